/* Made by SWIG from the headers; see generate.py.
 * SPDX-License-Identifier: Apache-2.0 */

/* source: raw.i */

#define SWIG_VERSION 0x040100
#define SWIGGO
#define SWIGMODULE raw
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

typedef long long intgo;
typedef unsigned long long uintgo;

# if !defined(__clang__) && (defined(__i386__) || defined(__x86_64__))
#   define SWIGSTRUCTPACKED __attribute__((__packed__, __gcc_struct__))
# else
#   define SWIGSTRUCTPACKED __attribute__((__packed__))
# endif

typedef struct { char *p; intgo n; } _gostring_;
typedef struct { void* array; intgo len; intgo cap; } _goslice_;

static void Swig_free(void* p) {
  free(p);
}

static void* Swig_malloc(int c) {
  return malloc(c);
}

#include <stdint.h>		// Use the C99 official header

#include "runtime.h"

static mpt_status mpt_gradients(const mpt_tensor *roots, const mpt_tensor *grads, int32_t count,
                                const mpt_tensor *inputs, int32_t input_count,
                                const mpt_backward_desc *desc, mpt_tensor *out, int32_t out_count) {
  (void)out_count;
  return mpt_grad(roots, grads, count, inputs, input_count, desc, out);
}

static mpt_status mpt_op_call(mpt_context context, mpt_op op, const mpt_tensor *in, int32_t in_count,
                              mpt_tensor *out, int32_t out_count) {
  return mpt_op_run(context, op, in, in_count, NULL, 0, out, out_count);
}

#ifdef __cplusplus
extern "C" {
#endif

void _wrap_Swig_free_raw(void *_swig_go_0) {
  void * arg1 = *(void **)&_swig_go_0;
  Swig_free(arg1);
}

void *_wrap_Swig_malloc_raw(intgo _swig_go_0) {
  void *_swig_go_result;
  void * result = (void *)Swig_malloc((int)_swig_go_0);
  *(void **)&_swig_go_result = (void *)result;
  return _swig_go_result;
}

int _wrap_mpt_version_raw() {
  uint32_t result = (uint32_t)mpt_version();
  int _swig_go_result = result;
  return _swig_go_result;
}

char *_wrap_mpt_version_string_raw() {
  char * result = (char *)mpt_version_string();
  char * _swig_go_result = (char *)result;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_check_header_raw(int _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_check_header((uint32_t)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

char *_wrap_mpt_feature_name_raw(int _swig_go_0) {
  char * result = (char *)mpt_feature_name((int32_t)_swig_go_0);
  char * _swig_go_result = (char *)result;
  return _swig_go_result;
}

char *_wrap_mpt_status_name_raw(mptgo_status _swig_go_0) {
  char * result = (char *)mpt_status_name((mptgo_status)_swig_go_0);
  char * _swig_go_result = (char *)result;
  return _swig_go_result;
}

char *_wrap_mpt_dtype_name_raw(int _swig_go_0) {
  char * result = (char *)mpt_dtype_name((mpt_dtype)_swig_go_0);
  char * _swig_go_result = (char *)result;
  return _swig_go_result;
}

size_t _wrap_mpt_dtype_size_raw(int _swig_go_0) {
  size_t result = mpt_dtype_size((mpt_dtype)_swig_go_0);
  size_t _swig_go_result = result;
  return _swig_go_result;
}

char *_wrap_mpt_last_error_raw() {
  char * result = (char *)mpt_last_error();
  char * _swig_go_result = (char *)result;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_last_error_code_raw() {
  mptgo_status result = (mptgo_status)mpt_last_error_code();
  mptgo_status _swig_go_result = result;
  return _swig_go_result;
}

char *_wrap_mpt_first_error_raw() {
  char * result = (char *)mpt_first_error();
  char * _swig_go_result = (char *)result;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_first_error_code_raw() {
  mptgo_status result = (mptgo_status)mpt_first_error_code();
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_clear_errors_raw() {
  mpt_clear_errors();
}

void _wrap_mpt_set_error_raw(char *_swig_go_0) {
  mpt_set_error((char const *)(char *)_swig_go_0);
}

void _wrap_mpt_hooks_init_raw(mpt_hooks *_swig_go_0, size_t _swig_go_1) {
  mpt_hooks_init((mpt_hooks *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_thread_hooks_init_raw(mpt_thread_hooks *_swig_go_0, size_t _swig_go_1) {
  mpt_thread_hooks_init((mpt_thread_hooks *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_device_module_init_raw(mpt_device_module *_swig_go_0, size_t _swig_go_1) {
  mpt_device_module_init((mpt_device_module *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_device_from_name_raw(char *_swig_go_0, int *_swig_go_1, int *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_device_from_name((char const *)(char *)_swig_go_0,(mpt_device *)_swig_go_1,(int32_t *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_devices_text_raw(char *_swig_go_0, size_t _swig_go_1, size_t *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_devices_text((char *)_swig_go_0,(size_t)_swig_go_1,(size_t *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_context_desc_init_raw(mpt_context_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_context_desc_init((mpt_context_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_context_create_raw(mpt_context_desc *_swig_go_0) {
  mpt_context made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_context_create((mpt_context_desc const *)(mpt_context_desc *)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mpt_context _wrap_mpt_context_retain_raw(mpt_context _swig_go_0) {
  mpt_context result = (mpt_context)mpt_context_retain((mpt_context)_swig_go_0);
  mpt_context _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_context_release_raw(mpt_context _swig_go_0) {
  mpt_context_release((mpt_context)_swig_go_0);
}

mptgo_status _wrap_mpt_context_shutdown_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_context_shutdown((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_cancel_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_context_cancel((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_resume_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_context_resume((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_rebind_raw(mpt_context _swig_go_0, mpt_hooks *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_rebind((mpt_context)_swig_go_0,(mpt_hooks const *)(mpt_hooks *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_set_seed_raw(mpt_context _swig_go_0, long long _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_set_seed((mpt_context)_swig_go_0,(int64_t)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_get_generator_raw(mpt_context _swig_go_0, long long *_swig_go_1, long long *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_context_get_generator((mpt_context)_swig_go_0,(int64_t *)_swig_go_1,(int64_t *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_set_generator_raw(mpt_context _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_context_set_generator((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_get_memory_raw(mpt_context _swig_go_0, mpt_memory_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_get_memory((mpt_context)_swig_go_0,(mpt_memory_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_get_device_memory_raw(mpt_context _swig_go_0, int _swig_go_1, int _swig_go_2, mpt_memory_info *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_context_get_device_memory((mpt_context)_swig_go_0,(mpt_device)_swig_go_1,(int32_t)_swig_go_2,(mpt_memory_info *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_get_device_native_raw(mpt_context _swig_go_0, int _swig_go_1, int _swig_go_2, void **_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_context_get_device_native((mpt_context)_swig_go_0,(mpt_device)_swig_go_1,(int32_t)_swig_go_2,(void **)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_device_selftest_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_device_selftest((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_trim_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_context_trim((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_reset_peak_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_context_reset_peak((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_kernels_text_raw(mpt_context _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_context_kernels_text((mpt_context)_swig_go_0,(char *)_swig_go_1,(size_t)_swig_go_2,(size_t *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_get_arithmetic_raw(mpt_context _swig_go_0, int *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_get_arithmetic((mpt_context)_swig_go_0,(mpt_arithmetic *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_set_arithmetic_raw(mpt_context _swig_go_0, int _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_set_arithmetic((mpt_context)_swig_go_0,(mpt_arithmetic)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scope_push_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_scope_push((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scope_pop_raw(mpt_context _swig_go_0, _goslice_ _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_scope_pop((mpt_context)_swig_go_0,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_1.array,(int32_t)_swig_go_1.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_create_modes_raw(mpt_context _swig_go_0, long long _swig_go_1, long long *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_context_create_modes((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(int64_t *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_use_modes_raw(mpt_context _swig_go_0, long long _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_use_modes((mpt_context)_swig_go_0,(int64_t)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_end_modes_raw(mpt_context _swig_go_0, long long _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_end_modes((mpt_context)_swig_go_0,(int64_t)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_empty_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_empty((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_zeros_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_zeros((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_ones_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_ones((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_full_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_full((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(double)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_arange_raw(mpt_context _swig_go_0, int _swig_go_1, double _swig_go_2, double _swig_go_3, double _swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_arange((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(double)_swig_go_2,(double)_swig_go_3,(double)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_uniform_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3, double _swig_go_4) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_uniform((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(double)_swig_go_3,(double)_swig_go_4,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_randint_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, long long _swig_go_3, long long _swig_go_4) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_randint((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(int64_t)_swig_go_3,(int64_t)_swig_go_4,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_normal_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3, double _swig_go_4) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_normal((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(double)_swig_go_3,(double)_swig_go_4,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_kaiming_uniform_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_kaiming_uniform((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(double)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_kaiming_normal_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_kaiming_normal((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(double)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_xavier_uniform_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_xavier_uniform((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(double)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_xavier_normal_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_xavier_normal((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(double)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_from_data_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, void *_swig_go_3, size_t _swig_go_4) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_from_data((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(void const *)(void *)_swig_go_3,(size_t)_swig_go_4,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_from_memory_raw(mpt_context _swig_go_0, int _swig_go_1, long long *_swig_go_2, long long *_swig_go_3, int _swig_go_4, void *_swig_go_5, size_t _swig_go_6, mpt_done_fn _swig_go_7) {
  mpt_tensor made10 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_from_memory((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2,(long long const *)(int64_t *)_swig_go_3,(int32_t)_swig_go_4,(void *)_swig_go_5,(size_t)_swig_go_6,mptgo_done,(void *)_swig_go_7,&made10);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made10;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_from_const_memory_raw(mpt_context _swig_go_0, int _swig_go_1, long long *_swig_go_2, long long *_swig_go_3, int _swig_go_4, void *_swig_go_5, size_t _swig_go_6, mpt_done_fn _swig_go_7) {
  mpt_tensor made10 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_from_const_memory((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2,(long long const *)(int64_t *)_swig_go_3,(int32_t)_swig_go_4,(void const *)(void *)_swig_go_5,(size_t)_swig_go_6,mptgo_done,(void *)_swig_go_7,&made10);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made10;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_from_native_raw(mpt_context _swig_go_0, int _swig_go_1, long long *_swig_go_2, long long *_swig_go_3, int _swig_go_4, void *_swig_go_5, mpt_done_fn _swig_go_6) {
  mpt_tensor made9 = 0 ;
  void * arg6 = *(void **)&_swig_go_5;
  mptgo_status result = (mptgo_status)mpt_tensor_from_native((mpt_context)_swig_go_0,(mpt_dtype)_swig_go_1,(long long const *)(int64_t *)_swig_go_2,(long long const *)(int64_t *)_swig_go_3,(int32_t)_swig_go_4,(void const *)arg6,mptgo_done,(void *)_swig_go_6,&made9);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_from_dlpack_raw(mpt_context _swig_go_0, struct DLManagedTensorVersioned *_swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_from_dlpack((mpt_context)_swig_go_0,(struct DLManagedTensorVersioned *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_from_dlpack_legacy_raw(mpt_context _swig_go_0, struct DLManagedTensor *_swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_from_dlpack_legacy((mpt_context)_swig_go_0,(struct DLManagedTensor *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_to_dlpack_raw(mpt_tensor _swig_go_0, struct DLManagedTensorVersioned **_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_to_dlpack((mpt_tensor)_swig_go_0,(struct DLManagedTensorVersioned **)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_to_dlpack_legacy_raw(mpt_tensor _swig_go_0, struct DLManagedTensor **_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_to_dlpack_legacy((mpt_tensor)_swig_go_0,(struct DLManagedTensor **)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mpt_tensor _wrap_mpt_tensor_retain_raw(mpt_tensor _swig_go_0) {
  mpt_tensor result = (mpt_tensor)mpt_tensor_retain((mpt_tensor)_swig_go_0);
  mpt_tensor _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_tensor_release_raw(mpt_tensor _swig_go_0) {
  mpt_tensor_release((mpt_tensor)_swig_go_0);
}

int _wrap_mpt_tensor_is_valid_raw(mpt_tensor _swig_go_0) {
  mpt_bool32 result = (mpt_bool32)mpt_tensor_is_valid((mpt_tensor)_swig_go_0);
  int _swig_go_result = result;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_get_info_raw(mpt_tensor _swig_go_0, mpt_tensor_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_get_info((mpt_tensor)_swig_go_0,(mpt_tensor_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_to_raw(mpt_tensor _swig_go_0, int _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_to((mpt_tensor)_swig_go_0,(mpt_device)_swig_go_1,(int32_t)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_get_context_raw(mpt_tensor _swig_go_0) {
  mpt_context made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_get_context((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_read_raw(mpt_tensor _swig_go_0, int _swig_go_1, void *_swig_go_2, long long _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_tensor_read((mpt_tensor)_swig_go_0,(mpt_dtype)_swig_go_1,(void *)_swig_go_2,(int64_t)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_write_raw(mpt_tensor _swig_go_0, int _swig_go_1, void *_swig_go_2, long long _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_tensor_write((mpt_tensor)_swig_go_0,(mpt_dtype)_swig_go_1,(void const *)(void *)_swig_go_2,(int64_t)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_get_master_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_get_master((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_set_master_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_set_master((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_get_item_raw(mpt_tensor _swig_go_0, double *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_get_item((mpt_tensor)_swig_go_0,(double *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_get_data_raw(mpt_tensor _swig_go_0, void **_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_get_data((mpt_tensor)_swig_go_0,(void **)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_touch_raw(mpt_tensor _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_tensor_touch((mpt_tensor)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_text_raw(mpt_tensor _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_tensor_text((mpt_tensor)_swig_go_0,(char *)_swig_go_1,(size_t)_swig_go_2,(size_t *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_set_name_raw(mpt_tensor _swig_go_0, char *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_set_name((mpt_tensor)_swig_go_0,(char const *)(char *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_get_name_raw(mpt_tensor _swig_go_0, char **_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_get_name((mpt_tensor)_swig_go_0,(char const **)(char **)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_set_requires_grad_raw(mpt_tensor _swig_go_0, int _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_set_requires_grad((mpt_tensor)_swig_go_0,(mpt_bool32)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_get_grad_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tensor_get_grad((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_set_grad_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_set_grad((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_set_grad_dtype_raw(mpt_tensor _swig_go_0, int _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_set_grad_dtype((mpt_tensor)_swig_go_0,(mpt_dtype)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_set_grad_sparse_raw(mpt_tensor _swig_go_0, int _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_set_grad_sparse((mpt_tensor)_swig_go_0,(mpt_bool32)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_get_grad_rows_raw(mpt_tensor _swig_go_0, mpt_tensor *_swig_go_1, mpt_tensor *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_tensor_get_grad_rows((mpt_tensor)_swig_go_0,(mpt_tensor *)_swig_go_1,(mpt_tensor *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_backward_desc_init_raw(mpt_backward_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_backward_desc_init((mpt_backward_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_backward_raw(_goslice_ _swig_go_0, mpt_backward_desc *_swig_go_1) {
  int32_t arg3 = (int32_t)(_swig_go_0.len / 2);
  mpt_tensor * arg1 = (mpt_tensor *)_swig_go_0.array;
  mpt_tensor * arg2 = arg1 ? arg1 + arg3 : 0;
  mptgo_status result = (mptgo_status)mpt_backward((struct mpt_tensor_s *const *)arg1,(struct mpt_tensor_s *const *)arg2,arg3,(mpt_backward_desc const *)(mpt_backward_desc *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_grad_mode_push_raw(mpt_context _swig_go_0, int _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_grad_mode_push((mpt_context)_swig_go_0,(mpt_grad_mode)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_grad_mode_pop_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_grad_mode_pop((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_add_hook_raw(mpt_tensor _swig_go_0, mpt_grad_hook _swig_go_1, long long *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_tensor_add_hook((mpt_tensor)_swig_go_0,mptgo_grad_hook,(void *)_swig_go_1,mptgo_done,(int64_t *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_add_post_hook_raw(mpt_tensor _swig_go_0, mpt_post_hook _swig_go_1, long long *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_tensor_add_post_hook((mpt_tensor)_swig_go_0,mptgo_post_hook,(void *)_swig_go_1,mptgo_done,(int64_t *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tensor_remove_hook_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_tensor_remove_hook((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_recompute_raw(mpt_context _swig_go_0, mpt_forward_fn _swig_go_1, _goslice_ _swig_go_2, _goslice_ _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_recompute((mpt_context)_swig_go_0,mptgo_forward,(void *)_swig_go_1,mptgo_done,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_tensor *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_set_anomaly_raw(mpt_context _swig_go_0, int _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_set_anomaly((mpt_context)_swig_go_0,(mpt_bool32)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_autocast_profile_from_name_raw(char *_swig_go_0, int *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_autocast_profile_from_name((char const *)(char *)_swig_go_0,(mpt_profile *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

char *_wrap_mpt_autocast_profile_name_raw(int _swig_go_0) {
  char * result = (char *)mpt_autocast_profile_name((mpt_profile)_swig_go_0);
  char * _swig_go_result = (char *)result;
  return _swig_go_result;
}

void _wrap_mpt_autocast_desc_init_raw(mpt_autocast_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_autocast_desc_init((mpt_autocast_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_autocast_push_raw(mpt_context _swig_go_0, mpt_autocast_desc *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_autocast_push((mpt_context)_swig_go_0,(mpt_autocast_desc const *)(mpt_autocast_desc *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_autocast_pop_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_autocast_pop((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_autocast_get_dtype_raw(mpt_context _swig_go_0, int *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_autocast_get_dtype((mpt_context)_swig_go_0,(mpt_dtype *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_autocast_set_class_raw(mpt_context _swig_go_0, int _swig_go_1, int _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_autocast_set_class((mpt_context)_swig_go_0,(mpt_op)_swig_go_1,(mpt_cast_class)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_autocast_get_class_raw(mpt_context _swig_go_0, int _swig_go_1, int *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_autocast_get_class((mpt_context)_swig_go_0,(mpt_op)_swig_go_1,(mpt_cast_class *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_autocast_clear_cache_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_autocast_clear_cache((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_autocast_get_cache_info_raw(mpt_context _swig_go_0, mpt_cast_cache_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_autocast_get_cache_info((mpt_context)_swig_go_0,(mpt_cast_cache_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_op_from_name_raw(mpt_context _swig_go_0, char *_swig_go_1, int *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_op_from_name((mpt_context)_swig_go_0,(char const *)(char *)_swig_go_1,(mpt_op *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

char *_wrap_mpt_op_name_raw(mpt_context _swig_go_0, int _swig_go_1) {
  char * result = (char *)mpt_op_name((mpt_context)_swig_go_0,(mpt_op)_swig_go_1);
  char * _swig_go_result = (char *)result;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_op_supports_raw(mpt_context _swig_go_0, int _swig_go_1, int _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_op_supports((mpt_context)_swig_go_0,(mpt_op)_swig_go_1,(mpt_dtype)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_op_get_info_raw(mpt_context _swig_go_0, int _swig_go_1, mpt_op_info *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_op_get_info((mpt_context)_swig_go_0,(mpt_op)_swig_go_1,(mpt_op_info *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_op_get_param_raw(mpt_context _swig_go_0, int _swig_go_1, int _swig_go_2, mpt_op_param *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_op_get_param((mpt_context)_swig_go_0,(mpt_op)_swig_go_1,(int32_t)_swig_go_2,(mpt_op_param *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_custom_op_desc_init_raw(mpt_custom_op_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_custom_op_desc_init((mpt_custom_op_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_op_register_raw(mpt_context _swig_go_0, mpt_custom_op_desc *_swig_go_1, int *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_op_register((mpt_context)_swig_go_0,(mpt_custom_op_desc const *)(mpt_custom_op_desc *)_swig_go_1,(mpt_op *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_add_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_add((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_sub_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_sub((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_add_scaled_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, double _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_add_scaled((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(double)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_mul_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_mul((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_div_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_div((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_pow_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_pow((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_maximum_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_maximum((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_minimum_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_minimum((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_remainder_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_remainder((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_floor_divide_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_floor_divide((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_eq_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_eq((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_ne_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_ne((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_lt_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_lt((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_le_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_le((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_gt_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_gt((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_ge_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_ge((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_logical_and_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_logical_and((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_logical_or_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_logical_or((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_logical_xor_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_logical_xor((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_add_scalar_raw(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_add_scalar((mpt_tensor)_swig_go_0,(double)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_mul_scalar_raw(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_mul_scalar((mpt_tensor)_swig_go_0,(double)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_div_scalar_raw(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_div_scalar((mpt_tensor)_swig_go_0,(double)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_rdiv_scalar_raw(double _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_rdiv_scalar((double)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_pow_scalar_raw(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_pow_scalar((mpt_tensor)_swig_go_0,(double)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_rpow_scalar_raw(double _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_rpow_scalar((double)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_neg_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_neg((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_abs_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_abs((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_sign_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_sign((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_sqrt_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_sqrt((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_rsqrt_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_rsqrt((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_square_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_square((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_exp_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_exp((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_expm1_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_expm1((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_log_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_log((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_log1p_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_log1p((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_reciprocal_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_reciprocal((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_sin_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_sin((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_cos_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_cos((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tan_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tan((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_log2_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_log2((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_log10_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_log10((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_erf_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_erf((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_floor_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_floor((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_ceil_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_ceil((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_round_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_round((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_round_decimals_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_round_decimals((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_clamp_raw(mpt_tensor _swig_go_0, double _swig_go_1, double _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_clamp((mpt_tensor)_swig_go_0,(double)_swig_go_1,(double)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_relu_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_relu((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_leaky_relu_raw(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_leaky_relu((mpt_tensor)_swig_go_0,(double)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_elu_raw(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_elu((mpt_tensor)_swig_go_0,(double)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_gelu_raw(mpt_tensor _swig_go_0, int _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_gelu((mpt_tensor)_swig_go_0,(mpt_bool32)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_silu_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_silu((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_sigmoid_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_sigmoid((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tanh_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tanh((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_softplus_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_softplus((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_softplus_beta_raw(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_softplus_beta((mpt_tensor)_swig_go_0,(double)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_logsigmoid_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_logsigmoid((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_softsign_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_softsign((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_hardsigmoid_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_hardsigmoid((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_hardswish_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_hardswish((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_mish_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_mish((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_glu_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_glu((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_prelu_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_prelu((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_lerp_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_lerp((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_lerp_scalar_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, double _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_lerp_scalar((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(double)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_logical_not_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_logical_not((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_isfinite_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_isfinite((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_isnan_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_isnan((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_isclose_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, double _swig_go_2, double _swig_go_3, int _swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_isclose((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(double)_swig_go_2,(double)_swig_go_3,(mpt_bool32)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_where_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_where((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_masked_fill_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, double _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_masked_fill((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(double)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_cast_raw(mpt_tensor _swig_go_0, int _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_cast((mpt_tensor)_swig_go_0,(mpt_dtype)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_clone_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_clone((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_contiguous_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_contiguous((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_detach_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_detach((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_copy_into_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_copy_into((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_fill_into_raw(mpt_tensor _swig_go_0, double _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_fill_into((mpt_tensor)_swig_go_0,(double)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_add_into_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_add_into((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_mul_into_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_mul_into((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_reshape_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_reshape((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_permute_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_permute((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_transpose_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_transpose((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_slice_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_slice((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_narrow_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_narrow((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_select_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_select((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_squeeze_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_squeeze((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_unsqueeze_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_unsqueeze((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_expand_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_expand((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_flatten_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_flatten((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_sum_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_sum((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_mean_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_mean((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_var_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, long long _swig_go_2, int _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_var((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(int64_t)_swig_go_2,(mpt_bool32)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_std_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, long long _swig_go_2, int _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_std((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(int64_t)_swig_go_2,(mpt_bool32)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_prod_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_prod((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_amax_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_amax((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_amin_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_amin((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_max_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_max((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_min_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_min((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_max_dim_raw(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_tensor *_swig_go_3, mpt_tensor *_swig_go_4) {
  mptgo_status result = (mptgo_status)mpt_max_dim((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_bool32)_swig_go_2,(mpt_tensor *)_swig_go_3,(mpt_tensor *)_swig_go_4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_min_dim_raw(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_tensor *_swig_go_3, mpt_tensor *_swig_go_4) {
  mptgo_status result = (mptgo_status)mpt_min_dim((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_bool32)_swig_go_2,(mpt_tensor *)_swig_go_3,(mpt_tensor *)_swig_go_4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_median_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_median((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_median_dim_raw(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_tensor *_swig_go_3, mpt_tensor *_swig_go_4) {
  mptgo_status result = (mptgo_status)mpt_median_dim((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_bool32)_swig_go_2,(mpt_tensor *)_swig_go_3,(mpt_tensor *)_swig_go_4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_argmax_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_argmax((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_argmin_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_argmin((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_any_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_any((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_all_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_all((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_norm_raw(mpt_tensor _swig_go_0, double _swig_go_1, _goslice_ _swig_go_2, int _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_norm((mpt_tensor)_swig_go_0,(double)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_bool32)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_dot_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_dot((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_normalize_raw(mpt_tensor _swig_go_0, double _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_normalize((mpt_tensor)_swig_go_0,(double)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(double)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_logsumexp_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_logsumexp((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_bool32)_swig_go_2,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_cumsum_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_cumsum((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_embedding_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, long long _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_embedding((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(int64_t)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_index_select_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_index_select((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_index_add_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_index_add((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_index_add_scaled_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, double _swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_index_add_scaled((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,(double)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_gather_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_gather((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scatter_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_scatter((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scatter_add_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_scatter_add((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_one_hot_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_one_hot((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_topk_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, int _swig_go_3, mpt_tensor *_swig_go_4, mpt_tensor *_swig_go_5) {
  mptgo_status result = (mptgo_status)mpt_topk((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(mpt_bool32)_swig_go_3,(mpt_tensor *)_swig_go_4,(mpt_tensor *)_swig_go_5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_sort_raw(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_tensor *_swig_go_3, mpt_tensor *_swig_go_4) {
  mptgo_status result = (mptgo_status)mpt_sort((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_bool32)_swig_go_2,(mpt_tensor *)_swig_go_3,(mpt_tensor *)_swig_go_4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_argsort_raw(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_argsort((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_bool32)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nonzero_raw(mpt_tensor _swig_go_0) {
  mpt_tensor made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nonzero((mpt_tensor)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_masked_select_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_masked_select((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_unique_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_unique((mpt_tensor)_swig_go_0,(mpt_tensor *)_swig_go_1.array,(int32_t)_swig_go_1.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_multinomial_raw(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_multinomial((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_bool32)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_tril_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_tril((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_triu_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_triu((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_cat_raw(_goslice_ _swig_go_0, long long _swig_go_1) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_cat((struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_0.array,(int32_t)_swig_go_0.len,(int64_t)_swig_go_1,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stack_raw(_goslice_ _swig_go_0, long long _swig_go_1) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_stack((struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_0.array,(int32_t)_swig_go_0.len,(int64_t)_swig_go_1,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_split_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, _goslice_ _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_split((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(mpt_tensor *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_split_with_sizes_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, long long _swig_go_2, _goslice_ _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_split_with_sizes((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(int64_t)_swig_go_2,(mpt_tensor *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_chunk_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, _goslice_ _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_chunk((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(mpt_tensor *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_flip_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_flip((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_roll_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, _goslice_ _swig_go_2) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_roll((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_repeat_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_repeat((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_pad_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2, double _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_pad((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_pad_mode)_swig_go_2,(double)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_pixel_shuffle_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_pixel_shuffle((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_pixel_unshuffle_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_pixel_unshuffle((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_softmax_raw(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_softmax((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_dtype)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_log_softmax_raw(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_log_softmax((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_dtype)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_dropout_raw(mpt_tensor _swig_go_0, double _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_dropout((mpt_tensor)_swig_go_0,(double)_swig_go_1,(mpt_bool32)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_dropout_channels_raw(mpt_tensor _swig_go_0, long long _swig_go_1, double _swig_go_2, int _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_dropout_channels((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(double)_swig_go_2,(mpt_bool32)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_gumbel_softmax_raw(mpt_tensor _swig_go_0, long long _swig_go_1, double _swig_go_2, int _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_gumbel_softmax((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(double)_swig_go_2,(mpt_bool32)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

void _wrap_mpt_cross_entropy_desc_init_raw(mpt_cross_entropy_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_cross_entropy_desc_init((mpt_cross_entropy_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_cross_entropy_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_cross_entropy_desc *_swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_cross_entropy((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_cross_entropy_desc const *)(mpt_cross_entropy_desc *)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nll_loss_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_cross_entropy_desc *_swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nll_loss((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_cross_entropy_desc const *)(mpt_cross_entropy_desc *)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_binary_cross_entropy_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_binary_cross_entropy((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_reduction)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_binary_cross_entropy_with_logits_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, int _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_binary_cross_entropy_with_logits((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_reduction)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_mse_loss_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_mse_loss((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_reduction)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_l1_loss_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_l1_loss((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_reduction)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_smooth_l1_loss_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2, double _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_smooth_l1_loss((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_reduction)_swig_go_2,(double)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_huber_loss_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2, double _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_huber_loss((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_reduction)_swig_go_2,(double)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_kl_div_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2, int _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_kl_div((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_reduction)_swig_go_2,(mpt_bool32)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_weighted_loss_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_weighted_loss((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_reduction)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_triplet_margin_loss_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, int _swig_go_3, double _swig_go_4, double _swig_go_5, double _swig_go_6, int _swig_go_7) {
  mpt_tensor made9 = 0 ;
  mptgo_status result = (mptgo_status)mpt_triplet_margin_loss((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_reduction)_swig_go_3,(double)_swig_go_4,(double)_swig_go_5,(double)_swig_go_6,(mpt_bool32)_swig_go_7,&made9);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_pairwise_distance_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, double _swig_go_2, double _swig_go_3, int _swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_pairwise_distance((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(double)_swig_go_2,(double)_swig_go_3,(mpt_bool32)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_cosine_similarity_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, long long _swig_go_2, double _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_cosine_similarity((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(int64_t)_swig_go_2,(double)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_matmul_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_matmul((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_bmm_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_bmm((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_einsum_raw(_goslice_ _swig_go_0, char *_swig_go_1) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_einsum((struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_0.array,(int32_t)_swig_go_0.len,(char const *)(char *)_swig_go_1,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_addmm_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, double _swig_go_3, double _swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_addmm((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(double)_swig_go_3,(double)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_linear_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, int _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_linear((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_activation)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

void _wrap_mpt_conv_desc_init_raw(mpt_conv_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_conv_desc_init((mpt_conv_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_conv1d_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_conv1d((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(mpt_conv_desc const *)(mpt_conv_desc *)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_conv2d_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_conv2d((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(mpt_conv_desc const *)(mpt_conv_desc *)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_conv3d_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_conv3d((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(mpt_conv_desc const *)(mpt_conv_desc *)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_conv_transpose1d_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_conv_transpose1d((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(mpt_conv_desc const *)(mpt_conv_desc *)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_conv_transpose2d_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_conv_transpose2d((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(mpt_conv_desc const *)(mpt_conv_desc *)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_conv_transpose3d_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_conv_transpose3d((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(mpt_conv_desc const *)(mpt_conv_desc *)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

void _wrap_mpt_pool_desc_init_raw(mpt_pool_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_pool_desc_init((mpt_pool_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_max_pool1d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_pool_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_max_pool1d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_pool_desc const *)(mpt_pool_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_max_pool2d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_pool_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_max_pool2d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_pool_desc const *)(mpt_pool_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_max_pool3d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_pool_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_max_pool3d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_pool_desc const *)(mpt_pool_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_avg_pool1d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_pool_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_avg_pool1d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_pool_desc const *)(mpt_pool_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_avg_pool2d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_pool_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_avg_pool2d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_pool_desc const *)(mpt_pool_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_avg_pool3d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_pool_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_avg_pool3d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_pool_desc const *)(mpt_pool_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_adaptive_avg_pool1d_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_adaptive_avg_pool1d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_adaptive_avg_pool2d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_adaptive_avg_pool2d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_adaptive_avg_pool3d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_adaptive_avg_pool3d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_adaptive_max_pool1d_raw(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_adaptive_max_pool1d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_adaptive_max_pool2d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_adaptive_max_pool2d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_adaptive_max_pool3d_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_adaptive_max_pool3d((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_interpolate_raw(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2, int _swig_go_3) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_interpolate((mpt_tensor)_swig_go_0,(long long const *)(int64_t *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_interpolate_mode)_swig_go_2,(mpt_bool32)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_interpolate_by_raw(mpt_tensor _swig_go_0, double _swig_go_1, double _swig_go_2, double _swig_go_3, int _swig_go_4, int _swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_interpolate_by((mpt_tensor)_swig_go_0,(double)_swig_go_1,(double)_swig_go_2,(double)_swig_go_3,(mpt_interpolate_mode)_swig_go_4,(mpt_bool32)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

void _wrap_mpt_batch_norm_desc_init_raw(mpt_batch_norm_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_batch_norm_desc_init((mpt_batch_norm_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_norm_desc_init_raw(mpt_norm_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_norm_desc_init((mpt_norm_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_batch_norm_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_tensor _swig_go_4, mpt_batch_norm_desc *_swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_batch_norm((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,(mpt_tensor)_swig_go_4,(mpt_batch_norm_desc const *)(mpt_batch_norm_desc *)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_layer_norm_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_norm_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_layer_norm((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,(mpt_norm_desc const *)(mpt_norm_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_rms_norm_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_norm_desc *_swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_rms_norm((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_norm_desc const *)(mpt_norm_desc *)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_group_norm_raw(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_norm_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_group_norm((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,(mpt_norm_desc const *)(mpt_norm_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_instance_norm_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_norm_desc *_swig_go_3) {
  mpt_tensor made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_instance_norm((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_norm_desc const *)(mpt_norm_desc *)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

void _wrap_mpt_attention_desc_init_raw(mpt_attention_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_attention_desc_init((mpt_attention_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_scaled_dot_product_attention_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_attention_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_scaled_dot_product_attention((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,(mpt_attention_desc const *)(mpt_attention_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_attention_weights_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, int _swig_go_3, double _swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_attention_weights((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_bool32)_swig_go_3,(double)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_self_attention_raw(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, mpt_tensor _swig_go_3, mpt_attention_desc *_swig_go_4) {
  mpt_tensor made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_self_attention((mpt_tensor)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(mpt_tensor)_swig_go_3,(mpt_attention_desc const *)(mpt_attention_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_lstm_cell_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_tensor _swig_go_4, mpt_tensor _swig_go_5, mpt_tensor _swig_go_6, mpt_tensor *_swig_go_7, mpt_tensor *_swig_go_8) {
  mptgo_status result = (mptgo_status)mpt_lstm_cell((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,(mpt_tensor)_swig_go_4,(mpt_tensor)_swig_go_5,(mpt_tensor)_swig_go_6,(mpt_tensor *)_swig_go_7,(mpt_tensor *)_swig_go_8);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_gru_cell_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_tensor _swig_go_4, mpt_tensor _swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_gru_cell((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,(mpt_tensor)_swig_go_4,(mpt_tensor)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_rnn_tanh_cell_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_tensor _swig_go_4, mpt_tensor _swig_go_5) {
  mpt_tensor made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_rnn_tanh_cell((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_tensor)_swig_go_3,(mpt_tensor)_swig_go_4,(mpt_tensor)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

void _wrap_mpt_rnn_desc_init_raw(mpt_rnn_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_rnn_desc_init((mpt_rnn_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_lstm_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, _goslice_ _swig_go_3, mpt_rnn_desc *_swig_go_4, _goslice_ _swig_go_5) {
  mptgo_status result = (mptgo_status)mpt_lstm((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_tensor)_swig_go_2,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_3.array,(int32_t)_swig_go_3.len,(mpt_rnn_desc const *)(mpt_rnn_desc *)_swig_go_4,(mpt_tensor *)_swig_go_5.array,(int32_t)_swig_go_5.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_gru_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, _goslice_ _swig_go_2, mpt_rnn_desc *_swig_go_3, mpt_tensor *_swig_go_4, mpt_tensor *_swig_go_5) {
  mptgo_status result = (mptgo_status)mpt_gru((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_rnn_desc const *)(mpt_rnn_desc *)_swig_go_3,(mpt_tensor *)_swig_go_4,(mpt_tensor *)_swig_go_5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_rnn_tanh_raw(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, _goslice_ _swig_go_2, mpt_rnn_desc *_swig_go_3, mpt_tensor *_swig_go_4, mpt_tensor *_swig_go_5) {
  mptgo_status result = (mptgo_status)mpt_rnn_tanh((mpt_tensor)_swig_go_0,(mpt_tensor)_swig_go_1,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_rnn_desc const *)(mpt_rnn_desc *)_swig_go_3,(mpt_tensor *)_swig_go_4,(mpt_tensor *)_swig_go_5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_precision_init_raw(mpt_precision *_swig_go_0, size_t _swig_go_1) {
  mpt_precision_init((mpt_precision *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_precision_from_name_raw(char *_swig_go_0, mpt_precision *_swig_go_1, size_t _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_precision_from_name((char const *)(char *)_swig_go_0,(mpt_precision *)_swig_go_1,(size_t)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_precision_push_raw(mpt_context _swig_go_0, mpt_precision *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_precision_push((mpt_context)_swig_go_0,(mpt_precision const *)(mpt_precision *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_precision_pop_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_precision_pop((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_precision_input_raw(mpt_precision *_swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_precision_input((mpt_precision const *)(mpt_precision *)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_precision_output_raw(mpt_precision *_swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_precision_output((mpt_precision const *)(mpt_precision *)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_create_raw(mpt_context _swig_go_0) {
  mpt_params made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_params_create((mpt_context)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mpt_params _wrap_mpt_params_retain_raw(mpt_params _swig_go_0) {
  mpt_params result = (mpt_params)mpt_params_retain((mpt_params)_swig_go_0);
  mpt_params _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_params_release_raw(mpt_params _swig_go_0) {
  mpt_params_release((mpt_params)_swig_go_0);
}

mptgo_status _wrap_mpt_params_add_raw(mpt_params _swig_go_0, char *_swig_go_1, mpt_tensor _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_params_add((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(mpt_tensor)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_add_buffer_raw(mpt_params _swig_go_0, char *_swig_go_1, mpt_tensor _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_params_add_buffer((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(mpt_tensor)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_mark_batch_norm_raw(mpt_params _swig_go_0, char *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_params_mark_batch_norm((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_get_raw(mpt_params _swig_go_0, char *_swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_params_get((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_get_at_raw(mpt_params _swig_go_0, long long _swig_go_1, char **_swig_go_2, mpt_tensor *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_params_get_at((mpt_params)_swig_go_0,(int64_t)_swig_go_1,(char const **)(char **)_swig_go_2,(mpt_tensor *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_get_info_raw(mpt_params _swig_go_0, mpt_params_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_params_get_info((mpt_params)_swig_go_0,(mpt_params_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_freeze_raw(mpt_params _swig_go_0, char *_swig_go_1, int _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_params_freeze((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(mpt_bool32)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_zero_grad_raw(mpt_params _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_params_zero_grad((mpt_params)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_set_precision_raw(mpt_params _swig_go_0, mpt_precision *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_params_set_precision((mpt_params)_swig_go_0,(mpt_precision const *)(mpt_precision *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_get_precision_raw(mpt_params _swig_go_0, mpt_precision *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_params_get_precision((mpt_params)_swig_go_0,(mpt_precision *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_copy_raw(mpt_params _swig_go_0, mpt_params _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_params_copy((mpt_params)_swig_go_0,(mpt_params)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_lerp_raw(mpt_params _swig_go_0, mpt_params _swig_go_1, double _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_params_lerp((mpt_params)_swig_go_0,(mpt_params)_swig_go_1,(double)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_share_raw(mpt_params _swig_go_0, mpt_params _swig_go_1, char *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_params_share((mpt_params)_swig_go_0,(mpt_params)_swig_go_1,(char const *)(char *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_publisher_create_raw(mpt_params _swig_go_0) {
  mpt_publisher made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_publisher_create((mpt_params)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_subscriber_create_raw(mpt_params _swig_go_0, mpt_publisher _swig_go_1, int _swig_go_2) {
  mpt_subscriber made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_subscriber_create((mpt_params)_swig_go_0,(mpt_publisher)_swig_go_1,(mpt_bool32)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mpt_publisher _wrap_mpt_publisher_retain_raw(mpt_publisher _swig_go_0) {
  mpt_publisher result = (mpt_publisher)mpt_publisher_retain((mpt_publisher)_swig_go_0);
  mpt_publisher _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_publisher_release_raw(mpt_publisher _swig_go_0) {
  mpt_publisher_release((mpt_publisher)_swig_go_0);
}

mpt_subscriber _wrap_mpt_subscriber_retain_raw(mpt_subscriber _swig_go_0) {
  mpt_subscriber result = (mpt_subscriber)mpt_subscriber_retain((mpt_subscriber)_swig_go_0);
  mpt_subscriber _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_subscriber_release_raw(mpt_subscriber _swig_go_0) {
  mpt_subscriber_release((mpt_subscriber)_swig_go_0);
}

mptgo_status _wrap_mpt_publisher_publish_raw(mpt_publisher _swig_go_0, long long *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_publisher_publish((mpt_publisher)_swig_go_0,(int64_t *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_subscriber_take_raw(mpt_subscriber _swig_go_0, long long *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_subscriber_take((mpt_subscriber)_swig_go_0,(int64_t *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_clip_desc_init_raw(mpt_clip_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_clip_desc_init((mpt_clip_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_params_clip_grad_norm_raw(mpt_params _swig_go_0, double _swig_go_1, mpt_clip_desc *_swig_go_2, double *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_params_clip_grad_norm((mpt_params)_swig_go_0,(double)_swig_go_1,(mpt_clip_desc const *)(mpt_clip_desc *)_swig_go_2,(double *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_clip_grad_value_raw(mpt_params _swig_go_0, double _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_params_clip_grad_value((mpt_params)_swig_go_0,(double)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_sgd_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_sgd_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_adam_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_adam_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_adamw_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_adamw_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_rmsprop_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_rmsprop_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_adagrad_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_adagrad_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_lion_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_lion_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_ademamix_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_ademamix_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_lamb_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_lamb_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_lars_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_lars_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_novograd_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_novograd_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_adafactor_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_adafactor_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_sparse_adam_desc_init_raw(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_sparse_adam_desc_init((mpt_optimizer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_optimizer_create_raw(mpt_params _swig_go_0, mpt_optimizer_desc *_swig_go_1) {
  mpt_optimizer made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_optimizer_create((mpt_params)_swig_go_0,(mpt_optimizer_desc const *)(mpt_optimizer_desc *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mpt_optimizer _wrap_mpt_optimizer_retain_raw(mpt_optimizer _swig_go_0) {
  mpt_optimizer result = (mpt_optimizer)mpt_optimizer_retain((mpt_optimizer)_swig_go_0);
  mpt_optimizer _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_optimizer_release_raw(mpt_optimizer _swig_go_0) {
  mpt_optimizer_release((mpt_optimizer)_swig_go_0);
}

void _wrap_mpt_selection_init_raw(mpt_selection *_swig_go_0, size_t _swig_go_1) {
  mpt_selection_init((mpt_selection *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_optimizer_add_group_raw(mpt_optimizer _swig_go_0, mpt_selection *_swig_go_1, mpt_optimizer_desc *_swig_go_2, int *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_optimizer_add_group((mpt_optimizer)_swig_go_0,(mpt_selection const *)(mpt_selection *)_swig_go_1,(mpt_optimizer_desc const *)(mpt_optimizer_desc *)_swig_go_2,(int32_t *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_get_group_raw(mpt_optimizer _swig_go_0, int _swig_go_1, mpt_optimizer_desc *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_optimizer_get_group((mpt_optimizer)_swig_go_0,(int32_t)_swig_go_1,(mpt_optimizer_desc *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_set_group_raw(mpt_optimizer _swig_go_0, int _swig_go_1, mpt_optimizer_desc *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_optimizer_set_group((mpt_optimizer)_swig_go_0,(int32_t)_swig_go_1,(mpt_optimizer_desc const *)(mpt_optimizer_desc *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_set_lr_raw(mpt_optimizer _swig_go_0, int _swig_go_1, double _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_optimizer_set_lr((mpt_optimizer)_swig_go_0,(int32_t)_swig_go_1,(double)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_get_lr_raw(mpt_optimizer _swig_go_0, int _swig_go_1, double *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_optimizer_get_lr((mpt_optimizer)_swig_go_0,(int32_t)_swig_go_1,(double *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_set_average_raw(mpt_optimizer _swig_go_0, mpt_params _swig_go_1, double _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_optimizer_set_average((mpt_optimizer)_swig_go_0,(mpt_params)_swig_go_1,(double)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_step_raw(mpt_optimizer _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_optimizer_step((mpt_optimizer)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_zero_grad_raw(mpt_optimizer _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_optimizer_zero_grad((mpt_optimizer)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_get_info_raw(mpt_optimizer _swig_go_0, mpt_optimizer_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_optimizer_get_info((mpt_optimizer)_swig_go_0,(mpt_optimizer_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_optimizer_get_state_raw(mpt_optimizer _swig_go_0, char *_swig_go_1, char *_swig_go_2) {
  mpt_tensor made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_optimizer_get_state((mpt_optimizer)_swig_go_0,(char const *)(char *)_swig_go_1,(char const *)(char *)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

void _wrap_mpt_schedule_desc_init_raw(mpt_schedule_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_schedule_desc_init((mpt_schedule_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_optimizer_set_schedule_raw(mpt_optimizer _swig_go_0, mpt_schedule_desc *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_optimizer_set_schedule((mpt_optimizer)_swig_go_0,(mpt_schedule_desc const *)(mpt_schedule_desc *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_comm_desc_init_raw(mpt_comm_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_comm_desc_init((mpt_comm_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_comm_threads_raw(int _swig_go_0, mpt_comm_desc *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_comm_threads((int32_t)_swig_go_0,(mpt_comm_desc *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_comm_create_raw(mpt_context _swig_go_0, mpt_comm_desc *_swig_go_1) {
  mpt_comm made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_comm_create((mpt_context)_swig_go_0,(mpt_comm_desc const *)(mpt_comm_desc *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mpt_comm _wrap_mpt_comm_retain_raw(mpt_comm _swig_go_0) {
  mpt_comm result = (mpt_comm)mpt_comm_retain((mpt_comm)_swig_go_0);
  mpt_comm _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_comm_release_raw(mpt_comm _swig_go_0) {
  mpt_comm_release((mpt_comm)_swig_go_0);
}

mptgo_status _wrap_mpt_comm_get_info_raw(mpt_comm _swig_go_0, mpt_comm_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_comm_get_info((mpt_comm)_swig_go_0,(mpt_comm_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_comm_barrier_raw(mpt_comm _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_comm_barrier((mpt_comm)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_comm_broadcast_raw(mpt_comm _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_comm_broadcast((mpt_comm)_swig_go_0,(mpt_tensor)_swig_go_1,(int32_t)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_comm_all_reduce_raw(mpt_comm _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_comm_all_reduce((mpt_comm)_swig_go_0,(mpt_tensor)_swig_go_1,(mpt_comm_op)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_scaler_desc_init_raw(mpt_scaler_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_scaler_desc_init((mpt_scaler_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_scaler_create_raw(mpt_context _swig_go_0, mpt_scaler_desc *_swig_go_1) {
  mpt_scaler made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_scaler_create((mpt_context)_swig_go_0,(mpt_scaler_desc const *)(mpt_scaler_desc *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mpt_scaler _wrap_mpt_scaler_retain_raw(mpt_scaler _swig_go_0) {
  mpt_scaler result = (mpt_scaler)mpt_scaler_retain((mpt_scaler)_swig_go_0);
  mpt_scaler _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_scaler_release_raw(mpt_scaler _swig_go_0) {
  mpt_scaler_release((mpt_scaler)_swig_go_0);
}

mptgo_status _wrap_mpt_scaler_scale_raw(mpt_scaler _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_scaler_scale((mpt_scaler)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_unscale_raw(mpt_scaler _swig_go_0, mpt_optimizer _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_scaler_unscale((mpt_scaler)_swig_go_0,(mpt_optimizer)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_step_raw(mpt_scaler _swig_go_0, mpt_optimizer _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_scaler_step((mpt_scaler)_swig_go_0,(mpt_optimizer)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_update_raw(mpt_scaler _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_scaler_update((mpt_scaler)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_wait_raw(mpt_scaler _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_scaler_wait((mpt_scaler)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_set_scale_raw(mpt_scaler _swig_go_0, double _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_scaler_set_scale((mpt_scaler)_swig_go_0,(double)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_get_info_raw(mpt_scaler _swig_go_0, mpt_scaler_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_scaler_get_info((mpt_scaler)_swig_go_0,(mpt_scaler_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_get_state_raw(mpt_scaler _swig_go_0, mpt_scaler_state *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_scaler_get_state((mpt_scaler)_swig_go_0,(mpt_scaler_state *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_set_state_raw(mpt_scaler _swig_go_0, mpt_scaler_state *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_scaler_set_state((mpt_scaler)_swig_go_0,(mpt_scaler_state const *)(mpt_scaler_state *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_state_to_json_raw(mpt_scaler _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_scaler_state_to_json((mpt_scaler)_swig_go_0,(char *)_swig_go_1,(size_t)_swig_go_2,(size_t *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_state_from_json_raw(mpt_scaler _swig_go_0, char *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_scaler_state_from_json((mpt_scaler)_swig_go_0,(char const *)(char *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_stepper_desc_init_raw(mpt_stepper_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_stepper_desc_init((mpt_stepper_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_stepper_create_raw(mpt_context _swig_go_0, mpt_precision *_swig_go_1, mpt_stepper_desc *_swig_go_2) {
  mpt_stepper made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_stepper_create((mpt_context)_swig_go_0,(mpt_precision const *)(mpt_precision *)_swig_go_1,(mpt_stepper_desc const *)(mpt_stepper_desc *)_swig_go_2,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

mpt_stepper _wrap_mpt_stepper_retain_raw(mpt_stepper _swig_go_0) {
  mpt_stepper result = (mpt_stepper)mpt_stepper_retain((mpt_stepper)_swig_go_0);
  mpt_stepper _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_stepper_release_raw(mpt_stepper _swig_go_0) {
  mpt_stepper_release((mpt_stepper)_swig_go_0);
}

mptgo_status _wrap_mpt_stepper_add_raw(mpt_stepper _swig_go_0, mpt_optimizer _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_stepper_add((mpt_stepper)_swig_go_0,(mpt_optimizer)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_get_scaler_raw(mpt_stepper _swig_go_0) {
  mpt_scaler made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_stepper_get_scaler((mpt_stepper)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_backward_raw(mpt_stepper _swig_go_0, mpt_tensor _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_stepper_backward((mpt_stepper)_swig_go_0,(mpt_tensor)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_step_raw(mpt_stepper _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_stepper_step((mpt_stepper)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_wait_raw(mpt_stepper _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_stepper_wait((mpt_stepper)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_drop_raw(mpt_stepper _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_stepper_drop((mpt_stepper)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_backward_loss_raw(mpt_stepper _swig_go_0, int _swig_go_1, mpt_tensor _swig_go_2, mpt_backward_desc *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_stepper_backward_loss((mpt_stepper)_swig_go_0,(int32_t)_swig_go_1,(mpt_tensor)_swig_go_2,(mpt_backward_desc const *)(mpt_backward_desc *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_get_loss_scaler_raw(mpt_stepper _swig_go_0, int _swig_go_1) {
  mpt_scaler made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_stepper_get_loss_scaler((mpt_stepper)_swig_go_0,(int32_t)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_get_verdict_raw(mpt_stepper _swig_go_0, int _swig_go_1, mpt_verdict *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_stepper_get_verdict((mpt_stepper)_swig_go_0,(int32_t)_swig_go_1,(mpt_verdict *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_scaler_get_verdict_raw(mpt_scaler _swig_go_0, mpt_optimizer _swig_go_1, mpt_verdict *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_scaler_get_verdict((mpt_scaler)_swig_go_0,(mpt_optimizer)_swig_go_1,(mpt_verdict *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_get_event_raw(mpt_stepper _swig_go_0, long long _swig_go_1, mpt_verdict *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_stepper_get_event((mpt_stepper)_swig_go_0,(int64_t)_swig_go_1,(mpt_verdict *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stepper_get_info_raw(mpt_stepper _swig_go_0, mpt_stepper_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_stepper_get_info((mpt_stepper)_swig_go_0,(mpt_stepper_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_record_begin_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_record_begin((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_record_end_raw(mpt_context _swig_go_0) {
  mpt_recording made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_record_end((mpt_context)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mpt_recording _wrap_mpt_recording_retain_raw(mpt_recording _swig_go_0) {
  mpt_recording result = (mpt_recording)mpt_recording_retain((mpt_recording)_swig_go_0);
  mpt_recording _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_recording_release_raw(mpt_recording _swig_go_0) {
  mpt_recording_release((mpt_recording)_swig_go_0);
}

mptgo_status _wrap_mpt_recording_replay_raw(mpt_recording _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_recording_replay((mpt_recording)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_recording_advance_raw(mpt_recording _swig_go_0, long long _swig_go_1, int *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_recording_advance((mpt_recording)_swig_go_0,(int64_t)_swig_go_1,(mpt_bool32 *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_recording_get_info_raw(mpt_recording _swig_go_0, mpt_recording_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_recording_get_info((mpt_recording)_swig_go_0,(mpt_recording_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_lbfgs_desc_init_raw(mpt_lbfgs_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_lbfgs_desc_init((mpt_lbfgs_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_lbfgs_create_raw(mpt_params _swig_go_0, mpt_lbfgs_desc *_swig_go_1) {
  mpt_lbfgs made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_lbfgs_create((mpt_params)_swig_go_0,(mpt_lbfgs_desc const *)(mpt_lbfgs_desc *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mpt_lbfgs _wrap_mpt_lbfgs_retain_raw(mpt_lbfgs _swig_go_0) {
  mpt_lbfgs result = (mpt_lbfgs)mpt_lbfgs_retain((mpt_lbfgs)_swig_go_0);
  mpt_lbfgs _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_lbfgs_release_raw(mpt_lbfgs _swig_go_0) {
  mpt_lbfgs_release((mpt_lbfgs)_swig_go_0);
}

mptgo_status _wrap_mpt_lbfgs_step_raw(mpt_lbfgs _swig_go_0, mpt_closure _swig_go_1, double *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_lbfgs_step((mpt_lbfgs)_swig_go_0,mptgo_closure,(void *)_swig_go_1,(double *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_lbfgs_get_info_raw(mpt_lbfgs _swig_go_0, mpt_lbfgs_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_lbfgs_get_info((mpt_lbfgs)_swig_go_0,(mpt_lbfgs_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mpt_module _wrap_mpt_module_retain_raw(mpt_module _swig_go_0) {
  mpt_module result = (mpt_module)mpt_module_retain((mpt_module)_swig_go_0);
  mpt_module _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_module_release_raw(mpt_module _swig_go_0) {
  mpt_module_release((mpt_module)_swig_go_0);
}

mptgo_status _wrap_mpt_module_forward_raw(mpt_module _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_module_forward((mpt_module)_swig_go_0,(mpt_tensor)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_module_call_raw(mpt_module _swig_go_0, _goslice_ _swig_go_1, _goslice_ _swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_module_call((mpt_module)_swig_go_0,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_tensor *)_swig_go_2.array,(int32_t)_swig_go_2.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_module_train_raw(mpt_module _swig_go_0, int _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_module_train((mpt_module)_swig_go_0,(mpt_bool32)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_module_is_training_raw(mpt_module _swig_go_0, int *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_module_is_training((mpt_module)_swig_go_0,(mpt_bool32 *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_linear_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, int _swig_go_4, int _swig_go_5) {
  mpt_module made7 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_linear((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_bool32)_swig_go_4,(mpt_activation)_swig_go_5,&made7);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}

void _wrap_mpt_nn_conv_desc_init_raw(mpt_nn_conv_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_conv_desc_init((mpt_nn_conv_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_nn_conv1d_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_module made9 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_conv1d((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(int64_t)_swig_go_5,(int64_t)_swig_go_6,(mpt_nn_conv_desc const *)(mpt_nn_conv_desc *)_swig_go_7,&made9);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_conv2d_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_module made9 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_conv2d((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(int64_t)_swig_go_5,(int64_t)_swig_go_6,(mpt_nn_conv_desc const *)(mpt_nn_conv_desc *)_swig_go_7,&made9);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_conv3d_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_module made9 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_conv3d((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(int64_t)_swig_go_5,(int64_t)_swig_go_6,(mpt_nn_conv_desc const *)(mpt_nn_conv_desc *)_swig_go_7,&made9);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_conv_transpose1d_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_module made9 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_conv_transpose1d((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(int64_t)_swig_go_5,(int64_t)_swig_go_6,(mpt_nn_conv_desc const *)(mpt_nn_conv_desc *)_swig_go_7,&made9);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_conv_transpose2d_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_module made9 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_conv_transpose2d((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(int64_t)_swig_go_5,(int64_t)_swig_go_6,(mpt_nn_conv_desc const *)(mpt_nn_conv_desc *)_swig_go_7,&made9);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_conv_transpose3d_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_module made9 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_conv_transpose3d((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(int64_t)_swig_go_4,(int64_t)_swig_go_5,(int64_t)_swig_go_6,(mpt_nn_conv_desc const *)(mpt_nn_conv_desc *)_swig_go_7,&made9);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  return _swig_go_result;
}

void _wrap_mpt_nn_embedding_desc_init_raw(mpt_nn_embedding_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_embedding_desc_init((mpt_nn_embedding_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_nn_embedding_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_nn_embedding_desc *_swig_go_4) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_embedding((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_nn_embedding_desc const *)(mpt_nn_embedding_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_dropout_raw(mpt_context _swig_go_0, double _swig_go_1) {
  mpt_module made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_dropout((mpt_context)_swig_go_0,(double)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_activation_raw(mpt_context _swig_go_0, int _swig_go_1) {
  mpt_module made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_activation((mpt_context)_swig_go_0,(mpt_activation)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_flatten_raw(mpt_context _swig_go_0) {
  mpt_module made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_flatten((mpt_context)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_max_pool2d_raw(mpt_context _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_pool_desc *_swig_go_4) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_max_pool2d((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_pool_desc const *)(mpt_pool_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_function_raw(mpt_context _swig_go_0, mpt_forward_fn _swig_go_1) {
  mpt_module made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_function((mpt_context)_swig_go_0,mptgo_forward,(void *)_swig_go_1,mptgo_done,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_sequential_raw(mpt_context _swig_go_0, _goslice_ _swig_go_1) {
  mpt_module made4 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_sequential((mpt_context)_swig_go_0,(struct mpt_module_s *const *)(mpt_module *)_swig_go_1.array,(int32_t)_swig_go_1.len,&made4);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}

void _wrap_mpt_nn_norm_desc_init_raw(mpt_nn_norm_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_norm_desc_init((mpt_nn_norm_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_nn_batch_norm_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, mpt_nn_norm_desc *_swig_go_3) {
  mpt_module made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_batch_norm((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(mpt_nn_norm_desc const *)(mpt_nn_norm_desc *)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_layer_norm_raw(mpt_params _swig_go_0, char *_swig_go_1, _goslice_ _swig_go_2, mpt_nn_norm_desc *_swig_go_3) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_layer_norm((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_nn_norm_desc const *)(mpt_nn_norm_desc *)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_rms_norm_raw(mpt_params _swig_go_0, char *_swig_go_1, _goslice_ _swig_go_2, mpt_nn_norm_desc *_swig_go_3) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_rms_norm((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(long long const *)(int64_t *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_nn_norm_desc const *)(mpt_nn_norm_desc *)_swig_go_3,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_group_norm_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_nn_norm_desc *_swig_go_4) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_group_norm((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_nn_norm_desc const *)(mpt_nn_norm_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_instance_norm_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, mpt_nn_norm_desc *_swig_go_3) {
  mpt_module made5 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_instance_norm((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(mpt_nn_norm_desc const *)(mpt_nn_norm_desc *)_swig_go_3,&made5);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}

void _wrap_mpt_nn_attention_desc_init_raw(mpt_nn_attention_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_attention_desc_init((mpt_nn_attention_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_nn_multihead_attention_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_nn_attention_desc *_swig_go_4) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_multihead_attention((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_nn_attention_desc const *)(mpt_nn_attention_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

void _wrap_mpt_nn_transformer_desc_init_raw(mpt_nn_transformer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_transformer_desc_init((mpt_nn_transformer_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_nn_transformer_block_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_nn_transformer_desc *_swig_go_4) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_transformer_block((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_nn_transformer_desc const *)(mpt_nn_transformer_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_lstm_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_rnn_desc *_swig_go_4) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_lstm((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_rnn_desc const *)(mpt_rnn_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_gru_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_rnn_desc *_swig_go_4) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_gru((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_rnn_desc const *)(mpt_rnn_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_nn_rnn_tanh_raw(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_rnn_desc *_swig_go_4) {
  mpt_module made6 = 0 ;
  mptgo_status result = (mptgo_status)mpt_nn_rnn_tanh((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(int64_t)_swig_go_2,(int64_t)_swig_go_3,(mpt_rnn_desc const *)(mpt_rnn_desc *)_swig_go_4,&made6);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_blob_create_raw(mpt_context _swig_go_0) {
  mpt_blob made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_blob_create((mpt_context)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mpt_blob _wrap_mpt_blob_retain_raw(mpt_blob _swig_go_0) {
  mpt_blob result = (mpt_blob)mpt_blob_retain((mpt_blob)_swig_go_0);
  mpt_blob _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_blob_release_raw(mpt_blob _swig_go_0) {
  mpt_blob_release((mpt_blob)_swig_go_0);
}

mptgo_status _wrap_mpt_blob_get_raw(mpt_blob _swig_go_0, void **_swig_go_1, size_t *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_blob_get((mpt_blob)_swig_go_0,(void const **)(void **)_swig_go_1,(size_t *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_writer_init_raw(mpt_writer *_swig_go_0, size_t _swig_go_1) {
  mpt_writer_init((mpt_writer *)_swig_go_0,(size_t)_swig_go_1);
}

void _wrap_mpt_reader_init_raw(mpt_reader *_swig_go_0, size_t _swig_go_1) {
  mpt_reader_init((mpt_reader *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_safetensors_save_raw(char *_swig_go_0, char **_swig_go_1, _goslice_ _swig_go_2, _goslice_ _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_safetensors_save((char const *)(char *)_swig_go_0,(char const *const *)(char **)_swig_go_1,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_metadata const *)(mpt_metadata *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_safetensors_save_to_raw(mpt_writer *_swig_go_0, char **_swig_go_1, _goslice_ _swig_go_2, _goslice_ _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_safetensors_save_to((mpt_writer const *)(mpt_writer *)_swig_go_0,(char const *const *)(char **)_swig_go_1,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_metadata const *)(mpt_metadata *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_safetensors_open_raw(mpt_context _swig_go_0, char *_swig_go_1) {
  mpt_file made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_safetensors_open((mpt_context)_swig_go_0,(char const *)(char *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_safetensors_open_from_raw(mpt_context _swig_go_0, mpt_reader *_swig_go_1) {
  mpt_file made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_safetensors_open_from((mpt_context)_swig_go_0,(mpt_reader const *)(mpt_reader *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mpt_file _wrap_mpt_file_retain_raw(mpt_file _swig_go_0) {
  mpt_file result = (mpt_file)mpt_file_retain((mpt_file)_swig_go_0);
  mpt_file _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_file_release_raw(mpt_file _swig_go_0) {
  mpt_file_release((mpt_file)_swig_go_0);
}

mptgo_status _wrap_mpt_file_get_count_raw(mpt_file _swig_go_0, long long *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_file_get_count((mpt_file)_swig_go_0,(int64_t *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_file_get_at_raw(mpt_file _swig_go_0, long long _swig_go_1, char **_swig_go_2, mpt_tensor_info *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_file_get_at((mpt_file)_swig_go_0,(int64_t)_swig_go_1,(char const **)(char **)_swig_go_2,(mpt_tensor_info *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_file_read_raw(mpt_file _swig_go_0, char *_swig_go_1) {
  mpt_tensor made3 = 0 ;
  mptgo_status result = (mptgo_status)mpt_file_read((mpt_file)_swig_go_0,(char const *)(char *)_swig_go_1,&made3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}

mptgo_status _wrap_mpt_file_get_metadata_raw(mpt_file _swig_go_0, char *_swig_go_1, char **_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_file_get_metadata((mpt_file)_swig_go_0,(char const *)(char *)_swig_go_1,(char const **)(char **)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_params_file_desc_init_raw(mpt_params_file_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_params_file_desc_init((mpt_params_file_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_params_save_raw(mpt_params _swig_go_0, char *_swig_go_1, mpt_params_file_desc *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_params_save((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(mpt_params_file_desc const *)(mpt_params_file_desc *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_save_to_raw(mpt_params _swig_go_0, mpt_writer *_swig_go_1, mpt_params_file_desc *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_params_save_to((mpt_params)_swig_go_0,(mpt_writer const *)(mpt_writer *)_swig_go_1,(mpt_params_file_desc const *)(mpt_params_file_desc *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_load_raw(mpt_params _swig_go_0, char *_swig_go_1, mpt_params_file_desc *_swig_go_2, mpt_params_load_info *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_params_load((mpt_params)_swig_go_0,(char const *)(char *)_swig_go_1,(mpt_params_file_desc const *)(mpt_params_file_desc *)_swig_go_2,(mpt_params_load_info *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_load_from_raw(mpt_params _swig_go_0, mpt_reader *_swig_go_1, mpt_params_file_desc *_swig_go_2, mpt_params_load_info *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_params_load_from((mpt_params)_swig_go_0,(mpt_reader const *)(mpt_reader *)_swig_go_1,(mpt_params_file_desc const *)(mpt_params_file_desc *)_swig_go_2,(mpt_params_load_info *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_training_desc_init_raw(mpt_training_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_training_desc_init((mpt_training_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_training_save_raw(char *_swig_go_0, mpt_training_desc *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_training_save((char const *)(char *)_swig_go_0,(mpt_training_desc const *)(mpt_training_desc *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_training_save_to_raw(mpt_writer *_swig_go_0, mpt_training_desc *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_training_save_to((mpt_writer const *)(mpt_writer *)_swig_go_0,(mpt_training_desc const *)(mpt_training_desc *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_training_load_raw(char *_swig_go_0, mpt_training_desc *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_training_load((char const *)(char *)_swig_go_0,(mpt_training_desc const *)(mpt_training_desc *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_training_load_from_raw(mpt_reader *_swig_go_0, mpt_training_desc *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_training_load_from((mpt_reader const *)(mpt_reader *)_swig_go_0,(mpt_training_desc const *)(mpt_training_desc *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_snapshot_create_raw(mpt_training_desc *_swig_go_0) {
  mpt_snapshot made2 = 0 ;
  mptgo_status result = (mptgo_status)mpt_snapshot_create((mpt_training_desc const *)(mpt_training_desc *)_swig_go_0,&made2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
   _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}

mpt_snapshot _wrap_mpt_snapshot_retain_raw(mpt_snapshot _swig_go_0) {
  mpt_snapshot result = (mpt_snapshot)mpt_snapshot_retain((mpt_snapshot)_swig_go_0);
  mpt_snapshot _swig_go_result = result;
  return _swig_go_result;
}

void _wrap_mpt_snapshot_release_raw(mpt_snapshot _swig_go_0) {
  mpt_snapshot_release((mpt_snapshot)_swig_go_0);
}

mptgo_status _wrap_mpt_snapshot_take_raw(mpt_snapshot _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_snapshot_take((mpt_snapshot)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_snapshot_restore_raw(mpt_snapshot _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_snapshot_restore((mpt_snapshot)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_memory_text_raw(mpt_context _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_memory_text((mpt_context)_swig_go_0,(char *)_swig_go_1,(size_t)_swig_go_2,(size_t *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_memory_end_step_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_memory_end_step((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_memory_watch_raw(mpt_context _swig_go_0, _goslice_ _swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_memory_watch((mpt_context)_swig_go_0,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_1.array,(int32_t)_swig_go_1.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_memory_fit_raw(mpt_context _swig_go_0, long long _swig_go_1, size_t _swig_go_2, mpt_memory_fit_info *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_memory_fit((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(size_t)_swig_go_2,(mpt_memory_fit_info *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_begin_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_trace_begin((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_begin_dry_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_trace_begin_dry((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_end_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_trace_end((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_clear_raw(mpt_context _swig_go_0) {
  mptgo_status result = (mptgo_status)mpt_trace_clear((mpt_context)_swig_go_0);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_get_info_raw(mpt_context _swig_go_0, mpt_trace_info *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_trace_get_info((mpt_context)_swig_go_0,(mpt_trace_info *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_time_hooks_init_raw(mpt_time_hooks *_swig_go_0, size_t _swig_go_1) {
  mpt_time_hooks_init((mpt_time_hooks *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_trace_get_op_raw(mpt_context _swig_go_0, long long _swig_go_1, mpt_trace_op *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_trace_get_op((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(mpt_trace_op *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_get_input_raw(mpt_context _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_trace_tensor *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_trace_get_input((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(int32_t)_swig_go_2,(mpt_trace_tensor *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_get_cast_raw(mpt_context _swig_go_0, long long _swig_go_1, mpt_trace_cast *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_trace_get_cast((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(mpt_trace_cast *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_get_kernel_raw(mpt_context _swig_go_0, long long _swig_go_1, mpt_trace_kernel *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_trace_get_kernel((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(mpt_trace_kernel *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_get_hazard_raw(mpt_context _swig_go_0, long long _swig_go_1, mpt_trace_hazard *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_trace_get_hazard((mpt_context)_swig_go_0,(int64_t)_swig_go_1,(mpt_trace_hazard *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_trace_text_raw(mpt_context _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_trace_text((mpt_context)_swig_go_0,(char *)_swig_go_1,(size_t)_swig_go_2,(size_t *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_context_get_non_finite_raw(mpt_context _swig_go_0, mpt_non_finite *_swig_go_1) {
  mptgo_status result = (mptgo_status)mpt_context_get_non_finite((mpt_context)_swig_go_0,(mpt_non_finite *)_swig_go_1);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

void _wrap_mpt_stats_desc_init_raw(mpt_stats_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_stats_desc_init((mpt_stats_desc *)_swig_go_0,(size_t)_swig_go_1);
}

mptgo_status _wrap_mpt_tensor_get_stats_raw(mpt_tensor _swig_go_0, mpt_stats_desc *_swig_go_1, mpt_tensor_stats *_swig_go_2) {
  mptgo_status result = (mptgo_status)mpt_tensor_get_stats((mpt_tensor)_swig_go_0,(mpt_stats_desc const *)(mpt_stats_desc *)_swig_go_1,(mpt_tensor_stats *)_swig_go_2);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_params_get_grad_stats_raw(mpt_params _swig_go_0, mpt_stats_desc *_swig_go_1, mpt_tensor_stats *_swig_go_2, _goslice_ _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_params_get_grad_stats((mpt_params)_swig_go_0,(mpt_stats_desc const *)(mpt_stats_desc *)_swig_go_1,(mpt_tensor_stats *)_swig_go_2,(mpt_tensor_stats *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_stats_text_raw(mpt_tensor_stats *_swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_stats_text((mpt_tensor_stats const *)(mpt_tensor_stats *)_swig_go_0,(char *)_swig_go_1,(size_t)_swig_go_2,(size_t *)_swig_go_3);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_gradients_raw(_goslice_ _swig_go_0, _goslice_ _swig_go_1, mpt_backward_desc *_swig_go_2, _goslice_ _swig_go_3) {
  int32_t arg3 = (int32_t)(_swig_go_0.len / 2);
  mpt_tensor * arg1 = (mpt_tensor *)_swig_go_0.array;
  mpt_tensor * arg2 = arg1 ? arg1 + arg3 : 0;
  mptgo_status result = (mptgo_status)mpt_gradients((struct mpt_tensor_s *const *)arg1,(struct mpt_tensor_s *const *)arg2,arg3,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_1.array,(int32_t)_swig_go_1.len,(mpt_backward_desc const *)(mpt_backward_desc *)_swig_go_2,(mpt_tensor *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

mptgo_status _wrap_mpt_op_call_raw(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, _goslice_ _swig_go_3) {
  mptgo_status result = (mptgo_status)mpt_op_call((mpt_context)_swig_go_0,(mpt_op)_swig_go_1,(struct mpt_tensor_s *const *)(mpt_tensor *)_swig_go_2.array,(int32_t)_swig_go_2.len,(mpt_tensor *)_swig_go_3.array,(int32_t)_swig_go_3.len);
  mptgo_status _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}

#ifdef __cplusplus
}
#endif

