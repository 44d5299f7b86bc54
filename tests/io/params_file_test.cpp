// Parameter sets in files: exact values from every format, matching and missing names, PyTorch's
// files.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "fixture.h"

namespace {

using namespace mpt_test;

class ParamsFile : public ::testing::Test {
 protected:
  ParamsFile() : file("params") {
    mpt_hooks hooks;
    mpt_hooks_init(&hooks, sizeof hooks);
    hooks.user = this;
    hooks.log = [](void* user, int32_t, const char* text) {
      static_cast<ParamsFile*>(user)->logged += text;
    };
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.hooks = &hooks;
    EXPECT_EQ(mpt_context_create(&d, &ctx), MPT_OK);
    mpt_params_file_desc_init(&desc, sizeof desc);
  }
  ~ParamsFile() override { mpt_context_release(ctx); }

  // Makes fc.weight [3, 4], fc.bias [3] and bn.* with an integer buffer, all of normal values.
  mpt_params make(const char* prefix = "") {
    mpt_params p = nullptr;
    mpt_module m;
    EXPECT_EQ(mpt_params_create(ctx, &p), MPT_OK);
    EXPECT_EQ(mpt_nn_linear(p, (std::string(prefix) + "fc").c_str(), 4, 3, 1, 0, &m), MPT_OK);
    EXPECT_EQ(mpt_nn_batch_norm(p, (std::string(prefix) + "bn").c_str(), 3, nullptr, &m), MPT_OK);
    return p;
  }
  mpt_tensor get(mpt_params p, const char* name) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_params_get(p, name, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  std::vector<double> read(mpt_tensor t) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK) << mpt_last_error();
    std::vector<double> v(static_cast<size_t>(i.count));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F64, v.data(), i.count), MPT_OK) << mpt_last_error();
    return v;
  }
  std::vector<double> read(mpt_params p, const char* name) { return read(get(p, name)); }
  void set_precision(mpt_params p, const char* name) {
    mpt_precision precision;
    EXPECT_EQ(mpt_precision_from_name(name, &precision, sizeof precision), MPT_OK);
    EXPECT_EQ(mpt_params_set_precision(p, &precision), MPT_OK) << mpt_last_error();
  }
  mpt_dtype dtype_in_file(const char* name) {
    mpt_file f;
    mpt_tensor t = nullptr;
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_safetensors_open(ctx, file.path(), &f), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_file_read(f, name, &t), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK);
    mpt_file_release(f);
    return i.dtype;
  }

  std::string logged;
  mpt_context ctx = nullptr;
  mpt_params_file_desc desc;
  File file;
};

TEST_F(ParamsFile, ExactFromEveryFormatIntoEveryFormat) {
  for (const char* from :
       {"32-true", "bf16-mixed", "16-mixed", "bf16-true", "16-true", "64-true"}) {
    mpt_params a = make();
    set_precision(a, from);
    const int64_t batches = 41;
    OK(mpt_tensor_write(get(a, "bn.num_batches_tracked"), MPT_I64, &batches, 1));
    const auto value = read(a, "fc.weight");
    OK(mpt_params_save(a, file.path(), nullptr));
    const std::string bytes = file.bytes();
    const mpt_dtype stored = dtype_in_file("fc.weight");
    EXPECT_EQ(stored, !std::strcmp(from, "bf16-true") ? MPT_BF16
                      : !std::strcmp(from, "16-true") ? MPT_F16
                      : !std::strcmp(from, "64-true") ? MPT_F64
                                                      : MPT_F32);
    for (const char* to : {"32-true", "bf16-mixed", "16-mixed", "64-true"}) {
      mpt_params b = make();
      set_precision(b, to);
      mpt_params_load_info info = {};
      info.struct_size = sizeof info;
      OK(mpt_params_load(b, file.path(), nullptr, &info));
      EXPECT_EQ(info.loaded, 7);
      if (std::strcmp(from, "64-true")) {
        EXPECT_EQ(read(b, "fc.weight"), value) << from << " " << to;
      }
      for (size_t i = 0; i < value.size(); ++i)
        EXPECT_NEAR(read(b, "fc.weight")[i], value[i], 1e-7) << from << " " << to;
      EXPECT_EQ(read(b, "bn.num_batches_tracked")[0], 41);
      mpt_params_release(b);
    }
    mpt_params same = make();
    set_precision(same, from);
    OK(mpt_params_load(same, file.path(), nullptr, nullptr));
    OK(mpt_params_save(same, file.path(), nullptr));
    EXPECT_EQ(file.bytes(), bytes) << from;
    mpt_params_release(a);
    mpt_params_release(same);
  }
}

TEST_F(ParamsFile, InAnotherDtype) {
  mpt_params a = make();
  desc.dtype = MPT_BF16;
  OK(mpt_params_save(a, file.path(), &desc));
  EXPECT_EQ(dtype_in_file("fc.weight"), MPT_BF16);
  EXPECT_EQ(dtype_in_file("bn.num_batches_tracked"), MPT_I64);
  mpt_tensor rounded;
  OK(mpt_cast(get(a, "fc.weight"), MPT_BF16, &rounded));
  mpt_params b = make();
  OK(mpt_params_load(b, file.path(), nullptr, nullptr));
  EXPECT_EQ(read(b, "fc.weight"), read(rounded));
  desc.dtype = MPT_I32;
  REFUSED(MPT_ERROR_DTYPE, mpt_params_save(a, file.path(), &desc), "floating");
}

TEST_F(ParamsFile, NamesThatDoNotFit) {
  mpt_params a = make(), b = make();
  mpt_module more;
  OK(mpt_nn_linear(b, "more", 2, 2, 1, 0, &more));
  OK(mpt_params_save(a, file.path(), nullptr));
  const auto old = read(b, "fc.weight");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_load(b, file.path(), nullptr, nullptr),
          "the file lacks 'more.weight', 'more.bias'");
  EXPECT_EQ(read(b, "fc.weight"), old);
  desc.strict = 0;
  mpt_params_load_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_params_load(b, file.path(), &desc, &info));
  EXPECT_EQ(info.loaded, 7);
  EXPECT_EQ(info.missing, 2);
  EXPECT_EQ(info.unexpected, 0);
  EXPECT_NE(logged.find("lacks 'more.weight'"), std::string::npos) << logged;
  EXPECT_EQ(read(b, "fc.weight"), read(a, "fc.weight"));

  OK(mpt_params_save(b, file.path(), nullptr));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_load(a, file.path(), nullptr, &info),
          "the set has no 'more.");
  OK(mpt_params_load(a, file.path(), &desc, &info));
  EXPECT_EQ(info.unexpected, 2);
  EXPECT_EQ(info.missing, 0);
}

TEST_F(ParamsFile, ShapesAndDtypesThatDoNotFit) {
  mpt_params a = make(), b, c;
  OK(mpt_params_save(a, file.path(), nullptr));
  OK(mpt_params_create(ctx, &b));
  mpt_module m;
  OK(mpt_nn_batch_norm(b, "bn", 3, nullptr, &m));
  OK(mpt_nn_linear(b, "fc", 3, 4, 1, 0, &m));
  desc.strict = 0;
  const auto mean = read(b, "bn.weight");
  for (const mpt_params_file_desc* d : {static_cast<mpt_params_file_desc*>(nullptr), &desc}) {
    REFUSED(MPT_ERROR_SHAPE, mpt_params_load(b, file.path(), d, nullptr),
            "'fc.weight' is [3, 4] in");
    EXPECT_NE(std::string(mpt_last_error()).find("[4, 3] here"), std::string::npos);
  }
  EXPECT_EQ(read(b, "bn.weight"), mean);
  OK(mpt_params_create(ctx, &c));
  mpt_tensor t;
  OK(mpt_zeros(ctx, MPT_I32, nullptr, 0, &t));
  OK(mpt_params_add_buffer(c, "bn.num_batches_tracked", t));
  REFUSED(MPT_ERROR_DTYPE, mpt_params_load(c, file.path(), &desc, nullptr), "is i64 in");
}

TEST_F(ParamsFile, Prefixes) {
  mpt_params a = make("encoder.");
  desc.prefix = "encoder.bn";
  desc.file_prefix = "model.norm.";  // a final dot is optional
  OK(mpt_params_save(a, file.path(), &desc));
  EXPECT_EQ(dtype_in_file("model.norm.running_var"), MPT_F32);
  mpt_file f;
  int64_t n;
  OK(mpt_safetensors_open(ctx, file.path(), &f));
  OK(mpt_file_get_count(f, &n));
  EXPECT_EQ(n, 5);
  mpt_params b = make();
  const float ones[] = {5, 6, 7};
  OK(mpt_tensor_write(get(b, "bn.bias"), MPT_F32, ones, 3));
  desc.prefix = "bn";
  OK(mpt_params_load(b, file.path(), &desc, nullptr));
  EXPECT_EQ(read(b, "bn.bias"), read(a, "encoder.bn.bias"));
  desc.prefix = "cn";
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_load(b, file.path(), &desc, nullptr),
          "no name under 'cn'");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_save(b, file.path(), &desc), "no name under 'cn'");
  desc.prefix = "bn.bias";
  desc.file_prefix = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_save(b, file.path(), &desc), "empty name");
  desc.file_prefix = "b";
  OK(mpt_params_save(b, file.path(), &desc));
  EXPECT_EQ(dtype_in_file("b"), MPT_F32);
}

TEST_F(ParamsFile, Metadata) {
  const mpt_metadata two[] = {entry("format", "np"), entry("note", "mine")},
                     twice[] = {entry("a", ""), entry("a", "")};
  mpt_params a = make();
  const char* value;
  mpt_file f;
  OK(mpt_params_save(a, file.path(), nullptr));
  OK(mpt_safetensors_open(ctx, file.path(), &f));
  OK(mpt_file_get_metadata(f, "format", &value));
  EXPECT_STREQ(value, "pt");
  desc.metadata = two;
  desc.metadata_count = 2;
  OK(mpt_params_save(a, file.path(), &desc));
  OK(mpt_safetensors_open(ctx, file.path(), &f));
  OK(mpt_file_get_metadata(f, "format", &value));
  EXPECT_STREQ(value, "np");
  desc.metadata = twice;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_save(a, file.path(), &desc), "two metadata");
}

// A buffer that is a strided view is written with its own elements.
TEST_F(ParamsFile, StridedBuffer) {
  mpt_params a, b;
  const int64_t shape[] = {2, 3};
  mpt_tensor whole[2], view[2];
  for (int i = 0; i < 2; ++i) {
    OK(mpt_params_create(ctx, i ? &b : &a));
    OK(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, &whole[i]));
    OK(mpt_transpose(whole[i], 0, 1, &view[i]));
    OK(mpt_params_add_buffer(i ? b : a, "view", view[i]));
  }
  OK(mpt_params_save(a, file.path(), nullptr));
  OK(mpt_params_load(b, file.path(), nullptr, nullptr));
  EXPECT_EQ(read(whole[1]), read(whole[0]));
}

TEST_F(ParamsFile, PyTorchsNamesLoadIntoModules) {
  mpt_params p;
  mpt_module table, block, conv, bn, rnn, head;
  OK(mpt_params_create(ctx, &p));
  mpt_nn_transformer_desc t;
  mpt_nn_transformer_desc_init(&t, sizeof t);
  t.norm_first = 1;
  t.dim_feedforward = 16;
  t.dropout = 0;
  mpt_nn_norm_desc n;
  mpt_nn_norm_desc_init(&n, sizeof n);
  n.activation = MPT_ACTIVATION_RELU;
  mpt_rnn_desc r;
  mpt_rnn_desc_init(&r, sizeof r);
  r.batch_first = 1;
  OK(mpt_nn_embedding(p, "table", 7, 8, nullptr, &table));
  OK(mpt_nn_transformer_block(p, "block", 8, 2, &t, &block));
  OK(mpt_nn_conv1d(p, "conv", 8, 6, 3, 1, 1, nullptr, &conv));
  OK(mpt_nn_batch_norm(p, "bn", 6, &n, &bn));
  OK(mpt_nn_gru(p, "rnn", 6, 5, &r, &rnn));
  OK(mpt_nn_linear(p, "head", 5, 3, 1, 0, &head));
  OK(mpt_module_train(bn, 0));
  desc.file_prefix = "module";
  OK(mpt_params_load(p, GOLDEN "/state.safetensors", &desc, nullptr));

  mpt_file f;
  mpt_tensor x, want;
  OK(mpt_safetensors_open(ctx, GOLDEN "/state.safetensors", &f));
  OK(mpt_file_read(f, "test.ids", &x));
  OK(mpt_file_read(f, "test.out", &want));
  for (mpt_module m : {table, block}) OK(mpt_module_forward(m, x, &x));
  OK(mpt_transpose(x, 1, 2, &x));
  for (mpt_module m : {conv, bn}) OK(mpt_module_forward(m, x, &x));
  OK(mpt_transpose(x, 1, 2, &x));
  for (mpt_module m : {rnn, head}) OK(mpt_module_forward(m, x, &x));
  const auto found = read(x), wanted = read(want);
  ASSERT_EQ(found.size(), wanted.size());
  for (size_t i = 0; i < found.size(); ++i) EXPECT_NEAR(found[i], wanted[i], 1e-6) << i;
}

}  // namespace
