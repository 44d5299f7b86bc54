// Pooling over windows, and interpolation to another size. Once the winners of a max are known,
// both are linear in x, so that the gradient of the gradient is the forward again.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "core/unused.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

// Shape and strides of x, to make its gradient in the same layout without keeping x.
struct Place {
  Dims shape, stride;
  explicit Place(const Tensor& x) : shape(x.shape()), stride(x.stride()) {}
  Tensor empty(const Tensor& like) const {
    return Tensor::empty_strided(like.ctx(), like.dtype(), shape,
                                 strides_like(shape, shape, stride));
  }
};

Tensor empty_as(const Tensor& x, const Dims& shape, DType dtype) {
  return Tensor::empty_strided(x.ctx(), dtype, shape, strides_like(shape, x.shape(), x.stride()));
}

void need_image(const Tensor& x, int spatial) {
  need_floating(x, "x");
  if (x.rank() != spatial + 2) {
    fail(MPT_ERROR_SHAPE, "x has shape %s; it must have [batch, channels] and %d spatial dims",
         text(x.shape()).s, spatial);
  }
  for (int d = 2; d < x.rank(); ++d) {
    if (x.size(d) < 1) {
      fail(MPT_ERROR_SHAPE, "x has shape %s: its spatial dims must not be empty",
           text(x.shape()).s);
    }
  }
}

// -- windows --------------------------------------------------------------------------------------

Tensor pool_grad(Tensor dy, Tensor index, const Place& x, const PoolParams& p);

// Max pooling with known winners: reads the elements at their positions.
Tensor pick(Tensor x, Tensor index, const PoolParams& p) {
  auto plane = [](const Tensor& t) {
    int64_t n = 1;
    for (int d = 2; d < t.rank(); ++d) n *= t.size(d);
    return Dims{t.size(0), t.size(1), n};
  };
  Tensor planes, places, none;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    planes = reshape(x, plane(x));
    places = reshape(index, plane(index));
  }
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), places.shape());
  launch(Kernel::gather, {&y, &none}, {&planes, &places}, DimParams{2});
  y = y.view(index.shape(), contiguous_strides(index.shape()), 0);
  if (wants_grad({&x})) {
    record(Op::max_pool_pick, y, {&x}, [index = save(index), place = Place(x), p](Vjp& v) {
      v.set(0, pool_grad(v.grad(), index.get(v), place, p));
    });
  }
  return y;
}

Tensor pool(Op op, Tensor x, const Dims& shape, const PoolParams& p) {
  Tensor y = empty_as(x, shape, x.dtype()), index;
  const bool grad = wants_grad({&x});
  if (grad && p.op == PoolOp::max) index = empty_as(x, shape, DType::i32);
  launch(Kernel::pool, {&y, &index}, {&x}, p);
  if (grad) {
    record(op, y, {&x}, [index = save(index), place = Place(x), p](Vjp& v) {
      v.set(0, pool_grad(v.grad(), index ? index.get(v) : Tensor(), place, p));
    });
  }
  return y;
}

Tensor pool_grad(Tensor dy, Tensor index, const Place& x, const PoolParams& p) {
  Tensor dx = x.empty(dy);
  launch(Kernel::pool_grad, {&dx}, {&dy, &index}, p);
  if (wants_grad({&dy})) {
    record(Op::pool_grad, dx, {&dy}, [index = save(index), shape = dy.shape(), p](Vjp& v) {
      v.set(0, index ? pick(v.grad(), index.get(v), p) : pool(Op::pool, v.grad(), shape, p));
    });
  }
  return dx;
}

Tensor window_pool(Op op, PoolOp kind, int spatial, Tensor x, const PoolOptions& o) {
  if (kind == PoolOp::max) {
    need_unused(o.count_include_pad, 1, "count_include_pad", "max pooling");
  } else {
    for (int32_t d : o.dilation) need_unused(d, 1, "dilation", "average pooling");
  }
  Call call(op, {&x});
  need_image(x, spatial);
  PoolParams p{
      .op = kind, .adaptive = false, .count_include_pad = o.count_include_pad, .spatial = spatial};
  Dims shape{x.size(0), x.size(1)};
  for (int d = 0; d < 3; ++d) {
    const bool real = d < spatial;
    p.kernel[d] = real ? o.kernel[d] : 1;
    p.stride[d] = real ? o.stride[d] : 1;
    p.padding[d] = real ? o.padding[d] : 0;
    p.dilation[d] = real ? o.dilation[d] : 1;
    if (p.kernel[d] < 1 || p.stride[d] < 1 || p.dilation[d] < 1 || p.padding[d] < 0) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "kernel %d, stride %d, padding %d, dilation %d of spatial dim %d: they must be at least "
           "1, 1, 0 and 1",
           p.kernel[d], p.stride[d], p.padding[d], p.dilation[d], d);
    }
    if (!real) continue;
    const int64_t n = x.size(d + 2), pad = p.padding[d], step = p.stride[d];
    const int64_t reach = int64_t{p.dilation[d]} * (p.kernel[d] - 1) + 1;
    if (pad > reach / 2) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "padding is %lld in spatial dim %d; it must be at most half of the kernel, which spans "
           "%lld",
           lld(pad), d, lld(reach));
    }
    if (n + 2 * pad < reach && !(o.ceil_mode && n + 2 * pad + step > reach)) {
      fail(
          MPT_ERROR_SHAPE,
          "spatial dim %d has %lld elements with its padding; the kernel spans %lld, which is more",
          d, lld(n + 2 * pad), lld(reach));
    }
    int64_t out = (n + 2 * pad - reach + (o.ceil_mode ? step - 1 : 0)) / step + 1;
    if (o.ceil_mode && (out - 1) * step >= n + pad) --out;  // no window starts after x
    shape.push(out);
  }
  return pool(op, x, shape, p);
}

Tensor adaptive_pool(Op op, PoolOp kind, Tensor x, const Dims& extents) {
  Call call(op, {&x});
  const int spatial = extents.size();
  need_image(x, spatial);
  PoolParams p{.op = kind, .adaptive = true, .count_include_pad = false, .spatial = spatial};
  for (int d = 0; d < 3; ++d) p.kernel[d] = p.stride[d] = p.dilation[d] = 1;
  Dims shape{x.size(0), x.size(1)};
  for (int64_t n : extents) {
    if (n < 0) {
      fail(MPT_ERROR_SHAPE, "extents %s asked for; each must be 0 or more", text(extents).s);
    }
    shape.push(n);
  }
  if (checked_count(extents, 1) == 0) return reshape(narrow(x, 2, 0, 0), shape);
  return pool(op, x, shape, p);
}

// -- interpolation --------------------------------------------------------------------------------

Tensor resize(Tensor x, const Dims& shape, const InterpolateParams& p);

Tensor resize_grad(Tensor dy, const Place& x, const InterpolateParams& p) {
  Tensor dx = x.empty(dy);
  launch(Kernel::interpolate_grad, {&dx}, {&dy}, p);
  if (wants_grad({&dy})) {
    record(Op::interpolate_grad, dx, {&dy},
           [shape = dy.shape(), p](Vjp& v) { v.set(0, resize(v.grad(), shape, p)); });
  }
  return dx;
}

void need_linear(InterpolateOp mode, bool align_corners) {
  if (!align_corners || mode != InterpolateOp::nearest) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "align_corners is for linear interpolation only");
}

// Sets the ratio of dim d to the simplest fraction that equals the factor within its rounding, by
// its continued fraction: 1.3 becomes 13 / 10, so that positions are exact.
constexpr double kMostRatio = 0x1p23;
void set_ratio(InterpolateParams& p, int d, double factor) {
  double rest = factor, before[2] = {0, 1}, found[2] = {1, 0};
  for (;;) {
    const double whole = std::floor(rest);
    double next[2];
    for (int i = 0; i < 2; ++i) next[i] = whole * found[i] + before[i];
    if (next[0] > kMostRatio || next[1] > kMostRatio) break;
    for (int i = 0; i < 2; ++i) {
      before[i] = found[i];
      found[i] = next[i];
    }
    if (std::fabs(found[0] / found[1] - factor) <= factor * 0x1p-50) break;
    rest = 1 / (rest - whole);
  }
  p.outputs[d] = static_cast<int32_t>(found[0]);
  p.inputs[d] = static_cast<int32_t>(found[1]);
}

Tensor resize(Tensor x, const Dims& shape, const InterpolateParams& p) {
  Tensor y = empty_as(x, shape, x.dtype());
  launch(Kernel::interpolate, {&y}, {&x}, p);
  if (wants_grad({&x})) {
    record(Op::interpolate, y, {&x},
           [place = Place(x), p](Vjp& v) { v.set(0, resize_grad(v.grad(), place, p)); });
  }
  return y;
}

}  // namespace

Tensor max_pool1d(Tensor x, const PoolOptions& o) {
  return window_pool(Op::max_pool1d, PoolOp::max, 1, x, o);
}
Tensor max_pool2d(Tensor x, const PoolOptions& o) {
  return window_pool(Op::max_pool2d, PoolOp::max, 2, x, o);
}
Tensor max_pool3d(Tensor x, const PoolOptions& o) {
  return window_pool(Op::max_pool3d, PoolOp::max, 3, x, o);
}
Tensor avg_pool1d(Tensor x, const PoolOptions& o) {
  return window_pool(Op::avg_pool1d, PoolOp::avg, 1, x, o);
}
Tensor avg_pool2d(Tensor x, const PoolOptions& o) {
  return window_pool(Op::avg_pool2d, PoolOp::avg, 2, x, o);
}
Tensor avg_pool3d(Tensor x, const PoolOptions& o) {
  return window_pool(Op::avg_pool3d, PoolOp::avg, 3, x, o);
}
Tensor adaptive_avg_pool1d(Tensor x, int64_t length) {
  return adaptive_pool(Op::adaptive_avg_pool1d, PoolOp::avg, x, {length});
}
Tensor adaptive_avg_pool2d(Tensor x, int64_t height, int64_t width) {
  return adaptive_pool(Op::adaptive_avg_pool2d, PoolOp::avg, x, {height, width});
}
Tensor adaptive_avg_pool3d(Tensor x, int64_t depth, int64_t height, int64_t width) {
  return adaptive_pool(Op::adaptive_avg_pool3d, PoolOp::avg, x, {depth, height, width});
}
Tensor adaptive_max_pool1d(Tensor x, int64_t length) {
  return adaptive_pool(Op::adaptive_max_pool1d, PoolOp::max, x, {length});
}
Tensor adaptive_max_pool2d(Tensor x, int64_t height, int64_t width) {
  return adaptive_pool(Op::adaptive_max_pool2d, PoolOp::max, x, {height, width});
}
Tensor adaptive_max_pool3d(Tensor x, int64_t depth, int64_t height, int64_t width) {
  return adaptive_pool(Op::adaptive_max_pool3d, PoolOp::max, x, {depth, height, width});
}

Tensor interpolate(Tensor x, const Dims& size, InterpolateOp mode, bool align_corners) {
  Call call(Op::interpolate, {&x});
  if (size.empty() || size.size() > 3) {
    fail(MPT_ERROR_SHAPE, "size is %s; it must have 1 to 3 spatial extents", text(size).s);
  }
  need_image(x, size.size());
  Dims shape{x.size(0), x.size(1)};
  for (int64_t n : size) {
    if (n < 1) fail(MPT_ERROR_SHAPE, "size is %s; each extent must be 1 or more", text(size).s);
    shape.push(n);
  }
  checked_count(shape, size_of(x.dtype()));
  need_linear(mode, align_corners);
  return resize(x, shape, {.op = mode, .align_corners = align_corners, .spatial = size.size()});
}

Tensor interpolate_by(Tensor x, double depth, double height, double width, InterpolateOp mode,
                      bool align_corners) {
  Call call(Op::interpolate_by, {&x});
  const int spatial = x.rank() - 2;
  if (spatial < 1 || spatial > 3) {
    fail(MPT_ERROR_SHAPE, "x has shape %s; it must have [batch, channels] and 1 to 3 spatial dims",
         text(x.shape()).s);
  }
  need_image(x, spatial);
  need_linear(mode, align_corners);
  InterpolateParams p{.op = mode, .align_corners = align_corners, .spatial = spatial};
  Dims shape{x.size(0), x.size(1)};
  const double factors[] = {depth, height, width};
  for (int d = 0; d < 3; ++d) {
    const double factor = factors[d];
    if (d < 3 - spatial) {
      if (factor == 1) continue;
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %g; x of shape %s has no such dim: leave it 1",
           d ? "height" : "depth", factor, text(x.shape()).s);
    }
    if (!(factor >= 1 / kMostRatio && factor <= kMostRatio)) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "a factor is %g; it must lie in [2^-23, 2^23]", factor);
    }
    const int at = d - (3 - spatial);
    const double extent = std::floor(static_cast<double>(x.size(at + 2)) * factor);
    if (!(extent >= 1 && extent < 0x1p62)) {
      fail(MPT_ERROR_SHAPE, "%lld elements times %g make an extent of %g; it must be 1 or more",
           lld(x.size(at + 2)), factor, extent);
    }
    shape.push(static_cast<int64_t>(extent));
    if (!align_corners) set_ratio(p, at, factor);
  }
  checked_count(shape, size_of(x.dtype()));
  return resize(x, shape, p);
}

}  // namespace mpt::ops
