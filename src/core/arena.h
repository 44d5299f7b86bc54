// Arena: the allocator of one context on one device. It is a two-level segregated fit allocator
// over large pieces of memory, which it keeps. When there is no more memory, it gives back the
// pieces that have no block in use, and tries once more. The headers of blocks lie apart from the
// blocks, in memory of the host. Free lists for small objects of the host are built on top of it.
// Only the thread that drives the context may call it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/list_node.h"

namespace mpt {

enum class Purpose : int32_t {  // numbers of mpt_memory_purpose
  other = 0,
  parameters,
  masters,
  gradients,
  states,
  activations,
  cast_cache,
  workspace
};
inline constexpr int kPurposes = 8;

struct HostMemory {
  void* (*alloc)(void* user, size_t size, size_t align) = nullptr;  // nullptr: the system's
  void (*free)(void* user, void* p, size_t size, size_t align) = nullptr;
  void* user = nullptr;
};

// Allocates the pieces of an arena, in memory that the host cannot touch, and is told of their
// blocks. The functions are named as those of Device (backends/device.h), which they call.
struct PieceSource {
  virtual ~PieceSource() = default;
  virtual void* alloc(size_t bytes) = 0;  // nullptr: there is no more, for the reason in `refusal`
  virtual void free(void* p, size_t bytes) noexcept = 0;
  virtual size_t outside() const noexcept { return 0; }  // bytes in use beside the pieces
  virtual void block_begins(void* p, size_t bytes) noexcept = 0;
  virtual void block_ends(void* p, size_t bytes) noexcept = 0;
  const char* name = "the device";  // for messages
  size_t align = 256;               // alignment of every piece and of every block
  const char* refusal = "";         // why the latest alloc gave nothing, for messages; "": unknown
};

class Arena {
 public:
  // kept: in a list of `small_`. held: freed, but a Hold keeps it from other use.
  enum class State : int16_t { taken, kept, free, held };
  class Hold;

  // Header of a block. The blocks of a segment are adjacent in memory; the last one is a sentinel
  // without bytes that is never free.
  struct Block {
    void* data;
    size_t size;            // bytes up to the next block
    Block *before, *after;  // neighbours in memory; the first has none before it, a sentinel none
                            // after it
    Block* next;            // in its free list
    union {
      Block* prev;  // in its free list
      Hold* maker;  // for a block in use: the hold during which it was allocated
    };
    size_t asked;  // bytes that the caller requested, for the statistics
    Purpose purpose;
    State state;
    uint16_t holds;  // number of holds that keep it
  };

  // Hold: blocks that nothing else may use while it lives, because work that runs again knows their
  // addresses. Between begin() and end() it keeps every block that is allocated or freed, and
  // allocations take again what was freed of its own blocks. A block that is in use when the hold
  // ends becomes an ordinary one.
  class Hold {
   public:
    explicit Hold(Arena& arena) : arena_(arena) {}
    ~Hold();
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;
    // One hold of an arena at a time.
    void begin() { arena_.holding_ = this; }
    void end() noexcept { arena_.holding_ = nullptr; }
    void add(Block* b);  // keeps a block that is in use
    bool has_made(const Block* b) const { return b->maker == this; }
    size_t bytes() const { return bytes_; }  // sum over its blocks
    // False if there was no memory to keep a block, which others may use then.
    bool is_complete() const { return is_complete_; }

   private:
    friend class Arena;
    Block* take_again(size_t want);
    void try_add(Block* b) noexcept;

    Arena& arena_;
    std::unordered_set<Block*> blocks_;
    std::vector<Block*> unused_;  // its own blocks that were freed
    size_t bytes_ = 0;
    bool is_complete_ = true;
  };

  // NoHold: while it lives, allocations are not those of a hold. For memory whose bytes the work
  // does not make anew when it runs again.
  class NoHold {
   public:
    explicit NoHold(Arena& arena) : arena_(arena), hold_(std::exchange(arena.holding_, nullptr)) {}
    ~NoHold() { arena_.holding_ = hold_; }
    NoHold(const NoHold&) = delete;
    NoHold& operator=(const NoHold&) = delete;

   private:
    Arena& arena_;
    Hold* hold_;
  };

  Arena(HostMemory host, size_t limit);
  // `headers`: the arena of the host, which gives the memory for headers. It must live longer.
  Arena(PieceSource& source, Arena& headers, size_t limit);
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // Allocates memory that is aligned to 64 bytes, or as the source says; throws
  // MPT_ERROR_OUT_OF_MEMORY. Zero bytes are allowed and give a unique address.
  Block* alloc(size_t bytes, Purpose purpose);
  void free(Block* b);
  // Prefetches a header, which free() will soon read.
  static void prefetch_header(const Block* b) { __builtin_prefetch(b, 1); }
  void set_purpose(Block* b, Purpose purpose);  // books the bytes under another purpose

  // Counts memory of the operating system that is allocated on behalf of the context, towards the
  // limit of the context. The destructor takes the bytes off the count. Two of one arena may swap
  // what they count.
  class Outside {
   public:
    explicit Outside(Arena& arena) : arena_(arena) {}
    ~Outside() { arena_.outside_ -= bytes_; }
    Outside(const Outside&) = delete;
    Outside& operator=(Outside&& other) noexcept {
      std::swap(bytes_, other.bytes_);
      return *this;
    }
    void add(size_t bytes);         // call it before the allocation; throws MPT_ERROR_OUT_OF_MEMORY
    void shrink_to(size_t bytes) {  // lowers the count to `bytes`
      if (bytes >= bytes_) return;
      remove(bytes_ - bytes);
    }
    void remove(size_t bytes) {
      arena_.outside_ -= bytes;
      bytes_ -= bytes;
    }

    // Makes room for another element of a list, and counts the list's memory. Throws as add() does.
    template <class T>
    void grow(std::vector<T>& list) {
      if (list.size() < list.capacity()) [[likely]]
        return;
      const size_t before = list.capacity(), after = 2 * before + 64;
      Outside moved(arena_);
      moved.add(after * sizeof(T));  // the elements are in both places while they are moved
      list.reserve(after);
      remove(before * sizeof(T));
      bytes_ += std::exchange(moved.bytes_, 0);
    }
    // Frees the memory that a list does not need any more, if it is large.
    template <class T>
    void fit(std::vector<T>& list) {
      const size_t before = list.capacity();
      if (before * sizeof(T) <= kKept || list.size() > before / 4) return;
      list.shrink_to_fit();
      remove((before - list.capacity()) * sizeof(T));
    }

   private:
    static constexpr size_t kKept = 65536;  // bytes of a list that are kept for its next elements
    Arena& arena_;
    size_t bytes_ = 0;
  };

  // Spare: memory that is kept for later use and counted by an Outside of this arena.
  struct Spare : ListNode {
    virtual ~Spare() { unlink(); }
    virtual bool give_back() noexcept = 0;  // false: there is nothing to give
  };
  // Asks for the memory, while it lives, when there is no more.
  void add_spare(Spare& s) { s.insert_after(spares_); }

  // Allocate and free a small object (node, tensor) by a free list. The size is the same in both
  // calls. Only for an arena of the host.
  void* alloc_object(size_t bytes);
  void free_object(void* p, size_t bytes);

  struct Peak {
    size_t total = 0, by_purpose[kPurposes] = {};  // all at one moment, so they add up
  };
  // Counts of one step: from the end of a step to the end of the next one.
  struct Step {
    Peak peak;
    size_t allocated = 0;  // bytes, including those freed again within the step
    int64_t allocations = 0;
  };
  struct Stats {
    size_t now[kPurposes] = {}, peak[kPurposes] = {};  // each purpose's own peak
    size_t total_now = 0, reserved = 0;
    int64_t host_allocations = 0;
    Peak highest;
    Step step;          // the latest step that has ended
    int64_t steps = 0;  // number of steps that have ended
  };
  const Stats& stats() const { return stats_; }
  size_t limit() const { return limit_; }  // 0: none
  // Returns the bytes that all Outside count, and those of the source.
  size_t outside() const { return outside_ + (source_ ? source_->outside() : 0); }
  void reset_peak();
  void end_step();
  void trim();  // gives back memory that is not in use

  // Observes every allocation and release while it is registered. An arena has at most one.
  struct Watch {
    virtual ~Watch() = default;
    virtual void allocated(void* p, size_t bytes, Purpose purpose) noexcept = 0;
    virtual void freed(void* p, size_t bytes, Purpose purpose) noexcept = 0;
    virtual void moved(void* p, size_t bytes, Purpose from, Purpose to) noexcept = 0;
    virtual void step_ended() noexcept = 0;
  };
  void watch(Watch* w) { watch_ = w; }
  // Replaces the functions of the same host by new addresses. They must be able to free what the
  // old ones allocated.
  void rebind(const HostMemory& host) { host_ = host; }
  const HostMemory& host() const { return host_; }

 private:
  struct Segment;
  struct FreeObject {
    FreeObject* next;
  };

  static constexpr int kSub = 32;      // classes per power of two
  static constexpr int kFirstLog = 6;  // blocks are at least 64 bytes
  static constexpr int kLogs = 40;
  static constexpr size_t kObjectStep = 32, kObjectMax = 1024;
  static constexpr size_t kSmall = 63 * 64;  // largest small block in bytes
  // A header of a block or a segment has 64 bytes. An allocation takes at most four: for a segment,
  // its block, its sentinel, and the rest of a divided block. More headers are such an allocation,
  // so as many are kept for it.
  static constexpr size_t kHeader = 64, kHeadersMost = 4, kHeadersKept = 2 * kHeadersMost;

  Block* alloc_block(size_t bytes, Purpose purpose);
  void free_block(Block* b);
  Block* alloc_held(size_t bytes, Purpose purpose);
  void free_held(Block* b) noexcept;
  void count_allocated(Purpose purpose, size_t bytes);
  void count_freed(Purpose purpose, size_t bytes);
  Peak now() const;
  // Each takes memory for a block of at least `bytes`. False if over the limit or out of memory.
  bool grow(size_t bytes);
  bool extend_reservation(size_t more);                // at the end of the latest segment
  bool map_segment(size_t bytes, size_t reservation);  // from the operating system
  bool alloc_piece(size_t bytes);                      // from the host's function or the source
  void add_segment(void* base, size_t size, size_t capacity);
  // Gives back the segments that have no block in use. False if there is none. Call it when
  // small_ is merged.
  bool give_back_free();
  void give_back(const Segment& s);  // only its memory
  bool give_back_spares();           // false if there are none
  [[noreturn]] void fail_empty(size_t bytes, bool has_headers) const;
  void insert(Block* b);  // into the free list of its size class
  void remove(Block* b);  // from its free list
  Block* find(size_t bytes);
  // Returns a free block of at least `want` bytes, else one of `least` bytes and sets `want` to
  // `least`. Grows the arena if there is neither; nullptr if that fails.
  Block* obtain(size_t& want, size_t least);
  Block* obtain_new(size_t& want, size_t least);  // only by growing
  Block* take(size_t want, size_t least);  // takes a block from its free list, and divides it
  void divide(Block* b, size_t size);      // makes the bytes behind `size` a free block
  Block* hand_out(Block* b, size_t bytes, Purpose purpose);  // counts a block as allocated
  void merge(Block* b);                // merges a free block with its free neighbours
  void absorb(Block* b, Block* next);  // adds the bytes of the next block to a block
  void merge_small();                  // merges the blocks of small_

  // True if the next allocation of a block of `want` bytes will find the headers that it needs.
  bool has_headers(size_t want);
  bool add_headers();
  void* take_header();
  void give_header(void* p);
  // The memory of a source is not poisoned.
  void poison(void* p, size_t bytes) const;
  void unpoison(void* p, size_t bytes) const;

  bool over_limit(size_t more) const {
    return limit_ && stats_.reserved + outside() + more > limit_;
  }

  HostMemory host_;
  PieceSource* source_ = nullptr;  // empty for an arena of the host
  Arena& headers_;                 // this arena if it is of the host
  size_t limit_;
  size_t align_;  // alignment and unit of all blocks
  size_t guard_;  // unused bytes in front of a segment's first block and behind each block
  size_t outside_ = 0;
  ListNode spares_;
  Segment* segments_ = nullptr;
  // Free blocks by size class: the power of two, and kSub equal parts of it. A bit of sub_map_ is 1
  // if that list has a block, a bit of log_map_ if any list of the power of two has one.
  uint64_t log_map_ = 0;
  uint32_t sub_map_[kLogs] = {};
  Block* free_[kLogs][kSub] = {};
  // Small blocks that are freed go into lists by size and are not merged with their
  // neighbours until a larger block is needed. Blocks that are allocated and freed frequently
  // thus cost almost nothing.
  Block* small_[kSmall / 64 + 1] = {};
  uint64_t small_map_ = 0;
  FreeObject* objects_[kObjectMax / kObjectStep + 1] = {};
  FreeObject* free_headers_ = nullptr;
  size_t free_header_count_ = 0;
  alignas(void*) char first_headers_[kHeadersKept * kHeader];
  Stats stats_;
  Step running_;  // the step in progress
  Watch* watch_ = nullptr;
  Hold* holding_ = nullptr;
};

}  // namespace mpt
