// Images: the kernels that nvcc has compiled, loaded when they are first asked for.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/cuda/primary.h"
#include "backends/gpu/device.h"

namespace mpt::gpu {

class CompiledKernel {
 public:
  const char* name;
  size_t bytes;  // its arguments'
  cuda::FunctionHandle handle;
  std::array<uint32_t, kMaxConstants> constants;  // the kernel's second argument
};

}  // namespace mpt::gpu

namespace mpt::cuda {

// An entry of the generated code.
struct Entry {
  const char* name;
  const void* image;  // compiled from the text that has it
  size_t bytes;       // its arguments'
};
// The entries that embed.py has put into the module.
std::span<const Entry> entries();

class Images {
 public:
  explicit Images(const Primary& p) : p_(p) {}
  ~Images();  // when the stream has run
  Images(const Images&) = delete;
  Images& operator=(const Images&) = delete;

  // Does what GpuDevice::find says.
  const gpu::CompiledKernel* find(const char* entry, std::span<const uint32_t> constants,
                                  std::string& why);

 private:
  bool load(const Entry& e, FunctionHandle& out, std::string& why);

  const Primary& p_;
  std::map<const void*, Library> libraries_;  // by their images
  std::map<std::pair<std::string, std::vector<uint32_t>>, std::unique_ptr<gpu::CompiledKernel>>
      functions_;
};

}  // namespace mpt::cuda
