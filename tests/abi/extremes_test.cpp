// Every function with extreme numbers in every parameter, option field and list entry, alone and
// two at once, in structs within structs too, and with tensors that hold extreme numbers, or no
// elements and a huge extent in another dim: no crash, no hang, no more memory than allowed, a
// failed call has changed nothing, and its error is one that the comment of the function names.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cfloat>
#include <cmath>
#include <csignal>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "../tier.h"
#include "good_calls.h"

namespace {

using namespace call;

constexpr int64_t kWhole[] = {-1,
                              0,
                              2,
                              INT64_MIN,
                              INT64_MIN + 1,
                              -(int64_t{1} << 32),
                              INT32_MIN,
                              INT32_MAX,
                              int64_t{1} << 31,
                              (int64_t{1} << 32) + 1,
                              (int64_t{1} << 53) + 1,
                              int64_t{1} << 62,
                              (int64_t{1} << 62) + 1,
                              INT64_MAX - 1,
                              INT64_MAX};
constexpr double kReal[] = {-1,     0,        -0.0,      1e-320, -1e-320, 1e300,
                            -1e300, DBL_MAX,  -DBL_MAX,  0x1p53, 0x1p63,  -0x1p63,
                            1e19,   INFINITY, -INFINITY, NAN};

// True for functions that are not called: they end the context or its work, release their argument,
// or need a device other than the CPU.
bool is_left_out(const std::string& name) {
  return name.ends_with("_release") || name.ends_with("_retain") ||
         name == "mpt_context_shutdown" || name == "mpt_context_cancel" ||
         name == "mpt_tensor_from_native" || name.ends_with("_error_code");
}

// The call in progress, for the handler of a call that takes too long.
char doing[256];
void took_too_long(int) {
  const ssize_t n = write(2, doing, std::strlen(doing));
  const char what[] = " does not end\n";
  _exit(write(2, what, sizeof what - 1) + n > 0 ? 99 : 98);
}
// Returns the seconds that a call may take: 400 times a loop that takes about as long as the
// slowest call, so that a slow machine ends no call that ends.
int most_seconds() {
  static const int most = [] {
    const std::clock_t begun = std::clock();
    volatile uint64_t n = 0;
    for (int i = 0; i < 30'000'000; ++i) n = n + static_cast<uint64_t>(i);
    return static_cast<int>(400 * (std::clock() - begun) / CLOCKS_PER_SEC) + 10;
  }();
  return most;
}
// Counts processor time, because machines are busy.
void allow_seconds(int seconds) {
  const itimerval t = {{0, 0}, {seconds, 0}};
  setitimer(ITIMER_PROF, &t, nullptr);
}

int64_t most_memory() {
  rusage u;
  getrusage(RUSAGE_SELF, &u);
  return u.ru_maxrss / 1024;  // MiB
}

// True if a call writes as many results as a list of the caller's says.
bool has_list_of_results(const Function& f) {
  const auto is_count = [](const Param& p) { return std::strcmp(p.name, "out_count") == 0; };
  return std::any_of(f.params.begin(), f.params.end(), is_count) ||
         f.name == std::string("mpt_grad");
}

using Make = void (*)(Making&);

class Extremes : public ::testing::TestWithParam<size_t> {
 protected:
  static void SetUpTestSuite() {
    std::signal(SIGPROF, took_too_long);
    before = std::filesystem::current_path();
    folder = std::filesystem::temp_directory_path() / ("mpt_extremes_" + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    std::filesystem::current_path(folder);
    memory = most_memory();
  }
  static void TearDownTestSuite() {
    std::filesystem::current_path(before);
    std::filesystem::remove_all(folder);
    std::printf("%d calls of %d functions\n", calls, tried);
    EXPECT_LT(most_memory(), memory + kMostMemory) << "MiB";
  }

  // The tensor for each parameter, as an index.
  using Choice = std::array<size_t, 24>;
  // Returns the arguments of one call, which begins.
  static std::unique_ptr<Args> args(Place& place, const Choice& choice, Make make) {
    auto a = std::make_unique<Args>(place.world);
    a->counts = true;
    for (size_t i = 0; i < choice.size(); ++i) a->tensors[i] = place.tensors[choice[i]];
    place.end_call();
    if (make) {
      Making making(place, a->given);
      make(making);
    }
    return a;
  }
  // Finds tensors for which the call works, so that a failure comes from the extreme value alone.
  static void find_good(const Function& f, bool reference, Make make, Choice& choice) {
    Place place(reference);
    std::mt19937_64 random(1);
    std::string first;
    for (int i = 0; i < 400; ++i) {
      auto a = args(place, choice, make);
      std::snprintf(doing, sizeof doing, "%s as it is", f.name);
      allow_seconds(most_seconds());
      const Outcome o = f.run(*a);
      if (!o.has_status || o.status >= 0) return;
      if (i == 0) first = mpt_last_error();
      for (size_t p = 0; p < f.params.size(); ++p) choice[p] = random() % place.tensors.size();
    }
    ADD_FAILURE() << f.name << " never works: give it a call in good_calls.h. " << first;
    choice = {};
  }

  // Makes one call and checks what must hold after every call.
  Outcome call(const Function& f, Place& place, Args& a, const std::string& what) {
    SCOPED_TRACE(what);
    std::snprintf(doing, sizeof doing, "%s", what.c_str());
    (void)mpt_tensor_get_item(nullptr, nullptr);  // sets another error, to see the call's own
    const std::string image = place.image();
    const int64_t live = place.live();
    allow_seconds(most_seconds());
    const Outcome o = f.run(a);
    ++calls;
    if (o.has_status && o.status < 0) {
      EXPECT_EQ(std::string(mpt_last_error()).find(std::string(f.name) + ": "), 0u)
          << mpt_last_error();
      EXPECT_NE(o.status, MPT_ERROR_INTERNAL) << mpt_last_error();
      EXPECT_TRUE(is_named(f, o)) << "the comment of the call names no "
                                  << mpt_status_name(o.status) << ": " << mpt_last_error();
      EXPECT_EQ(place.image(), image) << mpt_last_error();
      EXPECT_LE(place.live(), live + kLasting) << mpt_last_error();
      return o;
    }
    for (size_t p = 0; p < f.params.size(); ++p) {
      if (f.params[p].kind != Kind::handle_out) continue;
      const uint64_t* out = a.outs(static_cast<int>(p));
      for (int i = 0; i < Args::kList && out[i] != 0x5a5a5a5a5a5a5a5au; ++i) finish(place, out[i]);
    }
    return o;
  }
  // Runs a result's backward and releases the result.
  static void finish(Place& place, uint64_t h) {
    const auto t = reinterpret_cast<mpt_tensor>(h);
    mpt_tensor_info info = {};
    info.struct_size = sizeof info;
    if (mpt_tensor_get_info(t, &info) == MPT_OK && info.requires_grad && !info.is_leaf) {
      mpt_tensor sum = nullptr;
      if (info.count < 1 << 20 && mpt_sum(t, nullptr, 0, 0, &sum) == MPT_OK) {
        (void)mpt_backward(&sum, nullptr, 1, nullptr);
        mpt_tensor_release(sum);
      }
      for (uint64_t x : place.tensors)
        (void)mpt_tensor_set_grad(reinterpret_cast<mpt_tensor>(x), nullptr);
      for (uint64_t x : place.hard)
        (void)mpt_tensor_set_grad(reinterpret_cast<mpt_tensor>(x), nullptr);
    }
    for (uint64_t kept : place.tensors)
      if (kept == h) return;
    for (uint64_t kept : place.hard)
      if (kept == h) return;
    for (const auto& list : place.world.good)
      for (uint64_t kept : list)
        if (kept == h) return;
    mpt_tensor_release(t);
    mpt_module_release(reinterpret_cast<mpt_module>(h));
    mpt_params_release(reinterpret_cast<mpt_params>(h));
    mpt_optimizer_release(reinterpret_cast<mpt_optimizer>(h));
    mpt_stepper_release(reinterpret_cast<mpt_stepper>(h));
    mpt_scaler_release(reinterpret_cast<mpt_scaler>(h));
    mpt_lbfgs_release(reinterpret_cast<mpt_lbfgs>(h));
    mpt_recording_release(reinterpret_cast<mpt_recording>(h));
    mpt_comm_release(reinterpret_cast<mpt_comm>(h));
    mpt_publisher_release(reinterpret_cast<mpt_publisher>(h));
    mpt_subscriber_release(reinterpret_cast<mpt_subscriber>(h));
    mpt_blob_release(reinterpret_cast<mpt_blob>(h));
    mpt_snapshot_release(reinterpret_cast<mpt_snapshot>(h));
    mpt_file_release(reinterpret_cast<mpt_file>(h));
    const auto c = reinterpret_cast<mpt_context>(h);
    if (c != place.context) mpt_context_release(c);
  }

  // Extreme value number v of a number, counted without an end.
  static Args::Replaced extreme(size_t n, uint64_t v) {
    return {static_cast<int>(n), kWhole[v % std::size(kWhole)], kReal[v % std::size(kReal)]};
  }
  // Calls a function once for each of its numbers and each extreme value in its place, and for each
  // two of its numbers and some extreme values in theirs. Lists of numbers have `rank` entries of
  // the value `entry`; above one entry only these are replaced.
  void numbers(const Function& f, Place& place, const Choice& choice, Make make, int rank,
               int64_t entry) {
    std::vector<Args::Number> list;
    const auto run = [&](std::vector<Args::Replaced> replaced) {
      auto a = args(place, choice, make);
      a->rank = rank;
      a->entry = entry;
      a->replaced = std::move(replaced);
      std::string what = f.name;
      for (const Args::Replaced& r : a->replaced) {
        const Args::Number& n = list[static_cast<size_t>(r.number)];
        a->no_lists = a->no_lists || (n.of_list && r.whole > 2);
        a->no_outs = a->no_lists && has_list_of_results(f);
        what += std::string(", ") + f.params[static_cast<size_t>(n.at)].name + " " + n.name + " " +
                (n.whole ? std::to_string(r.whole) : std::to_string(r.real));
      }
      const Outcome o = call(f, place, *a, what);
      if (a->replaced.empty() && rank == 1) {
        EXPECT_GE(o.status, MPT_OK) << "before or after the extremes: " << mpt_last_error();
      }
      return std::move(a->numbers);
    };
    list = run({});
    const auto is_left_out = [&](size_t n) {
      return rank > 1 && std::strcmp(list[n].name, "entry") != 0;
    };
    for (size_t n = 0; n < list.size(); ++n) {
      if (is_left_out(n)) continue;
      for (size_t v = 0; v < (list[n].whole ? std::size(kWhole) : std::size(kReal)); ++v)
        run({extreme(n, v)});
    }
    std::mt19937_64 random(list.size());
    const size_t pairs = list.size() * (list.size() - 1) / 2;
    for (size_t i = 0; list.size() > 1 && i < std::min(2 * pairs, kMostPairs); ++i) {
      const size_t k = random() % list.size(), n = random() % list.size();
      if (n != k && !is_left_out(n) && !is_left_out(k))
        run({extreme(k, random()), extreme(n, random())});
    }
    run({});
  }
  // Calls a function with each hard tensor as each tensor argument alone, then as all of them.
  void hard_tensors(const Function& f, Place& place, const Choice& choice, Make make) {
    std::vector<size_t> at;
    for (size_t p = 0; p < f.params.size(); ++p)
      if (f.params[p].is_tensor) at.push_back(p);
    for (size_t h = 0; h < place.hard.size(); ++h) {
      for (size_t k = 0; k <= at.size(); ++k) {  // each alone, then all together
        if (k == at.size() && at.size() < 2) continue;
        auto a = args(place, choice, make);
        for (size_t i = 0; i < at.size(); ++i) {
          if (i != k && k != at.size()) continue;
          a->tensors[at[i]] = place.hard[h];
          a->given.handles.erase(f.params[at[i]].name);
        }
        const std::string what = std::string(f.name) + ", hard tensor " + std::to_string(h) +
                                 " at " + (k < at.size() ? f.params[at[k]].name : "all");
        call(f, place, *a, what);
      }
    }
  }

  // MiB. The address sanitizer needs ten times as much as the calls: it keeps freed memory in pools
  // per size.
#if defined(__SANITIZE_ADDRESS__)
  static constexpr int64_t kMostMemory = 1000;
#else
  static constexpr int64_t kMostMemory = 200;
#endif
  static constexpr size_t kMostPairs = 1000;
  static constexpr int64_t kLasting = 16;  // objects may create tensors on first use
  static inline std::filesystem::path folder, before;
  static inline int tried = 0, calls = 0;
  static inline int64_t memory = 0;
};

TEST_P(Extremes, EndInAnErrorOrAResult) {
  const Function& f = functions[GetParam()];
  if (!f.run || is_left_out(f.name)) return;
  std::vector<Make> makes;
  for (const GoodCall& g : good_calls)
    if (g.is_of(f.name)) makes.push_back(g.make);
  if (makes.empty()) makes.push_back(nullptr);
  ++tried;
  for (Make make : makes) {
    // The reference kernels are behind the same checks, so the quick tier leaves them out.
    for (bool reference : {false, true}) {
      if (reference && !mpt::test::is_full_tier() && !mpt::test::kIsSanitized) continue;
      Choice choice = {};
      find_good(f, reference, make, choice);
      Place place(reference);
      numbers(f, place, choice, make, 1, 1);
      numbers(f, place, choice, make, 2, 0);
      numbers(f, place, choice, make, 2, 1);
      hard_tensors(f, place, choice, make);
    }
  }
  allow_seconds(0);
}

INSTANTIATE_TEST_SUITE_P(All, Extremes, ::testing::Range(size_t{0}, function_count),
                         [](const auto& i) { return std::string(functions[i.param].name); });

}  // namespace
