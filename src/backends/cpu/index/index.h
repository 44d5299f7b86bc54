// Indices of either width, and the flag that records the first index out of range.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>

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

}  // namespace mpt::cpu
