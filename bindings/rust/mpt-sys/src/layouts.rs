// Made by bindgen from the headers; see generate.py.
// Each struct has its size, alignment and offsets.
// SPDX-License-Identifier: Apache-2.0
layouts! {
    mpt_chain 16 8 { struct_size 0, type_ 4, next 8 }
    mpt_hooks 64 8 { struct_size 0, worker_count 4, next 8, user 16, alloc 24, free 32,
        parallel_for 40, log 48, done 56 }
    mpt_thread_hooks 32 8 { struct_size 0, type_ 4, next 8, start 16, stop 24 }
    mpt_device_module 56 8 { struct_size 0, type_ 4, next 8, path 16, alloc 24, free 32, user 40,
        native 48 }
    mpt_context_desc 64 8 { struct_size 0, device 4, next 8, device_index 16, flags 20, hooks 24,
        own_threads 32, reserved 36, seed 40, memory_limit 48, cast_cache_limit 56 }
    mpt_memory_info 600 8 { struct_size 0, reserved 4, now 8, total_now 136, arena_bytes 144,
        outside_bytes 152, host_allocations 160, live_tensors 168, peak 176, total_peak 304,
        at_peak 312, steps 440, step_peak 448, step_at_peak 456, step_allocated 584,
        step_allocations 592 }
    mpt_tensor_info 176 8 { struct_size 0, rank 4, shape 8, stride 72, count 136, dtype 144,
        device 148, device_index 152, requires_grad 156, is_leaf 160, has_master 164, version 168 }
    mpt_backward_desc 24 8 { struct_size 0, retain_graph 4, next 8, create_graph 16, reserved 20 }
    mpt_autocast_desc 32 8 { struct_size 0, dtype 4, next 8, enabled 16, profile 20, cost_rule 24,
        cache 28 }
    mpt_cast_cache_info 56 8 { struct_size 0, reserved 4, hits 8, misses 16, stale 24, evictions 32,
        entries 40, bytes 48 }
    mpt_op_info 32 8 { struct_size 0, cast_class 4, name 8, inputs 16, outputs 20, params 24,
        reserved 28 }
    mpt_op_param 32 8 { struct_size 0, kind 4, name 8, c_type 16, optional 24, length 28 }
    mpt_attr 56 8 { struct_size 0, kind 4, name 8, integer 16, number 24, integers 32, count 40,
        text 48 }
    mpt_custom_op_desc 80 8 { struct_size 0, reserved 4, next 8, name 16, in_count 24, out_count 28,
        forward 32, backward 40, user 48, done 56, cast_class 64, in_scope 68, advice 72 }
    mpt_cross_entropy_desc 32 8 { struct_size 0, reduction 4, next 8, ignore_index 16,
        label_smoothing 24 }
    mpt_conv_desc 120 8 { struct_size 0, activation 4, next 8, stride 16, padding 40, dilation 64,
        output_padding 88, groups 112 }
    mpt_pool_desc 120 8 { struct_size 0, ceil_mode 4, next 8, kernel 16, stride 40, padding 64,
        dilation 88, count_include_pad 112, reserved 116 }
    mpt_batch_norm_desc 40 8 { struct_size 0, training 4, next 8, momentum 16, eps 24,
        activation 32, reserved 36 }
    mpt_norm_desc 24 8 { struct_size 0, reserved 4, next 8, eps 16 }
    mpt_attention_desc 32 8 { struct_size 0, causal 4, next 8, dropout_p 16, scale 24 }
    mpt_rnn_desc 48 8 { struct_size 0, bias 4, next 8, bidirectional 16, batch_first 20,
        training 24, reserved 28, layers 32, dropout 40 }
    mpt_precision 88 8 { struct_size 0, param 4, next 8, compute 16, grad 20, output 24, master 28,
        vectors_f32 32, batch_norm_f32 36, profile 40, cost_rule 44, scaling 48, alias 52,
        static_scale 56, min_loss_scale 64, max_loss_scale 72, buffer 80, reserved 84 }
    mpt_params_info 56 8 { struct_size 0, reserved 4, tensors 8, buffers 16, elements 24,
        trainable 32, bytes 40, grad_bytes 48 }
    mpt_clip_desc 24 8 { struct_size 0, error_if_nonfinite 4, next 8, norm_type 16 }
    mpt_optimizer_desc 192 8 { struct_size 0, kind 4, next 8, lr 16, weight_decay 24, eps 32,
        momentum 40, dampening 48, beta1 56, beta2 64, beta3 72, alpha 80, alpha_warmup 88,
        beta3_warmup 96, lr_decay 104, initial_accumulator 112, trust_coefficient 120,
        beta2_decay 128, min_rms 136, clip_threshold 144, maximize 152, nesterov 156, amsgrad 160,
        centered 164, trust_clip 168, state_bits 172, state_block 176, reserved 180, state_min 184 }
    mpt_selection 40 8 { struct_size 0, reserved 4, next 8, prefix 16, suffix 24, min_rank 32,
        max_rank 36 }
    mpt_optimizer_info 40 8 { struct_size 0, groups 4, steps 8, parameters 16, state_bytes 24,
        schedule_step 32 }
    mpt_schedule_desc 152 8 { struct_size 0, kind 4, next 8, warmup_steps 16, total_steps 24,
        end_factor 32, step_size 40, gamma 48, pct_start 56, div_factor 64, final_div_factor 72,
        base_momentum 80, max_momentum 88, cycle_momentum 96, linear_anneal 100, factor 104,
        user 112, done 120, min_lr 128, first_step 136, resets_lr 144 }
    mpt_comm_message 32 8 { send 0, send_bytes 8, recv 16, recv_bytes 24 }
    mpt_comm_desc 72 8 { struct_size 0, rank 4, next 8, size 16, flags 20, time_limit 24,
        exchange 32, wait 40, abort 48, user 56, done 64 }
    mpt_comm_info 56 8 { struct_size 0, rank 4, size 8, failed 12, exchanges 16, bytes_sent 24,
        bytes_received 32, seconds_waited 40, direct 48 }
    mpt_trace_info 56 8 { struct_size 0, on 4, ops 8, casts 16, kernels 24, hazards 32, bytes 40,
        cast_bytes 48 }
    mpt_time_hooks 40 8 { struct_size 0, type_ 4, next 8, clock 16, zone_begin 24, zone_end 32 }
    mpt_trace_op 56 8 { struct_size 0, phase 4, op 8, cast_class 12, why 16, scope 20, inputs 24,
        casts 28, kernels 32, reserved 36, bytes 40, name 48 }
    mpt_trace_tensor 88 8 { struct_size 0, dtype 4, rank 8, reserved 12, shape 16, name 80 }
    mpt_trace_cast 48 8 { struct_size 0, cache 4, op 8, from 16, to 20, elements 24, bytes 32,
        name 40 }
    mpt_trace_kernel 48 8 { struct_size 0, reserved 4, op 8, bytes 16, operands 24, name 32,
        refused 40 }
    mpt_trace_hazard 40 8 { struct_size 0, kind 4, op 8, from 16, to 20, name 24, text 32 }
    mpt_non_finite 104 8 { struct_size 0, phase 4, exact 8, op 12, op_name 16, sequence 24,
        tensor 32, dtype 40, reserved 44, elements 48, nans 56, infs 64, last_finite 72, found 80,
        step 88, text 96 }
    mpt_tensor_stats 2320 8 { struct_size 0, dtype 4, elements 8, zeros 16, underflows 24,
        subnormals 32, overflows 40, infinities 48, nans 56, smallest 64, largest 72, exponents 80 }
    mpt_stats_desc 24 8 { struct_size 0, dtype 4, next 8, scale 16 }
    mpt_scaler_desc 72 8 { struct_size 0, enabled 4, next 8, init_scale 16, growth_factor 24,
        backoff_factor 32, growth_interval 40, min_scale 48, max_scale 56, hysteresis 64,
        is_static 68 }
    mpt_scaler_info 48 8 { struct_size 0, enabled 4, scale 8, growth_tracker 16, hysteresis_left 24,
        updates 32, skipped 40 }
    mpt_scaler_state 48 8 { struct_size 0, hysteresis_left 4, scale 8, growth_factor 16,
        backoff_factor 24, growth_interval 32, growth_tracker 40 }
    mpt_stepper_desc 144 8 { struct_size 0, accumulate 4, next 8, at_once 16, losses 20, scaler 24,
        clip_norm 32, clip_norm_type 40, clip_value 48, clip_over 56, check 60, skip 64,
        error_if_nonfinite 68, skip_limit 72, events 76, keep_grads 80, release_grads 84, comm 88,
        bucket_bytes 96, compare_every 104, wire 112, overlap 116, shard 120, wire_stochastic 124,
        gather_from 128, gather_bytes 136 }
    mpt_verdict 112 8 { struct_size 0, outcome 4, optimizer 8, loss 12, step 16, steps 24,
        grad_norm 32, scale_before 40, scale_after 48, non_finite 56, bad_parameter 64,
        bad_phase 72, bad_op 76, bad_op_name 80, bad_tensor 88, bad_text 96, bad_rank 104,
        reserved 108 }
    mpt_stepper_info 48 8 { struct_size 0, optimizers 4, steps 8, skipped 16, open 24, events 32,
        skipped_in_row 40 }
    mpt_recording_info 32 8 { struct_size 0, captures 4, launches 8, replays 16, bytes 24 }
    mpt_lbfgs_desc 64 8 { struct_size 0, line_search 4, next 8, scaler 16, lr 24, max_iterations 32,
        max_evaluations 36, history 40, reserved 44, tolerance_grad 48, tolerance_change 56 }
    mpt_lbfgs_info 32 8 { struct_size 0, history 4, steps 8, iterations 16, evaluations 24 }
    mpt_nn_conv_desc 152 8 { struct_size 0, activation 4, next 8, bias 16, reserved 20, kernel 24,
        stride 48, padding 72, dilation 96, output_padding 120, groups 144 }
    mpt_nn_embedding_desc 24 8 { struct_size 0, sparse 4, next 8, padding_idx 16 }
    mpt_nn_norm_desc 56 8 { struct_size 0, affine 4, next 8, bias 16, activation 20, eps 24,
        momentum 32, track_running_stats 40, reserved 44, comm 48 }
    mpt_nn_attention_desc 32 8 { struct_size 0, bias 4, next 8, causal 16, reserved 20, dropout 24 }
    mpt_nn_transformer_desc 56 8 { struct_size 0, activation 4, next 8, norm_first 16, causal 20,
        bias 24, reserved 28, dim_feedforward 32, dropout 40, layer_norm_eps 48 }
    mpt_writer 48 8 { struct_size 0, reserved 4, next 8, blob 16, begin 24, write 32, user 40 }
    mpt_reader 64 8 { struct_size 0, reserved 4, next 8, data 16, bytes 24, read 32, user 40,
        done 48, name 56 }
    mpt_metadata 24 8 { struct_size 0, reserved 4, key 8, value 16 }
    mpt_params_file_desc 48 8 { struct_size 0, strict 4, next 8, prefix 16, file_prefix 24,
        metadata 32, metadata_count 40, dtype 44 }
    mpt_params_load_info 32 8 { struct_size 0, reserved 4, loaded 8, missing 16, unexpected 24 }
    mpt_host_value 32 8 { struct_size 0, reserved 4, key 8, data 16, bytes 24 }
    mpt_training_desc 104 8 { struct_size 0, reserved 4, next 8, stepper 16, steppers 24,
        optimizers 32, params 40, scaler 48, scalers 56, lbfgs 64, values 72, stepper_count 80,
        optimizer_count 84, params_count 88, scaler_count 92, lbfgs_count 96, value_count 100 }
    mpt_cuda_device 88 8 { struct_size 0, device 4, context 8, stream 16, flags 24, reserved 28,
        cache 32, cache_size 40, record 48, wait_for 56, wait_for_stream 64, get_cache 72, module 80
        }
    mpt_cuda_buffer 24 8 { struct_size 0, reserved 4, address 8, size 16 }
    mpt_memory_fit_info 168 8 { struct_size 0, fits 4, watched_batch 8, watched_peak 16, peak 24,
        at_peak 32, largest_batch 160 }
    mpt_vulkan_device 152 8 { struct_size 0, queue_family 4, instance 8, physical_device 16,
        device 24, queue 32, get_proc 40, has_float64 48, flags 52, lock 56, unlock 64, user 72,
        name 80, cache 88, cache_size 96, semaphore 104, value 112, find_buffer 120, get_cache 128,
        wait_for 136, module 144 }
    mpt_vulkan_buffer 40 8 { struct_size 0, usage 4, device 8, buffer 16, offset 24, size 32 }
}
