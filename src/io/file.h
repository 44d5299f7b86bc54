// Files: whole reads and writes, and a replacement that is there either wholly or not at all.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace mpt::io {

// An open file for reading. Every failure throws MPT_ERROR_IO with the path and the system's
// reason.
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

// Writes beside the target and takes its place in `commit`, after the bytes are on the disk: a kill
// at any moment leaves the old file or the new one. Without commit nothing is left. Symbolic links
// stay and lead to the target; what is there and no regular file is refused.
class OutFile {
 public:
  explicit OutFile(const char* path);
  ~OutFile();
  OutFile(const OutFile&) = delete;
  OutFile& operator=(const OutFile&) = delete;

  void write(const void* data, size_t bytes);
  void write_at(uint64_t at, const void* data, size_t bytes);  // over what was written before
  void commit();

 private:
  [[noreturn]] void failed(const char* what) const;
  std::string path_, temporary_;
  int fd_ = -1;
};

}  // namespace mpt::io
