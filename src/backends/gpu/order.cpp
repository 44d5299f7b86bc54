// Order: passes of a merge sort. A pass makes one run of several, and every item finds its place
// there by itself: no thread waits for another, and equal keys keep their order.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/order.h"

#include <utility>

#include "backends/gpu/index_arguments.h"

namespace mpt::gpu {
namespace {

constexpr uint32_t kFirstWays = 32, kWays = 4;  // runs that become one in a pass

DType key_type(const Order::Plan& p) {
  if (p.op == KeyOp::rows) return p.extent <= int64_t{UINT32_MAX} ? DType::i32 : DType::i64;
  return size_of(p.in.dtype) == 8 ? DType::i64 : DType::i32;
}

}  // namespace

Spec at_first_row(Spec s, int dim, const Dims& shape) {
  s.shape = shape;
  if (s.rank()) s.stride[dim] = 0;
  return s;
}

Spec line_by_line(Spec s, int dim) {
  if (!s.rank()) return s;
  for (Dims* d : {&s.shape, &s.stride}) {
    const int64_t last = (*d)[dim];
    d->erase(dim);
    d->push(last);
  }
  return s;
}

Order::Order(Sequence& s, const Plan& plan)
    : count_(static_cast<uint64_t>(mpt::count(plan.in.shape))),
      line_(static_cast<uint32_t>(extent_of(plan.in, plan.dim))),
      key_(key_type(plan)) {
  const Spec keys{key_}, lines = line_by_line(plan.in, plan.dim);
  const Spec* const types[] = {&keys, &lines};
  const auto take = [&](size_t bytes) {
    return std::exchange(s.workspace, s.workspace + (count_ * bytes + 255) / 256 * 256);
  };
  const auto bytes = static_cast<size_t>(size_of(key_));
  items_.keys = take(bytes);
  s.add("mpt_order_keys", Constants(static_cast<int>(plan.op), types),
        Layout::row_major(std::span(types).last(1)),
        KeyArguments{.count = count_, .extent = static_cast<uint64_t>(plan.extent)},
        [at = items_.keys, operand = plan.operand](KeyArguments& a, const Run& r) {
          a.keys = address_of(r.workspace) + at;
          a.in = address_of(r.in[operand]);
        });
  if (line_ <= 1) return;
  items_.places = take(4);
  Items spare{take(bytes), take(4)};
  uint32_t ways = kFirstWays;
  for (uint64_t run = 1; run < line_; run *= std::exchange(ways, kWays)) {
    const MergeArguments merge{.count = count_,
                               .line = line_,
                               .run = static_cast<uint32_t>(run),
                               .ways = ways,
                               .keep = static_cast<uint32_t>(plan.keep)};
    s.add("mpt_order_merge", Constants(0, std::span(types).first(1)), Layout{.is_dense = true},
          merge, [from = *this, to = spare](MergeArguments& a, const Run& r) {
            from.bind(a, r);
            a.to_keys = address_of(r.workspace) + to.keys;
            a.to_places = address_of(r.workspace) + to.places;
          });
    std::swap(items_, spare);
    is_moved_ = true;
  }
}

}  // namespace mpt::gpu
