// Layout and GpuLaunch: what the prepared kernels of all GPU kernels share.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "backends/backend.h"
#include "backends/gpu/arguments.h"
#include "backends/gpu/device.h"

namespace mpt::gpu {

inline GpuDevice& device_of(const Request& r) { return static_cast<GpuDevice&>(*r.device); }
inline uint64_t address_of(const void* p) { return reinterpret_cast<uintptr_t>(p); }

// Where the elements of the operands are. Dims are merged and dropped by merge_dims().
struct Layout {
  uint64_t count = 0;     // elements of the output
  uint32_t steps = 0;     // bit i: input i is dense
  bool is_dense = false;  // the output is dense, every input dense or constant, and all are aligned
  Geometry geometry{};    // unless is_dense

  // Returns the layout of an output and its inputs, in any order of the elements.
  static Layout of(std::span<const Spec* const> operands);
  // Returns the layout of an output whose elements are numbered in row-major order, and of at most
  // two inputs.
  static Layout row_major(std::span<const Spec* const> operands);
};

// Returns the groups of a launch over `count` elements.
uint32_t groups_of(uint64_t count);

// Returns the dtype that stands for all dtypes of its size in kernels that copy bits.
DType bits_type(DType t);

// Constants 0 and 1 of the entries: the number of an op, and the dtypes of the operands, the output
// first, 4 bits each.
struct Constants {
  uint32_t value[2];
  Constants(int op, std::span<const Spec* const> operands);
};

// A prepared kernel of a GPU. It owns the strides that its launches read.
class GpuLaunch : public Prepared {
 public:
  GpuLaunch(const GpuLaunch&) = delete;

 protected:
  explicit GpuLaunch(GpuDevice& device) : device_(device), kept_(device.kept()) { name = "gpu"; }

  // Keep what the launches read: at most kMostKept bytes, or the geometry of a layout that is not
  // dense. Return false if `why` says why they cannot. Called once.
  bool keep(const void* bytes, size_t n, std::string& why) { return kept_.keep(bytes, n, why); }
  bool keep(const Layout& layout, std::string& why);
  uint64_t geometry() const { return kept_.address(); }

  template <class Arguments>
  const char* launch(const CompiledKernel& f, const Arguments& a) const {
    if (const char* refused = kept_.refresh()) return refused;
    return device_.launch(f, &a, sizeof a, a.groups);
  }

 private:
  GpuDevice& device_;
  Kept kept_;
};

// The reason of a candidate whose device cannot compute in f64.
inline constexpr const char* kNoF64 = "the device has no arithmetic in f64";

// Calls launch->plan(arguments.., text). Returns the launch; nullptr: the plan was refused, and
// `why` gives the text as the reason of `who`.
template <class Launch, class... Arguments>
std::unique_ptr<Launch> planned(const char* who, Why& why, std::unique_ptr<Launch> launch,
                                Arguments&&... arguments) {
  std::string refused;
  if (launch->plan(std::forward<Arguments>(arguments)..., refused)) return launch;
  return why.refuse(who, refused.c_str());
}

// Returns the name of an entry that computes with 64-bit floats, or of its form without them if the
// device has none: mpt_.._soft (kernels/soft.slang).
std::string real_entry(const GpuDevice& device, const char* entry);

// The scalar as bits of the type that an entry computes in: f64, i64 or f32. Whole numbers beyond
// i64 saturate.
uint64_t scalar_bits(double v, DType compute);

}  // namespace mpt::gpu
