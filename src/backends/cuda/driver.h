// CudaDriver: the functions of CUDA's driver that the module calls, found at run time. They are
// declared here, so that building the module takes no header of NVIDIA; tests/cuda compares the
// declarations with cuda.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

// Types of the driver that only it looks into.
struct CUctx_st;
struct CUevent_st;
struct CUfunc_st;
struct CUgraph_st;
struct CUgraphExec_st;
struct CUkern_st;
struct CUlib_st;
struct CUmemPoolHandle_st;
struct CUstream_st;

namespace mpt::cuda {

using Context = CUctx_st*;
using EventHandle = CUevent_st*;
using FunctionHandle = CUfunc_st*;
using Graph = CUgraph_st*;
using GraphRun = CUgraphExec_st*;  // a graph that can be launched
using Kernel = CUkern_st*;
using Library = CUlib_st*;
using Pool = CUmemPoolHandle_st*;
using StreamHandle = CUstream_st*;
using Address = unsigned long long;
using Ordinal = int;  // a device's number in the driver

// Results that the module tells apart.
enum class Result : unsigned {
  success = 0,
  out_of_memory = 2,
  deinitialized = 4,
  no_device = 100,
  ecc_uncorrectable = 214,
  nvlink_uncorrectable = 220,
  not_ready = 600,
  illegal_address = 700,
  launch_timeout = 702,
  context_is_destroyed = 709,
  assert = 710,
  hardware_stack_error = 714,
  illegal_instruction = 715,
  misaligned_address = 716,
  invalid_address_space = 717,
  invalid_pc = 718,
  launch_failed = 719,
  unknown = 999,
};

enum class Attribute : unsigned { major = 75, minor = 76, has_pools = 115 };
enum class PointerAttribute : unsigned { memory = 2, device = 9 };
enum class MemoryType : unsigned { none = 0, host = 1, device = 2 };

// Other calls of the thread are allowed while a stream is captured.
enum class CaptureMode : unsigned { relaxed = 2 };

struct Uuid {
  char bytes[16];
};

// Properties of a pool of memory.
struct PoolProperties {
  unsigned kind = 1;        // CU_MEM_ALLOCATION_TYPE_PINNED, the only one
  unsigned handles = 0;     // it is not shared with other processes
  unsigned place_kind = 1;  // CU_MEM_LOCATION_TYPE_DEVICE
  int place = 0;            // the device's ordinal
  void* windows = nullptr;
  size_t most = 0;  // 0: no limit
  unsigned short usage = 0;
  unsigned char reserved[54] = {};
};

constexpr unsigned kNonBlockingStream = 1;  // it does not wait for the default stream
constexpr unsigned kEventWithoutTime = 2;
// Streams of the program that stand for others, as addresses.
constexpr uintptr_t kLegacyStream = 1, kPerThreadStream = 2;

// X(name here, name in the driver, parameters) for each function.
#define MPT_CUDA_FUNCTIONS(X)                                                                   \
  X(driver_version, cuDriverGetVersion, (int*))                                                 \
  X(init, cuInit, (unsigned))                                                                   \
  X(error_name, cuGetErrorName, (Result, const char**))                                         \
  X(error_text, cuGetErrorString, (Result, const char**))                                       \
  X(device_count, cuDeviceGetCount, (int*))                                                     \
  X(device_get, cuDeviceGet, (Ordinal*, int))                                                   \
  X(device_name, cuDeviceGetName, (char*, int, Ordinal))                                        \
  X(device_uuid, cuDeviceGetUuid_v2, (Uuid*, Ordinal))                                          \
  X(device_memory, cuDeviceTotalMem_v2, (size_t*, Ordinal))                                     \
  X(device_attribute, cuDeviceGetAttribute, (int*, Attribute, Ordinal))                         \
  X(primary_retain, cuDevicePrimaryCtxRetain, (Context*, Ordinal))                              \
  X(primary_release, cuDevicePrimaryCtxRelease_v2, (Ordinal))                                   \
  X(push_current, cuCtxPushCurrent_v2, (Context))                                               \
  X(pop_current, cuCtxPopCurrent_v2, (Context*))                                                \
  X(context_device, cuCtxGetDevice, (Ordinal*))                                                 \
  X(memory_left, cuMemGetInfo_v2, (size_t*, size_t*))                                           \
  X(pointer_attributes, cuPointerGetAttributes, (unsigned, PointerAttribute*, void**, Address)) \
  X(pool_create, cuMemPoolCreate, (Pool*, const PoolProperties*))                               \
  X(pool_destroy, cuMemPoolDestroy, (Pool))                                                     \
  X(pool_trim, cuMemPoolTrimTo, (Pool, size_t))                                                 \
  X(alloc, cuMemAllocFromPoolAsync, (Address*, size_t, Pool, StreamHandle))                     \
  X(free, cuMemFreeAsync, (Address, StreamHandle))                                              \
  X(host_alloc, cuMemHostAlloc, (void**, size_t, unsigned))                                     \
  X(host_free, cuMemFreeHost, (void*))                                                          \
  X(stream_create, cuStreamCreate, (StreamHandle*, unsigned))                                   \
  X(stream_destroy, cuStreamDestroy_v2, (StreamHandle))                                         \
  X(stream_wait, cuStreamSynchronize, (StreamHandle))                                           \
  X(stream_context, cuStreamGetCtx, (StreamHandle, Context*))                                   \
  X(stream_capture, cuStreamIsCapturing, (StreamHandle, unsigned*))                             \
  X(stream_wait_event, cuStreamWaitEvent, (StreamHandle, EventHandle, unsigned))                \
  X(event_create, cuEventCreate, (EventHandle*, unsigned))                                      \
  X(event_destroy, cuEventDestroy_v2, (EventHandle))                                            \
  X(event_record, cuEventRecord, (EventHandle, StreamHandle))                                   \
  X(event_query, cuEventQuery, (EventHandle))                                                   \
  X(event_wait, cuEventSynchronize, (EventHandle))                                              \
  X(copy_in, cuMemcpyHtoDAsync_v2, (Address, const void*, size_t, StreamHandle))                \
  X(copy_out, cuMemcpyDtoHAsync_v2, (void*, Address, size_t, StreamHandle))                     \
  X(copy_within, cuMemcpyDtoDAsync_v2, (Address, Address, size_t, StreamHandle))                \
  X(fill, cuMemsetD8Async, (Address, unsigned char, size_t, StreamHandle))                      \
  X(library_load, cuLibraryLoadData,                                                            \
    (Library*, const void*, unsigned*, void**, unsigned, unsigned*, void**, unsigned))          \
  X(library_unload, cuLibraryUnload, (Library))                                                 \
  X(library_kernel, cuLibraryGetKernel, (Kernel*, Library, const char*))                        \
  X(kernel_function, cuKernelGetFunction, (FunctionHandle*, Kernel))                            \
  X(launch, cuLaunchKernel,                                                                     \
    (FunctionHandle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,      \
     StreamHandle, void**, void**))                                                             \
  X(capture_begin, cuStreamBeginCapture_v2, (StreamHandle, CaptureMode))                        \
  X(capture_end, cuStreamEndCapture, (StreamHandle, Graph*))                                    \
  X(graph_finish, cuGraphInstantiateWithFlags, (GraphRun*, Graph, unsigned long long))          \
  X(graph_destroy, cuGraphDestroy, (Graph))                                                     \
  X(graph_launch, cuGraphLaunch, (GraphRun, StreamHandle))                                      \
  X(graph_run_destroy, cuGraphExecDestroy, (GraphRun))

class CudaDriver {
 public:
  // Opens libcuda.so.1 and checks that the driver runs what a toolkit of this version has compiled,
  // such as 13000 for 13.0. Throws MPT_ERROR_DEVICE.
  explicit CudaDriver(int toolkit);
  CudaDriver(const CudaDriver&) = delete;
  CudaDriver& operator=(const CudaDriver&) = delete;

// NOLINTNEXTLINE(bugprone-macro-parentheses): names and lists of parameters
#define MPT_X(name, symbol, parameters) Result(*name) parameters = nullptr;
  MPT_CUDA_FUNCTIONS(MPT_X)
#undef MPT_X

  // Says what a call has returned: "cuInit returned CUDA_ERROR_UNKNOWN (unknown error)".
  std::string text(const char* call, Result r) const;
  // Throws MPT_ERROR_DEVICE with that text if the call has failed.
  void need(const char* call, Result r) const;
};

// True if nothing can run in the context any more.
bool is_fatal(Result r);

// While it lives, a context is current on this thread.
class Current {
 public:
  const Result result;  // success: it is

  Current(const CudaDriver& cu, Context context) : result(cu.push_current(context)), cu_(cu) {}
  ~Current() {
    Context c;
    if (result == Result::success) cu_.pop_current(&c);
  }
  Current(const Current&) = delete;
  Current& operator=(const Current&) = delete;

 private:
  const CudaDriver& cu_;
};

}  // namespace mpt::cuda
