/* libmpt: the operations. Every call computes a new tensor, records itself for the backward if an
 * input requires a gradient, and follows the innermost autocast scope by its cast class
 * (mpt_autocast.h). The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0
 *
 * Shapes broadcast as in NumPy: they are aligned at the last dim, and an extent of 1 stretches.
 * Operands of two dtypes are promoted to the wider one, as in PyTorch: a 0-dim tensor does not
 * widen a tensor with dims of the same kind. Integer inputs of inexact functions are converted to
 * f32. Empty tensors are valid everywhere.
 *
 * At zeros, infinities, NaN and the ends of a dtype's range, results and gradients are those of the
 * formula in IEEE 754, or its limit where that exists. A table lists them for functions of one and
 * of two tensors in f32 (tests/ops/special_values.csv). Open are gradients where an operand is NaN,
 * and results with a part that is beyond the range of f32, or of f64 for f64, on the way.
 *
 * Unless an operation says otherwise, its result is a new handle, owned by the caller or by the
 * open scope, and the thread that drives the context calls it. Common errors: SHAPE, DTYPE,
 * UNSUPPORTED (mpt_op_supports; 8-bit floats, which are for storage), and in anomaly mode
 * (mpt_context_set_anomaly) STATE. */
#ifndef MPT_OPS_H
#define MPT_OPS_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Activation that a linear layer, a convolution or a batch norm can apply in the same pass. */
typedef int32_t mpt_activation;
enum {
  MPT_ACTIVATION_NONE = 0,      /* None. */
  MPT_ACTIVATION_RELU = 1,      /* mpt_relu. */
  MPT_ACTIVATION_GELU = 2,      /* mpt_gelu. */
  MPT_ACTIVATION_GELU_TANH = 3, /* mpt_gelu with approximate_tanh 1. */
  MPT_ACTIVATION_SILU = 4,      /* mpt_silu. */
  MPT_ACTIVATION_SIGMOID = 5,   /* mpt_sigmoid. */
  MPT_ACTIVATION_TANH = 6       /* mpt_tanh. */
};

/* Reduction of the elements of a loss. */
typedef int32_t mpt_reduction;
enum {
  MPT_REDUCTION_NONE = 0,     /* Returns the elements. */
  MPT_REDUCTION_MEAN = 1,     /* Returns their mean. */
  MPT_REDUCTION_SUM = 2,      /* Returns their sum. */
  MPT_REDUCTION_BATCHMEAN = 3 /* mpt_kl_div only: returns their sum, divided by the first extent. */
};

/* Border of mpt_pad. */
typedef int32_t mpt_pad_mode;
enum {
  MPT_PAD_CONSTANT = 0, /* A constant value. */
  MPT_PAD_REFLECT = 1,  /* The elements mirrored at the edge, without the edge itself. */
  MPT_PAD_REPLICATE = 2, /* The edge repeated. */
  MPT_PAD_CIRCULAR = 3  /* The elements of the other end, at most once each. */
};

/* ---- pointwise ----------------------------------------------------------------------------------
 * The limit of x times a factor that vanishes at an infinite x is 0, as in mpt_silu, mpt_gelu and
 * mpt_mish. A NaN operand gives NaN; but 1 to any power and any number to the power 0 are 1, and
 * the end of mpt_lerp with a weight of 0 is no part of the result. The gradient of mpt_clamp
 * compares x with the bounds themselves, not with what the dtype of x rounds them to. An f32 or
 * integer operand without dims beside a 16-bit one with dims is a number: sums, differences,
 * products, quotients and remainders do not round it to 16 bits. */

/* Returns a + b, elementwise. */
MPT_CALL mpt_status mpt_add(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a - b, elementwise. Errors: DTYPE (both are bool). */
MPT_CALL mpt_status mpt_sub(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a + scale * b, with scale * b in f32 (f64 for f64) and one rounding to 16 bits. Integers
 * and a scale with a fraction give f32. */
MPT_CALL mpt_status mpt_add_scaled(mpt_tensor a, mpt_tensor b, double scale, mpt_tensor *out);
/* Returns a * b, elementwise. */
MPT_CALL mpt_status mpt_mul(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a / b, elementwise. Two integers divide as f32. */
MPT_CALL mpt_status mpt_div(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a to the power of b, elementwise. For integers a result that is a fraction becomes 0.
 * Autocast casts to f32. */
MPT_CALL mpt_status mpt_pow(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns the larger of a and b, elementwise. NaN takes precedence. Equal elements share the
 * gradient. If one element is NaN, both receive the whole gradient. */
MPT_CALL mpt_status mpt_maximum(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns the smaller of a and b, elementwise. NaN takes precedence. Equal elements share the
 * gradient. If one element is NaN, both receive the whole gradient. */
MPT_CALL mpt_status mpt_minimum(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a - b * floor(a / b), which has the sign of b, as a % b in Python. An integer b of 0
 * gives 0. */
MPT_CALL mpt_status mpt_remainder(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns floor(a / b), as a // b in Python. An integer b of 0 gives 0. Not differentiable. */
MPT_CALL mpt_status mpt_floor_divide(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a == b as bool. Not differentiable. */
MPT_CALL mpt_status mpt_eq(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a != b as bool. Not differentiable. */
MPT_CALL mpt_status mpt_ne(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a < b as bool. Not differentiable. */
MPT_CALL mpt_status mpt_lt(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a <= b as bool. Not differentiable. */
MPT_CALL mpt_status mpt_le(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a > b as bool. Not differentiable. */
MPT_CALL mpt_status mpt_gt(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns a >= b as bool. Not differentiable. */
MPT_CALL mpt_status mpt_ge(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns, as bool, 1 if both elements are not 0. Not differentiable. */
MPT_CALL mpt_status mpt_logical_and(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns, as bool, 1 if at least one element is not 0. Not differentiable. */
MPT_CALL mpt_status mpt_logical_or(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns, as bool, 1 if exactly one element is not 0. Not differentiable. */
MPT_CALL mpt_status mpt_logical_xor(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns x + value in the dtype of x. An integer x and a fraction give f32. */
MPT_CALL mpt_status mpt_add_scalar(mpt_tensor x, double value, mpt_tensor *out);
/* Returns x * value in the dtype of x. An integer x and a fraction give f32. */
MPT_CALL mpt_status mpt_mul_scalar(mpt_tensor x, double value, mpt_tensor *out);
/* Returns x / value. Integers divide as f32. */
MPT_CALL mpt_status mpt_div_scalar(mpt_tensor x, double value, mpt_tensor *out);
/* Returns value / x. Integers divide as f32. Autocast casts to f32. */
MPT_CALL mpt_status mpt_rdiv_scalar(double value, mpt_tensor x, mpt_tensor *out);
/* Returns x to the power of exponent. Autocast casts to f32. Errors: INVALID_ARGUMENT (x is integer
 * and the exponent negative). */
MPT_CALL mpt_status mpt_pow_scalar(mpt_tensor x, double exponent, mpt_tensor *out);
/* Returns base to the power of x. An integer x and a whole base give the dtype of x, and a result
 * that is a fraction becomes 0. Autocast casts to f32. */
MPT_CALL mpt_status mpt_rpow_scalar(double base, mpt_tensor x, mpt_tensor *out);
/* Returns -x. Errors: DTYPE (x is bool). */
MPT_CALL mpt_status mpt_neg(mpt_tensor x, mpt_tensor *out);
/* Returns |x|. The gradient at 0 is 0, and the gradient at NaN is NaN (PyTorch: 0). */
MPT_CALL mpt_status mpt_abs(mpt_tensor x, mpt_tensor *out);
/* Returns -1, 0 or 1. NaN stays NaN, as in NumPy (PyTorch: 0). */
MPT_CALL mpt_status mpt_sign(mpt_tensor x, mpt_tensor *out);
/* Returns the square root of x. */
MPT_CALL mpt_status mpt_sqrt(mpt_tensor x, mpt_tensor *out);
/* Returns 1 / sqrt(x). Autocast casts to f32. */
MPT_CALL mpt_status mpt_rsqrt(mpt_tensor x, mpt_tensor *out);
/* Returns x * x. Autocast casts to f32. */
MPT_CALL mpt_status mpt_square(mpt_tensor x, mpt_tensor *out);
/* Returns e^x. Autocast casts to f32. */
MPT_CALL mpt_status mpt_exp(mpt_tensor x, mpt_tensor *out);
/* Returns e^x - 1, accurate near 0. Autocast casts to f32. */
MPT_CALL mpt_status mpt_expm1(mpt_tensor x, mpt_tensor *out);
/* Returns the natural logarithm of x. Autocast casts to f32. */
MPT_CALL mpt_status mpt_log(mpt_tensor x, mpt_tensor *out);
/* Returns log(1 + x), accurate near 0. Autocast casts to f32. */
MPT_CALL mpt_status mpt_log1p(mpt_tensor x, mpt_tensor *out);
/* Returns 1 / x. Autocast casts to f32. */
MPT_CALL mpt_status mpt_reciprocal(mpt_tensor x, mpt_tensor *out);
/* Returns the sine of x, in radians. */
MPT_CALL mpt_status mpt_sin(mpt_tensor x, mpt_tensor *out);
/* Returns the cosine of x, in radians. */
MPT_CALL mpt_status mpt_cos(mpt_tensor x, mpt_tensor *out);
/* Returns the tangent of x, in radians. Autocast casts to f32. */
MPT_CALL mpt_status mpt_tan(mpt_tensor x, mpt_tensor *out);
/* Returns the logarithm of x to base 2. That of a power of 2 is exact. Autocast casts to f32. */
MPT_CALL mpt_status mpt_log2(mpt_tensor x, mpt_tensor *out);
/* Returns the logarithm of x to base 10. That of a power of 10 is exact. Autocast casts to f32. */
MPT_CALL mpt_status mpt_log10(mpt_tensor x, mpt_tensor *out);
/* Returns the error function of x. */
MPT_CALL mpt_status mpt_erf(mpt_tensor x, mpt_tensor *out);
/* Returns the largest whole number that is not above x. */
MPT_CALL mpt_status mpt_floor(mpt_tensor x, mpt_tensor *out);
/* Returns the smallest whole number that is not below x. */
MPT_CALL mpt_status mpt_ceil(mpt_tensor x, mpt_tensor *out);
/* Returns the nearest whole number; halves are rounded to even. */
MPT_CALL mpt_status mpt_round(mpt_tensor x, mpt_tensor *out);
/* Returns the nearest number with so many decimals, rounded once to x's dtype; halves go to the
 * even neighbour. Negative decimals round to tens, hundreds and so on, and need a floating x.
 * Errors: INVALID_ARGUMENT (decimals is not in [-38, 38]), DTYPE. */
MPT_CALL mpt_status mpt_round_decimals(mpt_tensor x, int64_t decimals, mpt_tensor *out);
/* Returns min(max(x, low), high). NaN stays NaN. An infinite bound leaves its side open. The
 * gradient passes where low < x < high, as in PyTorch (older releases also passed it at the
 * bounds). */
MPT_CALL mpt_status mpt_clamp(mpt_tensor x, double low, double high MPT_DEFAULT(INFINITY),
                              mpt_tensor *out);
/* Returns max(x, 0). NaN stays NaN, and its gradient passes. */
MPT_CALL mpt_status mpt_relu(mpt_tensor x, mpt_tensor *out);
/* Returns x where x > 0, and slope * x elsewhere. A slope of 0 gives 0 at -infinity, and a gradient
 * of 0 for x <= 0 whatever comes in, as mpt_relu does. */
MPT_CALL mpt_status mpt_leaky_relu(mpt_tensor x, double slope MPT_DEFAULT(0.01), mpt_tensor *out);
/* Returns x where x > 0, and alpha (e^x - 1) elsewhere (Clevert et al. 2015). The gradient at NaN
 * is NaN. */
MPT_CALL mpt_status mpt_elu(mpt_tensor x, double alpha MPT_DEFAULT(1), mpt_tensor *out);
/* Returns x Phi(x) (Hendrycks & Gimpel 2016). With approximate_tanh 1 it returns 0.5 x (1 +
 * tanh(sqrt(2 / pi) (x + 0.044715 x^3))). */
MPT_CALL mpt_status mpt_gelu(mpt_tensor x, mpt_bool32 approximate_tanh MPT_DEFAULT(0),
                             mpt_tensor *out);
/* Returns x sigmoid(x). */
MPT_CALL mpt_status mpt_silu(mpt_tensor x, mpt_tensor *out);
/* Returns 1 / (1 + e^-x). */
MPT_CALL mpt_status mpt_sigmoid(mpt_tensor x, mpt_tensor *out);
/* Returns the hyperbolic tangent of x. */
MPT_CALL mpt_status mpt_tanh(mpt_tensor x, mpt_tensor *out);
/* Returns log(1 + e^x), without overflow. Autocast casts to f32. */
MPT_CALL mpt_status mpt_softplus(mpt_tensor x, mpt_tensor *out);
/* Returns log(1 + e^(beta x)) / beta, without overflow. Autocast casts to f32. Errors:
 * INVALID_ARGUMENT (beta is 0 or not finite). */
MPT_CALL mpt_status mpt_softplus_beta(mpt_tensor x, double beta, mpt_tensor *out);
/* Returns log(sigmoid(x)), without overflow and without the cancellation of the two steps. */
MPT_CALL mpt_status mpt_logsigmoid(mpt_tensor x, mpt_tensor *out);
/* Returns x / (1 + |x|). */
MPT_CALL mpt_status mpt_softsign(mpt_tensor x, mpt_tensor *out);
/* Returns min(max(x + 3, 0), 6) / 6 (Howard et al. 2019). The gradient is 0 at -3 and at 3. */
MPT_CALL mpt_status mpt_hardsigmoid(mpt_tensor x, mpt_tensor *out);
/* Returns x hardsigmoid(x) (Howard et al. 2019). The gradient is 0 at -3 and 1 at 3. */
MPT_CALL mpt_status mpt_hardswish(mpt_tensor x, mpt_tensor *out);
/* Returns x tanh(log(1 + e^x)) (Misra 2019). */
MPT_CALL mpt_status mpt_mish(mpt_tensor x, mpt_tensor *out);
/* Returns a sigmoid(b), where a and b are the first and the second half of x along dim (Dauphin et
 * al. 2016). Errors: SHAPE (the extent of the dim is odd). */
MPT_CALL mpt_status mpt_glu(mpt_tensor x, int64_t dim MPT_DEFAULT(-1), mpt_tensor *out);
/* Returns x where x > 0, and weight * x elsewhere (He et al. 2015). weight has one element, or is
 * [C] with the extent C of x's dim 1. A weight of 0 is as the slope 0 of mpt_leaky_relu. Autocast
 * casts to the scope's dtype. */
MPT_CALL mpt_status mpt_prelu(mpt_tensor x, mpt_tensor weight, mpt_tensor *out);
/* Returns a + weight (b - a), elementwise; a, b and weight broadcast. The result is a where weight
 * is 0 and b where it is 1, exactly, and lies between a and b for weights between. A weight in f32
 * beside operands of 16 bits keeps its precision. */
MPT_CALL mpt_status mpt_lerp(mpt_tensor a, mpt_tensor b, mpt_tensor weight, mpt_tensor *out);
/* Returns a + weight (b - a), elementwise, as mpt_lerp with one weight. */
MPT_CALL mpt_status mpt_lerp_scalar(mpt_tensor a, mpt_tensor b, double weight, mpt_tensor *out);
/* Returns, as bool, 1 where x is 0. Not differentiable. */
MPT_CALL mpt_status mpt_logical_not(mpt_tensor x, mpt_tensor *out);
/* Returns, as bool, 1 where x is neither NaN nor infinite. Not differentiable. */
MPT_CALL mpt_status mpt_isfinite(mpt_tensor x, mpt_tensor *out);
/* Returns, as bool, 1 where x is NaN. Not differentiable. */
MPT_CALL mpt_status mpt_isnan(mpt_tensor x, mpt_tensor *out);
/* Returns, as bool, 1 where |a - b| <= atol + rtol |b|, in f32 (f64 for f64), and where a and b are
 * equal, as two infinities of one sign are. A number is not close to an infinity. NaN is close to
 * nothing, or with equal_nan 1 to NaN. The distance of integers is exact.
 * Errors: INVALID_ARGUMENT (rtol or atol is negative or not finite). */
MPT_CALL mpt_status mpt_isclose(mpt_tensor a, mpt_tensor b, double rtol MPT_DEFAULT(1e-5),
                                double atol MPT_DEFAULT(1e-8), mpt_bool32 equal_nan MPT_DEFAULT(0),
                                mpt_tensor *out);
/* Returns a where condition (bool) is 1, and b elsewhere. The three operands broadcast. */
MPT_CALL mpt_status mpt_where(mpt_tensor condition, mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns value where mask (bool) is 1, and x elsewhere. Errors: INVALID_ARGUMENT (an integer x
 * cannot represent the value). */
MPT_CALL mpt_status mpt_masked_fill(mpt_tensor x, mpt_tensor mask, double value, mpt_tensor *out);

/* ---- conversion and copies ------------------------------------------------------------------- */

/* Converts x to another dtype, rounded to nearest even. Returns x itself if it has this dtype.
 * Differentiable between floating dtypes. From floating to integer the fraction is dropped, values
 * out of range become the largest or smallest integer, and NaN becomes 0. An integer keeps its low
 * bits in a narrower integer dtype. */
MPT_CALL mpt_status mpt_cast(mpt_tensor x, mpt_dtype dtype, mpt_tensor *out);
/* Returns a copy of x in memory of its own. A copy of a parameter with a master (mpt_params.h) has
 * a master, too, unless gradients are recorded: an average of weights can be kept in it. */
MPT_CALL mpt_status mpt_clone(mpt_tensor x, mpt_tensor *out);
/* Returns x in row-major order: x itself if it is contiguous, otherwise a copy. */
MPT_CALL mpt_status mpt_contiguous(mpt_tensor x, mpt_tensor *out);
/* Returns a tensor on the memory of x that is outside the graph. */
MPT_CALL mpt_status mpt_detach(mpt_tensor x, mpt_tensor *out);

/* ---- writes in place ------------------------------------------------------------------------- */

/* Writes in place: to = from. `to` keeps its dtype and shape; `from` broadcasts to it and is
 * converted. Autocast does not apply. A parameter with a master (mpt_params.h), or a view of one,
 * is written as its exact value, with 16 bits and a master, as by every write in place; so is one
 * that is read as `from` or x. A write that is recorded leaves exactly the 16-bit value.
 *
 * While gradients are recorded (mpt_grad_mode_push), a write to a recorded result, or of a value
 * that requires a gradient, is recorded: `to` becomes the result of the write, and gradients flow
 * to its previous value and to the written value. Views of `to` that were made before a recorded
 * write do not know about it: the next recorded operation on such a view, or a backward from it,
 * fails with MPT_ERROR_STATE; make the view again. Every write counts a version: a backward that
 * needs the old elements fails with MPT_ERROR_STATE and names the write.
 *
 * Errors: STATE, while gradients are recorded, if `to` is
 * - a leaf that requires a gradient: write to it under no-grad, as an optimizer does;
 * - a view: write to the whole tensor, or make a new one by mpt_cat, mpt_where, mpt_scatter or
 *   mpt_index_add.
 *
 * In any mode, STATE if the memory of `to` is read-only, or if its elements share memory. */
MPT_CALL mpt_status mpt_copy_into(mpt_tensor to, mpt_tensor from);
/* Writes in place: sets every element of `to` to `value`. The rules of mpt_copy_into hold.
 * Errors: INVALID_ARGUMENT (an integer `to` cannot represent the value), STATE. */
MPT_CALL mpt_status mpt_fill_into(mpt_tensor to, double value);
/* Writes in place: to += x. The sum is computed in the wider dtype and rounded once. The rules of
 * mpt_copy_into hold. Errors: DTYPE (x is floating and `to` integer), STATE. */
MPT_CALL mpt_status mpt_add_into(mpt_tensor to, mpt_tensor x);
/* Writes in place: to *= x. The product is computed in the wider dtype and rounded once. The rules
 * of mpt_copy_into hold. Errors: DTYPE (x is floating and `to` integer), STATE. */
MPT_CALL mpt_status mpt_mul_into(mpt_tensor to, mpt_tensor x);

/* ---- views ----------------------------------------------------------------------------------- */

/* Returns the elements of x under another shape. One extent may be -1 and is computed. The result
 * is a view if the strides allow it, otherwise a copy. */
MPT_CALL mpt_status mpt_reshape(mpt_tensor x, const int64_t *shape, int32_t rank, mpt_tensor *out);
/* Returns a view of x with its dims in another order. */
MPT_CALL mpt_status mpt_permute(mpt_tensor x, const int64_t *dims, int32_t rank, mpt_tensor *out);
/* Returns a view of x with two dims exchanged. */
MPT_CALL mpt_status mpt_transpose(mpt_tensor x, int64_t dim0, int64_t dim1, mpt_tensor *out);
/* Returns a view of the elements start, start + step, ... below end of one dim. Negative and large
 * indices follow Python's rules. step is 1 or more. */
MPT_CALL mpt_status mpt_slice(mpt_tensor x, int64_t dim, int64_t start MPT_DEFAULT(0),
                              int64_t end MPT_DEFAULT(INT64_MAX), int64_t step MPT_DEFAULT(1),
                              mpt_tensor *out);
/* Returns a view of `length` elements of one dim, from `start` on. Indices out of range are an
 * error. */
MPT_CALL mpt_status mpt_narrow(mpt_tensor x, int64_t dim, int64_t start, int64_t length,
                               mpt_tensor *out);
/* Returns a view of one index of a dim, without this dim. */
MPT_CALL mpt_status mpt_select(mpt_tensor x, int64_t dim, int64_t index, mpt_tensor *out);
/* Returns a view of x without the dim `dim` if its extent is 1, and with it otherwise. */
MPT_CALL mpt_status mpt_squeeze(mpt_tensor x, int64_t dim, mpt_tensor *out);
/* Returns a view of x with a new dim of extent 1 before the dim `dim`. */
MPT_CALL mpt_status mpt_unsqueeze(mpt_tensor x, int64_t dim, mpt_tensor *out);
/* Returns a view of x in which extents of 1 are stretched to `shape`, without a copy. -1 keeps an
 * extent. */
MPT_CALL mpt_status mpt_expand(mpt_tensor x, const int64_t *shape, int32_t rank, mpt_tensor *out);
/* Returns x with the dims start_dim to end_dim as one dim. The result is a view if the strides
 * allow it, otherwise a copy. */
MPT_CALL mpt_status mpt_flatten(mpt_tensor x, int64_t start_dim MPT_DEFAULT(0),
                                int64_t end_dim MPT_DEFAULT(-1), mpt_tensor *out);

/* ---- reductions ---------------------------------------------------------------------------------
 * Tensors of 16 and 32 bits are summed in f32. Sums, products, squares and powers on the way may be
 * beyond the dtype: a result is right where it is a number of its dtype. The gradients of norm, std
 * and var are right even where their result is infinite. */

/* Returns the sum over dims (NULL: all). 16-bit values are accumulated in f32. bool and integers
 * give i64. Under autocast the result is f32. */
MPT_CALL mpt_status mpt_sum(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                            int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                            mpt_tensor *out);
/* Returns the mean over dims (NULL: all). Under autocast the result is f32. */
MPT_CALL mpt_status mpt_mean(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                             int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                             mpt_tensor *out);
/* Returns the variance over dims (NULL: all): the sum of squared distances from the mean, divided
 * by n - correction. correction 1 gives the unbiased estimate, and 0 the variance of the
 * population. A divisor of 0 gives NaN. */
MPT_CALL mpt_status mpt_var(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                            int32_t count MPT_DEFAULT(0), int64_t correction MPT_DEFAULT(1),
                            mpt_bool32 keepdim MPT_DEFAULT(0), mpt_tensor *out);
/* Returns the standard deviation over dims (NULL: all): the square root of the variance, divided by
 * n - correction as in mpt_var. Its gradient is 0 where it is 0. */
MPT_CALL mpt_status mpt_std(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                            int32_t count MPT_DEFAULT(0), int64_t correction MPT_DEFAULT(1),
                            mpt_bool32 keepdim MPT_DEFAULT(0), mpt_tensor *out);
/* Returns the product over dims (NULL: all). An empty product is 1. bool and integers give i64. The
 * gradient of an element is the product of the others, which are multiplied in pairs, so elements
 * may be 0; a product on the way that f32 does not hold makes it 0 or infinite. Under autocast the
 * result is f32. */
MPT_CALL mpt_status mpt_prod(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                             int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                             mpt_tensor *out);
/* Returns the largest element over dims (NULL: all). NaN takes precedence. Equal elements share the
 * gradient. Where the largest is NaN, the gradient is NaN. Errors: SHAPE (no elements). */
MPT_CALL mpt_status mpt_amax(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                             int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                             mpt_tensor *out);
/* Returns the smallest element over dims (NULL: all). NaN takes precedence. Equal elements share
 * the gradient. Where the smallest is NaN, the gradient is NaN. Errors: SHAPE (no elements). */
MPT_CALL mpt_status mpt_amin(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                             int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                             mpt_tensor *out);
/* Returns the largest of all elements. Equal elements share the gradient, and NaNs count as equal.
 * Errors: SHAPE (no elements). */
MPT_CALL mpt_status mpt_max(mpt_tensor x, mpt_tensor *out);
/* Returns the smallest of all elements. Equal elements share the gradient, and NaNs count as equal.
 * Errors: SHAPE (no elements). */
MPT_CALL mpt_status mpt_min(mpt_tensor x, mpt_tensor *out);
/* Returns the largest element along a dim and its index (i64). The first of equal elements is
 * taken, and NaN before all others. The gradient goes to this element. */
MPT_CALL mpt_status mpt_max_dim(mpt_tensor x, int64_t dim, mpt_bool32 keepdim MPT_DEFAULT(0),
                                mpt_tensor *out, mpt_tensor *out_index);
/* Returns the smallest element along a dim and its index (i64). The first of equal elements is
 * taken, and NaN before all others. The gradient goes to this element. */
MPT_CALL mpt_status mpt_min_dim(mpt_tensor x, int64_t dim, mpt_bool32 keepdim MPT_DEFAULT(0),
                                mpt_tensor *out, mpt_tensor *out_index);
/* Returns the median of all elements, which for an even number is the lower one of the two in the
 * middle. NaN if an element is NaN. The gradient goes to this element. Errors: SHAPE (no
 * elements). */
MPT_CALL mpt_status mpt_median(mpt_tensor x, mpt_tensor *out);
/* Returns the median along a dim and its index (i64). For an even number of elements it is the
 * lower one of the two in the middle. The first NaN is taken if there is one. The gradient
 * goes to this element. Errors: SHAPE (no elements). */
MPT_CALL mpt_status mpt_median_dim(mpt_tensor x, int64_t dim MPT_DEFAULT(-1),
                                   mpt_bool32 keepdim MPT_DEFAULT(0), mpt_tensor *out,
                                   mpt_tensor *out_index);
/* Returns the index (i64) of the largest element along one dim; dim NULL: its row-major position
 * among all elements. The first of equal elements is taken, and NaN before all others. */
MPT_CALL mpt_status mpt_argmax(mpt_tensor x, const int64_t *dim MPT_DEFAULT(NULL),
                               int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                               mpt_tensor *out);
/* Returns the index (i64) of the smallest element along one dim; dim NULL: its row-major position
 * among all elements. The first of equal elements is taken, and NaN before all others. */
MPT_CALL mpt_status mpt_argmin(mpt_tensor x, const int64_t *dim MPT_DEFAULT(NULL),
                               int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                               mpt_tensor *out);
/* Returns, as bool, 1 if an element over dims (NULL: all) is not 0. */
MPT_CALL mpt_status mpt_any(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                            int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                            mpt_tensor *out);
/* Returns, as bool, 1 if no element over dims (NULL: all) is 0. */
MPT_CALL mpt_status mpt_all(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                            int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                            mpt_tensor *out);
/* Returns the p-norm over dims (NULL: all): (sum |x|^p)^(1/p). p 0 counts the elements that are not
 * 0. p infinity gives the largest |x|, and p -infinity the smallest. The gradient is 0 where the
 * norm is 0. Under autocast the result is f32. */
MPT_CALL mpt_status mpt_norm(mpt_tensor x, double p MPT_DEFAULT(2),
                             const int64_t *dims MPT_DEFAULT(NULL), int32_t count MPT_DEFAULT(0),
                             mpt_bool32 keepdim MPT_DEFAULT(0), mpt_tensor *out);
/* Returns the sum of the products of two vectors of one length, 0-dim. 16-bit vectors are
 * multiplied and summed in f32, and the sum is rounded once. Under autocast a and b are promoted to
 * the wider dtype. Errors: SHAPE. */
MPT_CALL mpt_status mpt_dot(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns x / max(p-norm of x over dims (NULL: all), eps). 16-bit x is normalized in f32 and
 * rounded once; zeros stay zeros. Autocast casts to f32. Errors: INVALID_ARGUMENT (eps is
 * negative). */
MPT_CALL mpt_status mpt_normalize(mpt_tensor x, double p MPT_DEFAULT(2),
                                  const int64_t *dims MPT_DEFAULT(NULL),
                                  int32_t count MPT_DEFAULT(0), double eps MPT_DEFAULT(1e-12),
                                  mpt_tensor *out);
/* Returns log(sum(e^x)) over dims (NULL: all), without overflow. No elements give -infinity, and so
 * do elements of -infinity alone, with gradients of 0. Elements of +infinity share the gradient
 * evenly. Autocast casts to f32. */
MPT_CALL mpt_status mpt_logsumexp(mpt_tensor x, const int64_t *dims MPT_DEFAULT(NULL),
                                  int32_t count MPT_DEFAULT(0), mpt_bool32 keepdim MPT_DEFAULT(0),
                                  mpt_tensor *out);
/* Returns the running sum along a dim. bool and integers give i64. Under autocast the result is
 * f32. */
MPT_CALL mpt_status mpt_cumsum(mpt_tensor x, int64_t dim, mpt_tensor *out);

/* ---- indices ------------------------------------------------------------------------------------
 * Indices are i64 or i32. An index out of range fails with INVALID_ARGUMENT; the text gives its
 * position, its value and the range. On a device other than the CPU the error comes with a later
 * call on the context; it names the operation and the position. The operation itself returns
 * MPT_OK; it reads 0 by the index, or writes nothing. */

/* Returns the rows of weight [rows, width] that `index` (i64 or i32) selects: [.., width]. The row
 * padding_idx (negative: none) receives no gradient. mpt_tensor_set_grad_sparse of the weight makes
 * its gradient sparse. Errors: INVALID_ARGUMENT (an index out of range). */
MPT_CALL mpt_status mpt_embedding(mpt_tensor index, mpt_tensor weight,
                                  int64_t padding_idx MPT_DEFAULT(-1), mpt_tensor *out);
/* Returns the slices of a dim that a 1-dim index (i64 or i32) selects: out[.., i, ..] = x[..,
 * index[i], ..]. Errors: INVALID_ARGUMENT (an index out of range). */
MPT_CALL mpt_status mpt_index_select(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor *out);
/* Returns x with the slices of src added at the indices: out[.., index[i], ..] += src[.., i, ..].
 * src has the dtype of x. Sums of 16-bit values are kept in f32 and rounded once. Autocast casts to
 * the widest dtype of the inputs. Errors: INVALID_ARGUMENT (an index out of range). */
MPT_CALL mpt_status mpt_index_add(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor src,
                                  mpt_tensor *out);
/* Returns x with scale times the slices of src added at the indices: mpt_index_add of scale * src,
 * computed in f32 (f64 for f64) and rounded once. Integers take a whole scale. Autocast casts to
 * the widest dtype of the inputs. Errors: INVALID_ARGUMENT (an index out of range, a scale with a
 * fraction for integers). */
MPT_CALL mpt_status mpt_index_add_scaled(mpt_tensor x, int64_t dim, mpt_tensor index,
                                         mpt_tensor src, double scale, mpt_tensor *out);
/* Returns out[i][j] = x[index[i][j]][j] for dim 0, and accordingly for other dims. `index` (i64 or
 * i32) has as many dims as x, and no larger extents except along dim. The result has the shape of
 * the index. An empty index may have any shape. A 0-dim tensor counts as one with 1 dim.
 * Errors: INVALID_ARGUMENT (an index out of range). */
MPT_CALL mpt_status mpt_gather(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor *out);
/* Returns x with out[index[i][j]][j] = src[i][j] for dim 0, and accordingly for other dims. The
 * last of equal indices is taken. src has the dtype of x and at least the extents of the index.
 * Autocast casts to the widest dtype of the inputs. Errors: INVALID_ARGUMENT (an index out of
 * range). */
MPT_CALL mpt_status mpt_scatter(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor src,
                                mpt_tensor *out);
/* Returns x with out[index[i][j]][j] += src[i][j] for dim 0, and accordingly for other dims. Values
 * of equal indices are added. src has the dtype of x and at least the extents of the index.
 * Autocast casts to the widest dtype of the inputs. Errors: INVALID_ARGUMENT (an index out of
 * range). */
MPT_CALL mpt_status mpt_scatter_add(mpt_tensor x, int64_t dim, mpt_tensor index, mpt_tensor src,
                                    mpt_tensor *out);
/* Returns i64 [.., num_classes]: 1 at the index and 0 elsewhere. num_classes -1 means the largest
 * index + 1, and waits for a device other than the CPU. */
MPT_CALL mpt_status mpt_one_hot(mpt_tensor index, int64_t num_classes MPT_DEFAULT(-1),
                                mpt_tensor *out);
/* Returns the k largest elements along a dim (largest 0: the k smallest) in order, and their
 * indices (i64). NaN counts as the largest. Equal elements keep their order, which PyTorch leaves
 * open. */
MPT_CALL mpt_status mpt_topk(mpt_tensor x, int64_t k, int64_t dim MPT_DEFAULT(-1),
                             mpt_bool32 largest MPT_DEFAULT(1), mpt_tensor *out,
                             mpt_tensor *out_index);
/* Returns x sorted along a dim, and the original index (i64) of each element. The order is stable.
 * NaN counts as the largest. */
MPT_CALL mpt_status mpt_sort(mpt_tensor x, int64_t dim MPT_DEFAULT(-1),
                             mpt_bool32 descending MPT_DEFAULT(0), mpt_tensor *out,
                             mpt_tensor *out_index);
/* Returns the indices (i64) that sort x along a dim. The order is stable. NaN counts as the
 * largest. */
MPT_CALL mpt_status mpt_argsort(mpt_tensor x, int64_t dim MPT_DEFAULT(-1),
                                mpt_bool32 descending MPT_DEFAULT(0), mpt_tensor *out);
/* Returns the indices (i64) of the elements that are not 0, in row-major order: [count, dims of x].
 * NaN is not 0. The shape depends on the elements: the call waits for a device other than the CPU.
 * Errors: STATE (a recording is made). */
MPT_CALL mpt_status mpt_nonzero(mpt_tensor x, mpt_tensor *out);
/* Returns the elements of x where the bool `mask` is 1, in row-major order: [count]. x and mask
 * broadcast. Waits for a device other than the CPU. Errors: DTYPE (mask is not bool), STATE (a
 * recording is made). */
MPT_CALL mpt_status mpt_masked_select(mpt_tensor x, mpt_tensor mask, mpt_tensor *out);
/* Finds the distinct elements of x. out[0] receives them in ascending order, out[1] (i64) for each
 * element of x its index in out[0], and out[2] (i64) how often each occurs. out_count is 3. NaNs
 * differ from each other, and are last. The results carry no gradient. Waits for a device other
 * than the CPU. Errors: STATE (a recording is made). */
MPT_CALL mpt_status mpt_unique(mpt_tensor x, mpt_tensor *out, int32_t out_count);
/* Returns indices (i64) [.., samples] that are drawn with probabilities proportional to the weights
 * x [.., weights], which need not add up to 1. replacement 0: the indices of a row are distinct.
 * The draws come from the context's generator, in f64. Waits for a device other than the CPU.
 * Errors: SHAPE (no weights), INVALID_ARGUMENT (a weight is negative or not finite, or a row has
 * too few weights above 0), STATE (a recording is made). */
MPT_CALL mpt_status mpt_multinomial(mpt_tensor x, int64_t samples MPT_DEFAULT(1),
                                    mpt_bool32 replacement MPT_DEFAULT(0), mpt_tensor *out);
/* Returns x with the elements above a diagonal of the last two dims set to 0. diagonal 0 is the
 * main one, and a positive number counts upward. */
MPT_CALL mpt_status mpt_tril(mpt_tensor x, int64_t diagonal MPT_DEFAULT(0), mpt_tensor *out);
/* Returns x with the elements below a diagonal of the last two dims set to 0. diagonal 0 is the
 * main one, and a positive number counts upward. */
MPT_CALL mpt_status mpt_triu(mpt_tensor x, int64_t diagonal MPT_DEFAULT(0), mpt_tensor *out);

/* ---- arranging ------------------------------------------------------------------------------- */

/* Returns the tensors one after the other along a dim. The other extents must be equal. Dtypes are
 * promoted to the widest. */
MPT_CALL mpt_status mpt_cat(const mpt_tensor *tensors, int32_t count, int64_t dim MPT_DEFAULT(0),
                            mpt_tensor *out);
/* Returns tensors of one shape side by side along a new dim. Dtypes are promoted to the widest. */
MPT_CALL mpt_status mpt_stack(const mpt_tensor *tensors, int32_t count, int64_t dim MPT_DEFAULT(0),
                              mpt_tensor *out);
/* Returns views of the pieces of split_size along a dim. The last piece is shorter if split_size
 * does not divide the extent. split_size is 1 or more, or 0 if the extent is 0. `out` receives
 * `out_count` handles. Errors: INVALID_ARGUMENT (out_count is not the number of pieces). */
MPT_CALL mpt_status mpt_split(mpt_tensor x, int64_t split_size, int64_t dim MPT_DEFAULT(0),
                              mpt_tensor *out, int32_t out_count);
/* Returns views of pieces of the given sizes along a dim. The sizes must add up to the extent.
 * `out` receives `out_count` handles, as many as there are sizes. */
MPT_CALL mpt_status mpt_split_with_sizes(mpt_tensor x, const int64_t *sizes, int32_t count,
                                         int64_t dim MPT_DEFAULT(0), mpt_tensor *out,
                                         int32_t out_count);
/* Returns views of at most `chunks` pieces along a dim, all of equal size except the last. As in
 * PyTorch there can be fewer; an extent of 0 gives exactly `chunks`. `out` receives `out_count`
 * handles. Errors: INVALID_ARGUMENT (out_count is not the number of pieces). */
MPT_CALL mpt_status mpt_chunk(mpt_tensor x, int64_t chunks, int64_t dim MPT_DEFAULT(0),
                              mpt_tensor *out, int32_t out_count);
/* Returns a copy of x with the order of the elements reversed along dims. */
MPT_CALL mpt_status mpt_flip(mpt_tensor x, const int64_t *dims, int32_t count, mpt_tensor *out);
/* Returns x with the elements shifted along dims. Elements that leave at one end enter at the
 * other. With one shift and no dims, the elements are shifted in row-major order. */
MPT_CALL mpt_status mpt_roll(mpt_tensor x, const int64_t *shifts, int32_t shift_count,
                             const int64_t *dims MPT_DEFAULT(NULL),
                             int32_t dim_count MPT_DEFAULT(0), mpt_tensor *out);
/* Returns x repeated repeats[d] times along each dim d. More repeats than dims add new dims in
 * front. */
MPT_CALL mpt_status mpt_repeat(mpt_tensor x, const int64_t *repeats, int32_t count,
                               mpt_tensor *out);
/* Returns x with a border. `pads` holds pairs (before, after), the last dim first; negative
 * numbers remove elements. `mode` chooses the border: `value`, the mirrored elements, the
 * repeated edge, or the elements of the other end. Mirrors and edges are those of the whole x, also
 * where a dim loses elements on its other side. */
MPT_CALL mpt_status mpt_pad(mpt_tensor x, const int64_t *pads, int32_t count,
                            mpt_pad_mode mode MPT_DEFAULT(MPT_PAD_CONSTANT),
                            double value MPT_DEFAULT(0), mpt_tensor *out);
/* Returns x [.., channels r r, height, width] with r = factor as [.., channels, height r, width r]:
 * r r channels become the elements of a square of r rows (Shi et al. 2016). Errors: SHAPE. */
MPT_CALL mpt_status mpt_pixel_shuffle(mpt_tensor x, int64_t factor, mpt_tensor *out);
/* Returns x [.., channels, height r, width r] with r = factor as [.., channels r r, height, width],
 * which mpt_pixel_shuffle undoes. Errors: SHAPE. */
MPT_CALL mpt_status mpt_pixel_unshuffle(mpt_tensor x, int64_t factor, mpt_tensor *out);

/* ---- softmax and dropout --------------------------------------------------------------------- */

/* Returns e^x / sum(e^x) along a dim. The result has the dtype `dtype`, as if x were cast to it
 * first; NONE means the dtype of x, or f32 under autocast. A row of -infinity alone, in which all
 * is masked, is 0 with gradients of 0. A row with +infinity is NaN, so that an overflow is seen. */
MPT_CALL mpt_status mpt_softmax(mpt_tensor x, int64_t dim,
                                mpt_dtype dtype MPT_DEFAULT(MPT_DTYPE_NONE), mpt_tensor *out);
/* Returns log(softmax(x)) along a dim, without cancellation. The result has the dtype `dtype`, as
 * if x were cast to it first; NONE means the dtype of x, or f32 under autocast. A row of -infinity
 * alone stays so. A row with +infinity is NaN. */
MPT_CALL mpt_status mpt_log_softmax(mpt_tensor x, int64_t dim,
                                    mpt_dtype dtype MPT_DEFAULT(MPT_DTYPE_NONE), mpt_tensor *out);
/* Returns x with each element set to 0 with probability p and divided by 1 - p otherwise
 * (Srivastava et al. 2014). A dropped element is 0 whatever it was, infinity and NaN too, and its
 * gradient is 0 whatever comes in. The draws come from the context's generator. Returns x itself if
 * training is 0 or p is 0. Errors: INVALID_ARGUMENT (p is not in [0, 1]). */
MPT_CALL mpt_status mpt_dropout(mpt_tensor x, double p MPT_DEFAULT(0.5),
                                mpt_bool32 training MPT_DEFAULT(1), mpt_tensor *out);
/* Returns x with whole channels set to 0 with probability p and divided by 1 - p otherwise (Tompson
 * et al. 2015): one draw for each element of the dims before the last spatial_dims. A dropped
 * element is as in mpt_dropout. Returns x itself if training is 0 or p is 0. Errors:
 * INVALID_ARGUMENT (p is not in [0, 1]). */
MPT_CALL mpt_status mpt_dropout_channels(mpt_tensor x, int64_t spatial_dims,
                                         double p MPT_DEFAULT(0.5),
                                         mpt_bool32 training MPT_DEFAULT(1), mpt_tensor *out);
/* Returns softmax((x + noise) / tau) along a dim, with noise of the Gumbel distribution by the
 * context's generator (Jang et al. 2017). hard 1: exactly 1 for the largest and 0 for the others,
 * with the gradient of the softmax. 16-bit x is computed in f32 and rounded once. Under autocast
 * the result is f32. Errors: INVALID_ARGUMENT (tau is not above 0). */
MPT_CALL mpt_status mpt_gumbel_softmax(mpt_tensor x, int64_t dim MPT_DEFAULT(-1),
                                       double tau MPT_DEFAULT(1), mpt_bool32 hard MPT_DEFAULT(0),
                                       mpt_tensor *out);

/* ---- losses -------------------------------------------------------------------------------------
 * Losses follow PyTorch's definitions, but they are always computed in f32 (f64 for f64 operands),
 * and the result has that dtype: 16-bit operands are cast first, in a scope or not. The gradient
 * goes to the input and to a floating target, in their dtypes.
 * Elementwise losses broadcast. If broadcasting gives more elements than the input has (a target
 * [N] beside an input [N, 1]), which is rarely intended, the first such call in a context logs a
 * warning. */

/* Options of mpt_cross_entropy and mpt_nll_loss. */
typedef struct mpt_cross_entropy_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_reduction reduction;            /* Reduction of the elements. Default: MPT_REDUCTION_MEAN. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  int64_t ignore_index;               /* Class index of targets that are ignored. Default: -100. */
  /* Smoothing e in [0, 1]: mixes the target with e / C for each of C classes. Default: 0, the only
   * value that mpt_nll_loss accepts. */
  double label_smoothing;
} mpt_cross_entropy_desc;
/* Writes struct_size and the defaults, which are PyTorch's. */
MPT_API void mpt_cross_entropy_desc_init(mpt_cross_entropy_desc *desc, size_t size);

/* Returns the cross-entropy of logits: -log softmax(input)[target]. `input` is [C], [N, C] or [N,
 * C, ..]. `target` holds class indices (i64 or i32) without the dim C, or probabilities in the
 * shape of the input. `weight` [C] (NULL: 1) weighs the classes, and the mean is weighted
 * accordingly. desc NULL means the defaults. A class of probability 0 or of weight 0 adds 0, also
 * where its logit is -infinity. A row whose class has weight 0 has gradients of 0, unless one of
 * its logits is +infinity or NaN.
 *
 * The loss is computed in f32 and the result is f32 (f64 for f64 input). 16-bit input is read
 * directly, with bitwise the result of a cast to f32 first, so autocast casts nothing. Class
 * indices without weights take one pass over the logits forward and one backward. The gradient
 * reuses the memory of the logits if nothing else holds them. Errors: INVALID_ARGUMENT (a class
 * index out of range, on a device other than the CPU with a later call: the loss is then NaN, or
 * with weights leaves the row out; label_smoothing). */
MPT_CALL mpt_status mpt_cross_entropy(mpt_tensor input, mpt_tensor target,
                                      mpt_tensor MPT_NULLABLE weight,
                                      const mpt_cross_entropy_desc *MPT_NULLABLE desc,
                                      mpt_tensor *out);
/* Returns the negative log-likelihood of log-probabilities: -weight[target] input[target]. `input`
 * is [C], [N, C] or [N, C, ..]. `target` holds class indices (i64 or i32) without the dim C.
 * `weight` [C] (NULL: 1) weighs the classes, and the mean is weighted accordingly. A row whose
 * class has weight 0 adds 0 and has gradients of 0, whatever its input is. desc NULL means the
 * defaults. Autocast casts to f32. Errors: INVALID_ARGUMENT (a class index out of range, on a
 * device other than the CPU with a later call: the row is then left out; label_smoothing is not
 * 0). */
MPT_CALL mpt_status mpt_nll_loss(mpt_tensor input, mpt_tensor target,
                                 mpt_tensor MPT_NULLABLE weight,
                                 const mpt_cross_entropy_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the binary cross-entropy of probabilities: -(t log x + (1 - t) log(1 - x)), with
 * logarithms of at least -100. Errors: UNSUPPORTED (16-bit input under autocast: use
 * mpt_binary_cross_entropy_with_logits). */
MPT_CALL mpt_status mpt_binary_cross_entropy(
    mpt_tensor input, mpt_tensor target, mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN),
    mpt_tensor *out);
/* Returns the binary cross-entropy of sigmoid(input), without its rounding: -(t log x + (1 - t)
 * log(1 - x)) with x = sigmoid(input). pos_weight (broadcasts; NULL: 1) multiplies the term with t.
 * A factor of 0 gives 0, also where its logarithm is infinite. Autocast casts to f32. */
MPT_CALL mpt_status mpt_binary_cross_entropy_with_logits(
    mpt_tensor input, mpt_tensor target, mpt_tensor MPT_NULLABLE pos_weight,
    mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN), mpt_tensor *out);
/* Returns the squared error (input - target)^2. Autocast casts to f32. */
MPT_CALL mpt_status mpt_mse_loss(mpt_tensor input, mpt_tensor target,
                                 mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN),
                                 mpt_tensor *out);
/* Returns the absolute error |input - target|. Autocast casts to f32. */
MPT_CALL mpt_status mpt_l1_loss(mpt_tensor input, mpt_tensor target,
                                mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN),
                                mpt_tensor *out);
/* Returns d^2 / (2 beta) where d = |input - target| is below beta, and d - beta / 2 elsewhere. beta
 * 0 gives mpt_l1_loss. Autocast casts to f32. */
MPT_CALL mpt_status mpt_smooth_l1_loss(mpt_tensor input, mpt_tensor target,
                                       mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN),
                                       double beta MPT_DEFAULT(1), mpt_tensor *out);
/* Returns d^2 / 2 where d = |input - target| is below delta, and delta (d - delta / 2) elsewhere
 * (Huber 1964). Autocast casts to f32. */
MPT_CALL mpt_status mpt_huber_loss(mpt_tensor input, mpt_tensor target,
                                   mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN),
                                   double delta MPT_DEFAULT(1), mpt_tensor *out);
/* Returns the pointwise Kullback-Leibler divergence t (log t - input) of log-probabilities `input`
 * and probabilities t (log_target 1: their logarithms). Elements with t = 0 give 0 and gradients of
 * 0, whatever the input is. MPT_REDUCTION_BATCHMEAN gives the divergence in its mathematical sense.
 * Autocast casts to f32. */
MPT_CALL mpt_status mpt_kl_div(mpt_tensor input, mpt_tensor target,
                               mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN),
                               mpt_bool32 log_target MPT_DEFAULT(0), mpt_tensor *out);
/* Returns the elements of a loss (MPT_REDUCTION_NONE) times `weight`, which broadcast, reduced. An
 * element of weight 0 adds 0 whatever its loss is, infinity and NaN too, and where the loss is of
 * this section and elementwise, the input and target of that element have gradients of 0. The mean
 * divides by the number of elements, as PyTorch's binary cross-entropies do. Autocast casts to
 * f32. */
MPT_CALL mpt_status mpt_weighted_loss(mpt_tensor loss, mpt_tensor weight,
                                      mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN),
                                      mpt_tensor *out);
/* Returns max(d(anchor, positive) - d(anchor, negative) + margin, 0), where d is
 * mpt_pairwise_distance. swap 1 takes d(positive, negative) where it is smaller than d(anchor,
 * negative) (Balntas et al. 2016). Autocast casts to f32. */
MPT_CALL mpt_status mpt_triplet_margin_loss(mpt_tensor anchor, mpt_tensor positive,
                                            mpt_tensor negative,
                                            mpt_reduction reduction
                                                MPT_DEFAULT(MPT_REDUCTION_MEAN),
                                            double margin MPT_DEFAULT(1), double p MPT_DEFAULT(2),
                                            double eps MPT_DEFAULT(1e-6),
                                            mpt_bool32 swap MPT_DEFAULT(0), mpt_tensor *out);
/* Returns the p-norm of a - b + eps along the last dim. a and b broadcast. 16-bit operands are
 * computed in f32, and the norm is rounded once. Autocast casts to f32. */
MPT_CALL mpt_status mpt_pairwise_distance(mpt_tensor a, mpt_tensor b, double p MPT_DEFAULT(2),
                                          double eps MPT_DEFAULT(1e-6),
                                          mpt_bool32 keepdim MPT_DEFAULT(0), mpt_tensor *out);
/* Returns a . b / (max(|a|, eps) max(|b|, eps)) along a dim. a and b broadcast. Autocast casts to
 * f32. */
MPT_CALL mpt_status mpt_cosine_similarity(mpt_tensor a, mpt_tensor b, int64_t dim MPT_DEFAULT(1),
                                          double eps MPT_DEFAULT(1e-8), mpt_tensor *out);

/* ---- matrix products ------------------------------------------------------------------------- */

/* Returns the matrix product over the last two dims. The other dims broadcast, and vectors are
 * treated as in NumPy. Accumulates in f32. Autocast casts to the scope's dtype. */
MPT_CALL mpt_status mpt_matmul(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns the products of a [B, M, K] and b [B, K, N], one per batch: [B, M, N]. Nothing
 * broadcasts. Accumulates in f32. Autocast casts to the scope's dtype. Errors: SHAPE (the shapes do
 * not match). */
MPT_CALL mpt_status mpt_bmm(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Returns the sum of products that an equation in Einstein's notation describes, as torch.einsum:
 * "bij,bjk->bik" for two tensors is mpt_bmm. A letter names a dim of a tensor, "..." stands for
 * dims that broadcast, and commas separate the tensors. Dims whose letter is not in the result are
 * summed over, and a letter that occurs twice in one tensor selects its diagonal. Without "->" the
 * result has the dims of "...", then the letters that occur once, in alphabetical order. Tensors
 * are multiplied from left to right, two by one matrix product. 16-bit tensors are computed in f32
 * and rounded once. The result may share the memory of a tensor. Autocast casts to the scope's
 * dtype. Errors: INVALID_ARGUMENT (the equation, or its number of tensors). */
MPT_CALL mpt_status mpt_einsum(const mpt_tensor *tensors, int32_t count, const char *equation,
                               mpt_tensor *out);
/* Returns beta input + alpha a b for a [M, K] and b [K, N]. `input` broadcasts to [M, N]. With beta
 * 0 the values of the input are ignored, NaN included, and with alpha 0 those of a and b. 16-bit
 * values are summed and added in f32 and rounded once. Autocast casts all three to the scope's
 * dtype. Errors: INVALID_ARGUMENT (integers with a fraction as alpha or beta). */
MPT_CALL mpt_status mpt_addmm(mpt_tensor input, mpt_tensor a, mpt_tensor b,
                              double beta MPT_DEFAULT(1), double alpha MPT_DEFAULT(1),
                              mpt_tensor *out);
/* Returns activation(x weight^T + bias) for x [.., in], weight [out, in], and bias [out] or NULL.
 * RELU, SIGMOID and TANH are applied to the sum, and the other activations to the sum rounded to
 * the dtype, recorded or not. Autocast casts to the scope's dtype. An f32 x that requires no
 * gradient is rounded as it is read, and the backward keeps x itself. */
MPT_CALL mpt_status mpt_linear(mpt_tensor x, mpt_tensor weight, mpt_tensor MPT_NULLABLE bias,
                               mpt_activation activation MPT_DEFAULT(MPT_ACTIVATION_NONE),
                               mpt_tensor *out);

/* ---- convolutions -------------------------------------------------------------------------------
 * Inputs are [batch, channels, spatial..]. Sums are accumulated in f32. Results of 2d convolutions
 * are channels-last in memory (the logical shape stays, see the strides). Other results have the
 * memory order of the input.
 *
 * Convolutions and pools, as operations and as modules, have one convention: the arguments kernel,
 * stride and padding are values for every spatial dim, and the descriptor has all other options.
 * For values that differ by dim, its fields of these names replace the arguments: -1, the default
 * of an entry, keeps the argument. Entries beyond the spatial dims must have their defaults, unless
 * all three entries are equal. */

/* Options of convolutions. */
typedef struct mpt_conv_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_activation activation;          /* Activation applied to the result. Default:
                                         MPT_ACTIVATION_NONE. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  int64_t stride[3];                  /* Stride of each spatial dim. Default: -1, the argument. */
  int64_t padding[3];                 /* Padding of each spatial dim. Default: -1, the argument. */
  int64_t dilation[3];                /* Dilation of each spatial dim. Default: 1. */
  int64_t output_padding[3];          /* Transposed convolutions: elements added at the end of each
                                         spatial dim. Default: 0. */
  int64_t groups;                     /* Number of groups of channels. Default: 1. */
} mpt_conv_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_conv_desc_init(mpt_conv_desc *desc, size_t size);

/* Returns the cross-correlation of x [batch, channels, length] with weight [out, channels / groups,
 * kernel], plus bias [out] or NULL. stride 0 means 1. The extent is floor((n + 2 padding - dilation
 * (kernel - 1) - 1) / stride) + 1. desc NULL means the defaults. Autocast casts to the scope's
 * dtype. */
MPT_CALL mpt_status mpt_conv1d(mpt_tensor x, mpt_tensor weight, mpt_tensor MPT_NULLABLE bias,
                               int64_t stride MPT_DEFAULT(1), int64_t padding MPT_DEFAULT(0),
                               const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the cross-correlation of x [batch, channels, height, width] with weight [out, channels /
 * groups, kernel, kernel], plus bias [out] or NULL. stride (0: 1) and padding apply to both spatial
 * dims. Each spatial extent is floor((n + 2 padding - dilation (kernel - 1) - 1) / stride) + 1. The
 * result is channels-last in memory. desc NULL means the defaults. Autocast casts to the scope's
 * dtype. */
MPT_CALL mpt_status mpt_conv2d(mpt_tensor x, mpt_tensor weight, mpt_tensor MPT_NULLABLE bias,
                               int64_t stride MPT_DEFAULT(1), int64_t padding MPT_DEFAULT(0),
                               const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the cross-correlation of x [batch, channels, depth, height, width] with weight [out,
 * channels / groups, kernel, kernel, kernel], plus bias [out] or NULL. stride (0: 1) and padding
 * apply to all spatial dims. Each spatial extent is floor((n + 2 padding - dilation (kernel - 1) -
 * 1) / stride) + 1. desc NULL means the defaults. Autocast casts to the scope's dtype. */
MPT_CALL mpt_status mpt_conv3d(mpt_tensor x, mpt_tensor weight, mpt_tensor MPT_NULLABLE bias,
                               int64_t stride MPT_DEFAULT(1), int64_t padding MPT_DEFAULT(0),
                               const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the transposed convolution of x [batch, channels, length], which is the gradient of a
 * convolution with respect to its input. weight is [channels, out / groups, kernel], and bias [out]
 * or NULL. stride 0 means 1. The extent is (n - 1) stride - 2 padding + dilation (kernel - 1) +
 * output_padding + 1. desc NULL means the defaults. Autocast casts to the scope's dtype. */
MPT_CALL mpt_status mpt_conv_transpose1d(mpt_tensor x, mpt_tensor weight,
                                         mpt_tensor MPT_NULLABLE bias,
                                         int64_t stride MPT_DEFAULT(1),
                                         int64_t padding MPT_DEFAULT(0),
                                         const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the transposed convolution of x [batch, channels, height, width], which is the gradient
 * of a convolution with respect to its input. weight is [channels, out / groups, kernel, kernel],
 * and bias [out] or NULL. stride (0: 1) and padding apply to both spatial dims. Each spatial extent
 * is (n - 1) stride - 2 padding + dilation (kernel - 1) + output_padding + 1. The result is
 * channels-last in memory. desc NULL means the defaults. Autocast casts to the scope's dtype. */
MPT_CALL mpt_status mpt_conv_transpose2d(mpt_tensor x, mpt_tensor weight,
                                         mpt_tensor MPT_NULLABLE bias,
                                         int64_t stride MPT_DEFAULT(1),
                                         int64_t padding MPT_DEFAULT(0),
                                         const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the transposed convolution of x [batch, channels, depth, height, width], which is the
 * gradient of a convolution with respect to its input. weight is [channels, out / groups, kernel,
 * kernel, kernel], and bias [out] or NULL. stride (0: 1) and padding apply to all spatial dims.
 * Each spatial extent is (n - 1) stride - 2 padding + dilation (kernel - 1) + output_padding + 1.
 * desc NULL means the defaults. Autocast casts to the scope's dtype. */
MPT_CALL mpt_status mpt_conv_transpose3d(mpt_tensor x, mpt_tensor weight,
                                         mpt_tensor MPT_NULLABLE bias,
                                         int64_t stride MPT_DEFAULT(1),
                                         int64_t padding MPT_DEFAULT(0),
                                         const mpt_conv_desc *MPT_NULLABLE desc, mpt_tensor *out);

/* ---- pooling and interpolation ------------------------------------------------------------------
 * Inputs are [batch, channels, spatial..]. Results have the memory order of the input. A stride of
 * 0 means the kernel. The padding is at most half of the kernel. */

/* Options of pooling. */
typedef struct mpt_pool_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 ceil_mode;               /* 1: the last window may extend beyond the end. Default:
                                         0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  int64_t kernel[3];                  /* Window size of each spatial dim. Default: -1, the
                                         argument. */
  int64_t stride[3];                  /* Stride of each spatial dim. Default: -1, the argument. 0:
                                         the kernel. */
  int64_t padding[3];                 /* Padding of each spatial dim. Default: -1, the argument. */
  int64_t dilation[3];                /* Dilation of each spatial dim, for max pooling only.
                                         Default: 1. */
  mpt_bool32 count_include_pad;       /* 1: padding counts in the divisor of average pooling.
                                         Default: 1. */
  int32_t reserved;                   /* Must be 0. */
} mpt_pool_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_pool_desc_init(mpt_pool_desc *desc, size_t size);

/* Returns the largest element of each window of x [batch, channels, length]. stride 0 means the
 * kernel. NaN takes precedence. The gradient goes to the first of equal elements. desc NULL means
 * the defaults. */
MPT_CALL mpt_status mpt_max_pool1d(mpt_tensor x, int64_t kernel, int64_t stride MPT_DEFAULT(0),
                                   int64_t padding MPT_DEFAULT(0),
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the largest element of each window of x [batch, channels, height, width]. kernel, stride
 * (0: the kernel) and padding apply to both spatial dims. NaN takes precedence. The gradient goes
 * to the first of equal elements. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_max_pool2d(mpt_tensor x, int64_t kernel, int64_t stride MPT_DEFAULT(0),
                                   int64_t padding MPT_DEFAULT(0),
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the largest element of each window of x [batch, channels, depth, height, width]. kernel,
 * stride (0: the kernel) and padding apply to all spatial dims. NaN takes precedence. The gradient
 * goes to the first of equal elements. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_max_pool3d(mpt_tensor x, int64_t kernel, int64_t stride MPT_DEFAULT(0),
                                   int64_t padding MPT_DEFAULT(0),
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the mean of each window of x [batch, channels, length]. stride 0 means the kernel. desc
 * NULL means the defaults. */
MPT_CALL mpt_status mpt_avg_pool1d(mpt_tensor x, int64_t kernel, int64_t stride MPT_DEFAULT(0),
                                   int64_t padding MPT_DEFAULT(0),
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the mean of each window of x [batch, channels, height, width]. kernel, stride (0: the
 * kernel) and padding apply to both spatial dims. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_avg_pool2d(mpt_tensor x, int64_t kernel, int64_t stride MPT_DEFAULT(0),
                                   int64_t padding MPT_DEFAULT(0),
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns the mean of each window of x [batch, channels, depth, height, width]. kernel, stride (0:
 * the kernel) and padding apply to all spatial dims. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_avg_pool3d(mpt_tensor x, int64_t kernel, int64_t stride MPT_DEFAULT(0),
                                   int64_t padding MPT_DEFAULT(0),
                                   const mpt_pool_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns means over windows of x [batch, channels, n] that give exactly this extent, which may be
 * 0. Element i is the mean over [floor(i n / length), ceil((i + 1) n / length)). */
MPT_CALL mpt_status mpt_adaptive_avg_pool1d(mpt_tensor x, int64_t length, mpt_tensor *out);
/* Returns means over windows of x [batch, channels, h, w] that give exactly these two extents,
 * which may be 0. Along each dim, element i is the mean over [floor(i n / extent), ceil((i + 1) n /
 * extent)). */
MPT_CALL mpt_status mpt_adaptive_avg_pool2d(mpt_tensor x, int64_t height, int64_t width,
                                            mpt_tensor *out);
/* Returns means over windows of x [batch, channels, d, h, w] that give exactly these three extents,
 * which may be 0. Along each dim, element i is the mean over [floor(i n / extent), ceil((i + 1) n /
 * extent)). */
MPT_CALL mpt_status mpt_adaptive_avg_pool3d(mpt_tensor x, int64_t depth, int64_t height,
                                            int64_t width, mpt_tensor *out);
/* Returns the largest elements of windows of x [batch, channels, n] that give exactly `length`
 * elements, which may be 0. Element i is that of [floor(i n / length), ceil((i + 1) n / length)).
 */
MPT_CALL mpt_status mpt_adaptive_max_pool1d(mpt_tensor x, int64_t length, mpt_tensor *out);
/* Returns the largest elements of windows of x [batch, channels, h, w] that give exactly these two
 * extents, which may be 0. Along each dim, element i is that of [floor(i n / extent), ceil((i + 1)
 * n / extent)). */
MPT_CALL mpt_status mpt_adaptive_max_pool2d(mpt_tensor x, int64_t height, int64_t width,
                                            mpt_tensor *out);
/* Returns the largest elements of windows of x [batch, channels, d, h, w] that give exactly these
 * three extents, which may be 0. Along each dim, element i is that of [floor(i n / extent), ceil((i
 * + 1) n / extent)). */
MPT_CALL mpt_status mpt_adaptive_max_pool3d(mpt_tensor x, int64_t depth, int64_t height,
                                            int64_t width, mpt_tensor *out);

/* Interpolation between elements. */
typedef int32_t mpt_interpolate_mode;
enum {
  MPT_INTERPOLATE_NEAREST = 0, /* Nearest element. */
  MPT_INTERPOLATE_LINEAR = 1   /* Linear, bilinear or trilinear for 1, 2 or 3 spatial dims. */
};
/* Returns x [batch, channels, spatial..] resized to the `count` (1 to 3) spatial extents in `size`.
 * align_corners (linear only) 1 aligns the centres of the first and last elements, and 0 aligns the
 * outer edges of the elements. At the centre of an element the result is that element, whatever its
 * neighbours are: a weight of 0 lets neither infinity nor NaN through, nor into a gradient. */
MPT_CALL mpt_status mpt_interpolate(mpt_tensor x, const int64_t *size, int32_t count,
                                    mpt_interpolate_mode mode MPT_DEFAULT(MPT_INTERPOLATE_NEAREST),
                                    mpt_bool32 align_corners MPT_DEFAULT(0), mpt_tensor *out);
/* Returns x [batch, channels, spatial..] with each spatial extent n resized to floor(n * factor).
 * Element i is taken from the position that belongs to it by the factor, (i + 0.5) / factor - 0.5,
 * and not by the ratio of the extents; for the nearest element from floor(i / factor). The factors
 * are for the last three dims; those of dims that x lacks are 1. mode and align_corners are as in
 * mpt_interpolate; align_corners 1 uses the extents. Errors: INVALID_ARGUMENT (a factor is not in
 * [2^-23, 2^23]), SHAPE (an extent becomes 0). */
MPT_CALL mpt_status mpt_interpolate_by(mpt_tensor x, double depth, double height, double width,
                                       mpt_interpolate_mode mode
                                           MPT_DEFAULT(MPT_INTERPOLATE_NEAREST),
                                       mpt_bool32 align_corners MPT_DEFAULT(0), mpt_tensor *out);

/* ---- normalisation ------------------------------------------------------------------------------
 * Norms compute (x - mean) / sqrt(variance + eps) * weight + bias with the biased variance. weight
 * and bias may be NULL, and may be f32 beside a 16-bit x. Sums and statistics are f32 for every x,
 * and the result is rounded once to the dtype of x. Autocast therefore casts nothing, on every
 * device (PyTorch's CUDA list casts all but batch_norm to f32). */

/* Options of mpt_batch_norm. */
typedef struct mpt_batch_norm_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 training;                /* 0 (default): uses the running statistics. 1: uses the
                                         statistics of the batch and updates the running ones. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  double momentum;                    /* Weight of the batch in the update of the running
                                         statistics. Default: 0.1. */
  double eps;                         /* Added to the variance. Default: 1e-5. */
  mpt_activation activation;          /* Activation applied to the result in the same pass. Default:
                                         MPT_ACTIVATION_NONE. */
  int32_t reserved;                   /* Must be 0. */
} mpt_batch_norm_desc;
/* Writes struct_size and the defaults, which are PyTorch's. */
MPT_API void mpt_batch_norm_desc_init(mpt_batch_norm_desc *desc, size_t size);

/* Options of the norms without running statistics. */
typedef struct mpt_norm_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  int32_t reserved;                   /* Must be 0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  double eps;                         /* Added to the variance, or to the mean square in
                                         mpt_rms_norm. Default: 1e-5. */
} mpt_norm_desc;
/* Writes struct_size and the defaults, which are PyTorch's except for mpt_rms_norm, where PyTorch's
 * eps is the machine epsilon. */
MPT_API void mpt_norm_desc_init(mpt_norm_desc *desc, size_t size);

/* Normalises each channel (dim 1) of x [batch, channels, spatial..] over all other dims (Ioffe &
 * Szegedy 2015). weight, bias, running_mean and running_var are [channels] or NULL, the last two
 * only together. With desc.training 1 it uses the statistics of the batch and updates the running
 * ones in place: (1 - momentum) running + momentum batch, with the unbiased variance. An empty
 * batch leaves them unchanged. With training 0 it uses the running statistics. These may have any
 * floating dtype; a variance above 65504 is infinite in f16. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_batch_norm(mpt_tensor x, mpt_tensor MPT_NULLABLE weight,
                                   mpt_tensor MPT_NULLABLE bias,
                                   mpt_tensor MPT_NULLABLE running_mean,
                                   mpt_tensor MPT_NULLABLE running_var,
                                   const mpt_batch_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Normalises x over its last `last_dims` dims (Ba et al. 2016). weight and bias have the extents of
 * these dims, or are NULL. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_layer_norm(mpt_tensor x, int64_t last_dims, mpt_tensor MPT_NULLABLE weight,
                                   mpt_tensor MPT_NULLABLE bias,
                                   const mpt_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Returns x / sqrt(mean(x^2) + eps) * weight over the last `last_dims` dims (Zhang & Sennrich
 * 2019). weight has the extents of these dims, or is NULL. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_rms_norm(mpt_tensor x, int64_t last_dims, mpt_tensor MPT_NULLABLE weight,
                                 const mpt_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Normalises each of `groups` groups of consecutive channels over the channels and their spatial
 * dims (Wu & He 2018). weight and bias are [channels] or NULL. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_group_norm(mpt_tensor x, int64_t groups, mpt_tensor MPT_NULLABLE weight,
                                   mpt_tensor MPT_NULLABLE bias,
                                   const mpt_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);
/* Normalises each channel of each example over the spatial dims (Ulyanov et al. 2016). weight and
 * bias are [channels] or NULL. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_instance_norm(mpt_tensor x, mpt_tensor MPT_NULLABLE weight,
                                      mpt_tensor MPT_NULLABLE bias,
                                      const mpt_norm_desc *MPT_NULLABLE desc, mpt_tensor *out);

/* ---- attention ----------------------------------------------------------------------------------
 * Attention computes softmax(query key^T scale + mask) value in one pass that does not store the
 * scores. Scores and sums are f32. A mask (or NULL) broadcasts to [batch, heads, length, keys]. It
 * is bool, where 1 means that the key takes part, or floating and added; it is never cast. A row
 * without any key gives 0. Gradients of gradients, and gradients of a mask, do store the scores.
 * A key takes no part where its weight is exactly 0: where a mask, causality or dropout hides it.
 * Its value and its key may then be infinite or NaN, and both have gradients of 0. That does not
 * hold for infinite or NaN keys in gradients of gradients and of a mask, nor on CUDA where cuDNN
 * computes the attention. */

/* Options of mpt_scaled_dot_product_attention and mpt_self_attention. */
typedef struct mpt_attention_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 causal;                  /* 1: position i sees the keys 0 to i, in addition to a mask.
                                         Default: 0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  double dropout_p;                   /* Probability with which a probability is set to 0, by the
                                         context's generator. Default: 0. */
  double scale;                       /* Factor of the scores. 0 (default): 1 / sqrt(depth). The
                                         smallest positive double, 0x1p-1074, is a factor of 0. */
} mpt_attention_desc;
/* Writes struct_size and the defaults, which are PyTorch's. */
MPT_API void mpt_attention_desc_init(mpt_attention_desc *desc, size_t size);

/* Returns softmax(query key^T scale + mask) value, with PyTorch's name. query is [batch, heads,
 * length, depth]; key and value are [batch, kv_heads, keys, depth]. kv_heads divides heads, and
 * each group of consecutive query heads shares one (Ainslie et al. 2023). heads and kv_heads may be
 * 0 together, not one of them alone. Leading dims may be omitted. mask broadcasts to [batch, heads,
 * length, keys]: bool (1: the key takes part), floating (added), or NULL. The result has the memory
 * order of the query. desc NULL means the defaults. Autocast casts query, key and value to the
 * scope's dtype. */
MPT_CALL mpt_status mpt_scaled_dot_product_attention(mpt_tensor query, mpt_tensor key,
                                                     mpt_tensor value, mpt_tensor MPT_NULLABLE mask,
                                                     const mpt_attention_desc *MPT_NULLABLE desc,
                                                     mpt_tensor *out);
/* Returns softmax(query key^T scale + mask) [batch, heads, length, keys]: the share of each key in
 * mpt_scaled_dot_product_attention of the same query, key and mask, before dropout. causal 1:
 * position i sees the keys 0 to i, in addition to a mask. A row without keys is 0. scale 0 means
 * 1 / sqrt(depth), and 0x1p-1074 a factor of 0. Scores are f32, and the result is rounded once.
 * Autocast casts query and key to the scope's dtype. */
MPT_CALL mpt_status mpt_attention_weights(mpt_tensor query, mpt_tensor key,
                                          mpt_tensor MPT_NULLABLE mask,
                                          mpt_bool32 causal MPT_DEFAULT(0),
                                          double scale MPT_DEFAULT(0), mpt_tensor *out);
/* Returns the attention of one projection that holds query, key and value: qkv [batch, length,
 * (heads + 2 kv_heads) depth], first the heads of the query, then those of the key and those of the
 * value. kv_heads 0 means as many as heads. The result is [batch, length, heads depth]. Nothing is
 * copied, forward or backward. mask broadcasts to [batch, heads, length, length]: bool (1: the key
 * takes part), floating (added), or NULL. desc NULL means the defaults. Autocast casts qkv to the
 * scope's dtype. */
MPT_CALL mpt_status mpt_self_attention(mpt_tensor qkv, int64_t heads,
                                       int64_t kv_heads MPT_DEFAULT(0),
                                       mpt_tensor MPT_NULLABLE mask,
                                       const mpt_attention_desc *MPT_NULLABLE desc,
                                       mpt_tensor *out);

/* ---- recurrent ----------------------------------------------------------------------------------
 * weight_ih is [gates hidden, in], weight_hh [gates hidden, hidden], and the biases [gates hidden]
 * or NULL, with the gates in PyTorch's order. s is the sigmoid. */

/* Computes one step of an LSTM (Hochreiter & Schmidhuber 1997) for x [batch, in], h and c [batch,
 * hidden], weight_ih [4 hidden, in], weight_hh [4 hidden, hidden], and biases [4 hidden] or NULL.
 * With the gates i, f, g, o and the sigmoid s: c' = s(f) c + s(i) tanh(g), and h' = s(o) tanh(c').
 * Returns h' and c'. Autocast casts to the scope's dtype. */
MPT_CALL mpt_status mpt_lstm_cell(mpt_tensor x, mpt_tensor h, mpt_tensor c, mpt_tensor weight_ih,
                                  mpt_tensor weight_hh, mpt_tensor MPT_NULLABLE bias_ih,
                                  mpt_tensor MPT_NULLABLE bias_hh, mpt_tensor *out_h,
                                  mpt_tensor *out_c);
/* Computes one step of a GRU (Cho et al. 2014) for x [batch, in], h [batch, hidden], weight_ih [3
 * hidden, in], weight_hh [3 hidden, hidden], and biases [3 hidden] or NULL. With the gates r, z, n
 * and the sigmoid s: n = tanh(x_n + s(r) h_n), and h' = (1 - s(z)) n + s(z) h. Returns h'. Autocast
 * casts to the scope's dtype. */
MPT_CALL mpt_status mpt_gru_cell(mpt_tensor x, mpt_tensor h, mpt_tensor weight_ih,
                                 mpt_tensor weight_hh, mpt_tensor MPT_NULLABLE bias_ih,
                                 mpt_tensor MPT_NULLABLE bias_hh, mpt_tensor *out);
/* Computes one step of a recurrent network for x [batch, in] and h [batch, hidden]: h' = tanh(x
 * weight_ih^T + bias_ih + h weight_hh^T + bias_hh). weight_ih is [hidden, in], weight_hh [hidden,
 * hidden], and the biases are [hidden] or NULL. Returns h'. Autocast casts to the scope's dtype. */
MPT_CALL mpt_status mpt_rnn_tanh_cell(mpt_tensor x, mpt_tensor h, mpt_tensor weight_ih,
                                      mpt_tensor weight_hh, mpt_tensor MPT_NULLABLE bias_ih,
                                      mpt_tensor MPT_NULLABLE bias_hh, mpt_tensor *out);

/* Options of recurrent networks over a sequence. */
typedef struct mpt_rnn_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 bias;                    /* 1: the weights include biases. Default: 1. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_bool32 bidirectional;           /* 1: runs a second network backward over the sequence and
                                         appends its outputs to those of the first. Default: 0. */
  mpt_bool32 batch_first;             /* 0 (default): x is [length, batch, in]. 1: x is [batch,
                                         length, in]. */
  mpt_bool32 training;                /* 0: no dropout. Default: 1. */
  int32_t reserved;                   /* Must be 0. */
  int64_t layers;                     /* Number of layers. Default: 1. */
  double dropout;                     /* Probability of dropout on the outputs of every layer but
                                         the last. Default: 0. */
} mpt_rnn_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_rnn_desc_init(mpt_rnn_desc *desc, size_t size);

/* Runs an LSTM over a sequence x of 1 step or more: [length, batch, in], or [batch, length, in]
 * with desc.batch_first. `weights` holds, for each layer and within it each direction, weight_ih,
 * weight_hh and, with desc.bias, bias_ih and bias_hh, in the shapes of mpt_lstm_cell. h0 and c0 are
 * [layers directions, batch, hidden], or NULL for 0. out[0] receives the outputs of the last layer
 * in the order of x. out[1] and out[2] receive the last h and the last c of every layer and
 * direction. out_count is 3. desc NULL means the defaults. Autocast casts to the scope's dtype. */
MPT_CALL mpt_status mpt_lstm(mpt_tensor x, mpt_tensor MPT_NULLABLE h0, mpt_tensor MPT_NULLABLE c0,
                             const mpt_tensor *weights, int32_t count,
                             const mpt_rnn_desc *MPT_NULLABLE desc, mpt_tensor *out,
                             int32_t out_count);
/* Runs a GRU over a sequence x: [length, batch, in], or [batch, length, in] with
 * desc.batch_first. `weights` holds, for each layer and within it each direction, weight_ih,
 * weight_hh and, with desc.bias, bias_ih and bias_hh, in the shapes of mpt_gru_cell. h0 is
 * [layers directions, batch, hidden], or NULL for 0. Returns the outputs of the last layer in the
 * order of x, and the last h of every layer and direction. desc NULL means the defaults. Autocast
 * casts to the scope's dtype. */
MPT_CALL mpt_status mpt_gru(mpt_tensor x, mpt_tensor MPT_NULLABLE h0, const mpt_tensor *weights,
                            int32_t count, const mpt_rnn_desc *MPT_NULLABLE desc, mpt_tensor *out,
                            mpt_tensor *out_h);
/* Runs a recurrent network with tanh over a sequence x: [length, batch, in], or [batch, length, in]
 * with desc.batch_first. `weights` holds, for each layer and within it each direction, weight_ih,
 * weight_hh and, with desc.bias, bias_ih and bias_hh, in the shapes of mpt_rnn_tanh_cell. h0 is
 * [layers directions, batch, hidden], or NULL for 0. Returns the outputs of the last layer in the
 * order of x, and the last h of every layer and direction. desc NULL means the defaults. Autocast
 * casts to the scope's dtype. */
MPT_CALL mpt_status mpt_rnn_tanh(mpt_tensor x, mpt_tensor MPT_NULLABLE h0,
                                 const mpt_tensor *weights, int32_t count,
                                 const mpt_rnn_desc *MPT_NULLABLE desc, mpt_tensor *out,
                                 mpt_tensor *out_h);

#ifdef __cplusplus
}
#endif

#endif /* MPT_OPS_H */
