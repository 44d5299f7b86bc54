// StepMemory: records the memory of one training step and predicts the memory of the same step with
// another batch size.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "backends/cache.h"
#include "core/arena.h"
#include "core/observer.h"

namespace mpt {

// While it runs, StepMemory sees every allocation and release of the arena and follows the batch
// from launch to launch. The result of a kernel grows with the batch if an input does, unless the
// kernel sums over the batch or the result ends as a gradient. For another batch size, the
// workspace of a launch comes from preparing its kernel again.
class StepMemory final : public Context::Part, public Observer, public Arena::Watch {
 public:
  static constexpr PartId kId = PartId::step_memory;
  ~StepMemory() override { stop(); }

  // Records until the step ends. The tensors hold the batch; their first extent is its size.
  void start(Context& ctx, std::span<const Tensor> batch);
  void forget();  // stops, and discards the recording

  int64_t batch() const { return batch_; }
  // Returns the memory at the peak of the step with a batch of this size. Throws before the step
  // has ended.
  Arena::Peak peak(int64_t batch) const;
  // Returns the largest batch size whose peak is within `limit`, or 0 if one row already exceeds
  // it.
  int64_t largest(size_t limit) const;

  // The outputs of a kernel, and of a computation without one, grow if an input does.
  void launching(const Launch& launch) noexcept override;
  void computed(std::span<const Tensor> out, std::span<const Tensor> in) noexcept override;
  // A row-sparse gradient has as many rows as `from`.
  void row_gradient(std::span<const Tensor> out, const Tensor& from) noexcept override;
  // A dense gradient grows if the leaf does (a batch that requires a gradient). A gradient by rows
  // has at most as many rows as the leaf.
  void leaf_gradient(const Tensor& leaf, const Tensor& grad, const Tensor& rows) noexcept override;

  void allocated(void* p, size_t bytes, Purpose purpose) noexcept override;
  void freed(void* p, size_t bytes, Purpose purpose) noexcept override;
  void moved(void* p, size_t bytes, Purpose from, Purpose to) noexcept override;
  void step_ended() noexcept override;

 private:
  struct Block {
    size_t bytes;
    Purpose purpose;
    bool grows = false;
    bool gradient = false;        // has been a gradient at some time
    bool predates_step = false;   // was allocated before the step
    size_t max_bytes = SIZE_MAX;  // upper bound of its growth, in bytes
  };
  struct RecordedLaunch {
    const Prepared* prepared;
    Kernel kernel;
    size_t outputs, workspace;
    std::vector<Spec> specs;  // outputs, then inputs
    std::vector<char> grows;  // one flag per entry of specs
    std::vector<char> params;
  };
  enum class EventKind : uint8_t { alloc, free, move, launch };
  struct Event {
    EventKind kind;
    Purpose to;     // for move
    int32_t index;  // number of a block, or of a launch
  };

  void stop();
  void note(EventKind kind, int32_t index, Purpose to = Purpose::other) {
    events_.push_back({kind, to, index});
  }
  // Adds a block that was allocated before the step, and takes it out of base_.
  int32_t block_from_before(const void* p, size_t bytes, Purpose purpose);
  Block* block_of(const Tensor& t);
  bool grows(const Tensor& t) const;  // true if the tensor's memory grows with the batch
  void grow(const Tensor& t);         // marks the memory as growing
  void follow(const Launch& l);       // marks the results of a launch
  // Returns the number of the recorded launch; -1 if no operand grows.
  int32_t record(const Launch& l);
  size_t workspace(const RecordedLaunch& l, int64_t batch) const;
  size_t scaled(const Block& b, int64_t batch) const;  // bytes of the block with this batch size
  template <class F>
  void attempt(F f) noexcept;  // gives the recording up if f throws because the host has no memory

  Context* ctx_ = nullptr;
  bool running_ = false, ended_ = false, out_of_memory_ = false, made_states_ = false;
  bool skip_workspace_ = false;  // the next workspace belongs to a recorded launch
  int64_t batch_ = 0;
  Arena::Peak base_;  // in use before the step, without the blocks marked `predates_step`
  std::vector<Block> blocks_;
  std::vector<RecordedLaunch> launches_;
  std::vector<Event> events_;
  // Maps addresses to indices of blocks; -1: a block that is not counted.
  std::unordered_map<const void*, int32_t> live_;
  // Addresses of host-owned memory that holds the batch.
  std::unordered_set<const void*> host_owned_;
};

}  // namespace mpt
