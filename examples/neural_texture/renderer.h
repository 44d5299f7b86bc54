/* A small renderer without a window: a device of Vulkan, buffers with addresses, and compute
 * shaders that are submitted behind a semaphore and signal the renderer's own.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef NEURAL_TEXTURE_RENDERER_H
#define NEURAL_TEXTURE_RENDERER_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

enum { SLOTS = 4, MOST_ARGUMENTS = 64 };

typedef struct renderer {
  VkInstance instance;
  VkPhysicalDevice physical;
  VkDevice device;
  VkQueue queue;
  uint32_t family;
  VkBool32 has_float64;
  char name[VK_MAX_PHYSICAL_DEVICE_NAME_SIZE];
  VkPipelineLayout layout;
  VkCommandPool pool;
  VkCommandBuffer commands[SLOTS];
  VkSemaphore done; /* A timeline, which has `submits` when all that was submitted has run. */
  uint64_t submits;
} renderer;

/* A buffer with its address on the device, and on the host. */
typedef struct {
  VkBuffer buffer;
  VkDeviceMemory memory;
  VkBufferUsageFlags usage;
  VkDeviceSize size;
  VkDeviceAddress address;
  void* host;
} gpu_buffer;

/* Ends the program if a call of Vulkan fails. */
#define VK(call)                                                                               \
  do {                                                                                         \
    const VkResult vk_result = (call);                                                         \
    if (vk_result < 0) {                                                                       \
      fprintf(stderr, "%s:%d: %s returned %d\n", __FILE__, __LINE__, #call, (int)(vk_result)); \
      exit(1);                                                                                 \
    }                                                                                          \
  } while (0)

static inline void give_up(const char* what) {
  fprintf(stderr, "neural_texture: %s\n", what);
  exit(1);
}

static inline void open_instance(renderer* r) {
  const VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                                 .pApplicationName = "neural_texture",
                                 .apiVersion = VK_API_VERSION_1_2};
  const VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                     .pApplicationInfo = &app};
  uint32_t count = 1; /* The first device is taken. */
  if (vkCreateInstance(&info, NULL, &r->instance) < 0 ||
      vkEnumeratePhysicalDevices(r->instance, &count, &r->physical) < 0 || !count) {
    give_up(
        "there is no driver of Vulkan: install the GPU's, or Debian's software driver "
        "(mesa-vulkan-drivers)");
  }
}

/* Makes the device with the features that mpt_vulkan.h lists. */
static inline void open_device(renderer* r) {
  VkPhysicalDeviceProperties properties;
  vkGetPhysicalDeviceProperties(r->physical, &properties);
  memcpy(r->name, properties.deviceName, sizeof r->name);
  VkPhysicalDeviceFeatures has;
  vkGetPhysicalDeviceFeatures(r->physical, &has);
  r->has_float64 = has.shaderFloat64;

  VkPhysicalDeviceVulkan12Features v12 = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES,
      .bufferDeviceAddress = VK_TRUE,
      .timelineSemaphore = VK_TRUE,
      .scalarBlockLayout = VK_TRUE,
      .shaderInt8 = VK_TRUE,
      .storageBuffer8BitAccess = VK_TRUE};
  VkPhysicalDeviceVulkan11Features v11 = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES,
      .pNext = &v12,
      .storageBuffer16BitAccess = VK_TRUE};
  const VkPhysicalDeviceFeatures v10 = {
      .shaderInt64 = VK_TRUE, .shaderInt16 = VK_TRUE, .shaderFloat64 = has.shaderFloat64};

  VkQueueFamilyProperties families[16];
  uint32_t count = 16;
  vkGetPhysicalDeviceQueueFamilyProperties(r->physical, &count, families);
  while (r->family < count && !(families[r->family].queueFlags & VK_QUEUE_COMPUTE_BIT)) ++r->family;
  const float priority = 1;
  const VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                         .queueFamilyIndex = r->family,
                                         .queueCount = 1,
                                         .pQueuePriorities = &priority};
  const VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                   .pNext = &v11,
                                   .queueCreateInfoCount = 1,
                                   .pQueueCreateInfos = &queue,
                                   .pEnabledFeatures = &v10};
  if (properties.apiVersion < VK_API_VERSION_1_2 || r->family == count ||
      vkCreateDevice(r->physical, &info, NULL, &r->device) < 0) {
    fprintf(stderr, "%s: ", r->name);
    give_up("the device lacks Vulkan 1.2, a queue that computes, or a feature of mpt_vulkan.h");
  }
  vkGetDeviceQueue(r->device, r->family, 0, &r->queue);
}

static inline void open_renderer(renderer* r) {
  memset(r, 0, sizeof *r);
  open_instance(r);
  open_device(r);
  const VkPushConstantRange arguments = {.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT,
                                         .size = MOST_ARGUMENTS};
  const VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                             .pushConstantRangeCount = 1,
                                             .pPushConstantRanges = &arguments};
  VK(vkCreatePipelineLayout(r->device, &layout, NULL, &r->layout));
  const VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                        .flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
                                        .queueFamilyIndex = r->family};
  VK(vkCreateCommandPool(r->device, &pool, NULL, &r->pool));
  const VkCommandBufferAllocateInfo commands = {
      .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
      .commandPool = r->pool,
      .commandBufferCount = SLOTS};
  VK(vkAllocateCommandBuffers(r->device, &commands, r->commands));
  const VkSemaphoreTypeCreateInfo timeline = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO,
                                              .semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE};
  const VkSemaphoreCreateInfo semaphore = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO,
                                           .pNext = &timeline};
  VK(vkCreateSemaphore(r->device, &semaphore, NULL, &r->done));
}

/* Makes a buffer that shaders, tensors and the host can use. */
static inline gpu_buffer make_buffer(const renderer* r, VkDeviceSize size) {
  gpu_buffer b = {.size = size,
                  .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                           VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                           VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT};
  const VkBufferCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = b.usage};
  VK(vkCreateBuffer(r->device, &info, NULL, &b.buffer));
  VkMemoryRequirements needs;
  vkGetBufferMemoryRequirements(r->device, b.buffer, &needs);
  VkPhysicalDeviceMemoryProperties memory;
  vkGetPhysicalDeviceMemoryProperties(r->physical, &memory);
  const VkMemoryPropertyFlags wanted =
      VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  uint32_t type = 0; /* Vulkan promises one for every buffer. */
  while (!(needs.memoryTypeBits & 1u << type) ||
         (memory.memoryTypes[type].propertyFlags & wanted) != wanted)
    ++type;
  const VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                           .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
  const VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                         .pNext = &flags,
                                         .allocationSize = needs.size,
                                         .memoryTypeIndex = type};
  VK(vkAllocateMemory(r->device, &allocate, NULL, &b.memory));
  VK(vkBindBufferMemory(r->device, b.buffer, b.memory, 0));
  VK(vkMapMemory(r->device, b.memory, 0, VK_WHOLE_SIZE, 0, &b.host));
  const VkBufferDeviceAddressInfo of = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
                                        .buffer = b.buffer};
  b.address = vkGetBufferDeviceAddress(r->device, &of);
  return b;
}
static inline void destroy_buffer(const renderer* r, const gpu_buffer* b) {
  vkDestroyBuffer(r->device, b->buffer, NULL);
  vkFreeMemory(r->device, b->memory, NULL);
}

static inline VkPipeline make_pipeline(const renderer* r, const uint32_t* words, size_t bytes) {
  const VkShaderModuleCreateInfo code = {
      .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = bytes, .pCode = words};
  VkShaderModule module;
  VK(vkCreateShaderModule(r->device, &code, NULL, &module));
  const VkComputePipelineCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
      .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                .module = module,
                .pName = "main"},
      .layout = r->layout};
  VkPipeline pipeline;
  VK(vkCreateComputePipelines(r->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline));
  vkDestroyShaderModule(r->device, module, NULL);
  return pipeline;
}

/* Waits on the host until submit number `value` has run. */
static inline void wait_until(const renderer* r, uint64_t value) {
  const VkSemaphoreWaitInfo info = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO,
                                    .semaphoreCount = 1,
                                    .pSemaphores = &r->done,
                                    .pValues = &value};
  VK(vkWaitSemaphores(r->device, &info, UINT64_MAX));
}

/* Submits one dispatch behind a value of another semaphore. Returns at once; the host waits only
 * where the dispatch of SLOTS submits before has not run yet. */
static inline void submit(renderer* r, VkPipeline pipeline, const void* arguments, uint32_t bytes,
                          uint32_t groups_x, uint32_t groups_y, VkSemaphore wait, uint64_t value) {
  const VkCommandBuffer commands = r->commands[r->submits % SLOTS];
  const uint64_t number = ++r->submits;
  if (number > SLOTS) wait_until(r, number - SLOTS);
  const VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                          .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
  VK(vkBeginCommandBuffer(commands, &begin));
  const VkAccessFlags shader = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
  const VkMemoryBarrier before = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                  .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                                  .dstAccessMask = shader},
                        to_host = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                   .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                                   .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                       VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &before, 0, NULL, 0, NULL);
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdPushConstants(commands, r->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, bytes, arguments);
  vkCmdDispatch(commands, groups_x, groups_y, 1);
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT,
                       0, 1, &to_host, 0, NULL, 0, NULL);
  VK(vkEndCommandBuffer(commands));
  const VkTimelineSemaphoreSubmitInfo values = {
      .sType = VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO,
      .waitSemaphoreValueCount = 1,
      .pWaitSemaphoreValues = &value,
      .signalSemaphoreValueCount = 1,
      .pSignalSemaphoreValues = &number};
  const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  const VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                             .pNext = &values,
                             .waitSemaphoreCount = 1,
                             .pWaitSemaphores = &wait,
                             .pWaitDstStageMask = &stage,
                             .commandBufferCount = 1,
                             .pCommandBuffers = &commands,
                             .signalSemaphoreCount = 1,
                             .pSignalSemaphores = &r->done};
  VK(vkQueueSubmit(r->queue, 1, &info, VK_NULL_HANDLE));
}

static inline void close_renderer(renderer* r) {
  VK(vkQueueWaitIdle(r->queue));
  vkDestroySemaphore(r->device, r->done, NULL);
  vkDestroyCommandPool(r->device, r->pool, NULL);
  vkDestroyPipelineLayout(r->device, r->layout, NULL);
  vkDestroyDevice(r->device, NULL);
  vkDestroyInstance(r->instance, NULL);
}

#endif
