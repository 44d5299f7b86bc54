// Formats of optimizer states: f32, or codes of 8 or 4 bits with one scale per block of elements.
// The scale is the largest magnitude of the block. A code stands for book[code] * scale, and a
// value is encoded as the code nearest to value / scale.
//
//   signed8    7 decades up to 1 of both signs, zero, one    first moments
//   unsigned8  7 decades with twice the codes, zero, one     second moments
//   signed4    3 decades up to 1 of both signs, zero, one    first moments
//   unsigned4  1/16, 2/16, .. 16/16; no zero                 second moments
//
// A decade has twice as many codes as the one below. The first two are the dynamic maps of
// bitsandbytes (Dettmers et al. 2021, "8-bit optimizers via block-wise quantization"), the others
// the maps of torchao (Li et al. 2023, "Memory efficient optimizers with 4-bit states"). Two codes
// of 4 bits share a byte, with the first code in its upper half.
//
// Multi.CodesAreTheNearest (tests/kernels/multi_test.cpp) encodes the 80 floats around every
// midpoint of two codes and compares the fast kernels with plain_encode().
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt {

// ORDER: the codes of 8 bits stand before those of 4 bits.
enum class StateFormat : int32_t {
  plain,  // f32; f64 with an f64 parameter
  signed8,
  unsigned8,
  signed4,
  unsigned4
};
// The signs of the values that a format has codes for.
enum class Signs : bool { positive, both };
inline bool is_coded(StateFormat f) { return f != StateFormat::plain; }
// Returns the bits per code of a coded format.
inline int bits_of(StateFormat f) { return f >= StateFormat::signed4 ? 4 : 8; }
// Elements of the longest block. The chunks of a pass begin at multiples of it.
inline constexpr int32_t kStateBlock = 256;

// One flat state of a tensor; data is nullptr if the tensor has no such state.
struct MultiState {
  void* data = nullptr;
  float* scale = nullptr;  // coded states: one per block
  StateFormat format = StateFormat::plain;
  int32_t block = kStateBlock;  // elements per scale
};

// The values of the codes of a format, ascending. An 8-bit book is also a straight line per range,
// which is exact to a few ulp. With distance = |code - zero| and t = distance + 1/2:
//
//   |value| = t * slope[e % 16] + base[e % 16], where e is the biased exponent of t as f32
//
//   range              t, signed8        t, unsigned8            |value|
//   zero               1/2               3/2                     0
//   decade d = 0 .. 6  2^d .. 2^(d + 1)  2^(d + 1) .. 2^(d + 2)  low + (t - n) * 9 low / n
//   one                128 + 1/2         256 + 1/2               1
//
// Decade d begins at low = 10^(d - 7). Its n = 2^d codes (unsigned8: 2^(d + 1)) are the middles of
// n equal parts of [low, 10 low].
struct CodeBook {
  int size = 0, zero = 0;  // zero: the code whose distance is 0 (unsigned: -1)
  float value[256] = {};
  float middle[256] = {};  // middle[i] is the midpoint of value[i] and value[i + 1]
  float slope[16] = {}, base[16] = {};
};
const CodeBook& code_book(StateFormat format);

// Tables for encoding without a loop over codes, for all formats but unsigned4, whose code is
// floor(16 value / scale - 1/2). For y = |value| / scale, at least 2^-31:
//
//   1. threshold[(bits of y >> 24) % 16] is where the next range begins (above 1 if there is none).
//      Its lowest 5 bits hold the shift of the range below; the next range's is one less.
//   2. u = min(y * slope[shift % 16] + 8/9, the largest f32 below 2)
//   3. distance = (bits of u - bits of 1/2) >> shift, which is floor(u 2^(23 - shift)) for u >= 1
//
//   range         shift, signed  shift, unsigned8  u                       distance
//   zero          24             23                8/9                     0
//   decade k > 0  24 - k         23 - k            1 .. 2 over the decade  floor(u n), n codes
//   one           24 - decades   23 - decades      above 1                 at least the last code's
//                 - 1            - 1
//
// The line of a decade from `low` on is u = y / (9 low) + 8/9. The code is zero + distance, or zero
// - distance for negative values, limited to the codes that exist.
//
// `cell` holds the thresholds again for look-ups among eight, at (bits of y >> 16) * kCells >> 16,
// mod 8, for y >= kTiny. Two thresholds never share a cell. state_codes.cpp proves at compile time
// that both tables select the same range for every y.
struct CodeSearch {
  static constexpr int kCells = 159;
  static constexpr float kTiny = 1e-7f;
  float threshold[16] = {};
  float slope[16] = {};
  float cell[8] = {};
};
const CodeSearch& code_search(StateFormat format);

// Decode and encode elements [begin, begin + count) of a coded state, one element at a time.
// `begin` is a multiple of its block.
void plain_decode(const MultiState& s, int64_t begin, int64_t count, float* values);
void plain_encode(const MultiState& s, int64_t begin, int64_t count, const float* values);

}  // namespace mpt
