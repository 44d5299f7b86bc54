// KernelCache: lookup of prepared kernels by everything that was known when they were prepared.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cache.h"

#include <algorithm>
#include <cstring>

#include "backends/device.h"
#include "backends/devices.h"
#include "backends/kernel_info.h"
#include "backends/recorder.h"
#include "core/assert.h"
#include "core/error.h"
#include "core/observer.h"

namespace mpt {
namespace {

constexpr size_t kMaxOperands = 16;
constexpr size_t kMaxKey = 2 + kMaxOperands * (2 + 2 * kMaxRank) + 32;

// True if an elementwise kernel may treat the operands as one flat dim: contiguous operands of one
// shape. One prepared kernel then serves every shape with that number of elements.
bool is_flat(Kernel kernel, std::span<const Tensor* const> out, std::span<const Tensor* const> in) {
  if (!info(kernel).flat) return false;
  const Dims& shape = (*out[0])->shape;
  for (auto side : {out, in}) {
    for (const Tensor* t : side) {
      const TensorImpl& x = *t->get();
      if (!(x.shape == shape) || !is_contiguous(x.shape, x.stride)) return false;
    }
  }
  return true;
}

void describe_operand(std::string& s, const Spec& x) {
  if (!x) {
    s += " -";
    return;
  }
  s.append(" ").append(name_of(x.dtype)).append(text(x.shape).s);
  if (!is_contiguous(x.shape, x.stride)) s.append("/").append(text(x.stride).s);
  if (x.is_unaligned) s.append("(unaligned)");
}

std::string describe_request(const Request& r) {
  std::string s = info(r.kernel).name;
  for (const Spec& x : r.out) describe_operand(s, x);
  s += " <-";
  for (const Spec& x : r.in) describe_operand(s, x);
  return s;
}

}  // namespace

// Key: everything that prepare() can see and that changes between calls: the kernel, and the
// dtypes, shapes, strides, alignment and parameters. (The workers and the arithmetic of a context
// do not change once it has a prepared kernel.) The hash is computed while words are appended.
struct KernelCache::Key {
  int64_t words[kMaxKey];
  size_t n = 0;
  uint64_t sum = 0;

  void add_word(int64_t word) {
    words[n++] = word;
    sum = (sum ^ static_cast<uint64_t>(word)) * 0x9E3779B97F4A7C15u;
  }
  // Multiplies pairs of words independently, so that one product need not wait for another.
  void add_pair(int64_t a, int64_t b) {
    words[n] = a;
    words[n + 1] = b;
    __extension__ typedef unsigned __int128 Wide;
    const auto p = static_cast<Wide>(static_cast<uint64_t>(a) ^ (0x9E3779B97F4A7C15u + n)) *
                   (static_cast<uint64_t>(b) ^ (0xff51afd7ed558ccdu - n));
    sum += static_cast<uint64_t>(p) ^ static_cast<uint64_t>(p >> 64);
    n += 2;
  }
  // The first word of an operand has its dtype in bits 0 to 7, its rank in 8 to 15, whether it is
  // unaligned in 16, and if flat its elements from 17 on.
  void add_flat(const Tensor* t, bool is_unaligned, int64_t elements) {
    add_word(static_cast<int64_t>(t->dtype()) | 1 << 8 | is_unaligned << 16 | elements << 17);
  }
  void add(const Tensor* t, bool is_unaligned) {
    if (!*t) return add_word(0);
    const TensorImpl& x = *t->get();
    const int rank = x.shape.size();
    add_word(static_cast<int64_t>(x.dtype) | rank << 8 | is_unaligned << 16);
    for (int i = 0; i < rank; ++i) add_pair(x.shape[i], x.stride[i]);
  }
  void add_bytes(const void* data, size_t size) {
    const auto* bytes = static_cast<const char*>(data);
    for (; size >= sizeof(int64_t); size -= sizeof(int64_t), bytes += sizeof(int64_t)) {
      int64_t word;
      std::memcpy(&word, bytes, sizeof word);
      add_word(word);
    }
    if (size == 0) return;
    int64_t rest = 0;
    std::memcpy(&rest, bytes, size);
    add_word(rest);
  }
  uint64_t hash() const { return sum ^ sum >> 29; }
  // Compares word by word: wider loads would stall on the preceding stores of single words.
  bool equals(const std::vector<int64_t>& other) const {
    if (other.size() != n) return false;
    for (size_t i = 0; i < n; ++i)
      if (other[i] != words[i]) return false;
    return true;
  }
};

KernelCache::KernelCache(Device& device, Arena& host)
    : device_(device), backends_(device.backends()), memory_(host) {
  constexpr size_t kLeastHeld = 1 << 20, kMostHeld = 128 << 20;  // 500 products by oneDNN
  most_held_ = host.limit() ? std::clamp(host.limit() / 8, kLeastHeld, kMostHeld) : kMostHeld;
}

bool KernelCache::is_unaligned(const Tensor& t) const {
  if (device_.info().is_host || !t) return false;
  return reinterpret_cast<uintptr_t>(t.address()) % kOperandAlign != 0;
}

// Returns an operand as prepare() sees it.
Spec KernelCache::spec_of(const Tensor& t, bool flat) const {
  if (!t) return {};
  if (flat) return {t.dtype(), {t.count()}, {1}, is_unaligned(t)};
  return {t.dtype(), t.shape(), t.stride(), is_unaligned(t)};
}

const ReadyKernel& KernelCache::get(Context& ctx, Kernel kernel, std::span<const Tensor* const> out,
                                    std::span<const Tensor* const> in, const void* params,
                                    size_t params_size) {
  Key key;
  if (out.size() + in.size() > kMaxOperands || params_size > 31 * sizeof(int64_t)) {
    fail(MPT_ERROR_INTERNAL, "a cached kernel takes at most %zu operands", kMaxOperands);
  }
  key.add_word(static_cast<int64_t>(kernel) | static_cast<int64_t>(out.size()) << 16);
  const bool flat = is_flat(kernel, out, in);
  const int64_t elements = flat ? count(out[0]->shape()) : 0;
  for (auto side : {out, in}) {
    for (const Tensor* t : side)
      flat ? key.add_flat(t, is_unaligned(*t), elements) : key.add(t, is_unaligned(*t));
  }
  key.add_bytes(params, params_size);
  if (const ReadyKernel* p = now_.find(key)) [[likely]]
    return *p;
  if (const ReadyKernel* p = before_.find(key)) return *p;

  std::vector<Spec> specs;
  for (const Tensor* t : out) specs.push_back(spec_of(*t, flat));
  for (const Tensor* t : in) specs.push_back(spec_of(*t, flat));
  auto entry = std::make_unique<Entry>();
  entry->hash = key.hash();
  entry->key.assign(key.words, key.words + key.n);
  const Request r{.kernel = kernel,
                  .out = std::span(specs).first(out.size()),
                  .in = std::span(specs).subspan(out.size()),
                  .params = params,
                  .params_size = params_size,
                  .workers = ctx.jobs.workers(),
                  .arithmetic = ctx.arithmetic,
                  .device = &device_};
  entry->prepared = prepare(r);
  if (Arena& arena = *out[0]->place().arena; arena.limit() && !device_.info().is_host) {
    entry->prepared = with_room(arena, r, std::move(entry->prepared));
  }
  const size_t bytes = entry->held();
  if (now_.used == kMaxEntries || (now_.used && now_.held + bytes > most_held_)) {
    before_ = {};
    memory_.shrink_to(now_.held);
    std::swap(before_, now_);
  }
  now_.make_place();
  memory_.add(bytes);
  return now_.insert(std::move(entry));
}

size_t KernelCache::Entry::held() const {
  constexpr size_t kObjects = 512;  // the Prepared of libmpt's own kernels, and list headers
  return sizeof(Entry) + kObjects + key.size() * sizeof(int64_t) + prepared->text.size() +
         prepared->refused.size() + prepared->held;
}

const ReadyKernel* KernelCache::Table::find(const Key& key) const {
  if (places.empty()) return nullptr;
  const size_t mask = places.size() - 1;
  const uint64_t hash = key.hash();
  for (size_t i = hash & mask; places[i]; i = (i + 1) & mask) {
    const Entry& e = *places[i];
    if (e.hash == hash && key.equals(e.key)) return &e.prepared;
  }
  return nullptr;
}

ReadyKernel KernelCache::prepare(const Request& r) const {
  Why why;
  auto prepared = prepare_best(backends_, r, why);
  std::string described = describe_request(r);
  if (!prepared) {
    fail(MPT_ERROR_UNSUPPORTED, "no kernel takes %s (%s)", described.c_str(),
         why.text.empty() ? "none is there" : why.text.c_str());
  }
  prepared->text = std::move(described);
  prepared->refused = std::move(why.text);
  return prepared;
}

namespace {
bool has_room(Arena& arena, size_t bytes) {
  try {
    const Workspace workspace(arena, bytes);
    return true;
  } catch (const Error& e) {
    if (e.code() != MPT_ERROR_OUT_OF_MEMORY) throw;
    return false;
  }
}
}  // namespace

ReadyKernel KernelCache::with_room(Arena& arena, Request r, ReadyKernel p) const {
  while (!has_room(arena, p->workspace)) {
    r.most_workspace = std::min(p->workspace, arena.limit()) / 2;
    ReadyKernel smaller = prepare(r);
    if (smaller->workspace >= p->workspace) break;
    p = std::move(smaller);
  }
  return p;
}

const ReadyKernel& KernelCache::Table::insert(std::unique_ptr<Entry> entry) noexcept {
  std::unique_ptr<Entry>& place = free_place(entry->hash);
  place = std::move(entry);
  ++used;
  held += place->held();
  return place->prepared;
}

void KernelCache::Table::make_place() {
  if (used * 2 < places.size()) return;
  std::vector<std::unique_ptr<Entry>> old(std::max<size_t>(256, places.size() * 2));
  std::swap(old, places);
  for (auto& e : old)
    if (e) free_place(e->hash) = std::move(e);
}

std::unique_ptr<KernelCache::Entry>& KernelCache::Table::free_place(uint64_t hash) {
  const size_t mask = places.size() - 1;
  size_t i = hash & mask;
  while (places[i]) i = (i + 1) & mask;
  return places[i];
}

std::string KernelCache::describe() const {
  std::vector<std::string> lines;
  for (const Table* table : {&now_, &before_})
    for (const auto& e : table->places)
      if (e) lines.push_back(e->prepared->text + ": " + e->prepared->name);
  std::sort(lines.begin(), lines.end());
  std::string s;
  for (const std::string& l : lines) s.append(l).append("\n");
  return s;
}

Arithmetic arithmetic_of(const Context& ctx) {
  if (ctx.arithmetic != Arithmetic::measure) return ctx.arithmetic;
  const Device& device = *ctx.home->device;
  const Backend& first = *device.backends()[0];
  return first.measured ? first.measured(device) : Arithmetic::widen16;
}

bool updates_are_fused(const Context& ctx) {
  const Backend& first = *ctx.home->device->backends()[0];
  return first.fuses && first.fuses();
}

namespace {

// True if no output has an element, so that there is nothing to compute.
bool all_empty(std::span<const Tensor* const> out) {
  for (const Tensor* t : out)
    if (*t && t->count() > 0) return false;
  return true;
}

[[noreturn, gnu::cold]] void fail_places(const Tensor& a, const Tensor& b) {
  fail(MPT_ERROR_DEVICE,
       "a tensor%s of shape %s is on %s and one%s of shape %s on %s: the operands of an operation "
       "must be on one device, to which mpt_tensor_to copies",
       a.quoted().s, text(a.shape()).s, name_of(a.place()).s, b.quoted().s, text(b.shape()).s,
       name_of(b.place()).s);
}

[[noreturn, gnu::cold]] void fail_refused(Place& place, const Prepared& p, const char* why) {
  const std::string reason = why;
  check_device(place);  // a lost device refuses everything: the error names what has failed
  fail(MPT_ERROR_DEVICE, "%s refused the launch of %s: %s", name_of(place).s, p.text.c_str(),
       reason.c_str());
}

[[noreturn, gnu::cold]] void fail_other_place(const Place& place) {
  fail(MPT_ERROR_STATE,
       "an operation on %s while a recording is made: a recording has the work of the device of "
       "the context alone",
       name_of(place).s);
}

[[gnu::cold]] void notify_launch(const Context& ctx, const Launch& l) {
  notify(ctx, [&](Observer& o) { o.launching(l); });
}

}  // namespace

Place& common_place(std::span<const Tensor* const> out, std::span<const Tensor* const> in) {
  const Tensor& first = *out[0];
  Place& place = first.place();
  for (auto side : {out, in}) {
    for (const Tensor* t : side)
      if (*t && &t->place() != &place) [[unlikely]]
        fail_places(first, *t);
  }
  return place;
}

namespace {

// Makes the operands present whose elements other ranks have.
[[gnu::cold]] void bring(Context& ctx, std::span<const Tensor* const> out,
                         std::span<const Tensor* const> in) {
  const uint64_t use = ++ctx.uses;
  for (auto side : {out, in}) {
    for (const Tensor* t : side)
      if (*t && (*t)->storage->source) (*t)->storage->source->bring(use);
  }
}

}  // namespace

void launch_raw(Kernel kernel, std::span<const Tensor* const> out,
                std::span<const Tensor* const> in, const void* params, size_t params_size,
                const void* scalars, size_t scalars_size, ReadyLaunch* ready, Effect effect) {
  if (all_empty(out)) return;
  Context& ctx = out[0]->ctx();
  if (!ready) need_not_cancelled(ctx);
  if (ctx.uses) [[unlikely]]
    bring(ctx, out, in);
  Place& place = ctx.devices ? common_place(out, in) : ctx.host;
  void* out_data[kMaxOperands];
  const void* in_data[kMaxOperands];
  for (size_t i = 0; i < out.size(); ++i) out_data[i] = *out[i] ? out[i]->data() : nullptr;
  for (size_t i = 0; i < in.size(); ++i) in_data[i] = *in[i] ? in[i]->data() : nullptr;
  if (ctx.home->recorder && &place != ctx.home) [[unlikely]]
    fail_other_place(place);
  const ReadyKernel& found =
      ready ? ready->kernel : place.kernels->get(ctx, kernel, out, in, params, params_size);
  const Prepared& p = *found;
  ReadyKernel kept;
  if (ctx.observers) [[unlikely]] {
    kept = found;  // observers launch kernels too
    notify_launch(ctx, {kernel, out, in, params, params_size, scalars, p});
    if (ctx.dry_run && effect == Effect::lasting) return;  // its trace observes a dry run
  }
  const Workspace workspace =
      ready ? std::move(ready->workspace) : Workspace(*place.arena, p.workspace);
  MPT_ASSERT(workspace.data() || !p.workspace, "a launch that is made ready once runs once");
  const Run run{out_data, in_data, scalars, workspace.data(), ctx.jobs, scalars_size};
  const char* refused;
  if (place.recorder) [[unlikely]] {
    place.recorder->launch({kernel, out, in, found, run, ready != nullptr});
    refused = p.run(run);
    if (refused) place.recorder->refused();
  } else {
    refused = p.run(run);
  }
  if (!refused) [[likely]]
    return;
  if (!ready) fail_refused(place, p, refused);
  keep_refusal(place, p.text.c_str(), refused);
}

}  // namespace mpt
