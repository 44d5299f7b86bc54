// Operation tests beyond rows: autocast classes, errors and their texts, in-place rules, memory.
// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <cmath>
#include <map>
#include <sstream>
#include <string>

#include "autograd/engine.h"
#include "autograd/node.h"
#include "core/tensor_meta.h"
#include "harness.h"
#include "mpt/mpt.h"
#include "ops/op.h"

namespace mpt::test {
namespace {

using enum ops::Reduction;

// PyTorch's CUDA lists (2.12), restricted to the ops of this library; fp32_out stands for PyTorch's
// two policies with an f32 result. Intended differences: cross_entropy (a fused kernel with the
// same bits), mean (f32 result), and the index writers and cat, which promote.
TEST(Classes, OfAutocast) {
  const std::map<CastClass, const char*> lists = {
      {CastClass::fp32,
       "exp expm1 log log1p reciprocal rsqrt pow pow_scalar rpow_scalar rdiv_scalar softplus "
       "softplus_beta tan log2 log10 normalize "
       "pairwise_distance triplet_margin_loss weighted_loss "
       "cosine_similarity nll_loss kl_div l1_loss smooth_l1_loss huber_loss mse_loss "
       "binary_cross_entropy_with_logits logsumexp"},
      {CastClass::fp32_out, "prod softmax log_softmax cumsum norm sum mean gumbel_softmax"},
      {CastClass::lower, "matmul bmm addmm linear prelu attention_weights einsum"},
      {CastClass::promote, "cat stack scatter scatter_add index_add index_add_scaled dot"},
      {CastClass::banned, "binary_cross_entropy"},
      {CastClass::none,
       "add sub mul div div_scalar sqrt relu gelu silu sigmoid tanh where cast reshape var std "
       "hardswish mish softsign logsigmoid hardsigmoid glu lerp lerp_scalar round_decimals "
       "amax max "
       "argmax "
       "add_scaled isclose median nonzero masked_select unique pixel_shuffle dropout_channels "
       "adaptive_max_pool2d interpolate_by "
       "embedding index_select gather topk sort tril dropout cross_entropy split pad flip"}};
  for (const auto& [cls, names] : lists) {
    std::istringstream s(names);
    for (std::string name; s >> name;) {
      const OpInfo* found = nullptr;
      for (const OpInfo& o : kOpInfo)
        if (name == o.name) found = &o;
      ASSERT_TRUE(found) << name;
      EXPECT_EQ(found->cls, cls) << name;
    }
  }
}

class Rules : public ::testing::Test {
 protected:
  Tensor real(const Dims& shape, const std::vector<double>& v, bool grad = false) {
    Tensor t = make(*ctx, DType::f32, shape, v);
    t->wants_grad = grad;
    return t;
  }
  Tensor whole(const Dims& shape, const std::vector<double>& v) {
    return make(*ctx, DType::i64, shape, v);
  }

  // Expects an error, which comes late on a device and does not name the value there.
  void late(std::string text, const std::function<void()>& f) {
    if (const size_t at = text.find(" at "); !ctx->home->is_host && at != std::string::npos) {
      const size_t value = text.rfind(' ', at - 1);  // the word before " at " is the value
      text.erase(value, at - value);
    }
    refused(MPT_ERROR_INVALID_ARGUMENT, text.c_str(), [&] {
      f();
      ctx.settle();
    });
  }

  TestContext ctx;
};

TEST_F(Rules, AnIndexOutOfRangeIsNamed) {
  const Tensor x = real({2, 3}, {1, 2, 3, 4, 5, 6});
  const char* text = "index 3 at position [1, 0] of the index tensor: dim 1 has 3 elements";
  const Tensor bad = whole({2, 2}, {0, 1, 3, -1});
  const Tensor src = real({2, 2}, {9, 9, 9, 9});
  late(text, [&] { ops::gather(x, 1, bad); });
  late(text, [&] { ops::scatter(x, 1, bad, src); });
  late(text, [&] { ops::scatter_add(x, 1, bad, src); });
  late("index -1 at position [1]", [&] { ops::index_select(x, 0, whole({2}, {0, -1})); });
  late("index 2 at position [0]", [&] {
    ops::index_add(x, 0, whole({1}, {2}), real({1, 3}, {1, 1, 1}));
  });
  late("index 2 at position [2]", [&] { ops::embedding(whole({3}, {0, 1, 2}), x, -1); });
  late("index 5 at ", [&] { ops::one_hot(whole({}, {5}), 3); });
  EXPECT_EQ(values(x).v, (std::vector<double>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(x->storage->version, 0u);
}

TEST_F(Rules, ATargetOutOfRangeIsNamed) {
  const Tensor x = real({2, 3}, {1, 2, 3, 4, 5, 6});
  const char* text = "target 3 at position 1: there are 3 classes";
  const Tensor weight = real({3}, {1, 2, 3});
  const auto named = [&](const char* op) {
    return ctx->home->is_host ? text : "an earlier " + std::string(op) + ": " + text;
  };
  const Tensor bad = whole({2}, {0, 3});
  for (auto r : {none, mean, sum}) {
    late(named("cross_entropy"), [&] { ops::cross_entropy(x, bad, {}, -100, r, 0); });
    late(named("cross_entropy"), [&] { ops::cross_entropy(x, bad, weight, -100, r, 0); });
    late(named("nll_loss"), [&] { ops::nll_loss(x, bad, {}, -100, r); });
    late(named("nll_loss"), [&] { ops::nll_loss(x, bad, weight, -100, r); });
    ctx.settle();  // each is reported once
  }
  // NaN logits are not an invalid target.
  const Tensor nan = real({1, 2}, {NAN, 1});
  EXPECT_TRUE(std::isnan(values(ops::cross_entropy(nan, whole({1}, {0}), {}, -100, mean, 0)).v[0]));
  // All targets ignored: 0 / 0, as in PyTorch.
  const Tensor off = whole({2}, {-100, -100});
  EXPECT_TRUE(std::isnan(values(ops::cross_entropy(x, off, {}, -100, mean, 0)).v[0]));
}

TEST_F(Rules, BadShapesAndNumbers) {
  const Tensor x = real({2, 3}, {1, 2, 3, 4, 5, 6}), empty = real({0, 3}, {});
  refused(MPT_ERROR_SHAPE, "no elements", [&] { ops::amax(empty); });
  refused(MPT_ERROR_SHAPE, "no elements", [&] { ops::argmin(empty, {0}); });
  refused(MPT_ERROR_SHAPE, "no elements", [&] { ops::max_dim(empty, 0); });
  refused(MPT_ERROR_SHAPE, "twice", [&] { ops::var(x, {0, -2}, 1); });
  refused(MPT_ERROR_SHAPE, "add up to 3", [&] { ops::split_with_sizes(x, {2, 2}, 1); });
  refused(MPT_ERROR_SHAPE, "add up to 3", [&] { ops::split_with_sizes(x, {-1, 4}, 1); });
  refused(MPT_ERROR_SHAPE, "leave 1 over", [&] { ops::split_with_sizes(x, {0, 2}, 1); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "index is -5", [&] { ops::one_hot(whole({1}, {-5}), -1); });
  refused(MPT_ERROR_SHAPE, "except that of dim 0", [&] { ops::cat({x, real({1, 2}, {1, 1})}, 0); });
  refused(MPT_ERROR_SHAPE, "must be equal", [&] { ops::stack({x, empty}, 0); });
  refused(MPT_ERROR_SHAPE, "k is 4", [&] { ops::topk(x, 4, 1, true); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "in [0, 1]", [&] { ops::dropout(x, NAN, true); });
  refused(MPT_ERROR_SHAPE, "reflection", [&] { ops::pad(x, {3, 0}, ops::PadMode::reflect, 0); });
  refused(MPT_ERROR_SHAPE, "take more", [&] { ops::pad(x, {-2, -2}, ops::PadMode::constant, 0); });
  refused(MPT_ERROR_SHAPE, "class indices", [&] {
    ops::cross_entropy(x, whole({3}, {0, 0, 0}), {}, -100, mean, 0);
  });
  refused(MPT_ERROR_DTYPE, "indices must be i64 or i32", [&] { ops::gather(x, 0, x); });
}

// Also where the other side loses elements.
TEST_F(Rules, MirrorsAndEdgesAreThoseOfTheWholeTensor) {
  const std::vector<double> all = {1, 2, 4, 8};
  for (int64_t n = 1; n <= 4; ++n) {
    const std::vector<double> x(all.begin(), all.begin() + n);
    for (int64_t before = -n; before <= 4; ++before) {
      for (int64_t after = -n; after <= 4; ++after) {
        for (const auto mode : {ops::PadMode::reflect, ops::PadMode::replicate}) {
          const bool mirrors = mode == ops::PadMode::reflect;
          if (before + after < -n || (mirrors && std::max(before, after) >= n)) continue;
          std::vector<double> want;
          for (int64_t i = -before; i < n + after; ++i) {
            const int64_t mirrored = n - 1 - std::abs(n - 1 - std::abs(i));
            const int64_t from = mirrors ? mirrored : std::clamp<int64_t>(i, 0, n - 1);
            want.push_back(x[static_cast<size_t>(from)]);
          }
          EXPECT_EQ(values(ops::pad(real({n}, x), {before, after}, mode, 0)).v, want)
              << n << ", " << before << ", " << after;
        }
      }
    }
  }
}

TEST_F(Rules, NumbersAtTheEndOfTheirRange) {
  const Tensor x = real({2, 3}, {1, 2, 3, 4, 5, 6});
  constexpr int64_t least = INT64_MIN, most = INT64_MAX;
  refused(MPT_ERROR_SHAPE, "3 elements from", [&] { ops::narrow(x, 1, least, 3); });
  refused(MPT_ERROR_SHAPE, "of dim 1 asked for", [&] { ops::narrow(x, 1, most, most); });
  for (auto mode : {ops::PadMode::constant, ops::PadMode::reflect, ops::PadMode::replicate}) {
    refused(MPT_ERROR_SHAPE, "can count", [&] { ops::pad(x, {most, 0}, mode, 0); });
    refused(MPT_ERROR_SHAPE, "can count", [&] { ops::pad(x, {least, 1}, mode, 0); });
  }
  refused(MPT_ERROR_SHAPE, "can count", [&] { ops::one_hot(whole({2}, {0, 1}), most); });
  refused(MPT_ERROR_SHAPE, "can count", [&] {
    ops::adaptive_avg_pool1d(real({1, 1, 2}, {1, 2}), most);
  });
  refused(MPT_ERROR_SHAPE, "9223372036854775807 heads and 1 kv_heads", [&] {
    ops::self_attention(real({1, 1, 6}, {1, 2, 3, 4, 5, 6}), most, 1, {}, 0, false, 0);
  });
  EXPECT_EQ(ops::chunk(x, most, 1).size(), 3u);
  const Tensor nothing = real({2, 1, 1, 1, 1, 1, 1, 0}, {});
  const Dims many = {int64_t{1} << 40, 1, 1, 1, 1, 1, 1, 1};
  EXPECT_EQ(ops::repeat(nothing, many).count(), 0);
}

TEST_F(Rules, AnEmptyIndexHasAnyRank) {
  const Tensor x = real({2, 3}, {1, 2, 3, 4, 5, 6}, true), src = real({1, 2}, {7, 8}, true);
  for (const Dims& shape : {Dims{0}, Dims{2, 0}, Dims{2, 3, 0}}) {
    const Tensor none = whole(shape, {});
    for (auto f : {ops::scatter, ops::scatter_add}) {
      EXPECT_EQ(values(f(x, 0, none, src)).v, values(x).v);
      const Tensor root[] = {f(x, 0, none, src)}, ones[] = {ops::full(*ctx, DType::f32, {2, 3}, 1)},
                   leaves[] = {x, src};
      const auto g = gradients(root, ones, leaves, {});
      EXPECT_EQ(values(g[0]).v, std::vector<double>(6, 1));
      EXPECT_EQ(values(g[1]).v, std::vector<double>(2, 0));
    }
    EXPECT_EQ(ops::gather(x, 0, none).shape(), shape);
  }
}

TEST_F(Rules, SupportAsksBeforeTheCall) {
  const Tensor whole2 = make(*ctx, DType::i32, {2, 2}, {1, 2, 3, 4});
  need_supported(*ctx, Op::matmul, DType::i32);
  EXPECT_EQ(values(ops::matmul(whole2, whole2)).v, (std::vector<double>{7, 10, 15, 22}));
  refused(MPT_ERROR_UNSUPPORTED, "conv2d of i32: it takes floating dtypes",
          [&] { need_supported(*ctx, Op::conv2d, DType::i32); });
  refused(MPT_ERROR_UNSUPPORTED, "storage and conversion",
          [&] { need_supported(*ctx, Op::matmul, DType::f8e4m3); });
  const Tensor narrow = ops::cast(real({4}, {1, 2, 3, 4}), DType::f8e5m2);
  for (Op op : {Op::cast, Op::split, Op::chunk}) need_supported(*ctx, op, DType::f8e5m2);
  EXPECT_EQ(values(ops::split(narrow, 2, 0)[1]).v, (std::vector<double>{3, 4}));
  EXPECT_EQ(values(ops::chunk(narrow, 2, 0)[0]).v, (std::vector<double>{1, 2}));
  mpt_op op = -1;
  mpt_context c;
  ASSERT_EQ(mpt_context_create(nullptr, &c), MPT_OK);
  ASSERT_EQ(mpt_op_from_name(c, "conv2d", &op), MPT_OK);
  EXPECT_EQ(mpt_op_supports(c, op, MPT_F16), MPT_OK);
  EXPECT_EQ(mpt_op_supports(c, op, MPT_BOOL), MPT_ERROR_UNSUPPORTED);
  EXPECT_NE(std::string(mpt_last_error()).find("conv2d of bool"), std::string::npos);
  EXPECT_EQ(mpt_op_supports(c, 31000, MPT_F32), MPT_ERROR_INVALID_ARGUMENT);
  mpt_tensor x, y, z = nullptr;
  const int64_t shape[] = {2, 2};
  ASSERT_EQ(mpt_ones(c, MPT_F8E4M3, shape, 2, &x), MPT_OK);
  ASSERT_EQ(mpt_op_from_name(c, "matmul", &op), MPT_OK);
  for (mpt_status answer : {mpt_op_supports(c, op, MPT_F8E4M3), mpt_matmul(x, x, &z),
                            mpt_op_run(c, op, std::array{x, x}.data(), 2, nullptr, 0, &z, 1)}) {
    EXPECT_EQ(answer, MPT_ERROR_UNSUPPORTED);
  }
  ASSERT_EQ(mpt_transpose(x, 0, 1, &y), MPT_OK) << "views compute nothing";
  ASSERT_EQ(mpt_cast(y, MPT_F32, &z), MPT_OK);
  EXPECT_EQ(mpt_op_supports(c, op, 99), MPT_ERROR_DTYPE);
  mpt_context_release(c);
}

TEST_F(Rules, SortPutsNaNLast) {
  const Tensor x = real({4}, {2, NAN, -INFINITY, 1});
  const Array up = values(ops::sort(x, 0, false).first), i = values(ops::sort(x, 0, true).second);
  EXPECT_EQ(up.v[0], -INFINITY);
  EXPECT_TRUE(std::isnan(up.v[3]));
  EXPECT_EQ(i.v, (std::vector<double>{1, 0, 3, 2}));
}

TEST_F(Rules, DropoutKeepsTheMeanAndDrawsAnew) {
  const Tensor x = ops::full(*ctx, DType::f32, {100, 100}, 1);
  const Array a = values(ops::dropout(x, 0.25, true)), b = values(ops::dropout(x, 0.25, true));
  EXPECT_NE(a.v, b.v);
  double sum = 0;
  for (double v : a.v) {
    EXPECT_TRUE(v == 0 || std::fabs(v - 4.0 / 3) < 1e-6) << v;
    sum += v;
  }
  EXPECT_NEAR(sum / 1e4, 1, 0.03);
}

TEST_F(Rules, CrossEntropyTakesOverLogitsThatNobodyHolds) {
  const Tensor w = ops::full(*ctx, DType::f32, {64, 64}, 0.01);
  w->wants_grad = true;
  const Tensor x = ops::full(*ctx, DType::f32, {512, 64}, 1);
  const Tensor target = ops::full(*ctx, DType::i64, {512}, 3);
  auto extra = [&](bool hold, bool retain) {
    Tensor logits = ops::matmul(x, w), loss = ops::cross_entropy(logits, target, {}, -100, mean, 0);
    Tensor held = hold ? logits : Tensor();
    logits = Tensor();
    const std::vector<double> before = held ? values(held).v : std::vector<double>();
    ctx->arena.reset_peak();
    const size_t now = ctx->arena.stats().total_now;
    Tensor g = gradients({&loss, 1}, {}, {&w, 1}, {retain, false})[0];
    if (held) {
      EXPECT_EQ(values(held).v, before);
    }
    if (retain) {
      Tensor again = gradients({&loss, 1}, {}, {&w, 1}, {})[0];
      EXPECT_EQ(values(again).v, values(g).v);
    }
    return ctx->arena.stats().highest.total - now;
  };
  const size_t logits = 512 * 64 * 4;
  EXPECT_LT(extra(false, false) + logits, extra(true, false) + 4096);
  extra(false, true);
}

// -- in place, through the C calls ----------------------------------------------------------------

class InPlace : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK); }
  void TearDown() override { mpt_context_release(ctx); }
  mpt_tensor make(std::vector<float> v, bool grad = false, mpt_dtype dtype = MPT_F32) {
    mpt_tensor t = nullptr, c = nullptr;
    const auto n = static_cast<int64_t>(v.size());
    EXPECT_EQ(mpt_tensor_from_data(ctx, MPT_F32, &n, 1, v.data(), v.size() * 4, &t), MPT_OK);
    if (dtype != MPT_F32) {
      EXPECT_EQ(mpt_cast(t, dtype, &c), MPT_OK);
      t = c;
    }
    if (grad) {
      EXPECT_EQ(mpt_tensor_set_requires_grad(t, 1), MPT_OK);
    }
    return t;
  }
  std::vector<float> read(mpt_tensor t, int64_t n) {
    std::vector<float> v(static_cast<size_t>(n));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F32, v.data(), n), MPT_OK) << mpt_last_error();
    return v;
  }
  std::vector<float> grad_of(mpt_tensor root, mpt_tensor x, int64_t n) {
    mpt_tensor s = nullptr, g = nullptr;
    EXPECT_EQ(mpt_sum(root, nullptr, 0, 0, &s), MPT_OK);
    EXPECT_EQ(mpt_grad(&s, nullptr, 1, &x, 1, nullptr, &g), MPT_OK) << mpt_last_error();
    return read(g, n);
  }
  mpt_context ctx = nullptr;
};

TEST_F(InPlace, WritesBroadcastAndConvert) {
  mpt_tensor t = make({1, 2, 3}), whole = make({1, 2, 3}, false, MPT_I64);
  ASSERT_EQ(mpt_add_into(t, make({10})), MPT_OK) << mpt_last_error();
  ASSERT_EQ(mpt_mul_into(t, make({1, 2, 3}, false, MPT_BF16)), MPT_OK) << mpt_last_error();
  EXPECT_EQ(read(t, 3), (std::vector<float>{11, 24, 39}));
  ASSERT_EQ(mpt_add_into(t, t), MPT_OK);
  EXPECT_EQ(read(t, 3), (std::vector<float>{22, 48, 78}));
  ASSERT_EQ(mpt_copy_into(t, whole), MPT_OK);
  EXPECT_EQ(read(t, 3), (std::vector<float>{1, 2, 3}));
  ASSERT_EQ(mpt_fill_into(t, 5), MPT_OK);
  EXPECT_EQ(read(t, 3), (std::vector<float>{5, 5, 5}));
  ASSERT_EQ(mpt_mul_into(whole, make({2}, false, MPT_I64)), MPT_OK);
  EXPECT_EQ(read(whole, 3), (std::vector<float>{2, 4, 6}));
  EXPECT_EQ(mpt_add_into(whole, t), MPT_ERROR_DTYPE);
  EXPECT_EQ(mpt_add_into(t, make({1, 2})), MPT_ERROR_SHAPE);
  EXPECT_EQ(read(t, 3), (std::vector<float>{5, 5, 5}));
}

TEST_F(InPlace, OverlappingViewsReadBeforeTheyWrite) {
  mpt_tensor t = make({1, 2, 3, 4}), head, tail;
  ASSERT_EQ(mpt_narrow(t, 0, 0, 3, &head), MPT_OK);
  ASSERT_EQ(mpt_narrow(t, 0, 1, 3, &tail), MPT_OK);
  ASSERT_EQ(mpt_add_into(tail, head), MPT_OK);
  EXPECT_EQ(read(t, 4), (std::vector<float>{1, 3, 5, 7}));
  ASSERT_EQ(mpt_copy_into(tail, head), MPT_OK);
  EXPECT_EQ(read(t, 4), (std::vector<float>{1, 1, 3, 5}));
}

TEST_F(InPlace, ExpandedViewsAreNotWritten) {
  for (mpt_dtype d : {MPT_F32, MPT_F64, MPT_BF16}) {
    mpt_tensor one = make({1}, false, d), wide, x = make({1, 2, 3}), turned;
    const int64_t three[] = {3}, dims[] = {0};
    ASSERT_EQ(mpt_expand(one, three, 1, &wide), MPT_OK);
    const float values[] = {4, 5, 6};
    for (mpt_status s : {mpt_fill_into(wide, 0), mpt_add_into(wide, x), mpt_mul_into(wide, x),
                         mpt_copy_into(wide, x), mpt_tensor_write(wide, MPT_F32, values, 3)}) {
      EXPECT_EQ(s, MPT_ERROR_STATE);
      EXPECT_NE(std::string(mpt_last_error()).find("elements share memory"), std::string::npos);
    }
    EXPECT_EQ(mpt_tensor_set_grad(x, wide), MPT_ERROR_INVALID_ARGUMENT);
    EXPECT_EQ(read(one, 1), std::vector<float>{1});
    ASSERT_EQ(mpt_flip(x, dims, 1, &turned), MPT_OK);
    EXPECT_EQ(mpt_add_into(turned, x), MPT_OK) << mpt_last_error();
  }
}

TEST_F(InPlace, LeavesAndViewsAreRefusedWhileRecording) {
  mpt_tensor w = make({1, 2}, true), y, view, of_result, base = make({0, 0, 0}), part;
  ASSERT_EQ(mpt_mul_scalar(w, 2, &y), MPT_OK);
  ASSERT_EQ(mpt_narrow(w, 0, 0, 1, &view), MPT_OK);
  ASSERT_EQ(mpt_narrow(y, 0, 0, 1, &of_result), MPT_OK);
  for (mpt_tensor t : {w, view, of_result}) {
    const char* text = t == w ? "a leaf that requires a gradient" : "a view";
    for (mpt_status s : {mpt_fill_into(t, 0), mpt_add_into(t, make({1})),
                         mpt_mul_into(t, make({1})), mpt_copy_into(t, make({1}))}) {
      EXPECT_EQ(s, MPT_ERROR_STATE);
      EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
    }
  }
  ASSERT_EQ(mpt_narrow(base, 0, 0, 2, &part), MPT_OK);
  EXPECT_EQ(mpt_copy_into(part, w), MPT_ERROR_STATE) << "base would not see the gradient";
  EXPECT_EQ(read(base, 3), (std::vector<float>{0, 0, 0}));
  EXPECT_EQ(read(w, 2), (std::vector<float>{1, 2}));
  EXPECT_EQ(read(y, 2), (std::vector<float>{2, 4}));
  ASSERT_EQ(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED), MPT_OK);
  EXPECT_EQ(mpt_add_into(w, make({1})), MPT_OK) << mpt_last_error();
  EXPECT_EQ(mpt_mul_into(of_result, make({5})), MPT_OK) << mpt_last_error();
  ASSERT_EQ(mpt_grad_mode_pop(ctx), MPT_OK);
  EXPECT_EQ(read(w, 2), (std::vector<float>{2, 3}));
  EXPECT_EQ(read(y, 2), (std::vector<float>{10, 4}));
}

TEST_F(InPlace, AWrittenGradientIsRecorded) {
  mpt_tensor w = make({2, 3}, true), copied = make({0, 0}), added = make({4, 5}),
             scaled = make({4, 5});
  ASSERT_EQ(mpt_copy_into(copied, w), MPT_OK);
  ASSERT_EQ(mpt_add_into(added, w), MPT_OK);
  ASSERT_EQ(mpt_mul_into(scaled, w), MPT_OK);
  EXPECT_EQ(grad_of(copied, w, 2), (std::vector<float>{1, 1}));
  EXPECT_EQ(grad_of(added, w, 2), (std::vector<float>{1, 1}));
  EXPECT_EQ(grad_of(scaled, w, 2), (std::vector<float>{4, 5}));
}

// y = w^2, then y op= u or a constant; both gradients are checked against values worked out by
// hand.
TEST_F(InPlace, AResultTakesItsHistoryAlong) {
  mpt_tensor w = make({2, 3}, true), u = make({5, 7}, true), y;
  auto fresh = [&] {
    EXPECT_EQ(mpt_square(w, &y), MPT_OK);
    return y;
  };
  ASSERT_EQ(mpt_add_into(fresh(), u), MPT_OK) << mpt_last_error();
  EXPECT_EQ(read(y, 2), (std::vector<float>{9, 16}));
  EXPECT_EQ(grad_of(y, w, 2), (std::vector<float>{4, 6}));
  ASSERT_EQ(mpt_add_into(fresh(), u), MPT_OK);
  EXPECT_EQ(grad_of(y, u, 2), (std::vector<float>{1, 1}));
  ASSERT_EQ(mpt_mul_into(fresh(), u), MPT_OK);
  EXPECT_EQ(grad_of(y, w, 2), (std::vector<float>{20, 42}));
  ASSERT_EQ(mpt_mul_into(fresh(), u), MPT_OK);
  EXPECT_EQ(grad_of(y, u, 2), (std::vector<float>{4, 9}));
  fresh();
  ASSERT_EQ(mpt_mul_into(y, y), MPT_OK);  // w^4
  EXPECT_EQ(grad_of(y, w, 2), (std::vector<float>{32, 108}));
  ASSERT_EQ(mpt_mul_into(fresh(), make({3})), MPT_OK);
  ASSERT_EQ(mpt_add_into(y, make({1, 2}, false, MPT_BF16)), MPT_OK);
  EXPECT_EQ(read(y, 2), (std::vector<float>{13, 29}));
  EXPECT_EQ(grad_of(y, w, 2), (std::vector<float>{12, 18}));
  ASSERT_EQ(mpt_copy_into(fresh(), u), MPT_OK);
  EXPECT_EQ(grad_of(y, u, 2), (std::vector<float>{1, 1}));
  // With constants from here on: no gradient flows, and a missing gradient is not an error.
  for (bool filled : {true, false}) {
    ASSERT_EQ(filled ? mpt_fill_into(fresh(), 5) : mpt_copy_into(fresh(), make({1, 2})), MPT_OK);
    mpt_tensor s, g;
    ASSERT_EQ(mpt_sum(y, nullptr, 0, 0, &s), MPT_OK);
    ASSERT_EQ(mpt_grad(&s, nullptr, 1, &w, 1, nullptr, &g), MPT_OK) << mpt_last_error();
    EXPECT_EQ(g, nullptr);
  }
  // Integers have no history.
  mpt_tensor whole = make({1, 2}, false, MPT_I64);
  ASSERT_EQ(mpt_copy_into(whole, w), MPT_OK);
  EXPECT_EQ(mpt_backward(&whole, nullptr, 1, nullptr), MPT_ERROR_INVALID_ARGUMENT);
}

// d2/dw2 of sum(f), f = (w^2 * u) * f0 written in place, by create_graph twice.
TEST_F(InPlace, SecondOrder) {
  mpt_tensor w = make({2, 3}, true), u = make({5, 7}, true), y, s, g[2], h[2];
  ASSERT_EQ(mpt_square(w, &y), MPT_OK);
  ASSERT_EQ(mpt_mul_into(y, u), MPT_OK);  // w^2 u
  ASSERT_EQ(mpt_mul_into(y, y), MPT_OK);  // w^4 u^2
  ASSERT_EQ(mpt_add_into(y, u), MPT_OK);
  ASSERT_EQ(mpt_sum(y, nullptr, 0, 0, &s), MPT_OK);
  mpt_backward_desc d;
  mpt_backward_desc_init(&d, sizeof d);
  d.create_graph = 1;
  const mpt_tensor in[] = {w, u};
  ASSERT_EQ(mpt_grad(&s, nullptr, 1, in, 2, &d, g), MPT_OK) << mpt_last_error();
  EXPECT_EQ(read(g[0], 2), (std::vector<float>{4 * 8 * 25, 4 * 27 * 49}));
  EXPECT_EQ(read(g[1], 2), (std::vector<float>{2 * 16 * 5 + 1, 2 * 81 * 7 + 1}));
  ASSERT_EQ(mpt_sum(g[0], nullptr, 0, 0, &s), MPT_OK);
  ASSERT_EQ(mpt_grad(&s, nullptr, 1, in, 2, nullptr, h), MPT_OK) << mpt_last_error();
  EXPECT_EQ(read(h[0], 2), (std::vector<float>{12 * 4 * 25, 12 * 9 * 49}));
  EXPECT_EQ(read(h[1], 2), (std::vector<float>{8 * 8 * 5, 8 * 27 * 7}));
}

TEST_F(InPlace, ABackwardThatReadsAChangedResultNamesTheWrite) {
  mpt_tensor w = make({1, 2}, true), y, z, s;
  ASSERT_EQ(mpt_exp(w, &y), MPT_OK);  // the backward of exp reads its result
  ASSERT_EQ(mpt_add_into(y, make({1})), MPT_OK);
  ASSERT_EQ(mpt_square(y, &z), MPT_OK);
  ASSERT_EQ(mpt_sum(z, nullptr, 0, 0, &s), MPT_OK);
  EXPECT_EQ(mpt_backward(&s, nullptr, 1, nullptr), MPT_ERROR_STATE);
  const std::string text = mpt_last_error();
  EXPECT_NE(text.find("the backward of exp"), std::string::npos) << text;
  EXPECT_NE(text.find("add_into has changed it"), std::string::npos) << text;
}

// A view made before the write sees the new elements without their history; using it is an error.
TEST_F(InPlace, ViewsFromBeforeARecordedWriteAreToldApart) {
  mpt_tensor w = make({2, 3}, true), y, before, of_view, after, out, buffer = make({0, 0}), part;
  ASSERT_EQ(mpt_square(w, &y), MPT_OK);
  ASSERT_EQ(mpt_narrow(y, 0, 0, 1, &before), MPT_OK);
  ASSERT_EQ(mpt_narrow(buffer, 0, 0, 1, &part), MPT_OK);
  ASSERT_EQ(mpt_mul_into(y, make({3})), MPT_OK);
  ASSERT_EQ(mpt_copy_into(buffer, w), MPT_OK);
  ASSERT_EQ(mpt_narrow(before, 0, 0, 1, &of_view), MPT_ERROR_STATE);
  for (mpt_tensor t : {before, part}) {
    EXPECT_EQ(mpt_mul_scalar(t, 2, &out), MPT_ERROR_STATE);
    EXPECT_NE(std::string(mpt_last_error()).find("is a view"), std::string::npos)
        << mpt_last_error();
    EXPECT_EQ(mpt_add_into(y, t), MPT_ERROR_STATE);
    EXPECT_EQ(mpt_backward(&t, nullptr, 1, nullptr), MPT_ERROR_STATE);
  }
  EXPECT_EQ(read(before, 1), (std::vector<float>{12}));
  EXPECT_EQ(read(y, 2), (std::vector<float>{12, 27})) << "what was refused wrote nothing";
  ASSERT_EQ(mpt_narrow(y, 0, 0, 1, &after), MPT_OK);
  EXPECT_EQ(grad_of(after, w, 2), (std::vector<float>{12, 0}));
  ASSERT_EQ(mpt_narrow(buffer, 0, 1, 1, &after), MPT_OK);
  EXPECT_EQ(grad_of(after, w, 2), (std::vector<float>{0, 1}));
  // Writes that are not recorded do not affect views.
  ASSERT_EQ(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED), MPT_OK);
  ASSERT_EQ(mpt_narrow(buffer, 0, 1, 1, &after), MPT_OK);
  EXPECT_EQ(mpt_fill_into(buffer, 4), MPT_OK);
  ASSERT_EQ(mpt_grad_mode_pop(ctx), MPT_OK);
  EXPECT_EQ(mpt_mul_scalar(after, 2, &out), MPT_OK) << mpt_last_error();
}

TEST_F(InPlace, ABackwardThatNeedsOldElementsNamesTheWrite) {
  for (auto write : {+[](mpt_tensor t) { return mpt_fill_into(t, 0); },
                     +[](mpt_tensor t) { return mpt_add_into(t, t); },
                     +[](mpt_tensor t) { return mpt_mul_into(t, t); },
                     +[](mpt_tensor t) { return mpt_copy_into(t, t); }}) {
    mpt_tensor x = make({1, 2}), w = make({3, 4}, true), y, s;
    ASSERT_EQ(mpt_mul(x, w, &y), MPT_OK);
    ASSERT_EQ(mpt_sum(y, nullptr, 0, 0, &s), MPT_OK);
    ASSERT_EQ(write(x), MPT_OK);
    EXPECT_EQ(mpt_backward(&s, nullptr, 1, nullptr), MPT_ERROR_STATE);
    EXPECT_NE(std::string(mpt_last_error()).find("_into has changed it"), std::string::npos)
        << mpt_last_error();
  }
}

TEST_F(InPlace, ListsAndPairsComeOutWholeOrNotAtAll) {
  mpt_tensor x = make({3, 1, 2}), parts[3], values, index;
  ASSERT_EQ(mpt_split(x, 1, 0, parts, 3), MPT_OK) << mpt_last_error();
  EXPECT_EQ(read(parts[1], 1), (std::vector<float>{1}));
  ASSERT_EQ(mpt_sort(x, 0, 0, &values, &index), MPT_OK);
  EXPECT_EQ(read(values, 3), (std::vector<float>{1, 2, 3}));
  EXPECT_EQ(read(index, 3), (std::vector<float>{1, 2, 0}));
  EXPECT_EQ(mpt_split(x, 2, 0, parts, 3), MPT_ERROR_INVALID_ARGUMENT);
  for (mpt_tensor p : parts) EXPECT_EQ(p, nullptr);
  EXPECT_EQ(mpt_topk(x, 9, 0, 1, &values, &index), MPT_ERROR_SHAPE);
  EXPECT_EQ(values, nullptr);
  EXPECT_EQ(index, nullptr);
  EXPECT_EQ(mpt_mse_loss(x, x, 3, &values), MPT_ERROR_INVALID_ARGUMENT);
  const int64_t pads[] = {1, 1};
  EXPECT_EQ(mpt_pad(x, pads, 2, 7, 0, &values), MPT_ERROR_INVALID_ARGUMENT);
}

}  // namespace
}  // namespace mpt::test
