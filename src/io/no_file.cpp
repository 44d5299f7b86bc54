// Files of a build with static_host: there are none.
// SPDX-License-Identifier: Apache-2.0
#include "core/error.h"
#include "io/file.h"

namespace mpt::io {
namespace {

[[noreturn]] void refuse(const char* path) {
  fail(MPT_ERROR_UNSUPPORTED,
       "'%s' is a file, and this build (static_host) opens none: use the call with a reader or a "
       "writer, as mpt_params_load_from and mpt_params_save_to",
       path);
}

}  // namespace

InFile::InFile(const char* path) : Source(path) { refuse(path); }
InFile::~InFile() = default;
void InFile::read_at(uint64_t, void*, size_t) const {}

OutFile::~OutFile() = default;
void OutFile::begin(uint64_t) { refuse(path_.c_str()); }
void OutFile::write(const void*, size_t) {}
void OutFile::rewrite(uint64_t, const void*, size_t) {}
void OutFile::commit() {}

}  // namespace mpt::io
