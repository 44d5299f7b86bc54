// The candidates for norm, norm_grad, batch_norm and batch_norm_grad.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "backends/gpu/launch.h"
#include "backends/gpu/make.h"
#include "backends/gpu/norm_arguments.h"
#include "backends/plain/dims.h"

namespace mpt::gpu {
namespace {

const Spec kNone{};

// Operands of a request or of a run; absent ones have dtype none and address 0.
const Spec& at(std::span<const Spec> specs, size_t i) {
  return i < specs.size() ? specs[i] : kNone;
}
uint64_t address_at(const void* const* p, size_t size, size_t i) {
  return i < size ? address_of(p[i]) : 0;
}

// The name of an entry for each type that it computes in.
struct Entries {
  const char *f32, *f64;
};

// The function of a norm and the type that it computes in.
struct Form {
  const CompiledKernel* function = nullptr;
  DType compute = DType::f32;
  size_t size() const { return static_cast<size_t>(size_of(compute)); }

  // `operands`: in the order of the entry's types. An absent one takes the dtype of x there, so
  // that functions are few. Returns false if `why` says why not.
  bool find(GpuDevice& device, const Entries& entries, const Spec& x,
            std::span<const Spec*> operands, std::initializer_list<const Spec*> statistics,
            std::string& why) {
    const char* reason = nullptr;
    for (const Spec*& s : operands) {
      if (!*s) s = &x;
      if (!reason && !is_floating(s->dtype)) reason = "norms take floats";
      if (s->dtype == DType::f64) compute = DType::f64;
    }
    for (const Spec* s : statistics)
      if (!reason && *s && s->dtype != compute) reason = "mean and rstd are f32, or f64 beside f64";
    if (!reason && compute == DType::f64 && !device.features().f64) reason = kNoF64;
    if (reason) {
      why = reason;
      return false;
    }
    const char* const entry = compute == DType::f64 ? entries.f64 : entries.f32;
    function = device.find(entry, Constants(0, operands).value, why);
    return function != nullptr;
  }
};

// An operand of one dim, which numbers the lines or the elements of each line.
struct Vector {
  const Spec* spec;
  bool is_within = false;  // numbers elements
};

// One pass over lines: launches of one entry for all lines, in parts if the lines are few and long.
class LinePass {
 public:
  // sums: numbers that a part of a line keeps for the whole line.
  LinePass(GpuDevice& device, uint64_t sums) : device_(device), kept_(device.kept()), sums_(sums) {}
  LinePass(const LinePass&) = delete;

  // `whole`: the operands that have every element; `dim` of `x`, one of them, numbers the lines.
  bool plan(const Form& form, const Spec& x, int dim, std::span<const Spec* const> whole,
            std::span<const Vector> vectors, uint32_t flags, std::string& why) {
    form_ = form;
    lines_.lines = static_cast<uint64_t>(x.shape[dim]);
    if (lines_.lines == 0) return true;
    lines_.count = static_cast<uint64_t>(count(without(x, dim).shape));
    lines_.flags = flags;
    LineGeometry g{};
    for (size_t k = 0; k < whole.size(); ++k)
      if (*whole[k]) g.line[k] = whole[k]->stride[dim];
    for (size_t k = 0; k < vectors.size(); ++k) {
      if (!*vectors[k].spec) continue;
      const int64_t step = vectors[k].spec->stride[0];
      (vectors[k].is_within ? g.vector[k].element : g.vector[k].line) = step;
    }
    const int64_t step = lines_.count > 0 ? write_dims(x, dim, whole, g) : 0;
    divide(std::abs(x.stride[dim]) < step);
    return kept_.keep(&g, sizeof g, why);
  }

  size_t workspace() const {
    return lines_.parts > 1 ? lines_.lines * lines_.parts * sums_ * form_.size() : 0;
  }

  // Launches with these arguments, which have no `lines` yet.
  template <class Arguments>
  const char* launch(Arguments a, void* workspace) const {
    if (lines_.lines == 0) return nullptr;
    if (const char* refused = kept_.refresh()) return refused;
    a.lines = lines_;
    a.lines.geometry = kept_.address();
    a.lines.sums = address_of(workspace);
    const auto queue = [&](uint32_t flags) {
      a.lines.flags = lines_.flags | flags;
      return device_.launch(*form_.function, &a, sizeof a, lines_.groups);
    };
    if (lines_.parts == 1 || lines_.flags & line_given) return queue(0);
    if (const char* refused = queue(line_sums)) return refused;
    return queue(line_joins);
  }

 private:
  static Spec without(Spec s, int dim) {
    s.shape.erase(dim);
    s.stride.erase(dim);
    return s;
  }

  // Writes the dims of a line. Returns the distance of adjacent elements of x.
  static int64_t write_dims(const Spec& x, int dim, std::span<const Spec* const> whole,
                            LineGeometry& g) {
    std::vector<Spec> specs{without(x, dim)};  // x decides the order
    for (size_t k = 0; k < whole.size(); ++k) {
      if (!*whole[k] || whole[k] == &x) continue;
      specs.push_back(without(*whole[k], dim));
    }
    std::vector<const Spec*> operands;
    for (const Spec& s : specs) operands.push_back(&s);
    const plain::MergedDims m = plain::merge_dims(operands);
    g.rank = static_cast<uint32_t>(m.rank);
    for (int d = 0; d < m.rank; ++d) {
      g.extent[d] = m.extent[d];
      size_t next = 1;
      for (size_t k = 0; k < whole.size(); ++k) {
        if (*whole[k]) g.stride[k][d] = m.stride[whole[k] == &x ? 0 : next++][d];
      }
    }
    return m.rank == 0 ? 0 : std::abs(m.stride[0][m.rank - 1]);
  }

  // Divides the lines into tiles and parts, by their shape and the strides of x.
  void divide(bool is_across) {
    constexpr uint64_t kThreads = kNormThreads, kColumns = 32, kTurns = 16, kTiles = 1024;
    const uint64_t most =
        is_across ? kThreads / std::min(std::bit_ceil(lines_.lines), kColumns) : kThreads;
    // Threads of a line.
    const uint64_t width = std::min(std::bit_ceil(std::max<uint64_t>(lines_.count, 1)), most);
    lines_.at_once = static_cast<uint32_t>(kThreads / width);
    if (is_across) lines_.flags |= line_across;
    const uint64_t tiles = (lines_.lines + lines_.at_once - 1) / lines_.at_once;
    const uint64_t turns = lines_.count / width;
    const uint64_t parts = std::min(turns / kTurns, kTiles / tiles);
    lines_.parts = static_cast<uint32_t>(std::clamp<uint64_t>(parts, 1, kThreads));
    lines_.groups =
        static_cast<uint32_t>(std::min<uint64_t>(tiles * lines_.parts, device_.features().groups));
  }

  GpuDevice& device_;
  Form form_;
  Kept kept_;
  uint64_t sums_;
  Lines lines_{};  // without addresses
};

class NormLaunch final : public Prepared {
 public:
  explicit NormLaunch(GpuDevice& device) : pass_(device, 4) { name = "gpu"; }

  bool plan(GpuDevice& device, const Request& r, std::string& why) {
    const auto p = r.get<NormParams>();
    const Spec &y = r.out[0], &x = r.in[0], &w = at(r.in, 1), &b = at(r.in, 2);
    const Spec &mean = at(r.in, 3), &var = at(r.in, 4);
    const bool is_batch = r.kernel == Kernel::batch_norm;
    inputs_ = r.in.size();
    uint32_t flags = 0;
    if (!is_batch && p.rms) flags |= line_rms;
    if (p.act == Activation::relu) flags |= line_relu;
    if (mean) flags |= line_given;
    const Spec* typed[] = {&y, &x, &w, &b, &mean, &var};
    Form form;
    if (!form.find(device, {"mpt_norm_f32", "mpt_norm_f64"}, x, typed,
                   {&at(r.out, 1), &at(r.out, 2)}, why))
      return false;
    arguments_.eps = scalar_bits(p.eps, form.compute);
    const Spec* const whole[] = {&y, &x};
    const Vector vectors[] = {{&w, !is_batch}, {&b, !is_batch}, {&mean},
                              {&var},          {&at(r.out, 1)}, {&at(r.out, 2)}};
    if (!pass_.plan(form, x, is_batch ? 1 : 0, whole, vectors, flags, why)) {
      return false;
    }
    workspace = pass_.workspace();
    return true;
  }

  const char* run(const Run& r) const override {
    NormArguments a = arguments_;
    a.y = address_of(r.out[0]);
    a.mean = address_of(r.out[1]);
    a.rstd = address_of(r.out[2]);
    a.x = address_of(r.in[0]);
    a.w = address_at(r.in, inputs_, 1);
    a.b = address_at(r.in, inputs_, 2);
    a.given_mean = address_at(r.in, inputs_, 3);
    a.given_var = address_at(r.in, inputs_, 4);
    return pass_.launch(a, r.workspace);
  }

 private:
  LinePass pass_;
  size_t inputs_ = 0;
  NormArguments arguments_{};  // without addresses
};

// The gradients of norm take two passes: over the rows for dx, and over the columns for dw and db.
// The gradients of batch_norm take one, over the channels.
class NormGradLaunch final : public Prepared {
 public:
  NormGradLaunch() { name = "gpu"; }

  bool plan(GpuDevice& device, const Request& r, std::string& why) {
    const auto p = r.get<NormParams>();
    const Spec &dx = r.out[0], &dw = r.out[1], &db = r.out[2];
    const Spec &dy = r.in[0], &x = r.in[1], &w = r.in[2], &mean = r.in[3], &rstd = r.in[4];
    const bool is_batch = r.kernel == Kernel::batch_norm_grad;
    const Spec& y = p.act == Activation::relu ? at(r.in, 5) : kNone;
    is_rms_ = !is_batch && p.rms;
    has_y_ = static_cast<bool>(y);
    uint32_t flags = 0;
    if (is_rms_) flags |= line_rms;
    if (has_y_) flags |= line_relu;
    const Spec* typed[] = {&dx, &dy, &x, &y, &w, &dw, &db};
    Form form;
    if (!form.find(device, {"mpt_norm_grad_f32", "mpt_norm_grad_f64"}, x, typed, {&mean, &rstd},
                   why))
      return false;
    const Spec* const whole[] = {&dx, &dy, &x, &y};
    const auto add = [&](std::optional<LinePass>& pass, int dim, std::span<const Vector> vectors,
                         uint32_t more) {
      pass.emplace(device, 2);
      if (!pass->plan(form, x, dim, whole, vectors, flags | more, why)) return false;
      workspace = std::max(workspace, pass->workspace());
      return true;
    };
    const Vector by_channel[] = {{&w}, {&mean}, {&rstd}, {&dw}, {&db}};
    if (is_batch) return add(main_, 1, by_channel, 0);
    const Vector by_row[] = {{&w, true}, {&mean}, {&rstd}};
    const Vector by_column[] = {{&kNone}, {&mean, true}, {&rstd, true}, {&dw}, {&db}};
    if (dx && !add(main_, 0, by_row, line_weights_within)) return false;
    return (!dw && !db) || add(columns_, 1, by_column, 0);
  }

  const char* run(const Run& r) const override {
    NormGradArguments a{.dx = address_of(r.out[0]),
                        .dy = address_of(r.in[0]),
                        .x = address_of(r.in[1]),
                        .y = has_y_ ? address_of(r.in[5]) : 0,
                        .w = address_of(r.in[2]),
                        .mean = is_rms_ ? 0 : address_of(r.in[3]),
                        .rstd = address_of(r.in[4]),
                        .dw = address_of(r.out[1]),
                        .db = address_of(r.out[2]),
                        .lines = {}};
    if (main_) {
      NormGradArguments b = a;
      if (columns_) b.dw = b.db = 0;
      if (const char* refused = main_->launch(b, r.workspace)) return refused;
    }
    if (!columns_) return nullptr;
    a.dx = a.w = 0;
    return columns_->launch(a, r.workspace);
  }

 private:
  std::optional<LinePass> main_, columns_;
  bool is_rms_ = false, has_y_ = false;
};

}  // namespace

std::unique_ptr<Prepared> make_norm(const Request& r, Why& why) {
  const bool is_batch = r.kernel == Kernel::batch_norm;
  const auto act = r.get<NormParams>().act;
  if (!is_batch && r.in[0].rank() != 2) return why.refuse("gpu", "x is [rows, columns]");
  if (is_batch && r.in[0].rank() < 2) return why.refuse("gpu", "x is [B, C, spatial..]");
  if (act != Activation::none && !(is_batch && act == Activation::relu)) {
    return why.refuse(
        "gpu", is_batch ? "the activation is none or relu" : "only batch_norm has an activation");
  }
  if (static_cast<bool>(at(r.in, 3)) != static_cast<bool>(at(r.in, 4))) {
    return why.refuse("gpu", "mean and var are given together or not at all");
  }
  GpuDevice& device = device_of(r);
  return planned("gpu", why, std::make_unique<NormLaunch>(device), device, r);
}

std::unique_ptr<Prepared> make_norm_grad(const Request& r, Why& why) {
  const auto p = r.get<NormParams>();
  const bool is_batch = r.kernel == Kernel::batch_norm_grad;
  if (!is_batch && r.in[1].rank() != 2) return why.refuse("gpu", "x is [rows, columns]");
  if (is_batch && r.in[1].rank() < 2) return why.refuse("gpu", "x is [B, C, spatial..]");
  if (!is_batch && !p.rms && !r.in[3]) return why.refuse("gpu", "norm without rms needs mean");
  if (is_batch && p.act != Activation::none && p.act != Activation::relu) {
    return why.refuse("gpu", "the activation is none or relu");
  }
  if (is_batch && p.act == Activation::relu && !at(r.in, 5)) {
    return why.refuse("gpu", "relu's gradient needs y");
  }
  return planned("gpu", why, std::make_unique<NormGradLaunch>(), device_of(r), r);
}

}  // namespace mpt::gpu
