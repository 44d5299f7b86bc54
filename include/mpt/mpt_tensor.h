/* libmpt: tensors: making, reading, writing and sharing them.
 * The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_TENSOR_H
#define MPT_TENSOR_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- tensors ----------------------------------------------------------------------------------- */

/* New tensors. `shape` may be NULL where rank is 0 (a single value). dtype NONE: f32. */
MPT_CALL mpt_status mpt_empty(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                              int32_t rank, mpt_tensor *out);
/* Every element 0; dtype and shape as for mpt_empty. */
MPT_CALL mpt_status mpt_zeros(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                              int32_t rank, mpt_tensor *out);
/* Every element 1; dtype and shape as for mpt_empty. */
MPT_CALL mpt_status mpt_ones(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                             int32_t rank, mpt_tensor *out);
/* Every element this value, rounded to dtype; the rest as for mpt_empty. Errors: INVALID_ARGUMENT where an
 * integer dtype has no such value. */
MPT_CALL mpt_status mpt_full(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                             int32_t rank, double value, mpt_tensor *out);
/* start, start + step, ... below (or, for a negative step, above) end. dtype NONE: i64 where all
 * three are whole numbers, f32 otherwise. */
MPT_CALL mpt_status mpt_arange(mpt_context context, mpt_dtype dtype, double start, double end,
                               double step, mpt_tensor *out);
/* Random values from the context's generator (Philox4x32-10, counter-based: the same numbers on
 * every machine). Uniform in [low, high). */
MPT_CALL mpt_status mpt_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                int32_t rank, double low, double high, mpt_tensor *out);
/* Normal with this mean and deviation (Box & Muller 1958), from the same generator. Errors: DTYPE (an
 * integer dtype), INVALID_ARGUMENT (a number that is not finite, a deviation below 0). */
MPT_CALL mpt_status mpt_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                               int32_t rank, double mean, double deviation, mpt_tensor *out);
/* Initial weights, [out, in, kernel..]: uniform in +-sqrt(6 / ((1 + a^2) fan_in)) (He et al. 2015;
 * PyTorch's Linear and Conv use a = sqrt 5). */
MPT_CALL mpt_status mpt_kaiming_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                        int32_t rank, double a, mpt_tensor *out);
/* Normal with mean 0 and deviation sqrt(2 / ((1 + a^2) fan_in)) (He et al. 2015). */
MPT_CALL mpt_status mpt_kaiming_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                       int32_t rank, double a, mpt_tensor *out);
/* Uniform in +-gain sqrt(6 / (fan_in + fan_out)) (Glorot & Bengio 2010). */
MPT_CALL mpt_status mpt_xavier_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                       int32_t rank, double gain, mpt_tensor *out);
/* Normal with mean 0 and deviation gain sqrt(2 / (fan_in + fan_out)) (Glorot & Bengio 2010). */
MPT_CALL mpt_status mpt_xavier_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                      int32_t rank, double gain, mpt_tensor *out);

/* A tensor with a copy of `data`: row-major elements of `dtype`; `bytes` must be exactly theirs. */
MPT_CALL mpt_status mpt_tensor_from_data(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                         int32_t rank, const void *data, size_t bytes,
                                         mpt_tensor *out);
/* A tensor on the host's memory, without a copy. `strides` in elements, NULL for row-major; `bytes`
 * must hold every element. `done(user)` (may be NULL) runs once when the library no longer needs the
 * memory, in the next call with the context (its end included), on the thread that makes it; never on
 * failure. A backward may read the memory again, that of an f32 batch in a 16-bit scope too (mpt_linear
 * keeps no copy): do not change it before, or count the write with mpt_tensor_touch, and that backward
 * is an error. */
MPT_CALL mpt_status mpt_tensor_from_memory(mpt_context context, mpt_dtype dtype,
                                           const int64_t *shape,
                                           const int64_t *MPT_NULLABLE strides, int32_t rank,
                                           void *data, size_t bytes, mpt_done_fn MPT_NULLABLE done,
                                           void *user, mpt_tensor *out);

/* A tensor on the host's memory that is only read, such as a file's that is mapped: as mpt_tensor_from_memory, but
 * every call that would write to it, training it included, fails with STATE and names the tensor, and
 * mpt_tensor_get_data gives its address for reading alone. */
MPT_CALL mpt_status mpt_tensor_from_const_memory(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                          const int64_t *MPT_NULLABLE strides, int32_t rank, const void *data,
                                          size_t bytes, mpt_done_fn MPT_NULLABLE done, void *user,
                                          mpt_tensor *out);

/* DLPack 1.x (dlpack.h is not needed here). Import takes ownership only on success. A managed tensor
 * of another major version gives MPT_ERROR_ABI. Export shares the memory; the consumer calls the
 * deleter, on any thread. `versioned` 0 uses the older struct without a version. */
struct DLManagedTensor;
struct DLManagedTensorVersioned;
MPT_CALL mpt_status mpt_tensor_from_dlpack(mpt_context context,
                                           struct DLManagedTensorVersioned *managed,
                                           mpt_tensor *out);
/* The same of the struct without a version. */
MPT_CALL mpt_status mpt_tensor_from_dlpack_legacy(mpt_context context,
                                                  struct DLManagedTensor *managed, mpt_tensor *out);
/* Exports a tensor, whose memory stays until the consumer calls the deleter. Errors: STATE (it takes part in
 * gradients: export mpt_detach of it). */
MPT_CALL mpt_status mpt_tensor_to_dlpack(mpt_tensor tensor, struct DLManagedTensorVersioned **out);
/* The same in the struct without a version. Errors: UNSUPPORTED, too, of memory that is only to be read. */
MPT_CALL mpt_status mpt_tensor_to_dlpack_legacy(mpt_tensor tensor, struct DLManagedTensor **out);

/* One more reference; returns the same handle, NULL for a stale one. Any thread. */
MPT_API mpt_tensor MPT_NULLABLE mpt_tensor_retain(mpt_tensor MPT_NULLABLE tensor);
/* Gives one reference back. NULL and stale handles are fine. Any thread; never blocks. */
MPT_API void mpt_tensor_release(mpt_tensor MPT_NULLABLE tensor);
/* 1 while the handle names a live tensor. Any thread. */
MPT_API mpt_bool32 mpt_tensor_is_valid(mpt_tensor MPT_NULLABLE tensor);

typedef struct mpt_tensor_info {
  uint32_t struct_size;
  mpt_dtype dtype;
  mpt_device device;
  int32_t rank;
  int64_t shape[MPT_MAX_RANK];
  int64_t stride[MPT_MAX_RANK]; /* in elements */
  int64_t count;                /* elements */
  mpt_bool32 requires_grad;
  mpt_bool32 is_leaf;
  int64_t version; /* how often the memory was written in place */
} mpt_tensor_info;
/* What a tensor is: dtype, shape, strides, whether it is a leaf, how often it was written. */
MPT_CALL mpt_status mpt_tensor_get_info(mpt_tensor tensor, mpt_tensor_info *out);
/* The context that the tensor was made from. The handle is borrowed: mpt_context_retain keeps it. */
MPT_CALL mpt_status mpt_tensor_get_context(mpt_tensor tensor, mpt_context *out);
/* Copies the elements, row-major and converted to `dtype`, to `data`, which has room for `count` of
 * them: exactly the tensor's. Of a parameter with a master (mpt_params.h): the master's. */
MPT_CALL mpt_status mpt_tensor_read(mpt_tensor tensor, mpt_dtype dtype, void *data, int64_t count);
/* The other way: overwrites the tensor, a parameter with its master, which then holds an f32 exactly
 * where the format can. Never recorded, so leaves are written in any grad mode; it counts a version,
 * as mpt_copy_into. Errors: STATE (read-only memory, or elements that share memory). */
MPT_CALL mpt_status mpt_tensor_write(mpt_tensor tensor, mpt_dtype dtype, const void *data,
                                     int64_t count);
/* The exact value of a parameter, its master included: a new tensor, f32 where there is a master, else
 * of the tensor's own dtype, that shares no memory and is not recorded. For an average of the weights. */
MPT_CALL mpt_status mpt_tensor_get_master(mpt_tensor tensor, mpt_tensor *out);
/* Overwrites a tensor, as mpt_tensor_write, with `value`: of its shape and any floating dtype; of a
 * parameter, as that of another network, its exact value. Errors: SHAPE, DTYPE, STATE. */
MPT_CALL mpt_status mpt_tensor_set_master(mpt_tensor tensor, mpt_tensor value);
/* The value of a tensor with one element. */
MPT_CALL mpt_status mpt_tensor_get_item(mpt_tensor tensor, double *out);
/* The memory itself of a CPU tensor: its first element (strides are in mpt_tensor_get_info); valid
 * while the tensor lives. Count writes with mpt_tensor_touch. */
MPT_CALL mpt_status mpt_tensor_get_data(mpt_tensor tensor, void **out);
/* Says that the memory was written past the library: counts a version, so that a backward that needs the
 * old elements fails, and cached casts are made anew. */
MPT_CALL mpt_status mpt_tensor_touch(mpt_tensor tensor);
/* The tensor as NumPy prints it, cut to `size`; `needed` as in mpt_context_kernels_text. */
MPT_CALL mpt_status mpt_tensor_text(mpt_tensor tensor, char *MPT_NULLABLE text, size_t size,
                                    size_t *MPT_NULLABLE needed);
/* A name for messages; copied. "" when there is none. */
MPT_CALL mpt_status mpt_tensor_set_name(mpt_tensor tensor, const char *name);
/* The name that mpt_tensor_set_name, or a set of parameters, gave; "" where there is none. */
MPT_CALL mpt_status mpt_tensor_get_name(mpt_tensor tensor, const char **out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_TENSOR_H */
