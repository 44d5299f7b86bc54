// Opens CUDA's driver, finds its functions and names its results.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/driver.h"

#include <algorithm>

#include "backends/cuda/library.h"

namespace mpt::cuda {
namespace {

constexpr const char* kName = "libcuda.so.1";
// The first driver that takes images of --compress-mode=size: 550.54.14.
constexpr int kFirstCompressed = 12040;

std::string version_text(int v) {
  return std::to_string(v / 1000) + "." + std::to_string(v % 1000 / 10);
}

}  // namespace

CudaDriver::CudaDriver(int toolkit) {
  void* const library = open_library(kName);
  if (!library) {
    fail(MPT_ERROR_DEVICE, "CUDA's driver could not be opened: %s. Install the driver of NVIDIA",
         dlerror());
  }
  find_function(library, kName, "cuDriverGetVersion", driver_version);
  // A driver runs the machine code of all toolkits of its major version and of earlier ones.
  const int needed = std::max(toolkit / 1000 * 1000, kFirstCompressed);
  int version = 0;
  driver_version(&version);
  if (version < needed) {
    fail(MPT_ERROR_DEVICE, "CUDA's driver is for CUDA %s; this module needs one for %s or later",
         version_text(version).c_str(), version_text(needed).c_str());
  }
#define MPT_X(name, symbol, parameters) find_function(library, kName, #symbol, name);
  MPT_CUDA_FUNCTIONS(MPT_X)
#undef MPT_X
  const Result r = init(0);
  if (r == Result::no_device) {
    fail(MPT_ERROR_DEVICE, "CUDA's driver found no device (CUDA_ERROR_NO_DEVICE)");
  }
  need("cuInit", r);
}

std::string CudaDriver::text(const char* call, Result r) const {
  const char *name = nullptr, *what = nullptr;
  error_name(r, &name);
  error_text(r, &what);
  std::string s = std::string(call) + " returned ";
  s += name ? name : "error " + std::to_string(static_cast<unsigned>(r));
  if (what) s += std::string(" (") + what + ")";
  return s;
}

void CudaDriver::need(const char* call, Result r) const {
  if (r != Result::success) fail(MPT_ERROR_DEVICE, "%s", text(call, r).c_str());
}

bool is_fatal(Result r) {
  switch (r) {
    case Result::deinitialized:
    case Result::ecc_uncorrectable:
    case Result::nvlink_uncorrectable:
    case Result::illegal_address:
    case Result::launch_timeout:
    case Result::context_is_destroyed:
    case Result::assert:
    case Result::hardware_stack_error:
    case Result::illegal_instruction:
    case Result::misaligned_address:
    case Result::invalid_address_space:
    case Result::invalid_pc:
    case Result::launch_failed:
    case Result::unknown: return true;
    default: return false;
  }
}

}  // namespace mpt::cuda
