// A tensor combined over ranks: by one exchange of all elements, or in pieces.
// SPDX-License-Identifier: Apache-2.0
#include "ops/all_reduce.h"

#include <vector>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "comm/messages.h"
#include "comm/reduction.h"
#include "core/context.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

// Returns true if each rank sends all elements to all others. Two ranks send as many bytes so as in
// pieces, and nothing has to be kept apart until a second exchange has ended. A few elements take
// half as long.
bool travels_whole(const Comm& comm, const Tensor& t) {
  constexpr int64_t kFewBytes = 1024;
  return comm.size() == 2 || t.bytes() <= kFewBytes;
}

// own: the elements of `t`, contiguous.
void reduce_whole(Comm& comm, Tensor& t, const Tensor& own, BinaryOp op, double divisor) {
  Context& ctx = comm.ctx();
  const int32_t ranks = comm.size();
  const Tensor received = Tensor::empty(ctx, t.dtype(), {(ranks - 1) * t.count()});
  // The number of those before a rank whose elements have been received.
  const auto place_of = [&](int32_t r) { return r < comm.rank() ? r : r - 1; };
  const Tensor sum = ranks > 2 ? Tensor::empty(ctx, t.dtype(), t.shape()) : Tensor();
  Tensor by;
  if (divisor != 1) by = full(ctx, t.dtype(), {}, divisor);
  {
    const HostView<char> from(own);
    const HostWriter<char> to(received);
    exchange_now(comm, with_others(comm, [&](size_t r) -> mpt_comm_message {
                   const auto place = static_cast<size_t>(place_of(static_cast<int32_t>(r)));
                   return {.send = from.data(),
                           .send_bytes = from.size(),
                           .recv = to.data() + place * from.size(),
                           .recv_bytes = from.size()};
                 }));
    to.finish();
  }
  const auto of = [&](int32_t r) {
    if (r == comm.rank()) return own;
    return received.view(t.shape(), contiguous_strides(t.shape()), place_of(r) * t.count());
  };
  Tensor before = of(0);
  for (int32_t r = 1; r + 1 < ranks; ++r) {
    const Tensor next = of(r);
    launch(Kernel::binary, {&sum}, {&before, &next}, PointParams{static_cast<int16_t>(op)},
           PointScalars{});
    before = sum;
  }
  binary_into(t, op, before, of(ranks - 1));
  if (by) binary_into(t, BinaryOp::div, t, by);
}

void reduce_in_pieces(Comm& comm, Tensor& t, const Tensor& own, BinaryOp op, double divisor) {
  RankReduction r(comm);
  r.begin(own.view({own.count()}, {1}, 0), t.dtype(), op);
  r.wait();
  if (comm.is_direct()) {  // the device may still wait for a rank that has failed
    Meeting(comm).meet(Together::all_reduce, 1, 0);
    comm.rely_on_link();
  }
  Tensor result = r.result().view(t.shape(), contiguous_strides(t.shape()), 0);
  if (divisor != 1) result = div_scalar(result, divisor);
  copy_into(t, result);
}

}  // namespace

void all_reduce(Comm& comm, Tensor& t, BinaryOp op, double divisor) {
  const PlaceGuard guard(comm.ctx(), t.place());
  Tensor own = t;
  if (!t.contiguous() || !is_in_place(t)) {
    own = Tensor::empty(comm.ctx(), t.dtype(), t.shape());
    launch(Kernel::copy, {&own}, {&t});
  }
  const bool is_linked = comm.link_of(t.place()) != nullptr;
  if (!is_linked && travels_whole(comm, t)) reduce_whole(comm, t, own, op, divisor);
  else reduce_in_pieces(comm, t, own, op, divisor);
}

}  // namespace mpt::ops
