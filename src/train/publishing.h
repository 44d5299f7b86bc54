// Publisher and Subscriber: the parameters of a training go to other sets, in other contexts and
// threads, while all of them work. Three slots of memory: one that the publisher writes, one with
// the newest values, and one that the subscriber reads. Each side exchanges its slot for the one in
// the middle, so neither waits for the other.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "core/ref.h"
#include "core/tensor.h"
#include "params/params.h"

namespace mpt {

// Exchanges slots between the two sides.
class SlotExchange {
 public:
  static constexpr uint32_t kSlots = 3, kFirstOfWriter = 0, kFirstOfReader = 2;

  // The writer gives a slot with new values, and gets the one to write next.
  uint32_t give(uint32_t written) {
    return middle_.exchange(written | kNew, std::memory_order_acq_rel) & kSlot;
  }
  bool has_new() const { return middle_.load(std::memory_order_acquire) & kNew; }
  // The reader gives the slot that it has read, and gets the one in the middle.
  uint32_t take(uint32_t read) { return middle_.exchange(read, std::memory_order_acq_rel) & kSlot; }

  std::array<int64_t, kSlots> versions{};  // one per slot, of its values
  // Held by the writer while it writes. The end of the reader waits for it, since it ends the
  // memory.
  std::mutex writing;
  bool has_reader = true;  // under `writing`

 private:
  static constexpr uint32_t kSlot = 3, kNew = 4;
  std::atomic<uint32_t> middle_{1};
};

// Gives the parameters of a set to subscribers.
class Publisher {
 public:
  static Ref<Publisher> make(Ref<Params> from);
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }
  Context& ctx() const { return from_->ctx(); }
  // Gives the present values to the subscribers, to all of them or, if it throws, to none. Returns
  // their number, from 1.
  int64_t publish();

 private:
  friend class Subscriber;
  struct Item {
    Tensor value;
    std::array<Tensor, SlotExchange::kSlots> slots;  // views of the subscriber's memory
  };
  struct Reader {
    std::shared_ptr<SlotExchange> exchange;
    std::vector<Item> items;
    std::vector<Tensor> left_out;  // in the publisher's set
    uint32_t slot = SlotExchange::kFirstOfWriter;
  };
  explicit Publisher(Ref<Params> from) : from_(std::move(from)) {}
  ~Publisher() = default;
  void write(const Reader& r) const;
  bool give(Reader& r) const noexcept;

  uint32_t refs_ = 1;
  Ref<Params> from_;
  std::vector<Reader> readers_;
  int64_t version_ = 0;
};

// Takes the parameters that a publisher gives.
class Subscriber {
 public:
  // copies: the values are copied into the memory of `to`; else the set gets the memory of a slot.
  static Ref<Subscriber> make(Ref<Params> to, Publisher& publisher, bool copies);
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }
  Context& ctx() const { return to_->ctx(); }
  // Gives the newest values to the set. Returns their number; 0 if there are none yet.
  int64_t take();

 private:
  struct Item {
    const Params::Entry* to;
    std::array<Tensor, SlotExchange::kSlots> slots;
  };
  Subscriber(Ref<Params> to, bool copies, std::shared_ptr<SlotExchange> exchange)
      : to_(std::move(to)), copies_(copies), exchange_(std::move(exchange)) {}
  ~Subscriber();
  void add(const Params::Entry& e, Publisher::Reader& reader, const Params& from);
  void need_fit() const;

  uint32_t refs_ = 1;
  Ref<Params> to_;
  const bool copies_;
  std::shared_ptr<SlotExchange> exchange_;
  std::vector<Item> items_;
  std::vector<Tensor> left_out_;  // read-only in both sets
  uint32_t slot_ = SlotExchange::kFirstOfReader;
  int64_t version_ = 0;
};

}  // namespace mpt
