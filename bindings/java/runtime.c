/* Runtime: the native methods of org.mpt.Jni (errors, memory, structs, callbacks), and the
 * functions that the SWIG wrappers call.
 * SPDX-License-Identifier: Apache-2.0 */
#include "runtime.h"

#include <stdatomic.h>
#include <stdio.h>

static JavaVM* vm;
static jclass exceptions, callbacks; /* org.mpt.MptException and org.mpt.Callbacks */
static struct {
  jmethodID raise, forward, backward, closure, grad_hook, post_hook, factor, done, log,
      parallel_for;
} methods;

static jclass find(JNIEnv* env, const char* name) {
  jclass local = (*env)->FindClass(env, name);
  return local ? (jclass)(*env)->NewGlobalRef(env, local) : NULL;
}

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM* loaded, void* reserved) {
  JNIEnv* env;
  (void)reserved;
  vm = loaded;
  if ((*vm)->GetEnv(vm, (void**)&env, JNI_VERSION_1_8) != JNI_OK) return JNI_ERR;
  exceptions = find(env, "org/mpt/MptException");
  callbacks = exceptions ? find(env, "org/mpt/Callbacks") : NULL;
  if (!callbacks) return JNI_ERR;
  methods.raise = (*env)->GetStaticMethodID(env, exceptions, "raise", "(I[B)V");
  static const struct {
    jmethodID* id;
    const char *name, *type;
  } all[] = {{&methods.closure, "closure", "(J[J)I"},
             {&methods.forward, "forward", "(J[J[J)I"},
             {&methods.backward, "backward", "(J[J[J[J[J)I"},
             {&methods.grad_hook, "gradHook", "(J[J)I"},
             {&methods.post_hook, "postHook", "(JJ)I"},
             {&methods.factor, "factor", "(JJ)D"},
             {&methods.done, "done", "(J)V"},
             {&methods.log, "log", "(JI[B)V"},
             {&methods.parallel_for, "parallelFor", "(JJJ)Z"}};
  for (size_t i = 0; i < sizeof all / sizeof *all && !(*env)->ExceptionCheck(env); ++i) {
    *all[i].id = (*env)->GetStaticMethodID(env, callbacks, all[i].name, all[i].type);
  }
  return (*env)->ExceptionCheck(env) ? JNI_ERR : JNI_VERSION_1_8;
}

static jbyteArray bytes_of(JNIEnv* env, const char* text) {
  const jsize n = (jsize)strlen(text);
  jbyteArray out = (*env)->NewByteArray(env, n);
  if (out) (*env)->SetByteArrayRegion(env, out, 0, n, (const jbyte*)text);
  return out;
}

/* MptException.raise creates the exception, because Java knows the exception of a callback. */
void mptj_throw(JNIEnv* env, mpt_status status) {
  jbyteArray text = bytes_of(env, mpt_last_error());
  if (text) (*env)->CallStaticVoidMethod(env, exceptions, methods.raise, (jint)status, text);
}

void mptj_no_memory(JNIEnv* env) {
  jclass c = (*env)->FindClass(env, "java/lang/OutOfMemoryError");
  if (c) (*env)->ThrowNew(env, c, "no native memory for a call of libmpt");
}

jlong* mptj_longs(JNIEnv* env, jlongArray list, jlong* some, jsize room, int32_t* count) {
  *count = 0;
  if (!list) return NULL;
  const jsize n = (*env)->GetArrayLength(env, list);
  jlong* out = n <= room ? some : malloc((size_t)n * sizeof *out);
  if (!out) {
    mptj_no_memory(env);
    return NULL;
  }
  (*env)->GetLongArrayRegion(env, list, 0, n, out);
  *count = n;
  return out;
}

/* ---- org.mpt.Jni --------------------------------------------------------------------------------
 */

JNIEXPORT jint JNICALL Java_org_mpt_Jni_check(JNIEnv* env, jclass c) {
  (void)c;
  const mpt_status s = mpt_check_header(MPT_VERSION_NUMBER);
  if (s < 0) mptj_throw(env, s);
  return s;
}

/* Returns 0 if the buffer is not direct. */
JNIEXPORT jlong JNICALL Java_org_mpt_Jni_address(JNIEnv* env, jclass c, jobject buffer) {
  (void)c;
  return (jlong)(intptr_t)(*env)->GetDirectBufferAddress(env, buffer);
}

JNIEXPORT jobject JNICALL Java_org_mpt_Jni_buffer(JNIEnv* env, jclass c, jlong address,
                                                  jlong bytes) {
  (void)c;
  return (*env)->NewDirectByteBuffer(env, (void*)(intptr_t)address, bytes);
}

JNIEXPORT jbyteArray JNICALL Java_org_mpt_Jni_bytes(JNIEnv* env, jclass c, jlong address) {
  (void)c;
  return bytes_of(env, (const char*)(intptr_t)address);
}

JNIEXPORT void JNICALL Java_org_mpt_Jni_free(JNIEnv* env, jclass c, jlong address) {
  (void)env, (void)c;
  free((void*)(intptr_t)address);
}

/* Returns the layout of a struct as text: a line "SIZE SIZED", a line "NAME KIND OFFSET LENGTH
 * COUNT" for each field, and a line "init NAME FUNCTION" for each init function. */
JNIEXPORT jbyteArray JNICALL Java_org_mpt_Jni_layout(JNIEnv* env, jclass c, jbyteArray name) {
  char wanted[64] = {0}, text[16384];
  size_t n = 0;
  (void)c;
  const jsize length = (*env)->GetArrayLength(env, name);
  if (length < (jsize)sizeof wanted)
    (*env)->GetByteArrayRegion(env, name, 0, length, (jbyte*)wanted);
  for (const mpt_struct* const* s = mpt_structs; *s; ++s) {
    if (strcmp((*s)->name, wanted) != 0) continue;
    n += (size_t)snprintf(text, sizeof text, "%zu %d\n", (*s)->size, (int)(*s)->sized);
    for (const mpt_field* f = (*s)->fields; f->name && n < sizeof text; ++f) {
      n += (size_t)snprintf(text + n, sizeof text - n, "%s %d %zu %d %zu\n", f->name, (int)f->kind,
                            f->offset, (int)f->length, f->count);
    }
    for (const mpt_init* i = (*s)->inits; i->name && n < sizeof text; ++i) {
      n += (size_t)snprintf(text + n, sizeof text - n, "init %s %lld\n", i->name,
                            (long long)(intptr_t)i->fn);
    }
    return n < sizeof text ? bytes_of(env, text) : NULL;
  }
  return NULL;
}

JNIEXPORT void JNICALL Java_org_mpt_Jni_init(JNIEnv* env, jclass c, jlong function, jlong address,
                                             jlong size) {
  (void)env, (void)c;
  ((mpt_init_fn)(intptr_t)function)((void*)(intptr_t)address, (size_t)size);
}

JNIEXPORT jlong JNICALL Java_org_mpt_Jni_memory(JNIEnv* env, jclass c, jlong context) {
  mpt_memory_info info;
  (void)env, (void)c;
  info.struct_size = sizeof info;
  return mpt_context_get_memory((mpt_context)(intptr_t)context, &info) < 0 ? 0
                                                                           : (jlong)info.total_now;
}

/* Runs the deleter of a DLManagedTensorVersioned, which begins with its version, the owner's data
 * and the deleter. */
JNIEXPORT void JNICALL Java_org_mpt_Jni_deleteManaged(JNIEnv* env, jclass c, jlong address) {
  struct head {
    uint32_t major, minor;
    void* owner;
    void (*deleter)(struct head* self);
  }* managed = (struct head*)(intptr_t)address;
  (void)env, (void)c;
  if (managed->deleter) managed->deleter(managed);
}

/* ---- callbacks ----------------------------------------------------------------------------------
 */

/* Returns the JNI environment of this thread. A thread of the library is attached as a daemon. */
static JNIEnv* environment(void) {
  JNIEnv* env = NULL;
  if ((*vm)->GetEnv(vm, (void**)&env, JNI_VERSION_1_8) != JNI_OK &&
      (*vm)->AttachCurrentThreadAsDaemon(vm, (void**)&env, NULL) != JNI_OK) {
    return NULL;
  }
  return env;
}

static jlongArray list_of(JNIEnv* env, const mpt_tensor* list, int32_t count) {
  jlongArray out = (*env)->NewLongArray(env, count);
  if (out && list) (*env)->SetLongArrayRegion(env, out, 0, count, (const jlong*)(const void*)list);
  return out;
}

/* Ends a callback: frees its local references and returns its status. The methods of Callbacks
 * throw nothing; a pending exception, such as OutOfMemoryError, makes the callback fail. */
static mpt_status end(JNIEnv* env, jint status) {
  if ((*env)->ExceptionCheck(env)) {
    (*env)->ExceptionClear(env);
    status = MPT_ERROR_CALLBACK;
  }
  (*env)->PopLocalFrame(env, NULL);
  return status;
}

mpt_status mptj_forward(void* user, const mpt_tensor* in, int32_t in_count, mpt_tensor* out,
                        int32_t out_count) {
  JNIEnv* env = environment();
  if (!env || (*env)->PushLocalFrame(env, 8) < 0) return MPT_ERROR_CALLBACK;
  jlongArray a = list_of(env, in, in_count), r = list_of(env, NULL, out_count);
  jint s = MPT_ERROR_CALLBACK;
  if (a && r)
    s = (*env)->CallStaticIntMethod(env, callbacks, methods.forward, (jlong)(intptr_t)user, a, r);
  if (s >= 0 && !(*env)->ExceptionCheck(env)) {
    (*env)->GetLongArrayRegion(env, r, 0, out_count, (jlong*)(void*)out);
  }
  return end(env, s);
}

static mpt_status custom_backward(void* user, const mpt_tensor* in, int32_t in_count,
                                  const mpt_tensor* out, const mpt_tensor* grad_out,
                                  int32_t out_count, mpt_tensor* grad_in) {
  JNIEnv* env = environment();
  if (!env || (*env)->PushLocalFrame(env, 8) < 0) return MPT_ERROR_CALLBACK;
  jlongArray a = list_of(env, in, in_count), b = list_of(env, out, out_count),
             g = list_of(env, grad_out, out_count), r = list_of(env, NULL, in_count);
  jint s = MPT_ERROR_CALLBACK;
  if (a && b && g && r) {
    s = (*env)->CallStaticIntMethod(env, callbacks, methods.backward, (jlong)(intptr_t)user, a, b,
                                    g, r);
  }
  if (s >= 0 && !(*env)->ExceptionCheck(env)) {
    (*env)->GetLongArrayRegion(env, r, 0, in_count, (jlong*)(void*)grad_in);
  }
  return end(env, s);
}

mpt_status mptj_closure(void* user, mpt_tensor* loss) {
  JNIEnv* env = environment();
  if (!env || (*env)->PushLocalFrame(env, 8) < 0) return MPT_ERROR_CALLBACK;
  jlongArray r = list_of(env, NULL, 1);
  jint s = MPT_ERROR_CALLBACK;
  if (r) s = (*env)->CallStaticIntMethod(env, callbacks, methods.closure, (jlong)(intptr_t)user, r);
  if (s >= 0 && !(*env)->ExceptionCheck(env))
    (*env)->GetLongArrayRegion(env, r, 0, 1, (jlong*)(void*)loss);
  return end(env, s);
}

mpt_status mptj_grad_hook(void* user, mpt_tensor* grad) {
  JNIEnv* env = environment();
  if (!env || (*env)->PushLocalFrame(env, 8) < 0) return MPT_ERROR_CALLBACK;
  jlongArray g = list_of(env, grad, 1);
  jint s = MPT_ERROR_CALLBACK;
  if (g)
    s = (*env)->CallStaticIntMethod(env, callbacks, methods.grad_hook, (jlong)(intptr_t)user, g);
  if (s >= 0 && !(*env)->ExceptionCheck(env))
    (*env)->GetLongArrayRegion(env, g, 0, 1, (jlong*)(void*)grad);
  return end(env, s);
}

mpt_status mptj_post_hook(void* user, mpt_tensor leaf) {
  JNIEnv* env = environment();
  if (!env || (*env)->PushLocalFrame(env, 8) < 0) return MPT_ERROR_CALLBACK;
  return end(env, (*env)->CallStaticIntMethod(env, callbacks, methods.post_hook,
                                              (jlong)(intptr_t)user, (jlong)(intptr_t)leaf));
}

static mpt_status factor(void* user, int64_t step, double* out) {
  JNIEnv* env = environment();
  if (!env || (*env)->PushLocalFrame(env, 8) < 0) return MPT_ERROR_CALLBACK;
  *out = (*env)->CallStaticDoubleMethod(env, callbacks, methods.factor, (jlong)(intptr_t)user,
                                        (jlong)step);
  return end(env, MPT_OK);
}

void mptj_done(void* user) {
  JNIEnv* env = environment();
  if (!env || (*env)->PushLocalFrame(env, 8) < 0) return;
  jthrowable before = (*env)->ExceptionOccurred(env);
  if (before) (*env)->ExceptionClear(env);
  (*env)->CallStaticVoidMethod(env, callbacks, methods.done, (jlong)(intptr_t)user);
  if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
  if (before) (*env)->Throw(env, before);
  (*env)->PopLocalFrame(env, NULL);
}

/* State of a context's hooks: the id of its functions in Callbacks, and the allocator with its
 * argument. Every block of memory holds one reference, because buffers may exist longer than their
 * context. */
typedef struct {
  jlong id;
  void* (*alloc)(void* user, size_t size, size_t align);
  void (*free)(void* user, void* memory, size_t size, size_t align);
  void* user;
  atomic_long uses;
} host;

static void leave(host* h) {
  if (atomic_fetch_sub(&h->uses, 1) == 1) free(h);
}

/* Returns 0 if there is no memory. */
JNIEXPORT jlong JNICALL Java_org_mpt_Jni_newHost(JNIEnv* env, jclass c, jlong id, jlong alloc,
                                                 jlong release, jlong user) {
  (void)env, (void)c;
  host* h = calloc(1, sizeof *h);
  if (!h) return 0;
  h->id = id;
  h->alloc = (void* (*)(void*, size_t, size_t))(intptr_t)alloc;
  h->free = (void (*)(void*, void*, size_t, size_t))(intptr_t)release;
  h->user = (void*)(intptr_t)user;
  atomic_init(&h->uses, 1);
  return (jlong)(intptr_t)h;
}

JNIEXPORT void JNICALL Java_org_mpt_Jni_endHost(JNIEnv* env, jclass c, jlong address) {
  (void)env, (void)c;
  leave((host*)(intptr_t)address);
}

JNIEXPORT void JNICALL Java_org_mpt_Jni_chain(JNIEnv* env, jclass c, jlong desc, jlong module) {
  (void)env, (void)c;
  ((mpt_context_desc*)(intptr_t)desc)->next = (const mpt_chain*)(intptr_t)module;
}

JNIEXPORT void JNICALL Java_org_mpt_Jni_endEngine(JNIEnv* env, jclass c, jlong desc) {
  (void)env, (void)c;
  mpt_comm_desc* d = (mpt_comm_desc*)(intptr_t)desc;
  if (d->done) d->done(d->user);
  d->done = NULL;
}

static void* alloc_hook(void* user, size_t size, size_t align) {
  host* h = user;
  void* memory = h->alloc(h->user, size, align);
  if (memory) atomic_fetch_add(&h->uses, 1);
  return memory;
}

static void free_hook(void* user, void* memory, size_t size, size_t align) {
  host* h = user;
  h->free(h->user, memory, size, align);
  if (memory) leave(h);
}

static void log_hook(void* user, int32_t level, const char* text) {
  JNIEnv* env = environment();
  if (!env || (*env)->PushLocalFrame(env, 8) < 0) return;
  if (!(*env)->ExceptionCheck(env)) {
    jbyteArray bytes = bytes_of(env, text);
    if (bytes)
      (*env)->CallStaticVoidMethod(env, callbacks, methods.log, ((host*)user)->id, (jint)level,
                                   bytes);
    if ((*env)->ExceptionCheck(env)) (*env)->ExceptionClear(env);
  }
  (*env)->PopLocalFrame(env, NULL);
}

/* A whole job of parallel_for, of which Java runs pieces by Jni.piece. It is a variable of the call
 * that waits for them. */
typedef struct {
  mpt_job_fn fn;
  void* job;
  int64_t n;
} whole;

static void parallel_for(void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
  const whole w = {fn, job, n};
  const int64_t most = grain > 1 ? n / grain : n;
  JNIEnv* env = most < 2 ? NULL : environment();
  jboolean all = JNI_FALSE;
  if (env && !(*env)->ExceptionCheck(env)) {
    all = (*env)->CallStaticBooleanMethod(env, callbacks, methods.parallel_for, ((host*)user)->id,
                                          (jlong)(intptr_t)&w, (jlong)most);
  }
  if (!all) fn(job, 0, n, 0);
}

JNIEXPORT void JNICALL Java_org_mpt_Jni_piece(JNIEnv* env, jclass c, jlong job, jint i,
                                              jint pieces) {
  const whole* w = (const whole*)(intptr_t)job;
  (void)env, (void)c;
  w->fn(w->job, w->n * i / pieces, w->n * (i + 1) / pieces, i);
}

/* Returns the address of a native callback for a struct: 0 forward, 1 backward, 2 factor, 3 log,
 * 4 parallel_for, 5 alloc, 6 free. */
JNIEXPORT jlong JNICALL Java_org_mpt_Jni_function(JNIEnv* env, jclass c, jint which) {
  (void)env, (void)c;
  const intptr_t all[] = {(intptr_t)mptj_forward, (intptr_t)custom_backward, (intptr_t)factor,
                          (intptr_t)log_hook,     (intptr_t)parallel_for,    (intptr_t)alloc_hook,
                          (intptr_t)free_hook};
  return which >= 0 && which < (jint)(sizeof all / sizeof *all) ? (jlong)all[which] : 0;
}
