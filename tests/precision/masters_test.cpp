// Tests of masters of 16-bit parameters: split, f32 copies, stochastic rounding and Kahan
// summation.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "../support/models.h"
#include "../support/rules.h"

namespace mpt_test {
namespace {

// Rounds to f16 or bf16 by definition: to nearest, ties to even.
float rounded(float x, int mantissa, int least) {
  if (x == 0 || !std::isfinite(x)) return x;
  const int e = std::max(std::ilogb(x), least);
  const double unit = std::ldexp(1.0, e - mantissa);
  return static_cast<float>(std::nearbyint(static_cast<double>(x) / unit) * unit);
}
float to_f16(float x) { return rounded(x, 10, -14); }
float to_bf16(float x) { return rounded(x, 7, -126); }

class Masters : public Train {
 protected:
  // A set of one matrix and one vector under a rule, trained on synthetic gradients.
  struct Run {
    mpt_params set = nullptr;
    mpt_tensor w = nullptr, b = nullptr;
    mpt_optimizer o = nullptr;
  };
  Run start(const char* name, const Rule& rule, const Floats& w, const Floats& b) {
    Run r;
    EXPECT_EQ(mpt_params_create(ctx, &r.set), MPT_OK);
    const auto n = static_cast<int64_t>(b.size());
    r.w = make({static_cast<int64_t>(w.size()) / n, n}, w);
    r.b = make({n}, b);
    EXPECT_EQ(mpt_params_add(r.set, "w", r.w), MPT_OK);
    EXPECT_EQ(mpt_params_add(r.set, "b", r.b), MPT_OK);
    const mpt_precision p = precision(name);
    EXPECT_EQ(mpt_params_set_precision(r.set, &p), MPT_OK) << mpt_last_error();
    mpt_optimizer_desc d = desc_of(rule);
    d.lr = 0.01;
    d.weight_decay = 0.1;
    if (d.kind == MPT_OPTIMIZER_SGD) d.momentum = 0.9;
    EXPECT_EQ(mpt_optimizer_create(r.set, &d, &o_), MPT_OK) << mpt_last_error();
    r.o = o_;
    return r;
  }
  // Returns gradients for step t that both f16 and bf16 represent exactly.
  Floats grads(size_t n, int t) {
    Floats g(n);
    for (size_t i = 0; i < n; ++i)
      g[i] =
          to_f16(to_bf16(0.1f * std::sin(static_cast<float>(7 * i + 13 * static_cast<size_t>(t)))));
    return g;
  }
  void step(Run& r, int t, mpt_dtype dtype) {
    set_grad(r.w, grads(static_cast<size_t>(info(r.w).count), t), dtype);
    set_grad(r.b, grads(static_cast<size_t>(info(r.b).count), t + 1), dtype);
    EXPECT_EQ(mpt_optimizer_step(r.o), MPT_OK) << mpt_last_error();
  }
  mpt_optimizer o_ = nullptr;
};

// With an f32 copy of each 16-bit parameter, or a parameter split in two, every rule's trajectory
// equals the f32 trajectory bit for bit (which trajectories_test compares with PyTorch). Operations
// read its rounding.
TEST_F(Masters, MastersAreTheF32RunAndParametersTheirRounding) {
  const Floats w = normal(7 * 33), b = normal(33);
  struct {
    const char* name;
    mpt_dtype grad;
    float (*round)(float);
  } const kinds[] = {{"O2", MPT_F16, to_f16},
                     {"O2,cast_model_type=bf16", MPT_BF16, to_bf16},
                     {"bf16-true,master=split", MPT_BF16, nullptr}};
  for (const Rule& rule : kRules) {
    for (const auto& kind : kinds) {
      SCOPED_TRACE(testing::Message() << rule << " " << kind.name);
      Run f32 = start("32-true", rule, w, b), half = start(kind.name, rule, w, b);
      for (int t = 1; t <= 12; ++t) {
        step(f32, t, MPT_F32);
        step(half, t, kind.grad);
        ASSERT_EQ(bits(read(half.w)), bits(read(f32.w))) << "step " << t;
        ASSERT_EQ(bits(read(half.b)), bits(read(f32.b))) << "step " << t;
      }
      if (!kind.round) continue;
      const Floats master = read(half.w);
      mpt_tensor seen = nullptr;  // value that an operation reads
      OK(mpt_mul_scalar(half.w, 1, &seen));
      const Floats parameter = read(seen);
      for (size_t i = 0; i < master.size(); ++i)
        EXPECT_EQ(parameter[i], kind.round(master[i])) << i;
    }
  }
}

TEST_F(Masters, AMasterIsReadAndWrittenThroughTheParameter) {
  for (const char* name : {"O2", "bf16-true,master=split", "bf16-true,master=copy"}) {
    Run r = start(name, kRules[0], {1.001f, 2.002f, 3.003f, 4.004f}, {1, 2});
    const Floats v = {5.0051f, -6.0061f, 7.0071f, 8.0081f};
    OK(mpt_tensor_write(r.w, MPT_F32, v.data(), 4));
    EXPECT_EQ(bits(read(r.w)), bits(v)) << name;
    // Writes in place go through the exact value, and leave the parameter as its master rounded.
    const mpt_tensor added = make({2, 2}, {1e-3f, 1e-3f, 1e-3f, 1e-3f});
    mpt_tensor seen = nullptr;
    OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
    OK(mpt_add_into(r.w, r.w));
    OK(mpt_add_into(r.w, added));
    OK(mpt_mul_into(r.w, added));
    OK(mpt_mul_scalar(r.w, 1, &seen));
    const Floats master = read(r.w), parameter = read(seen);
    const bool f16 = info(r.w).dtype == MPT_F16;
    for (size_t i = 0; i < 4; ++i) {
      EXPECT_EQ(master[i], (v[i] + v[i] + 1e-3f) * 1e-3f) << name;
      EXPECT_EQ(parameter[i], f16 ? to_f16(master[i]) : to_bf16(master[i])) << name;
    }
    EXPECT_EQ(mpt_add_into(r.w, make({3}, {1, 2, 3})), MPT_ERROR_SHAPE);
    EXPECT_EQ(bits(read(r.w)), bits(master)) << "a write that fails changes nothing";
    OK(mpt_copy_into(r.w, added));
    EXPECT_EQ(read(r.w)[3], 1e-3f);
    OK(mpt_copy_into(r.w, seen));
    EXPECT_EQ(bits(read(r.w)), bits(parameter)) << "16-bit values have no more bits";
    OK(mpt_fill_into(r.w, 0.1));
    EXPECT_EQ(read(r.w)[0], 0.1f);
    OK(mpt_grad_mode_pop(ctx));
  }
}

// A view of a parameter has the exact values of its elements, and a write by it leaves the others.
TEST_F(Masters, AViewOfAParameterHasItsMaster) {
  for (const char* name : {"O2", "bf16-true,master=split", "bf16-true,master=copy", "bf16-mixed"}) {
    SCOPED_TRACE(name);
    Run r = start(name, kRules[0], {1.001f, 2.002f, 3.003f, 4.004f}, {1, 2});
    const Floats v = read(r.w);
    mpt_tensor whole = nullptr, row = nullptr, column = nullptr, master = nullptr;
    OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
    OK(mpt_detach(r.w, &whole));
    OK(mpt_select(r.w, 0, 0, &row));
    OK(mpt_transpose(r.w, 0, 1, &column));
    OK(mpt_select(column, 0, 1, &column));
    EXPECT_EQ(bits(read(whole)), bits(v));
    EXPECT_EQ(bits(read(column)), bits({v[1], v[3]}));
    OK(mpt_tensor_get_master(column, &master));
    EXPECT_EQ(bits(read(master)), bits({v[1], v[3]}));
    for (const mpt_tensor t : {r.w, whole, row, column}) EXPECT_EQ(info(t).has_master, 1);
    EXPECT_EQ(info(master).has_master, 0);
    // f32 takes the exact values.
    const mpt_tensor sum = make({2}, {0, 0});
    OK(mpt_add_into(sum, column));
    EXPECT_EQ(bits(read(sum)), bits({v[1], v[3]}));

    OK(mpt_fill_into(row, 0));
    EXPECT_EQ(bits(read(r.w)), bits({0, 0, v[2], v[3]}));
    const Floats exact = {0.1f, 0.3f};
    OK(mpt_tensor_write(column, MPT_F32, exact.data(), 2));
    OK(mpt_add_into(column, column));
    EXPECT_EQ(bits(read(r.w)), bits({0, 0.2f, v[2], 0.6f}));
    OK(mpt_tensor_set_master(row, make({2}, exact)));
    EXPECT_EQ(bits(read(r.w)), bits({0.1f, 0.3f, v[2], 0.6f}));
    OK(mpt_mul_into(row, row));
    OK(mpt_copy_into(column, row));
    const float a = 0.1f * 0.1f, b = 0.3f * 0.3f;
    EXPECT_EQ(bits(read(r.w)), bits({a, a, v[2], b}));
    EXPECT_EQ(bits(read(whole)), bits({a, a, v[2], b}));
    EXPECT_EQ(mpt_add_into(row, make({3}, {1, 2, 3})), MPT_ERROR_SHAPE);
    EXPECT_EQ(bits(read(r.w)), bits({a, a, v[2], b})) << "a write that fails changes nothing";
    OK(mpt_grad_mode_pop(ctx));
  }
}

TEST_F(Masters, AParameterWithoutOneSaysSo) {
  for (const char* name : {"bf16-true", "bf16-true,master=stochastic", "32-true", "16-mixed"}) {
    const Run r = start(name, kRules[0], {1}, {1});
    EXPECT_EQ(info(r.w).has_master, 0) << name;
  }
}

// The usual average of weights, on copies of them.
TEST_F(Masters, AnAverageOnACopyMovesAsF32Does) {
  for (const char* name : {"O2", "bf16-true,master=split", "bf16-true,master=copy", "bf16-mixed"}) {
    SCOPED_TRACE(name);
    Run r = start(name, kRules[0], {0, 0, 0, 0}, {1, 2});
    mpt_tensor whole = nullptr, average = nullptr, grown = nullptr;
    OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
    OK(mpt_detach(r.w, &whole));
    OK(mpt_clone(whole, &average));
    OK(mpt_fill_into(whole, 1));
    const mpt_tensor decay = make({}, {0.999f});
    OK(mpt_mul_scalar(make({2, 2}, {1, 1, 1, 1}), 0.001, &grown));
    float want = 0;
    for (int i = 0; i < 1000; ++i) {
      OK(mpt_mul_into(average, decay));
      OK(mpt_add_into(average, grown));
      want = want * 0.999f + 0.001f;
    }
    EXPECT_EQ(info(average).dtype, info(r.w).dtype);
    EXPECT_EQ(read(average)[3], want);
    EXPECT_EQ(read(r.w)[3], 1) << "a copy has memory of its own";
    // The copy outlives the parameter.
    OK(mpt_copy_into(r.w, average));
    EXPECT_EQ(read(r.w)[3], want);
    OK(mpt_grad_mode_pop(ctx));
  }
}

// Takes the masters as f32 tensors, computes with them, and stores the result in the weights, as a
// program does that averages weights.
TEST_F(Masters, AMasterIsATensorWhereOneIsAskedFor) {
  const Floats v = {1.001f, 2.002f, 3.003f, 4.004f};
  for (const char* name : {"32-true", "64-true", "O2", "bf16-true,master=split", "bf16-mixed"}) {
    SCOPED_TRACE(name);
    Run r = start(name, kRules[0], v, {1, 2});
    mpt_tensor master = nullptr, other = nullptr, whole = nullptr;
    OK(mpt_tensor_get_master(r.w, &master));
    EXPECT_EQ(info(master).dtype, std::string(name) == "64-true" ? MPT_F64 : MPT_F32);
    EXPECT_FALSE(info(master).requires_grad);
    EXPECT_EQ(bits(read(master)), bits(v));
    OK(mpt_mul_scalar(master, 2, &other));
    OK(mpt_tensor_set_master(r.w, other));
    EXPECT_EQ(bits(read(r.w)), bits(read(other)));
    EXPECT_EQ(bits(read(master)), bits(v)) << "own its memory";
    OK(mpt_tensor_set_master(r.w, r.w));
    EXPECT_EQ(bits(read(r.w)), bits(read(other))) << "of a parameter, what its master holds";
    OK(mpt_cast(r.w, MPT_I64, &whole));
    const int64_t version = info(r.w).version;
    REFUSED(MPT_ERROR_SHAPE, mpt_tensor_set_master(r.w, r.b), "value [");
    REFUSED(MPT_ERROR_DTYPE, mpt_tensor_set_master(r.w, whole), "value i64");
    EXPECT_EQ(info(r.w).version, version);
  }
}

// The gradients of an O2 step take two bytes per element, and no operation makes a four-byte copy.
TEST_F(Masters, NoF32GradientsAreMade) {
  for (const char* name :
       {"O2,loss_scale=8", "16-true", "bf16-true,master=stochastic", "bf16-mixed"}) {
    Session s(1, 1);
    const int64_t rows = 4, in = 128, out = 192;
    mpt_module m;
    DO(mpt_nn_linear(s.params, "fc", in, out, 0, MPT_ACTIVATION_NONE, &m));
    const mpt_precision p = precision(name);
    DO(mpt_params_set_precision(s.params, &p));
    mpt_optimizer o;
    mpt_stepper stepper;
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.clip_norm = 1;
    DO(mpt_optimizer_create(s.params, nullptr, &o));
    DO(mpt_stepper_create(s.ctx, &p, &d, &stepper));
    DO(mpt_stepper_add(stepper, o));
    for (int i = 0; i < 3; ++i) {
      DO(mpt_scope_push(s.ctx));
      const int64_t shape[] = {rows, in};
      mpt_tensor x, l;
      DO(mpt_normal(s.ctx, MPT_F32, shape, 2, 0, 1, &x));
      DO(mpt_precision_push(s.ctx, &p));
      DO(mpt_precision_input(&p, x, &x));
      DO(mpt_module_forward(m, x, &x));
      DO(mpt_sum(x, nullptr, 0, 0, &l));
      DO(mpt_precision_pop(s.ctx));
      DO(mpt_context_reset_peak(s.ctx));
      mpt_memory_info before = {}, after = {};
      before.struct_size = after.struct_size = sizeof before;
      DO(mpt_context_get_memory(s.ctx, &before));
      DO(mpt_stepper_backward(stepper, l));
      DO(mpt_context_get_memory(s.ctx, &after));
      const size_t grads = after.now[MPT_MEMORY_GRADIENTS] - before.now[MPT_MEMORY_GRADIENTS];
      EXPECT_EQ(grads, static_cast<size_t>(2 * in * out)) << name;
      DO(mpt_context_reset_peak(s.ctx));
      DO(mpt_context_get_memory(s.ctx, &before));
      DO(mpt_stepper_step(stepper));
      DO(mpt_context_get_memory(s.ctx, &after));
      if (i == 0) continue;  // the first step creates the states
      EXPECT_LT(after.total_peak - before.total_now, static_cast<size_t>(in * out))
          << name << ": the update reads the gradients as they are";
      DO(mpt_scope_pop(s.ctx, nullptr, 0));
    }
  }
}

// Measures the claim of torchao and llm.c for stochastic rounding: the mean of many parameters
// follows the f32 update, where rounding to nearest does not move.
TEST_F(Masters, StochasticRoundingFollowsTheMean) {
  const size_t n = 65536;
  struct {
    const char* name;
    double unit;
  } const kinds[] = {{"bf16-true,master=stochastic", 0x1p-7},
                     {"16-true,master=stochastic", 0x1p-10}};
  for (const auto& kind : kinds) {
    Run r = start(kind.name, kRules[0], Floats(n, 1.25f), Floats(32, 1));
    mpt_optimizer_desc d;
    mpt_sgd_desc_init(&d, sizeof d);
    d.lr = kind.unit / 16;
    mpt_optimizer_release(r.o);
    OK(mpt_optimizer_create(r.set, &d, &r.o));
    const int steps = 64;
    for (int t = 0; t < steps; ++t) {
      set_grad(r.w, Floats(n, 1), info(r.w).dtype);
      OK(mpt_optimizer_step(r.o));
    }
    double mean = 0, square = 0;
    for (float v : read(r.w)) {
      const double moved = (1.25 - static_cast<double>(v)) / kind.unit;
      mean += moved / static_cast<double>(n);
      square += moved * moved / static_cast<double>(n);
    }
    // Binomial distribution: 64 trials of one unit with probability 1/16.
    const double variance = 64.0 / 16 * 15 / 16;
    EXPECT_NEAR(mean, 4, 4.5 * std::sqrt(variance / static_cast<double>(n))) << kind.name;
    // The sample variance of n parameters has a standard deviation of about variance * sqrt(2.2 /
    // n).
    EXPECT_NEAR(square - mean * mean, variance,
                4.5 * variance * std::sqrt(2.2 / static_cast<double>(n)))
        << kind.name;
  }
}

TEST_F(Masters, StochasticRoundingIsTheSameForAnyNumberOfWorkers) {
  std::vector<uint32_t> first;
  for (const auto& [workers, seed] : {std::pair(1, 5), std::pair(2, 5), std::pair(1, 6)}) {
    Session s(workers, seed);
    const int64_t shape[] = {300, 301};
    mpt_tensor w, g;
    DO(mpt_ones(s.ctx, MPT_F32, shape, 2, &w));
    DO(mpt_params_add(s.params, "w", w));
    const mpt_precision p = precision("bf16-true,master=stochastic");
    DO(mpt_params_set_precision(s.params, &p));
    mpt_optimizer o;
    mpt_optimizer_desc sgd;
    mpt_sgd_desc_init(&sgd, sizeof sgd);
    DO(mpt_optimizer_create(s.params, &sgd, &o));
    DO(mpt_ones(s.ctx, MPT_BF16, shape, 2, &g));
    for (int t = 0; t < 3; ++t) {
      DO(mpt_tensor_set_grad(w, g));
      DO(mpt_optimizer_step(o));
    }
    if (first.empty()) first = parameter_bits(s);
    else EXPECT_EQ(parameter_bits(s) == first, seed == 5) << workers << " workers, seed " << seed;
  }
}

// Computes the pair of 16-bit numbers after each update from the definition.
TEST_F(Masters, KahanKeepsWhatTheParameterDrops) {
  for (const auto& [name, half] : {std::pair("bf16-true,master=kahan", &to_bf16),
                                   std::pair("16-true,master=kahan", &to_f16)}) {
    mpt_precision f32_grads = precision(name);
    f32_grads.grad = MPT_F32;
    const Floats begin = normal(512), flat(16, 1);
    Run r = start(name, kRules[0], begin, flat);
    OK(mpt_params_set_precision(r.set, &f32_grads));
    mpt_optimizer_desc d;
    mpt_sgd_desc_init(&d, sizeof d);
    d.lr = 1;
    mpt_optimizer_release(r.o);
    OK(mpt_optimizer_create(r.set, &d, &r.o));
    Floats p(512), c(512);
    auto keep = [&, half = half](size_t i, float w) {
      for (int twice = 0; twice < 2; ++twice, w = p[i] - c[i]) {
        p[i] = half(w);
        c[i] = half(p[i] - w);
      }
    };
    for (size_t i = 0; i < 512; ++i) keep(i, read(r.w)[i]);
    double worst = 0, plain = 0;
    std::vector<double> exact(512);
    Floats nearest(512);
    for (size_t i = 0; i < 512; ++i) exact[i] = static_cast<double>(nearest[i] = p[i] - c[i]);
    for (int t = 0; t < 300; ++t) {
      Floats g(512);
      for (size_t i = 0; i < 512; ++i)
        g[i] = 1e-4f * (1 + std::sin(static_cast<float>(i) + static_cast<float>(t)));
      set_grad(r.w, g);
      OK(mpt_optimizer_step(r.o));
      for (size_t i = 0; i < 512; ++i) {
        keep(i, (p[i] - c[i]) - g[i]);
        exact[i] -= static_cast<double>(g[i]);
        nearest[i] = half(nearest[i] - g[i]);
      }
    }
    const Floats got = read(r.w);
    for (size_t i = 0; i < 512; ++i) {
      ASSERT_EQ(got[i], p[i] - c[i]) << name << " " << i;
      worst = std::max(worst, std::fabs(static_cast<double>(got[i]) - exact[i]));
      plain = std::max(plain, std::fabs(static_cast<double>(nearest[i]) - exact[i]));
    }
    EXPECT_LT(worst, plain / 10) << name << ": against no compensation";
  }
}

}  // namespace
}  // namespace mpt_test
