// GpuDevice: what the planning of launches on GPUs needs of a driver. A plan ends in a function,
// the bytes of its arguments and a number of groups; a driver only carries that out.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "backends/device.h"
#include "backends/gpu/choices.h"
#include "backends/gpu/hazards.h"
#include "backends/gpu/kept.h"

namespace mpt::gpu {

// The smallest limit of Vulkan on push constants, in bytes.
inline constexpr size_t kMaxArguments = 128;
// The smallest limit of Vulkan on the groups of a launch in one dim.
inline constexpr uint32_t kMaxGroups = 65535;
inline constexpr int kMaxConstants = 4;

// The product of an m x k with a k x n matrix, which the threads of a subgroup compute together.
struct MatrixSize {
  uint32_t m = 0, n = 0, k = 0;
};

// Abilities of a device that kernels need.
struct Features {
  bool f64 = false;  // arithmetic with 64-bit floats; if not, the optimizers' kernels need none
  MatrixSize f16{}, bf16{};      // cooperative matrices with sums in f32; 0: there are none
  uint32_t subgroup = 0;         // threads of a subgroup in kernels with such matrices
  uint32_t groups = kMaxGroups;  // the most of a launch whose threads share memory
};

// A kernel of the generated code, compiled for a device with fixed values of its constants. The
// device owns it, and gives the same one for the same name and constants.
class CompiledKernel;

class GpuDevice : public Device {
 public:
  explicit GpuDevice(DeviceInfo info) : Device(std::move(info)), kept_(*this) {}

  virtual const Features& features() const = 0;

  // Returns the entry of the generated code with this name, whose constants 0, 1, .. have these
  // values; nullptr if `why` says why the device cannot have it. Takes long the first time.
  virtual const CompiledKernel* find(const char* entry, std::span<const uint32_t> constants,
                                     std::string& why) = 0;

  // Queues a launch in `groups` groups, 1 to kMaxGroups, with these bytes as the entry's arguments.
  // Returns as the other functions of a device do.
  virtual const char* launch(const CompiledKernel& f, const void* arguments, size_t bytes,
                             uint32_t groups) = 0;

  // Tells what the launches use that are queued until end_kernel(), but for kept memory; others may
  // use all memory. The launches in between depend on each other. Two kernels of which neither
  // writes what the other uses may run at the same time.
  virtual void begin_kernel(const Uses& /*uses*/) noexcept {}
  virtual void end_kernel() noexcept {}

  // Constant memory of the prepared kernels, which have dropped all of it when the device is
  // closed.
  KeptMemory& kept() { return kept_; }
  // The choices between ways to compute the same.
  Choices& choices() { return choices_; }

  size_t outside() const noexcept override { return kept_.bytes(); }  // a driver adds its own
  bool take_failure(Failure& out) final {
    if (!take_fault(out)) return false;
    kept_.expire();
    return true;
  }

 protected:
  // Does what take_failure says.
  virtual bool take_fault(Failure& out) = 0;

 private:
  KeptMemory kept_;
  Choices choices_;
};

}  // namespace mpt::gpu
