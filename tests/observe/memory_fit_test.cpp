// Tests of the predicted largest batch, for networks of many kinds, against real runs.
// SPDX-License-Identifier: Apache-2.0
#include <cstring>

#include "../support/models.h"
#include "mpt/mpt.h"

namespace mpt_test {
namespace {

// Networks of further kinds: recurrent, with the batch as the second dim of the input, up-sampling,
// with a penalty on the gradient of the batch, and an embedding whose gradient has the rows that
// were read.
struct Other {
  const char* what;
  Shape shape;  // shape of the batch; [0] is its size
  bool tokens;
  mpt_tensor (*loss)(mpt_tensor x, mpt_module m);
  mpt_module (*make)(mpt_params set);
};

size_t peak_of(const Other& o, const char* precision, int64_t batch, bool release, int64_t ask) {
  Session s(1, 1);
  mpt_precision p;
  DO(mpt_precision_from_name(precision, &p, sizeof p));
  const mpt_module net = o.make(s.params);
  DO(mpt_params_set_precision(s.params, &p));
  mpt_optimizer_desc rule;
  o.tokens ? mpt_sparse_adam_desc_init(&rule, sizeof rule)
           : mpt_adamw_desc_init(&rule, sizeof rule);
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  how.release_grads = release;
  DO(mpt_optimizer_create(s.params, &rule, &optimizer));
  DO(mpt_stepper_create(s.ctx, &p, &how, &stepper));
  DO(mpt_stepper_add(stepper, optimizer));
  Shape shape = o.shape;
  shape[0] = batch;
  for (int step = 0; step < 3; ++step) {
    mpt_tensor x, l;
    DO(mpt_scope_push(s.ctx));
    if (o.tokens) {  // each token occurs once
      DO(mpt_arange(s.ctx, MPT_I64, 0, static_cast<double>(batch * shape[1]), 1, &x));
      DO(mpt_reshape(x, shape.data(), 2, &x));
    } else {
      DO(mpt_normal(s.ctx, MPT_F32, shape.data(), static_cast<int32_t>(shape.size()), 0, 1, &x));
    }
    if (!std::strcmp(o.what, "time first")) {  // a view tells which dim is the batch
      mpt_tensor drawn = x, turned, view;
      DO(mpt_transpose(drawn, 0, 1, &turned));
      DO(mpt_contiguous(turned, &x));
      mpt_tensor_release(turned);
      mpt_tensor_release(drawn);  // which is not watched
      DO(mpt_transpose(x, 0, 1, &view));
      DO(mpt_memory_watch(s.ctx, &view, 1));
    } else {
      DO(mpt_memory_watch(s.ctx, &x, 1));
    }
    if (!std::strcmp(o.what, "penalty")) {
      DO(mpt_tensor_set_requires_grad(x, 1));
    }
    DO(mpt_precision_push(s.ctx, &p));
    l = o.loss(x, net);
    DO(mpt_precision_pop(s.ctx));
    DO(mpt_stepper_backward(stepper, l));
    DO(mpt_stepper_step(stepper));
    DO(mpt_scope_pop(s.ctx, nullptr, 0));
  }
  mpt_memory_info m = {.struct_size = sizeof m};
  mpt_memory_fit_info f = {.struct_size = sizeof f};
  DO(mpt_context_get_memory(s.ctx, &m));
  if (!ask) return m.step_peak;
  DO(mpt_memory_fit(s.ctx, ask, 0, &f));
  return f.peak;
}

mpt_tensor mean_square(mpt_tensor y) {
  DO(mpt_square(y, &y));
  DO(mpt_mean(y, nullptr, 0, 0, &y));
  return y;
}
mpt_tensor plain_loss(mpt_tensor x, mpt_module m) {
  mpt_tensor y = nullptr;
  DO(mpt_module_forward(m, x, &y));
  return mean_square(y);
}
mpt_tensor penalty_loss(mpt_tensor x, mpt_module m) {
  mpt_tensor y = nullptr, g = nullptr;
  mpt_backward_desc again;
  mpt_backward_desc_init(&again, sizeof again);
  again.create_graph = 1;
  DO(mpt_module_forward(m, x, &y));
  DO(mpt_sum(y, nullptr, 0, 0, &y));
  DO(mpt_grad(&y, nullptr, 1, &x, 1, &again, &g));
  return mean_square(g);
}
template <bool kBatchFirst>
mpt_module make_lstm(mpt_params set) {
  mpt_rnn_desc d;
  mpt_rnn_desc_init(&d, sizeof d);
  d.batch_first = kBatchFirst;
  d.layers = 2;
  mpt_module m = nullptr;
  DO(mpt_nn_lstm(set, "lstm", 24, 32, &d, &m));
  return m;
}

TEST(MemoryFit, OtherNetworksArePredicted) {
  const Other others[] = {{"lstm", {12, 20, 24}, false, plain_loss, make_lstm<true>},
                          {"time first", {12, 20, 24}, false, plain_loss, make_lstm<false>},
                          {"up",
                           {6, 8, 9, 9},
                           false,
                           plain_loss,
                           [](mpt_params set) {
                             mpt_module m = nullptr;
                             DO(mpt_nn_conv_transpose2d(set, "up", 8, 4, 4, 2, 1, nullptr, &m));
                             return m;
                           }},
                          {"penalty",
                           {32, 24},
                           false,
                           penalty_loss,
                           [](mpt_params set) {
                             mpt_module m = nullptr;
                             DO(mpt_nn_linear(set, "fc", 24, 32, 1, MPT_ACTIVATION_TANH, &m));
                             return m;
                           }},
                          {"rows", {32, 24}, true, plain_loss, [](mpt_params set) {
                             mpt_nn_embedding_desc d;
                             mpt_nn_embedding_desc_init(&d, sizeof d);
                             d.sparse = 1;
                             mpt_module m = nullptr;
                             DO(mpt_nn_embedding(set, "table", 2000, 16, &d, &m));
                             return m;
                           }}};
  for (const Other& o : others) {
    for (const char* precision : {"32-true", "16-mixed,loss_scale=none", "O1,loss_scale=none"}) {
      for (bool release : {false, true}) {
        SCOPED_TRACE(std::string(o.what) + " " + precision + (release ? ", released" : ""));
        const int64_t batch = o.shape[0];
        for (int64_t ask : {batch / 2, batch * 2}) {
          const auto real = static_cast<double>(peak_of(o, precision, ask, release, 0));
          EXPECT_NEAR(static_cast<double>(peak_of(o, precision, batch, release, ask)), real,
                      0.02 * real);
        }
      }
    }
  }
  // The sparse gradient of a table has at most all rows of the table.
  const auto most = static_cast<double>(peak_of(others[4], "32-true", 2000 / 24, false, 100000));
  const auto rows = static_cast<double>(peak_of(others[4], "32-true", 2000 / 24, false, 100001));
  EXPECT_LT(rows - most, 24 * 16 * 4 * 8) << "it does not grow any more";
}

}  // namespace
}  // namespace mpt_test
