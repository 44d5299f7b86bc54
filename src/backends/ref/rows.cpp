// Reference kernels of softmax, softmax_grad, cross_entropy and cross_entropy_grad.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "backends/ref/access.h"

namespace mpt::ref {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

// Calls f(n, at) for each line along `dim`: at(k) is the multi-index of its k-th element.
template <class F>
void lines(const Dims& shape, int dim, F f) {
  Dims starts = shape;
  if (!starts.empty()) starts[dim] = std::min<int64_t>(starts[dim], 1);
  walk(starts, [&](const Dims& start) {
    f(shape.empty() ? 1 : shape[dim], [&](int64_t k) {
      Dims i = start;
      if (!i.empty()) i[dim] = k;
      return i;
    });
  });
}

// log(sum(exp(f(k)))) in two parts: the largest f(k), and log(sum(exp(f(k) - largest))). Two parts
// keep the precision of a small second part beside a large first one, and in the sum the largest
// elements count apart. Both are 0 for values of -inf alone, so that exp(of(v)) is 0.
struct LogSumExp {
  double largest, log_of_sum;
  double of(double v) const { return v - largest - log_of_sum; }
};
template <class F>
LogSumExp log_sum_exp(int64_t n, F f) {
  double largest = -kInf, rest = 0, count = 0;
  for (int64_t k = 0; k < n; ++k) {
    const double v = f(k);
    if (v > largest || std::isnan(v)) largest = v;
    if (std::isnan(v)) break;
  }
  if (largest == -kInf) return {0, 0};
  for (int64_t k = 0; k < n; ++k) {
    const double v = f(k);
    if (v == largest && largest < kInf) ++count;
    else rest += std::exp(v - largest);
  }
  return {largest, std::log1p(rest + (count - 1))};
}

const char* invalid_target(const Request& r) {
  if (r.in[0].rank() != 2 || r.in[1].rank() != 1) return "x is [R, V], target [R]";
  return is_integral(r.in[1].dtype) ? nullptr : "targets are integers";
}

}  // namespace

std::unique_ptr<Prepared> make_softmax(const Request& r, Why&) {
  Specs s(r);
  const auto p = r.get<SoftmaxParams>();
  return prepared("ref", [s, p](const Run& run) {
    View y = s.output(run), x = s.input(run);
    lines(x.shape, p.dim, [&](int64_t n, auto at) {
      const LogSumExp lse = log_sum_exp(n, [&](int64_t k) { return x.get(at(k)); });
      // The output may alias x: each element is read before it is written, and lse is known.
      for (int64_t k = 0; k < n; ++k) {
        const double z = lse.of(x.get(at(k)));
        y.set(p.log ? z : std::exp(z), at(k));
      }
    });
  });
}

std::unique_ptr<Prepared> make_softmax_grad(const Request& r, Why&) {
  Specs s(r);
  const auto p = r.get<SoftmaxParams>();
  return prepared("ref", [s, p](const Run& run) {
    View dx = s.output(run), dy = s.input(run, 0), y = s.input(run, 1);
    lines(dx.shape, p.dim, [&](int64_t n, auto at) {
      // An element with more than 3/4 of the probability has a part of its own gradient that is
      // computed from the others, of which the probabilities add up to a small rest. It is the only
      // one, also among results of 8 bits.
      const auto is_most = [&](double v) { return (p.log ? std::exp(v) : v) > 0.75; };
      double own = 0, others = 0;
      for (int64_t k = 0; k < n; ++k)
        if (is_most(y.get(at(k)))) own = dy.get(at(k));
      for (int64_t k = 0; k < n; ++k) {
        const double g = dy.get(at(k)), v = y.get(at(k));
        if (!is_most(v)) others += p.log ? g : (g - own) * v;
      }
      for (int64_t k = 0; k < n; ++k) {
        const double g = dy.get(at(k)), v = y.get(at(k));
        if (!p.log) dx.set(v * ((g - own) - others), at(k));
        else if (is_most(v)) dx.set(-g * std::expm1(v) - std::exp(v) * others, at(k));
        else dx.set(g - std::exp(v) * (others + own), at(k));
      }
    });
  });
}

std::unique_ptr<Prepared> make_cross_entropy(const Request& r, Why& why) {
  if (const char* e = invalid_target(r)) return why.refuse("ref", e);
  Specs s(r);
  const auto p = r.get<CrossEntropyParams>();
  const bool has_flag = r.out.size() > 2;
  return prepared("ref", [s, p, has_flag](const Run& run) {
    View loss = s.output(run, 0), sums = s.output(run, 1), x = s.input(run, 0),
         target = s.input(run, 1), flag = has_flag ? s.output(run, 2) : View();
    const int64_t classes = x.extent(1);
    const double smooth = p.label_smoothing;
    for (int64_t i = 0; i < x.extent(0); ++i) {
      const LogSumExp l = log_sum_exp(classes, [&](int64_t v) { return x.get(i, v); });
      if (sums) {
        sums.set(l.largest, 0, i);
        sums.set(l.log_of_sum, 1, i);
      }
      const int64_t t = target.get_int(i);
      double z = 0;
      if (t == p.ignore_index) {
        z = 0;
      } else if (t < 0 || t >= classes) {
        z = std::nan("");
        if (flag && flag.get_int(0) < 0) flag.set_int(i, 0);
      } else {
        z = smooth == 1 ? 0 : (1 - smooth) * -l.of(x.get(i, t));
        double all = 0;
        for (int64_t v = 0; smooth != 0 && v < classes; ++v) all -= l.of(x.get(i, v));
        z += smooth / static_cast<double>(classes) * all;
      }
      loss.set(z, i);
    }
  });
}

std::unique_ptr<Prepared> make_cross_entropy_grad(const Request& r, Why& why) {
  if (const char* e = invalid_target(r)) return why.refuse("ref", e);
  Specs s(r);
  const auto p = r.get<CrossEntropyParams>();
  return prepared("ref", [s, p](const Run& run) {
    View dx = s.output(run), x = s.input(run, 0), target = s.input(run, 1), sums = s.input(run, 2),
         g = s.input(run, 3);
    const int64_t classes = x.extent(1);
    const double smooth = p.label_smoothing;
    for (int64_t i = 0; i < x.extent(0); ++i) {
      const int64_t t = target.get_int(i);
      const bool bad = t < 0 || t >= classes;
      const bool none = t == p.ignore_index || (!bad && g.get(i) == 0);
      for (int64_t v = 0; v < classes; ++v) {
        const double log_p = (x.get(i, v) - sums.get(0, i)) - sums.get(1, i);
        const double z = (v == t ? std::expm1(log_p) + smooth : std::exp(log_p)) -
                         smooth / static_cast<double>(classes);
        const double grad = bad ? std::nan("") : g.get(i) * z;
        dx.set(none ? 0 : grad, i, v);
      }
    }
  });
}

}  // namespace mpt::ref
