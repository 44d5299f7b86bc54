// Opens devices of Vulkan and checks what they have.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/connection.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <new>
#include <span>
#include <utility>
#include <vector>

#include "backends/gpu/arguments.h"
#include "backends/vulkan/fault.h"
#include "backends/vulkan/matrices.h"
#include "core/error.h"

namespace mpt::vulkan {
namespace {

constexpr uint32_t kVersion = VK_API_VERSION_1_2;

std::string version_text(uint32_t v) {
  return std::to_string(VK_API_VERSION_MAJOR(v)) + "." + std::to_string(VK_API_VERSION_MINOR(v));
}

// The features of a device, as Vulkan chains them.
struct DeviceFeatures {
  VkPhysicalDeviceFeatures2 v10{};
  VkPhysicalDeviceVulkan11Features v11{};
  VkPhysicalDeviceVulkan12Features v12{};

  DeviceFeatures() {
    v10.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    v11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
    v12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    v10.pNext = &v11;
    v11.pNext = &v12;
  }
  DeviceFeatures(const DeviceFeatures&) = delete;
  DeviceFeatures& operator=(const DeviceFeatures&) = delete;

  struct Needed {
    const char* name;
    VkBool32* is_there;
  };
  // Returns the features without which the kernels or the driver cannot work.
  std::array<Needed, 8> needed() {
    return {{{"bufferDeviceAddress", &v12.bufferDeviceAddress},
             {"timelineSemaphore", &v12.timelineSemaphore},
             {"scalarBlockLayout", &v12.scalarBlockLayout},
             {"shaderInt64", &v10.features.shaderInt64},
             {"shaderInt16", &v10.features.shaderInt16},
             {"shaderInt8", &v12.shaderInt8},
             {"storageBuffer16BitAccess", &v11.storageBuffer16BitAccess},
             {"storageBuffer8BitAccess", &v12.storageBuffer8BitAccess}}};
  }
};

std::string hex_of(std::span<const uint8_t> bytes) {
  std::string s;
  for (const uint8_t b : bytes)
    for (const int digit : {b >> 4, b & 15}) s += "0123456789abcdef"[digit];
  return s;
}

// Throws if a device lacks a feature that libmpt needs.
void need_all(DeviceFeatures& has, const std::string& name) {
  std::string missing;
  for (const auto& f : has.needed())
    if (!*f.is_there) missing += (missing.empty() ? "" : ", ") + std::string(f.name);
  if (missing.empty()) return;
  fail(MPT_ERROR_DEVICE, "%s lacks features of Vulkan that libmpt needs: %s", name.c_str(),
       missing.c_str());
}

}  // namespace

// The loader's library has these names, the usual one first.
#if defined(_WIN32)
constexpr const char* kLoaders[] = {"vulkan-1.dll"};
#elif defined(__APPLE__)
constexpr const char* kLoaders[] = {"libvulkan.1.dylib", "libMoltenVK.dylib"};
#elif defined(__ANDROID__)
constexpr const char* kLoaders[] = {"libvulkan.so"};
#else
constexpr const char* kLoaders[] = {"libvulkan.so.1", "libvulkan.so"};
#endif

Loader open_loader() {
  Loader loader;
  std::string why;
  for (const char* name : kLoaders) {
    loader.library.reset(dlopen(name, RTLD_NOW | RTLD_LOCAL), [](void* library) {
      if (library) dlclose(library);
    });
    if (loader.library) {
      loader.get = reinterpret_cast<PFN_vkGetInstanceProcAddr>(
          dlsym(loader.library.get(), "vkGetInstanceProcAddr"));
      if (loader.get) return loader;
      fail(MPT_ERROR_DEVICE, "%s is no loader of Vulkan: vkGetInstanceProcAddr is missing", name);
    }
    if (why.empty()) why = dlerror();
  }
  fail(MPT_ERROR_DEVICE, "Vulkan's loader could not be opened: %s. Install it (Debian: libvulkan1)",
       why.c_str());
}

Connection::Connection(Loader from) : loader_(std::move(from)) {}

// The destructor runs if this throws.
Connection::Connection(Loader from, int32_t index, const mpt_vulkan_device& given)
    : Connection(std::move(from)) {
  if (given.instance) {
    adopt(given);
    return;
  }
  open_instance();
  choose(index, given.name);
  open_device();
}

std::vector<FoundDevice> Connection::list(Loader from) {
  Connection c(std::move(from));
  c.open_instance();
  std::vector<FoundDevice> all;
  for (const VkPhysicalDevice d : c.devices()) {
    all.push_back(c.describe(d));
    c.physical_ = d;
    try {
      c.read_properties();
      DeviceFeatures has;
      c.vk.GetPhysicalDeviceFeatures2(d, &has.v10);
      need_all(has, c.name);
      MatrixFeatures matrices;
      matrices.read(c.vk, d, has.v12);
      c.features = {.f64 = has.v10.features.shaderFloat64 != 0};
      if (!matrices.extensions.empty()) {
        read_matrix_sizes(c.vk, c.instance_, c.loader_.get, d, matrices.has_bfloat16(), c.features);
      }
      all.back().has = c.offer();
    } catch (const Error& e) {
      all.back().missing = message_of(e);
    }
  }
  return all;
}

// Names the driver, and what results and speed rest on.
std::string Connection::offer() const {
  VkPhysicalDeviceDriverProperties driver{};
  driver.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES;
  VkPhysicalDeviceProperties2 properties{};
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  properties.pNext = &driver;
  vk.GetPhysicalDeviceProperties2(physical_, &properties);
  std::string s = "driver " + std::string(driver.driverName) + " " + driver.driverInfo;
  s += features.f64 ? ", f64" : ", no f64";
  const auto add = [&s](const gpu::MatrixSize& m, const char* type) {
    if (m.m == 0) return;
    s += ", matrices of " + std::string(type) + " " + std::to_string(m.m) + "x" +
         std::to_string(m.n) + "x" + std::to_string(m.k);
  };
  add(features.f16, "f16");
  add(features.bf16, "bf16");
  if (features.f16.m == 0 && features.bf16.m == 0) s += ", no matrices";
  s += float_modes.keeps_subnormals.is_there[1] ? ", subnormal numbers"
                                                : ", subnormal numbers may be 0";
  return s;
}

void Connection::adopt(const mpt_vulkan_device& given) {
  program_ = given;
  program_.name = nullptr;
  program_.cache = nullptr;
  program_.cache_size = 0;
  features.f64 = given.has_float64 != 0;
  instance_ = static_cast<VkInstance>(given.instance);
  physical_ = static_cast<VkPhysicalDevice>(given.physical_device);
  device = static_cast<VkDevice>(given.device);
  queue = static_cast<VkQueue>(given.queue);
  family = given.queue_family;
  vk.find(loader_.get, instance_);
  if (!vk.EnumeratePhysicalDevices) {
    fail(MPT_ERROR_DEVICE,
         "mpt_vulkan_device.get_proc does not find the functions of the instance: it must be "
         "vkGetInstanceProcAddr of the loader that has made it");
  }
  const std::vector<VkPhysicalDevice> all = devices();
  if (std::find(all.begin(), all.end(), physical_) == all.end()) {
    fail(MPT_ERROR_DEVICE,
         "mpt_vulkan_device.physical_device is none of the %zu devices of the instance",
         all.size());
  }
  read_properties();
  sparse_space = 0;  // the program does not say whether it has the feature
  DeviceFeatures has;
  vk.GetPhysicalDeviceFeatures2(physical_, &has.v10);
  need_all(has, name);
  if (given.flags & MPT_VULKAN_HAS_MATRICES) {
    MatrixFeatures matrices;
    matrices.read(vk, physical_, has.v12);
    if (matrices.extensions.empty()) {
      fail(MPT_ERROR_DEVICE,
           "mpt_vulkan_device.flags has MPT_VULKAN_HAS_MATRICES, and %s does not offer them",
           name.c_str());
    }
    read_matrix_sizes(vk, instance_, loader_.get, physical_,
                      matrices.has_bfloat16() && given.flags & MPT_VULKAN_HAS_BFLOAT16, features);
  }
  const std::vector<VkQueueFamilyProperties> there = families();
  if (family >= there.size() || !(there[family].queueFlags & VK_QUEUE_COMPUTE_BIT)) {
    fail(MPT_ERROR_DEVICE,
         "mpt_vulkan_device.queue_family is %u, and family %u of %s does not compute (it has %zu "
         "families)",
         family, family, name.c_str(), there.size());
  }
  vk.find(device);
  lock_.join(queue);
}

void Connection::close() noexcept {
  if (program_.device) return;
  if (device) vk.DestroyDevice(device, nullptr);
  if (instance_) vk.DestroyInstance(instance_, nullptr);
}

uint64_t Connection::left_of(uint32_t heap) const {
  if (!has_budget) return UINT64_MAX;
  VkPhysicalDeviceMemoryBudgetPropertiesEXT budget{};
  budget.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT;
  VkPhysicalDeviceMemoryProperties2 now{};
  now.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2;
  now.pNext = &budget;
  vk.GetPhysicalDeviceMemoryProperties2(physical_, &now);
  return budget.heapBudget[heap] - std::min(budget.heapUsage[heap], budget.heapBudget[heap]);
}

void Connection::abandon() noexcept {
  vk.QueueWaitIdle = [](VkQueue) { return VK_SUCCESS; };
  vk.DestroyInstance = [](VkInstance, const VkAllocationCallbacks*) {};
  vk.DestroyDevice = [](VkDevice, const VkAllocationCallbacks*) {};
  vk.DestroyBuffer = [](VkDevice, VkBuffer, const VkAllocationCallbacks*) {};
  vk.FreeMemory = [](VkDevice, VkDeviceMemory, const VkAllocationCallbacks*) {};
  vk.DestroyCommandPool = [](VkDevice, VkCommandPool, const VkAllocationCallbacks*) {};
  vk.DestroySemaphore = [](VkDevice, VkSemaphore, const VkAllocationCallbacks*) {};
  vk.DestroyPipelineLayout = [](VkDevice, VkPipelineLayout, const VkAllocationCallbacks*) {};
  vk.DestroyPipelineCache = [](VkDevice, VkPipelineCache, const VkAllocationCallbacks*) {};
  vk.DestroyPipeline = [](VkDevice, VkPipeline, const VkAllocationCallbacks*) {};
  // The driver's own threads may still run.
  new (std::nothrow) std::shared_ptr<void>(loader_.library);
}

mpt_vulkan_device Connection::handles() const {
  mpt_vulkan_device d = program_;
  d.struct_size = sizeof d;
  d.queue_family = family;
  d.instance = instance_;
  d.physical_device = physical_;
  d.device = device;
  d.queue = queue;
  d.get_proc = reinterpret_cast<void (*)()>(loader_.get);
  d.has_float64 = features.f64;
  if (features.f16.m || features.bf16.m) d.flags |= MPT_VULKAN_HAS_MATRICES;
  if (features.bf16.m) d.flags |= MPT_VULKAN_HAS_BFLOAT16;
  return d;
}

void Connection::open_instance() {
  vk.find(loader_.get);
  uint32_t version = VK_API_VERSION_1_0;
  if (vk.EnumerateInstanceVersion) vk.EnumerateInstanceVersion(&version);
  if (!vk.CreateInstance || version < kVersion) {
    fail(MPT_ERROR_DEVICE, "Vulkan's loader has version %s; it must have 1.2 or later",
         version_text(version).c_str());
  }
  VkApplicationInfo app{};
  app.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
  app.pEngineName = "libmpt";
  app.apiVersion = kVersion;
  VkInstanceCreateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
  info.pApplicationInfo = &app;
  // Without it, a loader hides drivers that lack parts of Vulkan, such as MoltenVK.
  const char* const portability = VK_KHR_PORTABILITY_ENUMERATION_EXTENSION_NAME;
  if (Extensions(vk).has(portability)) {
    info.flags = VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR;
    info.enabledExtensionCount = 1;
    info.ppEnabledExtensionNames = &portability;
  }
  const VkResult r = vk.CreateInstance(&info, nullptr, &instance_);
  if (r == VK_ERROR_INCOMPATIBLE_DRIVER) {
    fail(
        MPT_ERROR_DEVICE,
        "Vulkan's loader found no driver (%s). Install the driver of the GPU (Debian: "
        "mesa-vulkan-drivers, or that of its maker). VK_DRIVER_FILES and VK_ICD_FILENAMES, if set, "
        "must name the drivers' files",
        name_of(r));
  }
  if (r != VK_SUCCESS) fail(MPT_ERROR_DEVICE, "vkCreateInstance returned %s", name_of(r));
  vk.find(loader_.get, instance_);
}

std::vector<VkPhysicalDevice> Connection::devices() const {
  std::vector<VkPhysicalDevice> all;
  uint32_t count = 0;
  VkResult r = vk.EnumeratePhysicalDevices(instance_, &count, nullptr);
  if (r == VK_SUCCESS) {
    all.resize(count);
    r = vk.EnumeratePhysicalDevices(instance_, &count, all.data());
  }
  if (r != VK_SUCCESS) fail(MPT_ERROR_DEVICE, "vkEnumeratePhysicalDevices returned %s", name_of(r));
  all.resize(count);
  return all;
}

FoundDevice Connection::describe(VkPhysicalDevice d) const {
  VkPhysicalDeviceVulkan11Properties v11{};
  v11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES;
  VkPhysicalDeviceProperties2 properties{};
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  properties.pNext = &v11;
  vk.GetPhysicalDeviceProperties2(d, &properties);
  VkPhysicalDeviceMemoryProperties of{};
  vk.GetPhysicalDeviceMemoryProperties(d, &of);
  FoundDevice out{.name = properties.properties.deviceName, .uuid = hex_of(v11.deviceUUID)};
  for (const VkMemoryHeap& heap : std::span(of.memoryHeaps, of.memoryHeapCount))
    if (heap.flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) out.memory += heap.size;
  return out;
}

std::vector<VkQueueFamilyProperties> Connection::families() const {
  uint32_t count = 0;
  vk.GetPhysicalDeviceQueueFamilyProperties(physical_, &count, nullptr);
  std::vector<VkQueueFamilyProperties> all(count);
  vk.GetPhysicalDeviceQueueFamilyProperties(physical_, &count, all.data());
  return all;
}

void Connection::choose(int32_t index, const char* wanted) {
  const std::vector<VkPhysicalDevice> all = devices();
  std::string names;
  for (size_t i = 0; i < all.size(); ++i) {
    const FoundDevice d = describe(all[i]);
    const bool is_it = wanted ? d.name.find(wanted) != std::string::npos || d.uuid == wanted
                              : static_cast<int64_t>(i) == index;
    if (is_it) {
      physical_ = all[i];
      return;
    }
    names += (names.empty() ? ": " : ", ") + d.name + " (" + d.uuid + ")";
  }
  if (wanted) {
    fail(MPT_ERROR_DEVICE, "mpt_vulkan_device.name is \"%s\", and Vulkan has %zu devices%s", wanted,
         all.size(), names.c_str());
  }
  fail(MPT_ERROR_DEVICE, "Vulkan has %zu devices, numbered from 0%s", all.size(), names.c_str());
}

// Reads the device's name and limits, and checks them.
void Connection::read_properties() {
  VkPhysicalDeviceVulkan11Properties v11{};
  v11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES;
  VkPhysicalDeviceProperties2 properties{};
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  vk.GetPhysicalDeviceProperties2(physical_, &properties);
  name = properties.properties.deviceName;
  const VkPhysicalDeviceProperties& p = properties.properties;
  identity = std::string(reinterpret_cast<const char*>(p.pipelineCacheUUID), VK_UUID_SIZE) + ' ' +
             std::to_string(p.vendorID) + ' ' + std::to_string(p.deviceID) + ' ' +
             std::to_string(p.driverVersion);
  if (properties.properties.apiVersion < kVersion) {
    fail(MPT_ERROR_DEVICE, "%s has version %s of Vulkan; it must have 1.2 or later", name.c_str(),
         version_text(properties.properties.apiVersion).c_str());
  }
  const VkPhysicalDeviceLimits& limits = properties.properties.limits;
  const uint32_t threads =
      std::min(limits.maxComputeWorkGroupInvocations, limits.maxComputeWorkGroupSize[0]);
  if (threads < gpu::kPointThreads) {
    fail(MPT_ERROR_DEVICE, "%s runs groups of at most %u threads; libmpt needs %u", name.c_str(),
         threads, gpu::kPointThreads);
  }
  VkPhysicalDeviceVulkan12Properties v12{};
  v12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES;
  properties.pNext = &v11;
  v11.pNext = &v12;
  const Extensions offered(vk, physical_);
  VkPhysicalDeviceMaintenance4Properties sizes{};
  sizes.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES;
  if (offered.has(VK_KHR_MAINTENANCE_4_EXTENSION_NAME)) v12.pNext = &sizes;
  vk.GetPhysicalDeviceProperties2(physical_, &properties);
  max_allocation = v11.maxMemoryAllocationSize;
  sparse_space = limits.sparseAddressSpaceSize;
  if (sizes.maxBufferSize > 0) max_buffer = sizes.maxBufferSize;
  has_budget = offered.has(VK_EXT_MEMORY_BUDGET_EXTENSION_NAME);
  shares_memory = p.deviceType == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU ||
                  p.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
  float_modes = FloatModes(v12);
  vk.GetPhysicalDeviceMemoryProperties(physical_, &memory);
}

// Chooses a family without graphics where there is one: its work does not hold up the pictures of
// the desktop, and drivers let it run for longer.
uint32_t Connection::computing_family() const {
  const std::vector<VkQueueFamilyProperties> there = families();
  const auto find = [&](VkQueueFlags without) {
    return std::find_if(there.begin(), there.end(), [without](const VkQueueFamilyProperties& f) {
      return (f.queueFlags & VK_QUEUE_COMPUTE_BIT) && !(f.queueFlags & without);
    });
  };
  auto at = find(VK_QUEUE_GRAPHICS_BIT);
  if (at == there.end()) at = find(0);
  if (at == there.end()) fail(MPT_ERROR_DEVICE, "%s has no queue that computes", name.c_str());
  return static_cast<uint32_t>(at - there.begin());
}

void Connection::open_device() {
  read_properties();
  DeviceFeatures has, wants;
  vk.GetPhysicalDeviceFeatures2(physical_, &has.v10);
  need_all(has, name);
  for (const auto& wanted : wants.needed()) *wanted.is_there = VK_TRUE;
  wants.v10.features.shaderFloat64 = has.v10.features.shaderFloat64;
  features.f64 = has.v10.features.shaderFloat64;
  family = computing_family();
  if (families()[family].queueFlags & VK_QUEUE_SPARSE_BINDING_BIT)
    wants.v10.features.sparseBinding = has.v10.features.sparseBinding;
  if (!wants.v10.features.sparseBinding) sparse_space = 0;
  MatrixFeatures matrices;
  matrices.read(vk, physical_, has.v12);
  if (!matrices.extensions.empty()) {
    matrices.want(wants.v12);
    read_matrix_sizes(vk, instance_, loader_.get, physical_, matrices.has_bfloat16(), features);
  }
  std::vector<const char*> extensions = matrices.extensions;
  const Extensions offered(vk, physical_);
  // A device that offers it lacks parts of Vulkan, and may only be made with it.
  constexpr const char* kPortability = "VK_KHR_portability_subset";
  if (offered.has(kPortability)) extensions.push_back(kPortability);
  FaultFeatures faults;
  if (offered.has(VK_EXT_DEVICE_FAULT_EXTENSION_NAME) && faults.read(vk, physical_)) {
    extensions.push_back(VK_EXT_DEVICE_FAULT_EXTENSION_NAME);
    faults.want(wants.v12);
  }

  const float priority = 1;
  VkDeviceQueueCreateInfo queues{};
  queues.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  queues.queueFamilyIndex = family;
  queues.queueCount = 1;
  queues.pQueuePriorities = &priority;
  VkDeviceCreateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  info.pNext = &wants.v10;
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queues;
  info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
  info.ppEnabledExtensionNames = extensions.data();
  const VkResult r = vk.CreateDevice(physical_, &info, nullptr, &device);
  if (r != VK_SUCCESS) {
    fail(MPT_ERROR_DEVICE, "%s could not be opened: vkCreateDevice returned %s", name.c_str(),
         name_of(r));
  }
  vk.find(device);
  vk.GetDeviceQueue(device, family, 0, &queue);
}

}  // namespace mpt::vulkan
