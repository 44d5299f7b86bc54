// SpirvModule: SPIR-V as functions, blocks and what is known of their values.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <vector>

namespace mpt::vulkan::spirv {

// Numbers of SPIR-V.
enum Opcode : uint32_t {
  kName = 5,
  kMemberName = 6,
  kLine = 8,
  kEntryPoint = 15,
  kExecutionMode = 16,
  kTypeBool = 20,
  kTypeInt = 21,
  kConstantTrue = 41,
  kConstantFalse = 42,
  kConstant = 43,
  kConstantComposite = 44,
  kSpecConstant = 50,
  kFunction = 54,
  kFunctionParameter = 55,
  kFunctionEnd = 56,
  kFunctionCall = 57,
  kVariable = 59,
  kLoad = 61,
  kStore = 62,
  kCopyMemory = 63,
  kAccessChain = 65,
  kDecorate = 71,
  kCompositeConstruct = 80,
  kCompositeExtract = 81,
  kCopyObject = 83,
  kUConvert = 113,
  kSConvert = 114,
  kBitcast = 124,
  kSNegate = 126,
  kIAdd = 128,
  kISub = 130,
  kIMul = 132,
  kUDiv = 134,
  kUMod = 137,
  kLogicalEqual = 164,
  kLogicalNotEqual = 165,
  kLogicalOr = 166,
  kLogicalAnd = 167,
  kLogicalNot = 168,
  kSelect = 169,
  kIEqual = 170,
  kINotEqual = 171,
  kUGreaterThan = 172,
  kSGreaterThan = 173,
  kUGreaterThanEqual = 174,
  kSGreaterThanEqual = 175,
  kULessThan = 176,
  kSLessThan = 177,
  kULessThanEqual = 178,
  kSLessThanEqual = 179,
  kShiftRightLogical = 194,
  kShiftRightArithmetic = 195,
  kShiftLeftLogical = 196,
  kBitwiseOr = 197,
  kBitwiseXor = 198,
  kBitwiseAnd = 199,
  kNot = 200,
  kControlBarrier = 224,
  kMemoryBarrier = 225,
  kAtomicStore = 228,
  kPhi = 245,
  kLoopMerge = 246,
  kSelectionMerge = 247,
  kLabel = 248,
  kBranch = 249,
  kBranchConditional = 250,
  kSwitch = 251,
  kReturnValue = 254,
  kUnreachable = 255,
  kNoLine = 317,
  kExecutionModeId = 331,
  kMatrixStore = 4458,
};
constexpr uint32_t kSpecId = 1;  // a decoration

using Id = uint32_t;

struct Instruction {
  uint32_t op;
  std::span<const uint32_t> words;  // with the first one, which has the op

  bool is_end_of_block() const { return op >= kBranch && op <= kUnreachable; }
  // Returns the id that an instruction of a function defines; 0: none.
  Id result() const {
    switch (op) {
      case kLabel: return words[1];
      case kLine:
      case kNoLine:
      case kFunctionEnd:
      case kStore:
      case kCopyMemory:
      case kControlBarrier:
      case kMemoryBarrier:
      case kAtomicStore:
      case kLoopMerge:
      case kSelectionMerge:
      case kMatrixStore: return 0;
      default: return is_end_of_block() || words.size() < 3 ? 0 : words[2];
    }
  }
};

// Value: what is known of a value: nothing, the bits of a scalar, or something of the parts of a
// composite. That of a pointer is what it points to.
struct Value {
  bool is_known = false;  // a scalar
  uint64_t bits = 0;
  std::vector<Value> parts = {};

  static Value of(uint64_t bits) { return {true, bits}; }
  bool operator==(const Value&) const = default;
  bool operator<(const Value& other) const {
    return std::tie(is_known, bits, parts) < std::tie(other.is_known, other.bits, other.parts);
  }

  Value part(size_t i) const { return i < parts.size() ? parts[i] : Value(); }
  // Sets the part at a path.
  void set(std::span<const uint32_t> path, const Value& v) {
    if (path.empty()) {
      *this = v;
      return;
    }
    if (path[0] >= parts.size()) parts.resize(path[0] + 1);
    parts[path[0]].set(path.subspan(1), v);
  }
};

struct Block {
  Id label;
  std::vector<Instruction> code;  // without the label
  std::vector<Id> targets = {};   // the default of a switch first
};

struct SpirvFunction {
  std::vector<Instruction> head;  // OpFunction and the parameters
  std::vector<Id> parameters;
  std::vector<Block> blocks;
  // Local variables and pointers into them, by the variable and constant indices. Those of a
  // variable that is used otherwise than by loads and stores are not here.
  struct Place {
    Id variable;
    std::vector<uint32_t> path;
  };
  std::map<Id, Place> places;
};

// A module of which one entry is wanted, with the values of its constants.
class SpirvModule {
 public:
  explicit SpirvModule(std::span<const uint32_t> code) : code_(code) {}
  // Returns false if there is something that this does not know.
  bool read(const char* entry, std::span<const uint32_t> constants);

  std::span<const uint32_t> header() const { return code_.first(5); }
  const std::vector<Instruction>& global() const { return global_; }
  const std::map<Id, SpirvFunction>& functions() const { return functions_; }
  Id entry() const { return entry_; }
  // Returns what is known of a value that no function makes.
  Value constant(Id id) const {
    const auto at = constants_.find(id);
    return at == constants_.end() ? Value() : at->second;
  }
  // Return the bits of an integer, 1 for a bool, and 0 for everything else.
  uint32_t width_of_type(Id type) const {
    const auto at = widths_.find(type);
    return at == widths_.end() ? 0 : at->second;
  }
  uint32_t width_of(Id value) const {
    const auto type = types_.find(value);
    return type == types_.end() ? 0 : width_of_type(type->second);
  }

 private:
  bool read_global(const Instruction& i, std::span<const uint32_t> constants);
  bool read_functions();
  void find_places(SpirvFunction& f);
  bool is_only_read(Id function, size_t parameter) const;
  bool is_only_read(const SpirvFunction& f, std::set<Id> pointers) const;

  std::span<const uint32_t> code_;
  std::vector<Instruction> global_, rest_;  // before the functions, and of them
  Id entry_ = 0;
  std::map<Id, uint32_t> spec_ids_;
  std::map<Id, uint32_t> widths_;  // by the type
  std::map<Id, Id> types_;         // by the value
  std::map<Id, Value> constants_;
  std::map<Id, SpirvFunction> functions_;
};

}  // namespace mpt::vulkan::spirv
