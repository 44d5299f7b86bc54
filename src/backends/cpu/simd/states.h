// Optimizer states of a block, read as f32 and written in their format (backends/state_codes.h).
// For s of type StateValues or CodedStates, get<k>(s, i) returns sixteen values of state k from
// element i on, square<k>(s, i) the same for an average of squares (whose codes have no sign), and
// put<k>(s, i, v) stores them. Seen: the type that a formula sees, StateValues where it can be, so
// that the formulas are compiled once for them all.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/codes.h"
#include "backends/cpu/simd/multi.h"
#include "backends/cpu/simd/vec.h"
#include "backends/multi.h"

namespace mpt::cpu::MPT_ISA {

// Elements of a run, whose coded states are opened together, at most.
#if defined(__AVX2__) && !defined(__AVX512F__)
constexpr int64_t kRun = 2 * kStateBlock;
#else
constexpr int64_t kRun = kStateBlock;
#endif

// Buffers for the states of a run that are not read or written in place.
struct StateRoom {
  alignas(64) float values[kStates][kRun];
  alignas(64) uint8_t codes[kStates][kStateBlock];
};

// Repeats is_elementwise() (multi.h), which code per instruction set must not call (isa.h).
MPT_INLINE bool has_elements(const MultiTensor& t, const StepScalars& r, int k) {
  return t.state[k].data && !(r.one_value >> k & 1) && t.columns == 0;
}

// -- plain ----------------------------------------------------------------------------------------

// read: put() does not change the states.
enum class StateAccess : bool { update, read };

struct StateValues {
  const float* from[kStates];
  float* to[kStates];
  bool changed[kStates];  // states that a rule has put
};
template <int K>
MPT_INLINE F get(const StateValues& s, int64_t i) {
  return load(s.from[K] + i);
}
template <int K>
MPT_INLINE F square(const StateValues& s, int64_t i) {
  return get<K>(s, i);
}
template <int K>
MPT_INLINE void put(StateValues& s, int64_t i, F v) {
  s.changed[K] = true;
  store(s.to[K] + i, v);
}

struct PlainStates : StateValues {
  using Seen = StateValues;
  static constexpr bool kCoded = false;

  // Opens n elements from `at` on.
  MPT_ALWAYS void open(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                       StateRoom& room, StateAccess access) {
    one<0>(t, r, at, n, room, access);
    one<1>(t, r, at, n, room, access);
    one<2>(t, r, at, n, room, access);
  }
  // Opens whole vectors of states with a value per element.
  MPT_ALWAYS void open_whole(const MultiTensor& t, int64_t at) {
    for (int k = 0; k < kStates; ++k) from[k] = to[k] = static_cast<float*>(t.state[k].data) + at;
  }
  // Writes the values of a partial vector back.
  MPT_ALWAYS void close(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                        StateRoom& room) {
    for (int k = 0; n % kLanes && k < kStates; ++k) {
      if (!has_elements(t, r, k)) continue;
      float* values = static_cast<float*>(t.state[k].data);
      for (int64_t i = 0; i < n; ++i) values[at + i] = room.values[k][i];
    }
  }

  template <int K>
  MPT_ALWAYS void one(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                      StateRoom& room, StateAccess access) {
    float* values = static_cast<float*>(t.state[K].data) + at;
    from[K] = to[K] = room.values[K];
    if (K == 0 && t.columns > 0) {
      factored(t, at, n, to[K]);
    } else if (!has_elements(t, r, K)) {
      return;
    } else if (n % kLanes == 0) {
      from[K] = values;
      if (access == StateAccess::update) to[K] = values;
    } else {
      for (int64_t i = 0; i < n; ++i) to[K][i] = values[i];
      for (int64_t i = n; i % kLanes; ++i) to[K][i] = 0;
    }
  }

  // Computes the estimate of v from its row and column means.
  MPT_INLINE void factored(const MultiTensor& t, int64_t at, int64_t n, float* v) {
    for (int64_t i = n; i % kLanes; ++i) v[i] = 0;
    for (int64_t i = 0; i < n;) {
      const int64_t row = (at + i) / t.columns, column = (at + i) % t.columns;
      const int64_t left = t.columns - column, m = n - i < left ? n - i : left;
      const float by = static_cast<float>(t.row_scale[row]);
      const float* mean =
          static_cast<const float*>(t.state[1].data) + row / t.rows * t.columns + column;
      for (int64_t k = 0; k < m; ++k) v[i + k] = by * mean[k];
      i += m;
    }
  }
};

// -- coded ----------------------------------------------------------------------------------------

MPT_INLINE float inverse_of(float scale) {
  return 1 / (scale > 1.17549435e-38f ? scale : 1.17549435e-38f);
}
// Returns the largest magnitude. x has zeros from n to the end of its group.
MPT_INLINE float largest(const float* x, int64_t n) {
  F maxima[kUnroll];
  MPT_UNROLL maxima[j] = set(0);
  for (int64_t i = 0; i < n; i += kGroup) {
    MPT_UNROLL maxima[j] = max_abs(load(x + i + j * kLanes), maxima[j]);
  }
  for (int j = 1; j < kUnroll; ++j) maxima[0] = max(maxima[0], maxima[j]);
  return max_lane(min(maxima[0], set(3.4028234e38f)));
}

MPT_INLINE float* scale_of(const MultiState& s, int64_t at) {
  return s.scale + (at >> __builtin_ctz(static_cast<unsigned>(s.block)));
}

// Only the states that a rule has put are written.
template <int kBits>
struct CodedStates : StateValues {
  static constexpr bool kCoded = true;
  static constexpr int kWidth = kBits;
#if defined(__AVX512F__)  // decodes when a rule reads; the other instruction sets when opening
  using Seen = CodedStates;
  const uint8_t* codes[kStates];
  CodeLookup<kBits> lookup[kStates];
#else
  using Seen = StateValues;
#endif

  MPT_ALWAYS void open(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                       StateRoom& room, StateAccess) {
    one<0>(t, r, at, n, room);
    one<1>(t, r, at, n, room);
    one<2>(t, r, at, n, room);
  }
  MPT_ALWAYS void close(const MultiTensor& t, const StepScalars&, int64_t at, int64_t n,
                        StateRoom& room) {
    float inverse[kStates][kRun / 64];  // blocks have at least 64 elements
    for (int k = 0; k < kStates; ++k) {
      if (!changed[k]) continue;
      const MultiState& s = t.state[k];
      float* values = room.values[k];
      for (int64_t i = n; i % kGroup; ++i) values[i] = 0;
      for (int64_t i = 0; i < n; i += s.block) {
        const float scale = largest(values + i, n - i < s.block ? n - i : s.block);
        *scale_of(s, at + i) = scale;
        inverse[k][i / 64] = inverse_of(scale);
      }
    }
    for (int k = 0; k < kStates; ++k) {  // a second loop, so that the work of the states overlaps
      if (!changed[k]) continue;
      const MultiState& s = t.state[k];
      for (int64_t i = 0; i < n; i += s.block) {
        const int64_t m = n - i < s.block ? n - i : s.block;
        uint8_t* out = static_cast<uint8_t*>(s.data) + bytes(at + i);
        encode(s.format, room.values[k] + i, inverse[k][i / 64], m,
               m % kGroup ? room.codes[k] : out);
        for (int64_t e = 0; m % kGroup && e < bytes(m); ++e) out[e] = room.codes[k][e];
      }
    }
  }

  MPT_INLINE int64_t bytes(int64_t n) { return (n * kBits + 7) / 8; }
  template <int K>
  MPT_ALWAYS void one(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                      StateRoom& room) {
    const MultiState& s = t.state[K];
    from[K] = to[K] = room.values[K];
    changed[K] = false;
    if (!has_elements(t, r, K)) return;
#if defined(__AVX512F__)
    codes[K] = static_cast<const uint8_t*>(s.data) + bytes(at);
    lookup[K].set(code_book(s.format), *scale_of(s, at));
    if (n % kLanes) codes[K] = whole(codes[K], n, room.codes[K]);
#else
    for (int64_t i = 0; i < n; i += s.block) {
      const int64_t m = n - i < s.block ? n - i : s.block;
      const auto* codes = static_cast<const uint8_t*>(s.data) + bytes(at + i);
      if (m % kLanes) codes = whole(codes, m, room.codes[K]);
      decode(s.format, codes, *scale_of(s, at + i), m, to[K] + i);
    }
#endif
  }
  // Returns a copy of the codes of n elements, padded to a whole block.
  MPT_INLINE const uint8_t* whole(const uint8_t* codes, int64_t n, uint8_t* room) {
    for (int64_t i = 0; i < kStateBlock; ++i) room[i] = i < bytes(n) ? codes[i] : 0;
    return room;
  }
};
#if defined(__AVX512F__)
template <int K>
MPT_INLINE F get(const CodedStates<4>& s, int64_t i) {
  return s.lookup[K].look(load_halves(s.codes[K] + i / 2));
}
template <int K>
MPT_INLINE F square(const CodedStates<4>& s, int64_t i) {
  return get<K>(s, i);
}
template <int K>
MPT_INLINE F get(const CodedStates<8>& s, int64_t i) {
  const F side = to_float(load_bytes(s.codes[K] + i) - seti(127));
  const F v = s.lookup[K].look(abs(side) + set(0.5f));
  return as_float(bits(v) | (bits(side) & seti(INT32_MIN)));
}
template <int K>
MPT_INLINE F square(const CodedStates<8>& s, int64_t i) {
  return s.lookup[K].look(to_float(load_bytes(s.codes[K] + i)) + set(1.5f));
}
#endif

}  // namespace mpt::cpu::MPT_ISA
