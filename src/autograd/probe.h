// The first value that is not finite: which operation made it, in which step.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>

#include "autograd/node.h"

namespace mpt {

// What was found last. A part of the context.
struct NonFinite : Context::Part {
  enum class Phase : int32_t { none = 0, forward, backward, input };  // as MPT_NON_FINITE_*
  Phase phase = Phase::none;
  int op = -1;
  uint64_t sequence = 0;  // its number on the tape
  int64_t step = 0;
  DType dtype = DType::none;
  Dims shape;
  int64_t nans = 0, infs = 0;
  std::string tensor, last_finite;
  std::string what, text;  // the text: in which step, from 1, and what
  void say(int64_t in_step);
  int64_t found = 0;  // how often since the context began
  bool exact = false;

  // The backwards of step `watched` look at every gradient; the first bad one of that step.
  int64_t watched = -1;
  struct Origin {
    int64_t step = -1;
    Op op = {};
    uint64_t sequence = 0;
    DType dtype = DType::none;
    Dims shape;
    int64_t nans = 0, infs = 0;
  } origin;
};

// Whether the backwards of this step are watched, and nothing was seen in it so far.
bool is_watched(const Context& ctx);
// Of those: what the gradient function of a node gave.
void watch(const Node& n, std::span<const Tensor> grads);

// Goes along with a backward whose root is not finite, and checks what was saved on the tape: the
// operation with the lowest number whose result is not finite is where it began.
class Probe {
 public:
  // Begins with the tensors that the host's open scopes hold.
  Probe(Context& ctx, std::span<const Tensor> roots);
  ~Probe();
  Probe(const Probe&) = delete;
  Probe& operator=(const Probe&) = delete;

  // A value that `user` reads and `maker` made; maker nullptr: a leaf.
  // as: what the user rounds a leaf of f32 to as it reads.
  void see(const Tensor& t, Node* maker, const Node* user = nullptr, DType as = DType::none);
  void report();

 private:
  Context& ctx_;
  Probe* before_;
  Ref<Node> maker_;
  // What was seen, and its elements at that time: a backward may write over them.
  struct Seen {
    Tensor tensor;
    ops::Unusual elements;
    DType as = DType::none;  // the elements as this holds them
  };
  Seen bad_;
  Seen input_;  // a leaf that is not finite, which the node of number `input_user_` reads
  uint64_t input_user_ = 0;
};

// Whether a root of one element is finite: a look at one number.
bool is_finite(const Tensor& scalar);

// Some of these leaves' gradients are not finite: finds the one that the backward gave first, and
// whose operation gave it.
void report_gradients(Context& ctx, std::span<const Tensor> leaves);

}  // namespace mpt
