// C entry points of the library itself: versions, names, the last error.
// SPDX-License-Identifier: Apache-2.0
#include "api/entry.h"
#include "api/features.h"
#include "core/version.h"

using namespace mpt;
using namespace mpt::api;

static_assert(static_cast<int>(DType::boolean) == MPT_BOOL && kDTypeEnd == MPT_BOOL + 1);
static_assert(kMaxRank == MPT_MAX_RANK);
static_assert(static_cast<int>(Purpose::workspace) == MPT_MEMORY_WORKSPACE);
static_assert(static_cast<int>(CastClass::banned) == MPT_CAST_BANNED);

uint32_t mpt_version(void) { return MPT_VERSION_NUMBER; }
const char* mpt_version_string(void) { return MPT_VERSION_TEXT; }

mpt_status mpt_check_header(uint32_t header_version) {
  return entry("mpt_check_header", [&] {
    const uint32_t major = header_version / 1000000, minor = header_version / 1000 % 1000;
    const bool same = major == MPT_VERSION_MAJOR && (major > 0 || minor == MPT_VERSION_MINOR);
    if (same && header_version <= MPT_VERSION_NUMBER) return;
    fail(MPT_ERROR_ABI,
         "the program was compiled with the header of version %u.%u.%u, this library is %s: %s",
         major, minor, header_version % 1000, MPT_VERSION_TEXT,
         same ? "a newer library is needed" : "the two are not compatible");
  });
}

const char* mpt_feature_name(int32_t index) {
  return index >= 0 && index < static_cast<int32_t>(std::size(kFeatures)) - 1 ? kFeatures[index]
                                                                              : nullptr;
}

const char* mpt_status_name(mpt_status status) {
  const char* name = mpt::status_name(status);
  return name ? name : "unknown status";
}

const char* mpt_dtype_name(mpt_dtype dtype) { return name_of(static_cast<DType>(dtype)); }
size_t mpt_dtype_size(mpt_dtype dtype) {
  const auto t = static_cast<DType>(dtype);
  return is_valid(t) ? static_cast<size_t>(size_of(t)) : 0;
}
const char* mpt_last_error(void) { return last_error_text(); }
mpt_status mpt_last_error_code(void) { return last_error_code(); }
const char* mpt_first_error(void) { return first_error_text(); }
mpt_status mpt_first_error_code(void) { return first_error_code(); }
void mpt_clear_errors(void) { clear_errors(); }
void mpt_set_error(const char* text) { set_host_error(text ? text : ""); }
