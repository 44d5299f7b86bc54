// Losses, with PyTorch's definitions.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>

#include "backends/host_access.h"
#include "backends/recorder.h"
#include "ops/late_checks.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "ops/reduce.h"

namespace mpt::ops {
namespace {

Tensor scalar(const Tensor& like, double v) { return full(like.ctx(), like.dtype(), {}, v); }

Tensor reduce(const Tensor& loss, Reduction r) {
  switch (r) {
    case Reduction::none: return loss;
    case Reduction::mean: return mean(loss);
    case Reduction::sum: return sum(loss);
    case Reduction::batchmean: break;  // only kl_div has it
  }
  return loss;
}

// Returns the value, or 0 where a weight of 0 has a value that is not finite.
Tensor counted_value(const Tensor& weight, const Tensor& value) {
  const Tensor none = logical_and(eq(weight, scalar(weight, 0)), logical_not(isfinite(value)));
  return where(none, scalar(value, 0), value);
}

// Returns weight * value, which is 0 where the weight is 0, whatever the value is. So is the
// value's gradient; the weight's is the value, or 0 where a weight of 0 has a value that is not
// finite.
Tensor weigh(Op op, Tensor weight, Tensor value) {
  promote({&weight, &value});
  Tensor y = binary_raw(BinaryOp::weigh, weight, value);
  if (wants_grad({&weight, &value})) {
    record(op, y, {&weight, &value},
           [op, w = save(weight), x = save_for(weight, value), shape = value.shape()](Vjp& v) {
             const Tensor &by = w.get(v), &g = v.grad();
             if (v.wants(0)) {
               v.set(0, sum_to(weigh(op, g, counted_value(by, x.get(v))), by.shape()));
             }
             if (v.wants(1)) v.set(1, sum_to(weigh(op, by, g), shape));
           });
  }
  return y;
}

// Warns once per context if the loss broadcasts its operands beyond the input. For example [N, 1]
// with [N] gives N x N differences, which trains towards the mean.
void warn_of_broadcast(const Tensor& input, const Tensor& target) {
  Context& ctx = input.ctx();
  if (input.shape() == target.shape() || ctx.warned_broadcast_loss) return;
  const Dims shape = broadcast(input.shape(), target.shape());
  if (shape == input.shape()) return;
  ctx.warned_broadcast_loss = true;
  const char* function = call_in_progress.function;
  ctx.log.warn(
      "%s: input %s and target %s broadcast to %s, more elements than the input has: reshape one "
      "of them (this is said once per context)",
      function ? function : "a loss", text(input.shape()).s, text(target.shape()).s, text(shape).s);
}

// Computes a loss f(d) of a difference, with one kernel for its values; `slope(d)` is f'.
template <class F>
Tensor of_apart(Op op, UnaryOp kernel, const Tensor& d, F slope) {
  Tensor y = unary_raw(kernel, d);
  if (wants_grad({&d})) {
    record(op, y, {&d},
           [op, d = save(d), slope](Vjp& v) { v.set(0, weigh(op, v.grad(), slope(d.get(v)))); });
  }
  return y;
}

// Checks the operands of an elementwise loss.
void need_target(Tensor& input, Tensor& target) {
  need_pair(input, target, "target");
  warn_of_broadcast(input, target);
}

}  // namespace

// -- elementwise ----------------------------------------------------------------------------------

Tensor mse_loss(Tensor input, Tensor target, Reduction r) {
  Call call(Op::mse_loss, {&input, &target});
  need_target(input, target);
  return reduce(of_apart(Op::mse_loss, UnaryOp::square, sub(input, target),
                         [](const Tensor& d) { return mul_scalar(d, 2); }),
                r);
}

Tensor l1_loss(Tensor input, Tensor target, Reduction r) {
  Call call(Op::l1_loss, {&input, &target});
  need_target(input, target);
  return reduce(of_apart(Op::l1_loss, UnaryOp::abs, sub(input, target),
                         [](const Tensor& d) { return sign(d); }),
                r);
}

namespace {

// Computes a loss f(input - target), with one kernel for its values; `slope(d)` is f'.
template <class F>
Tensor of_difference(Op op, BinaryOp kernel, const Tensor& input, const Tensor& target, double a,
                     F slope) {
  Tensor y = binary_raw(kernel, input, target, a);
  if (wants_grad({&input, &target})) {
    record(op, y, {&input, &target}, [op, x = save(input), t = save(target), slope](Vjp& v) {
      const Tensor &in = x.get(v), &to = t.get(v);
      Tensor g = weigh(op, v.grad(), slope(sub(in, to)));
      if (v.wants(0)) v.set(0, sum_to(g, in.shape()));
      if (v.wants(1)) v.set(1, sum_to(neg(g), to.shape()));
    });
  }
  return y;
}

}  // namespace

Tensor huber_loss(Tensor input, Tensor target, Reduction r, double delta) {
  Call call(Op::huber_loss, {&input, &target});
  need_target(input, target);
  if (!(delta > 0)) fail(MPT_ERROR_INVALID_ARGUMENT, "delta is %g; it must be above 0", delta);
  return reduce(of_difference(Op::huber_loss, BinaryOp::huber, input, target, delta,
                              [delta](const Tensor& d) { return clamp(d, -delta, delta); }),
                r);
}

Tensor smooth_l1_loss(Tensor input, Tensor target, Reduction r, double beta) {
  if (beta == 0) return l1_loss(input, target, r);
  Call call(Op::smooth_l1_loss, {&input, &target});
  need_target(input, target);
  if (!(beta > 0)) fail(MPT_ERROR_INVALID_ARGUMENT, "beta is %g; it must be 0 or more", beta);
  auto slope = [beta](const Tensor& d) { return mul_scalar(clamp(d, -beta, beta), 1 / beta); };
  return reduce(of_difference(Op::smooth_l1_loss, BinaryOp::smooth_l1, input, target, beta, slope),
                r);
}

Tensor binary_cross_entropy(Tensor input, Tensor target, Reduction r) {
  Call call(Op::binary_cross_entropy, {&input, &target});
  need_target(input, target);
  // Computes -(t log x + (1 - t) log(1 - x)), with each logarithm at least -100, as in PyTorch.
  Tensor y = binary_raw(BinaryOp::bce, input, target);
  if (wants_grad({&input, &target})) {
    record(Op::binary_cross_entropy, y, {&input, &target},
           [x = save(input), t = save(target)](Vjp& v) {
             constexpr Op op = Op::binary_cross_entropy;
             const Tensor &p = x.get(v), &to = t.get(v), &g = v.grad();
             if (v.wants(0)) {
               Tensor spread = clamp(mul(p, add_scalar(neg(p), 1)), 1e-12,
                                     std::numeric_limits<double>::infinity());
               v.set(0, sum_to(weigh(op, g, div(sub(p, to), spread)), p.shape()));
             }
             if (v.wants(1)) {
               const double inf = std::numeric_limits<double>::infinity();
               Tensor d =
                   sub(clamp(log(add_scalar(neg(p), 1)), -100, inf), clamp(log(p), -100, inf));
               v.set(1, sum_to(weigh(op, g, d), to.shape()));
             }
           });
  }
  return reduce(y, r);
}

namespace {

// Computes sigmoid(x) - t, which cancels near t = 1 unless it is (1 - t) - sigmoid(-x) there.
Tensor logits_slope(const Vjp& v, const Tensor& x, const Tensor& t) {
  if (!v.create_graph()) return binary_raw(BinaryOp::bce_logits_grad, x, t);
  const Tensor tail = sigmoid(neg(abs(x)));
  return where(ge(x, scalar(x, 0)), sub(add_scalar(neg(t), 1), tail), sub(tail, t));
}

}  // namespace

Tensor binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor pos_weight,
                                        Reduction r) {
  need_same_context({&input, &target, &pos_weight});
  Call call(Op::binary_cross_entropy_with_logits, {&input, &target, &pos_weight});
  need_target(input, target);
  if (pos_weight) pos_weight = exact(pos_weight);
  if (!pos_weight) {
    Tensor y = binary_raw(BinaryOp::bce_logits, input, target);
    if (wants_grad({&input, &target})) {
      record(Op::binary_cross_entropy_with_logits, y, {&input, &target},
             [x = save(input), t = save(target)](Vjp& v) {
               constexpr Op op = Op::binary_cross_entropy_with_logits;
               const Tensor &in = x.get(v), &to = t.get(v), &g = v.grad();
               if (v.wants(0)) v.set(0, sum_to(weigh(op, g, logits_slope(v, in, to)), in.shape()));
               if (v.wants(1)) v.set(1, sum_to(neg(weigh(op, g, in)), to.shape()));
             });
    }
    return reduce(y, r);
  }
  promote({&input, &target, &pos_weight});
  constexpr Op op = Op::binary_cross_entropy_with_logits;
  // Computes pos_weight t log(1 + e^-x) + (1 - t) log(1 + e^x).
  Tensor y;
  {
    GradModeGuard no_grad(input.ctx(), GradMode::disabled);
    y = add(weigh(op, mul(pos_weight, target), softplus(neg(input))),
            weigh(op, add_scalar(neg(target), 1), softplus(input)));
  }
  if (wants_grad({&input, &target, &pos_weight})) {
    record(op, y, {&input, &target, &pos_weight},
           [x = save(input), t = save(target), w = save(pos_weight)](Vjp& v) {
             const Tensor &in = x.get(v), &to = t.get(v), &by = w.get(v), &g = v.grad();
             const Tensor part = mul(by, to), rest = add_scalar(neg(to), 1);
             if (v.wants(0)) {
               const Tensor d = sub(mul(rest, sigmoid(in)), mul(part, sigmoid(neg(in))));
               v.set(0, sum_to(weigh(op, g, d), in.shape()));
             }
             if (v.wants(1)) {
               const Tensor d = sub(mul(by, counted_value(part, softplus(neg(in)))),
                                    counted_value(rest, softplus(in)));
               v.set(1, sum_to(weigh(op, g, d), to.shape()));
             }
             if (v.wants(2)) {
               v.set(2, sum_to(weigh(op, g, weigh(op, to, softplus(neg(in)))), by.shape()));
             }
           });
  }
  return reduce(y, r);
}

namespace {

// The parts of p (log p - x), which is 0 where p is 0, whatever x is, and NaN where p is negative.
struct Divergence {
  Tensor p, none, apart;  // none: p is 0; apart: log p - x, or 0
};
Divergence divergence(const Tensor& x, const Tensor& target, bool log_target) {
  const Tensor p = log_target ? exp(target) : target, none = eq(p, scalar(p, 0));
  return {p, none, masked_fill(sub(log_target ? target : log(p), x), none, 0)};
}

}  // namespace

Tensor kl_div(Tensor input, Tensor target, Reduction r, bool log_target) {
  Call call(Op::kl_div, {&input, &target});
  need_target(input, target);
  Tensor y;
  {
    GradModeGuard no_grad(input.ctx(), GradMode::disabled);
    const Divergence d = divergence(input, target, log_target);
    y = binary_raw(BinaryOp::weigh, d.apart, d.p);  // 0 where apart is 0, also if p is infinite
  }
  if (wants_grad({&input, &target})) {
    record(Op::kl_div, y, {&input, &target},
           [x = save(input), t = save(target), log_target](Vjp& v) {
             const Tensor &in = x.get(v), &to = t.get(v), &g = v.grad();
             if (v.wants(0)) {
               v.set(0, sum_to(neg(weigh(Op::kl_div, g, log_target ? exp(to) : to)), in.shape()));
             }
             if (!v.wants(1)) return;
             const Divergence d = divergence(in, to, log_target);
             const Tensor slope = masked_fill(add_scalar(d.apart, 1), d.none, 0);
             const Tensor by = log_target ? mul(d.p, slope) : slope;
             v.set(1, sum_to(weigh(Op::kl_div, g, by), to.shape()));
           });
  }
  if (r != Reduction::batchmean) return reduce(y, r);
  const auto batch = static_cast<double>(input.rank() ? input.size(0) : 1);
  const ScaledSum all = scaled_sum(Op::kl_div, y);
  return mul_scalar(all.sum, 1 / (all.scale * batch));
}

Tensor weighted_loss(Tensor loss, Tensor weight, Reduction r) {
  Call call(Op::weighted_loss, {&loss, &weight});
  need_pair(loss, weight, "weight");
  return reduce(weigh(Op::weighted_loss, weight, loss), r);
}

// -- triplets -------------------------------------------------------------------------------------

Tensor triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, Reduction r,
                           double margin, double p, double eps, bool swap) {
  Call call(Op::triplet_margin_loss, {&anchor, &positive, &negative});
  need_pair(anchor, positive, "positive");
  need_pair(anchor, negative, "negative");
  positive = cast(positive, anchor.dtype());
  const auto apart = [&](const Tensor& a, const Tensor& b) {
    return distance(a, b, p, eps, KeepDims::no);
  };
  Tensor far = apart(anchor, negative);
  if (swap) far = minimum(far, apart(positive, negative));
  return reduce(relu(add_scalar(sub(apart(anchor, positive), far), margin)), r);
}

// -- classes --------------------------------------------------------------------------------------

namespace {

// Logits and class indices as rows: logits [C], [N, C] or [N, C, ..] become [R, C], and indices [],
// [N] or [N, ..] become [R].
struct Classes {
  Tensor rows, target;
  Dims shape;  // shape of the unreduced loss
};

Classes rows_of(const Tensor& x, Tensor target) {
  if (x.rank() == 0) fail(MPT_ERROR_SHAPE, "input has no dims; it needs a dim of classes");
  Classes c;
  const int d = x.rank() == 1 ? 0 : 1;
  for (int i = 0; i < x.rank(); ++i)
    if (i != d) c.shape.push(x.shape()[i]);
  if (!(target.shape() == c.shape)) {
    fail(MPT_ERROR_SHAPE,
         "input has shape %s, target %s: class indices must have shape %s; probabilities must be "
         "floating and have the input's shape",
         text(x.shape()).s, text(target.shape()).s, text(c.shape).s);
  }
  c.rows = x;
  if (x.rank() > 2) {  // move the classes to the last dim
    Dims order;
    for (int i = 0; i < x.rank(); ++i)
      if (i != d) order.push(i);
    order.push(d);
    c.rows = permute(x, order);
  }
  const int64_t n = count(c.shape);
  c.rows = reshape(c.rows, {n, x.shape()[d]});
  c.target = reshape(cast(target, DType::i64), {n});
  return c;
}

// Fails because of the target of row `at`. `found`: " " and its value, or "".
[[noreturn]] void fail_target(int64_t at, int64_t classes, int64_t ignore_index, const char* found,
                              const char* when) {
  fail(MPT_ERROR_INVALID_ARGUMENT,
       "%starget%s at position %lld: there are %lld classes, so 0 to %lld are possible, and the "
       "ignore_index %lld",
       when, found, lld(at), lld(classes), lld(classes) - 1, lld(ignore_index));
}

// Fails with the first target that is not a class. Reads the targets on the host.
void check_targets(const Tensor& target, int64_t classes, int64_t ignore_index) {
  const HostView<int64_t> targets(contiguous(target));
  for (int64_t i = 0; i < target.count(); ++i) {
    const int64_t v = targets[i];
    if (v == ignore_index || (v >= 0 && v < classes)) continue;
    char found[24];
    std::snprintf(found, sizeof found, " %lld", lld(v));
    fail_target(i, classes, ignore_index, found, "");
  }
}

// Queues the check of targets on a device. Returns true for each that is not a class.
Tensor check_targets_late(Op op, const Tensor& target, const Tensor& ignored, int64_t classes,
                          int64_t ignore_index) {
  Context& ctx = target.ctx();
  // A selection of rows without elements checks the indices alone.
  const Tensor flag = full(ctx, DType::i64, {1}, -1), at = masked_fill(target, ignored, 0);
  const Tensor from = Tensor::empty(ctx, DType::f32, {classes, 0});
  const Tensor none = Tensor::empty(ctx, DType::f32, {target.count(), 0});
  launch(Kernel::index_select, {&none, &flag}, {&from, &at}, DimParams{0});
  ctx.part<LateChecks>().add(op, flag, [classes, ignore_index](int64_t at, const char* when) {
    fail_target(at, classes, ignore_index, "", when);
  });
  return logical_or(lt(at, scalar(at, 0)), ge(at, scalar(at, static_cast<double>(classes))));
}

// Returns the number of rows that are not ignored, in `dtype`; not recorded.
Tensor counted(const Tensor& target, int64_t ignore_index, DType dtype) {
  Tensor on = binary_raw(BinaryOp::ne, target,
                         full(target.ctx(), DType::i64, {}, static_cast<double>(ignore_index)));
  Tensor n = Tensor::empty(target.ctx(), dtype, {1});
  launch(Kernel::reduce, {&n}, {&on}, ReduceParams{ReduceOp::sum, 0});
  return n.view({}, {}, 0);
}

// Computes the gradient of the row losses as g (p - q), where p are the probabilities and q is the
// smoothed target. It is differentiable with respect to the logits and to g.
Tensor composed_grad(const Tensor& x, const Tensor& target, const Tensor& g,
                     const CrossEntropyParams& p) {
  const int64_t classes = x.size(1);
  const double smooth = p.label_smoothing;
  Tensor ignored = eq(target, full(x.ctx(), DType::i64, {}, static_cast<double>(p.ignore_index)));
  Tensor at = unsqueeze(masked_fill(target, ignored, 0), 1);
  const Tensor none = full(x.ctx(), g.dtype(), x.shape(), 0);
  const Tensor hit = scatter(none, 1, at, full(x.ctx(), g.dtype(), at.shape(), 1));
  // An ignored row may contain NaN. At the target p - 1 has the digits of the other shares.
  const Tensor log_p = log_softmax(masked_fill(x, unsqueeze(ignored, 1), 0), 1, g.dtype());
  Tensor d = where(ne(hit, none), add_scalar(expm1(log_p), smooth), exp(log_p));
  d = add_scalar(d, -smooth / static_cast<double>(classes));
  return cast(mul(d, unsqueeze(masked_fill(g, ignored, 0), 1)), x.dtype());
}

// Computes the row losses with fused kernels: one pass over the logits in the forward, one in the
// backward.
Tensor row_losses(const Tensor& x, const Tensor& target, const CrossEntropyParams& p) {
  const DType exact = x.dtype() == DType::f64 ? DType::f64 : DType::f32;
  Tensor loss = Tensor::empty(x.ctx(), exact, {x.size(0)});
  Tensor sums = Tensor::empty(x.ctx(), exact, {2, x.size(0)});
  if (is_on_host(x)) {
    launch(Kernel::cross_entropy, {&loss, &sums}, {&x, &target}, p);
  } else {
    const Tensor flag = full(x.ctx(), DType::i64, {1}, -1);
    launch(Kernel::cross_entropy, {&loss, &sums, &flag}, {&x, &target}, p);
    x.ctx().part<LateChecks>().add(Op::cross_entropy, flag,
                                   [classes = x.size(1), p](int64_t at, const char* when) {
                                     fail_target(at, classes, p.ignore_index, "", when);
                                   });
  }
  if (wants_grad({&x})) {
    record(Op::cross_entropy, loss, {&x},
           [x = save(x), target = save(target), sums = save(sums), p](Vjp& v) {
             const Tensor &in = x.get(v), &to = target.get(v), &g = v.grad();
             if (v.create_graph()) return v.set(0, composed_grad(in, to, g, p));
             // The gradient overwrites the logits if nothing else will read them.
             const bool free = v.last() && in->refs == 1 && in->storage->refs == 1 &&
                               in->storage->owned && in.contiguous();
             Tensor dx = free ? in.alias() : Tensor::empty(in.ctx(), in.dtype(), in.shape());
             launch(Kernel::cross_entropy_grad, {&dx}, {&in, &to, &sums.get(v), &g}, p);
             v.set(0, dx);
           });
  }
  return loss;
}

Tensor need_class_weight(const Tensor& weight, int64_t classes, DType dtype) {
  need_floating(weight, "weight");
  if (weight.rank() != 1 || weight.size(0) != classes) {
    fail(MPT_ERROR_SHAPE,
         "weight has shape %s; with one element for each of the %lld classes it must be [%lld]",
         text(weight.shape()).s, lld(classes), lld(classes));
  }
  return cast(weight, dtype);
}

// The weighted -log p of the target's class in each row, the row's weight, and the sum of the
// weights. A row whose target is no class is left out.
struct Picked {
  Tensor loss, weight, total;
};
Picked pick(Op op, const Tensor& log_p, const Tensor& target, const Tensor& weight,
            int64_t ignore_index) {
  const int64_t classes = log_p.size(1);
  if (is_on_host(target)) {
    each_time(
        target.place(), [=](const Tensor& t) { check_targets(t, classes, ignore_index); }, target);
  }
  Tensor ignored = eq(target, full(log_p.ctx(), DType::i64, {}, static_cast<double>(ignore_index)));
  if (!is_on_host(target)) {
    ignored = logical_or(ignored, check_targets_late(op, target, ignored, classes, ignore_index));
  }
  Tensor at = masked_fill(target, ignored, 0);
  Picked p;
  p.weight =
      weight ? index_select(weight, 0, at) : full(log_p.ctx(), log_p.dtype(), target.shape(), 1);
  p.weight = masked_fill(p.weight, ignored, 0);
  Tensor chosen = squeeze(gather(log_p, 1, unsqueeze(at, 1)), 1);
  p.loss = weigh(op, p.weight, neg(chosen));
  p.total = sum(p.weight);
  return p;
}

Tensor finish(Op op, const Tensor& loss, const Tensor& total, const Dims& shape, Reduction r) {
  if (r == Reduction::none) return reshape(loss, shape);
  if (r == Reduction::sum) return sum(loss);
  Tensor y;
  {
    const GradModeGuard no_grad(loss.ctx(), GradMode::disabled);
    const ScaledSum all = scaled_sum(op, loss);
    y = div(all.sum, mul_scalar(total, all.scale));
  }
  if (wants_grad({&loss, &total})) {
    record(Op::mean, y, {&loss, &total},
           [total = save(total), y = save_result(y), from = loss.shape()](Vjp& v) {
             const Tensor g = div(v.grad(), total.get(v));
             if (v.wants(0)) v.set(0, expand(g, from));
             if (v.wants(1)) v.set(1, neg(mul(g, y.get(v))));
           });
  }
  return y;
}

// Computes -sum(q log p) over the classes.
Tensor of_probabilities(Tensor x, Tensor q, const Tensor& weight, Reduction r, double smoothing) {
  if (!(q.shape() == x.shape())) {
    fail(MPT_ERROR_SHAPE,
         "input has shape %s, target %s: probabilities must have the input's shape",
         text(x.shape()).s, text(q.shape()).s);
  }
  const int d = x.rank() == 1 ? 0 : 1;
  const DType exact = is_half(x.dtype()) ? DType::f32 : x.dtype();
  const int64_t classes = x.rank() ? x.shape()[d] : 1;
  Tensor log_p = log_softmax(x, d, exact);
  q = cast(q, exact);
  if (smoothing > 0) {
    q = add_scalar(mul_scalar(q, 1 - smoothing), smoothing / static_cast<double>(classes));
  }
  if (weight) {
    Dims shape = Dims::filled(x.rank(), 1);
    shape[d] = classes;
    q = mul(q, reshape(need_class_weight(weight, classes, exact), shape));
  }
  Tensor loss = neg(sum(weigh(Op::cross_entropy, q, log_p), {d}));
  if (r != Reduction::mean) return reduce(loss, r);
  return mean(loss);
}

}  // namespace

Tensor nll_loss(Tensor input, Tensor target, Tensor weight, int64_t ignore_index, Reduction r) {
  need_same_context({&input, &target, &weight});
  Call call(Op::nll_loss, {&input, &weight});
  need_floating(input, "input");
  need_index(target, "target");
  input = exact(input);
  const Classes c = rows_of(input, target);
  if (weight) weight = need_class_weight(weight, c.rows.size(1), input.dtype());
  const Picked p = pick(Op::nll_loss, c.rows, c.target, weight, ignore_index);
  return finish(Op::nll_loss, p.loss, p.total, c.shape, r);
}

Tensor cross_entropy(Tensor input, Tensor target, Tensor weight, int64_t ignore_index, Reduction r,
                     double label_smoothing) {
  need_same_context({&input, &target, &weight});
  Call call(Op::cross_entropy, {&input, &weight});
  need_floating(input, "input");
  if (!(label_smoothing >= 0 && label_smoothing <= 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "label_smoothing is %g; it must lie in [0, 1]",
         label_smoothing);
  }
  if (is_floating(target.dtype())) {
    return of_probabilities(input, target, weight, r, label_smoothing);
  }
  need_index(target, "target");
  const Classes c = rows_of(input, target);
  const int64_t classes = c.rows.size(1);
  if (!weight) {
    Tensor loss = row_losses(c.rows, c.target, {ignore_index, label_smoothing});
    Tensor y =
        finish(Op::cross_entropy, loss,
               r == Reduction::mean ? counted(c.target, ignore_index, loss.dtype()) : Tensor(),
               c.shape, r);
    if (!is_on_host(y)) return y;  // row_losses checks the targets
    Tensor seen = r == Reduction::none ? sum(detach(loss)) : y;
    const auto check = [classes, ignore_index](const Tensor& loss, const Tensor& target) {
      const double value =
          loss.dtype() == DType::f64 ? read_item<double>(loss) : read_item<float>(loss);
      if (std::isnan(value)) check_targets(target, classes, ignore_index);
    };
    each_time(seen.place(), check, seen, c.target);
    return y;
  }
  // With class weights: composed as in PyTorch.
  const DType exact = is_half(input.dtype()) ? DType::f32 : input.dtype();
  weight = need_class_weight(weight, classes, exact);
  // An ignored row may contain NaN.
  Tensor ignored =
      eq(c.target, full(input.ctx(), DType::i64, {}, static_cast<double>(ignore_index)));
  Tensor log_p = log_softmax(masked_fill(c.rows, unsqueeze(ignored, 1), 0), 1, exact);
  const Picked p = pick(Op::cross_entropy, log_p, c.target, weight, ignore_index);
  Tensor y = finish(Op::cross_entropy, p.loss, p.total, c.shape, r);
  if (label_smoothing == 0) return y;
  Tensor all = masked_fill(neg(sum(weigh(Op::cross_entropy, weight, log_p), {1})), ignored, 0);
  Tensor smooth = finish(Op::cross_entropy, all, p.total, c.shape, r);
  if (label_smoothing == 1) return mul_scalar(smooth, 1 / static_cast<double>(classes));
  return add(mul_scalar(y, 1 - label_smoothing),
             mul_scalar(smooth, label_smoothing / static_cast<double>(classes)));
}

}  // namespace mpt::ops
