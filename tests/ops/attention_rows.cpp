// Attention and recurrent cells.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "autocast/classes.h"
#include "autograd/engine.h"
#include "core/context.h"
#include "core/error.h"
#include "harness.h"

namespace mpt::test {
namespace {

Tensor attention(const Tensor& q, const Tensor& k, const Tensor& v, const Tensor& mask = {},
                 bool causal = false, double scale = 0) {
  return ops::scaled_dot_product_attention(q, k, v, mask, 0, causal, scale);
}

ROWS(Attention,
     ROW("scaled_dot_product_attention", attention(x[0], x[1], x[2]))
         .means_of(2)
         .roundings(1, 5)
         .on({real({0, 1, 2, 3}), real({0, 1, 2, 3}), real({0, 1, 2, 3})}),
     ROW("scaled_dot_product_attention/causal", attention(x[0], x[1], x[2], {}, true))
         .means_of(2)
         .roundings(1, 9),
     ROW("scaled_dot_product_attention/bool", attention(x[0], x[1], x[2], x[3], false, 0.3))
         .means_of(2)
         .roundings(1, 8),
     ROW("scaled_dot_product_attention/float", attention(x[0], x[1], x[2], x[3]))
         .means_of(2)
         .roundings(1, 14)
         .no_autocast(),
     ROW("scaled_dot_product_attention/learned", attention(x[0], x[1], x[2], x[3]))
         .means_of(2)
         .no_autocast(),
     ROW("scaled_dot_product_attention/groups", attention(x[0], x[1], x[2], {}, true))
         .means_of(2)
         .roundings(1, 6),
     ROW("scaled_dot_product_attention/rank2", attention(x[0], x[1], x[2]))
         .means_of(2)
         .roundings(1, 6),
     ROW("attention_weights", ops::attention_weights(x[0], x[1], {}, false, 0))
         .roundings(1, 6)
         .on({real({2, 3}), real({0, 3})}),
     ROW("attention_weights/causal", ops::attention_weights(x[0], x[1], {}, true, 0))
         .roundings(1, 6),
     ROW("attention_weights/learned", ops::attention_weights(x[0], x[1], x[2], false, 0.3))
         .roundings(1, 6)
         .no_autocast(),
     ROW("self_attention", ops::self_attention(x[0], 2, 0, {}, 0, false, 0))
         .means_of(0)
         .no_drawn()
         .roundings(1, 6)
         .on({real({2, 0, 6})}),
     ROW("self_attention/causal", ops::self_attention(x[0], 2, 1, {}, 0, true, 0))
         .means_of(0)
         .no_drawn()
         .roundings(1, 3),
     ROW("self_attention/learned", ops::self_attention(x[0], 2, 0, x[1], 0, false, 0.5))
         .means_of(0)
         .no_drawn()
         .no_autocast());

std::vector<Tensor> from(const Row::Inputs& x, size_t first) {
  return {x.begin() + static_cast<std::ptrdiff_t>(first), x.end()};
}

ROWS(
    Recurrent,
    ROW("lstm_cell", ops::lstm_cell(x[0], x[1], x[2], x[3], x[4], x[5], x[6]))
        .no_drawn()
        .roundings(1, 4),
    ROW("gru_cell", ops::gru_cell(x[0], x[1], x[2], x[3], x[4], x[5])).no_drawn().roundings(1, 8),
    ROW("rnn_tanh_cell", ops::rnn_tanh_cell(x[0], x[1], x[2], x[3], x[4], x[5])).roundings(1, 3),
    ROW("lstm", ops::lstm(x[0], x[1], x[2], from(x, 3), {})).no_drawn().roundings(1, 8),
    ROW("lstm/deep",
        ops::lstm(x[0], {}, {}, from(x, 1),
                  {.layers = 2, .bias = false, .bidirectional = true, .batch_first = true}))
        .no_drawn()
        .roundings(4, 7),
    ROW("gru", ops::gru(x[0], x[1], from(x, 2), {.bidirectional = true}))
        .no_drawn()
        .roundings(3, 12),
    ROW("rnn_tanh", ops::rnn_tanh(x[0], x[1], from(x, 2), {.batch_first = true})).roundings(1, 10));

// -- beyond rows ----------------------------------------------------------------------------------

Tensor wave(Context& ctx, const Dims& shape, DType dtype, double step) {
  std::vector<double> v;
  for (int64_t i = 0; i < count(shape); ++i) v.push_back(std::sin(step * static_cast<double>(i)));
  Tensor t = make(ctx, dtype, shape, v);
  t->wants_grad = is_floating(dtype);
  return t;
}
void near(const Tensor& a, const Tensor& b, double tolerance) {
  const auto u = values(a).v, v = values(b).v;
  ASSERT_EQ(u.size(), v.size());
  for (size_t i = 0; i < u.size(); ++i) ASSERT_NEAR(u[i], v[i], tolerance) << i;
}

TEST(Attention, ARowWithNothingToAttendToIsZeroAndSoAreItsGradients) {
  TestContext ctx;
  Tensor q = wave(*ctx, {1, 1, 2, 3}, DType::f64, 0.3), k = wave(*ctx, {1, 1, 2, 3}, DType::f64, 1);
  Tensor mask = make(*ctx, DType::boolean, {2, 2}, {0, 0, 1, 0});
  for (bool create_graph : {false, true}) {
    Tensor o = attention(q, k, k, mask);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(values(o).v[static_cast<size_t>(i)], 0);
    const Tensor roots[] = {ops::sum(ops::square(o))}, in[] = {q, k};
    auto g = gradients(roots, {}, in, {false, create_graph});
    for (int i = 0; i < 3; ++i) EXPECT_EQ(values(g[0]).v[static_cast<size_t>(i)], 0);
    for (double v : values(g[1]).v) EXPECT_TRUE(std::isfinite(v));
  }
}

// The dropout of the fused kernel and of the composed form drops the same scores; another draw
// drops others.
TEST(Attention, DropoutIsTheSameInBothForms) {
  TestContext ctx;
  Tensor q = wave(*ctx, {2, 2, 5, 4}, DType::f64, 0.3), k = wave(*ctx, {2, 2, 7, 4}, DType::f64, 1),
         v = wave(*ctx, {2, 2, 7, 4}, DType::f64, 0.7);
  const Generator before = ctx->generator;
  auto grads = [&](bool create_graph) {
    ctx->generator = before;
    Tensor o = ops::scaled_dot_product_attention(q, k, v, {}, 0.4, true, 0);
    const Tensor roots[] = {ops::sum(ops::square(o))}, in[] = {q, k, v};
    auto g = gradients(roots, {}, in, {false, create_graph});
    g.push_back(o);
    return g;
  };
  const auto a = grads(false), b = grads(true);
  for (size_t i = 0; i < a.size(); ++i) near(a[i], b[i], 1e-9);
  Tensor other = ops::scaled_dot_product_attention(q, k, v, {}, 0.4, true, 0);
  EXPECT_NE(values(other).v, values(a[3]).v);
  EXPECT_GT(ctx->generator.draws, before.draws);
}

TEST(Attention, PackedEqualsSeparate) {
  TestContext ctx;
  for (DType dtype : {DType::f32, DType::bf16}) {
    const double tolerance = dtype == DType::f32 ? 1e-5 : 0.02;
    Tensor x = wave(*ctx, {2, 5, 24}, dtype, 0.31);
    auto part = [&](int64_t first, int64_t heads) {
      Tensor t = ops::narrow(x, 2, first * 4, heads * 4);
      return ops::transpose(ops::reshape(t, {2, 5, heads, 4}), 1, 2);
    };
    Tensor a = ops::self_attention(x, 4, 1, {}, 0, true, 0);
    Tensor heads = attention(part(0, 4), part(4, 1), part(5, 1), {}, true);
    EXPECT_TRUE(ops::transpose(heads, 1, 2).contiguous()) << "joining heads would copy";
    Tensor b = ops::reshape(ops::transpose(heads, 1, 2), {2, 5, 16});
    near(a, b, tolerance);
    const Tensor in[] = {x}, weight[] = {wave(*ctx, {2, 5, 16}, dtype, 0.9)};
    const Tensor ra[] = {a}, rb[] = {b};
    near(gradients(ra, weight, in, {})[0], gradients(rb, weight, in, {})[0], 4 * tolerance);
  }
}

TEST(Attention, AFloatingMaskKeepsItsDtypeUnderAutocast) {
  TestContext ctx;
  Tensor q = wave(*ctx, {1, 1, 3, 4}, DType::bf16, 0.3),
         mask = wave(*ctx, {3, 3}, DType::f32, 0.123);
  mask->wants_grad = false;
  Tensor by_hand = attention(q, q, q, mask);
  autocast_push(*ctx, {.dtype = DType::bf16});
  Tensor in_scope = attention(q, q, q, mask);
  autocast_pop(*ctx);
  EXPECT_EQ(values(in_scope).v, values(by_hand).v);
}

void refused(mpt_status code, const char* saying, const std::function<void()>& f) {
  try {
    f();
    ADD_FAILURE() << "accepted; wanted: " << saying;
  } catch (const Error& e) {
    EXPECT_EQ(e.code(), code);
    EXPECT_NE(std::string(mpt_last_error()).find(saying), std::string::npos) << mpt_last_error();
  }
}

TEST(Attention, WrongArgumentsAreNamed) {
  TestContext ctx;
  Tensor q = wave(*ctx, {2, 4, 3, 8}, DType::f32, 0.1);
  refused(MPT_ERROR_SHAPE, "depths", [&] {
    Tensor k = wave(*ctx, {2, 4, 3, 7}, DType::f32, 0.1);
    attention(q, k, k);
  });
  refused(MPT_ERROR_SHAPE, "divide the query's", [&] {
    Tensor k = wave(*ctx, {2, 3, 3, 8}, DType::f32, 0.1);
    attention(q, k, k);
  });
  refused(MPT_ERROR_SHAPE, "the shape of the scores, [2, 4, 3, 3]", [&] {
    attention(q, q, q, wave(*ctx, {2, 3}, DType::f32, 0.1));
  });
  refused(MPT_ERROR_DTYPE, "mask is i64", [&] {
    attention(q, q, q, make(*ctx, DType::i64, {3, 3}, std::vector<double>(9)));
  });
  refused(MPT_ERROR_INVALID_ARGUMENT, "dropout_p is 1.5",
          [&] { ops::scaled_dot_product_attention(q, q, q, {}, 1.5, false, 0); });
  refused(MPT_ERROR_SHAPE, "qkv has shape [2, 4, 3, 8]",
          [&] { ops::self_attention(q, 2, 0, {}, 0, false, 0); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "heads is 3 and kv_heads 2", [&] {
    ops::self_attention(ops::reshape(q, {2, 4, 24}), 3, 2, {}, 0, false, 0);
  });
  Tensor x = wave(*ctx, {3, 2, 4}, DType::f32, 0.1), w = wave(*ctx, {8, 4}, DType::f32, 0.1),
         u = wave(*ctx, {8, 2}, DType::f32, 0.1);
  refused(MPT_ERROR_INVALID_ARGUMENT, "2 weights given; there must be 4", [&] {
    ops::lstm(x, {}, {}, {w, u}, {});
  });
  refused(MPT_ERROR_SHAPE, "h0 has shape [3, 2, 4]; it must be [1, 2, 2]", [&] {
    ops::lstm(x, x, {}, {w, u}, {.bias = false});
  });
  refused(MPT_ERROR_SHAPE, "weight_hh has shape [8, 4]", [&] {
    ops::lstm(x, {}, {}, {w, w}, {.bias = false});
  });
  EXPECT_EQ(ctx->live_tensors, 4);
}

}  // namespace
}  // namespace mpt::test
