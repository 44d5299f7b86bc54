// Reference kernels of norm, norm_grad (rows), batch_norm and batch_norm_grad (channels).
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "backends/ref/functions.h"

namespace mpt::ref {
namespace {

// Returns the mean of f(i) over n values, or 0 for n = 0. If all values are equal, the mean is
// exactly that value.
template <class F>
double mean_of(int64_t n, F f) {
  double sum = 0, off = 0;
  for (int64_t i = 0; i < n; ++i) sum += f(i);
  const double mean = n ? sum / static_cast<double>(n) : 0;
  for (int64_t i = 0; i < n; ++i) off += f(i) - mean;
  return n && std::isfinite(mean) ? mean + off / static_cast<double>(n) : mean;
}

struct Moments {
  double mean, rstd;
};
// each(f) calls f with every one of n values; eps belongs to the values times `scale`.
template <class Each>
Moments scaled_moments(int64_t n, double eps, bool rms, double scale, const Each& each) {
  const auto mean_of = [&](const auto& f) {
    double sum = 0;
    each([&](double v) { sum += f(v * scale); });
    return n ? sum / static_cast<double>(n) : 0;
  };
  double mean = rms ? 0 : mean_of([](double v) { return v; });
  // If all values are equal, the mean is exactly that value.
  if (!rms && std::isfinite(mean)) mean += mean_of([&](double v) { return v - mean; });
  const double var = mean_of([&](double v) { return (v - mean) * (v - mean); });
  return {mean / scale, scale / std::sqrt(var + eps)};
}

// Returns the moments of n values, of which the largest is near 1 if f64 does not have the squares.
template <class Each>
Moments moments_of(int64_t n, double eps, bool rms, const Each& each) {
  double largest = 0;
  each([&](double v) { largest = std::isnan(v) ? v : std::max(largest, std::fabs(v)); });
  const bool is_small = largest > 0 && largest < 0x1p-400 && eps < 0x1p-700;
  if (!is_small && !(largest > 0x1p+450 && std::isfinite(largest)))
    return scaled_moments(n, eps, rms, 1, each);
  const double scale = std::ldexp(1, std::clamp(-std::ilogb(largest), -1000, 1000));
  if (!std::isfinite(eps * scale * scale)) return scaled_moments(n, eps, rms, 1, each);
  return scaled_moments(n, eps * scale * scale, rms, scale, each);
}

}  // namespace

std::unique_ptr<Prepared> make_norm(const Request& r, Why& why) {
  const auto p = r.get<NormParams>();
  if (r.in[0].rank() != 2) return why.refuse("ref", "x is [rows, columns]");
  if (p.act != Activation::none) return why.refuse("ref", "only batch_norm has an activation");
  Specs s(r);
  return prepared("ref", [s, p](const Run& run) {
    View y = s.output(run, 0), mean = s.output(run, 1), rstd = s.output(run, 2);
    View x = s.input(run, 0), w = s.input(run, 1), b = s.input(run, 2);
    const int64_t columns = x.extent(1);
    for (int64_t i = 0; i < x.extent(0); ++i) {
      const auto [m, scale] = moments_of(columns, p.eps, p.rms, [&](const auto& f) {
        for (int64_t c = 0; c < columns; ++c) f(x.get(i, c));
      });
      for (int64_t c = 0; c < columns; ++c)
        y.set((x.get(i, c) - m) * scale * (w ? w.get(c) : 1) + (b ? b.get(c) : 0), i, c);
      if (mean) mean.set(m, i);
      if (rstd) rstd.set(scale, i);
    }
  });
}

std::unique_ptr<Prepared> make_norm_grad(const Request& r, Why& why) {
  const auto p = r.get<NormParams>();
  if (r.in[1].rank() != 2) return why.refuse("ref", "x is [rows, columns]");
  if (!p.rms && !r.in[3]) return why.refuse("ref", "norm without rms needs mean");
  Specs s(r);
  return prepared("ref", [s, p](const Run& run) {
    View dx = s.output(run, 0), dw = s.output(run, 1), db = s.output(run, 2);
    View dy = s.input(run, 0), x = s.input(run, 1), w = s.input(run, 2), mean = s.input(run, 3),
         rstd = s.input(run, 4);
    const int64_t rows = x.extent(0), columns = x.extent(1);
    auto hat = [&](int64_t i, int64_t c) {
      return (x.get(i, c) - (p.rms ? 0 : mean.get(i))) * rstd.get(i);
    };
    auto g = [&](int64_t i, int64_t c) { return dy.get(i, c) * (w ? w.get(c) : 1); };
    for (int64_t i = 0; dx && i < rows; ++i) {
      const double along = mean_of(columns, [&](int64_t c) { return g(i, c) * hat(i, c); });
      const double flat = p.rms ? 0 : mean_of(columns, [&](int64_t c) { return g(i, c); });
      for (int64_t c = 0; c < columns; ++c)
        dx.set(rstd.get(i) * (g(i, c) - flat - hat(i, c) * along), i, c);
    }
    for (int64_t c = 0; c < columns; ++c) {
      double weight = 0, bias = 0;
      for (int64_t i = 0; i < rows; ++i) {
        weight += dy.get(i, c) * hat(i, c);
        bias += dy.get(i, c);
      }
      if (dw) dw.set(weight, c);
      if (db) db.set(bias, c);
    }
  });
}

namespace {

// Returns the shape of one channel of a [B, C, spatial..] tensor.
Dims channel_shape(const Dims& shape) {
  Dims one = shape;
  one[1] = 1;
  return one;
}

template <class F>
double channel_sum(const View& x, int64_t c, F f) {
  double sum = 0;
  walk(channel_shape(x.shape), [&](const Dims& i) {
    Dims at = i;
    at[1] = c;
    sum += f(at);
  });
  return sum;
}

}  // namespace

std::unique_ptr<Prepared> make_batch_norm(const Request& r, Why& why) {
  const auto p = r.get<NormParams>();
  if (r.in[0].rank() < 2) return why.refuse("ref", "x is [B, C, spatial..]");
  Specs s(r);
  return prepared("ref", [s, p](const Run& run) {
    View y = s.output(run, 0), mean = s.output(run, 1), rstd = s.output(run, 2);
    View x = s.input(run, 0), w = s.input(run, 1), b = s.input(run, 2), given = s.input(run, 3),
         var = s.input(run, 4);
    const int64_t n = count(channel_shape(x.shape));
    for (int64_t c = 0; c < x.extent(1); ++c) {
      Moments own{};
      if (given) {
        own = {given.get(c), 1 / std::sqrt(var.get(c) + p.eps)};
      } else {
        own = moments_of(n, p.eps, false, [&](const auto& f) {
          walk(channel_shape(x.shape), [&](const Dims& i) {
            Dims at = i;
            at[1] = c;
            f(x.get(at));
          });
        });
      }
      const double m = own.mean, scale = own.rstd;
      walk(channel_shape(x.shape), [&](const Dims& i) {
        Dims at = i;
        at[1] = c;
        const double z = (x.get(at) - m) * scale * (w ? w.get(c) : 1) + (b ? b.get(c) : 0);
        y.set(activate(p.act, z), at);
      });
      if (mean) mean.set(m, c);
      if (rstd) rstd.set(scale, c);
    }
  });
}

std::unique_ptr<Prepared> make_batch_norm_grad(const Request& r, Why& why) {
  const auto p = r.get<NormParams>();
  if (r.in[1].rank() < 2) return why.refuse("ref", "x is [B, C, spatial..]");
  if (p.act != Activation::none && p.act != Activation::relu) {
    return why.refuse("ref", "the activation is none or relu");
  }
  if (p.act == Activation::relu && !(r.in.size() > 5 && r.in[5])) {
    return why.refuse("ref", "relu's gradient needs y");
  }
  Specs s(r);
  return prepared("ref", [s, p](const Run& run) {
    View dx = s.output(run, 0), dw = s.output(run, 1), db = s.output(run, 2);
    View dy = s.input(run, 0), x = s.input(run, 1), w = s.input(run, 2);
    View mean = s.input(run, 3), rstd = s.input(run, 4), y = s.input(run, 5);
    const auto n = static_cast<double>(std::max<int64_t>(count(channel_shape(x.shape)), 1));
    for (int64_t c = 0; c < x.extent(1); ++c) {
      auto g = [&](const Dims& i) {
        return p.act == Activation::relu && y.get(i) <= 0 ? 0 : dy.get(i);
      };
      auto hat = [&](const Dims& i) { return (x.get(i) - mean.get(c)) * rstd.get(c); };
      const double bias = channel_sum(x, c, g);
      const double weight = channel_sum(x, c, [&](const Dims& i) { return g(i) * hat(i); });
      if (dw) dw.set(weight, c);
      if (db) db.set(bias, c);
      if (!dx) continue;
      walk(channel_shape(x.shape), [&](const Dims& i) {
        Dims at = i;
        at[1] = c;
        dx.set((w ? w.get(c) : 1) * rstd.get(c) * (g(at) - bias / n - hat(at) * weight / n), at);
      });
    }
  });
}

}  // namespace mpt::ref
