// Recorder: notes the launches of a place, to run them again without the calls that made them.
//
// While a place has a recorder, its work runs as usual and is noted, in the order of the queue:
// launches, fills and copies, and between them what the host does each time (Recorder::each_time).
// The blocks of memory that the work uses are kept from other use (Arena::Hold), so that the
// addresses stay right. When the recording ends, a device with captures makes one of all work that
// lies between two actions of the host: a step of a stepper is one.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

#include "backends/backend.h"
#include "backends/device.h"
#include "backends/slices.h"
#include "core/arena.h"
#include "core/context.h"
#include "core/ref.h"
#include "core/tensor.h"

namespace mpt {

class Recorder {
 public:
  // Does the part of the host at a point of the work, each time that the work is run.
  using Action = std::function<void()>;

  // `host`, the arena of the host, counts the notes.
  Recorder(Place& place, Arena& host);
  ~Recorder();
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  // Begin and end to note the work of the place. end() throws if there was no memory for a note.
  void begin();
  void end();
  void stop() noexcept;  // ends without a check

  // -- notes: for the code that queues work ---------------------------------------------------
  // A launch that follows: how it runs, and whether it cannot fail (ReadyLaunch).
  struct Note {
    Kernel kernel;
    std::span<const Tensor*const> out, in;
    const ReadyKernel& ready;
    Run run;
    bool is_prepared;
  };
  // Each note comes before its work, and throws if there is no memory. Without memory for the note
  // of a launch that cannot fail, end() throws.
  void launch(const Note& n);
  void fill(const Tensor& to, uint8_t byte, size_t bytes);
  // A copy is noted in pieces: first its operands, then each piece.
  void copy(const Tensor& to, const Tensor& from) noexcept;
  void copy_piece(void* to, const void* from, size_t bytes) noexcept;
  // Takes back the latest note, whose work the device has refused.
  void refused() noexcept;
  void keep(const Tensor& t);  // keeps the memory of a tensor
  // Runs an action now and each time.
  void each_time(Action action);
  // Does the same with an action that was already done now.
  void noted(Action action) noexcept;
  // Does so behind all work of the recording on a device, where actions between the work would
  // divide it. The action may not depend on what later work overwrites.
  void noted_last(Action action) noexcept;
  // Returns how many steps of an optimizer were recorded before, and counts one.
  int32_t steps_before(const void* optimizer);
  // Runs an action at the start of each replay, before any work. It may throw.
  void at_start(Action action) noexcept;
  // Runs an action when a replay goes on before this point, between two slices. It may throw.
  void at_resume(Action action) noexcept;
  // Throws if a recorded launch would write over what the host writes to a tensor.
  void need_own_memory(const Tensor& t) const;
  // Throws unless the host may read elements now. `what`: "a read of elements".
  void need_no_read(const char* what) const;

  // -- replay -----------------------------------------------------------------------------------
  // Run the noted work. advance() runs the next piece of it, a launch or a capture with the actions
  // behind it, and returns false if that was the last. With a deadline a launch of the host is left
  // in its midst when the time is over, unless it writes what the recording has not made itself:
  // the program, which may read that between two slices, sees it whole.
  void start();
  void resume();
  void make_slices();  // before the first advance() with a deadline; throws without memory
  bool advance(const Deadline* deadline);
  void give_up() noexcept;
  // On the host, the numbers of draws are added `by` to those that the launches were made with. A
  // device adds the number that its kernels read.
  void shift_draws(uint64_t by) { shift_ = by; }
  uint64_t draw_shift() const { return shift_; }

  size_t launches() const { return launches_; }
  size_t captures() const { return captures_; }
  size_t held() const { return hold_.bytes(); }
  // Lists the storages that the work writes and that it has not made itself.
  const std::vector<Ref<Storage>>& written() const { return written_; }
  // True if a launch has read a copy from the cache of casts.
  bool has_read_cast(const Tensor& copy) const { return casts_.contains(copy->storage->data); }

 private:
  enum class Kind : uint8_t { launch, fill, copy, action, capture };
  struct Item {
    Kind kind;
    bool is_prepared = false;
    bool is_whole = false;  // it writes what the program may read
    uint8_t byte = 0;
    Kernel kernel = {};
    uint32_t at = 0;   // first of its pointers, or number of the action
    uint32_t out = 0;  // number of pointers to outputs
    size_t scalars = 0, bytes = 0;
    void* workspace = nullptr;
    Capture capture = 0;
    ReadyKernel ready;
  };
  void make_captures();
  bool capture(std::span<const Item> items, Capture& capture);
  void add_launch(const Note& n);
  bool use(const Tensor& t, bool is_written);
  void add_action(Action action);
  // Arguments of a launch. Those of draws are new in each replay.
  struct Arguments {
    RandomScalars random;
    AttentionScalars attention;
  };
  Run arguments(const Item& i, Arguments& space) const;
  const char* run(const Item& i);
  bool run_in_slices(const Item& i, const Deadline* deadline, const char*& refused);
  bool run_next(const Deadline* deadline);
  bool is_in_midst() const { return slices_ && slices_->is_running(); }  // the item at `at_` is
  template <class F>
  void note(F f) noexcept;

  Place& place_;
  Arena::Hold hold_;
  std::vector<Item> items_;
  std::vector<void*> pointers_;
  std::vector<std::max_align_t> scalars_;
  std::vector<Action> actions_, starts_, last_;
  std::vector<std::pair<size_t, Action>> resumes_;      // with the items before each
  std::vector<std::pair<const void*, int32_t>> steps_;  // recorded, by optimizer
  std::vector<ReadyKernel> captured_;                   // that captures run
  std::vector<Ref<Storage>> written_, kept_;
  std::unordered_set<const void*> casts_;  // read from the cache of casts
  Arena::Outside memory_;
  Context* ctx_ = nullptr;
  size_t at_ = 0;  // next item of a replay
  size_t launches_ = 0, captures_ = 0;
  uint64_t shift_ = 0;
  bool may_read_ = false, is_complete_ = true;
  std::unique_ptr<Slices> slices_;
  Arguments divided_;  // the arguments of the launch that they run
};

// Calls `action` with the tensors. While a recording is made on a place, it is called in each
// replay too.
template <class F, class... Tensors>
void each_time(const Place& place, F action, const Tensors&... tensors) {
  if (!place.recorder) [[likely]]
    return action(tensors...);
  place.recorder->each_time([action, ... kept = tensors.alias()] { action(kept...); });
}

// LastingMemory: while it lives, a recording has no part in what is allocated on a place. For
// memory whose bytes the recorded work does not make anew.
class LastingMemory {
 public:
  explicit LastingMemory(Place& place) : no_hold_(*place.arena) {}

 private:
  Arena::NoHold no_hold_;
};

// Returns a tensor on the memory of a dense tensor that does not count as a reference to it. The
// memory must be kept otherwise, as by Recorder::keep().
Tensor uncounted(const Tensor& t);
inline bool have_one_address(const Tensor& a, const Tensor& b) {
  return a.address() == b.address();
}

// Throws if a replay has begun and not ended. `what`: "mpt_stepper_step".
void need_no_replay(const Context& ctx, const char* what);
// Throws if a recording is made on a place. `what`: "a step of L-BFGS".
void need_no_recording(const Place& place, const char* what);
// Throws in both cases.
void need_no_recorded_work(const Context& ctx, const char* what);

}  // namespace mpt
