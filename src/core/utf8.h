// Texts in buffers of fixed size: truncation of UTF-8 between characters, and texts that come from
// outside.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace mpt {

// Returns the largest length up to n at which the UTF-8 text can be cut without splitting a
// character.
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

// Returns the number of bytes of the printable character, newline or tab at the start of a text
// that a 0 ends; 0 if there is none, because the text is not UTF-8 or has a control character.
inline size_t printable_character(const char* text) {
  const auto byte = [text](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char c = byte(0);
  if (c < 0x80) return (c >= 0x20 && c != 0x7f) || c == '\n' || c == '\t' ? 1 : 0;
  // Bounds of the second byte: they exclude long forms, control characters, surrogates, and numbers
  // past U+10FFFF.
  unsigned char least = 0x80, most = 0xbf;
  if (c == 0xc2 || c == 0xe0) least = 0xa0;
  else if (c == 0xed) most = 0x9f;
  else if (c == 0xf0) least = 0x90;
  else if (c == 0xf4) most = 0x8f;
  size_t length = 2;
  if (c >= 0xf0) length = 4;
  else if (c >= 0xe0) length = 3;
  if (c < 0xc2 || c > 0xf4 || byte(1) < least || byte(1) > most) return 0;
  for (size_t i = 2; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  return length;
}

// Replaces each byte that belongs to no printable character, newline or tab by '?'.
inline void make_printable(char* text) {
  while (*text) {
    const size_t n = printable_character(text);
    if (n == 0) *text = '?';
    text += n ? n : 1;
  }
}

// Ends a text of `wanted` bytes, which was truncated to `size`, between two characters, and makes
// it printable: names, paths and texts of callbacks in it come from outside.
inline void end_text(char* text, size_t size, int wanted) {
  if (wanted >= 0 && static_cast<size_t>(wanted) >= size)
    text[whole_characters(text, size - 1)] = 0;
  make_printable(text);
}

}  // namespace mpt
