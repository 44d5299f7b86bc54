// Tests of the cast cache.
// SPDX-License-Identifier: Apache-2.0
#include "../support/scope.h"

namespace mpt_test {
namespace {

using CastCache = TrainInScope;

TEST_F(CastCache, AParameterIsCastOnce) {
  mpt_tensor w = leaf("w", {8, 8}), x = random({4, 8});
  under(MPT_BF16, [&] {
    for (int i = 0; i < 5; ++i) linear(x, w);
  });
  EXPECT_EQ(cache().misses, 1);
  EXPECT_EQ(cache().hits, 4);
  EXPECT_EQ(cache().entries, 1) << "x is no parameter";
  EXPECT_EQ(cache().bytes, 8u * 8 * 2);
  under(
      MPT_BF16, [&] { linear(x, w); }, MPT_PROFILE_INHERIT, MPT_CAST_CACHE_OFF);
  EXPECT_EQ(cache().hits + cache().misses, 5) << "off: not asked";
}

TEST_F(CastCache, AStepWritesTheCopyItself) {
  set_precision("16-mixed");
  add("w", {8, 8}, normal(64));
  mpt_tensor w = nullptr, x = random({4, 8});
  OK(mpt_params_get(params, "w", &w));
  mpt_optimizer o = nullptr;
  OK(mpt_optimizer_create(params, nullptr, &o));
  mpt_stepper s = nullptr;
  OK(mpt_stepper_create(ctx, nullptr, nullptr, &s));
  OK(mpt_stepper_add(s, o));
  for (int i = 0; i < 4; ++i) {
    mpt_tensor y = nullptr;
    under(MPT_F16, [&] {
      y = linear(x, w);
      // The copy has the bits of a cast of the updated weight.
      expect_same(y, linear(cast(x, MPT_F16), cast(w, MPT_F16)), "the copy");
    });
    OK(mpt_stepper_backward(s, sum(call(mpt_square, y))));
    OK(mpt_stepper_step(s));
  }
  EXPECT_EQ(cache().misses, 1);
  EXPECT_EQ(cache().stale, 0);
  EXPECT_EQ(cache().hits, 3);
  mpt_stepper_release(s);
  mpt_optimizer_release(o);
}

TEST_F(CastCache, ClearedByHandOrWithItsScope) {
  mpt_tensor w = leaf("w", {8, 8}), x = random({4, 8});
  under(MPT_BF16, [&] {
    linear(x, w);
    under(
        MPT_BF16, [&] { linear(x, w); }, MPT_PROFILE_INHERIT, MPT_CAST_CACHE_SCOPE);
    EXPECT_EQ(cache().entries, 0);
    EXPECT_EQ(cache().bytes, 0u);
    linear(x, w);
  });
  EXPECT_EQ(cache().entries, 1) << "kept past its scope: its version tells whether it is good";
  OK(mpt_autocast_clear_cache(ctx));
  EXPECT_EQ(cache().entries, 0);
  mpt_autocast_desc d;
  mpt_autocast_desc_init(&d, sizeof d);
  d.cache = 3;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_autocast_push(ctx, &d), "cache is 3");
}

TEST_F(CastCache, AWriteInPlaceMakesACopyStale) {
  mpt_tensor w = leaf("w", {8, 8}), x = random({4, 8});
  under(MPT_BF16, [&] {
    mpt_tensor before = linear(x, w);
    OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
    OK(mpt_mul_into(w, make({}, {2})));
    OK(mpt_grad_mode_pop(ctx));
    expect_same(linear(x, w), call(mpt_mul_scalar, before, 2.0), "new elements");
    EXPECT_EQ(cache().stale, 1);
    NEEDS_HOST("the host writes by a pointer");
    void* data = nullptr;
    OK(mpt_tensor_get_data(w, &data));
    static_cast<float*>(data)[0] += 1000;
    OK(mpt_tensor_touch(w));
    expect_same(linear(x, w), linear(cast(x, MPT_BF16), cast(w, MPT_BF16)), "touched");
    EXPECT_EQ(cache().stale, 2);
    EXPECT_EQ(cache().entries, 1);
  });
}

TEST_F(CastCache, BoundedAndGoneWithTheTensor) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.cast_cache_limit = 3 * 128;  // three copies of 8 x 8
  mpt_context_release(ctx);
  OK(mpt_context_create(&d, &ctx));
  params = nullptr;
  mpt_tensor w[4], x = random({4, 8});
  for (int i = 0; i < 4; ++i) w[i] = leaf("w", {8, 8});
  auto use = [&](int i) { under(MPT_BF16, [&] { mpt_tensor_release(linear(x, w[i])); }); };
  for (int i : {0, 1, 2, 0, 3}) use(i);  // entry 1 is the least recently used
  EXPECT_EQ(cache().evictions, 1);
  EXPECT_EQ(cache().entries, 3);
  EXPECT_EQ(cache().bytes, 3u * 128);
  const int64_t misses = cache().misses;
  for (int i : {0, 2, 3}) use(i);
  EXPECT_EQ(cache().misses, misses);
  use(1);
  EXPECT_EQ(cache().misses, misses + 1);
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  for (mpt_tensor t : w) mpt_tensor_release(t);
  OK(mpt_context_get_memory(ctx, &m));
  EXPECT_EQ(cache().entries, 0);
  EXPECT_EQ(cache().bytes, 0u);
  EXPECT_EQ(m.now[MPT_MEMORY_CAST_CACHE], 0u) << "no memory is left behind";
  mpt_tensor large = leaf("large", {16, 16});
  under(MPT_BF16, [&] { linear(random({4, 16}), large); });
  EXPECT_EQ(cache().entries, 0) << "what alone is over the limit is not kept";
}

// PyTorch #158232: a cast made under no-grad is used again where gradients are recorded.
TEST_F(CastCache, ACastMadeWithoutGradientsServesWithThem) {
  for (int32_t mode : {MPT_GRAD_DISABLED, MPT_GRAD_INFERENCE}) {
    SCOPED_TRACE(mode);
    const mpt_cast_cache_info before = cache();
    mpt_tensor w = leaf(mode == MPT_GRAD_DISABLED ? "w" : "v", {8, 8}), x = random({4, 8});
    under(MPT_BF16, [&] {
      OK(mpt_grad_mode_push(ctx, mode));
      linear(x, w);
      OK(mpt_grad_mode_pop(ctx));
      mpt_tensor s = sum(linear(x, w));
      OK(mpt_backward(&s, nullptr, 1, nullptr));
    });
    EXPECT_EQ(cache().misses - before.misses, 1);
    EXPECT_EQ(cache().hits - before.hits, 1);
    const Floats g = grad(w);
    ASSERT_EQ(g.size(), 64u) << "the gradient is not lost";
    Floats column(8, 0);
    const Floats v = read(cast(cast(x, MPT_BF16), MPT_F32));
    for (size_t r = 0; r < 4; ++r)
      for (size_t c = 0; c < 8; ++c) column[c] += v[r * 8 + c];
    for (size_t i = 0; i < 64; ++i) EXPECT_NEAR(g[i], column[i % 8], 0.05);
  }
}

// A copy that is still referenced is replaced by a new one, in any mode; the new one also works for
// recording.
TEST_F(CastCache, SoDoesOneThatWasRefreshedInInferenceMode) {
  mpt_tensor w = leaf("w", {8, 8}), x = leaf("x", {4, 8});
  under(MPT_BF16, [&] {
    linear(x, w);  // the tape holds the first copy
    OK(mpt_grad_mode_push(ctx, MPT_GRAD_INFERENCE));
    OK(mpt_fill_into(w, 0.5));
    linear(x, w);
    OK(mpt_grad_mode_pop(ctx));
    mpt_tensor s = sum(linear(x, w));
    OK(mpt_backward(&s, nullptr, 1, nullptr));
  });
  EXPECT_EQ(cache().stale, 1);
}

TEST_F(CastCache, KeptAcrossMicroBatches) {
  mpt_tensor w = leaf("w", {8, 8});
  for (int i = 0; i < 4; ++i) {
    mpt_tensor s = nullptr;
    under(MPT_BF16, [&] { s = sum(linear(random({4, 8}), w)); });
    OK(mpt_backward(&s, nullptr, 1, nullptr));
  }
  EXPECT_EQ(cache().misses, 1);
  EXPECT_EQ(cache().hits, 3);
  EXPECT_EQ(cache().stale, 0);
}

// Apex: an entry made while a parameter is frozen must not serve the trained parameter, which would
// lose its gradient.
TEST_F(CastCache, FreezingAndThawingKeepsGradientsRight) {
  mpt_tensor w = leaf("w", {8, 8}), x = random({4, 8});
  auto run = [&] {
    mpt_tensor y = nullptr;
    under(MPT_BF16, [&] { y = linear(x, w); });
    return y;
  };
  run();
  OK(mpt_tensor_set_requires_grad(w, 0));
  mpt_tensor frozen = run();
  EXPECT_EQ(mpt_backward(&frozen, nullptr, 1, nullptr), MPT_ERROR_INVALID_ARGUMENT);
  OK(mpt_tensor_set_requires_grad(w, 1));
  mpt_tensor s = sum(run());
  OK(mpt_backward(&s, nullptr, 1, nullptr));
  EXPECT_EQ(grad(w).size(), 64u);
  under(MPT_F16, [&] { linear(x, w); });
  EXPECT_EQ(cache().entries, 1) << "one copy, in the dtype asked for last";
  EXPECT_EQ(cache().bytes, 128u);
}

}  // namespace
}  // namespace mpt_test
