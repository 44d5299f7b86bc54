// Tests of contexts on a stream, in a context and on memory of CUDA that the program has made, and
// of the order of the work of both, on a stand-in for NVIDIA's driver whose streams run late.
// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "../support/fixture.h"
#include "io/dlpack.h"
#include "mpt/mpt_cuda.h"
#include "program.h"

namespace mpt_test {
namespace {

constexpr size_t kCount = 1000, kBytes = kCount * sizeof(float);

class SharedStream : public Train {
 protected:
  void SetUp() override {
    fake() = {};
    own = std::make_unique<Program>();
    given = {.struct_size = sizeof given, .stream = own->stream};
  }
  void TearDown() override {
    mpt_context_release(ctx);
    ctx = nullptr;
    own.reset();  // stream and memory are the program's to the end
    EXPECT_EQ(fake().objects, 0u);
  }

  struct Hooks {
    void* (*alloc)(void* user, size_t bytes) = nullptr;
    void (*free)(void* user, void* memory, size_t bytes) = nullptr;
    void* user = nullptr;
  };
  static mpt_status create(const mpt_cuda_device& native, mpt_context* out, int32_t index = 0) {
    return create(native, {}, out, index);
  }
  static mpt_status create(const mpt_cuda_device& native, const Hooks& hooks, mpt_context* out,
                           int32_t index = 0) {
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = CUDA_MODULE;
    module.native = &native;
    module.alloc = hooks.alloc;
    module.free = hooks.free;
    module.user = hooks.user;
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_CUDA;
    d.device_index = index;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    return mpt_context_create(&d, out);
  }
  static const mpt_cuda_device& native(mpt_context c, int32_t index = 0) {
    void* p = nullptr;
    EXPECT_EQ(mpt_context_get_device_native(c, MPT_DEVICE_CUDA, index, &p), MPT_OK)
        << mpt_last_error();
    return *static_cast<const mpt_cuda_device*>(p);
  }
  static mpt_tensor full(mpt_context c, double value, int64_t n = kCount) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_full(c, MPT_F32, &n, 1, value, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  static mpt_tensor sum_of(mpt_tensor a, mpt_tensor b) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_add(a, b, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  static void* address(mpt_tensor t) {
    void* p = nullptr;
    EXPECT_EQ(mpt_tensor_get_data(t, &p), MPT_OK) << mpt_last_error();
    return p;
  }
  // Queues so much work of the context that what comes next is late.
  static void fall_behind(mpt_context c) {
    for (int i = 0; i < 200; ++i) mpt_tensor_release(full(c, i, 10));
  }

  std::unique_ptr<Program> own;
  mpt_cuda_device given{};
};

// -- one stream -----------------------------------------------------------------------------------

TEST_F(SharedStream, IsThatOfTheProgram) {
  OK(create(given, &ctx));
  const mpt_cuda_device& d = native(ctx);
  EXPECT_EQ(d.struct_size, sizeof d);
  EXPECT_EQ(d.device, 0);
  EXPECT_EQ(d.context, own->context);
  EXPECT_EQ(d.stream, own->stream);
  EXPECT_EQ(read(sum_of(full(ctx, 1.5), full(ctx, 2))), Floats(kCount, 3.5f));
}

TEST_F(SharedStream, OrdersBothWithoutAWait) {
  OK(create(given, &ctx));
  const mpt_tensor x = full(ctx, 1);
  for (int i = 1; i <= 5; ++i) {
    own->fall_behind();
    own->write(address(x), static_cast<float>(10 * i), kCount);
    OK(mpt_tensor_touch(x));
    const mpt_tensor sum = sum_of(x, full(ctx, 2));
    const auto waits = fake().waits;
    if (has_stand_in()) {
      EXPECT_EQ(waits, static_cast<uint64_t>(i - 1));  // by the reads below
    }
    EXPECT_EQ(own->read(address(sum), kCount), Floats(kCount, static_cast<float>(10 * i + 2)));
  }
}

TEST_F(SharedStream, IsAsItWasWhenTheContextHasEnded) {
  void* const p = own->alloc(kBytes);
  own->write(p, 3, kCount);
  OK(create(given, &ctx));
  const size_t objects = fake().objects;
  read(full(ctx, 1));
  mpt_context_release(std::exchange(ctx, nullptr));
  if (has_stand_in()) {
    EXPECT_LT(fake().objects, objects);
  }
  EXPECT_EQ(own->read(p, kCount), Floats(kCount, 3));
  own->free(p);
}

TEST_F(SharedStream, MayBeTheDefaultStream) {
  given.stream = reinterpret_cast<void*>(mpt::cuda::kLegacyStream);
  OK(create(given, &ctx));
  EXPECT_EQ(native(ctx).stream, given.stream);
  EXPECT_EQ(read(sum_of(full(ctx, 1), full(ctx, 2))), Floats(kCount, 3));
}

TEST_F(SharedStream, IsInAContextOfTheProgram) {
  for (int device = 0; device < device_count(); ++device) {
    own = std::make_unique<Program>(device, Program::Owned::own);
    for (void* const stream : {static_cast<void*>(own->stream), static_cast<void*>(nullptr)}) {
      given = {.struct_size = sizeof given, .context = own->context, .stream = stream};
      OK(create(given, &ctx, device));
      EXPECT_EQ(native(ctx, device).context, own->context);
      EXPECT_EQ(native(ctx, device).stream == own->stream, stream != nullptr);
      EXPECT_EQ(read(sum_of(full(ctx, 1), full(ctx, 2))), Floats(kCount, 3));
      mpt_context_release(std::exchange(ctx, nullptr));
    }
  }
}

// -- two streams, and events ----------------------------------------------------------------------

class TwoStreams : public SharedStream {
 protected:
  void SetUp() override {
    SharedStream::SetUp();
    given.stream = nullptr;
    OK(create(given, &ctx));
    ASSERT_NE(native(ctx).stream, own->stream);
  }
  // Writes on the program's stream; returns what the context reads after `order`.
  template <class Order>
  Floats context_reads(float value, Order order) {
    const mpt_tensor x = full(ctx, 1);
    read(x);  // the write has run
    own->fall_behind();
    own->write(address(x), value, kCount);
    order(native(ctx));
    EXPECT_EQ(mpt_tensor_touch(x), MPT_OK);
    return read(x);
  }
  // Writes in the context; returns what the program reads after `order`.
  template <class Order>
  Floats program_reads(float value, Order order) {
    fall_behind(ctx);
    const mpt_tensor x = full(ctx, value);
    order(native(ctx));
    return own->read(address(x), kCount);
  }
};

TEST_F(TwoStreams, EventsOrderBothWays) {
  for (int i = 1; i <= 5; ++i) {
    const auto value = static_cast<float>(i);
    const auto to_context = [&](const mpt_cuda_device& d) {
      const auto waits = fake().waits;
      EXPECT_EQ(d.wait_for(&d, own->record()), nullptr);
      EXPECT_EQ(fake().waits, waits);
    };
    EXPECT_EQ(context_reads(value, to_context), Floats(kCount, value));
    const auto to_program = [&](const mpt_cuda_device& d) {
      const auto waits = fake().waits;
      const auto e = own->make_event();
      EXPECT_EQ(d.record(&d, e), nullptr);
      own->wait_for(e);
      EXPECT_EQ(fake().waits, waits);
    };
    EXPECT_EQ(program_reads(value, to_program), Floats(kCount, value));
  }
}

TEST_F(TwoStreams, TheContextWaitsForAStream) {
  const auto order = [&](const mpt_cuda_device& d) {
    EXPECT_EQ(d.wait_for_stream(&d, own->stream), nullptr);
  };
  EXPECT_EQ(context_reads(7, order), Floats(kCount, 7));
}

// A wait that is missing shows: the tests above cannot pass by luck.
TEST_F(TwoStreams, AMissingWaitIsFound) {
  const auto none = [](const mpt_cuda_device&) {};
  EXPECT_NE(context_reads(7, none), Floats(kCount, 7));
  EXPECT_NE(program_reads(7, none), Floats(kCount, 7));
  const auto too_early = own->record();
  EXPECT_NE(context_reads(8, [&](const mpt_cuda_device& d) { d.wait_for(&d, too_early); }),
            Floats(kCount, 8));
  own->finish();  // its late writes use memory of the context
}

TEST_F(TwoStreams, OfOtherDevicesAndTheDefaultStream) {
  if (!has_stand_in()) GTEST_SKIP() << "it needs two devices";
  Program other(1);
  const mpt_cuda_device& d = native(ctx);
  const uint64_t before = fake().commands;
  other.fall_behind();
  EXPECT_EQ(d.wait_for_stream(&d, other.stream), nullptr);
  EXPECT_EQ(d.wait_for_stream(&d, reinterpret_cast<void*>(mpt::cuda::kLegacyStream)), nullptr);
  EXPECT_EQ(d.wait_for(&d, other.record()), nullptr);
  EXPECT_EQ(d.wait_for(&d, own->make_event()), nullptr);  // that has recorded nothing
  EXPECT_EQ(read(full(ctx, 4)), Floats(kCount, 4));
  EXPECT_GT(fake().commands, before + 200);
}

TEST_F(TwoStreams, WhatIsWrongIsNamedAndTheContextGoesOn) {
  if (!has_stand_in()) GTEST_SKIP() << "it needs two devices";
  Program other(1);
  const mpt_cuda_device& d = native(ctx);
  const auto is = [](const char* why, const char* text) {
    EXPECT_NE(std::string(why ? why : "").find(text), std::string::npos) << (why ? why : "NULL");
  };
  is(d.record(&d, nullptr), "the event is NULL");
  is(d.wait_for(&d, nullptr), "the event is NULL");
  is(d.wait_for_stream(&d, nullptr), "the stream is NULL; the default stream is CU_STREAM_LEGACY");
  is(d.record(&d, other.make_event()), "cuEventRecord returned CUDA_ERROR_INVALID_HANDLE");
  fake().captured = own->stream;
  is(d.wait_for_stream(&d, own->stream), "the stream is being captured into a graph");
  fake().captured = nullptr;
  EXPECT_EQ(read(full(ctx, 4)), Floats(kCount, 4));
}

// -- memory of the program ------------------------------------------------------------------------

class ProgramMemory : public SharedStream {
 protected:
  void SetUp() override {
    SharedStream::SetUp();
    memory = own->alloc(kBytes + 256);
    buffer = {.struct_size = sizeof buffer, .address = memory, .size = kBytes};
  }
  void TearDown() override {
    mpt_context_release(std::exchange(ctx, nullptr));
    if (memory) own->free(memory);
    SharedStream::TearDown();
  }
  mpt_tensor adopt(int64_t n = kCount) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(adopt(n, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  mpt_status adopt(int64_t n, mpt_tensor* out) {
    const auto done = [](void* user) { ++*static_cast<int*>(user); };
    return mpt_tensor_from_native(ctx, MPT_F32, &n, nullptr, 1, &buffer, done, &told, out);
  }

  void* memory = nullptr;
  mpt_cuda_buffer buffer{};
  int told = 0;
};

TEST_F(ProgramMemory, IsTensors) {
  OK(create(given, &ctx));
  buffer.address = static_cast<char*>(memory) + 4;
  own->write(memory, 3, kCount + 2);
  const mpt_tensor t = adopt();
  EXPECT_EQ(address(t), buffer.address);
  EXPECT_EQ(read(sum_of(t, t)), Floats(kCount, 6));
  own->write(buffer.address, 4, kCount);
  OK(mpt_tensor_touch(t));
  EXPECT_EQ(read(t), Floats(kCount, 4));
  OK(mpt_fill_into(t, 5));
  Floats wanted(kCount + 2, 5);
  wanted.front() = wanted.back() = 3;
  EXPECT_EQ(own->read(memory, kCount + 2), wanted);
  const Floats values(kCount, 7);
  OK(mpt_tensor_write(t, MPT_F32, values.data(), kCount));
  EXPECT_EQ(own->read(buffer.address, kCount), values);
}

// The program frees its memory at once when it is told so, on a stream that runs ahead.
TEST_F(ProgramMemory, IsGivenBackWhenTheWorkHasRun) {
  given.stream = nullptr;
  OK(create(given, &ctx));
  own->write(memory, 3, kCount);
  EXPECT_EQ(native(ctx).wait_for(&native(ctx), own->record()), nullptr);
  struct Owner {
    Program* program;
    void* memory;
    int told;
  } owner{own.get(), std::exchange(memory, nullptr), 0};
  const auto done = [](void* user) {
    auto& o = *static_cast<Owner*>(user);
    ++o.told;
    o.program->free(o.memory);
    o.program->finish();
  };
  const int64_t n = kCount;
  mpt_tensor t = nullptr;
  OK(mpt_tensor_from_native(ctx, MPT_F32, &n, nullptr, 1, &buffer, done, &owner, &t));
  fall_behind(ctx);
  const mpt_tensor sum = sum_of(t, full(ctx, 1));
  mpt_tensor_release(t);
  full(ctx, 1);
  EXPECT_EQ(owner.told, 0);
  EXPECT_EQ(read(sum), Floats(kCount, 4));
  drain();
  EXPECT_EQ(owner.told, 1);
}

TEST_F(ProgramMemory, IsGivenBackWhenTheContextEnds) {
  OK(create(given, &ctx));
  const mpt_tensor t = adopt();
  sum_of(t, t);
  EXPECT_EQ(told, 0);
  mpt_context_release(std::exchange(ctx, nullptr));
  EXPECT_EQ(told, 1);
}

TEST_F(ProgramMemory, WhatIsWrongIsNamedAndNothingIsKept) {
  OK(create(given, &ctx));
  Program other(1);
  const mpt_cuda_buffer good = buffer;
  mpt_tensor t = nullptr;
  const auto refused = [&](auto change, const char* text, mpt_status code = MPT_ERROR_DEVICE) {
    change(buffer);
    REFUSED(code, adopt(kCount, &t), text);
    EXPECT_EQ(t, nullptr);
    buffer = good;
  };
  float* const pinned = own->alloc_host(kCount);
  std::vector<float> pageable(kCount);
  void* const elsewhere = other.alloc(kBytes);
  refused([](auto& b) { b.struct_size = 8; }, "mpt_cuda_buffer.struct_size is 8");
  refused([](auto& b) { b.reserved = 1; }, "mpt_cuda_buffer.reserved is 1");
  refused([](auto& b) { b.address = nullptr; }, "mpt_cuda_buffer.address is NULL");
  refused([&](auto& b) { b.address = pinned; },
          "must be memory of the context's device, device 0 (Fake GPU A): memory of the host");
  refused([&](auto& b) { b.address = pageable.data(); }, "memory that CUDA does not know");
  refused([&](auto& b) { b.address = elsewhere; }, "memory of device 1 (Fake GPU B)");
  refused([](auto& b) { b.size = uint64_t{1} << 40; },
          "its last byte is memory that CUDA does not know");
  refused([](auto& b) { b.size = 4; }, "f32[1000] with strides [1] reaches past the 4 bytes given",
          MPT_ERROR_SHAPE);
  refused([](auto& b) { b.address = static_cast<char*>(b.address) + 2; },
          "data is not aligned to f32's 4 bytes", MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(told, 0);
  EXPECT_EQ(read(full(ctx, 4)), Floats(kCount, 4));
  other.free(elsewhere);
}

// All memory of the context on the device is the program's.
TEST_F(SharedStream, MemoryOfTheProgramAlone) {
  struct Giver {
    Program* program;
    std::vector<std::pair<void*, size_t>> pieces;
    size_t given = 0, most = size_t{64} << 20;
  } giver{own.get(), {}};
  const Hooks hooks{[](void* user, size_t bytes) -> void* {
                      auto& g = *static_cast<Giver*>(user);
                      if (g.given + bytes > g.most) return nullptr;
                      g.given += bytes;
                      g.pieces.emplace_back(g.program->alloc(bytes), bytes);
                      return g.pieces.back().first;
                    },
                    [](void* user, void* memory, size_t bytes) {
                      auto& g = *static_cast<Giver*>(user);
                      g.given -= bytes;
                      EXPECT_EQ(std::erase(g.pieces, std::pair(memory, bytes)), 1u);
                      g.program->free(memory);
                    },
                    &giver};
  OK(create(given, hooks, &ctx));
  const int64_t shape[] = {64, 32}, one[] = {1, 32};
  mpt_tensor x = nullptr, w = nullptr, b = nullptr, y = nullptr, loss = nullptr;
  OK(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, &x));
  OK(mpt_normal(ctx, MPT_F32, one, 2, 0, 1, &w));
  OK(mpt_zeros(ctx, MPT_F32, one, 1, &b));
  OK(mpt_tensor_set_requires_grad(w, 1));
  OK(mpt_linear(x, w, b, MPT_ACTIVATION_NONE, &y));
  OK(mpt_mean(y, nullptr, 0, 0, &loss));
  OK(mpt_backward(&loss, nullptr, 1, nullptr));
  EXPECT_EQ(grad(w).size(), 32u);
  EXPECT_GT(giver.given, 0u);
  const char* at = static_cast<const char*>(address(x));
  bool is_there = false;
  for (const auto& [p, n] : giver.pieces) is_there |= at >= p && at < static_cast<char*>(p) + n;
  EXPECT_TRUE(is_there);
  const int64_t most = 1 << 26;
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, mpt_full(ctx, MPT_F32, &most, 1, 0, &y),
          "the device has no more");
  mpt_context_release(std::exchange(ctx, nullptr));
  EXPECT_TRUE(giver.pieces.empty());
}

// -- DLPack ---------------------------------------------------------------------------------------

TEST_F(SharedStream, ExportsAndImportsByDLPack) {
  for (int device = 0; device < device_count(); ++device) {
    given = {.struct_size = sizeof given};
    OK(create(given, &ctx, device));
    const mpt_tensor x = full(ctx, 3);
    fall_behind(ctx);
    const mpt_tensor sum = sum_of(x, x);
    DLManagedTensorVersioned* m = nullptr;
    OK(mpt_tensor_to_dlpack(sum, &m));
    EXPECT_EQ(m->dl_tensor.device_type, 2);
    EXPECT_EQ(m->dl_tensor.device_id, device);
    EXPECT_EQ(m->dl_tensor.data, address(sum));
    {
      Program consumer(device);
      EXPECT_EQ(consumer.read(m->dl_tensor.data, kCount), Floats(kCount, 6));
    }
    mpt_context other = nullptr;
    OK(create(given, &other, device));
    mpt_tensor t = nullptr;
    OK(mpt_tensor_from_dlpack(other, m, &t));
    EXPECT_EQ(read(sum_of(t, t)), Floats(kCount, 12));
    EXPECT_EQ(read(t), Floats(kCount, 6));
    // The context ends before its importer.
    mpt_context_release(std::exchange(ctx, nullptr));
    EXPECT_EQ(read(sum_of(t, t)), Floats(kCount, 12));
    mpt_context_release(other);
  }
}

TEST_F(SharedStream, AnImportOfAnotherDeviceIsRefused) {
  OK(create(given, &ctx));
  mpt_context other = nullptr;
  OK(create({.struct_size = sizeof given}, &other, 1));
  DLManagedTensorVersioned* m = nullptr;
  OK(mpt_tensor_to_dlpack(full(other, 1), &m));
  mpt_tensor t = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_from_dlpack(ctx, m, &t),
          "the managed tensor is on device 1 of type 2");
  m->deleter(m);
  mpt_context_release(other);
}

TEST_F(SharedStream, AnImportOfMemoryOfTheHostIsRefused) {
  OK(create(given, &ctx));
  DLManagedTensorVersioned* m = nullptr;
  OK(mpt_tensor_to_dlpack(full(ctx, 1), &m));
  void* const address = m->dl_tensor.data;
  Floats host(kCount);
  m->dl_tensor.data = host.data();
  mpt_tensor t = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_from_dlpack(ctx, m, &t),
          "are in no memory of the CUDA device: ");
  EXPECT_EQ(t, nullptr);
  m->dl_tensor.data = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_tensor_from_dlpack(ctx, m, &t), "data is NULL");
  m->dl_tensor.data = address;
  m->deleter(m);
}

// -- failures -------------------------------------------------------------------------------------

TEST_F(ProgramMemory, ALostDeviceIsNamedAndTheMemoryIsGivenBack) {
  OK(create(given, &ctx));
  own->write(memory, 3, kCount);
  const mpt_tensor t = adopt();
  EXPECT_EQ(read(t), Floats(kCount, 3));
  const mpt_cuda_device& d = native(ctx);
  const auto e = own->make_event();
  fake().fails = fake().calls + 1;
  fake().failure = mpt::cuda::Result::illegal_address;
  fake().is_sticky = true;
  EXPECT_STREQ(d.record(&d, e), "the device is lost");
  mpt_tensor sum = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_add(t, t, &sum), "returned CUDA_ERROR_ILLEGAL_ADDRESS");
  REFUSED(MPT_ERROR_DEVICE, mpt_add(t, t, &sum), "lost");
  EXPECT_STREQ(d.wait_for(&d, e), "the device is lost");
  EXPECT_STREQ(d.wait_for_stream(&d, own->stream), "the device is lost");
  mpt_context_release(std::exchange(ctx, nullptr));
  EXPECT_EQ(told, 1);
  memory = nullptr;  // it has ended with the device
}

TEST_F(ProgramMemory, EveryCallOfTheDriverFailsInTurn) {
  own->write(memory, 3, kCount);
  own->read(memory, 1);
  const size_t objects = fake().objects;
  uint64_t n = 1;
  for (;; ++n) {
    told = 0;
    fake().calls = 0;
    fake().fails = n;
    fake().failure = mpt::cuda::Result{1};
    mpt_tensor t = nullptr, sum = nullptr;
    Floats v(kCount);
    std::string said;
    const auto works = [&](mpt_status s) {
      if (s != MPT_OK) said = mpt_last_error();
      return s == MPT_OK;
    };
    bool has_adopted = false;
    if (works(create(given, &ctx)) && works(adopt(kCount, &t))) {
      has_adopted = true;
      const mpt_cuda_device& d = native(ctx);
      const char* const why = d.wait_for_stream(&d, own->stream);
      if (why) said = why;
      const bool is_read = !why && works(mpt_add(t, t, &sum)) &&
                           works(mpt_tensor_read(sum, MPT_F32, v.data(), kCount));
      if (is_read) {
        EXPECT_EQ(v, Floats(kCount, 6)) << n;
      }
    }
    mpt_context_release(std::exchange(ctx, nullptr));
    EXPECT_EQ(told, has_adopted) << n << ": " << said;
    const bool is_over = fake().calls < n;
    fake().fails = 0;
    EXPECT_EQ(fake().objects, objects) << n << ": " << said;
    if (is_over) break;
    const bool is_named = said.find("CUDA_ERROR_INVALID_VALUE") != std::string::npos;
    EXPECT_TRUE(said.empty() || is_named || said.find("memory") != std::string::npos)
        << n << ": " << said;
  }
  EXPECT_GT(n, 30u) << "calls of the driver";
  EXPECT_EQ(own->read(memory, kCount), Floats(kCount, 3));
}

// -- the handles ----------------------------------------------------------------------------------

TEST_F(SharedStream, WhatIsWrongIsNamed) {
  Program other(1), apart(0, Program::Owned::own);
  mpt_context none = nullptr;
  const size_t objects = fake().objects;
  const auto refused = [&](const mpt_cuda_device& d, const char* text, int32_t index = 0) {
    REFUSED(MPT_ERROR_DEVICE, create(d, &none, index), text);
    EXPECT_EQ(none, nullptr);
    EXPECT_EQ(fake().objects, objects);
  };
  refused({.struct_size = 8}, "mpt_cuda_device.struct_size is 8; it must be sizeof");
  constexpr uint32_t kSize = sizeof(mpt_cuda_device);
  refused(
      {.struct_size = kSize, .context = other.context},
      "mpt_cuda_device.context is of device 1 (Fake GPU B), and device_index is 0 (Fake GPU A)");
  refused({.struct_size = kSize, .context = apart.context},
          "mpt_cuda_device.context is of device 0 (Fake GPU A), and device_index is 1 (Fake GPU B)",
          1);
  refused({.struct_size = kSize, .stream = other.stream},
          "mpt_cuda_device.stream is of another CUcontext, on device 1 (Fake GPU B); "
          "mpt_cuda_device.context has to be that of the stream, on device 0 (Fake GPU A)");
  refused({.struct_size = kSize, .stream = apart.stream},
          "mpt_cuda_device.stream is of another CUcontext, on device 0 (Fake GPU A)");
  refused({.struct_size = kSize, .context = apart.context, .stream = own->stream},
          "mpt_cuda_device.stream is of another CUcontext, on device 0 (Fake GPU A)");
  refused({.struct_size = kSize, .stream = reinterpret_cast<void*>(mpt::cuda::kPerThreadStream)},
          "mpt_cuda_device.stream is CU_STREAM_PER_THREAD");
  fake().captured = own->stream;
  refused(given, "mpt_cuda_device.stream is being captured into a graph");
  fake().captured = nullptr;
  OK(create(given, &ctx));
}

}  // namespace
}  // namespace mpt_test
