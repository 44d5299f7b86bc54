// The compiler's own vector instructions, whose headers are long, compiled once per instruction
// set.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/native.h"
