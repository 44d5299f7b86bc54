// Readers and writers of a test: content in a string, which can be given in small parts, fail, end
// early, lie, and change.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

#include "mpt/mpt.h"

namespace mpt_test {

// A writer whose functions append to a string.
struct Written {
  std::string bytes;
  size_t begun = 0, calls = 0;
  size_t fail_at = SIZE_MAX;  // number of the call that fails, from 0

  mpt_writer writer() {
    mpt_writer w;
    mpt_writer_init(&w, sizeof w);
    w.user = this;
    w.begin = [](void* user, size_t bytes) -> mpt_status {
      auto* w = static_cast<Written*>(user);
      w->begun = bytes;
      return w->next();
    };
    w.write = [](void* user, const void* data, size_t bytes) -> mpt_status {
      auto* w = static_cast<Written*>(user);
      w->bytes.append(static_cast<const char*>(data), bytes);
      return w->next();
    };
    return w;
  }

 private:
  mpt_status next() {
    if (calls++ != fail_at) return MPT_OK;
    mpt_set_error("the archive is full");
    return MPT_ERROR_IO;
  }
};

// A reader whose function reads a string.
struct Readable {
  std::string bytes;
  size_t most = SIZE_MAX;     // bytes of one call
  size_t end = SIZE_MAX;      // no bytes from here on
  size_t fail_at = SIZE_MAX;  // number of the call that fails, from 0
  size_t lie_at = SIZE_MAX;   // number of the call that says it gave one byte too many
  size_t change_at = SIZE_MAX, changed = 0;  // number of the call that flips a bit, and its byte
  size_t calls = 0, ends = 0;

  mpt_reader reader() {
    mpt_reader r;
    mpt_reader_init(&r, sizeof r);
    r.bytes = bytes.size();
    r.user = this;
    r.read = [](void* user, size_t offset, void* buffer, size_t n, size_t* given) {
      return static_cast<Readable*>(user)->read(offset, buffer, n, given);
    };
    r.done = [](void* user) { ++static_cast<Readable*>(user)->ends; };
    return r;
  }

 private:
  mpt_status read(size_t offset, void* buffer, size_t n, size_t* given) {
    const size_t call = calls++;
    if (call == fail_at) {
      mpt_set_error("the archive is locked");
      return MPT_ERROR_IO;
    }
    if (call == change_at) bytes[changed] = static_cast<char>(bytes[changed] ^ 1);
    const size_t asked = n, last = std::min(end, bytes.size());
    n = std::min({n, most, offset < last ? last - offset : 0});
    std::memcpy(buffer, bytes.data() + offset, n);
    *given = call == lie_at ? asked + 1 : n;
    return MPT_OK;
  }
};

// A reader of memory, which the caller keeps.
inline mpt_reader in_memory(std::string_view bytes) {
  mpt_reader r;
  mpt_reader_init(&r, sizeof r);
  r.data = bytes.data();
  r.bytes = bytes.size();
  return r;
}

// A blob of a context, and a writer to it.
class OwnBlob {
 public:
  explicit OwnBlob(mpt_context ctx) {
    made_ = mpt_blob_create(ctx, &blob_) == MPT_OK;
    mpt_writer_init(&to, sizeof to);
    to.blob = blob_;
  }
  ~OwnBlob() { mpt_blob_release(blob_); }
  OwnBlob(const OwnBlob&) = delete;
  OwnBlob& operator=(const OwnBlob&) = delete;
  std::string bytes() const {
    const void* data = nullptr;
    size_t n = 0;
    if (!made_ || mpt_blob_get(blob_, &data, &n) != MPT_OK) return "no blob";
    return {static_cast<const char*>(data), n};
  }
  mpt_blob get() const { return blob_; }
  mpt_writer to;

 private:
  mpt_blob blob_ = nullptr;
  bool made_ = false;
};

}  // namespace mpt_test
