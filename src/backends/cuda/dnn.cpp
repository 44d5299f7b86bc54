// The list of cuDNN's candidates, and the choice among its plans.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/dnn.h"

#include <algorithm>
#include <string>
#include <utility>

#include "backends/cuda/device.h"
#include "backends/cuda/measured.h"
#include "core/error.h"

namespace mpt::cuda {

namespace {
std::string name_of(const Dnn& dnn) { return "cudnn " + std::to_string(dnn.library().version()); }
}  // namespace

DnnWishes wishes_on(CudaDevice& device, const Request& r) {
  return {.workspace = std::min(kMostDnnWorkspace, r.most_workspace),
          .plans = ways_to_ask(device, r, name_of(device.dnn()))};
}

PlannedKernel::PlannedKernel(Dnn& dnn, std::vector<DnnPlan> plans, Room room)
    : dnn_(dnn), plans_(std::move(plans)), room_(room) {
  name = "cudnn";
  room_.before = (room.before + 255) / 256 * 256;
  take(0);
}

PlannedKernel::~PlannedKernel() {
  const Current current = dnn_.current();
  plans_.clear();
}

void PlannedKernel::take(size_t i) {
  taken_ = i;
  workspace = room_.before + std::max(plan().workspace(), room_.beside);
}

void PlannedKernel::choose(CudaDevice& device, const Request& r) {
  take_best(device, r, name_of(dnn_), static_cast<uint32_t>(plans_.size()), *this,
            [this](uint32_t i) { take(i); });
  std::vector<DnnPlan> kept;
  kept.push_back(std::move(plans_[taken_]));
  const Current current = dnn_.current();
  plans_ = std::exchange(kept, {});
  taken_ = 0;
  if (workspace > r.most_workspace) {
    fail(MPT_ERROR_DEVICE, "it takes %zu bytes of workspace, more than the %zu that it gets",
         workspace, r.most_workspace);
  }
}

const Backend& dnn_backend() {
  static constexpr KernelEntry kKernels[] = {
      {mpt::Kernel::conv, make_dnn_convolution},
      {mpt::Kernel::conv_data, make_dnn_convolution},
      {mpt::Kernel::conv_weight, make_dnn_convolution},
      {mpt::Kernel::attention, make_dnn_attention},
      {mpt::Kernel::attention_grad, make_dnn_attention},
      {mpt::Kernel::batch_norm, make_dnn_norm},
      {mpt::Kernel::batch_norm_grad, make_dnn_norm},
  };
  static const Backend backend{"cudnn", kKernels};
  return backend;
}

}  // namespace mpt::cuda
