// Trace: records what a region runs: operations, casts, kernels and hazards.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/context.h"

namespace mpt {

class Trace : public Context::Part {
 public:
  enum class Phase : int32_t { forward = 0, backward, step, host };  // numbers of MPT_TRACE_*
  // Numbers of MPT_TRACE_CAST_*.
  enum class How : int32_t { made = 0, hit, refreshed, missed, read };
  enum class HazardKind : int32_t { undone = 1, again, parameter };  // numbers of MPT_HAZARD_*
  struct Operand {
    DType dtype = DType::none;
    Dims shape;
    std::string name;
  };
  struct Operation {
    int op;  // negative: no op, and `name` is the public function
    std::string name;
    Phase phase;
    CastClass cls;
    CastWhy why;
    DType scope;  // dtype of the autocast scope; none: casts were off
    std::vector<Operand> in;
    int32_t casts = 0, kernels = 0;
    int64_t bytes = 0;
  };
  struct Cast {
    size_t op;
    Operand from;
    DType to;
    How how;
    int64_t bytes;
  };
  struct Kernel {
    size_t op;
    std::string text, name, refused;
    int64_t bytes;
  };
  struct Hazard {
    size_t op;
    HazardKind kind;
    Operand from;
    DType to;
    std::string text;  // set when the trace has ended
  };

  void clear() { *this = Trace(); }

  // Begins an operation. Operations begun before its close() are part of it.
  void open(int op, Phase phase, std::span<const Tensor* const> in, ClassTable::Entry cls,
            DType scope);
  void close() { depth_ -= depth_ > 0; }
  int depth() const { return depth_; }
  void cast(const Tensor& from, DType to, How how);
  void kernel(const std::string& text, const char* name, const std::string& refused, int64_t bytes);
  // Records that the host cast `from` to `to`, and sets TensorImpl::hand_cast of `to`.
  void cast_by_hand(const Tensor& from, const Tensor& to);
  // Records that autocast casts a tensor that the host had cast.
  void cast_again(const Tensor& hand_cast, DType to);

  std::vector<Operation> ops;
  std::vector<Cast> casts;
  std::vector<Kernel> kernels;
  std::vector<Hazard> hazards;
  bool dry = false;  // steps change nothing
  Generator before;  // the generator before a dry run, restored after it

 private:
  void hazard(HazardKind kind, const Tensor& t, const Operand* cast_from, DType to);
  const Operand* cast_from(const Tensor& hand_cast) const;

  int depth_ = 0;
  std::unordered_map<const TensorImpl*, Operand> by_hand_;  // the sources of tensors with hand_cast
};

inline bool is_dry(const Context& ctx) { return ctx.op_trace && ctx.op_trace->dry; }

// Records an operation without a call frame (autocast/call.h), or a backward, if a trace is on.
class TraceFrame {
 public:
  TraceFrame(const Context& ctx, int op, Trace::Phase phase, std::span<const Tensor* const> in)
      : trace_(ctx.op_trace) {
    if (trace_) [[unlikely]]
      trace_->open(op, phase, in, {CastClass::none, CastWhy::off}, DType::none);
  }
  ~TraceFrame() {
    if (trace_) [[unlikely]]
      trace_->close();
  }
  TraceFrame(const TraceFrame&) = delete;
  TraceFrame& operator=(const TraceFrame&) = delete;

 private:
  Trace* trace_;
};

}  // namespace mpt
