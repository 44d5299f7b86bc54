/* libmpt: tensors: making, reading, writing and sharing them. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_TENSOR_H
#define MPT_TENSOR_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- making tensors -----------------------------------------------------------------------------
 * Each call returns a new handle, owned by the caller or by the open scope. `shape` may be NULL if
 * `rank` is 0, which makes a tensor with one element. Common errors: SHAPE, DTYPE (unknown dtype),
 * OUT_OF_MEMORY. */

/* Creates a tensor whose elements are not initialised. dtype NONE means f32. */
MPT_CALL mpt_status mpt_empty(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                              int32_t rank, mpt_tensor *out);
/* Creates a tensor of zeros. dtype NONE means f32. */
MPT_CALL mpt_status mpt_zeros(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                              int32_t rank, mpt_tensor *out);
/* Creates a tensor of ones. dtype NONE means f32. */
MPT_CALL mpt_status mpt_ones(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                             int32_t rank, mpt_tensor *out);
/* Creates a tensor whose elements are all `value`, rounded to `dtype`. dtype NONE means f32.
 * Errors: INVALID_ARGUMENT (an integer dtype cannot represent the value). */
MPT_CALL mpt_status mpt_full(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                             int32_t rank, double value, mpt_tensor *out);
/* Creates the 1-dim tensor start, start + step, ... of all values below `end`, or above `end` if
 * step is negative. dtype NONE means i64 if start, end and step are whole numbers, and f32
 * otherwise. Errors: INVALID_ARGUMENT (a number is not finite, or step is 0). */
MPT_CALL mpt_status mpt_arange(mpt_context context, mpt_dtype dtype, double start, double end,
                               double step, mpt_tensor *out);
/* Creates a tensor of random values, uniform in [low, high). The values come from the context's
 * generator, Philox4x32-10 (Salmon et al. 2011), which is counter-based and gives equal numbers on
 * every machine. dtype NONE means f32. Errors: DTYPE (not a floating dtype), INVALID_ARGUMENT (a
 * bound is not finite, or low is above high). */
MPT_CALL mpt_status mpt_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                int32_t rank, double low, double high, mpt_tensor *out);
/* Creates a tensor of random integers, uniform in [low, high): each is as likely as the others,
 * within 2^-48. The values come from the context's generator, two draws for each. dtype NONE means
 * i64. Errors: INVALID_ARGUMENT (low is not below high, one is beyond 2^53, more than 2^48 integers
 * lie between them, or the dtype does not have all of these). */
MPT_CALL mpt_status mpt_randint(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                int32_t rank, int64_t low, int64_t high, mpt_tensor *out);
/* Creates a tensor of random values from a normal distribution with this mean and standard
 * deviation (Box & Muller 1958). The values come from the context's generator. dtype NONE means
 * f32. Errors: DTYPE (not a floating dtype), INVALID_ARGUMENT (a number is not finite, or deviation
 * is negative). */
MPT_CALL mpt_status mpt_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                               int32_t rank, double mean, double deviation, mpt_tensor *out);
/* Creates initial weights [out, in, kernel..], uniform in +-sqrt(6 / ((1 + a^2) fan_in)) (He et al.
 * 2015). PyTorch's Linear and Conv use a = sqrt(5). dtype NONE means f32. Errors: SHAPE (fewer than
 * 2 dims), DTYPE (not a floating dtype), INVALID_ARGUMENT (a is not finite). */
MPT_CALL mpt_status mpt_kaiming_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                        int32_t rank, double a, mpt_tensor *out);
/* Creates initial weights [out, in, kernel..] from a normal distribution with mean 0 and standard
 * deviation sqrt(2 / ((1 + a^2) fan_in)) (He et al. 2015). dtype NONE means f32. Errors: SHAPE
 * (fewer than 2 dims), DTYPE (not a floating dtype), INVALID_ARGUMENT (a is not finite). */
MPT_CALL mpt_status mpt_kaiming_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                       int32_t rank, double a, mpt_tensor *out);
/* Creates initial weights [out, in, kernel..], uniform in +-gain sqrt(6 / (fan_in + fan_out))
 * (Glorot & Bengio 2010). dtype NONE means f32. Errors: SHAPE (fewer than 2 dims), DTYPE (not a
 * floating dtype), INVALID_ARGUMENT (gain is not finite). */
MPT_CALL mpt_status mpt_xavier_uniform(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                       int32_t rank, double gain, mpt_tensor *out);
/* Creates initial weights [out, in, kernel..] from a normal distribution with mean 0 and standard
 * deviation gain sqrt(2 / (fan_in + fan_out)) (Glorot & Bengio 2010). dtype NONE means f32.
 * Errors: SHAPE (fewer than 2 dims), DTYPE (not a floating dtype), INVALID_ARGUMENT (gain is not
 * finite, or negative). */
MPT_CALL mpt_status mpt_xavier_normal(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                      int32_t rank, double gain, mpt_tensor *out);

/* Creates a tensor with a copy of `data`, which holds row-major elements of `dtype`. dtype NONE
 * means f32. Errors: SHAPE (`bytes` is not exactly the size of the elements). */
MPT_CALL mpt_status mpt_tensor_from_data(mpt_context context, mpt_dtype dtype, const int64_t *shape,
                                         int32_t rank, const void *data, size_t bytes,
                                         mpt_tensor *out);
/* Creates a tensor on memory of the host, without a copy. `strides` counts elements; NULL means
 * row-major. `bytes` must cover every element. `done(user)` (may be NULL) runs once when the
 * library no longer needs the memory, inside the next call with the context, on the thread of that
 * call. No queued work of a device needs it: a copy to a device has read it when the call returns.
 * `done` does not run if this call fails. A backward may read the memory again, even that of an
 * f32 batch under 16-bit autocast, because mpt_linear keeps no copy. Do not change the memory
 * before this backward, or count the write by mpt_tensor_touch, which makes the backward fail.
 * Errors: SHAPE (the elements exceed `bytes`, or a stride is negative), INVALID_ARGUMENT (`data` is
 * NULL or not aligned to the dtype). */
MPT_CALL mpt_status mpt_tensor_from_memory(mpt_context context, mpt_dtype dtype,
                                           const int64_t *shape,
                                           const int64_t *MPT_NULLABLE strides, int32_t rank,
                                           void *data, size_t bytes, mpt_done_fn MPT_NULLABLE done,
                                           void *user, mpt_tensor *out);

/* Creates a tensor on read-only memory of the host, such as a mapped file, without a copy. Every
 * call that would write to the tensor fails with MPT_ERROR_STATE and names the tensor, training
 * included. The address that mpt_tensor_get_data returns is for reading only. `strides` counts
 * elements; NULL means row-major. `bytes` must cover every element. `done(user)` (may be NULL) runs
 * once when the library no longer needs the memory, inside the next call with the context; it does
 * not run if this call fails.
 *
 * Memory that changes is no error: the next call reads what is there. A backward reads it again, so
 * it may change between steps only. The cache of casts keeps the 16-bit copy of a leaf that
 * requires a gradient until mpt_autocast_clear_cache. Weights that must not change are copied first
 * (mpt_tensor_from_data). A save over a mapped file replaces the file, and the mapping stays as it
 * was. If a mapped file is cut, a call that reads behind its end raises SIGBUS on the thread that
 * reads: the library has no handler, and goes on if one of the host puts memory there and returns.
 * A conversion to other dtypes (mpt_params_set_precision) gives a parameter memory of its own. The
 * load of a set or of a training leaves read-only weights as they are if the file has the same
 * bits, and otherwise fails. A snapshot leaves them out.
 *
 * Errors: SHAPE (the elements exceed `bytes`, or a stride is negative), INVALID_ARGUMENT (`data` is
 * NULL or not aligned to the dtype). */
MPT_CALL mpt_status mpt_tensor_from_const_memory(mpt_context context, mpt_dtype dtype,
                                                 const int64_t *shape,
                                                 const int64_t *MPT_NULLABLE strides, int32_t rank,
                                                 const void *data, size_t bytes,
                                                 mpt_done_fn MPT_NULLABLE done, void *user,
                                                 mpt_tensor *out);

/* Creates a tensor on memory of the program on the device where the context computes, without a
 * copy. `memory` points to a struct that the header of the device's module defines, such as
 * mpt_vulkan_buffer; it is read by the call. `strides` counts elements; NULL means row-major.
 * `done(user)` (may be NULL) runs once when no tensor has the memory and the device has done the
 * work that was queued until then: inside a later call with the context, on the thread of that
 * call, and at the latest inside the call that ends the context. It does not run if this call
 * fails. Queued work reads and writes the memory until then. The program orders its own work on the
 * memory by the handles of mpt_context_get_device_native, and counts its writes by
 * mpt_tensor_touch. Errors: DEVICE (the context computes on the CPU, or the device cannot use the
 * memory; the text says why), and those of mpt_tensor_from_memory. */
MPT_CALL mpt_status mpt_tensor_from_native(mpt_context context, mpt_dtype dtype,
                                           const int64_t *shape,
                                           const int64_t *MPT_NULLABLE strides, int32_t rank,
                                           const void *memory, mpt_done_fn MPT_NULLABLE done,
                                           void *user, mpt_tensor *out);

/* ---- DLPack -------------------------------------------------------------------------------------
 * Exchange of memory with other libraries by DLPack 1.x. These calls need no dlpack.h.
 *
 * Memory of a device needs an order between the queues (streams) of two libraries. The structs
 * carry none, so each side waits:
 * - An export waits until the device has done the work on the tensor. The consumer may use the
 *   memory on any queue, and calls the deleter when its own work on the memory is done.
 * - An import needs memory on which the producer's work is done. The producer's deleter runs when
 *   no tensor has the memory and the device has done the work that was queued until then: inside a
 *   later call with the context, on the thread of that call, and at the latest inside the call that
 *   ends the context. If the import was exported in its turn and that consumer keeps it for longer,
 *   the deleter runs when the consumer gives it back, on the consumer's thread.
 * A deleter for memory of the host runs as `done` of mpt_tensor_from_memory does. */

/* Struct of DLPack before 1.0, without a version. */
struct DLManagedTensor;
/* Struct of DLPack 1.x, with a version. */
struct DLManagedTensorVersioned;
/* Creates a tensor on memory that another library shares by DLPack 1.x, without a copy. The call
 * takes ownership of `managed` only if it succeeds. The memory is the host's, or that of a device
 * which the context uses. Errors: ABI (another major version of DLPack), DEVICE (the context does
 * not use the device), and those of mpt_tensor_from_memory. */
MPT_CALL mpt_status mpt_tensor_from_dlpack(mpt_context context,
                                           struct DLManagedTensorVersioned *managed,
                                           mpt_tensor *out);
/* Creates a tensor on memory that another library shares by the DLPack struct without a version,
 * without a copy. The call takes ownership of `managed` only if it succeeds. Errors: DEVICE (the
 * context does not use the device), and those of mpt_tensor_from_memory. */
MPT_CALL mpt_status mpt_tensor_from_dlpack_legacy(mpt_context context,
                                                  struct DLManagedTensor *managed, mpt_tensor *out);
/* Exports a tensor by DLPack 1.x, without a copy. The memory stays until the consumer calls the
 * deleter, which it may do on any thread. Waits for the tensor's device. Errors: STATE (the tensor
 * takes part in gradients: export a result of mpt_detach), DEVICE (DLPack has no number for the
 * device). */
MPT_CALL mpt_status mpt_tensor_to_dlpack(mpt_tensor tensor, struct DLManagedTensorVersioned **out);
/* Exports a tensor by the DLPack struct without a version, without a copy. The memory stays until
 * the consumer calls the deleter, which it may do on any thread. Waits for the tensor's device.
 * Errors: STATE (the tensor takes part in gradients: export a result of mpt_detach), DEVICE (DLPack
 * has no number for the device), UNSUPPORTED (the memory is read-only). */
MPT_CALL mpt_status mpt_tensor_to_dlpack_legacy(mpt_tensor tensor, struct DLManagedTensor **out);

/* ---- handles of tensors ---------------------------------------------------------------------- */

/* Adds one reference to a tensor and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_tensor MPT_NULLABLE mpt_tensor_retain(mpt_tensor MPT_NULLABLE tensor);
/* Releases one reference to a tensor. NULL and stale handles are ignored. Any thread; never
 * blocks. */
MPT_API void mpt_tensor_release(mpt_tensor MPT_NULLABLE tensor);
/* Returns 1 if the handle names a live tensor, and 0 otherwise. Any thread. */
MPT_API mpt_bool32 mpt_tensor_is_valid(mpt_tensor MPT_NULLABLE tensor);

/* ---- reading and writing --------------------------------------------------------------------- */

/* Properties of a tensor. */
typedef struct mpt_tensor_info {
  uint32_t struct_size;         /* Size of the struct in bytes. */
  int32_t rank;                 /* Number of dims. */
  int64_t shape[MPT_MAX_RANK];  /* Extent of each dim. */
  int64_t stride[MPT_MAX_RANK]; /* Stride of each dim, in elements. */
  int64_t count;                /* Number of elements. */
  mpt_dtype dtype;              /* Dtype of the elements. */
  mpt_device device;            /* Kind of the device that holds the memory. */
  int32_t device_index;         /* Number of the device that holds the memory. */
  mpt_bool32 requires_grad;     /* 1 if gradients are computed for the tensor. */
  mpt_bool32 is_leaf;           /* 1 if the tensor is not the result of a recorded operation. */
  mpt_bool32 has_master;        /* 1 for a parameter with a master, a view or a copy of one. */
  int64_t version;              /* Number of writes in place to the memory so far. */
} mpt_tensor_info;
/* Returns the properties of a tensor: dtype, shape, strides, whether it is a leaf or has a master,
 * and its version. */
MPT_CALL mpt_status mpt_tensor_get_info(mpt_tensor tensor, mpt_tensor_info *out);
/* Returns a tensor on another device of its context: a row-major copy, or the tensor itself if it
 * is on that device already. A context has the CPU and the devices of its kind. A device is opened
 * at its first use. Differentiable, recorded as a clone. A copy to the CPU waits for the device.
 * Errors: DEVICE (the device does not exist; the context computes on the CPU alone). */
MPT_CALL mpt_status mpt_tensor_to(mpt_tensor tensor, mpt_device device, int32_t index,
                                  mpt_tensor *out);
/* Returns the context of a tensor. The handle is borrowed: mpt_context_retain keeps it. */
MPT_CALL mpt_status mpt_tensor_get_context(mpt_tensor tensor, mpt_context *out);
/* Copies the elements to `data`, row-major and converted to `dtype`. For a parameter with a master
 * (mpt_params.h), a read in a dtype wider than 16 bits returns the master's values. Errors: SHAPE
 * (`count` is not the number of elements), DTYPE (unknown dtype). */
MPT_CALL mpt_status mpt_tensor_read(mpt_tensor tensor, mpt_dtype dtype, void *data, int64_t count);
/* Overwrites a tensor with `count` row-major elements of `dtype`, converted to the tensor's dtype.
 * For a parameter with a master (mpt_params.h), the master is written too and holds an f32 exactly
 * if its format can. The write is not recorded, so leaves can be written in any grad mode. It
 * counts a version, as mpt_copy_into does. Errors: SHAPE (`count` is not the number of elements),
 * DTYPE (unknown dtype), STATE (the memory is read-only, or elements share memory). */
MPT_CALL mpt_status mpt_tensor_write(mpt_tensor tensor, mpt_dtype dtype, const void *data,
                                     int64_t count);
/* Returns the exact value of a parameter, including its master, as a new tensor: f32 if there is a
 * master, otherwise the tensor's own dtype. The result shares no memory and is not recorded. Useful
 * for an average of the weights. */
MPT_CALL mpt_status mpt_tensor_get_master(mpt_tensor tensor, mpt_tensor *out);
/* Overwrites a tensor with `value`, which has the same shape. The dtypes may differ, but both must
 * be floating or neither. For a parameter with a master, the master is written too. If `value` is a
 * parameter with a master, for example of another network, its exact value is copied.
 * Errors: SHAPE, DTYPE, STATE (the memory is read-only, or elements share memory). */
MPT_CALL mpt_status mpt_tensor_set_master(mpt_tensor tensor, mpt_tensor value);
/* Returns the value of a tensor with one element; that of the master for a parameter with one, or a
 * view of it. Errors: SHAPE (another number of elements). */
MPT_CALL mpt_status mpt_tensor_get_item(mpt_tensor tensor, double *out);
/* Returns the address of the first element, in the memory of the tensor's device.
 * mpt_tensor_get_info gives the strides. The address is valid while the tensor lives. Report writes
 * through it by mpt_tensor_touch. */
MPT_CALL mpt_status mpt_tensor_get_data(mpt_tensor tensor, void **out);
/* Reports that the host has written to the tensor's memory directly. The call counts a version: a
 * backward that needs the old elements fails, and cached casts are made again. Errors: STATE (the
 * memory is read-only, or elements share memory). */
MPT_CALL mpt_status mpt_tensor_touch(mpt_tensor tensor);
/* Formats a tensor as NumPy prints it. The text is cut at `size` bytes. `needed` (may be NULL)
 * receives the full size, including the final NUL. */
MPT_CALL mpt_status mpt_tensor_text(mpt_tensor tensor, char *MPT_NULLABLE text, size_t size,
                                    size_t *MPT_NULLABLE needed);
/* Sets the name of a tensor for messages. The library copies it. "" removes the name. */
MPT_CALL mpt_status mpt_tensor_set_name(mpt_tensor tensor, const char *name);
/* Returns the name that mpt_tensor_set_name or a set of parameters gave to the tensor, or "" if
 * there is none. */
MPT_CALL mpt_status mpt_tensor_get_name(mpt_tensor tensor, const char **out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_TENSOR_H */
