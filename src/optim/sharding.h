// Sharding: parameters with their states, each kept by one of some ranks (ZeRO, Rajbhandari et al.
// 2020, arXiv:1910.02054). Whole parameters have owners, so that every rule and every format of a
// state works, and a parameter's update has the bits that it has without ranks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "comm/comm.h"
#include "comm/gathered.h"
#include "core/ref.h"
#include "core/tensor.h"
#include "optim/optimizer.h"

namespace mpt {

// Gives each parameter that has none an owner, the largest first, so that the ranks have
// about as many elements each. A parameter that may have row-sparse gradients has none: every rank
// updates it, because its rows travel to all. gathered: keeps the parameters with an owner of at
// least `gather_from` bytes on it alone; may be nullptr.
void give_owners(const Ref<Comm>& comm, std::span<const Ref<Optimizer>> optimizers,
                 GatheredParams* gathered, int64_t gather_from);

// Makes the statistics of the gradients that this rank has those of all ranks, with the bits that
// one rank with all of them computes. plan: the pass that has computed `stats`.
void share_stats(Comm& comm, Optimizer& optimizer, const TensorPlan& plan, const Tensor& stats);

// Drops the elements of parameters that travel when they are used, since their owners are about to
// change them. Waits for what is under way.
void forget_params(std::span<const Ref<Optimizer>> optimizers) noexcept;
// Sends the parameters that were updated in a step from their owners to all ranks, but those that
// travel when they are used. updated: one entry per slot, optimizer
// by optimizer. most: bytes that travel together.
void share_params(Comm& comm, std::span<const Ref<Optimizer>> optimizers,
                  const std::vector<bool>& updated, int64_t most);

}  // namespace mpt
