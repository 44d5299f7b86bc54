// Candidates for batch_norm and batch_norm_grad by cuDNN, in training. The own kernels take given
// statistics, for which cuDNN has no batch norm, and images whose channels are not the innermost
// dim, which its engines copy to and fro: their plans ask for workspace of the size of the images.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/norms.h"

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "backends/cuda/device.h"
#include "backends/cuda/dnn.h"
#include "backends/cuda/dnn_graph.h"
#include "core/error.h"

namespace mpt::cuda {
namespace {

constexpr const char* kWho = "cudnn";
constexpr auto kBatch = DnnNormMode::batch;

// Numbers of the tensors that a run takes.
enum Id : int64_t { kX = 1, kW, kB, kY, kMean, kRstd, kEps, kDy, kDx, kDw, kDb, kZero };

std::vector<DnnPlan> plan_forward(const DnnTarget& target, const DnnNorm& n,
                                  const DnnWishes& wishes) {
  using enum DnnAttribute;
  constexpr auto kTraining = DnnNormPhase::training;
  DnnGraph g(target.library);
  const DnnGraph::Tensor x = g.operand(kX, n.image), w = g.operand(kW, n.channels),
                         b = g.operand(kB, n.channels), y = g.operand(kY, n.image),
                         mean = g.operand(kMean, n.channels), rstd = g.operand(kRstd, n.channels),
                         eps = g.number(kEps, n.image.rank()),
                         z = n.has_relu ? g.inside(dnn_type_of(n.image.dtype), n.image.shape,
                                                   n.image.stride)
                                        : y;
  DnnDescriptor node(target.library, DnnKind::norm);
  node.set(norm_mode, DnnType::norm_mode, 1, &kBatch)
      .set(norm_phase, DnnType::norm_phase, 1, &kTraining)
      .set(norm_x, *x)
      .set(norm_mean, *mean)
      .set(norm_rstd, *rstd)
      .set(norm_w, *w)
      .set(norm_b, *b)
      .set(norm_eps, *eps)
      .set(norm_y, *z)
      .finalize();
  g.add_node(std::move(node));
  if (n.has_relu) g.point(DnnPointwiseMode::relu, z, y);
  return g.plans(target, n.image.dtype, wishes);
}

// Relu hides the elements of dy by a product with truth values, the one form that cuDNN has engines
// for: an element that is not finite becomes NaN there, where the own kernels have 0.
std::vector<DnnPlan> plan_gradient(const DnnTarget& target, const DnnNorm& n,
                                   const DnnWishes& wishes) {
  using enum DnnAttribute;
  DnnGraph g(target.library);
  const DnnGraph::Tensor dy = g.operand(kDy, n.image), x = g.operand(kX, n.image),
                         w = g.operand(kW, n.channels), mean = g.operand(kMean, n.channels),
                         rstd = g.operand(kRstd, n.channels), dx = g.operand(kDx, n.image),
                         dw = g.operand(kDw, n.channels), db = g.operand(kDb, n.channels);
  DnnGraph::Tensor seen = dy;
  if (n.has_relu) {
    const auto inside = [&](DnnDType t) { return g.inside(t, n.image.shape, n.image.stride); };
    const DnnGraph::Tensor y = g.operand(kY, n.image), zero = g.number(kZero, n.image.rank()),
                           is_on = inside(DnnDType::boolean);
    g.compare(DnnPointwiseMode::greater, y, zero, is_on);
    seen = inside(dnn_type_of(n.image.dtype));
    g.point(DnnPointwiseMode::mul, dy, is_on, seen);
  }
  DnnDescriptor node(target.library, DnnKind::norm_grad);
  node.set(norm_grad_mode, DnnType::norm_mode, 1, &kBatch)
      .set(norm_grad_x, *x)
      .set(norm_grad_mean, *mean)
      .set(norm_grad_rstd, *rstd)
      .set(norm_grad_dy, *seen)
      .set(norm_grad_w, *w)
      .set(norm_grad_dw, *dw)
      .set(norm_grad_db, *db)
      .set(norm_grad_dx, *dx)
      .finalize();
  g.add_node(std::move(node));
  return g.plans(target, n.image.dtype, wishes);
}

// Returns why the operands are not given to the library; nullptr: they are.
const char* refusal(const Request& r) {
  const bool is_gradient = r.kernel == mpt::Kernel::batch_norm_grad;
  const auto act = r.get<NormParams>().act;
  if (act != Activation::none && act != Activation::relu) return "the activation is none or relu";
  const auto at = [](std::span<const Spec> specs, size_t i) {
    return i < specs.size() ? &specs[i] : nullptr;
  };
  if (!is_gradient && r.in.size() > 3 && r.in[3]) return "no batch norm by given statistics";
  std::vector<const Spec*> images{&r.out[0], &r.in[0]}, channels{at(r.out, 1), at(r.out, 2)};
  if (is_gradient) {
    images.push_back(at(r.in, 1));
    if (act == Activation::relu) images.push_back(at(r.in, 5));
    channels.insert(channels.end(), {at(r.in, 2), at(r.in, 3), at(r.in, 4)});
  } else {
    channels.insert(channels.end(), {at(r.in, 1), at(r.in, 2)});
  }
  const DType t = r.in[0].dtype;
  if (t != DType::f32 && t != DType::f16 && t != DType::bf16) {
    return "computes in f32, f16 and bf16";
  }
  if (is_half(t) && r.arithmetic == Arithmetic::widen16) return "operands of 16 bits are widened";
  for (const Spec* s : images) {
    if (!s || s->dtype != t) return "images of one dtype";
    if (s->rank() < 2 || s->rank() > 5) return "up to 3 spatial dims";
    if (count(s->shape) == 0) return "operands with elements";
    if (s->is_unaligned) return "operands that are aligned to 16 bytes";
    if (!is_channels_last(*s)) return "images with the channels innermost";
  }
  for (const Spec* s : channels) {
    if (!s || s->dtype != DType::f32) {
      return is_gradient ? "w, dw and db of f32" : "w and b of f32";
    }
    if (s->is_unaligned) return "operands that are aligned to 16 bytes";
    if (!is_contiguous(s->shape, s->stride)) return "channels that are dense";
  }
  return nullptr;
}

class NormForward final : public PlannedKernel {
 public:
  NormForward(Dnn& dnn, std::vector<DnnPlan> plans, double eps)
      : PlannedKernel(dnn, std::move(plans), {}), eps_(static_cast<float>(eps)) {}

  const char* run(const Run& r) const override {
    float eps = eps_;
    const auto in = [&](size_t i) { return const_cast<void*>(r.in[i]); };
    void* const pointers[] = {in(0), in(1), in(2), r.out[0], r.out[1], r.out[2], &eps};
    return run_plan(pointers, r.workspace);
  }

 private:
  const float eps_;
};

class NormGradient final : public PlannedKernel {
 public:
  NormGradient(Dnn& dnn, std::vector<DnnPlan> plans, bool has_relu)
      : PlannedKernel(dnn, std::move(plans), {}), has_relu_(has_relu) {}

  const char* run(const Run& r) const override {
    float zero = 0;
    const auto in = [&](size_t i) { return const_cast<void*>(r.in[i]); };
    void* const y = has_relu_ ? in(5) : nullptr;
    void* const pointers[] = {in(0),    in(1),    in(2),    in(3), in(4),
                              r.out[0], r.out[1], r.out[2], y,     &zero};
    return run_plan(pointers, r.workspace);
  }

 private:
  const bool has_relu_;
};

}  // namespace

DnnNorm::DnnNorm(const Request& r)
    : is_gradient(r.kernel == mpt::Kernel::batch_norm_grad),
      has_relu(r.get<NormParams>().act == Activation::relu),
      image(as_image(r.out[0])),
      channels(as_channels(DType::f32, image)) {}

std::vector<DnnPlan> plan_norm(const DnnTarget& target, const DnnNorm& n, const DnnWishes& wishes) {
  return n.is_gradient ? plan_gradient(target, n, wishes) : plan_forward(target, n, wishes);
}

std::unique_ptr<Prepared> make_dnn_norm(const Request& r, Why& why) {
  if (const char* e = refusal(r)) return why.refuse(kWho, e);
  auto& device = static_cast<CudaDevice&>(*r.device);
  Dnn& dnn = device.dnn();
  if (const char* e = dnn.missing()) return why.refuse(kWho, e);
  try {
    const Current current = dnn.current();
    const DnnNorm n(r);
    auto plans = plan_norm({dnn.library(), dnn.handle(), nullptr}, n, wishes_on(device, r));
    std::unique_ptr<PlannedKernel> made;
    if (n.is_gradient) {
      made = std::make_unique<NormGradient>(dnn, std::move(plans), n.has_relu);
    } else {
      made = std::make_unique<NormForward>(dnn, std::move(plans), r.get<NormParams>().eps);
    }
    made->choose(device, r);
    return made;
  } catch (const Error& e) {
    return why.refuse(kWho, message_of(e).c_str());
  }
}

}  // namespace mpt::cuda
