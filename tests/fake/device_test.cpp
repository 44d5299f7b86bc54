// Tests of contexts on the fake device: order, memory, late failures, refusals, several devices.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "backends/device.h"
#include "backends/kernels.h"
#include "fixture.h"
#include "io/dlpack.h"

namespace mpt_fake {
namespace {

TEST_F(Fake, AReadRunsTheWorkBeforeItAndNothingElse) {
  mpt_tensor a = full(2), b = add(a, a);
  EXPECT_EQ(control.entries, 0);
  EXPECT_EQ(control.count(Call::wait), 0);
  EXPECT_EQ(read(b), Floats(4, 4));
  EXPECT_EQ(control.count(Call::wait), 1);
  EXPECT_EQ(control.count(Call::copy_out), 1);
  const int64_t run = control.entries;
  mpt_tensor c = add(b, b);
  OK(mpt_fill_into(a, 7));
  EXPECT_EQ(control.entries, run);
  EXPECT_EQ(control.queries, 0);
  EXPECT_EQ(read(c), Floats(4, 8));
}

// A read of more than 4 MiB is made in pieces.
TEST_F(Fake, ALongReadIsWhole) {
  Floats values((9 << 18) + 3);
  std::iota(values.begin(), values.end(), 1.0f);
  const mpt_tensor t = make({static_cast<int64_t>(values.size())}, values);
  Floats v;
  OK(read(t, v));
  EXPECT_TRUE(v == values);
  EXPECT_EQ(control.count(Call::copy_out), 3);
}

TEST_F(Fake, AViewMovesWithItsElements) {
  Floats values(12);
  std::iota(values.begin(), values.end(), 0.0f);
  const mpt_tensor t = make({3, 4}, values);
  mpt_tensor rows = nullptr, columns = nullptr, turned = nullptr;
  OK(mpt_slice(t, 0, 1, 3, 1, &rows));
  OK(mpt_slice(t, 1, 1, 4, 2, &columns));
  OK(mpt_transpose(t, 0, 1, &turned));
  for (const mpt_device device : {MPT_DEVICE_CPU, MPT_DEVICE_MODULE}) {
    const int32_t index = device == MPT_DEVICE_CPU ? 0 : 1;
    EXPECT_EQ(read(to(rows, device, index)), (Floats{4, 5, 6, 7, 8, 9, 10, 11}));
    EXPECT_EQ(read(to(columns, device, index)), (Floats{1, 3, 5, 7, 9, 11}));
    EXPECT_EQ(read(to(turned, device, index)), (Floats{0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11}));
  }
}

// Publishing needs memory that both threads see.
TEST_F(Fake, SetsArePublishedOnTheHostAlone) {
  mpt_params here = nullptr, there = nullptr;
  mpt_publisher publisher = nullptr;
  mpt_subscriber subscriber = nullptr;
  OK(mpt_params_create(ctx, &there));
  EXPECT_EQ(mpt_publisher_create(there, &publisher), MPT_ERROR_UNSUPPORTED);
  EXPECT_NE(std::string(mpt_last_error()).find("between contexts on the host"), std::string::npos);
  mpt_context host = nullptr;
  OK(mpt_context_create(nullptr, &host));
  OK(mpt_params_create(host, &here));
  OK(mpt_publisher_create(here, &publisher));
  EXPECT_EQ(mpt_subscriber_create(there, publisher, 0, &subscriber), MPT_ERROR_UNSUPPORTED);
  EXPECT_EQ(subscriber, nullptr);
  mpt_context_release(host);
}

TEST_F(Fake, MemoryIsReusedInTheOrderOfTheQueue) {
  mpt_tensor a = full(5, 1000);
  void* const place = address(a);
  mpt_tensor sum = add(a, a);
  mpt_tensor_release(a);
  mpt_tensor other = full(-1, 1000);  // takes the memory of `a`, whose sum has not run
  EXPECT_EQ(address(other), place);
  EXPECT_EQ(read(sum), Floats(1000, 10));
  EXPECT_EQ(read(other), Floats(1000, -1));
}

TEST_F(Fake, NewMemoryIsNaNAndFreedMemoryIsGone) {
  const int64_t n = 1000;
  mpt_tensor t = nullptr;
  OK(mpt_empty(ctx, MPT_F32, &n, 1, &t));
  mpt_tensor kept = full(1);
  void* const place = address(t);
  EXPECT_EQ(first_byte(place), -1);  // the block has not begun
  for (float v : read(t)) EXPECT_TRUE(std::isnan(v));
  EXPECT_EQ(first_byte(place), kFresh);
  mpt_tensor_release(t);
  EXPECT_EQ(first_byte(place), kFresh);
  read(kept);
  EXPECT_EQ(first_byte(place), -1);
}

TEST_F(Fake, AWriteOutsideABlockIsFound) {
  mpt_tensor a = full(1), b = add(a, a);
  read(b);
  control.overrun = true;
  mpt_tensor c = add(a, b);
  mpt_tensor_release(c);
  Floats v;
  mpt_status s = read(b, v);
  if (s == MPT_OK) s = mpt_fill_into(a, 1);
  EXPECT_EQ(s, MPT_ERROR_DEVICE);
  const std::string text = mpt_last_error();
  EXPECT_NE(text.find("behind a block"), std::string::npos) << text;
  EXPECT_NE(text.find("binary"), std::string::npos) << text;
  EXPECT_EQ(take_violations(), 1);
  EXPECT_EQ(read(b), Floats(4, 2));
}

// A block that is alive is looked at in each wait.
TEST_F(Fake, AWriteOutsideABlockInUseIsFound) {
  const mpt_tensor a = full(1);
  control.overrun = true;
  const mpt_tensor b = add(a, a);
  Floats v;
  REFUSED(MPT_ERROR_DEVICE, read(a, v), "behind a block");
  EXPECT_EQ(take_violations(), 1);
  EXPECT_EQ(read(b), Floats(4, 2));
}

// -- failures -------------------------------------------------------------------------------------

TEST_F(Fake, ALateFailureNamesTheLaunch) {
  mpt_tensor a = full(1);
  read(a);
  control.fail_late = 1;
  mpt_tensor b = add(a, a);
  Floats v;
  REFUSED(MPT_ERROR_DEVICE, read(b, v), "binary f32[4] <- f32[4] f32[4]");
  EXPECT_NE(std::string(mpt_last_error()).find("can be used"), std::string::npos);
  mpt_tensor c = add(a, a);
  EXPECT_EQ(read(c), Floats(4, 2));
}

TEST_F(Fake, AReadOfFailedWorkFails) {
  mpt_tensor a = full(1, 1);
  read(a);
  for (bool is_lost : {false, true}) {
    control.fail_late = 1;
    control.is_lost = is_lost;
    mpt_tensor b = add(a, a);
    float v = 7;
    REFUSED(MPT_ERROR_DEVICE, mpt_tensor_read(b, MPT_F32, &v, 1),
            is_lost ? "was lost" : "can be used");
    EXPECT_NE(std::string(mpt_last_error()).find("binary f32[1]"), std::string::npos);
    EXPECT_EQ(v, 7);
  }
}

TEST_F(Fake, AFailureOfACallBeforeIsReportedByTheNext) {
  mpt_tensor a = full(1), b = full(2);
  mpt_context other = nullptr;
  OK(create_context(FAKE_MODULE, &other));
  control.seed = 1;  // the other context's reads run this one's queue
  control.fail_late = 1;
  const int64_t one = 1;
  for (int i = 0; i < 20 && control.fail_late; ++i) {
    mpt_tensor t = nullptr, host = nullptr;
    OK(mpt_zeros(other, MPT_F32, &one, 1, &t));
    if (mpt_tensor_to(t, MPT_DEVICE_CPU, 0, &host) != MPT_OK) control.fail_late = 1;
  }
  ASSERT_EQ(control.fail_late, 0);
  mpt_context_release(other);
  mpt_tensor c = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_add(a, b, &c), "earlier work");
  EXPECT_EQ(c, nullptr);
}

TEST_F(Fake, ALostDeviceRefusesAllThatFollows) {
  mpt_tensor a = full(1);
  read(a);
  control.fail_late = 1;
  control.is_lost = true;
  mpt_tensor b = add(a, a);
  Floats v;
  EXPECT_EQ(read(b, v), MPT_ERROR_DEVICE);
  for (int i = 0; i < 2; ++i) {
    REFUSED(MPT_ERROR_DEVICE, mpt_fill_into(a, 1), "was lost");
    REFUSED(MPT_ERROR_DEVICE, read(a, v), "create another one");
  }
  mpt_context fresh = nullptr;  // another context is not concerned
  control.is_lost = false;
  OK(create_context(FAKE_MODULE, &fresh));
  const int64_t one = 1;
  mpt_tensor t = nullptr, host = nullptr;
  OK(mpt_ones(fresh, MPT_F32, &one, 1, &t));
  OK(mpt_tensor_to(t, MPT_DEVICE_CPU, 0, &host));
  mpt_context_release(fresh);
}

TEST_F(Fake, EachFunctionCanRefuse) {
  const auto program = [this](Floats& out) {
    mpt_tensor a = nullptr, b = nullptr, back = nullptr;
    const int64_t n = 3;
    mpt_status s = mpt_full(ctx, MPT_F32, &n, 1, 3, &a);
    if (s == MPT_OK) s = mpt_square(a, &b);
    if (s == MPT_OK) s = read(b, out);
    float values[] = {1, 2, 3};
    mpt_tensor host = nullptr;
    if (s == MPT_OK) {
      s = mpt_tensor_from_memory(ctx, MPT_F32, &n, nullptr, 1, values, sizeof values, nullptr,
                                 nullptr, &host);
    }
    if (s == MPT_OK) s = mpt_tensor_to(host, MPT_DEVICE_MODULE, 0, &back);
    for (mpt_tensor t : {a, b, back, host}) mpt_tensor_release(t);
    return s;
  };
  Floats out;
  OK(program(out));
  for (int c = 0; c < kCalls; ++c) {
    const auto call = static_cast<Call>(c);
    if (control.count(call) == 0) continue;
    for (int64_t n = 1;; ++n) {
      control.refuse_at(call, n);
      const mpt_status s = program(out);
      if (control.refuse[c]) {
        control.refuse[c] = 0;
        EXPECT_EQ(s, MPT_OK);
        break;
      }
      EXPECT_EQ(s, call == Call::alloc ? MPT_ERROR_OUT_OF_MEMORY : MPT_ERROR_DEVICE)
          << "call " << c << ", number " << n << ": " << mpt_last_error();
      out.clear();
      OK(program(out));
      EXPECT_EQ(out, Floats(3, 9));
    }
  }
}

TEST_F(Fake, ALaunchOfOneKernelCanRefuse) {
  mpt_tensor a = full(1), b = nullptr;
  control.refuse_at(Call::launch, 1);
  control.kernel = 4;  // binary
  OK(mpt_square(a, &b));
  REFUSED(MPT_ERROR_DEVICE, mpt_add(a, b, &b), "refused the launch of binary");
  EXPECT_EQ(b, nullptr);
}

TEST_F(Fake, ARandomOperationThatIsRefusedTakesNoDraw) {
  const int64_t n = 4;
  int64_t seed = 0, before = 0, after = 0;
  mpt_tensor t = nullptr;
  OK(mpt_normal(ctx, MPT_F32, &n, 1, 0, 1, &t));
  OK(mpt_context_get_generator(ctx, &seed, &before));
  EXPECT_GT(before, 0);
  control.refuse_at(Call::launch, 1);
  REFUSED(MPT_ERROR_DEVICE, mpt_normal(ctx, MPT_F32, &n, 1, 0, 1, &t), "the launch of random");
  OK(mpt_context_get_generator(ctx, &seed, &after));
  EXPECT_EQ(after, before);
}

// A step looks through all gradients with one kernel and steps them with one.
TEST_F(Fake, AStepLaunchesOneKernelOverAllTensors) {
  std::vector<int64_t> launches;
  for (const int tensors : {1, 3, 70}) {
    OK(mpt_params_create(ctx, &params));
    std::vector<mpt_tensor> w;
    for (int i = 0; i < tensors; ++i) {
      w.push_back(add(std::to_string(i).c_str(), {2, 2}, {1, 2, 3, 4}));
    }
    const mpt_precision p = precision("16-mixed");
    mpt_stepper_desc how;
    mpt_stepper_desc_init(&how, sizeof how);
    how.clip_norm = 1;
    mpt_optimizer o = nullptr;
    mpt_stepper s = nullptr;
    OK(mpt_optimizer_create(params, nullptr, &o));
    OK(mpt_stepper_create(ctx, &p, &how, &s));
    OK(mpt_stepper_add(s, o));
    for (int step = 0; step < 2; ++step) {  // the first one makes what the context keeps
      mpt_tensor all = w[0], loss = nullptr;
      for (size_t i = 1; i < w.size(); ++i) all = add(all, w[i]);
      OK(mpt_sum(all, nullptr, 0, 0, &loss));
      OK(mpt_stepper_backward(s, loss));
      control.launches.clear();
      EXPECT_EQ(mpt_stepper_step(s), MPT_OK) << mpt_last_error();
    }
    for (const mpt::Kernel k : {mpt::Kernel::multi_stats, mpt::Kernel::multi_step}) {
      EXPECT_EQ(control.launches.at(static_cast<size_t>(k)), 1) << tensors << " tensors";
    }
    launches.push_back(std::accumulate(control.launches.begin(), control.launches.end(), 0));
    mpt_stepper_release(s);
    mpt_optimizer_release(o);
    mpt_params_release(params);
  }
  EXPECT_EQ(launches, std::vector<int64_t>(3, launches[0]));
}

// The device keeps the table of tensors. An update uploads it where it has changed, and its
// numbers.
TEST_F(Fake, AStepUploadsWhatHasChanged) {
  constexpr int kTensors = 70;
  OK(mpt_params_create(ctx, &params));
  mpt_tensor all = nullptr, loss = nullptr;
  for (int i = 0; i < kTensors; ++i) {
    mpt_tensor w = add(std::to_string(i).c_str(), {2, 2}, {1, 2, 3, 4});
    all = i ? add(all, w) : w;
  }
  OK(mpt_sum(all, nullptr, 0, 0, &loss));
  OK(mpt_backward(&loss, nullptr, 1, nullptr));
  mpt_optimizer o = nullptr;
  OK(mpt_optimizer_create(params, nullptr, &o));
  const auto bytes_of_step = [&]() -> int64_t {
    control.bytes_in = 0;
    EXPECT_EQ(mpt_optimizer_step(o), MPT_OK) << mpt_last_error();
    return control.bytes_in;
  };
  EXPECT_GT(bytes_of_step(), kTensors * 100);
  const int64_t numbers = bytes_of_step();
  EXPECT_GT(numbers, 0);
  EXPECT_LT(numbers, 1000);
  EXPECT_EQ(bytes_of_step(), numbers);
  mpt_tensor w = nullptr;
  OK(mpt_params_get(params, "3", &w));
  OK(mpt_tensor_set_grad(w, nullptr));  // a shorter table
  EXPECT_GT(bytes_of_step(), kTensors * 100);
  EXPECT_EQ(bytes_of_step(), numbers);
  mpt_optimizer_release(o);
}

// -- modules and devices --------------------------------------------------------------------------

TEST_F(Fake, AModuleOfAnotherReleaseIsRefused) {
  mpt_context c = nullptr;
  REFUSED(MPT_ERROR_DEVICE, create_context(BAD_VERSION, &c),
          "its module has version 0 of the interface of devices; this library, libmpt " +
              std::string(mpt_version_string()) + ", needs version " +
              std::to_string(mpt::kDeviceVersion) + ": install the module of the same release");
  REFUSED(MPT_ERROR_DEVICE, create_context(BAD_RELEASE, &c),
          "its module belongs to libmpt 0.0.7; this library is " +
              std::string(mpt_version_string()) + ": install the module of the same release");
  REFUSED(MPT_ERROR_DEVICE, create_context(BAD_NULL, &c), "returns NULL");
  REFUSED(MPT_ERROR_DEVICE, create_context(BAD_EMPTY, &c), "has no list of kernels");
  REFUSED(MPT_ERROR_DEVICE, create_context("libm.so.6", &c), "is missing");
  REFUSED(MPT_ERROR_DEVICE, create_context("/no/such/module.so", &c), "/no/such/module.so");
  EXPECT_EQ(c, nullptr);
}

TEST_F(Fake, ADeviceThatIsNotThereIsAnError) {
  mpt_context c = nullptr;
  for (int32_t index : {-1, kDevices, 77}) {
    REFUSED(MPT_ERROR_DEVICE, create_context(FAKE_MODULE, &c, index), "there are 2 fake devices");
  }
  EXPECT_EQ(c, nullptr);
  mpt_tensor t = full(1), moved = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_to(t, MPT_DEVICE_MODULE, 9, &moved), "device_index 9");
  EXPECT_EQ(moved, nullptr);
  mpt_memory_info memory;
  REFUSED(MPT_ERROR_DEVICE, mpt_context_get_device_memory(ctx, MPT_DEVICE_MODULE, 1, &memory),
          "device MPT_DEVICE_MODULE with index 1 is not in use");
  EXPECT_EQ(read(t), Floats(4, 1));
}

TEST_F(Fake, OperandsOnTwoDevicesAreAnError) {
  mpt_tensor here = full(1), there = to(here, MPT_DEVICE_MODULE, 1);
  mpt_tensor host = to(here, MPT_DEVICE_CPU), sum = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_add(here, there, &sum), "fake:1");
  EXPECT_NE(std::string(mpt_last_error()).find("fake:0"), std::string::npos);
  REFUSED(MPT_ERROR_DEVICE, mpt_add(here, host, &sum), "cpu:0");
  EXPECT_EQ(sum, nullptr);
  EXPECT_EQ(read(add(there, there)), Floats(4, 2));
  mpt_tensor twice = add(host, host);
  EXPECT_EQ(info(twice).device, MPT_DEVICE_CPU);
}

TEST_F(Fake, ATensorTellsItsDevice) {
  mpt_tensor a = full(3);
  EXPECT_EQ(info(a).device, MPT_DEVICE_MODULE);
  EXPECT_EQ(info(a).device_index, 0);
  mpt_tensor b = to(a, MPT_DEVICE_MODULE, 1), sum = add(b, b);
  EXPECT_EQ(info(sum).device, MPT_DEVICE_MODULE);
  EXPECT_EQ(info(sum).device_index, 1);
  mpt_tensor host = to(sum, MPT_DEVICE_CPU);
  EXPECT_EQ(info(host).device, MPT_DEVICE_CPU);
  EXPECT_EQ(read(to(host, MPT_DEVICE_MODULE)), Floats(4, 6));
}

TEST_F(Fake, AGradientGoesBackToTheDeviceOfItsTensor) {
  mpt_tensor a = full(3);
  OK(mpt_tensor_set_requires_grad(a, 1));
  mpt_tensor there = to(a, MPT_DEVICE_MODULE, 1), square = nullptr, sum = nullptr, grad = nullptr;
  OK(mpt_square(there, &square));
  OK(mpt_sum(square, nullptr, 0, 0, &sum));
  OK(mpt_backward(&sum, nullptr, 1, nullptr));
  OK(mpt_tensor_get_grad(a, &grad));
  ASSERT_NE(grad, nullptr);
  EXPECT_EQ(info(grad).device_index, 0);
  EXPECT_EQ(read(grad), Floats(4, 6));
}

TEST_F(Fake, OutOfMemoryLosesNothing) {
  mpt_tensor a = full(2);
  control.most_bytes = control.bytes;
  const int64_t n = 100 << 20;
  mpt_tensor big = nullptr;
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, mpt_full(ctx, MPT_F32, &n, 1, 1, &big), "");
  EXPECT_EQ(big, nullptr);
  EXPECT_EQ(read(add(a, a)), Floats(4, 4));
  control.most_bytes = 0;
  OK(mpt_empty(ctx, MPT_F32, &n, 1, &big));
}

TEST_F(Fake, TheHostGivesTheMemory) {
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = FAKE_MODULE;
  module.alloc = control.alloc;
  module.free = control.free;
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.device = MPT_DEVICE_MODULE;
  d.next = reinterpret_cast<const mpt_chain*>(&module);
  mpt_context_release(std::exchange(ctx, nullptr));
  OK(mpt_context_create(&d, &ctx));
  mpt_tensor a = full(1);
  EXPECT_EQ(read(add(a, a)), Floats(4, 2));
  EXPECT_EQ(control.count(Call::alloc), 0);
  EXPECT_GT(control.pieces, 0);
}

// Memory of the host's functions that is not aligned to 256 bytes, or that is in use, is refused.
TEST_F(Fake, TheHostGivesFaultyMemory) {
  struct Host {
    void* (*alloc)(void*, size_t);
    void (*free)(void*, void*, size_t);
    size_t shift;
    bool again;
    void* last = nullptr;
  };
  mpt_context_release(std::exchange(ctx, nullptr));
  for (const bool again : {false, true}) {
    Host host{control.alloc, control.free, again ? size_t{256} : size_t{128}, again};
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = FAKE_MODULE;
    module.user = &host;
    module.alloc = [](void* user, size_t bytes) -> void* {
      auto& h = *static_cast<Host*>(user);
      if (h.again && h.last) return static_cast<char*>(h.last) + h.shift;
      h.last = h.alloc(nullptr, bytes + 4096);
      return static_cast<char*>(h.last) + (h.again ? 0 : h.shift);
    };
    module.free = [](void* user, void* memory, size_t bytes) {
      auto& h = *static_cast<Host*>(user);
      h.free(nullptr, static_cast<char*>(memory) - (h.again ? 0 : h.shift), bytes);
    };
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_MODULE;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    OK(mpt_context_create(&d, &ctx));
    const int64_t few = 4, many = 100 << 20;
    mpt_tensor a = nullptr, big = nullptr;
    if (!again) {
      REFUSED(MPT_ERROR_CALLBACK, mpt_full(ctx, MPT_F32, &few, 1, 1, &a),
              "mpt_device_module.alloc returned memory at");
      REFUSED(MPT_ERROR_CALLBACK, mpt_full(ctx, MPT_F32, &few, 1, 1, &a), "aligned to 256 bytes");
    } else {
      OK(mpt_full(ctx, MPT_F32, &few, 1, 1, &a));
      REFUSED(MPT_ERROR_CALLBACK, mpt_full(ctx, MPT_F32, &many, 1, 1, &big), "overlaps");
      EXPECT_EQ(read(add(a, a)), Floats(4, 2));
    }
    mpt_context_release(std::exchange(ctx, nullptr));  // calls the host, which ends here
  }
}

// The steps of a scaler by hand wait for the oldest answer when 64 have not come.
TEST_F(Fake, AScalerIsAtMost64AnswersAhead) {
  OK(mpt_params_create(ctx, &params));
  const mpt_tensor w = full(1);
  OK(mpt_params_add(params, "w", w));
  mpt_optimizer o = nullptr;
  OK(mpt_optimizer_create(params, nullptr, &o));
  mpt_scaler s = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &s));
  for (int i = 0; i < 66; ++i) {
    mpt_tensor loss = nullptr, scaled = nullptr;
    OK(mpt_sum(w, nullptr, 0, 0, &loss));
    OK(mpt_scaler_scale(s, loss, &scaled));
    OK(mpt_backward(&scaled, nullptr, 1, nullptr));
    EXPECT_EQ(mpt_scaler_step(s, o), MPT_OK);
    EXPECT_EQ(control.count(Call::wait), std::max(0, i - 63)) << i;
    OK(mpt_scaler_update(s));
    OK(mpt_params_zero_grad(params));
  }
}

// Several contexts whose queues interleave in many orders.
TEST_F(Fake, QueuesInterleave) {
  constexpr int kContexts = 3;
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    control.seed = seed;
    std::mt19937_64 random(seed);
    mpt_context contexts[kContexts] = {};
    mpt_tensor now[kContexts] = {};
    double expected[kContexts] = {};
    const int64_t n = 5;
    for (int i = 0; i < kContexts; ++i) {
      OK(create_context(FAKE_MODULE, &contexts[i], static_cast<int32_t>(random() % kDevices)));
      OK(mpt_full(contexts[i], MPT_F32, &n, 1, expected[i] = i, &now[i]));
    }
    for (int step = 0; step < 30; ++step) {
      const size_t i = random() % kContexts;
      mpt_tensor next = nullptr, host = nullptr;
      switch (random() % 4) {
        case 0:
          OK(mpt_mul_scalar(now[i], -2, &next));
          expected[i] *= -2;
          break;
        case 1:
          OK(mpt_tensor_to(now[i], MPT_DEVICE_MODULE, static_cast<int32_t>(random() % kDevices),
                           &next));
          break;
        case 2:
          OK(mpt_add_scalar(now[i], 1, &next));
          expected[i] += 1;
          break;
        default: {
          OK(mpt_tensor_to(now[i], MPT_DEVICE_CPU, 0, &host));
          double v[5];
          OK(mpt_tensor_read(host, MPT_F64, v, 5));
          EXPECT_EQ(v[0], expected[i]) << "seed " << seed << ", step " << step;
          EXPECT_EQ(v[4], expected[i]);
          mpt_tensor_release(host);
          continue;
        }
      }
      mpt_tensor_release(std::exchange(now[i], next));
    }
    for (mpt_context c : contexts) mpt_context_release(c);
  }
}

// A device is closed with its context, unless memory of the device itself is exported.
TEST_F(Fake, AnExportOfHostMemoryDoesNotKeepTheDevice) {
  DLManagedTensorVersioned* managed = nullptr;
  OK(mpt_tensor_to_dlpack(to(full(2), MPT_DEVICE_CPU), &managed));
  OK(mpt_context_shutdown(ctx));
  EXPECT_EQ(control.devices, 0);
  EXPECT_EQ(control.pieces, 0);
  EXPECT_EQ(*static_cast<float*>(managed->dl_tensor.data), 2);
  managed->deleter(managed);
}

}  // namespace
}  // namespace mpt_fake
