// Saves to memory and to functions of the host, and loads from them: the bytes of a file, and the
// checks of a file.
// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "fixture.h"
#include "stream.h"

namespace {

using namespace mpt_test;

int64_t live_tensors(mpt_context ctx) {
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  EXPECT_EQ(mpt_context_get_memory(ctx, &m), MPT_OK);
  return m.live_tensors;
}

// -- round trips ----------------------------------------------------------------------------------

TEST(Memory, ATrainingHasTheBytesOfItsFile) {
  for (const char* precision : {"16-mixed", "bf16-true", "bf16-true,master=kahan", "64-true"}) {
    SCOPED_TRACE(precision);
    Trainer run({precision});
    run.steps(3);
    const std::string file = run.state();
    OwnBlob blob(run.ctx);
    OK(mpt_training_save_to(&blob.to, &run.training));
    EXPECT_TRUE(blob.bytes() == file);
    Written written;
    const mpt_writer to = written.writer();
    OK(mpt_training_save_to(&to, &run.training));
    EXPECT_TRUE(written.bytes == file);
    EXPECT_EQ(written.begun, file.size());
    const auto next = run.steps(3);
    const std::string after = run.state();

    for (const size_t most : {SIZE_MAX, size_t{13}}) {
      Trainer other({precision}, 77);
      Readable readable{.bytes = file, .most = most};
      const mpt_reader from = readable.reader();
      OK(mpt_training_load_from(&from, &other.training));
      EXPECT_EQ(readable.ends, 1u);
      EXPECT_EQ(other.state(), file);
      EXPECT_EQ(other.steps(3), next);
      EXPECT_EQ(other.state(), after);
    }
    const std::string kept = blob.bytes();
    const mpt_reader from = in_memory(kept);
    OK(mpt_training_load_from(&from, &run.training));
    EXPECT_EQ(run.steps(3), next);
    EXPECT_EQ(run.state(), after);
  }
}

TEST(Memory, ASetHasTheBytesOfItsFile) {
  Trainer run({"bf16-mixed"}), other({"bf16-mixed"}, 5);
  File file("set");
  mpt_params_file_desc d;
  mpt_params_file_desc_init(&d, sizeof d);
  d.prefix = "fc1";
  d.file_prefix = "first";
  OK(mpt_params_save(run.params, file.path(), &d));
  Written written;
  const mpt_writer to = written.writer();
  OK(mpt_params_save_to(run.params, &to, &d));
  EXPECT_TRUE(written.bytes == file.bytes());
  EXPECT_EQ(written.begun, written.bytes.size());
  OwnBlob blob(run.ctx);
  OK(mpt_params_save_to(run.params, &blob.to, &d));
  EXPECT_TRUE(blob.bytes() == file.bytes());

  const std::string kept = blob.bytes();
  mpt_reader from = in_memory(kept);
  mpt_params_load_info info = {.struct_size = sizeof info};
  OK(mpt_params_load_from(other.params, &from, &d, &info));
  EXPECT_EQ(info.loaded, 2);
  OK(mpt_params_save_to(other.params, &blob.to, &d));
  EXPECT_TRUE(blob.bytes() == kept);
  // Names of the content, in messages.
  d.file_prefix = "second";
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_load_from(other.params, &from, &d, nullptr),
          "'memory': the file lacks");
  from.name = "slot 3";
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_load_from(other.params, &from, &d, nullptr),
          "'slot 3': the file lacks");
}

class Tensors : public ::testing::Test {
 protected:
  Tensors() {
    EXPECT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK);
    const int64_t shape[] = {300};
    EXPECT_EQ(mpt_full(ctx, MPT_F32, shape, 1, 1.5, &tensors[0]), MPT_OK);
    EXPECT_EQ(mpt_full(ctx, MPT_F32, shape, 1, 2.5, &tensors[1]), MPT_OK);
  }
  ~Tensors() override { mpt_context_release(ctx); }
  std::string saved() {
    OwnBlob blob(ctx);
    const mpt_metadata words = entry("word", "value");
    EXPECT_EQ(mpt_safetensors_save_to(&blob.to, names, tensors, 2, &words, 1), MPT_OK);
    return blob.bytes();
  }
  float first(mpt_file f, const char* name) {
    mpt_tensor t = nullptr;
    float v[300] = {};
    EXPECT_EQ(mpt_file_read(f, name, &t), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_tensor_read(t, MPT_F32, v, 300), MPT_OK);
    mpt_tensor_release(t);
    EXPECT_EQ(v[0], v[299]);
    return v[0];
  }

  mpt_context ctx = nullptr;
  const char* names[2] = {"a", "b"};
  mpt_tensor tensors[2] = {};
};

TEST_F(Tensors, AreReadOnDemand) {
  File file("tensors");
  const mpt_metadata words = entry("word", "value");
  OK(mpt_safetensors_save(file.path(), names, tensors, 2, &words, 1));
  Readable readable{.bytes = saved(), .most = 100};
  EXPECT_TRUE(readable.bytes == file.bytes());
  const mpt_reader from = readable.reader();
  mpt_file f = nullptr;
  OK(mpt_safetensors_open_from(ctx, &from, &f));
  EXPECT_EQ(first(f, "b"), 2.5f);
  // A read that fails leaves the file usable.
  readable.fail_at = readable.calls + 1;
  mpt_tensor t = nullptr;
  const int64_t live = live_tensors(ctx);
  REFUSED(MPT_ERROR_CALLBACK, mpt_file_read(f, "a", &t),
          "mpt_reader.read reported MPT_ERROR_IO (-9): the archive is locked");
  EXPECT_EQ(t, nullptr);
  EXPECT_EQ(live_tensors(ctx), live);
  EXPECT_EQ(first(f, "a"), 1.5f);
  EXPECT_EQ(readable.ends, 0u);
  mpt_file_release(f);
  EXPECT_EQ(live_tensors(ctx), live);  // a call, in which the file ends
  EXPECT_EQ(readable.ends, 1u);
}

TEST_F(Tensors, AFileThatIsNotOpenedNeverCallsDone) {
  Readable readable{.bytes = saved().substr(0, 100)};
  const mpt_reader from = readable.reader();
  mpt_file f = nullptr;
  REFUSED(MPT_ERROR_IO, mpt_safetensors_open_from(ctx, &from, &f), "'reader' is not a complete");
  EXPECT_EQ(f, nullptr);
  EXPECT_EQ(readable.ends, 0u);
}

TEST_F(Tensors, TheEndOfTheContextEndsTheReader) {
  Readable readable{.bytes = saved()};
  const mpt_reader from = readable.reader();
  mpt_file f = nullptr;
  OK(mpt_safetensors_open_from(ctx, &from, &f));
  mpt_context_release(ctx);
  ctx = nullptr;
  EXPECT_EQ(readable.ends, 1u);
}

// -- readers --------------------------------------------------------------------------------------

class Readers : public ::testing::Test {
 protected:
  Readers() : run({"16-mixed"}), here({"16-mixed"}, 7) {
    run.steps(2);
    here.steps(3);
    whole = run.state();
    before = here.state();
    live = live_tensors(here.ctx);
  }
  mpt_status load(Readable& readable) {
    const mpt_reader from = readable.reader();
    return mpt_training_load_from(&from, &here.training);
  }
  void expect_unchanged(const Readable& readable) {
    EXPECT_EQ(readable.ends, 0u);
    EXPECT_EQ(live_tensors(here.ctx), live);
    EXPECT_EQ(here.state(), before);
  }
  Trainer run, here;
  std::string whole, before;
  int64_t live = 0;
};

TEST_F(Readers, AFailureOfAnyCallChangesNothing) {
  size_t calls = 0;
  for (size_t n = 0;; ++n) {
    Readable readable{.bytes = whole, .fail_at = n};
    const mpt_status s = load(readable);
    if (s == MPT_OK) break;
    ++calls;
    ASSERT_EQ(s, MPT_ERROR_CALLBACK) << n;
    EXPECT_STREQ(mpt_last_error(),
                 "mpt_training_load_from: mpt_reader.read reported MPT_ERROR_IO (-9): the archive "
                 "is locked");
    expect_unchanged(readable);
  }
  EXPECT_GT(calls, 20u);  // the header, the checksum, and each tensor
  EXPECT_EQ(here.state(), whole);
}

TEST_F(Readers, FewerBytesThanItsSize) {
  for (const size_t end : {size_t{0}, size_t{7}, size_t{300}, whole.size() / 2, whole.size() - 1}) {
    Readable readable{.bytes = whole, .end = end};
    REFUSED(MPT_ERROR_IO, load(readable),
            ("'reader' ends at byte " + std::to_string(end) +
             "; mpt_reader.bytes says that it has " + std::to_string(whole.size()))
                .c_str());
    expect_unchanged(readable);
  }
}

TEST_F(Readers, MoreBytesThanItWasAskedFor) {
  for (const size_t n : {size_t{0}, size_t{1}, size_t{2}, size_t{3}, size_t{9}}) {
    Readable readable{.bytes = whole, .lie_at = n};
    REFUSED(MPT_ERROR_CALLBACK, load(readable), "bytes; it was asked for");
    expect_unchanged(readable);
  }
}

TEST_F(Readers, AnotherSize) {
  Readable readable{.bytes = whole};
  mpt_reader from = readable.reader();
  for (const size_t bytes : {size_t{0}, size_t{7}, size_t{8}, whole.size() - 1, whole.size() + 1,
                             size_t{1} << 40, SIZE_MAX}) {
    from.bytes = bytes;
    EXPECT_EQ(mpt_training_load_from(&from, &here.training), MPT_ERROR_IO) << bytes;
    expect_unchanged(readable);
  }
}

// The checksum sees a change up to the end of its pass; a later one is the host's.
TEST_F(Readers, ContentThatChanges) {
  Readable counted{.bytes = whole, .fail_at = 3};  // the length, the header, the checksum's piece
  ASSERT_EQ(load(counted), MPT_ERROR_CALLBACK);
  for (size_t at = 0; at < whole.size(); at += 37) {
    for (const size_t call : {size_t{0}, size_t{1}, size_t{2}}) {
      Readable readable{.bytes = whole, .change_at = call, .changed = at};
      ASSERT_LT(load(readable), 0) << call << " " << at;
      EXPECT_EQ(readable.ends, 0u);
    }
  }
  expect_unchanged(counted);
  for (size_t at = 0; at < whole.size(); at += 37) {
    Readable readable{.bytes = whole, .change_at = 3, .changed = at};
    ASSERT_LE(load(readable), 0);  // a bool that is neither 0 nor 1, or another value
  }
}

TEST_F(Readers, OneOfTheTwoSources) {
  mpt_reader r;
  mpt_reader_init(&r, sizeof r);
  REFUSED(MPT_ERROR_IO, mpt_training_load_from(&r, &here.training), "fewer than 8 bytes");
  r.bytes = 1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load_from(&r, &here.training),
          "mpt_reader.data and mpt_reader.read are both NULL");
  Readable readable{.bytes = whole};
  r = readable.reader();
  r.data = whole.data();
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load_from(&r, &here.training),
          "mpt_reader.data and mpt_reader.read are both set");
  mpt_writer w;
  mpt_writer_init(&w, sizeof w);
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save_to(&w, &here.training),
          "mpt_writer.blob and mpt_writer.write are both NULL");
  Written written;
  OwnBlob blob(here.ctx);
  w = written.writer();
  w.blob = blob.get();
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save_to(&w, &here.training),
          "mpt_writer.blob and mpt_writer.write are both set");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save_to(nullptr, &here.training),
          "writer is NULL, and no stepper");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load_from(nullptr, &here.training),
          "reader is NULL");
  expect_unchanged(readable);
}

// -- writers --------------------------------------------------------------------------------------

TEST(Writers, AFailureOfAnyCallChangesNothing) {
  Trainer run({"16-mixed"});
  run.steps(2);
  const std::string whole = run.state();
  const int64_t live = live_tensors(run.ctx);
  size_t n = 0;
  for (;; ++n) {
    Written written{.fail_at = n};
    const mpt_writer to = written.writer();
    const mpt_status s = mpt_training_save_to(&to, &run.training);
    if (s == MPT_OK) break;
    ASSERT_EQ(s, MPT_ERROR_CALLBACK) << n;
    EXPECT_EQ(mpt_last_error(), "mpt_training_save_to: mpt_writer." +
                                    std::string(n == 0 ? "begin" : "write") +
                                    " reported MPT_ERROR_IO (-9): the archive is full");
    EXPECT_TRUE(whole.starts_with(written.bytes));
    EXPECT_EQ(live_tensors(run.ctx), live);
  }
  EXPECT_GT(n, 20u);
  EXPECT_EQ(run.state(), whole);
}

// Values of the host that change meanwhile would make content with a wrong checksum.
TEST(Writers, ATrainingThatChangesIsAnError) {
  Trainer run;
  mpt_writer to;
  mpt_writer_init(&to, sizeof to);
  to.user = &run;
  to.write = [](void* user, const void*, size_t) -> mpt_status {
    ++static_cast<Trainer*>(user)->step;
    return MPT_OK;
  };
  REFUSED(MPT_ERROR_STATE, mpt_training_save_to(&to, &run.training),
          "the training changed while it was being saved");
}

TEST(Blobs, KeepTheirBytesIfASaveFails) {
  Trainer run;
  run.steps(1);
  OwnBlob blob(run.ctx);
  EXPECT_EQ(blob.bytes(), "");
  OK(mpt_training_save_to(&blob.to, &run.training));
  const std::string first = blob.bytes();
  run.steps(1);
  const std::string second = run.state();
  ASSERT_NE(first, second);
  EXPECT_GE(run.backward(), 0u);
  EXPECT_EQ(mpt_training_save_to(&blob.to, &run.training), MPT_ERROR_STATE);
  EXPECT_TRUE(blob.bytes() == first);
  EXPECT_GE(mpt_stepper_step(run.stepper), 0);
  OK(mpt_training_save_to(&blob.to, &run.training));
  EXPECT_TRUE(blob.bytes() == run.state());
}

TEST(Blobs, CountTowardsTheLimit) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.memory_limit = size_t{6} << 20;  // a device may have 2 MiB for what travels
  mpt_context ctx = nullptr;
  OK(mpt_context_create(&d, &ctx));
  mpt_tensor t = nullptr;
  const int64_t shape[] = {800'000};
  OK(mpt_ones(ctx, MPT_F32, shape, 1, &t));
  const char* name = "t";
  {
    OwnBlob blob(ctx);
    mpt_tensor small = nullptr;
    const int64_t one = 1;
    OK(mpt_ones(ctx, MPT_F32, &one, 1, &small));
    OK(mpt_safetensors_save_to(&blob.to, &name, &small, 1, nullptr, 0));
    const std::string before = blob.bytes();
    EXPECT_GT(before.size(), 8u);
    REFUSED(MPT_ERROR_OUT_OF_MEMORY, mpt_safetensors_save_to(&blob.to, &name, &t, 1, nullptr, 0),
            "limit");
    EXPECT_EQ(blob.bytes(), before);
  }
  mpt_context_release(ctx);
}

}  // namespace
