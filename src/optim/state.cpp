// Makes, reads and converts optimizer states.
// SPDX-License-Identifier: Apache-2.0
#include "optim/state.h"

#include <cstring>

#include "backends/cache.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt {
namespace {

void clear(const Tensor& t) { std::memset(t.data(), 0, static_cast<size_t>(t.bytes())); }

}  // namespace

bool OptimizerState::is(const StateSpec& s) const {
  return data_ && spec_.format == s.format && spec_.dtype == s.dtype &&
         (!is_coded(s.format) || spec_.block == s.block);
}

int64_t OptimizerState::bytes() const {
  if (!data_) return 0;
  return data_.bytes() + (scale_ ? scale_.bytes() : 0);
}

MultiState OptimizerState::view() const {
  if (!data_) return {};
  return {data_.data(), scale_ ? scale_.as<float>() : nullptr, spec_.format, spec_.block};
}

OptimizerState OptimizerState::make(Context& ctx, const StateSpec& spec, double value) {
  if (value != 0) return make(spec, ops::full(ctx, spec.dtype, spec.shape, value));
  OptimizerState s;
  s.spec_ = spec;
  if (is_coded(spec.format)) {  // with scale 0 every code decodes to 0
    s.data_ = Tensor::empty(ctx, DType::u8, {spec.code_bytes()}, Purpose::states);
    s.scale_ = Tensor::empty(ctx, DType::f32, {spec.blocks()}, Purpose::states);
    clear(s.scale_);
  } else {
    s.data_ = Tensor::empty(ctx, spec.dtype, spec.shape, Purpose::states);
  }
  clear(s.data_);
  return s;
}

OptimizerState OptimizerState::make(const StateSpec& spec, const Tensor& values) {
  Context& ctx = values.ctx();
  OptimizerState s;
  s.spec_ = spec;
  if (!is_coded(spec.format)) {
    s.data_ = Tensor::empty(ctx, spec.dtype, spec.shape, Purpose::states);
    launch(Kernel::copy, {&s.data_}, {&values});
    return s;
  }
  Tensor plain = Tensor::empty(ctx, DType::f32, spec.shape, Purpose::other);
  launch(Kernel::copy, {&plain}, {&values});
  s.data_ = Tensor::empty(ctx, DType::u8, {spec.code_bytes()}, Purpose::states);
  s.scale_ = Tensor::empty(ctx, DType::f32, {spec.blocks()}, Purpose::states);
  plain_encode(s.view(), 0, spec.elements(), plain.as<float>());
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
  if (!is_coded(spec_.format)) return ops::clone(data_);
  Tensor plain = Tensor::empty(data_.ctx(), DType::f32, spec_.shape, Purpose::other);
  plain_decode(view(), 0, spec_.elements(), plain.as<float>());
  return plain;
}

}  // namespace mpt
