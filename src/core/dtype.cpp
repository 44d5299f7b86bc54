// The promotion lattice.
// SPDX-License-Identifier: Apache-2.0
#include "core/dtype.h"

namespace mpt {

DType promote(DType a, DType b) {
  if (a == b) return a;
  if (is_f8(a) || is_f8(b)) {
    DType other = is_f8(a) ? b : a;
    return other == DType::f64 ? DType::f64 : DType::f32;
  }
  bool fa = is_floating(a), fb = is_floating(b);
  if (fa != fb) return fa ? a : b;
  if (fa) {
    if (a == DType::f64 || b == DType::f64) return DType::f64;
    return DType::f32;  // f32 with a half, or f16 with bf16
  }
  if (a == DType::boolean) return b;
  if (b == DType::boolean) return a;
  if (a == DType::i64 || b == DType::i64) return DType::i64;
  if (a == DType::i32 || b == DType::i32) return DType::i32;
  return DType::i32;  // i8 with u8: i32 holds both; NumPy's i16 does not exist here
}

}  // namespace mpt
