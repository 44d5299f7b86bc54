// Precision as data: the fields that define every named mode.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/dtype.h"

namespace mpt {

class Context;

// Numbers of MPT_SCALING_*.
enum class Scaling : int32_t { none = 0, dynamic_scale = 1, fixed = 2 };

struct Precision {
  DType param = DType::f32;     // none: each parameter keeps its dtype
  DType compute = DType::none;  // dtype of the autocast scope; none: no casts
  DType grad = DType::none;     // none: that of the parameter
  DType output = DType::none;   // dtype of results for mpt_precision_output; none: as they are
  DType buffer = DType::none;   // dtype of floating buffers; none: f32 or f64, as `param` needs
  bool vectors_f32 = false;     // parameters with fewer than two dims are f32
  Master master = Master::none;
  Scaling scaling = Scaling::none;
  double static_scale = 65536;
  double min_loss_scale = 0, max_loss_scale = 0;  // for a dynamic scale; 0: the scaler's default
  bool batch_norm_f32 = false;                    // parameters of batch norms are f32
  int32_t profile = 0;  // MPT_PROFILE_* of the autocast scope; 0: libmpt's own classes
  bool cost_rule = false;
  int32_t alias = 0;  // number of the alias that the precision was named by; 0: none
};

// Returns a precision by one of Lightning's or Apex's names, with options: mpt_precision_from_name.
Precision precision_from_name(const char* name);
// Throws if the fields contradict each other.
void check(const Precision& p);
// Warns in the context's log, once per alias, if the precision was named by an alias.
void warn_of_alias(Context& ctx, const Precision& p);

// Storage format of one parameter.
struct ParamFormat {
  DType dtype;
  Master master;
  DType grad;
};
// Returns the format that a parameter has under a precision whose `param` is not none.
ParamFormat format_of(const Precision& p, int rank, bool is_batch_norm_affine);

}  // namespace mpt
