// Reductions without rounding: of integers and bools, any and all, and the positions of extremes.
// The loops are over adjacent elements, which the compiler puts into vectors.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/rows/exact_reduce.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

#include "backends/cpu/convert.h"
#include "backends/cpu/rows/fold_dims.h"
#include "backends/cpu/walk.h"
#include "backends/plain/element.h"
#include "core/shape.h"

namespace mpt::cpu {
namespace {

constexpr int64_t kBlock = 1024;  // elements that are converted, or gathered, at once
constexpr int64_t kColumns = 512;

// The sum, product, extreme or truth of a fold, and the position of the extreme.
struct Seen {
  int64_t value, at;
};

bool is_position(ReduceOp op) { return op == ReduceOp::argmax || op == ReduceOp::argmin; }

// Returns what a fold that begins at an element has seen before it.
Seen start_of(ReduceOp op, int64_t at) {
  constexpr int64_t kLow = std::numeric_limits<int64_t>::min();
  switch (op) {
    case ReduceOp::prod:
    case ReduceOp::all: return {1, at};
    case ReduceOp::max:
    case ReduceOp::argmax:
    case ReduceOp::argmin: return {kLow, at};
    case ReduceOp::min: return {std::numeric_limits<int64_t>::max(), at};
    default: return {0, at};
  }
}

int64_t wrapped_sum(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
}
int64_t wrapped_product(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
}

// Adds what a later part of a fold has seen.
void join(ReduceOp op, Seen& to, const Seen& later) {
  switch (op) {
    case ReduceOp::prod: to.value = wrapped_product(to.value, later.value); break;
    case ReduceOp::max: to.value = std::max(to.value, later.value); break;
    case ReduceOp::min: to.value = std::min(to.value, later.value); break;
    case ReduceOp::any: to.value |= later.value; break;
    case ReduceOp::all: to.value &= later.value; break;
    case ReduceOp::argmax:
    case ReduceOp::argmin:
      if (later.value > to.value) to = later;
      break;
    default: to.value = wrapped_sum(to.value, later.value);
  }
}

// Integers with the order of the elements, whose largest is the extreme: NaN is above all, and the
// zeros are equal.
template <class T>
auto key_of(T x, bool is_least) {
  if constexpr (std::is_floating_point_v<T>) {
    using Key = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
    constexpr Key kMost = std::numeric_limits<Key>::max();
    const auto bits = std::bit_cast<Key>((is_least ? -x : x) + T{0});
    const Key ordered = bits ^ ((bits >> (8 * sizeof(T) - 1)) & kMost);
    return x == x ? ordered : kMost;
  } else {
    return static_cast<T>(is_least ? static_cast<T>(~x) : x);
  }
}

// The type of a sum of kBlock elements.
template <class T>
using Sum = std::conditional_t<sizeof(T) == 1, int32_t, int64_t>;

// Folds n adjacent elements, of which the first has position `at`.
template <class T>
Seen fold_run(ReduceOp op, const void* data, int64_t n, int64_t at) {
  const T* x = static_cast<const T*>(data);
  Seen seen = start_of(op, at);
  const auto each = [x, n](auto start, const auto& f) {
    auto v = start;
    for (int64_t i = 0; i < n; ++i) v = f(v, x[i]);
    return v;
  };
  if (op == ReduceOp::any) {
    seen.value = each(false, [](bool v, T e) { return v | (e != 0); });
  } else if (op == ReduceOp::all) {
    seen.value = each(true, [](bool v, T e) { return v & (e != 0); });
  } else if (is_position(op)) {
    const bool is_least = op == ReduceOp::argmin;
    using Key = decltype(key_of(T{}, is_least));
    const auto largest = [&](auto least) {
      return each(std::numeric_limits<Key>::min(),
                  [least](Key v, T e) { return std::max(v, key_of(e, least)); });
    };
    const Key best = is_least ? largest(std::true_type()) : largest(std::false_type());
    int64_t i = 0;
    while (i + 1 < n && key_of(x[i], is_least) != best) ++i;
    seen = {best, at + i};
  } else if constexpr (std::is_integral_v<T>) {
    switch (op) {
      case ReduceOp::max:
        seen.value = each(std::numeric_limits<T>::min(), [](T v, T e) { return std::max(v, e); });
        break;
      case ReduceOp::min:
        seen.value = each(std::numeric_limits<T>::max(), [](T v, T e) { return std::min(v, e); });
        break;
      case ReduceOp::prod:
        seen.value = each(int64_t{1}, [](int64_t v, T e) { return wrapped_product(v, e); });
        break;
      default:
        if constexpr (sizeof(T) == 8) seen.value = each(int64_t{0}, wrapped_sum);
        else seen.value = each(Sum<T>{0}, [](Sum<T> v, T e) { return v + e; });
    }
  }
  return seen;
}

// Folds a row of n elements into what each column has seen. `at`: the position of the row.
template <class T>
void fold_row(ReduceOp op, const void* data, int64_t n, int64_t at, int64_t* values,
              int64_t* positions) {
  const T* x = static_cast<const T*>(data);
  const auto each = [&](const auto& f) {
    for (int64_t c = 0; c < n; ++c) values[c] = f(values[c], x[c]);
  };
  if (op == ReduceOp::any) return each([](int64_t v, T e) { return v | (e != 0); });
  if (op == ReduceOp::all) return each([](int64_t v, T e) { return v & (e != 0); });
  if (is_position(op)) {
    for (int64_t c = 0; c < n; ++c) {
      const int64_t key = key_of(x[c], op == ReduceOp::argmin);
      positions[c] = key > values[c] ? at : positions[c];
      values[c] = std::max(values[c], key);
    }
    return;
  }
  if constexpr (std::is_integral_v<T>) {
    switch (op) {
      case ReduceOp::max: return each([](int64_t v, T e) { return std::max<int64_t>(v, e); });
      case ReduceOp::min: return each([](int64_t v, T e) { return std::min<int64_t>(v, e); });
      case ReduceOp::prod: return each([](int64_t v, T e) { return wrapped_product(v, e); });
      default: return each([](int64_t v, T e) { return wrapped_sum(v, e); });
    }
  }
}

struct Folds {
  decltype(&fold_run<float>) run;
  decltype(&fold_row<float>) row;
};
template <class T>
constexpr Folds kFolds{fold_run<T>, fold_row<T>};

// Returns the folds of a dtype. Narrower floats are folded as f32.
Folds folds_of(DType t) {
  switch (t) {
    case DType::f64: return kFolds<double>;
    case DType::i8: return kFolds<int8_t>;
    case DType::boolean:
    case DType::u8: return kFolds<uint8_t>;
    case DType::i32: return kFolds<int32_t>;
    case DType::i64: return kFolds<int64_t>;
    default: return kFolds<float>;
  }
}

class ExactReduce {
 public:
  ExactReduce(const Request& r, const FoldDims& dims, ReduceOp op)
      : dims_(dims),
        op_(op),
        in_(r.in[0].dtype),
        out_(r.out[0].dtype),
        folds_(folds_of(in_)),
        widen_(is_floating(in_) && size_of(in_) < 4 ? find_convert(in_, DType::f32) : nullptr) {
    const Dim* inner = dims_.n ? &dims_.dims[dims_.n - 1] : nullptr;
    has_columns_ = inner && inner->kind == DimKind::kept && inner->x == 1;
    column_ = has_columns_ ? dims_.take(DimKind::kept) : Dim{1, 0, 0, DimKind::kept};
    run_ = dims_.take(DimKind::reduced);
    tiles_ = (column_.extent + kColumns - 1) / kColumns;
    outputs_ = dims_.count(DimKind::kept) * tiles_;
    runs_ = dims_.count(DimKind::reduced);
    const int64_t each = runs_ * run_.extent * std::min(column_.extent, kColumns);
    grain_ = std::max<int64_t>(1, kGrain / std::max<int64_t>(each, 1));
    if (!has_columns_ && outputs_ < 16 && each >= 4 * kGrain) {
      in_run_ = (run_.extent + kPart - 1) / kPart;
      parts_ = std::min<int64_t>(runs_ * in_run_, 64);
    }
  }

  size_t workspace() const {
    return parts_ > 1 ? static_cast<size_t>(outputs_ * parts_) * sizeof(Seen) : 0;
  }

  void run(const Run& r) const {
    auto* x = static_cast<const char*>(r.in[0]);
    auto* y = static_cast<char*>(r.out[0]);
    if (parts_ > 1) return run_parts(r, x, y);
    r.jobs.run(outputs_, grain_, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t o = begin; o < end; ++o) {
        if (has_columns_) columns(x, y, o);
        else put(y, o, 0, fold(x, o, 0, runs_));
      }
    });
  }

 private:
  static constexpr int64_t kPart = 32768;

  void run_parts(const Run& r, const char* x, char* y) const {
    auto* seen = static_cast<Seen*>(r.workspace);
    const int64_t units = runs_ * in_run_;
    r.jobs.run(outputs_ * parts_, 1, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t part = i % parts_;
        seen[i] = fold(x, i / parts_, part * units / parts_, (part + 1) * units / parts_);
      }
    });
    for (int64_t o = 0; o < outputs_; ++o) {
      for (int64_t k = 1; k < parts_; ++k) join(op_, seen[o * parts_], seen[o * parts_ + k]);
      put(y, o, 0, seen[o * parts_]);
    }
  }

  // Returns n elements, adjacent and in a dtype that is folded.
  const void* block(const char* x, int64_t step, int64_t n, void* room, void* wide) const {
    if (step != 1 && n > 1) {
      gather(x, step, room, n, size_of(in_));
      x = static_cast<const char*>(room);
    }
    if (in_ == DType::boolean) {  // any byte but 0 is true
      for (int64_t i = 0; i < n; ++i) static_cast<char*>(wide)[i] = x[i] != 0;
    } else if (widen_) {
      widen_(x, wide, n);
    } else {
      return x;
    }
    return wide;
  }

  // Folds the units [begin, end) of output o; a unit is a part of a run.
  Seen fold(const char* x, int64_t o, int64_t begin, int64_t end) const {
    alignas(64) char room[kBlock * 8], wide[kBlock * 4];
    const int64_t length = in_run_ > 1 ? kPart : run_.extent;
    int64_t base = 0, ignored = 0;
    dims_.offsets(o, DimKind::kept, base, ignored);
    Seen seen = start_of(op_, begin % in_run_ * length);
    for (int64_t u = begin; u < end; ++u) {
      int64_t at = base;
      dims_.offsets(u / in_run_, DimKind::reduced, at, ignored);
      const int64_t from = u % in_run_ * length, to = std::min(from + length, run_.extent);
      for (int64_t i = from; i < to; i += kBlock) {
        const int64_t n = std::min(kBlock, to - i);
        const void* const e = block(x + (at + i * run_.x) * size_of(in_), run_.x, n, room, wide);
        join(op_, seen, folds_.run(op_, e, n, i));
      }
    }
    return seen;
  }

  // Folds down a tile of columns.
  void columns(const char* x, char* y, int64_t tile) const {
    alignas(64) char wide[kColumns * 4];
    int64_t values[kColumns], positions[kColumns];
    const int64_t o = tile / tiles_, from = tile % tiles_ * kColumns;
    const int64_t n = std::min(kColumns, column_.extent - from);
    const Seen start = start_of(op_, 0);
    std::fill_n(values, n, start.value);
    std::fill_n(positions, n, start.at);
    int64_t base = from, ignored = 0;
    dims_.offsets(o, DimKind::kept, base, ignored);
    for (int64_t l = 0; l < runs_; ++l) {
      int64_t at = base;
      dims_.offsets(l, DimKind::reduced, at, ignored);
      for (int64_t i = 0; i < run_.extent; ++i) {
        const char* const row = x + (at + i * run_.x) * size_of(in_);
        folds_.row(op_, block(row, 1, n, nullptr, wide), n, i, values, positions);
      }
    }
    for (int64_t c = 0; c < n; ++c) put(y, o, (from + c) * column_.y, {values[c], positions[c]});
  }

  void put(char* y, int64_t o, int64_t column, const Seen& s) const {
    int64_t x = 0, at = column;
    dims_.offsets(o, DimKind::kept, x, at);
    plain::store_int(out_, y + at * size_of(out_), 0, is_position(op_) ? s.at : s.value);
  }

  FoldDims dims_;
  ReduceOp op_;
  DType in_, out_;
  Folds folds_;
  Convert widen_;
  bool has_columns_;
  Dim column_, run_;
  // outputs_: results, or tiles of columns. runs_: runs of x for each. in_run_: parts of a run.
  // parts_: groups of these that are folded separately.
  int64_t tiles_, outputs_, runs_, in_run_ = 1, parts_ = 1, grain_;
};

}  // namespace

bool is_exact(const ReduceParams& p, DType x, DType y) {
  switch (p.op) {
    case ReduceOp::argmax:
    case ReduceOp::argmin:
    case ReduceOp::any:
    case ReduceOp::all: return true;
    case ReduceOp::sum: return is_integral(x) && (is_integral(y) || p.correction == 0);
    case ReduceOp::prod:
    case ReduceOp::max:
    case ReduceOp::min: return is_integral(x) && is_integral(y);
    default: return false;
  }
}

std::unique_ptr<Prepared> make_exact_reduce(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0];
  const ReduceOp op = r.get<ReduceParams>().op;
  if (is_floating(x.dtype) && size_of(x.dtype) == 1) {
    return why.refuse("cpu", "reduction of this dtype");
  }
  const FoldDims dims(y, x);
  if (is_position(op)) {  // is that in a row-major tensor
    int reduced = 0, runs = 0;
    for (int d = 0; d < x.rank(); ++d) reduced += y.shape[d] != x.shape[d];
    for (int i = 0; i < dims.n; ++i) runs += dims.dims[i].kind == DimKind::reduced;
    if (reduced > 1 && (runs > 1 || !is_contiguous(x.shape, x.stride))) {
      return why.refuse("cpu", "positions over several dims that are not adjacent");
    }
  }
  const ExactReduce e(r, dims, op);
  return prepared(
      "plain", [e](const Run& run) { e.run(run); }, e.workspace());
}

}  // namespace mpt::cpu
