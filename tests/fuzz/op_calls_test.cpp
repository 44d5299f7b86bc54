// Random calls of every operation by its number, on the CPU's kernels and on the reference kernels:
// drawn shapes, dtypes, layouts and attributes, then a backward and a backward of the backward.
// Each call ends in time, succeeds or fails with a text, leaves the context usable, and both
// kernels agree. Their seeds are new each day in the full tier (tier.h). RANDOM_CALLS_SEED: the
// seed of a call, which is made alone. RANDOM_CALLS_OF: the only operation.
// SPDX-License-Identifier: Apache-2.0
#define MPT_ALLOW_UNUSED
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>

#include "../tier.h"
#include "op_calls.h"

namespace op_calls {
namespace {

constexpr size_t kMemory = size_t{16} << 20;  // bytes of a context: tensors and prepared kernels
constexpr unsigned kSeconds = 120;            // for one call with its backwards, on a busy machine
constexpr uint64_t kCallsPerContext = 32;
constexpr int64_t kCompared = 1 << 12;  // elements of a result that are compared, at most

// The call that runs, printed by the handler of a signal.
char running[4096];

// Prints the call, then lets the signal do what it did before.
void on_signal(int signal) {
  static const char late[] = "\nThis call did not end in time:\n",
                    died[] = "\nThis call crashed:\n";
  const bool is_late = signal == SIGALRM;
  const ssize_t n = write(2, is_late ? late : died, std::strlen(is_late ? late : died)) +
                    write(2, running, std::strlen(running)) + write(2, "\n", 1);
  if (is_late || n < 0) _exit(1);
}

// Handlers that print the call. Those of a sanitizer come next.
class Watch {
 public:
  Watch() {
    for (int s : {SIGALRM, SIGSEGV, SIGFPE, SIGBUS, SIGILL, SIGABRT}) {
      struct sigaction now = {};
      now.sa_handler = [](int signal) {
        on_signal(signal);
        sigaction(signal, &before[signal], nullptr);  // the instruction runs again
      };
      now.sa_flags = SA_NODEFER;
      sigaction(s, &now, &before[s]);
    }
  }
  ~Watch() {
    alarm(0);
    for (int s : {SIGALRM, SIGSEGV, SIGFPE, SIGBUS, SIGILL, SIGABRT})
      sigaction(s, &before[s], nullptr);
  }

 private:
  static inline struct sigaction before[64];
};

struct Result {
  mpt_dtype dtype = MPT_DTYPE_NONE;
  Shape shape;
  std::vector<double> values;  // empty for more than kCompared elements, and without memory
};
struct Outcome {
  mpt_status status = MPT_OK;
  std::string text;
  std::vector<Result> results;  // outputs, then gradients, then gradients of gradients
};

// A context that runs calls.
class Runner {
 public:
  explicit Runner(mpt_context_flags flags) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.flags = flags;
    d.memory_limit = kMemory;
    EXPECT_EQ(mpt_context_create(&d, &context_), MPT_OK) << mpt_last_error();
  }
  ~Runner() { mpt_context_release(context_); }
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;
  mpt_context context() const { return context_; }

  Outcome run(const Call& call) {
    Outcome o;
    EXPECT_EQ(mpt_scope_push(context_), MPT_OK);
    EXPECT_EQ(mpt_context_set_seed(context_, 7), MPT_OK);
    o.status = run_in_scope(call, o);
    if (o.status != MPT_OK) o.text = mpt_last_error();
    EXPECT_EQ(mpt_scope_pop(context_, nullptr, 0), MPT_OK) << mpt_last_error();
    return o;
  }

  // Expects that the context computes, and that nothing is left of earlier calls.
  void expect_usable() {
    double three = 0;
    mpt_tensor t = nullptr, sum = nullptr;
    ASSERT_EQ(mpt_full(context_, MPT_F32, nullptr, 0, 1.5, &t), MPT_OK) << mpt_last_error();
    ASSERT_EQ(mpt_add(t, t, &sum), MPT_OK) << mpt_last_error();
    ASSERT_EQ(mpt_tensor_get_item(sum, &three), MPT_OK) << mpt_last_error();
    EXPECT_EQ(three, 3);
    mpt_tensor_release(t);
    mpt_tensor_release(sum);
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    ASSERT_EQ(mpt_context_get_memory(context_, &m), MPT_OK);
    EXPECT_EQ(m.live_tensors, 0);
  }

 private:
  mpt_status run_in_scope(const Call& call, Outcome& o) {
    std::vector<mpt_tensor> in, leaves;
    for (const Drawn& d : call.in) {
      mpt_tensor t = nullptr;
      if (d.given) {
        mpt_tensor leaf = make(context_, d, &t);
        if (!t) return mpt_last_error_code();
        if (requires_grad(leaf)) leaves.push_back(leaf);
      }
      in.push_back(t);
    }
    mpt_op op = -1;
    mpt_status s = mpt_op_from_name(context_, call.good->op, &op);
    if (s != MPT_OK) return s;
    std::vector<mpt_attr> attrs;
    for (const Attribute& a : call.attrs) {
      const bool list = a.kind == MPT_PARAM_INTEGERS;
      attrs.push_back({sizeof(mpt_attr), a.kind, a.name.c_str(),
                       list || a.integers.empty() ? 0 : a.integers[0], a.number,
                       list ? a.integers.data() : nullptr,
                       list ? static_cast<int64_t>(a.integers.size()) : 0, a.text.c_str()});
    }
    std::vector<mpt_tensor> out(static_cast<size_t>(call.outs));
    s = mpt_op_run(context_, op, in.data(), static_cast<int32_t>(in.size()), attrs.data(),
                   static_cast<int32_t>(attrs.size()), out.data(), call.outs);
    if (s != MPT_OK) return s;
    for (mpt_tensor t : out) o.results.push_back(result(t));
    for (int i = 0; i < call.backwards && !leaves.empty(); ++i) {
      std::vector<mpt_tensor> roots;
      for (mpt_tensor t : out)
        if (requires_grad(t)) roots.push_back(t);
      if (roots.empty()) break;
      s = gradients(roots, leaves, i + 1 < call.backwards, out);
      if (s != MPT_OK) return s;
      for (mpt_tensor t : out) o.results.push_back(result(t));
    }
    return MPT_OK;
  }

  // Computes the gradients of the roots, with incoming gradients of 0.5.
  mpt_status gradients(const std::vector<mpt_tensor>& roots, const std::vector<mpt_tensor>& leaves,
                       bool create_graph, std::vector<mpt_tensor>& out) {
    std::vector<mpt_tensor> from(roots.size());
    for (size_t i = 0; i < roots.size(); ++i) {
      const mpt_tensor_info r = info(roots[i]);
      const mpt_status s = mpt_full(context_, r.dtype, r.shape, r.rank, 0.5, &from[i]);
      if (s != MPT_OK) return s;
    }
    mpt_backward_desc d;
    mpt_backward_desc_init(&d, sizeof d);
    d.create_graph = create_graph;
    out.assign(leaves.size(), nullptr);
    return mpt_grad(roots.data(), from.data(), static_cast<int32_t>(roots.size()), leaves.data(),
                    static_cast<int32_t>(leaves.size()), &d, out.data());
  }

  static mpt_tensor_info info(mpt_tensor t) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK) << mpt_last_error();
    return i;
  }
  static bool requires_grad(mpt_tensor t) { return t && info(t).requires_grad; }
  static Result result(mpt_tensor t) {
    Result r;
    if (!t) return r;
    const mpt_tensor_info i = info(t);
    r.dtype = i.dtype;
    r.shape.assign(i.shape, i.shape + i.rank);
    if (i.count > kCompared) return r;
    r.values.resize(static_cast<size_t>(i.count));
    const mpt_status s = mpt_tensor_read(t, MPT_F64, r.values.data(), i.count);
    EXPECT_TRUE(s == MPT_OK || s == MPT_ERROR_OUT_OF_MEMORY) << mpt_last_error();
    if (s != MPT_OK) r.values.clear();
    return r;
  }

  mpt_context context_ = nullptr;
};

// -- agreement ------------------------------------------------------------------------------------

// True if both are the same number, about. Large and non-finite ones are not compared: where
// extremes cancel, the order of a sum decides.
bool near(double a, double b, double close) {
  if (!std::isfinite(a) || !std::isfinite(b)) return true;
  const double most = std::max(std::fabs(a), std::fabs(b));
  return most > 1e3 || std::fabs(a - b) <= close * (1 + most);
}

// Returns the largest difference of an element, relative to large ones; 1 if the results cannot be
// compared.
double distance(const Result& a, const Result& exact) {
  if (a.shape != exact.shape || a.values.size() != exact.values.size()) return 1;
  double most = 0;
  for (size_t i = 0; i < a.values.size(); ++i) {
    const double d = std::fabs(a.values[i] - exact.values[i]) / (1 + std::fabs(exact.values[i]));
    most = std::isfinite(d) ? std::max(most, d) : 1;
  }
  return most;
}

// True if the call amplifies rounding, as a recurrence of large weights does: the result of ref in
// 32 bits, too, lies far from the one in f64, `exact`. That of cpu may lie 8 times as far from it.
bool is_amplified(const Outcome* exact, size_t result, const Result& cpu, const Result& ref) {
  if (!exact || exact->results.size() <= result) return false;
  const Result& e = exact->results[result];
  const double of_ref = distance(ref, e);
  return of_ref < 0.1 && distance(cpu, e) <= 8 * of_ref;
}

// Returns how two outcomes of a call differ, or nothing. in_f64: that of the call in f64, or NULL.
std::string difference(const Call& call, const Outcome& cpu, const Outcome& ref,
                       const Outcome* in_f64) {
  // Kernels have workspaces of their own: one may fit into the limit where the other does not.
  if (cpu.status == MPT_ERROR_OUT_OF_MEMORY || ref.status == MPT_ERROR_OUT_OF_MEMORY) return "";
  if (cpu.status != ref.status) {
    return "cpu: " + std::to_string(cpu.status) + " " + cpu.text +
           "; ref: " + std::to_string(ref.status) + " " + ref.text;
  }
  if (cpu.results.size() != ref.results.size()) return "not as many results";
  bool exact = call.extremes == 0, wide = true;
  for (const Result& r : cpu.results) wide &= r.dtype == MPT_F64 || r.dtype == MPT_DTYPE_NONE;
  for (const Drawn& d : call.in) exact &= !d.special;
  const auto outputs = static_cast<size_t>(call.outs);
  for (size_t k = 0; k < cpu.results.size(); ++k) {
    const Result &a = cpu.results[k], &b = ref.results[k];
    if (a.dtype != b.dtype) return "the dtypes of result " + std::to_string(k) + " differ";
    if (a.shape != b.shape) return "the shapes of result " + std::to_string(k) + " differ";
    const bool half = a.dtype != MPT_F64 && a.dtype != MPT_F32;
    if (!exact || (half && k >= outputs)) continue;  // gradients of 16 bits differ more
    const double close = wide ? 1e-6 : (half ? 0.2 : 1e-2);
    for (size_t i = 0; i < std::min(a.values.size(), b.values.size()); ++i) {
      if (near(a.values[i], b.values[i], close)) continue;
      if (is_amplified(in_f64, k, a, b)) return "";  // later ones are its gradients
      return "element " + std::to_string(i) + " of result " + std::to_string(k) + ": cpu " +
             std::to_string(a.values[i]) + ", ref " + std::to_string(b.values[i]);
    }
  }
  return "";
}

// Returns a call with operands of f64 in the place of those of f32 and less.
Call widened(Call call) {
  for (Drawn& d : call.in)
    if (d.dtype == MPT_F32 || d.dtype == MPT_F16 || d.dtype == MPT_BF16) d.dtype = MPT_F64;
  return call;
}

uint64_t number_of_calls() {
  if (std::getenv("RANDOM_CALLS_SEED")) return 1;
  return mpt::test::rounds({.quick = 25'000,
                            .full = 2'000'000,
                            .addresses = mpt::test::is_full_tier() ? 100'000u : 40'000u});
}

TEST(RandomCalls, EndAndAgree) {
  const uint64_t first = mpt::test::daily_seed("RANDOM_CALLS_SEED"), n = number_of_calls();
  const char* only = std::getenv("RANDOM_CALLS_OF");
  const Watch watch;
  uint64_t ran = 0, two_extremes = 0;
  std::set<std::string> succeeded;
  for (uint64_t begin = 0; begin < n && !HasFailure(); begin += kCallsPerContext) {
    Runner cpu(0), ref(MPT_CONTEXT_REFERENCE);
    for (uint64_t i = begin; i < std::min(n, begin + kCallsPerContext) && !HasFailure(); ++i) {
      const Call call = draw(cpu.context(), first + i, only);
      const std::string text = call.text();
      std::strncpy(running, text.c_str(), sizeof running - 1);
      SCOPED_TRACE(text);
      alarm(kSeconds);
      const Outcome a = cpu.run(call), b = ref.run(call);
      EXPECT_EQ(a.status != MPT_OK, !a.text.empty()) << a.status;
      EXPECT_EQ(b.status != MPT_OK, !b.text.empty()) << b.status;
      EXPECT_NE(a.status, MPT_ERROR_INTERNAL) << a.text;
      EXPECT_NE(b.status, MPT_ERROR_INTERNAL) << b.text;
      if (!difference(call, a, b, nullptr).empty()) {
        const Outcome exact = ref.run(widened(call));
        EXPECT_EQ(difference(call, a, b, &exact), "");
      }
      cpu.expect_usable();
      ref.expect_usable();
      ran += a.status == MPT_OK;
      two_extremes += call.extremes > 1;
      if (a.status == MPT_OK) succeeded.insert(call.good->op);
    }
  }
  std::printf("%llu calls, %llu of them succeeded, of %zu operations; %llu with two extremes\n",
              static_cast<unsigned long long>(n), static_cast<unsigned long long>(ran),
              succeeded.size(), static_cast<unsigned long long>(two_extremes));
  if (n < 10000 || only || HasFailure()) return;
  EXPECT_GT(ran, n / 3);
  EXPECT_GT(two_extremes, n / 100);
  EXPECT_EQ(succeeded.size(), good_calls().size());
}

}  // namespace
}  // namespace op_calls
