// The candidates for index_select, gather, index_add, scatter and sort.
//
// Kernels that write by index sort the indices, so that one thread has all elements of the source
// that go to an element of the output, in their order.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/gpu/index_arguments.h"
#include "backends/gpu/make.h"
#include "backends/gpu/order.h"

namespace mpt::gpu {
namespace {

// The indices of a request: an input, and the extent that they are below.
struct Indices {
  const Spec& spec;
  size_t operand;
  int64_t extent;
};

// Returns why a request cannot be computed; nullptr if it can.
const char* invalid(const Request& r, const Indices& indices, const Spec& other, int dim) {
  const DType t = indices.spec.dtype;
  if (t != DType::i32 && t != DType::i64) return "indices are i32 or i64";
  if (r.out[0].dtype != other.dtype) return "operands of different dtypes";
  if (dim < 0 || dim >= std::max(r.out[0].rank(), 1)) return "dim is within the rank";
  if (count(indices.spec.shape) > kMostItems) return "at most 2^32 - 1 indices";
  return nullptr;
}

// Adds the check of indices, if the request has a flag for it.
void add_check(Sequence& s, const Request& r, const Indices& indices) {
  const int64_t n = count(indices.spec.shape);
  if (r.out.size() < 2 || !r.out[1] || n == 0) return;
  const Spec* const operands[] = {&indices.spec};
  s.add("mpt_index_check", Constants(0, operands), Layout::row_major(operands),
        CheckArguments{.count = static_cast<uint64_t>(n),
                       .extent = static_cast<uint64_t>(indices.extent)},
        [operand = indices.operand](CheckArguments& a, const Run& run) {
          a.flag = address_of(run.out[1]);
          a.index = address_of(run.in[operand]);
        });
}

// Rows that are contiguous in the output and in the input are copied in elements of 8 bytes where
// they can be. Returns the dtype of an element.
DType widened(Layout& l, const Spec& y, const Spec& x, int64_t& along) {
  const int64_t parts = 8 / size_of(y.dtype);
  Geometry& g = l.geometry;
  const uint32_t last = g.rank - 1;
  const auto divides = [&](int64_t n) { return n % parts == 0; };
  bool can = !l.is_dense && g.rank > 0 && !y.is_unaligned && !x.is_unaligned && divides(along);
  can = can && g.stride[0][last] == 1 && g.stride[1][last] == 1 && g.stride[2][last] == 0 &&
        divides(static_cast<int64_t>(g.extent[last]));
  for (uint32_t d = 0; can && d < last; ++d)
    can = divides(g.stride[0][d]) && divides(g.stride[1][d]);
  if (!can) return bits_type(y.dtype);
  g.extent[last] /= static_cast<uint64_t>(parts);
  for (uint32_t d = 0; d < last; ++d) {
    g.stride[0][d] /= parts;
    g.stride[1][d] /= parts;
  }
  along /= parts;
  l.count /= static_cast<uint64_t>(parts);
  return DType::i64;
}

// `index`: the indices as they are read over the shape of the output.
std::unique_ptr<Prepared> make_reader(const Request& r, Why& why, const Indices& indices,
                                      const Spec& index, int dim) {
  const Spec &y = r.out[0], &x = r.in[0], rows = at_first_row(x, dim, y.shape);
  auto s = std::make_unique<Sequence>(device_of(r));
  add_check(*s, r, indices);
  if (count(y.shape) > 0) {
    const Spec* const operands[] = {&y, &rows, &index};
    Layout layout = Layout::of(operands);
    GatherArguments a{.extent = static_cast<uint64_t>(indices.extent), .along = stride_of(x, dim)};
    const Spec element{widened(layout, y, x, a.along)};
    a.count = layout.count;
    const Spec* const types[] = {&element, &index};
    s->add("mpt_gather", Constants(0, types), layout, a, [](GatherArguments& g, const Run& run) {
      g.out = address_of(run.out[0]);
      g.in = address_of(run.in[0]);
      g.index = address_of(run.in[1]);
    });
  }
  return Sequence::finished(std::move(s), why);
}

const char* entry_of(ScatterOp op, DType t) {
  if (op == ScatterOp::set) return "mpt_order_set";
  if (t == DType::f64) return "mpt_order_add_f64";
  return is_integral(t) ? "mpt_order_add_i64" : "mpt_order_add_f32";
}

// The kernels that write by index. `dim`: of the output; `index_dim`: of the indices.
std::unique_ptr<Prepared> make_writer(const Request& r, Why& why, const Indices& indices, int dim,
                                      ScatterOp op, int index_dim) {
  const Spec &y = r.out[0], &src = r.in[1];
  if (op == ScatterOp::add && y.dtype == DType::f64 && !device_of(r).features().f64) {
    return why.refuse("gpu", kNoF64);
  }
  auto s = std::make_unique<Sequence>(device_of(r));
  add_check(*s, r, indices);
  if (count(y.shape) > 0 && count(src.shape) > 0 && count(indices.spec.shape) > 0) {
    const int64_t items = extent_of(indices.spec, index_dim);
    const Order order(*s, {.in = indices.spec,
                           .operand = indices.operand,
                           .dim = index_dim,
                           .op = KeyOp::rows,
                           .extent = indices.extent,
                           .keep = items});
    Dims columns = src.shape;
    if (!columns.empty()) columns[dim] = 1;
    const Spec to = at_first_row(y, dim, columns), from = at_first_row(src, dim, columns);
    const Spec* const operands[] = {&to, &from};
    const bool copies = op == ScatterOp::set;
    const Spec element{copies ? bits_type(y.dtype) : y.dtype}, key{order.key()};
    const Spec* const types[] = {&element, &element, &key};
    const auto all = static_cast<uint64_t>(count(columns));
    ApplyArguments a{.columns = all / (order.count() / order.line()),
                     .extent = static_cast<uint64_t>(indices.extent),
                     .along = {stride_of(y, dim), stride_of(src, dim)},
                     .line = order.line()};
    a.count = order.count() * a.columns;
    s->add(entry_of(op, y.dtype), Constants(0, types), Layout::row_major(operands), a,
           [order](ApplyArguments& p, const Run& run) {
             order.bind(p, run);
             p.out = address_of(run.out[0]);
             p.in = address_of(run.in[1]);
           });
  }
  return Sequence::finished(std::move(s), why);
}

}  // namespace

std::unique_ptr<Prepared> make_index_select(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0];
  const int dim = r.get<DimParams>().dim;
  const Indices indices{r.in[1], 1, extent_of(x, dim)};
  if (const char* e = invalid(r, indices, x, dim)) return why.refuse("gpu", e);
  if (r.in[1].rank() != 1) return why.refuse("gpu", "index has one dim");
  Spec index{r.in[1].dtype, y.shape, Dims::filled(y.rank(), 0)};
  if (y.rank()) index.stride[dim] = r.in[1].stride[0];
  return make_reader(r, why, indices, index, dim);
}

std::unique_ptr<Prepared> make_gather(const Request& r, Why& why) {
  const int dim = r.get<DimParams>().dim;
  const Indices indices{r.in[1], 1, extent_of(r.in[0], dim)};
  if (const char* e = invalid(r, indices, r.in[0], dim)) return why.refuse("gpu", e);
  return make_reader(r, why, indices, r.in[1], dim);
}

std::unique_ptr<Prepared> make_index_add(const Request& r, Why& why) {
  const int dim = r.get<DimParams>().dim;
  const Indices indices{r.in[0], 0, extent_of(r.out[0], dim)};
  if (const char* e = invalid(r, indices, r.in[1], dim)) return why.refuse("gpu", e);
  if (r.in[0].rank() != 1) return why.refuse("gpu", "index has one dim");
  return make_writer(r, why, indices, dim, ScatterOp::add, 0);
}

std::unique_ptr<Prepared> make_scatter(const Request& r, Why& why) {
  const auto p = r.get<ScatterParams>();
  const Indices indices{r.in[0], 0, extent_of(r.out[0], p.dim)};
  if (const char* e = invalid(r, indices, r.in[1], p.dim)) return why.refuse("gpu", e);
  return make_writer(r, why, indices, p.dim, p.op, p.dim);
}

std::unique_ptr<Prepared> make_sort(const Request& r, Why& why) {
  const Spec& x = r.in[0];
  const auto p = r.get<SortParams>();
  if (p.dim < 0 || p.dim >= std::max(x.rank(), 1))
    return why.refuse("gpu", "dim is within the rank");
  const int64_t n = extent_of(x, p.dim), k = p.k < 0 ? n : p.k;
  if (k > n) return why.refuse("gpu", "k is at most the extent");
  if (n > kMostItems) return why.refuse("gpu", "at most 2^32 - 1 elements along dim");
  auto s = std::make_unique<Sequence>(device_of(r));
  const Order order(*s, {.in = x,
                         .operand = 0,
                         .dim = p.dim,
                         .op = p.descending ? KeyOp::descending : KeyOp::ascending,
                         .keep = k});
  const Spec values = line_by_line(r.out[0], p.dim), index = line_by_line(r.out[1], p.dim);
  const Spec lines = line_by_line(at_first_row(x, p.dim, r.out[0].shape), p.dim);
  const Spec* const operands[] = {&values, &index, &lines};
  const Spec element{bits_type(x.dtype)};
  const Spec* const types[] = {&element};
  const SortedArguments a{.count = static_cast<uint64_t>(count(values.shape)),
                          .along = stride_of(x, p.dim),
                          .line = order.line(),
                          .keep = static_cast<uint32_t>(k)};
  s->add("mpt_order_sorted", Constants(0, types), Layout::row_major(operands), a,
         [order](SortedArguments& b, const Run& run) {
           order.bind(b, run);
           b.out[0] = address_of(run.out[0]);
           b.out[1] = address_of(run.out[1]);
           b.in = address_of(run.in[0]);
         });
  return Sequence::finished(std::move(s), why);
}

}  // namespace mpt::gpu
