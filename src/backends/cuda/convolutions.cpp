// Candidates for convolutions by cuDNN. It takes row-major operands and those whose channels are
// the innermost dim, in any mixture, and adds the bias. The own kernels sum the gradient of the
// bias.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/convolutions.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "backends/cuda/device.h"
#include "backends/cuda/dnn.h"
#include "backends/cuda/dnn_graph.h"
#include "backends/gpu/backend.h"
#include "core/error.h"

namespace mpt::cuda {
namespace {

constexpr const char* kWho = "cudnn";

// Numbers of the tensors that a run takes.
enum Id : int64_t { kX = 1, kW, kY, kBias };

// The attributes of the three operations.
struct Names {
  DnnKind kind;
  DnnAttribute alpha, beta, convolution, x, w, y;
};
Names names_of(mpt::Kernel k) {
  using enum DnnAttribute;
  switch (k) {
    case mpt::Kernel::conv:
      return {DnnKind::conv, conv_alpha, conv_beta, conv_convolution, conv_x, conv_w, conv_y};
    case mpt::Kernel::conv_data:
      return {DnnKind::conv_data, conv_data_alpha, conv_data_beta, conv_data_convolution,
              conv_data_dx,       conv_data_w,     conv_data_dy};
    default:
      return {DnnKind::conv_weight, conv_weight_alpha, conv_weight_beta, conv_weight_convolution,
              conv_weight_x,        conv_weight_dw,    conv_weight_dy};
  }
}

// The operands of a request by their roles. The operands of a run have the same order.
struct Roles {
  const Spec &x, &w, &y;
  static Roles of(const Request& r) {
    switch (r.kernel) {
      case mpt::Kernel::conv: return {r.in[0], r.in[1], r.out[0]};
      case mpt::Kernel::conv_data: return {r.out[0], r.in[1], r.in[0]};
      default: return {r.in[0], r.out[0], r.in[1]};
    }
  }
};

}  // namespace

DnnConvolution::DnnConvolution(const Request& r) : kernel(r.kernel), params(r.get<ConvParams>()) {
  const Roles roles = Roles::of(r);
  x = as_image(roles.x);
  w = as_image(roles.w);
  y = as_image(roles.y);
  if (r.kernel == mpt::Kernel::conv && r.in.size() > 2 && r.in[2]) {
    bias = as_channels(r.in[2].dtype, y);
  }
  if (params.spatial == 1) {
    params.spatial = 2;
    params.stride[1] = std::exchange(params.stride[0], 1);
    params.padding[1] = std::exchange(params.padding[0], 0);
    params.dilation[1] = std::exchange(params.dilation[0], 1);
  }
}

std::vector<DnnPlan> plan_convolution(const DnnTarget& target, const DnnConvolution& c,
                                      const DnnWishes& wishes) {
  const DnnLibrary& library = target.library;
  const auto list = [&](const int32_t* values) {
    return std::vector<int64_t>(values, values + c.params.spatial);
  };
  constexpr auto kMode = DnnConvolutionMode::cross_correlation;
  DnnDescriptor convolution(library, DnnKind::convolution);
  convolution.set(DnnAttribute::convolution_compute, DnnDType::f32)
      .set(DnnAttribute::convolution_mode, DnnType::convolution_mode, 1, &kMode)
      .set(DnnAttribute::convolution_spatial, int64_t{c.params.spatial})
      .set(DnnAttribute::convolution_paddings, list(c.params.padding))
      .set(DnnAttribute::convolution_paddings_after, list(c.params.padding))
      .set(DnnAttribute::convolution_strides, list(c.params.stride))
      .set(DnnAttribute::convolution_dilations, list(c.params.dilation))
      .finalize();
  DnnGraph g(library);
  const DnnGraph::Tensor x = g.operand(kX, c.x), w = g.operand(kW, c.w), y = g.operand(kY, c.y),
                         sums = c.bias ? g.inside(DnnDType::f32, c.y.shape, c.y.stride) : y;
  const Names names = names_of(c.kernel);
  DnnDescriptor node(library, names.kind);
  node.set(names.alpha, 1.f)
      .set(names.beta, 0.f)
      .set(names.convolution, convolution)
      .set(names.x, *x)
      .set(names.w, *w)
      .set(names.y, *sums)
      .finalize();
  g.keep(std::move(convolution));
  g.add_node(std::move(node));
  if (c.bias) g.point(DnnPointwiseMode::add, sums, g.operand(kBias, c.bias), y);
  return g.plans(target, c.x.dtype, wishes);
}

namespace {

// Returns why the operands are not given to the library; nullptr: they are.
const char* refusal(const Request& r) {
  const auto& p = r.get<ConvParams>();
  const Roles roles = Roles::of(r);
  if (p.spatial < 1 || p.spatial > 3) return "1 to 3 spatial dims";
  const DType t = roles.x.dtype;
  if (t != DType::f32 && t != DType::f16 && t != DType::bf16)
    return "computes in f32, f16 and bf16";
  if (is_half(t) && r.arithmetic == Arithmetic::widen16) return "operands of 16 bits are widened";
  for (const Spec* s : {&roles.x, &roles.w, &roles.y}) {
    if (s->dtype != t) return "operands of one dtype";
    if (s->rank() != p.spatial + 2) return "rank is spatial + 2";
    if (count(s->shape) == 0) return "operands with elements";
    if (s->is_unaligned) return "operands that are aligned to 16 bytes";
    if (!is_channels_last(*s) && !is_row_major(*s)) {
      return "row-major operands, or those with the channels innermost";
    }
  }
  if (r.kernel != mpt::Kernel::conv || r.in.size() < 3 || !r.in[2]) return nullptr;
  const Spec& bias = r.in[2];
  if (bias.dtype != t) return "a bias of the operands' dtype";
  if (bias.is_unaligned) return "operands that are aligned to 16 bytes";
  return bias.shape[0] > 1 && bias.stride[0] != 1 ? "a dense bias" : nullptr;
}

// Prepares the sums of dy over all dims but the channels, by the own kernels.
std::unique_ptr<Prepared> bias_gradient(const Request& r, Why& why) {
  const Spec &dy = r.in[1], &db = r.out[1];
  Spec out{db.dtype, Dims::filled(dy.rank(), 1), Dims::filled(dy.rank(), 0), db.is_unaligned};
  out.shape[1] = dy.shape[1];
  out.stride[1] = db.stride[0];
  const ReduceParams params{ReduceOp::sum};
  const Request sum{.kernel = mpt::Kernel::reduce,
                    .out = {&out, 1},
                    .in = {&dy, 1},
                    .params = &params,
                    .params_size = sizeof params,
                    .device = r.device};
  return prepare(gpu::gpu_backend(), sum, why);
}

class DnnKernel final : public PlannedKernel {
 public:
  DnnKernel(Dnn& dnn, std::vector<DnnPlan> plans, mpt::Kernel kernel, std::unique_ptr<Prepared> db)
      : PlannedKernel(dnn, std::move(plans), {.beside = db ? db->workspace : 0}),
        kernel_(kernel),
        db_(std::move(db)) {}

  const char* run(const Run& r) const override {
    void* const a = const_cast<void*>(r.in[0]);
    void* const b = const_cast<void*>(r.in[1]);
    std::array<void*, 4> pointers{};  // in the order of the plan's tensors
    switch (kernel_) {
      case mpt::Kernel::conv: pointers = {a, b, r.out[0], nullptr}; break;
      case mpt::Kernel::conv_data: pointers = {r.out[0], b, a, nullptr}; break;
      default: pointers = {a, r.out[0], b, nullptr}; break;
    }
    if (plan().tensors() > 3) pointers[3] = const_cast<void*>(r.in[2]);
    if (const char* why = run_plan(pointers.data(), r.workspace)) return why;
    if (!db_) return nullptr;
    return db_->run({.out = r.out + 1,
                     .in = r.in + 1,
                     .scalars = nullptr,
                     .workspace = r.workspace,
                     .jobs = r.jobs});
  }

 private:
  const mpt::Kernel kernel_;
  const std::unique_ptr<Prepared> db_;  // gradient of the bias; nullptr: none
};

}  // namespace

std::unique_ptr<Prepared> make_dnn_convolution(const Request& r, Why& why) {
  if (const char* e = refusal(r)) return why.refuse(kWho, e);
  auto& device = static_cast<CudaDevice&>(*r.device);
  Dnn& dnn = device.dnn();
  if (const char* e = dnn.missing()) return why.refuse(kWho, e);
  std::unique_ptr<Prepared> db;
  if (r.kernel == mpt::Kernel::conv_weight && r.out.size() > 1 && r.out[1]) {
    db = bias_gradient(r, why);
    if (!db) return nullptr;
  }
  try {
    const Current current = dnn.current();
    auto made =
        std::make_unique<DnnKernel>(dnn,
                                    plan_convolution({dnn.library(), dnn.handle(), nullptr},
                                                     DnnConvolution(r), wishes_on(device, r)),
                                    r.kernel, std::move(db));
    made->choose(device, r);
    return made;
  } catch (const Error& e) {
    return why.refuse(kWho, message_of(e).c_str());
  }
}

}  // namespace mpt::cuda
