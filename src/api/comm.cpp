// C entry points of communicators.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <exception>
#include <span>
#include <string>
#include <vector>

#include "api/train.h"
#include "autograd/node.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "comm/comm.h"
#include "comm/messages.h"
#include "ops/all_reduce.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "precision/master.h"

using namespace mpt;
using namespace mpt::api;

void mpt_comm_desc_init(mpt_comm_desc* desc, size_t size) {
  mpt_comm_desc d = {};
  d.size = 1;
  d.time_limit = 300;
  init_desc(desc, size, d);
}

mpt_status mpt_comm_threads(int32_t count, mpt_comm_desc* descs) {
  return entry("mpt_comm_threads", [&] {
    need(descs, "descs");
    if (count < 1 || count > Comm::kMostRanks) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "count is %d; it must be in 1 to %d", count,
           Comm::kMostRanks);
    }
    const uint32_t size = descs->struct_size;
    if (is_cut(size, alignof(mpt_comm_desc))) bad_out_size(size, "mpt_comm_desc");
    std::vector<mpt_comm_desc> all(static_cast<size_t>(count));
    for (mpt_comm_desc& d : all) mpt_comm_desc_init(&d, sizeof d);
    make_thread_engines(all);
    for (int32_t i = 0; i < count; ++i) {
      mpt_comm_desc& to = at_stride(descs, i);
      to.struct_size = size;
      out_desc(all[static_cast<size_t>(i)], &to, "mpt_comm_desc");
    }
  });
}

mpt_status mpt_comm_create(mpt_context context, const mpt_comm_desc* desc, mpt_comm* out) {
  return entry("mpt_comm_create", [&] {
    *need(out, "out") = {};
    Context& ctx = api::in(context);
    const mpt_comm_desc d = in_desc(desc, mpt_comm_desc_init, "mpt_comm_desc");
    const Ref<Comm> c = Comm::make(ctx, d);
    *out = give_counted<mpt_comm>(ctx, HandleType::comm, c);
    c->take_over(d.done);  // behind all that may fail, after which the engine is still the caller's
  });
}
mpt_comm mpt_comm_retain(mpt_comm comm) {
  return retain_handle(bits(comm), HandleType::comm) ? comm : mpt_comm{};
}
void mpt_comm_release(mpt_comm comm) { release_handle(bits(comm), HandleType::comm); }

mpt_status mpt_comm_get_info(mpt_comm comm, mpt_comm_info* out) {
  return entry("mpt_comm_get_info", [&] {
    const auto c = in(comm);
    const Comm::Figures& f = c->figures();
    mpt_comm_info i = {};
    i.rank = c->rank();
    i.size = c->size();
    i.failed = c->has_failed();
    i.exchanges = f.exchanges;
    i.bytes_sent = f.sent;
    i.bytes_received = f.received;
    i.seconds_waited = f.waited;
    i.direct = c->is_direct();
    out_desc(i, out, "mpt_comm_info");
  });
}

mpt_status mpt_comm_barrier(mpt_comm comm) {
  return entry("mpt_comm_barrier", [&] { Meeting(*in(comm)).meet(Together::barrier, 0, 0); });
}

namespace {

// Returns the tensor of a handle.
Tensor in_of(const Comm& c, mpt_tensor tensor) {
  Tensor t = api::in(tensor, "tensor");
  if (&t.ctx() != &c.ctx()) {
    fail(MPT_ERROR_INVALID_HANDLE, "the tensor belongs to another context than the communicator");
  }
  return t;
}

// The tensor that a rank has given, and the option beside it.
struct Given {
  DType dtype;
  int32_t rank;
  int64_t option;
  int64_t sizes[kMaxRank];
};

// Describes what a rank has given: "f32 [2, 3] and op 0".
std::string text_of(const Given& g, const char* name) {
  const Dims shape(std::span<const int64_t>(g.sizes, static_cast<size_t>(g.rank)));
  return std::string(name_of(g.dtype)) + " " + text(shape).s + " and " + name + " " +
         std::to_string(g.option);
}

// Checks that all ranks are about to work on equal tensors.
void meet(Comm& c, Together work, const Tensor& t, int64_t option, const char* name) {
  need_no_recording(*c.ctx().home, "a call of several ranks");
  Given mine{};
  mine.dtype = t.dtype();
  mine.rank = t.rank();
  mine.option = option;
  for (int d = 0; d < t.rank(); ++d) mine.sizes[d] = t.size(d);
  SameHash h;
  h.add(&mine, sizeof mine);
  const int32_t other = Meeting(c).meet(work, 0, h.value());
  if (other < 0) return;
  // Every rank sees this rank's difference, and takes part in this.
  const std::vector<Given> all = gathered(c, std::span<const Given>(&mine, 1));
  fail(MPT_ERROR_COMM,
       "rank %d has %s, and rank 0 has %s: all ranks have to give tensors of the same shape and "
       "dtype, and the same %s",
       other, text_of(all[static_cast<size_t>(other)], name).c_str(), text_of(all[0], name).c_str(),
       name);
}

}  // namespace

mpt_status mpt_comm_broadcast(mpt_comm comm, mpt_tensor tensor, int32_t root) {
  return entry("mpt_comm_broadcast", [&] {
    const auto c = in(comm);
    Tensor t = in_of(*c, tensor);
    if (root < 0 || root >= c->size()) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "root is %d; the communicator has ranks 0 to %d", root,
           c->size() - 1);
    }
    ops::need_writable(t, Op::copy_into);
    if (is_split(t)) {
      fail(MPT_ERROR_UNSUPPORTED,
           "the value of%s is split over ranks (mpt_stepper_desc.shard), so no rank can send all "
           "of it: write the same value on all ranks, or load a file of mpt_training_save",
           t.quoted().s);
    }
    meet(*c, Together::broadcast, t, root, "root");
    if (c->size() == 1 || t.count() == 0) return;
    const GradModeGuard no_grad(c->ctx(), GradMode::disabled);
    c->together("broadcast the tensor", [&] {
      // A parameter with a master has its exact value.
      const bool is_exact = has_master(t);
      const Tensor value = is_exact ? master_read(t) : ops::contiguous(t.alias());
      std::vector<char> bytes(static_cast<size_t>(value.bytes()));
      if (c->rank() == root) {
        const HostView<char> own(value);
        std::copy(own.begin(), own.end(), bytes.begin());
      }
      broadcast(*c, bytes.data(), bytes.size(), root);
      if (c->rank() == root) return;
      const Tensor received = Tensor::empty(c->ctx(), value.dtype(), t.shape());
      upload(received, bytes.data(), bytes.size());
      if (is_exact) master_write(t, received);
      else ops::copy_into(t, received);
    });
  });
}

mpt_status mpt_comm_all_reduce(mpt_comm comm, mpt_tensor tensor, mpt_comm_op op) {
  return entry("mpt_comm_all_reduce", [&] {
    const auto c = in(comm);
    Tensor t = in_of(*c, tensor);
    if (op < MPT_COMM_SUM || op > MPT_COMM_MIN) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "op is %d; it must be in MPT_COMM_SUM (0) to MPT_COMM_MIN (3)", op);
    }
    if (t.dtype() != DType::f32 && t.dtype() != DType::f64 && t.dtype() != DType::i64) {
      fail(MPT_ERROR_DTYPE, "the tensor is %s; it must be f32, f64 or i64", name_of(t.dtype()));
    }
    if (op == MPT_COMM_MEAN && t.dtype() == DType::i64) {
      fail(MPT_ERROR_DTYPE, "the tensor is i64, whose mean is no i64: convert it to f64");
    }
    ops::need_writable(t, Op::copy_into);
    meet(*c, Together::all_reduce, t, op, "op");
    c->connect();
    if (c->size() == 1 || t.count() == 0) return;
    const GradModeGuard no_grad(c->ctx(), GradMode::disabled);
    c->together("reduce the tensor", [&] {
      constexpr BinaryOp kOps[] = {BinaryOp::add, BinaryOp::add, BinaryOp::maximum,
                                   BinaryOp::minimum};
      ops::all_reduce(*c, t, kOps[op], op == MPT_COMM_MEAN ? c->size() : 1);
    });
  });
}
