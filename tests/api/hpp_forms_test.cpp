// Forms of the C++ layer, by value: the arguments passed to C and the results returned.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <cstring>

#include "mpt/mpt.hpp"

namespace {

using Floats = std::vector<float>;

struct Forms : ::testing::Test {
  mpt::Context ctx = mpt::Context::create({.seed = 3});
};

template <class F>
mpt::Error error_of(F f) {
  return mpt::attempt(f).error();
}

TEST_F(Forms, TheLibraryTellsWhatItIs) {
  EXPECT_EQ(mpt::version_number(), mpt_version());
  EXPECT_STREQ(mpt::version(), mpt_version_string());
  const auto features = mpt::features();
  for (size_t i = 0; i < features.size(); ++i) {
    EXPECT_EQ(features[i], mpt_feature_name(static_cast<int32_t>(i)));
  }
  EXPECT_EQ(mpt_feature_name(static_cast<int32_t>(features.size())), nullptr);
  EXPECT_STREQ(mpt::status_name(MPT_ERROR_SHAPE), "MPT_ERROR_SHAPE");
  EXPECT_STREQ(mpt::dtype_name(MPT_BF16), "bf16");
  EXPECT_EQ(mpt::dtype_size(MPT_F16), 2u);
}

TEST_F(Forms, AttemptsGiveValuesAndErrors) {
  const mpt::Result<double> sum = mpt::attempt([&] { return mpt::sum(ctx.ones({3})).item(); });
  ASSERT_TRUE(sum);
  EXPECT_EQ(*sum, 3);
  const auto bad = mpt::attempt([&] { return mpt::reshape(ctx.ones({3}), {2}); });
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().status(), MPT_ERROR_SHAPE);
  EXPECT_THROW((void)bad.value(), mpt::Error);
  EXPECT_TRUE(mpt::attempt([] {}));
  EXPECT_THROW((void)mpt::attempt([] { throw 7; }), int) << "another's exception passes";
}

TEST_F(Forms, AScopeReleasesWhatItDoesNotKeep) {
  const int64_t before = ctx.memory().live_tensors;
  mpt::Tensor kept, lost;
  {
    mpt::Scope scope(ctx);
    const auto a = ctx.ones({2});
    kept = scope.keep(a + 1.0);
    lost = a * 3.0;
    EXPECT_TRUE(lost.valid());
  }
  EXPECT_FALSE(lost.valid());
  EXPECT_EQ(error_of([&] { lost.item(); }).status(), MPT_ERROR_INVALID_HANDLE);
  EXPECT_EQ(kept.read<float>(), Floats(2, 2));
  kept = {};
  EXPECT_EQ(ctx.memory().live_tensors, before);
  mpt::Scope outer(ctx);
  mpt::Tensor through;
  {
    mpt::Scope inner(ctx);
    through = inner.keep(ctx.ones({2}));
    inner.close();
    EXPECT_TRUE(through.valid());
  }
  outer.close();
  EXPECT_FALSE(through.valid()) << "the scope around owns what was kept";
  EXPECT_EQ(mpt_scope_pop(ctx.get(), nullptr, 0), MPT_ERROR_STATE) << "each popped once";
}

TEST_F(Forms, TensorsTellWhatTheyAre) {
  auto t = ctx.arange(0, 6, 1, MPT_F32);
  EXPECT_EQ(t.context().get(), ctx.get());
  EXPECT_EQ(t.name("batch").name(), "batch");
  EXPECT_TRUE(t.valid());
  EXPECT_FALSE(mpt::Tensor().valid());
}

TEST_F(Forms, TheHostWritesByAPointer) {
  NEEDS_HOST("the pointer is to memory of the CPU");
  auto t = ctx.arange(0, 6, 1, MPT_F32);
  const int64_t version = t.info().version;
  t.data<float>()[2] = 7;
  t.touch();
  EXPECT_EQ(t.info().version, version + 1);
  EXPECT_EQ(t.read<float>(), (Floats{0, 1, 7, 3, 4, 5}));
}

TEST_F(Forms, WritesInPlace) {
  auto t = ctx.ones({3});
  const auto same = t;
  t += ctx.full({1}, 2);
  EXPECT_EQ(t.read<float>(), Floats(3, 3));
  t *= ctx.tensor<float>({3}, {1, 2, 3});
  EXPECT_EQ(same.read<float>(), (Floats{3, 6, 9}));
  t.copy_from(ctx.full({}, 5, MPT_I64));
  EXPECT_EQ(t.read<float>(), Floats(3, 5));
  EXPECT_EQ(t.fill(-1).read<float>(), Floats(3, -1));
  EXPECT_EQ(error_of([&] { ctx.ones({1}).requires_grad() += t; }).status(), MPT_ERROR_STATE);
}

TEST_F(Forms, GradientsAreSetAndRootsWeighed) {
  auto x = ctx.ones({2}).requires_grad(), y = ctx.ones({2}).requires_grad();
  const mpt::Tensor roots[] = {x * 3.0, mpt::sum(y)};
  const mpt::Tensor weights[] = {ctx.tensor<float>({2}, {1, 2}), {}};
  mpt::backward(roots, weights);
  EXPECT_EQ(x.grad().read<float>(), (Floats{3, 6}));
  EXPECT_EQ(y.grad().read<float>(), Floats(2, 1));
  EXPECT_EQ(error_of([&] {
              mpt::backward(roots, {weights, 1});
            }).status(),
            MPT_ERROR_INVALID_ARGUMENT);
  x.set_grad(ctx.full({2}, 4));
  EXPECT_EQ(x.grad().read<float>(), Floats(2, 4));
  x.zero_grad();
  EXPECT_FALSE(x.grad());
  auto z = ctx.ones({2}).requires_grad().grad_dtype(MPT_BF16);
  mpt::sum(z).backward();
  EXPECT_EQ(z.grad().dtype(), MPT_BF16);
}

TEST_F(Forms, ViewsWithStridesAndOwners) {
  Floats v{0, 1, 2, 3, 4, 5};
  const auto columns = ctx.view({3, 2}, std::span(v), nullptr, {1, 3});
  EXPECT_EQ(columns.read<float>(), (Floats{0, 3, 1, 4, 2, 5}));
  auto memory = std::make_shared<Floats>(4, 2.0f);
  {
    const auto t = ctx.view({4}, std::span(*memory), memory);
    EXPECT_EQ(memory.use_count(), 2);
    EXPECT_EQ(mpt::sum(t).item(), 8);
  }
  ctx.seed(1);  // any call drops released handles
  EXPECT_EQ(memory.use_count(), 1);
  EXPECT_EQ(error_of([&] { ctx.view({5}, std::span(*memory), memory); }).status(), MPT_ERROR_SHAPE);
  EXPECT_EQ(memory.use_count(), 1) << "a view that fails keeps nothing";
}

TEST_F(Forms, ViewsOfConstElementsAreOnlyRead) {
  const Floats v{1, 2, 3};
  auto t = ctx.view({3}, v);
  EXPECT_EQ(t.data<const float>(), v.data());
  EXPECT_EQ(mpt::sum(t).item(), 6);
  EXPECT_EQ(error_of([&] { t.fill(0); }).status(), MPT_ERROR_STATE);
  EXPECT_EQ(error_of([&] { t += ctx.ones({3}); }).status(), MPT_ERROR_STATE);
  EXPECT_EQ(v, (Floats{1, 2, 3}));
  static const float constant[] = {4, 5};
  EXPECT_EQ(ctx.view({2}, std::span(constant)).read<float>(), (Floats{4, 5}));
}

TEST_F(Forms, DlpackThereAndBack) {
  NEEDS_HOST("the test reads the memory that it exports");
  const auto t = ctx.arange(0, 4, 1, MPT_F32);
  for (const bool legacy : {false, true}) {
    const auto back =
        legacy ? ctx.from_dlpack(t.to_dlpack_legacy()) : ctx.from_dlpack(t.to_dlpack());
    EXPECT_EQ(back.data<float>(), t.data<float>());
    EXPECT_EQ(back.shape(), t.shape());
  }
}

TEST_F(Forms, FirstWeights) {
  const mpt::Shape s{64, 32};
  auto largest = [](const mpt::Tensor& t) { return mpt::max_all(mpt::abs(t)).item(); };
  auto deviation = [](const mpt::Tensor& t) { return mpt::std(t).item(); };
  EXPECT_NEAR(largest(ctx.kaiming_uniform(s, 2)), std::sqrt(6.0 / 5 / 32), 1e-3);
  EXPECT_NEAR(deviation(ctx.kaiming_normal(s, 2)), std::sqrt(2.0 / 5 / 32), 5e-3);
  EXPECT_NEAR(largest(ctx.xavier_uniform(s, 2)), 2 * std::sqrt(6.0 / 96), 1e-3);
  EXPECT_NEAR(deviation(ctx.xavier_normal(s, 2)), 2 * std::sqrt(2.0 / 96), 1e-2);
}

TEST_F(Forms, TheGeneratorAndTheArithmetic) {
  ctx.seed(9);
  const auto state = ctx.generator();
  EXPECT_EQ(state.seed, 9);
  const auto a = ctx.uniform({3}, 0, 1).read<float>();
  EXPECT_NE(ctx.generator(), state);
  ctx.set_generator(state);
  EXPECT_EQ(ctx.uniform({3}, 0, 1).read<float>(), a);
  const auto fresh = mpt::Context::create();
  fresh.set_arithmetic(MPT_ARITHMETIC_WIDEN16);
  EXPECT_EQ(fresh.arithmetic(), MPT_ARITHMETIC_WIDEN16);
  const auto sum = mpt::matmul(fresh.ones({4, 4}), fresh.ones({4, 4}));
  EXPECT_NE(fresh.kernels().find("gemm"), std::string::npos) << fresh.kernels();
}

TEST_F(Forms, MemoryAnomalyAndShutdown) {
  { const auto big = ctx.ones({1000}); }
  EXPECT_GT(ctx.memory().total_peak, ctx.memory().total_now);
  ctx.reset_peak();
  ctx.trim();
  EXPECT_EQ(ctx.memory().total_peak, ctx.memory().total_now);
  const int64_t steps = ctx.memory().steps;
  ctx.end_step();
  EXPECT_EQ(ctx.memory().steps, steps + 1);
  ctx.set_anomaly();
  EXPECT_NE(std::string(error_of([&] { mpt::log(ctx.full({1}, -1)); }).what()).find("log"),
            std::string::npos);
  ctx.set_anomaly(false);
  const auto t = ctx.ones({1});
  ctx.shutdown();
  EXPECT_FALSE(t.valid());
}

TEST_F(Forms, AHostIsBoundAnew) {
  int first = 0, second = 0;
  auto hooks = mpt::defaults<mpt_hooks>();
  hooks.log = [](void* user, int32_t, const char*) { ++*static_cast<int*>(user); };
  hooks.user = &first;
  const auto host = mpt::Context::create({.hooks = &hooks});
  mpt::mse_loss(host.zeros({2, 1}), host.zeros({2}));
  EXPECT_EQ(first, 1);
  hooks.user = &second;
  host.rebind(hooks);
  mpt::Precision half("half");
  const mpt::Params params(host);
  params.set_precision(half);  // an alias name gives a warning
  EXPECT_EQ(first, 1);
  EXPECT_EQ(second, 1);
}

TEST_F(Forms, AutocastIsAskedAndChanged) {
  EXPECT_EQ(ctx.autocast_dtype(), MPT_DTYPE_NONE);
  EXPECT_EQ(mpt::autocast_profile("apex-o1"), MPT_PROFILE_APEX_O1);
  EXPECT_STREQ(mpt::autocast_profile_name(MPT_PROFILE_APEX_O1), "apex-o1");
  const mpt_op matmul = ctx.op("matmul");
  EXPECT_STREQ(ctx.op_name(matmul), "matmul");
  auto w = ctx.ones({2, 2}).requires_grad();
  const mpt::Autocast scope(ctx, MPT_F16);
  EXPECT_EQ(ctx.autocast_dtype(), MPT_F16);
  EXPECT_EQ(ctx.cast_class(matmul), MPT_CAST_LOWER);
  ctx.set_cast_class(matmul, MPT_CAST_FP32);
  EXPECT_EQ(ctx.cast_class(matmul), MPT_CAST_FP32);
  EXPECT_EQ(mpt::matmul(w, w).dtype(), MPT_F32);
  ctx.set_cast_class(matmul, MPT_CAST_DEFAULT);
  mpt::matmul(w, w);
  EXPECT_EQ(ctx.cast_cache().entries, 1);
  ctx.clear_cast_cache();
  EXPECT_EQ(ctx.cast_cache().entries, 0);
  std::string why;
  EXPECT_TRUE(ctx.supports(matmul, MPT_F32));
  EXPECT_FALSE(ctx.supports(matmul, MPT_F8E4M3, &why));
  EXPECT_NE(why.find("f8e4m3"), std::string::npos) << why;
}

TEST_F(Forms, OperationsRunByNumber) {
  const auto x = ctx.normal({2, 3});
  const mpt_op softmax = ctx.op("softmax");
  EXPECT_EQ(mpt::run(ctx, softmax, {x}, {{"dim", -1}})[0].read<float>(),
            mpt::softmax(x, -1).read<float>());
  EXPECT_EQ(mpt::run(ctx, ctx.op("reshape"), {x}, {{"shape", mpt::Shape{3, 2}}})[0].shape(),
            (mpt::Shape{3, 2}));
  EXPECT_EQ(mpt::run(ctx, ctx.op("clamp"), {x}, {{"low", 0.5}, {"high", 1.0f}})[0].read<float>(),
            mpt::clamp(x, 0.5, 1.0).read<float>());
  EXPECT_EQ(
      mpt::run(ctx, ctx.op("max_dim"), {x}, {{"dim", 1}, {"keepdim", true}}, 2)[1].read<int64_t>(),
      mpt::max_dim(x, 1, true).second.read<int64_t>());
  EXPECT_STREQ(ctx.op_info(softmax).name, "softmax");
  const auto params = ctx.op_params(softmax);
  ASSERT_EQ(static_cast<int32_t>(params.size()), ctx.op_info(softmax).params);
  EXPECT_STREQ(params[1].name, "dim");
  EXPECT_EQ(error_of([&] {
              mpt::run(ctx, softmax, {x}, {{"dimm", 1}});
            }).status(),
            MPT_ERROR_INVALID_ARGUMENT);
}

TEST_F(Forms, PiecesOfATensor) {
  const auto x = mpt::reshape(ctx.arange(0, 10), {2, 5});
  const auto sizes = [](const mpt::Tensors& list) {
    std::vector<int64_t> v;
    for (const auto& t : list) v.push_back(t.shape()[1]);
    return v;
  };
  EXPECT_EQ(sizes(mpt::split(x, 2, 1)), (std::vector<int64_t>{2, 2, 1}));
  EXPECT_EQ(sizes(mpt::split(x, mpt::Shape{1, 4}, -1)), (std::vector<int64_t>{1, 4}));
  EXPECT_EQ(sizes(mpt::chunk(x, 4, -1)), (std::vector<int64_t>{2, 2, 1}));
  EXPECT_EQ(sizes(mpt::chunk(x, 9, 1)), std::vector<int64_t>(5, 1));
  EXPECT_EQ(mpt::split(x, 2, 1)[1].read<int64_t>(), (std::vector<int64_t>{2, 3, 7, 8}));
  EXPECT_EQ(mpt::chunk(ctx.empty({0, 3}), 4).size(), 4u);
  EXPECT_EQ(mpt::split(ctx.empty({0, 3}), 4).size(), 1u);
  EXPECT_EQ(error_of([&] { mpt::split(x, 0, 1); }).status(), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(error_of([&] { mpt::chunk(x, 2, 2); }).status(), MPT_ERROR_SHAPE);
}

TEST_F(Forms, TheCellsOfTanhAsASequence) {
  const auto x = ctx.normal({1, 2, 3}), h = ctx.normal({1, 2, 4});
  const mpt::Tensors w{ctx.normal({4, 3}), ctx.normal({4, 4}), ctx.normal({4}), ctx.normal({4})};
  const auto [out, last] = mpt::rnn_tanh(x, h, w);
  const auto cell =
      mpt::rnn_tanh_cell(mpt::select(x, 0, 0), mpt::select(h, 0, 0), w[0], w[1], w[2], w[3]);
  const auto want = cell.read<float>(), got = out.read<float>();
  for (size_t i = 0; i < want.size(); ++i) EXPECT_NEAR(got[i], want[i], 1e-6);
  EXPECT_EQ(last.read<float>(), got);
}

TEST_F(Forms, ParametersByNumberAndPrecision) {
  const mpt::Params params(ctx);
  params.add("w", ctx.ones({4, 4}));
  params.add_buffer("count", ctx.zeros({1}, MPT_I64));
  const auto all = params.all();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].first, "w");
  EXPECT_EQ(params.at(1).first, "count");
  EXPECT_EQ(params.at(1).second.dtype(), MPT_I64);
  params.set_precision(mpt::Precision("bf16-true"));
  EXPECT_EQ(params.precision().param, MPT_BF16);
  const auto start = mpt::defaults<mpt_precision>();
  EXPECT_EQ(start.param, MPT_F32);
  params.set_precision(mpt::Precision(start));
  EXPECT_EQ(params["w"].dtype(), MPT_F32);
  params["w"].set_grad(ctx.full({4, 4}, 2));
  auto how = mpt::defaults<mpt_clip_desc>();
  how.norm_type = INFINITY;
  EXPECT_EQ(params.clip_grad_norm(1, how), 2);
  EXPECT_NEAR(params["w"].grad().read<float>()[0], 1, 1e-5);
  params.clip_grad_value(0.25);
  EXPECT_EQ(params["w"].grad().read<float>(), Floats(16, 0.25f));
}

TEST_F(Forms, GroupsStatesAndSchedules) {
  const mpt::Params params(ctx);
  auto w = params.add("w", ctx.ones({4, 4})), b = params.add("b", ctx.ones({4}));
  const mpt::Optimizer adam(params, mpt::adam(0.1));
  auto biases = mpt::defaults<mpt_selection>();
  biases.max_rank = 1;
  const int32_t group = adam.add_group(biases);
  EXPECT_EQ(group, 1);
  auto rule = adam.group(group);
  EXPECT_EQ(rule.lr, 0.1);
  rule.lr = 0.5;
  adam.set_group(group, rule);
  EXPECT_EQ(adam.lr(group), 0.5);
  EXPECT_EQ(adam.lr(0), 0.1);
  EXPECT_FALSE(adam.state("w", "exp_avg"));
  w.set_grad(ctx.ones({4, 4}));
  b.set_grad(ctx.ones({4}));
  adam.set_schedule(mpt::schedule(MPT_SCHEDULE_LINEAR, 4));
  adam.step();
  EXPECT_NEAR(adam.state("w", "exp_avg").read<float>()[0], 0.1, 1e-6);
  EXPECT_NEAR(adam.lr(0), 0.075, 1e-12);
  EXPECT_NEAR(b.read<float>()[0], 0.5, 1e-5);
}

TEST_F(Forms, ScalersAndLbfgsTellTheirState) {
  auto desc = mpt::defaults<mpt_scaler_desc>();
  desc.init_scale = 8;
  const mpt::Scaler scaler(ctx, &desc);
  scaler.set_scale(16);
  EXPECT_EQ(scaler.info()->scale, 16);
  auto state = scaler.state();
  state.growth_tracker = 5;
  state.scale = 4;
  scaler.set_state(state);
  EXPECT_EQ(scaler.info()->scale, 4);
  EXPECT_EQ(scaler.info()->growth_tracker, 5);
  const mpt::Stepper stepper(ctx, {}, {.scaler = scaler});
  stepper.scaler().set_scale(32);
  EXPECT_EQ(scaler.info()->scale, 32);
  const mpt::Params params(ctx);
  const auto w = params.add("w", ctx.ones({2}));
  const auto options = mpt::defaults<mpt_lbfgs_desc>();
  const mpt::Lbfgs lbfgs(params, &options);
  lbfgs.step([&] { return mpt::sum(w * w); });
  EXPECT_EQ(lbfgs.info().steps, 1);
  EXPECT_GT(lbfgs.info().evaluations, 1);
}

TEST_F(Forms, ModulesTellWhetherTheyTrain) {
  const mpt::Params params(ctx);
  auto conv = mpt::defaults<mpt_nn_conv_desc>();
  conv.groups = 2;
  const auto net = mpt::nn::conv2d(params, "c", 4, 4, 3, 1, 1, &conv);
  EXPECT_EQ(params["c.weight"].shape(), (mpt::Shape{4, 2, 3, 3}));
  EXPECT_TRUE(net.training());
  net.eval();
  EXPECT_FALSE(net.training());
  auto norm = mpt::defaults<mpt_nn_norm_desc>();
  norm.bias = 0;
  mpt::nn::layer_norm(params, "n", {4}, &norm);
  EXPECT_EQ(error_of([&] { params["n.bias"]; }).status(), MPT_ERROR_INVALID_ARGUMENT);
  auto attention = mpt::defaults<mpt_nn_attention_desc>();
  attention.bias = 0;
  mpt::nn::multihead_attention(params, "a", 4, 2, &attention);
  EXPECT_EQ(error_of([&] { params["a.in_proj_bias"]; }).status(), MPT_ERROR_INVALID_ARGUMENT);
  auto block = mpt::defaults<mpt_nn_transformer_desc>();
  block.dim_feedforward = 6;
  mpt::nn::transformer_block(params, "t", 4, 2, &block);
  EXPECT_EQ(params["t.linear1.weight"].shape(), (mpt::Shape{6, 4}));
}

TEST_F(Forms, TracesAsLists) {
  const auto x = ctx.ones({2, 2}), w = ctx.ones({2, 2}).requires_grad().name("w");
  mpt::Trace trace(ctx);
  {
    const mpt::Autocast scope(ctx, MPT_F16);
    mpt::matmul(mpt::cast(x, MPT_F32), w);
  }
  const std::string table = trace.end();
  EXPECT_EQ(trace.text(), table);
  const auto info = trace.info();
  const auto ops = trace.ops();
  ASSERT_EQ(static_cast<int64_t>(ops.size()), info.ops);
  const auto& last = ops.back();
  EXPECT_EQ(last.name, "matmul");
  const auto inputs = trace.inputs(info.ops - 1);
  ASSERT_EQ(inputs.size(), 2u);
  EXPECT_EQ(inputs[1].name, "w");
  EXPECT_EQ(inputs[0].shape.size(), 2);
  EXPECT_EQ(trace.casts().size(), 2u);
  EXPECT_EQ(trace.casts()[1].to, MPT_F16);
  EXPECT_GE(trace.kernels().size(), 1u);
  EXPECT_EQ(static_cast<int64_t>(trace.hazards().size()), info.hazards);
  trace.clear();
  EXPECT_TRUE(trace.ops().empty());
  EXPECT_EQ(last.name, "matmul") << "a record has texts of its own";
}

TEST_F(Forms, AnAttributeKeepsItsNameAndTakesEnumerators) {
  const auto x = ctx.tensor<float>({2}, {1, 2});
  const mpt::Attribute to(std::string("dtype").c_str(), MPT_F16);
  EXPECT_EQ(mpt::run(ctx, ctx.op("cast"), {x}, {to})[0].dtype(), MPT_F16);
}

// Results of temporaries are values: none refers into an object that is gone.
TEST_F(Forms, TemporariesGiveTheirValuesAway) {
  EXPECT_EQ(*mpt::attempt([] { return std::string(100, 'x'); }), std::string(100, 'x'));
  static_assert(!std::is_reference_v<decltype(*std::declval<mpt::Result<std::string>>())>);
  static_assert(!std::is_reference_v<decltype(std::declval<mpt::Result<std::string>>().value())>);
  static_assert(!std::is_reference_v<decltype(*std::declval<const mpt::Stepper&>().events())>);
  static_assert(!std::is_reference_v<decltype(std::declval<mpt::Stepper>().verdict().value())>);
  static_assert(!std::is_reference_v<decltype(*std::declval<const mpt::Scaler&>().info())>);
  int n = 0;
  for (const auto& v : *mpt::attempt([] { return std::vector<std::string>(3, "text"); })) {
    n += v == "text";
  }
  EXPECT_EQ(n, 3);
  // A value that is not there is an error, and never a value by chance.
  mpt::Late<int> none;
  EXPECT_FALSE(none);
  EXPECT_THROW(*none, mpt::Error);
  EXPECT_THROW(mpt::Late<int>().value(), mpt::Error);
}

TEST_F(Forms, StatisticsOfTensorsAndGradients) {
  const auto t = ctx.tensor<float>({4}, {0, 1, 1e-9f, 1e9f});
  auto how = mpt::defaults<mpt_stats_desc>();
  how.dtype = MPT_F16;
  const auto s = t.stats(&how);
  EXPECT_EQ(s.zeros, 1);
  EXPECT_EQ(s.underflows, 1);
  EXPECT_EQ(s.overflows, 1);
  EXPECT_NE(mpt::stats_text(s).find("f16"), std::string::npos);
  const mpt::Params params(ctx);
  params.add("a", ctx.ones({2})).set_grad(ctx.full({2}, 1e9));
  params.add("b", ctx.ones({3}));
  std::vector<mpt_tensor_stats> each;
  EXPECT_EQ(params.grad_stats(&how, &each).overflows, 2);
  ASSERT_EQ(each.size(), 2u);
  EXPECT_EQ(each[0].elements, 2);
  EXPECT_EQ(each[1].elements, 0);
  EXPECT_EQ(params.grad_stats(&how).overflows, 2);
}

TEST_F(Forms, FilesWithMetadata) {
  const std::string path = ::testing::TempDir() + std::to_string(getpid()) + ".mpt_hpp_forms";
  const std::pair<std::string, mpt::Tensor> list[] = {{"w", ctx.ones({2, 3})}};
  const mpt_metadata note[] = {mpt::metadata("step", "7")};
  mpt::save_tensors(path.c_str(), list, note);
  const mpt::File file(ctx, path.c_str());
  EXPECT_EQ(file.count(), 1);
  EXPECT_EQ(file.metadata("step"), "7");
  mpt_tensor_info info{};
  EXPECT_EQ(file.name(0, &info), "w");
  EXPECT_EQ(info.rank, 2);
  std::remove(path.c_str());
  EXPECT_EQ(error_of([&] { mpt::File(ctx, path.c_str()); }).status(), MPT_ERROR_NOT_FOUND);
}

// A view of const elements is read in place and never written.
TEST_F(Forms, AViewOfConstElements) {
  static const float values[2] = {3, 4};
  mpt::Tensor t = ctx.view({2}, std::span(values));
  EXPECT_EQ(t.read<float>(), (std::vector<float>{3, 4}));
  EXPECT_EQ(error_of([&] { t.write(std::vector<float>(2)); }).status(), MPT_ERROR_STATE);
  EXPECT_EQ(values[0], 3);
}

}  // namespace
