// Precompiled header with the compiler's vector intrinsics, whose headers are long; compiled once
// per instruction set.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/native.h"
