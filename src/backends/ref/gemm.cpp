// Reference kernels of gemm, linear, linear_data and linear_weight.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "backends/ref/functions.h"

namespace mpt::ref {
namespace {

// Returns a view whose dims of extent 1 can be read at any index (broadcast).
View broadcast_unit_dims(View v) {
  for (int d = 0; d < v.shape.size(); ++d)
    if (v.shape[d] == 1) v.stride[d] = 0;
  return v;
}

// The f32 operand x of a linear product whose w or dy has 16 bits: get() rounds to that dtype.
struct Rounded {
  View x;
  DType as;
  double get(int64_t i, int64_t j) const {
    const double v = x.get(i, j);
    return is_half(as) ? rounded(as, v) : v;
  }
};

// The numbers that a product is computed in.
struct Real {
  using Value = double;
  template <class... I>
  static double get(const View& v, const I&... i) {
    return v.get(i...);
  }
  template <class... I>
  static void set(const View& v, double z, const I&... i) {
    v.set(z, i...);
  }
  static double of(float scalar) { return static_cast<double>(scalar); }
  static double activated(Activation act, double z) { return activate(act, z); }
};
// Integers modulo 2^64, of which narrower ones keep the low bits.
struct Whole {
  using Value = uint64_t;
  template <class... I>
  static uint64_t get(const View& v, const I&... i) {
    return static_cast<uint64_t>(v.get_int(i...));
  }
  template <class... I>
  static void set(const View& v, uint64_t z, const I&... i) {
    v.set_int(static_cast<int64_t>(z), i...);
  }
  static uint64_t of(float scalar) {
    return static_cast<uint64_t>(saturate<int64_t>(static_cast<double>(scalar)));
  }
  static uint64_t activated(Activation act, uint64_t z) {
    return act == Activation::relu && static_cast<int64_t>(z) < 0 ? 0 : z;
  }
};

// True if a product is one of integers with an integer result.
bool is_whole(const Request& r, Activation act) {
  const auto is_integer = [](const Spec& t) { return !t || is_integral(t.dtype); };
  return is_integer(r.out[0]) && std::ranges::all_of(r.in, is_integer) &&
         (act == Activation::none || act == Activation::relu);
}
bool is_whole(const GemmScalars& v) {
  return v.alpha == std::trunc(v.alpha) && v.beta == std::trunc(v.beta);
}

template <class N>
void multiply(const Specs& s, const GemmParams& p, const GemmScalars& v, const Run& run) {
  View c = s.output(run), a = broadcast_unit_dims(s.input(run, 0)),
       b = broadcast_unit_dims(s.input(run, 1)), bias = s.input(run, 2);
  const int row = c.shape.size() - 2, column = row + 1;
  const int64_t depth = s.in[0].shape[column];
  walk(c.shape, [&](const Dims& i) {
    Dims ai = i, bi = i;
    typename N::Value sum = 0;
    for (int64_t k = 0; k < depth; ++k) {
      ai[column] = k;
      bi[row] = k;
      sum += N::get(a, ai) * N::get(b, bi);
    }
    auto z = N::of(v.alpha) * sum;
    if (bias) z += N::get(bias, i[column]);
    z = N::activated(p.act, z);
    if (p.accumulate) z += N::of(v.beta) * N::get(c, i);
    N::set(c, z, i);
  });
}

}  // namespace

std::unique_ptr<Prepared> make_gemm(const Request& r, Why& why) {
  if (r.out[0].rank() < 2) return why.refuse("ref", "matrices have at least two dims");
  Specs s(r);
  const auto p = r.get<GemmParams>();
  if (!fusable(p.act)) return why.refuse("ref", "the activation");
  return prepared("ref", [s, p, whole = is_whole(r, p.act)](const Run& run) {
    const auto v = run.scalars ? run.get<GemmScalars>() : GemmScalars{};
    if (whole && is_whole(v)) multiply<Whole>(s, p, v, run);
    else multiply<Real>(s, p, v, run);
  });
}

std::unique_ptr<Prepared> make_linear(const Request& r, Why& why) {
  Specs s(r);
  const Activation act = r.get<GemmParams>().act;
  if (!fusable(act)) return why.refuse("ref", "the activation");
  if (is_whole(r, act)) {
    return prepared("ref", [s, act](const Run& run) {
      View y = s.output(run), x = s.input(run, 0), w = s.input(run, 1), bias = s.input(run, 2);
      walk(y.shape, [&](const Dims& i) {
        uint64_t sum = bias ? Whole::get(bias, i[1]) : 0;
        for (int64_t k = 0; k < x.extent(1); ++k)
          sum += Whole::get(x, i[0], k) * Whole::get(w, i[1], k);
        Whole::set(y, Whole::activated(act, sum), i);
      });
    });
  }
  return prepared("ref", [s, act](const Run& run) {
    View y = s.output(run), w = s.input(run, 1), bias = s.input(run, 2);
    const Rounded x{s.input(run, 0), s.in[1].dtype};
    walk(y.shape, [&](const Dims& i) {
      double sum = 0;
      for (int64_t k = 0; k < x.x.extent(1); ++k) sum += x.get(i[0], k) * w.get(i[1], k);
      y.set(activate(act, sum + (bias ? bias.get(i[1]) : 0)), i);
    });
  });
}

std::unique_ptr<Prepared> make_linear_data(const Request& r, Why&) {
  Specs s(r);
  return prepared("ref", [s](const Run& run) {
    View dx = s.output(run), dy = s.input(run, 0), w = s.input(run, 1);
    walk(dx.shape, [&](const Dims& i) {
      double sum = 0;
      for (int64_t n = 0; n < w.extent(0); ++n) sum += dy.get(i[0], n) * w.get(n, i[1]);
      dx.set(sum, i);
    });
  });
}

std::unique_ptr<Prepared> make_linear_weight(const Request& r, Why&) {
  Specs s(r);
  return prepared("ref", [s](const Run& run) {
    View dw = s.output(run, 0), db = s.output(run, 1);
    View dy = s.input(run, 1);
    const Rounded x{s.input(run, 0), s.in[1].dtype};
    walk(dw.shape, [&](const Dims& i) {
      double sum = 0;
      for (int64_t m = 0; m < dy.extent(0); ++m) sum += dy.get(m, i[0]) * x.get(m, i[1]);
      dw.set(sum, i);
    });
    for (int64_t n = 0; db && n < db.extent(0); ++n) {
      double sum = 0;
      for (int64_t m = 0; m < dy.extent(0); ++m) sum += dy.get(m, n);
      db.set(sum, n);
    }
  });
}

}  // namespace mpt::ref
