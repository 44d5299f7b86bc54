// random: Philox draws indexed by position.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/random.h"
#include "backends/cpu/convert.h"
#include "backends/cpu/make.h"
#include "backends/cpu/walk.h"

namespace mpt::cpu {

std::unique_ptr<Prepared> make_random(const Request& r, Why& why) {
  const Spec& y = r.out[0];
  const RandomOp op = r.get<RandomParams>().op;
  if (!is_contiguous(y.shape, y.stride))
    return why.refuse("cpu random", "an output that is not contiguous");
  if (!r.in.empty() && r.in[0]) return why.refuse("cpu random", "shifted draws");
  const bool whole = op == RandomOp::bernoulli;
  if (!whole && (!is_floating(y.dtype) || y.dtype == DType::f64)) {
    return why.refuse("cpu random", "integers and f64");
  }
  const int64_t n = count(y.shape), size = size_of(y.dtype);
  const Convert convert = find_convert(DType::f32, y.dtype);
  return prepared(isa_name(), [op, n, size, convert](const Run& run) {
    const auto& s = run.get<RandomScalars>();
    auto* out = static_cast<char*>(run.out[0]);
    run.jobs.run(n, kGrain / 4, [&](int64_t begin, int64_t end, int32_t) {
      constexpr int64_t kBlock = 512;
      alignas(64) float values[kBlock];
      for (int64_t i = begin; i < end; i += kBlock) {
        const int64_t m = std::min(kBlock, end - i);
        const uint64_t first = s.offset + static_cast<uint64_t>(i);
        const auto a = static_cast<float>(s.a), b = static_cast<float>(s.b);
        switch (op) {
          case RandomOp::uniform: random_table().uniform(values, m, s.seed, first, a, b); break;
          case RandomOp::bernoulli: random_table().bernoulli(values, m, s.seed, first, a); break;
          case RandomOp::normal: random_table().normal(values, m, s.seed, first, s.a, s.b); break;
        }
        convert(values, out + i * size, m);
      }
    });
  });
}

}  // namespace mpt::cpu
