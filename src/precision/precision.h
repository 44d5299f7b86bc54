// Precision as data: what every named mode is made of.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/dtype.h"

namespace mpt {

class Context;

enum class Scaling : int32_t { none = 0, dynamic_scale = 1, fixed = 2 };  // as MPT_SCALING_*

struct Precision {
  DType param = DType::f32;     // none: of each as it is
  DType compute = DType::none;  // of the autocast scope; none: no casts
  DType grad = DType::none;     // none: the parameter's own
  DType output = DType::none;
  bool vectors_f32 = false;
  Master master = Master::none;
  Scaling scaling = Scaling::none;
  double static_scale = 65536;
  double min_loss_scale = 0, max_loss_scale = 0;  // of a dynamic scale; 0: the scaler's default
  bool batch_norm_f32 = false;
  int32_t profile = 0;  // of the autocast scope's classes; 0: our own
  bool cost_rule = false;
  int32_t alias = 0;  // number of the other spelling that it was named by; 0: none
};

// By Lightning's and Apex's names with options: mpt_precision_from_name.
Precision precision_from_name(const char* name);
// Throws where the fields contradict each other.
void check(const Precision& p);
// Warns in the context's log, once for each, where the precision was named by another spelling.
void warn_of_alias(Context& ctx, const Precision& p);

// How one parameter of the set is kept.
struct ParamFormat {
  DType dtype;
  Master master;
  DType grad;
};
ParamFormat format_of(const Precision& p, int rank, bool of_batch_norm);

}  // namespace mpt
