// Attention and its gradients on a device of Vulkan are near to what ref computes in double.
// SPDX-License-Identifier: Apache-2.0
#include "kernels.h"

namespace mpt::test {
namespace {

constexpr DType kF32 = DType::f32, kF64 = DType::f64, kNone = DType::none;
constexpr double kInf = std::numeric_limits<double>::infinity();

class Attention : public Kernels {
 protected:
  struct Problem {
    int64_t batch, heads, key_heads, queries, keys, depth, width;
    DType dtype = kF32, mask = kNone, out = kNone;  // out: dtype, if none
    bool causal = false, dropout = false, is_dense = false;
  };

  static Operand none() {
    Operand x(kF32, {}, {});
    x.spec = {};
    return x;
  }
  Operand make(const Problem& p, DType t, const Dims& shape, bool is_output) {
    Operand x(t, shape,
              p.is_dense ? contiguous_strides(shape) : draw_strides(shape, is_output, random),
              p.is_dense ? 0 : below(random, 3));
    const ref::View v = x.view();
    if (!is_output) {
      x.bytes.assign(x.bytes.size(), '\xff');  // NaN around the elements: nothing may read it
      ref::walk(shape, [&](const Dims& i) { v.set(std::normal_distribution<>(0, 1)(random), i); });
    }
    return x;
  }
  // A quarter of the pairs does not attend.
  Operand make_mask(const Problem& p) {
    if (p.mask == kNone) return none();
    Operand x = make(p, p.mask, {p.batch, p.heads, p.queries, p.keys}, false);
    const ref::View v = x.view();
    ref::walk(x.spec.shape, [&](const Dims& i) {
      const bool attends = below(random, 4) != 0;
      if (p.mask == DType::boolean) v.set(attends, i);
      else if (!attends) v.set(-kInf, i);
    });
    return x;
  }
  Operand make_shift(const Problem& p) {
    if (!p.dropout) return none();
    Operand x(DType::i64, {1}, {1});
    x.view().set_int(12345678901234, 0);
    return x;
  }

  static Bound bound_of(DType t) {
    if (t == kF64) return {.absolute = 2e-14, .relative = 1e-14};
    return t == kF32 ? Bound{.absolute = 2e-5, .relative = 1e-5}
                     : Bound{.ulps = 1, .absolute = 2e-5};
  }

  void check_both(const Problem& p) {
    const double scale = 0.3;
    Case c{.kernel = Kernel::attention,
           .params = bytes_of(AttentionParams{p.causal, p.dropout, scale}),
           .scalars = bytes_of(AttentionScalars{7, 9, 0.1}),
           .note = p.causal ? "causal" : "all"};
    const DType out = p.out == kNone ? p.dtype : p.out;
    const Dims q{p.batch, p.heads, p.queries, p.depth}, k{p.batch, p.key_heads, p.keys, p.depth},
        v{p.batch, p.key_heads, p.keys, p.width}, o{p.batch, p.heads, p.queries, p.width},
        rows{p.batch, p.heads, p.queries};
    Operands in{make(p, p.dtype, q, false), make(p, p.dtype, k, false), make(p, p.dtype, v, false),
                make_mask(p), make_shift(p)};
    const DType lse = p.dtype == kF64 ? kF64 : kF32;
    check(c, {make(p, out, o, true), make(p, lse, rows, true)}, in, bound_of(out));
    if (HasFailure()) return;

    Operands results{make(p, p.dtype, o, true), make(p, lse, rows, true)};
    run_on_host(c, results, in, true);
    c.kernel = Kernel::attention_grad;
    const Operands given{
        make(p, p.dtype, o, false), in[0], in[1], in[2], results[0], results[1], in[3], in[4]};
    check(c, {make(p, out, q, true), make(p, out, k, true), make(p, out, v, true)}, given,
          bound_of(out));
  }
};

TEST_F(Attention, OfEveryShape) {
  check_both({1, 1, 1, 1, 1, 1, 1});
  check_both({2, 2, 2, 33, 40, 8, 8, kF32, kNone, kNone, false, false, true});
  check_both({1, 2, 1, 32, 64, 32, 32, kF32, kNone, kNone, false, false, true});
  check_both({1, 4, 2, 5, 70, 33, 17});    // heads that share keys, another width
  check_both({1, 1, 1, 3, 35, 140, 135});  // more than one pass of columns
  check_both({2, 1, 1, 1, 9, 3, 2});
}

TEST_F(Attention, OfNothing) {
  check_both({1, 2, 1, 3, 0, 4, 5});  // no key: 0, and a logarithm of -inf
  check_both({1, 2, 1, 0, 3, 4, 5});
  check_both({0, 2, 1, 3, 3, 4, 5});
  check_both({1, 2, 1, 3, 4, 0, 5});
  check_both({1, 2, 1, 3, 4, 5, 0});
}

TEST_F(Attention, CausalAndMasked) {
  Problem p{1, 2, 2, 40, 50, 7, 9};
  p.causal = true;
  check_both(p);
  p.keys = 20;
  check_both(p);
  p.mask = kF32;
  check_both(p);
  p.causal = false;
  p.mask = DType::boolean;
  check_both(p);
  p.queries = 70;
  p.keys = 3;  // some rows attend to no key
  check_both(p);
}

TEST_F(Attention, DropoutTakesTheHostsDraws) {
  Problem p{2, 2, 1, 35, 37, 6, 6};
  p.dropout = true;
  check_both(p);
  p.causal = true;
  p.mask = DType::bf16;
  check_both(p);
}

TEST_F(Attention, OfEveryDType) {
  for (DType t : {DType::f16, DType::bf16, DType::f8e4m3}) {
    SCOPED_TRACE(name_of(t));
    Problem p{1, 2, 1, 20, 40, 16, 16, t};
    if (t == DType::f16) p.out = kF32;
    p.causal = t == DType::bf16;
    check_both(p);
  }
}

// The tiles of f64 have half the rows and columns.
TEST_F(Attention, InF64) {
  check_both({1, 1, 1, 1, 1, 1, 1, kF64});
  check_both({2, 4, 2, 17, 35, 18, 9, kF64});
  check_both({1, 1, 1, 3, 18, 70, 66, kF64});  // more than one pass of columns
  check_both({1, 2, 1, 3, 0, 4, 5, kF64});
  Problem p{1, 2, 1, 20, 40, 16, 16, kF64};
  p.causal = p.dropout = p.is_dense = true;
  check_both(p);
  p.mask = DType::boolean;
  check_both(p);
  p.mask = kF64;
  p.causal = false;
  p.queries = 50;
  p.keys = 3;
  check_both(p);
  p.mask = DType::bf16;
  p.out = kF32;
  check_both(p);
}

TEST_F(Attention, NumbersThatAreNotFiniteStayInTheirRow) {
  const Problem p{1, 1, 1, 34, 36, 4, 4};
  Operands in{make(p, kF32, {1, 1, 34, 4}, false), Operand(kF32, {1, 1, 36, 4}, {0, 0, 4, 1}),
              Operand(kF32, {1, 1, 36, 4}, {0, 0, 4, 1}), none(), none()};
  for (int i : {1, 2}) {
    const ref::View v = in[static_cast<size_t>(i)].view();
    ref::walk({1, 1, 36, 4}, [&](const Dims& at) { v.set(0.1 * static_cast<double>(at[2]), at); });
  }
  in[0] = Operand(kF32, {1, 1, 34, 4}, {0, 0, 4, 1});
  const ref::View q = in[0].view();
  ref::walk({1, 1, 34, 4}, [&](const Dims& at) { q.set(at[2] == 5 ? std::nan("") : 1, at); });
  q.set(kInf, 0, 0, 33, 2);
  check({.kernel = Kernel::attention,
         .params = bytes_of(AttentionParams{0, 0, 1}),
         .scalars = bytes_of(AttentionScalars{}),
         .note = "not finite"},
        {make(p, kF32, {1, 1, 34, 4}, true), make(p, kF32, {1, 1, 34}, true)}, in, bound_of(kF32));
}

TEST_F(Attention, RefusalsNameTheReason) {
  const auto refused = [&](DType q, DType k) {
    Problem p{1, 1, 1, 2, 2, 2, 2};
    const Dims shape{1, 1, 2, 2};
    const std::string why =
        refusal({.kernel = Kernel::attention, .params = bytes_of(AttentionParams{0, 0, 1})},
                {make(p, q, shape, true), none()},
                {make(p, q, shape, false), make(p, k, shape, false), make(p, k, shape, false)});
    return why.substr(std::min(why.find("gpu "), why.size()));  // behind those of libraries
  };
  EXPECT_EQ(refused(DType::i32, DType::i32), "gpu attention: q, k and v have a floating dtype");
  EXPECT_EQ(refused(kF32, DType::bf16), "gpu attention: q, k and v have one dtype");
  EXPECT_EQ(refused(kF32, kF32), "");
}

}  // namespace
}  // namespace mpt::test
