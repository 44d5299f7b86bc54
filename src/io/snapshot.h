// Snapshot: a copy of a whole training in memory, to which it can be rolled back.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/arena.h"
#include "core/ref.h"
#include "io/training.h"

namespace mpt::io {

class Snapshot {
 public:
  // Makes a snapshot of the training as it is now.
  static Ref<Snapshot> make(Training t);
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return t_.ctx(); }
  const Training& training() const { return t_; }

  // Replaces the copy by one of now. Takes memory only for what has no copy of its shape and dtype.
  void take();
  // Puts the copy in place. Tensors that still have its shape and dtype stay where they are.
  void restore();

 private:
  // A parameter or buffer: its elements, row-major, and the bits of its master. Empty without a
  // copy: the memory was read-only, or another rank had the elements.
  struct Kept {
    Tensor value, bits;
    Master master = Master::none;
    bool was_read_only = false;
  };
  explicit Snapshot(Training t) : t_(std::move(t)), memory_(t_.ctx().arena) {}
  void check_fit() const;

  Training t_;
  uint32_t refs_ = 1;
  std::vector<Kept> kept_;  // in the order of Training::for_each_tensor
  TrainingValues values_;   // with tensors of its own, except L-BFGS's, which are never written
  Arena::Outside memory_;   // counts host_
  std::vector<std::byte> host_;
};

}  // namespace mpt::io
