// Opens cuBLASLt and finds its functions.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cublas.h"

#include "backends/cuda/library.h"

namespace mpt::cuda {
namespace {

// The versions whose functions are those that the header declares, the newest one first. One that
// the driver is too old for makes no handle.
constexpr const char* kNames[] = {"libcublasLt.so.13", "libcublasLt.so.12"};

}  // namespace

CublasLt::CublasLt(const Primary& p, const char* name) : p_(p) {
  void* const library = open_library(name);
  if (!library) fail(MPT_ERROR_DEVICE, "%s", dlerror());
#define MPT_X(name_here, symbol, parameters) find_function(library, name, #symbol, name_here);
  MPT_CUBLAS_FUNCTIONS(MPT_X)
#undef MPT_X
  find_function(library, name, "cublasLtGetStatusName", result_name);
  find_function(library, name, "cublasLtGetVersion", version);
  const Current current(p.cu, p.context);
  const BlasResult r = create(&handle);
  if (r != BlasResult::success) {
    fail(MPT_ERROR_DEVICE, "%s: %s", name, text("cublasLtCreate", r).c_str());
  }
}

std::unique_ptr<const CublasLt> CublasLt::open(const Primary& p, std::string& why) {
  std::string reasons;
  for (const char* name : kNames) {
    try {
      return std::unique_ptr<const CublasLt>(new CublasLt(p, name));
    } catch (const Error& e) {
      reasons += (reasons.empty() ? "" : "; ") + message_of(e);
    }
  }
  why = reasons;
  return nullptr;
}

CublasLt::~CublasLt() {
  if (!handle) return;
  const Current current(p_.cu, p_.context);
  destroy(handle);
}

std::string CublasLt::text(const char* call, BlasResult r) const {
  const char* name = result_name(r);
  return std::string(call) + " returned " +
         (name ? name : std::to_string(static_cast<unsigned>(r)).c_str());
}

}  // namespace mpt::cuda
