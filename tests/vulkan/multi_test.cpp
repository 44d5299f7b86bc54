// The optimizers' passes on a device have the bits of the host's base kernels: statistics,
// decisions, every rule, state format and master, and the scaler. Sums in f64 have another order
// than the host's, so that results that depend on them are within a bound. Run with
// MPT_CPU_ISA=base.
// SPDX-License-Identifier: Apache-2.0
#include "multi_plan.h"

namespace mpt::test {
namespace {

// An operand of a pass, in a plan's memory; no data: it is absent.
struct Part {
  DType dtype;
  Dims shape;
  const void* data;
};

// The operands of multi_step that are there, and where it runs.
struct StepOperands {
  bool has_counts = true, has_shift = false, has_scaler = true;
  std::initializer_list<bool> places = {false, true};
};

class Multi : public Kernels {
 protected:
  // Runs a kernel on the host, and queues it on the device. `places`: true for the device.
  static void run(Plan& plan, Kernel kernel, const std::vector<Part>& out,
                  const std::vector<Part>& in, const void* scalars, const void* params = nullptr,
                  size_t params_size = 0, std::initializer_list<bool> places = {false, true}) {
    static const Backend* const host[] = {&cpu_backend(), &ref_backend()};
    for (const bool on_device : places) {
      std::vector<Spec> outs, ins;
      std::vector<void*> to;
      std::vector<const void*> from;
      const auto add = [&](const Part& part, std::vector<Spec>& specs, auto& data) {
        specs.push_back(part.data ? Spec{part.dtype, part.shape, contiguous_strides(part.shape)}
                                  : Spec{});
        data.push_back(on_device ? plan.twin.there(part.data) : const_cast<void*>(part.data));
      };
      for (const Part& part : out) add(part, outs, to);
      for (const Part& part : in) add(part, ins, from);
      const Request r{.kernel = kernel,
                      .out = outs,
                      .in = ins,
                      .params = params,
                      .params_size = params_size,
                      .device = on_device ? &device() : nullptr};
      Why why;
      const auto p = prepare_best(on_device ? device().backends() : host, r, why);
      ASSERT_TRUE(p) << why.text;
      Pieces pieces(device());
      ASSERT_TRUE(on_device || !p->workspace);
      void* const room = p->workspace ? pieces.take(p->workspace) : nullptr;
      ASSERT_STREQ(nullptr, p->run({to.data(), from.data(), scalars, room, Jobs()}));
    }
  }

  static std::vector<Part> tables(const Plan& p) {
    const auto bytes = [](auto span) { return static_cast<int64_t>(span.size_bytes()); };
    return {{DType::u8, {bytes(p.tensors)}, p.tensors.data()},
            {DType::u8, {bytes(p.chunks)}, p.chunks.data()},
            {DType::u8, {bytes(p.units)}, p.units.data()}};
  }
  static Dims rows(const Plan& p) { return {static_cast<int64_t>(p.groups.size()), 4}; }

  static void stats(Plan& p, const StatsScalars& scalars, bool is_scaled = true) {
    StatsScalars s = scalars;
    s.size = p.size;
    std::vector<Part> in = {{DType::f64, {8}, is_scaled ? p.scaler : nullptr}};
    for (const Part& part : tables(p)) in.push_back(part);
    run(p, Kernel::multi_stats,
        {{DType::f64, rows(p), p.stats}, {DType::f64, {p.size.chunks, 3}, p.partials}}, in, &s);
  }
  static void decide(Plan& p, const void* optimizer_of_group, int64_t optimizers,
                     const DecideParams& params, const DecideScalars& s) {
    run(p, Kernel::step_decide,
        {{DType::f64, rows(p), p.decision}, {DType::f64, {optimizers, 4}, p.report}},
        {{DType::f64, rows(p), p.stats},
         {DType::f64, {8}, p.scaler},
         {DType::u8, {4 * rows(p)[0]}, optimizer_of_group}},
        &s, &params, sizeof params);
  }
  static void scale(Plan& p) {
    std::vector<Part> in = {{DType::f64, {1, 4}, p.report}};
    for (const Part& part : tables(p)) in.push_back(part);
    run(p, Kernel::multi_scale, {{DType::f64, rows(p), p.decision}, {DType::f64, {8}, p.scaler}},
        in, &p.size);
  }
  // True if a tensor is computed in f64.
  static bool has_wide(const Plan& p) {
    const auto is_wide = [](DType t) {
      return t != DType::f32 && t != DType::f16 && t != DType::bf16;
    };
    return std::any_of(p.tensors.begin(), p.tensors.end(), [&](const MultiTensor& t) {
      return is_wide(t.param_dtype) || is_wide(t.grad_dtype) || (t.copy && is_wide(t.copy_dtype));
    });
  }
  static bool has_f64() { return static_cast<gpu::GpuDevice&>(device()).features().f64; }
  static void step(Plan& p, UpdateScalars s = {}, const StepOperands& o = {}) {
    s.size = p.size;
    const MultiStepParams params{has_wide(p)};
    bool has_whole = false;
    for (const Hyper& h : p.groups) has_whole |= data_of(h.kind).needs_whole;
    std::vector<Part> in = {{DType::f64, {1, 4}, p.report},
                            {DType::i64, {1}, o.has_shift ? p.shift : nullptr}};
    for (const Part& part : tables(p)) in.push_back(part);
    in.push_back({DType::u8, {static_cast<int64_t>(p.number_bytes)}, p.numbers});
    run(p, Kernel::multi_step,
        {{DType::f64, rows(p), p.decision},
         {DType::i64, {1 + p.size.tensors}, o.has_counts ? p.counts : nullptr},
         {DType::f64, {8}, o.has_scaler ? p.scaler : nullptr},
         {DType::f64, {p.size.chunks, 3}, has_whole ? p.partials : nullptr}},
        in, &s, &params, sizeof params, o.places);
  }

  static void send(Plan& p) { p.twin.send(device(), p.tensors); }
  // Compares all memory of the plan but its table of addresses and its scratch.
  static void compare(const Plan& p) {
    std::vector<std::span<const std::byte>> skipped = {
        std::as_bytes(p.tensors),
        {static_cast<const std::byte*>(p.partials),
         static_cast<size_t>(p.size.chunks) * sizeof(MultiPartial)}};
    for (const MultiTensor& t : p.tensors)
      skipped.push_back(std::as_bytes(std::span(t.scratch, 1)));
    p.twin.compare(device(), skipped);
  }

  // Steps a plan of a rule twice.
  void check_rule(const Hyper& h, const Style& style, int64_t updates) {
    Hyper other = h;
    other.lr *= 2;
    Plan p({h, other}, style, random);
    p.set_numbers({{.factor = 0.5}, {}, {.factor = 2, .has_momentum = true, .momentum = 0.8}},
                  updates);
    const double decision[] = {1, 0.5, 0.3, 0.9, 1, 1, 0, 1};
    std::copy_n(decision, 8, p.decision);
    send(p);
    step(p);
    step(p);
    compare(p);
  }

  // Returns a number of any size: one of few bits, or any bits, where not a normal positive one is
  // wanted. Where subnormal numbers may be 0, a finite one and its square are normal.
  double any_double(bool is_any) {
    const double v = any_number(is_any);
    const bool is_far = v != 0 && std::isfinite(v) && std::abs(std::log2(std::abs(v))) > 230;
    return may_flush && is_far ? std::copysign(any_number(false), v) : v;
  }
  double any_number(bool is_any) {
    const auto bits = [&] { return uint64_t{random()} << 32 | random(); };
    const uint64_t sign = uint64_t{1} << 63, fraction = (uint64_t{1} << 52) - 1;
    if (!is_any) return std::bit_cast<double>((bits() & fraction) | (800 + bits() % 400) << 52);
    switch (below(random, 4)) {
      case 0: return std::bit_cast<double>(bits());
      case 1: return std::bit_cast<double>(bits() & (sign | fraction));  // 0 and subnormal
      case 2: return std::ldexp(1, static_cast<int>(below(random, 2100)) - 1080);
      default:
        return std::bit_cast<double>((bits() & (sign | fraction)) | (1000 + bits() % 50) << 52);
    }
  }

  static inline const std::vector<DType> kWide = {DType::f64, DType::f8e4m3, DType::f8e5m2};
  static constexpr Bound kNear{0, 1e-12, 1e-12};
};

std::string name_of(const Hyper& h, int variant) {
  return std::string(data_of(h.kind).name) + ", variant " + std::to_string(variant);
}

// -- scaler_update, step_decide -------------------------------------------------------------------

TEST_F(Multi, Scaler) {
  for (int i = 0; i < 40; ++i) {
    Plan p({Hyper{.kind = OptimizerKind::sgd}}, {.tensors = 1}, random);
    p.scaler[kScale] = std::ldexp(1, static_cast<int>(below(random, i % 2 ? 7 : 40)));
    p.scaler[kTracker] = static_cast<double>(below(random, 3));
    p.scaler[kHysteresis] = static_cast<double>(below(random, 3));
    p.scaler[kFound] = static_cast<double>(below(random, 2) * 7);
    const ScalerScalars s{.growth = i % 5 ? 2 : 1e300,
                          .backoff = 0.3,
                          .interval = 2,
                          .min_scale = 64,
                          .max_scale = 0x1p30,
                          .hysteresis = 2,
                          .is_static = i % 7 == 0};
    send(p);
    run(p, Kernel::scaler_update, {{DType::f64, {8}, p.scaler}}, {}, &s);
    compare(p);
  }
}

TEST_F(Multi, Decisions) {
  for (int i = 0; i < 120; ++i) {
    const auto groups = static_cast<size_t>(1 + below(random, 5));
    Plan p(std::vector<Hyper>(groups, Hyper{.kind = OptimizerKind::sgd}), {.tensors = 1}, random);
    const bool has_power = i % 6 == 5;
    p.report = p.floats(4 * 5, has_power ? Bound{0, 0, 1e-13} : Bound{});
    if (has_power) p.decision = p.floats(4 * static_cast<int64_t>(groups), {0, 0, 1e-13});
    auto* const optimizer =
        static_cast<int32_t*>(p.twin.take(DType::i32, static_cast<int64_t>(groups)));
    for (size_t g = 0; g < groups; ++g) {
      optimizer[g] = g == 0 ? 0 : optimizer[g - 1] + static_cast<int32_t>(below(random, 2));
      const bool is_bad = below(random, 4) == 0;
      const double row[] = {is_bad ? 3.0 : 0, is_bad ? static_cast<double>(below(random, 9)) : -1,
                            std::fabs(p.normal()) * (i % 9 ? 1e6 : 0), std::fabs(p.normal()) * 1e3};
      std::copy_n(row, 4, p.stats + 4 * g);
    }
    p.scaler[kScale] = 1 + static_cast<double>(below(random, 70000));
    const auto flag = [&] { return static_cast<int32_t>(below(random, 2)); };
    const DecideParams params{flag(), flag(), static_cast<ClipOver>(below(random, 3)), flag()};
    const double norms[] = {0, 1, 1e-3, 1e9, INFINITY};
    const DecideScalars s{.max_norm = norms[below(random, 5)],
                          .limit = flag() ? 0.25 : 0,
                          .p = has_power ? 3
                               : i % 3   ? 2
                                         : INFINITY};
    send(p);
    decide(p, optimizer, optimizer[groups - 1] + 1, params, s);
    compare(p);
  }
}

// -- multi_stats, multi_scale ---------------------------------------------------------------------

TEST_F(Multi, Stats) {
  for (const double power : {2.0, double{INFINITY}}) {
    for (const double limit : {0.0, 0.05}) {
      for (const bool has_bad : {false, true}) {
        Plan p(std::vector<Hyper>(3, Hyper{.kind = OptimizerKind::sgd}),
               {.sizes = {1, 15, 33, 256, 700, 5000, 20000}, .tensors = 9, .has_bad = has_bad},
               random);
        p.scaler[kScale] = 2;
        const MultiTensor& t = p.tensors[2];  // a block whose sum exceeds f32
        if (!has_bad && limit == 0) plain::store(t.grad_dtype, t.grad, 0, 1e30);
        send(p);
        stats(p, {.limit = limit, .p = power}, has_bad);
        compare(p);
      }
    }
  }
}

TEST_F(Multi, StatsInDouble) {
  for (const double power : {2.0, 1.0, 3.0, double{INFINITY}}) {
    for (const DType t : kWide) {
      Plan p(std::vector<Hyper>(2, Hyper{.kind = OptimizerKind::sgd}),
             {.params = {t}, .grads = {t}, .has_bad = t != DType::f8e4m3, .bound = kNear}, random);
      send(p);
      stats(p, {.limit = t == DType::f64 ? 1e-4 : 0, .p = power});
      compare(p);
    }
  }
}

TEST_F(Multi, Scale) {
  for (int i = 0; i < 6; ++i) {
    const bool is_wide = i % 2;
    Style style{.tensors = 9, .has_bad = i % 4 > 1};
    if (is_wide) style.params = style.grads = kWide;
    Plan p(std::vector<Hyper>(2, Hyper{.kind = OptimizerKind::sgd}), style, random);
    const double decision[] = {0, 1 / 3.0, 0.02, 0.7, 1, 1, 0, i < 3 ? 1 : 0.5};
    std::copy_n(decision, 8, p.decision);
    p.report[1] = 5;
    p.scaler[kFound] = 1;
    send(p);
    scale(p);
    compare(p);
    EXPECT_EQ(p.scaler[kFound], 6);
  }
}

// -- split, join ----------------------------------------------------------------------------------

TEST_F(Multi, SplitAndJoin) {
  const std::pair<Master, DType> formats[] = {
      {Master::split, DType::bf16}, {Master::kahan, DType::bf16}, {Master::kahan, DType::f16}};
  for (const auto& [master, half] : formats) {
    for (const int64_t n : {0, 1, 257, 3000}) {
      Plan p({Hyper{.kind = OptimizerKind::sgd}}, {.tensors = 1}, random);
      auto* const x = static_cast<float*>(p.twin.take(DType::f32, n));
      void* const hi = p.twin.take(half, n);
      void* const lo = p.twin.take(master == Master::split ? DType::i8 : half, 2 * n);
      for (int64_t i = 0; i < n; ++i) {
        const float odd[] = {0.f, -0.f, INFINITY, -INFINITY, 3.4e38f, 1e-40f, 65519.9f, 6e-8f};
        x[i] = i % 5 ? static_cast<float>(p.normal() * std::exp(10 * p.normal())) : odd[i / 5 % 8];
      }
      const SplitParams params{master};
      send(p);
      run(p, Kernel::split, {{half, {n}, hi}, {half, {n}, lo}}, {{DType::f32, {n}, x}}, nullptr,
          &params, sizeof params);
      run(p, Kernel::join, {{DType::f32, {n}, x}}, {{half, {n}, hi}, {half, {n}, lo}}, nullptr,
          &params, sizeof params);
      compare(p);
    }
  }
}

// -- multi_step -----------------------------------------------------------------------------------

TEST_F(Multi, EveryRule) {
  LONG_IF(kChecksThreads, "each thread of a group is one of the host");
  for (const OptimizerKind kind : kKinds) {
    for (int variant = 0; variant < 4; ++variant) {
      const Hyper h = rule_of(kind, variant);
      SCOPED_TRACE(name_of(h, variant));
      Style style;
      if (variant == 1) style.sizes.push_back(17000);
      check_rule(h, style, updates_of(kind, variant));
    }
  }
}

TEST_F(Multi, EveryRuleInDouble) {
  LONG_IF(kChecksThreads, "each thread of a group is one of the host");
  if (!has_f64()) GTEST_SKIP() << "the device has no arithmetic in f64";
  for (const OptimizerKind kind : kKinds) {
    for (int variant = static_cast<int>(below(random, 2)); variant < 4; variant += 2) {
      const Hyper h = rule_of(kind, variant);
      SCOPED_TRACE(name_of(h, variant));
      check_rule(h, {.params = kWide, .grads = {DType::f32, DType::f8e5m2}, .bound = kNear},
                 updates_of(kind, variant));
    }
  }
}

// Any bits of f64: subnormal numbers, infinities and NaN too. Each operation gives the host's bits,
// on a device with 64-bit floats or without. The rules are those without powers.
TEST_F(Multi, AnyBitsInDouble) {
  for (int i = 0; i < 12; ++i) {
    const OptimizerKind kinds[] = {OptimizerKind::sgd, OptimizerKind::adagrad,
                                   OptimizerKind::rmsprop, OptimizerKind::lion};
    const Hyper h = rule_of(kinds[i % 4], i / 4);
    SCOPED_TRACE(name_of(h, i / 4));
    Plan p({h}, {.params = {DType::f64}, .grads = {DType::f64}, .sizes = {3000}, .tensors = 1},
           random);
    const auto draw_all = [&](void* data, bool is_any) {
      for (int64_t k = 0; data && k < p.tensors[0].count; ++k)
        static_cast<double*>(data)[k] = any_double(is_any);
    };
    draw_all(p.tensors[0].param, true);
    draw_all(p.tensors[0].grad, true);
    for (MultiState& s : p.tensors[0].state) draw_all(s.data, i % 2 != 0);
    const double small = may_flush ? 0x1.8p-100 : 0x1.8p-1000;
    const double decision[] = {1, i % 3 ? 1 : small, i % 5 ? 0 : 0x1p300, i % 2 ? 1 : 0.3};
    std::copy_n(decision, 4, p.decision);
    p.set_numbers({{}}, 2);
    send(p);
    if (has_f64()) step(p);
    scale(p);
    compare(p);
  }
}

// The norm of any statistics: sums, square roots, products and quotients with the host's bits.
TEST_F(Multi, AnyBitsInDecisions) {
  for (int i = 0; i < 300; ++i) {
    Plan p(std::vector<Hyper>(3, Hyper{.kind = OptimizerKind::sgd}), {.tensors = 1}, random);
    auto* const optimizer = static_cast<int32_t*>(p.twin.take(DType::i32, 3));
    for (size_t g = 0; g < 3; ++g) {
      const double row[] = {0, -1, std::fabs(any_double(i % 4 != 0)), std::fabs(any_double(true))};
      std::copy_n(row, 4, p.stats + 4 * g);
    }
    p.scaler[kScale] = std::fabs(any_double(i % 3 != 0));
    const DecideParams params{1, 0, static_cast<ClipOver>(i % 3), i % 2};
    const DecideScalars s{.max_norm = std::fabs(any_double(false)), .limit = 0, .p = 2};
    send(p);
    decide(p, optimizer, 1, params, s);
    compare(p);
  }
}

TEST_F(Multi, CodedStates) {
  LONG_IF(kChecksThreads, "each thread of a group is one of the host");
  for (const OptimizerKind kind : kKinds) {
    if (is_factored(data_of(kind))) continue;
    for (const int bits : {8, 4}) {
      const int variant = static_cast<int>(below(random, 4));
      const Hyper h = rule_of(kind, variant);
      SCOPED_TRACE(name_of(h, variant) + ", bits " + std::to_string(bits));
      check_rule(h, {.bits = bits, .block = 64 << below(random, 3), .has_bad = true},
                 updates_of(kind, variant));
    }
  }
}

// Every kernel whose threads share memory, for the thread sanitizer, which is slow.
TEST_F(Multi, FewTensors) {
  const Style few{.sizes = {300}, .tensors = 2};
  for (const int bits : {8, 4}) {
    Style style = few;
    style.bits = bits;
    check_rule(rule_of(OptimizerKind::adamw, 1), style, 2);
    check_rule(rule_of(OptimizerKind::lamb, 1), style, 2);
  }
  Style wide = few;
  wide.params = kWide;
  wide.bound = kNear;
  for (const OptimizerKind kind :
       {OptimizerKind::lamb, OptimizerKind::novograd, OptimizerKind::adafactor}) {
    check_rule(rule_of(kind, 1), few, 2);
    if (has_f64()) check_rule(rule_of(kind, 1), wide, 2);
  }
}

TEST_F(Multi, Masters) {
  LONG_IF(kChecksThreads, "each thread of a group is one of the host");
  for (const Master master : {Master::split, Master::kahan, Master::stochastic}) {
    for (const bool has_bad : {false, true}) {
      const Style style{
          .params = {DType::bf16, DType::f16}, .masters = {master}, .has_bad = has_bad};
      check_rule(rule_of(OptimizerKind::adamw, 1), style, 2);
      check_rule(rule_of(OptimizerKind::sgd, 2), style, 0);
      check_rule(rule_of(OptimizerKind::lamb, 1), style, 2);
    }
  }
}

TEST_F(Multi, RowSparseGradients) {
  for (const OptimizerKind kind :
       {OptimizerKind::sgd, OptimizerKind::adagrad, OptimizerKind::sparse_adam}) {
    const Style style{.params = {DType::f32, DType::bf16, has_f64() ? DType::f64 : DType::f16},
                      .sizes = {20, 300, 1000},
                      .masters = {Master::none, Master::split, Master::stochastic},
                      .has_rows = true,
                      .bound = {2, 0, 0}};
    check_rule(rule_of(kind, 1), style, 3);
  }
}

// Tensors without elements have no chunks, so that a table has no row.
TEST_F(Multi, TensorsWithoutElements) {
  for (const bool has_scaler : {false, true}) {
    Plan p({rule_of(OptimizerKind::adamw, 1), rule_of(OptimizerKind::lamb, 1)},
           {.sizes = {0}, .tensors = 3}, random);
    p.scaler[kFound] = 1;
    p.report[1] = 4;
    send(p);
    stats(p, {.p = 2}, has_scaler);
    scale(p);
    step(p, {}, {.has_scaler = has_scaler});
    compare(p);
    EXPECT_EQ(p.scaler[kFound], has_scaler ? 9 : 5);
  }
}

// Groups that are not updated keep all but their copies, and the counts of the others grow.
TEST_F(Multi, SkipsAndFlags) {
  LONG_IF(kChecksThreads, "each thread of a group is one of the host");
  for (int i = 0; i < 8; ++i) {
    const OptimizerKind kind = i & 4 ? OptimizerKind::lamb : OptimizerKind::adamw;
    Plan p({rule_of(kind, 1), rule_of(OptimizerKind::sgd, 2), rule_of(OptimizerKind::novograd, 1)},
           {.params = {DType::f32, DType::bf16}, .tensors = 9, .has_bad = true}, random);
    for (int g = 0; g < 3; ++g) p.decision[4 * g] = (i >> g & 1) != 0 ? 1 : 0;
    for (int g = 0; g < 3; ++g) p.decision[4 * g + 1] = 0.25;
    p.report[1] = 4;
    send(p);
    step(p, {.always = i % 5 == 4, .reads_as_is = i % 3 == 0, .is_partial = i % 4 == 3},
         {.has_counts = i % 6 != 5, .has_scaler = i % 2 == 0});
    compare(p);
  }
}

// More tensors than a group has threads, of which a few or none are updated. Many times, because
// the host's text draws the order of the threads, and finds a missing barrier in one of two only.
TEST_F(Multi, ManyTensors) {
  if (device_lacks("cheap waits"))
    GTEST_SKIP() << "each wait of the stand-in opens and closes all memory";
  for (int i = 0; i < 24; ++i) {
    const int applied = i % 2 == 0 ? 2 : 3;
    Plan p({rule_of(OptimizerKind::sgd, 1), rule_of(OptimizerKind::sgd, 2),
            rule_of(OptimizerKind::sgd, 1)},
           {.sizes = {1, 5}, .tensors = 300}, random);
    for (int g = 0; g < 3; ++g) p.decision[4 * g] = g == applied ? 1 : 0;
    send(p);
    stats(p, {.p = 2}, false);
    step(p);
    compare(p);
  }
}

// The host has no fast kernel of shifted draws, and is given the keys of the shifted draw instead.
TEST_F(Multi, AShiftMovesTheKey) {
  Plan p({rule_of(OptimizerKind::sgd, 1)},
         {.params = {DType::bf16, DType::f16}, .masters = {Master::stochastic}}, random);
  *p.shift = 8;
  send(p);
  step(p, {}, {.has_shift = true, .places = {true}});
  for (MultiTensor& t : p.tensors) t.key = rounding_key(7, 48);
  step(p, {}, {.places = {false}});
  compare(p);
}

// A whole step: statistics, decision, update and scaler, without a number that the host gives in
// between.
TEST_F(Multi, WholeSteps) {
  for (int i = 0; i < 4; ++i) {
    Plan p({rule_of(OptimizerKind::adamw, 0), rule_of(OptimizerKind::adamw, 1)},
           {.masters = {Master::none, Master::split}, .tensors = 8, .has_bad = i == 3}, random);
    auto* const optimizer = static_cast<int32_t*>(p.twin.take(DType::i32, 2));
    send(p);
    for (int k = 0; k < 3; ++k) {
      stats(p, {.limit = 0, .p = 2});
      decide(p, optimizer, 1, {1, 0, static_cast<ClipOver>(i % 3), 1},
             {.max_norm = 0.001, .limit = 0});
      step(p);
      const ScalerScalars s{2, 0.5, 2, 1, 0x1p24, 1, false};
      run(p, Kernel::scaler_update, {{DType::f64, {8}, p.scaler}}, {}, &s);
    }
    compare(p);
  }
}

}  // namespace
}  // namespace mpt::test
