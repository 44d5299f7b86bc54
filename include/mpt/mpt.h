/* libmpt: embeddable mixed-precision training behind a stable C ABI. Core calls.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_H
#define MPT_H
#include <stddef.h>
#include <stdint.h>
typedef int32_t mpt_status;
enum {
  MPT_OK = 0,
  MPT_NOT_READY = 1,
  MPT_STEP_SKIPPED = 2,
  MPT_ERROR_INVALID_ARGUMENT = -1,
  MPT_ERROR_INVALID_HANDLE = -2,
  MPT_ERROR_OUT_OF_MEMORY = -3,
  MPT_ERROR_UNSUPPORTED = -4,
  MPT_ERROR_SHAPE = -5,
  MPT_ERROR_DTYPE = -6,
  MPT_ERROR_DEVICE = -7,
  MPT_ERROR_STATE = -8,
  MPT_ERROR_IO = -9,
  MPT_ERROR_ABI = -10,
  MPT_ERROR_CANCELLED = -11,
  MPT_ERROR_CALLBACK = -12,
  MPT_ERROR_INTERNAL = -13
};
#endif
