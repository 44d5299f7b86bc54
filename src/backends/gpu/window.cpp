// The candidates for pool, interpolate and their gradients.
// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>

#include "backends/gpu/launch.h"
#include "backends/gpu/make.h"
#include "backends/gpu/window_arguments.h"

namespace mpt::gpu {
namespace {

constexpr WindowOp grad_of(WindowOp op) { return static_cast<WindowOp>(static_cast<int>(op) + 4); }

// A request for any of the four kernels.
struct Shape {
  WindowOp op;
  int32_t spatial;
  uint32_t flags = 0;
  PoolParams pool{};                  // kernel, stride, padding and dilation, if they matter
  InterpolateParams interpolation{};  // the ratios, if they matter
};

Shape shape_of(const PoolParams& p) {
  Shape s{p.op == PoolOp::max ? WindowOp::max : WindowOp::average, p.spatial, 0, p};
  if (p.adaptive) s.flags |= window_adaptive;
  if (p.count_include_pad) s.flags |= window_counts_padding;
  return s;
}
Shape shape_of(const InterpolateParams& p) {
  Shape s{p.op == InterpolateOp::nearest ? WindowOp::nearest : WindowOp::linear, p.spatial};
  s.interpolation = p;
  if (p.align_corners) s.flags |= window_aligns_corners;
  return s;
}

class WindowLaunch final : public GpuLaunch {
 public:
  explicit WindowLaunch(GpuDevice& device) : GpuLaunch(device) {}

  bool plan(GpuDevice& device, const Request& r, Shape s, bool is_grad, std::string& why) {
    const Spec &to = r.out[0], &from = r.in[0], &x = is_grad ? to : from, &y = is_grad ? from : to;
    is_index_input_ = is_grad;
    const std::span<const Spec> with_index = is_grad ? r.in : r.out;
    has_index_ = s.op == WindowOp::max && with_index.size() > 1 && with_index[1];
    const bool f64 = to.dtype == DType::f64 || from.dtype == DType::f64;
    const char* reason = refusal(s, x, y, has_index_ ? &with_index[1] : nullptr);
    if (!reason && f64 && !device.features().f64) reason = kNoF64;
    if (reason) {
      why = reason;
      return false;
    }
    const Spec* const typed[] = {&to, &from};
    const WindowOp op = is_grad ? grad_of(s.op) : s.op;
    function_ = device.find(f64 ? "mpt_window_f64" : "mpt_window_f32",
                            Constants(static_cast<int>(op), typed).value, why);
    if (!function_) return false;
    const WindowGeometry g = geometry_of(s, to, from, has_index_ ? with_index[1] : to, x, y);
    if (!keep(&g, sizeof g, why)) return false;
    if (std::abs(g.to[1]) < std::abs(g.to[4])) s.flags |= window_channels_last;
    arguments_.geometry = geometry();
    arguments_.count = static_cast<uint64_t>(count(to.shape));
    arguments_.flags = s.flags;
    arguments_.groups = groups_of(arguments_.count);
    return true;
  }

  const char* run(const Run& r) const override {
    WindowArguments a = arguments_;
    a.to = address_of(r.out[0]);
    a.from = address_of(r.in[0]);
    if (has_index_) a.index = address_of(is_index_input_ ? r.in[1] : r.out[1]);
    return launch(*function_, a);
  }

 private:
  // Returns why windows over `x` that give `y` are not computed here; nullptr: they are.
  const char* refusal(const Shape& s, const Spec& x, const Spec& y, const Spec* index) const {
    if (s.spatial < 1 || s.spatial > 3 || x.rank() != s.spatial + 2 || y.rank() != x.rank())
      return "rank is spatial + 2";
    if (!is_floating(x.dtype) || !is_floating(y.dtype))
      return "pools and interpolation take floats";
    if (index && index->dtype != DType::i32) return "indices are i32";
    if (s.op == WindowOp::max && is_index_input_ && !index)
      return "a max pool's gradient needs the indices";
    if (count(x.shape) == 0) return "an empty input";
    int64_t plane = 1;
    for (int d = 2; d < x.rank(); ++d) {
      if (x.shape[d] >> 31 || y.shape[d] >> 31) return "extents of 2^31 and more";
      plane *= x.shape[d];
      if (index && plane >> 31) return "planes of 2^31 elements and more";
    }
    return nullptr;
  }

  static WindowGeometry geometry_of(const Shape& s, const Spec& to, const Spec& from,
                                    const Spec& index, const Spec& x, const Spec& y) {
    WindowGeometry g{};
    const int missing = 3 - s.spatial;
    g.missing = static_cast<uint32_t>(missing);
    for (int d = 0; d < 3; ++d)
      g.ratio_in[d] = g.ratio_out[d] = g.inputs[d] = g.outputs[d] = g.extent[2 + d] = g.kernel[d] =
          g.stride[d] = g.dilation[d] = 1;
    for (int d = 0; d < to.rank(); ++d) {
      const int at = d < 2 ? d : d + missing;
      g.extent[at] = to.shape[d];
      g.to[at] = to.stride[d];
      g.from[at] = from.stride[d];
      g.index[at] = index.stride[d];
      if (d < 2) continue;
      g.inputs[at - 2] = x.shape[d];
      g.outputs[at - 2] = y.shape[d];
      const auto ratio = s.interpolation.ratio(d - 2, x.shape[d], y.shape[d]);
      g.ratio_in[at - 2] = ratio.in;
      g.ratio_out[at - 2] = ratio.out;
      if (s.op != WindowOp::max && s.op != WindowOp::average) continue;
      g.kernel[at - 2] = s.pool.kernel[d - 2];
      g.stride[at - 2] = s.pool.stride[d - 2];
      g.padding[at - 2] = s.pool.padding[d - 2];
      if (s.op == WindowOp::max) g.dilation[at - 2] = s.pool.dilation[d - 2];
    }
    return g;
  }

  const CompiledKernel* function_ = nullptr;
  bool has_index_ = false, is_index_input_ = false;
  WindowArguments arguments_{};  // without addresses of operands
};

std::unique_ptr<Prepared> make(const Request& r, const Shape& s, bool is_grad, Why& why) {
  GpuDevice& device = device_of(r);
  return planned("gpu", why, std::make_unique<WindowLaunch>(device), device, r, s, is_grad);
}

}  // namespace

std::unique_ptr<Prepared> make_pool(const Request& r, Why& why) {
  return make(r, shape_of(r.get<PoolParams>()), r.kernel == Kernel::pool_grad, why);
}

std::unique_ptr<Prepared> make_interpolate(const Request& r, Why& why) {
  return make(r, shape_of(r.get<InterpolateParams>()), r.kernel == Kernel::interpolate_grad, why);
}

}  // namespace mpt::gpu
