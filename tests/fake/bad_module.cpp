// Modules that the library must refuse: of another version of the interface, of another release,
// without a description, with a device that has no kernels.
// SPDX-License-Identifier: Apache-2.0
#include "backends/device.h"
#include "core/version.h"

extern "C" __attribute__((visibility("default"))) const mpt::DeviceModule*
mpt_describe_device_module();

const mpt::DeviceModule* mpt_describe_device_module() {
#if defined(BAD_VERSION)
  // A module of an old release: nothing behind the version can be read.
  static const uint32_t version = 0;
  return reinterpret_cast<const mpt::DeviceModule*>(&version);
#elif defined(BAD_RELEASE)
  static const mpt::DeviceModule module{mpt::kDeviceVersion, "0.0.7", nullptr, nullptr, nullptr};
  return &module;
#elif defined(BAD_EMPTY)
  static const mpt::DeviceModule module{
      mpt::kDeviceVersion, MPT_VERSION_TEXT,
      [](int32_t, const void*, std::string&) -> mpt::Device* { return new mpt::HostDevice({}); },
      [](mpt::Device* device) { delete device; }, nullptr};
  return &module;
#else
  return nullptr;
#endif
}
