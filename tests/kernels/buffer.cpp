// Operand memory of the harness: guarded, patterned, optionally ending at an unmapped page.
// SPDX-License-Identifier: Apache-2.0
#include <sys/mman.h>
#include <unistd.h>

#include <cstring>
#include <stdexcept>
#include <vector>

#include "backends/ref/access.h"
#include "harness.h"

namespace mpt::test {
namespace {

constexpr int64_t kGuard = 256;

std::byte pattern(int64_t i) { return static_cast<std::byte>(0xA5 ^ (i * 37)); }

// Returns the first n bytes of the pattern.
const std::byte* patterns(int64_t n) {
  static std::vector<std::byte> all;
  for (auto i = static_cast<int64_t>(all.size()); i < n; ++i) all.push_back(pattern(i));
  return all.data();
}

}  // namespace

// Mapped pages, followed by one page that cannot be accessed.
struct Buffer::Map {
  std::byte* begin;
  int64_t usable, pages;
  explicit Map(int64_t bytes) {
    const int64_t page = sysconf(_SC_PAGESIZE);
    usable = (bytes + page - 1) / page * page;
    pages = usable + page;
    void* p = mmap(nullptr, static_cast<size_t>(pages), PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) throw std::runtime_error("mmap");
    begin = static_cast<std::byte*>(p);
    mprotect(begin + usable, static_cast<size_t>(page), PROT_NONE);
    std::memcpy(begin, patterns(usable), static_cast<size_t>(usable));
  }
  Map(const Map&) = delete;
  ~Map() { munmap(begin, static_cast<size_t>(pages)); }
};

Buffer::Buffer(const Operand& o, const Dims& stride, int64_t offset, bool at_end) {
  spec = {o.dtype, o.shape, stride};
  if (!spec) return;
  const int64_t size = size_of(o.dtype);
  int64_t last = 0;
  for (int i = 0; i < o.shape.size(); ++i) last += (o.shape[i] - 1) * stride[i];
  bytes_ = count(o.shape) == 0 ? 0 : (last + 1) * size;
  map_ = std::make_shared<Map>(kGuard + offset * size + bytes_ + kGuard);
  base_ = at_end ? map_->begin + map_->usable - bytes_ : map_->begin + kGuard + offset * size;
}

int64_t Buffer::offset(const Dims& index) const {
  int64_t at = 0;
  for (int d = 0; d < index.size(); ++d) at += index[d] * spec.stride[d];
  return at;
}

double Buffer::get(const Dims& index) const { return ref::load(spec.dtype, base_, offset(index)); }

void Buffer::set(const Dims& index, double v) { ref::store(spec.dtype, base_, offset(index), v); }

void Buffer::copy_from(const Buffer& other) {
  if (bytes_) std::memcpy(base_, other.base_, static_cast<size_t>(bytes_));
}

bool Buffer::same_bytes(const Buffer& other) const {
  return bytes_ == other.bytes_ &&
         (bytes_ == 0 || std::memcmp(base_, other.base_, static_cast<size_t>(bytes_)) == 0);
}

bool Buffer::outside_untouched() const {
  if (!map_) return true;
  const int64_t size = size_of(spec.dtype), start = static_cast<std::byte*>(base_) - map_->begin;
  const int64_t end = start + bytes_;
  const std::byte* want = patterns(map_->usable);
  if (std::memcmp(map_->begin, want, static_cast<size_t>(start)) != 0 ||
      std::memcmp(map_->begin + end, want + end, static_cast<size_t>(map_->usable - end)) != 0) {
    return false;
  }
  if (count(spec.shape) * size == bytes_) return true;
  std::vector<bool> inside(static_cast<size_t>(bytes_));  // marks the bytes that belong to elements
  ref::walk(spec.shape, [&](const Dims& i) {
    const int64_t at = offset(i) * size;
    for (int64_t b = at; b < at + size; ++b) inside[static_cast<size_t>(b)] = true;
  });
  for (int64_t i = 0; i < bytes_; ++i) {
    if (!inside[static_cast<size_t>(i)] && map_->begin[start + i] != want[start + i]) return false;
  }
  return true;
}

}  // namespace mpt::test
