// Emulation of AMX tiles and bf16 dot products in plain C++, for machines without these
// instructions. The build includes this file before a kernel file, where it replaces the compiler's
// intrinsics.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <immintrin.h>

#include <cstdint>
#include <cstring>

namespace mpt::test::plain_tiles {

struct Tile {
  int rows = 0, bytes = 0;
  unsigned char data[16][64];
};
inline thread_local Tile tiles[8];

inline void load_config(const void* config) {
  const auto* c = static_cast<const unsigned char*>(config);
  for (int i = 0; i < 8; ++i) {
    uint16_t bytes;
    std::memcpy(&bytes, c + 16 + 2 * i, 2);
    tiles[i].bytes = bytes;
    tiles[i].rows = c[48 + i];
    std::memset(tiles[i].data, 0, sizeof tiles[i].data);
  }
}
inline void release() {
  for (Tile& t : tiles) t.rows = t.bytes = 0;
}
inline void zero(int t) { std::memset(tiles[t].data, 0, sizeof tiles[t].data); }
inline void load(int t, const void* from, int64_t step) {
  zero(t);
  for (int r = 0; r < tiles[t].rows; ++r) {
    std::memcpy(tiles[t].data[r], static_cast<const char*>(from) + r * step,
                static_cast<size_t>(tiles[t].bytes));
  }
}
inline void put(int t, void* to, int64_t step) {
  for (int r = 0; r < tiles[t].rows; ++r) {
    std::memcpy(static_cast<char*>(to) + r * step, tiles[t].data[r],
                static_cast<size_t>(tiles[t].bytes));
  }
}
inline float pair(const unsigned char* p, int which) {
  uint16_t h;
  std::memcpy(&h, p + 2 * which, 2);
  const uint32_t u = uint32_t{h} << 16;
  float f;
  std::memcpy(&f, &u, 4);
  return f;
}
// Computes sums (M x N) += a (M x K pairs) b (K pairs x N) like TDPBF16PS; the shapes must match.
inline void multiply(int sums, int a, int b) {
  Tile& s = tiles[sums];
  if (s.rows != tiles[a].rows || tiles[a].bytes != tiles[b].rows * 4 || s.bytes != tiles[b].bytes) {
    __builtin_trap();
  }
  for (int m = 0; m < s.rows; ++m) {
    for (int n = 0; n < s.bytes / 4; ++n) {
      float sum;
      std::memcpy(&sum, s.data[m] + 4 * n, 4);
      for (int k = 0; k < tiles[b].rows; ++k) {
        for (int i = 0; i < 2; ++i) {
          sum += pair(tiles[a].data[m] + 4 * k, i) * pair(tiles[b].data[k] + 4 * n, i);
        }
      }
      std::memcpy(s.data[m] + 4 * n, &sum, 4);
    }
  }
}

typedef __m512i Halves;
inline __m512 dot(__m512 sums, Halves a, Halves b) {
  alignas(64) unsigned char x[64], y[64];
  alignas(64) float s[16];
  _mm512_store_si512(x, a);
  _mm512_store_si512(y, b);
  _mm512_store_ps(s, sums);
  for (int n = 0; n < 16; ++n) {
    for (int i = 0; i < 2; ++i) s[n] += pair(x + 4 * n, i) * pair(y + 4 * n, i);
  }
  return _mm512_load_ps(s);
}

}  // namespace mpt::test::plain_tiles

#define __m512bh mpt::test::plain_tiles::Halves
#define _mm512_dpbf16_ps(sums, a, b) mpt::test::plain_tiles::dot(sums, a, b)
#undef _tile_loadconfig
#undef _tile_release
#undef _tile_zero
#undef _tile_loadd
#undef _tile_stored
#undef _tile_dpbf16ps
#define _tile_loadconfig(config) mpt::test::plain_tiles::load_config(config)
#define _tile_release() mpt::test::plain_tiles::release()
#define _tile_zero(t) mpt::test::plain_tiles::zero(t)
#define _tile_loadd(t, from, step) mpt::test::plain_tiles::load(t, from, step)
#define _tile_stored(t, to, step) mpt::test::plain_tiles::put(t, to, step)
#define _tile_dpbf16ps(sums, a, b) mpt::test::plain_tiles::multiply(sums, a, b)
