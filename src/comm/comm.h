// Comm: the ranks of a data-parallel training, as one of them sees them, over an engine of the host
// (mpt_comm.h). Exchange: messages under way. Meeting: what tells the ranks that all are in the
// same call.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backends/device_link.h"
#include "core/place.h"
#include "core/ref.h"
#include "mpt/mpt_comm.h"

namespace mpt {

class Context;

// Work that the ranks do together.
enum class Together : int32_t {
  barrier = 1,
  broadcast,
  all_reduce,
  start,
  step,
  repeat,
  compare,
  batch_norm,
  save,
  use
};

// The number of Together::use is that of the parameter times this, and the dtype that travels.
inline constexpr int64_t kUsesOfParam = 256;

class Comm {
 public:
  static constexpr int32_t kMostRanks = 65536;
  // Makes a communicator that uses the engine of a descriptor and does not end it. Throws if a
  // field is out of range.
  static Ref<Comm> make(Context& ctx, const mpt_comm_desc& d);
  // Takes the engine over: `done` of the descriptor runs when the communicator ends.
  void take_over(mpt_done_fn done) noexcept { engine_.done = done; }
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  int32_t rank() const { return engine_.rank; }
  int32_t size() const { return engine_.size; }
  // Lets the operations of the context draw as those of this rank, as long as the communicator
  // lives and no other one lends its rank.
  void lend_rank() noexcept;
  // Returns the number of a stepper, in the order in which they are made.
  int32_t next_stepper() { return steppers_++; }
  bool has_failed() const { return *failure_ != 0; }
  void need_sound();  // throws if the communicator has failed

  // Links the devices of the ranks, if MPT_COMM_DIRECT asks for it and every rank can. All ranks
  // make the first call behind the same meeting; later ones do nothing.
  void connect();
  // The link of the devices, for messages in the memory of a place; nullptr: they pass through the
  // host's.
  DeviceLink* link_of(const Place& place) const {
    return link_ && &place == linked_ ? link_.get() : nullptr;
  }
  bool is_direct() const { return link_ != nullptr; }
  // Tells the link that the ranks have met behind their exchanges, whose results may be used now.
  void rely_on_link() noexcept {
    if (link_) link_->rely();
  }

  struct Figures {
    int64_t exchanges = 0, sent = 0, received = 0;
    double waited = 0;  // seconds
  };
  const Figures& figures() const { return figures_; }

  // Ends the use of the engine, so that nothing is under way any more, tells the other ranks why,
  // and throws MPT_ERROR_COMM with this text.
  [[noreturn, gnu::format(printf, 2, 3)]] void give_up(const char* why, ...);
  // Does so without throwing, and without memory.
  [[gnu::format(printf, 2, 3)]] void break_off(const char* why, ...) noexcept;
  // Does what the ranks do together. If it fails on this rank, the others do not wait for it: it
  // gives up, saying "rank 1 failed to <what>". Errors of `f` must be those of this rank alone.
  template <class F>
  auto together(const char* what, F f) {
    try {
      return f();
    } catch (const std::exception& e) {
      break_off("rank %d failed to %s: %s", rank(), what, e.what());
      throw;
    }
  }

 private:
  friend class Exchange;
  friend class Meeting;
  Comm(Context& ctx, const mpt_comm_desc& d) : ctx_(ctx), engine_(d) { engine_.done = nullptr; }
  ~Comm();
  std::string try_to_connect();
  void take_rank_back() noexcept;
  void end_engine(const char* why, va_list arguments) noexcept;

  Context& ctx_;
  uint32_t refs_ = 1;
  mpt_comm_desc engine_;
  char failure_[768] = {};  // why it has failed; "": it has not
  int32_t steppers_ = 0;
  Comm* lent_before_ = nullptr;  // the communicator whose rank the context had before
  Figures figures_;
  bool has_connected_ = false;
  const Place* linked_ = nullptr;
  std::unique_ptr<DeviceLink> link_;
};

// Messages under way between all ranks. Their memory must outlive the exchange.
class Exchange {
 public:
  explicit Exchange(Comm& comm) : comm_(comm) {}
  ~Exchange();
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;

  // Starts. `messages` has one entry per rank; that of this rank is copied at once.
  void begin(std::span<const mpt_comm_message> messages);
  // Starts one between devices, with messages in their memory. The entry of this rank is ignored.
  // wait() does not wait on the host then: what the device is given later waits.
  void begin(std::span<const DeviceMessage> messages, DeviceLink& link);
  bool is_under_way() const { return is_under_way_; }
  // Moves the exchange on without waiting, and returns true if it is complete. One between devices
  // moves by itself, and is complete behind wait().
  bool poll() { return link_ ? !is_under_way_ : advance(false); }
  void wait() { advance(true); }

 private:
  bool advance(bool waits);
  void wait_on_device();

  Comm& comm_;
  uint64_t request_ = 0;
  DeviceLink* link_ = nullptr;  // nullptr: the messages pass through the host's memory
  bool is_under_way_ = false;
};

// The first exchange of every call that the ranks make together: it tells them what each is about
// to do.
class Meeting {
 public:
  // names: of the parameters that Together::use counts, where they are known.
  explicit Meeting(Comm& comm, const std::vector<std::string>* names = nullptr)
      : comm_(comm), names_(names), exchange_(comm) {}
  // work, number: the call, and a number for texts. same: must be equal on all ranks.
  void begin(Together work, int64_t number, uint64_t same);
  bool is_under_way() const { return exchange_.is_under_way(); }
  bool poll() { return exchange_.poll(); }
  // Waits for the others. Gives the communicator up if a rank is in another call. Returns the first
  // rank whose `same` differs from that of rank 0, or -1.
  int32_t wait();
  // Does both.
  int32_t meet(Together work, int64_t number, uint64_t same) {
    begin(work, number, same);
    return wait();
  }

 private:
  // Raise it with every change of what ranks send each other: the exchanges of a call, their order,
  // or the content of a message, Together and Head among them. Builds of one version then tell each
  // other apart.
  static constexpr uint32_t kProtocol = 3;
  // The size and the first two fields stay as they are, so that every build can compare those.
  struct Head {
    uint32_t version;
    uint32_t protocol;
    Together work;
    mpt_comm_flags flags;  // mpt_comm_desc.flags
    int64_t number;
    uint64_t same;
  };
  static_assert(sizeof(Head) == 32);
  std::string name_of(const Head& h) const;

  Comm& comm_;
  const std::vector<std::string>* names_;
  std::vector<Head> heads_;  // one per rank
  Head mine_{};
  Exchange exchange_;  // destroyed first
};

// Hash of what must be the same on all ranks, 8 bytes at a time. Each step is a permutation of 64
// bits (the finalizer of MurmurHash3, Appleby 2011) in which each bit changes about half of the
// others: two lists that differ in one value have different hashes, and others by 2^-64 equal ones.
class SameHash {
 public:
  void add(const void* bytes, size_t n);
  void add(uint64_t v) {
    uint64_t x = value_ ^ v;
    x = (x ^ x >> 33) * 0xff51afd7ed558ccd;
    x = (x ^ x >> 33) * 0xc4ceb9fe1a85ec53;
    value_ = (x ^ x >> 33) + 0x9e3779b97f4a7c15;
  }
  uint64_t value() const { return value_; }

 private:
  uint64_t value_ = 0xcbf29ce484222325;
};

// Makes the descriptors of an engine for threads (mpt_comm_threads).
void make_thread_engines(std::span<mpt_comm_desc> descs);

}  // namespace mpt
