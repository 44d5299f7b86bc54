// Helpers of the tests of clipping and loops: golden cases, clipping by hand, a small network.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "../support/golden.h"
#include "../support/steps.h"

namespace mpt_test {

inline constexpr const char* kModes[] = {"32-true",    "64-true", "16-mixed",
                                         "bf16-mixed", "16-true", "bf16-true"};

// A section of loops.txt: the fields of its first line, and its rows of numbers by keyword.
struct Case {
  std::string name;
  Line head;
  std::map<std::string, std::vector<std::vector<double>>> rows;
  Floats floats(const char* row, size_t i = 0) const {
    const auto& v = rows.at(row)[i];
    return Floats(v.begin(), v.end());
  }
};
inline std::vector<Case> cases(const std::string& prefix) {
  std::vector<Case> out;
  for (const auto& section : sections("case", GOLDEN "/loops.txt")) {
    Case c{section[0].words[1], section[0], {}};
    if (!c.name.starts_with(prefix)) continue;
    for (size_t i = 1; i < section.size(); ++i) {
      c.rows[section[i].words[0]].push_back(section[i].numbers());
    }
    out.push_back(std::move(c));
  }
  EXPECT_FALSE(out.empty()) << prefix;
  return out;
}

class Loops : public Steps {
 protected:
  double clip(mpt_params set, double max, double p, bool strict = false) {
    mpt_clip_desc d;
    mpt_clip_desc_init(&d, sizeof d);
    d.norm_type = p;
    d.error_if_nonfinite = strict;
    double norm = -1;
    EXPECT_EQ(mpt_params_clip_grad_norm(set, max, &d, &norm), MPT_OK) << mpt_last_error();
    return norm;
  }
  // Lowers the scale so that gradients of some tens fit into f16.
  void lower_scale(mpt_stepper s) {
    if (mpt_scaler scaler = scaler_of(s)) {
      EXPECT_EQ(mpt_scaler_set_scale(scaler, 1024), MPT_OK);
    }
  }
  size_t gradient_peak() {
    mpt_memory_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_context_get_memory(ctx, &i), MPT_OK);
    return i.peak[MPT_MEMORY_GRADIENTS];
  }
  // Returns mean((tanh(x w1^T) w2^T - y)^2), like tests/golden/make_loops.py.
  mpt_tensor net_loss(mpt_tensor w1, mpt_tensor w2, mpt_tensor x, mpt_tensor y) {
    mpt_tensor h = nullptr, z = nullptr, loss = nullptr;
    EXPECT_EQ(mpt_linear(x, w1, nullptr, MPT_ACTIVATION_NONE, &h), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_tanh(h, &h), MPT_OK);
    EXPECT_EQ(mpt_linear(h, w2, nullptr, MPT_ACTIVATION_NONE, &z), MPT_OK);
    EXPECT_EQ(mpt_mse_loss(z, y, MPT_REDUCTION_MEAN, &loss), MPT_OK) << mpt_last_error();
    return loss;
  }
  mpt_tensor make64(const Shape& shape, const std::vector<double>& v) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_tensor_from_data(ctx, MPT_F64, shape.data(), static_cast<int32_t>(shape.size()),
                                   v.data(), v.size() * sizeof(double), &t),
              MPT_OK)
        << mpt_last_error();
    return t;
  }
  std::vector<double> read64(mpt_tensor t) {
    std::vector<double> v(static_cast<size_t>(info(t).count));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F64, v.data(), static_cast<int64_t>(v.size())), MPT_OK);
    return v;
  }
};

}  // namespace mpt_test
