// Program: binding and running of primitives.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/program.h"

#include <cstring>

namespace mpt::onednn {
namespace {

dnnl::memory::dims dims_of(const Dims& d) { return {d.begin(), d.end()}; }

}  // namespace

void Program::run(int32_t worker, std::initializer_list<const void*> pointers,
                  void* scratch) const {
  const size_t first = static_cast<size_t>(worker) * args_;
  size_t i = first;
  for (const void* p : pointers) {
    dnnl_memory_set_data_handle(calls_[i++].memory, const_cast<void*>(p));
  }
  if (scratch_) dnnl_memory_set_data_handle(calls_[i].memory, scratch);
  dnnl_primitive_execute(primitive_.get(), stream_.get(), static_cast<int>(args_),
                         calls_.data() + first);
}

Attr Maker::attr(const dnnl::post_ops& ops) {
  Attr a;
  a.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  if (ops.len() > 0) a.set_post_ops(ops);
  return a;
}

void Maker::check(const char* implementation) {
  if (std::strncmp(implementation, "ref", 3) == 0 || std::strstr(implementation, ":ref")) {
    throw dnnl::error(dnnl_unimplemented, "only a reference implementation");
  }
}

Program Maker::bind(dnnl::primitive p, std::vector<Arg> args, const Desc& scratch) const {
  Program g;
  g.engine_ = engine_;
  g.stream_ = dnnl::stream(engine_);
  g.primitive_ = std::move(p);
  g.scratch_ = (scratch.get_size() + 63) / 64 * 64;
  if (g.scratch_) args.push_back({DNNL_ARG_SCRATCHPAD, scratch});
  g.args_ = args.size();
  for (int32_t w = 0; w < workers_; ++w) {
    for (const Arg& a : args) {
      g.memories_.emplace_back(a.desc, engine_, nullptr);
      g.calls_.push_back({a.id, g.memories_.back().get()});
    }
  }
  return g;
}

dnnl::memory::data_type type_of(DType t) {
  return t == DType::bf16 ? dnnl::memory::data_type::bf16 : dnnl::memory::data_type::f32;
}

Desc row_major(DType t, const Dims& shape) {
  return with_strides(t, shape, contiguous_strides(shape));
}
Desc with_strides(DType t, const Dims& shape, const Dims& stride) {
  return Desc(dims_of(shape), type_of(t), dims_of(stride));
}
Desc any(DType t, const Dims& shape) {
  return Desc(dims_of(shape), type_of(t), dnnl::memory::format_tag::any);
}

}  // namespace mpt::onednn
