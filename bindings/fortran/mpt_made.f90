! Made by generate.py from the headers.
! SPDX-License-Identifier: Apache-2.0
! The C interface of libmpt: constants, types, functions. Programs use module mpt.
module mpt_made
  use, intrinsic :: iso_c_binding
  implicit none
  public

! ---- numbers ----

integer(c_int32_t), parameter :: MPT_VERSION_MAJOR = 0
integer(c_int32_t), parameter :: MPT_VERSION_MINOR = 1
integer(c_int32_t), parameter :: MPT_VERSION_PATCH = 0
integer(c_int32_t), parameter :: MPT_MAX_RANK = 8
integer(c_int32_t), parameter :: MPT_MEMORY_PURPOSES = 16
integer(c_int32_t), parameter :: MPT_STATS_BINS = 280
integer(c_int32_t), parameter :: MPT_VERSION_NUMBER = 1000

! mpt_status: Result of a call.
  ! Success.
integer(c_int32_t), parameter :: MPT_OK = 0
  ! The device has not finished, so the answer is not there: ask again later, or wait
  ! (mpt_stepper_wait, mpt_scaler_wait).
integer(c_int32_t), parameter :: MPT_NOT_READY = 1
  ! An optimizer left its parameters unchanged. The verdict of the step gives the reason.
integer(c_int32_t), parameter :: MPT_STEP_SKIPPED = 2
  ! An argument is out of range or contradicts another one.
integer(c_int32_t), parameter :: MPT_ERROR_INVALID_ARGUMENT = -1
  ! A handle is NULL, stale, of another type, or of another context.
integer(c_int32_t), parameter :: MPT_ERROR_INVALID_HANDLE = -2
  ! The memory limit is reached, or the host has no more memory.
integer(c_int32_t), parameter :: MPT_ERROR_OUT_OF_MEMORY = -3
  ! The call is valid, but not supported for these operands.
integer(c_int32_t), parameter :: MPT_ERROR_UNSUPPORTED = -4
  ! A shape or an element count does not match.
integer(c_int32_t), parameter :: MPT_ERROR_SHAPE = -5
  ! A dtype does not match, or is not possible here.
integer(c_int32_t), parameter :: MPT_ERROR_DTYPE = -6
  ! The device does not exist or failed.
integer(c_int32_t), parameter :: MPT_ERROR_DEVICE = -7
  ! The call is valid, but not at this moment.
integer(c_int32_t), parameter :: MPT_ERROR_STATE = -8
  ! Reading or writing a file failed, or its content is invalid.
integer(c_int32_t), parameter :: MPT_ERROR_IO = -9
  ! Caller and library disagree about a struct or a version.
integer(c_int32_t), parameter :: MPT_ERROR_ABI = -10
  ! mpt_context_cancel has ended the work.
integer(c_int32_t), parameter :: MPT_ERROR_CANCELLED = -11
  ! A callback of the host reported failure, or broke its contract.
integer(c_int32_t), parameter :: MPT_ERROR_CALLBACK = -12
  ! Unexpected failure inside the library: please report it.
integer(c_int32_t), parameter :: MPT_ERROR_INTERNAL = -13
  ! The file, or the folder for a new file, does not exist.
integer(c_int32_t), parameter :: MPT_ERROR_NOT_FOUND = -14
  ! A rank of a communicator failed, is missing, or differs.
integer(c_int32_t), parameter :: MPT_ERROR_COMM = -15

! mpt_dtype: Type of a tensor's elements.
  ! Not given: the default applies.
integer(c_int32_t), parameter :: MPT_DTYPE_NONE = 0
  ! 32-bit float.
integer(c_int32_t), parameter :: MPT_F32 = 1
  ! 64-bit float.
integer(c_int32_t), parameter :: MPT_F64 = 2
  ! IEEE 16-bit float.
integer(c_int32_t), parameter :: MPT_F16 = 3
  ! bfloat16.
integer(c_int32_t), parameter :: MPT_BF16 = 4
  ! 8-bit float, for storage and conversion only. Magnitudes above 464, and infinity, become NaN.
integer(c_int32_t), parameter :: MPT_F8E4M3 = 5
  ! 8-bit float, for storage and conversion only. Magnitudes of 61440 and more become infinity.
integer(c_int32_t), parameter :: MPT_F8E5M2 = 6
  ! Signed 8-bit integer.
integer(c_int32_t), parameter :: MPT_I8 = 7
  ! Unsigned 8-bit integer.
integer(c_int32_t), parameter :: MPT_U8 = 8
  ! Signed 32-bit integer.
integer(c_int32_t), parameter :: MPT_I32 = 9
  ! Signed 64-bit integer.
integer(c_int32_t), parameter :: MPT_I64 = 10
  ! Boolean, one byte per element.
integer(c_int32_t), parameter :: MPT_BOOL = 11

! mpt_device: Kind of device that a context computes on.
  ! The CPU.
integer(c_int32_t), parameter :: MPT_DEVICE_CPU = 0
  ! A device of CUDA, of the module libmpt_cuda.so. It is built only where it was asked for.
integer(c_int32_t), parameter :: MPT_DEVICE_CUDA = 1
  ! A device of a module that the host names: mpt_device_module.
integer(c_int32_t), parameter :: MPT_DEVICE_MODULE = 2
  ! A device of Vulkan, of the module libmpt_vulkan.so.
integer(c_int32_t), parameter :: MPT_DEVICE_VULKAN = 3

! mpt_log_level: Severity of a message to the log hook.
  ! Warning.
integer(c_int32_t), parameter :: MPT_LOG_WARNING = 1

! mpt_chain_type: Type of a struct that the `next` field of a descriptor may point to.
  ! mpt_thread_hooks, accepted by mpt_hooks.
integer(c_int32_t), parameter :: MPT_CHAIN_THREAD_HOOKS = 1
  ! mpt_device_module, accepted by mpt_context_desc.
integer(c_int32_t), parameter :: MPT_CHAIN_DEVICE_MODULE = 2
  ! mpt_time_hooks, accepted by mpt_hooks.
integer(c_int32_t), parameter :: MPT_CHAIN_TIME_HOOKS = 3

! mpt_memory_purpose: Purpose of an allocation in the memory report.
  ! Bookkeeping of the library.
integer(c_int32_t), parameter :: MPT_MEMORY_OTHER = 0
  ! Parameters.
integer(c_int32_t), parameter :: MPT_MEMORY_PARAMETERS = 1
  ! Masters of parameters.
integer(c_int32_t), parameter :: MPT_MEMORY_MASTERS = 2
  ! Gradients.
integer(c_int32_t), parameter :: MPT_MEMORY_GRADIENTS = 3
  ! States of optimizers.
integer(c_int32_t), parameter :: MPT_MEMORY_STATES = 4
  ! All other tensors.
integer(c_int32_t), parameter :: MPT_MEMORY_ACTIVATIONS = 5
  ! Cached casts of parameters.
integer(c_int32_t), parameter :: MPT_MEMORY_CAST_CACHE = 6
  ! Scratch memory of kernels.
integer(c_int32_t), parameter :: MPT_MEMORY_WORKSPACE = 7

! mpt_context_flags: Flags of a context, combined by "or".
  ! Checks every result for NaN and infinity: see mpt_context_set_anomaly.
integer(c_int32_t), parameter :: MPT_CONTEXT_ANOMALY = 1
  ! Uses only the plain reference kernels. They are slow and serve for comparison.
integer(c_int32_t), parameter :: MPT_CONTEXT_REFERENCE = 2
  ! Takes own_threads from OpenMP, for a program that uses OpenMP itself. OpenMP's threads spin
  ! between jobs, so a busy processor delays every job. They belong to OpenMP's library, which keeps
  ! them when the context has ended, and stays loaded itself when this library is unloaded.
integer(c_int32_t), parameter :: MPT_CONTEXT_OPENMP = 4

! mpt_arithmetic: Way to compute with 16-bit operands
  ! Measures both and takes the faster one.
integer(c_int32_t), parameter :: MPT_ARITHMETIC_MEASURE = 0
  ! Native 16-bit arithmetic.
integer(c_int32_t), parameter :: MPT_ARITHMETIC_NATIVE16 = 1
  ! 16-bit storage with f32 arithmetic.
integer(c_int32_t), parameter :: MPT_ARITHMETIC_WIDEN16 = 2

! mpt_grad_mode: Mode of recording.
  ! Operations are recorded. It is the mode of a new context, and switches recording on again inside
  ! another mode.
integer(c_int32_t), parameter :: MPT_GRAD_ENABLED = 0
  ! Nothing is recorded.
integer(c_int32_t), parameter :: MPT_GRAD_DISABLED = 1
  ! Nothing is recorded, and the results can never take part in recording.
integer(c_int32_t), parameter :: MPT_GRAD_INFERENCE = 2

! mpt_cast_class: Class of an operation under autocast
  ! Argument of mpt_autocast_set_class: restores the class of the scope's profile.
integer(c_int32_t), parameter :: MPT_CAST_DEFAULT = -1
  ! No cast: computes in the dtypes of the inputs.
integer(c_int32_t), parameter :: MPT_CAST_NONE = 0
  ! Casts inputs to the scope's dtype.
integer(c_int32_t), parameter :: MPT_CAST_LOWER = 1
  ! Casts inputs to f32.
integer(c_int32_t), parameter :: MPT_CAST_FP32 = 2
  ! Keeps the inputs and returns an f32 result.
integer(c_int32_t), parameter :: MPT_CAST_FP32_OUT = 3
  ! Casts inputs to the widest dtype among them.
integer(c_int32_t), parameter :: MPT_CAST_PROMOTE = 4
  ! Fails with an error that names the safe operation.
integer(c_int32_t), parameter :: MPT_CAST_BANNED = 5

! mpt_profile: Named list of cast classes.
  ! The profile of the enclosing scope, with its overrides. Outside every scope:
  ! MPT_PROFILE_DEFAULT.
integer(c_int32_t), parameter :: MPT_PROFILE_INHERIT = 0
  ! "default", libmpt's list for every device. It is PyTorch's list for GPUs with these differences:
  ! mean returns f32, the operations that write by index promote, and norms, interpolation and
  ! cross-entropy keep the dtypes of their inputs, because their kernels compute in f32.
integer(c_int32_t), parameter :: MPT_PROFILE_DEFAULT = 1
  ! "pytorch-cpu": torch.autocast 2.12 on the CPU.
integer(c_int32_t), parameter :: MPT_PROFILE_PYTORCH_CPU = 2
  ! "pytorch-cuda": torch.autocast 2.12 on CUDA.
integer(c_int32_t), parameter :: MPT_PROFILE_PYTORCH_CUDA = 3
  ! "apex-o1": apex.amp's O1.
integer(c_int32_t), parameter :: MPT_PROFILE_APEX_O1 = 4

! mpt_cast_cache: Use of the cache of casts, which keeps casts of leaves that require a gradient
! (parameters).
  ! Keeps no casts.
integer(c_int32_t), parameter :: MPT_CAST_CACHE_OFF = 0
  ! Keeps casts while they are valid.
integer(c_int32_t), parameter :: MPT_CAST_CACHE_KEEP = 1
  ! Keeps casts and drops all of them when the scope is popped, as PyTorch does.
integer(c_int32_t), parameter :: MPT_CAST_CACHE_SCOPE = 2

! mpt_param_kind: Kind of a parameter of an operation.
  ! One tensor.
integer(c_int32_t), parameter :: MPT_PARAM_TENSOR = 1
  ! All remaining inputs. It is the last input of an operation.
integer(c_int32_t), parameter :: MPT_PARAM_TENSORS = 2
  ! An integer.
integer(c_int32_t), parameter :: MPT_PARAM_INTEGER = 3
  ! A double.
integer(c_int32_t), parameter :: MPT_PARAM_NUMBER = 4
  ! A list of integers: extents, dims, sizes, or one value per spatial dim.
integer(c_int32_t), parameter :: MPT_PARAM_INTEGERS = 5
  ! 0 or 1.
integer(c_int32_t), parameter :: MPT_PARAM_BOOL = 6
  ! An mpt_dtype.
integer(c_int32_t), parameter :: MPT_PARAM_DTYPE = 7
  ! A number of the enum that c_type names, for example mpt_reduction.
integer(c_int32_t), parameter :: MPT_PARAM_ENUM = 8
  ! A string.
integer(c_int32_t), parameter :: MPT_PARAM_TEXT = 9

! mpt_activation: Activation that a linear layer, a convolution or a batch norm can apply in the
! same pass.
  ! None.
integer(c_int32_t), parameter :: MPT_ACTIVATION_NONE = 0
  ! mpt_relu.
integer(c_int32_t), parameter :: MPT_ACTIVATION_RELU = 1
  ! mpt_gelu.
integer(c_int32_t), parameter :: MPT_ACTIVATION_GELU = 2
  ! mpt_gelu with approximate_tanh 1.
integer(c_int32_t), parameter :: MPT_ACTIVATION_GELU_TANH = 3
  ! mpt_silu.
integer(c_int32_t), parameter :: MPT_ACTIVATION_SILU = 4
  ! mpt_sigmoid.
integer(c_int32_t), parameter :: MPT_ACTIVATION_SIGMOID = 5
  ! mpt_tanh.
integer(c_int32_t), parameter :: MPT_ACTIVATION_TANH = 6

! mpt_reduction: Reduction of the elements of a loss.
  ! Returns the elements.
integer(c_int32_t), parameter :: MPT_REDUCTION_NONE = 0
  ! Returns their mean.
integer(c_int32_t), parameter :: MPT_REDUCTION_MEAN = 1
  ! Returns their sum.
integer(c_int32_t), parameter :: MPT_REDUCTION_SUM = 2
  ! mpt_kl_div only: returns their sum, divided by the first extent.
integer(c_int32_t), parameter :: MPT_REDUCTION_BATCHMEAN = 3

! mpt_pad_mode: Border of mpt_pad.
  ! A constant value.
integer(c_int32_t), parameter :: MPT_PAD_CONSTANT = 0
  ! The elements mirrored at the edge, without the edge itself.
integer(c_int32_t), parameter :: MPT_PAD_REFLECT = 1
  ! The edge repeated.
integer(c_int32_t), parameter :: MPT_PAD_REPLICATE = 2
  ! The elements of the other end, at most once each.
integer(c_int32_t), parameter :: MPT_PAD_CIRCULAR = 3

! mpt_interpolate_mode: Interpolation between elements.
  ! Nearest element.
integer(c_int32_t), parameter :: MPT_INTERPOLATE_NEAREST = 0
  ! Linear, bilinear or trilinear for 1, 2 or 3 spatial dims.
integer(c_int32_t), parameter :: MPT_INTERPOLATE_LINEAR = 1

! mpt_master: Master of 16-bit parameters
  ! No master: the optimizer updates the parameter itself.
integer(c_int32_t), parameter :: MPT_MASTER_NONE = 0
  ! bf16 parameters with 16 low bits beside each: together an exact f32.
integer(c_int32_t), parameter :: MPT_MASTER_SPLIT = 1
  ! bf16 or f16 parameters with an f32 copy, which takes 4 bytes more per element. w is the copy,
  ! and p is its rounding. Gives bitwise the results of 32-true, as SPLIT does.
integer(c_int32_t), parameter :: MPT_MASTER_COPY = 2
  ! bf16 or f16 parameters without additional memory. w = p, and w' is rounded up or down at random,
  ! by draws of the context's generator, with the probability that makes the mean exact.
integer(c_int32_t), parameter :: MPT_MASTER_STOCHASTIC = 3
  ! bf16 or f16 parameters with a compensation c of the same dtype, which takes 2 bytes more per
  ! element. w = p - c, p is the rounding of w', and c the rounding of p - w' (Kahan 1965; Zamirai
  ! et al. 2020).
integer(c_int32_t), parameter :: MPT_MASTER_KAHAN = 4

! mpt_scaling: Loss scaling of a precision.
  ! No loss scaling.
integer(c_int32_t), parameter :: MPT_SCALING_NONE = 0
  ! Dynamic scale: see mpt_scaler_desc.
integer(c_int32_t), parameter :: MPT_SCALING_DYNAMIC = 1
  ! Constant scale.
integer(c_int32_t), parameter :: MPT_SCALING_STATIC = 2

! mpt_optimizer_kind: Rule of an optimizer.
  ! SGD(lr, momentum, dampening, weight_decay, nesterov).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_SGD = 1
  ! Adam(lr, beta1, beta2, eps, weight_decay, amsgrad).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_ADAM = 2
  ! AdamW(lr, beta1, beta2, eps, weight_decay, amsgrad).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_ADAMW = 3
  ! RMSprop(lr, alpha, eps, weight_decay, momentum, centered).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_RMSPROP = 4
  ! Adagrad(lr, lr_decay, weight_decay, initial_accumulator, eps).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_ADAGRAD = 5
  ! Lion(lr, beta1, beta2, weight_decay).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_LION = 6
  ! AdEMAMix(lr, beta1, beta2, beta3, alpha, eps, weight_decay).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_ADEMAMIX = 7
  ! LAMB(lr, beta1, beta2, eps, weight_decay).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_LAMB = 8
  ! LARS(lr, momentum, dampening, weight_decay, nesterov).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_LARS = 9
  ! NovoGrad(lr, beta1, beta2, eps, weight_decay).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_NOVOGRAD = 10
  ! Adafactor(lr, beta2_decay, eps, clip_threshold, weight_decay).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_ADAFACTOR = 11
  ! SparseAdam(lr, beta1, beta2, eps, maximize).
integer(c_int32_t), parameter :: MPT_OPTIMIZER_SPARSE_ADAM = 12

! mpt_schedule_kind: Kind of a schedule
  ! 1.
integer(c_int32_t), parameter :: MPT_SCHEDULE_CONSTANT = 1
  ! Linear from 1 to end_factor at total_steps, and end_factor afterwards.
integer(c_int32_t), parameter :: MPT_SCHEDULE_LINEAR = 2
  ! Half a cosine from 1 to end_factor at total_steps, and end_factor afterwards.
integer(c_int32_t), parameter :: MPT_SCHEDULE_COSINE = 3
  ! gamma ^ floor(t / step_size).
integer(c_int32_t), parameter :: MPT_SCHEDULE_STEP = 4
  ! torch.optim.lr_scheduler.OneCycleLR with the group's lr as max_lr.
integer(c_int32_t), parameter :: MPT_SCHEDULE_ONE_CYCLE = 5
  ! The function `factor` of the host.
integer(c_int32_t), parameter :: MPT_SCHEDULE_LAMBDA = 6

! mpt_comm_flags: Flags of mpt_comm_desc.
  ! Links the devices of the ranks.
integer(c_int32_t), parameter :: MPT_COMM_DIRECT = 1

! mpt_comm_op: Result of mpt_comm_all_reduce for the values of all ranks.
  ! Sum, added up in the order of the ranks.
integer(c_int32_t), parameter :: MPT_COMM_SUM = 0
  ! Sum divided by the number of ranks.
integer(c_int32_t), parameter :: MPT_COMM_MEAN = 1
  ! Largest value.
integer(c_int32_t), parameter :: MPT_COMM_MAX = 2
  ! Smallest value.
integer(c_int32_t), parameter :: MPT_COMM_MIN = 3

! mpt_clip_over: Gradients over which clip_norm computes a norm.
  ! All optimizers that step together.
integer(c_int32_t), parameter :: MPT_CLIP_GLOBAL = 0
  ! Each optimizer for itself.
integer(c_int32_t), parameter :: MPT_CLIP_OPTIMIZER = 1
  ! Each parameter group for itself.
integer(c_int32_t), parameter :: MPT_CLIP_GROUP = 2

! mpt_skip: Optimizers that a stepper skips after a non-finite gradient.
  ! Only the optimizers with non-finite gradients.
integer(c_int32_t), parameter :: MPT_SKIP_ALONE = 0
  ! All optimizers.
integer(c_int32_t), parameter :: MPT_SKIP_TOGETHER = 1

! mpt_shard: Split of a training's memory among its ranks
  ! Nothing.
integer(c_int32_t), parameter :: MPT_SHARD_NONE = 0
  ! Optimizer states and masters (ZeRO-1).
integer(c_int32_t), parameter :: MPT_SHARD_STATES = 1
  ! Also the sums of the gradients (ZeRO-2), which travel to the owners alone: as many bytes as
  ! without.
integer(c_int32_t), parameter :: MPT_SHARD_GRADS = 2
  ! Also the parameters (ZeRO-3, FSDP), which travel when they are used: see mpt_comm.h.
integer(c_int32_t), parameter :: MPT_SHARD_PARAMS = 3

! mpt_outcome: Outcome of a step for one optimizer.
  ! The parameters were updated.
integer(c_int32_t), parameter :: MPT_VERDICT_APPLIED = 1
  ! Skipped: a gradient was not finite.
integer(c_int32_t), parameter :: MPT_VERDICT_NON_FINITE = 2
  ! Skipped: a gradient of another optimizer was not finite.
integer(c_int32_t), parameter :: MPT_VERDICT_TOGETHER = 3
  ! There was no gradient.
integer(c_int32_t), parameter :: MPT_VERDICT_NO_GRADIENT = 4
  ! Gradient release: the backward failed after some updates.
integer(c_int32_t), parameter :: MPT_VERDICT_PARTIAL = 5

! mpt_line_search: Line search of L-BFGS.
  ! No search: steps of lr.
integer(c_int32_t), parameter :: MPT_LINE_SEARCH_NONE = 0
  ! Search for a step that satisfies the strong Wolfe conditions.
integer(c_int32_t), parameter :: MPT_LINE_SEARCH_STRONG_WOLFE = 1

! mpt_cuda_flags: Flags of mpt_cuda_device.
  ! Measures once for each product, convolution and attention of cuBLASLt and cuDNN which of the
  ! algorithms that the library recommends is fastest, and keeps the choice, which get_cache returns
  ! too. The algorithms may add up in different orders: two runs have the same bits if they take the
  ! choices of the same `cache` and measure nothing else. Measuring waits for the device, and takes
  ! memory of the driver for the operands, beside the context's memory_limit and
  ! mpt_device_module.alloc. The module's own products are measured too, in tiles of equal bits.
  ! Without the flag, each takes the choice of `cache`, or the library's first recommendation.
integer(c_int32_t), parameter :: MPT_CUDA_MEASURE = 1

! mpt_trace_phase: Phase of a training step in which an operation runs.
  ! Forward.
integer(c_int32_t), parameter :: MPT_TRACE_FORWARD = 0
  ! Backward: the gradient function of the operation.
integer(c_int32_t), parameter :: MPT_TRACE_BACKWARD = 1
  ! Step of a stepper: check, unscale, clip, update.
integer(c_int32_t), parameter :: MPT_TRACE_STEP = 2
  ! Call that is not an operation (mpt_full, mpt_scaler_update) and has no cast class.
integer(c_int32_t), parameter :: MPT_TRACE_HOST = 3

! mpt_why: Origin of an operation's cast class.
  ! The operation's own class, or the one given at its registration.
integer(c_int32_t), parameter :: MPT_WHY_OWN = 0
  ! The scope's profile.
integer(c_int32_t), parameter :: MPT_WHY_PROFILE = 1
  ! mpt_autocast_set_class.
integer(c_int32_t), parameter :: MPT_WHY_CHANGED = 2
  ! The cost rule, which kept the operation in f32.
integer(c_int32_t), parameter :: MPT_WHY_COST = 3
  ! No scope, a scope with casts off, or an operation without a class.
integer(c_int32_t), parameter :: MPT_WHY_OFF = 4

! mpt_trace_cache: Result of a cast's look-up in the cache of casts.
  ! The cast does not use the cache.
integer(c_int32_t), parameter :: MPT_TRACE_CAST_MADE = 0
  ! The cache had a valid copy: nothing was computed.
integer(c_int32_t), parameter :: MPT_TRACE_CAST_HIT = 1
  ! The cache had a copy, but the leaf had been written since.
integer(c_int32_t), parameter :: MPT_TRACE_CAST_REFRESHED = 2
  ! The copy was made, and kept if there was room.
integer(c_int32_t), parameter :: MPT_TRACE_CAST_MISSED = 3
  ! No copy was made: the kernel rounds the input as it reads it.
integer(c_int32_t), parameter :: MPT_TRACE_CAST_READ = 4

! mpt_hazard_kind: Kind of a cast by hand inside an autocast scope that autocast undoes, or would do
! better.
  ! Autocast cast the result of mpt_cast again for an operation, which therefore does not compute in
  ! the precision that mpt_cast asked for.
integer(c_int32_t), parameter :: MPT_HAZARD_UNDONE = 1
  ! mpt_cast received the result of another mpt_cast, so the values were rounded twice.
integer(c_int32_t), parameter :: MPT_HAZARD_AGAIN = 2
  ! mpt_cast of a leaf that requires a gradient bypasses the cache of casts at every use.
integer(c_int32_t), parameter :: MPT_HAZARD_PARAMETER = 3

! mpt_non_finite_phase: Origin of the first non-finite value.
  ! Nothing was found so far.
integer(c_int32_t), parameter :: MPT_NON_FINITE_NONE = 0
  ! The forward of `op` made it. `tensor` is its result, or the parameter that it reads.
integer(c_int32_t), parameter :: MPT_NON_FINITE_FORWARD = 1
  ! The backward of `op` gave it to the parameter `tensor`.
integer(c_int32_t), parameter :: MPT_NON_FINITE_BACKWARD = 2
  ! `tensor`, an input of `op`, was itself non-finite.
integer(c_int32_t), parameter :: MPT_NON_FINITE_INPUT = 3

! mpt_vulkan_flags: Flags of mpt_vulkan_device, combined by "or".
  ! The device was made with the extensions VK_KHR_cooperative_matrix and
  ! VK_EXT_subgroup_size_control, and with the features cooperativeMatrix, subgroupSizeControl,
  ! computeFullSubgroups, vulkanMemoryModel, vulkanMemoryModelDeviceScope, shaderFloat16.
integer(c_int32_t), parameter :: MPT_VULKAN_HAS_MATRICES = 1
  ! The device was made with the extension VK_KHR_shader_bfloat16 and its features
  ! shaderBFloat16Type, shaderBFloat16CooperativeMatrix as well.
integer(c_int32_t), parameter :: MPT_VULKAN_HAS_BFLOAT16 = 2
  ! Measures once for each kind of product in which tiles it is fastest, and keeps the choice, which
  ! get_cache returns too. Choices are between kernels that give the same bits, so that no result
  ! rests on a timing. Without the flag, products take the choices of `cache`, or a fixed rule.
integer(c_int32_t), parameter :: MPT_VULKAN_MEASURE = 4
  ! Compiles whole modules of kernels, where otherwise the driver gets the parts that a kernel
  ! needs. It takes longer. For a driver that compiles the parts wrongly, as mpt_device_selftest
  ! shows.
integer(c_int32_t), parameter :: MPT_VULKAN_WHOLE_MODULES = 8

! ---- handles ----

! Handle of an object in C's mpt_context. mpt_context() is the handle of no object.
type, bind(c) :: mpt_context
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_tensor. mpt_tensor() is the handle of no object.
type, bind(c) :: mpt_tensor
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_params. mpt_params() is the handle of no object.
type, bind(c) :: mpt_params
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_publisher. mpt_publisher() is the handle of no object.
type, bind(c) :: mpt_publisher
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_subscriber. mpt_subscriber() is the handle of no object.
type, bind(c) :: mpt_subscriber
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_optimizer. mpt_optimizer() is the handle of no object.
type, bind(c) :: mpt_optimizer
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_comm. mpt_comm() is the handle of no object.
type, bind(c) :: mpt_comm
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_scaler. mpt_scaler() is the handle of no object.
type, bind(c) :: mpt_scaler
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_stepper. mpt_stepper() is the handle of no object.
type, bind(c) :: mpt_stepper
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_lbfgs. mpt_lbfgs() is the handle of no object.
type, bind(c) :: mpt_lbfgs
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_recording. mpt_recording() is the handle of no object.
type, bind(c) :: mpt_recording
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_module. mpt_module() is the handle of no object.
type, bind(c) :: mpt_module
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_blob. mpt_blob() is the handle of no object.
type, bind(c) :: mpt_blob
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_file. mpt_file() is the handle of no object.
type, bind(c) :: mpt_file
  integer(c_int64_t), private :: bits = 0
end type

! Handle of an object in C's mpt_snapshot. mpt_snapshot() is the handle of no object.
type, bind(c) :: mpt_snapshot
  integer(c_int64_t), private :: bits = 0
end type

! True if the handle is that of no object.
interface mpt_is_null
  module procedure null_mpt_context
  module procedure null_mpt_tensor
  module procedure null_mpt_params
  module procedure null_mpt_publisher
  module procedure null_mpt_subscriber
  module procedure null_mpt_optimizer
  module procedure null_mpt_comm
  module procedure null_mpt_scaler
  module procedure null_mpt_stepper
  module procedure null_mpt_lbfgs
  module procedure null_mpt_recording
  module procedure null_mpt_module
  module procedure null_mpt_blob
  module procedure null_mpt_file
  module procedure null_mpt_snapshot
end interface
private :: null_mpt_context, &
    null_mpt_tensor, &
    null_mpt_params, &
    null_mpt_publisher, &
    null_mpt_subscriber, &
    null_mpt_optimizer, &
    null_mpt_comm, &
    null_mpt_scaler, &
    null_mpt_stepper, &
    null_mpt_lbfgs, &
    null_mpt_recording, &
    null_mpt_module, &
    null_mpt_blob, &
    null_mpt_file, &
    null_mpt_snapshot

! ---- structs ----

! Header of every chained struct.
type, bind(c) :: mpt_chain
  ! Size of the whole chained struct in bytes.
  integer(c_int32_t) :: struct_size = 16
  ! Type of the chained struct.
  integer(c_int32_t) :: type = 0
  ! NULL, or the next struct of the chain.
  type(c_ptr) :: next = c_null_ptr
end type

! Services of the host.
type, bind(c) :: mpt_hooks
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Number of workers of parallel_for, 1 to 4096. Default: 1.
  integer(c_int32_t) :: worker_count = 0
  ! NULL, or an mpt_thread_hooks and an mpt_time_hooks.
  type(c_ptr) :: next = c_null_ptr
  ! First argument of every hook.
  type(c_ptr) :: user = c_null_ptr
  ! Allocates memory for the context's arena, in large pieces of `size` bytes, aligned to `align`
  ! bytes. Returns NULL if there is no more memory: the context then frees the pieces that it does
  ! not use, if there are any, and asks again. If there still is no more, the call fails with
  ! MPT_ERROR_OUT_OF_MEMORY and changes nothing. The call fails with MPT_ERROR_CALLBACK for memory
  ! that is not aligned as requested, which is freed at once, and for memory that overlaps memory
  ! not yet freed. NULL (default): the system's allocator. `alloc` and `free` must be given
  ! together.
  type(c_funptr) :: alloc = c_null_funptr
  ! Frees memory that `alloc` returned, with the same `size` and `align`.
  type(c_funptr) :: free = c_null_funptr
  ! Runs a job in parallel: see mpt_job_fn. NULL (default): work runs on the calling thread and on
  ! own_threads.
  type(c_funptr) :: parallel_for = c_null_funptr
  ! Receives a message: a level and a NUL-terminated text. NULL (default): messages are dropped.
  type(c_funptr) :: log = c_null_funptr
  ! Runs when no hook can run any more, that is, when the context has ended and all memory that it
  ! had exported was given back. After mpt_context_rebind, only the new `done` runs. May be NULL.
  type(c_funptr) :: done = c_null_funptr
end type

! Hooks that run at the start and at the end of each of own_threads, for example to set its name,
! affinity or priority, or to attach it to the runtime of a language.
type, bind(c) :: mpt_thread_hooks
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! MPT_CHAIN_THREAD_HOOKS.
  integer(c_int32_t) :: type = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Runs when a thread starts. May be NULL.
  type(c_funptr) :: start = c_null_funptr
  ! Runs when a thread ends. May be NULL.
  type(c_funptr) :: stop = c_null_funptr
end type

! Module of a device
type, bind(c) :: mpt_device_module_t
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! MPT_CHAIN_DEVICE_MODULE.
  integer(c_int32_t) :: type = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Path of the module, as dlopen takes it; copied by the call. A module of another release of
  ! libmpt is refused. NULL (default): libmpt_vulkan.so with MPT_DEVICE_VULKAN, libmpt_cuda.so with
  ! MPT_DEVICE_CUDA, beside this library or where the system finds it.
  type(c_ptr) :: path = c_null_ptr
  ! Gives `bytes` bytes of the device's memory, aligned to 256 bytes, or NULL if there is no more:
  ! the context then goes on as with `alloc` of mpt_hooks. NULL (default): the module allocates
  ! them. A module that uses only memory of its own refuses `alloc` with MPT_ERROR_DEVICE. Called on
  ! the thread that drives the context; must not call the library. The call that asked fails with
  ! MPT_ERROR_CALLBACK for memory that is not aligned, which is freed at once, and for memory that
  ! overlaps memory not yet taken back.
  type(c_funptr) :: alloc = c_null_funptr
  ! Takes back memory that `alloc` gave. The library has waited until no queued work of the context
  ! uses it. Called on the thread that drives the context, at the latest inside the call that ends
  ! it, or on the thread of a DLPack consumer that gives back exported memory after that. Must not
  ! call the library. Needed with `alloc`.
  type(c_funptr) :: free = c_null_funptr
  ! Pointer of the host that `alloc` and `free` receive.
  type(c_ptr) :: user = c_null_ptr
  ! Handles of the program with which the context computes on its device_index, such as a CUDA
  ! stream or a Vulkan queue, in a struct that the module's own header defines. The struct is read
  ! by mpt_context_create. What its handles name must live until the context has ended and the
  ! memory that it had exported was given back. NULL (default): the module makes its own.
  type(c_ptr) :: native = c_null_ptr
end type

! Options of mpt_context_create.
type, bind(c) :: mpt_context_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Kind of device. Default: MPT_DEVICE_CPU.
  integer(c_int32_t) :: device = 0
  ! NULL, or a chain of further structs: mpt_device_module.
  type(c_ptr) :: next = c_null_ptr
  ! Number of the device. Default: 0.
  integer(c_int32_t) :: device_index = 0
  ! MPT_CONTEXT_*, combined. Default: 0.
  integer(c_int32_t) :: flags = 0
  ! Services of the host, copied by the call. NULL (default): the system's memory and no log.
  type(c_ptr) :: hooks = c_null_ptr
  ! Number of threads that work when there is no parallel_for hook, including the calling thread.
  ! The additional threads start and end with the context and sleep between steps. The context
  ! measures now and then whether a step of less than 50 ms is faster on the calling thread only, as
  ! on cores that are far from each other, and then works so. OpenMP's threads and those of a
  ! parallel_for hook take part in every step. 0 (default) or 1: the calling thread only. -1: one
  ! per core that the process may use. Largest: 4096. After fork() the context works on the calling
  ! thread only in the child.
  integer(c_int32_t) :: own_threads = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Seed of the generator. Default: 0.
  integer(c_int64_t) :: seed = 0
  ! Limit in bytes of the arena with the memory outside it: prepared kernels and functions of the
  ! host (estimates), names, scopes and modes, traces, remembered skips, files while they are read,
  ! and the host's memory for copies from devices. Each device has an arena of its own, outside
  ! which its module and the libraries of the module take memory. 0 (default): no limit.
  integer(c_size_t) :: memory_limit = 0
  ! Limit of cached casts in bytes. 0 (default): no limit.
  integer(c_size_t) :: cast_cache_limit = 0
end type

! Memory of a context in bytes, by purpose
type, bind(c) :: mpt_memory_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 600
  integer(c_int32_t) :: reserved = 0
  ! Bytes in use now, by mpt_memory_purpose.
  integer(c_size_t) :: now(16) = 0
  ! Bytes in use now, over all purposes.
  integer(c_size_t) :: total_now = 0
  ! Bytes taken from the host.
  integer(c_size_t) :: arena_bytes = 0
  ! Bytes that the library has allocated outside the arena, as mpt_context_desc.memory_limit lists
  ! them. No other field has them; memory_limit limits them too.
  integer(c_size_t) :: outside_bytes = 0
  ! Calls of the host's allocator so far.
  integer(c_int64_t) :: host_allocations = 0
  ! Number of live tensors.
  integer(c_int64_t) :: live_tensors = 0
  ! Highest number of bytes in use since mpt_context_reset_peak, of each purpose for itself.
  integer(c_size_t) :: peak(16) = 0
  ! Highest number of bytes in use since mpt_context_reset_peak, over all purposes.
  integer(c_size_t) :: total_peak = 0
  ! Bytes by purpose at the moment of total_peak. They add up to total_peak.
  integer(c_size_t) :: at_peak(16) = 0
  ! Number of training steps that have ended. If 0, the following fields are 0.
  integer(c_int64_t) :: steps = 0
  ! Highest total of the latest step that has ended.
  integer(c_size_t) :: step_peak = 0
  ! Bytes by purpose at the moment of step_peak. They add up to step_peak.
  integer(c_size_t) :: step_at_peak(16) = 0
  ! Bytes allocated during the latest step that has ended, including those freed within it.
  integer(c_size_t) :: step_allocated = 0
  ! Number of allocations during the latest step that has ended.
  integer(c_int64_t) :: step_allocations = 0
end type

! Properties of a tensor.
type, bind(c) :: mpt_tensor_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 176
  ! Number of dims.
  integer(c_int32_t) :: rank = 0
  ! Extent of each dim.
  integer(c_int64_t) :: shape(8) = 0
  ! Stride of each dim, in elements.
  integer(c_int64_t) :: stride(8) = 0
  ! Number of elements.
  integer(c_int64_t) :: count = 0
  ! Dtype of the elements.
  integer(c_int32_t) :: dtype = 0
  ! Kind of the device that holds the memory.
  integer(c_int32_t) :: device = 0
  ! Number of the device that holds the memory.
  integer(c_int32_t) :: device_index = 0
  ! 1 if gradients are computed for the tensor.
  integer(c_int32_t) :: requires_grad = 0
  ! 1 if the tensor is not the result of a recorded operation.
  integer(c_int32_t) :: is_leaf = 0
  ! 1 for a parameter with a master, a view or a copy of one.
  integer(c_int32_t) :: has_master = 0
  ! Number of writes in place to the memory so far.
  integer(c_int64_t) :: version = 0
end type

! Options of mpt_backward, mpt_grad and mpt_stepper_backward_loss.
type, bind(c) :: mpt_backward_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 1: keeps the graph for another backward. Default: 0.
  integer(c_int32_t) :: retain_graph = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! 1: records the backward, so that the gradients are differentiable; implies retain_graph.
  ! Default: 0.
  integer(c_int32_t) :: create_graph = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
end type

! Options of mpt_autocast_push.
type, bind(c) :: mpt_autocast_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Dtype of the scope: MPT_BF16 (default) or MPT_F16.
  integer(c_int32_t) :: dtype = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! 1 (default); 0: no casts, even inside an enclosing scope.
  integer(c_int32_t) :: enabled = 0
  ! List of cast classes. Default: MPT_PROFILE_INHERIT. Another profile also drops the overrides of
  ! the enclosing scope, but not those made outside every scope.
  integer(c_int32_t) :: profile = 0
  ! 1: a product (matmul, bmm, addmm, linear) that 16 bits would make slower and no smaller runs in
  ! f32. The rule depends on shapes, dtypes and the arithmetic in use (mpt_context_get_arithmetic)
  ! only, so it decides equally in every run. Default: 0.
  integer(c_int32_t) :: cost_rule = 0
  ! Use of the cache of casts. Default: MPT_CAST_CACHE_KEEP.
  integer(c_int32_t) :: cache = 0
end type

! Counters of the cache of casts since the context was created, and its present size.
type, bind(c) :: mpt_cast_cache_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 56
  integer(c_int32_t) :: reserved = 0
  ! Number of uses that found a valid copy.
  integer(c_int64_t) :: hits = 0
  ! Number of casts that were computed because there was no copy.
  integer(c_int64_t) :: misses = 0
  ! Number of copies that were refreshed because their leaf had been written.
  integer(c_int64_t) :: stale = 0
  ! Number of copies that were dropped to respect cast_cache_limit, least recently used first.
  integer(c_int64_t) :: evictions = 0
  ! Number of copies held now.
  integer(c_int64_t) :: entries = 0
  ! Bytes held now.
  integer(c_size_t) :: bytes = 0
end type

! Description of an operation.
type, bind(c) :: mpt_op_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 32
  ! The operation's own cast class, independent of open scopes.
  integer(c_int32_t) :: cast_class = 0
  ! Name of the operation.
  type(c_ptr) :: name = c_null_ptr
  ! Number of tensor inputs. A list of tensors counts as one.
  integer(c_int32_t) :: inputs = 0
  ! Number of results; -1: depends on the attributes.
  integer(c_int32_t) :: outputs = 0
  ! Number of parameters that mpt_op_get_param describes. 0 for operations of the host.
  integer(c_int32_t) :: params = 0
  integer(c_int32_t) :: reserved = 0
end type

! Description of a parameter of an operation.
type, bind(c) :: mpt_op_param
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 32
  ! Kind of the parameter.
  integer(c_int32_t) :: kind = 0
  ! Name of the parameter.
  type(c_ptr) :: name = c_null_ptr
  ! C type of the parameter: "mpt_tensor", "int64_t", "mpt_reduction".
  type(c_ptr) :: c_type = c_null_ptr
  ! 1 for a tensor that may be NULL, and for an attribute with a default.
  integer(c_int32_t) :: optional = 0
  ! Largest number of values of MPT_PARAM_INTEGERS, one per spatial dim. 0: no limit.
  integer(c_int32_t) :: length = 0
end type

! Attribute of an operation
type, bind(c) :: mpt_attr
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 56
  ! Field that holds the value: MPT_PARAM_INTEGER (also for BOOL, DTYPE and ENUM), MPT_PARAM_NUMBER,
  ! MPT_PARAM_INTEGERS or MPT_PARAM_TEXT.
  integer(c_int32_t) :: kind = 0
  ! Name of the parameter.
  type(c_ptr) :: name = c_null_ptr
  ! Value of kind MPT_PARAM_INTEGER.
  integer(c_int64_t) :: integer = 0
  ! Value of kind MPT_PARAM_NUMBER.
  real(c_double) :: number = 0.0_c_double
  ! Values of kind MPT_PARAM_INTEGERS.
  type(c_ptr) :: integers = c_null_ptr
  ! Length of `integers`.
  integer(c_int64_t) :: count = 0
  ! Value of kind MPT_PARAM_TEXT.
  type(c_ptr) :: text = c_null_ptr
end type

! Definition of an operation of the host, for mpt_op_register.
type, bind(c) :: mpt_custom_op_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Name of the operation, unique in the context.
  type(c_ptr) :: name = c_null_ptr
  ! Number of inputs, 1 to 64. Default: 1.
  integer(c_int32_t) :: in_count = 0
  ! Number of results, 1 to 64. Default: 1.
  integer(c_int32_t) :: out_count = 0
  ! Computes the results. Operations that it runs are not recorded.
  type(c_funptr) :: forward = c_null_funptr
  ! Computes the gradients of the inputs. NULL: the operation is not differentiable.
  type(c_funptr) :: backward = c_null_funptr
  ! First argument of forward, backward and done.
  type(c_ptr) :: user = c_null_ptr
  ! Runs once when forward and backward can run no more: the context has ended, and graphs with the
  ! operation are gone. May be NULL.
  type(c_funptr) :: done = c_null_funptr
  ! Cast class of the operation. Default: MPT_CAST_NONE. MPT_CAST_FP32 and MPT_CAST_LOWER request
  ! inputs in f32 or in the scope's dtype, as cast_inputs of torch.amp.custom_fwd.
  integer(c_int32_t) :: cast_class = 0
  ! 0 (default): forward and backward run with casts off. 1: both run under the autocast scope of
  ! the call, as torch.amp.custom_fwd without cast_inputs and custom_bwd.
  integer(c_int32_t) :: in_scope = 0
  ! With MPT_CAST_BANNED: the alternative that the error's text names. May be NULL.
  type(c_ptr) :: advice = c_null_ptr
end type

! Options of mpt_cross_entropy and mpt_nll_loss.
type, bind(c) :: mpt_cross_entropy_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Reduction of the elements. Default: MPT_REDUCTION_MEAN.
  integer(c_int32_t) :: reduction = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Class index of targets that are ignored. Default: -100.
  integer(c_int64_t) :: ignore_index = 0
  ! Smoothing e in [0, 1]: mixes the target with e / C for each of C classes. Default: 0, the only
  ! value that mpt_nll_loss accepts.
  real(c_double) :: label_smoothing = 0.0_c_double
end type

! Options of convolutions.
type, bind(c) :: mpt_conv_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Activation applied to the result. Default: MPT_ACTIVATION_NONE.
  integer(c_int32_t) :: activation = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Stride of each spatial dim. Default: -1, the argument.
  integer(c_int64_t) :: stride(3) = 0
  ! Padding of each spatial dim. Default: -1, the argument.
  integer(c_int64_t) :: padding(3) = 0
  ! Dilation of each spatial dim. Default: 1.
  integer(c_int64_t) :: dilation(3) = 0
  ! Transposed convolutions: elements added at the end of each spatial dim. Default: 0.
  integer(c_int64_t) :: output_padding(3) = 0
  ! Number of groups of channels. Default: 1.
  integer(c_int64_t) :: groups = 0
end type

! Options of pooling.
type, bind(c) :: mpt_pool_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 1: the last window may extend beyond the end. Default: 0.
  integer(c_int32_t) :: ceil_mode = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Window size of each spatial dim. Default: -1, the argument.
  integer(c_int64_t) :: kernel(3) = 0
  ! Stride of each spatial dim. Default: -1, the argument. 0: the kernel.
  integer(c_int64_t) :: stride(3) = 0
  ! Padding of each spatial dim. Default: -1, the argument.
  integer(c_int64_t) :: padding(3) = 0
  ! Dilation of each spatial dim, for max pooling only. Default: 1.
  integer(c_int64_t) :: dilation(3) = 0
  ! 1: padding counts in the divisor of average pooling. Default: 1.
  integer(c_int32_t) :: count_include_pad = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
end type

! Options of mpt_batch_norm.
type, bind(c) :: mpt_batch_norm_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 0 (default): uses the running statistics. 1: uses the statistics of the batch and updates the
  ! running ones.
  integer(c_int32_t) :: training = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Weight of the batch in the update of the running statistics. Default: 0.1.
  real(c_double) :: momentum = 0.0_c_double
  ! Added to the variance. Default: 1e-5.
  real(c_double) :: eps = 0.0_c_double
  ! Activation applied to the result in the same pass. Default: MPT_ACTIVATION_NONE.
  integer(c_int32_t) :: activation = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
end type

! Options of the norms without running statistics.
type, bind(c) :: mpt_norm_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Added to the variance, or to the mean square in mpt_rms_norm. Default: 1e-5.
  real(c_double) :: eps = 0.0_c_double
end type

! Options of mpt_scaled_dot_product_attention and mpt_self_attention.
type, bind(c) :: mpt_attention_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 1: position i sees the keys 0 to i, in addition to a mask. Default: 0.
  integer(c_int32_t) :: causal = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Probability with which a probability is set to 0, by the context's generator. Default: 0.
  real(c_double) :: dropout_p = 0.0_c_double
  ! Factor of the scores. 0 (default): 1 / sqrt(depth). The smallest positive double, 0x1p-1074, is
  ! a factor of 0.
  real(c_double) :: scale = 0.0_c_double
end type

! Options of recurrent networks over a sequence.
type, bind(c) :: mpt_rnn_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 1: the weights include biases. Default: 1.
  integer(c_int32_t) :: bias = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! 1: runs a second network backward over the sequence and appends its outputs to those of the
  ! first. Default: 0.
  integer(c_int32_t) :: bidirectional = 0
  ! 0 (default): x is [length, batch, in]. 1: x is [batch, length, in].
  integer(c_int32_t) :: batch_first = 0
  ! 0: no dropout. Default: 1.
  integer(c_int32_t) :: training = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Number of layers. Default: 1.
  integer(c_int64_t) :: layers = 0
  ! Probability of dropout on the outputs of every layer but the last. Default: 0.
  real(c_double) :: dropout = 0.0_c_double
end type

! Dtypes in which a model is stored and computed.
type, bind(c) :: mpt_precision
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Dtype of the stored parameters: f32, f64, f16 or bf16. NONE: each keeps its own dtype and
  ! master.
  integer(c_int32_t) :: param = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Dtype of the autocast scope: bf16 or f16. NONE: operations compute in the dtypes of their
  ! inputs.
  integer(c_int32_t) :: compute = 0
  ! Dtype of stored gradients: f32, f64, f16 or bf16. NONE: the parameter's own dtype.
  integer(c_int32_t) :: grad = 0
  ! Dtype of results for mpt_precision_output: f32, f64, f16 or bf16. NONE: results stay as they
  ! are.
  integer(c_int32_t) :: output = 0
  ! Master of the parameters, MPT_MASTER_*.
  integer(c_int32_t) :: master = 0
  ! 1: parameters with fewer than two dims (norms, biases) and their gradients stay f32.
  integer(c_int32_t) :: vectors_f32 = 0
  ! 1: parameters of batch norms (mpt_params_mark_batch_norm) and their gradients stay f32.
  integer(c_int32_t) :: batch_norm_f32 = 0
  ! List of cast classes of the autocast scope, MPT_PROFILE_*. 0 (default): that of the enclosing
  ! scope, or the library's.
  integer(c_int32_t) :: profile = 0
  ! 1: the autocast scope keeps a product in f32 that 16 bits would make slower and no smaller
  ! (mpt_autocast_desc.cost_rule). Default: 0.
  integer(c_int32_t) :: cost_rule = 0
  ! Loss scaling of the scaler that a stepper makes, MPT_SCALING_*.
  integer(c_int32_t) :: scaling = 0
  ! Number of the alternative spelling by which the precision was named, for the warning. 0: none.
  integer(c_int32_t) :: alias = 0
  ! Scale of MPT_SCALING_STATIC. Default: 65536.
  real(c_double) :: static_scale = 0.0_c_double
  ! With MPT_SCALING_DYNAMIC: min_scale of the scaler. 0 (default): 1.
  real(c_double) :: min_loss_scale = 0.0_c_double
  ! With MPT_SCALING_DYNAMIC: max_scale of the scaler. 0 (default): the scaler's default.
  real(c_double) :: max_loss_scale = 0.0_c_double
  ! Dtype of all floating buffers: f32, f64, f16 or bf16. NONE (default): f32, or f64 in 64-true,
  ! and a buffer that is f64 stays f64.
  integer(c_int32_t) :: buffer = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
end type

! Size of a parameter set.
type, bind(c) :: mpt_params_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 56
  integer(c_int32_t) :: reserved = 0
  ! Number of parameters.
  integer(c_int64_t) :: tensors = 0
  ! Number of buffers.
  integer(c_int64_t) :: buffers = 0
  ! Number of elements of all parameters.
  integer(c_int64_t) :: elements = 0
  ! Number of elements of all parameters that are not frozen.
  integer(c_int64_t) :: trainable = 0
  ! Bytes of all parameters, including masters.
  integer(c_int64_t) :: bytes = 0
  ! Bytes of all gradients that exist now.
  integer(c_int64_t) :: grad_bytes = 0
end type

! Options of mpt_params_clip_grad_norm.
type, bind(c) :: mpt_clip_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 0 (default): a non-finite gradient gives the norm NaN, and NaN gradients unless max_norm is
  ! INFINITY. 1: it fails with MPT_ERROR_STATE, names the parameter and leaves the gradients
  ! unchanged.
  integer(c_int32_t) :: error_if_nonfinite = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! p of the norm (sum |g|^p)^(1/p), above 0. INFINITY: the largest |g|. Default: 2.
  real(c_double) :: norm_type = 0.0_c_double
end type

! Rule and hyper-parameters of an optimizer or of a parameter group.
type, bind(c) :: mpt_optimizer_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Rule, MPT_OPTIMIZER_*.
  integer(c_int32_t) :: kind = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Learning rate.
  real(c_double) :: lr = 0.0_c_double
  ! Weight decay. Must be 0 for SPARSE_ADAM.
  real(c_double) :: weight_decay = 0.0_c_double
  ! Added to the denominator of the update. Not used by SGD and LION.
  real(c_double) :: eps = 0.0_c_double
  ! SGD, LARS, RMSPROP: momentum.
  real(c_double) :: momentum = 0.0_c_double
  ! SGD, LARS: dampening of the momentum.
  real(c_double) :: dampening = 0.0_c_double
  ! ADAM, ADAMW, LION, ADEMAMIX, LAMB, NOVOGRAD, SPARSE_ADAM: decay of the first moment.
  real(c_double) :: beta1 = 0.0_c_double
  ! ADAM, ADAMW, LION, ADEMAMIX, LAMB, NOVOGRAD, SPARSE_ADAM: decay of the second moment.
  real(c_double) :: beta2 = 0.0_c_double
  ! ADEMAMIX: decay of the slow average.
  real(c_double) :: beta3 = 0.0_c_double
  ! RMSPROP: decay of the average of squares. ADEMAMIX: weight of the slow average.
  real(c_double) :: alpha = 0.0_c_double
  ! ADEMAMIX: steps over which alpha grows. 0: none.
  integer(c_int64_t) :: alpha_warmup = 0
  ! ADEMAMIX: steps over which beta3 grows. 0: none.
  integer(c_int64_t) :: beta3_warmup = 0
  ! ADAGRAD: decay of the learning rate.
  real(c_double) :: lr_decay = 0.0_c_double
  ! ADAGRAD: initial value of the sum of squares.
  real(c_double) :: initial_accumulator = 0.0_c_double
  ! LARS: factor of the trust ratio.
  real(c_double) :: trust_coefficient = 0.0_c_double
  ! ADAFACTOR: exponent of the decay of the averages.
  real(c_double) :: beta2_decay = 0.0_c_double
  ! ADAFACTOR: smallest root mean square of the parameter.
  real(c_double) :: min_rms = 0.0_c_double
  ! ADAFACTOR: threshold at which the update is clipped.
  real(c_double) :: clip_threshold = 0.0_c_double
  ! 1: maximises the loss.
  integer(c_int32_t) :: maximize = 0
  ! SGD, LARS: 1 uses Nesterov momentum, which needs a momentum above 0 and a dampening of 0.
  integer(c_int32_t) :: nesterov = 0
  ! ADAM, ADAMW: 1 divides by the largest v so far.
  integer(c_int32_t) :: amsgrad = 0
  ! RMSPROP: 1 subtracts the squared mean of the gradient.
  integer(c_int32_t) :: centered = 0
  ! LARS: 1 limits the effective rate to lr, as LARC does.
  integer(c_int32_t) :: trust_clip = 0
  ! Bits of each stored state: 32 (default), 8 or 4.
  integer(c_int32_t) :: state_bits = 0
  ! Elements that share a scale with 8 or 4 bits: 64, 128 or 256. 0 (default): 256 for 8 bits, 128
  ! for 4.
  integer(c_int32_t) :: state_block = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Parameters with fewer elements keep 32 bits. Default: 4096.
  integer(c_int64_t) :: state_min = 0
end type

! Selection of parameters for a group
type, bind(c) :: mpt_selection
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Prefix of the name. NULL or "" (default): any.
  type(c_ptr) :: prefix = c_null_ptr
  ! Last part of the name, for example "bias". NULL or "" (default): any.
  type(c_ptr) :: suffix = c_null_ptr
  ! Smallest number of dims. Default: 0.
  integer(c_int32_t) :: min_rank = 0
  ! Largest number of dims. Default: 8.
  integer(c_int32_t) :: max_rank = 0
end type

! Size and progress of an optimizer.
type, bind(c) :: mpt_optimizer_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 40
  ! Number of parameter groups.
  integer(c_int32_t) :: groups = 0
  ! Number of applied steps.
  integer(c_int64_t) :: steps = 0
  ! Number of parameter tensors.
  integer(c_int64_t) :: parameters = 0
  ! Bytes of all states as they are stored.
  integer(c_int64_t) :: state_bytes = 0
  ! Step t of the schedule at the next step; 0 without a schedule.
  integer(c_int64_t) :: schedule_step = 0
end type

! Options of mpt_optimizer_set_schedule.
type, bind(c) :: mpt_schedule_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Kind, MPT_SCHEDULE_*. Default: MPT_SCHEDULE_CONSTANT.
  integer(c_int32_t) :: kind = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! All but ONE_CYCLE: steps of a linear warm-up with the factor (t + 1) / warmup_steps. The
  ! schedule itself then starts with t = 0. Default: 0.
  integer(c_int64_t) :: warmup_steps = 0
  ! LINEAR, COSINE, ONE_CYCLE: number of steps, including the warm-up.
  integer(c_int64_t) :: total_steps = 0
  ! LINEAR, COSINE: last factor. Default: 0.
  real(c_double) :: end_factor = 0.0_c_double
  ! STEP: steps between two reductions. Default: 1.
  integer(c_int64_t) :: step_size = 0
  ! STEP: factor of each reduction. Default: 0.1.
  real(c_double) :: gamma = 0.0_c_double
  ! ONE_CYCLE: share of the steps in which lr rises. Default: 0.3.
  real(c_double) :: pct_start = 0.0_c_double
  ! ONE_CYCLE: lr starts at lr / div_factor. Default: 25.
  real(c_double) :: div_factor = 0.0_c_double
  ! ONE_CYCLE: lr ends at lr / div_factor / final_div_factor. Default: 1e4.
  real(c_double) :: final_div_factor = 0.0_c_double
  ! ONE_CYCLE: momentum (SGD, RMSPROP) or beta1 where lr is largest. Default: 0.85.
  real(c_double) :: base_momentum = 0.0_c_double
  ! ONE_CYCLE: momentum (SGD, RMSPROP) or beta1 at the start and at the end. Default: 0.95.
  real(c_double) :: max_momentum = 0.0_c_double
  ! ONE_CYCLE: 1 moves momentum or beta1 in the opposite direction of lr; a momentum of 0 stays 0.
  ! Default: 1.
  integer(c_int32_t) :: cycle_momentum = 0
  ! ONE_CYCLE: 1 changes lr and momentum linearly, 0 along a cosine. Default: 0.
  integer(c_int32_t) :: linear_anneal = 0
  ! LAMBDA: computes the factor of each step.
  type(c_funptr) :: factor = c_null_funptr
  ! First argument of `factor` and `done`.
  type(c_ptr) :: user = c_null_ptr
  ! Runs once when `factor` can run no more, because the optimizer has another schedule or has
  ! ended. May be NULL.
  type(c_funptr) :: done = c_null_funptr
  ! LINEAR, COSINE, STEP, LAMBDA: the factor multiplies what lr is above min_lr, so that the factor
  ! 0 gives min_lr: the rate is min_lr + (lr - min_lr) * factor. In the unit of lr. Default: 0.
  real(c_double) :: min_lr = 0.0_c_double
  ! Step t of the schedule at the next step: 0 starts it, and n goes on where n of its steps were
  ! applied, at most 2^53 - 1. Default: 0.
  integer(c_int64_t) :: first_step = 0
  ! LAMBDA, ONE_CYCLE: 1 lets mpt_optimizer_set_lr change the rate of one step alone, as with
  ! PyTorch's schedules of these names; 0 lets it change all later rates. Default: 0.
  integer(c_int32_t) :: resets_lr = 0
end type

! A message to a rank and one from it.
type, bind(c) :: mpt_comm_message
  ! Bytes for the rank. NULL if there are none.
  type(c_ptr) :: send = c_null_ptr
  ! Number of these bytes.
  integer(c_size_t) :: send_bytes = 0
  ! Memory for bytes of the rank. NULL if there are none.
  type(c_ptr) :: recv = c_null_ptr
  ! Number of these bytes, which is the rank's send_bytes.
  integer(c_size_t) :: recv_bytes = 0
end type

! An engine, as one rank sees it.
type, bind(c) :: mpt_comm_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Number of this rank, from 0. Default: 0.
  integer(c_int32_t) :: rank = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Number of ranks, 1 to 65536. Default: 1.
  integer(c_int32_t) :: size = 0
  ! MPT_COMM_*, the same on all ranks. Default: 0.
  integer(c_int32_t) :: flags = 0
  ! Seconds to wait for another rank, above 0. Default: 300.
  real(c_double) :: time_limit = 0.0_c_double
  ! Starts an exchange. NULL only if size is 1.
  type(c_funptr) :: exchange = c_null_funptr
  ! Waits for an exchange. NULL only if size is 1.
  type(c_funptr) :: wait = c_null_funptr
  ! Gives up. NULL: the other ranks find it out by their time_limit, and the engine must use the
  ! memory of exchanges inside its functions only.
  type(c_funptr) :: abort = c_null_funptr
  ! Argument of the functions.
  type(c_ptr) :: user = c_null_ptr
  ! Ends the engine of this rank. Called once with `user`, behind the last call of the other
  ! functions.
  type(c_funptr) :: done = c_null_funptr
end type

! Figures of a communicator since it was made.
type, bind(c) :: mpt_comm_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 56
  ! Number of this rank, from 0.
  integer(c_int32_t) :: rank = 0
  ! Number of ranks.
  integer(c_int32_t) :: size = 0
  ! 1: the communicator has failed.
  integer(c_int32_t) :: failed = 0
  ! Number of exchanges.
  integer(c_int64_t) :: exchanges = 0
  ! Bytes sent to other ranks.
  integer(c_int64_t) :: bytes_sent = 0
  ! Bytes received from other ranks.
  integer(c_int64_t) :: bytes_received = 0
  ! Seconds spent waiting for other ranks.
  real(c_double) :: seconds_waited = 0.0_c_double
  ! 1: the ranks have linked their devices (MPT_COMM_DIRECT).
  integer(c_int32_t) :: direct = 0
end type

! Options of mpt_scaler_create.
type, bind(c) :: mpt_scaler_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 1 (default); 0: scale and unscale do nothing, and step always steps.
  integer(c_int32_t) :: enabled = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! First scale, from min_scale to max_scale. Default: 65536.
  real(c_double) :: init_scale = 0.0_c_double
  ! Factor by which the scale grows, above 1. Default: 2.
  real(c_double) :: growth_factor = 0.0_c_double
  ! Factor by which the scale backs off, above 0 and below 1. Default: 0.5.
  real(c_double) :: backoff_factor = 0.0_c_double
  ! Clean updates after which the scale grows, at least 1. Default: 2000.
  integer(c_int64_t) :: growth_interval = 0
  ! Smallest scale. Default: 1. 0: only the least normal f32 limits it.
  real(c_double) :: min_scale = 0.0_c_double
  ! Largest scale. Default: the largest f32.
  real(c_double) :: max_scale = 0.0_c_double
  ! Number of consecutive skips from which on the scale backs off, at least 1. Default: 1, at once.
  integer(c_int32_t) :: hysteresis = 0
  ! 1: the scale never changes; steps are still skipped. Default: 0.
  integer(c_int32_t) :: is_static = 0
end type

! Scale and counters of a scaler.
type, bind(c) :: mpt_scaler_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 48
  ! 0 for a disabled scaler.
  integer(c_int32_t) :: enabled = 0
  ! Present scale.
  real(c_double) :: scale = 0.0_c_double
  ! Number of clean updates since the scale last changed.
  integer(c_int64_t) :: growth_tracker = 0
  ! Number of consecutive skips after which the scale backs off.
  integer(c_int64_t) :: hysteresis_left = 0
  ! Number of updates.
  integer(c_int64_t) :: updates = 0
  ! Number of updates that found a non-finite gradient.
  integer(c_int64_t) :: skipped = 0
end type

! State of a scaler, to save and restore.
type, bind(c) :: mpt_scaler_state
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 48
  ! Number of consecutive skips after which the scale backs off.
  integer(c_int32_t) :: hysteresis_left = 0
  ! Present scale.
  real(c_double) :: scale = 0.0_c_double
  ! Factor by which the scale grows.
  real(c_double) :: growth_factor = 0.0_c_double
  ! Factor by which the scale backs off.
  real(c_double) :: backoff_factor = 0.0_c_double
  ! Clean updates after which the scale grows.
  integer(c_int64_t) :: growth_interval = 0
  ! Number of clean updates since the scale last changed.
  integer(c_int64_t) :: growth_tracker = 0
end type

! Options of mpt_stepper_create.
type, bind(c) :: mpt_stepper_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Micro-batches per step: the losses are divided by it. Default: 1. Gradients are summed in f32 if
  ! 16 bits would lose a hundredth, that is, above 2 in bf16 and above 16 in f16. The same applies
  ! when more backwards come than accumulate says.
  integer(c_int32_t) :: accumulate = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! 1: adds each gradient to that of earlier micro-batches as soon as it is computed, so that memory
  ! never holds both. A backward that fails then drops the gradients of all open micro-batches, and
  ! its text says so. Default: 0.
  integer(c_int32_t) :: at_once = 0
  ! Number of losses with a scale of their own, 1 to 1024: see mpt_stepper_backward_loss. Default:
  ! 1.
  integer(c_int32_t) :: losses = 0
  ! Loss scaler. NULL (default): a scaler of the precision's kind, or none.
  type(mpt_scaler) :: scaler = mpt_scaler()
  ! Largest norm of the gradients. 0 (default): no clipping. INFINITY: computes grad_norm only.
  real(c_double) :: clip_norm = 0.0_c_double
  ! p of clip_norm, above 0: (sum |g|^p)^(1/p). INFINITY: the largest |g|. Default: 2.
  real(c_double) :: clip_norm_type = 0.0_c_double
  ! Clips each value to [-clip_value, clip_value], before clip_norm. 0 (default): no clipping.
  real(c_double) :: clip_value = 0.0_c_double
  ! Gradients that share one norm. Default: MPT_CLIP_GLOBAL.
  integer(c_int32_t) :: clip_over = 0
  ! 1: skips a step with non-finite gradients, even without a scaler. Default: 0.
  integer(c_int32_t) :: check = 0
  ! Optimizers to skip after a non-finite gradient. Default: MPT_SKIP_ALONE.
  integer(c_int32_t) :: skip = 0
  ! 1: a step with non-finite gradients fails with MPT_ERROR_STATE instead of being skipped. The
  ! text names the parameter. Nothing changes, and the micro-batches stay open; mpt_stepper_drop
  ! ends them. A device reports the error late. Not possible with a dynamic scaler, which finds its
  ! scale by such gradients. Default: 0.
  integer(c_int32_t) :: error_if_nonfinite = 0
  ! From the n-th consecutive skip on, mpt_stepper_step fails with MPT_ERROR_STATE, and its text
  ! gives the reason. Everything else is as after a skip. A device reports the error late. 0
  ! (default): no limit.
  integer(c_int32_t) :: skip_limit = 0
  ! Number of skips to remember, at most 1048576: see mpt_stepper_get_event. Default: 0.
  integer(c_int32_t) :: events = 0
  ! 1: keeps the gradients after the step, still scaled. Default: 0, which drops them.
  integer(c_int32_t) :: keep_grads = 0
  ! 1: gradient release, see mpt_train.h. Default: 0.
  integer(c_int32_t) :: release_grads = 0
  ! Ranks that train together: see the section "steppers of several ranks". The fields below are for
  ! them. NULL (default): this program trains alone.
  type(mpt_comm) :: comm = mpt_comm()
  ! Most bytes of gradients that travel together, at least 1. Default: 4194304.
  integer(c_int64_t) :: bucket_bytes = 0
  ! Steps between two comparisons of the parameters of all ranks and of their averages; buffers may
  ! differ. One that differs gives MPT_ERROR_COMM with its name. 0 (default): never.
  integer(c_int64_t) :: compare_every = 0
  ! Dtype in which gradients travel, MPT_F16 or MPT_BF16: half the bytes of f32. Narrower gradients
  ! keep theirs. MPT_F16 ends at 65504, so use it with a scaler or check. MPT_DTYPE_NONE (default):
  ! each travels in its own dtype, and no bit is lost.
  integer(c_int32_t) :: wire = 0
  ! 1 (default): gradients leave during the last backward of a step, number `accumulate`. 0: they
  ! leave in mpt_stepper_step, and a step may have more backwards, as many on all ranks.
  integer(c_int32_t) :: overlap = 0
  ! Split of states among the ranks. Default: MPT_SHARD_NONE.
  integer(c_int32_t) :: shard = 0
  ! 1: gradients, and their sums, are rounded to `wire` by random bits, so that their expected
  ! values are exact: what is below the last bit adds up over the steps. The bits depend on the
  ! seed, the step and the element, and not on the rank or the bucket. Default: 0, to nearest.
  integer(c_int32_t) :: wire_stochastic = 0
  ! MPT_SHARD_PARAMS: bytes of the smallest parameter that its owner alone keeps, at least 1.
  ! Smaller ones are on every rank. Default: 16384.
  integer(c_int64_t) :: gather_from = 0
  ! MPT_SHARD_PARAMS: most bytes that parameters of other ranks, and 16-bit copies, take at a time,
  ! unless one operation needs more. 0 (default): twice the largest, the one in use and the one that
  ! comes next.
  integer(c_int64_t) :: gather_bytes = 0
end type

! Result of a step for one optimizer.
type, bind(c) :: mpt_verdict
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 112
  ! Outcome, MPT_VERDICT_*.
  integer(c_int32_t) :: outcome = 0
  ! Number of the optimizer, in the order of adding.
  integer(c_int32_t) :: optimizer = 0
  ! With several losses, the first one with a non-finite gradient. Otherwise 0.
  integer(c_int32_t) :: loss = 0
  ! Number of the stepper's step, from 1, including skipped ones.
  integer(c_int64_t) :: step = 0
  ! Number of steps that the optimizer has applied.
  integer(c_int64_t) :: steps = 0
  ! Norm of the unscaled gradients before clip_norm, over the gradients that clip_over names (of
  ! several groups the largest). NaN if no norm was computed, or if a gradient is not finite and
  ! clip_value has not made it finite.
  real(c_double) :: grad_norm = 0.0_c_double
  ! Scale of loss `loss` before the step. 1 without a scaler.
  real(c_double) :: scale_before = 0.0_c_double
  ! Scale of loss `loss` after the step. 1 without a scaler. NaN if the device has not given it.
  real(c_double) :: scale_after = 0.0_c_double
  ! Number of non-finite values.
  integer(c_int64_t) :: non_finite = 0
  ! First parameter with a non-finite gradient, or NULL.
  type(c_ptr) :: bad_parameter = c_null_ptr
  ! Origin of the first non-finite value of a skipped step, MPT_NON_FINITE_*, as in
  ! mpt_context_get_non_finite. MPT_NON_FINITE_NONE: not found.
  integer(c_int32_t) :: bad_phase = 0
  ! Operation of bad_phase. -1 if none was found, or if the host set the gradient.
  integer(c_int32_t) :: bad_op = 0
  ! Name of bad_op. "" if none was found.
  type(c_ptr) :: bad_op_name = c_null_ptr
  ! Name of the non-finite tensor. "" if it has no name or none was found.
  type(c_ptr) :: bad_tensor = c_null_ptr
  ! Sentence that describes the finding. "" if none was found.
  type(c_ptr) :: bad_text = c_null_ptr
  ! First rank that gave a non-finite value, if several ranks train. -1 if none did: the sum of
  ! their values overflowed. -1 too if devices have exchanged the values (MPT_COMM_DIRECT).
  integer(c_int32_t) :: bad_rank = 0
  ! 0.
  integer(c_int32_t) :: reserved = 0
end type

! Progress of a stepper.
type, bind(c) :: mpt_stepper_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 48
  ! Number of optimizers.
  integer(c_int32_t) :: optimizers = 0
  ! Number of steps, including skipped ones.
  integer(c_int64_t) :: steps = 0
  ! Number of steps that at least one optimizer skipped.
  integer(c_int64_t) :: skipped = 0
  ! Number of backwards since the last step.
  integer(c_int64_t) :: open = 0
  ! Number of remembered skips.
  integer(c_int64_t) :: events = 0
  ! Number of consecutive skipped steps up to now.
  integer(c_int64_t) :: skipped_in_row = 0
end type

! Size and use of a recording.
type, bind(c) :: mpt_recording_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 32
  ! Number of parts that the device keeps and queues at once, such as CUDA graphs. 0: the kernels
  ! are launched one by one.
  integer(c_int32_t) :: captures = 0
  ! Number of kernels.
  integer(c_int64_t) :: launches = 0
  ! Number of replays that have ended.
  integer(c_int64_t) :: replays = 0
  ! Bytes of the memory that the recording keeps.
  integer(c_int64_t) :: bytes = 0
end type

! Options of mpt_lbfgs_create.
type, bind(c) :: mpt_lbfgs_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Line search. Default: MPT_LINE_SEARCH_NONE.
  integer(c_int32_t) :: line_search = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Loss scaler. NULL (default): none.
  type(mpt_scaler) :: scaler = mpt_scaler()
  ! Learning rate, above 0. Default: 1.
  real(c_double) :: lr = 0.0_c_double
  ! Largest number of iterations per step, at least 1. Default: 20.
  integer(c_int32_t) :: max_iterations = 0
  ! Largest number of evaluations per step, including line searches. 0 (default): max_iterations * 5
  ! / 4.
  integer(c_int32_t) :: max_evaluations = 0
  ! Number of pairs that approximate the curvature, each of two vectors of all parameters, at least
  ! 1. Default: 100.
  integer(c_int32_t) :: history = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Ends a step if no element of the gradient has a larger magnitude. Default: 1e-7.
  real(c_double) :: tolerance_grad = 0.0_c_double
  ! Ends a step if no parameter changes by more, or if the loss does not. Default: 1e-9.
  real(c_double) :: tolerance_change = 0.0_c_double
end type

! Progress of an L-BFGS optimizer.
type, bind(c) :: mpt_lbfgs_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 32
  ! Number of pairs held now.
  integer(c_int32_t) :: history = 0
  ! Number of applied steps.
  integer(c_int64_t) :: steps = 0
  ! Number of iterations of all steps.
  integer(c_int64_t) :: iterations = 0
  ! Number of calls of the closure in applied steps.
  integer(c_int64_t) :: evaluations = 0
end type

! Options of convolution modules.
type, bind(c) :: mpt_nn_conv_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Activation applied to the result. Default: MPT_ACTIVATION_NONE.
  integer(c_int32_t) :: activation = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! 1: adds a bias. Default: 1.
  integer(c_int32_t) :: bias = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Kernel size of each spatial dim. Default: -1, the argument.
  integer(c_int64_t) :: kernel(3) = 0
  ! Stride of each spatial dim. Default: -1, the argument.
  integer(c_int64_t) :: stride(3) = 0
  ! Padding of each spatial dim. Default: -1, the argument.
  integer(c_int64_t) :: padding(3) = 0
  ! Dilation of each spatial dim. Default: 1.
  integer(c_int64_t) :: dilation(3) = 0
  ! Transposed convolutions: elements added at the end of each spatial dim. Default: 0.
  integer(c_int64_t) :: output_padding(3) = 0
  ! Number of groups of channels. Default: 1.
  integer(c_int64_t) :: groups = 0
end type

! Options of mpt_nn_embedding.
type, bind(c) :: mpt_nn_embedding_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 1: the gradient of the weight is sparse (mpt_tensor_set_grad_sparse). Default: 0.
  integer(c_int32_t) :: sparse = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Row that starts as 0 and receives no gradient. Default: -1, none.
  integer(c_int64_t) :: padding_idx = 0
end type

! Options of the normalisation modules.
type, bind(c) :: mpt_nn_norm_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 1: adds a weight of 1 and a bias of 0. Default: 1.
  integer(c_int32_t) :: affine = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! 1: adds the bias, if affine is 1. Default: 1.
  integer(c_int32_t) :: bias = 0
  ! Batch norm: activation applied to the result. Default: MPT_ACTIVATION_NONE.
  integer(c_int32_t) :: activation = 0
  ! Added to the variance. Default: 1e-5.
  real(c_double) :: eps = 0.0_c_double
  ! Batch norm: weight of the batch in the update of the running statistics. Default: 0.1.
  real(c_double) :: momentum = 0.0_c_double
  ! Batch norm: 1 keeps running statistics. Default: 1.
  integer(c_int32_t) :: track_running_stats = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Batch norm: ranks whose batches are normalised together, as torch.nn.SyncBatchNorm does:
  ! forwards in training, and their backwards, are then calls that all ranks make. create_graph is
  ! not possible. NULL (default): each rank has the statistics of its own batch.
  type(mpt_comm) :: comm = mpt_comm()
end type

! Options of mpt_nn_multihead_attention.
type, bind(c) :: mpt_nn_attention_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! 1: adds biases. Default: 1.
  integer(c_int32_t) :: bias = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! 1: position i sees the keys 0 to i. Default: 0.
  integer(c_int32_t) :: causal = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Dropout of the attention probabilities in training. Default: 0.
  real(c_double) :: dropout = 0.0_c_double
end type

! Options of mpt_nn_transformer_block.
type, bind(c) :: mpt_nn_transformer_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Activation of the feed-forward part. Default: MPT_ACTIVATION_RELU.
  integer(c_int32_t) :: activation = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! 1: normalises before attention and feed-forward instead of after. Default: 0.
  integer(c_int32_t) :: norm_first = 0
  ! 1: position i sees the keys 0 to i. Default: 0.
  integer(c_int32_t) :: causal = 0
  ! 1: linear layers and norms have biases. Default: 1.
  integer(c_int32_t) :: bias = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Width of the feed-forward part. Default: 2048.
  integer(c_int64_t) :: dim_feedforward = 0
  ! Dropout in training. Default: 0.1.
  real(c_double) :: dropout = 0.0_c_double
  ! Epsilon of the layer norms. Default: 1e-5.
  real(c_double) :: layer_norm_eps = 0.0_c_double
end type

! Destination of a save
type, bind(c) :: mpt_writer
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Blob whose bytes are replaced, or kept if the save fails. NULL (default): `write` gets the
  ! bytes.
  type(mpt_blob) :: blob = mpt_blob()
  ! Called once before the first write. NULL (default): no function.
  type(c_funptr) :: begin = c_null_funptr
  ! Called for each part of the content, in order. A save that fails may have written parts. NULL
  ! (default): none, for a blob.
  type(c_funptr) :: write = c_null_funptr
  ! Argument of `begin` and `write`.
  type(c_ptr) :: user = c_null_ptr
end type

! Source of a load
type, bind(c) :: mpt_reader
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Content in memory, which must not change until the library no longer holds it. NULL (default):
  ! `read` gives it.
  type(c_ptr) :: data = c_null_ptr
  ! Size of the content in bytes. Default: 0.
  integer(c_size_t) :: bytes = 0
  ! Gives parts of the content. NULL (default): none, for `data`.
  type(c_funptr) :: read = c_null_funptr
  ! Argument of `read` and `done`.
  type(c_ptr) :: user = c_null_ptr
  ! Called once when the library no longer holds the reader: before a load returns, and at the end
  ! of a file of mpt_safetensors_open_from. NULL (default): no function.
  type(c_funptr) :: done = c_null_funptr
  ! Name of the content in messages. NULL (default): "memory" or "reader".
  type(c_ptr) :: name = c_null_ptr
end type

! Entry of a file's metadata
type, bind(c) :: mpt_metadata
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 24
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Key, UTF-8.
  type(c_ptr) :: key = c_null_ptr
  ! Value, UTF-8.
  type(c_ptr) :: value = c_null_ptr
end type

! Options of mpt_params_save and mpt_params_load.
type, bind(c) :: mpt_params_file_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Load: 1 (default) makes a name that is missing in the file or in the set an error. 0 leaves such
  ! tensors unchanged and logs a warning with their names.
  integer(c_int32_t) :: strict = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Prefix of the parameters and buffers of the set that are saved or loaded. NULL or "" (default):
  ! all.
  type(c_ptr) :: prefix = c_null_ptr
  ! Prefix that replaces `prefix` in the file: "module" if the file has "module.fc.weight" for
  ! "fc.weight" of the set. NULL or "" (default): none.
  type(c_ptr) :: file_prefix = c_null_ptr
  ! Save: metadata of the file.
  type(c_ptr) :: metadata = c_null_ptr
  ! Save: number of metadata entries. Default: 0.
  integer(c_int32_t) :: metadata_count = 0
  ! Save: dtype of the floating tensors in the file. NONE (default): their own, exactly, so that a
  ! bf16 parameter with a split master is saved as f32.
  integer(c_int32_t) :: dtype = 0
end type

! Result of mpt_params_load.
type, bind(c) :: mpt_params_load_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 32
  integer(c_int32_t) :: reserved = 0
  ! Number of tensors that were loaded.
  integer(c_int64_t) :: loaded = 0
  ! Number of tensors that the set has and the file has not.
  integer(c_int64_t) :: missing = 0
  ! Number of tensors that the file has and the set has not.
  integer(c_int64_t) :: unexpected = 0
end type

! Variable of the host that is saved from, and loaded into, `data`.
type, bind(c) :: mpt_host_value
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 32
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! Name of the variable in the file.
  type(c_ptr) :: key = c_null_ptr
  ! Address of the variable.
  type(c_ptr) :: data = c_null_ptr
  ! Size of the variable in bytes.
  integer(c_size_t) :: bytes = 0
end type

! Parts of a training, all of one context.
type, bind(c) :: mpt_training_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Must be 0.
  integer(c_int32_t) :: reserved = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Stepper, with its optimizers, their sets, and its scaler.
  type(mpt_stepper) :: stepper = mpt_stepper()
  ! Further steppers, with their optimizers, sets and scalers, as a GAN has them.
  type(c_ptr) :: steppers = c_null_ptr
  ! Optimizers outside a stepper, with their sets.
  type(c_ptr) :: optimizers = c_null_ptr
  ! Parameter sets that no optimizer trains.
  type(c_ptr) :: params = c_null_ptr
  ! Loss scaler of a training without a stepper.
  type(mpt_scaler) :: scaler = mpt_scaler()
  ! Further loss scalers, of losses that are stepped by hand.
  type(c_ptr) :: scalers = c_null_ptr
  ! L-BFGS optimizers, with their sets and scalers.
  type(c_ptr) :: lbfgs = c_null_ptr
  ! Variables of the host.
  type(c_ptr) :: values = c_null_ptr
  ! Number of `steppers`.
  integer(c_int32_t) :: stepper_count = 0
  ! Number of `optimizers`.
  integer(c_int32_t) :: optimizer_count = 0
  ! Number of `params`.
  integer(c_int32_t) :: params_count = 0
  ! Number of `scalers`.
  integer(c_int32_t) :: scaler_count = 0
  ! Number of `lbfgs`.
  integer(c_int32_t) :: lbfgs_count = 0
  ! Number of `values`.
  integer(c_int32_t) :: value_count = 0
end type

! Prediction of mpt_memory_fit, in bytes of live blocks.
type, bind(c) :: mpt_memory_fit_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 168
  ! 1 if peak is at most the limit.
  integer(c_int32_t) :: fits = 0
  ! Number of rows of the watched batch.
  integer(c_int64_t) :: watched_batch = 0
  ! Highest total of the watched step.
  integer(c_size_t) :: watched_peak = 0
  ! Highest total of a step with the requested batch.
  integer(c_size_t) :: peak = 0
  ! Bytes by mpt_memory_purpose at the moment of peak. They add up to peak.
  integer(c_size_t) :: at_peak(16) = 0
  ! Number of rows of the largest batch whose peak is at most the limit. 0: not even one row fits.
  integer(c_int64_t) :: largest_batch = 0
end type

! Size of a trace.
type, bind(c) :: mpt_trace_info
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 56
  ! 1 while a trace is on.
  integer(c_int32_t) :: on = 0
  ! Number of operations.
  integer(c_int64_t) :: ops = 0
  ! Number of casts by autocast.
  integer(c_int64_t) :: casts = 0
  ! Number of kernels that ran.
  integer(c_int64_t) :: kernels = 0
  ! Number of casts by hand that mpt_trace_get_hazard describes.
  integer(c_int64_t) :: hazards = 0
  ! Bytes read and written by all kernels, including those of casts.
  integer(c_int64_t) :: bytes = 0
  ! Bytes read and written by casts of autocast.
  integer(c_int64_t) :: cast_bytes = 0
end type

! ---- the host's time ----------------------------------------------------------------------------
! Hooks that give the host's clock to the library, and the library's work to the host's profiler.
type, bind(c) :: mpt_time_hooks
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! MPT_CHAIN_TIME_HOOKS.
  integer(c_int32_t) :: type = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Returns the time in seconds since any moment, which never goes back. It measures the budget of
  ! mpt_recording_advance, and the steps by which the context chooses between one thread and its
  ! own_threads. NULL (default): the system's monotonic clock. Communicators measure their time
  ! limits by the system's clock.
  type(c_funptr) :: clock = c_null_funptr
  ! Begins a zone of the profiler: an operation, the gradient function of one, a step, or a replay
  ! of a recording. `name` is the operation's, or that of the public function without "mpt_"; it
  ! lives as long as the context. Zones nest: operations inside an operation have zones of their
  ! own. On a device the zone has the time in which the host queues the work. NULL (default): no
  ! zones, at no cost. `zone_begin` and `zone_end` must be given together.
  type(c_funptr) :: zone_begin = c_null_funptr
  ! Ends the zone that began last and has not ended. It also runs when the work of the zone has
  ! failed.
  type(c_funptr) :: zone_end = c_null_funptr
end type

! Record of an operation.
type, bind(c) :: mpt_trace_op
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 56
  ! Phase, MPT_TRACE_*.
  integer(c_int32_t) :: phase = 0
  ! Number of the operation. -1 with MPT_TRACE_HOST.
  integer(c_int32_t) :: op = 0
  ! Cast class.
  integer(c_int32_t) :: cast_class = 0
  ! Origin of the class, MPT_WHY_*.
  integer(c_int32_t) :: why = 0
  ! Dtype of the autocast scope. NONE with MPT_WHY_OFF.
  integer(c_int32_t) :: scope = 0
  ! Number of inputs.
  integer(c_int32_t) :: inputs = 0
  ! Number of casts.
  integer(c_int32_t) :: casts = 0
  ! Number of kernels.
  integer(c_int32_t) :: kernels = 0
  integer(c_int32_t) :: reserved = 0
  ! Bytes moved by its kernels.
  integer(c_int64_t) :: bytes = 0
  ! Name of the operation.
  type(c_ptr) :: name = c_null_ptr
end type

! Record of an input of an operation, before casts.
type, bind(c) :: mpt_trace_tensor
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 88
  ! Dtype. NONE: the input was not given.
  integer(c_int32_t) :: dtype = 0
  ! Number of dims.
  integer(c_int32_t) :: rank = 0
  integer(c_int32_t) :: reserved = 0
  ! Extent of each dim.
  integer(c_int64_t) :: shape(8) = 0
  ! Name of the tensor. "" if it has none.
  type(c_ptr) :: name = c_null_ptr
end type

! Record of a cast by autocast.
type, bind(c) :: mpt_trace_cast
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 48
  ! Result of the look-up, MPT_TRACE_CAST_*.
  integer(c_int32_t) :: cache = 0
  ! Index of the operation that needed the cast.
  integer(c_int64_t) :: op = 0
  ! Dtype before the cast.
  integer(c_int32_t) :: from = 0
  ! Dtype after the cast.
  integer(c_int32_t) :: to = 0
  ! Number of elements.
  integer(c_int64_t) :: elements = 0
  ! Bytes moved: 0 for a hit.
  integer(c_int64_t) :: bytes = 0
  ! Name of the tensor.
  type(c_ptr) :: name = c_null_ptr
end type

! Record of a kernel that ran.
type, bind(c) :: mpt_trace_kernel
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 48
  integer(c_int32_t) :: reserved = 0
  ! Index of the operation.
  integer(c_int64_t) :: op = 0
  ! Bytes read and written, without scratch memory.
  integer(c_int64_t) :: bytes = 0
  ! Operands, for example "linear bf16[128, 112] <- bf16[128, 784] bf16[112, 784] f32[112]".
  type(c_ptr) :: operands = c_null_ptr
  ! Name of the kernel's implementation.
  type(c_ptr) :: name = c_null_ptr
  ! Implementations that refused before, and their reasons. "" if the first choice ran.
  type(c_ptr) :: refused = c_null_ptr
end type

! Record of a cast by hand that autocast undoes, or would do better.
type, bind(c) :: mpt_trace_hazard
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 40
  ! Kind, MPT_HAZARD_*.
  integer(c_int32_t) :: kind = 0
  ! MPT_HAZARD_UNDONE: index of the operation with the input. Otherwise: index of the mpt_cast.
  integer(c_int64_t) :: op = 0
  ! Dtype before the cast.
  integer(c_int32_t) :: from = 0
  ! Dtype after the cast.
  integer(c_int32_t) :: to = 0
  ! Name of the tensor that was cast by hand.
  type(c_ptr) :: name = c_null_ptr
  ! Sentence that describes the hazard and an alternative.
  type(c_ptr) :: text = c_null_ptr
end type

! Finding of the search for the first non-finite value.
type, bind(c) :: mpt_non_finite
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 104
  ! Origin, MPT_NON_FINITE_*. With MPT_NON_FINITE_NONE all other fields are 0 or "".
  integer(c_int32_t) :: phase = 0
  ! MPT_NON_FINITE_BACKWARD: 1 if the backward of `op` itself made the first non-finite gradient, 0
  ! if it may have received it from a later operation.
  integer(c_int32_t) :: exact = 0
  ! Number of the operation.
  integer(c_int32_t) :: op = 0
  ! Name of the operation.
  type(c_ptr) :: op_name = c_null_ptr
  ! Number of the operation on the tape.
  integer(c_int64_t) :: sequence = 0
  ! Name of the tensor. "" if it has none.
  type(c_ptr) :: tensor = c_null_ptr
  ! Dtype of the non-finite tensor.
  integer(c_int32_t) :: dtype = 0
  integer(c_int32_t) :: reserved = 0
  ! Number of elements of the tensor.
  integer(c_int64_t) :: elements = 0
  ! Number of NaNs in the tensor.
  integer(c_int64_t) :: nans = 0
  ! Number of infinities in the tensor.
  integer(c_int64_t) :: infs = 0
  ! MPT_NON_FINITE_BACKWARD: parameter whose gradient came before. "" if there was none.
  type(c_ptr) :: last_finite = c_null_ptr
  ! Number of findings since the context was created.
  integer(c_int64_t) :: found = 0
  ! Number of earlier steps of steppers and scalers, including skipped ones.
  integer(c_int64_t) :: step = 0
  ! Sentence with the whole finding. It counts steps from 1, as mpt_verdict.step does in a verdict.
  type(c_ptr) :: text = c_null_ptr
end type

! Statistics of a tensor's elements in the range of a dtype, each rounded to nearest even.
type, bind(c) :: mpt_tensor_stats
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 2320
  ! Dtype whose range is used.
  integer(c_int32_t) :: dtype = 0
  ! Number of elements.
  integer(c_int64_t) :: elements = 0
  ! Number of elements that are exactly 0.
  integer(c_int64_t) :: zeros = 0
  ! Number of elements that are not 0, but round to 0 in the dtype.
  integer(c_int64_t) :: underflows = 0
  ! Number of elements that round to a subnormal number of the dtype, which is not 0 and below the
  ! least normal one.
  integer(c_int64_t) :: subnormals = 0
  ! Number of finite elements that are too large for the dtype.
  integer(c_int64_t) :: overflows = 0
  ! Number of infinities.
  integer(c_int64_t) :: infinities = 0
  ! Number of NaNs.
  integer(c_int64_t) :: nans = 0
  ! Smallest magnitude of a finite element that is not 0. 0 if there is none.
  real(c_double) :: smallest = 0.0_c_double
  ! Largest magnitude of a finite element that is not 0. 0 if there is none.
  real(c_double) :: largest = 0.0_c_double
  ! Counts of finite magnitudes per power of two: bin i covers 2^(i + MPT_STATS_FIRST_EXPONENT) to
  ! below twice that. The first and the last bin also count everything beyond.
  integer(c_int64_t) :: exponents(280) = 0
end type

! Options of mpt_tensor_get_stats and mpt_params_get_grad_stats.
type, bind(c) :: mpt_stats_desc
  ! Size of the struct in bytes.
  integer(c_int32_t) :: struct_size = 0
  ! Dtype whose range is used. NONE (default): the tensor's own.
  integer(c_int32_t) :: dtype = 0
  ! NULL, or a chain of further structs.
  type(c_ptr) :: next = c_null_ptr
  ! Factor that the elements are multiplied by first: a loss scale to try, or 1 over the present
  ! one. Default: 1.
  real(c_double) :: scale = 0.0_c_double
end type

! ---- functions of the program that the library calls ----

abstract interface
  ! Releases a resource of the host.
  subroutine mpt_done_fn(user) bind(c)
    import
    type(c_ptr), value :: user
  end subroutine
  ! Piece of work that the library gives to a parallel_for hook.
  subroutine mpt_job_fn(job, begin, end, worker) bind(c)
    import
    type(c_ptr), value :: job
    integer(c_int64_t), value :: begin
    integer(c_int64_t), value :: end
    integer(c_int32_t), value :: worker
  end subroutine
  ! Hook on the gradient of a tensor.
  function mpt_grad_hook(user, grad) bind(c)
    import
    type(c_ptr), value :: user
    type(mpt_tensor), intent(inout) :: grad
    integer(c_int32_t) :: mpt_grad_hook
  end function
  ! Hook that runs after a gradient was added to a leaf.
  function mpt_post_hook(user, leaf) bind(c)
    import
    type(c_ptr), value :: user
    type(mpt_tensor), value :: leaf
    integer(c_int32_t) :: mpt_post_hook
  end function
  ! Function of the host that computes tensors from tensors.
  function mpt_forward_fn(user, in, in_count, out, out_count) bind(c)
    import
    type(c_ptr), value :: user
    type(mpt_tensor), intent(in) :: in(*)
    integer(c_int32_t), value :: in_count
    type(mpt_tensor), intent(inout) :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_forward_fn
  end function
  ! Gradient function of an operation of the host.
  function mpt_custom_backward(user, in, in_count, out, grad_out, out_count, grad_in) bind(c)
    import
    type(c_ptr), value :: user
    type(mpt_tensor), intent(in) :: in(*)
    integer(c_int32_t), value :: in_count
    type(mpt_tensor), intent(in) :: out(*)
    type(mpt_tensor), intent(in) :: grad_out(*)
    integer(c_int32_t), value :: out_count
    type(mpt_tensor), intent(inout) :: grad_in(*)
    integer(c_int32_t) :: mpt_custom_backward
  end function
  ! Computes the factor of a learning rate.
  function mpt_lr_fn(user, step, factor) bind(c)
    import
    type(c_ptr), value :: user
    integer(c_int64_t), value :: step
    real(c_double), intent(out) :: factor
    integer(c_int32_t) :: mpt_lr_fn
  end function
  ! Starts an exchange of messages with every other rank and stores its number, for
  ! mpt_comm_wait_fn.
  function mpt_comm_exchange_fn(user, messages, request) bind(c)
    import
    type(c_ptr), value :: user
    type(mpt_comm_message), intent(in) :: messages(*)
    integer(c_int64_t), intent(out) :: request
    integer(c_int32_t) :: mpt_comm_exchange_fn
  end function
  ! Waits up to `nanoseconds` until an exchange is complete
  function mpt_comm_wait_fn(user, request, nanoseconds, rank) bind(c)
    import
    type(c_ptr), value :: user
    integer(c_int64_t), value :: request
    integer(c_int64_t), value :: nanoseconds
    integer(c_int32_t), intent(out) :: rank
    integer(c_int32_t) :: mpt_comm_wait_fn
  end function
  ! Tells the other ranks, if the engine can, that this rank gives up.
  subroutine mpt_comm_abort_fn(user, reason) bind(c)
    import
    type(c_ptr), value :: user
    type(c_ptr), value :: reason
  end subroutine
  ! Computes the loss of the present parameters and stores it in `loss` as a new handle, which the
  ! library takes over.
  function mpt_closure(user, loss) bind(c)
    import
    type(c_ptr), value :: user
    type(mpt_tensor), intent(inout) :: loss
    integer(c_int32_t) :: mpt_closure
  end function
  ! Tells the host the size of the content in bytes, before the first one is written.
  function mpt_begin_fn(user, bytes) bind(c)
    import
    type(c_ptr), value :: user
    integer(c_size_t), value :: bytes
    integer(c_int32_t) :: mpt_begin_fn
  end function
  ! Writes `bytes` bytes, at least one, behind those of the calls before.
  function mpt_write_fn(user, data, bytes) bind(c)
    import
    type(c_ptr), value :: user
    type(c_ptr), value :: data
    integer(c_size_t), value :: bytes
    integer(c_int32_t) :: mpt_write_fn
  end function
  ! Reads up to `bytes` bytes of the content into `buffer`, from byte `offset` on, and stores their
  ! number in `given`.
  function mpt_read_fn(user, offset, buffer, bytes, given) bind(c)
    import
    type(c_ptr), value :: user
    integer(c_size_t), value :: offset
    type(c_ptr), value :: buffer
    integer(c_size_t), value :: bytes
    integer(c_size_t), intent(out) :: given
    integer(c_int32_t) :: mpt_read_fn
  end function
end interface

! ---- functions ----

interface
  ! Returns the version of the library as one number, for comparisons
  function mpt_version() bind(c, name="mpt_version")
    import
    integer(c_int32_t) :: mpt_version
  end function
  function c_mpt_version_string() bind(c, name="mpt_version_string")
    import
    type(c_ptr) :: c_mpt_version_string
  end function
  ! Checks that a program may use this library.
  function mpt_check_header(header_version) bind(c, name="mpt_check_header")
    import
    integer(c_int32_t), value :: header_version
    integer(c_int32_t) :: mpt_check_header
  end function
  function c_mpt_feature_name(index) bind(c, name="mpt_feature_name")
    import
    integer(c_int32_t), value :: index
    type(c_ptr) :: c_mpt_feature_name
  end function
  function c_mpt_status_name(status) bind(c, name="mpt_status_name")
    import
    integer(c_int32_t), value :: status
    type(c_ptr) :: c_mpt_status_name
  end function
  function c_mpt_dtype_name(dtype) bind(c, name="mpt_dtype_name")
    import
    integer(c_int32_t), value :: dtype
    type(c_ptr) :: c_mpt_dtype_name
  end function
  ! Returns the size of one element in bytes, or 0 for an unknown number.
  function mpt_dtype_size(dtype) bind(c, name="mpt_dtype_size")
    import
    integer(c_int32_t), value :: dtype
    integer(c_size_t) :: mpt_dtype_size
  end function
  function c_mpt_last_error() bind(c, name="mpt_last_error")
    import
    type(c_ptr) :: c_mpt_last_error
  end function
  ! Returns the status of the latest error of this thread, or 0 if there was none.
  function mpt_last_error_code() bind(c, name="mpt_last_error_code")
    import
    integer(c_int32_t) :: mpt_last_error_code
  end function
  function c_mpt_first_error() bind(c, name="mpt_first_error")
    import
    type(c_ptr) :: c_mpt_first_error
  end function
  ! Returns the status of the error that mpt_first_error describes, or 0 if there was none.
  function mpt_first_error_code() bind(c, name="mpt_first_error_code")
    import
    integer(c_int32_t) :: mpt_first_error_code
  end function
  ! Clears the first and the latest error of this thread.
  subroutine mpt_clear_errors() bind(c, name="mpt_clear_errors")
    import
  end subroutine
  subroutine c_mpt_set_error(text) bind(c, name="mpt_set_error")
    import
    type(c_ptr), value :: text
  end subroutine
  subroutine c_mpt_hooks_init(hooks, size) bind(c, name="mpt_hooks_init")
    import
    type(mpt_hooks), intent(inout) :: hooks
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_thread_hooks_init(hooks, size) bind(c, name="mpt_thread_hooks_init")
    import
    type(mpt_thread_hooks), intent(inout) :: hooks
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_device_module_init(module, size) bind(c, name="mpt_device_module_init")
    import
    type(mpt_device_module_t), intent(inout) :: module
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_device_from_name(name, device, index) bind(c, name="mpt_device_from_name")
    import
    type(c_ptr), value :: name
    integer(c_int32_t), intent(out) :: device
    integer(c_int32_t), intent(out) :: index
    integer(c_int32_t) :: c_mpt_device_from_name
  end function
  function c_mpt_devices_text(text, size, needed) bind(c, name="mpt_devices_text")
    import
    type(c_ptr), value :: text
    integer(c_size_t), value :: size
    integer(c_size_t), intent(out), optional :: needed
    integer(c_int32_t) :: c_mpt_devices_text
  end function
  subroutine c_mpt_context_desc_init(desc, size) bind(c, name="mpt_context_desc_init")
    import
    type(mpt_context_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Creates a context, which owns tensors, modes and memory.
  function mpt_context_create(desc, out) bind(c, name="mpt_context_create")
    import
    type(mpt_context_desc), intent(in), optional :: desc
    type(mpt_context), intent(inout) :: out
    integer(c_int32_t) :: mpt_context_create
  end function
  ! Adds one reference to a context and returns the same handle, or NULL for a stale handle.
  function mpt_context_retain(context) bind(c, name="mpt_context_retain")
    import
    type(mpt_context), value :: context
    type(mpt_context) :: mpt_context_retain
  end function
  ! Releases one reference to a context.
  subroutine mpt_context_release(context) bind(c, name="mpt_context_release")
    import
    type(mpt_context), value :: context
  end subroutine
  ! Ends a context now.
  function mpt_context_shutdown(context) bind(c, name="mpt_context_shutdown")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_context_shutdown
  end function
  ! Ends the work of a context between two kernels
  function mpt_context_cancel(context) bind(c, name="mpt_context_cancel")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_context_cancel
  end function
  ! Lets the work of a context that was cancelled go on, or does nothing.
  function mpt_context_resume(context) bind(c, name="mpt_context_resume")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_context_resume
  end function
  ! Replaces the hooks of a context by new addresses, for a host that has reloaded its code.
  function mpt_context_rebind(context, hooks) bind(c, name="mpt_context_rebind")
    import
    type(mpt_context), value :: context
    type(mpt_hooks), intent(in), optional :: hooks
    integer(c_int32_t) :: mpt_context_rebind
  end function
  ! Restarts the generator with a seed.
  function mpt_context_set_seed(context, seed) bind(c, name="mpt_context_set_seed")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: seed
    integer(c_int32_t) :: mpt_context_set_seed
  end function
  ! Returns the state of the generator, for mpt_context_set_generator
  function mpt_context_get_generator(context, seed, draws) bind(c, &
      name="mpt_context_get_generator")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), intent(out) :: seed
    integer(c_int64_t), intent(out) :: draws
    integer(c_int32_t) :: mpt_context_get_generator
  end function
  ! Restores a state of the generator that mpt_context_get_generator returned
  function mpt_context_set_generator(context, seed, draws) bind(c, &
      name="mpt_context_set_generator")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: seed
    integer(c_int64_t), value :: draws
    integer(c_int32_t) :: mpt_context_set_generator
  end function
  ! Returns how a context uses the memory of the device on which it computes.
  function mpt_context_get_memory(context, out) bind(c, name="mpt_context_get_memory")
    import
    type(mpt_context), value :: context
    type(mpt_memory_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_context_get_memory
  end function
  ! Returns how a context uses the memory of one of its devices.
  function mpt_context_get_device_memory(context, device, index, out) bind(c, &
      name="mpt_context_get_device_memory")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: device
    integer(c_int32_t), value :: index
    type(mpt_memory_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_context_get_device_memory
  end function
  ! Returns the handles with which a context computes on one of its devices, such as a CUDA stream
  ! or a Vulkan queue, in a struct that the module's own header defines.
  function mpt_context_get_device_native(context, device, index, out) bind(c, &
      name="mpt_context_get_device_native")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: device
    integer(c_int32_t), value :: index
    type(c_ptr), intent(out) :: out
    integer(c_int32_t) :: mpt_context_get_device_native
  end function
  ! Tests the device on which a context computes
  function mpt_device_selftest(context) bind(c, name="mpt_device_selftest")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_device_selftest
  end function
  ! Gives memory that a context does not use now back to the host or the system
  function mpt_context_trim(context) bind(c, name="mpt_context_trim")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_context_trim
  end function
  ! Resets every peak, per purpose and total, to the present use.
  function mpt_context_reset_peak(context) bind(c, name="mpt_context_reset_peak")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_context_reset_peak
  end function
  function c_mpt_context_kernels_text(context, text, size, needed) bind(c, &
      name="mpt_context_kernels_text")
    import
    type(mpt_context), value :: context
    type(c_ptr), value :: text
    integer(c_size_t), value :: size
    integer(c_size_t), intent(out), optional :: needed
    integer(c_int32_t) :: c_mpt_context_kernels_text
  end function
  ! Returns the arithmetic in use
  function mpt_context_get_arithmetic(context, out) bind(c, name="mpt_context_get_arithmetic")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: mpt_context_get_arithmetic
  end function
  ! Sets the arithmetic.
  function mpt_context_set_arithmetic(context, choice) bind(c, &
      name="mpt_context_set_arithmetic")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: choice
    integer(c_int32_t) :: mpt_context_set_arithmetic
  end function
  ! Opens a scope.
  function mpt_scope_push(context) bind(c, name="mpt_scope_push")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_scope_push
  end function
  ! Closes the innermost scope and releases every tensor handle made inside it, except the `count`
  ! handles in `keep`.
  function mpt_scope_pop(context, keep, count) bind(c, name="mpt_scope_pop")
    import
    type(mpt_context), value :: context
    type(mpt_tensor), intent(in), optional :: keep(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t) :: mpt_scope_pop
  end function
  ! Makes modes for another user of a context, such as a thread that prepares batches, and returns
  ! their number.
  function mpt_context_create_modes(context, seed, out) bind(c, &
      name="mpt_context_create_modes")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: seed
    integer(c_int64_t), intent(out) :: out
    integer(c_int32_t) :: mpt_context_create_modes
  end function
  ! Puts modes into force
  function mpt_context_use_modes(context, modes) bind(c, name="mpt_context_use_modes")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: modes
    integer(c_int32_t) :: mpt_context_use_modes
  end function
  ! Ends modes that are not in force.
  function mpt_context_end_modes(context, modes) bind(c, name="mpt_context_end_modes")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: modes
    integer(c_int32_t) :: mpt_context_end_modes
  end function
  ! Creates a tensor whose elements are not initialised.
  function mpt_empty(context, dtype, shape, rank, out) bind(c, name="mpt_empty")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_empty
  end function
  ! Creates a tensor of zeros.
  function mpt_zeros(context, dtype, shape, rank, out) bind(c, name="mpt_zeros")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_zeros
  end function
  ! Creates a tensor of ones.
  function mpt_ones(context, dtype, shape, rank, out) bind(c, name="mpt_ones")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_ones
  end function
  ! Creates a tensor whose elements are all `value`, rounded to `dtype`.
  function mpt_full(context, dtype, shape, rank, value, out) bind(c, name="mpt_full")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    real(c_double), value :: value
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_full
  end function
  ! Creates the 1-dim tensor start, start + step, ...
  function mpt_arange(context, dtype, start, end, step, out) bind(c, name="mpt_arange")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    real(c_double), value :: start
    real(c_double), value :: end
    real(c_double), value :: step
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_arange
  end function
  ! Creates a tensor of random values, uniform in [low, high).
  function mpt_uniform(context, dtype, shape, rank, low, high, out) bind(c, &
      name="mpt_uniform")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    real(c_double), value :: low
    real(c_double), value :: high
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_uniform
  end function
  ! Creates a tensor of random integers, uniform in [low, high)
  function mpt_randint(context, dtype, shape, rank, low, high, out) bind(c, &
      name="mpt_randint")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    integer(c_int64_t), value :: low
    integer(c_int64_t), value :: high
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_randint
  end function
  ! Creates a tensor of random values from a normal distribution with this mean and standard
  ! deviation (Box & Muller 1958).
  function mpt_normal(context, dtype, shape, rank, mean, deviation, out) bind(c, &
      name="mpt_normal")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    real(c_double), value :: mean
    real(c_double), value :: deviation
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_normal
  end function
  ! Creates initial weights [out, in, kernel..], uniform in +-sqrt(6 / ((1 + a^2) fan_in)) (He et
  ! al.
  function mpt_kaiming_uniform(context, dtype, shape, rank, a, out) bind(c, &
      name="mpt_kaiming_uniform")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    real(c_double), value :: a
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_kaiming_uniform
  end function
  ! Creates initial weights [out, in, kernel..] from a normal distribution with mean 0 and standard
  ! deviation sqrt(2 / ((1 + a^2) fan_in)) (He et al.
  function mpt_kaiming_normal(context, dtype, shape, rank, a, out) bind(c, &
      name="mpt_kaiming_normal")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    real(c_double), value :: a
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_kaiming_normal
  end function
  ! Creates initial weights [out, in, kernel..], uniform in +-gain sqrt(6 / (fan_in + fan_out))
  ! (Glorot & Bengio 2010).
  function mpt_xavier_uniform(context, dtype, shape, rank, gain, out) bind(c, &
      name="mpt_xavier_uniform")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    real(c_double), value :: gain
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_xavier_uniform
  end function
  ! Creates initial weights [out, in, kernel..] from a normal distribution with mean 0 and standard
  ! deviation gain sqrt(2 / (fan_in + fan_out)) (Glorot & Bengio 2010).
  function mpt_xavier_normal(context, dtype, shape, rank, gain, out) bind(c, &
      name="mpt_xavier_normal")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    real(c_double), value :: gain
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_xavier_normal
  end function
  ! Creates a tensor with a copy of `data`, which holds row-major elements of `dtype`.
  function mpt_tensor_from_data(context, dtype, shape, rank, data, bytes, out) bind(c, &
      name="mpt_tensor_from_data")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    type(c_ptr), value :: data
    integer(c_size_t), value :: bytes
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_from_data
  end function
  ! Creates a tensor on memory of the host, without a copy.
  function mpt_tensor_from_memory(context, dtype, shape, strides, rank, data, bytes, done, &
      user, out) bind(c, name="mpt_tensor_from_memory")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int64_t), intent(in), optional :: strides(*)
    integer(c_int32_t), value :: rank
    type(c_ptr), value :: data
    integer(c_size_t), value :: bytes
    type(c_funptr), value :: done
    type(c_ptr), value :: user
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_from_memory
  end function
  ! Creates a tensor on read-only memory of the host, such as a mapped file, without a copy.
  function mpt_tensor_from_const_memory(context, dtype, shape, strides, rank, data, bytes, &
      done, user, out) bind(c, name="mpt_tensor_from_const_memory")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int64_t), intent(in), optional :: strides(*)
    integer(c_int32_t), value :: rank
    type(c_ptr), value :: data
    integer(c_size_t), value :: bytes
    type(c_funptr), value :: done
    type(c_ptr), value :: user
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_from_const_memory
  end function
  ! Creates a tensor on memory of the program on the device where the context computes, without a
  ! copy.
  function mpt_tensor_from_native(context, dtype, shape, strides, rank, memory, done, user, &
      out) bind(c, name="mpt_tensor_from_native")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: dtype
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int64_t), intent(in), optional :: strides(*)
    integer(c_int32_t), value :: rank
    type(c_ptr), value :: memory
    type(c_funptr), value :: done
    type(c_ptr), value :: user
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_from_native
  end function
  ! Creates a tensor on memory that another library shares by DLPack 1.x, without a copy.
  function mpt_tensor_from_dlpack(context, managed, out) bind(c, &
      name="mpt_tensor_from_dlpack")
    import
    type(mpt_context), value :: context
    type(c_ptr), value :: managed
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_from_dlpack
  end function
  ! Creates a tensor on memory that another library shares by the DLPack struct without a version,
  ! without a copy.
  function mpt_tensor_from_dlpack_legacy(context, managed, out) bind(c, &
      name="mpt_tensor_from_dlpack_legacy")
    import
    type(mpt_context), value :: context
    type(c_ptr), value :: managed
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_from_dlpack_legacy
  end function
  ! Exports a tensor by DLPack 1.x, without a copy.
  function mpt_tensor_to_dlpack(tensor, out) bind(c, name="mpt_tensor_to_dlpack")
    import
    type(mpt_tensor), value :: tensor
    type(c_ptr), intent(out) :: out
    integer(c_int32_t) :: mpt_tensor_to_dlpack
  end function
  ! Exports a tensor by the DLPack struct without a version, without a copy.
  function mpt_tensor_to_dlpack_legacy(tensor, out) bind(c, &
      name="mpt_tensor_to_dlpack_legacy")
    import
    type(mpt_tensor), value :: tensor
    type(c_ptr), intent(out) :: out
    integer(c_int32_t) :: mpt_tensor_to_dlpack_legacy
  end function
  ! Adds one reference to a tensor and returns the same handle, or NULL for a stale handle.
  function mpt_tensor_retain(tensor) bind(c, name="mpt_tensor_retain")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_tensor) :: mpt_tensor_retain
  end function
  ! Releases one reference to a tensor.
  subroutine mpt_tensor_release(tensor) bind(c, name="mpt_tensor_release")
    import
    type(mpt_tensor), value :: tensor
  end subroutine
  ! Returns 1 if the handle names a live tensor, and 0 otherwise.
  function mpt_tensor_is_valid(tensor) bind(c, name="mpt_tensor_is_valid")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int32_t) :: mpt_tensor_is_valid
  end function
  ! Returns the properties of a tensor
  function mpt_tensor_get_info(tensor, out) bind(c, name="mpt_tensor_get_info")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_tensor_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_get_info
  end function
  ! Returns a tensor on another device of its context
  function mpt_tensor_to(tensor, device, index, out) bind(c, name="mpt_tensor_to")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int32_t), value :: device
    integer(c_int32_t), value :: index
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_to
  end function
  ! Returns the context of a tensor.
  function mpt_tensor_get_context(tensor, out) bind(c, name="mpt_tensor_get_context")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_context), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_get_context
  end function
  ! Copies the elements to `data`, row-major and converted to `dtype`.
  function mpt_tensor_read(tensor, dtype, data, count) bind(c, name="mpt_tensor_read")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int32_t), value :: dtype
    type(c_ptr), value :: data
    integer(c_int64_t), value :: count
    integer(c_int32_t) :: mpt_tensor_read
  end function
  ! Overwrites a tensor with `count` row-major elements of `dtype`, converted to the tensor's dtype.
  function mpt_tensor_write(tensor, dtype, data, count) bind(c, name="mpt_tensor_write")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int32_t), value :: dtype
    type(c_ptr), value :: data
    integer(c_int64_t), value :: count
    integer(c_int32_t) :: mpt_tensor_write
  end function
  ! Returns the exact value of a parameter, including its master, as a new tensor
  function mpt_tensor_get_master(tensor, out) bind(c, name="mpt_tensor_get_master")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_get_master
  end function
  ! Overwrites a tensor with `value`, which has the same shape.
  function mpt_tensor_set_master(tensor, value) bind(c, name="mpt_tensor_set_master")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_tensor), value :: value
    integer(c_int32_t) :: mpt_tensor_set_master
  end function
  ! Returns the value of a tensor with one element; that of the master for a parameter with one, or
  ! a view of it.
  function mpt_tensor_get_item(tensor, out) bind(c, name="mpt_tensor_get_item")
    import
    type(mpt_tensor), value :: tensor
    real(c_double), intent(out) :: out
    integer(c_int32_t) :: mpt_tensor_get_item
  end function
  ! Returns the address of the first element, in the memory of the tensor's device.
  function mpt_tensor_get_data(tensor, out) bind(c, name="mpt_tensor_get_data")
    import
    type(mpt_tensor), value :: tensor
    type(c_ptr), intent(out) :: out
    integer(c_int32_t) :: mpt_tensor_get_data
  end function
  ! Reports that the host has written to the tensor's memory directly.
  function mpt_tensor_touch(tensor) bind(c, name="mpt_tensor_touch")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int32_t) :: mpt_tensor_touch
  end function
  function c_mpt_tensor_text(tensor, text, size, needed) bind(c, name="mpt_tensor_text")
    import
    type(mpt_tensor), value :: tensor
    type(c_ptr), value :: text
    integer(c_size_t), value :: size
    integer(c_size_t), intent(out), optional :: needed
    integer(c_int32_t) :: c_mpt_tensor_text
  end function
  function c_mpt_tensor_set_name(tensor, name) bind(c, name="mpt_tensor_set_name")
    import
    type(mpt_tensor), value :: tensor
    type(c_ptr), value :: name
    integer(c_int32_t) :: c_mpt_tensor_set_name
  end function
  function c_mpt_tensor_get_name(tensor, out) bind(c, name="mpt_tensor_get_name")
    import
    type(mpt_tensor), value :: tensor
    type(c_ptr), intent(out) :: out
    integer(c_int32_t) :: c_mpt_tensor_get_name
  end function
  ! Switches gradients for a leaf on or off.
  function mpt_tensor_set_requires_grad(tensor, on) bind(c, &
      name="mpt_tensor_set_requires_grad")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int32_t), value :: on
    integer(c_int32_t) :: mpt_tensor_set_requires_grad
  end function
  ! Returns the accumulated gradient of a tensor as a new handle, or NULL if there is none.
  function mpt_tensor_get_grad(tensor, out) bind(c, name="mpt_tensor_get_grad")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_get_grad
  end function
  ! Replaces the gradient of a tensor.
  function mpt_tensor_set_grad(tensor, grad) bind(c, name="mpt_tensor_set_grad")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_tensor), value :: grad
    integer(c_int32_t) :: mpt_tensor_set_grad
  end function
  ! Sets the dtype in which the gradient of a leaf is stored
  function mpt_tensor_set_grad_dtype(tensor, dtype) bind(c, name="mpt_tensor_set_grad_dtype")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int32_t), value :: dtype
    integer(c_int32_t) :: mpt_tensor_set_grad_dtype
  end function
  ! Switches sparse gradients on or off for a leaf [V, D], such as an embedding of which a step
  ! reads few rows.
  function mpt_tensor_set_grad_sparse(tensor, on) bind(c, name="mpt_tensor_set_grad_sparse")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int32_t), value :: on
    integer(c_int32_t) :: mpt_tensor_set_grad_sparse
  end function
  ! Returns a sparse gradient.
  function mpt_tensor_get_grad_rows(tensor, rows, values) bind(c, &
      name="mpt_tensor_get_grad_rows")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_tensor), intent(inout) :: rows
    type(mpt_tensor), intent(inout) :: values
    integer(c_int32_t) :: mpt_tensor_get_grad_rows
  end function
  subroutine c_mpt_backward_desc_init(desc, size) bind(c, name="mpt_backward_desc_init")
    import
    type(mpt_backward_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Adds d(sum of roots)/d(leaf) to the gradient of every leaf that requires one.
  function mpt_backward(roots, root_grads, count, desc) bind(c, name="mpt_backward")
    import
    type(mpt_tensor), intent(in), optional :: roots(*)
    type(mpt_tensor), intent(in), optional :: root_grads(*)
    integer(c_int32_t), value :: count
    type(mpt_backward_desc), intent(in), optional :: desc
    integer(c_int32_t) :: mpt_backward
  end function
  ! Returns the gradients of the roots with respect to `inputs`, one new tensor per input, without
  ! changing the gradient of any leaf.
  function mpt_grad(roots, root_grads, count, inputs, input_count, desc, out) bind(c, &
      name="mpt_grad")
    import
    type(mpt_tensor), intent(in), optional :: roots(*)
    type(mpt_tensor), intent(in), optional :: root_grads(*)
    integer(c_int32_t), value :: count
    type(mpt_tensor), intent(in), optional :: inputs(*)
    integer(c_int32_t), value :: input_count
    type(mpt_backward_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out(*)
    integer(c_int32_t) :: mpt_grad
  end function
  ! Opens a grad mode, which applies until mpt_grad_mode_pop.
  function mpt_grad_mode_push(context, mode) bind(c, name="mpt_grad_mode_push")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: mode
    integer(c_int32_t) :: mpt_grad_mode_push
  end function
  ! Closes the innermost grad mode.
  function mpt_grad_mode_pop(context) bind(c, name="mpt_grad_mode_pop")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_grad_mode_pop
  end function
  ! Adds a hook that sees, and may replace, each gradient of a tensor.
  function mpt_tensor_add_hook(tensor, hook, user, done, id) bind(c, &
      name="mpt_tensor_add_hook")
    import
    type(mpt_tensor), value :: tensor
    procedure(mpt_grad_hook) :: hook
    type(c_ptr), value :: user
    type(c_funptr), value :: done
    integer(c_int64_t), intent(out), optional :: id
    integer(c_int32_t) :: mpt_tensor_add_hook
  end function
  ! Adds a hook that runs each time a gradient was added to a leaf.
  function mpt_tensor_add_post_hook(leaf, hook, user, done, id) bind(c, &
      name="mpt_tensor_add_post_hook")
    import
    type(mpt_tensor), value :: leaf
    procedure(mpt_post_hook) :: hook
    type(c_ptr), value :: user
    type(c_funptr), value :: done
    integer(c_int64_t), intent(out), optional :: id
    integer(c_int32_t) :: mpt_tensor_add_post_hook
  end function
  ! Removes a hook or post hook by its number.
  function mpt_tensor_remove_hook(tensor, id) bind(c, name="mpt_tensor_remove_hook")
    import
    type(mpt_tensor), value :: tensor
    integer(c_int64_t), value :: id
    integer(c_int32_t) :: mpt_tensor_remove_hook
  end function
  ! Runs `forward` without keeping the activations that its backward needs, and runs it again when
  ! the backward comes (activation checkpointing, Chen et al.
  function mpt_recompute(context, forward, user, done, in, in_count, out, out_count) bind(c, &
      name="mpt_recompute")
    import
    type(mpt_context), value :: context
    procedure(mpt_forward_fn) :: forward
    type(c_ptr), value :: user
    type(c_funptr), value :: done
    type(mpt_tensor), intent(in), optional :: in(*)
    integer(c_int32_t), value :: in_count
    type(mpt_tensor), intent(inout), optional :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_recompute
  end function
  ! Switches the anomaly mode on or off.
  function mpt_context_set_anomaly(context, on) bind(c, name="mpt_context_set_anomaly")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: on
    integer(c_int32_t) :: mpt_context_set_anomaly
  end function
  function c_mpt_autocast_profile_from_name(name, out) bind(c, &
      name="mpt_autocast_profile_from_name")
    import
    type(c_ptr), value :: name
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: c_mpt_autocast_profile_from_name
  end function
  function c_mpt_autocast_profile_name(profile) bind(c, name="mpt_autocast_profile_name")
    import
    integer(c_int32_t), value :: profile
    type(c_ptr) :: c_mpt_autocast_profile_name
  end function
  subroutine c_mpt_autocast_desc_init(desc, size) bind(c, name="mpt_autocast_desc_init")
    import
    type(mpt_autocast_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Opens an autocast scope.
  function mpt_autocast_push(context, desc) bind(c, name="mpt_autocast_push")
    import
    type(mpt_context), value :: context
    type(mpt_autocast_desc), intent(in), optional :: desc
    integer(c_int32_t) :: mpt_autocast_push
  end function
  ! Closes the innermost autocast scope.
  function mpt_autocast_pop(context) bind(c, name="mpt_autocast_pop")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_autocast_pop
  end function
  ! Returns the dtype of the innermost autocast scope, or MPT_DTYPE_NONE if casts are off.
  function mpt_autocast_get_dtype(context, out) bind(c, name="mpt_autocast_get_dtype")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: mpt_autocast_get_dtype
  end function
  ! Sets the cast class of an operation, also of one that the host registered.
  function mpt_autocast_set_class(context, op, cls) bind(c, name="mpt_autocast_set_class")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: op
    integer(c_int32_t), value :: cls
    integer(c_int32_t) :: mpt_autocast_set_class
  end function
  ! Returns the cast class of an operation that applies now.
  function mpt_autocast_get_class(context, op, out) bind(c, name="mpt_autocast_get_class")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: op
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: mpt_autocast_get_class
  end function
  ! Drops all cached casts.
  function mpt_autocast_clear_cache(context) bind(c, name="mpt_autocast_clear_cache")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_autocast_clear_cache
  end function
  ! Returns the counters of the cache of casts.
  function mpt_autocast_get_cache_info(context, out) bind(c, &
      name="mpt_autocast_get_cache_info")
    import
    type(mpt_context), value :: context
    type(mpt_cast_cache_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_autocast_get_cache_info
  end function
  function c_mpt_op_from_name(context, name, out) bind(c, name="mpt_op_from_name")
    import
    type(mpt_context), value :: context
    type(c_ptr), value :: name
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: c_mpt_op_from_name
  end function
  function c_mpt_op_name(context, op) bind(c, name="mpt_op_name")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: op
    type(c_ptr) :: c_mpt_op_name
  end function
  ! Checks whether an operation accepts data of a dtype in this context.
  function mpt_op_supports(context, op, dtype) bind(c, name="mpt_op_supports")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: op
    integer(c_int32_t), value :: dtype
    integer(c_int32_t) :: mpt_op_supports
  end function
  ! Describes an operation by its number, also one that the host registered.
  function mpt_op_get_info(context, op, out) bind(c, name="mpt_op_get_info")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: op
    type(mpt_op_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_op_get_info
  end function
  ! Describes a parameter of an operation.
  function mpt_op_get_param(context, op, index, out) bind(c, name="mpt_op_get_param")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: op
    integer(c_int32_t), value :: index
    type(mpt_op_param), intent(inout) :: out
    integer(c_int32_t) :: mpt_op_get_param
  end function
  ! Runs an operation by its number, also one that the host registered, with bitwise the result of
  ! its C function.
  function mpt_op_run(context, op, in, in_count, attrs, attr_count, out, out_count) bind(c, &
      name="mpt_op_run")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: op
    type(mpt_tensor), intent(in), optional :: in(*)
    integer(c_int32_t), value :: in_count
    type(mpt_attr), intent(in), optional :: attrs(*)
    integer(c_int32_t), value :: attr_count
    type(mpt_tensor), intent(inout), optional :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_op_run
  end function
  subroutine c_mpt_custom_op_desc_init(desc, size) bind(c, name="mpt_custom_op_desc_init")
    import
    type(mpt_custom_op_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Registers an operation of the host.
  function mpt_op_register(context, desc, out) bind(c, name="mpt_op_register")
    import
    type(mpt_context), value :: context
    type(mpt_custom_op_desc), intent(in) :: desc
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: mpt_op_register
  end function
  ! Returns a + b, elementwise.
  function mpt_add(a, b, out) bind(c, name="mpt_add")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_add
  end function
  ! Returns a - b, elementwise.
  function mpt_sub(a, b, out) bind(c, name="mpt_sub")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_sub
  end function
  ! Returns a + scale * b, with scale * b in f32 (f64 for f64) and one rounding to 16 bits.
  function mpt_add_scaled(a, b, scale, out) bind(c, name="mpt_add_scaled")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    real(c_double), value :: scale
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_add_scaled
  end function
  ! Returns a * b, elementwise.
  function mpt_mul(a, b, out) bind(c, name="mpt_mul")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_mul
  end function
  ! Returns a / b, elementwise.
  function mpt_div(a, b, out) bind(c, name="mpt_div")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_div
  end function
  ! Returns a to the power of b, elementwise.
  function mpt_pow(a, b, out) bind(c, name="mpt_pow")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_pow
  end function
  ! Returns the larger of a and b, elementwise.
  function mpt_maximum(a, b, out) bind(c, name="mpt_maximum")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_maximum
  end function
  ! Returns the smaller of a and b, elementwise.
  function mpt_minimum(a, b, out) bind(c, name="mpt_minimum")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_minimum
  end function
  ! Returns a - b * floor(a / b), which has the sign of b, as a % b in Python.
  function mpt_remainder(a, b, out) bind(c, name="mpt_remainder")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_remainder
  end function
  ! Returns floor(a / b), as a // b in Python.
  function mpt_floor_divide(a, b, out) bind(c, name="mpt_floor_divide")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_floor_divide
  end function
  ! Returns a == b as bool.
  function mpt_eq(a, b, out) bind(c, name="mpt_eq")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_eq
  end function
  ! Returns a != b as bool.
  function mpt_ne(a, b, out) bind(c, name="mpt_ne")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_ne
  end function
  ! Returns a < b as bool.
  function mpt_lt(a, b, out) bind(c, name="mpt_lt")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_lt
  end function
  ! Returns a <= b as bool.
  function mpt_le(a, b, out) bind(c, name="mpt_le")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_le
  end function
  ! Returns a > b as bool.
  function mpt_gt(a, b, out) bind(c, name="mpt_gt")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_gt
  end function
  ! Returns a >= b as bool.
  function mpt_ge(a, b, out) bind(c, name="mpt_ge")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_ge
  end function
  ! Returns, as bool, 1 if both elements are not 0.
  function mpt_logical_and(a, b, out) bind(c, name="mpt_logical_and")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_logical_and
  end function
  ! Returns, as bool, 1 if at least one element is not 0.
  function mpt_logical_or(a, b, out) bind(c, name="mpt_logical_or")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_logical_or
  end function
  ! Returns, as bool, 1 if exactly one element is not 0.
  function mpt_logical_xor(a, b, out) bind(c, name="mpt_logical_xor")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_logical_xor
  end function
  ! Returns x + value in the dtype of x.
  function mpt_add_scalar(x, value, out) bind(c, name="mpt_add_scalar")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: value
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_add_scalar
  end function
  ! Returns x * value in the dtype of x.
  function mpt_mul_scalar(x, value, out) bind(c, name="mpt_mul_scalar")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: value
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_mul_scalar
  end function
  ! Returns x / value.
  function mpt_div_scalar(x, value, out) bind(c, name="mpt_div_scalar")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: value
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_div_scalar
  end function
  ! Returns value / x.
  function mpt_rdiv_scalar(value, x, out) bind(c, name="mpt_rdiv_scalar")
    import
    real(c_double), value :: value
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_rdiv_scalar
  end function
  ! Returns x to the power of exponent.
  function mpt_pow_scalar(x, exponent, out) bind(c, name="mpt_pow_scalar")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: exponent
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_pow_scalar
  end function
  ! Returns base to the power of x.
  function mpt_rpow_scalar(base, x, out) bind(c, name="mpt_rpow_scalar")
    import
    real(c_double), value :: base
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_rpow_scalar
  end function
  ! Returns -x.
  function mpt_neg(x, out) bind(c, name="mpt_neg")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_neg
  end function
  ! Returns |x|.
  function mpt_abs(x, out) bind(c, name="mpt_abs")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_abs
  end function
  ! Returns -1, 0 or 1.
  function mpt_sign(x, out) bind(c, name="mpt_sign")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_sign
  end function
  ! Returns the square root of x.
  function mpt_sqrt(x, out) bind(c, name="mpt_sqrt")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_sqrt
  end function
  ! Returns 1 / sqrt(x).
  function mpt_rsqrt(x, out) bind(c, name="mpt_rsqrt")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_rsqrt
  end function
  ! Returns x * x.
  function mpt_square(x, out) bind(c, name="mpt_square")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_square
  end function
  ! Returns e^x.
  function mpt_exp(x, out) bind(c, name="mpt_exp")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_exp
  end function
  ! Returns e^x - 1, accurate near 0.
  function mpt_expm1(x, out) bind(c, name="mpt_expm1")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_expm1
  end function
  ! Returns the natural logarithm of x.
  function mpt_log(x, out) bind(c, name="mpt_log")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_log
  end function
  ! Returns log(1 + x), accurate near 0.
  function mpt_log1p(x, out) bind(c, name="mpt_log1p")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_log1p
  end function
  ! Returns 1 / x.
  function mpt_reciprocal(x, out) bind(c, name="mpt_reciprocal")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_reciprocal
  end function
  ! Returns the sine of x, in radians.
  function mpt_sin(x, out) bind(c, name="mpt_sin")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_sin
  end function
  ! Returns the cosine of x, in radians.
  function mpt_cos(x, out) bind(c, name="mpt_cos")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_cos
  end function
  ! Returns the tangent of x, in radians.
  function mpt_tan(x, out) bind(c, name="mpt_tan")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tan
  end function
  ! Returns the logarithm of x to base 2.
  function mpt_log2(x, out) bind(c, name="mpt_log2")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_log2
  end function
  ! Returns the logarithm of x to base 10.
  function mpt_log10(x, out) bind(c, name="mpt_log10")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_log10
  end function
  ! Returns the error function of x.
  function mpt_erf(x, out) bind(c, name="mpt_erf")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_erf
  end function
  ! Returns the largest whole number that is not above x.
  function mpt_floor(x, out) bind(c, name="mpt_floor")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_floor
  end function
  ! Returns the smallest whole number that is not below x.
  function mpt_ceil(x, out) bind(c, name="mpt_ceil")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_ceil
  end function
  ! Returns the nearest whole number; halves are rounded to even.
  function mpt_round(x, out) bind(c, name="mpt_round")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_round
  end function
  ! Returns the nearest number with so many decimals, rounded once to x's dtype; halves go to the
  ! even neighbour.
  function mpt_round_decimals(x, decimals, out) bind(c, name="mpt_round_decimals")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: decimals
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_round_decimals
  end function
  ! Returns min(max(x, low), high).
  function mpt_clamp(x, low, high, out) bind(c, name="mpt_clamp")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: low
    real(c_double), value :: high
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_clamp
  end function
  ! Returns max(x, 0).
  function mpt_relu(x, out) bind(c, name="mpt_relu")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_relu
  end function
  ! Returns x where x > 0, and slope * x elsewhere.
  function mpt_leaky_relu(x, slope, out) bind(c, name="mpt_leaky_relu")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: slope
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_leaky_relu
  end function
  ! Returns x where x > 0, and alpha (e^x - 1) elsewhere (Clevert et al.
  function mpt_elu(x, alpha, out) bind(c, name="mpt_elu")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: alpha
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_elu
  end function
  ! Returns x Phi(x) (Hendrycks & Gimpel 2016).
  function mpt_gelu(x, approximate_tanh, out) bind(c, name="mpt_gelu")
    import
    type(mpt_tensor), value :: x
    integer(c_int32_t), value :: approximate_tanh
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_gelu
  end function
  ! Returns x sigmoid(x).
  function mpt_silu(x, out) bind(c, name="mpt_silu")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_silu
  end function
  ! Returns 1 / (1 + e^-x).
  function mpt_sigmoid(x, out) bind(c, name="mpt_sigmoid")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_sigmoid
  end function
  ! Returns the hyperbolic tangent of x.
  function mpt_tanh(x, out) bind(c, name="mpt_tanh")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tanh
  end function
  ! Returns log(1 + e^x), without overflow.
  function mpt_softplus(x, out) bind(c, name="mpt_softplus")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_softplus
  end function
  ! Returns log(1 + e^(beta x)) / beta, without overflow.
  function mpt_softplus_beta(x, beta, out) bind(c, name="mpt_softplus_beta")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: beta
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_softplus_beta
  end function
  ! Returns log(sigmoid(x)), without overflow and without the cancellation of the two steps.
  function mpt_logsigmoid(x, out) bind(c, name="mpt_logsigmoid")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_logsigmoid
  end function
  ! Returns x / (1 + |x|).
  function mpt_softsign(x, out) bind(c, name="mpt_softsign")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_softsign
  end function
  ! Returns min(max(x + 3, 0), 6) / 6 (Howard et al.
  function mpt_hardsigmoid(x, out) bind(c, name="mpt_hardsigmoid")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_hardsigmoid
  end function
  ! Returns x hardsigmoid(x) (Howard et al.
  function mpt_hardswish(x, out) bind(c, name="mpt_hardswish")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_hardswish
  end function
  ! Returns x tanh(log(1 + e^x)) (Misra 2019).
  function mpt_mish(x, out) bind(c, name="mpt_mish")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_mish
  end function
  ! Returns a sigmoid(b), where a and b are the first and the second half of x along dim (Dauphin et
  ! al.
  function mpt_glu(x, dim, out) bind(c, name="mpt_glu")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_glu
  end function
  ! Returns x where x > 0, and weight * x elsewhere (He et al.
  function mpt_prelu(x, weight, out) bind(c, name="mpt_prelu")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_prelu
  end function
  ! Returns a + weight (b - a), elementwise; a, b and weight broadcast.
  function mpt_lerp(a, b, weight, out) bind(c, name="mpt_lerp")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), value :: weight
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_lerp
  end function
  ! Returns a + weight (b - a), elementwise, as mpt_lerp with one weight.
  function mpt_lerp_scalar(a, b, weight, out) bind(c, name="mpt_lerp_scalar")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    real(c_double), value :: weight
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_lerp_scalar
  end function
  ! Returns, as bool, 1 where x is 0.
  function mpt_logical_not(x, out) bind(c, name="mpt_logical_not")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_logical_not
  end function
  ! Returns, as bool, 1 where x is neither NaN nor infinite.
  function mpt_isfinite(x, out) bind(c, name="mpt_isfinite")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_isfinite
  end function
  ! Returns, as bool, 1 where x is NaN.
  function mpt_isnan(x, out) bind(c, name="mpt_isnan")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_isnan
  end function
  ! Returns, as bool, 1 where |a - b| <= atol + rtol |b|, in f32 (f64 for f64), and where a and b
  ! are equal, as two infinities of one sign are.
  function mpt_isclose(a, b, rtol, atol, equal_nan, out) bind(c, name="mpt_isclose")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    real(c_double), value :: rtol
    real(c_double), value :: atol
    integer(c_int32_t), value :: equal_nan
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_isclose
  end function
  ! Returns a where condition (bool) is 1, and b elsewhere.
  function mpt_where(condition, a, b, out) bind(c, name="mpt_where")
    import
    type(mpt_tensor), value :: condition
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_where
  end function
  ! Returns value where mask (bool) is 1, and x elsewhere.
  function mpt_masked_fill(x, mask, value, out) bind(c, name="mpt_masked_fill")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: mask
    real(c_double), value :: value
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_masked_fill
  end function
  ! Converts x to another dtype, rounded to nearest even.
  function mpt_cast(x, dtype, out) bind(c, name="mpt_cast")
    import
    type(mpt_tensor), value :: x
    integer(c_int32_t), value :: dtype
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_cast
  end function
  ! Returns a copy of x in memory of its own.
  function mpt_clone(x, out) bind(c, name="mpt_clone")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_clone
  end function
  ! Returns x in row-major order
  function mpt_contiguous(x, out) bind(c, name="mpt_contiguous")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_contiguous
  end function
  ! Returns a tensor on the memory of x that is outside the graph.
  function mpt_detach(x, out) bind(c, name="mpt_detach")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_detach
  end function
  ! Writes in place
  function mpt_copy_into(to, from) bind(c, name="mpt_copy_into")
    import
    type(mpt_tensor), value :: to
    type(mpt_tensor), value :: from
    integer(c_int32_t) :: mpt_copy_into
  end function
  ! Writes in place
  function mpt_fill_into(to, value) bind(c, name="mpt_fill_into")
    import
    type(mpt_tensor), value :: to
    real(c_double), value :: value
    integer(c_int32_t) :: mpt_fill_into
  end function
  ! Writes in place
  function mpt_add_into(to, x) bind(c, name="mpt_add_into")
    import
    type(mpt_tensor), value :: to
    type(mpt_tensor), value :: x
    integer(c_int32_t) :: mpt_add_into
  end function
  ! Writes in place
  function mpt_mul_into(to, x) bind(c, name="mpt_mul_into")
    import
    type(mpt_tensor), value :: to
    type(mpt_tensor), value :: x
    integer(c_int32_t) :: mpt_mul_into
  end function
  ! Returns the elements of x under another shape.
  function mpt_reshape(x, shape, rank, out) bind(c, name="mpt_reshape")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_reshape
  end function
  ! Returns a view of x with its dims in another order.
  function mpt_permute(x, dims, rank, out) bind(c, name="mpt_permute")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: rank
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_permute
  end function
  ! Returns a view of x with two dims exchanged.
  function mpt_transpose(x, dim0, dim1, out) bind(c, name="mpt_transpose")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim0
    integer(c_int64_t), value :: dim1
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_transpose
  end function
  ! Returns a view of the elements start, start + step, ...
  function mpt_slice(x, dim, start, end, step, out) bind(c, name="mpt_slice")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int64_t), value :: start
    integer(c_int64_t), value :: end
    integer(c_int64_t), value :: step
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_slice
  end function
  ! Returns a view of `length` elements of one dim, from `start` on.
  function mpt_narrow(x, dim, start, length, out) bind(c, name="mpt_narrow")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int64_t), value :: start
    integer(c_int64_t), value :: length
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_narrow
  end function
  ! Returns a view of one index of a dim, without this dim.
  function mpt_select(x, dim, index, out) bind(c, name="mpt_select")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int64_t), value :: index
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_select
  end function
  ! Returns a view of x without the dim `dim` if its extent is 1, and with it otherwise.
  function mpt_squeeze(x, dim, out) bind(c, name="mpt_squeeze")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_squeeze
  end function
  ! Returns a view of x with a new dim of extent 1 before the dim `dim`.
  function mpt_unsqueeze(x, dim, out) bind(c, name="mpt_unsqueeze")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_unsqueeze
  end function
  ! Returns a view of x in which extents of 1 are stretched to `shape`, without a copy.
  function mpt_expand(x, shape, rank, out) bind(c, name="mpt_expand")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_expand
  end function
  ! Returns x with the dims start_dim to end_dim as one dim.
  function mpt_flatten(x, start_dim, end_dim, out) bind(c, name="mpt_flatten")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: start_dim
    integer(c_int64_t), value :: end_dim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_flatten
  end function
  ! Returns the sum over dims (NULL
  function mpt_sum(x, dims, count, keepdim, out) bind(c, name="mpt_sum")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_sum
  end function
  ! Returns the mean over dims (NULL
  function mpt_mean(x, dims, count, keepdim, out) bind(c, name="mpt_mean")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_mean
  end function
  ! Returns the variance over dims (NULL
  function mpt_var(x, dims, count, correction, keepdim, out) bind(c, name="mpt_var")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int64_t), value :: correction
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_var
  end function
  ! Returns the standard deviation over dims (NULL
  function mpt_std(x, dims, count, correction, keepdim, out) bind(c, name="mpt_std")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int64_t), value :: correction
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_std
  end function
  ! Returns the product over dims (NULL
  function mpt_prod(x, dims, count, keepdim, out) bind(c, name="mpt_prod")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_prod
  end function
  ! Returns the largest element over dims (NULL
  function mpt_amax(x, dims, count, keepdim, out) bind(c, name="mpt_amax")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_amax
  end function
  ! Returns the smallest element over dims (NULL
  function mpt_amin(x, dims, count, keepdim, out) bind(c, name="mpt_amin")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_amin
  end function
  ! Returns the largest of all elements.
  function mpt_max(x, out) bind(c, name="mpt_max")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_max
  end function
  ! Returns the smallest of all elements.
  function mpt_min(x, out) bind(c, name="mpt_min")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_min
  end function
  ! Returns the largest element along a dim and its index (i64).
  function mpt_max_dim(x, dim, keepdim, out, out_index) bind(c, name="mpt_max_dim")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    type(mpt_tensor), intent(inout) :: out_index
    integer(c_int32_t) :: mpt_max_dim
  end function
  ! Returns the smallest element along a dim and its index (i64).
  function mpt_min_dim(x, dim, keepdim, out, out_index) bind(c, name="mpt_min_dim")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    type(mpt_tensor), intent(inout) :: out_index
    integer(c_int32_t) :: mpt_min_dim
  end function
  ! Returns the median of all elements, which for an even number is the lower one of the two in the
  ! middle.
  function mpt_median(x, out) bind(c, name="mpt_median")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_median
  end function
  ! Returns the median along a dim and its index (i64).
  function mpt_median_dim(x, dim, keepdim, out, out_index) bind(c, name="mpt_median_dim")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    type(mpt_tensor), intent(inout) :: out_index
    integer(c_int32_t) :: mpt_median_dim
  end function
  ! Returns the index (i64) of the largest element along one dim; dim NULL
  function mpt_argmax(x, dim, count, keepdim, out) bind(c, name="mpt_argmax")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dim(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_argmax
  end function
  ! Returns the index (i64) of the smallest element along one dim; dim NULL
  function mpt_argmin(x, dim, count, keepdim, out) bind(c, name="mpt_argmin")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dim(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_argmin
  end function
  ! Returns, as bool, 1 if an element over dims (NULL
  function mpt_any(x, dims, count, keepdim, out) bind(c, name="mpt_any")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_any
  end function
  ! Returns, as bool, 1 if no element over dims (NULL
  function mpt_all(x, dims, count, keepdim, out) bind(c, name="mpt_all")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_all
  end function
  ! Returns the p-norm over dims (NULL
  function mpt_norm(x, p, dims, count, keepdim, out) bind(c, name="mpt_norm")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: p
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_norm
  end function
  ! Returns the sum of the products of two vectors of one length, 0-dim.
  function mpt_dot(a, b, out) bind(c, name="mpt_dot")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_dot
  end function
  ! Returns x / max(p-norm of x over dims (NULL
  function mpt_normalize(x, p, dims, count, eps, out) bind(c, name="mpt_normalize")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: p
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    real(c_double), value :: eps
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_normalize
  end function
  ! Returns log(sum(e^x)) over dims (NULL
  function mpt_logsumexp(x, dims, count, keepdim, out) bind(c, name="mpt_logsumexp")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_logsumexp
  end function
  ! Returns the running sum along a dim.
  function mpt_cumsum(x, dim, out) bind(c, name="mpt_cumsum")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_cumsum
  end function
  ! Returns the rows of weight [rows, width] that `index` (i64 or i32) selects
  function mpt_embedding(index, weight, padding_idx, out) bind(c, name="mpt_embedding")
    import
    type(mpt_tensor), value :: index
    type(mpt_tensor), value :: weight
    integer(c_int64_t), value :: padding_idx
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_embedding
  end function
  ! Returns the slices of a dim that a 1-dim index (i64 or i32) selects
  function mpt_index_select(x, dim, index, out) bind(c, name="mpt_index_select")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), value :: index
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_index_select
  end function
  ! Returns x with the slices of src added at the indices
  function mpt_index_add(x, dim, index, src, out) bind(c, name="mpt_index_add")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), value :: index
    type(mpt_tensor), value :: src
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_index_add
  end function
  ! Returns x with scale times the slices of src added at the indices
  function mpt_index_add_scaled(x, dim, index, src, scale, out) bind(c, &
      name="mpt_index_add_scaled")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), value :: index
    type(mpt_tensor), value :: src
    real(c_double), value :: scale
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_index_add_scaled
  end function
  ! Returns out[i][j] = x[index[i][j]][j] for dim 0, and accordingly for other dims.
  function mpt_gather(x, dim, index, out) bind(c, name="mpt_gather")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), value :: index
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_gather
  end function
  ! Returns x with out[index[i][j]][j] = src[i][j] for dim 0, and accordingly for other dims.
  function mpt_scatter(x, dim, index, src, out) bind(c, name="mpt_scatter")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), value :: index
    type(mpt_tensor), value :: src
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_scatter
  end function
  ! Returns x with out[index[i][j]][j] += src[i][j] for dim 0, and accordingly for other dims.
  function mpt_scatter_add(x, dim, index, src, out) bind(c, name="mpt_scatter_add")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    type(mpt_tensor), value :: index
    type(mpt_tensor), value :: src
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_scatter_add
  end function
  ! Returns i64 [.., num_classes]
  function mpt_one_hot(index, num_classes, out) bind(c, name="mpt_one_hot")
    import
    type(mpt_tensor), value :: index
    integer(c_int64_t), value :: num_classes
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_one_hot
  end function
  ! Returns the k largest elements along a dim (largest 0
  function mpt_topk(x, k, dim, largest, out, out_index) bind(c, name="mpt_topk")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: k
    integer(c_int64_t), value :: dim
    integer(c_int32_t), value :: largest
    type(mpt_tensor), intent(inout) :: out
    type(mpt_tensor), intent(inout) :: out_index
    integer(c_int32_t) :: mpt_topk
  end function
  ! Returns x sorted along a dim, and the original index (i64) of each element.
  function mpt_sort(x, dim, descending, out, out_index) bind(c, name="mpt_sort")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int32_t), value :: descending
    type(mpt_tensor), intent(inout) :: out
    type(mpt_tensor), intent(inout) :: out_index
    integer(c_int32_t) :: mpt_sort
  end function
  ! Returns the indices (i64) that sort x along a dim.
  function mpt_argsort(x, dim, descending, out) bind(c, name="mpt_argsort")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int32_t), value :: descending
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_argsort
  end function
  ! Returns the indices (i64) of the elements that are not 0, in row-major order
  function mpt_nonzero(x, out) bind(c, name="mpt_nonzero")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_nonzero
  end function
  ! Returns the elements of x where the bool `mask` is 1, in row-major order
  function mpt_masked_select(x, mask, out) bind(c, name="mpt_masked_select")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: mask
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_masked_select
  end function
  ! Finds the distinct elements of x.
  function mpt_unique(x, out, out_count) bind(c, name="mpt_unique")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout), optional :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_unique
  end function
  ! Returns indices (i64) [.., samples] that are drawn with probabilities proportional to the
  ! weights x [.., weights], which need not add up to 1.
  function mpt_multinomial(x, samples, replacement, out) bind(c, name="mpt_multinomial")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: samples
    integer(c_int32_t), value :: replacement
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_multinomial
  end function
  ! Returns x with the elements above a diagonal of the last two dims set to 0.
  function mpt_tril(x, diagonal, out) bind(c, name="mpt_tril")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: diagonal
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_tril
  end function
  ! Returns x with the elements below a diagonal of the last two dims set to 0.
  function mpt_triu(x, diagonal, out) bind(c, name="mpt_triu")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: diagonal
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_triu
  end function
  ! Returns the tensors one after the other along a dim.
  function mpt_cat(tensors, count, dim, out) bind(c, name="mpt_cat")
    import
    type(mpt_tensor), intent(in), optional :: tensors(*)
    integer(c_int32_t), value :: count
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_cat
  end function
  ! Returns tensors of one shape side by side along a new dim.
  function mpt_stack(tensors, count, dim, out) bind(c, name="mpt_stack")
    import
    type(mpt_tensor), intent(in), optional :: tensors(*)
    integer(c_int32_t), value :: count
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_stack
  end function
  ! Returns views of the pieces of split_size along a dim.
  function mpt_split(x, split_size, dim, out, out_count) bind(c, name="mpt_split")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: split_size
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout), optional :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_split
  end function
  ! Returns views of pieces of the given sizes along a dim.
  function mpt_split_with_sizes(x, sizes, count, dim, out, out_count) bind(c, &
      name="mpt_split_with_sizes")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: sizes(*)
    integer(c_int32_t), value :: count
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout), optional :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_split_with_sizes
  end function
  ! Returns views of at most `chunks` pieces along a dim, all of equal size except the last.
  function mpt_chunk(x, chunks, dim, out, out_count) bind(c, name="mpt_chunk")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: chunks
    integer(c_int64_t), value :: dim
    type(mpt_tensor), intent(inout), optional :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_chunk
  end function
  ! Returns a copy of x with the order of the elements reversed along dims.
  function mpt_flip(x, dims, count, out) bind(c, name="mpt_flip")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: count
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_flip
  end function
  ! Returns x with the elements shifted along dims.
  function mpt_roll(x, shifts, shift_count, dims, dim_count, out) bind(c, name="mpt_roll")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: shifts(*)
    integer(c_int32_t), value :: shift_count
    integer(c_int64_t), intent(in), optional :: dims(*)
    integer(c_int32_t), value :: dim_count
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_roll
  end function
  ! Returns x repeated repeats[d] times along each dim d.
  function mpt_repeat(x, repeats, count, out) bind(c, name="mpt_repeat")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: repeats(*)
    integer(c_int32_t), value :: count
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_repeat
  end function
  ! Returns x with a border.
  function mpt_pad(x, pads, count, mode, value, out) bind(c, name="mpt_pad")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: pads(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: mode
    real(c_double), value :: value
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_pad
  end function
  ! Returns x [.., channels r r, height, width] with r = factor as [.., channels, height r, width r]
  function mpt_pixel_shuffle(x, factor, out) bind(c, name="mpt_pixel_shuffle")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: factor
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_pixel_shuffle
  end function
  ! Returns x [.., channels, height r, width r] with r = factor as [.., channels r r, height,
  ! width], which mpt_pixel_shuffle undoes.
  function mpt_pixel_unshuffle(x, factor, out) bind(c, name="mpt_pixel_unshuffle")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: factor
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_pixel_unshuffle
  end function
  ! Returns e^x / sum(e^x) along a dim.
  function mpt_softmax(x, dim, dtype, out) bind(c, name="mpt_softmax")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int32_t), value :: dtype
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_softmax
  end function
  ! Returns log(softmax(x)) along a dim, without cancellation.
  function mpt_log_softmax(x, dim, dtype, out) bind(c, name="mpt_log_softmax")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    integer(c_int32_t), value :: dtype
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_log_softmax
  end function
  ! Returns x with each element set to 0 with probability p and divided by 1 - p otherwise
  ! (Srivastava et al.
  function mpt_dropout(x, p, training, out) bind(c, name="mpt_dropout")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: p
    integer(c_int32_t), value :: training
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_dropout
  end function
  ! Returns x with whole channels set to 0 with probability p and divided by 1 - p otherwise
  ! (Tompson et al.
  function mpt_dropout_channels(x, spatial_dims, p, training, out) bind(c, &
      name="mpt_dropout_channels")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: spatial_dims
    real(c_double), value :: p
    integer(c_int32_t), value :: training
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_dropout_channels
  end function
  ! Returns softmax((x + noise) / tau) along a dim, with noise of the Gumbel distribution by the
  ! context's generator (Jang et al.
  function mpt_gumbel_softmax(x, dim, tau, hard, out) bind(c, name="mpt_gumbel_softmax")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: dim
    real(c_double), value :: tau
    integer(c_int32_t), value :: hard
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_gumbel_softmax
  end function
  subroutine c_mpt_cross_entropy_desc_init(desc, size) bind(c, &
      name="mpt_cross_entropy_desc_init")
    import
    type(mpt_cross_entropy_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Returns the cross-entropy of logits
  function mpt_cross_entropy(input, target, weight, desc, out) bind(c, &
      name="mpt_cross_entropy")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    type(mpt_tensor), value :: weight
    type(mpt_cross_entropy_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_cross_entropy
  end function
  ! Returns the negative log-likelihood of log-probabilities
  function mpt_nll_loss(input, target, weight, desc, out) bind(c, name="mpt_nll_loss")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    type(mpt_tensor), value :: weight
    type(mpt_cross_entropy_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_nll_loss
  end function
  ! Returns the binary cross-entropy of probabilities
  function mpt_binary_cross_entropy(input, target, reduction, out) bind(c, &
      name="mpt_binary_cross_entropy")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    integer(c_int32_t), value :: reduction
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_binary_cross_entropy
  end function
  ! Returns the binary cross-entropy of sigmoid(input), without its rounding
  function mpt_binary_cross_entropy_with_logits(input, target, pos_weight, reduction, &
      out) bind(c, name="mpt_binary_cross_entropy_with_logits")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    type(mpt_tensor), value :: pos_weight
    integer(c_int32_t), value :: reduction
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_binary_cross_entropy_with_logits
  end function
  ! Returns the squared error (input - target)^2.
  function mpt_mse_loss(input, target, reduction, out) bind(c, name="mpt_mse_loss")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    integer(c_int32_t), value :: reduction
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_mse_loss
  end function
  ! Returns the absolute error |input - target|.
  function mpt_l1_loss(input, target, reduction, out) bind(c, name="mpt_l1_loss")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    integer(c_int32_t), value :: reduction
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_l1_loss
  end function
  ! Returns d^2 / (2 beta) where d = |input - target| is below beta, and d - beta / 2 elsewhere.
  function mpt_smooth_l1_loss(input, target, reduction, beta, out) bind(c, &
      name="mpt_smooth_l1_loss")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    integer(c_int32_t), value :: reduction
    real(c_double), value :: beta
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_smooth_l1_loss
  end function
  ! Returns d^2 / 2 where d = |input - target| is below delta, and delta (d - delta / 2) elsewhere
  ! (Huber 1964).
  function mpt_huber_loss(input, target, reduction, delta, out) bind(c, name="mpt_huber_loss")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    integer(c_int32_t), value :: reduction
    real(c_double), value :: delta
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_huber_loss
  end function
  ! Returns the pointwise Kullback-Leibler divergence t (log t - input) of log-probabilities `input`
  ! and probabilities t (log_target 1
  function mpt_kl_div(input, target, reduction, log_target, out) bind(c, name="mpt_kl_div")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: target
    integer(c_int32_t), value :: reduction
    integer(c_int32_t), value :: log_target
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_kl_div
  end function
  ! Returns the elements of a loss (MPT_REDUCTION_NONE) times `weight`, which broadcast, reduced.
  function mpt_weighted_loss(loss, weight, reduction, out) bind(c, name="mpt_weighted_loss")
    import
    type(mpt_tensor), value :: loss
    type(mpt_tensor), value :: weight
    integer(c_int32_t), value :: reduction
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_weighted_loss
  end function
  ! Returns max(d(anchor, positive) - d(anchor, negative) + margin, 0), where d is
  ! mpt_pairwise_distance.
  function mpt_triplet_margin_loss(anchor, positive, negative, reduction, margin, p, eps, &
      swap, out) bind(c, name="mpt_triplet_margin_loss")
    import
    type(mpt_tensor), value :: anchor
    type(mpt_tensor), value :: positive
    type(mpt_tensor), value :: negative
    integer(c_int32_t), value :: reduction
    real(c_double), value :: margin
    real(c_double), value :: p
    real(c_double), value :: eps
    integer(c_int32_t), value :: swap
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_triplet_margin_loss
  end function
  ! Returns the p-norm of a - b + eps along the last dim.
  function mpt_pairwise_distance(a, b, p, eps, keepdim, out) bind(c, &
      name="mpt_pairwise_distance")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    real(c_double), value :: p
    real(c_double), value :: eps
    integer(c_int32_t), value :: keepdim
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_pairwise_distance
  end function
  ! Returns a .
  function mpt_cosine_similarity(a, b, dim, eps, out) bind(c, name="mpt_cosine_similarity")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    integer(c_int64_t), value :: dim
    real(c_double), value :: eps
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_cosine_similarity
  end function
  ! Returns the matrix product over the last two dims.
  function mpt_matmul(a, b, out) bind(c, name="mpt_matmul")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_matmul
  end function
  ! Returns the products of a [B, M, K] and b [B, K, N], one per batch
  function mpt_bmm(a, b, out) bind(c, name="mpt_bmm")
    import
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_bmm
  end function
  function c_mpt_einsum(tensors, count, equation, out) bind(c, name="mpt_einsum")
    import
    type(mpt_tensor), intent(in), optional :: tensors(*)
    integer(c_int32_t), value :: count
    type(c_ptr), value :: equation
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_einsum
  end function
  ! Returns beta input + alpha a b for a [M, K] and b [K, N].
  function mpt_addmm(input, a, b, beta, alpha, out) bind(c, name="mpt_addmm")
    import
    type(mpt_tensor), value :: input
    type(mpt_tensor), value :: a
    type(mpt_tensor), value :: b
    real(c_double), value :: beta
    real(c_double), value :: alpha
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_addmm
  end function
  ! Returns activation(x weight^T + bias) for x [.., in], weight [out, in], and bias [out] or NULL.
  function mpt_linear(x, weight, bias, activation, out) bind(c, name="mpt_linear")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    integer(c_int32_t), value :: activation
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_linear
  end function
  subroutine c_mpt_conv_desc_init(desc, size) bind(c, name="mpt_conv_desc_init")
    import
    type(mpt_conv_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Returns the cross-correlation of x [batch, channels, length] with weight [out, channels /
  ! groups, kernel], plus bias [out] or NULL.
  function mpt_conv1d(x, weight, bias, stride, padding, desc, out) bind(c, name="mpt_conv1d")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_conv_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_conv1d
  end function
  ! Returns the cross-correlation of x [batch, channels, height, width] with weight [out, channels /
  ! groups, kernel, kernel], plus bias [out] or NULL.
  function mpt_conv2d(x, weight, bias, stride, padding, desc, out) bind(c, name="mpt_conv2d")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_conv_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_conv2d
  end function
  ! Returns the cross-correlation of x [batch, channels, depth, height, width] with weight [out,
  ! channels / groups, kernel, kernel, kernel], plus bias [out] or NULL.
  function mpt_conv3d(x, weight, bias, stride, padding, desc, out) bind(c, name="mpt_conv3d")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_conv_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_conv3d
  end function
  ! Returns the transposed convolution of x [batch, channels, length], which is the gradient of a
  ! convolution with respect to its input.
  function mpt_conv_transpose1d(x, weight, bias, stride, padding, desc, out) bind(c, &
      name="mpt_conv_transpose1d")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_conv_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_conv_transpose1d
  end function
  ! Returns the transposed convolution of x [batch, channels, height, width], which is the gradient
  ! of a convolution with respect to its input.
  function mpt_conv_transpose2d(x, weight, bias, stride, padding, desc, out) bind(c, &
      name="mpt_conv_transpose2d")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_conv_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_conv_transpose2d
  end function
  ! Returns the transposed convolution of x [batch, channels, depth, height, width], which is the
  ! gradient of a convolution with respect to its input.
  function mpt_conv_transpose3d(x, weight, bias, stride, padding, desc, out) bind(c, &
      name="mpt_conv_transpose3d")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_conv_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_conv_transpose3d
  end function
  subroutine c_mpt_pool_desc_init(desc, size) bind(c, name="mpt_pool_desc_init")
    import
    type(mpt_pool_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Returns the largest element of each window of x [batch, channels, length].
  function mpt_max_pool1d(x, kernel, stride, padding, desc, out) bind(c, &
      name="mpt_max_pool1d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_pool_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_max_pool1d
  end function
  ! Returns the largest element of each window of x [batch, channels, height, width].
  function mpt_max_pool2d(x, kernel, stride, padding, desc, out) bind(c, &
      name="mpt_max_pool2d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_pool_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_max_pool2d
  end function
  ! Returns the largest element of each window of x [batch, channels, depth, height, width].
  function mpt_max_pool3d(x, kernel, stride, padding, desc, out) bind(c, &
      name="mpt_max_pool3d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_pool_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_max_pool3d
  end function
  ! Returns the mean of each window of x [batch, channels, length].
  function mpt_avg_pool1d(x, kernel, stride, padding, desc, out) bind(c, &
      name="mpt_avg_pool1d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_pool_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_avg_pool1d
  end function
  ! Returns the mean of each window of x [batch, channels, height, width].
  function mpt_avg_pool2d(x, kernel, stride, padding, desc, out) bind(c, &
      name="mpt_avg_pool2d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_pool_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_avg_pool2d
  end function
  ! Returns the mean of each window of x [batch, channels, depth, height, width].
  function mpt_avg_pool3d(x, kernel, stride, padding, desc, out) bind(c, &
      name="mpt_avg_pool3d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_pool_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_avg_pool3d
  end function
  ! Returns means over windows of x [batch, channels, n] that give exactly this extent, which may be
  ! 0.
  function mpt_adaptive_avg_pool1d(x, length, out) bind(c, name="mpt_adaptive_avg_pool1d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: length
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_adaptive_avg_pool1d
  end function
  ! Returns means over windows of x [batch, channels, h, w] that give exactly these two extents,
  ! which may be 0.
  function mpt_adaptive_avg_pool2d(x, height, width, out) bind(c, &
      name="mpt_adaptive_avg_pool2d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: height
    integer(c_int64_t), value :: width
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_adaptive_avg_pool2d
  end function
  ! Returns means over windows of x [batch, channels, d, h, w] that give exactly these three
  ! extents, which may be 0.
  function mpt_adaptive_avg_pool3d(x, depth, height, width, out) bind(c, &
      name="mpt_adaptive_avg_pool3d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: depth
    integer(c_int64_t), value :: height
    integer(c_int64_t), value :: width
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_adaptive_avg_pool3d
  end function
  ! Returns the largest elements of windows of x [batch, channels, n] that give exactly `length`
  ! elements, which may be 0.
  function mpt_adaptive_max_pool1d(x, length, out) bind(c, name="mpt_adaptive_max_pool1d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: length
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_adaptive_max_pool1d
  end function
  ! Returns the largest elements of windows of x [batch, channels, h, w] that give exactly these two
  ! extents, which may be 0.
  function mpt_adaptive_max_pool2d(x, height, width, out) bind(c, &
      name="mpt_adaptive_max_pool2d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: height
    integer(c_int64_t), value :: width
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_adaptive_max_pool2d
  end function
  ! Returns the largest elements of windows of x [batch, channels, d, h, w] that give exactly these
  ! three extents, which may be 0.
  function mpt_adaptive_max_pool3d(x, depth, height, width, out) bind(c, &
      name="mpt_adaptive_max_pool3d")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: depth
    integer(c_int64_t), value :: height
    integer(c_int64_t), value :: width
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_adaptive_max_pool3d
  end function
  ! Returns x [batch, channels, spatial..] resized to the `count` (1 to 3) spatial extents in
  ! `size`.
  function mpt_interpolate(x, size, count, mode, align_corners, out) bind(c, &
      name="mpt_interpolate")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), intent(in), optional :: size(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t), value :: mode
    integer(c_int32_t), value :: align_corners
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_interpolate
  end function
  ! Returns x [batch, channels, spatial..] with each spatial extent n resized to floor(n * factor).
  function mpt_interpolate_by(x, depth, height, width, mode, align_corners, out) bind(c, &
      name="mpt_interpolate_by")
    import
    type(mpt_tensor), value :: x
    real(c_double), value :: depth
    real(c_double), value :: height
    real(c_double), value :: width
    integer(c_int32_t), value :: mode
    integer(c_int32_t), value :: align_corners
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_interpolate_by
  end function
  subroutine c_mpt_batch_norm_desc_init(desc, size) bind(c, name="mpt_batch_norm_desc_init")
    import
    type(mpt_batch_norm_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_norm_desc_init(desc, size) bind(c, name="mpt_norm_desc_init")
    import
    type(mpt_norm_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Normalises each channel (dim 1) of x [batch, channels, spatial..] over all other dims (Ioffe &
  ! Szegedy 2015).
  function mpt_batch_norm(x, weight, bias, running_mean, running_var, desc, out) bind(c, &
      name="mpt_batch_norm")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    type(mpt_tensor), value :: running_mean
    type(mpt_tensor), value :: running_var
    type(mpt_batch_norm_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_batch_norm
  end function
  ! Normalises x over its last `last_dims` dims (Ba et al.
  function mpt_layer_norm(x, last_dims, weight, bias, desc, out) bind(c, &
      name="mpt_layer_norm")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: last_dims
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    type(mpt_norm_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_layer_norm
  end function
  ! Returns x / sqrt(mean(x^2) + eps) * weight over the last `last_dims` dims (Zhang & Sennrich
  ! 2019).
  function mpt_rms_norm(x, last_dims, weight, desc, out) bind(c, name="mpt_rms_norm")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: last_dims
    type(mpt_tensor), value :: weight
    type(mpt_norm_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_rms_norm
  end function
  ! Normalises each of `groups` groups of consecutive channels over the channels and their spatial
  ! dims (Wu & He 2018).
  function mpt_group_norm(x, groups, weight, bias, desc, out) bind(c, name="mpt_group_norm")
    import
    type(mpt_tensor), value :: x
    integer(c_int64_t), value :: groups
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    type(mpt_norm_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_group_norm
  end function
  ! Normalises each channel of each example over the spatial dims (Ulyanov et al.
  function mpt_instance_norm(x, weight, bias, desc, out) bind(c, name="mpt_instance_norm")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: weight
    type(mpt_tensor), value :: bias
    type(mpt_norm_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_instance_norm
  end function
  subroutine c_mpt_attention_desc_init(desc, size) bind(c, name="mpt_attention_desc_init")
    import
    type(mpt_attention_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Returns softmax(query key^T scale + mask) value, with PyTorch's name.
  function mpt_scaled_dot_product_attention(query, key, value, mask, desc, out) bind(c, &
      name="mpt_scaled_dot_product_attention")
    import
    type(mpt_tensor), value :: query
    type(mpt_tensor), value :: key
    type(mpt_tensor), value :: value
    type(mpt_tensor), value :: mask
    type(mpt_attention_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_scaled_dot_product_attention
  end function
  ! Returns softmax(query key^T scale + mask) [batch, heads, length, keys]
  function mpt_attention_weights(query, key, mask, causal, scale, out) bind(c, &
      name="mpt_attention_weights")
    import
    type(mpt_tensor), value :: query
    type(mpt_tensor), value :: key
    type(mpt_tensor), value :: mask
    integer(c_int32_t), value :: causal
    real(c_double), value :: scale
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_attention_weights
  end function
  ! Returns the attention of one projection that holds query, key and value
  function mpt_self_attention(qkv, heads, kv_heads, mask, desc, out) bind(c, &
      name="mpt_self_attention")
    import
    type(mpt_tensor), value :: qkv
    integer(c_int64_t), value :: heads
    integer(c_int64_t), value :: kv_heads
    type(mpt_tensor), value :: mask
    type(mpt_attention_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_self_attention
  end function
  ! Computes one step of an LSTM (Hochreiter & Schmidhuber 1997) for x [batch, in], h and c [batch,
  ! hidden], weight_ih [4 hidden, in], weight_hh [4 hidden, hidden], and biases [4 hidden] or NULL.
  function mpt_lstm_cell(x, h, c, weight_ih, weight_hh, bias_ih, bias_hh, out_h, &
      out_c) bind(c, name="mpt_lstm_cell")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: h
    type(mpt_tensor), value :: c
    type(mpt_tensor), value :: weight_ih
    type(mpt_tensor), value :: weight_hh
    type(mpt_tensor), value :: bias_ih
    type(mpt_tensor), value :: bias_hh
    type(mpt_tensor), intent(inout) :: out_h
    type(mpt_tensor), intent(inout) :: out_c
    integer(c_int32_t) :: mpt_lstm_cell
  end function
  ! Computes one step of a GRU (Cho et al.
  function mpt_gru_cell(x, h, weight_ih, weight_hh, bias_ih, bias_hh, out) bind(c, &
      name="mpt_gru_cell")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: h
    type(mpt_tensor), value :: weight_ih
    type(mpt_tensor), value :: weight_hh
    type(mpt_tensor), value :: bias_ih
    type(mpt_tensor), value :: bias_hh
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_gru_cell
  end function
  ! Computes one step of a recurrent network for x [batch, in] and h [batch, hidden]
  function mpt_rnn_tanh_cell(x, h, weight_ih, weight_hh, bias_ih, bias_hh, out) bind(c, &
      name="mpt_rnn_tanh_cell")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: h
    type(mpt_tensor), value :: weight_ih
    type(mpt_tensor), value :: weight_hh
    type(mpt_tensor), value :: bias_ih
    type(mpt_tensor), value :: bias_hh
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_rnn_tanh_cell
  end function
  subroutine c_mpt_rnn_desc_init(desc, size) bind(c, name="mpt_rnn_desc_init")
    import
    type(mpt_rnn_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Runs an LSTM over a sequence x of 1 step or more
  function mpt_lstm(x, h0, c0, weights, count, desc, out, out_count) bind(c, name="mpt_lstm")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: h0
    type(mpt_tensor), value :: c0
    type(mpt_tensor), intent(in), optional :: weights(*)
    integer(c_int32_t), value :: count
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout), optional :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_lstm
  end function
  ! Runs a GRU over a sequence x
  function mpt_gru(x, h0, weights, count, desc, out, out_h) bind(c, name="mpt_gru")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: h0
    type(mpt_tensor), intent(in), optional :: weights(*)
    integer(c_int32_t), value :: count
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    type(mpt_tensor), intent(inout) :: out_h
    integer(c_int32_t) :: mpt_gru
  end function
  ! Runs a recurrent network with tanh over a sequence x
  function mpt_rnn_tanh(x, h0, weights, count, desc, out, out_h) bind(c, name="mpt_rnn_tanh")
    import
    type(mpt_tensor), value :: x
    type(mpt_tensor), value :: h0
    type(mpt_tensor), intent(in), optional :: weights(*)
    integer(c_int32_t), value :: count
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_tensor), intent(inout) :: out
    type(mpt_tensor), intent(inout) :: out_h
    integer(c_int32_t) :: mpt_rnn_tanh
  end function
  subroutine c_mpt_precision_init(precision, size) bind(c, name="mpt_precision_init")
    import
    type(mpt_precision), intent(inout) :: precision
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_precision_from_name(name, out, size) bind(c, name="mpt_precision_from_name")
    import
    type(c_ptr), value :: name
    type(mpt_precision), intent(inout) :: out
    integer(c_size_t), value :: size
    integer(c_int32_t) :: c_mpt_precision_from_name
  end function
  ! Opens the autocast scope of a precision.
  function mpt_precision_push(context, precision) bind(c, name="mpt_precision_push")
    import
    type(mpt_context), value :: context
    type(mpt_precision), intent(in), optional :: precision
    integer(c_int32_t) :: mpt_precision_push
  end function
  ! Closes the innermost scope, as mpt_autocast_pop does
  function mpt_precision_pop(context) bind(c, name="mpt_precision_pop")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_precision_pop
  end function
  ! Converts a floating input of a model to the dtype that the first operation needs, and returns a
  ! new handle.
  function mpt_precision_input(precision, tensor, out) bind(c, name="mpt_precision_input")
    import
    type(mpt_precision), intent(in), optional :: precision
    type(mpt_tensor), value :: tensor
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_precision_input
  end function
  ! Converts a floating tensor to the precision's output dtype and returns a new handle.
  function mpt_precision_output(precision, tensor, out) bind(c, name="mpt_precision_output")
    import
    type(mpt_precision), intent(in), optional :: precision
    type(mpt_tensor), value :: tensor
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_precision_output
  end function
  ! Creates an empty parameter set.
  function mpt_params_create(context, out) bind(c, name="mpt_params_create")
    import
    type(mpt_context), value :: context
    type(mpt_params), intent(inout) :: out
    integer(c_int32_t) :: mpt_params_create
  end function
  ! Adds one reference to a parameter set and returns the same handle, or NULL for a stale handle.
  function mpt_params_retain(params) bind(c, name="mpt_params_retain")
    import
    type(mpt_params), value :: params
    type(mpt_params) :: mpt_params_retain
  end function
  ! Releases one reference to a parameter set.
  subroutine mpt_params_release(params) bind(c, name="mpt_params_release")
    import
    type(mpt_params), value :: params
  end subroutine
  function c_mpt_params_add(params, name, tensor) bind(c, name="mpt_params_add")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: name
    type(mpt_tensor), value :: tensor
    integer(c_int32_t) :: c_mpt_params_add
  end function
  function c_mpt_params_add_buffer(params, name, tensor) bind(c, name="mpt_params_add_buffer")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: name
    type(mpt_tensor), value :: tensor
    integer(c_int32_t) :: c_mpt_params_add_buffer
  end function
  function c_mpt_params_mark_batch_norm(params, prefix) bind(c, &
      name="mpt_params_mark_batch_norm")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int32_t) :: c_mpt_params_mark_batch_norm
  end function
  function c_mpt_params_get(params, name, out) bind(c, name="mpt_params_get")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: name
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_params_get
  end function
  function c_mpt_params_get_at(params, index, name, out) bind(c, name="mpt_params_get_at")
    import
    type(mpt_params), value :: params
    integer(c_int64_t), value :: index
    type(c_ptr), intent(out), optional :: name
    type(mpt_tensor), intent(inout), optional :: out
    integer(c_int32_t) :: c_mpt_params_get_at
  end function
  ! Returns the present size of a parameter set.
  function mpt_params_get_info(params, out) bind(c, name="mpt_params_get_info")
    import
    type(mpt_params), value :: params
    type(mpt_params_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_params_get_info
  end function
  function c_mpt_params_freeze(params, prefix, on) bind(c, name="mpt_params_freeze")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int32_t), value :: on
    integer(c_int32_t) :: c_mpt_params_freeze
  end function
  ! Drops the gradients of all parameters and returns their memory to the arena.
  function mpt_params_zero_grad(params) bind(c, name="mpt_params_zero_grad")
    import
    type(mpt_params), value :: params
    integer(c_int32_t) :: mpt_params_zero_grad
  end function
  ! Converts the stored parameters to a precision, also those that are added later.
  function mpt_params_set_precision(params, precision) bind(c, &
      name="mpt_params_set_precision")
    import
    type(mpt_params), value :: params
    type(mpt_precision), intent(in), optional :: precision
    integer(c_int32_t) :: mpt_params_set_precision
  end function
  ! Returns the precision that mpt_params_set_precision set last.
  function mpt_params_get_precision(params, out) bind(c, name="mpt_params_get_precision")
    import
    type(mpt_params), value :: params
    type(mpt_precision), intent(inout) :: out
    integer(c_int32_t) :: mpt_params_get_precision
  end function
  ! Overwrites the parameters and buffers of `to` with those of `from`, by name
  function mpt_params_copy(to, from) bind(c, name="mpt_params_copy")
    import
    type(mpt_params), value :: to
    type(mpt_params), value :: from
    integer(c_int32_t) :: mpt_params_copy
  end function
  ! Moves the parameters of `to` towards those of `from`
  function mpt_params_lerp(to, from, weight) bind(c, name="mpt_params_lerp")
    import
    type(mpt_params), value :: to
    type(mpt_params), value :: from
    real(c_double), value :: weight
    integer(c_int32_t) :: mpt_params_lerp
  end function
  function c_mpt_params_share(to, from, prefix) bind(c, name="mpt_params_share")
    import
    type(mpt_params), value :: to
    type(mpt_params), value :: from
    type(c_ptr), value :: prefix
    integer(c_int32_t) :: c_mpt_params_share
  end function
  ! Creates a publisher of a set whose context is on the host.
  function mpt_publisher_create(params, out) bind(c, name="mpt_publisher_create")
    import
    type(mpt_params), value :: params
    type(mpt_publisher), intent(inout) :: out
    integer(c_int32_t) :: mpt_publisher_create
  end function
  ! Lets a set take the values of a publisher's set, which has the same names and shapes.
  function mpt_subscriber_create(params, publisher, copies, out) bind(c, &
      name="mpt_subscriber_create")
    import
    type(mpt_params), value :: params
    type(mpt_publisher), value :: publisher
    integer(c_int32_t), value :: copies
    type(mpt_subscriber), intent(inout) :: out
    integer(c_int32_t) :: mpt_subscriber_create
  end function
  ! Adds one reference to a publisher and returns the same handle, or NULL for a stale handle.
  function mpt_publisher_retain(publisher) bind(c, name="mpt_publisher_retain")
    import
    type(mpt_publisher), value :: publisher
    type(mpt_publisher) :: mpt_publisher_retain
  end function
  ! Releases one reference to a publisher.
  subroutine mpt_publisher_release(publisher) bind(c, name="mpt_publisher_release")
    import
    type(mpt_publisher), value :: publisher
  end subroutine
  ! Adds one reference to a subscriber and returns the same handle, or NULL for a stale handle.
  function mpt_subscriber_retain(subscriber) bind(c, name="mpt_subscriber_retain")
    import
    type(mpt_subscriber), value :: subscriber
    type(mpt_subscriber) :: mpt_subscriber_retain
  end function
  ! Releases one reference to a subscriber.
  subroutine mpt_subscriber_release(subscriber) bind(c, name="mpt_subscriber_release")
    import
    type(mpt_subscriber), value :: subscriber
  end subroutine
  ! Makes the present values the newest ones of every subscriber, or of none if it fails.
  function mpt_publisher_publish(publisher, version) bind(c, name="mpt_publisher_publish")
    import
    type(mpt_publisher), value :: publisher
    integer(c_int64_t), intent(out), optional :: version
    integer(c_int32_t) :: mpt_publisher_publish
  end function
  ! Gives the newest values to the set, and does nothing if it has them.
  function mpt_subscriber_take(subscriber, version) bind(c, name="mpt_subscriber_take")
    import
    type(mpt_subscriber), value :: subscriber
    integer(c_int64_t), intent(out), optional :: version
    integer(c_int32_t) :: mpt_subscriber_take
  end function
  subroutine c_mpt_clip_desc_init(desc, size) bind(c, name="mpt_clip_desc_init")
    import
    type(mpt_clip_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Clips the gradients of a set by their common norm, as torch.nn.utils.clip_grad_norm_
  function mpt_params_clip_grad_norm(params, max_norm, desc, norm) bind(c, &
      name="mpt_params_clip_grad_norm")
    import
    type(mpt_params), value :: params
    real(c_double), value :: max_norm
    type(mpt_clip_desc), intent(in), optional :: desc
    real(c_double), intent(out), optional :: norm
    integer(c_int32_t) :: mpt_params_clip_grad_norm
  end function
  ! Clips each value of the gradients of a set to [-limit, limit].
  function mpt_params_clip_grad_value(params, limit) bind(c, &
      name="mpt_params_clip_grad_value")
    import
    type(mpt_params), value :: params
    real(c_double), value :: limit
    integer(c_int32_t) :: mpt_params_clip_grad_value
  end function
  subroutine c_mpt_sgd_desc_init(desc, size) bind(c, name="mpt_sgd_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_adam_desc_init(desc, size) bind(c, name="mpt_adam_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_adamw_desc_init(desc, size) bind(c, name="mpt_adamw_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_rmsprop_desc_init(desc, size) bind(c, name="mpt_rmsprop_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_adagrad_desc_init(desc, size) bind(c, name="mpt_adagrad_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_lion_desc_init(desc, size) bind(c, name="mpt_lion_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_ademamix_desc_init(desc, size) bind(c, name="mpt_ademamix_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_lamb_desc_init(desc, size) bind(c, name="mpt_lamb_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_lars_desc_init(desc, size) bind(c, name="mpt_lars_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_novograd_desc_init(desc, size) bind(c, name="mpt_novograd_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_adafactor_desc_init(desc, size) bind(c, name="mpt_adafactor_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_sparse_adam_desc_init(desc, size) bind(c, name="mpt_sparse_adam_desc_init")
    import
    type(mpt_optimizer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Creates an optimizer of every parameter of a set, including parameters that are added later.
  function mpt_optimizer_create(params, desc, out) bind(c, name="mpt_optimizer_create")
    import
    type(mpt_params), value :: params
    type(mpt_optimizer_desc), intent(in), optional :: desc
    type(mpt_optimizer), intent(inout) :: out
    integer(c_int32_t) :: mpt_optimizer_create
  end function
  ! Adds one reference to an optimizer and returns the same handle, or NULL for a stale handle.
  function mpt_optimizer_retain(optimizer) bind(c, name="mpt_optimizer_retain")
    import
    type(mpt_optimizer), value :: optimizer
    type(mpt_optimizer) :: mpt_optimizer_retain
  end function
  ! Releases one reference to an optimizer.
  subroutine mpt_optimizer_release(optimizer) bind(c, name="mpt_optimizer_release")
    import
    type(mpt_optimizer), value :: optimizer
  end subroutine
  subroutine c_mpt_selection_init(selection, size) bind(c, name="mpt_selection_init")
    import
    type(mpt_selection), intent(inout) :: selection
    integer(c_size_t), value :: size
  end subroutine
  ! Moves the parameters of a selection from the existing groups to a new group with a rule and
  ! hyper-parameters of its own.
  function mpt_optimizer_add_group(optimizer, selection, desc, group) bind(c, &
      name="mpt_optimizer_add_group")
    import
    type(mpt_optimizer), value :: optimizer
    type(mpt_selection), intent(in), optional :: selection
    type(mpt_optimizer_desc), intent(in), optional :: desc
    integer(c_int32_t), intent(out), optional :: group
    integer(c_int32_t) :: mpt_optimizer_add_group
  end function
  ! Returns the rule and hyper-parameters of a group.
  function mpt_optimizer_get_group(optimizer, group, out) bind(c, &
      name="mpt_optimizer_get_group")
    import
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t), value :: group
    type(mpt_optimizer_desc), intent(inout) :: out
    integer(c_int32_t) :: mpt_optimizer_get_group
  end function
  ! Changes the hyper-parameters of a group.
  function mpt_optimizer_set_group(optimizer, group, desc) bind(c, &
      name="mpt_optimizer_set_group")
    import
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t), value :: group
    type(mpt_optimizer_desc), intent(in) :: desc
    integer(c_int32_t) :: mpt_optimizer_set_group
  end function
  ! Sets the learning rate of the next step of a group, or of all groups if group is -1
  function mpt_optimizer_set_lr(optimizer, group, lr) bind(c, name="mpt_optimizer_set_lr")
    import
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t), value :: group
    real(c_double), value :: lr
    integer(c_int32_t) :: mpt_optimizer_set_lr
  end function
  ! Returns the learning rate of a group at the next step, including the schedule.
  function mpt_optimizer_get_lr(optimizer, group, lr) bind(c, name="mpt_optimizer_get_lr")
    import
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t), value :: group
    real(c_double), intent(out) :: lr
    integer(c_int32_t) :: mpt_optimizer_get_lr
  end function
  ! Keeps a moving average of the parameters in another set, of the same names and shapes.
  function mpt_optimizer_set_average(optimizer, average, decay) bind(c, &
      name="mpt_optimizer_set_average")
    import
    type(mpt_optimizer), value :: optimizer
    type(mpt_params), value :: average
    real(c_double), value :: decay
    integer(c_int32_t) :: mpt_optimizer_set_average
  end function
  ! Updates the parameters by their gradients, without scale and without check.
  function mpt_optimizer_step(optimizer) bind(c, name="mpt_optimizer_step")
    import
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t) :: mpt_optimizer_step
  end function
  ! Drops the gradients of the optimizer's parameters, as mpt_params_zero_grad does.
  function mpt_optimizer_zero_grad(optimizer) bind(c, name="mpt_optimizer_zero_grad")
    import
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t) :: mpt_optimizer_zero_grad
  end function
  ! Returns the number of groups, steps and parameters of an optimizer, the bytes of its states, and
  ! the step of its schedule.
  function mpt_optimizer_get_info(optimizer, out) bind(c, name="mpt_optimizer_get_info")
    import
    type(mpt_optimizer), value :: optimizer
    type(mpt_optimizer_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_optimizer_get_info
  end function
  function c_mpt_optimizer_get_state(optimizer, parameter, key, out) bind(c, &
      name="mpt_optimizer_get_state")
    import
    type(mpt_optimizer), value :: optimizer
    type(c_ptr), value :: parameter
    type(c_ptr), value :: key
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_optimizer_get_state
  end function
  subroutine c_mpt_schedule_desc_init(desc, size) bind(c, name="mpt_schedule_desc_init")
    import
    type(mpt_schedule_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Sets the schedule of all groups of an optimizer, starting with the next step.
  function mpt_optimizer_set_schedule(optimizer, desc) bind(c, &
      name="mpt_optimizer_set_schedule")
    import
    type(mpt_optimizer), value :: optimizer
    type(mpt_schedule_desc), intent(in), optional :: desc
    integer(c_int32_t) :: mpt_optimizer_set_schedule
  end function
  subroutine c_mpt_comm_desc_init(desc, size) bind(c, name="mpt_comm_desc_init")
    import
    type(mpt_comm_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Fills `count` descriptors with an engine for `count` ranks in threads of this process, each of
  ! which makes a context of its own and a communicator of one of the descriptors.
  function mpt_comm_threads(count, descs) bind(c, name="mpt_comm_threads")
    import
    integer(c_int32_t), value :: count
    type(mpt_comm_desc), intent(inout) :: descs(*)
    integer(c_int32_t) :: mpt_comm_threads
  end function
  ! Makes a communicator over an engine.
  function mpt_comm_create(context, desc, out) bind(c, name="mpt_comm_create")
    import
    type(mpt_context), value :: context
    type(mpt_comm_desc), intent(in), optional :: desc
    type(mpt_comm), intent(inout) :: out
    integer(c_int32_t) :: mpt_comm_create
  end function
  ! Adds one reference to a communicator and returns the same handle, or NULL for a stale handle.
  function mpt_comm_retain(comm) bind(c, name="mpt_comm_retain")
    import
    type(mpt_comm), value :: comm
    type(mpt_comm) :: mpt_comm_retain
  end function
  ! Releases one reference to a communicator.
  subroutine mpt_comm_release(comm) bind(c, name="mpt_comm_release")
    import
    type(mpt_comm), value :: comm
  end subroutine
  ! Returns the figures of a communicator.
  function mpt_comm_get_info(comm, out) bind(c, name="mpt_comm_get_info")
    import
    type(mpt_comm), value :: comm
    type(mpt_comm_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_comm_get_info
  end function
  ! Waits until every rank has made this call.
  function mpt_comm_barrier(comm) bind(c, name="mpt_comm_barrier")
    import
    type(mpt_comm), value :: comm
    integer(c_int32_t) :: mpt_comm_barrier
  end function
  ! Overwrites a tensor with that of rank `root`, in place and unrecorded.
  function mpt_comm_broadcast(comm, tensor, root) bind(c, name="mpt_comm_broadcast")
    import
    type(mpt_comm), value :: comm
    type(mpt_tensor), value :: tensor
    integer(c_int32_t), value :: root
    integer(c_int32_t) :: mpt_comm_broadcast
  end function
  ! Replaces each element of a tensor by the sum, mean, maximum or minimum over the same element of
  ! all ranks, in place and unrecorded
  function mpt_comm_all_reduce(comm, tensor, op) bind(c, name="mpt_comm_all_reduce")
    import
    type(mpt_comm), value :: comm
    type(mpt_tensor), value :: tensor
    integer(c_int32_t), value :: op
    integer(c_int32_t) :: mpt_comm_all_reduce
  end function
  subroutine c_mpt_scaler_desc_init(desc, size) bind(c, name="mpt_scaler_desc_init")
    import
    type(mpt_scaler_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Creates a loss scaler with its own scale and counters.
  function mpt_scaler_create(context, desc, out) bind(c, name="mpt_scaler_create")
    import
    type(mpt_context), value :: context
    type(mpt_scaler_desc), intent(in), optional :: desc
    type(mpt_scaler), intent(inout) :: out
    integer(c_int32_t) :: mpt_scaler_create
  end function
  ! Adds one reference to a scaler and returns the same handle, or NULL for a stale handle.
  function mpt_scaler_retain(scaler) bind(c, name="mpt_scaler_retain")
    import
    type(mpt_scaler), value :: scaler
    type(mpt_scaler) :: mpt_scaler_retain
  end function
  ! Releases one reference to a scaler.
  subroutine mpt_scaler_release(scaler) bind(c, name="mpt_scaler_release")
    import
    type(mpt_scaler), value :: scaler
  end subroutine
  ! Returns loss * scale as a new tensor.
  function mpt_scaler_scale(scaler, loss, out) bind(c, name="mpt_scaler_scale")
    import
    type(mpt_scaler), value :: scaler
    type(mpt_tensor), value :: loss
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_scaler_scale
  end function
  ! Checks the gradients of an optimizer's parameters and divides them by the scale, in place, so
  ! that the host can read or clip the true gradients.
  function mpt_scaler_unscale(scaler, optimizer) bind(c, name="mpt_scaler_unscale")
    import
    type(mpt_scaler), value :: scaler
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t) :: mpt_scaler_unscale
  end function
  ! Steps the optimizer if its gradients are finite, and divides them by the scale if
  ! mpt_scaler_unscale has not.
  function mpt_scaler_step(scaler, optimizer) bind(c, name="mpt_scaler_step")
    import
    type(mpt_scaler), value :: scaler
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t) :: mpt_scaler_step
  end function
  ! Adapts the scale to the result of all optimizers since the last update.
  function mpt_scaler_update(scaler) bind(c, name="mpt_scaler_update")
    import
    type(mpt_scaler), value :: scaler
    integer(c_int32_t) :: mpt_scaler_update
  end function
  ! Waits until the answers of all calls of mpt_scaler_step and mpt_scaler_update are there
  function mpt_scaler_wait(scaler) bind(c, name="mpt_scaler_wait")
    import
    type(mpt_scaler), value :: scaler
    integer(c_int32_t) :: mpt_scaler_wait
  end function
  ! Replaces the scale.
  function mpt_scaler_set_scale(scaler, scale) bind(c, name="mpt_scaler_set_scale")
    import
    type(mpt_scaler), value :: scaler
    real(c_double), value :: scale
    integer(c_int32_t) :: mpt_scaler_set_scale
  end function
  ! Returns the scale and counters of a scaler.
  function mpt_scaler_get_info(scaler, out) bind(c, name="mpt_scaler_get_info")
    import
    type(mpt_scaler), value :: scaler
    type(mpt_scaler_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_scaler_get_info
  end function
  ! Returns the state of a scaler, for mpt_scaler_set_state.
  function mpt_scaler_get_state(scaler, out) bind(c, name="mpt_scaler_get_state")
    import
    type(mpt_scaler), value :: scaler
    type(mpt_scaler_state), intent(inout) :: out
    integer(c_int32_t) :: mpt_scaler_get_state
  end function
  ! Restores a state that mpt_scaler_get_state returned, completely or not at all.
  function mpt_scaler_set_state(scaler, state) bind(c, name="mpt_scaler_set_state")
    import
    type(mpt_scaler), value :: scaler
    type(mpt_scaler_state), intent(in) :: state
    integer(c_int32_t) :: mpt_scaler_set_state
  end function
  function c_mpt_scaler_state_to_json(scaler, text, size, needed) bind(c, &
      name="mpt_scaler_state_to_json")
    import
    type(mpt_scaler), value :: scaler
    type(c_ptr), value :: text
    integer(c_size_t), value :: size
    integer(c_size_t), intent(out), optional :: needed
    integer(c_int32_t) :: c_mpt_scaler_state_to_json
  end function
  function c_mpt_scaler_state_from_json(scaler, text) bind(c, &
      name="mpt_scaler_state_from_json")
    import
    type(mpt_scaler), value :: scaler
    type(c_ptr), value :: text
    integer(c_int32_t) :: c_mpt_scaler_state_from_json
  end function
  subroutine c_mpt_stepper_desc_init(desc, size) bind(c, name="mpt_stepper_desc_init")
    import
    type(mpt_stepper_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Creates a stepper, which runs backwards, loss scaling, clipping, accumulation and updates for
  ! the optimizers that mpt_stepper_add adds.
  function mpt_stepper_create(context, precision, desc, out) bind(c, &
      name="mpt_stepper_create")
    import
    type(mpt_context), value :: context
    type(mpt_precision), intent(in), optional :: precision
    type(mpt_stepper_desc), intent(in), optional :: desc
    type(mpt_stepper), intent(inout) :: out
    integer(c_int32_t) :: mpt_stepper_create
  end function
  ! Adds one reference to a stepper and returns the same handle, or NULL for a stale handle.
  function mpt_stepper_retain(stepper) bind(c, name="mpt_stepper_retain")
    import
    type(mpt_stepper), value :: stepper
    type(mpt_stepper) :: mpt_stepper_retain
  end function
  ! Releases one reference to a stepper.
  subroutine mpt_stepper_release(stepper) bind(c, name="mpt_stepper_release")
    import
    type(mpt_stepper), value :: stepper
  end subroutine
  ! Adds an optimizer, whose parameters the following steps update.
  function mpt_stepper_add(stepper, optimizer) bind(c, name="mpt_stepper_add")
    import
    type(mpt_stepper), value :: stepper
    type(mpt_optimizer), value :: optimizer
    integer(c_int32_t) :: mpt_stepper_add
  end function
  ! Returns the stepper's scaler as a new handle, or NULL if there is none.
  function mpt_stepper_get_scaler(stepper, out) bind(c, name="mpt_stepper_get_scaler")
    import
    type(mpt_stepper), value :: stepper
    type(mpt_scaler), intent(inout) :: out
    integer(c_int32_t) :: mpt_stepper_get_scaler
  end function
  ! Runs the backward of a loss, scaled and divided by `accumulate`.
  function mpt_stepper_backward(stepper, loss) bind(c, name="mpt_stepper_backward")
    import
    type(mpt_stepper), value :: stepper
    type(mpt_tensor), value :: loss
    integer(c_int32_t) :: mpt_stepper_backward
  end function
  ! Runs the step
  function mpt_stepper_step(stepper) bind(c, name="mpt_stepper_step")
    import
    type(mpt_stepper), value :: stepper
    integer(c_int32_t) :: mpt_stepper_step
  end function
  ! Waits until the answers of all steps are there, and returns what the latest mpt_stepper_step
  ! would have returned at once
  function mpt_stepper_wait(stepper) bind(c, name="mpt_stepper_wait")
    import
    type(mpt_stepper), value :: stepper
    integer(c_int32_t) :: mpt_stepper_wait
  end function
  ! Drops the gradients of all optimizers and gives up open micro-batches.
  function mpt_stepper_drop(stepper) bind(c, name="mpt_stepper_drop")
    import
    type(mpt_stepper), value :: stepper
    integer(c_int32_t) :: mpt_stepper_drop
  end function
  ! Runs the backward of loss number `index`, scaled and divided by `accumulate`, with the options
  ! of mpt_backward.
  function mpt_stepper_backward_loss(stepper, index, loss, desc) bind(c, &
      name="mpt_stepper_backward_loss")
    import
    type(mpt_stepper), value :: stepper
    integer(c_int32_t), value :: index
    type(mpt_tensor), value :: loss
    type(mpt_backward_desc), intent(in), optional :: desc
    integer(c_int32_t) :: mpt_stepper_backward_loss
  end function
  ! Returns the scaler of loss number `index` as a new handle, or NULL without loss scaling.
  function mpt_stepper_get_loss_scaler(stepper, index, out) bind(c, &
      name="mpt_stepper_get_loss_scaler")
    import
    type(mpt_stepper), value :: stepper
    integer(c_int32_t), value :: index
    type(mpt_scaler), intent(inout) :: out
    integer(c_int32_t) :: mpt_stepper_get_loss_scaler
  end function
  ! Returns the result of the last step for optimizer number `index`, in the order of adding.
  function mpt_stepper_get_verdict(stepper, index, out) bind(c, &
      name="mpt_stepper_get_verdict")
    import
    type(mpt_stepper), value :: stepper
    integer(c_int32_t), value :: index
    type(mpt_verdict), intent(inout) :: out
    integer(c_int32_t) :: mpt_stepper_get_verdict
  end function
  ! Returns the result of the last mpt_scaler_step for an optimizer, in a loop written by hand.
  function mpt_scaler_get_verdict(scaler, optimizer, out) bind(c, &
      name="mpt_scaler_get_verdict")
    import
    type(mpt_scaler), value :: scaler
    type(mpt_optimizer), value :: optimizer
    type(mpt_verdict), intent(inout) :: out
    integer(c_int32_t) :: mpt_scaler_get_verdict
  end function
  ! Returns a remembered skip
  function mpt_stepper_get_event(stepper, index, out) bind(c, name="mpt_stepper_get_event")
    import
    type(mpt_stepper), value :: stepper
    integer(c_int64_t), value :: index
    type(mpt_verdict), intent(inout) :: out
    integer(c_int32_t) :: mpt_stepper_get_event
  end function
  ! Returns the progress of a stepper.
  function mpt_stepper_get_info(stepper, out) bind(c, name="mpt_stepper_get_info")
    import
    type(mpt_stepper), value :: stepper
    type(mpt_stepper_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_stepper_get_info
  end function
  ! Begins to record what the context does on its device.
  function mpt_record_begin(context) bind(c, name="mpt_record_begin")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_record_begin
  end function
  ! Ends the recording and returns it.
  function mpt_record_end(context, out) bind(c, name="mpt_record_end")
    import
    type(mpt_context), value :: context
    type(mpt_recording), intent(inout) :: out
    integer(c_int32_t) :: mpt_record_end
  end function
  ! Adds one reference to a recording and returns the same handle, or NULL for a stale handle.
  function mpt_recording_retain(recording) bind(c, name="mpt_recording_retain")
    import
    type(mpt_recording), value :: recording
    type(mpt_recording) :: mpt_recording_retain
  end function
  ! Releases one reference to a recording.
  subroutine mpt_recording_release(recording) bind(c, name="mpt_recording_release")
    import
    type(mpt_recording), value :: recording
  end subroutine
  ! Runs the recorded work, or the rest of a replay that mpt_recording_advance has begun.
  function mpt_recording_replay(recording) bind(c, name="mpt_recording_replay")
    import
    type(mpt_recording), value :: recording
    integer(c_int32_t) :: mpt_recording_replay
  end function
  ! Runs the recorded work for about `nanoseconds`, so that a replay fits into the frames of a
  ! program.
  function mpt_recording_advance(recording, nanoseconds, done) bind(c, &
      name="mpt_recording_advance")
    import
    type(mpt_recording), value :: recording
    integer(c_int64_t), value :: nanoseconds
    integer(c_int32_t), intent(out) :: done
    integer(c_int32_t) :: mpt_recording_advance
  end function
  ! Returns the size and use of a recording.
  function mpt_recording_get_info(recording, out) bind(c, name="mpt_recording_get_info")
    import
    type(mpt_recording), value :: recording
    type(mpt_recording_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_recording_get_info
  end function
  subroutine c_mpt_lbfgs_desc_init(desc, size) bind(c, name="mpt_lbfgs_desc_init")
    import
    type(mpt_lbfgs_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Creates an L-BFGS optimizer of every parameter of a set that is not frozen.
  function mpt_lbfgs_create(params, desc, out) bind(c, name="mpt_lbfgs_create")
    import
    type(mpt_params), value :: params
    type(mpt_lbfgs_desc), intent(in), optional :: desc
    type(mpt_lbfgs), intent(inout) :: out
    integer(c_int32_t) :: mpt_lbfgs_create
  end function
  ! Adds one reference to an L-BFGS optimizer and returns the same handle, or NULL for a stale
  ! handle.
  function mpt_lbfgs_retain(lbfgs) bind(c, name="mpt_lbfgs_retain")
    import
    type(mpt_lbfgs), value :: lbfgs
    type(mpt_lbfgs) :: mpt_lbfgs_retain
  end function
  ! Releases one reference to an L-BFGS optimizer.
  subroutine mpt_lbfgs_release(lbfgs) bind(c, name="mpt_lbfgs_release")
    import
    type(mpt_lbfgs), value :: lbfgs
  end subroutine
  ! Runs one step of L-BFGS, which evaluates `closure` several times.
  function mpt_lbfgs_step(lbfgs, closure, user, loss) bind(c, name="mpt_lbfgs_step")
    import
    type(mpt_lbfgs), value :: lbfgs
    procedure(mpt_closure) :: closure
    type(c_ptr), value :: user
    real(c_double), intent(out), optional :: loss
    integer(c_int32_t) :: mpt_lbfgs_step
  end function
  ! Returns the progress of an L-BFGS optimizer.
  function mpt_lbfgs_get_info(lbfgs, out) bind(c, name="mpt_lbfgs_get_info")
    import
    type(mpt_lbfgs), value :: lbfgs
    type(mpt_lbfgs_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_lbfgs_get_info
  end function
  ! Adds one reference to a module and returns the same handle, or NULL for a stale handle.
  function mpt_module_retain(module) bind(c, name="mpt_module_retain")
    import
    type(mpt_module), value :: module
    type(mpt_module) :: mpt_module_retain
  end function
  ! Releases one reference to a module.
  subroutine mpt_module_release(module) bind(c, name="mpt_module_release")
    import
    type(mpt_module), value :: module
  end subroutine
  ! Runs a module on one input and returns its first result.
  function mpt_module_forward(module, x, out) bind(c, name="mpt_module_forward")
    import
    type(mpt_module), value :: module
    type(mpt_tensor), value :: x
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_module_forward
  end function
  ! Runs a module on several inputs and returns several results; the function that made the module
  ! lists both.
  function mpt_module_call(module, in, in_count, out, out_count) bind(c, &
      name="mpt_module_call")
    import
    type(mpt_module), value :: module
    type(mpt_tensor), intent(in), optional :: in(*)
    integer(c_int32_t), value :: in_count
    type(mpt_tensor), intent(inout), optional :: out(*)
    integer(c_int32_t), value :: out_count
    integer(c_int32_t) :: mpt_module_call
  end function
  ! Switches a module, and the modules inside it, to training (on 1, the default) or evaluation (on
  ! 0).
  function mpt_module_train(module, on) bind(c, name="mpt_module_train")
    import
    type(mpt_module), value :: module
    integer(c_int32_t), value :: on
    integer(c_int32_t) :: mpt_module_train
  end function
  ! Returns 1 if the module is in training, and 0 in evaluation.
  function mpt_module_is_training(module, out) bind(c, name="mpt_module_is_training")
    import
    type(mpt_module), value :: module
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: mpt_module_is_training
  end function
  function c_mpt_nn_linear(params, prefix, in_features, out_features, bias, activation, &
      out) bind(c, name="mpt_nn_linear")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: in_features
    integer(c_int64_t), value :: out_features
    integer(c_int32_t), value :: bias
    integer(c_int32_t), value :: activation
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_linear
  end function
  subroutine c_mpt_nn_conv_desc_init(desc, size) bind(c, name="mpt_nn_conv_desc_init")
    import
    type(mpt_nn_conv_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_nn_conv1d(params, prefix, in_channels, out_channels, kernel, stride, &
      padding, desc, out) bind(c, name="mpt_nn_conv1d")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_conv1d
  end function
  function c_mpt_nn_conv2d(params, prefix, in_channels, out_channels, kernel, stride, &
      padding, desc, out) bind(c, name="mpt_nn_conv2d")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_conv2d
  end function
  function c_mpt_nn_conv3d(params, prefix, in_channels, out_channels, kernel, stride, &
      padding, desc, out) bind(c, name="mpt_nn_conv3d")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_conv3d
  end function
  function c_mpt_nn_conv_transpose1d(params, prefix, in_channels, out_channels, kernel, &
      stride, padding, desc, out) bind(c, name="mpt_nn_conv_transpose1d")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_conv_transpose1d
  end function
  function c_mpt_nn_conv_transpose2d(params, prefix, in_channels, out_channels, kernel, &
      stride, padding, desc, out) bind(c, name="mpt_nn_conv_transpose2d")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_conv_transpose2d
  end function
  function c_mpt_nn_conv_transpose3d(params, prefix, in_channels, out_channels, kernel, &
      stride, padding, desc, out) bind(c, name="mpt_nn_conv_transpose3d")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_conv_transpose3d
  end function
  subroutine c_mpt_nn_embedding_desc_init(desc, size) bind(c, &
      name="mpt_nn_embedding_desc_init")
    import
    type(mpt_nn_embedding_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_nn_embedding(params, prefix, num_embeddings, embedding_dim, desc, &
      out) bind(c, name="mpt_nn_embedding")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: num_embeddings
    integer(c_int64_t), value :: embedding_dim
    type(mpt_nn_embedding_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_embedding
  end function
  ! Makes a dropout module.
  function mpt_nn_dropout(context, p, out) bind(c, name="mpt_nn_dropout")
    import
    type(mpt_context), value :: context
    real(c_double), value :: p
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: mpt_nn_dropout
  end function
  ! Makes a module that applies an activation, MPT_ACTIVATION_*.
  function mpt_nn_activation(context, activation, out) bind(c, name="mpt_nn_activation")
    import
    type(mpt_context), value :: context
    integer(c_int32_t), value :: activation
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: mpt_nn_activation
  end function
  ! Makes a module that flattens all dims but the first into one.
  function mpt_nn_flatten(context, out) bind(c, name="mpt_nn_flatten")
    import
    type(mpt_context), value :: context
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: mpt_nn_flatten
  end function
  ! Makes a max pooling over two spatial dims (mpt_max_pool2d).
  function mpt_nn_max_pool2d(context, kernel, stride, padding, desc, out) bind(c, &
      name="mpt_nn_max_pool2d")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_pool_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: mpt_nn_max_pool2d
  end function
  ! Makes a module of a function of the host with one input and one result.
  function mpt_nn_function(context, forward, user, done, out) bind(c, name="mpt_nn_function")
    import
    type(mpt_context), value :: context
    procedure(mpt_forward_fn) :: forward
    type(c_ptr), value :: user
    type(c_funptr), value :: done
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: mpt_nn_function
  end function
  ! Makes a module that runs modules one after the other.
  function mpt_nn_sequential(context, modules, count, out) bind(c, name="mpt_nn_sequential")
    import
    type(mpt_context), value :: context
    type(mpt_module), intent(in), optional :: modules(*)
    integer(c_int32_t), value :: count
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: mpt_nn_sequential
  end function
  subroutine c_mpt_nn_norm_desc_init(desc, size) bind(c, name="mpt_nn_norm_desc_init")
    import
    type(mpt_nn_norm_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_nn_batch_norm(params, prefix, channels, desc, out) bind(c, &
      name="mpt_nn_batch_norm")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: channels
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_batch_norm
  end function
  function c_mpt_nn_layer_norm(params, prefix, normalized_shape, rank, desc, out) bind(c, &
      name="mpt_nn_layer_norm")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), intent(in), optional :: normalized_shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_layer_norm
  end function
  function c_mpt_nn_rms_norm(params, prefix, normalized_shape, rank, desc, out) bind(c, &
      name="mpt_nn_rms_norm")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), intent(in), optional :: normalized_shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_rms_norm
  end function
  function c_mpt_nn_group_norm(params, prefix, groups, channels, desc, out) bind(c, &
      name="mpt_nn_group_norm")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: groups
    integer(c_int64_t), value :: channels
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_group_norm
  end function
  function c_mpt_nn_instance_norm(params, prefix, channels, desc, out) bind(c, &
      name="mpt_nn_instance_norm")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: channels
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_instance_norm
  end function
  subroutine c_mpt_nn_attention_desc_init(desc, size) bind(c, &
      name="mpt_nn_attention_desc_init")
    import
    type(mpt_nn_attention_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_nn_multihead_attention(params, prefix, embed_dim, heads, desc, out) bind(c, &
      name="mpt_nn_multihead_attention")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: embed_dim
    integer(c_int64_t), value :: heads
    type(mpt_nn_attention_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_multihead_attention
  end function
  subroutine c_mpt_nn_transformer_desc_init(desc, size) bind(c, &
      name="mpt_nn_transformer_desc_init")
    import
    type(mpt_nn_transformer_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_nn_transformer_block(params, prefix, embed_dim, heads, desc, out) bind(c, &
      name="mpt_nn_transformer_block")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: embed_dim
    integer(c_int64_t), value :: heads
    type(mpt_nn_transformer_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_transformer_block
  end function
  function c_mpt_nn_lstm(params, prefix, input_size, hidden_size, desc, out) bind(c, &
      name="mpt_nn_lstm")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: input_size
    integer(c_int64_t), value :: hidden_size
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_lstm
  end function
  function c_mpt_nn_gru(params, prefix, input_size, hidden_size, desc, out) bind(c, &
      name="mpt_nn_gru")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: input_size
    integer(c_int64_t), value :: hidden_size
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_gru
  end function
  function c_mpt_nn_rnn_tanh(params, prefix, input_size, hidden_size, desc, out) bind(c, &
      name="mpt_nn_rnn_tanh")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: prefix
    integer(c_int64_t), value :: input_size
    integer(c_int64_t), value :: hidden_size
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_nn_rnn_tanh
  end function
  ! Creates an empty blob.
  function mpt_blob_create(context, out) bind(c, name="mpt_blob_create")
    import
    type(mpt_context), value :: context
    type(mpt_blob), intent(inout) :: out
    integer(c_int32_t) :: mpt_blob_create
  end function
  ! Adds one reference to a blob and returns the same handle, or NULL for a stale handle.
  function mpt_blob_retain(blob) bind(c, name="mpt_blob_retain")
    import
    type(mpt_blob), value :: blob
    type(mpt_blob) :: mpt_blob_retain
  end function
  ! Releases one reference to a blob.
  subroutine mpt_blob_release(blob) bind(c, name="mpt_blob_release")
    import
    type(mpt_blob), value :: blob
  end subroutine
  ! Returns the bytes of a blob and their number.
  function mpt_blob_get(blob, data, bytes) bind(c, name="mpt_blob_get")
    import
    type(mpt_blob), value :: blob
    type(c_ptr), intent(out) :: data
    integer(c_size_t), intent(out) :: bytes
    integer(c_int32_t) :: mpt_blob_get
  end function
  subroutine c_mpt_writer_init(writer, size) bind(c, name="mpt_writer_init")
    import
    type(mpt_writer), intent(inout) :: writer
    integer(c_size_t), value :: size
  end subroutine
  subroutine c_mpt_reader_init(reader, size) bind(c, name="mpt_reader_init")
    import
    type(mpt_reader), intent(inout) :: reader
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_safetensors_save(path, names, tensors, count, metadata, &
      metadata_count) bind(c, name="mpt_safetensors_save")
    import
    type(c_ptr), value :: path
    type(c_ptr), intent(in) :: names(*)
    type(mpt_tensor), intent(in), optional :: tensors(*)
    integer(c_int32_t), value :: count
    type(mpt_metadata), intent(in), optional :: metadata(*)
    integer(c_int32_t), value :: metadata_count
    integer(c_int32_t) :: c_mpt_safetensors_save
  end function
  function c_mpt_safetensors_save_to(writer, names, tensors, count, metadata, &
      metadata_count) bind(c, name="mpt_safetensors_save_to")
    import
    type(mpt_writer), intent(in) :: writer
    type(c_ptr), intent(in) :: names(*)
    type(mpt_tensor), intent(in), optional :: tensors(*)
    integer(c_int32_t), value :: count
    type(mpt_metadata), intent(in), optional :: metadata(*)
    integer(c_int32_t), value :: metadata_count
    integer(c_int32_t) :: c_mpt_safetensors_save_to
  end function
  function c_mpt_safetensors_open(context, path, out) bind(c, name="mpt_safetensors_open")
    import
    type(mpt_context), value :: context
    type(c_ptr), value :: path
    type(mpt_file), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_safetensors_open
  end function
  ! Opens and checks the content of a reader, which mpt_file_read uses until the file is closed.
  function mpt_safetensors_open_from(context, reader, out) bind(c, &
      name="mpt_safetensors_open_from")
    import
    type(mpt_context), value :: context
    type(mpt_reader), intent(in) :: reader
    type(mpt_file), intent(inout) :: out
    integer(c_int32_t) :: mpt_safetensors_open_from
  end function
  ! Adds one reference to a file and returns the same handle, or NULL for a stale handle.
  function mpt_file_retain(file) bind(c, name="mpt_file_retain")
    import
    type(mpt_file), value :: file
    type(mpt_file) :: mpt_file_retain
  end function
  ! Releases one reference to a file.
  subroutine mpt_file_release(file) bind(c, name="mpt_file_release")
    import
    type(mpt_file), value :: file
  end subroutine
  ! Returns the number of tensors in the file.
  function mpt_file_get_count(file, out) bind(c, name="mpt_file_get_count")
    import
    type(mpt_file), value :: file
    integer(c_int64_t), intent(out) :: out
    integer(c_int32_t) :: mpt_file_get_count
  end function
  function c_mpt_file_get_at(file, index, name, info) bind(c, name="mpt_file_get_at")
    import
    type(mpt_file), value :: file
    integer(c_int64_t), value :: index
    type(c_ptr), intent(out), optional :: name
    type(mpt_tensor_info), intent(inout), optional :: info
    integer(c_int32_t) :: c_mpt_file_get_at
  end function
  function c_mpt_file_read(file, name, out) bind(c, name="mpt_file_read")
    import
    type(mpt_file), value :: file
    type(c_ptr), value :: name
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: c_mpt_file_read
  end function
  function c_mpt_file_get_metadata(file, key, out) bind(c, name="mpt_file_get_metadata")
    import
    type(mpt_file), value :: file
    type(c_ptr), value :: key
    type(c_ptr), intent(out) :: out
    integer(c_int32_t) :: c_mpt_file_get_metadata
  end function
  subroutine c_mpt_params_file_desc_init(desc, size) bind(c, name="mpt_params_file_desc_init")
    import
    type(mpt_params_file_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_params_save(params, path, desc) bind(c, name="mpt_params_save")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: path
    type(mpt_params_file_desc), intent(in), optional :: desc
    integer(c_int32_t) :: c_mpt_params_save
  end function
  ! Does the same for a writer.
  function mpt_params_save_to(params, writer, desc) bind(c, name="mpt_params_save_to")
    import
    type(mpt_params), value :: params
    type(mpt_writer), intent(in) :: writer
    type(mpt_params_file_desc), intent(in), optional :: desc
    integer(c_int32_t) :: mpt_params_save_to
  end function
  function c_mpt_params_load(params, path, desc, info) bind(c, name="mpt_params_load")
    import
    type(mpt_params), value :: params
    type(c_ptr), value :: path
    type(mpt_params_file_desc), intent(in), optional :: desc
    type(mpt_params_load_info), intent(inout), optional :: info
    integer(c_int32_t) :: c_mpt_params_load
  end function
  ! Does the same for a reader.
  function mpt_params_load_from(params, reader, desc, info) bind(c, &
      name="mpt_params_load_from")
    import
    type(mpt_params), value :: params
    type(mpt_reader), intent(in) :: reader
    type(mpt_params_file_desc), intent(in), optional :: desc
    type(mpt_params_load_info), intent(inout), optional :: info
    integer(c_int32_t) :: mpt_params_load_from
  end function
  subroutine c_mpt_training_desc_init(desc, size) bind(c, name="mpt_training_desc_init")
    import
    type(mpt_training_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  function c_mpt_training_save(path, desc) bind(c, name="mpt_training_save")
    import
    type(c_ptr), value :: path
    type(mpt_training_desc), intent(in) :: desc
    integer(c_int32_t) :: c_mpt_training_save
  end function
  ! Does the same for a writer, which may be NULL where the path may be NULL.
  function mpt_training_save_to(writer, desc) bind(c, name="mpt_training_save_to")
    import
    type(mpt_writer), intent(in), optional :: writer
    type(mpt_training_desc), intent(in) :: desc
    integer(c_int32_t) :: mpt_training_save_to
  end function
  function c_mpt_training_load(path, desc) bind(c, name="mpt_training_load")
    import
    type(c_ptr), value :: path
    type(mpt_training_desc), intent(in) :: desc
    integer(c_int32_t) :: c_mpt_training_load
  end function
  ! Does the same for a reader, which is read twice
  function mpt_training_load_from(reader, desc) bind(c, name="mpt_training_load_from")
    import
    type(mpt_reader), intent(in) :: reader
    type(mpt_training_desc), intent(in) :: desc
    integer(c_int32_t) :: mpt_training_load_from
  end function
  ! Takes a snapshot of a training.
  function mpt_snapshot_create(desc, out) bind(c, name="mpt_snapshot_create")
    import
    type(mpt_training_desc), intent(in) :: desc
    type(mpt_snapshot), intent(inout) :: out
    integer(c_int32_t) :: mpt_snapshot_create
  end function
  ! Adds one reference to a snapshot and returns the same handle, or NULL for a stale handle.
  function mpt_snapshot_retain(snapshot) bind(c, name="mpt_snapshot_retain")
    import
    type(mpt_snapshot), value :: snapshot
    type(mpt_snapshot) :: mpt_snapshot_retain
  end function
  ! Releases one reference to a snapshot.
  subroutine mpt_snapshot_release(snapshot) bind(c, name="mpt_snapshot_release")
    import
    type(mpt_snapshot), value :: snapshot
  end subroutine
  ! Takes the snapshot again, as the training is now.
  function mpt_snapshot_take(snapshot) bind(c, name="mpt_snapshot_take")
    import
    type(mpt_snapshot), value :: snapshot
    integer(c_int32_t) :: mpt_snapshot_take
  end function
  ! Rolls the training back to the snapshot, and drops gradients.
  function mpt_snapshot_restore(snapshot) bind(c, name="mpt_snapshot_restore")
    import
    type(mpt_snapshot), value :: snapshot
    integer(c_int32_t) :: mpt_snapshot_restore
  end function
  function c_mpt_memory_text(context, text, size, needed) bind(c, name="mpt_memory_text")
    import
    type(mpt_context), value :: context
    type(c_ptr), value :: text
    integer(c_size_t), value :: size
    integer(c_size_t), intent(out), optional :: needed
    integer(c_int32_t) :: c_mpt_memory_text
  end function
  ! Ends a step of the memory report, and of the measurement that mpt_context_desc.own_threads
  ! describes, for loops without a stepper.
  function mpt_memory_end_step(context) bind(c, name="mpt_memory_end_step")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_memory_end_step
  end function
  ! Watches the memory of the next step, for mpt_memory_fit.
  function mpt_memory_watch(context, batch, count) bind(c, name="mpt_memory_watch")
    import
    type(mpt_context), value :: context
    type(mpt_tensor), intent(in), optional :: batch(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t) :: mpt_memory_watch
  end function
  ! Predicts whether a step with a batch of `batch` rows stays within `limit` bytes, and the largest
  ! batch that does.
  function mpt_memory_fit(context, batch, limit, out) bind(c, name="mpt_memory_fit")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: batch
    integer(c_size_t), value :: limit
    type(mpt_memory_fit_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_memory_fit
  end function
  ! Begins a trace and drops the records of the previous one.
  function mpt_trace_begin(context) bind(c, name="mpt_trace_begin")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_trace_begin
  end function
  ! Begins a trace in which no step takes effect, to trace a step before it is taken.
  function mpt_trace_begin_dry(context) bind(c, name="mpt_trace_begin_dry")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_trace_begin_dry
  end function
  ! Ends a trace.
  function mpt_trace_end(context) bind(c, name="mpt_trace_end")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_trace_end
  end function
  ! Drops the records of the last trace.
  function mpt_trace_clear(context) bind(c, name="mpt_trace_clear")
    import
    type(mpt_context), value :: context
    integer(c_int32_t) :: mpt_trace_clear
  end function
  ! Returns the size of the records so far.
  function mpt_trace_get_info(context, out) bind(c, name="mpt_trace_get_info")
    import
    type(mpt_context), value :: context
    type(mpt_trace_info), intent(inout) :: out
    integer(c_int32_t) :: mpt_trace_get_info
  end function
  subroutine c_mpt_time_hooks_init(hooks, size) bind(c, name="mpt_time_hooks_init")
    import
    type(mpt_time_hooks), intent(inout) :: hooks
    integer(c_size_t), value :: size
  end subroutine
  ! Returns the record of an operation by its index.
  function mpt_trace_get_op(context, index, out) bind(c, name="mpt_trace_get_op")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: index
    type(mpt_trace_op), intent(inout) :: out
    integer(c_int32_t) :: mpt_trace_get_op
  end function
  ! Returns the record of an input of an operation, both by index.
  function mpt_trace_get_input(context, op, input, out) bind(c, name="mpt_trace_get_input")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: op
    integer(c_int32_t), value :: input
    type(mpt_trace_tensor), intent(inout) :: out
    integer(c_int32_t) :: mpt_trace_get_input
  end function
  ! Returns the record of a cast by its index.
  function mpt_trace_get_cast(context, index, out) bind(c, name="mpt_trace_get_cast")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: index
    type(mpt_trace_cast), intent(inout) :: out
    integer(c_int32_t) :: mpt_trace_get_cast
  end function
  ! Returns the record of a kernel by its index.
  function mpt_trace_get_kernel(context, index, out) bind(c, name="mpt_trace_get_kernel")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: index
    type(mpt_trace_kernel), intent(inout) :: out
    integer(c_int32_t) :: mpt_trace_get_kernel
  end function
  ! Returns the record of such a cast by hand (mpt_hazard_kind) by its index.
  function mpt_trace_get_hazard(context, index, out) bind(c, name="mpt_trace_get_hazard")
    import
    type(mpt_context), value :: context
    integer(c_int64_t), value :: index
    type(mpt_trace_hazard), intent(inout) :: out
    integer(c_int32_t) :: mpt_trace_get_hazard
  end function
  function c_mpt_trace_text(context, text, size, needed) bind(c, name="mpt_trace_text")
    import
    type(mpt_context), value :: context
    type(c_ptr), value :: text
    integer(c_size_t), value :: size
    integer(c_size_t), intent(out), optional :: needed
    integer(c_int32_t) :: c_mpt_trace_text
  end function
  ! Returns the latest finding.
  function mpt_context_get_non_finite(context, out) bind(c, name="mpt_context_get_non_finite")
    import
    type(mpt_context), value :: context
    type(mpt_non_finite), intent(inout) :: out
    integer(c_int32_t) :: mpt_context_get_non_finite
  end function
  subroutine c_mpt_stats_desc_init(desc, size) bind(c, name="mpt_stats_desc_init")
    import
    type(mpt_stats_desc), intent(inout) :: desc
    integer(c_size_t), value :: size
  end subroutine
  ! Returns statistics of a floating tensor.
  function mpt_tensor_get_stats(tensor, desc, out) bind(c, name="mpt_tensor_get_stats")
    import
    type(mpt_tensor), value :: tensor
    type(mpt_stats_desc), intent(in), optional :: desc
    type(mpt_tensor_stats), intent(inout) :: out
    integer(c_int32_t) :: mpt_tensor_get_stats
  end function
  ! Returns statistics of the gradients of a parameter set as they are stored
  function mpt_params_get_grad_stats(params, desc, total, each, count) bind(c, &
      name="mpt_params_get_grad_stats")
    import
    type(mpt_params), value :: params
    type(mpt_stats_desc), intent(in), optional :: desc
    type(mpt_tensor_stats), intent(inout) :: total
    type(mpt_tensor_stats), intent(inout), optional :: each(*)
    integer(c_int32_t), value :: count
    integer(c_int32_t) :: mpt_params_get_grad_stats
  end function
  function c_mpt_stats_text(stats, text, size, needed) bind(c, name="mpt_stats_text")
    import
    type(mpt_tensor_stats), intent(in) :: stats
    type(c_ptr), value :: text
    integer(c_size_t), value :: size
    integer(c_size_t), intent(out), optional :: needed
    integer(c_int32_t) :: c_mpt_stats_text
  end function
  function c_strlen(text) bind(c, name="strlen")
    import
    type(c_ptr), value :: text
    integer(c_size_t) :: c_strlen
  end function
end interface

contains

  ! Returns a text of C, for the components of structs. It is empty if there is none.
  function mpt_text(address) result(text)
    type(c_ptr), intent(in) :: address
    character(len=:), allocatable :: text
    character(kind=c_char), pointer :: letters(:)
    integer :: i

    if (.not. c_associated(address)) then
      text = ''
      return
    end if
    call c_f_pointer(address, letters, [c_strlen(address)])
    allocate(character(len=size(letters)) :: text)
    do i = 1, size(letters)
      text(i:i) = letters(i)
    end do
  end function

  pure logical function null_mpt_context(handle)
    type(mpt_context), intent(in) :: handle

    null_mpt_context = handle%bits == 0
  end function

  pure logical function null_mpt_tensor(handle)
    type(mpt_tensor), intent(in) :: handle

    null_mpt_tensor = handle%bits == 0
  end function

  pure logical function null_mpt_params(handle)
    type(mpt_params), intent(in) :: handle

    null_mpt_params = handle%bits == 0
  end function

  pure logical function null_mpt_publisher(handle)
    type(mpt_publisher), intent(in) :: handle

    null_mpt_publisher = handle%bits == 0
  end function

  pure logical function null_mpt_subscriber(handle)
    type(mpt_subscriber), intent(in) :: handle

    null_mpt_subscriber = handle%bits == 0
  end function

  pure logical function null_mpt_optimizer(handle)
    type(mpt_optimizer), intent(in) :: handle

    null_mpt_optimizer = handle%bits == 0
  end function

  pure logical function null_mpt_comm(handle)
    type(mpt_comm), intent(in) :: handle

    null_mpt_comm = handle%bits == 0
  end function

  pure logical function null_mpt_scaler(handle)
    type(mpt_scaler), intent(in) :: handle

    null_mpt_scaler = handle%bits == 0
  end function

  pure logical function null_mpt_stepper(handle)
    type(mpt_stepper), intent(in) :: handle

    null_mpt_stepper = handle%bits == 0
  end function

  pure logical function null_mpt_lbfgs(handle)
    type(mpt_lbfgs), intent(in) :: handle

    null_mpt_lbfgs = handle%bits == 0
  end function

  pure logical function null_mpt_recording(handle)
    type(mpt_recording), intent(in) :: handle

    null_mpt_recording = handle%bits == 0
  end function

  pure logical function null_mpt_module(handle)
    type(mpt_module), intent(in) :: handle

    null_mpt_module = handle%bits == 0
  end function

  pure logical function null_mpt_blob(handle)
    type(mpt_blob), intent(in) :: handle

    null_mpt_blob = handle%bits == 0
  end function

  pure logical function null_mpt_file(handle)
    type(mpt_file), intent(in) :: handle

    null_mpt_file = handle%bits == 0
  end function

  pure logical function null_mpt_snapshot(handle)
    type(mpt_snapshot), intent(in) :: handle

    null_mpt_snapshot = handle%bits == 0
  end function

  ! Returns the version of the library as text, for example "0.1.0".
  function mpt_version_string() result(text)
    character(len=:), allocatable :: text

    text = mpt_text(c_mpt_version_string())
  end function

  ! Returns a feature that the library was built with, by index
  function mpt_feature_name(index) result(text)
    integer(c_int32_t), value :: index
    character(len=:), allocatable :: text

    text = mpt_text(c_mpt_feature_name(index))
  end function

  ! Returns the name of a status, for example "MPT_ERROR_SHAPE".
  function mpt_status_name(status) result(text)
    integer(c_int32_t), value :: status
    character(len=:), allocatable :: text

    text = mpt_text(c_mpt_status_name(status))
  end function

  ! Returns the name of a dtype, for example "bf16".
  function mpt_dtype_name(dtype) result(text)
    integer(c_int32_t), value :: dtype
    character(len=:), allocatable :: text

    text = mpt_text(c_mpt_dtype_name(dtype))
  end function

  ! Returns the text of the latest error of this thread, or "" if there was none.
  function mpt_last_error() result(text)
    character(len=:), allocatable :: text

    text = mpt_text(c_mpt_last_error())
  end function

  ! Returns the text of the first error of this thread since the thread began or since
  ! mpt_clear_errors, or "" if there was none.
  function mpt_first_error() result(text)
    character(len=:), allocatable :: text

    text = mpt_text(c_mpt_first_error())
  end function

  ! Sets the text of the latest error of this thread, for a callback that is about to return an
  ! error.
  subroutine mpt_set_error(text)
    character(len=*), intent(in), optional :: text
    character(kind=c_char, len=:), allocatable, target :: text_c
    type(c_ptr) :: text_p

    text_p = c_null_ptr
    if (present(text)) then
      text_c = trim(text) // c_null_char
      text_p = c_loc(text_c)
    end if
    call c_mpt_set_error(text_p)
  end subroutine

  ! Writes struct_size and the defaults
  subroutine mpt_hooks_init(hooks)
    type(mpt_hooks), intent(inout) :: hooks

    call c_mpt_hooks_init(hooks, c_sizeof(hooks))
  end subroutine

  ! Writes struct_size, type MPT_CHAIN_THREAD_HOOKS, and NULL in every other field.
  subroutine mpt_thread_hooks_init(hooks)
    type(mpt_thread_hooks), intent(inout) :: hooks

    call c_mpt_thread_hooks_init(hooks, c_sizeof(hooks))
  end subroutine

  ! Writes struct_size, type MPT_CHAIN_DEVICE_MODULE, and NULL in every other field.
  subroutine mpt_device_module_init(module)
    type(mpt_device_module_t), intent(inout) :: module

    call c_mpt_device_module_init(module, c_sizeof(module))
  end subroutine

  ! Returns the kind and number of a device from a text
  function mpt_device_from_name(name, device, index) result(answer)
    character(len=*), intent(in) :: name
    integer(c_int32_t), intent(out) :: device
    integer(c_int32_t), intent(out) :: index
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_device_from_name(name_p, device, index)
  end function

  ! Lists the devices that a context can be created on, one line per device, such as "vulkan:0
  ! NVIDIA GeForce RTX 3060, 12288 MB, UUID 4c14..".
  function mpt_devices_text(text) result(answer)
    character(len=:), allocatable, intent(out) :: text
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: room
    integer(c_size_t) :: needed

    needed = 0
    answer = c_mpt_devices_text(c_null_ptr, 0_c_size_t, needed)
    if (answer < 0) return
    allocate(character(kind=c_char, len=needed) :: room)
    answer = c_mpt_devices_text(c_loc(room), len(room, c_size_t), needed)
    if (answer >= 0) text = room(:len(room) - 1)
  end function

  ! Writes struct_size and the defaults
  subroutine mpt_context_desc_init(desc)
    type(mpt_context_desc), intent(inout) :: desc

    call c_mpt_context_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Lists the kernels prepared so far, one line per kernel
  function mpt_context_kernels_text(context, text) result(answer)
    type(mpt_context), value :: context
    character(len=:), allocatable, intent(out) :: text
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: room
    integer(c_size_t) :: needed

    needed = 0
    answer = c_mpt_context_kernels_text(context, c_null_ptr, 0_c_size_t, needed)
    if (answer < 0) return
    allocate(character(kind=c_char, len=needed) :: room)
    answer = c_mpt_context_kernels_text(context, c_loc(room), len(room, c_size_t), needed)
    if (answer >= 0) text = room(:len(room) - 1)
  end function

  ! Formats a tensor as NumPy prints it.
  function mpt_tensor_text(tensor, text) result(answer)
    type(mpt_tensor), value :: tensor
    character(len=:), allocatable, intent(out) :: text
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: room
    integer(c_size_t) :: needed

    needed = 0
    answer = c_mpt_tensor_text(tensor, c_null_ptr, 0_c_size_t, needed)
    if (answer < 0) return
    allocate(character(kind=c_char, len=needed) :: room)
    answer = c_mpt_tensor_text(tensor, c_loc(room), len(room, c_size_t), needed)
    if (answer >= 0) text = room(:len(room) - 1)
  end function

  ! Sets the name of a tensor for messages.
  function mpt_tensor_set_name(tensor, name) result(answer)
    type(mpt_tensor), value :: tensor
    character(len=*), intent(in) :: name
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_tensor_set_name(tensor, name_p)
  end function

  ! Returns the name that mpt_tensor_set_name or a set of parameters gave to the tensor, or "" if
  ! there is none.
  function mpt_tensor_get_name(tensor, out) result(answer)
    type(mpt_tensor), value :: tensor
    character(len=:), allocatable, intent(out) :: out
    integer(c_int32_t) :: answer
    type(c_ptr) :: out_p

    out_p = c_null_ptr
    answer = c_mpt_tensor_get_name(tensor, out_p)
    if (c_associated(out_p)) out = mpt_text(out_p)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_backward_desc_init(desc)
    type(mpt_backward_desc), intent(inout) :: desc

    call c_mpt_backward_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Finds a profile by its name
  function mpt_autocast_profile_from_name(name, out) result(answer)
    character(len=*), intent(in) :: name
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_autocast_profile_from_name(name_p, out)
  end function

  ! Returns the name of a profile, or NULL for an unknown number
  function mpt_autocast_profile_name(profile) result(text)
    integer(c_int32_t), value :: profile
    character(len=:), allocatable :: text

    text = mpt_text(c_mpt_autocast_profile_name(profile))
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_autocast_desc_init(desc)
    type(mpt_autocast_desc), intent(inout) :: desc

    call c_mpt_autocast_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Finds the number of an operation by its name, for example "matmul".
  function mpt_op_from_name(context, name, out) result(answer)
    type(mpt_context), value :: context
    character(len=*), intent(in) :: name
    integer(c_int32_t), intent(out) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_op_from_name(context, name_p, out)
  end function

  ! Returns the name of an operation, or NULL past the end
  function mpt_op_name(context, op) result(text)
    type(mpt_context), value :: context
    integer(c_int32_t), value :: op
    character(len=:), allocatable :: text

    text = mpt_text(c_mpt_op_name(context, op))
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_custom_op_desc_init(desc)
    type(mpt_custom_op_desc), intent(inout) :: desc

    call c_mpt_custom_op_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults, which are PyTorch's.
  subroutine mpt_cross_entropy_desc_init(desc)
    type(mpt_cross_entropy_desc), intent(inout) :: desc

    call c_mpt_cross_entropy_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Returns the sum of products that an equation in Einstein's notation describes, as torch.einsum
  function mpt_einsum(tensors, count, equation, out) result(answer)
    type(mpt_tensor), intent(in), optional :: tensors(*)
    integer(c_int32_t), value :: count
    character(len=*), intent(in) :: equation
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: equation_c
    type(c_ptr) :: equation_p

    equation_c = trim(equation) // c_null_char
    equation_p = c_loc(equation_c)
    answer = c_mpt_einsum(tensors, count, equation_p, out)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_conv_desc_init(desc)
    type(mpt_conv_desc), intent(inout) :: desc

    call c_mpt_conv_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults.
  subroutine mpt_pool_desc_init(desc)
    type(mpt_pool_desc), intent(inout) :: desc

    call c_mpt_pool_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults, which are PyTorch's.
  subroutine mpt_batch_norm_desc_init(desc)
    type(mpt_batch_norm_desc), intent(inout) :: desc

    call c_mpt_batch_norm_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults, which are PyTorch's except for mpt_rms_norm, where
  ! PyTorch's eps is the machine epsilon.
  subroutine mpt_norm_desc_init(desc)
    type(mpt_norm_desc), intent(inout) :: desc

    call c_mpt_norm_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults, which are PyTorch's.
  subroutine mpt_attention_desc_init(desc)
    type(mpt_attention_desc), intent(inout) :: desc

    call c_mpt_attention_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults.
  subroutine mpt_rnn_desc_init(desc)
    type(mpt_rnn_desc), intent(inout) :: desc

    call c_mpt_rnn_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the precision 32-true.
  subroutine mpt_precision_init(precision)
    type(mpt_precision), intent(inout) :: precision

    call c_mpt_precision_init(precision, c_sizeof(precision))
  end subroutine

  ! Fills `out`, of `size` bytes, from a name with options, for example "bf16-mixed" or
  ! "16-mixed,loss_scale=128".
  function mpt_precision_from_name(name, out) result(answer)
    character(len=*), intent(in) :: name
    type(mpt_precision), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_precision_from_name(name_p, out, c_sizeof(out))
  end function

  ! Adds a floating leaf to the set as a trained parameter.
  function mpt_params_add(params, name, tensor) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in) :: name
    type(mpt_tensor), value :: tensor
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_params_add(params, name_p, tensor)
  end function

  ! Adds a tensor that is saved with the parameters but not trained, such as running statistics.
  function mpt_params_add_buffer(params, name, tensor) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in) :: name
    type(mpt_tensor), value :: tensor
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_params_add_buffer(params, name_p, tensor)
  end function

  ! Marks the parameters under a prefix as those of a batch norm, which some precisions (O2) keep in
  ! f32, and converts them accordingly.
  function mpt_params_mark_batch_norm(params, prefix) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_params_mark_batch_norm(params, prefix_p)
  end function

  ! Returns the parameter or buffer with this name as a new handle.
  function mpt_params_get(params, name, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in) :: name
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_params_get(params, name_p, out)
  end function

  ! Returns the parameter or buffer at an index, in the order of adding, first the parameters and
  ! then the buffers.
  function mpt_params_get_at(params, index, name, out) result(answer)
    type(mpt_params), value :: params
    integer(c_int64_t), value :: index
    character(len=:), allocatable, intent(out), optional :: name
    type(mpt_tensor), intent(inout), optional :: out
    integer(c_int32_t) :: answer
    type(c_ptr) :: name_p

    name_p = c_null_ptr
    answer = c_mpt_params_get_at(params, index, name_p, out)
    if (present(name)) then
      if (c_associated(name_p)) name = mpt_text(name_p)
    end if
  end function

  ! Freezes everything under a prefix (on 1), or makes it trainable again (on 0).
  function mpt_params_freeze(params, prefix, on) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int32_t), value :: on
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_params_freeze(params, prefix_p, on)
  end function

  ! Gives the parameters of `to` under a prefix the memory of those of `from`, by name, so that it
  ! exists once
  function mpt_params_share(to, from, prefix) result(answer)
    type(mpt_params), value :: to
    type(mpt_params), value :: from
    character(len=*), intent(in), optional :: prefix
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_params_share(to, from, prefix_p)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_clip_desc_init(desc)
    type(mpt_clip_desc), intent(inout) :: desc

    call c_mpt_clip_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of SGD
  subroutine mpt_sgd_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_sgd_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of ADAM
  subroutine mpt_adam_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_adam_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of ADAMW
  subroutine mpt_adamw_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_adamw_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of RMSPROP
  subroutine mpt_rmsprop_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_rmsprop_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of ADAGRAD
  subroutine mpt_adagrad_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_adagrad_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of LION
  subroutine mpt_lion_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_lion_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of ADEMAMIX
  subroutine mpt_ademamix_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_ademamix_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of LAMB
  subroutine mpt_lamb_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_lamb_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of LARS
  subroutine mpt_lars_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_lars_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of NOVOGRAD
  subroutine mpt_novograd_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_novograd_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of ADAFACTOR
  subroutine mpt_adafactor_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_adafactor_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults of SPARSE_ADAM
  subroutine mpt_sparse_adam_desc_init(desc)
    type(mpt_optimizer_desc), intent(inout) :: desc

    call c_mpt_sparse_adam_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults, which select everything.
  subroutine mpt_selection_init(selection)
    type(mpt_selection), intent(inout) :: selection

    call c_mpt_selection_init(selection, c_sizeof(selection))
  end subroutine

  ! Returns a copy of a parameter's state as a new row-major tensor, or NULL before its first step.
  function mpt_optimizer_get_state(optimizer, parameter, key, out) result(answer)
    type(mpt_optimizer), value :: optimizer
    character(len=*), intent(in) :: parameter
    character(len=*), intent(in) :: key
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: parameter_c
    type(c_ptr) :: parameter_p
    character(kind=c_char, len=:), allocatable, target :: key_c
    type(c_ptr) :: key_p

    parameter_c = trim(parameter) // c_null_char
    parameter_p = c_loc(parameter_c)
    key_c = trim(key) // c_null_char
    key_p = c_loc(key_c)
    answer = c_mpt_optimizer_get_state(optimizer, parameter_p, key_p, out)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_schedule_desc_init(desc)
    type(mpt_schedule_desc), intent(inout) :: desc

    call c_mpt_schedule_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults
  subroutine mpt_comm_desc_init(desc)
    type(mpt_comm_desc), intent(inout) :: desc

    call c_mpt_comm_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults, which are those of torch.amp.GradScaler where it has the
  ! option.
  subroutine mpt_scaler_desc_init(desc)
    type(mpt_scaler_desc), intent(inout) :: desc

    call c_mpt_scaler_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Formats the state of a scaler as JSON, with the keys of PyTorch's GradScaler.state_dict()
  function mpt_scaler_state_to_json(scaler, text) result(answer)
    type(mpt_scaler), value :: scaler
    character(len=:), allocatable, intent(out) :: text
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: room
    integer(c_size_t) :: needed

    needed = 0
    answer = c_mpt_scaler_state_to_json(scaler, c_null_ptr, 0_c_size_t, needed)
    if (answer < 0) return
    allocate(character(kind=c_char, len=needed) :: room)
    answer = c_mpt_scaler_state_to_json(scaler, c_loc(room), len(room, c_size_t), needed)
    if (answer >= 0) text = room(:len(room) - 1)
  end function

  ! Restores a state from the JSON of mpt_scaler_state_to_json or of PyTorch's
  ! GradScaler.state_dict(), completely or not at all.
  function mpt_scaler_state_from_json(scaler, text) result(answer)
    type(mpt_scaler), value :: scaler
    character(len=*), intent(in) :: text
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: text_c
    type(c_ptr) :: text_p

    text_c = trim(text) // c_null_char
    text_p = c_loc(text_c)
    answer = c_mpt_scaler_state_from_json(scaler, text_p)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_stepper_desc_init(desc)
    type(mpt_stepper_desc), intent(inout) :: desc

    call c_mpt_stepper_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes struct_size and the defaults.
  subroutine mpt_lbfgs_desc_init(desc)
    type(mpt_lbfgs_desc), intent(inout) :: desc

    call c_mpt_lbfgs_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Makes a linear layer
  function mpt_nn_linear(params, prefix, in_features, out_features, bias, activation, &
      out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: in_features
    integer(c_int64_t), value :: out_features
    integer(c_int32_t), value :: bias
    integer(c_int32_t), value :: activation
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_linear(params, prefix_p, in_features, out_features, bias, activation, out)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_nn_conv_desc_init(desc)
    type(mpt_nn_conv_desc), intent(inout) :: desc

    call c_mpt_nn_conv_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Makes a convolution over one spatial dim (mpt_conv1d).
  function mpt_nn_conv1d(params, prefix, in_channels, out_channels, kernel, stride, padding, &
      desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_conv1d(params, prefix_p, in_channels, out_channels, kernel, stride, &
        padding, desc, out)
  end function

  ! Makes a convolution over two spatial dims (mpt_conv2d).
  function mpt_nn_conv2d(params, prefix, in_channels, out_channels, kernel, stride, padding, &
      desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_conv2d(params, prefix_p, in_channels, out_channels, kernel, stride, &
        padding, desc, out)
  end function

  ! Makes a convolution over three spatial dims (mpt_conv3d).
  function mpt_nn_conv3d(params, prefix, in_channels, out_channels, kernel, stride, padding, &
      desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_conv3d(params, prefix_p, in_channels, out_channels, kernel, stride, &
        padding, desc, out)
  end function

  ! Makes a transposed convolution over one spatial dim (mpt_conv_transpose1d).
  function mpt_nn_conv_transpose1d(params, prefix, in_channels, out_channels, kernel, stride, &
      padding, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_conv_transpose1d(params, prefix_p, in_channels, out_channels, kernel, &
        stride, padding, desc, out)
  end function

  ! Makes a transposed convolution over two spatial dims (mpt_conv_transpose2d).
  function mpt_nn_conv_transpose2d(params, prefix, in_channels, out_channels, kernel, stride, &
      padding, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_conv_transpose2d(params, prefix_p, in_channels, out_channels, kernel, &
        stride, padding, desc, out)
  end function

  ! Makes a transposed convolution over three spatial dims (mpt_conv_transpose3d).
  function mpt_nn_conv_transpose3d(params, prefix, in_channels, out_channels, kernel, stride, &
      padding, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: in_channels
    integer(c_int64_t), value :: out_channels
    integer(c_int64_t), value :: kernel
    integer(c_int64_t), value :: stride
    integer(c_int64_t), value :: padding
    type(mpt_nn_conv_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_conv_transpose3d(params, prefix_p, in_channels, out_channels, kernel, &
        stride, padding, desc, out)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_nn_embedding_desc_init(desc)
    type(mpt_nn_embedding_desc), intent(inout) :: desc

    call c_mpt_nn_embedding_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Makes an embedding, which returns the rows of its weight by index (mpt_embedding).
  function mpt_nn_embedding(params, prefix, num_embeddings, embedding_dim, desc, &
      out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: num_embeddings
    integer(c_int64_t), value :: embedding_dim
    type(mpt_nn_embedding_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_embedding(params, prefix_p, num_embeddings, embedding_dim, desc, out)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_nn_norm_desc_init(desc)
    type(mpt_nn_norm_desc), intent(inout) :: desc

    call c_mpt_nn_norm_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Makes a batch norm (mpt_batch_norm).
  function mpt_nn_batch_norm(params, prefix, channels, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: channels
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_batch_norm(params, prefix_p, channels, desc, out)
  end function

  ! Makes a layer norm (mpt_layer_norm) over last dims of the extents normalized_shape.
  function mpt_nn_layer_norm(params, prefix, normalized_shape, rank, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), intent(in), optional :: normalized_shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_layer_norm(params, prefix_p, normalized_shape, rank, desc, out)
  end function

  ! Makes an RMS norm (mpt_rms_norm) over last dims of the extents normalized_shape.
  function mpt_nn_rms_norm(params, prefix, normalized_shape, rank, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), intent(in), optional :: normalized_shape(*)
    integer(c_int32_t), value :: rank
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_rms_norm(params, prefix_p, normalized_shape, rank, desc, out)
  end function

  ! Makes a group norm (mpt_group_norm).
  function mpt_nn_group_norm(params, prefix, groups, channels, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: groups
    integer(c_int64_t), value :: channels
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_group_norm(params, prefix_p, groups, channels, desc, out)
  end function

  ! Makes an instance norm (mpt_instance_norm).
  function mpt_nn_instance_norm(params, prefix, channels, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: channels
    type(mpt_nn_norm_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_instance_norm(params, prefix_p, channels, desc, out)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_nn_attention_desc_init(desc)
    type(mpt_nn_attention_desc), intent(inout) :: desc

    call c_mpt_nn_attention_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Makes nn.MultiheadAttention of PyTorch with batch_first.
  function mpt_nn_multihead_attention(params, prefix, embed_dim, heads, desc, &
      out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: embed_dim
    integer(c_int64_t), value :: heads
    type(mpt_nn_attention_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_multihead_attention(params, prefix_p, embed_dim, heads, desc, out)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_nn_transformer_desc_init(desc)
    type(mpt_nn_transformer_desc), intent(inout) :: desc

    call c_mpt_nn_transformer_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Makes nn.TransformerEncoderLayer of PyTorch with batch_first.
  function mpt_nn_transformer_block(params, prefix, embed_dim, heads, desc, &
      out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: embed_dim
    integer(c_int64_t), value :: heads
    type(mpt_nn_transformer_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_transformer_block(params, prefix_p, embed_dim, heads, desc, out)
  end function

  ! Makes an LSTM over a sequence (mpt_lstm).
  function mpt_nn_lstm(params, prefix, input_size, hidden_size, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: input_size
    integer(c_int64_t), value :: hidden_size
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_lstm(params, prefix_p, input_size, hidden_size, desc, out)
  end function

  ! Makes a GRU over a sequence (mpt_gru).
  function mpt_nn_gru(params, prefix, input_size, hidden_size, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: input_size
    integer(c_int64_t), value :: hidden_size
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_gru(params, prefix_p, input_size, hidden_size, desc, out)
  end function

  ! Makes a recurrent network with tanh over a sequence (mpt_rnn_tanh).
  function mpt_nn_rnn_tanh(params, prefix, input_size, hidden_size, desc, out) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in), optional :: prefix
    integer(c_int64_t), value :: input_size
    integer(c_int64_t), value :: hidden_size
    type(mpt_rnn_desc), intent(in), optional :: desc
    type(mpt_module), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: prefix_c
    type(c_ptr) :: prefix_p

    prefix_p = c_null_ptr
    if (present(prefix)) then
      prefix_c = trim(prefix) // c_null_char
      prefix_p = c_loc(prefix_c)
    end if
    answer = c_mpt_nn_rnn_tanh(params, prefix_p, input_size, hidden_size, desc, out)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_writer_init(writer)
    type(mpt_writer), intent(inout) :: writer

    call c_mpt_writer_init(writer, c_sizeof(writer))
  end subroutine

  ! Writes struct_size and the defaults.
  subroutine mpt_reader_init(reader)
    type(mpt_reader), intent(inout) :: reader

    call c_mpt_reader_init(reader, c_sizeof(reader))
  end subroutine

  ! Writes `count` tensors under their names to a safetensors file, row-major and in their own
  ! dtypes.
  function mpt_safetensors_save(path, names, tensors, count, metadata, &
      metadata_count) result(answer)
    character(len=*), intent(in) :: path
    character(len=*), intent(in) :: names(:)
    type(mpt_tensor), intent(in), optional :: tensors(*)
    integer(c_int32_t), value :: count
    type(mpt_metadata), intent(in), optional :: metadata(*)
    integer(c_int32_t), value :: metadata_count
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: path_c
    type(c_ptr) :: path_p
    character(kind=c_char, len=len(names) + 1), allocatable, target :: names_c(:)
    type(c_ptr) :: names_p(size(names))
    integer :: names_i

    path_c = trim(path) // c_null_char
    path_p = c_loc(path_c)
    allocate(names_c(size(names)))
    do names_i = 1, size(names)
      names_c(names_i) = trim(names(names_i)) // c_null_char
      names_p(names_i) = c_loc(names_c(names_i))
    end do
    answer = c_mpt_safetensors_save(path_p, names_p, tensors, count, metadata, metadata_count)
  end function

  ! Does the same for a writer.
  function mpt_safetensors_save_to(writer, names, tensors, count, metadata, &
      metadata_count) result(answer)
    type(mpt_writer), intent(in) :: writer
    character(len=*), intent(in) :: names(:)
    type(mpt_tensor), intent(in), optional :: tensors(*)
    integer(c_int32_t), value :: count
    type(mpt_metadata), intent(in), optional :: metadata(*)
    integer(c_int32_t), value :: metadata_count
    integer(c_int32_t) :: answer
    character(kind=c_char, len=len(names) + 1), allocatable, target :: names_c(:)
    type(c_ptr) :: names_p(size(names))
    integer :: names_i

    allocate(names_c(size(names)))
    do names_i = 1, size(names)
      names_c(names_i) = trim(names(names_i)) // c_null_char
      names_p(names_i) = c_loc(names_c(names_i))
    end do
    answer = c_mpt_safetensors_save_to(writer, names_p, tensors, count, metadata, metadata_count)
  end function

  ! Opens and checks a safetensors file.
  function mpt_safetensors_open(context, path, out) result(answer)
    type(mpt_context), value :: context
    character(len=*), intent(in) :: path
    type(mpt_file), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: path_c
    type(c_ptr) :: path_p

    path_c = trim(path) // c_null_char
    path_p = c_loc(path_c)
    answer = c_mpt_safetensors_open(context, path_p, out)
  end function

  ! Returns name, dtype and shape of a tensor by its number, in the order of the file.
  function mpt_file_get_at(file, index, name, info) result(answer)
    type(mpt_file), value :: file
    integer(c_int64_t), value :: index
    character(len=:), allocatable, intent(out), optional :: name
    type(mpt_tensor_info), intent(inout), optional :: info
    integer(c_int32_t) :: answer
    type(c_ptr) :: name_p

    name_p = c_null_ptr
    answer = c_mpt_file_get_at(file, index, name_p, info)
    if (present(name)) then
      if (c_associated(name_p)) name = mpt_text(name_p)
    end if
  end function

  ! Reads the tensor with this name and returns a new handle.
  function mpt_file_read(file, name, out) result(answer)
    type(mpt_file), value :: file
    character(len=*), intent(in) :: name
    type(mpt_tensor), intent(inout) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: name_c
    type(c_ptr) :: name_p

    name_c = trim(name) // c_null_char
    name_p = c_loc(name_c)
    answer = c_mpt_file_read(file, name_p, out)
  end function

  ! Returns the metadata of a key, which lives as long as the file, or NULL if the key does not
  ! exist.
  function mpt_file_get_metadata(file, key, out) result(answer)
    type(mpt_file), value :: file
    character(len=*), intent(in) :: key
    character(len=:), allocatable, intent(out) :: out
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: key_c
    type(c_ptr) :: key_p
    type(c_ptr) :: out_p

    key_c = trim(key) // c_null_char
    key_p = c_loc(key_c)
    out_p = c_null_ptr
    answer = c_mpt_file_get_metadata(file, key_p, out_p)
    if (c_associated(out_p)) out = mpt_text(out_p)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_params_file_desc_init(desc)
    type(mpt_params_file_desc), intent(inout) :: desc

    call c_mpt_params_file_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes a parameter set to a safetensors file.
  function mpt_params_save(params, path, desc) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in) :: path
    type(mpt_params_file_desc), intent(in), optional :: desc
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: path_c
    type(c_ptr) :: path_p

    path_c = trim(path) // c_null_char
    path_p = c_loc(path_c)
    answer = c_mpt_params_save(params, path_p, desc)
  end function

  ! Reads a safetensors file into a parameter set.
  function mpt_params_load(params, path, desc, info) result(answer)
    type(mpt_params), value :: params
    character(len=*), intent(in) :: path
    type(mpt_params_file_desc), intent(in), optional :: desc
    type(mpt_params_load_info), intent(inout), optional :: info
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: path_c
    type(c_ptr) :: path_p

    path_c = trim(path) // c_null_char
    path_p = c_loc(path_c)
    answer = c_mpt_params_load(params, path_p, desc, info)
  end function

  ! Writes struct_size and the defaults, which name no parts.
  subroutine mpt_training_desc_init(desc)
    type(mpt_training_desc), intent(inout) :: desc

    call c_mpt_training_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Writes the state of a whole training to a file.
  function mpt_training_save(path, desc) result(answer)
    character(len=*), intent(in), optional :: path
    type(mpt_training_desc), intent(in) :: desc
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: path_c
    type(c_ptr) :: path_p

    path_p = c_null_ptr
    if (present(path)) then
      path_c = trim(path) // c_null_char
      path_p = c_loc(path_c)
    end if
    answer = c_mpt_training_save(path_p, desc)
  end function

  ! Restores the state of a whole training from a file, and drops gradients.
  function mpt_training_load(path, desc) result(answer)
    character(len=*), intent(in) :: path
    type(mpt_training_desc), intent(in) :: desc
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: path_c
    type(c_ptr) :: path_p

    path_c = trim(path) // c_null_char
    path_p = c_loc(path_c)
    answer = c_mpt_training_load(path_p, desc)
  end function

  ! Formats the memory report as a table with one line per purpose, in MB (1e6 bytes)
  function mpt_memory_text(context, text) result(answer)
    type(mpt_context), value :: context
    character(len=:), allocatable, intent(out) :: text
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: room
    integer(c_size_t) :: needed

    needed = 0
    answer = c_mpt_memory_text(context, c_null_ptr, 0_c_size_t, needed)
    if (answer < 0) return
    allocate(character(kind=c_char, len=needed) :: room)
    answer = c_mpt_memory_text(context, c_loc(room), len(room, c_size_t), needed)
    if (answer >= 0) text = room(:len(room) - 1)
  end function

  ! Writes struct_size, type MPT_CHAIN_TIME_HOOKS, and NULL in every other field.
  subroutine mpt_time_hooks_init(hooks)
    type(mpt_time_hooks), intent(inout) :: hooks

    call c_mpt_time_hooks_init(hooks, c_sizeof(hooks))
  end subroutine

  ! Formats all records as a table.
  function mpt_trace_text(context, text) result(answer)
    type(mpt_context), value :: context
    character(len=:), allocatable, intent(out) :: text
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: room
    integer(c_size_t) :: needed

    needed = 0
    answer = c_mpt_trace_text(context, c_null_ptr, 0_c_size_t, needed)
    if (answer < 0) return
    allocate(character(kind=c_char, len=needed) :: room)
    answer = c_mpt_trace_text(context, c_loc(room), len(room, c_size_t), needed)
    if (answer >= 0) text = room(:len(room) - 1)
  end function

  ! Writes struct_size and the defaults.
  subroutine mpt_stats_desc_init(desc)
    type(mpt_stats_desc), intent(inout) :: desc

    call c_mpt_stats_desc_init(desc, c_sizeof(desc))
  end subroutine

  ! Formats statistics as a bar chart with one bar per power of two and the limits of the dtype.
  function mpt_stats_text(stats, text) result(answer)
    type(mpt_tensor_stats), intent(in) :: stats
    character(len=:), allocatable, intent(out) :: text
    integer(c_int32_t) :: answer
    character(kind=c_char, len=:), allocatable, target :: room
    integer(c_size_t) :: needed

    needed = 0
    answer = c_mpt_stats_text(stats, c_null_ptr, 0_c_size_t, needed)
    if (answer < 0) return
    allocate(character(kind=c_char, len=needed) :: room)
    answer = c_mpt_stats_text(stats, c_loc(room), len(room, c_size_t), needed)
    if (answer >= 0) text = room(:len(room) - 1)
  end function

end module
