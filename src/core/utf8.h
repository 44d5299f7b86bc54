// Texts in buffers of fixed size: truncation of UTF-8 between characters.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace mpt {

// Returns the largest length up to n at which the UTF-8 text can be
// cut without splitting a character.
inline size_t whole_characters(const char* text, size_t n) {
  for (size_t back = 1; back <= 4 && back <= n; ++back) {
    const auto c = static_cast<unsigned char>(text[n - back]);
    if ((c & 0xc0) == 0x80) continue;  // a continuation byte
    size_t length = 1;
    if (c >= 0xf0) length = 4;
    else if (c >= 0xe0) length = 3;
    else if (c >= 0xc0) length = 2;
    return back < length ? n - back : n;
  }
  return n;
}

// Ends a text of `wanted` bytes, which was truncated to `size`, between two characters.
inline void end_text(char* text, size_t size, int wanted) {
  if (wanted >= 0 && static_cast<size_t>(wanted) >= size)
    text[whole_characters(text, size - 1)] = 0;
}

}  // namespace mpt
