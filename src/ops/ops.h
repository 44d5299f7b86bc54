// Every op as the library's own code calls it, including autocast, checks, kernel and tape. The
// files of each family and, for users, mpt_ops.h describe the ops. autograd/needs.h declares the
// functions of copy.cpp and sparse_grad.cpp that the backward uses.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "autocast/needs.h"
#include "autograd/needs.h"
#include "backends/kernels.h"
#include "core/tensor.h"

namespace mpt {
class Vjp;
}  // namespace mpt

namespace mpt::ops {

// -- pointwise.cpp, functions.cpp, activations.cpp ------------------------------------------------
Tensor add(Tensor a, Tensor b);
Tensor sub(Tensor a, Tensor b);
Tensor mul(Tensor a, Tensor b);
Tensor div(Tensor a, Tensor b);
Tensor pow(Tensor a, Tensor b);
Tensor maximum(Tensor a, Tensor b);
Tensor minimum(Tensor a, Tensor b);
Tensor remainder(Tensor a, Tensor b);
Tensor floor_divide(Tensor a, Tensor b);
Tensor eq(Tensor a, Tensor b);
Tensor ne(Tensor a, Tensor b);
Tensor lt(Tensor a, Tensor b);
Tensor le(Tensor a, Tensor b);
Tensor gt(Tensor a, Tensor b);
Tensor ge(Tensor a, Tensor b);
Tensor logical_and(Tensor a, Tensor b);
Tensor logical_or(Tensor a, Tensor b);
Tensor logical_xor(Tensor a, Tensor b);
Tensor add_scalar(Tensor x, double value);
Tensor mul_scalar(Tensor x, double value);
Tensor div_scalar(Tensor x, double value);
Tensor rdiv_scalar(double value, Tensor x);
Tensor pow_scalar(Tensor x, double exponent);
Tensor rpow_scalar(double base, Tensor x);
Tensor neg(Tensor x);
Tensor abs(Tensor x);
Tensor sign(Tensor x);
Tensor sqrt(Tensor x);
Tensor rsqrt(Tensor x);
Tensor square(Tensor x);
Tensor exp(Tensor x);
Tensor expm1(Tensor x);
Tensor log(Tensor x);
Tensor log1p(Tensor x);
Tensor reciprocal(Tensor x);
Tensor sin(Tensor x);
Tensor cos(Tensor x);
Tensor erf(Tensor x);
Tensor floor(Tensor x);
Tensor ceil(Tensor x);
Tensor round(Tensor x);
Tensor clamp(Tensor x, double low, double high);
Tensor relu(Tensor x);
Tensor leaky_relu(Tensor x, double slope);
Tensor elu(Tensor x, double alpha);
Tensor gelu(Tensor x, bool approximate_tanh);
Tensor silu(Tensor x);
Tensor sigmoid(Tensor x);
Tensor tanh(Tensor x);
Tensor softplus(Tensor x);
Tensor logical_not(Tensor x);
Tensor isfinite(Tensor x);
Tensor isnan(Tensor x);
Tensor where(Tensor condition, Tensor a, Tensor b);
Tensor masked_fill(Tensor x, Tensor mask, double value);
// Kernels that other families compose; not recorded.
Tensor unary_raw(UnaryOp op, const Tensor& x, double a = 0, double b = 0);
Tensor binary_raw(BinaryOp op, const Tensor& x, const Tensor& y, double a = 0);
// Returns the gradient of the input of a fused activation, from the activation's result y. For
// gradient functions; the gradient is differentiable if the backward must be.
Tensor activation_vjp(const Vjp& v, Activation act, const Tensor& y);
Tensor activate(Activation act, Tensor x);          // the recorded op of that name
void activate_in_place(Activation act, Tensor& y);  // not recorded
Tensor activate_result(Activation act, Tensor y);   // for a new result y, in place if possible

// -- copy.cpp -------------------------------------------------------------------------------------
Tensor cast(Tensor x, DType dtype);
Tensor clone(Tensor x);       // dense, in the order of x's strides if they are dense
Tensor contiguous(Tensor x);  // x itself if it is row-major already
Tensor detach(Tensor x);
Tensor full(Context& ctx, DType dtype, const Dims& shape, double value);
// Throws MPT_ERROR_STATE if an element is not finite; the text names `what` and `op`.
void check_finite(const Tensor& t, const char* what, const char* op);
// Write in place, by the rules of mpt_ops.h: recorded if a value written carries a gradient.
void copy_into(Tensor& to, const Tensor& from);
void fill_into(Tensor& to, double value);
void add_into(Tensor& to, const Tensor& x);
void mul_into(Tensor& to, const Tensor& x);
void need_writable(const Tensor& t, Op op);  // fails for read-only imports and expanded views
inline void touch(const Tensor& t, Op by) {  // counts a write in place
  ++t->storage->version;
  t->storage->last_writer = static_cast<int16_t>(by);
}

// -- shape.cpp ------------------------------------------------------------------------------------
Tensor reshape(Tensor x, Dims shape);  // one extent may be -1
Tensor permute(Tensor x, Dims dims);
Tensor transpose(Tensor x, int64_t dim0, int64_t dim1);
Tensor slice(Tensor x, int64_t dim, int64_t start, int64_t end, int64_t step);
Tensor narrow(Tensor x, int64_t dim, int64_t start, int64_t length);
Tensor select(Tensor x, int64_t dim, int64_t index);
Tensor squeeze(Tensor x, int64_t dim);
Tensor unsqueeze(Tensor x, int64_t dim);
Tensor expand(Tensor x, Dims shape);
Tensor flatten(Tensor x, int64_t start_dim, int64_t end_dim);
Tensor sum_to(Tensor x, const Dims& shape);  // the adjoint of broadcasting

// -- reduce.cpp -----------------------------------------------------------------------------------
Tensor sum(Tensor x, Dims dims, bool keepdim);  // no dims: all
Tensor mean(Tensor x, Dims dims, bool keepdim);
Tensor var(Tensor x, Dims dims, int64_t correction, bool keepdim);
Tensor std(Tensor x, Dims dims, int64_t correction, bool keepdim);
Tensor prod(Tensor x, Dims dims, bool keepdim);
Tensor amax(Tensor x, Dims dims, bool keepdim);
Tensor amin(Tensor x, Dims dims, bool keepdim);
Tensor max(Tensor x);
Tensor min(Tensor x);
std::pair<Tensor, Tensor> max_dim(Tensor x, int64_t dim, bool keepdim);  // and its position
std::pair<Tensor, Tensor> min_dim(Tensor x, int64_t dim, bool keepdim);
Tensor argmax(Tensor x, Dims dim, bool keepdim);  // no dim: over all elements, row-major
Tensor argmin(Tensor x, Dims dim, bool keepdim);
Tensor any(Tensor x, Dims dims, bool keepdim);
Tensor all(Tensor x, Dims dims, bool keepdim);
Tensor norm(Tensor x, double p, Dims dims, bool keepdim);
Tensor logsumexp(Tensor x, Dims dims, bool keepdim);
Tensor cumsum(Tensor x, int64_t dim);

// -- sparse_grad.cpp ------------------------------------------------------------------------------
// Not recorded.
Tensor keep_rows(const Tensor& grad, Tensor fresh);  // with the rows of grad, if any
// Returns the row-sparse gradient that sums the values of equal indices,
// except those of index `skip`.
Tensor row_grad(const Tensor& index, const Tensor& values, int64_t skip);

// -- index.cpp ------------------------------------------------------------------------------------
Tensor embedding(Tensor index, Tensor weight, int64_t padding_idx);  // negative padding_idx: none
Tensor index_select(Tensor x, int64_t dim, Tensor index);
Tensor index_add(Tensor x, int64_t dim, Tensor index, Tensor src);
Tensor gather(Tensor x, int64_t dim, Tensor index);
Tensor scatter(Tensor x, int64_t dim, Tensor index, Tensor src);
Tensor scatter_add(Tensor x, int64_t dim, Tensor index, Tensor src);
Tensor one_hot(Tensor index, int64_t num_classes);  // -1: the largest index + 1
std::pair<Tensor, Tensor> topk(Tensor x, int64_t k, int64_t dim, bool largest);
std::pair<Tensor, Tensor> sort(Tensor x, int64_t dim, bool descending);
Tensor argsort(Tensor x, int64_t dim, bool descending);
Tensor tril(Tensor x, int64_t diagonal);
Tensor triu(Tensor x, int64_t diagonal);

// -- arrange.cpp ----------------------------------------------------------------------------------
enum class PadMode : int32_t { constant, reflect, replicate };  // numbers of MPT_PAD_*
Tensor cat(std::vector<Tensor> list, int64_t dim);
Tensor stack(std::vector<Tensor> list, int64_t dim);
// room: number of results that the caller has space for; any other number fails. -1: unlimited.
std::vector<Tensor> split(Tensor x, int64_t split_size, int64_t dim, int64_t room = -1);
std::vector<Tensor> split_with_sizes(Tensor x, std::vector<int64_t> sizes, int64_t dim);
std::vector<Tensor> chunk(Tensor x, int64_t chunks, int64_t dim, int64_t room = -1);
Tensor flip(Tensor x, Dims dims);
Tensor roll(Tensor x, Dims shifts, Dims dims);  // no dims: one shift of all elements
Tensor repeat(Tensor x, Dims repeats);
// pads: pairs (before, after), the last dim first; negative ones remove elements.
Tensor pad(Tensor x, std::vector<int64_t> pads, PadMode mode, double value);

// -- softmax.cpp ---------------------------------------------------------------------------------
Tensor softmax(Tensor x, int64_t dim, DType dtype);  // dtype none: that of x
Tensor log_softmax(Tensor x, int64_t dim, DType dtype);
Tensor dropout(Tensor x, double p, bool training);

// -- losses.cpp -----------------------------------------------------------------------------------
enum class Reduction : int32_t { none, mean, sum, batchmean };  // numbers of MPT_REDUCTION_*
// An absent weight is an empty tensor.
Tensor cross_entropy(Tensor input, Tensor target, Tensor weight, int64_t ignore_index, Reduction r,
                     double label_smoothing);
Tensor nll_loss(Tensor input, Tensor target, Tensor weight, int64_t ignore_index, Reduction r);
Tensor binary_cross_entropy(Tensor input, Tensor target, Reduction r);
Tensor binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor pos_weight,
                                        Reduction r);
Tensor mse_loss(Tensor input, Tensor target, Reduction r);
Tensor l1_loss(Tensor input, Tensor target, Reduction r);
Tensor smooth_l1_loss(Tensor input, Tensor target, Reduction r, double beta);
Tensor huber_loss(Tensor input, Tensor target, Reduction r, double delta);
Tensor kl_div(Tensor input, Tensor target, Reduction r, bool log_target);
Tensor cosine_similarity(Tensor a, Tensor b, int64_t dim, double eps);

// -- matmul.cpp -----------------------------------------------------------------------------------
Tensor matmul(Tensor a, Tensor b);
Tensor bmm(Tensor a, Tensor b);
Tensor addmm(Tensor input, Tensor a, Tensor b, double beta, double alpha);
Tensor linear(Tensor x, Tensor weight, Tensor bias, Activation activation);

// -- conv.cpp -------------------------------------------------------------------------------------
struct ConvOptions {
  int32_t stride[3] = {1, 1, 1}, padding[3] = {}, dilation[3] = {1, 1, 1};
  int32_t output_padding[3] = {};  // for transposed convolutions only
  int32_t groups = 1;
  Activation activation = Activation::none;
};
Tensor conv1d(Tensor x, Tensor weight, Tensor bias, const ConvOptions& o);
Tensor conv2d(Tensor x, Tensor weight, Tensor bias, const ConvOptions& o);
Tensor conv3d(Tensor x, Tensor weight, Tensor bias, const ConvOptions& o);
Tensor conv_transpose1d(Tensor x, Tensor weight, Tensor bias, const ConvOptions& o);
Tensor conv_transpose2d(Tensor x, Tensor weight, Tensor bias, const ConvOptions& o);
Tensor conv_transpose3d(Tensor x, Tensor weight, Tensor bias, const ConvOptions& o);

// -- pool.cpp -------------------------------------------------------------------------------------
struct PoolOptions {
  int32_t kernel[3] = {1, 1, 1}, stride[3] = {1, 1, 1}, padding[3] = {}, dilation[3] = {1, 1, 1};
  bool ceil_mode = false, count_include_pad = true;
};
Tensor max_pool1d(Tensor x, const PoolOptions& o);
Tensor max_pool2d(Tensor x, const PoolOptions& o);
Tensor max_pool3d(Tensor x, const PoolOptions& o);
Tensor avg_pool1d(Tensor x, const PoolOptions& o);
Tensor avg_pool2d(Tensor x, const PoolOptions& o);
Tensor avg_pool3d(Tensor x, const PoolOptions& o);
Tensor adaptive_avg_pool1d(Tensor x, int64_t length);
Tensor adaptive_avg_pool2d(Tensor x, int64_t height, int64_t width);
Tensor adaptive_avg_pool3d(Tensor x, int64_t depth, int64_t height, int64_t width);
Tensor interpolate(Tensor x, const Dims& size, InterpolateOp mode, bool align_corners);

// -- norm.cpp -------------------------------------------------------------------------------------
// Over the last `dims` dims.
Tensor layer_norm(Tensor x, int64_t dims, Tensor weight, Tensor bias, double eps);
Tensor rms_norm(Tensor x, int64_t dims, Tensor weight, double eps);
Tensor group_norm(Tensor x, int64_t groups, Tensor weight, Tensor bias, double eps);
Tensor instance_norm(Tensor x, Tensor weight, Tensor bias, double eps);
// In training it uses the statistics of the batch, and moves the running ones
// (which may be empty) towards them.
Tensor batch_norm(Tensor x, Tensor weight, Tensor bias, Tensor running_mean, Tensor running_var,
                  bool training, double momentum, double eps, Activation activation);

// -- attention.cpp --------------------------------------------------------------------------------
// scale 0: 1 / sqrt(depth).
Tensor scaled_dot_product_attention(Tensor q, Tensor k, Tensor v, Tensor mask, double dropout_p,
                                    bool causal, double scale);
Tensor self_attention(Tensor qkv, int64_t heads, int64_t kv_heads, Tensor mask, double dropout_p,
                      bool causal, double scale);

// -- rnn.cpp --------------------------------------------------------------------------------------
struct RnnOptions {
  int64_t layers = 1;
  bool bias = true, bidirectional = false, batch_first = false, training = true;
  double dropout = 0;  // between layers
};
std::pair<Tensor, Tensor> lstm_cell(Tensor x, Tensor h, Tensor c, Tensor weight_ih,
                                    Tensor weight_hh, Tensor bias_ih, Tensor bias_hh);  // h, c
Tensor gru_cell(Tensor x, Tensor h, Tensor weight_ih, Tensor weight_hh, Tensor bias_ih,
                Tensor bias_hh);
Tensor rnn_tanh_cell(Tensor x, Tensor h, Tensor weight_ih, Tensor weight_hh, Tensor bias_ih,
                     Tensor bias_hh);
// Return the outputs and the last states. Weights by layer, then direction: weight_ih, weight_hh,
// and with `bias` both biases.
std::vector<Tensor> lstm(Tensor x, Tensor h0, Tensor c0, std::vector<Tensor> weights,
                         const RnnOptions& o);
std::pair<Tensor, Tensor> gru(Tensor x, Tensor h0, std::vector<Tensor> weights,
                              const RnnOptions& o);
std::pair<Tensor, Tensor> rnn_tanh(Tensor x, Tensor h0, std::vector<Tensor> weights,
                                   const RnnOptions& o);

}  // namespace mpt::ops
