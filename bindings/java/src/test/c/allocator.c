/* Allocator of AllocatorTest: native functions that count in the four numbers to which `user`
 * points: blocks, bytes, limit of the bytes, and wrong calls.
 * SPDX-License-Identifier: Apache-2.0 */
#include <jni.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int64_t pieces, bytes, most, wrong;
} counts;

static void* counted_alloc(void* user, size_t size, size_t align) {
  counts* c = user;
  if (c->bytes + (int64_t)size > c->most) return NULL;
  void* p = aligned_alloc(align, (size + align - 1) / align * align);
  if (!p) return NULL;
  ++c->pieces;
  c->bytes += (int64_t)size;
  return p;
}

static void counted_free(void* user, void* memory, size_t size, size_t align) {
  counts* c = user;
  if (!memory || (uintptr_t)memory % align != 0) ++c->wrong;
  memset(memory, 0x5a, size); /* makes reads after the free visible */
  free(memory);
  --c->pieces;
  c->bytes -= (int64_t)size;
}

JNIEXPORT jlong JNICALL Java_org_mpt_AllocatorTest_alloc(JNIEnv* env, jclass c) {
  (void)env, (void)c;
  return (jlong)(intptr_t)counted_alloc;
}

JNIEXPORT jlong JNICALL Java_org_mpt_AllocatorTest_free(JNIEnv* env, jclass c) {
  (void)env, (void)c;
  return (jlong)(intptr_t)counted_free;
}
