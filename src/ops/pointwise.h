// Common tools of the pointwise ops: functions of one tensor with a fused or composed gradient.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <limits>
#include <type_traits>

#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {

inline constexpr double kInf = std::numeric_limits<double>::infinity();

inline PointParams code(UnaryOp op) { return {static_cast<int16_t>(op)}; }
inline PointParams code(BinaryOp op) { return {static_cast<int16_t>(op)}; }
inline PointParams code(TernaryOp op) { return {static_cast<int16_t>(op)}; }

// Converts integers to f32, for ops whose results are not integral.
inline void floats_only(Tensor& x) {
  if (!is_floating(x.dtype())) x = cast(x, DType::f32);
}

// Converts an integer x to f32 if the number has a fraction or is not finite, and bool to i64, as
// Python does.
inline void fit_scalar(Tensor& x, double value) {
  if (!is_floating(x.dtype()) && (value != std::floor(value) || !std::isfinite(value))) {
    x = cast(x, DType::f32);
  } else if (x.dtype() == DType::boolean) {
    x = cast(x, DType::i64);
  }
}

// Computes a function of one tensor. `grad(v, s)` returns its gradient composed of ops, where
// `keep` selects s: the input, the result or nothing.
enum class Keep { nothing, input, result };
template <class G>
Tensor unary(Op op, UnaryOp kernel, Tensor x, Keep keep, G grad, double a = 0, double b = 0) {
  Call call(op, {&x});
  Tensor y = unary_raw(kernel, x, a, b);
  if (wants_grad({&x})) {
    if (keep == Keep::input) {
      record(op, y, {&x}, [x = save(x), grad](Vjp& v) { v.set(0, grad(v, x.get(v))); });
    } else if (keep == Keep::result) {
      record(op, y, {&x}, [y = save_result(y), grad](Vjp& v) { v.set(0, grad(v, y.get(v))); });
    } else {
      record(op, y, {&x}, [grad](Vjp& v) { v.set(0, grad(v, Tensor())); });
    }
  }
  return y;
}

// Launches y = act(x) for an activation that is not none; y may be x, or of another dtype.
void activate_to(Activation act, Tensor& y, const Tensor& x);

inline Tensor zeros_like(const Tensor& x) { return full(x.ctx(), x.dtype(), x.shape(), 0); }

// Runs a fused gradient kernel on the result's gradient and s. Overwrites the gradient if nothing
// else will read it.
Tensor grad_raw(const Vjp& v, BinaryOp kernel, const Tensor& s, double a = 0);

// Computes a gradient of ops from the result's gradient and s, and rounds it once.
template <class C>
Tensor composed(const Vjp& v, const Tensor& s, C gradient) {
  return cast(gradient(exact(v.grad()), exact(s)), s.dtype());
}

// The second derivative of a function that is straight between its kinks.
struct Straight {};

// Computes g f'(s) with one kernel. `bend(s)` composes f''(s) of ops, in f32 or f64; a gradient of
// the result multiplies by it and rounds once.
template <class C>
Tensor slope(Op op, BinaryOp kernel, const Tensor& g, const Tensor& s, C bend, double a) {
  Tensor d = binary_raw(kernel, g, s, a);
  if constexpr (std::is_same_v<C, Straight>) {
    if (wants_grad({&g})) {
      record(op, d, {&g}, [op, kernel, s = save(s), bend, a](Vjp& v) {
        v.set(0, slope(op, kernel, v.grad(), s.get(v), bend, a));
      });
    }
  } else if (wants_grad({&g, &s})) {
    record(op, d, {&g, &s}, [op, kernel, g = save_for(s, g), s = save(s), bend, a](Vjp& v) {
      const Tensor &h = v.grad(), &at = s.get(v);
      if (v.wants(0)) v.set(0, slope(op, kernel, h, at, bend, a));
      if (!v.wants(1)) return;
      v.set(1, cast(mul(mul(exact(h), bend(exact(at))), exact(g.get(v))), at.dtype()));
    });
  }
  return d;
}

// Runs the fused kernel, by `slope` if the backward must be differentiable.
template <class C>
Tensor fused(const Vjp& v, BinaryOp kernel, const Tensor& s, C bend, double a = 0) {
  return v.create_graph() ? slope(v.node().op, kernel, v.grad(), s, bend, a)
                          : grad_raw(v, kernel, s, a);
}

}  // namespace mpt::ops
