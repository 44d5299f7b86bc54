// Plans of launches over rows. Threads are given to rows so that adjacent threads read adjacent
// elements: of one row, or, where the rows are interleaved, of adjacent rows. Few long rows are
// computed in parts. All that depends on the shapes and strides alone.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/rows.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

#include "backends/plain/dims.h"

namespace mpt::gpu {
namespace {

// A launch is given up to this many groups and threads where there is enough to do.
constexpr uint64_t kManyGroups = 512, kManyThreads = kManyGroups * kRowThreads;
// Adjacent rows that threads of a group read together.
constexpr uint32_t kAdjacentRows = 32;
// A part of a row has at least this many turns.
constexpr uint64_t kLeastTurns = 4;

uint64_t ceil_div(uint64_t a, uint64_t b) { return (a + b - 1) / b; }

// Returns the dims of the operands that `mask` selects.
plain::MergedDims merged(const RowRequest& q, uint32_t mask, bool is_ordered) {
  constexpr size_t kAll = kRowOperands + 1;
  Spec specs[kAll];
  const Spec* list[kAll];
  const auto add = [&](size_t k, const Dims& shape, const Dims& stride) {
    for (int d = 0; d < shape.size(); ++d) {
      if (!(mask >> d & 1)) continue;
      specs[k].shape.push(shape[d]);
      specs[k].stride.push(stride[d]);
    }
    list[k] = &specs[k];
  };
  // The first operand's strides order the dims.
  const Spec& lead = *q.operands[q.lead];
  add(0, lead.shape, is_ordered ? contiguous_strides(lead.shape) : lead.stride);
  for (size_t k = 0; k < q.operands.size(); ++k)
    add(k + 1, q.operands[k]->shape, q.operands[k]->stride);
  return plain::merge_dims({list, q.operands.size() + 1});
}

uint64_t count_of(const plain::MergedDims& m) {
  uint64_t n = 1;
  for (int d = 0; d < m.rank; ++d) n *= static_cast<uint64_t>(m.extent[d]);
  return n;
}

// Returns the distance of adjacent elements, the largest number if there are none.
uint64_t step_of(const plain::MergedDims& m, size_t operand) {
  if (m.rank == 0) return std::numeric_limits<uint64_t>::max();
  return static_cast<uint64_t>(std::abs(m.stride[operand + 1][m.rank - 1]));
}

void append(const plain::MergedDims& m, size_t operands, uint32_t& at, RowGeometry& g) {
  for (int d = 0; d < m.rank; ++d, ++at) {
    g.extent[at] = static_cast<uint64_t>(m.extent[d]);
    for (size_t k = 0; k < operands; ++k) g.stride[k][at] = m.stride[k + 1][d];
  }
}

// True if four adjacent elements of a row can be loaded and stored at once in every operand.
bool has_quads(const RowRequest& q, const plain::MergedDims& kept, const plain::MergedDims& along) {
  for (size_t k = 0; k < q.operands.size(); ++k) {
    if (!(q.swept >> k & 1)) continue;
    if (along.rank != 1 || along.stride[k + 1][0] != 1 || q.operands[k]->is_unaligned) return false;
    for (int d = 0; d < kept.rank; ++d)
      if (kept.stride[k + 1][d] % kRowElements != 0) return false;
  }
  return true;
}

// Returns how many threads share a row, at most `most`: enough for one turn of each.
uint32_t width_for(uint64_t extent, uint32_t most) {
  uint32_t width = 1;
  while (width < most && width * kRowElements < extent) width *= 2;
  return width;
}

uint64_t tiles_of(const RowArguments& a) {
  return ceil_div(a.rows, kRowThreads / a.width) * a.splits;
}
uint32_t groups_for(const GpuDevice& device, const RowArguments& a) {
  return static_cast<uint32_t>(std::min<uint64_t>(tiles_of(a), device.features().groups));
}

}  // namespace

bool RowLaunch::plan(GpuDevice& device, const char* entry, const Constants& constants,
                     const RowRequest& q, std::string& why) {
  outputs_ = q.outputs;
  inputs_ = q.operands.size() - q.outputs;
  function_ = device.find(entry, constants.value, why);
  if (!function_) return false;
  const auto kept = merged(q, ~q.along, false), along = merged(q, q.along, q.is_ordered);
  RowGeometry g{};
  uint32_t at = 0;
  append(kept, q.operands.size(), at, g);
  g.kept = at;
  append(along, q.operands.size(), at, g);
  g.along = at - g.kept;
  if (!keep(&g, sizeof g, why)) return false;

  RowArguments& a = first_;
  a.geometry = geometry();
  a.a = q.a;
  a.b = q.b;
  a.rows = count_of(kept);
  a.extent = count_of(along);
  a.splits = a.parts = 1;
  const bool columns = a.rows > 1 && step_of(kept, q.lead) < step_of(along, q.lead);
  if (columns) {
    // Few threads share a row, so that many adjacent rows are read together; more of them only
    // where there would be few threads.
    const auto side =
        static_cast<uint32_t>(std::bit_ceil(std::min<uint64_t>(a.rows, kAdjacentRows)));
    const uint64_t useful = std::bit_ceil(ceil_div(kManyThreads, a.rows));
    a.width =
        width_for(a.extent, static_cast<uint32_t>(std::min<uint64_t>(kRowThreads / side, useful)));
    a.flags = row_columns;
  } else {
    a.width = width_for(a.extent, kRowThreads);
    if (has_quads(q, kept, along)) a.flags = row_dense | row_consecutive;
  }
  if (q.is_consecutive) a.flags |= row_consecutive;
  name = columns ? "gpu columns" : "gpu rows";

  const uint64_t turn = a.width * kRowElements, turns = ceil_div(a.extent, turn);
  const uint64_t parts = std::clamp<uint64_t>(
      turns / kLeastTurns, 1, ceil_div(kManyGroups, std::max<uint64_t>(tiles_of(a), 1)));
  a.chunk = std::max<uint64_t>(ceil_div(turns, parts), 1) * turn;
  a.splits = static_cast<uint32_t>(std::max<uint64_t>(ceil_div(a.extent, a.chunk), 1));
  a.groups = groups_for(device, a);
  if (a.splits == 1 || q.passes == RowPasses::map) return true;

  a.stage = RowStage::parts;
  a.parts = a.splits;
  workspace = a.rows * a.parts * kRowPartial;
  second_ = a;
  second_.stage = RowStage::join;
  if (q.passes == RowPasses::reduce) {
    second_.width = width_for(a.parts, kRowThreads);
    second_.splits = 1;
    second_.flags = 0;
    second_.groups = groups_for(device, second_);
  }
  return true;
}

const char* RowLaunch::run(const Run& r) const {
  RowArguments a = first_;
  const auto add_operands = [&](RowArguments& to) {
    for (size_t i = 0; i < outputs_; ++i) to.operand[i] = address_of(r.out[i]);
    for (size_t i = 0; i < inputs_; ++i) to.operand[outputs_ + i] = address_of(r.in[i]);
    to.partials = address_of(r.workspace);
  };
  add_operands(a);
  const char* refused = launch(*function_, a);
  if (refused || !workspace) return refused;
  RowArguments b = second_;
  add_operands(b);
  return launch(*function_, b);
}

std::unique_ptr<RowLaunch> make_rows(const Request& r, Why& why, const std::string& entry, int op,
                                     const RowRequest& q) {
  if (entry.empty()) return nullptr;
  GpuDevice& device = device_of(r);
  return planned("gpu", why, std::make_unique<RowLaunch>(device), device, entry.c_str(),
                 Constants(op, q.operands), q);
}

std::string form_of(const char* kernel, DType compute, const Request& r, Why& why) {
  const std::string name = std::string("mpt_") + kernel;
  if (compute != DType::f64) return name + (compute == DType::i64 ? "_i64" : "_f32");
  if (device_of(r).features().f64) return name + "_f64";
  why.refuse("gpu", kNoF64);
  return "";
}

Spec expanded(const Spec& s, const Spec& x) {
  Spec e = s;
  e.shape = x.shape;
  e.stride = Dims::filled(x.rank(), 0);
  for (int d = 0; d < s.rank(); ++d)
    if (s.shape[d] == x.shape[d]) e.stride[d] = s.stride[d];
  return e;
}

}  // namespace mpt::gpu
