// Communicators: exchanges with a time limit, and meetings.
// SPDX-License-Identifier: Apache-2.0
#include "comm/comm.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstring>

#include "comm/messages.h"
#include "core/context.h"
#include "core/error.h"

namespace mpt {
namespace {

using SteadyClock = std::chrono::steady_clock;
double seconds_since(SteadyClock::time_point start) {
  return std::chrono::duration<double>(SteadyClock::now() - start).count();
}

}  // namespace

Ref<Comm> Comm::make(Context& ctx, const mpt_comm_desc& d) {
  if (d.size < 1 || d.size > kMostRanks) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_comm_desc.size is %d; it must be in 1 to %d", d.size,
         kMostRanks);
  }
  if (d.rank < 0 || d.rank >= d.size) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_comm_desc.rank is %d; with %d ranks it is in 0 to %d",
         d.rank, d.size, d.size - 1);
  }
  if (!(d.time_limit > 0) || !std::isfinite(d.time_limit)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_comm_desc.time_limit is %g; it must be a number of seconds above 0", d.time_limit);
  }
  if (d.flags & ~MPT_COMM_DIRECT) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_comm_desc.flags is 0x%x; it must be made of MPT_COMM_DIRECT",
         static_cast<unsigned>(d.flags));
  }
  if (d.size > 1 && (!d.exchange || !d.wait)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_comm_desc.%s of rank %d is NULL; %d ranks need both functions, exchange and wait",
         d.exchange ? "wait" : "exchange", d.rank, d.size);
  }
  return Ref<Comm>::adopt(new Comm(ctx, d));
}

void Comm::lend_rank() noexcept {
  take_rank_back();
  lent_before_ = ctx_.rank_of;
  ctx_.rank_of = this;
  ctx_.rank = rank();
  ctx_.ranks = size();
}

// Leaves the context the rank of the communicator that has lent its own before, if one has.
void Comm::take_rank_back() noexcept {
  Comm** c = &ctx_.rank_of;
  while (*c && *c != this) c = &(*c)->lent_before_;
  if (*c) *c = lent_before_;
  ctx_.rank = ctx_.rank_of ? ctx_.rank_of->rank() : 0;
  ctx_.ranks = ctx_.rank_of ? ctx_.rank_of->size() : 1;
}

Comm::~Comm() {
  take_rank_back();
  link_.reset();
  if (engine_.done) engine_.done(engine_.user);
}

void Comm::need_sound() {
  if (!has_failed() && link_) {
    if (const char* why = link_->fault()) break_off("%s", why);
  }
  if (has_failed()) fail(MPT_ERROR_COMM, "the communicator has failed: %s", failure_);
}

void Comm::end_engine(const char* why, va_list arguments) noexcept {
  if (has_failed()) return;
  std::vsnprintf(failure_, sizeof failure_, why, arguments);
  if (!has_failed()) std::snprintf(failure_, sizeof failure_, "for no known reason");
  if (engine_.abort) engine_.abort(engine_.user, failure_);
  if (link_) link_->abort();
}

void Comm::break_off(const char* why, ...) noexcept {
  va_list arguments;
  va_start(arguments, why);
  end_engine(why, arguments);
  va_end(arguments);
}

void Comm::give_up(const char* why, ...) {
  va_list arguments;
  va_start(arguments, why);
  end_engine(why, arguments);
  va_end(arguments);
  fail(MPT_ERROR_COMM, "%s", failure_);
}

// -- exchanges ------------------------------------------------------------------------------------

Exchange::~Exchange() {
  if (is_under_way_) comm_.break_off("rank %d has given up an exchange", comm_.rank());
  // The device may still run a part of it.
  if (is_under_way_ && link_) link_->wait_for(request_);
}

void Exchange::begin(std::span<const mpt_comm_message> messages) {
  comm_.need_sound();
  const auto own = static_cast<size_t>(comm_.rank());
  const mpt_comm_message& mine = messages[own];
  if (mine.recv_bytes && mine.recv != mine.send) {
    std::memcpy(mine.recv, mine.send, mine.recv_bytes);
  }
  if (comm_.size() == 1) return;
  link_ = nullptr;
  std::vector<mpt_comm_message> others(messages.begin(), messages.end());
  others[own] = {};
  Comm::Figures& f = comm_.figures_;
  ++f.exchanges;
  for (mpt_comm_message& m : others) {
    if (m.send_bytes == 0) m.send = nullptr;
    if (m.recv_bytes == 0) m.recv = nullptr;
    f.sent += static_cast<int64_t>(m.send_bytes);
    f.received += static_cast<int64_t>(m.recv_bytes);
  }
  const uint64_t errors = error_count();
  const mpt_comm_desc& e = comm_.engine_;
  const mpt_status s = e.exchange(e.user, others.data(), &request_);
  if (s == MPT_OK) {
    is_under_way_ = true;
    return;
  }
  comm_.give_up("the engine could not start an exchange: %s",
                error_count() != errors ? last_error_text() : "it gave no reason");
}

void Exchange::begin(std::span<const DeviceMessage> messages, DeviceLink& link) {
  comm_.need_sound();
  Comm::Figures& f = comm_.figures_;
  ++f.exchanges;
  for (size_t r = 0; r < messages.size(); ++r) {
    if (r == static_cast<size_t>(comm_.rank())) continue;
    f.sent += static_cast<int64_t>(messages[r].send_bytes);
    f.received += static_cast<int64_t>(messages[r].recv_bytes);
  }
  link_ = &link;
  is_under_way_ = true;
  const char* const why = link.exchange(messages, request_);
  if (why) comm_.give_up("the devices could not start an exchange: %s", why);
}

void Exchange::wait_on_device() {
  const char* const why = link_->wait_for(request_);
  if (why) comm_.give_up("the device cannot wait for other ranks: %s", why);
  is_under_way_ = false;
}

bool Exchange::advance(bool waits) {
  if (!is_under_way_) return true;
  comm_.need_sound();
  if (link_) {
    wait_on_device();
    return true;
  }
  const mpt_comm_desc& e = comm_.engine_;
  const auto start = SteadyClock::now();
  const uint64_t errors = error_count();
  const auto limit = static_cast<int64_t>(std::min(e.time_limit * 1e9, 9e18));
  int32_t rank = -1, missing = -1;
  mpt_status s = e.wait(e.user, request_, waits ? limit / 2 : 0, &rank);
  if (s == MPT_NOT_READY && waits) {
    // A rank that gives up may blame this one, which only waits for another: that has to be told.
    missing = rank;
    s = e.wait(e.user, request_, limit - limit / 2, &rank);
  }
  if (waits) comm_.figures_.waited += seconds_since(start);
  if (s == MPT_OK) {
    is_under_way_ = false;
    return true;
  }
  if (s == MPT_NOT_READY && !waits) return false;
  char who[32] = "a rank";
  if (rank >= 0) std::snprintf(who, sizeof who, "rank %d", rank);
  if (s == MPT_NOT_READY) {
    comm_.give_up(
        "%s has kept rank %d waiting for %g seconds (mpt_comm_desc.time_limit): it has ended, "
        "hangs, is much slower, or the messages between the two take longer",
        who, e.rank, e.time_limit);
  }
  if (error_count() != errors && missing >= 0 && missing != rank) {
    comm_.give_up("%s; rank %d was waiting for rank %d", last_error_text(), e.rank, missing);
  }
  if (error_count() != errors) comm_.give_up("%s", last_error_text());
  comm_.give_up("%s cannot be reached", who);
}

// -- meetings -------------------------------------------------------------------------------------

std::string Meeting::name_of(const Head& h) const {
  const auto param = static_cast<size_t>(h.number / kUsesOfParam);
  switch (h.work) {
    case Together::barrier: return "mpt_comm_barrier";
    case Together::broadcast: return "mpt_comm_broadcast";
    case Together::all_reduce: return "mpt_comm_all_reduce";
    case Together::start:
      return "mpt_stepper_add, or the comparison of parameters and averages before a step";
    case Together::step: return "step " + std::to_string(h.number) + " of a stepper";
    case Together::repeat:
      return "step " + std::to_string(h.number) + " of a stepper again, which it has refused";
    case Together::batch_norm: return "a batch norm of " + std::to_string(h.number) + " channels";
    case Together::save: return "mpt_training_save";
    case Together::use:
      return "a use of parameter " + std::to_string(param) +
             (names_ && param < names_->size() ? (*names_)[param] : "") +
             ", counted from 0 over those that one rank keeps (MPT_SHARD_PARAMS)";
    case Together::compare:
      return "the comparison of parameters before step " + std::to_string(h.number);
  }
  return "a call that this version does not know";
}

void Meeting::begin(Together work, int64_t number, uint64_t same) {
  heads_.resize(static_cast<size_t>(comm_.size()));
  mine_ = {.version = MPT_VERSION_NUMBER,
           .protocol = kProtocol,
           .work = work,
           .flags = comm_.engine_.flags,
           .number = number,
           .same = same};
  heads_[static_cast<size_t>(comm_.rank())] = mine_;
  begin_gather(exchange_, comm_, heads_.data(), sizeof(Head));
}

int32_t Meeting::wait() {
  exchange_.wait();
  int32_t different = -1;
  for (size_t r = 0; r < heads_.size(); ++r) {
    const Head& h = heads_[r];
    const int32_t own = comm_.rank();
    if (h.version != mine_.version) {
      comm_.give_up("rank %zu uses another version of libmpt than rank %d: number %u against %u", r,
                    own, h.version, mine_.version);
    }
    if (h.protocol != mine_.protocol) {
      comm_.give_up(
          "rank %zu uses another build of version %u of libmpt than rank %d: protocol %u against "
          "%u; all ranks have to use the same build",
          r, h.version, own, h.protocol, mine_.protocol);
    }
    if (h.work != mine_.work || h.number != mine_.number) {
      comm_.give_up(
          "rank %zu is at %s, and rank %d at %s: all ranks have to make the same calls in the same "
          "order",
          r, name_of(h).c_str(), own, name_of(mine_).c_str());
    }
    if (h.flags != mine_.flags) {
      comm_.give_up("rank %zu has mpt_comm_desc.flags = 0x%x, and rank %d 0x%x", r,
                    static_cast<unsigned>(h.flags), own, static_cast<unsigned>(mine_.flags));
    }
    if (different < 0 && h.same != heads_[0].same) different = static_cast<int32_t>(r);
  }
  return different;
}

void SameHash::add(const void* bytes, size_t n) {
  const char* at = static_cast<const char*>(bytes);
  for (; n >= sizeof(uint64_t); n -= sizeof(uint64_t), at += sizeof(uint64_t)) {
    uint64_t v;
    std::memcpy(&v, at, sizeof v);
    add(v);
  }
  uint64_t rest = n;
  std::memcpy(&rest, at, n);
  add(rest);
}

}  // namespace mpt
