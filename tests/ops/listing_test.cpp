// The list of operations (core/ops.def): each has a row, and runs with its gradient where the
// context computes.
// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <map>
#include <set>
#include <string>

#include "autograd/engine.h"
#include "autograd/node.h"
#include "cases.h"
#include "core/error.h"
#include "core/place.h"
#include "ops/op.h"

namespace mpt::test {
namespace {

std::string op_name(const Row& row) { return row.name.substr(0, row.name.find('/')); }

// Only cast and detach have no row, because finite differences do not apply to them; tests in this
// folder cover them.
TEST(Rows, EveryOperationHasOne) {
  std::set<std::string> rowed;
  for (const Row& row : rows()) rowed.insert(op_name(row));
  for (const OpInfo& op : kOpInfo) {
    const std::string name = op.name;
    if (op.internal || name == "cast" || name == "detach") continue;
    EXPECT_TRUE(rowed.contains(name)) << name;
  }
}

// The kernels that a row has run, each once, by the names of their implementations.
std::set<std::string> kernels_of(const TestContext& ctx) {
  std::set<std::string> names;
  mpt_trace_info info = {};
  info.struct_size = sizeof info;
  EXPECT_EQ(mpt_trace_get_info(ctx.handle(), &info), MPT_OK) << mpt_last_error();
  for (int64_t k = 0; k < info.kernels; ++k) {
    mpt_trace_kernel kernel = {};
    kernel.struct_size = sizeof kernel;
    EXPECT_EQ(mpt_trace_get_kernel(ctx.handle(), k, &kernel), MPT_OK) << mpt_last_error();
    const std::string operands = kernel.operands;
    names.insert(std::string(kernel.name) + " " + operands.substr(0, operands.find(' ')));
  }
  return names;
}

// Runs the row's operation and its gradient in f32. Expects results and gradients on the context's
// device. Returns whether there was a gradient.
bool run(TestContext& ctx, const Row& row) {
  std::vector<Tensor> x, roots, weights, wanted;
  const Case c = cases(row)[0];
  for (const Array& a : c.in) {
    x.push_back(make(*ctx, a, DType::f32));
    x.back()->wants_grad = a.differentiable;
    if (a.differentiable) wanted.push_back(x.back());
  }
  const auto here = [&](const Tensor& t) {
    EXPECT_TRUE(!t || &t.place() == ctx->home) << row.name;
  };
  for (const Tensor& y : row.run(*ctx, x)) {
    here(y);
    if (!y || !y.requires_grad()) continue;
    roots.push_back(y);
    weights.push_back(make(*ctx, y.dtype(), y.shape(), std::vector<double>(y.count(), 1)));
  }
  if (!row.grad || roots.empty()) return false;
  for (const Tensor& g : gradients(roots, weights, wanted, {})) here(g);
  return true;
}

// Prints the list of operations with the kernels that have computed them.
TEST(Rows, EveryOperationRunsOnTheDevice) {
  TestContext ctx;
  std::map<std::string, std::set<std::string>> kernels;
  std::set<std::string> with_gradient;
  for (const Row& row : rows()) {
    ASSERT_EQ(mpt_trace_begin(ctx.handle()), MPT_OK) << mpt_last_error();
    try {
      if (run(ctx, row)) with_gradient.insert(op_name(row));
    } catch (const Error&) {
      ADD_FAILURE() << row.name << ": " << mpt_last_error();
    }
    ASSERT_EQ(mpt_trace_end(ctx.handle()), MPT_OK) << mpt_last_error();
    kernels[op_name(row)].merge(kernels_of(ctx));
  }
  for (const auto& [op, names] : kernels) {
    std::printf("%s%s:", op.c_str(), with_gradient.contains(op) ? " and its gradient" : "");
    for (const std::string& name : names) {
      std::printf(" %s,", name.c_str());
      const bool is_of_cpu = name.rfind("cpu", 0) == 0 || name.rfind("onednn", 0) == 0;
      EXPECT_TRUE(ctx->home->is_host || !is_of_cpu) << op << ": " << name;
    }
    std::printf("\n");
  }
}

}  // namespace
}  // namespace mpt::test
