// Tests of the CPU backend's attention and its gradient against ref.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>

#include "harness.h"

namespace mpt::test {
namespace {

struct Shape {
  int64_t b, h, hk, t, s, d, dv;
};
const Shape kShapes[] = {
    {1, 1, 1, 1, 1, 1, 1},      {1, 2, 2, 5, 7, 8, 8},       {2, 2, 1, 33, 40, 64, 64},
    {1, 4, 2, 70, 100, 40, 24}, {1, 1, 1, 130, 200, 32, 32}, {1, 1, 1, 65, 600, 16, 128},
    {3, 2, 2, 5, 40, 8, 24},    {1, 1, 1, 128, 3, 24, 72},   {2, 1, 1, 0, 3, 4, 4}};

enum class Mask { none, boolean, floating };

// Returns the error bound. bf16 products round the probabilities to 8 bits, as oneDNN and PyTorch
// do.
Bound bound(DType t) {
  return t == DType::bf16 ? Bound{.ulps = 2, .rounding = 3e4, .absolute = 1e-3}
                          : Bound{.ulps = 1, .rounding = 64, .absolute = 1e-6};
}

void run(Checker& check, DType t, const Shape& s, bool causal, Mask kind, float p) {
  const Dims q{s.b, s.h, s.t, s.d}, k{s.b, s.hk, s.s, s.d}, v{s.b, s.hk, s.s, s.dv};
  const Dims o{s.b, s.h, s.t, s.dv}, rows{s.b, s.h, s.t};
  Operand mask;
  if (kind == Mask::boolean) {
    // The mask excludes all keys for some queries.
    mask = {DType::boolean, {s.b, 1, s.t, s.s}, Fill::of([](const Dims& i) {
              return i[2] % 7 != 3 && (i[2] * 3 + i[3]) % 5 != 0;
            })};
  } else if (kind == Mask::floating) {
    mask = {DType::f32, {1, s.h, s.t, s.s}};
  }
  const AttentionParams params{causal, p > 0, 1 / std::sqrt(static_cast<float>(s.d))};
  const AttentionScalars scalars{7, 3, p};
  check({.kernel = Kernel::attention,
         .out = {{t, o}, {DType::f32, rows}},
         .in = {{t, q}, {t, k}, {t, v}, mask},
         .params = params,
         .scalars = scalars,
         .bound = bound(t),
         .must_have = Need::plain,
         .specials = false});
  check({.kernel = Kernel::attention_grad,
         .out = {{t, q}, {t, k}, {t, v}},
         .in = {{t, o},
                {t, q},
                {t, k},
                {t, v},
                {t, o, {}, false, false},
                {DType::f32, rows, {}, false, false},
                mask},
         .params = params,
         .scalars = scalars,
         .bound = bound(t),
         .must_have = Need::plain,
         .specials = false,
         .setup = [params, scalars](std::vector<Buffer>& in) {
           run_kernel(ref_backend(), Kernel::attention, {&in[4], &in[5]},
                      {&in[1], &in[2], &in[3], &in[6]}, params, scalars);
         }});
}

TEST(CpuAttention, Plain) {
  Checker check(cpu_backend());
  for (DType t : {DType::f32, DType::bf16, DType::f16})
    for (const Shape& s : kShapes) run(check, t, s, false, Mask::none, 0);
}

TEST(CpuAttention, Causal) {
  Checker check(cpu_backend());
  for (DType t : {DType::f32, DType::bf16})
    for (const Shape& s : kShapes) run(check, t, s, true, Mask::none, 0);
}

TEST(CpuAttention, Masked) {
  Checker check(cpu_backend());
  for (DType t : {DType::f32, DType::bf16})
    for (Mask m : {Mask::boolean, Mask::floating})
      for (const Shape& s : {kShapes[1], kShapes[3]}) run(check, t, s, false, m, 0);
}

TEST(CpuAttention, Dropout) {
  Checker check(cpu_backend());
  for (const Shape& s : {kShapes[1], kShapes[3]})
    run(check, DType::f32, s, true, Mask::none, 0.25f);
}

}  // namespace
}  // namespace mpt::test
