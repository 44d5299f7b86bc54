// The candidate for tri.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/launch.h"
#include "backends/gpu/make.h"
#include "backends/gpu/rows_arguments.h"

namespace mpt::gpu {
namespace {

class TriLaunch final : public GpuLaunch {
 public:
  explicit TriLaunch(GpuDevice& device) : GpuLaunch(device) {}

  bool plan(GpuDevice& device, const Spec& y, const Spec& x, TriParams p, std::string& why) {
    const Spec* const operands[] = {&y};
    function_ = device.find("mpt_tri", Constants(0, operands).value, why);
    if (!function_) return false;
    Geometry g{.rank = static_cast<uint32_t>(y.rank())};
    for (int d = 0; d < y.rank(); ++d) {
      g.extent[d] = static_cast<uint64_t>(y.shape[d]);
      g.stride[0][d] = y.stride[d];
      g.stride[1][d] = x.stride[d];
    }
    if (!keep(&g, sizeof g, why)) return false;
    arguments_.geometry = geometry();
    arguments_.count = static_cast<uint64_t>(count(y.shape));
    arguments_.diagonal = p.diagonal;
    arguments_.upper = p.upper != 0;
    arguments_.groups = groups_of(arguments_.count);
    return true;
  }

  const char* run(const Run& r) const override {
    TriArguments a = arguments_;
    a.out = address_of(r.out[0]);
    a.in = address_of(r.in[0]);
    return launch(*function_, a);
  }

 private:
  const CompiledKernel* function_ = nullptr;
  TriArguments arguments_{};  // without addresses of operands
};

}  // namespace

std::unique_ptr<Prepared> make_tri(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0];
  if (x.rank() < 2) return why.refuse("gpu", "x has at least two dims");
  if (y.dtype != x.dtype) return why.refuse("gpu", "a triangle has the dtype of x");
  GpuDevice& device = device_of(r);
  return planned("gpu", why, std::make_unique<TriLaunch>(device), device, y, x, r.get<TriParams>());
}

}  // namespace mpt::gpu
