// HostTable: an array that the host writes and kernels read, as an operand of bytes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

#include "core/tensor.h"

namespace mpt {

// The memory of a HostTable. On the host the operand is what the host writes. On another device the
// host writes a copy, and send() uploads it.
class TableMemory {
 public:
  const Tensor& operand() const { return operand_; }
  void send(size_t bytes);

 protected:
  // Returns new memory of the host for `capacity` bytes, on the place where `ctx` makes tensors. It
  // begins with the first `kept` bytes of the memory before.
  std::byte* grow(Context& ctx, size_t capacity, size_t kept);

 private:
  Tensor operand_;  // u8 [capacity]
  // Only on a device: what the host writes, and what the device has of it.
  std::vector<std::byte> written_, sent_;
  int64_t failures_ = 0;  // Place::failures when it was sent
};

template <class T>
class HostTable : private TableMemory {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  HostTable() = default;
  HostTable(HostTable&&) noexcept = default;
  HostTable& operator=(HostTable&&) noexcept = default;
  // Makes the table `size` elements long. The elements that it has stay, and more are T().
  void resize(Context& ctx, size_t size) {
    if (size > capacity_) [[unlikely]]
      grow(ctx, size);
    for (size_t i = size_; i < size; ++i) std::construct_at(data_ + i);
    size_ = size;
  }
  void clear() { size_ = 0; }
  void push_back(Context& ctx, const T& v) {
    if (size_ == capacity_) [[unlikely]]
      grow(ctx, size_ + 1);
    std::construct_at(data_ + size_++, v);
  }
  size_t size() const { return size_; }
  size_t capacity() const { return capacity_; }
  T& operator[](size_t i) { return data_[i]; }
  const T& operator[](size_t i) const { return data_[i]; }
  std::span<T> span() { return {data_, size_}; }
  std::span<const T> span() const { return {data_, size_}; }

  // Lets the launches from now on read what was written. On a device it queues an upload, unless
  // the device has the same bytes already. Throws MPT_ERROR_DEVICE if the device refuses that.
  void send() { TableMemory::send(size_ * sizeof(T)); }
  // The bytes of the elements, and unused ones: the number of elements that have room is a power of
  // two, so that a kernel is prepared for few sizes. An empty tensor before the first element.
  using TableMemory::operand;

 private:
  void grow(Context& ctx, size_t size) {
    size_t capacity = 16;
    while (capacity < size) capacity *= 2;
    data_ = reinterpret_cast<T*>(TableMemory::grow(ctx, capacity * sizeof(T), size_ * sizeof(T)));
    capacity_ = capacity;
  }

  T* data_ = nullptr;
  size_t size_ = 0, capacity_ = 0;
};

}  // namespace mpt
