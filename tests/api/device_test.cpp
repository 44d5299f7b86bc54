// Devices and dtypes that are not there give an error, never another one in their place.
// SPDX-License-Identifier: Apache-2.0
#include "../support/scope.h"

namespace mpt_test {
namespace {

using Device = TrainInScope;

TEST_F(Device, ADeviceThatIsNotThereIsAnError) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  mpt_context c = ctx;
  d.device_index = 1 << 20;
  d.device = MPT_DEVICE_CUDA;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "CUDA");
  EXPECT_EQ(c, nullptr);
  d.device = MPT_DEVICE_VULKAN;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "MPT_DEVICE_VULKAN");
  EXPECT_EQ(c, nullptr);
  d.device_index = 0;
  d.device = MPT_DEVICE_MODULE;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "name its path by mpt_device_module");
  d.device = 77;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "device is 77");
  d.device = MPT_DEVICE_CPU;
  d.device_index = 1;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "device_index is 1");
  d.device_index = 0;
  d.flags = 1 << 20;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_create(&d, &c), "flags is 0x100000");
}

TEST_F(Device, HasAName) {
  const struct {
    const char* name;
    mpt_device device;
    int32_t index;
  } known[] = {{"cpu", MPT_DEVICE_CPU, 0},       {"cuda", MPT_DEVICE_CUDA, 0},
               {"cuda:2", MPT_DEVICE_CUDA, 2},   {"module:1", MPT_DEVICE_MODULE, 1},
               {"vulkan", MPT_DEVICE_VULKAN, 0}, {"vulkan:12", MPT_DEVICE_VULKAN, 12}};
  for (const auto& k : known) {
    mpt_device device = -1;
    int32_t index = -1;
    OK(mpt_device_from_name(k.name, &device, &index));
    EXPECT_EQ(device, k.device) << k.name;
    EXPECT_EQ(index, k.index) << k.name;
  }
  mpt_device device = -1;
  int32_t index = -1;
  for (const char* unknown : {"", "tpu", "CPU", "vulkan:", ":1"}) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_device_from_name(unknown, &device, &index),
            (std::string("device is \"") + unknown + "\"; it must be \"cpu\"").c_str());
  }
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_device_from_name("cpu:x", &device, &index),
          "a device of MPT_DEVICE_CPU has a number, not a name");
  REFUSED(MPT_ERROR_DEVICE, mpt_device_from_name("cuda:no such GPU", &device, &index),
          "device \"cuda:no such GPU\" was not found");
  REFUSED(MPT_ERROR_DEVICE, mpt_device_from_name("vulkan:no such GPU", &device, &index),
          "device \"vulkan:no such GPU\" was not found");
  EXPECT_EQ(device, -1);
}

TEST_F(Device, AreListed) {
  size_t needed = 0;
  OK(mpt_devices_text(nullptr, 0, &needed));
  std::string text(needed, '\0');
  OK(mpt_devices_text(text.data(), text.size(), nullptr));
  EXPECT_EQ(text.find("cpu\ncuda"), 0u) << text;
  EXPECT_NE(text.find("\nvulkan"), std::string::npos) << text;
}

TEST_F(Device, AModuleThatCannotBeUsedIsAnError) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  EXPECT_EQ(module.type, MPT_CHAIN_DEVICE_MODULE);
  d.next = reinterpret_cast<const mpt_chain*>(&module);
  d.device = MPT_DEVICE_MODULE;
  mpt_context c = ctx;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "no module is named");
  module.path = "/no/such/module.so";
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "/no/such/module.so");
  EXPECT_EQ(c, nullptr);
  module.path = "libm.so.6";  // a library, and not a module
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "no module of libmpt");
  module.alloc = [](void*, size_t) { return static_cast<void*>(nullptr); };
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_create(&d, &c), "mpt_device_module.free");
}

TEST_F(Device, ATensorTellsItsDevice) {
  NEEDS_HOST("fake/device_test.cpp has it for other devices");
  mpt_tensor t = random({3}), moved = nullptr;
  mpt_tensor_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_tensor_get_info(t, &info));
  EXPECT_EQ(info.device, MPT_DEVICE_CPU);
  EXPECT_EQ(info.device_index, 0);
  OK(mpt_tensor_to(t, MPT_DEVICE_CPU, 0, &moved));  // it is there already
  void *from = nullptr, *to = nullptr;
  OK(mpt_tensor_get_data(t, &from));
  OK(mpt_tensor_get_data(moved, &to));
  EXPECT_EQ(from, to);
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_to(t, MPT_DEVICE_CPU, 1, &moved), "device_index is 1");
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_to(t, MPT_DEVICE_CUDA, 0, &moved), "computes on the CPU");
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_to(t, -1, 0, &moved), "device is -1");
  EXPECT_EQ(moved, nullptr);
}

TEST_F(Device, ADtypeThatAnOperationLacksIsAnError) {
  mpt_tensor scores = random({4, 4}), out = nullptr;
  const int64_t shape[] = {4, 4};
  REFUSED(MPT_ERROR_DTYPE, mpt_nll_loss(scores, scores, nullptr, nullptr, &out),
          "target is f32; indices must be i64 or i32");
  EXPECT_EQ(out, nullptr);
  REFUSED(MPT_ERROR_DTYPE, mpt_zeros(ctx, 99, shape, 2, &out), "99");
  // An operation says beforehand what it takes.
  EXPECT_EQ(mpt_op_supports(ctx, op("matmul"), MPT_BF16), MPT_OK);
  EXPECT_LT(mpt_op_supports(ctx, op("matmul"), MPT_F8E4M3), 0);
}

}  // namespace
}  // namespace mpt_test
