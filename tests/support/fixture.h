// A fixture with a context, float tensors and a parameter set.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "mpt/mpt.h"

namespace mpt_test {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()
#define REFUSED(code, call, text)                                                               \
  do {                                                                                          \
    EXPECT_EQ(call, code);                                                                      \
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error(); \
  } while (0)

using Floats = std::vector<float>;
using Shape = std::vector<int64_t>;

class Train : public ::testing::Test {
 protected:
  void SetUp() override {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = 1;
    d.own_threads = 2;
    OK(mpt_context_create(&d, &ctx));
    OK(mpt_params_create(ctx, &params));
  }
  void TearDown() override { mpt_context_release(ctx); }

  mpt_tensor make(const Shape& shape, const Floats& v) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_tensor_from_data(ctx, MPT_F32, shape.data(), static_cast<int32_t>(shape.size()),
                                   v.data(), v.size() * sizeof(float), &t),
              MPT_OK)
        << mpt_last_error();
    return t;
  }
  mpt_tensor add(const char* name, const Shape& shape, const Floats& v) {
    mpt_tensor t = make(shape, v);
    EXPECT_EQ(mpt_params_add(params, name, t), MPT_OK) << mpt_last_error();
    return t;
  }
  Floats normal(int64_t n, double deviation = 1) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_normal(ctx, MPT_F32, &n, 1, 0, deviation, &t), MPT_OK);
    Floats v = read(t);
    mpt_tensor_release(t);
    return v;
  }
  mpt_tensor_info info(mpt_tensor t) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK) << mpt_last_error();
    return i;
  }
  Floats read(mpt_tensor t) {
    Floats v(static_cast<size_t>(info(t).count));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F32, v.data(), static_cast<int64_t>(v.size())), MPT_OK)
        << mpt_last_error();
    return v;
  }
  std::vector<uint16_t> read_bf16(mpt_tensor t) {
    std::vector<uint16_t> v(static_cast<size_t>(info(t).count));
    EXPECT_EQ(mpt_tensor_read(t, MPT_BF16, v.data(), static_cast<int64_t>(v.size())), MPT_OK);
    return v;
  }
  void set_grad(mpt_tensor t, const Floats& v, mpt_dtype dtype = MPT_F32) {
    mpt_tensor_info i = info(t);
    mpt_tensor g = make(Shape(i.shape, i.shape + i.rank), v), c = nullptr;
    if (dtype != MPT_F32) {
      EXPECT_EQ(mpt_cast(g, dtype, &c), MPT_OK);
      mpt_tensor_release(g);
      g = c;
    }
    EXPECT_EQ(mpt_tensor_set_grad(t, g), MPT_OK) << mpt_last_error();
    mpt_tensor_release(g);
  }
  // Makes a call, which drops the objects of handles that were released.
  void drain() { OK(mpt_context_set_seed(ctx, 1)); }
  Floats grad(mpt_tensor t) {
    mpt_tensor g = nullptr;
    EXPECT_EQ(mpt_tensor_get_grad(t, &g), MPT_OK);
    if (!g) return {};
    Floats v = read(g);
    mpt_tensor_release(g);
    return v;
  }
  mpt_precision precision(const char* name) {
    mpt_precision p;
    EXPECT_EQ(mpt_precision_from_name(name, &p, sizeof p), MPT_OK) << mpt_last_error();
    return p;
  }
  void set_precision(const char* name) {
    mpt_precision p = precision(name);
    EXPECT_EQ(mpt_params_set_precision(params, &p), MPT_OK) << mpt_last_error();
  }
  static uint32_t bits(float f) {
    uint32_t u;
    std::memcpy(&u, &f, sizeof u);
    return u;
  }
  static std::vector<uint32_t> bits(const Floats& v) {
    std::vector<uint32_t> u;
    for (float f : v) u.push_back(bits(f));
    return u;
  }

  mpt_context ctx = nullptr;
  mpt_params params = nullptr;
};

}  // namespace mpt_test
