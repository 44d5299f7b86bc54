// Activation checkpointing: the forward runs again when its backward comes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/tensor.h"

namespace mpt {

using ForwardFn = std::function<std::vector<Tensor>(std::span<const Tensor>)>;

// `forward` must compute the same from the same inputs; the generator and the autocast state of the
// first run are put back for the second.
std::vector<Tensor> checkpoint(Context& ctx, ForwardFn forward, std::vector<Tensor> in);

}  // namespace mpt
