// Recurrent cells and sequences, composed of ops. Gate order and weight shapes are PyTorch's: LSTM
// i f g o, GRU r z n; w_ih [gates H, in], w_hh [gates H, H]. In 16 bits a step is computed in f32,
// and its states are rounded once.
// SPDX-License-Identifier: Apache-2.0
#include "core/sizes.h"
#include "ops/linear.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

enum class Cell { tanh, lstm, gru };

int64_t gates_of(Cell cell) {
  if (cell == Cell::lstm) return 4;
  return cell == Cell::gru ? 3 : 1;
}

struct State {
  Tensor h, c;  // c: for the LSTM only
};

// Weights of one layer and direction. The biases may be empty.
struct Weights {
  Tensor ih, hh, b_ih, b_hh;
};

// True if a step is computed in f32 from 16-bit weights. Their products then take the gradient of
// the gates in 16 bits, to which it is rounded once for both.
bool is_wide(const Weights& w) { return is_half(w.hh.dtype()) && w.ih.dtype() == w.hh.dtype(); }

// Adds the parts of gates that come from x and from h.
Tensor sum_of_gates(const Tensor& x, const Tensor& h, const Weights& w) {
  if (!is_wide(w)) return add(x, h);
  Tensor y = binary_raw(BinaryOp::add, x, h);
  if (wants_grad({&x, &h})) {
    record(Op::add, y, {&x, &h}, [dtype = w.hh.dtype()](Vjp& v) {
      const Tensor g = cast(v.grad(), dtype);
      if (v.wants(0)) v.set(0, g);
      if (v.wants(1)) v.set(1, g);
    });
  }
  return y;
}

// Returns a b, in the wider dtype.
Tensor times(const Tensor& a, const Tensor& b) {
  const bool reads_half = a.dtype() == DType::f32 && is_half(b.dtype());
  return reads_half && !wants_grad({&a, &b}) ? binary_raw(BinaryOp::mul, a, b) : mul(a, exact(b));
}

// Returns the gradient of x, from that of sigmoid(x) (a = 1) or of tanh(x) (a = 2).
Tensor logistic_grad(const Vjp& v, const Tensor& g, const Tensor& x, double a) {
  if (!v.create_graph()) return binary_raw(BinaryOp::logistic_grad, g, x, a);
  const Tensor ax = mul_scalar(x, a);
  return mul(g, mul_scalar(mul(sigmoid(ax), sigmoid(neg(ax))), a * a));
}

// The functions below compute states in `dtype`. In 16 bits they keep little more than their
// operands for the gradient, which takes less memory than all values between, and compute the rest
// again.

Tensor tanh_state(const Tensor& gates, DType dtype) {
  if (!is_half(dtype)) return tanh(gates);
  Tensor h = convert(unary_raw(UnaryOp::tanh, gates), dtype);
  if (wants_grad({&gates})) {
    record(Op::tanh, h, {&gates}, [gates = save(gates)](Vjp& v) {
      const Tensor& g = v.grad();
      v.set(0, logistic_grad(v, v.create_graph() ? exact(g) : g, gates.get(v), 2));
    });
  }
  return h;
}

// The values of an LSTM between the sums of its gates and the states.
struct LstmParts {
  std::vector<Tensor> sums;
  Tensor i, f, g, o;

  // One function of all gates is one kernel; that of g is not used.
  explicit LstmParts(const Tensor& gates) : sums(chunk(gates, 4, -1)), g(tanh(sums[2])) {
    const std::vector<Tensor> all = chunk(sigmoid(gates), 4, -1);
    i = all[0];
    f = all[1];
    o = all[3];
  }
  Tensor c(const Tensor& before) const { return add(times(f, before), mul(i, g)); }
};

State lstm_states(const Tensor& gates, const Tensor& before, DType dtype) {
  if (!is_half(dtype)) {  // the gradient keeps all values between
    const auto sums = chunk(gates, 4, -1);
    const Tensor c = add(mul(sigmoid(sums[1]), before), mul(sigmoid(sums[0]), tanh(sums[2])));
    return {mul(sigmoid(sums[3]), tanh(c)), c};
  }
  Tensor h, c, exact_c, tanh_c;
  {
    GradModeGuard no_grad(gates.ctx(), GradMode::disabled);
    const LstmParts p(gates);
    exact_c = p.c(before);
    tanh_c = tanh(exact_c);
    h = binary_to(BinaryOp::mul, p.o, tanh_c, dtype);
    c = cast(exact_c, dtype);
  }
  if (!wants_grad({&gates, &before})) return {h, c};
  Tensor* outs[] = {&h, &c};
  const Tensor* inputs[] = {&gates, &before};
  record_n(Op::lstm_cell, outs, inputs,
           [gates = save(gates), before = save(before), c = save(exact_c),
            tanh_c = save(tanh_c)](Vjp& v) {
             const Tensor &sums = gates.get(v), &old = before.get(v), &dh = v.grad(0);
             const LstmParts p(sums);
             const bool again = v.create_graph();
             const Tensor now = again ? p.c(old) : c.get(v);
             Tensor dc = v.grad(1);
             if (dh) {
               const Tensor through = logistic_grad(v, times(p.o, dh), now, 2);
               if (!dc) dc = through;
               else dc = again ? add(exact(dc), through) : binary_raw(BinaryOp::add, through, dc);
             } else {
               dc = exact(dc);
             }
             if (v.wants(1)) {
               v.set(1, again ? cast(mul(dc, p.f), old.dtype())
                              : binary_to(BinaryOp::mul, dc, p.f, old.dtype()));
             }
             if (!v.wants(0)) return;
             if (again || !dh) {
               const Tensor d_o = dh ? logistic_grad(v, times(tanh(now), dh), p.sums[3], 1)
                                     : full(p.o.ctx(), p.o.dtype(), p.o.shape(), 0);
               return v.set(0, cast(cat({logistic_grad(v, mul(dc, p.g), p.sums[0], 1),
                                         logistic_grad(v, times(dc, old), p.sums[1], 1),
                                         logistic_grad(v, mul(dc, p.i), p.sums[2], 2), d_o},
                                        -1),
                                    sums.dtype()));
             }
             // Writes each gate where cat would copy it.
             const Tensor d = Tensor::empty(sums.ctx(), sums.dtype(), sums.shape());
             std::vector<Tensor> parts = chunk(d, 4, -1);
             const auto put = [&](size_t gate, const Tensor& g, double a) {
               launch(Kernel::binary, {&parts[gate]}, {&g, &p.sums[gate]},
                      PointParams{static_cast<int16_t>(BinaryOp::logistic_grad)},
                      PointScalars{a, 0});
             };
             // Kernels that do not wait for each other stand together.
             const Tensor to_i = mul(dc, p.g), to_f = times(dc, old), to_g = mul(dc, p.i),
                          to_o = times(tanh_c.get(v), dh);
             put(0, to_i, 1);
             put(1, to_f, 1);
             put(2, to_g, 2);
             put(3, to_o, 1);
             v.set(0, d);
           });
  return {h, c};
}

// The values of a GRU before its state: `first` are the sums of the gates r and z, `last` is that
// of n.
struct GruParts {
  std::vector<Tensor> gates;
  Tensor first, h, r, z, last, n;

  GruParts(const Tensor& x_gates, const Tensor& h_gates) {
    const int64_t hidden = x_gates.size(-1) / 3;
    first = add(narrow(x_gates, -1, 0, 2 * hidden), narrow(h_gates, -1, 0, 2 * hidden));
    h = narrow(h_gates, -1, 2 * hidden, hidden);
    gates = chunk(sigmoid(first), 2, -1);
    r = gates[0];
    z = gates[1];
    last = add(narrow(x_gates, -1, 2 * hidden, hidden), mul(r, h));
    n = tanh(last);
  }
};

Tensor gru_state(const Tensor& x_gates, const Tensor& h_gates, const Tensor& before,
                 const Weights& w, DType dtype) {
  Tensor h;
  {
    GradModeGuard no_grad(x_gates.ctx(), GradMode::disabled);
    const GruParts p(x_gates, h_gates);
    h = add(p.n, mul(p.z, sub(exact(before), p.n)));
    if (is_half(dtype)) h = cast(h, dtype);
  }
  if (!wants_grad({&x_gates, &h_gates, &before})) return h;
  record(Op::gru_cell, h, {&x_gates, &h_gates, &before},
         [x = save(x_gates), hh = save(h_gates), before = save(before),
          to = is_wide(w) ? w.hh.dtype() : DType::none](Vjp& v) {
           const Tensor &of_x = x.get(v), &of_h = hh.get(v), &old = before.get(v);
           const GruParts p(of_x, of_h);
           const Tensor g = exact(v.grad()), kept = mul(g, p.z);
           if (v.wants(2)) v.set(2, cast(kept, old.dtype()));
           if (!v.wants(0) && !v.wants(1)) return;
           const Tensor dn = logistic_grad(v, sub(g, kept), p.last, 2);
           const Tensor d_rz =
               logistic_grad(v, cat({mul(dn, p.h), mul(g, sub(exact(old), p.n))}, -1), p.first, 1);
           const auto join = [&](const Tensor& last, const Tensor& gates) {
             const DType t = to == DType::none ? gates.dtype() : to;
             return cat({cast(d_rz, t), cast(last, t)}, -1);
           };
           if (v.wants(0)) v.set(0, join(dn, of_x));
           if (v.wants(1)) v.set(1, join(mul(dn, p.r), of_h));
         });
  return h;
}

// Computes one step of a cell; `x_gates` is the part of the gates that comes from x.
State step(Cell cell, const Tensor& x_gates, const State& s, const Weights& w) {
  DType dtype = mpt::promote(w.ih.dtype(), w.hh.dtype());
  if (s.c) dtype = mpt::promote(dtype, s.c.dtype());
  const Tensor h_gates = wide_linear(s.h, w.hh, w.b_hh);
  switch (cell) {
    case Cell::tanh: return {tanh_state(sum_of_gates(x_gates, h_gates, w), dtype), {}};
    case Cell::lstm: return lstm_states(sum_of_gates(x_gates, h_gates, w), s.c, dtype);
    case Cell::gru: return {gru_state(x_gates, h_gates, s.h, w, dtype), {}};
  }
  return {};
}

void need_shape(const Tensor& t, const Dims& shape, const char* what) {
  if (t && !(t.shape() == shape)) {
    fail(MPT_ERROR_SHAPE, "%s%s has shape %s; it must be %s", what, t.quoted().s, text(t.shape()).s,
         text(shape).s);
  }
}

void need_weights(const Weights& w, int64_t in, int64_t hidden, int64_t gates) {
  if (w.ih.rank() == 2 && w.ih.size(1) != in) {
    fail(MPT_ERROR_SHAPE,
         "x has %lld features (its last extent); weight_ih%s of shape %s takes %lld", lld(in),
         w.ih.quoted().s, text(w.ih.shape()).s, lld(w.ih.size(1)));
  }
  const int64_t rows = checked_mul(gates, hidden, "the gates of the hidden values");
  need_shape(w.ih, {rows, in}, "weight_ih");
  need_shape(w.hh, {rows, hidden}, "weight_hh");
  need_shape(w.b_ih, {rows}, "bias_ih");
  need_shape(w.b_hh, {rows}, "bias_hh");
}

State cell_op(Op op, Cell cell, Tensor x, State s, Weights w) {
  need_same_context({&x, &s.h, &s.c, &w.ih, &w.hh, &w.b_ih, &w.b_hh});
  Tensor* const inputs[] = {&x, &s.h, &s.c, &w.ih, &w.hh, &w.b_ih, &w.b_hh};
  Call call(x.ctx(), op, inputs, s.c ? &s.c : &s.h);
  need_rank(x, 2, "x");
  need_rank(s.h, 2, "h");
  const int64_t hidden = s.h.size(1);
  need_shape(s.h, {x.size(0), hidden}, "h");
  need_shape(s.c, {x.size(0), hidden}, "c");
  need_weights(w, x.size(1), hidden, gates_of(cell));
  return step(cell, wide_linear(x, w.ih, w.b_ih), s, w);
}

// Runs one layer in one direction over x [T, B, in].
Tensor sequence(Cell cell, const Tensor& x, State& s, const Weights& w, bool backwards) {
  auto gates = split(wide_linear(x, w.ih, w.b_ih), 1, 0);
  std::vector<Tensor> out(gates.size());
  for (size_t i = 0; i < gates.size(); ++i) {
    const size_t t = backwards ? gates.size() - 1 - i : i;
    s = step(cell, squeeze(gates[t], 0), s, w);
    out[t] = s.h;
  }
  return stack(std::move(out), 0);
}

struct Sequences {
  Tensor y;
  State last;
};

Sequences rnn(Op op, Cell cell, Tensor x, State first, std::vector<Tensor> weights,
              const RnnOptions& o) {
  const int64_t directions = o.bidirectional ? 2 : 1, kinds = o.bias ? 4 : 2;
  if (o.layers < 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "layers is %lld; it must be 1 or more", lld(o.layers));
  }
  const int64_t rows = checked_mul(o.layers, directions, "layers"),
                wanted = checked_mul(rows, kinds, "the weights of all layers");
  if (static_cast<int64_t>(weights.size()) != wanted) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%zu weights given; there must be %lld: for each of %lld layers and %lld directions "
         "weight_ih, weight_hh%s",
         weights.size(), lld(wanted), lld(o.layers), lld(directions),
         o.bias ? ", bias_ih, bias_hh" : "");
  }
  std::vector<Tensor*> inputs{&x, &first.h, &first.c};
  for (Tensor& w : weights) {
    need_same_context({&x, &w});
    inputs.push_back(&w);
  }
  need_same_context({&x, &first.h, &first.c});
  const Tensor* state = first.c ? &first.c : &first.h;
  Call call(x.ctx(), op, inputs, *state ? state : &x);
  need_rank(x, 3, "x");
  const int64_t gates = gates_of(cell), hidden = weights[0].rank() ? weights[0].size(0) / gates : 0;
  if (o.batch_first) x = transpose(x, 0, 1);
  if (x.size(0) < 1) {
    fail(MPT_ERROR_SHAPE, "x has shape %s: a sequence must have 1 step or more", text(x.shape()).s);
  }
  const int64_t batch = x.size(1);
  constexpr int64_t kMostEmptySteps = 65536;  // a step costs time and memory even without elements
  if (x.size(0) > kMostEmptySteps && (batch == 0 || hidden == 0)) {
    fail(MPT_ERROR_SHAPE, "x has %lld steps without elements; at most %lld are possible",
         lld(x.size(0)), lld(kMostEmptySteps));
  }
  need_shape(first.h, {rows, batch, hidden}, "h0");
  need_shape(first.c, {rows, batch, hidden}, "c0");
  Tensor zero = full(x.ctx(), x.dtype(), {batch, hidden}, 0);
  std::vector<Tensor> h, c;
  for (int64_t layer = 0; layer < o.layers; ++layer) {
    std::vector<Tensor> sides;
    for (int64_t d = 0; d < directions; ++d) {
      const int64_t row = layer * directions + d;
      const auto at = static_cast<size_t>(row * kinds);
      Weights w{weights[at], weights[at + 1], {}, {}};
      if (o.bias) w = {w.ih, w.hh, weights[at + 2], weights[at + 3]};
      need_weights(w, x.size(2), hidden, gates);
      State s{first.h ? select(first.h, 0, row) : zero, {}};
      if (cell == Cell::lstm) s.c = first.c ? select(first.c, 0, row) : zero;
      sides.push_back(sequence(cell, x, s, w, d == 1));
      h.push_back(s.h);
      c.push_back(s.c);
    }
    x = sides.size() == 1 ? sides[0] : cat(std::move(sides), 2);
    if (o.dropout != 0 && layer + 1 < o.layers) x = dropout(x, o.dropout, o.training);
  }
  if (o.batch_first) x = transpose(x, 0, 1);
  return {x, {stack(std::move(h), 0), cell == Cell::lstm ? stack(std::move(c), 0) : Tensor()}};
}

}  // namespace

std::pair<Tensor, Tensor> lstm_cell(Tensor x, Tensor h, Tensor c, Tensor w_ih, Tensor w_hh,
                                    Tensor b_ih, Tensor b_hh) {
  if (!c) fail(MPT_ERROR_INVALID_ARGUMENT, "c is empty");
  State s = cell_op(Op::lstm_cell, Cell::lstm, x, {h, c}, {w_ih, w_hh, b_ih, b_hh});
  return {s.h, s.c};
}
Tensor gru_cell(Tensor x, Tensor h, Tensor w_ih, Tensor w_hh, Tensor b_ih, Tensor b_hh) {
  return cell_op(Op::gru_cell, Cell::gru, x, {h, {}}, {w_ih, w_hh, b_ih, b_hh}).h;
}
Tensor rnn_tanh_cell(Tensor x, Tensor h, Tensor w_ih, Tensor w_hh, Tensor b_ih, Tensor b_hh) {
  return cell_op(Op::rnn_tanh_cell, Cell::tanh, x, {h, {}}, {w_ih, w_hh, b_ih, b_hh}).h;
}

std::vector<Tensor> lstm(Tensor x, Tensor h0, Tensor c0, std::vector<Tensor> weights,
                         const RnnOptions& o) {
  Sequences s = rnn(Op::lstm, Cell::lstm, x, {h0, c0}, std::move(weights), o);
  return {s.y, s.last.h, s.last.c};
}
std::pair<Tensor, Tensor> gru(Tensor x, Tensor h0, std::vector<Tensor> weights,
                              const RnnOptions& o) {
  Sequences s = rnn(Op::gru, Cell::gru, x, {h0, {}}, std::move(weights), o);
  return {s.y, s.last.h};
}
std::pair<Tensor, Tensor> rnn_tanh(Tensor x, Tensor h0, std::vector<Tensor> weights,
                                   const RnnOptions& o) {
  Sequences s = rnn(Op::rnn_tanh, Cell::tanh, x, {h0, {}}, std::move(weights), o);
  return {s.y, s.last.h};
}

}  // namespace mpt::ops
