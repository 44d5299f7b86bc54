// Modules: initial values, training and evaluation, precision, fusing, errors and lifetimes.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "fixture.h"

namespace mpt::test {
namespace {

struct Moments {
  double mean, deviation, largest;
};
Moments moments(const std::vector<double>& v) {
  double sum = 0, squares = 0, largest = 0;
  for (double x : v) sum += x, squares += x * x, largest = std::max(largest, std::fabs(x));
  const double n = static_cast<double>(v.size()), mean = sum / n;
  return {mean, std::sqrt(squares / n - mean * mean), largest};
}

class First : public Nn {
 protected:
  // Expects that a parameter is uniform in [-bound, bound], within five standard errors.
  void uniform(const std::string& name, double bound) {
    const Moments m = moments(read(get(name)));
    const double n = static_cast<double>(read(get(name)).size());
    EXPECT_LE(m.largest, bound * (1 + 1e-6)) << name;
    EXPECT_GT(m.largest, bound * (1 - 20 / n)) << name;
    EXPECT_NEAR(m.mean, 0, 5 * bound / std::sqrt(3 * n)) << name;
    EXPECT_NEAR(m.deviation, bound / std::sqrt(3.0), 5 * bound / std::sqrt(n)) << name;
  }
  void constant(const std::string& name, double value) {
    for (double v : read(get(name))) ASSERT_EQ(v, value) << name;
  }
};

TEST_F(First, ValuesAreDistributedAsPyTorchs) {
  mpt_module m = nullptr;
  OK(mpt_nn_linear(set, "linear", 50, 30, 1, 0, &m));
  uniform("linear.weight", 1 / std::sqrt(50.0));
  uniform("linear.bias", 1 / std::sqrt(50.0));
  OK(mpt_nn_conv2d(set, "conv.", 4, 16, 3, 1, 1, nullptr, &m));
  uniform("conv.weight", 1 / std::sqrt(36.0));
  uniform("conv.bias", 1 / std::sqrt(36.0));
  OK(mpt_nn_conv_transpose2d(set, "up", 16, 4, 3, 2, 1, nullptr, &m));
  uniform("up.weight", 1 / std::sqrt(36.0));
  OK(mpt_nn_multihead_attention(set, "attn", 24, 4, nullptr, &m));
  uniform("attn.in_proj_weight", std::sqrt(6 / 96.0));
  constant("attn.in_proj_bias", 0);
  uniform("attn.out_proj.weight", 1 / std::sqrt(24.0));
  constant("attn.out_proj.bias", 0);
  OK(mpt_nn_lstm(set, "lstm", 10, 25, nullptr, &m));
  uniform("lstm.weight_ih_l0", 0.2);
  uniform("lstm.bias_hh_l0", 0.2);
  mpt_nn_embedding_desc padded;
  mpt_nn_embedding_desc_init(&padded, sizeof padded);
  padded.padding_idx = 7;
  OK(mpt_nn_embedding(set, "table", 60, 40, &padded, &m));
  const Moments e = moments(read(get("table.weight")));
  EXPECT_NEAR(e.mean, 0, 0.1);
  EXPECT_NEAR(e.deviation, std::sqrt(59 / 60.0), 0.06);
  EXPECT_GT(e.largest, 2.5);
  const auto rows = read(get("table.weight"));
  EXPECT_TRUE(std::all_of(rows.begin() + 280, rows.begin() + 320, [](double v) { return v == 0; }));
  OK(mpt_nn_batch_norm(set, "bn", 5, nullptr, &m));
  constant("bn.weight", 1);
  constant("bn.bias", 0);
  constant("bn.running_mean", 0);
  constant("bn.running_var", 1);
  EXPECT_EQ(info(get("bn.num_batches_tracked")).dtype, MPT_I64);
  EXPECT_EQ(size().buffers, 3);
  EXPECT_EQ(info(get("bn.running_mean")).requires_grad, 0);
  EXPECT_EQ(info(get("bn.weight")).requires_grad, 1);
}

TEST_F(First, ValuesDependOnTheSeedAlone) {
  mpt_module m = nullptr;
  OK(mpt_context_set_seed(ctx, 5));
  OK(mpt_nn_linear(set, "a", 8, 8, 1, 0, &m));
  OK(mpt_nn_linear(set, "b", 8, 8, 1, 0, &m));
  OK(mpt_context_set_seed(ctx, 5));
  OK(mpt_nn_linear(set, "c", 8, 8, 1, 0, &m));
  EXPECT_EQ(read(get("a.weight")), read(get("c.weight")));
  EXPECT_NE(read(get("a.weight")), read(get("b.weight")));
}

TEST_F(Nn, NamesOfDeepModules) {
  mpt_module m = nullptr;
  mpt_rnn_desc d;
  mpt_rnn_desc_init(&d, sizeof d);
  d.layers = 2;
  d.bidirectional = 1;
  OK(mpt_nn_gru(set, "", 3, 2, &d, &m));
  EXPECT_EQ(names(),
            (std::vector<std::string>{
                "weight_ih_l0", "weight_hh_l0", "bias_ih_l0", "bias_hh_l0", "weight_ih_l0_reverse",
                "weight_hh_l0_reverse", "bias_ih_l0_reverse", "bias_hh_l0_reverse", "weight_ih_l1",
                "weight_hh_l1", "bias_ih_l1", "bias_hh_l1", "weight_ih_l1_reverse",
                "weight_hh_l1_reverse", "bias_ih_l1_reverse", "bias_hh_l1_reverse"}));
  EXPECT_EQ(shape(get("weight_ih_l1")), (std::vector<int64_t>{6, 4}));
}

TEST_F(Nn, DropoutOfEverything) {
  mpt_module m;
  OK(mpt_nn_dropout(ctx, 1, &m));
  mpt_tensor x = tensor({2, 3}, std::vector<double>(6, 1)), y = nullptr;
  OK(mpt_module_forward(m, x, &y));
  EXPECT_EQ(read(y), std::vector<double>(6, 0));
}

TEST_F(Nn, DropoutWorksWhileTrainingOnly) {
  mpt_module list[2], net;
  OK(mpt_nn_dropout(ctx, 0.5, &list[0]));
  OK(mpt_nn_flatten(ctx, &list[1]));
  OK(mpt_nn_sequential(ctx, list, 2, &net));
  mpt_tensor x = tensor({4, 5, 10}, std::vector<double>(200, 1)), y = nullptr;
  OK(mpt_module_forward(net, x, &y));
  EXPECT_EQ(shape(y), (std::vector<int64_t>{4, 50}));
  const auto v = read(y);
  const auto zeros = std::count(v.begin(), v.end(), 0.0),
             twos = std::count(v.begin(), v.end(), 2.0);
  EXPECT_EQ(zeros + twos, 200);
  EXPECT_NEAR(static_cast<double>(zeros), 100, 40);
  OK(mpt_module_train(net, 0));
  mpt_bool32 training = 1;
  OK(mpt_module_is_training(list[0], &training));
  EXPECT_EQ(training, 0);
  OK(mpt_module_forward(net, x, &y));
  EXPECT_EQ(read(y), std::vector<double>(200, 1));
}

TEST_F(Nn, BatchNormCountsBatchesAndUsesItsStatisticsInEvaluation) {
  mpt_module bn = nullptr;
  OK(mpt_nn_batch_norm(set, "bn", 2, nullptr, &bn));
  mpt_tensor y = nullptr;
  for (int i = 0; i < 200; ++i) {
    OK(mpt_module_forward(bn, tensor({4, 2}, {1, 10, 3, 30, 1, 10, 3, 30}), &y));
  }
  EXPECT_EQ(read(get("bn.num_batches_tracked"))[0], 200);
  EXPECT_NEAR(read(get("bn.running_mean"))[1], 20, 1e-3);
  EXPECT_NEAR(read(get("bn.running_var"))[0], 4 / 3.0, 1e-4);
  OK(mpt_module_train(bn, 0));
  OK(mpt_module_forward(bn, tensor({1, 2}, {2, 20}), &y));
  for (double v : read(y)) EXPECT_NEAR(v, 0, 1e-4);
  EXPECT_EQ(read(get("bn.num_batches_tracked"))[0], 200);
}

mpt_status twice(void*, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
  return mpt_mul_scalar(in[0], 2, out);
}
mpt_status refuse(void*, const mpt_tensor*, int32_t, mpt_tensor*, int32_t) { return MPT_ERROR_IO; }
void count_done(void* user) { ++*static_cast<int*>(user); }

// An activation by its number, as a module and within a linear layer, is the function of its name.
TEST_F(Nn, EachActivationIsTheFunctionOfItsName) {
  using Unary = mpt_status (*)(mpt_tensor, mpt_tensor*);
  const std::pair<mpt_activation, Unary> list[] = {
      {MPT_ACTIVATION_NONE, mpt_clone},
      {MPT_ACTIVATION_RELU, mpt_relu},
      {MPT_ACTIVATION_GELU, [](mpt_tensor x, mpt_tensor* out) { return mpt_gelu(x, 0, out); }},
      {MPT_ACTIVATION_GELU_TANH, [](mpt_tensor x, mpt_tensor* out) { return mpt_gelu(x, 1, out); }},
      {MPT_ACTIVATION_SILU, mpt_silu},
      {MPT_ACTIVATION_SIGMOID, mpt_sigmoid},
      {MPT_ACTIVATION_TANH, mpt_tanh}};
  mpt_tensor x = wave({4, 6}), w = wave({6, 6}), product = nullptr;
  OK(mpt_linear(x, w, nullptr, MPT_ACTIVATION_NONE, &product));
  for (const auto& [number, function] : list) {
    SCOPED_TRACE(number);
    mpt_module m = nullptr;
    mpt_tensor want = nullptr, got = nullptr;
    OK(mpt_nn_activation(ctx, number, &m));
    OK(mpt_module_forward(m, x, &got));
    OK(function(x, &want));
    EXPECT_EQ(read(got), read(want));
    OK(mpt_linear(x, w, nullptr, number, &got));
    OK(function(product, &want));
    const auto a = read(got), b = read(want);
    for (size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], 1e-6);
  }
}

// A small sequential network equals the same operations called one by one, including fused
// activations.
TEST_F(Nn, SequentialRunsOneAfterTheOther) {
  int done = 0;
  mpt_module list[8], net;
  OK(mpt_nn_conv2d(set, "conv", 1, 4, 3, 1, 1, nullptr, &list[0]));
  OK(mpt_nn_batch_norm(set, "bn", 4, nullptr, &list[1]));
  OK(mpt_nn_activation(ctx, MPT_ACTIVATION_RELU, &list[2]));
  OK(mpt_nn_max_pool2d(ctx, 2, 0, 0, nullptr, &list[3]));
  OK(mpt_nn_flatten(ctx, &list[4]));
  OK(mpt_nn_linear(set, "fc", 36, 5, 1, 0, &list[5]));
  OK(mpt_nn_activation(ctx, MPT_ACTIVATION_GELU, &list[6]));
  OK(mpt_nn_function(ctx, twice, &done, count_done, &list[7]));
  OK(mpt_nn_sequential(ctx, list, 8, &net));
  mpt_tensor x = wave({3, 1, 6, 6}), y = nullptr, z = nullptr;
  OK(mpt_module_forward(net, x, &y));
  OK(mpt_conv2d(x, get("conv.weight"), get("conv.bias"), 1, 1, nullptr, &z));
  mpt_batch_norm_desc norm;
  mpt_batch_norm_desc_init(&norm, sizeof norm);
  norm.training = 1;
  OK(mpt_batch_norm(z, get("bn.weight"), get("bn.bias"), nullptr, nullptr, &norm, &z));
  OK(mpt_relu(z, &z));
  OK(mpt_max_pool2d(z, 2, 0, 0, nullptr, &z));
  OK(mpt_flatten(z, 1, -1, &z));
  OK(mpt_linear(z, get("fc.weight"), get("fc.bias"), 0, &z));
  OK(mpt_gelu(z, 0, &z));
  OK(mpt_mul_scalar(z, 2, &z));
  const auto a = read(y), b = read(z);
  ASSERT_EQ(a.size(), b.size());
  for (size_t i = 0; i < a.size(); ++i) ASSERT_NEAR(a[i], b[i], 1e-5);
  mpt_tensor loss = nullptr;
  OK(mpt_sum(y, nullptr, 0, 0, &loss));
  OK(mpt_backward(&loss, nullptr, 1, nullptr));
  for (const char* name : {"conv.weight", "bn.weight", "bn.bias", "fc.weight", "fc.bias"}) {
    EXPECT_FALSE(grad(get(name)).empty()) << name;
  }
  for (mpt_module m : list) mpt_module_release(m);
  EXPECT_EQ(done, 0) << "the sequential still holds it";
  OK(mpt_module_forward(net, x, &y));
  mpt_module_release(net);
  OK(mpt_scope_pop(ctx, nullptr, 0));
  OK(mpt_scope_push(ctx));
  mpt_tensor t = wave({1});
  OK(mpt_neg(t, &t));
  EXPECT_EQ(done, 1);
  mpt_module bad = nullptr;
  OK(mpt_nn_function(ctx, refuse, nullptr, nullptr, &bad));
  EXPECT_EQ(mpt_module_forward(bad, t, &y), MPT_ERROR_CALLBACK);
}

// The bound of the initial values is PyTorch's: one over the root of the elements of weight[0].
TEST_F(Nn, TransposedConvolutionsOverOneAndThreeDims) {
  mpt_nn_conv_desc d;
  mpt_nn_conv_desc_init(&d, sizeof d);
  d.output_padding[0] = 1;
  mpt_conv_desc same;
  mpt_conv_desc_init(&same, sizeof same);
  same.output_padding[0] = 1;
  mpt_module m = nullptr;
  mpt_tensor x = wave({2, 3, 5}), y = nullptr, z = nullptr;
  OK(mpt_nn_conv_transpose1d(set, "one", 3, 4, 3, 2, 1, &d, &m));
  EXPECT_EQ(shape(get("one.weight")), (std::vector<int64_t>{3, 4, 3}));
  OK(mpt_module_forward(m, x, &y));
  EXPECT_EQ(shape(y), (std::vector<int64_t>{2, 4, 10}));
  OK(mpt_conv_transpose1d(x, get("one.weight"), get("one.bias"), 2, 1, &same, &z));
  EXPECT_EQ(read(y), read(z));
  x = wave({2, 3, 2, 4, 3});
  OK(mpt_nn_conv_transpose3d(set, "three", 3, 4, 3, 2, 1, nullptr, &m));
  const auto weight = read(get("three.weight"));
  const double bound = 1 / std::sqrt(4 * 27.0),
               most = *std::max_element(weight.begin(), weight.end());
  EXPECT_LE(most, bound);
  EXPECT_GT(most, bound * 0.9);
  OK(mpt_module_forward(m, x, &y));
  EXPECT_EQ(shape(y), (std::vector<int64_t>{2, 4, 3, 7, 5}));
  OK(mpt_conv_transpose3d(x, get("three.weight"), get("three.bias"), 2, 1, nullptr, &z));
  EXPECT_EQ(read(y), read(z));
}

TEST_F(Nn, ARecurrentNetworkOfTanhCellsIsItsCellsInTurn) {
  mpt_module m = nullptr;
  OK(mpt_nn_rnn_tanh(set, "rnn", 3, 4, nullptr, &m));
  mpt_tensor x = wave({5, 2, 3}), in[2] = {x, wave({1, 2, 4})}, out[2] = {}, h = nullptr;
  OK(mpt_module_call(m, in, 2, out, 2));
  OK(mpt_select(in[1], 0, 0, &h));
  for (int64_t t = 0; t < 5; ++t) {
    mpt_tensor now = nullptr, y = nullptr;
    OK(mpt_select(x, 0, t, &now));
    OK(mpt_rnn_tanh_cell(now, h, get("rnn.weight_ih_l0"), get("rnn.weight_hh_l0"),
                         get("rnn.bias_ih_l0"), get("rnn.bias_hh_l0"), &h));
    OK(mpt_select(out[0], 0, t, &y));
    const auto a = read(y), b = read(h);
    for (size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], 1e-6) << t;
  }
  EXPECT_EQ(read(out[1]), read(h));
}

// A norm without a descriptor is the norm with the defaults of one.
TEST_F(Nn, NullMeansTheDefaultsOfANorm) {
  const int64_t shape[] = {4};
  using Make = std::function<mpt_status(const char*, const mpt_nn_norm_desc*, mpt_module*)>;
  const std::pair<const char*, Make> norms[] = {
      {"batch", [&](auto n, auto d, auto m) { return mpt_nn_batch_norm(set, n, 4, d, m); }},
      {"layer", [&](auto n, auto d, auto m) { return mpt_nn_layer_norm(set, n, shape, 1, d, m); }},
      {"rms", [&](auto n, auto d, auto m) { return mpt_nn_rms_norm(set, n, shape, 1, d, m); }},
      {"group", [&](auto n, auto d, auto m) { return mpt_nn_group_norm(set, n, 2, 4, d, m); }},
      {"instance", [&](auto n, auto d, auto m) { return mpt_nn_instance_norm(set, n, 4, d, m); }}};
  auto added = [&](const Make& make, const std::string& name, const mpt_nn_norm_desc* desc) {
    mpt_params_info before = {}, after = {};
    before.struct_size = after.struct_size = sizeof before;
    mpt_module m = nullptr;
    EXPECT_EQ(mpt_params_get_info(set, &before), MPT_OK);
    EXPECT_EQ(make(name.c_str(), desc, &m), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_params_get_info(set, &after), MPT_OK);
    mpt_module_release(m);
    return std::array{after.tensors - before.tensors, after.buffers - before.buffers};
  };
  mpt_nn_norm_desc defaults;
  mpt_nn_norm_desc_init(&defaults, sizeof defaults);
  for (const auto& [name, make] : norms) {
    const auto without = added(make, std::string(name) + ".none", nullptr);
    EXPECT_EQ(without, added(make, std::string(name) + ".defaults", &defaults)) << name;
    EXPECT_GT(without[0], 0) << name;
  }
}

// Every named precision trains a transformer block, norms, a convolution and an LSTM without
// further code.
TEST_F(Nn, EveryPrecisionRuns) {
  mpt_module conv, bn, block, lstm;
  mpt_nn_transformer_desc d;
  mpt_nn_transformer_desc_init(&d, sizeof d);
  d.dim_feedforward = 32;
  OK(mpt_nn_conv2d(set, "conv", 2, 16, 3, 1, 1, nullptr, &conv));
  OK(mpt_nn_batch_norm(set, "bn", 16, nullptr, &bn));
  OK(mpt_nn_transformer_block(set, "block", 16, 4, &d, &block));
  OK(mpt_nn_lstm(set, "lstm", 16, 8, nullptr, &lstm));
  for (const char* name :
       {"32-true", "64-true", "bf16-mixed", "16-mixed", "bf16-true", "16-true"}) {
    SCOPED_TRACE(name);
    mpt_precision p;
    OK(mpt_precision_from_name(name, &p, sizeof p));
    OK(mpt_params_set_precision(set, &p));
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor x = wave({2, 2, 3, 4}), loss = nullptr;
    if (p.compute == MPT_DTYPE_NONE) {
      OK(mpt_cast(x, p.param, &x));
    }
    OK(mpt_module_forward(conv, x, &x));
    OK(mpt_module_forward(bn, x, &x));
    OK(mpt_flatten(x, 2, -1, &x));
    OK(mpt_transpose(x, 1, 2, &x));
    OK(mpt_module_forward(block, x, &x));
    OK(mpt_module_forward(lstm, x, &x));
    OK(mpt_mean(x, nullptr, 0, 0, &loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_backward(&loss, nullptr, 1, nullptr));
    for (const std::string& parameter : names()) {
      mpt_tensor t = get(parameter);
      if (!info(t).requires_grad) continue;
      const auto g = grad(t);
      EXPECT_FALSE(g.empty()) << parameter;
      for (double v : g) ASSERT_TRUE(std::isfinite(v)) << parameter;
    }
    OK(mpt_params_zero_grad(set));
  }
}

TEST_F(Nn, FailedModulesAddNothing) {
  mpt_module m = nullptr;
  OK(mpt_params_add(set, "net.norm1.bias", wave({3})));
  EXPECT_EQ(mpt_nn_transformer_block(set, "net", 8, 2, nullptr, &m), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(m, nullptr);
  EXPECT_EQ(names(), std::vector<std::string>{"net.norm1.bias"});
  mpt_memory_info before = {}, after = {};
  before.struct_size = after.struct_size = sizeof before;
  OK(mpt_context_get_memory(ctx, &before));
  auto refused = [&](mpt_status status, const char* saying) {
    EXPECT_EQ(status, MPT_ERROR_INVALID_ARGUMENT) << saying;
    EXPECT_NE(std::string(mpt_last_error()).find(saying), std::string::npos) << mpt_last_error();
    EXPECT_EQ(m, nullptr);
  };
  refused(mpt_nn_linear(set, "x", 0, 4, 1, 0, &m), "in_features is 0");
  refused(mpt_nn_linear(set, "x", 4, 4, 1, 77, &m), "activation is 77");
  refused(mpt_nn_linear(set, "x..y", 4, 4, 1, 0, &m), "x..y");
  refused(mpt_nn_conv2d(set, "x", 3, 4, 0, 1, 1, nullptr, &m), "kernel is 0");
  refused(mpt_nn_batch_norm(set, "x", -1, nullptr, &m), "channels is -1");
  refused(mpt_nn_group_norm(set, "x", 3, 4, nullptr, &m), "groups must divide");
  mpt_nn_embedding_desc padded;
  mpt_nn_embedding_desc_init(&padded, sizeof padded);
  padded.padding_idx = 4;
  refused(mpt_nn_embedding(set, "x", 4, 4, &padded, &m), "padding_idx is 4");
  refused(mpt_nn_multihead_attention(set, "x", 10, 3, nullptr, &m), "heads must divide");
  refused(mpt_nn_dropout(ctx, 1.5, &m), "dropout is 1.5");
  refused(mpt_nn_lstm(set, "x", 4, 0, nullptr, &m), "hidden_size is 0");
  EXPECT_NE(mpt_nn_linear(set, "x", int64_t{1} << 40, int64_t{1} << 40, 1, 0, &m), MPT_OK);
  OK(mpt_context_get_memory(ctx, &after));
  EXPECT_EQ(before.total_now, after.total_now);
  EXPECT_EQ(size().tensors, 1);
  OK(mpt_nn_linear(set, nullptr, 4, 4, 0, 0, &m));  // without a prefix the names stand alone
  EXPECT_EQ(names(), (std::vector<std::string>{"net.norm1.bias", "weight"}));
}

// The error names the layer, its position in a sequential, and its parameter, in mixed precision
// too.
TEST_F(Nn, AnInputOfAnotherWidthNamesTheParameter) {
  mpt_module linear = nullptr, conv = nullptr, norm = nullptr, lstm = nullptr;
  OK(mpt_nn_linear(set, "up.fc", 3, 2, 1, 0, &linear));
  OK(mpt_nn_conv2d(set, "up.conv", 3, 2, 1, 1, 0, nullptr, &conv));
  OK(mpt_nn_batch_norm(set, "up.norm", 4, nullptr, &norm));
  OK(mpt_nn_lstm(set, "up.lstm", 5, 2, nullptr, &lstm));
  mpt_module parts[2] = {nullptr, linear}, net = nullptr;
  OK(mpt_nn_flatten(ctx, &parts[0]));
  OK(mpt_nn_sequential(ctx, parts, 2, &net));
  mpt_tensor x = wave({2, 4}), image = wave({2, 4, 3, 3}), words = wave({3, 2, 4}), y = nullptr;
  auto refused = [&](mpt_module m, mpt_tensor in, const char* saying) {
    EXPECT_EQ(mpt_module_forward(m, in, &y), MPT_ERROR_SHAPE);
    EXPECT_NE(std::string(mpt_last_error()).find(saying), std::string::npos) << mpt_last_error();
  };
  auto all = [&] {
    refused(linear, x,
            "mpt_module_forward: linear: x has shape [2, 4], weight 'up.fc.weight' [2, 3]");
    refused(net, x, "mpt_module_forward: sequential: 1 (linear): x has shape [2, 4], weight");
    refused(conv, image, "weight 'up.conv.weight' [2, 3, 1, 1]");
    refused(norm, wave({2, 3}), "'up.norm.");
    refused(lstm, words,
            "x has 4 features (its last extent); weight_ih 'up.lstm.weight_ih_l0' of shape [8, 5]");
  };
  all();
  mpt_precision p;
  OK(mpt_precision_from_name("bf16-mixed", &p, sizeof p));
  OK(mpt_params_set_precision(set, &p));
  OK(mpt_precision_push(ctx, &p));
  all();
  OK(mpt_precision_pop(ctx));
}

TEST_F(Nn, StaleAndForeignHandlesAreRefused) {
  mpt_module m = nullptr;
  OK(mpt_nn_linear(set, "fc", 3, 2, 1, 0, &m));
  EXPECT_EQ(mpt_module_retain(m), m);
  mpt_module_release(m);
  mpt_tensor x = wave({2, 3}), y = nullptr;
  OK(mpt_module_forward(m, x, &y));
  mpt_tensor two[2] = {x, x}, none = nullptr;
  EXPECT_EQ(mpt_module_call(m, two, 2, &y, 1), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(mpt_module_call(m, &none, 1, &y, 1), MPT_ERROR_INVALID_HANDLE);
  EXPECT_EQ(y, nullptr);
  mpt_module_release(m);
  EXPECT_EQ(mpt_module_forward(m, x, &y), MPT_ERROR_INVALID_HANDLE);
  EXPECT_EQ(mpt_module_retain(m), nullptr);
  EXPECT_EQ(read(get("fc.weight")).size(), 6u) << "parameters stay in their set";
}

}  // namespace
}  // namespace mpt::test
