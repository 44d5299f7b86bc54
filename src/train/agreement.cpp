// Agreement of ranks: descriptions as lines of text, values by their hashes.
// SPDX-License-Identifier: Apache-2.0
#include "train/agreement.h"

#include <algorithm>
#include <cstring>
#include <exception>

#include "backends/host_access.h"
#include "comm/messages.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "precision/master.h"

namespace mpt {
namespace {

// Returns line number `i` of a text, or a sentence if the text has fewer.
std::string line_of(const std::string& text, size_t i) {
  size_t at = 0;
  for (; i > 0 && at != std::string::npos; --i) {
    at = text.find('\n', at);
    if (at != std::string::npos) ++at;
  }
  if (at == std::string::npos || at >= text.size()) return "nothing";
  return text.substr(at, text.find('\n', at) - at);
}

// Returns the exact value, or that without a master that only one rank has.
Tensor common_value(const Tensor& t) { return is_master_split(t) ? t : master_read(t); }

std::vector<uint64_t> hashes_of(const std::vector<Shared>& tensors) {
  std::vector<uint64_t> all;
  for (const Shared& s : tensors) {
    SameHash h;
    if (s.tensor) {
      const HostView<char> bytes(common_value(s.tensor));
      h.add(bytes.data(), bytes.size());
    }
    all.push_back(h.value());
  }
  return all;
}

uint64_t hash_of(const std::vector<uint64_t>& hashes) {
  SameHash h;
  for (const uint64_t each : hashes) h.add(each);
  return h.value();
}

void take_from_first(Comm& comm, const Tensor& t) {
  const Tensor value = common_value(t);
  if (comm.rank() == 0) {
    const HostView<char> here(value);
    std::vector<char> own(here.begin(), here.end());
    return broadcast(comm, own.data(), own.size(), 0);
  }
  const Tensor received = Tensor::empty(comm.ctx(), value.dtype(), value.shape(), Purpose::other);
  const HostWriter<char> bytes(received);
  broadcast(comm, bytes.data(), bytes.size(), 0);
  bytes.finish();
  master_write(t, received);
}

}  // namespace

void agree(Comm& comm, const std::vector<std::string>& lines) {
  std::string mine;
  for (const std::string& l : lines) mine += l + '\n';
  SameHash hash;
  hash.add(mine.data(), mine.size());
  const int32_t other = Meeting(comm).meet(Together::start, 0, hash.value());
  if (other < 0) return;
  // Every rank sees this rank's difference, and shows the same lines.
  std::string texts[2] = {mine, mine};
  comm.together("compare what the ranks do", [&] {
    for (const int32_t r : {0, other}) {
      std::string& text = texts[r != 0];
      uint64_t size = text.size();
      broadcast(comm, &size, sizeof size, r);
      text.resize(size);
      broadcast(comm, text.data(), size, r);
    }
  });
  size_t i = 0;
  while (line_of(texts[0], i) == line_of(texts[1], i)) ++i;
  fail(MPT_ERROR_COMM, "rank %d differs from rank 0: it has %s, and rank 0 has %s", other,
       line_of(texts[1], i).c_str(), line_of(texts[0], i).c_str());
}

void take_from_first(Comm& comm, const std::vector<Shared>& tensors) {
  if (Meeting(comm).meet(Together::start, 1, hash_of(hashes_of(tensors))) < 0) return;
  comm.together("take the values of rank 0", [&] {
    for (const Shared& s : tensors) take_from_first(comm, s.tensor);
  });
}

void need_equal(Comm& comm, const std::vector<Shared>& tensors, int64_t step) {
  const std::vector<uint64_t> mine = hashes_of(tensors);
  if (Meeting(comm).meet(Together::compare, step, hash_of(mine)) < 0) return;
  const std::vector<uint64_t> all = gathered(comm, std::span<const uint64_t>(mine));
  for (size_t i = 0; i < mine.size(); ++i) {
    for (size_t r = 1; r < static_cast<size_t>(comm.size()); ++r) {
      if (all[r * mine.size() + i] == all[i]) continue;
      fail(MPT_ERROR_COMM,
           "the values of '%s' on rank %zu differ from those on rank 0 before step %lld: "
           "something changes parameters on one rank alone, as a write by the "
           "program does, or a layer was made behind mpt_stepper_add, whose first values are "
           "random: mpt_comm_broadcast them",
           tensors[i].name.c_str(), r, lld(step));
    }
  }
}

}  // namespace mpt
