// Creation and destruction of storages and tensors.
// SPDX-License-Identifier: Apache-2.0
#include "core/tensor.h"

#include <cstdio>

#include "core/context.h"
#include "core/node.h"
#include "core/tensor_meta.h"
#include "core/utf8.h"

namespace mpt {

void Storage::release() {
  if (--refs > 0) return;
  if (source) [[unlikely]]
    source->end();
  if (owned) {
    drop_memory();
  } else {
    --place->borrowed;
    if (done) done(user);
  }
  destroy_object(*ctx, this);
}

void Storage::set_purpose(Purpose purpose) {
  if (owned && block) place->arena->set_purpose(block, purpose);
}

bool Storage::meets(const Storage& other) const {
  if (this == &other) return true;
  if (place != other.place || !has_memory() || !other.has_memory()) return false;
  const auto mine = reinterpret_cast<uintptr_t>(data);
  const auto theirs = reinterpret_cast<uintptr_t>(other.data);
  return mine < theirs + other.bytes && theirs < mine + bytes;
}

void Storage::take_memory(Purpose purpose) {
  block = place->arena->alloc(bytes, purpose);
  data = block->data;
}

void Storage::drop_memory() noexcept {
  if (block) place->arena->free(block);
  block = nullptr;
  data = nullptr;
}

Ref<Storage> Storage::make(Context& ctx, size_t bytes, Purpose purpose) {
  Place& place = *ctx.place;
  Arena::Block* block = place.arena->alloc(bytes, purpose);
  try {
    void* p = ctx.arena.alloc_object(sizeof(Storage));
    return Ref<Storage>::adopt(new (p) Storage{.ctx = &ctx,
                                               .place = &place,
                                               .data = block->data,
                                               .bytes = bytes,
                                               .owned = true,
                                               .block = block});
  } catch (...) {
    place.arena->free(block);
    throw;
  }
}

Ref<Storage> Storage::make_without_memory(Context& ctx, size_t bytes) {
  void* p = ctx.arena.alloc_object(sizeof(Storage));
  return Ref<Storage>::adopt(new (p) Storage{.ctx = &ctx,
                                             .place = ctx.place,
                                             .data = nullptr,
                                             .bytes = bytes,
                                             .owned = true,
                                             .block = nullptr});
}

Ref<Storage> Storage::borrow(Context& ctx, Place& place, void* data, size_t bytes, DoneFn done,
                             void* user) {
  void* p = ctx.arena.alloc_object(sizeof(Storage));
  ++place.borrowed;
  return Ref<Storage>::adopt(new (p) Storage{.ctx = &ctx,
                                             .place = &place,
                                             .data = data,
                                             .bytes = bytes,
                                             .owned = false,
                                             .done = done,
                                             .user = user});
}

namespace {

TensorImpl* make_impl(Context& ctx, Ref<Storage> storage, DType dtype, const Dims& shape,
                      const Dims& stride, int64_t offset) {
  auto* t = new (ctx.arena.alloc_object(sizeof(TensorImpl))) TensorImpl;
  ++ctx.live_tensors;
  t->ctx = &ctx;
  t->storage = std::move(storage);
  t->dtype = dtype;
  t->shape = shape;
  t->stride = stride;
  t->offset = offset;
  t->inference = ctx.grad_mode == GradMode::inference;
  return t;
}

}  // namespace

Tensor Tensor::empty(Context& ctx, DType dtype, const Dims& shape, Purpose purpose) {
  return empty_strided(ctx, dtype, shape, contiguous_strides(shape), purpose);
}

Tensor Tensor::empty_strided(Context& ctx, DType dtype, const Dims& shape, const Dims& stride,
                             Purpose purpose) {
  const int64_t bytes = checked_count(shape, size_of(dtype)) * size_of(dtype);
  return adopt(make_impl(ctx, Storage::make(ctx, static_cast<size_t>(bytes), purpose), dtype, shape,
                         stride, 0));
}

Tensor Tensor::on(Ref<Storage> storage, DType dtype, const Dims& shape, const Dims& stride,
                  int64_t offset) {
  Context& ctx = *storage->ctx;
  return adopt(make_impl(ctx, std::move(storage), dtype, shape, stride, offset));
}

Tensor Tensor::view(const Dims& shape, const Dims& stride, int64_t offset) const {
  TensorImpl* t = make_impl(*p_->ctx, p_->storage, p_->dtype, shape, stride, offset);
  t->is_view = true;
  t->seen_version = p_->is_view ? p_->seen_version : p_->storage->recorded_version;
  t->inference |= p_->inference;
  return adopt(t);
}

Tensor Tensor::alias() const {
  TensorImpl* t = make_impl(*p_->ctx, p_->storage, p_->dtype, p_->shape, p_->stride, p_->offset);
  t->is_view = p_->is_view;
  t->seen_version = p_->storage->recorded_version;
  t->inference |= p_->inference;
  return adopt(t);
}

const char* Tensor::name() const { return p_->meta ? p_->meta->name.text.c_str() : ""; }

Tensor::NameText Tensor::quoted() const {
  NameText t = {};
  if (*name()) end_text(t.s, sizeof t.s, std::snprintf(t.s, sizeof t.s, " '%s'", name()));
  return t;
}

TensorMeta& TensorImpl::need_meta() {
  if (meta) return *meta;
  meta = new TensorMeta(ctx->arena);
  meta->owner = this;
  meta->insert_after(ctx->metas);
  return *meta;
}

// Called when only recorded operations still refer to the tensor. No caller can read its history or
// its gradient any more, and both may refer back to the tape, so both are dropped to break the
// cycle. An operation that saved the tensor before a write in place does not need the history:
// reading the saved tensor is an error after the write.
void TensorImpl::break_cycle() {
  circular = false;
  const Ref<Node> history = has_recorded_write ? std::move(node) : Ref<Node>();
  const bool unseen = meta && meta->hooks.grad.empty() && meta->hooks.post.empty();
  const Tensor grad = unseen ? std::move(meta->grad) : Tensor();
  // The destruction of `history` and `grad` may destroy this object.
}

void TensorImpl::destroy() {
  if (storage && storage->param == this) storage->param = nullptr;
  if (meta) {
    if (meta->cast.copy) {
      if (auto* owner = ctx->find_part<CastOwner>()) owner->forget(*this);
    }
    meta->unlink();
    delete meta;
  }
  --ctx->live_tensors;
  destroy_object(*ctx, this);
}

}  // namespace mpt
