// Build features: the optional parts that the library was built with.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/version.h"

#if MPT_HAS_ONEDNN
#include <oneapi/dnnl/dnnl_version.h>
#endif

namespace mpt::api {

inline constexpr const char* kFeatures[] = {
    "cpu",
#if MPT_HAS_ONEDNN
    "onednn " MPT_TEXT(DNNL_VERSION_MAJOR) "." MPT_TEXT(DNNL_VERSION_MINOR) "." MPT_TEXT(
        DNNL_VERSION_PATCH),
#endif
#if MPT_HAS_OPENMP
    "openmp",
#endif
    nullptr,
};

}  // namespace mpt::api
