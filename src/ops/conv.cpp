// Convolutions. conv, conv_data (the gradient with respect to the input, which is also the
// transposed convolution) and conv_weight are linear in two operands each, and each one's gradients
// are the other two.
// SPDX-License-Identifier: Apache-2.0
#include "core/sizes.h"
#include "core/unused.h"
#include "ops/pointwise.h"

namespace mpt::ops {
namespace {

// Makes a result of `shape`. 2d images are stored channels-last, which convolutions read fastest
// and which later ops keep by following strides. Other shapes use the dim order of `like`.
Tensor empty_image(const Tensor& like, const Dims& shape, DType dtype) {
  if (shape.size() != 4) {
    return Tensor::empty_strided(like.ctx(), dtype, shape,
                                 strides_like(shape, like.shape(), like.stride()));
  }
  const Dims last = contiguous_strides({shape[0], shape[2], shape[3], shape[1]});
  return Tensor::empty_strided(like.ctx(), dtype, shape, {last[0], last[3], last[1], last[2]});
}
Tensor empty_image(const Tensor& like, const Dims& shape) {
  return empty_image(like, shape, like.dtype());
}

Tensor conv_forward(Op op, const Tensor& x, const Tensor& w, const Tensor& bias, const Dims& shape,
                    const ConvParams& p, Activation act);
Tensor conv_weight(Tensor x, Tensor dy, const Dims& shape, const ConvParams& p);

// Computes dx of y = conv(x, w), from dy.
Tensor conv_data(Tensor dy, Tensor w, const Dims& shape, const ConvParams& p) {
  Tensor dx = empty_image(dy, shape);
  launch(Kernel::conv_data, {&dx}, {&dy, &w}, p);
  if (wants_grad({&dy, &w})) {
    record(Op::conv_data, dx, {&dy, &w},
           [dy = save_for(w, dy), w = save(w), from = dy.shape(), p](Vjp& v) {
             const Tensor &k = w.get(v), &g = v.grad();
             if (v.wants(0)) v.set(0, conv_forward(Op::conv, g, k, {}, from, p, Activation::none));
             if (v.wants(1)) v.set(1, conv_weight(g, dy.get(v), k.shape(), p));
           });
  }
  return dx;
}

Tensor conv_weight(Tensor x, Tensor dy, const Dims& shape, const ConvParams& p) {
  Tensor dw = Tensor::empty(x.ctx(), x.dtype(), shape, Purpose::gradients), none;
  launch(Kernel::conv_weight, {&dw, &none}, {&x, &dy}, p);
  if (wants_grad({&x, &dy})) {
    record(Op::conv_weight, dw, {&x, &dy}, [x = save(x), dy = save(dy), p](Vjp& v) {
      const Tensor &in = x.get(v), &y = dy.get(v), &g = v.grad();
      if (v.wants(0)) v.set(0, conv_data(y, g, in.shape(), p));
      if (v.wants(1)) v.set(1, conv_forward(Op::conv, in, g, {}, y.shape(), p, Activation::none));
    });
  }
  return dw;
}

Dims all_but_channels(const Tensor& image) {
  Dims dims{0};
  for (int i = 2; i < image.rank(); ++i) dims.push(i);
  return dims;
}

// Computes act(conv(x, w) + bias) for an activation that is fusable.
Tensor conv_forward(Op op, const Tensor& x, const Tensor& w, const Tensor& bias, const Dims& shape,
                    const ConvParams& p, Activation act) {
  Tensor y = empty_image(x, shape);
  launch(Kernel::conv, {&y}, {&x, &w, &bias}, p);
  activate_in_place(act, y);
  const Tensor* inputs[] = {&x, &w, &bias};
  if (!wants_grad(x.ctx(), inputs)) return y;
  record(op, y, {&x, &w, &bias},
         [x = save_for(w, x), w = save(w), from = x.shape(),
          y = act == Activation::none ? SavedResult() : save_result(y), p, act](Vjp& v) {
           const Tensor in = v.wants(1) ? x.get(v) : Tensor();
           const Tensor& k = w.get(v);
           Tensor g = act == Activation::none ? v.grad() : activation_vjp(v, act, y.get(v));
           if (v.wants(0)) v.set(0, conv_data(g, k, from, p));
           if (v.wants(1) && v.wants(2) && !v.create_graph()) {
             Tensor dw = Tensor::empty(g.ctx(), g.dtype(), k.shape(), Purpose::gradients);
             Tensor db = Tensor::empty(g.ctx(), g.dtype(), {k.size(0)}, Purpose::gradients);
             launch(Kernel::conv_weight, {&dw, &db}, {&in, &g}, p);
             v.set(1, dw);
             v.set(2, db);
             return;
           }
           if (v.wants(1)) v.set(1, conv_weight(in, g, k.shape(), p));
           if (v.wants(2)) v.set(2, sum(g, all_but_channels(g)));
         });
  return y;
}

// Computes act(the transposed convolution of x + bias) for an activation that is fusable. Results
// of 16 bits are summed, biased and activated in f32, and rounded once.
Tensor transposed(Op op, const Tensor& x, const Tensor& w, const Tensor& bias, const Dims& shape,
                  const ConvParams& p, Activation act) {
  if (!bias && act == Activation::none) return conv_data(x, w, shape, p);
  const DType dtype = x.dtype();
  Tensor sums = empty_image(x, shape, is_half(dtype) ? DType::f32 : dtype);
  launch(Kernel::conv_data, {&sums}, {&x, &w}, p);
  Tensor y = is_half(dtype) ? empty_image(x, shape) : sums;
  if (bias) {
    Dims along = Dims::filled(shape.size(), 0);
    along[1] = bias.stride()[0];
    const Tensor spread = bias.view(shape, along, bias->offset);
    Tensor& to = act == Activation::none ? y : sums;
    launch(Kernel::binary, {&to}, {&sums, &spread}, code(BinaryOp::add), PointScalars{});
  }
  if (act != Activation::none) activate_to(act, y, sums);
  if (wants_grad({&x, &w, &bias})) {
    record(op, y, {&x, &w, &bias},
           [x = save_for(w, x), w = save(w), from = x.shape(),
            y = act == Activation::none ? SavedResult() : save_result(y), p, act](Vjp& v) {
             const Tensor in = v.wants(1) ? x.get(v) : Tensor();
             const Tensor& k = w.get(v);
             const Tensor g = act == Activation::none ? v.grad() : activation_vjp(v, act, y.get(v));
             if (v.wants(0)) v.set(0, conv_forward(Op::conv, g, k, {}, from, p, Activation::none));
             if (v.wants(1)) v.set(1, conv_weight(g, in, k.shape(), p));
             if (v.wants(2)) v.set(2, sum(g, all_but_channels(g)));
           });
  }
  return y;
}

constexpr const char* kChannels = "the channels of all groups";
constexpr const char* kPadded = "a spatial dim with its padding";

// Returns the number of elements between the first and the last tap of a kernel, both included.
int64_t span(int64_t kernel, int64_t dilation) {
  return checked_add(checked_mul(kernel - 1, dilation, "the reach of the kernel"), 1,
                     "the reach of the kernel");
}

// Checks the options common to both directions (ranks, dtypes, one value of each option per spatial
// dim).
ConvParams checked(const Call& call, int spatial, const Tensor& x, const Tensor& w,
                   const Tensor& bias, int64_t outputs, const ConvOptions& o) {
  need_floating(x, "x");
  if (x.rank() != spatial + 2 || w.rank() != spatial + 2) {
    fail(MPT_ERROR_SHAPE,
         "x has shape %s, weight %s; a %dd convolution takes x [batch, channels, spatial..] and a "
         "weight of the same rank, %d",
         text(x.shape()).s, text(w.shape()).s, spatial, spatial + 2);
  }
  if (x.dtype() != w.dtype() || (bias && bias.dtype() != x.dtype())) {
    fail(MPT_ERROR_DTYPE, "x is %s, weight %s%s%s: they must have one dtype; %s",
         name_of(x.dtype()), name_of(w.dtype()), bias ? ", bias " : "",
         bias ? name_of(bias.dtype()) : "", call.dtype_mismatch_hint());
  }
  if (o.groups < 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "groups is %d; it must be 1 or more", o.groups);
  }
  if (bias && (bias.rank() != 1 || bias.size(0) != outputs)) {
    fail(MPT_ERROR_SHAPE,
         "bias has shape %s; it must have one element for each of the %lld output channels",
         text(bias.shape()).s, lld(outputs));
  }
  ConvParams p{.spatial = spatial, .groups = o.groups};
  for (int d = 0; d < 3; ++d) {
    const bool real = d < spatial;
    p.stride[d] = real ? o.stride[d] : 1;
    p.padding[d] = real ? o.padding[d] : 0;
    p.dilation[d] = real ? o.dilation[d] : 1;
    if (p.stride[d] < 1 || p.padding[d] < 0 || p.dilation[d] < 1) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "stride %d, padding %d, dilation %d of spatial dim %d: they must be at least 1, 0 and 1",
           p.stride[d], p.padding[d], p.dilation[d], d);
    }
  }
  return p;
}

Tensor conv(Op op, int spatial, Tensor x, Tensor w, Tensor bias, const ConvOptions& o) {
  need_same_context({&x, &w, &bias});
  for (int32_t extra : o.output_padding)
    need_unused(extra, 0, "output_padding", "a convolution that is not transposed");
  Call call(op, {&x, &w, &bias});
  const ConvParams p = checked(call, spatial, x, w, bias, w.rank() ? w.size(0) : 0, o);
  if (x.size(1) != checked_mul(w.size(1), o.groups, kChannels) || w.size(0) % o.groups) {
    fail(MPT_ERROR_SHAPE,
         "x%s has shape %s, weight%s %s, groups %d: the weight must be [out, channels / groups, "
         "kernel..], and groups must divide both",
         x.quoted().s, text(x.shape()).s, w.quoted().s, text(w.shape()).s, o.groups);
  }
  Dims shape{x.size(0), w.size(0)};
  for (int d = 0; d < spatial; ++d) {
    const int64_t n = checked_add(x.size(d + 2), 2 * int64_t{p.padding[d]}, kPadded);
    const int64_t reach = span(w.size(d + 2), p.dilation[d]);
    if (w.size(d + 2) < 1 || n < reach) {
      fail(
          MPT_ERROR_SHAPE,
          "spatial dim %d has %lld elements with its padding; the kernel spans %lld, which is more",
          d, lld(n), lld(reach));
    }
    shape.push((n - reach) / p.stride[d] + 1);
  }
  if (!fusable(o.activation)) {
    Tensor y = conv_forward(op, x, w, bias, shape, p, Activation::none);
    return activate_result(o.activation, std::move(y));
  }
  return conv_forward(op, x, w, bias, shape, p, o.activation);
}

Tensor conv_transpose(Op op, int spatial, Tensor x, Tensor w, Tensor bias, const ConvOptions& o) {
  need_same_context({&x, &w, &bias});
  Call call(op, {&x, &w, &bias});
  const int64_t outputs = w.rank() > 1 ? checked_mul(w.size(1), o.groups, kChannels) : 0;
  const ConvParams p = checked(call, spatial, x, w, bias, outputs, o);
  if (x.size(1) != w.size(0) || x.size(1) % o.groups) {
    fail(MPT_ERROR_SHAPE,
         "x%s has shape %s, weight%s %s, groups %d: the weight must be [channels, out / groups, "
         "kernel..], and groups must divide both",
         x.quoted().s, text(x.shape()).s, w.quoted().s, text(w.shape()).s, o.groups);
  }
  Dims shape{x.size(0), outputs};
  for (int d = 0; d < spatial; ++d) {
    const int extra = o.output_padding[d];
    if (extra < 0 || (extra >= p.stride[d] && extra >= p.dilation[d])) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "output_padding is %d in spatial dim %d; it must be 0 or more, and below the stride "
           "(%d) or the dilation (%d)",
           extra, d, p.stride[d], p.dilation[d]);
    }
    const int64_t apart = checked_mul(x.size(d + 2) - 1, p.stride[d], kPadded);
    const int64_t n = checked_add(apart, span(w.size(d + 2), p.dilation[d]), kPadded) -
                      2 * int64_t{p.padding[d]} + extra;
    if (n < 1 || w.size(d + 2) < 1) {
      fail(MPT_ERROR_SHAPE,
           "spatial dim %d of the result would have %lld elements: x has shape %s, weight %s", d,
           lld(n), text(x.shape()).s, text(w.shape()).s);
    }
    shape.push(n);
  }
  if (!fusable(o.activation)) {
    return activate_result(o.activation, transposed(op, x, w, bias, shape, p, Activation::none));
  }
  return transposed(op, x, w, bias, shape, p, o.activation);
}

}  // namespace

Tensor conv1d(Tensor x, Tensor w, Tensor bias, const ConvOptions& o) {
  return conv(Op::conv1d, 1, x, w, bias, o);
}
Tensor conv2d(Tensor x, Tensor w, Tensor bias, const ConvOptions& o) {
  return conv(Op::conv2d, 2, x, w, bias, o);
}
Tensor conv3d(Tensor x, Tensor w, Tensor bias, const ConvOptions& o) {
  return conv(Op::conv3d, 3, x, w, bias, o);
}
Tensor conv_transpose1d(Tensor x, Tensor w, Tensor bias, const ConvOptions& o) {
  return conv_transpose(Op::conv_transpose1d, 1, x, w, bias, o);
}
Tensor conv_transpose2d(Tensor x, Tensor w, Tensor bias, const ConvOptions& o) {
  return conv_transpose(Op::conv_transpose2d, 2, x, w, bias, o);
}
Tensor conv_transpose3d(Tensor x, Tensor w, Tensor bias, const ConvOptions& o) {
  return conv_transpose(Op::conv_transpose3d, 3, x, w, bias, o);
}

}  // namespace mpt::ops
