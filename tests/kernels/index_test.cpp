// Tests of index_select, index_add, gather, scatter, sort, tri and scan on each backend.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "../tier.h"
#include "harness.h"

namespace mpt::test {
namespace {

class Index : public testing::TestWithParam<const Backend& (*)()> {
 protected:
  void SetUp() override {
    if (GetParam() == ref_backend) LONG("the reference kernels are what others are compared with");
  }
  Checker check{GetParam()()};
};
INSTANTIATE_TEST_SUITE_P(Backends, Index, testing::Values(ref_backend, cpu_backend),
                         [](auto& p) { return std::string(p.param().name); });

Operand flag() { return {DType::i64, {1}, Fill::value(-1), true}; }

struct Shape {
  Dims x;
  int32_t dim;
};
std::vector<Shape> shapes() {
  return {{{7}, 0},       {{5, 3}, 0},       {{5, 3}, 1},   {{33, 130}, 0}, {{4, 6, 5}, 1},
          {{3, 1, 4}, 1}, {{2, 3, 4, 5}, 2}, {{40, 70}, 1}, {{3, 5, 0}, 1}, {{1, 1}, 0}};
}

Dims with(Dims d, int dim, int64_t n) {
  d[dim] = n;
  return d;
}

TEST_P(Index, Select) {
  for (DType t : kAll)
    for (const auto& [x, dim] : shapes())
      for (DType i : {DType::i32, DType::i64})
        check({.kernel = Kernel::index_select,
               .out = {{t, with(x, dim, 9)}, flag()},
               .in = {{t, x}, {i, {9}, Fill::indices(x[dim])}},
               .params = DimParams{dim},
               .must_have = Need::plain});
}

TEST_P(Index, SelectFlagsTheLowestBadIndex) {
  auto bad = Fill::of([](const Dims& i) {
    return i[0] == 4 || i[0] == 700 ? 99 : i[0] == 5 ? -1 : 2;
  });
  for (DType i : {DType::i32, DType::i64}) {
    check({.kernel = Kernel::index_select,
           .out = {{DType::f32, {900, 31}}, flag()},
           .in = {{DType::f32, {5, 31}}, {i, {900}, bad}},
           .params = DimParams{0},
           .must_have = Need::plain});
    check({.kernel = Kernel::index_add,
           .out = {{DType::f32, {5, 31}, {}, true}, flag()},
           .in = {{i, {900}, bad}, {DType::f32, {900, 31}}},
           .params = DimParams{0},
           .bound = {.rounding = 1000},
           .must_have = Need::plain});
    check({.kernel = Kernel::gather,
           .out = {{DType::f16, {900, 3}}, flag()},
           .in = {{DType::f16, {5, 3}}, {i, {900, 3}, bad}},
           .params = DimParams{0},
           .must_have = Need::plain});
    check({.kernel = Kernel::scatter,
           .out = {{DType::f32, {5, 3}, {}, true}, flag()},
           .in = {{i, {900, 3}, bad}, {DType::f32, {900, 3}}},
           .params = ScatterParams{0, ScatterOp::add},
           .bound = {.rounding = 1000},
           .must_have = Need::plain});
  }
}

TEST_P(Index, Add) {
  for (DType t : {DType::f32, DType::f64, DType::f16, DType::bf16, DType::i32, DType::i64})
    for (const auto& [x, dim] : shapes())
      for (int64_t n : {0, 1, 9, 200})
        check({.kernel = Kernel::index_add,
               .out = {{t, x, {}, true}, flag()},
               .in = {{n == 9 ? DType::i32 : DType::i64, {n}, Fill::indices(x[dim])},
                      {t, with(x, dim, n)}},
               .params = DimParams{dim},
               .bound = {.rounding = 200, .of_abs = true},
               .must_have = Need::plain});
}

// With many equal indices, a 16-bit sum must not be rounded at each step.
TEST_P(Index, AddRoundsOnce) {
  for (DType t : {DType::bf16, DType::f16})
    check({.kernel = Kernel::index_add,
           .out = {{t, {3, 40}, Fill::value(0), true}, {}},
           .in = {{DType::i64, {3000}, Fill::indices(2)}, {t, {3000, 40}, Fill::value(1)}},
           .params = DimParams{0},
           .bound = {.ulps = 0.5},
           .must_have = Need::plain});
}

TEST_P(Index, Gather) {
  for (DType t : kAll)
    for (const auto& [x, dim] : shapes())
      check({.kernel = Kernel::gather,
             .out = {{t, with(x, dim, 6)}, flag()},
             .in = {{t, x}, {DType::i64, with(x, dim, 6), Fill::indices(x[dim])}},
             .params = DimParams{dim},
             .must_have = Need::plain});
}

TEST_P(Index, GatherOfFewerLines) {
  check({.kernel = Kernel::gather,
         .out = {{DType::f32, {2, 4}}, flag()},
         .in = {{DType::f32, {3, 5}}, {DType::i32, {2, 4}, Fill::indices(3)}},
         .params = DimParams{0}});
  check({.kernel = Kernel::scatter,
         .out = {{DType::f32, {3, 5}, {}, true}, flag()},
         .in = {{DType::i32, {2, 4}, Fill::indices(3)}, {DType::f32, {2, 4}}},
         .params = ScatterParams{0, ScatterOp::add},
         .bound = {.rounding = 4}});
}

TEST_P(Index, Scatter) {
  for (DType t :
       {DType::f32, DType::f64, DType::f16, DType::bf16, DType::u8, DType::i32, DType::i64})
    for (const auto& [x, dim] : shapes())
      for (ScatterOp op : {ScatterOp::set, ScatterOp::add})
        check({.kernel = Kernel::scatter,
               .out = {{t, x, {}, true}, flag()},
               .in = {{DType::i64, with(x, dim, 12), Fill::indices(x[dim])}, {t, with(x, dim, 12)}},
               .params = ScatterParams{dim, op},
               .bound = {.rounding = 12, .of_abs = true},
               .must_have = Need::plain});
}

// Few distinct values give many ties; long rows use the radix sort.
TEST_P(Index, Sort) {
  auto few = Fill::of([](const Dims& i) {
    int64_t h = 7;
    for (int64_t d : i) h = h * 31 + d;
    return static_cast<double>(h * h % 11) - 5;
  });
  for (DType t : kAll)
    for (const auto& [x, dim] : {Shape{{7}, 0},
                                 {{5, 3}, 0},
                                 {{4, 100}, 1},
                                 {{1300, 2}, 0},
                                 {{3, 0}, 1},
                                 {{2, 5, 3}, 1},
                                 {{}, 0}})
      for (int32_t down : {0, 1})
        for (const Fill& fill : {few, Fill{}})
          check({.kernel = Kernel::sort,
                 .out = {{t, x}, {DType::i64, x}},
                 .in = {{t, x, fill}},
                 .params = SortParams{dim, down, -1},
                 .must_have = Need::plain});
  for (int64_t k : {1, 3, 600})
    check({.kernel = Kernel::sort,
           .out = {{DType::f32, {5, k}}, {DType::i64, {5, k}}},
           .in = {{DType::f32, {5, 1500}}},
           .params = SortParams{1, 1, k},
           .must_have = Need::plain});
}

TEST_P(Index, Tri) {
  for (DType t : kAll)
    for (const Dims& x : {Dims{5, 5}, {3, 4, 7}, {2, 90, 70}, {4, 0}, {1, 1}})
      for (int64_t upper : {0, 1})
        for (int64_t diagonal : {-3, 0, 9})
          check({.kernel = Kernel::tri,
                 .out = {{t, x}},
                 .in = {{t, x}},
                 .params = TriParams{upper, diagonal},
                 .must_have = Need::any,
                 .alias = {{0, 0}}});
}

TEST_P(Index, Scan) {
  for (DType t :
       {DType::f32, DType::f64, DType::f16, DType::bf16, DType::u8, DType::i32, DType::i64})
    for (const auto& [x, dim] : shapes())
      check({.kernel = Kernel::scan,
             .out = {{t, x}},
             .in = {{t, x}},
             .params = DimParams{dim},
             .bound = {.ulps = 0.51, .rounding = t == DType::f64 ? 8. : 0.001},
             .must_have = Need::plain});
}

}  // namespace
}  // namespace mpt::test
