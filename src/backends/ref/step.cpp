// Optimizer rules, an element at a time in double.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>
#include <cmath>

#include "backends/multi.h"
#include "backends/ref/access.h"
#include "backends/ref/params.h"

namespace mpt {
namespace {

using ref::load;
using ref::store;

bool wide(const MultiTensor& t) { return t.param_dtype == DType::f64; }
DType state_dtype(const MultiTensor& t) { return wide(t) ? DType::f64 : DType::f32; }
// As a state would keep it.
double kept(const MultiTensor& t, double v) {
  return wide(t) ? v : static_cast<double>(static_cast<float>(v));
}

bool factored(const MultiTensor& t) { return t.columns > 0; }
double factored_v(const MultiTensor& t, int64_t i) {
  const int64_t row = i / t.columns, matrix = row / t.rows;
  return t.row_scale[row] *
         load(state_dtype(t), t.state[1].data, matrix * t.columns + i % t.columns);
}

// The states of one element are read from s and left there; p is updated.
struct Element {
  const MultiTensor& t;
  const StepRule& r;
  double g, p;
  double s[kStates];
  bool changed[kStates] = {};

  double set(int k, double v) {
    changed[k] = true;
    return s[k] = kept(t, v);
  }

  // g becomes what p is to move against, where a rule takes the norm of that.
  void direct() {
    switch (r.kind) {
      case OptimizerKind::lamb: {
        const double m = set(0, s[0] + (1 - r.beta1) * (g - s[0]));
        const double v = set(1, r.beta2 * s[1] + (1 - r.beta2) * g * g);
        g = m * r.correction1 / (std::sqrt(v) * r.correction2 + r.eps) + r.pull * p;
        break;
      }
      case OptimizerKind::adafactor: {
        const double v = factored(t) ? s[0] : set(0, s[0] + (1 - r.beta2) * (g * g - s[0]));
        g /= std::sqrt(std::max(v, r.eps * r.eps));
        break;
      }
      default: break;
    }
  }

  void update() {
    const double factor = t.whole[0], pull = t.whole[1];
    g += r.decay * p;
    direct();
    const double before = p;
    p *= r.shrink;
    switch (r.kind) {
      case OptimizerKind::sgd:
        if (r.momentum != 0) {
          const double b = set(0, r.first ? g : r.momentum * s[0] + r.undamped * g);
          g = r.nesterov ? g + r.momentum * b : b;
        }
        p -= r.lr * g;
        break;
      case OptimizerKind::sparse_adam:
      case OptimizerKind::adam:
      case OptimizerKind::adamw: {
        const double m = set(0, s[0] + (1 - r.beta1) * (g - s[0]));
        double v = set(1, r.beta2 * s[1] + (1 - r.beta2) * g * g);
        if (r.amsgrad) v = set(2, std::max(s[2], v));
        p -= r.lr * m / (std::sqrt(v) * r.correction2 + r.eps);
        break;
      }
      case OptimizerKind::rmsprop: {
        double v = set(0, r.beta2 * s[0] + (1 - r.beta2) * g * g);
        if (r.centered) {
          const double mean = set(1, s[1] + (1 - r.beta2) * (g - s[1]));
          v = std::max(v - mean * mean, 0.0);
        }
        const double a = g / (std::sqrt(v) + r.eps);
        p -= r.lr * (r.momentum != 0 ? set(2, r.momentum * s[2] + a) : a);
        break;
      }
      case OptimizerKind::adagrad: p -= r.lr * g / (std::sqrt(set(0, s[0] + g * g)) + r.eps); break;
      case OptimizerKind::lion: {
        const double c = r.beta1 * s[0] + (1 - r.beta1) * g;
        p -= r.lr * static_cast<double>((c > 0) - (c < 0));
        set(0, r.beta2 * s[0] + (1 - r.beta2) * g);
        break;
      }
      case OptimizerKind::ademamix: {
        const double m = set(0, s[0] + (1 - r.beta1) * (g - s[0]));
        const double v = set(1, r.beta2 * s[1] + (1 - r.beta2) * g * g);
        const double slow = set(2, s[2] + (1 - r.beta3) * (g - s[2]));
        p -= r.lr * (m + r.slow * slow) / (std::sqrt(v) * r.correction2 + r.eps);
        break;
      }
      case OptimizerKind::lamb:
      case OptimizerKind::adafactor: p -= factor * g; break;
      case OptimizerKind::lars: {
        g = factor * (g + pull * before);
        if (r.momentum != 0) {
          const double b = set(0, r.first ? g : r.momentum * s[0] + r.undamped * g);
          g = r.nesterov ? g + r.momentum * b : b;
        }
        p -= r.lr * g;
        break;
      }
      case OptimizerKind::novograd: {
        const double m = set(0, s[0] + (1 - r.beta1) * (g - s[0]));
        p -= r.lr * (m * factor + pull * before);
        break;
      }
    }
  }
};

bool any_coded(const MultiTensor& t) {
  bool any = false;
  for (const MultiState& s : t.state) any |= s.data && is_coded(s.format);
  return any;
}

// f(element, number of it) for a range, with its states read before and, to write, after.
template <bool kWrite, class F>
void each_element(const MultiTensor& t, const StepRule& r, const double* decision, int64_t begin,
                  int64_t count, F f) {
  for (int64_t first = begin; first < begin + count; first += kStateBlock) {
    const int64_t n = std::min<int64_t>(kStateBlock, begin + count - first);
    float coded[kStates][kStateBlock];
    for (int k = 0; k < kStates; ++k) {
      if (is_elementwise(t, r.kind, k) && is_coded(t.state[k].format))
        plain_decode(t.state[k], first, n, coded[k]);
    }
    const bool forgive = any_coded(t);
    bool changed[kStates] = {};
    for (int64_t i = 0; i < n; ++i) {
      Element e{t,
                r,
                ref::grad_as_read(t, first + i, decision) * (r.maximize ? -1 : 1),
                ref::load_param(t, first + i),
                {},
                {}};
      for (int k = 0; k < kStates; ++k) {
        if (!is_elementwise(t, r.kind, k)) continue;
        e.s[k] = is_coded(t.state[k].format) ? static_cast<double>(coded[k][i])
                                             : load(state_dtype(t), t.state[k].data, first + i);
      }
      if (factored(t)) e.s[0] = factored_v(t, first + i);
      const double p = e.p;
      const bool lost = forgive && !std::isfinite(e.g);
      if (lost) e.g = 0;
      f(e);
      if (!kWrite) continue;
      for (int k = 0; k < kStates; ++k) {
        if (!e.changed[k]) continue;
        changed[k] = true;
        if (lost) e.s[k] = 0;
        if (is_coded(t.state[k].format)) coded[k][i] = static_cast<float>(e.s[k]);
        else store(state_dtype(t), t.state[k].data, first + i, e.s[k]);
      }
      ref::store_param(t, first + i, lost ? p : e.p);
    }
    for (int k = 0; k < kStates && kWrite; ++k) {
      if (changed[k] && is_coded(t.state[k].format)) plain_encode(t.state[k], first, n, coded[k]);
    }
  }
}

}  // namespace

void plain_step(const MultiTensor& t, const StepRule& rule, const double* decision, int64_t begin,
                int64_t count) {
  each_element<true>(t, rule, decision, begin, count, [](Element& e) { e.update(); });
}

void plain_sums(const MultiTensor& t, const StepRule& rule, const double* decision, int64_t begin,
                int64_t count, double sums[2]) {
  sums[0] = sums[1] = 0;
  each_element<false>(t, rule, decision, begin, count, [&](Element& e) {
    sums[0] += e.p * e.p;
    e.direct();
    sums[1] += e.g * e.g;
  });
}

void plain_factors(MultiTensor& t, const StepRule& rule, const double* decision) {
  if (!factored(t)) return;
  const DType d = state_dtype(t);
  const int64_t size = t.rows * t.columns, matrices = size ? t.count / size : 0;
  auto blend = [&](void* state, int64_t i, double mean) {
    const double before = load(d, state, i);
    store(d, state, i, before + (1 - rule.beta2) * (mean - before));
  };
  auto square = [&](int64_t i) {
    const double g = ref::grad_as_read(t, i, decision);
    return g * g;
  };
  for (int64_t m = 0; m < matrices; ++m) {
    for (int64_t r = 0; r < t.rows; ++r) {
      double sum = 0;
      for (int64_t c = 0; c < t.columns; ++c) sum += square(m * size + r * t.columns + c);
      blend(t.state[0].data, m * t.rows + r, sum / static_cast<double>(t.columns));
    }
    for (int64_t c = 0; c < t.columns; ++c) {
      double sum = 0;
      for (int64_t r = 0; r < t.rows; ++r) sum += square(m * size + r * t.columns + c);
      blend(t.state[1].data, m * t.columns + c, sum / static_cast<double>(t.rows));
    }
  }
  plain_row_scales(t, rule);
}

void plain_row_scales(MultiTensor& t, const StepRule& rule) {
  const int64_t matrices = t.count / (t.rows * t.columns);
  for (int64_t m = 0; m < matrices; ++m) {
    double sum = 0;
    for (int64_t r = m * t.rows; r < (m + 1) * t.rows; ++r)
      sum += t.row_scale[r] = load(state_dtype(t), t.state[0].data, r);
    const double mean = std::max(sum / static_cast<double>(t.rows), rule.eps);
    for (int64_t r = m * t.rows; r < (m + 1) * t.rows; ++r) t.row_scale[r] /= mean;
  }
}

void plain_whole(MultiTensor& t, const StepRule& r, const double sums[2]) {
  const double p = std::sqrt(sums[0]), x = std::sqrt(sums[1]);
  double& factor = t.whole[0] = 1;
  double& pull = t.whole[1] = r.pull;
  switch (r.kind) {  // a norm that is NaN makes all of it NaN
    case OptimizerKind::lamb: factor = r.lr * (p != 0 && x != 0 ? p / x : 1); break;
    case OptimizerKind::lars:
      if (p != 0 && x != 0) {
        factor = r.trust * p / (x + r.pull * p + r.eps);
        if (r.limit > 0 && factor > r.limit) factor = r.limit;
      } else {
        pull = 0;
      }
      break;
    case OptimizerKind::novograd: {
      const double before = load(state_dtype(t), t.state[1].data, 0);
      const double v = kept(t, r.first ? sums[1] : r.beta2 * before + (1 - r.beta2) * sums[1]);
      store(state_dtype(t), t.state[1].data, 0, v);
      factor = r.correction1 / (std::sqrt(v) * r.correction2 + r.eps);
      break;
    }
    case OptimizerKind::adafactor: {
      const double root = std::sqrt(static_cast<double>(t.count));
      const double over = x / (root * r.clip);
      factor = std::max(r.least, p / root) * r.lr / (over <= 1 ? 1 : over);
      break;
    }
    default: break;
  }
}

}  // namespace mpt
