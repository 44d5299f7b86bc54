// Measures the sum over ranks under mpirun: mpt_comm_all_reduce of f32 in turns with MPI_Allreduce
// of the same bytes, its two exchanges alone, and its meeting alone (a barrier). Also training
// steps: with sums by the stepper, by MPI_Allreduce of each gradient and without any, and with and
// without a communicator of one rank. comm.py prints the tables.
//   comm SECONDS     of each line; prints JSON on rank 0
// SPDX-License-Identifier: Apache-2.0
#include <mpi.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "mpt/mpt.hpp"
#include "mpt/mpt_mpi.h"

namespace {

double median(std::vector<double> v) {
  std::nth_element(v.begin(), v.begin() + static_cast<ptrdiff_t>(v.size() / 2), v.end());
  return v[v.size() / 2];
}

// Returns the seconds that `f` takes, when all ranks begin it together.
template <class F>
double timed(F f) {
  MPI_Barrier(MPI_COMM_WORLD);
  const double start = MPI_Wtime();
  f();
  return MPI_Wtime() - start;
}

void sums(const mpt::Context& ctx, const mpt::Comm& comm, const mpt_comm_desc& bare,
          double seconds) {
  const auto ranks = static_cast<size_t>(comm.size()), own = static_cast<size_t>(comm.rank());
  const char* separator = "";
  for (int64_t bytes = 64 << 10; bytes <= 64 << 20; bytes *= 4) {
    const mpt::Tensor tensor = ctx.zeros({bytes / 4});
    std::vector<float> plain(static_cast<size_t>(bytes) / 4);
    std::vector<char> from(static_cast<size_t>(bytes)), to(from.size());
    const size_t piece = from.size() / ranks;
    // Both exchanges of a sum: each rank's piece, then the results.
    const auto exchange = [&] {
      for (int i = 0; i < 2; ++i) {
        std::vector<mpt_comm_message> messages(ranks);
        for (size_t r = 0; r < ranks; ++r)
          if (r != own) messages[r] = {&from[r * piece], piece, &to[r * piece], piece};
        uint64_t request = 0;
        int32_t rank = 0;
        mpt::must(bare.exchange(bare.user, messages.data(), &request));
        mpt::must(bare.wait(bare.user, request, int64_t{60} * 1000000000, &rank));
      }
    };
    const auto reduce = [&] { comm.all_reduce(tensor); };
    const auto by_mpi = [&] {
      MPI_Allreduce(MPI_IN_PLACE, plain.data(), static_cast<int>(plain.size()), MPI_FLOAT, MPI_SUM,
                    MPI_COMM_WORLD);
    };
    std::vector<double> times[4];
    const double start = MPI_Wtime();
    for (int round = 0, goes_on = 1; goes_on; ++round) {
      const double t[] = {timed(reduce), timed(by_mpi), timed(exchange),
                          timed([&] { comm.barrier(); })};
      if (round > 1)  // the first rounds get the memory
        for (size_t i = 0; i < 4; ++i) times[i].push_back(t[i]);
      goes_on = round < 12 || MPI_Wtime() - start < seconds;
      MPI_Bcast(&goes_on, 1, MPI_INT, 0, MPI_COMM_WORLD);
    }
    if (own == 0) {
      std::printf("%s{\"bytes\": %lld", separator, static_cast<long long>(bytes));
      const char* const names[] = {"reduce", "mpi", "exchange", "meeting"};
      for (size_t i = 0; i < 4; ++i) {
        std::printf(", \"%s\": %.9f, \"%s_least\": %.9f", names[i], median(times[i]), names[i],
                    *std::min_element(times[i].begin(), times[i].end()));
      }
      std::printf("}");
    }
    separator = ",";
  }
}

// Who sums the gradients of a step over the ranks.
enum class Sums { kNobody, kStepper, kMpi };

// MLP with two hidden layers, and the steps of its training.
struct Net {
  mpt::Context ctx = mpt::Context::create({.own_threads = 0});
  mpt::Params params{ctx};
  mpt::Module net;
  mpt::Stepper stepper;
  mpt::Tensor x = ctx.normal({128, 784}, 0, 1);
  Sums sums;

  // Has hidden layers of `width` and, where the stepper sums, the ranks of `engine`, which are this
  // one alone if it is null.
  Net(Sums sums, int64_t width, const mpt_comm_desc* engine) : sums(sums) {
    const auto relu = MPT_ACTIVATION_RELU;
    net = mpt::nn::sequential(ctx, {mpt::nn::linear(params, "a", 784, width, relu),
                                    mpt::nn::linear(params, "b", width, width, relu),
                                    mpt::nn::linear(params, "c", width, 10)});
    mpt::Stepper::Options how;
    if (sums == Sums::kStepper) {
      mpt_comm c = nullptr;
      mpt::must(mpt_comm_create(ctx.get(), engine, &c));
      how.comm = mpt::Comm(c);
    }
    stepper = mpt::Stepper(ctx, mpt::Precision("32-true"), how);
    stepper.add(mpt::Optimizer(params, mpt::adamw(1e-3)));
  }
  int64_t bytes() const { return 4 * params.info().elements; }
  void step() {
    stepper.backward(mpt::mean(mpt::square(net(x))));
    if (sums == Sums::kMpi) {
      for (const auto& [name, p] : params.all()) {
        const mpt::Tensor g = p.grad();
        MPI_Allreduce(MPI_IN_PLACE, g.data<float>(), static_cast<int>(g.count()), MPI_FLOAT,
                      MPI_SUM, MPI_COMM_WORLD);
        g.touch();
      }
    }
    stepper.step();
  }
};

// Times steps of nets of `width` on all ranks in turns, and prints the medians on rank 0: without
// sums, with those of the stepper, and with one MPI_Allreduce for each gradient behind the
// backward.
void steps(int64_t width, bool is_first, double seconds) {
  mpt_comm_desc engine;
  mpt::must(mpt_mpi_comm(MPI_COMM_WORLD, &engine));
  Net nobody(Sums::kNobody, width, nullptr), stepper(Sums::kStepper, width, &engine),
      by_mpi(Sums::kMpi, width, nullptr);
  Net* const nets[] = {&nobody, &stepper, &by_mpi};
  std::vector<double> times[3];
  const double start = MPI_Wtime();
  for (size_t round = 0, goes_on = 1; goes_on; ++round) {
    for (size_t i = 0; i < 3; ++i) {  // each one is first in every third round
      const size_t n = (i + round) % 3;
      const double t = timed([&] { nets[n]->step(); });
      if (round > 5) times[n].push_back(t);
    }
    goes_on = round < 30 || MPI_Wtime() - start < seconds;
    MPI_Bcast(&goes_on, 1, MPI_UNSIGNED_LONG, 0, MPI_COMM_WORLD);
  }
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank == 0) {
    std::printf("%s{\"bytes\": %lld, \"nobody\": %.9f, \"stepper\": %.9f, \"mpi\": %.9f}",
                is_first ? "" : ", ", static_cast<long long>(nobody.bytes()), median(times[0]),
                median(times[1]), median(times[2]));
  }
  MPI_Barrier(MPI_COMM_WORLD);
}

// Times steps with and without a communicator of one rank, and prints the medians.
void one_rank(double seconds) {
  Net without(Sums::kNobody, 128, nullptr), with(Sums::kStepper, 128, nullptr);
  std::vector<double> times[2];
  const double start = MPI_Wtime();
  for (int round = 0; round < 30 || MPI_Wtime() - start < 4 * seconds; ++round) {
    // In turns, and each is first in every other round.
    Net* const nets[] = {&without, &with};
    for (const int i : {round % 2, 1 - round % 2}) {
      const double begin = MPI_Wtime();
      nets[i]->step();
      if (round > 5) times[i].push_back(MPI_Wtime() - begin);
    }
  }
  std::printf("\"without\": %.9f, \"with\": %.9f", median(times[0]), median(times[1]));
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const double seconds = argc > 1 ? std::atof(argv[1]) : 2;
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  {
    const mpt::Context ctx = mpt::Context::create({.own_threads = 0});
    mpt_comm_desc engine, bare;
    mpt::must(mpt_mpi_comm(MPI_COMM_WORLD, &engine));
    mpt::must(mpt_mpi_comm(MPI_COMM_WORLD, &bare));
    const mpt::Comm comm(ctx, engine);
    if (rank == 0) std::printf("{\"ranks\": %d, \"sums\": [", comm.size());
    sums(ctx, comm, bare, seconds);
    if (rank == 0) std::printf("], \"steps\": [");
    for (const int64_t width : {128, 1024, 2048}) steps(width, width == 128, 2 * seconds);
    if (rank == 0) {
      std::printf("], ");
      one_rank(seconds);
      std::printf("}\n");
    }
    MPI_Barrier(MPI_COMM_WORLD);
    bare.done(bare.user);
  }
  MPI_Finalize();
  return 0;
}
