// Holds: blocks of an arena that are kept from other use.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <exception>

#include "core/arena.h"

namespace mpt {

// A block that is taken again counts with the bytes that were asked for first.
Arena::Block* Arena::alloc_held(size_t bytes, Purpose purpose) {
  if (Block* b = holding_->take_again(std::max<size_t>(bytes, 1))) {
    set_purpose(b, purpose);
    b->state = State::taken;
    running_.allocated += bytes;
    ++running_.allocations;
    return b;
  }
  Block* const b = alloc_block(bytes, purpose);
  try {
    holding_->add(b);
  } catch (...) {
    free_block(b);
    throw;
  }
  b->maker = holding_;
  return b;
}

void Arena::free_held(Block* b) noexcept {
  if (holding_) holding_->try_add(b);
  if (!b->holds) return free_block(b);
  set_purpose(b, Purpose::workspace);
  b->state = State::held;
  if (holding_ && b->maker == holding_ && b->holds == 1) holding_->unused_.push_back(b);
}

// Makes room in unused_ too, so that free_held() needs no memory.
void Arena::Hold::add(Block* b) {
  if (unused_.capacity() <= blocks_.size()) unused_.reserve(2 * blocks_.size() + 16);
  if (!blocks_.insert(b).second) return;
  ++b->holds;
  bytes_ += b->size;
}

void Arena::Hold::try_add(Block* b) noexcept {
  try {
    add(b);
  } catch (const std::exception&) {
    is_complete_ = false;
  }
}

// Returns the smallest of the unused blocks that fit and are not much larger; nullptr: none.
Arena::Block* Arena::Hold::take_again(size_t want) {
  auto best = unused_.end();
  for (auto i = unused_.begin(); i != unused_.end(); ++i) {
    const size_t has = (*i)->asked;
    if (has >= want && has / 2 <= want && (best == unused_.end() || has < (*best)->asked)) best = i;
  }
  if (best == unused_.end()) return nullptr;
  Block* const b = *best;
  unused_.erase(best);
  return b;
}

Arena::Hold::~Hold() {
  if (arena_.holding_ == this) end();
  for (Block* b : blocks_) {
    --b->holds;
    if (b->state == State::held && b->holds == 0) arena_.free_block(b);
    else if (b->maker == this) b->maker = nullptr;
  }
}

}  // namespace mpt
