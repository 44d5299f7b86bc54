// The kernels of the fake device: those of `ref`, run late on the device's memory. The addresses in
// a table of tensors are those of the device, which the processor cannot read: a pass gets a copy
// of the table with the addresses of the bytes.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "backends/multi.h"
#include "device.h"

namespace mpt_fake {
namespace {

using namespace mpt;

// Returns the number of values of a state.
int64_t values_of(const MultiTensor& t, int slot, const UpdateNumbers& numbers) {
  const bool is_matrix = t.columns > 0;
  for (const StateInfo& s : rule_info(numbers.first_group()[t.group].kind).data.states) {
    if (!s.key || s.slot != slot) continue;
    if (s.with == (is_matrix ? KeptWith::vectors : KeptWith::matrices)) continue;
    if (s.extent == StateExtent::one) return 1;
    if (s.extent == StateExtent::rows) return t.count / t.columns;
    if (s.extent == StateExtent::columns) return t.count / t.rows;
    return t.count;
  }
  return 0;
}

// Replaces the addresses of the device by those of the bytes. numbers: those of an update; the
// other passes know nothing but the gradient.
void translate(MultiTensor& t, const UpdateNumbers* numbers, const FakeDevice& device) {
  const auto reach = [&](auto*& p, int64_t bytes) {
    using Pointer = std::remove_reference_t<decltype(p)>;
    if (p) p = reinterpret_cast<Pointer>(device.reach(p, static_cast<size_t>(bytes)));
  };
  reach(t.grad, t.count * size_of(t.grad_dtype));
  if (!numbers) {
    t.param = t.low = t.copy = nullptr;
    t.row = nullptr;
    for (MultiState& s : t.state) s = {};
    return;
  }
  const int64_t rows = t.row ? t.count / t.width : 0;
  reach(t.row, rows * 8);
  // Reaches all elements; of a row-sparse update those of its rows, because it does not tell the
  // extent of its parameter.
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
    const int64_t n = values_of(t, k, *numbers);
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
  if (rule_info(numbers->first_group()[t.group].kind).data.needs_whole) {
    reach(t.scratch, sizeof(TensorScratch));
    reach(t.row_scale, t.columns > 0 ? t.count / t.columns * 8 : 0);
  }
}

// Replaces the table of tensors in the operands of a pass by a translated copy.
std::vector<MultiTensor> translate(Kernel kernel, const void* scalars, std::vector<const void*>& in,
                                   const FakeDevice& device) {
  if (kernel != Kernel::multi_stats && kernel != Kernel::multi_scale &&
      kernel != Kernel::multi_step) {
    return {};
  }
  // Every scalars of a pass begin with its size.
  const auto& size = *static_cast<const PassSize*>(scalars);
  if (size.tensors == 0) return {};
  const bool is_update = kernel == Kernel::multi_step;
  const void*& table = in[is_update ? 2 : 1];
  const auto* first = static_cast<const MultiTensor*>(table);
  std::vector<MultiTensor> tensors(first, first + size.tensors);
  for (MultiTensor& t : tensors)
    translate(t, is_update ? static_cast<const UpdateNumbers*>(in[5]) : nullptr, device);
  table = tensors.data();
  return tensors;
}

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

bool is_spoilt(const Capabilities& c, Kernel kernel, const std::vector<Operand>& out,
               const std::vector<Operand>& in) {
  if (c.spoils != kSpoilsAll && c.spoils != static_cast<int32_t>(kernel)) return false;
  if (out.empty() || out[0].extent.behind == 0) return false;
  const auto is_beyond = [&](const Operand& o) { return o.extent.behind > c.spoils_beyond; };
  return std::any_of(out.begin(), out.end(), is_beyond) ||
         std::any_of(in.begin(), in.end(), is_beyond);
}

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
    const auto* scalars = static_cast<const char*>(r.scalars);
    std::vector<char> bytes(scalars, scalars + r.scalars_size);
    return device_.launch(
        static_cast<int32_t>(kernel_), text,
        [&device = device_, kernel = kernel_, ref = ref_, out = std::move(out), in = std::move(in),
         bytes = std::move(bytes), workspace = r.workspace] {
          std::vector<void*> outs;
          std::vector<const void*> ins;
          for (const Operand& o : out) outs.push_back(o.on(device));
          for (const Operand& o : in) ins.push_back(o.on(device));
          char* const scratch = workspace ? device.reach(workspace, ref->workspace) : nullptr;
          const std::vector<MultiTensor> tensors = translate(kernel, bytes.data(), ins, device);
          ref->run({outs.data(), ins.data(), bytes.data(), scratch, Jobs(), bytes.size()});
          if (is_spoilt(device.capabilities(), kernel, out, in)) {
            const int32_t at = device.capabilities().spoils_at;
            const size_t last = out[0].extent.behind - 1;
            static_cast<char*>(outs[0])[at < 0 ? last : static_cast<size_t>(at)] ^= 0x41;
          }
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
