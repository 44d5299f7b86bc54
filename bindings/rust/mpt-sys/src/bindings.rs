// Made by bindgen from the headers; see generate.py.
// headers d81fea5c49dec2413bac7391dfd28990e698be72e3bc9955d61f993325b5dd9c
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
pub type _bindgen_ty_3 = ::std::os::raw::c_uint;
pub type mpt_log_level = i32;
pub const MPT_LOG_ERROR: _bindgen_ty_4 = 0;
pub const MPT_LOG_WARNING: _bindgen_ty_4 = 1;
pub const MPT_LOG_INFO: _bindgen_ty_4 = 2;
pub const MPT_LOG_DEBUG: _bindgen_ty_4 = 3;
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
pub type _bindgen_ty_5 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_chain {
    pub struct_size: u32,
    pub type_: mpt_chain_type,
    pub next: *const mpt_chain,
}
#[test]
fn bindgen_test_layout_mpt_chain() {
    assert_eq!(
        ::std::mem::size_of::<mpt_chain>(),
        16usize,
        concat!("Size of: ", stringify!(mpt_chain))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_chain>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_chain))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_chain>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_chain),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_type() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_chain>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).type_) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_chain),
                "::",
                stringify!(type_)
            )
        );
    }
    test_field_type();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_chain>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_chain),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
}
extern "C" {
    pub fn mpt_version() -> u32;
}
extern "C" {
    pub fn mpt_version_string() -> *const ::std::os::raw::c_char;
}
extern "C" {
    pub fn mpt_check_header(header_version: u32) -> mpt_status;
}
extern "C" {
    pub fn mpt_feature_name(index: i32) -> *const ::std::os::raw::c_char;
}
extern "C" {
    pub fn mpt_status_name(status: mpt_status) -> *const ::std::os::raw::c_char;
}
extern "C" {
    pub fn mpt_dtype_name(dtype: mpt_dtype) -> *const ::std::os::raw::c_char;
}
extern "C" {
    pub fn mpt_dtype_size(dtype: mpt_dtype) -> usize;
}
extern "C" {
    pub fn mpt_last_error() -> *const ::std::os::raw::c_char;
}
extern "C" {
    pub fn mpt_last_error_code() -> mpt_status;
}
extern "C" {
    pub fn mpt_first_error() -> *const ::std::os::raw::c_char;
}
extern "C" {
    pub fn mpt_first_error_code() -> mpt_status;
}
extern "C" {
    pub fn mpt_clear_errors();
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_hooks() {
    assert_eq!(
        ::std::mem::size_of::<mpt_hooks>(),
        64usize,
        concat!("Size of: ", stringify!(mpt_hooks))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_hooks>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_hooks))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_worker_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).worker_count) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(worker_count)
            )
        );
    }
    test_field_worker_count();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_user() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).user) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(user)
            )
        );
    }
    test_field_user();
    fn test_field_alloc() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).alloc) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(alloc)
            )
        );
    }
    test_field_alloc();
    fn test_field_free() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).free) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(free)
            )
        );
    }
    test_field_free();
    fn test_field_parallel_for() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).parallel_for) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(parallel_for)
            )
        );
    }
    test_field_parallel_for();
    fn test_field_log() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).log) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(log)
            )
        );
    }
    test_field_log();
    fn test_field_done() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).done) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_hooks),
                "::",
                stringify!(done)
            )
        );
    }
    test_field_done();
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
#[test]
fn bindgen_test_layout_mpt_thread_hooks() {
    assert_eq!(
        ::std::mem::size_of::<mpt_thread_hooks>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_thread_hooks))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_thread_hooks>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_thread_hooks))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_thread_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_thread_hooks),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_type() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_thread_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).type_) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_thread_hooks),
                "::",
                stringify!(type_)
            )
        );
    }
    test_field_type();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_thread_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_thread_hooks),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_start() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_thread_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).start) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_thread_hooks),
                "::",
                stringify!(start)
            )
        );
    }
    test_field_start();
    fn test_field_stop() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_thread_hooks>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).stop) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_thread_hooks),
                "::",
                stringify!(stop)
            )
        );
    }
    test_field_stop();
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
#[test]
fn bindgen_test_layout_mpt_context_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_context_desc>(),
        64usize,
        concat!("Size of: ", stringify!(mpt_context_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_context_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_context_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_device() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).device) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(device)
            )
        );
    }
    test_field_device();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_device_index() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).device_index) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(device_index)
            )
        );
    }
    test_field_device_index();
    fn test_field_flags() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).flags) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(flags)
            )
        );
    }
    test_field_flags();
    fn test_field_hooks() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).hooks) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(hooks)
            )
        );
    }
    test_field_hooks();
    fn test_field_own_threads() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).own_threads) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(own_threads)
            )
        );
    }
    test_field_own_threads();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            36usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_seed() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).seed) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(seed)
            )
        );
    }
    test_field_seed();
    fn test_field_memory_limit() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).memory_limit) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(memory_limit)
            )
        );
    }
    test_field_memory_limit();
    fn test_field_cast_cache_limit() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_context_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cast_cache_limit) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_context_desc),
                "::",
                stringify!(cast_cache_limit)
            )
        );
    }
    test_field_cast_cache_limit();
}
extern "C" {
    pub fn mpt_context_desc_init(desc: *mut mpt_context_desc, size: usize);
}
extern "C" {
    pub fn mpt_context_create(desc: *const mpt_context_desc, out: *mut mpt_context) -> mpt_status;
}
extern "C" {
    pub fn mpt_context_retain(context: mpt_context) -> mpt_context;
}
extern "C" {
    pub fn mpt_context_release(context: mpt_context);
}
extern "C" {
    pub fn mpt_context_shutdown(context: mpt_context) -> mpt_status;
}
extern "C" {
    pub fn mpt_context_rebind(context: mpt_context, hooks: *const mpt_hooks) -> mpt_status;
}
extern "C" {
    pub fn mpt_context_set_seed(context: mpt_context, seed: i64) -> mpt_status;
}
extern "C" {
    pub fn mpt_context_get_generator(
        context: mpt_context,
        seed: *mut i64,
        draws: *mut i64,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_context_set_generator(context: mpt_context, seed: i64, draws: i64) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_memory_info {
    pub struct_size: u32,
    pub reserved: i32,
    pub now: [usize; 16usize],
    pub peak: [usize; 16usize],
    pub total_now: usize,
    pub total_peak: usize,
    pub arena_bytes: usize,
    pub host_allocations: i64,
    pub live_tensors: i64,
    pub at_peak: [usize; 16usize],
    pub steps: i64,
    pub step_peak: usize,
    pub step_at_peak: [usize; 16usize],
    pub step_allocated: usize,
    pub step_allocations: i64,
}
#[test]
fn bindgen_test_layout_mpt_memory_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_memory_info>(),
        592usize,
        concat!("Size of: ", stringify!(mpt_memory_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_memory_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_memory_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_now() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).now) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(now)
            )
        );
    }
    test_field_now();
    fn test_field_peak() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).peak) as usize - ptr as usize
            },
            136usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(peak)
            )
        );
    }
    test_field_peak();
    fn test_field_total_now() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).total_now) as usize - ptr as usize
            },
            264usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(total_now)
            )
        );
    }
    test_field_total_now();
    fn test_field_total_peak() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).total_peak) as usize - ptr as usize
            },
            272usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(total_peak)
            )
        );
    }
    test_field_total_peak();
    fn test_field_arena_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).arena_bytes) as usize - ptr as usize
            },
            280usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(arena_bytes)
            )
        );
    }
    test_field_arena_bytes();
    fn test_field_host_allocations() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).host_allocations) as usize - ptr as usize
            },
            288usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(host_allocations)
            )
        );
    }
    test_field_host_allocations();
    fn test_field_live_tensors() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).live_tensors) as usize - ptr as usize
            },
            296usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(live_tensors)
            )
        );
    }
    test_field_live_tensors();
    fn test_field_at_peak() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).at_peak) as usize - ptr as usize
            },
            304usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(at_peak)
            )
        );
    }
    test_field_at_peak();
    fn test_field_steps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).steps) as usize - ptr as usize
            },
            432usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(steps)
            )
        );
    }
    test_field_steps();
    fn test_field_step_peak() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).step_peak) as usize - ptr as usize
            },
            440usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(step_peak)
            )
        );
    }
    test_field_step_peak();
    fn test_field_step_at_peak() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).step_at_peak) as usize - ptr as usize
            },
            448usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(step_at_peak)
            )
        );
    }
    test_field_step_at_peak();
    fn test_field_step_allocated() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).step_allocated) as usize - ptr as usize
            },
            576usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(step_allocated)
            )
        );
    }
    test_field_step_allocated();
    fn test_field_step_allocations() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).step_allocations) as usize - ptr as usize
            },
            584usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_info),
                "::",
                stringify!(step_allocations)
            )
        );
    }
    test_field_step_allocations();
}
extern "C" {
    pub fn mpt_context_get_memory(context: mpt_context, out: *mut mpt_memory_info) -> mpt_status;
}
extern "C" {
    pub fn mpt_context_reset_peak(context: mpt_context) -> mpt_status;
}
extern "C" {
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
}
extern "C" {
    pub fn mpt_context_set_arithmetic(context: mpt_context, choice: mpt_arithmetic) -> mpt_status;
}
extern "C" {
    pub fn mpt_scope_push(context: mpt_context) -> mpt_status;
}
extern "C" {
    pub fn mpt_scope_pop(context: mpt_context, keep: *const mpt_tensor, count: i32) -> mpt_status;
}
extern "C" {
    pub fn mpt_empty(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_zeros(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_ones(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_full(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        value: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_arange(
        context: mpt_context,
        dtype: mpt_dtype,
        start: f64,
        end: f64,
        step: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_uniform(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        low: f64,
        high: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_normal(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        mean: f64,
        deviation: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_kaiming_uniform(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        a: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_kaiming_normal(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        a: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_xavier_uniform(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        gain: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_xavier_normal(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        gain: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_from_data(
        context: mpt_context,
        dtype: mpt_dtype,
        shape: *const i64,
        rank: i32,
        data: *const ::std::os::raw::c_void,
        bytes: usize,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
}
extern "C" {
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
}
extern "C" {
    pub fn mpt_tensor_from_dlpack_legacy(
        context: mpt_context,
        managed: *mut DLManagedTensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_to_dlpack(
        tensor: mpt_tensor,
        out: *mut *mut DLManagedTensorVersioned,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_to_dlpack_legacy(
        tensor: mpt_tensor,
        out: *mut *mut DLManagedTensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_retain(tensor: mpt_tensor) -> mpt_tensor;
}
extern "C" {
    pub fn mpt_tensor_release(tensor: mpt_tensor);
}
extern "C" {
    pub fn mpt_tensor_is_valid(tensor: mpt_tensor) -> mpt_bool32;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_tensor_info {
    pub struct_size: u32,
    pub dtype: mpt_dtype,
    pub device: mpt_device,
    pub rank: i32,
    pub shape: [i64; 8usize],
    pub stride: [i64; 8usize],
    pub count: i64,
    pub requires_grad: mpt_bool32,
    pub is_leaf: mpt_bool32,
    pub version: i64,
}
#[test]
fn bindgen_test_layout_mpt_tensor_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_tensor_info>(),
        168usize,
        concat!("Size of: ", stringify!(mpt_tensor_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_tensor_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_tensor_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_dtype() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dtype) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(dtype)
            )
        );
    }
    test_field_dtype();
    fn test_field_device() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).device) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(device)
            )
        );
    }
    test_field_device();
    fn test_field_rank() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).rank) as usize - ptr as usize
            },
            12usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(rank)
            )
        );
    }
    test_field_rank();
    fn test_field_shape() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).shape) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(shape)
            )
        );
    }
    test_field_shape();
    fn test_field_stride() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).stride) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(stride)
            )
        );
    }
    test_field_stride();
    fn test_field_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).count) as usize - ptr as usize
            },
            144usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(count)
            )
        );
    }
    test_field_count();
    fn test_field_requires_grad() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).requires_grad) as usize - ptr as usize
            },
            152usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(requires_grad)
            )
        );
    }
    test_field_requires_grad();
    fn test_field_is_leaf() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).is_leaf) as usize - ptr as usize
            },
            156usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(is_leaf)
            )
        );
    }
    test_field_is_leaf();
    fn test_field_version() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).version) as usize - ptr as usize
            },
            160usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_info),
                "::",
                stringify!(version)
            )
        );
    }
    test_field_version();
}
extern "C" {
    pub fn mpt_tensor_get_info(tensor: mpt_tensor, out: *mut mpt_tensor_info) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_get_context(tensor: mpt_tensor, out: *mut mpt_context) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_read(
        tensor: mpt_tensor,
        dtype: mpt_dtype,
        data: *mut ::std::os::raw::c_void,
        count: i64,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_write(
        tensor: mpt_tensor,
        dtype: mpt_dtype,
        data: *const ::std::os::raw::c_void,
        count: i64,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_get_master(tensor: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_set_master(tensor: mpt_tensor, value: mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_get_item(tensor: mpt_tensor, out: *mut f64) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_get_data(
        tensor: mpt_tensor,
        out: *mut *mut ::std::os::raw::c_void,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_touch(tensor: mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_text(
        tensor: mpt_tensor,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_set_name(
        tensor: mpt_tensor,
        name: *const ::std::os::raw::c_char,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_get_name(
        tensor: mpt_tensor,
        out: *mut *const ::std::os::raw::c_char,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_set_requires_grad(tensor: mpt_tensor, on: mpt_bool32) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_get_grad(tensor: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_set_grad(tensor: mpt_tensor, grad: mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_set_grad_dtype(tensor: mpt_tensor, dtype: mpt_dtype) -> mpt_status;
}
extern "C" {
    pub fn mpt_tensor_set_grad_sparse(tensor: mpt_tensor, on: mpt_bool32) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_backward_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_backward_desc>(),
        24usize,
        concat!("Size of: ", stringify!(mpt_backward_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_backward_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_backward_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_backward_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_backward_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_retain_graph() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_backward_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).retain_graph) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_backward_desc),
                "::",
                stringify!(retain_graph)
            )
        );
    }
    test_field_retain_graph();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_backward_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_backward_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_create_graph() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_backward_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).create_graph) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_backward_desc),
                "::",
                stringify!(create_graph)
            )
        );
    }
    test_field_create_graph();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_backward_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_backward_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
}
extern "C" {
    pub fn mpt_backward_desc_init(desc: *mut mpt_backward_desc, size: usize);
}
extern "C" {
    pub fn mpt_backward(
        roots: *const mpt_tensor,
        root_grads: *const mpt_tensor,
        count: i32,
        desc: *const mpt_backward_desc,
    ) -> mpt_status;
}
extern "C" {
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
}
extern "C" {
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
}
extern "C" {
    pub fn mpt_tensor_add_post_hook(
        leaf: mpt_tensor,
        hook: mpt_post_hook,
        user: *mut ::std::os::raw::c_void,
        done: mpt_done_fn,
        id: *mut i64,
    ) -> mpt_status;
}
extern "C" {
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
}
extern "C" {
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
}
extern "C" {
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
    pub enabled: mpt_bool32,
    pub cache: mpt_cast_cache,
    pub next: *const mpt_chain,
    pub profile: mpt_profile,
    pub cost_rule: mpt_bool32,
}
#[test]
fn bindgen_test_layout_mpt_autocast_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_autocast_desc>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_autocast_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_autocast_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_autocast_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_autocast_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_autocast_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_dtype() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_autocast_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dtype) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_autocast_desc),
                "::",
                stringify!(dtype)
            )
        );
    }
    test_field_dtype();
    fn test_field_enabled() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_autocast_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).enabled) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_autocast_desc),
                "::",
                stringify!(enabled)
            )
        );
    }
    test_field_enabled();
    fn test_field_cache() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_autocast_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cache) as usize - ptr as usize
            },
            12usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_autocast_desc),
                "::",
                stringify!(cache)
            )
        );
    }
    test_field_cache();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_autocast_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_autocast_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_profile() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_autocast_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).profile) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_autocast_desc),
                "::",
                stringify!(profile)
            )
        );
    }
    test_field_profile();
    fn test_field_cost_rule() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_autocast_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cost_rule) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_autocast_desc),
                "::",
                stringify!(cost_rule)
            )
        );
    }
    test_field_cost_rule();
}
extern "C" {
    pub fn mpt_autocast_desc_init(desc: *mut mpt_autocast_desc, size: usize);
}
extern "C" {
    pub fn mpt_autocast_push(context: mpt_context, desc: *const mpt_autocast_desc) -> mpt_status;
}
extern "C" {
    pub fn mpt_autocast_pop(context: mpt_context) -> mpt_status;
}
extern "C" {
    pub fn mpt_autocast_get_dtype(context: mpt_context, out: *mut mpt_dtype) -> mpt_status;
}
extern "C" {
    pub fn mpt_autocast_set_class(
        context: mpt_context,
        op: mpt_op,
        cls: mpt_cast_class,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_autocast_get_class(
        context: mpt_context,
        op: mpt_op,
        out: *mut mpt_cast_class,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_cast_cache_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_cast_cache_info>(),
        56usize,
        concat!("Size of: ", stringify!(mpt_cast_cache_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_cast_cache_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_cast_cache_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cast_cache_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cast_cache_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cast_cache_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cast_cache_info),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_hits() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cast_cache_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).hits) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cast_cache_info),
                "::",
                stringify!(hits)
            )
        );
    }
    test_field_hits();
    fn test_field_misses() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cast_cache_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).misses) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cast_cache_info),
                "::",
                stringify!(misses)
            )
        );
    }
    test_field_misses();
    fn test_field_stale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cast_cache_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).stale) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cast_cache_info),
                "::",
                stringify!(stale)
            )
        );
    }
    test_field_stale();
    fn test_field_evictions() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cast_cache_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).evictions) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cast_cache_info),
                "::",
                stringify!(evictions)
            )
        );
    }
    test_field_evictions();
    fn test_field_entries() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cast_cache_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).entries) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cast_cache_info),
                "::",
                stringify!(entries)
            )
        );
    }
    test_field_entries();
    fn test_field_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cast_cache_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bytes) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cast_cache_info),
                "::",
                stringify!(bytes)
            )
        );
    }
    test_field_bytes();
}
extern "C" {
    pub fn mpt_autocast_get_cache_info(
        context: mpt_context,
        out: *mut mpt_cast_cache_info,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_op_from_name(
        context: mpt_context,
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_op,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_op_name(context: mpt_context, op: mpt_op) -> *const ::std::os::raw::c_char;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_op_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_op_info>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_op_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_op_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_op_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_cast_class() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cast_class) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_info),
                "::",
                stringify!(cast_class)
            )
        );
    }
    test_field_cast_class();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_info),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
    fn test_field_inputs() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).inputs) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_info),
                "::",
                stringify!(inputs)
            )
        );
    }
    test_field_inputs();
    fn test_field_outputs() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).outputs) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_info),
                "::",
                stringify!(outputs)
            )
        );
    }
    test_field_outputs();
    fn test_field_params() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).params) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_info),
                "::",
                stringify!(params)
            )
        );
    }
    test_field_params();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_info),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
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
#[test]
fn bindgen_test_layout_mpt_op_param() {
    assert_eq!(
        ::std::mem::size_of::<mpt_op_param>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_op_param))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_op_param>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_op_param))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_param>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_param),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_kind() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_param>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kind) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_param),
                "::",
                stringify!(kind)
            )
        );
    }
    test_field_kind();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_param>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_param),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
    fn test_field_c_type() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_param>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).c_type) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_param),
                "::",
                stringify!(c_type)
            )
        );
    }
    test_field_c_type();
    fn test_field_optional() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_param>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).optional) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_param),
                "::",
                stringify!(optional)
            )
        );
    }
    test_field_optional();
    fn test_field_length() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_op_param>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).length) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_op_param),
                "::",
                stringify!(length)
            )
        );
    }
    test_field_length();
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
}
#[test]
fn bindgen_test_layout_mpt_attr() {
    assert_eq!(
        ::std::mem::size_of::<mpt_attr>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_attr))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_attr>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_attr))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attr>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attr),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_kind() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attr>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kind) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attr),
                "::",
                stringify!(kind)
            )
        );
    }
    test_field_kind();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attr>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attr),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
    fn test_field_integer() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attr>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).integer) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attr),
                "::",
                stringify!(integer)
            )
        );
    }
    test_field_integer();
    fn test_field_number() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attr>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).number) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attr),
                "::",
                stringify!(number)
            )
        );
    }
    test_field_number();
    fn test_field_integers() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attr>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).integers) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attr),
                "::",
                stringify!(integers)
            )
        );
    }
    test_field_integers();
    fn test_field_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attr>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).count) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attr),
                "::",
                stringify!(count)
            )
        );
    }
    test_field_count();
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
    pub in_count: i32,
    pub out_count: i32,
    pub cast_class: mpt_cast_class,
    pub next: *const mpt_chain,
    pub name: *const ::std::os::raw::c_char,
    pub forward: mpt_forward_fn,
    pub backward: mpt_custom_backward,
    pub user: *mut ::std::os::raw::c_void,
    pub done: mpt_done_fn,
    pub advice: *const ::std::os::raw::c_char,
    pub in_scope: mpt_bool32,
    pub reserved: i32,
}
#[test]
fn bindgen_test_layout_mpt_custom_op_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_custom_op_desc>(),
        80usize,
        concat!("Size of: ", stringify!(mpt_custom_op_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_custom_op_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_custom_op_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_in_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).in_count) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(in_count)
            )
        );
    }
    test_field_in_count();
    fn test_field_out_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).out_count) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(out_count)
            )
        );
    }
    test_field_out_count();
    fn test_field_cast_class() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cast_class) as usize - ptr as usize
            },
            12usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(cast_class)
            )
        );
    }
    test_field_cast_class();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
    fn test_field_forward() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).forward) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(forward)
            )
        );
    }
    test_field_forward();
    fn test_field_backward() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).backward) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(backward)
            )
        );
    }
    test_field_backward();
    fn test_field_user() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).user) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(user)
            )
        );
    }
    test_field_user();
    fn test_field_done() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).done) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(done)
            )
        );
    }
    test_field_done();
    fn test_field_advice() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).advice) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(advice)
            )
        );
    }
    test_field_advice();
    fn test_field_in_scope() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).in_scope) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(in_scope)
            )
        );
    }
    test_field_in_scope();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_custom_op_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            76usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_custom_op_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
}
extern "C" {
    pub fn mpt_custom_op_desc_init(desc: *mut mpt_custom_op_desc, size: usize);
}
extern "C" {
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
pub type _bindgen_ty_16 = ::std::os::raw::c_uint;
extern "C" {
    pub fn mpt_add(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_sub(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_mul(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_div(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_pow(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_maximum(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_minimum(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_remainder(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_floor_divide(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_eq(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_ne(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_lt(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_le(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_gt(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_ge(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_logical_and(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_logical_or(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_logical_xor(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_add_scalar(x: mpt_tensor, value: f64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_mul_scalar(x: mpt_tensor, value: f64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_div_scalar(x: mpt_tensor, value: f64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_rdiv_scalar(value: f64, x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_pow_scalar(x: mpt_tensor, exponent: f64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_rpow_scalar(base: f64, x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_neg(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_abs(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_sign(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_sqrt(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_rsqrt(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_square(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_exp(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_expm1(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_log(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_log1p(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_reciprocal(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_sin(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_cos(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_erf(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_floor(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_ceil(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_round(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_clamp(x: mpt_tensor, low: f64, high: f64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_relu(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_leaky_relu(x: mpt_tensor, slope: f64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_elu(x: mpt_tensor, alpha: f64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_gelu(
        x: mpt_tensor,
        approximate_tanh: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_silu(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_sigmoid(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_tanh(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_softplus(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_logical_not(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_isfinite(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_isnan(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_where(
        condition: mpt_tensor,
        a: mpt_tensor,
        b: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_masked_fill(
        x: mpt_tensor,
        mask: mpt_tensor,
        value: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_cast(x: mpt_tensor, dtype: mpt_dtype, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_clone(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_contiguous(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_detach(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_copy_into(to: mpt_tensor, from: mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_fill_into(to: mpt_tensor, value: f64) -> mpt_status;
}
extern "C" {
    pub fn mpt_add_into(to: mpt_tensor, x: mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_mul_into(to: mpt_tensor, x: mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_reshape(
        x: mpt_tensor,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_permute(
        x: mpt_tensor,
        dims: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_transpose(x: mpt_tensor, dim0: i64, dim1: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_slice(
        x: mpt_tensor,
        dim: i64,
        start: i64,
        end: i64,
        step: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_narrow(
        x: mpt_tensor,
        dim: i64,
        start: i64,
        length: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_select(x: mpt_tensor, dim: i64, index: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_squeeze(x: mpt_tensor, dim: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_unsqueeze(x: mpt_tensor, dim: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_expand(
        x: mpt_tensor,
        shape: *const i64,
        rank: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_flatten(
        x: mpt_tensor,
        start_dim: i64,
        end_dim: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_sum(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_mean(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_var(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        correction: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_std(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        correction: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_prod(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_amax(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_amin(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_max(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_min(x: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_max_dim(
        x: mpt_tensor,
        dim: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_min_dim(
        x: mpt_tensor,
        dim: i64,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_argmax(
        x: mpt_tensor,
        dim: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_argmin(
        x: mpt_tensor,
        dim: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_any(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_all(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_norm(
        x: mpt_tensor,
        p: f64,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_logsumexp(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        keepdim: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_cumsum(x: mpt_tensor, dim: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_embedding(
        index: mpt_tensor,
        weight: mpt_tensor,
        padding_idx: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_index_select(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_index_add(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        src: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_gather(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_scatter(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        src: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_scatter_add(
        x: mpt_tensor,
        dim: i64,
        index: mpt_tensor,
        src: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_one_hot(index: mpt_tensor, num_classes: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_topk(
        x: mpt_tensor,
        k: i64,
        dim: i64,
        largest: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_sort(
        x: mpt_tensor,
        dim: i64,
        descending: mpt_bool32,
        out: *mut mpt_tensor,
        out_index: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_argsort(
        x: mpt_tensor,
        dim: i64,
        descending: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_tril(x: mpt_tensor, diagonal: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_triu(x: mpt_tensor, diagonal: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_cat(
        tensors: *const mpt_tensor,
        count: i32,
        dim: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_stack(
        tensors: *const mpt_tensor,
        count: i32,
        dim: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_split(
        x: mpt_tensor,
        split_size: i64,
        dim: i64,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_split_with_sizes(
        x: mpt_tensor,
        sizes: *const i64,
        count: i32,
        dim: i64,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_chunk(
        x: mpt_tensor,
        chunks: i64,
        dim: i64,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_flip(
        x: mpt_tensor,
        dims: *const i64,
        count: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_roll(
        x: mpt_tensor,
        shifts: *const i64,
        shift_count: i32,
        dims: *const i64,
        dim_count: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_repeat(
        x: mpt_tensor,
        repeats: *const i64,
        count: i32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_pad(
        x: mpt_tensor,
        pads: *const i64,
        count: i32,
        mode: mpt_pad_mode,
        value: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_softmax(
        x: mpt_tensor,
        dim: i64,
        dtype: mpt_dtype,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_log_softmax(
        x: mpt_tensor,
        dim: i64,
        dtype: mpt_dtype,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_dropout(
        x: mpt_tensor,
        p: f64,
        training: mpt_bool32,
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
#[test]
fn bindgen_test_layout_mpt_cross_entropy_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_cross_entropy_desc>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_cross_entropy_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_cross_entropy_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_cross_entropy_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cross_entropy_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cross_entropy_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reduction() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cross_entropy_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reduction) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cross_entropy_desc),
                "::",
                stringify!(reduction)
            )
        );
    }
    test_field_reduction();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cross_entropy_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cross_entropy_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_ignore_index() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cross_entropy_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).ignore_index) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cross_entropy_desc),
                "::",
                stringify!(ignore_index)
            )
        );
    }
    test_field_ignore_index();
    fn test_field_label_smoothing() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_cross_entropy_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).label_smoothing) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_cross_entropy_desc),
                "::",
                stringify!(label_smoothing)
            )
        );
    }
    test_field_label_smoothing();
}
extern "C" {
    pub fn mpt_cross_entropy_desc_init(desc: *mut mpt_cross_entropy_desc, size: usize);
}
extern "C" {
    pub fn mpt_cross_entropy(
        input: mpt_tensor,
        target: mpt_tensor,
        weight: mpt_tensor,
        desc: *const mpt_cross_entropy_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nll_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        weight: mpt_tensor,
        desc: *const mpt_cross_entropy_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_binary_cross_entropy(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_binary_cross_entropy_with_logits(
        input: mpt_tensor,
        target: mpt_tensor,
        pos_weight: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_mse_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_l1_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_smooth_l1_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        beta: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_huber_loss(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        delta: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_kl_div(
        input: mpt_tensor,
        target: mpt_tensor,
        reduction: mpt_reduction,
        log_target: mpt_bool32,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_cosine_similarity(
        a: mpt_tensor,
        b: mpt_tensor,
        dim: i64,
        eps: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_matmul(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_bmm(a: mpt_tensor, b: mpt_tensor, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_addmm(
        input: mpt_tensor,
        a: mpt_tensor,
        b: mpt_tensor,
        beta: f64,
        alpha: f64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_conv_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_conv_desc>(),
        120usize,
        concat!("Size of: ", stringify!(mpt_conv_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_conv_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_conv_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_conv_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_activation() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).activation) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_conv_desc),
                "::",
                stringify!(activation)
            )
        );
    }
    test_field_activation();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_conv_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_stride() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).stride) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_conv_desc),
                "::",
                stringify!(stride)
            )
        );
    }
    test_field_stride();
    fn test_field_padding() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).padding) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_conv_desc),
                "::",
                stringify!(padding)
            )
        );
    }
    test_field_padding();
    fn test_field_dilation() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dilation) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_conv_desc),
                "::",
                stringify!(dilation)
            )
        );
    }
    test_field_dilation();
    fn test_field_output_padding() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).output_padding) as usize - ptr as usize
            },
            88usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_conv_desc),
                "::",
                stringify!(output_padding)
            )
        );
    }
    test_field_output_padding();
    fn test_field_groups() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).groups) as usize - ptr as usize
            },
            112usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_conv_desc),
                "::",
                stringify!(groups)
            )
        );
    }
    test_field_groups();
}
extern "C" {
    pub fn mpt_conv_desc_init(desc: *mut mpt_conv_desc, size: usize);
}
extern "C" {
    pub fn mpt_conv1d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_conv2d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_conv3d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_conv_transpose1d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_conv_transpose2d(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        stride: i64,
        padding: i64,
        desc: *const mpt_conv_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_pool_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_pool_desc>(),
        120usize,
        concat!("Size of: ", stringify!(mpt_pool_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_pool_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_pool_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_ceil_mode() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).ceil_mode) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(ceil_mode)
            )
        );
    }
    test_field_ceil_mode();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_kernel() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kernel) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(kernel)
            )
        );
    }
    test_field_kernel();
    fn test_field_stride() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).stride) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(stride)
            )
        );
    }
    test_field_stride();
    fn test_field_padding() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).padding) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(padding)
            )
        );
    }
    test_field_padding();
    fn test_field_dilation() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dilation) as usize - ptr as usize
            },
            88usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(dilation)
            )
        );
    }
    test_field_dilation();
    fn test_field_count_include_pad() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).count_include_pad) as usize - ptr as usize
            },
            112usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(count_include_pad)
            )
        );
    }
    test_field_count_include_pad();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_pool_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            116usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_pool_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
}
extern "C" {
    pub fn mpt_pool_desc_init(desc: *mut mpt_pool_desc, size: usize);
}
extern "C" {
    pub fn mpt_max_pool1d(
        x: mpt_tensor,
        kernel: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_max_pool2d(
        x: mpt_tensor,
        kernel: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_max_pool3d(
        x: mpt_tensor,
        kernel: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_avg_pool1d(
        x: mpt_tensor,
        kernel: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_avg_pool2d(
        x: mpt_tensor,
        kernel: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_avg_pool3d(
        x: mpt_tensor,
        kernel: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_adaptive_avg_pool1d(x: mpt_tensor, length: i64, out: *mut mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_adaptive_avg_pool2d(
        x: mpt_tensor,
        height: i64,
        width: i64,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_adaptive_avg_pool3d(
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
#[test]
fn bindgen_test_layout_mpt_batch_norm_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_batch_norm_desc>(),
        40usize,
        concat!("Size of: ", stringify!(mpt_batch_norm_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_batch_norm_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_batch_norm_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_batch_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_batch_norm_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_training() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_batch_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).training) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_batch_norm_desc),
                "::",
                stringify!(training)
            )
        );
    }
    test_field_training();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_batch_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_batch_norm_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_momentum() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_batch_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).momentum) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_batch_norm_desc),
                "::",
                stringify!(momentum)
            )
        );
    }
    test_field_momentum();
    fn test_field_eps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_batch_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).eps) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_batch_norm_desc),
                "::",
                stringify!(eps)
            )
        );
    }
    test_field_eps();
    fn test_field_activation() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_batch_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).activation) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_batch_norm_desc),
                "::",
                stringify!(activation)
            )
        );
    }
    test_field_activation();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_batch_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            36usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_batch_norm_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
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
#[test]
fn bindgen_test_layout_mpt_norm_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_norm_desc>(),
        24usize,
        concat!("Size of: ", stringify!(mpt_norm_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_norm_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_norm_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_norm_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_norm_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_norm_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_eps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).eps) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_norm_desc),
                "::",
                stringify!(eps)
            )
        );
    }
    test_field_eps();
}
extern "C" {
    pub fn mpt_norm_desc_init(desc: *mut mpt_norm_desc, size: usize);
}
extern "C" {
    pub fn mpt_batch_norm(
        x: mpt_tensor,
        weight: mpt_tensor,
        bias: mpt_tensor,
        running_mean: mpt_tensor,
        running_var: mpt_tensor,
        desc: *const mpt_batch_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_layer_norm(
        x: mpt_tensor,
        last_dims: i64,
        weight: mpt_tensor,
        bias: mpt_tensor,
        desc: *const mpt_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_rms_norm(
        x: mpt_tensor,
        last_dims: i64,
        weight: mpt_tensor,
        desc: *const mpt_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_group_norm(
        x: mpt_tensor,
        groups: i64,
        weight: mpt_tensor,
        bias: mpt_tensor,
        desc: *const mpt_norm_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_attention_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_attention_desc>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_attention_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_attention_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_attention_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attention_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_causal() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).causal) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attention_desc),
                "::",
                stringify!(causal)
            )
        );
    }
    test_field_causal();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attention_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_dropout_p() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dropout_p) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attention_desc),
                "::",
                stringify!(dropout_p)
            )
        );
    }
    test_field_dropout_p();
    fn test_field_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scale) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_attention_desc),
                "::",
                stringify!(scale)
            )
        );
    }
    test_field_scale();
}
extern "C" {
    pub fn mpt_attention_desc_init(desc: *mut mpt_attention_desc, size: usize);
}
extern "C" {
    pub fn mpt_scaled_dot_product_attention(
        query: mpt_tensor,
        key: mpt_tensor,
        value: mpt_tensor,
        mask: mpt_tensor,
        desc: *const mpt_attention_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_self_attention(
        qkv: mpt_tensor,
        heads: i64,
        kv_heads: i64,
        mask: mpt_tensor,
        desc: *const mpt_attention_desc,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
}
extern "C" {
    pub fn mpt_gru_cell(
        x: mpt_tensor,
        h: mpt_tensor,
        weight_ih: mpt_tensor,
        weight_hh: mpt_tensor,
        bias_ih: mpt_tensor,
        bias_hh: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_rnn_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_rnn_desc>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_rnn_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_rnn_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_rnn_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_bias() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bias) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(bias)
            )
        );
    }
    test_field_bias();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_bidirectional() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bidirectional) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(bidirectional)
            )
        );
    }
    test_field_bidirectional();
    fn test_field_batch_first() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).batch_first) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(batch_first)
            )
        );
    }
    test_field_batch_first();
    fn test_field_training() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).training) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(training)
            )
        );
    }
    test_field_training();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_layers() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).layers) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(layers)
            )
        );
    }
    test_field_layers();
    fn test_field_dropout() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_rnn_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dropout) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_rnn_desc),
                "::",
                stringify!(dropout)
            )
        );
    }
    test_field_dropout();
}
extern "C" {
    pub fn mpt_rnn_desc_init(desc: *mut mpt_rnn_desc, size: usize);
}
extern "C" {
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
}
extern "C" {
    pub fn mpt_gru(
        x: mpt_tensor,
        h0: mpt_tensor,
        weights: *const mpt_tensor,
        count: i32,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_tensor,
        out_h: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
    pub vectors_f32: mpt_bool32,
    pub master: mpt_master,
    pub scaling: mpt_scaling,
    pub static_scale: f64,
    pub min_loss_scale: f64,
    pub max_loss_scale: f64,
    pub batch_norm_f32: mpt_bool32,
    pub profile: mpt_profile,
    pub alias: i32,
    pub reserved: i32,
    pub cost_rule: mpt_bool32,
    pub reserved2: i32,
}
#[test]
fn bindgen_test_layout_mpt_precision() {
    assert_eq!(
        ::std::mem::size_of::<mpt_precision>(),
        88usize,
        concat!("Size of: ", stringify!(mpt_precision))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_precision>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_precision))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_param() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).param) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(param)
            )
        );
    }
    test_field_param();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_compute() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).compute) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(compute)
            )
        );
    }
    test_field_compute();
    fn test_field_grad() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).grad) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(grad)
            )
        );
    }
    test_field_grad();
    fn test_field_output() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).output) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(output)
            )
        );
    }
    test_field_output();
    fn test_field_vectors_f32() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).vectors_f32) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(vectors_f32)
            )
        );
    }
    test_field_vectors_f32();
    fn test_field_master() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).master) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(master)
            )
        );
    }
    test_field_master();
    fn test_field_scaling() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scaling) as usize - ptr as usize
            },
            36usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(scaling)
            )
        );
    }
    test_field_scaling();
    fn test_field_static_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).static_scale) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(static_scale)
            )
        );
    }
    test_field_static_scale();
    fn test_field_min_loss_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).min_loss_scale) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(min_loss_scale)
            )
        );
    }
    test_field_min_loss_scale();
    fn test_field_max_loss_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).max_loss_scale) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(max_loss_scale)
            )
        );
    }
    test_field_max_loss_scale();
    fn test_field_batch_norm_f32() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).batch_norm_f32) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(batch_norm_f32)
            )
        );
    }
    test_field_batch_norm_f32();
    fn test_field_profile() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).profile) as usize - ptr as usize
            },
            68usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(profile)
            )
        );
    }
    test_field_profile();
    fn test_field_alias() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).alias) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(alias)
            )
        );
    }
    test_field_alias();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            76usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_cost_rule() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cost_rule) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(cost_rule)
            )
        );
    }
    test_field_cost_rule();
    fn test_field_reserved2() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_precision>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved2) as usize - ptr as usize
            },
            84usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_precision),
                "::",
                stringify!(reserved2)
            )
        );
    }
    test_field_reserved2();
}
extern "C" {
    pub fn mpt_precision_init(precision: *mut mpt_precision, size: usize);
}
extern "C" {
    pub fn mpt_precision_from_name(
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_precision,
        size: usize,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_precision_push(context: mpt_context, precision: *const mpt_precision) -> mpt_status;
}
extern "C" {
    pub fn mpt_precision_pop(context: mpt_context) -> mpt_status;
}
extern "C" {
    pub fn mpt_precision_input(
        precision: *const mpt_precision,
        tensor: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_precision_output(
        precision: *const mpt_precision,
        tensor: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_create(context: mpt_context, out: *mut mpt_params) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_retain(params: mpt_params) -> mpt_params;
}
extern "C" {
    pub fn mpt_params_release(params: mpt_params);
}
extern "C" {
    pub fn mpt_params_add(
        params: mpt_params,
        name: *const ::std::os::raw::c_char,
        tensor: mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_add_buffer(
        params: mpt_params,
        name: *const ::std::os::raw::c_char,
        tensor: mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_mark_batch_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_get(
        params: mpt_params,
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_params_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_params_info>(),
        56usize,
        concat!("Size of: ", stringify!(mpt_params_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_params_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_params_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_info),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_tensors() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).tensors) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_info),
                "::",
                stringify!(tensors)
            )
        );
    }
    test_field_tensors();
    fn test_field_buffers() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).buffers) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_info),
                "::",
                stringify!(buffers)
            )
        );
    }
    test_field_buffers();
    fn test_field_elements() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).elements) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_info),
                "::",
                stringify!(elements)
            )
        );
    }
    test_field_elements();
    fn test_field_trainable() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).trainable) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_info),
                "::",
                stringify!(trainable)
            )
        );
    }
    test_field_trainable();
    fn test_field_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bytes) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_info),
                "::",
                stringify!(bytes)
            )
        );
    }
    test_field_bytes();
    fn test_field_grad_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).grad_bytes) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_info),
                "::",
                stringify!(grad_bytes)
            )
        );
    }
    test_field_grad_bytes();
}
extern "C" {
    pub fn mpt_params_get_info(params: mpt_params, out: *mut mpt_params_info) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_freeze(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        on: mpt_bool32,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_zero_grad(params: mpt_params) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_set_precision(
        params: mpt_params,
        precision: *const mpt_precision,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_get_precision(params: mpt_params, out: *mut mpt_precision) -> mpt_status;
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_clip_desc {
    pub struct_size: u32,
    pub error_if_nonfinite: mpt_bool32,
    pub next: *const mpt_chain,
    pub norm_type: f64,
}
#[test]
fn bindgen_test_layout_mpt_clip_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_clip_desc>(),
        24usize,
        concat!("Size of: ", stringify!(mpt_clip_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_clip_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_clip_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_clip_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_clip_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_error_if_nonfinite() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_clip_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).error_if_nonfinite) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_clip_desc),
                "::",
                stringify!(error_if_nonfinite)
            )
        );
    }
    test_field_error_if_nonfinite();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_clip_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_clip_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_norm_type() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_clip_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).norm_type) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_clip_desc),
                "::",
                stringify!(norm_type)
            )
        );
    }
    test_field_norm_type();
}
extern "C" {
    pub fn mpt_clip_desc_init(desc: *mut mpt_clip_desc, size: usize);
}
extern "C" {
    pub fn mpt_params_clip_grad_norm(
        params: mpt_params,
        max_norm: f64,
        desc: *const mpt_clip_desc,
        norm: *mut f64,
    ) -> mpt_status;
}
extern "C" {
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
    pub momentum: f64,
    pub dampening: f64,
    pub beta1: f64,
    pub beta2: f64,
    pub eps: f64,
    pub alpha: f64,
    pub lr_decay: f64,
    pub initial_accumulator: f64,
    pub nesterov: mpt_bool32,
    pub amsgrad: mpt_bool32,
    pub centered: mpt_bool32,
    pub maximize: mpt_bool32,
    pub beta3: f64,
    pub alpha_warmup: i64,
    pub beta3_warmup: i64,
    pub trust_coefficient: f64,
    pub beta2_decay: f64,
    pub min_rms: f64,
    pub clip_threshold: f64,
    pub trust_clip: mpt_bool32,
    pub state_bits: i32,
    pub state_block: i32,
    pub reserved: i32,
    pub state_min: i64,
}
#[test]
fn bindgen_test_layout_mpt_optimizer_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_optimizer_desc>(),
        192usize,
        concat!("Size of: ", stringify!(mpt_optimizer_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_optimizer_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_optimizer_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_kind() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kind) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(kind)
            )
        );
    }
    test_field_kind();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_lr() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).lr) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(lr)
            )
        );
    }
    test_field_lr();
    fn test_field_weight_decay() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).weight_decay) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(weight_decay)
            )
        );
    }
    test_field_weight_decay();
    fn test_field_momentum() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).momentum) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(momentum)
            )
        );
    }
    test_field_momentum();
    fn test_field_dampening() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dampening) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(dampening)
            )
        );
    }
    test_field_dampening();
    fn test_field_beta1() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).beta1) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(beta1)
            )
        );
    }
    test_field_beta1();
    fn test_field_beta2() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).beta2) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(beta2)
            )
        );
    }
    test_field_beta2();
    fn test_field_eps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).eps) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(eps)
            )
        );
    }
    test_field_eps();
    fn test_field_alpha() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).alpha) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(alpha)
            )
        );
    }
    test_field_alpha();
    fn test_field_lr_decay() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).lr_decay) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(lr_decay)
            )
        );
    }
    test_field_lr_decay();
    fn test_field_initial_accumulator() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).initial_accumulator) as usize - ptr as usize
            },
            88usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(initial_accumulator)
            )
        );
    }
    test_field_initial_accumulator();
    fn test_field_nesterov() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).nesterov) as usize - ptr as usize
            },
            96usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(nesterov)
            )
        );
    }
    test_field_nesterov();
    fn test_field_amsgrad() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).amsgrad) as usize - ptr as usize
            },
            100usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(amsgrad)
            )
        );
    }
    test_field_amsgrad();
    fn test_field_centered() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).centered) as usize - ptr as usize
            },
            104usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(centered)
            )
        );
    }
    test_field_centered();
    fn test_field_maximize() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).maximize) as usize - ptr as usize
            },
            108usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(maximize)
            )
        );
    }
    test_field_maximize();
    fn test_field_beta3() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).beta3) as usize - ptr as usize
            },
            112usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(beta3)
            )
        );
    }
    test_field_beta3();
    fn test_field_alpha_warmup() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).alpha_warmup) as usize - ptr as usize
            },
            120usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(alpha_warmup)
            )
        );
    }
    test_field_alpha_warmup();
    fn test_field_beta3_warmup() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).beta3_warmup) as usize - ptr as usize
            },
            128usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(beta3_warmup)
            )
        );
    }
    test_field_beta3_warmup();
    fn test_field_trust_coefficient() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).trust_coefficient) as usize - ptr as usize
            },
            136usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(trust_coefficient)
            )
        );
    }
    test_field_trust_coefficient();
    fn test_field_beta2_decay() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).beta2_decay) as usize - ptr as usize
            },
            144usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(beta2_decay)
            )
        );
    }
    test_field_beta2_decay();
    fn test_field_min_rms() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).min_rms) as usize - ptr as usize
            },
            152usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(min_rms)
            )
        );
    }
    test_field_min_rms();
    fn test_field_clip_threshold() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).clip_threshold) as usize - ptr as usize
            },
            160usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(clip_threshold)
            )
        );
    }
    test_field_clip_threshold();
    fn test_field_trust_clip() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).trust_clip) as usize - ptr as usize
            },
            168usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(trust_clip)
            )
        );
    }
    test_field_trust_clip();
    fn test_field_state_bits() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).state_bits) as usize - ptr as usize
            },
            172usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(state_bits)
            )
        );
    }
    test_field_state_bits();
    fn test_field_state_block() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).state_block) as usize - ptr as usize
            },
            176usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(state_block)
            )
        );
    }
    test_field_state_block();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            180usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_state_min() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).state_min) as usize - ptr as usize
            },
            184usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_desc),
                "::",
                stringify!(state_min)
            )
        );
    }
    test_field_state_min();
}
extern "C" {
    pub fn mpt_sgd_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_adam_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_adamw_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_rmsprop_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_adagrad_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_lion_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_ademamix_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_lamb_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_lars_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_novograd_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_adafactor_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_sparse_adam_desc_init(desc: *mut mpt_optimizer_desc, size: usize);
}
extern "C" {
    pub fn mpt_optimizer_create(
        params: mpt_params,
        desc: *const mpt_optimizer_desc,
        out: *mut mpt_optimizer,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_optimizer_retain(optimizer: mpt_optimizer) -> mpt_optimizer;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_selection() {
    assert_eq!(
        ::std::mem::size_of::<mpt_selection>(),
        40usize,
        concat!("Size of: ", stringify!(mpt_selection))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_selection>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_selection))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_selection>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_selection),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_selection>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_selection),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_selection>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_selection),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_prefix() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_selection>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).prefix) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_selection),
                "::",
                stringify!(prefix)
            )
        );
    }
    test_field_prefix();
    fn test_field_suffix() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_selection>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).suffix) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_selection),
                "::",
                stringify!(suffix)
            )
        );
    }
    test_field_suffix();
    fn test_field_min_rank() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_selection>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).min_rank) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_selection),
                "::",
                stringify!(min_rank)
            )
        );
    }
    test_field_min_rank();
    fn test_field_max_rank() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_selection>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).max_rank) as usize - ptr as usize
            },
            36usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_selection),
                "::",
                stringify!(max_rank)
            )
        );
    }
    test_field_max_rank();
}
extern "C" {
    pub fn mpt_selection_init(selection: *mut mpt_selection, size: usize);
}
extern "C" {
    pub fn mpt_optimizer_add_group(
        optimizer: mpt_optimizer,
        selection: *const mpt_selection,
        desc: *const mpt_optimizer_desc,
        group: *mut i32,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_optimizer_get_group(
        optimizer: mpt_optimizer,
        group: i32,
        out: *mut mpt_optimizer_desc,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_optimizer_set_group(
        optimizer: mpt_optimizer,
        group: i32,
        desc: *const mpt_optimizer_desc,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_optimizer_set_lr(optimizer: mpt_optimizer, group: i32, lr: f64) -> mpt_status;
}
extern "C" {
    pub fn mpt_optimizer_get_lr(optimizer: mpt_optimizer, group: i32, lr: *mut f64) -> mpt_status;
}
extern "C" {
    pub fn mpt_optimizer_step(optimizer: mpt_optimizer) -> mpt_status;
}
extern "C" {
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
}
#[test]
fn bindgen_test_layout_mpt_optimizer_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_optimizer_info>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_optimizer_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_optimizer_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_optimizer_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_groups() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).groups) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_info),
                "::",
                stringify!(groups)
            )
        );
    }
    test_field_groups();
    fn test_field_steps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).steps) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_info),
                "::",
                stringify!(steps)
            )
        );
    }
    test_field_steps();
    fn test_field_parameters() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).parameters) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_info),
                "::",
                stringify!(parameters)
            )
        );
    }
    test_field_parameters();
    fn test_field_state_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_optimizer_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).state_bytes) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_optimizer_info),
                "::",
                stringify!(state_bytes)
            )
        );
    }
    test_field_state_bytes();
}
extern "C" {
    pub fn mpt_optimizer_get_info(
        optimizer: mpt_optimizer,
        out: *mut mpt_optimizer_info,
    ) -> mpt_status;
}
extern "C" {
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
}
#[test]
fn bindgen_test_layout_mpt_schedule_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_schedule_desc>(),
        128usize,
        concat!("Size of: ", stringify!(mpt_schedule_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_schedule_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_schedule_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_kind() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kind) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(kind)
            )
        );
    }
    test_field_kind();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_warmup_steps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).warmup_steps) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(warmup_steps)
            )
        );
    }
    test_field_warmup_steps();
    fn test_field_total_steps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).total_steps) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(total_steps)
            )
        );
    }
    test_field_total_steps();
    fn test_field_end_factor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).end_factor) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(end_factor)
            )
        );
    }
    test_field_end_factor();
    fn test_field_step_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).step_size) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(step_size)
            )
        );
    }
    test_field_step_size();
    fn test_field_gamma() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).gamma) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(gamma)
            )
        );
    }
    test_field_gamma();
    fn test_field_pct_start() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).pct_start) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(pct_start)
            )
        );
    }
    test_field_pct_start();
    fn test_field_div_factor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).div_factor) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(div_factor)
            )
        );
    }
    test_field_div_factor();
    fn test_field_final_div_factor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).final_div_factor) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(final_div_factor)
            )
        );
    }
    test_field_final_div_factor();
    fn test_field_base_momentum() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).base_momentum) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(base_momentum)
            )
        );
    }
    test_field_base_momentum();
    fn test_field_max_momentum() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).max_momentum) as usize - ptr as usize
            },
            88usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(max_momentum)
            )
        );
    }
    test_field_max_momentum();
    fn test_field_cycle_momentum() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cycle_momentum) as usize - ptr as usize
            },
            96usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(cycle_momentum)
            )
        );
    }
    test_field_cycle_momentum();
    fn test_field_linear_anneal() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).linear_anneal) as usize - ptr as usize
            },
            100usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(linear_anneal)
            )
        );
    }
    test_field_linear_anneal();
    fn test_field_factor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).factor) as usize - ptr as usize
            },
            104usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(factor)
            )
        );
    }
    test_field_factor();
    fn test_field_user() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).user) as usize - ptr as usize
            },
            112usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(user)
            )
        );
    }
    test_field_user();
    fn test_field_done() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_schedule_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).done) as usize - ptr as usize
            },
            120usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_schedule_desc),
                "::",
                stringify!(done)
            )
        );
    }
    test_field_done();
}
extern "C" {
    pub fn mpt_schedule_desc_init(desc: *mut mpt_schedule_desc, size: usize);
}
extern "C" {
    pub fn mpt_optimizer_set_schedule(
        optimizer: mpt_optimizer,
        desc: *const mpt_schedule_desc,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_trace_begin(context: mpt_context) -> mpt_status;
}
extern "C" {
    pub fn mpt_trace_begin_dry(context: mpt_context) -> mpt_status;
}
extern "C" {
    pub fn mpt_trace_end(context: mpt_context) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_trace_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_trace_info>(),
        56usize,
        concat!("Size of: ", stringify!(mpt_trace_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_trace_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_trace_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_on() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).on) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_info),
                "::",
                stringify!(on)
            )
        );
    }
    test_field_on();
    fn test_field_ops() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).ops) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_info),
                "::",
                stringify!(ops)
            )
        );
    }
    test_field_ops();
    fn test_field_casts() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).casts) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_info),
                "::",
                stringify!(casts)
            )
        );
    }
    test_field_casts();
    fn test_field_kernels() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kernels) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_info),
                "::",
                stringify!(kernels)
            )
        );
    }
    test_field_kernels();
    fn test_field_hazards() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).hazards) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_info),
                "::",
                stringify!(hazards)
            )
        );
    }
    test_field_hazards();
    fn test_field_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bytes) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_info),
                "::",
                stringify!(bytes)
            )
        );
    }
    test_field_bytes();
    fn test_field_cast_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cast_bytes) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_info),
                "::",
                stringify!(cast_bytes)
            )
        );
    }
    test_field_cast_bytes();
}
extern "C" {
    pub fn mpt_trace_get_info(context: mpt_context, out: *mut mpt_trace_info) -> mpt_status;
}
pub type mpt_trace_phase = i32;
pub const MPT_TRACE_FORWARD: _bindgen_ty_22 = 0;
pub const MPT_TRACE_BACKWARD: _bindgen_ty_22 = 1;
pub const MPT_TRACE_STEP: _bindgen_ty_22 = 2;
pub const MPT_TRACE_HOST: _bindgen_ty_22 = 3;
pub type _bindgen_ty_22 = ::std::os::raw::c_uint;
pub type mpt_why = i32;
pub const MPT_WHY_OWN: _bindgen_ty_23 = 0;
pub const MPT_WHY_PROFILE: _bindgen_ty_23 = 1;
pub const MPT_WHY_CHANGED: _bindgen_ty_23 = 2;
pub const MPT_WHY_COST: _bindgen_ty_23 = 3;
pub const MPT_WHY_OFF: _bindgen_ty_23 = 4;
pub type _bindgen_ty_23 = ::std::os::raw::c_uint;
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
#[test]
fn bindgen_test_layout_mpt_trace_op() {
    assert_eq!(
        ::std::mem::size_of::<mpt_trace_op>(),
        56usize,
        concat!("Size of: ", stringify!(mpt_trace_op))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_trace_op>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_trace_op))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_phase() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).phase) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(phase)
            )
        );
    }
    test_field_phase();
    fn test_field_op() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).op) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(op)
            )
        );
    }
    test_field_op();
    fn test_field_cast_class() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cast_class) as usize - ptr as usize
            },
            12usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(cast_class)
            )
        );
    }
    test_field_cast_class();
    fn test_field_why() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).why) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(why)
            )
        );
    }
    test_field_why();
    fn test_field_scope() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scope) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(scope)
            )
        );
    }
    test_field_scope();
    fn test_field_inputs() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).inputs) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(inputs)
            )
        );
    }
    test_field_inputs();
    fn test_field_casts() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).casts) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(casts)
            )
        );
    }
    test_field_casts();
    fn test_field_kernels() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kernels) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(kernels)
            )
        );
    }
    test_field_kernels();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            36usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bytes) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(bytes)
            )
        );
    }
    test_field_bytes();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_op>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_op),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
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
#[test]
fn bindgen_test_layout_mpt_trace_tensor() {
    assert_eq!(
        ::std::mem::size_of::<mpt_trace_tensor>(),
        88usize,
        concat!("Size of: ", stringify!(mpt_trace_tensor))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_trace_tensor>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_trace_tensor))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_tensor>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_tensor),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_dtype() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_tensor>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dtype) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_tensor),
                "::",
                stringify!(dtype)
            )
        );
    }
    test_field_dtype();
    fn test_field_rank() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_tensor>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).rank) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_tensor),
                "::",
                stringify!(rank)
            )
        );
    }
    test_field_rank();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_tensor>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            12usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_tensor),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_shape() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_tensor>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).shape) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_tensor),
                "::",
                stringify!(shape)
            )
        );
    }
    test_field_shape();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_tensor>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_tensor),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
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
pub const MPT_TRACE_CAST_MADE: _bindgen_ty_24 = 0;
pub const MPT_TRACE_CAST_HIT: _bindgen_ty_24 = 1;
pub const MPT_TRACE_CAST_REFRESHED: _bindgen_ty_24 = 2;
pub const MPT_TRACE_CAST_MISSED: _bindgen_ty_24 = 3;
pub const MPT_TRACE_CAST_READ: _bindgen_ty_24 = 4;
pub type _bindgen_ty_24 = ::std::os::raw::c_uint;
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
#[test]
fn bindgen_test_layout_mpt_trace_cast() {
    assert_eq!(
        ::std::mem::size_of::<mpt_trace_cast>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_trace_cast))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_trace_cast>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_trace_cast))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_cast>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_cast),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_cache() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_cast>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).cache) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_cast),
                "::",
                stringify!(cache)
            )
        );
    }
    test_field_cache();
    fn test_field_op() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_cast>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).op) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_cast),
                "::",
                stringify!(op)
            )
        );
    }
    test_field_op();
    fn test_field_from() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_cast>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).from) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_cast),
                "::",
                stringify!(from)
            )
        );
    }
    test_field_from();
    fn test_field_to() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_cast>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).to) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_cast),
                "::",
                stringify!(to)
            )
        );
    }
    test_field_to();
    fn test_field_elements() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_cast>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).elements) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_cast),
                "::",
                stringify!(elements)
            )
        );
    }
    test_field_elements();
    fn test_field_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_cast>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bytes) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_cast),
                "::",
                stringify!(bytes)
            )
        );
    }
    test_field_bytes();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_cast>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_cast),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
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
#[test]
fn bindgen_test_layout_mpt_trace_kernel() {
    assert_eq!(
        ::std::mem::size_of::<mpt_trace_kernel>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_trace_kernel))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_trace_kernel>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_trace_kernel))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_kernel>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_kernel),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_kernel>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_kernel),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_op() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_kernel>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).op) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_kernel),
                "::",
                stringify!(op)
            )
        );
    }
    test_field_op();
    fn test_field_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_kernel>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bytes) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_kernel),
                "::",
                stringify!(bytes)
            )
        );
    }
    test_field_bytes();
    fn test_field_operands() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_kernel>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).operands) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_kernel),
                "::",
                stringify!(operands)
            )
        );
    }
    test_field_operands();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_kernel>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_kernel),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
    fn test_field_refused() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_kernel>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).refused) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_kernel),
                "::",
                stringify!(refused)
            )
        );
    }
    test_field_refused();
}
extern "C" {
    pub fn mpt_trace_get_kernel(
        context: mpt_context,
        index: i64,
        out: *mut mpt_trace_kernel,
    ) -> mpt_status;
}
pub type mpt_hazard_kind = i32;
pub const MPT_HAZARD_UNDONE: _bindgen_ty_25 = 1;
pub const MPT_HAZARD_AGAIN: _bindgen_ty_25 = 2;
pub const MPT_HAZARD_PARAMETER: _bindgen_ty_25 = 3;
pub type _bindgen_ty_25 = ::std::os::raw::c_uint;
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
#[test]
fn bindgen_test_layout_mpt_trace_hazard() {
    assert_eq!(
        ::std::mem::size_of::<mpt_trace_hazard>(),
        40usize,
        concat!("Size of: ", stringify!(mpt_trace_hazard))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_trace_hazard>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_trace_hazard))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_hazard>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_hazard),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_kind() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_hazard>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kind) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_hazard),
                "::",
                stringify!(kind)
            )
        );
    }
    test_field_kind();
    fn test_field_op() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_hazard>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).op) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_hazard),
                "::",
                stringify!(op)
            )
        );
    }
    test_field_op();
    fn test_field_from() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_hazard>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).from) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_hazard),
                "::",
                stringify!(from)
            )
        );
    }
    test_field_from();
    fn test_field_to() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_hazard>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).to) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_hazard),
                "::",
                stringify!(to)
            )
        );
    }
    test_field_to();
    fn test_field_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_hazard>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).name) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_hazard),
                "::",
                stringify!(name)
            )
        );
    }
    test_field_name();
    fn test_field_text() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_trace_hazard>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).text) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_trace_hazard),
                "::",
                stringify!(text)
            )
        );
    }
    test_field_text();
}
extern "C" {
    pub fn mpt_trace_get_hazard(
        context: mpt_context,
        index: i64,
        out: *mut mpt_trace_hazard,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_trace_text(
        context: mpt_context,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
}
pub type mpt_non_finite_phase = i32;
pub const MPT_NON_FINITE_NONE: _bindgen_ty_26 = 0;
pub const MPT_NON_FINITE_FORWARD: _bindgen_ty_26 = 1;
pub const MPT_NON_FINITE_BACKWARD: _bindgen_ty_26 = 2;
pub const MPT_NON_FINITE_INPUT: _bindgen_ty_26 = 3;
pub type _bindgen_ty_26 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_non_finite {
    pub struct_size: u32,
    pub phase: mpt_non_finite_phase,
    pub found: i64,
    pub step: i64,
    pub op: mpt_op,
    pub dtype: mpt_dtype,
    pub sequence: i64,
    pub nans: i64,
    pub infs: i64,
    pub elements: i64,
    pub op_name: *const ::std::os::raw::c_char,
    pub tensor: *const ::std::os::raw::c_char,
    pub last_finite: *const ::std::os::raw::c_char,
    pub text: *const ::std::os::raw::c_char,
    pub exact: mpt_bool32,
    pub reserved: i32,
}
#[test]
fn bindgen_test_layout_mpt_non_finite() {
    assert_eq!(
        ::std::mem::size_of::<mpt_non_finite>(),
        104usize,
        concat!("Size of: ", stringify!(mpt_non_finite))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_non_finite>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_non_finite))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_phase() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).phase) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(phase)
            )
        );
    }
    test_field_phase();
    fn test_field_found() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).found) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(found)
            )
        );
    }
    test_field_found();
    fn test_field_step() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).step) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(step)
            )
        );
    }
    test_field_step();
    fn test_field_op() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).op) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(op)
            )
        );
    }
    test_field_op();
    fn test_field_dtype() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dtype) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(dtype)
            )
        );
    }
    test_field_dtype();
    fn test_field_sequence() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).sequence) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(sequence)
            )
        );
    }
    test_field_sequence();
    fn test_field_nans() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).nans) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(nans)
            )
        );
    }
    test_field_nans();
    fn test_field_infs() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).infs) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(infs)
            )
        );
    }
    test_field_infs();
    fn test_field_elements() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).elements) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(elements)
            )
        );
    }
    test_field_elements();
    fn test_field_op_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).op_name) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(op_name)
            )
        );
    }
    test_field_op_name();
    fn test_field_tensor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).tensor) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(tensor)
            )
        );
    }
    test_field_tensor();
    fn test_field_last_finite() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).last_finite) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(last_finite)
            )
        );
    }
    test_field_last_finite();
    fn test_field_text() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).text) as usize - ptr as usize
            },
            88usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(text)
            )
        );
    }
    test_field_text();
    fn test_field_exact() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).exact) as usize - ptr as usize
            },
            96usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(exact)
            )
        );
    }
    test_field_exact();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_non_finite>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            100usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_non_finite),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
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
#[test]
fn bindgen_test_layout_mpt_tensor_stats() {
    assert_eq!(
        ::std::mem::size_of::<mpt_tensor_stats>(),
        2320usize,
        concat!("Size of: ", stringify!(mpt_tensor_stats))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_tensor_stats>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_tensor_stats))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_dtype() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dtype) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(dtype)
            )
        );
    }
    test_field_dtype();
    fn test_field_elements() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).elements) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(elements)
            )
        );
    }
    test_field_elements();
    fn test_field_zeros() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).zeros) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(zeros)
            )
        );
    }
    test_field_zeros();
    fn test_field_underflows() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).underflows) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(underflows)
            )
        );
    }
    test_field_underflows();
    fn test_field_subnormals() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).subnormals) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(subnormals)
            )
        );
    }
    test_field_subnormals();
    fn test_field_overflows() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).overflows) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(overflows)
            )
        );
    }
    test_field_overflows();
    fn test_field_infinities() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).infinities) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(infinities)
            )
        );
    }
    test_field_infinities();
    fn test_field_nans() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).nans) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(nans)
            )
        );
    }
    test_field_nans();
    fn test_field_smallest() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).smallest) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(smallest)
            )
        );
    }
    test_field_smallest();
    fn test_field_largest() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).largest) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(largest)
            )
        );
    }
    test_field_largest();
    fn test_field_exponents() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_tensor_stats>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).exponents) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_tensor_stats),
                "::",
                stringify!(exponents)
            )
        );
    }
    test_field_exponents();
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_stats_desc {
    pub struct_size: u32,
    pub dtype: mpt_dtype,
    pub next: *const mpt_chain,
    pub scale: f64,
}
#[test]
fn bindgen_test_layout_mpt_stats_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_stats_desc>(),
        24usize,
        concat!("Size of: ", stringify!(mpt_stats_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_stats_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_stats_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stats_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stats_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_dtype() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stats_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dtype) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stats_desc),
                "::",
                stringify!(dtype)
            )
        );
    }
    test_field_dtype();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stats_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stats_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stats_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scale) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stats_desc),
                "::",
                stringify!(scale)
            )
        );
    }
    test_field_scale();
}
extern "C" {
    pub fn mpt_stats_desc_init(desc: *mut mpt_stats_desc, size: usize);
}
extern "C" {
    pub fn mpt_tensor_get_stats(
        tensor: mpt_tensor,
        desc: *const mpt_stats_desc,
        out: *mut mpt_tensor_stats,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_params_get_grad_stats(
        params: mpt_params,
        desc: *const mpt_stats_desc,
        total: *mut mpt_tensor_stats,
        each: *mut mpt_tensor_stats,
        count: i32,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_scaler_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_scaler_desc>(),
        72usize,
        concat!("Size of: ", stringify!(mpt_scaler_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_scaler_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_scaler_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_enabled() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).enabled) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(enabled)
            )
        );
    }
    test_field_enabled();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_init_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).init_scale) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(init_scale)
            )
        );
    }
    test_field_init_scale();
    fn test_field_growth_factor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).growth_factor) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(growth_factor)
            )
        );
    }
    test_field_growth_factor();
    fn test_field_backoff_factor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).backoff_factor) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(backoff_factor)
            )
        );
    }
    test_field_backoff_factor();
    fn test_field_growth_interval() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).growth_interval) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(growth_interval)
            )
        );
    }
    test_field_growth_interval();
    fn test_field_min_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).min_scale) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(min_scale)
            )
        );
    }
    test_field_min_scale();
    fn test_field_max_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).max_scale) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(max_scale)
            )
        );
    }
    test_field_max_scale();
    fn test_field_hysteresis() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).hysteresis) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(hysteresis)
            )
        );
    }
    test_field_hysteresis();
    fn test_field_is_static() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).is_static) as usize - ptr as usize
            },
            68usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_desc),
                "::",
                stringify!(is_static)
            )
        );
    }
    test_field_is_static();
}
extern "C" {
    pub fn mpt_scaler_desc_init(desc: *mut mpt_scaler_desc, size: usize);
}
extern "C" {
    pub fn mpt_scaler_create(
        context: mpt_context,
        desc: *const mpt_scaler_desc,
        out: *mut mpt_scaler,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_scaler_retain(scaler: mpt_scaler) -> mpt_scaler;
}
extern "C" {
    pub fn mpt_scaler_release(scaler: mpt_scaler);
}
extern "C" {
    pub fn mpt_scaler_scale(
        scaler: mpt_scaler,
        loss: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_scaler_unscale(scaler: mpt_scaler, optimizer: mpt_optimizer) -> mpt_status;
}
extern "C" {
    pub fn mpt_scaler_step(scaler: mpt_scaler, optimizer: mpt_optimizer) -> mpt_status;
}
extern "C" {
    pub fn mpt_scaler_update(scaler: mpt_scaler) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_scaler_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_scaler_info>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_scaler_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_scaler_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_scaler_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_enabled() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).enabled) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_info),
                "::",
                stringify!(enabled)
            )
        );
    }
    test_field_enabled();
    fn test_field_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scale) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_info),
                "::",
                stringify!(scale)
            )
        );
    }
    test_field_scale();
    fn test_field_growth_tracker() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).growth_tracker) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_info),
                "::",
                stringify!(growth_tracker)
            )
        );
    }
    test_field_growth_tracker();
    fn test_field_hysteresis_left() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).hysteresis_left) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_info),
                "::",
                stringify!(hysteresis_left)
            )
        );
    }
    test_field_hysteresis_left();
    fn test_field_updates() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).updates) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_info),
                "::",
                stringify!(updates)
            )
        );
    }
    test_field_updates();
    fn test_field_skipped() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).skipped) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_info),
                "::",
                stringify!(skipped)
            )
        );
    }
    test_field_skipped();
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
#[test]
fn bindgen_test_layout_mpt_scaler_state() {
    assert_eq!(
        ::std::mem::size_of::<mpt_scaler_state>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_scaler_state))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_scaler_state>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_scaler_state))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_state>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_state),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_hysteresis_left() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_state>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).hysteresis_left) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_state),
                "::",
                stringify!(hysteresis_left)
            )
        );
    }
    test_field_hysteresis_left();
    fn test_field_scale() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_state>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scale) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_state),
                "::",
                stringify!(scale)
            )
        );
    }
    test_field_scale();
    fn test_field_growth_factor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_state>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).growth_factor) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_state),
                "::",
                stringify!(growth_factor)
            )
        );
    }
    test_field_growth_factor();
    fn test_field_backoff_factor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_state>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).backoff_factor) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_state),
                "::",
                stringify!(backoff_factor)
            )
        );
    }
    test_field_backoff_factor();
    fn test_field_growth_interval() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_state>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).growth_interval) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_state),
                "::",
                stringify!(growth_interval)
            )
        );
    }
    test_field_growth_interval();
    fn test_field_growth_tracker() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_scaler_state>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).growth_tracker) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_scaler_state),
                "::",
                stringify!(growth_tracker)
            )
        );
    }
    test_field_growth_tracker();
}
extern "C" {
    pub fn mpt_scaler_get_state(scaler: mpt_scaler, out: *mut mpt_scaler_state) -> mpt_status;
}
extern "C" {
    pub fn mpt_scaler_set_state(scaler: mpt_scaler, state: *const mpt_scaler_state) -> mpt_status;
}
extern "C" {
    pub fn mpt_scaler_state_to_json(
        scaler: mpt_scaler,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_scaler_state_from_json(
        scaler: mpt_scaler,
        text: *const ::std::os::raw::c_char,
    ) -> mpt_status;
}
pub type mpt_clip_over = i32;
pub const MPT_CLIP_GLOBAL: _bindgen_ty_27 = 0;
pub const MPT_CLIP_OPTIMIZER: _bindgen_ty_27 = 1;
pub const MPT_CLIP_GROUP: _bindgen_ty_27 = 2;
pub type _bindgen_ty_27 = ::std::os::raw::c_uint;
pub type mpt_skip = i32;
pub const MPT_SKIP_ALONE: _bindgen_ty_28 = 0;
pub const MPT_SKIP_TOGETHER: _bindgen_ty_28 = 1;
pub type _bindgen_ty_28 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_stepper_desc {
    pub struct_size: u32,
    pub accumulate: i32,
    pub next: *const mpt_chain,
    pub scaler: mpt_scaler,
    pub clip_norm: f64,
    pub clip_value: f64,
    pub clip_over: mpt_clip_over,
    pub skip: mpt_skip,
    pub check: mpt_bool32,
    pub keep_grads: mpt_bool32,
    pub release_grads: mpt_bool32,
    pub error_if_nonfinite: mpt_bool32,
    pub clip_norm_type: f64,
    pub at_once: mpt_bool32,
    pub losses: i32,
    pub events: i32,
    pub skip_limit: i32,
}
#[test]
fn bindgen_test_layout_mpt_stepper_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_stepper_desc>(),
        88usize,
        concat!("Size of: ", stringify!(mpt_stepper_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_stepper_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_stepper_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_accumulate() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).accumulate) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(accumulate)
            )
        );
    }
    test_field_accumulate();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_scaler() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scaler) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(scaler)
            )
        );
    }
    test_field_scaler();
    fn test_field_clip_norm() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).clip_norm) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(clip_norm)
            )
        );
    }
    test_field_clip_norm();
    fn test_field_clip_value() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).clip_value) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(clip_value)
            )
        );
    }
    test_field_clip_value();
    fn test_field_clip_over() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).clip_over) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(clip_over)
            )
        );
    }
    test_field_clip_over();
    fn test_field_skip() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).skip) as usize - ptr as usize
            },
            44usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(skip)
            )
        );
    }
    test_field_skip();
    fn test_field_check() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).check) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(check)
            )
        );
    }
    test_field_check();
    fn test_field_keep_grads() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).keep_grads) as usize - ptr as usize
            },
            52usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(keep_grads)
            )
        );
    }
    test_field_keep_grads();
    fn test_field_release_grads() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).release_grads) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(release_grads)
            )
        );
    }
    test_field_release_grads();
    fn test_field_error_if_nonfinite() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).error_if_nonfinite) as usize - ptr as usize
            },
            60usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(error_if_nonfinite)
            )
        );
    }
    test_field_error_if_nonfinite();
    fn test_field_clip_norm_type() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).clip_norm_type) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(clip_norm_type)
            )
        );
    }
    test_field_clip_norm_type();
    fn test_field_at_once() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).at_once) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(at_once)
            )
        );
    }
    test_field_at_once();
    fn test_field_losses() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).losses) as usize - ptr as usize
            },
            76usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(losses)
            )
        );
    }
    test_field_losses();
    fn test_field_events() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).events) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(events)
            )
        );
    }
    test_field_events();
    fn test_field_skip_limit() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).skip_limit) as usize - ptr as usize
            },
            84usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_desc),
                "::",
                stringify!(skip_limit)
            )
        );
    }
    test_field_skip_limit();
}
extern "C" {
    pub fn mpt_stepper_desc_init(desc: *mut mpt_stepper_desc, size: usize);
}
extern "C" {
    pub fn mpt_stepper_create(
        context: mpt_context,
        precision: *const mpt_precision,
        desc: *const mpt_stepper_desc,
        out: *mut mpt_stepper,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_stepper_retain(stepper: mpt_stepper) -> mpt_stepper;
}
extern "C" {
    pub fn mpt_stepper_release(stepper: mpt_stepper);
}
extern "C" {
    pub fn mpt_stepper_add(stepper: mpt_stepper, optimizer: mpt_optimizer) -> mpt_status;
}
extern "C" {
    pub fn mpt_stepper_get_scaler(stepper: mpt_stepper, out: *mut mpt_scaler) -> mpt_status;
}
extern "C" {
    pub fn mpt_stepper_backward(stepper: mpt_stepper, loss: mpt_tensor) -> mpt_status;
}
extern "C" {
    pub fn mpt_stepper_step(stepper: mpt_stepper) -> mpt_status;
}
extern "C" {
    pub fn mpt_stepper_drop(stepper: mpt_stepper) -> mpt_status;
}
extern "C" {
    pub fn mpt_stepper_backward_loss(
        stepper: mpt_stepper,
        index: i32,
        loss: mpt_tensor,
        desc: *const mpt_backward_desc,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_stepper_get_loss_scaler(
        stepper: mpt_stepper,
        index: i32,
        out: *mut mpt_scaler,
    ) -> mpt_status;
}
pub type mpt_outcome = i32;
pub const MPT_VERDICT_APPLIED: _bindgen_ty_29 = 1;
pub const MPT_VERDICT_NON_FINITE: _bindgen_ty_29 = 2;
pub const MPT_VERDICT_TOGETHER: _bindgen_ty_29 = 3;
pub const MPT_VERDICT_NO_GRADIENT: _bindgen_ty_29 = 4;
pub const MPT_VERDICT_PARTIAL: _bindgen_ty_29 = 5;
pub type _bindgen_ty_29 = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_verdict {
    pub struct_size: u32,
    pub outcome: mpt_outcome,
    pub steps: i64,
    pub non_finite: i64,
    pub bad_parameter: *const ::std::os::raw::c_char,
    pub grad_norm: f64,
    pub scale_before: f64,
    pub scale_after: f64,
    pub loss: i32,
    pub optimizer: i32,
    pub step: i64,
    pub bad_phase: mpt_non_finite_phase,
    pub bad_op: mpt_op,
    pub bad_op_name: *const ::std::os::raw::c_char,
    pub bad_tensor: *const ::std::os::raw::c_char,
    pub bad_text: *const ::std::os::raw::c_char,
}
#[test]
fn bindgen_test_layout_mpt_verdict() {
    assert_eq!(
        ::std::mem::size_of::<mpt_verdict>(),
        104usize,
        concat!("Size of: ", stringify!(mpt_verdict))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_verdict>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_verdict))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_outcome() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).outcome) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(outcome)
            )
        );
    }
    test_field_outcome();
    fn test_field_steps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).steps) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(steps)
            )
        );
    }
    test_field_steps();
    fn test_field_non_finite() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).non_finite) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(non_finite)
            )
        );
    }
    test_field_non_finite();
    fn test_field_bad_parameter() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bad_parameter) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(bad_parameter)
            )
        );
    }
    test_field_bad_parameter();
    fn test_field_grad_norm() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).grad_norm) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(grad_norm)
            )
        );
    }
    test_field_grad_norm();
    fn test_field_scale_before() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scale_before) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(scale_before)
            )
        );
    }
    test_field_scale_before();
    fn test_field_scale_after() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scale_after) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(scale_after)
            )
        );
    }
    test_field_scale_after();
    fn test_field_loss() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).loss) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(loss)
            )
        );
    }
    test_field_loss();
    fn test_field_optimizer() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).optimizer) as usize - ptr as usize
            },
            60usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(optimizer)
            )
        );
    }
    test_field_optimizer();
    fn test_field_step() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).step) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(step)
            )
        );
    }
    test_field_step();
    fn test_field_bad_phase() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bad_phase) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(bad_phase)
            )
        );
    }
    test_field_bad_phase();
    fn test_field_bad_op() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bad_op) as usize - ptr as usize
            },
            76usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(bad_op)
            )
        );
    }
    test_field_bad_op();
    fn test_field_bad_op_name() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bad_op_name) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(bad_op_name)
            )
        );
    }
    test_field_bad_op_name();
    fn test_field_bad_tensor() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bad_tensor) as usize - ptr as usize
            },
            88usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(bad_tensor)
            )
        );
    }
    test_field_bad_tensor();
    fn test_field_bad_text() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_verdict>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bad_text) as usize - ptr as usize
            },
            96usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_verdict),
                "::",
                stringify!(bad_text)
            )
        );
    }
    test_field_bad_text();
}
extern "C" {
    pub fn mpt_stepper_get_verdict(
        stepper: mpt_stepper,
        index: i32,
        out: *mut mpt_verdict,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_scaler_get_verdict(
        scaler: mpt_scaler,
        optimizer: mpt_optimizer,
        out: *mut mpt_verdict,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_stepper_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_stepper_info>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_stepper_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_stepper_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_stepper_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_optimizers() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).optimizers) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_info),
                "::",
                stringify!(optimizers)
            )
        );
    }
    test_field_optimizers();
    fn test_field_steps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).steps) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_info),
                "::",
                stringify!(steps)
            )
        );
    }
    test_field_steps();
    fn test_field_skipped() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).skipped) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_info),
                "::",
                stringify!(skipped)
            )
        );
    }
    test_field_skipped();
    fn test_field_open() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).open) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_info),
                "::",
                stringify!(open)
            )
        );
    }
    test_field_open();
    fn test_field_events() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).events) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_info),
                "::",
                stringify!(events)
            )
        );
    }
    test_field_events();
    fn test_field_skipped_in_row() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_stepper_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).skipped_in_row) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_stepper_info),
                "::",
                stringify!(skipped_in_row)
            )
        );
    }
    test_field_skipped_in_row();
}
extern "C" {
    pub fn mpt_stepper_get_info(stepper: mpt_stepper, out: *mut mpt_stepper_info) -> mpt_status;
}
pub type mpt_line_search = i32;
pub const MPT_LINE_SEARCH_NONE: _bindgen_ty_30 = 0;
pub const MPT_LINE_SEARCH_STRONG_WOLFE: _bindgen_ty_30 = 1;
pub type _bindgen_ty_30 = ::std::os::raw::c_uint;
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
#[test]
fn bindgen_test_layout_mpt_lbfgs_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_lbfgs_desc>(),
        64usize,
        concat!("Size of: ", stringify!(mpt_lbfgs_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_lbfgs_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_lbfgs_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_line_search() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).line_search) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(line_search)
            )
        );
    }
    test_field_line_search();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_scaler() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scaler) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(scaler)
            )
        );
    }
    test_field_scaler();
    fn test_field_lr() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).lr) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(lr)
            )
        );
    }
    test_field_lr();
    fn test_field_max_iterations() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).max_iterations) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(max_iterations)
            )
        );
    }
    test_field_max_iterations();
    fn test_field_max_evaluations() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).max_evaluations) as usize - ptr as usize
            },
            36usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(max_evaluations)
            )
        );
    }
    test_field_max_evaluations();
    fn test_field_history() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).history) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(history)
            )
        );
    }
    test_field_history();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            44usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_tolerance_grad() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).tolerance_grad) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(tolerance_grad)
            )
        );
    }
    test_field_tolerance_grad();
    fn test_field_tolerance_change() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).tolerance_change) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_desc),
                "::",
                stringify!(tolerance_change)
            )
        );
    }
    test_field_tolerance_change();
}
extern "C" {
    pub fn mpt_lbfgs_desc_init(desc: *mut mpt_lbfgs_desc, size: usize);
}
extern "C" {
    pub fn mpt_lbfgs_create(
        params: mpt_params,
        desc: *const mpt_lbfgs_desc,
        out: *mut mpt_lbfgs,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_lbfgs_retain(lbfgs: mpt_lbfgs) -> mpt_lbfgs;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_lbfgs_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_lbfgs_info>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_lbfgs_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_lbfgs_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_lbfgs_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_history() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).history) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_info),
                "::",
                stringify!(history)
            )
        );
    }
    test_field_history();
    fn test_field_steps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).steps) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_info),
                "::",
                stringify!(steps)
            )
        );
    }
    test_field_steps();
    fn test_field_iterations() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).iterations) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_info),
                "::",
                stringify!(iterations)
            )
        );
    }
    test_field_iterations();
    fn test_field_evaluations() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_lbfgs_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).evaluations) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_lbfgs_info),
                "::",
                stringify!(evaluations)
            )
        );
    }
    test_field_evaluations();
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
}
extern "C" {
    pub fn mpt_module_release(module: mpt_module);
}
extern "C" {
    pub fn mpt_module_forward(
        module: mpt_module,
        x: mpt_tensor,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_module_call(
        module: mpt_module,
        in_: *const mpt_tensor,
        in_count: i32,
        out: *mut mpt_tensor,
        out_count: i32,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_module_train(module: mpt_module, on: mpt_bool32) -> mpt_status;
}
extern "C" {
    pub fn mpt_module_is_training(module: mpt_module, out: *mut mpt_bool32) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_nn_conv_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_nn_conv_desc>(),
        152usize,
        concat!("Size of: ", stringify!(mpt_nn_conv_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_nn_conv_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_nn_conv_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_activation() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).activation) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(activation)
            )
        );
    }
    test_field_activation();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_bias() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bias) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(bias)
            )
        );
    }
    test_field_bias();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_kernel() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).kernel) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(kernel)
            )
        );
    }
    test_field_kernel();
    fn test_field_stride() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).stride) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(stride)
            )
        );
    }
    test_field_stride();
    fn test_field_padding() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).padding) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(padding)
            )
        );
    }
    test_field_padding();
    fn test_field_dilation() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dilation) as usize - ptr as usize
            },
            96usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(dilation)
            )
        );
    }
    test_field_dilation();
    fn test_field_output_padding() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).output_padding) as usize - ptr as usize
            },
            120usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(output_padding)
            )
        );
    }
    test_field_output_padding();
    fn test_field_groups() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_conv_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).groups) as usize - ptr as usize
            },
            144usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_conv_desc),
                "::",
                stringify!(groups)
            )
        );
    }
    test_field_groups();
}
extern "C" {
    pub fn mpt_nn_conv_desc_init(desc: *mut mpt_nn_conv_desc, size: usize);
}
extern "C" {
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
}
extern "C" {
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
}
extern "C" {
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
}
extern "C" {
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
}
extern "C" {
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
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_nn_embedding_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_nn_embedding_desc>(),
        24usize,
        concat!("Size of: ", stringify!(mpt_nn_embedding_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_nn_embedding_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_nn_embedding_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_embedding_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_embedding_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_sparse() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_embedding_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).sparse) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_embedding_desc),
                "::",
                stringify!(sparse)
            )
        );
    }
    test_field_sparse();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_embedding_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_embedding_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_padding_idx() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_embedding_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).padding_idx) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_embedding_desc),
                "::",
                stringify!(padding_idx)
            )
        );
    }
    test_field_padding_idx();
}
extern "C" {
    pub fn mpt_nn_embedding_desc_init(desc: *mut mpt_nn_embedding_desc, size: usize);
}
extern "C" {
    pub fn mpt_nn_embedding(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        num_embeddings: i64,
        embedding_dim: i64,
        desc: *const mpt_nn_embedding_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_dropout(context: mpt_context, p: f64, out: *mut mpt_module) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_activation(
        context: mpt_context,
        activation: mpt_activation,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_flatten(context: mpt_context, out: *mut mpt_module) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_max_pool2d(
        context: mpt_context,
        kernel: i64,
        desc: *const mpt_pool_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_function(
        context: mpt_context,
        forward: mpt_forward_fn,
        user: *mut ::std::os::raw::c_void,
        done: mpt_done_fn,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
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
    pub track_running_stats: mpt_bool32,
    pub activation: mpt_activation,
    pub reserved: i32,
    pub eps: f64,
    pub momentum: f64,
}
#[test]
fn bindgen_test_layout_mpt_nn_norm_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_nn_norm_desc>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_nn_norm_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_nn_norm_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_nn_norm_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_affine() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).affine) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(affine)
            )
        );
    }
    test_field_affine();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_bias() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bias) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(bias)
            )
        );
    }
    test_field_bias();
    fn test_field_track_running_stats() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).track_running_stats) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(track_running_stats)
            )
        );
    }
    test_field_track_running_stats();
    fn test_field_activation() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).activation) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(activation)
            )
        );
    }
    test_field_activation();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_eps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).eps) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(eps)
            )
        );
    }
    test_field_eps();
    fn test_field_momentum() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_norm_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).momentum) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_norm_desc),
                "::",
                stringify!(momentum)
            )
        );
    }
    test_field_momentum();
}
extern "C" {
    pub fn mpt_nn_norm_desc_init(desc: *mut mpt_nn_norm_desc, size: usize);
}
extern "C" {
    pub fn mpt_nn_batch_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        channels: i64,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_layer_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        normalized_shape: *const i64,
        rank: i32,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_rms_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        normalized_shape: *const i64,
        rank: i32,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_group_norm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        groups: i64,
        channels: i64,
        desc: *const mpt_nn_norm_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_nn_attention_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_nn_attention_desc>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_nn_attention_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_nn_attention_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_nn_attention_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_attention_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_bias() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bias) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_attention_desc),
                "::",
                stringify!(bias)
            )
        );
    }
    test_field_bias();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_attention_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_causal() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).causal) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_attention_desc),
                "::",
                stringify!(causal)
            )
        );
    }
    test_field_causal();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_attention_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_dropout() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_attention_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dropout) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_attention_desc),
                "::",
                stringify!(dropout)
            )
        );
    }
    test_field_dropout();
}
extern "C" {
    pub fn mpt_nn_attention_desc_init(desc: *mut mpt_nn_attention_desc, size: usize);
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_nn_transformer_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_nn_transformer_desc>(),
        56usize,
        concat!("Size of: ", stringify!(mpt_nn_transformer_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_nn_transformer_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_nn_transformer_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_activation() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).activation) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(activation)
            )
        );
    }
    test_field_activation();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_norm_first() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).norm_first) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(norm_first)
            )
        );
    }
    test_field_norm_first();
    fn test_field_causal() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).causal) as usize - ptr as usize
            },
            20usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(causal)
            )
        );
    }
    test_field_causal();
    fn test_field_bias() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bias) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(bias)
            )
        );
    }
    test_field_bias();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            28usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_dim_feedforward() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dim_feedforward) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(dim_feedforward)
            )
        );
    }
    test_field_dim_feedforward();
    fn test_field_dropout() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dropout) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(dropout)
            )
        );
    }
    test_field_dropout();
    fn test_field_layer_norm_eps() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_nn_transformer_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).layer_norm_eps) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_nn_transformer_desc),
                "::",
                stringify!(layer_norm_eps)
            )
        );
    }
    test_field_layer_norm_eps();
}
extern "C" {
    pub fn mpt_nn_transformer_desc_init(desc: *mut mpt_nn_transformer_desc, size: usize);
}
extern "C" {
    pub fn mpt_nn_transformer_block(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        embed_dim: i64,
        heads: i64,
        desc: *const mpt_nn_transformer_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_lstm(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        input_size: i64,
        hidden_size: i64,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_nn_gru(
        params: mpt_params,
        prefix: *const ::std::os::raw::c_char,
        input_size: i64,
        hidden_size: i64,
        desc: *const mpt_rnn_desc,
        out: *mut mpt_module,
    ) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_metadata() {
    assert_eq!(
        ::std::mem::size_of::<mpt_metadata>(),
        24usize,
        concat!("Size of: ", stringify!(mpt_metadata))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_metadata>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_metadata))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_metadata>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_metadata),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_metadata>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_metadata),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_key() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_metadata>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).key) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_metadata),
                "::",
                stringify!(key)
            )
        );
    }
    test_field_key();
    fn test_field_value() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_metadata>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).value) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_metadata),
                "::",
                stringify!(value)
            )
        );
    }
    test_field_value();
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
}
extern "C" {
    pub fn mpt_safetensors_open(
        context: mpt_context,
        path: *const ::std::os::raw::c_char,
        out: *mut mpt_file,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_file_retain(file: mpt_file) -> mpt_file;
}
extern "C" {
    pub fn mpt_file_release(file: mpt_file);
}
extern "C" {
    pub fn mpt_file_get_count(file: mpt_file, out: *mut i64) -> mpt_status;
}
extern "C" {
    pub fn mpt_file_get_at(
        file: mpt_file,
        index: i64,
        name: *mut *const ::std::os::raw::c_char,
        info: *mut mpt_tensor_info,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_file_read(
        file: mpt_file,
        name: *const ::std::os::raw::c_char,
        out: *mut mpt_tensor,
    ) -> mpt_status;
}
extern "C" {
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
    pub dtype: mpt_dtype,
    pub metadata_count: i32,
    pub metadata: *const mpt_metadata,
}
#[test]
fn bindgen_test_layout_mpt_params_file_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_params_file_desc>(),
        48usize,
        concat!("Size of: ", stringify!(mpt_params_file_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_params_file_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_params_file_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_file_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_file_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_strict() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_file_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).strict) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_file_desc),
                "::",
                stringify!(strict)
            )
        );
    }
    test_field_strict();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_file_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_file_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_prefix() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_file_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).prefix) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_file_desc),
                "::",
                stringify!(prefix)
            )
        );
    }
    test_field_prefix();
    fn test_field_file_prefix() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_file_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).file_prefix) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_file_desc),
                "::",
                stringify!(file_prefix)
            )
        );
    }
    test_field_file_prefix();
    fn test_field_dtype() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_file_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).dtype) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_file_desc),
                "::",
                stringify!(dtype)
            )
        );
    }
    test_field_dtype();
    fn test_field_metadata_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_file_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).metadata_count) as usize - ptr as usize
            },
            36usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_file_desc),
                "::",
                stringify!(metadata_count)
            )
        );
    }
    test_field_metadata_count();
    fn test_field_metadata() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_file_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).metadata) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_file_desc),
                "::",
                stringify!(metadata)
            )
        );
    }
    test_field_metadata();
}
extern "C" {
    pub fn mpt_params_file_desc_init(desc: *mut mpt_params_file_desc, size: usize);
}
extern "C" {
    pub fn mpt_params_save(
        params: mpt_params,
        path: *const ::std::os::raw::c_char,
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
#[test]
fn bindgen_test_layout_mpt_params_load_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_params_load_info>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_params_load_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_params_load_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_params_load_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_load_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_load_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_load_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_load_info),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_loaded() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_load_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).loaded) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_load_info),
                "::",
                stringify!(loaded)
            )
        );
    }
    test_field_loaded();
    fn test_field_missing() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_load_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).missing) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_load_info),
                "::",
                stringify!(missing)
            )
        );
    }
    test_field_missing();
    fn test_field_unexpected() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_params_load_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).unexpected) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_params_load_info),
                "::",
                stringify!(unexpected)
            )
        );
    }
    test_field_unexpected();
}
extern "C" {
    pub fn mpt_params_load(
        params: mpt_params,
        path: *const ::std::os::raw::c_char,
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
#[test]
fn bindgen_test_layout_mpt_host_value() {
    assert_eq!(
        ::std::mem::size_of::<mpt_host_value>(),
        32usize,
        concat!("Size of: ", stringify!(mpt_host_value))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_host_value>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_host_value))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_host_value>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_host_value),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_host_value>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_host_value),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
    fn test_field_key() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_host_value>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).key) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_host_value),
                "::",
                stringify!(key)
            )
        );
    }
    test_field_key();
    fn test_field_data() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_host_value>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).data) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_host_value),
                "::",
                stringify!(data)
            )
        );
    }
    test_field_data();
    fn test_field_bytes() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_host_value>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).bytes) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_host_value),
                "::",
                stringify!(bytes)
            )
        );
    }
    test_field_bytes();
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct mpt_training_desc {
    pub struct_size: u32,
    pub optimizer_count: i32,
    pub next: *const mpt_chain,
    pub stepper: mpt_stepper,
    pub optimizers: *const mpt_optimizer,
    pub params: *const mpt_params,
    pub scaler: mpt_scaler,
    pub params_count: i32,
    pub value_count: i32,
    pub values: *const mpt_host_value,
    pub scalers: *const mpt_scaler,
    pub lbfgs: *const mpt_lbfgs,
    pub scaler_count: i32,
    pub lbfgs_count: i32,
    pub steppers: *const mpt_stepper,
    pub stepper_count: i32,
    pub reserved: i32,
}
#[test]
fn bindgen_test_layout_mpt_training_desc() {
    assert_eq!(
        ::std::mem::size_of::<mpt_training_desc>(),
        104usize,
        concat!("Size of: ", stringify!(mpt_training_desc))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_training_desc>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_training_desc))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_optimizer_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).optimizer_count) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(optimizer_count)
            )
        );
    }
    test_field_optimizer_count();
    fn test_field_next() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).next) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(next)
            )
        );
    }
    test_field_next();
    fn test_field_stepper() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).stepper) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(stepper)
            )
        );
    }
    test_field_stepper();
    fn test_field_optimizers() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).optimizers) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(optimizers)
            )
        );
    }
    test_field_optimizers();
    fn test_field_params() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).params) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(params)
            )
        );
    }
    test_field_params();
    fn test_field_scaler() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scaler) as usize - ptr as usize
            },
            40usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(scaler)
            )
        );
    }
    test_field_scaler();
    fn test_field_params_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).params_count) as usize - ptr as usize
            },
            48usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(params_count)
            )
        );
    }
    test_field_params_count();
    fn test_field_value_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).value_count) as usize - ptr as usize
            },
            52usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(value_count)
            )
        );
    }
    test_field_value_count();
    fn test_field_values() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).values) as usize - ptr as usize
            },
            56usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(values)
            )
        );
    }
    test_field_values();
    fn test_field_scalers() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scalers) as usize - ptr as usize
            },
            64usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(scalers)
            )
        );
    }
    test_field_scalers();
    fn test_field_lbfgs() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).lbfgs) as usize - ptr as usize
            },
            72usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(lbfgs)
            )
        );
    }
    test_field_lbfgs();
    fn test_field_scaler_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).scaler_count) as usize - ptr as usize
            },
            80usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(scaler_count)
            )
        );
    }
    test_field_scaler_count();
    fn test_field_lbfgs_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).lbfgs_count) as usize - ptr as usize
            },
            84usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(lbfgs_count)
            )
        );
    }
    test_field_lbfgs_count();
    fn test_field_steppers() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).steppers) as usize - ptr as usize
            },
            88usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(steppers)
            )
        );
    }
    test_field_steppers();
    fn test_field_stepper_count() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).stepper_count) as usize - ptr as usize
            },
            96usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(stepper_count)
            )
        );
    }
    test_field_stepper_count();
    fn test_field_reserved() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_training_desc>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).reserved) as usize - ptr as usize
            },
            100usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_training_desc),
                "::",
                stringify!(reserved)
            )
        );
    }
    test_field_reserved();
}
extern "C" {
    pub fn mpt_training_desc_init(desc: *mut mpt_training_desc, size: usize);
}
extern "C" {
    pub fn mpt_training_save(
        path: *const ::std::os::raw::c_char,
        desc: *const mpt_training_desc,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_training_load(
        path: *const ::std::os::raw::c_char,
        desc: *const mpt_training_desc,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_memory_text(
        context: mpt_context,
        text: *mut ::std::os::raw::c_char,
        size: usize,
        needed: *mut usize,
    ) -> mpt_status;
}
extern "C" {
    pub fn mpt_memory_end_step(context: mpt_context) -> mpt_status;
}
extern "C" {
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
#[test]
fn bindgen_test_layout_mpt_memory_fit_info() {
    assert_eq!(
        ::std::mem::size_of::<mpt_memory_fit_info>(),
        168usize,
        concat!("Size of: ", stringify!(mpt_memory_fit_info))
    );
    assert_eq!(
        ::std::mem::align_of::<mpt_memory_fit_info>(),
        8usize,
        concat!("Alignment of ", stringify!(mpt_memory_fit_info))
    );
    fn test_field_struct_size() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_fit_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).struct_size) as usize - ptr as usize
            },
            0usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_fit_info),
                "::",
                stringify!(struct_size)
            )
        );
    }
    test_field_struct_size();
    fn test_field_fits() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_fit_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).fits) as usize - ptr as usize
            },
            4usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_fit_info),
                "::",
                stringify!(fits)
            )
        );
    }
    test_field_fits();
    fn test_field_watched_batch() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_fit_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).watched_batch) as usize - ptr as usize
            },
            8usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_fit_info),
                "::",
                stringify!(watched_batch)
            )
        );
    }
    test_field_watched_batch();
    fn test_field_watched_peak() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_fit_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).watched_peak) as usize - ptr as usize
            },
            16usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_fit_info),
                "::",
                stringify!(watched_peak)
            )
        );
    }
    test_field_watched_peak();
    fn test_field_peak() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_fit_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).peak) as usize - ptr as usize
            },
            24usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_fit_info),
                "::",
                stringify!(peak)
            )
        );
    }
    test_field_peak();
    fn test_field_at_peak() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_fit_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).at_peak) as usize - ptr as usize
            },
            32usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_fit_info),
                "::",
                stringify!(at_peak)
            )
        );
    }
    test_field_at_peak();
    fn test_field_largest_batch() {
        assert_eq!(
            unsafe {
                let uninit = ::std::mem::MaybeUninit::<mpt_memory_fit_info>::uninit();
                let ptr = uninit.as_ptr();
                ::std::ptr::addr_of!((*ptr).largest_batch) as usize - ptr as usize
            },
            160usize,
            concat!(
                "Offset of field: ",
                stringify!(mpt_memory_fit_info),
                "::",
                stringify!(largest_batch)
            )
        );
    }
    test_field_largest_batch();
}
extern "C" {
    pub fn mpt_memory_fit(
        context: mpt_context,
        batch: i64,
        limit: usize,
        out: *mut mpt_memory_fit_info,
    ) -> mpt_status;
}
