// StepMemory: follows the batch through a step and replays the step with another batch size.
// SPDX-License-Identifier: Apache-2.0
#include "observe/step_memory.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "backends/cache.h"
#include "backends/kernel_info.h"
#include "core/error.h"

namespace mpt {
namespace {

// Returns the address by which an arena's events and live_ name the memory of a tensor.
const void* memory_of(const Tensor& t) { return t->storage->data; }

// True if blocks of this purpose can grow with the batch. A cached cast grows if its leaf holds the
// batch.
bool may_grow(Purpose p) {
  return p == Purpose::activations || p == Purpose::workspace || p == Purpose::cast_cache;
}

// Returns the outermost dim in memory, along which the rows of a batch are stored.
int batch_dim(const Spec& s) {
  int at = 0;
  for (int d = 1; d < s.rank(); ++d)
    if (s.stride[d] > s.stride[at] && s.shape[d] > 1) at = d;
  return at;
}

// Returns n * batch / of, rounded, and at least 1.
int64_t scale_extent(int64_t n, int64_t batch, int64_t of) {
  const double y = static_cast<double>(n) * static_cast<double>(batch) / static_cast<double>(of);
  return std::max<int64_t>(1, std::llround(std::min(y, 1e15)));
}

// True if an output of a kernel grows with the batch, given which inputs do.
bool grows_with_batch(const Launch& l, size_t output, std::span<const char> in_grows) {
  switch (info(l.kernel).batch_outputs) {
    case BatchOutputs::all: return true;
    case BatchOutputs::first: return output == 0;
    case BatchOutputs::none: return false;
    case BatchOutputs::varies: break;
  }
  if (l.kernel == Kernel::reduce) {
    const Tensor &y = *l.out[0], &x = *l.in[0];
    return x.rank() > 0 && y.rank() == x.rank() && y.size(0) == x.size(0);
  }
  if (l.kernel == Kernel::gemm) {  // a product of two growing matrices sums over the batch
    if (!(in_grows[0] && in_grows[1])) return true;
    const Tensor& c = *l.out[0];
    return c.rank() > 2 && c.count() > c.size(-1) * c.size(-2);
  }
  // The results of index_add and scatter grow unless their dim is 0.
  return *static_cast<const int32_t*>(l.params) != 0;
}

}  // namespace

// -- recording ------------------------------------------------------------------------------------

template <class F>
void StepMemory::attempt(F f) noexcept {
  if (!running_) return;
  try {
    f();
  } catch (...) {
    out_of_memory_ = true;
    stop();
  }
}

void StepMemory::stop() {
  if (!running_) return;
  running_ = false;
  ctx_->home->arena->watch(nullptr);
  detach(*ctx_);
}

void StepMemory::forget() {
  stop();
  blocks_.clear();
  launches_.clear();
  events_.clear();
  live_.clear();
  host_owned_.clear();
  batch_ = 0;
  ended_ = false;
  out_of_memory_ = false;
  made_states_ = false;
  skip_workspace_ = false;
}

void StepMemory::start(Context& ctx, std::span<const Tensor> batch) {
  for (size_t i = 0; i < batch.size(); ++i) {
    const Tensor& t = batch[i];
    if (t.rank() == 0 || t.size(0) < 1) {
      fail(MPT_ERROR_SHAPE,
           "batch[%zu]%s has shape %s; its first extent must be the batch size, 1 or more", i,
           t.quoted().s, text(t.shape()).s);
    }
    if (t.size(0) != batch[0].size(0)) {
      fail(MPT_ERROR_SHAPE,
           "batch[0] has %lld rows, batch[%zu]%s %lld: all tensors of a batch must have the same "
           "first extent",
           lld(batch[0].size(0)), i, t.quoted().s, lld(t.size(0)));
    }
    if (t->storage->owned && !may_grow(t->storage->purpose())) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "batch[%zu]%s is a parameter, which is not part of a batch",
           i, t.quoted().s);
    }
  }
  forget();
  ctx_ = &ctx;
  batch_ = batch[0].size(0);
  base_ = {ctx.home->arena->stats().total_now, {}};
  std::copy_n(ctx.home->arena->stats().now, kPurposes, base_.by_purpose);
  blocks_.reserve(1024);
  events_.reserve(4096);
  live_.reserve(1024);
  for (const Tensor& t : batch) grow(t);
  running_ = true;
  ctx.home->arena->watch(this);
  attach(ctx);
}

int32_t StepMemory::block_from_before(const void* p, size_t bytes, Purpose purpose) {
  const auto index = static_cast<int32_t>(blocks_.size());
  blocks_.push_back({.bytes = bytes, .purpose = purpose, .predates_step = true});
  live_.emplace(p, index);
  base_.total -= bytes;
  base_.by_purpose[static_cast<int>(purpose)] -= bytes;
  return index;
}

bool StepMemory::grows(const Tensor& t) const {
  if (!t) return false;
  if (!t->storage->owned) return host_owned_.contains(memory_of(t));
  auto it = live_.find(memory_of(t));
  return it != live_.end() && it->second >= 0 && blocks_[static_cast<size_t>(it->second)].grows;
}

void StepMemory::grow(const Tensor& t) {
  const Storage& s = *t->storage;
  if (!s.owned) {
    host_owned_.insert(memory_of(t));
    return;
  }
  const Purpose purpose = s.purpose();
  if (!may_grow(purpose)) return;
  auto it = live_.find(memory_of(t));
  const int32_t i =
      it == live_.end() ? block_from_before(memory_of(t), s.bytes, purpose) : it->second;
  if (i >= 0) blocks_[static_cast<size_t>(i)].grows = true;
}

void StepMemory::follow(const Launch& l) {
  char flags[16] = {};
  bool any = false;
  for (size_t i = 0; i < l.in.size(); ++i) {
    flags[i] = grows(*l.in[i]);
    any |= flags[i] != 0;
  }
  if (!any) return;
  for (size_t i = 0; i < l.out.size(); ++i) {
    if (*l.out[i] && grows_with_batch(l, i, flags)) grow(*l.out[i]);
  }
  // An operand of an elementwise kernel with as many elements as the result grows with the batch
  // too (the mask of a dropout).
  if (l.kernel == Kernel::binary || l.kernel == Kernel::ternary) {
    for (const Tensor* t : l.in) {
      const bool whole = *t && !(*t)->is_view && !grows(*t) && t->count() == l.out[0]->count();
      if (whole && t->count() % batch_ == 0 && live_.contains(memory_of(*t))) grow(*t);
    }
  }
}

int32_t StepMemory::record(const Launch& l) {
  std::vector<char> flags;
  bool any = false;
  for (auto side : {l.out, l.in}) {
    for (const Tensor* t : side) {
      flags.push_back(grows(*t));
      any |= flags.back() != 0;
    }
  }
  if (!any) return -1;
  for (size_t i = 0; i < launches_.size(); ++i) {
    if (launches_[i].prepared == &l.prepared && launches_[i].grows == flags) {
      return static_cast<int32_t>(i);
    }
  }
  RecordedLaunch r{.prepared = &l.prepared,
                   .kernel = l.kernel,
                   .outputs = l.out.size(),
                   .workspace = l.prepared.workspace,
                   .specs = {},
                   .grows = std::move(flags),
                   .params = {}};
  for (auto side : {l.out, l.in}) {
    for (const Tensor* t : side) {
      r.specs.push_back(*t ? Spec{t->dtype(), t->shape(), t->stride()} : Spec{});
    }
  }
  const auto* bytes = static_cast<const char*>(l.params);
  r.params.assign(bytes, bytes + l.params_size);
  launches_.push_back(std::move(r));
  return static_cast<int32_t>(launches_.size()) - 1;
}

void StepMemory::launching(const Launch& l) noexcept {
  attempt([&] {
    follow(l);
    const int32_t index = record(l);
    if (index < 0) return;
    note(EventKind::launch, index);
    skip_workspace_ = l.prepared.workspace > 0;
  });
}

void StepMemory::computed(std::span<const Tensor> out, std::span<const Tensor> in) noexcept {
  attempt([&] {
    bool any = false;
    for (const Tensor& t : in) any |= grows(t);
    for (const Tensor& t : out)
      if (any && t && t.count() % batch_ == 0) grow(t);
  });
}

StepMemory::Block* StepMemory::block_of(const Tensor& t) {
  auto it = live_.find(memory_of(t));
  return it == live_.end() || it->second < 0 ? nullptr : &blocks_[static_cast<size_t>(it->second)];
}

void StepMemory::row_gradient(std::span<const Tensor> out, const Tensor& from) noexcept {
  attempt([&] {
    if (!grows(from)) return;
    for (const Tensor& t : out)
      if (Block* b = block_of(t)) b->grows = true;
  });
}

void StepMemory::leaf_gradient(const Tensor& leaf, const Tensor& grad,
                               const Tensor& rows) noexcept {
  attempt([&] {
    Block* values = block_of(grad);
    if (!values) return;
    if (!rows) {
      values->gradient = !grows(leaf);
      values->grows |= grows(leaf);
      return;
    }
    values->gradient = false;
    Block* list = block_of(rows);
    const auto table = static_cast<size_t>(leaf.size(0));
    values->max_bytes = std::max(values->bytes, table * static_cast<size_t>(leaf.size(1)) *
                                                    static_cast<size_t>(size_of(grad.dtype())));
    if (list) list->max_bytes = std::max(list->bytes, table * sizeof(int64_t));
  });
}

void StepMemory::allocated(void* p, size_t bytes, Purpose purpose) noexcept {
  attempt([&] {
    if (purpose == Purpose::workspace && skip_workspace_) {
      skip_workspace_ = false;
      live_[p] = -1;
      return;
    }
    const auto index = static_cast<int32_t>(blocks_.size());
    blocks_.push_back({bytes, purpose});
    live_[p] = index;
    made_states_ |= purpose == Purpose::states;
    note(EventKind::alloc, index);
  });
}

void StepMemory::freed(void* p, size_t bytes, Purpose purpose) noexcept {
  attempt([&] {
    auto it = live_.find(p);
    const int32_t i = it == live_.end() ? block_from_before(p, bytes, purpose) : it->second;
    live_.erase(p);
    if (i >= 0) note(EventKind::free, i);
  });
}

void StepMemory::moved(void* p, size_t bytes, Purpose from, Purpose to) noexcept {
  attempt([&] {
    auto it = live_.find(p);
    const int32_t i = it == live_.end() ? block_from_before(p, bytes, from) : it->second;
    if (i < 0) return;
    blocks_[static_cast<size_t>(i)].gradient |= to == Purpose::gradients;
    note(EventKind::move, i, to);
  });
}

void StepMemory::step_ended() noexcept {
  ended_ = running_;
  stop();
}

// -- replay ---------------------------------------------------------------------------------------

size_t StepMemory::scaled(const Block& b, int64_t batch) const {
  if (!b.grows || b.gradient) return b.bytes;
  return std::min(b.max_bytes,
                  static_cast<size_t>(scale_extent(static_cast<int64_t>(b.bytes), batch, batch_)));
}

size_t StepMemory::workspace(const RecordedLaunch& l, int64_t batch) const {
  if (batch == batch_) return l.workspace;
  std::vector<Spec> specs = l.specs;
  for (size_t i = 0; i < specs.size(); ++i) {
    if (!l.grows[i] || specs[i].rank() == 0) continue;
    int64_t& extent = specs[i].shape[batch_dim(specs[i])];
    extent = scale_extent(extent, batch, batch_);
  }
  const std::span<const Spec> all = specs;
  Request r{.kernel = l.kernel,
            .out = all.first(l.outputs),
            .in = all.subspan(l.outputs),
            .params = l.params.data(),
            .params_size = l.params.size(),
            .workers = ctx_->jobs.workers(),
            .arithmetic = ctx_->arithmetic,
            .device = ctx_->home->device};
  Why why;
  auto p = prepare_best(ctx_->home->kernels->backends(), r, why);
  if (p) return p->workspace;
  return static_cast<size_t>(scale_extent(static_cast<int64_t>(l.workspace), batch, batch_));
}

Arena::Peak StepMemory::peak(int64_t batch) const {
  if (out_of_memory_) fail(MPT_ERROR_OUT_OF_MEMORY, "the system had no memory to record the step");
  if (!ended_) {
    fail(MPT_ERROR_STATE,
         running_
             ? "the watched step has not ended: mpt_stepper_step, or mpt_memory_end_step, ends "
               "it"
             : "no step was watched: call mpt_memory_watch, then run one training step");
  }
  if (made_states_) {
    fail(MPT_ERROR_STATE,
         "the watched step made the optimizer's states, so the steps after it need more memory: "
         "watch one of those");
  }
  Arena::Peak now = base_, highest;
  std::vector<Purpose> purpose;
  purpose.reserve(blocks_.size());
  auto add = [&now](Purpose p, size_t bytes) {
    now.by_purpose[static_cast<int>(p)] += bytes;
    now.total += bytes;
  };
  auto drop = [&now](Purpose p, size_t bytes) {
    now.by_purpose[static_cast<int>(p)] -= bytes;
    now.total -= bytes;
  };
  for (const Block& b : blocks_) {
    purpose.push_back(b.purpose);
    if (b.predates_step) add(b.purpose, scaled(b, batch));
  }
  highest = now;
  std::vector<size_t> asked(launches_.size(), SIZE_MAX);
  for (const Event& e : events_) {
    const auto i = static_cast<size_t>(e.index);
    switch (e.kind) {
      case EventKind::alloc: add(purpose[i], scaled(blocks_[i], batch)); break;
      case EventKind::free: drop(purpose[i], scaled(blocks_[i], batch)); break;
      case EventKind::move:
        drop(purpose[i], scaled(blocks_[i], batch));
        purpose[i] = e.to;
        add(purpose[i], scaled(blocks_[i], batch));
        break;
      case EventKind::launch: {
        if (asked[i] == SIZE_MAX) asked[i] = workspace(launches_[i], batch);
        add(Purpose::workspace, asked[i]);
        if (now.total > highest.total) highest = now;
        drop(Purpose::workspace, asked[i]);
      }
    }
    if (now.total > highest.total) highest = now;
  }
  return highest;
}

int64_t StepMemory::largest(size_t limit) const {
  constexpr int64_t kMostSamples = int64_t{1} << 40;
  // `fits` is the largest batch known to be within the limit, `above` the smallest known to exceed
  // it.
  struct {
    int64_t batch;
    size_t peak;
  } fits{1, peak(1).total}, above{batch_, peak(batch_).total};
  if (fits.peak > limit) return 0;
  while (above.peak <= limit) {
    fits = above;
    if (above.batch > kMostSamples) return fits.batch;
    above.batch *= 2;
    above.peak = peak(above.batch).total;
  }
  auto look = [&](int64_t batch) {
    if (batch <= fits.batch || batch >= above.batch) return;
    const size_t p = peak(batch).total;
    if (p <= limit) fits = {batch, p};
    else above = {batch, p};
  };
  while (above.batch - fits.batch > 1) {  // the peak is nearly linear between the two
    const int64_t width = above.batch - fits.batch;
    const double at = static_cast<double>(limit - fits.peak) /
                      static_cast<double>(std::max<size_t>(above.peak - fits.peak, 1));
    const int64_t guess = fits.batch + static_cast<int64_t>(static_cast<double>(width) * at);
    look(guess);
    look(guess + 1);
    if (above.batch - fits.batch > width / 2) look(fits.batch + (above.batch - fits.batch) / 2);
  }
  return fits.batch;
}

}  // namespace mpt
