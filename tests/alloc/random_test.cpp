// Random trainings in which calls run out of memory and are repeated give the same bits.
// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>
#include <random>

#include "../support/recipes.h"
#include "faults.h"
#include "gtest/gtest.h"

namespace mpt_test {
namespace {

using namespace recipes;

constexpr int64_t kNever = int64_t{1} << 40;

class Starved : public Training {
 public:
  Starved(const Recipe& r, const Way& w) : Training(r, w, r.seed, 0), random_(r.seed) {}
  int64_t failures = 0;

 private:
  // Returns false if an allocation of the call failed as planned.
  template <class F>
  bool runs(int64_t fail_at, F&& call) {
    const Faults faults(fail_at);
    try {
      call();
      return true;
    } catch (const mpt::Error& e) {
      if (!faults.fired()) throw;
      EXPECT_TRUE(e.status() == MPT_ERROR_OUT_OF_MEMORY || e.status() == MPT_ERROR_CALLBACK)
          << e.what();
    } catch (const std::bad_alloc&) {  // thrown by this program itself
    }
    ++failures;
    return false;
  }
  int64_t soon(int tries, uint64_t within) {
    return tries < 6 ? 1 + static_cast<int64_t>(random_() % within) : kNever;
  }
  // A failed backward consumes its graph, as a successful one does: the batch is drawn again.
  double micro_batch(int32_t index) override {
    for (int tries = 0;; ++tries) {
      int64_t seed = 0, draws = 0;
      mpt::must(mpt_context_get_generator(ctx().get(), &seed, &draws));
      mpt::Tensor l;
      if (runs(repeats() ? soon(tries, 150) : kNever, [&] { l = loss(); })) {
        const double value = l.item();
        if (runs(repeats() ? soon(tries, 250) : kNever, [&] { stepper().backward(l, index); }))
          return value;
      }
      mpt::must(mpt_context_set_generator(ctx().get(), seed, draws));
    }
  }
  bool step() override {
    bool stepped = false;
    for (int tries = 0; !runs(soon(tries, 60), [&] { stepped = stepper().step(); }); ++tries)
      continue;
    return stepped;
  }
  std::mt19937_64 random_;
};

TEST(RandomTrainings, GoOnWhereMemoryWasShort) {
  const auto seeds = static_cast<int64_t>(
      mpt::test::rounds({.quick = 60, .full = 200, .device = 12, .device_full = 30}));
  int64_t failures = 0;
  for (int64_t seed = 0; seed < seeds; ++seed) {
    const Recipe r = recipe(static_cast<uint64_t>(seed));
    Way w;
    w.checkpoint = seed % 4 == 3;
    Training enough(r, w, r.seed, 0);
    Starved starved(r, w);
    for (Training* t : {&enough, static_cast<Training*>(&starved)}) {
      t->run(kSteps);
      t->end();
    }
    EXPECT_EQ(starved.bits, enough.bits) << "seed " << seed << ", " << r.precision;
    failures += starved.failures;
  }
  EXPECT_GT(failures, 10 * seeds) << "hardly a call has failed";
}

}  // namespace
}  // namespace mpt_test
