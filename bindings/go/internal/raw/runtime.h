/* Support of the SWIG wrappers generated from mpt_language.i: errors and callbacks.
 * SPDX-License-Identifier: Apache-2.0 */
#pragma once
#define MPT_HANDLES_AS_INTEGERS
#include <stdlib.h>
#include <string.h>

#include "headers.h"

/* Status as Go receives it: 0, a positive number, or the address of an error's record. */
typedef uintptr_t mptgo_status;

typedef struct {
  int32_t status;
  char text[];
} mptgo_error;

/* Returns the status. For a negative status, returns the address of a new record with the latest
 * error of this thread. */
mptgo_status mptgo_checked(int32_t status);
void mptgo_free_error(mptgo_status error);

/* Trampolines that the library calls; `user` is the number of a Go function. */
mpt_status mptgo_forward(void* user, const mpt_tensor* in, int32_t in_count, mpt_tensor* out,
                         int32_t out_count);
mpt_status mptgo_backward(void* user, const mpt_tensor* in, int32_t in_count, const mpt_tensor* out,
                          const mpt_tensor* grad_out, int32_t out_count, mpt_tensor* grad_in);
mpt_status mptgo_grad_hook(void* user, mpt_tensor* grad);
mpt_status mptgo_post_hook(void* user, mpt_tensor leaf);
mpt_status mptgo_closure(void* user, mpt_tensor* loss);
mpt_status mptgo_factor(void* user, int64_t step, double* factor);
mpt_status mptgo_comm_exchange(void* user, const mpt_comm_message* messages, uint64_t* request);
mpt_status mptgo_comm_wait(void* user, uint64_t request, int64_t nanoseconds, int32_t* rank);
void mptgo_comm_abort(void* user, const char* reason);
void mptgo_done(void* user);
void mptgo_log(void* user, int32_t level, const char* text);
void* mptgo_alloc(void* user, size_t size, size_t align);
void mptgo_free(void* user, void* memory, size_t size, size_t align);
void mptgo_parallel_for(void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job);
/* Runs one range of a job that was passed to parallel_for. */
void mptgo_run_job(uintptr_t fn, uintptr_t job, int64_t begin, int64_t end, int32_t worker);
/* Allocates zeroed memory. Go code stores no Go pointers in it. */
void* mptgo_calloc(size_t size);
void mptgo_delete_managed(void* managed);
/* Ends an engine that no communicator has taken. */
void mptgo_end_engine(void* desc);
