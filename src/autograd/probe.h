// Search for the first non-finite value: the operation that made it, and its step.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>

#include "autograd/node.h"

namespace mpt {

// The latest finding. A part of the context.
struct NonFinite : Context::Part {
  enum class Phase : int32_t { none = 0, forward, backward, input };  // numbers of MPT_NON_FINITE_*
  Phase phase = Phase::none;
  int op = -1;
  uint64_t sequence = 0;  // sequence number of the operation on the tape
  int64_t step = 0;
  DType dtype = DType::none;
  Dims shape;
  int64_t nans = 0, infs = 0;
  std::string tensor, last_finite;
  std::string what, text;  // text: the step, counted from 1, and `what`
  void set_text(int64_t in_step);
  int64_t found = 0;  // number of findings since the context was made
  bool exact = false;

  // The backwards of step `watched` check every gradient; `origin` is the
  // first non-finite one of the step.
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

// True if the backwards of this step are watched and have given no non-finite gradient so far.
bool is_watched(const Context& ctx);
// Records the first non-finite gradient that node `n` produced. Call only while is_watched().
void watch(const Node& n, std::span<const Tensor> grads);

// Probe: observes a backward whose root is not finite, and checks the values saved on the tape. The
// non-finite result of the operation with the lowest sequence number is the first one.
class Probe {
 public:
  // Starts with the roots and the tensors in the host's open scopes.
  Probe(Context& ctx, std::span<const Tensor> roots);
  ~Probe();
  Probe(const Probe&) = delete;
  Probe& operator=(const Probe&) = delete;

  // Checks a value that `user` reads and `maker` made; maker nullptr: a leaf. as: the dtype to
  // which the user rounds an f32 leaf on reading.
  void see(const Tensor& t, Node* maker, const Node* user = nullptr, DType as = DType::none);
  void report();

 private:
  Context& ctx_;
  Probe* before_;
  Ref<Node> maker_;
  // A value with the counts of its elements when it was checked: a backward may overwrite it.
  struct Seen {
    Tensor tensor;
    ops::NonFiniteCounts elements;
    DType as = DType::none;  // the counts are those after rounding to it
  };
  Seen bad_;
  Seen input_;  // a non-finite leaf, read by the node with number `input_user_`
  uint64_t input_user_ = 0;
};

// True if a root of one element is finite.
bool is_finite(const Tensor& scalar);

// Call when some gradients of these leaves are not finite. Reports the one that the backward
// produced first, and its operation.
void report_gradients(Context& ctx, std::span<const Tensor> leaves);

}  // namespace mpt
