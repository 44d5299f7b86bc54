// Tests of contexts on a device of CUDA, through the public API: the module is found by its name,
// and a stand-in for NVIDIA's driver has two devices.
// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "../support/fixture.h"

namespace mpt_test {
namespace {

class CudaContext : public Train {
 protected:
  void SetUp() override { OK(create(0, &ctx)); }
  static mpt_status create(int32_t index, mpt_context* out) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_CUDA;
    d.device_index = index;
    return mpt_context_create(&d, out);
  }
};

TEST_F(CudaContext, Computes) {
  Floats v(100000);
  for (size_t i = 0; i < v.size(); ++i) v[i] = static_cast<float>(i);
  const mpt_tensor x = make({100, 1000}, v);
  EXPECT_EQ(read(x), v);
  mpt_tensor sum = nullptr;
  OK(mpt_add(x, x, &sum));
  for (float& f : v) f *= 2;
  EXPECT_EQ(read(sum), v);
}

TEST_F(CudaContext, PassesTheSelfTest) { OK(mpt_device_selftest(ctx)); }

TEST_F(CudaContext, TheOtherDeviceIsApart) {
  mpt_context other = nullptr;
  OK(create(1, &other));
  const int64_t n = 100;
  mpt_tensor a = nullptr, b = nullptr;
  OK(mpt_full(ctx, MPT_F32, &n, 1, 1, &a));
  OK(mpt_full(other, MPT_F32, &n, 1, 2, &b));
  EXPECT_EQ(read(a), Floats(100, 1));
  EXPECT_EQ(read(b), Floats(100, 2));
  mpt_context_release(other);
  EXPECT_EQ(read(a), Floats(100, 1));
}

TEST_F(CudaContext, DevicesByName) {
  for (const char* name : {"cuda:1", "cuda:GPU B", "cuda:b0b1b2b3b4b5b6b7b8b9babbbcbdbebf"}) {
    mpt_device device = MPT_DEVICE_CPU;
    int32_t index = 0;
    OK(mpt_device_from_name(name, &device, &index));
    EXPECT_EQ(device, MPT_DEVICE_CUDA) << name;
    EXPECT_EQ(index, 1) << name;
  }
  mpt_device device = MPT_DEVICE_CPU;
  int32_t index = 0;
  REFUSED(MPT_ERROR_DEVICE, mpt_device_from_name("cuda:GPU C", &device, &index),
          "device \"cuda:GPU C\" was not found; there are: Fake GPU A, 4096 MB, UUID ");
}

TEST_F(CudaContext, DevicesAreListed) {
  char text[1 << 14];
  OK(mpt_devices_text(text, sizeof text, nullptr));
  EXPECT_NE(
      std::string(text).find("cuda:1 Fake GPU B, 4096 MB, UUID b0b1b2b3b4b5b6b7b8b9babbbcbdbebf\n"),
      std::string::npos)
      << text;
}

TEST_F(CudaContext, WhatIsMissingIsNamed) {
  mpt_context none = nullptr;
  REFUSED(MPT_ERROR_DEVICE, create(2, &none),
          "device_index 2 of MPT_DEVICE_CUDA could not be opened: CUDA has 2 devices");
}

}  // namespace
}  // namespace mpt_test
