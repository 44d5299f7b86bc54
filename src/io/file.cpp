// Files by the system's calls; all errors carry its reason.
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

namespace mpt::io {
namespace {

constexpr size_t kMost = size_t{1} << 30;  // per system call

// strerror is not safe on threads.
std::string reason(int error) { return std::generic_category().message(error); }

// What the system says in `error` of a file.
[[noreturn]] void refused(const char* path, const char* what, int error) {
  fail(error == ENOENT ? MPT_ERROR_NOT_FOUND : MPT_ERROR_IO, "'%s' cannot be %s: %s", path, what,
       reason(error).c_str());
}

[[noreturn]] void not_regular(const char* path) {
  fail(MPT_ERROR_IO, "'%s' is not a regular file", path);
}

// The folder's part of a path, with its slash.
std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

// What a path names, past symbolic links, also where there is nothing yet: the place of a rename.
// realpath would want it to be there.
std::string target_of(const char* path) {
  struct stat s;
  const bool there = stat(path, &s) == 0;
  if (there && !S_ISREG(s.st_mode)) not_regular(path);
  if (!there && errno != ENOENT) refused(path, "written", errno);
  std::string at = path;
  char to[PATH_MAX];
  for (int links = 0; links < 64; ++links) {  // stat has refused a circle
    const ssize_t n = readlink(at.c_str(), to, sizeof to);
    if (n < 0) return at;
    const std::string next(to, static_cast<size_t>(n));
    at = next.starts_with('/') ? next : folder_of(at) + next;
  }
  refused(path, "written", ELOOP);
}

}  // namespace

InFile::InFile(const char* path) : path_(path) {
  fd_ = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);  // a pipe's would wait for a writer
  if (fd_ < 0) refused(path, "opened", errno);
  struct stat s;
  if (fstat(fd_, &s) != 0 || !S_ISREG(s.st_mode)) {
    close(fd_);
    not_regular(path);
  }
  size_ = static_cast<uint64_t>(s.st_size);
}

InFile::~InFile() { close(fd_); }

void InFile::read_at(uint64_t at, void* data, size_t bytes) const {
  auto* p = static_cast<char*>(data);
  while (bytes > 0) {
    const ssize_t n = pread(fd_, p, std::min(bytes, kMost), static_cast<off_t>(at));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) refused(path_.c_str(), "read", errno);
    if (n == 0) fail(MPT_ERROR_IO, "'%s' became shorter while it was read", path_.c_str());
    p += n;
    at += static_cast<uint64_t>(n);
    bytes -= static_cast<size_t>(n);
  }
}

void OutFile::failed(const char* what) const { refused(temporary_.c_str(), what, errno); }

OutFile::OutFile(const char* path) : path_(target_of(path)), temporary_(path_ + ".tmp") {
  // What a killed writer left is written over; a living one is not disturbed. One that has finished
  // since the open has taken the name away from what was opened: then once more.
  for (;;) {
    fd_ = open(temporary_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666);
    if (fd_ < 0) failed("made");
    const bool locked = flock(fd_, LOCK_EX | LOCK_NB) == 0;
    struct stat opened, named;
    if (locked && fstat(fd_, &opened) == 0 && stat(temporary_.c_str(), &named) == 0 &&
        opened.st_dev == named.st_dev && opened.st_ino == named.st_ino) {
      break;
    }
    close(fd_);
    if (!locked) fail(MPT_ERROR_IO, "'%s' is being written by somebody else", path);
  }
  // What was private stays private, where the file system has modes.
  if (struct stat old; stat(path_.c_str(), &old) == 0) {
    [[maybe_unused]] const int kept = fchmod(fd_, old.st_mode & 0777);
  }
  if (ftruncate(fd_, 0) != 0) {
    const int error = errno;
    close(fd_);
    errno = error;
    failed("emptied");
  }
}

OutFile::~OutFile() {
  if (fd_ < 0) return;
  unlink(temporary_.c_str());
  close(fd_);
}

void OutFile::write(const void* data, size_t bytes) {
  const auto* p = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t n = ::write(fd_, p, std::min(bytes, kMost));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) failed("written");
    p += n;
    bytes -= static_cast<size_t>(n);
  }
}

void OutFile::write_at(uint64_t at, const void* data, size_t bytes) {
  // A few bytes, whose blocks are there already.
  if (pwrite(fd_, data, bytes, static_cast<off_t>(at)) != static_cast<ssize_t>(bytes)) {
    failed("written");
  }
}

void OutFile::commit() {
  if (fsync(fd_) != 0) failed("flushed to the disk");
  if (rename(temporary_.c_str(), path_.c_str()) != 0) {
    failed(("renamed to '" + path_ + "'").c_str());
  }
  close(fd_);
  fd_ = -1;
  // The rename itself is on the disk only with its folder.
  const std::string folder = folder_of(path_);
  const int d = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (d >= 0) {
    fsync(d);
    close(d);
  }
}

}  // namespace mpt::io
