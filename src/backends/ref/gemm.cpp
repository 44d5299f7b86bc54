// Reference kernels of gemm, linear, linear_data and linear_weight.
// SPDX-License-Identifier: Apache-2.0
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

}  // namespace

std::unique_ptr<Prepared> make_gemm(const Request& r, Why& why) {
  if (r.out[0].rank() < 2) return why.refuse("ref", "matrices have at least two dims");
  Specs s(r);
  const auto p = r.get<GemmParams>();
  if (!fusable(p.act)) return why.refuse("ref", "the activation");
  return prepared("ref", [s, p](const Run& run) {
    View c = s.output(run), a = broadcast_unit_dims(s.input(run, 0)),
         b = broadcast_unit_dims(s.input(run, 1)), bias = s.input(run, 2);
    const auto v = run.scalars ? run.get<GemmScalars>() : GemmScalars{};
    const int row = c.shape.size() - 2, column = row + 1;
    const int64_t depth = s.in[0].shape[column];
    walk(c.shape, [&](const Dims& i) {
      Dims ai = i, bi = i;
      double sum = 0;
      for (int64_t k = 0; k < depth; ++k) {
        ai[column] = k;
        bi[row] = k;
        sum += a.get(ai) * b.get(bi);
      }
      double z = static_cast<double>(v.alpha) * sum + (bias ? bias.get(i[column]) : 0);
      z = activate(p.act, z);
      if (p.accumulate) z += static_cast<double>(v.beta) * c.get(i);
      c.set(z, i);
    });
  });
}

std::unique_ptr<Prepared> make_linear(const Request& r, Why& why) {
  Specs s(r);
  const Activation act = r.get<GemmParams>().act;
  if (!fusable(act)) return why.refuse("ref", "the activation");
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
