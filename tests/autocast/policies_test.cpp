// Tests of autocast scopes, classes and casts.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <thread>

#include "../support/scope.h"

namespace mpt_test {
namespace {

using Policies = TrainInScope;

TEST_F(Policies, NestedScopesAndEnabledOff) {
  mpt_tensor a = random({4, 4}), b = random({4, 4});
  auto gives = [&] { return dtype(call(mpt_matmul, a, b)); };
  under(MPT_BF16, [&] {
    EXPECT_EQ(gives(), MPT_BF16);
    without([&] {
      EXPECT_EQ(gives(), MPT_F32);
      mpt_tensor outside = cast(a, MPT_BF16), out;
      REFUSED(MPT_ERROR_DTYPE, mpt_matmul(outside, b, &out), "one dtype");
      under(MPT_F16, [&] { EXPECT_EQ(gives(), MPT_F16); });
      EXPECT_EQ(gives(), MPT_F32);
    });
    EXPECT_EQ(gives(), MPT_BF16);
  });
  EXPECT_EQ(gives(), MPT_F32);
  REFUSED(MPT_ERROR_STATE, mpt_autocast_pop(ctx), "no autocast scope");
}

TEST_F(Policies, EachRegionHasItsDtype) {
  mpt_tensor a = random({4, 4}), b = random({4, 4});
  for (mpt_dtype t : {MPT_BF16, MPT_F16}) {
    under(t, [&] {
      mpt_dtype in_force;
      OK(mpt_autocast_get_dtype(ctx, &in_force));
      EXPECT_EQ(in_force, t);
      expect_same(call(mpt_matmul, a, b), call(mpt_matmul, cast(a, t), cast(b, t)), "matmul");
    });
  }
  mpt_autocast_desc d;
  mpt_autocast_desc_init(&d, sizeof d);
  d.dtype = MPT_F32;
  REFUSED(MPT_ERROR_DTYPE, mpt_autocast_push(ctx, &d), "bf16 or f16, not f32");
  mpt_tensor wide = random({4, 4}, MPT_F64);
  under(MPT_BF16, [&] { EXPECT_EQ(dtype(call(mpt_matmul, wide, wide)), MPT_F64); });
}

TEST_F(Policies, TheProductsRunInTheScopesDtype) {
  for (const char* name :
       {"matmul", "bmm", "addmm", "linear", "conv1d", "conv2d", "conv3d", "conv_transpose1d",
        "conv_transpose2d", "conv_transpose3d", "scaled_dot_product_attention", "self_attention",
        "lstm_cell", "gru_cell", "rnn_tanh_cell", "lstm", "gru", "rnn_tanh"}) {
    EXPECT_EQ(cls(name), MPT_CAST_LOWER) << name;
  }
  mpt_tensor x = random({2, 3, 5, 5}), w = random({4, 3, 3, 3});
  under(MPT_F16, [&] {
    mpt_tensor y = call(mpt_conv2d, x, w, mpt_tensor{}, 1, 1, nullptr);
    mpt_tensor by_hand =
        call(mpt_conv2d, cast(x, MPT_F16), cast(w, MPT_F16), mpt_tensor{}, 1, 1, nullptr);
    expect_same(y, by_hand, "conv2d");
  });
}

// The advice about operands of two dtypes must help: inside a scope it is not "open a scope".
TEST_F(Policies, MixedDtypesInAScopeAreThoseThatItLeavesAlone) {
  mpt_tensor m = random({4, 4}), m64 = random({4, 4}, MPT_F64), image = random({1, 2, 4, 4}),
             image64 = random({1, 2, 4, 4}, MPT_F64), out;
  const auto all = [&](const char* advice) {
    REFUSED(MPT_ERROR_DTYPE, mpt_matmul(m, m64, &out), advice);
    REFUSED(MPT_ERROR_DTYPE, mpt_linear(m, m64, nullptr, 0, &out), advice);
    REFUSED(MPT_ERROR_DTYPE, mpt_conv2d(image, image64, nullptr, 1, 1, nullptr, &out), advice);
    REFUSED(MPT_ERROR_DTYPE, mpt_conv_transpose2d(image, image64, nullptr, 1, 1, nullptr, &out),
            advice);
    REFUSED(MPT_ERROR_DTYPE,
            mpt_scaled_dot_product_attention(image, image64, image, nullptr, nullptr, &out),
            advice);
  };
  all("cast (a model's input: mpt_precision_input), or open a scope (mpt_precision_push");
  under(MPT_BF16, [&] { all("autocast leaves f64"); });
}

// An f32 batch with 16-bit weights: no copy of the batch is made, and the bits equal those with a
// copy.
TEST_F(Policies, ABatchIsRoundedAsItIsRead) {
  for (mpt_dtype dtype : {MPT_BF16, MPT_F16}) {
    for (const Shape& size : {Shape{8, 16, 12}, {40, 784, 128}, {3, 100, 7}, {200, 300, 260}}) {
      mpt_tensor x = random({size[0], size[1]}), w = leaf("w", {size[2], size[1]}),
                 b = leaf("b", {size[2]});
      for (int32_t act : {MPT_ACTIVATION_NONE, MPT_ACTIVATION_RELU, MPT_ACTIVATION_GELU}) {
        mpt_tensor y[2], grads[2][2];
        under(dtype, [&] { y[0] = call(mpt_linear, x, w, b, act); });
        y[1] = call(mpt_linear, cast(x, dtype), cast(w, dtype), cast(b, dtype), act);
        expect_same(y[0], y[1], "value");
        const mpt_tensor leaves[] = {w, b};
        for (int i = 0; i < 2; ++i) {
          mpt_tensor loss = sum(call(mpt_mul, y[i], y[i]));
          OK(mpt_grad(&loss, nullptr, 1, leaves, 2, nullptr, grads[i]));
        }
        expect_same(grads[0][0], grads[1][0], "gradient of w");
        expect_same(grads[0][1], grads[1][1], "gradient of b");
      }
    }
  }
  // The input has 64 x 4096 elements; only the result is kept for the backward pass.
  mpt_tensor x = random({64, 4096}), w = leaf("w", {8, 4096});
  under(MPT_BF16, [&] {
    linear(x, w);  // the copy of w is cached from here on
    mpt_memory_info before = {.struct_size = sizeof before}, after = {.struct_size = sizeof after};
    OK(mpt_context_get_memory(ctx, &before));
    linear(x, w);
    OK(mpt_context_get_memory(ctx, &after));
    EXPECT_LT(after.total_now - before.total_now, size_t{64 * 4096});
  });
  // If x requires a gradient, or without a scope, nothing has changed.
  mpt_tensor leaf_x = leaf("x", {4, 4096});
  under(MPT_BF16, [&] {
    mpt_tensor loss = sum(linear(leaf_x, w)), g = nullptr;
    OK(mpt_grad(&loss, nullptr, 1, &leaf_x, 1, nullptr, &g));
    EXPECT_EQ(this->dtype(g), MPT_F32);
  });
  mpt_tensor y = nullptr;
  EXPECT_EQ(mpt_linear(x, cast(w, MPT_BF16), nullptr, MPT_ACTIVATION_NONE, &y), MPT_ERROR_DTYPE);
  EXPECT_NE(std::string(mpt_last_error()).find("x is f32, weight bf16"), std::string::npos);
}

TEST_F(Policies, SecondOrderOfABatchThatIsRounded) {
  mpt_tensor x = random({6, 96}), w = leaf("w", {70, 96}), penalty[2];
  for (int by_hand = 0; by_hand < 2; ++by_hand) {
    mpt_tensor y = nullptr, g = nullptr;
    if (by_hand) y = linear(cast(x, MPT_BF16), cast(w, MPT_BF16));
    else under(MPT_BF16, [&] { y = linear(x, w); });
    mpt_tensor loss = sum(call(mpt_mul, y, call(mpt_mul, y, y)));
    mpt_backward_desc o;
    mpt_backward_desc_init(&o, sizeof o);
    o.create_graph = 1;
    OK(mpt_grad(&loss, nullptr, 1, &w, 1, &o, &g));
    mpt_tensor norm = sum(call(mpt_mul, g, g));
    OK(mpt_grad(&norm, nullptr, 1, &w, 1, nullptr, &penalty[by_hand]));
  }
  expect_same(penalty[0], penalty[1], "gradient of the gradient's norm");
}

TEST_F(Policies, What16BitsHurtRunsInF32) {
  mpt_tensor x = call(mpt_abs, random({64}, MPT_BF16));
  using Unary = mpt_status (*)(mpt_tensor, mpt_tensor*);
  const std::map<const char*, Unary> functions = {
      {"exp", mpt_exp},          {"expm1", mpt_expm1},           {"log", mpt_log},
      {"log1p", mpt_log1p},      {"reciprocal", mpt_reciprocal}, {"rsqrt", mpt_rsqrt},
      {"softplus", mpt_softplus}};
  under(MPT_BF16, [&] {
    for (const auto& [name, f] : functions) {
      EXPECT_EQ(cls(name), MPT_CAST_FP32) << name;
      mpt_tensor wide = cast(x, MPT_F32);
      expect_same(call(f, x), call(f, wide), name);
    }
  });
}

TEST_F(Policies, OperandsMeetInTheWidestType) {
  mpt_tensor list[] = {random({2, 3}, MPT_BF16), random({2, 3})};
  under(MPT_BF16, [&] {
    mpt_tensor both = call(mpt_cat, list, 2, 0), same = call(mpt_cat, list, 1, 0);
    EXPECT_EQ(dtype(both), MPT_F32);
    EXPECT_EQ(dtype(same), MPT_BF16) << "nothing to meet";
    EXPECT_EQ(dtype(call(mpt_stack, list, 2, 0)), MPT_F32);
  });
}

mpt_status identity(void*, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
  return mpt_clone(in[0], out);
}

TEST_F(Policies, ABannedOperationSaysWhatToUse) {
  mpt_tensor p = call(mpt_sigmoid, random({8}, MPT_BF16)), out = nullptr;
  mpt_custom_op_desc d;
  mpt_custom_op_desc_init(&d, sizeof d);
  d.name = "my_entropy";
  d.forward = identity;
  d.cast_class = MPT_CAST_BANNED;
  d.advice = "Use my_entropy_with_logits.";
  mpt_op mine;
  OK(mpt_op_register(ctx, &d, &mine));
  under(MPT_BF16, [&] {
    REFUSED(MPT_ERROR_UNSUPPORTED, mpt_binary_cross_entropy(p, p, MPT_REDUCTION_MEAN, &out),
            "binary_cross_entropy_with_logits");
    EXPECT_EQ(out, nullptr);
    REFUSED(MPT_ERROR_UNSUPPORTED, mpt_op_run(ctx, mine, &p, 1, nullptr, 0, &out, 1),
            "Use my_entropy_with_logits.");
    mpt_tensor wide = cast(p, MPT_F32);
    EXPECT_EQ(mpt_binary_cross_entropy(wide, wide, MPT_REDUCTION_MEAN, &out), MPT_OK)
        << "f32 is safe";
    OK(mpt_autocast_set_class(ctx, op("binary_cross_entropy"), MPT_CAST_FP32));
    EXPECT_EQ(mpt_binary_cross_entropy(p, p, MPT_REDUCTION_MEAN, &out), MPT_OK) << mpt_last_error();
    OK(mpt_autocast_set_class(ctx, op("relu"), MPT_CAST_BANNED));
    REFUSED(MPT_ERROR_UNSUPPORTED, mpt_relu(p, &out), "relu is banned under autocast");
  });
  EXPECT_EQ(mpt_binary_cross_entropy(p, p, MPT_REDUCTION_MEAN, &out), MPT_OK)
      << "outside nothing is banned";
}

TEST_F(Policies, IndexWritersPromote) {
  const int64_t four = 4, where[] = {0, 2, 2, 1};
  mpt_tensor index = nullptr, x = random({4}), src = random({4}, MPT_BF16), out = nullptr;
  OK(mpt_tensor_from_data(ctx, MPT_I64, &four, 1, where, sizeof where, &index));
  under(MPT_BF16, [&] {
    out = call(mpt_scatter_add, x, 0, index, src);
    EXPECT_EQ(dtype(out), MPT_F32);
    EXPECT_EQ(dtype(call(mpt_index_add, x, 0, index, src)), MPT_F32);
    EXPECT_EQ(dtype(call(mpt_scatter, x, 0, index, src)), MPT_F32);
  });
  Floats want = read(x), s = read(src), got = read(out);
  for (size_t i = 0; i < 4; ++i) want[static_cast<size_t>(where[i])] += s[i];
  for (size_t i = 0; i < 4; ++i) EXPECT_FLOAT_EQ(got[i], want[i]);
}

TEST_F(Policies, AnyClassCanBeChangedForAScopeOrForAll) {
  mpt_tensor x = random({8}, MPT_BF16), a = random({4, 4});
  under(MPT_BF16, [&] {
    OK(mpt_autocast_set_class(ctx, op("tanh"), MPT_CAST_FP32));
    EXPECT_EQ(dtype(call(mpt_tanh, x)), MPT_F32);
    under(MPT_BF16, [&] {
      EXPECT_EQ(dtype(call(mpt_tanh, x)), MPT_F32) << "scopes inside inherit";
      OK(mpt_autocast_set_class(ctx, op("tanh"), MPT_CAST_DEFAULT));
      EXPECT_EQ(dtype(call(mpt_tanh, x)), MPT_BF16);
    });
    EXPECT_EQ(dtype(call(mpt_tanh, x)), MPT_F32);
    under(
        MPT_BF16, [&] { EXPECT_EQ(cls("tanh"), MPT_CAST_NONE); }, MPT_PROFILE_DEFAULT);
  });
  EXPECT_EQ(cls("tanh"), MPT_CAST_NONE) << "it ended with its scope";

  under(
      MPT_F16, [&] { EXPECT_EQ(dtype(call(mpt_matmul, a, a)), MPT_F16); }, MPT_PROFILE_APEX_O1);
  OK(mpt_autocast_set_class(ctx, op("matmul"), MPT_CAST_NONE));
  EXPECT_EQ(cls("matmul"), MPT_CAST_NONE);
  for (int32_t profile : {MPT_PROFILE_INHERIT, MPT_PROFILE_APEX_O1}) {
    under(
        MPT_F16, [&] { EXPECT_EQ(dtype(call(mpt_matmul, a, a)), MPT_F32); }, profile);
  }
  OK(mpt_autocast_set_class(ctx, op("matmul"), MPT_CAST_DEFAULT));
  under(MPT_F16, [&] { EXPECT_EQ(dtype(call(mpt_matmul, a, a)), MPT_F16); });

  under(MPT_BF16, [&] {
    OK(mpt_trace_begin(ctx));
    for (mpt_cast_class c : {MPT_CAST_NONE, MPT_CAST_FP32_OUT, MPT_CAST_FP32}) {
      OK(mpt_autocast_set_class(ctx, op("sum"), c));
      EXPECT_EQ(dtype(sum(x)), c == MPT_CAST_NONE ? MPT_BF16 : MPT_F32) << "class " << c;
    }
    OK(mpt_trace_end(ctx));
    const auto list = ops();
    ASSERT_EQ(list.size(), 3u) << trace_text();
    EXPECT_EQ(list[1].casts, 0) << "only the result is f32";
    EXPECT_EQ(list[2].casts, 1);
  });

  mpt_custom_op_desc d;
  mpt_custom_op_desc_init(&d, sizeof d);
  d.name = "mine";
  d.forward = identity;
  d.cast_class = MPT_CAST_FP32;
  mpt_op mine;
  OK(mpt_op_register(ctx, &d, &mine));
  auto gives = [&] {
    mpt_tensor y = nullptr;
    EXPECT_EQ(mpt_op_run(ctx, mine, &x, 1, nullptr, 0, &y, 1), MPT_OK) << mpt_last_error();
    return dtype(y);
  };
  under(MPT_BF16, [&] {
    EXPECT_EQ(gives(), MPT_F32);
    OK(mpt_autocast_set_class(ctx, mine, MPT_CAST_NONE));
    EXPECT_EQ(gives(), MPT_BF16);
  });
  under(MPT_BF16, [&] { EXPECT_EQ(gives(), MPT_F32) << "the host's own too, for a scope only"; });

  for (const char* name : {"reshape", "cast", "copy_into", "conv_data", "split", "detach"}) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_autocast_set_class(ctx, op(name), MPT_CAST_FP32),
            "has no class to change");
  }
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_autocast_set_class(ctx, op("tanh"), 6), "class is 6");
}

// A checkpointed region runs again after its scope has ended, with the overrides of the scope.
TEST_F(Policies, OverridesOutliveTheirScopeWhereABackwardNeedsThem) {
  static mpt_dtype seen;
  auto forward = [](void*, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
    const mpt_status s = mpt_tanh(in[0], out);
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(out[0], &i), MPT_OK);
    seen = i.dtype;
    return s;
  };
  mpt_tensor x = leaf("x", {8}), y = nullptr;
  under(MPT_BF16, [&] {
    OK(mpt_autocast_set_class(ctx, op("tanh"), MPT_CAST_LOWER));
    OK(mpt_recompute(ctx, forward, nullptr, nullptr, &x, 1, &y, 1));
  });
  EXPECT_EQ(seen, MPT_BF16);
  seen = MPT_DTYPE_NONE;
  mpt_tensor s = sum(y);
  OK(mpt_backward(&s, nullptr, 1, nullptr));
  EXPECT_EQ(seen, MPT_BF16);
}

// Operations inside modules, recurrent networks, attention and checkpoints are cast like direct
// calls.
TEST_F(Policies, TheLibrarysOwnCallsAreCastToo) {
  mpt_params set;
  OK(mpt_params_create(ctx, &set));
  mpt_module block, lstm;
  mpt_nn_transformer_desc d;
  mpt_nn_transformer_desc_init(&d, sizeof d);
  d.dropout = 0;
  d.dim_feedforward = 16;
  OK(mpt_nn_transformer_block(set, "block", 8, 2, &d, &block));
  OK(mpt_nn_lstm(set, "lstm", 8, 8, nullptr, &lstm));
  mpt_tensor x = random({2, 4, 8}), w = leaf("w", {8, 8});
  struct Used {
    mpt_tensor w;
  } used = {w};
  const auto product = [](void* user, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
    return mpt_linear(in[0], static_cast<Used*>(user)->w, nullptr, MPT_ACTIVATION_NONE, out);
  };
  // Returns the names of the tensors that autocast casts to bf16 while `body` runs.
  const auto products = [&](const std::function<mpt_status(mpt_tensor*)>& body) {
    std::vector<std::string> list;
    mpt_tensor y = nullptr;
    under(MPT_BF16, [&] {
      OK(mpt_trace_begin(ctx));
      OK(body(&y));
      OK(mpt_trace_end(ctx));
    });
    for (const auto& c : all<mpt_trace_cast>(mpt_trace_get_cast, trace().casts)) {
      EXPECT_EQ(c.to, MPT_BF16);
      list.push_back(c.name);
    }
    return list;
  };
  const auto in_block = products([&](mpt_tensor* y) { return mpt_module_forward(block, x, y); });
  for (const char* name : {"block.self_attn.in_proj_weight", "block.self_attn.out_proj.weight",
                           "block.linear1.weight", "block.linear2.weight"}) {
    EXPECT_EQ(std::count(in_block.begin(), in_block.end(), name), 1) << trace_text();
  }
  const auto in_lstm = products([&](mpt_tensor* y) { return mpt_module_forward(lstm, x, y); });
  for (const char* name : {"lstm.weight_ih_l0", "lstm.weight_hh_l0"}) {
    EXPECT_EQ(std::count(in_lstm.begin(), in_lstm.end(), name), 1) << trace_text();
  }
  const auto again = products(
      [&](mpt_tensor* y) { return mpt_recompute(ctx, product, &used, nullptr, &x, 1, y, 1); });
  EXPECT_EQ(std::count(again.begin(), again.end(), "w"), 1) << trace_text();
  // An operation that is composed of others is cast once, as a whole.
  mpt_tensor target = random({4, 8}), from = random({4, 8});
  under(MPT_BF16, [&] {
    OK(mpt_trace_begin(ctx));
    mpt_tensor loss = call(mpt_kl_div, from, target, MPT_REDUCTION_SUM, 0);
    OK(mpt_trace_end(ctx));
    EXPECT_EQ(dtype(loss), MPT_F32);
  });
  ASSERT_EQ(trace().ops, 1) << trace_text();
  EXPECT_STREQ(ops()[0].name, "kl_div");
}

TEST_F(Policies, CastsByHandAreReported) {
  mpt_tensor w = leaf("w", {4, 4}), x = random({4, 4});
  OK(mpt_tensor_set_name(x, "x"));
  under(MPT_BF16, [&] {
    OK(mpt_trace_begin(ctx));
    call(mpt_matmul, cast(cast(x, MPT_F16), MPT_F32), w);  // rounded twice, then lowered again
    cast(w, MPT_BF16);
    call(mpt_exp, x);
    OK(mpt_trace_end(ctx));
  });
  const auto list = all<mpt_trace_hazard>(mpt_trace_get_hazard, trace().hazards);
  ASSERT_EQ(list.size(), 3u) << trace_text();
  EXPECT_EQ(list[0].kind, MPT_HAZARD_AGAIN);
  EXPECT_STREQ(list[0].name, "x");
  EXPECT_EQ(list[1].kind, MPT_HAZARD_UNDONE);
  EXPECT_STREQ(list[1].name, "x");
  EXPECT_EQ(list[1].from, MPT_F32);
  EXPECT_EQ(list[1].to, MPT_BF16);
  EXPECT_STREQ(ops()[static_cast<size_t>(list[1].op)].name, "matmul");
  EXPECT_EQ(list[2].kind, MPT_HAZARD_PARAMETER);
  EXPECT_STREQ(list[2].name, "w");
  EXPECT_NE(std::string(list[1].text).find("'x' is cast to bf16 by autocast for matmul"),
            std::string::npos)
      << list[1].text;
  EXPECT_NE(trace_text().find(list[2].text), std::string::npos);

  // Outside a region, and for casts that agree with autocast, no hazard is reported.
  OK(mpt_trace_begin(ctx));
  cast(cast(x, MPT_F16), MPT_F32);
  under(MPT_BF16, [&] { call(mpt_matmul, cast(x, MPT_BF16), x); });
  OK(mpt_trace_end(ctx));
  EXPECT_EQ(trace().hazards, 0) << trace_text();

  // For a tensor without a name, the report shows the result of the cast.
  OK(mpt_trace_begin(ctx));
  under(MPT_BF16, [&] { call(mpt_matmul, cast(random({4, 4}), MPT_F16), x); });
  OK(mpt_trace_end(ctx));
  EXPECT_NE(trace_text().find("the result f16[4, 4] of a cast by hand is cast to bf16 by"),
            std::string::npos)
      << trace_text();
}

TEST_F(Policies, SumsSoftmaxAndNormsAccumulateInF32) {
  const int64_t n = 4096;
  mpt_tensor ones = cast(call(mpt_full, ctx, MPT_F32, &n, 1, 1.0), MPT_BF16);
  under(MPT_BF16, [&] {
    EXPECT_EQ(read(sum(ones))[0], 4096) << "bf16 alone stops at 256";
    mpt_tensor x = random({3, 1000}, MPT_BF16);
    const Floats v = read(x), p = read(call(mpt_softmax, x, 1, MPT_DTYPE_NONE));
    for (size_t r = 0; r < 3; ++r) {
      double total = 0;
      for (size_t i = 0; i < 1000; ++i) total += std::exp(static_cast<double>(v[r * 1000 + i]));
      for (size_t i = 0; i < 1000; ++i) {
        const double want = std::exp(static_cast<double>(v[r * 1000 + i])) / total;
        EXPECT_NEAR(p[r * 1000 + i], want, 1e-6 * want + 1e-9);
      }
    }
    // A norm keeps its 16-bit dtype; its result is the f32 result rounded once.
    expect_same(call(mpt_layer_norm, x, 1, mpt_tensor{}, mpt_tensor{}, nullptr),
                cast(call(mpt_layer_norm, cast(x, MPT_F32), 1, mpt_tensor{}, mpt_tensor{}, nullptr),
                     MPT_BF16),
                "layer_norm");
  });
}

TEST_F(Policies, BatchNormKeepsF32WeightsAndStatistics) {
  const int64_t c = 3;
  mpt_tensor x = random({2, 3, 4, 4}, MPT_F16), w = call(mpt_ones, ctx, MPT_F32, &c, 1),
             b = call(mpt_zeros, ctx, MPT_F32, &c, 1), mean = call(mpt_zeros, ctx, MPT_F32, &c, 1),
             var = call(mpt_ones, ctx, MPT_F32, &c, 1);
  mpt_batch_norm_desc norm;
  mpt_batch_norm_desc_init(&norm, sizeof norm);
  norm.training = 1;
  auto run = [&](mpt_tensor t) {
    return call(mpt_batch_norm, t, w, b, mpt_tensor{}, mpt_tensor{}, &norm);
  };
  under(MPT_F16, [&] {
    mpt_tensor y = call(mpt_batch_norm, x, w, b, mean, var, &norm);
    EXPECT_EQ(dtype(y), MPT_F16);
    EXPECT_EQ(dtype(mean), MPT_F32);
    EXPECT_NE(read(mean)[0], 0);
    expect_same(y, cast(run(cast(x, MPT_F32)), MPT_F16), "f32 inside, rounded once");
  });
  EXPECT_EQ(dtype(run(x)), MPT_F16) << "a network in f16 with f32 norms needs no scope";
}

TEST_F(Policies, LossesAreF32) {
  mpt_tensor logits = random({8, 5}, MPT_BF16), other = random({8, 5}, MPT_BF16), target = nullptr;
  const int64_t classes[] = {0, 1, 2, 3, 4, 0, 1, 2}, eight = 8;
  OK(mpt_tensor_from_data(ctx, MPT_I64, &eight, 1, classes, sizeof classes, &target));
  auto wide = [&](mpt_tensor t) { return cast(t, MPT_F32); };
  under(MPT_BF16, [&] {
    mpt_cross_entropy_desc smooth;
    mpt_cross_entropy_desc_init(&smooth, sizeof smooth);
    smooth.label_smoothing = 0.1;
    auto entropy = [&](mpt_tensor t) {
      return call(mpt_cross_entropy, t, target, mpt_tensor{}, &smooth);
    };
    expect_same(entropy(logits), entropy(wide(logits)), "cross_entropy");
    using Loss = mpt_status (*)(mpt_tensor, mpt_tensor, int32_t, mpt_tensor*);
    for (Loss f : {Loss(mpt_mse_loss), Loss(mpt_l1_loss)}) {
      expect_same(call(f, logits, other, MPT_REDUCTION_MEAN),
                  call(f, wide(logits), wide(other), MPT_REDUCTION_MEAN), "loss");
    }
    EXPECT_EQ(dtype(entropy(logits)), MPT_F32);
  });
}

TEST_F(Policies, InputsAndOutputsOfAModelAreCast) {
  mpt_precision p = precision("16-true");
  p.output = MPT_F32;
  mpt_tensor x = leaf("x", {2, 3}), in = call(mpt_precision_input, &p, x);
  EXPECT_EQ(dtype(in), MPT_F16);
  mpt_tensor out = call(mpt_precision_output, &p, call(mpt_mul_scalar, in, 3.0));
  EXPECT_EQ(dtype(out), MPT_F32);
  mpt_tensor s = sum(out);
  OK(mpt_backward(&s, nullptr, 1, nullptr));
  EXPECT_EQ(grad(x), Floats(6, 3)) << "through both casts";
}

TEST_F(Policies, WritesInPlaceAreNotCast) {
  mpt_tensor to = random({4}, MPT_BF16), x = random({4});
  const Floats before = read(to), add = read(x);
  under(MPT_F16, [&] {
    OK(mpt_add_into(to, x));
    EXPECT_EQ(dtype(to), MPT_BF16);
    mpt_tensor want =
        make({4}, {before[0] + add[0], before[1] + add[1], before[2] + add[2], before[3] + add[3]});
    expect_same(to, cast(want, MPT_BF16), "computed in the wider dtype, rounded once");
    // With out=, the result is that of the call without it, converted to the dtype of the
    // destination.
    mpt_tensor a = random({4, 4}), place = random({4, 4}), y = call(mpt_matmul, a, a);
    OK(mpt_copy_into(place, y));
    EXPECT_EQ(dtype(y), MPT_F16);
    EXPECT_EQ(dtype(place), MPT_F32);
    EXPECT_EQ(bits(read(place)), bits(read(y)));
    mpt_tensor mask = random({4}, MPT_BF16);
    OK(mpt_trace_begin(ctx));
    OK(mpt_mul_into(to, mask));
    OK(mpt_fill_into(place, 2));
    OK(mpt_trace_end(ctx));
    EXPECT_EQ(trace().casts, 0) << trace_text();
    mpt_tensor w = leaf("w", {4});
    REFUSED(MPT_ERROR_STATE, mpt_mul_into(w, mask), "requires");
  });
}

// -- custom operations ----------------------------------------------------------------------------

struct Seen {
  mpt_context ctx;
  mpt_dtype input = -1, scope = -1, scope_in_backward = -1, product = -1;
  static mpt_dtype of(mpt_tensor t) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK);
    return i.dtype;
  }
  static mpt_status forward(void* user, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
    auto& s = *static_cast<Seen*>(user);
    s.input = of(in[0]);
    EXPECT_EQ(mpt_autocast_get_dtype(s.ctx, &s.scope), MPT_OK);
    const mpt_status status = mpt_matmul(in[0], in[0], out);
    s.product = of(out[0]);
    return status;
  }
  static mpt_status backward(void* user, const mpt_tensor* in, int32_t, const mpt_tensor*,
                             const mpt_tensor* grad, int32_t, mpt_tensor* grad_in) {
    auto& s = *static_cast<Seen*>(user);
    EXPECT_EQ(mpt_autocast_get_dtype(s.ctx, &s.scope_in_backward), MPT_OK);
    (void)in;
    return mpt_cast(grad[0], s.input, grad_in);
  }
};

TEST_F(Policies, CustomOperationsAskForTheirDtypes) {
  Seen seen{ctx};
  mpt_custom_op_desc d;
  mpt_custom_op_desc_init(&d, sizeof d);
  d.forward = Seen::forward;
  d.backward = Seen::backward;
  d.user = &seen;
  mpt_tensor x = leaf("x", {4, 4});
  struct Case {
    const char* name;
    mpt_cast_class cls;
    bool in_scope;
    mpt_dtype input, scope, product;
  };
  for (const Case& c : {Case{"as_f32", MPT_CAST_FP32, false, MPT_F32, MPT_DTYPE_NONE, MPT_F32},
                        Case{"as_lower", MPT_CAST_LOWER, false, MPT_F16, MPT_DTYPE_NONE, MPT_F16},
                        Case{"in_scope", MPT_CAST_NONE, true, MPT_F32, MPT_F16, MPT_F16}}) {
    d.name = c.name;
    d.cast_class = c.cls;
    d.in_scope = c.in_scope;
    mpt_op mine;
    mpt_tensor y = nullptr;
    OK(mpt_op_register(ctx, &d, &mine));
    under(MPT_F16, [&] { OK(mpt_op_run(ctx, mine, &x, 1, nullptr, 0, &y, 1)); });
    EXPECT_EQ(seen.input, c.input) << c.name;
    EXPECT_EQ(seen.scope, c.scope) << c.name;
    EXPECT_EQ(seen.product, c.product) << c.name;
    mpt_tensor s = sum(y);
    under(MPT_BF16, [&] { OK(mpt_backward(&s, nullptr, 1, nullptr)); });
    EXPECT_EQ(seen.scope_in_backward, c.scope) << c.name << ": as in its forward";
    mpt_dtype after;
    OK(mpt_autocast_get_dtype(ctx, &after));
    EXPECT_EQ(after, MPT_DTYPE_NONE);
    EXPECT_EQ(grad(x), Floats(16, 1)) << c.name;
    OK(mpt_tensor_set_grad(x, nullptr));
    OK(mpt_op_run(ctx, mine, &x, 1, nullptr, 0, &y, 1));
    EXPECT_EQ(seen.input, MPT_F32) << "outside a scope it is asked for nothing";
  }
}

TEST_F(Policies, AnotherThreadSeesTheContextsState) {
  mpt_tensor a = leaf("a", {4, 4});
  mpt_dtype there = -1, grad_of = -1;
  under(MPT_F16, [&] {
    OK(mpt_autocast_set_class(ctx, op("tanh"), MPT_CAST_FP32));
    std::thread([&] {
      mpt_tensor y = call(mpt_matmul, a, a);
      there = dtype(y);
      EXPECT_EQ(cls("tanh"), MPT_CAST_FP32);
      mpt_tensor s = sum(y);
      EXPECT_EQ(mpt_backward(&s, nullptr, 1, nullptr), MPT_OK) << mpt_last_error();
    }).join();
    mpt_tensor g = nullptr;
    OK(mpt_tensor_get_grad(a, &g));
    grad_of = dtype(g);
  });
  EXPECT_EQ(there, MPT_F16);
  EXPECT_EQ(grad_of, MPT_F32);
}

}  // namespace
}  // namespace mpt_test
