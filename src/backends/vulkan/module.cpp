// The module of Vulkan: what the library finds in libmpt_vulkan.so by name.
// SPDX-License-Identifier: Apache-2.0
#include <exception>
#include <string>

#include "backends/vulkan/device.h"
#include "core/error.h"

extern "C" __attribute__((visibility("default"))) const mpt::DeviceModule*
mpt_describe_device_module();

namespace mpt::vulkan {
namespace {

Device* open(int32_t index, const void* native, std::string& why) {
  if (native) {
    why =
        "Vulkan devices of the program are not supported yet: leave mpt_device_module.native NULL";
    return nullptr;
  }
  try {
    return new VulkanDevice(open_loader(), index);
  } catch (const Error& e) {
    why = message_of(e);
  } catch (const std::exception& e) {
    why = e.what();
  }
  return nullptr;
}

void close(Device* device) { delete device; }

}  // namespace
}  // namespace mpt::vulkan

const mpt::DeviceModule* mpt_describe_device_module() {
  static const mpt::DeviceModule module{
      .version = mpt::kDeviceVersion,
      .library = MPT_VERSION_TEXT,
      .open = mpt::vulkan::open,
      .close = mpt::vulkan::close,
  };
  return &module;
}
