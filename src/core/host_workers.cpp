// Checks of the pieces that the host's parallel_for hook runs.
// SPDX-License-Identifier: Apache-2.0
#include "core/host_workers.h"

#include <algorithm>
#include <bit>
#include <cstdarg>
#include <cstdio>
#include <thread>

namespace mpt {

HostWorkers::HostWorkers(Hook hook, void* user, int32_t workers)
    : hook_(hook), user_(user), workers_(workers), busy_(new Worker[static_cast<size_t>(workers)]) {
  for (auto& word : taken_) word.store(~uint64_t{0}, std::memory_order_relaxed);
}

HostWorkers::~HostWorkers() {
  PublicCall& call = this_call();
  if (call.broken_hook == this) call.broken_hook = nullptr;  // the call ends the context
}

Jobs HostWorkers::jobs() {
  const auto start = [](void* host, int64_t n, int64_t, JobFn fn, void* job) {
    static_cast<HostWorkers*>(host)->run(n, fn, job);
  };
  return Jobs(start, this, workers_);
}

namespace {
constexpr size_t words_of(int64_t pieces) { return static_cast<size_t>((pieces + 63) / 64); }
// Returns the bits of the pieces [begin, end) that lie in a word.
uint64_t bits_of(int64_t begin, int64_t end, size_t word) {
  const auto first = static_cast<int64_t>(word) * 64;
  const int64_t from = std::max(begin - first, int64_t{0}), to = std::min(end - first, int64_t{64});
  if (from >= to) return 0;
  return ~uint64_t{0} >> (64 - (to - from)) << from;
}
}  // namespace

void HostWorkers::run(int64_t chunks, JobFn fn, void* job) {
  if (is_running_) {
    note("hooks.parallel_for called the library with the context that it serves");
    this_call().broken_hook = this;
    return fn(job, 0, chunks, 0);
  }
  is_running_ = true;
  fn_ = fn;
  job_ = job;
  chunks_ = chunks;
  chunks_per_piece_ = (chunks + kMaxPieces - 1) / kMaxPieces;
  const int64_t pieces = (chunks + chunks_per_piece_ - 1) / chunks_per_piece_;
  pieces_.store(pieces, std::memory_order_relaxed);
  done_.store(0, std::memory_order_relaxed);
  for (size_t w = 0; w < words_of(pieces); ++w)
    taken_[w].store(~bits_of(0, pieces, w), std::memory_order_release);
  const auto piece = [](void* host, int64_t begin, int64_t end, int32_t worker) {
    static_cast<HostWorkers*>(host)->call(begin, end, worker);
  };
  try {
    hook_(user_, pieces, 1, piece, this);
  } catch (...) {
    note("hooks.parallel_for threw an exception");
  }
  if (done_.load(std::memory_order_acquire) != pieces) [[unlikely]]
    complete();
  is_running_ = false;
  if (has_fault()) [[unlikely]]
    this_call().broken_hook = this;
}

void HostWorkers::call(int64_t begin, int64_t end, int32_t worker) {
  if (worker < 0 || worker >= workers_) [[unlikely]]
    return note("hooks.parallel_for used worker %d; it must be in [0, %d)", worker, workers_);
  if (begin < 0 || begin > end || end > kMaxPieces) [[unlikely]]
    return note_range(begin, end);
  std::atomic<bool>& is_busy = busy_[static_cast<size_t>(worker)].is_busy;
  if (is_busy.exchange(true, std::memory_order_acquire)) [[unlikely]]
    return note("hooks.parallel_for ran two calls with worker %d at the same time", worker);
  int64_t ran = 0;
  for (size_t w = static_cast<size_t>(begin) / 64; w < words_of(end); ++w)
    ran += take(w, begin, end, worker);
  is_busy.store(false, std::memory_order_release);
  done_.fetch_add(ran, std::memory_order_release);
}

// Runs those of the pieces [begin, end) in a word that exist and were not taken before, and returns
// their number.
int64_t HostWorkers::take(size_t word, int64_t begin, int64_t end, int32_t worker) {
  const uint64_t asked = bits_of(begin, end, word);
  const uint64_t before = taken_[word].fetch_or(asked, std::memory_order_acq_rel);
  if (before & asked) [[unlikely]] {
    if (end > pieces_.load(std::memory_order_relaxed)) {
      note_range(begin, end);
    } else {
      note("hooks.parallel_for ran piece %lld twice, or after it had returned",
           lld(static_cast<int64_t>(word) * 64 + std::countr_zero(before & asked)));
    }
  }
  run_pieces(word, asked & ~before, worker);
  return std::popcount(asked & ~before);
}

void HostWorkers::run_pieces(size_t word, uint64_t pieces, int32_t worker) const {
  while (pieces) {
    const int first = std::countr_zero(pieces), count = std::countr_one(pieces >> first);
    const int64_t begin = (static_cast<int64_t>(word) * 64 + first) * chunks_per_piece_;
    fn_(job_, begin, std::min(chunks_, begin + count * chunks_per_piece_), worker);
    pieces &= ~bits_of(first, first + count, 0);
  }
}

// Closes the job, waits for the calls that are still running, and runs the pieces that no call has
// taken.
void HostWorkers::complete() {
  const int64_t pieces = pieces_.load(std::memory_order_relaxed);
  std::array<uint64_t, kMaxPieces / 64> missing;
  int64_t taken = pieces;
  for (size_t w = 0; w < words_of(pieces); ++w) {
    missing[w] = ~taken_[w].exchange(~uint64_t{0}, std::memory_order_acq_rel);
    taken -= std::popcount(missing[w]);
  }
  if (taken < pieces) {
    note("hooks.parallel_for returned before it had run %lld of the %lld pieces",
         lld(pieces - taken), lld(pieces));
  } else if (done_.load(std::memory_order_acquire) != taken) {
    note("hooks.parallel_for returned before all of its calls had returned");
  }
  while (done_.load(std::memory_order_acquire) != taken) std::this_thread::yield();
  for (size_t w = 0; w < words_of(pieces); ++w) run_pieces(w, missing[w], 0);
}

void HostWorkers::note(const char* format, ...) {
  std::lock_guard lock(fault_mutex_);
  if (has_fault()) return;
  va_list args;
  va_start(args, format);
  std::vsnprintf(fault_, sizeof fault_, format, args);
  va_end(args);
  has_fault_.store(true, std::memory_order_release);
}

void HostWorkers::note_range(int64_t begin, int64_t end) {
  note("hooks.parallel_for asked for the pieces [%lld, %lld); the job has [0, %lld)", lld(begin),
       lld(end), lld(pieces_.load(std::memory_order_relaxed)));
}

mpt_status HostWorkers::report_fault() {
  std::lock_guard lock(fault_mutex_);
  has_fault_.store(false, std::memory_order_relaxed);
  return set_error(MPT_ERROR_CALLBACK, "%s", fault_);
}

}  // namespace mpt
