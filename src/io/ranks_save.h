// RanksSave: the part of a save in which ranks send what each of them alone keeps to those that
// write a file.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "comm/comm.h"
#include "io/safetensors.h"
#include "optim/optimizer.h"
#include "optim/state.h"

namespace mpt::io {

class RanksSave {
 public:
  // Begins a save of all ranks. passes: how often this rank needs each value to write a file; 0 if
  // it writes none. same: a hash of what the ranks must have in common, the lists of optimizers and
  // parameters.
  RanksSave(Comm& comm, int passes, uint64_t same);

  // Returns the formats that the states of a sharded optimizer have on the ranks that keep them,
  // slot by slot, kStates each; without a dtype where there is no state.
  std::vector<StateSpec> specs_of(Optimizer& o);

  // Returns a tensor for the file that the rank `owner` keeps. value: returns it there.
  Named add(int32_t owner, std::string name, DType dtype, const Dims& shape,
            std::function<Tensor()> value);

  // Ends the list. The values travel in the order of the file, when the file asks for each; a
  // second time if a rank needs two passes.
  void begin();
  // Sends what has not travelled, and tells the others whether this rank has failed, and why.
  // Throws if another one has.
  void finish(const std::string& failure);
  bool is_finished() const { return is_finished_; }  // on all ranks

 private:
  struct Item {
    int32_t owner;
    Named tensor;
  };
  size_t all() const { return items_.size() * passes_; }  // number of values that travel
  Tensor fetch(const std::string& name);
  Tensor send_next();
  Tensor send(const Item& item);

  Comm& comm_;
  std::vector<uint8_t> writes_;  // passes of each rank
  size_t passes_ = 1;            // the most of them
  std::vector<Item> items_;
  size_t next_ = 0;
  bool is_finished_ = false;
};

}  // namespace mpt::io
