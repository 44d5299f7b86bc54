// Compiles entries of the generated code.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/programs.h"

#include <algorithm>
#include <array>

#include "backends/vulkan/pruned.h"
#include "core/error.h"

namespace mpt::vulkan {

Programs::Programs(const Connection& c, std::span<const char> cached, bool takes_whole)
    : c_(c), takes_whole_(takes_whole) {
  VkPushConstantRange range{};
  range.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
  range.size = gpu::kMaxArguments;
  VkPipelineLayoutCreateInfo layout{};
  layout.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  layout.pushConstantRangeCount = 1;
  layout.pPushConstantRanges = &range;
  VkPipelineCacheCreateInfo cache{};
  cache.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO;
  cache.initialDataSize = cached.size();
  cache.pInitialData = cached.data();
  VkResult r = c.vk.CreatePipelineLayout(c.device, &layout, nullptr, &layout_);
  if (r == VK_SUCCESS) r = c.vk.CreatePipelineCache(c.device, &cache, nullptr, &cache_);
  if (r == VK_SUCCESS) return;
  close();
  fail(MPT_ERROR_DEVICE, "the layout of kernels could not be made: %s", name_of(r));
}

Programs::~Programs() { close(); }

void Programs::close() noexcept {
  const Functions& vk = c_.vk;
  for (const auto& [key, f] : functions_) vk.DestroyPipeline(c_.device, f->pipeline, nullptr);
  vk.DestroyPipelineCache(c_.device, cache_, nullptr);
  vk.DestroyPipelineLayout(c_.device, layout_, nullptr);
}

const gpu::CompiledKernel* Programs::find(const char* entry, std::span<const uint32_t> constants,
                                          std::string& why) {
  std::pair key(std::string(entry), std::vector<uint32_t>(constants.begin(), constants.end()));
  const auto known = functions_.find(key);
  if (known != functions_.end()) return known->second.get();
  const auto refuse = [&why](std::string text) {
    why = std::move(text);
    return nullptr;
  };
  const auto all = entries();
  const auto e =
      std::find_if(all.begin(), all.end(), [&](const Entry& x) { return key.first == x.name; });
  if (e == all.end()) return refuse("the driver has no kernel " + key.first);
  if (e->needs_f64 && !c_.features.f64) {
    return refuse(c_.name + " has no arithmetic in double precision (shaderFloat64), which " +
                  key.first + " needs");
  }
  auto f = std::make_unique<gpu::CompiledKernel>(gpu::CompiledKernel{e->name, e->bytes, nullptr});
  const VkResult r = compile(*e, constants, f->pipeline);
  if (r != VK_SUCCESS) {
    return refuse(c_.name + " did not compile " + key.first + ": " + name_of(r));
  }
  return (functions_[std::move(key)] = std::move(f)).get();
}

bool Programs::get_cache(std::vector<char>& out) const {
  size_t size = 0;
  VkResult r = c_.vk.GetPipelineCacheData(c_.device, cache_, &size, nullptr);
  out.resize(size);
  if (r == VK_SUCCESS) r = c_.vk.GetPipelineCacheData(c_.device, cache_, &size, out.data());
  out.resize(size);
  return r == VK_SUCCESS;
}

VkResult Programs::compile(const Entry& e, std::span<const uint32_t> constants, VkPipeline& out) {
  std::vector<uint32_t> part;
  if (!takes_whole_) part = pruned(e.code, e.name, constants);
  if (part.empty()) return compile(e, e.code, constants, out);
  const VkResult r = compile(e, part, constants, out);
  if (r == VK_SUCCESS || r == VK_ERROR_OUT_OF_HOST_MEMORY || r == VK_ERROR_OUT_OF_DEVICE_MEMORY ||
      r == VK_ERROR_DEVICE_LOST)
    return r;
  // The compiler of a driver has failed. It may not fail on the same blocks in the whole module.
  return compile(e, e.code, constants, out);
}

VkResult Programs::compile(const Entry& e, std::span<const uint32_t> spirv,
                           std::span<const uint32_t> constants, VkPipeline& out) {
  const std::vector<uint32_t> code = with_float_modes(spirv, e.name, c_.float_modes);
  VkShaderModuleCreateInfo module{};
  module.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
  module.codeSize = code.size() * sizeof(uint32_t);
  module.pCode = code.data();
  std::array<VkSpecializationMapEntry, gpu::kMaxConstants> places;
  for (uint32_t i = 0; i < constants.size(); ++i) {
    places[i] = {.constantID = i,
                 .offset = static_cast<uint32_t>(i * sizeof(uint32_t)),
                 .size = sizeof(uint32_t)};
  }
  VkSpecializationInfo values{};
  values.mapEntryCount = static_cast<uint32_t>(constants.size());
  values.pMapEntries = places.data();
  values.dataSize = constants.size_bytes();
  values.pData = constants.data();
  VkComputePipelineCreateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.pName = e.name;
  info.stage.pSpecializationInfo = &values;
  info.layout = layout_;
  VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT subgroup{};
  subgroup.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO_EXT;
  subgroup.requiredSubgroupSize = c_.features.subgroup;
  if (e.has_matrices) {
    info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT_EXT;
    info.stage.pNext = &subgroup;
  }
  VkResult r = c_.vk.CreateShaderModule(c_.device, &module, nullptr, &info.stage.module);
  if (r != VK_SUCCESS) return r;
  r = c_.vk.CreateComputePipelines(c_.device, cache_, 1, &info, nullptr, &out);
  c_.vk.DestroyShaderModule(c_.device, info.stage.module, nullptr);
  return r;
}

}  // namespace mpt::vulkan
