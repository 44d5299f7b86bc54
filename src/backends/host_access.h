// Access of the host to the elements of tensors. Outside backends/ no other code reads or writes
// them, because the memory of a device may be out of the host's reach, and its queue may not yet
// have run the launches that write it. tests/layers/host_access_test.py checks that.
//
// On the host every function is a plain load, store or copy. On another device a read waits until
// the queue has run; a write is put on the queue and does not wait. All but copy_bytes throw
// MPT_ERROR_DEVICE if the device refuses a copy.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

#include "core/assert.h"
#include "core/context.h"
#include "core/place.h"
#include "core/shape.h"
#include "core/tensor.h"

namespace mpt {

inline bool is_on_host(const Tensor& t) { return t.place().is_host; }
// True if the host may read and write the memory of the tensor as long as the tensor lives.
inline bool is_in_place(const Tensor& t) { return is_on_host(t) && !t->storage->source; }

// Throws if another rank has the elements, so that the program cannot have their memory.
void need_lasting_memory(const Tensor& t);

// Makes the elements present until the next launch or access, if another rank has them.
inline void bring(const Tensor& t) {
  if (t->storage->source) [[unlikely]]
    t->storage->source->bring(++t.ctx().uses);
}

// Copies `bytes` bytes behind `from`, an address in the memory of a place, to the host. Waits.
void download(void* to, Place& place, const void* from, size_t bytes);
// Copies the elements of a dense tensor to the host, in memory order. Waits.
inline void download(void* to, const Tensor& from) {
  bring(from);
  download(to, from.place(), from.address(), static_cast<size_t>(from.bytes()));
}

// Overwrites a dense tensor of `bytes` bytes with elements of the host, in memory order. `from` may
// change after the call.
void upload(const Tensor& to, const void* from, size_t bytes);

// Throws if the host may not read elements of a place now, because a recording is made there.
void check_read(const Place& place);

// Returns the element that lies `at` elements behind the first one. Waits.
template <class T>
T read_item(const Tensor& t, int64_t at = 0) {
  MPT_ASSERT(sizeof(T) == static_cast<size_t>(size_of(t.dtype())), "an item has the dtype's size");
  check_read(t.place());
  bring(t);
  const T* const item = static_cast<const T*>(t.address()) + at;
  if (is_on_host(t)) [[likely]]
    return *item;
  T value;
  download(&value, t.place(), item, sizeof value);
  return value;
}

// Sets every byte of a dense tensor.
void fill_bytes(const Tensor& to, uint8_t value);

// Copies the elements of `from`, which is contiguous, to `to`, which has the same shape and dtype
// and any strides. The two lie on one place and do not overlap. If a device refuses the copy, the
// next call with the context fails.
void copy_bytes(const Tensor& to, const Tensor& from) noexcept;

// Copies the elements of a contiguous tensor to another one of the same size, on another place.
// Waits, unless `from` is on the host.
void copy_between(const Tensor& to, const Tensor& from);

// Returns a dense tensor itself if it is in place, and otherwise a copy on the host of its elements
// in memory order. Waits.
Tensor host_copy(const Tensor& t);
// Returns a dense tensor itself if it is in place, and otherwise new memory of the host for as many
// elements.
Tensor host_room(const Tensor& t);

// HostView: the elements of a dense tensor on the host, in memory order, to be read. They are the
// memory of a tensor on the host itself, so that a later write to it shows, and otherwise a copy.
template <class T>
class HostView : public std::span<const T> {
 public:
  explicit HostView(const Tensor& t) : HostView(t, host_copy(t)) {}

 private:
  HostView(const Tensor& t, Tensor on_host)
      : std::span<const T>(static_cast<const T*>(on_host.address()),
                           static_cast<size_t>(t.bytes()) / sizeof(T)),
        tensor_(std::move(on_host)) {
    MPT_ASSERT(is_dense(t.shape(), t.stride()), "a host view needs a dense tensor");
  }
  Tensor tensor_;  // keeps the memory
};

// HostWriter: the elements of a dense tensor on the host, in memory order, all of which the caller
// writes before finish(). They are the memory of a tensor on the host itself; another tensor gets
// them by finish().
template <class T>
class HostWriter : public std::span<T> {
 public:
  explicit HostWriter(const Tensor& t) : HostWriter(t, host_room(t)) { check_read(t.place()); }
  void finish() const {
    if (!is_in_place(to_)) upload(to_, this->data(), this->size_bytes());
  }

 private:
  HostWriter(const Tensor& t, Tensor on_host)
      : std::span<T>(static_cast<T*>(on_host.address()),
                     static_cast<size_t>(t.bytes()) / sizeof(T)),
        to_(t),
        tensor_(std::move(on_host)) {
    MPT_ASSERT(is_dense(t.shape(), t.stride()), "a host writer needs a dense tensor");
  }
  Tensor to_, tensor_;
};

// StagingPool: memory of the host that a device copies to. What is given back is kept for the next
// copies, up to kMostKept bytes, so that the steps of a training allocate none. It counts towards
// the limit of the host's arena, which gets it back when there is no more.
class StagingPool final : public Arena::Spare {
 public:
  // `place` and `host`, the arena of the host, outlive the pool.
  StagingPool(Place& place, Arena& host) : place_(place), memory_(host) { host.add_spare(*this); }
  ~StagingPool() override { give_back(); }
  // Takes at least `bytes` bytes, and sets `bytes` to their number. Throws MPT_ERROR_OUT_OF_MEMORY.
  std::byte* take(size_t& bytes);
  // Takes them back. Copies to them may be queued: later copies run after these.
  void give(std::byte* p, size_t bytes) noexcept;
  // Frees what is kept, when the queue has run.
  bool give_back() noexcept override;

  static constexpr size_t kMostKept = size_t{8} << 20;

 private:
  struct Piece {
    std::byte* data;
    size_t bytes;
  };
  void free(const Piece& p) noexcept;

  Place& place_;
  Arena::Outside memory_;
  size_t pieces_ = 0;  // including those in use
  std::vector<Piece> kept_;
  size_t kept_bytes_ = 0;
};

// Staging: memory of a pool, which a device copies to, and the event that ends the copies. Without
// memory it is the event alone.
class Staging {
 public:
  Staging() = default;
  explicit Staging(Place& place) : place_(&place) {}
  Staging(Place& place, size_t bytes);  // throws MPT_ERROR_OUT_OF_MEMORY
  ~Staging();
  Staging(Staging&& other) noexcept { *this = std::move(other); }
  Staging& operator=(Staging&& other) noexcept {
    std::swap(place_, other.place_);
    std::swap(data_, other.data_);
    std::swap(bytes_, other.bytes_);
    std::swap(event_, other.event_);
    std::swap(state_, other.state_);
    return *this;
  }
  std::byte* data() const { return data_; }
  bool has_room(const Place& place, size_t bytes) const {
    return place_ == &place && bytes <= bytes_;
  }
  // Queues a copy to the bytes at `at`.
  void copy_out(size_t at, const void* from, size_t bytes);
  void record();  // the end of the copies
  // Does the same; if the device refuses the event, ready() and wait() ask again.
  void try_record() noexcept;
  // True if the copies have arrived, or if none was queued. Does not wait. Throws as wait() does.
  bool ready();
  // Waits until they have arrived. Throws MPT_ERROR_DEVICE if work of the device has failed.
  void wait();

 private:
  enum class State : int8_t { idle, queued, recorded };
  Place* place_ = nullptr;
  std::byte* data_ = nullptr;
  size_t bytes_ = 0;
  uint64_t event_ = 0;
  State state_ = State::idle;
};

// LateCopy: a copy of small dense tensors as they are in the order of the queue, which arrives on
// the host later; at once if the tensors are there. One that is used again for as many bytes does
// not allocate.
class LateCopy {
 public:
  // Queues the copy of the tensors, which lie on one place, and forgets the last one. Does not
  // wait.
  void begin(std::span<const Tensor* const> tensors);
  void begin(std::initializer_list<const Tensor*> tensors) {
    begin(std::span(tensors.begin(), tensors.size()));
  }
  // Takes the memory for the copy of the tensors.
  void reserve(std::span<const Tensor* const> tensors);
  void clear();  // forgets the copy
  // Begins a copy of no tensor, which arrives when the work queued until now has run.
  void begin_empty(Place& place) noexcept;
  // True if the copy has arrived, or if none was begun. Does not wait.
  bool ready() { return on_host_ || staging_.ready(); }
  // Waits until it has arrived.
  void wait() {
    if (!on_host_) staging_.wait();
  }
  // Returns the elements of tensor number `index`, in memory order. Only after it has arrived.
  template <class T>
  std::span<const T> get(size_t index) const {
    const std::byte* const bytes = on_host_ ? bytes_.data() : staging_.data();
    const Part& p = parts_[index];
    return {reinterpret_cast<const T*>(bytes + p.at), p.bytes / sizeof(T)};
  }

 private:
  struct Part {
    size_t at, bytes;  // in bytes_ or in the staging memory
  };
  std::vector<Part> parts_;
  bool on_host_ = true;
  std::vector<std::byte> bytes_;
  Staging staging_;
};

}  // namespace mpt
