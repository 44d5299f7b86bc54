// Scaler state as JSON, in the form of PyTorch's GradScaler.state_dict().
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "train/scaler.h"

namespace mpt::io {

std::string scaler_to_json(const Scaler& s);  // "{}" for a disabled scaler
void scaler_from_json(Scaler& s,
                      const std::string& text);  // on failure `s` is unchanged

}  // namespace mpt::io
