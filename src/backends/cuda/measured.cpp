// Runs a kernel on operands of its request for as long as a clock needs.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/measured.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <limits>
#include <optional>
#include <vector>

#include "backends/cuda/device.h"

namespace mpt::cuda {
namespace {

// FNV-1a (Fowler, Noll, Vo).
struct Hash {
  uint64_t value = 0xcbf29ce484222325;

  void add(const void* bytes, size_t n) {
    for (size_t i = 0; i < n; ++i) {
      value ^= static_cast<const unsigned char*>(bytes)[i];
      value *= 0x100000001b3;
    }
  }
  void add(int64_t v) { add(&v, sizeof v); }
  void add(const Spec& s) {
    add(static_cast<int64_t>(s.dtype));
    add(static_cast<int64_t>(s.is_unaligned));
    add(static_cast<int64_t>(s.rank()));
    for (int d = 0; d < s.rank(); ++d) {
      add(s.shape[d]);
      add(s.stride[d]);
    }
  }
};

// A collision of two requests costs time at most: both get a way that one of them is fast with.
std::string kind_of(const Request& r, const std::string& library) {
  Hash h;
  h.add(static_cast<int64_t>(r.kernel));
  for (const auto& operands : {r.out, r.in}) {
    h.add(static_cast<int64_t>(operands.size()));
    for (const Spec& s : operands) h.add(s);
  }
  h.add(r.params, r.params_size);
  // With less workspace, other candidates have these numbers.
  if (r.most_workspace < Request{}.most_workspace) h.add(static_cast<int64_t>(r.most_workspace));
  char number[20];
  std::snprintf(number, sizeof number, " %016llx", static_cast<unsigned long long>(h.value));
  return library + number;
}

// Where an operand lies in memory of its own: the bytes before its first element and all of them.
struct Extent {
  size_t before = 0, bytes = 0;

  explicit Extent(const Spec& s) {
    if (!s) return;
    int64_t low = 0, high = 0;  // elements from the first one
    for (int d = 0; d < s.rank(); ++d) {
      const int64_t across = std::max<int64_t>(s.shape[d] - 1, 0) * s.stride[d];
      (across < 0 ? low : high) += across;
    }
    // An operand that is not aligned begins one element behind a place that is.
    const auto size = static_cast<size_t>(size_of(s.dtype));
    before = round_up(static_cast<size_t>(-low) * size) + (s.is_unaligned ? size : 0);
    bytes = round_up(before + (static_cast<size_t>(high) + 1) * size);
  }
  static size_t round_up(size_t n) { return (n + 255) / 256 * 256; }
};

// Operands of a request in one block of the device's memory, and the workspace behind them.
class Operands {
 public:
  Operands(CudaDevice& device, const Request& r, size_t workspace) : device_(device) {
    for (const Spec& s : r.out) bytes_ += Extent(s).bytes;
    for (const Spec& s : r.in) bytes_ += Extent(s).bytes;
    const size_t behind = bytes_;
    bytes_ += workspace;
    base_ = static_cast<char*>(bytes_ ? device.alloc(bytes_) : nullptr);
    if (!base_) return;
    char* at = base_;
    const auto place = [&at](const Spec& s) -> char* {
      const Extent e(s);
      char* const first = s ? at + e.before : nullptr;
      at += e.bytes;
      return first;
    };
    for (const Spec& s : r.out) out_.push_back(place(s));
    for (const Spec& s : r.in) in_.push_back(place(s));
    workspace_ = base_ + behind;
  }
  ~Operands() {
    if (base_) device_.free(base_, bytes_);
  }
  Operands(const Operands&) = delete;
  Operands& operator=(const Operands&) = delete;

  // False if there is no memory for them.
  bool are_there() const { return base_ != nullptr; }
  // Makes every element a number between 0 and 2, in any dtype of a library.
  const char* fill() { return device_.fill(base_, 0x3c, bytes_); }
  const char* run(const Prepared& kernel) const {
    return kernel.run({out_.data(), in_.data(), nullptr, workspace_, jobs_});
  }

 private:
  CudaDevice& device_;
  size_t bytes_ = 0;
  char* base_ = nullptr;
  void* workspace_ = nullptr;
  std::vector<void*> out_;
  std::vector<const void*> in_;
  const Jobs jobs_;
};

// Returns the least seconds of a run, infinite if it is refused; nothing if there is no memory for
// the operands, or the device runs nothing.
std::optional<double> seconds_of(CudaDevice& device, const Request& r, const Prepared& kernel) {
  static constexpr int kRounds = 3, kMostRuns = 32;
  static constexpr double kRound = 1e-3;  // seconds that a round takes if so many runs are enough
  Operands operands(device, r, kernel.workspace);
  if (!operands.are_there() || operands.fill() || device.has_failed()) return {};
  const auto round = [&](int runs) -> std::optional<double> {
    const auto wait = [&device] {
      Event end = 0;
      const char* const refused = device.record(end);
      return refused ? refused : device.wait(end);
    };
    if (wait()) return {};
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < runs; ++i)
      if (operands.run(kernel)) return {};
    if (wait()) return {};
    const std::chrono::duration<double> t = std::chrono::steady_clock::now() - start;
    return t.count() / runs;
  };
  std::optional<double> least = round(1);  // it loads the library's kernels
  if (least) least = round(1);
  if (device.has_failed()) return {};
  if (!least) return std::numeric_limits<double>::infinity();
  const int runs = static_cast<int>(std::clamp(kRound / *least, 1.0, double{kMostRuns}));
  for (int i = 0; i < kRounds; ++i) {
    const std::optional<double> t = round(runs);
    if (!t) break;
    least = std::min(*least, *t);
  }
  if (device.has_failed()) return {};
  return least;
}

}  // namespace

uint32_t ways_to_ask(CudaDevice& device, const Request& r, const std::string& library) {
  return device.choices().needed(kind_of(r, library), kMostWays);
}

void take_best(CudaDevice& device, const Request& r, const std::string& library, uint32_t count,
               const Prepared& kernel, const std::function<void(uint32_t)>& take) {
  const uint32_t best = device.choices().choose(kind_of(r, library), count, 0, [&](uint32_t i) {
    take(i);
    return seconds_of(device, r, kernel);
  });
  take(best);
}

}  // namespace mpt::cuda
