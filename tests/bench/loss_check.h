// The check of every backward pass for a non-finite loss, for search.cpp.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mpt/mpt.h"

// Checks the loss, and whether the backward pass is watched, `times` times.
void check_loss(mpt_tensor loss, int times);
