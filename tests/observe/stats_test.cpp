// Tests of statistics: counts of magnitudes, and their text.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <fstream>
#include <sstream>

#include "../golden/open.h"
#include "step.h"

namespace mpt_test {
namespace {

mpt_tensor_stats stats_of(mpt_tensor t, mpt_dtype dtype, double scale = 1) {
  mpt_stats_desc d;
  mpt_stats_desc_init(&d, sizeof d);
  d.dtype = dtype;
  d.scale = scale;
  mpt_tensor_stats s = {};
  s.struct_size = sizeof s;
  EXPECT_EQ(mpt_tensor_get_stats(t, &d, &s), MPT_OK) << mpt_last_error();
  return s;
}

// Compares with the counts of NumPy and PyTorch for equal values; see make_stats.py.
TEST_F(Observe, StatisticsAreNumpys) {
  std::ifstream file = open_golden(GOLDEN "/stats.txt");
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  Floats values;
  std::istringstream first(line);
  first >> line;  // "values", as bits
  for (uint32_t u; first >> u;) {
    float f;
    std::memcpy(&f, &u, sizeof f);
    values.push_back(f);
  }
  ASSERT_GT(values.size(), 500u);
  mpt_tensor t = make({static_cast<int64_t>(values.size())}, values);
  int rows = 0;
  while (std::getline(file, line)) {
    std::istringstream in(line);
    std::string word, dtype;
    double scale = 1;
    in >> word >> dtype >> scale;
    mpt_dtype d = MPT_F32;
    while (dtype != mpt_dtype_name(d)) ++d;
    const mpt_tensor_stats s = stats_of(t, d, scale);
    if (word == "counts") {
      int64_t want[7];
      for (int64_t& v : want) in >> v;
      const int64_t got[] = {s.elements,  s.zeros,      s.underflows, s.subnormals,
                             s.overflows, s.infinities, s.nans};
      for (int i = 0; i < 7; ++i) EXPECT_EQ(got[i], want[i]) << line << ", field " << i;
    } else if (word == "range") {
      double least, most;
      in >> least >> most;
      EXPECT_DOUBLE_EQ(s.smallest, least) << line;
      EXPECT_DOUBLE_EQ(s.largest, most) << line;
    } else {
      std::vector<int64_t> want(MPT_STATS_BINS), got(s.exponents, s.exponents + MPT_STATS_BINS);
      for (int64_t e, n; in >> e >> n;)
        want[std::min<size_t>(e - MPT_STATS_FIRST_EXPONENT, MPT_STATS_BINS - 1)] += n;
      EXPECT_EQ(got, want) << dtype;
    }
    ++rows;
  }
  EXPECT_GT(rows, 10);
}

TEST_F(Observe, AnyLayoutAndDtype) {
  mpt_tensor x = random({30, 40}), view = nullptr;
  OK(mpt_transpose(x, 0, 1, &view));
  const mpt_tensor_stats a = stats_of(x, MPT_F16), b = stats_of(view, MPT_F16);
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
  const int64_t six[] = {6, 1};
  mpt_tensor one = make({1, 1}, {1e-10f}), wide = nullptr;
  OK(mpt_expand(one, six, 2, &wide));
  EXPECT_EQ(stats_of(wide, MPT_F16).underflows, 6);
  EXPECT_EQ(stats_of(one, MPT_DTYPE_NONE).dtype, MPT_F32);
  mpt_tensor_stats s = {};
  s.struct_size = sizeof s;
  mpt_tensor whole = cast(x, MPT_I64);
  REFUSED(MPT_ERROR_DTYPE, mpt_tensor_get_stats(whole, nullptr, &s), "must be floating");
  mpt_stats_desc d;
  mpt_stats_desc_init(&d, sizeof d);
  d.scale = 0;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_tensor_get_stats(x, &d, &s), "scale is 0");
  s.struct_size = 7;
  REFUSED(MPT_ERROR_ABI, mpt_tensor_get_stats(x, nullptr, &s), "struct_size is 7");
  s.struct_size = 64;  // the size of an earlier version, whose fields are set
  OK(mpt_tensor_get_stats(x, nullptr, &s));
  EXPECT_EQ(s.struct_size, 64u);
}

TEST_F(ObserveStep, OfAllGradientsAndAsAPicture) {
  const Floats g = {1e-9f, 1, 0, 1e-5f, 1e6f};
  set_grad(b, g);
  mpt_tensor_stats total = {}, each[2] = {};
  total.struct_size = each[0].struct_size = sizeof total;
  mpt_stats_desc d;
  mpt_stats_desc_init(&d, sizeof d);
  d.dtype = MPT_F16;
  OK(mpt_params_get_grad_stats(params, &d, &total, each, 2));
  EXPECT_EQ(each[0].elements, 0) << "no gradient";
  EXPECT_EQ(each[1].elements, 5);
  EXPECT_EQ(total.zeros, 1);
  EXPECT_EQ(total.underflows, 1);
  EXPECT_EQ(total.subnormals, 1);
  EXPECT_EQ(total.overflows, 1);
  d.scale = 65536;
  OK(mpt_params_get_grad_stats(params, &d, &total, nullptr, 0));
  EXPECT_EQ(total.underflows + total.subnormals, 0 + 0) << "a loss scale brings them back";
  EXPECT_EQ(total.overflows, 2);
  REFUSED(MPT_ERROR_SHAPE, mpt_params_get_grad_stats(params, &d, &total, each, 1), "2 parameters");
  size_t n = 0;
  OK(mpt_stats_text(&each[1], nullptr, 0, &n));
  std::string s(n, 0);
  OK(mpt_stats_text(&each[1], s.data(), n, nullptr));
  EXPECT_NE(s.find("5 elements in f16: 20% zero, 20% underflow, 20% subnormal, 20% overflow"),
            std::string::npos)
      << s;
  EXPECT_EQ(std::count(s.begin(), s.end(), '\n'), 2 + 19 - -30 + 1) << s;
  EXPECT_NE(s.find("2^0      20.0000% |#####"), std::string::npos) << s;
  EXPECT_NE(
      s.find("2^19     20.0000% |################################################## overflow"),
      std::string::npos)
      << s;
  EXPECT_NE(s.find("2^-17    20.0000%"), std::string::npos) << s;
}

}  // namespace
}  // namespace mpt_test
