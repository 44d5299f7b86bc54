// A scaler's state as PyTorch's GradScaler.state_dict() has it, in JSON.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "train/scaler.h"

namespace mpt::io {

std::string scaler_to_json(const Scaler& s);  // "{}" of a disabled one
void scaler_from_json(Scaler& s,
                      const std::string& text);  // all of it or, where it throws, nothing

}  // namespace mpt::io
