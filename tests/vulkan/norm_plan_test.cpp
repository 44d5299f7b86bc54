// Plans of norms: how lines are given to groups and threads, and which passes a gradient takes.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backends/gpu/norm_arguments.h"
#include "operands.h"
#include "recording.h"

namespace mpt::test {
namespace {

using gpu::NormArguments;
using gpu::NormGradArguments;

class NormPlans : public testing::Test {
 protected:
  RecordingDevice device;
  std::string refused;
  std::unique_ptr<Prepared> kept;
  char memory[16] = {};
  static inline const Spec none{};

  static Spec dense(DType t, const Dims& shape) { return {t, shape, contiguous_strides(shape)}; }
  uint64_t address(int at) const { return reinterpret_cast<uintptr_t>(memory + at); }

  bool prepare(Kernel kernel, std::vector<Spec> out, std::vector<Spec> in, NormParams p) {
    Why why;
    kept = mpt::prepare(gpu::gpu_backend(),
                        {kernel, out, in, &p, sizeof p, 1, Arithmetic::measure, &device}, why);
    refused = why.text;
    return kept != nullptr;
  }
  // Runs what was prepared; outputs have addresses 0 to 2, inputs 3 to 8, the workspace 9.
  template <class A>
  std::vector<A> run(const std::vector<Spec>& out, const std::vector<Spec>& in) {
    device.launches.clear();
    std::vector<void*> y;
    std::vector<const void*> x;
    for (size_t i = 0; i < out.size(); ++i) y.push_back(out[i] ? memory + i : nullptr);
    for (size_t i = 0; i < in.size(); ++i) x.push_back(in[i] ? memory + 3 + i : nullptr);
    EXPECT_EQ(kept->run({y.data(), x.data(), nullptr, memory + 9, Jobs()}), nullptr);
    std::vector<A> all;
    for (const auto& l : device.launches) {
      all.push_back(l.get<A>());
      EXPECT_EQ(l.groups, all.back().lines.groups);
    }
    return all;
  }

  std::vector<NormArguments> norm(const Spec& x) {
    const Spec line = dense(DType::f32, {x.shape[0]}), weights = dense(DType::f32, {x.shape[1]});
    const std::vector<Spec> out{dense(x.dtype, x.shape), line, line}, in{x, weights, weights};
    EXPECT_TRUE(prepare(Kernel::norm, out, in, {.eps = 1e-5})) << refused;
    return run<NormArguments>(out, in);
  }
  std::vector<NormArguments> batch_norm(const Spec& x) {
    const Spec line = dense(DType::f32, {x.shape[1]});
    const std::vector<Spec> out{{x.dtype, x.shape, x.stride}, line, line},
        in{x, none, none, none, none};
    EXPECT_TRUE(prepare(Kernel::batch_norm, out, in, {.eps = 1e-5})) << refused;
    return run<NormArguments>(out, in);
  }
};

TEST_F(NormPlans, AGroupNormalisesARow) {
  const auto all = norm(dense(DType::bf16, {600, 768}));
  ASSERT_EQ(all.size(), 1u);
  const NormArguments& a = all[0];
  EXPECT_EQ(a.y, address(0));
  EXPECT_EQ(a.rstd, address(2));
  EXPECT_EQ(a.x, address(3));
  EXPECT_EQ(a.b, address(5));
  EXPECT_EQ(a.given_mean, 0u);
  EXPECT_EQ(a.lines.lines, 600u);
  EXPECT_EQ(a.lines.count, 768u);
  EXPECT_EQ(a.lines.at_once, 1u);
  EXPECT_EQ(a.lines.parts, 1u);
  EXPECT_EQ(a.lines.groups, 600u);
  EXPECT_EQ(a.lines.flags, 0u);
  EXPECT_EQ(kept->workspace, 0u);
  EXPECT_EQ(device.launches[0].entry, "mpt_norm_f32");
}

TEST_F(NormPlans, ShortRowsShareAGroup) {
  EXPECT_EQ(norm(dense(DType::f32, {1000, 20}))[0].lines.at_once, 8u);
  EXPECT_EQ(norm(dense(DType::f32, {1000, 20}))[0].lines.groups, 125u);
  EXPECT_EQ(norm(dense(DType::f32, {1000, 1}))[0].lines.at_once, 256u);
  EXPECT_EQ(norm(dense(DType::f32, {int64_t{1} << 30, 100}))[0].lines.groups, gpu::kMaxGroups);
}

TEST_F(NormPlans, FewLongLinesAreComputedInParts) {
  const auto all = norm(dense(DType::f32, {4, int64_t{1} << 20}));
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].lines.parts, 256u);
  EXPECT_EQ(all[0].lines.groups, 1024u);
  EXPECT_EQ(all[0].lines.flags, gpu::line_sums);
  EXPECT_EQ(all[1].lines.flags, gpu::line_joins);
  EXPECT_EQ(all[1].lines.sums, address(9));
  EXPECT_EQ(kept->workspace, 4u * 256 * 4 * sizeof(float));
  // Given statistics need no sums.
  const Spec x = dense(DType::f32, {1 << 20, 2}), line = dense(DType::f32, {2});
  const std::vector<Spec> out{x, line, line}, in{x, none, none, line, line};
  ASSERT_TRUE(prepare(Kernel::batch_norm, out, in, {.eps = 1e-5})) << refused;
  const auto given = run<NormArguments>(out, in);
  ASSERT_EQ(given.size(), 1u);
  EXPECT_EQ(given[0].lines.flags & gpu::line_given, gpu::line_given);
  EXPECT_GT(given[0].lines.groups, 100u);
}

TEST_F(NormPlans, AdjacentThreadsHaveAdjacentElements) {
  const auto planes = batch_norm(dense(DType::f32, {2, 64, 9, 9}));
  EXPECT_EQ(planes[0].lines.flags & gpu::line_across, 0u);
  EXPECT_EQ(planes[0].lines.lines, 64u);
  EXPECT_EQ(planes[0].lines.count, 162u);
  EXPECT_EQ(planes[0].lines.at_once, 1u);
  const auto last = batch_norm({DType::f32, {2, 64, 9, 9}, {64 * 81, 1, 64 * 9, 64}});
  EXPECT_EQ(last[0].lines.flags & gpu::line_across, gpu::line_across);
  EXPECT_EQ(last[0].lines.at_once, 32u);
  EXPECT_EQ(batch_norm(dense(DType::f32, {3, 640}))[0].lines.at_once, 64u);
}

TEST_F(NormPlans, GradientsOfRowsTakeAPassOverTheColumns) {
  const Spec x = dense(DType::bf16, {600, 768}), line = dense(DType::f32, {600}),
             weights = dense(DType::f32, {768});
  const std::vector<Spec> in{x, x, weights, line, line};
  std::vector<Spec> out{x, weights, weights};
  ASSERT_TRUE(prepare(Kernel::norm_grad, out, in, {.eps = 0})) << refused;
  const auto all = run<NormGradArguments>(out, in);
  ASSERT_EQ(all.size(), 3u);  // the rows, the sums of the columns and these joined
  EXPECT_EQ(all[0].dx, address(0));
  EXPECT_EQ(all[0].dw, 0u);
  EXPECT_EQ(all[0].lines.lines, 600u);
  EXPECT_EQ(all[0].lines.flags, gpu::line_weights_within);
  for (const NormGradArguments& a : {all[1], all[2]}) {
    EXPECT_EQ(a.dx, 0u);
    EXPECT_EQ(a.dw, address(1));
    EXPECT_EQ(a.w, 0u);
    EXPECT_EQ(a.lines.lines, 768u);
    EXPECT_EQ(a.lines.at_once, 32u);
  }
  out = {x, none, none};
  ASSERT_TRUE(prepare(Kernel::norm_grad, out, in, {.eps = 0})) << refused;
  EXPECT_EQ(run<NormGradArguments>(out, in).size(), 1u);
  out = {none, weights, none};
  ASSERT_TRUE(prepare(Kernel::norm_grad, out, in, {.eps = 0})) << refused;
  EXPECT_EQ(run<NormGradArguments>(out, in).size(), 2u);
}

TEST_F(NormPlans, NoLinesLaunchNothingAndKeepNothing) {
  EXPECT_TRUE(norm(dense(DType::f32, {0, 5})).empty());
  EXPECT_TRUE(device.pieces.empty());
  EXPECT_EQ(norm(dense(DType::f32, {5, 0})).size(), 1u);  // writes rstd
  kept = nullptr;
  EXPECT_TRUE(device.pieces.empty());
}

TEST_F(NormPlans, RefusalsNameTheReason) {
  const auto refusal = [&](DType x, const Spec& mean, const Spec& var) {
    const Spec s = dense(x, {2, 3}), line = dense(x, {3});
    EXPECT_FALSE(
        prepare(Kernel::batch_norm, {s, none, line}, {s, none, none, mean, var}, {.eps = 1e-5}));
    return refused;
  };
  const Spec line = dense(DType::f32, {3});
  EXPECT_EQ(refusal(DType::f32, line, none), "gpu: mean and var are given together or not at all");
  EXPECT_EQ(refusal(DType::bf16, none, none), "gpu: mean and rstd are f32, or f64 beside f64");
  EXPECT_EQ(refusal(DType::i32, none, none), "gpu: norms take floats");
  device.able.f64 = false;
  EXPECT_EQ(refusal(DType::f64, none, none), "gpu: the device has no arithmetic in f64");
  device.lacks = "mpt_norm_f32";
  EXPECT_EQ(refusal(DType::f32, none, none), "gpu: the entry mpt_norm_f32 is missing");
  device.lacks.clear();
  device.has_memory = false;
  EXPECT_EQ(refusal(DType::f32, none, none),
            "gpu: the device has no memory for 65536 bytes of strides");
}

}  // namespace
}  // namespace mpt::test
