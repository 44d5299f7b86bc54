// Two-level segregated fit (Masmano et al., "TLSF: a new dynamic memory allocator for real-time
// systems", 2004): constant-time best-class fit with immediate coalescing.
// SPDX-License-Identifier: Apache-2.0
#include "core/arena.h"

#include <sys/mman.h>
#include <sys/sysinfo.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <new>
#include <utility>

#include "core/assert.h"
#include "core/error.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#define MPT_POISON(p, n) __asan_poison_memory_region(p, n)
#define MPT_UNPOISON(p, n) __asan_unpoison_memory_region(p, n)
#else
#define MPT_POISON(p, n) ((void)0)
#define MPT_UNPOISON(p, n) ((void)0)
#endif

namespace mpt {

// Header directly before the bytes of a block; `size` includes it. The blocks of a segment are
// adjacent in memory. The last one is a sentinel that is never free.
struct Arena::Block {
  size_t size;
  Block* before;       // adjacent block at the lower address; nullptr for the first block
  Block *next, *prev;  // in its free list
  size_t asked;        // bytes that the caller requested, for the statistics
  Purpose purpose;
  int32_t is_free;
  uint64_t pad[2];

  Block* after() { return reinterpret_cast<Block*>(reinterpret_cast<char*>(this) + size); }
  void* data() { return this + 1; }
  static Block* of(void* p) { return static_cast<Block*>(p) - 1; }
};

struct Arena::Segment {
  Segment* next;
  char* base;
  size_t size;      // bytes in use by blocks
  size_t capacity;  // bytes reserved; above `size` only for memory of the operating system
  Block* sentinel;
  uint64_t pad[3];
};

namespace {

constexpr size_t kAlign = 64, kSmallPage = 4096, kPage = size_t{2} << 20;
constexpr size_t round_up(size_t n, size_t to) { return (n + to - 1) / to * to; }

// RAM and swap of the machine. Linux overcommits: an allocation beyond their sum succeeds, and the
// process is killed when it touches the memory.
struct SystemMemory {
  size_t ram = 0, all = 0;
  SystemMemory() {
    struct sysinfo s;
    if (sysinfo(&s)) return;
    ram = size_t{s.totalram} * s.mem_unit;
    all = ram + size_t{s.totalswap} * s.mem_unit;
  }
};

// Returns the size class: the power of two, counted from `first_log`, and the part of it.
void classify(size_t size, int first_log, int& log, int& sub) {
  const int l = static_cast<int>(std::bit_width(size)) - 1;
  log = l - first_log;
  sub = static_cast<int>((size >> (l - 5)) & 31);  // the five bits below the highest: kSub parts
}

}  // namespace

Arena::Arena(PieceSource&, Arena&, size_t) : host_(), limit_(0) {
  fail(MPT_ERROR_UNSUPPORTED, "an arena of a device's memory does not exist yet");
}

Arena::~Arena() {
  for (Segment* s = segments_; s;) {
    Segment* next = s->next;
    MPT_UNPOISON(s->base, s->size);
    if (host_.alloc) host_.free(host_.user, s->base, s->capacity, kAlign);
    else munmap(s->base, s->capacity);
    s = next;
  }
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

Purpose Arena::purpose_of(void* p) { return Block::of(p)->purpose; }

void Arena::insert(Block* b) {
  int log, sub;
  classify(b->size, kFirstLog, log, sub);
  b->is_free = 1;
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
  b->is_free = 0;
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
  if (arena_.over_limit(bytes)) {
    fail(MPT_ERROR_OUT_OF_MEMORY,
         "%zu more bytes exceed the context's memory_limit, with %zu taken from the host", bytes,
         arena_.stats_.reserved + arena_.outside_);
  }
  arena_.outside_ += bytes;
  bytes_ += bytes;
}

// Memory of the operating system is one reserved range that grows at its end, so that adjacent free
// blocks always merge. A second range follows only when the first is full.
bool Arena::grow(size_t bytes) {
  if (host_.alloc) return ask_host(bytes);
  const SystemMemory system;
  if (system.all && stats_.reserved + bytes > system.all) return false;
  if (segments_) {
    const Block* last = segments_->sentinel->before;
    const size_t have = last->is_free ? last->size : 0;
    const size_t need = bytes + sizeof(Block) - std::min(bytes, have);
    size_t more = round_up(need, kPage);
    if (over_limit(more)) more = round_up(need, kSmallPage);
    if (segments_->capacity - segments_->size >= more) return extend_reservation(more);
  }
  return map_segment(bytes, 2 * system.ram);
}

bool Arena::extend_reservation(size_t more) {
  Segment& s = *segments_;
  char* end = s.base + s.size;
  if (over_limit(more) || mprotect(end, more, PROT_READ | PROT_WRITE)) return false;
  madvise(end, more, MADV_HUGEPAGE);
  s.size += more;
  stats_.reserved += more;
  ++stats_.host_allocations;
  Block* b = s.sentinel;  // becomes the header of the new bytes
  b->size = more;
  s.sentinel = b->after();
  *s.sentinel = Block{.size = 0, .before = b};
  merge(b);
  return true;
}

bool Arena::map_segment(size_t bytes, size_t reservation) {
  const size_t need = bytes + sizeof(Segment) + 2 * sizeof(Block);
  size_t size = round_up(need, kPage);
  if (over_limit(size)) size = round_up(need, kSmallPage);
  if (over_limit(size)) return false;
  const auto reserve = [](size_t n) {
    return mmap(nullptr, n, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  };
  size_t capacity = std::max(round_up(reservation, kPage), size);
  void* base = reserve(capacity);
  while (base == MAP_FAILED && capacity > size) {  // the address space may be limited
    capacity = std::max(capacity / 2, size);
    base = reserve(capacity);
  }
  if (base == MAP_FAILED) return false;
  if (mprotect(base, size, PROT_READ | PROT_WRITE)) {
    munmap(base, capacity);
    return false;
  }
  madvise(base, size, MADV_HUGEPAGE);
  add_segment(base, size, capacity);
  return true;
}

// The size of a segment grows with the memory in use, from 1 MiB to 64 MiB, so that small programs
// stay small.
bool Arena::ask_host(size_t bytes) {
  const size_t need = bytes + sizeof(Segment) + 2 * sizeof(Block);
  const size_t usual = std::clamp(stats_.reserved, size_t{1} << 20, size_t{64} << 20);
  size_t size = round_up(std::max(need, usual), kSmallPage);
  if (over_limit(size)) size = round_up(need, kSmallPage);
  if (over_limit(size)) return false;
  void* base = host_.alloc(host_.user, size, kAlign);
  if (!base) return false;
  if (reinterpret_cast<uintptr_t>(base) % kAlign) {
    host_.free(host_.user, base, size, kAlign);
    fail(MPT_ERROR_CALLBACK, "hooks.alloc returned memory at %p, which is not aligned to %zu bytes",
         base, kAlign);
  }
  add_segment(base, size, size);
  return true;
}

void Arena::add_segment(void* base, size_t size, size_t capacity) {
  stats_.reserved += size;
  ++stats_.host_allocations;
  segments_ = new (base) Segment{.next = segments_,
                                 .base = static_cast<char*>(base),
                                 .size = size,
                                 .capacity = capacity,
                                 .sentinel = nullptr,
                                 .pad = {}};
  Block* b = reinterpret_cast<Block*>(segments_ + 1);
  const size_t usable = size - sizeof(Segment) - sizeof(Block);
  *b = Block{.size = usable / kAlign * kAlign, .before = nullptr};
  segments_->sentinel = b->after();
  *segments_->sentinel = Block{.size = 0, .before = b};
  insert(b);
}

void* Arena::alloc(size_t bytes, Purpose purpose) {
  static_assert(sizeof(Block) == kAlign && sizeof(Segment) == kAlign);
  if (bytes > (size_t{1} << (kFirstLog + kLogs - 2))) {
    fail(MPT_ERROR_OUT_OF_MEMORY, "%zu bytes requested, which is more than any machine has", bytes);
  }
  const size_t n = std::max<size_t>(bytes, 1), least = round_up(n, kAlign) + sizeof(Block);
  // Sizes are rounded up to a step of about one thousandth. The block of an f32 tensor can then be
  // split into two blocks for 16-bit tensors of the same shape, and each of those into two blocks
  // for 8-bit tensors, headers included.
  const size_t grain = std::max(kAlign, std::bit_floor(n) >> 10);
  size_t want = round_up(n, grain) + grain;  // the header takes 64 of these bytes
  if (want > kSmall) {
    merge_small();
  } else if (Block* b = small_[want / kAlign]) {
    small_[want / kAlign] = b->next;
    if (!b->next) small_map_ &= ~(uint64_t{1} << want / kAlign);
    return hand_out(b, bytes, purpose);
  }
  Block* b = obtain(want, least);
  if (!b) {
    fail(MPT_ERROR_OUT_OF_MEMORY,
         "%zu bytes requested with %zu in use and %zu taken from the host%s", bytes,
         stats_.total_now, stats_.reserved,
         limit_ ? "; the context's memory_limit is reached or the host has no more"
                : "; the host has no more");
  }
  remove(b);
  if (b->size >= want + 2 * sizeof(Block)) {
    Block* rest = reinterpret_cast<Block*>(reinterpret_cast<char*>(b) + want);
    MPT_UNPOISON(rest, sizeof(Block));
    *rest = Block{.size = b->size - want, .before = b};
    rest->after()->before = rest;
    b->size = want;
    insert(rest);
  }
  return hand_out(b, bytes, purpose);
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
  if (grow(want)) return find(want);
  if (want == least || !grow(least)) return nullptr;
  want = least;
  return find(least);
}

void* Arena::hand_out(Block* b, size_t bytes, Purpose purpose) {
  MPT_ASSERT(b->after()->before == b, "neighbouring blocks agree: no write passed a block's end");
  MPT_ASSERT(!b->is_free && b->size >= bytes + sizeof(Block), "a block that is handed out fits");
  b->asked = bytes;
  b->purpose = purpose;
  count_allocated(purpose, bytes);
  running_.allocated += bytes;
  ++running_.allocations;
  if (watch_) [[unlikely]]
    watch_->allocated(b->data(), bytes, purpose);
  MPT_UNPOISON(b->data(), b->size - sizeof(Block));
  MPT_POISON(static_cast<char*>(b->data()) + bytes, b->size - sizeof(Block) - bytes);
  return b->data();
}

void Arena::free(void* p) {
  if (!p) return;
  Block* b = Block::of(p);
  if (watch_) [[unlikely]]
    watch_->freed(p, b->asked, b->purpose);
  count_freed(b->purpose, b->asked);
  MPT_POISON(b->data(), b->size - sizeof(Block));
  if (b->size <= kSmall) {
    b->next = small_[b->size / kAlign];
    small_[b->size / kAlign] = b;
    small_map_ |= uint64_t{1} << b->size / kAlign;
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
  if (Block* above = b->after(); above->is_free) {
    remove(above);
    b->size += above->size;
  }
  if (Block* below = b->before; below && below->is_free) {
    remove(below);
    below->size += b->size;
    b = below;
  }
  b->after()->before = b;
  insert(b);
}

void Arena::set_purpose(void* p, Purpose purpose) {
  if (!p) return;
  Block* b = Block::of(p);
  if (watch_) [[unlikely]]
    watch_->moved(p, b->asked, b->purpose, purpose);
  count_freed(b->purpose, b->asked);
  b->purpose = purpose;
  count_allocated(purpose, b->asked);
}

void* Arena::alloc_object(size_t bytes) {
  if (bytes > kObjectMax) return alloc(bytes, Purpose::other);
  const size_t cls = (bytes + kObjectStep - 1) / kObjectStep;
  if (!objects_[cls]) {
    const size_t each = cls * kObjectStep, n = std::max<size_t>(4096 / each, 8);
    char* slab = static_cast<char*>(alloc(each * n, Purpose::other));
    for (size_t i = n; i-- > 0;) {
      auto* o = reinterpret_cast<FreeObject*>(slab + i * each);
      o->next = objects_[cls];
      objects_[cls] = o;
    }
  }
  FreeObject* o = objects_[cls];
  objects_[cls] = o->next;
  return o;
}

void Arena::free_object(void* p, size_t bytes) {
  if (bytes > kObjectMax) return free(p);
  const size_t cls = (bytes + kObjectStep - 1) / kObjectStep;
  auto* o = static_cast<FreeObject*>(p);
  o->next = objects_[cls];
  objects_[cls] = o;
}

}  // namespace mpt
