// Loads images and finds their kernels.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/images.h"

#include <algorithm>

namespace mpt::cuda {

Images::~Images() {
  for (const auto& [image, library] : libraries_) p_.cu.library_unload(library);
}

const gpu::CompiledKernel* Images::find(const char* entry, std::span<const uint32_t> constants,
                                        std::string& why) {
  std::pair key(std::string(entry), std::vector<uint32_t>(constants.begin(), constants.end()));
  const auto known = functions_.find(key);
  if (known != functions_.end()) return known->second.get();
  const auto all = entries();
  const auto e =
      std::find_if(all.begin(), all.end(), [&](const Entry& x) { return key.first == x.name; });
  if (e == all.end()) {
    why = "the driver has no kernel " + key.first;
    return nullptr;
  }
  auto f =
      std::make_unique<gpu::CompiledKernel>(gpu::CompiledKernel{e->name, e->bytes, nullptr, {}});
  std::copy(constants.begin(), constants.end(), f->constants.begin());
  if (!load(*e, f->handle, why)) return nullptr;
  return (functions_[std::move(key)] = std::move(f)).get();
}

// Takes a while for a device whose machine code the module has not: the driver compiles the PTX.
bool Images::load(const Entry& e, FunctionHandle& out, std::string& why) {
  const CudaDriver& cu = p_.cu;
  const Current current(cu, p_.context);
  const auto has_failed = [&](const char* call, Result r) {
    if (r != Result::success) why = p_.name + " did not load " + e.name + ": " + cu.text(call, r);
    return r != Result::success;
  };
  auto known = libraries_.find(e.image);
  if (known == libraries_.end()) {
    Library library = nullptr;
    const Result r = cu.library_load(&library, e.image, nullptr, nullptr, 0, nullptr, nullptr, 0);
    if (has_failed("cuLibraryLoadData", r)) return false;
    known = libraries_.emplace(e.image, library).first;
  }
  Kernel kernel = nullptr;
  return !has_failed("cuLibraryGetKernel", cu.library_kernel(&kernel, known->second, e.name)) &&
         !has_failed("cuKernelGetFunction", cu.kernel_function(&out, kernel));
}

}  // namespace mpt::cuda
