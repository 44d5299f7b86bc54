// Makes, reads and converts optimizer states.
// SPDX-License-Identifier: Apache-2.0
#include "optim/state.h"

#include "backends/cache.h"
#include "backends/host_access.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt {
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
  void* const codes = data_.address();
  void* const scales = scale_ ? scale_.address() : nullptr;
  return {codes, static_cast<float*>(scales), spec_.format, spec_.block};
}

OptimizerState OptimizerState::make(Context& ctx, const StateSpec& spec, double value) {
  if (value != 0) return make(spec, ops::full(ctx, spec.dtype, spec.shape, value));
  OptimizerState s;
  s.spec_ = spec;
  if (is_coded(spec.format)) {  // with scale 0 every code decodes to 0
    s.data_ = Tensor::empty(ctx, DType::u8, {spec.code_bytes()}, Purpose::states);
    s.scale_ = Tensor::empty(ctx, DType::f32, {spec.blocks()}, Purpose::states);
    fill_bytes(s.scale_, 0);
  } else {
    s.data_ = Tensor::empty(ctx, spec.dtype, spec.shape, Purpose::states);
  }
  fill_bytes(s.data_, 0);
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
  const HostWriter<uint8_t> to_codes(s.data_);
  const HostWriter<float> to_scales(s.scale_);
  plain_encode({to_codes.data(), to_scales.data(), spec.format, spec.block}, 0, spec.elements(),
               HostView<float>(plain).data());
  to_codes.finish();
  to_scales.finish();
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
  const HostView<uint8_t> from_codes(data_);
  const HostView<float> from_scales(scale_);
  const HostWriter<float> to(plain);
  MultiState on_host = view();
  on_host.data = const_cast<uint8_t*>(from_codes.data());
  on_host.scale = const_cast<float*>(from_scales.data());
  plain_decode(on_host, 0, spec_.elements(), to.data());
  to.finish();
  return plain;
}

}  // namespace mpt
