// Sweeps: functions of one tensor at every value of f16 and bf16, and functions of two tensors at
// all pairs of 300 values, against their formulas in long double. A result is within one unit in
// the last place and a gradient within two, and neither is infinite or NaN where the rounded true
// value is finite.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <limits>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "../tier.h"
#include "autograd/engine.h"
#include "backends/host_access.h"
#include "core/half.h"
#include "functions.h"

namespace mpt::test {
namespace {

// A 16-bit format: its values by their bits, and the rounding to it.
struct Format {
  DType dtype;
  float (*value)(uint16_t bits);
  uint16_t (*round)(float v);
};
const Format kFormats[] = {{DType::f16, f16_to_f32, f32_to_f16},
                           {DType::bf16, bf16_to_f32, f32_to_bf16}};

// Returns the place of a value among all values of its format, so that neighbours differ by 1.
int place(uint16_t bits) { return bits & 0x8000 ? -(bits & 0x7fff) : bits; }

// The distances of results from their true values, in units in the last place.
struct Worst {
  int ulps = 0;
  Real x = 0, y = 0, want = 0;
  double got = 0;
  int beyond = 0;  // results beyond the bound

  void add(const Format& f, Real at_x, Real at_y, Real true_value, uint16_t result, int bound) {
    const uint16_t want = f.round(static_cast<float>(true_value));
    const float w = f.value(want), g = f.value(result);
    int off = std::isnan(w) && std::isnan(g) ? 0 : std::abs(place(want) - place(result));
    if (std::isnan(w) != std::isnan(g) || (std::isfinite(w) && !std::isfinite(g))) off = 1 << 20;
    // f32's subnormals, which bf16 has too, may lose digits.
    if (f.dtype == DType::bf16 && std::fabs(true_value) < 0x1p-126L) off = off > 4 ? off : 0;
    if (off > bound) ++beyond;
    if (off > ulps) *this = {off, at_x, at_y, true_value, g, beyond};
  }
  std::string text() const {
    std::ostringstream s;
    s << beyond << " results; the worst is " << got << " for the true " << static_cast<double>(want)
      << ", " << ulps << " ulp, at " << static_cast<double>(x) << ", " << static_cast<double>(y);
    return s.str();
  }
};

std::vector<uint16_t> bits_of(const Tensor& t) {
  std::vector<uint16_t> v(static_cast<size_t>(t.count()));
  download(v.data(), t);
  return v;
}

TEST(Sweep, EveryValueOfSixteenBits) {
  TestContext ctx;
  for (const Format& f : kFormats) {
    std::vector<uint16_t> every(65536);
    for (size_t i = 0; i < every.size(); ++i) every[i] = static_cast<uint16_t>(i);
    Tensor x = Tensor::empty(*ctx, f.dtype, {65536});
    upload(x, every.data(), every.size() * 2);
    x->wants_grad = true;
    for (const Function& fn : functions()) {
      SCOPED_TRACE(std::string(fn.name) + (f.dtype == DType::f16 ? " in f16" : " in bf16"));
      const Tensor y = fn.run(x);
      const std::vector<uint16_t> got = bits_of(y);
      Worst worst;
      for (size_t i = 0; i < got.size(); ++i) {
        const Real v = f.value(every[i]);
        worst.add(f, v, 0, std::isnan(v) ? v : fn.value(v), got[i], 1);
      }
      EXPECT_LE(worst.ulps, 1) << worst.text();
      if (fn.slope == nullptr) continue;
      for (const double incoming : {1.0, 0.00390625, 1536.0}) {
        if (incoming != 1 && test_device() && !is_full_tier()) break;
        Tensor g = ops::full(*ctx, f.dtype, {65536}, incoming);
        const Tensor roots[] = {fn.run(x)}, grads[] = {g}, inputs[] = {x};
        const std::vector<uint16_t> slopes = bits_of(gradients(roots, grads, inputs, {})[0]);
        Worst slope;
        for (size_t i = 0; i < slopes.size(); ++i) {
          const Real v = f.value(every[i]);
          const Real d = fn.slope(v);
          // A derivative outside f32's range cannot be scaled back into it.
          const bool scales = std::fabs(d) < 0x1p127L && (std::fabs(d) > 0x1p-125L || d == 0);
          if (std::isnan(v) || (incoming != 1 && (!scales || fn.by_result))) continue;
          slope.add(f, v, 0, incoming * d, slopes[i], 2);
        }
        EXPECT_LE(slope.ulps, 2) << "gradient for an incoming " << incoming << ": " << slope.text();
      }
    }
  }
}

// The form that can be differentiated again, and its derivative, at every 16th value: all of them
// in the full tier.
TEST(Sweep, GradientsOfGradients) {
  TestContext ctx;
  const size_t step = is_full_tier() ? 1 : 16;
  for (const Format& f : kFormats) {
    std::vector<uint16_t> some;
    for (size_t i = 0; i < 65536; i += step) some.push_back(static_cast<uint16_t>(i));
    Tensor x = Tensor::empty(*ctx, f.dtype, {static_cast<int64_t>(some.size())});
    upload(x, some.data(), some.size() * 2);
    x->wants_grad = true;
    const Tensor ones[] = {ops::full(*ctx, f.dtype, x.shape(), 1)}, inputs[] = {x};
    for (const Function& fn : functions()) {
      if (fn.slope == nullptr) continue;
      SCOPED_TRACE(std::string(fn.name) + (f.dtype == DType::f16 ? " in f16" : " in bf16"));
      const auto check = [&](const char* what, const Tensor& t, Real (*of)(Real)) {
        const std::vector<uint16_t> got = bits_of(t);
        Worst worst;
        for (size_t i = 0; i < got.size(); ++i) {
          const Real v = f.value(some[i]);
          if (!std::isnan(v)) worst.add(f, v, 0, of(v), got[i], 2);
        }
        EXPECT_LE(worst.ulps, 2) << what << worst.text();
      };
      const Tensor roots[] = {fn.run(x)};
      const Tensor slopes[] = {gradients(roots, ones, inputs, {.create_graph = true})[0]};
      check("gradient: ", slopes[0], fn.slope);
      if (fn.bend == nullptr) continue;
      check("its gradient: ", gradients(slopes, ones, inputs, {})[0], fn.bend);
    }
  }
}

// Returns 300 values: zeros, the smallest and largest ones, neighbours of 1, halves, and others of
// all sizes.
std::vector<uint16_t> chosen(const Format& f) {
  std::vector<uint16_t> v;
  const uint16_t one = f.round(1), most = f.dtype == DType::f16 ? 0x7bff : 0x7f7f;
  for (const int bits : {0, 1, 2, 3, one - 1, int{one}, one + 1, most - 1, int{most}}) {
    v.push_back(static_cast<uint16_t>(bits));
  }
  for (const float x : {0.5f, 1.5f, 2.f, 2.5f, 3.f, 4.f, 10.f, 100.f}) v.push_back(f.round(x));
  for (uint32_t i = 0; v.size() < 150; ++i) {
    v.push_back(static_cast<uint16_t>((i * 2654435761u >> 7) % most));
  }
  for (size_t i = 0; i < 150; ++i) v.push_back(static_cast<uint16_t>(v[i] | 0x8000));
  return v;
}

// False where there is no value, or where f32 does not hold the factor of a gradient.
bool has_slope(const Pair& p, Real a, Real b) {
  if (std::isnan(p.value(a, b))) return false;
  const Real factor = p.factor == nullptr ? 0 : std::fabs(p.factor(a, b));
  return factor == 0 || (factor >= 0x1p-125L && factor < 0x1p127L);
}

TEST(Sweep, PairsOfSixteenBits) {
  TestContext ctx;
  for (const Format& f : kFormats) {
    const std::vector<uint16_t> values = chosen(f);
    std::vector<uint16_t> first, second;
    for (const uint16_t a : values) {
      first.insert(first.end(), values.size(), a);
      second.insert(second.end(), values.begin(), values.end());
    }
    const auto count = static_cast<int64_t>(first.size());
    Tensor x = Tensor::empty(*ctx, f.dtype, {count}), y = Tensor::empty(*ctx, f.dtype, {count});
    upload(x, first.data(), first.size() * 2);
    upload(y, second.data(), second.size() * 2);
    x->wants_grad = y->wants_grad = true;
    const auto check = [&](const Pair& p, const char* what, const Tensor& t, Real (*of)(Real, Real),
                           int bound) {
      const std::vector<uint16_t> got = bits_of(t);
      Worst worst;
      for (size_t i = 0; i < got.size(); ++i) {
        const Real a = f.value(first[i]), b = f.value(second[i]);
        if (p.domain != nullptr && !p.domain(a, b)) continue;
        if (of != p.value && !has_slope(p, a, b)) continue;
        const Real want = of(a, b), off = std::fabs(want - f.value(got[i]));
        // Where terms cancel, f32's rounding of them and of the scalar remains.
        if (p.rounds_scalar && off <= 0x1p-22L * std::fmax(std::fabs(a), std::fabs(b))) continue;
        worst.add(f, a, b, want, got[i], bound);
      }
      EXPECT_LE(worst.ulps, bound) << what << ": " << worst.text();
    };
    for (const Pair& p : pairs()) {
      SCOPED_TRACE(std::string(p.name) + (f.dtype == DType::f16 ? " in f16" : " in bf16"));
      check(p, "value", p.run(x, y), p.value, 1);
      if (p.by_x == nullptr) continue;
      for (const bool create_graph : {false, true}) {
        if (create_graph && !is_full_tier()) break;
        SCOPED_TRACE(create_graph ? "create_graph" : "");
        const Tensor roots[] = {p.run(x, y)}, grads[] = {ops::full(*ctx, f.dtype, {count}, 1)},
                     inputs[] = {x, y};
        const auto slopes = gradients(roots, grads, inputs, {.create_graph = create_graph});
        check(p, "gradient of x", slopes[0], p.by_x, 2);
        check(p, "gradient of y", slopes[1], p.by_y, 2);
      }
    }
  }
}

// Returns a tensor of the elements with these bits, of f32 if `bits` have 32.
template <class T>
Tensor of_bits(Context& ctx, DType dtype, const std::vector<T>& bits) {
  Tensor t = Tensor::empty(ctx, dtype, {static_cast<int64_t>(bits.size())});
  upload(t, bits.data(), bits.size() * sizeof(T));
  t->wants_grad = true;
  return t;
}

// -- losses and rows ------------------------------------------------------------------------------

// The chosen values, with more of the sizes that logits and probabilities have.
std::vector<uint16_t> chosen_for_rows(const Format& f) {
  std::vector<uint16_t> v = chosen(f);
  const float sizes[] = {0.1f,  0.2f,   0.3f, 0.6f, 0.7f, 0.8f, 0.9f, 0.95f,
                         0.99f, 0.999f, 1.1f, 1.7f, 5.f,  6.f,  7.f,  8.f,
                         12.f,  16.f,   17.f, 20.f, 30.f, 50.f, 88.f, 104.f};
  for (size_t i = 0; i < std::size(sizes); ++i) {
    const uint16_t bits = f.round(sizes[i]);
    v[149 - i] = bits;
    v[299 - i] = static_cast<uint16_t>(bits | 0x8000);
  }
  return v;
}

// The error that f32 leaves in a result or gradient where numbers on the way cancel.
struct Slack {
  const char* name;
  Real (*of)(Real x, Real y);
  bool is_of_gradients = false;  // values have none
};
// The spacing of numbers below 1, of which 1 - p and log(1 + q) are differences.
constexpr Real kOne = 0x1p-24L;
// A gradient of a norm is a difference of parts of 1 over the deviation, or over the root.
Real of_deviation(Real x, Real y) { return 6 * kOne / std::sqrt((x - y) * (x - y) / 4 + 0.25L); }
Real of_root(Real x, Real y) { return 6 * kOne / std::sqrt((x * x + y * y) / 2 + 0.25L); }
const Slack kSlack[] = {
    {"logsumexp", [](Real, Real) { return kOne; }},
    {"softmax", [](Real, Real) { return kOne; }},
    {"log_softmax", [](Real, Real) { return kOne; }},
    {"cross_entropy", [](Real, Real) { return kOne; }},
    {"cross_entropy/probabilities", [](Real, Real) { return kOne; }},
    // The gradient is sigmoid(x) - y, and a value the sum of two rounded terms.
    {"binary_cross_entropy_with_logits", [](Real, Real) { return kOne; }},
    {"binary_cross_entropy_with_logits/pos_weight", [](Real, Real) { return kOne; }},
    // The sum of log y, or y, and -x is multiplied by the probability.
    {"kl_div",
     [](Real x, Real y) {
       return y > 0 ? 2 * kOne * std::fmax(y, 1) * std::fmax(std::fabs(std::log(y)), std::fabs(x))
                    : 0;
     }},
    {"kl_div/log_target",
     [](Real x, Real y) {
       if (y < -87) return kInf;  // f32 has no e^y
       return 2 * kOne * std::exp(y) * std::fmax(std::fmax(std::fabs(y), std::fabs(x)), 1);
     }},
    {"layer_norm", of_deviation, true},
    {"group_norm", of_deviation, true},
    {"instance_norm", of_deviation, true},
    {"batch_norm", of_deviation, true},
    {"rms_norm", of_root, true},
};

// Losses with a product of rounded factors, or a sum of rounded terms, are within 2 units in the
// last place of their f32.
constexpr std::string_view kTwo[] = {"mse_loss",
                                     "smooth_l1_loss",
                                     "huber_loss",
                                     "binary_cross_entropy",
                                     "binary_cross_entropy_with_logits",
                                     "binary_cross_entropy_with_logits/pos_weight"};

// Returns the distance of a result from its true value, in units in the last place of its dtype,
// beyond `slack`. A subnormal of f32 may be lost.
Real error_of(DType dtype, Real want, double got, Real slack) {
  const Real most = dtype == DType::f16    ? 65504
                    : dtype == DType::bf16 ? 0x1.fep127L
                                           : 0x1.fffffep127L;
  if (slack == kInf) return 0;
  if (std::isnan(want)) return std::isnan(got) ? 0 : kInf;
  if (std::fabs(want) >= most + spacing(dtype, most) / 2) want = std::copysign(kInf, want);
  if (std::isinf(want) || !std::isfinite(got)) return static_cast<Real>(got) == want ? 0 : kInf;
  const Real off = std::fabs(got - want) - slack;
  return off <= 0x1p-125L ? 0 : off / spacing(dtype, want);
}

// Losses of 16 bits have results of f32, in whose last place the bound is then.
TEST(Sweep, LossesAndRowsOfPairs) {
  LONG_ON_DEVICES("the CPU has the same bounds");
  TestContext ctx;
  for (const Format& f : kFormats) {
    const std::vector<uint16_t> each = chosen_for_rows(f);
    std::vector<uint16_t> first, second;
    for (const uint16_t a : each) {
      first.insert(first.end(), each.size(), a);
      second.insert(second.end(), each.begin(), each.end());
    }
    const Tensor x = of_bits(*ctx, f.dtype, first), y = of_bits(*ctx, f.dtype, second);
    std::vector<Pair> list(row_pairs().begin(), row_pairs().end());
    list.insert(list.end(), layer_pairs().begin(), layer_pairs().end());
    for (const Pair& p : list) {
      if (p.is_slow) continue;
      const auto slack = std::find_if(std::begin(kSlack), std::end(kSlack), [&](const Slack& s) {
        return std::string(s.name) == p.name;
      });
      std::vector<Real> want(first.size()), slacks(first.size(), 0);
      for (size_t i = 0; i < want.size(); ++i) {
        const Real a = f.value(first[i]), b = f.value(second[i]);
        want[i] = p.value(a, b);
        if (slack != std::end(kSlack)) slacks[i] = slack->of(a, b);
        if (p.domain != nullptr && !p.domain(a, b)) slacks[i] = kInf;
        if (p.partial != nullptr && std::fabs(p.partial(a, b)) > 0x1.fffffep127L) slacks[i] = kInf;
      }
      const auto check = [&](const char* what, const Tensor& t, Real (*of)(Real, Real)) {
        const std::vector<double> got = values(t).v;
        const bool has_two = std::find(std::begin(kTwo), std::end(kTwo), p.name) != std::end(kTwo);
        const int bound = of == p.value && !has_two ? 1 : 2;
        Real worst = 0, worst_want = 0;
        size_t at = 0;
        int beyond = 0;
        for (size_t i = 0; i < got.size(); ++i) {
          // Where there is no value, there is no gradient.
          if (slacks[i] == kInf || (of != p.value && std::isnan(want[i]))) continue;
          const Real a = f.value(first[i]), b = f.value(second[i]);
          const Real w = of == p.value ? want[i] : of(a, b);
          const bool is_exact =
              of == p.value && slack != std::end(kSlack) && slack->is_of_gradients;
          const Real off = error_of(t.dtype(), w, got[i], is_exact ? 0 : slacks[i]);
          beyond += off > bound;
          if (off > worst) worst = off, worst_want = w, at = i;
        }
        EXPECT_LE(worst, bound) << p.name << " of " << name_of(f.dtype) << ", " << what << " in "
                                << name_of(t.dtype()) << ": " << beyond << " results; the worst is "
                                << got[at] << " for the true " << static_cast<double>(worst_want)
                                << " at " << f.value(first[at]) << ", " << f.value(second[at]);
      };
      const Tensor z = p.run(x, y);
      check("value", z, p.value);
      if (p.by_x == nullptr) continue;
      const Tensor roots[] = {z}, grads[] = {ops::full(*ctx, z.dtype(), z.shape(), 1)},
                   inputs[] = {x, y};
      const auto slopes = gradients(roots, grads, inputs, {});
      check("gradient of x", slopes[0], p.by_x);
      check("gradient of y", slopes[1], p.by_y);
    }
  }
}

// -- the table of errors --------------------------------------------------------------------------

// Returns the largest error of results, in units in the last place, where the true value is in the
// dtype's range and no subnormal of f32.
Real worst_error(DType dtype, const std::vector<Real>& want, const std::vector<double>& got) {
  const Real most = dtype == DType::f16 ? 65504 : 3.38e38L;
  Real worst = 0;
  for (size_t i = 0; i < want.size(); ++i) {
    if (!(std::fabs(want[i]) <= most) || std::fabs(want[i]) < 0x1p-126L) continue;
    worst = std::max(worst, std::fabs(got[i] - want[i]) / spacing(dtype, want[i]));
  }
  return worst;
}

// The errors of one function, in f16, bf16 and f32, and those of its gradients.
struct Errors {
  Real results[3] = {}, slopes[3] = {};

  void print(std::ostream& to, const char* name) const {
    to << name << std::fixed << std::setprecision(2);
    for (const auto& list : {results, slopes})
      for (int k = 0; k < 3; ++k) to << ',' << static_cast<double>(list[k]);
    to << '\n';
  }
};
constexpr DType kThree[] = {DType::f16, DType::bf16, DType::f32};

Errors errors_of(Context& ctx, const Function& fn) {
  Errors e;
  for (int k = 0; k < 3; ++k) {
    const DType dtype = kThree[k];
    std::vector<uint32_t> every(65536);
    for (uint32_t i = 0; i < every.size(); ++i) every[i] = i * 65537;
    const std::vector<uint16_t> halves(every.begin(), every.end());
    const Tensor x = dtype == DType::f32 ? of_bits(ctx, dtype, every) : of_bits(ctx, dtype, halves);
    std::vector<Real> want, want_slope;
    for (const double v : values(x).v) {
      want.push_back(fn.value(v));
      want_slope.push_back(fn.slope == nullptr ? 0 : fn.slope(v));
    }
    const Tensor y = fn.run(x);
    e.results[k] = worst_error(dtype, want, values(y).v);
    if (fn.slope == nullptr) continue;
    const Tensor roots[] = {y}, grads[] = {ops::full(ctx, dtype, {65536}, 1)}, inputs[] = {x};
    e.slopes[k] = worst_error(dtype, want_slope, values(gradients(roots, grads, inputs, {})[0]).v);
  }
  return e;
}

Errors errors_of(Context& ctx, const Pair& p) {
  Errors e;
  for (int k = 0; k < 3; ++k) {
    const DType dtype = kThree[k];
    std::vector<uint16_t> first, second;
    const std::vector<uint16_t> each = chosen(kFormats[dtype == DType::f16 ? 0 : 1]);
    for (const uint16_t a : each) {
      first.insert(first.end(), each.size(), a);
      second.insert(second.end(), each.begin(), each.end());
    }
    // An f32 has the bits of a bf16, then 16 others.
    const auto wide = [](const std::vector<uint16_t>& v) {
      std::vector<uint32_t> w;
      for (const uint16_t bits : v) w.push_back(uint32_t{bits} << 16 | (bits * 40503u & 0xffff));
      return w;
    };
    const auto tensor = [&](const std::vector<uint16_t>& v) {
      return dtype == DType::f32 ? of_bits(ctx, dtype, wide(v)) : of_bits(ctx, dtype, v);
    };
    const Tensor x = tensor(first), y = tensor(second), z = p.run(x, y);
    const std::vector<double> a = values(x).v, b = values(y).v;
    std::vector<Real> want, by_x, by_y;
    for (size_t i = 0; i < a.size(); ++i) {
      const bool sloped = p.by_x != nullptr && has_slope(p, a[i], b[i]);
      want.push_back(p.domain == nullptr || p.domain(a[i], b[i]) ? p.value(a[i], b[i]) : 0);
      by_x.push_back(sloped ? p.by_x(a[i], b[i]) : 0);
      by_y.push_back(sloped ? p.by_y(a[i], b[i]) : 0);
    }
    e.results[k] = worst_error(dtype, want, values(z).v);
    if (p.by_x == nullptr) continue;
    const Tensor roots[] = {z}, grads[] = {ops::full(ctx, dtype, z.shape(), 1)}, inputs[] = {x, y};
    const auto slopes = gradients(roots, grads, inputs, {});
    e.slopes[k] = std::max(worst_error(dtype, by_x, values(slopes[0]).v),
                           worst_error(dtype, by_y, values(slopes[1]).v));
  }
  return e;
}

// The errors at 65536 values of one tensor, and at all pairs of 300 values of two. MPT_SWEEP_TABLE
// names a file that receives them: that of tests/bench/README.md.
TEST(Sweep, ErrorsOfThreeDTypes) {
  const char* const path = std::getenv("MPT_SWEEP_TABLE");
  LONG_IF(path == nullptr, "the sweeps above have the bounds of 16 bits");
  TestContext ctx;
  std::ofstream table;
  if (path != nullptr) table.open(path);
  table << "function,f16,bf16,f32,gradient in f16,in bf16,in f32\n";
  const auto add = [&](const char* name, const Errors& e) {
    e.print(table, name);
    for (int k = 0; k < 3; ++k) {
      // In f32 a sigmoid that is a subnormal has fewer digits than its product with x, and a
      // difference of rounded products fewer than they.
      EXPECT_LE(e.results[k], k == 2 ? 130 : 1) << name << " in " << name_of(kThree[k]);
    }
  };
  // Where a sum is near 0, f32 shows the rounding of the scalar.
  for (const Function& fn : functions()) {
    if (!fn.rounds_scalar) add(fn.name, errors_of(*ctx, fn));
  }
  for (const Pair& p : pairs()) {
    if (!p.rounds_scalar) add(p.name, errors_of(*ctx, p));
  }
}

}  // namespace
}  // namespace mpt::test
