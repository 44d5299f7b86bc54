// Adam and its relatives: AdamW, SparseAdam, AdEMAMix, LAMB, NovoGrad.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>

#include "backends/rules/rule.h"

namespace mpt {

struct Adam : Rule {
  static constexpr bool kStreams = true;
  static constexpr RuleData kData = {
      .name = "Adam",
      .reads = {.beta1 = true, .beta2 = true, .eps = true, .amsgrad = true},
      .states = {{0, "exp_avg"},
                 {1, "exp_avg_sq", StateSign::positive},
                 {2, "max_exp_avg_sq", StateSign::positive, KeptWith::amsgrad}},
      .cycled = Cycled::beta1};

  static void scalars(const Hyper& h, double t, StepRule& r) {
    r.lr = r.lr / (1 - std::pow(r.beta1, t));
    r.correction2 = 1 / std::sqrt(1 - std::pow(h.beta2, t));
  }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    const V d = decayed(r, w, g), m = s.put(0, mean(r, s.get(0), d));
    V v = s.put(1, mean_square(r, s.get(1), d));
    if (r.amsgrad) v = s.put(2, max(s.get(2), v));
    return moved(r, w, m, v);
  }

  // The parts of `step`; coded states run them in two passes (cpu/simd/adam_codes.h).
  template <class V>
  MPT_FORMULA V decayed(const Scalars<V>& r, V w, V g) {
    return fma(r.decay, w, g);
  }
  template <class V>
  MPT_FORMULA V mean(const Scalars<V>& r, V m, V g) {
    return fma(r.one_minus_beta1, g - m, m);
  }
  template <class V>
  MPT_FORMULA V mean_square(const Scalars<V>& r, V v, V g) {
    return fma(r.beta2, v, r.one_minus_beta2 * g * g);
  }
  template <class V>
  MPT_FORMULA V moved(const Scalars<V>& r, V w, V m, V v) {
    return w * r.shrink - r.lr * m / fma(sqrt(v), r.correction2, r.eps);
  }
};

struct AdamW : Adam {
  using Formula = Adam;
  static constexpr RuleData kData = {
      .name = "AdamW",
      .defaults = {.weight_decay = 1e-2},
      .reads = Adam::kData.reads,
      .states = {{0, "exp_avg"},
                 {1, "exp_avg_sq", StateSign::positive},
                 {2, "max_exp_avg_sq", StateSign::positive, KeptWith::amsgrad}},
      .decay = Decay::parameter,
      .cycled = Cycled::beta1};
};

struct SparseAdam : Adam {
  using Formula = Adam;
  static constexpr RuleData kData = {
      .name = "SparseAdam",
      .reads = {.beta1 = true, .beta2 = true, .eps = true},
      .states = {{0, "exp_avg"}, {1, "exp_avg_sq", StateSign::positive}},
      .decay = Decay::none,
      .cycled = Cycled::beta1,
      .by_rows = true};

  static void scalars(const Hyper& h, double t, StepRule& r) {
    Adam::scalars(h, t, r);
    r.amsgrad = false;
    r.eps *= r.correction2;  // eps is added to sqrt(v) without its correction
  }
};

struct AdEMAMix : Rule {
  static constexpr RuleData kData = {
      .name = "AdEMAMix",
      .defaults = {.weight_decay = 1e-2, .alpha = 5},
      .reads = {.beta1 = true,
                .beta2 = true,
                .eps = true,
                .alpha = true,
                .beta3 = true,
                .alpha_warmup = true,
                .beta3_warmup = true},
      .states = {{0, "exp_avg"}, {1, "exp_avg_sq", StateSign::positive}, {2, "exp_avg_slow"}},
      .decay = Decay::parameter,
      .cycled = Cycled::beta1};

  static void scalars(const Hyper& h, double t, StepRule& r) {
    const double correction = 1 - std::pow(r.beta1, t);
    r.lr = r.lr / correction;
    r.correction2 = 1 / std::sqrt(1 - std::pow(h.beta2, t));
    r.slow = correction * warmed_alpha(h, t);
    r.beta3 = warmed_beta3(h, t);
  }
  // The weight of the slow average grows linearly, and so does its half-life.
  static double warmed_alpha(const Hyper& h, double t) {
    if (h.alpha_warmup == 0) return h.alpha;
    return std::min(h.alpha, h.alpha * t / static_cast<double>(h.alpha_warmup));
  }
  static double warmed_beta3(const Hyper& h, double t) {
    if (h.beta3_warmup == 0 || h.beta3 == 0) return h.beta3;
    const double from = std::log(std::max(h.beta1, DBL_MIN)), to = std::log(h.beta3);
    const double part = std::min(1.0, t / static_cast<double>(h.beta3_warmup));
    return std::min(h.beta3, std::exp(from * to / ((1 - part) * to + part * from)));
  }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    const V m0 = s.get(0), slow0 = s.get(2);
    const V m = s.put(0, fma(r.one_minus_beta1, g - m0, m0));
    const V v = s.put(1, fma(r.beta2, s.get(1), r.one_minus_beta2 * g * g));
    const V slow = s.put(2, fma(r.one_minus_beta3, g - slow0, slow0));
    const V move = r.lr * fma(r.slow, slow, m) / fma(sqrt(v), r.correction2, r.eps);
    return fma(w, r.shrink, neg(move));
  }
};

// Sets the corrections of averages that started at zero.
inline void correct_averages(const Hyper& h, double t, StepRule& r) {
  r.correction1 = 1 / (1 - std::pow(r.beta1, t));
  r.correction2 = 1 / std::sqrt(1 - std::pow(h.beta2, t));
  r.first = t == 1;
}

struct Lamb : Rule {
  static constexpr RuleData kData = {
      .name = "LAMB",
      .defaults = {.weight_decay = 1e-2, .eps = 1e-6},
      .reads = {.beta1 = true, .beta2 = true, .eps = true},
      .states = {{0, "exp_avg"}, {1, "exp_avg_sq", StateSign::positive}},
      .decay = Decay::update,
      .cycled = Cycled::beta1,
      .needs_whole = true};

  static void scalars(const Hyper& h, double t, StepRule& r) { correct_averages(h, t, r); }

  template <class V, class S>
  MPT_FORMULA V direction(const Scalars<V>& r, V w, V g, S& s) {
    const V m0 = s.get(0), m = s.put(0, fma(r.one_minus_beta1, g - m0, m0));
    const V v = s.put(1, fma(r.beta2, s.get(1), r.one_minus_beta2 * g * g));
    return fma(r.pull, w, m * r.correction1 / fma(sqrt(v), r.correction2, r.eps));
  }

  static void whole(const StepRule& r, Whole& w) {
    w.factor = r.lr * (w.norm != 0 && w.grad_norm != 0 ? w.norm / w.grad_norm : 1);
  }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V u, S&) {
    return w * r.shrink - r.factor * u;
  }
};

struct NovoGrad : Rule {
  static constexpr RuleData kData = {
      .name = "NovoGrad",
      .reads = {.beta1 = true, .beta2 = true, .eps = true},
      .states = {{0, "exp_avg"},
                 {1, "exp_avg_sq", StateSign::positive, KeptWith::always, StateExtent::one}},
      .decay = Decay::update,
      .cycled = Cycled::beta1,
      .needs_whole = true};

  static void scalars(const Hyper& h, double t, StepRule& r) { correct_averages(h, t, r); }

  static void whole(const StepRule& r, Whole& w) {
    const double v = w.put(r.first ? w.squares : r.beta2 * w.state + (1 - r.beta2) * w.squares);
    w.factor = r.correction1 / (std::sqrt(v) * r.correction2 + r.eps);
  }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    const V m0 = s.get(0), m = s.put(0, fma(r.one_minus_beta1, g - m0, m0));
    return w * r.shrink - r.lr * fma(m, r.factor, r.pull * w);
  }
};

}  // namespace mpt
