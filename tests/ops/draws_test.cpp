// Tests of the numbers of random draws on a device: one of the host, and a shift in the device's
// memory, so that recorded work can draw anew.
// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "autograd/engine.h"
#include "backends/host_access.h"
#include "core/tensor_meta.h"
#include "harness.h"
#include "ops/create.h"
#include "ops/ops.h"
#include "optim/optimizer.h"
#include "params/params.h"
#include "precision/precision.h"

namespace mpt::test {
namespace {

using Values = std::vector<double>;

class Draws : public ::testing::Test {
 protected:
  void SetUp() override {
    if (ctx->home->is_host) GTEST_SKIP() << "the CPU's draws have no shift";
  }

  // Expects that f draws by the sum of the host's number and the shift.
  void expect_shift(const std::function<Values()>& f) {
    const auto run = [&](uint64_t draws, int64_t shift) {
      ctx->generator.draws = draws;
      upload(ops::draw_shift(*ctx), &shift, sizeof shift);
      return f();
    };
    const Values moved = run(600, 400);
    EXPECT_EQ(moved, run(1000, 0));
    EXPECT_NE(moved, run(600, 0));
  }

  TestContext ctx;
};

TEST_F(Draws, Normal) {
  expect_shift([&] { return values(ops::normal(*ctx, DType::f32, {20}, 0, 1)).v; });
}

TEST_F(Draws, Dropout) {
  const Tensor x = make(*ctx, DType::f32, {64}, Values(64, 1));
  expect_shift([&] { return values(ops::dropout(x, 0.5, true)).v; });
}

TEST_F(Draws, AttentionAndItsGradients) {
  const Tensor joined = ops::normal(*ctx, DType::f32, {1, 8, 3 * 4}, 0, 1);
  const Tensor heads = ops::normal(*ctx, DType::f32, {1, 2, 8, 2}, 0, 1);
  joined->wants_grad = heads->wants_grad = true;
  const auto draws = [&](const Tensor& x, const auto& attend) {
    expect_shift([&] { return values(attend(x)).v; });
    for (const bool create_graph : {false, true}) {  // another formula with a graph
      expect_shift([&] {
        const Tensor loss = ops::sum(attend(x));
        return values(gradients(std::array{loss}, {}, std::array{x},
                                {.create_graph = create_graph})[0])
            .v;
      });
    }
  };
  draws(joined, [](const Tensor& x) { return ops::self_attention(x, 2, 2, {}, 0.5, false, 0); });
  draws(heads, [](const Tensor& x) {
    return ops::scaled_dot_product_attention(x, x, x, {}, 0.5, false, 0);
  });
}

TEST_F(Draws, StochasticRounding) {
  expect_shift([&] {
    const Ref<Params> set = Params::make(*ctx);
    set->set_precision(precision_from_name("bf16-true,master=stochastic"));
    const Tensor w = make(*ctx, DType::f32, {64}, Values(64, 1));
    set->add("w", w);
    Hyper sgd = default_hyper(OptimizerKind::sgd);
    sgd.lr = 1;
    const Ref<Optimizer> o = Optimizer::make(set, sgd);
    w->meta->grad = ops::cast(make(*ctx, DType::f32, {64}, Values(64, 1e-3)), DType::bf16);
    o->step();
    return values(w).v;
  });
}

}  // namespace
}  // namespace mpt::test
