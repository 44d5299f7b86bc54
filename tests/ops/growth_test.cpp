// Shapes that do not repeat: what the system gives for them comes back when their context ends, and
// is bounded while it lives.
// SPDX-License-Identifier: Apache-2.0
#include <malloc.h>
#if MPT_ONEDNN
#include <oneapi/dnnl/dnnl.h>
#endif
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "autograd/engine.h"
#include "autograd/node.h"
#include "backends/cache.h"
#include "cases.h"
#include "core/error.h"
#include "ops/create.h"
#include "ops/ops.h"

namespace mpt::test {
namespace {

using Tensors = std::vector<Tensor>;

// Returns the memory that the process has from the system, in bytes.
int64_t resident() {
  malloc_trim(0);
  std::FILE* f = std::fopen("/proc/self/statm", "r");
  long long all = 0, resident = 0;
  const int read = f ? std::fscanf(f, "%lld %lld", &all, &resident) : 0;
  if (f) std::fclose(f);
  EXPECT_EQ(read, 2);
  return resident * sysconf(_SC_PAGESIZE);
}

// oneDNN keeps the last 1024 primitives of the process, whoever made them. Empties and stops this
// cache in its lifetime, as a host can do.
class NoPrimitiveCache {
#if MPT_ONEDNN
 public:
  NoPrimitiveCache() {
    EXPECT_EQ(dnnl_get_primitive_cache_capacity(&before_), dnnl_success);
    EXPECT_EQ(dnnl_set_primitive_cache_capacity(0), dnnl_success);
  }
  ~NoPrimitiveCache() { dnnl_set_primitive_cache_capacity(before_); }
  NoPrimitiveCache(const NoPrimitiveCache&) = delete;

 private:
  int before_ = 0;
#endif
};

// Makes distinct shapes of a case, fewer of large ones. Equal extents grow alike in every input, so
// that shapes that must agree still do.
class Shapes {
 public:
  explicit Shapes(const Case& c) : in_(c.in) {
    for (const Array& a : in_)
      for (int64_t extent : a.shape)
        if (extent > 1) digits_.emplace(extent, 0);
    base_ = digits_.size() == 1 ? 1000 : digits_.size() == 2 ? 32 : 10;
    while (largest() > 100'000) base_ /= 2;
    count_ = static_cast<int>(std::clamp(4e6 / largest(), 200., 1000.));
  }
  int count() const { return count_; }
  Arrays of(int shape) {
    for (auto& [extent, digit] : digits_) {
      digit = shape % base_;
      shape /= base_;
    }
    Arrays in = in_;
    for (Array& a : in) {
      const std::vector<double> old = a.v;
      for (int d = 0; d < a.shape.size(); ++d)
        if (a.shape[d] > 1) a.shape[d] += digits_[a.shape[d]];
      a.v.resize(static_cast<size_t>(mpt::count(a.shape)));
      for (size_t i = 0; i < a.v.size() && !old.empty(); ++i) a.v[i] = old[i % old.size()];
    }
    return in;
  }

 private:
  // Returns the most elements that an input will have.
  double largest() const {
    double most = 0;
    for (const Array& a : in_) {
      double elements = 1;
      for (int64_t extent : a.shape) elements *= extent > 1 ? double(extent + base_) : 1;
      most = std::max(most, elements);
    }
    return most;
  }

  Arrays in_;
  std::map<int64_t, int> digits_;  // by extent
  int base_, count_ = 1000;
};

// Computes the results and the gradients. Does nothing if the options do not fit the shapes.
void compute(Context& ctx, const Row& row, const Arrays& in) {
  Tensors x, wanted, out, incoming;
  for (const Array& a : in) {
    x.push_back(make(ctx, a, DType::f32));
    x.back()->wants_grad = a.differentiable;
    if (x.back().requires_grad()) wanted.push_back(x.back());
  }
  try {
    for (const Tensor& t : row.run(ctx, x)) {
      if (!t || !t.requires_grad()) continue;
      out.push_back(t);
      incoming.push_back(ops::detach(t));
    }
  } catch (const Error& e) {
    EXPECT_TRUE(e.code() == MPT_ERROR_SHAPE || e.code() == MPT_ERROR_INVALID_ARGUMENT)
        << mpt_last_error();
    return;
  }
  if (row.grad && !out.empty()) gradients(out, incoming, wanted, {false, false});
}

// A context has 50 shapes. The first 100 may leave what the process needs once: code of the system
// and pages of the heap.
TEST_P(Ops, ShapesLeaveNoMemoryBehind) {
  if (kIsSanitized) GTEST_SKIP() << "a sanitizer keeps freed memory";
  NEEDS_HOST("the memory is that of the host");
  [[maybe_unused]] const NoPrimitiveCache of_this_process;
  const Row& row = GetParam();
  Shapes shapes(cases(row).front());
  int64_t before = 0;
  for (int i = 0; i < shapes.count();) {
    if (i == 100) before = resident();
    TestContext ctx;
    for (int k = 0; k < 50; ++k) compute(*ctx, row, shapes.of(i++));
  }
  EXPECT_LE(resident() - before, 4 << 20) << "for " << shapes.count() << " shapes";
}

// The cache of oneDNN has 1024 primitives, of 100 KB each in version 2, and of 195 KB in version 3.
#if MPT_ONEDNN && DNNL_VERSION_MAJOR >= 3
constexpr int64_t kMostAtFirst = int64_t{224} << 20;
#else
constexpr int64_t kMostAtFirst = int64_t{128} << 20;
#endif

// Calls `compute` with 0, 1, .. in contexts of 50 numbers each. Expects that the first `enough`
// numbers take all memory that the process will ever need.
void expect_level(int enough, const std::function<void(Context& ctx, int64_t number)>& compute) {
  if (kIsSanitized) GTEST_SKIP() << "a sanitizer keeps freed memory";
  NEEDS_HOST("the memory is that of the host");
  const int64_t first = resident();
  int64_t before = 0;
  for (int i = 0; i < enough + 500;) {
    if (i == enough) before = resident();
    TestContext ctx;
    for (int k = 0; k < 50; ++k) compute(*ctx, i++);
  }
  EXPECT_LE(before - first, kMostAtFirst);
  EXPECT_LE(resident() - before, 16 << 20);
}

Tensor noise(Context& ctx, const Dims& shape) {
  const Tensor t = ops::normal(ctx, DType::f32, shape, 0, 1);
  t->wants_grad = true;
  return t;
}

void differentiate(const Tensor& out, const Tensors& in) {
  gradients(Tensors{out}, Tensors{ops::detach(out)}, in, {false, false});
}

// Products of 1e6 flops and more are oneDNN's.
TEST(Growth, ProductsByALibrary) {
  expect_level(600, [](Context& ctx, int64_t n) {
    const Tensor a = noise(ctx, {100 + n % 40, 90}), b = noise(ctx, {90, 80 + n / 40});
    differentiate(ops::matmul(a, b), {a, b});
  });
}

TEST(Growth, ConvolutionsByALibrary) {
  expect_level(600, [](Context& ctx, int64_t n) {
    const Tensor x = noise(ctx, {1, 4, 20 + n % 230}), w = noise(ctx, {8, 4, 1 + n / 230});
    differentiate(ops::conv1d(x, w, {}, {}), {x, w});
  });
}

// Rows that oneDNN would pay for with 1 KB for each position are not its.
TEST(Growth, LongRows) {
  expect_level(200, [](Context& ctx, int64_t n) {
    const Tensor x = noise(ctx, {1, 1, 20000 + n}), w = noise(ctx, {2, 1, 3});
    differentiate(ops::conv1d(x, w, {}, {}), {x, w});
  });
}

// A context of 64 MB.
class Limited : public ::testing::Test {
 protected:
  void SetUp() override {
    NEEDS_HOST("the memory is that of the host");
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = 64 << 20;
    ASSERT_EQ(mpt_context_create(&d, &ctx_), MPT_OK);
  }
  void TearDown() override { mpt_context_release(ctx_); }

  mpt_tensor ones(const std::vector<int64_t>& shape) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_ones(ctx_, MPT_F32, shape.data(), static_cast<int32_t>(shape.size()), &t),
              MPT_OK);
    return t;
  }
  template <class F>
  std::string text(F list) {
    size_t size = 0;
    EXPECT_EQ(list(ctx_, nullptr, 0, &size), MPT_OK);
    std::string s(size, 0);
    EXPECT_EQ(list(ctx_, s.data(), size, nullptr), MPT_OK);
    return s;
  }
  // Returns the memory outside the arena in MB, after a check that the report says the same.
  double outside() {
    mpt_memory_info m = {.struct_size = sizeof m};
    EXPECT_EQ(mpt_context_get_memory(ctx_, &m), MPT_OK) << mpt_last_error();
    const double mb = static_cast<double>(m.outside_bytes) * 1e-6;
    const std::string report = text(mpt_memory_text);
    const size_t to = report.find(" MB outside the arena");
    double told = 0;
    if (to != std::string::npos) told = std::stod(report.substr(report.rfind(' ', to - 1)));
    EXPECT_NEAR(told, mb, 0.0006) << report;
    return mb;
  }

  mpt_context ctx_ = nullptr;
};

// The kernels of a generation may take an eighth of the limit, and two generations live.
TEST_F(Limited, PreparedKernelsCountTowardsTheLimit) {
  [[maybe_unused]] const NoPrimitiveCache of_this_process;
  const int64_t before = resident();
  double most = 0;
  for (int64_t n = 0; n < 800; ++n) {
    EXPECT_EQ(mpt_scope_push(ctx_), MPT_OK);
    mpt_tensor y = nullptr;
    ASSERT_EQ(mpt_matmul(ones({120 + n, 90}), ones({90, 100}), &y), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_scope_pop(ctx_, nullptr, 0), MPT_OK);
    most = std::max(most, outside());
  }
  EXPECT_GT(most, 1);
  EXPECT_LT(most, 16.8);
  if (!kIsSanitized) {
    EXPECT_LE(resident() - before, 64 << 20);
  }
}

TEST_F(Limited, AFullCacheKeepsTheGenerationBefore) {
  constexpr int64_t kLast = 3 * KernelCache::kMaxEntries + 100;
  for (int64_t n = 1; n <= kLast; ++n) {
    EXPECT_EQ(mpt_scope_push(ctx_), MPT_OK);
    mpt_tensor y = nullptr;
    ASSERT_EQ(mpt_exp(ones({n}), &y), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_scope_pop(ctx_, nullptr, 0), MPT_OK);
  }
  const std::string list = text(mpt_context_kernels_text);
  const auto kernels = static_cast<size_t>(std::count(list.begin(), list.end(), '\n'));
  EXPECT_LE(kernels, 2 * KernelCache::kMaxEntries);
  EXPECT_GE(kernels, KernelCache::kMaxEntries);
}

}  // namespace
}  // namespace mpt::test
