// Source and Sink: where content is read from and written to.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace mpt::io {

// Content of a fixed size, to be read at any offset.
class Source {
 public:
  virtual ~Source() = default;
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  const std::string& name() const { return name_; }  // for messages
  uint64_t size() const { return size_; }
  // Reads all the bytes, which lie within the size, or throws.
  virtual void read_at(uint64_t at, void* data, size_t bytes) const = 0;
  // Called when the public call that has made the source succeeds.
  virtual void accept() {}

 protected:
  explicit Source(std::string name, uint64_t size = 0) : name_(std::move(name)), size_(size) {}
  std::string name_;
  uint64_t size_;
};

// Receives content from its first byte to its last one.
class Sink {
 public:
  Sink() = default;
  virtual ~Sink() = default;
  Sink(const Sink&) = delete;
  Sink& operator=(const Sink&) = delete;

  // Begins content of a known size. Nothing is written before, and nothing without commit().
  virtual void begin(uint64_t bytes) = 0;
  virtual void write(const void* data, size_t bytes) = 0;
  // True if rewrite() may overwrite bytes that were written before.
  virtual bool can_rewrite() const { return false; }
  virtual void rewrite(uint64_t, const void*, size_t) {}
  // Ends the content: it replaces what was there.
  virtual void commit() {}
};

}  // namespace mpt::io
