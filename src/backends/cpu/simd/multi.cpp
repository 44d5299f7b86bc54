// Flat passes over a piece of one tensor. A step goes block by block through buffers in the first
// cache: read as f32, update, write in the storage format; memory sees each stream once.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/multi.h"

#include "backends/cpu/simd/formats.h"
#include "backends/cpu/simd/rules.h"
#include "backends/cpu/simd/vec.h"
#include "backends/multi.h"

namespace mpt::cpu::MPT_ISA {
namespace {

// -- gradients
// --------------------------------------------------------------------------------------

void read_grad(const StepPass& t, int64_t at, int64_t n, float* g) {
  read_block(t.grad_type, t.grad, nullptr, at, n, g);
  const F multiplier = set(t.multiplier), clip = set(t.clip), high = set(t.limit), low = neg(high);
  for (int64_t i = 0; i < n; i += kLanes) {
    F v = load(g + i) * multiplier;
    if (t.limit > 0) v = pick(is_nan(v), v, min(high, max(low, v)));
    store(g + i, v * clip);
  }
}

void scale(const StepPass& t, int64_t begin, int64_t count) {
  alignas(64) float g[kBlock];
  for (int64_t at = begin; at < begin + count; at += kBlock) {
    const int64_t left = begin + count - at, n = left < kBlock ? left : kBlock;
    read_grad(t, at, n, g);
    write_block(t.grad_type, t.grad, nullptr, at, n, g);
  }
}

void stats(const void* grad, PassType type, int64_t count, float limit, PassStats* out) {
  alignas(64) float g[kBlock];
  double squares = 0;
  float largest = 0;
  int64_t bad = 0;
  const F infinity = set(__builtin_inff()), high = limit > 0 ? set(limit) : infinity;
  for (int64_t at = 0; at < count; at += kBlock) {
    const int64_t left = count - at, n = left < kBlock ? left : kBlock;
    for (int64_t i = n - n % kLanes; i < kBlock && i < n + kLanes; ++i) g[i] = 0;
    read_block(type, grad, nullptr, at, n, g);
    F sum2[2] = {set(0), set(0)}, top = set(0), wrong = set(0);
    for (int64_t i = 0; i < n; i += kLanes) {
      const F v = load(g + i), a = abs(v);
      const M finite = a < infinity;
      wrong = wrong + pick(finite, set(0), set(1));
      const F x = pick(finite, min(high, a), set(0));
      sum2[i / kLanes & 1] = fma(x, x, sum2[i / kLanes & 1]);
      top = max(top, x);
    }
    double block = static_cast<double>(sum(sum2[0] + sum2[1]));
    if (!(block < 3e38)) {  // squares past f32: once more in double
      block = 0;
      for (int64_t i = 0; i < n; ++i) {
        const double v = __builtin_fabs(static_cast<double>(g[i]));
        const double x =
            v <= 3.5e38
                ? (limit > 0 && v > static_cast<double>(limit) ? static_cast<double>(limit) : v)
                : 0;
        block += x * x;
      }
    }
    squares += block;
    bad += static_cast<int64_t>(sum(wrong));
    const float most = fold(top, [](float a, float b) { return a > b ? a : b; });
    largest = most > largest ? most : largest;
  }
  out->squares = squares;
  out->largest = static_cast<double>(largest);
  out->non_finite = bad;
}

// -- states: where a block's f32 values are, in memory or read into the buffer
// ----------------------

float* read_state(const PassState& s, int64_t at, int64_t n, float* buffer) {
  if (!s.data) return nullptr;
  float* values = static_cast<float*>(s.data) + at;
  const int64_t tail = n % kLanes;
  if (!tail) return values;
  for (int64_t i = n; i < n - tail + kLanes; ++i) buffer[i] = 0;
  for (int64_t i = 0; i < n; ++i) buffer[i] = values[i];
  return buffer;
}
void write_state(const PassState& s, int64_t at, int64_t n, const float* values) {
  if (!s.data || n % kLanes == 0) return;  // it was in place
  float* to = static_cast<float*>(s.data) + at;
  for (int64_t i = 0; i < n; ++i) to[i] = values[i];
}

void step(const StepPass& t, const StepScalars& r, int64_t begin, int64_t count) {
  alignas(64) float p[kBlock], g[kBlock], buffer[kStates][kBlock];
  for (int64_t at = begin; at < begin + count; at += kBlock) {
    const int64_t left = begin + count - at, n = left < kBlock ? left : kBlock;
    const int64_t tail = n % kLanes;
    float* s[kStates];
    for (int k = 0; k < kStates; ++k) s[k] = read_state(t.state[k], at, n, buffer[k]);
    read_grad(t, at, n, g);
    read_block(t.param_type, t.param, t.low, at, n, p);
    for (int64_t i = n; tail && i < n - tail + kLanes; ++i) p[i] = g[i] = 0;
    update(r, p, g, s, n);
    for (int k = 0; k < kStates; ++k) write_state(t.state[k], at, n, s[k]);
    write_block(t.param_type, t.param, t.low, at, n, p, t.key, t.first);
    write_block(t.copy_type, t.copy, nullptr, at, n, p);
  }
}

void split(const float* x, uint16_t* hi, uint16_t* lo, int64_t n) { split_block(x, n, hi, lo); }
void join(const uint16_t* hi, const uint16_t* lo, float* x, int64_t n) { join_block(hi, lo, n, x); }

}  // namespace

const MultiTable multi_table = {stats, step, scale, split, join};

}  // namespace mpt::cpu::MPT_ISA
