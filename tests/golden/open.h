// Opens the golden files, which PyTorch and others made.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fstream>
#include <string>

namespace mpt_test {

// The file behind its first line, "# NAME.py VERSIONS", which says what made it. A file without
// that line reads as empty.
inline std::ifstream open_golden(const std::string& path) {
  std::ifstream file(path);
  std::string made_by;
  if (!std::getline(file, made_by) || made_by.rfind("# make_", 0) != 0) {
    file.setstate(std::ios::failbit);
  }
  return file;
}

}  // namespace mpt_test
