// The code books and the tables of CodeSearch, made at compile time; plain encoding and decoding.
// SPDX-License-Identifier: Apache-2.0
#include "backends/state_codes.h"

#include <algorithm>
#include <bit>
#include <cfloat>
#include <cmath>

namespace mpt {
namespace {

constexpr double power(double base, int n) {
  double p = 1;
  for (int i = 0; i < (n < 0 ? -n : n); ++i) p *= base;
  return n < 0 ? 1 / p : p;
}

constexpr int kDecades = 7;
// Returns the number of codes of decade i in [0, 7), per sign.
constexpr int items(Signs signs, int i) { return 1 << (i + (signs == Signs::both ? 0 : 1)); }

// Returns the value of a code, and sets the line of its range (CodeBook).
constexpr double entry8(Signs signs, CodeBook& b, int code) {
  const bool is_signed = signs == Signs::both;
  const int distance = is_signed ? (code < 127 ? 127 - code : code - 127) : code + 1;
  const double t = distance + 0.5;
  int exponent = -1;
  while (power(2, exponent + 1) <= t) ++exponent;
  const int decade = is_signed ? exponent : exponent - 1;
  double slope = 0, base = decade < 0 ? 0 : 1;  // the ranges zero and one
  if (decade >= 0 && decade < kDecades) {
    const double low = power(10, decade - kDecades), part = 9 * low / items(signs, decade);
    slope = part;
    base = low - part * items(signs, decade);
  }
  b.slope[(127 + exponent) & 15] = static_cast<float>(slope);
  b.base[(127 + exponent) & 15] = static_cast<float>(base);
  const double v = t * slope + base;
  return is_signed && code < 127 ? -v : v;
}

constexpr void middles(CodeBook& b) {
  for (int i = 0; i + 1 < b.size; ++i) b.middle[i] = (b.value[i] + b.value[i + 1]) * 0.5f;
}

constexpr CodeBook dynamic8(Signs signs) {
  CodeBook b;
  b.size = 256;
  b.zero = signs == Signs::both ? 127 : -1;
  for (int code = 0; code < 256; ++code) b.value[code] = static_cast<float>(entry8(signs, b, code));
  middles(b);
  return b;
}

constexpr CodeBook dynamic4() {
  CodeBook b{16,
             7,
             {-.8875f, -.6625f, -.4375f, -.2125f, -.0775f, -.0325f, -.0055f, 0, .0055f, .0325f,
              .0775f, .2125f, .4375f, .6625f, .8875f, 1}};
  middles(b);
  return b;
}

constexpr CodeBook linear4() {
  CodeBook b;
  b.size = 16;
  for (int i = 0; i < 16; ++i) b.value[i] = static_cast<float>(i + 1) / 16;
  middles(b);
  return b;
}

constexpr CodeBook kBooks[] = {dynamic8(Signs::both), dynamic8(Signs::positive), dynamic4(),
                               linear4()};

constexpr int cell(float y) {
  return (std::bit_cast<int32_t>(y) >> 16) * CodeSearch::kCells >> 16 & 7;
}

// Makes the tables of a dynamic map with this number of decades up to 1.
constexpr CodeSearch search(Signs signs, int decades) {
  CodeSearch s;
  const int one = decades + 1;  // ranges: 0 is zero, k the decade from 10^(k - one), `one` the one
  const int shift = signs == Signs::both ? 24 : 23;
  double range_begin[kDecades + 2] = {};  // where each range begins: half way between two codes
  for (int k = 1; k <= one; ++k) {
    const double low = power(10, k - one);
    // The last code of the range below, and the first of this one.
    const double last = k == 1 ? 0 : low * (1 - 0.45 / items(signs, k - 2));
    const double next = k == one ? 1 : low * (1 + 4.5 / items(signs, k - 1));
    range_begin[k] = (last + next) / 2;
    // In the last range u is above 1.
    const double slope = k < one ? 1 / (9 * low) : (1.0 / 9 + 1e-5) / range_begin[k];
    s.slope[(shift - k) & 15] = static_cast<float>(slope);
  }
  const auto marked = [shift, one, &range_begin](int k) {  // the threshold of range k
    const float next = k < one ? static_cast<float>(range_begin[k + 1]) : 2.f;
    const int mark = shift - k, bits = std::bit_cast<int32_t>(next);
    return std::bit_cast<float>(((bits - mark + 16) & ~31) | mark);
  };
  for (int e = -31; e <= 0; e += 2) {  // an entry for two binades, from 2^e
    int k = 0;
    while (k < one && range_begin[k + 1] <= power(2, e)) ++k;
    s.threshold[(127 + e) / 2 & 15] = marked(k);
  }
  for (float& c : s.cell) c = marked(0);
  for (int k = one - 1; k >= 0; --k) s.cell[cell(marked(k))] = marked(k);
  return s;
}

constexpr CodeSearch kSearches[] = {search(Signs::both, 7), search(Signs::positive, 7),
                                    search(Signs::both, 3)};

// True if both tables select the same range for the f32 with bits y.
constexpr bool agree(const CodeSearch& s, int32_t y) {
  const auto range = [y](float threshold) {
    const auto t = std::bit_cast<int32_t>(threshold);
    return (t & 31) - (y >= t ? 1 : 0);
  };
  return range(s.threshold[y >> 24 & 15]) == range(s.cell[cell(std::bit_cast<float>(y))]);
}
constexpr bool agree(const CodeSearch& s) {
  const auto tiny = std::bit_cast<int32_t>(CodeSearch::kTiny), one = std::bit_cast<int32_t>(1.f);
  for (int32_t y = tiny; y < one + 0x8000; y += 0x8000) {
    if (!agree(s, y) || !agree(s, y | 0x7fff)) return false;
  }
  return agree(s, 0x7f800000);
}
static_assert(agree(kSearches[0]) && agree(kSearches[1]) && agree(kSearches[2]));

int at(StateFormat f) { return static_cast<int>(f) - static_cast<int>(StateFormat::signed8); }

}  // namespace

const CodeBook& code_book(StateFormat format) { return kBooks[at(format)]; }
const CodeSearch& code_search(StateFormat format) { return kSearches[at(format)]; }

void plain_decode(const MultiState& s, int64_t begin, int64_t count, float* values) {
  const CodeBook& book = code_book(s.format);
  const auto* codes = static_cast<const uint8_t*>(s.data);
  for (int64_t i = begin; i < begin + count; ++i) {
    const int code = bits_of(s.format) == 4 ? codes[i / 2] >> (i % 2 ? 0 : 4) & 15 : codes[i];
    values[i - begin] = book.value[code] * s.scale[i / s.block];
  }
}

void plain_encode(const MultiState& s, int64_t begin, int64_t count, const float* values) {
  const CodeBook& book = code_book(s.format);
  auto* codes = static_cast<uint8_t*>(s.data);
  for (int64_t first = begin; first < begin + count; first += s.block) {
    const float* block = values + (first - begin);
    const int64_t n = std::min<int64_t>(s.block, begin + count - first);
    float largest = 0;
    for (int64_t i = 0; i < n; ++i) largest = std::max(largest, std::fabs(block[i]));
    largest = std::min(largest, FLT_MAX);
    s.scale[first / s.block] = largest;
    const float inverse = 1 / std::max(largest, FLT_MIN);
    for (int64_t i = 0; i < n; ++i) {
      const float y = block[i] * inverse;
      const float* end = book.middle + book.size - 1;
      const auto code = static_cast<uint8_t>(std::upper_bound(book.middle, end, y) - book.middle);
      const int64_t e = first + i;
      if (bits_of(s.format) == 8) codes[e] = code;
      else if (e % 2) codes[e / 2] = static_cast<uint8_t>(codes[e / 2] | code);
      else codes[e / 2] = static_cast<uint8_t>(code << 4);
    }
  }
}

}  // namespace mpt
