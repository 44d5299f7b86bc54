// The parts of an optimizer's rule: its hyper-parameters, the scalars of one step, its states, and
// the facts that the passes need. all.h lists the rules; each family of rules has a file here.
//
// A rule is a struct with
//   kData                       the facts (RuleData)
//   scalars(h, t, r)            sets the scalars of its formula in `r`, for step number t (from 1).
//                               `r` already has flags, lr, beta1, beta2, momentum (as scheduled),
//                               eps and weight decay
//   step(r, w, g, s)            returns the parameter after the step. It is written once, over a
//                               vector type V: the CPU backend uses sixteen f32, the reference one
//                               double. `s` holds the states: s.get(slot), s.put(slot, value); put
//                               returns the value as it is stored
//   direction(r, w, g, s)       optional: returns the `g` of step, for rules that take its norm
//   whole(r, w)                 with kData.needs_whole: derives numbers from the norms of a tensor
//   Formula                     the rule whose step, direction and whole it shares; absent: its own
//   kStreams                    true for a fast pass over each storage format, at the cost of code
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cfloat>
#include <cmath>
#include <cstdint>

namespace mpt {

enum class OptimizerKind : int32_t;  // all.h

// -- hyper-parameters -----------------------------------------------------------------------------

// The fields of mpt_optimizer_desc after its kind, with its names (mpt_optim.h):
// X(type, name, default, low, high). A valid value is finite, at least `low` and below `high`; an
// empty range is checked elsewhere, or any value is valid. Saved trainings have them in this order.
#define MPT_HYPER_FIELDS(X)                       \
  X(double, lr, 1e-3, 0, INFINITY)                \
  X(double, weight_decay, 0, 0, INFINITY)         \
  X(double, momentum, 0, 0, INFINITY)             \
  X(double, dampening, 0, -DBL_MAX, INFINITY)     \
  X(double, beta1, 0.9, 0, 1)                     \
  X(double, beta2, 0.999, 0, 1)                   \
  X(double, eps, 1e-8, 0, INFINITY)               \
  X(double, alpha, 0.99, 0, INFINITY)             \
  X(double, lr_decay, 0, 0, INFINITY)             \
  X(double, initial_accumulator, 0, 0, INFINITY)  \
  X(bool, nesterov, false, 0, 0)                  \
  X(bool, amsgrad, false, 0, 0)                   \
  X(bool, centered, false, 0, 0)                  \
  X(bool, maximize, false, 0, 0)                  \
  X(double, beta3, 0.9999, 0, 1)                  \
  X(int64_t, alpha_warmup, 0, 0, INFINITY)        \
  X(int64_t, beta3_warmup, 0, 0, INFINITY)        \
  X(double, trust_coefficient, 1e-3, 0, INFINITY) \
  X(bool, trust_clip, false, 0, 0)                \
  X(double, beta2_decay, -0.8, -DBL_MAX, DBL_MIN) \
  X(double, min_rms, 1e-3, 0, INFINITY)           \
  X(double, clip_threshold, 1, DBL_MIN, INFINITY) \
  X(int32_t, state_bits, 32, 0, 0)                \
  X(int32_t, state_block, 0, 0, 0)                \
  X(int64_t, state_min, 4096, 0, INFINITY)

// Marks hyper-parameters by their names.
struct HyperSet {
#define MPT_FIELD(type, name, initial, low, high) bool name = false;
  MPT_HYPER_FIELDS(MPT_FIELD)
#undef MPT_FIELD
};
inline constexpr HyperSet kReadByAll = {.lr = true,
                                        .weight_decay = true,
                                        .maximize = true,
                                        .state_bits = true,
                                        .state_block = true,
                                        .state_min = true};

struct Hyper {
  OptimizerKind kind = {};
#define MPT_FIELD(type, name, initial, low, high) type name = initial;
  MPT_HYPER_FIELDS(MPT_FIELD)
#undef MPT_FIELD
};

// The values of a learning rate schedule for one group of an optimizer and one number of applied
// steps.
struct Scheduled {
  double lr = 0;  // in place of the group's
  bool has_momentum = false;
  double momentum = 0;  // replaces what the rule cycles (RuleData::cycled)
};

// -- the scalars of a step ------------------------------------------------------------------------

// Numbers that a rule's formula reads: X(name, initial).
//   lr                        the step size, with the rule's own factors
//   decay, pull, shrink       weight decay: decay * p is added to the gradient, pull * p to the
//                             update; shrink = 1 - lr * weight_decay multiplies p
//   momentum, undamped        undamped: 1 - dampening
//   beta1, beta2, beta3, slow slow: AdEMAMix's weight of the slow average, times 1 - b1^t
//   correction1, correction2  1 / (1 - b1^t), 1 / sqrt(1 - b2^t)
//   eps                       above 0, so that padding stays zero
//   trust_coefficient         LARS: divided by the learning rate with trust_clip
//   max_ratio                 LARS: the largest ratio of the two norms; 0: any
//   min_rms, clip_threshold   Adafactor: the hyper-parameters
#define MPT_RULE_SCALARS(X) \
  X(lr, 0)                  \
  X(decay, 0)               \
  X(pull, 0)                \
  X(shrink, 1)              \
  X(momentum, 0)            \
  X(undamped, 1)            \
  X(beta1, 0)               \
  X(beta2, 0)               \
  X(beta3, 0)               \
  X(slow, 0)                \
  X(correction1, 1)         \
  X(correction2, 1)         \
  X(eps, 0)                 \
  X(trust_coefficient, 0)   \
  X(max_ratio, 0)           \
  X(min_rms, 0)             \
  X(clip_threshold, 0)

struct RuleFlags {
  OptimizerKind kind;
  bool nesterov = false, amsgrad = false, centered = false, maximize = false;
  bool first = false;  // the first step: averages start at the gradient
};

// The scalars of one step of one group, in double.
struct StepRule : RuleFlags {
#define MPT_SCALAR(name, initial) double name = initial;
  MPT_RULE_SCALARS(MPT_SCALAR)
#undef MPT_SCALAR
};

// The scalars as a formula reads them, in T: float, double or a vector of one of them. The kind is
// that of the formula.
template <class T>
struct Scalars : RuleFlags {
  bool has_momentum;
  bool factored;      // per tensor: s.get(0) is an estimate, and put(0, v) must not be called
  uint8_t one_value;  // bit k: state k is one value of the whole tensor
#define MPT_SCALAR(name, initial) T name;
  MPT_RULE_SCALARS(MPT_SCALAR)
#undef MPT_SCALAR
  T one_minus_beta1, one_minus_beta2, one_minus_beta3;  // computed in double
  T factor;  // per tensor, for rules with needs_whole: Whole::factor
};

// Returns the scalars with every number passed through `convert`.
template <class T, class From, class Convert>
inline __attribute__((always_inline)) Scalars<T> converted(const Scalars<From>& r,
                                                           Convert convert) {
  Scalars<T> to;
  static_cast<RuleFlags&>(to) = r;
  to.has_momentum = r.has_momentum;
  to.factored = r.factored;
  to.one_value = r.one_value;
#define MPT_SCALAR(name, initial) to.name = convert(r.name);
  MPT_RULE_SCALARS(MPT_SCALAR)
#undef MPT_SCALAR
  to.one_minus_beta1 = convert(r.one_minus_beta1);
  to.one_minus_beta2 = convert(r.one_minus_beta2);
  to.one_minus_beta3 = convert(r.one_minus_beta3);
  to.factor = convert(r.factor);
  return to;
}

// -- states and other facts -----------------------------------------------------------------------

inline constexpr int kStates = 3;  // states per rule, at most

enum class StateExtent : int8_t {  // how many values a state has
  elements,                        // one for each element
  one,                             // one
  rows,                            // the mean over each row, of the last two dims
  columns
};
enum class StateSign : int8_t { both, positive };  // positive: an average of squares
enum class KeptWith : int8_t { always, momentum, amsgrad, centered, vectors, matrices };

struct StateInfo {
  int8_t slot = 0;
  const char* key = nullptr;  // PyTorch's; no key: no state
  StateSign sign = StateSign::both;
  KeptWith with = KeptWith::always;  // vectors: of fewer than two dims, matrices: of two or more
  StateExtent extent = StateExtent::elements;
  double Hyper::*initial = nullptr;  // the initial value; nullptr: 0
};

enum class Decay : int8_t { gradient, update, parameter, none };  // where weight decay goes
enum class Cycled : int8_t { nothing, momentum, beta1 };          // varied by one-cycle schedules

struct RuleData {
  const char* name;  // for messages
  Hyper defaults = {};
  HyperSet reads = {};  // besides kReadByAll; a field that is not read must have its default
  StateInfo states[kStates] = {};
  Decay decay = Decay::gradient;  // none: weight decay is refused
  Cycled cycled = Cycled::nothing;
  bool by_rows = false;      // accepts row-sparse gradients, and does not change the other rows
  bool needs_whole = false;  // takes norms of whole tensors, in a pass before the update
};

constexpr bool is_positive(const RuleData& d, int slot) {
  for (const StateInfo& s : d.states)
    if (s.key && s.slot == slot) return s.sign == StateSign::positive;
  return false;
}
// True if a matrix has its squares kept as means over rows and columns.
constexpr bool is_factored(const RuleData& d) {
  for (const StateInfo& s : d.states)
    if (s.key && s.extent == StateExtent::rows) return true;
  return false;
}

// The sums over a whole tensor, and the numbers that a rule derives from them.
struct Whole {
  int64_t count;              // elements
  double norm;                // norm of the parameter
  double squares, grad_norm;  // sum of squares and norm of the direction, or of the gradient
  bool wide;                  // states are f64
  double state = 0;           // the state with one value
  double factor = 1, pull;    // for `step`; pull is StepRule's

  double put(double v) {
    state = wide ? v : static_cast<double>(static_cast<float>(v));
    return state;
  }
};

// Facts of a rule at run time.
struct RuleInfo {
  const char* id;  // "ademamix": MPT_OPTIMIZER_ADEMAMIX, mpt_ademamix_desc_init
  const RuleData& data;
  OptimizerKind formula;
  void (*scalars)(const Hyper& h, double t, StepRule& r);
  void (*whole)(const StepRule& r, Whole& w);
};

// Marks the functions of a formula: a call in an inner loop would cost more than the formula.
#define MPT_FORMULA static inline __attribute__((always_inline))

// The base of rules.
struct Rule {
  static void whole(const StepRule&, Whole&) {}
  static constexpr bool kStreams = false;
};

template <class R, class V, class S>
concept HasDirection = requires(const Scalars<V>& r, V v, S& s) {
  R::direction(r, v, v, s);
};

}  // namespace mpt
