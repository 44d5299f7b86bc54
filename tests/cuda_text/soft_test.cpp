// The 64-bit floats that kernels compute by integers (kernels/soft.slang) have the bits of the
// host's double: random numbers, and those beside the ends of every range.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <random>

#include "shim.h"

namespace text {
#include "../../src/backends/gpu/generated/multi_soft.cu"
}  // namespace text

void cuda_text::meet() {}

namespace {

using text::Soft_0;

constexpr uint64_t kSign = uint64_t{1} << 63, kOne = uint64_t{1} << 52, kFraction = kOne - 1;

class Soft : public testing::Test {
 protected:
  // Returns the bits of a number: of any size, small and whole, near 1, below or near 2^-1022, or
  // at most 2 from the end of a range.
  uint64_t draw() {
    static constexpr uint64_t kEnds[] = {0,
                                         kFraction,
                                         kOne,
                                         0x3ff0000000000000,
                                         0x3ca0000000000000,
                                         0x4340000000000000,
                                         0x1ff0000000000000,
                                         0x5fe0000000000000,
                                         0x7ff0000000000000,
                                         0x7ff8000000000000};
    const uint64_t bits = random_();
    switch (random_() % 6) {
      case 0: return bits;
      case 1:
        return std::bit_cast<uint64_t>(static_cast<double>(static_cast<int>(bits % 2001) - 1000));
      case 2: return (bits & (kSign | kFraction)) | (0x3f0 + random_() % 32) << 52;
      case 3: return bits & (kSign | kFraction);
      case 4: return (bits & (kSign | kFraction)) | random_() % 60 << 52;
      default: return (kEnds[bits % std::size(kEnds)] + random_() % 5 - 2) ^ (bits & kSign);
    }
  }
  // Draws two numbers; every eighth pair is equal but for the lowest bits and the signs.
  void draw_two() {
    x_ = draw();
    y_ = random_() % 8 ? draw() : x_ ^ (random_() & kSign) ^ random_() % 4;
  }
  Soft_0* x() { return &(soft_x_ = {x_}); }
  Soft_0* y() { return &(soft_y_ = {y_}); }

  void check(const char* op, Soft_0 got, double wanted) {
    const bool is_equal = std::isnan(wanted) ? std::isnan(std::bit_cast<double>(got.bits_0))
                                             : got.bits_0 == std::bit_cast<uint64_t>(wanted);
    if (!is_equal && ++differences_ < 10) {
      ADD_FAILURE() << std::hex << x_ << " " << op << " " << y_ << " gives " << got.bits_0
                    << ", not " << std::bit_cast<uint64_t>(wanted);
    }
  }

  static constexpr int kDraws = 2000000;
  std::mt19937_64 random_{20261126};
  uint64_t x_ = 0, y_ = 0;
  Soft_0 soft_x_{}, soft_y_{};
  int differences_ = 0;
};

TEST_F(Soft, ArithmeticHasTheHostsBits) {
  for (int i = 0; i < kDraws; ++i) {
    draw_two();
    const double a = std::bit_cast<double>(x_), b = std::bit_cast<double>(y_);
    check("+", text::Soft_add_0(x(), y()), a + b);
    check("-", text::Soft_sub_0(x(), y()), a - b);
    check("*", text::Soft_mul_0(x(), y()), a * b);
    check("/", text::Soft_div_0(x(), y()), a / b);
    check("root", text::Soft_root_0(x()), std::sqrt(a));
  }
  EXPECT_EQ(differences_, 0);
}

// A sum or a product that lies halfway between two numbers is rounded to the even one.
TEST_F(Soft, TiesAreRoundedToEven) {
  for (int i = 0; i < kDraws / 10; ++i) {
    const uint64_t whole = kOne | (random_() & kFraction);  // 53 bits, and a half of the lowest
    x_ = std::bit_cast<uint64_t>(std::ldexp(static_cast<double>(whole), -52));
    y_ = std::bit_cast<uint64_t>(std::ldexp(random_() % 2 ? 1 : -1, -53));
    const double a = std::bit_cast<double>(x_), b = std::bit_cast<double>(y_);
    check("+", text::Soft_add_0(x(), y()), a + b);
    y_ = std::bit_cast<uint64_t>(std::ldexp(1 + static_cast<double>(random_() % 4), -1074));
    check("*", text::Soft_mul_0(x(), y()), a * std::bit_cast<double>(y_));
  }
  EXPECT_EQ(differences_, 0);
}

TEST_F(Soft, ComparisonsAreTheHosts) {
  for (int i = 0; i < kDraws; ++i) {
    draw_two();
    const double a = std::bit_cast<double>(x_), b = std::bit_cast<double>(y_);
    ASSERT_EQ(text::Soft_lessThan_0(x(), y()), a < b) << std::hex << x_ << " " << y_;
    ASSERT_EQ(text::Soft_lessThanOrEquals_0(x(), y()), a <= b) << std::hex << x_ << " " << y_;
    ASSERT_EQ(text::Soft_equals_0(x(), y()), a == b) << std::hex << x_ << " " << y_;
  }
}

TEST_F(Soft, Conversions) {
  for (int i = 0; i < kDraws / 4; ++i) {
    x_ = draw();
    const auto whole = static_cast<int64_t>(random_()) >> random_() % 64;
    ASSERT_EQ(text::real_of_i64_0(whole).bits_0,
              std::bit_cast<uint64_t>(static_cast<double>(whole)));
    const auto narrow = static_cast<float>(std::bit_cast<double>(x_));
    const float got = U32_asfloat(text::f32_of_f64_0(x_, false));
    if (std::isnan(narrow)) ASSERT_TRUE(std::isnan(got));
    else ASSERT_EQ(std::bit_cast<uint32_t>(got), std::bit_cast<uint32_t>(narrow)) << std::hex << x_;
    if (!std::isnan(narrow)) {
      ASSERT_EQ(text::f64_of_f32_0(std::bit_cast<uint32_t>(narrow)),
                std::bit_cast<uint64_t>(static_cast<double>(narrow)));
    }
  }
}

}  // namespace
