// The common part of the oneDNN candidates: accepted operands, pieces and reductions.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/onednn/api.h"
#include "backends/cpu/onednn/cut.h"
#include "backends/cpu/onednn/program.h"

namespace mpt::onednn {

inline constexpr char kWho[] = "onednn";

const Spec& operand(std::span<const Spec> list, size_t i);  // absent if i is past the end

// Returns why oneDNN should not compute `r` in `t` on this machine, or nullptr.
const char* refuse_dtype(const Request& r, DType t);

bool is_row_major(const Spec& s);
bool may_be(DType t, DType a, DType b);  // true for none, a or b

// The programs for the pieces of a cut; all pieces but the last have the same size.
struct Pieces {
  Cut cut;
  int64_t extent = 0;
  Program whole, rest;

  template <class F>
  void make(F program) {
    whole = program(std::min(cut.size, extent));
    if (cut.pieces > 1 && extent % cut.size) rest = program(extent % cut.size);
  }
  const Program& at(int64_t begin, int64_t end) const {
    return rest && end - begin < cut.size ? rest : whole;
  }
  size_t scratch() const { return std::max(whole.scratch(), rest.scratch()); }
};

// Runs body(begin, end, worker) as jobs, with oneDNN limited to the thread of the job.
template <class Body>
void run_pieces(const Run& r, int64_t extent, int64_t size, const Body& body) {
  r.jobs.run(extent, size, [&](int64_t begin, int64_t end, int32_t worker) {
    OneThread guard;
    body(begin, end, worker);
  });
}

// Adds `count` buffers of n f32, `step` bytes apart, in order, and stores the sums in `out` as `t`.
void fold(const Run& r, const void* parts, int64_t count, size_t step, int64_t n, DType t,
          void* out);

// Calls `make`; an exception of oneDNN becomes a refusal.
template <class F>
std::unique_ptr<Prepared> attempt(Why& why, F make) {
  try {
    return make();
  } catch (const dnnl::error& e) {
    return why.refuse(kWho, e.status == dnnl_out_of_memory ? "out of memory"
                                                           : "has no fast code for these shapes");
  }
}

}  // namespace mpt::onednn
