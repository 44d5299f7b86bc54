// Opens golden files, which are made with PyTorch and other libraries.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fstream>
#include <string>

namespace mpt_test {

// Returns the file after its first line, "# NAME.py with VERSIONS". A file without this line reads
// as empty.
inline std::ifstream open_golden(const std::string& path) {
  std::ifstream file(path);
  std::string made_by;
  if (!std::getline(file, made_by) || made_by.rfind("# make_", 0) != 0) {
    file.setstate(std::ios::failbit);
  }
  return file;
}

}  // namespace mpt_test
