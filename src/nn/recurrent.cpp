// LSTM, GRU and the tanh RNN.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "core/error.h"
#include "nn/modules.h"

namespace mpt::nn {
namespace {

// A kind of recurrent cell.
struct Cell {
  const char* name;
  int64_t gates;  // rows of a weight per hidden unit
  size_t states;  // tensors of state: h, and c of an LSTM
};
constexpr Cell kLstm = {"LSTM", 4, 2}, kGru = {"GRU", 3, 1}, kTanh = {"RNN", 1, 1};

// A recurrent network. Inputs are x and the initial states; results are the outputs and the final
// states.
class Recurrent final : public Module {
 public:
  Recurrent(const Builder& b, const Cell& cell, int64_t in, int64_t hidden,
            const ops::RnnOptions& o)
      : Module(b.ctx(), cell.name), cell_(cell), o_(o) {
    positive(in, "input_size");
    positive(hidden, "hidden_size");
    positive(o.layers, "layers");
    probability(o.dropout);
    const double bound = 1 / std::sqrt(static_cast<double>(hidden));
    const int64_t rows = cell.gates * hidden, directions = o.bidirectional ? 2 : 1;
    for (int64_t layer = 0; layer < o.layers; ++layer) {
      for (int64_t d = 0; d < directions; ++d) {
        const std::string end = "_l" + std::to_string(layer) + (d ? "_reverse" : "");
        auto add = [&](const char* name, const Dims& shape) {
          weights_.push_back(b.uniform((name + end).c_str(), shape, bound));
        };
        add("weight_ih", {rows, layer ? directions * hidden : in});
        add("weight_hh", {rows, hidden});
        if (o.bias) {
          add("bias_ih", {rows});
          add("bias_hh", {rows});
        }
      }
    }
  }

  Tensor forward(Tensor x) override { return call({&x, 1}, 1)[0]; }
  std::vector<Tensor> call(std::span<const Tensor> in, size_t results) override {
    const size_t sequence_and_states = 1 + cell_.states;
    check_counts(in, sequence_and_states, results, sequence_and_states);
    auto given = [&](size_t i) { return i < in.size() ? in[i] : Tensor(); };
    o_.training = training();
    std::vector<Tensor> out;
    if (&cell_ == &kLstm) {
      out = ops::lstm(in[0], given(1), given(2), weights_, o_);
    } else {
      auto [y, h] = (&cell_ == &kGru ? ops::gru : ops::rnn_tanh)(in[0], given(1), weights_, o_);
      out = {y, h};
    }
    out.resize(results);
    return out;
  }

 private:
  const Cell& cell_;
  ops::RnnOptions o_;
  // In PyTorch's order: by layer and direction weight_ih, weight_hh, bias_ih, bias_hh.
  std::vector<Tensor> weights_;
};

}  // namespace

Ref<Module> lstm(const Builder& b, int64_t in, int64_t hidden, const ops::RnnOptions& o) {
  return make<Recurrent>(b, kLstm, in, hidden, o);
}
Ref<Module> gru(const Builder& b, int64_t in, int64_t hidden, const ops::RnnOptions& o) {
  return make<Recurrent>(b, kGru, in, hidden, o);
}
Ref<Module> rnn_tanh(const Builder& b, int64_t in, int64_t hidden, const ops::RnnOptions& o) {
  return make<Recurrent>(b, kTanh, in, hidden, o);
}

}  // namespace mpt::nn
