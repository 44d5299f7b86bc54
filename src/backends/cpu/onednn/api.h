// The oneDNN API as libmpt uses it. Differences between 2.x and 3.x are handled here and in api.cpp
// only. The tests were run with 2.6.3, 3.2.0 and 3.7.2; the headers of 3.13 compile.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <oneapi/dnnl/dnnl.hpp>

#include <cstdint>
#include <vector>

#include "backends/backend.h"

namespace mpt::onednn {

using Desc = dnnl::memory::desc;
using Attr = dnnl::primitive_attr;

// Limits oneDNN to one thread during its lifetime. libmpt divides the problem among threads itself
// (cut.h), so that results do not depend on the number of threads. Needed while primitives are made
// and while they run.
class OneThread {
 public:
  OneThread();
  ~OneThread();
  OneThread(const OneThread&) = delete;

 private:
  int before_;
};

// Return the description of a primitive. A gradient needs `hint`, the description of the forward
// primitive.
template <class Op, class... Args>
typename Op::primitive_desc describe(const dnnl::engine& engine, const Attr& attr,
                                     const Args&... args) {
#if DNNL_VERSION_MAJOR >= 3
  return typename Op::primitive_desc(engine, args..., attr);
#else
  return typename Op::primitive_desc(typename Op::desc(args...), attr, engine);
#endif
}
template <class Op, class Hint, class... Args>
typename Op::primitive_desc describe_gradient(const dnnl::engine& engine, const Attr& attr,
                                              const Hint& hint, const Args&... args) {
#if DNNL_VERSION_MAJOR >= 3
  return typename Op::primitive_desc(engine, args..., hint, attr);
#else
  return typename Op::primitive_desc(typename Op::desc(args...), attr, engine, hint);
#endif
}

void append_activation(dnnl::post_ops& ops, Activation act);

// True if f32 rows of this length map to the same few cache lines, or are far apart. Without
// AVX-512 and before 3.0, products across such rows run at half their rate (85 against 175 GF/s on
// AMD Zen 3); libmpt's own product does not.
bool has_cache_conflicts(int64_t row);
inline constexpr const char* kCacheConflicts = "row strides that conflict in the caches";

}  // namespace mpt::onednn
