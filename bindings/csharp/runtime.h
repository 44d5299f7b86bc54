/* Runtime of the C# package's native library: the functions that SWIG does not make from the
 * headers. Interop.cs declares them.
 * SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <stdlib.h>
#include <string.h>

#include "mpt_structs.h"

#define MPTC_EXPORT __attribute__((visibility("default")))
