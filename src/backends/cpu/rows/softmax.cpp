// The kernels softmax, softmax_grad, cross_entropy and cross_entropy_grad, row by row.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <limits>

#include "backends/cpu/convert.h"
#include "backends/cpu/make.h"
#include "backends/cpu/simd/softmax.h"
#include "backends/cpu/walk.h"
#include "backends/plain/element.h"

namespace mpt::cpu {
namespace {

// The lines of one to three operands along a dim. Lines that are not contiguous, or have another
// dtype than `compute`, are first copied to a buffer.
class RowBuffers {
 public:
  RowBuffers(std::span<const Spec* const> specs, int dim, DType compute)
      : operands_(static_cast<int>(specs.size())) {
    Spec rest[3];
    const Spec* pointers[3];
    const int rank = specs[0]->rank();
    n_ = rank ? specs[0]->shape[dim] : 1;
    for (int i = 0; i < operands_; ++i) {
      rest[i] = *specs[static_cast<size_t>(i)];
      step_[i] = rank && n_ > 1 ? rest[i].stride[dim] : 1;
      size_[i] = size_of(rest[i].dtype);
      if (rest[i].dtype != compute) {
        convert_[i] =
            i == 0 ? find_convert(compute, rest[i].dtype) : find_convert(rest[i].dtype, compute);
      }
      if (rank) {
        rest[i].shape.erase(dim);
        rest[i].stride.erase(dim);
      }
      pointers[i] = &rest[i];
    }
    walk_ = Walk(std::span(pointers, specs.size()));
    lines_ = walk_.inner * walk_.rows;
    grain_ = std::max<int64_t>(1, kGrain / std::max<int64_t>(n_, 1));
    for (int i = 0; i < operands_; ++i) buffers_ |= step_[i] != 1 || convert_[i];
  }

  int64_t length() const { return n_; }
  // Returns the workspace: if any operand needs buffers, two lines per operand (gathered,
  // converted) for each worker.
  size_t workspace(int32_t workers) const {
    return buffers_ ? static_cast<size_t>(workers * operands_) * 2 * line_bytes() : 0;
  }

  // Calls f(pointers); the first operand is the output.
  template <class G>
  void run(const Run& r, void* const* data, const G& f) const {
    if (n_ == 0 || lines_ == 0) return;
    if (!buffers_) {
      walk_.run(r.jobs, grain_, [&](const int64_t* at, int64_t n) {
        for (int64_t k = 0; k < n; ++k) {
          char* p[3];
          for (int i = 0; i < operands_; ++i) p[i] = pointer(data, i, at[i] + k * walk_.step[i]);
          f(p);
        }
      });
      return;
    }
    // Walk does not tell f the worker, so lines are numbered instead.
    Seek seek(walk_);
    r.jobs.run(lines_, grain_, [&](int64_t begin, int64_t end, int32_t worker) {
      char* buffers = static_cast<char*>(r.workspace) +
                      static_cast<size_t>(worker * operands_) * 2 * line_bytes();
      for (int64_t k = begin; k < end; ++k) {
        char *p[3], *row[3], *at[3];  // as f reads it; in its own dtype; in memory
        for (int i = 0; i < operands_; ++i) {
          char* own = buffers + static_cast<size_t>(2 * i) * line_bytes();
          at[i] = pointer(data, i, seek.offset(k, i));
          row[i] = step_[i] == 1 ? at[i] : own;
          p[i] = convert_[i] ? own + line_bytes() : row[i];
          if (i == 0) continue;
          if (row[i] != at[i]) gather(at[i], step_[i], row[i], n_, size_[i]);
          if (convert_[i]) convert_[i](row[i], p[i], n_);
        }
        f(p);
        if (convert_[0]) convert_[0](p[0], row[0], n_);
        if (row[0] != at[0]) scatter(row[0], at[0], step_[0], n_, size_[0]);
      }
    });
  }

 private:
  struct Seek {
    const Walk& w;
    explicit Seek(const Walk& walk) : w(walk) {}
    int64_t offset(int64_t line, int i) const {
      int64_t at = line % w.inner * w.step[i], row = line / w.inner;
      for (int d = w.outer - 1; d >= 0; --d) {
        at += row % w.extent[d] * w.stride[i][d];
        row /= w.extent[d];
      }
      return at;
    }
  };

  size_t line_bytes() const { return static_cast<size_t>((n_ * 4 + 63) / 64 * 64); }
  char* pointer(void* const* data, int i, int64_t at) const {
    return static_cast<char*>(data[i]) + at * size_[i];
  }

  Walk walk_;
  int operands_;
  int64_t n_ = 0, lines_ = 0, grain_ = 1, size_[3] = {}, step_[3] = {};
  Convert convert_[3] = {};
  bool buffers_ = false;
};

const char* refusal(const Request& r) {
  for (auto side : {r.out, r.in}) {
    for (const Spec& s : side) {
      if (simd_type(s.dtype) < 0) return "f64 and integers";
    }
  }
  return nullptr;
}

// Returns the dtype that the lines are computed in: f32 if the operands' dtypes differ.
DType compute_type(const Request& r) {
  for (const Spec& s : r.in)
    if (s.dtype != r.out[0].dtype) return DType::f32;
  return r.out[0].dtype;
}

}  // namespace

std::unique_ptr<Prepared> make_softmax(const Request& r, Why& why) {
  if (const char* e = refusal(r)) return why.refuse("cpu softmax", e);
  const auto p = r.get<SoftmaxParams>();
  const Spec* specs[] = {&r.out[0], &r.in[0]};
  const DType compute = compute_type(r);
  const RowBuffers lines(specs, p.dim, compute);
  const int t = simd_type(compute);
  const auto f = p.log ? softmax_table().log_softmax[t] : softmax_table().softmax[t];
  return prepared(
      isa_name(),
      [lines, f](const Run& run) {
        void* data[] = {run.out[0], const_cast<void*>(run.in[0])};
        lines.run(run, data, [&](char* const* q) { f(q[1], q[0], lines.length()); });
      },
      lines.workspace(r.workers));
}

std::unique_ptr<Prepared> make_softmax_grad(const Request& r, Why& why) {
  if (const char* e = refusal(r)) return why.refuse("cpu softmax", e);
  const auto p = r.get<SoftmaxParams>();
  const Spec* specs[] = {&r.out[0], &r.in[0], &r.in[1]};
  const DType compute = compute_type(r);
  const RowBuffers lines(specs, p.dim, compute);
  const int t = simd_type(compute);
  const auto f = p.log ? softmax_table().log_softmax_grad[t] : softmax_table().softmax_grad[t];
  return prepared(
      isa_name(),
      [lines, f](const Run& run) {
        void* data[] = {run.out[0], const_cast<void*>(run.in[0]), const_cast<void*>(run.in[1])};
        lines.run(run, data, [&](char* const* q) { f(q[1], q[2], q[0], lines.length()); });
      },
      lines.workspace(r.workers));
}

namespace {

const char* cross_entropy_refusal(const Spec& x, const Spec& target) {
  if (simd_type(x.dtype) < 0) return "f64 and integers";
  if (x.shape[1] > 1 && x.stride[1] != 1) return "rows that are not contiguous";
  if (x.shape[1] == 0) return "rows without elements";
  return target.dtype == DType::i64 ? nullptr : "targets are i64";
}

struct Targets {
  CrossEntropyParams p;
  int64_t rows, classes, x_stride, target_step, element, grain;
  int type;

  Targets(const Request& r, const Spec& x, const Spec& target)
      : p(r.get<CrossEntropyParams>()),
        rows(x.shape[0]),
        classes(x.shape[1]),
        x_stride(x.stride[0]),
        target_step(target.stride[0]),
        element(size_of(x.dtype)),
        grain(std::max<int64_t>(1, kGrain / x.shape[1])),
        type(simd_type(x.dtype)) {}
  bool valid(int64_t t) const { return t >= 0 && t < classes; }
};

}  // namespace

std::unique_ptr<Prepared> make_cross_entropy(const Request& r, Why& why) {
  const Spec &x = r.in[0], &target = r.in[1], &loss = r.out[0], &sums = r.out[1];
  if (const char* e = cross_entropy_refusal(x, target)) return why.refuse("cpu cross_entropy", e);
  if (r.out.size() > 2) return why.refuse("cpu cross_entropy", "no flag on the host");
  if (loss.dtype != DType::f32 || (sums && sums.dtype != DType::f32)) {
    return why.refuse("cpu cross_entropy", "loss and sums are f32");
  }
  const Targets t(r, x, target);
  const int64_t loss_step = loss.stride[0];
  const bool want_sums = static_cast<bool>(sums);
  const int64_t second = want_sums ? sums.stride[0] : 0, sum_step = want_sums ? sums.stride[1] : 0;
  const auto log_sum = softmax_table().log_sum[t.type];
  const auto widen = find_convert(x.dtype, DType::f32);
  return prepared(isa_name(), [=](const Run& run) {
    auto* data = static_cast<const char*>(run.in[0]);
    auto* targets = static_cast<const int64_t*>(run.in[1]);
    auto *losses = static_cast<float*>(run.out[0]), *pairs = static_cast<float*>(run.out[1]);
    const bool smooth = t.p.label_smoothing != 0;
    run.jobs.run(t.rows, t.grain, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        const char* row = data + i * t.x_stride * t.element;
        const MaxAndSum s = log_sum(row, t.classes, smooth ? Total::yes : Total::no);
        const double largest = static_cast<double>(s.largest);
        const double rest = s.log_of_sum;
        if (want_sums) {
          pairs[i * sum_step] = s.largest;
          pairs[i * sum_step + second] = static_cast<float>(rest);
        }
        const int64_t at = targets[i * t.target_step];
        double z = 0;
        if (at == t.p.ignore_index) {
          z = 0;
        } else if (!t.valid(at)) {
          z = std::numeric_limits<double>::quiet_NaN();
        } else {
          float v;
          widen(row + at * t.element, &v, 1);
          const double k = t.p.label_smoothing;
          if (k != 1) z = (1 - k) * (rest + (largest - static_cast<double>(v)));
          if (smooth) z += k * (rest + (largest - s.total / static_cast<double>(t.classes)));
        }
        losses[i * loss_step] = static_cast<float>(z);
      }
    });
  });
}

std::unique_ptr<Prepared> make_cross_entropy_grad(const Request& r, Why& why) {
  const Spec &x = r.in[0], &target = r.in[1], &sums = r.in[2], &g = r.in[3], &dx = r.out[0];
  if (const char* e = cross_entropy_refusal(x, target)) return why.refuse("cpu cross_entropy", e);
  if (dx.dtype != x.dtype || (x.shape[1] > 1 && dx.stride[1] != 1)) {
    return why.refuse("cpu cross_entropy", "dx of x's dtype, in contiguous rows");
  }
  if (sums.dtype != DType::f32 || g.dtype != DType::f32) {
    return why.refuse("cpu cross_entropy", "sums and g are f32");
  }
  const Targets t(r, x, target);
  const int64_t second = sums.stride[0], sum_step = sums.stride[1], g_step = g.stride[0],
                dx_stride = dx.stride[0];
  const auto grad = softmax_table().cross_entropy_grad[t.type];
  const DType dtype = x.dtype;
  return prepared(isa_name(), [=](const Run& run) {
    auto* data = static_cast<const char*>(run.in[0]);
    auto* targets = static_cast<const int64_t*>(run.in[1]);
    auto *pairs = static_cast<const float*>(run.in[2]), *gs = static_cast<const float*>(run.in[3]);
    auto* out = static_cast<char*>(run.out[0]);
    run.jobs.run(t.rows, t.grain, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        char* row = out + i * dx_stride * t.element;
        const int64_t at = targets[i * t.target_step];
        const bool none = at == t.p.ignore_index || (t.valid(at) && gs[i * g_step] == 0);
        if (none || !t.valid(at)) {
          const double v = none ? 0 : std::numeric_limits<double>::quiet_NaN();
          for (int64_t k = 0; k < t.classes; ++k) plain::store(dtype, row + k * t.element, 0, v);
          continue;
        }
        const auto k = static_cast<float>(t.p.label_smoothing);
        const float* pair = pairs + i * sum_step;
        const Slope s{pair[0], pair[second], gs[i * g_step], k / static_cast<float>(t.classes), k,
                      at};
        grad(data + i * t.x_stride * t.element, row, t.classes, s);
      }
    });
  });
}

}  // namespace mpt::cpu
