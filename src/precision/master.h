// Exact values of parameters, whatever their storage format, and changes of the format that leave
// the tensor object, and thus its handles, in place.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tensor_meta.h"
#include "precision/precision.h"

namespace mpt {

// True if extra bits beside the tensor make its value an f32: masters split, copy and kahan.
inline bool has_master(const Tensor& t) { return t->meta && t->meta->master.bits; }
inline bool has_extra_bits(Master m) { return m != Master::none && m != Master::stochastic; }
// True if such bits exist, but on one rank only.
inline bool is_master_split(const Tensor& t) {
  return t && t->meta && t->meta->master.has_owner && has_extra_bits(t->meta->master.kind);
}
// True if that is another rank: the value here is the tensor's own.
inline bool is_master_away(const Tensor& t) { return is_master_split(t) && !t->meta->master.bits; }
// True if one rank alone has the exact value of a parameter.
inline bool is_split(const Tensor& t) { return is_master_split(t) || t->storage->source; }
// Throws if that is so: others cannot compute with the value.
[[noreturn]] void refuse_split(const Tensor& t);
inline void need_whole(const Tensor& t) {
  if (is_split(t)) [[unlikely]]
    refuse_split(t);
}
// Gives a parameter to one rank. The others, as is_away says, drop the bits of its master.
void give_owner(const Tensor& t, bool is_away);
// Takes the owner away again, unless the master is split.
void end_owner(const Tensor& t) noexcept;
// Returns the dtype of the exact value.
DType master_dtype(const Tensor& t);
// Rebuilds the extra bits from the 16-bit value, after a write in place that did not come from the
// functions here or an optimizer. The exact value is then the 16-bit value.
void refresh_master_bits(const Tensor& t);
inline const Tensor& current_master_bits(const Tensor& t) {
  if (t->meta->master.bits_version != t->storage->version) refresh_master_bits(t);
  return t->meta->master.bits;
}
// Marks the extra bits as current; call it after a write to both parts.
inline void mark_master_bits_current(const Tensor& t) {
  t->meta->master.bits_version = t->storage->version;
}

// Returns the exact value, row-major: f32 for a parameter with a master, else in the parameter's
// own dtype. The result may share the parameter's memory: only read it.
Tensor master_read(const Tensor& param);
// Does so for any tensor: a view of a parameter with a master has the exact values of its elements.
Tensor exact_value(const Tensor& t);
// True for a parameter with a master, wherever its bits are, and for a view of one.
bool is_of_master(const Tensor& t);
// True if a write to the tensor is one to a master: that of a parameter, or of one that it is a
// view of.
bool writes_master(const Tensor& t);
// Overwrites a parameter, or a view of one with a master, with a value of the same shape and any
// dtype, and counts a write in place. Autograd does not record the write.
void master_write(const Tensor& param, const Tensor& value);
// Write in place as the operations of these names do. A parameter with a master, and a view of one,
// is read, computed and written as its exact value, unless gradients record the write.
void copy_into(Tensor& to, const Tensor& from);
void fill_into(Tensor& to, double value);
void add_into(Tensor& to, const Tensor& x);
void mul_into(Tensor& to, const Tensor& x);
// master_write() in two steps: prepare_value() does all that can fail, apply_value() writes. Both
// accept buffers too. The prepared value may share the memory of `value`, which must not change
// between the steps.
struct NewValue {
  Tensor main, master_bits;
};
NewValue prepare_value(const Tensor& t, const Tensor& value);
void apply_value(const Tensor& t, const NewValue& value) noexcept;
// True if the parameter has no master and the bits of the new value already.
bool has_bits_of(const Tensor& t, const NewValue& value);
// True if the parameter with its extra bits holds every element of `value` exactly.
bool holds_exactly(const Tensor& t, const NewValue& prepared, const Tensor& value);

// New storage of a parameter. prepare_format() makes it; apply_storage() installs it and cannot
// fail. Empty tensors stand for what does not change.
struct NewStorage {
  Tensor main, master_bits, grad;  // grad: the converted gradient, if there was one
  Master master = Master::none;
  DType grad_dtype = DType::none;
};
NewStorage prepare_format(const Tensor& param, const ParamFormat& format);
void apply_storage(const Tensor& param, NewStorage&& fresh);

// Returns the elements of a dense tensor as a 1-dim view.
Tensor raw(const Tensor& t);

}  // namespace mpt
