// Element types of the C++ layer: 16-bit floats convert as in the library, and every type with a
// dtype makes, reads and writes tensors.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>

#include "mpt/mpt.hpp"

namespace {

// Reads every 16-bit pattern by the library and by the C++ type. NaNs must match only as NaNs.
template <class T>
void every_pattern_is_read_alike(mpt_dtype dtype) {
  const auto ctx = mpt::Context::create();
  std::vector<T> all(65536);
  for (uint32_t i = 0; i < 65536; ++i) all[i].bits = static_cast<uint16_t>(i);
  const mpt::Tensor t = ctx.tensor({65536}, all);
  EXPECT_EQ(t.dtype(), dtype);
  const std::vector<float> theirs = t.read<float>();
  int differ = 0;
  for (size_t i = 0; i < all.size(); ++i) {
    const float own = all[i];
    if (std::isnan(own) && std::isnan(theirs[i])) continue;
    differ += std::bit_cast<uint32_t>(own) != std::bit_cast<uint32_t>(theirs[i]);
  }
  EXPECT_EQ(differ, 0);
}

// Rounds every 16-bit value, the midpoints between neighbours and the values just beside them, by
// the library's cast and by the C++ type.
template <class T>
void every_rounding_is_alike(mpt_dtype dtype) {
  const auto ctx = mpt::Context::create();
  std::vector<float> values{0.0f,  -0.0f,    INFINITY, -INFINITY, 1e-45f,
                            65504, 65519.9f, 65520,    3e38f};
  for (uint32_t i = 0; i < 65536; ++i) {
    T low, high;
    low.bits = static_cast<uint16_t>(i);
    high.bits = static_cast<uint16_t>(i + 1);
    const float a = low, b = high;
    if (!std::isfinite(a) || !std::isfinite(b) || (i & 0x7fff) == 0x7fff) continue;
    const float middle = a + (b - a) / 2;
    for (float v : {a, middle, std::nextafter(middle, a), std::nextafter(middle, b)}) {
      values.push_back(v);
    }
  }
  const mpt::Shape shape{static_cast<int64_t>(values.size())};
  const std::vector<T> theirs = mpt::cast(ctx.tensor(shape, values), dtype).read<T>();
  int differ = 0;
  for (size_t i = 0; i < values.size(); ++i) differ += T(values[i]).bits != theirs[i].bits;
  EXPECT_EQ(differ, 0);
  EXPECT_TRUE(std::isnan(float(T(NAN))));
}

TEST(HppElement, HalvesConvertAsTheLibrary) {
  every_pattern_is_read_alike<mpt::f16>(MPT_F16);
  every_rounding_is_alike<mpt::f16>(MPT_F16);
}
TEST(HppElement, Bfloat16sConvertAsTheLibrary) {
  every_pattern_is_read_alike<mpt::bf16>(MPT_BF16);
  every_rounding_is_alike<mpt::bf16>(MPT_BF16);
}

template <class T>
void round_trip(mpt_dtype dtype, std::vector<T> v) {
  const auto ctx = mpt::Context::create();
  auto t = ctx.tensor({3}, v);
  EXPECT_EQ(t.dtype(), dtype);
  EXPECT_EQ(t.template read<T>(), v);
  auto other = ctx.zeros({3}, dtype);
  other.write(v);
  EXPECT_EQ(other.template read<T>(), v);
  auto shared = v;
  const auto view = ctx.view({3}, shared);
  EXPECT_EQ(view.template data<T>(), shared.data());
  EXPECT_EQ(view.template read<T>(), v);
}

TEST(HppElement, EveryTypeWithADtype) {
  using mpt::bf16, mpt::f16;
  round_trip<float>(MPT_F32, {1, -2.5f, 3});
  round_trip<double>(MPT_F64, {1, -2.5, 1e300});
  round_trip<f16>(MPT_F16, {f16(1), f16(-2.5f), f16(65504)});
  round_trip<bf16>(MPT_BF16, {bf16(1), bf16(-2.5f), bf16(1e38f)});
  round_trip<mpt::f8e4m3>(MPT_F8E4M3, {{0x38}, {0xc2}, {0x01}});
  round_trip<mpt::f8e5m2>(MPT_F8E5M2, {{0x3c}, {0xc1}, {0x01}});
  round_trip<int8_t>(MPT_I8, {1, -128, 127});
  round_trip<uint8_t>(MPT_U8, {1, 0, 255});
  round_trip<int32_t>(MPT_I32, {1, -2, INT32_MAX});
  round_trip<int64_t>(MPT_I64, {1, -2, INT64_MAX});
  round_trip<long long>(MPT_I64, {1, -2, INT64_MAX});
  EXPECT_EQ(mpt::Context::create().tensor<mpt::f8e4m3>({1}, {{0x38}}).item(), 1);
}

TEST(HppElement, Bools) {
  const auto ctx = mpt::Context::create();
  const auto t = mpt::gt(ctx.arange(0, 4), ctx.full({}, 1, MPT_I64));
  EXPECT_EQ(t.read<bool>(), (std::vector<bool>{false, false, true, true}));
  EXPECT_EQ(ctx.tensor<bool>({2}, {true, false}).dtype(), MPT_BOOL);
}

TEST(HppElement, DataOfAnotherTypeIsRefused) {
  const auto ctx = mpt::Context::create();
  const auto t = ctx.ones({2});
  EXPECT_NE(t.data<float>(), nullptr);
  try {
    (void)t.data<int32_t>();
    FAIL();
  } catch (const mpt::Error& e) {
    EXPECT_EQ(e.status(), MPT_ERROR_DTYPE);
    EXPECT_STREQ(e.what(), "mpt::Tensor::data: asked for elements of i32, the tensor's are f32");
  }
}

static_assert(mpt::dtype_of<uint32_t> == MPT_DTYPE_NONE);
static_assert(mpt::dtype_of<char> == MPT_DTYPE_NONE);
static_assert(mpt::f16(1.0f) == 1 && mpt::bf16(-2.0f) < 0 && mpt::f16(0.5f) + 1 == 1.5f);

}  // namespace
