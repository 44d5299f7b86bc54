// RecordingDevice: a GpuDevice that runs nothing. It keeps what a driver would be given.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "backends/gpu/arguments.h"
#include "backends/gpu/backend.h"

namespace mpt::gpu {

class CompiledKernel {
 public:
  std::string entry;
  std::vector<uint32_t> constants;
};

}  // namespace mpt::gpu

namespace mpt::test {

// Its memory is the host's, and copies to it are done at once.
class RecordingDevice final : public gpu::GpuDevice {
 public:
  struct Launched {
    std::string entry;
    std::vector<uint32_t> constants;
    std::vector<char> arguments;
    uint32_t groups;
    template <class A>
    A get() const {
      A a{};
      if (arguments.size() == sizeof a) std::memcpy(&a, arguments.data(), sizeof a);
      return a;
    }
  };

  RecordingDevice() : GpuDevice({.name = "recording"}) {}

  gpu::Features able{.f64 = true};
  std::string lacks;  // an entry
  bool has_memory = true, has_failed = false;
  const char* refusal = nullptr;  // the answer to copies to the device
  std::vector<Launched> launches;
  std::map<char*, size_t> pieces;
  int copies = 0;
  std::vector<gpu::MemoryRange> written, read;  // by the last kernel that told
  bool is_in_kernel = false;

  const gpu::Features& features() const override { return able; }
  const gpu::CompiledKernel* find(const char* entry, std::span<const uint32_t> constants,
                                  std::string& why) override {
    if (entry == lacks) {
      why = "the entry " + lacks + " is missing";
      return nullptr;
    }
    functions_.push_back(std::make_unique<gpu::CompiledKernel>());
    *functions_.back() = {entry, {constants.begin(), constants.end()}};
    return functions_.back().get();
  }
  const char* launch(const gpu::CompiledKernel& f, const void* arguments, size_t bytes,
                     uint32_t groups) override {
    const auto* data = static_cast<const char*>(arguments);
    launches.push_back({f.entry, f.constants, {data, data + bytes}, groups});
    return nullptr;
  }

  void begin_kernel(const gpu::Uses& uses) noexcept override {
    written.assign(uses.written.begin(), uses.written.end());
    read.assign(uses.read.begin(), uses.read.end());
    is_in_kernel = true;
  }
  void end_kernel() noexcept override { is_in_kernel = false; }

  void* alloc(size_t bytes) override {
    if (!has_memory) return nullptr;
    auto* p = static_cast<char*>(std::aligned_alloc(256, bytes));
    pieces[p] = bytes;
    return p;
  }
  void free(void* p, size_t bytes) noexcept override {
    const auto at = pieces.find(static_cast<char*>(p));
    if (at == pieces.end() || at->second != bytes) std::abort();
    pieces.erase(at);
    std::free(p);
  }
  const char* copy_in(void* to, const void* from, size_t bytes) override {
    if (refusal) return refusal;
    ++copies;
    std::memcpy(to, from, bytes);
    return nullptr;
  }

  std::span<const Backend* const> backends() const override {
    static const Backend* const list[] = {&gpu::gpu_backend()};
    return list;
  }
  void* alloc_staging(size_t) override { return nullptr; }
  void free_staging(void*, size_t) noexcept override {}
  const char* copy_out(void*, const void*, size_t) override { return "not recorded"; }
  const char* copy_within(void*, const void*, size_t) override { return "not recorded"; }
  const char* fill(void*, uint8_t, size_t) override { return "not recorded"; }
  const char* record(Event&) override { return "not recorded"; }
  bool has_passed(Event) override { return true; }
  const char* wait(Event) override { return nullptr; }

 private:
  bool take_fault(Failure& out) override {
    out.text = "a test asked for it";
    return std::exchange(has_failed, false);
  }

  std::vector<std::unique_ptr<gpu::CompiledKernel>> functions_;
};

}  // namespace mpt::test
