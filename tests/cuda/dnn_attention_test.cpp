// Attention by cuDNN, near to what ref computes in double: on the stand-in for the library, or on a
// GPU with the library itself. Without one the own kernels compute it.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>

#include <cmath>
#include <limits>
#include <tuple>

#include "dnn.h"
#include "fake_driver.h"

namespace mpt::test {
namespace {

class DnnAttentions : public DnnKernels {
 protected:
  // On the stand-in as a device of 8.x, of which every gradient is taken.
  static void SetUpTestSuite() {
    if (mpt_test::FakeCuda* const f = fake_cuda()) f->major = 8;
    DnnKernels::SetUpTestSuite();
  }
  static void TearDownTestSuite() {
    DnnKernels::TearDownTestSuite();
    if (mpt_test::FakeCuda* const f = fake_cuda()) f->major = 9;
  }
  static mpt_test::FakeCuda* fake_cuda() {
    void* const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    void* const f = driver ? dlsym(driver, mpt_test::kFakeCuda) : nullptr;
    return f ? reinterpret_cast<mpt_test::FakeCuda* (*)()>(f)() : nullptr;
  }
  // Opens the device as one of this compute capability.
  static void open_as(int major) {
    DnnKernels::TearDownTestSuite();
    fake_cuda()->major = major;
    DnnKernels::SetUpTestSuite();
  }
  // Makes [B, H, T, D] as a part of [B, T, parts, H, D], as products that make q, k and v at once
  // do.
  Operand heads(DType t, int64_t b, int64_t h, int64_t rows, int64_t d, int64_t parts = 1) {
    const int64_t row = parts * h * d;
    Operand x(t, {b, h, rows, d}, {rows * row, d, row, 1});
    x.draw(Values::near, random);
    return x;
  }
  static Bound near_probabilities(DType t) {
    // The library rounds probabilities to the operands' dtype.
    if (!fake() && has_library()) return {.ulps = 1, .absolute = t == DType::f16 ? 2e-3 : 2e-2};
    return {.ulps = 1, .absolute = 1e-4};
  }
  Work work(DType t, int64_t b, int64_t h, int64_t hk, int64_t rows, int64_t keys, int64_t d,
            bool is_causal, int64_t parts = 1) {
    Work w{{.kernel = Kernel::attention,
            .params = bytes_of(AttentionParams{is_causal, 0, 0.3}),
            .scalars = bytes_of(AttentionScalars{}),
            .note = is_causal ? "causal" : "all"},
           {heads(t, b, h, rows, d), make(DType::f32, {b, h, rows})},
           {heads(t, b, h, rows, d, parts), heads(t, b, hk, keys, d, parts),
            heads(t, b, hk, keys, d, parts), none(), none()}};
    for (size_t i = 0; i < 3; ++i) {  // scores that one key does not decide
      const auto v = w.in[i].view();
      ref::walk(w.in[i].spec.shape, [&](const Dims& at) { v.set(v.get(at) / 4, at); });
    }
    return w;
  }
  // Returns the attention with a mask: the numbers value(at) are added to the scores, or a bool
  // says whether they are above -infinity. `extents`: those of the scores, or 1 where it is
  // broadcast.
  template <class F>
  static Work masked(Work w, DType t, Dims extents, F value, int64_t offset = 0) {
    Dims scores = w.in[0].spec.shape, stride = contiguous_strides(extents);
    scores[3] = w.in[1].spec.shape[2];
    for (int d = 0; d < 4; ++d)
      if (extents[d] == 1) stride[d] = 0;
    w.in[3] = Operand(t, scores, stride, offset);
    const auto v = w.in[3].view();
    ref::walk(extents, [&](const Dims& at) {
      const double x = value(at);
      v.set(t == DType::boolean ? x > -kInf : x, at);
    });
    w.c.note += ", masked";
    return w;
  }
  static constexpr double kInf = std::numeric_limits<double>::infinity();
  // Hides a fifth of the keys, and all keys of some queries.
  static double hides_some(const Dims& at) {
    const int64_t n = at[0] + 2 * at[1] + 3 * at[2] + at[3];
    return n % 5 == 0 || at[2] % 8 == 3 ? -kInf : static_cast<double>(n % 7 - 3) / 4;
  }

  // Returns the gradient of a forward, with the results of ref. Its outputs lie as q, k and v do.
  Work gradient_of(const Work& w) {
    Operands results = w.out;
    run_on_host(w.c, results, w.in, true);
    Work g{w.c, {}, {}};
    g.c.kernel = Kernel::attention_grad;
    g.c.note += ", gradient";
    g.in = {results[0], w.in[0], w.in[1], w.in[2], results[0], results[1], w.in[3], none()};
    g.in[0].draw(Values::near, random);
    for (size_t i = 0; i < 3; ++i)
      g.out.emplace_back(w.in[i].spec.dtype, w.in[i].spec.shape, w.in[i].spec.stride);
    return g;
  }
  // True if the library's gradient is wrong on devices of 9.x.
  static bool leaves_half_a_tile(const Work& g) {
    const int64_t queries = g.in[1].spec.shape[2], keys = g.in[2].spec.shape[2];
    const bool is_causal = g.c.note.starts_with("causal");
    return keys % 128 > 0 && keys % 128 <= 64 && !(is_causal && queries <= keys);
  }
  static constexpr const char* kHalf = "cudnn: keys that leave half of a tile of 128 or more empty";
  void check_gradient(const Work& w, bool by_library) {
    const Work g = gradient_of(w);
    if (has_library()) {
      const std::string why = refusal_of_library(g);
      if (why == kHalf) {
        EXPECT_TRUE(leaves_half_a_tile(g)) << describe(g.c, g.out, g.in);
      }
      EXPECT_EQ(kernel_of(g.c, g.out, g.in) == "cudnn", by_library && why != kHalf)
          << describe(g.c, g.out, g.in) << ": " << why;
    }
    check(g.c, g.out, g.in, near_probabilities(w.out[0].spec.dtype));
  }
  void check_attention(const Work& w, bool by_library) {
    if (has_library()) {
      EXPECT_EQ(kernel_of(w.c, w.out, w.in) == "cudnn", by_library)
          << describe(w.c, w.out, w.in) << ": " << refusal_of_library(w);
    }
    Operands got = w.out, wanted = w.out;
    run_on_host(w.c, wanted, w.in, true);
    run_on_device(w.c, got, w.in);
    const std::string what = describe(w.c, w.out, w.in);
    const auto lse = got[1].view();
    // Queries without keys have another number there.
    ref::walk(got[1].spec.shape, [&](const Dims& at) {
      if (lse.get(at) < -1e30) lse.set(-kInf, at);
    });
    compare(what + ", o", got[0], wanted[0], near_probabilities(w.out[0].spec.dtype));
    compare(what + ", lse", got[1], wanted[1], {.absolute = 1e-4, .relative = 1e-5});
  }
};

TEST_F(DnnAttentions, OfEveryKind) {
  for (const DType t : {DType::f16, DType::bf16}) {
    for (const bool is_causal : {false, true}) {
      check_attention(work(t, 2, 3, 3, 20, 20, 16, is_causal), true);
      check_attention(work(t, 1, 4, 2, 33, 33, 64, is_causal, 3), true);  // heads share keys
      check_attention(work(t, 2, 2, 2, 9, 40, 32, is_causal), true);
      check_attention(work(t, 1, 2, 2, 70, 6, 8, is_causal), true);
      check_attention(work(t, 1, 1, 1, 130, 130, 128, is_causal), true);
    }
  }
}

TEST_F(DnnAttentions, GradientsOfEveryKind) {
  for (const DType t : {DType::f16, DType::bf16}) {
    for (const bool is_causal : {false, true}) {
      check_gradient(work(t, 2, 3, 3, 20, 20, 16, is_causal), true);
      check_gradient(work(t, 1, 4, 2, 33, 33, 64, is_causal, 3), true);  // heads share keys
      check_gradient(work(t, 2, 2, 2, 9, 40, 32, is_causal), true);
      check_gradient(work(t, 1, 2, 2, 70, 6, 8, is_causal), true);
      check_gradient(work(t, 1, 1, 1, 130, 130, 128, is_causal), true);
    }
  }
}

TEST_F(DnnAttentions, MasksOfEveryKind) {
  for (const DType t : {DType::f16, DType::bf16}) {
    for (const DType type : {DType::boolean, DType::f32, t}) {
      for (const bool is_causal : {false, true}) {
        const Work same = work(t, 2, 3, 3, 20, 20, 16, is_causal),
                   shared = work(t, 1, 4, 2, 33, 33, 64, is_causal, 3),
                   other = work(t, 2, 2, 2, 9, 40, 32, is_causal);
        for (const Work& w : {
                 masked(same, type, {2, 3, 20, 20}, hides_some),
                 masked(same, type, {2, 1, 1, 20}, hides_some),
                 masked(same, type, {1, 1, 20, 20}, hides_some),
                 masked(shared, type, {1, 1, 33, 33}, hides_some),
                 masked(shared, type, {1, 4, 1, 33}, hides_some),
                 masked(other, type, {2, 1, 9, 40}, hides_some),
                 masked(other, type, {1, 1, 1, 40}, hides_some, 1),  // not aligned
             }) {
          check_attention(w, true);
          check_gradient(w, true);
        }
      }
    }
  }
}

// All of a batch is hidden, or what is left of its first key in a causal attention.
TEST_F(DnnAttentions, QueriesWithoutKeysGiveZeros) {
  const auto pads_left = [](const Dims& at) { return at[3] < 20 - 13 * at[0] ? -kInf : 0; };
  for (const DType type : {DType::boolean, DType::f32}) {
    for (const bool is_causal : {false, true}) {
      const Work w =
          masked(work(DType::bf16, 2, 2, 2, 20, 20, 16, is_causal), type, {2, 1, 1, 20}, pads_left);
      check_attention(w, true);
      check_gradient(w, true);
      const Work g = gradient_of(w);
      Operands o = w.out, d = g.out;
      run_on_device(w.c, o, w.in);
      run_on_device(g.c, d, g.in);
      ref::walk(w.out[0].spec.shape, [&](const Dims& at) {
        if (at[0] == 0 || (is_causal && at[2] < 7)) {
          EXPECT_EQ(o[0].view().get(at), 0) << text(at).s;
          EXPECT_EQ(d[0].view().get(at), 0) << text(at).s;
        }
        if (at[0] == 0) {
          EXPECT_EQ(d[1].view().get(at), 0) << text(at).s;
          EXPECT_EQ(d[2].view().get(at), 0) << text(at).s;
        }
      });
    }
  }
}

// Programs also hide keys by the lowest number of a dtype, and have it for all keys of a query.
TEST_F(DnnAttentions, TheLowestNumbersAreNoInfinities) {
  const double lowest = std::numeric_limits<float>::lowest();
  for (const bool is_causal : {false, true}) {
    const Work w = work(DType::bf16, 1, 2, 2, 24, 24, 16, is_causal);
    const auto value = [&](const Dims& at) {
      if (at[2] < 8) return lowest;
      if (at[2] < 16) return at[3] % 3 ? lowest : -kInf;
      return at[3] % 3 ? 0 : lowest;
    };
    for (const DType type : {DType::f32, DType::bf16}) {
      const Work m = masked(w, type, {1, 1, 24, 24}, value);
      Operands got = m.out, wanted = m.out;
      // Not by ref: the logarithm of the sum is lost beside such a score.
      run_on_host(m.c, wanted, m.in, false);
      run_on_device(m.c, got, m.in);
      compare("o", got[0], wanted[0], near_probabilities(DType::bf16));
      if (has_library()) {
        EXPECT_EQ(kernel_of(m.c, m.out, m.in), "cudnn");
      }
    }
  }
}

TEST_F(DnnAttentions, NaNIsSeenBesideAMask) {
  for (const DType type : {DType::boolean, DType::f32}) {
    Work w =
        masked(work(DType::bf16, 1, 2, 2, 20, 20, 16, false), type, {1, 1, 20, 20}, hides_some);
    w.in[0].view().set(std::numeric_limits<double>::quiet_NaN(), Dims{0, 1, 5, 3});
    Operands o = w.out;
    run_on_device(w.c, o, w.in);
    ref::walk(w.out[0].spec.shape, [&](const Dims& at) {
      EXPECT_EQ(std::isnan(o[0].view().get(at)), at[1] == 1 && at[2] == 5) << text(at).s;
    });
  }
}

TEST_F(DnnAttentions, MasksThatAreTheOwnKernels) {
  const Work w = work(DType::bf16, 2, 2, 2, 20, 20, 16, false);
  Work turned = masked(w, DType::f32, {2, 2, 20, 20}, hides_some);
  turned.in[3] = Operand(DType::f32, {2, 2, 20, 20}, {800, 400, 1, 20});
  turned.in[3].draw(Values::near, random);
  const std::pair<Work, const char*> cases[] = {
      {masked(w, DType::f64, {2, 2, 20, 20}, hides_some),
       "cudnn: a mask of bool, f32 or the operands' dtype"},
      {masked(w, DType::f16, {2, 2, 20, 20}, hides_some),
       "cudnn: a mask of bool, f32 or the operands' dtype"},
      {masked(w, DType::f32, {2, 2, 20, 1}, hides_some),
       "cudnn: a mask whose keys lie side by side"},
      {turned, "cudnn: a mask whose keys lie side by side"},
  };
  for (const auto& [each, why] : cases) {
    check_attention(each, false);
    check_gradient(each, false);
    if (has_library()) {
      EXPECT_EQ(refusal_of_library(each), why);
    }
  }
}

// cuDNN stores the gradients of the scores of a part at a time.
TEST_F(DnnAttentions, GradientsOfManyHeadsAreComputedInParts) {
  if (!fake() || !has_library()) GTEST_SKIP() << "the stand-in for cuDNN counts the runs";
  struct {
    int64_t batch, heads, key_heads, rows;
    uint64_t runs;
  } const shapes[] = {{3, 2732, 2732, 2, 3},
                      {4, 2000, 2000, 2, 1},
                      {3, 2732, 1366, 2, 3},
                      {1, 8448, 8448, 2, 2},
                      {1, 8448, 2816, 2, 2},
                      // Fewer batches would begin at no multiple of 16 bytes.
                      {8, 1025, 1025, 3, 2}};
  for (const auto& s : shapes) {
    const Work g = gradient_of(
        work(DType::bf16, s.batch, s.heads, s.key_heads, s.rows, s.rows, 8, s.rows == 2));
    const uint64_t before = fake()->runs;
    check(g.c, g.out, g.in, near_probabilities(DType::bf16));
    EXPECT_EQ(fake()->runs - before, s.runs) << describe(g.c, g.out, g.in);
  }
  // Masks of batches and of heads, which have parts too.
  for (const Work& w : {masked(work(DType::bf16, 4, 2732, 1366, 2, 2, 8, false), DType::f32,
                               {4, 1, 2, 2}, hides_some),
                        masked(work(DType::bf16, 1, 8448, 2816, 2, 2, 8, false), DType::boolean,
                               {1, 8448, 1, 2}, hides_some)}) {
    const Work g = gradient_of(w);
    const uint64_t before = fake()->runs;
    check(g.c, g.out, g.in, near_probabilities(DType::bf16));
    EXPECT_EQ(fake()->runs - before, 2u) << describe(g.c, g.out, g.in);
  }
}

TEST_F(DnnAttentions, OneQueryIsTheOwnKernels) {
  for (const bool is_causal : {false, true}) {
    const Work w = work(DType::bf16, 2, 4, 2, 1, 70, 16, is_causal);
    check_attention(w, !is_causal);
    check_gradient(w, false);
  }
}

TEST_F(DnnAttentions, EveryRunOfTheGradientGivesTheSameBits) {
  const int64_t n = fake() ? 16 : 600;  // the stand-in is slow
  for (const DType t : {DType::f16, DType::bf16})
    for (const bool is_causal : {false, true})
      check_bits(gradient_of(work(t, 2, 4, 4, n, n, 64, is_causal)));
}

TEST_F(DnnAttentions, EveryRunGivesTheSameBits) {
  const int64_t n = fake() ? 16 : 600;  // the stand-in is slow
  for (const DType t : {DType::f16, DType::bf16})
    for (const bool is_causal : {false, true}) check_bits(work(t, 2, 4, 4, n, n, 64, is_causal));
}

TEST_F(DnnAttentions, TheOwnKernelsTakeTheRest) {
  check_attention(work(DType::f32, 1, 2, 2, 9, 9, 16, true), false);
  check_attention(work(DType::bf16, 1, 2, 2, 9, 9, 13, true), false);  // rows that are not aligned
  Work transposed = work(DType::f16, 1, 1, 1, 8, 8, 8, false);
  transposed.in[0] = Operand(DType::f16, {1, 1, 8, 8}, {64, 64, 1, 8});
  transposed.in[0].draw(Values::near, random);
  check_attention(transposed, false);
  arithmetic = Arithmetic::widen16;
  const Work widened = work(DType::bf16, 2, 3, 3, 20, 20, 16, true);
  check_attention(widened, false);
  check_gradient(widened, false);
}

// -- the stand-in ---------------------------------------------------------------------------------

class FakeDnnAttentions : public DnnAttentions {
 protected:
  void SetUp() override {
    if (!fake() || !has_library()) GTEST_SKIP() << "the stand-in for cuDNN is not here";
  }
};

TEST_F(FakeDnnAttentions, OfDevicesWhoseGradientsAreNotTaken) {
  const Work few = work(DType::bf16, 2, 3, 3, 20, 20, 16, false),
             many = work(DType::bf16, 2, 3, 3, 20, 80, 16, false),
             hidden = work(DType::bf16, 2, 3, 3, 20, 64, 16, true),
             seen = work(DType::bf16, 2, 3, 3, 65, 64, 16, true),
             padded = masked(few, DType::boolean, {2, 1, 1, 20}, hides_some);
  const char* const bits = "cudnn: no gradient whose bits are known to be the same on every run";
  const std::tuple<int, const Work&, const char*> cases[] = {
      {8, few, ""},     {8, many, ""},      {9, few, kHalf},   {9, many, ""}, {9, hidden, ""},
      {9, seen, kHalf}, {10, many, bits},   {11, many, bits},  {12, few, ""}, {12, many, ""},
      {8, padded, ""},  {9, padded, kHalf}, {10, padded, bits}};
  for (const auto& [major, w, why] : cases) {
    SCOPED_TRACE(std::to_string(major) + ": " + why);
    open_as(major);
    const Work g = gradient_of(w);
    EXPECT_EQ(kernel_of(w.c, w.out, w.in), "cudnn");
    EXPECT_EQ(kernel_of(g.c, g.out, g.in), *why ? "gpu" : "cudnn");
    EXPECT_EQ(refusal_of_library(g), why);
  }
  open_as(8);
}

TEST_F(FakeDnnAttentions, AreMeasured) {
  auto& choices = static_cast<gpu::GpuDevice&>(device()).choices();
  choices.measures = true;
  const Work w = work(DType::bf16, 1, 3, 3, 5, 70, 16, false),
             g = gradient_of(work(DType::bf16, 1, 8448, 8448, 2, 2, 8, true));
  for (const Work* each : {&w, &g}) {
    for (const int64_t engine : {5, 4}) {
      fake()->fastest = engine;
      check(each->c, each->out, each->in, near_probabilities(DType::bf16));
      EXPECT_EQ(fake()->engine, 5) << "the one that was the fastest at first";
    }
  }
  fake()->fastest = -1;
  choices.measures = false;
}

TEST_F(FakeDnnAttentions, EveryCallOfTheLibraryFailsInTurn) {
  const Work w = work(DType::bf16, 2, 3, 3, 5, 70, 16, true), g = gradient_of(w),
             m = masked(w, DType::f32, {2, 1, 1, 70}, hides_some), mg = gradient_of(m);
  for (const Work* each : {&w, &g, &m, &mg}) fail_in_turn(*each);
}

}  // namespace
}  // namespace mpt::test
