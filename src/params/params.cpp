// Named sets of parameters.
// SPDX-License-Identifier: Apache-2.0
#include "params/params.h"

#include <algorithm>
#include <vector>

#include "autograd/row_sparse.h"
#include "backends/devices.h"
#include "backends/recorder.h"
#include "core/error.h"
#include "core/near.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt {
namespace {

// Returns the storage format that a tensor has in a set of this precision.
ParamFormat format_in(const Precision& p, const Tensor& t, bool is_batch_norm_affine) {
  if (p.param == DType::none) {  // keep the parameter's own format
    const TensorMeta& m = t->need_meta();
    return {t.dtype(), m.master.kind, p.grad == DType::none ? m.grad_dtype : p.grad};
  }
  return format_of(p, t.rank(), is_batch_norm_affine);
}

ParamFormat format_in(const Precision& p, const Tensor& t) {
  return format_in(p, t, t->meta && t->meta->is_batch_norm_affine);
}

}  // namespace

bool under(std::string_view name, std::string_view prefix) {
  return prefix.empty() || name == prefix ||
         (name.size() > prefix.size() && name.starts_with(prefix) && name[prefix.size()] == '.');
}

void Params::check_new(const std::string& name, const Tensor& t) const {
  if (name.empty() || name.front() == '.' || name.back() == '.' ||
      name.find("..") != std::string::npos) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "'%s' is not a parameter name: a name is non-empty parts joined by dots", name.c_str());
  }
  if (index_.contains(name)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "the set already has a '%s'", name.c_str());
  }
  if (&t.ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "'%s' and the set belong to different contexts", name.c_str());
  }
  if (&t.place() != ctx_.home) {
    fail(MPT_ERROR_DEVICE,
         "'%s' is on %s; a parameter or buffer must be on the device of its context, %s, to which "
         "mpt_tensor_to copies",
         name.c_str(), name_of(t.place()).s, name_of(*ctx_.home).s);
  }
  if (t->node) {
    fail(MPT_ERROR_STATE,
         "'%s' is a recorded result; a parameter must be a leaf: detach and clone it",
         name.c_str());
  }
  if (const auto known = of_tensor_.find(t.get()); known != of_tensor_.end()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "'%s' is already in the set, as '%s'", name.c_str(),
         known->second->name.c_str());
  }
}

namespace {

// Returns the bytes that an entry takes: its name, and the nodes of the lists and indices.
size_t bytes_of_entry(const std::string& name) { return name.size() + 320; }

}  // namespace

// Appends to a list and gives the tensor its name, or throws and changes nothing.
void Params::put(std::deque<Entry>& list, const std::string& name, const Tensor& t) {
  TensorMeta& m = t->need_meta();
  TensorName named(ctx_.arena, name);
  memory_.add(bytes_of_entry(name));
  bool is_listed = false;
  try {
    list.push_back({name, t, list.size()});
    is_listed = true;
    index_.emplace(list.back().name, &list.back());
    if (&list == &params_) of_tensor_.emplace(t.get(), &list.back());
  } catch (...) {
    if (is_listed) forget_last(list);
    else memory_.remove(bytes_of_entry(name));
    throw;
  }
  m.name = std::move(named);
}

void Params::forget_last(std::deque<Entry>& list) {
  const Entry& e = list.back();
  index_.erase(e.name);
  if (&list == &params_) of_tensor_.erase(e.tensor.get());
  memory_.remove(bytes_of_entry(e.name));
  list.pop_back();
}

namespace {

// Returns the dtype of a buffer in a precision. A floating one is what the precision says, or f32,
// or f64 in f64 precisions; one that was f64 before any precision stays f64.
DType buffer_dtype(const Precision& p, const Tensor& t) {
  if (!is_floating(t.dtype())) return t.dtype();
  if (p.buffer != DType::none) return p.buffer;
  if (p.param == DType::none) return t.dtype();
  const bool own = t.dtype() == DType::f64 && !(t->meta && t->meta->is_widened_buffer);
  return own || p.param == DType::f64 ? DType::f64 : DType::f32;
}

NewStorage prepare_buffer(const Precision& p, const Tensor& t) {
  const bool is_kept = p.param == DType::none && p.buffer == DType::none;
  if (is_kept || !is_floating(t.dtype())) return {};
  return prepare_format(t,
                        {.dtype = buffer_dtype(p, t), .master = Master::none, .grad = DType::none});
}

// Gives a buffer the storage of prepare_buffer().
void apply_buffer(const Tensor& t, NewStorage fresh) {
  const bool was_f64 = t.dtype() == DType::f64;
  apply_storage(t, std::move(fresh));
  TensorMeta& m = t->need_meta();
  m.is_widened_buffer = t.dtype() == DType::f64 && (!was_f64 || m.is_widened_buffer);
}

}  // namespace

// Throws if a parameter of the set lies in the memory of the tensor: an update writes all
// parameters at once.
void Params::check_has_own_memory(const std::string& name, const Tensor& t) const {
  const Storage& s = *t->storage;
  if (s.owned && s.refs == 1 && !s.is_exposed) return;  // nobody else knows the memory
  for (const Entry& e : params_) {
    if (!s.meets(*e.tensor->storage)) continue;
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "'%s' lies in the memory of '%s': use '%s' in both places to share its elements, or add a "
         "clone",
         name.c_str(), e.name.c_str(), e.name.c_str());
  }
}

void Params::add(const std::string& name, const Tensor& t) {
  check_new(name, t);
  if (!is_floating(t.dtype()) || is_f8(t.dtype())) {
    fail(MPT_ERROR_DTYPE, "'%s' is %s; a parameter must be f32, f64, f16 or bf16", name.c_str(),
         name_of(t.dtype()));
  }
  if (t->is_view || t->inference) {
    fail(MPT_ERROR_STATE, "'%s' is %s; a parameter must own its memory: clone it", name.c_str(),
         t->is_view ? "a view" : "made in inference mode");
  }
  check_has_own_memory(name, t);
  NewStorage fresh = prepare_format(t, format_in(precision_, t));
  put(params_, name, t);
  apply_storage(t, std::move(fresh));
  t->wants_grad = true;
  t->storage->set_purpose(Purpose::parameters);
}

void Params::add_buffer(const std::string& name, const Tensor& t) {
  check_new(name, t);
  NewStorage fresh;
  if (t.dtype() != buffer_dtype(precision_, t)) fresh = prepare_buffer(precision_, t);
  put(buffers_, name, t);
  apply_buffer(t, std::move(fresh));
  t->storage->set_purpose(Purpose::parameters);
}

void Params::shrink(size_t params, size_t buffers) {
  while (params_.size() > params) forget_last(params_);
  while (buffers_.size() > buffers) forget_last(buffers_);
}

const Tensor* Params::find(std::string_view name) const {
  auto it = index_.find(name);
  return it == index_.end() ? nullptr : &it->second->tensor;
}

const Tensor& Params::get(std::string_view name) const {
  if (const Tensor* t = find(name)) return *t;
  no_such(name);
}

void Params::no_such(std::string_view name) const {
  std::vector<std::string_view> names;
  for (const auto* list : {&params_, &buffers_})
    for (const Entry& e : *list) names.emplace_back(e.name);
  const bool empty = names.empty();
  fail(MPT_ERROR_INVALID_ARGUMENT, "the set has no '%.*s'; %s%s", static_cast<int>(name.size()),
       name.data(),
       empty ? "it is empty" : "near names: ", near_names(name, std::move(names)).c_str());
}

int64_t Params::elements() const {
  int64_t n = 0;
  for (const Entry& e : params_) n += e.tensor.count();
  return n;
}
int64_t Params::trainable() const {
  int64_t n = 0;
  for (const Entry& e : params_) n += e.tensor->wants_grad ? e.tensor.count() : 0;
  return n;
}
int64_t Params::bytes() const {
  int64_t n = 0;
  for (const Entry& e : params_) {
    const StorageSource* const source = e.tensor->storage->source;
    if (!source || source->is_own()) n += e.tensor.bytes();
    if (has_master(e.tensor)) n += e.tensor->meta->master.bits.bytes();
  }
  return n;
}
int64_t Params::grad_bytes() const {
  int64_t n = 0;
  for (const Entry& e : params_) {
    const Tensor& g = e.tensor->meta->grad;
    if (g) n += g.bytes() + (is_row_sparse(g) ? g->meta->rows.bytes() : 0);
  }
  return n;
}

void Params::freeze(std::string_view prefix, bool on) {
  bool any = false;
  for_each_under(prefix, [&](const Entry& e) {
    any = true;
    e.tensor->wants_grad = !on;
    if (on) e.tensor->meta->grad = Tensor();
  });
  if (!any) no_such(prefix);
}

void Params::mark_batch_norm(std::string_view prefix) {
  std::vector<std::pair<const Entry*, NewStorage>> fresh;
  for_each_under(prefix, [&](const Entry& e) {
    fresh.emplace_back(&e, prepare_format(e.tensor, format_in(precision_, e.tensor, true)));
  });
  if (fresh.empty()) no_such(prefix);
  for (auto& [e, storage] : fresh) {
    e->tensor->meta->is_batch_norm_affine = true;
    apply_storage(e->tensor, std::move(storage));
  }
}

void Params::zero_grad() {
  for (const Entry& e : params_) e.tensor->meta->grad = Tensor();
}

void Params::set_precision(const Precision& p) {
  check(p);
  need_no_recorded_work(ctx(), "mpt_params_set_precision");
  std::vector<NewStorage> fresh;
  fresh.reserve(params_.size() + buffers_.size());
  for (const Entry& e : params_) {
    fresh.push_back(prepare_format(e.tensor, format_in(p, e.tensor)));
  }
  for (const Entry& e : buffers_) fresh.push_back(prepare_buffer(p, e.tensor));
  size_t i = 0;
  for (const Entry& e : params_) apply_storage(e.tensor, std::move(fresh[i++]));
  for (const Entry& e : buffers_) apply_buffer(e.tensor, std::move(fresh[i++]));
  precision_ = p;
}

}  // namespace mpt
