// Flat passes over a piece of one tensor. A step goes block by block through buffers in the first
// cache: read as f32, update, write in the storage format; memory sees each stream once.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/multi.h"

#include "backends/cpu/simd/formats.h"
#include "backends/cpu/simd/rules.h"
#include "backends/cpu/simd/states.h"
#include "backends/cpu/simd/vec.h"
#include "backends/multi.h"

namespace mpt::cpu::MPT_ISA {
namespace {

static_assert(kBlock == kStateBlock);

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

// -- steps
// -----------------------------------------------------------------------------------------

// One block in buffers: what a rule works on.
struct Block {
  alignas(64) float p[kBlock], g[kBlock], buffer[kStates][kBlock];
  float* s[kStates];
  bool lost[kBlock];  // gradients that were not finite, where states are coded
  bool any_lost;

  void read(const StepPass& t, int64_t at, int64_t n) {
    const int64_t tail = n % kLanes;
    bool coded = false;
    for (int k = 0; k < kStates; ++k) {
      s[k] = read_state(t.state[k], at, n, buffer[k]);
      coded |= s[k] && t.state[k].format != StateFormat::plain;
    }
    read_grad(t, at, n, g);
    read_block(t.param_type, t.param, t.low, at, n, p);
    for (int64_t i = n; tail && i < n - tail + kLanes; ++i) p[i] = g[i] = 0;
    if (t.row_scale) {
      for (int64_t i = n; tail && i < n - tail + kLanes; ++i) buffer[0][i] = 0;
      factored(t, at, n);
    }
    any_lost = coded && lose(n);
  }

  // The estimate of v for elements from `at` on.
  void factored(const StepPass& t, int64_t at, int64_t n) {
    s[0] = buffer[0];
    for (int64_t i = 0; i < n;) {
      const int64_t row = (at + i) / t.columns, column = (at + i) % t.columns;
      const int64_t left = t.columns - column, m = n - i < left ? n - i : left;
      const float by = static_cast<float>(t.row_scale[row]);
      const float* mean = t.column_mean + row / t.rows * t.columns + column;
      for (int64_t k = 0; k < m; ++k) s[0][i + k] = by * mean[k];
      i += m;
    }
  }

  // Gradients that are not finite become zero.
  bool lose(int64_t n) {
    F wrong = set(0);  // NaN where one was
    for (int64_t i = 0; i < n; i += kLanes) wrong = fma(load(g + i), set(0), wrong);
    if (!any(is_nan(wrong))) return false;
    for (int64_t i = 0; i < n; ++i) {
      lost[i] = !(g[i] - g[i] == 0);
      if (lost[i]) g[i] = 0;
    }
    return true;
  }
};

void step(const StepPass& t, const StepScalars& r, int64_t begin, int64_t count) {
  Block b;
  float before[kBlock];
  for (int64_t at = begin; at < begin + count; at += kBlock) {
    const int64_t left = begin + count - at, n = left < kBlock ? left : kBlock;
    b.read(t, at, n);
    for (int64_t i = 0; b.any_lost && i < n; ++i) before[i] = b.p[i];
    update(r, t, b.p, b.g, b.s, n);
    for (int64_t i = 0; b.any_lost && i < n; ++i) {
      if (!b.lost[i]) continue;
      b.p[i] = before[i];
      for (float* s : b.s)
        if (s) s[i] = 0;
    }
    for (int k = 0; k < kStates; ++k) scale_state(t.state[k], at, n, b.s[k]);
    for (int k = 0; k < kStates; ++k) write_state(t.state[k], at, n, b.s[k]);
    write_block(t.param_type, t.param, t.low, at, n, b.p, t.key, t.first);
    write_block(t.copy_type, t.copy, nullptr, at, n, b.p);
  }
}

void sums(const StepPass& t, const StepScalars& r, int64_t begin, int64_t count, double out[2]) {
  Block b;
  out[0] = out[1] = 0;
  for (int64_t at = begin; at < begin + count; at += kBlock) {
    const int64_t left = begin + count - at, n = left < kBlock ? left : kBlock;
    b.read(t, at, n);
    for (int k = 0; k < kStates; ++k) {  // the states are to stay
      if (!b.s[k] || b.s[k] == b.buffer[k]) continue;
      __builtin_memcpy(b.buffer[k], b.s[k], static_cast<size_t>(n) * sizeof(float));
      b.s[k] = b.buffer[k];
    }
    direct(r, t.row_scale, b.p, b.g, b.s, n);
    F p2 = set(0), x2 = set(0);
    for (int64_t i = 0; i < n; i += kLanes) {
      const F p = load(b.p + i), x = load(b.g + i);
      p2 = fma(p, p, p2);
      x2 = fma(x, x, x2);
    }
    out[0] += static_cast<double>(sum(p2));
    out[1] += static_cast<double>(sum(x2));
  }
}

void row_means(const StepPass& t, const StepScalars& r, float* state, int64_t begin, int64_t end) {
  alignas(64) float g[kBlock];
  for (int64_t row = begin; row < end; ++row) {
    double total = 0;
    for (int64_t c = 0; c < t.columns; c += kBlock) {
      const int64_t left = t.columns - c, n = left < kBlock ? left : kBlock;
      read_grad(t, row * t.columns + c, n, g);
      for (int64_t i = n; i % kLanes; ++i) g[i] = 0;
      F s = set(0);
      for (int64_t i = 0; i < n; i += kLanes) s = fma(load(g + i), load(g + i), s);
      total += static_cast<double>(sum(s));
    }
    const auto mean = static_cast<float>(total / static_cast<double>(t.columns));
    state[row] += r.rest2 * (mean - state[row]);
  }
}

void column_means(const StepPass& t, const StepScalars& r, float* state, int64_t matrix,
                  int64_t begin, int64_t end) {
  alignas(64) float g[kBlock], total[kBlock];
  for (int64_t at = begin; at < end; at += kBlock) {
    const int64_t left = end - at, n = left < kBlock ? left : kBlock;
    for (int64_t i = 0; i < kBlock; ++i) total[i] = 0;
    for (int64_t row = 0; row < t.rows; ++row) {
      read_grad(t, (matrix * t.rows + row) * t.columns + at, n, g);
      for (int64_t i = 0; i < n; i += kLanes)
        store(total + i, fma(load(g + i), load(g + i), load(total + i)));
    }
    float* to = state + matrix * t.columns + at;
    for (int64_t i = 0; i < n; ++i)
      to[i] += r.rest2 * (total[i] / static_cast<float>(t.rows) - to[i]);
  }
}

void split(const float* x, uint16_t* hi, uint16_t* lo, int64_t n) { split_block(x, n, hi, lo); }
void join(const uint16_t* hi, const uint16_t* lo, float* x, int64_t n) { join_block(hi, lo, n, x); }

}  // namespace

const MultiTable multi_table = {stats, step, sums, row_means, column_means, scale, split, join};

}  // namespace mpt::cpu::MPT_ISA
