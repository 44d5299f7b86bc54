// Copies and moving averages of parameter sets.
// SPDX-License-Identifier: Apache-2.0
#include "optim/average.h"

#include <string>
#include <utility>
#include <vector>

#include "autograd/node.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/masters.h"
#include "backends/recorder.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/create.h"
#include "ops/ops.h"
#include "optim/average_pass.h"
#include "optim/plan.h"
#include "precision/master.h"

namespace mpt {
namespace {

struct Pair {
  Tensor to, from;
};
using Pairs = std::vector<Pair>;

// Throws if a set has names that the other one lacks. what: "to" or "from".
void need_names(const Params& set, const Params& other, const char* what) {
  std::string names;
  size_t count = 0;
  for (const auto* list : {&other.params(), &other.buffers()}) {
    for (const Params::Entry& e : *list) {
      if (set.find(e.name)) continue;
      if (count++ < 3) names.append(names.empty() ? "'" : ", '").append(e.name).append("'");
    }
  }
  if (count == 0) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "`%s` lacks %s%s", what, names.c_str(),
       count > 3 ? (" and " + std::to_string(count - 3) + " more").c_str() : "");
}

// ReadOnly: what becomes of a parameter that is read-only in both sets.
enum class ReadOnly { refused, left_out };

Pairs pairs_of(const std::deque<Params::Entry>& list, const Params& from, ReadOnly shared) {
  Pairs pairs;
  for (const Params::Entry& e : list) {
    const Tensor& x = from.get(e.name);
    const char* const name = e.name.c_str();
    if (!(x.shape() == e.tensor.shape())) {
      fail(MPT_ERROR_SHAPE, "'%s' has shape %s in `from`, and %s in `to`", name, text(x.shape()).s,
           text(e.tensor.shape()).s);
    }
    const bool converts = is_floating(x.dtype()) && is_floating(e.tensor.dtype());
    if (!converts && x.dtype() != e.tensor.dtype()) {
      fail(MPT_ERROR_DTYPE, "'%s' is %s in `from`, and %s in `to`", name, name_of(x.dtype()),
           name_of(e.tensor.dtype()));
    }
    for (const Tensor* const t : {&x, &e.tensor}) need_whole(*t);
    if (shared == ReadOnly::left_out && are_read_only(e.tensor, x)) continue;
    ops::need_writable(e.tensor, Op::write);
    pairs.push_back({e.tensor, x});
  }
  return pairs;
}

// Checks everything, and returns the tensors of both sets.
std::pair<Pairs, Pairs> matched(const Params& to, const Params& from, const char* what,
                                ReadOnly shared = ReadOnly::refused) {
  if (&to == &from) fail(MPT_ERROR_INVALID_ARGUMENT, "`to` and `from` are the same set");
  for (const Params* const p : {&to, &from}) need_no_recording(*p->ctx().home, what);
  need_names(to, from, "to");
  need_names(from, to, "from");
  return {pairs_of(to.params(), from, shared), pairs_of(to.buffers(), from, shared)};
}

// Returns the exact value, row-major, in a context.
Tensor value_in(Context& ctx, const Tensor& t) {
  const Tensor exact = ops::contiguous(master_read(t).alias());
  if (&t.ctx() == &ctx) return exact;
  const HostView<char> elements(exact);
  const Tensor here = Tensor::empty(ctx, exact.dtype(), exact.shape(), Purpose::other);
  upload(here, elements.data(), elements.size());
  return here;
}

void copy(const Pairs& pairs, Context& ctx) {
  for (const Pair& p : pairs) {
    const PlaceGuard guard(ctx, p.to.place());
    master_write(p.to, value_in(ctx, p.from));
  }
}

}  // namespace

void need_matching(const Params& to, const Params& from, const char* what) {
  matched(to, from, what, ReadOnly::left_out);
}

void copy_params(const Params& to, const Params& from) {
  const WholeCall whole(to.ctx()), there(from.ctx());
  const auto [params, buffers] = matched(to, from, "mpt_params_copy");
  const GradModeGuard no_grad(to.ctx(), GradMode::disabled);
  const GradModeGuard no_grad_there(from.ctx(), GradMode::disabled);
  copy(params, to.ctx());
  copy(buffers, to.ctx());
}

void lerp_params(const Params& to, const Params& from, double weight) {
  Context& ctx = to.ctx();
  if (&from.ctx() != &ctx) {
    fail(MPT_ERROR_INVALID_HANDLE, "`to` and `from` belong to different contexts");
  }
  if (!(weight >= 0 && weight <= 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "weight is %g; it must be in 0 to 1", weight);
  }
  const WholeCall whole(ctx);
  const auto [params, buffers] = matched(to, from, "mpt_params_lerp");
  const GradModeGuard no_grad(ctx, GradMode::disabled);
  if (weight == 1) {  // the formula would round
    copy(params, ctx);
    return copy(buffers, ctx);
  }
  const PlaceGuard guard(ctx, *ctx.home);
  TensorPlan plan;
  plan.begin(ctx);
  std::vector<Tensor> values;  // keeps the values of the pass
  const bool is_random = to.precision().master == Master::stochastic;
  const uint64_t key = is_random ? rounding_key(ctx.generator.seed, ops::draw(ctx, 2)) : 0;
  for (const Pair& p : params) {
    Tensor x = ops::contiguous(master_read(p.from).alias());
    if ((x.dtype() == DType::f64) != (p.to.dtype() == DType::f64))
      x = ops::convert(x, p.to.dtype() == DType::f64 ? DType::f64 : DType::f32);
    plan.add_written(p.to, x);
    MultiTensor& t = plan.tensors().back();
    t.key = key;
    t.first = static_cast<uint64_t>(values.size()) << 40;
    values.push_back(std::move(x));
  }
  plan.finish();
  plan.launch_alone(move_rule(weight));
  for (size_t i = 0; i < params.size(); ++i)
    count_written(params[i].to, plan.tensors()[i], Op::write);
  copy(buffers, ctx);
}

}  // namespace mpt
