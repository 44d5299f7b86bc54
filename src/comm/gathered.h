// GatheredParams: parameters that one rank keeps, and that the others have while they use them
// (ZeRO-3, Rajbhandari et al. 2020, arXiv:1910.02054; fully sharded data parallelism).
//
// A parameter's elements travel from its owner to all ranks when an operation uses them, and stay
// until room is needed for others, or the owner updates them. The uses of the last step foretell
// those of this one: what is used next travels ahead, and what is used last makes room. Under
// autocast the owner's 16-bit copy travels instead.
//
// All ranks use the parameters in the same order, and must decide in the same way what travels and
// what is dropped. No decision depends on how long a program keeps a result, on its cache of casts,
// or on a dry run, which one rank may make alone. A message tells what it is, so that ranks that
// use other parameters than each other find it out.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "comm/comm.h"
#include "core/ref.h"
#include "core/tensor.h"

namespace mpt {

class GatheredParams {
 public:
  // most_bytes: memory that elements of parameters may take besides what this rank owns, unless one
  // operation needs more; 0: twice the largest parameter.
  static Ref<GatheredParams> make(Ref<Comm> comm, int64_t most_bytes) {
    return Ref<GatheredParams>::adopt(new GatheredParams(std::move(comm), most_bytes));
  }
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  // True if a rank alone can keep a tensor: it has all of a storage of the library, whose address
  // the program does not know.
  static bool can_keep(const Tensor& t);
  // Leaves the elements of a tensor to a rank.
  void add(const Tensor& param, int32_t owner);
  // Drops all that is here. The next use brings it anew.
  void forget() noexcept;

 private:
  class Source;
  using List = std::list<Source*>;
  enum class State : int8_t { away, coming, here };
  // A use of a parameter, or with a dtype of its copy.
  struct Use {
    size_t param;  // in params_
    DType dtype;
    friend bool operator==(const Use&, const Use&) = default;
  };
  static constexpr size_t kNever = SIZE_MAX;
  // A use of a step, and the number of the next one of the same.
  struct Noted {
    Use use;
    size_t next = kNever;
  };

  GatheredParams(Ref<Comm> comm, int64_t most_bytes)
      : comm_(std::move(comm)), most_(static_cast<size_t>(most_bytes)) {}
  ~GatheredParams() = default;
  Source& attach(Storage& s, int32_t owner);
  size_t most() const { return most_ ? most_ : 2 * largest_; }
  void bring(Source& s, uint64_t use);
  void bring_dry(Source& s, uint64_t use);
  void begin(Source& s, uint64_t use);
  void send(Source& s);
  void finish(Source& s);
  void drop(Source& s) noexcept;
  bool make_room(size_t bytes, uint64_t use, size_t before);
  size_t next_use(const Source& s) const;
  void note(Source& s);
  void begin_again();
  void look_ahead(uint64_t use);

  Ref<Comm> comm_;
  uint32_t refs_ = 1;
  const size_t most_;
  size_t largest_ = 0, largest_dry_ = 0;  // bytes of a source, and of one that a dry run has made
  std::vector<Source*> params_;           // nullptr for one that has ended
  std::vector<std::string> names_;        // parameters' names for messages: " 'name'", or ""
  // The sources with elements, the least recently used first, and their bytes. Dry runs have a list
  // of their own, whose memory has no elements.
  List present_, dry_;
  size_t held_ = 0, held_dry_ = 0;
  std::vector<Noted> now_, before_;  // the uses since the last step, and those of that step
  bool is_foreseen_ = true;          // the first list is the beginning of the second one
};

}  // namespace mpt
