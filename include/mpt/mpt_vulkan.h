/* libmpt: a program's own device of Vulkan, for the module libmpt_vulkan.so. A renderer lets a
 * context compute on its device and queue, and reads in its shaders what was trained, without a
 * copy and without a wait on the host. mpt.h does not include this header, which needs no header of
 * Vulkan: handles are pointers, or 64-bit numbers where Vulkan's own are.
 *
 *   mpt_vulkan_device own = {.struct_size = sizeof own, .instance = instance, ...};
 *   module.native = &own;                       then mpt_context_create with MPT_DEVICE_VULKAN
 *   mpt_context_get_device_native(context, MPT_DEVICE_VULKAN, 0, (void **)&now);
 *   now->find_buffer(now, address, bytes, &buffer, &offset);     address: mpt_tensor_get_data
 *   ... submit work that waits until now->semaphore has now->value, and reads the buffer ...
 *   now->wait_for(now, semaphore, value);       what the context queues next waits for the program
 *
 * A buffer of the program becomes a tensor by mpt_tensor_from_native with an mpt_vulkan_buffer.
 *
 * Without handles, a context opens a device of Vulkan's loader for itself: that of the given name,
 * or number device_index.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_VULKAN_H
#define MPT_VULKAN_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of mpt_vulkan_device, combined by "or". The first two are about a device that the program
 * has made: without them, products of 16-bit operands are computed in f32. */
typedef int32_t mpt_vulkan_flags;
enum {
  MPT_VULKAN_HAS_MATRICES = 1, /* The device was made with the extensions VK_KHR_cooperative_matrix
                                  and VK_EXT_subgroup_size_control, and with the features
                                  cooperativeMatrix, subgroupSizeControl, computeFullSubgroups,
                                  vulkanMemoryModel, vulkanMemoryModelDeviceScope, shaderFloat16. */
  MPT_VULKAN_HAS_BFLOAT16 = 2, /* The device was made with the extension VK_KHR_shader_bfloat16 and
                                  its features shaderBFloat16Type, shaderBFloat16CooperativeMatrix
                                  as well. */
  MPT_VULKAN_MEASURE = 4,      /* Measures once for each kind of product in which tiles it is
                                  fastest, and keeps the choice, which get_cache returns too.
                                  Choices are between kernels that give the same bits, so that no
                                  result rests on a timing. Without the flag, products take the
                                  choices of `cache`, or a fixed rule. */
  MPT_VULKAN_WHOLE_MODULES = 8 /* Compiles whole modules of kernels, where otherwise the driver gets
                                  the parts that a kernel needs. It takes longer. For a driver that
                                  compiles the parts wrongly, as mpt_device_selftest shows. */
};

/* A device of Vulkan, with one queue on which a context computes. mpt_device_module.native takes it
 * from the program, which sets the fields before `semaphore`. mpt_context_get_device_native returns
 * it with all fields.
 *
 * The device has version 1.2 of Vulkan or later, and was made with the features
 * bufferDeviceAddress, timelineSemaphore, scalarBlockLayout, shaderInt64, shaderInt16, shaderInt8,
 * storageBuffer16BitAccess and storageBuffer8BitAccess. The context leaves device and queue as they
 * are when it ends; they must live until then. */
typedef struct mpt_vulkan_device mpt_vulkan_device;
struct mpt_vulkan_device {
  uint32_t struct_size;   /* Size of the struct in bytes. */
  uint32_t queue_family;  /* Number of the queue's family, which computes. */
  void *instance;         /* VkInstance. */
  void *physical_device;  /* VkPhysicalDevice of the instance. */
  void *device;           /* VkDevice. */
  void *queue;            /* VkQueue of the device. */
  void (*get_proc)(void); /* vkGetInstanceProcAddr of the loader that has made the instance. */
  mpt_bool32 has_float64; /* 1: the device was made with the feature shaderFloat64. Without it,
                             operations of f64 are refused. */
  mpt_vulkan_flags flags; /* 0, or flags of it. */
  /* Called around each use of the queue, if threads of the program use it beside the context:
   * vkQueueSubmit is not safe for threads. Contexts keep out of each other's way by themselves. A
   * context does not notice a use without the lock; Vulkan's validation layer reports one. Called
   * on the thread that drives the context; must not call the library. Both or none. */
  void (*MPT_NULLABLE lock)(void *user);
  void (*MPT_NULLABLE unlock)(void *user);
  void *MPT_NULLABLE user; /* Pointer of the program that `lock` and `unlock` receive. */
  /* Device to open where `instance` is NULL: a part of its name, such as "NVIDIA", or its UUID as
   * 32 hexadecimal digits. The first one that fits is taken. NULL: number device_index. */
  const char *MPT_NULLABLE name;
  /* Compiled kernels and measured choices that get_cache has returned in an earlier run, which save
   * the time of compiling and measuring again. They are read by mpt_context_create, and ignored if
   * they are of another version, device or driver. NULL: none. */
  const void *MPT_NULLABLE cache;
  size_t cache_size; /* Size of `cache` in bytes. */

  /* VkSemaphore with a timeline. It has `value` when the work has run that the context had queued
   * when the struct was returned. Work that reads tensors on the device waits for it. The program
   * must not signal it. */
  uint64_t semaphore;
  uint64_t value;
  /* Returns the VkBuffer that has the `bytes` bytes at an address of the device, such as that of
   * mpt_tensor_get_data, and their offset in it in bytes. A buffer of the context has the usages
   * storage buffer, shader device address, transfer source and transfer destination, and lives as
   * long as the tensor at least. Shaders may use the address itself, too. Returns 0: the context
   * has no such memory, and both results are 0. Call it on the thread that drives the context. */
  mpt_bool32 (*find_buffer)(const mpt_vulkan_device *device, const void *address, uint64_t bytes,
                            uint64_t *buffer, uint64_t *offset);
  /* Copies the compiled kernels and the choices to `data`, which has room for *size bytes, and sets
   * *size to the number of bytes that were copied. With data NULL it sets *size to the number of
   * bytes that are there. Returns 0, with *size 0: `data` is too small, or there is no memory. Call
   * it on the thread that drives the context. */
  mpt_bool32 (*get_cache)(const mpt_vulkan_device *device, void *MPT_NULLABLE data, size_t *size);
  /* Lets all work that the context queues from now on wait, on the device, until a timeline
   * semaphore (VkSemaphore) of the program has this value. The call does not wait. A signal that
   * the program puts into the same queue must be there before, and the value within ten minutes:
   * the device is taken as lost if it ends no work for so long while a call waits for it. The
   * semaphore must live until such work has run. Returns 0: the semaphore is 0. Call it on the
   * thread that drives the context. */
  mpt_bool32 (*wait_for)(const mpt_vulkan_device *device, uint64_t semaphore, uint64_t value);
  void *module; /* Object of the module; not for the program. */
};

/* Bytes of a buffer that the program has made, for mpt_tensor_from_native. The tensor's first
 * element is at `offset`. The buffer is bound to memory that was allocated with
 * VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT. Buffer and memory live until `done` of
 * mpt_tensor_from_native was called. */
typedef struct mpt_vulkan_buffer mpt_vulkan_buffer;
struct mpt_vulkan_buffer {
  uint32_t struct_size; /* Size of the struct in bytes. */
  uint32_t usage;       /* VkBufferUsageFlags with which the buffer was made, among them storage
                           buffer, shader device address, transfer source and destination. */
  void *device;         /* VkDevice that has made the buffer: that of the context. */
  uint64_t buffer;      /* VkBuffer. */
  uint64_t offset;      /* Offset of the tensor's memory in the buffer in bytes. */
  uint64_t size;        /* Size of the whole buffer in bytes. */
};

#ifdef __cplusplus
}
#endif

#endif
