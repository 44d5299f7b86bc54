// Connection: the way to one device of Vulkan: the loader, an instance, a logical device with one
// queue, and what the driver needs to know of it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "backends/gpu/device.h"
#include "backends/vulkan/float_modes.h"
#include "backends/vulkan/functions.h"
#include "backends/vulkan/queue_lock.h"
#include "mpt/mpt_vulkan.h"

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
  // Uses the device that the program has given, which the program closes. Without its handles it
  // opens the device of the given name, or number `index` in the loader's order. Throws
  // MPT_ERROR_DEVICE; the text names what is missing.
  Connection(Loader from, int32_t index, const mpt_vulkan_device& given = {});
  ~Connection() { close(); }
  // Lists the devices of a loader in its order; throws MPT_ERROR_DEVICE.
  static std::vector<FoundDevice> list(Loader from);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  Functions vk;
  VkDevice device = nullptr;
  VkQueue queue = nullptr;
  uint32_t family = 0;  // the queue's
  VkPhysicalDeviceMemoryProperties memory{};
  uint64_t max_allocation = 0;       // bytes
  uint64_t max_buffer = UINT64_MAX;  // bytes
  uint64_t sparse_space = 0;         // bytes of buffers with several allocations; 0: none may be
  bool has_budget = false;           // tells what is left of each heap
  bool shares_memory = false;        // with the host, all of it
  gpu::Features features;
  FloatModes float_modes;
  std::string name;
  std::string identity;  // names the device and its driver, as bytes

  // Returns the bytes of a heap that are left to this process, or UINT64_MAX where the driver does
  // not tell.
  uint64_t left_of(uint32_t heap) const;
  // Leaves the objects of a device that does not answer to the end of the process: what it uses
  // must not be destroyed.
  void abandon() noexcept;
  // Returns the handles, without what the queue and the memory add.
  mpt_vulkan_device handles() const;

  bool is_of_program() const { return program_.device; }
  // While it lives, no other context uses the queue, and no thread of the program that takes the
  // program's lock.
  class Locked {
   public:
    explicit Locked(const Connection& c) : c_(c) {
      if (c_.program_.lock) c_.program_.lock(c_.program_.user);
      c_.lock_.lock();
    }
    ~Locked() {
      c_.lock_.unlock();
      if (c_.program_.unlock) c_.program_.unlock(c_.program_.user);
    }
    Locked(const Locked&) = delete;
    Locked& operator=(const Locked&) = delete;

   private:
    const Connection& c_;
  };

 private:
  explicit Connection(Loader from);  // without an instance

  void open_instance();
  std::vector<VkPhysicalDevice> devices() const;
  FoundDevice describe(VkPhysicalDevice d) const;
  std::vector<VkQueueFamilyProperties> families() const;
  void adopt(const mpt_vulkan_device& given);
  void choose(int32_t index, const char* wanted);
  void read_properties();
  uint32_t computing_family() const;
  std::string offer() const;
  void open_device();
  void close() noexcept;

  Loader loader_;
  VkInstance instance_ = nullptr;
  VkPhysicalDevice physical_ = nullptr;
  mpt_vulkan_device program_{};  // as the program has given it
  QueueLock lock_;               // held while the program's queue is used
};

}  // namespace mpt::vulkan
