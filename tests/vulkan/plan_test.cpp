// Plans of launches on GPUs, without a GPU: entries, constants, arguments, strides and refusals.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <set>

#include "backends/gpu/launch.h"
#include "backends/gpu/multi_arguments.h"
#include "operands.h"
#include "recording.h"

namespace mpt::test {
namespace {

using gpu::Geometry;
using gpu::PointArguments;
using gpu::RandomArguments;
using Launched = RecordingDevice::Launched;

Spec dense(DType t, const Dims& shape) { return {t, shape, contiguous_strides(shape)}; }
PointParams code(UnaryOp op) { return {static_cast<int16_t>(op)}; }
PointParams code(BinaryOp op) { return {static_cast<int16_t>(op)}; }
PointParams code(TernaryOp op) { return {static_cast<int16_t>(op)}; }

uint32_t packed(std::initializer_list<DType> types) {
  uint32_t all = 0, at = 0;
  for (DType t : types) all |= static_cast<uint32_t>(t) << (4 * at++);
  return all;
}
uint64_t f32_bits(float v) { return std::bit_cast<uint32_t>(v); }
uint64_t f64_bits(double v) { return std::bit_cast<uint64_t>(v); }

// Addresses of operands, which nothing reads.
char memory[8];
uint64_t address(int i) { return reinterpret_cast<uintptr_t>(&memory[i]); }

class Plan : public testing::Test {
 protected:
  RecordingDevice device;
  std::string refused;

  template <class P>
  std::unique_ptr<Prepared> prepare(Kernel kernel, const Spec& out, std::vector<Spec> in,
                                    const P& params) {
    Why why;
    auto p = mpt::prepare(
        gpu::gpu_backend(),
        {kernel, {&out, 1}, in, &params, sizeof params, 1, Arithmetic::measure, &device}, why);
    refused = why.text;
    return p;
  }
  // Runs a prepared kernel, whose output is at address(0) and whose inputs follow.
  template <class S>
  static void run(const Prepared& p, const S& scalars) {
    void* out = &memory[0];
    const void* in[] = {&memory[1], &memory[2], &memory[3]};
    EXPECT_EQ(p.run({&out, in, &scalars, nullptr, Jobs(), sizeof scalars}), nullptr);
  }
  // Prepares and runs; returns the one launch.
  template <class P, class S>
  Launched planned(Kernel kernel, const Spec& out, std::vector<Spec> in, const P& params,
                   const S& scalars) {
    device.launches.clear();
    auto p = prepare(kernel, out, std::move(in), params);
    EXPECT_TRUE(p) << refused;
    if (!p) return {};
    run(*p, scalars);
    kept = std::move(p);
    EXPECT_EQ(device.launches.size(), 1u);
    return device.launches.empty() ? Launched{} : device.launches[0];
  }
  static const Geometry& geometry_at(uint64_t at) {
    return *reinterpret_cast<const Geometry*>(static_cast<uintptr_t>(at));
  }
  static int64_t number_at(uint64_t at) {
    return *reinterpret_cast<const int64_t*>(static_cast<uintptr_t>(at));
  }

  std::unique_ptr<Prepared> kept;  // the last one, whose geometry a test reads
};

TEST_F(Plan, DenseOperandsNeedNoGeometry) {
  const Spec x = dense(DType::bf16, {3, 1000});
  const Launched l = planned(Kernel::binary, x, {x, dense(DType::f32, {3, 1000})},
                             code(BinaryOp::add_scaled), PointScalars{1.5, 0});
  EXPECT_EQ(l.entry, "mpt_binary_f32");
  EXPECT_EQ(l.constants, (std::vector<uint32_t>{static_cast<uint32_t>(BinaryOp::add_scaled),
                                                packed({DType::bf16, DType::bf16, DType::f32})}));
  const auto a = l.get<PointArguments>();
  EXPECT_EQ(a.out, address(0));
  EXPECT_EQ(a.in[0], address(1));
  EXPECT_EQ(a.in[1], address(2));
  EXPECT_EQ(a.in[2], 0u);
  EXPECT_EQ(a.geometry, 0u);
  EXPECT_EQ(a.count, 3000u);
  EXPECT_EQ(a.steps, 3u);
  EXPECT_EQ(a.a, f32_bits(1.5f));
  EXPECT_EQ(a.groups, 3u);
  EXPECT_EQ(l.groups, 3u);
  EXPECT_STREQ(kept->name, "gpu");
  EXPECT_EQ(kept->workspace, 0u);
  EXPECT_EQ(device.outside(), 0u);
}

TEST_F(Plan, AnyOrderOfDenseDimsIsDense) {
  const Dims shape{2, 3, 5}, stride{1, 10, 2};
  const Spec x{DType::f32, shape, stride};
  const Launched l = planned(Kernel::unary, x, {x}, code(UnaryOp::exp), PointScalars{});
  EXPECT_EQ(l.get<PointArguments>().geometry, 0u);
  EXPECT_EQ(l.get<PointArguments>().steps, 1u);
}

TEST_F(Plan, ConstantOperandsMayBeUnaligned) {
  const Spec x = dense(DType::f32, {4, 5}), number{DType::f32, {4, 5}, {0, 0}, true};
  const auto a = planned(Kernel::binary, x, {x, number}, code(BinaryOp::add), PointScalars{})
                     .get<PointArguments>();
  EXPECT_EQ(a.geometry, 0u);
  EXPECT_EQ(a.steps, 1u);
}

TEST_F(Plan, UnalignedOperandsTakeTheGeometry) {
  Spec x = dense(DType::f32, {4, 5}), y = x;
  for (Spec* unaligned : {&x, &y}) {
    unaligned->is_unaligned = true;
    const auto a =
        planned(Kernel::unary, y, {x}, code(UnaryOp::neg), PointScalars{}).get<PointArguments>();
    unaligned->is_unaligned = false;
    ASSERT_NE(a.geometry, 0u);
    EXPECT_EQ(a.steps, 0u);
    const Geometry& g = geometry_at(a.geometry);
    EXPECT_EQ(g.rank, 1u);
    EXPECT_EQ(g.extent[0], 20u);
    EXPECT_EQ(g.stride[0][0], 1);
    EXPECT_EQ(g.stride[1][0], 1);
    EXPECT_STREQ(kept->name, "gpu strided");
  }
}

TEST_F(Plan, BroadcastDimsAreMerged) {
  const Spec x = dense(DType::f32, {2, 3, 4, 5}), row{DType::f32, {2, 3, 4, 5}, {0, 0, 5, 1}};
  const Launched l = planned(Kernel::binary, x, {x, row}, code(BinaryOp::mul), PointScalars{});
  const auto a = l.get<PointArguments>();
  ASSERT_NE(a.geometry, 0u);
  EXPECT_EQ(a.geometry % 256, 0u);
  const Geometry& g = geometry_at(a.geometry);
  ASSERT_EQ(g.rank, 2u);
  EXPECT_EQ(g.extent[0], 6u);
  EXPECT_EQ(g.extent[1], 20u);
  EXPECT_EQ(g.stride[0][0], 20);
  EXPECT_EQ(g.stride[1][0], 20);
  EXPECT_EQ(g.stride[2][0], 0);
  EXPECT_EQ(g.stride[2][1], 1);
  EXPECT_EQ(device.outside(), size_t{64} << 10);
}

// The offsets of the operands at element i of a layout, the output first.
using Offsets = std::array<int64_t, 4>;
Offsets offsets(const gpu::Layout& l, size_t operands, uint64_t i) {
  Offsets at{};
  if (l.is_dense) {
    for (size_t k = 0; k < operands; ++k)
      at[k] = k == 0 || (l.steps >> (k - 1) & 1) ? static_cast<int64_t>(i) : 0;
    return at;
  }
  for (uint32_t d = l.geometry.rank; d-- > 0;) {
    const auto index = static_cast<int64_t>(i % l.geometry.extent[d]);
    i /= l.geometry.extent[d];
    for (size_t k = 0; k < operands; ++k) at[k] += index * l.geometry.stride[k][d];
  }
  return at;
}

TEST_F(Plan, LayoutsReachEveryElementOnce) {
  Random random(7);
  for (int n = 0; n < 2000; ++n) {
    Dims shape;
    for (auto d = random() % 9; d > 0; --d) shape.push(1 + static_cast<int64_t>(random() % 3));
    const size_t operands = 1 + random() % 4;
    std::vector<Spec> specs;
    std::vector<const Spec*> list;
    for (size_t k = 0; k < operands; ++k)
      specs.push_back({DType::f32, shape, draw_strides(shape, k == 0, random)});
    for (const Spec& s : specs) list.push_back(&s);
    const gpu::Layout any = gpu::Layout::of(list);
    const size_t few = std::min<size_t>(operands, 3);
    const gpu::Layout ordered = gpu::Layout::row_major(std::span(list).first(few));
    const int64_t all = count(shape);
    ASSERT_EQ(any.count, static_cast<uint64_t>(all));
    ASSERT_EQ(ordered.count, static_cast<uint64_t>(all));
    std::set<Offsets> wanted, got;
    for (int64_t i = 0; i < all; ++i) {
      Offsets at{};
      int64_t rest = i;
      for (int d = shape.size(); d-- > 0; rest /= shape[d])
        for (size_t k = 0; k < operands; ++k) at[k] += rest % shape[d] * specs[k].stride[d];
      wanted.insert(at);
      got.insert(offsets(any, operands, static_cast<uint64_t>(i)));
      const Offsets in_order = offsets(ordered, few, static_cast<uint64_t>(i));
      for (size_t k = 0; k < few; ++k) ASSERT_EQ(in_order[k], at[k]) << text(shape).s;
    }
    ASSERT_EQ(got, wanted) << text(shape).s << text(specs[0].stride).s;
  }
}

TEST_F(Plan, EmptyOutputsLaunchNothing) {
  device.able.f64 = false;
  device.lacks = "mpt_copy";
  const Spec x = dense(DType::f64, {3, 0});
  for (const auto& [kernel, inputs] : {std::pair{Kernel::fill, 0},
                                       {Kernel::copy, 1},
                                       {Kernel::unary, 1},
                                       {Kernel::binary, 2},
                                       {Kernel::random, 0}}) {
    auto p = prepare(kernel, x, std::vector<Spec>(static_cast<size_t>(inputs), x), PointParams{});
    ASSERT_TRUE(p) << refused;
    run(*p, RandomScalars{});
  }
  EXPECT_TRUE(device.launches.empty());
}

TEST_F(Plan, ManyElementsTakeAtMostTheGroupsOfADevice) {
  const Spec x = dense(DType::i8, {int64_t{1} << 20, int64_t{1} << 20});
  const Launched l = planned(Kernel::copy, x, {x}, PointParams{}, PointScalars{});
  EXPECT_EQ(l.get<PointArguments>().count, uint64_t{1} << 40);
  EXPECT_EQ(l.get<PointArguments>().groups, gpu::kMaxGroups);
  EXPECT_EQ(l.groups, gpu::kMaxGroups);
}

TEST_F(Plan, OneFunctionCopiesAllDtypesOfASize) {
  const auto types = [&](DType to, DType from) {
    const Launched l =
        planned(Kernel::copy, dense(to, {5}), {dense(from, {5})}, PointParams{}, PointScalars{});
    EXPECT_EQ(l.entry, "mpt_copy");
    return l.constants.size() == 2 ? l.constants[1] : 0;
  };
  EXPECT_EQ(types(DType::boolean, DType::boolean), packed({DType::u8, DType::u8}));
  EXPECT_EQ(types(DType::f8e4m3, DType::f8e4m3), packed({DType::u8, DType::u8}));
  EXPECT_EQ(types(DType::f16, DType::f16), packed({DType::bf16, DType::bf16}));
  EXPECT_EQ(types(DType::f32, DType::f32), packed({DType::i32, DType::i32}));
  EXPECT_EQ(types(DType::f64, DType::f64), packed({DType::i64, DType::i64}));
  EXPECT_EQ(types(DType::f16, DType::bf16), packed({DType::f16, DType::bf16}));
}

TEST_F(Plan, FillGetsTheBitsOfTheElement) {
  const auto bits = [&](DType t, const char* entry, FillScalars s) {
    const Launched l = planned(Kernel::fill, dense(t, {5}), {}, PointParams{}, s);
    EXPECT_EQ(l.entry, entry);
    EXPECT_TRUE(l.constants.empty());
    return l.get<PointArguments>().a;
  };
  EXPECT_EQ(bits(DType::f64, "mpt_fill_8", {0.7, 3}), f64_bits(0.7));
  EXPECT_EQ(bits(DType::f32, "mpt_fill_4", {0.7, 3}), f32_bits(0.7f));
  EXPECT_EQ(bits(DType::bf16, "mpt_fill_2", {1, 3}), 0x3f80u);
  EXPECT_EQ(bits(DType::f16, "mpt_fill_2", {1, 3}), 0x3c00u);
  EXPECT_EQ(bits(DType::i8, "mpt_fill_1", {0.7, -3}), 0xfdu);
  EXPECT_EQ(bits(DType::boolean, "mpt_fill_1", {0.7, 3}), 1u);
  EXPECT_EQ(bits(DType::i64, "mpt_fill_8", {0, INT64_MIN}), uint64_t{1} << 63);
}

TEST_F(Plan, IntegersWithWholeScalarsComputeInIntegers) {
  const Spec x = dense(DType::i32, {5});
  const auto entry = [&](double a, double b) {
    return planned(Kernel::unary, x, {x}, code(UnaryOp::clamp), PointScalars{a, b});
  };
  const Launched whole = entry(-2, 1e300), fraction = entry(-2.5, 7);
  EXPECT_EQ(whole.entry, "mpt_unary_i64");
  EXPECT_EQ(whole.get<PointArguments>().a, static_cast<uint64_t>(-2));
  EXPECT_EQ(whole.get<PointArguments>().b, static_cast<uint64_t>(INT64_MAX));
  EXPECT_EQ(fraction.entry, "mpt_unary_f32");
  EXPECT_EQ(fraction.get<PointArguments>().a, f32_bits(-2.5f));
  EXPECT_EQ(fraction.get<PointArguments>().b, f32_bits(7));
  EXPECT_EQ(entry(NAN, 0).entry, "mpt_unary_f32");
}

TEST_F(Plan, TypesDecideTheEntry) {
  const auto entry = [&](Kernel kernel, auto op, DType out, std::vector<DType> in) {
    std::vector<Spec> inputs;
    for (DType t : in) inputs.push_back(dense(t, {5}));
    return planned(kernel, dense(out, {5}), inputs, code(op), PointScalars{}).entry;
  };
  using enum DType;
  EXPECT_EQ(entry(Kernel::unary, UnaryOp::neg, i8, {i64}), "mpt_unary_i64");
  EXPECT_EQ(entry(Kernel::unary, UnaryOp::neg, f32, {i64}), "mpt_unary_f32");
  EXPECT_EQ(entry(Kernel::unary, UnaryOp::exp, i64, {i64}), "mpt_unary_f32");
  EXPECT_EQ(entry(Kernel::unary, UnaryOp::sqrt, f16, {f64}), "mpt_unary_f64");
  EXPECT_EQ(entry(Kernel::unary, UnaryOp::isnan, boolean, {i32}), "mpt_unary_i64");
  EXPECT_EQ(entry(Kernel::unary, UnaryOp::isnan, boolean, {f8e4m3}), "mpt_unary_f32");
  EXPECT_EQ(entry(Kernel::binary, BinaryOp::pow, i32, {i32, u8}), "mpt_binary_i64");
  EXPECT_EQ(entry(Kernel::binary, BinaryOp::div, i32, {i32, u8}), "mpt_binary_f32");
  EXPECT_EQ(entry(Kernel::binary, BinaryOp::lt, boolean, {i64, f64}), "mpt_binary_f64");
  EXPECT_EQ(entry(Kernel::ternary, TernaryOp::where, i64, {boolean, i64, i64}), "mpt_ternary_i64");
  EXPECT_EQ(entry(Kernel::ternary, TernaryOp::where, bf16, {boolean, f32, i64}), "mpt_ternary_f32");
  EXPECT_EQ(entry(Kernel::ternary, TernaryOp::dropout, i32, {i32, i32, i32}), "mpt_ternary_f32");
}

TEST_F(Plan, ArangeOfWholeNumbersIsComputedInIntegers) {
  const auto entry = [&](DType t, double a, double b) {
    return planned(Kernel::arange, dense(t, {5}), {}, PointParams{}, PointScalars{a, b});
  };
  EXPECT_EQ(entry(DType::f64, 3, -2).entry, "mpt_arange_i64");
  EXPECT_EQ(entry(DType::f64, 3, -2).get<PointArguments>().b, static_cast<uint64_t>(-2));
  EXPECT_EQ(entry(DType::f32, 3, 0.5).entry, "mpt_arange_f64");
  EXPECT_EQ(entry(DType::f32, 3, 0.5).get<PointArguments>().b, f64_bits(0.5));
  EXPECT_EQ(entry(DType::i8, 0, 1).constants[1], packed({DType::i8}));
  device.able.f64 = false;
  EXPECT_EQ(entry(DType::f32, 3, 0.5).entry, "mpt_arange_f32");
  EXPECT_FALSE(prepare(Kernel::arange, dense(DType::f32, {2, 5}), {}, PointParams{}));
  EXPECT_EQ(refused, "gpu: arange takes one dim");
}

TEST_F(Plan, DrawsAreNumberedInRowMajorOrder) {
  const Spec y{DType::f32, {2, 3}, {1, 2}};
  const RandomScalars s{5, 9, 0.25, 2};
  const Launched l = planned(Kernel::random, y, {}, RandomParams{RandomOp::uniform}, s);
  EXPECT_EQ(l.entry, "mpt_random_f32");
  EXPECT_EQ(l.constants, (std::vector<uint32_t>{0, packed({DType::f32})}));
  const auto a = l.get<RandomArguments>();
  EXPECT_EQ(a.out, address(0));
  EXPECT_EQ(number_at(a.shift), 0);
  EXPECT_EQ(a.count, 6u);
  EXPECT_EQ(a.seed, 5u);
  EXPECT_EQ(a.offset, 9u);
  EXPECT_EQ(a.a, f32_bits(0.25f));
  EXPECT_EQ(a.b, f32_bits(2));
  EXPECT_EQ(a.groups, 1u);
  ASSERT_NE(a.geometry, 0u);
  EXPECT_EQ(geometry_at(a.geometry).extent[1], 3u);
  EXPECT_EQ(geometry_at(a.geometry).stride[0][1], 2);

  const Launched normal = planned(Kernel::random, dense(DType::bf16, {6}), {dense(DType::i64, {1})},
                                  RandomParams{RandomOp::normal}, s);
  EXPECT_EQ(normal.entry, "mpt_random_f64");
  EXPECT_EQ(normal.get<RandomArguments>().shift, address(1));
  EXPECT_EQ(normal.get<RandomArguments>().b, f64_bits(2));
  EXPECT_EQ(normal.get<RandomArguments>().geometry, 0u);

  const auto whole =
      planned(Kernel::random, dense(DType::bf16, {6}), {}, RandomParams{RandomOp::normal}, s)
          .get<RandomArguments>();
  EXPECT_EQ(whole.geometry, 0u);
  EXPECT_EQ(number_at(whole.shift), 0) << "the kernel adds it";
}

TEST_F(Plan, RefusalsNameTheReason) {
  const Spec x = dense(DType::f32, {5}), d = dense(DType::f64, {5}), b = dense(DType::boolean, {5});
  EXPECT_FALSE(prepare(Kernel::unary, x, {x}, code(UnaryOp::isfinite)));
  EXPECT_EQ(refused, "gpu: a test has an output of bool");
  EXPECT_FALSE(prepare(Kernel::ternary, x, {x, x, x}, code(TernaryOp::where)));
  EXPECT_EQ(refused, "gpu: the condition of where is of bool");

  device.able.f64 = false;
  EXPECT_FALSE(prepare(Kernel::binary, b, {d, x}, code(BinaryOp::lt)));
  EXPECT_EQ(refused, "gpu: the device has no arithmetic in f64");
  EXPECT_EQ(planned(Kernel::random, x, {}, RandomParams{RandomOp::normal}, RandomScalars{}).entry,
            "mpt_random_f64_soft");
  EXPECT_TRUE(prepare(Kernel::copy, x, {d}, PointParams{})) << refused;
  EXPECT_TRUE(prepare(Kernel::random, d, {}, RandomParams{RandomOp::bernoulli})) << refused;

  for (const char* entry : {"mpt_unary_f32", "mpt_fill_4", "mpt_random_f32"}) {
    device.lacks = entry;
    EXPECT_FALSE(entry == std::string("mpt_unary_f32")
                     ? prepare(Kernel::unary, x, {x}, code(UnaryOp::exp))
                 : entry == std::string("mpt_fill_4")
                     ? prepare(Kernel::fill, x, {}, PointParams{})
                     : prepare(Kernel::random, x, {}, RandomParams{RandomOp::uniform}));
    EXPECT_EQ(refused, std::string("gpu: the entry ") + entry + " is missing");
  }
}

// -- kept memory ----------------------------------------------------------------------------------

const Spec kTurned{DType::f32, {3, 5}, {1, 3}}, kRows = dense(DType::f32, {3, 5});

TEST_F(Plan, GeometriesShareAPieceWhichEndsWithThem) {
  std::vector<std::unique_ptr<Prepared>> all;
  std::set<uint64_t> addresses;
  for (int i = 0; i < 128; ++i) {
    addresses.insert(planned(Kernel::copy, kRows, {kTurned}, PointParams{}, PointScalars{})
                         .get<PointArguments>()
                         .geometry);
    all.push_back(std::move(kept));
  }
  EXPECT_EQ(addresses.size(), 128u);
  EXPECT_EQ(device.pieces.size(), 1u);
  all.push_back(prepare(Kernel::copy, kRows, {kTurned}, PointParams{}));
  EXPECT_EQ(device.pieces.size(), 2u);
  EXPECT_EQ(device.outside(), size_t{128} << 10);

  all.erase(all.begin() + 7);
  const auto a =
      planned(Kernel::copy, kRows, {kTurned}, PointParams{}, PointScalars{}).get<PointArguments>();
  EXPECT_TRUE(addresses.count(a.geometry));
  EXPECT_EQ(device.pieces.size(), 2u);
  kept = nullptr;
  all.clear();
  EXPECT_TRUE(device.pieces.empty());
  EXPECT_EQ(device.outside(), 0u);
}

TEST_F(Plan, AFailureOfTheDeviceWritesGeometriesAgain) {
  auto p = prepare(Kernel::copy, kRows, {kTurned}, PointParams{});
  auto plain = prepare(Kernel::copy, kRows, {kRows}, PointParams{});
  run(*p, PointScalars{});
  const uint64_t at = device.launches[0].get<PointArguments>().geometry;
  const Geometry before = geometry_at(at);
  std::memset(reinterpret_cast<void*>(static_cast<uintptr_t>(at)), 0xff, sizeof(Geometry));
  Device::Failure f;
  EXPECT_FALSE(device.take_failure(f));
  device.has_failed = true;
  EXPECT_TRUE(device.take_failure(f));
  const int copies = device.copies;
  run(*plain, PointScalars{});  // reads no strides
  EXPECT_EQ(device.copies, copies);

  device.refusal = "a test asked for it";
  void* out = &memory[0];
  const void* in[] = {&memory[1]};
  const size_t launches = device.launches.size();
  EXPECT_STREQ(p->run({&out, in, nullptr, nullptr, Jobs()}), "a test asked for it");
  EXPECT_EQ(device.launches.size(), launches);
  device.refusal = nullptr;
  run(*p, PointScalars{});
  EXPECT_EQ(std::memcmp(&geometry_at(at), &before, sizeof before), 0);
  run(*p, PointScalars{});
  EXPECT_EQ(device.copies, copies + 1);
}

TEST_F(Plan, ADeviceWithoutRoomRefusesStrides) {
  device.has_memory = false;
  EXPECT_FALSE(prepare(Kernel::copy, kRows, {kTurned}, PointParams{}));
  EXPECT_EQ(refused, "gpu: the device has no memory for 65536 bytes of strides");
  device.has_memory = true;
  device.refusal = "a test asked for it";
  EXPECT_FALSE(prepare(Kernel::copy, kRows, {kTurned}, PointParams{}));
  EXPECT_EQ(refused, "gpu: the device refused a copy of strides: a test asked for it");
  EXPECT_TRUE(device.pieces.empty());
  EXPECT_TRUE(prepare(Kernel::copy, kRows, {kRows}, PointParams{}));
}

// A pass over two tensors; `has_norms`: a rule takes norms of whole tensors; `has_wide`: one tensor
// has f64.
std::unique_ptr<Prepared> prepare_step(RecordingDevice& device, bool has_norms, bool has_wide,
                                       Why& why) {
  const Spec none = {}, rows = dense(DType::f64, {1, 4}), table = dense(DType::u8, {2 * 200});
  const Spec out[] = {rows, none, none, has_norms ? dense(DType::f64, {2, 3}) : none};
  const Spec in[] = {none, none, table, table, table, table};
  const MultiStepParams params{has_wide};
  return mpt::prepare(gpu::gpu_backend(),
                      {.kernel = Kernel::multi_step,
                       .out = out,
                       .in = in,
                       .params = &params,
                       .params_size = sizeof params,
                       .device = &device},
                      why);
}

TEST_F(Plan, UpdatesTakeNormsWhereARuleNeedsThem) {
  // The launches; f64: only where a tensor has it.
  const std::vector<std::string> norms = {"means_f32", "means_f64", "row_scales",
                                          "sums_f32",  "sums_f64",  "whole"};
  for (const int i : {0, 1, 2, 3}) {
    const bool has_norms = i & 1, has_wide = i & 2;
    std::vector<std::string> wanted = {"mpt_multi_rules"}, got, names;
    if (has_norms) names = norms;
    names.insert(names.end(), {"step_f32", "step_f64", "count"});
    for (const std::string& name : names)
      if (has_wide || !name.ends_with("_f64")) wanted.push_back("mpt_multi_" + name);
    Why why;
    const auto p = prepare_step(device, has_norms, has_wide, why);
    ASSERT_TRUE(p) << why.text;
    EXPECT_EQ(p->workspace, 2 * gpu::kRuleBytes);
    const auto run = [&](const PassSize& size) {
      const UpdateScalars s{.size = size, .is_partial = true};
      void* const out[4] = {};
      const void* const in[6] = {};
      device.launches.clear();
      EXPECT_EQ(p->run({out, in, &s, memory, Jobs()}), nullptr);
    };
    run({.tensors = 2, .chunks = 70000, .units = 1});
    for (const Launched& l : device.launches) {
      got.push_back(l.entry);
      const auto a = l.get<gpu::UpdateArguments>();
      EXPECT_EQ(a.groups, l.groups);
      EXPECT_EQ(a.chunk_count, 70000u);
      EXPECT_EQ(a.flags, gpu::kPartial);
    }
    EXPECT_EQ(got, wanted);
    EXPECT_EQ(device.launches[device.launches.size() - 2].groups, gpu::kMaxGroups);
    run({});  // tells the scaler
    ASSERT_EQ(device.launches.size(), 1u);
    EXPECT_EQ(device.launches[0].entry, "mpt_multi_count");
  }
}

TEST_F(Plan, UpdatesWithoutDoubles) {
  device.able.f64 = false;
  device.lacks = "mpt_multi_count_soft";
  Why why;
  EXPECT_FALSE(prepare_step(device, false, false, why));
  EXPECT_EQ(why.text, "gpu: the entry mpt_multi_count_soft is missing");
  device.lacks = "mpt_multi_count";
  EXPECT_TRUE(prepare_step(device, false, false, why)) << why.text;
  why = {};
  EXPECT_FALSE(prepare_step(device, false, true, why));
  EXPECT_EQ(why.text, "gpu: the device has no arithmetic in f64");
}

}  // namespace
}  // namespace mpt::test
