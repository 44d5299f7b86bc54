// index_select, gather, index_add, scatter and sort on a device of Vulkan give what ref gives:
// every dtype and index, any layout, indices out of range and repeated. Sums have the bits of the
// host's kernels where those take the operands. Run with MPT_CPU_ISA=base.
// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>
#include <limits>

#include "kernels.h"

namespace mpt::test {
namespace {

constexpr DType kSummed[] = {DType::f32, DType::f16, DType::bf16, DType::f64,
                             DType::i8,  DType::u8,  DType::i32,  DType::i64};

enum class Layouts { dense, random };

class Index : public Kernels {
 protected:
  // Random shapes per dtype.
  static int shapes() { return static_cast<int>(rounds({.quick = 3, .full = 12})); }

  Operand make(DType t, const Dims& shape, Layouts layouts, bool is_output) {
    if (layouts == Layouts::dense) return {t, shape, contiguous_strides(shape)};
    return {t, shape, draw_strides(shape, is_output, random), below(random, 3)};
  }
  Operand drawn(DType t, const Dims& shape, Layouts layouts, Values values,
                bool is_output = false) {
    Operand x = make(t, shape, layouts, is_output);
    x.draw(values, random);
    return x;
  }
  // Some of the indices are out of range.
  Operand indices(DType t, const Dims& shape, int64_t extent, Layouts layouts) {
    Operand x = make(t, shape, layouts, false);
    const int64_t low =
        t == DType::i64 ? std::numeric_limits<int64_t>::min() : std::numeric_limits<int32_t>::min();
    const int64_t high = t == DType::i64 ? int64_t{1} << 32 : std::numeric_limits<int32_t>::max();
    const int64_t bad[] = {-1, extent, low, high};
    const int64_t rate = below(random, 2) ? 1000 : 4;
    ref::walk(shape, [&](const Dims& i) {
      const bool is_bad = extent == 0 || below(random, rate) == 0;
      x.view().set_int(is_bad ? bad[below(random, 4)] : below(random, extent), i);
    });
    return x;
  }
  static Operand flag() {
    Operand x(DType::i64, {1}, {1});
    x.view().set_int(-1, 0);
    return x;
  }
  Operand flag_or_none() { return below(random, 5) ? flag() : Operand(DType::none, {}, {}); }
  DType index_type() { return below(random, 2) ? DType::i32 : DType::i64; }

  // Draws a shape of at most 4 dims and one of them; now and then a scalar or nothing.
  Dims draw_dims(int& dim) {
    Dims shape;
    for (int64_t d = below(random, 5); d > 0; --d) shape.push(1 + below(random, d > 2 ? 4 : 12));
    dim = shape.empty() ? 0 : static_cast<int>(below(random, shape.size()));
    return shape;
  }
  static Dims with(Dims shape, int dim, int64_t n) {
    if (!shape.empty()) shape[dim] = n;
    return shape;
  }
  // Shrinks some of the dims but one.
  Dims within(Dims shape, int dim) {
    for (int d = 0; d < shape.size(); ++d)
      if (d != dim && below(random, 3) == 0) shape[d] = 1 + below(random, shape[d]);
    return shape;
  }

  void select(DType t, const Dims& shape, int dim, int64_t n, Layouts layouts) {
    const int64_t extent = shape.empty() ? 1 : shape[dim];
    check({.kernel = Kernel::index_select,
           .params = bytes_of(DimParams{dim}),
           .note = "index_select along " + std::to_string(dim)},
          {make(t, with(shape, dim, n), layouts, true), flag_or_none()},
          {drawn(t, shape, layouts, Values::any), indices(index_type(), {n}, extent, layouts)}, {});
  }
  void gather(DType t, const Dims& shape, int dim, int64_t n, Layouts layouts) {
    const Dims to = with(within(shape, dim), dim, n);
    const int64_t extent = shape.empty() ? 1 : shape[dim];
    check({.kernel = Kernel::gather,
           .params = bytes_of(DimParams{dim}),
           .note = "gather along " + std::to_string(dim)},
          {make(t, to, layouts, true), flag_or_none()},
          {drawn(t, shape, layouts, Values::any), indices(index_type(), to, extent, layouts)}, {});
  }
  void scatter(DType t, ScatterOp op, const Dims& shape, int dim, int64_t n, Layouts layouts,
               Values values, bool by_ref = true) {
    const Dims from = with(within(shape, dim), dim, n);
    const int64_t extent = shape.empty() ? 1 : shape[dim];
    check({.kernel = Kernel::scatter,
           .params = bytes_of(ScatterParams{dim, op}),
           .note = (op == ScatterOp::set ? "scatter along " : "scatter_add along ") +
                   std::to_string(dim)},
          {drawn(t, shape, layouts, values, true), flag_or_none()},
          {indices(index_type(), from, extent, layouts), drawn(t, from, layouts, values)}, {},
          by_ref);
  }
  void add(DType t, const Dims& shape, int dim, int64_t n, Layouts layouts, Values values,
           bool by_ref = true) {
    const int64_t extent = shape.empty() ? 1 : shape[dim];
    check({.kernel = Kernel::index_add,
           .params = bytes_of(DimParams{dim}),
           .note = "index_add along " + std::to_string(dim)},
          {drawn(t, shape, layouts, values, true), flag_or_none()},
          {indices(index_type(), {n}, extent, layouts),
           drawn(t, with(shape, dim, n), layouts, values)},
          {}, by_ref);
  }
  void sort(const Operand& x, int dim, int32_t descending, int64_t k, Layouts layouts) {
    const Dims shape = k < 0 ? x.spec.shape : with(x.spec.shape, dim, k);
    check({.kernel = Kernel::sort,
           .params = bytes_of(SortParams{dim, descending, k}),
           .note = "sort along " + std::to_string(dim)},
          {make(x.spec.dtype, shape, layouts, true), make(DType::i64, shape, layouts, true)}, {x},
          {});
  }
};

TEST_F(Index, Select) {
  for (DType t : kTypes) {
    for (int i = 0; i < shapes(); ++i) {
      int dim = 0;
      const Dims shape = draw_dims(dim);
      select(t, shape, dim, shape.empty() ? 1 : below(random, 20), Layouts::random);
    }
    // Rows that are copied in elements of 8 bytes, and rows that are not.
    select(t, {20, 64}, 0, 33, Layouts::dense);
    select(t, {3, 7, 2, 16}, 1, 9, Layouts::dense);
    select(t, {20, 63}, 0, 33, Layouts::dense);
    select(t, {20, 64}, 1, 8, Layouts::dense);
    select(t, {5}, 0, 1, Layouts::dense);
  }
}

TEST_F(Index, Gather) {
  for (DType t : kTypes) {
    for (int i = 0; i < shapes(); ++i) {
      int dim = 0;
      const Dims shape = draw_dims(dim);
      gather(t, shape, dim, shape.empty() ? 1 : below(random, 20), Layouts::random);
    }
    gather(t, {40, 30}, 0, 50, Layouts::dense);
    gather(t, {40, 8}, 1, 16, Layouts::dense);
  }
}

TEST_F(Index, ScatterStoresTheLastOfEqualIndices) {
  for (DType t : kTypes) {
    for (int i = 0; i < shapes(); ++i) {
      int dim = 0;
      const Dims shape = draw_dims(dim);
      scatter(t, ScatterOp::set, shape, dim, shape.empty() ? 1 : below(random, 50), Layouts::random,
              Values::any);
    }
  }
  scatter(DType::f32, ScatterOp::set, {700, 2}, 0, 3000, Layouts::dense, Values::any);
  scatter(DType::bf16, ScatterOp::set, {3, 5}, 1, 1000, Layouts::dense, Values::any);
}

// Whole numbers are summed without rounding, so that the only one is that of the result.
TEST_F(Index, SumsAreRoundedOnce) {
  for (DType t : kTypes) {
    for (int i = 0; i < shapes(); ++i) {
      int dim = 0;
      Dims shape = draw_dims(dim);
      add(t, shape, dim, shape.empty() ? 1 : below(random, 50), Layouts::random, Values::small);
      shape = draw_dims(dim);
      scatter(t, ScatterOp::add, shape, dim, shape.empty() ? 1 : below(random, 50), Layouts::random,
              Values::small);
    }
  }
}

TEST_F(Index, SumsAreInTheOrderOfTheIndices) {
  for (DType t : kSummed) {
    for (int64_t n : {40, 3000}) {
      add(t, {3, 9}, 0, n, Layouts::dense, Values::any, false);
      add(t, {2, 600, 3}, 1, n, Layouts::dense, Values::any, false);
      scatter(t, ScatterOp::add, {7, 3}, 0, n, Layouts::dense, Values::any, false);
    }
  }
}

TEST_F(Index, Sort) {
  for (DType t : kTypes) {
    for (int32_t descending : {0, 1}) {
      for (int i = 0; i < shapes(); ++i) {
        int dim = 0;
        const Dims shape = with(draw_dims(dim), dim, below(random, 70));
        const bool is_all = shape.empty() || below(random, 2);
        const int64_t k = is_all ? -1 : below(random, shape[dim] + 1);
        for (Values values : {Values::any, Values::small})
          sort(drawn(t, shape, Layouts::random, values), dim, descending, k, Layouts::random);
      }
      // Many equal values, in several passes.
      for (int64_t k : {-1, 1, 40})
        sort(drawn(t, {2, 700}, Layouts::dense, Values::small), 1, descending, k, Layouts::dense);
    }
  }
  sort(drawn(DType::f32, {9000}, Layouts::dense, Values::any), 0, 0, -1, Layouts::dense);
  sort(drawn(DType::i64, {9000, 2}, Layouts::dense, Values::any), 0, 1, 600, Layouts::dense);
}

TEST_F(Index, SortPutsNanLastAndKeepsTheOrderOfZeros) {
  const double inf = std::numeric_limits<double>::infinity(), nan = std::nan("");
  const double numbers[] = {0., nan, -0., inf, -inf, -nan, -0., 0., -1., nan, 1., inf};
  for (DType t : {DType::f32, DType::f64, DType::f16, DType::bf16, DType::f8e5m2}) {
    Operand x(t, {12}, {1});
    for (int64_t i = 0; i < 12; ++i) x.view().set(numbers[i], i);
    for (int32_t descending : {0, 1}) sort(x, 0, descending, -1, Layouts::dense);
  }
}

// -- indices out of range -------------------------------------------------------------------------

TEST_F(Index, TheFlagHasTheLowestPosition) {
  for (DType t : {DType::i32, DType::i64}) {
    for (const std::vector<int64_t>& bad : {std::vector<int64_t>{4999}, {4000, 700, 701}, {0}}) {
      Operand index(t, {5000, 2}, {1, 5000});
      ref::walk(index.spec.shape, [&](const Dims& i) {
        const int64_t at = 2 * i[0] + i[1];
        const bool is_bad = std::find(bad.begin(), bad.end(), at) != bad.end();
        index.view().set_int(!is_bad ? at % 5 : at % 2 ? -1 : 5, i);
      });
      check({.kernel = Kernel::gather, .params = bytes_of(DimParams{0}), .note = "gather"},
            {Operand(DType::f32, {5000, 2}, {2, 1}), flag()},
            {drawn(DType::f32, {5, 2}, Layouts::dense, Values::any), index}, {});
    }
  }
}

// The library checks indices alone by slices without elements.
TEST_F(Index, IndicesAreCheckedWithoutElements) {
  const auto index = [](int64_t bad) {
    Operand x(DType::i64, {9}, {1});
    for (int64_t i = 0; i < 9; ++i) x.view().set_int(i == 6 ? bad : 3, i);
    return x;
  };
  const auto slices = [](int64_t n) { return Operand(DType::f32, {n, 0}, {0, 1}); };
  for (int64_t bad : {3, 4}) {
    check({.kernel = Kernel::index_select, .params = bytes_of(DimParams{0}), .note = "select"},
          {slices(9), flag()}, {slices(4), index(bad)}, {});
    check({.kernel = Kernel::index_add, .params = bytes_of(DimParams{0}), .note = "add"},
          {slices(4), flag()}, {index(bad), slices(9)}, {});
    check({.kernel = Kernel::index_add, .params = bytes_of(DimParams{0}), .note = "no rows"},
          {Operand(DType::f32, {0, 2}, {2, 1}), flag()},
          {index(bad), drawn(DType::f32, {9, 2}, Layouts::dense, Values::any)}, {});
  }
}

TEST_F(Index, RefusalsNameTheReason) {
  const Operand x(DType::f32, {4, 3}, {3, 1}), half(DType::f16, {4, 3}, {3, 1});
  const Operand bytes(DType::u8, {4, 3}, {3, 1}), index(DType::i32, {4, 3}, {3, 1});
  const Case gather{.kernel = Kernel::gather, .params = bytes_of(DimParams{0})};
  const Case select{.kernel = Kernel::index_select, .params = bytes_of(DimParams{0})};
  const Case add{.kernel = Kernel::index_add, .params = bytes_of(DimParams{0})};
  EXPECT_EQ(refusal(gather, {x, flag()}, {x, bytes}), "gpu: indices are i32 or i64");
  EXPECT_EQ(refusal(gather, {x, flag()}, {half, index}), "gpu: operands of different dtypes");
  EXPECT_EQ(refusal(select, {x, flag()}, {x, index}), "gpu: index has one dim");
  EXPECT_EQ(refusal(add, {x, flag()}, {index, x}), "gpu: index has one dim");
  const Case sort{.kernel = Kernel::sort, .params = bytes_of(SortParams{0, 0, 5})};
  EXPECT_EQ(refusal(sort, {x, index}, {x}), "gpu: k is at most the extent");
}

}  // namespace
}  // namespace mpt::test
