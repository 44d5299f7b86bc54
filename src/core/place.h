// Place: a device of one context, with its memory and its prepared kernels.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace mpt {

class Arena;
class Completions;  // backends/completions.h
class Device;       // backends/device.h
class KernelCache;  // backends/cache.h
class Recorder;     // backends/recorder.h
class StagingPool;  // backends/host_access.h

enum class DeviceKind : int32_t { cpu = 0, cuda = 1, module = 2, vulkan = 3 };  // mpt_device's

struct Place {
  Arena* arena = nullptr;
  Device* device = nullptr;
  KernelCache* kernels = nullptr;
  Completions* completions = nullptr;
  StagingPool* staging = nullptr;  // nullptr for the host, which needs none
  Recorder* recorder = nullptr;    // notes the work of the place; nullptr: no recording is made
  DeviceKind kind = DeviceKind::cpu;
  int32_t index = 0;    // number of the device among those of its kind
  bool is_host = true;  // Device::info().is_host
  // Says which work the device refused where the library could not fail; "": none. The next public
  // call reports it.
  char refused[256] = "";
  std::string lost;  // says that the device was lost, so that every call fails; "": it was not
  // Number of failures that were reported. What is kept on the device counts as undefined once the
  // number has grown.
  int64_t failures = 0;
  // Number of those that were no refusals: queued work failed, and work behind it was dropped.
  int64_t late_failures = 0;
  int64_t borrowed = 0;  // number of storages on memory of others
};

}  // namespace mpt
