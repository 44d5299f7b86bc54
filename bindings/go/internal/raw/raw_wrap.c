/* Made by SWIG from the headers; see generate.py. SPDX-License-Identifier: Apache-2.0 */

/* source: raw.i */



#define SWIG_VERSION 0x040100
#define SWIGGO
#define SWIGMODULE raw
/* -----------------------------------------------------------------------------
 *  This section contains generic SWIG labels for method/variable
 *  declarations/attributes, and other compiler dependent labels.
 * ----------------------------------------------------------------------------- */

/* template workaround for compilers that cannot correctly implement the C++ standard */
#ifndef SWIGTEMPLATEDISAMBIGUATOR
# if defined(__SUNPRO_CC) && (__SUNPRO_CC <= 0x560)
#  define SWIGTEMPLATEDISAMBIGUATOR template
# elif defined(__HP_aCC)
/* Needed even with `aCC -AA' when `aCC -V' reports HP ANSI C++ B3910B A.03.55 */
/* If we find a maximum version that requires this, the test would be __HP_aCC <= 35500 for A.03.55 */
#  define SWIGTEMPLATEDISAMBIGUATOR template
# else
#  define SWIGTEMPLATEDISAMBIGUATOR
# endif
#endif

/* inline attribute */
#ifndef SWIGINLINE
# if defined(__cplusplus) || (defined(__GNUC__) && !defined(__STRICT_ANSI__))
#   define SWIGINLINE inline
# else
#   define SWIGINLINE
# endif
#endif

/* attribute recognised by some compilers to avoid 'unused' warnings */
#ifndef SWIGUNUSED
# if defined(__GNUC__)
#   if !(defined(__cplusplus)) || (__GNUC__ > 3 || (__GNUC__ == 3 && __GNUC_MINOR__ >= 4))
#     define SWIGUNUSED __attribute__ ((__unused__))
#   else
#     define SWIGUNUSED
#   endif
# elif defined(__ICC)
#   define SWIGUNUSED __attribute__ ((__unused__))
# else
#   define SWIGUNUSED
# endif
#endif

#ifndef SWIG_MSC_UNSUPPRESS_4505
# if defined(_MSC_VER)
#   pragma warning(disable : 4505) /* unreferenced local function has been removed */
# endif
#endif

#ifndef SWIGUNUSEDPARM
# ifdef __cplusplus
#   define SWIGUNUSEDPARM(p)
# else
#   define SWIGUNUSEDPARM(p) p SWIGUNUSED
# endif
#endif

/* internal SWIG method */
#ifndef SWIGINTERN
# define SWIGINTERN static SWIGUNUSED
#endif

/* internal inline SWIG method */
#ifndef SWIGINTERNINLINE
# define SWIGINTERNINLINE SWIGINTERN SWIGINLINE
#endif

/* exporting methods */
#if defined(__GNUC__)
#  if (__GNUC__ >= 4) || (__GNUC__ == 3 && __GNUC_MINOR__ >= 4)
#    ifndef GCC_HASCLASSVISIBILITY
#      define GCC_HASCLASSVISIBILITY
#    endif
#  endif
#endif

#ifndef SWIGEXPORT
# if defined(_WIN32) || defined(__WIN32__) || defined(__CYGWIN__)
#   if defined(STATIC_LINKED)
#     define SWIGEXPORT
#   else
#     define SWIGEXPORT __declspec(dllexport)
#   endif
# else
#   if defined(__GNUC__) && defined(GCC_HASCLASSVISIBILITY)
#     define SWIGEXPORT __attribute__ ((visibility("default")))
#   else
#     define SWIGEXPORT
#   endif
# endif
#endif

/* calling conventions for Windows */
#ifndef SWIGSTDCALL
# if defined(_WIN32) || defined(__WIN32__) || defined(__CYGWIN__)
#   define SWIGSTDCALL __stdcall
# else
#   define SWIGSTDCALL
# endif
#endif

/* Deal with Microsoft's attempt at deprecating C standard runtime functions */
#if !defined(SWIG_NO_CRT_SECURE_NO_DEPRECATE) && defined(_MSC_VER) && !defined(_CRT_SECURE_NO_DEPRECATE)
# define _CRT_SECURE_NO_DEPRECATE
#endif

/* Deal with Microsoft's attempt at deprecating methods in the standard C++ library */
#if !defined(SWIG_NO_SCL_SECURE_NO_DEPRECATE) && defined(_MSC_VER) && !defined(_SCL_SECURE_NO_DEPRECATE)
# define _SCL_SECURE_NO_DEPRECATE
#endif

/* Deal with Apple's deprecated 'AssertMacros.h' from Carbon-framework */
#if defined(__APPLE__) && !defined(__ASSERT_MACROS_DEFINE_VERSIONS_WITHOUT_UNDERSCORES)
# define __ASSERT_MACROS_DEFINE_VERSIONS_WITHOUT_UNDERSCORES 0
#endif

/* Intel's compiler complains if a variable which was never initialised is
 * cast to void, which is a common idiom which we use to indicate that we
 * are aware a variable isn't used.  So we just silence that warning.
 * See: https://github.com/swig/swig/issues/192 for more discussion.
 */
#ifdef __INTEL_COMPILER
# pragma warning disable 592
#endif


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

void _wrap_Swig_free_raw_ddbd371eadf35942(void *_swig_go_0) {
  void *arg1 = (void *) 0 ;
  
  arg1 = *(void **)&_swig_go_0; 
  
  Swig_free(arg1);
  
}


void *_wrap_Swig_malloc_raw_ddbd371eadf35942(intgo _swig_go_0) {
  int arg1 ;
  void *result = 0 ;
  void *_swig_go_result;
  
  arg1 = (int)_swig_go_0; 
  
  result = (void *)Swig_malloc(arg1);
  *(void **)&_swig_go_result = (void *)result; 
  return _swig_go_result;
}


int _wrap_mpt_version_raw_ddbd371eadf35942() {
  uint32_t result;
  int _swig_go_result;
  
  
  result = (uint32_t)mpt_version();
  _swig_go_result = result;
  return _swig_go_result;
}


char *_wrap_mpt_version_string_raw_ddbd371eadf35942() {
  char *result = 0 ;
  char *_swig_go_result;
  
  
  result = (char *)mpt_version_string();
  _swig_go_result = (char *)result;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_check_header_raw_ddbd371eadf35942(int _swig_go_0) {
  uint32_t arg1 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (uint32_t)_swig_go_0;
  
  result = (mptgo_status)mpt_check_header(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


char *_wrap_mpt_feature_name_raw_ddbd371eadf35942(int _swig_go_0) {
  int32_t arg1 ;
  char *result = 0 ;
  char *_swig_go_result;
  
  arg1 = (int32_t)_swig_go_0;
  
  result = (char *)mpt_feature_name(arg1);
  _swig_go_result = (char *)result;
  return _swig_go_result;
}


char *_wrap_mpt_status_name_raw_ddbd371eadf35942(mptgo_status _swig_go_0) {
  mptgo_status arg1 ;
  char *result = 0 ;
  char *_swig_go_result;
  
  arg1 = (mptgo_status)_swig_go_0;
  
  result = (char *)mpt_status_name(arg1);
  _swig_go_result = (char *)result;
  return _swig_go_result;
}


char *_wrap_mpt_dtype_name_raw_ddbd371eadf35942(int _swig_go_0) {
  mpt_dtype arg1 ;
  char *result = 0 ;
  char *_swig_go_result;
  
  arg1 = (mpt_dtype)_swig_go_0;
  
  result = (char *)mpt_dtype_name(arg1);
  _swig_go_result = (char *)result;
  return _swig_go_result;
}


size_t _wrap_mpt_dtype_size_raw_ddbd371eadf35942(int _swig_go_0) {
  mpt_dtype arg1 ;
  size_t result;
  size_t _swig_go_result;
  
  arg1 = (mpt_dtype)_swig_go_0;
  
  result = mpt_dtype_size(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


char *_wrap_mpt_last_error_raw_ddbd371eadf35942() {
  char *result = 0 ;
  char *_swig_go_result;
  
  
  result = (char *)mpt_last_error();
  _swig_go_result = (char *)result;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_last_error_code_raw_ddbd371eadf35942() {
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  
  result = (mptgo_status)mpt_last_error_code();
  _swig_go_result = result;
  return _swig_go_result;
}


char *_wrap_mpt_first_error_raw_ddbd371eadf35942() {
  char *result = 0 ;
  char *_swig_go_result;
  
  
  result = (char *)mpt_first_error();
  _swig_go_result = (char *)result;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_first_error_code_raw_ddbd371eadf35942() {
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  
  result = (mptgo_status)mpt_first_error_code();
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_clear_errors_raw_ddbd371eadf35942() {
  mpt_clear_errors();
  
}


void _wrap_mpt_set_error_raw_ddbd371eadf35942(char *_swig_go_0) {
  char *arg1 = (char *) 0 ;
  
  arg1 = (char *)_swig_go_0;
  
  mpt_set_error((char const *)arg1);
  
  
}


void _wrap_mpt_hooks_init_raw_ddbd371eadf35942(mpt_hooks *_swig_go_0, size_t _swig_go_1) {
  mpt_hooks *arg1 = (mpt_hooks *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_hooks *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_hooks_init(arg1,arg2);
  
}


void _wrap_mpt_thread_hooks_init_raw_ddbd371eadf35942(mpt_thread_hooks *_swig_go_0, size_t _swig_go_1) {
  mpt_thread_hooks *arg1 = (mpt_thread_hooks *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_thread_hooks *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_thread_hooks_init(arg1,arg2);
  
}


void _wrap_mpt_context_desc_init_raw_ddbd371eadf35942(mpt_context_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_context_desc *arg1 = (mpt_context_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_context_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_context_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_context_create_raw_ddbd371eadf35942(mpt_context_desc *_swig_go_0) {
  mpt_context_desc *arg1 = (mpt_context_desc *) 0 ;
  mpt_context *arg2 = (mpt_context *) 0 ;
  mpt_context made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_context_desc *)_swig_go_0;
  
  result = (mptgo_status)mpt_context_create((mpt_context_desc const *)arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mpt_context _wrap_mpt_context_retain_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_context result;
  mpt_context _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mpt_context)mpt_context_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_context_release_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  
  arg1 = (mpt_context)_swig_go_0;
  
  mpt_context_release(arg1);
  
}


mptgo_status _wrap_mpt_context_shutdown_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_context_shutdown(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_rebind_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_hooks *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_hooks *arg2 = (mpt_hooks *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_hooks *)_swig_go_1;
  
  result = (mptgo_status)mpt_context_rebind(arg1,(mpt_hooks const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_set_seed_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_context_set_seed(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_get_generator_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long *_swig_go_1, long long *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int64_t *arg3 = (int64_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2;
  
  result = (mptgo_status)mpt_context_get_generator(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_set_generator_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  
  result = (mptgo_status)mpt_context_set_generator(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_get_memory_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_memory_info *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_memory_info *arg2 = (mpt_memory_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_memory_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_context_get_memory(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_reset_peak_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_context_reset_peak(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_kernels_text_raw_ddbd371eadf35942(mpt_context _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  char *arg2 = (char *) 0 ;
  size_t arg3 ;
  size_t *arg4 = (size_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (size_t)_swig_go_2;
  arg4 = (size_t *)_swig_go_3;
  
  result = (mptgo_status)mpt_context_kernels_text(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_get_arithmetic_raw_ddbd371eadf35942(mpt_context _swig_go_0, int *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_arithmetic *arg2 = (mpt_arithmetic *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_arithmetic *)_swig_go_1;
  
  result = (mptgo_status)mpt_context_get_arithmetic(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_set_arithmetic_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_arithmetic arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_arithmetic)_swig_go_1;
  
  result = (mptgo_status)mpt_context_set_arithmetic(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scope_push_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_scope_push(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scope_pop_raw_ddbd371eadf35942(mpt_context _swig_go_0, _goslice_ _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  int32_t arg3 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_tensor *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  
  result = (mptgo_status)mpt_scope_pop(arg1,(struct mpt_tensor_s *const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_empty_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  
  result = (mptgo_status)mpt_empty(arg1,arg2,(long long const *)arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_zeros_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  
  result = (mptgo_status)mpt_zeros(arg1,arg2,(long long const *)arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_ones_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  
  result = (mptgo_status)mpt_ones(arg1,arg2,(long long const *)arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_full_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  double arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_full(arg1,arg2,(long long const *)arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_arange_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, double _swig_go_2, double _swig_go_3, double _swig_go_4) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  double arg3 ;
  double arg4 ;
  double arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (double)_swig_go_2;
  arg4 = (double)_swig_go_3;
  arg5 = (double)_swig_go_4;
  
  result = (mptgo_status)mpt_arange(arg1,arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_uniform_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3, double _swig_go_4) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  double arg5 ;
  double arg6 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (double)_swig_go_3;
  arg6 = (double)_swig_go_4;
  
  result = (mptgo_status)mpt_uniform(arg1,arg2,(long long const *)arg3,arg4,arg5,arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_normal_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3, double _swig_go_4) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  double arg5 ;
  double arg6 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (double)_swig_go_3;
  arg6 = (double)_swig_go_4;
  
  result = (mptgo_status)mpt_normal(arg1,arg2,(long long const *)arg3,arg4,arg5,arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_kaiming_uniform_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  double arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_kaiming_uniform(arg1,arg2,(long long const *)arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_kaiming_normal_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  double arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_kaiming_normal(arg1,arg2,(long long const *)arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_xavier_uniform_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  double arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_xavier_uniform(arg1,arg2,(long long const *)arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_xavier_normal_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, double _swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  double arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_xavier_normal(arg1,arg2,(long long const *)arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_from_data_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, void *_swig_go_3, size_t _swig_go_4) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  void *arg5 = (void *) 0 ;
  size_t arg6 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (void *)_swig_go_3;
  arg6 = (size_t)_swig_go_4;
  
  result = (mptgo_status)mpt_tensor_from_data(arg1,arg2,(long long const *)arg3,arg4,(void const *)arg5,arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_from_memory_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, long long *_swig_go_2, long long *_swig_go_3, int _swig_go_4, void *_swig_go_5, size_t _swig_go_6, mpt_done_fn _swig_go_7) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int64_t *arg4 = (int64_t *) 0 ;
  int32_t arg5 ;
  void *arg6 = (void *) 0 ;
  size_t arg7 ;
  mpt_done_fn arg8 = (mpt_done_fn) 0 ;
  void *arg9 = (void *) 0 ;
  mpt_tensor *arg10 = (mpt_tensor *) 0 ;
  mpt_tensor made10 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg10 = &made10;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2;
  arg4 = (int64_t *)_swig_go_3;
  arg5 = (int32_t)_swig_go_4;
  arg6 = (void *)_swig_go_5;
  arg7 = (size_t)_swig_go_6;
  arg8 = mptgo_done;
  arg9 = (void *)_swig_go_7;
  
  result = (mptgo_status)mpt_tensor_from_memory(arg1,arg2,(long long const *)arg3,(long long const *)arg4,arg5,arg6,arg7,arg8,arg9,arg10);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made10;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_from_const_memory_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, long long *_swig_go_2, long long *_swig_go_3, int _swig_go_4, void *_swig_go_5, size_t _swig_go_6, mpt_done_fn _swig_go_7) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int64_t *arg4 = (int64_t *) 0 ;
  int32_t arg5 ;
  void *arg6 = (void *) 0 ;
  size_t arg7 ;
  mpt_done_fn arg8 = (mpt_done_fn) 0 ;
  void *arg9 = (void *) 0 ;
  mpt_tensor *arg10 = (mpt_tensor *) 0 ;
  mpt_tensor made10 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg10 = &made10;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2;
  arg4 = (int64_t *)_swig_go_3;
  arg5 = (int32_t)_swig_go_4;
  arg6 = (void *)_swig_go_5;
  arg7 = (size_t)_swig_go_6;
  arg8 = mptgo_done;
  arg9 = (void *)_swig_go_7;
  
  result = (mptgo_status)mpt_tensor_from_const_memory(arg1,arg2,(long long const *)arg3,(long long const *)arg4,arg5,(void const *)arg6,arg7,arg8,arg9,arg10);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made10;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_from_dlpack_raw_ddbd371eadf35942(mpt_context _swig_go_0, struct DLManagedTensorVersioned *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  struct DLManagedTensorVersioned *arg2 = (struct DLManagedTensorVersioned *) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (struct DLManagedTensorVersioned *)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_from_dlpack(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_from_dlpack_legacy_raw_ddbd371eadf35942(mpt_context _swig_go_0, struct DLManagedTensor *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  struct DLManagedTensor *arg2 = (struct DLManagedTensor *) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (struct DLManagedTensor *)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_from_dlpack_legacy(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_to_dlpack_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, struct DLManagedTensorVersioned **_swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  struct DLManagedTensorVersioned **arg2 = (struct DLManagedTensorVersioned **) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (struct DLManagedTensorVersioned **)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_to_dlpack(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_to_dlpack_legacy_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, struct DLManagedTensor **_swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  struct DLManagedTensor **arg2 = (struct DLManagedTensor **) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (struct DLManagedTensor **)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_to_dlpack_legacy(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mpt_tensor _wrap_mpt_tensor_retain_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor result;
  mpt_tensor _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mpt_tensor)mpt_tensor_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_tensor_release_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  
  arg1 = (mpt_tensor)_swig_go_0;
  
  mpt_tensor_release(arg1);
  
}


int _wrap_mpt_tensor_is_valid_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_bool32 result;
  int _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mpt_bool32)mpt_tensor_is_valid(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_get_info_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor_info *_swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor_info *arg2 = (mpt_tensor_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_get_info(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_get_context_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_context *arg2 = (mpt_context *) 0 ;
  mpt_context made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_tensor_get_context(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_read_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, int _swig_go_1, void *_swig_go_2, long long _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_dtype arg2 ;
  void *arg3 = (void *) 0 ;
  int64_t arg4 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (void *)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  
  result = (mptgo_status)mpt_tensor_read(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_write_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, int _swig_go_1, void *_swig_go_2, long long _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_dtype arg2 ;
  void *arg3 = (void *) 0 ;
  int64_t arg4 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  arg3 = (void *)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  
  result = (mptgo_status)mpt_tensor_write(arg1,arg2,(void const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_get_master_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_tensor_get_master(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_set_master_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_set_master(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_get_item_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double *_swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double *arg2 = (double *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double *)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_get_item(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_get_data_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, void **_swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  void **arg2 = (void **) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (void **)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_get_data(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_touch_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_tensor_touch(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_text_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  char *arg2 = (char *) 0 ;
  size_t arg3 ;
  size_t *arg4 = (size_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (size_t)_swig_go_2;
  arg4 = (size_t *)_swig_go_3;
  
  result = (mptgo_status)mpt_tensor_text(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_set_name_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, char *_swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  char *arg2 = (char *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_set_name(arg1,(char const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_get_name_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, char **_swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  char **arg2 = (char **) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (char **)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_get_name(arg1,(char const **)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_set_requires_grad_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, int _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_bool32 arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_bool32)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_set_requires_grad(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_get_grad_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_tensor_get_grad(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_set_grad_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_set_grad(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_set_grad_dtype_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, int _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_dtype arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_set_grad_dtype(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_set_grad_sparse_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, int _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_bool32 arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_bool32)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_set_grad_sparse(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_get_grad_rows_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor *_swig_go_1, mpt_tensor *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor *)_swig_go_1;
  arg3 = (mpt_tensor *)_swig_go_2;
  
  result = (mptgo_status)mpt_tensor_get_grad_rows(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_backward_desc_init_raw_ddbd371eadf35942(mpt_backward_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_backward_desc *arg1 = (mpt_backward_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_backward_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_backward_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_backward_raw_ddbd371eadf35942(_goslice_ _swig_go_0, mpt_backward_desc *_swig_go_1) {
  mpt_tensor *arg1 = (mpt_tensor *) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  int32_t arg3 ;
  mpt_backward_desc *arg4 = (mpt_backward_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = (int32_t)(_swig_go_0.len / 2);
  arg1 = (mpt_tensor *)_swig_go_0.array;
  arg2 = arg1 ? arg1 + arg3 : 0;
  arg4 = (mpt_backward_desc *)_swig_go_1;
  
  result = (mptgo_status)mpt_backward((struct mpt_tensor_s *const *)arg1,(struct mpt_tensor_s *const *)arg2,arg3,(mpt_backward_desc const *)arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_grad_mode_push_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_grad_mode arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_grad_mode)_swig_go_1;
  
  result = (mptgo_status)mpt_grad_mode_push(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_grad_mode_pop_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_grad_mode_pop(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_add_hook_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_grad_hook _swig_go_1, long long *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_grad_hook arg2 = (mpt_grad_hook) 0 ;
  void *arg3 = (void *) 0 ;
  mpt_done_fn arg4 = (mpt_done_fn) 0 ;
  int64_t *arg5 = (int64_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = mptgo_grad_hook;
  arg3 = (void *)_swig_go_1;
  arg4 = mptgo_done;
  arg5 = (int64_t *)_swig_go_2;
  
  result = (mptgo_status)mpt_tensor_add_hook(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_add_post_hook_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_post_hook _swig_go_1, long long *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_post_hook arg2 = (mpt_post_hook) 0 ;
  void *arg3 = (void *) 0 ;
  mpt_done_fn arg4 = (mpt_done_fn) 0 ;
  int64_t *arg5 = (int64_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = mptgo_post_hook;
  arg3 = (void *)_swig_go_1;
  arg4 = mptgo_done;
  arg5 = (int64_t *)_swig_go_2;
  
  result = (mptgo_status)mpt_tensor_add_post_hook(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tensor_remove_hook_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_tensor_remove_hook(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_recompute_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_forward_fn _swig_go_1, _goslice_ _swig_go_2, _goslice_ _swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_forward_fn arg2 = (mpt_forward_fn) 0 ;
  void *arg3 = (void *) 0 ;
  mpt_done_fn arg4 = (mpt_done_fn) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  int32_t arg6 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  int32_t arg8 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = mptgo_forward;
  arg3 = (void *)_swig_go_1;
  arg4 = mptgo_done;
  arg5 = (mpt_tensor *)_swig_go_2.array;
  arg6 = (int32_t)_swig_go_2.len;
  arg7 = (mpt_tensor *)_swig_go_3.array;
  arg8 = (int32_t)_swig_go_3.len;
  
  result = (mptgo_status)mpt_recompute(arg1,arg2,arg3,arg4,(struct mpt_tensor_s *const *)arg5,arg6,arg7,arg8);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_set_anomaly_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_bool32 arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_bool32)_swig_go_1;
  
  result = (mptgo_status)mpt_context_set_anomaly(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_autocast_profile_from_name_raw_ddbd371eadf35942(char *_swig_go_0, int *_swig_go_1) {
  char *arg1 = (char *) 0 ;
  mpt_profile *arg2 = (mpt_profile *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (char *)_swig_go_0;
  arg2 = (mpt_profile *)_swig_go_1;
  
  result = (mptgo_status)mpt_autocast_profile_from_name((char const *)arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


char *_wrap_mpt_autocast_profile_name_raw_ddbd371eadf35942(int _swig_go_0) {
  mpt_profile arg1 ;
  char *result = 0 ;
  char *_swig_go_result;
  
  arg1 = (mpt_profile)_swig_go_0;
  
  result = (char *)mpt_autocast_profile_name(arg1);
  _swig_go_result = (char *)result;
  return _swig_go_result;
}


void _wrap_mpt_autocast_desc_init_raw_ddbd371eadf35942(mpt_autocast_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_autocast_desc *arg1 = (mpt_autocast_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_autocast_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_autocast_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_autocast_push_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_autocast_desc *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_autocast_desc *arg2 = (mpt_autocast_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_autocast_desc *)_swig_go_1;
  
  result = (mptgo_status)mpt_autocast_push(arg1,(mpt_autocast_desc const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_autocast_pop_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_autocast_pop(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_autocast_get_dtype_raw_ddbd371eadf35942(mpt_context _swig_go_0, int *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_dtype *arg2 = (mpt_dtype *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_dtype *)_swig_go_1;
  
  result = (mptgo_status)mpt_autocast_get_dtype(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_autocast_set_class_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, int _swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_op arg2 ;
  mpt_cast_class arg3 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_op)_swig_go_1;
  arg3 = (mpt_cast_class)_swig_go_2;
  
  result = (mptgo_status)mpt_autocast_set_class(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_autocast_get_class_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, int *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_op arg2 ;
  mpt_cast_class *arg3 = (mpt_cast_class *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_op)_swig_go_1;
  arg3 = (mpt_cast_class *)_swig_go_2;
  
  result = (mptgo_status)mpt_autocast_get_class(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_autocast_clear_cache_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_autocast_clear_cache(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_autocast_get_cache_info_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_cast_cache_info *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_cast_cache_info *arg2 = (mpt_cast_cache_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_cast_cache_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_autocast_get_cache_info(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_op_from_name_raw_ddbd371eadf35942(mpt_context _swig_go_0, char *_swig_go_1, int *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_op *arg3 = (mpt_op *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (mpt_op *)_swig_go_2;
  
  result = (mptgo_status)mpt_op_from_name(arg1,(char const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


char *_wrap_mpt_op_name_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_op arg2 ;
  char *result = 0 ;
  char *_swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_op)_swig_go_1;
  
  result = (char *)mpt_op_name(arg1,arg2);
  _swig_go_result = (char *)result;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_op_supports_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, int _swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_op arg2 ;
  mpt_dtype arg3 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_op)_swig_go_1;
  arg3 = (mpt_dtype)_swig_go_2;
  
  result = (mptgo_status)mpt_op_supports(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_op_get_info_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, mpt_op_info *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_op arg2 ;
  mpt_op_info *arg3 = (mpt_op_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_op)_swig_go_1;
  arg3 = (mpt_op_info *)_swig_go_2;
  
  result = (mptgo_status)mpt_op_get_info(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_op_get_param_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, int _swig_go_2, mpt_op_param *_swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_op arg2 ;
  int32_t arg3 ;
  mpt_op_param *arg4 = (mpt_op_param *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_op)_swig_go_1;
  arg3 = (int32_t)_swig_go_2;
  arg4 = (mpt_op_param *)_swig_go_3;
  
  result = (mptgo_status)mpt_op_get_param(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_custom_op_desc_init_raw_ddbd371eadf35942(mpt_custom_op_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_custom_op_desc *arg1 = (mpt_custom_op_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_custom_op_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_custom_op_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_op_register_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_custom_op_desc *_swig_go_1, int *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_custom_op_desc *arg2 = (mpt_custom_op_desc *) 0 ;
  mpt_op *arg3 = (mpt_op *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_custom_op_desc *)_swig_go_1;
  arg3 = (mpt_op *)_swig_go_2;
  
  result = (mptgo_status)mpt_op_register(arg1,(mpt_custom_op_desc const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_add_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_add(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_sub_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_sub(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_mul_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_mul(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_div_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_div(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_pow_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_pow(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_maximum_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_maximum(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_minimum_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_minimum(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_remainder_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_remainder(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_floor_divide_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_floor_divide(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_eq_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_eq(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_ne_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_ne(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_lt_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_lt(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_le_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_le(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_gt_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_gt(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_ge_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_ge(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_logical_and_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_logical_and(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_logical_or_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_logical_or(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_logical_xor_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_logical_xor(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_add_scalar_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_add_scalar(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_mul_scalar_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_mul_scalar(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_div_scalar_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_div_scalar(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_rdiv_scalar_raw_ddbd371eadf35942(double _swig_go_0, mpt_tensor _swig_go_1) {
  double arg1 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (double)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_rdiv_scalar(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_pow_scalar_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_pow_scalar(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_rpow_scalar_raw_ddbd371eadf35942(double _swig_go_0, mpt_tensor _swig_go_1) {
  double arg1 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (double)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_rpow_scalar(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_neg_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_neg(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_abs_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_abs(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_sign_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_sign(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_sqrt_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_sqrt(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_rsqrt_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_rsqrt(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_square_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_square(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_exp_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_exp(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_expm1_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_expm1(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_log_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_log(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_log1p_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_log1p(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_reciprocal_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_reciprocal(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_sin_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_sin(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_cos_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_cos(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_erf_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_erf(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_floor_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_floor(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_ceil_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_ceil(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_round_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_round(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_clamp_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1, double _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  double arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  arg3 = (double)_swig_go_2;
  
  result = (mptgo_status)mpt_clamp(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_relu_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_relu(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_leaky_relu_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_leaky_relu(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_elu_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_elu(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_gelu_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, int _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_bool32 arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_bool32)_swig_go_1;
  
  result = (mptgo_status)mpt_gelu(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_silu_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_silu(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_sigmoid_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_sigmoid(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tanh_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_tanh(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_softplus_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_softplus(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_logical_not_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_logical_not(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_isfinite_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_isfinite(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_isnan_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_isnan(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_where_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  
  result = (mptgo_status)mpt_where(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_masked_fill_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, double _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  double arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (double)_swig_go_2;
  
  result = (mptgo_status)mpt_masked_fill(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_cast_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, int _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_dtype arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_dtype)_swig_go_1;
  
  result = (mptgo_status)mpt_cast(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_clone_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_clone(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_contiguous_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_contiguous(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_detach_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_detach(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_copy_into_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_copy_into(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_fill_into_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_fill_into(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_add_into_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_add_into(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_mul_into_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_mul_into(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_reshape_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  
  result = (mptgo_status)mpt_reshape(arg1,(long long const *)arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_permute_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  
  result = (mptgo_status)mpt_permute(arg1,(long long const *)arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_transpose_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  
  result = (mptgo_status)mpt_transpose(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_slice_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  int64_t arg4 ;
  int64_t arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  
  result = (mptgo_status)mpt_slice(arg1,arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_narrow_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  
  result = (mptgo_status)mpt_narrow(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_select_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  
  result = (mptgo_status)mpt_select(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_squeeze_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_squeeze(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_unsqueeze_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_unsqueeze(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_expand_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  
  result = (mptgo_status)mpt_expand(arg1,(long long const *)arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_flatten_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  
  result = (mptgo_status)mpt_flatten(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_sum_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_sum(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_mean_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_mean(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_var_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, long long _swig_go_2, int _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  int64_t arg4 ;
  mpt_bool32 arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (int64_t)_swig_go_2;
  arg5 = (mpt_bool32)_swig_go_3;
  
  result = (mptgo_status)mpt_var(arg1,(long long const *)arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_std_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, long long _swig_go_2, int _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  int64_t arg4 ;
  mpt_bool32 arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (int64_t)_swig_go_2;
  arg5 = (mpt_bool32)_swig_go_3;
  
  result = (mptgo_status)mpt_std(arg1,(long long const *)arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_prod_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_prod(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_amax_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_amax(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_amin_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_amin(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_max_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_max(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_min_raw_ddbd371eadf35942(mpt_tensor _swig_go_0) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  mpt_tensor made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_tensor)_swig_go_0;
  
  result = (mptgo_status)mpt_min(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_max_dim_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_tensor *_swig_go_3, mpt_tensor *_swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_bool32 arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_bool32)_swig_go_2;
  arg4 = (mpt_tensor *)_swig_go_3;
  arg5 = (mpt_tensor *)_swig_go_4;
  
  result = (mptgo_status)mpt_max_dim(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_min_dim_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_tensor *_swig_go_3, mpt_tensor *_swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_bool32 arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_bool32)_swig_go_2;
  arg4 = (mpt_tensor *)_swig_go_3;
  arg5 = (mpt_tensor *)_swig_go_4;
  
  result = (mptgo_status)mpt_min_dim(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_argmax_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_argmax(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_argmin_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_argmin(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_any_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_any(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_all_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_all(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_norm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1, _goslice_ _swig_go_2, int _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  mpt_bool32 arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (mpt_bool32)_swig_go_3;
  
  result = (mptgo_status)mpt_norm(arg1,arg2,(long long const *)arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_logsumexp_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_logsumexp(arg1,(long long const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_cumsum_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_cumsum(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_embedding_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, long long _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  
  result = (mptgo_status)mpt_embedding(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_index_select_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  
  result = (mptgo_status)mpt_index_select(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_index_add_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  
  result = (mptgo_status)mpt_index_add(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_gather_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  
  result = (mptgo_status)mpt_gather(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scatter_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  
  result = (mptgo_status)mpt_scatter(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scatter_add_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  
  result = (mptgo_status)mpt_scatter_add(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_one_hot_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_one_hot(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_topk_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, int _swig_go_3, mpt_tensor *_swig_go_4, mpt_tensor *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (mpt_bool32)_swig_go_3;
  arg5 = (mpt_tensor *)_swig_go_4;
  arg6 = (mpt_tensor *)_swig_go_5;
  
  result = (mptgo_status)mpt_topk(arg1,arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_sort_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_tensor *_swig_go_3, mpt_tensor *_swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_bool32 arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_bool32)_swig_go_2;
  arg4 = (mpt_tensor *)_swig_go_3;
  arg5 = (mpt_tensor *)_swig_go_4;
  
  result = (mptgo_status)mpt_sort(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_argsort_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_bool32 arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_argsort(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_tril_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_tril(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_triu_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_triu(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_cat_raw_ddbd371eadf35942(_goslice_ _swig_go_0, long long _swig_go_1) {
  mpt_tensor *arg1 = (mpt_tensor *) 0 ;
  int32_t arg2 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor *)_swig_go_0.array;
  arg2 = (int32_t)_swig_go_0.len;
  arg3 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_cat((struct mpt_tensor_s *const *)arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stack_raw_ddbd371eadf35942(_goslice_ _swig_go_0, long long _swig_go_1) {
  mpt_tensor *arg1 = (mpt_tensor *) 0 ;
  int32_t arg2 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor *)_swig_go_0.array;
  arg2 = (int32_t)_swig_go_0.len;
  arg3 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_stack((struct mpt_tensor_s *const *)arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_split_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, _goslice_ _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  int32_t arg5 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (mpt_tensor *)_swig_go_3.array;
  arg5 = (int32_t)_swig_go_3.len;
  
  result = (mptgo_status)mpt_split(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_split_with_sizes_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, long long _swig_go_2, _goslice_ _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  int64_t arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  int32_t arg6 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (int64_t)_swig_go_2;
  arg5 = (mpt_tensor *)_swig_go_3.array;
  arg6 = (int32_t)_swig_go_3.len;
  
  result = (mptgo_status)mpt_split_with_sizes(arg1,(long long const *)arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_chunk_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, _goslice_ _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  int32_t arg5 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (mpt_tensor *)_swig_go_3.array;
  arg5 = (int32_t)_swig_go_3.len;
  
  result = (mptgo_status)mpt_chunk(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_flip_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  
  result = (mptgo_status)mpt_flip(arg1,(long long const *)arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_roll_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, _goslice_ _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  int64_t *arg4 = (int64_t *) 0 ;
  int32_t arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (int64_t *)_swig_go_2.array;
  arg5 = (int32_t)_swig_go_2.len;
  
  result = (mptgo_status)mpt_roll(arg1,(long long const *)arg2,arg3,(long long const *)arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_repeat_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  
  result = (mptgo_status)mpt_repeat(arg1,(long long const *)arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_pad_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2, double _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_pad_mode arg4 ;
  double arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_pad_mode)_swig_go_2;
  arg5 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_pad(arg1,(long long const *)arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_softmax_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_dtype arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_dtype)_swig_go_2;
  
  result = (mptgo_status)mpt_softmax(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_log_softmax_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_dtype arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_dtype)_swig_go_2;
  
  result = (mptgo_status)mpt_log_softmax(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_dropout_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, double _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  double arg2 ;
  mpt_bool32 arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (double)_swig_go_1;
  arg3 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_dropout(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


void _wrap_mpt_cross_entropy_desc_init_raw_ddbd371eadf35942(mpt_cross_entropy_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_cross_entropy_desc *arg1 = (mpt_cross_entropy_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_cross_entropy_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_cross_entropy_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_cross_entropy_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_cross_entropy_desc *_swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_cross_entropy_desc *arg4 = (mpt_cross_entropy_desc *) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_cross_entropy_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_cross_entropy(arg1,arg2,arg3,(mpt_cross_entropy_desc const *)arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nll_loss_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_cross_entropy_desc *_swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_cross_entropy_desc *arg4 = (mpt_cross_entropy_desc *) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_cross_entropy_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_nll_loss(arg1,arg2,arg3,(mpt_cross_entropy_desc const *)arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_binary_cross_entropy_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_reduction arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_reduction)_swig_go_2;
  
  result = (mptgo_status)mpt_binary_cross_entropy(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_binary_cross_entropy_with_logits_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, int _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_reduction arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_reduction)_swig_go_3;
  
  result = (mptgo_status)mpt_binary_cross_entropy_with_logits(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_mse_loss_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_reduction arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_reduction)_swig_go_2;
  
  result = (mptgo_status)mpt_mse_loss(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_l1_loss_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_reduction arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_reduction)_swig_go_2;
  
  result = (mptgo_status)mpt_l1_loss(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_smooth_l1_loss_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2, double _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_reduction arg3 ;
  double arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_reduction)_swig_go_2;
  arg4 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_smooth_l1_loss(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_huber_loss_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2, double _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_reduction arg3 ;
  double arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_reduction)_swig_go_2;
  arg4 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_huber_loss(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_kl_div_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, int _swig_go_2, int _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_reduction arg3 ;
  mpt_bool32 arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_reduction)_swig_go_2;
  arg4 = (mpt_bool32)_swig_go_3;
  
  result = (mptgo_status)mpt_kl_div(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_cosine_similarity_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, long long _swig_go_2, double _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  int64_t arg3 ;
  double arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (double)_swig_go_3;
  
  result = (mptgo_status)mpt_cosine_similarity(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_matmul_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_matmul(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_bmm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_bmm(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_addmm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, double _swig_go_3, double _swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  double arg4 ;
  double arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (double)_swig_go_3;
  arg5 = (double)_swig_go_4;
  
  result = (mptgo_status)mpt_addmm(arg1,arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_linear_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, int _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_activation arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_activation)_swig_go_3;
  
  result = (mptgo_status)mpt_linear(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


void _wrap_mpt_conv_desc_init_raw_ddbd371eadf35942(mpt_conv_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_conv_desc *arg1 = (mpt_conv_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_conv_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_conv_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_conv1d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  int64_t arg4 ;
  int64_t arg5 ;
  mpt_conv_desc *arg6 = (mpt_conv_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (mpt_conv_desc *)_swig_go_5;
  
  result = (mptgo_status)mpt_conv1d(arg1,arg2,arg3,arg4,arg5,(mpt_conv_desc const *)arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_conv2d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  int64_t arg4 ;
  int64_t arg5 ;
  mpt_conv_desc *arg6 = (mpt_conv_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (mpt_conv_desc *)_swig_go_5;
  
  result = (mptgo_status)mpt_conv2d(arg1,arg2,arg3,arg4,arg5,(mpt_conv_desc const *)arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_conv3d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  int64_t arg4 ;
  int64_t arg5 ;
  mpt_conv_desc *arg6 = (mpt_conv_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (mpt_conv_desc *)_swig_go_5;
  
  result = (mptgo_status)mpt_conv3d(arg1,arg2,arg3,arg4,arg5,(mpt_conv_desc const *)arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_conv_transpose1d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  int64_t arg4 ;
  int64_t arg5 ;
  mpt_conv_desc *arg6 = (mpt_conv_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (mpt_conv_desc *)_swig_go_5;
  
  result = (mptgo_status)mpt_conv_transpose1d(arg1,arg2,arg3,arg4,arg5,(mpt_conv_desc const *)arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_conv_transpose2d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  int64_t arg4 ;
  int64_t arg5 ;
  mpt_conv_desc *arg6 = (mpt_conv_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (mpt_conv_desc *)_swig_go_5;
  
  result = (mptgo_status)mpt_conv_transpose2d(arg1,arg2,arg3,arg4,arg5,(mpt_conv_desc const *)arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_conv_transpose3d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, long long _swig_go_3, long long _swig_go_4, mpt_conv_desc *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  int64_t arg4 ;
  int64_t arg5 ;
  mpt_conv_desc *arg6 = (mpt_conv_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (mpt_conv_desc *)_swig_go_5;
  
  result = (mptgo_status)mpt_conv_transpose3d(arg1,arg2,arg3,arg4,arg5,(mpt_conv_desc const *)arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


void _wrap_mpt_pool_desc_init_raw_ddbd371eadf35942(mpt_pool_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_pool_desc *arg1 = (mpt_pool_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_pool_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_pool_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_max_pool1d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_pool_desc *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_pool_desc *arg3 = (mpt_pool_desc *) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_pool_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_max_pool1d(arg1,arg2,(mpt_pool_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_max_pool2d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_pool_desc *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_pool_desc *arg3 = (mpt_pool_desc *) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_pool_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_max_pool2d(arg1,arg2,(mpt_pool_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_max_pool3d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_pool_desc *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_pool_desc *arg3 = (mpt_pool_desc *) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_pool_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_max_pool3d(arg1,arg2,(mpt_pool_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_avg_pool1d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_pool_desc *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_pool_desc *arg3 = (mpt_pool_desc *) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_pool_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_avg_pool1d(arg1,arg2,(mpt_pool_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_avg_pool2d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_pool_desc *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_pool_desc *arg3 = (mpt_pool_desc *) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_pool_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_avg_pool2d(arg1,arg2,(mpt_pool_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_avg_pool3d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_pool_desc *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_pool_desc *arg3 = (mpt_pool_desc *) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_pool_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_avg_pool3d(arg1,arg2,(mpt_pool_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_adaptive_avg_pool1d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  
  result = (mptgo_status)mpt_adaptive_avg_pool1d(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_adaptive_avg_pool2d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  
  result = (mptgo_status)mpt_adaptive_avg_pool2d(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_adaptive_avg_pool3d_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, long long _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  
  result = (mptgo_status)mpt_adaptive_avg_pool3d(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_interpolate_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, _goslice_ _swig_go_1, int _swig_go_2, int _swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  int32_t arg3 ;
  mpt_interpolate_mode arg4 ;
  mpt_bool32 arg5 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_interpolate_mode)_swig_go_2;
  arg5 = (mpt_bool32)_swig_go_3;
  
  result = (mptgo_status)mpt_interpolate(arg1,(long long const *)arg2,arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


void _wrap_mpt_batch_norm_desc_init_raw_ddbd371eadf35942(mpt_batch_norm_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_batch_norm_desc *arg1 = (mpt_batch_norm_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_batch_norm_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_batch_norm_desc_init(arg1,arg2);
  
}


void _wrap_mpt_norm_desc_init_raw_ddbd371eadf35942(mpt_norm_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_norm_desc *arg1 = (mpt_norm_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_norm_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_norm_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_batch_norm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_tensor _swig_go_4, mpt_batch_norm_desc *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_tensor arg5 = (mpt_tensor) 0 ;
  mpt_batch_norm_desc *arg6 = (mpt_batch_norm_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  arg5 = (mpt_tensor)_swig_go_4;
  arg6 = (mpt_batch_norm_desc *)_swig_go_5;
  
  result = (mptgo_status)mpt_batch_norm(arg1,arg2,arg3,arg4,arg5,(mpt_batch_norm_desc const *)arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_layer_norm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_norm_desc *_swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_norm_desc *arg5 = (mpt_norm_desc *) 0 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  arg5 = (mpt_norm_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_layer_norm(arg1,arg2,arg3,arg4,(mpt_norm_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_rms_norm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_norm_desc *_swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_norm_desc *arg4 = (mpt_norm_desc *) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_norm_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_rms_norm(arg1,arg2,arg3,(mpt_norm_desc const *)arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_group_norm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_norm_desc *_swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_norm_desc *arg5 = (mpt_norm_desc *) 0 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  arg5 = (mpt_norm_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_group_norm(arg1,arg2,arg3,arg4,(mpt_norm_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_instance_norm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_norm_desc *_swig_go_3) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_norm_desc *arg4 = (mpt_norm_desc *) 0 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  mpt_tensor made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_norm_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_instance_norm(arg1,arg2,arg3,(mpt_norm_desc const *)arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


void _wrap_mpt_attention_desc_init_raw_ddbd371eadf35942(mpt_attention_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_attention_desc *arg1 = (mpt_attention_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_attention_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_attention_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_scaled_dot_product_attention_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_attention_desc *_swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_attention_desc *arg5 = (mpt_attention_desc *) 0 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  arg5 = (mpt_attention_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_scaled_dot_product_attention(arg1,arg2,arg3,arg4,(mpt_attention_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_self_attention_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, long long _swig_go_1, long long _swig_go_2, mpt_tensor _swig_go_3, mpt_attention_desc *_swig_go_4) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  int64_t arg2 ;
  int64_t arg3 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_attention_desc *arg5 = (mpt_attention_desc *) 0 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  arg5 = (mpt_attention_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_self_attention(arg1,arg2,arg3,arg4,(mpt_attention_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_lstm_cell_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_tensor _swig_go_4, mpt_tensor _swig_go_5, mpt_tensor _swig_go_6, mpt_tensor *_swig_go_7, mpt_tensor *_swig_go_8) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_tensor arg5 = (mpt_tensor) 0 ;
  mpt_tensor arg6 = (mpt_tensor) 0 ;
  mpt_tensor arg7 = (mpt_tensor) 0 ;
  mpt_tensor *arg8 = (mpt_tensor *) 0 ;
  mpt_tensor *arg9 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  arg5 = (mpt_tensor)_swig_go_4;
  arg6 = (mpt_tensor)_swig_go_5;
  arg7 = (mpt_tensor)_swig_go_6;
  arg8 = (mpt_tensor *)_swig_go_7;
  arg9 = (mpt_tensor *)_swig_go_8;
  
  result = (mptgo_status)mpt_lstm_cell(arg1,arg2,arg3,arg4,arg5,arg6,arg7,arg8,arg9);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_gru_cell_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_tensor _swig_go_4, mpt_tensor _swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_tensor arg5 = (mpt_tensor) 0 ;
  mpt_tensor arg6 = (mpt_tensor) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  arg5 = (mpt_tensor)_swig_go_4;
  arg6 = (mpt_tensor)_swig_go_5;
  
  result = (mptgo_status)mpt_gru_cell(arg1,arg2,arg3,arg4,arg5,arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_rnn_tanh_cell_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, mpt_tensor _swig_go_3, mpt_tensor _swig_go_4, mpt_tensor _swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor arg4 = (mpt_tensor) 0 ;
  mpt_tensor arg5 = (mpt_tensor) 0 ;
  mpt_tensor arg6 = (mpt_tensor) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mpt_tensor made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor)_swig_go_3;
  arg5 = (mpt_tensor)_swig_go_4;
  arg6 = (mpt_tensor)_swig_go_5;
  
  result = (mptgo_status)mpt_rnn_tanh_cell(arg1,arg2,arg3,arg4,arg5,arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  return _swig_go_result;
}


void _wrap_mpt_rnn_desc_init_raw_ddbd371eadf35942(mpt_rnn_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_rnn_desc *arg1 = (mpt_rnn_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_rnn_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_rnn_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_lstm_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, mpt_tensor _swig_go_2, _goslice_ _swig_go_3, mpt_rnn_desc *_swig_go_4, _goslice_ _swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  int32_t arg5 ;
  mpt_rnn_desc *arg6 = (mpt_rnn_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  int32_t arg8 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_tensor *)_swig_go_3.array;
  arg5 = (int32_t)_swig_go_3.len;
  arg6 = (mpt_rnn_desc *)_swig_go_4;
  arg7 = (mpt_tensor *)_swig_go_5.array;
  arg8 = (int32_t)_swig_go_5.len;
  
  result = (mptgo_status)mpt_lstm(arg1,arg2,arg3,(struct mpt_tensor_s *const *)arg4,arg5,(mpt_rnn_desc const *)arg6,arg7,arg8);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_gru_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, _goslice_ _swig_go_2, mpt_rnn_desc *_swig_go_3, mpt_tensor *_swig_go_4, mpt_tensor *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  int32_t arg4 ;
  mpt_rnn_desc *arg5 = (mpt_rnn_desc *) 0 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (mpt_rnn_desc *)_swig_go_3;
  arg6 = (mpt_tensor *)_swig_go_4;
  arg7 = (mpt_tensor *)_swig_go_5;
  
  result = (mptgo_status)mpt_gru(arg1,arg2,(struct mpt_tensor_s *const *)arg3,arg4,(mpt_rnn_desc const *)arg5,arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_rnn_tanh_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_tensor _swig_go_1, _goslice_ _swig_go_2, mpt_rnn_desc *_swig_go_3, mpt_tensor *_swig_go_4, mpt_tensor *_swig_go_5) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  int32_t arg4 ;
  mpt_rnn_desc *arg5 = (mpt_rnn_desc *) 0 ;
  mpt_tensor *arg6 = (mpt_tensor *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  arg3 = (mpt_tensor *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (mpt_rnn_desc *)_swig_go_3;
  arg6 = (mpt_tensor *)_swig_go_4;
  arg7 = (mpt_tensor *)_swig_go_5;
  
  result = (mptgo_status)mpt_rnn_tanh(arg1,arg2,(struct mpt_tensor_s *const *)arg3,arg4,(mpt_rnn_desc const *)arg5,arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_precision_init_raw_ddbd371eadf35942(mpt_precision *_swig_go_0, size_t _swig_go_1) {
  mpt_precision *arg1 = (mpt_precision *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_precision *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_precision_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_precision_from_name_raw_ddbd371eadf35942(char *_swig_go_0, mpt_precision *_swig_go_1, size_t _swig_go_2) {
  char *arg1 = (char *) 0 ;
  mpt_precision *arg2 = (mpt_precision *) 0 ;
  size_t arg3 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (char *)_swig_go_0;
  arg2 = (mpt_precision *)_swig_go_1;
  arg3 = (size_t)_swig_go_2;
  
  result = (mptgo_status)mpt_precision_from_name((char const *)arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_precision_push_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_precision *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_precision *arg2 = (mpt_precision *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_precision *)_swig_go_1;
  
  result = (mptgo_status)mpt_precision_push(arg1,(mpt_precision const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_precision_pop_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_precision_pop(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_precision_input_raw_ddbd371eadf35942(mpt_precision *_swig_go_0, mpt_tensor _swig_go_1) {
  mpt_precision *arg1 = (mpt_precision *) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_precision *)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_precision_input((mpt_precision const *)arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_precision_output_raw_ddbd371eadf35942(mpt_precision *_swig_go_0, mpt_tensor _swig_go_1) {
  mpt_precision *arg1 = (mpt_precision *) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_precision *)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_precision_output((mpt_precision const *)arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_create_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_params *arg2 = (mpt_params *) 0 ;
  mpt_params made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_params_create(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mpt_params _wrap_mpt_params_retain_raw_ddbd371eadf35942(mpt_params _swig_go_0) {
  mpt_params arg1 = (mpt_params) 0 ;
  mpt_params result;
  mpt_params _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  
  result = (mpt_params)mpt_params_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_params_release_raw_ddbd371eadf35942(mpt_params _swig_go_0) {
  mpt_params arg1 = (mpt_params) 0 ;
  
  arg1 = (mpt_params)_swig_go_0;
  
  mpt_params_release(arg1);
  
}


mptgo_status _wrap_mpt_params_add_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, mpt_tensor _swig_go_2) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  
  result = (mptgo_status)mpt_params_add(arg1,(char const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_add_buffer_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, mpt_tensor _swig_go_2) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  
  result = (mptgo_status)mpt_params_add_buffer(arg1,(char const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_mark_batch_norm_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  
  result = (mptgo_status)mpt_params_mark_batch_norm(arg1,(char const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_get_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  
  result = (mptgo_status)mpt_params_get(arg1,(char const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_get_at_raw_ddbd371eadf35942(mpt_params _swig_go_0, long long _swig_go_1, char **_swig_go_2, mpt_tensor *_swig_go_3) {
  mpt_params arg1 = (mpt_params) 0 ;
  int64_t arg2 ;
  char **arg3 = (char **) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (char **)_swig_go_2;
  arg4 = (mpt_tensor *)_swig_go_3;
  
  result = (mptgo_status)mpt_params_get_at(arg1,arg2,(char const **)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_get_info_raw_ddbd371eadf35942(mpt_params _swig_go_0, mpt_params_info *_swig_go_1) {
  mpt_params arg1 = (mpt_params) 0 ;
  mpt_params_info *arg2 = (mpt_params_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (mpt_params_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_params_get_info(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_freeze_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, int _swig_go_2) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_bool32 arg3 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (mpt_bool32)_swig_go_2;
  
  result = (mptgo_status)mpt_params_freeze(arg1,(char const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_zero_grad_raw_ddbd371eadf35942(mpt_params _swig_go_0) {
  mpt_params arg1 = (mpt_params) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  
  result = (mptgo_status)mpt_params_zero_grad(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_set_precision_raw_ddbd371eadf35942(mpt_params _swig_go_0, mpt_precision *_swig_go_1) {
  mpt_params arg1 = (mpt_params) 0 ;
  mpt_precision *arg2 = (mpt_precision *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (mpt_precision *)_swig_go_1;
  
  result = (mptgo_status)mpt_params_set_precision(arg1,(mpt_precision const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_get_precision_raw_ddbd371eadf35942(mpt_params _swig_go_0, mpt_precision *_swig_go_1) {
  mpt_params arg1 = (mpt_params) 0 ;
  mpt_precision *arg2 = (mpt_precision *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (mpt_precision *)_swig_go_1;
  
  result = (mptgo_status)mpt_params_get_precision(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_clip_desc_init_raw_ddbd371eadf35942(mpt_clip_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_clip_desc *arg1 = (mpt_clip_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_clip_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_clip_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_params_clip_grad_norm_raw_ddbd371eadf35942(mpt_params _swig_go_0, double _swig_go_1, mpt_clip_desc *_swig_go_2, double *_swig_go_3) {
  mpt_params arg1 = (mpt_params) 0 ;
  double arg2 ;
  mpt_clip_desc *arg3 = (mpt_clip_desc *) 0 ;
  double *arg4 = (double *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (double)_swig_go_1;
  arg3 = (mpt_clip_desc *)_swig_go_2;
  arg4 = (double *)_swig_go_3;
  
  result = (mptgo_status)mpt_params_clip_grad_norm(arg1,arg2,(mpt_clip_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_clip_grad_value_raw_ddbd371eadf35942(mpt_params _swig_go_0, double _swig_go_1) {
  mpt_params arg1 = (mpt_params) 0 ;
  double arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_params_clip_grad_value(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_sgd_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_sgd_desc_init(arg1,arg2);
  
}


void _wrap_mpt_adam_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_adam_desc_init(arg1,arg2);
  
}


void _wrap_mpt_adamw_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_adamw_desc_init(arg1,arg2);
  
}


void _wrap_mpt_rmsprop_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_rmsprop_desc_init(arg1,arg2);
  
}


void _wrap_mpt_adagrad_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_adagrad_desc_init(arg1,arg2);
  
}


void _wrap_mpt_lion_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_lion_desc_init(arg1,arg2);
  
}


void _wrap_mpt_ademamix_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_ademamix_desc_init(arg1,arg2);
  
}


void _wrap_mpt_lamb_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_lamb_desc_init(arg1,arg2);
  
}


void _wrap_mpt_lars_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_lars_desc_init(arg1,arg2);
  
}


void _wrap_mpt_novograd_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_novograd_desc_init(arg1,arg2);
  
}


void _wrap_mpt_adafactor_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_adafactor_desc_init(arg1,arg2);
  
}


void _wrap_mpt_sparse_adam_desc_init_raw_ddbd371eadf35942(mpt_optimizer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_optimizer_desc *arg1 = (mpt_optimizer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_optimizer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_sparse_adam_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_optimizer_create_raw_ddbd371eadf35942(mpt_params _swig_go_0, mpt_optimizer_desc *_swig_go_1) {
  mpt_params arg1 = (mpt_params) 0 ;
  mpt_optimizer_desc *arg2 = (mpt_optimizer_desc *) 0 ;
  mpt_optimizer *arg3 = (mpt_optimizer *) 0 ;
  mpt_optimizer made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (mpt_optimizer_desc *)_swig_go_1;
  
  result = (mptgo_status)mpt_optimizer_create(arg1,(mpt_optimizer_desc const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mpt_optimizer _wrap_mpt_optimizer_retain_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  mpt_optimizer result;
  mpt_optimizer _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  
  result = (mpt_optimizer)mpt_optimizer_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_optimizer_release_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  
  mpt_optimizer_release(arg1);
  
}


void _wrap_mpt_selection_init_raw_ddbd371eadf35942(mpt_selection *_swig_go_0, size_t _swig_go_1) {
  mpt_selection *arg1 = (mpt_selection *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_selection *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_selection_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_optimizer_add_group_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0, mpt_selection *_swig_go_1, mpt_optimizer_desc *_swig_go_2, int *_swig_go_3) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  mpt_selection *arg2 = (mpt_selection *) 0 ;
  mpt_optimizer_desc *arg3 = (mpt_optimizer_desc *) 0 ;
  int32_t *arg4 = (int32_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  arg2 = (mpt_selection *)_swig_go_1;
  arg3 = (mpt_optimizer_desc *)_swig_go_2;
  arg4 = (int32_t *)_swig_go_3;
  
  result = (mptgo_status)mpt_optimizer_add_group(arg1,(mpt_selection const *)arg2,(mpt_optimizer_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_optimizer_get_group_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0, int _swig_go_1, mpt_optimizer_desc *_swig_go_2) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  int32_t arg2 ;
  mpt_optimizer_desc *arg3 = (mpt_optimizer_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  arg2 = (int32_t)_swig_go_1;
  arg3 = (mpt_optimizer_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_optimizer_get_group(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_optimizer_set_group_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0, int _swig_go_1, mpt_optimizer_desc *_swig_go_2) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  int32_t arg2 ;
  mpt_optimizer_desc *arg3 = (mpt_optimizer_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  arg2 = (int32_t)_swig_go_1;
  arg3 = (mpt_optimizer_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_optimizer_set_group(arg1,arg2,(mpt_optimizer_desc const *)arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_optimizer_set_lr_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0, int _swig_go_1, double _swig_go_2) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  int32_t arg2 ;
  double arg3 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  arg2 = (int32_t)_swig_go_1;
  arg3 = (double)_swig_go_2;
  
  result = (mptgo_status)mpt_optimizer_set_lr(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_optimizer_get_lr_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0, int _swig_go_1, double *_swig_go_2) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  int32_t arg2 ;
  double *arg3 = (double *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  arg2 = (int32_t)_swig_go_1;
  arg3 = (double *)_swig_go_2;
  
  result = (mptgo_status)mpt_optimizer_get_lr(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_optimizer_step_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  
  result = (mptgo_status)mpt_optimizer_step(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_optimizer_zero_grad_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  
  result = (mptgo_status)mpt_optimizer_zero_grad(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_optimizer_get_info_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0, mpt_optimizer_info *_swig_go_1) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  mpt_optimizer_info *arg2 = (mpt_optimizer_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  arg2 = (mpt_optimizer_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_optimizer_get_info(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_optimizer_get_state_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0, char *_swig_go_1, char *_swig_go_2) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  char *arg2 = (char *) 0 ;
  char *arg3 = (char *) 0 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  mpt_tensor made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_optimizer)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (char *)_swig_go_2;
  
  result = (mptgo_status)mpt_optimizer_get_state(arg1,(char const *)arg2,(char const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  
  
  return _swig_go_result;
}


void _wrap_mpt_schedule_desc_init_raw_ddbd371eadf35942(mpt_schedule_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_schedule_desc *arg1 = (mpt_schedule_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_schedule_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_schedule_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_optimizer_set_schedule_raw_ddbd371eadf35942(mpt_optimizer _swig_go_0, mpt_schedule_desc *_swig_go_1) {
  mpt_optimizer arg1 = (mpt_optimizer) 0 ;
  mpt_schedule_desc *arg2 = (mpt_schedule_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_optimizer)_swig_go_0;
  arg2 = (mpt_schedule_desc *)_swig_go_1;
  
  result = (mptgo_status)mpt_optimizer_set_schedule(arg1,(mpt_schedule_desc const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_scaler_desc_init_raw_ddbd371eadf35942(mpt_scaler_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_scaler_desc *arg1 = (mpt_scaler_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_scaler_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_scaler_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_scaler_create_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_scaler_desc *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_scaler_desc *arg2 = (mpt_scaler_desc *) 0 ;
  mpt_scaler *arg3 = (mpt_scaler *) 0 ;
  mpt_scaler made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_scaler_desc *)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_create(arg1,(mpt_scaler_desc const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mpt_scaler _wrap_mpt_scaler_retain_raw_ddbd371eadf35942(mpt_scaler _swig_go_0) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mpt_scaler result;
  mpt_scaler _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  
  result = (mpt_scaler)mpt_scaler_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_scaler_release_raw_ddbd371eadf35942(mpt_scaler _swig_go_0) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  
  arg1 = (mpt_scaler)_swig_go_0;
  
  mpt_scaler_release(arg1);
  
}


mptgo_status _wrap_mpt_scaler_scale_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_scale(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_unscale_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, mpt_optimizer _swig_go_1) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mpt_optimizer arg2 = (mpt_optimizer) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (mpt_optimizer)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_unscale(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_step_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, mpt_optimizer _swig_go_1) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mpt_optimizer arg2 = (mpt_optimizer) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (mpt_optimizer)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_step(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_update_raw_ddbd371eadf35942(mpt_scaler _swig_go_0) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  
  result = (mptgo_status)mpt_scaler_update(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_set_scale_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, double _swig_go_1) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  double arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_set_scale(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_get_info_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, mpt_scaler_info *_swig_go_1) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mpt_scaler_info *arg2 = (mpt_scaler_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (mpt_scaler_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_get_info(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_get_state_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, mpt_scaler_state *_swig_go_1) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mpt_scaler_state *arg2 = (mpt_scaler_state *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (mpt_scaler_state *)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_get_state(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_set_state_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, mpt_scaler_state *_swig_go_1) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mpt_scaler_state *arg2 = (mpt_scaler_state *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (mpt_scaler_state *)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_set_state(arg1,(mpt_scaler_state const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_state_to_json_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  char *arg2 = (char *) 0 ;
  size_t arg3 ;
  size_t *arg4 = (size_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (size_t)_swig_go_2;
  arg4 = (size_t *)_swig_go_3;
  
  result = (mptgo_status)mpt_scaler_state_to_json(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_state_from_json_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, char *_swig_go_1) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  char *arg2 = (char *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  
  result = (mptgo_status)mpt_scaler_state_from_json(arg1,(char const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


void _wrap_mpt_stepper_desc_init_raw_ddbd371eadf35942(mpt_stepper_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_stepper_desc *arg1 = (mpt_stepper_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_stepper_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_stepper_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_stepper_create_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_precision *_swig_go_1, mpt_stepper_desc *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_precision *arg2 = (mpt_precision *) 0 ;
  mpt_stepper_desc *arg3 = (mpt_stepper_desc *) 0 ;
  mpt_stepper *arg4 = (mpt_stepper *) 0 ;
  mpt_stepper made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_precision *)_swig_go_1;
  arg3 = (mpt_stepper_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_stepper_create(arg1,(mpt_precision const *)arg2,(mpt_stepper_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mpt_stepper _wrap_mpt_stepper_retain_raw_ddbd371eadf35942(mpt_stepper _swig_go_0) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  mpt_stepper result;
  mpt_stepper _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  
  result = (mpt_stepper)mpt_stepper_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_stepper_release_raw_ddbd371eadf35942(mpt_stepper _swig_go_0) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  
  arg1 = (mpt_stepper)_swig_go_0;
  
  mpt_stepper_release(arg1);
  
}


mptgo_status _wrap_mpt_stepper_add_raw_ddbd371eadf35942(mpt_stepper _swig_go_0, mpt_optimizer _swig_go_1) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  mpt_optimizer arg2 = (mpt_optimizer) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  arg2 = (mpt_optimizer)_swig_go_1;
  
  result = (mptgo_status)mpt_stepper_add(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_get_scaler_raw_ddbd371eadf35942(mpt_stepper _swig_go_0) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  mpt_scaler *arg2 = (mpt_scaler *) 0 ;
  mpt_scaler made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_stepper)_swig_go_0;
  
  result = (mptgo_status)mpt_stepper_get_scaler(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_backward_raw_ddbd371eadf35942(mpt_stepper _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_stepper_backward(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_step_raw_ddbd371eadf35942(mpt_stepper _swig_go_0) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  
  result = (mptgo_status)mpt_stepper_step(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_drop_raw_ddbd371eadf35942(mpt_stepper _swig_go_0) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  
  result = (mptgo_status)mpt_stepper_drop(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_backward_loss_raw_ddbd371eadf35942(mpt_stepper _swig_go_0, int _swig_go_1, mpt_tensor _swig_go_2, mpt_backward_desc *_swig_go_3) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  int32_t arg2 ;
  mpt_tensor arg3 = (mpt_tensor) 0 ;
  mpt_backward_desc *arg4 = (mpt_backward_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  arg2 = (int32_t)_swig_go_1;
  arg3 = (mpt_tensor)_swig_go_2;
  arg4 = (mpt_backward_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_stepper_backward_loss(arg1,arg2,arg3,(mpt_backward_desc const *)arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_get_loss_scaler_raw_ddbd371eadf35942(mpt_stepper _swig_go_0, int _swig_go_1) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  int32_t arg2 ;
  mpt_scaler *arg3 = (mpt_scaler *) 0 ;
  mpt_scaler made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_stepper)_swig_go_0;
  arg2 = (int32_t)_swig_go_1;
  
  result = (mptgo_status)mpt_stepper_get_loss_scaler(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_get_verdict_raw_ddbd371eadf35942(mpt_stepper _swig_go_0, int _swig_go_1, mpt_verdict *_swig_go_2) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  int32_t arg2 ;
  mpt_verdict *arg3 = (mpt_verdict *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  arg2 = (int32_t)_swig_go_1;
  arg3 = (mpt_verdict *)_swig_go_2;
  
  result = (mptgo_status)mpt_stepper_get_verdict(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_scaler_get_verdict_raw_ddbd371eadf35942(mpt_scaler _swig_go_0, mpt_optimizer _swig_go_1, mpt_verdict *_swig_go_2) {
  mpt_scaler arg1 = (mpt_scaler) 0 ;
  mpt_optimizer arg2 = (mpt_optimizer) 0 ;
  mpt_verdict *arg3 = (mpt_verdict *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_scaler)_swig_go_0;
  arg2 = (mpt_optimizer)_swig_go_1;
  arg3 = (mpt_verdict *)_swig_go_2;
  
  result = (mptgo_status)mpt_scaler_get_verdict(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_get_event_raw_ddbd371eadf35942(mpt_stepper _swig_go_0, long long _swig_go_1, mpt_verdict *_swig_go_2) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  int64_t arg2 ;
  mpt_verdict *arg3 = (mpt_verdict *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_verdict *)_swig_go_2;
  
  result = (mptgo_status)mpt_stepper_get_event(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stepper_get_info_raw_ddbd371eadf35942(mpt_stepper _swig_go_0, mpt_stepper_info *_swig_go_1) {
  mpt_stepper arg1 = (mpt_stepper) 0 ;
  mpt_stepper_info *arg2 = (mpt_stepper_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_stepper)_swig_go_0;
  arg2 = (mpt_stepper_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_stepper_get_info(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_lbfgs_desc_init_raw_ddbd371eadf35942(mpt_lbfgs_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_lbfgs_desc *arg1 = (mpt_lbfgs_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_lbfgs_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_lbfgs_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_lbfgs_create_raw_ddbd371eadf35942(mpt_params _swig_go_0, mpt_lbfgs_desc *_swig_go_1) {
  mpt_params arg1 = (mpt_params) 0 ;
  mpt_lbfgs_desc *arg2 = (mpt_lbfgs_desc *) 0 ;
  mpt_lbfgs *arg3 = (mpt_lbfgs *) 0 ;
  mpt_lbfgs made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (mpt_lbfgs_desc *)_swig_go_1;
  
  result = (mptgo_status)mpt_lbfgs_create(arg1,(mpt_lbfgs_desc const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mpt_lbfgs _wrap_mpt_lbfgs_retain_raw_ddbd371eadf35942(mpt_lbfgs _swig_go_0) {
  mpt_lbfgs arg1 = (mpt_lbfgs) 0 ;
  mpt_lbfgs result;
  mpt_lbfgs _swig_go_result;
  
  arg1 = (mpt_lbfgs)_swig_go_0;
  
  result = (mpt_lbfgs)mpt_lbfgs_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_lbfgs_release_raw_ddbd371eadf35942(mpt_lbfgs _swig_go_0) {
  mpt_lbfgs arg1 = (mpt_lbfgs) 0 ;
  
  arg1 = (mpt_lbfgs)_swig_go_0;
  
  mpt_lbfgs_release(arg1);
  
}


mptgo_status _wrap_mpt_lbfgs_step_raw_ddbd371eadf35942(mpt_lbfgs _swig_go_0, mpt_closure _swig_go_1, double *_swig_go_2) {
  mpt_lbfgs arg1 = (mpt_lbfgs) 0 ;
  mpt_closure arg2 = (mpt_closure) 0 ;
  void *arg3 = (void *) 0 ;
  double *arg4 = (double *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_lbfgs)_swig_go_0;
  arg2 = mptgo_closure;
  arg3 = (void *)_swig_go_1;
  arg4 = (double *)_swig_go_2;
  
  result = (mptgo_status)mpt_lbfgs_step(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_lbfgs_get_info_raw_ddbd371eadf35942(mpt_lbfgs _swig_go_0, mpt_lbfgs_info *_swig_go_1) {
  mpt_lbfgs arg1 = (mpt_lbfgs) 0 ;
  mpt_lbfgs_info *arg2 = (mpt_lbfgs_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_lbfgs)_swig_go_0;
  arg2 = (mpt_lbfgs_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_lbfgs_get_info(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mpt_module _wrap_mpt_module_retain_raw_ddbd371eadf35942(mpt_module _swig_go_0) {
  mpt_module arg1 = (mpt_module) 0 ;
  mpt_module result;
  mpt_module _swig_go_result;
  
  arg1 = (mpt_module)_swig_go_0;
  
  result = (mpt_module)mpt_module_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_module_release_raw_ddbd371eadf35942(mpt_module _swig_go_0) {
  mpt_module arg1 = (mpt_module) 0 ;
  
  arg1 = (mpt_module)_swig_go_0;
  
  mpt_module_release(arg1);
  
}


mptgo_status _wrap_mpt_module_forward_raw_ddbd371eadf35942(mpt_module _swig_go_0, mpt_tensor _swig_go_1) {
  mpt_module arg1 = (mpt_module) 0 ;
  mpt_tensor arg2 = (mpt_tensor) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_module)_swig_go_0;
  arg2 = (mpt_tensor)_swig_go_1;
  
  result = (mptgo_status)mpt_module_forward(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_module_call_raw_ddbd371eadf35942(mpt_module _swig_go_0, _goslice_ _swig_go_1, _goslice_ _swig_go_2) {
  mpt_module arg1 = (mpt_module) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  int32_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  int32_t arg5 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_module)_swig_go_0;
  arg2 = (mpt_tensor *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  arg4 = (mpt_tensor *)_swig_go_2.array;
  arg5 = (int32_t)_swig_go_2.len;
  
  result = (mptgo_status)mpt_module_call(arg1,(struct mpt_tensor_s *const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_module_train_raw_ddbd371eadf35942(mpt_module _swig_go_0, int _swig_go_1) {
  mpt_module arg1 = (mpt_module) 0 ;
  mpt_bool32 arg2 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_module)_swig_go_0;
  arg2 = (mpt_bool32)_swig_go_1;
  
  result = (mptgo_status)mpt_module_train(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_module_is_training_raw_ddbd371eadf35942(mpt_module _swig_go_0, int *_swig_go_1) {
  mpt_module arg1 = (mpt_module) 0 ;
  mpt_bool32 *arg2 = (mpt_bool32 *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_module)_swig_go_0;
  arg2 = (mpt_bool32 *)_swig_go_1;
  
  result = (mptgo_status)mpt_module_is_training(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_linear_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, int _swig_go_4, int _swig_go_5) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_bool32 arg5 ;
  mpt_activation arg6 ;
  mpt_module *arg7 = (mpt_module *) 0 ;
  mpt_module made7 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg7 = &made7;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (mpt_bool32)_swig_go_4;
  arg6 = (mpt_activation)_swig_go_5;
  
  result = (mptgo_status)mpt_nn_linear(arg1,(char const *)arg2,arg3,arg4,arg5,arg6,arg7);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made7;
  
  return _swig_go_result;
}


void _wrap_mpt_nn_conv_desc_init_raw_ddbd371eadf35942(mpt_nn_conv_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_conv_desc *arg1 = (mpt_nn_conv_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_nn_conv_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_nn_conv_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_nn_conv1d_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  int64_t arg5 ;
  int64_t arg6 ;
  int64_t arg7 ;
  mpt_nn_conv_desc *arg8 = (mpt_nn_conv_desc *) 0 ;
  mpt_module *arg9 = (mpt_module *) 0 ;
  mpt_module made9 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg9 = &made9;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (int64_t)_swig_go_5;
  arg7 = (int64_t)_swig_go_6;
  arg8 = (mpt_nn_conv_desc *)_swig_go_7;
  
  result = (mptgo_status)mpt_nn_conv1d(arg1,(char const *)arg2,arg3,arg4,arg5,arg6,arg7,(mpt_nn_conv_desc const *)arg8,arg9);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_conv2d_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  int64_t arg5 ;
  int64_t arg6 ;
  int64_t arg7 ;
  mpt_nn_conv_desc *arg8 = (mpt_nn_conv_desc *) 0 ;
  mpt_module *arg9 = (mpt_module *) 0 ;
  mpt_module made9 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg9 = &made9;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (int64_t)_swig_go_5;
  arg7 = (int64_t)_swig_go_6;
  arg8 = (mpt_nn_conv_desc *)_swig_go_7;
  
  result = (mptgo_status)mpt_nn_conv2d(arg1,(char const *)arg2,arg3,arg4,arg5,arg6,arg7,(mpt_nn_conv_desc const *)arg8,arg9);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_conv3d_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  int64_t arg5 ;
  int64_t arg6 ;
  int64_t arg7 ;
  mpt_nn_conv_desc *arg8 = (mpt_nn_conv_desc *) 0 ;
  mpt_module *arg9 = (mpt_module *) 0 ;
  mpt_module made9 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg9 = &made9;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (int64_t)_swig_go_5;
  arg7 = (int64_t)_swig_go_6;
  arg8 = (mpt_nn_conv_desc *)_swig_go_7;
  
  result = (mptgo_status)mpt_nn_conv3d(arg1,(char const *)arg2,arg3,arg4,arg5,arg6,arg7,(mpt_nn_conv_desc const *)arg8,arg9);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_conv_transpose1d_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  int64_t arg5 ;
  int64_t arg6 ;
  int64_t arg7 ;
  mpt_nn_conv_desc *arg8 = (mpt_nn_conv_desc *) 0 ;
  mpt_module *arg9 = (mpt_module *) 0 ;
  mpt_module made9 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg9 = &made9;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (int64_t)_swig_go_5;
  arg7 = (int64_t)_swig_go_6;
  arg8 = (mpt_nn_conv_desc *)_swig_go_7;
  
  result = (mptgo_status)mpt_nn_conv_transpose1d(arg1,(char const *)arg2,arg3,arg4,arg5,arg6,arg7,(mpt_nn_conv_desc const *)arg8,arg9);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_conv_transpose2d_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  int64_t arg5 ;
  int64_t arg6 ;
  int64_t arg7 ;
  mpt_nn_conv_desc *arg8 = (mpt_nn_conv_desc *) 0 ;
  mpt_module *arg9 = (mpt_module *) 0 ;
  mpt_module made9 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg9 = &made9;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (int64_t)_swig_go_5;
  arg7 = (int64_t)_swig_go_6;
  arg8 = (mpt_nn_conv_desc *)_swig_go_7;
  
  result = (mptgo_status)mpt_nn_conv_transpose2d(arg1,(char const *)arg2,arg3,arg4,arg5,arg6,arg7,(mpt_nn_conv_desc const *)arg8,arg9);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_conv_transpose3d_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, long long _swig_go_4, long long _swig_go_5, long long _swig_go_6, mpt_nn_conv_desc *_swig_go_7) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  int64_t arg5 ;
  int64_t arg6 ;
  int64_t arg7 ;
  mpt_nn_conv_desc *arg8 = (mpt_nn_conv_desc *) 0 ;
  mpt_module *arg9 = (mpt_module *) 0 ;
  mpt_module made9 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg9 = &made9;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (int64_t)_swig_go_4;
  arg6 = (int64_t)_swig_go_5;
  arg7 = (int64_t)_swig_go_6;
  arg8 = (mpt_nn_conv_desc *)_swig_go_7;
  
  result = (mptgo_status)mpt_nn_conv_transpose3d(arg1,(char const *)arg2,arg3,arg4,arg5,arg6,arg7,(mpt_nn_conv_desc const *)arg8,arg9);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made9;
  
  return _swig_go_result;
}


void _wrap_mpt_nn_embedding_desc_init_raw_ddbd371eadf35942(mpt_nn_embedding_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_embedding_desc *arg1 = (mpt_nn_embedding_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_nn_embedding_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_nn_embedding_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_nn_embedding_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_nn_embedding_desc *_swig_go_4) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_nn_embedding_desc *arg5 = (mpt_nn_embedding_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (mpt_nn_embedding_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_nn_embedding(arg1,(char const *)arg2,arg3,arg4,(mpt_nn_embedding_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_dropout_raw_ddbd371eadf35942(mpt_context _swig_go_0, double _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  double arg2 ;
  mpt_module *arg3 = (mpt_module *) 0 ;
  mpt_module made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (double)_swig_go_1;
  
  result = (mptgo_status)mpt_nn_dropout(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_activation_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_activation arg2 ;
  mpt_module *arg3 = (mpt_module *) 0 ;
  mpt_module made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_activation)_swig_go_1;
  
  result = (mptgo_status)mpt_nn_activation(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_flatten_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_module *arg2 = (mpt_module *) 0 ;
  mpt_module made2 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg2 = &made2;
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_nn_flatten(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made2;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_max_pool2d_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1, mpt_pool_desc *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  mpt_pool_desc *arg3 = (mpt_pool_desc *) 0 ;
  mpt_module *arg4 = (mpt_module *) 0 ;
  mpt_module made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_pool_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_nn_max_pool2d(arg1,arg2,(mpt_pool_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_function_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_forward_fn _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_forward_fn arg2 = (mpt_forward_fn) 0 ;
  void *arg3 = (void *) 0 ;
  mpt_done_fn arg4 = (mpt_done_fn) 0 ;
  mpt_module *arg5 = (mpt_module *) 0 ;
  mpt_module made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = mptgo_forward;
  arg3 = (void *)_swig_go_1;
  arg4 = mptgo_done;
  
  result = (mptgo_status)mpt_nn_function(arg1,arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_sequential_raw_ddbd371eadf35942(mpt_context _swig_go_0, _goslice_ _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_module *arg2 = (mpt_module *) 0 ;
  int32_t arg3 ;
  mpt_module *arg4 = (mpt_module *) 0 ;
  mpt_module made4 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg4 = &made4;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_module *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  
  result = (mptgo_status)mpt_nn_sequential(arg1,(struct mpt_module_s *const *)arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made4;
  return _swig_go_result;
}


void _wrap_mpt_nn_norm_desc_init_raw_ddbd371eadf35942(mpt_nn_norm_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_norm_desc *arg1 = (mpt_nn_norm_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_nn_norm_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_nn_norm_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_nn_batch_norm_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, mpt_nn_norm_desc *_swig_go_3) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  mpt_nn_norm_desc *arg4 = (mpt_nn_norm_desc *) 0 ;
  mpt_module *arg5 = (mpt_module *) 0 ;
  mpt_module made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (mpt_nn_norm_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_nn_batch_norm(arg1,(char const *)arg2,arg3,(mpt_nn_norm_desc const *)arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_layer_norm_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, _goslice_ _swig_go_2, mpt_nn_norm_desc *_swig_go_3) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  mpt_nn_norm_desc *arg5 = (mpt_nn_norm_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (mpt_nn_norm_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_nn_layer_norm(arg1,(char const *)arg2,(long long const *)arg3,arg4,(mpt_nn_norm_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_rms_norm_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, _goslice_ _swig_go_2, mpt_nn_norm_desc *_swig_go_3) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t *arg3 = (int64_t *) 0 ;
  int32_t arg4 ;
  mpt_nn_norm_desc *arg5 = (mpt_nn_norm_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (mpt_nn_norm_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_nn_rms_norm(arg1,(char const *)arg2,(long long const *)arg3,arg4,(mpt_nn_norm_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_group_norm_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_nn_norm_desc *_swig_go_4) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_nn_norm_desc *arg5 = (mpt_nn_norm_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (mpt_nn_norm_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_nn_group_norm(arg1,(char const *)arg2,arg3,arg4,(mpt_nn_norm_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_instance_norm_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, mpt_nn_norm_desc *_swig_go_3) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  mpt_nn_norm_desc *arg4 = (mpt_nn_norm_desc *) 0 ;
  mpt_module *arg5 = (mpt_module *) 0 ;
  mpt_module made5 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg5 = &made5;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (mpt_nn_norm_desc *)_swig_go_3;
  
  result = (mptgo_status)mpt_nn_instance_norm(arg1,(char const *)arg2,arg3,(mpt_nn_norm_desc const *)arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made5;
  
  return _swig_go_result;
}


void _wrap_mpt_nn_attention_desc_init_raw_ddbd371eadf35942(mpt_nn_attention_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_attention_desc *arg1 = (mpt_nn_attention_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_nn_attention_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_nn_attention_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_nn_multihead_attention_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_nn_attention_desc *_swig_go_4) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_nn_attention_desc *arg5 = (mpt_nn_attention_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (mpt_nn_attention_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_nn_multihead_attention(arg1,(char const *)arg2,arg3,arg4,(mpt_nn_attention_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


void _wrap_mpt_nn_transformer_desc_init_raw_ddbd371eadf35942(mpt_nn_transformer_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_nn_transformer_desc *arg1 = (mpt_nn_transformer_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_nn_transformer_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_nn_transformer_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_nn_transformer_block_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_nn_transformer_desc *_swig_go_4) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_nn_transformer_desc *arg5 = (mpt_nn_transformer_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (mpt_nn_transformer_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_nn_transformer_block(arg1,(char const *)arg2,arg3,arg4,(mpt_nn_transformer_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_lstm_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_rnn_desc *_swig_go_4) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_rnn_desc *arg5 = (mpt_rnn_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (mpt_rnn_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_nn_lstm(arg1,(char const *)arg2,arg3,arg4,(mpt_rnn_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_gru_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_rnn_desc *_swig_go_4) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_rnn_desc *arg5 = (mpt_rnn_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (mpt_rnn_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_nn_gru(arg1,(char const *)arg2,arg3,arg4,(mpt_rnn_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_nn_rnn_tanh_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, long long _swig_go_2, long long _swig_go_3, mpt_rnn_desc *_swig_go_4) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  int64_t arg3 ;
  int64_t arg4 ;
  mpt_rnn_desc *arg5 = (mpt_rnn_desc *) 0 ;
  mpt_module *arg6 = (mpt_module *) 0 ;
  mpt_module made6 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg6 = &made6;
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (int64_t)_swig_go_2;
  arg4 = (int64_t)_swig_go_3;
  arg5 = (mpt_rnn_desc *)_swig_go_4;
  
  result = (mptgo_status)mpt_nn_rnn_tanh(arg1,(char const *)arg2,arg3,arg4,(mpt_rnn_desc const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made6;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_safetensors_save_raw_ddbd371eadf35942(char *_swig_go_0, char **_swig_go_1, _goslice_ _swig_go_2, _goslice_ _swig_go_3) {
  char *arg1 = (char *) 0 ;
  char **arg2 = (char **) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  int32_t arg4 ;
  mpt_metadata *arg5 = (mpt_metadata *) 0 ;
  int32_t arg6 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (char *)_swig_go_0;
  arg2 = (char **)_swig_go_1;
  arg3 = (mpt_tensor *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (mpt_metadata *)_swig_go_3.array;
  arg6 = (int32_t)_swig_go_3.len;
  
  result = (mptgo_status)mpt_safetensors_save((char const *)arg1,(char const *const *)arg2,(struct mpt_tensor_s *const *)arg3,arg4,(mpt_metadata const *)arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_safetensors_open_raw_ddbd371eadf35942(mpt_context _swig_go_0, char *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_file *arg3 = (mpt_file *) 0 ;
  mpt_file made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  
  result = (mptgo_status)mpt_safetensors_open(arg1,(char const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  
  return _swig_go_result;
}


mpt_file _wrap_mpt_file_retain_raw_ddbd371eadf35942(mpt_file _swig_go_0) {
  mpt_file arg1 = (mpt_file) 0 ;
  mpt_file result;
  mpt_file _swig_go_result;
  
  arg1 = (mpt_file)_swig_go_0;
  
  result = (mpt_file)mpt_file_retain(arg1);
  _swig_go_result = result;
  return _swig_go_result;
}


void _wrap_mpt_file_release_raw_ddbd371eadf35942(mpt_file _swig_go_0) {
  mpt_file arg1 = (mpt_file) 0 ;
  
  arg1 = (mpt_file)_swig_go_0;
  
  mpt_file_release(arg1);
  
}


mptgo_status _wrap_mpt_file_get_count_raw_ddbd371eadf35942(mpt_file _swig_go_0, long long *_swig_go_1) {
  mpt_file arg1 = (mpt_file) 0 ;
  int64_t *arg2 = (int64_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_file)_swig_go_0;
  arg2 = (int64_t *)_swig_go_1;
  
  result = (mptgo_status)mpt_file_get_count(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_file_get_at_raw_ddbd371eadf35942(mpt_file _swig_go_0, long long _swig_go_1, char **_swig_go_2, mpt_tensor_info *_swig_go_3) {
  mpt_file arg1 = (mpt_file) 0 ;
  int64_t arg2 ;
  char **arg3 = (char **) 0 ;
  mpt_tensor_info *arg4 = (mpt_tensor_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_file)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (char **)_swig_go_2;
  arg4 = (mpt_tensor_info *)_swig_go_3;
  
  result = (mptgo_status)mpt_file_get_at(arg1,arg2,(char const **)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_file_read_raw_ddbd371eadf35942(mpt_file _swig_go_0, char *_swig_go_1) {
  mpt_file arg1 = (mpt_file) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  mpt_tensor made3 = 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = &made3;
  arg1 = (mpt_file)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  
  result = (mptgo_status)mpt_file_read(arg1,(char const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made3;
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_file_get_metadata_raw_ddbd371eadf35942(mpt_file _swig_go_0, char *_swig_go_1, char **_swig_go_2) {
  mpt_file arg1 = (mpt_file) 0 ;
  char *arg2 = (char *) 0 ;
  char **arg3 = (char **) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_file)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (char **)_swig_go_2;
  
  result = (mptgo_status)mpt_file_get_metadata(arg1,(char const *)arg2,(char const **)arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


void _wrap_mpt_params_file_desc_init_raw_ddbd371eadf35942(mpt_params_file_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_params_file_desc *arg1 = (mpt_params_file_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_params_file_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_params_file_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_params_save_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, mpt_params_file_desc *_swig_go_2) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_params_file_desc *arg3 = (mpt_params_file_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (mpt_params_file_desc *)_swig_go_2;
  
  result = (mptgo_status)mpt_params_save(arg1,(char const *)arg2,(mpt_params_file_desc const *)arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_load_raw_ddbd371eadf35942(mpt_params _swig_go_0, char *_swig_go_1, mpt_params_file_desc *_swig_go_2, mpt_params_load_info *_swig_go_3) {
  mpt_params arg1 = (mpt_params) 0 ;
  char *arg2 = (char *) 0 ;
  mpt_params_file_desc *arg3 = (mpt_params_file_desc *) 0 ;
  mpt_params_load_info *arg4 = (mpt_params_load_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (mpt_params_file_desc *)_swig_go_2;
  arg4 = (mpt_params_load_info *)_swig_go_3;
  
  result = (mptgo_status)mpt_params_load(arg1,(char const *)arg2,(mpt_params_file_desc const *)arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


void _wrap_mpt_training_desc_init_raw_ddbd371eadf35942(mpt_training_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_training_desc *arg1 = (mpt_training_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_training_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_training_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_training_save_raw_ddbd371eadf35942(char *_swig_go_0, mpt_training_desc *_swig_go_1) {
  char *arg1 = (char *) 0 ;
  mpt_training_desc *arg2 = (mpt_training_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (char *)_swig_go_0;
  arg2 = (mpt_training_desc *)_swig_go_1;
  
  result = (mptgo_status)mpt_training_save((char const *)arg1,(mpt_training_desc const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_training_load_raw_ddbd371eadf35942(char *_swig_go_0, mpt_training_desc *_swig_go_1) {
  char *arg1 = (char *) 0 ;
  mpt_training_desc *arg2 = (mpt_training_desc *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (char *)_swig_go_0;
  arg2 = (mpt_training_desc *)_swig_go_1;
  
  result = (mptgo_status)mpt_training_load((char const *)arg1,(mpt_training_desc const *)arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_memory_text_raw_ddbd371eadf35942(mpt_context _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  char *arg2 = (char *) 0 ;
  size_t arg3 ;
  size_t *arg4 = (size_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (size_t)_swig_go_2;
  arg4 = (size_t *)_swig_go_3;
  
  result = (mptgo_status)mpt_memory_text(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_memory_end_step_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_memory_end_step(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_memory_watch_raw_ddbd371eadf35942(mpt_context _swig_go_0, _goslice_ _swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  int32_t arg3 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_tensor *)_swig_go_1.array;
  arg3 = (int32_t)_swig_go_1.len;
  
  result = (mptgo_status)mpt_memory_watch(arg1,(struct mpt_tensor_s *const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_memory_fit_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1, size_t _swig_go_2, mpt_memory_fit_info *_swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  size_t arg3 ;
  mpt_memory_fit_info *arg4 = (mpt_memory_fit_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (size_t)_swig_go_2;
  arg4 = (mpt_memory_fit_info *)_swig_go_3;
  
  result = (mptgo_status)mpt_memory_fit(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_begin_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_trace_begin(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_begin_dry_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_trace_begin_dry(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_end_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_trace_end(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_clear_raw_ddbd371eadf35942(mpt_context _swig_go_0) {
  mpt_context arg1 = (mpt_context) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  
  result = (mptgo_status)mpt_trace_clear(arg1);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_get_info_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_trace_info *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_trace_info *arg2 = (mpt_trace_info *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_trace_info *)_swig_go_1;
  
  result = (mptgo_status)mpt_trace_get_info(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_get_op_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1, mpt_trace_op *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  mpt_trace_op *arg3 = (mpt_trace_op *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_trace_op *)_swig_go_2;
  
  result = (mptgo_status)mpt_trace_get_op(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_get_input_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1, int _swig_go_2, mpt_trace_tensor *_swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  int32_t arg3 ;
  mpt_trace_tensor *arg4 = (mpt_trace_tensor *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (int32_t)_swig_go_2;
  arg4 = (mpt_trace_tensor *)_swig_go_3;
  
  result = (mptgo_status)mpt_trace_get_input(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_get_cast_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1, mpt_trace_cast *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  mpt_trace_cast *arg3 = (mpt_trace_cast *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_trace_cast *)_swig_go_2;
  
  result = (mptgo_status)mpt_trace_get_cast(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_get_kernel_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1, mpt_trace_kernel *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  mpt_trace_kernel *arg3 = (mpt_trace_kernel *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_trace_kernel *)_swig_go_2;
  
  result = (mptgo_status)mpt_trace_get_kernel(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_get_hazard_raw_ddbd371eadf35942(mpt_context _swig_go_0, long long _swig_go_1, mpt_trace_hazard *_swig_go_2) {
  mpt_context arg1 = (mpt_context) 0 ;
  int64_t arg2 ;
  mpt_trace_hazard *arg3 = (mpt_trace_hazard *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (int64_t)_swig_go_1;
  arg3 = (mpt_trace_hazard *)_swig_go_2;
  
  result = (mptgo_status)mpt_trace_get_hazard(arg1,arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_trace_text_raw_ddbd371eadf35942(mpt_context _swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  char *arg2 = (char *) 0 ;
  size_t arg3 ;
  size_t *arg4 = (size_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (size_t)_swig_go_2;
  arg4 = (size_t *)_swig_go_3;
  
  result = (mptgo_status)mpt_trace_text(arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_context_get_non_finite_raw_ddbd371eadf35942(mpt_context _swig_go_0, mpt_non_finite *_swig_go_1) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_non_finite *arg2 = (mpt_non_finite *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_non_finite *)_swig_go_1;
  
  result = (mptgo_status)mpt_context_get_non_finite(arg1,arg2);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


void _wrap_mpt_stats_desc_init_raw_ddbd371eadf35942(mpt_stats_desc *_swig_go_0, size_t _swig_go_1) {
  mpt_stats_desc *arg1 = (mpt_stats_desc *) 0 ;
  size_t arg2 ;
  
  arg1 = (mpt_stats_desc *)_swig_go_0;
  arg2 = (size_t)_swig_go_1;
  
  mpt_stats_desc_init(arg1,arg2);
  
}


mptgo_status _wrap_mpt_tensor_get_stats_raw_ddbd371eadf35942(mpt_tensor _swig_go_0, mpt_stats_desc *_swig_go_1, mpt_tensor_stats *_swig_go_2) {
  mpt_tensor arg1 = (mpt_tensor) 0 ;
  mpt_stats_desc *arg2 = (mpt_stats_desc *) 0 ;
  mpt_tensor_stats *arg3 = (mpt_tensor_stats *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor)_swig_go_0;
  arg2 = (mpt_stats_desc *)_swig_go_1;
  arg3 = (mpt_tensor_stats *)_swig_go_2;
  
  result = (mptgo_status)mpt_tensor_get_stats(arg1,(mpt_stats_desc const *)arg2,arg3);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_params_get_grad_stats_raw_ddbd371eadf35942(mpt_params _swig_go_0, mpt_stats_desc *_swig_go_1, mpt_tensor_stats *_swig_go_2, _goslice_ _swig_go_3) {
  mpt_params arg1 = (mpt_params) 0 ;
  mpt_stats_desc *arg2 = (mpt_stats_desc *) 0 ;
  mpt_tensor_stats *arg3 = (mpt_tensor_stats *) 0 ;
  mpt_tensor_stats *arg4 = (mpt_tensor_stats *) 0 ;
  int32_t arg5 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_params)_swig_go_0;
  arg2 = (mpt_stats_desc *)_swig_go_1;
  arg3 = (mpt_tensor_stats *)_swig_go_2;
  arg4 = (mpt_tensor_stats *)_swig_go_3.array;
  arg5 = (int32_t)_swig_go_3.len;
  
  result = (mptgo_status)mpt_params_get_grad_stats(arg1,(mpt_stats_desc const *)arg2,arg3,arg4,arg5);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_stats_text_raw_ddbd371eadf35942(mpt_tensor_stats *_swig_go_0, char *_swig_go_1, size_t _swig_go_2, size_t *_swig_go_3) {
  mpt_tensor_stats *arg1 = (mpt_tensor_stats *) 0 ;
  char *arg2 = (char *) 0 ;
  size_t arg3 ;
  size_t *arg4 = (size_t *) 0 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_tensor_stats *)_swig_go_0;
  arg2 = (char *)_swig_go_1;
  arg3 = (size_t)_swig_go_2;
  arg4 = (size_t *)_swig_go_3;
  
  result = (mptgo_status)mpt_stats_text((mpt_tensor_stats const *)arg1,arg2,arg3,arg4);
  _swig_go_result = mptgo_checked((int32_t)result);
  
  return _swig_go_result;
}


mptgo_status _wrap_mpt_gradients_raw_ddbd371eadf35942(_goslice_ _swig_go_0, _goslice_ _swig_go_1, mpt_backward_desc *_swig_go_2, _goslice_ _swig_go_3) {
  mpt_tensor *arg1 = (mpt_tensor *) 0 ;
  mpt_tensor *arg2 = (mpt_tensor *) 0 ;
  int32_t arg3 ;
  mpt_tensor *arg4 = (mpt_tensor *) 0 ;
  int32_t arg5 ;
  mpt_backward_desc *arg6 = (mpt_backward_desc *) 0 ;
  mpt_tensor *arg7 = (mpt_tensor *) 0 ;
  int32_t arg8 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg3 = (int32_t)(_swig_go_0.len / 2);
  arg1 = (mpt_tensor *)_swig_go_0.array;
  arg2 = arg1 ? arg1 + arg3 : 0;
  arg4 = (mpt_tensor *)_swig_go_1.array;
  arg5 = (int32_t)_swig_go_1.len;
  arg6 = (mpt_backward_desc *)_swig_go_2;
  arg7 = (mpt_tensor *)_swig_go_3.array;
  arg8 = (int32_t)_swig_go_3.len;
  
  result = (mptgo_status)mpt_gradients((struct mpt_tensor_s *const *)arg1,(struct mpt_tensor_s *const *)arg2,arg3,(struct mpt_tensor_s *const *)arg4,arg5,(mpt_backward_desc const *)arg6,arg7,arg8);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


mptgo_status _wrap_mpt_op_call_raw_ddbd371eadf35942(mpt_context _swig_go_0, int _swig_go_1, _goslice_ _swig_go_2, _goslice_ _swig_go_3) {
  mpt_context arg1 = (mpt_context) 0 ;
  mpt_op arg2 ;
  mpt_tensor *arg3 = (mpt_tensor *) 0 ;
  int32_t arg4 ;
  mpt_tensor *arg5 = (mpt_tensor *) 0 ;
  int32_t arg6 ;
  mptgo_status result;
  mptgo_status _swig_go_result;
  
  arg1 = (mpt_context)_swig_go_0;
  arg2 = (mpt_op)_swig_go_1;
  arg3 = (mpt_tensor *)_swig_go_2.array;
  arg4 = (int32_t)_swig_go_2.len;
  arg5 = (mpt_tensor *)_swig_go_3.array;
  arg6 = (int32_t)_swig_go_3.len;
  
  result = (mptgo_status)mpt_op_call(arg1,arg2,(struct mpt_tensor_s *const *)arg3,arg4,arg5,arg6);
  _swig_go_result = mptgo_checked((int32_t)result);
  return _swig_go_result;
}


#ifdef __cplusplus
}
#endif

