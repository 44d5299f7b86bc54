/* libmpt: contexts, the services of the host, and scopes.
 * The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_CONTEXT_H
#define MPT_CONTEXT_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- host hooks and contexts ------------------------------------------------------------------- */

/* Runs fn(job, begin, end, worker) until [0, n) is covered, and returns when all of it is done.
 * Cut the range where you like; `worker` is in [0, worker_count) and one worker index never runs
 * twice at once. Pieces of less than `grain` are not worth a hand-over: the library gives 1, for [0, n)
 * counts pieces of a size of its own. */
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
/* The length of arrays by purpose: entries that no purpose has yet are 0. */
#define MPT_MEMORY_PURPOSES 16

/* The host's services. Any of them may be NULL: memory then comes from the system, work runs on the
 * calling thread, and messages go nowhere. A hook must not call the library with the context that it
 * serves. `parallel_for`, `alloc` and `log` run on the thread that drives the context; `free` does, too,
 * and, for memory that was exported by DLPack, on the thread on which the consumer gives it back. */
typedef struct mpt_hooks {
  uint32_t struct_size;
  int32_t worker_count; /* of parallel_for; at least 1 */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or an mpt_thread_hooks */
  void *user;           /* first argument of every hook */
  /* Memory of the context's arena, in large pieces. NULL means "no more": the call that asked fails
   * with MPT_ERROR_OUT_OF_MEMORY and changes nothing; memory that is not aligned as asked is given
   * back, and the call fails with MPT_ERROR_CALLBACK. `alloc` and `free` are given together. */
  void *(*MPT_NULLABLE alloc)(void *user, size_t size, size_t align);
  void (*MPT_NULLABLE free)(void *user, void *memory, size_t size, size_t align);
  void (*MPT_NULLABLE parallel_for)(void *user, int64_t n, int64_t grain, mpt_job_fn fn, void *job);
  void (*MPT_NULLABLE log)(void *user, mpt_log_level level, const char *text);
  mpt_done_fn MPT_NULLABLE done; /* NULL, or told when no hook can run any more: the context has ended, and memory that
                       it had exported was given back. After mpt_context_rebind: the new one alone */
} mpt_hooks;
MPT_API void mpt_hooks_init(mpt_hooks *hooks, size_t size);

/* What own_threads do when they begin and end, for names, affinity, priority or the thread attachment of
 * a language's runtime. A struct for the `next` of mpt_hooks, whose `user` it gets:
 *   hooks.next = (const mpt_chain *)&thread_hooks;
 * The functions run on the thread in question, which the system calls "mpt worker" until `start` names it
 * otherwise; numbers count from 1, for 0 is the thread that drives the context. `start` runs before
 * mpt_context_create returns, `stop` before the call that ends the context does, for every thread that
 * started. They must not call the library. */
typedef struct mpt_thread_hooks {
  uint32_t struct_size;
  mpt_chain_type type; /* MPT_CHAIN_THREAD_HOOKS */
  const mpt_chain *MPT_NULLABLE next;
  void (*MPT_NULLABLE start)(void *user, int32_t worker); /* or NULL */
  void (*MPT_NULLABLE stop)(void *user, int32_t worker);  /* or NULL */
} mpt_thread_hooks;
MPT_API void mpt_thread_hooks_init(mpt_thread_hooks *hooks, size_t size);

typedef int32_t mpt_context_flags;
enum {
  MPT_CONTEXT_ANOMALY = 1,     /* every result is checked for NaN and Inf: the first op is named */
  MPT_CONTEXT_REFERENCE = 2,    /* plain reference kernels only: slow, for checking */
  MPT_CONTEXT_OPENMP = 4        /* own_threads are OpenMP's, for a program that lives on them; they spin between
                                   jobs, and a busy processor makes every job wait */
};

typedef struct mpt_context_desc {
  uint32_t struct_size;
  mpt_device device; /* MPT_DEVICE_CPU */
  const mpt_chain *MPT_NULLABLE next;
  int32_t device_index;
  mpt_context_flags flags;       /* MPT_CONTEXT_* */
  const mpt_hooks *MPT_NULLABLE hooks; /* copied; NULL: the system's memory, no log */
  int32_t own_threads;           /* without a parallel_for hook: threads that work, the caller's among them; the
                                    others begin and end with the context, and sleep between steps; 0 or 1: the
                                    caller's alone; -1: one per core that the process may use. After fork() the
                                    child's context works on the calling thread alone. */
  int32_t reserved;
  int64_t seed;            /* of the generator */
  size_t memory_limit;     /* bytes of the arena; 0: no limit */
  size_t cast_cache_limit; /* bytes of cached casts; 0: no limit */
} mpt_context_desc;
MPT_API void mpt_context_desc_init(mpt_context_desc *desc, size_t size);

/* Makes a context: the home of tensors, modes and memory. desc NULL: a CPU context of one thread.
 * Errors: DEVICE (what is missing for CUDA), OUT_OF_MEMORY (or 255 live), ABI, INVALID_ARGUMENT. */
MPT_CALL mpt_status mpt_context_create(const mpt_context_desc *MPT_NULLABLE desc, mpt_context *out);
/* One more reference to the same context; returns it. Any thread. */
MPT_API mpt_context MPT_NULLABLE mpt_context_retain(mpt_context MPT_NULLABLE context);
/* Gives one reference back; with the last one the context shuts down. NULL is fine. Not while
 * another thread drives the context. */
MPT_API void mpt_context_release(mpt_context MPT_NULLABLE context);
/* Ends the context now: every handle made from it becomes stale, memory goes back to the host.
 * Memory exported by DLPack stays until its consumers are done. Not from inside a callback of the
 * library (STATE); mpt_context_release there takes effect when the call that called it returns. */
MPT_CALL mpt_status mpt_context_shutdown(mpt_context context);
/* Puts the host's services at new addresses, after its code was loaded again: memory that the old
 * `alloc` gave is given back to the new `free`. Hooks that were given are given again, others stay
 * NULL (`log` may come and go), and worker_count stays: INVALID_ARGUMENT otherwise. Not from inside a
 * hook. Callbacks given elsewhere (gradient hooks, operations of the host, their `done`) keep
 * their addresses. */
MPT_CALL mpt_status mpt_context_rebind(mpt_context context, const mpt_hooks *MPT_NULLABLE hooks);
/* Restarts the generator: the draws that follow depend on the seed alone. */
MPT_CALL mpt_status mpt_context_set_seed(mpt_context context, int64_t seed);
/* The generator's state, to save and put back: the seed and how many draws were taken. */
MPT_CALL mpt_status mpt_context_get_generator(mpt_context context, int64_t *seed, int64_t *draws);
/* Goes on from a state that mpt_context_get_generator gave: the draws that follow are those that followed
 * then. Errors: INVALID_ARGUMENT (draws that no state has). */
MPT_CALL mpt_status mpt_context_set_generator(mpt_context context, int64_t seed, int64_t draws);

/* Bytes by purpose: now, and the highest since the last reset. */
typedef struct mpt_memory_info {
  uint32_t struct_size;
  int32_t reserved;
  /* by mpt_memory_purpose; each peak is that purpose's own */
  size_t now[MPT_MEMORY_PURPOSES], peak[MPT_MEMORY_PURPOSES];
  size_t total_now, total_peak;
  size_t arena_bytes;       /* taken from the host */
  int64_t host_allocations; /* calls of the host's allocator so far */
  int64_t live_tensors;
  size_t at_peak[MPT_MEMORY_PURPOSES]; /* the purposes at the moment of total_peak: they add up to it */
  /* The latest training step that has ended, counted from the end of the one before it. Every
   * mpt_stepper_step ends one, and mpt_memory_end_step (mpt_memory.h). */
  int64_t steps;                     /* ended so far; 0: the fields below are 0 */
  size_t step_peak, step_at_peak[MPT_MEMORY_PURPOSES]; /* as total_peak and at_peak */
  size_t step_allocated;             /* bytes that were handed out, those freed again on the way included */
  int64_t step_allocations;
} mpt_memory_info;
/* What the context's memory is used for. Nothing is allocated for it. */
MPT_CALL mpt_status mpt_context_get_memory(mpt_context context, mpt_memory_info *out);
/* The peaks, each purpose's and the total's, begin again at what there is now. */
MPT_CALL mpt_status mpt_context_reset_peak(mpt_context context);

/* Lists the kernels prepared so far, one line each: op, operands, who computes it. The text is cut
 * at `size`; `needed` (may be NULL) gets the whole size, the final NUL included. */
MPT_CALL mpt_status mpt_context_kernels_text(mpt_context context, char *MPT_NULLABLE text,
                                             size_t size, size_t *MPT_NULLABLE needed);
/* The machine's measured choice between native 16-bit arithmetic and 16-bit storage with f32
 * arithmetic. Pin it (before the first operation) for the same bits on another machine with the
 * same vector instructions; with others, some products sum in another order. */
typedef int32_t mpt_arithmetic;
enum { MPT_ARITHMETIC_MEASURE = 0, MPT_ARITHMETIC_NATIVE16 = 1, MPT_ARITHMETIC_WIDEN16 = 2 };
/* The choice in force, NATIVE16 or WIDEN16; measures first where nothing was pinned. */
MPT_CALL mpt_status mpt_context_get_arithmetic(mpt_context context, mpt_arithmetic *out);
/* Pins the choice; MEASURE takes that back. Errors: INVALID_ARGUMENT (no such choice), STATE (an operation
 * has run). */
MPT_CALL mpt_status mpt_context_set_arithmetic(mpt_context context, mpt_arithmetic choice);

/* ---- scopes ---------------------------------------------------------------------------------------
 * Every tensor handle made between push and pop is released by the pop, in one go. */
MPT_CALL mpt_status mpt_scope_push(mpt_context context);
/* Releases what the innermost scope made, except `keep`, which the scope around it (or you) own from
 * now on. MPT_ERROR_STATE without an open scope. */
MPT_CALL mpt_status mpt_scope_pop(mpt_context context, const mpt_tensor *keep, int32_t count);

#ifdef __cplusplus
}
#endif

#endif /* MPT_CONTEXT_H */
