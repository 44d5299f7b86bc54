// One row as two: with some packed weights oneDNN has nothing fast for a single row.
// SPDX-License-Identifier: Apache-2.0
#include <cstring>

#include "backends/cpu/onednn/common.h"

namespace mpt::onednn {
namespace {

struct TwoRows final : Prepared {
  struct Staged {
    bool output;
    size_t index, row, at;  // which operand, bytes of its row, where in the workspace
  };
  std::unique_ptr<Prepared> two;
  std::vector<Staged> staged;
  size_t inner_at = 0;

  void run(const Run& r) const override {
    constexpr size_t kMost = 4;
    void* out[kMost] = {};
    const void* in[kMost] = {};
    for (size_t i = 0; i < outs; ++i) out[i] = r.out[i];
    for (size_t i = 0; i < ins; ++i) in[i] = r.in[i];
    for (const Staged& s : staged) {
      char* rows = at(r.workspace, s.at);
      if (s.output) {
        out[s.index] = rows;
      } else {
        std::memcpy(rows, r.in[s.index], s.row);
        std::memset(rows + s.row, 0, s.row);
        in[s.index] = rows;
      }
    }
    two->run({out, in, r.scalars, at(r.workspace, inner_at), r.jobs});
    for (const Staged& s : staged) {
      if (s.output) std::memcpy(r.out[s.index], at(r.workspace, s.at), s.row);
    }
  }
  size_t outs = 0, ins = 0;
};

}  // namespace

std::unique_ptr<Prepared> as_two_rows(const Request& r, Why& why, MakeKernel make) {
  std::vector<Spec> out(r.out.begin(), r.out.end()), in(r.in.begin(), r.in.end());
  auto p = std::make_unique<TwoRows>();
  p->outs = out.size();
  p->ins = in.size();
  Parts parts;
  auto stage = [&](bool output, size_t index) {
    Spec& s = (output ? out : in)[index];
    const auto row = static_cast<size_t>(s.shape[1] * size_of(s.dtype));
    p->staged.push_back({output, index, row, parts.take(2 * row)});
    s.shape[0] = 2;
    s.stride = contiguous_strides(s.shape);
  };
  stage(false, 0);
  if (r.kernel == Kernel::linear_weight) stage(false, 1);
  else stage(true, 0);
  Request two = r;
  two.out = out;
  two.in = in;
  p->two = make(two, why);
  if (!p->two) return nullptr;
  p->inner_at = parts.take(p->two->workspace);
  p->workspace = parts.size();
  p->name = p->two->name;
  return p;
}

}  // namespace mpt::onednn
