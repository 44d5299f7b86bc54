// TextDevice: a GPU of the host, which runs the CUDA text of the kernels. Its memory is the host's,
// with pages around each piece that nobody may touch, and its queue waits until the host asks for
// an event. Commands between which gpu::Hazards asks for no barrier run in the order opposite to
// that in which they came, so that a missing barrier is found. It has no 64-bit floats if the
// environment has MPT_TEST_NO_F64, and at most MPT_TEST_GROUPS groups of a launch whose threads
// share memory, so that a group has several parts to do.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/gpu/backend.h"
#include "backends/gpu/device.h"
#include "entry.h"
#include "launcher.h"

namespace mpt::gpu {

class CompiledKernel {
 public:
  const cuda_text::Entry* entry;
  std::vector<uint32_t> constants;
};

}  // namespace mpt::gpu

namespace mpt::cuda_text {

class TextDevice final : public gpu::GpuDevice {
 public:
  TextDevice();
  ~TextDevice() override;

  const gpu::Features& features() const override { return features_; }
  const gpu::CompiledKernel* find(const char* entry, std::span<const uint32_t> constants,
                                  std::string& why) override;
  const char* launch(const gpu::CompiledKernel& f, const void* arguments, size_t bytes,
                     uint32_t groups) override;
  void begin_kernel(const gpu::Uses& uses) noexcept override { hazards_.begin(uses); }
  void end_kernel() noexcept override { hazards_.end(); }
  std::span<const Backend* const> backends() const override;
  void* alloc(size_t bytes) override;
  void free(void* p, size_t bytes) noexcept override;
  void* alloc_staging(size_t bytes) override { return alloc(bytes); }
  void free_staging(void* p, size_t bytes) noexcept override { free(p, bytes); }
  const char* copy_in(void* to, const void* from, size_t bytes) override;
  const char* copy_out(void* to, const void* from, size_t bytes) override;
  const char* copy_within(void* to, const void* from, size_t bytes) override;
  const char* fill(void* to, uint8_t byte, size_t bytes) override;
  const char* record(Event& event) override {
    event = 1;
    return nullptr;
  }
  bool has_passed(Event) override {
    run_queued();
    return true;
  }
  const char* wait(Event) override {
    run_queued();
    return nullptr;
  }

 private:
  bool take_fault(Failure&) override { return false; }
  void queue(std::function<void()> command);
  void queue(const gpu::Uses& uses, std::function<void()> command);
  void run_queued();

  const gpu::Features features_;
  std::map<std::pair<std::string, std::vector<uint32_t>>, std::unique_ptr<gpu::CompiledKernel>>
      functions_;
  Launcher launcher_;
  gpu::Hazards hazards_;
  std::vector<std::function<void()>> queued_;  // since the last barrier
};

}  // namespace mpt::cuda_text
