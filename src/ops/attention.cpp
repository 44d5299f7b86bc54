// Scaled dot-product attention (Vaswani et al. 2017) by one kernel that never stores the scores
// (Dao et al. 2022). A version composed of ops serves gradients of gradients and the gradient of a
// mask, which the kernel does not compute.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <limits>

#include "ops/create.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

// Parameters of the kernel, and the random numbers of its dropout.
struct Options {
  AttentionParams params;
  AttentionScalars draws;
  Tensor shift;  // draw_shift() of the forward
};

Options options_of(Context& ctx, const Tensor& q, const Tensor& k, double p, bool causal,
                   double scale) {
  if (!(p >= 0 && p <= 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "dropout_p is %g; it must lie in [0, 1]", p);
  }
  if (!std::isfinite(scale)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "scale is %g; it must be finite (0: 1 / sqrt(depth))", scale);
  }
  if (scale == std::numeric_limits<double>::denorm_min()) scale = 0;
  else if (scale == 0) scale = 1 / std::sqrt(static_cast<double>(std::max<int64_t>(q.size(3), 1)));
  Options o{{causal, p > 0, scale}, {}, {}};
  if (p > 0) {
    o.draws = {.seed = ctx.op_seed(),
               .offset = draw(ctx, checked_count({q.size(0), q.size(1), q.size(2), k.size(2)}, 8)),
               .p = p};
    o.shift = draw_shift(ctx);
  }
  return o;
}

// Returns the mask as a [B, H, T, S] view.
Tensor spread_mask(const Tensor& mask, const Tensor& q, const Tensor& k) {
  if (!mask) return mask;
  const Dims scores{q.size(0), q.size(1), q.size(2), k.size(2)};
  if (mask.dtype() != DType::boolean && !is_floating(mask.dtype())) {
    fail(MPT_ERROR_DTYPE, "mask is %s; it must be bool (true attends) or floating (added)",
         name_of(mask.dtype()));
  }
  bool fits = mask.rank() <= 4;
  for (int i = 0; fits && i < mask.rank(); ++i) {
    fits = mask.shape().back(i) == 1 || mask.shape().back(i) == scores.back(i);
  }
  if (!fits) {
    fail(MPT_ERROR_SHAPE, "mask has shape %s; it must broadcast to the shape of the scores, %s",
         text(mask.shape()).s, text(scores).s);
  }
  return mask.view(scores, broadcast_strides(mask.shape(), mask.stride(), scores), mask->offset);
}

// Makes a [B, H, T, D] tensor with the memory order of `like` (q, k or v). If heads follow time in
// memory, as after a projection, they do so in the result too, and joining the heads needs no copy.
Tensor empty_heads(const Tensor& like, int64_t heads, int64_t depth) {
  const int64_t b = like.size(0), t = like.size(2);
  const bool after_time = like.stride()[1] < like.stride()[2];
  const Dims stride = after_time ? Dims{t * heads * depth, depth, heads * depth, 1}
                                 : contiguous_strides({b, heads, t, depth});
  return Tensor::empty_strided(like.ctx(), like.dtype(), {b, heads, t, depth}, stride);
}

// -- composed of operations -----------------------------------------------------------------------

// Repeat each head of k and v for `times` heads of q, and sum the gradients of the repeated heads.
Tensor repeat_heads(const Tensor& t, int64_t times) {
  if (times == 1) return t;
  const int64_t b = t.size(0), h = t.size(1), s = t.size(2), d = t.size(3);
  return reshape(expand(unsqueeze(t, 2), {b, h, times, s, d}), {b, h * times, s, d});
}
Tensor sum_heads(const Tensor& t, int64_t times) {
  if (times == 1) return t;
  const int64_t b = t.size(0), h = t.size(1) / times, s = t.size(2), d = t.size(3);
  return sum(reshape(t, {b, h, times, s, d}), {2});
}

// Returns the number of query heads that share one head of keys and values.
int64_t heads_per_key_head(const Tensor& q, const Tensor& k) {
  return k.size(1) ? q.size(1) / k.size(1) : 1;
}

// Returns the share of each key in each position of the query, [B, H, T, S]. q and k are f32 or
// f64 and have one number of heads. A row with nothing to attend to gives 0.
Tensor probabilities(const Tensor& q, const Tensor& k, const Tensor& mask,
                     const AttentionParams& o) {
  Context& ctx = q.ctx();
  const DType wide = q.dtype();
  const double none = -std::numeric_limits<double>::infinity();
  Tensor score = mul_scalar(matmul(q, transpose(k, -1, -2)), o.scale), allowed;
  auto both = [](const Tensor& a, const Tensor& b) { return a ? logical_and(a, b) : b; };
  if (o.causal) {
    Tensor i = reshape(arange(ctx, DType::i64, 0, static_cast<double>(q.size(2)), 1), {-1, 1});
    allowed = ge(i, arange(ctx, DType::i64, 0, static_cast<double>(k.size(2)), 1));
  }
  if (mask && mask.dtype() == DType::boolean) allowed = both(allowed, mask);
  if (mask && mask.dtype() != DType::boolean) {
    score = add(score, cast(mask, wide));
    allowed = both(allowed, gt(mask, full(ctx, mask.dtype(), {}, none)));
  }
  if (allowed) score = where(allowed, score, full(ctx, wide, {}, none));
  return softmax(score, -1, DType::none);
}

// Values that the forward and the gradient formulas share, in f32 (f64 for f64).
struct Composed {
  Tensor q, k, v, prob, kept;  // kept: dropout's factors; empty without dropout
  int64_t times;
  double scale;

  Composed(const Tensor& query, const Tensor& key, const Tensor& value, const Tensor& mask,
           const Options& o)
      : times(heads_per_key_head(query, key)), scale(o.params.scale) {
    const DType wide = query.dtype() == DType::f64 ? DType::f64 : DType::f32;
    q = cast(query, wide);
    k = repeat_heads(cast(key, wide), times);
    v = repeat_heads(cast(value, wide), times);
    prob = probabilities(q, k, mask, o.params);
    if (o.params.dropout) {
      kept = Tensor::empty(query.ctx(), wide, prob.shape());
      launch(Kernel::random, {&kept}, {&o.shift}, RandomParams{RandomOp::bernoulli},
             RandomScalars{o.draws.seed, o.draws.offset, static_cast<double>(o.draws.keep()), 0});
      kept = mul_scalar(kept, o.draws.factor());
    }
  }
  // Applies dropout.
  Tensor dropped(const Tensor& t) const { return kept ? mul(t, kept) : t; }
  // Applies dropout to the gradients of the probabilities. What has none gets 0, whatever its
  // value.
  Tensor dropped_gradient(const Tensor& t) const {
    const Tensor all = dropped(prob);
    return dropped(masked_fill(t, eq(all, full(all.ctx(), all.dtype(), {}, 0)), 0));
  }
};

struct Gradients {
  Tensor q, k, v, score;  // score: gradient of the sum to which the mask was added
};
Gradients composed_grad(const Tensor& grad, const Tensor& q, const Tensor& k, const Tensor& v,
                        const Tensor& mask, const Options& o) {
  const Composed c(q, k, v, mask, o);
  Tensor g = cast(grad, c.q.dtype());
  Tensor dv = matmul(transpose(c.dropped(c.prob), -1, -2), g);
  Tensor dp = c.dropped_gradient(matmul(g, transpose(c.v, -1, -2)));
  const Tensor score = mul(c.prob, sub(dp, sum(mul(dp, c.prob), {-1}, KeepDims::yes)));
  const Tensor ds = mul_scalar(score, c.scale);
  Tensor dk = matmul(transpose(ds, -1, -2), c.q);
  return {cast(matmul(ds, c.k), q.dtype()), cast(sum_heads(dk, c.times), k.dtype()),
          cast(sum_heads(dv, c.times), v.dtype()), score};
}

// -- by the kernel --------------------------------------------------------------------------------

// Runs the kernel into o, and returns log(sum(exp(score))) of each row, which the gradient needs.
Tensor forward(const Tensor& o, const Tensor& q, const Tensor& k, const Tensor& v,
               const Tensor& mask, const Options& how) {
  Tensor lse = Tensor::empty(q.ctx(), q.dtype() == DType::f64 ? DType::f64 : DType::f32,
                             {q.size(0), q.size(1), q.size(2)});
  launch(Kernel::attention, {&o, &lse}, {&q, &k, &v, &mask, &how.shift}, how.params, how.draws);
  return lse;
}

void need_one_dtype(const Call& call, const Tensor& q, const Tensor& k, const Tensor& v) {
  need_floating(q, "query");
  if (q.dtype() != k.dtype() || q.dtype() != v.dtype()) {
    fail(MPT_ERROR_DTYPE, "query is %s, key %s, value %s: they must have one dtype; %s",
         name_of(q.dtype()), name_of(k.dtype()), name_of(v.dtype()), call.dtype_mismatch_hint());
  }
}

void need_heads(bool fits, const Tensor& q, const Tensor& k) {
  if (fits) return;
  fail(MPT_ERROR_SHAPE,
       "query has shape %s and key %s; they must be [batch, heads, length, depth] with one batch "
       "and depth, and the heads of the key must divide the query's",
       text(q.shape()).s, text(k.shape()).s);
}

Tensor with_four_dims(Tensor t) {
  while (t.rank() < 4) t = unsqueeze(t, 0);
  return t;
}

}  // namespace

Tensor scaled_dot_product_attention(Tensor q, Tensor k, Tensor v, Tensor mask, double dropout_p,
                                    bool causal, double scale) {
  need_same_context({&q, &k, &v, &mask});
  Call call(Op::scaled_dot_product_attention, {&q, &k, &v});
  need_one_dtype(call, q, k, v);
  const int rank = q.rank();
  auto mismatch = [&](const char* what) {
    fail(MPT_ERROR_SHAPE,
         "query has shape %s, key %s, value %s: %s; they must be [batch, heads, length, depth] "
         "with one batch, as many keys as values, and one depth of query and key",
         text(q.shape()).s, text(k.shape()).s, text(v.shape()).s, what);
  };
  if (rank < 2 || rank > 4 || k.rank() != rank || v.rank() != rank) mismatch("ranks");
  q = with_four_dims(q);
  k = with_four_dims(k);
  v = with_four_dims(v);
  if (q.size(0) != k.size(0) || k.size(0) != v.size(0)) mismatch("batches differ");
  if (k.size(2) != v.size(2)) mismatch("lengths of key and value differ");
  if (q.size(3) != k.size(3)) mismatch("depths of query and key differ");
  const int64_t heads = q.size(1), kv_heads = k.size(1);
  if (kv_heads != v.size(1) || (heads == 0) != (kv_heads == 0) ||
      (kv_heads && heads % kv_heads != 0)) {
    mismatch(
        "the heads of key and value must be the same number, 0 only if the query has none, "
        "and divide the query's");
  }
  const Options how = options_of(call.ctx(), q, k, dropout_p, causal, scale);
  Tensor spread = spread_mask(mask, q, k);
  const bool learned = mask && wants_grad({&mask});
  Tensor o = empty_heads(q, q.size(1), v.size(3));
  Tensor lse = forward(o, q, k, v, spread, how);
  const Tensor* inputs[] = {&q, &k, &v, &mask};
  if (wants_grad(call.ctx(), inputs)) {
    record(Op::scaled_dot_product_attention, o, {&q, &k, &v, &mask},
           [q = save(q), k = save(k), v = save(v), mask = save(learned ? mask : spread),
            o = save_result(o), lse = save(lse), how, learned](Vjp& vjp) {
             const Tensor &x = q.get(vjp), &y = k.get(vjp), &z = v.get(vjp);
             const Tensor m = mask ? mask.get(vjp) : Tensor();
             Gradients g;
             if (learned || vjp.create_graph()) {
               g = composed_grad(vjp.grad(), x, y, z, m, how);
             } else {
               g = {empty_heads(x, x.size(1), x.size(3)),
                    empty_heads(y, y.size(1), y.size(3)),
                    empty_heads(z, z.size(1), z.size(3)),
                    {}};
               Tensor out = o.get(vjp), grad = vjp.grad();
               // The kernels of the CPU read rows. The gradient of a sum is one expanded element.
               if (grad.size(3) > 1 && grad.stride()[3] != 1) grad = contiguous(grad);
               launch(Kernel::attention_grad, {&g.q, &g.k, &g.v},
                      {&grad, &x, &y, &z, &out, &lse.get(vjp), &m, &how.shift}, how.params,
                      how.draws);
             }
             vjp.set(0, g.q);
             vjp.set(1, g.k);
             vjp.set(2, g.v);
             if (learned) vjp.set(3, cast(sum_to(g.score, m.shape()), m.dtype()));
           });
  }
  for (int r = 4; r > rank; --r) o = squeeze(o, 0);
  return o;
}

Tensor attention_weights(Tensor q, Tensor k, Tensor mask, bool causal, double scale) {
  need_same_context({&q, &k, &mask});
  Call call(Op::attention_weights, {&q, &k});
  need_one_dtype(call, q, k, k);
  const int rank = q.rank();
  need_heads(rank >= 2 && rank <= 4 && k.rank() == rank, q, k);
  q = with_four_dims(q);
  k = with_four_dims(k);
  const int64_t heads = q.size(1), kv_heads = k.size(1);
  need_heads(q.size(0) == k.size(0) && q.size(3) == k.size(3) &&
                 (kv_heads ? heads % kv_heads == 0 : heads == 0),
             q, k);
  const Options how = options_of(call.ctx(), q, k, 0, causal, scale);
  spread_mask(mask, q, k);  // checks it
  const DType wide = q.dtype() == DType::f64 ? DType::f64 : DType::f32;
  const Tensor keys = repeat_heads(cast(k, wide), heads_per_key_head(q, k));
  Tensor y = cast(probabilities(cast(q, wide), keys, mask, how.params), q.dtype());
  for (int r = 4; r > rank; --r) y = squeeze(y, 0);
  return y;
}

namespace {

// Views of q, k and v inside a tensor [B, T, (H + 2 Hk) D], as [B, heads, T, D]. The views are not
// recorded.
struct Packed {
  int64_t heads, kv_heads, depth;
  Tensor part(const Tensor& qkv, int64_t first, int64_t count) const {
    const Dims& s = qkv.stride();
    return qkv.view({qkv.size(0), count, qkv.size(1), depth}, {s[0], depth * s[2], s[1], s[2]},
                    qkv->offset + first * depth * s[2]);
  }
  Tensor q(const Tensor& t) const { return part(t, 0, heads); }
  Tensor k(const Tensor& t) const { return part(t, heads, kv_heads); }
  Tensor v(const Tensor& t) const { return part(t, heads + kv_heads, kv_heads); }
};

// Convert [B, T, H D] to [B, H, T, D], and back.
Tensor to_heads(const Tensor& t, int64_t heads) {
  return transpose(reshape(t, {t.size(0), t.size(1), heads, t.size(2) / heads}), 1, 2);
}
Tensor from_heads(const Tensor& t) {
  return reshape(transpose(t, 1, 2), {t.size(0), t.size(2), t.size(1) * t.size(3)});
}

}  // namespace

Tensor self_attention(Tensor qkv, int64_t heads, int64_t kv_heads, Tensor mask, double dropout_p,
                      bool causal, double scale) {
  need_same_context({&qkv, &mask});
  Call call(Op::self_attention, {&qkv});
  need_floating(qkv, "qkv");
  if (kv_heads == 0) kv_heads = heads;
  if (heads < 1 || kv_heads < 1 || heads % kv_heads) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "heads is %lld and kv_heads %lld; kv_heads must divide heads",
         lld(heads), lld(kv_heads));
  }
  if (qkv.rank() != 3 || heads > INT32_MAX || qkv.size(2) % (heads + 2 * kv_heads)) {
    fail(MPT_ERROR_SHAPE,
         "qkv has shape %s; it must be [batch, length, (heads + 2 kv_heads) depth] with %lld heads "
         "and %lld kv_heads",
         text(qkv.shape()).s, lld(heads), lld(kv_heads));
  }
  const Packed in{heads, kv_heads, qkv.size(2) / (heads + 2 * kv_heads)};
  const int64_t batch = qkv.size(0), length = qkv.size(1);
  if (mask && wants_grad({&mask})) {
    auto part = [&](int64_t first, int64_t count) {
      return to_heads(narrow(qkv, 2, first * in.depth, count * in.depth), count);
    };
    return from_heads(scaled_dot_product_attention(part(0, heads), part(heads, kv_heads),
                                                   part(heads + kv_heads, kv_heads), mask,
                                                   dropout_p, causal, scale));
  }
  Tensor q = in.q(qkv), k = in.k(qkv), v = in.v(qkv);
  const Options how = options_of(call.ctx(), q, k, dropout_p, causal, scale);
  Tensor spread = spread_mask(mask, q, k);
  Tensor out = Tensor::empty(qkv.ctx(), qkv.dtype(), {batch, length, heads * in.depth});
  const Packed joined{heads, 0, in.depth};  // its q() is the result with separate heads
  Tensor lse = forward(joined.q(out), q, k, v, spread, how);
  if (wants_grad({&qkv})) {
    record(Op::self_attention, out, {&qkv},
           [qkv = save(qkv), mask = save(spread), out = save_result(out), lse = save(lse), how, in,
            joined](Vjp& vjp) {
             const Tensor& x = qkv.get(vjp);
             const Tensor m = mask ? mask.get(vjp) : Tensor();
             if (vjp.create_graph()) {
               auto part = [&](int64_t first, int64_t count) {
                 return to_heads(narrow(x, 2, first * in.depth, count * in.depth), count);
               };
               Gradients g = composed_grad(to_heads(vjp.grad(), in.heads), part(0, in.heads),
                                           part(in.heads, in.kv_heads),
                                           part(in.heads + in.kv_heads, in.kv_heads), m, how);
               vjp.set(0, cat({from_heads(g.q), from_heads(g.k), from_heads(g.v)}, 2));
               return;
             }
             Tensor dx = Tensor::empty(x.ctx(), x.dtype(), x.shape());
             Tensor dq = in.q(dx), dk = in.k(dx), dv = in.v(dx);
             Tensor y = out.get(vjp), g = joined.q(vjp.grad()), o = joined.q(y);
             Tensor q = in.q(x), k = in.k(x), v = in.v(x);
             launch(Kernel::attention_grad, {&dq, &dk, &dv},
                    {&g, &q, &k, &v, &o, &lse.get(vjp), &m, &how.shift}, how.params, how.draws);
             vjp.set(0, dx);
           });
  }
  return out;
}

}  // namespace mpt::ops
