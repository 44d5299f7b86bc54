// Trainings in contexts with a memory limit, on the stand-ins for CUDA's driver, cuBLASLt and
// cuDNN: plans of the libraries are taken whose workspace fits, or else own kernels.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "../../vulkan/small_trainings.h"
#include "../fake_cudnn.h"
#include "fake_cublas.h"

namespace mpt_test {
namespace {

constexpr size_t kMiB = size_t{1} << 20;

template <class T>
T& stand_in(const char* library, const char* function) {
  void* const opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!opened) throw std::runtime_error(dlerror());
  return *reinterpret_cast<T* (*)()>(dlsym(opened, function))();
}

class Limited : public testing::Test {
 protected:
  void TearDown() override {
    cublas = {.objects = cublas.objects};
    cudnn = {.objects = cudnn.objects};
  }
  // Trains two steps, in which the losses are those of the CPU, and returns the trace of the second
  // one.
  std::string trace(small::Model model, size_t limit) {
    small::Training training({std::getenv("MPT_TEST_DEVICE"), nullptr, limit}, model, "32-true"),
        on_cpu({}, model, "32-true");
    const mpt_context ctx = training.context().get();
    std::vector<small::Step> steps = training.run(1);
    EXPECT_EQ(mpt_trace_begin(ctx), MPT_OK);
    steps.push_back(training.run_step());
    EXPECT_EQ(mpt_trace_end(ctx), MPT_OK);
    size_t n = 0;
    EXPECT_EQ(mpt_trace_text(ctx, nullptr, 0, &n), MPT_OK);
    std::string text(n, 0);
    EXPECT_EQ(mpt_trace_text(ctx, text.data(), n, nullptr), MPT_OK);
    const std::vector<small::Step> wanted = on_cpu.run(2);
    for (size_t i = 0; i < steps.size(); ++i)
      for (size_t k = 0; k < steps[i].losses.size(); ++k)
        EXPECT_NEAR(steps[i].losses[k], wanted[i].losses[k], 1e-3) << i << ", " << k;
    listing = training.context().kernels();
    return text;
  }
  bool lists(const char* kernel) const { return listing.find(kernel) != std::string::npos; }

  FakeCublas& cublas = stand_in<FakeCublas>("libcublasLt.so.13", kFakeCublas);
  FakeDnn& cudnn = stand_in<FakeDnn>("libcudnn.so.9", kFakeDnn);
  std::string listing;  // names the kernels of the training
};

TEST_F(Limited, OwnKernelsTakeOverWhereWorkspaceDoesNotFit) {
  cublas.workspace = cudnn.workspace = 31 * kMiB;
  const std::string text = trace(small::Model::resnet20, 24 * kMiB);
  EXPECT_FALSE(lists(": cuBLASLt")) << listing;
  EXPECT_FALSE(lists(": cudnn")) << listing;
  for (const char* reason :
       {"cuBLASLt: cublasLtMatmulAlgoGetHeuristic returned ",
        ", and it gets 12582912 bytes of workspace",
        "its engines need more workspace than the 12582912 bytes that they get"})
    EXPECT_NE(text.find(reason), std::string::npos) << reason << "\n" << text;
}

TEST_F(Limited, APlanWithLessWorkspaceIsTaken) {
  cublas.workspace = 31 * kMiB;
  cublas.least = 2 * kMiB;
  trace(small::Model::mlp, 24 * kMiB);
  EXPECT_TRUE(lists(": cuBLASLt")) << listing;
}

TEST_F(Limited, PlansThatFitAreTaken) {
  cublas.workspace = cudnn.workspace = 2 * kMiB;
  trace(small::Model::resnet20, 24 * kMiB);
  EXPECT_TRUE(lists(": cuBLASLt")) << listing;
  EXPECT_TRUE(lists(": cudnn")) << listing;
}

TEST_F(Limited, WithoutALimitNothingIsRefused) {
  cublas.workspace = cudnn.workspace = 31 * kMiB;
  trace(small::Model::mlp, 0);
  EXPECT_TRUE(lists(": cuBLASLt")) << listing;
}

}  // namespace
}  // namespace mpt_test
