// The kernels a backend offers: operand order, static parameters (part of the prepared key) and
// dynamic scalars (given per run). Every backend implements this contract.
//
// Unless said otherwise a kernel reads and writes the operands' own dtypes and computes in f32
// (f64 for f64, int64 for integers), takes any strides, and takes empty operands.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/dtype.h"

namespace mpt {

// Laid out by hand, as tables.
// clang-format off

enum class Kernel : int16_t {
  // -- pointwise: operands broadcast by strides to out's shape (same rank, stride 0) --------------
  fill,     // out y.                    scalars FillScalars
  arange,   // out y [n].                scalars PointScalars: y[i] = a + i * b
  copy,     // out y; in x.              converts dtype
            //   Floats round once; float to integer truncates, out of range is unspecified;
            //   integers wrap; to bool is x != 0.
  unary,    // out y; in x.              params PointParams, scalars PointScalars
  binary,   // out z; in x, y.           params PointParams, scalars PointScalars
  ternary,  // out w; in x, y, z.        params PointParams, scalars PointScalars
  random,   // out y.                    params RandomParams, scalars RandomScalars
  // -- reductions ---------------------------------------------------------------------------------
  reduce,   // out y (x's rank, extent 1 along reduced dims); in x.  params ReduceParams.
            //   argmax, argmin: out i64, one reduced dim, or all of them (index into row-major x);
            //   the first of equals wins, NaN wins over all.
            //   Nothing to reduce: sum 0, prod 1, max -inf, min inf, any 0, all 1, mean and var NaN.
  scan,     // out y; in x.              params DimParams: running sum along dim
  // -- matrix products: f32 accumulation (f64 for f64) ----------------------------------------------
  gemm,            // out c [.., M, N]; in a [.., M, K], b [.., K, N], bias [N]?  params GemmParams,
                   //   scalars GemmScalars: c = act(alpha * a b + bias) (+ beta * c). Batch dims
                   //   are broadcast by strides; a and b have one dtype; c may be wider.
  linear,          // out y [M, N]; in x [M, K], w [N, K], bias [N]?          params GemmParams
  linear_data,     // out dx [M, K]; in dy [M, N], w [N, K]
  linear_weight,   // out dw [N, K], db [N]?; in x [M, K], dy [M, N]
                   //   x may be f32 where w, or dy, has 16 bits: it is rounded to those first.
  // -- convolution: x [B, C, spatial..], w [O, C/groups, spatial..] --------------------------------
  conv,            // out y; in x, w, bias [O]?                      params ConvParams
  conv_data,       // out dx; in dy, w                               params ConvParams
  conv_weight,     // out dw, db [O]?; in x, dy                      params ConvParams
  pool,            // out y, index i32?; in x [B, C, spatial..]      params PoolParams
                   //   max: index is the winner's flat position in its plane; the first of equals
                   //   wins, NaN wins over all; -1 and -inf where the window
                   //   holds padding only. avg: no dilation; 0 over nothing.
  pool_grad,       // out dx; in dy, index? (max)                    params PoolParams
  interpolate,     // out y; in x [B, C, spatial..]                  params InterpolateParams
  interpolate_grad,// out dx; in dy                                  params InterpolateParams
  // -- normalisation --------------------------------------------------------------------------------
  norm,            // out y, mean [R] f32?, rstd [R] f32; in x [R, C], w [C]?, b [C]?
                   //   params NormParams: each row normalised (rms: without the mean)
  norm_grad,       // out dx, dw [C]?, db [C]?; in dy, x, w?, mean?, rstd      params NormParams
  batch_norm,      // out y, mean [C] f32, rstd [C] f32; in x [B, C, spatial..], w?, b?, mean?, var?
                   //   (given: they are used, as in eval; else the batch's own, variance biased)
                   //   params NormParams (eps, act)
  batch_norm_grad, // out dx, dw? f32, db? f32; in dy, x, w?, mean, rstd, y? (with act)
                   //   params NormParams. mean and rstd are the batch's own (training).
  // -- rows ---------------------------------------------------------------------------------------
  softmax,         // out y; in x.                 params SoftmaxParams along dim
  softmax_grad,    // out dx; in dy, y             params SoftmaxParams
  cross_entropy,   // out loss [R] f32, lse [R] f32; in x [R, V], target [R] i64
                   //   params CrossEntropyParams. An ignored row has loss 0. A target outside
                   //   [0, V) that is not ignore_index gives loss NaN.
  cross_entropy_grad,  // out dx [R, V]; in x, target, lse, g [R] f32 (the gradient of each loss)
                   //   params CrossEntropyParams; dx may be x itself (same pointer)
  attention,       // out o [B, H, T, D], lse [B, H, T] f32; in q [B, H, T, D], k, v [B, Hk, S, D],
                   //   mask? (bool or float, broadcast to [B, H, T, S])  params AttentionParams,
                   //   scalars AttentionScalars. The score matrix is never stored. H is a multiple
                   //   of Hk. A row with nothing to attend to is 0, its lse -inf.
                   //   bool mask: true attends; float mask: added. causal: key j <= query i.
  attention_grad,  // out dq, dk, dv; in do, q, k, v, o, lse, mask?     params, scalars alike
  // -- indices: i32 or i64 -------------------------------------------------------------------------
  index_select,    // out y; in x, index [n].      params DimParams: y[.., i, ..] = x[.., index[i], ..]
  index_add,       // out y (read and written); in index [n], src.  params DimParams. Sums in
                   //   index order; in f32 even where y is 16 bits wide, rounded once at the end.
  gather,          // out y; in x, index.          params DimParams
  scatter,         // out y (read and written); in index, src.      params ScatterParams
                   //   set: the last of equal indices, in row-major order, wins.
                   //   index kernels: the lowest row-major position of an index outside [0, extent)
                   //   goes to the i64 flag [1]? that is the last output (which the caller sets to -1
                   //   beforehand); such an index selects 0 and scatters nothing.
  sort,            // out values, index i64; in x. params SortParams. Stable; NaN is largest.
  tri,             // out y; in x [.., M, N].      params TriParams
  // -- optimizers and scaling: flat passes over many tensors -----------------------------------------
  split,           // out hi, lo (16 bits each); in x f32. params SplitParams. Flat operands.
  join,            // out x f32; in hi, lo. params SplitParams     backends/masters.h has the formats
  multi_stats, multi_scale, step_decide, multi_step, scaler_update,  // backends/multi.h: contracts
};
inline constexpr Kernel kLastKernel = Kernel::scaler_update;  // ORDER: kernel_info.cpp

// Parameter structs have no padding bytes: they are compared and hashed as bytes.

enum class UnaryOp : int16_t {
  neg, abs, sign, sqrt, rsqrt, exp, expm1, log, log1p, reciprocal, square,
  sin, cos, floor, ceil, round, relu, gelu_erf, gelu_tanh, silu, sigmoid, tanh, softplus, erf,
  add_scalar,    // x + a
  mul_scalar,    // x * a
  pow_scalar,    // x ^ a
  rpow_scalar,   // a ^ x
  div_scalar,    // x / a; rdiv_scalar: a / x. Not of integers
  rdiv_scalar,
  clamp,         // min(max(x, a), b); NaN passes
  leaky_relu,    // x > 0 ? x : a x
  elu,           // x > 0 ? x : a (exp x - 1)
  logical_not,   // out bool. ORDER: the tests come last (is_test)
  isfinite,      // out bool
  isnan,         // out bool
};
constexpr bool is_test(UnaryOp op) { return op >= UnaryOp::logical_not; }

enum class BinaryOp : int16_t {
  add, sub, mul, div, pow, maximum, minimum,  // maximum, minimum: NaN wins
  eq, ne, lt, le, gt, ge,                     // out bool. ORDER: the tests stand together (is_test)
  logical_and, logical_or, logical_xor,       // out bool
  add_scaled,       // x + a y
  floor_div, remainder,                       // as Python: the sign of the divisor
  // Gradients, first operand g. `y` is the op's output, `x` its input.
  relu_grad,        // y <= 0 ? 0 : g
  leaky_relu_grad,  // x > 0 ? g : a g
  elu_grad,         // x > 0 ? g : g a exp(x)
  gelu_erf_grad, gelu_tanh_grad, silu_grad, softplus_grad,  // of x
  sigmoid_grad,     // g y (1 - y)
  tanh_grad,        // g (1 - y^2)
  // Losses, elementwise of input x and target t.
  bce, bce_logits, huber, smooth_l1,          // huber, smooth_l1: a is delta, beta
};
constexpr bool is_test(BinaryOp op) { return op >= BinaryOp::eq && op <= BinaryOp::logical_xor; }

enum class TernaryOp : int16_t {
  where,            // x != 0 ? y : z
  add_product,      // x + a y z
  dropout,          // x y a + z, y the mask
};

struct PointParams { int16_t op; };
struct PointScalars { double a = 0, b = 0; };
struct FillScalars { double value; int64_t integer; };  // integer is used for integer dtypes

enum class RandomOp : int16_t { uniform, normal, bernoulli };
struct RandomParams { RandomOp op; };
// Element i of the row-major output takes draw `offset + i` of Philox4x32-10 with `seed`
// (core/rng.h has the mapping), so any split over workers or machines gives the same numbers.
// uniform: a + (b - a) u; normal: mean a, deviation b; bernoulli: u < a, with u = to_uniform(bits).
// In double, rounded to f32 (except f64) and then to the dtype; integers: the floor.
struct RandomScalars { uint64_t seed, offset; double a, b; };

enum class ReduceOp : int32_t { sum, mean, prod, max, min, argmax, argmin, sum_abs, sum_square,
                                var, any, all };
struct ReduceParams { ReduceOp op; int32_t correction = 0; };  // var divides by n - correction
struct DimParams { int32_t dim; };

enum class Activation : int32_t { none = 0, relu = 1, gelu_erf = 2, gelu_tanh = 3, silu = 4,
                                  sigmoid = 5, tanh = 6 };
// Whether a product or convolution may apply it to its sums: its gradient reads the result. The
// others' reads what lies before them, rounded, which a backward has to have.
constexpr bool fusable(Activation act) {
  return act != Activation::gelu_erf && act != Activation::gelu_tanh && act != Activation::silu;
}
// act: fusable.
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
  bool count_include_pad;  // avg: padding counts in the divisor
  int32_t spatial;
  int32_t kernel[3], stride[3], padding[3], dilation[3];
};
enum class InterpolateOp : int16_t { nearest, linear };
// nearest reads floor(i * in / out). linear, one dim: align_corners i (in - 1) / (out - 1), else
// max((i + 0.5) in / out - 0.5, 0); both neighbours are read, as PyTorch does.
struct InterpolateParams { InterpolateOp op; int16_t align_corners; int32_t spatial; };

struct NormParams {
  double eps;
  int32_t rms = 0;
  Activation act = Activation::none;  // batch_norm: none or relu, fused
};
struct SoftmaxParams { int32_t dim, log; };
struct CrossEntropyParams { int64_t ignore_index; double label_smoothing; };
struct AttentionParams { int32_t causal, dropout; double scale; };
// dropout: the score (b, h, i, j) takes draw offset + its row-major position in [B, H, T, S] and is
// kept where to_uniform(bits) < 1 - p (in f32); kept ones are multiplied by 1 / (1 - p).
struct AttentionScalars { uint64_t seed, offset; float p; };
enum class ScatterOp : int32_t { set, add };
struct ScatterParams { int32_t dim; ScatterOp op; };
struct SortParams { int32_t dim, descending; int64_t k; };  // k: how many to keep; -1 all
struct TriParams { int64_t upper, diagonal; };

// clang-format on

}  // namespace mpt
