// WorkspaceLayout: offsets of the parts of a workspace.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <utility>

namespace mpt::cpu {

// Hands out parts one after the other, each at a multiple of 64 bytes.
class WorkspaceLayout {
 public:
  // Returns the offset of a part of this size.
  size_t take(size_t bytes) { return std::exchange(size_, size_ + (bytes + 63) / 64 * 64); }
  size_t size() const { return size_; }

 private:
  size_t size_ = 0;
};

}  // namespace mpt::cpu
