// Program: a oneDNN primitive with its arguments bound once per worker, so that a run only sets
// pointers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <vector>

#include "backends/cpu/onednn/api.h"
#include "backends/cpu/workspace_layout.h"

namespace mpt::onednn {

// An argument of a primitive.
struct Arg {
  int id;  // DNNL_ARG_...
  Desc desc;
};

class Program {
 public:
  Program() = default;
  explicit operator bool() const { return !calls_.empty(); }
  size_t scratch() const { return scratch_; }  // bytes per worker

  // Runs with the pointers given in the order of the arguments. Two calls with one worker index
  // must not overlap.
  void run(int32_t worker, std::initializer_list<const void*> pointers, void* scratch) const;

 private:
  friend class Maker;
  dnnl::engine engine_;
  dnnl::stream stream_;
  dnnl::primitive primitive_;
  std::vector<dnnl::memory> memories_;
  std::vector<dnnl_exec_arg_t> calls_;
  size_t args_ = 0;  // arguments per worker
  size_t scratch_ = 0;
};

// Makes the programs of one Prepared. Throws dnnl::error if oneDNN has no fast implementation.
class Maker {
 public:
  explicit Maker(int32_t workers) : engine_(dnnl::engine::kind::cpu, 0), workers_(workers) {}

  template <class PD>
  Program operator()(const PD& pd, std::vector<Arg> args) const {
    check(pd.impl_info_str());
    const size_t objects = args.size() * static_cast<size_t>(workers_);
    held_ += bytes_kept(pd) + objects * kBytesOfObject;
    return bind(dnnl::primitive(pd.get()), std::move(args), pd.scratchpad_desc());
  }

  const dnnl::engine& engine() const { return engine_; }
  static Attr attr(const dnnl::post_ops& ops = {});
  int32_t workers() const { return workers_; }
  // Returns the bytes that oneDNN keeps for the programs made so far. oneDNN does not tell them:
  // they are means of what was measured with version 2.6 on a machine with AVX-512.
  size_t held() const { return held_; }

 private:
  static constexpr size_t kBytesOfObject = 1 << 10;
  static constexpr size_t bytes_kept(const dnnl::primitive_desc&) { return 96 << 10; }
  static constexpr size_t bytes_kept(const dnnl::convolution_forward::primitive_desc&) {
    return 256 << 10;
  }
  static constexpr size_t bytes_kept(const dnnl::reorder::primitive_desc&) { return 8 << 10; }
  static void check(const char* implementation);
  Program bind(dnnl::primitive p, std::vector<Arg> args, const Desc& scratch) const;

  dnnl::engine engine_;
  int32_t workers_;
  mutable size_t held_ = 0;
  OneThread one_thread_;
};

using cpu::WorkspaceLayout;

inline char* at(void* base, size_t offset) { return static_cast<char*>(base) + offset; }
inline const char* at(const void* base, size_t offset) {
  return static_cast<const char*>(base) + offset;
}

dnnl::memory::data_type type_of(DType t);  // f32 or bf16
Desc row_major(DType t, const Dims& shape);
Desc with_strides(DType t, const Dims& shape, const Dims& stride);
Desc any(DType t, const Dims& shape);  // in a layout that oneDNN chooses

}  // namespace mpt::onednn
