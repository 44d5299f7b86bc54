// Tests of sparse gradients: embeddings of which a step reads a small number of rows.
// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <functional>

#include "../support/golden.h"
#include "../support/steps.h"
#include "mpt/mpt.h"

namespace mpt_test {
namespace {

using Index = std::vector<int64_t>;

class SparseGrads : public Steps {
 protected:
  mpt_tensor index(const Index& v) {
    const auto n = static_cast<int64_t>(v.size());
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_tensor_from_data(ctx, MPT_I64, &n, 1, v.data(), v.size() * 8, &t), MPT_OK);
    return t;
  }
  // Adds a parameter with a sparse gradient.
  mpt_tensor table(const char* name, const Shape& shape, const Floats& v, bool sparse = true) {
    mpt_tensor t = add(name, shape, v);
    EXPECT_EQ(mpt_tensor_set_grad_sparse(t, sparse), MPT_OK) << mpt_last_error();
    return t;
  }
  // Returns sum(embedding(at, w) g), so that row at[i] of w gets row i of g as its gradient.
  mpt_tensor loss_of(mpt_tensor w, const Index& at, const Floats& g, int64_t padding = -1) {
    mpt_tensor y = nullptr, s = nullptr;
    EXPECT_EQ(mpt_embedding(index(at), w, padding, &y), MPT_OK) << mpt_last_error();
    const auto width = static_cast<int64_t>(at.empty() ? 1 : g.size() / at.size());
    mpt_tensor by =
        make({static_cast<int64_t>(at.size()), at.empty() ? info(w).shape[1] : width}, g);
    EXPECT_EQ(mpt_cast(by, info(y).dtype, &by), MPT_OK);
    EXPECT_EQ(mpt_mul(y, by, &y), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_cast(y, info(y).dtype == MPT_F64 ? MPT_F64 : MPT_F32, &y), MPT_OK);
    EXPECT_EQ(mpt_sum(y, nullptr, 0, 0, &s), MPT_OK);
    return s;
  }
  void backward(mpt_tensor loss) {
    EXPECT_EQ(mpt_backward(&loss, nullptr, 1, nullptr), MPT_OK) << mpt_last_error();
  }
  struct Sparse {
    Index rows;
    Floats values;
  };
  Sparse sparse(mpt_tensor w) {
    mpt_tensor rows = nullptr, values = nullptr;
    EXPECT_EQ(mpt_tensor_get_grad_rows(w, &rows, &values), MPT_OK) << mpt_last_error();
    if (!rows) return {};
    Sparse s;
    s.rows.resize(static_cast<size_t>(info(rows).count));
    EXPECT_EQ(mpt_tensor_read(rows, MPT_I64, s.rows.data(), static_cast<int64_t>(s.rows.size())),
              MPT_OK);
    s.values = read(values);
    mpt_tensor_release(rows);
    mpt_tensor_release(values);
    return s;
  }
  mpt_optimizer optimizer(const mpt_optimizer_desc& d, mpt_params set = nullptr) {
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_optimizer_create(set ? set : params, &d, &o), MPT_OK) << mpt_last_error();
    return o;
  }
  mpt_optimizer sparse_adam(double lr = 0.1) {
    mpt_optimizer_desc d;
    mpt_sparse_adam_desc_init(&d, sizeof d);
    d.lr = lr;
    return optimizer(d);
  }
};

mpt_optimizer_desc desc_of(const Line& head) {
  const std::string& kind = head.words[1];
  if (kind != "sparse_adam") return optimizer_desc(kind, head);
  mpt_optimizer_desc d = optimizer_desc("adam", head);
  d.kind = MPT_OPTIMIZER_SPARSE_ADAM;
  return d;
}

// Runs the loops of make_sparse.py, by hand and by a stepper.
TEST_F(SparseGrads, AsPytorch) {
  for (const auto& section : sections("case", GOLDEN "/sparse.txt")) {
    const Line& head = section[0];
    const bool scaled = head.fields.at("scaled") != 0;
    const auto start = section[1].numbers();
    for (const bool by_hand : {true, false}) {
      std::string what = head.words[1] + (scaled ? ", scaled" : "") + (by_hand ? ", by hand" : "");
      for (const auto& [k, v] : head.fields) what += " " + k + "=" + std::to_string(v);
      SCOPED_TRACE(what);
      OK(mpt_params_create(ctx, &params));
      mpt_tensor w = table("w", {7, 3}, Floats(start.begin(), start.end()));
      mpt_optimizer o = optimizer(desc_of(head));
      mpt_scaler_desc sd;
      mpt_scaler_desc_init(&sd, sizeof sd);
      sd.init_scale = 4;
      sd.growth_interval = 2;
      sd.min_scale = 0;
      mpt_scaler scaler = nullptr;
      if (scaled) {
        OK(mpt_scaler_create(ctx, &sd, &scaler));
      }
      mpt_stepper s =
          by_hand ? nullptr
                  : stepper("32-true", {o}, [&](mpt_stepper_desc& d) { d.scaler = scaler; });
      for (size_t i = 2; i + 3 < section.size(); i += 4) {
        Index at;
        for (double v : section[i].numbers()) at.push_back(static_cast<int64_t>(v));
        const auto g = section[i + 1].numbers();
        mpt_tensor loss = loss_of(w, at, Floats(g.begin(), g.end()));
        if (!by_hand) {
          OK(mpt_stepper_backward(s, loss));
          EXPECT_GE(mpt_stepper_step(s), 0) << mpt_last_error();
        } else {
          if (scaled) {
            OK(mpt_scaler_scale(scaler, loss, &loss));
          }
          OK(mpt_optimizer_zero_grad(o));
          backward(loss);
          EXPECT_FALSE(sparse(w).rows.empty());
          if (scaled && i % 8 == 2) {
            OK(mpt_scaler_unscale(scaler, o));
          }
          EXPECT_GE(scaled ? mpt_scaler_step(scaler, o) : mpt_optimizer_step(o), 0)
              << mpt_last_error();
          if (scaled) {
            OK(mpt_scaler_update(scaler));
          }
        }
        const auto want = section[i + 2].numbers();
        const Floats have = read(w);
        for (size_t k = 0; k < want.size(); ++k) {
          EXPECT_NEAR(have[k], want[k], 3e-6 * (1 + std::fabs(want[k]))) << "step " << i / 4;
        }
        if (scaled) {
          EXPECT_EQ(info_of(scaler).scale, section[i + 3].numbers()[0]);
        }
      }
    }
  }
}

// SGD does not move a row without a gradient. The parameters equal those of a dense run to the bit,
// in every format, with odd widths, equal indices, micro-batches and padding.
TEST_F(SparseGrads, SgdHasTheBitsOfADenseGradient) {
  const char* modes[] = {"32-true",
                         "64-true",
                         "16-mixed",
                         "bf16-mixed",
                         "bf16-true",
                         "16-true",
                         "O2",
                         "bf16-mixed,grad=f32",
                         "bf16-true,master=kahan",
                         "bf16-true,master=stochastic"};
  for (const char* mode : modes) {
    for (const int64_t width : {5, 64, 300}) {
      SCOPED_TRACE(std::string(mode) + " " + std::to_string(width));
      const Floats start = normal(50 * width);
      std::vector<Floats> gradients;
      for (int i = 0; i < 12; ++i) gradients.push_back(normal(40 * width, 0.1));
      const Floats extra = normal(3 * width);
      std::vector<double> end[2];
      for (const bool by_rows : {false, true}) {
        OK(mpt_params_create(ctx, &params));
        OK(mpt_context_set_seed(ctx, 3));
        mpt_tensor w = table("w", {50, width}, start, by_rows);
        set_precision(mode);
        mpt_optimizer_desc d;
        mpt_sgd_desc_init(&d, sizeof d);
        d.lr = 0.1;
        mpt_stepper s = stepper(mode, {optimizer(d)}, [](mpt_stepper_desc& how) {
          how.accumulate = 2;
          how.clip_value = 0.3;
        });
        if (mpt_scaler scaler = scaler_of(s)) {
          OK(mpt_scaler_set_scale(scaler, 128));
        }
        for (size_t i = 0; i < gradients.size(); ++i) {
          Index at;
          for (int64_t k = 0; k < 40; ++k) at.push_back((k * k + 7 * static_cast<int64_t>(i)) % 50);
          mpt_tensor loss = loss_of(w, at, gradients[i], 14), more = loss_of(w, {9, 3, 3}, extra);
          OK(mpt_add(loss, more, &loss));
          OK(mpt_stepper_backward(s, loss));
          EXPECT_EQ(sparse(w).rows.empty(), !by_rows);
          if (i % 2) {
            OK(mpt_stepper_step(s));
          }
        }
        end[by_rows].resize(start.size());
        OK(mpt_tensor_read(w, MPT_F64, end[by_rows].data(), static_cast<int64_t>(start.size())));
      }
      EXPECT_EQ(std::memcmp(end[0].data(), end[1].data(), start.size() * 8), 0);
    }
  }
}

// A sum of equal rows that overflows f16 is detected, as in PyTorch's unscale of sparse tensors.
TEST_F(SparseGrads, F16OverflowOfASum) {
  mpt_tensor w = table("table.weight", {4, 2}, Floats(8, 1));
  set_precision("16-true");
  mpt_stepper s = stepper("16-true", {sgd(params)}, [](mpt_stepper_desc& d) { d.check = 1; });
  for (int i = 0; i < (test_device() ? 2 : 1); ++i) {  // a device searches the second one
    OK(mpt_stepper_backward(s, loss_of(w, {2, 1, 2}, {64000, 1, 1, 1, 64000, 1})));
    EXPECT_EQ(sparse(w).rows, (Index{1, 2}));
    EXPECT_EQ(sparse(w).values, (Floats{1, 1, INFINITY, 2}));
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
    EXPECT_EQ(verdict(s).outcome, MPT_VERDICT_NON_FINITE);
    EXPECT_EQ(verdict(s).non_finite, 1);
    EXPECT_STREQ(verdict(s).bad_parameter, "table.weight");
    EXPECT_EQ(read(w), Floats(8, 1));
  }
  mpt_non_finite found = {};
  found.struct_size = sizeof found;
  OK(mpt_context_get_non_finite(ctx, &found));
  EXPECT_STREQ(found.op_name, "embedding");
  // A device may find it in a later step, in a sum that has no name.
  const std::string name = found.tensor;
  EXPECT_TRUE(name == "table.weight" || (test_device() && name.empty())) << name;
}

// A sparse gradient becomes dense when another operation contributes a dense one, in either order.
// The bits equal those of a gradient that was dense from the start.
TEST_F(SparseGrads, TogetherWithADenseGradient) {
  const Floats start = normal(10 * 3), g = normal(4 * 3), dense = normal(10 * 3);
  for (const int order : {0, 1, 2}) {  // sparse first; dense first; both in one backward pass
    Floats got[2];
    for (const bool by_rows : {false, true}) {
      OK(mpt_params_create(ctx, &params));
      mpt_tensor w = table("w", {10, 3}, start, by_rows);
      mpt_tensor a = loss_of(w, {7, 1, 7, 0}, g), b = loss_with(w, dense), both = nullptr;
      OK(mpt_add(a, b, &both));
      if (order == 2) {
        backward(both);
      } else {
        backward(order ? b : a);
        backward(order ? a : b);
      }
      EXPECT_TRUE(sparse(w).rows.empty());
      got[by_rows] = grad(w);
    }
    EXPECT_EQ(bits(got[0]), bits(got[1])) << order;
  }
}

TEST_F(SparseGrads, WhatHasNoRuleIsRefused) {
  mpt_tensor w = table("table.weight", {5, 2}, Floats(10, 1)), v = add("v", {3}, {1, 2, 3});
  REFUSED(MPT_ERROR_SHAPE, mpt_tensor_set_grad_sparse(v, 1), "matrix");
  backward(loss_of(w, {3, 0, 3}, {1, 2, 3, 4, 5, 6}));
  mpt_tensor g = nullptr;
  REFUSED(MPT_ERROR_STATE, mpt_tensor_get_grad(w, &g), "mpt_tensor_get_grad_rows");
  EXPECT_EQ(g, nullptr);
  for (auto [init, decay] : {std::pair{&mpt_adamw_desc_init, 0.},
                             {mpt_adam_desc_init, 0.},
                             {mpt_sgd_desc_init, 0.1},
                             {mpt_adagrad_desc_init, 0.1},
                             {mpt_lamb_desc_init, 0.},
                             {mpt_adafactor_desc_init, 0.},
                             {mpt_rmsprop_desc_init, 0.},
                             {mpt_lion_desc_init, 0.}}) {
    mpt_optimizer_desc d;
    init(&d, sizeof d);
    d.weight_decay = decay;
    mpt_optimizer o = optimizer(d);
    REFUSED(MPT_ERROR_UNSUPPORTED, mpt_optimizer_step(o), "MPT_OPTIMIZER_SPARSE_ADAM");
    EXPECT_NE(std::string(mpt_last_error()).find("'table.weight' has 2 of its 5 rows"),
              std::string::npos)
        << mpt_last_error();
    EXPECT_EQ(read(w), Floats(10, 1));
  }
  EXPECT_EQ(sparse(w).rows, (Index{0, 3}));
  EXPECT_EQ(sparse(w).values, (Floats{3, 4, 1 + 5, 2 + 6}));
  mpt_optimizer_desc d;
  mpt_sparse_adam_desc_init(&d, sizeof d);
  d.weight_decay = 0.1;
  mpt_optimizer o = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_create(params, &d, &o), "weight_decay");
  // SparseAdam in a group of its own, next to AdamW.
  mpt_adamw_desc_init(&d, sizeof d);
  o = optimizer(d);
  mpt_sparse_adam_desc_init(&d, sizeof d);
  mpt_selection tables;
  mpt_selection_init(&tables, sizeof tables);
  tables.prefix = "table";
  OK(mpt_optimizer_add_group(o, &tables, &d, nullptr));
  OK(mpt_optimizer_step(o));
  EXPECT_NE(read(w), Floats(10, 1));
}

// The norm is computed over the summed rows, by hand and in the stepper.
TEST_F(SparseGrads, ClippedByTheNorm) {
  const Floats g = normal(6 * 3);
  std::vector<Floats> ends;
  for (const bool by_rows : {false, true}) {
    for (const bool by_hand : {false, true}) {
      OK(mpt_params_create(ctx, &params));
      mpt_tensor w = table("w", {9, 3}, Floats(27, 1), by_rows);
      mpt_optimizer o = sgd(params);
      mpt_tensor loss = loss_of(w, {8, 2, 8, 0, 2, 2}, g);
      if (by_hand) {
        backward(loss);
        double norm = 0;
        OK(mpt_params_clip_grad_norm(params, 0.5, nullptr, &norm));
        EXPECT_GT(norm, 1);
        OK(mpt_optimizer_step(o));
      } else {
        mpt_stepper s = stepper("32-true", {o}, [](mpt_stepper_desc& d) { d.clip_norm = 0.5; });
        OK(mpt_stepper_backward(s, loss));
        OK(mpt_stepper_step(s));
        EXPECT_GT(verdict(s).grad_norm, 1);
      }
      ends.push_back(read(w));
    }
  }
  for (const Floats& end : ends)
    for (size_t i = 0; i < end.size(); ++i) EXPECT_NEAR(end[i], ends[0][i], 1e-6);
}

// Memory use depends on the rows of the batch, not of the table. Once the sizes are known, nothing
// is allocated from the host.
TEST_F(SparseGrads, Memory) {
  constexpr int64_t kRows = 20000, kWidth = 16;
  mpt_tensor w = table("w", {kRows, kWidth}, Floats(kRows * kWidth, 1));
  mpt_stepper s = stepper("32-true", {sparse_adam()});
  mpt_memory_info first = {}, m = {};
  first.struct_size = m.struct_size = sizeof m;
  for (int64_t step = 0; step < 12; ++step) {
    OK(mpt_scope_push(ctx));
    Index at;
    for (int64_t i = 0; i < 64; ++i) at.push_back((i * i * 7 + step) % (kRows / (1 + step % 2)));
    OK(mpt_stepper_backward(s, loss_of(w, at, Floats(64 * kWidth, 1))));
    const auto n = static_cast<int64_t>(sparse(w).rows.size());
    mpt_params_info i = {};
    i.struct_size = sizeof i;
    OK(mpt_params_get_info(params, &i));
    EXPECT_GT(n, 0);
    EXPECT_EQ(i.grad_bytes, n * (kWidth * 4 + 8));
    OK(mpt_stepper_step(s));
    OK(mpt_scope_pop(ctx, nullptr, 0));
    OK(mpt_context_get_memory(ctx, step == 3 ? &first : &m));
  }
  EXPECT_EQ(m.host_allocations, first.host_allocations);
  EXPECT_LT(m.peak[MPT_MEMORY_GRADIENTS], size_t{64} * (kWidth * 4 + 8) * 2);
  EXPECT_GT(m.peak[MPT_MEMORY_GRADIENTS], 0u);
}

// Updates during the backward pass, and several losses with their own scales, give equal row
// updates.
TEST_F(SparseGrads, ReleaseAndSeveralLosses) {
  const Floats start = normal(30 * 5), g = normal(6 * 5), h = normal(6 * 5);
  const Index at = {4, 9, 4, 29, 0, 9}, to = {1, 4, 4, 28, 9, 9};
  auto run = [&](const std::function<void(mpt_stepper_desc&)>& change, const char* mode,
                 int losses) {
    EXPECT_EQ(mpt_params_create(ctx, &params), MPT_OK);
    mpt_tensor w = table("w", {30, 5}, start);
    mpt_stepper s = stepper(mode, {sparse_adam()}, change);
    for (int step = 0; step < 5; ++step) {
      mpt_tensor a = loss_of(w, at, g), b = loss_of(w, to, h), both = nullptr;
      EXPECT_EQ(mpt_add(a, b, &both), MPT_OK);
      if (losses == 2) {
        EXPECT_EQ(mpt_stepper_backward_loss(s, 0, a, nullptr), MPT_OK) << mpt_last_error();
        EXPECT_EQ(sparse(w).rows, (Index{0, 4, 9, 29}));
        EXPECT_EQ(mpt_stepper_backward_loss(s, 1, b, nullptr), MPT_OK) << mpt_last_error();
        EXPECT_EQ(sparse(w).rows, (Index{0, 1, 4, 9, 28, 29}));
      } else {
        EXPECT_EQ(mpt_stepper_backward(s, both), MPT_OK) << mpt_last_error();
      }
      EXPECT_EQ(mpt_stepper_step(s), MPT_OK) << mpt_last_error();
    }
    return read(w);
  };
  const Floats plain = run([](mpt_stepper_desc&) {}, "32-true", 1);
  EXPECT_EQ(bits(run([](mpt_stepper_desc& d) { d.release_grads = 1; }, "32-true", 1)), bits(plain));
  const char* scaled = "param=f32,loss_scale=dynamic";
  const Floats apart = run([](mpt_stepper_desc& d) { d.losses = 2; }, scaled, 2);
  for (size_t i = 0; i < plain.size(); ++i) EXPECT_NEAR(apart[i], plain[i], 1e-5);
  for (int64_t i = 2 * 5; i < 4 * 5; ++i) EXPECT_EQ(plain[i], start[i]);  // rows 2, 3: never read
}

TEST_F(SparseGrads, HooksAndGradientsOfGradients) {
  mpt_tensor w = table("w", {6, 2}, normal(12));
  const Index at = {5, 1, 5};
  int64_t id = 0;
  OK(mpt_tensor_add_hook(
      w,
      [](void*, mpt_tensor* g) {
        mpt_tensor_info i = {};
        i.struct_size = sizeof i;
        EXPECT_EQ(mpt_tensor_get_info(*g, &i), MPT_OK);
        EXPECT_EQ(i.shape[0], 2);  // the rows that were read
        return mpt_mul_scalar(*g, 2, g);
      },
      nullptr, nullptr, &id));
  backward(loss_of(w, at, {1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(sparse(w).rows, (Index{1, 5}));
  EXPECT_EQ(sparse(w).values, (Floats{6, 8, 12, 16}));
  OK(mpt_tensor_remove_hook(w, id));
  // The values of a sparse gradient can be written in place.
  mpt_tensor rows = nullptr, values = nullptr;
  OK(mpt_tensor_get_grad_rows(w, &rows, &values));
  OK(mpt_fill_into(values, 3));
  mpt_tensor_release(values);
  EXPECT_EQ(sparse(w).values, Floats(4, 3));
  // Micro-batches are summed by rows.
  backward(loss_of(w, {0, 1}, {1, 1, 1, 1}));
  EXPECT_EQ(sparse(w).rows, (Index{0, 1, 5}));
  EXPECT_EQ(sparse(w).values, (Floats{1, 1, 4, 4, 3, 3}));
  // mpt_grad and create_graph give dense gradients.
  mpt_tensor loss = loss_of(w, at, {1, 2, 3, 4, 5, 6}), g = nullptr;
  OK(mpt_grad(&loss, nullptr, 1, &w, 1, nullptr, &g));
  EXPECT_EQ(read(g), (Floats{0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 6, 8}));
  mpt_backward_desc d;
  mpt_backward_desc_init(&d, sizeof d);
  d.create_graph = 1;
  loss = loss_of(w, at, {1, 2, 3, 4, 5, 6});
  OK(mpt_backward(&loss, nullptr, 1, &d));
  EXPECT_EQ(grad(w), (Floats{1, 1, 4 + 3, 4 + 4, 0, 0, 0, 0, 0, 0, 3 + 6, 3 + 8}));
  OK(mpt_tensor_set_grad(w, nullptr));
  // If nothing is read, or only the padding, the gradient has no rows, and a step works.
  backward(loss_of(w, {2, 2}, {1, 1, 1, 1}, 2));
  EXPECT_EQ(mpt_tensor_get_grad_rows(w, &rows, &values), MPT_OK);
  ASSERT_NE(rows, nullptr);
  EXPECT_EQ(info(values).count, 0);
  const Floats before = read(w);
  OK(mpt_optimizer_step(sparse_adam()));
  EXPECT_EQ(read(w), before);
}

// Trains a model with the option of the module, 8-bit states of other parameters, any number of
// workers, and a file in between.
TEST_F(SparseGrads, AModel) {
  std::vector<Floats> ends;
  const std::string path = ::testing::TempDir() + std::to_string(getpid()) + ".sparse";
  for (const auto& [workers, broken] : {std::pair{1, false}, {3, false}, {2, true}}) {
    mpt_context_release(ctx);
    mpt_context_desc cd;
    mpt_context_desc_init(&cd, sizeof cd);
    cd.seed = 11;
    cd.own_threads = workers;
    OK(mpt_context_create(&cd, &ctx));
    Floats end;
    for (int part = 0; part < 1 + broken; ++part) {
      OK(mpt_context_set_seed(ctx, 11));
      OK(mpt_params_create(ctx, &params));
      mpt_nn_embedding_desc ed;
      mpt_nn_embedding_desc_init(&ed, sizeof ed);
      ed.sparse = 1;
      ed.padding_idx = 3;
      mpt_module embed = nullptr, out = nullptr;
      OK(mpt_nn_embedding(params, "embed", 500, 33, &ed, &embed));
      OK(mpt_nn_linear(params, "out", 33, 8, 1, MPT_ACTIVATION_NONE, &out));
      set_precision("16-mixed");
      mpt_optimizer_desc d;
      mpt_adamw_desc_init(&d, sizeof d);
      d.state_bits = 8;
      d.state_min = 0;
      mpt_optimizer o = optimizer(d);
      mpt_sparse_adam_desc_init(&d, sizeof d);
      d.state_bits = 8;  // has no effect on sparse parameters
      d.state_min = 0;
      mpt_selection tables;
      mpt_selection_init(&tables, sizeof tables);
      tables.prefix = "embed";
      OK(mpt_optimizer_add_group(o, &tables, &d, nullptr));
      mpt_stepper s = stepper("16-mixed", {o});
      if (mpt_scaler scaler = scaler_of(s)) {
        OK(mpt_scaler_set_scale(scaler, 1024));
      }
      mpt_training_desc t;
      mpt_training_desc_init(&t, sizeof t);
      t.stepper = s;
      if (part == 1) {
        OK(mpt_training_load(path.c_str(), &t));
      }
      mpt_precision p = precision("16-mixed");
      for (int step = part ? 4 : 0; step < (broken && !part ? 4 : 9); ++step) {
        Index at;
        for (int i = 0; i < 400; ++i) at.push_back((i * i + 31 * step) % 500);
        mpt_tensor x = index(at), y = nullptr, loss = nullptr;
        OK(mpt_precision_push(ctx, &p));
        OK(mpt_module_forward(embed, x, &y));
        OK(mpt_module_forward(out, y, &y));
        OK(mpt_mul(y, y, &y));
        OK(mpt_mean(y, nullptr, 0, 0, &loss));
        OK(mpt_precision_pop(ctx));
        OK(mpt_stepper_backward(s, loss));
        OK(mpt_stepper_step(s));
      }
      if (broken && !part) {
        OK(mpt_training_save(path.c_str(), &t));
      }
      mpt_tensor w = nullptr, codes = nullptr;
      OK(mpt_params_get(params, "embed.weight", &w));
      end = read(w);
      OK(mpt_optimizer_get_state(o, "embed.weight", "absmax1", &codes));
      EXPECT_EQ(codes, nullptr);
      OK(mpt_optimizer_get_state(o, "out.weight", "absmax1", &codes));
      EXPECT_NE(codes, nullptr);
    }
    ends.push_back(end);
  }
  std::remove(path.c_str());
  EXPECT_EQ(bits(ends[0]), bits(ends[1]));
  EXPECT_EQ(bits(ends[0]), bits(ends[2]));
}

}  // namespace
}  // namespace mpt_test
