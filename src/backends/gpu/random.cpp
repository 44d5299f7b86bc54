// The candidate for random.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/launch.h"
#include "backends/gpu/make.h"

namespace mpt::gpu {
namespace {

class RandomLaunch final : public GpuLaunch {
 public:
  RandomLaunch(GpuDevice& device, DType compute, bool is_shifted)
      : GpuLaunch(device), compute_(compute), is_shifted_(is_shifted) {}

  bool plan(GpuDevice& device, const Spec& out, RandomOp op, std::string& why) {
    const Spec* const operands[] = {&out};
    const std::string entry =
        compute_ == DType::f64 ? real_entry(device, "mpt_random_f64") : "mpt_random_f32";
    function_ = device.find(entry.c_str(), Constants(static_cast<int>(op), operands).value, why);
    if (!function_) return false;
    const Layout layout = Layout::row_major(operands);
    // Without a shift, the kernel adds a 0 that is kept beside the strides.
    const struct {
      Geometry strides;
      int64_t zero;
    } kept = {layout.geometry, 0};
    if (!keep(&kept, sizeof kept, why)) return false;
    if (!layout.is_dense) {
      name = "gpu strided";
      arguments_.geometry = geometry();
    }
    arguments_.shift = geometry() + sizeof kept.strides;
    arguments_.count = layout.count;
    arguments_.groups = groups_of(layout.count);
    return true;
  }

  const char* run(const Run& r) const override {
    const auto& s = r.get<RandomScalars>();
    RandomArguments a = arguments_;
    a.out = address_of(r.out[0]);
    if (is_shifted_) a.shift = address_of(r.in[0]);
    a.seed = s.seed;
    a.offset = s.offset;
    a.a = scalar_bits(s.a, compute_);
    a.b = scalar_bits(s.b, compute_);
    return launch(*function_, a);
  }

 private:
  const DType compute_;
  const bool is_shifted_;
  const CompiledKernel* function_ = nullptr;
  RandomArguments arguments_{};  // without addresses of operands and scalars
};

}  // namespace

std::unique_ptr<Prepared> make_random(const Request& r, Why& why) {
  const Spec& out = r.out[0];
  GpuDevice& device = device_of(r);
  const RandomOp op = r.get<RandomParams>().op;
  // Normal draws are computed in double, as on the host. The draws of bernoulli
  // are 0 and 1 in every dtype.
  const bool needs_f64 =
      op == RandomOp::normal ||
      (op == RandomOp::uniform && (out.dtype == DType::f64 || is_integral(out.dtype)));
  auto p = std::make_unique<RandomLaunch>(device, needs_f64 ? DType::f64 : DType::f32,
                                          !r.in.empty() && r.in[0]);
  return planned("gpu", why, std::move(p), device, out, op);
}

}  // namespace mpt::gpu
