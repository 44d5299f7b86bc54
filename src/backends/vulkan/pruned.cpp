// Follows the constants of a kernel through its functions, and leaves out what no thread reaches.
//
// A call is analyzed with the values of its arguments, as far as they are known; results of the
// same call are kept. What is known grows from pass to pass over the blocks of a function, and is
// true at any time: a value is known if all it is made of is known, and a block is reached until
// the branches to it are known to go elsewhere. A local variable has a known value if all of its
// stores write that value: a load that comes before them has no defined value.
//
// A function is written once. It has the blocks that any of its calls reaches, and a branch has the
// targets that any of them takes.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/pruned.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "backends/vulkan/spirv.h"

namespace mpt::vulkan {
namespace {

using namespace spirv;

// Returns what is known of a value that is one of two.
Value common(const Value& a, const Value& b) {
  if (a == b) return a;
  Value v;
  for (size_t i = 0; i < std::min(a.parts.size(), b.parts.size()); ++i)
    v.parts.push_back(common(a.parts[i], b.parts[i]));
  return v;
}

// A call with what is known of its arguments.
using Call = std::pair<Id, std::vector<Value>>;

struct Reached {
  std::set<Id> blocks;
  std::map<Id, std::set<Id>> targets;  // by the block
  std::set<Call> calls;
  Value result;
};

class Pruner {
 public:
  explicit Pruner(const SpirvModule& m) : module_(m) {}
  std::vector<uint32_t> write();

 private:
  const Reached& reached(const Call& call);
  void evaluate(const Instruction& i, std::map<Id, Value>& values, Reached& out);
  std::optional<uint64_t> computed(const Instruction& i, const std::map<Id, Value>& values) const;
  void follow(const SpirvFunction& f, const std::map<Id, Value>& values, Reached& out) const;
  std::map<Id, Value> stored(const SpirvFunction& f, const Reached& r,
                             const std::map<Id, Value>& values) const;
  Value value_of(Id id, const std::map<Id, Value>& values) const {
    const auto local = values.find(id);
    return local == values.end() ? module_.constant(id) : local->second;
  }
  std::map<Id, Reached> reached_by_any();
  void append(const Instruction& i);
  void append(Opcode op, std::vector<uint32_t> words);
  void write_block(const Block& b, const std::set<Id>& targets);
  void write_function(const SpirvFunction& f, const Reached& r);

  const SpirvModule& module_;
  std::map<Call, std::unique_ptr<Reached>> calls_;
  std::vector<uint32_t> body_;  // the functions that are written
  std::set<Id> there_;          // made by them
};

// -- following the values -------------------------------------------------------------------------

// Returns the bits of a scalar, as far as the operands are known.
std::optional<uint64_t> Pruner::computed(const Instruction& i,
                                         const std::map<Id, Value>& values) const {
  const uint32_t width = module_.width_of_type(i.words[1]);
  if (width == 0 || i.words.size() < 4) return {};
  const auto operand = [&](size_t k) { return value_of(i.words[3 + k], values); };
  const Value a = operand(0);
  if (i.op == kSelect && i.words.size() == 6) {
    const Value chosen = operand(a.bits ? 1 : 2);
    if (a.is_known && chosen.is_known) return chosen.bits;
    return {};
  }
  const bool is_unary = i.words.size() == 4;
  const Value b = is_unary ? a : operand(1);
  if (i.op == kLogicalAnd && ((a.is_known && !a.bits) || (b.is_known && !b.bits))) return 0;
  if (i.op == kLogicalOr && ((a.is_known && a.bits) || (b.is_known && b.bits))) return 1;
  const uint32_t from = module_.width_of(i.words[3]);
  const uint32_t from_b = module_.width_of(i.words[is_unary ? 3 : 4]);
  if (i.words.size() > 5 || !a.is_known || !b.is_known || !from || !from_b) return {};
  const auto as_signed = [from](uint64_t bits) {
    return static_cast<int64_t>(bits << (64 - from)) >> (64 - from);
  };
  const uint64_t mask = ~uint64_t{0} >> (64 - width);
  const uint64_t x = a.bits, y = b.bits;
  const int64_t s = as_signed(x), t = as_signed(y);
  const bool shifts = y < width;
  switch (i.op) {
    case kUConvert:
    case kCopyObject: return x & mask;
    case kBitcast:
      if (from != width) return {};
      return x;
    case kSConvert: return static_cast<uint64_t>(s) & mask;
    case kSNegate: return -x & mask;
    case kNot: return ~x & mask;
    case kIAdd: return (x + y) & mask;
    case kISub: return (x - y) & mask;
    case kIMul: return (x * y) & mask;
    case kUDiv:
      if (y == 0) return {};
      return x / y;
    case kUMod:
      if (y == 0) return {};
      return x % y;
    case kShiftRightLogical:
      if (!shifts) return {};
      return x >> y;
    case kShiftRightArithmetic:
      if (!shifts) return {};
      return static_cast<uint64_t>(s >> y) & mask;
    case kShiftLeftLogical:
      if (!shifts) return {};
      return x << y & mask;
    case kBitwiseOr: return x | y;
    case kBitwiseXor: return x ^ y;
    case kBitwiseAnd: return x & y;
    case kLogicalOr: return x | y;
    case kLogicalAnd: return x & y;
    case kLogicalNot: return x ^ 1;
    case kLogicalEqual:
    case kIEqual: return x == y;
    case kLogicalNotEqual:
    case kINotEqual: return x != y;
    case kUGreaterThan: return x > y;
    case kSGreaterThan: return s > t;
    case kUGreaterThanEqual: return x >= y;
    case kSGreaterThanEqual: return s >= t;
    case kULessThan: return x < y;
    case kSLessThan: return s < t;
    case kULessThanEqual: return x <= y;
    case kSLessThanEqual: return s <= t;
    default: return {};
  }
}

void Pruner::evaluate(const Instruction& i, std::map<Id, Value>& values, Reached& out) {
  const std::span<const uint32_t> w = i.words;
  Value v;
  switch (i.op) {
    case kLoad: v = value_of(w[3], values); break;
    case kAccessChain:
      v = value_of(w[3], values);
      for (const Id index : w.subspan(4)) {
        const Value at = value_of(index, values);
        v = at.is_known ? v.part(at.bits) : Value();
      }
      break;
    case kCompositeExtract:
      v = value_of(w[3], values);
      for (const uint32_t at : w.subspan(4)) v = v.part(at);
      break;
    case kCompositeConstruct:
      for (const Id part : w.subspan(3)) v.parts.push_back(value_of(part, values));
      break;
    case kFunctionCall: {
      Call call{w[3], {}};
      for (const Id argument : w.subspan(4)) call.second.push_back(value_of(argument, values));
      v = reached(call).result;
      out.calls.insert(std::move(call));
      break;
    }
    default:
      if (const auto bits = i.result() ? computed(i, values) : std::nullopt) v = Value::of(*bits);
  }
  if (v != Value()) values[w[2]] = std::move(v);
}

// Returns what the variables have, which the stores of the blocks that are reached tell.
std::map<Id, Value> Pruner::stored(const SpirvFunction& f, const Reached& r,
                                   const std::map<Id, Value>& values) const {
  std::map<Id, std::map<std::vector<uint32_t>, Value>> stores;  // by the variable and the path
  for (const Block& b : f.blocks) {
    for (const Instruction& i : b.code) {
      if (i.op != kStore || !r.blocks.count(b.label)) continue;
      const auto place = f.places.find(i.words[1]);
      if (place == f.places.end()) continue;
      const Value v = value_of(i.words[2], values);
      auto& paths = stores[place->second.variable];
      const auto [at, is_first] = paths.emplace(place->second.path, v);
      if (!is_first) at->second = common(at->second, v);
    }
  }
  std::map<Id, Value> variables;
  for (const auto& [variable, paths] : stores) {
    // In the order of the map a path comes directly before those into its part.
    const auto overlap =
        std::adjacent_find(paths.begin(), paths.end(), [](const auto& a, const auto& b) {
          return a.first.size() <= b.first.size() &&
                 std::equal(a.first.begin(), a.first.end(), b.first.begin());
        });
    if (overlap != paths.end()) continue;
    for (const auto& [path, v] : paths) variables[variable].set(path, v);
  }
  return variables;
}

// Finds the blocks that are reached, and the targets of their branches.
void Pruner::follow(const SpirvFunction& f, const std::map<Id, Value>& values, Reached& out) const {
  std::map<Id, const Block*> by_label;
  for (const Block& b : f.blocks) by_label[b.label] = &b;
  out.blocks.clear();
  out.targets.clear();
  std::vector<Id> open = {f.blocks[0].label};
  while (!open.empty()) {
    const Id label = open.back();
    open.pop_back();
    if (!out.blocks.insert(label).second) continue;
    const Block& b = *by_label.at(label);
    const Instruction& end = b.code.back();
    std::vector<Id> next = b.targets;
    const Value v = next.size() > 1 ? value_of(end.words[1], values) : Value();
    if (v.is_known && end.op == kBranchConditional) next = {b.targets[v.bits ? 0 : 1]};
    if (v.is_known && end.op == kSwitch) {
      next = {b.targets[0]};
      for (size_t k = 3; k + 1 < end.words.size(); k += 2)
        if (end.words[k] == v.bits) next = {end.words[k + 1]};
    }
    out.targets[label].insert(next.begin(), next.end());
    open.insert(open.end(), next.begin(), next.end());
  }
}

const Reached& Pruner::reached(const Call& call) {
  const auto known = calls_.find(call);
  if (known != calls_.end()) return *known->second;
  const SpirvFunction& f = module_.functions().at(call.first);
  Reached r;
  std::map<Id, Value> values;
  for (size_t k = 0; k < std::min(f.parameters.size(), call.second.size()); ++k)
    values[f.parameters[k]] = call.second[k];
  follow(f, values, r);
  std::map<Id, Value> before;
  do {
    before = values;
    r.calls.clear();
    for (const Block& b : f.blocks) {
      if (!r.blocks.count(b.label)) continue;
      for (const Instruction& i : b.code) evaluate(i, values, r);
    }
    for (auto& [variable, v] : stored(f, r, values)) values[variable] = std::move(v);
    follow(f, values, r);
  } while (before != values);
  bool is_first = true;
  for (const Block& b : f.blocks) {
    const Instruction& end = b.code.back();
    if (end.op != kReturnValue || !r.blocks.count(b.label)) continue;
    const Value v = value_of(end.words[1], values);
    r.result = is_first ? v : common(r.result, v);
    is_first = false;
  }
  return *(calls_[call] = std::make_unique<Reached>(std::move(r)));
}

// -- writing --------------------------------------------------------------------------------------

// Returns for each function the sum of what its calls reach.
std::map<Id, Reached> Pruner::reached_by_any() {
  std::map<Id, Reached> all;
  std::set<Call> seen;
  std::vector<Call> open = {{module_.entry(), {}}};
  while (!open.empty()) {
    const Call call = open.back();
    open.pop_back();
    if (!seen.insert(call).second) continue;
    const Reached& r = reached(call);
    Reached& sum = all[call.first];
    sum.blocks.insert(r.blocks.begin(), r.blocks.end());
    for (const auto& [block, targets] : r.targets)
      sum.targets[block].insert(targets.begin(), targets.end());
    open.insert(open.end(), r.calls.begin(), r.calls.end());
  }
  return all;
}

void Pruner::append(const Instruction& i) {
  body_.insert(body_.end(), i.words.begin(), i.words.end());
  there_.insert(i.result());
}
void Pruner::append(Opcode op, std::vector<uint32_t> words) {
  body_.push_back(static_cast<uint32_t>(words.size() + 1) << 16 | op);
  body_.insert(body_.end(), words.begin(), words.end());
}

void Pruner::write_block(const Block& b, const std::set<Id>& targets) {
  append(kLabel, {b.label});
  const Instruction& end = b.code.back();
  const bool is_one = end.op == kBranchConditional && targets.size() == 1;
  for (const Instruction& i : std::span(b.code).first(b.code.size() - 1))
    if (!is_one || i.op != kSelectionMerge) append(i);
  if (is_one) {
    append(kBranch, {*targets.begin()});
  } else if (end.op == kSwitch) {
    // The default of a switch that never takes it is one of the others.
    const bool has_default = targets.count(end.words[2]) > 0;
    std::vector<uint32_t> words = {end.words[1], has_default ? end.words[2] : *targets.begin()};
    for (size_t k = 3; k + 1 < end.words.size(); k += 2) {
      if (targets.count(end.words[k + 1]))
        words.insert(words.end(), {end.words[k], end.words[k + 1]});
    }
    append(kSwitch, std::move(words));
  } else {
    append(end);
  }
}

// Merge blocks and continue blocks are written where their header is, even if they are not reached.
void Pruner::write_function(const SpirvFunction& f, const Reached& r) {
  std::set<Id> merges;
  std::map<Id, Id> headers;  // by the continue block
  for (const Block& b : f.blocks) {
    if (!r.blocks.count(b.label)) continue;
    const bool is_one = b.code.back().op == kBranchConditional && r.targets.at(b.label).size() == 1;
    for (const Instruction& i : b.code) {
      if (i.op == kLoopMerge) headers[i.words[2]] = b.label;
      if (i.op == kLoopMerge || (i.op == kSelectionMerge && !is_one)) merges.insert(i.words[1]);
    }
  }
  for (const Instruction& i : f.head) append(i);
  for (const Block& b : f.blocks) {
    const auto header = headers.find(b.label);
    if (r.blocks.count(b.label)) {
      write_block(b, r.targets.at(b.label));
    } else if (header != headers.end()) {
      append(kLabel, {b.label});
      append(kBranch, {header->second});
    } else if (merges.count(b.label)) {
      append(kLabel, {b.label});
      append(kUnreachable, {});
    }
  }
  append(kFunctionEnd, {});
}

std::vector<uint32_t> Pruner::write() {
  const std::map<Id, Reached> all = reached_by_any();
  std::set<Id> made;  // by functions of the module
  for (const auto& [id, f] : module_.functions()) {
    for (const Instruction& i : f.head) made.insert(i.result());
    for (const Block& b : f.blocks)
      for (const Instruction& i : b.code) made.insert(i.result());
    const auto r = all.find(id);
    if (r != all.end()) write_function(f, r->second);
  }
  std::vector<uint32_t> out(module_.header().begin(), module_.header().end());
  for (const Instruction& i : module_.global()) {
    if (i.op == kName || i.op == kMemberName) continue;
    if (i.op == kEntryPoint && i.words[2] != module_.entry()) continue;
    const bool is_mode = i.op == kExecutionMode || i.op == kExecutionModeId;
    if (is_mode && i.words[1] != module_.entry()) continue;
    const bool is_gone = made.count(i.words[1]) && !there_.count(i.words[1]);
    if (i.op == kDecorate && is_gone) continue;
    out.insert(out.end(), i.words.begin(), i.words.end());
  }
  out.insert(out.end(), body_.begin(), body_.end());
  return out;
}

}  // namespace

std::vector<uint32_t> pruned(std::span<const uint32_t> code, const char* entry,
                             std::span<const uint32_t> constants) {
  SpirvModule m(code);
  if (!m.read(entry, constants)) return {};
  return Pruner(m).write();
}

}  // namespace mpt::vulkan
