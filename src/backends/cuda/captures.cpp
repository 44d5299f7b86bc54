// Makes, launches and destroys graphs of captured work.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/captures.h"

#include <iterator>
#include <utility>

namespace mpt::cuda {

Captures::~Captures() {
  destroy(begun_);
  for (auto& [number, c] : all_) destroy(c);
  for (auto& [number, c] : dropped_) destroy(c);
}

void Captures::destroy(Captured& c) noexcept {
  const Current current(p_.cu, p_.context);
  if (c.run) p_.cu.graph_run_destroy(std::exchange(c.run, nullptr));
  for (const Kept& k : c.kept) {
    p_.cu.host_free(k.data);
    bytes_ -= k.bytes;
  }
  c.kept.clear();
}

void Captures::destroy_run() noexcept {
  const Current current(p_.cu, p_.context);
  for (auto at = dropped_.begin(); at != dropped_.end();) {
    const bool has_run = stream_.has_run(at->second.last);
    if (has_run) destroy(at->second);
    at = has_run ? dropped_.erase(at) : std::next(at);
  }
}

const char* Captures::begin() {
  if (!stream_.is_captured()) destroy_run();
  return stream_.begin_capture();
}

const char* Captures::end(Capture& out) {
  const Capture number = latest_ + 1;
  Captured& place = all_[number];  // nothing that follows takes memory
  Graph graph = nullptr;
  const char* why = stream_.end_capture(graph);
  if (!why) {
    const Current current(p_.cu, p_.context);
    why = stream_.check("cuGraphInstantiate", p_.cu.graph_finish(&begun_.run, graph, 0));
    p_.cu.graph_destroy(graph);
  }
  if (why) {
    destroy(begun_);
    all_.erase(number);
    return why;
  }
  out = latest_ = number;
  place = std::exchange(begun_, {});
  return nullptr;
}

const char* Captures::replay(Capture c) {
  if (stream_.is_captured()) return Stream::kCaptured;
  const auto at = all_.find(c);
  if (at == all_.end()) return "there is no such capture";
  const Current current(p_.cu, p_.context);
  return stream_.add("a replay",
                     [&](StreamHandle s) { return p_.cu.graph_launch(at->second.run, s); });
}

void Captures::drop(Capture c) noexcept {
  const auto at = all_.find(c);
  if (at == all_.end()) return;
  at->second.last = stream_.next();
  dropped_.insert(all_.extract(at));  // takes no memory
  if (!stream_.is_captured()) destroy_run();
}

void* Captures::keep(size_t bytes) {
  begun_.kept.reserve(begun_.kept.size() + 1);
  void* data = nullptr;
  if (p_.cu.host_alloc(&data, bytes, 0) != Result::success) return nullptr;
  begun_.kept.push_back({data, bytes});
  bytes_ += bytes;
  return data;
}

}  // namespace mpt::cuda
