// Sharing of frozen parameters.
// SPDX-License-Identifier: Apache-2.0
#include "io/share.h"

#include <memory>
#include <utility>
#include <vector>

#include "backends/recorder.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "io/dlpack.h"
#include "precision/master.h"

namespace mpt::io {
namespace {

struct Item {
  Tensor to, from;
  NewStorage storage;  // which `to` gets
};

// Throws unless a parameter can have the memory of another one.
void need_alike(const char* name, const Tensor& to, const Tensor& from) {
  if (!(to.shape() == from.shape())) {
    fail(MPT_ERROR_SHAPE, "'%s' has shape %s in `from`, and %s in `to`", name, text(from.shape()).s,
         text(to.shape()).s);
  }
  if (to.dtype() != from.dtype()) {
    fail(MPT_ERROR_DTYPE,
         "'%s' is %s in `from`, and %s in `to`: one memory has one dtype, so give both sets one "
         "precision",
         name, name_of(from.dtype()), name_of(to.dtype()));
  }
  if (from->wants_grad) {
    fail(MPT_ERROR_STATE, "'%s' is trained in `from`: freeze it there first (mpt_params_freeze)",
         name);
  }
  for (const Tensor* const t : {&to, &from}) {
    need_whole(*t);
    if (has_master(*t)) {
      fail(MPT_ERROR_STATE,
           "'%s' has a master in `%s`, and a frozen parameter needs none: set a precision without "
           "one, as bf16-true",
           name, t == &to ? "to" : "from");
    }
    if (!t->contiguous()) fail(MPT_ERROR_STATE, "'%s' is not contiguous", name);
  }
}

// Returns a tensor of a context on the memory of another one's.
Tensor seen_from(Context& ctx, const Tensor& t) {
  DLManagedTensorVersioned* exported = nullptr;
  export_dlpack(t, exported);
  std::unique_ptr<DLManagedTensorVersioned, void (*)(DLManagedTensorVersioned*)> kept(
      exported, exported->deleter);
  Tensor seen = import_dlpack(ctx, exported);
  kept.release();
  return seen;
}

}  // namespace

void share_params(const Params& to, const Params& from, std::string_view prefix) {
  if (&to == &from) fail(MPT_ERROR_INVALID_ARGUMENT, "`to` and `from` are the same set");
  for (const Params* const p : {&to, &from}) need_no_recorded_work(p->ctx(), "mpt_params_share");
  std::vector<Item> items;
  to.for_each_under(prefix, [&](const Params::Entry& e) {
    items.push_back({e.tensor, from.get(e.name), {}});
    need_alike(e.name.c_str(), items.back().to, items.back().from);
  });
  if (items.empty()) to.get(prefix);  // throws with similar names
  for (Item& i : items) {
    i.storage.main = seen_from(to.ctx(), i.from);
    i.storage.master = i.to->meta->master.kind;
    i.storage.grad_dtype = i.to->meta->grad_dtype;
  }
  for (Item& i : items) {  // cannot fail
    i.from->storage->read_only = true;
    i.storage.main->storage->read_only = true;
    apply_storage(i.to, std::move(i.storage));
    i.to->wants_grad = false;
    i.to->meta->grad = Tensor();
  }
}

}  // namespace mpt::io
