// Reference kernels of reduce and scan.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "backends/plain/product.h"
#include "backends/ref/access.h"

namespace mpt::ref {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kLarge = 0x1p900, kShrink = 0x1p-200;

// Returns the sum of two parts over n, of which the second one is times kShrink.
double mean_of(double sum, double large, double n) {
  return large == 0 ? sum / n : (large + sum * kShrink) / n / kShrink;
}

// The running statistics of the inputs of one output element.
struct Summary {
  int64_t n = 0, at = 0;  // at: the position of the extreme
  double sum = 0, sum_abs = 0;
  double large_sum = 0, large_sum_abs = 0;  // the large numbers times kShrink: they may cancel
  plain::ScaledProduct product;
  double max = -kInf, min = kInf;
  bool any = false, all = true;
};

// A NaN is an extreme, and the first one stays.
bool is_above(double x, double best) { return !std::isnan(best) && !(x <= best); }
bool is_below(double x, double best) { return !std::isnan(best) && !(x >= best); }

double result(const ReduceParams& p, const Summary& s) {
  switch (p.op) {
    case ReduceOp::sum: return mean_of(s.sum, s.large_sum, std::ldexp(1, p.correction));
    case ReduceOp::mean: return mean_of(s.sum, s.large_sum, static_cast<double>(s.n));
    case ReduceOp::prod: return s.product.result();
    case ReduceOp::max: return s.max;
    case ReduceOp::min: return s.min;
    case ReduceOp::sum_abs: return mean_of(s.sum_abs, s.large_sum_abs, std::ldexp(1, p.correction));
    case ReduceOp::any: return s.any;
    case ReduceOp::all: return s.all;
    default: return 0;  // argmax, argmin, norm2, var and std are handled elsewhere
  }
}

void add(Summary& s, double x, ReduceOp op) {
  if (std::fabs(x) >= kLarge) {
    s.large_sum += x * kShrink;
    s.large_sum_abs += std::fabs(x) * kShrink;
  } else {
    s.sum += x;
    s.sum_abs += std::fabs(x);
  }
  if (op == ReduceOp::prod) s.product.multiply_real(x);
  s.any |= x != 0;
  s.all &= x != 0;
  if (s.n == 0 || is_above(x, s.max)) {
    s.max = x;
    if (op == ReduceOp::argmax) s.at = s.n;
  }
  if (s.n == 0 || is_below(x, s.min)) {
    s.min = x;
    if (op == ReduceOp::argmin) s.at = s.n;
  }
  ++s.n;
}

// Reduces integers modulo 2^64. Returns false if the result of the op is not an integer.
bool reduce_integers(ReduceOp op, int64_t x, bool first, int64_t& best, uint64_t& total, int64_t n,
                     int64_t& at) {
  const auto u = static_cast<uint64_t>(x);
  const auto choose = [&](bool is_better) {
    if (first || is_better) {
      best = x;
      at = n;
    }
    total = static_cast<uint64_t>(best);
  };
  switch (op) {
    case ReduceOp::sum: total = (first ? 0 : total) + u; break;
    case ReduceOp::prod: total = (first ? 1 : total) * u; break;
    case ReduceOp::sum_abs: total = (first ? 0 : total) + (x < 0 ? 0 - u : u); break;
    case ReduceOp::max:
    case ReduceOp::argmax: choose(x > best); break;
    case ReduceOp::min:
    case ReduceOp::argmin: choose(x < best); break;
    default: return false;
  }
  return true;
}

bool is_spread(ReduceOp op) {
  return op == ReduceOp::norm2 || op == ReduceOp::var || op == ReduceOp::std;
}

// Computes norm2, var or std of n elements. each(f) calls f with every one of them.
template <class Each>
double spread(const ReduceParams& p, int64_t n, double first, const Each& each) {
  const auto squares = [&](double scale) {  // the elements count times a power of two
    double middle = 0, total = 0;
    if (p.op != ReduceOp::norm2) {  // the mean of equal elements is exactly that element
      double off = 0;
      each([&](double v) { off += v * scale - first * scale; });
      middle = first * scale + off / static_cast<double>(std::max<int64_t>(n, 1));
    }
    each([&](double v) { total += (v * scale - middle) * (v * scale - middle); });
    return total;
  };
  int exponent = 0;
  double total = squares(1);
  if (!(total > 0x1p-900 && total < kInf)) {  // again, with elements of which the largest is near 1
    double largest = 0;
    each([&](double v) { largest = is_above(std::fabs(v), largest) ? std::fabs(v) : largest; });
    if (largest > 0 && largest < kInf) {
      exponent = std::clamp(std::ilogb(largest), -1000, 1000);
      total = squares(std::ldexp(1, -exponent));
    }
  }
  if (p.op == ReduceOp::norm2) return std::ldexp(std::sqrt(total), exponent - p.correction);
  const double mean = total / static_cast<double>(std::max<int64_t>(n - p.correction, 0));
  return p.op == ReduceOp::std ? std::ldexp(std::sqrt(mean), exponent)
                               : std::ldexp(mean, 2 * exponent);
}

}  // namespace

std::unique_ptr<Prepared> make_reduce(const Request& r, Why& why) {
  Specs s(r);
  if (r.out[0].rank() != r.in[0].rank()) return why.refuse("ref", "out has x's rank");
  const auto p = r.get<ReduceParams>();
  return prepared("ref", [s, p](const Run& run) {
    View y = s.output(run), x = s.input(run);
    Dims reduced = x.shape;
    for (int d = 0; d < reduced.size(); ++d)
      if (y.shape[d] == x.shape[d]) reduced[d] = 1;
    const bool arg = p.op == ReduceOp::argmax || p.op == ReduceOp::argmin;
    walk(y.shape, [&](const Dims& i) {
      const int64_t start = x.offset(i);
      if (is_spread(p.op)) {
        const int64_t n = count(reduced);
        const auto each = [&](const auto& f) {
          walk(reduced, [&](const Dims& j) { f(load(x.dtype, x.data, start + x.offset(j))); });
        };
        return y.set(spread(p, n, n ? load(x.dtype, x.data, start) : 0, each), i);
      }
      Summary t;
      int64_t best = 0, at = 0;
      uint64_t total = p.op == ReduceOp::prod;
      bool whole = is_integral(x.dtype) && (is_integral(y.dtype) || arg);
      walk(reduced, [&](const Dims& j) {
        const int64_t from = start + x.offset(j);
        if (whole) {
          whole = reduce_integers(p.op, load_int(x.dtype, x.data, from), t.n == 0, best, total, t.n,
                                  at);
        }
        add(t, load(x.dtype, x.data, from), p.op);
      });
      if (arg) return y.set_int(whole ? at : t.at, i);
      if (p.op == ReduceOp::any || p.op == ReduceOp::all) return y.set(result(p, t), i);
      if (whole && p.op != ReduceOp::mean) y.set_int(static_cast<int64_t>(total), i);
      else y.set(result(p, t), i);
    });
  });
}

std::unique_ptr<Prepared> make_scan(const Request& r, Why&) {
  Specs s(r);
  const int dim = r.get<DimParams>().dim;
  return prepared("ref", [s, dim](const Run& run) {
    View y = s.output(run), x = s.input(run);
    Dims lines = x.shape;
    if (!lines.empty()) lines[dim] = std::min<int64_t>(lines[dim], 1);
    walk(lines, [&](const Dims& line) {
      Dims i = line;
      double sum = 0;
      uint64_t whole = 0;
      for (int64_t k = 0; k < x.extent(dim); ++k) {
        if (!i.empty()) i[dim] = k;
        sum += x.get(i);
        whole += static_cast<uint64_t>(x.get_int(i));
        if (is_integral(x.dtype) && is_integral(y.dtype)) y.set_int(static_cast<int64_t>(whole), i);
        else y.set(sum, i);
      }
    });
  });
}

}  // namespace mpt::ref
