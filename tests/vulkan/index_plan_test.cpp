// Plans of the kernels of indices and of sort, without a GPU: launches, workspaces and refusals,
// also for operands that no test can have.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backends/gpu/index_arguments.h"
#include "recording.h"

namespace mpt::test {
namespace {

Spec dense(DType t, const Dims& shape) { return {t, shape, contiguous_strides(shape)}; }
const Spec kFlag = dense(DType::i64, {1});

class IndexPlan : public testing::Test {
 protected:
  RecordingDevice device;
  std::string refused;

  template <class P>
  std::unique_ptr<Prepared> prepare(Kernel kernel, std::vector<Spec> out, std::vector<Spec> in,
                                    const P& params) {
    Why why;
    auto p = mpt::prepare(
        gpu::gpu_backend(),
        {kernel, out, in, &params, sizeof params, 1, Arithmetic::measure, &device}, why);
    refused = why.text;
    return p;
  }
  // Returns the entries that a run launches. The workspace is at address 4096.
  template <class P>
  std::vector<std::string> planned(Kernel kernel, std::vector<Spec> out, std::vector<Spec> in,
                                   const P& params) {
    device.launches.clear();
    kept = prepare(kernel, std::move(out), std::move(in), params);
    EXPECT_TRUE(kept) << refused;
    if (!kept) return {};
    void* const y[] = {nullptr, nullptr};
    const void* const x[] = {nullptr, nullptr};
    EXPECT_EQ(kept->run({y, x, nullptr, reinterpret_cast<void*>(4096), Jobs()}), nullptr);
    std::vector<std::string> entries;
    for (const auto& l : device.launches) entries.push_back(l.entry);
    return entries;
  }

  std::unique_ptr<Prepared> kept;
};

using Entries = std::vector<std::string>;

TEST_F(IndexPlan, SortMergesRuns) {
  const Spec x = dense(DType::bf16, {3, 2000}), order = dense(DType::i64, {3, 2000});
  const Entries entries = planned(Kernel::sort, {x, order}, {x}, SortParams{1, 0, -1});
  ASSERT_EQ(entries, (Entries{"mpt_order_keys", "mpt_order_merge", "mpt_order_merge",
                              "mpt_order_merge", "mpt_order_merge", "mpt_order_sorted"}));
  const uint32_t runs[] = {1, 32, 128, 512}, ways[] = {32, 4, 4, 4};
  const uint64_t part = 24064, places = 4096 + part;  // 24000 bytes of keys or of places
  for (size_t i = 0; i < 4; ++i) {
    const auto a = device.launches[1 + i].get<gpu::MergeArguments>();
    EXPECT_EQ(a.run, runs[i]);
    EXPECT_EQ(a.ways, ways[i]);
    EXPECT_EQ(a.line, 2000u);
    EXPECT_EQ(a.keep, 2000u);
    EXPECT_EQ(a.count, 6000u);
    EXPECT_EQ(a.keys, 4096 + i % 2 * 2 * part);
    EXPECT_EQ(a.places, i == 0 ? 0 : places + i % 2 * 2 * part);
    EXPECT_EQ(a.to_keys, 4096 + (i + 1) % 2 * 2 * part);
    EXPECT_EQ(a.to_places, places + (i + 1) % 2 * 2 * part);
  }
  EXPECT_EQ(device.launches[5].get<gpu::SortedArguments>().keys, 4096u);
  EXPECT_EQ(device.launches[5].get<gpu::SortedArguments>().places, places);
  EXPECT_EQ(kept->workspace, 4 * part);
}

TEST_F(IndexPlan, LinesOfOneItemNeedNoMerge) {
  const Spec y = dense(DType::f32, {5, 7}), src = dense(DType::f32, {5, 1});
  EXPECT_EQ(planned(Kernel::scatter, {y, {}}, {dense(DType::i64, {5, 1}), src},
                    ScatterParams{1, ScatterOp::set}),
            (Entries{"mpt_order_keys", "mpt_order_set"}));
  EXPECT_EQ(kept->workspace, 256u);
  const auto a = device.launches[1].get<gpu::ApplyArguments>();
  EXPECT_EQ(a.places, 0u);
  EXPECT_EQ(a.count, 5u);
  EXPECT_EQ(a.columns, 1u);
  EXPECT_EQ(a.extent, 7u);
}

TEST_F(IndexPlan, RowsAreCopiedInElementsOf8Bytes) {
  const auto copied = [&](int64_t width, bool is_unaligned) {
    Spec x = dense(DType::bf16, {30, width});
    x.is_unaligned = is_unaligned;
    EXPECT_EQ(planned(Kernel::index_select, {dense(DType::bf16, {9, width}), kFlag},
                      {x, dense(DType::i32, {9})}, DimParams{0}),
              (Entries{"mpt_index_check", "mpt_gather"}));
    return device.launches[1];
  };
  const auto a = copied(64, false).get<gpu::GatherArguments>();
  EXPECT_EQ(a.count, 9u * 16);
  EXPECT_EQ(a.along, 16);
  EXPECT_EQ(a.extent, 30u);
  EXPECT_EQ(copied(64, false).constants[1] & 15, static_cast<uint32_t>(DType::i64));
  EXPECT_EQ(copied(62, false).get<gpu::GatherArguments>().count, 9u * 62);
  EXPECT_EQ(copied(64, true).get<gpu::GatherArguments>().count, 9u * 64);
  EXPECT_EQ(copied(64, true).constants[1] & 15, static_cast<uint32_t>(DType::bf16));
}

TEST_F(IndexPlan, KeysHave64BitsWhereRowsNeedThem) {
  const auto key = [&](int64_t rows) {
    const Spec y{DType::u8, {rows, 2}, {2, 1}}, src = dense(DType::u8, {40, 2});
    EXPECT_EQ(
        planned(Kernel::index_add, {y, {}}, {dense(DType::i64, {40}), src}, DimParams{0}),
        (Entries{"mpt_order_keys", "mpt_order_merge", "mpt_order_merge", "mpt_order_add_i64"}));
    return static_cast<DType>(device.launches[0].constants[1] & 15);
  };
  EXPECT_EQ(key(0xffffffff), DType::i32);
  EXPECT_EQ(key(0x100000000), DType::i64);
}

TEST_F(IndexPlan, EmptyOutputsCheckIndicesAlone) {
  const Spec y = dense(DType::f32, {9, 0}), x = dense(DType::f32, {4, 0});
  const Spec index = dense(DType::i64, {9});
  const Entries check{"mpt_index_check"};
  EXPECT_EQ(planned(Kernel::index_select, {y, kFlag}, {x, index}, DimParams{0}), check);
  EXPECT_EQ(planned(Kernel::index_add, {x, kFlag}, {index, y}, DimParams{0}), check);
  EXPECT_EQ(planned(Kernel::index_add, {x, {}}, {index, y}, DimParams{0}), Entries());
  EXPECT_EQ(kept->workspace, 0u);
}

TEST_F(IndexPlan, RefusesWhatItCannotCompute) {
  const int64_t many = int64_t{1} << 32;
  const Spec x = dense(DType::u8, {many}), index = dense(DType::i32, {many});
  EXPECT_FALSE(prepare(Kernel::gather, {x, kFlag}, {x, index}, DimParams{0}));
  EXPECT_EQ(refused, "gpu: at most 2^32 - 1 indices");
  EXPECT_FALSE(prepare(Kernel::sort, {x, dense(DType::i64, {many})}, {x}, SortParams{0, 0, -1}));
  EXPECT_EQ(refused, "gpu: at most 2^32 - 1 elements along dim");
  device.able.f64 = false;
  const Spec y = dense(DType::f64, {4}), few = dense(DType::i32, {4});
  EXPECT_FALSE(prepare(Kernel::index_add, {y, kFlag}, {few, y}, DimParams{0}));
  EXPECT_EQ(refused, "gpu: the device has no arithmetic in f64");
  EXPECT_TRUE(prepare(Kernel::scatter, {y, kFlag}, {few, y}, ScatterParams{0, ScatterOp::set}));
  EXPECT_TRUE(prepare(Kernel::sort, {y, dense(DType::i64, {4})}, {y}, SortParams{0, 0, -1}));
  device.lacks = "mpt_order_merge";
  EXPECT_FALSE(prepare(Kernel::sort, {y, dense(DType::i64, {4})}, {y}, SortParams{0, 0, -1}));
  EXPECT_EQ(refused, "gpu: the entry mpt_order_merge is missing");
}

}  // namespace
}  // namespace mpt::test
