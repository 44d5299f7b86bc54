// Adam on coded states, in two passes over a run of blocks: first the averages, which gives the new
// scales; then the parameters and the codes. The root and the division of the update take long, and
// the processor overlaps them with the encoding. An average does not depend on them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/rules.h"
#include "backends/cpu/simd/states.h"

#if defined(__AVX2__) && !defined(__AVX512F__)

namespace mpt::cpu::MPT_ISA {

// Prefetches 64 elements of the next run; the current run is at `at`. The passes read in bursts
// that are too short for the processor's own prefetching.
template <int kBits>
MPT_INLINE void prefetch_next_run(const MultiTensor& t, int64_t at) {
  const auto prefetch = [at](const void* p, int64_t size) MPT_INLINE_LAMBDA {
    const char* first = static_cast<const char*>(p) + (at + kRun) * size;
    for (int64_t i = 0; i < size; ++i) __builtin_prefetch(first + 64 * i);
  };
  prefetch(t.param, t.param_dtype == DType::f32 ? 4 : 2);
  prefetch(t.grad, t.grad_dtype == DType::f32 ? 4 : 2);
  prefetch(t.low, t.low ? 2 : 0);
  prefetch(t.copy, t.copy ? 2 : 0);
  for (int k = 0; k < 2; ++k)
    __builtin_prefetch(static_cast<const char*>(t.state[k].data) + (at + kRun) * kBits / 8);
}

// Decodes the averages, updates them in `ms` and `vs`, and stores their new scales.
template <int kBits>
MPT_INLINE void average_block(const Scalars<F>& r, const MultiTensor& t, int64_t at, const float* p,
                              const float* g, int64_t n, float* ms, float* vs, float inverse[2]) {
  float *m_scale = scale_of(t.state[0], at), *v_scale = scale_of(t.state[1], at);
  const auto m_of =
      Decoder<kBits, Signs::both>::of(code_book(format_of(kBits, Signs::both)), *m_scale);
  const auto v_of =
      Decoder<kBits, Signs::positive>::of(code_book(format_of(kBits, Signs::positive)), *v_scale);
  const auto* m_codes = static_cast<const uint8_t*>(t.state[0].data) + at * kBits / 8;
  const auto* v_codes = static_cast<const uint8_t*>(t.state[1].data) + at * kBits / 8;
  F m_largest = set(0), v_largest = set(0);
  for (int64_t i = 0; i < n; i += kLanes) {
    if (i % 64 == 0) prefetch_next_run<kBits>(t, at + i);
    const F d = Adam::decayed(r, load(p + i), load(g + i));
    const F m = Adam::mean(r, m_of.get(m_codes, i), d);
    const F v = Adam::mean_square(r, v_of.get(v_codes, i), d);
    store(ms + i, m);
    store(vs + i, v);
    m_largest = max_abs(m, m_largest);
    v_largest = max(v, v_largest);
  }
  const F max_float = set(3.4028234e38f);
  *m_scale = max_lane(min(m_largest, max_float));
  *v_scale = max_lane(min(v_largest, max_float));
  inverse[0] = inverse_of(*m_scale);
  inverse[1] = inverse_of(*v_scale);
}
// Updates the parameter from the averages and stores the codes.
template <int kBits>
MPT_INLINE void move_block(const Scalars<F>& r, const MultiTensor& t, int64_t at, float* p,
                           int64_t n, const float* ms, const float* vs, const float inverse[2]) {
  const auto code = encoder<kBits, Signs::positive>(inverse[1]);
  auto* m_codes = static_cast<uint8_t*>(t.state[0].data) + at * kBits / 8;
  auto* v_codes = static_cast<uint8_t*>(t.state[1].data) + at * kBits / 8;
  for (int64_t i = 0; i < n; i += 2 * kLanes) {
    __m256i words[2];
    for (int j = 0; j < 2; ++j) {
      const int64_t k = i + j * kLanes;
      const F v = load(vs + k);
      store(p + k, Adam::moved(r, load(p + k), load(ms + k), v));
      words[j] = code.get(v);
    }
    store_codes<kBits>(v_codes, i, words[0], words[1]);
  }
  encode_as<kBits, Signs::both>(ms, inverse[0], n, m_codes);
}

// Steps a run of whole blocks. Returns false, without a change, if step_blocks() must do it.
template <int kBits>
bool adam_on_codes(const StepScalars& r, const MultiTensor& t, int64_t at, float* p, const float* g,
                   int64_t n, StateRoom& room) {
  const int64_t block = t.state[0].block;
  if (r.kind != OptimizerKind::adam || r.amsgrad || n % block) return false;
  for (int64_t i = 0; i < n; i += block) {
    for (int k = 0; k < 2; ++k)
      if (!is_exact(*scale_of(t.state[k], at + i))) return false;
  }
  const Scalars<F> lanes = in_lanes(r);
  float *ms = room.values[0], *vs = room.values[1], inverse[kRun / 64][2];
  for (int64_t i = 0; i < n; i += block)
    average_block<kBits>(lanes, t, at + i, p + i, g + i, block, ms + i, vs + i, inverse[i / 64]);
  for (int64_t i = 0; i < n; i += block)
    move_block<kBits>(lanes, t, at + i, p + i, block, ms + i, vs + i, inverse[i / 64]);
  return true;
}

}  // namespace mpt::cpu::MPT_ISA

#else

namespace mpt::cpu::MPT_ISA {

template <int kBits>
MPT_INLINE bool adam_on_codes(const StepScalars&, const MultiTensor&, int64_t, float*, const float*,
                              int64_t, StateRoom&) {
  return false;
}

}  // namespace mpt::cpu::MPT_ISA

#endif
