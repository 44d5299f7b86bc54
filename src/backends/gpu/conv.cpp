// The candidates for conv, conv_data and conv_weight: products whose first operand is read through
// windows. No patch is stored.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/gpu/make.h"
#include "backends/gpu/product.h"

namespace mpt::gpu {
namespace {

// The kernel adds up to three positions in 32 bits.
constexpr int64_t kFarthest = int64_t{1} << 29;

// A convolution: x [B, C, spatial..], w [O, C/groups, spatial..], y [B, O, spatial..].
struct Convolution {
  const Spec &x, &w, &y;
  const ConvParams& p;

  const char* invalid() const {
    if (p.spatial < 1 || p.spatial > 3) return "1 to 3 spatial dims";
    const int rank = p.spatial + 2;
    if (x.rank() != rank || w.rank() != rank || y.rank() != rank) return "rank is spatial + 2";
    if (p.groups < 1 || w.shape[0] % p.groups != 0) return "groups divide the output channels";
    if (x.shape[1] != w.shape[1] * p.groups) return "w has C / groups channels";
    if (x.shape[0] != y.shape[0] || y.shape[1] != w.shape[0]) return "y has another shape";
    for (int d = 0; d < p.spatial; ++d) {
      const int64_t taps = w.shape[2 + d] * p.dilation[d],
                    steps = y.shape[2 + d] * p.stride[d];  // each factor is below 2^32
      if (std::max({taps, steps, x.shape[2 + d]}) > kFarthest || p.padding[d] > kFarthest) {
        return "a position beyond 2^29";
      }
    }
    return nullptr;
  }
  // Channels of a group, in x and in y.
  int64_t channels() const { return w.shape[1]; }
  int64_t outputs() const { return w.shape[0] / p.groups; }

  // Append the digits of the spatial dims of an operand to a number; `strides`: as that operand
  // has them.
  void push_spatial(const Spec& s, Dims& extents, Dims& strides) const {
    for (int d = 0; d < p.spatial; ++d) {
      extents.push(s.shape[2 + d]);
      strides.push(s.stride[2 + d]);
    }
  }
};

// Sets the windows through which the operand is read, the first one of the product.
template <class F>
void set_windows(ProductForm& product, const Convolution& c, const Spec& a, F window_of) {
  product.windows = c.p.spatial;
  for (int d = 0; d < c.p.spatial; ++d) {
    ProductWindow& w = product.window[d];
    w = window_of(d);
    w.extent = static_cast<uint32_t>(a.shape[2 + d]);
    w.stride = a.stride[2 + d];
  }
}

}  // namespace

// y[group, (b, position), o] = sum over (c, tap) of x[b, c, position * stride - padding + tap *
// dilation] w[o, c, tap].
std::unique_ptr<Prepared> make_conv(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0], &w = r.in[1];
  const Convolution c{x, w, y, r.get<ConvParams>()};
  if (const char* e = c.invalid()) return why.refuse("gpu tiles", e);
  ProductForm p;
  p.item = {{c.p.groups},
            {c.channels() * x.stride[1]},
            {c.outputs() * w.stride[0]},
            {c.outputs() * y.stride[1]}};
  p.row = {{y.shape[0]}, {x.stride[0]}, {}, {y.stride[0]}};
  c.push_spatial(y, p.row.extent, p.row.c);
  p.k = {{c.channels()}, {x.stride[1]}, {w.stride[1]}, {}};
  c.push_spatial(w, p.k.extent, p.k.b);
  p.columns = c.outputs();
  p.b_column = w.stride[0];
  p.c_column = y.stride[1];
  if (r.in.size() > 2 && r.in[2]) {
    p.bias_column = r.in[2].stride[0];
    p.bias_item = c.outputs() * p.bias_column;
  }
  set_windows(p, c, x, [&](int d) {
    return ProductWindow{
        .per_row = c.p.stride[d], .per_k = c.p.dilation[d], .first = -c.p.padding[d], .divisor = 1};
  });
  return make_product(r, why, p);
}

// dx[group, (b, position), c] = sum over (o, tap) of dy[b, o, (position + padding - tap * dilation)
// / stride] w[o, c, tap].
std::unique_ptr<Prepared> make_conv_data(const Request& r, Why& why) {
  const Spec &dx = r.out[0], &dy = r.in[0], &w = r.in[1];
  const Convolution c{dx, w, dy, r.get<ConvParams>()};
  if (const char* e = c.invalid()) return why.refuse("gpu tiles", e);
  ProductForm p;
  p.item = {{c.p.groups},
            {c.outputs() * dy.stride[1]},
            {c.outputs() * w.stride[0]},
            {c.channels() * dx.stride[1]}};
  p.row = {{dx.shape[0]}, {dy.stride[0]}, {}, {dx.stride[0]}};
  c.push_spatial(dx, p.row.extent, p.row.c);
  p.k = {{c.outputs()}, {dy.stride[1]}, {w.stride[0]}, {}};
  c.push_spatial(w, p.k.extent, p.k.b);
  p.columns = c.channels();
  p.b_column = w.stride[1];
  p.c_column = dx.stride[1];
  set_windows(p, c, dy, [&](int d) {
    return ProductWindow{
        .per_row = 1, .per_k = -c.p.dilation[d], .first = c.p.padding[d], .divisor = c.p.stride[d]};
  });
  return make_product(r, why, p);
}

// dw[group, (c, tap), o] = sum over (b, position) of x[b, c, position * stride - padding + tap *
// dilation] dy[b, o, position].
std::unique_ptr<Prepared> make_conv_weight(const Request& r, Why& why) {
  const Spec &dw = r.out[0], &x = r.in[0], &dy = r.in[1];
  const Convolution c{x, dw, dy, r.get<ConvParams>()};
  if (const char* e = c.invalid()) return why.refuse("gpu tiles", e);
  ProductForm p;
  p.item = {{c.p.groups},
            {c.channels() * x.stride[1]},
            {c.outputs() * dy.stride[1]},
            {c.outputs() * dw.stride[0]}};
  p.row = {{c.channels()}, {x.stride[1]}, {}, {dw.stride[1]}};
  c.push_spatial(dw, p.row.extent, p.row.c);
  p.k = {{x.shape[0]}, {x.stride[0]}, {dy.stride[0]}, {}};
  c.push_spatial(dy, p.k.extent, p.k.b);
  p.columns = c.outputs();
  p.b_column = dy.stride[1];
  p.c_column = dw.stride[0];
  if (r.out.size() > 1 && r.out[1]) {
    p.sums_column = r.out[1].stride[0];
    p.sums_item = c.outputs() * p.sums_column;
  }
  set_windows(p, c, x, [&](int d) {
    return ProductWindow{
        .per_row = c.p.dilation[d], .per_k = c.p.stride[d], .first = -c.p.padding[d], .divisor = 1};
  });
  return make_product(r, why, p);
}

}  // namespace mpt::gpu
