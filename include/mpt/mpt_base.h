/* libmpt: types, status codes, errors, versions, and the contract of callbacks. The conventions of
 * mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_BASE_H
#define MPT_BASE_H

#include <stddef.h>
#include <stdint.h>

/* Linkage of the functions. Define MPT_BUILD when you compile the library itself. Define MPT_STATIC
 * when you compile or link a static library. A program that uses the shared library defines
 * neither. */
#if defined(MPT_STATIC)
#define MPT_API
#elif defined(_WIN32) && defined(MPT_BUILD)
#define MPT_API __declspec(dllexport)
#elif defined(_WIN32)
#define MPT_API __declspec(dllimport)
#elif defined(__GNUC__)
#define MPT_API __attribute__((visibility("default")))
#else
#define MPT_API
#endif

/* Marks a function whose status must be checked: the compiler warns when a call drops it. Define
 * MPT_ALLOW_UNUSED before the first include to turn the warning off. MPT_IGNORE drops the status of
 * one call. */
#if defined(MPT_ALLOW_UNUSED)
#define MPT_NODISCARD
#elif defined(__cplusplus) && __cplusplus >= 201703L
#define MPT_NODISCARD [[nodiscard]]
#elif defined(__GNUC__)
#define MPT_NODISCARD __attribute__((warn_unused_result))
#else
#define MPT_NODISCARD
#endif
/* Declares a function of the library that returns a status. */
#define MPT_CALL MPT_NODISCARD MPT_API
/* Drops the status of one call on purpose: MPT_IGNORE(mpt_scope_pop(context, NULL, 0)); */
#define MPT_IGNORE(call) ((void)!(call))

/* Follows a type that may be NULL: the type of a parameter or a field, or, before the last star,
 * the type of the value that is stored through the pointer. Everything else must not be NULL,
 * except a list whose count is 0, and `user`, which is passed on unchanged. The macro is empty and
 * serves readers and tools. Define it before the first include to give it a meaning for the
 * compiler: -DMPT_NULLABLE=_Nullable -Wno-nullability-completeness for clang, where handles are
 * pointers. The second flag accepts that other pointers have no mark. */
#ifndef MPT_NULLABLE
#define MPT_NULLABLE
#endif
/* Marks the default of a parameter, in languages that have default arguments. C has none: pass
 * every argument. A parameter that may be NULL has NULL as its default. The macro is empty and
 * serves readers and tools. */
#define MPT_DEFAULT(value)

#ifdef __cplusplus
extern "C" {
#endif

/* Version of this header: major, minor and patch number. */
#define MPT_VERSION_MAJOR 0
#define MPT_VERSION_MINOR 1
#define MPT_VERSION_PATCH 0
/* Combines the three parts of a version into one number that grows with the version: 0.1.0 is 1000,
 * and 1.2.3 is 1002003. */
#define MPT_MAKE_VERSION(major, minor, patch) ((major) * 1000000 + (minor) * 1000 + (patch))
/* Version of this header as one number. */
#define MPT_VERSION_NUMBER \
  (MPT_VERSION_MAJOR * 1000000 + MPT_VERSION_MINOR * 1000 + MPT_VERSION_PATCH)

/* ---- types ----------------------------------------------------------------------------------- */

/* Result of a call. 0 is success, a negative value is an error, and a positive value is success
 * with extra information. mpt_status_name returns the name of a status. */
typedef int32_t mpt_status;
enum {
  MPT_OK = 0,                      /* Success. */
  MPT_NOT_READY = 1,               /* The device has not finished, so the answer is not there: ask
                                      again later, or wait (mpt_stepper_wait, mpt_scaler_wait). */
  MPT_STEP_SKIPPED = 2,            /* An optimizer left its parameters unchanged. The verdict of the
                                      step gives the reason. */
  MPT_ERROR_INVALID_ARGUMENT = -1, /* An argument is out of range or contradicts another one. */
  MPT_ERROR_INVALID_HANDLE = -2,   /* A handle is NULL, stale, of another type, or of another
                                      context. */
  MPT_ERROR_OUT_OF_MEMORY = -3,    /* The memory limit is reached, or the host has no more
                                      memory. */
  MPT_ERROR_UNSUPPORTED = -4,      /* The call is valid, but not supported for these operands. */
  MPT_ERROR_SHAPE = -5,            /* A shape or an element count does not match. */
  MPT_ERROR_DTYPE = -6,            /* A dtype does not match, or is not possible here. */
  MPT_ERROR_DEVICE = -7,           /* The device does not exist or failed. */
  MPT_ERROR_STATE = -8,            /* The call is valid, but not at this moment. */
  MPT_ERROR_IO = -9,               /* Reading or writing a file failed, or its content is
                                      invalid. */
  MPT_ERROR_ABI = -10,             /* Caller and library disagree about a struct or a version. */
  MPT_ERROR_CANCELLED = -11,       /* mpt_context_cancel has ended the work. */
  MPT_ERROR_CALLBACK = -12,        /* A callback of the host reported failure, or broke its
                                      contract. */
  MPT_ERROR_INTERNAL = -13,        /* Unexpected failure inside the library: please report it. */
  MPT_ERROR_NOT_FOUND = -14,       /* The file, or the folder for a new file, does not exist. */
  MPT_ERROR_COMM = -15             /* A rank of a communicator failed, is missing, or differs. */
};

/* Type of a tensor's elements. mpt_dtype_name and mpt_dtype_size describe one. */
typedef int32_t mpt_dtype;
enum {
  MPT_DTYPE_NONE = 0, /* Not given: the default applies. */
  MPT_F32 = 1,        /* 32-bit float. */
  MPT_F64 = 2,        /* 64-bit float. */
  MPT_F16 = 3,        /* IEEE 16-bit float. */
  MPT_BF16 = 4,       /* bfloat16. */
  MPT_F8E4M3 = 5,     /* 8-bit float, for storage and conversion only. Magnitudes above 464, and
                         infinity, become NaN. */
  MPT_F8E5M2 = 6,     /* 8-bit float, for storage and conversion only. Magnitudes of 61440 and more
                         become infinity. */
  MPT_I8 = 7,         /* Signed 8-bit integer. */
  MPT_U8 = 8,         /* Unsigned 8-bit integer. */
  MPT_I32 = 9,        /* Signed 32-bit integer. */
  MPT_I64 = 10,       /* Signed 64-bit integer. */
  MPT_BOOL = 11       /* Boolean, one byte per element. */
};

/* Kind of device that a context computes on. */
typedef int32_t mpt_device;
enum {
  MPT_DEVICE_CPU = 0,    /* The CPU. */
  MPT_DEVICE_CUDA = 1,   /* A device of CUDA, of the module libmpt_cuda.so. It is built only where
                            it was asked for. */
  MPT_DEVICE_MODULE = 2, /* A device of a module that the host names: mpt_device_module. */
  MPT_DEVICE_VULKAN = 3  /* A device of Vulkan, of the module libmpt_vulkan.so. */
};

/* Severity of a message to the log hook. This version sends warnings only. */
typedef int32_t mpt_log_level;
enum {
  MPT_LOG_WARNING = 1 /* Warning. */
};

/* Boolean: 0 or 1. */
typedef int32_t mpt_bool32;
/* Number of an operation: see mpt_op_from_name. */
typedef int32_t mpt_op;

/* Largest number of dims of a tensor. It does not change within a major version. */
#define MPT_MAX_RANK 8

/* Declares a handle type. A handle has 64 bits on every platform. Where pointers have 64 bits, it
 * is a pointer to an incomplete struct, so each kind of object has its own type. Where pointers are
 * smaller, or where MPT_HANDLES_AS_INTEGERS is defined (for languages whose garbage collector
 * rejects pointers that are not addresses), it is an integer: uint64_t in C, and an enum of 64 bits
 * in C++. MPT_NULL_HANDLE is the handle of no object, in either form. */
#if !defined(MPT_HANDLES_AS_INTEGERS) && UINTPTR_MAX < UINT64_MAX
#define MPT_HANDLES_AS_INTEGERS
#endif
#if !defined(MPT_HANDLES_AS_INTEGERS)
#define MPT_HANDLE(name) typedef struct name##_s *name
#define MPT_NULL_HANDLE NULL
#elif defined(__cplusplus)
#define MPT_HANDLE(name) enum name : uint64_t {}
#define MPT_NULL_HANDLE {}
#else
#define MPT_HANDLE(name) typedef uint64_t name
#define MPT_NULL_HANDLE 0
#endif
/* Handle of a context. */
MPT_HANDLE(mpt_context);
/* Handle of a tensor. */
MPT_HANDLE(mpt_tensor);

/* Type of a struct that the `next` field of a descriptor may point to. */
typedef int32_t mpt_chain_type;
enum {
  MPT_CHAIN_THREAD_HOOKS = 1,  /* mpt_thread_hooks, accepted by mpt_hooks. */
  MPT_CHAIN_DEVICE_MODULE = 2, /* mpt_device_module, accepted by mpt_context_desc. */
  MPT_CHAIN_TIME_HOOKS = 3     /* mpt_time_hooks, accepted by mpt_hooks. */
};

/* Header of every chained struct. */
typedef struct mpt_chain {
  uint32_t struct_size;                      /* Size of the whole chained struct in bytes. */
  mpt_chain_type type;                       /* Type of the chained struct. */
  const struct mpt_chain *MPT_NULLABLE next; /* NULL, or the next struct of the chain. */
} mpt_chain;

/* ---- the library (any thread) ---------------------------------------------------------------- */

/* Returns the version of the library as one number, for comparisons: mpt_version() >=
 * MPT_MAKE_VERSION(0, 1, 2). Any thread. */
MPT_API uint32_t mpt_version(void);
/* Returns the version of the library as text, for example "0.1.0". Any thread. */
MPT_API const char *mpt_version_string(void);
/* Checks that a program may use this library. Call it once at the start:
 * mpt_check_header(MPT_VERSION_NUMBER). Any thread. Errors: ABI if the header that the program was
 * compiled with is newer than the library, or has another major version (while the major version is
 * 0, another minor version). */
MPT_CALL mpt_status mpt_check_header(uint32_t header_version);
/* Returns a feature that the library was built with, by index: "onednn 2.6.3", "openmp" and so on.
 * Returns NULL past the end: iterate from 0. Any thread. */
MPT_API const char *MPT_NULLABLE mpt_feature_name(int32_t index);
/* Returns the name of a status, for example "MPT_ERROR_SHAPE". Never returns NULL. Any thread. */
MPT_API const char *mpt_status_name(mpt_status status);
/* Returns the name of a dtype, for example "bf16". Returns "invalid" for an unknown number. Any
 * thread. */
MPT_API const char *mpt_dtype_name(mpt_dtype dtype);
/* Returns the size of one element in bytes, or 0 for an unknown number. Any thread. */
MPT_API size_t mpt_dtype_size(mpt_dtype dtype);
/* Returns the text of the latest error of this thread, or "" if there was none. Never returns NULL.
 * The text is valid until the next failing call of this thread or mpt_clear_errors. */
MPT_API const char *mpt_last_error(void);
/* Returns the status of the latest error of this thread, or 0 if there was none. */
MPT_CALL mpt_status mpt_last_error_code(void);
/* Returns the text of the first error of this thread since the thread began or since
 * mpt_clear_errors, or "" if there was none. Never returns NULL. A program that checks no status
 * finds the cause here, because later calls only report that they got NULL. */
MPT_API const char *mpt_first_error(void);
/* Returns the status of the error that mpt_first_error describes, or 0 if there was none. */
MPT_CALL mpt_status mpt_first_error_code(void);
/* Clears the first and the latest error of this thread. */
MPT_API void mpt_clear_errors(void);
/* Sets the text of the latest error of this thread, for a callback that is about to return an
 * error. The call that ran the callback then fails with MPT_ERROR_CALLBACK, and its text includes
 * this one. text NULL means "". Any thread. */
MPT_API void mpt_set_error(const char *MPT_NULLABLE text);

/* ---- callbacks ----------------------------------------------------------------------------------
 * A callback is a function of the host that the library calls. The following contract holds for
 * every callback. The comment of a callback names each exception.
 *
 * - Thread: it runs inside a call of the library, on the thread that made this call.
 * - Calls: it may call the library with the same context. The hooks of mpt_hooks,
 *   mpt_thread_hooks and mpt_time_hooks, and mpt_lr_fn, must not, except mpt_context_cancel and
 *   mpt_context_resume.
 * - Exceptions: it must not throw, and must not leave by longjmp.
 * - End of the context: mpt_context_shutdown fails with MPT_ERROR_STATE inside a callback.
 *   mpt_context_release takes effect when the outermost call returns.
 * - Handles that it receives are borrowed: they are valid until it returns, unless it retains them.
 * - Handles that it stores for the library become the library's: the callback must not release
 *   them. Each must be that of a live tensor of the context that runs the callback, or NULL where
 *   the callback's comment allows it. Otherwise the call fails with MPT_ERROR_CALLBACK, and the
 *   text names the callback. The tensors that it stored are released nevertheless.
 * - Errors: it returns MPT_OK, or another status to report failure. The call that ran it then fails
 *   with MPT_ERROR_CALLBACK. The text of this error includes the text of the library call that
 *   failed inside the callback, or the text given to mpt_set_error.
 * - `user` is passed to it unchanged. `done` (may be NULL) is called once with this `user`, when
 *   the library no longer holds a callback or memory that belongs to it. It runs inside a call with
 *   the context, at the latest inside the call that ends the context. Memory exported by DLPack
 *   outlives the context: its `done` then runs when the consumer gives the memory back, on the
 *   consumer's thread. `done` never runs if the call that received it failed. */

/* Releases a resource of the host. Called once with `user`, when the library no longer needs what
 * `user` belongs to. Never called if the call that received it failed. The contract of callbacks in
 * mpt_base.h holds. */
typedef void (*mpt_done_fn)(void *user);

#ifdef __cplusplus
}
#endif

#endif /* MPT_BASE_H */
