// The cache of casts.
// SPDX-License-Identifier: Apache-2.0
#include "autocast/cast_cache.h"

#include <algorithm>

#include "autograd/cast.h"
#include "backends/cache.h"
#include "core/op.h"
#include "core/tensor_meta.h"

namespace mpt {

CastCachePart& cast_cache(Context& ctx) { return ctx.part<CastCachePart>(); }

namespace {

void drop_copy(CastCachePart& c, TensorMeta& m) {
  c.bytes -= static_cast<size_t>(m.cast.copy.bytes());
  m.cast = CachedCast();
}

// Makes a copy for the cache. A copy made in inference mode may serve a recorded operation later,
// so that it is not marked as made there.
Tensor make_copy(const Tensor& leaf, DType dtype) {
  Tensor copy = ops::convert(leaf, dtype, Purpose::cast_cache);
  copy->inference = false;
  return copy;
}

}  // namespace

void CastCachePart::forget(TensorImpl& leaf) {
  std::erase(holders, &leaf);
  drop_copy(*this, *leaf.meta);
}

void clear_cast_cache(Context& ctx) {
  CastCachePart& c = cast_cache(ctx);
  for (TensorImpl* t : c.holders) drop_copy(c, *t->meta);
  c.holders.clear();
}

Tensor cached_copy(const Tensor& leaf, DType dtype) {
  CastCachePart& c = cast_cache(leaf.ctx());
  TensorMeta& m = leaf->need_meta();
  const uint32_t version = leaf->storage->version;
  if (m.cast.copy && m.cast.copy.dtype() == dtype) {
    if (m.cast.version == version) {
      ++c.hits;
    } else {  // refresh in place: the memory exists
      ++c.stale;
      if (m.cast.copy->storage->refs == 1) {
        launch(Kernel::copy, {&m.cast.copy}, {&leaf});
        ++m.cast.copy->storage->version;
      } else {  // another reference still reads the old values
        m.cast.copy = make_copy(leaf, dtype);
      }
      m.cast.version = version;
    }
    m.cast.used = ++c.tick;
    return m.cast.copy;
  }
  ++c.misses;
  Tensor copy = make_copy(leaf, dtype);
  const auto bytes = static_cast<size_t>(copy.bytes());
  if (c.limit && bytes > c.limit) return copy;
  while (c.limit && c.bytes + bytes > c.limit) {
    auto oldest = std::min_element(c.holders.begin(), c.holders.end(),
                                   [](const TensorImpl* a, const TensorImpl* b) {
                                     return a->meta->cast.used < b->meta->cast.used;
                                   });
    if (oldest == c.holders.end()) break;
    drop_copy(c, *(*oldest)->meta);
    c.holders.erase(oldest);
    ++c.evictions;
  }
  if (m.cast.copy) c.bytes -= static_cast<size_t>(m.cast.copy.bytes());
  else c.holders.push_back(leaf.get());
  c.bytes += bytes;
  m.cast = {copy, version, ++c.tick};
  return copy;
}

void mark_current(const Tensor& leaf) {
  CachedCast& c = leaf->meta->cast;
  ++c.copy->storage->version;
  c.version = leaf->storage->version;
}

Tensor take_cast_buffer(const Vjp& v, int input, const Tensor& copy) {
  const Node* cast = v.node().edges[input].node.get();
  if (!v.reuse_cast_buffers() || !v.last() || !cast || cast->op != Op::cast) return {};
  const Tensor& leaf = cast->edges[0].leaf;
  if (!leaf || !leaf->meta) return {};
  TensorMeta& m = *leaf->meta;
  // Only the cache and the value saved for this backward refer to the copy.
  const bool alone = m.cast.copy && m.cast.copy->storage.get() == copy->storage.get() &&
                     m.cast.copy->refs == 1 && copy->refs == 1 && copy->storage->refs == 2;
  if (!alone || m.grad || m.grad_dtype != copy.dtype()) return {};
  Tensor memory = copy.alias();
  CastCachePart& c = cast_cache(leaf.ctx());
  std::erase(c.holders, leaf.get());
  drop_copy(c, m);
  m.cast.lent_to_gradient = true;
  memory->storage->set_purpose(Purpose::gradients);
  return memory;
}

bool prepare_to_return_cast_buffer(const Tensor& leaf, const Tensor& grad, size_t leaves) {
  const CachedCast& cast = leaf->meta->cast;
  const bool fits = cast.lent_to_gradient && !cast.copy && is_half(grad.dtype()) &&
                    grad->refs == 1 && grad->storage->refs == 1 && grad->storage->owned &&
                    !grad->node && grad.contiguous();
  if (!fits) return false;
  CastCachePart& c = cast_cache(leaf.ctx());
  if (c.limit && c.bytes + static_cast<size_t>(grad.bytes()) > c.limit) return false;
  c.holders.reserve(c.holders.size() + leaves);
  return true;
}

void return_cast_buffer(const Tensor& leaf) noexcept {
  CastCachePart& c = cast_cache(leaf.ctx());
  TensorMeta& m = *leaf->meta;
  m.cast.copy = std::move(m.grad);
  m.grad = Tensor();
  m.cast.lent_to_gradient = false;
  m.cast.used = ++c.tick;
  c.holders.push_back(leaf.get());
  c.bytes += static_cast<size_t>(m.cast.copy.bytes());
  m.cast.copy->storage->set_purpose(Purpose::cast_cache);
  mark_current(leaf);
}

}  // namespace mpt
