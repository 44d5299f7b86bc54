// Makes the contexts of recipes.h on the CPU or on the fake device. Include it first.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "fixture.h"

namespace mpt_fake {

enum class Where { reference, fake };  // reference: the CPU with the reference kernels
inline Where where = Where::reference;

inline mpt_status create_where(const mpt_context_desc* desc, mpt_context* out) {
  mpt_context_desc d = *desc;
  d.flags |= MPT_CONTEXT_REFERENCE;
  if (where == Where::fake) return create_context(FAKE_MODULE, d, out);
  return mpt_context_create(&d, out);
}

}  // namespace mpt_fake

#define mpt_context_create mpt_fake::create_where
