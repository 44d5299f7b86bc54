// The compiler behind `generate`: generate FOLDER FILE.slang.. writes each file's entries to FOLDER
// as one SPIR-V module and one CUDA text, and all entries to entries.inc. Entries with cooperative
// matrices have no CUDA text.
// SPDX-License-Identifier: Apache-2.0
#include <slang.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

[[noreturn]] void fail(const std::string& what, slang::IBlob* why = nullptr) {
  const char* text = why ? static_cast<const char*>(why->getBufferPointer()) : "";
  std::fprintf(stderr, "generate: %s\n%s\n", what.c_str(), text);
  std::exit(1);
}

std::string text_of(slang::IBlob* b) {
  return {static_cast<const char*>(b->getBufferPointer()), b->getBufferSize()};
}

void write(const std::string& path, const std::string& bytes) {
  std::ofstream f(path, std::ios::binary);
  f.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!f.flush()) fail("cannot write " + path);
}

// -- SPIR-V ---------------------------------------------------------------------------------------

using Words = std::vector<uint32_t>;

// The parts of the SPIR-V specification that are used here.
enum Op : uint32_t {
  op_source = 3,
  op_memory_model = 14,
  op_capability = 17,
  op_type_void = 19,
  op_type_pointer = 32,
  op_type_forward_pointer = 39,
  op_constant = 43,
  op_function_parameter = 55,
  op_variable = 59,
  op_load = 61,
  op_store = 62,
  op_access_chain = 65,
  op_ptr_access_chain = 67,
  op_decorate = 71,
  op_f_add = 129,
  op_f_sub = 131,
  op_f_mul = 133,
  op_f_div = 136,
  op_control_barrier = 224,
  op_matrix_load = 4457,
  op_matrix_store = 4458,
};
constexpr uint32_t kHeader = 5, kBound = 3, kFloat64 = 10, kCooperativeMatrix = 6022, kFunction = 7,
                   kWorkgroup = 4, kPhysicalStorage = 5349, kNoContraction = 42,
                   kRestrictPointer = 5355, kAliasedPointer = 5356;
// Vulkan's memory model, its semantics of barriers, and its flag of loads and stores.
constexpr uint32_t kVulkanModel = 3, kMakeAvailable = 0x2000, kMakeVisible = 0x4000,
                   kNonPrivatePointer = 0x20;

uint32_t op_of(uint32_t word) { return word & 0xffff; }

template <class G>
void each_instruction(const Words& words, G g) {
  for (size_t i = kHeader; i < words.size(); i += words[i] >> 16) g(&words[i]);
}

// Returns the module without OpSource, because tools older than 2024 refuse Slang's number, and
// with two kinds of decoration that Slang leaves out: NoContraction on every float sum, product and
// quotient, and AliasedPointer on local variables that hold addresses, which SPIR-V requires before
// version 1.6.4.
Words finished(const Words& words) {
  std::set<uint32_t> decorated, addresses, locals;
  Words marks;
  auto mark = [&](uint32_t id, uint32_t decoration) {
    marks.insert(marks.end(), {3u << 16 | op_decorate, id, decoration});
  };
  each_instruction(words, [&](const uint32_t* w) {
    switch (op_of(w[0])) {
      case op_decorate:
        if (w[2] == kAliasedPointer || w[2] == kRestrictPointer) decorated.insert(w[1]);
        break;
      case op_f_add:
      case op_f_sub:
      case op_f_mul:
      case op_f_div: mark(w[2], kNoContraction); break;
      case op_type_pointer:
        if (w[2] == kPhysicalStorage) addresses.insert(w[1]);
        if (w[2] == kFunction && addresses.count(w[3])) locals.insert(w[1]);
        break;
      case op_variable:
        if (locals.count(w[1]) && !decorated.count(w[2])) mark(w[2], kAliasedPointer);
        break;
      default: break;
    }
  });
  Words out(words.begin(), words.begin() + kHeader);
  bool marked = false;
  each_instruction(words, [&](const uint32_t* w) {
    const uint32_t op = op_of(w[0]);
    if (!marked && op >= op_type_void && op <= op_type_forward_pointer) {  // decorations end here
      out.insert(out.end(), marks.begin(), marks.end());
      marked = true;
    }
    if (op != op_source) out.insert(out.end(), w, w + (w[0] >> 16));
  });
  return out;
}

bool needs(const Words& words, uint32_t capability) {
  bool needs = false;
  each_instruction(words, [&](const uint32_t* w) {
    needs |= op_of(w[0]) == op_capability && w[1] == capability;
  });
  return needs;
}

// Returns a module of Vulkan's memory model with the group's memory shared: the model takes loads
// and stores for those of one thread unless they and the barriers say otherwise, which Slang leaves
// out. Modules with cooperative matrices have this model.
Words shared_as_declared(const Words& words) {
  bool is_vulkan = false;
  std::set<uint32_t> types, pointers, meanings;  // ids around the group's memory
  each_instruction(words, [&](const uint32_t* w) {
    switch (op_of(w[0])) {
      case op_memory_model: is_vulkan = w[2] == kVulkanModel; break;
      case op_type_pointer:
        if (w[2] == kWorkgroup) types.insert(w[1]);
        break;
      case op_variable:
      case op_function_parameter:
      case op_access_chain:
      case op_ptr_access_chain:
        if (types.count(w[1])) pointers.insert(w[2]);
        break;
      case op_control_barrier: meanings.insert(w[3]); break;
      default: break;
    }
  });
  if (!is_vulkan) return words;
  Words out(words.begin(), words.begin() + kHeader);
  std::map<uint32_t, uint32_t> shared;  // constants for barriers, by those that they replace
  each_instruction(words, [&](const uint32_t* w) {
    const uint32_t op = op_of(w[0]), size = w[0] >> 16;
    const size_t first = out.size();
    out.insert(out.end(), w, w + size);
    const auto add_flag = [&](uint32_t pointer, uint32_t place) {
      if (!pointers.count(pointer)) return;
      if (size > place) {
        out[first + place] |= kNonPrivatePointer;
      } else {
        out.push_back(kNonPrivatePointer);
        out[first] += 1u << 16;
      }
    };
    if (op == op_load) add_flag(w[3], 4);
    if (op == op_store) add_flag(w[1], 3);
    if (op == op_matrix_load) add_flag(w[3], 6);
    if (op == op_matrix_store) add_flag(w[1], 5);
    if (op == op_control_barrier) out[first + 3] = shared.at(w[3]);
    if (op == op_constant && meanings.count(w[2])) {
      shared[w[2]] = out[kBound]++;
      out.insert(out.end(), {w[0], w[1], shared[w[2]], w[3] | kMakeAvailable | kMakeVisible});
    }
  });
  return out;
}

// -- Slang ----------------------------------------------------------------------------------------

// The entries of one file, compiled for one target.
struct Compiled {
  std::string code;
  std::vector<std::string> names;
  std::vector<size_t> bytes;  // sizes of the arguments, by entry
};

Compiled compile(slang::IGlobalSession* global, const std::string& file, bool spirv) {
  auto option = [](slang::CompilerOptionName name, int value) {
    slang::CompilerOptionEntry e{};
    e.name = name;
    e.value.intValue0 = value;
    return e;
  };
  // Optimized SPIR-V would have floats reassociated, and every call inlined.
  slang::CompilerOptionEntry options[] = {
      option(slang::CompilerOptionName::VulkanUseEntryPointName, 1),
      option(slang::CompilerOptionName::Optimization, SLANG_OPTIMIZATION_LEVEL_NONE)};
  slang::PreprocessorMacroDesc macro = {"TO_SPIRV", "1"};
  slang::TargetDesc target{};
  target.format = spirv ? SLANG_SPIRV : SLANG_CUDA_SOURCE;
  target.lineDirectiveMode = SLANG_LINE_DIRECTIVE_MODE_NONE;
  // SPIR-V 1.4 has OpCopyLogical, which Mesa 22.3 refuses.
  if (spirv) target.profile = global->findProfile("spirv_1_3");
  slang::SessionDesc desc{};
  desc.targets = &target;
  desc.targetCount = 1;
  desc.preprocessorMacros = &macro;
  desc.preprocessorMacroCount = spirv ? 1 : 0;
  desc.compilerOptionEntries = options;
  desc.compilerOptionEntryCount = std::size(options);
  slang::ISession* session = nullptr;
  if (SLANG_FAILED(global->createSession(desc, &session))) fail("no session of Slang");
  slang::IBlob* why = nullptr;
  slang::IModule* module = session->loadModule(file.c_str(), &why);
  if (!module) fail("cannot load " + file, why);
  std::vector<slang::IComponentType*> parts = {module};
  for (int32_t i = 0; i < module->getDefinedEntryPointCount(); ++i) {
    slang::IEntryPoint* entry = nullptr;
    module->getDefinedEntryPoint(i, &entry);
    parts.push_back(entry);
  }
  slang::IComponentType *program = nullptr, *linked = nullptr;
  session->createCompositeComponentType(parts.data(), static_cast<SlangInt>(parts.size()), &program,
                                        &why);
  if (!program) fail("cannot compose " + file, why);
  program->link(&linked, &why);
  if (!linked) fail("cannot link " + file, why);
  slang::IBlob* code = nullptr;
  linked->getTargetCode(0, &code, &why);
  if (!code) fail("cannot compile " + file, why);
  Compiled c;
  c.code = text_of(code);
  slang::ProgramLayout* layout = linked->getLayout();
  for (unsigned i = 0; i < layout->getEntryPointCount(); ++i) {
    slang::EntryPointReflection* entry = layout->getEntryPointByIndex(i);
    c.names.push_back(entry->getName());
    c.bytes.push_back(entry->getParameterByIndex(0)->getTypeLayout()->getSize());
  }
  return c;
}

}  // namespace

int main(int count, char** args) {
  if (count < 3) fail("usage: generate FOLDER FILE.slang..");
  const std::string folder = std::string(args[1]) + "/";
  slang::IGlobalSession* global = nullptr;
  SlangGlobalSessionDesc desc{};
  if (SLANG_FAILED(slang_createGlobalSession2(&desc, &global))) fail("no Slang compiler");
  global->setLanguagePrelude(SLANG_SOURCE_LANGUAGE_CUDA, "");
  std::string entries =
      "// The entries of the GPU kernels: ENTRY(name, module, bytes of its arguments, needs f64), "
      "and\n"
      "// MATRIX_ENTRY(name, module, bytes) of those with cooperative matrices, in SPIR-V alone.\n"
      "// Made by `generate`.\n"
      "// SPDX-License-Identifier: Apache-2.0\n";
  for (int i = 2; i < count; ++i) {
    const std::string name = std::filesystem::path(args[i]).stem().string();
    const Compiled vulkan = compile(global, args[i], true);
    Words words(vulkan.code.size() / 4);
    std::memcpy(words.data(), vulkan.code.data(), vulkan.code.size());
    words = finished(shared_as_declared(words));
    write(folder + name + ".spv", {reinterpret_cast<const char*>(words.data()), 4 * words.size()});
    const bool has_matrices = needs(words, kCooperativeMatrix);
    if (!has_matrices) {
      write(folder + name + ".cu", "// The kernels of " + name +
                                       ".slang for CUDA. Made by `generate`.\n"
                                       "// SPDX-License-Identifier: Apache-2.0\n" +
                                       compile(global, args[i], false).code);
    }
    for (size_t k = 0; k < vulkan.names.size(); ++k) {
      const std::string entry =
          vulkan.names[k] + ", " + name + ", " + std::to_string(vulkan.bytes[k]);
      if (has_matrices) entries += "MATRIX_ENTRY(" + entry + ")\n";
      else entries += "ENTRY(" + entry + ", " + (needs(words, kFloat64) ? "true" : "false") + ")\n";
    }
  }
  write(folder + "entries.inc", entries);
}
