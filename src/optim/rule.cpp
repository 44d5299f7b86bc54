// Checks of hyper-parameters, and the states of a rule.
// SPDX-License-Identifier: Apache-2.0
#include "optim/rule.h"

#include <cctype>
#include <string>

#include "core/error.h"
#include "optim/ranges.h"

namespace mpt {

Hyper default_hyper(OptimizerKind kind) {
  Hyper h = rule_info(kind).data.defaults;
  h.kind = kind;
  return h;
}

const char* kind_name(OptimizerKind kind) {
  const RuleInfo* rule = find_rule(kind);
  return rule ? rule->data.name : "unknown";
}

namespace {

// Returns the name of the constant, such as "MPT_OPTIMIZER_SGD".
std::string constant_name(OptimizerKind kind) {
  std::string name = std::string("MPT_OPTIMIZER_") + rule_info(kind).id;
  for (char& c : name) c = static_cast<char>(std::toupper(c));
  return name;
}

}  // namespace

void check(const Hyper& h) {
  const RuleInfo* rule = find_rule(h.kind);
  if (!rule) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "optimizer kind %d is unknown; it has to be MPT_OPTIMIZER_SGD (1) to %s (%d): fill the "
         "descriptor by mpt_sgd_desc_init or the function of another kind",
         static_cast<int>(h.kind), constant_name(OptimizerKind{kRules}).c_str(), kRules);
  }
  const Hyper& defaults = rule->data.defaults;
  const HyperSet& own = rule->data.reads;
  const FieldCheck fields[] = {
#define MPT_FIELD(type, name, initial, low, high)   \
  {{#name, static_cast<double>(h.name), low, high}, \
   static_cast<double>(defaults.name),              \
   own.name || kReadByAll.name},
      MPT_HYPER_FIELDS(MPT_FIELD)
#undef MPT_FIELD
  };
  check_fields("mpt_optimizer_desc", fields, constant_name(h.kind).c_str());
  if (rule->data.decay == Decay::none && h.weight_decay != 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_optimizer_desc.weight_decay is %g; with %s, which does not change rows without a "
         "gradient, it has to be 0",
         h.weight_decay, constant_name(h.kind).c_str());
  }
  if (h.nesterov && (h.momentum <= 0 || h.dampening != 0)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_optimizer_desc.nesterov is 1 with momentum %g and dampening %g; it needs a momentum "
         "above 0 and a dampening of 0",
         h.momentum, h.dampening);
  }
  if (h.state_bits != 32 && h.state_bits != 8 && h.state_bits != 4) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_optimizer_desc.state_bits is %d; it has to be 32, 8 or 4",
         h.state_bits);
  }
  const int32_t b = h.state_block;
  if (b != 0 && b != 64 && b != 128 && b != 256) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_optimizer_desc.state_block is %d; it has to be 64, 128 or 256 elements, or 0 for 256 "
         "with 8 bits and 128 with 4",
         b);
  }
  if (h.state_bits != 32 && is_factored(rule->data)) {
    fail(
        MPT_ERROR_INVALID_ARGUMENT,
        "mpt_optimizer_desc.state_bits is %d; with %s, whose states are sums over rows and columns "
        "without a coded form, it has to be 32",
        h.state_bits, constant_name(h.kind).c_str());
  }
}

namespace {

bool keeps(const StateInfo& state, const Hyper& h, int rank) {
  switch (state.with) {
    case KeptWith::always: return true;
    case KeptWith::momentum: return h.momentum != 0;
    case KeptWith::amsgrad: return h.amsgrad;
    case KeptWith::centered: return h.centered;
    case KeptWith::vectors: return rank < 2;
    case KeptWith::matrices: return rank >= 2;
  }
  return false;
}

}  // namespace

StateKeys state_keys(const Hyper& h, int rank) {
  StateKeys k;
  for (const StateInfo& state : rule_info(h.kind).data.states)
    if (state.key && keeps(state, h, rank)) k.keys[k.count++] = state;
  return k;
}

RowsRule rows_rule(const Hyper& h) {
  const RuleData& rule = rule_info(h.kind).data;
  if (!rule.by_rows || h.weight_decay != 0) return RowsRule::none;
  for (const StateInfo& state : rule.states)  // a momentum changes every row
    if (state.key && state.with == KeptWith::momentum && h.momentum != 0) return RowsRule::dense;
  return RowsRule::rows;
}

StateKeys all_state_keys(OptimizerKind kind, int rank) {
  Hyper h;
  h.kind = kind;
  h.momentum = 1;
  h.amsgrad = h.centered = true;
  return state_keys(h, rank);
}

StateFormat state_format(const Hyper& h, const StateInfo& key, DType param, int64_t count) {
  if (h.state_bits == 32 || param == DType::f64 || count < h.state_min ||
      key.extent != StateExtent::elements) {
    return StateFormat::plain;
  }
  const bool is_signed = key.sign == StateSign::both;
  if (h.state_bits == 8) return is_signed ? StateFormat::signed8 : StateFormat::unsigned8;
  return is_signed ? StateFormat::signed4 : StateFormat::unsigned4;
}

int32_t state_block(const Hyper& h) {
  const int32_t usual = h.state_bits == 4 ? 128 : 256;
  return h.state_block ? h.state_block : usual;
}

}  // namespace mpt
