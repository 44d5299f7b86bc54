// Reference kernel of random: element i of the row-major output takes draw offset + i.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "backends/ref/access.h"
#include "core/rng.h"

namespace mpt::ref {

std::unique_ptr<Prepared> make_random(const Request& r, Why&) {
  Specs s(r);
  const RandomOp op = r.get<RandomParams>().op;
  return prepared("ref", [s, op](const Run& run) {
    View y = s.output(run);
    const auto& v = run.get<RandomScalars>();
    uint64_t draw = v.offset + draw_shift(s.input(run));
    walk(y.shape, [&](const Dims& i) {
      const double u = static_cast<double>(to_uniform(random_bits(v.seed, draw)));
      double z = 0;
      switch (op) {
        case RandomOp::uniform: z = v.a + (v.b - v.a) * u; break;
        case RandomOp::normal: z = v.a + v.b * normal_at(v.seed, draw); break;
        case RandomOp::bernoulli: z = u < v.a; break;
      }
      if (is_integral(y.dtype)) z = std::floor(z);
      else if (y.dtype != DType::f64) z = static_cast<double>(static_cast<float>(z));
      y.set(z, i);
      ++draw;
    });
  });
}

}  // namespace mpt::ref
