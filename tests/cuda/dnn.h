// DnnKernels: a fixture of tests that run cuDNN's kernels on the stand-in for the library, or on a
// GPU with the library itself, beside ref.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <dlfcn.h>

#include <optional>
#include <string>
#include <vector>

#include "../vulkan/kernels.h"
#include "fake_cudnn.h"

namespace mpt::test {

enum class Layout { row_major, channels_last };

inline constexpr DType kTypesOfLibrary[] = {DType::f32, DType::f16, DType::bf16};

// A fixture of tests of the library's kernels.
class DnnKernels : public Kernels {
 protected:
  void TearDown() override {
    arithmetic = Arithmetic::measure;
    Kernels::TearDown();
  }
  // Returns the stand-in; nullptr: the library is another one, or there is none.
  static mpt_test::FakeDnn* fake() {
    void* const library = dlopen("libcudnn.so.9", RTLD_NOW | RTLD_LOCAL);
    if (!library) return nullptr;
    const auto f = reinterpret_cast<mpt_test::FakeDnn* (*)()>(dlsym(library, mpt_test::kFakeDnn));
    return f ? f() : nullptr;
  }
  // False without libcudnn.so.9, or without the library that it needs.
  static bool has_library() {
    static const bool has = dlopen("libcudnn.so.9", RTLD_NOW | RTLD_LOCAL) != nullptr &&
                            missing().find("libcublasLt") == std::string::npos;
    return has;
  }

  Operand make(DType t, const Dims& shape, Layout layout = Layout::row_major) {
    Dims stride = contiguous_strides(shape);
    if (layout == Layout::channels_last) {
      Dims moved{shape[0]};
      for (int d = 2; d < shape.size(); ++d) moved.push(shape[d]);
      moved.push(shape[1]);
      const Dims last = contiguous_strides(moved);
      stride[0] = last[0];
      stride[1] = 1;
      for (int d = 2; d < shape.size(); ++d) stride[d] = last[d - 1];
    }
    Operand x(t, shape, stride);
    x.draw(Values::near, random);
    return x;
  }
  static Operand none() {
    Operand x(DType::f32, {}, {});
    x.spec = {};
    return x;
  }
  struct Work {
    Case c;
    Operands out, in;
  };
  static Bound near(DType t) {
    return {.ulps = is_half(t) ? 1 : 0, .absolute = 1e-4, .relative = 2e-6};
  }
  // Checks the results, and that the library computes them; nothing: either may.
  void check_all(const std::vector<Work>& all, std::optional<bool> by_library) {
    for (const Work& w : all) {
      const std::string kernel = kernel_of(w.c, w.out, w.in);
      if (by_library && has_library()) {
        EXPECT_EQ(kernel == "cudnn", *by_library)
            << describe(w.c, w.out, w.in) << ": " << kernel << "; " << refusal_of_library(w);
      }
      check(w.c, w.out, w.in, near(w.out[0].spec.dtype));
    }
  }
  static std::string missing() {
    static const std::string why = [] {
      const ConvParams p{
          .spatial = 1, .groups = 1, .stride = {1, 1, 1}, .padding = {}, .dilation = {1, 1, 1}};
      const auto dense = [](const Dims& d) {
        return Operand(DType::f32, d, contiguous_strides(d));
      };
      return refusal_of_library({{.kernel = Kernel::conv, .params = bytes_of(p)},
                                 {dense({1, 1, 4})},
                                 {dense({1, 1, 4}), dense({1, 1, 1}), none()}});
    }();
    return why;
  }
  // Runs the library several times on inputs of sizes that engines divide.
  void check_bits(const Work& w) {
    if (kernel_of(w.c, w.out, w.in) != "cudnn") return;
    Operands first = w.out;
    run_on_device(w.c, first, w.in);
    for (int i = 0; i < 8; ++i) {
      Operands again = w.out;
      run_on_device(w.c, again, w.in);
      for (size_t k = 0; k < first.size(); ++k)
        EXPECT_TRUE(again[k].bytes == first[k].bytes) << describe(w.c, w.out, w.in);
    }
  }
  // Makes each call of the stand-in fail while a kernel is prepared.
  static void fail_in_turn(const Work& w) {
    ASSERT_EQ(kernel_of(w.c, w.out, w.in), "cudnn");
    const size_t objects = fake()->objects;
    uint64_t n = 1;
    int by_own = 0;
    for (;; ++n) {
      fake()->calls = 0;
      fake()->fails = n;
      const std::string kernel = kernel_of(w.c, w.out, w.in);
      if (fake()->calls < n) break;
      by_own += kernel != "cudnn";
      EXPECT_EQ(fake()->objects, objects);
    }
    fake()->fails = 0;
    EXPECT_GT(n, 30u);
    EXPECT_GT(by_own, 20);
  }
  // Returns why the library does not take the request.
  static std::string refusal_of_library(const Work& w) {
    std::vector<Spec> out, in;
    for (const Operand& o : w.out) out.push_back(o.spec);
    for (const Operand& o : w.in) in.push_back(o.spec);
    const Request r{.kernel = w.c.kernel,
                    .out = out,
                    .in = in,
                    .params = w.c.params.data(),
                    .params_size = w.c.params.size(),
                    .arithmetic = arithmetic,
                    .device = &device()};
    Why why;
    for (const Backend* b : device().backends())
      if (std::string_view(b->name) == "cudnn") prepare(*b, r, why);
    return why.text;
  }
};

}  // namespace mpt::test
