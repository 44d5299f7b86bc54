// Weights in a mapped file, lent to tensors: a network trains on top of them, nothing writes to
// them, and what happens when the file changes is what mpt_tensor_from_const_memory says.
// SPDX-License-Identifier: Apache-2.0
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "../tier.h"
#include "mpt/mpt.hpp"

namespace {

using Floats = std::vector<float>;
constexpr int64_t kIn = 64, kOut = 64, kSize = kIn * kOut;
constexpr size_t kBytes = kSize * sizeof(float);
constexpr int kPage = 4096;  // a quarter of the file

// A file of kSize floats, mapped read-only: a write to it would end the process.
class MappedFile {
 public:
  MappedFile() {
    file_ = mkstemp(path_.data());
    EXPECT_GE(file_, 0) << path_;
    Floats values(kSize);
    for (size_t i = 0; i < values.size(); ++i)
      values[i] = static_cast<float>(i * 37 % 101) / 101 - 0.5f;
    write(values);
    void* p = mmap(nullptr, kBytes, PROT_READ, MAP_SHARED, file_, 0);
    EXPECT_NE(p, MAP_FAILED);
    data_ = static_cast<const float*>(p);
  }
  ~MappedFile() {
    munmap(const_cast<float*>(data_), kBytes);
    close(file_);
    unlink(path_.c_str());
  }
  MappedFile(const MappedFile&) = delete;

  const float* data() const { return data_; }
  const std::string& path() const { return path_; }
  // Changes the file, as another program may.
  void write(const Floats& values) const {
    EXPECT_EQ(pwrite(file_, values.data(), kBytes, 0), static_cast<ssize_t>(kBytes));
  }
  Floats values() const {
    Floats v(kSize);
    EXPECT_EQ(pread(file_, v.data(), kBytes, 0), static_cast<ssize_t>(kBytes));
    return v;
  }
  void truncate(int64_t bytes) const { EXPECT_EQ(ftruncate(file_, bytes), 0); }

 private:
  std::string path_ = ::testing::TempDir() + "mapped_XXXXXX";
  int file_;
  const float* data_;
};

mpt::Tensor lent(const mpt::Context& c, const MappedFile& file) {
  const int64_t shape[] = {kOut, kIn};
  mpt_tensor t = nullptr;
  mpt::must(mpt_tensor_from_const_memory(c.get(), MPT_F32, shape, nullptr, 2, file.data(), kBytes,
                                         nullptr, nullptr, &t));
  return mpt::Tensor(t);
}

const void* address(const mpt::Tensor& t) {
  void* p = nullptr;
  mpt::must(mpt_tensor_get_data(t.get(), &p));
  return p;
}

// A network on a weight: the weight is frozen, and the layer on top is trained.
struct Net {
  mpt::Params params, weights;
  mpt::Precision precision;
  mpt::Tensor base;
  mpt::Module head;
  mpt::Stepper stepper;

  Net(const mpt::Context& c, const char* name, const mpt::Tensor& weight, bool has_own_set = false)
      : params(c), weights(c), precision(name), base(weight), stepper(c, precision) {
    const mpt::Params& its = has_own_set ? weights : params;
    its.add("base.weight", base);
    its.freeze("base");
    head = mpt::nn::linear(params, "head", kOut, 1);
    params.set_precision(precision);
    stepper.add(mpt::Optimizer(params, mpt::adamw(1e-2)));
  }
  mpt::Tensor loss(const mpt::Context& c) const {
    const mpt::PrecisionScope inside(c, precision);
    const mpt::Tensor x = c.full({4, kIn}, 0.25);
    return mpt::mean(mpt::square(head(mpt::relu(mpt::linear(x, base))) - 1));
  }
  double forward(const mpt::Context& c) const {
    const mpt::Scope scope(c);
    return loss(c).item();
  }
  double step(const mpt::Context& c) const {
    const mpt::Scope scope(c);
    const mpt::Tensor l = loss(c);
    stepper.backward(l);
    stepper.step();
    return l.item();
  }
};

TEST(Mapped, TrainsOnTopOfAMappedWeight) {
  NEEDS_HOST("the weight is memory of the CPU");
  // The last one stores its parameters in other dtypes, so that the set gets memory of its own.
  for (const char* name : {"32-true", "16-mixed", "bf16-mixed"}) {
    SCOPED_TRACE(name);
    const MappedFile file;
    const Floats before = file.values();
    const auto c = mpt::Context::create({.seed = 3}), other = mpt::Context::create({.seed = 3});
    const Net net(c, name, lent(c, file));
    const Net copy(other, name, other.tensor({kOut, kIn}, before));
    EXPECT_EQ(address(net.base) == file.data(), net.base.dtype() == MPT_F32);
    double first = 0, last = 0;
    for (int i = 0; i < 30; ++i) {
      last = net.step(c);
      if (i == 0) first = last;
      EXPECT_EQ(last, copy.step(other));
    }
    EXPECT_LT(last, 0.2 * first);
    EXPECT_EQ(file.values(), before);
  }
}

// Bytes that a save has written.
struct Saved {
  mpt_blob blob = nullptr;
  mpt_writer to;
  mpt_reader from;

  explicit Saved(const mpt::Context& c) {
    mpt::must(mpt_blob_create(c.get(), &blob));
    mpt_writer_init(&to, sizeof to);
    mpt_reader_init(&from, sizeof from);
    to.blob = blob;
  }
  ~Saved() { mpt_blob_release(blob); }
  Saved(const Saved&) = delete;
  // Returns the bytes; call it behind the save.
  const mpt_reader* reader() {
    mpt::must(mpt_blob_get(blob, &from.data, &from.bytes));
    return &from;
  }
};

// Every call that would write names the parameter, and changes nothing.
TEST(Mapped, IsNeverWritten) {
  NEEDS_HOST("the weight is memory of the CPU");
  const MappedFile file;
  const Floats before = file.values();
  const auto c = mpt::Context::create(), c2 = mpt::Context::create();
  const Net net(c, "32-true", lent(c, file));
  ASSERT_EQ(address(net.base), file.data());
  const mpt::Params from(c), elsewhere(c2);
  from.add("base.weight", c.ones({kOut, kIn}));
  mpt::nn::linear(from, "head", kOut, 1);
  elsewhere.add("base.weight", c2.ones({kOut, kIn}));
  mpt::nn::linear(elsewhere, "head", kOut, 1);
  const mpt::Publisher publisher(elsewhere);

  mpt_training_desc training;
  mpt_training_desc_init(&training, sizeof training);
  training.stepper = net.stepper.get();
  Saved set(c), whole(c);  // with other weights
  mpt::must(mpt_params_save_to(from.get(), &set.to, nullptr));
  {
    const Net other(c, "32-true", c.ones({kOut, kIn}));
    mpt_training_desc its = training;
    its.stepper = other.stepper.get();
    mpt::must(mpt_training_save_to(&whole.to, &its));
  }
  mpt_subscriber subscriber = nullptr;

  const Floats head = net.params["head.weight"].read<float>();
  const mpt_params params = net.params.get();
  const mpt_tensor w = net.base.get();
  const std::pair<const char*, std::function<mpt_status()>> ways[] = {
      {"write", [&] { return mpt_tensor_write(w, MPT_F32, before.data(), kSize); }},
      {"touch", [&] { return mpt_tensor_touch(w); }},
      {"fill", [&] { return mpt_fill_into(w, 0); }},
      {"copy", [&] { return mpt_params_copy(params, from.get()); }},
      {"lerp", [&] { return mpt_params_lerp(params, from.get(), 0.5); }},
      {"load", [&] { return mpt_params_load_from(params, set.reader(), nullptr, nullptr); }},
      {"resume", [&] { return mpt_training_load_from(whole.reader(), &training); }},
      {"subscribe", [&] { return mpt_subscriber_create(params, publisher.get(), 1, &subscriber); }},
      {"train",
       [&] {
         const mpt::Scope scope(c);
         net.params.freeze("base", false);
         net.stepper.backward(mpt::mean(mpt::linear(c.ones({1, kIn}), net.base)));
         return mpt_stepper_step(net.stepper.get());
       }},
  };
  for (const auto& [name, way] : ways) {
    EXPECT_EQ(way(), MPT_ERROR_STATE) << name << ": " << mpt_last_error();
    const std::string text = mpt_last_error();
    EXPECT_NE(text.find("'base.weight'"), std::string::npos) << name << ": " << text;
    EXPECT_NE(text.find("memory is read-only"), std::string::npos) << name << ": " << text;
    EXPECT_EQ(file.values(), before) << name;
    EXPECT_EQ(net.params["head.weight"].read<float>(), head) << name;
  }
}

// A snapshot has no copy of read-only memory, and a rollback leaves it alone.
TEST(Mapped, ATrainingWithItIsRolledBack) {
  NEEDS_HOST("the weight is memory of the CPU");
  const MappedFile file;
  const Floats before = file.values();
  const auto c = mpt::Context::create();
  const Net net(c, "32-true", lent(c, file));
  mpt_training_desc training;
  mpt_training_desc_init(&training, sizeof training);
  training.stepper = net.stepper.get();
  net.step(c);
  mpt_snapshot kept = nullptr;
  mpt::must(mpt_snapshot_create(&training, &kept));
  const double next = net.step(c), last = net.step(c);
  EXPECT_NE(next, last);
  for (int i = 0; i < 2; ++i) {
    mpt::must(mpt_snapshot_restore(kept));
    EXPECT_EQ(net.step(c), next);
    EXPECT_EQ(net.step(c), last);
    mpt::must(mpt_snapshot_restore(kept));
    mpt::must(mpt_snapshot_take(kept));
  }
  EXPECT_EQ(address(net.base), file.data());
  EXPECT_EQ(file.values(), before);
  // A conversion gives the weight memory of its own, of which the snapshot has no copy.
  net.params.set_precision(mpt::Precision("64-true"));
  EXPECT_EQ(mpt_snapshot_restore(kept), MPT_ERROR_INVALID_ARGUMENT);
  const std::string text = mpt_last_error();
  EXPECT_NE(text.find("the memory of 'base.weight' was read-only"), std::string::npos) << text;
  mpt_snapshot_release(kept);
}

// A file with the same weights is loaded, a set's and a training's, and nothing is written.
TEST(Mapped, ATrainingWithItIsResumed) {
  NEEDS_HOST("the weight is memory of the CPU");
  const MappedFile file;
  const Floats before = file.values();
  const auto c = mpt::Context::create();
  const Net net(c, "32-true", lent(c, file));
  mpt_training_desc training;
  mpt_training_desc_init(&training, sizeof training);
  training.stepper = net.stepper.get();
  Saved whole(c), set(c);
  net.step(c);
  mpt::must(mpt_training_save_to(&whole.to, &training));
  mpt::must(mpt_params_save_to(net.params.get(), &set.to, nullptr));
  const double next = net.step(c);
  EXPECT_NE(net.step(c), next);
  mpt::must(mpt_training_load_from(whole.reader(), &training));
  EXPECT_EQ(net.step(c), next);
  mpt::must(mpt_params_load_from(net.params.get(), set.reader(), nullptr, nullptr));
  EXPECT_EQ(net.forward(c), next);
  EXPECT_EQ(address(net.base), file.data());
  EXPECT_EQ(file.values(), before);
  Floats changed = before;  // a bit of one weight
  changed.back() = -changed.back();
  file.write(changed);
  const double now = net.forward(c);
  EXPECT_EQ(mpt_training_load_from(whole.reader(), &training), MPT_ERROR_STATE);
  EXPECT_NE(std::string(mpt_last_error()).find("other values than tensor 'base.weight'"),
            std::string::npos)
      << mpt_last_error();
  EXPECT_EQ(net.forward(c), now);
}

// A training that is saved and rolled back has the mapped weight in a set that no optimizer has.
TEST(Mapped, ATrainingBesideItIsSavedAndRolledBack) {
  NEEDS_HOST("the weight is memory of the CPU");
  const MappedFile file;
  const Floats before = file.values();
  const auto c = mpt::Context::create();
  const Net net(c, "32-true", lent(c, file), /*has_own_set=*/true);
  mpt_training_desc training;
  mpt_training_desc_init(&training, sizeof training);
  training.stepper = net.stepper.get();
  Saved saved(c);
  mpt_snapshot kept = nullptr;
  net.step(c);
  mpt::must(mpt_training_save_to(&saved.to, &training));
  mpt::must(mpt_snapshot_create(&training, &kept));
  mpt::must(mpt_snapshot_take(kept));
  const double next = net.step(c);
  EXPECT_NE(net.step(c), next);
  mpt::must(mpt_snapshot_restore(kept));
  EXPECT_EQ(net.step(c), next);
  mpt::must(mpt_training_load_from(saved.reader(), &training));
  EXPECT_EQ(net.step(c), next);
  EXPECT_EQ(file.values(), before);
  mpt_snapshot_release(kept);
}

// A change of the file is no error: the next call reads what is there. A copy keeps its values.
TEST(Mapped, TheNextCallReadsChangedValues) {
  NEEDS_HOST("the weight is memory of the CPU");
  for (const char* name : {"32-true", "16-mixed"}) {
    SCOPED_TRACE(name);
    const MappedFile file;
    const Floats before = file.values();
    const auto c = mpt::Context::create({.seed = 3}), other = mpt::Context::create({.seed = 3});
    const Net net(c, name, lent(c, file));
    const Net copy(other, name, other.tensor({kOut, kIn}, before));
    EXPECT_EQ(net.step(c), copy.step(other));
    Floats changed = before;
    std::reverse(changed.begin(), changed.end());
    file.write(changed);
    EXPECT_EQ(net.base.read<float>(), changed);
    EXPECT_EQ(copy.base.read<float>(), before);
    EXPECT_NE(net.step(c), copy.step(other));
    mpt::must(mpt_params_copy(copy.params.get(), net.params.get()));
    EXPECT_EQ(net.forward(c), copy.forward(other));
    EXPECT_EQ(file.values(), changed);
  }
}

// The cache of casts cannot see the change, and is cleared by the host.
TEST(Mapped, CachedCastsStayUntilTheyAreCleared) {
  NEEDS_HOST("the weight is memory of the CPU");
  const MappedFile file;
  const auto c = mpt::Context::create();
  const mpt::Tensor w = lent(c, file);
  mpt::must(mpt_tensor_set_requires_grad(w.get(), 1));
  const mpt::Tensor x = c.ones({1, kIn});
  const auto outputs = [&] {
    const mpt::Autocast scope(c, MPT_BF16);
    return mpt::linear(x, w).read<float>();
  };
  const Floats first = outputs(), zeros(kOut);
  EXPECT_NE(first, zeros);
  file.write(Floats(kSize));
  EXPECT_EQ(outputs(), first);
  mpt::must(mpt_autocast_clear_cache(c.get()));
  EXPECT_EQ(outputs(), zeros);
}

// A save puts a new file in the place of the old one, which stays mapped.
TEST(Mapped, ASaveOverTheFileChangesNothing) {
  NEEDS_HOST("the weight is memory of the CPU");
  const MappedFile file;
  const auto c = mpt::Context::create();
  const Net net(c, "32-true", lent(c, file));
  const Floats before = net.base.read<float>();
  const double loss = net.forward(c);
  mpt::must(mpt_params_save(net.params.get(), file.path().c_str(), nullptr));
  EXPECT_EQ(net.base.read<float>(), before);
  EXPECT_EQ(net.forward(c), loss);
  EXPECT_NE(std::filesystem::file_size(file.path()), kBytes);
}

char* cut_from = nullptr;
volatile std::sig_atomic_t signals = 0;

// Puts a page of zeros where the file has been cut.
void fill_page(int, siginfo_t* info, void*) {
  const auto page = reinterpret_cast<uintptr_t>(info->si_addr) & ~uintptr_t{kPage - 1};
  void* const at = reinterpret_cast<void*>(page);
  if (page < reinterpret_cast<uintptr_t>(cut_from) ||
      mmap(at, kPage, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != at)
    _exit(3);
  signals = signals + 1;
}

// The library neither keeps the signal from the host nor minds what its handler does.
TEST(Mapped, ACutFileIsASignalToTheHost) {
  NEEDS_HOST("the weight is memory of the CPU");
  if (mpt::test::kIsSanitized) GTEST_SKIP() << "a sanitizer has handlers of its own";
  if (sysconf(_SC_PAGESIZE) != kPage) GTEST_SKIP() << "pages have another size";
  const MappedFile file;
  Floats expected = file.values();
  const auto c = mpt::Context::create();
  const mpt::Tensor w = lent(c, file);
  struct sigaction mine = {}, old = {};
  mine.sa_sigaction = fill_page;
  mine.sa_flags = SA_SIGINFO;
  cut_from = const_cast<char*>(reinterpret_cast<const char*>(file.data())) + kPage;
  signals = 0;
  ASSERT_EQ(sigaction(SIGBUS, &mine, &old), 0);
  file.truncate(kPage);
  const Floats found = (w * 2).read<float>();
  EXPECT_EQ(sigaction(SIGBUS, &old, nullptr), 0);
  EXPECT_GE(signals, 3);
  for (size_t i = 0; i < expected.size(); ++i)
    expected[i] = i < kPage / sizeof(float) ? 2 * expected[i] : 0;
  EXPECT_EQ(found, expected);
}

}  // namespace
