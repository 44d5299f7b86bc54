// Tensors of optimizer passes in every format, and the passes of a backend over them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <deque>
#include <random>
#include <span>
#include <thread>
#include <vector>

#include "backends/backend.h"
#include "backends/multi.h"
#include "core/half.h"
#include "optim/rule.h"

namespace mpt {

inline void on_threads(void*, int64_t n, int64_t, JobFn fn, void* job) {
  std::vector<std::thread> threads;
  for (int w = 0; w < 3; ++w) {
    threads.emplace_back([=] { fn(job, n * w / 3, n * (w + 1) / 3, w); });
  }
  for (auto& t : threads) t.join();
}

inline const RuleData& data_of(OptimizerKind kind) { return rule_info(kind).data; }
// Returns true if a state is one value of the whole tensor.
inline bool is_one_value(OptimizerKind kind, int state) {
  for (const StateInfo& s : data_of(kind).states)
    if (s.key && s.slot == state) return s.extent == StateExtent::one;
  return false;
}
// Returns what a schedule gives each group at each of its steps.
inline std::vector<Scheduled> scheduled_for(std::span<const Hyper> groups,
                                            std::span<const Schedule::Value> steps) {
  std::vector<Scheduled> out;
  for (const Schedule::Value& v : steps)
    for (const Hyper& h : groups) out.push_back({h.lr * v.factor, v.has_momentum, v.momentum});
  return out;
}
// Returns true if a step of the rule changes the state.
inline bool uses(const Hyper& h, int state) {
  for (const StateInfo& s : data_of(h.kind).states) {
    if (!s.key || s.slot != state) continue;
    if (s.with == KeptWith::momentum) return h.momentum != 0;
    if (s.with == KeptWith::amsgrad) return h.amsgrad;
    return s.with != KeptWith::centered || h.centered;
  }
  return false;
}

// Tensors of odd sizes in every format, with their plan. With `bad`, the gradient of each tensor of
// 300 elements is infinite in the middle.
struct Set {
  static constexpr int64_t kSizes[] = {1, 15, 16, 17, 255, 300, 20000, 64};
  std::vector<std::vector<unsigned char>> memory;
  std::vector<MultiTensor> tensors;
  std::deque<TensorScratch> scratch;  // stays in place as it grows
  std::vector<MultiChunk> chunks;
  std::vector<int32_t> units;
  std::vector<MultiPartial> partials;
  std::vector<Hyper> groups;
  std::vector<Schedule::Value> schedule = {{}};
  std::vector<Scheduled> scheduled;  // the plan's
  std::vector<int64_t> counts;       // each parameter has had `updates` updates
  std::mt19937 random{7};
  std::normal_distribution<float> normal;
  int64_t in_unit = 0;  // elements of the last unit

  void* bytes(int64_t n) {
    memory.emplace_back(static_cast<size_t>(n) + 64);
    return memory.back().data();
  }

  // `bits` is the size of states that are not f64. Adafactor's v is factored in tensors of 300
  // elements.
  Set(const Hyper& rule, bool bad, int bits = 32, int32_t block = 256, int64_t updates = 3)
      : groups{rule, rule} {
    memory.reserve(1000);
    const DType params[] = {DType::f32, DType::bf16, DType::f16, DType::f64, DType::none};
    const DType grads[] = {DType::f32, DType::bf16, DType::f16};
    units.push_back(0);
    for (DType p : params) {
      for (DType g : grads) {
        for (int64_t n : kSizes) {
          MultiTensor t = make_tensor(p, g, n);
          for (int k = 0; k < kStates; ++k) make_state(t, k, bits, block);
          if (is_factored(data_of(rule.kind)) && n == 300) {  // 5 matrices of 3 x 20
            t.rows = 3;
            t.columns = 20;
            t.row_scale = static_cast<double*>(bytes(n / t.columns * 8));
          }
          fill(t, bad && n == 300 ? n / 2 : -1);
          add_chunks(n);
          tensors.push_back(t);
        }
      }
    }
    units.push_back(static_cast<int32_t>(chunks.size()));
    partials.resize(chunks.size());
    counts.assign(1 + tensors.size(), updates);
  }

  // Makes a tensor with a split master if `p` is none.
  MultiTensor make_tensor(DType p, DType g, int64_t n) {
    MultiTensor t;
    const bool split = p == DType::none;
    t.param_dtype = split ? DType::bf16 : p;
    t.grad_dtype = p == DType::f64 ? DType::f64 : g;
    t.count = n;
    t.scratch = &scratch.emplace_back();
    t.param = bytes(n * size_of(t.param_dtype));
    t.grad = bytes(n * size_of(t.grad_dtype));
    if (split) {
      t.low = bytes(n * 2);
      t.master = Master::split;
    }
    if (p == DType::f32) {
      t.copy = bytes(n * 2);
      t.copy_dtype = DType::f16;
    }
    // Eleven tensors in a row have the same group, so some units have both groups.
    t.group = static_cast<int32_t>(tensors.size() / 11 % 2);
    t.slot = static_cast<int32_t>(tensors.size());
    return t;
  }
  void make_state(MultiTensor& t, int k, int bits, int32_t block) {
    const OptimizerKind kind = groups[0].kind;
    const bool is_f64 = t.param_dtype == DType::f64;
    MultiState& s = t.state[k];
    s.data = bytes(t.count * (is_f64 ? 8 : 4));
    s.block = block;
    if (bits == 32 || is_f64 || is_one_value(kind, k)) return;
    const bool is_signed = !is_positive(data_of(kind), k);
    if (bits == 8) s.format = is_signed ? StateFormat::signed8 : StateFormat::unsigned8;
    else s.format = is_signed ? StateFormat::signed4 : StateFormat::unsigned4;
    s.scale = static_cast<float*>(bytes((t.count + block - 1) / block * 4));
  }
  // Writes random numbers; the gradient of element `bad` is infinite.
  void fill(MultiTensor& t, int64_t bad) {
    std::vector<float> states[kStates];
    for (int64_t i = 0; i < t.count; ++i) {
      const float v = normal(random), d = normal(random) * 0.1f;
      const auto put = [i](DType type, void* to, float x) {
        switch (type) {
          case DType::f32: static_cast<float*>(to)[i] = x; break;
          case DType::f64: static_cast<double*>(to)[i] = static_cast<double>(x); break;
          case DType::bf16: static_cast<uint16_t*>(to)[i] = f32_to_bf16(x); break;
          default: static_cast<uint16_t*>(to)[i] = f32_to_f16(x);
        }
      };
      put(t.param_dtype, t.param, v);
      put(t.grad_dtype, t.grad, i == bad ? INFINITY : d);
      if (t.low) static_cast<uint16_t*>(t.low)[i] = static_cast<uint16_t>(random());
      // State 1 is small: for centered RMSprop it is the mean gradient, which stays below the root
      // of the mean square, state 0.
      for (int k = 0; k < kStates; ++k) {
        const float state = std::fabs(v) * (k == 1 ? 0.1f : 1.f);
        if (is_coded(t.state[k].format))
          states[k].push_back(is_positive(data_of(groups[0].kind), k) ? state : v);
        else put(t.param_dtype == DType::f64 ? DType::f64 : DType::f32, t.state[k].data, state);
      }
    }
    for (int k = 0; k < kStates; ++k) {
      if (is_coded(t.state[k].format)) plain_encode(t.state[k], 0, t.count, states[k].data());
    }
  }
  // Cuts the next tensor into chunks and these into units.
  void add_chunks(int64_t n) {
    for (int64_t at = 0; at < n; at += kMultiUnit) {
      const int64_t m = std::min<int64_t>(kMultiUnit, n - at);
      if (in_unit + m > kMultiUnit) {
        units.push_back(static_cast<int32_t>(chunks.size()));
        in_unit = 0;
      }
      in_unit += m;
      chunks.push_back({static_cast<int32_t>(tensors.size()), static_cast<int32_t>(m), at});
    }
  }

  MultiPlan plan() {
    scheduled = scheduled_for(groups, schedule);
    return {.tensors = tensors,
            .chunks = chunks,
            .units = units,
            .partials = partials,
            .groups = groups,
            .scheduled = scheduled,
            .first_count = counts[0]};
  }
};

inline PassSize size_of(const MultiPlan& plan) {
  return {.tensors = static_cast<int64_t>(plan.tensors.size()),
          .chunks = static_cast<int64_t>(plan.chunks.size()),
          .units = static_cast<int64_t>(plan.units.size())};
}
// Returns the operand `numbers` of an update.
inline std::vector<uint64_t> numbers_of(const MultiPlan& plan) {
  const size_t steps = plan.groups.empty() ? 0 : plan.scheduled.size() / plan.groups.size();
  std::vector<uint64_t> memory(UpdateNumbers::bytes(plan.groups.size(), steps) / 8);
  auto& n = *reinterpret_cast<UpdateNumbers*>(memory.data());
  n = {.groups = static_cast<int64_t>(plan.groups.size()),
       .scheduled = static_cast<int64_t>(steps),
       .first_count = plan.first_count,
       .seed = plan.seed,
       .draw = plan.draw};
  std::copy(plan.groups.begin(), plan.groups.end(), n.first_group());
  std::copy(plan.scheduled.begin(), plan.scheduled.end(), n.first_scheduled());
  return memory;
}

// Operands of a pass that may be absent.
struct PassOperands {
  std::span<int64_t> counts = {};
  double* scaler = nullptr;
  const DecisionReport* report = nullptr;
  const int64_t* shift = nullptr;
};

// Runs multi_stats or multi_step. out: the statistics or decisions.
inline void run(const Backend& b, Kernel k, const MultiPlan& plan, std::vector<double>& out,
                const void* scalars, const Jobs& jobs, const PassOperands& o = {}) {
  const Spec rows{DType::f64, {static_cast<int64_t>(out.size()) / 4, 4}, {4, 1}};
  const Spec counts{DType::i64, {static_cast<int64_t>(o.counts.size())}, {1}};
  const Spec bytes{DType::u8, {int64_t{1} << 20}, {1}}, shift{DType::i64, {1}, {1}}, none{};
  const std::vector<uint64_t> numbers = numbers_of(plan);
  std::vector<Spec> outs, ins;
  std::vector<void*> to;
  std::vector<const void*> from;
  if (k == Kernel::multi_step) {
    outs = {rows, o.counts.empty() ? none : counts, none, none};
    to = {out.data(), o.counts.empty() ? nullptr : o.counts.data(), o.scaler, plan.partials.data()};
    ins = {none, o.shift ? shift : none, bytes, bytes, bytes, bytes};
    from = {o.report,           o.shift,           plan.tensors.data(),
            plan.chunks.data(), plan.units.data(), numbers.data()};
  } else {
    outs = {rows, none};
    to = {out.data(), plan.partials.data()};
    ins = {none, bytes, bytes, bytes};
    from = {o.scaler, plan.tensors.data(), plan.chunks.data(), plan.units.data()};
  }
  Why why;
  auto p = prepare(b, {.kernel = k, .out = outs, .in = ins}, why);
  ASSERT_TRUE(p) << why.text;
  p->run({to.data(), from.data(), scalars, nullptr, jobs});
}

// Updates the set. `decision` has a row for each of its two groups.
inline void step(const Backend& b, Set& set, std::vector<double> decision,
                 const Jobs& jobs = Jobs()) {
  const MultiPlan plan = set.plan();
  const UpdateScalars s{size_of(plan)};
  run(b, Kernel::multi_step, plan, decision, &s, jobs, {.counts = set.counts});
}

inline double value(DType type, const void* p, int64_t i) {
  switch (type) {
    case DType::f32: return static_cast<double>(static_cast<const float*>(p)[i]);
    case DType::f64: return static_cast<const double*>(p)[i];
    case DType::bf16: return static_cast<double>(bf16_to_f32(static_cast<const uint16_t*>(p)[i]));
    default: return static_cast<double>(f16_to_f32(static_cast<const uint16_t*>(p)[i]));
  }
}

inline double param(const MultiTensor& t, int64_t i) {
  if (!t.low) return value(t.param_dtype, t.param, i);
  const uint32_t lo = static_cast<uint16_t*>(t.low)[i], hi = static_cast<uint16_t*>(t.param)[i];
  return static_cast<double>(std::bit_cast<float>((hi - (lo >> 15)) << 16 | lo));
}

inline int code(const MultiState& s, int64_t i) {
  const auto* codes = static_cast<const uint8_t*>(s.data);
  return bits_of(s.format) == 8 ? codes[i] : codes[i / 2] >> (i % 2 ? 0 : 4) & 15;
}

inline Hyper rule_of(OptimizerKind kind, int variant) {
  Hyper h{.kind = kind};
  h.lr = 0.01;
  h.weight_decay = variant & 1 ? 0.1 : 0;
  h.momentum = variant ? 0.9 : 0;
  h.dampening = 0.2;
  h.nesterov = variant == 2;
  h.amsgrad = variant == 1;
  h.centered = variant == 1;
  h.maximize = variant == 3;
  h.beta2 = 0.99;
  h.beta3 = 0.999;
  h.alpha = 0.9;
  h.lr_decay = 0.1;
  h.trust_coefficient = 0.05;
  h.trust_clip = variant & 1;
  h.min_rms = 0.01;
  h.clip_threshold = variant & 1 ? 0.5 : 2;
  return h;
}
// Returns the number of earlier updates with a variant. The states of these tests are not those of
// a first update, which Adafactor's averages would show.
inline int64_t updates_of(OptimizerKind kind, int variant) {
  return variant == 3 && !is_factored(data_of(kind)) ? 0 : 3;
}

}  // namespace mpt
