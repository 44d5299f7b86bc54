// Connection: the way to one device of Vulkan: the loader, an instance, a logical device with one
// queue, and what the driver needs to know of it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "backends/gpu/device.h"
#include "backends/vulkan/functions.h"

namespace mpt::vulkan {

// Vulkan's loader. The library stays open as long as anything refers to it.
struct Loader {
  std::shared_ptr<void> library;
  PFN_vkGetInstanceProcAddr get = nullptr;
};
// Opens the loader of the system; throws MPT_ERROR_DEVICE.
Loader open_loader();

class Connection {
 public:
  // Opens device number `index` in the loader's order. Throws MPT_ERROR_DEVICE; the text names what
  // is missing.
  Connection(Loader from, int32_t index);
  ~Connection() { close(); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  Functions vk;
  VkDevice device = nullptr;
  VkQueue queue = nullptr;
  uint32_t family = 0;  // the queue's
  VkPhysicalDeviceMemoryProperties memory{};
  uint64_t max_allocation = 0;  // bytes
  gpu::Features features;
  std::string name;

 private:
  void open_instance();
  void choose(int32_t index);
  void open_device();
  void close() noexcept;

  Loader loader_;
  VkInstance instance_ = nullptr;
  VkPhysicalDevice physical_ = nullptr;
};

}  // namespace mpt::vulkan
