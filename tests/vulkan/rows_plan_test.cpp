// Plans of launches over rows: how threads and groups are given to rows, and what is refused.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backends/gpu/rows_arguments.h"
#include "operands.h"
#include "recording.h"

namespace mpt::test {
namespace {

using gpu::RowArguments;
using gpu::RowStage;

Spec dense(DType t, const Dims& shape) { return {t, shape, contiguous_strides(shape)}; }

class RowPlans : public testing::Test {
 protected:
  RecordingDevice device;
  std::string refused;
  std::unique_ptr<Prepared> kept;

  template <class P>
  bool prepare(Kernel kernel, std::vector<Spec> out, std::vector<Spec> in, const P& params) {
    Why why;
    kept = mpt::prepare(gpu::gpu_backend(),
                        {kernel, out, in, &params, sizeof params, 1, Arithmetic::measure, &device},
                        why);
    refused = why.text;
    return kept != nullptr;
  }
  // Prepares and runs a kernel; returns the arguments of its launches.
  template <class P>
  std::vector<RowArguments> planned(Kernel kernel, std::vector<Spec> out, std::vector<Spec> in,
                                    const P& params) {
    device.launches.clear();
    EXPECT_TRUE(prepare(kernel, std::move(out), std::move(in), params)) << refused;
    if (!kept) return std::vector<RowArguments>(2);
    char memory[8];
    void* y[] = {memory, memory + 1, memory + 2};
    const void* x[] = {memory + 3, memory + 4, memory + 5, memory + 6};
    EXPECT_EQ(kept->run({y, x, nullptr, memory + 7, Jobs()}), nullptr);
    std::vector<RowArguments> all;
    for (const auto& l : device.launches) {
      all.push_back(l.get<RowArguments>());
      EXPECT_EQ(l.groups, all.back().groups);
    }
    return all;
  }
  // Plans the sum of x over the dims of a mask.
  std::vector<RowArguments> sum(const Spec& x, uint32_t mask) {
    Dims shape = x.shape;
    for (int d = 0; d < shape.size(); ++d)
      if (mask >> d & 1) shape[d] = 1;
    return planned(Kernel::reduce, {dense(x.dtype, shape)}, {x}, ReduceParams{ReduceOp::sum});
  }
};

TEST_F(RowPlans, AGroupSharesALongRow) {
  const auto all = sum(dense(DType::bf16, {600, 1000}), 2);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].width, 256u);
  EXPECT_EQ(all[0].groups, 600u);
  EXPECT_EQ(all[0].flags, gpu::row_dense | gpu::row_consecutive);
  EXPECT_EQ(all[0].stage, RowStage::whole);
  EXPECT_EQ(kept->workspace, 0u);
  EXPECT_STREQ(kept->name, "gpu rows");
  EXPECT_EQ(device.launches[0].entry, "mpt_reduce_sum_f32");
}

TEST_F(RowPlans, RowsAreDenseAtMultiplesOfFourElements) {
  EXPECT_EQ(sum(dense(DType::f32, {9, 1001}), 2)[0].flags, 0u);
  EXPECT_EQ(sum({DType::f32, {9, 1001}, {1004, 1}}, 2)[0].flags,
            gpu::row_dense | gpu::row_consecutive);
  EXPECT_EQ(sum({DType::f32, {9, 1001}, {1004, 1}, true}, 2)[0].flags, 0u);
  EXPECT_EQ(sum({DType::f32, {9, 1001}, {2048, 2}}, 2)[0].flags, 0u);
}

TEST_F(RowPlans, ManyShortRowsShareAGroup) {
  auto a = sum(dense(DType::f32, {100000, 8}), 2)[0];
  EXPECT_EQ(a.width, 2u);
  EXPECT_EQ(a.groups, 782u);
  a = sum(dense(DType::f32, {100000, 3}), 2)[0];
  EXPECT_EQ(a.width, 1u);
  EXPECT_EQ(a.groups, 391u);
  a = sum(dense(DType::f32, {int64_t{1} << 30, 3}), 2)[0];
  EXPECT_EQ(a.groups, gpu::kMaxGroups);
}

TEST_F(RowPlans, FewLongRowsAreComputedInParts) {
  const auto all = sum(dense(DType::f32, {2, 1 << 20}), 2);
  ASSERT_EQ(all.size(), 2u);
  const RowArguments &first = all[0], &second = all[1];
  EXPECT_EQ(first.stage, RowStage::parts);
  EXPECT_EQ(first.splits, 256u);
  EXPECT_EQ(first.parts, 256u);
  EXPECT_EQ(first.chunk, 4096u);
  EXPECT_EQ(first.groups, 512u);
  EXPECT_EQ(kept->workspace, 2u * 256 * gpu::kRowPartial);
  EXPECT_EQ(second.stage, RowStage::join);
  EXPECT_EQ(second.splits, 1u);
  EXPECT_EQ(second.parts, 256u);
  EXPECT_EQ(second.width, 64u);
  EXPECT_EQ(second.groups, 1u);
  EXPECT_EQ(second.partials, first.partials);
}

TEST_F(RowPlans, AdjacentThreadsReadAdjacentColumns) {
  const auto all = sum(dense(DType::f32, {4096, 1000}), 1);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].flags, gpu::row_columns);
  EXPECT_EQ(all[0].width, 8u);  // 32 columns in a group
  EXPECT_EQ(all[0].splits, 16u);
  EXPECT_EQ(all[0].groups, 512u);
  EXPECT_STREQ(kept->name, "gpu columns");
  // Enough columns for a thread each.
  EXPECT_EQ(sum(dense(DType::f32, {4096, 1 << 18}), 1)[0].width, 1u);
}

TEST_F(RowPlans, DimsAreMerged) {
  const auto a = sum(dense(DType::f32, {4, 5, 6, 7}), 4 | 8)[0];
  const auto& g = *reinterpret_cast<const gpu::RowGeometry*>(static_cast<uintptr_t>(a.geometry));
  EXPECT_EQ(g.kept, 1u);
  EXPECT_EQ(g.along, 1u);
  EXPECT_EQ(g.extent[0], 20u);
  EXPECT_EQ(g.extent[1], 42u);
  EXPECT_EQ(g.stride[0][0], 1);
  EXPECT_EQ(g.stride[0][1], 0);
  EXPECT_EQ(g.stride[1][0], 42);
  EXPECT_EQ(g.stride[1][1], 1);
}

TEST_F(RowPlans, PositionsAreThoseOfRowMajorOrder) {
  const Spec x{DType::f32, {4, 5}, {1, 4}};
  const auto a =
      planned(Kernel::reduce, {dense(DType::i64, {1, 1})}, {x}, ReduceParams{ReduceOp::argmax})[0];
  const auto& g = *reinterpret_cast<const gpu::RowGeometry*>(static_cast<uintptr_t>(a.geometry));
  EXPECT_EQ(g.along, 2u);
  EXPECT_EQ(g.extent[0], 4u);
  EXPECT_EQ(sum(x, 3)[0].extent, 20u);  // in any order they are one dim
}

TEST_F(RowPlans, ASweepJoinsThePartsInEveryGroup) {
  const Spec x = dense(DType::f32, {3, 100000});
  for (Kernel kernel : {Kernel::softmax, Kernel::scan}) {
    const auto all = kernel == Kernel::scan ? planned(kernel, {x}, {x}, DimParams{1})
                                            : planned(kernel, {x}, {x}, SoftmaxParams{1, 0});
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[1].stage, RowStage::join);
    EXPECT_EQ(all[1].splits, all[0].splits);
    EXPECT_EQ(all[1].groups, all[0].groups);
    EXPECT_EQ(all[0].groups, 60u);
  }
}

TEST_F(RowPlans, AFlagTakesASearch) {
  const Spec x = dense(DType::f32, {700, 50}), row = dense(DType::f32, {700}),
             sums = dense(DType::f32, {2, 700}), target = dense(DType::i64, {700}),
             flag = dense(DType::i64, {1});
  const CrossEntropyParams p{-3, 0};
  EXPECT_EQ(planned(Kernel::cross_entropy, {row, sums}, {x, target}, p).size(), 1u);
  const auto all = planned(Kernel::cross_entropy, {row, sums, flag}, {x, target}, p);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(device.launches[1].entry, "mpt_bad_target");
  EXPECT_EQ(all[1].extent, 700u);
  EXPECT_EQ(all[1].a, static_cast<uint64_t>(-3));
  EXPECT_EQ(all[1].b, 50u);
  EXPECT_EQ(all[1].operand[1], all[0].operand[3]);
}

TEST_F(RowPlans, RefusalsNameTheReason) {
  const Spec x = dense(DType::f32, {4, 5}), d = dense(DType::f64, {4, 5});
  EXPECT_FALSE(prepare(Kernel::reduce, {dense(DType::f32, {4})}, {x}, ReduceParams{ReduceOp::sum}));
  EXPECT_EQ(refused, "gpu: the result of reduce has the rank of x");
  EXPECT_FALSE(prepare(Kernel::tri, {d}, {x}, TriParams{1, 0}));
  EXPECT_EQ(refused, "gpu: a triangle has the dtype of x");
  EXPECT_FALSE(prepare(Kernel::cross_entropy, {x, x}, {x, x}, CrossEntropyParams{0, 0}));
  EXPECT_EQ(refused, "gpu: x is [R, V], and target [R]");
  device.able.f64 = false;
  EXPECT_FALSE(prepare(Kernel::softmax, {d}, {d}, SoftmaxParams{1, 0}));
  EXPECT_EQ(refused, "gpu: the device has no arithmetic in f64");
  EXPECT_FALSE(prepare(Kernel::reduce, {d}, {d}, ReduceParams{ReduceOp::var}));
  EXPECT_TRUE(prepare(Kernel::tri, {d}, {d}, TriParams{1, 0})) << refused;
  device.lacks = "mpt_scan_f32";
  EXPECT_FALSE(prepare(Kernel::scan, {x}, {x}, DimParams{1}));
  EXPECT_EQ(refused, "gpu: the entry mpt_scan_f32 is missing");
}

}  // namespace
}  // namespace mpt::test
