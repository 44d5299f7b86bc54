/* libmpt: contexts, the services of the host, and scopes. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_CONTEXT_H
#define MPT_CONTEXT_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- host hooks and contexts ----------------------------------------------------------------- */

/* Piece of work that the library gives to a parallel_for hook. The hook must call fn(job, begin,
 * end, worker) until the calls have covered [0, n), and must return when all of them are done. The
 * hook may cut the range anywhere. `worker` is in [0, worker_count), and the hook must not run two
 * calls with the same worker index at the same time. The calls may run on any thread. The library
 * always passes grain 1, because [0, n) already counts pieces of a useful size.
 *
 * A hook that breaks this contract changes no result. The library refuses a wrong piece or worker
 * and a piece that has run, and runs the missing pieces itself. The call that ran the hook then
 * fails with MPT_ERROR_CALLBACK, and the text names the hook and its fault. A call that gives new
 * handles gives none. Everything else that the call does is complete: the elements that it writes
 * in place, the gradients that it adds, and a step, which has updated every parameter. The hook
 * must not use `job` after the end of the context. */
typedef void (*mpt_job_fn)(void *job, int64_t begin, int64_t end, int32_t worker);

/* Purpose of an allocation in the memory report. */
typedef int32_t mpt_memory_purpose;
enum {
  MPT_MEMORY_OTHER = 0,       /* Bookkeeping of the library. */
  MPT_MEMORY_PARAMETERS = 1,  /* Parameters. */
  MPT_MEMORY_MASTERS = 2,     /* Masters of parameters. */
  MPT_MEMORY_GRADIENTS = 3,   /* Gradients. */
  MPT_MEMORY_STATES = 4,      /* States of optimizers. */
  MPT_MEMORY_ACTIVATIONS = 5, /* All other tensors. */
  MPT_MEMORY_CAST_CACHE = 6,  /* Cached casts of parameters. */
  MPT_MEMORY_WORKSPACE = 7    /* Scratch memory of kernels. */
};
/* Length of arrays that are indexed by purpose. Entries without a purpose are 0. */
#define MPT_MEMORY_PURPOSES 16

/* Services of the host. The contract of callbacks in mpt_base.h holds, with these differences. No
 * hook may call the library with the context that it serves, except mpt_context_cancel and
 * mpt_context_resume. `parallel_for`, `alloc`, `free` and `log` run on the thread that drives the
 * context. `free` also runs on the thread of a DLPack consumer, when the consumer gives back memory
 * after the context has ended. */
typedef struct mpt_hooks {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  int32_t worker_count;               /* Number of workers of parallel_for, 1 to 4096. Default:
                                         1. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or an mpt_thread_hooks and an mpt_time_hooks. */
  void *user;                         /* First argument of every hook. */
  /* Allocates memory for the context's arena, in large pieces of `size` bytes, aligned to `align`
   * bytes. Returns NULL if there is no more memory: the context then frees the pieces that it does
   * not use, if there are any, and asks again. If there still is no more, the call fails with
   * MPT_ERROR_OUT_OF_MEMORY and changes nothing. The call fails with MPT_ERROR_CALLBACK for memory
   * that is not aligned as requested, which is freed at once, and for memory that overlaps memory
   * not yet freed. NULL (default): the system's allocator.
   * `alloc` and `free` must be given together. */
  void *(*MPT_NULLABLE alloc)(void *user, size_t size, size_t align);
  /* Frees memory that `alloc` returned, with the same `size` and `align`. */
  void (*MPT_NULLABLE free)(void *user, void *memory, size_t size, size_t align);
  /* Runs a job in parallel: see mpt_job_fn. NULL (default): work runs on the calling thread and on
   * own_threads. */
  void (*MPT_NULLABLE parallel_for)(void *user, int64_t n, int64_t grain, mpt_job_fn fn, void *job);
  /* Receives a message: a level and a NUL-terminated text. NULL (default): messages are dropped. */
  void (*MPT_NULLABLE log)(void *user, mpt_log_level level, const char *text);
  /* Runs when no hook can run any more, that is, when the context has ended and all memory that
   * it had exported was given back. After mpt_context_rebind, only the new `done` runs. May be
   * NULL. */
  mpt_done_fn MPT_NULLABLE done;
} mpt_hooks;
/* Writes struct_size and the defaults: worker_count 1, and every other field 0 or NULL. */
MPT_API void mpt_hooks_init(mpt_hooks *hooks, size_t size);

/* Hooks that run at the start and at the end of each of own_threads, for example to set its name,
 * affinity or priority, or to attach it to the runtime of a language. Chain the struct to
 * mpt_hooks, whose `user` its hooks receive:
 *   hooks.next = (const mpt_chain *)&thread_hooks;
 * The hooks run on the thread that starts or ends. `worker` counts from 1, because 0 is the thread
 * that drives the context. The system shows the name "mpt worker" for a thread that `start` does
 * not rename. `start` has run on all threads when mpt_context_create returns. `stop` has run on
 * all started threads when the call that ends the context returns. The hooks must not call the
 * library. */
typedef struct mpt_thread_hooks {
  uint32_t struct_size;                                   /* Size of the struct in bytes. */
  mpt_chain_type type;                                    /* MPT_CHAIN_THREAD_HOOKS. */
  const mpt_chain *MPT_NULLABLE next;                     /* NULL, or a chain of further structs. */
  void (*MPT_NULLABLE start)(void *user, int32_t worker); /* Runs when a thread starts. May be
                                                             NULL. */
  void (*MPT_NULLABLE stop)(void *user, int32_t worker);  /* Runs when a thread ends. May be
                                                             NULL. */
} mpt_thread_hooks;
/* Writes struct_size, type MPT_CHAIN_THREAD_HOOKS, and NULL in every other field. */
MPT_API void mpt_thread_hooks_init(mpt_thread_hooks *hooks, size_t size);

/* Flags of a context, combined by "or". */
typedef int32_t mpt_context_flags;
enum {
  MPT_CONTEXT_ANOMALY = 1,   /* Checks every result for NaN and infinity: see
                                mpt_context_set_anomaly. */
  MPT_CONTEXT_REFERENCE = 2, /* Uses only the plain reference kernels. They are slow and serve for
                                comparison. */
  MPT_CONTEXT_OPENMP = 4     /* Takes own_threads from OpenMP, for a program that uses OpenMP
                                itself. OpenMP's threads spin between jobs, so a busy processor
                                delays every job. They belong to OpenMP's library, which keeps them
                                when the context has ended, and stays loaded itself when this
                                library is unloaded. */
};

/* Module of a device: the library that computes on it, and the device's memory. Chain the struct to
 * mpt_context_desc, whose device then is not MPT_DEVICE_CPU:
 *   desc.next = (const mpt_chain *)&module;
 * The context opens the module when it needs the device, and closes it when it ends. */
typedef struct mpt_device_module {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_chain_type type;                /* MPT_CHAIN_DEVICE_MODULE. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  /* Path of the module, as dlopen takes it; copied by the call. A module of another release of
   * libmpt is refused. NULL (default): libmpt_vulkan.so with MPT_DEVICE_VULKAN, libmpt_cuda.so with
   * MPT_DEVICE_CUDA, beside this library or where the system finds it. */
  const char *MPT_NULLABLE path;
  /* Gives `bytes` bytes of the device's memory, aligned to 256 bytes, or NULL if there is no more:
   * the context then goes on as with `alloc` of mpt_hooks. NULL (default): the module allocates
   * them. A module that uses only memory of its own refuses `alloc` with MPT_ERROR_DEVICE. Called
   * on the thread that drives the context; must not call the library. The call that asked fails
   * with MPT_ERROR_CALLBACK for memory that is not aligned, which is freed at once, and for memory
   * that overlaps memory not yet taken back. */
  void *(*MPT_NULLABLE alloc)(void *user, size_t bytes);
  /* Takes back memory that `alloc` gave. The library has waited until no queued work of the context
   * uses it. Called on the thread that drives the context, at the latest inside the call that ends
   * it, or on the thread of a DLPack consumer that gives back exported memory after that. Must not
   * call the library. Needed with `alloc`. */
  void (*MPT_NULLABLE free)(void *user, void *memory, size_t bytes);
  void *user; /* Pointer of the host that `alloc` and `free` receive. */
  /* Handles of the program with which the context computes on its device_index, such as a CUDA
   * stream or a Vulkan queue, in a struct that the module's own header defines. The struct is read
   * by mpt_context_create. What its handles name must live until the context has ended and the
   * memory that it had exported was given back. NULL (default): the module makes its own. */
  const void *MPT_NULLABLE native;
} mpt_device_module;
/* Writes struct_size, type MPT_CHAIN_DEVICE_MODULE, and NULL in every other field. */
MPT_API void mpt_device_module_init(mpt_device_module *module, size_t size);

/* Returns the kind and number of a device from a text: "cpu", "vulkan" for number 0 of its kind,
 * "vulkan:1", or "vulkan:NVIDIA" for the first device whose name contains this or whose UUID this
 * is. The kinds are "cpu", "cuda", "module" and "vulkan". Only a text with a name opens the module
 * of the kind. Any thread. Errors: INVALID_ARGUMENT (an unknown kind), DEVICE (there is no such
 * name; the text lists the devices or says what is missing). */
MPT_CALL mpt_status mpt_device_from_name(const char *name, mpt_device *device, int32_t *index);
/* Lists the devices that a context can be created on, one line per device, such as "vulkan:0
 * NVIDIA GeForce RTX 3060, 12288 MB, UUID 4c14..". Behind it, a device of Vulkan has its driver,
 * whether it computes in f64 and on matrices of 16 bits, and whether subnormal numbers are kept.
 * The line of a device that cannot be used says which features it lacks, and that of a kind without
 * devices says what is missing: the module, a driver. The text is cut at `size` bytes. `needed`
 * (may be NULL) receives the full size, including the final NUL. Any thread. */
MPT_CALL mpt_status mpt_devices_text(char *MPT_NULLABLE text, size_t size,
                                     size_t *MPT_NULLABLE needed);

/* Options of mpt_context_create. */
typedef struct mpt_context_desc {
  uint32_t struct_size;                /* Size of the struct in bytes. */
  mpt_device device;                   /* Kind of device. Default: MPT_DEVICE_CPU. */
  const mpt_chain *MPT_NULLABLE next;  /* NULL, or a chain of further structs: mpt_device_module. */
  int32_t device_index;                /* Number of the device. Default: 0. */
  mpt_context_flags flags;             /* MPT_CONTEXT_*, combined. Default: 0. */
  const mpt_hooks *MPT_NULLABLE hooks; /* Services of the host, copied by the call. NULL (default):
                                          the system's memory and no log. */
  /* Number of threads that work when there is no parallel_for hook, including the calling thread.
   * The additional threads start and end with the context and sleep between steps. The context
   * measures now and then whether a step of less than 50 ms is faster on the calling thread only,
   * as on cores that are far from each other, and then works so. OpenMP's threads and those of a
   * parallel_for hook take part in every step. 0 (default) or 1: the calling thread only. -1: one
   * per core that the process may use. Largest: 4096. After fork() the context works on the calling
   * thread only in the child. */
  int32_t own_threads;
  int32_t reserved;        /* Must be 0. */
  int64_t seed;            /* Seed of the generator. Default: 0. */
  size_t memory_limit;     /* Limit in bytes of the arena with the memory outside it: prepared
                              kernels and functions of the host (estimates), names, scopes and
                              modes, traces, remembered skips, files while they are read, and the
                              host's memory for copies from devices. Each device has an arena of
                              its own, outside which its module and the libraries of the module
                              take memory. 0 (default): no limit. */
  size_t cast_cache_limit; /* Limit of cached casts in bytes. 0 (default): no limit. */
} mpt_context_desc;
/* Writes struct_size and the defaults: a CPU context with one thread, seed 0 and no limits. */
MPT_API void mpt_context_desc_init(mpt_context_desc *desc, size_t size);

/* Creates a context, which owns tensors, modes and memory. The caller owns the handle. desc NULL
 * means the defaults: a CPU context with one thread. Any thread. Errors: DEVICE (the device does
 * not exist; the text says what is missing), OUT_OF_MEMORY (also if 255 contexts are
 * alive), ABI, INVALID_ARGUMENT.
 *
 * In a context on a device other than the CPU, tensors are made on that device, and a call returns
 * when its work is queued. Work that fails later is reported by the next call that uses the
 * context, as MPT_ERROR_DEVICE: the text names the operation, and says whether the context can
 * still be used. Calls that end a scope or a mode report nothing. A call that returns elements or
 * numbers to the host waits for the device. */
MPT_CALL mpt_status mpt_context_create(const mpt_context_desc *MPT_NULLABLE desc, mpt_context *out);
/* Adds one reference to a context and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_context MPT_NULLABLE mpt_context_retain(mpt_context MPT_NULLABLE context);
/* Releases one reference to a context. The last release ends the context, as mpt_context_shutdown
 * does. Inside a callback this takes effect when the outermost call returns. If another thread is
 * in a call on the context, the last release waits until that call returns, so no callback of that
 * call may wait for the release. Calls that other threads begin later fail with
 * MPT_ERROR_INVALID_HANDLE or MPT_ERROR_STATE. A call with several contexts is in a call on the
 * first of them only, and must have returned. NULL and stale handles are ignored. Any thread. */
MPT_API void mpt_context_release(mpt_context MPT_NULLABLE context);
/* Ends a context now. Every handle made from it becomes stale, and its memory is returned to the
 * host. Memory exported by DLPack stays until its consumers give it back. Any thread. Errors: STATE
 * (another thread is in a call on the context, which the text names; called inside a callback:
 * release the last reference there instead), INVALID_HANDLE. */
MPT_CALL mpt_status mpt_context_shutdown(mpt_context context);

/* Ends the work of a context between two kernels: the call in progress, and each later one that
 * computes, fails with MPT_ERROR_CANCELLED until mpt_context_resume. A failed call changes nothing:
 * parameters, states, gradients and random numbers are as before it, but the graph of a backward is
 * spent, so run its forward again. A step is one piece, which is taken or not begun. A replay stops
 * in its middle, and mpt_recording_replay or mpt_recording_advance goes on from there. With
 * release_grads, a backward keeps the updates that it has made, as after any failure of it. On
 * several ranks cancel between two steps: without this rank the others fail.
 *
 * Work without kernels, such as views and releases, goes on. Any thread, also inside a
 * callback. Errors: INVALID_HANDLE. */
MPT_CALL mpt_status mpt_context_cancel(mpt_context context);
/* Lets the work of a context that was cancelled go on, or does nothing. Any thread, also inside a
 * callback. Errors: INVALID_HANDLE. */
MPT_CALL mpt_status mpt_context_resume(mpt_context context);
/* Replaces the hooks of a context by new addresses, for a host that has reloaded its code. The new
 * `free` receives memory that the old `alloc` returned. A hook that was given must be given again,
 * and one that was NULL must stay NULL, except `log`. worker_count must stay the same. Other
 * callbacks (gradient hooks, operations of the host, their `done`) keep their addresses, and so do
 * the functions of an mpt_device_module: end the context before their code is unloaded, because
 * work on the device may be using them. Must not be called inside a hook. Errors: INVALID_ARGUMENT
 * (a hook was added or removed, or worker_count differs). */
MPT_CALL mpt_status mpt_context_rebind(mpt_context context, const mpt_hooks *MPT_NULLABLE hooks);
/* Restarts the generator with a seed. The draws that follow depend on the seed only. */
MPT_CALL mpt_status mpt_context_set_seed(mpt_context context, int64_t seed);
/* Returns the state of the generator, for mpt_context_set_generator: its seed, and the number of
 * draws so far. */
MPT_CALL mpt_status mpt_context_get_generator(mpt_context context, int64_t *seed, int64_t *draws);
/* Restores a state of the generator that mpt_context_get_generator returned: the following draws
 * repeat the draws that followed this state. Errors: INVALID_ARGUMENT (`draws` is negative or not a
 * multiple of 4). */
MPT_CALL mpt_status mpt_context_set_generator(mpt_context context, int64_t seed, int64_t draws);

/* Memory of a context in bytes, by purpose: now, and at its highest since the last
 * mpt_context_reset_peak. A training step counts from the end of the previous step.
 * mpt_stepper_step and mpt_memory_end_step end a step. */
typedef struct mpt_memory_info {
  uint32_t struct_size;                     /* Size of the struct in bytes. */
  int32_t reserved;
  size_t now[MPT_MEMORY_PURPOSES];          /* Bytes in use now, by mpt_memory_purpose. */
  size_t total_now;                         /* Bytes in use now, over all purposes. */
  size_t arena_bytes;                       /* Bytes taken from the host. */
  size_t outside_bytes;                     /* Bytes that the library has allocated outside the
                                               arena, as mpt_context_desc.memory_limit lists them.
                                               No other field has them; memory_limit limits them
                                               too. */
  int64_t host_allocations;                 /* Calls of the host's allocator so far. */
  int64_t live_tensors;                     /* Number of live tensors. */
  size_t peak[MPT_MEMORY_PURPOSES];         /* Highest number of bytes in use since
                                               mpt_context_reset_peak, of each purpose for
                                               itself. */
  size_t total_peak;                        /* Highest number of bytes in use since
                                               mpt_context_reset_peak, over all purposes. */
  size_t at_peak[MPT_MEMORY_PURPOSES];      /* Bytes by purpose at the moment of total_peak. They
                                               add up to total_peak. */
  int64_t steps;                            /* Number of training steps that have ended. If 0, the
                                               following fields are 0. */
  size_t step_peak;                         /* Highest total of the latest step that has ended. */
  size_t step_at_peak[MPT_MEMORY_PURPOSES]; /* Bytes by purpose at the moment of step_peak. They add
                                               up to step_peak. */
  size_t step_allocated;                    /* Bytes allocated during the latest step that has
                                               ended, including those freed within it. */
  int64_t step_allocations;                 /* Number of allocations during the latest step that has
                                               ended. */
} mpt_memory_info;
/* Returns how a context uses the memory of the device on which it computes. The call allocates
 * nothing. */
MPT_CALL mpt_status mpt_context_get_memory(mpt_context context, mpt_memory_info *out);
/* Returns how a context uses the memory of one of its devices. In a context on another device,
 * MPT_DEVICE_CPU has the library's own objects and the tensors that lie on the host. The call
 * allocates nothing. Errors: DEVICE (the context does not use the device). */
MPT_CALL mpt_status mpt_context_get_device_memory(mpt_context context, mpt_device device,
                                                  int32_t index, mpt_memory_info *out);
/* Returns the handles with which a context computes on one of its devices, such as a CUDA stream or
 * a Vulkan queue, in a struct that the module's own header defines. It is valid until the context
 * has ended. NULL: there are none, as on the CPU. Everything that the context has queued is in the
 * native queue when the call returns, so work that the program puts there runs after it, and before
 * what the context queues later. Errors: DEVICE (the context does not use the device). */
MPT_CALL mpt_status mpt_context_get_device_native(mpt_context context, mpt_device device,
                                                  int32_t index, void **out);
/* Tests the device on which a context computes: small cases of every operation and its gradient, in
 * f32, f16, bf16 and, where the device has it, f64, larger ones of products, rows and attention,
 * and steps of every optimizer, also with masters and a scaler, are compared with those of the
 * reference kernels on the CPU. Use it once on new hardware or with a new driver. It takes seconds,
 * more where a driver compiles kernels slowly. Modes, generator and tensors of the context stay as
 * they are. Errors: DEVICE (results differ, or are refused: the text names all cases, and the log
 * hook gets a warning for each, with what differs), STATE (a dry run is open), OUT_OF_MEMORY. */
MPT_CALL mpt_status mpt_device_selftest(mpt_context context);
/* Gives memory that a context does not use now back to the host or the system: whole pieces of its
 * arenas, and what it keeps for later copies from devices. Of the system's own memory it also gives
 * back the pages of unused parts of a piece, which mpt_memory_info goes on counting. Waits for the
 * context's devices. The next step allocates again, so call it where a level, a training or a
 * large batch has ended. Errors: STATE (a recording is being made). */
MPT_CALL mpt_status mpt_context_trim(mpt_context context);
/* Resets every peak, per purpose and total, to the present use. */
MPT_CALL mpt_status mpt_context_reset_peak(mpt_context context);

/* Lists the kernels prepared so far, one line per kernel: operation, operands, and the backend that
 * computes it. The text is cut at `size` bytes. `needed` (may be NULL) receives the full size,
 * including the final NUL. */
MPT_CALL mpt_status mpt_context_kernels_text(mpt_context context, char *MPT_NULLABLE text,
                                             size_t size, size_t *MPT_NULLABLE needed);
/* Way to compute with 16-bit operands: native 16-bit arithmetic, or 16-bit storage with f32
 * arithmetic. By default the faster one is measured. Set it before the first operation to get the
 * same bits on another machine with the same vector instructions. With other vector instructions
 * some products sum in another order. */
typedef int32_t mpt_arithmetic;
enum {
  MPT_ARITHMETIC_MEASURE = 0,  /* Measures both and takes the faster one. */
  MPT_ARITHMETIC_NATIVE16 = 1, /* Native 16-bit arithmetic. */
  MPT_ARITHMETIC_WIDEN16 = 2   /* 16-bit storage with f32 arithmetic. */
};
/* Returns the arithmetic in use: MPT_ARITHMETIC_NATIVE16 or MPT_ARITHMETIC_WIDEN16. Measures first
 * if none was set. */
MPT_CALL mpt_status mpt_context_get_arithmetic(mpt_context context, mpt_arithmetic *out);
/* Sets the arithmetic. MPT_ARITHMETIC_MEASURE restores the default. Errors: INVALID_ARGUMENT
 * (unknown number), STATE (an operation has already run). */
MPT_CALL mpt_status mpt_context_set_arithmetic(mpt_context context, mpt_arithmetic choice);

/* ---- scopes ---------------------------------------------------------------------------------- */

/* Opens a scope. mpt_scope_pop releases every tensor handle that was made inside it. Scopes
 * nest. */
MPT_CALL mpt_status mpt_scope_push(mpt_context context);
/* Closes the innermost scope and releases every tensor handle made inside it, except the `count`
 * handles in `keep`. The kept handles belong to the enclosing scope, or to the caller if there is
 * none. Errors: STATE (no scope is open). */
MPT_CALL mpt_status mpt_scope_pop(mpt_context context, const mpt_tensor *keep, int32_t count);

/* ---- modes of several users ------------------------------------------------------------------ */

/* Makes modes for another user of a context, such as a thread that prepares batches, and returns
 * their number. They have what a new context has: no scope, no autocast, gradients enabled, and a
 * generator with this seed. Classes that mpt_autocast_set_class has set outside of scopes stay set.
 * The modes do not come into force. They end with mpt_context_end_modes or with the context. */
MPT_CALL mpt_status mpt_context_create_modes(mpt_context context, int64_t seed, int64_t *out);
/* Puts modes into force: scopes, autocast, grad mode, anomaly checks and the generator are those of
 * `modes` from now on, and those that were in force keep their state until they are used again. 0:
 * the context's own. One thread at a time uses a context with any modes. In a callback, put the
 * modes back before it returns. Errors: INVALID_ARGUMENT (`modes` have ended or never existed in
 * this context), STATE (a recording is being made, which would have calls of both). */
MPT_CALL mpt_status mpt_context_use_modes(mpt_context context, int64_t modes);
/* Ends modes that are not in force. Scopes that are open in them release their handles.
 * Errors: INVALID_ARGUMENT (`modes` are 0, have ended or never existed in this context), STATE
 * (they are in force). */
MPT_CALL mpt_status mpt_context_end_modes(mpt_context context, int64_t modes);

#ifdef __cplusplus
}
#endif

#endif /* MPT_CONTEXT_H */
