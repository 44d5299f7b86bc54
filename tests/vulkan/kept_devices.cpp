// A module that keeps the devices of Vulkan's module open when a context ends, for the next
// contexts of the process. The software driver compiles every kernel anew for each device, which
// takes most of the time of tests that make many contexts. The devices stay open when the process
// ends. All of them have the layers of layers.h; the process fails at its end if those have found
// something.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <string>
#include <vector>

#include "backends/device.h"
#include "layers.h"

namespace {

class CheckedLayers {
 public:
  ~CheckedLayers() {
    keep_messages();
    if (messages_.empty()) return;
    std::fprintf(stderr, "The layers of Vulkan say:\n%s", messages_.c_str());
    std::fflush(nullptr);
    _exit(1);
  }
  // Call it before a device is opened: its instance empties the file of the messages.
  void keep_messages() { messages_ += layers_.messages(); }

 private:
  const mpt_test::Layers layers_;
  std::string messages_;
};

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
  static CheckedLayers layers;
  const auto known =
      std::find_if(idle.begin(), idle.end(), [index](const Kept& k) { return k.index == index; });
  if (known == idle.end()) {
    layers.keep_messages();
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
