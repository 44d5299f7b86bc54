// Reads tests/golden/optim.txt: lines of a keyword, words and key=value fields or numbers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace mpt_test {

struct Line {
  std::vector<std::string> words;
  std::map<std::string, double> fields;
  double field(const std::string& key, double other) const {
    auto it = fields.find(key);
    return it == fields.end() ? other : it->second;
  }
  std::vector<double> numbers() const {
    std::vector<double> v;
    for (size_t i = 1; i < words.size(); ++i) v.push_back(std::stod(words[i]));
    return v;
  }
};

// Sections that start with `keyword`: the first line, then those below it.
inline std::vector<std::vector<Line>> sections(const std::string& keyword) {
  std::ifstream file(GOLDEN "/optim.txt");
  std::vector<std::vector<Line>> out;
  std::string text;
  bool inside = false;
  while (std::getline(file, text)) {
    Line line;
    std::istringstream words(text);
    for (std::string w; words >> w;) {
      const size_t eq = w.find('=');
      if (eq == std::string::npos) line.words.push_back(w);
      else line.fields[w.substr(0, eq)] = std::stod(w.substr(eq + 1));
    }
    const std::string& first = line.words[0];
    if (first == "case" || first == "schedule" || first == "scaler") {
      inside = first == keyword;
      if (inside) out.emplace_back();
    }
    if (inside) out.back().push_back(line);
  }
  return out;
}

}  // namespace mpt_test
