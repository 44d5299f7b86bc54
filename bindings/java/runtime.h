/* The native part of the Java package: errors, results, lists, callbacks. What the wrappers that
 * SWIG makes from mpt_language.i are built on.
 * SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <jni.h>
#include <stdlib.h>
#include <string.h>

#include "mpt_structs.h"

/* Where a call's outputs go: the result itself, or an array in its place; neither after an error.
 */
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

/* Throws MptException with this thread's latest error. */
void mptj_throw(JNIEnv* env, mpt_status status);
void mptj_no_memory(JNIEnv* env);
/* The elements of a long[], in `some` where they fit, else to be freed; NULL for null. */
jlong* mptj_longs(JNIEnv* env, jlongArray list, jlong* some, jsize room, int32_t* count);

mpt_status mptj_grad_hook(void* user, mpt_tensor* grad);
mpt_status mptj_post_hook(void* user, mpt_tensor leaf);
mpt_status mptj_forward(void* user, const mpt_tensor* in, int32_t in_count, mpt_tensor* out,
                        int32_t out_count);
mpt_status mptj_closure(void* user, mpt_tensor* loss);
void mptj_done(void* user);
