// Communicators over MPI: sums, broadcasts, barriers; messages in parts and of wrong lengths;
// several communicators beside each other and beside the program's own messages; the end of each.
// SPDX-License-Identifier: Apache-2.0

// Small parts, so that messages have many.
#define MPT_MPI_PART 1024
// Nothing here waits this long, unless something is wrong.
#define MPT_MPI_ABORT_SECONDS 15.0
#define MPT_MPI_END_SECONDS 15.0
#include <mpi.h>

#include <cmath>
#include <cstdlib>
#include <vector>

#include "mpt/mpt.hpp"

// The allocation of the header that fails, from 1; 0: none.
static int fails_at = 0;
static bool fails() { return fails_at > 0 && --fails_at == 0; }
#define malloc(bytes) (fails() ? nullptr : std::malloc(bytes))
#define calloc(count, bytes) (fails() ? nullptr : std::calloc(count, bytes))
#include "mpt/mpt_mpi.h"
#undef malloc
#undef calloc

#include "mpi_test.h"

using namespace mpi_test;
using Floats = std::vector<float>;

// MPI's functions can be replaced. These count the communicators that live, and the second one
// fails when that is asked for.
static int live = 0, made = 0;
static bool fails_behind = false;
extern "C" int MPI_Comm_idup(MPI_Comm comm, MPI_Comm* out, MPI_Request* request) {
  ++live;
  ++made;
  return PMPI_Comm_idup(comm, out, request);
}
extern "C" int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler handler) {
  return fails_behind ? MPI_ERR_OTHER : PMPI_Comm_set_errhandler(comm, handler);
}
extern "C" int MPI_Comm_free(MPI_Comm* comm) {
  --live;
  return PMPI_Comm_free(comm);
}

namespace {

void sums_and_copies() {
  const mpt::Context ctx = make_context();
  const mpt::Comm comm(ctx, engine());
  const int n = comm.size(), rank = comm.rank();
  expect_equal(n, world_size(), "size");
  expect_equal(rank, world_rank(), "rank");
  // 1536 elements on 2 ranks and 3072 on 4 make pieces of a whole number of parts.
  for (const int64_t count : {1, 1000, 1536, 3072, 20000}) {
    const auto given = [&](int r) {
      Floats v;
      for (int64_t i = 0; i < count; ++i)
        v.push_back(std::ldexp(static_cast<float>((i * 7 + r * 31) % 4096) - 2048, (r * 5) % 20));
      return v;
    };
    Floats sum = given(0);
    for (int r = 1; r < n; ++r) {
      const Floats more = given(r);
      for (size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
    }
    const mpt::Tensor t = ctx.tensor({count}, given(rank));
    comm.all_reduce(t);
    expect_equal(t.read<float>(), sum, "sum of " + std::to_string(count));
    for (int root = 0; root < n; ++root) {
      const mpt::Tensor b = ctx.tensor({count}, given(rank));
      comm.broadcast(b, root);
      expect_equal(b.read<float>(), given(root), "broadcast of " + std::to_string(count));
    }
  }
  comm.barrier();
  if (rank == n - 1) {
    sleep_for(0.3);
    write_note("in the barrier");
  }
  comm.barrier();
  expect(has_noted("in the barrier", n - 1), "the barrier has not waited for the last rank");
}

// A rank without memory says so before the call that all ranks make, and a later error frees what
// that has made.
void cannot_begin() {
  const int before = made;
  for (int at = 1; at <= 3; ++at) {
    mpt_comm_desc d;
    fails_at = at;
    expect_equal(mpt_mpi_comm(MPI_COMM_WORLD, &d), MPT_ERROR_OUT_OF_MEMORY, "an allocation");
    expect_equal(fails_at, 0, "allocations that failed");
  }
  expect_equal(made, before, "duplicates of ranks without memory");
  fails_behind = true;
  mpt_comm_desc d;
  expect_equal(mpt_mpi_comm(MPI_COMM_WORLD, &d), MPT_ERROR_COMM, "an error behind the duplicate");
  fails_behind = false;
  expect_text(mpt_last_error(), "the duplicate of the communicator failed with code");
  expect_equal(made, before + 1, "duplicates");
  expect_equal(live, 0, "the duplicate of a call that failed");
}

// Two communicators whose exchanges have the same numbers, begun in another order on odd ranks,
// while the program's own messages with the same tags are under way.
void beside_each_other() {
  mpt_comm_desc both[2] = {engine(), engine()};
  const int n = world_size(), rank = world_rank(), next = (rank + 1) % n, last = (rank + n - 1) % n;
  constexpr int kMessages = 8;
  std::vector<int> sent(kMessages), received(kMessages, -1);
  std::vector<MPI_Request> own(2 * kMessages);
  for (int i = 0; i < kMessages; ++i) {
    MPI_Irecv(&received[static_cast<size_t>(i)], 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG,
              MPI_COMM_WORLD, &own[static_cast<size_t>(i)]);
  }
  constexpr size_t kBytes = 5000;
  std::vector<std::vector<char>> out[2], in[2];
  for (int round = 0; round < 20; ++round) {
    uint64_t requests[2] = {0, 0};
    for (const int k : {rank % 2, 1 - rank % 2}) {
      std::vector<mpt_comm_message> messages(static_cast<size_t>(n));
      out[k].assign(static_cast<size_t>(n), {});
      in[k].assign(static_cast<size_t>(n), {});
      for (int r = 0; r < n; ++r) {
        const auto at = static_cast<size_t>(r);
        if (r == rank) continue;
        out[k][at].assign(kBytes, static_cast<char>(round + 50 * k + rank));
        in[k][at].assign(kBytes, 0);
        messages[at] = {.send = out[k][at].data(),
                        .send_bytes = kBytes,
                        .recv = in[k][at].data(),
                        .recv_bytes = kBytes};
      }
      mpt::must(both[k].exchange(both[k].user, messages.data(), &requests[k]));
    }
    for (const int k : {1 - rank % 2, rank % 2}) {
      int32_t who = 0;
      expect_equal(both[k].wait(both[k].user, requests[k], int64_t{60} * 1000000000, &who), MPT_OK,
                   "wait");
      for (int r = 0; r < n; ++r)
        if (r != rank)
          expect_equal(in[k][static_cast<size_t>(r)],
                       std::vector<char>(kBytes, static_cast<char>(round + 50 * k + r)), "bytes");
    }
  }
  for (int i = 0; i < kMessages; ++i) {
    sent[static_cast<size_t>(i)] = 100 * rank + i;
    MPI_Isend(&sent[static_cast<size_t>(i)], 1, MPI_INT, next, i, MPI_COMM_WORLD,
              &own[static_cast<size_t>(kMessages + i)]);
  }
  MPI_Waitall(2 * kMessages, own.data(), MPI_STATUSES_IGNORE);
  for (int i = 0; i < kMessages; ++i)
    expect_equal(received[static_cast<size_t>(i)], 100 * last + i, "the program's own message");
  for (const mpt_comm_desc& d : both) d.done(d.user);
}

// Ranks of one half of a communicator that the program frees at once.
void halves() {
  MPI_Comm half;
  const int rank = world_rank(), n = world_size();
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
  const mpt_comm_desc d = engine(half);
  PMPI_Comm_free(&half);
  const mpt::Context ctx = make_context();
  const mpt::Comm comm(ctx, d);
  int sum = 0, ranks = 0;
  for (int r = rank % 2; r < n; r += 2) {
    sum += r;
    ++ranks;
  }
  expect_equal(comm.size(), ranks, "ranks of a half");
  expect_equal(comm.rank(), ranks - 1 - rank / 2, "they are in the other order");
  const mpt::Tensor t = ctx.tensor({1}, Floats{static_cast<float>(rank)});
  comm.all_reduce(t);
  expect_equal(t.read<float>()[0], static_cast<float>(sum), "sum of a half");
}

void wrong_length(size_t sends, size_t expects, const std::string& text) {
  mpt_comm_desc d = engine();
  const int n = world_size(), rank = world_rank();
  std::vector<char> bytes(8192, 1);
  std::vector<mpt_comm_message> messages(static_cast<size_t>(n));
  if (rank == 0) messages[1] = {bytes.data(), sends, nullptr, 0};
  if (rank == 1) messages[0] = {nullptr, 0, bytes.data(), expects};
  uint64_t request = 0;
  int32_t who = -1;
  mpt::must(d.exchange(d.user, messages.data(), &request));
  if (rank == 1) {
    const mpt_status s = d.wait(d.user, request, int64_t{20} * 1000000000, &who);
    expect_equal(s, MPT_ERROR_COMM, "a message of another length");
    expect_text(mpt_last_error(), text);
    expect_equal(who, 0, "the rank at fault");
  }
  MPI_Barrier(MPI_COMM_WORLD);
  const double start = MPI_Wtime();
  d.abort(d.user, "the length is wrong");
  expect(seconds_since(start) < 10, "the others did not answer");
  d.done(d.user);
}

void missing_ranks() {
  mpt_comm_desc d = engine();
  const int n = world_size(), rank = world_rank();
  std::vector<char> out(100), in(static_cast<size_t>(n) * 100);
  std::vector<mpt_comm_message> messages(static_cast<size_t>(n));
  for (size_t r = 0; r < messages.size(); ++r)
    if (static_cast<int>(r) != rank) messages[r] = {out.data(), 100, &in[r * 100], 100};
  uint64_t request = 0;
  int32_t who = -1;
  constexpr int kBegin = 1;  // the last rank begins its exchange when all others have waited for it
  for (int r = 0; rank == n - 1 && r < rank; ++r)
    MPI_Recv(nullptr, 0, MPI_INT, r, kBegin, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  mpt::must(d.exchange(d.user, messages.data(), &request));
  if (rank != n - 1) {
    expect_equal(d.wait(d.user, request, 0, &who), MPT_NOT_READY, "a test");
    const double start = MPI_Wtime();
    mpt_status s = MPT_NOT_READY;
    for (int i = 0; i < 3 && s == MPT_NOT_READY; ++i) s = d.wait(d.user, request, 60000000, &who);
    expect_equal(s, MPT_NOT_READY, "a wait of 0.18 seconds");
    expect(seconds_since(start) > 0.17, "the wait was short");
    // The messages of the other ranks come in time, or later.
    while (s == MPT_NOT_READY && who != n - 1 && seconds_since(start) < 60)
      s = d.wait(d.user, request, 60000000, &who);
    expect_equal(who, n - 1, "the rank that is missing");
    MPI_Send(nullptr, 0, MPI_INT, n - 1, kBegin, MPI_COMM_WORLD);
  }
  expect_equal(d.wait(d.user, request, int64_t{20} * 1000000000, &who), MPT_OK, "the end");
  expect_equal(d.wait(d.user, request, 0, &who), MPT_ERROR_STATE, "the request has ended");
  d.done(d.user);
}

}  // namespace

int main(int argc, char** argv) {
  mpt_comm_desc early;
  const mpt_status before = mpt_mpi_comm(MPI_COMM_SELF, &early);
  const mpt::Context kept = make_context();
  mpt::Comm late;
  const int status = main_of(&argc, &argv, [&] {
    expect_equal(before, MPT_ERROR_STATE, "before MPI_Init");
    mpt_comm_desc d;
    expect_equal(mpt_mpi_comm(MPI_COMM_NULL, &d), MPT_ERROR_INVALID_ARGUMENT, "no communicator");
    expect_text(mpt_last_error(), "comm is MPI_COMM_NULL");
    cannot_begin();
    sums_and_copies();
    beside_each_other();
    halves();
    if (world_size() > 1) missing_ranks();
    expect_equal(live, 0, "communicators that were not freed");
    if (world_size() > 1) {
      wrong_length(100, 90, "rank 0 sends a message of 100 bytes to rank 1, which expects another");
      wrong_length(100, 110, "one of 110");
      // One part more or less.
      wrong_length(3000, 1000, "one of 1000");
      wrong_length(2048, 1024, "rank 0 sends");
      wrong_length(1024, 2048, "rank 0 sends");
    }
    late = mpt::Comm(kept, engine());
  });
  late = mpt::Comm();  // behind MPI_Finalize
  return status;
}
