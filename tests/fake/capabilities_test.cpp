// Tests of what a device may be: one whose kernels depend on it and on the alignment of operands,
// whose libraries take memory, and which computes in a queue of the program.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "backends/kernels.h"
#include "fixture.h"
#include "mpt/mpt.hpp"

namespace mpt_fake {
namespace {

class Capable : public Fake {
 protected:
  // Creates the context on device `index` again, with handles of the program.
  void open(const Native* native, int32_t index = 0, size_t limit = 0,
            const mpt_hooks* hooks = nullptr) {
    mpt_context_release(std::exchange(ctx, nullptr));
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = FAKE_MODULE;
    module.native = native;
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_MODULE;
    d.device_index = index;
    d.memory_limit = limit;
    d.hooks = hooks;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    OK(mpt_context_create(&d, &ctx));
  }
  const Native& native(int32_t index = 0) {
    void* p = nullptr;
    EXPECT_EQ(mpt_context_get_device_native(ctx, MPT_DEVICE_MODULE, index, &p), MPT_OK)
        << mpt_last_error();
    return *static_cast<const Native*>(p);
  }
  std::string kernels() {
    char text[4096] = "";
    EXPECT_EQ(mpt_context_kernels_text(ctx, text, sizeof text, nullptr), MPT_OK);
    return text;
  }
  size_t outside() {
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    EXPECT_EQ(mpt_context_get_memory(ctx, &m), MPT_OK) << mpt_last_error();
    return m.outside_bytes;
  }
};

TEST_F(Capable, DevicesOfOneProcessDiffer) {
  control.of[0].has_native16 = true;
  control.of[1].lacks = static_cast<int32_t>(mpt::Kernel::binary);
  const mpt_tensor a = full(2);
  mpt_context other = nullptr;
  OK(create_context(FAKE_MODULE, &other, 1));
  const int64_t n = 4;
  mpt_tensor b = nullptr, sum = nullptr, root = nullptr;
  OK(mpt_full(other, MPT_F32, &n, 1, 4, &b));
  REFUSED(MPT_ERROR_UNSUPPORTED, mpt_add(b, b, &sum),
          "no kernel takes binary f32[4] <- f32[4] f32[4] (fake: the device lacks the kernel)");
  EXPECT_EQ(sum, nullptr);
  OK(mpt_sqrt(b, &root));
  EXPECT_EQ(read(root), Floats(4, 2));
  EXPECT_EQ(read(add(a, a)), Floats(4, 4));
  // The devices of one context differ too.
  const mpt_tensor there = to(a, MPT_DEVICE_MODULE, 1);
  REFUSED(MPT_ERROR_UNSUPPORTED, mpt_add(there, there, &sum), "the device lacks the kernel");
  EXPECT_EQ(read(there), Floats(4, 2));
  mpt_arithmetic native = 0, widened = 0;
  OK(mpt_context_get_arithmetic(ctx, &native));
  OK(mpt_context_get_arithmetic(other, &widened));
  EXPECT_EQ(native, MPT_ARITHMETIC_NATIVE16);
  EXPECT_EQ(widened, MPT_ARITHMETIC_WIDEN16);
  mpt_context_release(other);
}

TEST_F(Capable, ASelfTestNamesWhatIsRefused) {
  control.of[0].lacks = static_cast<int32_t>(mpt::Kernel::attention);
  REFUSED(MPT_ERROR_DEVICE, mpt_device_selftest(ctx),
          "cases differ from the reference kernels, first scaled_dot_product_attention in f32: ");
  EXPECT_NE(std::string(mpt_last_error()).find("in f16, in bf16, in f64; self_attention in f32"),
            std::string::npos)
      << mpt_last_error();
}

TEST_F(Capable, ASelfTestNamesWhatIsWrong) {
  OK(mpt_device_selftest(ctx));
  const auto spoiled = [&](mpt::Kernel kernel, const char* text) {
    control.of[0].spoils = static_cast<int32_t>(kernel);
    REFUSED(MPT_ERROR_DEVICE, mpt_device_selftest(ctx), text);
  };
  spoiled(mpt::Kernel::softmax, "first softmax in f32: element 147 of the result is ");
  spoiled(mpt::Kernel::sort, ", in f16, in bf16, in f64; sort in f32: ");
  spoiled(mpt::Kernel::softmax_grad, "first softmax in f32: element 147 of gradient 0 is ");
  spoiled(mpt::Kernel::binary, "first add in f32: element 14 of the result is ");
  control.of[0].spoils = -1;
  OK(mpt_device_selftest(ctx));
}

TEST_F(Capable, ASelfTestFindsAWrongScaler) {
  control.of[0].spoils = static_cast<int32_t>(mpt::Kernel::scaler_update);
  control.of[0].spoils_at = sizeof(double) - 1;  // that of the scale
  REFUSED(MPT_ERROR_DEVICE, mpt_device_selftest(ctx),
          "first sgd with a scaler and no master in f32: ");
  EXPECT_NE(std::string(mpt_last_error()).find("adamw with a scaler and a Kahan master in bf16"),
            std::string::npos)
      << mpt_last_error();
}

// A context whose log is kept.
class CapableWithALog : public Capable {
 protected:
  void SetUp() override {
    Capable::SetUp();
    mpt_hooks hooks;
    mpt_hooks_init(&hooks, sizeof hooks);
    hooks.user = &lines_;
    hooks.log = [](void* user, mpt_log_level, const char* text) {
      static_cast<std::vector<std::string>*>(user)->emplace_back(text);
    };
    open(nullptr, 0, 0, &hooks);
  }
  // Returns the text of a self-test that fails. It and the log name the same cases.
  std::string failure() {
    EXPECT_EQ(mpt_device_selftest(ctx), MPT_ERROR_DEVICE);
    const std::string text = mpt_last_error();
    EXPECT_LT(text.size(), 4095u);
    EXPECT_NE(text.find(": " + std::to_string(lines_.size()) + " of "), std::string::npos) << text;
    for (const std::string& line : lines_) {
      EXPECT_TRUE(line.starts_with("mpt_device_selftest: ")) << line;
      const std::string name = line.substr(21, line.find(" in ") - 21);
      names_.insert(name);
      const bool is_told = text.find(" " + name + " in ") != std::string::npos ||
                           text.find(" " + name + ", ") != std::string::npos;
      EXPECT_TRUE(is_told) << name << " is not in " << text;
    }
    return text;
  }

  std::vector<std::string> lines_;
  std::set<std::string> names_;
};

TEST_F(CapableWithALog, ASelfTestNamesEveryCaseThatDiffers) {
  control.of[0].spoils = static_cast<int32_t>(mpt::Kernel::unary);
  const std::string text = failure();
  for (const char* name : {"neg", "sqrt", "isnan", "mish", "softplus_beta", "round_decimals"})
    EXPECT_TRUE(names_.contains(name)) << name;
  EXPECT_GT(names_.size(), 40u);
  // The first ones have what they differ in, and the others their name and dtypes.
  EXPECT_NE(text.find("; also "), std::string::npos) << text;
}

// Each kernel computes what it should where its operands have few bytes.
TEST_F(CapableWithALog, ASelfTestFindsWhatIsWrongBeyondATile) {
  control.of[0].spoils = kSpoilsAll;
  control.of[0].spoils_beyond = 140 * 16 * sizeof(float) - 1;
  failure();
  EXPECT_FALSE(names_.contains("add"));
  EXPECT_FALSE(names_.contains("conv2d"));
  for (const char* name :
       {"matmul in f32: (r130x35 r35x140)", "bmm in f32: (r65x66x18 r65x18x8)",
        "bmm in bf16: (r33x66x3 r33x3x67)", "matmul in f32: (r6x1100 r1100x5)",
        "linear in f32: (r1100x6 r9x6 r9)", "sum in f32: (r2x9001, dims=1)",
        "var in f32: (r2x9001, dims=1)", "sum in f32: (r9001x3, dims=0)",
        "argmax in f32: (r2x9001, dim=1)", "cumsum in f32: (r2x9001, dim=1)",
        "sort in f32: (r1x4500, dim=1 descending=1)", "topk in f32: (r1x4500, k=3 dim=1 largest=1)",
        "cross_entropy in f32: (r2x9001 i9001:2 p9001)", "softmax in f32: (r2x9001, dim=1)",
        "layer_norm in f32: (r2x9001 p9001 r9001, last_dims=1)",
        "batch_norm in f32: (r20x3x500 p3 r3 R3 P3)",
        "scaled_dot_product_attention in f32: (r1x1x70x16 r1x1x150x16 r1x1x150x16)",
        "scaled_dot_product_attention in f32: (r1x1x140x16 r1x1x140x16 r1x1x140x16, causal=1)"}) {
    const std::string wanted = name;
    const size_t of = wanted.find('(');
    EXPECT_TRUE(std::any_of(lines_.begin(), lines_.end(), [&](const std::string& line) {
      return line.find(": " + wanted.substr(0, of)) != std::string::npos &&
             line.ends_with(wanted.substr(of));
    })) << wanted;
  }
}

// The device finds a kernel for aligned operands that is given others.
TEST_F(Capable, AKernelKnowsTheAlignmentOfItsOperands) {
  const mpt_tensor x = make({9}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  const mpt_tensor table = make({2, 5}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  for (const int64_t first : {0, 1, 4, 3, 0}) {
    mpt_tensor part = nullptr, root = nullptr, row = nullptr, sum = nullptr;
    OK(mpt_slice(x, 0, first, first + 4, 1, &part));
    const auto from = static_cast<float>(first);
    EXPECT_EQ(read(add(part, part)),
              (Floats{2 * from + 2, 2 * from + 4, 2 * from + 6, 2 * from + 8}));
    OK(mpt_sqrt(part, &root));
    OK(mpt_slice(table, 0, first % 2, first % 2 + 1, 1, &row));
    OK(mpt_sum(row, nullptr, 0, 0, &sum));
    EXPECT_EQ(read(sum), (Floats{first % 2 ? 40.0f : 15.0f}));
  }
  EXPECT_NE(kernels().find("binary f32[4] <- f32[4] f32[4]: fake\n"), std::string::npos);
  EXPECT_NE(kernels().find("binary f32[4] <- f32[4](unaligned) f32[4](unaligned): fake bytewise\n"),
            std::string::npos)
      << kernels();
}

TEST_F(Capable, MemoryOfLibrariesIsReportedAndLimited) {
  constexpr size_t kMiB = size_t{1} << 20;
  open(nullptr, 0, 16 * kMiB);
  EXPECT_EQ(outside(), 0u);
  control.outside = 2 * kMiB;
  const mpt_tensor a = full(2);
  EXPECT_EQ(outside(), 2 * kMiB);
  const mpt_tensor sum = add(a, a);
  EXPECT_EQ(outside(), 4 * kMiB);
  control.outside = 8 * kMiB;
  mpt_tensor root = nullptr, big = nullptr;
  OK(mpt_sqrt(a, &root));
  EXPECT_EQ(outside(), 12 * kMiB);
  control.outside = 0;
  const int64_t n = kMiB;
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, mpt_empty(ctx, MPT_F32, &n, 1, &big),
          "memory_limit of 16777216 (12582912 of it outside the arena) is reached");
  EXPECT_EQ(big, nullptr);
  EXPECT_EQ(read(sum), Floats(4, 4));
  char text[4096];
  OK(mpt_memory_text(ctx, text, sizeof text, nullptr));
  EXPECT_NE(std::string(text).find("12.583 MB outside the arena"), std::string::npos) << text;
}

// -- native handles -------------------------------------------------------------------------------

TEST_F(Capable, TheProgramGivesTheQueue) {
  ProgramQueue queue;
  {
    Native given;
    given.queue = &queue;
    open(&given);
    given.queue = nullptr;  // the module does not read it again
  }
  EXPECT_EQ(native().queue, &queue);
  const mpt_tensor a = full(3), sum = add(a, a);
  EXPECT_EQ(queue.entries, 2);
  EXPECT_EQ(read(sum), Floats(4, 6));
  EXPECT_EQ(queue.entries, 3);
  // The context's other devices have queues of their own.
  const mpt_tensor there = to(a, MPT_DEVICE_MODULE, 1);
  EXPECT_EQ(native(1).queue, nullptr);
  EXPECT_NE(native(1).device, native(0).device);
  const int64_t entries = queue.entries;
  EXPECT_EQ(read(add(there, there)), Floats(4, 6));
  EXPECT_EQ(queue.entries, entries);
  mpt_context_release(std::exchange(ctx, nullptr));  // ends before the queue
}

TEST_F(Capable, AProgramInCppGivesTheQueue) {
  ProgramQueue queue;
  Native given;
  given.queue = &queue;
  const auto c = mpt::Context::create(
      {.device = MPT_DEVICE_MODULE, .device_module = FAKE_MODULE, .device_native = &given});
  EXPECT_EQ(static_cast<const Native*>(c.device_native(MPT_DEVICE_MODULE))->queue, &queue);
  EXPECT_EQ(c.device_native(MPT_DEVICE_CPU), nullptr);
}

// Work that the program puts into the queue lies between what was queued before and afterwards.
TEST_F(Capable, WorkOfTheProgramRunsInItsPlace) {
  struct Work {
    void* (*look)(const void*);
    void* address;
    bool has_run = false;
  };
  const mpt_tensor a = full(3), before = add(a, a);
  Work work{control.look, address(a)};
  const Native& queue = native();
  queue.put(
      queue,
      [](void* argument) {
        auto& w = *static_cast<Work*>(argument);
        w.has_run = true;
        const float value = 10;
        std::memcpy(w.look(w.address), &value, sizeof value);
      },
      &work);
  const mpt_tensor behind = add(a, a);
  EXPECT_FALSE(work.has_run);
  EXPECT_EQ(read(before), Floats(4, 6));
  EXPECT_EQ(read(behind), (Floats{20, 6, 6, 6}));
  EXPECT_TRUE(work.has_run);
}

TEST_F(Capable, ADeviceWithoutHandlesGivesNone) {
  int other = 0;
  void* out = &other;
  OK(mpt_context_get_device_native(ctx, MPT_DEVICE_CPU, 0, &out));
  EXPECT_EQ(out, nullptr);
  out = &other;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_get_device_native(ctx, MPT_DEVICE_MODULE, 1, &out),
          "device MPT_DEVICE_MODULE with index 1 is not in use");
  EXPECT_EQ(out, nullptr);
  REFUSED(MPT_ERROR_DEVICE, mpt_context_get_device_native(ctx, 77, 0, &out), "device is 77");
}

// -- memory of the program ------------------------------------------------------------------------

class NativeTensor : public Capable {
 protected:
  void SetUp() override {
    Capable::SetUp();
    OK(create_context(FAKE_MODULE, &program));
    const int64_t n = 4;
    mpt_tensor t = nullptr;
    OK(mpt_full(program, MPT_F32, &n, 1, 3, &t));
    EXPECT_EQ(read(t), Floats(4, 3));  // the work on it is done
    memory = {address(t), 16};
  }
  void TearDown() override {
    EXPECT_EQ(control.adopted, 0);
    mpt_context_release(program);
    Capable::TearDown();
  }
  mpt_status adopt(const std::vector<int64_t>& shape, mpt_tensor* out,
                   const int64_t* strides = nullptr) {
    const mpt_done_fn done = [](void* user) { ++static_cast<NativeTensor*>(user)->told; };
    return mpt_tensor_from_native(ctx, MPT_F32, shape.data(), strides,
                                  static_cast<int32_t>(shape.size()), &memory, done, this, out);
  }

  mpt_context program = nullptr;  // stands for the program, whose memory has 4 elements of 3
  NativeMemory memory;
  int told = 0;
};

TEST_F(NativeTensor, IsUsedUntilTheQueueHasRun) {
  mpt_tensor t = nullptr;
  OK(adopt({2, 2}, &t));
  memory = {};  // it was read by the call
  EXPECT_EQ(info(t).device, MPT_DEVICE_MODULE);
  const mpt_tensor sum = add(t, t);
  mpt_tensor_release(t);
  full(1);
  EXPECT_EQ(told, 0);
  EXPECT_EQ(control.adopted, 1);
  EXPECT_EQ(read(sum), Floats(4, 6));
  full(1);
  EXPECT_EQ(told, 1);
  EXPECT_EQ(control.adopted, 0);
}

TEST_F(NativeTensor, IsGivenBackWhenTheContextEnds) {
  mpt_tensor t = nullptr;
  OK(adopt({4}, &t));
  OK(mpt_fill_into(t, 6));
  mpt_context_release(std::exchange(ctx, nullptr));
  EXPECT_EQ(told, 1);
  EXPECT_EQ(static_cast<const float*>(control.look(memory.address))[3], 6);
}

// Each limit fails at another allocation.
TEST_F(NativeTensor, IsNotToldOfACallThatHasFailed) {
  for (size_t limit = 200'000; limit < 1'000'000; limit += 20'000) {
    open(nullptr, 0, limit);
    told = 0;
    OK(mpt_scope_push(ctx));
    int made = 0;
    mpt_tensor t = nullptr;
    while (adopt({4}, &t) == MPT_OK) ++made;
    EXPECT_EQ(mpt_last_error_code(), MPT_ERROR_OUT_OF_MEMORY) << mpt_last_error();
    EXPECT_EQ(told, 0);
    mpt_context_release(std::exchange(ctx, nullptr));
    EXPECT_EQ(told, made);
    EXPECT_EQ(control.adopted, 0);
  }
}

TEST_F(NativeTensor, InCppKeepsItsOwner) {
  auto owner = std::make_shared<int>(0);
  const std::weak_ptr<int> is_kept = owner;
  const mpt::Context c(mpt_context_retain(ctx));
  mpt::Tensor t = c.from_native({2, 2}, MPT_F32, &memory, std::move(owner), {1, 2});
  const mpt::Tensor sum = t + t;
  t = {};
  c.zeros({1});
  EXPECT_FALSE(is_kept.expired());
  EXPECT_EQ(read(sum.get()), Floats(4, 6));
  c.zeros({1});
  EXPECT_TRUE(is_kept.expired());
}

TEST_F(NativeTensor, WhatIsWrongIsNamedAndNothingIsKept) {
  mpt_tensor t = nullptr;
  const auto refused = [&](mpt_status code, const std::vector<int64_t>& shape, const char* text,
                           const int64_t* strides = nullptr) {
    REFUSED(code, adopt(shape, &t, strides), text);
    EXPECT_EQ(t, nullptr);
    EXPECT_EQ(control.adopted, 0);
  };
  refused(MPT_ERROR_SHAPE, {5}, "f32[5] with strides [1] reaches past the 16 bytes given");
  refused(MPT_ERROR_SHAPE, {int64_t{1} << 40}, "reaches past the 16 bytes given");
  for (const int64_t stride : {int64_t{-1}, INT64_MIN, INT64_MAX, int64_t{1} << 61})
    refused(MPT_ERROR_SHAPE, {2}, "strides", &stride);
  const NativeMemory good = memory;
  memory.address = static_cast<char*>(good.address) + 2;
  memory.bytes = 8;
  refused(MPT_ERROR_INVALID_ARGUMENT, {2}, "data is not aligned to f32's 4 bytes");
  int here = 0;
  memory = {&here, sizeof here};
  refused(MPT_ERROR_DEVICE, {1}, "no device has the memory of 4 bytes");
  memory = good;
  const int64_t one = 1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT,
          mpt_tensor_from_native(ctx, MPT_F32, &one, nullptr, 1, nullptr, nullptr, nullptr, &t),
          "memory is NULL");
  mpt_context cpu = nullptr;
  OK(mpt_context_create(nullptr, &cpu));
  REFUSED(MPT_ERROR_DEVICE,
          mpt_tensor_from_native(cpu, MPT_F32, &one, nullptr, 1, &memory, nullptr, nullptr, &t),
          "the context computes on cpu:0, which has no native memory");
  mpt_context_release(cpu);
  EXPECT_EQ(told, 0);
}

}  // namespace
}  // namespace mpt_fake
