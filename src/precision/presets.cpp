// The named modes, and the options that change them: "O2,keep_batchnorm_fp32=0,loss_scale=128".
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "autocast/profiles.h"
#include "core/context.h"
#include "core/error.h"
#include "core/near.h"
#include "precision/precision.h"

namespace mpt {
namespace {

using Text = std::string_view;
constexpr DType kNone = DType::none, kF32 = DType::f32, kF16 = DType::f16, kBF16 = DType::bf16;
constexpr double kApexMaxScale = 1 << 24;  // apex.amp.initialize: max_loss_scale

struct Named {
  const char* name;
  Precision precision;
};
const Named kNamed[] = {
    {"32-true", {}},
    {"64-true", {.param = DType::f64}},
    {"16-true", {.param = kF16}},
    {"bf16-true", {.param = kBF16}},
    {"16-mixed",
     {.compute = kF16, .grad = kF16, .vectors_f32 = true, .scaling = Scaling::dynamic_scale}},
    {"bf16-mixed",
     {.param = kBF16,
      .compute = kBF16,
      .grad = kBF16,
      .vectors_f32 = true,
      .master = Master::split}},
    {"O0", {.output = kF32}},
    {"O1",
     {.compute = kF16,
      .scaling = Scaling::dynamic_scale,
      .max_loss_scale = kApexMaxScale,
      .profile = kApexO1Profile}},
    {"O2",
     {.param = kF16,
      .output = kF32,
      .master = Master::copy,
      .scaling = Scaling::dynamic_scale,
      .max_loss_scale = kApexMaxScale,
      .batch_norm_f32 = true}},
    {"O3", {.param = kF16, .output = kF32}},
};

// Other spellings: Lightning's short names, and the methods of a PyTorch module. Precision::alias
// is an index into this list, from 1; the list is append-only.
struct Alias {
  const char *name, *means;
};
constexpr Alias kAliases[] = {
    {"32", "32-true"},   {"64", "64-true"},         {"16", "16-mixed"},   {"bf16", "bf16-mixed"},
    {"half", "16-true"}, {"bfloat16", "bf16-true"}, {"float", "32-true"}, {"double", "64-true"}};

// -- values of options ----------------------------------------------------------------------------

// The precision under construction, with the option that is being read.
struct Draft {
  Precision p;
  Text name;             // name of the preset; empty: none was given
  Text key, value;       // current option
  bool masters = false;  // Apex's master_weights: f32 masters if the parameters are 16-bit

  bool apex() const { return name.size() == 2 && name[0] == 'O'; }  // the preset is O0 to O3
  bool o1() const { return name == "O1"; }

  template <class... A>
  [[noreturn]] void bad(const char* format, A... a) const {
    char why[400];
    std::snprintf(why, sizeof why, format, a...);
    fail(MPT_ERROR_INVALID_ARGUMENT, "%.*s=%.*s: %s", static_cast<int>(key.size()), key.data(),
         static_cast<int>(value.size()), value.data(), why);
  }
};

// A word of an option's value, and its meaning.
template <class T>
struct Word {
  const char* name;
  T value;
};
template <class T, size_t N>
const T* look_up(const Word<T> (&words)[N], Text name) {
  for (const Word<T>& w : words)
    if (name == w.name) return &w.value;
  return nullptr;
}

DType dtype_of(const Draft& d) {
  static constexpr Word<DType> words[] = {
      {"f32", kF32},          {"f16", kF16},     {"bf16", kBF16},     {"f64", DType::f64},
      {"float32", kF32},      {"float16", kF16}, {"bfloat16", kBF16}, {"float64", DType::f64},
      {"fp32", kF32},         {"fp16", kF16},    {"half", kF16},      {"float", kF32},
      {"double", DType::f64}, {"none", kNone},   {"None", kNone}};
  if (const DType* t = look_up(words, d.value)) return *t;
  d.bad("the value must be a dtype: f32, f64, f16, bf16, or none");
}

// Returns 0 or 1; -1: Apex's None, the default of the level.
int truth_of(const Draft& d) {
  static constexpr Word<int> words[] = {{"0", 0},     {"1", 1},    {"false", 0}, {"true", 1},
                                        {"False", 0}, {"True", 1}, {"none", -1}, {"None", -1}};
  if (const int* b = look_up(words, d.value)) return *b;
  d.bad("the value must be 0, 1, false or true");
}
bool is_true(const Draft& d) {
  const int b = truth_of(d);
  if (b < 0) d.bad("the value must be 0, 1, false or true");
  return b != 0;
}

double number_of(const Draft& d, const char* what) {
  double v = 0;
  const char* end = d.value.data() + d.value.size();
  const auto r = std::from_chars(d.value.data(), end, v);
  if (r.ec != std::errc() || r.ptr != end || !(v > 0 && v <= 3.4028234663852886e38)) {
    d.bad("the value must be %s", what);
  }
  return v;
}

// -- options --------------------------------------------------------------------------------------

void set_loss_scale(Draft& d) {
  if (d.value == "dynamic") {
    d.p.scaling = Scaling::dynamic_scale;
    return;
  }
  const double scale = d.value == "none" ? 1 : number_of(d, "dynamic, none, or a positive number");
  d.p.scaling = scale == 1 ? Scaling::none : Scaling::fixed;
  if (scale != 1) d.p.static_scale = scale;
}

void set_master(Draft& d) {
  static constexpr Word<Master> words[] = {{"none", Master::none},
                                           {"split", Master::split},
                                           {"copy", Master::copy},
                                           {"stochastic", Master::stochastic},
                                           {"kahan", Master::kahan}};
  const Master* m = look_up(words, d.value);
  if (!m) d.bad("the value must be none, split, copy, stochastic or kahan");
  d.p.master = *m;
}

// Options of Apex, with the rules of apex.amp.frontend.Properties.
void set_cast_model_type(Draft& d) {
  const DType t = dtype_of(d);
  if (d.o1() && t != kNone && t != kF32) {
    d.bad(
        "O1 casts the inputs of operations and keeps the parameters f32; O2 and O3 cast the model");
  }
  if (t != kNone) d.p.param = t;
}
void set_patch(Draft& d) {
  const int on = truth_of(d);
  if (on > 0 && !d.o1()) d.bad("only O1 casts the inputs of operations: use O1");
  if (on == 0) d.p.compute = kNone;
}
void set_keep_batchnorm(Draft& d) {
  const int on = truth_of(d);
  if (on >= 0 && d.o1()) {
    d.bad("O1 keeps all parameters f32, also those of batch norms; leave it out");
  }
  if (on >= 0) d.p.batch_norm_f32 = on != 0;
}
void set_master_weights(Draft& d) {
  const int on = truth_of(d);
  if (on >= 0 && d.o1()) d.bad("O1 keeps the parameters f32, which need no masters; leave it out");
  if (on >= 0) d.masters = on != 0;
}

struct Option {
  const char* name;
  void (*set)(Draft& d);
  bool apex;  // only after O0 to O3
};
constexpr Option kOptions[] = {
    {"param", [](Draft& d) { d.p.param = dtype_of(d); }, false},
    {"compute", [](Draft& d) { d.p.compute = dtype_of(d); }, false},
    {"grad", [](Draft& d) { d.p.grad = dtype_of(d); }, false},
    {"output", [](Draft& d) { d.p.output = dtype_of(d); }, false},
    {"buffer", [](Draft& d) { d.p.buffer = dtype_of(d); }, false},
    {"vectors_f32", [](Draft& d) { d.p.vectors_f32 = is_true(d); }, false},
    {"batch_norm_f32", [](Draft& d) { d.p.batch_norm_f32 = is_true(d); }, false},
    {"master", set_master, false},
    {"cost_rule", [](Draft& d) { d.p.cost_rule = is_true(d); }, false},
    {"profile", [](Draft& d) { d.p.profile = profile_from_name(std::string(d.value).c_str()); },
     false},
    {"loss_scale", set_loss_scale, false},
    {"min_loss_scale", [](Draft& d) { d.p.min_loss_scale = number_of(d, "a positive number"); },
     false},
    {"max_loss_scale", [](Draft& d) { d.p.max_loss_scale = number_of(d, "a positive number"); },
     false},
    {"cast_model_type", set_cast_model_type, true},
    {"patch_torch_functions", set_patch, true},
    {"keep_batchnorm_fp32", set_keep_batchnorm, true},
    {"master_weights", set_master_weights, true},
    {"cast_model_outputs", [](Draft& d) { d.p.output = dtype_of(d); }, true},
};

// Options that have a name of libmpt and another of Apex.
constexpr std::pair<const char*, const char*> kSynonyms[] = {
    {"param", "cast_model_type"},
    {"compute", "patch_torch_functions"},
    {"batch_norm_f32", "keep_batchnorm_fp32"},
    {"master", "master_weights"},
    {"output", "cast_model_outputs"}};

// Other arguments of apex.amp.initialize, and their counterparts.
constexpr Word<const char*> kElsewhere[] = {
    {"opt_level", "it is the name before the options: O0 to O3"},
    {"num_losses", "the stepper has a scale for each: mpt_stepper_desc.losses"},
    {"enabled", "without mixed precision the name is 32-true"},
    {"verbosity", "messages go to the log hook, and mpt_trace_begin lists the casts"}};

const Option& option_of(const Draft& d) {
  if (const char* const* where = look_up(kElsewhere, d.key)) d.bad("%s", *where);
  std::vector<Text> names;
  for (const Option& o : kOptions) {
    if (d.key == o.name) {
      if (!o.apex || d.apex()) return o;
      d.bad("%s is an option of Apex's levels, O0 to O3", o.name);
    }
    if (!o.apex || d.apex()) names.emplace_back(o.name);
  }
  fail(MPT_ERROR_INVALID_ARGUMENT, "a precision has no option '%.*s'; near names: %s",
       static_cast<int>(d.key.size()), d.key.data(), near_names(d.key, std::move(names)).c_str());
}

void set_name(Draft& d, Text name) {
  d.name = name;
  for (size_t i = 0; i < std::size(kAliases); ++i) {
    if (name != kAliases[i].name) continue;
    d.name = kAliases[i].means;
    d.p.alias = static_cast<int32_t>(i) + 1;
  }
  for (const Named& n : kNamed) {
    if (d.name != n.name) continue;
    const int32_t alias = d.p.alias;
    d.p = n.precision;
    d.p.alias = alias;
    d.masters = d.p.master == Master::copy;
    return;
  }
  std::vector<Text> all;
  std::string list;
  for (const Named& n : kNamed) {
    all.emplace_back(n.name);
    list.append(list.empty() ? "" : ", ").append(n.name);
  }
  for (const Alias& a : kAliases) all.emplace_back(a.name);
  fail(MPT_ERROR_INVALID_ARGUMENT, "'%.*s' is not a precision; near names: %s; all names: %s",
       static_cast<int>(name.size()), name.data(), near_names(name, std::move(all)).c_str(),
       list.c_str());
}

Text trimmed(Text t) {
  while (!t.empty() && t.front() == ' ') t.remove_prefix(1);
  while (!t.empty() && t.back() == ' ') t.remove_suffix(1);
  return t;
}

// The aliases that a context has warned about.
struct Warned : Context::Part {
  static constexpr PartId kId = PartId::precision;
  bool of[std::size(kAliases)] = {};
};

}  // namespace

Precision precision_from_name(const char* text) {
  Draft d;
  std::vector<Text> seen;
  Text rest = text;
  for (bool first = true; first || !rest.empty(); first = false) {
    const size_t comma = std::min(rest.find(','), rest.size());
    const Text item = trimmed(rest.substr(0, comma));
    const bool last = comma == rest.size();
    rest.remove_prefix(last ? comma : comma + 1);
    const size_t equals = item.find('=');
    if (equals == Text::npos) {
      if (!first || (!last && item.empty())) {
        fail(MPT_ERROR_INVALID_ARGUMENT,
             "'%s': options follow the name as NAME=VALUE, joined by commas; '%.*s' is not one",
             text, static_cast<int>(item.size()), item.data());
      }
      set_name(d, item);
      continue;
    }
    d.key = trimmed(item.substr(0, equals));
    d.value = trimmed(item.substr(equals + 1));
    const Option& o = option_of(d);
    if (std::find(seen.begin(), seen.end(), d.key) != seen.end()) d.bad("it is given twice");
    const bool is_apex_option = o.apex || d.key.ends_with("loss_scale");
    if (d.apex() && is_apex_option && d.value == "None") continue;  // the default of the level
    seen.push_back(d.key);
    o.set(d);
  }
  auto given = [&](Text key) { return std::find(seen.begin(), seen.end(), key) != seen.end(); };
  if (d.p.scaling != Scaling::dynamic_scale) {
    if (!given("min_loss_scale") && !given("max_loss_scale"))
      d.p.min_loss_scale = d.p.max_loss_scale = 0;
    else
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "'%s': min_loss_scale and max_loss_scale need a dynamic scale: add loss_scale=dynamic",
           text);
  }
  for (const auto& [own, apex] : kSynonyms) {
    if (!given(own) || !given(apex)) continue;
    fail(MPT_ERROR_INVALID_ARGUMENT, "'%s': %s and %s are two names of one option; give one", text,
         own, apex);
  }
  if (d.apex() && !given("master")) {
    d.p.master = d.masters && is_half(d.p.param) ? Master::copy : Master::none;
  }
  check(d.p);
  return d.p;
}

void warn_of_alias(Context& ctx, const Precision& p) {
  const auto i = static_cast<size_t>(p.alias) - 1;
  if (p.alias <= 0 || i >= std::size(kAliases)) return;
  bool& warned = ctx.part<Warned>().of[i];
  if (warned) return;
  warned = true;
  ctx.log.warn("precision '%s' is another spelling of '%s': use that name", kAliases[i].name,
               kAliases[i].means);
}

}  // namespace mpt
