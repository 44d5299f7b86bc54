// Updates of single parameters in the backward.
// SPDX-License-Identifier: Apache-2.0
#include "train/release.h"

#include <algorithm>

#include "core/error.h"
#include "core/tensor_meta.h"
#include "core/undo.h"

namespace mpt {

void GradRelease::begin(const std::vector<Ref<Optimizer>>& optimizers, double clip_value) {
  items_.clear();
  optimizers_.clear();
  taken_ = 0;
  clip_value_ = clip_value;
  for (const Ref<Optimizer>& o : optimizers) {
    const std::vector<Optimizer::Slot>& slots = o->slots();
    for (size_t i = 0; i < slots.size(); ++i) {
      const Tensor& p = slots[i].entry->tensor;
      if (!p->wants_grad) continue;
      if (p->meta->grad) {
        fail(MPT_ERROR_STATE,
             "'%s' has a gradient from an earlier backward, and release_grads updates by the "
             "gradient of one backward alone: call mpt_optimizer_zero_grad first",
             slots[i].entry->name.c_str());
      }
      items_.push_back(
          {p.get(), static_cast<uint32_t>(optimizers_.size()), static_cast<uint32_t>(i), false});
    }
    optimizers_.push_back(o.get());
  }
  std::sort(items_.begin(), items_.end(),
            [](const Item& a, const Item& b) { return a.param < b.param; });
  rounding_draws_.clear();
  for (Optimizer* o : optimizers_) rounding_draws_.push_back(o->rounding_draw());
}

const GradRelease::Item* GradRelease::find(const Tensor& leaf) const {
  const auto at = std::lower_bound(items_.begin(), items_.end(), leaf.get(),
                                   [](const Item& i, const TensorImpl* t) { return i.param < t; });
  return at != items_.end() && at->param == leaf.get() ? &*at : nullptr;
}

bool GradRelease::has_consumed(const Tensor& leaf) const {
  const Item* i = find(leaf);
  return i && i->taken;
}

void GradRelease::consume(const Tensor& leaf) {
  Item& item = items_[static_cast<size_t>(find(leaf) - items_.data())];
  Optimizer* o = optimizers_[item.optimizer];
  const WholeCall whole(o->ctx());
  step_.prepare({&o, 1}, {}, UpdateStep::Target::params,
                {.drops_grads = true,
                 .limit = clip_value_,
                 .slot = item.slot,
                 .rounding_draw = rounding_draws_[item.optimizer]});
  step_.update();
  leaf->meta->grad = Tensor();
  item.taken = true;
  ++taken_;
  commit_changes();  // the update cannot be undone
}

int64_t GradRelease::taken(size_t optimizer) const {
  return std::count_if(items_.begin(), items_.end(),
                       [optimizer](const Item& i) { return i.optimizer == optimizer && i.taken; });
}

void GradRelease::count_step() {
  for (size_t i = 0; i < optimizers_.size(); ++i)
    if (taken(i) > 0) optimizers_[i]->count_step();
}

}  // namespace mpt
