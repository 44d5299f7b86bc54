// Two-level segregated fit (Masmano et al., "TLSF: a new dynamic memory allocator for real-time
// systems", 2004): constant-time best-class fit with immediate coalescing.
// SPDX-License-Identifier: Apache-2.0
#include "core/arena.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <utility>

#include "core/assert.h"
#include "core/error.h"
#include "core/system.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#endif

namespace mpt {

struct Arena::Segment {
  Segment* next;
  char* base;
  size_t size;      // bytes in use by blocks
  size_t capacity;  // bytes reserved; above `size` only for memory of the operating system
  Block* sentinel;
};

namespace {

constexpr size_t kUnit = 64;  // alignment of the host's blocks
constexpr size_t kSmallPage = 4096, kPage = size_t{2} << 20;
constexpr size_t round_up(size_t n, size_t to) { return (n + to - 1) / to * to; }
constexpr char* at(void* p, size_t offset) { return static_cast<char*>(p) + offset; }

// The address sanitizer sees a write behind a block in the guard.
#if defined(__SANITIZE_ADDRESS__)
constexpr size_t kHostGuard = kUnit;
#else
constexpr size_t kHostGuard = 0;
#endif

// Returns the size class: the power of two, counted from `first_log`, and the part of it.
void classify(size_t size, int first_log, int& log, int& sub) {
  const int l = static_cast<int>(std::bit_width(size)) - 1;
  log = l - first_log;
  sub = static_cast<int>((size >> (l - 5)) & 31);  // the five bits below the highest: kSub parts
}

}  // namespace

Arena::Arena(HostMemory host, size_t limit)
    : host_(host), headers_(*this), limit_(limit), align_(kUnit), guard_(kHostGuard) {
  for (size_t i = 0; i < kHeadersKept; ++i) give_header(first_headers_ + i * kHeader);
}

Arena::Arena(PieceSource& source, Arena& headers, size_t limit)
    : source_(&source), headers_(headers), limit_(limit), align_(source.align), guard_(0) {}

Arena::~Arena() {
  while (segments_) {
    const Segment s = *segments_;
    if (source_) {  // the headers of the host are in its segments
      for (Block* b = s.sentinel; b;) headers_.give_header(std::exchange(b, b->before));
      headers_.give_header(segments_);
    }
    give_back(s);
    segments_ = s.next;
  }
}

void Arena::give_back(const Segment& s) {
  if (source_) return source_->free(s.base, s.capacity);
  unpoison(s.base, s.size);
  if (host_.alloc) host_.free(host_.user, s.base, s.capacity, align_);
  else system::release(s.base, s.capacity);
}

bool Arena::give_back_free() {
  if (holding_ && source_) return false;  // the device cannot be waited for
  bool any = false;
  for (Segment** at = &segments_; *at;) {
    Segment* s = *at;
    Block* b = s->sentinel->before;
    if (b->before || b->state != State::free) {  // headers of the host are in blocks in use
      at = &s->next;
      continue;
    }
    *at = s->next;
    remove(b);
    stats_.reserved -= s->size;
    give_back(*s);
    for (void* header :
         {static_cast<void*>(b), static_cast<void*>(s->sentinel), static_cast<void*>(s)}) {
      headers_.give_header(header);
    }
    any = true;
  }
  return any;
}

void Arena::trim() {
  if (small_map_) merge_small();
  give_back_free();
  give_back_spares();
  if (source_ || host_.alloc) return;
  for (const Segment* s = segments_; s; s = s->next) {
    for (const Block* b = s->sentinel; b; b = b->before) {
      if (b->state == State::free) system::discard(b->data, b->size);
    }
  }
}

bool Arena::give_back_spares() {
  bool any = false;
  for (ListNode* n = spares_.next; n != &spares_; n = n->next)
    any |= static_cast<Spare*>(n)->give_back();
  return any;
}

void Arena::poison([[maybe_unused]] void* p, [[maybe_unused]] size_t bytes) const {
#if defined(__SANITIZE_ADDRESS__)
  if (!source_) __asan_poison_memory_region(p, bytes);
#endif
}

void Arena::unpoison([[maybe_unused]] void* p, [[maybe_unused]] size_t bytes) const {
#if defined(__SANITIZE_ADDRESS__)
  if (!source_) __asan_unpoison_memory_region(p, bytes);
#endif
}

void Arena::count_allocated(Purpose purpose, size_t bytes) {
  const auto i = static_cast<size_t>(purpose);
  stats_.now[i] += bytes;
  stats_.peak[i] = std::max(stats_.peak[i], stats_.now[i]);
  stats_.total_now += bytes;
  if (stats_.total_now > stats_.highest.total) stats_.highest = now();
  if (stats_.total_now > running_.peak.total) running_.peak = now();
}

void Arena::count_freed(Purpose purpose, size_t bytes) {
  stats_.now[static_cast<size_t>(purpose)] -= bytes;
  stats_.total_now -= bytes;
}

Arena::Peak Arena::now() const {
  Peak p{stats_.total_now, {}};
  std::copy(stats_.now, stats_.now + kPurposes, p.by_purpose);
  return p;
}

void Arena::reset_peak() {
  std::copy(stats_.now, stats_.now + kPurposes, stats_.peak);
  stats_.highest = now();
}

void Arena::end_step() {
  stats_.step = running_;
  ++stats_.steps;
  running_ = {.peak = now()};
  if (watch_) watch_->step_ended();
}

void Arena::insert(Block* b) {
  int log, sub;
  classify(b->size, kFirstLog, log, sub);
  b->state = State::free;
  b->prev = nullptr;
  b->next = free_[log][sub];
  if (b->next) b->next->prev = b;
  free_[log][sub] = b;
  log_map_ |= uint64_t{1} << log;
  sub_map_[log] |= uint32_t{1} << sub;
}

void Arena::remove(Block* b) {
  int log, sub;
  classify(b->size, kFirstLog, log, sub);
  if (b->prev) b->prev->next = b->next;
  else free_[log][sub] = b->next;
  if (b->next) b->next->prev = b->prev;
  if (!free_[log][sub]) {
    sub_map_[log] &= ~(uint32_t{1} << sub);
    if (!sub_map_[log]) log_map_ &= ~(uint64_t{1} << log);
  }
  b->state = State::taken;
}

// Returns the best fit among the first 32 blocks of the size class of `bytes`, so that a repeated
// step gets its own blocks again; otherwise the first block of the lowest class above.
Arena::Block* Arena::find(size_t bytes) {
  int log, sub;
  classify(bytes, kFirstLog, log, sub);
  Block* best = nullptr;
  int looked = 0;
  for (Block* b = free_[log][sub]; b && looked < 32; b = b->next, ++looked) {
    if (b->size >= bytes && (!best || b->size < best->size)) best = b;
  }
  if (best) return best;
  ++sub;
  if (sub == kSub) {
    ++log;
    sub = 0;
  }
  uint32_t subs = sub_map_[log] & (~uint32_t{0} << sub);
  if (!subs) {
    uint64_t logs = log_map_ & (~uint64_t{0} << (log + 1));
    if (!logs) return nullptr;
    log = std::countr_zero(logs);
    subs = sub_map_[log];
  }
  return free_[log][std::countr_zero(subs)];
}

void Arena::Outside::add(size_t bytes) {
  if (arena_.over_limit(bytes)) arena_.give_back_spares();
  if (arena_.over_limit(bytes)) {
    fail(MPT_ERROR_OUT_OF_MEMORY,
         "%zu more bytes exceed the context's memory_limit, with %zu taken from the host", bytes,
         arena_.stats_.reserved + arena_.outside());
  }
  arena_.outside_ += bytes;
  bytes_ += bytes;
}

// Memory of the operating system is one reserved range that grows at its end, so that adjacent free
// blocks always merge. A second range follows only when the first is full.
bool Arena::grow(size_t bytes) {
  if (source_ || host_.alloc) return alloc_piece(bytes);
  const system::Ram has = system::machine();
  if (has.all && stats_.reserved + bytes > has.all) return false;
  if (segments_) {
    const Block* last = segments_->sentinel->before;
    const size_t have = last->state == State::free ? last->size : 0;
    const size_t need = bytes - std::min(bytes - 1, have);
    size_t more = round_up(need, kPage);
    if (over_limit(more)) more = round_up(need, kSmallPage);
    if (segments_->capacity - segments_->size >= more) return extend_reservation(more);
  }
  return map_segment(bytes + guard_, system::address_space(has.ram));
}

bool Arena::extend_reservation(size_t more) {
  Segment& s = *segments_;
  char* end = s.base + s.size;
  if (over_limit(more) || !system::commit(end, more)) return false;
  poison(end, more);
  s.size += more;
  stats_.reserved += more;
  ++stats_.host_allocations;
  Block* b = s.sentinel;  // becomes the header of the new bytes
  b->size = more;
  b->after = new (take_header()) Block{.data = at(b->data, more), .before = b};
  s.sentinel = b->after;
  merge(b);
  return true;
}

bool Arena::map_segment(size_t bytes, size_t reservation) {
  size_t size = round_up(bytes, kPage);
  if (over_limit(size)) size = round_up(bytes, kSmallPage);
  if (over_limit(size)) return false;
  size_t capacity = std::max(round_up(reservation, kPage), size);
  void* base = system::reserve(capacity);
  while (!base && capacity > size) {  // the address space may be limited
    capacity = std::max(capacity / 2, size);
    base = system::reserve(capacity);
  }
  if (!base) return false;
  if (!system::commit(base, size)) {
    system::release(base, capacity);
    return false;
  }
  add_segment(base, size, capacity);
  return true;
}

// The size of a segment grows with the memory in use, from 1 MiB to 64 MiB, so that small programs
// stay small. If there is not as much, the segment has what the block needs.
bool Arena::alloc_piece(size_t bytes) {
  const size_t least = round_up(bytes + guard_, kSmallPage);
  size_t size = std::clamp(stats_.reserved, size_t{1} << 20, size_t{64} << 20);
  size = std::max(round_up(size, kSmallPage), least);
  const auto ask = [this](size_t n) -> void* {
    if (source_) source_->refusal = "";
    if (over_limit(n)) return nullptr;
    return source_ ? source_->alloc(n) : host_.alloc(host_.user, n, align_);
  };
  void* base = ask(size);
  if (!base && size > least) {
    size = least;
    base = ask(size);
  }
  if (!base) return false;
  const char* giver = source_ ? source_->name : "hooks.alloc";
  for (const Segment* s = segments_; s; s = s->next) {
    if (base >= at(s->base, s->capacity) || at(base, size) <= s->base) continue;
    fail(MPT_ERROR_CALLBACK,
         "%s returned memory at %p, which overlaps the memory at %p that it gave before and has "
         "not got back",
         giver, base, static_cast<void*>(s->base));
  }
  if (reinterpret_cast<uintptr_t>(base) % align_) {
    if (source_) source_->free(base, size);
    else host_.free(host_.user, base, size, align_);
    fail(MPT_ERROR_CALLBACK, "%s returned memory at %p, which is not aligned to %zu bytes", giver,
         base, align_);
  }
  add_segment(base, size, size);
  return true;
}

void Arena::add_segment(void* base, size_t size, size_t capacity) {
  stats_.reserved += size;
  ++stats_.host_allocations;
  poison(base, size);
  char* data = at(base, guard_);
  const size_t usable = (size - guard_) / align_ * align_;
  auto* b = new (headers_.take_header()) Block{.data = data, .size = usable};
  b->after = new (headers_.take_header()) Block{.data = data + usable, .before = b};
  segments_ = new (headers_.take_header()) Segment{.next = segments_,
                                                   .base = static_cast<char*>(base),
                                                   .size = size,
                                                   .capacity = capacity,
                                                   .sentinel = b->after};
  insert(b);
}

void* Arena::take_header() {
  --free_header_count_;
  return std::exchange(free_headers_, free_headers_->next);
}

void Arena::give_header(void* p) {
  ++free_header_count_;
  free_headers_ = new (p) FreeObject{free_headers_};
}

bool Arena::has_headers(size_t want) {
  if (headers_.free_header_count_ >= kHeadersKept) return true;
  // A block of the right size needs no header, and it may be the last memory of the host.
  const Block* b = find(want);
  return (b && b->size < want + align_) || headers_.add_headers();
}

// Headers stay where they are, between blocks that come and go, so an arena of many blocks takes
// many headers at once.
bool Arena::add_headers() {
  const size_t least = 64 * kHeader + guard_;
  const size_t want = round_up(std::clamp(stats_.reserved / 256, least, 1024 * kHeader), kHeader);
  Block* b = take(want, least);
  if (!b) return free_header_count_ >= kHeadersKept;  // merged blocks gave some back
  const size_t n = (b->size - guard_) / kHeader;
  unpoison(b->data, n * kHeader);
  for (size_t i = n; i-- > 0;) give_header(at(b->data, i * kHeader));
  return true;
}

Arena::Block* Arena::alloc(size_t bytes, Purpose purpose) {
  return holding_ ? alloc_held(bytes, purpose) : alloc_block(bytes, purpose);
}

Arena::Block* Arena::alloc_block(size_t bytes, Purpose purpose) {
  static_assert(sizeof(Block) <= kHeader && sizeof(Segment) <= kHeader);
  if (bytes > (size_t{1} << (kFirstLog + kLogs - 2))) {
    fail(MPT_ERROR_OUT_OF_MEMORY, "%zu bytes requested, which is more than any machine has", bytes);
  }
  const size_t n = std::max<size_t>(bytes, 1), least = round_up(n, align_) + guard_;
  // Sizes are rounded up to a step of about one thousandth, which halves with the size. The block
  // of a large f32 tensor can then be divided into two blocks for 16-bit tensors of the same shape,
  // and each of those into two blocks for 8-bit tensors.
  const size_t grain = std::max(align_, std::bit_floor(n) >> 10);
  const size_t want = round_up(n, grain) + guard_;
  if (want > kSmall) {
    merge_small();
  } else if (Block* b = small_[want / kUnit]) {
    MPT_ASSERT(b->state == State::kept, "a block that is handed out was free");
    small_[want / kUnit] = b->next;
    if (!b->next) small_map_ &= ~(uint64_t{1} << want / kUnit);
    return hand_out(b, bytes, purpose);
  }
  const bool ready = has_headers(want);
  Block* b = ready ? take(want, least) : nullptr;
  if (!b) fail_empty(bytes, ready);
  return hand_out(b, bytes, purpose);
}

void Arena::fail_empty(size_t bytes, bool has_headers) const {
  size_t unused = 0;
  for (const Segment* s = segments_; s; s = s->next)
    for (const Block* b = s->sentinel->before; b; b = b->before)
      if (b->state != State::taken) unused += b->size;
  char limit[128] = "";
  if (limit_) {
    std::snprintf(limit, sizeof limit,
                  "the context's memory_limit of %zu (%zu of it outside the arena) is reached or ",
                  limit_, outside());
  }
  const char *from = source_ ? "device" : "host", *empty = has_headers ? from : "host";
  const char* why = source_ && has_headers ? source_->refusal : "";
  fail(MPT_ERROR_OUT_OF_MEMORY,
       "%zu bytes requested with %zu in use and %zu free in the same pieces, of %zu taken from the "
       "%s; %sthe %s has no more%s%s",
       bytes, stats_.total_now, unused, stats_.reserved, from, limit, empty, *why ? ": " : "", why);
}

Arena::Block* Arena::take(size_t want, size_t least) {
  Block* b = obtain(want, least);
  if (!b) return nullptr;
  remove(b);
  if (b->size >= want + align_) divide(b, want);
  return b;
}

void Arena::divide(Block* b, size_t size) {
  Block* rest = new (headers_.take_header())
      Block{.data = at(b->data, size), .size = b->size - size, .before = b, .after = b->after};
  b->after->before = rest;
  b->after = rest;
  b->size = size;
  insert(rest);
}

Arena::Block* Arena::obtain(size_t& want, size_t least) {
  Block* b = find(want);
  if (!b && small_map_) {
    merge_small();
    b = find(want);
  }
  if (!b && want > least) {
    b = find(least);
    if (b) want = least;
  }
  if (b) return b;
  b = obtain_new(want, least);
  if (!b && (give_back_free() | give_back_spares())) b = obtain_new(want, least);
  return b;
}

Arena::Block* Arena::obtain_new(size_t& want, size_t least) {
  if (grow(want)) return find(want);
  if (want == least || !grow(least)) return nullptr;
  want = least;
  return find(least);
}

Arena::Block* Arena::hand_out(Block* b, size_t bytes, Purpose purpose) {
  MPT_ASSERT(b->after->before == b, "neighbouring blocks agree");
  MPT_ASSERT(b->size >= bytes + guard_, "a block that is handed out fits");
  b->state = State::taken;
  b->maker = nullptr;
  b->holds = 0;
  b->asked = bytes;
  b->purpose = purpose;
  count_allocated(purpose, bytes);
  running_.allocated += bytes;
  ++running_.allocations;
  if (watch_) [[unlikely]]
    watch_->allocated(b->data, bytes, purpose);
  unpoison(b->data, bytes);
  if (source_) source_->block_begins(b->data, bytes);
  return b;
}

void Arena::free(Block* b) {
  if (!b) return;
  if (b->holds || holding_) free_held(b);
  else free_block(b);
}

void Arena::free_block(Block* b) {
  if (watch_) [[unlikely]]
    watch_->freed(b->data, b->asked, b->purpose);
  count_freed(b->purpose, b->asked);
  if (source_) source_->block_ends(b->data, b->asked);
  poison(b->data, b->size);
  if (b->size <= kSmall) {
    b->state = State::kept;
    b->next = small_[b->size / kUnit];
    small_[b->size / kUnit] = b;
    small_map_ |= uint64_t{1} << b->size / kUnit;
  } else {
    merge(b);
  }
}

void Arena::merge_small() {
  for (; small_map_; small_map_ &= small_map_ - 1) {
    Block* b = std::exchange(small_[std::countr_zero(small_map_)], nullptr);
    while (b) {
      Block* next = b->next;
      merge(b);
      b = next;
    }
  }
}

void Arena::merge(Block* b) {
  if (Block* next = b->after; next->state == State::free) {
    remove(next);
    absorb(b, next);
  }
  if (Block* below = b->before; below && below->state == State::free) {
    remove(below);
    absorb(below, b);
    b = below;
  }
  insert(b);
}

void Arena::absorb(Block* b, Block* next) {
  b->size += next->size;
  b->after = next->after;
  b->after->before = b;
  headers_.give_header(next);
}

void Arena::set_purpose(Block* b, Purpose purpose) {
  if (watch_) [[unlikely]]
    watch_->moved(b->data, b->asked, b->purpose, purpose);
  count_freed(b->purpose, b->asked);
  b->purpose = purpose;
  count_allocated(purpose, b->asked);
}

void* Arena::alloc_object(size_t bytes) {
  if (bytes > kObjectMax) {  // the block is noted in front of the object
    Block* b = alloc_block(kUnit + bytes, Purpose::other);
    *static_cast<Block**>(b->data) = b;
    return at(b->data, kUnit);
  }
  const size_t cls = (bytes + kObjectStep - 1) / kObjectStep;
  if (!objects_[cls]) {
    const size_t each = cls * kObjectStep, n = std::max<size_t>(4096 / each, 8);
    void* slab = alloc_block(each * n, Purpose::other)->data;
    for (size_t i = n; i-- > 0;) objects_[cls] = new (at(slab, i * each)) FreeObject{objects_[cls]};
  }
  FreeObject* o = objects_[cls];
  objects_[cls] = o->next;
  return o;
}

void Arena::free_object(void* p, size_t bytes) {
  if (bytes > kObjectMax)
    return free_block(*reinterpret_cast<Block**>(static_cast<char*>(p) - kUnit));
  const size_t cls = (bytes + kObjectStep - 1) / kObjectStep;
  auto* o = static_cast<FreeObject*>(p);
  o->next = objects_[cls];
  objects_[cls] = o;
}

}  // namespace mpt
