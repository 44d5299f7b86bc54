// Sweeps: functions of one tensor at every value of f16 and bf16, and functions of two tensors at
// all pairs of 300 values, against their formulas in long double. A result is within one unit in
// the last place and a gradient within two, and neither is infinite or NaN where the rounded true
// value is finite.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <limits>
#include <sstream>
#include <string>
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

// Returns the largest error of results, in units in the last place, where the true value is in the
// dtype's range and no subnormal of f32.
Real worst_error(DType dtype, const std::vector<double>& x, const std::vector<double>& got,
                 Real (*of)(Real)) {
  const Real most = dtype == DType::f16 ? 65504 : 3.38e38L;
  Real worst = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const Real want = of(x[i]);
    if (!(std::fabs(want) <= most) || std::fabs(want) < 0x1p-126L) continue;
    worst = std::max(worst, std::fabs(got[i] - want) / spacing(dtype, want));
  }
  return worst;
}

// The errors in f16, bf16 and f32, of which 65536 values are tested. MPT_SWEEP_TABLE names a file
// that receives them as a table: tests/bench/results/functions.csv.
TEST(Sweep, ErrorsOfThreeDTypes) {
  const char* const path = std::getenv("MPT_SWEEP_TABLE");
  LONG_IF(path == nullptr, "the sweeps above have the bounds of 16 bits");
  TestContext ctx;
  std::ofstream table;
  if (path != nullptr) table.open(path);
  table << "function,f16,bf16,f32,gradient in f16,in bf16,in f32\n";
  for (const Function& fn : functions()) {
    std::ostringstream results, slopes;
    for (const DType dtype : {DType::f16, DType::bf16, DType::f32}) {
      Tensor x = Tensor::empty(*ctx, dtype, {65536});
      std::vector<uint32_t> every(65536);
      for (uint32_t i = 0; i < every.size(); ++i) every[i] = i * 65537;
      const std::vector<uint16_t> halves(every.begin(), every.end());
      if (dtype == DType::f32) upload(x, every.data(), every.size() * 4);
      else upload(x, halves.data(), halves.size() * 2);
      x->wants_grad = true;
      const std::vector<double> at = values(x).v;
      const Tensor y = fn.run(x);
      const Real error = worst_error(dtype, at, values(y).v, fn.value);
      results << ',' << std::fixed << std::setprecision(2) << static_cast<double>(error);
      // In f32 a sigmoid that is a subnormal has fewer digits than its product with x.
      EXPECT_LE(error, dtype == DType::f32 ? 130 : 1) << fn.name << " in " << name_of(dtype);
      if (fn.slope == nullptr) {
        slopes << ",0.00";
        continue;
      }
      const Tensor roots[] = {y}, grads[] = {ops::full(*ctx, dtype, {65536}, 1)}, inputs[] = {x};
      const Real slope =
          worst_error(dtype, at, values(gradients(roots, grads, inputs, {})[0]).v, fn.slope);
      slopes << ',' << std::fixed << std::setprecision(2) << static_cast<double>(slope);
    }
    table << fn.name << results.str() << slopes.str() << '\n';
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
        const Real factor = p.factor == nullptr ? 1 : std::fabs(p.factor(a, b));
        // Where there is no value, there is no gradient.
        if (std::isnan(p.value(a, b)) && of != p.value) continue;
        if (factor != 0 && (factor < 0x1p-125L || factor >= 0x1p127L)) continue;
        worst.add(f, a, b, of(a, b), got[i], bound);
      }
      EXPECT_LE(worst.ulps, bound) << what << ": " << worst.text();
    };
    for (const Pair& p : pairs()) {
      SCOPED_TRACE(std::string(p.name) + (f.dtype == DType::f16 ? " in f16" : " in bf16"));
      check(p, "value", p.run(x, y), p.value, 1);
      if (p.by_x == nullptr) continue;
      const Tensor roots[] = {p.run(x, y)}, grads[] = {ops::full(*ctx, f.dtype, {count}, 1)},
                   inputs[] = {x, y};
      const auto slopes = gradients(roots, grads, inputs, {});
      check(p, "gradient of x", slopes[0], p.by_x, 2);
      check(p, "gradient of y", slopes[1], p.by_y, 2);
    }
  }
}

}  // namespace
}  // namespace mpt::test
