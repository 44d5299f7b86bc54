// Tests of products by cuBLASLt on the stand-ins for the library and for CUDA's driver: what the
// library takes, what is refused and why, and every call of it failing in turn. product_test.cpp
// compares the results.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <bit>
#include <cstring>

#include "../../vulkan/kernels.h"
#include "../program.h"
#include "fake_cublas.h"
#include "mpt/mpt_cuda.h"

namespace mpt::test {
namespace {

using mpt_test::FakeCublas;
constexpr DType kF32 = DType::f32, kBf16 = DType::bf16, kNone = DType::none;

std::unique_ptr<Prepared> prepared_gemm(Device& d, std::span<const Spec> out,
                                        std::span<const Spec> in, std::string& why) {
  static constexpr GemmParams kParams{};
  Why refused;
  auto p = prepare_best(d.backends(),
                        {.kernel = Kernel::gemm,
                         .out = out,
                         .in = in,
                         .params = &kParams,
                         .params_size = sizeof kParams,
                         .device = &d},
                        refused);
  why = refused.text;
  return p;
}

class Cublas : public Kernels {
 protected:
  void SetUp() override {
    fake().refused = 0;
    fake().fails = 0;
    fake().algorithms = 1;
    fake().fastest = -1;
  }
  void TearDown() override {
    arithmetic = Arithmetic::measure;
    backend = "";
    fake().refused = 0;
    fake().fails = 0;
    fake().algorithms = 1;
    fake().fastest = -1;
    Kernels::TearDown();
  }
  static FakeCublas& fake() {
    static void* const library = dlopen("libcublasLt.so.13", RTLD_NOW | RTLD_LOCAL);
    if (!library) throw std::runtime_error(dlerror());
    return *reinterpret_cast<FakeCublas* (*)()>(dlsym(library, mpt_test::kFakeCublas))();
  }
  Operand make(DType t, const Dims& shape, Dims stride = {}) {
    if (t == kNone) return {};
    Operand x(t, shape, stride.empty() ? contiguous_strides(shape) : stride);
    x.draw(Values::near, random);
    return x;
  }
  static Case linear(Activation act = Activation::none) {
    return {.kernel = Kernel::linear, .params = bytes_of(GemmParams{act, 0}), .note = "linear"};
  }
  // Operands of 24 x 32 results with sums of 40 products.
  Operands inputs(DType x, DType w, DType bias) {
    return {make(x, {24, 40}), make(w, {32, 40}), make(bias, {32})};
  }
  static Case weight() {
    return {
        .kernel = Kernel::linear_weight, .params = bytes_of(GemmParams{}), .note = "linear_weight"};
  }
  // Says why the library does not take a request.
  std::string refusal_of_library(const Case& c, const Operands& out, const Operands& in) {
    backend = "cuBLASLt";
    const std::string why = refusal(c, out, in);
    backend = "";
    return why;
  }
};

TEST_F(Cublas, EpiloguesAreTheLibrarys) {
  const auto run = [&](const Case& c, const Operands& out, const Operands& in) {
    EXPECT_EQ(kernel_of(c, out, in), "cuBLASLt");
    check(c, out, in, {.ulps = 1, .absolute = 1e-4});
    return fake().epilogue;
  };
  const Operands y{make(kBf16, {24, 32})};
  using namespace mpt::cuda;
  EXPECT_EQ(run(linear(), y, inputs(kBf16, kBf16, kNone)), kPlainSums);
  EXPECT_EQ(run(linear(), y, inputs(kBf16, kBf16, kBf16)), kBiasSums);
  const Operands dw{make(kBf16, {32, 40}), make(kBf16, {32})};
  EXPECT_EQ(run(weight(), dw, {make(kBf16, {24, 40}), make(kBf16, {24, 32})}), kSumsOfB);
  const Operands turned{make(kBf16, {32, 40}, {1, 32}), make(kBf16, {32})};
  EXPECT_EQ(run(weight(), turned, {make(kBf16, {24, 40}), make(kBf16, {24, 32})}), kSumsOfA);
}

TEST_F(Cublas, ActivationsAreApart) {
  for (Activation act : {Activation::tanh, Activation::sigmoid, Activation::relu}) {
    for (DType t : {kF32, kBf16, DType::f16, DType::f64}) {
      for (DType bias : {kNone, t}) {
        // With gaps between the rows, in which nothing is written.
        const Operands y{make(t, {24, 32}, {35, 1})}, in = inputs(t, t, bias);
        EXPECT_TRUE(kernel_of(linear(act), y, in).starts_with("cuBLASLt"));
        check(linear(act), y, in, {.ulps = 1, .absolute = t == DType::f64 ? 1e-13 : 1e-6});
        EXPECT_EQ(fake().epilogue, bias == kNone ? mpt::cuda::kPlainSums : mpt::cuda::kBiasSums);
      }
    }
    const Operands y{make(kBf16, {24, 32})}, in = inputs(kF32, kBf16, kBf16);
    EXPECT_EQ(kernel_of(linear(act), y, in), "cuBLASLt") << "x is rounded besides";
    check(linear(act), y, in, {.ulps = 1, .absolute = 1e-6});
    const Case c{.kernel = Kernel::gemm,
                 .params = bytes_of(GemmParams{act, 0}),
                 .scalars = bytes_of(GemmScalars{0.5f, 0}),
                 .note = "gemm"};
    const Operands items{make(kBf16, {3, 24, 32}, {32, 96, 1})};
    const Operands factors{make(kBf16, {3, 24, 40}), make(kBf16, {3, 40, 32}), {}};
    EXPECT_EQ(kernel_of(c, items, factors), "cuBLASLt");
    check(c, items, factors, {.ulps = 1, .absolute = 1e-6});
  }
}

TEST_F(Cublas, SumsThatTheLibraryDoesNotTakeAreApart) {
  for (const auto& [t, w, b] : {std::tuple{kF32, kF32, kF32}, std::tuple{kBf16, kF32, kBf16}}) {
    const Operands out{make(w, {32, 40}), make(b, {32})};
    const Operands in{make(t, {24, 40}), make(t, {24, 32})};
    EXPECT_EQ(kernel_of(weight(), out, in), "cuBLASLt, sums apart");
    check(weight(), out, in, {.ulps = 1, .absolute = 1e-4});
  }
}

TEST_F(Cublas, TheNameAdvisesMultiplesOf8) {
  const auto name = [&](DType t, int64_t m, int64_t n, int64_t k) {
    return kernel_of(linear(), {make(t, {m, n})}, {make(t, {m, k}), make(t, {n, k}), {}});
  };
  const char* const advice = "cuBLASLt, faster with multiples of 8";
  EXPECT_EQ(name(kBf16, 21, 32, 40), "cuBLASLt") << "no columns begin with a row's extent";
  EXPECT_EQ(name(kBf16, 24, 33, 40), advice);
  EXPECT_EQ(name(kBf16, 24, 32, 41), advice);
  EXPECT_EQ(name(kF32, 23, 33, 41), "cuBLASLt");
  // Two batches in turn, of which the second begins at no multiple of 8.
  EXPECT_EQ(
      kernel_of({.kernel = Kernel::gemm, .params = bytes_of(GemmParams{})},
                {make(kBf16, {2, 2, 24, 32})},
                {make(kBf16, {2, 2, 24, 40}, {52, 2496, 104, 1}), make(kBf16, {2, 2, 40, 32}), {}}),
      advice);
  EXPECT_EQ(kernel_of(weight(), {make(kF32, {33, 40}), make(kBf16, {33})},
                      {make(kBf16, {24, 40}), make(kBf16, {24, 33})}),
            "cuBLASLt, sums apart, faster with multiples of 8");
}

TEST_F(Cublas, WhatIsTaken) {
  const auto name = [&](DType y, DType x, DType w, DType bias) {
    return kernel_of(linear(), {make(y, {24, 32})}, inputs(x, w, bias));
  };
  for (DType t : {kF32, kBf16, DType::f16, DType::f64}) {
    EXPECT_EQ(name(t, t, t, t), "cuBLASLt") << name_of(t);
  }
  EXPECT_EQ(name(kF32, kBf16, kBf16, kF32), "cuBLASLt");
  EXPECT_EQ(name(kBf16, kF32, kBf16, kBf16), "cuBLASLt") << "x is rounded before";
  EXPECT_EQ(name(DType::i32, DType::i32, DType::i32, kNone), "gpu tiles");
}

TEST_F(Cublas, RefusalsNameTheReason) {
  const auto of_linear = [&](DType y, DType x, DType w, DType bias, Activation act) {
    return refusal_of_library(linear(act), {make(y, {24, 32})}, inputs(x, w, bias));
  };
  const Activation none = Activation::none;
  EXPECT_EQ(of_linear(DType::i8, DType::i8, DType::i8, kNone, none),
            "cuBLASLt: f16, bf16, f32 or f64");
  EXPECT_EQ(of_linear(kF32, kBf16, kF32, kNone, none), "cuBLASLt: operands of one dtype");
  EXPECT_EQ(of_linear(kBf16, kF32, kF32, kNone, none),
            "cuBLASLt: a result of the operands' dtype, or f32");
  EXPECT_EQ(of_linear(kBf16, kBf16, kBf16, kF32, none), "cuBLASLt: a bias of the result's dtype");
  EXPECT_EQ(of_linear(kF32, kF32, kF32, kNone, Activation::silu),
            "cuBLASLt: an activation whose gradient reads its input");
  arithmetic = Arithmetic::widen16;
  EXPECT_EQ(of_linear(kF32, kF32, kF32, kNone, none), "");
  EXPECT_EQ(of_linear(kBf16, kBf16, kBf16, kNone, none),
            "cuBLASLt: operands of 16 bits are widened");
  arithmetic = Arithmetic::measure;
  const auto of_gemm = [&](const Operand& c, const Operand& a, const Operand& b,
                           const Operand& bias = {}, GemmParams p = {}) {
    return refusal_of_library({.kernel = Kernel::gemm, .params = bytes_of(p)}, {c}, {a, b, bias});
  };
  const Operand c = make(kF32, {24, 32}), a = make(kF32, {24, 40}), b = make(kF32, {40, 32});
  EXPECT_EQ(of_gemm(c, make(kF32, {24, 40}, {80, 2}), b),
            "cuBLASLt: a matrix has no dim with neighbours");
  EXPECT_EQ(of_gemm(c, make(kF32, {24, 40}, {0, 1}), b),
            "cuBLASLt: a matrix has no dim with neighbours");
  EXPECT_EQ(of_gemm(make(kF32, {24, 32}, {1, 24}), a, b, make(kF32, {32})),
            "cuBLASLt: a bias across the dim with neighbours");
  EXPECT_EQ(of_gemm(c, a, b, make(kF32, {32}, {2})), "cuBLASLt: a bias without neighbours");
  EXPECT_EQ(of_gemm(c, a, b, {}, {Activation::relu, 1}),
            "cuBLASLt: an activation before an addition");
  const GemmParams adds{Activation::none, 1};
  EXPECT_EQ(of_gemm(make(kBf16, {24, 33}), make(kBf16, {24, 40}), make(kBf16, {40, 33}),
                    make(kBf16, {33}), adds),
            "cuBLASLt: an addition to a result that is rounded apart");
  EXPECT_EQ(of_gemm(make(kBf16, {24, 33}), make(kBf16, {24, 40}), make(kBf16, {40, 33}), {}, adds),
            "");
  EXPECT_EQ(of_gemm(make(kF32, {24, 0}), a, make(kF32, {40, 0})),
            "cuBLASLt: there is nothing to multiply");
  EXPECT_EQ(of_gemm(make(kF32, {65, 2, 2, 3}), make(kF32, {65, 2, 2, 4}),
                    make(kF32, {65, 2, 4, 3}, {0, 12, 3, 1})),
            "cuBLASLt: batch dims without a common stride");
}

TEST_F(Cublas, BatchDimsWithoutACommonStrideAreBatchesInTurn) {
  // Heads of attention, as views of a packed projection.
  const Case c{.kernel = Kernel::gemm,
               .params = bytes_of(GemmParams{}),
               .scalars = bytes_of(GemmScalars{}),
               .note = "heads"};
  for (DType t : {kF32, kBf16}) {
    for (int64_t d : {16, 10}) {  // with 10, parts are less aligned than tensors
      const Dims q{20 * 3 * 3 * d, d, 3 * 3 * d, 1}, k{20 * 3 * 3 * d, d, 1, 3 * 3 * d};
      const Operands scores{make(t, {2, 3, 20, 20})},
          in{make(t, {2, 3, 20, d}, q), make(t, {2, 3, d, 20}, k), {}};
      const uint64_t before = fake().products;
      EXPECT_TRUE(kernel_of(c, scores, in).starts_with("cuBLASLt"));
      check(c, scores, in, {.ulps = 1, .absolute = 1e-4});
      EXPECT_EQ(fake().products, before + 2) << "a batch of three heads for each of two items";
      // The result may be packed too.
      check(c, {make(t, {2, 3, 20, d}, {20 * 3 * d, d, 3 * d, 1})},
            {make(t, {2, 3, 20, 20}), make(t, {2, 3, 20, d}, q), {}},
            {.ulps = 1, .absolute = 1e-4});
      EXPECT_EQ(fake().products, before + 4);
      const Operand reversed = make(t, {3, 21, d}, {-21 * d, d, 1});
      check(c, {make(t, {3, 21, 20})}, {reversed, make(t, {3, d, 20}), {}},
            {.ulps = 1, .absolute = 1e-4});
      EXPECT_EQ(fake().products, before + 7);
    }
  }
}

TEST_F(Cublas, TheOwnKernelsTakeWhatTheLibraryRefuses) {
  const Operands y{make(kBf16, {24, 32})}, in = inputs(kBf16, kBf16, kBf16);
  fake().refused = mpt::cuda::kBiasSums;
  EXPECT_EQ(refusal_of_library(linear(), y, in),
            "cuBLASLt: cublasLtMatmulAlgoGetHeuristic returned CUBLAS_STATUS_NOT_SUPPORTED");
  EXPECT_EQ(kernel_of(linear(), y, in), "gpu tiles");
  check(linear(), y, in, {.ulps = 1, .absolute = 1e-4});
}

TEST_F(Cublas, ProductsOf16BitsAreNative) {
  const Backend& first = *device().backends()[0];
  EXPECT_EQ(first.measured(device()), Arithmetic::native16);
}

// Tests of this name run where the stand-in for the library is not found.
class WithoutCublas : public Kernels {};
TEST_F(WithoutCublas, TheLoaderSaysSoAndTheOwnKernelsTakeAll) {
  if (void* const there = dlopen("libcublasLt.so.13", RTLD_NOW | RTLD_LOCAL)) {
    dlclose(there);
    GTEST_SKIP() << "libcublasLt.so.13 is here";
  }
  const Case c{.kernel = Kernel::linear_data, .params = bytes_of(GemmParams{})};
  const Operand y(kF32, {2, 3}, {3, 1}), a(kF32, {2, 4}, {4, 1}), b(kF32, {4, 3}, {3, 1});
  EXPECT_EQ(kernel_of(c, {y}, {a, b}), "gpu tiles");
  backend = "cuBLASLt";
  const std::string why = refusal(c, {y}, {a, b});
  backend = "";
  EXPECT_TRUE(why.starts_with("cuBLASLt: libcublasLt.so.13: cannot open shared object file"))
      << why;
  EXPECT_EQ(device().backends()[0]->measured(device()), Arithmetic::widen16);
}

// Tests of this name run where libcublasLt.so.13 lacks functions, and the stand-in is
// libcublasLt.so.12.
class OlderCublas : public Kernels {};
TEST_F(OlderCublas, IsTakenIfTheNewestDoesNotWork) {
  const Case c{.kernel = Kernel::linear_data, .params = bytes_of(GemmParams{})};
  Operand y(kF32, {2, 3}, {3, 1}), a(kF32, {2, 4}, {4, 1}), b(kF32, {4, 3}, {3, 1});
  for (Operand* o : {&y, &a, &b}) o->draw(Values::near, random);
  EXPECT_EQ(kernel_of(c, {y}, {a, b}), "cuBLASLt");
  check(c, {y}, {a, b}, {.ulps = 1, .absolute = 1e-4});
}

// Makes a kernel and a result on a device. Returns what went wrong; the name of the kernel
// otherwise.
std::string work(Device& device, const Case& c, std::span<const Spec> out,
                 std::span<const Spec> in) {
  Device* const d = &device;
  Why refused;
  const Request r{c.kernel, out, in, c.params.data(), c.params.size(), 1, Arithmetic::measure, d};
  const auto p = prepare_best(d->backends(), r, refused);
  if (!p) return refused.text;
  constexpr size_t kBytes = 1 << 16;
  auto* const memory = static_cast<char*>(d->alloc(4 * kBytes + p->workspace));
  void* const y[] = {memory};
  const void* const x[] = {memory + kBytes, memory + 2 * kBytes, memory + 3 * kBytes};
  const char* const run = p->run({y, x, nullptr, memory + 4 * kBytes, Jobs()});
  std::string said = run ? run : std::string(p->name) + " (" + refused.text + ")";
  Event e = 0;
  EXPECT_STREQ(nullptr, d->record(e));
  EXPECT_STREQ(nullptr, d->wait(e));
  d->free(memory, 4 * kBytes + p->workspace);
  return said;
}

// Does so on a device of its own, that of a program if there is one.
std::string work(const DeviceModule& module, const Case& c, std::span<const Spec> out,
                 std::span<const Spec> in) {
  std::string why;
  const mpt_test::Opened d(module.open(0, nullptr, why), module.close);
  return d ? work(*d, c, out, in) : why;
}

const DeviceModule& tested_module() {
  void* const library = dlopen(getenv("MPT_TEST_DEVICE"), RTLD_NOW | RTLD_LOCAL);
  return *reinterpret_cast<const DeviceModule* (*)()>(dlsym(library, kDeviceModuleFunction))();
}

TEST_F(Cublas, ALostDeviceIsNamed) {
  const DeviceModule& module = tested_module();
  std::string text;
  const mpt_test::Opened d(module.open(1, nullptr, text), module.close);
  ASSERT_TRUE(d) << text;
  const Spec y[] = {make(kF32, {24, 32}).spec};
  const Spec in[] = {make(kF32, {24, 40}).spec, make(kF32, {40, 32}).spec, {}};
  std::string why;
  const auto p = prepared_gemm(*d, y, in, why);
  ASSERT_TRUE(p) << why;
  auto* const memory = static_cast<char*>(d->alloc(3 * 8192 + p->workspace));
  void* const to[] = {memory};
  const void* const from[] = {memory + 8192, memory + 2 * 8192, nullptr};
  mpt_test::FakeCuda& driver = mpt_test::fake();
  driver.calls = 0;
  driver.fails = 1;
  driver.failure = mpt::cuda::Result::illegal_address;
  driver.is_sticky = true;
  EXPECT_STREQ(p->run({to, from, nullptr, memory + 3 * 8192, Jobs()}), "the device is lost");
  driver.fails = 0;
  driver.is_sticky = false;
  Device::Failure f;
  ASSERT_TRUE(d->take_failure(f));
  EXPECT_TRUE(f.is_lost);
  EXPECT_NE(f.text.find("The last commands: cublasLtMatmul"), std::string::npos) << f.text;
}

TEST_F(Cublas, ProductsAreCaptured) {
  const Spec y[] = {make(kF32, {24, 32}).spec};
  const Spec in[] = {make(kF32, {24, 40}).spec, make(kF32, {40, 32}).spec, {}};
  Device& d = device();
  std::string why;
  const auto p = prepared_gemm(d, y, in, why);
  ASSERT_TRUE(p) << why;
  ASSERT_STREQ(p->name, "cuBLASLt");
  constexpr size_t kBytes = 8192;
  auto* const memory = static_cast<char*>(d.alloc(3 * kBytes + p->workspace));
  void* const to[] = {memory};
  const void* const from[] = {memory + kBytes, memory + 2 * kBytes, nullptr};
  Capture c = 0;
  EXPECT_STREQ(d.fill(memory, 0, kBytes), nullptr);
  EXPECT_STREQ(d.begin_capture(), nullptr);
  EXPECT_STREQ(p->run({to, from, nullptr, memory + 3 * kBytes, Jobs()}), nullptr);
  EXPECT_STREQ(d.end_capture(c), nullptr);
  const auto first = [&] {
    float v = 0;
    std::memcpy(&v, mpt_test::OnDevice(d).read(memory, sizeof v).data(), sizeof v);
    return v;
  };
  EXPECT_EQ(first(), 0) << "nothing runs in a capture";
  for (const uint8_t byte : {uint8_t{0x3f}, uint8_t{0x40}}) {
    EXPECT_STREQ(d.fill(memory + kBytes, byte, 2 * kBytes), nullptr);
    EXPECT_STREQ(d.replay(c), nullptr);
    const uint32_t bits = byte * 0x01010101u;
    EXPECT_FLOAT_EQ(first(), 40 * std::bit_cast<float>(bits) * std::bit_cast<float>(bits));
  }
  d.drop_capture(c);
  d.free(memory, 3 * kBytes + p->workspace);
}

// Work on devices that measure, or have what others have measured.
class MeasuredCublas : public Cublas {
 protected:
  void SetUp() override {
    Cublas::SetUp();
    fake().algorithms = 4;
    fake().fastest = 2;
  }
  using Cache = std::vector<char>;
  static mpt_test::Opened open(mpt_cuda_flags flags, const Cache& cache = {}) {
    const mpt_cuda_device native{.struct_size = sizeof native,
                                 .flags = flags,
                                 .cache = cache.empty() ? nullptr : cache.data(),
                                 .cache_size = cache.size()};
    std::string why;
    const DeviceModule& module = tested_module();
    mpt_test::Opened d(module.open(0, &native, why), module.close);
    EXPECT_TRUE(d) << why;
    return d;
  }
  static Cache cache_of(const mpt_test::Opened& d) {
    const auto& n = *static_cast<const mpt_cuda_device*>(d->native());
    size_t size = 0;
    EXPECT_EQ(n.get_cache(&n, nullptr, &size), 1);
    Cache cache(size);
    size_t small = size - 1;
    EXPECT_EQ(n.get_cache(&n, cache.data(), &small), 0);
    EXPECT_EQ(small, 0u);
    EXPECT_EQ(n.get_cache(&n, cache.data(), &size), 1);
    EXPECT_EQ(size, cache.size());
    return cache;
  }
  // Multiplies, and returns how many products that took.
  uint64_t products(const mpt_test::Opened& d, int64_t rows = 24) {
    const Spec y[] = {make(kBf16, {rows, 32}).spec};
    const Spec in[] = {make(kBf16, {rows, 40}).spec, make(kBf16, {40, 32}).spec, {}};
    const uint64_t before = fake().products;
    EXPECT_EQ(work(*d, {.kernel = Kernel::gemm, .params = bytes_of(GemmParams{})}, y, in),
              "cuBLASLt ()");
    return fake().products - before;
  }
};

TEST_F(MeasuredCublas, TheFastestAlgorithmIsTakenAndKept) {
  const mpt_test::Opened d = open(MPT_CUDA_MEASURE);
  EXPECT_GT(products(d), 3u * 5u) << "three algorithms are measured";
  EXPECT_EQ(fake().algorithm, 2);
  fake().fastest = 3;
  EXPECT_EQ(products(d), 1u) << "a choice is made once";
  EXPECT_EQ(fake().algorithm, 2);
  EXPECT_GT(products(d, 48), 1u) << "for each product";
  EXPECT_EQ(fake().algorithm, 3);
}

TEST_F(MeasuredCublas, ChoicesAreBytesForTheNextRun) {
  const mpt_test::Opened measured = open(MPT_CUDA_MEASURE);
  const size_t empty = cache_of(measured).size();
  products(measured);
  const Cache cache = cache_of(measured);
  EXPECT_GT(cache.size(), empty);
  const mpt_test::Opened next = open(0, cache);
  EXPECT_EQ(products(next), 1u);
  EXPECT_EQ(fake().algorithm, 2);
  EXPECT_EQ(products(next, 48), 1u) << "nothing is measured without the flag";
  EXPECT_EQ(fake().algorithm, 0);
  EXPECT_EQ(cache_of(next), cache);
  for (const size_t cut : {cache.size() - 16, size_t{20}, size_t{1}}) {
    const mpt_test::Opened other = open(0, Cache(cache.begin(), cache.begin() + cut));
    EXPECT_EQ(products(other), 1u);
    EXPECT_EQ(fake().algorithm, 0) << "bytes that are not whole are ignored";
  }
  Cache of_another_device = cache;
  of_another_device[50] ^= 1;
  products(open(0, of_another_device));
  EXPECT_EQ(fake().algorithm, 0);
}

TEST_F(MeasuredCublas, AnAlgorithmThatIsRefusedIsNotTaken) {
  fake().refuses = 3;
  const mpt_test::Opened d = open(MPT_CUDA_MEASURE);
  products(d);
  EXPECT_EQ(fake().algorithm, 2);
  EXPECT_EQ(products(d), 1u) << "and the others are measured once";
  fake().refuses = -1;
}

TEST_F(MeasuredCublas, AChoiceThatIsNotThereIsNotTaken) {
  const mpt_test::Opened measured = open(MPT_CUDA_MEASURE);
  products(measured);
  const mpt_test::Opened next = open(0, cache_of(measured));
  fake().algorithms = 1;
  EXPECT_EQ(products(next), 1u);
  EXPECT_EQ(fake().algorithm, 0);
}

TEST_F(MeasuredCublas, WithoutTheFlagTheFirstIsTaken) {
  EXPECT_EQ(products(open(0)), 1u);
  EXPECT_EQ(fake().algorithm, 0);
}

TEST_F(MeasuredCublas, WithoutMemoryForTheOperandsTheFirstIsTaken) {
  const mpt_test::Opened d = open(MPT_CUDA_MEASURE);
  mpt_test::FakeCuda& driver = mpt_test::fake();
  const uint64_t most = std::exchange(driver.memory, 0);
  const Spec y[] = {make(kBf16, {24, 32}).spec};
  const Spec in[] = {make(kBf16, {24, 40}).spec, make(kBf16, {40, 32}).spec, {}};
  std::string why;
  const auto p = prepared_gemm(*d, y, in, why);
  driver.memory = most;
  ASSERT_TRUE(p) << why;
  EXPECT_GT(products(d), 1u) << "nothing was kept";
  EXPECT_EQ(fake().algorithm, 2);
}

TEST_F(MeasuredCublas, WhatIsWrongIsNamed) {
  const auto refusal = [](mpt_cuda_device native) {
    std::string why;
    native.struct_size = sizeof native;
    const DeviceModule& module = tested_module();
    EXPECT_FALSE(mpt_test::Opened(module.open(0, &native, why), module.close));
    return why;
  };
  EXPECT_EQ(refusal({.flags = 2}),
            "mpt_cuda_device.flags is 0x2; it must be made of MPT_CUDA_ flags");
  EXPECT_EQ(refusal({.reserved = 3}), "mpt_cuda_device.reserved is 3; it must be 0");
  EXPECT_EQ(refusal({.cache_size = 4}), "mpt_cuda_device.cache is NULL, and cache_size 4");
}

TEST_F(Cublas, EveryCallOfTheLibraryFailsInTurn) {
  const DeviceModule& module = tested_module();
  const Spec y[] = {make(kBf16, {2, 24, 32}).spec};
  const Spec in[] = {make(kBf16, {2, 24, 40}).spec, make(kBf16, {2, 40, 32}).spec,
                     make(kBf16, {32}).spec};
  const Case c{.kernel = Kernel::gemm, .params = bytes_of(GemmParams{})};
  const size_t objects = fake().objects;
  uint64_t n = 1;
  for (;; ++n) {
    fake().calls = 0;
    fake().fails = n;
    const std::string said = work(module, c, y, in);
    EXPECT_EQ(fake().objects, objects) << n << ": " << said;
    if (fake().calls < n) {
      EXPECT_EQ(said, "cuBLASLt ()");
      break;
    }
    EXPECT_NE(said.find("CUBLAS_STATUS_INTERNAL_ERROR"), std::string::npos) << n << ": " << said;
    const bool is_own = said.starts_with("gpu tiles (cuBLASLt: ");
    EXPECT_TRUE(is_own || said.starts_with("cublasLtMatmul returned ")) << n << ": " << said;
  }
  EXPECT_GT(n, 20u) << "calls of the library";
}

}  // namespace
}  // namespace mpt::test
