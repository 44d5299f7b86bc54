// RankReduction: one value of the values of all ranks for each element of a buffer, with the same
// bits on every rank.
//
// Each rank owns a piece of the buffer. It receives this piece of every rank, combines them in the
// order of the ranks, and sends the result to all, or keeps it. That is as many bytes as a ring
// needs. Each value is rounded to the dtype of the buffer once before and once behind the sum, on
// any number of ranks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "backends/kernels.h"
#include "comm/comm.h"
#include "core/tensor.h"

namespace mpt {

// True if a dense tensor on the host has a value that is infinite or not a number.
bool has_non_finite(const Tensor& t);

// Rounds a result to the dtype of the buffer.
class Rounding {
 public:
  Rounding() = default;
  Rounding(const Rounding&) = delete;
  virtual ~Rounding() = default;
  // at: place of their first element in the buffer.
  virtual void round(const Tensor& rounded, const Tensor& exact, int64_t at) = 0;
};

class RankReduction {
 public:
  // finds_bad_rank: looks for values that are not finite, for bad_rank(). rounding: of results that
  // have been combined in a wider dtype; nullptr: to nearest.
  explicit RankReduction(Comm& comm, bool finds_bad_rank = false, Rounding* rounding = nullptr)
      : comm_(comm), finds_bad_rank_(finds_bad_rank), rounding_(rounding), exchange_(comm) {}

  // Returns the elements of a buffer that has room for `count`: pieces of one size, on boundaries
  // of 64 bytes.
  static int64_t room(const Comm& comm, DType dtype, int64_t count);

  // Starts. `buffer` has one dim, is not written, and lives on until the result is there. sum: the
  // dtype in which the values are combined.
  void begin(Tensor buffer, DType sum, BinaryOp op);
  // Starts one whose result each rank gets for its own piece only: the elements of `buffer` from
  // cuts[rank] to cuts[rank + 1].
  void begin_pieces(Tensor buffer, std::vector<int64_t> cuts, DType sum, BinaryOp op);
  // Moves the messages on without waiting.
  void poll() { exchange_.poll(); }
  // Waits for the pieces, combines them, and sends the result. Ranks with several reductions under
  // way call it in the same order, between the same other exchanges.
  void combine();
  void wait();  // for the result
  // The buffer with the result, on the place of the buffer; between devices it may be used for what
  // outlives the call once the ranks have met again (Comm::rely_on_link); the own piece alone after
  // begin_pieces().
  const Tensor& result() const { return result_; }
  // The first rank that gave a value that is not finite to a result of this rank's piece that is
  // not finite; -1 if there is none, or if devices have exchanged the values.
  int32_t bad_rank() const { return bad_rank_; }

 private:
  enum class State : int8_t { pieces, results, done };
  void begin();
  template <class Sent, class Received>
  void begin_on_device(Sent sent, Received received);
  void send_pieces_on_device();
  void gather_on_device();
  void gather_on_host();
  Tensor sent_piece() const;
  Tensor received_piece(int32_t rank) const;
  Tensor result_piece(const Tensor& all, int32_t rank) const;
  void sum_pieces();
  void find_bad_rank();

  Comm& comm_;
  const bool finds_bad_rank_;
  Rounding* const rounding_;
  State state_ = State::done;
  DType sum_ = DType::none;
  BinaryOp op_ = BinaryOp::add;
  bool keeps_piece_ = false;   // the result is the own piece
  std::vector<int64_t> cuts_;  // offsets in the buffer: between the pieces of the ranks
  int64_t own_ = 0;            // elements of the own piece
  int64_t apart_ = 0;          // elements from one rank's piece in received_ to the next one's
  int32_t bad_rank_ = -1;
  // On the place of the buffer: the buffer, the own piece of each rank, and the result. Without
  // keeps_piece_ the results of the ranks replace the pieces.
  Tensor send_, received_, result_;
  DeviceLink* link_ = nullptr;  // nullptr: the pieces pass through the host
  // Elements of send_ and received_ on the host: the same tensors there. Without a link only.
  Tensor from_, to_;
  Exchange exchange_;  // destroyed before the memory that it uses
};

}  // namespace mpt
