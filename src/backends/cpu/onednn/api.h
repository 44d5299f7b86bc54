// oneDNN as libmpt uses it. Where 2.x and 3.x differ, they differ here and in api.cpp only.
// The tests were run with 2.6.3, 3.2.0 and 3.7.2; the headers of 3.13 compile.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <oneapi/dnnl/dnnl.hpp>

#include <cstdint>
#include <vector>

#include "backends/backend.h"

namespace mpt::onednn {

using Desc = dnnl::memory::desc;
using Attr = dnnl::primitive_attr;

// Every piece of work is one thread's: how the problem is cut is libmpt's (cut.h), so that results
// do not depend on the number of threads. Holds while primitives are made and while they run.
class OneThread {
 public:
  OneThread();
  ~OneThread();
  OneThread(const OneThread&) = delete;

 private:
  int before_;
};

// The description of a primitive; `hint` (of the forward one) is what gradients need in front.
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

// Whether f32 rows of this length begin in the same few lines of the caches, or far apart: without
// AVX-512 and before 3.0, products that go across such rows run at half their rate (85 against 175
// GF/s on AMD's Zen 3); the own engine's do not.
bool crowded(int64_t row);
inline constexpr const char* kCrowded = "rows that meet in the caches";

}  // namespace mpt::onednn
