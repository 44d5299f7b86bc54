// Sums over ranks: pieces to their owners, results to all.
// SPDX-License-Identifier: Apache-2.0
#include "comm/reduction.h"

#include <algorithm>
#include <vector>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "comm/messages.h"
#include "core/context.h"
#include "core/sizes.h"

namespace mpt {
namespace {

// True if an element of n is infinite or not a number: all bits of its exponent are 1.
template <class Bits>
bool has_non_finite(const Bits* at, int64_t n, Bits exponent) {
  Bits found = 0;
  for (int64_t i = 0; i < n; ++i) found |= (at[i] & exponent) == exponent;
  return found != 0;
}

bool has_non_finite(DType dtype, const void* at, int64_t n) {
  switch (dtype) {
    case DType::f16: return has_non_finite(static_cast<const uint16_t*>(at), n, uint16_t{0x7c00});
    case DType::bf16: return has_non_finite(static_cast<const uint16_t*>(at), n, uint16_t{0x7f80});
    case DType::f32: return has_non_finite(static_cast<const uint32_t*>(at), n, 0x7f800000u);
    case DType::f64:
      return has_non_finite(static_cast<const uint64_t*>(at), n, uint64_t{0x7ff0000000000000});
    default: return false;
  }
}

}  // namespace

bool has_non_finite(const Tensor& t) {
  return has_non_finite(t.dtype(), HostView<char>(t).data(), t.count());
}

int64_t RankReduction::room(const Comm& comm, DType dtype, int64_t count) {
  const int64_t line = 64 / size_of(dtype), ranks = comm.size();
  return steps_over(steps_over(count, ranks), line) * line * ranks;
}

void RankReduction::begin(Tensor buffer, DType sum, BinaryOp op) {
  const int64_t count = buffer.count();
  keeps_piece_ = false;
  apart_ = room(comm_, buffer.dtype(), count) / comm_.size();
  cuts_.clear();
  for (int64_t r = 0; r <= comm_.size(); ++r) cuts_.push_back(std::min(r * apart_, count));
  send_ = std::move(buffer);
  sum_ = sum;
  op_ = op;
  begin();
}

void RankReduction::begin_pieces(Tensor buffer, std::vector<int64_t> cuts, DType sum, BinaryOp op) {
  const auto own = static_cast<size_t>(comm_.rank());
  keeps_piece_ = true;
  apart_ = cuts[own + 1] - cuts[own];
  cuts_ = std::move(cuts);
  send_ = std::move(buffer);
  sum_ = sum;
  op_ = op;
  begin();
}

void RankReduction::begin() {
  Context& ctx = comm_.ctx();
  const PlaceGuard guard(ctx, send_.place());
  const auto own = static_cast<size_t>(comm_.rank());
  own_ = cuts_[own + 1] - cuts_[own];
  bad_rank_ = -1;
  received_ = Tensor::empty(ctx, send_.dtype(), {apart_ * comm_.size()}, Purpose::gradients);
  result_ = keeps_piece_ ? Tensor() : received_;
  link_ = comm_.link_of(send_.place());
  if (link_) return send_pieces_on_device();
  from_ = host_copy(send_);
  to_ = host_room(received_);
  const HostView<char> from(from_);
  const HostWriter<char> to(to_);
  const auto each = static_cast<size_t>(size_of(send_.dtype()));
  const size_t own_bytes = static_cast<size_t>(own_) * each;
  const size_t apart = static_cast<size_t>(apart_) * each;
  exchange_.begin(with_others(comm_, [&](size_t r) -> mpt_comm_message {
    return {.send = from.data() + static_cast<size_t>(cuts_[r]) * each,
            .send_bytes = static_cast<size_t>(cuts_[r + 1] - cuts_[r]) * each,
            .recv = to.data() + r * apart,
            .recv_bytes = own_bytes};
  }));
  state_ = State::pieces;
}

// Starts an exchange from device to device: sent(r) goes to rank r, whose message comes to
// received(r).
template <class Sent, class Received>
void RankReduction::begin_on_device(Sent sent, Received received) {
  const auto of = [&](size_t r) -> DeviceMessage {
    const Tensor mine = sent(r), theirs = received(r);
    DeviceMessage m;
    m.send = mine.address();
    m.send_bytes = static_cast<size_t>(mine.bytes());
    m.recv = theirs.address();
    m.recv_bytes = static_cast<size_t>(theirs.bytes());
    return m;
  };
  exchange_.begin(with_others<DeviceMessage>(comm_, of), *link_);
}

// Sends each rank its piece, and receives the own one, from device to device.
void RankReduction::send_pieces_on_device() {
  begin_on_device([&](size_t r) { return send_.view({cuts_[r + 1] - cuts_[r]}, {1}, cuts_[r]); },
                  [&](size_t r) { return received_piece(static_cast<int32_t>(r)); });
  state_ = State::pieces;
}

// Sends the own piece of the result to all, and receives theirs.
void RankReduction::gather_on_device() {
  const Tensor own = received_piece(comm_.rank());
  begin_on_device([&](size_t) { return own; },
                  [&](size_t r) { return result_piece(received_, static_cast<int32_t>(r)); });
  state_ = State::results;
}

// Sends the own piece of the result to all, and receives theirs, by the engine.
void RankReduction::gather_on_host() {
  const HostWriter<char> to(to_);
  const auto each = static_cast<size_t>(size_of(to_.dtype()));
  const size_t apart = static_cast<size_t>(apart_) * each;
  const auto place_of = [&](size_t r) { return to.data() + r * apart; };
  const auto own = static_cast<size_t>(comm_.rank());
  exchange_.begin(with_others(comm_, [&](size_t r) -> mpt_comm_message {
    return {.send = place_of(own),
            .send_bytes = static_cast<size_t>(own_) * each,
            .recv = place_of(r),
            .recv_bytes = static_cast<size_t>(cuts_[r + 1] - cuts_[r]) * each};
  }));
  state_ = State::results;
}

// Returns the own piece of this rank's buffer.
Tensor RankReduction::sent_piece() const {
  return send_.view({own_}, {1}, cuts_[static_cast<size_t>(comm_.rank())]);
}

// Returns the place of what another rank has sent, and of this rank's result.
Tensor RankReduction::received_piece(int32_t rank) const {
  return received_.view({own_}, {1}, rank * apart_);
}

// Returns a rank's piece of the result in received_ or to_.
Tensor RankReduction::result_piece(const Tensor& all, int32_t rank) const {
  const auto r = static_cast<size_t>(rank);
  return all.view({cuts_[r + 1] - cuts_[r]}, {1}, rank * apart_);
}

// Combines the pieces of all ranks in their order into the own piece of the result.
void RankReduction::sum_pieces() {
  Context& ctx = comm_.ctx();
  const PlaceGuard guard(ctx, send_.place());
  if (!link_ && !is_on_host(received_)) copy_between(received_, to_);
  Tensor own = received_piece(comm_.rank());
  if (keeps_piece_) {
    own = Tensor::empty(ctx, send_.dtype(), {own_}, Purpose::gradients);
    result_ = own;
  }
  const bool is_wide = sum_ != own.dtype();
  const Tensor sum = is_wide ? Tensor::empty(ctx, sum_, {own_}) : own;
  const auto of = [&](int32_t r) { return r == comm_.rank() ? sent_piece() : received_piece(r); };
  const PointParams combined{static_cast<int16_t>(op_)};
  Tensor before = of(0);
  if (is_wide || comm_.size() == 1) {
    launch(Kernel::copy, {&sum}, {&before});
    before = sum;
  }
  for (int32_t r = 1; r < comm_.size(); ++r) {
    const Tensor next = of(r);
    launch(Kernel::binary, {&sum}, {&before, &next}, combined, PointScalars{});
    before = sum;
  }
  if (is_wide && rounding_) rounding_->round(own, sum, cuts_[static_cast<size_t>(comm_.rank())]);
  else if (is_wide) launch(Kernel::copy, {&own}, {&sum});
  if (!link_ && !keeps_piece_ && !is_on_host(result_)) {
    copy_between(result_piece(to_, comm_.rank()), own);
  }
}

void RankReduction::find_bad_rank() {
  const DType dtype = to_.dtype();
  const auto own = static_cast<size_t>(comm_.rank());
  const HostView<char> received(to_), sent(from_);
  const auto each = static_cast<size_t>(size_of(dtype));
  const size_t apart = static_cast<size_t>(apart_) * each;
  const char* const mine = sent.data() + static_cast<size_t>(cuts_[own]) * each;
  const char* result = received.data() + own * apart;
  Tensor piece;
  if (keeps_piece_) {
    piece = host_copy(result_);
    result = HostView<char>(piece).data();
  }
  if (!has_non_finite(dtype, result, own_)) return;
  for (size_t r = 0; r < static_cast<size_t>(comm_.size()); ++r) {
    if (!has_non_finite(dtype, r == own ? mine : received.data() + r * apart, own_)) continue;
    bad_rank_ = static_cast<int32_t>(r);
    return;
  }
}

void RankReduction::combine() {
  if (state_ != State::pieces) return;
  exchange_.wait();
  if (own_ > 0) {
    sum_pieces();
    if (finds_bad_rank_ && !link_) find_bad_rank();
  }
  send_ = from_ = {};
  if (keeps_piece_) {
    received_ = to_ = {};
    state_ = State::done;
    return;
  }
  if (link_) return gather_on_device();
  gather_on_host();
}

void RankReduction::wait() {
  combine();
  if (state_ != State::results) return;
  exchange_.wait();
  if (!link_ && !is_on_host(result_)) copy_between(result_, to_);
  received_ = to_ = {};
  state_ = State::done;
}

}  // namespace mpt
