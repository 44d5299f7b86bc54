// Parameters whose memory is that of another set, in another context.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "params/params.h"

namespace mpt::io {

// Gives the parameters of `to` under a prefix the memory of those of `from`. Both become read-only,
// and those of `to` are frozen. The memory lives until neither uses it. Throws, and changes
// nothing, unless the parameters of `from` are frozen and alike.
void share_params(const Params& to, const Params& from, std::string_view prefix);

}  // namespace mpt::io
