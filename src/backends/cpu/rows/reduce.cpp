// The kernel reduce along rows, down columns or over any dims, for f32, bf16 and f16 with sums in
// f32 and double.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "backends/cpu/convert.h"
#include "backends/cpu/make.h"
#include "backends/cpu/rows/exact_reduce.h"
#include "backends/cpu/rows/fold_dims.h"
#include "backends/cpu/simd/reduce.h"
#include "backends/cpu/walk.h"
#include "backends/plain/element.h"
#include "backends/plain/product.h"

namespace mpt::cpu {
namespace {

Fold fold_of(ReduceOp op) {
  switch (op) {
    case ReduceOp::sum_abs: return fold_abs;
    case ReduceOp::norm2:
    case ReduceOp::var:
    case ReduceOp::std: return fold_square;
    case ReduceOp::max: return fold_max;
    case ReduceOp::min: return fold_min;
    default: return fold_sum;
  }
}

double start_of(Fold f) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  if (f == fold_max || f == fold_min) return f == fold_max ? -kInf : kInf;
  return 0;
}

// Combines two partial results.
double join(Fold f, double a, double b) {
  switch (f) {
    case fold_max: return std::isnan(a) || a > b ? a : b;
    case fold_min: return std::isnan(a) || a < b ? a : b;
    default: return a + b;
  }
}

bool is_spread(ReduceOp op) { return op == ReduceOp::var || op == ReduceOp::std; }

// The bounds of folds in f32 that have the digits of an f32. Beyond them a sum may have overflowed
// before all elements were in it; what subnormal squares have lost does not count. Products are not
// folded in f32.
struct Whole {
  float least = 0, most = std::numeric_limits<float>::max();
  bool nan_is_whole = false;

  // n: elements of the fold.
  Whole(Fold f, int64_t n) : nan_is_whole(f == fold_square) {
    if (f == fold_square) least = 0x1p-120f * static_cast<float>(n);
    if (f == fold_max || f == fold_min) {
      most = std::numeric_limits<float>::infinity();
      nan_is_whole = true;
    }
  }
  template <class T>
  bool has(T v) const {
    const T size = std::fabs(v);
    return (size >= static_cast<T>(least) && size <= static_cast<T>(most)) ||
           (nan_is_whole && std::isnan(v));
  }
};

// Adds an element to a fold in f64.
void add_in_double(Fold f, double x, double& to) {
  switch (f) {
    case fold_square: to += x * x; break;
    case fold_abs: to += std::fabs(x); break;
    default: to += x;
  }
}

// Returns the result of a fold of n elements, that of std from the variance.
double result_of(const ReduceParams& p, double v, int64_t n) {
  switch (p.op) {
    case ReduceOp::mean: return v / static_cast<double>(n);
    case ReduceOp::std: return std::sqrt(v);
    case ReduceOp::norm2: v = std::sqrt(v); [[fallthrough]];
    case ReduceOp::sum:
    case ReduceOp::sum_abs: return p.correction == 0 ? v : std::ldexp(v, -p.correction);
    default: return v;
  }
}

// Computes each output from runs of x along the innermost reduced dim.
class Rows {
 public:
  Rows(const Request& r, const FoldDims& s, ReduceParams p)
      : shape_(s),
        p_(p),
        fold_(fold_of(p.op)),
        dtype_(r.in[0].dtype),
        out_(r.out[0].dtype),
        run_(reduce_table().run[fold_][simd_type(dtype_)]),
        mean_(reduce_table().run[fold_sum][simd_type(dtype_)]),
        widen_(find_convert(dtype_, DType::f32)) {
    run_dim_ = shape_.take(DimKind::reduced);
    outputs_ = shape_.count(DimKind::kept);
    runs_ = shape_.count(DimKind::reduced);
    in_run_ = (run_dim_.extent + kPiece - 1) / kPiece;
    const int64_t each = runs_ * run_dim_.extent;
    if (outputs_ < 16 && each >= 4 * kGrain && !is_spread(p.op) && p.op != ReduceOp::prod) {
      parts_ = std::min<int64_t>(runs_ * in_run_, 64);
    }
    grain_ = std::max<int64_t>(1, kGrain / std::max<int64_t>(each, 1));
  }

  size_t workspace() const {
    return parts_ > 1 ? static_cast<size_t>(outputs_ * parts_) * sizeof(double) : 0;
  }

  void run(const Run& r) const {
    auto* y = static_cast<char*>(r.out[0]);
    if (parts_ == 1) {
      r.jobs.run(outputs_, grain_, [&](int64_t begin, int64_t end, int32_t) {
        for (int64_t o = begin; o < end; ++o) put(y, o, whole(r.in[0], o));
      });
      return;
    }
    auto* partial = static_cast<double*>(r.workspace);
    const int64_t units = runs_ * in_run_;
    r.jobs.run(outputs_ * parts_, 1, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t part = i % parts_;
        partial[i] =
            folded(r.in[0], i / parts_, part * units / parts_, (part + 1) * units / parts_);
      }
    });
    for (int64_t o = 0; o < outputs_; ++o) {
      double v = start_of(fold_);
      for (int64_t k = 0; k < parts_; ++k) v = join(fold_, v, partial[o * parts_ + k]);
      put(y, o, finish(v));
    }
  }

 private:
  static constexpr int64_t kPiece = 32768, kBlock = 1024;

  double whole(const void* x, int64_t o) const {
    const int64_t units = runs_ * in_run_;
    if (p_.op == ReduceOp::prod) return product(x, o);
    if (!is_spread(p_.op)) return finish(folded(x, o, 0, units));
    const auto n = static_cast<double>(runs_ * run_dim_.extent);
    // Two passes. The first sums differences from the first element, which are exactly 0 where all
    // elements are equal. The second sums squares around s, the f32 nearest to the mean m, and is
    // corrected with the exact mean: sum (x - m)^2 = sum (x - s)^2 - n (m - s)^2.
    const float first = n > 0 ? first_of(x, o) : 0;
    const double mean =
        static_cast<double>(first) + (n > 0 ? fold(x, o, 0, units, mean_, first) / n : 0);
    const auto shift = static_cast<float>(mean);
    const double off = mean - static_cast<double>(shift);
    double squares = fold(x, o, 0, units, run_, shift) - n * off * off;
    if (!std::isfinite(squares) ||
        (p_.op == ReduceOp::std && !Whole(fold_, runs_ * run_dim_.extent).has(squares))) {
      squares = squares_in_double(x, o);
    }
    return finish((squares < 0 ? 0 : squares) / std::max(n - p_.correction, 0.0));
  }

  // Folds the units [begin, end) of output o.
  double folded(const void* x, int64_t o, int64_t begin, int64_t end) const {
    const double v = fold(x, o, begin, end, run_, 0);
    const Whole whole(fold_, (end - begin) * std::min(kPiece, run_dim_.extent));
    if (whole.has(v)) return v;
    return in_double(x, o, begin, end,
                     [fold = fold_](double e, double& to) { add_in_double(fold, e, to); });
  }

  // Returns the product of all elements of output o, in eight products of every eighth one.
  double product(const void* data, int64_t o) const {
    plain::ScaledProduct parts[8];
    blocks(data, o, 0, runs_ * in_run_, kBlock, [&](const char* x, int64_t n) {
      alignas(64) float wide[kBlock];
      widen_(x, wide, n);
      for (int64_t i = 0; i < n; ++i) parts[i % 8].multiply(static_cast<double>(wide[i]));
    });
    for (int k = 1; k < 8; ++k) parts[0].multiply(parts[k]);
    return parts[0].result();
  }

  // Returns the sum of (x - m)^2, where m is the mean, without an f32 on the way.
  double squares_in_double(const void* x, int64_t o) const {
    const auto sum = [&](auto f) { return in_double(x, o, 0, runs_ * in_run_, f); };
    const double n = static_cast<double>(runs_ * run_dim_.extent);
    const double first = static_cast<double>(first_of(x, o));
    const double mean = first + sum([&](double v, double& to) { to += v - first; }) / n;
    return sum([&](double v, double& to) { to += (v - mean) * (v - mean); });
  }

  // Returns the first of the elements that output o is computed from.
  float first_of(const void* x, int64_t o) const {
    int64_t at = 0, ignored = 0;
    shape_.offsets(o, DimKind::kept, at, ignored);
    return static_cast<float>(plain::load(dtype_, x, at));
  }

  double finish(double v) const { return result_of(p_, v, runs_ * run_dim_.extent); }

  void put(char* y, int64_t o, double v) const {
    int64_t x = 0, at = 0;
    shape_.offsets(o, DimKind::kept, x, at);
    plain::store(out_, y + at * size_of(out_), 0, v);
  }

  // Folds the units [begin, end) of output o; a unit is a piece of a run.
  double fold(const void* data, int64_t o, int64_t begin, int64_t end, FoldRun f,
              float shift) const {
    double v = start_of(fold_);
    blocks(data, o, begin, end, kPiece,
           [&](const char* x, int64_t n) { v = join(fold_, v, f(x, n, shift)); });
    return v;
  }

  // Folds these units by calls of f(x, to), which no f32 limits.
  template <class F>
  double in_double(const void* data, int64_t o, int64_t begin, int64_t end, const F& f) const {
    constexpr int64_t kSums = 8;  // sums of every eighth element
    double sums[kSums];
    std::fill_n(sums, kSums, start_of(fold_));
    blocks(data, o, begin, end, kBlock, [&](const char* x, int64_t n) {
      alignas(64) float wide[kBlock];
      widen_(x, wide, n);
      int64_t i = 0;
      for (; i + kSums <= n; i += kSums)
        for (int64_t k = 0; k < kSums; ++k) f(static_cast<double>(wide[i + k]), sums[k]);
      for (int64_t k = 0; i + k < n; ++k) f(static_cast<double>(wide[i + k]), sums[k]);
    });
    double total = start_of(fold_);
    for (const double v : sums) total = join(fold_, total, v);
    return total;
  }

  // Calls g(x, n) for blocks of adjacent elements, of at most `most`; others are copied before.
  template <class G>
  void blocks(const void* data, int64_t o, int64_t begin, int64_t end, int64_t most,
              const G& g) const {
    const int64_t size = size_of(dtype_), step = run_dim_.x;
    int64_t base = 0, ignored = 0;
    shape_.offsets(o, DimKind::kept, base, ignored);
    if (step != 1) most = kBlock;
    alignas(64) char buffer[kBlock * 4];
    for (int64_t u = begin; u < end; ++u) {
      int64_t at = base;
      if (runs_ > 1) shape_.offsets(u / in_run_, DimKind::reduced, at, ignored);
      const int64_t from = u % in_run_ * kPiece;
      const int64_t n = std::min(kPiece, run_dim_.extent - from);
      const char* x = static_cast<const char*>(data) + (at + from * step) * size;
      for (int64_t i = 0; i < n; i += most) {
        const int64_t m = std::min(most, n - i);
        const char* block = x + i * step * size;
        if (step != 1) {
          gather(block, step, buffer, m, size);
          block = buffer;
        }
        g(block, m);
      }
    }
  }

  FoldDims shape_;
  ReduceParams p_;
  Fold fold_;
  DType dtype_, out_;
  FoldRun run_, mean_;
  Convert widen_;
  Dim run_dim_;
  // outputs_: results. runs_: runs of x for each. in_run_: pieces of a run. parts_: parts of an
  // output's pieces that are folded separately.
  int64_t outputs_, runs_, in_run_, parts_ = 1, grain_;
};

// Reduces down the columns of a matrix whose rows are contiguous.
class Columns {
 public:
  Columns(const Request& r, const FoldDims& s, ReduceParams p)
      : shape_(s),
        p_(p),
        fold_(fold_of(p.op)),
        in_size_(size_of(r.in[0].dtype)),
        widen_(find_convert(r.in[0].dtype, DType::f32)),
        out_size_(size_of(r.out[0].dtype)),
        columns_(reduce_table().columns[fold_][simd_type(r.in[0].dtype)]),
        more_(reduce_table().more[fold_]),
        to_out_(find_convert(DType::f32, r.out[0].dtype)) {
    column_ = shape_.take(DimKind::kept);
    row_ = shape_.take(DimKind::reduced);
    outputs_ = shape_.count(DimKind::kept);
    layers_ = shape_.count(DimKind::reduced);
    tiles_ = (column_.extent + kColumns - 1) / kColumns;
    const int64_t each = row_.extent * column_.extent;
    if (outputs_ * tiles_ < 16 && each >= 4 * kGrain && p.op != ReduceOp::prod) {
      parts_ = std::clamp<int64_t>(each / (4 * kGrain), 2, 16);
      parts_ = std::min(parts_, row_.extent);
    }
  }

  size_t workspace() const {
    return parts_ > 1 ? static_cast<size_t>(outputs_ * parts_ * column_.extent) * sizeof(float) : 0;
  }

  void run(const Run& r) const {
    auto* x = static_cast<const char*>(r.in[0]);
    auto* y = static_cast<char*>(r.out[0]);
    auto* partial = static_cast<float*>(r.workspace);
    const int64_t each = row_.extent * std::min(column_.extent, kColumns) * layers_ / parts_;
    const int64_t grain = std::max<int64_t>(1, kGrain / std::max<int64_t>(each, 1));
    r.jobs.run(outputs_ * parts_ * tiles_, grain, [&](int64_t begin, int64_t end, int32_t) {
      alignas(64) float acc[kColumns];
      for (int64_t i = begin; i < end; ++i) {
        const int64_t tile = i % tiles_, part = i / tiles_ % parts_, o = i / tiles_ / parts_;
        const int64_t from = tile * kColumns, n = std::min(kColumns, column_.extent - from);
        if (parts_ > 1) {
          fold(x, o, part, from, n, partial + (o * parts_ + part) * column_.extent + from);
        } else {
          if (p_.op == ReduceOp::prod) products(x, o, from, n, acc);
          else fold(x, o, 0, from, n, acc);
          put(x, y, o, from, n, acc);
        }
      }
    });
    if (parts_ == 1) return;
    r.jobs.run(outputs_ * tiles_, 4, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t o = i / tiles_, from = i % tiles_ * kColumns;
        const int64_t n = std::min(kColumns, column_.extent - from);
        float* acc = partial + o * parts_ * column_.extent + from;
        for (int64_t k = 1; k < parts_; ++k) more_(acc + k * column_.extent, n, acc);
        put(x, y, o, from, n, acc);
      }
    });
  }

 private:
  // Folds a part of the rows, in columns [from, from + n) of output matrix o, over all layers.
  void fold(const char* x, int64_t o, int64_t part, int64_t from, int64_t n, float* acc) const {
    const int64_t top = part * row_.extent / parts_, end = (part + 1) * row_.extent / parts_;
    int64_t base = from + top * row_.x, ignored = 0;
    shape_.offsets(o, DimKind::kept, base, ignored);
    columns_(x + base * in_size_, row_.x, layers_ ? end - top : 0, n, acc);
    alignas(64) float layer[kColumns];
    for (int64_t l = 1; l < layers_; ++l) {
      int64_t at = base;
      shape_.offsets(l, DimKind::reduced, at, ignored);
      columns_(x + at * in_size_, row_.x, end - top, n, layer);
      more_(layer, n, acc);
    }
  }

  // Makes results of folds, again in f64 where f32 may have lost some; `from`, n and o are those of
  // fold.
  void finish(const char* x, int64_t o, int64_t from, int64_t n, float* acc) const {
    if (p_.op == ReduceOp::prod) return;
    const int64_t count = row_.extent * layers_;
    const Whole whole(fold_, count);
    bool lost[kColumns], is_any_lost = false;
    for (int64_t c = 0; c < n; ++c) {
      lost[c] = !whole.has(acc[c]);
      is_any_lost |= lost[c];
    }
    double again[kColumns];
    if (is_any_lost) in_double(x, o, from, n, again);
    if (p_.op == ReduceOp::mean) {
      reduce_table().scale(acc, n, static_cast<float>(1 / static_cast<double>(count)));
    } else if (p_.op == ReduceOp::norm2) {
      const float unit = std::ldexp(1.f, -p_.correction);
      for (int64_t c = 0; c < n; ++c) acc[c] = std::sqrt(acc[c]) * unit;
    } else if ((p_.op == ReduceOp::sum || p_.op == ReduceOp::sum_abs) && p_.correction != 0) {
      reduce_table().scale(acc, n, std::ldexp(1.f, -p_.correction));
    }
    for (int64_t c = 0; is_any_lost && c < n; ++c) {
      if (lost[c]) acc[c] = static_cast<float>(result_of(p_, again[c], count));
    }
  }

  // Calls f(c, v) for the element v of each column c, row by row.
  template <class F>
  void each(const char* x, int64_t o, int64_t from, int64_t n, const F& f) const {
    alignas(64) float wide[kColumns];
    int64_t base = from, ignored = 0;
    shape_.offsets(o, DimKind::kept, base, ignored);
    for (int64_t l = 0; l < layers_; ++l) {
      int64_t at = base;
      shape_.offsets(l, DimKind::reduced, at, ignored);
      for (int64_t r = 0; r < row_.extent; ++r) {
        widen_(x + (at + r * row_.x) * in_size_, wide, n);
        for (int64_t c = 0; c < n; ++c) f(c, static_cast<double>(wide[c]));
      }
    }
  }

  // Folds columns in f64.
  void in_double(const char* x, int64_t o, int64_t from, int64_t n, double* to) const {
    std::fill_n(to, n, start_of(fold_));
    each(x, o, from, n, [&](int64_t c, double v) { add_in_double(fold_, v, to[c]); });
  }

  void products(const char* x, int64_t o, int64_t from, int64_t n, float* acc) const {
    plain::ScaledProduct to[kColumns];
    each(x, o, from, n, [&](int64_t c, double v) { to[c].multiply(v); });
    for (int64_t c = 0; c < n; ++c) acc[c] = static_cast<float>(to[c].result());
  }

  void put(const char* data, char* y, int64_t o, int64_t from, int64_t n, float* acc) const {
    finish(data, o, from, n, acc);
    int64_t x = 0, at = from * column_.y;
    shape_.offsets(o, DimKind::kept, x, at);
    y += at * out_size_;
    if (column_.y == 1 || n == 1) return to_out_(acc, y, n);
    alignas(64) char buffer[kColumns * 8];
    to_out_(acc, buffer, n);
    scatter(buffer, y, column_.y, n, out_size_);
  }

  FoldDims shape_;
  ReduceParams p_;
  Fold fold_;
  int64_t in_size_;
  Convert widen_;
  int64_t out_size_;
  FoldColumns columns_;
  FoldMore more_;
  Convert to_out_;
  Dim column_, row_;
  // outputs_: rows of results. layers_: matrices that are added for one of them. tiles_: groups of
  // kColumns columns. parts_: parts of the rows with sums of their own.
  int64_t outputs_, layers_, tiles_, parts_ = 1;
};

}  // namespace

std::unique_ptr<Prepared> make_reduce(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0];
  const auto p = r.get<ReduceParams>();
  if (is_exact(p, x.dtype, y.dtype)) return make_exact_reduce(r, why);
  if (simd_type(x.dtype) < 0) return why.refuse("cpu", "reduction of this dtype");
  if (y.dtype == DType::f64) return why.refuse("cpu", "f64 result of a narrower reduction");
  const FoldDims s(y, x);
  const Dim* inner = s.n ? &s.dims[s.n - 1] : nullptr;
  if (inner && inner->kind == DimKind::kept && inner->x == 1 && !is_spread(p.op)) {
    const Columns c(r, s, p);
    return prepared(
        isa_name(), [c](const Run& run) { c.run(run); }, c.workspace());
  }
  const Rows rows(r, s, p);
  return prepared(
      isa_name(), [rows](const Run& run) { rows.run(run); }, rows.workspace());
}

}  // namespace mpt::cpu
