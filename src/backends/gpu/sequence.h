// Sequence: a prepared kernel of several launches, one after the other.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "backends/gpu/launch.h"

namespace mpt::gpu {

class Sequence final : public Prepared {
 public:
  explicit Sequence(GpuDevice& device) : device_(device) { name = "gpu"; }

  // Adds a launch of an entry over arguments.count elements. The geometry is that of the layout;
  // bind(arguments, run) sets the addresses when the launch runs. Does nothing if an addition
  // before it was refused.
  template <class Arguments, class Bind>
  void add(const char* entry, const Constants& constants, const Layout& layout,
           const Arguments& arguments, Bind bind) {
    if (!refused_.empty()) return;
    auto step = std::make_unique<Step<Arguments, Bind>>(device_, arguments, std::move(bind));
    if (step->plan(device_, entry, constants, layout, refused_)) steps_.push_back(std::move(step));
  }

  const char* run(const Run& r) const override {
    for (const auto& step : steps_) {
      if (const char* refused = step->run(r)) return refused;
    }
    return nullptr;
  }

  // Returns the sequence, or nullptr if `why` says why an addition was refused.
  static std::unique_ptr<Prepared> finished(std::unique_ptr<Sequence> s, Why& why) {
    if (!s->refused_.empty()) return why.refuse("gpu", s->refused_.c_str());
    return s;
  }

 private:
  template <class Arguments, class Bind>
  class Step final : public GpuLaunch {
   public:
    Step(GpuDevice& device, const Arguments& a, Bind bind)
        : GpuLaunch(device), bind_(std::move(bind)), arguments_(a) {}

    bool plan(GpuDevice& device, const char* entry, const Constants& constants,
              const Layout& layout, std::string& why) {
      function_ = device.find(entry, constants.value, why);
      if (!function_ || !keep(layout, why)) return false;
      if constexpr (requires { arguments_.geometry; }) arguments_.geometry = geometry();
      if constexpr (requires { arguments_.steps; }) {
        arguments_.steps = layout.is_dense ? layout.steps : 0;
      }
      arguments_.groups = groups_of(arguments_.count);
      return true;
    }

    const char* run(const Run& r) const override {
      Arguments a = arguments_;
      bind_(a, r);
      return launch(*function_, a);
    }

   private:
    const Bind bind_;
    const CompiledKernel* function_ = nullptr;
    Arguments arguments_;  // without addresses of operands
  };

  GpuDevice& device_;
  std::string refused_;
  std::vector<std::unique_ptr<Prepared>> steps_;
};

}  // namespace mpt::gpu
