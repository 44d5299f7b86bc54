// QueueLock: one mutex for each queue that a program has given, however many contexts use it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mutex>

#include "backends/vulkan/functions.h"

namespace mpt::vulkan {

// A queue of Vulkan belongs to the process, and contexts know nothing of each other, so the
// mutexes are in a list of the process. Contexts on threads of their own share a queue by them even
// if the program gives no lock.
class QueueLock {
 public:
  QueueLock() = default;
  QueueLock(const QueueLock&) = delete;
  QueueLock& operator=(const QueueLock&) = delete;
  ~QueueLock() { leave(); }
  // Finds or makes the mutex of a queue.
  void join(VkQueue queue);

  // Do nothing before join().
  void lock() const;
  void unlock() const;

 private:
  struct Entry;
  struct Entries;
  static constinit Entries entries_;
  void leave() noexcept;

  Entry* entry_ = nullptr;
};

}  // namespace mpt::vulkan
