// The module of the fake device: what the library and the tests find by name.
// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <cstdlib>

#include "core/version.h"
#include "device.h"
#include "mpt/mpt_context.h"

extern "C" {
__attribute__((visibility("default"))) const mpt::DeviceModule* mpt_describe_device_module();
__attribute__((visibility("default"))) mpt_fake::Control* fake_control();
}

namespace mpt_fake {
namespace {

mpt::Device* open(int32_t index, const void* native, std::string& why) {
  const Inside inside;
  if (index >= 0 && index < kDevices) {
    return new FakeDevice(index, static_cast<const Native*>(native));
  }
  why = "there are " + std::to_string(kDevices) + " fake devices, from 0";
  return nullptr;
}

void close(mpt::Device* device) { delete device; }

bool list(std::vector<mpt::FoundDevice>& out, std::string&) {
  for (int i = 0; i < kDevices; ++i) out.push_back({.name = "fake " + std::to_string(i)});
  return true;
}

// Memory for the host's functions.
void* host_alloc(void*, size_t bytes) {
  const Inside inside;
  return memory().take(bytes);
}
void host_free(void*, void* p, size_t) {
  const Inside inside;
  FakeDevice::need_all_run();
  memory().give(p);
}

// Ends the process with a message if the module is unloaded before all was given back.
struct AtUnload {
  AtUnload() {
    memory();  // outlives this
    Control& c = control();
    c.look = FakeDevice::look;
    c.alloc = host_alloc;
    c.free = host_free;
    if (const char* seed = std::getenv("FAKE_SEED")) {
      c.draw_entries(std::strtoull(seed, nullptr, 10));
    }
  }
  ~AtUnload() {
    const Control& c = control();
    if (c.devices == 0 && c.leaks == 0 && c.violations == 0 && c.pieces == 0) return;
    std::fprintf(stderr,
                 "fake device: unloaded with %ld devices open, %ld leaks, %ld violations, %ld "
                 "pieces of memory\n",
                 static_cast<long>(c.devices), static_cast<long>(c.leaks),
                 static_cast<long>(c.violations), static_cast<long>(c.pieces));
    std::abort();
  }
} at_unload;

}  // namespace
}  // namespace mpt_fake

const mpt::DeviceModule* mpt_describe_device_module() {
  static const mpt::DeviceModule module{
      .version = mpt::kDeviceVersion,
      .library = MPT_VERSION_TEXT,
      .open = mpt_fake::open,
      .close = mpt_fake::close,
      .list = mpt_fake::list,
  };
  return &module;
}

mpt_fake::Control* fake_control() { return &mpt_fake::control(); }
