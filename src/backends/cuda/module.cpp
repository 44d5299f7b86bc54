// The module of CUDA: what the library finds in libmpt_cuda.so by name.
// SPDX-License-Identifier: Apache-2.0
#include <exception>
#include <string>
#include <vector>

#include "backends/cuda/device.h"
#include "core/error.h"

extern "C" __attribute__((visibility("default"))) const mpt::DeviceModule*
mpt_describe_device_module();

namespace mpt::cuda {
namespace {

Device* open(int32_t index, const void* native, std::string& why) {
  try {
    if (!native) return new CudaDevice(index);
    why = "this module takes no handles of the program";
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
