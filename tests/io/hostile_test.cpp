// Hostile files, made to be slow or large to read, and folders where another process creates files
// in the way of a save.
// SPDX-License-Identifier: Apache-2.0
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <functional>

#include "fixture.h"
#include "io/hash.h"

namespace {

using namespace mpt_test;

// Returns the processor time of a call.
double seconds_of(const std::function<void()>& call) {
  const std::clock_t begun = std::clock();
  call();
  return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}
constexpr int kRatio = 100;
// Expects that time grows about as an input does: `many` is kRatio times as large as `few`. It may
// take ten times more than that, in the faster of two runs. What grows as the square takes a
// hundred times more. A `few` of less than a millisecond, which noise decides, counts as one.
void expect_in_time(const std::function<void()>& few, const std::function<void()>& many) {
  double least = std::min({seconds_of(few), seconds_of(few), seconds_of(few)});
  const double most = 10 * kRatio * std::max(least, 1e-3);
  least = seconds_of(many);
  if (least > most) least = std::min(least, seconds_of(many));
  EXPECT_LE(least, most);
}

int64_t most_memory() {
  rusage u;
  getrusage(RUSAGE_SELF, &u);
  return u.ru_maxrss / 1024;  // MiB
}

// Returns a safetensors file that is only this header.
std::string of_header(const std::string& header) {
  const uint64_t n = header.size();
  return std::string(reinterpret_cast<const char*>(&n), 8) + header;
}
// Returns a file with a checksum whose training state is `state`.
std::string of_training(const std::string& state) {
  std::string s = of_header(
      "{\"__metadata__\":{\"checksum\":\"xxh64:0000000000000000\","
      "\"mpt.training\":\"" +
      state + "\"}}");
  mpt::io::Hash h;
  h.add(s.data(), s.size());
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(h.value()));
  return s.replace(s.find("xxh64:") + 6, 16, digits);
}

class Hostile : public ::testing::Test {
 protected:
  void SetUp() override {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = size_t{64} << 20;
    OK(mpt_context_create(&d, &ctx));
    const int64_t shape[] = {3};
    OK(mpt_ones(ctx, MPT_F32, shape, 1, &t));
  }
  void TearDown() override { mpt_context_release(ctx); }
  mpt_status save(const std::string& path) {
    const char* name = "a";
    return mpt_safetensors_save(path.c_str(), &name, &t, 1, nullptr, 0);
  }
  mpt_context ctx = nullptr;
  mpt_tensor t = nullptr;
};

// -- reading --------------------------------------------------------------------------------------

TEST_F(Hostile, ManyMetadataKeysAreReadInTime) {
  const auto header = [](int keys) {
    std::string s = "{\"__metadata__\":{";
    for (int i = 0; i < keys; ++i) s.append("\"k").append(std::to_string(i)).append("\":\"\",");
    return s;
  };
  const File few("few_keys"), many("keys");
  few.write(of_header(header(1000) + "\"last\":\"x\"}}"));
  many.write(of_header(header(1000 * kRatio) + "\"last\":\"x\"}}"));
  const auto read = [&](const File& from) {
    mpt_file f;
    OK(mpt_safetensors_open(ctx, from.path(), &f));
    const char* value;
    OK(mpt_file_get_metadata(f, "last", &value));
    EXPECT_STREQ(value, "x");
    mpt_file_release(f);
  };
  expect_in_time([&] { read(few); }, [&] { read(many); });
  many.write(of_header(header(1000 * kRatio) + "\"k99\":\"\"}}"));
  mpt_file f;
  REFUSED(MPT_ERROR_IO, mpt_safetensors_open(ctx, many.path(), &f), "two metadata values");
}

// The format's own library reads them as none.
TEST_F(Hostile, MetadataThatAreNullAreNone) {
  const File file("null");
  const std::string tensor = "\"a\":{\"dtype\":\"F32\",\"shape\":[0],\"data_offsets\":[0,0]}";
  for (const std::string& header :
       {"{\"__metadata__\":null," + tensor + "}", "{" + tensor + ",\"__metadata__\":null}"}) {
    file.write(of_header(header));
    mpt_file f = nullptr;
    OK(mpt_safetensors_open(ctx, file.path(), &f));
    int64_t n = 0;
    OK(mpt_file_get_count(f, &n));
    EXPECT_EQ(n, 1);
    mpt_file_release(f);
  }
  for (const char* header : {"{\"a\":null}", "{\"__metadata__\":{\"k\":null}}",
                             "{\"__metadata__\":null,\"__metadata__\":{}}"}) {
    file.write(of_header(header));
    mpt_file f = nullptr;
    EXPECT_EQ(mpt_safetensors_open(ctx, file.path(), &f), MPT_ERROR_IO) << header;
  }
}

TEST_F(Hostile, WhatAHeaderTakesIsUnderTheLimit) {
  File file("names");
  std::string header = "{";
  for (int i = 0; i < 300'000; ++i) {
    header.append("\"").append(std::to_string(i));
    header += R"(":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},)";
  }
  header.back() = '}';
  file.write(of_header(header));
  mpt_file f;
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, mpt_safetensors_open(ctx, file.path(), &f), "memory_limit");
  for (int i = 0; i < 2; ++i) {  // the memory taken before has been returned
    file.write(of_header("{\"a\":{\"dtype\":\"U8\",\"shape\":[0],\"data_offsets\":[0,0]}}"));
    OK(mpt_safetensors_open(ctx, file.path(), &f));
    mpt_file_release(f);
  }
}

TEST_F(Hostile, ATrainingOfManyNumbersTakesNoMoreThanTheLimit) {
  const File few("few_numbers"), file("numbers");
  for (const int count : {60'000, 60'000 * kRatio}) {
    std::string list = "[0";
    for (int i = 0; i < count; ++i) list += ",0";
    (count == 60'000 ? few : file).write(of_training(list + "]"));
  }
  mpt_params params;
  OK(mpt_params_create(ctx, &params));
  mpt_training_desc training;
  mpt_training_desc_init(&training, sizeof training);
  training.params = &params;
  training.params_count = 1;
  const int64_t before = most_memory();
  expect_in_time([&] { REFUSED(MPT_ERROR_IO, mpt_training_load(few.path(), &training), ""); },
                 [&] {
                   REFUSED(MPT_ERROR_OUT_OF_MEMORY, mpt_training_load(file.path(), &training),
                           "memory_limit");
                 });
  EXPECT_LT(most_memory() - before, 200);
  file.write(of_training(std::string(100'000, '[')));
  REFUSED(MPT_ERROR_IO, mpt_training_load(file.path(), &training), "too deep");
  OK(mpt_training_save(file.path(), &training));
  OK(mpt_training_load(file.path(), &training));
}

TEST_F(Hostile, LongNamesAreComparedInTime) {
  const auto of_length = [&](size_t length) {
    return [this, length] {
      mpt_params params;
      OK(mpt_params_create(ctx, &params));
      OK(mpt_params_add(params, std::string(length, 'a').c_str(), t));
      const std::string other(length, 'b');
      mpt_tensor found;
      REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_get(params, other.c_str(), &found),
              "has no 'bbb");
      mpt_params_release(params);
    };
  };
  expect_in_time(of_length(2000), of_length(2000 * kRatio));
}

// Saves a training and replaces a part of its state, with the right checksum.
void save_changed(File& file, const mpt_training_desc& training, const std::string& from,
                  const std::string& to) {
  OK(mpt_training_save(file.path(), &training));
  std::string s = file.bytes();
  const std::string state = "\"mpt.training\":\"";
  const size_t at = s.find(state) + state.size();
  std::string text = s.substr(at, s.find("\"}", at) - at);
  while (text.back() == ' ') text.pop_back();
  for (size_t i = 0; (i = text.find(from, i)) != std::string::npos; i += to.size())
    text.replace(i, from.size(), to);
  const uint64_t length = *reinterpret_cast<const uint64_t*>(s.data());
  const size_t end = s.find("\"}", at);
  std::string header = s.substr(8, at - 8) + text + s.substr(end, 8 + length - end);
  s = of_header(header) + s.substr(8 + length);
  const size_t sum = s.find("xxh64:") + 6;
  s.replace(sum, 16, 16, '0');
  mpt::io::Hash h;
  h.add(s.data(), s.size());
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(h.value()));
  file.write(s.replace(sum, 16, digits));
}

// A training whose counters have the largest values allowed in a file is saved and loaded again.
TEST_F(Hostile, WhatIsLoadedCanBeSavedAndLoaded) {
  mpt_params params;
  mpt_optimizer optimizer;
  OK(mpt_params_create(ctx, &params));
  OK(mpt_params_add(params, "w", t));
  OK(mpt_optimizer_create(params, nullptr, &optimizer));
  mpt_training_desc training;
  mpt_training_desc_init(&training, sizeof training);
  training.optimizers = &optimizer;
  training.optimizer_count = 1;
  File file("counters");
  auto change = [&](const std::string& from, const std::string& to) {
    save_changed(file, training, from, to);
  };
  mpt_tensor g;
  const int64_t shape[] = {3};
  OK(mpt_ones(ctx, MPT_F32, shape, 1, &g));
  OK(mpt_tensor_set_grad(t, g));
  OK(mpt_optimizer_step(optimizer));
  const std::string steps = "\\\"steps\\\":";
  change(steps + "1", steps + "9007199254740991");
  for (const bool is_last : {false, true}) {
    OK(mpt_training_load(file.path(), &training));
    OK(mpt_tensor_set_grad(t, g));
    OK(mpt_optimizer_step(optimizer));
    if (is_last) break;
    OK(mpt_training_save(file.path(), &training));
  }
  const std::string before = file.bytes();
  REFUSED(MPT_ERROR_STATE, mpt_training_save(file.path(), &training),
          "'steps' is 9007199254740993; a training file can hold at most 9007199254740992");
  EXPECT_EQ(file.bytes(), before);
  OK(mpt_training_load(file.path(), &training));
  for (const char* count : {"9007199254740993", "4611686018427387904", "9223372036854775807"}) {
    change(steps + "9007199254740992", steps + count);
    REFUSED(MPT_ERROR_IO, mpt_training_load(file.path(), &training), "'steps' is too large");
    OK(mpt_training_save(file.path(), &training));
    EXPECT_EQ(file.bytes(), before);
  }
  // `draws` has the limits of mpt_context_set_generator.
  for (const char* draws : {"18446744073709551612", "9223372036854775808", "6"}) {
    change("\\\"draws\\\":0", std::string("\\\"draws\\\":") + draws);
    REFUSED(MPT_ERROR_IO, mpt_training_load(file.path(), &training), "'draws'");
  }
  change("\\\"draws\\\":0", "\\\"draws\\\":9223372036854775804");
  OK(mpt_training_load(file.path(), &training));
  int64_t seed, draws;
  OK(mpt_context_get_generator(ctx, &seed, &draws));
  EXPECT_EQ(draws, INT64_MAX - 3);
  OK(mpt_context_set_generator(ctx, seed, draws));
  mpt_tensor none;
  REFUSED(MPT_ERROR_STATE, mpt_uniform(ctx, MPT_F32, shape, 1, 0, 1, &none), "another seed");
  OK(mpt_context_get_generator(ctx, &seed, &draws));
  EXPECT_EQ(draws, INT64_MAX - 3);
}

TEST_F(Hostile, CountsOfLbfgsAreRefusedAndNotClamped) {
  mpt_params params;
  mpt_lbfgs lbfgs;
  OK(mpt_params_create(ctx, &params));
  OK(mpt_params_add(params, "w", t));
  OK(mpt_lbfgs_create(params, nullptr, &lbfgs));
  mpt_training_desc training;
  mpt_training_desc_init(&training, sizeof training);
  training.lbfgs = &lbfgs;
  training.lbfgs_count = 1;
  File file("lbfgs");
  OK(mpt_training_save(file.path(), &training));
  const std::string before = file.bytes();
  for (const std::string name : {"steps", "evaluations", "iterations"}) {
    const std::string field = "\\\"" + name + "\\\":";
    for (const char* count : {"9007199254740993", "4611686018427387904", "9223372036854775807"}) {
      save_changed(file, training, field + "0", field + count);
      ASSERT_NE(file.bytes(), before);
      REFUSED(MPT_ERROR_IO, mpt_training_load(file.path(), &training),
              ("'" + name + "' is too large").c_str());
      OK(mpt_training_save(file.path(), &training));
      EXPECT_EQ(file.bytes(), before);
    }
  }
  save_changed(file, training, "\\\"steps\\\":0", "\\\"steps\\\":9007199254740992");
  OK(mpt_training_load(file.path(), &training));
  mpt_lbfgs_info info = {.struct_size = sizeof info};
  OK(mpt_lbfgs_get_info(lbfgs, &info));
  EXPECT_EQ(info.steps, int64_t{1} << 53);
}

// -- writing --------------------------------------------------------------------------------------

// A folder that belongs to the test.
class Planted : public Hostile {
 protected:
  void SetUp() override {
    Hostile::SetUp();
    folder = "planted." + std::to_string(getpid());
    std::filesystem::create_directory(folder);
    target = folder + "/model";
    victim = folder + "/victim";
    write(victim, "precious");
  }
  void TearDown() override {
    std::filesystem::remove_all(folder);
    Hostile::TearDown();
  }
  static void write(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
  }
  static std::string read(const std::string& path) {
    std::ifstream f(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(f), {}};
  }
  static size_t files(const std::string& folder) {
    size_t n = 0;
    for (const auto& e : std::filesystem::directory_iterator(folder)) n += !e.path().empty();
    return n;
  }
  std::string folder, target, victim;
};

TEST_F(Planted, NoNameDestroysNothing) {
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder);
  write(".tmp", "mine");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, save(""), "the path is empty");
  mpt_params params;
  OK(mpt_params_create(ctx, &params));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_save(params, "", nullptr), "the path is empty");
  EXPECT_EQ(read(".tmp"), "mine");
  std::filesystem::current_path(before);
}

TEST_F(Planted, AHardLinkIsNotWrittenThrough) {
  ASSERT_EQ(link(victim.c_str(), (target + ".tmp").c_str()), 0);
  OK(save(target));
  EXPECT_EQ(read(victim), "precious");
  mpt_file f;
  OK(mpt_safetensors_open(ctx, target.c_str(), &f));
  EXPECT_EQ(files(folder), 2u);
}

TEST_F(Planted, AFileThatSomebodyKeepsOpenDoesNotBecomeTheResult) {
  const int planted = open((target + ".tmp").c_str(), O_CREAT | O_RDWR, 0666);
  ASSERT_GE(planted, 0);
  ASSERT_EQ(fchmod(planted, 0666), 0);
  write(target, "old");
  ASSERT_EQ(chmod(target.c_str(), 0600), 0);
  OK(save(target));
  struct stat theirs, ours;
  ASSERT_EQ(fstat(planted, &theirs), 0);
  ASSERT_EQ(stat(target.c_str(), &ours), 0);
  EXPECT_NE(theirs.st_ino, ours.st_ino);
  EXPECT_EQ(theirs.st_size, 0);
  EXPECT_EQ(ours.st_mode & 0777, 0600u);
  close(planted);
}

TEST_F(Planted, ALinkOrAPipeInTheWayIsRefused) {
  ASSERT_EQ(symlink("victim", (target + ".tmp").c_str()), 0);
  REFUSED(MPT_ERROR_IO, save(target), "not a regular file");
  EXPECT_EQ(read(victim), "precious");
  std::filesystem::remove(target + ".tmp");
  ASSERT_EQ(mkfifo((target + ".tmp").c_str(), 0666), 0);
  REFUSED(MPT_ERROR_IO, save(target), "not a regular file");
}

TEST_F(Planted, AnotherWriterIsNotDisturbed) {
  const int living = open((target + ".tmp").c_str(), O_CREAT | O_RDWR, 0666);
  ASSERT_EQ(flock(living, LOCK_EX | LOCK_NB), 0);
  REFUSED(MPT_ERROR_IO, save(target), "by another writer");
  EXPECT_EQ(access((target + ".tmp").c_str(), F_OK), 0);
  // A process that cannot open one more file does not see that the writer lives.
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit none = {.rlim_cur = static_cast<rlim_t>(living) + 1, .rlim_max = before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &none), 0);
  const mpt_status status = save(target);
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_EQ(status, MPT_ERROR_IO) << mpt_last_error();
  EXPECT_EQ(access((target + ".tmp").c_str(), F_OK), 0);
  close(living);
  OK(save(target));
  EXPECT_EQ(files(folder), 2u);
}

TEST_F(Planted, NamesMayBeAsLongAsTheSystemLets) {
  for (size_t n : {size_t{251}, size_t{252}, size_t{255}}) {
    const std::string path = folder + "/" + std::string(n, 'n');
    OK(save(path));
    OK(save(path));
    mpt_file f;
    OK(mpt_safetensors_open(ctx, path.c_str(), &f));
    mpt_file_release(f);
    std::filesystem::remove(path);
    EXPECT_EQ(files(folder), 1u);
  }
  REFUSED(MPT_ERROR_IO, save(folder + "/" + std::string(256, 'n')), "too long");
}

}  // namespace
