// Reference kernels of conv, conv_data and conv_weight: 1, 2 or 3 spatial dims, groups, stride,
// padding, dilation.
// SPDX-License-Identifier: Apache-2.0
#include "backends/ref/access.h"

namespace mpt::ref {
namespace {

// The geometry with three spatial dims; missing dims have extent 1.
struct Geometry {
  int64_t stride[3], padding[3], dilation[3];
  int64_t groups;

  explicit Geometry(const ConvParams& p) : groups(p.groups) {
    for (int d = 0; d < 3; ++d) {
      const bool real = d < p.spatial;
      stride[d] = real ? p.stride[d] : 1;
      padding[d] = real ? p.padding[d] : 0;
      dilation[d] = real ? p.dilation[d] : 1;
    }
  }
  // Returns the input position that output position y reads at tap k.
  int64_t input(int d, int64_t y, int64_t k) const {
    return y * stride[d] - padding[d] + k * dilation[d];
  }
  // Returns the output position that reads input position x at tap k, or -1 if there is none.
  int64_t output(int d, int64_t x, int64_t k, int64_t outputs) const {
    const int64_t at = x + padding[d] - k * dilation[d];
    return at >= 0 && at % stride[d] == 0 && at / stride[d] < outputs ? at / stride[d] : -1;
  }
};

bool inside(int64_t i, int64_t n) { return i >= 0 && i < n; }

Dims volume(const View& v) { return {v.extent(2), v.extent(3), v.extent(4)}; }

const char* invalid(const Request& r, const Spec& x, const Spec& w) {
  const auto& p = r.get<ConvParams>();
  if (p.spatial < 1 || p.spatial > 3) return "1 to 3 spatial dims";
  if (x.rank() != p.spatial + 2 || w.rank() != p.spatial + 2) return "rank is spatial + 2";
  if (p.groups < 1 || w.shape[0] % p.groups != 0) return "groups divide the output channels";
  if (x.shape[1] != w.shape[1] * p.groups) return "w has C / groups channels";
  return nullptr;
}

}  // namespace

std::unique_ptr<Prepared> make_conv(const Request& r, Why& why) {
  if (const char* e = invalid(r, r.in[0], r.in[1])) return why.refuse("ref", e);
  Specs s(r);
  const Geometry g(r.get<ConvParams>());
  return prepared("ref", [s, g](const Run& run) {
    View y = s.output(run), x = s.input(run, 0), w = s.input(run, 1), bias = s.input(run, 2);
    const int64_t channels = w.extent(1), per_group = w.extent(0) / g.groups;
    walk(y.shape, [&](const Dims& i) {
      const int64_t o = i[1], first = o / per_group * channels;
      const int64_t at[3] = {i[2], i.size() > 3 ? i[3] : 0, i.size() > 4 ? i[4] : 0};
      double sum = bias ? bias.get(o) : 0;
      for (int64_t c = 0; c < channels; ++c) {
        walk(volume(w), [&](const Dims& k) {
          const int64_t a = g.input(0, at[0], k[0]), b = g.input(1, at[1], k[1]),
                        d = g.input(2, at[2], k[2]);
          if (inside(a, x.extent(2)) && inside(b, x.extent(3)) && inside(d, x.extent(4)))
            sum += x.get(i[0], first + c, a, b, d) * w.get(o, c, k[0], k[1], k[2]);
        });
      }
      y.set(sum, i);
    });
  });
}

std::unique_ptr<Prepared> make_conv_data(const Request& r, Why& why) {
  if (const char* e = invalid(r, r.out[0], r.in[1])) return why.refuse("ref", e);
  Specs s(r);
  const Geometry g(r.get<ConvParams>());
  return prepared("ref", [s, g](const Run& run) {
    View dx = s.output(run), dy = s.input(run, 0), w = s.input(run, 1);
    const int64_t channels = w.extent(1), per_group = w.extent(0) / g.groups;
    walk(dx.shape, [&](const Dims& i) {
      const int64_t group = i[1] / channels, c = i[1] % channels;
      const int64_t at[3] = {i[2], i.size() > 3 ? i[3] : 0, i.size() > 4 ? i[4] : 0};
      double sum = 0;
      for (int64_t o = group * per_group; o < (group + 1) * per_group; ++o) {
        walk(volume(w), [&](const Dims& k) {
          const int64_t a = g.output(0, at[0], k[0], dy.extent(2)),
                        b = g.output(1, at[1], k[1], dy.extent(3)),
                        d = g.output(2, at[2], k[2], dy.extent(4));
          if (a >= 0 && b >= 0 && d >= 0)
            sum += dy.get(i[0], o, a, b, d) * w.get(o, c, k[0], k[1], k[2]);
        });
      }
      dx.set(sum, i);
    });
  });
}

std::unique_ptr<Prepared> make_conv_weight(const Request& r, Why& why) {
  if (const char* e = invalid(r, r.in[0], r.out[0])) return why.refuse("ref", e);
  Specs s(r);
  const Geometry g(r.get<ConvParams>());
  return prepared("ref", [s, g](const Run& run) {
    View dw = s.output(run, 0), db = s.output(run, 1), x = s.input(run, 0), dy = s.input(run, 1);
    const int64_t per_group = std::max<int64_t>(dw.extent(0) / g.groups, 1);
    walk(dw.shape, [&](const Dims& i) {
      const int64_t o = i[0], channel = o / per_group * dw.extent(1) + i[1];
      const int64_t k[3] = {i[2], i.size() > 3 ? i[3] : 0, i.size() > 4 ? i[4] : 0};
      double sum = 0;
      for (int64_t n = 0; n < x.extent(0); ++n) {
        walk(volume(dy), [&](const Dims& at) {
          const int64_t a = g.input(0, at[0], k[0]), b = g.input(1, at[1], k[1]),
                        d = g.input(2, at[2], k[2]);
          if (inside(a, x.extent(2)) && inside(b, x.extent(3)) && inside(d, x.extent(4)))
            sum += x.get(n, channel, a, b, d) * dy.get(n, o, at[0], at[1], at[2]);
        });
      }
      dw.set(sum, i);
    });
    for (int64_t o = 0; db && o < db.extent(0); ++o) {
      double sum = 0;
      for (int64_t n = 0; n < dy.extent(0); ++n)
        walk(volume(dy), [&](const Dims& at) { sum += dy.get(n, o, at[0], at[1], at[2]); });
      db.set(sum, o);
    }
  });
}

}  // namespace mpt::ref
