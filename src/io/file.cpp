// Files by POSIX calls; every error carries the system's reason.
// SPDX-License-Identifier: Apache-2.0
#include "io/file.h"

#include <fcntl.h>
#include <limits.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "core/error.h"
#include "io/hash.h"

namespace mpt::io {
namespace {

constexpr size_t kMostBytes = size_t{1} << 30;  // per system call

// Returns the system's text for an error. strerror is not thread-safe.
std::string reason(int error) { return std::generic_category().message(error); }

// Throws with the system's reason for `error`.
[[noreturn]] void fail_system(const char* path, const char* what, int error) {
  fail(error == ENOENT ? MPT_ERROR_NOT_FOUND : MPT_ERROR_IO, "'%s' cannot be %s: %s", path, what,
       reason(error).c_str());
}

[[noreturn]] void fail_not_regular(const char* path) {
  fail(MPT_ERROR_IO, "'%s' is not a regular file", path);
}

// Returns the folder of a path, with its final slash.
std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

// Returns the path that `path` leads to through symbolic links, which is the target for rename.
// Unlike realpath, also works where the target does not exist yet.
std::string resolve_links(const char* path) {
  if (!*path) fail(MPT_ERROR_INVALID_ARGUMENT, "the path is empty");
  struct stat s;
  const bool there = stat(path, &s) == 0;
  if (there && !S_ISREG(s.st_mode)) fail_not_regular(path);
  if (!there && errno != ENOENT) fail_system(path, "written", errno);
  std::string at = path;
  char to[PATH_MAX];
  for (int links = 0; links < 64; ++links) {  // stat has already refused cycles
    const ssize_t n = readlink(at.c_str(), to, sizeof to);
    if (n < 0) return at;
    const std::string next(to, static_cast<size_t>(n));
    at = next.starts_with('/') ? next : folder_of(at) + next;
  }
  fail_system(path, "written", ELOOP);
}

}  // namespace

InFile::InFile(const char* path) : Source(path) {
  fd_ = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);  // opening a pipe would wait for a writer
  if (fd_ < 0) fail_system(path, "opened", errno);
  struct stat s;
  if (fstat(fd_, &s) != 0 || !S_ISREG(s.st_mode)) {
    close(fd_);
    fail_not_regular(path);
  }
  size_ = static_cast<uint64_t>(s.st_size);
}

InFile::~InFile() { close(fd_); }

void InFile::read_at(uint64_t at, void* data, size_t bytes) const {
  auto* p = static_cast<char*>(data);
  while (bytes > 0) {
    const ssize_t n = pread(fd_, p, std::min(bytes, kMostBytes), static_cast<off_t>(at));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail_system(name_.c_str(), "read", errno);
    if (n == 0) fail(MPT_ERROR_IO, "'%s' became shorter during the read", name_.c_str());
    p += n;
    at += static_cast<uint64_t>(n);
    bytes -= static_cast<size_t>(n);
  }
}

void OutFile::failed(const char* what) const { fail_system(temporary_.c_str(), what, errno); }

namespace {

[[noreturn]] void fail_in_use(const std::string& path) {
  fail(MPT_ERROR_IO, "'%s' is being written by another writer", path.c_str());
}

// Returns the name of the temporary file: the target's with .tmp, or a hash of it where that would
// be too long.
std::string temporary_name(const std::string& path) {
  const std::string folder = folder_of(path), name = path.substr(folder.size());
  if (name.size() + 4 <= NAME_MAX && path.size() + 4 < PATH_MAX) return path + ".tmp";
  Hash hash;
  hash.add(name.data(), name.size());
  return folder + "." + std::to_string(hash.value()) + ".tmp";
}

// True if `name` is still the name of the open file, and not of another one.
bool has_name(int fd, const std::string& name) {
  struct stat opened, named;
  return fstat(fd, &opened) == 0 && lstat(name.c_str(), &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

// Removes the temporary file of a killed writer. A living writer holds a lock on its file and is
// not disturbed.
void remove_abandoned(const std::string& name, const std::string& path) {
  struct stat s;
  if (lstat(name.c_str(), &s) != 0) return;
  if (!S_ISREG(s.st_mode)) fail_not_regular(name.c_str());
  const int fd = open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  // Its writer has finished, and the name may be the next one's; or the system cannot open it now.
  if (fd < 0 && errno != EACCES) return;
  if (fd >= 0) {
    const bool living = flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    const bool same = has_name(fd, name);
    if (living || !same) close(fd);
    if (living) fail_in_use(path);
    if (!same) return;  // its writer has finished meanwhile
  }
  // Removes it under its lock, unless it may not be opened. Where unlink fails, the creation fails
  // too.
  unlink(name.c_str());
  if (fd >= 0) close(fd);
}

}  // namespace

void OutFile::begin(uint64_t) {
  path_ = resolve_links(path_.c_str());
  temporary_ = temporary_name(path_);
  // The new file has the mode of the old one from its creation on, so that private data stays
  // private, on file systems that have modes.
  struct stat old;
  const bool replaces = stat(path_.c_str(), &old) == 0;
  const mode_t mode = replaces ? old.st_mode & 0777 : 0666;
  // Writes only to a file that this call has created: a file that exists under the name, or appears
  // there meanwhile, may belong to another writer.
  for (int tries = 0; fd_ < 0 && tries < 64; ++tries) {
    remove_abandoned(temporary_, path_);
    fd_ = open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
    if (fd_ < 0 && errno != EEXIST) failed("made");
    if (fd_ < 0 || (flock(fd_, LOCK_EX | LOCK_NB) == 0 && has_name(fd_, temporary_))) continue;
    close(fd_);  // another writer removed it as abandoned
    fd_ = -1;
  }
  if (fd_ < 0) fail_in_use(path_);
  if (replaces) {
    [[maybe_unused]] const int kept = fchmod(fd_, mode);
  }
}

OutFile::~OutFile() {
  if (fd_ < 0) return;
  if (has_name(fd_, temporary_)) unlink(temporary_.c_str());
  close(fd_);
}

void OutFile::write(const void* data, size_t bytes) {
  const auto* p = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t n = ::write(fd_, p, std::min(bytes, kMostBytes));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) failed("written");
    p += n;
    bytes -= static_cast<size_t>(n);
  }
}

void OutFile::rewrite(uint64_t at, const void* data, size_t bytes) {
  // The few bytes overwrite blocks that are already allocated, so a short write is an error.
  if (pwrite(fd_, data, bytes, static_cast<off_t>(at)) != static_cast<ssize_t>(bytes)) {
    failed("written");
  }
}

void OutFile::commit() {
  if (fsync(fd_) != 0) failed("flushed to the disk");
  if (!has_name(fd_, temporary_)) fail_in_use(path_);
  if (rename(temporary_.c_str(), path_.c_str()) != 0) {
    failed(("renamed to '" + path_ + "'").c_str());
  }
  close(fd_);
  fd_ = -1;
  // The rename itself reaches the disk only when the folder is flushed.
  const std::string folder = folder_of(path_);
  const int d = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (d >= 0) {
    fsync(d);
    close(d);
  }
}

}  // namespace mpt::io
