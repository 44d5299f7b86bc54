// Reading and writing elements by index, sorting, triangles.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "autograd/row_sparse.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/tensor_meta.h"
#include "ops/create.h"
#include "ops/late_checks.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

Tensor zeros(const Tensor& like, const Dims& shape) {
  return full(like.ctx(), like.dtype(), shape, 0);
}

// Fails because of the index at row-major position `at` of an index of `shape`. Later, when the
// tensor may be gone, `index` is empty.
[[noreturn]] void fail_index(int64_t at, const Dims& shape, int64_t extent, int dim,
                             const Tensor& index, const char* when) {
  Dims where = shape;
  int64_t rest = at, offset = 0;
  for (int d = shape.size() - 1; d >= 0; --d) {
    where[d] = rest % shape[d];
    rest /= shape[d];
    if (index) offset += where[d] * index.stride()[d];
  }
  char found[24] = "";
  if (index) {
    const int64_t value = index.dtype() == DType::i64 ? read_item<int64_t>(index, offset)
                                                      : read_item<int32_t>(index, offset);
    std::snprintf(found, sizeof found, " %lld", lld(value));
  }
  fail(MPT_ERROR_INVALID_ARGUMENT,
       "%sindex%s at position %s of the index tensor: dim %d has %lld elements, so 0 to %lld are "
       "possible",
       when, found, text(where).s, dim, lld(extent), lld(extent) - 1);
}

// Result of an index kernel: the lowest position of an index out of range, or -1.
class Flag {
 public:
  explicit Flag(Context& ctx) : at_(full(ctx, DType::i64, {1}, -1)) {}
  const Tensor* out() const { return &at_; }
  // Fails if an index is out of range; on a device a later call does.
  void check(Op op, const Tensor& index, int64_t extent, int dim) const {
    if (!is_on_host(at_)) {
      at_.ctx().part<LateChecks>().add(
          op, at_, [shape = index.shape(), extent, dim](int64_t at, const char* when) {
            fail_index(at, shape, extent, dim, {}, when);
          });
      return;
    }
    const auto check = [extent, dim](const Tensor& flag, const Tensor& in) {
      if (const auto at = read_item<int64_t>(flag); at >= 0)
        fail_index(at, in.shape(), extent, dim, in, "");
    };
    each_time(at_.place(), check, at_, index);
  }

 private:
  Tensor at_;
};

int64_t extent(const Tensor& x, int dim) { return x.rank() ? x.shape()[dim] : 1; }

// Returns an index as 1-dim: one of 1 dim as given, a 0-dim one as one element.
Tensor list_of(const Tensor& index, const char* what) {
  need_index(index, what);
  if (index.rank() > 1) need_rank(index, 1, what);
  return index.rank() ? index : index.view({1}, {1}, index->offset);
}

// Checks that `index` has the rank of the tensor that it indexes, and no larger extents except
// along `dim`.
void need_fit(const Tensor& index, const Dims& shape, int dim, const char* into) {
  bool fits = index.rank() == shape.size();
  for (int d = 0; fits && d < shape.size(); ++d) {
    fits = d == dim || index.shape()[d] <= shape[d];
  }
  if (fits || index.count() == 0) return;
  fail(MPT_ERROR_SHAPE,
       "index has shape %s, %s %s: index needs the same number of dims and no larger extents%s",
       text(index.shape()).s, into, text(shape).s, dim < 0 ? "" : ", except along dim");
}

void need_same_dtype(const Tensor& x, const Tensor& src) {
  if (x.dtype() == src.dtype()) return;
  fail(MPT_ERROR_DTYPE, "x is %s and src %s: they must have one dtype; cast one",
       name_of(x.dtype()), name_of(src.dtype()));
}

}  // namespace

// -- whole slices ---------------------------------------------------------------------------------

namespace {

// Slices without elements, for checking the indices alone: the check then runs once, however large
// the other dims are.
Tensor no_slices(const Tensor& like, int64_t n) {
  return Tensor::empty(like.ctx(), like.dtype(), {n, 0});
}

void select_slices(Op op, Tensor& y, const Tensor& x, int dim, const Tensor& index) {
  Flag flag(x.ctx());
  const int64_t n = extent(x, dim);
  if (y.count() > 0) {
    launch(Kernel::index_select, {&y, flag.out()}, {&x, &index}, DimParams{dim});
  } else if (index.count() > 0) {
    const Tensor none = no_slices(y, index.count()), from = no_slices(x, n);
    launch(Kernel::index_select, {&none, flag.out()}, {&from, &index}, DimParams{0});
  }
  flag.check(op, index, n, dim);
}

void add_slices(Tensor& y, int dim, const Tensor& index, const Tensor& src) {
  Flag flag(y.ctx());
  const int64_t n = extent(y, dim);
  if (y.count() > 0) {
    launch(Kernel::index_add, {&y, flag.out()}, {&index, &src}, DimParams{dim});
  } else if (index.count() > 0) {
    const Tensor to = no_slices(y, n), none = no_slices(src, index.count());
    launch(Kernel::index_add, {&to, flag.out()}, {&index, &none}, DimParams{0});
  }
  flag.check(Op::index_add, index, n, dim);
}

// Adds the slices of src at the indices to zeros of `shape`. The gradient selects the slices.
Tensor place_slices(const Dims& shape, int dim, const Tensor& index, const Tensor& src) {
  Tensor y = zeros(src, shape), none;
  launch(Kernel::index_add, {&y, &none}, {&index, &src}, DimParams{dim});
  if (wants_grad({&src})) {
    record(Op::index_add, y, {&src}, [dim, index = save(index)](Vjp& v) {
      v.set(0, index_select(v.grad(), dim, index.get(v)));
    });
  }
  return y;
}

}  // namespace

Tensor index_select(Tensor x, int64_t dim, Tensor index) {
  need_same_context({&x, &index});
  Call call(Op::index_select, {&x});
  const int d = wrap_dim(dim, x.rank());
  index = list_of(index, "index");
  Dims shape = x.shape();
  if (x.rank()) shape[d] = index.count();
  else if (index.count() != 1) need_rank(x, 1, "x");
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), shape);
  select_slices(Op::index_select, y, x, d, index);
  if (wants_grad({&x})) {
    record(Op::index_select, y, {&x}, [d, index = save(index), from = x.shape()](Vjp& v) {
      v.set(0, place_slices(from, d, index.get(v), v.grad()));
    });
  }
  return y;
}

Tensor index_add(Tensor x, int64_t dim, Tensor index, Tensor src) {
  need_same_context({&x, &index, &src});
  Call call(Op::index_add, {&x, &src});
  const int d = wrap_dim(dim, x.rank());
  index = list_of(index, "index");
  need_same_dtype(x, src);
  Dims want = x.shape();
  if (x.rank()) want[d] = index.count();
  if (!(src.shape() == want)) {
    fail(MPT_ERROR_SHAPE,
         "src has shape %s; for x of shape %s and %lld indices along dim %d it must have shape %s",
         text(src.shape()).s, text(x.shape()).s, lld(index.count()), d, text(want).s);
  }
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), x.shape());
  launch(Kernel::copy, {&y}, {&x});
  add_slices(y, d, index, src);
  if (wants_grad({&x, &src})) {
    record(Op::index_add, y, {&x, &src}, [d, index = save(index)](Vjp& v) {
      if (v.wants(0)) v.set(0, v.grad());
      if (v.wants(1)) v.set(1, index_select(v.grad(), d, index.get(v)));
    });
  }
  return y;
}

Tensor index_add_scaled(Tensor x, int64_t dim, Tensor index, Tensor src, double scale) {
  need_same_context({&x, &index, &src});
  Call call(Op::index_add_scaled, {&x, &src});
  need_same_dtype(x, src);
  if (!is_floating(x.dtype()) && scale != std::floor(scale)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "scale is %g and x is %s, which has no fractions: cast both",
         scale, name_of(x.dtype()));
  }
  const Tensor scaled = cast(mul_scalar(exact(src), scale), exact(x).dtype());
  return cast(index_add(exact(x), dim, index, scaled), x.dtype());
}

Tensor embedding(Tensor index, Tensor weight, int64_t padding_idx) {
  need_same_context({&index, &weight});
  Call call(Op::embedding, {&weight});
  need_index(index, "index");
  need_rank(weight, 2, "weight");
  const int64_t rows = weight.size(0), width = weight.size(1);
  if (padding_idx >= rows) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "padding_idx is %lld; weight has %lld rows", lld(padding_idx),
         lld(rows));
  }
  const int64_t n = index.count();
  Tensor list = index;
  if (index.rank() != 1) {
    list = index.contiguous() ? index : contiguous(index);
    list = list.view({n}, {1}, list->offset);
  }
  Tensor y = Tensor::empty(weight.ctx(), weight.dtype(), {n, width});
  select_slices(Op::embedding, y, weight, 0, list);
  Dims shape = index.shape();
  shape.push(width);
  y = y.view(shape, contiguous_strides(shape), 0);
  if (wants_grad({&weight})) {
    record(Op::embedding, y, {&weight},
           [list = save(list), from = weight.shape(), padding_idx](Vjp& v) {
             const Tensor& to = list.get(v);
             Tensor g = reshape(v.grad(), {to.count(), from[1]});
             if (v.accepts_row_sparse(0)) return v.set(0, row_sparse_grad(to, g, padding_idx));
             Tensor dw = place_slices(from, 0, to, g);
             if (padding_idx >= 0) {  // the padding row gets no gradient
               Tensor at = full(dw.ctx(), DType::i64, {1, 1}, static_cast<double>(padding_idx));
               dw = scatter(dw, 0, expand(at, {1, from[1]}), zeros(dw, {1, from[1]}));
             }
             v.set(0, dw);
           });
  }
  return y;
}

// -- single elements ------------------------------------------------------------------------------

namespace {

// Writes src into y by index along dim, in place and unrecorded.
void scatter_raw(Op op, ScatterOp kernel, Tensor& y, int dim, const Tensor& index,
                 const Tensor& src) {
  if (index.count() == 0) return;  // an empty index may have any shape
  Flag flag(y.ctx());
  launch(Kernel::scatter, {&y, flag.out()}, {&index, &src}, ScatterParams{dim, kernel});
  flag.check(op, index, extent(y, dim), dim);
}

// Writes or adds src by index into zeros of `shape`. The gradient is gather().
Tensor place(ScatterOp op, const Dims& shape, int dim, const Tensor& index, const Tensor& src) {
  Tensor y = zeros(src, shape);
  scatter_raw(Op::scatter, op, y, dim, index, src);
  if (wants_grad({&src})) {
    record(Op::scatter, y, {&src},
           [dim, index = save(index)](Vjp& v) { v.set(0, gather(v.grad(), dim, index.get(v))); });
  }
  return y;
}

// As in PyTorch, a 0-dim tensor counts as a 1-dim one of one element.
Tensor one_dim(const Tensor& t) { return t.rank() ? t : reshape(t, {1}); }

// Returns the leading part of src with the shape of the index; src may be larger.
Tensor leading(Tensor src, const Dims& shape) {
  for (int d = 0; d < shape.size(); ++d)
    if (src.shape()[d] != shape[d]) src = slice(src, d, 0, shape[d], 1);
  return src;
}

// Returns true where a later index along `dim` is equal, so that a scatter to `shape` stores the
// element of that one.
Tensor is_replaced(const Tensor& index, const Dims& shape, int dim) {
  const int64_t n = index.shape()[dim];
  Dims along = Dims::filled(index.rank(), 1);
  along[dim] = n;
  const Tensor own = expand(
      reshape(arange(index.ctx(), DType::i64, 0, static_cast<double>(n), 1), along), index.shape());
  const Tensor last = scatter(full(index.ctx(), DType::i64, shape, -1), dim, index, own);
  return ne(gather(last, dim, index), own);
}

Tensor scatter_op(Op op, ScatterOp kernel, Tensor x, int64_t dim, Tensor index, Tensor src) {
  need_same_context({&x, &index, &src});
  const int ranks = x.rank() + index.rank() + src.rank();
  if (ranks > 0 && ranks < 3 && x.rank() < 2 && index.rank() < 2 && src.rank() < 2) {
    return reshape(scatter_op(op, kernel, one_dim(x), dim, one_dim(index), one_dim(src)),
                   x.shape());
  }
  Call call(op, {&x, &src});
  const int d = wrap_dim(dim, x.rank());
  need_index(index, "index");
  need_fit(index, x.shape(), d, "x");
  need_fit(index, src.shape(), -1, "src");
  need_same_dtype(x, src);
  if (index.count() && !(src.shape() == index.shape())) src = leading(src, index.shape());
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), x.shape());
  launch(Kernel::copy, {&y}, {&x});
  scatter_raw(op, kernel, y, d, index, src);
  if (wants_grad({&x, &src})) {
    record(op, y, {&x, &src}, [kernel, d, index = save(index), from = src.shape()](Vjp& v) {
      const Tensor &g = v.grad(), &at = index.get(v);
      if (v.wants(0)) {
        v.set(0, kernel == ScatterOp::add ? g : scatter(g, d, at, zeros(g, at.shape())));
      }
      if (!v.wants(1)) return;
      if (at.count() == 0) return v.set(1, zeros(g, from));
      Tensor dsrc = gather(g, d, at);
      v.set(1,
            kernel == ScatterOp::add ? dsrc : masked_fill(dsrc, is_replaced(at, g.shape(), d), 0));
    });
  }
  return y;
}

}  // namespace

Tensor gather(Tensor x, int64_t dim, Tensor index) {
  need_same_context({&x, &index});
  if (x.rank() + index.rank() == 1) {
    return reshape(gather(one_dim(x), dim, one_dim(index)), index.shape());
  }
  Call call(Op::gather, {&x});
  const int d = wrap_dim(dim, x.rank());
  need_index(index, "index");
  need_fit(index, x.shape(), d, "x");
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), index.shape());
  if (index.count() > 0) {  // an empty index may have any shape
    Flag flag(x.ctx());
    launch(Kernel::gather, {&y, flag.out()}, {&x, &index}, DimParams{d});
    flag.check(Op::gather, index, extent(x, d), d);
  }
  if (wants_grad({&x})) {
    record(Op::gather, y, {&x}, [d, index = save(index), from = x.shape()](Vjp& v) {
      v.set(0, place(ScatterOp::add, from, d, index.get(v), v.grad()));
    });
  }
  return y;
}

Tensor scatter(Tensor x, int64_t dim, Tensor index, Tensor src) {
  return scatter_op(Op::scatter, ScatterOp::set, x, dim, index, src);
}
Tensor scatter_add(Tensor x, int64_t dim, Tensor index, Tensor src) {
  return scatter_op(Op::scatter_add, ScatterOp::add, x, dim, index, src);
}

Tensor one_hot(Tensor index, int64_t classes) {
  need_index(index, "index");
  if (classes == -1) {  // from the largest index
    if (index.count() == 0) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "num_classes is -1 (the largest index + 1) and index is empty: give the number");
    }
    const auto largest = read_item<int64_t>(max(cast(index, DType::i64)));
    if (largest < 0) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "the largest index is %lld; indices must be 0 or more",
           lld(largest));
    }
    classes = std::min(largest, INT64_MAX - 1) + 1;
  }
  if (classes < 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "num_classes is %lld; it must be 0 or more, or -1 for the largest index + 1",
         lld(classes));
  }
  Dims shape = index.shape();
  shape.push(classes);
  Tensor y = full(index.ctx(), DType::i64, shape, 0), at = unsqueeze(index, -1);
  scatter_raw(Op::one_hot, ScatterOp::set, y, index.rank(), at,
              full(index.ctx(), DType::i64, at.shape(), 1));
  return y;
}

// -- order ----------------------------------------------------------------------------------------

namespace {

std::pair<Tensor, Tensor> sorted(Op op, Tensor x, int64_t dim, bool descending, int64_t k) {
  Call call(op, {&x});
  const int d = wrap_dim(dim, x.rank());
  Dims shape = x.shape();
  if (k < -1 || k > extent(x, d)) {
    fail(MPT_ERROR_SHAPE, "k is %lld; dim %d of shape %s has %lld elements", lld(k), d,
         text(x.shape()).s, lld(extent(x, d)));
  }
  if (x.rank() == 0) k = -1;  // returns the one element, as in PyTorch
  if (k >= 0) shape[d] = k;
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), shape);
  Tensor index = Tensor::empty(x.ctx(), DType::i64, shape);
  launch(Kernel::sort, {&y, &index}, {&x}, SortParams{d, descending, k});
  if (is_floating(x.dtype()) && wants_grad({&x})) {
    record(op, y, {&x}, [d, index = save(index), from = x.shape()](Vjp& v) {
      v.set(0, place(ScatterOp::set, from, d, index.get(v), v.grad()));
    });
  }
  return {y, index};
}

}  // namespace

std::pair<Tensor, Tensor> topk(Tensor x, int64_t k, int64_t dim, bool largest) {
  if (k < 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "k is %lld; it must be 0 or more", lld(k));
  }
  return sorted(Op::topk, x, dim, largest, k);
}
std::pair<Tensor, Tensor> sort(Tensor x, int64_t dim, bool descending) {
  return sorted(Op::sort, x, dim, descending, -1);
}
Tensor argsort(Tensor x, int64_t dim, bool descending) {
  GradModeGuard no_grad(x.ctx(), GradMode::disabled);
  return sorted(Op::argsort, x, dim, descending, -1).second;
}

// -- triangles ------------------------------------------------------------------------------------

namespace {

Tensor triangle(Op op, Tensor x, int64_t upper, int64_t diagonal) {
  Call call(op, {&x});
  if (x.rank() < 2) need_rank(x, 2, "x");
  diagonal = std::clamp(diagonal, -x.size(-2), x.size(-1));  // larger values change nothing
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), x.shape());
  launch(Kernel::tri, {&y}, {&x}, TriParams{upper, diagonal});
  if (wants_grad({&x})) {
    record(op, y, {&x},
           [op, upper, diagonal](Vjp& v) { v.set(0, triangle(op, v.grad(), upper, diagonal)); });
  }
  return y;
}

}  // namespace

Tensor tril(Tensor x, int64_t diagonal) { return triangle(Op::tril, x, 0, diagonal); }
Tensor triu(Tensor x, int64_t diagonal) { return triangle(Op::triu, x, 1, diagonal); }

}  // namespace mpt::ops
