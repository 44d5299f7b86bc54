// Matrix products on a GPU.
// SPDX-License-Identifier: Apache-2.0
#include "product.h"

namespace mpt::test {
namespace {

// -- gemm -----------------------------------------------------------------------------------------

TEST_F(Product, GemmOfEveryDType) {
  for (DType t : kTypes) {
    SCOPED_TRACE(name_of(t));
    const DType bias = is_floating(t) && below(random, 2) ? t : kNone;
    check_gemm({t, t, t, bias}, {}, 1 + below(random, 70), 1 + below(random, 70),
               1 + below(random, 40));
    if (is_half(t)) check_gemm({kF32, t, t, kF32}, {2}, 17, 33, 21);
  }
}

TEST_F(Product, GemmOfMixedDTypes) {
  const DType floats[] = {kF32, DType::f16, DType::bf16, DType::f8e4m3, DType::f64, DType::i32};
  for (int i = 0; i < 3; ++i) {
    const auto any = [&] { return floats[below(random, 6)]; };
    const DType in = floats[below(random, 5)];
    check_gemm({any(), in, in, any()}, {}, 9, 20, 18);
  }
}

TEST_F(Product, GemmOfEveryShape) {
  const std::vector<DType> types{kF32, kF32, kF32, kNone};
  for (const Dims& s :
       {Dims{1, 1, 1}, Dims{64, 64, 16}, Dims{65, 63, 17}, Dims{1, 130, 33}, Dims{130, 1, 15},
        Dims{3, 5, 0}, Dims{0, 5, 3}, Dims{5, 0, 3}, Dims{2, 3, 300}, Dims{128, 128, 32}}) {
    check_gemm(types, {}, s[0], s[1], s[2], true);
    check_gemm(types, {}, s[0], s[1], s[2]);
  }
  check_gemm(types, {5}, 3, 4, 5, true);
  check_gemm(types, {0}, 3, 4, 5);
  check_gemm(types, {2, 3}, 7, 4, 5);
  check_gemm(types, {3, 1, 2}, 2, 9, 20);
  check_gemm(types, {2, 1, 2, 1, 2, 2}, 4, 3, 2);
}

TEST_F(Product, LongSumsOfFewElementsAreAddedInParts) {
  EXPECT_EQ(gpu::divide(40 * 30, 511).parts, 1);
  EXPECT_EQ(gpu::divide(40 * 30, 1000).parts, 3);
  EXPECT_EQ(gpu::divide(64 * 64 * 64, 1000).parts, 2);
  EXPECT_EQ(gpu::divide(64 * 64 * 65, 100000).parts, 1);
  for (DType t : {kF32, DType::f16, DType::bf16, DType::f64, DType::i32}) {
    check_gemm({t, t, t, t}, {}, 40, 30, 700, true, {Activation::relu, 1}, {1, 2});
  }
  check_gemm({kF32, DType::f16, DType::f16, kNone}, {3}, 20, 17, 900);
  for (DType t : {kF32, DType::bf16}) {
    check_matrices({.kernel = Kernel::linear_weight, .note = "linear_weight"},
                   {make(kF32, {33, 20}, true), make(t, {33}, true)},
                   {make(t, {2000, 20}, false), make(t, {2000, 33}, false)});
  }
}

TEST_F(Product, RowsOfASharedMatrixAreOneProduct) {
  const Dims x{3, 2, 5, 7}, w{3, 2, 7, 4}, y{3, 2, 5, 4};
  Operand b(kF32, w, {0, 0, 4, 1});
  fill(b);
  check_matrices({.kernel = Kernel::gemm, .note = "folded"}, {make(kF32, y, true, true)},
                 {make(kF32, x, false, true), b, make(kNone, {}, false)});
}

TEST_F(Product, OperandsOfExtentOneAreBroadcast) {
  const Operands in{make(kF32, {1, 1, 6}, false), make(kF32, {2, 6, 1}, false),
                    make(kNone, {}, false)};
  check({.kernel = Kernel::gemm,
         .params = bytes_of(GemmParams{}),
         .scalars = bytes_of(GemmScalars{}),
         .note = "broadcast"},
        {make(kF32, {2, 3, 4}, true)}, in, {.absolute = 3e-5});
}

TEST_F(Product, GemmScalesActivatesAndAccumulates) {
  for (Activation act :
       {Activation::none, Activation::relu, Activation::sigmoid, Activation::tanh}) {
    for (int accumulate : {0, 1}) {
      check_gemm({kF32, DType::bf16, DType::bf16, kF32}, {2}, 20, 30, 19, false, {act, accumulate},
                 {0.75f, -1.5f});
    }
    check_gemm({DType::f64, DType::f64, DType::f64, DType::f64}, {}, 20, 30, 19, false, {act, 1},
               {0.75f, -1.5f});
  }
  check_gemm({DType::f16, kF32, kF32, DType::f16}, {}, 20, 30, 19, false, {Activation::relu, 1},
             {-0.3f, 2});
  check_gemm({DType::i32, DType::i32, DType::i32, DType::i32}, {}, 20, 30, 19, false,
             {Activation::relu, 1}, {-3, 2});
}

TEST_F(Product, NumbersThatAreNotFiniteSpread) {
  const double inf = std::numeric_limits<double>::infinity();
  for (DType t : {kF32, DType::bf16}) {
    Operands in{make(t, {20, 32}, false, true), make(t, {32, 24}, false, true),
                make(kNone, {}, false)};
    in[0].view().set(std::nan(""), 3, 4);
    in[0].view().set(inf, 7, 0);
    in[1].view().set(-inf, 11, 23);
    in[1].view().set(1e38, 0, 2);
    for (Activation act : {Activation::none, Activation::relu}) {
      check_matrices(
          {.kernel = Kernel::gemm, .params = bytes_of(GemmParams{act, 0}), .note = "not finite"},
          {make(t, {20, 24}, true, true)}, in);
    }
  }
}

TEST_F(Product, MoreTilesThanGroups) {
  if (device().info().name == "cuda text") GTEST_SKIP() << "threads of the host are slow in groups";
  check_gemm({kF32, kF32, kF32, kF32}, {gpu::kMostProductGroups + 9}, 1, 2, 1, true);
}

// -- linear ---------------------------------------------------------------------------------------

TEST_F(Product, LinearAndItsGradients) {
  for (DType t : {kF32, DType::f16, DType::bf16, DType::f8e5m2, DType::f64}) {
    SCOPED_TRACE(name_of(t));
    const int64_t m = 1 + below(random, 70), n = 1 + below(random, 70), k = 1 + below(random, 70);
    const DType x = is_half(t) ? kF32 : t;  // is rounded to w's dtype
    const DType wide = size_of(t) < 4 ? kF32 : t;
    check_matrices({.kernel = Kernel::linear,
                    .params = bytes_of(GemmParams{Activation::relu, 0}),
                    .note = "linear"},
                   {make(t, {m, n}, true)},
                   {make(x, {m, k}, false), make(t, {n, k}, false), make(t, {n}, false)});
    check_matrices({.kernel = Kernel::linear_data, .note = "linear_data"},
                   {make(wide, {m, k}, true)}, {make(t, {m, n}, false), make(t, {n, k}, false)});
    check_matrices({.kernel = Kernel::linear_weight, .note = "linear_weight"},
                   {make(wide, {n, k}, true), make(t, {n}, true)},
                   {make(x, {m, k}, false), make(t, {m, n}, false)});
    check_matrices({.kernel = Kernel::linear_weight, .note = "linear_weight"},
                   {make(t, {n, k}, true, true), make(kNone, {}, true)},
                   {make(t, {m, k}, false, true), make(t, {m, n}, false, true)});
  }
}

TEST_F(Product, BiasGradientsWithoutAWeightGradient) {
  for (const Dims& s : {Dims{5, 70, 0}, Dims{0, 70, 3}, Dims{0, 3, 0}, Dims{4, 0, 3}}) {
    check_matrices({.kernel = Kernel::linear_weight, .note = "empty"},
                   {make(kF32, {s[1], s[2]}, true), make(kF32, {s[1]}, true)},
                   {make(kF32, {s[0], s[2]}, false), make(kF32, {s[0], s[1]}, false)});
  }
}

// Dense matrices, in lines with gaps, transposed, batched, aligned and not.
TEST_F(Product, LayoutsThatALibraryTakes) {
  const auto laid_out = [this](DType t, const Dims& shape, int layout) {
    const int last = shape.size() - 1;
    Dims stride = Dims::filled(shape.size(), 1);
    const bool is_transposed = layout & 1;
    const int inner = is_transposed ? last - 1 : last, outer = is_transposed ? last : last - 1;
    stride[outer] = shape[inner] + (layout & 2 ? 3 : 0);
    if (last == 2) stride[0] = stride[outer] * shape[outer] + (layout & 2 ? 8 : 0);
    Operand x(t, shape, stride, layout & 4 ? 1 : 0);
    fill(x);
    return x;
  };
  for (DType t : {kF32, DType::f16, DType::bf16, DType::f64}) {
    SCOPED_TRACE(name_of(t));
    for (int layout = 0; layout < 8; ++layout) {
      const int64_t m = 24 + layout % 2, n = 40 - layout % 3, k = 32 + layout;
      const DType wide = is_half(t) && layout % 2 ? kF32 : t;
      const auto vector = [&](DType type) { return make(type, {n}, true, layout % 3 != 0); };
      const auto with = [&](int64_t rows, int64_t columns) {
        return layout % 2 ? Dims{3, rows, columns} : Dims{rows, columns};
      };
      const int a = layout, b = layout ^ static_cast<int>(below(random, 8)), c = layout & ~1;
      const auto relu = static_cast<Activation>(layout % 2);
      check_matrices({.kernel = Kernel::gemm,
                      .params = bytes_of(GemmParams{relu, layout % 2 == 0}),
                      .note = "gemm"},
                     {laid_out(wide, with(m, n), layout % 4 == 0 ? c | 1 : c)},
                     {laid_out(t, with(m, k), a), laid_out(t, with(k, n), b),
                      layout % 4 == 0 ? make(kNone, {}, false) : vector(wide)},
                     {0.5f, -2});
      check_matrices(
          {.kernel = Kernel::linear, .params = bytes_of(GemmParams{relu, 0}), .note = "linear"},
          {laid_out(wide, {m, n}, c)},
          {laid_out(layout == 3 && is_half(t) ? kF32 : t, {m, k}, a), laid_out(t, {n, k}, b),
           vector(wide)});
      check_matrices({.kernel = Kernel::linear_data, .note = "linear_data"},
                     {laid_out(wide, {m, k}, c)}, {laid_out(t, {m, n}, a), laid_out(t, {n, k}, b)});
      check_matrices(
          {.kernel = Kernel::linear_weight, .note = "linear_weight"},
          {laid_out(wide, {n, k}, layout), vector(layout < 4 ? wide : t)},
          {laid_out(layout == 2 && is_half(t) ? kF32 : t, {m, k}, a), laid_out(t, {m, n}, b)});
    }
  }
  if (device().backends().size() > 1 && std::getenv("MPT_TEST_CUBLAS")) {
    EXPECT_GE(by_library_, 80) << "products that the library took";
  }
}

// -- candidates -----------------------------------------------------------------------------------

TEST_F(Product, CooperativeMatricesAreTakenWhereTheDeviceHasThem) {
  const gpu::Features& f = static_cast<gpu::GpuDevice&>(device()).features();
  const Case c{.kernel = Kernel::gemm, .params = bytes_of(GemmParams{})};
  const auto kernel = [&](DType t, int64_t rows) {
    return kernel_of(c, {make(t, {rows, 16}, true)},
                     {make(t, {rows, 16}, false), make(t, {16, 16}, false)});
  };
  for (DType t : {kF32, DType::f16, DType::bf16}) {
    const bool has = t == DType::f16 ? f.f16.m > 0 : t == DType::bf16 && f.bf16.m > 0;
    EXPECT_EQ(kernel(t, 16), has ? "gpu matrices" : "gpu tiles") << name_of(t);
    EXPECT_EQ(kernel(t, 15), "gpu tiles");
    arithmetic = Arithmetic::widen16;
    EXPECT_EQ(kernel(t, 16), "gpu tiles");
    arithmetic = Arithmetic::measure;
  }
}

TEST_F(Product, TheSizeOfTilesChangesNoBit) {
  const Case c{
      .kernel = Kernel::linear_weight, .params = bytes_of(GemmParams{}), .note = "linear_weight"};
  for (DType t : {kF32, DType::f16, DType::bf16}) {
    const Operands in{make(t, {700, 40}, false), make(t, {700, 70}, false)};
    const Operands out{make(kF32, {70, 40}, true), make(kF32, {70}, true)};
    Operands large = out, small = out;
    choices().forced = 0;
    run_on_device(c, large, in);
    choices().forced = 1;
    run_on_device(c, small, in);
    for (size_t i : {0, 1}) compare(name_of(t), small[i], large[i], {});
  }
}

TEST_F(Product, MeasuredChoicesChangeNoBit) {
  const size_t before = choices().bytes().size();
  choices().measures = true;
  const auto gemm = [&](Operands& got, const Operands& in) {
    run_on_device({.kernel = Kernel::gemm,
                   .params = bytes_of(GemmParams{}),
                   .scalars = bytes_of(GemmScalars{})},
                  got, in);
  };
  const Operands in{make(kF32, {40, 30}, false), make(kF32, {30, 50}, false),
                    make(kNone, {}, false)};
  Operands measured{make(kF32, {40, 50}, true)}, again = measured, by_rule = measured;
  gemm(measured, in);
  const size_t after = choices().bytes().size();
  EXPECT_GT(after, before);
  gemm(again, in);
  EXPECT_EQ(choices().bytes().size(), after);
  choices().measures = false;
  choices().forced = 0;
  gemm(by_rule, in);
  compare("again", again[0], measured[0], {});
  compare("by rule", by_rule[0], measured[0], {});
}

// -- refusals -------------------------------------------------------------------------------------

TEST_F(Product, RefusalsNameTheReason) {
  const auto gemm = [&](DType t, Activation act) {
    return refusal({.kernel = Kernel::gemm, .params = bytes_of(GemmParams{act, 0})},
                   {make(t, {2, 3}, true)}, {make(t, {2, 4}, false), make(t, {4, 3}, false)});
  };
  EXPECT_EQ(gemm(kF32, Activation::silu),
            "gpu tiles: an activation whose gradient reads its input");
  EXPECT_EQ(gemm(DType::i32, Activation::sigmoid), "");
  EXPECT_EQ(gemm(DType::f64, Activation::tanh), "");
  EXPECT_EQ(
      refusal({.kernel = Kernel::gemm, .params = bytes_of(GemmParams{})},
              {make(kF32, {2, 3}, true)}, {make(kF32, {2, 4}, false), make(kF32, {5, 3}, false)}),
      "gpu tiles: matrices whose shapes do not agree");
}

}  // namespace
}  // namespace mpt::test
