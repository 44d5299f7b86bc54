// Making, reading and converting states.
// SPDX-License-Identifier: Apache-2.0
#include "optim/state.h"

#include <cstring>

#include "backends/cache.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt {
namespace {

Tensor room(Context& ctx, DType dtype, const StateSpec& s, Purpose purpose) {
  return s.layout ? Tensor::empty_packed(ctx, dtype, *s.layout, purpose)
                  : Tensor::empty(ctx, dtype, s.shape, purpose);
}

}  // namespace

int64_t StateSpec::elements() const { return layout ? layout->elements : count(shape); }

bool OptimizerState::is(const StateSpec& s) const {
  return data_ && spec_.format == s.format && spec_.layout == s.layout && spec_.dtype == s.dtype &&
         (!is_coded(s.format) || spec_.block == s.block);
}

int64_t OptimizerState::bytes() const {
  if (!data_) return 0;
  return raw_count(data_) * size_of(data_.dtype()) + (scale_ ? scale_.bytes() : 0);
}

MultiState OptimizerState::view() const {
  if (!data_) return {};
  return {data_.data(), scale_ ? scale_.as<float>() : nullptr, spec_.format, spec_.block};
}

OptimizerState OptimizerState::make(Context& ctx, const StateSpec& spec, double value) {
  if (value != 0) return make(spec, ops::full(ctx, spec.dtype, spec.shape, value));
  OptimizerState s;
  s.spec_ = spec;
  auto zeros = [&](Tensor t) {
    std::memset(t.data(), 0, static_cast<size_t>(raw_count(t) * size_of(t.dtype())));
    return t;
  };
  if (is_coded(spec.format)) {  // of a scale of zero every code is
    s.data_ = zeros(Tensor::empty(ctx, DType::u8, {spec.code_bytes()}, Purpose::states));
    s.scale_ = zeros(Tensor::empty(ctx, DType::f32, {spec.blocks()}, Purpose::states));
  } else {
    s.data_ = zeros(room(ctx, spec.dtype, spec, Purpose::states));
  }
  return s;
}

OptimizerState OptimizerState::make(const StateSpec& spec, const Tensor& values) {
  Context& ctx = values.ctx();
  OptimizerState s;
  s.spec_ = spec;
  if (!is_coded(spec.format)) {
    s.data_ = room(ctx, spec.dtype, spec, Purpose::states);
    launch(Kernel::copy, {&s.data_}, {&values});
    return s;
  }
  Tensor laid = room(ctx, DType::f32, spec, Purpose::other);
  launch(Kernel::copy, {&laid}, {&values});
  s.data_ = Tensor::empty(ctx, DType::u8, {spec.code_bytes()}, Purpose::states);
  s.scale_ = Tensor::empty(ctx, DType::f32, {spec.blocks()}, Purpose::states);
  plain_encode(s.view(), 0, spec.elements(), laid.as<float>());
  return s;
}

OptimizerState OptimizerState::make(const StateSpec& spec, Tensor codes, Tensor scale) {
  OptimizerState s;
  s.spec_ = spec;
  s.data_ = std::move(codes);
  s.scale_ = std::move(scale);
  return s;
}

Tensor OptimizerState::values() const {
  if (!is_coded(spec_.format)) return spec_.layout ? ops::unpack(data_) : ops::clone(data_);
  Tensor laid = room(data_.ctx(), DType::f32, spec_, Purpose::other);
  plain_decode(view(), 0, spec_.elements(), laid.as<float>());
  return spec_.layout ? ops::unpack(laid) : laid;
}

OptimizerState OptimizerState::plain_layout() const {
  if (!spec_.layout) return *this;
  StateSpec s = spec_;
  s.layout = nullptr;
  return make(s, values());
}

}  // namespace mpt
