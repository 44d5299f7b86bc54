// Random trainings of all ranks under MPI, against one rank alone that accumulates the
// micro-batches of all: the bits are equal, and with states that are split over the ranks, the
// files.
// SPDX-License-Identifier: Apache-2.0
#include <filesystem>
#include <fstream>
#include <iterator>

#include "../support/recipes.h"
#include "../tier.h"
#include "mpi_test.h"

using namespace mpi_test;

namespace {

// Trains, and ends with a file instead of the values if the states are split.
std::vector<uint64_t> bits_of(const recipes::Recipe& r, const recipes::Way& w, bool is_sharded,
                              const char* path) {
  recipes::Training t(r, w, r.seed, 0);
  t.run(recipes::kSteps);
  if (is_sharded) t.save(path);
  else t.end();
  return t.bits;
}

std::string content(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void train(uint64_t seed) {
  const int32_t ranks = world_size(), rank = world_rank();
  const bool is_sharded = seed % 3 == 1 && ranks > 1;
  recipes::Recipe together = recipes::divisible(seed, ranks);
  if (is_sharded) together.later_at = -1;  // masters that are split stay as they are
  recipes::Recipe each = together;
  each.how.accumulate = 1;
  each.how.overlap = seed % 3 != 0;
  each.how.bucket_bytes = seed % 2 ? 256 : 1 << 20;
  each.how.compare_every = 2;
  if (is_sharded) each.how.shard = static_cast<mpt_shard>(MPT_SHARD_STATES + seed / 3 % 3);
  each.how.gather_from = seed % 2 ? 1 : 256;
  const std::string path =
      (std::filesystem::temp_directory_path() / ("training." + std::to_string(getpid()))).string();
  const mpt_comm_desc mine = engine();
  const recipes::Way way{.threads = 1 + rank % 2, .ranks = ranks, .rank = rank, .engine = &mine};
  const std::vector<uint64_t> bits =
      bits_of(each, way, is_sharded, rank == 0 ? path.c_str() : nullptr);
  std::vector<uint64_t> alone(bits.size());
  if (rank == 0) {
    const std::string file = is_sharded ? content(path) : "";
    const recipes::Way one{.ranks = ranks};
    alone = bits_of(together, one, is_sharded, path.c_str());
    expect(!alone.empty() && alone.size() == bits.size(), "the numbers of bits differ");
    alone.resize(bits.size());
    const bool has_statistics = recipes::Training(together, one, 0, 0).has_statistics();
    expect(!is_sharded || has_statistics || file == content(path),
           "another file with seed " + std::to_string(seed) + ", " + each.precision);
    std::filesystem::remove(path);
  }
  MPI_Bcast(alone.data(), static_cast<int>(alone.size()), MPI_UINT64_T, 0, MPI_COMM_WORLD);
  expect(bits == alone, "other bits with seed " + std::to_string(seed) + ", " + each.precision);
}

}  // namespace

int main(int argc, char** argv) {
  const auto run = [] {
    uint64_t first = world_rank() == 0 ? mpt::test::daily_seed("RANKS_SEED") : 0;
    MPI_Bcast(&first, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    const uint64_t seeds = mpt::test::rounds({.quick = 12, .full = 40});
    for (uint64_t seed = first; seed < first + seeds; ++seed) train(seed);
  };
  return main_of(&argc, &argv, run, MPI_THREAD_FUNNELED);  // odd ranks compute on two threads
}
