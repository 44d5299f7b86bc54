// Tests of tensors with more than 2^31 elements: index arithmetic in every family of kernels that
// may receive one. They take up to 14 GB of memory and one or two minutes, so they are a suite of
// their own, for .ci/full. With CI=true a machine that has less memory is a failure.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "mpt/mpt.h"

namespace {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

constexpr int64_t kMany = (int64_t{1} << 31) + 4096 + 3;  // odd, so the last vector is not full

// Returns the bytes of memory that programs can take. What Linux keeps of files is among them.
double available_memory() {
  std::ifstream file("/proc/meminfo");
  for (std::string word; file >> word;) {
    double kib = 0;
    if (word == "MemAvailable:" && file >> kib) return kib * 1024;
  }
  return 0;
}

class Large : public ::testing::Test {
 protected:
  void SetUp() override {
    const double memory = available_memory();
    if (memory < 16e9) {
      const char* ci = std::getenv("CI");
      ASSERT_FALSE(ci && std::string_view(ci) == "true")
          << "with CI=true nothing may be left out, and these tests need 16 GB of free memory; "
          << memory / 1e9 << " are";
      GTEST_SKIP() << "needs 16 GB of free memory; " << memory / 1e9 << " are";
    }
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.own_threads = 2;
    OK(mpt_context_create(&d, &ctx));
  }
  void TearDown() override { mpt_context_release(ctx); }

  mpt_tensor zeros(mpt_dtype dtype, std::vector<int64_t> shape) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_zeros(ctx, dtype, shape.data(), static_cast<int32_t>(shape.size()), &t), MPT_OK)
        << mpt_last_error();
    return t;
  }
  // Returns an element of a vector through a view.
  double at(mpt_tensor t, int64_t i) {
    mpt_tensor part = nullptr;
    double v = -1;
    EXPECT_EQ(mpt_narrow(t, 0, i, 1, &part), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_tensor_get_item(part, &v), MPT_OK) << mpt_last_error();
    mpt_tensor_release(part);
    return v;
  }
  void set(mpt_tensor t, int64_t i, double v) {
    mpt_tensor part = nullptr;
    EXPECT_EQ(mpt_narrow(t, 0, i, 1, &part), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_tensor_write(part, MPT_F64, &v, 1), MPT_OK) << mpt_last_error();
    mpt_tensor_release(part);
  }
  // Returns the value that the tests store at a place.
  static double byte(int64_t place) {
    return place == kMany - 1 ? 7 : 1 + static_cast<double>(place % 5);
  }
  // Places below and above element 2^31, which in 16-bit tensors is byte 2^32.
  const std::vector<int64_t> places = {0, (int64_t{1} << 31) - 1, int64_t{1} << 31, kMany - 1};
  mpt_context ctx = nullptr;
};

TEST_F(Large, BytesAreMadeCopiedAndReduced) {
  mpt_tensor x = zeros(MPT_U8, {kMany}), y = nullptr, s = nullptr;
  for (int64_t i : places) set(x, i, byte(i));
  OK(mpt_clone(x, &y));
  for (int64_t i : places) EXPECT_EQ(at(y, i), byte(i)) << i;
  EXPECT_EQ(at(y, kMany - 2), 0);
  mpt_tensor_release(x);
  OK(mpt_max(y, &s));
  double most = 0;
  OK(mpt_tensor_get_item(s, &most));
  EXPECT_EQ(most, 7);
}

TEST_F(Large, HalvesAreComputed) {
  mpt_tensor x = zeros(MPT_F16, {kMany}), y = nullptr, s = nullptr;
  for (int64_t i : places) set(x, i, 1.5);
  OK(mpt_mul_scalar(x, 2, &y));
  for (int64_t i : places) EXPECT_EQ(at(y, i), 3) << i;
  EXPECT_EQ(at(y, kMany - 2), 0);
  OK(mpt_sum(y, nullptr, 0, 0, &s));
  double sum = 0;
  OK(mpt_tensor_get_item(s, &sum));
  EXPECT_EQ(sum, 3.0 * static_cast<double>(places.size()));
  mpt_tensor_release(s);
  OK(mpt_add(x, y, &s));
  for (int64_t i : places) EXPECT_EQ(at(s, i), 4.5) << i;
}

TEST_F(Large, RowsAreFoundAndReduced) {
  constexpr int64_t rows = (int64_t{1} << 21) + 5, columns = 1024;
  mpt_tensor x = zeros(MPT_F16, {rows, columns}), y = nullptr, index = nullptr;
  const int64_t wanted[] = {0, rows - 1, int64_t{1} << 21}, three = 3, last = 1;
  mpt_tensor end = nullptr;
  OK(mpt_narrow(x, 0, rows - 1, 1, &end));
  OK(mpt_add_scalar(end, 0.25, &y));
  OK(mpt_copy_into(end, y));
  mpt_tensor_release(y);
  OK(mpt_tensor_from_data(ctx, MPT_I64, &three, 1, wanted, sizeof wanted, &index));
  OK(mpt_index_select(x, 0, index, &y));
  std::vector<float> v(3 * columns);
  OK(mpt_tensor_read(y, MPT_F32, v.data(), 3 * columns));
  EXPECT_EQ(v[0], 0);
  EXPECT_EQ(v[columns], 0.25f);
  EXPECT_EQ(v[2 * columns - 1], 0.25f);
  EXPECT_EQ(v[2 * columns], 0);
  mpt_tensor sums = nullptr;
  OK(mpt_sum(x, &last, 1, 0, &sums));
  EXPECT_EQ(at(sums, rows - 1), 256);
  EXPECT_EQ(at(sums, 1 << 20), 0);
}

}  // namespace
