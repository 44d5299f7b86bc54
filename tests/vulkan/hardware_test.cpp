// Tests of the driver of Vulkan over a loader that plants what GPUs have and the software driver
// lacks: several families of queues and types of memory, drivers of parts of Vulkan, compilers that
// refuse code, work that never ends.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <span>
#include <utility>

#include "backends/vulkan/device.h"
#include "core/error.h"
#include "fixture.h"
#include "replace.h"

namespace mpt_test {
namespace {

using mpt::vulkan::VulkanDevice;
using Names = std::vector<std::string>;

constexpr uint64_t kMiB = uint64_t{1} << 20;

// -- the loader -----------------------------------------------------------------------------------

struct Memory {
  VkMemoryPropertyFlags flags;
  uint64_t heap;  // bytes; each type has a heap of its own
  bool is_full = false;
};

struct Plan {
  std::vector<VkQueueFlags> families;                            // none: the device's own
  Names loader_extensions, device_extensions;                    // offered beside the real ones
  std::vector<Memory> memory;                                    // none: the device's own
  VkPhysicalDeviceType type = VK_PHYSICAL_DEVICE_TYPE_MAX_ENUM;  // the device's own
  uint64_t max_buffer = 0;                                       // 0: the device's own
  uint64_t budget = 0, usage = 0;                                // bytes of each heap
  std::vector<VkResult> compiled;                                // results of the next pipelines
  int64_t timeouts = 0;                                          // waits that end by their time
  bool stands_still = false;  // nothing that is submitted ever ends
  bool is_lost = false;
  bool has_faults = true;  // the feature

  // The driver's calls.
  VkInstanceCreateFlags instance_flags = 0;
  Names instance_extensions, extensions;
  uint32_t family = UINT32_MAX;
  bool wants_faults = false;
  std::vector<uint32_t> types;  // memory that it asked for
  std::vector<std::vector<uint32_t>> modules;
} plan;

PFN_vkGetInstanceProcAddr real_instance;
PFN_vkGetDeviceProcAddr real_device;

bool is_planted(const Names& names, const char* name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}
// Notes the names, and returns those that the real loader or device knows.
std::vector<const char*> known(const char* const* names, uint32_t count, const Names& planted,
                               Names& noted) {
  std::vector<const char*> real;
  for (uint32_t i = 0; i < count; ++i) {
    noted.emplace_back(names[i]);
    if (!is_planted(planted, names[i])) real.push_back(names[i]);
  }
  return real;
}
VkResult list(const Names& planted, uint32_t* count, VkExtensionProperties* out,
              const std::function<VkResult(uint32_t*, VkExtensionProperties*)>& real) {
  const auto more = static_cast<uint32_t>(planted.size());
  if (!out) {
    const VkResult r = real(count, nullptr);
    *count += more;
    return r;
  }
  *count -= more;
  const VkResult r = real(count, out);
  for (const std::string& name : planted)
    std::snprintf(out[(*count)++].extensionName, VK_MAX_EXTENSION_NAME_SIZE, "%s", name.c_str());
  return r;
}

PFN_vkEnumerateInstanceExtensionProperties real_loader_extensions;
VKAPI_ATTR VkResult VKAPI_CALL loader_extensions(const char* layer, uint32_t* count,
                                                 VkExtensionProperties* out) {
  return list(plan.loader_extensions, count, out,
              [&](auto* n, auto* e) { return real_loader_extensions(layer, n, e); });
}
PFN_vkEnumerateDeviceExtensionProperties real_device_extensions;
VKAPI_ATTR VkResult VKAPI_CALL device_extensions(VkPhysicalDevice p, const char* layer,
                                                 uint32_t* count, VkExtensionProperties* out) {
  return list(plan.device_extensions, count, out,
              [&](auto* n, auto* e) { return real_device_extensions(p, layer, n, e); });
}
PFN_vkCreateInstance real_create_instance;
VKAPI_ATTR VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo* given,
                                               const VkAllocationCallbacks* a, VkInstance* out) {
  VkInstanceCreateInfo info = *given;
  plan.instance_flags = std::exchange(info.flags, 0);
  const auto names = known(info.ppEnabledExtensionNames, info.enabledExtensionCount,
                           plan.loader_extensions, plan.instance_extensions);
  info.enabledExtensionCount = static_cast<uint32_t>(names.size());
  info.ppEnabledExtensionNames = names.data();
  return real_create_instance(&info, a, out);
}
// Takes the features of faults off a chain, which the real device does not know.
VkPhysicalDeviceFaultFeaturesEXT* take_faults(void* chain) {
  for (auto* s = static_cast<VkBaseOutStructure*>(chain); s && s->pNext; s = s->pNext) {
    if (s->pNext->sType != VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT) continue;
    auto* const found = reinterpret_cast<VkPhysicalDeviceFaultFeaturesEXT*>(s->pNext);
    s->pNext = s->pNext->pNext;
    return found;
  }
  return nullptr;
}
PFN_vkCreateDevice real_create_device;
VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice p, const VkDeviceCreateInfo* given,
                                             const VkAllocationCallbacks* a, VkDevice* out) {
  VkDeviceCreateInfo info = *given;
  VkDeviceQueueCreateInfo queue = *info.pQueueCreateInfos;
  plan.family = std::exchange(queue.queueFamilyIndex, 0);
  info.pQueueCreateInfos = &queue;
  const auto* const faults = take_faults(const_cast<void*>(info.pNext));
  plan.wants_faults = faults && faults->deviceFault;
  const auto names = known(info.ppEnabledExtensionNames, info.enabledExtensionCount,
                           plan.device_extensions, plan.extensions);
  info.enabledExtensionCount = static_cast<uint32_t>(names.size());
  info.ppEnabledExtensionNames = names.data();
  return real_create_device(p, &info, a, out);
}
PFN_vkGetPhysicalDeviceFeatures2 real_features;
VKAPI_ATTR void VKAPI_CALL features(VkPhysicalDevice p, VkPhysicalDeviceFeatures2* out) {
  auto* const faults = take_faults(out);
  real_features(p, out);
  if (faults) faults->deviceFault = plan.has_faults;
}
PFN_vkGetPhysicalDeviceQueueFamilyProperties real_families;
VKAPI_ATTR void VKAPI_CALL families(VkPhysicalDevice p, uint32_t* count,
                                    VkQueueFamilyProperties* out) {
  if (plan.families.empty()) return real_families(p, count, out);
  *count = static_cast<uint32_t>(plan.families.size());
  for (uint32_t i = 0; out && i < *count; ++i) out[i] = {.queueFlags = plan.families[i]};
}
PFN_vkGetDeviceQueue real_queue;
VKAPI_ATTR void VKAPI_CALL queue(VkDevice d, uint32_t family, uint32_t index, VkQueue* out) {
  EXPECT_EQ(family, plan.family);
  real_queue(d, 0, index, out);
}
PFN_vkCreateCommandPool real_pool;
VKAPI_ATTR VkResult VKAPI_CALL pool(VkDevice d, const VkCommandPoolCreateInfo* given,
                                    const VkAllocationCallbacks* a, VkCommandPool* out) {
  VkCommandPoolCreateInfo info = *given;
  EXPECT_EQ(info.queueFamilyIndex, plan.family);
  info.queueFamilyIndex = 0;
  return real_pool(d, &info, a, out);
}
PFN_vkGetPhysicalDeviceProperties2 real_properties;
VKAPI_ATTR void VKAPI_CALL properties(VkPhysicalDevice p, VkPhysicalDeviceProperties2* out) {
  real_properties(p, out);
  if (plan.type != VK_PHYSICAL_DEVICE_TYPE_MAX_ENUM) out->properties.deviceType = plan.type;
  for (auto* s = static_cast<VkBaseOutStructure*>(out->pNext); s && plan.max_buffer; s = s->pNext)
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES)
      reinterpret_cast<VkPhysicalDeviceMaintenance4Properties*>(s)->maxBufferSize = plan.max_buffer;
}
PFN_vkGetPhysicalDeviceMemoryProperties real_memory;
VKAPI_ATTR void VKAPI_CALL memory(VkPhysicalDevice p, VkPhysicalDeviceMemoryProperties* out) {
  if (plan.memory.empty()) return real_memory(p, out);
  *out = {};
  for (const Memory& m : plan.memory) {
    out->memoryTypes[out->memoryTypeCount++] = {m.flags, out->memoryHeapCount};
    out->memoryHeaps[out->memoryHeapCount++] = {m.heap, 0};
  }
}
PFN_vkGetPhysicalDeviceMemoryProperties2 real_memory2;
VKAPI_ATTR void VKAPI_CALL memory2(VkPhysicalDevice p, VkPhysicalDeviceMemoryProperties2* out) {
  auto* const budget =
      static_cast<VkPhysicalDeviceMemoryBudgetPropertiesEXT*>(std::exchange(out->pNext, nullptr));
  real_memory2(p, out);
  ASSERT_NE(budget, nullptr);
  std::fill_n(budget->heapBudget, VK_MAX_MEMORY_HEAPS, plan.budget);
  std::fill_n(budget->heapUsage, VK_MAX_MEMORY_HEAPS, plan.usage);
}
PFN_vkGetBufferMemoryRequirements real_requirements;
VKAPI_ATTR void VKAPI_CALL requirements(VkDevice d, VkBuffer b, VkMemoryRequirements* out) {
  real_requirements(d, b, out);
  if (!plan.memory.empty()) out->memoryTypeBits = (1u << plan.memory.size()) - 1;
}
PFN_vkAllocateMemory real_allocate;
VKAPI_ATTR VkResult VKAPI_CALL allocate(VkDevice d, const VkMemoryAllocateInfo* given,
                                        const VkAllocationCallbacks* a, VkDeviceMemory* out) {
  VkMemoryAllocateInfo info = *given;
  plan.types.push_back(info.memoryTypeIndex);
  if (!plan.memory.empty()) {
    if (plan.memory[info.memoryTypeIndex].is_full) return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    info.memoryTypeIndex = 0;
  }
  return real_allocate(d, &info, a, out);
}
PFN_vkCreateShaderModule real_module;
VKAPI_ATTR VkResult VKAPI_CALL module(VkDevice d, const VkShaderModuleCreateInfo* i,
                                      const VkAllocationCallbacks* a, VkShaderModule* out) {
  plan.modules.emplace_back(i->pCode, i->pCode + i->codeSize / sizeof(uint32_t));
  return real_module(d, i, a, out);
}
PFN_vkCreateComputePipelines real_compile;
VKAPI_ATTR VkResult VKAPI_CALL compile(VkDevice d, VkPipelineCache c, uint32_t n,
                                       const VkComputePipelineCreateInfo* i,
                                       const VkAllocationCallbacks* a, VkPipeline* out) {
  if (plan.compiled.empty()) return real_compile(d, c, n, i, a, out);
  const VkResult r = plan.compiled.front();
  plan.compiled.erase(plan.compiled.begin());
  return r == VK_SUCCESS ? real_compile(d, c, n, i, a, out) : r;
}
PFN_vkQueueSubmit real_submit;
VKAPI_ATTR VkResult VKAPI_CALL submit(VkQueue q, uint32_t n, const VkSubmitInfo* i, VkFence f) {
  return plan.is_lost ? VK_ERROR_DEVICE_LOST : real_submit(q, n, i, f);
}
PFN_vkWaitSemaphores real_wait;
VKAPI_ATTR VkResult VKAPI_CALL wait(VkDevice d, const VkSemaphoreWaitInfo* i, uint64_t t) {
  EXPECT_LT(t, uint64_t{60'000'000'000}) << "a wait without an end";
  if (plan.stands_still) return VK_TIMEOUT;
  return --plan.timeouts >= 0 ? VK_TIMEOUT : real_wait(d, i, t);
}
PFN_vkGetSemaphoreCounterValue real_counter;
VKAPI_ATTR VkResult VKAPI_CALL counter(VkDevice d, VkSemaphore s, uint64_t* out) {
  if (!plan.stands_still) return real_counter(d, s, out);
  *out = 0;
  return VK_SUCCESS;
}
VKAPI_ATTR VkResult VKAPI_CALL fault_info(VkDevice, VkDeviceFaultCountsEXT* counts,
                                          VkDeviceFaultInfoEXT* out) {
  if (!out) {
    counts->addressInfoCount = counts->vendorInfoCount = 1;
    counts->vendorBinarySize = 99;
    return VK_SUCCESS;
  }
  EXPECT_EQ(counts->vendorBinarySize, 0u);
  std::snprintf(out->description, sizeof out->description, "a page was not there");
  out->pAddressInfos[0] = {VK_DEVICE_FAULT_ADDRESS_TYPE_WRITE_INVALID_EXT, 0x7f00aa00, 4096};
  std::snprintf(out->pVendorInfos[0].description, VK_MAX_DESCRIPTION_SIZE, "shader engine 3");
  out->pVendorInfos[0].vendorFaultCode = 77;
  return VK_SUCCESS;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  if (std::strcmp(name, "vkGetDeviceFaultInfoEXT") == 0 && plan.wants_faults)
    return reinterpret_cast<PFN_vkVoidFunction>(&fault_info);
  PFN_vkVoidFunction f = real_device(d, name);
  replace(name, "vkGetDeviceQueue", f, real_queue, &queue) ||
      replace(name, "vkCreateCommandPool", f, real_pool, &pool) ||
      replace(name, "vkGetBufferMemoryRequirements", f, real_requirements, &requirements) ||
      replace(name, "vkAllocateMemory", f, real_allocate, &allocate) ||
      replace(name, "vkCreateShaderModule", f, real_module, &module) ||
      replace(name, "vkCreateComputePipelines", f, real_compile, &compile) ||
      replace(name, "vkQueueSubmit", f, real_submit, &submit) ||
      replace(name, "vkWaitSemaphores", f, real_wait, &wait) ||
      replace(name, "vkGetSemaphoreCounterValue", f, real_counter, &counter);
  return f;
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  PFN_vkVoidFunction f = real_instance(i, name);
  replace(name, "vkGetDeviceProcAddr", f, real_device, &get_device) ||
      replace(name, "vkEnumerateInstanceExtensionProperties", f, real_loader_extensions,
              &loader_extensions) ||
      replace(name, "vkEnumerateDeviceExtensionProperties", f, real_device_extensions,
              &device_extensions) ||
      replace(name, "vkCreateInstance", f, real_create_instance, &create_instance) ||
      replace(name, "vkCreateDevice", f, real_create_device, &create_device) ||
      replace(name, "vkGetPhysicalDeviceFeatures2", f, real_features, &features) ||
      replace(name, "vkGetPhysicalDeviceQueueFamilyProperties", f, real_families, &families) ||
      replace(name, "vkGetPhysicalDeviceProperties2", f, real_properties, &properties) ||
      replace(name, "vkGetPhysicalDeviceMemoryProperties", f, real_memory, &memory) ||
      replace(name, "vkGetPhysicalDeviceMemoryProperties2", f, real_memory2, &memory2);
  return f;
}

// -- the tests ------------------------------------------------------------------------------------

constexpr VkQueueFlags kGraphics = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
constexpr VkMemoryPropertyFlags kOwn = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
constexpr VkMemoryPropertyFlags kHosts = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                         VK_MEMORY_PROPERTY_HOST_COHERENT_BIT |
                                         VK_MEMORY_PROPERTY_HOST_CACHED_BIT;

class Hardware : public testing::Test {
 protected:
  void SetUp() override { plan = {}; }
  void TearDown() override {
    device.reset();
    EXPECT_EQ(layers().messages(), "");
  }
  void open(mpt_vulkan_flags flags = 0) {
    device.reset();
    layers();
    mpt::vulkan::Loader loader = mpt::vulkan::open_loader();
    real_instance = std::exchange(loader.get, &get_instance);
    const mpt_vulkan_device given{.flags = flags};
    device = std::make_unique<VulkanDevice>(std::move(loader), 0, given);
  }
  // Allocates, and returns the types that were asked for memory.
  std::vector<uint32_t> types_of(uint64_t bytes, bool is_there = true) {
    plan.types.clear();
    void* const p = device->alloc(bytes);
    EXPECT_EQ(p != nullptr, is_there) << device->why_no_memory();
    if (p) device->free(p, bytes);
    return plan.types;
  }
  void expect_no_memory(uint64_t bytes, const std::string& why) {
    EXPECT_EQ(device->alloc(bytes), nullptr);
    EXPECT_NE(std::string(device->why_no_memory()).find(why), std::string::npos)
        << device->why_no_memory();
  }
  void expect_works() {
    auto* const p = static_cast<char*>(device->alloc(100));
    QUEUED(device->fill(p, 7, 100));
    EXPECT_EQ(OnDevice(*device).read(p, 100), Bytes(100, 7));
    device->free(p, 100);
  }
  std::string failure() {
    mpt::Device::Failure f;
    if (!device->take_failure(f)) return "";
    EXPECT_TRUE(f.is_lost);
    return f.text;
  }

  std::unique_ptr<VulkanDevice> device;
};

TEST_F(Hardware, AFamilyThatComputesAloneIsTaken) {
  const std::pair<std::vector<VkQueueFlags>, uint32_t> cases[] = {
      {{kGraphics, VK_QUEUE_TRANSFER_BIT, VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT}, 2},
      {{VK_QUEUE_COMPUTE_BIT, kGraphics}, 0},
      {{VK_QUEUE_TRANSFER_BIT, VK_QUEUE_GRAPHICS_BIT, kGraphics}, 2},
  };
  for (const auto& [families, wanted] : cases) {
    plan.families = families;
    open();
    EXPECT_EQ(plan.family, wanted);
    expect_works();
  }
  plan.families = {VK_QUEUE_GRAPHICS_BIT, VK_QUEUE_TRANSFER_BIT};
  EXPECT_THROW(open(), mpt::Error);
}

TEST_F(Hardware, DriversOfPartsOfVulkanAreAskedFor) {
  open();
  EXPECT_EQ(plan.extensions, Names{});
  plan = {};
  plan.loader_extensions = {"VK_KHR_portability_enumeration"};
  plan.device_extensions = {"VK_KHR_portability_subset"};
  open();
  // A newer loader offers the first one itself.
  EXPECT_TRUE(is_planted(plan.instance_extensions, "VK_KHR_portability_enumeration"));
  EXPECT_EQ(plan.instance_flags, VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR);
  EXPECT_EQ(plan.extensions, Names{"VK_KHR_portability_subset"});
  expect_works();
}

TEST_F(Hardware, TheNextTypeOfMemoryIsTakenWhereOneIsFull) {
  plan.type = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
  plan.memory = {{kHosts, 999 * kMiB}, {kOwn | kHosts, 64 * kMiB}, {kOwn, 512 * kMiB}};
  open();
  EXPECT_EQ(types_of(kMiB), std::vector<uint32_t>{2});
  plan.memory[2].is_full = true;
  EXPECT_EQ(types_of(kMiB), (std::vector<uint32_t>{2, 1}));
  EXPECT_EQ(types_of(80 * kMiB, false), std::vector<uint32_t>{2});  // more than the other heap
  plan.memory[1].is_full = true;
  EXPECT_EQ(types_of(kMiB, false), (std::vector<uint32_t>{2, 1}));
  expect_no_memory(kMiB, "vkAllocateMemory of 1048576 bytes returned VK_ERROR_OUT_OF_DEVICE_");

  // All memory of an integrated device is that of the host.
  plan.type = VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
  open();
  EXPECT_EQ(types_of(kMiB), (std::vector<uint32_t>{2, 1, 0}));
  EXPECT_EQ(types_of(600 * kMiB), std::vector<uint32_t>{0});
  expect_works();
}

TEST_F(Hardware, WhatIsLeftOfTheMemoryIsNamed) {
  plan.memory = {{kOwn | kHosts, 512 * kMiB, true}};
  plan.device_extensions = {"VK_EXT_memory_budget"};
  plan.budget = 300 * kMiB;
  plan.usage = 299 * kMiB;
  open();
  expect_no_memory(2 * kMiB,
                   "VK_ERROR_OUT_OF_DEVICE_MEMORY; of its memory, 1048576 bytes are left");
  plan.usage = 301 * kMiB;
  expect_no_memory(2 * kMiB, "of its memory, 0 bytes are left to this process");
}

TEST_F(Hardware, TheLargestBufferIsNamed) {
  plan.device_extensions = {"VK_KHR_maintenance4"};
  plan.max_buffer = 3 * kMiB;
  open();
  EXPECT_EQ(types_of(3 * kMiB).size(), 1u);
  expect_no_memory(3 * kMiB + 1, "3145729 bytes in one piece are more than maxBufferSize of ");
}

TEST_F(Hardware, CodeThatACompilerRefusesIsCompiledAsAWhole) {
  open();
  std::string why;
  for (const VkResult r : {VK_ERROR_UNKNOWN, VK_ERROR_INVALID_SHADER_NV,
                           VK_ERROR_INITIALIZATION_FAILED, VK_ERROR_FEATURE_NOT_PRESENT}) {
    plan.modules.clear();
    plan.compiled = {r};
    EXPECT_NE(device->find("mpt_unary_f32", {{static_cast<uint32_t>(-r)}}, why), nullptr) << why;
    ASSERT_EQ(plan.modules.size(), 2u);
    EXPECT_LT(plan.modules[0].size(), plan.modules[1].size());
  }
  plan.modules.clear();
  plan.compiled = {VK_ERROR_INVALID_SHADER_NV, VK_ERROR_UNKNOWN};
  EXPECT_EQ(device->find("mpt_unary_f32", {{1, 2}}, why), nullptr);
  EXPECT_NE(why.find("VK_ERROR_UNKNOWN"), std::string::npos) << why;
}

TEST_F(Hardware, WholeModulesAreCompiledWhereAskedFor) {
  const auto size = [this](mpt_vulkan_flags flags) {
    open(flags);
    plan.modules.clear();
    std::string why;
    EXPECT_NE(device->find("mpt_unary_f32", {}, why), nullptr) << why;
    EXPECT_EQ(plan.modules.size(), 1u);
    return plan.modules[0].size();
  };
  EXPECT_LT(size(0), size(MPT_VULKAN_WHOLE_MODULES));
}

TEST_F(Hardware, KernelsAskForTheFloatsThatTheDeviceCanKeep) {
  open();
  const mpt::vulkan::Connection c(mpt::vulkan::open_loader(), 0);
  ASSERT_TRUE(c.float_modes.rounds_to_even.is_there[1]) << "the software driver has it";
  // OpCapability RoundingModeRTE.
  const auto asks = [](std::span<const uint32_t> code) {
    constexpr uint32_t kWords[] = {2u << 16 | 17, 4467};
    return std::search(code.begin(), code.end(), std::begin(kWords), std::end(kWords)) !=
           code.end();
  };
  const auto all = mpt::vulkan::entries();
  const auto entry = std::find_if(all.begin(), all.end(), [](const mpt::vulkan::Entry& e) {
    return std::string(e.name) == "mpt_unary_f32";
  });
  ASSERT_NE(entry, all.end());
  EXPECT_FALSE(asks(entry->code));
  std::string why;
  ASSERT_NE(device->find("mpt_unary_f32", {}, why), nullptr) << why;
  EXPECT_TRUE(asks(plan.modules.back()));
}

TEST_F(Hardware, TheListNamesDriverAndOffer) {
  layers();
  const auto all = mpt::vulkan::Connection::list(mpt::vulkan::open_loader());
  ASSERT_FALSE(all.empty());
  for (const mpt::FoundDevice& d : all) {
    EXPECT_EQ(d.has.find("driver "), 0u) << d.has;
    for (const char* part : {"f64, ", "matrices", "subnormal numbers"})
      EXPECT_NE(d.has.find(part), std::string::npos) << d.has;
  }
}

TEST_F(Hardware, SlowWorkIsWaitedFor) {
  open();
  auto* const p = static_cast<char*>(device->alloc(100));
  QUEUED(device->fill(p, 3, 100));
  plan.timeouts = 30;
  EXPECT_EQ(OnDevice(*device).read(p, 100), Bytes(100, 3));
}

TEST_F(Hardware, WorkThatNeverEndsIsNamed) {
  open();
  auto* const p = static_cast<char*>(device->alloc(100));
  plan.stands_still = true;
  QUEUED(device->fill(p, 3, 100));
  mpt::Event e = 0;
  QUEUED(device->record(e));
  EXPECT_STREQ(device->wait(e), "the device is lost");
  EXPECT_EQ(failure(), "the device has ended no work for 600 seconds. It is at a fill");
  EXPECT_STREQ(device->fill(p, 4, 100), "the device is lost");
  device->free(p, 100);
  // Memory and objects that the device may still use are left alone, also by its end.
  device.reset();
  EXPECT_EQ(layers().messages(), "");
}

TEST_F(Hardware, ADriverTellsWhyADeviceWasLost) {
  plan.device_extensions = {"VK_EXT_device_fault"};
  for (const bool has : {true, false}) {
    plan.has_faults = has;
    plan.is_lost = false;
    plan.extensions.clear();
    open();
    EXPECT_EQ(plan.wants_faults, has);
    EXPECT_EQ(is_planted(plan.extensions, "VK_EXT_device_fault"), has);
    auto* const p = static_cast<char*>(device->alloc(100));
    plan.is_lost = true;
    QUEUED(device->fill(p, 3, 100));
    mpt::Event e = 0;
    device->record(e);
    EXPECT_STREQ(device->wait(e), "the device is lost");
    const std::string told =
        ": a page was not there, invalid write at 0x7f00aa00, shader engine 3 (code 77)";
    EXPECT_EQ(failure(), "vkQueueSubmit returned VK_ERROR_DEVICE_LOST" + (has ? told : "") +
                             ". The last commands: a fill");
    device->free(p, 100);
  }
}

}  // namespace
}  // namespace mpt_test
