// Values that one parameter set takes from another: copies and moving averages.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "params/params.h"

namespace mpt {

// True if nothing changes either tensor.
inline bool are_read_only(const Tensor& a, const Tensor& b) {
  return a->storage->read_only && b->storage->read_only;
}
// Throws unless two sets have the same names and shapes, and dtypes that convert into each other,
// and `to` can be written where the tensors are not read-only in both. what: the call, for texts.
void need_matching(const Params& to, const Params& from, const char* what);
// Overwrites parameters and buffers, by name, with exact values. The sets may be of two contexts.
void copy_params(const Params& to, const Params& from);
// Moves parameters: to += weight * (from - to). Copies the buffers.
void lerp_params(const Params& to, const Params& from, double weight);

}  // namespace mpt
