// The library's version as text, which a device's module must share.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mpt/mpt_base.h"

#define MPT_TEXT_(x) #x
#define MPT_TEXT(x) MPT_TEXT_(x)
#define MPT_VERSION_TEXT \
  MPT_TEXT(MPT_VERSION_MAJOR) "." MPT_TEXT(MPT_VERSION_MINOR) "." MPT_TEXT(MPT_VERSION_PATCH)
