// Cost of a training step of the benchmark models on a device of Vulkan, which is counted without a
// GPU, beside what the step needs at least:
// - a launch for each kernel that the library runs, which are those of a step on the CPU, and more
//   only where a group of threads has to see what another has written (kMostLaunches);
// - a barrier for each launch that uses what another one before it uses, and one of both writes;
// - the batch and the numbers of the update to the device, the verdict and flags to the host;
// - no memory and no compiled kernel that the steps before have not made.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "../bench/models.h"
#include "api/entry.h"
#include "backends/cache.h"
#include "backends/kernel_info.h"
#include "backends/multi.h"
#include "core/observer.h"
#include "counting.h"
#include "layers.h"

namespace mpt_test {
namespace {

using mpt::Kernel;

// The most launches of a kernel, where it is not 1.
// clang-format off
const std::map<Kernel, int64_t> kMostLaunches = {
    {Kernel::cross_entropy, 2},    // the check of the targets, and the rows
    {Kernel::index_select, 2},     // the check of the indices, and the rows
    {Kernel::index_add, 6},        // the check, a sort of the indices, and the sums in their order
    {Kernel::reduce, 2},           // parts of a long row, and their sum
    {Kernel::linear, 2},           // parts of long sums where there are few tiles, and their sum
    {Kernel::linear_data, 2},
    {Kernel::linear_weight, 2},
    {Kernel::conv_weight, 2},
    {Kernel::batch_norm, 2},       // parts of a channel, and what needs all of it
    {Kernel::batch_norm_grad, 2},
    {Kernel::norm_grad, 3},        // rows; parts of the columns, and their sum
    {Kernel::attention_grad, 3},   // a number for each row; dq; dk and dv
    {Kernel::multi_stats, 2},      // chunks, and the sums over them
    {Kernel::multi_step, 3},       // rules; tensors in f32; counts
};
// clang-format on

// Counts the kernels of a step and their launches, and the kernels that read or write what one
// before them has written, or write what one has read, without a barrier in between.
class Dependences final : public mpt::Observer {
 public:
  struct Launches {
    int64_t kernels = 0, most = 0;  // launches of one kernel
  };
  std::map<Kernel, Launches> launches;
  int64_t kernels = 0, dependent = 0;

  void launching(const mpt::Launch& l) override {
    end_kernel();
    kernel_ = &launches[l.kernel];
    ++kernels;
    const bool is_open = info(l.kernel).over_tensors;  // its tensors are in a table
    bool is_dependent = is_open || is_behind_open_;
    for (const mpt::Tensor* t : l.out) is_dependent |= meets(*t, written_) || meets(*t, read_);
    for (const mpt::Tensor* t : l.in) is_dependent |= meets(*t, written_);
    if (is_dependent) {
      ++dependent;
      written_.clear();
      read_.clear();
    }
    for (const mpt::Tensor* t : l.out) add(*t, written_);
    for (const mpt::Tensor* t : l.in) add(*t, read_);
    is_behind_open_ = is_open;
  }
  void end_kernel() {
    const int64_t now = counting::counts.launches;
    if (kernel_) {
      ++kernel_->kernels;
      kernel_->most = std::max(kernel_->most, now - before_);
    }
    kernel_ = nullptr;
    before_ = now;
  }

 private:
  struct Range {
    const char *begin, *end;
  };
  static Range range_of(const mpt::Tensor& t) {
    const auto* at = static_cast<const char*>(t.address());
    int64_t last = 0;
    for (int d = 0; d < t.rank(); ++d) last += (t.size(d) - 1) * t.stride()[d];
    return {at, at + (last + 1) * size_of(t.dtype())};
  }
  static bool meets(const mpt::Tensor& t, const std::vector<Range>& others) {
    if (!t || t.count() == 0) return false;
    const Range r = range_of(t);
    return std::any_of(others.begin(), others.end(),
                       [&](const Range& o) { return r.begin < o.end && o.begin < r.end; });
  }
  static void add(const mpt::Tensor& t, std::vector<Range>& to) {
    if (t && t.count() > 0) to.push_back(range_of(t));
  }

  std::vector<Range> written_, read_;
  bool is_behind_open_ = false;
  Launches* kernel_ = nullptr;
  int64_t before_ = 0;
};

struct Cost {
  Counts counts;
  std::map<Kernel, Dependences::Launches> launches;
  int64_t kernels = 0, dependent = 0;
  int64_t batch = 0, tensors = 0;  // bytes; parameters
  size_t peak = 0;                 // bytes of the device

  // The copies of tables and numbers to the device, and of verdicts and flags to the host.
  int64_t more_in() const { return counts.bytes_in - batch; }
  int64_t least_barriers() const { return dependent + counts.launches - kernels; }
};

mpt_tensor_info info_of(mpt_tensor t) {
  mpt_tensor_info i = {};
  i.struct_size = sizeof i;
  EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK);
  return i;
}

// Writes a batch of zeros, as a host would write the next one. Returns its bytes.
int64_t write_batch(const bench_model& model) {
  int64_t bytes = 0;
  for (const mpt_tensor t : {model.x, model.y}) {
    const mpt_tensor_info i = info_of(t);
    const std::vector<char> zeros(static_cast<size_t>(i.count * (i.dtype == MPT_I64 ? 8 : 4)));
    EXPECT_EQ(mpt_tensor_write(t, i.dtype, zeros.data(), i.count), MPT_OK) << mpt_last_error();
    bytes += static_cast<int64_t>(zeros.size());
  }
  return bytes;
}

// Trains a model on a device, or on the CPU without one, for some steps, and returns what a further
// one costs.
Cost cost_of(const char* name, const char* mode, const mpt_vulkan_device* device) {
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = VULKAN_MODULE;
  module.native = device;
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  if (device) {
    d.device = MPT_DEVICE_MODULE;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
  }
  mpt_context ctx = nullptr;
  EXPECT_EQ(mpt_context_create(&d, &ctx), MPT_OK) << mpt_last_error();
  mpt_params params = nullptr;
  EXPECT_EQ(mpt_params_create(ctx, &params), MPT_OK);
  const bench_model model = bench_model_make(ctx, params, name);
  const mpt_precision precision = bench_precision(mode);
  EXPECT_EQ(mpt_params_set_precision(params, &precision), MPT_OK);
  mpt_optimizer optimizer = nullptr;
  EXPECT_EQ(mpt_optimizer_create(params, nullptr, &optimizer), MPT_OK);
  mpt_stepper stepper = nullptr;
  EXPECT_EQ(mpt_stepper_create(ctx, &precision, nullptr, &stepper), MPT_OK);
  EXPECT_EQ(mpt_stepper_add(stepper, optimizer), MPT_OK);

  const auto step = [&] {
    const int64_t batch = write_batch(model);
    EXPECT_EQ(mpt_scope_push(ctx), MPT_OK);
    bench_step_run(&model, &precision, stepper);
    EXPECT_EQ(mpt_scope_pop(ctx, nullptr, 0), MPT_OK);
    void* native = nullptr;  // gives the rest of the step to the queue
    if (device) {
      EXPECT_EQ(mpt_context_get_device_native(ctx, MPT_DEVICE_MODULE, 0, &native), MPT_OK);
    }
    return batch;
  };
  for (int i = 0; i < 3; ++i) {
    step();
    EXPECT_GE(mpt_stepper_wait(stepper), 0) << mpt_last_error();
  }
  Cost c;
  Dependences dependences;
  dependences.attach(mpt::api::in(ctx));
  counting::counts = {};
  c.batch = step();
  c.counts = counting::counts;
  dependences.end_kernel();
  dependences.detach(mpt::api::in(ctx));
  EXPECT_GE(mpt_stepper_wait(stepper), 0) << mpt_last_error();
  c.launches = dependences.launches;
  c.kernels = dependences.kernels;
  c.dependent = dependences.dependent;
  mpt_params_info info = {};
  info.struct_size = sizeof info;
  EXPECT_EQ(mpt_params_get_info(params, &info), MPT_OK);
  c.tensors = info.tensors;
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  EXPECT_EQ(mpt_context_get_memory(ctx, &m), MPT_OK);
  c.peak = m.step_peak;
  mpt_stepper_release(stepper);
  mpt_optimizer_release(optimizer);
  mpt_params_release(params);
  mpt_context_release(ctx);
  return c;
}

constexpr int64_t kMostCommands = 64, kFewCommands = 8;  // in a batch: queue.h

void expect_least(const Cost& c) {
  const Counts& n = c.counts;
  for (const auto& [kernel, l] : c.launches) {
    const auto most = kMostLaunches.find(kernel);
    EXPECT_LE(l.most, most == kMostLaunches.end() ? 1 : most->second) << mpt::info(kernel).name;
  }
  // There is a barrier before and one behind a copy to the device, one before a copy to the host,
  // and one at the end of a batch with bytes for the host. A kernel of several launches has a
  // workspace, which may be that of the kernel before it.
  EXPECT_LE(n.barriers, c.least_barriers() + n.launches - c.kernels + 2 * n.copies_in +
                            n.copies_out + n.submits);
  const int64_t table = 2 * c.tensors * static_cast<int64_t>(sizeof(mpt::MultiTensor));
  EXPECT_LE(c.more_in(), table + 512);
  EXPECT_LE(n.copies_in, 6);
  EXPECT_LE(n.bytes_out, 256);
  EXPECT_LE(n.copies_out, 6);
  EXPECT_EQ(n.copies_within, 0);
  EXPECT_EQ(n.fills, 0);
  EXPECT_EQ(n.allocations, 0);
  EXPECT_EQ(n.pipelines, 0);
}

class Steps : public testing::Test {
 protected:
  void SetUp() override {
    device_ = std::make_unique<CountingDevice>();
    native = device_->handles();
  }
  void TearDown() override {
    device_.reset();
    EXPECT_EQ(layers_.messages(), "");
  }
  mpt_vulkan_device native{};

 private:
  const Layers layers_;
  std::unique_ptr<CountingDevice> device_;
};

// The most kernels, launches and barriers of a step.
struct Row {
  const char *model, *mode;
  int64_t kernels, launches, barriers;
};
// They are what was counted when this was written.
constexpr Row kRows[] = {
    {"mlp116k", "f32", 25, 29, 29},     {"mlp116k", "f16", 31, 36, 39},
    {"mlp116k", "bf16", 28, 32, 30},    {"lstm", "f32", 1076, 1111, 679},
    {"lstm", "f16", 1023, 1059, 652},   {"lstm", "bf16", 1020, 1055, 645},
    {"gpt10m", "f32", 173, 227, 201},   {"gpt10m", "f16", 253, 308, 289},
    {"gpt10m", "bf16", 197, 251, 215},  {"resnet20", "f32", 391, 457, 392},
    {"resnet20", "f16", 399, 466, 402}, {"resnet20", "bf16", 396, 462, 394},
};

TEST_F(Steps, CostLittleMoreThanTheLeast) {
  std::printf(
      "| model | mode | kernels | launches | barriers, at least | submits | copies in, bytes "
      "without the batch | copies out, bytes | MB at the peak |\n");
  std::map<std::string, size_t> peaks;
  for (const Row& row : kRows) {
    SCOPED_TRACE(std::string(row.model) + " " + row.mode);
    const Cost c = cost_of(row.model, row.mode, &native);
    const Counts& n = c.counts;
    std::printf("| %s | %s | %ld | %ld | %ld, %ld | %ld | %ld, %ld | %ld, %ld | %.2f |\n",
                row.model, row.mode, c.kernels, n.launches, n.barriers, c.least_barriers(),
                n.submits, n.copies_in, c.more_in(), n.copies_out, n.bytes_out,
                static_cast<double>(c.peak) / 1048576);
    EXPECT_LE(c.kernels, row.kernels);
    EXPECT_LE(n.launches, row.launches);
    // Which memory is used again varies with the addresses of its pieces.
    EXPECT_LE(n.barriers, row.barriers + row.barriers / 32);
    // The first is small, because the device has nothing to do, and one is asked for by the host,
    // which looks whether an answer is there.
    EXPECT_LE(n.submits, 3 + n.commands() / kMostCommands);
    expect_least(c);
    const auto f32 = peaks.emplace(row.model, c.peak).first;  // the first mode
    EXPECT_LE(c.peak, f32->second);
  }
}

TEST_F(Steps, HaveTheKernelsOfTheCpu) {
  for (const char* mode : {"f32", "f16", "bf16"}) {
    SCOPED_TRACE(mode);
    const Cost host = cost_of("mlp116k", mode, nullptr), c = cost_of("mlp116k", mode, &native);
    EXPECT_EQ(c.kernels, host.kernels + 1);  // sets the flag of cross_entropy
  }
}

// A device that has run everything gets its work in smaller batches.
TEST_F(Steps, OnADeviceThatWaits) {
  counting::is_behind = false;
  const Cost c = cost_of("resnet20", "f32", &native);
  counting::is_behind = true;
  EXPECT_GE(c.counts.submits, c.counts.commands() / kMostCommands);
  EXPECT_LE(c.counts.submits, 3 + c.counts.commands() / kFewCommands);
  expect_least(c);
}

}  // namespace
}  // namespace mpt_test
