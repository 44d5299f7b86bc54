// The module of CUDA: what the library finds in libmpt_cuda.so by name.
// SPDX-License-Identifier: Apache-2.0
#include <cstddef>
#include <cstring>
#include <exception>
#include <string>
#include <vector>

#include "backends/cuda/device.h"
#include "core/error.h"
#include "core/version.h"

extern "C" __attribute__((visibility("default"))) const mpt::DeviceModule*
mpt_describe_device_module();

namespace mpt::cuda {
namespace {

// Copies and checks the struct of a program. Throws MPT_ERROR_DEVICE.
mpt_cuda_device checked(const void* native) {
  mpt_cuda_device d{};
  const auto size = static_cast<const mpt_cuda_device*>(native)->struct_size;
  constexpr size_t kGiven = offsetof(mpt_cuda_device, record);
  if (size < kGiven) {
    fail(MPT_ERROR_DEVICE, "mpt_cuda_device.struct_size is %u; it must be sizeof(mpt_cuda_device)",
         size);
  }
  std::memcpy(&d, native, kGiven);
  if (d.flags & ~MPT_CUDA_MEASURE) {
    fail(MPT_ERROR_DEVICE, "mpt_cuda_device.flags is 0x%x; it must be made of MPT_CUDA_ flags",
         static_cast<unsigned>(d.flags));
  }
  if (d.reserved != 0) {
    fail(MPT_ERROR_DEVICE, "mpt_cuda_device.reserved is %u; it must be 0", d.reserved);
  }
  if (!d.cache && d.cache_size > 0) {
    fail(MPT_ERROR_DEVICE, "mpt_cuda_device.cache is NULL, and cache_size %zu", d.cache_size);
  }
  return d;
}

Device* open(int32_t index, const void* native, std::string& why) {
  try {
    return new CudaDevice(index, native ? checked(native) : mpt_cuda_device{});
  } catch (const Error& e) {
    why = message_of(e);
  } catch (const std::exception& e) {
    why = e.what();
  }
  return nullptr;
}

void close(Device* device) { delete device; }

bool list(std::vector<FoundDevice>& out, std::string& why) {
  try {
    out = Primary::list();
    return true;
  } catch (const Error& e) {
    why = message_of(e);
  } catch (const std::exception& e) {
    why = e.what();
  }
  return false;
}

}  // namespace
}  // namespace mpt::cuda

const mpt::DeviceModule* mpt_describe_device_module() {
  static const mpt::DeviceModule module{
      .version = mpt::kDeviceVersion,
      .library = MPT_VERSION_TEXT,
      .open = mpt::cuda::open,
      .close = mpt::cuda::close,
      .list = mpt::cuda::list,
  };
  return &module;
}
