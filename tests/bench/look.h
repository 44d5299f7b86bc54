// What every backward does to notice a loss that is not finite, for search.cpp.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mpt/mpt.h"

// Looks at the loss, and at whether the backward is watched, so many times.
void look_often(mpt_tensor loss, int times);
