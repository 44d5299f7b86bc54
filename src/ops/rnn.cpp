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

// Adds the parts of gates that come from x and from h. Their products take the gradient in the
// dtype of the weights, to which it is rounded once for both.
Tensor sum_of_gates(const Tensor& x, const Tensor& h, DType dtype) {
  Tensor y = binary_raw(BinaryOp::add, x, h);
  if (wants_grad({&x, &h})) {
    record(Op::add, y, {&x, &h}, [dtype](Vjp& v) {
      const Tensor g = cast(v.grad(), dtype);
      if (v.wants(0)) v.set(0, g);
      if (v.wants(1)) v.set(1, g);
    });
  }
  return y;
}

// Computes one step of a cell; `x_gates` is the part of the gates that comes from x.
State step(Cell cell, const Tensor& x_gates, const State& s, const Weights& w) {
  const DType dtype = s.c ? mpt::promote(w.hh.dtype(), s.c.dtype()) : w.hh.dtype();
  const auto rounded = [dtype](const Tensor& t) { return is_half(dtype) ? cast(t, dtype) : t; };
  Tensor h_gates = wide_linear(s.h, w.hh, w.b_hh);
  switch (cell) {
    case Cell::tanh: return {rounded(tanh(sum_of_gates(x_gates, h_gates, w.hh.dtype()))), {}};
    case Cell::lstm: {
      auto g = chunk(sum_of_gates(x_gates, h_gates, w.hh.dtype()), 4, -1);
      Tensor c = add(mul(sigmoid(g[1]), exact(s.c)), mul(sigmoid(g[0]), tanh(g[2])));
      return {rounded(mul(sigmoid(g[3]), tanh(c))), rounded(c)};
    }
    case Cell::gru: {
      auto x = chunk(x_gates, 3, -1), h = chunk(h_gates, 3, -1);
      Tensor z = sigmoid(add(x[1], h[1]));
      Tensor n = tanh(add(x[2], mul(sigmoid(add(x[0], h[0])), h[2])));
      return {rounded(add(n, mul(z, sub(exact(s.h), n)))), {}};
    }
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
