// Opens NCCL and finds its functions.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/nccl.h"

#include "backends/cuda/library.h"

namespace mpt::cuda {
namespace {

constexpr const char* kName = "libnccl.so.2";
constexpr int kOldest = 21400;  // has communicators whose calls do not wait

std::string version_text(int v) {
  return std::to_string(v / 10000) + "." + std::to_string(v / 100 % 100) + "." +
         std::to_string(v % 100);
}

}  // namespace

Nccl::Nccl() {
  void* const library = open_library(kName);
  if (!library) fail(MPT_ERROR_DEVICE, "%s", dlerror());
  find_function(library, kName, "ncclGetVersion", version);
  int v = 0;
  const NcclResult r = version(&v);
  if (r != NcclResult::success || v < kOldest) {
    fail(MPT_ERROR_DEVICE, "%s is number %d, and the oldest that can be used is %d", kName, v,
         kOldest);
  }
  name = "NCCL " + version_text(v);
#define MPT_X(name_here, symbol, parameters) find_function(library, kName, #symbol, name_here);
  MPT_NCCL_FUNCTIONS(MPT_X)
#undef MPT_X
  find_function(library, kName, "ncclGetErrorString", result_text);
  find_function(library, kName, "ncclGetLastError", last_error);
}

std::unique_ptr<const Nccl> Nccl::open(std::string& why) {
  try {
    return std::unique_ptr<const Nccl>(new Nccl);
  } catch (const Error& e) {
    why = message_of(e);
  }
  return nullptr;
}

std::string Nccl::text(const char* call, NcclResult r, NcclComm comm) const {
  std::string s = std::string(call) + " returned " + std::to_string(static_cast<unsigned>(r));
  if (const char* what = result_text(r)) s += std::string(" (") + what + ")";
  const char* const more = last_error(comm);
  if (more && *more) s += std::string(": ") + more;
  return s;
}

}  // namespace mpt::cuda
