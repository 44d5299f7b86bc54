// Parameters at rest: their exact value whatever the storage format, and changes of format that
// keep the tensor's identity.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tensor_meta.h"
#include "precision/precision.h"

namespace mpt {

// Whether there is more beside the tensor, which makes it an f32: split, copy, kahan.
inline bool has_master(const Tensor& t) { return t->meta && t->meta->rest; }
// The dtype of the exact value.
DType master_dtype(const Tensor& t);
// What is beside the tensor, made to agree with it: a write in place by anybody else than the
// functions here (and the optimizers) leaves exactly the 16-bit value.
void renew_rest(const Tensor& t);
inline const Tensor& current_rest(const Tensor& t) {
  if (t->meta->rest_version != t->storage->version) renew_rest(t);
  return t->meta->rest;
}
// Call after a write to both.
inline void mark_rest_current(const Tensor& t) { t->meta->rest_version = t->storage->version; }

// The exact value, row-major: f32 for a parameter with a master, else in the parameter's own dtype.
// May share the parameter's memory: only read it.
Tensor master_read(const Tensor& param);
// Overwrites the parameter with a value of its shape, whatever the storage formats of the two, and
// counts a write in place. Autograd sees nothing of it.
void master_write(const Tensor& param, const Tensor& value);
// The same in two steps: all that can fail, and the write. Also of buffers. `value` may be kept
// until then: it does not change.
struct NewValue {
  Tensor main, rest;
};
NewValue prepare_value(const Tensor& t, const Tensor& value);
void apply_value(const Tensor& t, const NewValue& value) noexcept;
// Whether the parameter, with what is beside it, can hold every element of `value`.
bool holds_exactly(const Tensor& t, const NewValue& prepared, const Tensor& value);

// New storage for a parameter, prepared first and then put in place by a call that cannot fail.
struct NewStorage {
  Tensor main, rest, grad;  // grad: converted, where there was one
  Master master = Master::none;
  DType grad_dtype = DType::none;
};
NewStorage prepare_format(const Tensor& param, const ParamFormat& format);
void apply_storage(const Tensor& param, NewStorage&& fresh);

// The elements of a dense tensor as one range.
Tensor raw(const Tensor& t);

}  // namespace mpt
