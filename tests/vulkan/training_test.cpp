// Trainings on a device have the losses and verdicts of the CPU: small models in the precisions
// that are used most, with accumulation, clipping and skipped steps. Those without sums over the
// elements of a row or a channel have the bits of the CPU's base kernels (MPT_CPU_ISA=base), unless
// matrices or a library take the products.
//
// Batch norm, layer norm, softmax and means take their sums in another order than the CPU. For
// these models the bound comes from the rounding errors of the type that a sum accumulates in, or
// a value is stored in:
// - Two orders of a sum of n f32 numbers differ by about 2 u sqrt(n), u = 2^-24, as rounding errors
//   are as often up as down. A value that lies near the middle of two numbers of 16 bits is then
//   stored as the other one, which differs by 2 u, u = 2^-11 (f16) or 2^-8 (bf16).
// - Along a path of d stored values, which norms keep near 1, these add up to sqrt(d) times as
//   much. The probability of four times as much is below 0.1% (Higham and Mary, A new approach to
//   probabilistic rounding error analysis, SIAM J. Sci. Comput. 2019).
// - Each step taken may add as much again, because its gradients have that error too.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <tuple>

#include "../tier.h"
#include "rules.h"
#include "small_trainings.h"

namespace {

using namespace small;

constexpr int kSteps = 5, kHalf = 2;

// The models whose trainings have the bits of the CPU, in every precision.
bool has_bits_of_cpu(Model m) { return m == Model::mlp || m == Model::lstm; }

// Returns the bound of a loss, relative to losses near 1.
double bound(Model m, const std::string& precision) {
  const bool is_resnet = m == Model::resnet20;
  const double longest = is_resnet ? 32 * 9 : 64;  // sum
  const double depth = is_resnet ? 20 + 20 + 9     // convolutions, norms, residual sums
                                 : 3 + 2 * 10;     // ten values in a block
  const double unit = precision == "16-mixed"     ? 0x1p-11
                      : precision == "bf16-mixed" ? 0x1p-8
                                                  : 0x1p-24 * std::sqrt(longest);
  return 4 * std::sqrt(depth) * 2 * unit;
}

// File of a training, which ends with the object.
class File {
 public:
  explicit File(const char* name)
      : path_((std::filesystem::temp_directory_path() /
               (name + std::string(".") + std::to_string(getpid())))
                  .string()) {}
  ~File() { std::filesystem::remove(path_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  const std::string& path() const { return path_; }
  std::string bytes() const {
    std::ifstream in(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  const std::string path_;
};

class OnDevice : public testing::TestWithParam<std::tuple<Model, const char*>> {
 protected:
  // Compares steps. The first one of them is number `first` of the training.
  void expect_same(const std::vector<Step>& got, const std::vector<Step>& want, bool to_the_bit,
                   int first = 0) const {
    ASSERT_EQ(got.size(), want.size());
    const double most = to_the_bit ? 0 : bound(model, precision);
    for (size_t i = 0; i < got.size(); ++i) {
      const testing::ScopedTrace trace(__FILE__, __LINE__, "step " + std::to_string(i));
      const Step &a = got[i], &b = want[i];
      EXPECT_EQ(a.outcome, b.outcome);
      EXPECT_EQ(a.scale, b.scale);
      EXPECT_EQ(a.non_finite, b.non_finite);
      const double by = most * (first + static_cast<int>(i) + 1);
      expect_near(a.norm, b.norm, by * b.norm);
      ASSERT_EQ(a.losses.size(), b.losses.size());
      for (size_t k = 0; k < a.losses.size(); ++k) expect_near(a.losses[k], b.losses[k], by);
    }
  }

  // Trains on a device and on the CPU.
  void compare_with_cpu(const Where& there) const;

  const Model model = std::get<0>(GetParam());
  const std::string precision = std::get<1>(GetParam());
  const Where device{.module = std::getenv("MPT_TEST_DEVICE")}, cpu{};

 private:
  // Infinities and NaN are equal to themselves.
  static void expect_near(double a, double b, double by) {
    const bool is_near = std::isfinite(b) ? std::abs(a - b) <= by
                         : std::isnan(b)  ? std::isnan(a)
                                          : a == b;
    EXPECT_TRUE(is_near) << a << " is not near " << b << ", by " << by;
  }
};

// Each training is saved in the middle. The device goes on with the same bits in another run, and
// the CPU goes on from its file, as the device does from the CPU's.
void OnDevice::compare_with_cpu(const Where& there) const {
  bool to_the_bit = has_bits_of_cpu(model);
  struct Run {
    const Where& where;
    const File file;
    std::vector<Step> first, rest;
    std::vector<double> values;
  } on_device{there, File("device")}, on_cpu{cpu, File("cpu")};
  for (Run* r : {&on_device, &on_cpu}) {
    Training t(r->where, model, precision.c_str());
    r->first = t.run(kHalf);
    t.save(r->file.path());
    r->rest = t.run(kSteps - kHalf);
    r->values = t.values();
    to_the_bit &= !t.has_other_sums();
  }
  expect_same(on_device.first, on_cpu.first, to_the_bit);
  expect_same(on_device.rest, on_cpu.rest, to_the_bit, kHalf);
  if (to_the_bit) {
    EXPECT_TRUE(on_device.file.bytes() == on_cpu.file.bytes());
    EXPECT_EQ(on_device.values, on_cpu.values);
  }
  // All kinds of steps have come.
  EXPECT_EQ(on_cpu.first[0].outcome,
            precision == "16-mixed" ? MPT_VERDICT_NON_FINITE : MPT_VERDICT_APPLIED);
  EXPECT_EQ(on_cpu.first[1].outcome, MPT_VERDICT_APPLIED);
  EXPECT_EQ(on_cpu.rest[Training::kBlownUp - kHalf].outcome, MPT_VERDICT_NON_FINITE);
  EXPECT_EQ(on_cpu.rest[1].outcome, MPT_VERDICT_APPLIED);
  EXPECT_EQ(on_cpu.rest[2].outcome, MPT_VERDICT_APPLIED);
  EXPECT_EQ(on_cpu.rest[2].scale > on_cpu.rest[1].scale, precision == "16-mixed");

  const File again("again");
  const auto resume = [&](const Where& where, const Run& from) {
    Training t(where, model, precision.c_str(), 77);  // with other values at first
    t.load(from.file.path(), kHalf);
    t.save(again.path());
    // A file names the arithmetic, which is that of its place.
    if (to_the_bit || &where == &from.where) {
      EXPECT_TRUE(again.bytes() == from.file.bytes()) << "it is what was saved";
    }
    return t.run(kSteps - kHalf);
  };
  expect_same(resume(there, on_device), on_device.rest, true);
  expect_same(resume(cpu, on_device), on_device.rest, to_the_bit, kHalf);
  expect_same(resume(there, on_cpu), on_cpu.rest, to_the_bit, kHalf);
}

TEST_P(OnDevice, TrainsAsTheCpuAndResumesThere) {
  ASSERT_NE(device.module, nullptr) << "MPT_TEST_DEVICE is not set";
  LONG_IF(model != Model::mlp && precision != "16-mixed", "16-mixed has all kinds of steps");
  compare_with_cpu(device);
}

// A device with matrices has the CPU's bits without them.
TEST_P(OnDevice, TrainsAsTheCpuWithoutMatrices) {
  if (!has_bits_of_cpu(model)) GTEST_SKIP() << "the sums have another order anyway";
  if (!Training(device, model, precision.c_str()).is_native16())
    GTEST_SKIP() << "the device has no matrices";
  LONG_IF(model != Model::mlp && precision != "16-mixed", "16-mixed has all kinds of steps");
  compare_with_cpu({.module = device.module, .arithmetic = MPT_ARITHMETIC_WIDEN16});
}

// Every rule gives the CPU's bits.
TEST(Rules, TrainAsTheCpu) {
  const Where device{.module = std::getenv("MPT_TEST_DEVICE"),
                     .arithmetic = MPT_ARITHMETIC_WIDEN16};
  expect_rules_of_the_cpu(device, 4);
}

INSTANTIATE_TEST_SUITE_P(Each, OnDevice,
                         testing::Combine(testing::Values(Model::mlp, Model::resnet20, Model::lstm,
                                                          Model::gpt),
                                          testing::Values("32-true", "16-mixed", "bf16-mixed")),
                         [](const auto& info) {
                           std::string name = std::string(name_of(std::get<0>(info.param))) + "_" +
                                              std::get<1>(info.param);
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

}  // namespace
