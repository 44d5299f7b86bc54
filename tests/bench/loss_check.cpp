// Runs the check of the loss, for which the library has no public call, through internal functions.
// It has its own source file because Context and Tensor inside the library are other classes than
// those of mpt.hpp.
// SPDX-License-Identifier: Apache-2.0
#include "loss_check.h"

#include <cstdio>
#include <cstdlib>
#include <span>

#include "autograd/non_finite_search.h"
#include "core/slots.h"

void check_loss(mpt_tensor loss, int times) {
  const mpt::Tensor t(static_cast<mpt::TensorImpl*>(
      mpt::find_handle(reinterpret_cast<uint64_t>(loss), mpt::HandleType::tensor)));
  bool ok = static_cast<bool>(t);
  for (int i = 0; ok && i < times; ++i)
    ok = !mpt::search_non_finite(*t->ctx, std::span(&t, 1)) && !mpt::watches_gradients(*t->ctx);
  if (!ok) {
    std::fprintf(stderr, "the loss is not a tensor, not finite, or its gradients are watched\n");
    std::exit(1);
  }
}
