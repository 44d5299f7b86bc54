// Recording: the work of some calls, which a replay runs again without the calls: a training step,
// or an inference. A replay allocates nothing, and gives the bits of the calls.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "backends/recorder.h"
#include "core/context.h"
#include "core/ref.h"
#include "core/tensor.h"

namespace mpt {

class Recording {
 public:
  // Begins to record what the context does at its home. Throws if it cannot be recorded now.
  static void begin(Context& ctx);
  // Ends the recording that was begun, in any case. Throws if it cannot be replayed.
  static Ref<Recording> end(Context& ctx);

  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }
  Context& ctx() const { return ctx_; }

  // Runs the recorded work, or what is left of a replay that advance() has begun.
  void replay();
  // Runs some of it, for about so many nanoseconds, and at least one launch. Returns true if the
  // replay has ended.
  bool advance(int64_t nanoseconds);

  int64_t replays() const { return replays_; }
  const Recorder& recorder() const { return recorder_; }

 private:
  // A 16-bit copy of a parameter that the work reads without making it.
  struct Copy {
    Tensor leaf, copy;
    std::optional<uint32_t> version;  // the leaf's when it was made; none: unknown
    uint32_t seen = 0;                // the leaf's version when the replay last did something
    bool is_updated = false;          // by the work, with the parameter
  };
  explicit Recording(Context& ctx) : ctx_(ctx), recorder_(*ctx.home, ctx.arena) {}
  ~Recording();
  void refresh_masters();
  void find_copies();
  void take_copies();
  void take_written();
  void start(bool in_slices);
  void pause();
  void go_on();
  void finish();
  void set_device_shift(uint64_t draws);
  bool run(const Deadline* deadline);

  Context& ctx_;
  uint32_t refs_ = 1;
  Recorder recorder_;
  std::vector<Copy> copies_;
  // Storages that the work writes in place, and of these those that it writes behind the update.
  std::vector<Ref<Storage>> written_, written_last_;
  uint64_t seed_ = 0, first_draw_ = 0, draws_ = 0;
  int64_t replays_ = 0;
  int64_t failures_ = 0;     // Place::failures when the copies were made
  bool is_running_ = false;  // a replay has begun and not ended
};

}  // namespace mpt
