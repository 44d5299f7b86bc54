// Every function with extreme numbers in every parameter, option field and list entry, and with
// tensors that hold extreme numbers, or no elements and a huge extent in another dim: no crash, no
// hang, no more memory than allowed, and a failed call has changed nothing.
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
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "world.h"

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

// True for functions that are not called: they end the context or release their argument.
bool is_left_out(const std::string& name) {
  return name.ends_with("_release") || name.ends_with("_retain") ||
         name == "mpt_context_shutdown" || name.ends_with("_error_code");
}

// The call in progress, for the handler of a call that takes too long.
char doing[256];
void took_too_long(int) {
  const ssize_t n = write(2, doing, std::strlen(doing));
  const char what[] = " does not end\n";
  _exit(write(2, what, sizeof what - 1) + n > 0 ? 99 : 98);
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

// A context with its handles, ordinary and hard tensors to try, and an image of the state that a
// failed call must not change.
struct Place {
  mpt_context context = nullptr, other = nullptr;
  World world;
  std::vector<uint64_t> tensors, hard;

  explicit Place(bool reference) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = size_t{48} << 20;
    d.flags = reference ? MPT_CONTEXT_REFERENCE : 0;
    EXPECT_EQ(mpt_context_create(&d, &context), MPT_OK);
    add(world.good, Handles(context));
    tensors.push_back(world.good[handle_type<mpt_tensor>][0]);
    for (const std::vector<int64_t>& s : {std::vector<int64_t>{1},
                                          {},
                                          {2},
                                          {2, 2},
                                          {1, 1, 1},
                                          {1, 2, 2},
                                          {1, 1, 2, 2},
                                          {1, 1, 2, 2, 2},
                                          {4, 1},
                                          {4},
                                          {3, 1},
                                          {3},
                                          {1, 3}}) {
      tensors.push_back(make(MPT_F32, s, 1, true));
    }
    for (const std::vector<int64_t>& s : {std::vector<int64_t>{1}, {}, {1, 1}, {2, 2}, {1, 1, 1}})
      tensors.push_back(make(MPT_I64, s, 0));
    tensors.push_back(make(MPT_BOOL, {1, 1}, 1));
    tensors.push_back(make(MPT_BF16, {2, 2}, 1, true));
    const int64_t k33 = int64_t{1} << 33, k40 = int64_t{1} << 40, k31 = int64_t{1} << 31;
    for (mpt_dtype type : {MPT_F32, MPT_I64}) {
      for (const std::vector<int64_t>& s : {std::vector<int64_t>{k33, 0},
                                            {k40, 0},
                                            {0, k33},
                                            {k31, 0, 3},
                                            {0, 1, k33},
                                            {1, k33, 0},
                                            {1, 0, k33, 1},
                                            {0, k31, 1, 1},
                                            {0}})
        hard.push_back(make(type, s, 0, type == MPT_F32));
    }
    for (const std::vector<int64_t>& s : {std::vector<int64_t>{INT64_MAX, 0}, {0, INT64_MAX}})
      hard.push_back(make(MPT_U8, s, 0));
    for (double v : {double{INT64_MIN}, -1., 0x1p31, 0x1p53, 0x1p62})
      hard.push_back(make(MPT_I64, {1, 1}, v));
    for (double v : {double(NAN), double(INFINITY), -double(INFINITY), FLT_MAX + 0.0, 1e-45, -0.0})
      hard.push_back(make(MPT_F32, {1, 1}, v, true));
    for (uint64_t t : hard) EXPECT_NE(t, 0u) << mpt_last_error();
  }
  ~Place() { mpt_context_release(context); }

  uint64_t make(mpt_dtype type, const std::vector<int64_t>& shape, double value,
                bool grad = false) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_full(context, type, shape.data(), static_cast<int32_t>(shape.size()), value, &t),
              MPT_OK)
        << mpt_last_error();
    if (grad) {
      EXPECT_EQ(mpt_tensor_set_requires_grad(t, 1), MPT_OK);
    }
    return bits(t);
  }
  std::string image() const {
    std::string s;
    for (uint64_t h : tensors) {
      const auto t = reinterpret_cast<mpt_tensor>(h);
      mpt_tensor_info i = {};
      i.struct_size = sizeof i;
      void* p = nullptr;
      if (mpt_tensor_get_info(t, &i) != MPT_OK || mpt_tensor_get_data(t, &p) != MPT_OK) continue;
      s.append(static_cast<const char*>(p), static_cast<size_t>(i.count));
      s += std::to_string(i.version) + "," + std::to_string(i.requires_grad) + ";";
    }
    int64_t seed = 0, draws = 0;
    mpt_params_info info = {};
    info.struct_size = sizeof info;
    EXPECT_EQ(mpt_context_get_generator(context, &seed, &draws), MPT_OK);
    const auto params = reinterpret_cast<mpt_params>(world.good[handle_type<mpt_params>][0]);
    EXPECT_EQ(mpt_params_get_info(params, &info), MPT_OK);
    s += std::to_string(draws) + " " + std::to_string(seed) + " " + std::to_string(info.tensors);
    return s;
  }
  int64_t live() const {
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    EXPECT_EQ(mpt_context_get_memory(context, &m), MPT_OK);
    return m.live_tensors;
  }
};

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
    std::printf("%d calls of %d functions, %d of which work without the extremes\n", calls, tried,
                good);
    if (tried > 300) {
      EXPECT_GT(good * 10, tried * 8);
    }
    EXPECT_LT(most_memory(), memory + kMostMemory) << "MiB";
  }

  // The tensor for each parameter, as an index.
  using Choice = std::array<size_t, 24>;
  static std::unique_ptr<Args> args(Place& place, const Choice& choice) {
    auto a = std::make_unique<Args>(place.world);
    a->counts = true;
    for (size_t i = 0; i < choice.size(); ++i) a->tensors[i] = place.tensors[choice[i]];
    return a;
  }
  // Finds tensors for which the call works, so that a failure comes from the extreme value alone.
  static bool find_good(const Function& f, bool reference, Choice& choice) {
    Place place(reference);
    std::mt19937_64 random(1);
    for (int i = 0; i < 400; ++i) {
      auto a = args(place, choice);
      std::snprintf(doing, sizeof doing, "%s as it is", f.name);
      allow_seconds(20);
      const Outcome o = f.run(*a);
      if (!o.has_status || o.status >= 0) return true;
      for (size_t p = 0; p < f.params.size(); ++p) choice[p] = random() % place.tensors.size();
    }
    choice = {};
    return false;
  }

  // Makes one call and checks what must hold after every call.
  void call(const Function& f, Place& place, Args& a, const std::string& what) {
    SCOPED_TRACE(what);
    std::snprintf(doing, sizeof doing, "%s", what.c_str());
    (void)mpt_tensor_get_item(nullptr, nullptr);  // sets another error, to see the call's own
    const std::string image = place.image();
    const int64_t live = place.live();
    allow_seconds(20);
    const Outcome o = f.run(a);
    ++calls;
    if (o.has_status && o.status < 0) {
      EXPECT_EQ(std::string(mpt_last_error()).find(std::string(f.name) + ": "), 0u)
          << mpt_last_error();
      EXPECT_NE(o.status, MPT_ERROR_INTERNAL) << mpt_last_error();
      EXPECT_EQ(place.image(), image) << mpt_last_error();
      EXPECT_LE(place.live(), live + kLasting) << mpt_last_error();
      return;
    }
    for (size_t p = 0; p < f.params.size(); ++p) {
      if (f.params[p].kind != Kind::handle_out) continue;
      const uint64_t* out = a.outs(static_cast<int>(p));
      for (int i = 0; i < Args::kList && out[i] != 0x5a5a5a5a5a5a5a5au; ++i) finish(place, out[i]);
    }
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
    mpt_file_release(reinterpret_cast<mpt_file>(h));
    const auto c = reinterpret_cast<mpt_context>(h);
    if (c != place.context) mpt_context_release(c);
  }

  // Calls a function once for each of its numbers and each extreme value in its place. Lists of
  // numbers have `rank` entries of the value `entry`; above one entry only these are replaced.
  void numbers(const Function& f, Place& place, const Choice& choice, int rank, int64_t entry) {
    auto make = [&] {
      auto a = args(place, choice);
      a->rank = rank;
      a->entry = entry;
      return a;
    };
    auto first = make();
    call(f, place, *first, f.name);
    const std::vector<Args::Number> list = std::move(first->numbers);
    for (size_t n = 0; n < list.size(); ++n) {
      const Args::Number& number = list[n];
      if (rank > 1 && std::strcmp(number.name, "entry") != 0) continue;
      for (size_t v = 0; v < (number.whole ? std::size(kWhole) : std::size(kReal)); ++v) {
        auto a = make();
        a->replaced = static_cast<int>(n);
        if (number.whole) a->whole = kWhole[v];
        else a->real = kReal[v];
        a->no_lists = number.of_list && a->whole > 2;
        call(f, place, *a,
             std::string(f.name) + ", " + f.params[static_cast<size_t>(number.at)].name + " " +
                 number.name + " " +
                 (number.whole ? std::to_string(kWhole[v]) : std::to_string(kReal[v])));
      }
    }
  }
  // Calls a function with each hard tensor as each tensor argument alone, then as all of them.
  void hard_tensors(const Function& f, Place& place, const Choice& choice) {
    std::vector<size_t> at;
    for (size_t p = 0; p < f.params.size(); ++p)
      if (f.params[p].is_tensor) at.push_back(p);
    for (size_t h = 0; h < place.hard.size(); ++h) {
      for (size_t k = 0; k <= at.size(); ++k) {  // each alone, then all together
        if (k == at.size() && at.size() < 2) continue;
        auto a = args(place, choice);
        for (size_t i = 0; i < at.size(); ++i)
          if (i == k || k == at.size()) a->tensors[at[i]] = place.hard[h];
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
  static constexpr int64_t kLasting = 16;  // objects may create tensors on first use
  static inline std::filesystem::path folder, before;
  static inline int good = 0, tried = 0, calls = 0;
  static inline int64_t memory = 0;
};

TEST_P(Extremes, EndInAnErrorOrAResult) {
  const Function& f = functions[GetParam()];
  if (!f.run || is_left_out(f.name)) return;
  for (bool reference : {false, true}) {
    Choice choice = {};
    tried += !reference;
    const bool works = find_good(f, reference, choice);
    good += works && !reference;
    Place place(reference);
    numbers(f, place, choice, 1, 1);
    numbers(f, place, choice, 2, 0);
    numbers(f, place, choice, 2, 1);
    hard_tensors(f, place, choice);
  }
  allow_seconds(0);
}

INSTANTIATE_TEST_SUITE_P(All, Extremes, ::testing::Range(size_t{0}, function_count),
                         [](const auto& i) { return std::string(functions[i.param].name); });

}  // namespace
