// VulkanDevice: a device of Vulkan as the library sees it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>

#include "backends/gpu/device.h"
#include "backends/vulkan/connection.h"
#include "backends/vulkan/memory.h"
#include "backends/vulkan/programs.h"
#include "backends/vulkan/queue.h"
#include "backends/vulkan/uploads.h"

namespace mpt::vulkan {

// The text that the bytes of get_cache begin with; another one if their layout changes.
inline constexpr const char* kStoredFormat = "libmpt vulkan 1";

class VulkanDevice final : public gpu::GpuDevice {
 public:
  // Takes the arguments of Connection; throws MPT_ERROR_DEVICE.
  VulkanDevice(Loader loader, int32_t index, const mpt_vulkan_device& given = {});
  ~VulkanDevice() override;

  std::span<const Backend* const> backends() const override;
  void* alloc(size_t bytes) override;
  const char* why_no_memory() const noexcept override { return why_no_memory_; }
  void free(void* p, size_t bytes) noexcept override;
  size_t outside() const noexcept override { return GpuDevice::outside() + uploads_.bytes(); }
  Adopted adopt(const void* native, std::string& why) override;
  void release(const Adopted& memory) noexcept override { adopted_.erase(memory.number); }
  void* alloc_staging(size_t bytes) override;
  void free_staging(void* p, size_t bytes) noexcept override;
  const char* copy_in(void* to, const void* from, size_t bytes) override;
  const char* copy_out(void* to, const void* from, size_t bytes) override;
  const char* copy_within(void* to, const void* from, size_t bytes) override;
  const char* fill(void* to, uint8_t byte, size_t bytes) override;
  const char* record(Event& event) override;
  bool has_passed(Event event) override;
  const char* wait(Event event) override;
  void* native() override;

  const gpu::Features& features() const override { return connection_.features; }
  const gpu::CompiledKernel* find(const char* entry, std::span<const uint32_t> constants,
                                  std::string& why) override {
    return programs_.find(entry, constants, why);
  }
  const char* launch(const gpu::CompiledKernel& f, const void* arguments, size_t bytes,
                     uint32_t groups) override;
  void begin_kernel(const gpu::Uses& uses) noexcept override { queue_.hazards().begin(uses); }
  void end_kernel() noexcept override { queue_.hazards().end(); }

 private:
  // Bytes of a buffer.
  struct Range {
    VkBuffer buffer;
    uint64_t offset;
  };

  bool take_fault(Failure& out) override { return queue_.take_failure(out); }
  bool find_range(const void* p, uint64_t bytes, Range& out) const;
  const char* locate(const void* p, size_t bytes, Range& out);
  const char* rest_of(const char* why, bool has_begun);
  template <class Write>
  const char* add(const char* name, const gpu::Uses& uses, Write write);
  const char* copy(const char* name, const gpu::Uses& uses, Range to, Range from, size_t bytes);
  bool get_cache(void* data, size_t& size);

  Connection connection_;
  Buffers buffers_;
  Queue queue_;
  Uploads uploads_;
  Programs programs_;
  AddressMap pieces_, staging_;
  std::map<uint64_t, Buffer> adopted_;  // buffers of the program, by Adopted::number
  uint64_t last_adopted_ = 0;
  std::string refusal_;  // the text of the last one
  char why_no_memory_[320] = "";
  mpt_vulkan_device native_{};
};

}  // namespace mpt::vulkan
