// Normal draws by index.
// SPDX-License-Identifier: Apache-2.0
#include "core/rng.h"

#include "core/normal.h"

namespace mpt {

double normal_at(uint64_t seed, uint64_t i) {
  const Philox4 b = philox(seed, i >> 2);
  const NormalPair p = normal_pair(b.v[i & 2], b.v[(i & 2) + 1]);
  return i & 1 ? p.second : p.first;
}

}  // namespace mpt
