// batch_norm and batch_norm_grad, with each channel a plane or with contiguous channels.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "backends/cpu/make.h"
#include "backends/cpu/rows/moments.h"
#include "backends/cpu/rows/vector_operand.h"
#include "backends/cpu/simd/batch_norm.h"
#include "backends/cpu/simd/norm.h"
#include "backends/cpu/simd/reduce.h"
#include "backends/cpu/walk.h"

namespace mpt::cpu {
namespace {

// Views a [B, C, spatial..] tensor as planes [batch][channel][n] with contiguous n, or as rows
// [n][C] with contiguous C.
struct Layout {
  bool planes = false, rows = false;
  int64_t batch = 0, channel = 0, row = 0;  // strides

  explicit Layout(const Spec& s) {
    batch = s.stride[0];
    channel = s.stride[1];
    planes = merge(s, 2, row) && (row == 1 || spatial(s) == 1);
    rows = merge(s, 0, row) && (channel == 1 || s.shape[1] == 1);
  }
  static int64_t spatial(const Spec& s) {
    int64_t n = 1;
    for (int d = 2; d < s.rank(); ++d) n *= s.shape[d];
    return n;
  }

 private:
  // True if the dims from `from` on, without the channel, merge into one. `stride` is that of the
  // last.
  static bool merge(const Spec& s, int from, int64_t& stride) {
    stride = 1;
    int64_t expected = -1;
    for (int d = s.rank() - 1; d >= from; --d) {
      if (d == 1 || s.shape[d] == 1) continue;
      if (expected < 0) stride = s.stride[d];
      else if (s.stride[d] != expected) return false;
      expected = s.stride[d] * s.shape[d];
    }
    return true;
  }
};

struct Sizes {
  int64_t batches, channels, plane, rows;
  DType dtype;
  int64_t size;
  bool planes;  // false: rows

  // Chooses the form that all of `specs` have. Returns false if there is none.
  template <size_t N>
  static bool choose(const Spec* const (&specs)[N], Sizes& to) {
    const Spec& x = *specs[0];
    to = {
        x.shape[0],       x.shape[1], Layout::spatial(x), x.shape[0] * Layout::spatial(x), x.dtype,
        size_of(x.dtype), true};
    bool planes = true, rows = true;
    for (const Spec* s : specs) {
      if (!*s) continue;
      const Layout f(*s);
      planes &= f.planes;
      rows &= f.rows;
    }
    to.planes = planes && !(rows && to.plane < 16);
    return planes || rows;
  }
};

const char* refusal(const Spec& x, std::initializer_list<const Spec*> others) {
  if (simd_type(x.dtype) < 0) return "f64 and integers";
  if (x.rank() < 2) return "x is [B, C, spatial..]";
  for (const Spec* s : others) {
    if (*s && s->dtype != x.dtype) return "operands of different dtypes";
  }
  return nullptr;
}

// Splits the rows into parts with sums of their own, which are added in order.
struct RowParts {
  int64_t parts, tiles, columns, pitch;
  RowParts(int64_t rows, int64_t channels)
      : parts(std::clamp<int64_t>(rows * channels / (2 * kGrain), 1, 32)),
        tiles((channels + kColumns - 1) / kColumns),
        columns(channels),
        pitch((channels + 15) / 16 * 16) {
    parts = std::max<int64_t>(1, std::min(parts, rows));
  }

  // Calls f(first row, rows, first column, columns, sums of the part).
  template <class F>
  void run(const Jobs& jobs, int64_t rows, float* sums, const F& f) const {
    jobs.run(parts * tiles, 1, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t part = i / tiles, from = i % tiles * kColumns;
        const int64_t first = top(part, rows);
        f(first, top(part + 1, rows) - first, from, std::min(kColumns, columns - from),
          sums + part * pitch + from);
      }
    });
  }
  void add_up(float* sums) const {
    for (int64_t p = 1; p < parts; ++p)
      reduce_table().more[fold_sum](sums + p * pitch, columns, sums);
  }
  int64_t top(int64_t part, int64_t rows) const { return part * rows / parts; }
  int64_t floats() const { return parts * pitch; }
};

class Forward {
 public:
  Forward(const Request& r, const Sizes& s)
      : s_(s),
        x_(r.in[0]),
        y_(r.out[0]),
        parts_(s.rows, s.channels),
        p_(r.get<NormParams>()),
        type_(simd_type(s.dtype)) {
    given_ = static_cast<bool>(r.in[3]);
    w_ = VectorOperand(r.in[1], workspace_);
    b_ = VectorOperand(r.in[2], workspace_);
    mean_ = VectorOperand(r.in[3], workspace_);
    var_ = VectorOperand(r.in[4], workspace_);
    values_ = workspace_;
    workspace_ += static_cast<size_t>(4 * parts_.pitch + 2 * parts_.floats()) * sizeof(float);
    for (int i = 0; i < 2; ++i) {
      const Spec& o = r.out[static_cast<size_t>(i + 1)];
      step_[i] = o ? o.stride[0] : 0;
      want_[i] = static_cast<bool>(o);
    }
  }
  size_t workspace() const { return workspace_; }

  void run(const Run& r) const {
    const float *w = w_.get(r.in[1], r.workspace), *b = b_.get(r.in[2], r.workspace);
    const float* mean = mean_.get(r.in[3], r.workspace);
    const float* var = var_.get(r.in[4], r.workspace);
    auto* values = reinterpret_cast<float*>(static_cast<char*>(r.workspace) + values_);
    float *means = values, *rstds = values + parts_.pitch, *scale = rstds + parts_.pitch;
    float *shift = scale + parts_.pitch, *sums = shift + parts_.pitch;
    auto* x = static_cast<const char*>(r.in[0]);
    auto* y = static_cast<char*>(r.out[0]);
    const auto eps = static_cast<float>(p_.eps);
    const auto scale_of = [&](int64_t c) {
      scale[c] = rstds[c] * (w ? w[c] : 1.f);
      shift[c] = b ? b[c] : 0.f;
    };
    // Sets the moments of a channel, again in f64 if f32 does not have them.
    auto finish = [&](int64_t c, float m, float v) {
      means[c] = m;
      rstds[c] = 1.f / std::sqrt(v + eps);
      if (!given_ && !is_whole_variance(v, eps)) {
        const Moments again = plane_in_double(x, c);
        means[c] = static_cast<float>(again.mean);
        rstds[c] = again.rstd(p_.eps);
      }
      scale_of(c);
    };
    if (given_) {
      for (int64_t c = 0; c < s_.channels; ++c) finish(c, mean[c], var[c]);
    } else if (!s_.planes) {
      row_moments(r, x, sums, means, rstds);
      rows_in_double(r, x, means, rstds, eps);
      for (int64_t c = 0; c < s_.channels; ++c) scale_of(c);
    }
    if (s_.planes) {
      const int64_t each = std::max<int64_t>(1, s_.batches * s_.plane);
      r.jobs.run(s_.channels, std::max<int64_t>(1, kGrain / each),
                 [&](int64_t begin, int64_t end, int32_t) {
                   for (int64_t c = begin; c < end; ++c) {
                     if (!given_) plane_moments(x, c, finish);
                     const ChannelValues v{means[c], scale[c], shift[c], 0, 0};
                     for (int64_t i = 0; i < s_.batches; ++i) {
                       batch_norm_table().plane[type_](at(x, x_, i, c), at(y, y_, i, c), s_.plane,
                                                       v, p_.act == Activation::relu);
                     }
                   }
                 });
    } else {
      r.jobs.run(s_.rows, std::max<int64_t>(1, kGrain / std::max<int64_t>(1, s_.channels)),
                 [&](int64_t begin, int64_t end, int32_t) {
                   const ChannelArrays v{means, scale, shift, nullptr, nullptr};
                   batch_norm_table().row[type_](x + begin * x_.row * s_.size, x_.row,
                                                 y + begin * y_.row * s_.size, y_.row, end - begin,
                                                 s_.channels, v, p_.act == Activation::relu);
                 });
    }
    for (int i = 0; i < 2; ++i) {
      if (!want_[i]) continue;
      auto* out = static_cast<float*>(r.out[1 + i]);
      for (int64_t c = 0; c < s_.channels; ++c) out[c * step_[i]] = (i ? rstds : means)[c];
    }
  }

 private:
  template <class C>
  C* at(C* base, const Layout& f, int64_t b, int64_t c) const {
    return base + (b * f.batch + c * f.channel) * s_.size;
  }

  template <class G>
  void plane_moments(const char* x, int64_t c, const G& finish) const {
    const auto n = static_cast<double>(std::max<int64_t>(1, s_.batches * s_.plane));
    double sum = 0, squares = 0;
    for (int64_t i = 0; i < s_.batches; ++i)
      sum += reduce_table().run[fold_sum][type_](at(x, x_, i, c), s_.plane, 0);
    const auto mean = static_cast<float>(sum / n);
    for (int64_t i = 0; i < s_.batches; ++i)
      squares += reduce_table().run[fold_square][type_](at(x, x_, i, c), s_.plane, mean);
    finish(c, mean, static_cast<float>(squares / n));
  }

  // Computes the moments of a channel of planes in f64.
  Moments plane_in_double(const char* x, int64_t c) const {
    return moments_in_double(find_convert(s_.dtype, DType::f32), s_.size, s_.rows, false,
                             [&](const auto& f) {
                               for (int64_t i = 0; i < s_.batches; ++i)
                                 f(at(x, x_, i, c), s_.plane);
                             });
  }

  // Replaces variances by 1 / sqrt(variance + eps), and computes moments again in f64 that f32 does
  // not have, tile by tile of the channels.
  void rows_in_double(const Run& r, const char* x, float* means, float* vars, float eps) const {
    const Convert widen = find_convert(s_.dtype, DType::f32);
    r.jobs.run(parts_.tiles, 1, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t t = begin; t < end; ++t) {
        const int64_t from = t * kColumns, n = std::min(kColumns, s_.channels - from);
        bool is_whole = true;
        for (int64_t c = from; c < from + n; ++c) is_whole &= is_whole_variance(vars[c], eps);
        double mean[kColumns] = {}, var[kColumns] = {};
        const auto sum = [&](double* to, const auto& f) {
          alignas(64) float wide[kColumns];
          for (int64_t i = 0; i < s_.rows; ++i) {
            widen(x + (i * x_.row + from) * s_.size, wide, n);
            for (int64_t c = 0; c < n; ++c) to[c] += f(c, static_cast<double>(wide[c]));
          }
          for (int64_t c = 0; c < n; ++c) to[c] /= static_cast<double>(s_.rows);
        };
        if (!is_whole) {
          sum(mean, [](int64_t, double v) { return v; });
          sum(var, [&](int64_t c, double v) { return (v - mean[c]) * (v - mean[c]); });
        }
        for (int64_t c = 0; c < n; ++c) {
          float& v = vars[from + c];
          if (is_whole_variance(v, eps)) {
            v = 1.f / std::sqrt(v + eps);
          } else {
            means[from + c] = static_cast<float>(mean[c]);
            v = Moments{mean[c], var[c]}.rstd(p_.eps);
          }
        }
      }
    });
  }

  // Computes the moments in one pass over memory; the moments of the parts are combined in order.
  void row_moments(const Run& r, const char* x, float* sums, float* means, float* vars) const {
    float* const squares = sums + parts_.floats();
    parts_.run(r.jobs, s_.rows, sums,
               [&](int64_t top, int64_t rows, int64_t c, int64_t n, float* to) {
                 batch_norm_table().row_moments[type_](x + (top * x_.row + c) * s_.size, x_.row,
                                                       rows, n, to, to + parts_.floats());
               });
    for (int64_t c = 0; c < s_.channels; ++c) {
      double mean = 0, square = 0;
      for (int64_t p = 0; p < parts_.parts; ++p) {
        const auto before = static_cast<double>(parts_.top(p, s_.rows)),
                   all = static_cast<double>(parts_.top(p + 1, s_.rows)),
                   share = all > 0 ? (all - before) / all : 0;
        const double d = static_cast<double>(sums[p * parts_.pitch + c]) - mean;
        mean += d * share;
        square += static_cast<double>(squares[p * parts_.pitch + c]) + d * d * share * before;
      }
      const auto n = static_cast<double>(std::max<int64_t>(1, s_.rows));
      means[c] = static_cast<float>(mean);
      vars[c] = static_cast<float>(square / n);
    }
  }

  Sizes s_;
  Layout x_, y_;
  RowParts parts_;
  NormParams p_;
  int type_;
  VectorOperand w_, b_, mean_, var_;
  size_t values_ = 0, workspace_ = 0;
  int64_t step_[2];
  bool want_[2], given_;
};

class Backward {
 public:
  Backward(const Request& r, const Sizes& s)
      : s_(s),
        dy_(r.in[0]),
        x_(r.in[1]),
        y_(r.get<NormParams>().act == Activation::relu ? r.in[5] : r.in[1]),
        dx_(r.out[0] ? r.out[0] : r.in[1]),
        parts_(s.rows, s.channels),
        type_(simd_type(s.dtype)),
        relu_(r.get<NormParams>().act == Activation::relu),
        has_dx_(static_cast<bool>(r.out[0])) {
    w_ = VectorOperand(r.in[2], workspace_);
    mean_ = VectorOperand(r.in[3], workspace_);
    rstd_ = VectorOperand(r.in[4], workspace_);
    values_ = workspace_;
    workspace_ += static_cast<size_t>(5 * parts_.pitch + 2 * parts_.floats()) * sizeof(float);
    for (int i = 0; i < 2; ++i) {
      const Spec& o = r.out[static_cast<size_t>(i + 1)];
      step_[i] = o ? o.stride[0] : 0;
      want_[i] = static_cast<bool>(o);
    }
  }
  size_t workspace() const { return workspace_; }

  void run(const Run& r) const {
    const float* w = w_.get(r.in[2], r.workspace);
    const float *mean = mean_.get(r.in[3], r.workspace), *rstd = rstd_.get(r.in[4], r.workspace);
    auto* values = reinterpret_cast<float*>(static_cast<char*>(r.workspace) + values_);
    float *dw = values, *db = dw + parts_.pitch, *scale = db + parts_.pitch;
    float *flat = scale + parts_.pitch, *slope = flat + parts_.pitch;
    const float inverse = 1.f / static_cast<float>(std::max<int64_t>(1, s_.rows));
    auto finish = [&](int64_t c, float g, float gx) {
      db[c] = g;
      dw[c] = gx * rstd[c];
      scale[c] = rstd[c] * (w ? w[c] : 1.f);
      flat[c] = g * inverse;
      slope[c] = dw[c] * inverse * rstd[c];
    };
    if (s_.planes) planes(r, mean, values, finish);
    else rows(r, mean, values, finish);
    for (int i = 0; i < 2; ++i) {
      if (!want_[i]) continue;
      auto* out = static_cast<float*>(r.out[1 + i]);
      for (int64_t c = 0; c < s_.channels; ++c) out[c * step_[i]] = (i ? db : dw)[c];
    }
  }

 private:
  template <class G>
  void planes(const Run& r, const float* mean, const float* values, const G& finish) const {
    const float *scale = values + 2 * parts_.pitch, *flat = scale + parts_.pitch,
                *slope = flat + parts_.pitch;
    const int64_t each = std::max<int64_t>(1, s_.batches * s_.plane);
    r.jobs.run(s_.channels, std::max<int64_t>(1, kGrain / each),
               [&](int64_t begin, int64_t end, int32_t) {
                 for (int64_t c = begin; c < end; ++c) {
                   double g = 0, gx = 0;
                   for (int64_t i = 0; i < s_.batches; ++i)
                     batch_norm_table().plane_sums[type_](plane(r, i, c), mean[c], &g, &gx);
                   finish(c, static_cast<float>(g), static_cast<float>(gx));
                   const ChannelValues v{mean[c], scale[c], 0, flat[c], slope[c]};
                   for (int64_t i = 0; has_dx_ && i < s_.batches; ++i)
                     batch_norm_table().plane_grad[type_](plane(r, i, c), v);
                 }
               });
  }

  template <class G>
  void rows(const Run& r, const float* mean, float* values, const G& finish) const {
    const float *scale = values + 2 * parts_.pitch, *flat = scale + parts_.pitch,
                *slope = flat + parts_.pitch;
    float *sums = values + 5 * parts_.pitch, *more = sums + parts_.floats();
    parts_.run(r.jobs, s_.rows, sums,
               [&](int64_t top, int64_t n, int64_t c, int64_t columns, float* to) {
                 batch_norm_table().row_sums[type_](row(r, top, n, c, columns), mean + c, to,
                                                    to + parts_.floats());
               });
    parts_.add_up(sums);
    parts_.add_up(more);
    for (int64_t c = 0; c < s_.channels; ++c) finish(c, sums[c], more[c]);
    if (!has_dx_) return;
    r.jobs.run(s_.rows, std::max<int64_t>(1, kGrain / std::max<int64_t>(1, s_.channels)),
               [&](int64_t begin, int64_t end, int32_t) {
                 const ChannelArrays v{mean, scale, nullptr, flat, slope};
                 batch_norm_table().row_grad[type_](row(r, begin, end - begin, 0, s_.channels), v);
               });
  }

  const char* in(const Run& r, int i, int64_t offset) const {
    return static_cast<const char*>(r.in[i]) + offset * s_.size;
  }
  PlaneGrad plane(const Run& r, int64_t b, int64_t c) const {
    auto offset = [&](const Layout& f) { return b * f.batch + c * f.channel; };
    return {in(r, 0, offset(dy_)), in(r, 1, offset(x_)), relu_ ? in(r, 5, offset(y_)) : nullptr,
            has_dx_ ? static_cast<char*>(r.out[0]) + offset(dx_) * s_.size : nullptr, s_.plane};
  }
  RowGrad row(const Run& r, int64_t top, int64_t rows, int64_t c, int64_t columns) const {
    auto offset = [&](const Layout& f) { return top * f.row + c; };
    return {in(r, 0, offset(dy_)),
            in(r, 1, offset(x_)),
            relu_ ? in(r, 5, offset(y_)) : nullptr,
            has_dx_ ? static_cast<char*>(r.out[0]) + offset(dx_) * s_.size : nullptr,
            dy_.row,
            x_.row,
            y_.row,
            dx_.row,
            rows,
            columns};
  }

  Sizes s_;
  Layout dy_, x_, y_, dx_;
  RowParts parts_;
  int type_;
  bool relu_, has_dx_, want_[2];
  VectorOperand w_, mean_, rstd_;
  size_t values_ = 0, workspace_ = 0;
  int64_t step_[2];
};

constexpr const char* kWho = "cpu batch_norm";

const char* f32_only(std::initializer_list<const Spec*> specs) {
  for (const Spec* s : specs)
    if (*s && s->dtype != DType::f32) return "mean, rstd, dw and db are f32";
  return nullptr;
}

}  // namespace

std::unique_ptr<Prepared> make_batch_norm(const Request& r, Why& why) {
  const Spec &x = r.in[0], &y = r.out[0];
  if (const char* e = refusal(x, {&y})) return why.refuse(kWho, e);
  if (const char* e = f32_only({&r.out[1], &r.out[2]})) return why.refuse(kWho, e);
  if (static_cast<bool>(r.in[3]) != static_cast<bool>(r.in[4])) {
    return why.refuse(kWho, "mean and var are given together or not at all");
  }
  const auto act = r.get<NormParams>().act;
  if (act != Activation::none && act != Activation::relu) return why.refuse(kWho, "the activation");
  Sizes s;
  const Spec* const specs[] = {&x, &y};
  if (!Sizes::choose(specs, s)) return why.refuse(kWho, "strides that are neither NCHW nor NHWC");
  auto f = std::make_shared<const Forward>(r, s);
  return prepared(
      isa_name(), [f](const Run& run) { f->run(run); }, f->workspace());
}

std::unique_ptr<Prepared> make_batch_norm_grad(const Request& r, Why& why) {
  const Spec none{};
  const Spec &dy = r.in[0], &x = r.in[1], &dx = r.out[0];
  const auto act = r.get<NormParams>().act;
  const Spec& y = act == Activation::relu && r.in.size() > 5 ? r.in[5] : none;
  if (act != Activation::none && !(act == Activation::relu && y)) {
    return why.refuse(kWho, "the activation");
  }
  if (const char* e = refusal(x, {&dy, &dx, &y})) return why.refuse(kWho, e);
  if (const char* e = f32_only({&r.in[3], &r.in[4], &r.out[1], &r.out[2]})) {
    return why.refuse(kWho, e);
  }
  Sizes s;
  const Spec* const specs[] = {&x, &dy, &dx, &y};
  if (!Sizes::choose(specs, s)) return why.refuse(kWho, "strides that are neither NCHW nor NHWC");
  auto f = std::make_shared<const Backward>(r, s);
  return prepared(
      isa_name(), [f](const Run& run) { f->run(run); }, f->workspace());
}

}  // namespace mpt::cpu
