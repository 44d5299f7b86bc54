// Every operation run by its number gives the same bits as its own function, and mpt_op_get_param
// matches the header.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstring>
#include <deque>
#include <string>
#include <vector>

#include "mpt/mpt.h"

namespace {

class OpRun : public ::testing::Test {
 protected:
  using Shape = std::vector<int64_t>;

  void SetUp() override {
    ASSERT_EQ(mpt_context_create(nullptr, &ctx_), MPT_OK);
    ASSERT_EQ(mpt_scope_push(ctx_), MPT_OK);
  }
  void TearDown() override { mpt_context_release(ctx_); }

  void seed() { EXPECT_EQ(mpt_context_set_seed(ctx_, 7), MPT_OK); }
  // Returns values in (0, 1), all different.
  mpt_tensor real(const Shape& s) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_uniform(ctx_, MPT_F32, s.data(), rank(s), 0.1, 0.9, &t), MPT_OK);
    return t;
  }
  // Returns 0, 1, 0, 1, ...
  mpt_tensor whole(const Shape& s, mpt_dtype dtype = MPT_I64) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_zeros(ctx_, dtype, s.data(), rank(s), &t), MPT_OK);
    std::vector<int64_t> v(static_cast<size_t>(count(t)));
    for (size_t i = 0; i < v.size(); ++i) v[i] = static_cast<int64_t>(i % 2);
    EXPECT_EQ(mpt_tensor_write(t, MPT_I64, v.data(), count(t)), MPT_OK);
    return t;
  }
  mpt_tensor flags(const Shape& s) { return whole(s, MPT_BOOL); }

  static mpt_attr integer(const char* name, int64_t v) {
    return {sizeof(mpt_attr), MPT_PARAM_INTEGER, name, v, 0, nullptr, 0};
  }
  static mpt_attr number(const char* name, double v) {
    return {sizeof(mpt_attr), MPT_PARAM_NUMBER, name, 0, v, nullptr, 0};
  }
  mpt_attr integers(const char* name, const std::vector<int64_t>& v) {
    lists_.push_back(v);
    return {sizeof(mpt_attr),
            MPT_PARAM_INTEGERS,
            name,
            0,
            0,
            lists_.back().data(),
            static_cast<int64_t>(v.size())};
  }

  mpt_op find(const char* name) {
    mpt_op op = -1;
    EXPECT_EQ(mpt_op_from_name(ctx_, name, &op), MPT_OK) << mpt_last_error();
    return op;
  }
  mpt_status run(const char* name, const std::vector<mpt_tensor>& in,
                 const std::vector<mpt_attr>& attrs, std::vector<mpt_tensor>& out) {
    return mpt_op_run(ctx_, find(name), in.data(), static_cast<int32_t>(in.size()), attrs.data(),
                      static_cast<int32_t>(attrs.size()), out.data(),
                      static_cast<int32_t>(out.size()));
  }

  // Runs `name` by its number and compares with `want`, the results of the named call.
  void expect_same(const char* name, const std::vector<mpt_tensor>& in,
                   const std::vector<mpt_attr>& attrs, const mpt_tensor* want, int32_t outs) {
    std::vector<mpt_tensor> out(static_cast<size_t>(outs));
    seed();
    ASSERT_EQ(run(name, in, attrs, out), MPT_OK) << mpt_last_error();
    for (int32_t i = 0; i < outs; ++i) {
      EXPECT_EQ(bytes(out[static_cast<size_t>(i)]), bytes(want[i])) << "result " << i;
    }
    mpt_op_info info = {};
    info.struct_size = sizeof info;
    ASSERT_EQ(mpt_op_get_info(ctx_, find(name), &info), MPT_OK);
    EXPECT_STREQ(info.name, name);
    EXPECT_TRUE(info.outputs == outs || info.outputs == -1) << info.outputs;
    for (const mpt_attr& a : attrs) {
      int described = 0;
      for (int32_t p = 0; p < info.params; ++p) {
        mpt_op_param param = {};
        param.struct_size = sizeof param;
        ASSERT_EQ(mpt_op_get_param(ctx_, find(name), p, &param), MPT_OK);
        described += std::strcmp(param.name, a.name) == 0;
      }
      EXPECT_EQ(described, 1) << a.name;
    }
  }

  // Returns dtype, shape and elements as bytes.
  static std::string bytes(mpt_tensor t) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK) << mpt_last_error();
    std::string s(static_cast<size_t>(i.count) * mpt_dtype_size(i.dtype), 0);
    EXPECT_EQ(mpt_tensor_read(t, i.dtype, s.data(), i.count), MPT_OK) << mpt_last_error();
    for (int32_t d = 0; d < i.rank; ++d) s.append(1, ' ').append(std::to_string(i.shape[d]));
    return s.append(1, ' ').append(mpt_dtype_name(i.dtype));
  }
  static int64_t count(mpt_tensor t) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK);
    return i.count;
  }
  static int32_t rank(const Shape& s) { return static_cast<int32_t>(s.size()); }
  void refuses(mpt_status status, const std::string& text, const char* name,
               const std::vector<mpt_tensor>& in, const std::vector<mpt_attr>& attrs,
               size_t outs = 1) {
    std::vector<mpt_tensor> out(outs);
    EXPECT_EQ(run(name, in, attrs, out), status);
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
  }

  mpt_context ctx_ = nullptr;
  std::deque<std::vector<int64_t>> lists_;
};

#include "op_runs.inc"

TEST_F(OpRun, what_is_left_out_has_its_default) {
  const mpt_tensor x = real({2, 3});
  mpt_tensor want = nullptr;
  ASSERT_EQ(mpt_sum(x, nullptr, 0, 0, &want), MPT_OK);
  std::vector<mpt_tensor> out(1);
  ASSERT_EQ(run("sum", {x}, {}, out), MPT_OK) << mpt_last_error();
  EXPECT_EQ(bytes(out[0]), bytes(want));
  const mpt_tensor w = real({4, 3});
  ASSERT_EQ(mpt_linear(x, w, nullptr, MPT_ACTIVATION_NONE, &want), MPT_OK);
  ASSERT_EQ(run("linear", {x, w}, {}, out), MPT_OK) << mpt_last_error();
  EXPECT_EQ(bytes(out[0]), bytes(want));
}

TEST_F(OpRun, says_what_is_wrong) {
  const mpt_tensor x = real({2, 3});
  const mpt_status bad = MPT_ERROR_INVALID_ARGUMENT;
  refuses(bad, "softmax needs the attribute 'dim'", "softmax", {x}, {});
  refuses(bad, "softmax has no attribute 'axis'", "softmax", {x},
          {integer("dim", 1), integer("axis", 1)});
  refuses(bad, "must be MPT_PARAM_INTEGER", "softmax", {x}, {number("dim", 1)});
  refuses(bad, "given twice", "softmax", {x}, {integer("dim", 1), integer("dim", 0)});
  refuses(bad, "add needs the tensor 'b'", "add", {x}, {});
  refuses(bad, "add takes 2 tensors; got 3", "add", {x, x, x}, {});
  refuses(bad, "add has 1 results, not 2", "add", {x, x}, {}, 2);
  refuses(bad, "32 bits", "gelu", {x}, {integer("approximate_tanh", int64_t{1} << 40)});
  refuses(MPT_ERROR_INVALID_HANDLE, "", "add", {x, nullptr}, {});
  refuses(MPT_ERROR_UNSUPPORTED, "(conv_data) is internal", "conv_data", {x}, {});
  mpt_tensor out = nullptr;
  EXPECT_EQ(mpt_op_run(ctx_, 999, &x, 1, nullptr, 0, &out, 1), bad);
  EXPECT_EQ(mpt_op_run(ctx_, -1, &x, 1, nullptr, 0, &out, 1), bad);
}

}  // namespace
