// Tests of the CPU backend's own matrix products against ref.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <random>

#include "../tier.h"
#include "backends/cpu/bf16_speed.h"
#include "backends/cpu/make.h"
#include "core/half.h"
#include "harness.h"

namespace mpt::test {
namespace {

// Returns a backend with the own kernels alone, without the candidates that the CPU backend tries
// before them.
const Backend& own() {
  static constexpr KernelEntry kKernels[] = {
      {Kernel::gemm, cpu::make_gemm_own},
      {Kernel::linear, cpu::make_linear_own},
      {Kernel::linear_data, cpu::make_linear_data_own},
      {Kernel::linear_weight, cpu::make_linear_weight_own},
  };
  static constexpr Backend kBackend = {.name = "cpu", .kernels = kKernels};
  return kBackend;
}

constexpr DType kTypes[] = {DType::f32, DType::bf16, DType::f16};
constexpr Bound kSum = {.ulps = 1, .rounding = 64, .of_abs = true, .absolute = 1e-6};

// True if special values can be tested. The processor's bf16 products treat subnormals as zero, and
// zero times infinity is NaN; other products propagate infinities.
bool special(DType t) {
  return t != DType::bf16 || cpu::measured_rates().bf16 == cpu::Bf16Speed::slow;
}

struct Mnk {
  int64_t m, n, k;
};
const std::vector<Mnk> kShapes = [] {
  std::vector<Mnk> all = {{1, 1, 1},      {8, 8, 8},    {3, 5, 7},      {64, 64, 64},
                          {65, 33, 17},   {1, 200, 70}, {200, 1, 70},   {100, 96, 10},
                          {31, 257, 66},  {96, 64, 96}, {128, 128, 64}, {66, 50, 1100},
                          {2, 515, 1100}, {7, 66, 33},  {90, 3, 67},    {1030, 5, 18}};
  for (uint64_t i = 0; i < rounds({.quick = 2, .full = 6}); ++i) {
    const int64_t m = drawn_extent(150), n = drawn_extent(150);
    all.push_back({m, n, drawn_extent(300)});
  }
  return all;
}();

TEST(Gemm, Shapes) {
  Checker check(own());
  for (DType t : kTypes) {
    for (auto [m, n, k] : kShapes) {
      check({.kernel = Kernel::gemm,
             .out = {{t, {m, n}}},
             .in = {{t, {m, k}, {}, false, false}, {t, {k, n}, {}, false, false}, {}},
             .params = GemmParams{},
             .scalars = GemmScalars{0.5f, 0},
             .bound = kSum,
             .must_have = Need::any,
             .specials = k < 100 && special(t)});
    }
  }
}

// Rows and columns fill vectors and panels to every degree.
TEST(Gemm, EveryExtent) {
  Checker check(own());
  for (int64_t n = 65; n <= 112; ++n) {
    for (auto [rows, columns, depth] : {Mnk{70, n, 20}, Mnk{n, 70, 20}, Mnk{n, 66, 270}}) {
      if (depth > 256 && n % 8 != 1) continue;
      check({.kernel = Kernel::gemm,
             .out = {{DType::bf16, {rows, columns}}},
             .in = {{DType::bf16, {rows, depth}}, {DType::bf16, {depth, columns}}, {}},
             .params = GemmParams{},
             .bound = kSum,
             .must_have = Need::plain,
             .specials = false,
             .strides = false});
    }
  }
}

TEST(Gemm, WiderResultAndBias) {
  Checker check(own());
  for (DType t : {DType::bf16, DType::f16}) {
    for (DType bias : kTypes) {
      check({.kernel = Kernel::gemm,
             .out = {{DType::f32, {70, 130}}},
             .in = {{t, {70, 64}}, {t, {64, 130}}, {bias, {130}}},
             .params = GemmParams{},
             .bound = kSum,
             .must_have = Need::plain,
             .specials = special(t)});
    }
  }
}

TEST(Gemm, Accumulates) {
  Checker check(own());
  for (DType t : kTypes) {
    for (auto [m, n, k] : {Mnk{9, 20, 30}, Mnk{90, 100, 70}, Mnk{3, 200, 70}, Mnk{200, 3, 70}}) {
      check({.kernel = Kernel::gemm,
             .out = {{t, {m, n}, {}, true}},
             .in = {{t, {m, k}}, {t, {k, n}}, {}},
             .params = GemmParams{Activation::none, 1},
             .scalars = GemmScalars{1.5f, 2.f},
             .bound = {.ulps = 2, .rounding = 64, .of_abs = true, .absolute = 1e-6},
             .must_have = Need::plain,
             .specials = special(t)});
    }
  }
}

TEST(Gemm, Doubles) {
  Checker check(own());
  const DType t = DType::f64;
  const Bound bound = {.ulps = 1, .rounding = 64, .of_abs = true, .absolute = 1e-12};
  for (auto [m, n, k] : {Mnk{1, 1, 1}, Mnk{3, 5, 7}, Mnk{33, 20, 40}}) {
    check({.kernel = Kernel::gemm,
           .out = {{t, {2, m, n}, {}, true}},
           .in = {{t, {2, m, k}}, {t, {2, k, n}}, {t, {n}}},
           .params = GemmParams{Activation::tanh, 1},
           .scalars = GemmScalars{0.5f, 2},
           .bound = bound,
           .must_have = Need::plain,
           .specials = false});
    check({.kernel = Kernel::linear,
           .out = {{t, {m, n}}},
           .in = {{t, {m, k}}, {t, {n, k}}, {t, {n}}},
           .params = GemmParams{Activation::sigmoid},
           .bound = bound,
           .must_have = Need::plain});
    check({.kernel = Kernel::linear_data,
           .out = {{t, {m, k}}},
           .in = {{t, {m, n}}, {t, {n, k}}},
           .params = GemmParams{},
           .bound = bound,
           .must_have = Need::plain});
    check({.kernel = Kernel::linear_weight,
           .out = {{t, {n, k}}, {t, {n}}},
           .in = {{t, {m, k}}, {t, {m, n}}},
           .params = GemmParams{},
           .bound = bound,
           .must_have = Need::plain});
  }
}

TEST(Gemm, Empty) {
  Checker check(own());
  for (auto [m, n, k] : {Mnk{0, 4, 3}, Mnk{4, 0, 3}, Mnk{4, 5, 0}, Mnk{100, 90, 0}}) {
    check({.kernel = Kernel::gemm,
           .out = {{DType::f32, {m, n}}},
           .in = {{DType::f32, {m, k}}, {DType::f32, {k, n}}, {DType::f32, {n}}},
           .params = GemmParams{},
           .must_have = Need::plain});
  }
}

TEST(Gemm, Activations) {
  Checker check(own());
  for (DType t : {DType::f32, DType::bf16}) {
    for (Activation act : {Activation::relu, Activation::sigmoid, Activation::tanh}) {
      for (auto [m, n, k] : {Mnk{9, 33, 8}, Mnk{90, 100, 12}}) {
        check({.kernel = Kernel::gemm,
               .out = {{t, {m, n}}},
               .in = {{t, {m, k}}, {t, {k, n}}, {t, {n}}},
               .params = GemmParams{act},
               .scalars = GemmScalars{0.7f, 0},
               .bound = {.ulps = 4, .rounding = 32, .of_abs = true, .absolute = 2e-6},
               .must_have = Need::plain,
               .specials = special(t),
               .note = "act " + std::to_string(static_cast<int>(act))});
      }
    }
  }
}

TEST(Gemm, Batches) {
  Checker check(own());
  for (DType t : kTypes) {
    check({.kernel = Kernel::gemm,
           .out = {{t, {3, 2, 20, 40}}},
           .in = {{t, {3, 2, 20, 33}}, {t, {3, 2, 33, 40}}, {}},
           .params = GemmParams{},
           .bound = kSum,
           .must_have = Need::plain,
           .specials = special(t)});
    check({.kernel = Kernel::gemm,
           .out = {{t, {2, 3, 20, 80}}},
           .in = {{t, {2, 3, 20, 40}}, {t, {1, 1, 40, 80}}, {t, {80}}},
           .params = GemmParams{},
           .bound = kSum,
           .must_have = Need::plain,
           .specials = special(t)});
    check({.kernel = Kernel::gemm,
           .out = {{t, {5, 66, 70}}},
           .in = {{t, {5, 66, 40}}, {t, {5, 40, 70}}, {}},
           .params = GemmParams{},
           .bound = kSum,
           .must_have = Need::plain,
           .specials = special(t)});
  }
}

TEST(Linear, AndGradients) {
  Checker check(own());
  for (DType t : kTypes) {
    for (auto [m, n, k] : {Mnk{4, 10, 12}, Mnk{128, 112, 128}, Mnk{33, 70, 200}, Mnk{1, 300, 300},
                           Mnk{300, 16, 8}}) {
      check({.kernel = Kernel::linear,
             .out = {{t, {m, n}}},
             .in = {{t, {m, k}}, {t, {n, k}}, {t, {n}}},
             .params = GemmParams{Activation::relu},
             .bound = kSum,
             .must_have = Need::plain,
             .specials = special(t)});
      check({.kernel = Kernel::linear_data,
             .out = {{t, {m, k}}},
             .in = {{t, {m, n}}, {t, {n, k}}},
             .params = GemmParams{},
             .bound = kSum,
             .must_have = Need::plain,
             .specials = special(t)});
      check({.kernel = Kernel::linear_weight,
             .out = {{t, {n, k}}, {t, {n}}},
             .in = {{t, {m, k}}, {t, {m, n}}},
             .params = GemmParams{},
             .bound = kSum,
             .must_have = Need::plain,
             .specials = special(t)});
    }
  }
}

struct Tensor {
  DType dtype;
  Dims shape;
  std::vector<std::byte> data;

  Tensor(DType t, Dims s)
      : dtype(t), shape(s), data(static_cast<size_t>(count(shape) * size_of(t))) {}
  Spec spec() const { return {dtype, shape, contiguous_strides(shape)}; }
};

Tensor normal(DType t, Dims shape, unsigned seed) {
  Tensor x(t, shape);
  std::mt19937 r(seed);
  std::normal_distribution<float> d;
  for (int64_t i = 0; i < count(shape); ++i) {
    const float v = d(r);
    const uint16_t h = t == DType::bf16 ? f32_to_bf16(v) : f32_to_f16(v);
    std::byte* to = x.data.data() + i * size_of(t);
    if (t == DType::f32) std::memcpy(to, &v, 4);
    else std::memcpy(to, &h, 2);
  }
  return x;
}

void call(Kernel k, std::vector<Tensor*> out, std::vector<Tensor*> in, const Jobs& jobs,
          const Backend& backend = own(), Arithmetic arithmetic = Arithmetic::measure) {
  std::vector<Spec> outs, ins;
  std::vector<void*> op;
  std::vector<const void*> ip;
  for (Tensor* t : out) {
    outs.push_back(t->spec());
    op.push_back(t->data.data());
  }
  for (Tensor* t : in) {
    ins.push_back(t ? t->spec() : Spec{});
    ip.push_back(t ? t->data.data() : nullptr);
  }
  const GemmParams params;
  Why why;
  auto p =
      prepare(backend, {k, outs, ins, &params, sizeof params, jobs.workers(), arithmetic}, why);
  ASSERT_TRUE(p) << why.text;
  std::unique_ptr<std::byte[]> space(new (std::align_val_t{64}) std::byte[p->workspace + 64]);
  const GemmScalars scalars;
  p->run({op.data(), ip.data(), &scalars, space.get(), jobs});
  ::operator delete[](space.release(), std::align_val_t{64});
}

// Sums smaller than the least number are -0, at every position in a block.
TEST(Linear, ZerosHaveOneSign) {
  const int64_t m = 70, n = 85, k = 40;
  for (DType t : {DType::f32, DType::bf16}) {
    const auto all = [&](const Dims& shape, float v) {
      Tensor x(t, shape);
      for (int64_t i = 0; i < count(shape); ++i) {
        const uint16_t h = f32_to_bf16(v);
        if (t == DType::f32) std::memcpy(x.data.data() + i * 4, &v, 4);
        else std::memcpy(x.data.data() + i * 2, &h, 2);
      }
      return x;
    };
    Tensor x = all({m, k}, 1e-30f), w = all({n, k}, -1e-30f), y(t, {m, n});
    for (const Jobs& jobs : {Jobs(), three_workers()}) {
      call(Kernel::linear, {&y}, {&x, &w, nullptr}, jobs);
      const auto size = static_cast<size_t>(size_of(t));
      for (size_t i = size; i < y.data.size(); i += size) {
        ASSERT_EQ(std::memcmp(y.data.data(), y.data.data() + i, size), 0)
            << name_of(t) << " at " << i / size;
      }
    }
  }
}

// Operands and results larger than the caches take other code paths. Some elements are compared
// with sums in f64.
TEST(Linear, LargeOnesAgainstSums) {
  const auto value = [](const Tensor& t, int64_t i) -> double {
    float f;
    uint16_t h;
    std::memcpy(&f, t.data.data() + i * size_of(t.dtype), t.dtype == DType::f32 ? 4 : 0);
    std::memcpy(&h, t.data.data() + i * size_of(t.dtype), 2);
    return t.dtype == DType::f32 ? f : t.dtype == DType::bf16 ? bf16_to_f32(h) : f16_to_f32(h);
  };
  for (DType t : kTypes) {
    for (auto [m, n, k] :
         {Mnk{40, 610, 900}, Mnk{610, 50, 900}, Mnk{5, 2060, 2040}, Mnk{131, 2060, 2042},
          Mnk{30, 2060, 2042}}) {  // whose short sides are packed first
      Tensor x = normal(t, {m, k}, 1), w = normal(t, {n, k}, 2), dy = normal(t, {m, n}, 3);
      Tensor y(t, {m, n}), dx(t, {m, k}), dw(t, {n, k}), db(t, {n});
      for (const Jobs& jobs : {Jobs(), three_workers()}) {
        call(Kernel::linear, {&y}, {&x, &w, nullptr}, jobs);
        call(Kernel::linear_data, {&dx}, {&dy, &w}, jobs);
        call(Kernel::linear_weight, {&dw, &db}, {&x, &dy}, jobs);
        std::mt19937 r(4);
        const auto any = [&](int64_t below) { return static_cast<int64_t>(r() % below); };
        // Checks one element of the product a b; the functions `a` and `b` return the factors of a
        // term.
        const auto close = [&](const Tensor& c, int64_t at, int64_t depth, auto a, auto b) {
          double sum = 0, of_abs = 0;
          for (int64_t i = 0; i < depth; ++i) {
            sum += a(i) * b(i);
            of_abs += std::abs(a(i) * b(i));
          }
          const double step = t == DType::f32 ? 0 : t == DType::bf16 ? 0x1p-8 : 0x1p-11;
          EXPECT_NEAR(value(c, at), sum, step * std::abs(sum) + 0x1p-22 * of_abs)
              << name_of(t) << " " << m << " " << n << " " << k << " at " << at;
        };
        for (int sample = 0; sample < 300; ++sample) {
          const int64_t i = any(m), j = any(n), l = any(k);
          const auto xs = [&](int64_t e) { return value(x, i * k + e); };
          const auto ws = [&](int64_t e) { return value(w, j * k + e); };
          close(y, i * n + j, k, xs, ws);
          const auto dys = [&](int64_t e) { return value(dy, i * n + e); };
          const auto wl = [&](int64_t e) { return value(w, e * k + l); };
          close(dx, i * k + l, n, dys, wl);
          const auto dyj = [&](int64_t e) { return value(dy, e * n + j); };
          const auto xl = [&](int64_t e) { return value(x, e * k + l); };
          close(dw, j * k + l, m, dyj, xl);
        }
      }
    }
  }
}

// Blocks follow the number of workers, and the order of the sums must not.
TEST(Gemm, SameBitsWithAnyNumberOfWorkers) {
  const auto host = [](void*, int64_t n, int64_t, JobFn fn, void* job) { fn(job, 0, n, 0); };
  for (DType t : {DType::f32, DType::f16, DType::bf16, DType::f64}) {
    for (auto [m, n, k] : {Mnk{200, 260, 300}, Mnk{130, 150, 700}, Mnk{33, 520, 1000},
                           Mnk{400, 24, 900}, Mnk{140, 140, 2000}}) {
      Tensor x = normal(t, {m, k}, 1), w = normal(t, {n, k}, 2), one(t, {m, n});
      call(Kernel::linear, {&one}, {&x, &w, nullptr}, Jobs(), cpu_backend());
      for (const int32_t workers : {2, 3, 5, 8, 16, 64}) {
        Tensor many(t, {m, n});
        call(Kernel::linear, {&many}, {&x, &w, nullptr}, Jobs(host, nullptr, workers),
             cpu_backend());
        EXPECT_EQ(one.data, many.data)
            << name_of(t) << " " << m << " " << n << " " << k << ", " << workers << " workers";
      }
    }
  }
}

// Products of f32 x with 16-bit weights. x is rounded while it is packed or, if the product is
// small or runs on oneDNN, in a copy in the workspace.
TEST(Rounded, AgainstRef) {
  std::vector<Mnk> shapes = {{3, 5, 7}, {100, 33, 66}, {31, 130, 257}};
  if (is_full_tier()) shapes.push_back({200, 260, 300});
  Checker check(cpu_backend());
  for (DType t : {DType::bf16, DType::f16}) {
    for (auto [m, n, k] : shapes) {
      check({.kernel = Kernel::linear,
             .out = {{t, {m, n}}},
             .in = {{DType::f32, {m, k}}, {t, {n, k}}, {t, {n}}},
             .params = GemmParams{Activation::relu},
             .bound = kSum,
             .must_have = Need::plain,
             .specials = special(t)});
      check({.kernel = Kernel::linear_weight,
             .out = {{t, {n, k}}, {t, {n}}},
             .in = {{DType::f32, {m, k}}, {t, {m, n}}},
             .params = GemmParams{},
             .bound = kSum,
             .must_have = Need::plain,
             .specials = special(t)});
    }
  }
}

TEST(Rounded, SameBitsAsACastBefore) {
  for (Arithmetic a : {Arithmetic::native16, Arithmetic::widen16}) {
    for (DType t : {DType::bf16, DType::f16}) {
      for (auto [m, n, k] : {Mnk{128, 128, 784}, Mnk{7, 100, 90}, Mnk{65, 10, 33}, Mnk{20, 30, 40},
                             Mnk{1, 200, 70}, Mnk{256, 512, 300}}) {
        const std::string what = std::string(name_of(t)) + " " + std::to_string(m) + " " +
                                 std::to_string(n) + " " + std::to_string(k);
        Tensor x = normal(DType::f32, {m, k}, 1), w = normal(t, {n, k}, 2),
               dy = normal(t, {m, n}, 3);
        auto* values = reinterpret_cast<float*>(x.data.data());
        for (int64_t i = 0; i < m * k; i += 5) {  // subnormal in one or both dtypes, and ties
          values[i] *= i % 2 ? 1e-6f : 1e-39f;
          if (i % 3 == 0) values[i] = static_cast<float>(i % 7) + 1 + 0x1p-9f;
        }
        Tensor cast(t, {m, k});
        call(Kernel::copy, {&cast}, {&x}, Jobs(), cpu_backend(), a);
        const auto products = [&](Tensor& from, const Jobs& jobs, const Backend& backend) {
          Tensor y(t, {m, n}), dw(t, {n, k}), db(t, {n});
          call(Kernel::linear, {&y}, {&from, &w, nullptr}, jobs, backend, a);
          call(Kernel::linear_weight, {&dw, &db}, {&from, &dy}, jobs, backend, a);
          return std::vector{y.data, dw.data, db.data};
        };
        for (const Jobs& jobs : {Jobs(), three_workers()}) {
          const Backend& cpu = cpu_backend();
          EXPECT_EQ(products(x, jobs, cpu), products(cast, jobs, cpu)) << what;
          if (std::max({m, n, k}) <= 64) continue;
          EXPECT_EQ(products(x, jobs, own()), products(cast, jobs, own())) << what;
        }
      }
    }
  }
}

}  // namespace
}  // namespace mpt::test
