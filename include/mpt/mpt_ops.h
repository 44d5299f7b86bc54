/* libmpt: the operations. Every call computes a new tensor, records itself for the backward where an
 * input needs a gradient, and follows the autocast scope in force by its class (mpt.h).
 * SPDX-License-Identifier: Apache-2.0
 *
 * Shapes broadcast as in NumPy: aligned at the last dim, an extent of 1 stretches. Operands of two
 * dtypes meet in the wider one, as in PyTorch: a 0-dim tensor does not widen one with dims of the same
 * kind. Integer inputs of inexact functions are taken as f32. Empty tensors are legal everywhere.
 *
 * For every operation, unless said otherwise: the result is a new handle, owned by the caller (or the
 * open scope); the thread that drives the context calls it; errors are INVALID_HANDLE, SHAPE, DTYPE,
 * OUT_OF_MEMORY and, with checks on (mpt_context_set_anomaly), STATE. */
#ifndef MPT_OPS_H
#define MPT_OPS_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Activations that linear and convolutions can apply in the same pass. */
typedef int32_t mpt_activation;
enum {
  MPT_ACTIVATION_NONE = 0,
  MPT_ACTIVATION_RELU = 1,
  MPT_ACTIVATION_GELU = 2,
  MPT_ACTIVATION_GELU_TANH = 3,
  MPT_ACTIVATION_SILU = 4,
  MPT_ACTIVATION_SIGMOID = 5,
  MPT_ACTIVATION_TANH = 6
};

/* What a loss does with its elements' values. */
typedef int32_t mpt_reduction;
enum {
  MPT_REDUCTION_NONE = 0,
  MPT_REDUCTION_MEAN = 1,
  MPT_REDUCTION_SUM = 2,
  MPT_REDUCTION_BATCHMEAN = 3 /* kl_div only: the sum over the first extent */
};

/* What mpt_pad puts around. */
typedef int32_t mpt_pad_mode;
enum { MPT_PAD_CONSTANT = 0, MPT_PAD_REFLECT = 1, MPT_PAD_REPLICATE = 2 };

/* ---- pointwise ---- */

/* a + b. */
MPT_CALL mpt_status mpt_add(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a - b. */
MPT_CALL mpt_status mpt_sub(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a * b, elementwise. */
MPT_CALL mpt_status mpt_mul(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a / b, elementwise; two integers divide as f32. Here, in mpt_floor_divide and in mpt_remainder an f32
 * or integer without dims that needs no gradient keeps its digits beside a 16-bit tensor: it is a number. */
MPT_CALL mpt_status mpt_div(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a to the power b, elementwise; of integers 0 where it is a fraction. Autocast: f32. */
MPT_CALL mpt_status mpt_pow(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* The larger, elementwise; NaN wins. The gradient is shared between equals; where one is NaN, both have
 * all of it. */
MPT_CALL mpt_status mpt_maximum(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* The smaller, elementwise; the same of NaN and of gradients. */
MPT_CALL mpt_status mpt_minimum(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a - b (a // b): the sign of b, as in Python. 0 for an integer b of 0. */
MPT_CALL mpt_status mpt_remainder(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a // b of Python: the whole number below a / b. 0 for an integer b of 0. Not differentiable. */
MPT_CALL mpt_status mpt_floor_divide(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Comparisons give bool and are not differentiable. a == b. */
MPT_CALL mpt_status mpt_eq(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a != b. */
MPT_CALL mpt_status mpt_ne(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a < b. */
MPT_CALL mpt_status mpt_lt(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a <= b. */
MPT_CALL mpt_status mpt_le(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a > b. */
MPT_CALL mpt_status mpt_gt(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a >= b. */
MPT_CALL mpt_status mpt_ge(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Logic on "is not 0"; results are bool. */
MPT_CALL mpt_status mpt_logical_and(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Either is not 0. */
MPT_CALL mpt_status mpt_logical_or(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Exactly one is not 0. */
MPT_CALL mpt_status mpt_logical_xor(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* x + value, in the dtype of x (an integer x and a fraction give f32). */
MPT_CALL mpt_status mpt_add_scalar(mpt_tensor x, double value, mpt_tensor *out);
/* x * value. */
MPT_CALL mpt_status mpt_mul_scalar(mpt_tensor x, double value, mpt_tensor *out);
/* x / value; integers divide as f32. */
MPT_CALL mpt_status mpt_div_scalar(mpt_tensor x, double value, mpt_tensor *out);
/* value / x, the same. Autocast: f32. */
MPT_CALL mpt_status mpt_rdiv_scalar(double value, mpt_tensor x, mpt_tensor *out);
/* x to the power exponent. INVALID_ARGUMENT for an integer x and an exponent below 0. Autocast: f32. */
MPT_CALL mpt_status mpt_pow_scalar(mpt_tensor x, double exponent, mpt_tensor *out);
/* base to the power x; an integer x and a whole base give x's dtype, 0 for a fraction. Autocast: f32. */
MPT_CALL mpt_status mpt_rpow_scalar(double base, mpt_tensor x, mpt_tensor *out);
/* -x. DTYPE for bool, as for the difference of two bools. */
MPT_CALL mpt_status mpt_neg(mpt_tensor x, mpt_tensor *out);
/* |x|. The gradient at 0 is 0, at NaN NaN (PyTorch: 0). */
MPT_CALL mpt_status mpt_abs(mpt_tensor x, mpt_tensor *out);
/* -1, 0 or 1; NaN stays NaN, as in NumPy (PyTorch: 0). */
MPT_CALL mpt_status mpt_sign(mpt_tensor x, mpt_tensor *out);
/* Square root. */
MPT_CALL mpt_status mpt_sqrt(mpt_tensor x, mpt_tensor *out);
/* 1 / sqrt(x). Autocast: f32. */
MPT_CALL mpt_status mpt_rsqrt(mpt_tensor x, mpt_tensor *out);
/* x * x. Autocast: f32. */
MPT_CALL mpt_status mpt_square(mpt_tensor x, mpt_tensor *out);
/* e^x. Autocast: f32. */
MPT_CALL mpt_status mpt_exp(mpt_tensor x, mpt_tensor *out);
/* e^x - 1, exact near 0. Autocast: f32. */
MPT_CALL mpt_status mpt_expm1(mpt_tensor x, mpt_tensor *out);
/* Natural logarithm. Autocast: f32. */
MPT_CALL mpt_status mpt_log(mpt_tensor x, mpt_tensor *out);
/* log(1 + x), exact near 0. Autocast: f32. */
MPT_CALL mpt_status mpt_log1p(mpt_tensor x, mpt_tensor *out);
/* 1 / x. Autocast: f32. */
MPT_CALL mpt_status mpt_reciprocal(mpt_tensor x, mpt_tensor *out);
/* Sine; x in radians. */
MPT_CALL mpt_status mpt_sin(mpt_tensor x, mpt_tensor *out);
/* Cosine. */
MPT_CALL mpt_status mpt_cos(mpt_tensor x, mpt_tensor *out);
/* The error function. */
MPT_CALL mpt_status mpt_erf(mpt_tensor x, mpt_tensor *out);
/* The whole number below. */
MPT_CALL mpt_status mpt_floor(mpt_tensor x, mpt_tensor *out);
/* The whole number above. */
MPT_CALL mpt_status mpt_ceil(mpt_tensor x, mpt_tensor *out);
/* The nearest whole number, halves to even. */
MPT_CALL mpt_status mpt_round(mpt_tensor x, mpt_tensor *out);
/* min(max(x, low), high); NaN stays NaN. Infinite bounds leave a side open. Gradients pass where low < x
 * < high (PyTorch's rule; its older releases passed them at a bound, too). */
MPT_CALL mpt_status mpt_clamp(mpt_tensor x, double low, double high, mpt_tensor *out);
/* max(x, 0). NaN stays NaN, and its gradient passes. */
MPT_CALL mpt_status mpt_relu(mpt_tensor x, mpt_tensor *out);
/* x where x > 0, slope * x elsewhere. */
MPT_CALL mpt_status mpt_leaky_relu(mpt_tensor x, double slope, mpt_tensor *out);
/* x where x > 0, alpha (e^x - 1) elsewhere (Clevert et al. 2015). The gradient at NaN is NaN. */
MPT_CALL mpt_status mpt_elu(mpt_tensor x, double alpha, mpt_tensor *out);
/* x Phi(x) (Hendrycks & Gimpel 2016); approximate_tanh 1: 0.5 x (1 + tanh(sqrt(2/pi) (x +
 * 0.044715 x^3))). */
MPT_CALL mpt_status mpt_gelu(mpt_tensor x, mpt_bool32 approximate_tanh, mpt_tensor *out);
/* x sigmoid(x). */
MPT_CALL mpt_status mpt_silu(mpt_tensor x, mpt_tensor *out);
/* 1 / (1 + e^-x). */
MPT_CALL mpt_status mpt_sigmoid(mpt_tensor x, mpt_tensor *out);
/* Hyperbolic tangent. */
MPT_CALL mpt_status mpt_tanh(mpt_tensor x, mpt_tensor *out);
/* log(1 + e^x), without overflow. Autocast: f32. */
MPT_CALL mpt_status mpt_softplus(mpt_tensor x, mpt_tensor *out);
/* 1 where x is 0. */
MPT_CALL mpt_status mpt_logical_not(mpt_tensor x, mpt_tensor *out);
/* bool: neither NaN nor infinite. */
MPT_CALL mpt_status mpt_isfinite(mpt_tensor x, mpt_tensor *out);
/* bool: NaN. */
MPT_CALL mpt_status mpt_isnan(mpt_tensor x, mpt_tensor *out);
/* a where condition (bool) holds, b elsewhere; the three broadcast. */
MPT_CALL mpt_status mpt_where(mpt_tensor condition, mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* value where mask (bool) holds, x elsewhere. INVALID_ARGUMENT where an integer x has no such value. */
MPT_CALL mpt_status mpt_masked_fill(mpt_tensor x, mpt_tensor mask, double value, mpt_tensor *out);
/* ---- conversion and copies ---- */

/* x in another dtype, rounded to nearest even; x itself where it has that dtype. Differentiable
 * between floating dtypes. From floating to integer the fraction is cut off, what lies outside becomes the
 * largest or smallest, NaN 0; an integer in a narrower one keeps its low bits. */
MPT_CALL mpt_status mpt_cast(mpt_tensor x, mpt_dtype dtype, mpt_tensor *out);
/* A copy in memory of its own. */
MPT_CALL mpt_status mpt_clone(mpt_tensor x, mpt_tensor *out);
/* x in row-major order: x itself where it is, else a copy. */
MPT_CALL mpt_status mpt_contiguous(mpt_tensor x, mpt_tensor *out);
/* The same memory, outside the graph. */
MPT_CALL mpt_status mpt_detach(mpt_tensor x, mpt_tensor *out);

/* In place: `to` keeps its dtype and shape, the other operand broadcasts to it and is converted; the
 * sum and the product are computed in the wider dtype and rounded once. Autocast does not apply.
 * While gradients are recorded (mpt_grad_mode_push), a write to a recorded result, or of a value with a
 * gradient, is recorded: `to` becomes its result, and gradients flow on to what `to` was and to what was
 * written. MPT_ERROR_STATE where `to` is
 * - a leaf that requires a gradient: write to it under no-grad, as an optimizer does;
 * - a view: write to the whole tensor, or make a new one by cat, where, scatter or index_add.
 * Views taken of `to` before a recorded write do not know its history: the next recorded operation on
 * one, or a backward from it, fails with MPT_ERROR_STATE; take it again.
 * A write counts a version: a backward that needs the old elements fails with MPT_ERROR_STATE and
 * names the write. */
/* to = from. A parameter with a master (mpt_params.h) then is exactly its 16-bit value, as after every
 * operation in place; mpt_tensor_write keeps an f32. */
MPT_CALL mpt_status mpt_copy_into(mpt_tensor to, mpt_tensor from);
/* to = value, everywhere. INVALID_ARGUMENT where an integer `to` has no such value. */
MPT_CALL mpt_status mpt_fill_into(mpt_tensor to, double value);
/* to += x. MPT_ERROR_DTYPE for a floating x and an integer `to`. */
MPT_CALL mpt_status mpt_add_into(mpt_tensor to, mpt_tensor x);
/* to *= x. MPT_ERROR_DTYPE for a floating x and an integer `to`. */
MPT_CALL mpt_status mpt_mul_into(mpt_tensor to, mpt_tensor x);
/* ---- views ---- */

/* The same elements under another shape; one extent may be -1. A view where strides allow it,
 * else a copy. */
MPT_CALL mpt_status mpt_reshape(mpt_tensor x, const int64_t *shape, int32_t rank, mpt_tensor *out);
/* Dims in another order; a view. */
MPT_CALL mpt_status mpt_permute(mpt_tensor x, const int64_t *dims, int32_t rank, mpt_tensor *out);
/* Two dims exchanged; a view. */
MPT_CALL mpt_status mpt_transpose(mpt_tensor x, int64_t dim0, int64_t dim1, mpt_tensor *out);
/* Elements start, start + step, ... below end of one dim, by Python's rules for negative and
 * large indices; step 1 or more; a view. */
MPT_CALL mpt_status mpt_slice(mpt_tensor x, int64_t dim, int64_t start, int64_t end, int64_t step,
                              mpt_tensor *out);
/* length elements from start on; out of range is an error; a view. */
MPT_CALL mpt_status mpt_narrow(mpt_tensor x, int64_t dim, int64_t start, int64_t length,
                               mpt_tensor *out);
/* The index-th slice, without the dim; a view. */
MPT_CALL mpt_status mpt_select(mpt_tensor x, int64_t dim, int64_t index, mpt_tensor *out);
/* Without dim where its extent is 1. */
MPT_CALL mpt_status mpt_squeeze(mpt_tensor x, int64_t dim, mpt_tensor *out);
/* With a new dim of extent 1 before dim. */
MPT_CALL mpt_status mpt_unsqueeze(mpt_tensor x, int64_t dim, mpt_tensor *out);
/* Extents of 1 stretched without a copy; -1 keeps an extent. */
MPT_CALL mpt_status mpt_expand(mpt_tensor x, const int64_t *shape, int32_t rank, mpt_tensor *out);
/* Dims start_dim to end_dim as one. */
MPT_CALL mpt_status mpt_flatten(mpt_tensor x, int64_t start_dim, int64_t end_dim, mpt_tensor *out);
/* ---- reductions ---- */

/* Sum over dims (NULL: all), accumulated in f32; bool and integers give i64. Autocast: f32
 * result. */
MPT_CALL mpt_status mpt_sum(mpt_tensor x, const int64_t *dims, int32_t count, mpt_bool32 keepdim,
                            mpt_tensor *out);
/* Mean over dims (NULL: all). Autocast: f32 result. */
MPT_CALL mpt_status mpt_mean(mpt_tensor x, const int64_t *dims, int32_t count, mpt_bool32 keepdim,
                             mpt_tensor *out);
/* Variance over dims (NULL: all): squared distances from the mean over n - correction (1: the
 * unbiased estimate, 0: the population's). NaN where the divisor is 0. */
MPT_CALL mpt_status mpt_var(mpt_tensor x, const int64_t *dims, int32_t count, int64_t correction,
                            mpt_bool32 keepdim, mpt_tensor *out);
/* Standard deviation: the root of mpt_var; its gradient is 0 where it is 0. */
MPT_CALL mpt_status mpt_std(mpt_tensor x, const int64_t *dims, int32_t count, int64_t correction,
                            mpt_bool32 keepdim, mpt_tensor *out);
/* Product over dims (NULL: all); 1 over nothing; bool and integers give i64. Gradients are exact
 * where elements are 0; those of second order then take n x n memory. Autocast: f32 result. */
MPT_CALL mpt_status mpt_prod(mpt_tensor x, const int64_t *dims, int32_t count, mpt_bool32 keepdim,
                             mpt_tensor *out);
/* The largest over dims (NULL: all); NaN wins. The gradient is shared between equals; where the largest is
 * NaN, it is NaN. SHAPE where there is nothing to choose from. */
MPT_CALL mpt_status mpt_amax(mpt_tensor x, const int64_t *dims, int32_t count, mpt_bool32 keepdim,
                             mpt_tensor *out);
/* The smallest over dims; NaN wins. */
MPT_CALL mpt_status mpt_amin(mpt_tensor x, const int64_t *dims, int32_t count, mpt_bool32 keepdim,
                             mpt_tensor *out);
/* The largest of all elements. The gradient is shared between equals, and NaNs are equal. */
MPT_CALL mpt_status mpt_max(mpt_tensor x, mpt_tensor *out);
/* The smallest of all elements. */
MPT_CALL mpt_status mpt_min(mpt_tensor x, mpt_tensor *out);
/* The largest along dim, and (i64) where it is: the first of equals, NaN before all. The gradient
 * goes to that element. */
MPT_CALL mpt_status mpt_max_dim(mpt_tensor x, int64_t dim, mpt_bool32 keepdim, mpt_tensor *out,
                                mpt_tensor *out_index);
/* The smallest along dim, and where it is. */
MPT_CALL mpt_status mpt_min_dim(mpt_tensor x, int64_t dim, mpt_bool32 keepdim, mpt_tensor *out,
                                mpt_tensor *out_index);
/* i64: where the largest along one dim is; dim NULL: its row-major position among all elements. The
 * first of equals wins, NaN before all. */
MPT_CALL mpt_status mpt_argmax(mpt_tensor x, const int64_t *dim, int32_t count, mpt_bool32 keepdim,
                               mpt_tensor *out);
/* i64: where the smallest is. */
MPT_CALL mpt_status mpt_argmin(mpt_tensor x, const int64_t *dim, int32_t count, mpt_bool32 keepdim,
                               mpt_tensor *out);
/* bool: some element over dims (NULL: all) is not 0. */
MPT_CALL mpt_status mpt_any(mpt_tensor x, const int64_t *dims, int32_t count, mpt_bool32 keepdim,
                            mpt_tensor *out);
/* bool: no element over dims (NULL: all) is 0. */
MPT_CALL mpt_status mpt_all(mpt_tensor x, const int64_t *dims, int32_t count, mpt_bool32 keepdim,
                            mpt_tensor *out);
/* (sum |x|^p)^(1/p) over dims (NULL: all); p 0 counts what is not 0, p infinity or -infinity is the
 * largest or smallest |x|. Gradients are 0 where the norm is. Autocast: f32 result. */
MPT_CALL mpt_status mpt_norm(mpt_tensor x, double p, const int64_t *dims, int32_t count,
                             mpt_bool32 keepdim, mpt_tensor *out);
/* log(sum(e^x)) over dims (NULL: all), without overflow; -inf over nothing. Autocast: f32. */
MPT_CALL mpt_status mpt_logsumexp(mpt_tensor x, const int64_t *dims, int32_t count,
                                  mpt_bool32 keepdim, mpt_tensor *out);
/* Running sum along dim; bool and integers give i64. Autocast: f32 result. */
MPT_CALL mpt_status mpt_cumsum(mpt_tensor x, int64_t dim, mpt_tensor *out);
/* ---- indices ----
 * Indices are i64 or i32. One outside its range is INVALID_ARGUMENT, with its position, value and
 * the range. */

/* Rows of weight [rows, width] by index: [.., width]. The row padding_idx (negative: none) gets no
 * gradient. For a sparse one: mpt_tensor_set_grad_sparse of the weight. */
MPT_CALL mpt_status mpt_embedding(mpt_tensor index, mpt_tensor weight, int64_t padding_idx,
                                  mpt_tensor *out);
/* out[.., i, ..] = x[.., index[i], ..]: slices of dim by an index of one dim. */
MPT_CALL mpt_status mpt_index_select(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor *out);
/* x with src's slices added where index says: out[.., index[i], ..] += src[.., i, ..]. Sums of 16-bit
 * values are kept in f32 and rounded once. Autocast: promote. */
MPT_CALL mpt_status mpt_index_add(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor src,
                                  mpt_tensor *out);
/* out[i][j] = x[index[i][j]][j] for dim 0, and so on: index has x's dims and, except along dim, no
 * larger extents; out has its shape. An empty index may have any; no dims go with one dim, as below. */
MPT_CALL mpt_status mpt_gather(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor *out);
/* x with out[index[i][j]][j] = src[i][j] for dim 0, and so on: the last of equal indices wins. src
 * has at least index's extents. Autocast: promote. */
MPT_CALL mpt_status mpt_scatter(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor src,
                                mpt_tensor *out);
/* The same with += : equal indices add up. Autocast: promote. */
MPT_CALL mpt_status mpt_scatter_add(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor src,
                                    mpt_tensor *out);
/* i64 [.., num_classes]: 1 at the index, 0 elsewhere; num_classes -1: the largest index + 1. */
MPT_CALL mpt_status mpt_one_hot(mpt_tensor index, int64_t num_classes, mpt_tensor *out);
/* The k largest (largest 0: smallest) along dim in order, and (i64) where they are. NaN is the
 * largest; equals keep their order (PyTorch leaves it open). */
MPT_CALL mpt_status mpt_topk(mpt_tensor x, int64_t k, int64_t dim, mpt_bool32 largest,
                             mpt_tensor *out, mpt_tensor *out_index);
/* x in order along dim, and (i64) where each was. Stable; NaN is the largest. */
MPT_CALL mpt_status mpt_sort(mpt_tensor x, int64_t dim, mpt_bool32 descending, mpt_tensor *out,
                             mpt_tensor *out_index);
/* The positions alone. */
MPT_CALL mpt_status mpt_argsort(mpt_tensor x, int64_t dim, mpt_bool32 descending, mpt_tensor *out);
/* The last two dims with 0 above the diagonal (0: the main one, positive: above it). */
MPT_CALL mpt_status mpt_tril(mpt_tensor x, int64_t diagonal, mpt_tensor *out);
/* The last two dims with 0 below the diagonal. */
MPT_CALL mpt_status mpt_triu(mpt_tensor x, int64_t diagonal, mpt_tensor *out);
/* ---- arranging ---- */

/* Tensors one after the other along dim; the other extents agree. Dtypes meet in the widest.
 * Autocast: promote. */
MPT_CALL mpt_status mpt_cat(const mpt_tensor *tensors, int32_t count, int64_t dim, mpt_tensor *out);
/* Tensors of one shape along a new dim. Autocast: promote. */
MPT_CALL mpt_status mpt_stack(const mpt_tensor *tensors, int32_t count, int64_t dim,
                              mpt_tensor *out);
/* Pieces of split_size (1 or more; 0 where the extent is) along dim, the last one shorter where it does
 * not divide; views. out_count says how many there are: INVALID_ARGUMENT where it is another number. */
MPT_CALL mpt_status mpt_split(mpt_tensor x, int64_t split_size, int64_t dim, mpt_tensor *out,
                              int32_t out_count);
/* Pieces of the given sizes, which add up to dim's extent; views; out_count is count. */
MPT_CALL mpt_status mpt_split_with_sizes(mpt_tensor x, const int64_t *sizes, int32_t count,
                                         int64_t dim, mpt_tensor *out, int32_t out_count);
/* At most `chunks` pieces of equal size but the last; views. As in PyTorch there can be fewer, but of
 * no elements there are `chunks`. */
MPT_CALL mpt_status mpt_chunk(mpt_tensor x, int64_t chunks, int64_t dim, mpt_tensor *out,
                              int32_t out_count);
/* Dims the other way round; a copy. */
MPT_CALL mpt_status mpt_flip(mpt_tensor x, const int64_t *dims, int32_t count, mpt_tensor *out);
/* Elements moved along dims by shifts, those that leave come in at the other end; one shift and no
 * dims: in row-major order. */
MPT_CALL mpt_status mpt_roll(mpt_tensor x, const int64_t *shifts, int32_t shift_count,
                             const int64_t *dims, int32_t dim_count, mpt_tensor *out);
/* x side by side, repeats[d] times along dim d; more repeats than dims make new dims in front. */
MPT_CALL mpt_status mpt_repeat(mpt_tensor x, const int64_t *repeats, int32_t count,
                               mpt_tensor *out);
/* x with a border. pads: pairs (before, after), the last dim first; negative ones cut. mode: value
 * (MPT_PAD_CONSTANT), mirrored without the edge (REFLECT), or the edge repeated (REPLICATE). */
MPT_CALL mpt_status mpt_pad(mpt_tensor x, const int64_t *pads, int32_t count, mpt_pad_mode mode,
                            double value, mpt_tensor *out);
/* ---- softmax and dropout ---- */

/* e^x / sum(e^x) along dim. dtype: the result's, as if x were cast first; NONE: x's. Autocast: f32
 * result. */
MPT_CALL mpt_status mpt_softmax(mpt_tensor x, int64_t dim, mpt_dtype dtype, mpt_tensor *out);
/* log(softmax(x)), without its cancellation. Autocast: f32 result. */
MPT_CALL mpt_status mpt_log_softmax(mpt_tensor x, int64_t dim, mpt_dtype dtype, mpt_tensor *out);
/* Each element is 0 with probability p, else x / (1 - p) (Srivastava et al. 2014), drawn from the
 * context's generator; x itself where training is 0 or p is 0. */
MPT_CALL mpt_status mpt_dropout(mpt_tensor x, double p, mpt_bool32 training, mpt_tensor *out);
/* ---- losses ----
 * PyTorch's definitions. reduction: MPT_REDUCTION_*. The gradient goes to input and, where it is
 * floating, to target. Elementwise ones broadcast; where that makes more elements than input has (a
 * target [N] beside an input [N, 1]), which is hardly meant, the first in a context logs a warning. */

/* Options of mpt_cross_entropy and mpt_nll_loss. */
typedef struct mpt_cross_entropy_desc {
  uint32_t struct_size;
  mpt_reduction reduction; /* MPT_REDUCTION_MEAN */
  const mpt_chain *MPT_NULLABLE next;
  int64_t ignore_index;   /* -100; targets of this value count for nothing */
  double label_smoothing; /* 0; e in [0, 1] mixes the target with e / C for every class. mpt_nll_loss
                             takes 0 alone */
} mpt_cross_entropy_desc;
/* Writes the defaults, which are PyTorch's. */
MPT_API void mpt_cross_entropy_desc_init(mpt_cross_entropy_desc *desc, size_t size);

/* Minus the logarithm of the target's probability: -log softmax(input)[target]. input [C], [N, C]
 * or [N, C, ..]; target either class indices (i64 or i32) without the C dim or probabilities of
 * input's shape. weight [C] or NULL weighs classes, and the mean is over the weights. desc NULL: the
 * defaults. Always computed in f32 and the result is f32 (f64 of f64), also of 16-bit
 * input, which is read as it is: what a cast before gives. Indices without weights take one pass over
 * the logits forward and one backward, and the gradient takes over the memory of logits that nobody
 * else holds. Autocast: none. */
MPT_CALL mpt_status mpt_cross_entropy(mpt_tensor input, mpt_tensor target,
                                      mpt_tensor MPT_NULLABLE weight,
                                      const mpt_cross_entropy_desc *MPT_NULLABLE desc,
                                      mpt_tensor *out);
/* -weight[target] input[target] of log-probabilities; shapes, weight and desc as for
 * mpt_cross_entropy. Autocast: f32. */
MPT_CALL mpt_status mpt_nll_loss(mpt_tensor input, mpt_tensor target,
                                 mpt_tensor MPT_NULLABLE weight,
                                 const mpt_cross_entropy_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Binary cross-entropy of probabilities: -(t log x + (1 - t) log(1 - x)), logarithms not below -100.
 * Autocast: an error for 16-bit input (UNSUPPORTED); use mpt_binary_cross_entropy_with_logits. */
MPT_CALL mpt_status mpt_binary_cross_entropy(mpt_tensor input, mpt_tensor target, mpt_reduction reduction,
                            mpt_tensor *out);
/* The same of sigmoid(input), without its rounding; pos_weight (broadcast, or NULL) multiplies the
 * term of t. Autocast: f32. */
MPT_CALL mpt_status mpt_binary_cross_entropy_with_logits(mpt_tensor input, mpt_tensor target,
                                        mpt_tensor MPT_NULLABLE pos_weight, mpt_reduction reduction,
                                        mpt_tensor *out);
/* (input - target)^2. Autocast: f32. */
MPT_CALL mpt_status mpt_mse_loss(mpt_tensor input, mpt_tensor target, mpt_reduction reduction,
                                 mpt_tensor *out);
/* |input - target|. Autocast: f32. */
MPT_CALL mpt_status mpt_l1_loss(mpt_tensor input, mpt_tensor target, mpt_reduction reduction,
                                mpt_tensor *out);
/* d = |input - target|: d^2 / (2 beta) below beta, d - beta / 2 above; beta 0: mpt_l1_loss.
 * Autocast: f32. */
MPT_CALL mpt_status mpt_smooth_l1_loss(mpt_tensor input, mpt_tensor target, mpt_reduction reduction,
                                       double beta, mpt_tensor *out);
/* d = |input - target|: d^2 / 2 below delta, delta (d - delta / 2) above (Huber 1964). Autocast:
 * f32. */
MPT_CALL mpt_status mpt_huber_loss(mpt_tensor input, mpt_tensor target, mpt_reduction reduction,
                                   double delta, mpt_tensor *out);
/* t (log t - input) of log-probabilities input and probabilities t (log_target 1: their
 * logarithms), pointwise; 0 where t is 0. BATCHMEAN is the divergence in the mathematical sense.
 * Autocast: f32. */
MPT_CALL mpt_status mpt_kl_div(mpt_tensor input, mpt_tensor target, mpt_reduction reduction,
                               mpt_bool32 log_target, mpt_tensor *out);
/* a . b / (max(|a|, eps) max(|b|, eps)) along dim; a and b broadcast. Autocast: f32. */
MPT_CALL mpt_status mpt_cosine_similarity(mpt_tensor a, mpt_tensor b, int64_t dim, double eps,
                                          mpt_tensor *out);
/* ---- matrix products ---- */

/* Matrix product of the last two dims; the others broadcast; vectors as in NumPy. Accumulates in
 * f32. Autocast: lower. */
MPT_CALL mpt_status mpt_matmul(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* The products of a [B, M, K] and b [B, K, N], one by one: [B, M, N]. Nothing broadcasts: what does not
 * fit is SHAPE. Accumulates in f32. Autocast: lower. */
MPT_CALL mpt_status mpt_bmm(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* beta input + alpha a b: a [M, K], b [K, N], and input broadcasts to [M, N]. With beta 0 what input
 * holds counts for nothing, NaN included. 16-bit values are summed and added in f32 and rounded once.
 * INVALID_ARGUMENT for integers and a fraction. Autocast: lower, input included. */
MPT_CALL mpt_status mpt_addmm(mpt_tensor input, mpt_tensor a, mpt_tensor b, double beta,
                              double alpha, mpt_tensor *out);
/* activation(x weight^T + bias): x [.., in], weight [out, in], bias [out] or NULL. RELU, SIGMOID and TANH
 * are of the sum, the others of its rounding to the dtype, recorded or not. Autocast: lower; an f32 x that
 * needs no gradient is rounded to the scope's dtype as it is read, and is itself what the backward keeps. */
MPT_CALL mpt_status mpt_linear(mpt_tensor x, mpt_tensor weight, mpt_tensor MPT_NULLABLE bias,
                               mpt_activation activation, mpt_tensor *out);

/* ---- convolutions ----
 * x [batch, channels, spatial..]; stride (0: 1) and padding hold for every spatial dim, what else there
 * is comes by the descriptor. Accumulates in f32. Results of 2d convolutions lie channels-last in
 * memory (logical shape as ever, see the strides); other results lie as x does. Autocast: lower. */

typedef struct mpt_conv_desc {
  uint32_t struct_size;
  mpt_activation activation; /* MPT_ACTIVATION_*, applied to the result */
  const mpt_chain *MPT_NULLABLE next;
  int64_t stride[3];         /* by spatial dim; -1: the argument */
  int64_t padding[3];        /* by spatial dim; -1: the argument */
  int64_t dilation[3];       /* 1 */
  int64_t output_padding[3]; /* 0; transposed convolutions: elements added at the end of each dim */
  int64_t groups;            /* 1 */
} mpt_conv_desc;
MPT_API void mpt_conv_desc_init(mpt_conv_desc *desc, size_t size);

/* Cross-correlation with weight [out, channels / groups, kernel], plus bias [out] or NULL. The
 * extent is floor((n + 2 padding - dilation (kernel - 1) - 1) / stride) + 1. */
MPT_CALL mpt_status mpt_conv1d(mpt_tensor x, mpt_tensor weight, mpt_tensor MPT_NULLABLE bias,
                               int64_t stride, int64_t padding,
                               const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over two spatial dims. */
MPT_CALL mpt_status mpt_conv2d(mpt_tensor x, mpt_tensor weight, mpt_tensor MPT_NULLABLE bias,
                               int64_t stride, int64_t padding,
                               const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over three. */
MPT_CALL mpt_status mpt_conv3d(mpt_tensor x, mpt_tensor weight, mpt_tensor MPT_NULLABLE bias,
                               int64_t stride, int64_t padding,
                               const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Transposed: the gradient of a convolution by its input; weight [channels, out / groups, kernel].
 * The extent is (n - 1) stride - 2 padding + dilation (kernel - 1) + output_padding + 1. */
MPT_CALL mpt_status mpt_conv_transpose1d(mpt_tensor x, mpt_tensor weight,
                                         mpt_tensor MPT_NULLABLE bias, int64_t stride,
                                         int64_t padding, const mpt_conv_desc *MPT_NULLABLE desc,
                                         mpt_tensor *out);
/* Over two spatial dims. */
MPT_CALL mpt_status mpt_conv_transpose2d(mpt_tensor x, mpt_tensor weight,
                                         mpt_tensor MPT_NULLABLE bias, int64_t stride,
                                         int64_t padding, const mpt_conv_desc *MPT_NULLABLE desc,
                                         mpt_tensor *out);
/* Over three. */
MPT_CALL mpt_status mpt_conv_transpose3d(mpt_tensor x, mpt_tensor weight,
                                         mpt_tensor MPT_NULLABLE bias, int64_t stride,
                                         int64_t padding, const mpt_conv_desc *MPT_NULLABLE desc,
                                         mpt_tensor *out);

/* ---- pooling and interpolation ----
 * x [batch, channels, spatial..]; results lie in memory as x does. */

typedef struct mpt_pool_desc {
  uint32_t struct_size;
  mpt_bool32 ceil_mode;         /* 0; 1: a last window may reach over the end */
  const mpt_chain *MPT_NULLABLE next;
  int64_t kernel[3];            /* by spatial dim; -1: the argument */
  int64_t stride[3];            /* by spatial dim; -1: the kernel */
  int64_t padding[3];           /* 0; at most half of the kernel */
  int64_t dilation[3];          /* 1; max pools only */
  mpt_bool32 count_include_pad; /* 1; averages: padding counts in the divisor */
  int32_t reserved;
} mpt_pool_desc;
MPT_API void mpt_pool_desc_init(mpt_pool_desc *desc, size_t size);

/* The largest element of each window; NaN wins. The gradient goes to the first of equals. */
MPT_CALL mpt_status mpt_max_pool1d(mpt_tensor x, int64_t kernel,
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over two spatial dims. */
MPT_CALL mpt_status mpt_max_pool2d(mpt_tensor x, int64_t kernel,
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over three. */
MPT_CALL mpt_status mpt_max_pool3d(mpt_tensor x, int64_t kernel,
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* The mean of each window. */
MPT_CALL mpt_status mpt_avg_pool1d(mpt_tensor x, int64_t kernel,
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over two spatial dims. */
MPT_CALL mpt_status mpt_avg_pool2d(mpt_tensor x, int64_t kernel,
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over three. */
MPT_CALL mpt_status mpt_avg_pool3d(mpt_tensor x, int64_t kernel,
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Means over windows that give exactly this extent, which may be 0: element i averages
 * [floor(i n / length), ceil((i + 1) n / length)). */
MPT_CALL mpt_status mpt_adaptive_avg_pool1d(mpt_tensor x, int64_t length, mpt_tensor *out);
/* Over two spatial dims. */
MPT_CALL mpt_status mpt_adaptive_avg_pool2d(mpt_tensor x, int64_t height, int64_t width,
                                            mpt_tensor *out);
/* Over three. */
MPT_CALL mpt_status mpt_adaptive_avg_pool3d(mpt_tensor x, int64_t depth, int64_t height,
                                            int64_t width, mpt_tensor *out);

/* How interpolate reads between elements; LINEAR is bilinear in 2d and trilinear in 3d. */
typedef int32_t mpt_interpolate_mode;
enum { MPT_INTERPOLATE_NEAREST = 0, MPT_INTERPOLATE_LINEAR = 1 };
/* x at another size: `count` (1 to 3) spatial extents. align_corners (linear only): the first and the
 * last elements keep their places, else the edges of the elements do. */
MPT_CALL mpt_status mpt_interpolate(mpt_tensor x, const int64_t *size, int32_t count,
                                    mpt_interpolate_mode mode, mpt_bool32 align_corners,
                                    mpt_tensor *out);

/* ---- normalisation ----
 * (x - mean) / sqrt(variance + eps) * weight + bias, with the biased variance. weight and
 * bias may be NULL, and may be f32 beside a 16-bit x. Autocast: none, on every device (PyTorch's CUDA
 * list has f32 for all but batch_norm): sums and statistics are f32 inside whatever x is, and the
 * result, rounded once, has the dtype of x, so that nothing is cast in between. */

/* Options of mpt_batch_norm. */
typedef struct mpt_batch_norm_desc {
  uint32_t struct_size;
  mpt_bool32 training; /* 0: the running statistics; 1: the batch's, and the running ones move */
  const mpt_chain *MPT_NULLABLE next;
  double momentum;           /* 0.1; of the running statistics' move */
  double eps;                /* 1e-5 */
  mpt_activation activation; /* MPT_ACTIVATION_NONE; applied to the result in the same pass */
  int32_t reserved;
} mpt_batch_norm_desc;
/* Writes the defaults, which are PyTorch's. */
MPT_API void mpt_batch_norm_desc_init(mpt_batch_norm_desc *desc, size_t size);

/* Options of the norms without running statistics. */
typedef struct mpt_norm_desc {
  uint32_t struct_size;
  int32_t reserved;
  const mpt_chain *MPT_NULLABLE next;
  double eps; /* 1e-5 */
} mpt_norm_desc;
/* Writes the defaults: PyTorch's, but for mpt_rms_norm, where PyTorch's eps is the machine epsilon. */
MPT_API void mpt_norm_desc_init(mpt_norm_desc *desc, size_t size);

/* By channel, dim 1 of x [batch, channels, spatial..], over all else (Ioffe & Szegedy 2015).
 * weight, bias, running_mean, running_var: [channels]; the running ones together or NULL. desc.training
 * 1: the batch's statistics, and the running ones move in place: (1 - momentum) running + momentum
 * batch, with the unbiased variance; of an empty batch they stay. training 0: the running ones. desc
 * NULL: the defaults. */
MPT_CALL mpt_status mpt_batch_norm(mpt_tensor x, mpt_tensor MPT_NULLABLE weight,
                                   mpt_tensor MPT_NULLABLE bias,
                                   mpt_tensor MPT_NULLABLE running_mean,
                                   mpt_tensor MPT_NULLABLE running_var,
                                   const mpt_batch_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over the last `last_dims` dims (Ba et al. 2016), whose extents are those of weight and bias. */
MPT_CALL mpt_status mpt_layer_norm(mpt_tensor x, int64_t last_dims, mpt_tensor MPT_NULLABLE weight,
                                   mpt_tensor MPT_NULLABLE bias,
                                   const mpt_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* x / sqrt(mean(x^2) + eps) * weight over the last `last_dims` dims (Zhang & Sennrich 2019). */
MPT_CALL mpt_status mpt_rms_norm(mpt_tensor x, int64_t last_dims, mpt_tensor MPT_NULLABLE weight,
                                 const mpt_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over each of `groups` runs of channels and their spatial dims (Wu & He 2018); weight and bias
 * [channels]. */
MPT_CALL mpt_status mpt_group_norm(mpt_tensor x, int64_t groups, mpt_tensor MPT_NULLABLE weight,
                                   mpt_tensor MPT_NULLABLE bias,
                                   const mpt_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Over each channel's spatial dims alone (Ulyanov et al. 2016). */
MPT_CALL mpt_status mpt_instance_norm(mpt_tensor x, mpt_tensor MPT_NULLABLE weight,
                                      mpt_tensor MPT_NULLABLE bias,
                                      const mpt_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);

/* ---- attention ----
 * softmax(query key^T scale + mask) value, in one pass that never stores the scores; they and the sums
 * are f32. mask (or NULL) broadcasts to [batch, heads, length, keys]: bool, true attends, or floating,
 * added, never cast. A row with nothing to attend to is 0. Gradients of gradients, and those of a mask,
 * do store the scores. Autocast: lower. */

/* Options of both. */
typedef struct mpt_attention_desc {
  uint32_t struct_size;
  mpt_bool32 causal; /* 0; 1: position i sees keys 0 to i; with a mask, both hold */
  const mpt_chain *MPT_NULLABLE next;
  double dropout_p; /* 0; probabilities are dropped with this probability, by the context's generator */
  double scale;     /* 0: 1 / sqrt(depth) */
} mpt_attention_desc;
/* Writes the defaults, which are PyTorch's. */
MPT_API void mpt_attention_desc_init(mpt_attention_desc *desc, size_t size);

/* query [batch, heads, length, depth], key and value [batch, kv_heads, keys, depth]; kv_heads divides
 * heads, whose runs share one (Ainslie et al. 2023). Leading dims may be left out. The result lies in
 * memory as the query does. */
MPT_CALL mpt_status mpt_scaled_dot_product_attention(mpt_tensor query, mpt_tensor key,
                                                     mpt_tensor value, mpt_tensor MPT_NULLABLE mask,
                                                     const mpt_attention_desc *MPT_NULLABLE desc,
                                                     mpt_tensor *out);
/* The same on one projection that holds all three, qkv [batch, length, (heads + 2 kv_heads) depth]:
 * the query's heads, then the key's, then the value's; kv_heads 0: as many. The result is [batch,
 * length, heads depth]. Nothing is copied, forward or backward. */
MPT_CALL mpt_status mpt_self_attention(mpt_tensor qkv, int64_t heads, int64_t kv_heads,
                                       mpt_tensor MPT_NULLABLE mask,
                                       const mpt_attention_desc *MPT_NULLABLE desc,
                                       mpt_tensor *out);

/* ---- recurrent ----
 * weight_ih [gates hidden, in], weight_hh [gates hidden, hidden], biases [gates hidden] or NULL, gates
 * in PyTorch's order. s is the sigmoid. Autocast: lower. */

/* One step of an LSTM (Hochreiter & Schmidhuber 1997), x [batch, in], h and c [batch, hidden]; gates i
 * f g o: c' = s(f) c + s(i) tanh(g), h' = s(o) tanh(c'). Results h' and c'. */
MPT_CALL mpt_status mpt_lstm_cell(mpt_tensor x, mpt_tensor h, mpt_tensor c, mpt_tensor weight_ih,
                                  mpt_tensor weight_hh, mpt_tensor MPT_NULLABLE bias_ih,
                                  mpt_tensor MPT_NULLABLE bias_hh, mpt_tensor *out_h,
                                  mpt_tensor *out_c);
/* One step of a GRU (Cho et al. 2014), gates r z n: n = tanh(x_n + s(r) h_n), h' = (1 - s(z)) n +
 * s(z) h. */
MPT_CALL mpt_status mpt_gru_cell(mpt_tensor x, mpt_tensor h, mpt_tensor weight_ih,
                                 mpt_tensor weight_hh, mpt_tensor MPT_NULLABLE bias_ih,
                                 mpt_tensor MPT_NULLABLE bias_hh, mpt_tensor *out);
/* h' = tanh(x weight_ih^T + bias_ih + h weight_hh^T + bias_hh). */
MPT_CALL mpt_status mpt_rnn_tanh_cell(mpt_tensor x, mpt_tensor h, mpt_tensor weight_ih,
                                      mpt_tensor weight_hh, mpt_tensor MPT_NULLABLE bias_ih,
                                      mpt_tensor MPT_NULLABLE bias_hh, mpt_tensor *out);

typedef struct mpt_rnn_desc {
  uint32_t struct_size;
  mpt_bool32 bias;          /* 1; 0: the weights come without biases */
  const mpt_chain *MPT_NULLABLE next;
  mpt_bool32 bidirectional; /* 0; 1: the second direction's outputs follow the first's */
  mpt_bool32 batch_first;   /* 0: x [length, batch, in]; 1: x [batch, length, in] */
  mpt_bool32 training;      /* 1; 0: no dropout */
  int32_t reserved;
  int64_t layers; /* 1 */
  double dropout; /* 0; on the outputs of every layer but the last */
} mpt_rnn_desc;
MPT_API void mpt_rnn_desc_init(mpt_rnn_desc *desc, size_t size);

/* A whole sequence. `weights`, for each layer and in it each direction: weight_ih, weight_hh and, with
 * bias, bias_ih, bias_hh. h0 and c0 [layers directions, batch, hidden]; NULL: 0. out[0], the last
 * layer's outputs, in the order of x; out[1] and out[2], the last h and c of each layer and direction;
 * out_count is 3. */
MPT_CALL mpt_status mpt_lstm(mpt_tensor x, mpt_tensor MPT_NULLABLE h0, mpt_tensor MPT_NULLABLE c0,
                             const mpt_tensor *weights, int32_t count,
                             const mpt_rnn_desc *MPT_NULLABLE desc, mpt_tensor *out,
                             int32_t out_count);
/* The same of GRU cells: outputs and the last h. */
MPT_CALL mpt_status mpt_gru(mpt_tensor x, mpt_tensor MPT_NULLABLE h0, const mpt_tensor *weights,
                            int32_t count, const mpt_rnn_desc *MPT_NULLABLE desc, mpt_tensor *out,
                            mpt_tensor *out_h);
/* The same of tanh cells. */
MPT_CALL mpt_status mpt_rnn_tanh(mpt_tensor x, mpt_tensor MPT_NULLABLE h0,
                                 const mpt_tensor *weights, int32_t count,
                                 const mpt_rnn_desc *MPT_NULLABLE desc, mpt_tensor *out,
                                 mpt_tensor *out_h);

#ifdef __cplusplus
}
#endif

#endif /* MPT_OPS_H */
