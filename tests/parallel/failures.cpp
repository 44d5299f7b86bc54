// Ranks under MPI that make another call, hang, end, or give up in the middle of messages: the
// others get an error in time, and go on without them. `failures killed`, and `killed in a
// backward` or `in a save`: one is killed, and mpirun ends. `failures killed alone`: mpirun does
// not end. `failures HOW afterwards` loads the last file.
// SPDX-License-Identifier: Apache-2.0

// Seconds to wait for ranks that do not answer: long, so that messages that were withdrawn can be
// told from those that the engine has left to MPI.
static double abort_seconds = 60;
#define MPT_MPI_ABORT_SECONDS abort_seconds
static double begin_seconds = 60;
#define MPT_MPI_BEGIN_SECONDS begin_seconds
#include <sys/mman.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <vector>

#include "../comm/wrapped.h"
#include "mpi_test.h"

using namespace mpi_test;

// True: the next message that has come is reported as one that has failed.
static bool fails_next = false;
extern "C" int MPI_Testsome(int count, MPI_Request requests[], int* completed, int indices[],
                            MPI_Status statuses[]) {
  const int error = PMPI_Testsome(count, requests, completed, indices, statuses);
  if (!fails_next || error != MPI_SUCCESS || *completed <= 0) return error;
  fails_next = false;
  for (int i = 0; i < *completed; ++i) statuses[i].MPI_ERROR = i ? MPI_SUCCESS : MPI_ERR_OTHER;
  return MPI_ERR_IN_STATUS;
}

namespace {

using Floats = std::vector<float>;

std::string last_name() { return "rank " + std::to_string(world_size() - 1); }
bool is_last() { return world_rank() == world_size() - 1; }

// Makes a call that has to fail. Returns its text.
std::string failing(const std::function<mpt_status()>& call) {
  const mpt_status s = call();
  expect_equal(s, MPT_ERROR_COMM, "a call that fails");
  return mpt_last_error();
}

void another_call() {
  const mpt::Context ctx = make_context();
  const mpt::Comm comm(ctx, engine());
  comm.barrier();
  const std::string text = failing([&] {
    if (!is_last()) return mpt_comm_barrier(comm.get());
    return mpt_comm_all_reduce(comm.get(), ctx.zeros({5}).get(), MPT_COMM_SUM);
  });
  expect_text(text, last_name());
  expect_text(text, "at mpt_comm_barrier");
  expect_text(text, "at mpt_comm_all_reduce");
  expect(comm.info().failed, "the communicator has failed");
  expect_text(failing([&] { return mpt_comm_barrier(comm.get()); }), "the communicator has failed");
}

// MPI reports an error of a message of rank 0, as it does when the other rank has died.
void has_an_error_of_mpi() {
  const mpt::Context ctx = make_context();
  const mpt::Comm comm(ctx, engine());
  comm.barrier();
  MPI_Barrier(MPI_COMM_WORLD);  // all ranks have returned from that one
  fails_next = world_rank() == 0;
  // The others have this barrier if rank 0 has sent its messages, and then not the next one.
  const std::string text = failing([&] {
    mpt_status s = mpt_comm_barrier(comm.get());
    if (s == MPT_OK) s = mpt_comm_barrier(comm.get());
    return s;
  });
  const std::string what = "MPI_Testsome failed for a message with rank ";
  expect_text(text, what);
  if (world_rank() > 0) expect_text(text, "rank 0 has given up: ");
  const int rank = std::atoi(text.c_str() + std::min(text.size(), text.find(what) + what.size()));
  expect(rank >= 1 && rank < world_size(), "'" + text + "' names another rank");
}

// The last rank does not come to mpt_mpi_comm.
void stays_away() {
  MPI_Comm all;
  MPI_Comm_dup(MPI_COMM_WORLD, &all);
  if (!is_last()) {
    mpt_comm_desc d;
    begin_seconds = 1;
    const double start = MPI_Wtime();
    expect_equal(mpt_mpi_comm(all, &d), MPT_ERROR_COMM, "a communicator without the last rank");
    expect(seconds_since(start) < 30, "the error of a limit of 1 second came late");
    begin_seconds = 60;
    expect_text(mpt_last_error(), "has waited for 1 seconds (MPT_MPI_BEGIN_SECONDS)");
    write_note("has waited ");
  } else {
    for (int r = 0; r < world_rank(); ++r)
      while (!has_noted("has waited ", r)) sleep_for(0.01);
    // It comes late. MPI ends what the others have begun.
    const mpt_comm_desc d = engine(all);
    expect_equal(d.size, world_size(), "ranks of a communicator that is complete");
  }
  MPI_Barrier(MPI_COMM_WORLD);
}

void hangs() {
  const mpt::Context ctx = make_context();
  const mpt::Comm comm(ctx, engine(MPI_COMM_WORLD, 10));
  comm.barrier();
  for (int r = 0; is_last() && r < world_rank(); ++r)
    while (!has_noted("has failed ", r)) sleep_for(0.01);
  abort_seconds = 1;  // the last rank does not answer
  const double start = MPI_Wtime();
  const std::string text = failing([&] { return mpt_comm_barrier(comm.get()); });
  expect(seconds_since(start) < 50, "the error of a limit of 10 seconds came late");
  abort_seconds = 60;
  write_note("has failed ");
  if (is_last()) {
    expect_text(text, "has given up");
  } else {
    expect_text(text, last_name() + " has kept rank");
    expect_text(text, "for 10 seconds (mpt_comm_desc.time_limit)");
  }
  MPI_Barrier(MPI_COMM_WORLD);
}

void ends() {
  const mpt::Context ctx = make_context();
  mpt::Comm comm(ctx, engine());
  comm.barrier();
  MPI_Barrier(MPI_COMM_WORLD);  // all ranks have returned from that one
  if (is_last()) {
    comm = mpt::Comm();
  } else {
    expect_text(failing([&] { return mpt_comm_barrier(comm.get()); }),
                last_name() + " has ended its communicator");
  }
}

// The last rank gives up while the messages of all others to it and to each other are under way.
// Their memory is unmapped at once: MPI must not use it any more.
void in_the_middle() {
  mpt_comm_desc d = engine();
  const auto n = static_cast<size_t>(world_size());
  const auto own = static_cast<size_t>(world_rank());
  constexpr size_t kBytes = 3 << 20;
  void* const memory =
      mmap(nullptr, 2 * n * kBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  char* const bytes = static_cast<char*>(memory);
  std::memset(bytes, 1, 2 * n * kBytes);
  std::vector<mpt_comm_message> messages(n);
  for (size_t r = 0; r < n; ++r)
    if (r != own) messages[r] = {bytes + r * kBytes, kBytes, bytes + (n + r) * kBytes, kBytes};
  uint64_t requests[3];
  for (uint64_t& r : requests)
    if (!is_last()) mpt::must(d.exchange(d.user, messages.data(), &r));
  MPI_Barrier(MPI_COMM_WORLD);
  const double start = MPI_Wtime();
  if (is_last()) {
    d.abort(d.user, "the disk is full");
  } else {
    int32_t who = -1;
    const mpt_status s = d.wait(d.user, requests[2], int64_t{20} * 1000000000, &who);
    expect_equal(s, MPT_ERROR_COMM, "a wait for the rank");
    expect_text(mpt_last_error(), last_name() + " has given up: the disk is full");
    expect_equal(who, world_size() - 1, "the rank that has failed");
    d.abort(d.user, "too");
  }
  munmap(memory, 2 * n * kBytes);
  expect(seconds_since(start) < 30, "the messages were not withdrawn");
  d.done(d.user);
}

void killed() {
  const mpt::Context ctx = make_context();
  const mpt::Comm comm(ctx, engine());
  comm.barrier();
  if (is_last()) std::raise(SIGKILL);
  (void)mpt_comm_barrier(comm.get());
  sleep_for(1000);  // mpirun ends this
}

// A training whose states each rank has a part of.
struct Training {
  mpt::Context ctx = make_context();
  mpt::Comm comm;
  mpt::Params params{ctx};
  mpt::Tensor first = params.add("first", ctx.ones({256})),
              second = params.add("second", ctx.ones({256}));
  mpt::Optimizer optimizer{params, mpt::adamw(0.01)};
  mpt::Stepper stepper;

  explicit Training(const mpt_comm_desc& engine) : comm(ctx, engine) {
    mpt::Stepper::Options how;
    how.comm = comm;
    how.shard = MPT_SHARD_GRADS;
    how.bucket_bytes = 1;
    stepper = mpt::Stepper(ctx, mpt::Precision(), how);
    stepper.add(optimizer);
  }
  void step() const {
    stepper.backward(mpt::sum(mpt::square(first) * second));
    stepper.step();
  }
};

std::string file() { return std::string(std::getenv("MPT_TEST_FOLDER")) + "/training"; }

void dies_in_the_backward(const Training& t) {
  mpt::must(mpt_tensor_add_hook(
      t.first.get(),
      [](void*, mpt_tensor*) -> mpt_status {
        std::raise(SIGKILL);
        return MPT_OK;
      },
      nullptr, nullptr, nullptr));
}

void killed_in_a_backward() {
  const Training t(engine());
  t.step();
  if (is_last()) dies_in_the_backward(t);
  t.step();
}

// The last rank is killed in the middle of the second save. Rank 0 writes.
void killed_in_a_save() {
  int64_t kills_at = -1;
  const Training t(
      mpt_test::wrap(engine(), [&](uint64_t number, std::vector<mpt_comm_message>&) -> mpt_status {
        if (kills_at >= 0 && static_cast<int64_t>(number) >= kills_at) std::raise(SIGKILL);
        return MPT_OK;
      }));
  const auto save = [&] {
    mpt::save_training(world_rank() == 0 ? file().c_str() : nullptr, t.stepper);
  };
  t.step();
  int64_t begin = t.comm.info().exchanges;
  save();
  const int64_t in_a_save = t.comm.info().exchanges - begin;
  expect(in_a_save >= 3, "a save has few exchanges");
  t.step();
  begin = t.comm.info().exchanges;
  if (is_last()) kills_at = begin + in_a_save / 2;
  save();
}

// Loads the file, which is whole, in a program of one rank. Returns its number of steps.
int64_t load() {
  mpt_comm_desc alone;
  mpt_comm_desc_init(&alone, sizeof alone);
  const Training t(alone);
  mpt::load_training(file().c_str(), t.stepper);
  return t.optimizer.info().steps;
}

// The file is that of the first save, or that of the second one, if rank 0 had received all.
void see_that_a_file_is_whole() {
  const int64_t steps = load();
  expect(steps == 1 || steps == 2, "the file is of step " + std::to_string(steps));
}

// The last rank is killed in a backward, and mpirun lets the others go on: they get an error in
// time and load the last file.
void killed_alone() {
  abort_seconds = 1;  // the last rank does not answer
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  const Training t(engine(MPI_COMM_WORLD, 20));
  t.step();
  mpt::save_training(world_rank() == 0 ? file().c_str() : nullptr, t.stepper);
  t.step();
  if (is_last()) dies_in_the_backward(t);
  const double start = MPI_Wtime();
  mpt_status status = MPT_OK;
  std::string text;
  try {
    t.step();
  } catch (const mpt::Error& e) {
    status = e.status();
    text = e.what();
  }
  expect_equal(status, MPT_ERROR_COMM, "a step without the last rank");
  // Rank 1 may wait for rank 0, which waits for the last rank.
  const bool waits_for_first = text.find("rank 0 has kept rank 1 waiting") != std::string::npos;
  if (world_rank() == 0 || !waits_for_first) expect_text(text, last_name());
  expect(seconds_since(start) < 60, "the error came late");
  expect_text(failing([&] { return mpt_comm_barrier(t.comm.get()); }),
              "the communicator has failed");
  expect_equal(load(), 1, "steps of the last file");
  if (faults == 0) write_note("has gone on ");
  std::_Exit(faults > 0);  // MPI_Finalize may wait for the last rank
}

// The ranks have gone on, and the file is still whole.
void see_that_others_went_on() {
  for (int r = 0; r < 2; ++r)
    expect(has_noted("has gone on ", r), "rank " + std::to_string(r) + " has not gone on");
  expect_equal(load(), 1, "steps of the last file");
}

}  // namespace

int main(int argc, char** argv) {
  return main_of(&argc, &argv, [&] {
    const std::string how = argc > 1 ? argv[1] : "";
    if (argc > 2 && how == "killed in a save") return see_that_a_file_is_whole();
    if (argc > 2 && how == "killed alone") return see_that_others_went_on();
    if (argc > 2) return;
    if (how == "killed") return killed();
    if (how == "killed in a backward") return killed_in_a_backward();
    if (how == "killed in a save") return killed_in_a_save();
    if (how == "killed alone") return killed_alone();
    for (void (*const topic)() :
         {another_call, has_an_error_of_mpi, stays_away, hangs, ends, in_the_middle}) {
      topic();
      // Communicators can be made and used after each.
      MPI_Barrier(MPI_COMM_WORLD);
      const mpt::Context ctx = make_context();
      const mpt::Comm comm(ctx, engine());
      const mpt::Tensor one = ctx.tensor({1}, Floats{1});
      comm.all_reduce(one);
      expect_equal(one.read<float>()[0], static_cast<float>(world_size()), "a sum afterwards");
    }
  });
}
