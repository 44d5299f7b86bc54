/* libmpt: types, status codes, errors and versions.
 * The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_BASE_H
#define MPT_BASE_H

#include <stddef.h>
#include <stdint.h>

/* How the functions are linked: MPT_BUILD is defined where the library itself is compiled, MPT_STATIC
 * where the library is, or is to be linked as, a static one; a program that uses the shared library
 * defines neither. */
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

/* Marks a function whose status must be looked at: the compiler warns where a call drops it. A program
 * that drops many defines MPT_ALLOW_UNUSED before it includes a header; MPT_IGNORE drops one. */
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
/* Drops the status of a call on purpose: MPT_IGNORE(mpt_scope_pop(context, NULL, 0)); */
#define MPT_IGNORE(call) ((void)!(call))

/* Stands after the type that may be NULL: a parameter, a field, or, before the last star, what is
 * stored through it. What is not marked must not be NULL, but for lists whose count is 0 and for `user`,
 * which is passed on as it is. It says so to readers and to tools; define it before the first include
 * to give it a meaning for a compiler, as -DMPT_NULLABLE=_Nullable for clang. */
#ifndef MPT_NULLABLE
#define MPT_NULLABLE
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MPT_VERSION_MAJOR 0
#define MPT_VERSION_MINOR 1
#define MPT_VERSION_PATCH 0
/* One number for a version, greater for a later one: 0.1.0 is 1000, 1.2.3 is 1002003. */
#define MPT_MAKE_VERSION(major, minor, patch) ((major) * 1000000 + (minor) * 1000 + (patch))
/* The version of this header. */
#define MPT_VERSION_NUMBER (MPT_VERSION_MAJOR * 1000000 + MPT_VERSION_MINOR * 1000 + MPT_VERSION_PATCH)

/* ---- types ------------------------------------------------------------------------------------ */

typedef int32_t mpt_status;
enum {
  MPT_OK = 0,
  MPT_NOT_READY = 1,     /* the device has not finished; ask again */
  MPT_STEP_SKIPPED = 2,  /* an optimizer left its parameters as they were; its verdict says why */
  MPT_ERROR_INVALID_ARGUMENT = -1,
  MPT_ERROR_INVALID_HANDLE = -2,
  MPT_ERROR_OUT_OF_MEMORY = -3,
  MPT_ERROR_UNSUPPORTED = -4,
  MPT_ERROR_SHAPE = -5,
  MPT_ERROR_DTYPE = -6,
  MPT_ERROR_DEVICE = -7,
  MPT_ERROR_STATE = -8, /* right call, wrong moment */
  MPT_ERROR_IO = -9,
  MPT_ERROR_ABI = -10, /* caller and library disagree about a struct */
  MPT_ERROR_CANCELLED = -11,
  MPT_ERROR_CALLBACK = -12, /* a callback of the host reported failure */
  MPT_ERROR_INTERNAL = -13,
  MPT_ERROR_NOT_FOUND = -14 /* no file, or no folder for a new one, of that name */
};

typedef int32_t mpt_dtype;
enum {
  MPT_DTYPE_NONE = 0, /* "not given": the default applies */
  MPT_F32 = 1,
  MPT_F64 = 2,
  MPT_F16 = 3,
  MPT_BF16 = 4,
  MPT_F8E4M3 = 5, /* storage and conversion only; what is above 464 becomes NaN, as infinity does */
  MPT_F8E5M2 = 6, /* storage and conversion only; what is 61440 and more becomes infinity */
  MPT_I8 = 7,
  MPT_U8 = 8,
  MPT_I32 = 9,
  MPT_I64 = 10,
  MPT_BOOL = 11
};

typedef int32_t mpt_device;
enum { MPT_DEVICE_CPU = 0, MPT_DEVICE_CUDA = 1 };

/* The levels of messages to a log. */
typedef int32_t mpt_log_level;
enum { MPT_LOG_ERROR = 0, MPT_LOG_WARNING = 1, MPT_LOG_INFO = 2, MPT_LOG_DEBUG = 3 };

typedef int32_t mpt_bool32; /* 0 or 1 */
typedef int32_t mpt_op;     /* an operation's number: mpt_op_from_name */

/* The most dims that a tensor has. It does not change within a major version. */
#define MPT_MAX_RANK 8

/* A handle has 64 bits everywhere. Where a pointer has as many, it is a pointer to an incomplete struct,
 * a type of its own for each kind of object. Elsewhere, and where MPT_HANDLES_AS_INTEGERS is defined (for
 * languages whose collector dislikes pointers that are not addresses), it is a number: uint64_t in C, an
 * enum of that size in C++. MPT_NULL_HANDLE is no object's handle, in either form. */
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
MPT_HANDLE(mpt_context);
MPT_HANDLE(mpt_tensor);

/* The types of structs that the `next` of a descriptor may lead to. */
typedef int32_t mpt_chain_type;
enum {
  MPT_CHAIN_THREAD_HOOKS = 1 /* mpt_thread_hooks, from mpt_hooks */
};

/* What every chained struct begins with: its size, its type, and the next one or NULL. */
typedef struct mpt_chain {
  uint32_t struct_size;
  mpt_chain_type type;
  const struct mpt_chain *MPT_NULLABLE next;
} mpt_chain;

/* ---- the library (any thread) ----------------------------------------------------------------- */

/* The library's version as one number, to compare: mpt_version() >= MPT_MAKE_VERSION(0, 1, 2). */
MPT_API uint32_t mpt_version(void);
/* The library's version as text: "0.1.0". */
MPT_API const char *mpt_version_string(void);
/* Checks that a program may use the library: mpt_check_header(MPT_VERSION_NUMBER) once at the start. Errors:
 * ABI where the header that the program was compiled with is of another major version (while that is 0, of
 * another minor version), or newer than the library. */
MPT_CALL mpt_status mpt_check_header(uint32_t header_version);
/* What the library was built with, by index: "onednn 2.6.3", "openmp", ... NULL past the end. */
MPT_API const char *MPT_NULLABLE mpt_feature_name(int32_t index);
/* "MPT_ERROR_SHAPE"; never NULL. */
MPT_API const char *mpt_status_name(mpt_status status);
/* "bf16"; "invalid" for an unknown number. */
MPT_API const char *mpt_dtype_name(mpt_dtype dtype);
/* Bytes of one element; 0 for an unknown number. */
MPT_API size_t mpt_dtype_size(mpt_dtype dtype);
/* The text of this thread's latest error, "" where there was none; never NULL. */
MPT_API const char *mpt_last_error(void);
/* The code of this thread's latest error, 0 where there was none. */
MPT_CALL mpt_status mpt_last_error_code(void);
/* The text of the first call that failed on this thread since it began or since mpt_clear_errors, "" where
 * none did; never NULL. A program that checks no status finds here what went wrong first: the calls after
 * it only say that they got NULL. */
MPT_API const char *mpt_first_error(void);
/* The code of that error, 0 where there was none. */
MPT_CALL mpt_status mpt_first_error_code(void);
/* Forgets this thread's first and latest errors. */
MPT_API void mpt_clear_errors(void);
/* Sets the text of this thread's latest error, for a callback of the host that is about to return an error:
 * the call that ran the callback then fails with MPT_ERROR_CALLBACK and a text that has this one in it.
 * text NULL: "". Any thread. */
MPT_API void mpt_set_error(const char *MPT_NULLABLE text);

/* Runs once, when the library no longer needs what `user` belongs to; never where the call that was given it
 * failed. Callbacks: see mpt.h. */
typedef void (*mpt_done_fn)(void *user);

#ifdef __cplusplus
}
#endif

#endif /* MPT_BASE_H */
