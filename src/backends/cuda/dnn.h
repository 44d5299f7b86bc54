// The backend of cuDNN. Its candidates refuse requests where there is no cuDNN.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "backends/backend.h"
#include "backends/cuda/cudnn.h"

namespace mpt::cuda {

const Backend& dnn_backend();

inline constexpr size_t kMostDnnWorkspace = size_t{256} << 20;  // bytes of a plan
// Bytes of the gradient of attention, whose least part has one head of the keys.
inline constexpr size_t kMostGradientWorkspace = size_t{1} << 30;

class CudaDevice;

// Returns what is asked of cuDNN: more plans than one where the fastest one is measured.
DnnWishes wishes_on(CudaDevice& device, const Request& r);

// A kernel that runs one of several plans.
class PlannedKernel : public Prepared {
 public:
  // Bytes of workspace that the plan does not have.
  struct Room {
    size_t before = 0;  // in front of the plan's
    size_t beside = 0;  // in the same place as the plan's, when it has run
  };
  PlannedKernel(Dnn& dnn, std::vector<DnnPlan> plans, Room room);
  ~PlannedKernel() override;
  // Keeps the best one of the plans. Call it once. Throws MPT_ERROR_DEVICE if it takes more
  // workspace than the request allows.
  void choose(CudaDevice& device, const Request& r);

 protected:
  const DnnPlan& plan() const { return plans_[taken_]; }
  // Queues the plan. Returns as the functions of a device do.
  const char* run_plan(void* const* pointers, void* workspace) const {
    return dnn_.run(plan(), pointers, static_cast<char*>(workspace) + room_.before);
  }

 private:
  void take(size_t i);

  Dnn& dnn_;
  std::vector<DnnPlan> plans_;
  Room room_;
  size_t taken_ = 0;
};

std::unique_ptr<Prepared> make_dnn_convolution(const Request& r, Why& why);  // and its gradients
std::unique_ptr<Prepared> make_dnn_attention(const Request& r, Why& why);    // and its gradient
std::unique_ptr<Prepared> make_dnn_norm(const Request& r, Why& why);         // and its gradient

}  // namespace mpt::cuda
