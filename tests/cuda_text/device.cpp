// Runs the CUDA text of the GPU kernels on the host, as a module.
// SPDX-License-Identifier: Apache-2.0
#include "device.h"

#include <sys/mman.h>

#include <cstdlib>
#include <cstring>
#include <utility>

#include "core/assert.h"
#include "core/version.h"

namespace mpt::cuda_text {
namespace {

constexpr size_t kAlign = 256, kPage = 4096;

size_t rounded(size_t bytes, size_t unit) { return (bytes + unit - 1) / unit * unit; }
// Returns the size of the mapping of a piece.
size_t mapped(size_t bytes) { return rounded(bytes, kPage) + 2 * kPage; }

uint32_t groups_of_test() {
  const char* const number = std::getenv("MPT_TEST_GROUPS");
  return number ? static_cast<uint32_t>(std::atoi(number)) : gpu::kMaxGroups;
}

}  // namespace

TextDevice::TextDevice()
    : GpuDevice({.name = "cuda text", .takes_memory = false}),
      features_{.f64 = !std::getenv("MPT_TEST_NO_F64"), .groups = groups_of_test()} {}
TextDevice::~TextDevice() { run_queued(); }

void TextDevice::queue(std::function<void()> command) {
  if (hazards_.next()) run_queued();
  queued_.push_back(std::move(command));
}

void TextDevice::queue(const gpu::Uses& uses, std::function<void()> command) {
  hazards_.begin(uses);
  queue(std::move(command));
  hazards_.end();
}

void TextDevice::run_queued() {
  for (auto c = queued_.rbegin(); c != queued_.rend(); ++c) (*c)();
  queued_.clear();
}

const gpu::CompiledKernel* TextDevice::find(const char* entry, std::span<const uint32_t> constants,
                                            std::string& why) {
  for (const Entry& e : entries()) {
    if (std::strcmp(e.name, entry) != 0) continue;
    if (e.needs_f64 && !features_.f64) {
      why = std::string(entry) + " needs 64-bit floats";
      return nullptr;
    }
    std::vector<uint32_t> values(constants.begin(), constants.end());
    auto& f = functions_[{entry, values}];
    values.resize(gpu::kMaxConstants);
    if (!f) f = std::make_unique<gpu::CompiledKernel>(gpu::CompiledKernel{&e, std::move(values)});
    return f.get();
  }
  why = std::string("there is no text of ") + entry;
  return nullptr;
}

const char* TextDevice::launch(const gpu::CompiledKernel& f, const void* arguments, size_t bytes,
                               uint32_t groups) {
  MPT_ASSERT(bytes == f.entry->bytes, "the arguments are those of the entry");
  const auto* data = static_cast<const char*>(arguments);
  queue([this, &f, groups, kept = std::vector<char>(data, data + bytes)] {
    launcher_.run(*f.entry, kept.data(), f.constants.data(), groups);
  });
  return nullptr;
}

std::span<const Backend* const> TextDevice::backends() const {
  static const Backend* const list[] = {&gpu::gpu_backend()};
  return list;
}

// A piece lies at the end of its pages, with a page before and one behind it that nobody may touch.
// All of it is written, so it is refused where the host might not have the memory.
void* TextDevice::alloc(size_t bytes) {
  constexpr size_t kMost = size_t{4} << 30;
  if (bytes > kMost) return nullptr;
  const size_t all = mapped(bytes);
  void* const start =
      mmap(nullptr, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) return nullptr;
  char* const first = static_cast<char*>(start) + kPage;
  if (mprotect(first, all - 2 * kPage, PROT_READ | PROT_WRITE) != 0) {
    munmap(start, all);
    return nullptr;
  }
  std::memset(first, 0xff, all - 2 * kPage);  // NaN, where a kernel reads what nobody has written
  return first + all - 2 * kPage - rounded(bytes, kAlign);
}
// The addresses stay taken, so that a later use is found.
void TextDevice::free(void* p, size_t bytes) noexcept {
  run_queued();
  if (!p) return;
  const size_t all = mapped(bytes);
  char* const end = static_cast<char*>(p) + rounded(bytes, kAlign) + kPage;
  mmap(end - all, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
}
const char* TextDevice::copy_in(void* to, const void* from, size_t bytes) {
  if (bytes == 0) return nullptr;
  const auto* data = static_cast<const char*>(from);
  queue(gpu::Uses::all(), [to, kept = std::vector<char>(data, data + bytes)] {
    std::memcpy(to, kept.data(), kept.size());
  });
  return nullptr;
}
const char* TextDevice::copy_out(void* to, const void* from, size_t bytes) {
  return copy_within(to, from, bytes);
}
const char* TextDevice::copy_within(void* to, const void* from, size_t bytes) {
  if (bytes == 0) return nullptr;
  const gpu::MemoryRange written = gpu::range_of(to, bytes), read = gpu::range_of(from, bytes);
  queue({{&written, 1}, {&read, 1}}, [=] { std::memcpy(to, from, bytes); });
  return nullptr;
}
const char* TextDevice::fill(void* to, uint8_t byte, size_t bytes) {
  if (bytes == 0) return nullptr;
  const gpu::MemoryRange written = gpu::range_of(to, bytes);
  queue({{&written, 1}, {}}, [=] { std::memset(to, byte, bytes); });
  return nullptr;
}

}  // namespace mpt::cuda_text

extern "C" __attribute__((visibility("default"))) const mpt::DeviceModule*
mpt_describe_device_module();

const mpt::DeviceModule* mpt_describe_device_module() {
  static const mpt::DeviceModule module{
      .version = mpt::kDeviceVersion,
      .library = MPT_VERSION_TEXT,
      .open = [](int32_t, const void*, std::string&) -> mpt::Device* {
        return new mpt::cuda_text::TextDevice;
      },
      .close = [](mpt::Device* d) { delete d; },
      .list =
          [](std::vector<mpt::FoundDevice>& out, std::string&) {
            out.push_back({.name = "CUDA text on the host"});
            return true;
          },
  };
  return &module;
}
