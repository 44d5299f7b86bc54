// Joins ranks by NCCL, and queues messages between their devices.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/nccl_link.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <exception>
#include <thread>
#include <utility>

#include "backends/cuda/device.h"
#include "core/error.h"

namespace mpt::cuda {
namespace {

constexpr const char* kExchange = "an exchange between devices (NCCL)";
constexpr const char* kGroupStart = "ncclGroupStart";
constexpr std::chrono::microseconds kPause(50);
constexpr int kQuickTries = 20;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string seconds_text(double seconds) {
  char s[64];
  std::snprintf(s, sizeof s, "%g seconds", seconds);
  return s;
}

}  // namespace

NcclLink::NcclLink(CudaDevice& device, const Nccl& nccl, const LinkOptions& o)
    : device_(device), nccl_(nccl), rank_(o.rank), size_(o.size), time_limit_(o.join_limit) {
  std::string why;
  second_ = device.second_queue(why);
  if (second_) why = join(o);
  if (why.empty()) why = try_out();
  if (!why.empty()) {
    abort();
    end();
    fail(MPT_ERROR_DEVICE, "%s", why.c_str());
  }
  time_limit_ = o.time_limit;
  device_.watch(this);
}

NcclLink::~NcclLink() {
  device_.unwatch(this);
  end();
}

bool NcclLink::wait_until(const std::function<bool()>& is_done) const {
  const auto start = Clock::now();
  for (int tries = 0; !is_done(); ++tries) {
    if (seconds_since(start) > time_limit_) return false;
    if (tries < kQuickTries) std::this_thread::yield();
    else std::this_thread::sleep_for(kPause);
  }
  return true;
}

NcclResult NcclLink::settle(NcclResult r) {
  if (r != NcclResult::in_progress) return r;
  wait_until([&] {
    const NcclResult asked = nccl_.state(comm_, &r);
    if (asked != NcclResult::success) r = asked;
    return r != NcclResult::in_progress;
  });
  return r;
}

// Makes the communicator. Returns "", or why there is none.
std::string NcclLink::join(const LinkOptions& o) {
  NcclId id;
  if (o.id.size() != sizeof id) return "the id of rank 0 is none of NCCL";
  std::memcpy(&id, o.id.data(), sizeof id);
  const Primary& p = device_.primary();
  const Current current(p.cu, p.context);
  NcclConfig config;
  const NcclResult r = settle(nccl_.init(&comm_, size_, id, rank_, &config));
  if (r == NcclResult::success) return "";
  if (r == NcclResult::in_progress) {
    return "NCCL has not joined all ranks within " + seconds_text(time_limit_);
  }
  return nccl_.text("ncclCommInitRankConfig", r, comm_);
}

// Exchanges known bytes with every rank, which makes the connections too. Returns "", or why that
// went wrong.
std::string NcclLink::try_out() {
  constexpr size_t kBytes = 256;
  const auto ranks = static_cast<size_t>(size_), own = static_cast<size_t>(rank_);
  const auto byte = [](size_t from, size_t to, size_t i) {
    return static_cast<uint8_t>(31 * from + 7 * to + i);
  };
  std::vector<uint8_t> sent(ranks * kBytes);
  for (size_t i = 0; i < sent.size(); ++i) sent[i] = byte(own, i / kBytes, i % kBytes);
  auto* const memory = static_cast<uint8_t*>(device_.alloc(2 * sent.size()));
  auto* const here = static_cast<uint8_t*>(device_.alloc_staging(sent.size()));
  uint8_t* const received = memory + sent.size();
  std::vector<DeviceMessage> messages;
  for (size_t r = 0; r < ranks; ++r)
    messages.push_back({.send = memory + r * kBytes,
                        .send_bytes = kBytes,
                        .recv = received + r * kBytes,
                        .recv_bytes = kBytes});
  const CudaDriver& cu = device_.primary().cu;
  const char* why = memory && here ? nullptr : "there is no memory to try it out";
  uint64_t number = 0;
  EventHandle copied = nullptr;
  if (!why) why = device_.copy_in(memory, sent.data(), sent.size());
  if (!why) why = exchange(messages, number);
  {
    const Current current(cu, device_.primary().context);
    if (!why) {
      why = second_->add("a copy to the host", [&](StreamHandle s) {
        return cu.copy_out(here, address_of(received), sent.size(), s);
      });
    }
    if (!why) why = take_event(copied);
    if (!why) why = second_->record_for_program(copied);
    const auto is_done = [&] {
      why = fault();
      return why || cu.event_query(copied) != Result::not_ready;
    };
    if (!why && !wait_until(is_done))
      why = "its first exchange has not ended within the time limit";
  }
  std::string text = why ? why : "";
  for (size_t i = 0; text.empty() && i < sent.size(); ++i) {
    const size_t from = i / kBytes;
    if (from == own || here[i] == byte(from, own, i % kBytes)) continue;
    text = "NCCL has brought wrong bytes from rank " + std::to_string(from);
  }
  if (!text.empty()) abort();
  second_->finish();
  wait_for(number);
  if (copied) unused_.push_back(copied);
  if (here) device_.free_staging(here, sent.size());
  if (memory) device_.free(memory, 2 * sent.size());
  return text;
}

// Takes an event that nothing waits for.
const char* NcclLink::take_event(EventHandle& out) {
  if (unused_.empty()) {
    EventHandle e = nullptr;
    const CudaDriver& cu = device_.primary().cu;
    if (const char* why = second_->check("cuEventCreate", cu.event_create(&e, kEventWithoutTime)))
      return why;
    unused_.push_back(e);
  }
  out = unused_.back();
  unused_.pop_back();
  return nullptr;
}

// Gives one group of messages to NCCL, which queues it on the stream.
const char* NcclLink::queue(std::span<const DeviceMessage> messages, StreamHandle s) {
  const char* call = kGroupStart;
  NcclResult r = nccl_.group_start();
  const auto goes_on = [&] { return r == NcclResult::success || r == NcclResult::in_progress; };
  for (int i = 0; i < size_ && goes_on(); ++i) {
    const DeviceMessage& m = messages[static_cast<size_t>(i)];
    if (i == rank_) continue;
    if (m.send_bytes) {
      call = "ncclSend";
      r = nccl_.send(m.send, m.send_bytes, NcclType::byte, i, comm_, s);
    }
    if (m.recv_bytes && goes_on()) {
      call = "ncclRecv";
      r = nccl_.receive(m.recv, m.recv_bytes, NcclType::byte, i, comm_, s);
    }
  }
  if (call != kGroupStart || goes_on()) {  // a group that has begun
    const NcclResult ended = settle(nccl_.group_end());
    if (goes_on()) {
      call = "ncclGroupEnd";
      r = ended;
    }
  }
  if (r == NcclResult::success) return nullptr;
  fault_ = r == NcclResult::in_progress
               ? "NCCL has queued no exchange within " + seconds_text(time_limit_)
               : nccl_.text(call, r, comm_);
  return fault_.c_str();
}

const char* NcclLink::exchange(std::span<const DeviceMessage> messages, uint64_t& number) {
  if (const char* why = fault()) return why;
  if (device_.has_failed() || second_->has_failed()) return "earlier work of the device has failed";
  for (const DeviceMessage& m : messages) {
    if (m.send_bytes)
      if (const char* why = device_.fault_of_memory(m.send, m.send_bytes)) return why;
    if (m.recv_bytes)
      if (const char* why = device_.fault_of_memory(m.recv, m.recv_bytes)) return why;
  }
  const Primary& p = device_.primary();
  const Current current(p.cu, p.context);
  Flight f{.number = ++latest_, .start = nullptr, .end = nullptr};
  if (const char* why = take_event(f.start)) return why;
  if (const char* why = take_event(f.end)) {
    unused_.push_back(f.start);
    return why;
  }
  const char* why = device_.second_after_first();
  if (!why) why = second_->record_for_program(f.start);
  if (!why) {
    why = second_->add_of_library(kExchange, [&](StreamHandle s) { return queue(messages, s); });
  }
  // After an error a part of the group may run.
  if (const char* refused = second_->record_for_program(f.end); !why) why = refused;
  flights_.push_back(f);
  number = f.number;
  return why;
}

const char* NcclLink::wait_for(uint64_t number) {
  trim();
  const auto f = std::find_if(flights_.begin(), flights_.end(),
                              [&](const Flight& each) { return each.number == number; });
  if (f == flights_.end()) return nullptr;
  return device_.first_after(f->end);
}

void NcclLink::trim() noexcept {
  const Primary& p = device_.primary();
  const Current current(p.cu, p.context);
  while (!flights_.empty() && p.cu.event_query(flights_.front().end) == Result::success) {
    for (const EventHandle e : {flights_.front().start, flights_.front().end}) {
      try {
        unused_.push_back(e);
      } catch (const std::exception&) {  // there is no memory to keep it
        p.cu.event_destroy(e);
      }
    }
    flights_.pop_front();
  }
}

bool NcclLink::has_relied() noexcept {
  trim();
  return !flights_.empty() && flights_.front().number <= relied_;
}

bool NcclLink::is_busy() noexcept {
  trim();
  return comm_ && !flights_.empty();
}

void NcclLink::break_off(const std::string& why) noexcept {
  try {
    fault_ = why;
  } catch (const std::exception&) {
    fault_ = "no memory";  // fits without an allocation
  }
  abort();
}

const char* NcclLink::fault() noexcept {
  if (!fault_.empty()) return fault_.c_str();
  if (!comm_) return "the link has ended";
  try {
    const Primary& p = device_.primary();
    const Current current(p.cu, p.context);
    auto state = NcclResult::success;
    const NcclResult asked = nccl_.state(comm_, &state);
    const NcclResult r = asked == NcclResult::success ? state : asked;
    if (r != NcclResult::success && r != NcclResult::in_progress) {
      break_off(nccl_.text("ncclCommGetAsyncError", r, comm_));
      return fault_.c_str();
    }
    trim();
    if (flights_.empty() || p.cu.event_query(flights_.front().start) != Result::success)
      return nullptr;
    if (watched_ != flights_.front().number) {
      watched_ = flights_.front().number;
      since_ = Clock::now();
    }
    if (seconds_since(since_) <= time_limit_) return nullptr;
    break_off("a rank has sent nothing to the device of rank " + std::to_string(rank_) + " for " +
              seconds_text(time_limit_) +
              " (mpt_comm_desc.time_limit): it has ended, hangs, or is much slower");
  } catch (const std::exception&) {
    break_off("no memory");
  }
  return fault_.c_str();
}

// The other ranks need what this one has still to send them, so it gives up behind that.
void NcclLink::abort() noexcept {
  if (!comm_) return;
  if (fault_.empty() && has_relied() && !device_.has_failed()) {
    wait_until([&] { return !has_relied() || fault(); });
    if (!comm_) return;  // by fault()
  }
  const bool fails = has_relied();
  const Primary& p = device_.primary();
  const Current current(p.cu, p.context);
  nccl_.abort(std::exchange(comm_, nullptr));
  try {
    if (fault_.empty()) fault_ = "the ranks have given up the exchanges of their devices";
    if (fails) device_.fail_of_ranks(fault_);
  } catch (const std::exception&) {
    fault_ = "no memory";
    if (fails) device_.fail_of_ranks({});
  }
}

// Ends the communicator when its messages have arrived.
void NcclLink::end() noexcept {
  const Primary& p = device_.primary();
  const Current current(p.cu, p.context);
  if (comm_ && !device_.has_failed() && settle(nccl_.finalize(comm_)) == NcclResult::success) {
    nccl_.destroy(std::exchange(comm_, nullptr));
  }
  abort();
  for (const Flight& f : flights_) {
    p.cu.event_destroy(f.start);
    p.cu.event_destroy(f.end);
  }
  flights_.clear();
  for (const EventHandle e : unused_) p.cu.event_destroy(e);
  unused_.clear();
}

}  // namespace mpt::cuda
