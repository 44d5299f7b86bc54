// Batch norms by cuDNN, near to what ref computes in double: on the stand-in for the library, or on
// a GPU with the library itself. Without one the own kernels compute them.
// SPDX-License-Identifier: Apache-2.0
#include <limits>
#include <string>
#include <vector>

#include "dnn.h"

namespace mpt::test {
namespace {

class DnnNorms : public DnnKernels {
 protected:
  // Returns a batch norm by the statistics of the batch and its gradient, with the forward's
  // results by ref.
  std::vector<Work> works(DType t, const Dims& shape, Activation act,
                          Layout layout = Layout::channels_last) {
    const auto params = bytes_of(NormParams{.eps = 0.01, .act = act});
    const auto channels = [&] { return make(DType::f32, {shape[1]}); };
    Work forward{{.kernel = Kernel::batch_norm, .params = params, .note = "batch_norm"},
                 {make(t, shape, layout), channels(), channels()},
                 {make(t, shape, layout), channels(), channels(), none(), none()}};
    Operands results = forward.out;
    run_on_host(forward.c, results, forward.in, true);
    const Work gradient{
        {.kernel = Kernel::batch_norm_grad, .params = params, .note = "batch_norm_grad"},
        {make(t, shape, layout), channels(), channels()},
        {make(t, shape, layout), forward.in[0], forward.in[1], results[1], results[2],
         act == Activation::relu ? results[0] : none()}};
    return {forward, gradient};
  }
  // Checks what the own kernels compute, and why the library does not.
  void check_refused(const Work& w, const std::string& why) {
    check_all({w}, false);
    if (has_library()) {
      EXPECT_EQ(refusal_of_library(w), "cudnn: " + why);
    }
  }
};

constexpr Activation kActivations[] = {Activation::none, Activation::relu};

TEST_F(DnnNorms, OfEveryDTypeAndShape) {
  for (const DType t : kTypesOfLibrary) {
    SCOPED_TRACE(name_of(t));
    for (const Activation act : kActivations) {
      for (const Dims& shape : {Dims{5, 8}, Dims{2, 16, 9}, Dims{3, 24, 5, 7}, Dims{2, 40, 1, 1},
                                Dims{1, 8, 4, 3}, Dims{2, 8, 3, 4, 2}, Dims{2, 264, 2, 2}}) {
        check_all(works(t, shape, act), true);
      }
    }
  }
}

// The mean is large beside the deviation, which is that of x / 8.
TEST_F(DnnNorms, OfImagesFarFromZero) {
  for (const Activation act : kActivations) {
    Work w = works(DType::f32, {4, 8, 6, 6}, act)[0];
    const auto x = w.in[0].view();
    ref::walk(w.in[0].spec.shape, [&](const Dims& i) { x.set(x.get(i) / 8 + 4, i); });
    check_all({w}, true);
  }
}

TEST_F(DnnNorms, ReluHidesTheGradientOfWhatItHasCutOff) {
  Work w = works(DType::f32, {4, 8, 3, 3}, Activation::relu)[1];
  const auto y = w.in[5].view();
  ref::walk(w.in[5].spec.shape, [&](const Dims& i) {  // zeros, their neighbours and -0
    const double values[] = {0, std::numeric_limits<float>::min(), -0.0, 1};
    y.set(values[(i[0] + i[2] + i[3]) % 4], i);
  });
  check_all({w}, true);
}

TEST_F(DnnNorms, TheOwnKernelsTakeTheRest) {
  const DType t = DType::f32;
  const Dims shape{3, 8, 4, 5}, channels{8};
  for (const Activation act : kActivations) {
    for (const Work& w : works(t, shape, act, Layout::row_major))
      check_refused(w, "images with the channels innermost");
    if (has_library()) {
      for (const Work& w : works(DType::f64, shape, act))
        EXPECT_EQ(refusal_of_library(w), "cudnn: computes in f32, f16 and bf16");
    }
    for (const Work& w : works(t, {0, 8, 4, 5}, act)) check_refused(w, "operands with elements");
    for (const Work& w : works(t, {2, 8, 2, 1, 2, 2}, act))
      check_refused(w, "up to 3 spatial dims");
    for (const DType each : kTypesOfLibrary)  // rows of the image are no multiple of 16 bytes
      for (const Work& w : works(each, {3, 5, 4, 5}, act))
        check_refused(w, "it has no engine for the operands");

    const auto changed = [&](size_t which, const char* why, const auto& change) {
      Work w = works(t, shape, act)[which];
      change(w);
      check_refused(w, why);
    };
    changed(0, "no batch norm by given statistics", [&](Work& w) {
      w.in[3] = make(t, channels);
      w.in[4] = make(t, channels);
      const auto var = w.in[4].view();
      ref::walk(channels, [&](const Dims& i) { var.set(std::abs(var.get(i)), i); });
    });
    for (const size_t i : {1, 2}) changed(0, "w and b of f32", [&](Work& w) { w.in[i] = none(); });
    changed(0, "w and b of f32", [&](Work& w) { w.in[1] = make(DType::bf16, channels); });
    changed(1, "w, dw and db of f32", [&](Work& w) { w.in[2] = none(); });
    for (const size_t i : {1, 2})
      changed(1, "w, dw and db of f32", [&](Work& w) { w.out[i] = none(); });
    for (const size_t which : {0, 1}) {
      changed(which, "images of one dtype",
              [&](Work& w) { w.out[0] = make(DType::bf16, shape, Layout::channels_last); });
      changed(which, "operands that are aligned to 16 bytes", [&](Work& w) {
        w.in[0] = Operand(t, shape, w.in[0].spec.stride, 1);
        w.in[0].draw(Values::near, random);
      });
      changed(which, "images with the channels innermost", [&](Work& w) {
        Dims stride = w.in[0].spec.stride;
        stride[0] *= 2;
        w.in[0] = Operand(t, shape, stride);
        w.in[0].draw(Values::near, random);
      });
      changed(which, "channels that are dense", [&](Work& w) {
        Operand& weight = w.in[which == 0 ? 1 : 2];
        weight = Operand(t, channels, {2});
        weight.draw(Values::near, random);
      });
      changed(which, "operands that are aligned to 16 bytes", [&](Work& w) {
        Operand& weight = w.in[which == 0 ? 1 : 2];
        weight = Operand(t, channels, {1}, 1);
        weight.draw(Values::near, random);
      });
    }
  }
}

TEST_F(DnnNorms, TheOwnKernelsWiden16Bits) {
  arithmetic = Arithmetic::widen16;
  for (const DType t : kTypesOfLibrary) {
    const auto all = works(t, {3, 8, 4, 5}, Activation::relu);
    if (is_half(t)) {
      for (const Work& w : all) check_refused(w, "operands of 16 bits are widened");
    } else {
      check_all(all, true);
    }
  }
}

TEST_F(DnnNorms, EveryRunGivesTheSameBits) {
  const int64_t n = fake() ? 2 : 32;  // the stand-in is slow
  for (const DType t : kTypesOfLibrary)
    for (const Activation act : kActivations)
      for (const Work& w : works(t, {n, 8 * n, n, 2 * n}, act)) check_bits(w);
}

TEST_F(DnnNorms, WithoutTheLibrary) {
  if (has_library()) GTEST_SKIP() << "libcudnn.so.9 is here";
  for (const Work& w : works(DType::bf16, {3, 8, 4, 5}, Activation::relu))
    EXPECT_EQ(refusal_of_library(w), missing());
}

// -- the stand-in ---------------------------------------------------------------------------------

class FakeDnnNorms : public DnnNorms {
 protected:
  void SetUp() override {
    if (!fake() || !has_library()) GTEST_SKIP() << "the stand-in for cuDNN is not here";
  }
};

TEST_F(FakeDnnNorms, EveryCallOfTheLibraryFailsInTurn) {
  for (const Activation act : kActivations)
    for (const Work& w : works(DType::bf16, {3, 8, 2, 2}, act)) fail_in_turn(w);
}

TEST_F(FakeDnnNorms, EnginesThatRoundMoreOrDifferAreNotTaken) {
  for (const DType t : kTypesOfLibrary) {
    const auto all = works(t, {3, 8, 4, 5}, Activation::relu);
    const uint64_t runs = fake()->runs;
    check_all(all, true);
    EXPECT_EQ(fake()->runs, runs + all.size()) << "a kernel is one run";
    EXPECT_EQ(fake()->engine, is_half(t) ? 4 : 5);  // with tensor cores, without
  }
}

TEST_F(FakeDnnNorms, AreMeasured) {
  auto& choices = static_cast<gpu::GpuDevice&>(device()).choices();
  choices.measures = true;
  for (const Work& w : works(DType::bf16, {3, 8, 2, 5}, Activation::relu)) {
    for (const int64_t engine : {5, 4}) {
      fake()->fastest = engine;
      check(w.c, w.out, w.in, near(DType::bf16));
      EXPECT_EQ(fake()->engine, 5) << "the one that was the fastest at first";
    }
  }
  fake()->fastest = -1;
  choices.measures = false;
}

}  // namespace
}  // namespace mpt::test
