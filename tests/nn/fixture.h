// Fixture of the module tests: a context, a parameter set, and helpers over the C API.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "mpt/mpt.h"

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

namespace mpt::test {

class Nn : public ::testing::Test {
 protected:
  void SetUp() override {
    OK(mpt_context_create(nullptr, &ctx));
    OK(mpt_params_create(ctx, &set));
    OK(mpt_scope_push(ctx));
  }
  void TearDown() override { mpt_context_release(ctx); }

  mpt_tensor tensor(const std::vector<int64_t>& shape, const std::vector<double>& v,
                    mpt_dtype dtype = MPT_F32) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_empty(ctx, dtype, shape.data(), static_cast<int32_t>(shape.size()), &t), MPT_OK)
        << mpt_last_error();
    EXPECT_EQ(mpt_tensor_write(t, MPT_F64, v.data(), static_cast<int64_t>(v.size())), MPT_OK)
        << mpt_last_error();
    return t;
  }
  // Returns a tensor with the values sin(step), sin(2 step), .. in row-major order.
  mpt_tensor wave(const std::vector<int64_t>& shape, double step = 0.37) {
    int64_t n = 1;
    for (int64_t d : shape) n *= d;
    std::vector<double> v;
    for (int64_t i = 0; i < n; ++i) v.push_back(std::sin(step * static_cast<double>(i + 1)));
    return tensor(shape, v);
  }
  static mpt_tensor_info info(mpt_tensor t) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK) << mpt_last_error();
    return i;
  }
  static std::vector<int64_t> shape(mpt_tensor t) {
    const mpt_tensor_info i = info(t);
    return std::vector<int64_t>(i.shape, i.shape + i.rank);
  }
  static std::vector<double> read(mpt_tensor t) {
    std::vector<double> v(static_cast<size_t>(info(t).count));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F64, v.data(), static_cast<int64_t>(v.size())), MPT_OK)
        << mpt_last_error();
    return v;
  }
  static std::vector<double> grad(mpt_tensor t) {
    mpt_tensor g = nullptr;
    EXPECT_EQ(mpt_tensor_get_grad(t, &g), MPT_OK) << mpt_last_error();
    return g ? read(g) : std::vector<double>();
  }
  mpt_tensor get(const std::string& name) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_params_get(set, name.c_str(), &t), MPT_OK) << mpt_last_error();
    return t;
  }
  mpt_params_info size() {
    mpt_params_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_params_get_info(set, &i), MPT_OK) << mpt_last_error();
    return i;
  }
  std::vector<std::string> names() {
    std::vector<std::string> list;
    const mpt_params_info i = size();
    for (int64_t k = 0; k < i.tensors + i.buffers; ++k) {
      const char* name = nullptr;
      EXPECT_EQ(mpt_params_get_at(set, k, &name, nullptr), MPT_OK) << mpt_last_error();
      list.emplace_back(name);
    }
    return list;
  }

  mpt_context ctx = nullptr;
  mpt_params set = nullptr;
};

}  // namespace mpt::test
