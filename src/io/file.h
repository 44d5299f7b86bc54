// Files: reads and writes in full, and the atomic replacement of a file.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "io/stream.h"

namespace mpt::io {

// An open file for reading. Every failure throws MPT_ERROR_IO (MPT_ERROR_NOT_FOUND where there is
// no file) with the path and the system's reason.
class InFile final : public Source {
 public:
  explicit InFile(const char* path);
  ~InFile() override;
  void read_at(uint64_t at, void* data, size_t bytes) const override;

 private:
  int fd_ = -1;
};

// Writes a temporary file beside the target, which begin() makes. commit() flushes it to the disk
// and renames it over the target, so that a kill at any moment leaves either the old file or the
// new one. Without commit() the temporary file is removed. A symbolic link is kept and its target
// replaced; an existing target that is not a regular file is refused.
class OutFile final : public Sink {
 public:
  explicit OutFile(const char* path) : path_(path) {}
  ~OutFile() override;
  void begin(uint64_t bytes) override;
  void write(const void* data, size_t bytes) override;
  bool can_rewrite() const override { return true; }
  void rewrite(uint64_t at, const void* data, size_t bytes) override;
  void commit() override;

 private:
  [[noreturn]] void failed(const char* what) const;
  std::string path_, temporary_;
  int fd_ = -1;
};

}  // namespace mpt::io
