// index_add: finds the rows that are added to the same place by sorting the indices, and sums
// them as LongSum does.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/cpu/convert.h"
#include "backends/cpu/dim_view.h"
#include "backends/cpu/index/index.h"
#include "backends/cpu/make.h"
#include "backends/cpu/simd/rows.h"
#include "backends/cpu/walk.h"
#include "backends/long_sum.h"

namespace mpt::cpu {
namespace {

constexpr int64_t kColumns = 256;  // columns of a row that one job sums

// Adds rows of f32, f16 or bf16 to those with the same index. Operands of the view: y, src.
struct IndexAdd {
  DimView l;
  int64_t n, index_stride;
  bool is_i64, flagged;  // is_i64: of the indices; flagged: the flag is given
  int type;
  int64_t bytes;
  const RowTable* rows;
  Convert widen, narrow;

  // Elements of a row that are added up, with room for the row itself where it is not contiguous.
  struct Sums {
    alignas(64) float terms[kColumns];
    alignas(64) float blocks[kColumns];
    alignas(64) float total[kColumns];
    alignas(64) float room[kColumns];
  };

  // Adds part of a row of src, at the position of an item.
  void add(const Run& run, int64_t from, int64_t width, float* to, Sums& s) const {
    const void* row = static_cast<const char*>(run.in[1]) + from * bytes;
    if (l.step[1] != 1) {
      gather(row, l.step[1], s.room, width, bytes);
      row = s.room;
    }
    rows->add[type](to, row, width);
  }

  // Adds the rows of the items [first, last) to the row of y at `at`.
  template <class N>
  void add_all(const Run& run, int64_t at, int64_t from, const Item<N>* first, const Item<N>* last,
               int64_t width, Sums& s) const {
    char* const y = static_cast<char*>(run.out[0]) + at * bytes;
    const bool in_place = type == simd_f32 && l.step[0] == 1;
    float* const to = in_place ? reinterpret_cast<float*>(y) : s.terms;
    if (!in_place) {
      gather(y, l.step[0], s.room, width, bytes);
      widen(s.room, s.terms, width);
    }
    const auto join = [width](float* sum, float* more) {
      for (int64_t j = 0; j < width; ++j) sum[j] += more[j];
      std::fill_n(more, width, -0.f);
    };
    const bool is_long = last - first > LongSum::kBlock;
    if (is_long) {
      std::fill_n(s.blocks, width, -0.f);
      std::fill_n(s.total, width, -0.f);
    }
    for (int64_t n = 1; first < last; ++first, ++n) {
      add(run, from + first->at * l.along[1], width, to, s);
      if (is_long && n % LongSum::kBlock == 0) join(s.blocks, to);
      if (is_long && n % LongSum::kGroup == 0) join(s.total, s.blocks);
    }
    for (int64_t j = 0; is_long && j < width; ++j) to[j] = s.total[j] + (s.blocks[j] + to[j]);
    if (!in_place) {
      narrow(s.terms, s.room, width);
      scatter(s.room, y, l.step[0], width, bytes);
    }
  }

  template <class N>
  void apply(const Run& run) const {
    const Indices indices{run.in[0], is_i64};
    int64_t* flag = flagged ? static_cast<int64_t*>(run.out[1]) : nullptr;
    const int64_t extent = l.extent[0];
    auto* items = static_cast<Item<N>*>(run.workspace);
    int64_t good = 0;
    for (int64_t i = 0; i < n; ++i) {
      const int64_t row = indices[i * index_stride];
      if (row < 0 || row >= extent) record_bad_index(flag, i);
      else items[good++] = {static_cast<N>(row), static_cast<N>(i)};
    }
    if (good == 0) return;
    const Item<N>* order = sorted(items, items + n, good, extent);

    // A job is a (line, block of columns, run of sorted positions). A row belongs to the run in
    // which it starts.
    const int64_t blocks = (l.inner + kColumns - 1) / kColumns;
    const int64_t piece = std::max<int64_t>(1, kGrain / std::clamp<int64_t>(l.inner, 1, kColumns));
    const int64_t runs = (good + piece - 1) / piece;
    run.jobs.run(l.outer * blocks * runs, 1, [&](int64_t begin, int64_t end, int32_t) {
      Sums sums;
      for (int64_t i = begin; i < end; ++i) {
        const int64_t first = i / runs % blocks * kColumns;
        const int64_t width = std::min(kColumns, l.inner - first);
        const auto at = l.at(i / runs / blocks);
        int64_t p = i % runs * piece;
        const int64_t stop = std::min(p + piece, good);
        while (p > 0 && p < stop && order[p].row == order[p - 1].row) ++p;
        while (p < stop) {
          const N row = order[p].row;
          int64_t next = p + 1;
          while (next < good && order[next].row == row) ++next;
          add_all(run, at[0] + row * l.along[0] + first * l.step[0], at[1] + first * l.step[1],
                  order + p, order + next, width, sums);
          p = next;
        }
      }
    });
  }

  bool small() const { return n < int64_t{1} << 31 && l.extent[0] < int64_t{1} << 31; }
  size_t workspace() const {
    return static_cast<size_t>(2 * n) * (small() ? sizeof(Item<int32_t>) : sizeof(Item<int64_t>));
  }
  void operator()(const Run& run) const { small() ? apply<int32_t>(run) : apply<int64_t>(run); }
};

// Adds rows of a dtype that is summed in itself.
template <class T>
std::unique_ptr<Prepared> direct(const DimView& l, int64_t n, int64_t index_stride, bool is_i64,
                                 bool flagged) {
  return prepared("cpu index", [=](const Run& run) {
    const Indices indices{run.in[0], is_i64};
    int64_t* flag = flagged ? static_cast<int64_t*>(run.out[1]) : nullptr;
    const int64_t blocks = (l.inner + kColumns - 1) / kColumns;
    for (int64_t i = 0; i < n; ++i) {
      const int64_t row = indices[i * index_stride];
      if (row < 0 || row >= l.extent[0]) record_bad_index(flag, i);
    }
    run.jobs.run(l.outer * blocks, 1, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        const auto at = l.at(i / blocks);
        const int64_t first = i % blocks * kColumns, last = std::min(first + kColumns, l.inner);
        T* y = static_cast<T*>(run.out[0]) + at[0];
        const T* src = static_cast<const T*>(run.in[1]) + at[1];
        for (int64_t k = 0; k < n; ++k) {
          const int64_t row = indices[k * index_stride];
          if (row < 0 || row >= l.extent[0]) continue;
          for (int64_t j = first; j < last; ++j) {
            T& to = y[row * l.along[0] + j * l.step[0]];
            to = static_cast<T>(to + src[k * l.along[1] + j * l.step[1]]);
          }
        }
      }
    });
  });
}

}  // namespace

std::unique_ptr<Prepared> make_index_add(const Request& r, Why& why) {
  const Spec &y = r.out[0], &index = r.in[0], &src = r.in[1];
  if (!is_index(index.dtype) || index.rank() != 1)
    return why.refuse("cpu", "index [n] is i32 or i64");
  if (y.dtype != src.dtype) return why.refuse("cpu", "one dtype");
  const DimView l({&y, &src}, r.get<DimParams>().dim, y.shape);
  if (!l.can_merge) return why.refuse("cpu", "the dims behind dim must merge");
  const int64_t n = index.shape[0], stride = index.stride[0];
  const bool is_i64 = index.dtype == DType::i64, flagged = r.out.size() > 1 && r.out[1];
  const int type = simd_type(y.dtype);
  if (type >= 0) {
    const IndexAdd add{.l = l,
                       .n = n,
                       .index_stride = stride,
                       .is_i64 = is_i64,
                       .flagged = flagged,
                       .type = type,
                       .bytes = size_of(y.dtype),
                       .rows = &row_table(),
                       .widen = convert_table().convert[type][simd_f32],
                       .narrow = convert_table().convert[simd_f32][type]};
    return prepared(isa_name(), add, add.workspace());
  }
  switch (y.dtype) {
    case DType::f64: return direct<double>(l, n, stride, is_i64, flagged);
    case DType::i8:
    case DType::u8: return direct<uint8_t>(l, n, stride, is_i64, flagged);
    case DType::i32: return direct<uint32_t>(l, n, stride, is_i64, flagged);
    case DType::i64: return direct<uint64_t>(l, n, stride, is_i64, flagged);
    default: return why.refuse("cpu", "no sums of this dtype");
  }
}

}  // namespace mpt::cpu
