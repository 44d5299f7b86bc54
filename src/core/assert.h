// MPT_ASSERT(condition, "rule"): checks an invariant of the library. If `condition` is false, the
// public call fails with MPT_ERROR_INTERNAL and a text that names the file, line and condition.
// Debug and sanitizer builds define MPT_ASSERTS=2. The build of .ci/run has 1, which leaves out the
// indices of Dims: with them the reference kernels take four times as long. Other builds do not
// evaluate the condition. It throws: do not use it in destructors, in noexcept functions, or for
// what a caller does wrong (fail() in core/error.h reports that in every build).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#ifndef MPT_ASSERTS
#define MPT_ASSERTS 0
#endif

namespace mpt {

[[noreturn, gnu::cold]] void assertion_failed(const char* file, int line, const char* condition,
                                              const char* rule);

}  // namespace mpt

#if MPT_ASSERTS
#define MPT_ASSERT(condition, rule) \
  ((condition) ? (void)0 : ::mpt::assertion_failed(__FILE__, __LINE__, #condition, rule))
#else
#define MPT_ASSERT(condition, rule) ((void)sizeof((condition) ? 1 : 0))
#endif
