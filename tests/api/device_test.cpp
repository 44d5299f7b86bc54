// Devices and dtypes that are not there give an error, never another one in their place.
// SPDX-License-Identifier: Apache-2.0
#include "../train/scope.h"

namespace mpt_test {
namespace {

using Device = TrainInScope;

TEST_F(Device, ADeviceThatIsNotThereIsAnError) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  mpt_context c = ctx;
  d.device = MPT_DEVICE_CUDA;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "libmpt_cuda.so");
  EXPECT_EQ(c, nullptr);
  EXPECT_NE(std::string(mpt_last_error()).find("MPT_DEVICE_CPU"), std::string::npos);
  d.device = 77;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "device is 77");
  d.device = MPT_DEVICE_CPU;
  d.device_index = 1;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_create(&d, &c), "device_index is 1");
  d.device_index = 0;
  d.flags = 1 << 20;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_create(&d, &c), "flags is 0x100000");
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
