// Tests of contexts on a device of Vulkan that the program has made, and shares.
// SPDX-License-Identifier: Apache-2.0
#include <chrono>
#include <cstring>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "../support/fixture.h"
#include "mpt/mpt_memory.h"
#include "program.h"

namespace mpt_test {
namespace {

class SharedDevice : public Train {
 protected:
  void SetUp() override {
    own = std::make_unique<ProgramDevice>();
    given = own->handles();
  }
  void TearDown() override {
    mpt_context_release(ctx);
    ctx = nullptr;
    own.reset();  // the device is the program's to the end
    EXPECT_EQ(layers.messages(), "");
  }
  static mpt_status create(const mpt_vulkan_device& native, mpt_context* out) {
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = VULKAN_MODULE;
    module.native = &native;
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_MODULE;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    return mpt_context_create(&d, out);
  }
  static const mpt_vulkan_device& native(mpt_context c) {
    void* p = nullptr;
    EXPECT_EQ(mpt_context_get_device_native(c, MPT_DEVICE_MODULE, 0, &p), MPT_OK)
        << mpt_last_error();
    return *static_cast<const mpt_vulkan_device*>(p);
  }
  static mpt_tensor full(mpt_context c, double value, int64_t n) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_full(c, MPT_F32, &n, 1, value, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  struct Place {
    uint64_t buffer = 0, offset = 0;
  };
  static Place place_of(const mpt_vulkan_device& d, mpt_tensor t, uint64_t bytes) {
    void* address = nullptr;
    EXPECT_EQ(mpt_tensor_get_data(t, &address), MPT_OK);
    Place p;
    EXPECT_EQ(d.find_buffer(&d, address, bytes, &p.buffer, &p.offset), 1);
    return p;
  }

  const std::string& name() const { return own->connection().name; }

  const Layers layers;
  std::unique_ptr<ProgramDevice> own;
  mpt_vulkan_device given{};
};

TEST_F(SharedDevice, IsThatOfTheProgram) {
  OK(create(given, &ctx));
  const mpt_vulkan_device& d = native(ctx);
  EXPECT_EQ(d.struct_size, sizeof d);
  EXPECT_EQ(d.instance, given.instance);
  EXPECT_EQ(d.physical_device, given.physical_device);
  EXPECT_EQ(d.device, given.device);
  EXPECT_EQ(d.queue, given.queue);
  EXPECT_EQ(d.queue_family, given.queue_family);
  EXPECT_EQ(d.get_proc, given.get_proc);
  EXPECT_NE(d.semaphore, 0u);
  mpt_tensor sum = nullptr;
  OK(mpt_add(full(ctx, 1.5, 1000), full(ctx, 2, 1000), &sum));
  EXPECT_EQ(read(sum), Floats(1000, 3.5f));
}

// The program reads a result on its own queue behind the context's work, and writes to a tensor
// before later work of the context; neither waits on the host.
TEST_F(SharedDevice, BothReadWhatTheOtherHasWritten) {
  OK(create(given, &ctx));
  const mpt_tensor x = full(ctx, 1, 1000);
  uint64_t last = 0;
  for (int i = 1; i <= 5; ++i) {
    mpt_tensor sum = nullptr;
    OK(mpt_add(x, full(ctx, 2, 1000), &sum));
    const float before = i == 1 ? 1 : static_cast<float>(10 * (i - 1));
    const mpt_vulkan_device& now = native(ctx);
    EXPECT_GT(now.value, last);
    last = now.value;
    const Place of_sum = place_of(now, sum, 4000), of_x = place_of(now, x, 4000);
    EXPECT_EQ(own->read(now, of_sum.buffer, of_sum.offset, 1000),
              std::vector<float>(1000, before + 2));
    own->fill(now, of_x.buffer, of_x.offset, 1000, static_cast<float>(10 * i));
    OK(mpt_tensor_touch(x));
    EXPECT_EQ(read(x), Floats(1000, static_cast<float>(10 * i)));
  }
}

TEST_F(SharedDevice, AddressesOfOthersAreNotFound) {
  OK(create(given, &ctx));
  const mpt_tensor x = full(ctx, 1, 1000);
  const mpt_vulkan_device& d = native(ctx);
  void* address = nullptr;
  OK(mpt_tensor_get_data(x, &address));
  uint64_t buffer = 1, offset = 1;
  int here = 0;
  EXPECT_EQ(d.find_buffer(&d, &here, sizeof here, &buffer, &offset), 0);
  EXPECT_EQ(buffer, 0u);
  EXPECT_EQ(offset, 0u);
  EXPECT_EQ(d.find_buffer(&d, address, uint64_t{1} << 40, &buffer, &offset), 0);
  EXPECT_EQ(d.find_buffer(&d, address, 0, &buffer, &offset), 1);
  mpt_context other = nullptr;
  OK(create(given, &other));
  const mpt_vulkan_device& o = native(other);
  EXPECT_EQ(o.find_buffer(&o, address, 4000, &buffer, &offset), 0);
  mpt_context_release(other);
}

// Two contexts on threads of their own share the queue.
class SharedQueue : public SharedDevice {
 protected:
  // Trains on two threads, and calls `beside` 50 times meanwhile.
  template <class Beside>
  void train_on_two_threads(Beside beside) {
    bool a = false, b = false;
    std::thread first([&] { a = train(1); }), second([&] { b = train(2); });
    for (int i = 0; i < 50; ++i) beside();
    first.join();
    second.join();
    EXPECT_TRUE(a);
    EXPECT_TRUE(b);
  }

 private:
  bool train(float value) {
    mpt_context c = nullptr;
    bool is_right = create(given, &c) == MPT_OK;
    mpt_tensor t = full(c, 0, 100);
    const mpt_tensor one = full(c, value, 100);
    for (int i = 0; i < 2000; ++i) {
      mpt_tensor sum = nullptr;
      is_right &= mpt_add(t, one, &sum) == MPT_OK;
      mpt_tensor_release(t);
      t = sum;
      native(c);  // submits
    }
    Floats v(100);
    is_right &=
        mpt_tensor_read(t, MPT_F32, v.data(), 100) == MPT_OK && v == Floats(100, 2000 * value);
    mpt_context_release(c);
    return is_right;
  }
};

// A third thread is the program's.
TEST_F(SharedQueue, IsUsedUnderTheLock) {
  struct Lock {
    std::mutex mutex;
    int64_t held = 0, uses = 0;
  } lock;
  given.user = &lock;
  given.lock = [](void* user) {
    auto& l = *static_cast<Lock*>(user);
    l.mutex.lock();
    ++l.held;
    ++l.uses;
  };
  given.unlock = [](void* user) {
    auto& l = *static_cast<Lock*>(user);
    --l.held;
    l.mutex.unlock();
  };
  train_on_two_threads([&] {
    const std::lock_guard<std::mutex> guard(lock.mutex);
    own->submit(nullptr, [](const mpt::vulkan::Functions&, VkCommandBuffer) {});
  });
  EXPECT_EQ(lock.held, 0);
  EXPECT_GE(lock.uses, 100);
}

// The validation layer reports a use of the queue by two threads at the same time.
TEST_F(SharedQueue, NeedsNoLockForContextsAlone) {
  train_on_two_threads([] {});
}

// -- buffers of the program -----------------------------------------------------------------------

class ProgramBuffers : public SharedDevice {
 protected:
  static constexpr int64_t kCount = 1000;

  void SetUp() override {
    SharedDevice::SetUp();
    buffer = own->make_buffer(4 * kCount + 512);
    buffer.offset = 256;
  }
  mpt_tensor adopt(int64_t n = kCount) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(adopt(n, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  mpt_status adopt(int64_t n, mpt_tensor* out) {
    const mpt_done_fn done = [](void* user) { ++*static_cast<int*>(user); };
    return mpt_tensor_from_native(ctx, MPT_F32, &n, nullptr, 1, &buffer, done, &told, out);
  }
  // Lets the program write the tensor's elements, and the context wait for that.
  void write(float value, size_t count = kCount) {
    own->fill(native(ctx), buffer.buffer, buffer.offset, count, value);
    const mpt_vulkan_device& d = native(ctx);
    EXPECT_EQ(d.wait_for(&d, own->semaphore(), own->value()), 1);
  }

  mpt_vulkan_buffer buffer{};
  int told = 0;
};

TEST_F(ProgramBuffers, AreTensors) {
  OK(create(given, &ctx));
  write(3);
  const mpt_tensor t = adopt();
  const mpt_vulkan_buffer same = buffer;
  const Place place = place_of(native(ctx), t, 4 * kCount);
  EXPECT_EQ(place.buffer, same.buffer);
  EXPECT_EQ(place.offset, 256u);
  mpt_tensor sum = nullptr;
  OK(mpt_add(t, t, &sum));
  EXPECT_EQ(read(sum), Floats(kCount, 6));
  // The program writes, and the context.
  write(4);
  OK(mpt_tensor_touch(t));
  EXPECT_EQ(read(t), Floats(kCount, 4));
  OK(mpt_fill_into(t, 5));
  const auto there = own->read(native(ctx), buffer.buffer, buffer.offset - 4, kCount + 2);
  EXPECT_EQ(there[1], 5);
  EXPECT_EQ(there[kCount], 5);
  EXPECT_NE(there[0], 5);
  EXPECT_NE(there[kCount + 1], 5);
  const Floats values(kCount, 7);
  OK(mpt_tensor_write(t, MPT_F32, values.data(), kCount));
  EXPECT_EQ(own->read(native(ctx), buffer.buffer, buffer.offset, kCount), values);
}

TEST_F(ProgramBuffers, AreGivenBackWhenTheWorkHasRun) {
  OK(create(given, &ctx));
  write(3);
  const mpt_tensor first = adopt();
  buffer.offset += 4 * 600;  // an overlap
  const mpt_tensor second = adopt(400);
  mpt_tensor sum = nullptr;
  OK(mpt_add_scalar(first, 1, &sum));
  mpt_tensor_release(first);
  EXPECT_EQ(told, 0);
  EXPECT_EQ(read(sum), Floats(kCount, 4));
  EXPECT_EQ(read(second), Floats(400, 3));
  EXPECT_EQ(told, 1);
  OK(mpt_add_scalar(second, 1, &sum));
  mpt_context_release(std::exchange(ctx, nullptr));
  EXPECT_EQ(told, 2);
  own->destroy_buffer();  // nothing uses it
}

TEST_F(ProgramBuffers, WhatIsWrongIsNamedAndNothingIsKept) {
  OK(create(given, &ctx));
  const mpt_vulkan_buffer good = buffer;
  mpt_tensor t = nullptr;
  const auto refused = [&](auto change, const char* text, mpt_status code = MPT_ERROR_DEVICE) {
    change(buffer);
    REFUSED(code, adopt(kCount, &t), text);
    EXPECT_EQ(t, nullptr);
    const mpt_vulkan_device& d = native(ctx);
    uint64_t b = 0, offset = 0;
    const auto address = own->connection().vk.GetBufferDeviceAddress;
    VkBufferDeviceAddressInfo of{};
    of.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO;
    std::memcpy(&of.buffer, &good.buffer, sizeof of.buffer);
    const auto* p = reinterpret_cast<void*>(address(own->connection().device, &of));
    EXPECT_EQ(d.find_buffer(&d, p, 4, &b, &offset), 0);
    buffer = good;
  };
  int other = 0;
  refused([](auto& b) { b.struct_size = 8; }, "mpt_vulkan_buffer.struct_size is 8");
  refused([&](auto& b) { b.device = &other; }, "it must be the VkDevice of the context");
  refused([](auto& b) { b.buffer = 0; }, "mpt_vulkan_buffer.buffer is 0");
  refused([](auto& b) { b.usage &= ~VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT; },
          "usage lacks what libmpt needs: VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT");
  refused([](auto& b) { b.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT; },
          "VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, VK_BUFFER_USAGE_TRANSFER_SRC_BIT, "
          "VK_BUFFER_USAGE_TRANSFER_DST_BIT");
  refused([](auto& b) { b.size = uint64_t{1} << 30; },
          "mpt_vulkan_buffer.size is 1073741824, and the buffer has at most 4");
  refused([](auto& b) { b.offset = b.size + 1; }, "offset is 4513, behind the buffer's 4512 bytes");
  refused([](auto& b) { b.offset = b.size - 4; },
          "f32[1000] with strides [1] reaches past the 4 bytes given", MPT_ERROR_SHAPE);
  refused([](auto& b) { b.offset += 2; }, "data is not aligned to f32's 4 bytes",
          MPT_ERROR_INVALID_ARGUMENT);
  // A context of another device.
  mpt_context_release(std::exchange(ctx, nullptr));
  OK(create({.struct_size = sizeof(mpt_vulkan_device)}, &ctx));
  REFUSED(MPT_ERROR_DEVICE, adopt(kCount, &t), "it must be the VkDevice of the context");
  EXPECT_EQ(told, 0);
}

// Work waits on the device for a semaphore that the program signals later.
TEST_F(SharedDevice, WaitsForTheProgram) {
  OK(create(given, &ctx));
  const auto& connection = own->connection();
  const auto signal = reinterpret_cast<PFN_vkSignalSemaphore>(
      connection.vk.GetDeviceProcAddr(connection.device, "vkSignalSemaphore"));
  VkSemaphoreTypeCreateInfo type{};
  type.sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO;
  type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
  VkSemaphoreCreateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO;
  info.pNext = &type;
  VkSemaphore semaphore = nullptr;
  ASSERT_EQ(VK_SUCCESS,
            connection.vk.CreateSemaphore(connection.device, &info, nullptr, &semaphore));
  uint64_t number = 0;
  std::memcpy(&number, &semaphore, sizeof semaphore);
  const auto value_now = [&](const mpt_vulkan_device& d) {
    VkSemaphore s = nullptr;
    std::memcpy(&s, &d.semaphore, sizeof s);
    uint64_t value = 0;
    EXPECT_EQ(VK_SUCCESS, connection.vk.GetSemaphoreCounterValue(connection.device, s, &value));
    return value;
  };
  const mpt_vulkan_device first = native(ctx);
  const mpt_tensor before = full(ctx, 1, 10);  // does not wait
  EXPECT_EQ(first.wait_for(&first, 0, 1), 0);
  EXPECT_EQ(first.wait_for(&first, number, 2), 1);
  EXPECT_EQ(first.wait_for(&first, number, 1), 1);  // has no effect
  mpt_tensor behind = nullptr;
  OK(mpt_add_scalar(before, 1, &behind));
  const mpt_vulkan_device second = native(ctx);
  ASSERT_EQ(second.value, first.value + 2);
  while (value_now(second) < first.value + 1) std::this_thread::yield();
  for (const uint64_t value : {1, 2}) {
    EXPECT_EQ(value_now(second), second.value - 1);
    VkSemaphoreSignalInfo now{};
    now.sType = VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO;
    now.semaphore = semaphore;
    now.value = value;
    ASSERT_EQ(VK_SUCCESS, signal(connection.device, &now));
    if (value == 1) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(read(behind), Floats(10, 2));
  connection.vk.DestroySemaphore(connection.device, semaphore, nullptr);
}

// -- a driver that fails --------------------------------------------------------------------------

struct Driver {
  PFN_vkGetInstanceProcAddr instance = nullptr;
  PFN_vkGetDeviceProcAddr device = nullptr;
  PFN_vkQueueSubmit submit = nullptr;
  PFN_vkGetBufferDeviceAddress address = nullptr;
  bool is_lost = false, has_addresses = true;

  static PFN_vkVoidFunction of_instance(VkInstance i, const char* name);
  static PFN_vkVoidFunction of_device(VkDevice d, const char* name);
} driver;

template <class F>
PFN_vkVoidFunction in_place_of(PFN_vkVoidFunction f, F& real, F planted) {
  real = reinterpret_cast<F>(f);
  return reinterpret_cast<PFN_vkVoidFunction>(planted);
}
VKAPI_ATTR VkResult VKAPI_CALL planted_submit(VkQueue q, uint32_t n, const VkSubmitInfo* i,
                                              VkFence f) {
  return driver.is_lost ? VK_ERROR_DEVICE_LOST : driver.submit(q, n, i, f);
}
VKAPI_ATTR VkDeviceAddress VKAPI_CALL planted_address(VkDevice d,
                                                      const VkBufferDeviceAddressInfo* i) {
  return driver.has_addresses ? driver.address(d, i) : 0;
}
PFN_vkVoidFunction Driver::of_device(VkDevice d, const char* name) {
  const PFN_vkVoidFunction f = driver.device(d, name);
  if (name == std::string("vkQueueSubmit")) return in_place_of(f, driver.submit, planted_submit);
  if (name == std::string("vkGetBufferDeviceAddress"))
    return in_place_of(f, driver.address, planted_address);
  return f;
}
PFN_vkVoidFunction Driver::of_instance(VkInstance i, const char* name) {
  const PFN_vkVoidFunction f = driver.instance(i, name);
  if (name == std::string("vkGetDeviceProcAddr")) return in_place_of(f, driver.device, of_device);
  return f;
}

class FailingDriver : public ProgramBuffers {
 protected:
  void SetUp() override {
    ProgramBuffers::SetUp();
    driver = {.instance = reinterpret_cast<PFN_vkGetInstanceProcAddr>(given.get_proc)};
    given.get_proc = reinterpret_cast<void (*)()>(Driver::of_instance);
    OK(create(given, &ctx));
  }
};

TEST_F(FailingDriver, ALostQueueIsNamedAndTheBuffersAreGivenBack) {
  write(3);
  const mpt_tensor t = adopt();
  EXPECT_EQ(read(t), Floats(kCount, 3));
  driver.is_lost = true;
  mpt_tensor sum = nullptr;
  OK(mpt_add(t, t, &sum));
  native(ctx);  // submits
  REFUSED(MPT_ERROR_DEVICE, mpt_add(t, t, &sum), "vkQueueSubmit returned VK_ERROR_DEVICE_LOST");
  REFUSED(MPT_ERROR_DEVICE, mpt_add(t, t, &sum), "lost");
  mpt_tensor_release(t);
  mpt_context_release(std::exchange(ctx, nullptr));
  EXPECT_EQ(told, 1);
  // The program's device was not lost in truth, and works.
  driver.is_lost = false;
  OK(create(given, &ctx));
  EXPECT_EQ(read(adopt()), Floats(kCount, 3));
}

TEST_F(FailingDriver, ABufferWithoutAnAddressIsRefused) {
  driver.has_addresses = false;
  mpt_tensor t = nullptr;
  REFUSED(MPT_ERROR_DEVICE, adopt(kCount, &t), "mpt_vulkan_buffer.buffer has no address");
  driver.has_addresses = true;
  write(2);
  EXPECT_EQ(read(adopt()), Floats(kCount, 2));
}

// -- the handles ----------------------------------------------------------------------------------

TEST_F(SharedDevice, WhatIsWrongIsNamed) {
  mpt_context none = nullptr;
  const auto refused = [&](auto change, const char* text) {
    mpt_vulkan_device d = given;
    change(d);
    REFUSED(MPT_ERROR_DEVICE, create(d, &none), text);
    EXPECT_EQ(none, nullptr);
  };
  int other = 0;
  refused([](auto& d) { d.struct_size = 8; }, "mpt_vulkan_device.struct_size is 8");
  refused([](auto& d) { d.instance = nullptr; }, "mpt_vulkan_device.instance is NULL, and");
  refused([](auto& d) { d.physical_device = nullptr; },
          "mpt_vulkan_device.physical_device is NULL");
  refused([](auto& d) { d.device = nullptr; }, "mpt_vulkan_device.device is NULL");
  refused([](auto& d) { d.queue = nullptr; }, "mpt_vulkan_device.queue is NULL");
  refused([](auto& d) { d.get_proc = nullptr; }, "mpt_vulkan_device.get_proc is NULL");
  refused([&](auto& d) { d.physical_device = &other; }, "physical_device is none of the ");
  refused([](auto& d) { d.queue_family = 77; }, "mpt_vulkan_device.queue_family is 77");
  refused([](auto& d) { d.lock = [](void*) {}; }, "has one of lock and unlock");
  refused([](auto& d) { d.unlock = [](void*) {}; }, "has one of lock and unlock");
  refused([](auto& d) { d.has_float64 = 2; }, "mpt_vulkan_device.has_float64 is 2");
  refused([](auto& d) { d.flags = 16; }, "flags is 0x10");
  refused([](auto& d) { d.cache_size = 1; }, "cache is NULL, and cache_size 1");
  refused([](auto& d) { d = {.struct_size = sizeof d, .name = "no such device"}; },
          "mpt_vulkan_device.name is \"no such device\", and Vulkan has ");
  EXPECT_NE(std::string(mpt_last_error()).find(name() + " ("), std::string::npos)
      << mpt_last_error();
}

// Debian 12's driver has no cooperative matrices, Mesa 26 has.
TEST_F(SharedDevice, MatricesAreUsedIfTheProgramHasEnabledThem) {
  for (const mpt_vulkan_flags flags : {given.flags, 0}) {
    mpt_vulkan_device d = given;
    d.flags = flags;
    mpt_context c = nullptr;
    OK(create(d, &c));
    EXPECT_EQ(native(c).flags, flags);
    const int64_t shape[] = {32, 32};
    mpt_tensor x = nullptr, y = nullptr;
    OK(mpt_full(c, MPT_F16, shape, 2, 2, &x));
    OK(mpt_matmul(x, x, &y));
    EXPECT_EQ(read(y), Floats(32 * 32, 128));
    char text[4096] = "";
    OK(mpt_context_kernels_text(c, text, sizeof text, nullptr));
    const bool has = (flags & MPT_VULKAN_HAS_MATRICES) != 0;
    EXPECT_NE(std::string(text).find(has ? "gpu matrices" : "gpu tiles"), std::string::npos)
        << text;
    mpt_context_release(c);
  }
  if (given.flags & MPT_VULKAN_HAS_MATRICES) return;
  mpt_vulkan_device d = given;
  d.flags = MPT_VULKAN_HAS_MATRICES;
  mpt_context none = nullptr;
  REFUSED(MPT_ERROR_DEVICE, create(d, &none), "flags has MPT_VULKAN_HAS_MATRICES, and " + name());
}

TEST_F(SharedDevice, IsFoundByItsNameOrNumber) {
  mpt_vulkan_device wanted = {.struct_size = sizeof wanted, .name = name().c_str()};
  OK(create(wanted, &ctx));
  EXPECT_EQ(native(ctx).name, nullptr);
  EXPECT_NE(native(ctx).device, given.device);
  EXPECT_EQ(read(full(ctx, 4, 10)), Floats(10, 4));
  // The text of a refusal has the UUID.
  mpt_context none = nullptr;
  wanted.name = "no such device";
  REFUSED(MPT_ERROR_DEVICE, create(wanted, &none), name() + " (");
  std::string text = mpt_last_error();
  text = text.substr(text.find(name() + " (") + name().size() + 2, 32);
  wanted.name = text.c_str();
  OK(create(wanted, &none));
  mpt_context_release(none);
}

// Debian 12's driver keeps no kernels in its cache: the bytes are those of headers.
TEST_F(SharedDevice, CompiledKernelsAreKept) {
  mpt_vulkan_device own_one = {.struct_size = sizeof own_one};
  OK(create(own_one, &ctx));
  EXPECT_EQ(read(full(ctx, 4, 10)), Floats(10, 4));
  const mpt_vulkan_device& d = native(ctx);
  size_t size = 0;
  ASSERT_EQ(d.get_cache(&d, nullptr, &size), 1);
  ASSERT_GE(size, 32u);
  std::vector<char> bytes(size);
  ASSERT_EQ(d.get_cache(&d, bytes.data(), &size), 1);
  EXPECT_EQ(size, bytes.size());
  EXPECT_STREQ(bytes.data(), "libmpt vulkan 1");
  size = 1;
  EXPECT_EQ(d.get_cache(&d, bytes.data(), &size), 0);
  EXPECT_EQ(size, 0u);
  own_one.cache = bytes.data();
  own_one.cache_size = bytes.size();
  mpt_context second = nullptr;
  OK(create(own_one, &second));
  bytes.assign(bytes.size(), 0);  // it was read by the call
  EXPECT_EQ(native(second).cache, nullptr);
  EXPECT_EQ(read(full(second, 3, 10)), Floats(10, 3));
  mpt_context_release(second);
}

// A device that was made without shaderFloat64 computes everything else.
TEST_F(SharedDevice, WithoutDoubles) {
  given.has_float64 = 0;
  OK(create(given, &ctx));
  EXPECT_EQ(read(full(ctx, 2, 10)), Floats(10, 2));
  const int64_t n = 10;
  mpt_tensor x = nullptr, y = nullptr;
  OK(mpt_full(ctx, MPT_F64, &n, 1, 1, &x));
  REFUSED(MPT_ERROR_UNSUPPORTED, mpt_add(x, x, &y), "f64");
}

// A context of its own device shares it as well.
TEST_F(SharedDevice, OfTheContextItself) {
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = VULKAN_MODULE;
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.device = MPT_DEVICE_MODULE;
  d.next = reinterpret_cast<const mpt_chain*>(&module);
  OK(mpt_context_create(&d, &ctx));
  const mpt_vulkan_device first = native(ctx);
  EXPECT_NE(first.device, given.device);
  mpt_context second = nullptr;
  OK(create(first, &second));
  EXPECT_EQ(native(second).device, first.device);
  const mpt_tensor x = full(second, 3, 10);
  EXPECT_EQ(read(x), Floats(10, 3));
  mpt_context_release(second);
  EXPECT_EQ(read(full(ctx, 4, 10)), Floats(10, 4));
}

}  // namespace
}  // namespace mpt_test
