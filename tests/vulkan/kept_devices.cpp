// A module that keeps the devices of Vulkan's module open when a context ends, for the next
// contexts of the process. The software driver compiles every kernel anew for each device, which
// takes most of the time of tests that make many contexts. The devices stay open when the process
// ends.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>

#include <algorithm>
#include <mutex>
#include <vector>

#include "backends/device.h"

namespace {

struct Kept {
  mpt::Device* device;
  int32_t index;
};

std::mutex mutex;
std::vector<Kept> idle, used;

const mpt::DeviceModule* vulkan() {
  void* const library = dlopen(VULKAN_MODULE, RTLD_NOW | RTLD_LOCAL);
  void* const describe = library ? dlsym(library, mpt::kDeviceModuleFunction) : nullptr;
  return describe ? reinterpret_cast<const mpt::DeviceModule* (*)()>(describe)() : nullptr;
}

mpt::Device* open(int32_t index, const void* native, std::string& why) {
  if (native) return vulkan()->open(index, native, why);
  const std::lock_guard lock(mutex);
  const auto known =
      std::find_if(idle.begin(), idle.end(), [index](const Kept& k) { return k.index == index; });
  if (known == idle.end()) {
    mpt::Device* const device = vulkan()->open(index, nullptr, why);
    if (device) used.push_back({device, index});
    return device;
  }
  used.push_back(*known);
  idle.erase(known);
  return used.back().device;
}

// True if the device can serve another context: its queue is empty, and nothing has failed.
bool is_sound(mpt::Device& device) {
  mpt::Event end = 0;
  mpt::Device::Failure failure;
  return !device.record(end) && !device.wait(end) && !device.take_failure(failure);
}

void close(mpt::Device* device) {
  const std::lock_guard lock(mutex);
  const auto at = std::find_if(used.begin(), used.end(),
                               [device](const Kept& k) { return k.device == device; });
  if (at != used.end()) {
    const Kept kept = *at;
    used.erase(at);
    if (is_sound(*device)) {
      idle.push_back(kept);
      return;
    }
  }
  vulkan()->close(device);
}

}  // namespace

extern "C" __attribute__((visibility("default"))) const mpt::DeviceModule*
mpt_describe_device_module();

const mpt::DeviceModule* mpt_describe_device_module() {
  static const mpt::DeviceModule* const inner = vulkan();
  static const mpt::DeviceModule module{
      .version = inner ? inner->version : 0,
      .library = inner ? inner->library : "",
      .open = open,
      .close = close,
  };
  return &module;
}
