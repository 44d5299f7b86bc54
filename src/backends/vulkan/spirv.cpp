// Reads SPIR-V.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/spirv.h"

#include <cstring>

namespace mpt::vulkan::spirv {

bool SpirvModule::read(const char* entry, std::span<const uint32_t> constants) {
  for (size_t at = 5; at < code_.size();) {
    const uint32_t count = code_[at] >> 16;
    if (count == 0 || count > code_.size() - at) return false;
    const Instruction i{code_[at] & 0xffff, code_.subspan(at, count)};
    at += count;
    if (i.op == kPhi) return false;
    if (i.op == kFunction || !rest_.empty()) {
      rest_.push_back(i);
      continue;
    }
    global_.push_back(i);
    const char* name = i.op == kEntryPoint ? reinterpret_cast<const char*>(&i.words[3]) : "";
    if (std::strcmp(name, entry) == 0) entry_ = i.words[2];
    if (!read_global(i, constants)) return false;
  }
  return entry_ && read_functions() && functions_.count(entry_);
}

bool SpirvModule::read_global(const Instruction& i, std::span<const uint32_t> constants) {
  const auto literal = [&i] {
    return i.words[3] | (i.words.size() > 4 ? uint64_t{i.words[4]} << 32 : 0);
  };
  switch (i.op) {
    case kDecorate:
      if (i.words[2] == kSpecId) spec_ids_[i.words[1]] = i.words[3];
      return true;
    case kTypeBool: widths_[i.words[1]] = 1; return true;
    case kTypeInt: widths_[i.words[1]] = i.words[2]; return true;
    case kConstantTrue:
    case kConstantFalse: constants_[i.words[2]] = Value::of(i.op == kConstantTrue); break;
    case kConstant:
      if (const uint32_t width = width_of_type(i.words[1])) {
        constants_[i.words[2]] = Value::of(literal() & (~uint64_t{0} >> (64 - width)));
      }
      break;
    case kSpecConstant: {
      if (width_of_type(i.words[1]) != 32) return false;
      const auto number = spec_ids_.find(i.words[2]);
      const bool is_given = number != spec_ids_.end() && number->second < constants.size();
      constants_[i.words[2]] = Value::of(is_given ? constants[number->second] : literal());
      break;
    }
    case kConstantComposite: {
      Value v;
      for (const Id part : i.words.subspan(3)) v.parts.push_back(constant(part));
      constants_[i.words[2]] = v;
      break;
    }
    default: return true;
  }
  types_[i.words[2]] = i.words[1];
  return true;
}

bool SpirvModule::read_functions() {
  SpirvFunction* f = nullptr;
  Block* b = nullptr;
  for (const Instruction& i : rest_) {
    const bool is_in_block = i.op != kFunctionParameter && i.op != kLabel;
    if (i.op == kFunction) {
      f = &functions_[i.words[2]];
      f->head.push_back(i);
    } else if (i.op == kFunctionEnd) {
      f = nullptr;
    } else if (!f || (!b && is_in_block)) {
      return false;
    } else if (i.op == kFunctionParameter) {
      f->head.push_back(i);
      f->parameters.push_back(i.words[2]);
      types_[i.words[2]] = i.words[1];
    } else if (i.op == kLabel) {
      b = &f->blocks.emplace_back(Block{i.words[1], {}});
    } else {
      b->code.push_back(i);
      if (const Id id = i.result()) types_[id] = i.words[1];
      if (!i.is_end_of_block()) continue;
      const std::span<const uint32_t> w = i.words;
      if (i.op == kBranch) b->targets = {w[1]};
      if (i.op == kBranchConditional) b->targets = {w[2], w[3]};
      if (i.op == kSwitch) {
        if (width_of(w[1]) != 32) return false;
        for (size_t k = 2; k < w.size(); k += 2) b->targets.push_back(w[k]);
      }
      b = nullptr;
    }
  }
  for (auto& [id, function] : functions_) {
    if (function.blocks.empty()) return false;
    find_places(function);
  }
  return true;
}

// True if these pointers, and those into what they point to, are used by loads only.
bool SpirvModule::is_only_read(const SpirvFunction& f, std::set<Id> pointers) const {
  for (const Block& b : f.blocks) {
    for (const Instruction& i : b.code) {
      for (size_t k = 1; k < i.words.size(); ++k) {
        if (!pointers.count(i.words[k])) continue;
        if (i.op == kLoad && k == 3) continue;
        if (i.op == kAccessChain && k == 3) pointers.insert(i.words[2]);
        else if (i.op != kFunctionCall || k < 4 || !is_only_read(i.words[3], k - 4)) return false;
      }
    }
  }
  return true;
}
bool SpirvModule::is_only_read(Id function, size_t parameter) const {
  const auto f = functions_.find(function);
  if (f == functions_.end() || parameter >= f->second.parameters.size()) return false;
  return is_only_read(f->second, {f->second.parameters[parameter]});
}

void SpirvModule::find_places(SpirvFunction& f) {
  std::set<Id> others;  // variables that are used otherwise
  for (const Block& b : f.blocks) {
    for (const Instruction& i : b.code) {
      const std::span<const uint32_t> w = i.words;
      if (i.op == kVariable) {
        f.places[w[2]] = {w[2], {}};
        if (w.size() > 4) others.insert(w[2]);  // it has an initial value
        continue;
      }
      for (size_t k = 1; k < w.size(); ++k) {
        const auto used = f.places.find(w[k]);
        if (used == f.places.end()) continue;
        const SpirvFunction::Place place = used->second;
        if (i.op == kAccessChain && k == 3) {
          SpirvFunction::Place part = place;
          for (const Id index : w.subspan(4)) {
            const Value v = constant(index);
            if (v.is_known && v.bits < 64) part.path.push_back(static_cast<uint32_t>(v.bits));
            else others.insert(place.variable);
          }
          f.places[w[2]] = part;
          break;
        }
        const bool is_load = i.op == kLoad && k == 3, is_store = i.op == kStore && k == 1;
        const bool is_read_by_call = i.op == kFunctionCall && k >= 4 && is_only_read(w[3], k - 4);
        if (!is_load && !is_store && !is_read_by_call) others.insert(place.variable);
      }
    }
  }
  std::erase_if(f.places, [&](const auto& p) { return others.count(p.second.variable) > 0; });
}

}  // namespace mpt::vulkan::spirv
