// GradReducer: makes the gradients of some optimizers the sums over all ranks. The gradients travel
// in buckets, and a bucket leaves in the backward as soon as its gradients are complete.
//
// The parameters go into buckets from the last one to the first, because a backward completes the
// gradients in about that order, and behind the first step in the order in which the backward of
// rank 0 has completed them. The results of a bucket are one block of memory, and the gradients
// become views of it. A gradient that fills a bucket is sent from its own memory.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "autograd/engine.h"
#include "comm/comm.h"
#include "comm/reduction.h"
#include "core/ref.h"
#include "optim/optimizer.h"
#include "train/wire_rounding.h"

namespace mpt {

class GradReducer final : public GradSink {
 public:
  struct Options {
    DType wire = DType::none;            // dtype of the buckets; none: that of the gradients
    bool rounds_stochastically = false;  // to the dtype of the buckets
    int64_t bucket_bytes = 0;
    bool in_backward = true;  // buckets leave in the backward
    bool finds_bad_rank = false;
    bool to_owners = false;  // each sum goes to the owner of its parameter alone
  };
  GradReducer(Ref<Comm> comm, const Options& o) : comm_(std::move(comm)), options_(o) {}

  const Options& options() const { return options_; }

  // Prepares a step. addends: number of backwards of all ranks whose gradients are added up.
  // same: what else must be equal on all ranks for the exchanges to fit each other, as a hash.
  // stream: a number of the stepper and the loss, for random bits.
  void prepare(const std::vector<Ref<Optimizer>>& optimizers, int32_t addends, int64_t step,
               uint64_t same, uint64_t stream);
  // True if gradients have left, until end().
  bool has_begun() const { return state_ == State::sending || state_ == State::done; }
  // True if the gradients are sums, until end().
  bool is_done() const { return state_ == State::done; }
  // Message of a rank to the others before a step is taken.
  struct Told {
    uint64_t settings;   // hash of what decides the update, and must be equal on all ranks
    bool drops = false;  // the step is given up, by all ranks
  };
  // Sends the gradients that have not left, waits for all, and stores the sums. A parameter without
  // a gradient on every rank keeps none; without one on some ranks it counts as zeros there.
  // Optimizer::Slot::has_sum_away tells of a sum that another rank has, until end().
  // Returns -1, or the first rank with other settings than rank 0: no sum is stored then.
  int32_t finish(const Told& told);
  // Does without gradients what finish() does besides: the ranks make the step, and draw alike.
  int32_t meet(const Told& told);
  void end();
  // Number of draws that all ranks have agreed on in the latest exchange of a step. Its update
  // draws from there.
  uint64_t draws() const { return draws_; }
  // The first rank that gave a value that is not finite to a sum that is not; -1 if there is none.
  int32_t bad_rank() const { return bad_rank_; }

  bool wants(const Tensor& leaf) const override { return find(leaf) != nullptr; }
  bool has_consumed(const Tensor& leaf) const override;
  void consume(const Tensor& leaf) override;
  const char* instead() const override { return "set mpt_stepper_desc.overlap to 0"; }

 private:
  enum class State : int8_t { idle, prepared, sending, done };
  // Form of a parameter's gradient on one rank.
  enum class Given : uint8_t { none, dense, rows };
  static constexpr uint32_t kNever = UINT32_MAX;
  struct Item {
    Optimizer* optimizer;
    size_t slot_index;
    uint64_t key;  // decides its random bits
    const Params::Entry* entry;
    DType kept;      // dtype of the gradient, and of the sum
    int32_t owner;   // that alone gets the sum; -1: all do
    bool is_sparse;  // its gradients have had rows: it is in no bucket
    size_t bucket = 0;
    int64_t offset = 0;  // elements
    Given given = Given::none;
    bool is_packed = false;
    uint32_t completed_as = kNever;  // number among the gradients of this backward

    const Tensor& leaf() const { return entry->tensor; }
    Optimizer::Slot& slot() const { return optimizer->slots()[slot_index]; }
    bool is_away(const Comm& comm) const { return owner >= 0 && owner != comm.rank(); }
  };
  struct Bucket {
    DType kept, wire;
    bool to_owners;
    std::vector<int64_t> cuts;   // to_owners: between the elements of the ranks
    int64_t used = 0, room = 0;  // elements
    std::vector<size_t> items;
    size_t last_place = 0;                   // in order_, of the last item
    size_t missing = 0;                      // items that are not packed
    Tensor buffer;                           // until it leaves
    std::unique_ptr<WireRounding> rounding;  // rounds values stochastically; may be empty
    std::unique_ptr<RankReduction> reduction;

    // True if it has one gradient, and no room besides.
    bool is_one() const { return items.size() == 1; }
    // Returns the elements that a gradient of so many takes: whole lines, unless it is alone.
    int64_t place_of(int64_t count) const;
  };
  struct ByAddress {
    const TensorImpl* leaf;
    size_t item;
  };
  const Item* find(const Tensor& leaf) const;
  void plan(const std::vector<Ref<Optimizer>>& optimizers, int32_t addends);
  void make_buckets();
  void lay_out_by_owner(Bucket& b);
  uint64_t hash() const;
  void begin();
  void pack(Item& item);
  void copy_to_bucket(const Item& item, bool is_dense);
  void send_ready();
  void round(Bucket& b);
  void poll();
  void need_meeting();
  int32_t finish_all(const Told& told);
  int32_t tell_given(const Told& told);
  int32_t exchange_heads(const Told& told, size_t width);
  bool take_order(const uint8_t* places);
  void sum_rows(const Item& item, const std::vector<Given>& given);

  Ref<Comm> comm_;
  Options options_;
  std::vector<Item> items_;    // from the last parameter to the first
  std::vector<size_t> order_;  // items as they go into the buckets
  bool observes_ = false;      // until a backward has shown the order
  uint32_t completed_ = 0;     // gradients of this backward
  std::vector<ByAddress> by_address_;
  std::vector<Bucket> buckets_;
  size_t left_ = 0;  // buckets that have left: the first ones
  State state_ = State::idle;
  int64_t step_ = 0;
  bool have_met_ = false;  // the meeting of the step has shown no difference
  uint64_t same_ = 0, stream_ = 0;
  int32_t bad_rank_ = -1;
  uint64_t draws_ = 0;
  std::unique_ptr<Meeting> meeting_;
  std::vector<uint8_t> given_;  // by rank: a head and the Given of each item
};

}  // namespace mpt
