// Hazards.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/hazards.h"

#include <algorithm>

namespace mpt::gpu {
namespace {

bool meet(const std::vector<MemoryRange>& a, const std::vector<MemoryRange>& b) {
  return std::any_of(a.begin(), a.end(), [&b](const MemoryRange& x) {
    return std::any_of(b.begin(), b.end(), [&x](const MemoryRange& y) { return x.meets(y); });
  });
}

void append(std::vector<MemoryRange>& to, const std::vector<MemoryRange>& from) {
  to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

Hazards::Hazards() {
  for (auto* now : {&written_now_, &read_now_}) now->reserve(kMostUses);
  for (auto* all : {&written_, &read_}) all->reserve(kMost + kMostUses);
  forget();
  end();
}

void Hazards::begin(const Uses& uses) {
  written_now_.assign(uses.written.begin(), uses.written.end());
  read_now_.assign(uses.read.begin(), uses.read.end());
  is_first_ = true;
}

bool Hazards::are_free() const {
  return is_first_ && written_.size() + read_.size() < kMost && !meet(written_now_, written_) &&
         !meet(written_now_, read_) && !meet(read_now_, written_);
}

bool Hazards::next() {
  const bool needs = !are_free();
  if (needs) {
    written_.clear();
    read_.clear();
  }
  append(written_, written_now_);
  append(read_, read_now_);
  is_first_ = false;
  return needs;
}

}  // namespace mpt::gpu
