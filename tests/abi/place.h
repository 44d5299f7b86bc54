// A context with handles, tensors and extreme tensors, for calls with extreme numbers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cfloat>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "world.h"

namespace call {

// A context with its handles, ordinary and hard tensors to try, and an image of the state that a
// failed call must not change.
struct Place {
  mpt_context context = nullptr, other = nullptr;
  World world;
  std::vector<uint64_t> tensors, hard;
  std::vector<std::function<void()>> ends;  // release what was made for one call

  explicit Place(bool reference) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = size_t{48} << 20;
    d.flags = reference ? MPT_CONTEXT_REFERENCE : 0;
    EXPECT_EQ(mpt_context_create(&d, &context), MPT_OK);
    add(world.good, Handles(context));
    tensors.push_back(world.good[handle_type<mpt_tensor>][0]);
    for (const std::vector<int64_t>& s : {std::vector<int64_t>{1},
                                          {},
                                          {2},
                                          {2, 2},
                                          {1, 1, 1},
                                          {1, 2, 2},
                                          {1, 1, 2, 2},
                                          {1, 1, 2, 2, 2},
                                          {4, 1},
                                          {4},
                                          {3, 1},
                                          {3},
                                          {1, 3}}) {
      tensors.push_back(make(MPT_F32, s, 1, true));
    }
    for (const std::vector<int64_t>& s : {std::vector<int64_t>{1}, {}, {1, 1}, {2, 2}, {1, 1, 1}})
      tensors.push_back(make(MPT_I64, s, 0));
    tensors.push_back(make(MPT_BOOL, {1, 1}, 1));
    tensors.push_back(make(MPT_BF16, {2, 2}, 1, true));
    const int64_t k33 = int64_t{1} << 33, k40 = int64_t{1} << 40, k31 = int64_t{1} << 31;
    for (mpt_dtype type : {MPT_F32, MPT_I64}) {
      for (const std::vector<int64_t>& s : {std::vector<int64_t>{k33, 0},
                                            {k40, 0},
                                            {0, k33},
                                            {k31, 0, 3},
                                            {0, 1, k33},
                                            {1, k33, 0},
                                            {1, 0, k33, 1},
                                            {0, k31, 1, 1},
                                            {0}})
        hard.push_back(make(type, s, 0, type == MPT_F32));
    }
    for (const std::vector<int64_t>& s : {std::vector<int64_t>{INT64_MAX, 0}, {0, INT64_MAX}})
      hard.push_back(make(MPT_U8, s, 0));
    for (double v : {double{INT64_MIN}, -1., 0x1p31, 0x1p53, 0x1p62})
      hard.push_back(make(MPT_I64, {1, 1}, v));
    for (double v : {double(NAN), double(INFINITY), -double(INFINITY), FLT_MAX + 0.0, 1e-45, -0.0})
      hard.push_back(make(MPT_F32, {1, 1}, v, true));
    for (uint64_t t : hard) EXPECT_NE(t, 0u) << mpt_last_error();
  }
  ~Place() {
    end_call();
    mpt_context_release(context);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  void end_call() {
    for (; !ends.empty(); ends.pop_back()) ends.back()();
  }

  uint64_t make(mpt_dtype type, const std::vector<int64_t>& shape, double value,
                bool grad = false) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_full(context, type, shape.data(), static_cast<int32_t>(shape.size()), value, &t),
              MPT_OK)
        << mpt_last_error();
    if (grad) {
      EXPECT_EQ(mpt_tensor_set_requires_grad(t, 1), MPT_OK);
    }
    return bits(t);
  }
  std::string image() const {
    std::string s;
    for (uint64_t h : tensors) {
      const auto t = reinterpret_cast<mpt_tensor>(h);
      mpt_tensor_info i = {};
      i.struct_size = sizeof i;
      void* p = nullptr;
      if (mpt_tensor_get_info(t, &i) != MPT_OK || mpt_tensor_get_data(t, &p) != MPT_OK) continue;
      s.append(static_cast<const char*>(p), static_cast<size_t>(i.count) * mpt_dtype_size(i.dtype));
      s += std::to_string(i.version) + "," + std::to_string(i.requires_grad) + ";";
    }
    int64_t seed = 0, draws = 0;
    mpt_params_info info = {};
    info.struct_size = sizeof info;
    EXPECT_EQ(mpt_context_get_generator(context, &seed, &draws), MPT_OK);
    const auto params = reinterpret_cast<mpt_params>(world.good[handle_type<mpt_params>][0]);
    EXPECT_EQ(mpt_params_get_info(params, &info), MPT_OK);
    s += std::to_string(draws) + " " + std::to_string(seed) + " " + std::to_string(info.tensors);
    return s;
  }
  int64_t live() const {
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    EXPECT_EQ(mpt_context_get_memory(context, &m), MPT_OK);
    return m.live_tensors;
  }
};

}  // namespace call
