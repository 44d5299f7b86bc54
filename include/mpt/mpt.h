/* libmpt: mixed-precision training in your process, behind a stable C ABI. Core calls: the library,
 * contexts, tensors, autograd, autocast. Operations are in mpt_ops.h, modules in mpt_nn.h,
 * parameters in mpt_params.h, optimizers in mpt_optim.h, scaling and steps in mpt_train.h, files in
 * mpt_io.h.
 * SPDX-License-Identifier: Apache-2.0
 *
 * Conventions, for every call here and in the other headers:
 *
 * - Status: a call that can fail returns mpt_status: 0 ok, negative an error, positive a success with
 *   information. On an error nothing has changed, handles asked for are NULL, and mpt_last_error()
 *   says what was asked, what was found and what would be right.
 * - Handles are opaque; their value is a checked slot number, never an address. NULL, a released
 *   handle, or one of another type gives MPT_ERROR_INVALID_HANDLE, never undefined behaviour.
 * - Ownership: a handle you get is yours: release it, or make it inside a scope (mpt_scope_push).
 *   A call never takes a handle over. Objects that are in use inside the library stay alive there.
 * - Threads: a context and everything made from it is externally synchronised: one thread at a time
 *   may drive it, any thread may. Contexts are independent. Calls marked "any thread" are free of
 *   this. Modes (autocast, grad mode, the generator) belong to the context, not to a thread.
 * - Descriptors: `struct_size` first; mpt_x_desc_init(&d, sizeof d) writes the defaults; a NULL
 *   descriptor means the defaults. Unknown or duplicate entries of a `next` chain are errors. In a
 *   struct that a call fills, set struct_size first; what the library does not know of it becomes 0.
 * - Strings are UTF-8 and NUL-terminated; the library copies what it keeps. Counts and extents are
 *   int64_t, byte sizes size_t, dims count from 0, negative dims from the end.
 * - Arithmetic rounds, and treats subnormals, as the calling thread does, on every worker. Exceptions
 *   of floating point stay masked, as they are from the start: loss scaling lives on overflows.
 * - The library prints nothing, ends no process, starts no thread unless own_threads asks for it,
 *   and lets no exception out. */
#ifndef MPT_H
#define MPT_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define MPT_API __declspec(dllimport)
#elif defined(__GNUC__)
#define MPT_API __attribute__((visibility("default")))
#else
#define MPT_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MPT_VERSION_MAJOR 0
#define MPT_VERSION_MINOR 1
#define MPT_VERSION_PATCH 0
/* What this header was written for; mpt_check_header compares it with the library. */
#define MPT_HEADER_VERSION 1u

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

typedef int32_t mpt_bool32; /* 0 or 1 */
typedef int32_t mpt_op;     /* an operation's number: mpt_op_from_name */

#define MPT_MAX_RANK 8

#ifdef MPT_HANDLES_AS_INTEGERS
/* For languages whose collector dislikes pointers that are not addresses: the same registers. */
#define MPT_HANDLE(name) typedef uintptr_t name
#else
#define MPT_HANDLE(name) typedef struct name##_s *name
#endif
MPT_HANDLE(mpt_context);
MPT_HANDLE(mpt_tensor);

/* Optional features of a descriptor, linked by `next`. */
typedef struct mpt_chain {
  int32_t type;
  const struct mpt_chain *next;
} mpt_chain;

/* ---- the library (any thread) ----------------------------------------------------------------- */

/* The ABI's major version: the number in the library's soname. */
MPT_API uint32_t mpt_abi_version(void);
/* "0.1.0" */
MPT_API const char *mpt_version_string(void);
/* Call once at start: MPT_ERROR_ABI where this header and the library do not fit.
 * mpt_check_header(MPT_HEADER_VERSION, sizeof(mpt_context_desc)) */
MPT_API mpt_status mpt_check_header(uint32_t header_version, size_t context_desc_size);
/* What the library was built with, by index: "onednn 2.6.3", "openmp", ... NULL past the end. */
MPT_API const char *mpt_feature_name(int32_t index);
/* "MPT_ERROR_SHAPE"; never NULL. */
MPT_API const char *mpt_status_name(mpt_status status);
/* "bf16"; "invalid" for an unknown number. */
MPT_API const char *mpt_dtype_name(mpt_dtype dtype);
/* Bytes of one element; 0 for an unknown number. */
MPT_API size_t mpt_dtype_size(mpt_dtype dtype);
/* The text of this thread's latest error; valid until its next failing call; never NULL. */
MPT_API const char *mpt_last_error(void);
/* The code of this thread's latest error, 0 when there was none. */
MPT_API mpt_status mpt_last_error_code(void);

/* ---- host hooks and contexts ------------------------------------------------------------------- */

/* Runs fn(job, begin, end, worker) until [0, n) is covered, and returns when all of it is done.
 * Cut the range where you like; `worker` is in [0, worker_count) and one worker index never runs
 * twice at once. `grain` is the smallest piece worth a hand-over. */
typedef void (*mpt_job_fn)(void *job, int64_t begin, int64_t end, int32_t worker);

/* What an allocation is for, in the memory report. */
typedef int32_t mpt_memory_purpose;
enum {
  MPT_MEMORY_OTHER = 0, /* the library's own bookkeeping */
  MPT_MEMORY_PARAMETERS = 1,
  MPT_MEMORY_MASTERS = 2,
  MPT_MEMORY_GRADIENTS = 3,
  MPT_MEMORY_STATES = 4,      /* of optimizers */
  MPT_MEMORY_ACTIVATIONS = 5, /* every other tensor */
  MPT_MEMORY_CAST_CACHE = 6,
  MPT_MEMORY_WORKSPACE = 7
};

enum { MPT_LOG_ERROR = 0, MPT_LOG_WARNING = 1, MPT_LOG_INFO = 2, MPT_LOG_DEBUG = 3 };

/* The host's services. Any of them may be NULL: memory then comes from the system, work runs on the
 * calling thread, and messages go nowhere. */
typedef struct mpt_hooks {
  uint32_t struct_size;
  int32_t worker_count; /* of parallel_for; at least 1 */
  void *user;           /* first argument of every hook */
  /* Memory of the context's arena, in large pieces. NULL means "no more": the call that asked fails
   * with MPT_ERROR_OUT_OF_MEMORY and changes nothing. `alloc` and `free` are given together. */
  void *(*alloc)(void *user, size_t size, size_t align);
  void (*free)(void *user, void *memory, size_t size, size_t align);
  void (*parallel_for)(void *user, int64_t n, int64_t grain, mpt_job_fn fn, void *job);
  void (*log)(void *user, int32_t level, const char *text);
} mpt_hooks;
MPT_API void mpt_hooks_init(mpt_hooks *hooks, size_t size);

enum {
  MPT_CONTEXT_VALIDATE = 1,     /* every result is checked for NaN and Inf: the first op is named */
  MPT_CONTEXT_REFERENCE = 2,    /* plain reference kernels only: slow, for checking */
  MPT_CONTEXT_OPENMP = 4        /* own_threads are OpenMP's, for a program that lives on them; they spin between
                                   jobs, and a busy processor makes every job wait */
};

typedef struct mpt_context_desc {
  uint32_t struct_size;
  mpt_device device; /* MPT_DEVICE_CPU */
  const mpt_chain *next;
  int32_t device_index;
  int32_t flags;         /* MPT_CONTEXT_* */
  const mpt_hooks *hooks; /* copied; NULL: the system's memory, no log */
  int32_t own_threads;   /* without a parallel_for hook: threads that work, the caller's among them; the
                            others begin and end with the context, and sleep between steps; 0 or 1: the
                            caller's alone; -1: one per core that the process may use. After fork() the
                            child's context works on the calling thread alone. */
  int32_t reserved;
  int64_t seed;          /* of the generator */
  size_t memory_limit;   /* bytes of the arena; 0: no limit */
  size_t cast_cache_limit; /* bytes of cached casts; 0: no limit */
} mpt_context_desc;
MPT_API void mpt_context_desc_init(mpt_context_desc *desc, size_t size);

/* Makes a context: the home of tensors, modes and memory. desc NULL: a CPU context of one thread.
 * Errors: DEVICE (what is missing for CUDA), OUT_OF_MEMORY (or 255 live), ABI, INVALID_ARGUMENT. */
MPT_API mpt_status mpt_context_create(const mpt_context_desc *desc, mpt_context *out);
/* One more reference to the same context; returns it. Any thread. */
MPT_API mpt_context mpt_context_retain(mpt_context context);
/* Gives one reference back; with the last one the context shuts down. NULL is fine. Not while
 * another thread drives the context. */
MPT_API void mpt_context_release(mpt_context context);
/* Ends the context now: every handle made from it becomes stale, memory goes back to the host.
 * Memory exported by DLPack stays until its consumers are done. Not from inside a callback of the
 * library (STATE); mpt_context_release there takes effect when the call that called it returns. */
MPT_API mpt_status mpt_context_shutdown(mpt_context context);
/* Puts the host's services at new addresses, after its code was loaded again: memory that the old
 * `alloc` gave is given back to the new `free`. Hooks that were given are given again, others stay
 * NULL (`log` may come and go), and worker_count stays: INVALID_ARGUMENT otherwise. Not from inside a
 * hook. Callbacks given elsewhere (done, gradient hooks, operations of the host) keep their addresses. */
MPT_API mpt_status mpt_context_rebind(mpt_context context, const mpt_hooks *hooks);
/* Restarts the generator: the draws that follow depend on the seed alone. */
MPT_API mpt_status mpt_context_set_seed(mpt_context context, int64_t seed);
/* The generator's state, to save and put back: the seed and how many draws were taken. */
MPT_API mpt_status mpt_context_get_generator(mpt_context context, int64_t *seed, int64_t *draws);
/* Goes on from a state that mpt_context_get_generator gave: the draws that follow are those that followed
 * then. Errors: INVALID_ARGUMENT (draws that no state has). */
MPT_API mpt_status mpt_context_set_generator(mpt_context context, int64_t seed, int64_t draws);

/* Bytes by purpose: now, and the highest since the last reset. */
typedef struct mpt_memory_info {
  uint32_t struct_size;
  int32_t reserved;
  size_t now[8], peak[8]; /* by mpt_memory_purpose; each peak is that purpose's own */
  size_t total_now, total_peak;
  size_t arena_bytes;      /* taken from the host */
  int64_t host_allocations; /* calls of the host's allocator so far */
  int64_t live_tensors;
  size_t at_peak[8];       /* the purposes at the moment of total_peak: they add up to it */
  /* The latest training step that has ended, counted from the end of the one before it. Every
   * mpt_stepper_step ends one, and mpt_memory_end_step (mpt_memory.h). */
  int64_t steps;           /* ended so far; 0: the fields below are 0 */
  size_t step_peak, step_at_peak[8]; /* as total_peak and at_peak */
  size_t step_allocated;   /* bytes that were handed out, those freed again on the way included */
  int64_t step_allocations;
} mpt_memory_info;
/* What the context's memory is used for. Nothing is allocated for it. */
MPT_API mpt_status mpt_context_memory(mpt_context context, mpt_memory_info *out);
/* The peaks, each purpose's and the total's, begin again at what there is now. */
MPT_API mpt_status mpt_context_reset_peak(mpt_context context);

/* Lists the kernels prepared so far, one line each: op, operands, who computes it. The text is cut
 * at `size`; `needed` (may be NULL) gets the whole size, the final NUL included. */
MPT_API mpt_status mpt_context_kernels(mpt_context context, char *text, size_t size,
                                       size_t *needed);
/* The machine's measured choice between native 16-bit arithmetic and 16-bit storage with f32
 * arithmetic. Pin it (before the first operation) for the same bits on another machine with the
 * same vector instructions; with others, some products sum in another order. */
enum { MPT_ARITHMETIC_MEASURE = 0, MPT_ARITHMETIC_NATIVE16 = 1, MPT_ARITHMETIC_WIDEN16 = 2 };
/* The choice in force, NATIVE16 or WIDEN16; measures first where nothing was pinned. */
MPT_API mpt_status mpt_context_get_arithmetic(mpt_context context, int32_t *out);
/* Pins the choice; MEASURE takes that back. Errors: INVALID_ARGUMENT (no such choice), STATE (an operation
 * has run). */
MPT_API mpt_status mpt_context_set_arithmetic(mpt_context context, int32_t choice);

/* ---- scopes ---------------------------------------------------------------------------------------
 * Every tensor handle made between push and pop is released by the pop, in one go. */
MPT_API mpt_status mpt_scope_push(mpt_context context);
/* Releases what the innermost scope made, except `keep`, which the scope around it (or you) own from
 * now on. MPT_ERROR_STATE without an open scope. */
MPT_API mpt_status mpt_scope_pop(mpt_context context, const mpt_tensor *keep, int32_t count);

/* ---- tensors ----------------------------------------------------------------------------------- */

/* New tensors. `shape` may be NULL where rank is 0 (a single value). dtype NONE: f32. */
MPT_API mpt_status mpt_empty(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                             int32_t rank, mpt_tensor *out);
/* Every element 0; dtype and shape as for mpt_empty. */
MPT_API mpt_status mpt_zeros(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                             int32_t rank, mpt_tensor *out);
/* Every element 1; dtype and shape as for mpt_empty. */
MPT_API mpt_status mpt_ones(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                            int32_t rank, mpt_tensor *out);
/* Every element this value, rounded to dtype; the rest as for mpt_empty. Errors: INVALID_ARGUMENT where an
 * integer dtype has no such value. */
MPT_API mpt_status mpt_full(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                            int32_t rank, double value, mpt_tensor *out);
/* start, start + step, ... below (or, for a negative step, above) end. dtype NONE: i64 where all
 * three are whole numbers, f32 otherwise. */
MPT_API mpt_status mpt_arange(mpt_context context, mpt_dtype dtype, double start, double end,
                              double step, mpt_tensor *out);
/* Random values from the context's generator (Philox4x32-10, counter-based: the same numbers on
 * every machine). Uniform in [low, high). */
MPT_API mpt_status mpt_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                               int32_t rank, double low, double high, mpt_tensor *out);
/* Normal with this mean and deviation (Box & Muller 1958), from the same generator. Errors: DTYPE (an
 * integer dtype), INVALID_ARGUMENT (a number that is not finite, a deviation below 0). */
MPT_API mpt_status mpt_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                              int32_t rank, double mean, double deviation, mpt_tensor *out);
/* Initial weights, [out, in, kernel..]: uniform in +-sqrt(6 / ((1 + a^2) fan_in)) (He et al. 2015;
 * PyTorch's Linear and Conv use a = sqrt 5). */
MPT_API mpt_status mpt_kaiming_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                       int32_t rank, double a, mpt_tensor *out);
/* Normal with mean 0 and deviation sqrt(2 / ((1 + a^2) fan_in)) (He et al. 2015). */
MPT_API mpt_status mpt_kaiming_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                      int32_t rank, double a, mpt_tensor *out);
/* Uniform in +-gain sqrt(6 / (fan_in + fan_out)) (Glorot & Bengio 2010). */
MPT_API mpt_status mpt_xavier_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                      int32_t rank, double gain, mpt_tensor *out);
/* Normal with mean 0 and deviation gain sqrt(2 / (fan_in + fan_out)) (Glorot & Bengio 2010). */
MPT_API mpt_status mpt_xavier_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                     int32_t rank, double gain, mpt_tensor *out);

/* A tensor with a copy of `data`: row-major elements of `dtype`; `bytes` must be exactly theirs. */
MPT_API mpt_status mpt_from_data(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                 int32_t rank, const void *data, size_t bytes, mpt_tensor *out);
/* A tensor on the host's memory, without a copy. `strides` in elements, NULL for row-major; `bytes`
 * must hold every element. `done(user)` (may be NULL) runs once when the library no longer needs the
 * memory, in the next call with the context (its end included), on the thread that makes it; never on
 * failure. A backward may read the memory again, that of an f32 batch in a 16-bit scope too (mpt_linear
 * keeps no copy): do not change it before, or count the write with mpt_tensor_touch, and that backward
 * is an error. */
typedef void (*mpt_done_fn)(void *user);
MPT_API mpt_status mpt_from_memory(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                   const int64_t *strides, int32_t rank, void *data, size_t bytes,
                                   mpt_done_fn done, void *user, mpt_tensor *out);

/* DLPack 1.x (dlpack.h is not needed here). Import takes ownership only on success. A managed tensor
 * of another major version gives MPT_ERROR_ABI. Export shares the memory; the consumer calls the
 * deleter, on any thread. `versioned` 0 uses the older struct without a version. */
struct DLManagedTensor;
struct DLManagedTensorVersioned;
MPT_API mpt_status mpt_from_dlpack(mpt_context context, struct DLManagedTensorVersioned *managed,
                                   mpt_tensor *out);
/* The same of the struct without a version. */
MPT_API mpt_status mpt_from_dlpack_legacy(mpt_context context, struct DLManagedTensor *managed,
                                          mpt_tensor *out);
/* Exports a tensor, whose memory stays until the consumer calls the deleter. Errors: STATE (it takes part in
 * gradients: export mpt_detach of it). */
MPT_API mpt_status mpt_to_dlpack(mpt_tensor tensor, struct DLManagedTensorVersioned **out);
/* The same in the struct without a version. Errors: UNSUPPORTED, too, of memory that is only to be read. */
MPT_API mpt_status mpt_to_dlpack_legacy(mpt_tensor tensor, struct DLManagedTensor **out);

/* One more reference; returns the same handle, NULL for a stale one. Any thread. */
MPT_API mpt_tensor mpt_tensor_retain(mpt_tensor tensor);
/* Gives one reference back. NULL and stale handles are fine. Any thread; never blocks. */
MPT_API void mpt_tensor_release(mpt_tensor tensor);
/* 1 while the handle names a live tensor. Any thread. */
MPT_API mpt_bool32 mpt_tensor_is_valid(mpt_tensor tensor);

typedef struct mpt_tensor_info {
  uint32_t struct_size;
  mpt_dtype dtype;
  mpt_device device;
  int32_t rank;
  int64_t shape[MPT_MAX_RANK];
  int64_t stride[MPT_MAX_RANK]; /* in elements */
  int64_t count;                /* elements */
  mpt_bool32 requires_grad;
  mpt_bool32 is_leaf;
  int64_t version; /* how often the memory was written in place */
} mpt_tensor_info;
/* What a tensor is: dtype, shape, strides, whether it is a leaf, how often it was written. */
MPT_API mpt_status mpt_tensor_get_info(mpt_tensor tensor, mpt_tensor_info *out);
MPT_API mpt_status mpt_tensor_context(mpt_tensor tensor, mpt_context *out); /* borrowed */
/* Copies the elements, row-major and converted to `dtype`, to `data`, which has room for `count` of
 * them: exactly the tensor's. Of a parameter with a master (mpt_params.h): the master's. */
MPT_API mpt_status mpt_tensor_read(mpt_tensor tensor, mpt_dtype dtype, void *data, int64_t count);
/* The other way: overwrites the tensor, a parameter with its master, which then holds an f32 exactly
 * where the format can. Never recorded, so leaves are written in any grad mode; it counts a version,
 * as mpt_copy_into. Errors: STATE (read-only memory, or elements that share memory). */
MPT_API mpt_status mpt_tensor_write(mpt_tensor tensor, mpt_dtype dtype, const void *data,
                                    int64_t count);
/* The exact value of a parameter, its master included: a new tensor, f32 where there is a master, else
 * of the tensor's own dtype, that shares no memory and is not recorded. For an average of the weights. */
MPT_API mpt_status mpt_tensor_master(mpt_tensor tensor, mpt_tensor *out);
/* Overwrites a tensor, as mpt_tensor_write, with `value`: of its shape and any floating dtype; of a
 * parameter, as that of another network, its exact value. Errors: SHAPE, DTYPE, STATE. */
MPT_API mpt_status mpt_tensor_set_master(mpt_tensor tensor, mpt_tensor value);
/* The value of a tensor with one element. */
MPT_API mpt_status mpt_tensor_item(mpt_tensor tensor, double *out);
/* The memory itself of a CPU tensor: its first element (strides are in mpt_tensor_get_info); valid
 * while the tensor lives. Count writes with mpt_tensor_touch. */
MPT_API mpt_status mpt_tensor_data(mpt_tensor tensor, void **out);
/* Says that the memory was written past the library: counts a version, so that a backward that needs the
 * old elements fails, and cached casts are made anew. */
MPT_API mpt_status mpt_tensor_touch(mpt_tensor tensor);
/* The tensor as NumPy prints it, cut to `size`; `needed` as in mpt_context_kernels. */
MPT_API mpt_status mpt_tensor_to_string(mpt_tensor tensor, char *text, size_t size,
                                        size_t *needed);
/* A name for messages; copied. "" when there is none. */
MPT_API mpt_status mpt_tensor_set_name(mpt_tensor tensor, const char *name);
/* The name, valid until it is changed or the tensor is gone. */
MPT_API mpt_status mpt_tensor_get_name(mpt_tensor tensor, const char **out);

/* ---- autograd ---------------------------------------------------------------------------------- */

/* Whether gradients are wanted for this tensor; only leaves (not results of recorded operations)
 * of floating dtype can be switched. Errors: DTYPE, STATE (no leaf; made in inference mode). */
MPT_API mpt_status mpt_tensor_set_requires_grad(mpt_tensor tensor, mpt_bool32 on);
/* The gradient gathered so far: a new handle, or NULL where there is none. Errors: STATE (it is kept by
 * rows: mpt_tensor_grad_rows). */
MPT_API mpt_status mpt_tensor_grad(mpt_tensor tensor, mpt_tensor *out);
/* Replaces (or, with NULL, drops) the gradient, by one that shares grad's elements and history. */
MPT_API mpt_status mpt_tensor_set_grad(mpt_tensor tensor, mpt_tensor grad);
/* The dtype in which this leaf's gradient is kept; NONE: the tensor's own. Several backwards add up in
 * it: 16 bits lose some of many (a stepper's micro-batches, and many parts of one backward, are then
 * summed in f32). A 16-bit one under f32 weights saves memory. */
MPT_API mpt_status mpt_tensor_set_grad_dtype(mpt_tensor tensor, mpt_dtype dtype);
/* Sparse gradients, for a leaf [V, D] of which a step reads few rows: what mpt_embedding gives it is kept
 * as the rows that were read and a gradient for each, no [V, D] is made, and its optimizer touches those
 * rows alone (mpt_optim.h says which rules do). From the next backward on. Equal rows are summed as they
 * arrive, by the order of the index, in f32 where values are 16 bits wide, rounded once: the values, and
 * whether one overflows, are to the bit those of a dense gradient. Micro-batches add up by rows; together
 * with a gradient from another operation (a tied output layer), and with create_graph and in mpt_grad, it
 * is dense. Hooks see the values alone, [n, D]. Errors: SHAPE (not two dims). */
MPT_API mpt_status mpt_tensor_set_grad_sparse(mpt_tensor tensor, mpt_bool32 on);
/* A gradient kept by rows: the rows' numbers, i64 [n], ascending and each once, a copy; and their
 * gradients, [n, D], which may be written in place. New handles, or NULL both where the gradient is dense
 * or there is none. */
MPT_API mpt_status mpt_tensor_grad_rows(mpt_tensor tensor, mpt_tensor *rows, mpt_tensor *values);

typedef struct mpt_backward_desc {
  uint32_t struct_size;
  mpt_bool32 retain_graph; /* keep what a second backward needs */
  mpt_bool32 create_graph; /* make the gradients differentiable; implies retain_graph */
  int32_t reserved;
} mpt_backward_desc;
MPT_API void mpt_backward_desc_init(mpt_backward_desc *desc, size_t size);

/* Adds d(sum of roots)/d(leaf) to the gradient of every leaf that wants one. `root_grads` (may be
 * NULL, as may its entries) are the roots' own gradients; a root without one must have one element.
 * Errors: STATE (graph already freed; a saved value was changed in place: the op and tensor are
 * named), SHAPE, INVALID_ARGUMENT (a root that needs no gradient). After an error every gradient is as
 * it was; without retain_graph the graph is used up as far as the backward came. */
MPT_API mpt_status mpt_backward(const mpt_tensor *roots, const mpt_tensor *root_grads,
                                int32_t count, const mpt_backward_desc *desc);
/* The gradients of the roots with respect to `inputs`, as new tensors (a leaf's of its own dtype, or, of
 * one of 16 bits, the one that its gradient is kept in); no leaf's own gradient is touched. An input that
 * the roots do not depend on gives NULL. */
MPT_API mpt_status mpt_grad(const mpt_tensor *roots, const mpt_tensor *root_grads, int32_t count,
                            const mpt_tensor *inputs, int32_t input_count,
                            const mpt_backward_desc *desc, mpt_tensor *out);

/* Grad modes nest. NO_GRAD: nothing is recorded. INFERENCE: the same, and results can never take part
 * in recording. ENABLED: recording again, inside the others. Pop in the reverse order. */
enum { MPT_GRAD_ENABLED = 0, MPT_GRAD_DISABLED = 1, MPT_GRAD_INFERENCE = 2 };
/* Opens a mode. Errors: INVALID_ARGUMENT (no such mode). */
MPT_API mpt_status mpt_grad_mode_push(mpt_context context, int32_t mode);
/* Closes the innermost mode. Errors: STATE (none is open). */
MPT_API mpt_status mpt_grad_mode_pop(mpt_context context);

/* A hook sees a gradient and may replace it: *grad is borrowed; to replace it, store a handle there,
 * which the library then owns. Return MPT_OK, or an error to stop the backward with
 * MPT_ERROR_CALLBACK, whose text has that of the call that failed with it in there (so for every
 * callback). The post form runs after a leaf's gradient was added to; it sees the leaf. Leaves
 * get their gradients together, at the end; one with a post hook gets it at once, and keeps it where
 * the backward then fails. */
typedef mpt_status (*mpt_grad_hook)(void *user, mpt_tensor *grad);
typedef mpt_status (*mpt_post_hook)(void *user, mpt_tensor leaf);
MPT_API mpt_status mpt_tensor_add_hook(mpt_tensor tensor, mpt_grad_hook hook, void *user,
                                       int64_t *id);
MPT_API mpt_status mpt_tensor_add_post_hook(mpt_tensor leaf, mpt_post_hook hook, void *user,
                                            int64_t *id);
/* The same two, with done(user) (may be NULL), which runs once when the hook can run no more: it was
 * removed, or its tensor and every graph that knows it are gone. Never on failure. */
MPT_API mpt_status mpt_tensor_add_owned_hook(mpt_tensor tensor, mpt_grad_hook hook, void *user,
                                             mpt_done_fn done, int64_t *id);
MPT_API mpt_status mpt_tensor_add_owned_post_hook(mpt_tensor leaf, mpt_post_hook hook, void *user,
                                                  mpt_done_fn done, int64_t *id);
/* Takes a hook off by its number. Errors: INVALID_ARGUMENT (the tensor has no such hook). */
MPT_API mpt_status mpt_tensor_remove_hook(mpt_tensor tensor, int64_t id);

/* Activation checkpointing: runs `forward` without keeping what its backward needs, and again, with
 * the same random numbers and autocast state, when the backward comes. It stores its `count_out`
 * results, new handles, in `out`, and must compute the same from the same. Gradients reach `in`, and
 * the parameters that it reads besides, in mpt_backward and mpt_grad, of any order; a leaf that several
 * regions read gets its gradient in several parts, with its hooks run for each. `done(user)` (may be
 * NULL) runs when nothing can call `forward` any more; never on failure. */
typedef mpt_status (*mpt_forward_fn)(void *user, const mpt_tensor *in, int32_t count_in,
                                     mpt_tensor *out, int32_t count_out);
MPT_API mpt_status mpt_checkpoint(mpt_context context, mpt_forward_fn forward, void *user,
                                  mpt_done_fn done, const mpt_tensor *in, int32_t count_in,
                                  mpt_tensor *out, int32_t count_out);

/* Switches the anomaly mode: every result, forward and backward, is checked, and the first operation
 * that made a NaN or Inf fails with MPT_ERROR_STATE and is named. */
MPT_API mpt_status mpt_context_set_anomaly(mpt_context context, mpt_bool32 on);

/* ---- autocast ---------------------------------------------------------------------------------- */

/* What a scope does with an operation's floating inputs (f64 and integers are never cast). Casts are
 * differentiable. Only results of operations are concerned: writes in place (mpt_copy_into and the
 * others) take what they get, and so do operations that only move or convert elements (views, splits,
 * mpt_cast, mpt_clone). A dtype that the caller gives (mpt_softmax) wins. The backward runs in the
 * dtypes of the forward, whatever scope is in force by then, on whatever thread. */
typedef int32_t mpt_cast_class;
enum {
  MPT_CAST_DEFAULT = -1, /* for mpt_autocast_override: the class of the scope's profile again */
  MPT_CAST_NONE = 0,     /* nothing: runs in the dtypes it gets */
  MPT_CAST_LOWER = 1,    /* to the scope's dtype */
  MPT_CAST_FP32 = 2,     /* to f32 */
  MPT_CAST_FP32_OUT = 3, /* inputs stay, the result is f32 */
  MPT_CAST_PROMOTE = 4,  /* to the widest of the inputs */
  MPT_CAST_BANNED = 5    /* an error that names the safe operation */
};

/* Lists of classes by name. "default" is libmpt's own, one list for every device: PyTorch's for GPUs,
 * with an f32 result of mean, index writers that promote, and norms, interpolation and cross-entropy
 * in the dtypes they get, because their kernels compute in f32 inside. The others are for comparing:
 * "pytorch-cpu" and "pytorch-cuda" (torch.autocast, 2.12), "apex-o1" (apex.amp's O1). */
enum {
  MPT_PROFILE_INHERIT = 0, /* the surrounding scope's, with its overrides; outside: MPT_PROFILE_DEFAULT */
  MPT_PROFILE_DEFAULT = 1,
  MPT_PROFILE_PYTORCH_CPU = 2,
  MPT_PROFILE_PYTORCH_CUDA = 3,
  MPT_PROFILE_APEX_O1 = 4
};
/* "apex-o1" to MPT_PROFILE_APEX_O1. Any thread. Errors: INVALID_ARGUMENT, with the list of names. */
MPT_API mpt_status mpt_autocast_profile_from_name(const char *name, int32_t *out);
/* The other way; NULL for an unknown number: iterate from 1. Any thread. */
MPT_API const char *mpt_autocast_profile_name(int32_t profile);

/* Whether casts of leaves that need a gradient (parameters) are kept, one per version of the leaf: a
 * cast made under no-grad, in an earlier micro-batch or in another scope serves as well, for each use
 * puts its own cast on the tape. A copy dies with its leaf. */
enum {
  MPT_CAST_CACHE_OFF = 0,
  MPT_CAST_CACHE_KEEP = 1,
  MPT_CAST_CACHE_SCOPE = 2 /* kept, and all are dropped when the scope is popped, as PyTorch does */
};

typedef struct mpt_autocast_desc {
  uint32_t struct_size;
  mpt_dtype dtype;      /* MPT_BF16 (default) or MPT_F16 */
  mpt_bool32 enabled;   /* 1; 0 switches a surrounding scope off */
  int32_t cache;        /* MPT_CAST_CACHE_KEEP */
  const mpt_chain *next;
  int32_t profile;      /* MPT_PROFILE_INHERIT; another one also leaves the surrounding scope's
                           overrides behind, but not those made outside of every scope */
  mpt_bool32 cost_rule; /* 0; 1: a product (matmul, bmm, addmm, linear) that 16 bits would make
                           slower and no smaller runs in f32. By shapes, dtypes and the arithmetic in force
                           (mpt_context_get_arithmetic) alone: the same on every run */
} mpt_autocast_desc;
MPT_API void mpt_autocast_desc_init(mpt_autocast_desc *desc, size_t size);
/* Opens a scope; scopes nest and are popped in the reverse order. NULL: bf16. The scope belongs to the
 * context: it holds for whichever thread drives it. */
MPT_API mpt_status mpt_autocast_push(mpt_context context, const mpt_autocast_desc *desc);
/* Closes the innermost scope. Errors: STATE (none is open). */
MPT_API mpt_status mpt_autocast_pop(mpt_context context);
/* The scope in force: its dtype, or MPT_DTYPE_NONE when casts are off. */
MPT_API mpt_status mpt_autocast_dtype(mpt_context context, mpt_dtype *out);
/* Changes an operation's class, the host's own operations included: in the innermost scope and the
 * scopes inside it or, outside every scope, for all scopes to come. MPT_CAST_DEFAULT takes that back.
 * Errors: INVALID_ARGUMENT (an operation that autocast does not concern). */
MPT_API mpt_status mpt_autocast_override(mpt_context context, mpt_op op, mpt_cast_class cls);
/* The class in force. */
MPT_API mpt_status mpt_autocast_class(mpt_context context, mpt_op op, mpt_cast_class *out);
/* Drops every cached cast. */
MPT_API mpt_status mpt_autocast_clear_cache(mpt_context context);

/* What the cache of casts did since the context began, and what it holds now. An optimizer's step
 * writes a copy together with its parameter: the use after it is a hit. */
typedef struct mpt_cast_cache_info {
  uint32_t struct_size;
  int32_t reserved;
  int64_t hits;      /* uses of a copy that was there */
  int64_t misses;    /* casts made anew */
  int64_t stale;     /* copies refreshed because their leaf was written to */
  int64_t evictions; /* copies that made room, least recently used first: cast_cache_limit */
  int64_t entries;   /* copies held */
  size_t bytes;      /* held by them */
} mpt_cast_cache_info;
/* Those counts. */
MPT_API mpt_status mpt_autocast_cache_info(mpt_context context, mpt_cast_cache_info *out);

/* ---- operations by name, and operations of the host --------------------------------------------- */

/* The number of an operation ("matmul"), the host's own included. */
MPT_API mpt_status mpt_op_from_name(mpt_context context, const char *name, mpt_op *out);
/* The name of an operation by number; NULL past the end: iterate from 0. The host's own have numbers
 * apart, from mpt_op_register's on. */
MPT_API const char *mpt_op_name(mpt_context context, mpt_op op);

/* MPT_OK where an operation takes data of this dtype in this context (weights, masks and indices have
 * rules of their own), else MPT_ERROR_UNSUPPORTED with the reason and what would do in
 * mpt_last_error(). The host's own operations take everything. */
MPT_API mpt_status mpt_op_supports(mpt_context context, mpt_op op, mpt_dtype dtype);

/* forward: stores `count_out` new handles in `out`; what it computes with operations is not recorded.
 * backward (NULL: not differentiable): gets the forward's inputs, its results and the gradients of the
 * results (NULL where there is none), and stores new handles, or NULL for "none", in `grad_in`. With
 * create_graph the operations it runs are recorded, so a backward written in operations is itself
 * differentiable. */
typedef mpt_status (*mpt_custom_backward)(void *user, const mpt_tensor *in, int32_t count_in,
                                          const mpt_tensor *out, const mpt_tensor *grad_out,
                                          int32_t count_out, mpt_tensor *grad_in);
typedef struct mpt_custom_op_desc {
  uint32_t struct_size;
  int32_t count_in, count_out;
  mpt_cast_class cast_class; /* MPT_CAST_NONE; MPT_CAST_FP32 and _LOWER ask for inputs in f32 or in
                                the scope's dtype, as custom_fwd's cast_inputs */
  const mpt_chain *next;
  const char *name; /* unique in the context */
  mpt_forward_fn forward;
  mpt_custom_backward backward;
  void *user;
  const char *advice;  /* NULL; with MPT_CAST_BANNED: what to use instead, for the error's text */
  mpt_bool32 in_scope; /* 0: forward and backward run with casts off; 1: both under the scope that
                          was in force at the call (custom_fwd without cast_inputs, custom_bwd) */
  int32_t reserved;
} mpt_custom_op_desc;
MPT_API void mpt_custom_op_desc_init(mpt_custom_op_desc *desc, size_t size);
/* Makes an operation of the host's; `out` is its number, for mpt_op_call, while the context lives. Errors:
 * INVALID_ARGUMENT (the name is taken or empty, no forward, a count that is not in 1 to 64). */
MPT_API mpt_status mpt_op_register(mpt_context context, const mpt_custom_op_desc *desc,
                                   mpt_op *out);
/* Runs an operation of the host's. */
MPT_API mpt_status mpt_op_call(mpt_context context, mpt_op op, const mpt_tensor *in,
                               int32_t count_in, mpt_tensor *out, int32_t count_out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_H */
