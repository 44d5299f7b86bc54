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

#include "mpt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Activations that linear and convolutions can apply in the same pass. */
enum {
  MPT_ACTIVATION_NONE = 0,
  MPT_ACTIVATION_RELU = 1,
  MPT_ACTIVATION_GELU = 2,
  MPT_ACTIVATION_GELU_TANH = 3,
  MPT_ACTIVATION_SILU = 4,
  MPT_ACTIVATION_SIGMOID = 5,
  MPT_ACTIVATION_TANH = 6
};

/* ---- pointwise ---- */

/* a + b. */
MPT_API mpt_status mpt_add(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a - b. */
MPT_API mpt_status mpt_sub(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a * b, elementwise. */
MPT_API mpt_status mpt_mul(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a / b, elementwise; integers divide as f32. */
MPT_API mpt_status mpt_div(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a to the power b, elementwise. Autocast: f32. */
MPT_API mpt_status mpt_pow(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* The larger, elementwise; NaN wins. The gradient is shared between equals. */
MPT_API mpt_status mpt_maximum(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* The smaller, elementwise; NaN wins. */
MPT_API mpt_status mpt_minimum(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a - b floor(a / b): the sign of b, as in Python. */
MPT_API mpt_status mpt_remainder(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* floor(a / b). Not differentiable. */
MPT_API mpt_status mpt_floor_divide(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Comparisons give bool and are not differentiable. a == b. */
MPT_API mpt_status mpt_eq(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a != b. */
MPT_API mpt_status mpt_ne(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a < b. */
MPT_API mpt_status mpt_lt(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a <= b. */
MPT_API mpt_status mpt_le(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a > b. */
MPT_API mpt_status mpt_gt(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* a >= b. */
MPT_API mpt_status mpt_ge(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Logic on "is not 0"; results are bool. */
MPT_API mpt_status mpt_logical_and(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Either is not 0. */
MPT_API mpt_status mpt_logical_or(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* Exactly one is not 0. */
MPT_API mpt_status mpt_logical_xor(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* x + value, in the dtype of x (an integer x and a fraction give f32). */
MPT_API mpt_status mpt_add_scalar(mpt_tensor x, double value, mpt_tensor *out);
/* x * value. */
MPT_API mpt_status mpt_mul_scalar(mpt_tensor x, double value, mpt_tensor *out);
/* x to the power exponent. Autocast: f32. */
MPT_API mpt_status mpt_pow_scalar(mpt_tensor x, double exponent, mpt_tensor *out);
/* base to the power x. Autocast: f32. */
MPT_API mpt_status mpt_rpow_scalar(double base, mpt_tensor x, mpt_tensor *out);
/* -x. */
MPT_API mpt_status mpt_neg(mpt_tensor x, mpt_tensor *out);
/* |x|. The gradient at 0 is 0. */
MPT_API mpt_status mpt_abs(mpt_tensor x, mpt_tensor *out);
/* -1, 0 or 1. */
MPT_API mpt_status mpt_sign(mpt_tensor x, mpt_tensor *out);
/* Square root. */
MPT_API mpt_status mpt_sqrt(mpt_tensor x, mpt_tensor *out);
/* 1 / sqrt(x). Autocast: f32. */
MPT_API mpt_status mpt_rsqrt(mpt_tensor x, mpt_tensor *out);
/* x * x. */
MPT_API mpt_status mpt_square(mpt_tensor x, mpt_tensor *out);
/* e^x. Autocast: f32. */
MPT_API mpt_status mpt_exp(mpt_tensor x, mpt_tensor *out);
/* e^x - 1, exact near 0. Autocast: f32. */
MPT_API mpt_status mpt_expm1(mpt_tensor x, mpt_tensor *out);
/* Natural logarithm. Autocast: f32. */
MPT_API mpt_status mpt_log(mpt_tensor x, mpt_tensor *out);
/* log(1 + x), exact near 0. Autocast: f32. */
MPT_API mpt_status mpt_log1p(mpt_tensor x, mpt_tensor *out);
/* 1 / x. Autocast: f32. */
MPT_API mpt_status mpt_reciprocal(mpt_tensor x, mpt_tensor *out);
/* Sine; x in radians. */
MPT_API mpt_status mpt_sin(mpt_tensor x, mpt_tensor *out);
/* Cosine. */
MPT_API mpt_status mpt_cos(mpt_tensor x, mpt_tensor *out);
/* The error function. */
MPT_API mpt_status mpt_erf(mpt_tensor x, mpt_tensor *out);
/* The whole number below. */
MPT_API mpt_status mpt_floor(mpt_tensor x, mpt_tensor *out);
/* The whole number above. */
MPT_API mpt_status mpt_ceil(mpt_tensor x, mpt_tensor *out);
/* The nearest whole number, halves to even. */
MPT_API mpt_status mpt_round(mpt_tensor x, mpt_tensor *out);
/* min(max(x, low), high); NaN stays NaN. Infinite bounds leave a side open. */
MPT_API mpt_status mpt_clamp(mpt_tensor x, double low, double high, mpt_tensor *out);
/* max(x, 0). */
MPT_API mpt_status mpt_relu(mpt_tensor x, mpt_tensor *out);
/* x where x > 0, slope * x elsewhere. */
MPT_API mpt_status mpt_leaky_relu(mpt_tensor x, double slope, mpt_tensor *out);
/* x where x > 0, alpha (e^x - 1) elsewhere (Clevert et al. 2015). */
MPT_API mpt_status mpt_elu(mpt_tensor x, double alpha, mpt_tensor *out);
/* x Phi(x) (Hendrycks & Gimpel 2016); approximate_tanh 1: 0.5 x (1 + tanh(sqrt(2/pi) (x +
 * 0.044715 x^3))). */
MPT_API mpt_status mpt_gelu(mpt_tensor x, int32_t approximate_tanh, mpt_tensor *out);
/* x sigmoid(x). */
MPT_API mpt_status mpt_silu(mpt_tensor x, mpt_tensor *out);
/* 1 / (1 + e^-x). */
MPT_API mpt_status mpt_sigmoid(mpt_tensor x, mpt_tensor *out);
/* Hyperbolic tangent. */
MPT_API mpt_status mpt_tanh(mpt_tensor x, mpt_tensor *out);
/* log(1 + e^x), without overflow. Autocast: f32. */
MPT_API mpt_status mpt_softplus(mpt_tensor x, mpt_tensor *out);
/* 1 where x is 0. */
MPT_API mpt_status mpt_logical_not(mpt_tensor x, mpt_tensor *out);
/* bool: neither NaN nor infinite. */
MPT_API mpt_status mpt_isfinite(mpt_tensor x, mpt_tensor *out);
/* bool: NaN. */
MPT_API mpt_status mpt_isnan(mpt_tensor x, mpt_tensor *out);
/* a where condition (bool) holds, b elsewhere; the three broadcast. */
MPT_API mpt_status mpt_where(mpt_tensor condition, mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* value where mask (bool) holds, x elsewhere. */
MPT_API mpt_status mpt_masked_fill(mpt_tensor x, mpt_tensor mask, double value, mpt_tensor *out);
/* ---- conversion and copies ---- */

/* x in another dtype, rounded to nearest even; x itself where it has that dtype. Differentiable
 * between floating dtypes. */
MPT_API mpt_status mpt_cast(mpt_tensor x, mpt_dtype dtype, mpt_tensor *out);
/* A copy in memory of its own. */
MPT_API mpt_status mpt_clone(mpt_tensor x, mpt_tensor *out);
/* x in row-major order: x itself where it is, else a copy. */
MPT_API mpt_status mpt_contiguous(mpt_tensor x, mpt_tensor *out);
/* The same memory, outside the graph. */
MPT_API mpt_status mpt_detach(mpt_tensor x, mpt_tensor *out);
/* ---- views ---- */

/* The same elements under another shape; one extent may be -1. A view where strides allow it,
 * else a copy. */
MPT_API mpt_status mpt_reshape(mpt_tensor x, const int64_t *shape, int32_t rank, mpt_tensor *out);
/* Dims in another order; a view. */
MPT_API mpt_status mpt_permute(mpt_tensor x, const int64_t *dims, int32_t rank, mpt_tensor *out);
/* Two dims exchanged; a view. */
MPT_API mpt_status mpt_transpose(mpt_tensor x, int64_t dim0, int64_t dim1, mpt_tensor *out);
/* Elements start, start + step, ... below end of one dim, by Python's rules for negative and
 * large indices; step 1 or more; a view. */
MPT_API mpt_status mpt_slice(mpt_tensor x, int64_t dim, int64_t start, int64_t end, int64_t step,
                             mpt_tensor *out);
/* length elements from start on; out of range is an error; a view. */
MPT_API mpt_status mpt_narrow(mpt_tensor x, int64_t dim, int64_t start, int64_t length, mpt_tensor
                              *out);
/* The index-th slice, without the dim; a view. */
MPT_API mpt_status mpt_select(mpt_tensor x, int64_t dim, int64_t index, mpt_tensor *out);
/* Without dim where its extent is 1. */
MPT_API mpt_status mpt_squeeze(mpt_tensor x, int64_t dim, mpt_tensor *out);
/* With a new dim of extent 1 before dim. */
MPT_API mpt_status mpt_unsqueeze(mpt_tensor x, int64_t dim, mpt_tensor *out);
/* Extents of 1 stretched without a copy; -1 keeps an extent. */
MPT_API mpt_status mpt_expand(mpt_tensor x, const int64_t *shape, int32_t rank, mpt_tensor *out);
/* Dims start_dim to end_dim as one. */
MPT_API mpt_status mpt_flatten(mpt_tensor x, int64_t start_dim, int64_t end_dim, mpt_tensor *out);
/* ---- reductions ---- */

/* Sum over dims (NULL: all), accumulated in f32; bool and integers give i64. Autocast: f32
 * result. */
MPT_API mpt_status mpt_sum(mpt_tensor x, const int64_t *dims, int32_t count, int32_t keepdim,
                           mpt_tensor *out);
/* Mean over dims (NULL: all). Autocast: f32 result. */
MPT_API mpt_status mpt_mean(mpt_tensor x, const int64_t *dims, int32_t count, int32_t keepdim,
                            mpt_tensor *out);
/* ---- matrix products ---- */

/* Matrix product of the last two dims; the others broadcast; vectors as in NumPy. Accumulates in
 * f32. Autocast: lower. */
MPT_API mpt_status mpt_matmul(mpt_tensor a, mpt_tensor b, mpt_tensor *out);
/* activation(x weight^T + bias): x [.., in], weight [out, in], bias [out] or NULL. Autocast:
 * lower. */
MPT_API mpt_status mpt_linear(mpt_tensor x, mpt_tensor weight, mpt_tensor bias, int32_t activation,
                              mpt_tensor *out);

/* ---- convolutions ----
 * x [batch, channels, spatial..]; stride (0: 1) and padding hold for every spatial dim, what else there
 * is comes by the descriptor. Accumulates in f32. Results of 2d convolutions lie channels-last in
 * memory (logical shape as ever, see the strides); other results lie as x does. Autocast: lower. */

typedef struct mpt_conv_desc {
  uint32_t struct_size;
  int32_t activation;        /* MPT_ACTIVATION_*, applied to the result */
  int64_t stride[3];         /* by spatial dim; -1: the argument */
  int64_t padding[3];        /* by spatial dim; -1: the argument */
  int64_t dilation[3];       /* 1 */
  int64_t output_padding[3]; /* 0; transposed convolutions: elements added at the end of each dim */
  int64_t groups;            /* 1 */
} mpt_conv_desc;
MPT_API void mpt_conv_desc_init(mpt_conv_desc *desc, size_t size);

/* Cross-correlation with weight [out, channels / groups, kernel], plus bias [out] or NULL. The
 * extent is floor((n + 2 padding - dilation (kernel - 1) - 1) / stride) + 1. */
MPT_API mpt_status mpt_conv1d(mpt_tensor x, mpt_tensor weight, mpt_tensor bias, int64_t stride,
                              int64_t padding, const mpt_conv_desc *desc, mpt_tensor *out);
/* Over two spatial dims. */
MPT_API mpt_status mpt_conv2d(mpt_tensor x, mpt_tensor weight, mpt_tensor bias, int64_t stride,
                              int64_t padding, const mpt_conv_desc *desc, mpt_tensor *out);
/* Over three. */
MPT_API mpt_status mpt_conv3d(mpt_tensor x, mpt_tensor weight, mpt_tensor bias, int64_t stride,
                              int64_t padding, const mpt_conv_desc *desc, mpt_tensor *out);
/* Transposed: the gradient of a convolution by its input; weight [channels, out / groups, kernel].
 * The extent is (n - 1) stride - 2 padding + dilation (kernel - 1) + output_padding + 1. */
MPT_API mpt_status mpt_conv_transpose1d(mpt_tensor x, mpt_tensor weight, mpt_tensor bias,
                                        int64_t stride, int64_t padding, const mpt_conv_desc *desc,
                                        mpt_tensor *out);
/* Over two spatial dims. */
MPT_API mpt_status mpt_conv_transpose2d(mpt_tensor x, mpt_tensor weight, mpt_tensor bias,
                                        int64_t stride, int64_t padding, const mpt_conv_desc *desc,
                                        mpt_tensor *out);
/* Over three. */
MPT_API mpt_status mpt_conv_transpose3d(mpt_tensor x, mpt_tensor weight, mpt_tensor bias,
                                        int64_t stride, int64_t padding, const mpt_conv_desc *desc,
                                        mpt_tensor *out);

/* ---- pooling and interpolation ----
 * x [batch, channels, spatial..]; results lie in memory as x does. */

typedef struct mpt_pool_desc {
  uint32_t struct_size;
  mpt_bool32 ceil_mode;         /* 0; 1: a last window may reach over the end */
  int64_t kernel[3];            /* by spatial dim; -1: the argument */
  int64_t stride[3];            /* by spatial dim; -1: the kernel */
  int64_t padding[3];           /* 0; at most half of the kernel */
  int64_t dilation[3];          /* 1; max pools only */
  mpt_bool32 count_include_pad; /* 1; averages: padding counts in the divisor */
  int32_t reserved;
} mpt_pool_desc;
MPT_API void mpt_pool_desc_init(mpt_pool_desc *desc, size_t size);

/* The largest element of each window; NaN wins. The gradient goes to the first of equals. */
MPT_API mpt_status mpt_max_pool1d(mpt_tensor x, int64_t kernel, const mpt_pool_desc *desc,
                                  mpt_tensor *out);
/* Over two spatial dims. */
MPT_API mpt_status mpt_max_pool2d(mpt_tensor x, int64_t kernel, const mpt_pool_desc *desc,
                                  mpt_tensor *out);
/* Over three. */
MPT_API mpt_status mpt_max_pool3d(mpt_tensor x, int64_t kernel, const mpt_pool_desc *desc,
                                  mpt_tensor *out);
/* The mean of each window. */
MPT_API mpt_status mpt_avg_pool1d(mpt_tensor x, int64_t kernel, const mpt_pool_desc *desc,
                                  mpt_tensor *out);
/* Over two spatial dims. */
MPT_API mpt_status mpt_avg_pool2d(mpt_tensor x, int64_t kernel, const mpt_pool_desc *desc,
                                  mpt_tensor *out);
/* Over three. */
MPT_API mpt_status mpt_avg_pool3d(mpt_tensor x, int64_t kernel, const mpt_pool_desc *desc,
                                  mpt_tensor *out);
/* Means over windows that give exactly this extent: element i averages [floor(i n / length),
 * ceil((i + 1) n / length)). */
MPT_API mpt_status mpt_adaptive_avg_pool1d(mpt_tensor x, int64_t length, mpt_tensor *out);
/* Over two spatial dims. */
MPT_API mpt_status mpt_adaptive_avg_pool2d(mpt_tensor x, int64_t height, int64_t width,
                                           mpt_tensor *out);
/* Over three. */
MPT_API mpt_status mpt_adaptive_avg_pool3d(mpt_tensor x, int64_t depth, int64_t height,
                                           int64_t width, mpt_tensor *out);

/* How interpolate reads between elements; LINEAR is bilinear in 2d and trilinear in 3d. */
enum { MPT_INTERPOLATE_NEAREST = 0, MPT_INTERPOLATE_LINEAR = 1 };
/* x at another size: `count` (1 to 3) spatial extents. align_corners (linear only): the first and the
 * last elements keep their places, else the edges of the elements do. */
MPT_API mpt_status mpt_interpolate(mpt_tensor x, const int64_t *size, int32_t count, int32_t mode,
                                   int32_t align_corners, mpt_tensor *out);

/* ---- normalisation ----
 * (x - mean) / sqrt(variance + eps) * weight + bias, with the biased variance; eps 0: 1e-5. weight and
 * bias may be NULL, and may be f32 beside a 16-bit x. Autocast: none, on every device (PyTorch's CUDA
 * list has f32 for all but batch_norm): sums and statistics are f32 inside whatever x is, and the
 * result, rounded once, has the dtype of x, so that nothing is cast in between. */

/* By channel, dim 1 of x [batch, channels, spatial..], over all else (Ioffe & Szegedy 2015).
 * weight, bias, running_mean, running_var: [channels]; the running ones together or NULL. training
 * 1: the batch's statistics, and the running ones move in place: (1 - momentum) running + momentum
 * batch, with the unbiased variance. training 0: the running ones. */
MPT_API mpt_status mpt_batch_norm(mpt_tensor x, mpt_tensor weight, mpt_tensor bias,
                                  mpt_tensor running_mean, mpt_tensor running_var,
                                  int32_t training, double momentum, double eps,
                                  int32_t activation, mpt_tensor *out);
/* Over the last dims, whose extents are normalized_shape, as are those of weight and bias (Ba et al.
 * 2016). */
MPT_API mpt_status mpt_layer_norm(mpt_tensor x, const int64_t *normalized_shape, int32_t rank,
                                  mpt_tensor weight, mpt_tensor bias, double eps, mpt_tensor *out);
/* x / sqrt(mean(x^2) + eps) * weight over the last dims (Zhang & Sennrich 2019). */
MPT_API mpt_status mpt_rms_norm(mpt_tensor x, const int64_t *normalized_shape, int32_t rank,
                                mpt_tensor weight, double eps, mpt_tensor *out);
/* Over each of `groups` runs of channels and their spatial dims (Wu & He 2018); weight and bias
 * [channels]. */
MPT_API mpt_status mpt_group_norm(mpt_tensor x, int64_t groups, mpt_tensor weight, mpt_tensor bias,
                                  double eps, mpt_tensor *out);
/* Over each channel's spatial dims alone (Ulyanov et al. 2016). */
MPT_API mpt_status mpt_instance_norm(mpt_tensor x, mpt_tensor weight, mpt_tensor bias, double eps,
                                     mpt_tensor *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_OPS_H */
