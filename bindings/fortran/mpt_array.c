/* Arrays of Fortran as tensors, without a copy. mpt.f90 has the interfaces.
 * SPDX-License-Identifier: Apache-2.0 */
#include <ISO_Fortran_binding.h>
#include <stdio.h>

#include "mpt/mpt.h"

mpt_status mpt_f_share(mpt_context context, CFI_cdesc_t* array, mpt_tensor* out);
mpt_status mpt_f_share_const(mpt_context context, CFI_cdesc_t* array, mpt_tensor* out);
mpt_status mpt_f_copy(mpt_context context, CFI_cdesc_t* array, mpt_tensor* out);
mpt_status mpt_f_read(mpt_tensor tensor, CFI_cdesc_t* array);
mpt_status mpt_f_write(mpt_tensor tensor, CFI_cdesc_t* array);

/* An array as the library sees it. */
typedef struct view {
  mpt_dtype dtype;
  int64_t count;
  int64_t shape[MPT_MAX_RANK], strides[MPT_MAX_RANK];
  size_t bytes; /* Bytes from the first element to the end of the last one. */
} view;

static mpt_dtype dtype_of(const CFI_cdesc_t* array) {
  if (array->type == CFI_type_float) return MPT_F32;
  if (array->type == CFI_type_double) return MPT_F64;
  if (array->type == CFI_type_int8_t) return MPT_I8;
  if (array->type == CFI_type_int32_t) return MPT_I32;
  if (array->type == CFI_type_int64_t) return MPT_I64;
  if (array->type == CFI_type_Bool) return MPT_BOOL;
  return MPT_DTYPE_NONE;
}

static mpt_status refuse(mpt_status status, const char* text) {
  mpt_set_error(text);
  return status;
}

/* Fills a view. The first dim of Fortran is the last one of the tensor. */
static mpt_status look(const CFI_cdesc_t* array, view* out) {
  char text[200];
  int rank = array->rank;
  out->dtype = dtype_of(array);
  if (out->dtype == MPT_DTYPE_NONE) {
    snprintf(text, sizeof text,
             "an array of Fortran's type %d with %zu bytes per element has no dtype: take "
             "real(c_float), real(c_double), integer(c_int8_t, c_int32_t, c_int64_t) or "
             "logical(c_bool)",
             (int)array->type, array->elem_len);
    return refuse(MPT_ERROR_DTYPE, text);
  }
  if (rank > MPT_MAX_RANK) {
    snprintf(
        text, sizeof text,
        "an array of rank %d, but a tensor has at most %d dims: join dims by a pointer, such as "
        "p(1:n, 1:m) => a",
        rank, MPT_MAX_RANK);
    return refuse(MPT_ERROR_SHAPE, text);
  }
  out->count = 1;
  out->bytes = array->elem_len;
  for (int i = 0; i < rank; ++i) {
    CFI_index_t extent = array->dim[i].extent, step = array->dim[i].sm;
    int64_t* stride = &out->strides[rank - 1 - i];
    if (extent < 0) {
      return refuse(MPT_ERROR_SHAPE,
                    "the last extent of an assumed-size array is not known: pass a section of it");
    }
    out->shape[rank - 1 - i] = extent;
    out->count *= extent;
    if (extent < 2) { /* The step is never made, and an empty array has any. */
      *stride = 1;
      continue;
    }
    if (step % (CFI_index_t)array->elem_len != 0) {
      snprintf(text, sizeof text,
               "elements of %zu bytes that lie %td bytes apart have no stride: copy the array",
               array->elem_len, step);
      return refuse(MPT_ERROR_UNSUPPORTED, text);
    }
    *stride = step / (CFI_index_t)array->elem_len;
    if (step > 0) out->bytes += (size_t)(extent - 1) * (size_t)step;
  }
  if (out->count == 0) out->bytes = 0;
  return MPT_OK;
}

/* Returns the first element. An empty array has none, but the library wants an address. */
static void* first(const CFI_cdesc_t* array, const view* v) {
  static double nothing;
  return v->count == 0 ? &nothing : array->base_addr;
}

mpt_status mpt_f_share(mpt_context context, CFI_cdesc_t* array, mpt_tensor* out) {
  view v;
  mpt_status status = look(array, &v);
  if (status < 0) return status;
  return mpt_tensor_from_memory(context, v.dtype, v.shape, v.strides, array->rank, first(array, &v),
                                v.bytes, NULL, NULL, out);
}

mpt_status mpt_f_share_const(mpt_context context, CFI_cdesc_t* array, mpt_tensor* out) {
  view v;
  mpt_status status = look(array, &v);
  if (status < 0) return status;
  return mpt_tensor_from_const_memory(context, v.dtype, v.shape, v.strides, array->rank,
                                      first(array, &v), v.bytes, NULL, NULL, out);
}

mpt_status mpt_f_copy(mpt_context context, CFI_cdesc_t* array, mpt_tensor* out) {
  view v;
  mpt_status status = look(array, &v);
  if (status < 0) return status;
  return mpt_tensor_from_data(context, v.dtype, v.shape, array->rank, first(array, &v), v.bytes,
                              out);
}

/* Returns an error unless the dims of the tensor are those of the array. */
static mpt_status fits(mpt_tensor tensor, const CFI_cdesc_t* array, view* v) {
  mpt_tensor_info info = {.struct_size = sizeof info};
  char text[300];
  mpt_status status = look(array, v);
  if (status == MPT_OK) status = mpt_tensor_get_info(tensor, &info);
  if (status < 0) return status;
  int same = info.rank == array->rank;
  for (int i = 0; same && i < info.rank; ++i) same = info.shape[i] == v->shape[i];
  if (same) return MPT_OK;
  int at = snprintf(text, sizeof text, "the tensor belongs to an array (");
  for (int i = info.rank; i-- > 0;) {
    at += snprintf(text + at, sizeof text - (size_t)at, "%lld%s", (long long)info.shape[i],
                   i ? ", " : "");
  }
  at += snprintf(text + at, sizeof text - (size_t)at, "), not to one (");
  for (int i = array->rank; i-- > 0;) {
    at += snprintf(text + at, sizeof text - (size_t)at, "%lld%s", (long long)v->shape[i],
                   i ? ", " : "");
  }
  snprintf(text + at, sizeof text - (size_t)at, ")");
  return refuse(MPT_ERROR_SHAPE, text);
}

mpt_status mpt_f_read(mpt_tensor tensor, CFI_cdesc_t* array) {
  view v;
  mpt_status status = fits(tensor, array, &v);
  if (status < 0) return status;
  return mpt_tensor_read(tensor, v.dtype, first(array, &v), v.count);
}

mpt_status mpt_f_write(mpt_tensor tensor, CFI_cdesc_t* array) {
  view v;
  mpt_status status = fits(tensor, array, &v);
  if (status < 0) return status;
  return mpt_tensor_write(tensor, v.dtype, first(array, &v), v.count);
}
