// Tests of traces, the cost rule, the first non-finite value, and magnitudes.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <fstream>
#include <sstream>

#include "../golden/open.h"
#include "../train/scope.h"

namespace mpt_test {
namespace {

using Observe = TrainInScope;

// -- traces ---------------------------------------------------------------------------------------

// A step of a small network under f16, with a scaler.
class ObserveStep : public TrainInScope {
 protected:
  void SetUp() override {
    TrainInScope::SetUp();
    p = precision("16-mixed");
    OK(mpt_params_set_precision(params, &p));
    w = add("fc.weight", {5, 8}, normal(40, 0.1));
    b = add("fc.bias", {5}, normal(5, 0.1));
    OK(mpt_optimizer_create(params, nullptr, &optimizer));
    mpt_scaler_desc scale;
    mpt_scaler_desc_init(&scale, sizeof scale);
    scale.init_scale = 1024;
    mpt_stepper_desc how;
    mpt_stepper_desc_init(&how, sizeof how);
    OK(mpt_scaler_create(ctx, &scale, &how.scaler));
    OK(mpt_stepper_create(ctx, &p, &how, &stepper));
    mpt_scaler_release(how.scaler);
    OK(mpt_stepper_add(stepper, optimizer));
    x = random({4, 8});
    const int64_t classes[] = {0, 1, 2, 3}, four = 4;
    OK(mpt_tensor_from_data(ctx, MPT_I64, &four, 1, classes, sizeof classes, &target));
  }
  void TearDown() override {
    mpt_stepper_release(stepper);
    mpt_optimizer_release(optimizer);
    TrainInScope::TearDown();
  }
  mpt_tensor forward(mpt_tensor input) {
    mpt_tensor loss = nullptr;
    EXPECT_EQ(mpt_precision_push(ctx, &p), MPT_OK);
    mpt_tensor h = call(mpt_linear, input, w, b, MPT_ACTIVATION_NONE);
    h = call(mpt_layer_norm, h, 1, mpt_tensor{}, mpt_tensor{}, nullptr);
    loss = call(mpt_cross_entropy, h, target, mpt_tensor{}, nullptr);
    EXPECT_EQ(mpt_precision_pop(ctx), MPT_OK);
    return loss;
  }
  mpt_status step(mpt_tensor input) {
    EXPECT_EQ(mpt_stepper_backward(stepper, forward(input)), MPT_OK) << mpt_last_error();
    return mpt_stepper_step(stepper);
  }
  mpt_non_finite finding() {
    mpt_non_finite f = {};
    f.struct_size = sizeof f;
    EXPECT_EQ(mpt_context_get_non_finite(ctx, &f), MPT_OK);
    return f;
  }
  // Runs a step in which one value of the batch is `value`, and returns the finding.
  mpt_non_finite skipped_with(float value) {
    Floats v = read(x);
    v[3] = value;
    mpt_tensor bad = make({4, 8}, v);
    EXPECT_EQ(mpt_tensor_set_name(bad, "batch"), MPT_OK);
    EXPECT_EQ(step(bad), MPT_STEP_SKIPPED);
    return finding();
  }

  mpt_precision p;
  mpt_tensor w = nullptr, b = nullptr, x = nullptr, target = nullptr;
  mpt_optimizer optimizer = nullptr;
  mpt_stepper stepper = nullptr;
};

TEST_F(ObserveStep, ATraceListsEveryOperationOfAStep) {
  OK(step(x));
  OK(mpt_trace_begin(ctx));
  OK(step(x));
  OK(mpt_trace_end(ctx));
  const auto list = ops();
  std::vector<std::string> names;
  for (const auto& o : list) {
    static const char* const phases[] = {"", "d ", "step ", "host "};
    names.push_back(phases[o.phase] + std::string(o.name));
  }
  ASSERT_GE(list.size(), 8u) << trace_text();
  EXPECT_EQ(names[0], "linear");
  EXPECT_EQ(names[1], "layer_norm");
  EXPECT_EQ(names[2], "cross_entropy");
  EXPECT_EQ(names.back(), "step optimizer_step");
  auto has = [&](const char* n) { return std::count(names.begin(), names.end(), n) == 1; };
  EXPECT_TRUE(has("d linear") && has("d layer_norm") && has("d cross_entropy")) << trace_text();

  const mpt_trace_op& linear = list[0];
  EXPECT_EQ(linear.cast_class, MPT_CAST_LOWER);
  EXPECT_EQ(linear.why, MPT_WHY_OWN);
  EXPECT_EQ(linear.scope, MPT_F16);
  EXPECT_EQ(linear.inputs, 3);
  mpt_trace_tensor t = {};
  t.struct_size = sizeof t;
  OK(mpt_trace_get_input(ctx, 0, 1, &t));
  EXPECT_STREQ(t.name, "fc.weight");
  EXPECT_EQ(t.dtype, MPT_F32) << "before the cast";
  EXPECT_EQ(t.rank, 2);
  EXPECT_EQ(t.shape[1], 8);

  // Input x is rounded as it is read; the previous step wrote the copies of the weight and the
  // bias.
  const auto casts = all<mpt_trace_cast>(mpt_trace_get_cast, trace().casts);
  ASSERT_EQ(casts.size(), 3u) << trace_text();
  EXPECT_EQ(casts[0].cache, MPT_TRACE_CAST_READ);
  EXPECT_EQ(casts[0].from, MPT_F32);
  EXPECT_EQ(casts[0].to, MPT_F16);
  EXPECT_EQ(casts[0].bytes, 0);
  EXPECT_NE(trace_text().find("as it is read"), std::string::npos) << trace_text();
  EXPECT_EQ(trace_text().find("cpu rounded"), std::string::npos) << trace_text();
  EXPECT_EQ(casts[1].cache, MPT_TRACE_CAST_HIT);
  EXPECT_STREQ(casts[1].name, "fc.weight");
  EXPECT_EQ(casts[1].bytes, 0);
  EXPECT_EQ(trace().cast_bytes, 0);

  const auto kernels = all<mpt_trace_kernel>(mpt_trace_get_kernel, trace().kernels);
  const mpt_trace_kernel* product = nullptr;
  for (const auto& k : kernels)
    if (k.op == 0 && !std::strncmp(k.operands, "linear ", 7)) product = &k;
  ASSERT_TRUE(product) << trace_text();
  EXPECT_EQ(product->bytes, 2 * (4 * 5 + 5 * 8 + 5) + 4 * (4 * 8));
  size_t n = 0;
  OK(mpt_context_kernels_text(ctx, nullptr, 0, &n));
  std::string listing(n, 0);
  OK(mpt_context_kernels_text(ctx, listing.data(), n, nullptr));
  EXPECT_NE(listing.find(std::string(product->operands) + ": " + product->name), std::string::npos);
  int64_t bytes = 0;
  for (const auto& o : list) bytes += o.bytes;
  EXPECT_EQ(bytes, trace().bytes);
  // AdamW on f32 parameters with f16 copies and 16-bit gradients of the weight: each value is read
  // and written once.
  const int64_t update = 40 * (2 * 4 + 2 * 8 + 2 + 2) + 5 * (2 * 4 + 2 * 8 + 2 + 4);
  EXPECT_GE(list.back().bytes, update) << trace_text();
  const std::string text = trace_text();
  for (const char* want : {"forward linear: lower (its own) under f16 <- f32[4, 8]",
                           "cast f32[5, 8] 'fc.weight' to f16: cached, 0 bytes"}) {
    EXPECT_NE(text.find(want), std::string::npos) << want << "\n" << text;
  }
}

// A gradient that is stored in another dtype than it arrives in is cast; that cast belongs to the
// backward pass.
TEST_F(ObserveStep, ABackwardIsAllBackward) {
  mpt_tensor loss = sum(call(mpt_square, w));
  OK(mpt_trace_begin(ctx));
  OK(mpt_backward(&loss, nullptr, 1, nullptr));
  OK(mpt_trace_end(ctx));
  for (const auto& o : ops()) EXPECT_NE(o.phase, MPT_TRACE_FORWARD) << o.name;
  EXPECT_NE(trace_text().find("backward cast <- f32[5, 8] 'fc.weight'"), std::string::npos)
      << trace_text();
}

TEST_F(ObserveStep, ATraceChangesNothing) {
  OK(step(x));
  const Floats start = read(w);
  std::vector<std::vector<uint32_t>> seen;
  auto run = [&](bool traced) {
    OK(mpt_tensor_write(w, MPT_F32, start.data(), 40));
    if (traced) {
      OK(mpt_trace_begin(ctx));
    }
    mpt_tensor loss = forward(x), g = nullptr;
    const mpt_tensor leaves[] = {w};
    EXPECT_EQ(mpt_grad(&loss, nullptr, 1, leaves, 1, nullptr, &g), MPT_OK);
    if (traced) {
      OK(mpt_trace_end(ctx));
    }
    seen.push_back(bits(read(loss)));
    seen.push_back(bits(read(g)));
  };
  run(false);
  run(true);
  EXPECT_EQ(seen[0], seen[2]);
  EXPECT_EQ(seen[1], seen[3]);
}

TEST_F(Observe, WhoDecidedAndWhatIsRefused) {
  mpt_tensor v = random({4});
  REFUSED(MPT_ERROR_STATE, mpt_trace_end(ctx), "no trace is on");
  OK(mpt_trace_begin(ctx));
  REFUSED(MPT_ERROR_STATE, mpt_trace_begin(ctx), "a trace is on");
  call(mpt_exp, v);
  under(MPT_BF16, [&] {
    OK(mpt_autocast_set_class(ctx, op("tanh"), MPT_CAST_LOWER));
    call(mpt_tanh, v);
  });
  under(
      MPT_F16, [&] { call(mpt_gelu, v, 0); }, MPT_PROFILE_APEX_O1);
  const int64_t two = 2;
  call(mpt_full, ctx, MPT_F32, &two, 1, 1.0);
  mpt_tensor out = nullptr;
  under(MPT_F16, [&] { EXPECT_EQ(mpt_matmul(v, make({}, {1}), &out), MPT_ERROR_SHAPE); });
  call(mpt_neg, v);
  mpt_trace_op o = {};
  o.struct_size = sizeof o;
  REFUSED(MPT_ERROR_STATE, mpt_trace_get_op(ctx, 0, &o), "a trace is on");
  OK(mpt_trace_end(ctx));
  const auto list = ops();
  ASSERT_EQ(list.size(), 6u) << trace_text();
  EXPECT_EQ(list[0].why, MPT_WHY_OFF);
  EXPECT_EQ(list[0].scope, MPT_DTYPE_NONE);
  EXPECT_EQ(list[1].why, MPT_WHY_CHANGED);
  EXPECT_EQ(list[1].casts, 1);
  EXPECT_EQ(list[2].why, MPT_WHY_PROFILE);
  EXPECT_EQ(list[3].phase, MPT_TRACE_HOST);
  EXPECT_EQ(list[3].op, -1);
  EXPECT_STREQ(list[3].name, "full");
  EXPECT_STREQ(list[4].name, "matmul");
  EXPECT_STREQ(list[5].name, "neg") << "a failed operation ends there";
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_trace_get_op(ctx, 6, &o), "index is 6; the trace has 6");
  OK(mpt_trace_clear(ctx));
  EXPECT_EQ(trace().ops, 0);
}

// -- the cost rule --------------------------------------------------------------------------------

class CostRule : public ::testing::Test {
 protected:
  // True if the trace shows that a linear layer on an input of `rows` by `in` ran in f32.
  static bool kept(int32_t arithmetic, mpt_dtype dtype, int64_t rows, int64_t in, int64_t out,
                   bool rule = true, mpt_dtype x_dtype = MPT_F32) {
    const bool recorded = kept(arithmetic, dtype, rows, in, out, rule, x_dtype, MPT_GRAD_ENABLED);
    EXPECT_EQ(kept(arithmetic, dtype, rows, in, out, rule, x_dtype, MPT_GRAD_DISABLED), recorded);
    return recorded;
  }
  static bool kept(int32_t arithmetic, mpt_dtype dtype, int64_t rows, int64_t in, int64_t out,
                   bool rule, mpt_dtype x_dtype, int32_t grad_mode) {
    mpt_context ctx;
    EXPECT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK);
    EXPECT_EQ(mpt_context_set_arithmetic(ctx, arithmetic), MPT_OK) << mpt_last_error();
    mpt_tensor x, w, y = nullptr;
    const int64_t xs[] = {rows, in}, ws[] = {out, in};
    EXPECT_EQ(mpt_ones(ctx, x_dtype, xs, 2, &x), MPT_OK);
    EXPECT_EQ(mpt_ones(ctx, MPT_F32, ws, 2, &w), MPT_OK);
    EXPECT_EQ(mpt_tensor_set_requires_grad(w, 1), MPT_OK);
    mpt_autocast_desc d;
    mpt_autocast_desc_init(&d, sizeof d);
    d.dtype = dtype;
    d.cost_rule = rule;
    EXPECT_EQ(mpt_autocast_push(ctx, &d), MPT_OK);
    EXPECT_EQ(mpt_grad_mode_push(ctx, grad_mode), MPT_OK);
    EXPECT_EQ(mpt_trace_begin(ctx), MPT_OK);
    EXPECT_EQ(mpt_linear(x, w, nullptr, 0, &y), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_trace_end(ctx), MPT_OK);
    mpt_trace_op o = {};
    o.struct_size = sizeof o;
    EXPECT_EQ(mpt_trace_get_op(ctx, 0, &o), MPT_OK);
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(y, &i), MPT_OK);
    const bool f32 = o.why == MPT_WHY_COST;
    EXPECT_EQ(o.cast_class, f32 ? MPT_CAST_FP32 : MPT_CAST_LOWER);
    EXPECT_EQ(i.dtype, f32 ? MPT_F32 : dtype) << "what the trace says is what runs";
    mpt_context_release(ctx);
    return f32;
  }
};

TEST_F(CostRule, AnOperationThat16BitsSlowDownStaysInF32) {
  // In a small product, most of the work is casting its weight and the gradient.
  EXPECT_TRUE(kept(MPT_ARITHMETIC_WIDEN16, MPT_F16, 128, 784, 112));
  EXPECT_TRUE(kept(MPT_ARITHMETIC_WIDEN16, MPT_BF16, 128, 784, 112));
  EXPECT_FALSE(kept(MPT_ARITHMETIC_NATIVE16, MPT_BF16, 128, 784, 112)) << "products gain more";
  EXPECT_TRUE(kept(MPT_ARITHMETIC_NATIVE16, MPT_BF16, 128, 784, 1)) << "no product to speak of";
  EXPECT_FALSE(kept(MPT_ARITHMETIC_WIDEN16, MPT_F16, 128, 784, 112, false)) << "off";
  // The input is already 16 bits wide, or the results take half the memory.
  EXPECT_FALSE(kept(MPT_ARITHMETIC_WIDEN16, MPT_F16, 128, 784, 112, true, MPT_F16));
  EXPECT_FALSE(kept(MPT_ARITHMETIC_WIDEN16, MPT_BF16, 2048, 64, 256)) << "smaller, if not faster";
  // An f32 batch is rounded as it is read, and no copy of it is kept.
  EXPECT_FALSE(kept(MPT_ARITHMETIC_WIDEN16, MPT_BF16, 2048, 256, 64));
}

// The rule can be set as a field of a precision, and by name. The trace names the rule that
// decided.
TEST_F(ObserveStep, APrecisionHasTheRule) {
  EXPECT_EQ(precision("16-mixed").cost_rule, 0);
  for (const char* name : {"16-mixed,grad=f32", "16-mixed,grad=f32,cost_rule=1"}) {
    p = precision(name);
    OK(mpt_params_set_precision(params, &p));
    OK(mpt_trace_begin(ctx));
    OK(mpt_stepper_backward(stepper, forward(x)));
    OK(mpt_stepper_step(stepper));
    OK(mpt_trace_end(ctx));
    EXPECT_EQ(ops()[0].why, p.cost_rule ? MPT_WHY_COST : MPT_WHY_OWN) << trace_text();
    EXPECT_EQ(trace_text().find("(cost rule)") != std::string::npos, p.cost_rule != 0);
  }
  OK(mpt_params_set_precision(params, &p));
  mpt_precision back;
  mpt_precision_init(&back, sizeof back);
  OK(mpt_params_get_precision(params, &back));
  EXPECT_EQ(back.cost_rule, 1);
}

// -- the first value that is not finite -----------------------------------------------------------

TEST_F(ObserveStep, NothingIsFoundWhereAllIsWell) {
  OK(step(x));
  EXPECT_EQ(finding().phase, MPT_NON_FINITE_NONE);
  EXPECT_EQ(finding().found, 0);
}

TEST_F(ObserveStep, AnOverflowOfTheForwardIsNamed) {
  OK(step(x));
  OK(step(x));
  OK(mpt_precision_push(ctx, &p));
  mpt_tensor h = call(mpt_linear, x, w, b, MPT_ACTIVATION_NONE);
  h = call(mpt_mul_scalar, h, 1e4);
  h = call(mpt_mul, h, h);  // exceeds 65504
  h = call(mpt_relu, h);
  mpt_tensor loss = call(mpt_mean, h, static_cast<const int64_t*>(nullptr), 0, 0);
  OK(mpt_precision_pop(ctx));
  OK(mpt_stepper_backward(stepper, loss));
  EXPECT_EQ(mpt_stepper_step(stepper), MPT_STEP_SKIPPED);
  const mpt_non_finite f = finding();
  EXPECT_EQ(f.phase, MPT_NON_FINITE_FORWARD) << f.text;
  EXPECT_STREQ(f.op_name, "mul") << f.text;
  EXPECT_EQ(f.op, op("mul"));
  EXPECT_EQ(f.step, 2);
  EXPECT_EQ(f.found, 1) << "the gradients' own Inf is no second finding";
  EXPECT_EQ(f.dtype, MPT_F16);
  EXPECT_EQ(f.elements, 20);
  EXPECT_GT(f.infs, 0);
  EXPECT_NE(std::string(f.text).find("step 3: the forward of mul"), std::string::npos) << f.text;
  // The verdict has the finding as well, and keeps it when the next finding arrives.
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  OK(mpt_stepper_get_verdict(stepper, 0, &v));
  EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_FORWARD);
  EXPECT_EQ(v.bad_op, op("mul"));
  EXPECT_STREQ(v.bad_op_name, "mul");
  EXPECT_STREQ(v.bad_text, f.text);
  OK(step(x));
  OK(mpt_stepper_get_verdict(stepper, 0, &v));
  EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_NONE);
  EXPECT_EQ(v.bad_op, -1);
  EXPECT_STREQ(v.bad_text, "");
}

// Only the tape holds the results: no scope is open and no handles exist.
TEST_F(ObserveStep, TheTapeIsEnough) {
  const mpt_tensor keep[] = {w, b};
  OK(mpt_scope_pop(ctx, keep, 2));
  OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
  OK(mpt_fill_into(b, NAN));
  OK(mpt_grad_mode_pop(ctx));
  mpt_tensor input = random({4, 8}), h, n, loss;
  OK(mpt_linear(input, w, b, 0, &h));
  OK(mpt_layer_norm(h, 1, nullptr, nullptr, nullptr, &n));
  mpt_tensor_release(h);
  OK(mpt_sum(n, nullptr, 0, 0, &loss));
  mpt_tensor_release(n);
  OK(mpt_backward(&loss, nullptr, 1, nullptr));
  const mpt_non_finite f = finding();
  EXPECT_EQ(f.phase, MPT_NON_FINITE_INPUT) << f.text;
  EXPECT_STREQ(f.op_name, "linear") << f.text;
  EXPECT_STREQ(f.tensor, "fc.bias") << f.text;
  EXPECT_EQ(f.nans, 5);
  OK(mpt_scope_push(ctx));
}

TEST_F(ObserveStep, ABadBatchIsAnInput) {
  const mpt_non_finite f = skipped_with(INFINITY);
  EXPECT_EQ(f.phase, MPT_NON_FINITE_INPUT) << f.text;
  EXPECT_STREQ(f.op_name, "linear") << f.text;
}

// The value is finite, but overflows the 16-bit dtype to which the operation rounds it.
TEST_F(ObserveStep, ABatchThatOverflowsAsItIsReadIsAnInput) {
  for (float value : {-1e6f, 1e6f}) {
    const mpt_non_finite f = skipped_with(value);
    EXPECT_EQ(f.phase, MPT_NON_FINITE_INPUT) << f.text;
    EXPECT_STREQ(f.op_name, "linear") << f.text;
    EXPECT_STREQ(f.tensor, "batch") << f.text;
    EXPECT_EQ(f.infs, 1);
    EXPECT_NE(std::string(f.text).find("not finite in f16: 0 NaN and 1 Inf of 32, f32[4, 8]"),
              std::string::npos)
        << f.text;
  }
}

// The loss is finite and its gradient overflows on the way; the parameters after it are finite.
TEST_F(ObserveStep, AnOverflowOfTheBackwardIsBetweenTwoParameters) {
  mpt_tensor last = nullptr;
  add("last", {5}, {1, 1, 1, 1, 1});
  OK(mpt_params_get(params, "last", &last));
  OK(mpt_precision_push(ctx, &p));
  mpt_tensor h = call(mpt_linear, x, w, b, MPT_ACTIVATION_NONE);
  h = call(mpt_mul_scalar, h, 60000.0);  // its gradient has this factor too, in f16
  h = call(mpt_mul_scalar, h, 1e-5);
  h = call(mpt_mul, h, last);
  mpt_tensor loss = sum(h);
  OK(mpt_precision_pop(ctx));
  OK(mpt_stepper_backward(stepper, call(mpt_mul_scalar, loss, 100.0)));
  EXPECT_EQ(mpt_stepper_step(stepper), MPT_STEP_SKIPPED);
  const mpt_non_finite f = finding();
  EXPECT_EQ(f.phase, MPT_NON_FINITE_BACKWARD) << f.text;
  EXPECT_STREQ(f.op_name, "linear") << f.text;
  EXPECT_TRUE(!std::strcmp(f.tensor, "fc.weight") || !std::strcmp(f.tensor, "fc.bias")) << f.text;
  EXPECT_STREQ(f.last_finite, "last") << f.text;
  EXPECT_EQ(f.step, 0);
  EXPECT_NE(std::string(f.text).find("the backward of linear"), std::string::npos) << f.text;
}

// Without a scaler or a check, the norm of the clipping shows the value. If nothing checks
// gradients, the next forward pass does.
TEST_F(ObserveStep, GradientsWithoutAScaler) {
  const mpt_precision plain = precision("bf16-mixed");
  for (const bool clipped : {true, false}) {
    mpt_params set = nullptr;
    OK(mpt_params_create(ctx, &set));
    mpt_tensor v = make({2}, {0.5f, 0.25f});
    OK(mpt_params_add(set, "v", v));
    OK(mpt_params_set_precision(set, &plain));
    mpt_optimizer o = nullptr;
    OK(mpt_optimizer_create(set, nullptr, &o));
    mpt_stepper_desc how;
    mpt_stepper_desc_init(&how, sizeof how);
    how.clip_norm = clipped ? 1 : 0;
    mpt_stepper s = nullptr;
    OK(mpt_stepper_create(ctx, &plain, &how, &s));
    OK(mpt_stepper_add(s, o));
    const int64_t before = finding().found;
    for (int i = 0; i < 2; ++i) {
      mpt_tensor h = call(mpt_mul_scalar, call(mpt_mul_scalar, v, 1e-30), 1e30);
      OK(mpt_stepper_backward(s, call(mpt_mul_scalar, sum(h), 1e10)));  // 1e40 on the way
      OK(mpt_stepper_step(s));
      EXPECT_EQ(finding().found - before, clipped || i > 0 ? 1 + (clipped && i > 0) : 0);
      if (finding().found == before) continue;
      const mpt_non_finite f = finding();
      EXPECT_EQ(f.phase, i == 0 ? MPT_NON_FINITE_BACKWARD : MPT_NON_FINITE_INPUT) << f.text;
      EXPECT_STREQ(f.tensor, "v") << f.text;
      EXPECT_STREQ(f.op_name, "mul_scalar") << f.text;
    }
    mpt_stepper_release(s);
  }
}

// The step after a bad one is watched. The finding then names the operation itself, in
// micro-batches too, until a step is clean. The events that a stepper records have the finding of
// each step.
TEST_F(ObserveStep, AnOverflowThatComesAgainIsNamedExactly) {
  add("last", {5}, {1, 1, 1, 1, 1});
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  how.events = 4;
  how.accumulate = 2;
  mpt_scaler_desc scale;
  mpt_scaler_desc_init(&scale, sizeof scale);
  scale.is_static = 1;
  scale.init_scale = 1024;
  OK(mpt_scaler_create(ctx, &scale, &how.scaler));
  mpt_stepper s = nullptr;
  OK(mpt_stepper_create(ctx, &p, &how, &s));
  mpt_scaler_release(how.scaler);
  OK(mpt_stepper_add(s, optimizer));
  mpt_tensor last = nullptr;
  OK(mpt_params_get(params, "last", &last));
  auto backward = [&](double by) {
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor h = call(mpt_linear, x, w, b, MPT_ACTIVATION_NONE);
    h = call(mpt_mul_scalar, h, 60000.0);
    h = call(mpt_mul_scalar, h, 1e-3);
    h = call(mpt_neg, h);
    h = call(mpt_mul, h, last);
    mpt_tensor loss = sum(h);
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(s, call(mpt_mul_scalar, loss, by)));
  };
  for (int step = 0; step < 4; ++step) {
    const bool bad = step < 3;
    backward(1e-6);
    backward(bad ? 4 : 1e-6);
    EXPECT_EQ(mpt_stepper_step(s), bad ? MPT_STEP_SKIPPED : MPT_OK);
    if (!bad) break;
    const mpt_non_finite f = finding();
    EXPECT_EQ(f.step, step);
    EXPECT_EQ(f.exact, step > 0) << f.text;
    EXPECT_STREQ(f.op_name, step > 0 ? "mul_scalar" : "linear") << f.text;
    EXPECT_STREQ(f.last_finite, "last");
    if (step == 0) continue;
    EXPECT_NE(std::string(f.text).find("the backward of mul_scalar"), std::string::npos) << f.text;
    EXPECT_NE(std::string(f.text).find("f16[4, 5]"), std::string::npos) << f.text;
  }
  for (int64_t i = 0; i < 3; ++i) {
    mpt_verdict v = {};
    v.struct_size = sizeof v;
    OK(mpt_stepper_get_event(s, i, &v));
    EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_BACKWARD);
    EXPECT_STREQ(v.bad_op_name, i > 0 ? "mul_scalar" : "linear");
    EXPECT_EQ(std::string(v.bad_text).substr(0, 7), "step " + std::to_string(v.step) + ":")
        << v.bad_text;
  }
  mpt_stepper_release(s);
}

// -- magnitudes -----------------------------------------------------------------------------------

mpt_tensor_stats stats_of(mpt_tensor t, mpt_dtype dtype, double scale = 1) {
  mpt_stats_desc d;
  mpt_stats_desc_init(&d, sizeof d);
  d.dtype = dtype;
  d.scale = scale;
  mpt_tensor_stats s = {};
  s.struct_size = sizeof s;
  EXPECT_EQ(mpt_tensor_get_stats(t, &d, &s), MPT_OK) << mpt_last_error();
  return s;
}

// Compares with the counts of NumPy and PyTorch for equal values; see make_stats.py.
TEST_F(Observe, StatisticsAreNumpys) {
  std::ifstream file = open_golden(GOLDEN "/stats.txt");
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  Floats values;
  std::istringstream first(line);
  first >> line;  // "values", as bits
  for (uint32_t u; first >> u;) {
    float f;
    std::memcpy(&f, &u, sizeof f);
    values.push_back(f);
  }
  ASSERT_GT(values.size(), 500u);
  mpt_tensor t = make({static_cast<int64_t>(values.size())}, values);
  int rows = 0;
  while (std::getline(file, line)) {
    std::istringstream in(line);
    std::string word, dtype;
    double scale = 1;
    in >> word >> dtype >> scale;
    mpt_dtype d = MPT_F32;
    while (dtype != mpt_dtype_name(d)) ++d;
    const mpt_tensor_stats s = stats_of(t, d, scale);
    if (word == "counts") {
      int64_t want[7];
      for (int64_t& v : want) in >> v;
      const int64_t got[] = {s.elements,  s.zeros,      s.underflows, s.subnormals,
                             s.overflows, s.infinities, s.nans};
      for (int i = 0; i < 7; ++i) EXPECT_EQ(got[i], want[i]) << line << ", field " << i;
    } else if (word == "range") {
      double least, most;
      in >> least >> most;
      EXPECT_DOUBLE_EQ(s.smallest, least) << line;
      EXPECT_DOUBLE_EQ(s.largest, most) << line;
    } else {
      std::vector<int64_t> want(MPT_STATS_BINS), got(s.exponents, s.exponents + MPT_STATS_BINS);
      for (int64_t e, n; in >> e >> n;)
        want[std::min<size_t>(e - MPT_STATS_FIRST_EXPONENT, MPT_STATS_BINS - 1)] += n;
      EXPECT_EQ(got, want) << dtype;
    }
    ++rows;
  }
  EXPECT_GT(rows, 10);
}

TEST_F(Observe, AnyLayoutAndDtype) {
  mpt_tensor x = random({30, 40}), view = nullptr;
  OK(mpt_transpose(x, 0, 1, &view));
  const mpt_tensor_stats a = stats_of(x, MPT_F16), b = stats_of(view, MPT_F16);
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
  const int64_t six[] = {6, 1};
  mpt_tensor one = make({1, 1}, {1e-10f}), wide = nullptr;
  OK(mpt_expand(one, six, 2, &wide));
  EXPECT_EQ(stats_of(wide, MPT_F16).underflows, 6);
  EXPECT_EQ(stats_of(one, MPT_DTYPE_NONE).dtype, MPT_F32);
  mpt_tensor_stats s = {};
  s.struct_size = sizeof s;
  mpt_tensor whole = cast(x, MPT_I64);
  REFUSED(MPT_ERROR_DTYPE, mpt_tensor_get_stats(whole, nullptr, &s), "floating dtype");
  mpt_stats_desc d;
  mpt_stats_desc_init(&d, sizeof d);
  d.scale = 0;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_tensor_get_stats(x, &d, &s), "scale is 0");
  s.struct_size = 7;
  REFUSED(MPT_ERROR_ABI, mpt_tensor_get_stats(x, nullptr, &s), "struct_size is 7");
  s.struct_size = 64;  // the size of an earlier version, whose fields are set
  OK(mpt_tensor_get_stats(x, nullptr, &s));
  EXPECT_EQ(s.struct_size, 64u);
}

TEST_F(ObserveStep, OfAllGradientsAndAsAPicture) {
  const Floats g = {1e-9f, 1, 0, 1e-5f, 1e6f};
  set_grad(b, g);
  mpt_tensor_stats total = {}, each[2] = {};
  total.struct_size = each[0].struct_size = sizeof total;
  mpt_stats_desc d;
  mpt_stats_desc_init(&d, sizeof d);
  d.dtype = MPT_F16;
  OK(mpt_params_get_grad_stats(params, &d, &total, each, 2));
  EXPECT_EQ(each[0].elements, 0) << "no gradient";
  EXPECT_EQ(each[1].elements, 5);
  EXPECT_EQ(total.zeros, 1);
  EXPECT_EQ(total.underflows, 1);
  EXPECT_EQ(total.subnormals, 1);
  EXPECT_EQ(total.overflows, 1);
  d.scale = 65536;
  OK(mpt_params_get_grad_stats(params, &d, &total, nullptr, 0));
  EXPECT_EQ(total.underflows + total.subnormals, 0 + 0) << "a loss scale brings them back";
  EXPECT_EQ(total.overflows, 2);
  REFUSED(MPT_ERROR_SHAPE, mpt_params_get_grad_stats(params, &d, &total, each, 1), "2 parameters");
  size_t n = 0;
  OK(mpt_stats_text(&each[1], nullptr, 0, &n));
  std::string s(n, 0);
  OK(mpt_stats_text(&each[1], s.data(), n, nullptr));
  EXPECT_NE(s.find("5 elements in f16: 20% zero, 20% underflow, 20% subnormal, 20% overflow"),
            std::string::npos)
      << s;
  EXPECT_EQ(std::count(s.begin(), s.end(), '\n'), 2 + 19 - -30 + 1) << s;
  EXPECT_NE(s.find("2^0      20.0000% |#####"), std::string::npos) << s;
  EXPECT_NE(
      s.find("2^19     20.0000% |################################################## overflow"),
      std::string::npos)
      << s;
  EXPECT_NE(s.find("2^-17    20.0000%"), std::string::npos) << s;
}

}  // namespace
}  // namespace mpt_test
