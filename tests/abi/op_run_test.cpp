// Every operation run by its number gives the same bits as its own function, also where arguments
// have their defaults, and mpt_op_get_param matches the header.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstring>
#include <deque>
#include <initializer_list>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "mpt/mpt.hpp"

namespace {

class OpRun : public ::testing::Test {
 protected:
  using Shape = std::initializer_list<int64_t>;  // a vector in each call takes long to compile
  using Handles = std::initializer_list<mpt_tensor>;
  using Attrs = std::initializer_list<mpt_attr>;

  void SetUp() override {
    ASSERT_EQ(mpt_context_create(nullptr, &ctx_), MPT_OK);
    ASSERT_EQ(mpt_scope_push(ctx_), MPT_OK);
  }
  void TearDown() override { mpt_context_release(ctx_); }

  void seed() { EXPECT_EQ(mpt_context_set_seed(ctx_, 7), MPT_OK); }
  // Returns values in (0, 1), all different.
  mpt_tensor real(const Shape& s) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_uniform(ctx_, MPT_F32, s.begin(), rank(s), 0.1, 0.9, &t), MPT_OK);
    return t;
  }
  // Returns 0, 1, 0, 1, ...
  mpt_tensor whole(const Shape& s, mpt_dtype dtype = MPT_I64) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_zeros(ctx_, dtype, s.begin(), rank(s), &t), MPT_OK);
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
  static mpt_attr text(const char* name, const char* v) {
    return {sizeof(mpt_attr), MPT_PARAM_TEXT, name, 0, 0, nullptr, 0, v};
  }
  mpt_attr integers(const char* name, Shape v) {
    lists_.emplace_back(v);
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
  void expect_same(const char* name, Handles in, Attrs attrs, const mpt_tensor* want, size_t outs) {
    std::vector<mpt_tensor> out(outs);
    seed();
    ASSERT_EQ(run(name, in, attrs, out), MPT_OK) << mpt_last_error();
    for (size_t i = 0; i < outs; ++i) EXPECT_EQ(bytes(out[i]), bytes(want[i])) << "result " << i;
    mpt_op_info info = {};
    info.struct_size = sizeof info;
    ASSERT_EQ(mpt_op_get_info(ctx_, find(name), &info), MPT_OK);
    EXPECT_STREQ(info.name, name);
    EXPECT_TRUE(info.outputs == static_cast<int32_t>(outs) || info.outputs == -1) << info.outputs;
    for (const mpt_attr& a : attrs) {
      int described = 0;
      for (const mpt_op_param& p : params(name)) described += std::strcmp(p.name, a.name) == 0;
      EXPECT_EQ(described, 1) << a.name;
    }
  }
  // Returns what mpt_op_get_param says of an operation.
  std::vector<mpt_op_param> params(const char* name) {
    mpt_op_info info = {};
    info.struct_size = sizeof info;
    EXPECT_EQ(mpt_op_get_info(ctx_, find(name), &info), MPT_OK);
    std::vector<mpt_op_param> list(static_cast<size_t>(info.params));
    for (int32_t i = 0; i < info.params; ++i) {
      mpt_op_param& p = list[static_cast<size_t>(i)];
      p.struct_size = sizeof p;
      EXPECT_EQ(mpt_op_get_param(ctx_, find(name), i, &p), MPT_OK);
    }
    return list;
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

class OpDefaults : public OpRun {
 protected:
  // Returns a tensor of C++ that shares the handle.
  static mpt::Tensor shared(mpt_tensor t) { return mpt::Tensor(mpt_tensor_retain(t)); }
  // Returns the handles of the results of a call in C++.
  static std::vector<mpt_tensor> handles(const mpt::Tensor& t) { return {t.get()}; }
  static std::vector<mpt_tensor> handles(const mpt::Tensors& list) {
    std::vector<mpt_tensor> v;
    for (const mpt::Tensor& t : list) v.push_back(t.get());
    return v;
  }
  template <class Results>
  static std::vector<mpt_tensor> handles(const Results& results) {
    return std::apply([](const auto&... t) { return std::vector{t.get()...}; }, results);
  }

  // Expects that each attribute, and each operand that has a name in `needed`, is missed by its
  // name where a call leaves it out, and that nothing else must be given.
  void expect_needs(const char* name, Handles in, Attrs attrs,
                    std::initializer_list<const char*> needed) {
    const mpt_status bad = MPT_ERROR_INVALID_ARGUMENT;
    std::set<std::string> required;
    const auto misses = [&](const char* kind, const char* what,
                            const std::vector<mpt_tensor>& inputs,
                            const std::vector<mpt_attr>& others) {
      required.insert(what);
      refuses(bad, std::string(name) + " needs the " + kind + " '" + what + "'", name, inputs,
              others);
    };
    const std::vector<mpt_attr> all = attrs;
    std::ptrdiff_t before = 0;
    for (const char* operand : needed) {
      if (*operand) misses("tensor", operand, {in.begin(), in.begin() + before}, all);
      ++before;
    }
    for (size_t i = 0; i < all.size(); ++i) {
      std::vector<mpt_attr> others = all;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      misses("attribute", all[i].name, in, others);
    }
    for (const mpt_op_param& p : params(name)) {
      if (p.kind == MPT_PARAM_TENSORS) continue;
      EXPECT_EQ(p.optional, !required.contains(p.name)) << p.name;
    }
  }
};

#include "op_runs.inc"

// Their defaults show in negative elements only.
TEST_F(OpDefaults, slopes_below_zero) {
  mpt_tensor x = nullptr;
  const int64_t shape[] = {2, 3};
  ASSERT_EQ(mpt_uniform(ctx_, MPT_F32, shape, 2, -0.9, -0.1, &x), MPT_OK);
  const mpt::Tensor leaky = mpt::leaky_relu(shared(x)), elu = mpt::elu(shared(x));
  expect_same("leaky_relu", {x}, {}, handles(leaky).data(), 1);
  expect_same("elu", {x}, {}, handles(elu).data(), 1);
}

// An integer for every spatial dim is the argument of C; a list sets the descriptor's field.
TEST_F(OpRun, an_argument_and_a_field_of_one_name_are_one_attribute) {
  const mpt_tensor x = real({1, 2, 5, 7});
  mpt_pool_desc desc;
  mpt_pool_desc_init(&desc, sizeof desc);
  desc.kernel[0] = 3;
  mpt_tensor want = nullptr;
  ASSERT_EQ(mpt_max_pool2d(x, 2, 2, 1, &desc, &want), MPT_OK) << mpt_last_error();
  expect_same("max_pool2d", {x},
              {integers("kernel", {3, 2}), integer("stride", 2), integers("padding", {1, 1})},
              &want, 1);
  refuses(MPT_ERROR_INVALID_ARGUMENT, "kernel is -1", "max_pool2d", {x}, {integer("kernel", -1)});
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
