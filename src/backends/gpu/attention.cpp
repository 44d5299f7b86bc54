// The candidates for attention and attention_grad.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/gpu/attention_arguments.h"
#include "backends/gpu/launch.h"
#include "backends/gpu/make.h"

namespace mpt::gpu {
namespace {

constexpr const char* kWho = "gpu attention";
constexpr int64_t kMost = (int64_t{1} << 31) - 1;

int64_t parts_along(int64_t n, int64_t part) { return (n + part - 1) / part; }

// The name of an entry for each type that it computes in.
struct Entries {
  const char *f32, *f64;
};

// The inputs that both kernels have: q, k and v from number `first` on, the mask, and the shift.
struct Operands {
  Spec q, k, v, mask, shift;
  Operands(const Request& r, size_t first, size_t mask_input)
      : q(r.in[first]), k(r.in[first + 1]), v(r.in[first + 2]) {
    if (r.in.size() > mask_input) mask = r.in[mask_input];
    if (r.in.size() > mask_input + 1) shift = r.in[mask_input + 1];
  }

  DType compute() const { return q.dtype == DType::f64 ? DType::f64 : DType::f32; }

  const char* refusal(const Request& r) const {
    for (const Spec* s : {&q, &k, &v}) {
      if (s->rank() != 4) return "q, k and v have four dims";
      if (s->dtype != q.dtype) return "q, k and v have one dtype";
    }
    if (!is_floating(q.dtype)) return "q, k and v have a floating dtype";
    if (compute() == DType::f64 && !device_of(r).features().f64) return kNoF64;
    if (mask && mask.rank() != 4) return "a mask has four dims";
    if (k.shape[1] ? q.shape[1] % k.shape[1] != 0 : q.shape[1] != 0) return "H is a multiple of Hk";
    for (const Spec* s : {&q, &k, &v})
      for (int d = 0; d < 4; ++d)
        if (s->shape[d] > kMost - kAttentionChunks * kAttentionTileF32)
          return "a dim of 2^31 or more";
    return nullptr;
  }

  AttentionGeometry geometry(const AttentionParams& p) const {
    AttentionGeometry g{.batches = static_cast<uint32_t>(q.shape[0]),
                        .heads = static_cast<uint32_t>(q.shape[1]),
                        .key_heads = static_cast<uint32_t>(k.shape[1]),
                        .queries = static_cast<uint32_t>(q.shape[2]),
                        .keys = static_cast<uint32_t>(k.shape[2]),
                        .depth = static_cast<uint32_t>(q.shape[3]),
                        .width = static_cast<uint32_t>(v.shape[3]),
                        .none = 0,
                        .scale = scalar_bits(p.scale, compute()),
                        .stride = {}};
    set(g, attention_q, q);
    set(g, attention_k, k);
    set(g, attention_v, v);
    set(g, attention_mask, mask);
    return g;
  }
  static void set(AttentionGeometry& g, AttentionOperand k, const Spec& s) {
    for (int d = 0; d < s.rank(); ++d) g.stride[k][d] = s.shape[d] == 1 ? 0 : s.stride[d];
  }
};

// A launch of one entry; of none, if there is nothing to compute.
struct Step {
  const CompiledKernel* function = nullptr;
  uint32_t groups = 0;
};

class AttentionLaunch : public GpuLaunch {
 protected:
  AttentionLaunch(GpuDevice& device, const AttentionParams& p)
      : GpuLaunch(device), device_(device), p_(p) {}

  // Finds an entry for an output and `parts` groups.
  bool find(const Entries& entries, DType out, const Operands& o, int64_t parts, Step& step,
            std::string& why) const {
    if (parts > kMost) {
      why = "more than 2^31 tiles";
      return false;
    }
    const int flags = (p_.causal ? kAttentionCausal : 0) | (p_.dropout ? kAttentionDropout : 0);
    Spec output;
    output.dtype = out;
    const Spec* const operands[] = {&output, &o.q, &o.mask};
    const char* const entry = o.q.dtype == DType::f64 ? entries.f64 : entries.f32;
    step.function = device_.find(entry, Constants(flags, operands).value, why);
    step.groups = static_cast<uint32_t>(std::min<int64_t>(parts, device_.features().groups));
    return step.function != nullptr;
  }
  // Keeps the strides of all operands.
  bool keep_operands(const Operands& o, const AttentionGeometry& g, std::string& why) {
    has_mask_ = static_cast<bool>(o.mask);
    has_shift_ = static_cast<bool>(o.shift);
    compute_ = o.compute();
    return keep(&g, sizeof g, why);
  }

  // Returns the arguments of the inputs that both kernels have.
  AttentionArguments arguments(const Run& r, size_t first, size_t mask) const {
    AttentionArguments a{};
    a.q = address_of(r.in[first]);
    a.k = address_of(r.in[first + 1]);
    a.v = address_of(r.in[first + 2]);
    a.mask = has_mask_ ? address_of(r.in[mask]) : 0;
    a.shift = has_shift_ ? address_of(r.in[mask + 1]) : 0;
    a.geometry = geometry();
    if (p_.dropout) {
      const auto& s = r.get<AttentionScalars>();
      a.seed = s.seed;
      a.offset = s.offset;
      a.factor = scalar_bits(s.factor(), compute_);
      a.keep = s.keep();
    }
    return a;
  }

  const char* launch_step(const Step& step, AttentionArguments a) const {
    if (step.groups == 0) return nullptr;
    a.groups = step.groups;
    return launch(*step.function, a);
  }

  GpuDevice& device_;
  const AttentionParams p_;

 private:
  bool has_mask_ = false, has_shift_ = false;
  DType compute_ = DType::f32;
};

// Returns the parts of an output with these rows and columns of each head, one a group.
int64_t parts_of(DType compute, int64_t heads, int64_t rows, int64_t columns) {
  const int64_t tile = compute == DType::f64 ? kAttentionTileF64 : kAttentionTileF32;
  return heads * parts_along(rows, tile) *
         std::max<int64_t>(parts_along(columns, tile * kAttentionChunks), 1);
}

class ForwardLaunch final : public AttentionLaunch {
 public:
  ForwardLaunch(GpuDevice& device, const AttentionParams& p) : AttentionLaunch(device, p) {}

  bool plan(const Request& r, std::string& why) {
    const Operands o(r, 0, kMask);
    if (const char* reason = o.refusal(r)) {
      why = reason;
      return false;
    }
    has_lse_ = r.out.size() > 1 && r.out[1];
    if (has_lse_ && r.out[1].dtype != o.compute()) {
      why = "lse is of f32, or of f64 beside f64";
      return false;
    }
    AttentionGeometry g = o.geometry(p_);
    Operands::set(g, attention_o, r.out[0]);
    if (has_lse_) Operands::set(g, attention_lse, r.out[1]);
    return find({"mpt_attention_f32", "mpt_attention_f64"}, r.out[0].dtype, o,
                parts_of(o.compute(), o.q.shape[0] * o.q.shape[1], o.q.shape[2], o.v.shape[3]),
                step_, why) &&
           keep_operands(o, g, why);
  }

  const char* run(const Run& r) const override {
    AttentionArguments a = arguments(r, 0, kMask);
    a.first = address_of(r.out[0]);
    if (has_lse_) a.lse = address_of(r.out[1]);
    return launch_step(step_, a);
  }

 private:
  static constexpr size_t kMask = 3;

  bool has_lse_ = false;
  Step step_;
};

// Three launches: two numbers of each query, dq, and dk with dv.
class GradientLaunch final : public AttentionLaunch {
 public:
  GradientLaunch(GpuDevice& device, const AttentionParams& p) : AttentionLaunch(device, p) {}

  bool plan(const Request& r, std::string& why) {
    const Operands o(r, kQ, kMask);
    const char* reason = o.refusal(r);
    if (r.in[0].dtype != o.q.dtype || r.in[kO].dtype != o.q.dtype) {
      reason = "o and its gradient have the dtype of q";
    }
    if (r.out[1].dtype != r.out[2].dtype) reason = "dk and dv have one dtype";
    if (r.in[kLse].dtype != o.compute()) reason = "lse is of f32, or of f64 beside f64";
    if (reason) {
      why = reason;
      return false;
    }
    AttentionGeometry g = o.geometry(p_);
    Operands::set(g, attention_g, r.in[0]);
    Operands::set(g, attention_o, r.in[kO]);
    Operands::set(g, attention_lse, r.in[kLse]);
    Operands::set(g, attention_dq, r.out[0]);
    Operands::set(g, attention_dk, r.out[1]);
    Operands::set(g, attention_dv, r.out[2]);
    const int64_t batches = o.q.shape[0], heads = batches * o.q.shape[1],
                  key_heads = batches * o.k.shape[1], rows = heads * o.q.shape[2],
                  depth = o.q.shape[3], width = o.v.shape[3];
    const DType compute = o.compute();
    workspace = static_cast<size_t>(2 * rows * size_of(compute));
    return find({"mpt_attention_dots_f32", "mpt_attention_dots_f64"}, compute, o,
                parts_along(rows, kPointThreads), dots_, why) &&
           find({"mpt_attention_dq_f32", "mpt_attention_dq_f64"}, r.out[0].dtype, o,
                parts_of(compute, heads, o.q.shape[2], depth), queries_, why) &&
           find({"mpt_attention_dkv_f32", "mpt_attention_dkv_f64"}, r.out[1].dtype, o,
                parts_of(compute, key_heads, o.k.shape[2], std::max(depth, width)), keys_, why) &&
           keep_operands(o, g, why);
  }

  const char* run(const Run& r) const override {
    AttentionArguments a = arguments(r, kQ, kMask);
    a.g = address_of(r.in[0]);
    a.o = address_of(r.in[kO]);
    a.lse = address_of(r.in[kLse]);
    a.dots = address_of(r.workspace);
    if (const char* refused = launch_step(dots_, a)) return refused;
    a.first = address_of(r.out[0]);
    if (const char* refused = launch_step(queries_, a)) return refused;
    a.first = address_of(r.out[1]);
    a.second = address_of(r.out[2]);
    return launch_step(keys_, a);
  }

 private:
  static constexpr size_t kQ = 1, kO = 4, kLse = 5, kMask = 6;

  Step dots_, queries_, keys_;
};

template <class L>
std::unique_ptr<Prepared> make_launch(const Request& r, Why& why) {
  return planned(kWho, why, std::make_unique<L>(device_of(r), r.get<AttentionParams>()), r);
}

}  // namespace

std::unique_ptr<Prepared> make_attention(const Request& r, Why& why) {
  return make_launch<ForwardLaunch>(r, why);
}

std::unique_ptr<Prepared> make_attention_grad(const Request& r, Why& why) {
  return make_launch<GradientLaunch>(r, why);
}

}  // namespace mpt::gpu
