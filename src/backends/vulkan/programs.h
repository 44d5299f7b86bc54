// Programs: the generated kernels, compiled for a device.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/vulkan/connection.h"

namespace mpt::gpu {

class CompiledKernel {
 public:
  const char* name;
  size_t bytes;  // its arguments'
  VkPipeline pipeline;
};

}  // namespace mpt::gpu

namespace mpt::vulkan {

// An entry of the generated code.
struct Entry {
  const char* name;
  std::span<const uint32_t> code;  // SPIR-V of the module that has it
  size_t bytes;                    // its arguments'
  bool needs_f64;
  bool has_matrices;
};
// The entries that embed.py has put into the driver.
std::span<const Entry> entries();

class Programs {
 public:
  // cache: compiled kernels of an earlier run; may be empty. Throws MPT_ERROR_DEVICE.
  // takes_whole: the driver gets whole modules, where otherwise it gets the parts that are needed.
  Programs(const Connection& c, std::span<const char> cache, bool takes_whole = false);
  ~Programs();  // when the queue has run
  Programs(const Programs&) = delete;
  Programs& operator=(const Programs&) = delete;

  // Does what GpuDevice::find says.
  const gpu::CompiledKernel* find(const char* entry, std::span<const uint32_t> constants,
                                  std::string& why);
  // Returns the compiled kernels as bytes; false: the driver has no memory.
  bool get_cache(std::vector<char>& out) const;
  // The layout of all pipelines: kMaxArguments bytes of push constants.
  VkPipelineLayout layout() const { return layout_; }

 private:
  VkResult compile(const Entry& e, std::span<const uint32_t> constants, VkPipeline& out);
  VkResult compile(const Entry& e, std::span<const uint32_t> spirv,
                   std::span<const uint32_t> constants, VkPipeline& out);
  void close() noexcept;

  const Connection& c_;
  const bool takes_whole_;
  VkPipelineLayout layout_ = nullptr;
  VkPipelineCache cache_ = nullptr;
  std::map<std::pair<std::string, std::vector<uint32_t>>, std::unique_ptr<gpu::CompiledKernel>>
      functions_;
};

}  // namespace mpt::vulkan
