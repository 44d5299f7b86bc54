// Activation checkpointing against the same function without it; nested backwards.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <functional>
#include <memory>

#include "../support/fixture.h"

namespace mpt_test {
namespace {

using Tensors = std::vector<mpt_tensor>;
using Function = std::function<Tensors(const Tensors&)>;

class Checkpoint : public Train {
 protected:
  void SetUp() override {
    Train::SetUp();
    x = leaf({4, 6});
    w = leaf({6, 6});
    b = leaf({6});
  }
  mpt_tensor leaf(const Shape& shape) {
    int64_t n = 1;
    for (int64_t extent : shape) n *= extent;
    mpt_tensor t = make(shape, normal(n));
    EXPECT_EQ(mpt_tensor_set_requires_grad(t, 1), MPT_OK);
    return t;
  }
  static mpt_status run(void* user, const mpt_tensor* in, int32_t n, mpt_tensor* out, int32_t m) {
    const Tensors results = (*static_cast<Function*>(user))({in, in + n});
    if (results.size() != static_cast<size_t>(m)) return MPT_ERROR_INTERNAL;
    for (size_t i = 0; i < results.size(); ++i) out[i] = results[i];
    return MPT_OK;
  }
  // Calls f on `in`, plainly or as a checkpointed region. The test keeps f alive.
  Tensors call(bool checkpointed, const Tensors& in, size_t results, Function f) {
    if (!checkpointed) return f(in);
    functions.push_back(std::make_unique<Function>(std::move(f)));
    Tensors out(results);
    EXPECT_EQ(
        mpt_recompute(ctx, run, functions.back().get(), nullptr, in.data(),
                      static_cast<int32_t>(in.size()), out.data(), static_cast<int32_t>(results)),
        MPT_OK)
        << mpt_last_error();
    return out;
  }
  // Returns tanh(x w^T + b) with dropout.
  mpt_tensor layer(mpt_tensor in) {
    mpt_tensor y;
    EXPECT_EQ(mpt_linear(in, w, b, MPT_ACTIVATION_NONE, &y), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_tanh(y, &y), MPT_OK);
    EXPECT_EQ(mpt_dropout(y, 0.25, 1, &y), MPT_OK);
    return y;
  }
  mpt_tensor sum_of_squares(mpt_tensor t) {
    mpt_tensor s;
    EXPECT_EQ(mpt_square(t, &s), MPT_OK);
    EXPECT_EQ(mpt_sum(s, nullptr, 0, 0, &s), MPT_OK);
    return s;
  }
  Tensors grads(mpt_tensor root, const Tensors& in, bool create = false, bool retain = false) {
    mpt_backward_desc d;
    mpt_backward_desc_init(&d, sizeof d);
    d.create_graph = create;
    d.retain_graph = retain;
    Tensors g(in.size());
    EXPECT_EQ(mpt_grad(&root, nullptr, 1, in.data(), static_cast<int32_t>(in.size()), &d, g.data()),
              MPT_OK)
        << mpt_last_error();
    return g;
  }
  std::vector<uint32_t> bits_of(const Tensors& list) {
    std::vector<uint32_t> all;
    for (mpt_tensor t : list) {
      EXPECT_NE(t, nullptr);
      if (!t) continue;
      for (uint32_t u : bits(read(t))) all.push_back(u);
    }
    return all;
  }

  // Compares values whose sums were added in another order.
  static void near(const std::vector<uint32_t>& a, const std::vector<uint32_t>& b) {
    ASSERT_EQ(a.size(), b.size());
    Floats x(a.size()), y(b.size());
    std::memcpy(x.data(), a.data(), 4 * a.size());
    std::memcpy(y.data(), b.data(), 4 * b.size());
    double largest = 0;
    for (float v : x) largest = std::max(largest, std::fabs(static_cast<double>(v)));
    for (size_t i = 0; i < x.size(); ++i) EXPECT_NEAR(x[i], y[i], 1e-5 * largest) << i;
    EXPECT_GT(largest, 0);
  }

  mpt_tensor x = nullptr, w = nullptr, b = nullptr;
  std::vector<std::unique_ptr<Function>> functions;
};

// Two layers, each a region on the result before it, with the same random numbers, in f32 and under
// autocast.
TEST_F(Checkpoint, GradientsAreThePlainOnes) {
  for (bool autocast : {false, true}) {
    std::vector<uint32_t> g[2], accumulated[2];
    for (int way = 0; way < 2; ++way) {
      OK(mpt_context_set_seed(ctx, 3));
      if (autocast) {
        OK(mpt_autocast_push(ctx, nullptr));
      }
      mpt_tensor y = x;
      for (int i = 0; i < 2; ++i)
        y = call(way, {y}, 1, [this](const Tensors& in) { return Tensors{layer(in[0])}; })[0];
      if (autocast) {
        OK(mpt_autocast_pop(ctx));
      }
      const Floats next = normal(3);
      mpt_tensor s = sum_of_squares(y);
      g[way] = bits_of(grads(s, {x, w, b}, false, true));
      EXPECT_TRUE(grad(w).empty()) << "mpt_grad leaves the leaves alone";
      OK(mpt_backward(&s, nullptr, 1, nullptr));
      EXPECT_NE(normal(3), next) << "the rerun put the generator back";
      for (mpt_tensor t : {x, w, b}) {
        for (uint32_t u : bits(grad(t))) accumulated[way].push_back(u);
        OK(mpt_tensor_set_grad(t, nullptr));
      }
      mpt_dtype now;
      OK(mpt_autocast_get_dtype(ctx, &now));
      EXPECT_EQ(now, MPT_DTYPE_NONE);
    }
    EXPECT_EQ(g[0], g[1]);
    // Each region adds its own part to w's gradient; a sum of two parts is the same in any order.
    EXPECT_EQ(accumulated[0], accumulated[1]);
    EXPECT_EQ(accumulated[0], g[0]);
  }
}

// A result does not depend on whether its gradient will be asked for: the bits are the same
// recorded, not recorded, and in the first run of a region, which is not recorded.
TEST_F(Checkpoint, ForwardsAreTheSameRecordedOrNot) {
  mpt_tensor rows = leaf({40, 24}), weight = leaf({48, 24}), bias = leaf({48}),
             image = leaf({2, 3, 6, 6}), kernel = leaf({3, 3, 3, 3}), channel = leaf({3});
  using Op = std::function<mpt_status(const Tensors&, int32_t, mpt_tensor*)>;
  mpt_conv_desc d;
  mpt_conv_desc_init(&d, sizeof d);
  struct Case {
    const char* name;
    Tensors in;
    Op op;
  };
  const Case cases[] = {
      {"linear",
       {rows, weight, bias},
       [](const Tensors& t, int32_t act, mpt_tensor* y) {
         return mpt_linear(t[0], t[1], t[2], act, y);
       }},
      {"conv2d",
       {image, kernel, channel},
       [&d](const Tensors& t, int32_t act, mpt_tensor* y) {
         d.activation = act;
         return mpt_conv2d(t[0], t[1], t[2], 1, 1, &d, y);
       }},
      {"conv_transpose2d",
       {image, kernel, channel},
       [&d](const Tensors& t, int32_t act, mpt_tensor* y) {
         d.activation = act;
         return mpt_conv_transpose2d(t[0], t[1], t[2], 1, 1, &d, y);
       }},
      {"batch_norm", {image, channel, channel}, [](const Tensors& t, int32_t act, mpt_tensor* y) {
         mpt_batch_norm_desc norm;
         mpt_batch_norm_desc_init(&norm, sizeof norm);
         norm.training = 1;
         norm.activation = act;
         return mpt_batch_norm(t[0], t[1], t[2], nullptr, nullptr, &norm, y);
       }}};
  for (const Case& c : cases) {
    for (int32_t act = MPT_ACTIVATION_NONE; act <= MPT_ACTIVATION_TANH; ++act) {
      for (mpt_dtype dtype : {MPT_F32, MPT_BF16, MPT_F16}) {
        SCOPED_TRACE(std::string(c.name) + ", activation " + std::to_string(act) + ", " +
                     mpt_dtype_name(dtype));
        Tensors in;
        for (mpt_tensor t : c.in) {
          in.emplace_back();
          OK(mpt_cast(t, dtype, &in.back()));
        }
        const auto apply = [&](const Tensors& t) {
          mpt_tensor y = nullptr;
          EXPECT_EQ(c.op(t, act, &y), MPT_OK) << mpt_last_error();
          return Tensors{y};
        };
        const std::vector<uint32_t> recorded = bits_of(apply(in));
        EXPECT_EQ(bits_of(call(true, in, 1, apply)), recorded);
        OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
        EXPECT_EQ(bits_of(apply(in)), recorded);
        OK(mpt_grad_mode_pop(ctx));
      }
    }
  }
}

// The cost rule makes the same decision in the second run as in the first, here about a weight that
// is also an input.
TEST_F(Checkpoint, TheCostRuleIsThatOfTheFirstRun) {
  mpt_arithmetic way = MPT_ARITHMETIC_MEASURE;
  OK(mpt_context_get_arithmetic(ctx, &way));
  const bool f16_is_fast = test_device() && way == MPT_ARITHMETIC_NATIVE16;
  for (mpt_dtype kept : {MPT_F16, MPT_F32}) {  // the gradient's dtype decides here
    mpt_tensor batch = leaf({128, 784}), weight = leaf({112, 784});
    OK(mpt_tensor_set_grad_dtype(weight, kept));
    mpt_autocast_desc d;
    mpt_autocast_desc_init(&d, sizeof d);
    d.dtype = MPT_F16;
    d.cost_rule = 1;
    std::vector<mpt_dtype> results;
    OK(mpt_autocast_push(ctx, &d));
    mpt_tensor y = call(true, {batch, weight}, 1, [&](const Tensors& in) {
      mpt_tensor r = nullptr;
      EXPECT_EQ(mpt_linear(in[0], in[1], nullptr, MPT_ACTIVATION_NONE, &r), MPT_OK);
      results.push_back(info(r).dtype);
      return Tensors{r};
    })[0];
    OK(mpt_autocast_pop(ctx));
    OK(mpt_cast(y, MPT_F32, &y));
    mpt_tensor s = sum_of_squares(y);
    OK(mpt_backward(&s, nullptr, 1, nullptr));
    const mpt_dtype best = f16_is_fast ? MPT_F16 : kept;
    EXPECT_EQ(results, (std::vector<mpt_dtype>{best, best}));
  }
}

// A leaf that two regions and the code before and after them read gets every part of its gradient
// once.
TEST_F(Checkpoint, ASharedLeafGetsEveryPart) {
  std::vector<Floats> result;
  for (bool way : {false, true}) {
    mpt_tensor y, z;
    OK(mpt_linear(x, w, nullptr, MPT_ACTIVATION_NONE, &y));
    auto region = [&](mpt_tensor t) {
      return call(way, {t}, 1, [this](const Tensors& in) {
        mpt_tensor r;
        EXPECT_EQ(mpt_linear(in[0], w, b, MPT_ACTIVATION_TANH, &r), MPT_OK);
        return Tensors{r};
      })[0];
    };
    y = region(region(y));
    OK(mpt_linear(y, w, nullptr, MPT_ACTIVATION_NONE, &z));
    mpt_tensor s = sum_of_squares(z);
    OK(mpt_backward(&s, nullptr, 1, nullptr));
    result.push_back(grad(w));
    OK(mpt_tensor_set_grad(w, nullptr));
  }
  for (size_t i = 0; i < result[0].size(); ++i)
    EXPECT_NEAR(result[0][i], result[1][i], 1e-5 * (1 + std::fabs(result[0][i])));
}

TEST_F(Checkpoint, SecondOrder) {
  std::vector<uint32_t> first[2], second[2];
  for (int way = 0; way < 2; ++way) {
    OK(mpt_context_set_seed(ctx, 9));
    mpt_tensor y =
        call(way, {x}, 1, [this](const Tensors& in) { return Tensors{layer(layer(in[0]))}; })[0];
    const Tensors g = grads(sum_of_squares(y), {x, w, b}, true);
    first[way] = bits_of(g);
    // A penalty on the gradient, as in a WGAN, and the penalty's own gradient.
    mpt_tensor penalty;
    OK(mpt_add(sum_of_squares(g[0]), sum_of_squares(g[1]), &penalty));
    second[way] = bits_of(grads(penalty, {x, w, b}));
  }
  EXPECT_EQ(first[0], first[1]);
  near(second[0], second[1]);
}

TEST_F(Checkpoint, RegionsNestAndReadWhatIsAround) {
  std::vector<uint32_t> result[2];
  for (int way = 0; way < 2; ++way) {
    mpt_tensor scale;  // recorded; read inside and used outside
    OK(mpt_exp(b, &scale));
    auto inner = [&, this](const Tensors& in) {
      mpt_tensor y;
      EXPECT_EQ(mpt_mul(in[0], scale, &y), MPT_OK);
      EXPECT_EQ(mpt_linear(y, w, nullptr, MPT_ACTIVATION_TANH, &y), MPT_OK);
      return Tensors{y, mpt_tensor_retain(scale)};  // one result is not a new tensor
    };
    auto outer = [&, this](const Tensors& in) {
      const Tensors t = call(way, in, 2, inner);
      mpt_tensor y;
      EXPECT_EQ(mpt_mul(t[0], t[1], &y), MPT_OK) << mpt_last_error();
      return Tensors{y};
    };
    mpt_tensor y = call(way, {x}, 1, outer)[0];
    OK(mpt_mul(y, scale, &y));
    const Tensors g = grads(sum_of_squares(y), {x, w, b}, true);
    result[way] = bits_of(g);
    const std::vector<uint32_t> h = bits_of(grads(sum_of_squares(g[0]), {x, w, b}));
    result[way].insert(result[way].end(), h.begin(), h.end());
  }
  near(result[0], result[1]);
}

TEST_F(Checkpoint, AFailureInTheSecondRunChangesNothing) {
  int runs = 0;
  Function f = [&, this](const Tensors& in) {
    return ++runs == 2 ? Tensors{} : Tensors{layer(in[0])};  // the wrong number of results fails
  };
  OK(mpt_autocast_push(ctx, nullptr));
  mpt_tensor y = call(true, {x}, 1, f)[0];
  OK(mpt_autocast_pop(ctx));
  mpt_tensor s = sum_of_squares(y);
  int64_t seed, draws, seed_after, draws_after;
  OK(mpt_context_get_generator(ctx, &seed, &draws));
  mpt_backward_desc keep;
  mpt_backward_desc_init(&keep, sizeof keep);
  keep.retain_graph = 1;
  REFUSED(MPT_ERROR_CALLBACK, mpt_backward(&s, nullptr, 1, &keep), "checkpointed forward");
  OK(mpt_context_get_generator(ctx, &seed_after, &draws_after));
  EXPECT_EQ(draws_after, draws);
  mpt_dtype now;
  OK(mpt_autocast_get_dtype(ctx, &now));
  EXPECT_EQ(now, MPT_DTYPE_NONE);
  EXPECT_TRUE(grad(w).empty());
  OK(mpt_backward(&s, nullptr, 1, nullptr)) << "and it can be tried again";
  EXPECT_FALSE(grad(w).empty());
}

TEST_F(Checkpoint, InputsChangedSinceAreNamed) {
  mpt_tensor y, z = nullptr;
  OK(mpt_square(x, &y));
  z = call(true, {y}, 1, [this](const Tensors& in) { return Tensors{layer(in[0])}; })[0];
  OK(mpt_mul_into(y, make({1}, {2})));
  mpt_tensor s = sum_of_squares(z);
  REFUSED(MPT_ERROR_STATE, mpt_backward(&s, nullptr, 1, nullptr), "mul_into has changed it");
}

// A hook runs a backward over a leaf whose gradient the outer backward is still accumulating.
TEST_F(Checkpoint, ABackwardInsideABackward) {
  struct Inner {
    mpt_context ctx;
    mpt_tensor w;
  } inner{ctx, w};
  mpt_tensor a, c, y;
  OK(mpt_mul_scalar(w, 2, &a));
  OK(mpt_mul_scalar(w, 3, &c));
  int64_t id;
  OK(mpt_tensor_add_hook(
      c,
      [](void* user, mpt_tensor*) {
        auto* i = static_cast<Inner*>(user);
        mpt_tensor s;
        EXPECT_EQ(mpt_grad_mode_push(i->ctx, MPT_GRAD_ENABLED), MPT_OK);
        EXPECT_EQ(mpt_mul_scalar(i->w, 100, &s), MPT_OK);
        EXPECT_EQ(mpt_sum(s, nullptr, 0, 0, &s), MPT_OK);
        EXPECT_EQ(mpt_backward(&s, nullptr, 1, nullptr), MPT_OK) << mpt_last_error();
        return mpt_grad_mode_pop(i->ctx);
      },
      &inner, nullptr, &id));
  OK(mpt_add(a, c, &y));
  OK(mpt_sum(y, nullptr, 0, 0, &y));
  OK(mpt_backward(&y, nullptr, 1, nullptr));
  for (float v : grad(w)) EXPECT_EQ(v, 105);
}

}  // namespace
}  // namespace mpt_test
