/* libmpt: a program's own stream and memory of CUDA, for the module libmpt_cuda.so. A program lets
 * a context compute on its stream, trains on memory that it has allocated, and reads in its kernels
 * what was trained, without a copy and without a wait on the host. mpt.h does not include this
 * header, which needs no header of CUDA: handles are pointers, those of CUDA's driver, which CUDA's
 * runtime has too (cudaStream_t is CUstream, cudaEvent_t is CUevent).
 *
 *   mpt_cuda_device own = {.struct_size = sizeof own, .stream = stream};
 *   module.native = &own;                       then mpt_context_create with MPT_DEVICE_CUDA
 *   ... launch kernels on the stream: they run behind what the context has queued until then, and
 *       before what it queues later, and use tensors at the addresses of mpt_tensor_get_data ...
 *
 * Events order a context and the program's other streams:
 *
 *   mpt_context_get_device_native(context, MPT_DEVICE_CUDA, 0, (void **)&now);
 *   now->record(now, event);                    then cudaStreamWaitEvent(other, event, 0)
 *   now->wait_for(now, event);                  what the context queues next waits for the program
 *
 * Memory of the program becomes a tensor by mpt_tensor_from_native with an mpt_cuda_buffer. With
 * mpt_device_module.alloc the program gives a context all of its memory on the device. That is
 * memory such as cudaMalloc returns, not memory of the host.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_CUDA_H
#define MPT_CUDA_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of mpt_cuda_device. */
typedef int32_t mpt_cuda_flags;
enum {
  MPT_CUDA_MEASURE = 1 /* Measures once for each product, convolution and attention of cuBLASLt
                          and cuDNN which of the algorithms that the library recommends is fastest,
                          and keeps the choice, which get_cache returns too. The algorithms may add
                          up in different orders: two runs have the same bits if they take the
                          choices of the same `cache` and measure nothing else. Measuring waits for
                          the device, and takes memory of the driver for the operands, beside the
                          context's memory_limit and mpt_device_module.alloc. The module's own
                          products are measured too, in tiles of equal bits. Without the flag, each
                          takes the choice of `cache`, or the library's first recommendation. */
};

/* A device of CUDA, and the stream on which a context computes there. mpt_device_module.native
 * takes it from the program, which sets struct_size and those of the fields from `context` to
 * `cache_size` that it wants to; 0 is the default of all. mpt_context_get_device_native returns it
 * with all fields but `cache`.
 *
 * The context leaves the program's stream and CUcontext as they are when it ends. They must live
 * until then. It waits then until the stream has run all that it has. The stream must not be
 * captured into a graph while the context queues work there. */
typedef struct mpt_cuda_device mpt_cuda_device;
struct mpt_cuda_device {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t device;       /* CUdevice: the device's number in the driver. Returned, not read. */
  /* CUcontext of device_index. NULL: the device's primary context, the one that CUDA's runtime
   * uses. */
  void *MPT_NULLABLE context;
  /* CUstream of that CUcontext. CU_STREAM_LEGACY, (void *)1, is the default stream of CUDA's
   * runtime, which programs often write as 0. CU_STREAM_PER_THREAD, (void *)2, is refused, for it
   * is another stream on each thread. NULL: the module makes a stream, which does not wait for the
   * default stream. */
  void *MPT_NULLABLE stream;

  mpt_cuda_flags flags; /* 0, or flags of it. */
  uint32_t reserved;    /* Must be 0. */
  /* Measured choices that get_cache has returned in an earlier run. They are read by
   * mpt_context_create, and ignored if they are of another format or device. NULL: none. */
  const void *MPT_NULLABLE cache;
  size_t cache_size; /* Size of `cache` in bytes. */

  /* The three functions that follow return NULL, or a text that says why the call was refused,
   * valid until the next one. They do not wait on the host. Call them on the thread that drives the
   * context.
   *
   * Records a CUevent of the program, of the same CUcontext, behind all that the context has
   * queued. Work that reads tensors on another stream waits for the event. */
  const char *MPT_NULLABLE (*record)(const mpt_cuda_device *device, void *event);
  /* Lets all work that the context queues from now on wait, on the device, for what a CUevent of
   * the program has recorded until now. An event that has recorded nothing has no effect. The event
   * may be of another device. It must not have been recorded in a capture. */
  const char *MPT_NULLABLE (*wait_for)(const mpt_cuda_device *device, void *event);
  /* Lets it wait for all that a CUstream of the program has been given until now. The stream may be
   * of another device, or CU_STREAM_LEGACY. */
  const char *MPT_NULLABLE (*wait_for_stream)(const mpt_cuda_device *device, void *stream);
  /* Copies the measured choices to `data`, which has room for *size bytes, and sets *size to the
   * number of bytes that were copied. With data NULL it sets *size to the number of bytes that are
   * there. Returns 0, with *size 0: `data` is too small, or there is no memory. Call it on the
   * thread that drives the context. */
  mpt_bool32 (*get_cache)(const mpt_cuda_device *device, void *MPT_NULLABLE data, size_t *size);
  void *module; /* Object of the module; not for the program. */
};

/* Memory that the program has allocated on the context's device, for mpt_tensor_from_native:
 * cudaMalloc's, cuMemAlloc's, that of a pool, or that of cuMemMap. It lives until `done` of
 * mpt_tensor_from_native was called. */
typedef struct mpt_cuda_buffer mpt_cuda_buffer;
struct mpt_cuda_buffer {
  uint32_t struct_size; /* Size of the struct in bytes. */
  uint32_t reserved;    /* Must be 0. */
  void *address;        /* CUdeviceptr of the tensor's first element. */
  uint64_t size;        /* Number of bytes from there on. */
};

#ifdef __cplusplus
}
#endif

#endif
