// copy: from any dtype and strides to any other; transposes in tiles.
// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>
#include <cstring>

#include "backends/cpu/convert.h"
#include "backends/cpu/make.h"
#include "backends/cpu/walk.h"

namespace mpt::cpu {
namespace {

// Copies between two layouts: by rows, or by tiles for a transposition.
class Copy {
 public:
  Copy(const Spec& y, const Spec& x) : convert_(find_convert(x.dtype, y.dtype)) {
    const Spec* specs[] = {&y, &x};
    walk_ = Walk(specs);
    out_size_ = size_of(y.dtype);
    in_size_ = size_of(x.dtype);
    // A transposition is copied in tiles: rows of y are strided in x, and x is contiguous along an
    // outer dim.
    if (walk_.inner == 1 || walk_.step[0] != 1 || walk_.step[1] == 0 || walk_.step[1] == 1) return;
    for (int d = 0; d < walk_.outer; ++d)
      if (walk_.stride[1][d] == 1) along_ = d;
  }

  void run(const void* x, void* y, const Jobs& jobs) const {
    if (along_ >= 0) return transpose(static_cast<const char*>(x), static_cast<char*>(y), jobs);
    walk_.run(jobs, kGrain, [&](const int64_t* at, int64_t n) {
      row(static_cast<const char*>(x) + at[1] * in_size_, walk_.step[1],
          static_cast<char*>(y) + at[0] * out_size_, walk_.step[0], n);
    });
  }

 private:
  static constexpr int64_t kBlock = 256, kTile = 32;

  // Copies n elements with any strides, in blocks that are made contiguous first.
  void row(const char* x, int64_t x_step, char* y, int64_t y_step, int64_t n) const {
    if ((x_step == 1 && y_step == 1) || n == 1) return convert_(x, y, n);
    alignas(64) char from[kBlock * 8], to[kBlock * 8];
    for (int64_t i = 0; i < n; i += kBlock) {
      const int64_t m = std::min(kBlock, n - i);
      const char* source = x + i * x_step * in_size_;
      if (x_step != 1) {
        gather(source, x_step, from, m, in_size_);
        source = from;
      }
      char* target = y + i * y_step * out_size_;
      if (y_step == 1) {
        convert_(source, target, m);
      } else {
        convert_(source, to, m);
        scatter(to, target, y_step, m, out_size_);
      }
    }
  }

  // Copies pieces of `kTile` rows of y with all their columns, kTile columns at a time: reads along
  // the contiguous dim of x, converts, and transposes in a buffer that stays in L1.
  void transpose(const char* x, char* y, const Jobs& jobs) const {
    const int64_t columns = walk_.inner, rows = walk_.extent[along_];
    const int64_t bands = (rows + kTile - 1) / kTile, others = walk_.rows / rows;
    const int64_t grain = std::max<int64_t>(1, kGrain / (kTile * columns));
    jobs.run(bands * others, grain, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        int64_t rest = i / bands, xo = 0, yo = 0;
        for (int d = walk_.outer - 1; d >= 0; --d) {
          if (d == along_) continue;
          const int64_t index = rest % walk_.extent[d];
          rest /= walk_.extent[d];
          yo += index * walk_.stride[0][d];
          xo += index * walk_.stride[1][d];
        }
        const int64_t top = i % bands * kTile, height = std::min(kTile, rows - top);
        const char* from = x + (xo + top) * in_size_;
        char* to = y + (yo + top * walk_.stride[0][along_]) * out_size_;
        for (int64_t c = 0; c < columns; c += kTile) {
          tile(from + c * walk_.step[1] * in_size_, to + c * out_size_, height,
               std::min(kTile, columns - c));
        }
      }
    });
  }

  // Copies one tile: converts columns of y into a buffer, then transposes it.
  void tile(const char* x, char* y, int64_t height, int64_t width) const {
    alignas(64) char buffer[kTile * kTile * 8];
    for (int64_t c = 0; c < width; ++c) {
      convert_(x + c * walk_.step[1] * in_size_, buffer + c * kTile * out_size_, height);
    }
    switch (out_size_) {
      case 1: return turn<uint8_t>(buffer, y, height, width);
      case 2: return turn<uint16_t>(buffer, y, height, width);
      case 4: return turn<uint32_t>(buffer, y, height, width);
      default: return turn<uint64_t>(buffer, y, height, width);
    }
  }

  template <class T>
  void turn(const char* buffer, char* y, int64_t height, int64_t width) const {
    const T* from = reinterpret_cast<const T*>(buffer);
    const int64_t stride = walk_.stride[0][along_];
    if (height == kTile && width == kTile) {  // a loop of constant size is vectorised
      for (int64_t r = 0; r < kTile; ++r) {
        T* to = reinterpret_cast<T*>(y) + r * stride;
        for (int64_t c = 0; c < kTile; ++c) to[c] = from[c * kTile + r];
      }
      return;
    }
    for (int64_t r = 0; r < height; ++r) {
      T* to = reinterpret_cast<T*>(y) + r * stride;
      for (int64_t c = 0; c < width; ++c) to[c] = from[c * kTile + r];
    }
  }

  Convert convert_;
  Walk walk_;
  int64_t out_size_ = 0, in_size_ = 0;
  int along_ = -1;  // outer dim contiguous in x, where tiles pay; -1: none
};

}  // namespace

std::unique_ptr<Prepared> make_copy(const Request& r, Why&) {
  return prepared(isa_name(), [c = Copy(r.out[0], r.in[0])](const Run& run) {
    c.run(run.in[0], run.out[0], run.jobs);
  });
}

}  // namespace mpt::cpu
