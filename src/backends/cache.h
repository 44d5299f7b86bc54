// KernelCache: the backends of a place, in order of preference, and their prepared kernels.
// Launches of kernels.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/backend.h"
#include "core/context.h"

namespace mpt {

class KernelCache {
 public:
  // `device` and `host`, the arena of the host, outlive the cache.
  KernelCache(Device& device, Arena& host);
  std::span<const Backend* const> backends() const { return backends_; }

  // Returns the prepared kernel for these operands; absent operands are empty tensors. The cache
  // may drop it in the next call; a copy of the pointer keeps it. Throws UNSUPPORTED with the
  // reason of every candidate, and OUT_OF_MEMORY if the kernels and the arena together would exceed
  // the memory limit of the context.
  const ReadyKernel& get(Context& ctx, Kernel kernel, std::span<const Tensor* const> out,
                         std::span<const Tensor* const> in, const void* params, size_t params_size);
  bool empty() const { return now_.used == 0 && before_.used == 0; }
  void clear() {
    now_ = {};
    before_ = {};
    memory_.shrink_to(0);
  }
  size_t held() const { return now_.held + before_.held; }  // bytes of all prepared kernels
  std::string describe() const;                             // one line per prepared kernel, sorted

  static constexpr size_t kMaxEntries = 4096;  // size of each generation

 private:
  struct Key;
  struct Entry {
    uint64_t hash = 0;
    std::vector<int64_t> key;
    ReadyKernel prepared;

    size_t held() const;  // in bytes, estimated
  };
  // A hash table with open addressing. The number of places is 0 or a power of two.
  struct Table {
    std::vector<std::unique_ptr<Entry>> places;
    size_t used = 0, held = 0;

    const ReadyKernel* find(const Key& key) const;
    void make_place();                                                 // for one more entry
    const ReadyKernel& insert(std::unique_ptr<Entry> entry) noexcept;  // after make_place()

   private:
    std::unique_ptr<Entry>& free_place(uint64_t hash);
  };
  ReadyKernel prepare(const Request& r) const;
  // Returns the kernel, or one with less workspace if the arena has no room for what it takes.
  ReadyKernel with_room(Arena& arena, Request r, ReadyKernel p) const;
  Spec spec_of(const Tensor& t, bool flat) const;
  bool is_unaligned(const Tensor& t) const;

  Device& device_;
  std::span<const Backend* const> backends_;
  // Two generations. When the present one is full, it takes the place of the one before, whose
  // kernels are dropped.
  Table now_, before_;
  Arena::Outside memory_;
  size_t most_held_;
};

// Returns the place of the operands of a launch; throws if they are not all on one.
Place& common_place(std::span<const Tensor* const> out, std::span<const Tensor* const> in);

// Makes new tensors on a place while it lives.
class PlaceGuard {
 public:
  PlaceGuard(Context& ctx, Place& place) : ctx_(ctx), before_(ctx.place) { ctx.place = &place; }
  ~PlaceGuard() { ctx_.place = before_; }
  PlaceGuard(const PlaceGuard&) = delete;
  PlaceGuard& operator=(const PlaceGuard&) = delete;

 private:
  Context& ctx_;
  Place* before_;
};

// Returns the 16-bit arithmetic in use: the pinned one, or else the measured one.
Arithmetic arithmetic_of(const Context& ctx);
// True if the updates of optimizers round a product and a sum together, as a fused multiply-add
// does.
bool updates_are_fused(const Context& ctx);

// A launch of a kernel, for observers.
struct Launch {
  Kernel kernel;
  std::span<const Tensor*const> out, in;
  const void* params;
  size_t params_size;
  const void* scalars;
  const Prepared& prepared;
};

// Effect: whether a launch changes something that outlives a step, as parameters, optimizer states
// and scales do. A dry run lists such a launch and does not run it.
enum class Effect : int8_t { passing, lasting };

// Scratch memory of a launch, which goes back to the arena behind it.
class Workspace {
 public:
  Workspace() = default;
  Workspace(Arena& arena, size_t bytes)
      : arena_(&arena), block_(bytes ? arena.alloc(bytes, Purpose::workspace) : nullptr) {}
  ~Workspace() {
    if (block_) arena_->free(block_);
  }
  Workspace(Workspace&& w) noexcept : arena_(w.arena_), block_(std::exchange(w.block_, nullptr)) {}
  Workspace& operator=(Workspace&& w) noexcept {
    std::swap(arena_, w.arena_);
    std::swap(block_, w.block_);
    return *this;
  }
  void* data() const { return block_ ? block_->data : nullptr; }

 private:
  Arena* arena_ = nullptr;
  Arena::Block* block_ = nullptr;
};

// A launch that can run once without allocating.
struct ReadyLaunch {
  ReadyKernel kernel;
  Workspace workspace;
};

// Runs a kernel: finds or prepares it and provides its workspace, unless it is `ready`. The
// parameters and scalars are those that kernels.h lists for it. Does nothing if no output has an
// element. Throws if no candidate takes the operands, if there is no memory, or if the device
// refuses the launch; nothing was written then. On a device that is not the host the kernel runs
// later, and may fail later (Device::take_failure).
void launch_raw(Kernel kernel, std::span<const Tensor* const> out,
                std::span<const Tensor* const> in, const void* params, size_t params_size,
                const void* scalars, size_t scalars_size, ReadyLaunch* ready = nullptr,
                Effect effect = Effect::passing);

struct None {};  // no parameters or scalars

// The typed form of launch_raw().
template <class P = None, class S = None>
void launch(Kernel kernel, std::initializer_list<const Tensor*> out,
            std::initializer_list<const Tensor*> in, const P& params = {}, const S& scalars = {}) {
  launch_raw(kernel, {out.begin(), out.size()}, {in.begin(), in.size()}, &params,
             std::is_same_v<P, None> ? 0 : sizeof(P), &scalars,
             std::is_same_v<S, None> ? 0 : sizeof(S));
}

// Does everything in a launch that can fail, so that the same launch can run later without
// allocating, whatever is prepared in between.
template <class P = None>
ReadyLaunch prepare_launch(Kernel kernel, std::initializer_list<const Tensor*> out,
                           std::initializer_list<const Tensor*> in, const P& params = {}) {
  const Tensor& first = **out.begin();
  Context& ctx = first.ctx();
  const Place& place = first.place();
  ReadyKernel ready =
      place.kernels->get(ctx, kernel, {out.begin(), out.size()}, {in.begin(), in.size()}, &params,
                         std::is_same_v<P, None> ? 0 : sizeof(P));
  const size_t bytes = ready->workspace;
  return {std::move(ready), Workspace(*place.arena, bytes)};
}
// Runs the launch that prepare_launch() has made ready. Cannot fail: if the device refuses it, the
// outputs keep their elements, and the next public call reports it.
template <class P = None, class S = None>
void launch_prepared(ReadyLaunch& ready, Kernel kernel, std::initializer_list<const Tensor*> out,
                     std::initializer_list<const Tensor*> in, const P& params = {},
                     const S& scalars = {}, Effect effect = Effect::passing) {
  launch_raw(kernel, {out.begin(), out.size()}, {in.begin(), in.size()}, &params,
             std::is_same_v<P, None> ? 0 : sizeof(P), &scalars,
             std::is_same_v<S, None> ? 0 : sizeof(S), &ready, effect);
}

}  // namespace mpt
