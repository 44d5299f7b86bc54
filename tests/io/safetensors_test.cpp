// Safetensors files: written tensors read back, files of other tools are read, and hostile files
// are refused.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "mpt/mpt.h"

namespace {

mpt_metadata entry(const char* key, const char* value) {
  return {sizeof(mpt_metadata), 0, key, value};
}

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()
#define REFUSED(code, call, text)                                                               \
  do {                                                                                          \
    EXPECT_EQ(call, code) << mpt_last_error();                                                  \
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error(); \
  } while (0)

class Safetensors : public ::testing::Test {
 protected:
  void SetUp() override {
    OK(mpt_context_create(nullptr, &ctx));
    path = "safetensors_test." + std::to_string(getpid()) + ".safetensors";
  }
  void TearDown() override {
    mpt_context_release(ctx);
    std::remove(path.c_str());
    EXPECT_NE(access((path + ".tmp").c_str(), F_OK), 0);
  }

  std::string bytes() {
    std::ifstream f(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(f), {}};
  }
  void write(const std::string& s) {
    std::ofstream(path, std::ios::binary).write(s.data(), static_cast<std::streamsize>(s.size()));
  }
  void write(const std::string& header, size_t data) {
    std::string s(8, 0);
    for (size_t i = 0; i < 8; ++i) s[i] = static_cast<char>(header.size() >> (8 * i));
    write(s + header + std::string(data, 'x'));
  }
  mpt_status open() {
    mpt_file f = nullptr;
    const mpt_status s = mpt_safetensors_open(ctx, path.c_str(), &f);
    EXPECT_EQ(s == MPT_OK, f != nullptr);
    mpt_file_release(f);
    return s;
  }
  // Expects that the file is refused with `why` in the message.
  void refused(const std::string& header, size_t data, const char* why,
               mpt_status status = MPT_ERROR_IO) {
    write(header, data);
    EXPECT_EQ(open(), status) << header.substr(0, 80) << ": " << mpt_last_error();
    EXPECT_NE(std::string(mpt_last_error()).find(why), std::string::npos)
        << header.substr(0, 80) << ": " << mpt_last_error();
  }

  mpt_context ctx = nullptr;
  std::string path;
};

TEST_F(Safetensors, EveryDtypeComesBackBitForBit) {
  std::vector<mpt_tensor> tensors;
  std::vector<std::string> names;
  std::vector<const char*> c_names;
  for (mpt_dtype d = MPT_F32; d <= MPT_BOOL; ++d) {
    const int64_t shape[] = {3, d};
    mpt_tensor t, x;
    OK(mpt_uniform(ctx, MPT_F32, shape, 2, -4, 4, &t));
    OK(mpt_cast(t, d, &x));
    tensors.push_back(x);
    names.push_back(std::string("layer.\"") + mpt_dtype_name(d) + "\"\n\xc3\xa9");
  }
  mpt_tensor scalar, empty, strided;
  const int64_t none[] = {2, 0};
  OK(mpt_full(ctx, MPT_F64, nullptr, 0, 42, &scalar));
  OK(mpt_zeros(ctx, MPT_F32, none, 2, &empty));
  OK(mpt_transpose(tensors[0], 0, 1, &strided));
  for (auto [t, n] : {std::pair{scalar, "scalar"}, {empty, "empty"}, {strided, "strided"}}) {
    tensors.push_back(t);
    names.push_back(n);
  }
  for (auto& n : names) c_names.push_back(n.c_str());
  const mpt_metadata meta[] = {entry("format", "pt"), entry("note", "\"quoted\"\n")};
  const auto count = static_cast<int32_t>(tensors.size());
  OK(mpt_safetensors_save(path.c_str(), c_names.data(), tensors.data(), count, meta, 2));

  mpt_file f;
  OK(mpt_safetensors_open(ctx, path.c_str(), &f));
  int64_t n;
  OK(mpt_file_get_count(f, &n));
  EXPECT_EQ(n, count);
  const char* value;
  OK(mpt_file_get_metadata(f, "note", &value));
  EXPECT_STREQ(value, "\"quoted\"\n");
  OK(mpt_file_get_metadata(f, "nothing", &value));
  EXPECT_EQ(value, nullptr);
  for (size_t i = 0; i < tensors.size(); ++i) {
    mpt_tensor back, row_major;
    OK(mpt_file_read(f, c_names[i], &back));
    OK(mpt_contiguous(tensors[i], &row_major));
    mpt_tensor_info a = {}, b = {};
    a.struct_size = b.struct_size = sizeof a;
    OK(mpt_tensor_get_info(row_major, &a));
    OK(mpt_tensor_get_info(back, &b));
    EXPECT_EQ(a.dtype, b.dtype);
    ASSERT_EQ(a.rank, b.rank);
    for (int k = 0; k < a.rank; ++k) EXPECT_EQ(a.shape[k], b.shape[k]);
    std::string x(static_cast<size_t>(a.count) * mpt_dtype_size(a.dtype), 0), y = x;
    OK(mpt_tensor_read(row_major, a.dtype, x.data(), a.count));
    OK(mpt_tensor_read(back, a.dtype, y.data(), a.count));
    EXPECT_EQ(x, y) << c_names[i];
  }
  for (int64_t i = 0; i < n; ++i) {
    const char* name;
    mpt_tensor_info info = {};
    info.struct_size = sizeof info;
    OK(mpt_file_get_at(f, i, &name, &info));
    EXPECT_GE(info.dtype, MPT_F32);
    EXPECT_NE(std::find(names.begin(), names.end(), name), names.end());
  }
  EXPECT_EQ(mpt_file_get_at(f, n, &value, nullptr), MPT_ERROR_INVALID_ARGUMENT);
  mpt_tensor t;
  EXPECT_EQ(mpt_file_read(f, "nobody", &t), MPT_ERROR_INVALID_ARGUMENT);
  mpt_file_release(f);

  // Equal content gives equal files.
  const std::string first = bytes();
  OK(mpt_safetensors_save(path.c_str(), c_names.data(), tensors.data(), count, meta, 2));
  EXPECT_EQ(first, bytes());
}

TEST_F(Safetensors, EveryCutIsSeen) {
  const int64_t shape[] = {3};
  mpt_tensor t[2];
  OK(mpt_ones(ctx, MPT_F32, shape, 1, &t[0]));
  OK(mpt_ones(ctx, MPT_I64, shape, 1, &t[1]));
  const char* names[] = {"weight", "steps"};
  const mpt_metadata meta[] = {entry("a", "b")};
  OK(mpt_safetensors_save(path.c_str(), names, t, 2, meta, 1));
  const std::string whole = bytes();
  for (size_t n = 0; n < whole.size(); ++n) {
    write(whole.substr(0, n));
    EXPECT_EQ(open(), MPT_ERROR_IO) << "cut at " << n;
  }
  write(whole + "x");
  EXPECT_EQ(open(), MPT_ERROR_IO);
  write(whole);
  EXPECT_EQ(open(), MPT_OK);
}

TEST_F(Safetensors, HostileHeaders) {
  refused("", 0, "does not begin");
  refused("[]", 0, "does not begin");
  refused("{", 0, "JSON");
  refused("{}x", 0, "JSON");
  refused("{}", 1, "belong to no tensor");
  refused("{\"\xff\":{}}", 0, "UTF-8");
  refused(R"({"a\u0000b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 4, "U+0000");
  refused(R"({"\u0000":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 4, "U+0000");
  refused(R"({"__metadata__":{"a\u0000":"b"}})", 0, "U+0000");
  refused(R"({"__metadata__":{"a":"b\u0000"}})", 0, "U+0000");
  refused(R"({"a":1})", 0, "out of place");
  refused(R"({"a":[]})", 0, "out of place");
  refused(R"({"a":{}})", 0, "lacks");
  refused(R"({"a":{"dtype":"F32","shape":[1]}})", 4, "lacks");
  refused(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0]}})", 4, "lacks");
  refused(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4,4]}})", 4, "third");
  refused(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":1}})", 4, "unknown");
  refused(R"({"a":{"dtype":"F32","dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 4, "repeated");
  refused(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", 4, "negative");
  refused(R"({"a":{"dtype":"F32","shape":[1.5],"data_offsets":[0,4]}})", 4, "fraction");
  refused(R"({"a":{"dtype":"F32","shape":[99999999999999999999],"data_offsets":[0,4]}})", 4, "");
  refused(R"({"a":{"dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,4]}})", 4,
          "more elements");
  refused(R"({"a":{"dtype":"F32","shape":[4611686018427387904,4,0],"data_offsets":[0,0]}})", 0,
          "more elements");
  refused(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", 4, "do not fit");
  refused(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", 4, "hole");
  refused(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[1,5]}})", 5, "hole");
  refused(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 3, "ends inside");
  refused(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,9223372036854775807]}})", 4, "fit");
  const std::string a = R"({"dtype":"F32","shape":[1],"data_offsets":[0,4]})";
  refused("{\"a\":" + a + ",\"b\":" + a + "}", 4, "overlapping");
  refused(R"({"a":{"dtype":"F32","shape":[0],"data_offsets":[0,0]},"a":)" + a + "}", 4, "two");
  refused("{\"a\":" + a + ",\"__metadata__\":{\"k\":1}}", 4, "out of place");
  refused("{\"a\":" + a + ",\"__metadata__\":{\"k\":\"1\",\"k\":\"2\"}}", 4, "two metadata");
  refused("{\"__metadata__\":{},\"__metadata__\":{}}", 0, "twice");
  refused("{\"__metadata__\":{\"k\":{}}}", 0, "out of place");
  refused("{\"a\":{\"dtype\":\"F32\",\"shape\":[[1]],\"data_offsets\":[0,4]}}", 4, "out of place");
  refused(R"({"a":{"dtype":"","shape":[1],"data_offsets":[0,2]}})", 2, "is no name");
  refused(R"({"a":{"dtype":"I16 of a very long name","shape":[1],"data_offsets":[0,2]}})", 2,
          "is no name");
  refused(R"({"a":{"dtype":"I16","shape":[1],"data_offsets":[2,0]}})", 2, "hole");
  refused(R"({"a":{"dtype":"I16","shape":[1],"data_offsets":[0,4]}})", 2, "ends inside");
  refused(R"({"a":{"dtype":"I16","shape":[4611686018427387904,4],"data_offsets":[0,2]}})", 2,
          "more elements");
  refused(R"({"a":{"dtype":"U8","shape":[1,1,1,1,1,1,1,1,1],"data_offsets":[0,1]}})", 1, "8 dims",
          MPT_ERROR_SHAPE);
  refused(std::string(100000, '['), 0, "begin");
  refused("{\"a\":" + std::string(100000, '{'), 0, "JSON");
  std::string huge(8, '\xff');
  write(huge + "{}");
  EXPECT_EQ(open(), MPT_ERROR_IO);
  EXPECT_NE(std::string(mpt_last_error()).find("100 MB"), std::string::npos);
  write("{\"a\":" + a + "}  ", 4);  // trailing spaces are padding
  EXPECT_EQ(open(), MPT_OK) << mpt_last_error();
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  OK(mpt_context_get_memory(ctx, &m));
  EXPECT_EQ(m.live_tensors, 0);
}

// A tensor of a dtype that the library lacks is listed, and refused alone.
TEST_F(Safetensors, AnotherDtypeIsOneTensorsMatter) {
  write(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
        R"("odd":{"dtype":"C64","shape":[2,1],"data_offsets":[4,20]},)"
        R"("z":{"dtype":"U8","shape":[2],"data_offsets":[20,22]}})",
        22);
  mpt_file f = nullptr;
  OK(mpt_safetensors_open(ctx, path.c_str(), &f));
  const mpt_dtype dtypes[] = {MPT_F32, MPT_DTYPE_NONE, MPT_U8};
  const char* names[] = {"a", "odd", "z"};
  int64_t count = 0;
  OK(mpt_file_get_count(f, &count));
  ASSERT_EQ(count, 3);
  for (int64_t i = 0; i < 3; ++i) {
    const char* name = nullptr;
    mpt_tensor_info info = {};
    info.struct_size = sizeof info;
    OK(mpt_file_get_at(f, i, &name, &info));
    EXPECT_STREQ(name, names[i]);
    EXPECT_EQ(info.dtype, dtypes[i]);
    EXPECT_EQ(info.rank, i == 1 ? 2 : 1);
    EXPECT_EQ(info.count, i == 0 ? 1 : 2);
    mpt_tensor t = nullptr;
    if (i == 1) {
      REFUSED(MPT_ERROR_DTYPE, mpt_file_read(f, name, &t), "tensor 'odd' has dtype C64");
      EXPECT_EQ(t, nullptr);
    } else {
      OK(mpt_file_read(f, name, &t));
      mpt_tensor_release(t);
    }
  }
  mpt_file_release(f);
  // A set takes what it needs, and names the dtype where it needs the other one.
  mpt_params_file_desc loose;
  mpt_params_file_desc_init(&loose, sizeof loose);
  loose.strict = 0;
  for (const char* name : {"a", "odd"}) {
    const bool is_odd = name[0] == 'o';
    const int64_t shape[] = {2, 1};
    mpt_tensor t = nullptr;
    OK(mpt_zeros(ctx, MPT_F32, is_odd ? shape : shape + 1, is_odd ? 2 : 1, &t));
    mpt_params set = nullptr;
    OK(mpt_params_create(ctx, &set));
    OK(mpt_params_add(set, name, t));
    if (is_odd) {
      REFUSED(MPT_ERROR_DTYPE, mpt_params_load(set, path.c_str(), &loose, nullptr),
              "'odd' is C64 in ");
    } else {
      OK(mpt_params_load(set, path.c_str(), &loose, nullptr));
    }
    mpt_params_release(set);
    mpt_tensor_release(t);
  }
}

TEST_F(Safetensors, WritingFailsWithoutATrace) {
  const int64_t shape[] = {3};
  mpt_tensor t;
  OK(mpt_ones(ctx, MPT_F32, shape, 1, &t));
  const char* names[] = {"a", "a"};
  const mpt_tensor two[] = {t, t};
  write("old");
  EXPECT_EQ(mpt_safetensors_save(path.c_str(), names, two, 2, nullptr, 0),
            MPT_ERROR_INVALID_ARGUMENT);
  const char* bad[] = {"\xff"};
  EXPECT_EQ(mpt_safetensors_save(path.c_str(), bad, &t, 1, nullptr, 0), MPT_ERROR_INVALID_ARGUMENT);
  const char* reserved[] = {"__metadata__"};
  EXPECT_EQ(mpt_safetensors_save(path.c_str(), reserved, &t, 1, nullptr, 0),
            MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(bytes(), "old");
  EXPECT_EQ(mpt_safetensors_save("no/such/folder/x", names, &t, 1, nullptr, 0),
            MPT_ERROR_NOT_FOUND);
  EXPECT_NE(std::string(mpt_last_error()).find("No such file"), std::string::npos);
  mpt_file f;
  EXPECT_EQ(mpt_safetensors_open(ctx, "no/such/file", &f), MPT_ERROR_NOT_FOUND);
  EXPECT_EQ(mpt_safetensors_open(ctx, "/", &f), MPT_ERROR_IO);
}

// A symbolic link is kept, and its target is replaced or created.
TEST_F(Safetensors, AFileKeepsItsMode) {
  const int64_t shape[] = {3};
  mpt_tensor t;
  OK(mpt_ones(ctx, MPT_F32, shape, 1, &t));
  const char* name = "a";
  for (mode_t mode : {0600, 0640}) {
    write("old");
    ASSERT_EQ(chmod(path.c_str(), mode), 0);
    EXPECT_EQ(mpt_safetensors_save(path.c_str(), &name, &t, 1, nullptr, 0), MPT_OK);
    struct stat s;
    ASSERT_EQ(stat(path.c_str(), &s), 0);
    EXPECT_EQ(s.st_mode & 0777, mode);
  }
}

TEST_F(Safetensors, LinksAreFollowed) {
  const int64_t shape[] = {3};
  mpt_tensor t;
  OK(mpt_ones(ctx, MPT_F32, shape, 1, &t));
  const char* name = "a";
  auto save = [&](const std::string& to) {
    return mpt_safetensors_save(to.c_str(), &name, &t, 1, nullptr, 0);
  };
  const std::string folder = path + ".d", link = folder + "/latest", second = path + ".link";
  ASSERT_EQ(mkdir(folder.c_str(), 0777), 0);
  ASSERT_EQ(symlink(("../" + path).c_str(), link.c_str()), 0);  // relative to the link's folder
  ASSERT_EQ(symlink(link.c_str(), second.c_str()), 0);
  for (const char* old : {"old", ""}) {  // "": the target does not exist
    if (*old) write(old);
    else std::remove(path.c_str());
    EXPECT_EQ(save(second), MPT_OK) << mpt_last_error();
    struct stat s;
    for (const std::string& l : {link, second}) {
      EXPECT_EQ(lstat(l.c_str(), &s), 0);
      EXPECT_TRUE(S_ISLNK(s.st_mode)) << l;
    }
    EXPECT_EQ(lstat(path.c_str(), &s), 0);
    EXPECT_TRUE(S_ISREG(s.st_mode));
    const std::string saved = bytes();
    EXPECT_EQ(save(path), MPT_OK);
    EXPECT_EQ(saved, bytes());
    EXPECT_EQ(open(), MPT_OK) << mpt_last_error();
  }
  std::remove(link.c_str());
  ASSERT_EQ(symlink("latest", link.c_str()), 0);  // a link to itself
  REFUSED(MPT_ERROR_IO, save(link), "symbolic links");
  std::remove(link.c_str());
  std::remove(second.c_str());
  EXPECT_EQ(rmdir(folder.c_str()), 0) << "something stayed in it";
}

TEST_F(Safetensors, WhatIsNoFileIsRefusedAndStays) {
  const int64_t shape[] = {3};
  mpt_tensor t;
  OK(mpt_ones(ctx, MPT_F32, shape, 1, &t));
  const char* name = "a";
  const std::string pipe = path + ".pipe", link = path + ".link";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0666), 0);
  ASSERT_EQ(symlink(pipe.c_str(), link.c_str()), 0);
  for (const std::string& p : {pipe, link, std::string("."), std::string("/dev/null")}) {
    REFUSED(MPT_ERROR_IO, mpt_safetensors_save(p.c_str(), &name, &t, 1, nullptr, 0),
            "'" + p + "' is not a regular file");
    mpt_file f;
    REFUSED(MPT_ERROR_IO, mpt_safetensors_open(ctx, p.c_str(), &f),
            "'" + p + "' is not a regular file");
  }
  struct stat s;
  EXPECT_EQ(lstat(pipe.c_str(), &s), 0);
  EXPECT_TRUE(S_ISFIFO(s.st_mode));
  EXPECT_EQ(lstat(link.c_str(), &s), 0);
  EXPECT_TRUE(S_ISLNK(s.st_mode));
  EXPECT_NE(lstat((pipe + ".tmp").c_str(), &s), 0);
  std::remove(link.c_str());
  std::remove(pipe.c_str());
}

}  // namespace
