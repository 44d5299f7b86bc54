/* Errors and callbacks between the library and Go.
 * SPDX-License-Identifier: Apache-2.0 */
#include "runtime.h"

#include "_cgo_export.h"

static const mptgo_error no_memory = {MPT_ERROR_OUT_OF_MEMORY, "no memory for an error's text"};

mptgo_status mptgo_checked(int32_t status) {
  if (status >= 0) return (mptgo_status)status;
  const char* text = mpt_last_error();
  const size_t size = strlen(text) + 1;
  mptgo_error* e = malloc(sizeof *e + size);
  if (!e) return (mptgo_status)&no_memory;
  e->status = status;
  memcpy(e->text, text, size);
  return (mptgo_status)e;
}

void mptgo_free_error(mptgo_status error) {
  if (error != (mptgo_status)&no_memory) free((void*)error);
}

mpt_status mptgo_forward(void* user, const mpt_tensor* in, int32_t in_count, mpt_tensor* out,
                         int32_t out_count) {
  return mptgoForward((uintptr_t)user, (void*)in, in_count, out, out_count);
}

mpt_status mptgo_backward(void* user, const mpt_tensor* in, int32_t in_count, const mpt_tensor* out,
                          const mpt_tensor* grad_out, int32_t out_count, mpt_tensor* grad_in) {
  return mptgoBackward((uintptr_t)user, (void*)in, in_count, (void*)out, (void*)grad_out, out_count,
                       grad_in);
}

mpt_status mptgo_grad_hook(void* user, mpt_tensor* grad) {
  return mptgoGradHook((uintptr_t)user, grad);
}

mpt_status mptgo_post_hook(void* user, mpt_tensor leaf) {
  return mptgoPostHook((uintptr_t)user, leaf);
}

mpt_status mptgo_closure(void* user, mpt_tensor* loss) {
  return mptgoClosure((uintptr_t)user, loss);
}

mpt_status mptgo_factor(void* user, int64_t step, double* factor) {
  return mptgoFactor((uintptr_t)user, step, factor);
}

mpt_status mptgo_comm_exchange(void* user, const mpt_comm_message* messages, uint64_t* request) {
  return mptgoCommExchange((uintptr_t)user, (void*)messages, request);
}

mpt_status mptgo_comm_wait(void* user, uint64_t request, int64_t nanoseconds, int32_t* rank) {
  return mptgoCommWait((uintptr_t)user, request, nanoseconds, rank);
}

void mptgo_comm_abort(void* user, const char* reason) {
  mptgoCommAbort((uintptr_t)user, (char*)reason);
}

void mptgo_done(void* user) { mptgoDone((uintptr_t)user); }

void mptgo_log(void* user, int32_t level, const char* text) {
  mptgoLog((uintptr_t)user, level, (char*)text);
}

void* mptgo_alloc(void* user, size_t size, size_t align) {
  return mptgoAlloc((uintptr_t)user, size, align);
}

void mptgo_free(void* user, void* memory, size_t size, size_t align) {
  mptgoFree((uintptr_t)user, memory, size, align);
}

void mptgo_parallel_for(void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
  mptgoParallelFor((uintptr_t)user, n, grain, (uintptr_t)fn, (uintptr_t)job);
}

void mptgo_run_job(uintptr_t fn, uintptr_t job, int64_t begin, int64_t end, int32_t worker) {
  ((mpt_job_fn)fn)((void*)job, begin, end, worker);
}

void* mptgo_calloc(size_t size) { return calloc(1, size); }

void mptgo_end_engine(void* desc) {
  mpt_comm_desc* d = desc;
  if (d->done) d->done(d->user);
  d->done = NULL;
}

/* A DLManagedTensorVersioned begins with its version, the owner's data and its deleter. */
void mptgo_delete_managed(void* managed) {
  struct head {
    uint32_t major, minor;
    void* owner;
    void (*deleter)(struct head* self);
  }* head = managed;
  if (head->deleter) head->deleter(head);
}
