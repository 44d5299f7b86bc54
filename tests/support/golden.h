// Reader of golden values: tests/golden/optim.txt and models.txt, whose lines have a keyword,
// words, and key=value fields or numbers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "../../src/backends/rules/rule.h"  // the list of fields
#include "../golden/open.h"
#include "mpt/mpt.h"

namespace mpt_test {

struct Line {
  std::vector<std::string> words;
  std::map<std::string, double> fields;
  double field(const std::string& key, double other) const {
    auto it = fields.find(key);
    return it == fields.end() ? other : it->second;
  }
  std::vector<double> numbers(size_t first = 1) const {
    std::vector<double> v;
    for (size_t i = first; i < words.size(); ++i) v.push_back(std::stod(words[i]));
    return v;
  }
};

inline mpt_optimizer_desc optimizer_desc(const std::string& kind) {
  mpt_optimizer_desc d = {};
#define MPT_KIND(NAME, name) \
  if (kind == #name) mpt_##name##_desc_init(&d, sizeof d);
  MPT_OPTIMIZERS(MPT_KIND)
#undef MPT_KIND
  return d;
}

// Lists every rule that takes a dense gradient.
inline const std::vector<std::string> kRuleKinds = [] {
#define MPT_KIND(NAME, name) #name,
  std::vector<std::string> kinds = {MPT_OPTIMIZERS(MPT_KIND)};
#undef MPT_KIND
  std::erase(kinds, "sparse_adam");
  return kinds;
}();

inline mpt_optimizer_desc optimizer_desc(const std::string& kind, const Line& l) {
  mpt_optimizer_desc d = optimizer_desc(kind);
#define MPT_FIELD(type, name, ...) \
  d.name = static_cast<type>(l.field(#name, static_cast<double>(d.name)));
  MPT_HYPER_FIELDS(MPT_FIELD)
#undef MPT_FIELD
  return d;
}

inline mpt_schedule_desc schedule_desc(const std::string& kind, const Line& l) {
  const std::map<std::string, int32_t> kinds = {{"constant", MPT_SCHEDULE_CONSTANT},
                                                {"linear", MPT_SCHEDULE_LINEAR},
                                                {"cosine", MPT_SCHEDULE_COSINE},
                                                {"step", MPT_SCHEDULE_STEP},
                                                {"one_cycle", MPT_SCHEDULE_ONE_CYCLE}};
  mpt_schedule_desc s;
  mpt_schedule_desc_init(&s, sizeof s);
  s.kind = kinds.at(kind);
  s.warmup_steps = static_cast<int64_t>(l.field("warmup_steps", 0));
  s.total_steps = static_cast<int64_t>(l.field("total_steps", 0));
  s.end_factor = l.field("end_factor", s.end_factor);
  s.step_size = static_cast<int64_t>(l.field("step_size", 1));
  s.gamma = l.field("gamma", s.gamma);
  s.pct_start = l.field("pct_start", s.pct_start);
  s.div_factor = l.field("div_factor", s.div_factor);
  s.final_div_factor = l.field("final_div_factor", s.final_div_factor);
  s.base_momentum = l.field("base_momentum", s.base_momentum);
  s.max_momentum = l.field("max_momentum", s.max_momentum);
  s.cycle_momentum = l.field("cycle_momentum", s.cycle_momentum) != 0;
  s.linear_anneal = l.field("linear_anneal", 0) != 0;
  return s;
}

// Returns the sections that start with `keyword`: each has its first line, then the lines below it.
inline std::vector<std::vector<Line>> sections(const std::string& keyword,
                                               const char* path = GOLDEN "/optim.txt") {
  std::ifstream file = open_golden(path);
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
    if (first == "stream" || first == "case" || first == "schedule" || first == "clip" ||
        first == "scaler" || first == "model") {
      inside = first == keyword;
      if (inside) out.emplace_back();
    }
    if (inside) out.back().push_back(line);
  }
  return out;
}

}  // namespace mpt_test
