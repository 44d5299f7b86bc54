// Kernel: the contract of the kernels, which every backend implements: operand order, static
// parameters (part of the key of a prepared kernel) and dynamic scalars (given per run).
//
// Unless stated otherwise, a kernel reads and writes the operands' own dtypes, computes in f32 (in
// f64 for f64, in int64 for integers), and accepts any strides and empty operands.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/dtype.h"

namespace mpt {

// The tables below are aligned by hand.

// clang-format off

enum class Kernel : int16_t {
  // -- pointwise: operands broadcast by strides to out's shape (same rank, stride 0) --------------
  fill,     // out y.                    scalars FillScalars
  arange,   // out y [n].                scalars PointScalars: y[i] = a + i * b
  copy,     // out y; in x.              converts dtype
            //   Floats round once; float to integer truncates, and a value out of range gives
            //   an unspecified integer; integers wrap; conversion to bool is x != 0.
  unary,    // out y; in x.              params PointParams, scalars PointScalars
  binary,   // out z; in x, y.           params PointParams, scalars PointScalars
  ternary,  // out w; in x, y, z.        params PointParams, scalars PointScalars
  random,   // out y; in shift i64 [1]?. params RandomParams, scalars RandomScalars

  // -- reductions ---------------------------------------------------------------------------------
  reduce,   // out y (x's rank, extent 1 along reduced dims); in x.  params ReduceParams.
            //   argmax, argmin: out i64, one reduced dim, or all of them (index into row-major x);
            //   the first of equal values is selected; NaN takes precedence over numbers.
            //   Nothing to reduce: sum 0, prod 1, max -inf, min inf, any 0, all 1, mean, var NaN.
  scan,     // out y; in x.              params DimParams: running sum along dim

  // -- matrix products: f32 accumulation (f64 for f64) --------------------------------------------
  gemm,            // out c [.., M, N]; in a [.., M, K], b [.., K, N], bias [N]?  params GemmParams,
                   //   scalars GemmScalars: c = act(alpha * a b + bias) (+ beta * c). Batch dims
                   //   are broadcast by strides; a and b have the same dtype; c may be wider.
  linear,          // out y [M, N]; in x [M, K], w [N, K], bias [N]?          params GemmParams
  linear_data,     // out dx [M, K]; in dy [M, N], w [N, K]
  linear_weight,   // out dw [N, K], db [N]?; in x [M, K], dy [M, N]
                   //   x may be f32 when w or dy has 16 bits: x is first rounded to their dtype.

  // -- convolution: x [B, C, spatial..], w [O, C/groups, spatial..] -------------------------------
  conv,            // out y; in x, w, bias [O]?                      params ConvParams
  conv_data,       // out dx; in dy, w                               params ConvParams
                   //   dy and w have the same dtype; dx may be wider.
  conv_weight,     // out dw, db [O]?; in x, dy                      params ConvParams
  pool,            // out y, index i32?; in x [B, C, spatial..]      params PoolParams
                   //   max: index is the flat position of the maximum in its plane; the first of
                   //   equal values is selected; NaN takes precedence over numbers. A window that
                   //   is all padding gives index -1 and value -inf. avg: no dilation; an empty
                   //   window gives 0.
  pool_grad,       // out dx; in dy, index? (max)                    params PoolParams
  interpolate,     // out y; in x [B, C, spatial..]                  params InterpolateParams
  interpolate_grad,// out dx; in dy                                  params InterpolateParams

  // -- normalisation ------------------------------------------------------------------------------
  norm,            // out y, mean [R] f32?, rstd [R] f32; in x [R, C], w [C]?, b [C]?
                   //   params NormParams: normalises each row (rms: without subtracting the mean)
  norm_grad,       // out dx, dw [C]?, db [C]?; in dy, x, w?, mean?, rstd      params NormParams
  batch_norm,      // out y, mean [C] f32, rstd [C] f32; in x [B, C, spatial..], w?, b?, mean?, var?
                   //   mean and var are used if given (evaluation), else the batch's own mean and
                   //   biased variance
                   //   params NormParams (eps, act)
  batch_norm_grad, // out dx, dw? f32, db? f32; in dy, x, w?, mean, rstd, y? (with act)
                   //   params NormParams. mean and rstd are those of the batch (training).

  // -- rows ---------------------------------------------------------------------------------------
  softmax,         // out y; in x.                 params SoftmaxParams along dim
  softmax_grad,    // out dx; in dy, y             params SoftmaxParams
  cross_entropy,   // out loss [R] f32, sums [2, R] f32?, flag i64 [1]?; in x [R, V], target [R] i64
                   //   params CrossEntropyParams. sums: the largest element of each row, then
                   //   log(sum(e^(x - largest))). An ignored row has loss 0. A target outside
                   //   [0, V) that is not ignore_index gives loss NaN; the flag, which the
                   //   caller sets to -1, receives the first such row. Only devices have a flag.
  cross_entropy_grad,  // out dx [R, V]; in x, target, sums, g [R] f32 (the gradient of each loss)
                   //   params CrossEntropyParams; dx may alias x (same pointer)
  attention,       // out o [B, H, T, D], lse [B, H, T] f32; in q [B, H, T, D], k, v [B, Hk, S, D],
                   //   mask? (bool or float, broadcast to [B, H, T, S]), shift i64 [1]?
                   //   params AttentionParams, scalars AttentionScalars. The score matrix is never stored. H is a multiple
                   //   of Hk. A row without a key to attend to is 0, and its lse -inf, or from cuDNN
                   //   -2^100, which gives gradients of 0 with -inf for its scores too.
                   //   bool mask: true means attend; float mask: added to the score. causal: key
                   //   j <= query i.
  attention_grad,  // out dq, dk, dv; in do, q, k, v, o, lse, mask?, shift?
                   //   params, scalars as attention

  // -- indices: i32 or i64 ------------------------------------------------------------------------
  index_select,    // out y; in x, index [n].  params DimParams: y[.., i, ..] = x[.., index[i], ..]
  index_add,       // out y (read and written); in index [n], src.  params DimParams. Sums in
                   //   index order, as LongSum does even if y has 16 bits, and rounds once at the
                   //   end.
  gather,          // out y; in x, index.          params DimParams
  scatter,         // out y (read and written); in index, src.      params ScatterParams
                   //   set: of equal indices, the last in row-major order is stored.
                   //   The four kernels above have a last output: flag i64 [1]?, which the caller
                   //   sets to -1. It receives the lowest row-major position of an index outside
                   //   [0, extent); such an index selects 0 and scatters nothing.
  sort,            // out values, index i64; in x. params SortParams. Stable; NaN is largest.
  tri,             // out y; in x [.., M, N].      params TriParams

  // -- optimizers and scaling: flat passes over many tensors --------------------------------------
  split,           // out hi, lo (16 bits each); in x f32. params SplitParams. Flat operands.
  join,            // out x f32; in hi, lo. params SplitParams.  Formats: backends/masters.h
  multi_stats, multi_scale, step_decide, multi_step, scaler_update,  // backends/multi.h: contracts
};
inline constexpr Kernel kLastKernel = Kernel::scaler_update;  // ORDER: kernel_info.cpp

// Parameter structs have no padding bytes, because they are compared and hashed as bytes.

enum class UnaryOp : int16_t {
  neg, abs, sign, sqrt, rsqrt, exp, expm1, log, log1p, reciprocal, square,
  sin, cos, floor, ceil, round, relu, gelu_erf, gelu_tanh, silu, sigmoid, tanh,
  softplus,      // log(1 + e^(a x)) / a; a = -1: log(sigmoid(x))
  erf,
  add_scalar,    // x + a
  mul_scalar,    // x * a
  pow_scalar,    // x ^ a
  rpow_scalar,   // a ^ x
  div_scalar,    // x / a; rdiv_scalar: a / x. Not for integers
  rdiv_scalar,
  clamp,         // min(max(x, a), b); NaN stays NaN
  leaky_relu,    // x > 0 ? x : a x, which is 0 at -inf for a = 0
  elu,           // x > 0 ? x : a (exp x - 1)
  log2, log10,
  softsign,      // x / (1 + |x|)
  hardsigmoid,   // min(max(x + 3, 0), 6) / 6
  hardswish,     // x hardsigmoid(x)
  mish,          // x tanh(log(1 + e^x))
  round_at,      // rounds to multiples of 1 / a, or of b if b > 0; a and b are powers of ten
  logical_not,   // out bool. ORDER: the tests are last (is_test)
  isfinite,      // out bool
  isnan,         // out bool
};
constexpr bool is_test(UnaryOp op) { return op >= UnaryOp::logical_not; }

enum class BinaryOp : int16_t {
  add, sub, mul, div, pow, maximum, minimum,  // maximum, minimum: NaN if either is NaN
  eq, ne, lt, le, gt, ge,                     // out bool. ORDER: tests are consecutive (is_test)
  logical_and, logical_or, logical_xor,       // out bool
  add_scaled,       // x + a y
  floor_div, remainder,                       // as in Python: the sign of the divisor
  // Gradients: the first operand is g. `y` is the output of the op, `x` its input.
  relu_grad,        // y <= 0 ? 0 : g
  leaky_relu_grad,  // x > 0 ? g : a g, which is 0 for a = 0
  elu_grad,         // x > 0 ? g : g a exp(x)
  gelu_erf_grad, gelu_tanh_grad, silu_grad,  // second operand x
  softplus_grad,    // g s(a x) with s = sigmoid; also the product of GLU
  sigmoid_grad,     // g y (1 - y)
  tanh_grad,        // g (1 - y^2)
  // Losses: elementwise functions of input x and target t.
  bce, bce_logits, huber, smooth_l1,          // huber, smooth_l1: a is delta, beta
  // Gradients of the functions that were added later: the second operand is x.
  logistic_grad,    // g a^2 s(a x) s(-a x) with s = sigmoid: sigmoid (a = 1), tanh (a = 2)
  softsign_grad, hardsigmoid_grad, hardswish_grad, mish_grad,
  prelu,            // x > 0 ? x : x y, which is 0 at -inf for y = 0
  weigh,            // x y, or 0 where the weight x is 0, whatever y is
  bce_logits_grad,  // s(x) - t with s = sigmoid, without the rounding of s(x)
  div_scaled,       // (x / y) a, where a is a power of two
};
constexpr bool is_test(BinaryOp op) { return op >= BinaryOp::eq && op <= BinaryOp::logical_xor; }

enum class TernaryOp : int16_t {
  where,            // x != 0 ? y : z
  add_product,      // x + a y z
  dropout,          // x a + z, or z where the mask y is 0
  lerp,             // x + z (y - x), exact at z = 0 and z = 1
  glu_grad,         // x y s(z) s(-z) with s = sigmoid: the gradient of y s(z) for z
  prelu_grad,       // y > 0 ? x : x z, which is 0 for z = 0
};

struct PointParams { int16_t op; };
struct PointScalars { double a = 0, b = 0; };
struct FillScalars { double value; int64_t integer; };  // integer: the value for integer dtypes

enum class RandomOp : int16_t { uniform, normal, bernoulli };
struct RandomParams { RandomOp op; };
// Element i of the row-major output takes draw `offset + i` of Philox4x32-10 with `seed` (mapping:
// core/rng.h), so every split over workers or machines gives the same numbers. `shift` is added to
// the offset of every kernel that draws: work that a device has recorded and runs again takes other
// draws when the host has changed this one number in the device's memory.
// uniform: a + (b - a) u; normal: mean a, deviation b; bernoulli: u < a, with u = to_uniform(bits).
// Values are computed in double and rounded to f32 (except for f64), then to the dtype; integers
// take the floor.
struct RandomScalars { uint64_t seed, offset; double a, b; };

// norm2: the root of the sum of squares; std: the root of var. Where the root is a number of the
// result's dtype, squares on the way neither overflow nor are lost.
// correction: var and std divide by n - correction; norm2, and sums that are no integers, are times
// 2^-correction, so that a large one may be a number.
enum class ReduceOp : int32_t { sum, mean, prod, max, min, argmax, argmin, sum_abs, norm2, var, std,
                                any, all };
struct ReduceParams { ReduceOp op; int32_t correction = 0; };
struct DimParams { int32_t dim; };

enum class Activation : int32_t { none = 0, relu = 1, gelu_erf = 2, gelu_tanh = 3, silu = 4,
                                  sigmoid = 5, tanh = 6 };
// True if a product or convolution may apply the activation to its sums, because the activation's
// gradient reads only its result. The gradients of the other activations read the rounded input of
// the activation, which must therefore be stored for backward.
constexpr bool fusable(Activation act) {
  return act != Activation::gelu_erf && act != Activation::gelu_tanh && act != Activation::silu;
}
// Requires fusable(act).
struct GemmParams { Activation act = Activation::none; int32_t accumulate = 0; };
struct GemmScalars { float alpha = 1, beta = 0; };

struct ConvParams {
  int32_t spatial;  // 1, 2 or 3
  int32_t groups;
  int32_t stride[3], padding[3], dilation[3];
};
enum class PoolOp : int16_t { max, avg };
struct PoolParams {
  PoolOp op;
  bool adaptive;           // window of output i: [floor(i n / m), ceil((i + 1) n / m))
  bool count_include_pad;  // avg: the divisor includes padding
  int32_t spatial;
  int32_t kernel[3], stride[3], padding[3], dilation[3];
};
enum class InterpolateOp : int16_t { nearest, linear };
// Mode nearest reads position floor(i * in / out). Mode linear reads both neighbours of a position
// along each dim, as PyTorch does: i (in - 1) / (out - 1) with align_corners, else
// max((i + 0.5) in / out - 0.5, 0). in and out are inputs and outputs, at most 2^23, or the extents
// where these are 0; with align_corners always the extents.
struct InterpolateParams {
  InterpolateOp op;
  int16_t align_corners;
  int32_t spatial;
  int32_t inputs[3] = {}, outputs[3] = {};
  struct Ratio { int64_t in, out; };
  // Returns in and out of dim d, whose extents are given.
  Ratio ratio(int d, int64_t in, int64_t out) const {
    return inputs[d] ? Ratio{inputs[d], outputs[d]} : Ratio{in, out};
  }
};

struct NormParams {
  double eps;
  int32_t rms = 0;
  Activation act = Activation::none;  // batch_norm only: none or relu, fused
};
struct SoftmaxParams { int32_t dim, log; };
struct CrossEntropyParams { int64_t ignore_index; double label_smoothing; };
struct AttentionParams { int32_t causal, dropout; double scale; };
// dropout: score (b, h, i, j) takes the draw at offset + the row-major position in [B, H, T, S]. A
// probability is kept if to_uniform(bits) < keep(), which is 1 - p in f32 for every dtype, and is
// then multiplied by factor(), rounded to the type that is computed in.
struct AttentionScalars {
  uint64_t seed, offset;
  double p;
  float keep() const { return static_cast<float>(1 - p); }
  double factor() const { return p < 1 ? 1 / (1 - p) : 0; }
};
enum class ScatterOp : int32_t { set, add };
struct ScatterParams { int32_t dim; ScatterOp op; };
struct SortParams { int32_t dim, descending; int64_t k; };  // k: number of elements kept; -1: all
struct TriParams { int64_t upper, diagonal; };

// clang-format on

}  // namespace mpt
