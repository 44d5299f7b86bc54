// Precision as data: what every named mode is made of.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dtype.h"

namespace mpt {

enum class Master : int32_t { none = 0, split = 1 };                      // as MPT_MASTER_*
enum class Scaling : int32_t { none = 0, dynamic_scale = 1, fixed = 2 };  // as MPT_SCALING_*

struct Precision {
  DType param = DType::f32;
  DType compute = DType::none;  // of the autocast scope; none: no casts
  DType grad = DType::none;     // none: the parameter's own
  DType output = DType::none;
  bool vectors_f32 = false;
  Master master = Master::none;
  Scaling scaling = Scaling::none;
  double static_scale = 65536;
};

// By Lightning's names; throws with the list of them.
Precision precision_from_name(const char* name);
// Throws where the fields contradict each other.
void check(const Precision& p);

// How one parameter of the set is kept.
struct ParamFormat {
  DType dtype;
  bool split;  // `dtype` is bf16, and TensorMeta::low completes it to f32
  DType grad;
};
ParamFormat format_of(const Precision& p, int rank);

}  // namespace mpt
