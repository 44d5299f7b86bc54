// The kernels of the fake device: those of `ref`, run late on the device's memory. A launch copies
// all that it is given, because the host may change it when the launch has returned.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "backends/multi.h"
#include "device.h"

namespace mpt_fake {
namespace {

using namespace mpt;

// HostData: the scalars of a launch, with copies of the memory of the host that they point to.
class HostData {
 public:
  HostData(Kernel kernel, const Run& run, size_t groups) {
    is_update_ = kernel == Kernel::multi_step;
    const auto* from = static_cast<const char*>(run.scalars);
    if (from) bytes_.assign(from, from + run.scalars_size);
    switch (kernel) {
      case Kernel::multi_stats: own_plan<StatsScalars>(); break;
      case Kernel::multi_scale:
      case Kernel::multi_step: own_plan<PlanScalars>(); break;
      case Kernel::step_decide: {
        auto& s = get<DecideScalars>();
        s.optimizer_of_group = own(std::span(s.optimizer_of_group, groups)).data();
        break;
      }
      default: break;
    }
  }

  // Replaces the addresses of the device by those of the bytes.
  const void* on(const FakeDevice& device) {
    for (MultiTensor& t : tensors_) {
      const auto reach = [&](auto*& p, int64_t bytes) {
        using Pointer = std::remove_reference_t<decltype(p)>;
        if (p) p = reinterpret_cast<Pointer>(device.reach(p, static_cast<size_t>(bytes)));
      };
      reach(t.grad, t.count * size_of(t.grad_dtype));
      if (!is_update_) {  // the other passes know nothing but the gradient
        t.param = t.low = t.copy = nullptr;
        t.row = nullptr;
        for (MultiState& s : t.state) s = {};
        continue;
      }
      const int64_t rows = t.row ? t.count / t.width : 0;
      reach(t.row, rows * 8);
      // Reaches all elements; of a row-sparse update those of its rows, because it does not tell
      // the extent of its parameter.
      const auto reach_all = [&](auto*& p, int64_t size) {
        if (!t.row) return reach(p, t.count * size);
        if (!p) return;
        const char* const first = reinterpret_cast<const char*>(p);
        for (int64_t i = 0; i < rows; ++i) {
          device.reach(first + t.row[i] * t.width * size, static_cast<size_t>(t.width * size));
        }
        reach(p, size);
      };
      const int64_t wide = t.param_dtype == DType::f64 ? 8 : 4;
      for (int k = 0; k < kStates; ++k) {
        MultiState& s = t.state[k];
        const int64_t n = values_of(t, k);
        if (is_coded(s.format)) {
          reach(s.data, (n * bits_of(s.format) + 7) / 8);
          reach(s.scale, (n + s.block - 1) / s.block * 4);
        } else if (n == t.count) {
          reach_all(s.data, wide);
        } else {
          reach(s.data, n * wide);
        }
      }
      reach_all(t.param, size_of(t.param_dtype));
      reach_all(t.low, 2);
      reach_all(t.copy, 2);
    }
    return bytes_.data();
  }

 private:
  template <class S>
  S& get() {
    return *reinterpret_cast<S*>(bytes_.data());
  }

  template <class T>
  std::span<T> own(std::span<const T> from) {
    auto copy = std::make_shared<std::vector<T>>(from.begin(), from.end());
    owned_.push_back(copy);
    return *copy;
  }
  template <class T>
  std::span<T> own(std::span<T> from) {
    return own(std::span<const T>(from));
  }

  template <class S>
  void own_plan() {
    auto& s = get<S>();
    plan_ = *s.plan;
    s.plan = &plan_;
    plan_.tensors = tensors_ = own(plan_.tensors);
    plan_.chunks = own(plan_.chunks);
    plan_.units = own(plan_.units);
    plan_.partials = own(plan_.partials);
    plan_.groups = own(plan_.groups);
    plan_.scheduled = own(plan_.scheduled);
    for (MultiTensor& t : tensors_) {
      if (!t.scratch) continue;
      const std::span<TensorScratch> scratch = own(std::span<const TensorScratch>(t.scratch, 1));
      t.scratch = scratch.data();
      const auto rows = static_cast<size_t>(t.columns > 0 ? t.count / t.columns : 0);
      scratch[0].row_scale = own(std::span<const double>(scratch[0].row_scale, rows)).data();
    }
  }

  // Returns the number of values of a state.
  int64_t values_of(const MultiTensor& t, int slot) const {
    const bool is_matrix = t.columns > 0;
    for (const StateInfo& s :
         rule_info(plan_.groups[static_cast<size_t>(t.group)].kind).data.states) {
      if (!s.key || s.slot != slot) continue;
      if (s.with == (is_matrix ? KeptWith::vectors : KeptWith::matrices)) continue;
      if (s.extent == StateExtent::one) return 1;
      if (s.extent == StateExtent::rows) return t.count / t.columns;
      if (s.extent == StateExtent::columns) return t.count / t.rows;
      return t.count;
    }
    return 0;
  }

  bool is_update_ = false;
  std::vector<char> bytes_;
  MultiPlan plan_;
  std::span<MultiTensor> tensors_;
  std::vector<std::shared_ptr<void>> owned_;
};

// Returns the bytes before the first element of an operand and up to the end of its last one.
struct Extent {
  size_t before = 0, behind = 0;
};
Extent extent_of(const Spec& s) {
  if (!s || count(s.shape) == 0) return {};
  int64_t low = 0, high = 1;
  for (int d = 0; d < s.rank(); ++d) {
    const int64_t reach = (s.shape[d] - 1) * s.stride[d];
    (reach < 0 ? low : high) += reach;
  }
  const int64_t size = size_of(s.dtype);
  return {static_cast<size_t>(-low * size), static_cast<size_t>(high * size)};
}

struct Operand {
  Extent extent;
  bool has_elements = false, is_unaligned = false;
  const char* address = nullptr;

  explicit Operand(const Spec& s)
      : extent(extent_of(s)), has_elements(s && count(s.shape) > 0), is_unaligned(s.is_unaligned) {}
  // Returns the address of the bytes of the first element.
  char* on(const FakeDevice& device) const {
    if (!has_elements) return nullptr;
    if (!is_unaligned && reinterpret_cast<uintptr_t>(address) % kOperandAlign) {
      throw Violation("an operand is not aligned as the kernel was told");
    }
    return device.reach(address - extent.before, extent.before + extent.behind) + extent.before;
  }
};

class FakeKernel final : public Prepared {
 public:
  FakeKernel(FakeDevice& device, const Request& r, std::unique_ptr<Prepared> p)
      : device_(device),
        kernel_(r.kernel),
        outside_(control().outside),
        ref_(std::move(p)),
        out_(r.out.begin(), r.out.end()),
        in_(r.in.begin(), r.in.end()) {
    device_.kernel_begins(outside_);
    if (kernel_ == Kernel::step_decide) groups_ = static_cast<size_t>(r.out[0].shape[0]);
    const auto is_unaligned = [](const Operand& x) { return x.is_unaligned; };
    const bool any = std::any_of(out_.begin(), out_.end(), is_unaligned) ||
                     std::any_of(in_.begin(), in_.end(), is_unaligned);
    name = any ? "fake bytewise" : "fake";
    workspace = ref_->workspace;
  }
  ~FakeKernel() override {
    const Inside inside;
    device_.kernel_ends(outside_);
  }

  const char* run(const Run& r) const override {
    const Inside inside;
    auto out = out_, in = in_;
    for (size_t i = 0; i < out.size(); ++i) out[i].address = static_cast<const char*>(r.out[i]);
    for (size_t i = 0; i < in.size(); ++i) in[i].address = static_cast<const char*>(r.in[i]);
    auto scalars = std::make_shared<HostData>(kernel_, r, groups_);
    return device_.launch(
        static_cast<int32_t>(kernel_), text,
        [&device = device_, ref = ref_, out = std::move(out), in = std::move(in), scalars,
         scalars_size = r.scalars_size, workspace = r.workspace] {
          std::vector<void*> outs;
          std::vector<const void*> ins;
          for (const Operand& o : out) outs.push_back(o.on(device));
          for (const Operand& o : in) ins.push_back(o.on(device));
          char* const scratch = workspace ? device.reach(workspace, ref->workspace) : nullptr;
          ref->run({outs.data(), ins.data(), scalars->on(device), scratch, Jobs(), scalars_size});
          if (std::exchange(control().overrun, false)) {
            static_cast<char*>(outs[0])[out[0].extent.behind] = 0;
          }
        });
  }

 private:
  FakeDevice& device_;
  Kernel kernel_;
  const size_t outside_;
  std::shared_ptr<const Prepared> ref_;  // entries of the queue keep it
  std::vector<Operand> out_, in_;
  size_t groups_ = 0;
};

std::unique_ptr<Prepared> make(const Request& r, Why& why) {
  const Inside inside;
  auto& device = static_cast<FakeDevice&>(*r.device);
  if (static_cast<int32_t>(r.kernel) == device.capabilities().lacks) {
    return why.refuse("fake", "the device lacks the kernel");
  }
  Request one = r;
  one.workers = 1;
  auto p = prepare(ref_backend(), one, why);
  if (!p) return nullptr;
  return std::make_unique<FakeKernel>(device, r, std::move(p));
}

Arithmetic measured(const Device& device) {
  return static_cast<const FakeDevice&>(device).capabilities().has_native16 ? Arithmetic::native16
                                                                            : Arithmetic::widen16;
}

}  // namespace

const Backend& fake_backend() {
  static const std::vector<KernelEntry> kernels = [] {
    std::vector<KernelEntry> list;
    for (int k = 0; k <= static_cast<int>(kLastKernel); ++k)
      list.push_back({static_cast<Kernel>(k), make});
    return list;
  }();
  static const Backend backend{"fake", kernels, measured};
  return backend;
}

}  // namespace mpt_fake
