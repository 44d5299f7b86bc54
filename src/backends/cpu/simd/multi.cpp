// Flat passes over a piece of one tensor. A step works block by block in buffers that stay in L1:
// it reads a block as f32, updates it, and writes it in the storage format. Memory is read and
// written once.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/multi.h"

#include "backends/cpu/simd/adam_codes.h"
#include "backends/cpu/simd/formats.h"
#include "backends/cpu/simd/rules.h"
#include "backends/cpu/simd/states.h"
#include "backends/cpu/simd/vec.h"
#include "backends/multi.h"

namespace mpt::cpu::MPT_ISA {
namespace {

static_assert(kBlock == kStateBlock);

// -- gradients ------------------------------------------------------------------------------------

template <class D>
MPT_INLINE void read_grad_as(const void* grad, const Reading& r, int64_t at, int64_t n, float* g) {
  const auto* from = static_cast<const typename D::T*>(grad) + at;
  const ReadBy by = ReadBy::of(r);
  vectors(n, [&](int64_t i, int64_t m)
                 MPT_INLINE_LAMBDA { store(g + i, by.read(load_some<D>(from + i, m))); });
}
void read_grad(const MultiTensor& t, const Reading& r, int64_t at, int64_t n, float* g) {
  if (reads_unchanged(r)) return read_values(t.grad_dtype, t.grad, at, n, g);
  switch (t.grad_dtype) {
    case DType::f32: return read_grad_as<F32>(t.grad, r, at, n, g);
    case DType::bf16: return read_grad_as<BF16>(t.grad, r, at, n, g);
    case DType::f16: return read_grad_as<F16>(t.grad, r, at, n, g);
    default: return;
  }
}

void scale(const MultiTensor& t, const MultiChunk& chunk, const Reading& r) {
  alignas(64) float g[kBlock];
  for (int64_t at = chunk.begin, end = at + chunk.count; at < end; at += kBlock) {
    const int64_t left = end - at, n = left < kBlock ? left : kBlock;
    read_grad(t, r, at, n, g);
    write_values(t.grad_dtype, t.grad, at, n, g);
  }
}

// Statistics of blocks of gradients. Blocks are padded with zeros to whole vectors.
struct BlockStats {
  double squares = 0;
  F largest = set(0), wrong = set(0);

  // Adds a block without a limit. Returns false, without a change, if the sum of squares is not
  // finite in f32.
  template <class D>
  MPT_ALWAYS bool add(const typename D::T* g, int64_t n) {
    F sums[2] = {set(0), set(0)}, new_largest = largest;
    const auto one = [&](int64_t i, F& sum) MPT_INLINE_LAMBDA {
      const F a = abs(D::load(g + i));
      sum = fma(a, a, sum);
      new_largest = max(a, new_largest);
    };
    int64_t i = 0;
    for (; i + 2 * kLanes <= n; i += 2 * kLanes) {
      one(i, sums[0]);
      one(i + kLanes, sums[1]);
    }
    if (i < n) one(i, sums[0]);
    const auto block = static_cast<double>(sum(sums[0] + sums[1]));
    if (!(block < 3e38)) return false;
    squares += block;
    largest = new_largest;
    return true;
  }
  // Adds a block; non-finite values count as 0, others as at most `limit` (0: none).
  void add_limited(const float* g, int64_t n, float limit) {
    const F infinity = set(__builtin_inff()), high = limit > 0 ? set(limit) : infinity;
    F sum2[2] = {set(0), set(0)};
    for (int64_t i = 0; i < n; i += kLanes) {
      const F a = abs(load(g + i));
      const M finite = a < infinity;
      wrong = wrong + pick(finite, set(0), set(1));
      const F x = pick(finite, min(high, a), set(0));
      sum2[i / kLanes & 1] = fma(x, x, sum2[i / kLanes & 1]);
      largest = max(largest, x);
    }
    double block = static_cast<double>(sum(sum2[0] + sum2[1]));
    if (!(block < 3e38)) {  // the sum exceeds f32: again in double
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
  }
};

template <class D>
MPT_INLINE void stats_as(const void* grad, DType type, int64_t count, float limit, PassStats* out) {
  alignas(64) float room[kBlock];
  BlockStats s;
  for (int64_t at = 0; at < count; at += kBlock) {
    const int64_t left = count - at, n = left < kBlock ? left : kBlock;
    const auto* g = static_cast<const typename D::T*>(grad) + at;
    if (limit == 0 && n % kLanes == 0 && s.add<D>(g, n)) continue;
    read_values(type, grad, at, n, room);
    for (int64_t i = n; i % kLanes; ++i) room[i] = 0;
    s.add_limited(room, n, limit);
  }
  out->squares = s.squares;
  out->largest =
      static_cast<double>(fold(s.largest, [](float a, float b) { return a > b ? a : b; }));
  out->non_finite = any(s.wrong > set(0)) ? static_cast<int64_t>(sum(s.wrong)) : 0;
}
void stats(const void* grad, DType type, int64_t count, float limit, PassStats* out) {
  switch (type) {
    case DType::f32: return stats_as<F32>(grad, type, count, limit, out);
    case DType::bf16: return stats_as<BF16>(grad, type, count, limit, out);
    case DType::f16: return stats_as<F16>(grad, type, count, limit, out);
    default: return;
  }
}

// -- steps ----------------------------------------------------------------------------------------

// The parameter and the gradient of a block as f32: in place if they are f32 in whole vectors (and
// the gradient is read unchanged), else in buffers.
struct StepBlock {
  alignas(64) float p_room[kRun], g_room[kRun], before[kRun];
  bool is_skipped[kRun], any_skipped;
  float *p, *g;

  void read(const MultiTensor& t, const Reading& r, int64_t at, int64_t n, bool p_in_place,
            bool g_in_place) {
    p = p_in_place ? static_cast<float*>(t.param) + at : p_room;
    g = g_in_place ? static_cast<float*>(t.grad) + at : g_room;
    if (!p_in_place) read_param(t, at, n, p);
    if (!g_in_place) read_grad(t, r, at, n, g);
    for (int64_t i = n; !g_in_place && i % kGroup; ++i) g[i] = 0;
    for (int64_t i = n; i % kLanes; ++i) p[i] = 0;
  }
  void write(const MultiTensor& t, int64_t at, int64_t n) {
    for (int64_t i = 0; p == p_room && i < n; i += kBlock)
      write_param(t, at + i, n - i < kBlock ? n - i : kBlock, p + i);
    if (t.copy) write_values(t.copy_dtype, t.copy, at, n, p);
  }

  // Replaces non-finite gradients by 0; undo() restores their parameters. For coded states.
  void skip_non_finite(int64_t n) {
    F wrong[kUnroll];  // NaN if a gradient is not finite
    MPT_UNROLL wrong[j] = set(0);
    for (int64_t i = 0; i < n; i += kGroup) {
      MPT_UNROLL wrong[j] = fma(load(g + i + j * kLanes), set(0), wrong[j]);
    }
    for (int j = 1; j < kUnroll; ++j) wrong[0] = wrong[0] + wrong[j];
    any_skipped = any(is_nan(wrong[0]));
    for (int64_t i = 0; any_skipped && i < n; ++i) {
      is_skipped[i] = !(g[i] - g[i] == 0);
      g_room[i] = is_skipped[i] ? 0 : g[i];
      before[i] = p[i];
    }
    if (any_skipped) g = g_room;
  }
  void undo(int64_t begin, int64_t n, StateRoom& states) {
    for (int64_t i = 0; any_skipped && i < n; ++i) {
      if (!is_skipped[begin + i]) continue;
      p[begin + i] = before[begin + i];
      for (auto& values : states.values) values[i] = 0;
    }
  }
};

void write_copy(const MultiTensor& t, const MultiChunk& chunk) {
  alignas(64) float p[kBlock];
  for (int64_t at = chunk.begin, end = at + chunk.count; at < end; at += kBlock) {
    const int64_t left = end - at, n = left < kBlock ? left : kBlock;
    read_param(t, at, n, p);
    write_values(t.copy_dtype, t.copy, at, n, p);
  }
}

// Calls f(states, first element in the block, number) for runs whose states are opened together.
template <class States, class G>
MPT_INLINE void each_run(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                         StateRoom& room, StateAccess access, G f) {
  const int64_t run = States::kCoded && kRun == kStateBlock ? t.state[0].block : n;
  for (int64_t i = 0; i < n; i += run) {
    const int64_t m = n - i < run ? n - i : run;
    States s;
    s.open(t, r, at + i, m, room, access);
    f(s, i, m);
  }
}

template <class States>
void step_blocks(const MultiTensor& t, const MultiChunk& chunk, const Reading& reading,
                 const StepScalars& r) {
  const bool p_f32 = t.param_dtype == DType::f32,
             g_f32 = t.grad_dtype == DType::f32 && reads_unchanged(reading),
             in_place = p_f32 && g_f32 && !States::kCoded && !t.copy && t.columns == 0;
  StepBlock b;
  StateRoom room;
  int64_t at = chunk.begin;
  const int64_t end = at + chunk.count;
  for (int64_t n; at < end; at += n) {
    n = end - at;
    const int64_t buffer_size = States::kCoded ? kRun : kBlock;
    if (!in_place && n > buffer_size) n = buffer_size;
    if (!States::kCoded && n > kLanes) n -= n % kLanes;
    b.read(t, reading, at, n, p_f32 && n % kLanes == 0,
           g_f32 && n % (States::kCoded ? kGroup : kLanes) == 0);
    if (States::kCoded) b.skip_non_finite(n);
    bool done = false;
    if constexpr (States::kCoded)
      done = !b.any_skipped && adam_on_codes<States::kWidth>(r, t, at, b.p, b.g, n, room);
    if (!done)
      each_run<States>(t, r, at, n, room, StateAccess::update,
                       [&](States& s, int64_t i, int64_t m) {
                         update<typename States::Seen>(r, t, b.p + i, b.g + i, s, m);
                         if (States::kCoded) b.undo(i, m, room);
                         s.close(t, r, at + i, m, room);
                       });
    b.write(t, at, n);
  }
}

// Prefetches the first cache lines of a tensor. Small tensors end before the processor's own
// prefetching begins.
MPT_INLINE void prefetch_tensor(const MultiTensor& t) {
  for (int i = 0; i < 256; i += 64) {
    __builtin_prefetch(static_cast<const char*>(t.grad) + i);
    __builtin_prefetch(static_cast<const char*>(t.param) + i, 1);
    __builtin_prefetch(static_cast<const char*>(t.state[0].data) + i, 1);
    __builtin_prefetch(static_cast<const char*>(t.state[1].data) + i, 1);
  }
}

// Steps n chunks without buffers: each vector is read, updated and written at once. The remainder
// of a chunk goes through step_blocks(). D is the format of the gradient, P the access to the
// parameter.
template <class D, class P>
MPT_INLINE bool step_whole(const MultiTensor* tensors, const MultiChunk* chunks, int64_t n,
                           const Reading& reading, const StepScalars& scalars) {
  const StepScalars r = scalars;  // a copy cannot alias the memory that is written
  const Reading by = reading;
  DelayBuffer room;
  for (int64_t i = 0; i < n; ++i) {
    const MultiChunk& c = chunks[i];
    const MultiTensor& t = tensors[c.tensor];
    if (i + 2 < n && chunks[i + 2].begin == 0) prefetch_tensor(tensors[chunks[i + 2].tensor]);
    const P p = P::of(t, c.begin, &room);
    const GradOf<D> g(t.grad, c.begin, by);
    PlainStates s;
    s.open_whole(t, c.begin);
    const int32_t rest = c.count % kLanes, whole = c.count - rest;
    stream(r, p, g, s, whole);
    p.finish(whole);
    if (rest) step_blocks<PlainStates>(t, {c.tensor, rest, c.begin + whole}, reading, scalars);
  }
  return true;
}
// Steps the most frequent formats with step_whole(). Returns false for other formats and rules.
#if defined(__AVX2__)
bool step_at_once(const MultiTensor* tensors, const MultiChunk* chunks, int64_t n,
                  const Reading& reading, const StepScalars& r) {
  const MultiTensor& t = tensors[chunks->tensor];
  if (!streams(r.kind)) return false;
  const auto of = [&](DType param, DType grad, Master master) {
    return t.param_dtype == param && t.grad_dtype == grad && t.master == master;
  };
#define MPT_WHOLE(...) step_whole<__VA_ARGS__>(tensors, chunks, n, reading, r)
  if (t.copy) {
    if (!of(DType::f32, t.copy_dtype, Master::none)) return false;
    if (t.copy_dtype == DType::bf16) return MPT_WHOLE(BF16, CopiedParam<BF16>);
    return t.copy_dtype == DType::f16 && MPT_WHOLE(F16, CopiedParam<F16>);
  }
  if (of(DType::bf16, DType::bf16, Master::split)) return MPT_WHOLE(BF16, SplitParam);
  if (of(DType::bf16, DType::f32, Master::split)) return MPT_WHOLE(F32, SplitParam);
  if (of(DType::bf16, DType::bf16, Master::none)) return MPT_WHOLE(BF16, NarrowParam<BF16>);
  if (of(DType::f16, DType::f16, Master::none)) return MPT_WHOLE(F16, NarrowParam<F16>);
  if (of(DType::f32, DType::f32, Master::none)) return MPT_WHOLE(F32, Floats);
  if (of(DType::f32, DType::bf16, Master::none)) return MPT_WHOLE(BF16, Floats);
  return of(DType::f32, DType::f16, Master::none) && MPT_WHOLE(F16, Floats);
#undef MPT_WHOLE
}
#else
bool step_at_once(const MultiTensor*, const MultiChunk*, int64_t, const Reading&,
                  const StepScalars&) {
  return false;
}
#endif

void step(const MultiTensor* tensors, const MultiChunk* chunks, int64_t n, const Reading& reading,
          const StepScalars& r) {
  const StateFormat format = tensors[chunks->tensor].state[0].format;
  if (format == StateFormat::plain && step_at_once(tensors, chunks, n, reading, r)) return;
  for (int64_t i = 0; i < n; ++i) {
    const MultiChunk& chunk = chunks[i];
    const MultiTensor& t = tensors[chunk.tensor];
    if (i + 2 < n && chunks[i + 2].begin == 0) prefetch_tensor(tensors[chunks[i + 2].tensor]);
    switch (format) {
      case StateFormat::plain: step_blocks<PlainStates>(t, chunk, reading, r); break;
      case StateFormat::signed8:
      case StateFormat::unsigned8: step_blocks<CodedStates<8>>(t, chunk, reading, r); break;
      case StateFormat::signed4:
      case StateFormat::unsigned4: step_blocks<CodedStates<4>>(t, chunk, reading, r); break;
    }
  }
}

template <class States>
void sums_as(const MultiTensor& t, const MultiChunk& chunk, const Reading& reading,
             const StepScalars& r, double out[2]) {
  StepBlock b;
  StateRoom room;
  out[0] = out[1] = 0;
  for (int64_t at = chunk.begin, end = at + chunk.count; at < end; at += kBlock) {
    const int64_t left = end - at, n = left < kBlock ? left : kBlock;
    const bool p_in_place = t.param_dtype == DType::f32 && n % kLanes == 0, g_in_place = false;
    b.read(t, reading, at, n, p_in_place, g_in_place);
    if (States::kCoded) b.skip_non_finite(n);
    each_run<States>(t, r, at, n, room, StateAccess::read, [&](States& s, int64_t i, int64_t m) {
      direct<typename States::Seen>(r, t, b.p + i, b.g + i, s, m);
    });
    for (int64_t i = n; i % kLanes; ++i) b.g[i] = 0;
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

void sums(const MultiTensor& t, const MultiChunk& chunk, const Reading& reading,
          const StepScalars& r, double out[2]) {
  switch (t.state[0].format) {
    case StateFormat::plain: return sums_as<PlainStates>(t, chunk, reading, r, out);
    case StateFormat::signed8:
    case StateFormat::unsigned8: return sums_as<CodedStates<8>>(t, chunk, reading, r, out);
    case StateFormat::signed4:
    case StateFormat::unsigned4: return sums_as<CodedStates<4>>(t, chunk, reading, r, out);
  }
}

void row_means(const MultiTensor& t, const Reading& reading, const StepScalars& r, int64_t begin,
               int64_t end) {
  auto* state = static_cast<float*>(t.state[0].data);
  alignas(64) float g[kBlock];
  for (int64_t row = begin; row < end; ++row) {
    double total = 0;
    for (int64_t c = 0; c < t.columns; c += kBlock) {
      const int64_t left = t.columns - c, n = left < kBlock ? left : kBlock;
      read_grad(t, reading, row * t.columns + c, n, g);
      for (int64_t i = n; i % kLanes; ++i) g[i] = 0;
      F s = set(0);
      for (int64_t i = 0; i < n; i += kLanes) s = fma(load(g + i), load(g + i), s);
      total += static_cast<double>(sum(s));
    }
    const auto mean = static_cast<float>(total / static_cast<double>(t.columns));
    state[row] += r.one_minus_beta2 * (mean - state[row]);
  }
}

void column_means(const MultiTensor& t, const Reading& reading, const StepScalars& r,
                  int64_t matrix, int64_t begin, int64_t end) {
  alignas(64) float g[kBlock], total[kBlock];
  for (int64_t at = begin; at < end; at += kBlock) {
    const int64_t left = end - at, n = left < kBlock ? left : kBlock;
    for (int64_t i = 0; i < kBlock; ++i) total[i] = 0;
    for (int64_t row = 0; row < t.rows; ++row) {
      read_grad(t, reading, (matrix * t.rows + row) * t.columns + at, n, g);
      for (int64_t i = 0; i < n; i += kLanes)
        store(total + i, fma(load(g + i), load(g + i), load(total + i)));
    }
    float* to = static_cast<float*>(t.state[1].data) + matrix * t.columns + at;
    for (int64_t i = 0; i < n; ++i)
      to[i] += r.one_minus_beta2 * (total[i] / static_cast<float>(t.rows) - to[i]);
  }
}

// Splits n values; x may end in a partial vector.
void split(const float* x, uint16_t* hi, uint16_t* lo, int64_t n) {
  const int64_t whole = n - n % kLanes;
  float tail[kLanes] = {};
  for (int64_t i = whole; i < n; ++i) tail[i - whole] = x[i];
  split_block(x, whole, hi, lo);
  split_block(tail, n - whole, hi + whole, lo + whole);
}
void join(const uint16_t* hi, const uint16_t* lo, float* x, int64_t n) {
  const int64_t whole = n - n % kLanes;
  float tail[kLanes];
  join_block(hi, lo, whole, x);
  join_block(hi + whole, lo + whole, n - whole, tail);
  for (int64_t i = whole; i < n; ++i) x[i] = tail[i - whole];
}

}  // namespace

const MultiTable multi_table = {stats, step,       sums,  row_means, column_means,
                                scale, write_copy, split, join};

}  // namespace mpt::cpu::MPT_ISA
