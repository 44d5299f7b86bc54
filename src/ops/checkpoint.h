// Activation checkpointing: the backward runs the forward again instead of keeping its values.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/tensor.h"

namespace mpt {

using ForwardFn = std::function<std::vector<Tensor>(std::span<const Tensor>)>;

// Runs `forward` without recording it; the backward runs it again, recorded. `forward` must compute
// the same results from the same inputs. The second run uses the generator and autocast state of
// the first. The tape keeps `forward` and the inputs until the graph is freed.
std::vector<Tensor> checkpoint(Context& ctx, ForwardFn forward, std::vector<Tensor> in);

}  // namespace mpt
