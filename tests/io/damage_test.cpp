// Damage: whatever happens to the writer or the file, a load gives the old state, the new state or
// an error.
// SPDX-License-Identifier: Apache-2.0
#include <sys/resource.h>
#include <sys/wait.h>

#include <csignal>
#include <functional>
#include <random>

#include "fixture.h"
#include "io/hash.h"
#include "stream.h"

namespace {

using namespace mpt_test;

// A training small enough for thousands of files: one parameter of two elements and its optimizer.
class Small {
 public:
  explicit Small(double value) {
    EXPECT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK);
    const int64_t shape[] = {2};
    EXPECT_EQ(mpt_params_create(ctx, &params), MPT_OK);
    EXPECT_EQ(mpt_full(ctx, MPT_F32, shape, 1, value, &w), MPT_OK);
    EXPECT_EQ(mpt_params_add(params, "w", w), MPT_OK);
    EXPECT_EQ(mpt_optimizer_create(params, nullptr, &optimizer), MPT_OK);
    mpt_training_desc_init(&training, sizeof training);
    training.optimizers = &optimizer;
    training.optimizer_count = 1;
    training.values = &host;
    training.value_count = 1;
  }
  ~Small() { mpt_context_release(ctx); }
  Small(const Small&) = delete;
  Small& operator=(const Small&) = delete;

  void train() {
    mpt_tensor g;
    const float v[] = {0.5f, -2};
    const int64_t shape[] = {2};
    OK(mpt_tensor_from_data(ctx, MPT_F32, shape, 1, v, sizeof v, &g));
    OK(mpt_tensor_set_grad(w, g));
    OK(mpt_optimizer_step(optimizer));
    OK(mpt_optimizer_zero_grad(optimizer));
    mpt_tensor_release(g);
    ++step;
  }
  void set(int64_t n) {  // sets all of the state to n
    const float v[] = {static_cast<float>(n), static_cast<float>(n)};
    OK(mpt_tensor_write(w, MPT_F32, v, 2));
    OK(mpt_context_set_generator(ctx, n, 4 * n));
    step = n;
  }
  void expect_whole() {
    float v[2];
    int64_t seed, draws;
    OK(mpt_tensor_read(w, MPT_F32, v, 2));
    OK(mpt_context_get_generator(ctx, &seed, &draws));
    EXPECT_EQ(static_cast<int64_t>(v[0]), step);
    EXPECT_EQ(static_cast<int64_t>(v[1]), step);
    EXPECT_EQ(seed, step);
    EXPECT_EQ(draws, 4 * step);
  }
  std::string state() {
    File f("state");
    EXPECT_EQ(mpt_training_save(f.path(), &training), MPT_OK) << mpt_last_error();
    return f.bytes();
  }

  mpt_context ctx = nullptr;
  mpt_params params = nullptr;
  mpt_tensor w = nullptr;
  mpt_optimizer optimizer = nullptr;
  int64_t step = 0;
  mpt_host_value host = {sizeof(mpt_host_value), 0, "step", &step, sizeof step};
  mpt_training_desc training;
};

// -- damaged files --------------------------------------------------------------------------------

class Damage : public ::testing::Test {
 protected:
  Damage() : saved(3), here(7), file("damage") {
    saved.train();
    here.train();
    here.train();
    whole = saved.state();
    before = here.state();
    live = live_tensors();
  }
  ~Damage() override {
    EXPECT_EQ(live_tensors(), live);
    EXPECT_EQ(here.state(), before);
    file.write(whole);
    EXPECT_EQ(mpt_training_load(file.path(), &here.training), MPT_OK) << mpt_last_error();
    EXPECT_EQ(here.state(), whole);
  }
  int64_t live_tensors() {
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    EXPECT_EQ(mpt_context_get_memory(here.ctx, &m), MPT_OK);
    return m.live_tensors;
  }
  // Loads the bytes from memory, and from a file: with the same result.
  mpt_status load(const std::string& bytes) {
    mpt_reader from = in_memory(bytes);
    from.name = file.path();
    const mpt_status in_memory = mpt_training_load_from(&from, &here.training);
    const std::string error = mpt_last_error();
    file.write(bytes);
    const mpt_status s = mpt_training_load(file.path(), &here.training);
    EXPECT_EQ(in_memory, s);
    if (s < 0) {
      EXPECT_EQ(error.substr(error.find(": ")), strchr(mpt_last_error(), ':'));
    }
    return s;
  }
  // Corrects the checksum, as an attacker would.
  static std::string signed_again(std::string s) {
    const size_t at = s.find("xxh64:");
    if (at == std::string::npos || at + 22 > s.size()) return s;
    s.replace(at + 6, 16, 16, '0');
    mpt::io::Hash h;
    h.add(s.data(), s.size());
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(h.value()));
    return s.replace(at + 6, 16, digits);
  }
  static size_t header_size(const std::string& s) {
    uint64_t n;
    std::memcpy(&n, s.data(), 8);
    return static_cast<size_t>(n);
  }

  Small saved, here;
  File file;
  std::string whole, before;
  int64_t live = 0;
};

TEST_F(Damage, TheChecksumIsXxh64) {
  for (auto [text, value] : {std::pair{"", 0xef46db3751d8e999u},
                             {"a", 0xd24ec4f1a98c6e5bu},
                             {"abc", 0x44bc2cf5ad770999u},
                             {"Nobody inspects the spammish repetition", 0xfbcea83c8a378bf1u}}) {
    mpt::io::Hash h;
    for (const char* p = text; *p; ++p) h.add(p, 1);
    EXPECT_EQ(h.value(), value) << text;
  }
  EXPECT_EQ(signed_again(whole), whole);
}

TEST_F(Damage, CutAtEveryByte) {
  for (size_t n = 0; n < whole.size(); ++n) {
    ASSERT_EQ(load(whole.substr(0, n)), MPT_ERROR_IO) << "cut at " << n;
  }
  ASSERT_EQ(load(whole + '\0'), MPT_ERROR_IO);
}

TEST_F(Damage, EveryBitFlipIsSeen) {
  for (size_t at = 0; at < whole.size(); ++at) {
    std::string s = whole;
    s[at] = static_cast<char>(s[at] ^ 1 << at % 8);
    ASSERT_LT(load(s), 0) << "bit " << at % 8 << " of byte " << at;
  }
  std::mt19937_64 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string s = whole;
    for (uint64_t k = 0, n = 1 + random() % 8; k < n; ++k)
      s[random() % s.size()] = static_cast<char>(random());
    if (s == whole) continue;
    ASSERT_LT(load(s), 0) << i;
  }
}

// A file with a valid checksum is still not trusted: neither its header nor the numbers in it. A
// change may give another valid training; the state is then restored.
TEST_F(Damage, HostileFilesWithAGoodChecksum) {
  File back("back");
  back.write(before);
  std::mt19937_64 random(2);
  const size_t header = 8 + header_size(whole);
  const char* words[] = {"-1",
                         "1e999",
                         "null",
                         "[",
                         "]",
                         "{",
                         "}",
                         "\"",
                         ",",
                         ":",
                         "\\u0000",
                         "99999999999999999999",
                         "0",
                         "18446744073709551615",
                         "true",
                         "params.0.w",
                         "-0.0",
                         "1.5",
                         "\"w\"",
                         "9007199254740993",
                         "[[[[[[[[[[[[[[[[[["};
  int errors = 0;
  for (int i = 0; i < 5000; ++i) {
    std::string s = whole;
    std::string text = s.substr(8, header - 8);
    for (uint64_t k = 0, n = 1 + random() % 3; k < n; ++k) {
      const size_t at = random() % text.size();
      switch (random() % 4) {
        case 0: text[at] = static_cast<char>(random()); break;
        case 1: text.replace(at, random() % 8, words[random() % std::size(words)]); break;
        case 2: text.erase(at, 1 + random() % 20); break;
        default: text.insert(at, text.substr(random() % text.size(), random() % 60));
      }
    }
    const uint64_t length = text.size();
    s.replace(8, header - 8, text);
    std::memcpy(s.data(), &length, 8);
    if (random() % 8 == 0) s[random() % s.size()] = static_cast<char>(random());
    s = signed_again(s);
    const mpt_status status = load(s);
    ASSERT_LE(status, 0);
    errors += status < 0;
    if (status == MPT_OK) {
      OK(mpt_training_load(back.path(), &here.training));
    }
  }
  EXPECT_GT(errors, 3000);
}

// Changes one number or name at a time, with the error that each must give.
TEST_F(Damage, HostileNumbers) {
  auto with = [&](const std::string& from, const std::string& to) {
    std::string s = whole;
    const size_t header = header_size(s), at = s.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    s.replace(at, from.size(), to);
    const uint64_t length = header + to.size() - from.size();
    std::memcpy(s.data(), &length, 8);
    return signed_again(s);
  };
  auto number = [](const char* name, const char* v) {
    return std::string("\\\"") + name + "\\\":" + v;
  };
  auto given_lr = [&](const char* group, const char* lr, const char* steps) {
    return number("given_lrs", "[{") + number("group", group) + "," + number("lr", lr) + "," +
           number("factor", "1") + "," + number("steps", steps) + "}]," + number("groups", "[");
  };
  struct {
    std::string from, to;
    const char* why;
  } cases[] = {
      {number("steps", "1,"), number("steps", "-1,"), "'steps' is not an integer"},
      {number("steps", "1,"), number("steps", "4611686018427387905,"), "'steps' is too large"},
      {number("steps", "1,"), number("steps", "1.5,"), "'steps' is not an integer"},
      {number("schedule_start", "0"), number("schedule_start", "5"), "after the last step"},
      {number("groups", "["), given_lr("1", "0.5", "0"), "of no group"},
      {number("groups", "["), given_lr("0", "-0.5", "0"), "negative"},
      {number("groups", "["), given_lr("0", "0.5", "9"), "of a later step"},
      {number("groups", "["), given_lr("0", "null", "0"), "'lr' is not a finite number"},
      {number("lr", "0.001"), number("lr", "-1"), "mpt_optimizer_desc.lr is -1"},
      {number("lr", "0.001"), number("lr", "1e400"), "is not a training file"},
      {number("lr", "0.001"), number("lr", "null"), "'lr' is not a finite number"},
      {number("beta1", "0.9"), number("beta1", "1"), "beta1 is 1"},
      {number("amsgrad", "false"), number("amsgrad", "0"), "'amsgrad' is neither"},
      {number("kind", "3"), number("kind", "17"), "kind 17 is unknown"},
      {number("kind", "3"), number("kind", "6"), "is Lion, in this training AdamW"},
      {number("set", "0"), number("set", "4"), "trains parameter set 4"},
      {number("group", "0"), number("group", "2"), "group 2"},
      {number("version", "1"), number("version", "2"), "version 2"},
      {number("seed", "0"), number("Seed", "0"), "'seed' is missing"},
      {number("scaler", "null"), number("scaler", "{}"), "'options' is missing"},
      {number("scaler", "null"), number("Scaler", "null"), "'scaler' is missing"},
      {number("more_scalers", "[]"), number("More_scalers", "[]"), "'more_scalers' is missing"},
      {number("min_rms", "0.001"), number("min_scale", "0.001"), "'min_rms' is missing"},
      {number("state_bits", "32"), number("State_bits", "32"), "'state_bits' is missing"},
      {number("more_scalers", "[]"), number("more_scalers", "[1]"),
       "'more_scalers' is not an object"},
      {number("lbfgs", "[]"), number("lbfgs", "[{}]"), "'set' is missing"},
      {number("frozen", "[[]]"), number("frozen", "[[],[]]"), "2 parameter sets"},
      {number("frozen", "[[]]"), number("frozen", "[[3]]"), "'frozen' is not a string"},
      {"\"mpt.training\"", "\"mpt.Training\"", "is not a training file"},
      {"params.0.w", "params.1.w", "it lacks 'params.0.w'"},
      {"exp_avg_sq.w", "exp_avg_sr.w", "this training has no 'optimizer.0.exp_avg_sr.w'"},
      {"host.step", "host.stop", "it lacks 'host.step'"},
      {"\"F32\",\"shape\":[2]", "\"I32\",\"shape\":[2]", "i32"},
      {"\"F32\",\"shape\":[2]", "\"F32\",\"shape\":[1,2]", "[1, 2]"},
      {"xxh64:", "xxh63:", "has no checksum"},
  };
  for (const auto& c : cases) {
    EXPECT_LT(load(with(c.from, c.to)), 0) << c.to;
    EXPECT_NE(std::string(mpt_last_error()).find(c.why), std::string::npos)
        << c.to << ": " << mpt_last_error();
  }
}

// -- writers that are stopped ---------------------------------------------------------------------

// Runs a function in a child process and ends the process.
pid_t child(const std::function<int()>& run) {
  const pid_t id = fork();
  if (id == 0) _exit(run());
  return id;
}
int wait_for(pid_t id) {
  int status = 0;
  EXPECT_EQ(waitpid(id, &status, 0), id);
  return status;
}

TEST(Stopped, KilledAtAnyMomentLeavesAWholeFile) {
  NEEDS_FORK();
  File file("killed");
  Small run(0);
  run.set(1);
  OK(mpt_training_save(file.path(), &run.training));
  std::mt19937_64 random(3);
  int64_t last = 1;
  for (int round = 0; round < 40; ++round) {
    int saved[2];  // a pipe, into which the writer writes behind its first save
    ASSERT_EQ(pipe(saved), 0);
    const pid_t writer = child([&] {
      for (int64_t n = last + 1;; ++n) {
        run.set(n);
        if (mpt_training_save(file.path(), &run.training) != MPT_OK) return 1;
        if (n == last + 1 && write(saved[1], "", 1) != 1) return 2;
      }
    });
    close(saved[1]);
    // Where the disk is slow, these moments are all in the first save: some are behind it.
    char one = 0;
    if (round % 4 == 3) {
      EXPECT_EQ(read(saved[0], &one, 1), 1);
    }
    usleep(static_cast<useconds_t>(500 + random() % 15000));
    kill(writer, SIGKILL);
    const int status = wait_for(writer);
    close(saved[0]);
    ASSERT_TRUE(WIFSIGNALED(status)) << "it could not save";
    Small fresh(0);
    OK(mpt_training_load(file.path(), &fresh.training));
    fresh.expect_whole();
    EXPECT_GE(fresh.step, last);
    last = fresh.step;
  }
  EXPECT_GT(last, 1);
  std::remove((std::string(file.path()) + ".tmp").c_str());  // left by the last writer killed
}

TEST(Stopped, WritersThatMeetLeaveAWholeFile) {
  NEEDS_FORK();
  File file("met");
  Small run(0);
  run.set(1);
  OK(mpt_training_save(file.path(), &run.training));
  pid_t writers[3];
  for (pid_t& w : writers) {
    w = child([&] {
      for (int64_t n = 1; n <= 150; ++n) {
        run.set(n);
        const mpt_status s = mpt_training_save(file.path(), &run.training);
        if (s != MPT_OK && !std::strstr(mpt_last_error(), "by another writer")) return 1;
      }
      return 0;
    });
  }
  for (int i = 0; i < 300; ++i) {
    Small fresh(0);
    OK(mpt_training_load(file.path(), &fresh.training));
    fresh.expect_whole();
  }
  for (pid_t w : writers) EXPECT_EQ(wait_for(w), 0) << mpt_last_error();
  Small fresh(0);
  OK(mpt_training_load(file.path(), &fresh.training));
  fresh.expect_whole();
}

TEST(Stopped, AFullDiskLeavesTheOldFile) {
  NEEDS_FORK();
  File file("full");
  Small run(5);
  OK(mpt_training_save(file.path(), &run.training));
  const std::string old = file.bytes();
  run.train();
  for (rlim_t most : {size_t{0}, size_t{60}, old.size() / 2, old.size() - 1}) {
    const int status = wait_for(child([&] {
      std::signal(SIGXFSZ, SIG_IGN);
      const struct rlimit limit = {most, most};
      setrlimit(RLIMIT_FSIZE, &limit);
      const bool refused = mpt_training_save(file.path(), &run.training) == MPT_ERROR_IO &&
                           std::strstr(mpt_last_error(), "File too large") &&
                           (most > 60 ||  // below, no header fits
                            mpt_params_save(run.params, file.path(), nullptr) == MPT_ERROR_IO);
      return refused ? 0 : 1;
    }));
    EXPECT_EQ(status, 0) << most;
    EXPECT_EQ(file.bytes(), old);
  }
  OK(mpt_training_save(file.path(), &run.training));
  EXPECT_EQ(file.bytes(), run.state());
}

}  // namespace
