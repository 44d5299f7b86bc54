// For programs that mpirun starts: what they expect, and their ranks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mpi.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <source_location>
#include <string>
#include <thread>

#include "mpt/mpt.hpp"
#include "mpt/mpt_mpi.h"

namespace mpi_test {

inline int faults = 0;

inline int world_rank() {
  int r = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &r);
  return r;
}
inline int world_size() {
  int n = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &n);
  return n;
}

inline void expect(bool is_true, const std::string& what,
                   std::source_location at = std::source_location::current()) {
  if (is_true) return;
  ++faults;
  std::fprintf(stderr, "rank %d: line %d: %s\n", world_rank(), static_cast<int>(at.line()),
               what.c_str());
}
template <class A, class B>
void expect_equal(const A& got, const B& expected, const std::string& what,
                  std::source_location at = std::source_location::current()) {
  expect(got == expected, what + ": another value than expected", at);
}
inline void expect_text(const std::string& text, const std::string& part,
                        std::source_location at = std::source_location::current()) {
  expect(text.find(part) != std::string::npos, "'" + text + "' does not say: " + part, at);
}

inline mpt_comm_desc engine(MPI_Comm comm = MPI_COMM_WORLD, double time_limit = 60) {
  mpt_comm_desc d;
  mpt::must(mpt_mpi_comm(comm, &d));
  d.time_limit = time_limit;
  return d;
}

inline mpt::Context make_context() {
  mpt_context c = nullptr;
  mpt::must(mpt_context_create(nullptr, &c));
  return mpt::Context(c);
}

// Files by which ranks tell each other something without MPI, which a rank may have to stay out of.
inline std::filesystem::path note(const std::string& what, int rank) {
  return std::filesystem::path(std::getenv("MPT_TEST_FOLDER")) / (what + std::to_string(rank));
}
inline void write_note(const std::string& what) { std::ofstream{note(what, world_rank())}; }
inline bool has_noted(const std::string& what, int rank) {
  return std::filesystem::exists(note(what, rank));
}

inline double seconds_since(double start) { return MPI_Wtime() - start; }
inline void sleep_for(double seconds) {
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
}

// Runs a function between MPI_Init and MPI_Finalize. needed: what MPI has to know of the process's
// threads. Returns the exit status.
template <class F>
int main_of(int* argc, char*** argv, F run, int needed = MPI_THREAD_SINGLE) {
  int level = 0;
  MPI_Init_thread(argc, argv, needed, &level);
  expect(level >= needed, "MPI offers less for threads than the program needs");
  try {
    run();
  } catch (const std::exception& e) {
    std::fprintf(stderr, "rank %d: %s\n", world_rank(), e.what());
    MPI_Abort(MPI_COMM_WORLD, 3);
  }
  int all = 0;
  MPI_Allreduce(&faults, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (world_rank() == 0) std::printf("%d ranks, %d faults\n", world_size(), all);
  MPI_Finalize();
  return all ? 1 : 0;
}

}  // namespace mpi_test
