// Files: reads and writes in full, and the atomic replacement of a file.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace mpt::io {

// An open file for reading. Every failure throws MPT_ERROR_IO (MPT_ERROR_NOT_FOUND where there is
// no file) with the path and the system's reason.
class InFile {
 public:
  explicit InFile(const char* path);
  ~InFile();
  InFile(const InFile&) = delete;
  InFile& operator=(const InFile&) = delete;

  const std::string& path() const { return path_; }
  uint64_t size() const { return size_; }
  void read_at(uint64_t at, void* data, size_t bytes) const;

 private:
  std::string path_;
  int fd_ = -1;
  uint64_t size_ = 0;
};

// Writes a temporary file beside the target. commit() flushes it to the disk and renames it over
// the target, so that a kill at any moment leaves either the old file or the new one. Without
// commit() the temporary file is removed. A symbolic link is kept and its target replaced; an
// existing target that is not a regular file is refused.
class OutFile {
 public:
  explicit OutFile(const char* path);
  ~OutFile();
  OutFile(const OutFile&) = delete;
  OutFile& operator=(const OutFile&) = delete;

  void write(const void* data, size_t bytes);
  void write_at(uint64_t at, const void* data, size_t bytes);  // over bytes written before
  void commit();

 private:
  [[noreturn]] void failed(const char* what) const;
  std::string path_, temporary_;
  int fd_ = -1;
};

}  // namespace mpt::io
