// Tests of traces and the cost rule.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "step.h"

namespace mpt_test {
namespace {

// -- traces ---------------------------------------------------------------------------------------

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
  EXPECT_EQ(list.back().phase, MPT_TRACE_STEP);
  auto has = [&](const char* n) { return std::count(names.begin(), names.end(), n) == 1; };
  EXPECT_TRUE(has("d linear") && has("d layer_norm") && has("d cross_entropy")) << trace_text();

  const mpt_trace_op& linear = list[0];
  EXPECT_EQ(linear.phase, MPT_TRACE_FORWARD);
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

// A cast of a parameter is missed once, then found, and refreshed after a write. Without the cache,
// each is made.
TEST_F(Observe, ATraceTellsHowTheCacheServed) {
  mpt_tensor v = leaf("w", {8, 8}), input = random({4, 8});
  OK(mpt_trace_begin(ctx));
  under(MPT_BF16, [&] {
    linear(input, v);
    linear(input, v);
    OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
    OK(mpt_mul_into(v, make({}, {2})));
    OK(mpt_grad_mode_pop(ctx));
    linear(input, v);
  });
  under(
      MPT_BF16, [&] { linear(input, v); }, MPT_PROFILE_INHERIT, MPT_CAST_CACHE_OFF);
  OK(mpt_trace_end(ctx));
  std::vector<mpt_trace_cache> how;
  for (const auto& c : all<mpt_trace_cast>(mpt_trace_get_cast, trace().casts))
    if (!std::strcmp(c.name, "w")) how.push_back(c.cache);
  EXPECT_EQ(how, (std::vector<mpt_trace_cache>{MPT_TRACE_CAST_MISSED, MPT_TRACE_CAST_HIT,
                                               MPT_TRACE_CAST_REFRESHED, MPT_TRACE_CAST_MADE}))
      << trace_text();
}

// A gradient that is stored in another dtype than it arrives in is cast; that cast belongs to the
// backward pass.
TEST_F(ObserveStep, ABackwardIsAllBackward) {
  mpt_tensor loss = sum(call(mpt_square, w));
  OK(mpt_trace_begin(ctx));
  OK(mpt_backward(&loss, nullptr, 1, nullptr));
  OK(mpt_trace_end(ctx));
  for (const auto& o : ops())
    EXPECT_EQ(o.phase, o.op < 0 ? MPT_TRACE_HOST : MPT_TRACE_BACKWARD) << o.name;
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
  EXPECT_EQ(kept(MPT_ARITHMETIC_NATIVE16, MPT_F16, 128, 784, 112), !test_device())
      << "a GPU multiplies f16 as it does bf16, a processor does not";
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

}  // namespace
}  // namespace mpt_test
