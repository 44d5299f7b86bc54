// Primary: a device of CUDA and its primary context, which all libraries of the process share, or a
// context of the program in its place.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backends/cuda/driver.h"
#include "backends/device.h"

namespace mpt::cuda {

// The toolkit that has compiled the module.
struct Toolkit {
  int version;  // 13000 for 13.0
  int oldest;   // architecture whose PTX it has, such as 80
};
// The one that embed.py has put into the module.
Toolkit toolkit();

class Primary {
 public:
  // Opens device number `index` in the driver's order, in a context of the program if there is one.
  // Throws MPT_ERROR_DEVICE; the text names what is missing.
  explicit Primary(int32_t index, Context given = nullptr);
  ~Primary();
  Primary(const Primary&) = delete;
  Primary& operator=(const Primary&) = delete;
  // Lists the devices in the driver's order; throws MPT_ERROR_DEVICE.
  static std::vector<FoundDevice> list();

  // Returns the device of a context with its name: "device 0 (NVIDIA H200)".
  std::string device_of(Context c) const;
  // True if it is the primary context of the device.
  bool is_primary() const;
  // Says what memory is instead of memory of the device; "": it is that.
  std::string fault_of_memory(Address at, size_t bytes) const;

  const CudaDriver cu;
  Ordinal device = 0;
  Context context = nullptr;
  std::string name;
  int major = 0;  // first number of the compute capability

 private:
  const bool is_given_;  // the context is the program's
};

}  // namespace mpt::cuda
