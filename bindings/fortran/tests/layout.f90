! Made by generate.py from the headers.
! SPDX-License-Identifier: Apache-2.0
! Prints the layout of every struct, as tests/layout.c does.
program layout
  use mpt
  implicit none

  call mpt_chain_layout
  call mpt_hooks_layout
  call mpt_thread_hooks_layout
  call mpt_device_module_layout
  call mpt_context_desc_layout
  call mpt_memory_info_layout
  call mpt_tensor_info_layout
  call mpt_backward_desc_layout
  call mpt_autocast_desc_layout
  call mpt_cast_cache_info_layout
  call mpt_op_info_layout
  call mpt_op_param_layout
  call mpt_attr_layout
  call mpt_custom_op_desc_layout
  call mpt_cross_entropy_desc_layout
  call mpt_conv_desc_layout
  call mpt_pool_desc_layout
  call mpt_batch_norm_desc_layout
  call mpt_norm_desc_layout
  call mpt_attention_desc_layout
  call mpt_rnn_desc_layout
  call mpt_precision_layout
  call mpt_params_info_layout
  call mpt_clip_desc_layout
  call mpt_optimizer_desc_layout
  call mpt_selection_layout
  call mpt_optimizer_info_layout
  call mpt_schedule_desc_layout
  call mpt_comm_message_layout
  call mpt_comm_desc_layout
  call mpt_comm_info_layout
  call mpt_scaler_desc_layout
  call mpt_scaler_info_layout
  call mpt_scaler_state_layout
  call mpt_stepper_desc_layout
  call mpt_verdict_layout
  call mpt_stepper_info_layout
  call mpt_recording_info_layout
  call mpt_lbfgs_desc_layout
  call mpt_lbfgs_info_layout
  call mpt_nn_conv_desc_layout
  call mpt_nn_embedding_desc_layout
  call mpt_nn_norm_desc_layout
  call mpt_nn_attention_desc_layout
  call mpt_nn_transformer_desc_layout
  call mpt_writer_layout
  call mpt_reader_layout
  call mpt_metadata_layout
  call mpt_params_file_desc_layout
  call mpt_params_load_info_layout
  call mpt_host_value_layout
  call mpt_training_desc_layout
  call mpt_memory_fit_info_layout
  call mpt_trace_info_layout
  call mpt_time_hooks_layout
  call mpt_trace_op_layout
  call mpt_trace_tensor_layout
  call mpt_trace_cast_layout
  call mpt_trace_kernel_layout
  call mpt_trace_hazard_layout
  call mpt_non_finite_layout
  call mpt_tensor_stats_layout
  call mpt_stats_desc_layout

contains

  subroutine field(name, base, address)
    character(len=*), intent(in) :: name
    type(c_ptr), intent(in) :: base, address

    print '(3a, i0)', '  ', name, ' ', transfer(address, 0_c_intptr_t) - &
      transfer(base, 0_c_intptr_t)
  end subroutine

  subroutine mpt_chain_layout
    type(mpt_chain), target :: s

    print '(a, i0)', 'mpt_chain ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_chain'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('type', c_loc(s), c_loc(s%type))
    call field('next', c_loc(s), c_loc(s%next))
  end subroutine

  subroutine mpt_hooks_layout
    type(mpt_hooks), target :: s

    print '(a, i0)', 'mpt_hooks ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_hooks'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('worker_count', c_loc(s), c_loc(s%worker_count))
    call field('next', c_loc(s), c_loc(s%next))
    call field('user', c_loc(s), c_loc(s%user))
    call field('alloc', c_loc(s), c_loc(s%alloc))
    call field('free', c_loc(s), c_loc(s%free))
    call field('parallel_for', c_loc(s), c_loc(s%parallel_for))
    call field('log', c_loc(s), c_loc(s%log))
    call field('done', c_loc(s), c_loc(s%done))
  end subroutine

  subroutine mpt_thread_hooks_layout
    type(mpt_thread_hooks), target :: s

    print '(a, i0)', 'mpt_thread_hooks ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_thread_hooks'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('type', c_loc(s), c_loc(s%type))
    call field('next', c_loc(s), c_loc(s%next))
    call field('start', c_loc(s), c_loc(s%start))
    call field('stop', c_loc(s), c_loc(s%stop))
  end subroutine

  subroutine mpt_device_module_layout
    type(mpt_device_module_t), target :: s

    print '(a, i0)', 'mpt_device_module ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_device_module'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('type', c_loc(s), c_loc(s%type))
    call field('next', c_loc(s), c_loc(s%next))
    call field('path', c_loc(s), c_loc(s%path))
    call field('alloc', c_loc(s), c_loc(s%alloc))
    call field('free', c_loc(s), c_loc(s%free))
    call field('user', c_loc(s), c_loc(s%user))
    call field('native', c_loc(s), c_loc(s%native))
  end subroutine

  subroutine mpt_context_desc_layout
    type(mpt_context_desc), target :: s

    print '(a, i0)', 'mpt_context_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_context_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('device', c_loc(s), c_loc(s%device))
    call field('next', c_loc(s), c_loc(s%next))
    call field('device_index', c_loc(s), c_loc(s%device_index))
    call field('flags', c_loc(s), c_loc(s%flags))
    call field('hooks', c_loc(s), c_loc(s%hooks))
    call field('own_threads', c_loc(s), c_loc(s%own_threads))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('seed', c_loc(s), c_loc(s%seed))
    call field('memory_limit', c_loc(s), c_loc(s%memory_limit))
    call field('cast_cache_limit', c_loc(s), c_loc(s%cast_cache_limit))
  end subroutine

  subroutine mpt_memory_info_layout
    type(mpt_memory_info), target :: s

    print '(a, i0)', 'mpt_memory_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_memory_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('now', c_loc(s), c_loc(s%now(1)))
    call field('total_now', c_loc(s), c_loc(s%total_now))
    call field('arena_bytes', c_loc(s), c_loc(s%arena_bytes))
    call field('outside_bytes', c_loc(s), c_loc(s%outside_bytes))
    call field('host_allocations', c_loc(s), c_loc(s%host_allocations))
    call field('live_tensors', c_loc(s), c_loc(s%live_tensors))
    call field('peak', c_loc(s), c_loc(s%peak(1)))
    call field('total_peak', c_loc(s), c_loc(s%total_peak))
    call field('at_peak', c_loc(s), c_loc(s%at_peak(1)))
    call field('steps', c_loc(s), c_loc(s%steps))
    call field('step_peak', c_loc(s), c_loc(s%step_peak))
    call field('step_at_peak', c_loc(s), c_loc(s%step_at_peak(1)))
    call field('step_allocated', c_loc(s), c_loc(s%step_allocated))
    call field('step_allocations', c_loc(s), c_loc(s%step_allocations))
  end subroutine

  subroutine mpt_tensor_info_layout
    type(mpt_tensor_info), target :: s

    print '(a, i0)', 'mpt_tensor_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_tensor_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('rank', c_loc(s), c_loc(s%rank))
    call field('shape', c_loc(s), c_loc(s%shape(1)))
    call field('stride', c_loc(s), c_loc(s%stride(1)))
    call field('count', c_loc(s), c_loc(s%count))
    call field('dtype', c_loc(s), c_loc(s%dtype))
    call field('device', c_loc(s), c_loc(s%device))
    call field('device_index', c_loc(s), c_loc(s%device_index))
    call field('requires_grad', c_loc(s), c_loc(s%requires_grad))
    call field('is_leaf', c_loc(s), c_loc(s%is_leaf))
    call field('has_master', c_loc(s), c_loc(s%has_master))
    call field('version', c_loc(s), c_loc(s%version))
  end subroutine

  subroutine mpt_backward_desc_layout
    type(mpt_backward_desc), target :: s

    print '(a, i0)', 'mpt_backward_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_backward_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('retain_graph', c_loc(s), c_loc(s%retain_graph))
    call field('next', c_loc(s), c_loc(s%next))
    call field('create_graph', c_loc(s), c_loc(s%create_graph))
    call field('reserved', c_loc(s), c_loc(s%reserved))
  end subroutine

  subroutine mpt_autocast_desc_layout
    type(mpt_autocast_desc), target :: s

    print '(a, i0)', 'mpt_autocast_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_autocast_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('dtype', c_loc(s), c_loc(s%dtype))
    call field('next', c_loc(s), c_loc(s%next))
    call field('enabled', c_loc(s), c_loc(s%enabled))
    call field('profile', c_loc(s), c_loc(s%profile))
    call field('cost_rule', c_loc(s), c_loc(s%cost_rule))
    call field('cache', c_loc(s), c_loc(s%cache))
  end subroutine

  subroutine mpt_cast_cache_info_layout
    type(mpt_cast_cache_info), target :: s

    print '(a, i0)', 'mpt_cast_cache_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_cast_cache_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('hits', c_loc(s), c_loc(s%hits))
    call field('misses', c_loc(s), c_loc(s%misses))
    call field('stale', c_loc(s), c_loc(s%stale))
    call field('evictions', c_loc(s), c_loc(s%evictions))
    call field('entries', c_loc(s), c_loc(s%entries))
    call field('bytes', c_loc(s), c_loc(s%bytes))
  end subroutine

  subroutine mpt_op_info_layout
    type(mpt_op_info), target :: s

    print '(a, i0)', 'mpt_op_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_op_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('cast_class', c_loc(s), c_loc(s%cast_class))
    call field('name', c_loc(s), c_loc(s%name))
    call field('inputs', c_loc(s), c_loc(s%inputs))
    call field('outputs', c_loc(s), c_loc(s%outputs))
    call field('params', c_loc(s), c_loc(s%params))
    call field('reserved', c_loc(s), c_loc(s%reserved))
  end subroutine

  subroutine mpt_op_param_layout
    type(mpt_op_param), target :: s

    print '(a, i0)', 'mpt_op_param ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_op_param'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('kind', c_loc(s), c_loc(s%kind))
    call field('name', c_loc(s), c_loc(s%name))
    call field('c_type', c_loc(s), c_loc(s%c_type))
    call field('optional', c_loc(s), c_loc(s%optional))
    call field('length', c_loc(s), c_loc(s%length))
  end subroutine

  subroutine mpt_attr_layout
    type(mpt_attr), target :: s

    print '(a, i0)', 'mpt_attr ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_attr'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('kind', c_loc(s), c_loc(s%kind))
    call field('name', c_loc(s), c_loc(s%name))
    call field('integer', c_loc(s), c_loc(s%integer))
    call field('number', c_loc(s), c_loc(s%number))
    call field('integers', c_loc(s), c_loc(s%integers))
    call field('count', c_loc(s), c_loc(s%count))
    call field('text', c_loc(s), c_loc(s%text))
  end subroutine

  subroutine mpt_custom_op_desc_layout
    type(mpt_custom_op_desc), target :: s

    print '(a, i0)', 'mpt_custom_op_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_custom_op_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('next', c_loc(s), c_loc(s%next))
    call field('name', c_loc(s), c_loc(s%name))
    call field('in_count', c_loc(s), c_loc(s%in_count))
    call field('out_count', c_loc(s), c_loc(s%out_count))
    call field('forward', c_loc(s), c_loc(s%forward))
    call field('backward', c_loc(s), c_loc(s%backward))
    call field('user', c_loc(s), c_loc(s%user))
    call field('done', c_loc(s), c_loc(s%done))
    call field('cast_class', c_loc(s), c_loc(s%cast_class))
    call field('in_scope', c_loc(s), c_loc(s%in_scope))
    call field('advice', c_loc(s), c_loc(s%advice))
  end subroutine

  subroutine mpt_cross_entropy_desc_layout
    type(mpt_cross_entropy_desc), target :: s

    print '(a, i0)', 'mpt_cross_entropy_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_cross_entropy_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reduction', c_loc(s), c_loc(s%reduction))
    call field('next', c_loc(s), c_loc(s%next))
    call field('ignore_index', c_loc(s), c_loc(s%ignore_index))
    call field('label_smoothing', c_loc(s), c_loc(s%label_smoothing))
  end subroutine

  subroutine mpt_conv_desc_layout
    type(mpt_conv_desc), target :: s

    print '(a, i0)', 'mpt_conv_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_conv_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('activation', c_loc(s), c_loc(s%activation))
    call field('next', c_loc(s), c_loc(s%next))
    call field('stride', c_loc(s), c_loc(s%stride(1)))
    call field('padding', c_loc(s), c_loc(s%padding(1)))
    call field('dilation', c_loc(s), c_loc(s%dilation(1)))
    call field('output_padding', c_loc(s), c_loc(s%output_padding(1)))
    call field('groups', c_loc(s), c_loc(s%groups))
  end subroutine

  subroutine mpt_pool_desc_layout
    type(mpt_pool_desc), target :: s

    print '(a, i0)', 'mpt_pool_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_pool_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('ceil_mode', c_loc(s), c_loc(s%ceil_mode))
    call field('next', c_loc(s), c_loc(s%next))
    call field('kernel', c_loc(s), c_loc(s%kernel(1)))
    call field('stride', c_loc(s), c_loc(s%stride(1)))
    call field('padding', c_loc(s), c_loc(s%padding(1)))
    call field('dilation', c_loc(s), c_loc(s%dilation(1)))
    call field('count_include_pad', c_loc(s), c_loc(s%count_include_pad))
    call field('reserved', c_loc(s), c_loc(s%reserved))
  end subroutine

  subroutine mpt_batch_norm_desc_layout
    type(mpt_batch_norm_desc), target :: s

    print '(a, i0)', 'mpt_batch_norm_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_batch_norm_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('training', c_loc(s), c_loc(s%training))
    call field('next', c_loc(s), c_loc(s%next))
    call field('momentum', c_loc(s), c_loc(s%momentum))
    call field('eps', c_loc(s), c_loc(s%eps))
    call field('activation', c_loc(s), c_loc(s%activation))
    call field('reserved', c_loc(s), c_loc(s%reserved))
  end subroutine

  subroutine mpt_norm_desc_layout
    type(mpt_norm_desc), target :: s

    print '(a, i0)', 'mpt_norm_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_norm_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('next', c_loc(s), c_loc(s%next))
    call field('eps', c_loc(s), c_loc(s%eps))
  end subroutine

  subroutine mpt_attention_desc_layout
    type(mpt_attention_desc), target :: s

    print '(a, i0)', 'mpt_attention_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_attention_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('causal', c_loc(s), c_loc(s%causal))
    call field('next', c_loc(s), c_loc(s%next))
    call field('dropout_p', c_loc(s), c_loc(s%dropout_p))
    call field('scale', c_loc(s), c_loc(s%scale))
  end subroutine

  subroutine mpt_rnn_desc_layout
    type(mpt_rnn_desc), target :: s

    print '(a, i0)', 'mpt_rnn_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_rnn_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('bias', c_loc(s), c_loc(s%bias))
    call field('next', c_loc(s), c_loc(s%next))
    call field('bidirectional', c_loc(s), c_loc(s%bidirectional))
    call field('batch_first', c_loc(s), c_loc(s%batch_first))
    call field('training', c_loc(s), c_loc(s%training))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('layers', c_loc(s), c_loc(s%layers))
    call field('dropout', c_loc(s), c_loc(s%dropout))
  end subroutine

  subroutine mpt_precision_layout
    type(mpt_precision), target :: s

    print '(a, i0)', 'mpt_precision ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_precision'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('param', c_loc(s), c_loc(s%param))
    call field('next', c_loc(s), c_loc(s%next))
    call field('compute', c_loc(s), c_loc(s%compute))
    call field('grad', c_loc(s), c_loc(s%grad))
    call field('output', c_loc(s), c_loc(s%output))
    call field('master', c_loc(s), c_loc(s%master))
    call field('vectors_f32', c_loc(s), c_loc(s%vectors_f32))
    call field('batch_norm_f32', c_loc(s), c_loc(s%batch_norm_f32))
    call field('profile', c_loc(s), c_loc(s%profile))
    call field('cost_rule', c_loc(s), c_loc(s%cost_rule))
    call field('scaling', c_loc(s), c_loc(s%scaling))
    call field('alias', c_loc(s), c_loc(s%alias))
    call field('static_scale', c_loc(s), c_loc(s%static_scale))
    call field('min_loss_scale', c_loc(s), c_loc(s%min_loss_scale))
    call field('max_loss_scale', c_loc(s), c_loc(s%max_loss_scale))
    call field('buffer', c_loc(s), c_loc(s%buffer))
    call field('reserved', c_loc(s), c_loc(s%reserved))
  end subroutine

  subroutine mpt_params_info_layout
    type(mpt_params_info), target :: s

    print '(a, i0)', 'mpt_params_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_params_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('tensors', c_loc(s), c_loc(s%tensors))
    call field('buffers', c_loc(s), c_loc(s%buffers))
    call field('elements', c_loc(s), c_loc(s%elements))
    call field('trainable', c_loc(s), c_loc(s%trainable))
    call field('bytes', c_loc(s), c_loc(s%bytes))
    call field('grad_bytes', c_loc(s), c_loc(s%grad_bytes))
  end subroutine

  subroutine mpt_clip_desc_layout
    type(mpt_clip_desc), target :: s

    print '(a, i0)', 'mpt_clip_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_clip_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('error_if_nonfinite', c_loc(s), c_loc(s%error_if_nonfinite))
    call field('next', c_loc(s), c_loc(s%next))
    call field('norm_type', c_loc(s), c_loc(s%norm_type))
  end subroutine

  subroutine mpt_optimizer_desc_layout
    type(mpt_optimizer_desc), target :: s

    print '(a, i0)', 'mpt_optimizer_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_optimizer_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('kind', c_loc(s), c_loc(s%kind))
    call field('next', c_loc(s), c_loc(s%next))
    call field('lr', c_loc(s), c_loc(s%lr))
    call field('weight_decay', c_loc(s), c_loc(s%weight_decay))
    call field('eps', c_loc(s), c_loc(s%eps))
    call field('momentum', c_loc(s), c_loc(s%momentum))
    call field('dampening', c_loc(s), c_loc(s%dampening))
    call field('beta1', c_loc(s), c_loc(s%beta1))
    call field('beta2', c_loc(s), c_loc(s%beta2))
    call field('beta3', c_loc(s), c_loc(s%beta3))
    call field('alpha', c_loc(s), c_loc(s%alpha))
    call field('alpha_warmup', c_loc(s), c_loc(s%alpha_warmup))
    call field('beta3_warmup', c_loc(s), c_loc(s%beta3_warmup))
    call field('lr_decay', c_loc(s), c_loc(s%lr_decay))
    call field('initial_accumulator', c_loc(s), c_loc(s%initial_accumulator))
    call field('trust_coefficient', c_loc(s), c_loc(s%trust_coefficient))
    call field('beta2_decay', c_loc(s), c_loc(s%beta2_decay))
    call field('min_rms', c_loc(s), c_loc(s%min_rms))
    call field('clip_threshold', c_loc(s), c_loc(s%clip_threshold))
    call field('maximize', c_loc(s), c_loc(s%maximize))
    call field('nesterov', c_loc(s), c_loc(s%nesterov))
    call field('amsgrad', c_loc(s), c_loc(s%amsgrad))
    call field('centered', c_loc(s), c_loc(s%centered))
    call field('trust_clip', c_loc(s), c_loc(s%trust_clip))
    call field('state_bits', c_loc(s), c_loc(s%state_bits))
    call field('state_block', c_loc(s), c_loc(s%state_block))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('state_min', c_loc(s), c_loc(s%state_min))
  end subroutine

  subroutine mpt_selection_layout
    type(mpt_selection), target :: s

    print '(a, i0)', 'mpt_selection ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_selection'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('next', c_loc(s), c_loc(s%next))
    call field('prefix', c_loc(s), c_loc(s%prefix))
    call field('suffix', c_loc(s), c_loc(s%suffix))
    call field('min_rank', c_loc(s), c_loc(s%min_rank))
    call field('max_rank', c_loc(s), c_loc(s%max_rank))
  end subroutine

  subroutine mpt_optimizer_info_layout
    type(mpt_optimizer_info), target :: s

    print '(a, i0)', 'mpt_optimizer_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_optimizer_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('groups', c_loc(s), c_loc(s%groups))
    call field('steps', c_loc(s), c_loc(s%steps))
    call field('parameters', c_loc(s), c_loc(s%parameters))
    call field('state_bytes', c_loc(s), c_loc(s%state_bytes))
    call field('schedule_step', c_loc(s), c_loc(s%schedule_step))
  end subroutine

  subroutine mpt_schedule_desc_layout
    type(mpt_schedule_desc), target :: s

    print '(a, i0)', 'mpt_schedule_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_schedule_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('kind', c_loc(s), c_loc(s%kind))
    call field('next', c_loc(s), c_loc(s%next))
    call field('warmup_steps', c_loc(s), c_loc(s%warmup_steps))
    call field('total_steps', c_loc(s), c_loc(s%total_steps))
    call field('end_factor', c_loc(s), c_loc(s%end_factor))
    call field('step_size', c_loc(s), c_loc(s%step_size))
    call field('gamma', c_loc(s), c_loc(s%gamma))
    call field('pct_start', c_loc(s), c_loc(s%pct_start))
    call field('div_factor', c_loc(s), c_loc(s%div_factor))
    call field('final_div_factor', c_loc(s), c_loc(s%final_div_factor))
    call field('base_momentum', c_loc(s), c_loc(s%base_momentum))
    call field('max_momentum', c_loc(s), c_loc(s%max_momentum))
    call field('cycle_momentum', c_loc(s), c_loc(s%cycle_momentum))
    call field('linear_anneal', c_loc(s), c_loc(s%linear_anneal))
    call field('factor', c_loc(s), c_loc(s%factor))
    call field('user', c_loc(s), c_loc(s%user))
    call field('done', c_loc(s), c_loc(s%done))
    call field('min_lr', c_loc(s), c_loc(s%min_lr))
    call field('first_step', c_loc(s), c_loc(s%first_step))
    call field('resets_lr', c_loc(s), c_loc(s%resets_lr))
  end subroutine

  subroutine mpt_comm_message_layout
    type(mpt_comm_message), target :: s

    print '(a, i0)', 'mpt_comm_message ', c_sizeof(s)
    call field('send', c_loc(s), c_loc(s%send))
    call field('send_bytes', c_loc(s), c_loc(s%send_bytes))
    call field('recv', c_loc(s), c_loc(s%recv))
    call field('recv_bytes', c_loc(s), c_loc(s%recv_bytes))
  end subroutine

  subroutine mpt_comm_desc_layout
    type(mpt_comm_desc), target :: s

    print '(a, i0)', 'mpt_comm_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_comm_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('rank', c_loc(s), c_loc(s%rank))
    call field('next', c_loc(s), c_loc(s%next))
    call field('size', c_loc(s), c_loc(s%size))
    call field('flags', c_loc(s), c_loc(s%flags))
    call field('time_limit', c_loc(s), c_loc(s%time_limit))
    call field('exchange', c_loc(s), c_loc(s%exchange))
    call field('wait', c_loc(s), c_loc(s%wait))
    call field('abort', c_loc(s), c_loc(s%abort))
    call field('user', c_loc(s), c_loc(s%user))
    call field('done', c_loc(s), c_loc(s%done))
  end subroutine

  subroutine mpt_comm_info_layout
    type(mpt_comm_info), target :: s

    print '(a, i0)', 'mpt_comm_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_comm_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('rank', c_loc(s), c_loc(s%rank))
    call field('size', c_loc(s), c_loc(s%size))
    call field('failed', c_loc(s), c_loc(s%failed))
    call field('exchanges', c_loc(s), c_loc(s%exchanges))
    call field('bytes_sent', c_loc(s), c_loc(s%bytes_sent))
    call field('bytes_received', c_loc(s), c_loc(s%bytes_received))
    call field('seconds_waited', c_loc(s), c_loc(s%seconds_waited))
    call field('direct', c_loc(s), c_loc(s%direct))
  end subroutine

  subroutine mpt_scaler_desc_layout
    type(mpt_scaler_desc), target :: s

    print '(a, i0)', 'mpt_scaler_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_scaler_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('enabled', c_loc(s), c_loc(s%enabled))
    call field('next', c_loc(s), c_loc(s%next))
    call field('init_scale', c_loc(s), c_loc(s%init_scale))
    call field('growth_factor', c_loc(s), c_loc(s%growth_factor))
    call field('backoff_factor', c_loc(s), c_loc(s%backoff_factor))
    call field('growth_interval', c_loc(s), c_loc(s%growth_interval))
    call field('min_scale', c_loc(s), c_loc(s%min_scale))
    call field('max_scale', c_loc(s), c_loc(s%max_scale))
    call field('hysteresis', c_loc(s), c_loc(s%hysteresis))
    call field('is_static', c_loc(s), c_loc(s%is_static))
  end subroutine

  subroutine mpt_scaler_info_layout
    type(mpt_scaler_info), target :: s

    print '(a, i0)', 'mpt_scaler_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_scaler_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('enabled', c_loc(s), c_loc(s%enabled))
    call field('scale', c_loc(s), c_loc(s%scale))
    call field('growth_tracker', c_loc(s), c_loc(s%growth_tracker))
    call field('hysteresis_left', c_loc(s), c_loc(s%hysteresis_left))
    call field('updates', c_loc(s), c_loc(s%updates))
    call field('skipped', c_loc(s), c_loc(s%skipped))
  end subroutine

  subroutine mpt_scaler_state_layout
    type(mpt_scaler_state), target :: s

    print '(a, i0)', 'mpt_scaler_state ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_scaler_state'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('hysteresis_left', c_loc(s), c_loc(s%hysteresis_left))
    call field('scale', c_loc(s), c_loc(s%scale))
    call field('growth_factor', c_loc(s), c_loc(s%growth_factor))
    call field('backoff_factor', c_loc(s), c_loc(s%backoff_factor))
    call field('growth_interval', c_loc(s), c_loc(s%growth_interval))
    call field('growth_tracker', c_loc(s), c_loc(s%growth_tracker))
  end subroutine

  subroutine mpt_stepper_desc_layout
    type(mpt_stepper_desc), target :: s

    print '(a, i0)', 'mpt_stepper_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_stepper_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('accumulate', c_loc(s), c_loc(s%accumulate))
    call field('next', c_loc(s), c_loc(s%next))
    call field('at_once', c_loc(s), c_loc(s%at_once))
    call field('losses', c_loc(s), c_loc(s%losses))
    call field('scaler', c_loc(s), c_loc(s%scaler))
    call field('clip_norm', c_loc(s), c_loc(s%clip_norm))
    call field('clip_norm_type', c_loc(s), c_loc(s%clip_norm_type))
    call field('clip_value', c_loc(s), c_loc(s%clip_value))
    call field('clip_over', c_loc(s), c_loc(s%clip_over))
    call field('check', c_loc(s), c_loc(s%check))
    call field('skip', c_loc(s), c_loc(s%skip))
    call field('error_if_nonfinite', c_loc(s), c_loc(s%error_if_nonfinite))
    call field('skip_limit', c_loc(s), c_loc(s%skip_limit))
    call field('events', c_loc(s), c_loc(s%events))
    call field('keep_grads', c_loc(s), c_loc(s%keep_grads))
    call field('release_grads', c_loc(s), c_loc(s%release_grads))
    call field('comm', c_loc(s), c_loc(s%comm))
    call field('bucket_bytes', c_loc(s), c_loc(s%bucket_bytes))
    call field('compare_every', c_loc(s), c_loc(s%compare_every))
    call field('wire', c_loc(s), c_loc(s%wire))
    call field('overlap', c_loc(s), c_loc(s%overlap))
    call field('shard', c_loc(s), c_loc(s%shard))
    call field('wire_stochastic', c_loc(s), c_loc(s%wire_stochastic))
    call field('gather_from', c_loc(s), c_loc(s%gather_from))
    call field('gather_bytes', c_loc(s), c_loc(s%gather_bytes))
  end subroutine

  subroutine mpt_verdict_layout
    type(mpt_verdict), target :: s

    print '(a, i0)', 'mpt_verdict ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_verdict'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('outcome', c_loc(s), c_loc(s%outcome))
    call field('optimizer', c_loc(s), c_loc(s%optimizer))
    call field('loss', c_loc(s), c_loc(s%loss))
    call field('step', c_loc(s), c_loc(s%step))
    call field('steps', c_loc(s), c_loc(s%steps))
    call field('grad_norm', c_loc(s), c_loc(s%grad_norm))
    call field('scale_before', c_loc(s), c_loc(s%scale_before))
    call field('scale_after', c_loc(s), c_loc(s%scale_after))
    call field('non_finite', c_loc(s), c_loc(s%non_finite))
    call field('bad_parameter', c_loc(s), c_loc(s%bad_parameter))
    call field('bad_phase', c_loc(s), c_loc(s%bad_phase))
    call field('bad_op', c_loc(s), c_loc(s%bad_op))
    call field('bad_op_name', c_loc(s), c_loc(s%bad_op_name))
    call field('bad_tensor', c_loc(s), c_loc(s%bad_tensor))
    call field('bad_text', c_loc(s), c_loc(s%bad_text))
    call field('bad_rank', c_loc(s), c_loc(s%bad_rank))
    call field('reserved', c_loc(s), c_loc(s%reserved))
  end subroutine

  subroutine mpt_stepper_info_layout
    type(mpt_stepper_info), target :: s

    print '(a, i0)', 'mpt_stepper_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_stepper_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('optimizers', c_loc(s), c_loc(s%optimizers))
    call field('steps', c_loc(s), c_loc(s%steps))
    call field('skipped', c_loc(s), c_loc(s%skipped))
    call field('open', c_loc(s), c_loc(s%open))
    call field('events', c_loc(s), c_loc(s%events))
    call field('skipped_in_row', c_loc(s), c_loc(s%skipped_in_row))
  end subroutine

  subroutine mpt_recording_info_layout
    type(mpt_recording_info), target :: s

    print '(a, i0)', 'mpt_recording_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_recording_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('captures', c_loc(s), c_loc(s%captures))
    call field('launches', c_loc(s), c_loc(s%launches))
    call field('replays', c_loc(s), c_loc(s%replays))
    call field('bytes', c_loc(s), c_loc(s%bytes))
  end subroutine

  subroutine mpt_lbfgs_desc_layout
    type(mpt_lbfgs_desc), target :: s

    print '(a, i0)', 'mpt_lbfgs_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_lbfgs_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('line_search', c_loc(s), c_loc(s%line_search))
    call field('next', c_loc(s), c_loc(s%next))
    call field('scaler', c_loc(s), c_loc(s%scaler))
    call field('lr', c_loc(s), c_loc(s%lr))
    call field('max_iterations', c_loc(s), c_loc(s%max_iterations))
    call field('max_evaluations', c_loc(s), c_loc(s%max_evaluations))
    call field('history', c_loc(s), c_loc(s%history))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('tolerance_grad', c_loc(s), c_loc(s%tolerance_grad))
    call field('tolerance_change', c_loc(s), c_loc(s%tolerance_change))
  end subroutine

  subroutine mpt_lbfgs_info_layout
    type(mpt_lbfgs_info), target :: s

    print '(a, i0)', 'mpt_lbfgs_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_lbfgs_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('history', c_loc(s), c_loc(s%history))
    call field('steps', c_loc(s), c_loc(s%steps))
    call field('iterations', c_loc(s), c_loc(s%iterations))
    call field('evaluations', c_loc(s), c_loc(s%evaluations))
  end subroutine

  subroutine mpt_nn_conv_desc_layout
    type(mpt_nn_conv_desc), target :: s

    print '(a, i0)', 'mpt_nn_conv_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_nn_conv_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('activation', c_loc(s), c_loc(s%activation))
    call field('next', c_loc(s), c_loc(s%next))
    call field('bias', c_loc(s), c_loc(s%bias))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('kernel', c_loc(s), c_loc(s%kernel(1)))
    call field('stride', c_loc(s), c_loc(s%stride(1)))
    call field('padding', c_loc(s), c_loc(s%padding(1)))
    call field('dilation', c_loc(s), c_loc(s%dilation(1)))
    call field('output_padding', c_loc(s), c_loc(s%output_padding(1)))
    call field('groups', c_loc(s), c_loc(s%groups))
  end subroutine

  subroutine mpt_nn_embedding_desc_layout
    type(mpt_nn_embedding_desc), target :: s

    print '(a, i0)', 'mpt_nn_embedding_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_nn_embedding_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('sparse', c_loc(s), c_loc(s%sparse))
    call field('next', c_loc(s), c_loc(s%next))
    call field('padding_idx', c_loc(s), c_loc(s%padding_idx))
  end subroutine

  subroutine mpt_nn_norm_desc_layout
    type(mpt_nn_norm_desc), target :: s

    print '(a, i0)', 'mpt_nn_norm_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_nn_norm_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('affine', c_loc(s), c_loc(s%affine))
    call field('next', c_loc(s), c_loc(s%next))
    call field('bias', c_loc(s), c_loc(s%bias))
    call field('activation', c_loc(s), c_loc(s%activation))
    call field('eps', c_loc(s), c_loc(s%eps))
    call field('momentum', c_loc(s), c_loc(s%momentum))
    call field('track_running_stats', c_loc(s), c_loc(s%track_running_stats))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('comm', c_loc(s), c_loc(s%comm))
  end subroutine

  subroutine mpt_nn_attention_desc_layout
    type(mpt_nn_attention_desc), target :: s

    print '(a, i0)', 'mpt_nn_attention_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_nn_attention_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('bias', c_loc(s), c_loc(s%bias))
    call field('next', c_loc(s), c_loc(s%next))
    call field('causal', c_loc(s), c_loc(s%causal))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('dropout', c_loc(s), c_loc(s%dropout))
  end subroutine

  subroutine mpt_nn_transformer_desc_layout
    type(mpt_nn_transformer_desc), target :: s

    print '(a, i0)', 'mpt_nn_transformer_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_nn_transformer_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('activation', c_loc(s), c_loc(s%activation))
    call field('next', c_loc(s), c_loc(s%next))
    call field('norm_first', c_loc(s), c_loc(s%norm_first))
    call field('causal', c_loc(s), c_loc(s%causal))
    call field('bias', c_loc(s), c_loc(s%bias))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('dim_feedforward', c_loc(s), c_loc(s%dim_feedforward))
    call field('dropout', c_loc(s), c_loc(s%dropout))
    call field('layer_norm_eps', c_loc(s), c_loc(s%layer_norm_eps))
  end subroutine

  subroutine mpt_writer_layout
    type(mpt_writer), target :: s

    print '(a, i0)', 'mpt_writer ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_writer'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('next', c_loc(s), c_loc(s%next))
    call field('blob', c_loc(s), c_loc(s%blob))
    call field('begin', c_loc(s), c_loc(s%begin))
    call field('write', c_loc(s), c_loc(s%write))
    call field('user', c_loc(s), c_loc(s%user))
  end subroutine

  subroutine mpt_reader_layout
    type(mpt_reader), target :: s

    print '(a, i0)', 'mpt_reader ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_reader'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('next', c_loc(s), c_loc(s%next))
    call field('data', c_loc(s), c_loc(s%data))
    call field('bytes', c_loc(s), c_loc(s%bytes))
    call field('read', c_loc(s), c_loc(s%read))
    call field('user', c_loc(s), c_loc(s%user))
    call field('done', c_loc(s), c_loc(s%done))
    call field('name', c_loc(s), c_loc(s%name))
  end subroutine

  subroutine mpt_metadata_layout
    type(mpt_metadata), target :: s

    print '(a, i0)', 'mpt_metadata ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_metadata'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('key', c_loc(s), c_loc(s%key))
    call field('value', c_loc(s), c_loc(s%value))
  end subroutine

  subroutine mpt_params_file_desc_layout
    type(mpt_params_file_desc), target :: s

    print '(a, i0)', 'mpt_params_file_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_params_file_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('strict', c_loc(s), c_loc(s%strict))
    call field('next', c_loc(s), c_loc(s%next))
    call field('prefix', c_loc(s), c_loc(s%prefix))
    call field('file_prefix', c_loc(s), c_loc(s%file_prefix))
    call field('metadata', c_loc(s), c_loc(s%metadata))
    call field('metadata_count', c_loc(s), c_loc(s%metadata_count))
    call field('dtype', c_loc(s), c_loc(s%dtype))
  end subroutine

  subroutine mpt_params_load_info_layout
    type(mpt_params_load_info), target :: s

    print '(a, i0)', 'mpt_params_load_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_params_load_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('loaded', c_loc(s), c_loc(s%loaded))
    call field('missing', c_loc(s), c_loc(s%missing))
    call field('unexpected', c_loc(s), c_loc(s%unexpected))
  end subroutine

  subroutine mpt_host_value_layout
    type(mpt_host_value), target :: s

    print '(a, i0)', 'mpt_host_value ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_host_value'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('key', c_loc(s), c_loc(s%key))
    call field('data', c_loc(s), c_loc(s%data))
    call field('bytes', c_loc(s), c_loc(s%bytes))
  end subroutine

  subroutine mpt_training_desc_layout
    type(mpt_training_desc), target :: s

    print '(a, i0)', 'mpt_training_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_training_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('next', c_loc(s), c_loc(s%next))
    call field('stepper', c_loc(s), c_loc(s%stepper))
    call field('steppers', c_loc(s), c_loc(s%steppers))
    call field('optimizers', c_loc(s), c_loc(s%optimizers))
    call field('params', c_loc(s), c_loc(s%params))
    call field('scaler', c_loc(s), c_loc(s%scaler))
    call field('scalers', c_loc(s), c_loc(s%scalers))
    call field('lbfgs', c_loc(s), c_loc(s%lbfgs))
    call field('values', c_loc(s), c_loc(s%values))
    call field('stepper_count', c_loc(s), c_loc(s%stepper_count))
    call field('optimizer_count', c_loc(s), c_loc(s%optimizer_count))
    call field('params_count', c_loc(s), c_loc(s%params_count))
    call field('scaler_count', c_loc(s), c_loc(s%scaler_count))
    call field('lbfgs_count', c_loc(s), c_loc(s%lbfgs_count))
    call field('value_count', c_loc(s), c_loc(s%value_count))
  end subroutine

  subroutine mpt_memory_fit_info_layout
    type(mpt_memory_fit_info), target :: s

    print '(a, i0)', 'mpt_memory_fit_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_memory_fit_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('fits', c_loc(s), c_loc(s%fits))
    call field('watched_batch', c_loc(s), c_loc(s%watched_batch))
    call field('watched_peak', c_loc(s), c_loc(s%watched_peak))
    call field('peak', c_loc(s), c_loc(s%peak))
    call field('at_peak', c_loc(s), c_loc(s%at_peak(1)))
    call field('largest_batch', c_loc(s), c_loc(s%largest_batch))
  end subroutine

  subroutine mpt_trace_info_layout
    type(mpt_trace_info), target :: s

    print '(a, i0)', 'mpt_trace_info ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_trace_info'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('on', c_loc(s), c_loc(s%on))
    call field('ops', c_loc(s), c_loc(s%ops))
    call field('casts', c_loc(s), c_loc(s%casts))
    call field('kernels', c_loc(s), c_loc(s%kernels))
    call field('hazards', c_loc(s), c_loc(s%hazards))
    call field('bytes', c_loc(s), c_loc(s%bytes))
    call field('cast_bytes', c_loc(s), c_loc(s%cast_bytes))
  end subroutine

  subroutine mpt_time_hooks_layout
    type(mpt_time_hooks), target :: s

    print '(a, i0)', 'mpt_time_hooks ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_time_hooks'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('type', c_loc(s), c_loc(s%type))
    call field('next', c_loc(s), c_loc(s%next))
    call field('clock', c_loc(s), c_loc(s%clock))
    call field('zone_begin', c_loc(s), c_loc(s%zone_begin))
    call field('zone_end', c_loc(s), c_loc(s%zone_end))
  end subroutine

  subroutine mpt_trace_op_layout
    type(mpt_trace_op), target :: s

    print '(a, i0)', 'mpt_trace_op ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_trace_op'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('phase', c_loc(s), c_loc(s%phase))
    call field('op', c_loc(s), c_loc(s%op))
    call field('cast_class', c_loc(s), c_loc(s%cast_class))
    call field('why', c_loc(s), c_loc(s%why))
    call field('scope', c_loc(s), c_loc(s%scope))
    call field('inputs', c_loc(s), c_loc(s%inputs))
    call field('casts', c_loc(s), c_loc(s%casts))
    call field('kernels', c_loc(s), c_loc(s%kernels))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('bytes', c_loc(s), c_loc(s%bytes))
    call field('name', c_loc(s), c_loc(s%name))
  end subroutine

  subroutine mpt_trace_tensor_layout
    type(mpt_trace_tensor), target :: s

    print '(a, i0)', 'mpt_trace_tensor ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_trace_tensor'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('dtype', c_loc(s), c_loc(s%dtype))
    call field('rank', c_loc(s), c_loc(s%rank))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('shape', c_loc(s), c_loc(s%shape(1)))
    call field('name', c_loc(s), c_loc(s%name))
  end subroutine

  subroutine mpt_trace_cast_layout
    type(mpt_trace_cast), target :: s

    print '(a, i0)', 'mpt_trace_cast ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_trace_cast'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('cache', c_loc(s), c_loc(s%cache))
    call field('op', c_loc(s), c_loc(s%op))
    call field('from', c_loc(s), c_loc(s%from))
    call field('to', c_loc(s), c_loc(s%to))
    call field('elements', c_loc(s), c_loc(s%elements))
    call field('bytes', c_loc(s), c_loc(s%bytes))
    call field('name', c_loc(s), c_loc(s%name))
  end subroutine

  subroutine mpt_trace_kernel_layout
    type(mpt_trace_kernel), target :: s

    print '(a, i0)', 'mpt_trace_kernel ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_trace_kernel'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('op', c_loc(s), c_loc(s%op))
    call field('bytes', c_loc(s), c_loc(s%bytes))
    call field('operands', c_loc(s), c_loc(s%operands))
    call field('name', c_loc(s), c_loc(s%name))
    call field('refused', c_loc(s), c_loc(s%refused))
  end subroutine

  subroutine mpt_trace_hazard_layout
    type(mpt_trace_hazard), target :: s

    print '(a, i0)', 'mpt_trace_hazard ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_trace_hazard'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('kind', c_loc(s), c_loc(s%kind))
    call field('op', c_loc(s), c_loc(s%op))
    call field('from', c_loc(s), c_loc(s%from))
    call field('to', c_loc(s), c_loc(s%to))
    call field('name', c_loc(s), c_loc(s%name))
    call field('text', c_loc(s), c_loc(s%text))
  end subroutine

  subroutine mpt_non_finite_layout
    type(mpt_non_finite), target :: s

    print '(a, i0)', 'mpt_non_finite ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_non_finite'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('phase', c_loc(s), c_loc(s%phase))
    call field('exact', c_loc(s), c_loc(s%exact))
    call field('op', c_loc(s), c_loc(s%op))
    call field('op_name', c_loc(s), c_loc(s%op_name))
    call field('sequence', c_loc(s), c_loc(s%sequence))
    call field('tensor', c_loc(s), c_loc(s%tensor))
    call field('dtype', c_loc(s), c_loc(s%dtype))
    call field('reserved', c_loc(s), c_loc(s%reserved))
    call field('elements', c_loc(s), c_loc(s%elements))
    call field('nans', c_loc(s), c_loc(s%nans))
    call field('infs', c_loc(s), c_loc(s%infs))
    call field('last_finite', c_loc(s), c_loc(s%last_finite))
    call field('found', c_loc(s), c_loc(s%found))
    call field('step', c_loc(s), c_loc(s%step))
    call field('text', c_loc(s), c_loc(s%text))
  end subroutine

  subroutine mpt_tensor_stats_layout
    type(mpt_tensor_stats), target :: s

    print '(a, i0)', 'mpt_tensor_stats ', c_sizeof(s)
    if (s%struct_size /= int(c_sizeof(s))) error stop 'struct_size of mpt_tensor_stats'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('dtype', c_loc(s), c_loc(s%dtype))
    call field('elements', c_loc(s), c_loc(s%elements))
    call field('zeros', c_loc(s), c_loc(s%zeros))
    call field('underflows', c_loc(s), c_loc(s%underflows))
    call field('subnormals', c_loc(s), c_loc(s%subnormals))
    call field('overflows', c_loc(s), c_loc(s%overflows))
    call field('infinities', c_loc(s), c_loc(s%infinities))
    call field('nans', c_loc(s), c_loc(s%nans))
    call field('smallest', c_loc(s), c_loc(s%smallest))
    call field('largest', c_loc(s), c_loc(s%largest))
    call field('exponents', c_loc(s), c_loc(s%exponents(1)))
  end subroutine

  subroutine mpt_stats_desc_layout
    type(mpt_stats_desc), target :: s

    print '(a, i0)', 'mpt_stats_desc ', c_sizeof(s)
    if (s%struct_size /= 0) error stop 'struct_size of mpt_stats_desc'
    call field('struct_size', c_loc(s), c_loc(s%struct_size))
    call field('dtype', c_loc(s), c_loc(s%dtype))
    call field('next', c_loc(s), c_loc(s%next))
    call field('scale', c_loc(s), c_loc(s%scale))
  end subroutine

end program
