// Scaler: dynamic loss scaling with PyTorch's semantics. The scale and the counters are elements of
// a tensor, which kernels read and update.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cfloat>
#include <memory>
#include <optional>
#include <vector>

#include "backends/cache.h"
#include "comm/comm.h"
#include "core/context.h"
#include "core/ref.h"
#include "core/tensor.h"
#include "optim/update.h"

namespace mpt {

// Smallest scale. The inverse of a subnormal scale overflows f32 and would turn parameters into Inf
// and NaN.
inline constexpr double kLeastScale = FLT_MIN;

struct ScalerOptions {
  bool enabled = true, is_static = false;
  double init_scale = 65536, growth_factor = 2, backoff_factor = 0.5;
  int64_t growth_interval = 2000;
  double min_scale = 1, max_scale = 3.4028234663852886e38;
  int32_t hysteresis = 1;

  bool operator==(const ScalerOptions&) const = default;
};
// Throws if an option is out of its range. `of` stands before the name of a field in the message.
void check(const ScalerOptions& o, const char* of = "mpt_scaler_desc.");

struct ScalerState {
  double scale = 1;
  int64_t growth_tracker = 0, hysteresis_left = 1, updates = 0, skipped = 0;
};

class Scaler {
 public:
  static Ref<Scaler> make(Context& ctx, const ScalerOptions& o);
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  const ScalerOptions& options() const { return options_; }
  bool enabled() const { return options_.enabled; }

  // Returns the loss times the scale, in f32 for a 16-bit loss.
  Tensor scale(Tensor loss);
  void unscale(const Ref<Optimizer>& o);
  // Returns false if the step was skipped, and true too if that is not known yet.
  bool step(const Ref<Optimizer>& o);
  void update();
  void wait();  // until the answers of all steps and updates are there
  void set_scale(double scale);
  // Returns what the latest step did to an optimizer; throws if there was none. Empty while the
  // answer is not there.
  std::optional<Verdict> verdict(const Ref<Optimizer>& o);

  ScalerState state() const;  // waits
  // True if state() does not wait. Otherwise asks for the state.
  bool has_state() const;
  // Check and then set a saved state and the options it was saved with.
  void check_restore(const ScalerOptions& o, const ScalerState& s) const;
  void restore(const ScalerOptions& o, const ScalerState& s) noexcept;
  bool has_pending_gradients() const;  // true if gradients of the present scale are pending

  // Returns a hash of the scale and the options that were written last since forget_writes(), and
  // of the scales that updates apart from the steps of all ranks have left: it waits for such an
  // update. Ranks whose hashes and first states are equal have equal scales.
  uint64_t writes();
  void forget_writes() {
    writes_ = {};
    is_apart_ = false;
  }

  // For steppers. A stepper locks the scale from its first backward to its step: nothing else may
  // change a scale by which gradients have been multiplied.
  const Tensor& device_state() const { return state_; }  // f64 [kScalerWidth], see ScalerSlot
  Tensor factor(double times) const;                     // scale * times, a 0-dim f32 tensor
  void lock() { ++open_; }
  void unlock();
  void prepare_update();  // makes the kernel ready, so that the following update cannot fail
  // Ends a stepper's step with an update of the scale. While another stepper has micro-batches of
  // the present scale open, the update is deferred to the last unlock().
  void stepped(bool is_of_all_ranks);
  void stepped_again();              // a recorded launch has updated the scale
  void dropped();                    // a stepper dropped its gradients
  void update_with(bool found_inf);  // for L-BFGS, which checks its own gradients

 private:
  enum class Stage { ready, unscaled, stepped };
  struct Record;
  class Step;
  Scaler(Context& ctx, const ScalerOptions& o);
  ~Scaler();
  void need_own(const Optimizer& o) const;  // throws unless `o` is of this context
  // Returns the record of an optimizer; throws if its gradients are not scaled by this scaler
  // alone.
  Record& record(const Ref<Optimizer>& o, const char* what);
  void need_unlocked(const char* what) const;  // throws if a stepper has locked the scale
  // Throws if a loss was scaled since the last update.
  void need_no_scaled_loss(const char* what) const;
  void write(const ScalerState& s) noexcept;
  void note_apart();
  void set_found(bool found);
  void run_update();
  void forget_state() noexcept;
  void ask() const;
  void take_state();

  Context& ctx_;
  uint32_t refs_ = 1;
  ScalerOptions options_;
  Tensor state_;        // f64 [kScalerWidth]
  Tensor found_;        // a view of its element kFound
  ReadyLaunch update_;  // updates state_
  SameHash writes_;
  bool is_apart_ = false;             // see note_apart()
  std::optional<ScalerState> known_;  // state_; empty until the answer of the latest update
  mutable Then<Scaler, &Scaler::take_state> asked_;
  std::vector<std::unique_ptr<Record>> records_;
  bool scaled_ = false;           // a loss was scaled since the last update
  int64_t rounds_ = 0;            // calls of update()
  int32_t open_ = 0;              // steppers with open micro-batches
  bool update_deferred_ = false;  // until open_ is 0
};

}  // namespace mpt
