// Nothing is taken from the system by a frame of a game or a simulation that trains and infers.
// A process of its own makes its frames under a filter of the kernel that ends it at any system
// call but write and exit. So a frame wakes no thread, opens nothing, waits for nothing and
// asks for no memory. Two runs of different lengths give the page faults and the waits of a frame.
// With own threads the filter lets futex, sched_yield and clocks pass too, and the waits are the
// times that a thread has slept, from each of which it was woken once.
// SPDX-License-Identifier: Apache-2.0
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <utility>

#include "../support/fixture.h"
#include "../support/system_calls.h"
#include "api/entry.h"
#include "core/context.h"
#include "core/pool.h"
#include "faults.h"

namespace mpt_test {
namespace {

enum class By { calls, replays, slices };

struct Report {
  int64_t heap = -1;         // allocations on the heap, over all frames
  int64_t by_onednn = -1;    // kernels of oneDNN, each run of which allocates heap
  int64_t launches = -1;     // kernels of a frame, 0 if it is not replayed
  float answer = 0;          // that of the network in the last frame
  int64_t faults = 0;        // page faults, those of the set-up included
  int64_t reads = 0;         // page faults for which the thread slept until the page was read
  int64_t waits = 0;         // times that a thread slept
  std::string how_it_ended;  // "": by itself
};

class Frame : public Train {
 protected:
  void SetUp() override {
    NEEDS_HOST("a device has a driver, which makes system calls");
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "the sanitizer makes system calls of its own";
#endif
  }
  // Begins a training of a small network, with a clock that makes no system call on any machine and
  // goes on by a second at each reading, so that a slice has one kernel.
  void start(const char* precision_name) {
    mpt_hooks hooks;
    mpt_hooks_init(&hooks, sizeof hooks);
    mpt_time_hooks time;
    mpt_time_hooks_init(&time, sizeof time);
    time.clock = [](void* seconds) { return ++*static_cast<double*>(seconds); };
    hooks.user = &seconds;
    mpt_thread_hooks started;  // with a hook the context waits for the start of its threads
    mpt_thread_hooks_init(&started, sizeof started);
    started.start = [](void*, int32_t) {};
    if (threads > 1) time.next = reinterpret_cast<const mpt_chain*>(&started);
    hooks.next = reinterpret_cast<const mpt_chain*>(&time);
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.hooks = &hooks;
    d.own_threads = threads;
    OK(mpt_context_create(&d, &ctx));
    if (threads > 1) mpt::api::in(ctx).pool->sharing().fix(mpt::Sharing::Way::shared);
    OK(mpt_context_set_arithmetic(ctx, MPT_ARITHMETIC_WIDEN16));
    OK(mpt_params_create(ctx, &params));
    mpt_module list[3];
    OK(mpt_nn_linear(params, "a", 8, width, 1, MPT_ACTIVATION_GELU, &list[0]));
    OK(mpt_nn_dropout(ctx, 0.1, &list[1]));
    OK(mpt_nn_linear(params, "b", width, 3, 1, MPT_ACTIVATION_NONE, &list[2]));
    OK(mpt_nn_sequential(ctx, list, 3, &net));
    x = make({16, 8}, Floats(128, 0.5f));
    y = make({16, 3}, Floats(48, 1));
    kind = precision(precision_name);
    OK(mpt_params_set_precision(params, &kind));
    OK(mpt_optimizer_create(params, nullptr, &optimizer));
    OK(mpt_stepper_create(ctx, &kind, nullptr, &stepper));
    OK(mpt_stepper_add(stepper, optimizer));
  }
  void step(mpt_tensor* loss) {
    mpt_tensor out = nullptr;
    OK(mpt_precision_push(ctx, &kind));
    OK(mpt_module_forward(net, x, &out));
    OK(mpt_mse_loss(out, y, MPT_REDUCTION_MEAN, loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(stepper, *loss));
    ASSERT_GE(mpt_stepper_step(stepper), 0) << mpt_last_error();
  }
  // One frame: a new batch, a step, its loss, and what the network says to one input.
  void frame(int number, By by) {
    Floats& in = batch;
    for (size_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>((number + i) % 9) / 9;
    OK(mpt_tensor_write(x, MPT_F32, in.data(), static_cast<int64_t>(in.size())));
    OK(mpt_scope_push(ctx));
    if (by == By::calls) {
      mpt_tensor l = nullptr;
      step(&l);
      double value = 0;
      OK(mpt_tensor_get_item(l, &value));
      loss = static_cast<float>(value);
    } else if (by == By::replays) {
      OK(mpt_recording_replay(recording));
    } else {
      int slices = 0;
      for (mpt_bool32 done = 0; !done; ++slices) OK(mpt_recording_advance(recording, 1, &done));
      ASSERT_GT(slices, 10);
    }
    OK(mpt_grad_mode_push(ctx, MPT_GRAD_INFERENCE));
    OK(mpt_module_train(net, 0));
    mpt_tensor answer = nullptr;
    OK(mpt_precision_push(ctx, &kind));
    OK(mpt_module_forward(net, x, &answer));
    OK(mpt_precision_pop(ctx));
    OK(mpt_tensor_read(answer, MPT_F32, answers.data(), static_cast<int64_t>(answers.size())));
    OK(mpt_module_train(net, 1));
    OK(mpt_grad_mode_pop(ctx));
    OK(mpt_scope_pop(ctx, nullptr, 0));
    ++made;
  }
  int64_t kernels_of_onednn() {
    std::string list(100000, '\0');
    EXPECT_EQ(mpt_context_kernels_text(ctx, list.data(), list.size(), nullptr), MPT_OK);
    int64_t n = 0;
    for (size_t at = 0; (at = list.find(": onednn", at)) != std::string::npos; ++at) ++n;
    return n;
  }
  // Counts the kernels of a recorded step and of an answer, which is two products.
  int64_t launches() {
    mpt_recording_info info = {};
    info.struct_size = sizeof info;
    EXPECT_EQ(mpt_recording_get_info(recording, &info), MPT_OK);
    return info.launches + 2;
  }
  // Makes frames under the filter, and writes the report.
  void play(const char* precision_name, By by, int frames, int to) {
    start(precision_name);
    for (int i = 0; i < 4; ++i) frame(i, By::calls);
    if (by != By::calls) {
      mpt_tensor l = nullptr;
      OK(mpt_record_begin(ctx));
      step(&l);
      OK(mpt_record_end(ctx, &recording));
    }
    for (int i = 4; i < 8; ++i) frame(i, by);
    const auto places = parts(report);
    report.by_onednn = kernels_of_onednn();
    report.launches = by == By::calls ? 0 : launches();
    ASSERT_TRUE(forbid_system_calls(threads));
    const int64_t before = heap_allocations();
    for (int i = 0; i < frames; ++i) frame(i, by);
    report.heap = heap_allocations() - before;
    report.answer = answers[0];
    for (auto [p, size] : places) {
      if (::write(to, p, size) != static_cast<ssize_t>(size)) return;
    }
  }
  static std::vector<std::pair<void*, size_t>> parts(Report& r) {
    return {{&r.heap, sizeof r.heap},
            {&r.by_onednn, sizeof r.by_onednn},
            {&r.launches, sizeof r.launches},
            {&r.answer, sizeof r.answer}};
  }
  // Makes frames in a process of its own.
  Report run(const char* precision_name, By by, int frames) {
    int ends[2];
    Report r;
    if (pipe(ends)) {
      r.how_it_ended = "no pipe";
      return r;
    }
    const pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      play(precision_name, by, frames, ends[1]);
      _exit(made == 8 + frames ? 0 : 1);  // the failures of this test until now are inherited
    }
    close(ends[1]);
    int status = 0;
    rusage used = {};
    bool complete = true;
    for (auto [p, size] : parts(r)) {
      complete = complete && ::read(ends[0], p, size) == static_cast<ssize_t>(size);
    }
    close(ends[0]);
    if (wait4(child, &status, 0, &used) != child) r.how_it_ended = "it was not found";
    else if (WIFSIGNALED(status)) r.how_it_ended = std::string(strsignal(WTERMSIG(status)));
    else if (WEXITSTATUS(status) || !complete) r.how_it_ended = "a call failed";
    r.faults = used.ru_minflt;
    r.reads = used.ru_majflt;
    r.waits = used.ru_nvcsw;
    return r;
  }

  static constexpr int kFew = 50, kMany = 1050;
  static constexpr int64_t kHeapOfAKernel = 56;  // oneDNN: see steady_test.cpp
  mpt_module net = nullptr;
  mpt_tensor x = nullptr, y = nullptr;
  mpt_precision kind;
  mpt_optimizer optimizer = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_recording recording = nullptr;
  Floats batch = Floats(128), answers = Floats(48);
  float loss = 0;
  double seconds = 0;
  int made = 0;  // frames
  int32_t threads = 1;
  int64_t width = 32;  // the hidden features
  Report report;

 public:
  void takes_nothing(By by) {
    for (const char* name : {"32-true", "bf16-mixed", "16-mixed", "O1"}) {
      const Report few = run(name, by, kFew), many = run(name, by, kMany);
      EXPECT_EQ(few.how_it_ended, "") << name;
      EXPECT_EQ(many.how_it_ended, "") << name;
      EXPECT_LE(many.heap, kHeapOfAKernel * many.by_onednn * kMany) << name;
      EXPECT_TRUE(many.by_onednn == 0 || !std::strcmp(name, "32-true")) << name;
      EXPECT_NE(many.answer, few.answer) << name << " does not learn";
      // The system may take a page away at any time.
      EXPECT_LE(many.faults - few.faults, 40) << name << ", in " << kMany - kFew << " frames";
      EXPECT_LE(many.waits - few.waits, 4 + std::max<int64_t>(0, many.reads - few.reads)) << name;
    }
  }
};

TEST_F(Frame, ByCallsTakesNothing) { takes_nothing(By::calls); }
TEST_F(Frame, ByReplaysTakesNothing) { takes_nothing(By::replays); }
TEST_F(Frame, InSlicesTakesNothing) { takes_nothing(By::slices); }

// Threads of the context's own sleep and wake, and take nothing else: at most each worker sleeps
// once before each kernel, and the caller once after it.
TEST_F(Frame, OnOwnThreadsTakesTheirWakesAlone) {
  width = 1024;
  for (int32_t n : {2, 4}) {
    threads = n;
    for (const char* name : {"32-true", "bf16-mixed", "16-mixed"}) {
      const Report few = run(name, By::replays, kFew), many = run(name, By::replays, kMany);
      const int frames = kMany - kFew;
      EXPECT_EQ(few.how_it_ended, "") << name;
      EXPECT_EQ(many.how_it_ended, "") << name;
      EXPECT_LE(many.heap, kHeapOfAKernel * many.by_onednn * kMany) << name;
      EXPECT_NE(many.answer, few.answer) << name << " does not learn";
      EXPECT_LE(many.faults - few.faults, 40) << name << ", in " << frames << " frames";
      EXPECT_LE(many.waits - few.waits, n * many.launches * frames) << name;
      RecordProperty(std::string("sleeps in 1000 frames, ") + name + ", " + std::to_string(n),
                     std::to_string(many.waits - few.waits));
    }
  }
}

// The filter works: a frame that makes a system call ends its process.
TEST_F(Frame, AnySystemCallIsSeen) {
  const pid_t child = fork();
  if (child == 0) {
    if (!forbid_system_calls()) _exit(1);
    syscall(SYS_sched_yield);
    _exit(0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS) << status;
}

}  // namespace
}  // namespace mpt_test
