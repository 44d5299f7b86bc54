// Tests of the harness: it accepts a correct kernel and detects each kind of incorrect one.
// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "backends/ref/access.h"

namespace mpt::test {
namespace {

enum class Flaw { none, value, outside, gap, workers, input, workspace, garbage };

// Makes a kernel of y = -x with one flaw.
template <Flaw flaw>
std::unique_ptr<Prepared> make_negate(const Request& r, Why& why) {
  if (r.in[0].dtype == DType::f64) return why.refuse("flawed", "no f64");
  ref::Specs s(r);
  return prepared(
      "flawed",
      [s](const Run& run) {
        ref::View y = s.output(run), x = s.input(run);
        const int64_t n = count(y.shape);
        ref::walk(y.shape, [&](const Dims& i) {
          if (is_integral(x.dtype)) return y.set_int(-x.get_int(i), i);
          double v = -x.get(i);
          if (flaw == Flaw::value && n > 5) v *= 1.001;
          if (flaw == Flaw::garbage) v += y.get(i);
          y.set(v, i);
        });
        if (n == 0) return;
        if (flaw == Flaw::outside) y.data[-1] = 0;
        if (flaw == Flaw::gap && !y.shape.empty() && y.stride.back() == 2)
          y.data[size_of(y.dtype)] = 0;
        if (flaw == Flaw::input) x.data[0] = static_cast<char>(x.data[0] + 1);
        if (flaw == Flaw::workspace) static_cast<char*>(run.workspace)[16] = 0;
        if (flaw == Flaw::workers && run.jobs.workers() == 3) y.data[0] ^= 1;
      },
      16);
}

template <Flaw flaw>
std::string check(DType t) {
  static const KernelEntry entries[] = {{Kernel::unary, make_negate<flaw>}};
  static const Backend backend{"flawed", entries};
  std::string errors;
  for (const Dims& s : some_shapes()) {
    errors = examine(backend, {.kernel = Kernel::unary,
                               .out = {{t, s}},
                               .in = {{t, s}},
                               .params = PointParams{static_cast<int16_t>(UnaryOp::neg)},
                               .must_have = Need::plain});
    if (!errors.empty()) return errors;
  }
  return "";
}

bool has(const std::string& s, const char* part) { return s.find(part) != std::string::npos; }

TEST(Harness, PassesARightKernel) {
  EXPECT_EQ(check<Flaw::none>(DType::f32), "");
  EXPECT_EQ(check<Flaw::none>(DType::f16), "");
  EXPECT_EQ(check<Flaw::none>(DType::i32), "");
}

TEST(Harness, CatchesWrongValues) {
  EXPECT_TRUE(has(check<Flaw::value>(DType::f32), "got"));
  EXPECT_TRUE(has(check<Flaw::garbage>(DType::f32), "got"));
}

TEST(Harness, CatchesWritesOutside) {
  EXPECT_TRUE(has(check<Flaw::outside>(DType::f32), "outside out 0"));
  EXPECT_TRUE(has(check<Flaw::gap>(DType::bf16), "outside out 0"));
  EXPECT_TRUE(has(check<Flaw::input>(DType::i32), "wrote to in 0"));
  EXPECT_TRUE(has(check<Flaw::workspace>(DType::f32), "workspace"));
}

TEST(Harness, CatchesBitsThatDependOnWorkers) {
  EXPECT_TRUE(has(check<Flaw::workers>(DType::f32), "three workers"));
}

// Rows that say so may be left to ref, but a kernel that refuses every row is a failure.
TEST(Harness, CatchesAKernelThatRefusesEverything) {
  static const KernelEntry entries[] = {{Kernel::unary, make_negate<Flaw::none>}};
  static const Backend backend{"flawed", entries};
  const auto check = [](bool half_too) {
    Checker check(backend);
    for (DType t : {DType::f64, DType::f16}) {
      if (t == DType::f16 && !half_too) continue;
      check({.kernel = Kernel::unary,
             .out = {{t, {8}}},
             .in = {{t, {8}}},
             .params = PointParams{static_cast<int16_t>(UnaryOp::neg)},
             .must_have = Need::no});
    }
  };
  check(true);
  EXPECT_NONFATAL_FAILURE(check(false), "unary refused all");
}

TEST(Harness, ReportsRefusals) { EXPECT_TRUE(has(check<Flaw::none>(DType::f64), "no f64")); }

}  // namespace
}  // namespace mpt::test
