// fill: one value in all elements.
// SPDX-License-Identifier: Apache-2.0
#include <cstring>

#include "backends/cpu/cpu_info.h"
#include "backends/cpu/make.h"
#include "backends/cpu/walk.h"
#include "backends/plain/element.h"

namespace mpt::cpu {
namespace {

template <class T>
void fill(const Walk& w, const Run& r, const void* value) {
  T v;
  std::memcpy(&v, value, sizeof v);
  T* y = static_cast<T*>(r.out[0]);
  w.run(r.jobs, kGrain, [&](const int64_t* at, int64_t n) {
    T* p = y + at[0];
    const int64_t step = w.step[0];
    if (step == 1) std::fill_n(p, n, v);
    else
      for (int64_t i = 0; i < n; ++i) p[i * step] = v;
  });
}

}  // namespace

std::unique_ptr<Prepared> make_fill(const Request& r, Why&) {
  const Spec& y = r.out[0];
  const Spec* specs[] = {&y};
  return prepared(isa_name(), [w = Walk(specs), t = y.dtype](const Run& run) {
    const auto& s = run.get<FillScalars>();
    alignas(8) char value[8];
    if (is_floating(t)) plain::store(t, value, 0, s.value);
    else plain::store_int(t, value, 0, s.integer);
    switch (size_of(t)) {
      case 1: return fill<uint8_t>(w, run, value);
      case 2: return fill<uint16_t>(w, run, value);
      case 4: return fill<uint32_t>(w, run, value);
      default: return fill<uint64_t>(w, run, value);
    }
  });
}

}  // namespace mpt::cpu
