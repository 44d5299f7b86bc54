// A training step on a device waits for nothing and reads nothing: in each precision mode, taken
// or skipped, with everything that random trainings have. Row-sparse gradients are left out,
// because they wait.
// SPDX-License-Identifier: Apache-2.0
#include "here.h"

#include "../train/recipes.h"

namespace mpt_fake {
namespace {

using namespace recipes;

// A training that looks at no result.
class Blind : public Training {
 public:
  explicit Blind(const Recipe& r) : Training(r, Way{}, r.seed, 0) {}

 protected:
  double micro_batch(int32_t index) override {
    stepper().backward(loss(), index);
    return 0;
  }
};

void expect_no_wait(Recipe r) {
  if (r.sparse) return;
  Control& c = opened_control();
  where = Where::fake;
  r.quiet = true;
  r.later_at = -1;  // another precision converts the states, on the host
  try {
    Blind t(r);
    c.count(Call::wait) = 0;
    t.run(kSteps);
    EXPECT_EQ(c.count(Call::wait), 0) << "seed " << r.seed << ", " << r.precision;
  } catch (const mpt::Error& e) {
    ADD_FAILURE() << "seed " << r.seed << ", " << r.precision << ": " << e.what();
  }
}

TEST(NoWait, InRandomTrainings) {
  for (uint64_t seed = 0; seed < 100; ++seed) expect_no_wait(recipe(seed));
}

TEST(NoWait, InEachPrecisionTakenAndSkipped) {
  for (const char* precision : kPrecisions) {
    for (int blow_at : {-1, 0, 2}) {
      Recipe r = recipe(3);
      r.precision = precision;
      r.blow_at = blow_at;
      r.blow = INFINITY;
      r.how.check_finite = true;
      expect_no_wait(r);
    }
  }
}

}  // namespace
}  // namespace mpt_fake
