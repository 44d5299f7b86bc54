// Random trainings on the fake device give the bits of the CPU with the same kernels: losses,
// verdicts, parameters, and the file of the whole training. Their steps keep no memory.
// SPDX-License-Identifier: Apache-2.0
#include "here.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "../support/recipes.h"
#include "../tier.h"

namespace mpt_fake {
namespace {

using namespace recipes;

// A training that waits for the answer of each step, which its bits contain.
class Waiting : public Training {
 public:
  explicit Waiting(const Recipe& r) : Training(r, Way{}, r.seed, 0) {}

 protected:
  bool step() override {
    stepper().step();
    return stepper().wait();
  }
};

struct Result {
  std::vector<uint64_t> bits;
  std::string file;
};

Result run(const Recipe& r, Where w) {
  where = w;
  const std::string path =
      (std::filesystem::temp_directory_path() / ("on_fake." + std::to_string(getpid()))).string();
  Waiting t(r);
  t.run(kSteps);
  t.end();
  mpt::save_training(path.c_str(), t.stepper());
  std::ifstream in(path, std::ios::binary);
  Result result{t.bits, {std::istreambuf_iterator<char>(in), {}}};
  std::filesystem::remove(path);
  return result;
}

TEST(OnFake, ATrainingHasTheBitsOfTheCpu) {
  for (uint64_t seed = 0; seed < mpt::test::rounds({.quick = 12, .full = 60}); ++seed) {
    const Recipe r = recipe(seed);
    try {
      const Result cpu = run(r, Where::reference);
      opened_control().seed = seed;
      opened_control().draw_entries(seed);  // some answers come before the wait
      const Result fake = run(r, Where::fake);
      EXPECT_EQ(cpu.bits, fake.bits) << "seed " << seed << ", " << r.precision;
      EXPECT_TRUE(cpu.file == fake.file) << "seed " << seed << ", " << r.precision;
    } catch (const mpt::Error& e) {
      ADD_FAILURE() << "seed " << seed << ", " << r.precision << ": " << e.what();
    }
  }
}

// Memory that is there now.
struct Memory {
  int64_t pieces, staging, blocks;
  size_t bytes;
  bool operator==(const Memory&) const = default;
};

// After some steps, a step takes no more memory of the device and leaves no block behind.
TEST(OnFake, AStepKeepsNothing) {
  Control& c = opened_control();
  c.reset();
  where = Where::fake;
  for (uint64_t seed = 0; seed < mpt::test::rounds({.quick = 6, .full = 20}); ++seed) {
    Recipe r = recipe(seed);
    r.blow_at = r.later_at = -1;  // a search of the step after and a change of the precision
    Waiting t(r);
    const auto after = [&](int steps) {
      t.run(steps);
      t.end();  // reads the parameters, so that the queue runs
      return Memory{c.pieces, c.staging, c.blocks, c.bytes};
    };
    const Memory before = after(4), now = after(12);
    EXPECT_EQ(now.blocks, before.blocks) << "seed " << seed;
    EXPECT_TRUE(now == before) << "seed " << seed << ": " << now.pieces << " pieces with "
                               << now.bytes << " bytes, " << now.staging << " of staging";
  }
}

}  // namespace
}  // namespace mpt_fake
