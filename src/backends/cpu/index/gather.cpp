// index_select, gather, scatter and tri, line by line. Elements are copied by size and not by
// dtype; scatter's sums are by dtype.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>

#include "backends/cpu/dim_view.h"
#include "backends/cpu/index/index.h"
#include "backends/cpu/make.h"
#include "backends/cpu/walk.h"
#include "backends/long_sum.h"
#include "core/half.h"

namespace mpt::cpu {
namespace {

constexpr const char* kWho = "cpu index";

bool has_flag(const Request& r) { return r.out.size() > 1 && r.out[1]; }

int64_t* flag_in(const Run& run, bool given) {
  return given ? static_cast<int64_t*>(run.out[1]) : nullptr;
}

// Calls f with a null pointer whose type is an unsigned integer of `size` bytes.
template <class F>
void by_size(int64_t size, const F& f) {
  switch (size) {
    case 1: return f(static_cast<uint8_t*>(nullptr));
    case 2: return f(static_cast<uint16_t*>(nullptr));
    case 4: return f(static_cast<uint32_t*>(nullptr));
    default: return f(static_cast<uint64_t*>(nullptr));
  }
}

// Copies n elements.
template <class T>
void move(T* y, int64_t y_step, const T* x, int64_t x_step, int64_t n) {
  if (y_step == 1 && x_step == 1) {
    std::memmove(y, x, static_cast<size_t>(n) * sizeof(T));
  } else {
    for (int64_t i = 0; i < n; ++i) y[i * y_step] = x[i * x_step];
  }
}

template <class T>
void clear(T* y, int64_t step, int64_t n) {
  for (int64_t i = 0; i < n; ++i) y[i * step] = 0;
}

}  // namespace

std::unique_ptr<Prepared> make_index_select(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0], &index = r.in[1];
  const int dim = r.get<DimParams>().dim;
  if (!is_index(index.dtype) || index.rank() != 1)
    return why.refuse(kWho, "index [n] is i32 or i64");
  if (y.dtype != x.dtype) return why.refuse(kWho, "operands of different dtypes");
  DimView l({&y, &x}, dim, y.shape);
  if (!l.can_merge) return why.refuse(kWho, "the dims behind dim must merge");
  const int64_t n = index.shape[0], stride = index.stride[0], size = size_of(y.dtype);
  const bool is_i64 = index.dtype == DType::i64, flagged = has_flag(r);
  return prepared(kWho, [=](const Run& run) {
    const Indices indices{run.in[1], is_i64};
    int64_t* flag = flag_in(run, flagged);
    by_size(size, [&](auto* type) {
      using T = std::remove_pointer_t<decltype(type)>;
      auto* to = static_cast<T*>(run.out[0]);
      const auto* from = static_cast<const T*>(run.in[0]);
      // Chunks of lines. If one line is long, a chunk is a single line.
      run.jobs.run(l.outer * n, std::max<int64_t>(1, kGrain / std::max<int64_t>(l.inner, 1)),
                   [&](int64_t begin, int64_t end, int32_t) {
                     for (int64_t i = begin; i < end; ++i) {
                       const auto at = l.at(i / n);
                       const int64_t k = i % n, row = indices[k * stride];
                       T* q = to + at[0] + k * l.along[0];
                       if (row >= 0 && row < l.extent[1]) {
                         move(q, l.step[0], from + at[1] + row * l.along[1], l.step[1], l.inner);
                       } else {
                         clear(q, l.step[0], l.inner);
                         record_bad_index(flag, k);
                       }
                     }
                   });
    });
    // With nothing to copy, an index may still be out of range.
    if (l.outer * l.inner == 0)
      for (int64_t k = 0; k < n; ++k)
        if (indices[k * stride] < 0 || indices[k * stride] >= l.extent[1])
          record_bad_index(flag, k);
  });
}

std::unique_ptr<Prepared> make_gather(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0], &index = r.in[1];
  const int dim = r.get<DimParams>().dim;
  if (!is_index(index.dtype)) return why.refuse(kWho, "indices are i32 or i64");
  if (y.dtype != x.dtype) return why.refuse(kWho, "one dtype");
  DimView l({&y, &x, &index}, dim, y.shape);
  if (!l.can_merge) return why.refuse(kWho, "the dims behind dim must merge");
  const int64_t size = size_of(y.dtype), n = l.extent[0];
  const bool is_i64 = index.dtype == DType::i64, flagged = has_flag(r);
  // A job handles `piece` positions along dim, of one line.
  const int64_t piece =
      std::clamp<int64_t>(kGrain / std::max<int64_t>(l.inner, 1), 1, std::max<int64_t>(n, 1));
  const int64_t pieces = (n + piece - 1) / piece;
  return prepared(kWho, [=](const Run& run) {
    int64_t* flag = flag_in(run, flagged);
    by_size(size, [&](auto* type) {
      using T = std::remove_pointer_t<decltype(type)>;
      typed_indices(run.in[1], is_i64, [&](const auto* indices) {
        run.jobs.run(l.outer * pieces, 1, [&](int64_t begin, int64_t end, int32_t) {
          for (int64_t i = begin; i < end; ++i) {
            const auto at = l.at(i / pieces);
            T* q = static_cast<T*>(run.out[0]) + at[0];
            const T* p = static_cast<const T*>(run.in[0]) + at[1];
            const auto* index = indices + at[2];
            const int64_t first = i % pieces * piece, last = std::min(first + piece, n);
            for (int64_t k = first; k < last; ++k) {
              for (int64_t j = 0; j < l.inner; ++j) {
                const int64_t row = index[k * l.along[2] + j * l.step[2]];
                const bool good = static_cast<uint64_t>(row) < static_cast<uint64_t>(l.extent[1]);
                q[k * l.along[0] + j * l.step[0]] =
                    good ? p[row * l.along[1] + j * l.step[1]] : T{0};
                if (!good) record_bad_index(flag, (i / pieces * n + k) * l.inner + j);
              }
            }
          }
        });
      });
    });
  });
}

std::unique_ptr<Prepared> make_tri(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0];
  if (y.dtype != x.dtype || y.rank() < 2) return why.refuse("cpu", "matrices of one dtype");
  const auto p = r.get<TriParams>();
  const int64_t columns = y.shape.back(), height = y.shape.back(1), size = size_of(y.dtype);
  const DimView l({&y, &x}, y.rank() - 1, y.shape);
  return prepared("cpu tri", [=](const Run& run) {
    by_size(size, [&](auto* type) {
      using T = std::remove_pointer_t<decltype(type)>;
      run.jobs.run(
          columns ? l.outer : 0, std::max<int64_t>(1, kGrain / std::max<int64_t>(columns, 1)),
          [&](int64_t begin, int64_t end, int32_t) {
            for (int64_t i = begin; i < end; ++i) {
              const auto at = l.at(i);
              T* q = static_cast<T*>(run.out[0]) + at[0];
              const T* from = static_cast<const T*>(run.in[0]) + at[1];
              // Columns [first, last) are kept.
              const int64_t edge = i % height + p.diagonal;
              const int64_t first = p.upper ? std::clamp<int64_t>(edge, 0, columns) : 0;
              const int64_t last = p.upper ? columns : std::clamp<int64_t>(edge + 1, 0, columns);
              const int64_t sy = l.along[0], sx = l.along[1];
              clear(q, sy, first);
              move(q + first * sy, sy, from + first * sx, sx, last - first);
              clear(q + last * sy, sy, columns - last);
            }
          });
    });
  });
}

namespace {

// Returns how many adjacent lines one job handles, so that their sums stay in a cache.
int64_t chunk_of_lines(int64_t inner, int64_t extent) {
  return std::clamp<int64_t>(kGrain / std::max<int64_t>(extent, 1), 1, std::max<int64_t>(inner, 1));
}

// Calls visit(row of y, k, j) for the elements of src in the adjacent lines [begin, end). Operands
// of the view: y, index, src.
template <class Index, class Visit>
void each_source(const DimView& l, const std::array<int64_t, 3>& at, const Index* indices,
                 int64_t line, int64_t begin, int64_t end, int64_t* flag, const Visit& visit) {
  for (int64_t k = 0; k < l.extent[1]; ++k) {
    for (int64_t j = begin; j < end; ++j) {
      const int64_t row = indices[at[1] + k * l.along[1] + j * l.step[1]];
      if (row >= 0 && row < l.extent[0]) visit(row, k, j);
      else record_bad_index(flag, (line * l.extent[1] + k) * l.inner + j);
    }
  }
}

// Sums in f32, as LongSum does, and rounds once.
template <class T, float (*widen)(T), T (*narrow)(float)>
struct Wide {
  using Element = T;
  static constexpr bool kWide = true;
  static float load(T v) { return widen(v); }
  static T store(float v) { return narrow(v); }
};
template <class T>
struct Direct {
  using Element = T;
  static constexpr bool kWide = false;
};
float same(float v) { return v; }

// Calls f(y, src, offsets, line, begin, end, job, worker) for chunks of adjacent lines.
template <class T, class F>
void by_lines(const DimView& l, const Run& run, int64_t chunk, const F& f) {
  const int64_t per_outer = (l.inner + chunk - 1) / chunk;
  run.jobs.run(l.outer * per_outer, 1, [&](int64_t b, int64_t e, int32_t worker) {
    for (int64_t i = b; i < e; ++i) {
      const int64_t line = i / per_outer, begin = i % per_outer * chunk;
      const int64_t end = std::min(begin + chunk, l.inner);
      const auto at = l.at(line);
      T* y = static_cast<T*>(run.out[0]) + at[0];
      const T* src = static_cast<const T*>(run.in[1]) + at[2];
      f(y, src, at, line, begin, end, i, worker);
    }
  });
}

// How the sums of a line are computed, and the workspace that this takes. Operands of the view: y,
// index, src.
struct LineSums {
  enum class How { in_place, in_sums, sorted };
  How how = How::in_place;
  int64_t chunk = 1, slots = 1;  // lines of a job; jobs that run at once
  size_t bytes = 0;              // workspace of a job

  // Few f32 are added to y one by one. If there are many indices, each element of y has a sum; of a
  // long y with fewer indices, those of an element are found by sorting.
  LineSums(const DimView& l, DType dtype, int64_t lines, int32_t workers) : chunk(lines) {
    if (!is_half(dtype) && dtype != DType::f32) return;
    const int64_t n = l.extent[1], rows = l.extent[0];
    if (dtype == DType::f32 && n <= LongSum::kBlock) return;
    slots = std::min<int64_t>(std::max(workers, 1), l.outer * ((l.inner + chunk - 1) / chunk));
    const bool narrow = n < int64_t{1} << 31 && rows < int64_t{1} << 31;
    how = rows > kGrain && 2 * n < rows && narrow ? How::sorted : How::in_sums;
    bytes = how == How::sorted ? static_cast<size_t>(2 * n) * sizeof(Item<int32_t>)
                               : static_cast<size_t>(chunk * rows) * sizeof(LongSum);
  }
  size_t workspace() const { return static_cast<size_t>(slots) * bytes; }
  void* slot(const Run& run, int64_t job, int64_t jobs, int32_t worker) const {
    return static_cast<char*>(run.workspace) + (jobs <= slots ? job : worker) * bytes;
  }
};

template <class D, class Index>
void add_lines(const DimView& l, const Run& run, const Index* indices, int64_t* flag,
               const LineSums& how) {
  using T = typename D::Element;
  const int64_t jobs = l.outer * ((l.inner + how.chunk - 1) / how.chunk);
  by_lines<T>(
      l, run, how.chunk,
      [&](T* y, const T* src, const std::array<int64_t, 3>& at, int64_t line, int64_t begin,
          int64_t end, [[maybe_unused]] int64_t job, [[maybe_unused]] int32_t worker) {
        auto each = [&](int64_t first, int64_t last, const auto& visit) {
          each_source(l, at, indices, line, first, last, flag, visit);
        };
        auto to = [&](int64_t row, int64_t j) -> T& { return y[row * l.along[0] + j * l.step[0]]; };
        auto from = [&](int64_t k, int64_t j) { return src[k * l.along[2] + j * l.step[2]]; };
        if constexpr (!D::kWide) {
          each(begin, end, [&](int64_t row, int64_t k, int64_t j) {
            to(row, j) = static_cast<T>(to(row, j) + from(k, j));
          });
        } else if (how.how == LineSums::How::in_sums) {
          const int64_t width = end - begin;
          auto* const sums = static_cast<LongSum*>(how.slot(run, job, jobs, worker));
          for (int64_t row = 0; row < l.extent[0]; ++row)
            for (int64_t j = 0; j < width; ++j)
              sums[row * width + j] = LongSum::of(D::load(to(row, begin + j)));
          each(begin, end, [&](int64_t row, int64_t k, int64_t j) {
            sums[row * width + j - begin].add(D::load(from(k, j)));
          });
          for (int64_t row = 0; row < l.extent[0]; ++row)
            for (int64_t j = 0; j < width; ++j)
              to(row, begin + j) = D::store(sums[row * width + j].value());
        } else {
          auto* const items = static_cast<Item<int32_t>*>(how.slot(run, job, jobs, worker));
          for (int64_t j = begin; j < end; ++j) {
            int64_t n = 0;
            each(j, j + 1, [&](int64_t row, int64_t k, int64_t) {
              items[n++] = {static_cast<int32_t>(row), static_cast<int32_t>(k)};
            });
            const auto* order = sorted(items, items + l.extent[1], n, l.extent[0]);
            for (int64_t p = 0; p < n;) {
              T& sum = to(order[p].row, j);
              LongSum s = LongSum::of(D::load(sum));
              const int32_t row = order[p].row;
              for (; p < n && order[p].row == row; ++p) s.add(D::load(from(order[p].at, j)));
              sum = D::store(s.value());
            }
          }
        }
      });
}

template <class T, class Index>
void set_lines(const DimView& l, const Run& run, const Index* indices, int64_t* flag,
               int64_t chunk) {
  by_lines<T>(l, run, chunk,
              [&](T* y, const T* src, const std::array<int64_t, 3>& at, int64_t line, int64_t begin,
                  int64_t end, int64_t, int32_t) {
                each_source(
                    l, at, indices, line, begin, end, flag, [&](int64_t row, int64_t k, int64_t j) {
                      y[row * l.along[0] + j * l.step[0]] = src[k * l.along[2] + j * l.step[2]];
                    });
              });
}

}  // namespace

std::unique_ptr<Prepared> make_scatter(const Request& r, Why& why) {
  const Spec &y = r.out[0], &index = r.in[0], &src = r.in[1];
  const auto p = r.get<ScatterParams>();
  if (!is_index(index.dtype)) return why.refuse(kWho, "indices are i32 or i64");
  if (y.dtype != src.dtype) return why.refuse(kWho, "one dtype");
  DimView l({&y, &index, &src}, p.dim, index.shape);
  if (!l.can_merge) return why.refuse(kWho, "the dims behind dim must merge");
  if (p.op == ScatterOp::add && (is_f8(y.dtype) || y.dtype == DType::boolean)) {
    return why.refuse(kWho, "no sums of this dtype");
  }
  const int64_t chunk = chunk_of_lines(l.inner, l.extent[0]), size = size_of(y.dtype);
  const bool is_i64 = index.dtype == DType::i64, flagged = has_flag(r);
  const LineSums sums(l, p.op == ScatterOp::add ? y.dtype : DType::none, chunk, r.workers);
  return prepared(
      kWho,
      [=, dtype = y.dtype](const Run& run) {
        typed_indices(run.in[0], is_i64, [&](const auto* indices) {
          int64_t* flag = flag_in(run, flagged);
          auto add = [&](auto d) { add_lines<decltype(d)>(l, run, indices, flag, sums); };
          if (p.op == ScatterOp::set) {
            return by_size(size, [&](auto* type) {
              set_lines<std::remove_pointer_t<decltype(type)>>(l, run, indices, flag, chunk);
            });
          }
          switch (dtype) {
            case DType::f32:
              return sums.bytes ? add(Wide<float, same, same>()) : add(Direct<float>());
            case DType::f64: return add(Direct<double>());
            case DType::f16: return add(Wide<uint16_t, f16_to_f32, f32_to_f16>());
            case DType::bf16: return add(Wide<uint16_t, bf16_to_f32, f32_to_bf16>());
            case DType::i8:
            case DType::u8: return add(Direct<uint8_t>());
            case DType::i32: return add(Direct<uint32_t>());
            default: return add(Direct<uint64_t>());
          }
        });
      },
      sums.workspace());
}

}  // namespace mpt::cpu
