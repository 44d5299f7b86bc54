// Tests that AMD's compiler takes the kernels, on a machine without a GPU of AMD: with the variable
// RADV_FORCE_FAMILY, Mesa's driver of AMD has a device without hardware, which compiles alone. What
// pruned kernels and whole modules take is printed.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <array>
#include <compare>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "../tier.h"
#include "backends/vulkan/programs.h"
#include "backends/vulkan/pruned.h"
#include "mpt/mpt_vulkan.h"
#include "small_trainings.h"

namespace mpt::vulkan {
namespace {

// -- what the plans ask for -----------------------------------------------------------------------

struct Asked {
  std::string entry;
  std::vector<uint32_t> constants;
  auto operator<=>(const Asked&) const = default;
};
std::set<Asked> asked;
bool has_f64 = true;  // the device says it

PFN_vkGetInstanceProcAddr real_instance;
PFN_vkGetDeviceProcAddr real_device;
PFN_vkCreateComputePipelines real_compile;
VKAPI_ATTR VkResult VKAPI_CALL compile(VkDevice d, VkPipelineCache c, uint32_t n,
                                       const VkComputePipelineCreateInfo* i,
                                       const VkAllocationCallbacks* a, VkPipeline* out) {
  const VkPipelineShaderStageCreateInfo& stage = i->stage;
  const auto* const values = static_cast<const uint32_t*>(stage.pSpecializationInfo->pData);
  asked.insert({stage.pName, {values, values + stage.pSpecializationInfo->mapEntryCount}});
  return real_compile(d, c, n, i, a, out);
}
PFN_vkGetPhysicalDeviceFeatures2 real_features;
VKAPI_ATTR void VKAPI_CALL features(VkPhysicalDevice p, VkPhysicalDeviceFeatures2* out) {
  real_features(p, out);
  if (!has_f64) out->features.shaderFloat64 = VK_FALSE;
}

template <class F>
bool replace(const char* wanted, const char* name, PFN_vkVoidFunction& f, F& real, F planted) {
  if (std::strcmp(wanted, name) != 0) return false;
  real = reinterpret_cast<F>(f);
  f = reinterpret_cast<PFN_vkVoidFunction>(planted);
  return true;
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  PFN_vkVoidFunction f = real_device(d, name);
  replace(name, "vkCreateComputePipelines", f, real_compile, &compile);
  return f;
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  PFN_vkVoidFunction f = real_instance(i, name);
  replace(name, "vkGetDeviceProcAddr", f, real_device, &get_device) ||
      replace(name, "vkGetPhysicalDeviceFeatures2", f, real_features, &features);
  return f;
}

// A device whose driver notes what the plans of contexts on it ask for.
class Noting {
 public:
  explicit Noting(bool with_f64) {
    has_f64 = with_f64;
    Loader loader = open_loader();
    real_instance = std::exchange(loader.get, &get_instance);
    program_ = std::make_unique<Connection>(std::move(loader), 0);
    handles_ = program_->handles();
  }
  small::Where device() const { return {.module = VULKAN_MODULE, .native = &handles_}; }
  const Connection& connection() const { return *program_; }

 private:
  std::unique_ptr<Connection> program_;
  mpt_vulkan_device handles_{};
};

// Runs all operations and steps of trainings on the device of the tests, and adds what they have
// not asked for: each entry, without a value for any constant.
void note_plans() {
  {
    const Noting noting(true);
    {
      const mpt::Context ctx = noting.device().context(1);
      ASSERT_EQ(mpt_device_selftest(ctx.get()), MPT_OK) << mpt_last_error();
    }
    for (const auto model : {small::Model::mlp, small::Model::lstm, small::Model::gpt})
      small::Training(noting.device(), model, "16-mixed").run(2);
    small::Training(noting.device(), small::Model::resnet20, "bf16-mixed").run(1);
    const mpt::Context ctx = noting.device().context(1);
    mpt::matmul(ctx.normal({1024, 16}, 0, 1), ctx.normal({16, 1024}, 0, 1));  // in large tiles
  }
  {
    const Noting noting(false);
    small::Training(noting.device(), small::Model::mlp, "16-mixed").run(2);
  }
  std::set<std::string_view> names;
  for (const Asked& a : asked) names.insert(a.entry);
  std::string rest;
  for (const Entry& e : entries()) {
    if (names.contains(e.name)) continue;
    asked.insert({e.name, {}});
    rest += std::string(" ") + e.name;
  }
  std::printf("%zu pairs of entries and constants. No plan was made of%s\n", asked.size(),
              rest.c_str());
}

// -- compilers ------------------------------------------------------------------------------------

// A variable of the environment, which gets its value back.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* const before = getenv(name)) before_ = before;
    setenv(name, value.c_str(), 1);
  }
  ~Variable() {
    if (before_) setenv(name_, before_->c_str(), 1);
    else unsetenv(name_);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

const Entry& entry(const std::string& name) {
  const auto all = entries();
  return *std::find_if(all.begin(), all.end(), [&](const Entry& e) { return name == e.name; });
}

enum class Form { pruned, whole };

// The compiler of a driver's first device.
class Compiler {
 public:
  explicit Compiler(Loader loader) : c_(std::move(loader), 0), programs_(c_, {}) {}

  const std::string& name() const { return c_.name; }
  // True if the device has what an entry needs. The tests of Mesa's newer software driver compile
  // those with cooperative matrices.
  bool takes(const Entry& e) const { return !e.has_matrices && (!e.needs_f64 || c_.features.f64); }
  // Compiles an entry and returns the processor's seconds.
  double compile(const Entry& e, const Asked& a, Form form) const {
    std::vector<uint32_t> code(e.code.begin(), e.code.end());
    if (form == Form::pruned) code = pruned(e.code, e.name, a.constants);
    EXPECT_FALSE(code.empty());
    code = with_float_modes(code, e.name, c_.float_modes);
    const std::clock_t begin = std::clock();
    VkPipeline made = nullptr;
    EXPECT_STREQ(mpt::vulkan::name_of(compile(code, a, made)), "VK_SUCCESS")
        << c_.name << ", " << text(a) << (form == Form::whole ? ", whole" : ", pruned");
    const std::clock_t end = std::clock();
    c_.vk.DestroyPipeline(c_.device, made, nullptr);
    return static_cast<double>(end - begin) / CLOCKS_PER_SEC;
  }

 private:
  static std::string text(const Asked& a) {
    std::string s = a.entry + " with constants";
    for (const uint32_t v : a.constants) s += " " + std::to_string(v);
    return s;
  }
  VkResult compile(const std::vector<uint32_t>& code, const Asked& a, VkPipeline& made) const {
    VkShaderModuleCreateInfo module{};
    module.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    module.codeSize = 4 * code.size();
    module.pCode = code.data();
    std::vector<VkSpecializationMapEntry> places;
    for (uint32_t i = 0; i < a.constants.size(); ++i)
      places.push_back({.constantID = i, .offset = 4 * i, .size = 4});
    VkSpecializationInfo values{};
    values.mapEntryCount = static_cast<uint32_t>(places.size());
    values.pMapEntries = places.data();
    values.dataSize = 4 * places.size();
    values.pData = a.constants.data();
    VkComputePipelineCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.pName = a.entry.c_str();
    info.stage.pSpecializationInfo = &values;
    info.layout = programs_.layout();
    VkResult r = c_.vk.CreateShaderModule(c_.device, &module, nullptr, &info.stage.module);
    if (r != VK_SUCCESS) return r;
    r = c_.vk.CreateComputePipelines(c_.device, nullptr, 1, &info, nullptr, &made);
    c_.vk.DestroyShaderModule(c_.device, info.stage.module, nullptr);
    return r;
  }

  const Connection c_;
  const Programs programs_;
};

// Compiles entries, and prints what it took: each with all constants that were asked for, or with
// the first ones.
enum class Constants { first, all };
void compile_all(const Compiler& compiler, Form form, Constants with) {
  std::vector<double> seconds;
  std::string_view last, slowest;
  double sum = 0, longest = 0;
  for (const Asked& a : asked) {
    const Entry& e = entry(a.entry);
    if (!compiler.takes(e) || (with == Constants::first && last == a.entry)) continue;
    last = a.entry;
    const double s = compiler.compile(e, a, form);
    seconds.push_back(s);
    sum += s;
    if (s <= longest) continue;
    longest = s;
    slowest = a.entry;
  }
  ASSERT_GT(seconds.size(), 100u);
  std::sort(seconds.begin(), seconds.end());
  std::printf("| %s | %s | %zu | %.1f | %.0f | %.0f | %s |\n", compiler.name().c_str(),
              form == Form::whole ? "whole" : "pruned", seconds.size(), sum,
              1e3 * seconds[seconds.size() / 2], 1e3 * longest, std::string(slowest).c_str());
  std::fflush(stdout);
}

// Mesa's driver of AMD, whose first device is one of this family without hardware.
class Amd {
 public:
  explicit Amd(const char* family) : family_("RADV_FORCE_FAMILY", family) {}

  // Opens the device; nullptr if `why` says why there is none.
  static std::unique_ptr<Compiler> open(std::string& why) {
    try {
      return std::make_unique<Compiler>(open_loader());
    } catch (const std::exception& e) {
      why = e.what();
    }
    return nullptr;
  }

 private:
  static std::string file() {
    std::error_code none;  // there is no folder
    for (const auto& f : std::filesystem::directory_iterator("/usr/share/vulkan/icd.d", none))
      if (f.path().filename().string().starts_with("radeon_icd")) return f.path().string();
    return "none";
  }

  const Variable family_, file_{"VK_ICD_FILENAMES", file()}, same_{"VK_DRIVER_FILES", file()};
  // Keep no kernels from one pipeline to another.
  const Variable no_cache_{"RADV_DEBUG", "nocache"}, no_files_{"MESA_SHADER_CACHE_DISABLE", "true"};
};

// True if the device of the tests is Mesa 22.3's, whose driver of AMD makes such devices. Newer
// ones, such as 26.1, do not.
bool is_mesa_22_3() {
  const Connection c(open_loader(), 0);
  VkPhysicalDeviceVulkan12Properties v12{};
  v12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES;
  VkPhysicalDeviceProperties2 p{};
  p.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  p.pNext = &v12;
  c.vk.GetPhysicalDeviceProperties2(static_cast<VkPhysicalDevice>(c.handles().physical_device), &p);
  return std::string_view(v12.driverInfo).starts_with("Mesa 22.3");
}
bool must_be_there() {
  const char* const ci = getenv("CI");
  return ci && std::string_view(ci) == "true" && is_mesa_22_3();
}

#define NEEDS(compiler, is_due, why)                                                       \
  if (!(compiler)) {                                                                       \
    ASSERT_FALSE(is_due) << (why);                                                         \
    GTEST_SKIP() << "Mesa's driver of AMD has no device without hardware here: " << (why); \
  }

TEST(Compilers, OfAmdTakesAKernelInBothForms) {
  std::string why;
  const bool is_due = must_be_there();
  const Amd amd("gfx1100");
  const auto compiler = Amd::open(why);
  NEEDS(compiler, is_due, why)
  const Asked f16_to_f32{"mpt_unary_f32", {0, 0x21}};
  for (const Form form : {Form::pruned, Form::whole})
    compiler->compile(entry(f16_to_f32.entry), f16_to_f32, form);
}

TEST(Compilers, OfAmdTakesAllThatThePlansAskFor) {
  LONG("a thousand pipelines are compiled");
  note_plans();
  std::printf(
      "| device | modules | pipelines | all, s | median, ms | longest, ms | which |\n"
      "|---|---|---|---|---|---|---|\n");
  {
    const Compiler own(open_loader());
    for (const Form form : {Form::pruned, Form::whole}) compile_all(own, form, Constants::first);
  }
  const bool is_due = must_be_there();
  for (const char* family : {"polaris10", "navi21", "gfx1100"}) {
    const Amd amd(family);
    std::string why;
    const auto compiler = Amd::open(why);
    NEEDS(compiler, is_due, why)
    compile_all(*compiler, Form::pruned, Constants::first);
    if (std::string_view(family) != "gfx1100") continue;
    compile_all(*compiler, Form::whole, Constants::first);
    compile_all(*compiler, Form::pruned, Constants::all);
  }
}

}  // namespace
}  // namespace mpt::vulkan
