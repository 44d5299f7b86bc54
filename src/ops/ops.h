// Every operation as the library's own code calls it, including autocast, checks, kernel and tape,
// and the helpers that families of operations share.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "autograd/cast.h"
#include "backends/kernels.h"
#include "core/tensor.h"

namespace mpt {
class Vjp;
}  // namespace mpt

namespace mpt::ops {

// -- options --------------------------------------------------------------------------------------

enum class PadMode : int32_t { constant, reflect, replicate, circular };  // numbers of MPT_PAD_*
enum class KeepDims : bool { no, yes };  // yes: the reduced dims stay, with extent 1
enum class Reduction : int32_t { none, mean, sum, batchmean };  // numbers of MPT_REDUCTION_*

struct ConvOptions {
  int32_t stride[3] = {1, 1, 1}, padding[3] = {}, dilation[3] = {1, 1, 1};
  int32_t output_padding[3] = {};  // for transposed convolutions only
  int32_t groups = 1;
  Activation activation = Activation::none;
};
struct PoolOptions {
  int32_t kernel[3] = {1, 1, 1}, stride[3] = {1, 1, 1}, padding[3] = {}, dilation[3] = {1, 1, 1};
  bool ceil_mode = false, count_include_pad = true;
};
struct RnnOptions {
  int64_t layers = 1;
  bool bias = true, bidirectional = false, batch_first = false, training = true;
  double dropout = 0;  // between layers
};

// -- the operations of ops.def --------------------------------------------------------------------

// The C function of the name describes each (mpt_ops.h). Here an absent tensor is an empty one, an
// absent list of dims an empty one, an absent dtype DType::none; `result_capacity` is the number of
// results that the caller has space for, -1 for any.
#define OP(name, cls, kind, params, decl, args) Tensor name decl;
#define OP2(name, cls, kind, params, decl, args) std::pair<Tensor, Tensor> name decl;
#define OPV(name, cls, kind, params, decl, args) std::vector<Tensor> name decl;
#define OPI(name, cls)
#include "core/ops.def"

// -- pointwise.cpp, functions.cpp, activations.cpp ------------------------------------------------

// Launch one elementwise kernel, without a record on the tape. The result of unary_to
// and of binary_to has `dtype`.
Tensor unary_raw(UnaryOp op, const Tensor& x, double a = 0, double b = 0);
Tensor unary_to(UnaryOp op, const Tensor& x, DType dtype, double a = 0, double b = 0);
Tensor binary_raw(BinaryOp op, const Tensor& x, const Tensor& y, double a = 0);
Tensor binary_to(BinaryOp op, const Tensor& x, const Tensor& y, DType dtype, double a = 0);
// Returns the gradient of the input of a fused activation, from the activation's result y. For
// gradient functions; the gradient is differentiable if the backward must be.
Tensor activation_vjp(const Vjp& v, Activation act, const Tensor& y);
Tensor activate(Activation act, Tensor x);          // the recorded op of that name
void activate_in_place(Activation act, Tensor& y);  // not recorded
Tensor activate_result(Activation act, Tensor y);   // for a new result y, in place if possible

// Returns a tensor of 16 bits in f32, the type that kernels compute in, and other tensors as they
// are. Ops composed of others compute with it and round once.
inline Tensor exact(const Tensor& t) { return is_half(t.dtype()) ? cast(t, DType::f32) : t; }

// -- copy.cpp -------------------------------------------------------------------------------------

Tensor full(Context& ctx, DType dtype, const Dims& shape, double value);
Tensor to(Tensor x, Place& place);  // mpt_tensor_to
// Write in place, by the rules of mpt_ops.h: recorded if a value written carries a gradient.
void copy_into(Tensor& to, const Tensor& from);
void fill_into(Tensor& to, double value);
void add_into(Tensor& to, const Tensor& x);
void mul_into(Tensor& to, const Tensor& x);
// Writes x op y, where grad mode is off. Both broadcast to `to`, and may be `to` itself, but share
// no other memory with it.
void binary_into(Tensor& to, BinaryOp op, const Tensor& x, const Tensor& y);
void need_writable(const Tensor& t, Op op);  // fails for read-only imports and expanded views
inline void touch(const Tensor& t, Op by) { t->storage->count_write(by); }

// -- norm.cpp -------------------------------------------------------------------------------------

// Adds 1 to a batch norm's i64 count of batches, unless a dry run is on.
void count_batch(const Tensor& batches);

// -- shape.cpp ------------------------------------------------------------------------------------

Tensor sum_to(Tensor x, const Dims& shape);  // the adjoint of broadcasting

}  // namespace mpt::ops
