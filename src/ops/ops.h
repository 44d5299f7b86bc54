// Every op as the library's own code calls it: autocast, rule, kernel and tape included. What each
// means is in its family file and, for users, in mpt_ops.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "backends/kernels.h"
#include "core/tensor.h"

namespace mpt {
enum class Op : int16_t;
}
namespace mpt::ops {

// -- pointwise.cpp --------------------------------------------------------------------------------
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
// The gradient of an activation from the gradient g of its result, its input x or its result y
// (whichever the activation's formula needs; see activation_needs_input). Not recorded.
Tensor activation_grad(Activation act, const Tensor& g, const Tensor& x_or_y);
bool activation_needs_input(Activation act);
Tensor activate(Activation act, Tensor x);  // the recorded op of that name

// -- copy.cpp -------------------------------------------------------------------------------------
Tensor cast(Tensor x, DType dtype);
Tensor clone(Tensor x);       // dense, in the order of x's strides where those are dense
Tensor contiguous(Tensor x);  // x itself where it is row-major already
Tensor detach(Tensor x);
Tensor full(Context& ctx, DType dtype, const Dims& shape, double value);
// Not recorded: a dense copy in another dtype; a packed tensor stays packed.
Tensor convert(const Tensor& x, DType dtype, Purpose purpose = Purpose::activations);
Tensor unpack(const Tensor& x);                    // row-major, where x has a layout
Tensor autocast_to(const Tensor& x, DType dtype);  // cast, through the cache for leaves
void check_finite(const Tensor& t, const char* what, const char* op);
// In place. The `_into` forms follow the in-place rules (leaves, saved values, versions) and are
// recorded where that makes sense; `raw` forms only write.
void copy_into(Tensor& to, const Tensor& from);
void fill_into(Tensor& to, double value);
void add_into(Tensor& to, const Tensor& x);  // raw: the engine's accumulation
void touch(const Tensor& t, Op by);          // counts a write in place

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

// -- matmul.cpp -----------------------------------------------------------------------------------
Tensor matmul(Tensor a, Tensor b);
Tensor linear(Tensor x, Tensor weight, Tensor bias, Activation activation);

}  // namespace mpt::ops
