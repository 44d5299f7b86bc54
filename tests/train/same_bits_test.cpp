// Tests of random trainings. Each runs again in variants that must not change a bit: with more
// workers, other memory, resumed from a file, checkpointed, traced, with released gradients or
// gradients added at once. The seeds are fixed, fewer of them on a device.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "../support/recipes.h"

namespace {

using namespace recipes;

// Returns a recipe of which a step can be recorded: nothing changes from step `at` on but a
// learning rate, there are no row-sparse gradients, and one scale.
Recipe recordable(Recipe r, int at) {
  r.sparse = false;
  for (mpt_optimizer_desc& rule : r.rules)
    if (rule.kind == MPT_OPTIMIZER_SPARSE_ADAM) rule = mpt::adam();
  const auto scales = [](const char* name) {
    return mpt::Precision(name).scaling != MPT_SCALING_NONE;
  };
  if (scales(r.precision) || scales(r.later)) r.how.losses = 1;
  for (int* change : {&r.later_at, &r.freeze_at, &r.thaw_at, &r.blow_at})
    if (*change >= at) *change = -1;
  return r;
}

// Returns the bits of a training, which runs in two parts if it is resumed.
std::vector<uint64_t> run(const Recipe& r, const Way& w) {
  if (w.resume_at < 0) {
    Training t(r, w, r.seed, 0);
    t.run(kSteps);
    t.end();
    return t.bits;
  }
  const std::string path =
      (std::filesystem::temp_directory_path() / ("same_bits." + std::to_string(getpid()))).string();
  Training first(r, w, r.seed, 0);
  first.run(w.resume_at);
  mpt::save_training(path.c_str(), first.stepper());
  Training second(r, w, r.seed + 1, w.resume_at);
  mpt::load_training(path.c_str(), second.stepper());
  std::filesystem::remove(path);
  second.bits = first.bits;
  second.run(kSteps);
  second.end();
  return second.bits;
}

bool can_release(const Recipe& r) {
  const mpt::Precision p(r.precision);
  return p.scaling == MPT_SCALING_NONE && r.how.accumulate == 1 && r.how.losses == 1 &&
         r.how.clip_norm == 0 && !r.how.check_finite;
}

TEST(SameBits, HoweverATrainingIsRun) {
  const uint64_t seeds =
      mpt::test::rounds({.quick = 40, .full = 120, .device = 3, .device_full = 5, .threads = 8});
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    const Recipe r = recipe(seed);
    std::vector<Way> ways = {{.name = "again"},
                             {.name = "three workers", .threads = 3},
                             {.name = "other memory", .other_memory = true},
                             {.name = "checkpointed", .checkpoint = true},
                             {.name = "without cached casts", .no_cache = true},
                             {.name = "after a dry step", .dry_first = true},
                             {.name = "after a dropped one", .dropped_first = true},
                             {.name = "watched", .watched = true},
                             {.name = "gradients at once", .at_once = true},
                             {.name = "resumed after 1", .resume_at = 1},
                             {.name = "resumed after 3", .resume_at = 3}};
    const Way* now = nullptr;
    try {
      const Way base{}, released{.name = "released", .release = true};
      const std::vector<uint64_t> bits = run(r, *(now = &base));
      for (const Way& w : ways) EXPECT_EQ(run(r, *(now = &w)), bits) << w.name << ", seed " << seed;
      if (!can_release(r)) continue;
      Recipe quiet = r;
      quiet.quiet = true;
      EXPECT_EQ(run(quiet, released), run(quiet, base)) << "released, seed " << seed;
    } catch (const mpt::Error& e) {
      ADD_FAILURE() << now->name << ", seed " << seed << ", " << r.precision << ": " << e.what();
    }
  }
}

TEST(SameBits, OfARecordedStep) {
  const uint64_t seeds =
      mpt::test::rounds({.quick = 60, .full = 180, .device = 6, .device_full = 10, .threads = 8});
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    const Recipe r = recordable(recipe(seed), 2);
    const Way ways[] = {{.name = "recorded", .record_at = 2},
                        {.name = "in slices", .threads = 2, .record_at = 2, .sliced = true}};
    const Way* now = nullptr;
    try {
      const Way base{};
      const std::vector<uint64_t> bits = run(r, *(now = &base));
      for (const Way& w : ways) EXPECT_EQ(run(r, *(now = &w)), bits) << w.name << ", seed " << seed;
    } catch (const mpt::Error& e) {
      ADD_FAILURE() << now->name << ", seed " << seed << ", " << r.precision << ": " << e.what();
    }
  }
}

}  // namespace
