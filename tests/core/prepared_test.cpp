// Prepared launches outlive the generations of the cache of prepared kernels.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <string>

#include "autograd/grad_sum.h"
#include "backends/cache.h"
#include "backends/devices.h"
#include "backends/host_access.h"
#include "core/context.h"
#include "core/host_workers.h"
#include "core/pool.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"
#include "optim/optimizer.h"
#include "optim/rule.h"
#include "optim/update.h"
#include "params/params.h"

namespace mpt {
namespace {

class PreparedLaunches : public ::testing::Test {
 protected:
  PreparedLaunches() : ctx({}) { open_host(ctx, true); }

  Tensor filled(int64_t n, double value) { return ops::full(ctx, DType::f32, {n}, value); }
  // Prepares so many kernels that the cache drops all that it had.
  void replace_prepared() {
    for (int64_t n = 1; n <= 2 * static_cast<int64_t>(KernelCache::kMaxEntries) + 100; ++n)
      filled(n, 1);
  }
  std::string prepared() const { return ctx.home->kernels->describe(); }

  Context ctx;
};

TEST_F(PreparedLaunches, OfASum) {
  const Tensor sum = filled(21, 1);
  Tensor part = filled(21, 2);
  ReadyLaunch add = make_addable(sum, part);
  replace_prepared();
  const std::string before = prepared();
  add_prepared(add, sum, part);
  EXPECT_TRUE(prepared() == before) << "a kernel was prepared again";
  EXPECT_EQ(read_item<float>(sum, 20), 3);
}

TEST_F(PreparedLaunches, OfAnUpdateOfTwoOptimizers) {
  Tensor value[2];
  Ref<Optimizer> optimizer[2];
  for (int i : {0, 1}) {
    value[i] = filled(5, 1);
    const Ref<Params> set = Params::make(ctx);
    set->add("w", value[i]);
    value[i]->meta->grad = filled(5, 1);
    Hyper sgd = default_hyper(OptimizerKind::sgd);
    sgd.lr = 0.5;
    optimizer[i] = Optimizer::make(set, sgd);
  }
  Optimizer* const both[] = {optimizer[0].get(), optimizer[1].get()};
  UpdateStep step;
  step.prepare(both, {}, UpdateStep::Target::params, {});
  replace_prepared();
  const std::string before = prepared();
  step.update();
  EXPECT_TRUE(prepared() == before) << "a kernel was prepared again";
  for (const Tensor& w : value) EXPECT_EQ(read_item<float>(w, 4), 0.5f);
}

}  // namespace
}  // namespace mpt
