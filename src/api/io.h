// Helpers shared by the entry points of files.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "io/safetensors.h"
#include "mpt/mpt_io.h"

namespace mpt::api {

io::Metadata in_metadata(const mpt_metadata* list, int32_t count);

}  // namespace mpt::api
