// How optimizer states lie in memory: plain values, or codes of 8 or 4 bits with one scale per
// block. A value is code book[code] * scale; its code is the nearest of value / scale, where the
// scale is the block's largest magnitude.
//
// 8 bits: the dynamic maps of bitsandbytes (Dettmers et al. 2021, "8-bit optimizers via block-wise
// quantization"). Seven decades up to 1, each with twice the items of the one below at equal
// distances, the zero and the one; signed for first moments, unsigned for squares.
// 4 bits: the maps of torchao (Li et al. 2023, "Memory efficient optimizers with 4-bit states").
// Signed: the dynamic map with three decades. Unsigned: 1/16 .. 16/16, without a zero. Two codes in
// a byte, the first in its upper half.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt {

enum class StateFormat : int32_t {
  plain,  // f32; f64 with an f64 parameter
  signed8,
  unsigned8,
  signed4,
  unsigned4
};
inline bool is_coded(StateFormat f) { return f != StateFormat::plain; }
inline int bits_of(StateFormat f) { return f >= StateFormat::signed4 ? 4 : 8; }  // of a coded one
inline constexpr int32_t kStateBlock = 256;  // the longest block; chunks of a pass are multiples

// A state of one tensor, flat. Empty where there is none.
struct MultiState {
  void* data = nullptr;
  float* scale = nullptr;  // of a coded state: one per block
  StateFormat format = StateFormat::plain;
  int32_t block = kStateBlock;  // elements
};

// An ascending code book. Those of 8 bits are made of straight pieces: with t the code's distance
// from zero (unsigned: code + 1) and a half, an entry is t * slope + base of the exponent of t, mod
// 16; its sign is the code's. `value` is exact to the last bit of f32, this is to a few.
struct CodeBook {
  int size = 0, zero = 0;  // zero: a code's distance is from this one (unsigned: -1)
  float value[256] = {};
  float middle[256] = {};  // between value[i] and value[i + 1]
  float slope[16] = {}, base[16] = {};
};
const CodeBook& code_book(StateFormat format);

// What fast kernels encode by, but for unsigned4, whose codes are value / scale * 16 - 0.5 without
// its fraction. y = |value| / scale, at least 2^-31, lies in one of a few ranges: nearest to the
// zero, in a decade, nearest to the one. `threshold`, by the exponent of y / 2 mod 16, is where the
// next range begins, or more than 1. Its lowest 5 bits are the shift of the range of those below
// it; the next range's is one less. `slope` is by the shift mod 16. Let u be the lesser of
// y * slope + 8/9 and the last before 2: in a decade it goes from 1 to 2, and with n items there
// the code's distance from zero is u * n without its fraction: (bits of u - bits of 1/2) >> shift.
// In the ranges that are no decade, slope and shift make it come out too.
//
// `cell` has the thresholds once more, for tables of eight: by the upper 16 bits of y, which is at
// least kTiny, times kCells / 2^16, mod 8. No cell has two.
struct CodeSearch {
  static constexpr int kCells = 159;
  static constexpr float kTiny = 1e-7f;
  float threshold[16] = {};
  float slope[16] = {};
  float cell[8] = {};
};
const CodeSearch& code_search(StateFormat format);

// Elements [begin, begin + count) of a coded state, plainly. begin is a multiple of its block.
void plain_decode(const MultiState& s, int64_t begin, int64_t count, float* values);
void plain_encode(const MultiState& s, int64_t begin, int64_t count, const float* values);

}  // namespace mpt
