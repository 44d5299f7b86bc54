// Build features: the version text and the optional parts that the library was built with.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mpt/mpt_base.h"

#if MPT_HAS_ONEDNN
#include <oneapi/dnnl/dnnl_version.h>
#endif

namespace mpt::api {

#define MPT_TEXT_(x) #x
#define MPT_TEXT(x) MPT_TEXT_(x)
#define MPT_VERSION_TEXT \
  MPT_TEXT(MPT_VERSION_MAJOR) "." MPT_TEXT(MPT_VERSION_MINOR) "." MPT_TEXT(MPT_VERSION_PATCH)

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
