// Plans of products on a device that only records, and choices between their kernels.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backends/gpu/product_arguments.h"
#include "recording.h"

namespace mpt::test {
namespace {

using gpu::Choices;
using gpu::MatrixSize;
using gpu::ProductArguments;
using gpu::ProductGeometry;

class ProductPlan : public testing::Test {
 protected:
  // Prepares c [m, n] = a [m, k] b [k, n] and runs it.
  void plan(DType t, int64_t m, int64_t n, int64_t k, Arithmetic arithmetic = Arithmetic::measure) {
    const auto dense = [t](int64_t rows, int64_t columns) {
      return Spec{t, {rows, columns}, {columns, 1}};
    };
    const Spec c = dense(m, n), in[] = {dense(m, k), dense(k, n)};
    const GemmParams params{};
    const GemmScalars scalars{};
    Why why;
    device.launches.clear();
    kernel = mpt::prepare(
        gpu::gpu_backend(),
        {Kernel::gemm, {&c, 1}, in, &params, sizeof params, 1, arithmetic, &device}, why);
    refused = why.text;
    ASSERT_TRUE(kernel) << refused;
    void* const out[] = {&memory[0]};
    const void* const inputs[] = {&memory[1], &memory[2]};
    EXPECT_EQ(kernel->run({out, inputs, &scalars, &memory[8], Jobs(), sizeof scalars}), nullptr);
  }
  const ProductGeometry& geometry() const {
    return *reinterpret_cast<const ProductGeometry*>(
        static_cast<uintptr_t>(device.launches.at(0).get<ProductArguments>().geometry));
  }

  RecordingDevice device;
  std::unique_ptr<Prepared> kernel;
  std::string refused;
  char memory[16];
};

TEST_F(ProductPlan, TilesAreSmallWhereTheyAreFew) {
  plan(DType::f32, 640, 640, 64);
  EXPECT_STREQ(kernel->name, "gpu tiles");
  EXPECT_EQ(device.launches.at(0).entry, "mpt_product_small_f32");
  EXPECT_EQ(geometry().tiles, 400u);
  EXPECT_EQ(device.launches.at(0).groups, 400u);
  plan(DType::f32, 1280, 640, 64);
  EXPECT_EQ(device.launches.at(0).entry, "mpt_product_f32");
  EXPECT_EQ(geometry().tiles, 200u);
  EXPECT_EQ(device.launches.at(0).constants.size(), 2u);
}

TEST_F(ProductPlan, LongSumsOfFewElementsHaveTwoLaunches) {
  plan(DType::f32, 64, 64, 511);
  ASSERT_EQ(device.launches.size(), 1u);
  EXPECT_EQ(kernel->workspace, 0u);
  EXPECT_EQ(device.launches[0].get<ProductArguments>().partials, 0u);

  plan(DType::f32, 64, 65, 10000);
  ASSERT_EQ(device.launches.size(), 2u);
  const ProductGeometry& g = geometry();
  EXPECT_EQ(g.part, 288u);  // 10000 / 39, up to a multiple of 32
  EXPECT_EQ(g.parts, 35u);
  EXPECT_EQ(g.tiles, 2 * 3 * g.parts);
  EXPECT_EQ(kernel->workspace, (64 * 65 * 4 * g.parts + 255) / 256 * 256);
  EXPECT_EQ(device.launches[1].entry, "mpt_join_f32");
  EXPECT_EQ(device.launches[1].constants, device.launches[0].constants);
  const auto first = device.launches[0].get<ProductArguments>(),
             second = device.launches[1].get<ProductArguments>();
  EXPECT_EQ(first.partials, reinterpret_cast<uintptr_t>(&memory[8]));
  EXPECT_EQ(second.partials, first.partials);
  EXPECT_EQ(second.items, 1u);
  EXPECT_EQ(device.launches[1].groups, (64u * 65 + 255) / 256);
  EXPECT_EQ(second.groups, device.launches[1].groups);
}

// The device runs nothing, so that the result of the test of its matrices is given.
void keep_result(gpu::GpuDevice& device, uint8_t is_right) {
  for (const char* entry : {"mpt_matrix_f16_16x16x16", "mpt_matrix_bf16_8x16x16"})
    for (const char* each : {" 1", " 2"})
      device.choices().keep(std::string("right ") + entry + each, is_right);
}

TEST_F(ProductPlan, CooperativeMatricesAreTakenWhereTheyAre) {
  device.able = {.f64 = true, .f16 = {16, 16, 16}, .bf16 = {8, 16, 16}, .subgroup = 32};
  keep_result(device, 1);
  plan(DType::f16, 640, 640, 64);
  EXPECT_STREQ(kernel->name, "gpu matrices");
  EXPECT_EQ(device.launches.at(0).entry, "mpt_matrix_f16_16x16x16");
  const std::vector<uint32_t>& constants = device.launches[0].constants;
  ASSERT_EQ(constants.size(), 4u);
  EXPECT_EQ(constants[2], 1u);
  EXPECT_EQ(constants[3], 8u);
  EXPECT_EQ(geometry().tiles, 20u * 10);  // have 32 rows and 64 columns
  plan(DType::f16, 2048, 2048, 64);
  EXPECT_EQ(device.launches.at(0).constants[2], 2u);
  EXPECT_EQ(geometry().tiles, 32u * 16);
  plan(DType::bf16, 2048, 2048, 64);
  EXPECT_EQ(device.launches.at(0).entry, "mpt_matrix_bf16_8x16x16");
  EXPECT_EQ(geometry().tiles, 32u * 32);  // 2 subgroups with 2 matrices of 16 columns
}

TEST_F(ProductPlan, ReasonsNotToTakeCooperativeMatricesAreNamed) {
  device.able = {.f64 = true, .f16 = {16, 16, 16}, .subgroup = 32};
  const auto reason = [&](DType t, int64_t m, Arithmetic a = Arithmetic::measure) {
    plan(t, m, 64, 64, a);
    EXPECT_STREQ(kernel->name, "gpu tiles");
    return refused;
  };
  EXPECT_EQ(reason(DType::f32, 64), "gpu matrices: operands of one dtype of 16 bits");
  EXPECT_EQ(reason(DType::bf16, 64),
            "gpu matrices: the device has no cooperative matrices of the dtype");
  EXPECT_EQ(reason(DType::f16, 15), "gpu matrices: 16 rows, columns and products or more");
  EXPECT_EQ(reason(DType::f16, 64, Arithmetic::widen16),
            "gpu matrices: operands of 16 bits are widened");
  EXPECT_EQ(reason(DType::f16, 64), "gpu matrices: the device's matrices could not be tested");
  keep_result(device, 0);
  EXPECT_EQ(reason(DType::f16, 64),
            "gpu matrices: a product of the device's matrices differs from the host's");
  keep_result(device, 1);
  device.lacks = "mpt_matrix_f16_16x16x16";
  EXPECT_EQ(reason(DType::f16, 64), "gpu matrices: the entry mpt_matrix_f16_16x16x16 is missing");
}

TEST(MatrixTiles, AreThoseThatTheKernelsCanTake) {
  for (const MatrixSize& s : gpu::kMatrixSizes) {
    for (const uint32_t subgroup : {8u, 16u, 32u, 64u, 128u}) {
      const uint32_t columns = gpu::matrix_columns(s, subgroup), subgroups = 256 / subgroup;
      if (columns == 0) continue;
      EXPECT_EQ(columns / s.n * (gpu::kMatrixDown / s.m), subgroups);
      EXPECT_LE(2 * columns, gpu::kMostMatrixColumns);
      EXPECT_LE(subgroups * s.m * s.n, gpu::kMatrixStage);
      EXPECT_EQ(32 % s.k, 0u);
    }
  }
  EXPECT_EQ(gpu::matrix_columns({16, 16, 16}, 32), 64u);  // NVIDIA, AMD
  EXPECT_EQ(gpu::matrix_columns({16, 16, 16}, 64), 32u);  // AMD
  EXPECT_EQ(gpu::matrix_columns({8, 16, 16}, 16), 64u);   // Intel
  EXPECT_EQ(gpu::matrix_columns({8, 8, 8}, 8), 64u);      // Mesa's software driver
  EXPECT_EQ(gpu::matrix_columns({16, 16, 16}, 8), 0u);
  EXPECT_EQ(gpu::matrix_columns({}, 32), 0u);
}

// -- choices --------------------------------------------------------------------------------------

TEST(ProductChoices, AreMeasuredOnceIfTheProgramAsks) {
  Choices c;
  int asked = 0;
  const auto time = [&](uint32_t i) {
    ++asked;
    return std::optional(i == 1 ? 1.0 : 2.0);
  };
  EXPECT_EQ(c.choose("a", 3, 2, time), 2u);
  EXPECT_EQ(asked, 0);
  EXPECT_TRUE(c.bytes().empty());
  c.measures = true;
  EXPECT_EQ(c.choose("a", 3, 2, time), 1u);
  EXPECT_EQ(asked, 3);
  EXPECT_EQ(c.choose("a", 3, 2, time), 1u);
  EXPECT_EQ(asked, 3);
  EXPECT_EQ(c.choose("b", 1, 0, time), 0u);
  EXPECT_EQ(asked, 3);
  EXPECT_EQ(c.choose("c", 2, 0, [](uint32_t) { return std::optional<double>(); }), 0u);
  c.measures = false;
  EXPECT_EQ(c.choose("c", 2, 1, time), 1u);
}

TEST(ProductChoices, AreKeptAsBytes) {
  const auto never = [](uint32_t) -> std::optional<double> {
    ADD_FAILURE() << "measured";
    return {};
  };
  Choices c;
  c.measures = true;
  for (uint32_t i : {0u, 1u, 2u}) {
    c.choose("kind " + std::to_string(i), 3, 0,
             [i](uint32_t k) { return std::optional(k == i ? 1.0 : 2.0); });
  }
  const std::vector<char> bytes = c.bytes();
  Choices read;
  EXPECT_TRUE(read.read(bytes));
  for (uint32_t i : {0u, 1u, 2u})
    EXPECT_EQ(read.choose("kind " + std::to_string(i), 3, 0, never), i);
  EXPECT_EQ(read.choose("kind 2", 2, 0, never), 0u);  // there is no candidate 2
  EXPECT_EQ(read.bytes(), bytes);
  for (size_t n = 1; n < bytes.size(); ++n) {
    Choices part;
    if (n % 8 == 0) continue;  // whole choices
    EXPECT_FALSE(part.read(std::span(bytes).first(n))) << n;
    EXPECT_TRUE(part.bytes().empty());
  }
}

}  // namespace
}  // namespace mpt::test
