// QueueLock: the list of the process.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/queue_lock.h"

namespace mpt::vulkan {

struct QueueLock::Entry {
  VkQueue queue = nullptr;
  int users = 0;
  Entry* next = nullptr;
  std::mutex mutex = {};
};

struct QueueLock::Entries {
  std::mutex mutex = {};
  Entry* first = nullptr;
};
constinit QueueLock::Entries QueueLock::entries_;

void QueueLock::join(VkQueue queue) {
  const std::lock_guard guard(entries_.mutex);
  Entry* e = entries_.first;
  while (e && e->queue != queue) e = e->next;
  if (!e) {
    e = new Entry{.queue = queue, .next = entries_.first};
    entries_.first = e;
  }
  ++e->users;
  entry_ = e;
}

void QueueLock::leave() noexcept {
  if (!entry_) return;
  const std::lock_guard guard(entries_.mutex);
  if (--entry_->users > 0) return;
  Entry** at = &entries_.first;
  while (*at != entry_) at = &(*at)->next;
  *at = entry_->next;
  delete entry_;
}

void QueueLock::lock() const {
  if (entry_) entry_->mutex.lock();
}
void QueueLock::unlock() const {
  if (entry_) entry_->mutex.unlock();
}

}  // namespace mpt::vulkan
