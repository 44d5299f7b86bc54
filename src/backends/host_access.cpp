// Access of the host to the elements of tensors.
// SPDX-License-Identifier: Apache-2.0
#include "backends/host_access.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>

#include "backends/cache.h"
#include "backends/device.h"
#include "backends/devices.h"
#include "backends/recorder.h"
#include "core/context.h"
#include "core/error.h"

namespace mpt {
namespace {

size_t bytes_of(const Tensor& t) { return static_cast<size_t>(t.bytes()); }

// Throws if the device has refused `what`.
void check_refusal(Place& place, const char* what, const char* refused) {
  if (!refused) return;
  const std::string why = refused;
  check_device(place);  // a lost device refuses everything: the error names what has failed
  fail(MPT_ERROR_DEVICE, "%s refused %s: %s", name_of(place).s, what, why.c_str());
}

void check_copy(Place& place, const char* refused) { check_refusal(place, "a copy", refused); }

// Prepares a write of a tensor. Returns false if its elements lie elsewhere and have no memory
// here: the write, which all ranks make, is then that of the rank that keeps them.
bool begin_write(const Tensor& t) noexcept {
  StorageSource* const source = t->storage->source;
  return !source || source->begin_write();
}

}  // namespace

void need_lasting_memory(const Tensor& t) {
  const StorageSource* const source = t->storage->source;
  if (!source) return;
  fail(MPT_ERROR_UNSUPPORTED,
       "the elements of tensor%s are on rank %d (MPT_SHARD_PARAMS), and here only while they are "
       "used: call mpt_tensor_read on all ranks",
       t.quoted().s, source->owner());
}

std::byte* StagingPool::take(size_t& bytes) {
  constexpr size_t kLeastBytes = 4096;
  if (bytes <= kMostKept) bytes = std::max(std::bit_ceil(bytes), kLeastBytes);
  const auto has_size = [&](const Piece& p) { return p.bytes == bytes; };
  const auto found = std::find_if(kept_.begin(), kept_.end(), has_size);
  if (found != kept_.end()) {
    std::byte* const data = found->data;
    kept_.erase(found);
    kept_bytes_ -= bytes;
    return data;
  }
  kept_.reserve(pieces_ + 1);  // give() needs no memory
  memory_.add(bytes);
  void* data = place_.device->alloc_staging(bytes);
  if (!data && give_back()) data = place_.device->alloc_staging(bytes);
  if (!data) {
    memory_.remove(bytes);
    fail(MPT_ERROR_OUT_OF_MEMORY, "%s has no %zu bytes of host memory for a copy",
         name_of(place_).s, bytes);
  }
  ++pieces_;
  return static_cast<std::byte*>(data);
}

void StagingPool::give(std::byte* p, size_t bytes) noexcept {
  if (bytes > kMostKept - kept_bytes_) {
    wait_for_queue(*place_.device);
    return free({p, bytes});
  }
  kept_.push_back({p, bytes});
  kept_bytes_ += bytes;
}

bool StagingPool::give_back() noexcept {
  if (kept_.empty() || place_.recorder) return false;  // a capture cannot be waited for
  wait_for_queue(*place_.device);
  for (const Piece& p : kept_) free(p);
  kept_.clear();
  kept_bytes_ = 0;
  return true;
}

void StagingPool::free(const Piece& p) noexcept {
  place_.device->free_staging(p.data, p.bytes);
  memory_.remove(p.bytes);
  --pieces_;
}

Staging::Staging(Place& place, size_t bytes) : place_(&place), bytes_(bytes) {
  data_ = place.staging->take(bytes_);
}

Staging::~Staging() {
  if (data_) place_->staging->give(data_, bytes_);
}

void Staging::copy_out(size_t at, const void* from, size_t bytes) {
  check_copy(*place_, place_->device->copy_out(data_ + at, from, bytes));
  state_ = State::queued;
}

void Staging::record() {
  check_copy(*place_, place_->device->record(event_));
  state_ = State::recorded;
}

void Staging::try_record() noexcept {
  state_ = place_->device->record(event_) ? State::queued : State::recorded;
}

bool Staging::ready() {
  if (state_ == State::idle) return true;
  if (state_ == State::queued) try_record();
  if (state_ != State::recorded || !place_->device->has_passed(event_)) return false;
  check_device(*place_);
  return true;
}

void Staging::wait() {
  if (state_ == State::idle) return;
  if (state_ == State::queued) record();
  const char* const why = place_->device->wait(event_);
  check_device(*place_);  // the bytes may come of work that has failed
  if (why) fail(MPT_ERROR_DEVICE, "a read of %s failed: %s", name_of(*place_).s, why);
  state_ = State::idle;
}

void download(void* to, Place& place, const void* from, size_t bytes) {
  if (bytes == 0) return;
  check_read(place);
  if (place.is_host) {
    std::memcpy(to, from, bytes);
    return;
  }
  constexpr size_t kPiece = size_t{4} << 20;
  Staging staging(place, std::min(bytes, kPiece));
  for (size_t at = 0, n = 0; at < bytes; at += n) {
    n = std::min(bytes - at, kPiece);
    staging.copy_out(0, static_cast<const char*>(from) + at, n);
    staging.record();
    staging.wait();
    std::memcpy(static_cast<char*>(to) + at, staging.data(), n);
  }
}

void upload(const Tensor& to, const void* from, size_t bytes) {
  MPT_ASSERT(bytes == bytes_of(to), "an upload gives every element");
  if (bytes == 0 || !begin_write(to)) return;
  Place& place = to.place();
  if (place.recorder) place.recorder->need_own_memory(to);
  check_copy(place, place.device->copy_in(to.address(), from, bytes));
}

void fill_bytes(const Tensor& to, uint8_t value) {
  if (to.count() == 0 || !begin_write(to)) return;
  Place& place = to.place();
  if (place.recorder) place.recorder->fill(to, value, bytes_of(to));
  const char* const refused = place.device->fill(to.address(), value, bytes_of(to));
  if (refused && place.recorder) place.recorder->refused();
  check_refusal(place, "a fill", refused);
}

void copy_bytes(const Tensor& to, const Tensor& from) noexcept {
  if (to.count() == 0 || !begin_write(to)) return;
  const Dims &shape = to.shape(), &stride = to.stride();
  const auto item = static_cast<size_t>(size_of(to.dtype()));
  // The last dims that are contiguous in `to` are copied in one piece.
  int outer = shape.size();
  int64_t run = 1;
  while (outer > 0 && (shape[outer - 1] == 1 || stride[outer - 1] == run)) run *= shape[--outer];
  const size_t piece = static_cast<size_t>(run) * item;
  auto* const first = static_cast<char*>(to.address());
  const auto* next = static_cast<const char*>(from.address());
  Place& place = to.place();
  if (place.recorder) place.recorder->copy(to, from);
  for (int64_t i = 0, n = to.count() / run; i < n; ++i, next += piece) {
    int64_t at = 0, rest = i;
    for (int d = outer; d-- > 0; rest /= shape[d]) at += rest % shape[d] * stride[d];
    void* const target = first + static_cast<size_t>(at) * item;
    if (place.recorder) place.recorder->copy_piece(target, next, piece);
    const char* refused = place.device->copy_within(target, next, piece);
    if (!refused) continue;
    if (place.recorder) place.recorder->refused();
    keep_refusal(place, "a copy", refused);
    return;
  }
}

void copy_between(const Tensor& to, const Tensor& from) {
  if (from.count() == 0) return;
  need_no_recording(*to.ctx().home, "a copy between devices");
  bring(from);
  if (is_on_host(from)) return upload(to, from.address(), bytes_of(to));
  if (is_in_place(to)) return download(to.address(), from);
  const Tensor middle = host_copy(from);
  upload(to, middle.address(), bytes_of(to));
}

Tensor host_room(const Tensor& t) {
  if (is_in_place(t)) [[likely]]
    return t;
  const PlaceGuard guard(t.ctx(), t.ctx().host);
  return Tensor::empty(t.ctx(), t.dtype(), t.shape(), Purpose::other);
}

void check_read(const Place& place) {
  if (place.recorder) [[unlikely]]
    place.recorder->need_no_read("the host reads elements");
}

Tensor host_copy(const Tensor& t) {
  check_read(t.place());
  Tensor room = host_room(t);
  if (!is_in_place(t)) download(room.address(), t);
  return room;
}

void LateCopy::reserve(std::span<const Tensor* const> tensors) {
  constexpr size_t kAlign = alignof(std::max_align_t);
  parts_.clear();
  size_t end = 0;
  for (const Tensor* t : tensors) {
    parts_.push_back({end, bytes_of(*t)});
    end = (end + parts_.back().bytes + kAlign - 1) / kAlign * kAlign;
  }
  on_host_ = end == 0 || is_on_host(*tensors[0]);
  if (on_host_) return bytes_.resize(end);
  Place& place = tensors[0]->place();
  if (!staging_.has_room(place, end)) staging_ = Staging(place, end);
}

void LateCopy::clear() {
  parts_.clear();
  on_host_ = true;
}

void LateCopy::begin_empty(Place& place) noexcept {
  clear();
  if (place.is_host) return;
  on_host_ = false;
  staging_ = Staging(place);
  staging_.try_record();
}

void LateCopy::begin(std::span<const Tensor* const> tensors) {
  reserve(tensors);
  if (on_host_) {
    for (size_t i = 0; i < parts_.size(); ++i) {
      if (parts_[i].bytes == 0) continue;
      std::memcpy(bytes_.data() + parts_[i].at, tensors[i]->address(), parts_[i].bytes);
    }
    return;
  }
  for (size_t i = 0; i < parts_.size(); ++i) {
    if (parts_[i].bytes == 0) continue;
    staging_.copy_out(parts_[i].at, tensors[i]->address(), parts_[i].bytes);
  }
  staging_.record();
}

}  // namespace mpt
