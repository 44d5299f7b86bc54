// Hooks of a host that breaks their contract: every fault of parallel_for is an error that names
// the hook, and changes no result.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "mpt/mpt.h"

namespace {

#define OK(call) EXPECT_EQ(call, MPT_OK) << mpt_last_error()

using Floats = std::vector<float>;
constexpr int32_t kWorkers = 3;

// One call of the hook: run(begin, end, worker) calls the library's function.
struct Call {
  int64_t n;
  mpt_job_fn fn;
  void* job;
  void operator()(int64_t begin, int64_t end, int32_t worker) const { fn(job, begin, end, worker); }
};

// A host whose parallel_for runs `fault` instead of the pieces in the call number `bad_run`, and in
// each later one if `again`.
struct Host {
  std::function<void(const Call&)> fault;
  int64_t runs = 0, bad_run = -1;
  bool again = false;
  std::thread late;  // joined at the end of the test's use of the context
  std::atomic<bool> late_may_end = false;

  ~Host() { end_late(); }
  void end_late() {
    late_may_end = true;
    late_may_end.notify_one();
    if (late.joinable()) late.join();
    late_may_end = false;
  }
  mpt_hooks hooks() {
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.user = this;
    h.worker_count = kWorkers;
    h.parallel_for = [](void* user, int64_t n, int64_t, mpt_job_fn fn, void* job) {
      static_cast<Host*>(user)->run({n, fn, job});
    };
    return h;
  }
  void run(const Call& r) {
    const int64_t number = runs++;
    if (number == bad_run || (again && bad_run >= 0 && number > bad_run)) return fault(r);
    good(r);
  }
  // Ends the faults. A late call that came after the call that began it fails another call.
  void settle(mpt_context c) {
    bad_run = -1;
    if (!late.joinable()) return;
    end_late();
    const int64_t shape[] = {1};
    mpt_tensor t = nullptr;
    const mpt_status s = mpt_ones(c, MPT_F32, shape, 1, &t);
    EXPECT_TRUE(s == MPT_OK || s == MPT_ERROR_CALLBACK) << s;
    mpt_tensor_release(t);
  }
  static void good(const Call& r) {
    std::vector<std::thread> threads;
    for (int32_t w = 1; w < kWorkers; ++w)
      threads.emplace_back([&, w] { r(r.n * w / kWorkers, r.n * (w + 1) / kWorkers, w); });
    r(0, r.n / kWorkers, 0);
    for (std::thread& t : threads) t.join();
  }
};

struct Fault {
  const char* name;
  const char* text;  // in the error's text
  void (*run)(Host& host, const Call& run);
};
const Fault kFaults[] = {
    {"worker -1", "used worker -1; it must be in [0, 3)",
     [](Host&, const Call& r) { r(0, r.n, -1); }},
    {"worker 3 of 3", "used worker 3; it must be in [0, 3)",
     [](Host&, const Call& r) { r(0, r.n, kWorkers); }},
    {"worker 1000000", "used worker 1000000",
     [](Host& h, const Call& r) {
       h.good(r);
       r(0, r.n, 1000000);
     }},
    {"a piece before the first", "asked for the pieces [-1, ",
     [](Host&, const Call& r) { r(-1, r.n, 0); }},
    {"a piece after the last", "asked for the pieces [0, ",
     [](Host&, const Call& r) { r(0, r.n + 1, 0); }},
    {"pieces far behind", "asked for the pieces [1000000000000, ",
     [](Host& h, const Call& r) {
       h.good(r);
       r(1000000000000, 1000000000001, 0);
     }},
    {"a range that ends before it begins", "asked for the pieces [1, 0)",
     [](Host& h, const Call& r) {
       h.good(r);
       r(1, 0, 0);
     }},
    {"every number", "asked for the pieces [-9223372036854775808, 9223372036854775807)",
     [](Host&, const Call& r) { r(INT64_MIN, INT64_MAX, 0); }},
    {"nothing", "returned before it had run", [](Host&, const Call&) {}},
    {"all but the last piece", "returned before it had run 1 of the ",
     [](Host&, const Call& r) { r(0, r.n - 1, 0); }},
    {"everything twice", " twice, or after it had returned",
     [](Host& h, const Call& r) {
       h.good(r);
       h.good(r);
     }},
    {"one piece twice and one never", "ran piece 0 twice",
     [](Host&, const Call& r) {
       r(0, r.n - 1, 0);
       r(0, 1, 1);
     }},
    {"calls with one worker at the same time", "",  // found where they overlap
     [](Host&, const Call& r) {
       std::thread other([&] { r(0, r.n / 2, 1); });
       r(r.n / 2, r.n, 1);
       other.join();
     }},
    {"a call that lasts longer", "",  // found where the hook returns before it
     [](Host& h, const Call& r) {
       h.end_late();
       h.late = std::thread([r] { r(0, r.n, 2); });
     }},
    {"a call after the hook has returned", "returned before it had run ",
     [](Host& h, const Call& r) {
       h.end_late();
       h.late = std::thread([&h, r] {
         r(0, r.n - 1, 2);
         h.late_may_end.wait(false);
         r(r.n - 1, r.n, 2);
       });
     }},
    {"an exception", "threw an exception",
     [](Host&, const Call& r) {
       r(0, 1, 0);
       throw 1;
     }},
};

// A context of this host, with a training in mixed precision.
class Training {
 public:
  explicit Training(Host& host) {
    const mpt_hooks h = host.hooks();
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = 3;
    d.hooks = &h;
    OK(mpt_context_create(&d, &ctx));
    OK(mpt_context_set_arithmetic(ctx, MPT_ARITHMETIC_WIDEN16));
    OK(mpt_params_create(ctx, &params));
    w = normal(300, 400);
    x = normal(200, 400);
    OK(mpt_params_add(params, "w", w));
    mpt_precision p;
    OK(mpt_precision_from_name("16-mixed", &p, sizeof p));
    OK(mpt_params_set_precision(params, &p));
    OK(mpt_optimizer_create(params, nullptr, &optimizer));
    OK(mpt_stepper_create(ctx, &p, nullptr, &stepper));
    OK(mpt_stepper_add(stepper, optimizer));
  }
  ~Training() { mpt_context_release(ctx); }
  Training(const Training&) = delete;

  mpt_tensor normal(int64_t rows, int64_t columns) {
    const int64_t shape[] = {rows, columns};
    mpt_tensor t = nullptr;
    OK(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, &t));
    return t;
  }
  mpt_tensor loss() {
    mpt_tensor y = nullptr, l = nullptr;
    OK(mpt_linear(x, w, nullptr, MPT_ACTIVATION_GELU, &y));
    OK(mpt_mean(y, nullptr, 0, 0, &l));
    mpt_tensor_release(y);
    return l;
  }
  static Floats read(mpt_tensor t) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    OK(mpt_tensor_get_info(t, &i));
    Floats v(static_cast<size_t>(i.count));
    OK(mpt_tensor_read(t, MPT_F32, v.data(), i.count));
    return v;
  }
  Floats grad() {
    mpt_tensor g = nullptr;
    OK(mpt_tensor_get_grad(w, &g));
    if (!g) return {};
    Floats v = read(g);
    mpt_tensor_release(g);
    return v;
  }

  mpt_context ctx = nullptr;
  mpt_params params = nullptr;
  mpt_optimizer optimizer = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_tensor x = nullptr, w = nullptr;
};

bool same(const Floats& a, const Floats& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

// The call failed, and its text names the hook and the fault.
void expect_fault(mpt_status status, const char* text) {
  EXPECT_EQ(status, MPT_ERROR_CALLBACK);
  EXPECT_NE(std::string(mpt_last_error()).find(std::string("hooks.parallel_for ")),
            std::string::npos)
      << mpt_last_error();
  EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
}

void expect(mpt_status status, bool is_fault, const char* text) {
  if (is_fault) return expect_fault(status, text);
  OK(status);
}

// Returns the result of an operation on a host that keeps to the contract.
Floats good_gelu() {
  Host host;
  Training t(host);
  mpt_tensor y = nullptr;
  OK(mpt_gelu(t.x, 0, &y));
  EXPECT_GT(host.runs, 0);
  return t.read(y);
}

TEST(HostHooks, AFaultInAForwardIsAnErrorAndGivesNoHandle) {
  const Floats wanted = good_gelu();
  for (const Fault& f : kFaults) {
    SCOPED_TRACE(f.name);
    Host host;
    Training t(host);
    host.fault = [&](const Call& r) { f.run(host, r); };
    mpt_tensor y = nullptr;
    bool is_found = false;
    for (int i = 0; i < (*f.text ? 1 : 2000) && !is_found; ++i) {
      mpt_tensor_release(y);
      host.bad_run = host.runs;
      const mpt_status s = mpt_gelu(t.x, 0, &y);
      is_found = s != MPT_OK;
      if (is_found) expect_fault(s, f.text);
      EXPECT_EQ(is_found, y == nullptr);
      EXPECT_TRUE(!y || same(t.read(y), wanted)) << "calls that did not overlap are no fault";
    }
    EXPECT_TRUE(is_found);
    host.settle(t.ctx);
    OK(mpt_gelu(t.x, 0, &y));
    EXPECT_TRUE(same(t.read(y), wanted));
  }
}

// Elements that are written in place, gradients and a step are those of a host that keeps to the
// contract, whichever call of the hook is faulty.
TEST(HostHooks, AFaultInATrainingChangesNoResult) {
  Host good;
  Training reference(good);
  const mpt_tensor loss = reference.loss();
  const int64_t before = good.runs;
  OK(mpt_stepper_backward(reference.stepper, loss));
  const int64_t in_backward = good.runs - before;
  const Floats grad = reference.grad();
  const int64_t before_step = good.runs;
  OK(mpt_stepper_step(reference.stepper));
  const int64_t in_step = good.runs - before_step;
  const Floats weights = reference.read(reference.w);
  ASSERT_GT(in_backward, 1);
  ASSERT_GT(in_step, 0);

  for (const Fault& f : kFaults) {
    if (!*f.text) continue;
    for (int64_t bad = 0; bad < in_backward + in_step; ++bad) {
      SCOPED_TRACE(f.name + std::string(", call ") + std::to_string(bad));
      Host host;
      Training t(host);
      host.fault = [&](const Call& r) { f.run(host, r); };
      const mpt_tensor l = t.loss();
      const bool is_step = bad >= in_backward;
      host.bad_run = is_step ? -1 : host.runs + bad;
      mpt_status s = mpt_stepper_backward(t.stepper, l);
      expect(s, !is_step, f.text);
      host.settle(t.ctx);
      EXPECT_TRUE(same(t.grad(), grad));
      host.bad_run = is_step ? host.runs + bad - in_backward : -1;
      s = mpt_stepper_step(t.stepper);
      expect(s, is_step, f.text);
      host.settle(t.ctx);
      EXPECT_TRUE(same(t.read(t.w), weights));
      mpt_verdict v = {};
      v.struct_size = sizeof v;
      OK(mpt_stepper_get_verdict(t.stepper, 0, &v));
      EXPECT_EQ(v.outcome, MPT_VERDICT_APPLIED);
    }
  }
}

TEST(HostHooks, AHookThatIsAlwaysFaultyFailsEveryCallAndNothingElse) {
  const Floats wanted = good_gelu();
  for (const Fault& f : kFaults) {
    if (!*f.text || std::strcmp(f.name, "a call after the hook has returned") == 0) continue;
    SCOPED_TRACE(f.name);
    Host host;
    Training t(host);
    host.fault = [&](const Call& r) { f.run(host, r); };
    host.again = true;
    host.bad_run = host.runs;
    for (int i = 0; i < 3; ++i) {
      mpt_tensor y = nullptr;
      expect_fault(mpt_gelu(t.x, 0, &y), f.text);
      EXPECT_EQ(y, nullptr);
    }
    host.again = false;
    host.bad_run = -1;
    mpt_tensor y = nullptr;
    OK(mpt_gelu(t.x, 0, &y));
    EXPECT_TRUE(same(t.read(y), wanted));
  }
}

// A job has at most some thousand pieces, however large it is. The hook may cut it anywhere.
TEST(HostHooks, LargeJobsAreCutInPieces) {
  struct Odd {
    int64_t most = 0;
  } odd;
  mpt_hooks h;
  mpt_hooks_init(&h, sizeof h);
  h.user = &odd;
  h.worker_count = kWorkers;
  h.parallel_for = [](void* user, int64_t n, int64_t, mpt_job_fn fn, void* job) {
    auto& most = static_cast<Odd*>(user)->most;
    most = std::max(most, n);
    fn(job, 0, 0, 0);  // no piece
    for (int64_t at = n, step = 1; at > 0; at -= step, step = std::min(at, step * 2 + 1))
      fn(job, at - step, at, static_cast<int32_t>(step % kWorkers));
  };
  const auto gradient = [](const mpt_hooks* hooks) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.hooks = hooks;
    mpt_context c = nullptr;
    OK(mpt_context_create(&d, &c));
    const int64_t shape[] = {9000, 1, 2, 4};  // the gradient of each attention is a chunk
    mpt_tensor x = nullptr, y = nullptr, loss = nullptr, g = nullptr;
    OK(mpt_normal(c, MPT_F32, shape, 4, 0, 1, &x));
    OK(mpt_tensor_set_requires_grad(x, 1));
    OK(mpt_scaled_dot_product_attention(x, x, x, nullptr, nullptr, &y));
    OK(mpt_mean(y, nullptr, 0, 0, &loss));
    OK(mpt_backward(&loss, nullptr, 1, nullptr));
    OK(mpt_tensor_get_grad(x, &g));
    Floats v = Training::read(g);
    mpt_context_release(c);
    return v;
  };
  EXPECT_TRUE(same(gradient(&h), gradient(nullptr)));
  EXPECT_GT(odd.most, 64) << "more than a word has bits";
  EXPECT_LT(odd.most, 9000) << "fewer than the job has chunks";
}

// -- memory ---------------------------------------------------------------------------------------

// Memory that the hook has given before and not got back is not used a second time.
TEST(HostHooks, MemoryThatIsInUseIsNotUsedTwice) {
  for (const size_t shift : {0, 64, 4096}) {
    struct Memory {
      size_t shift;
      char* first = nullptr;
      int frees = 0;
    } memory{.shift = shift};
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.user = &memory;
    h.alloc = [](void* user, size_t size, size_t align) -> void* {
      auto& m = *static_cast<Memory*>(user);
      if (m.first) return m.first + m.shift;
      return m.first = static_cast<char*>(std::aligned_alloc(align, size + (1 << 20)));
    };
    h.free = [](void* user, void* p, size_t, size_t) {
      auto& m = *static_cast<Memory*>(user);
      EXPECT_EQ(p, m.first);
      ++m.frees;
      std::free(p);
    };
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.hooks = &h;
    mpt_context c = nullptr;
    OK(mpt_context_create(&d, &c));
    const int64_t some = 1000, many = 10'000'000;
    mpt_tensor a = nullptr, b = nullptr;
    OK(mpt_ones(c, MPT_F32, &some, 1, &a));
    EXPECT_EQ(mpt_ones(c, MPT_F32, &many, 1, &b), MPT_ERROR_CALLBACK);
    EXPECT_NE(std::string(mpt_last_error()).find("hooks.alloc returned memory at"),
              std::string::npos)
        << mpt_last_error();
    EXPECT_NE(std::string(mpt_last_error()).find("overlaps"), std::string::npos);
    EXPECT_EQ(memory.frees, 0);
    EXPECT_EQ(Training::read(a), Floats(1000, 1));
    mpt_context_release(c);
    EXPECT_EQ(memory.frees, 1);
  }
}

}  // namespace
