// The optimizers' rules on a block in buffers: n rounded up to whole vectors; p and g are read, p
// and the states s written. How a parameter or a state lies in memory is not their concern.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/multi.h"
#include "backends/cpu/simd/states.h"
#include "backends/cpu/simd/vec.h"
#include "backends/multi.h"

namespace mpt::cpu::MPT_ISA {

// What a rule sees of the parameter and of the gradient: get(i) has sixteen values from element i
// on, put(i, v) changes them.
struct Floats {
  float* p;
  template <class Room>
  MPT_INLINE Floats of(const MultiTensor& t, int64_t at, Room*) {
    return {static_cast<float*>(t.param) + at};
  }
  MPT_ALWAYS F get(int64_t i) const { return load(p + i); }
  MPT_ALWAYS void put(int64_t i, F v) const { store(p + i, v); }
  MPT_ALWAYS void finish(int64_t) const {}
};

template <class P, class G, class S>
MPT_INLINE void sgd(const StepScalars& r, P p, G g, S& s, int64_t n) {
  const F lr = set(r.lr), momentum = set(r.momentum), undamped = set(r.undamped);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F w = p.get(i);
    F d = fma(set(r.decay), w, g.get(i));
    if (r.has_momentum) {
      const F b = r.first ? d : fma(momentum, get<0>(s, i), undamped * d);
      put<0>(s, i, b);
      d = r.nesterov ? fma(momentum, b, d) : b;
    }
    p.put(i, w * set(r.shrink) - lr * d);
  }
}

// The parts of Adam, which coded states take in two passes (adam_codes.h).
struct Adam {
  F lr, decay, shrink, rest1, beta2, rest2, c2, eps;
  MPT_INLINE Adam of(const StepScalars& r) {
    return {set(r.lr),    set(r.decay), set(r.shrink),      set(r.rest1),
            set(r.beta2), set(r.rest2), set(r.correction2), set(r.eps)};
  }
  MPT_ALWAYS F decayed(F w, F g) const { return fma(decay, w, g); }
  MPT_ALWAYS F first(F m, F d) const { return fma(rest1, d - m, m); }
  MPT_ALWAYS F second(F v, F d) const { return fma(beta2, v, rest2 * d * d); }
  MPT_ALWAYS F moved(F w, F m, F v) const { return w * shrink - lr * m / fma(sqrt(v), c2, eps); }
};

template <class P, class G, class S>
MPT_INLINE void adam(const StepScalars& r, P p, G g, S& s, int64_t n) {
  const Adam rule = Adam::of(r);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F w = p.get(i), d = rule.decayed(w, g.get(i)), m = rule.first(get<0>(s, i), d);
    F v = rule.second(square<1>(s, i), d);
    put<0>(s, i, m);
    put<1>(s, i, v);
    if (r.amsgrad) {
      v = max(square<2>(s, i), v);
      put<2>(s, i, v);
    }
    p.put(i, rule.moved(w, m, v));
  }
}

template <class P, class G, class S>
MPT_INLINE void rmsprop(const StepScalars& r, P p, G g, S& s, int64_t n) {
  const F lr = set(r.lr), rest2 = set(r.rest2), eps = set(r.eps);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F w = p.get(i), d = fma(set(r.decay), w, g.get(i));
    F v = fma(set(r.beta2), square<0>(s, i), rest2 * d * d);
    put<0>(s, i, v);
    if (r.centered) {
      const F before = get<1>(s, i), mean = fma(rest2, d - before, before);
      put<1>(s, i, mean);
      v = max(v - mean * mean, set(0));
    }
    F a = d / (sqrt(v) + eps);
    if (r.has_momentum) {
      a = fma(set(r.momentum), get<2>(s, i), a);
      put<2>(s, i, a);
    }
    p.put(i, w * set(r.shrink) - lr * a);
  }
}

template <class P, class G, class S>
MPT_INLINE void adagrad(const StepScalars& r, P p, G g, S& s, int64_t n) {
  for (int64_t i = 0; i < n; i += kLanes) {
    const F w = p.get(i), d = fma(set(r.decay), w, g.get(i)), v = fma(d, d, square<0>(s, i));
    put<0>(s, i, v);
    p.put(i, w * set(r.shrink) - set(r.lr) * d / (sqrt(v) + set(r.eps)));
  }
}

template <class P, class G, class S>
MPT_INLINE void lion(const StepScalars& r, P p, G g, S& s, int64_t n) {
  const F zero = set(0);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F w = p.get(i), d = fma(set(r.decay), w, g.get(i)), m = get<0>(s, i);
    const F c = fma(set(r.beta1), m, set(r.rest1) * d);
    const F lr = set(r.lr), move = pick(c > zero, lr, pick(c < zero, neg(lr), c * zero));
    put<0>(s, i, fma(set(r.beta2), m, set(r.rest2) * d));
    p.put(i, w * set(r.shrink) - move);
  }
}

template <class P, class G, class S>
MPT_INLINE void ademamix(const StepScalars& r, P p, G g, S& s, int64_t n) {
  const F lr = set(r.lr), rest1 = set(r.rest1), rest2 = set(r.rest2), rest3 = set(r.rest3),
          beta2 = set(r.beta2), c2 = set(r.correction2), eps = set(r.eps), weight = set(r.slow);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F d = g.get(i), m0 = get<0>(s, i), slow0 = get<2>(s, i);
    const F m = fma(rest1, d - m0, m0), slow = fma(rest3, d - slow0, slow0);
    const F v = fma(beta2, square<1>(s, i), rest2 * d * d);
    put<0>(s, i, m);
    put<1>(s, i, v);
    put<2>(s, i, slow);
    const F move = lr * fma(weight, slow, m) / fma(sqrt(v), c2, eps);
    p.put(i, fma(p.get(i), set(r.shrink), neg(move)));
  }
}

template <class S>
MPT_INLINE void lars(const StepScalars& r, float factor, float pull, float* p, const float* g, S& s,
                     int64_t n) {
  const F momentum = set(r.momentum), undamped = set(r.undamped);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F w = load(p + i);
    F d = set(factor) * fma(set(pull), w, load(g + i));
    if (r.has_momentum) {
      const F b = r.first ? d : fma(momentum, get<0>(s, i), undamped * d);
      put<0>(s, i, b);
      d = r.nesterov ? fma(momentum, b, d) : b;
    }
    store(p + i, w * set(r.shrink) - set(r.lr) * d);
  }
}

template <class S>
MPT_INLINE void novograd(const StepScalars& r, float factor, float* p, const float* g, S& s,
                         int64_t n) {
  for (int64_t i = 0; i < n; i += kLanes) {
    const F w = load(p + i), m0 = get<0>(s, i), m = fma(set(r.rest1), load(g + i) - m0, m0);
    put<0>(s, i, m);
    const F move = fma(m, set(factor), set(r.pull) * w);
    store(p + i, w * set(r.shrink) - set(r.lr) * move);
  }
}

// Rules that take the norm of what p moves against: g becomes that.
template <class S>
MPT_INLINE void lamb(const StepScalars& r, const float* p, float* g, S& s, int64_t n) {
  for (int64_t i = 0; i < n; i += kLanes) {
    const F d = load(g + i), m0 = get<0>(s, i);
    const F m = fma(set(r.rest1), d - m0, m0);
    const F v = fma(set(r.beta2), square<1>(s, i), set(r.rest2) * d * d);
    put<0>(s, i, m);
    put<1>(s, i, v);
    const F u = m * set(r.correction1) / fma(sqrt(v), set(r.correction2), set(r.eps));
    store(g + i, fma(set(r.pull), load(p + i), u));
  }
}
// s[0]: v; a factored one stays as it is.
template <class S>
MPT_INLINE void adafactor(const StepScalars& r, bool factored, float* g, S& s, int64_t n) {
  const F least = set(r.eps * r.eps);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F d = load(g + i);
    F v = square<0>(s, i);
    if (!factored) {
      v = fma(set(r.rest2), d * d - v, v);
      put<0>(s, i, v);
    }
    store(g + i, d / sqrt(max(v, least)));
  }
}
template <class S>
MPT_INLINE void direct(const StepScalars& r, bool factored, const float* p, float* g, S& s,
                       int64_t n) {
  switch (static_cast<OptimizerKind>(r.kind)) {
    case OptimizerKind::lamb: return lamb(r, p, g, s, n);
    case OptimizerKind::adafactor: return adafactor(r, factored, g, s, n);
    default: return;
  }
}
MPT_INLINE void descend(const StepScalars& r, float factor, float* p, const float* g, int64_t n) {
  for (int64_t i = 0; i < n; i += kLanes)
    store(p + i, load(p + i) * set(r.shrink) - set(factor) * load(g + i));
}

MPT_INLINE bool is_adam(const StepScalars& r) {
  const auto kind = static_cast<OptimizerKind>(r.kind);
  return kind == OptimizerKind::adam || kind == OptimizerKind::adamw ||
         kind == OptimizerKind::sparse_adam;
}

// Rules that know nothing but the element.
template <class P, class G, class S>
MPT_INLINE void update_each(const StepScalars& r, P p, G g, S& s, int64_t n) {
  switch (static_cast<OptimizerKind>(r.kind)) {
    case OptimizerKind::sgd: return sgd(r, p, g, s, n);
    case OptimizerKind::sparse_adam:
    case OptimizerKind::adam:
    case OptimizerKind::adamw: return adam(r, p, g, s, n);
    case OptimizerKind::rmsprop: return rmsprop(r, p, g, s, n);
    case OptimizerKind::adagrad: return adagrad(r, p, g, s, n);
    case OptimizerKind::lion: return lion(r, p, g, s, n);
    case OptimizerKind::ademamix: return ademamix(r, p, g, s, n);
    default: return;
  }
}

// Whether a rule writes over the gradients that it is given.
MPT_INLINE bool changes_grad(const StepScalars& r) {
  const auto kind = static_cast<OptimizerKind>(r.kind);
  return kind == OptimizerKind::lamb || kind == OptimizerKind::adafactor;
}
template <class S>
MPT_INLINE void update(const StepScalars& r, const MultiTensor& t, float* p, float* g, S& s,
                       int64_t n) {
  const auto factor = static_cast<float>(t.whole[0]), pull = static_cast<float>(t.whole[1]);
  direct(r, t.columns > 0, p, g, s, n);
  switch (static_cast<OptimizerKind>(r.kind)) {
    default: return update_each(r, Floats{p}, Floats{g}, s, n);
    case OptimizerKind::lamb:
    case OptimizerKind::adafactor: return descend(r, factor, p, g, n);
    case OptimizerKind::lars: return lars(r, factor, pull, p, g, s, n);
    case OptimizerKind::novograd: return novograd(r, factor, p, g, s, n);
  }
}

}  // namespace mpt::cpu::MPT_ISA
