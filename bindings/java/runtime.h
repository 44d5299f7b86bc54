/* Runtime of the Java package's native library: errors, results, lists and callbacks. The wrappers
 * that SWIG generates with mpt_language.i use it.
 * SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <jni.h>
#include <stdlib.h>
#include <string.h>

#include "mpt_structs.h"

/* Destination of a call's outputs: the result itself for a single output, or an array for several.
 * Both are NULL after an error. */
typedef struct {
  jlong* one;
  jlongArray many;
  jsize used;
} mptj_outs;

static inline void mptj_out(JNIEnv* env, mptj_outs* outs, jlong value) {
  if (outs->one) *outs->one = value;
  else if (outs->many) (*env)->SetLongArrayRegion(env, outs->many, outs->used++, 1, &value);
}
static inline jlong mptj_bits(double v) {
  jlong bits;
  memcpy(&bits, &v, sizeof bits);
  return bits;
}

/* Throws an MptException with this thread's latest error. */
void mptj_throw(JNIEnv* env, mpt_status status);
void mptj_no_memory(JNIEnv* env);
/* Returns the elements of a long[], or NULL for null. The result is `some` if the elements fit into
 * it, otherwise memory that the caller frees. */
jlong* mptj_longs(JNIEnv* env, jlongArray list, jlong* some, jsize room, int32_t* count);

mpt_status mptj_grad_hook(void* user, mpt_tensor* grad);
mpt_status mptj_post_hook(void* user, mpt_tensor leaf);
mpt_status mptj_forward(void* user, const mpt_tensor* in, int32_t in_count, mpt_tensor* out,
                        int32_t out_count);
mpt_status mptj_closure(void* user, mpt_tensor* loss);
void mptj_done(void* user);
