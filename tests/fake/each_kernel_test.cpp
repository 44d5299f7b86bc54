// Each kernel that random trainings launch is refused and fails late: the error names the launch,
// and a call that is repeated gives the bits of one that nothing disturbed.
// SPDX-License-Identifier: Apache-2.0
#include "../tier.h"
#include "here.h"

#include "../support/recipes.h"
#include "backends/kernels.h"

namespace mpt_fake {
namespace {

using namespace recipes;

constexpr int kFewSteps = 2;

bool is_late(const std::string& error) {
  return error.find("earlier work on fake:0 failed") != std::string::npos;
}

// A training whose calls are repeated if the device refused a launch.
class Repeating : public Training {
 public:
  explicit Repeating(const Recipe& r) : Training(r, Way{}, r.seed, 0) {}
  using Training::repeats;
  std::vector<std::string> refusals;  // texts of the errors that repeated calls had

  // Runs the training and reads the parameters.
  void run_whole() {
    run(kFewSteps);
    const size_t count = bits.size();
    go([&] {
      bits.resize(count);
      end();
    });
  }

 private:
  template <class F>
  void go(F call) {
    try {
      call();
    } catch (const mpt::Error& e) {
      if (is_late(e.what())) throw;
      refusals.push_back(e.what());
      call();
    }
  }
  // A failed backward consumes its graph: the batch is drawn again.
  double micro_batch(int32_t index) override {
    int64_t seed = 0, draws = 0;
    mpt::must(mpt_context_get_generator(ctx().get(), &seed, &draws));
    double value = 0;
    go([&] {
      mpt::must(mpt_context_set_generator(ctx().get(), seed, draws));
      const mpt::Tensor l = loss();
      value = l.item();
      stepper().backward(l, index);
    });
    return value;
  }
  bool step() override {
    go([&] { stepper().step(); });
    return stepper().wait();
  }
};

// A fault in a launch of one kernel.
struct Fault {
  int32_t kernel;
  int64_t number;  // the launch, counted from 1
  bool is_late;
};

// Runs a training. Returns the text of its error; "": there was none.
std::string run(Repeating& t, const Fault& f) {
  Control& c = opened_control();
  c.kernel = f.kernel;
  if (f.is_late) c.fail_late = f.number;
  else c.refuse_at(Call::launch, f.number);
  try {
    t.run_whole();
    return t.refusals.empty() ? "" : t.refusals.back();
  } catch (const mpt::Error& e) {
    EXPECT_TRUE(is_late(e.what())) << e.what();
    return e.what();
  }
}

TEST(EachKernel, IsRefusedAndFailsLate) {
  LONG_UNDER_SANITIZERS("each kernel many times");
  Control& c = opened_control();
  where = Where::fake;
  std::vector<bool> is_tested(static_cast<size_t>(mpt::kLastKernel) + 1);
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Recipe r = recipe(seed);
    r.quiet = true;
    r.later_at = -1;  // another precision is set by calls that are not repeated
    std::vector<uint64_t> expected;
    std::vector<int64_t> launches;
    {
      Repeating t(r);
      c.reset();
      t.run_whole();
      launches = c.launches;
      expected = t.bits;
    }
    for (size_t k = 0; k < launches.size(); ++k) {
      if (launches[k] == 0 || is_tested[k]) continue;
      is_tested[k] = true;
      for (uint64_t i = 0; i < mpt::test::rounds({.quick = 1, .full = 2}); ++i) {
        const int64_t number = i == 0 ? launches[k] / 2 + 1 : 1;
        for (const bool is_late : {false, true}) {
          // In the quick tier each kernel fails in one of the two ways.
          if (!mpt::test::is_full_tier() && is_late != (k % 2 == 1)) continue;
          const testing::ScopedTrace trace(
              __FILE__, __LINE__,
              "seed " + std::to_string(seed) + ", launch " + std::to_string(number) +
                  " of kernel " + std::to_string(k) + (is_late ? " fails late" : " is refused"));
          c.reset();
          Repeating t(r);
          const std::string error = run(t, {static_cast<int32_t>(k), number, is_late});
          EXPECT_EQ(c.fail_late + c.refuse[static_cast<int>(Call::launch)], 0);
          ASSERT_NE(c.fault, "");
          EXPECT_NE(error.find(c.fault), std::string::npos) << error;
          const bool is_repeated = !mpt_fake::is_late(error) && t.repeats();
          if (is_repeated) {
            EXPECT_EQ(t.bits, expected);
          }
        }
      }
      c.reset();
    }
  }
  EXPECT_GE(std::count(is_tested.begin(), is_tested.end(), true), 30);
  EXPECT_EQ(c.violations, 0);
  EXPECT_EQ(c.leaks, 0);
}

}  // namespace
}  // namespace mpt_fake
