// Tests of number formats and random numbers against independent references: PyTorch's conversions,
// brute force over all codes, and the known answers of Random123.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <fstream>

#include "../golden/open.h"
#include "backends/ref/access.h"
#include "core/rng.h"
#include "harness.h"

namespace mpt::test {
namespace {

constexpr DType kNarrow[] = {DType::f16, DType::bf16, DType::f8e4m3, DType::f8e5m2};

uint32_t code_of(DType t, float f) {
  switch (t) {
    case DType::f16: return f32_to_f16(f);
    case DType::bf16: return f32_to_bf16(f);
    case DType::f8e4m3: return f32_to_f8e4m3(f);
    default: return f32_to_f8e5m2(f);
  }
}

float value_of(DType t, uint32_t code) {
  switch (t) {
    case DType::f16: return f16_to_f32(static_cast<uint16_t>(code));
    case DType::bf16: return bf16_to_f32(static_cast<uint16_t>(code));
    case DType::f8e4m3: return f8e4m3_to_f32(static_cast<uint8_t>(code));
    default: return f8e5m2_to_f32(static_cast<uint8_t>(code));
  }
}

uint32_t codes(DType t) { return is_half(t) ? 65536 : 256; }

DType dtype_named(const std::string& name) {
  for (DType t : kNarrow)
    if (name == mpt::name_of(t)) return t;
  return DType::none;
}

TEST(Numbers, EqualPyTorchsConversions) {
  std::ifstream file = mpt_test::open_golden(GOLDEN "/numbers.txt");
  std::string word, name, value;
  int checked = 0;
  while (file >> word >> name) {
    const DType t = dtype_named(name);
    ASSERT_NE(t, DType::none) << name;
    if (word == "decode") {
      for (uint32_t c = 0; c < 256 && file >> value; ++c, ++checked) {
        const float want = std::strtof(value.c_str(), nullptr), have = value_of(t, c);
        EXPECT_TRUE(want == have || (std::isnan(want) && std::isnan(have))) << name << " " << c;
        EXPECT_EQ(std::signbit(have), c >= 128) << name << " " << c;
      }
      continue;
    }
    int n = 0;
    file >> n;
    for (; n > 0; --n, ++checked) {
      uint32_t bits = 0, want = 0;
      file >> std::hex >> bits >> want >> std::dec;
      const uint32_t have = code_of(t, std::bit_cast<float>(bits));
      EXPECT_EQ(have, want) << name << " of " << std::hex << bits;
    }
  }
  EXPECT_GT(checked, 4000);
}

TEST(Numbers, OverflowInF8) {
  for (float f : {464.5f, 480.f, 1e30f, INFINITY, -INFINITY, -500.f}) {
    EXPECT_EQ(f32_to_f8e4m3(f) & 0x7f, 0x7f) << f;  // NaN, because the format has no infinity
    EXPECT_EQ(f32_to_f8e4m3(f) >> 7, f < 0) << f;
  }
  EXPECT_EQ(f32_to_f8e4m3(464.f), 0x7e);  // a tie, rounded to the even 448
  EXPECT_EQ(f32_to_f8e5m2(61439.f), 0x7b);
  EXPECT_EQ(f32_to_f8e5m2(61440.f), 0x7c);
  EXPECT_EQ(f32_to_f8e5m2(-INFINITY), 0xfc);
}

TEST(Numbers, EveryCodeSurvivesARoundTrip) {
  for (DType t : kNarrow) {
    for (uint32_t c = 0; c < codes(t); ++c) {
      const float f = value_of(t, c);
      if (std::isnan(f)) EXPECT_TRUE(std::isnan(value_of(t, code_of(t, f))));
      else ASSERT_EQ(code_of(t, f), c) << mpt::name_of(t);
    }
  }
}

// Between any two neighbours, the midpoint is rounded to the even code, and the floats next to the
// midpoint to the nearer code.
TEST(Numbers, RoundToNearestEven) {
  for (DType t : kNarrow) {
    for (uint32_t c = 0; c + 1 < codes(t) / 2; ++c) {
      const auto low = static_cast<double>(value_of(t, c)),
                 high = static_cast<double>(value_of(t, c + 1));
      if (!std::isfinite(high)) continue;
      const double middle = (low + high) / 2;
      const auto m = static_cast<float>(middle);
      if (static_cast<double>(m) != middle) continue;  // skipped if no float equals the midpoint
      ASSERT_EQ(code_of(t, m), c + (c & 1)) << mpt::name_of(t) << " " << c;
      ASSERT_EQ(code_of(t, std::nextafterf(m, 0)), c) << mpt::name_of(t) << " " << c;
      ASSERT_EQ(code_of(t, std::nextafterf(m, INFINITY)), c + 1) << mpt::name_of(t) << " " << c;
      // A double is rounded once; rounding to f32 first would make a tie.
      uint64_t above = 0, below = 0;
      ref::store(t, &above, 0, std::nextafter(middle, INFINITY));
      ref::store(t, &below, 0, std::nextafter(middle, 0));
      ASSERT_EQ(above, c + 1);
      ASSERT_EQ(below, c);
    }
  }
}

#ifdef __FLT16_MANT_DIG__
TEST(Numbers, F16EqualsTheCompilers) {
  for (uint32_t c = 0; c < 65536; ++c) {
    const auto want = static_cast<float>(std::bit_cast<_Float16>(static_cast<uint16_t>(c)));
    const float have = f16_to_f32(static_cast<uint16_t>(c));
    if (std::isnan(want)) ASSERT_TRUE(std::isnan(have)) << c;
    else ASSERT_EQ(std::bit_cast<uint32_t>(want), std::bit_cast<uint32_t>(have)) << c;
  }
  for (uint32_t u = 0; u < 0xff000000u; u += 1021) {
    const auto f = std::bit_cast<float>(u);
    if (std::isnan(f)) continue;
    ASSERT_EQ(f32_to_f16(f), std::bit_cast<uint16_t>(static_cast<_Float16>(f))) << u;
  }
}
#endif

TEST(Philox, KnownAnswers) {
  const Philox4 zero = philox(0, 0);
  const uint32_t want[] = {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
  for (int i = 0; i < 4; ++i) EXPECT_EQ(zero.v[i], want[i]);
  for (uint64_t i = 0; i < 4; ++i) EXPECT_EQ(random_bits(0, i), want[i]);
}

TEST(Philox, NormalsAreNormal) {
  constexpr int n = 1 << 18;
  double sum[5] = {}, pairs = 0;
  int beyond = 0;  // number of values beyond two deviations
  for (uint64_t i = 0; i < n; ++i) {
    const double z = normal_at(42, i);
    double power = 1;
    for (double& s : sum) s += power, power *= z;
    beyond += std::fabs(z) > 2;
    if (i % 2) pairs += z * normal_at(42, i - 1);
  }
  const double root = std::sqrt(static_cast<double>(n));
  EXPECT_NEAR(sum[1] / n, 0, 4 / root);
  EXPECT_NEAR(sum[2] / n, 1, 4 * std::sqrt(2) / root);
  EXPECT_NEAR(sum[3] / n, 0, 4 * std::sqrt(15) / root);
  EXPECT_NEAR(sum[4] / n, 3, 4 * std::sqrt(96) / root);
  EXPECT_NEAR(pairs / (n / 2), 0, 4 * std::sqrt(2) / root);
  EXPECT_NEAR(static_cast<double>(beyond) / n, 0.0455, 0.002);
}

// Compares the portable polynomials with Box-Muller computed by libm.
TEST(Philox, NormalsEqualLibms) {
  for (uint64_t i = 0; i < 20000; ++i) {
    const double u = (random_bits(9, i & ~1ull) + 1.0) * 0x1p-32;
    const double t = random_bits(9, i | 1) * 0x1p-32 * 2 * M_PI;
    const double want = std::sqrt(-2 * std::log(u)) * (i & 1 ? std::sin(t) : std::cos(t));
    ASSERT_NEAR(normal_at(9, i), want, 1e-13) << i;
  }
}

// Element i of the row-major output takes draw offset + i.
TEST(RefRandom, TakesTheDrawsInOrder) {
  for (RandomOp op : {RandomOp::uniform, RandomOp::normal, RandomOp::bernoulli}) {
    Operand o{DType::f32, {5, 7}};
    Buffer y(o, {1, 6}, 0, false);
    run_kernel(ref_backend(), Kernel::random, {&y}, {}, RandomParams{op},
               RandomScalars{11, 100, 0.25, 2});
    uint64_t draw = 100;
    ref::walk(o.shape, [&](const Dims& i) {
      const auto u = static_cast<double>(to_uniform(random_bits(11, draw)));
      const double want = op == RandomOp::uniform  ? 0.25 + 1.75 * u
                          : op == RandomOp::normal ? 0.25 + 2 * normal_at(11, draw)
                                                   : u < 0.25;
      EXPECT_EQ(y.get(i), static_cast<double>(static_cast<float>(want)));
      ++draw;
    });
  }
}

}  // namespace
}  // namespace mpt::test
