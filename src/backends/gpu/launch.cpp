// Layout and GpuLaunch.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/launch.h"

#include <algorithm>

#include "backends/plain/dims.h"
#include "backends/plain/element.h"

namespace mpt::gpu {
namespace {

using plain::MergedDims;

// Returns the stride of an operand whose dims are one or none; 0 for a single element.
int64_t step_of(const MergedDims& m, size_t operand) {
  return m.rank == 0 ? 0 : m.stride[operand][0];
}

bool is_dense_output(const MergedDims& m, size_t operand, const Spec& out) {
  return (m.rank == 0 || (m.rank == 1 && m.stride[operand][0] == 1)) && !out.is_unaligned;
}

// Returns the layout of the operands from `first` on, of which that one is the output.
Layout layout_of(const MergedDims& m, size_t first, std::span<const Spec* const> operands) {
  Layout l{.count = static_cast<uint64_t>(mpt::count(operands[0]->shape))};
  l.is_dense = is_dense_output(m, first, *operands[0]);
  for (size_t k = 1; k < operands.size(); ++k) {
    const int64_t step = step_of(m, first + k);
    l.is_dense &= step == 1 ? !operands[k]->is_unaligned : step == 0;
    if (step == 1) l.steps |= 1u << (k - 1);
  }
  if (l.is_dense) return l;
  l.geometry.rank = static_cast<uint32_t>(m.rank);
  for (int d = 0; d < m.rank; ++d) {
    l.geometry.extent[d] = static_cast<uint64_t>(m.extent[d]);
    for (size_t k = 0; k < operands.size(); ++k) l.geometry.stride[k][d] = m.stride[first + k][d];
  }
  return l;
}

}  // namespace

Layout Layout::of(std::span<const Spec* const> operands) {
  return layout_of(plain::merge_dims(operands), 0, operands);
}

Layout Layout::row_major(std::span<const Spec* const> operands) {
  // The strides of the first operand order the dims.
  const Spec order{operands[0]->dtype, operands[0]->shape, contiguous_strides(operands[0]->shape)};
  const Spec* all[MergedDims::kOperands] = {&order};
  std::copy(operands.begin(), operands.end(), all + 1);
  return layout_of(plain::merge_dims(std::span(all).first(1 + operands.size())), 1, operands);
}

uint32_t groups_of(uint64_t count) {
  constexpr uint64_t kTurn = kPointThreads * kPointElements;
  return static_cast<uint32_t>(std::min<uint64_t>((count + kTurn - 1) / kTurn, kMaxGroups));
}

DType bits_type(DType t) {
  switch (size_of(t)) {
    case 1: return DType::u8;
    case 2: return DType::bf16;
    case 4: return DType::i32;
    default: return DType::i64;
  }
}

Constants::Constants(int op, std::span<const Spec* const> operands)
    : value{static_cast<uint32_t>(op), 0} {
  for (size_t k = 0; k < operands.size(); ++k) {
    value[1] |= static_cast<uint32_t>(operands[k]->dtype) << (4 * k);
  }
}

bool GpuLaunch::keep(const Layout& layout, std::string& why) {
  if (layout.is_dense) return true;
  name = "gpu strided";
  return keep(&layout.geometry, sizeof layout.geometry, why);
}

std::string real_entry(const GpuDevice& device, const char* entry) {
  return device.features().f64 ? entry : std::string(entry) + "_soft";
}

uint64_t scalar_bits(double v, DType compute) {
  if (compute == DType::f64) return std::bit_cast<uint64_t>(v);
  if (compute == DType::i64) return static_cast<uint64_t>(plain::saturate<int64_t>(v));
  return std::bit_cast<uint32_t>(static_cast<float>(v));
}

}  // namespace mpt::gpu
