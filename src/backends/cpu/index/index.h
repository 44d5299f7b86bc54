// Indices of either width, and the flag that records the first index out of range.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

#include "core/dtype.h"

namespace mpt::cpu {

// Indices that are read one by one.
struct Indices {
  const void* data;
  bool is_i64;  // otherwise i32
  int64_t operator[](int64_t i) const {
    return is_i64 ? static_cast<const int64_t*>(data)[i] : static_cast<const int32_t*>(data)[i];
  }
};

// Calls f with the indices as int32_t or int64_t.
template <class F>
void typed_indices(const void* data, bool is_i64, const F& f) {
  if (is_i64) f(static_cast<const int64_t*>(data));
  else f(static_cast<const int32_t*>(data));
}

inline bool is_index(DType t) { return t == DType::i32 || t == DType::i64; }

// Records the position of an index out of range. The flag is -1 before the first one, and keeps the
// lowest position, regardless of the order in which threads call this.
inline void record_bad_index(int64_t* flag, int64_t position) {
  if (flag == nullptr) return;
  std::atomic_ref<int64_t> f(*flag);
  int64_t seen = f.load(std::memory_order_relaxed);
  while (seen < 0 || position < seen) {
    if (f.compare_exchange_weak(seen, position, std::memory_order_relaxed)) return;
  }
}

// An index, and its position. N holds any.
template <class N>
struct Item {
  N row, at;
};

// Returns the items in the order of their rows, which are below `rows`; `spare` has room for as
// many. The sort is stable, so the positions of one row stay in order.
template <class N>
Item<N>* sorted(Item<N>* items, Item<N>* spare, int64_t n, int64_t rows) {
  constexpr int kDigit = 11;  // bits per radix pass
  for (int shift = 0; shift < 63 && rows >> shift; shift += kDigit) {
    int64_t start[(1 << kDigit) + 1] = {};
    auto digit = [&](const Item<N>& i) { return i.row >> shift & ((1 << kDigit) - 1); };
    for (int64_t i = 0; i < n; ++i) ++start[digit(items[i]) + 1];
    for (int i = 0; i < 1 << kDigit; ++i) start[i + 1] += start[i];
    for (int64_t i = 0; i < n; ++i) spare[start[digit(items[i])]++] = items[i];
    std::swap(items, spare);
  }
  return items;
}

}  // namespace mpt::cpu
