// Reader of golden values: tests/golden/optim.txt and models.txt, whose lines have a keyword,
// words, and key=value fields or numbers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

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
  mpt_optimizer_desc d;
  if (kind == "sgd") mpt_sgd_desc_init(&d, sizeof d);
  else if (kind == "adam") mpt_adam_desc_init(&d, sizeof d);
  else if (kind == "adamw") mpt_adamw_desc_init(&d, sizeof d);
  else if (kind == "rmsprop") mpt_rmsprop_desc_init(&d, sizeof d);
  else if (kind == "adagrad") mpt_adagrad_desc_init(&d, sizeof d);
  else if (kind == "lion") mpt_lion_desc_init(&d, sizeof d);
  else if (kind == "ademamix") mpt_ademamix_desc_init(&d, sizeof d);
  else if (kind == "lamb") mpt_lamb_desc_init(&d, sizeof d);
  else if (kind == "lars") mpt_lars_desc_init(&d, sizeof d);
  else if (kind == "novograd") mpt_novograd_desc_init(&d, sizeof d);
  else mpt_adafactor_desc_init(&d, sizeof d);
  return d;
}

// Lists every rule that takes a dense gradient.
inline const std::vector<std::string> kRuleKinds = {"sgd",     "adam",     "adamw",    "rmsprop",
                                                    "adagrad", "lion",     "ademamix", "lamb",
                                                    "lars",    "novograd", "adafactor"};

inline mpt_optimizer_desc optimizer_desc(const std::string& kind, const Line& l) {
  mpt_optimizer_desc d = optimizer_desc(kind);
  d.lr = l.field("lr", d.lr);
  d.weight_decay = l.field("weight_decay", d.weight_decay);
  d.momentum = l.field("momentum", d.momentum);
  d.dampening = l.field("dampening", d.dampening);
  d.beta1 = l.field("beta1", d.beta1);
  d.beta2 = l.field("beta2", d.beta2);
  d.eps = l.field("eps", d.eps);
  d.alpha = l.field("alpha", d.alpha);
  d.lr_decay = l.field("lr_decay", d.lr_decay);
  d.initial_accumulator = l.field("initial_accumulator", d.initial_accumulator);
  d.nesterov = l.field("nesterov", 0) != 0;
  d.amsgrad = l.field("amsgrad", 0) != 0;
  d.centered = l.field("centered", 0) != 0;
  d.maximize = l.field("maximize", 0) != 0;
  d.beta3 = l.field("beta3", d.beta3);
  d.alpha_warmup = static_cast<int64_t>(l.field("alpha_warmup", 0));
  d.beta3_warmup = static_cast<int64_t>(l.field("beta3_warmup", 0));
  d.trust_coefficient = l.field("trust_coefficient", d.trust_coefficient);
  d.trust_clip = l.field("trust_clip", 0) != 0;
  d.beta2_decay = l.field("beta2_decay", d.beta2_decay);
  d.min_rms = l.field("min_rms", d.min_rms);
  d.clip_threshold = l.field("clip_threshold", d.clip_threshold);
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
