// Estimated costs and gains of running one op in 16 bits.
// SPDX-License-Identifier: Apache-2.0
#include "autocast/cost.h"

#include "autograd/node.h"
#include "backends/cache.h"
#include "core/tensor_meta.h"

namespace mpt {
namespace {

// kPerByte: multiply-adds in the time that one byte from the L2 cache takes. kNative and kWidened:
// factors by which 16-bit operands change the rate of multiply-adds, with native 16-bit products
// and with operands that are widened to f32. These are round numbers, the same on every machine:
// only the choice between the two arithmetics, which is measured once or fixed, differs.
constexpr double kPerByte = 4, kNative = 2, kWidened = 0.95;

// Index of the first of the two consecutive inputs that are multiplied.
size_t first_factor(Op op) { return op == Op::addmm ? 1 : 0; }

// Multiply-adds of the forward, and elements of the result; 0: the operation has no estimate.
struct Work {
  double products = 0, result = 0;
};
Work work_of(Op op, std::span<Tensor* const> in) {
  const size_t f = first_factor(op);
  if (in.size() < f + 2 || !*in[f] || !*in[f + 1]) return {};
  const Tensor &x = *in[f], &w = *in[f + 1];
  const auto elements = static_cast<double>(x.count());
  if (op == Op::linear && w.rank() == 2 && x.rank() > 0 && w.size(1) > 0) {
    const auto n = static_cast<double>(w.size(0));
    return {elements * n, elements / static_cast<double>(w.size(1)) * n};
  }
  const bool product = op == Op::matmul || op == Op::bmm || op == Op::addmm;
  if (product && x.rank() > 1 && w.rank() > 1 && x.size(-1) > 0) {
    const auto n = static_cast<double>(w.size(-1));
    return {elements * n, elements / static_cast<double>(x.size(-1)) * n};
  }
  return {};
}

// Returns the leaf behind an input of a checkpointed region, which is a clone of the leaf in the
// second run; otherwise x.
const Tensor& leaf_behind_clone(const Tensor& x) {
  const bool is_clone = x && x->is_view && x->node && x->node->op == Op::clone;
  return is_clone && x->node->edges[0].leaf ? x->node->edges[0].leaf : x;
}

}  // namespace

LoweringCost lowering_cost(const Context& ctx, Op op, std::span<Tensor* const> inputs,
                           const Tensor* deferred_cast) {
  const Work work = work_of(op, inputs);
  if (work.products == 0) return {};
  const DType low = ctx.autocast.dtype;
  // Processors multiply bf16 alone; devices multiply f16 as well.
  const bool native =
      (low == DType::bf16 || !ctx.home->is_host) && arithmetic_of(ctx) == Arithmetic::native16;
  LoweringCost c;
  c.bytes = -2 * work.result;
  double passes = 1;  // over the products: the forward, and one for each operand's gradient
  for (Tensor* t : inputs) {
    const Tensor& x = leaf_behind_clone(*t);
    if (!x || !is_floating(x.dtype())) continue;
    const auto n = static_cast<double>(x.count());
    if (t == deferred_cast && x.dtype() == DType::f32) {
      // Probably a batch: it is rounded while it is packed. Native products copy it first.
      c.time += native ? 6 * n : 0;
      continue;
    }
    const size_t f = first_factor(op);
    const bool leaf = x->wants_grad, factor = t == inputs[f] || t == inputs[f + 1],
               grad = leaf || t == inputs[f] || (factor && op != Op::linear);
    const DType kept =
        leaf && x->meta && x->meta->grad_dtype != DType::none ? x->meta->grad_dtype : x.dtype();
    passes += factor && grad;
    // A cast reads one size and writes the other: 6 bytes per element. Its result is held beside
    // its source, except for the copy of a leaf, which shares its memory with a 16-bit gradient.
    if (x.dtype() == DType::f32) {
      c.time += leaf && ctx.autocast.cache ? 2 * n : 6 * n;  // the step also writes the cached copy
      if (!(leaf && is_half(kept))) c.bytes += 2 * n;
    } else if (is_half(x.dtype())) {  // in f32 this input would have to be cast
      c.time -= 6 * n;
      c.bytes -= 4 * n;
    }
    // The product gives a gradient in its own dtype, which is cast if the input keeps another: in
    // 16 bits for an f32 gradient, in f32 for a 16-bit one.
    if (grad) c.time += kept == DType::f32 ? 6 * n : -6 * n;
  }
  const double rate = native ? kNative : kWidened;
  c.time += passes * work.products / kPerByte * (1 / rate - 1);
  return c;
}

}  // namespace mpt
