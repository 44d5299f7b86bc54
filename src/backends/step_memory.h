// StepMemory: the memory of one training step as it was asked for, and what the same step would
// take with another batch.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "backends/backend.h"
#include "core/arena.h"
#include "core/context.h"
#include "core/tensor.h"

namespace mpt {

// While it runs it sees every block of the arena come and go, and follows the batch from launch to
// launch: what is computed from it grows with it, unless a kernel sums over the batch, or it ends
// as a gradient. What a kernel needs as scratch for another batch, the kernel itself is asked.
class StepMemory final : public Context::Part, public Arena::Watch {
 public:
  ~StepMemory() override { stop(); }

  // Runs until the step ends. The tensors hold the batch: its size is their first extent.
  void start(Context& ctx, std::span<const Tensor> batch);
  void forget();  // what was seen, too

  int64_t batch() const { return batch_; }
  // The highest moment of the step with a batch of this size. Throws before the step has ended.
  Arena::Peak peak(int64_t batch) const;
  // The largest batch whose peak is within `limit`; 0 where not even one row's is.
  int64_t largest(size_t limit) const;

  // One launch, before its workspace is taken.
  void launch(Kernel kernel, std::span<const Tensor* const> out, std::span<const Tensor* const> in,
              const void* params, size_t params_size, const Prepared& prepared) noexcept;
  // The same for what computes without kernels: the outputs grow if an input does.
  void derived(std::span<const Tensor> out, std::span<const Tensor> in) noexcept;
  // A gradient by rows, as many as `from` has: more with a larger batch.
  void row_gradient(std::span<const Tensor> out, const Tensor& from) noexcept;
  // A leaf's gradient grows if the leaf does (a batch that wants one). One by rows has at most the
  // leaf's.
  void leaf_gradient(const Tensor& leaf, const Tensor& grad, const Tensor& rows) noexcept;

  void allocated(void* p, size_t bytes, Purpose purpose) noexcept override;
  void freed(void* p, size_t bytes, Purpose purpose) noexcept override;
  void moved(void* p, size_t bytes, Purpose from, Purpose to) noexcept override;
  void step_ended() noexcept override;

 private:
  struct Block {
    size_t bytes;
    Purpose purpose;
    bool grows = false;
    bool gradient = false;   // it was one at some time
    bool before = false;     // it was there before the step
    size_t most = SIZE_MAX;  // it grows to that
  };
  struct Launch {
    const Prepared* prepared;
    Kernel kernel;
    size_t outputs, workspace;
    std::vector<Spec> specs;  // outputs, then inputs
    std::vector<char> grows;  // of specs
    std::vector<char> params;
  };
  enum class What : uint8_t { alloc, free, move, launch };
  struct Event {
    What what;
    Purpose to;     // move
    int32_t index;  // of a block, or of a launch
  };

  void stop();
  void note(What what, int32_t index, Purpose to = Purpose::other) {
    events_.push_back({what, to, index});
  }
  int32_t block_from_before(const void* p, size_t bytes, Purpose purpose);
  Block* block_of(const Tensor& t);
  bool grows(const Tensor& t) const;
  void grow(const Tensor& t);
  void follow(Kernel kernel, std::span<const Tensor* const> out, std::span<const Tensor* const> in,
              const void* params);
  int32_t record(Kernel kernel, std::span<const Tensor* const> out,
                 std::span<const Tensor* const> in, const void* params, size_t params_size,
                 const Prepared& prepared);
  size_t workspace(const Launch& l, int64_t batch) const;
  size_t scaled(const Block& b, int64_t batch) const;
  template <class F>
  void attempt(F f) noexcept;  // the host has no more memory: nothing can be said about the step

  Context* ctx_ = nullptr;
  bool running_ = false, ended_ = false, lost_ = false, first_ = false;
  bool skip_workspace_ = false;  // the next one belongs to a launch that was recorded
  int64_t batch_ = 0;
  Arena::Peak base_;  // what was there before, without the blocks that are marked so
  std::vector<Block> blocks_;
  std::vector<Launch> launches_;
  std::vector<Event> events_;
  std::unordered_map<const void*, int32_t> live_;  // blocks by address; -1: seen, and not counted
  std::unordered_map<const void*, bool> lent_;     // the host's memory that holds some of the batch
};

}  // namespace mpt
