// The module of Vulkan: what the library finds in libmpt_vulkan.so by name.
// SPDX-License-Identifier: Apache-2.0
#include <cstddef>
#include <cstring>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "backends/vulkan/device.h"
#include "core/error.h"
#include "core/version.h"

extern "C" __attribute__((visibility("default"))) const mpt::DeviceModule*
mpt_describe_device_module();

namespace mpt::vulkan {
namespace {

// Copies and checks the struct of a program. Throws MPT_ERROR_DEVICE.
mpt_vulkan_device checked(const void* native) {
  mpt_vulkan_device d{};
  const auto size = static_cast<const mpt_vulkan_device*>(native)->struct_size;
  constexpr size_t kGiven = offsetof(mpt_vulkan_device, semaphore);
  if (size < kGiven) {
    fail(MPT_ERROR_DEVICE,
         "mpt_vulkan_device.struct_size is %u; it must be sizeof(mpt_vulkan_device)", size);
  }
  std::memcpy(&d, native, kGiven);
  if (!d.cache && d.cache_size > 0) {
    fail(MPT_ERROR_DEVICE, "mpt_vulkan_device.cache is NULL, and cache_size %zu", d.cache_size);
  }
  constexpr mpt_vulkan_flags kFlags = MPT_VULKAN_HAS_MATRICES | MPT_VULKAN_HAS_BFLOAT16 |
                                      MPT_VULKAN_MEASURE | MPT_VULKAN_WHOLE_MODULES;
  if (d.flags & ~kFlags) {
    fail(MPT_ERROR_DEVICE, "mpt_vulkan_device.flags is 0x%x; it must be made of MPT_VULKAN_ flags",
         static_cast<unsigned>(d.flags));
  }
  if (!d.instance) {
    if (!d.physical_device && !d.device && !d.queue && !d.get_proc) return d;
    fail(MPT_ERROR_DEVICE, "mpt_vulkan_device.instance is NULL, and other handles are not");
  }
  const auto need = [](bool is_there, const char* field) {
    if (!is_there) fail(MPT_ERROR_DEVICE, "mpt_vulkan_device.%s is NULL", field);
  };
  need(d.physical_device, "physical_device");
  need(d.device, "device");
  need(d.queue, "queue");
  need(d.get_proc, "get_proc");
  if (!d.lock != !d.unlock) {
    fail(MPT_ERROR_DEVICE,
         "mpt_vulkan_device has one of lock and unlock; it must have both or none");
  }
  if (d.has_float64 != 0 && d.has_float64 != 1) {
    fail(MPT_ERROR_DEVICE, "mpt_vulkan_device.has_float64 is %d; it must be 0 or 1", d.has_float64);
  }
  return d;
}

Device* open(int32_t index, const void* native, std::string& why) {
  try {
    const mpt_vulkan_device given = native ? checked(native) : mpt_vulkan_device{};
    Loader loader;
    if (given.instance) loader.get = reinterpret_cast<PFN_vkGetInstanceProcAddr>(given.get_proc);
    else loader = open_loader();
    return new VulkanDevice(std::move(loader), index, given);
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
    out = Connection::list(open_loader());
    return true;
  } catch (const Error& e) {
    why = message_of(e);
  } catch (const std::exception& e) {
    why = e.what();
  }
  return false;
}

}  // namespace
}  // namespace mpt::vulkan

const mpt::DeviceModule* mpt_describe_device_module() {
  static const mpt::DeviceModule module{
      .version = mpt::kDeviceVersion,
      .library = MPT_VERSION_TEXT,
      .open = mpt::vulkan::open,
      .close = mpt::vulkan::close,
      .list = mpt::vulkan::list,
  };
  return &module;
}
