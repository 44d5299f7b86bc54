// libmpt in C++: communicators, for training on several ranks. mpt_comm.h has the description of
// each call.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_COMM_HPP
#define MPT_COMM_HPP

#include <vector>

#include "mpt_comm.h"
#include "mpt_context.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// Communicator: the ranks that train together, as one of them sees them.
//
//   mpt_comm_desc ranks;
//   mpt_mpi_comm(MPI_COMM_WORLD, &ranks);
//   mpt::Stepper stepper(ctx, "bf16-mixed", {.comm = mpt::Comm(ctx, ranks)});
class Comm : public detail::Handle<mpt_comm, mpt_comm_retain, mpt_comm_release> {
 public:
  using Handle::Handle;
  // Takes an engine over.
  Comm(const Context& c, const mpt_comm_desc& engine)
      : Handle(detail::made<mpt_comm>(mpt_comm_create, c.get(), &engine)) {}
  // Returns engines for ranks in threads of this process, each with a context of its own.
  static std::vector<mpt_comm_desc> threads(int32_t count) {
    std::vector<mpt_comm_desc> engines(static_cast<size_t>(count < 1 ? 1 : count));
    for (mpt_comm_desc& e : engines) mpt_comm_desc_init(&e, sizeof e);
    must(mpt_comm_threads(count, engines.data()));
    return engines;
  }

  int32_t rank() const { return info().rank; }
  int32_t size() const { return info().size; }
  // Returns the figures since the communicator was made.
  mpt_comm_info info() const { return detail::filled<mpt_comm_info>(mpt_comm_get_info, get()); }
  // Waits for all ranks.
  void barrier() const { must(mpt_comm_barrier(get())); }
  // Overwrites a tensor with that of rank `root`.
  void broadcast(const Tensor& t, int32_t root = 0) const {
    must(mpt_comm_broadcast(get(), t.get(), root));
  }
  // Replaces each element of a tensor by its sum, mean, maximum or minimum over all ranks.
  void all_reduce(const Tensor& t, mpt_comm_op op = MPT_COMM_SUM) const {
    must(mpt_comm_all_reduce(get(), t.get(), op));
  }
};

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_COMM_HPP
