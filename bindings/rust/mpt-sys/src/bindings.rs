// Made by bindgen from the headers; see generate.py.
// headers adaa7616d9478d4fefceb05d5a84769592451caa7e21a5bdf9d4d7e87a2af164
// SPDX-License-Identifier: Apache-2.0
pub const MPT_VERSION_MAJOR: u32 = 0;
pub const MPT_VERSION_MINOR: u32 = 1;
pub const MPT_VERSION_PATCH: u32 = 0;
pub const MPT_VERSION_NUMBER: u32 = 1000;
pub const MPT_MAX_RANK: u32 = 8;
pub const MPT_MEMORY_PURPOSES: u32 = 16;
pub const MPT_STATS_BINS: u32 = 280;
pub const MPT_STATS_FIRST_EXPONENT: i32 = -151;
pub type __int32_t = ::std::os::raw::c_int;
pub type __uint32_t = ::std::os::raw::c_uint;
pub type __int64_t = ::std::os::raw::c_long;
pub type __uint64_t = ::std::os::raw::c_ulong;
pub type mpt_status = i32;
pub const MPT_OK: _bindgen_ty_1 = 0;
pub const MPT_NOT_READY: _bindgen_ty_1 = 1;
pub const MPT_STEP_SKIPPED: _bindgen_ty_1 = 2;
pub const MPT_ERROR_INVALID_ARGUMENT: _bindgen_ty_1 = -1;
pub const MPT_ERROR_INVALID_HANDLE: _bindgen_ty_1 = -2;
pub const MPT_ERROR_OUT_OF_MEMORY: _bindgen_ty_1 = -3;
pub const MPT_ERROR_UNSUPPORTED: _bindgen_ty_1 = -4;
pub const MPT_ERROR_SHAPE: _bindgen_ty_1 = -5;
pub const MPT_ERROR_DTYPE: _bindgen_ty_1 = -6;
pub const MPT_ERROR_DEVICE: _bindgen_ty_1 = -7;
pub const MPT_ERROR_STATE: _bindgen_ty_1 = -8;
pub const MPT_ERROR_IO: _bindgen_ty_1 = -9;
pub const MPT_ERROR_ABI: _bindgen_ty_1 = -10;
pub const MPT_ERROR_CANCELLED: _bindgen_ty_1 = -11;
pub const MPT_ERROR_CALLBACK: _bindgen_ty_1 = -12;
pub const MPT_ERROR_INTERNAL: _bindgen_ty_1 = -13;
pub const MPT_ERROR_NOT_FOUND: _bindgen_ty_1 = -14;
pub const MPT_ERROR_COMM: _bindgen_ty_1 = -15;
pub type _bindgen_ty_1 = ::std::os::raw::c_int;
pub type mpt_dtype = i32;
pub const MPT_DTYPE_NONE: _bindgen_ty_2 = 0;
pub const MPT_F32: _bindgen_ty_2 = 1;
pub const MPT_F64: _bindgen_ty_2 = 2;
pub const MPT_F16: _bindgen_ty_2 = 3;
pub const MPT_BF16: _bindgen_ty_2 = 4;
pub const MPT_F8E4M3: _bindgen_ty_2 = 5;
pub const MPT_F8E5M2: _bindgen_ty_2 = 6;
pub const MPT_I8: _bindgen_ty_2 = 7;
pub const MPT_U8: _bindgen_ty_2 = 8;
pub const MPT_I32: _bindgen_ty_2 = 9;
pub const MPT_I64: _bindgen_ty_2 = 10;
pub const MPT_BOOL: _bindgen_ty_2 = 11;
pub type _bindgen_ty_2 = ::std::os::raw::c_uint;
pub type mpt_device = i32;
pub const MPT_DEVICE_CPU: _bindgen_ty_3 = 0;
pub const MPT_DEVICE_CUDA: _bindgen_ty_3 = 1;
pub const MPT_DEVICE_MODULE: _bindgen_ty_3 = 2;
pub const MPT_DEVICE_VULKAN: _bindgen_ty_3 = 3;
pub type _bindgen_ty_3 = ::std::os::raw::c_uint;
pub type mpt_log_level = i32;
pub const MPT_LOG_WARNING: _bindgen_ty_4 = 1;
pub type _bindgen_ty_4 = ::std::os::raw::c_uint;
pub type mpt_bool32 = i32;
pub type mpt_op = i32;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_context_s {
    _unused: [u8; 0],
}
pub type mpt_context = *mut mpt_context_s;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_tensor_s {
    _unused: [u8; 0],
}
pub type mpt_tensor = *mut mpt_tensor_s;
pub type mpt_chain_type = i32;
pub const MPT_CHAIN_THREAD_HOOKS: _bindgen_ty_5 = 1;
pub const MPT_CHAIN_DEVICE_MODULE: _bindgen_ty_5 = 2;
pub const MPT_CHAIN_TIME_HOOKS: _bindgen_ty_5 = 3;
pub type _bindgen_ty_5 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_chain {
    pub struct_size: u32,
    pub type_: mpt_chain_type,
    pub next: *const mpt_chain,
}
extern "C" {
    pub fn mpt_version() -> u32;
    pub fn mpt_version_string() -> *const ::std::os::raw::c_char;
    pub fn mpt_check_header(header_version: u32) -> mpt_status;
    pub fn mpt_feature_name(index: i32) -> *const ::std::os::raw::c_char;
    pub fn mpt_status_name(status: mpt_status) -> *const ::std::os::raw::c_char;
    pub fn mpt_dtype_name(dtype: mpt_dtype) -> *const ::std::os::raw::c_char;
    pub fn mpt_dtype_size(dtype: mpt_dtype) -> usize;
    pub fn mpt_last_error() -> *const ::std::os::raw::c_char;
    pub fn mpt_last_error_code() -> mpt_status;
    pub fn mpt_first_error() -> *const ::std::os::raw::c_char;
    pub fn mpt_first_error_code() -> mpt_status;
    pub fn mpt_clear_errors();
    pub fn mpt_set_error(text: *const ::std::os::raw::c_char);
}
pub type mpt_done_fn =
    ::std::option::Option<unsafe extern "C" fn(user: *mut ::std::os::raw::c_void)>;
pub type mpt_job_fn = ::std::option::Option<
    unsafe extern "C" fn(job: *mut ::std::os::raw::c_void, begin: i64, end: i64, worker: i32),
>;
pub type mpt_memory_purpose = i32;
pub const MPT_MEMORY_OTHER: _bindgen_ty_6 = 0;
pub const MPT_MEMORY_PARAMETERS: _bindgen_ty_6 = 1;
pub const MPT_MEMORY_MASTERS: _bindgen_ty_6 = 2;
pub const MPT_MEMORY_GRADIENTS: _bindgen_ty_6 = 3;
pub const MPT_MEMORY_STATES: _bindgen_ty_6 = 4;
pub const MPT_MEMORY_ACTIVATIONS: _bindgen_ty_6 = 5;
pub const MPT_MEMORY_CAST_CACHE: _bindgen_ty_6 = 6;
pub const MPT_MEMORY_WORKSPACE: _bindgen_ty_6 = 7;
pub type _bindgen_ty_6 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_hooks {
    pub struct_size: u32,
    pub worker_count: i32,
    pub next: *const mpt_chain,
    pub user: *mut ::std::os::raw::c_void,
    pub alloc: ::std::option::Option<
        unsafe extern "C" fn(
            user: *mut ::std::os::raw::c_void,
            size: usize,
            align: usize,
        ) -> *mut ::std::os::raw::c_void,
    >,
    pub free: ::std::option::Option<
        unsafe extern "C" fn(
            user: *mut ::std::os::raw::c_void,
            memory: *mut ::std::os::raw::c_void,
            size: usize,
            align: usize,
        ),
    >,
    pub parallel_for: ::std::option::Option<
        unsafe extern "C" fn(
            user: *mut ::std::os::raw::c_void,
            n: i64,
            grain: i64,
            fn_: mpt_job_fn,
            job: *mut ::std::os::raw::c_void,
        ),
    >,
    pub log: ::std::option::Option<
        unsafe extern "C" fn(
            user: *mut ::std::os::raw::c_void,
            level: mpt_log_level,
            text: *const ::std::os::raw::c_char,
        ),
    >,
    pub done: mpt_done_fn,
}
extern "C" {
    pub fn mpt_hooks_init(hooks: *mut mpt_hooks, size: usize);
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_thread_hooks {
    pub struct_size: u32,
    pub type_: mpt_chain_type,
    pub next: *const mpt_chain,
    pub start:
        ::std::option::Option<unsafe extern "C" fn(user: *mut ::std::os::raw::c_void, worker: i32)>,
    pub stop:
        ::std::option::Option<unsafe extern "C" fn(user: *mut ::std::os::raw::c_void, worker: i32)>,
}
extern "C" {
    pub fn mpt_thread_hooks_init(hooks: *mut mpt_thread_hooks, size: usize);
}
pub type mpt_context_flags = i32;
pub const MPT_CONTEXT_ANOMALY: _bindgen_ty_7 = 1;
pub const MPT_CONTEXT_REFERENCE: _bindgen_ty_7 = 2;
pub const MPT_CONTEXT_OPENMP: _bindgen_ty_7 = 4;
pub type _bindgen_ty_7 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_device_module {
    pub struct_size: u32,
    pub type_: mpt_chain_type,
    pub next: *const mpt_chain,
    pub path: *const ::std::os::raw::c_char,
    pub alloc: ::std::option::Option<
        unsafe extern "C" fn(
            user: *mut ::std::os::raw::c_void,
            bytes: usize,
        ) -> *mut ::std::os::raw::c_void,
    >,
    pub free: ::std::option::Option<
        unsafe extern "C" fn(
            user: *mut ::std::os::raw::c_void,
            memory: *mut ::std::os::raw::c_void,
            bytes: usize,
        ),
    >,
    pub user: *mut ::std::os::raw::c_void,
    pub native: *const ::std::os::raw::c_void,
}
extern "C" {
    pub fn mpt_device_module_init(module: *mut mpt_device_module, size: usize);
    pub fn mpt_device_from_name(
        name: *const ::std::os::raw::c_char,
        device: *mut mpt_device,
        index: *mut i32,
    ) -> mpt_status;
    pub fn mpt_devices_text(
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_context_desc {
    pub struct_size: u32,
    pub device: mpt_device,
    pub next: *const mpt_chain,
    pub device_index: i32,
    pub flags: mpt_context_flags,
    pub hooks: *const mpt_hooks,
    pub own_threads: i32,
    pub reserved: i32,
    pub seed: i64,
    pub memory_limit: usize,
    pub cast_cache_limit: usize,
}
extern "C" {
    pub fn mpt_context_desc_init(desc: *mut mpt_context_desc, size: usize);
    pub fn mpt_context_create(desc: *const mpt_context_desc, out: *mut mpt_context) -> mpt_status;
    pub fn mpt_context_retain(context: mpt_context) -> mpt_context;
    pub fn mpt_context_release(context: mpt_context);
    pub fn mpt_context_shutdown(context: mpt_context) -> mpt_status;
    pub fn mpt_context_cancel(context: mpt_context) -> mpt_status;
    pub fn mpt_context_resume(context: mpt_context) -> mpt_status;
    pub fn mpt_context_rebind(context: mpt_context, hooks: *const mpt_hooks) -> mpt_status;
    pub fn mpt_context_set_seed(context: mpt_context, seed: i64) -> mpt_status;
    pub fn mpt_context_get_generator(
        context: mpt_context,
        seed: *mut i64,
        draws: *mut i64,
    ) -> mpt_status;
    pub fn mpt_context_set_generator(context: mpt_context, seed: i64, draws: i64) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_memory_info {
    pub struct_size: u32,
    pub reserved: i32,
    pub now: [usize; 16usize],
    pub total_now: usize,
    pub arena_bytes: usize,
    pub outside_bytes: usize,
    pub host_allocations: i64,
    pub live_tensors: i64,
    pub peak: [usize; 16usize],
    pub total_peak: usize,
    pub at_peak: [usize; 16usize],
    pub steps: i64,
    pub step_peak: usize,
    pub step_at_peak: [usize; 16usize],
    pub step_allocated: usize,
    pub step_allocations: i64,
}
extern "C" {
    pub fn mpt_context_get_memory(context: mpt_context, out: *mut mpt_memory_info) -> mpt_status;
    pub fn mpt_context_get_device_memory(
        context: mpt_context,
        device: mpt_device,
        index: i32,
        out: *mut mpt_memory_info,
    ) -> mpt_status;
    pub fn mpt_context_get_device_native(
        context: mpt_context,
        device: mpt_device,
        index: i32,
        out: *mut *mut ::std::os::raw::c_void,
    ) -> mpt_status;
    pub fn mpt_device_selftest(context: mpt_context) -> mpt_status;
    pub fn mpt_context_trim(context: mpt_context) -> mpt_status;
    pub fn mpt_context_reset_peak(context: mpt_context) -> mpt_status;
    pub fn mpt_context_kernels_text(
        context: mpt_context,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
}
pub type mpt_arithmetic = i32;
pub const MPT_ARITHMETIC_MEASURE: _bindgen_ty_8 = 0;
pub const MPT_ARITHMETIC_NATIVE16: _bindgen_ty_8 = 1;
pub const MPT_ARITHMETIC_WIDEN16: _bindgen_ty_8 = 2;
pub type _bindgen_ty_8 = ::std::os::raw::c_uint;
extern "C" {
    pub fn mpt_context_get_arithmetic(context: mpt_context, out: *mut mpt_arithmetic)
        -> mpt_status;
    pub fn mpt_context_set_arithmetic(context: mpt_context, choice: mpt_arithmetic) -> mpt_status;
    pub fn mpt_scope_push(context: mpt_context) -> mpt_status;
    pub fn mpt_scope_pop(context: mpt_context, keep: *const mpt_tensor, count: i32) -> mpt_status;
    pub fn mpt_context_create_modes(context: mpt_context, seed: i64, out: *mut i64) -> mpt_status;
    pub fn mpt_context_use_modes(context: mpt_context, modes: i64) -> mpt_status;
    pub fn mpt_context_end_modes(context: mpt_context, modes: i64) -> mpt_status;
    pub fn mpt_empty(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_zeros(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_ones(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_full(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        value: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_arange(
        context: mpt_context,
        dtype: mpt_dtype,
        start: f64,
        end: f64,
        step: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_uniform(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        low: f64,
        high: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_randint(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        low: i64,
        high: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_normal(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        mean: f64,
        deviation: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_kaiming_uniform(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        a: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_kaiming_normal(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        a: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_xavier_uniform(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        gain: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_xavier_normal(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        gain: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_tensor_from_data(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        data: *const ::std::os::raw::c_void,
        bytes: usize,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_tensor_from_memory(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        strides: *const i64,
        rank: i32,
        data: *mut ::std::os::raw::c_void,
        bytes: usize,
        done: mpt_done_fn,
        user: *mut ::std::os::raw::c_void,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_tensor_from_const_memory(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        strides: *const i64,
        rank: i32,
        data: *const ::std::os::raw::c_void,
        bytes: usize,
        done: mpt_done_fn,
        user: *mut ::std::os::raw::c_void,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_tensor_from_native(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        strides: *const i64,
        rank: i32,
        memory: *const ::std::os::raw::c_void,
        done: mpt_done_fn,
        user: *mut ::std::os::raw::c_void,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct DLManagedTensor {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct DLManagedTensorVersioned {
    _unused: [u8; 0],
}
extern "C" {
    pub fn mpt_tensor_from_dlpack(
        context: mpt_context,
        managed: *mut DLManagedTensorVersioned,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_tensor_from_dlpack_legacy(
        context: mpt_context,
        managed: *mut DLManagedTensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_tensor_to_dlpack(
        tensor: mpt_tensor,
        out: *mut *mut DLManagedTensorVersioned,
    ) -> mpt_status;
    pub fn mpt_tensor_to_dlpack_legacy(
        tensor: mpt_tensor,
        out: *mut *mut DLManagedTensor,
    ) -> mpt_status;
    pub fn mpt_tensor_retain(tensor: mpt_tensor) -> mpt_tensor;
    pub fn mpt_tensor_release(tensor: mpt_tensor);
    pub fn mpt_tensor_is_valid(tensor: mpt_tensor) -> mpt_bool32;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_tensor_info {
    pub struct_size: u32,
    pub rank: i32,
    pub shape: [i64; 8usize],
    pub stride: [i64; 8usize],
    pub count: i64,
    pub dtype: mpt_dtype,
    pub device: mpt_device,
    pub device_index: i32,
    pub requires_grad: mpt_bool32,
    pub is_leaf: mpt_bool32,
    pub has_master: mpt_bool32,
    pub version: i64,
}
extern "C" {
    pub fn mpt_tensor_get_info(tensor: mpt_tensor, out: *mut mpt_tensor_info) -> mpt_status;
    pub fn mpt_tensor_to(
        tensor: mpt_tensor,
        device: mpt_device,
        index: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_tensor_get_context(tensor: mpt_tensor, out: *mut mpt_context) -> mpt_status;
    pub fn mpt_tensor_read(
        tensor: mpt_tensor,
        dtype: mpt_dtype,
        data: *mut ::std::os::raw::c_void,
        count: i64,
    ) -> mpt_status;
    pub fn mpt_tensor_write(
        tensor: mpt_tensor,
        dtype: mpt_dtype,
        data: *const ::std::os::raw::c_void,
        count: i64,
    ) -> mpt_status;
    pub fn mpt_tensor_get_master(tensor: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_tensor_set_master(tensor: mpt_tensor, value: mpt_tensor) -> mpt_status;
    pub fn mpt_tensor_get_item(tensor: mpt_tensor, out: *mut f64) -> mpt_status;
    pub fn mpt_tensor_get_data(
        tensor: mpt_tensor,
        out: *mut *mut ::std::os::raw::c_void,
    ) -> mpt_status;
    pub fn mpt_tensor_touch(tensor: mpt_tensor) -> mpt_status;
    pub fn mpt_tensor_text(
        tensor: mpt_tensor,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
    pub fn mpt_tensor_set_name(
        tensor: mpt_tensor,
        name: *const ::std::os::raw::c_char,
    ) -> mpt_status;
    pub fn mpt_tensor_get_name(
        tensor: mpt_tensor,
        out: *mut *const ::std::os::raw::c_char,
    ) -> mpt_status;
    pub fn mpt_tensor_set_requires_grad(tensor: mpt_tensor, on: mpt_bool32) -> mpt_status;
    pub fn mpt_tensor_get_grad(tensor: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_tensor_set_grad(tensor: mpt_tensor, grad: mpt_tensor) -> mpt_status;
    pub fn mpt_tensor_set_grad_dtype(tensor: mpt_tensor, dtype: mpt_dtype) -> mpt_status;
    pub fn mpt_tensor_set_grad_sparse(tensor: mpt_tensor, on: mpt_bool32) -> mpt_status;
    pub fn mpt_tensor_get_grad_rows(
        tensor: mpt_tensor,
        rows: *mut mpt_tensor,
        values: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_backward_desc {
    pub struct_size: u32,
    pub retain_graph: mpt_bool32,
    pub next: *const mpt_chain,
    pub create_graph: mpt_bool32,
    pub reserved: i32,
}
extern "C" {
    pub fn mpt_backward_desc_init(desc: *mut mpt_backward_desc, size: usize);
    pub fn mpt_backward(
        roots: *const mpt_tensor,
        root_grads: *const mpt_tensor,
        count: i32,
        desc: *const mpt_backward_desc,
    ) -> mpt_status;
    pub fn mpt_grad(
        roots: *const mpt_tensor,
        root_grads: *const mpt_tensor,
        count: i32,
        inputs: *const mpt_tensor,
        input_count: i32,
        desc: *const mpt_backward_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
pub type mpt_grad_mode = i32;
pub const MPT_GRAD_ENABLED: _bindgen_ty_9 = 0;
pub const MPT_GRAD_DISABLED: _bindgen_ty_9 = 1;
pub const MPT_GRAD_INFERENCE: _bindgen_ty_9 = 2;
pub type _bindgen_ty_9 = ::std::os::raw::c_uint;
extern "C" {
    pub fn mpt_grad_mode_push(context: mpt_context, mode: mpt_grad_mode) -> mpt_status;
    pub fn mpt_grad_mode_pop(context: mpt_context) -> mpt_status;
}
pub type mpt_grad_hook = ::std::option::Option<
    unsafe extern "C" fn(user: *mut ::std::os::raw::c_void, grad: *mut mpt_tensor) -> mpt_status,
>;
pub type mpt_post_hook = ::std::option::Option<
    unsafe extern "C" fn(user: *mut ::std::os::raw::c_void, leaf: mpt_tensor) -> mpt_status,
>;
extern "C" {
    pub fn mpt_tensor_add_hook(
        tensor: mpt_tensor,
        hook: mpt_grad_hook,
        user: *mut ::std::os::raw::c_void,
        done: mpt_done_fn,
        id: *mut i64,
    ) -> mpt_status;
    pub fn mpt_tensor_add_post_hook(
        leaf: mpt_tensor,
        hook: mpt_post_hook,
        user: *mut ::std::os::raw::c_void,
        done: mpt_done_fn,
        id: *mut i64,
    ) -> mpt_status;
    pub fn mpt_tensor_remove_hook(tensor: mpt_tensor, id: i64) -> mpt_status;
}
pub type mpt_forward_fn = ::std::option::Option<
    unsafe extern "C" fn(
        user: *mut ::std::os::raw::c_void,
        in_: *const mpt_tensor,
        in_count: i32,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status,
>;
extern "C" {
    pub fn mpt_recompute(
        context: mpt_context,
        forward: mpt_forward_fn,
        user: *mut ::std::os::raw::c_void,
        done: mpt_done_fn,
        in_: *const mpt_tensor,
        in_count: i32,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
    pub fn mpt_context_set_anomaly(context: mpt_context, on: mpt_bool32) -> mpt_status;
}
pub type mpt_cast_class = i32;
pub const MPT_CAST_DEFAULT: _bindgen_ty_10 = -1;
pub const MPT_CAST_NONE: _bindgen_ty_10 = 0;
pub const MPT_CAST_LOWER: _bindgen_ty_10 = 1;
pub const MPT_CAST_FP32: _bindgen_ty_10 = 2;
pub const MPT_CAST_FP32_OUT: _bindgen_ty_10 = 3;
pub const MPT_CAST_PROMOTE: _bindgen_ty_10 = 4;
pub const MPT_CAST_BANNED: _bindgen_ty_10 = 5;
pub type _bindgen_ty_10 = ::std::os::raw::c_int;
pub type mpt_profile = i32;
pub const MPT_PROFILE_INHERIT: _bindgen_ty_11 = 0;
pub const MPT_PROFILE_DEFAULT: _bindgen_ty_11 = 1;
pub const MPT_PROFILE_PYTORCH_CPU: _bindgen_ty_11 = 2;
pub const MPT_PROFILE_PYTORCH_CUDA: _bindgen_ty_11 = 3;
pub const MPT_PROFILE_APEX_O1: _bindgen_ty_11 = 4;
pub type _bindgen_ty_11 = ::std::os::raw::c_uint;
extern "C" {
    pub fn mpt_autocast_profile_from_name(
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_profile,
    ) -> mpt_status;
    pub fn mpt_autocast_profile_name(profile: mpt_profile) -> *const ::std::os::raw::c_char;
}
pub type mpt_cast_cache = i32;
pub const MPT_CAST_CACHE_OFF: _bindgen_ty_12 = 0;
pub const MPT_CAST_CACHE_KEEP: _bindgen_ty_12 = 1;
pub const MPT_CAST_CACHE_SCOPE: _bindgen_ty_12 = 2;
pub type _bindgen_ty_12 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_autocast_desc {
    pub struct_size: u32,
    pub dtype: mpt_dtype,
    pub next: *const mpt_chain,
    pub enabled: mpt_bool32,
    pub profile: mpt_profile,
    pub cost_rule: mpt_bool32,
    pub cache: mpt_cast_cache,
}
extern "C" {
    pub fn mpt_autocast_desc_init(desc: *mut mpt_autocast_desc, size: usize);
    pub fn mpt_autocast_push(context: mpt_context, desc: *const mpt_autocast_desc) -> mpt_status;
    pub fn mpt_autocast_pop(context: mpt_context) -> mpt_status;
    pub fn mpt_autocast_get_dtype(context: mpt_context, out: *mut mpt_dtype) -> mpt_status;
    pub fn mpt_autocast_set_class(
        context: mpt_context,
        op: mpt_op,
        cls: mpt_cast_class,
    ) -> mpt_status;
    pub fn mpt_autocast_get_class(
        context: mpt_context,
        op: mpt_op,
        out: *mut mpt_cast_class,
    ) -> mpt_status;
    pub fn mpt_autocast_clear_cache(context: mpt_context) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_cast_cache_info {
    pub struct_size: u32,
    pub reserved: i32,
    pub hits: i64,
    pub misses: i64,
    pub stale: i64,
    pub evictions: i64,
    pub entries: i64,
    pub bytes: usize,
}
extern "C" {
    pub fn mpt_autocast_get_cache_info(
        context: mpt_context,
        out: *mut mpt_cast_cache_info,
    ) -> mpt_status;
    pub fn mpt_op_from_name(
        context: mpt_context,
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_op,
    ) -> mpt_status;
    pub fn mpt_op_name(context: mpt_context, op: mpt_op) -> *const ::std::os::raw::c_char;
    pub fn mpt_op_supports(context: mpt_context, op: mpt_op, dtype: mpt_dtype) -> mpt_status;
}
pub type mpt_param_kind = i32;
pub const MPT_PARAM_TENSOR: _bindgen_ty_13 = 1;
pub const MPT_PARAM_TENSORS: _bindgen_ty_13 = 2;
pub const MPT_PARAM_INTEGER: _bindgen_ty_13 = 3;
pub const MPT_PARAM_NUMBER: _bindgen_ty_13 = 4;
pub const MPT_PARAM_INTEGERS: _bindgen_ty_13 = 5;
pub const MPT_PARAM_BOOL: _bindgen_ty_13 = 6;
pub const MPT_PARAM_DTYPE: _bindgen_ty_13 = 7;
pub const MPT_PARAM_ENUM: _bindgen_ty_13 = 8;
pub const MPT_PARAM_TEXT: _bindgen_ty_13 = 9;
pub type _bindgen_ty_13 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_op_info {
    pub struct_size: u32,
    pub cast_class: mpt_cast_class,
    pub name: *const ::std::os::raw::c_char,
    pub inputs: i32,
    pub outputs: i32,
    pub params: i32,
    pub reserved: i32,
}
extern "C" {
    pub fn mpt_op_get_info(context: mpt_context, op: mpt_op, out: *mut mpt_op_info) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_op_param {
    pub struct_size: u32,
    pub kind: mpt_param_kind,
    pub name: *const ::std::os::raw::c_char,
    pub c_type: *const ::std::os::raw::c_char,
    pub optional: mpt_bool32,
    pub length: i32,
}
extern "C" {
    pub fn mpt_op_get_param(
        context: mpt_context,
        op: mpt_op,
        index: i32,
        out: *mut mpt_op_param,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_attr {
    pub struct_size: u32,
    pub kind: mpt_param_kind,
    pub name: *const ::std::os::raw::c_char,
    pub integer: i64,
    pub number: f64,
    pub integers: *const i64,
    pub count: i64,
    pub text: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_op_run(
        context: mpt_context,
        op: mpt_op,
        in_: *const mpt_tensor,
        in_count: i32,
        attrs: *const mpt_attr,
        attr_count: i32,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
}
pub type mpt_custom_backward = ::std::option::Option<
    unsafe extern "C" fn(
        user: *mut ::std::os::raw::c_void,
        in_: *const mpt_tensor,
        in_count: i32,
        out: *const mpt_tensor,
        grad_out: *const mpt_tensor,
        out_count: i32,
        grad_in: *mut mpt_tensor,
    ) -> mpt_status,
>;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_custom_op_desc {
    pub struct_size: u32,
    pub reserved: i32,
    pub next: *const mpt_chain,
    pub name: *const ::std::os::raw::c_char,
    pub in_count: i32,
    pub out_count: i32,
    pub forward: mpt_forward_fn,
    pub backward: mpt_custom_backward,
    pub user: *mut ::std::os::raw::c_void,
    pub done: mpt_done_fn,
    pub cast_class: mpt_cast_class,
    pub in_scope: mpt_bool32,
    pub advice: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_custom_op_desc_init(desc: *mut mpt_custom_op_desc, size: usize);
    pub fn mpt_op_register(
        context: mpt_context,
        desc: *const mpt_custom_op_desc,
        out: *mut mpt_op,
    ) -> mpt_status;
}
pub type mpt_activation = i32;
pub const MPT_ACTIVATION_NONE: _bindgen_ty_14 = 0;
pub const MPT_ACTIVATION_RELU: _bindgen_ty_14 = 1;
pub const MPT_ACTIVATION_GELU: _bindgen_ty_14 = 2;
pub const MPT_ACTIVATION_GELU_TANH: _bindgen_ty_14 = 3;
pub const MPT_ACTIVATION_SILU: _bindgen_ty_14 = 4;
pub const MPT_ACTIVATION_SIGMOID: _bindgen_ty_14 = 5;
pub const MPT_ACTIVATION_TANH: _bindgen_ty_14 = 6;
pub type _bindgen_ty_14 = ::std::os::raw::c_uint;
pub type mpt_reduction = i32;
pub const MPT_REDUCTION_NONE: _bindgen_ty_15 = 0;
pub const MPT_REDUCTION_MEAN: _bindgen_ty_15 = 1;
pub const MPT_REDUCTION_SUM: _bindgen_ty_15 = 2;
pub const MPT_REDUCTION_BATCHMEAN: _bindgen_ty_15 = 3;
pub type _bindgen_ty_15 = ::std::os::raw::c_uint;
pub type mpt_pad_mode = i32;
pub const MPT_PAD_CONSTANT: _bindgen_ty_16 = 0;
pub const MPT_PAD_REFLECT: _bindgen_ty_16 = 1;
pub const MPT_PAD_REPLICATE: _bindgen_ty_16 = 2;
pub const MPT_PAD_CIRCULAR: _bindgen_ty_16 = 3;
pub type _bindgen_ty_16 = ::std::os::raw::c_uint;
extern "C" {
    pub fn mpt_add(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_sub(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_add_scaled(
        a: mpt_tensor,
        b: mpt_tensor,
        scale: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_mul(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_div(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_pow(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_maximum(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_minimum(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_remainder(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_floor_divide(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_eq(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_ne(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_lt(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_le(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_gt(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_ge(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_logical_and(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_logical_or(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_logical_xor(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_add_scalar(x: mpt_tensor, value: f64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_mul_scalar(x: mpt_tensor, value: f64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_div_scalar(x: mpt_tensor, value: f64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_rdiv_scalar(value: f64, x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_pow_scalar(x: mpt_tensor, exponent: f64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_rpow_scalar(base: f64, x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_neg(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_abs(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_sign(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_sqrt(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_rsqrt(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_square(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_exp(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_expm1(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_log(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_log1p(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_reciprocal(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_sin(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_cos(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_tan(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_log2(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_log10(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_erf(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_floor(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_ceil(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_round(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_round_decimals(x: mpt_tensor, decimals: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_clamp(x: mpt_tensor, low: f64, high: f64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_relu(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_leaky_relu(x: mpt_tensor, slope: f64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_elu(x: mpt_tensor, alpha: f64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_gelu(
        x: mpt_tensor,
        approximate_tanh: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_silu(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_sigmoid(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_tanh(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_softplus(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_softplus_beta(x: mpt_tensor, beta: f64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_logsigmoid(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_softsign(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_hardsigmoid(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_hardswish(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_mish(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_glu(x: mpt_tensor, dim: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_prelu(x: mpt_tensor, weight: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_lerp(
        a: mpt_tensor,
        b: mpt_tensor,
        weight: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_lerp_scalar(
        a: mpt_tensor,
        b: mpt_tensor,
        weight: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_logical_not(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_isfinite(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_isnan(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_isclose(
        a: mpt_tensor,
        b: mpt_tensor,
        rtol: f64,
        atol: f64,
        equal_nan: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_where(
        condition: mpt_tensor,
        a: mpt_tensor,
        b: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_masked_fill(
        x: mpt_tensor,
        mask: mpt_tensor,
        value: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_cast(x: mpt_tensor, dtype: mpt_dtype, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_clone(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_contiguous(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_detach(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_copy_into(to: mpt_tensor, from: mpt_tensor) -> mpt_status;
    pub fn mpt_fill_into(to: mpt_tensor, value: f64) -> mpt_status;
    pub fn mpt_add_into(to: mpt_tensor, x: mpt_tensor) -> mpt_status;
    pub fn mpt_mul_into(to: mpt_tensor, x: mpt_tensor) -> mpt_status;
    pub fn mpt_reshape(
        x: mpt_tensor,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_permute(
        x: mpt_tensor,
        dims: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_transpose(x: mpt_tensor, dim0: i64, dim1: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_slice(
        x: mpt_tensor,
        dim: i64,
        start: i64,
        end: i64,
        step: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_narrow(
        x: mpt_tensor,
        dim: i64,
        start: i64,
        length: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_select(x: mpt_tensor, dim: i64, index: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_squeeze(x: mpt_tensor, dim: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_unsqueeze(x: mpt_tensor, dim: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_expand(
        x: mpt_tensor,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_flatten(
        x: mpt_tensor,
        start_dim: i64,
        end_dim: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_sum(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_mean(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_var(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        correction: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_std(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        correction: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_prod(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_amax(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_amin(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_max(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_min(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_max_dim(
        x: mpt_tensor,
        dim: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_min_dim(
        x: mpt_tensor,
        dim: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_median(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_median_dim(
        x: mpt_tensor,
        dim: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_argmax(
        x: mpt_tensor,
        dim: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_argmin(
        x: mpt_tensor,
        dim: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_any(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_all(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_norm(
        x: mpt_tensor,
        p: f64,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_dot(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_normalize(
        x: mpt_tensor,
        p: f64,
        dims: *const i64,
        count: i32,
        eps: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_logsumexp(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_cumsum(x: mpt_tensor, dim: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_embedding(
        index: mpt_tensor,
        weight: mpt_tensor,
        padding_idx: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_index_select(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_index_add(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        src: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_index_add_scaled(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        src: mpt_tensor,
        scale: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_gather(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_scatter(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        src: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_scatter_add(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        src: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_one_hot(index: mpt_tensor, num_classes: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_topk(
        x: mpt_tensor,
        k: i64,
        dim: i64,
        largest: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_sort(
        x: mpt_tensor,
        dim: i64,
        descending: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_argsort(
        x: mpt_tensor,
        dim: i64,
        descending: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_nonzero(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_masked_select(x: mpt_tensor, mask: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_unique(x: mpt_tensor, out: *mut mpt_tensor, out_count: i32) -> mpt_status;
    pub fn mpt_multinomial(
        x: mpt_tensor,
        samples: i64,
        replacement: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_tril(x: mpt_tensor, diagonal: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_triu(x: mpt_tensor, diagonal: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_cat(
        tensors: *const mpt_tensor,
        count: i32,
        dim: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_stack(
        tensors: *const mpt_tensor,
        count: i32,
        dim: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_split(
        x: mpt_tensor,
        split_size: i64,
        dim: i64,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
    pub fn mpt_split_with_sizes(
        x: mpt_tensor,
        sizes: *const i64,
        count: i32,
        dim: i64,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
    pub fn mpt_chunk(
        x: mpt_tensor,
        chunks: i64,
        dim: i64,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
    pub fn mpt_flip(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_roll(
        x: mpt_tensor,
        shifts: *const i64,
        shift_count: i32,
        dims: *const i64,
        dim_count: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_repeat(
        x: mpt_tensor,
        repeats: *const i64,
        count: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_pad(
        x: mpt_tensor,
        pads: *const i64,
        count: i32,
        mode: mpt_pad_mode,
        value: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_pixel_shuffle(x: mpt_tensor, factor: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_pixel_unshuffle(x: mpt_tensor, factor: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_softmax(
        x: mpt_tensor,
        dim: i64,
        dtype: mpt_dtype,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_log_softmax(
        x: mpt_tensor,
        dim: i64,
        dtype: mpt_dtype,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_dropout(
        x: mpt_tensor,
        p: f64,
        training: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_dropout_channels(
        x: mpt_tensor,
        spatial_dims: i64,
        p: f64,
        training: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_gumbel_softmax(
        x: mpt_tensor,
        dim: i64,
        tau: f64,
        hard: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_cross_entropy_desc {
    pub struct_size: u32,
    pub reduction: mpt_reduction,
    pub next: *const mpt_chain,
    pub ignore_index: i64,
    pub label_smoothing: f64,
}
extern "C" {
    pub fn mpt_cross_entropy_desc_init(desc: *mut mpt_cross_entropy_desc, size: usize);
    pub fn mpt_cross_entropy(
        input: mpt_tensor,
        target: mpt_tensor,
        weight: mpt_tensor,
        desc: *const mpt_cross_entropy_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_nll_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        weight: mpt_tensor,
        desc: *const mpt_cross_entropy_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_binary_cross_entropy(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_binary_cross_entropy_with_logits(
        input: mpt_tensor,
        target: mpt_tensor,
        pos_weight: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_mse_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_l1_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_smooth_l1_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        beta: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_huber_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        delta: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_kl_div(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        log_target: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_weighted_loss(
        loss: mpt_tensor,
        weight: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_triplet_margin_loss(
        anchor: mpt_tensor,
        positive: mpt_tensor,
        negative: mpt_tensor,
        reduction: mpt_reduction,
        margin: f64,
        p: f64,
        eps: f64,
        swap: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_pairwise_distance(
        a: mpt_tensor,
        b: mpt_tensor,
        p: f64,
        eps: f64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_cosine_similarity(
        a: mpt_tensor,
        b: mpt_tensor,
        dim: i64,
        eps: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_matmul(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_bmm(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_einsum(
        tensors: *const mpt_tensor,
        count: i32,
        equation: *const ::std::os::raw::c_char,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_addmm(
        input: mpt_tensor,
        a: mpt_tensor,
        b: mpt_tensor,
        beta: f64,
        alpha: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_linear(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        activation: mpt_activation,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_conv_desc {
    pub struct_size: u32,
    pub activation: mpt_activation,
    pub next: *const mpt_chain,
    pub stride: [i64; 3usize],
    pub padding: [i64; 3usize],
    pub dilation: [i64; 3usize],
    pub output_padding: [i64; 3usize],
    pub groups: i64,
}
extern "C" {
    pub fn mpt_conv_desc_init(desc: *mut mpt_conv_desc, size: usize);
    pub fn mpt_conv1d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_conv2d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_conv3d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_conv_transpose1d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_conv_transpose2d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_conv_transpose3d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_pool_desc {
    pub struct_size: u32,
    pub ceil_mode: mpt_bool32,
    pub next: *const mpt_chain,
    pub kernel: [i64; 3usize],
    pub stride: [i64; 3usize],
    pub padding: [i64; 3usize],
    pub dilation: [i64; 3usize],
    pub count_include_pad: mpt_bool32,
    pub reserved: i32,
}
extern "C" {
    pub fn mpt_pool_desc_init(desc: *mut mpt_pool_desc, size: usize);
    pub fn mpt_max_pool1d(
        x: mpt_tensor,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_max_pool2d(
        x: mpt_tensor,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_max_pool3d(
        x: mpt_tensor,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_avg_pool1d(
        x: mpt_tensor,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_avg_pool2d(
        x: mpt_tensor,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_avg_pool3d(
        x: mpt_tensor,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_adaptive_avg_pool1d(x: mpt_tensor, length: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_adaptive_avg_pool2d(
        x: mpt_tensor,
        height: i64,
        width: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_adaptive_avg_pool3d(
        x: mpt_tensor,
        depth: i64,
        height: i64,
        width: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_adaptive_max_pool1d(x: mpt_tensor, length: i64, out: *mut mpt_tensor) -> mpt_status;
    pub fn mpt_adaptive_max_pool2d(
        x: mpt_tensor,
        height: i64,
        width: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_adaptive_max_pool3d(
        x: mpt_tensor,
        depth: i64,
        height: i64,
        width: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
pub type mpt_interpolate_mode = i32;
pub const MPT_INTERPOLATE_NEAREST: _bindgen_ty_17 = 0;
pub const MPT_INTERPOLATE_LINEAR: _bindgen_ty_17 = 1;
pub type _bindgen_ty_17 = ::std::os::raw::c_uint;
extern "C" {
    pub fn mpt_interpolate(
        x: mpt_tensor,
        size: *const i64,
        count: i32,
        mode: mpt_interpolate_mode,
        align_corners: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_interpolate_by(
        x: mpt_tensor,
        depth: f64,
        height: f64,
        width: f64,
        mode: mpt_interpolate_mode,
        align_corners: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_batch_norm_desc {
    pub struct_size: u32,
    pub training: mpt_bool32,
    pub next: *const mpt_chain,
    pub momentum: f64,
    pub eps: f64,
    pub activation: mpt_activation,
    pub reserved: i32,
}
extern "C" {
    pub fn mpt_batch_norm_desc_init(desc: *mut mpt_batch_norm_desc, size: usize);
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_norm_desc {
    pub struct_size: u32,
    pub reserved: i32,
    pub next: *const mpt_chain,
    pub eps: f64,
}
extern "C" {
    pub fn mpt_norm_desc_init(desc: *mut mpt_norm_desc, size: usize);
    pub fn mpt_batch_norm(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        running_mean: mpt_tensor,
        running_var: mpt_tensor,
        desc: *const mpt_batch_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_layer_norm(
        x: mpt_tensor,
        last_dims: i64,
        weight: mpt_tensor,
        bias: mpt_tensor,
        desc: *const mpt_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_rms_norm(
        x: mpt_tensor,
        last_dims: i64,
        weight: mpt_tensor,
        desc: *const mpt_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_group_norm(
        x: mpt_tensor,
        groups: i64,
        weight: mpt_tensor,
        bias: mpt_tensor,
        desc: *const mpt_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_instance_norm(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        desc: *const mpt_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_attention_desc {
    pub struct_size: u32,
    pub causal: mpt_bool32,
    pub next: *const mpt_chain,
    pub dropout_p: f64,
    pub scale: f64,
}
extern "C" {
    pub fn mpt_attention_desc_init(desc: *mut mpt_attention_desc, size: usize);
    pub fn mpt_scaled_dot_product_attention(
        query: mpt_tensor,
        key: mpt_tensor,
        value: mpt_tensor,
        mask: mpt_tensor,
        desc: *const mpt_attention_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_attention_weights(
        query: mpt_tensor,
        key: mpt_tensor,
        mask: mpt_tensor,
        causal: mpt_bool32,
        scale: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_self_attention(
        qkv: mpt_tensor,
        heads: i64,
        kv_heads: i64,
        mask: mpt_tensor,
        desc: *const mpt_attention_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_lstm_cell(
        x: mpt_tensor,
        h: mpt_tensor,
        c: mpt_tensor,
        weight_ih: mpt_tensor,
        weight_hh: mpt_tensor,
        bias_ih: mpt_tensor,
        bias_hh: mpt_tensor,
        out_h: *mut mpt_tensor,
        out_c: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_gru_cell(
        x: mpt_tensor,
        h: mpt_tensor,
        weight_ih: mpt_tensor,
        weight_hh: mpt_tensor,
        bias_ih: mpt_tensor,
        bias_hh: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_rnn_tanh_cell(
        x: mpt_tensor,
        h: mpt_tensor,
        weight_ih: mpt_tensor,
        weight_hh: mpt_tensor,
        bias_ih: mpt_tensor,
        bias_hh: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_rnn_desc {
    pub struct_size: u32,
    pub bias: mpt_bool32,
    pub next: *const mpt_chain,
    pub bidirectional: mpt_bool32,
    pub batch_first: mpt_bool32,
    pub training: mpt_bool32,
    pub reserved: i32,
    pub layers: i64,
    pub dropout: f64,
}
extern "C" {
    pub fn mpt_rnn_desc_init(desc: *mut mpt_rnn_desc, size: usize);
    pub fn mpt_lstm(
        x: mpt_tensor,
        h0: mpt_tensor,
        c0: mpt_tensor,
        weights: *const mpt_tensor,
        count: i32,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
    pub fn mpt_gru(
        x: mpt_tensor,
        h0: mpt_tensor,
        weights: *const mpt_tensor,
        count: i32,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_tensor,
        out_h: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_rnn_tanh(
        x: mpt_tensor,
        h0: mpt_tensor,
        weights: *const mpt_tensor,
        count: i32,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_tensor,
        out_h: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_params_s {
    _unused: [u8; 0],
}
pub type mpt_params = *mut mpt_params_s;
pub type mpt_master = i32;
pub const MPT_MASTER_NONE: _bindgen_ty_18 = 0;
pub const MPT_MASTER_SPLIT: _bindgen_ty_18 = 1;
pub const MPT_MASTER_COPY: _bindgen_ty_18 = 2;
pub const MPT_MASTER_STOCHASTIC: _bindgen_ty_18 = 3;
pub const MPT_MASTER_KAHAN: _bindgen_ty_18 = 4;
pub type _bindgen_ty_18 = ::std::os::raw::c_uint;
pub type mpt_scaling = i32;
pub const MPT_SCALING_NONE: _bindgen_ty_19 = 0;
pub const MPT_SCALING_DYNAMIC: _bindgen_ty_19 = 1;
pub const MPT_SCALING_STATIC: _bindgen_ty_19 = 2;
pub type _bindgen_ty_19 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_precision {
    pub struct_size: u32,
    pub param: mpt_dtype,
    pub next: *const mpt_chain,
    pub compute: mpt_dtype,
    pub grad: mpt_dtype,
    pub output: mpt_dtype,
    pub master: mpt_master,
    pub vectors_f32: mpt_bool32,
    pub batch_norm_f32: mpt_bool32,
    pub profile: mpt_profile,
    pub cost_rule: mpt_bool32,
    pub scaling: mpt_scaling,
    pub alias: i32,
    pub static_scale: f64,
    pub min_loss_scale: f64,
    pub max_loss_scale: f64,
    pub buffer: mpt_dtype,
    pub reserved: i32,
}
extern "C" {
    pub fn mpt_precision_init(precision: *mut mpt_precision, size: usize);
    pub fn mpt_precision_from_name(
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_precision,
        size: usize,
    ) -> mpt_status;
    pub fn mpt_precision_push(context: mpt_context, precision: *const mpt_precision) -> mpt_status;
    pub fn mpt_precision_pop(context: mpt_context) -> mpt_status;
    pub fn mpt_precision_input(
        precision: *const mpt_precision,
        tensor: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_precision_output(
        precision: *const mpt_precision,
        tensor: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_params_create(context: mpt_context, out: *mut mpt_params) -> mpt_status;
    pub fn mpt_params_retain(params: mpt_params) -> mpt_params;
    pub fn mpt_params_release(params: mpt_params);
    pub fn mpt_params_add(
        params: mpt_params,
        name: *const ::std::os::raw::c_char,
        tensor: mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_params_add_buffer(
        params: mpt_params,
        name: *const ::std::os::raw::c_char,
        tensor: mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_params_mark_batch_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
    ) -> mpt_status;
    pub fn mpt_params_get(
        params: mpt_params,
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_params_get_at(
        params: mpt_params,
        index: i64,
        name: *mut *const ::std::os::raw::c_char,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_params_info {
    pub struct_size: u32,
    pub reserved: i32,
    pub tensors: i64,
    pub buffers: i64,
    pub elements: i64,
    pub trainable: i64,
    pub bytes: i64,
    pub grad_bytes: i64,
}
extern "C" {
    pub fn mpt_params_get_info(params: mpt_params, out: *mut mpt_params_info) -> mpt_status;
    pub fn mpt_params_freeze(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        on: mpt_bool32,
    ) -> mpt_status;
    pub fn mpt_params_zero_grad(params: mpt_params) -> mpt_status;
    pub fn mpt_params_set_precision(
        params: mpt_params,
        precision: *const mpt_precision,
    ) -> mpt_status;
    pub fn mpt_params_get_precision(params: mpt_params, out: *mut mpt_precision) -> mpt_status;
    pub fn mpt_params_copy(to: mpt_params, from: mpt_params) -> mpt_status;
    pub fn mpt_params_lerp(to: mpt_params, from: mpt_params, weight: f64) -> mpt_status;
    pub fn mpt_params_share(
        to: mpt_params,
        from: mpt_params,
        prefix: *const ::std::os::raw::c_char,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_publisher_s {
    _unused: [u8; 0],
}
pub type mpt_publisher = *mut mpt_publisher_s;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_subscriber_s {
    _unused: [u8; 0],
}
pub type mpt_subscriber = *mut mpt_subscriber_s;
extern "C" {
    pub fn mpt_publisher_create(params: mpt_params, out: *mut mpt_publisher) -> mpt_status;
    pub fn mpt_subscriber_create(
        params: mpt_params,
        publisher: mpt_publisher,
        copies: mpt_bool32,
        out: *mut mpt_subscriber,
    ) -> mpt_status;
    pub fn mpt_publisher_retain(publisher: mpt_publisher) -> mpt_publisher;
    pub fn mpt_publisher_release(publisher: mpt_publisher);
    pub fn mpt_subscriber_retain(subscriber: mpt_subscriber) -> mpt_subscriber;
    pub fn mpt_subscriber_release(subscriber: mpt_subscriber);
    pub fn mpt_publisher_publish(publisher: mpt_publisher, version: *mut i64) -> mpt_status;
    pub fn mpt_subscriber_take(subscriber: mpt_subscriber, version: *mut i64) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_clip_desc {
    pub struct_size: u32,
    pub error_if_nonfinite: mpt_bool32,
    pub next: *const mpt_chain,
    pub norm_type: f64,
}
extern "C" {
    pub fn mpt_clip_desc_init(desc: *mut mpt_clip_desc, size: usize);
    pub fn mpt_params_clip_grad_norm(
        params: mpt_params,
        max_norm: f64,
        desc: *const mpt_clip_desc,
        norm: *mut f64,
    ) -> mpt_status;
    pub fn mpt_params_clip_grad_value(params: mpt_params, limit: f64) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_optimizer_s {
    _unused: [u8; 0],
}
pub type mpt_optimizer = *mut mpt_optimizer_s;
pub type mpt_optimizer_kind = i32;
pub const MPT_OPTIMIZER_SGD: _bindgen_ty_20 = 1;
pub const MPT_OPTIMIZER_ADAM: _bindgen_ty_20 = 2;
pub const MPT_OPTIMIZER_ADAMW: _bindgen_ty_20 = 3;
pub const MPT_OPTIMIZER_RMSPROP: _bindgen_ty_20 = 4;
pub const MPT_OPTIMIZER_ADAGRAD: _bindgen_ty_20 = 5;
pub const MPT_OPTIMIZER_LION: _bindgen_ty_20 = 6;
pub const MPT_OPTIMIZER_ADEMAMIX: _bindgen_ty_20 = 7;
pub const MPT_OPTIMIZER_LAMB: _bindgen_ty_20 = 8;
pub const MPT_OPTIMIZER_LARS: _bindgen_ty_20 = 9;
pub const MPT_OPTIMIZER_NOVOGRAD: _bindgen_ty_20 = 10;
pub const MPT_OPTIMIZER_ADAFACTOR: _bindgen_ty_20 = 11;
pub const MPT_OPTIMIZER_SPARSE_ADAM: _bindgen_ty_20 = 12;
pub type _bindgen_ty_20 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_optimizer_desc {
    pub struct_size: u32,
    pub kind: mpt_optimizer_kind,
    pub next: *const mpt_chain,
    pub lr: f64,
    pub weight_decay: f64,
    pub eps: f64,
    pub momentum: f64,
    pub dampening: f64,
    pub beta1: f64,
    pub beta2: f64,
    pub beta3: f64,
    pub alpha: f64,
    pub alpha_warmup: i64,
    pub beta3_warmup: i64,
    pub lr_decay: f64,
    pub initial_accumulator: f64,
    pub trust_coefficient: f64,
    pub beta2_decay: f64,
    pub min_rms: f64,
    pub clip_threshold: f64,
    pub maximize: mpt_bool32,
    pub nesterov: mpt_bool32,
    pub amsgrad: mpt_bool32,
    pub centered: mpt_bool32,
    pub trust_clip: mpt_bool32,
    pub state_bits: i32,
    pub state_block: i32,
    pub reserved: i32,
    pub state_min: i64,
}
extern "C" {
    pub fn mpt_sgd_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_adam_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_adamw_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_rmsprop_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_adagrad_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_lion_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_ademamix_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_lamb_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_lars_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_novograd_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_adafactor_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_sparse_adam_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
    pub fn mpt_optimizer_create(
        params: mpt_params,
        desc: *const mpt_optimizer_desc,
        out: *mut mpt_optimizer,
    ) -> mpt_status;
    pub fn mpt_optimizer_retain(optimizer: mpt_optimizer) -> mpt_optimizer;
    pub fn mpt_optimizer_release(optimizer: mpt_optimizer);
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_selection {
    pub struct_size: u32,
    pub reserved: i32,
    pub next: *const mpt_chain,
    pub prefix: *const ::std::os::raw::c_char,
    pub suffix: *const ::std::os::raw::c_char,
    pub min_rank: i32,
    pub max_rank: i32,
}
extern "C" {
    pub fn mpt_selection_init(selection: *mut mpt_selection, size: usize);
    pub fn mpt_optimizer_add_group(
        optimizer: mpt_optimizer,
        selection: *const mpt_selection,
        desc: *const mpt_optimizer_desc,
        group: *mut i32,
    ) -> mpt_status;
    pub fn mpt_optimizer_get_group(
        optimizer: mpt_optimizer,
        group: i32,
        out: *mut mpt_optimizer_desc,
    ) -> mpt_status;
    pub fn mpt_optimizer_set_group(
        optimizer: mpt_optimizer,
        group: i32,
        desc: *const mpt_optimizer_desc,
    ) -> mpt_status;
    pub fn mpt_optimizer_set_lr(optimizer: mpt_optimizer, group: i32, lr: f64) -> mpt_status;
    pub fn mpt_optimizer_get_lr(optimizer: mpt_optimizer, group: i32, lr: *mut f64) -> mpt_status;
    pub fn mpt_optimizer_set_average(
        optimizer: mpt_optimizer,
        average: mpt_params,
        decay: f64,
    ) -> mpt_status;
    pub fn mpt_optimizer_step(optimizer: mpt_optimizer) -> mpt_status;
    pub fn mpt_optimizer_zero_grad(optimizer: mpt_optimizer) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_optimizer_info {
    pub struct_size: u32,
    pub groups: i32,
    pub steps: i64,
    pub parameters: i64,
    pub state_bytes: i64,
    pub schedule_step: i64,
}
extern "C" {
    pub fn mpt_optimizer_get_info(
        optimizer: mpt_optimizer,
        out: *mut mpt_optimizer_info,
    ) -> mpt_status;
    pub fn mpt_optimizer_get_state(
        optimizer: mpt_optimizer,
        parameter: *const ::std::os::raw::c_char,
        key: *const ::std::os::raw::c_char,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
pub type mpt_schedule_kind = i32;
pub const MPT_SCHEDULE_CONSTANT: _bindgen_ty_21 = 1;
pub const MPT_SCHEDULE_LINEAR: _bindgen_ty_21 = 2;
pub const MPT_SCHEDULE_COSINE: _bindgen_ty_21 = 3;
pub const MPT_SCHEDULE_STEP: _bindgen_ty_21 = 4;
pub const MPT_SCHEDULE_ONE_CYCLE: _bindgen_ty_21 = 5;
pub const MPT_SCHEDULE_LAMBDA: _bindgen_ty_21 = 6;
pub type _bindgen_ty_21 = ::std::os::raw::c_uint;
pub type mpt_lr_fn = ::std::option::Option<
    unsafe extern "C" fn(
        user: *mut ::std::os::raw::c_void,
        step: i64,
        factor: *mut f64,
    ) -> mpt_status,
>;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_schedule_desc {
    pub struct_size: u32,
    pub kind: mpt_schedule_kind,
    pub next: *const mpt_chain,
    pub warmup_steps: i64,
    pub total_steps: i64,
    pub end_factor: f64,
    pub step_size: i64,
    pub gamma: f64,
    pub pct_start: f64,
    pub div_factor: f64,
    pub final_div_factor: f64,
    pub base_momentum: f64,
    pub max_momentum: f64,
    pub cycle_momentum: mpt_bool32,
    pub linear_anneal: mpt_bool32,
    pub factor: mpt_lr_fn,
    pub user: *mut ::std::os::raw::c_void,
    pub done: mpt_done_fn,
    pub min_lr: f64,
    pub first_step: i64,
    pub resets_lr: mpt_bool32,
}
extern "C" {
    pub fn mpt_schedule_desc_init(desc: *mut mpt_schedule_desc, size: usize);
    pub fn mpt_optimizer_set_schedule(
        optimizer: mpt_optimizer,
        desc: *const mpt_schedule_desc,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_comm_s {
    _unused: [u8; 0],
}
pub type mpt_comm = *mut mpt_comm_s;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_comm_message {
    pub send: *const ::std::os::raw::c_void,
    pub send_bytes: usize,
    pub recv: *mut ::std::os::raw::c_void,
    pub recv_bytes: usize,
}
pub type mpt_comm_exchange_fn = ::std::option::Option<
    unsafe extern "C" fn(
        user: *mut ::std::os::raw::c_void,
        messages: *const mpt_comm_message,
        request: *mut u64,
    ) -> mpt_status,
>;
pub type mpt_comm_wait_fn = ::std::option::Option<
    unsafe extern "C" fn(
        user: *mut ::std::os::raw::c_void,
        request: u64,
        nanoseconds: i64,
        rank: *mut i32,
    ) -> mpt_status,
>;
pub type mpt_comm_abort_fn = ::std::option::Option<
    unsafe extern "C" fn(user: *mut ::std::os::raw::c_void, reason: *const ::std::os::raw::c_char),
>;
pub type mpt_comm_flags = i32;
pub const MPT_COMM_DIRECT: _bindgen_ty_22 = 1;
pub type _bindgen_ty_22 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_comm_desc {
    pub struct_size: u32,
    pub rank: i32,
    pub next: *const mpt_chain,
    pub size: i32,
    pub flags: mpt_comm_flags,
    pub time_limit: f64,
    pub exchange: mpt_comm_exchange_fn,
    pub wait: mpt_comm_wait_fn,
    pub abort: mpt_comm_abort_fn,
    pub user: *mut ::std::os::raw::c_void,
    pub done: mpt_done_fn,
}
extern "C" {
    pub fn mpt_comm_desc_init(desc: *mut mpt_comm_desc, size: usize);
    pub fn mpt_comm_threads(count: i32, descs: *mut mpt_comm_desc) -> mpt_status;
    pub fn mpt_comm_create(
        context: mpt_context,
        desc: *const mpt_comm_desc,
        out: *mut mpt_comm,
    ) -> mpt_status;
    pub fn mpt_comm_retain(comm: mpt_comm) -> mpt_comm;
    pub fn mpt_comm_release(comm: mpt_comm);
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_comm_info {
    pub struct_size: u32,
    pub rank: i32,
    pub size: i32,
    pub failed: mpt_bool32,
    pub exchanges: i64,
    pub bytes_sent: i64,
    pub bytes_received: i64,
    pub seconds_waited: f64,
    pub direct: mpt_bool32,
}
extern "C" {
    pub fn mpt_comm_get_info(comm: mpt_comm, out: *mut mpt_comm_info) -> mpt_status;
    pub fn mpt_comm_barrier(comm: mpt_comm) -> mpt_status;
    pub fn mpt_comm_broadcast(comm: mpt_comm, tensor: mpt_tensor, root: i32) -> mpt_status;
}
pub type mpt_comm_op = i32;
pub const MPT_COMM_SUM: _bindgen_ty_23 = 0;
pub const MPT_COMM_MEAN: _bindgen_ty_23 = 1;
pub const MPT_COMM_MAX: _bindgen_ty_23 = 2;
pub const MPT_COMM_MIN: _bindgen_ty_23 = 3;
pub type _bindgen_ty_23 = ::std::os::raw::c_uint;
extern "C" {
    pub fn mpt_comm_all_reduce(comm: mpt_comm, tensor: mpt_tensor, op: mpt_comm_op) -> mpt_status;
    pub fn mpt_trace_begin(context: mpt_context) -> mpt_status;
    pub fn mpt_trace_begin_dry(context: mpt_context) -> mpt_status;
    pub fn mpt_trace_end(context: mpt_context) -> mpt_status;
    pub fn mpt_trace_clear(context: mpt_context) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_trace_info {
    pub struct_size: u32,
    pub on: mpt_bool32,
    pub ops: i64,
    pub casts: i64,
    pub kernels: i64,
    pub hazards: i64,
    pub bytes: i64,
    pub cast_bytes: i64,
}
extern "C" {
    pub fn mpt_trace_get_info(context: mpt_context, out: *mut mpt_trace_info) -> mpt_status;
}
pub type mpt_trace_phase = i32;
pub const MPT_TRACE_FORWARD: _bindgen_ty_24 = 0;
pub const MPT_TRACE_BACKWARD: _bindgen_ty_24 = 1;
pub const MPT_TRACE_STEP: _bindgen_ty_24 = 2;
pub const MPT_TRACE_HOST: _bindgen_ty_24 = 3;
pub type _bindgen_ty_24 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_time_hooks {
    pub struct_size: u32,
    pub type_: mpt_chain_type,
    pub next: *const mpt_chain,
    pub clock:
        ::std::option::Option<unsafe extern "C" fn(user: *mut ::std::os::raw::c_void) -> f64>,
    pub zone_begin: ::std::option::Option<
        unsafe extern "C" fn(
            user: *mut ::std::os::raw::c_void,
            name: *const ::std::os::raw::c_char,
            phase: mpt_trace_phase,
        ),
    >,
    pub zone_end: ::std::option::Option<unsafe extern "C" fn(user: *mut ::std::os::raw::c_void)>,
}
extern "C" {
    pub fn mpt_time_hooks_init(hooks: *mut mpt_time_hooks, size: usize);
}
pub type mpt_why = i32;
pub const MPT_WHY_OWN: _bindgen_ty_25 = 0;
pub const MPT_WHY_PROFILE: _bindgen_ty_25 = 1;
pub const MPT_WHY_CHANGED: _bindgen_ty_25 = 2;
pub const MPT_WHY_COST: _bindgen_ty_25 = 3;
pub const MPT_WHY_OFF: _bindgen_ty_25 = 4;
pub type _bindgen_ty_25 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_trace_op {
    pub struct_size: u32,
    pub phase: mpt_trace_phase,
    pub op: mpt_op,
    pub cast_class: mpt_cast_class,
    pub why: mpt_why,
    pub scope: mpt_dtype,
    pub inputs: i32,
    pub casts: i32,
    pub kernels: i32,
    pub reserved: i32,
    pub bytes: i64,
    pub name: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_trace_get_op(context: mpt_context, index: i64, out: *mut mpt_trace_op)
        -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_trace_tensor {
    pub struct_size: u32,
    pub dtype: mpt_dtype,
    pub rank: i32,
    pub reserved: i32,
    pub shape: [i64; 8usize],
    pub name: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_trace_get_input(
        context: mpt_context,
        op: i64,
        input: i32,
        out: *mut mpt_trace_tensor,
    ) -> mpt_status;
}
pub type mpt_trace_cache = i32;
pub const MPT_TRACE_CAST_MADE: _bindgen_ty_26 = 0;
pub const MPT_TRACE_CAST_HIT: _bindgen_ty_26 = 1;
pub const MPT_TRACE_CAST_REFRESHED: _bindgen_ty_26 = 2;
pub const MPT_TRACE_CAST_MISSED: _bindgen_ty_26 = 3;
pub const MPT_TRACE_CAST_READ: _bindgen_ty_26 = 4;
pub type _bindgen_ty_26 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_trace_cast {
    pub struct_size: u32,
    pub cache: mpt_trace_cache,
    pub op: i64,
    pub from: mpt_dtype,
    pub to: mpt_dtype,
    pub elements: i64,
    pub bytes: i64,
    pub name: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_trace_get_cast(
        context: mpt_context,
        index: i64,
        out: *mut mpt_trace_cast,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_trace_kernel {
    pub struct_size: u32,
    pub reserved: i32,
    pub op: i64,
    pub bytes: i64,
    pub operands: *const ::std::os::raw::c_char,
    pub name: *const ::std::os::raw::c_char,
    pub refused: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_trace_get_kernel(
        context: mpt_context,
        index: i64,
        out: *mut mpt_trace_kernel,
    ) -> mpt_status;
}
pub type mpt_hazard_kind = i32;
pub const MPT_HAZARD_UNDONE: _bindgen_ty_27 = 1;
pub const MPT_HAZARD_AGAIN: _bindgen_ty_27 = 2;
pub const MPT_HAZARD_PARAMETER: _bindgen_ty_27 = 3;
pub type _bindgen_ty_27 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_trace_hazard {
    pub struct_size: u32,
    pub kind: mpt_hazard_kind,
    pub op: i64,
    pub from: mpt_dtype,
    pub to: mpt_dtype,
    pub name: *const ::std::os::raw::c_char,
    pub text: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_trace_get_hazard(
        context: mpt_context,
        index: i64,
        out: *mut mpt_trace_hazard,
    ) -> mpt_status;
    pub fn mpt_trace_text(
        context: mpt_context,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
}
pub type mpt_non_finite_phase = i32;
pub const MPT_NON_FINITE_NONE: _bindgen_ty_28 = 0;
pub const MPT_NON_FINITE_FORWARD: _bindgen_ty_28 = 1;
pub const MPT_NON_FINITE_BACKWARD: _bindgen_ty_28 = 2;
pub const MPT_NON_FINITE_INPUT: _bindgen_ty_28 = 3;
pub type _bindgen_ty_28 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_non_finite {
    pub struct_size: u32,
    pub phase: mpt_non_finite_phase,
    pub exact: mpt_bool32,
    pub op: mpt_op,
    pub op_name: *const ::std::os::raw::c_char,
    pub sequence: i64,
    pub tensor: *const ::std::os::raw::c_char,
    pub dtype: mpt_dtype,
    pub reserved: i32,
    pub elements: i64,
    pub nans: i64,
    pub infs: i64,
    pub last_finite: *const ::std::os::raw::c_char,
    pub found: i64,
    pub step: i64,
    pub text: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_context_get_non_finite(context: mpt_context, out: *mut mpt_non_finite)
        -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_tensor_stats {
    pub struct_size: u32,
    pub dtype: mpt_dtype,
    pub elements: i64,
    pub zeros: i64,
    pub underflows: i64,
    pub subnormals: i64,
    pub overflows: i64,
    pub infinities: i64,
    pub nans: i64,
    pub smallest: f64,
    pub largest: f64,
    pub exponents: [i64; 280usize],
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_stats_desc {
    pub struct_size: u32,
    pub dtype: mpt_dtype,
    pub next: *const mpt_chain,
    pub scale: f64,
}
extern "C" {
    pub fn mpt_stats_desc_init(desc: *mut mpt_stats_desc, size: usize);
    pub fn mpt_tensor_get_stats(
        tensor: mpt_tensor,
        desc: *const mpt_stats_desc,
        out: *mut mpt_tensor_stats,
    ) -> mpt_status;
    pub fn mpt_params_get_grad_stats(
        params: mpt_params,
        desc: *const mpt_stats_desc,
        total: *mut mpt_tensor_stats,
        each: *mut mpt_tensor_stats,
        count: i32,
    ) -> mpt_status;
    pub fn mpt_stats_text(
        stats: *const mpt_tensor_stats,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_scaler_s {
    _unused: [u8; 0],
}
pub type mpt_scaler = *mut mpt_scaler_s;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_stepper_s {
    _unused: [u8; 0],
}
pub type mpt_stepper = *mut mpt_stepper_s;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_lbfgs_s {
    _unused: [u8; 0],
}
pub type mpt_lbfgs = *mut mpt_lbfgs_s;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_scaler_desc {
    pub struct_size: u32,
    pub enabled: mpt_bool32,
    pub next: *const mpt_chain,
    pub init_scale: f64,
    pub growth_factor: f64,
    pub backoff_factor: f64,
    pub growth_interval: i64,
    pub min_scale: f64,
    pub max_scale: f64,
    pub hysteresis: i32,
    pub is_static: mpt_bool32,
}
extern "C" {
    pub fn mpt_scaler_desc_init(desc: *mut mpt_scaler_desc, size: usize);
    pub fn mpt_scaler_create(
        context: mpt_context,
        desc: *const mpt_scaler_desc,
        out: *mut mpt_scaler,
    ) -> mpt_status;
    pub fn mpt_scaler_retain(scaler: mpt_scaler) -> mpt_scaler;
    pub fn mpt_scaler_release(scaler: mpt_scaler);
    pub fn mpt_scaler_scale(
        scaler: mpt_scaler,
        loss: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_scaler_unscale(scaler: mpt_scaler, optimizer: mpt_optimizer) -> mpt_status;
    pub fn mpt_scaler_step(scaler: mpt_scaler, optimizer: mpt_optimizer) -> mpt_status;
    pub fn mpt_scaler_update(scaler: mpt_scaler) -> mpt_status;
    pub fn mpt_scaler_wait(scaler: mpt_scaler) -> mpt_status;
    pub fn mpt_scaler_set_scale(scaler: mpt_scaler, scale: f64) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_scaler_info {
    pub struct_size: u32,
    pub enabled: mpt_bool32,
    pub scale: f64,
    pub growth_tracker: i64,
    pub hysteresis_left: i64,
    pub updates: i64,
    pub skipped: i64,
}
extern "C" {
    pub fn mpt_scaler_get_info(scaler: mpt_scaler, out: *mut mpt_scaler_info) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_scaler_state {
    pub struct_size: u32,
    pub hysteresis_left: i32,
    pub scale: f64,
    pub growth_factor: f64,
    pub backoff_factor: f64,
    pub growth_interval: i64,
    pub growth_tracker: i64,
}
extern "C" {
    pub fn mpt_scaler_get_state(scaler: mpt_scaler, out: *mut mpt_scaler_state) -> mpt_status;
    pub fn mpt_scaler_set_state(scaler: mpt_scaler, state: *const mpt_scaler_state) -> mpt_status;
    pub fn mpt_scaler_state_to_json(
        scaler: mpt_scaler,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
    pub fn mpt_scaler_state_from_json(
        scaler: mpt_scaler,
        text: *const ::std::os::raw::c_char,
    ) -> mpt_status;
}
pub type mpt_clip_over = i32;
pub const MPT_CLIP_GLOBAL: _bindgen_ty_29 = 0;
pub const MPT_CLIP_OPTIMIZER: _bindgen_ty_29 = 1;
pub const MPT_CLIP_GROUP: _bindgen_ty_29 = 2;
pub type _bindgen_ty_29 = ::std::os::raw::c_uint;
pub type mpt_skip = i32;
pub const MPT_SKIP_ALONE: _bindgen_ty_30 = 0;
pub const MPT_SKIP_TOGETHER: _bindgen_ty_30 = 1;
pub type _bindgen_ty_30 = ::std::os::raw::c_uint;
pub type mpt_shard = i32;
pub const MPT_SHARD_NONE: _bindgen_ty_31 = 0;
pub const MPT_SHARD_STATES: _bindgen_ty_31 = 1;
pub const MPT_SHARD_GRADS: _bindgen_ty_31 = 2;
pub const MPT_SHARD_PARAMS: _bindgen_ty_31 = 3;
pub type _bindgen_ty_31 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_stepper_desc {
    pub struct_size: u32,
    pub accumulate: i32,
    pub next: *const mpt_chain,
    pub at_once: mpt_bool32,
    pub losses: i32,
    pub scaler: mpt_scaler,
    pub clip_norm: f64,
    pub clip_norm_type: f64,
    pub clip_value: f64,
    pub clip_over: mpt_clip_over,
    pub check: mpt_bool32,
    pub skip: mpt_skip,
    pub error_if_nonfinite: mpt_bool32,
    pub skip_limit: i32,
    pub events: i32,
    pub keep_grads: mpt_bool32,
    pub release_grads: mpt_bool32,
    pub comm: mpt_comm,
    pub bucket_bytes: i64,
    pub compare_every: i64,
    pub wire: mpt_dtype,
    pub overlap: mpt_bool32,
    pub shard: mpt_shard,
    pub wire_stochastic: mpt_bool32,
    pub gather_from: i64,
    pub gather_bytes: i64,
}
extern "C" {
    pub fn mpt_stepper_desc_init(desc: *mut mpt_stepper_desc, size: usize);
    pub fn mpt_stepper_create(
        context: mpt_context,
        precision: *const mpt_precision,
        desc: *const mpt_stepper_desc,
        out: *mut mpt_stepper,
    ) -> mpt_status;
    pub fn mpt_stepper_retain(stepper: mpt_stepper) -> mpt_stepper;
    pub fn mpt_stepper_release(stepper: mpt_stepper);
    pub fn mpt_stepper_add(stepper: mpt_stepper, optimizer: mpt_optimizer) -> mpt_status;
    pub fn mpt_stepper_get_scaler(stepper: mpt_stepper, out: *mut mpt_scaler) -> mpt_status;
    pub fn mpt_stepper_backward(stepper: mpt_stepper, loss: mpt_tensor) -> mpt_status;
    pub fn mpt_stepper_step(stepper: mpt_stepper) -> mpt_status;
    pub fn mpt_stepper_wait(stepper: mpt_stepper) -> mpt_status;
    pub fn mpt_stepper_drop(stepper: mpt_stepper) -> mpt_status;
    pub fn mpt_stepper_backward_loss(
        stepper: mpt_stepper,
        index: i32,
        loss: mpt_tensor,
        desc: *const mpt_backward_desc,
    ) -> mpt_status;
    pub fn mpt_stepper_get_loss_scaler(
        stepper: mpt_stepper,
        index: i32,
        out: *mut mpt_scaler,
    ) -> mpt_status;
}
pub type mpt_outcome = i32;
pub const MPT_VERDICT_APPLIED: _bindgen_ty_32 = 1;
pub const MPT_VERDICT_NON_FINITE: _bindgen_ty_32 = 2;
pub const MPT_VERDICT_TOGETHER: _bindgen_ty_32 = 3;
pub const MPT_VERDICT_NO_GRADIENT: _bindgen_ty_32 = 4;
pub const MPT_VERDICT_PARTIAL: _bindgen_ty_32 = 5;
pub type _bindgen_ty_32 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_verdict {
    pub struct_size: u32,
    pub outcome: mpt_outcome,
    pub optimizer: i32,
    pub loss: i32,
    pub step: i64,
    pub steps: i64,
    pub grad_norm: f64,
    pub scale_before: f64,
    pub scale_after: f64,
    pub non_finite: i64,
    pub bad_parameter: *const ::std::os::raw::c_char,
    pub bad_phase: mpt_non_finite_phase,
    pub bad_op: mpt_op,
    pub bad_op_name: *const ::std::os::raw::c_char,
    pub bad_tensor: *const ::std::os::raw::c_char,
    pub bad_text: *const ::std::os::raw::c_char,
    pub bad_rank: i32,
    pub reserved: i32,
}
extern "C" {
    pub fn mpt_stepper_get_verdict(
        stepper: mpt_stepper,
        index: i32,
        out: *mut mpt_verdict,
    ) -> mpt_status;
    pub fn mpt_scaler_get_verdict(
        scaler: mpt_scaler,
        optimizer: mpt_optimizer,
        out: *mut mpt_verdict,
    ) -> mpt_status;
    pub fn mpt_stepper_get_event(
        stepper: mpt_stepper,
        index: i64,
        out: *mut mpt_verdict,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_stepper_info {
    pub struct_size: u32,
    pub optimizers: i32,
    pub steps: i64,
    pub skipped: i64,
    pub open: i64,
    pub events: i64,
    pub skipped_in_row: i64,
}
extern "C" {
    pub fn mpt_stepper_get_info(stepper: mpt_stepper, out: *mut mpt_stepper_info) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_recording_s {
    _unused: [u8; 0],
}
pub type mpt_recording = *mut mpt_recording_s;
extern "C" {
    pub fn mpt_record_begin(context: mpt_context) -> mpt_status;
    pub fn mpt_record_end(context: mpt_context, out: *mut mpt_recording) -> mpt_status;
    pub fn mpt_recording_retain(recording: mpt_recording) -> mpt_recording;
    pub fn mpt_recording_release(recording: mpt_recording);
    pub fn mpt_recording_replay(recording: mpt_recording) -> mpt_status;
    pub fn mpt_recording_advance(
        recording: mpt_recording,
        nanoseconds: i64,
        done: *mut mpt_bool32,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_recording_info {
    pub struct_size: u32,
    pub captures: i32,
    pub launches: i64,
    pub replays: i64,
    pub bytes: i64,
}
extern "C" {
    pub fn mpt_recording_get_info(
        recording: mpt_recording,
        out: *mut mpt_recording_info,
    ) -> mpt_status;
}
pub type mpt_line_search = i32;
pub const MPT_LINE_SEARCH_NONE: _bindgen_ty_33 = 0;
pub const MPT_LINE_SEARCH_STRONG_WOLFE: _bindgen_ty_33 = 1;
pub type _bindgen_ty_33 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_lbfgs_desc {
    pub struct_size: u32,
    pub line_search: mpt_line_search,
    pub next: *const mpt_chain,
    pub scaler: mpt_scaler,
    pub lr: f64,
    pub max_iterations: i32,
    pub max_evaluations: i32,
    pub history: i32,
    pub reserved: i32,
    pub tolerance_grad: f64,
    pub tolerance_change: f64,
}
extern "C" {
    pub fn mpt_lbfgs_desc_init(desc: *mut mpt_lbfgs_desc, size: usize);
    pub fn mpt_lbfgs_create(
        params: mpt_params,
        desc: *const mpt_lbfgs_desc,
        out: *mut mpt_lbfgs,
    ) -> mpt_status;
    pub fn mpt_lbfgs_retain(lbfgs: mpt_lbfgs) -> mpt_lbfgs;
    pub fn mpt_lbfgs_release(lbfgs: mpt_lbfgs);
}
pub type mpt_closure = ::std::option::Option<
    unsafe extern "C" fn(user: *mut ::std::os::raw::c_void, loss: *mut mpt_tensor) -> mpt_status,
>;
extern "C" {
    pub fn mpt_lbfgs_step(
        lbfgs: mpt_lbfgs,
        closure: mpt_closure,
        user: *mut ::std::os::raw::c_void,
        loss: *mut f64,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_lbfgs_info {
    pub struct_size: u32,
    pub history: i32,
    pub steps: i64,
    pub iterations: i64,
    pub evaluations: i64,
}
extern "C" {
    pub fn mpt_lbfgs_get_info(lbfgs: mpt_lbfgs, out: *mut mpt_lbfgs_info) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_module_s {
    _unused: [u8; 0],
}
pub type mpt_module = *mut mpt_module_s;
extern "C" {
    pub fn mpt_module_retain(module: mpt_module) -> mpt_module;
    pub fn mpt_module_release(module: mpt_module);
    pub fn mpt_module_forward(
        module: mpt_module,
        x: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_module_call(
        module: mpt_module,
        in_: *const mpt_tensor,
        in_count: i32,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
    pub fn mpt_module_train(module: mpt_module, on: mpt_bool32) -> mpt_status;
    pub fn mpt_module_is_training(module: mpt_module, out: *mut mpt_bool32) -> mpt_status;
    pub fn mpt_nn_linear(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        in_features: i64,
        out_features: i64,
        bias: mpt_bool32,
        activation: mpt_activation,
        out: *mut mpt_module,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_nn_conv_desc {
    pub struct_size: u32,
    pub activation: mpt_activation,
    pub next: *const mpt_chain,
    pub bias: mpt_bool32,
    pub reserved: i32,
    pub kernel: [i64; 3usize],
    pub stride: [i64; 3usize],
    pub padding: [i64; 3usize],
    pub dilation: [i64; 3usize],
    pub output_padding: [i64; 3usize],
    pub groups: i64,
}
extern "C" {
    pub fn mpt_nn_conv_desc_init(desc: *mut mpt_nn_conv_desc, size: usize);
    pub fn mpt_nn_conv1d(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        in_channels: i64,
        out_channels: i64,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_nn_conv_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_conv2d(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        in_channels: i64,
        out_channels: i64,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_nn_conv_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_conv3d(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        in_channels: i64,
        out_channels: i64,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_nn_conv_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_conv_transpose1d(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        in_channels: i64,
        out_channels: i64,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_nn_conv_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_conv_transpose2d(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        in_channels: i64,
        out_channels: i64,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_nn_conv_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_conv_transpose3d(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        in_channels: i64,
        out_channels: i64,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_nn_conv_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_nn_embedding_desc {
    pub struct_size: u32,
    pub sparse: mpt_bool32,
    pub next: *const mpt_chain,
    pub padding_idx: i64,
}
extern "C" {
    pub fn mpt_nn_embedding_desc_init(desc: *mut mpt_nn_embedding_desc, size: usize);
    pub fn mpt_nn_embedding(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        num_embeddings: i64,
        embedding_dim: i64,
        desc: *const mpt_nn_embedding_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_dropout(context: mpt_context, p: f64, out: *mut mpt_module) -> mpt_status;
    pub fn mpt_nn_activation(
        context: mpt_context,
        activation: mpt_activation,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_flatten(context: mpt_context, out: *mut mpt_module) -> mpt_status;
    pub fn mpt_nn_max_pool2d(
        context: mpt_context,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_function(
        context: mpt_context,
        forward: mpt_forward_fn,
        user: *mut ::std::os::raw::c_void,
        done: mpt_done_fn,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_sequential(
        context: mpt_context,
        modules: *const mpt_module,
        count: i32,
        out: *mut mpt_module,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_nn_norm_desc {
    pub struct_size: u32,
    pub affine: mpt_bool32,
    pub next: *const mpt_chain,
    pub bias: mpt_bool32,
    pub activation: mpt_activation,
    pub eps: f64,
    pub momentum: f64,
    pub track_running_stats: mpt_bool32,
    pub reserved: i32,
    pub comm: mpt_comm,
}
extern "C" {
    pub fn mpt_nn_norm_desc_init(desc: *mut mpt_nn_norm_desc, size: usize);
    pub fn mpt_nn_batch_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        channels: i64,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_layer_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        normalized_shape: *const i64,
        rank: i32,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_rms_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        normalized_shape: *const i64,
        rank: i32,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_group_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        groups: i64,
        channels: i64,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_instance_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        channels: i64,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_nn_attention_desc {
    pub struct_size: u32,
    pub bias: mpt_bool32,
    pub next: *const mpt_chain,
    pub causal: mpt_bool32,
    pub reserved: i32,
    pub dropout: f64,
}
extern "C" {
    pub fn mpt_nn_attention_desc_init(desc: *mut mpt_nn_attention_desc, size: usize);
    pub fn mpt_nn_multihead_attention(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        embed_dim: i64,
        heads: i64,
        desc: *const mpt_nn_attention_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_nn_transformer_desc {
    pub struct_size: u32,
    pub activation: mpt_activation,
    pub next: *const mpt_chain,
    pub norm_first: mpt_bool32,
    pub causal: mpt_bool32,
    pub bias: mpt_bool32,
    pub reserved: i32,
    pub dim_feedforward: i64,
    pub dropout: f64,
    pub layer_norm_eps: f64,
}
extern "C" {
    pub fn mpt_nn_transformer_desc_init(desc: *mut mpt_nn_transformer_desc, size: usize);
    pub fn mpt_nn_transformer_block(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        embed_dim: i64,
        heads: i64,
        desc: *const mpt_nn_transformer_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_lstm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        input_size: i64,
        hidden_size: i64,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_gru(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        input_size: i64,
        hidden_size: i64,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
    pub fn mpt_nn_rnn_tanh(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        input_size: i64,
        hidden_size: i64,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_blob_s {
    _unused: [u8; 0],
}
pub type mpt_blob = *mut mpt_blob_s;
extern "C" {
    pub fn mpt_blob_create(context: mpt_context, out: *mut mpt_blob) -> mpt_status;
    pub fn mpt_blob_retain(blob: mpt_blob) -> mpt_blob;
    pub fn mpt_blob_release(blob: mpt_blob);
    pub fn mpt_blob_get(
        blob: mpt_blob,
        data: *mut *const ::std::os::raw::c_void,
        bytes: *mut usize,
    ) -> mpt_status;
}
pub type mpt_begin_fn = ::std::option::Option<
    unsafe extern "C" fn(user: *mut ::std::os::raw::c_void, bytes: usize) -> mpt_status,
>;
pub type mpt_write_fn = ::std::option::Option<
    unsafe extern "C" fn(
        user: *mut ::std::os::raw::c_void,
        data: *const ::std::os::raw::c_void,
        bytes: usize,
    ) -> mpt_status,
>;
pub type mpt_read_fn = ::std::option::Option<
    unsafe extern "C" fn(
        user: *mut ::std::os::raw::c_void,
        offset: usize,
        buffer: *mut ::std::os::raw::c_void,
        bytes: usize,
        given: *mut usize,
    ) -> mpt_status,
>;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_writer {
    pub struct_size: u32,
    pub reserved: i32,
    pub next: *const mpt_chain,
    pub blob: mpt_blob,
    pub begin: mpt_begin_fn,
    pub write: mpt_write_fn,
    pub user: *mut ::std::os::raw::c_void,
}
extern "C" {
    pub fn mpt_writer_init(writer: *mut mpt_writer, size: usize);
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_reader {
    pub struct_size: u32,
    pub reserved: i32,
    pub next: *const mpt_chain,
    pub data: *const ::std::os::raw::c_void,
    pub bytes: usize,
    pub read: mpt_read_fn,
    pub user: *mut ::std::os::raw::c_void,
    pub done: mpt_done_fn,
    pub name: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_reader_init(reader: *mut mpt_reader, size: usize);
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_file_s {
    _unused: [u8; 0],
}
pub type mpt_file = *mut mpt_file_s;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_metadata {
    pub struct_size: u32,
    pub reserved: i32,
    pub key: *const ::std::os::raw::c_char,
    pub value: *const ::std::os::raw::c_char,
}
extern "C" {
    pub fn mpt_safetensors_save(
        path: *const ::std::os::raw::c_char,
        names: *const *const ::std::os::raw::c_char,
        tensors: *const mpt_tensor,
        count: i32,
        metadata: *const mpt_metadata,
        metadata_count: i32,
    ) -> mpt_status;
    pub fn mpt_safetensors_save_to(
        writer: *const mpt_writer,
        names: *const *const ::std::os::raw::c_char,
        tensors: *const mpt_tensor,
        count: i32,
        metadata: *const mpt_metadata,
        metadata_count: i32,
    ) -> mpt_status;
    pub fn mpt_safetensors_open(
        context: mpt_context,
        path: *const ::std::os::raw::c_char,
        out: *mut mpt_file,
    ) -> mpt_status;
    pub fn mpt_safetensors_open_from(
        context: mpt_context,
        reader: *const mpt_reader,
        out: *mut mpt_file,
    ) -> mpt_status;
    pub fn mpt_file_retain(file: mpt_file) -> mpt_file;
    pub fn mpt_file_release(file: mpt_file);
    pub fn mpt_file_get_count(file: mpt_file, out: *mut i64) -> mpt_status;
    pub fn mpt_file_get_at(
        file: mpt_file,
        index: i64,
        name: *mut *const ::std::os::raw::c_char,
        info: *mut mpt_tensor_info,
    ) -> mpt_status;
    pub fn mpt_file_read(
        file: mpt_file,
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_tensor,
    ) -> mpt_status;
    pub fn mpt_file_get_metadata(
        file: mpt_file,
        key: *const ::std::os::raw::c_char,
        out: *mut *const ::std::os::raw::c_char,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_params_file_desc {
    pub struct_size: u32,
    pub strict: mpt_bool32,
    pub next: *const mpt_chain,
    pub prefix: *const ::std::os::raw::c_char,
    pub file_prefix: *const ::std::os::raw::c_char,
    pub metadata: *const mpt_metadata,
    pub metadata_count: i32,
    pub dtype: mpt_dtype,
}
extern "C" {
    pub fn mpt_params_file_desc_init(desc: *mut mpt_params_file_desc, size: usize);
    pub fn mpt_params_save(
        params: mpt_params,
        path: *const ::std::os::raw::c_char,
        desc: *const mpt_params_file_desc,
    ) -> mpt_status;
    pub fn mpt_params_save_to(
        params: mpt_params,
        writer: *const mpt_writer,
        desc: *const mpt_params_file_desc,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_params_load_info {
    pub struct_size: u32,
    pub reserved: i32,
    pub loaded: i64,
    pub missing: i64,
    pub unexpected: i64,
}
extern "C" {
    pub fn mpt_params_load(
        params: mpt_params,
        path: *const ::std::os::raw::c_char,
        desc: *const mpt_params_file_desc,
        info: *mut mpt_params_load_info,
    ) -> mpt_status;
    pub fn mpt_params_load_from(
        params: mpt_params,
        reader: *const mpt_reader,
        desc: *const mpt_params_file_desc,
        info: *mut mpt_params_load_info,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_host_value {
    pub struct_size: u32,
    pub reserved: i32,
    pub key: *const ::std::os::raw::c_char,
    pub data: *mut ::std::os::raw::c_void,
    pub bytes: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_training_desc {
    pub struct_size: u32,
    pub reserved: i32,
    pub next: *const mpt_chain,
    pub stepper: mpt_stepper,
    pub steppers: *const mpt_stepper,
    pub optimizers: *const mpt_optimizer,
    pub params: *const mpt_params,
    pub scaler: mpt_scaler,
    pub scalers: *const mpt_scaler,
    pub lbfgs: *const mpt_lbfgs,
    pub values: *const mpt_host_value,
    pub stepper_count: i32,
    pub optimizer_count: i32,
    pub params_count: i32,
    pub scaler_count: i32,
    pub lbfgs_count: i32,
    pub value_count: i32,
}
extern "C" {
    pub fn mpt_training_desc_init(desc: *mut mpt_training_desc, size: usize);
    pub fn mpt_training_save(
        path: *const ::std::os::raw::c_char,
        desc: *const mpt_training_desc,
    ) -> mpt_status;
    pub fn mpt_training_save_to(
        writer: *const mpt_writer,
        desc: *const mpt_training_desc,
    ) -> mpt_status;
    pub fn mpt_training_load(
        path: *const ::std::os::raw::c_char,
        desc: *const mpt_training_desc,
    ) -> mpt_status;
    pub fn mpt_training_load_from(
        reader: *const mpt_reader,
        desc: *const mpt_training_desc,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_snapshot_s {
    _unused: [u8; 0],
}
pub type mpt_snapshot = *mut mpt_snapshot_s;
extern "C" {
    pub fn mpt_snapshot_create(
        desc: *const mpt_training_desc,
        out: *mut mpt_snapshot,
    ) -> mpt_status;
    pub fn mpt_snapshot_retain(snapshot: mpt_snapshot) -> mpt_snapshot;
    pub fn mpt_snapshot_release(snapshot: mpt_snapshot);
    pub fn mpt_snapshot_take(snapshot: mpt_snapshot) -> mpt_status;
    pub fn mpt_snapshot_restore(snapshot: mpt_snapshot) -> mpt_status;
}
pub type mpt_cuda_flags = i32;
pub const MPT_CUDA_MEASURE: _bindgen_ty_34 = 1;
pub type _bindgen_ty_34 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_cuda_device {
    pub struct_size: u32,
    pub device: i32,
    pub context: *mut ::std::os::raw::c_void,
    pub stream: *mut ::std::os::raw::c_void,
    pub flags: mpt_cuda_flags,
    pub reserved: u32,
    pub cache: *const ::std::os::raw::c_void,
    pub cache_size: usize,
    pub record: ::std::option::Option<
        unsafe extern "C" fn(
            device: *const mpt_cuda_device,
            event: *mut ::std::os::raw::c_void,
        ) -> *const ::std::os::raw::c_char,
    >,
    pub wait_for: ::std::option::Option<
        unsafe extern "C" fn(
            device: *const mpt_cuda_device,
            event: *mut ::std::os::raw::c_void,
        ) -> *const ::std::os::raw::c_char,
    >,
    pub wait_for_stream: ::std::option::Option<
        unsafe extern "C" fn(
            device: *const mpt_cuda_device,
            stream: *mut ::std::os::raw::c_void,
        ) -> *const ::std::os::raw::c_char,
    >,
    pub get_cache: ::std::option::Option<
        unsafe extern "C" fn(
            device: *const mpt_cuda_device,
            data: *mut ::std::os::raw::c_void,
            size: *mut usize,
        ) -> mpt_bool32,
    >,
    pub module: *mut ::std::os::raw::c_void,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_cuda_buffer {
    pub struct_size: u32,
    pub reserved: u32,
    pub address: *mut ::std::os::raw::c_void,
    pub size: u64,
}
extern "C" {
    pub fn mpt_memory_text(
        context: mpt_context,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
    pub fn mpt_memory_end_step(context: mpt_context) -> mpt_status;
    pub fn mpt_memory_watch(
        context: mpt_context,
        batch: *const mpt_tensor,
        count: i32,
    ) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_memory_fit_info {
    pub struct_size: u32,
    pub fits: mpt_bool32,
    pub watched_batch: i64,
    pub watched_peak: usize,
    pub peak: usize,
    pub at_peak: [usize; 16usize],
    pub largest_batch: i64,
}
extern "C" {
    pub fn mpt_memory_fit(
        context: mpt_context,
        batch: i64,
        limit: usize,
        out: *mut mpt_memory_fit_info,
    ) -> mpt_status;
}
pub type mpt_vulkan_flags = i32;
pub const MPT_VULKAN_HAS_MATRICES: _bindgen_ty_35 = 1;
pub const MPT_VULKAN_HAS_BFLOAT16: _bindgen_ty_35 = 2;
pub const MPT_VULKAN_MEASURE: _bindgen_ty_35 = 4;
pub const MPT_VULKAN_WHOLE_MODULES: _bindgen_ty_35 = 8;
pub type _bindgen_ty_35 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_vulkan_device {
    pub struct_size: u32,
    pub queue_family: u32,
    pub instance: *mut ::std::os::raw::c_void,
    pub physical_device: *mut ::std::os::raw::c_void,
    pub device: *mut ::std::os::raw::c_void,
    pub queue: *mut ::std::os::raw::c_void,
    pub get_proc: ::std::option::Option<unsafe extern "C" fn()>,
    pub has_float64: mpt_bool32,
    pub flags: mpt_vulkan_flags,
    pub lock: ::std::option::Option<unsafe extern "C" fn(user: *mut ::std::os::raw::c_void)>,
    pub unlock: ::std::option::Option<unsafe extern "C" fn(user: *mut ::std::os::raw::c_void)>,
    pub user: *mut ::std::os::raw::c_void,
    pub name: *const ::std::os::raw::c_char,
    pub cache: *const ::std::os::raw::c_void,
    pub cache_size: usize,
    pub semaphore: u64,
    pub value: u64,
    pub find_buffer: ::std::option::Option<
        unsafe extern "C" fn(
            device: *const mpt_vulkan_device,
            address: *const ::std::os::raw::c_void,
            bytes: u64,
            buffer: *mut u64,
            offset: *mut u64,
        ) -> mpt_bool32,
    >,
    pub get_cache: ::std::option::Option<
        unsafe extern "C" fn(
            device: *const mpt_vulkan_device,
            data: *mut ::std::os::raw::c_void,
            size: *mut usize,
        ) -> mpt_bool32,
    >,
    pub wait_for: ::std::option::Option<
        unsafe extern "C" fn(
            device: *const mpt_vulkan_device,
            semaphore: u64,
            value: u64,
        ) -> mpt_bool32,
    >,
    pub module: *mut ::std::os::raw::c_void,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_vulkan_buffer {
    pub struct_size: u32,
    pub usage: u32,
    pub device: *mut ::std::os::raw::c_void,
    pub buffer: u64,
    pub offset: u64,
    pub size: u64,
}
