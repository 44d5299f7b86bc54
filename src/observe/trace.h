// Trace: records what a region runs: operations, casts, kernels and hazards.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/observer.h"

namespace mpt {

class Trace final : public Context::Part, public Observer {
 public:
  static constexpr PartId kId = PartId::trace;
  enum class Mode { real, dry };
  enum class HazardKind : int32_t { undone = 1, again, parameter };  // numbers of MPT_HAZARD_*
  struct Operand {
    DType dtype = DType::none;
    Dims shape;
    std::string name;
  };
  struct Operation {
    int op;  // negative: no op, and `name` is the public function
    std::string name;
    OpPhase phase;
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
    CastHow how;
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

  // Empties the trace and starts it. A dry trace changes nothing of the training: steps only list
  // what they would run, and the generator is set back at the end.
  void begin(Context& ctx, Mode mode);
  void end(Context& ctx);
  void clear() { *this = Trace(); }
  bool on() const { return on_; }
  // True if there was no memory for the records: the trace has dropped them and records no more.
  bool is_full() const { return is_full_; }

  // Operations inside another one are part of it.
  void op_began(const OpEvent& e) noexcept override;
  void op_ended() noexcept override {
    if (depth_ > 0) --depth_;  // 0: the operation began before the trace
  }
  void cast(const Tensor& from, DType to, CastHow how) noexcept override;
  // Records a cast by hand in an autocast scope, and sets TensorImpl::hand_cast of `to`.
  void op_cast(const Tensor& from, const Tensor& to) noexcept override;
  void launching(const Launch& launch) noexcept override;

  std::vector<Operation> ops;
  std::vector<Cast> casts;
  std::vector<Kernel> kernels;
  std::vector<Hazard> hazards;

 private:
  template <class F>
  void attempt(F f) noexcept;  // drops the records if f throws because there is no memory
  // Appends a record that holds `more` bytes besides its own.
  template <class T>
  void add(std::vector<T>& list, T record, size_t more);
  void add_op(const OpEvent& e);
  void hazard(HazardKind kind, const Tensor& t, const Operand* cast_from, DType to);
  const Operand* cast_from(const Tensor& hand_cast) const;

  bool on_ = false, is_full_ = false;
  Generator generator_;  // from before a dry trace
  int depth_ = 0;        // number of operations begun and not ended
  std::unordered_map<const TensorImpl*, Operand> by_hand_;  // the sources of tensors with hand_cast
  std::unique_ptr<Arena::Outside> memory_;                  // counts the records
};

}  // namespace mpt
