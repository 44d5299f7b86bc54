// Captures: work that was captured into graphs of CUDA's driver, which a stream runs again.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "backends/cuda/stream.h"
#include "backends/device.h"

namespace mpt::cuda {

// Its functions that return a text return as those of a device do.
class Captures {
 public:
  Captures(const Primary& p, Stream& stream) : p_(p), stream_(stream) {}
  ~Captures();  // when the stream has run
  Captures(const Captures&) = delete;
  Captures& operator=(const Captures&) = delete;

  const char* begin();
  const char* end(Capture& out);
  const char* replay(Capture c);
  void drop(Capture c) noexcept;

  // Returns pinned memory of the host that lives as long as the capture that has begun, for a copy
  // that each replay makes; nullptr: there is no more. The context is current.
  void* keep(size_t bytes);
  // Returns the bytes of the host that captures have.
  size_t bytes() const { return bytes_; }

 private:
  struct Kept {
    void* data;
    size_t bytes;
  };
  struct Captured {
    GraphRun run = nullptr;
    std::vector<Kept> kept;
    uint64_t last = 0;  // the event that passes with the last replay, once it is dropped
  };
  void destroy(Captured& c) noexcept;
  void destroy_run() noexcept;  // destroys those dropped whose replays have run

  const Primary& p_;
  Stream& stream_;
  Captured begun_;
  std::map<Capture, Captured> all_;
  std::map<Capture, Captured> dropped_;
  Capture latest_ = 0;
  size_t bytes_ = 0;
};

}  // namespace mpt::cuda
