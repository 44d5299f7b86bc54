// Fields of descriptors: a value unlike the default changes the result, or is refused by name.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#include "handles.h"  // each_field, set_defaults, shared_fields
#include "mpt/mpt.h"

namespace {

#define TRY(call)                                                \
  if (const mpt_status status = call; status != MPT_OK) return { \
      status, {}, mpt_last_error()                               \
    }

// The end of a run: its error, or the values and extents that it computed.
struct Outcome {
  mpt_status status = MPT_OK;
  std::vector<double> values;
  std::string error;
};

// A context, in which every run begins with the same random numbers.
struct Space {
  mpt_context c = nullptr;
  Space() { EXPECT_EQ(mpt_context_create(nullptr, &c), MPT_OK) << mpt_last_error(); }
  ~Space() { mpt_context_release(c); }
  Space(const Space&) = delete;
  mpt_tensor random(const std::vector<int64_t>& shape) const {
    mpt_tensor t = nullptr;
    const auto rank = static_cast<int32_t>(shape.size());
    EXPECT_EQ(mpt_uniform(c, MPT_F32, shape.data(), rank, -1, 1, &t), MPT_OK) << mpt_last_error();
    return t;
  }
};

Outcome outcome_of(mpt_tensor t) {
  mpt_tensor_info info = {.struct_size = sizeof info};
  TRY(mpt_tensor_get_info(t, &info));
  Outcome o;
  o.values.resize(static_cast<size_t>(info.count));
  TRY(mpt_tensor_read(t, MPT_F64, o.values.data(), o.values.size()));
  o.values.insert(o.values.end(), info.shape, info.shape + info.rank);
  return o;
}

// A value unlike the one that the field has, by the name of the field.
using Values = std::map<std::string, double>;
template <class T>
void change(T& field, const char* name, const Values& values) {
  if constexpr (std::is_arithmetic_v<T>) {
    const auto found = values.find(name);
    const auto given = static_cast<double>(field);
    const double usual = std::is_integral_v<T> ? given + 1 : given == 0 ? 0.5 : given / 2;
    field = static_cast<T>(found == values.end() ? usual : found->second);
  } else {
    FAIL() << name << " is no number: the test needs an exemption for it";
  }
}

// Names of fields without a walk in this test, with the reason.
using Exempt = std::map<std::string, std::string>;

// Runs once with the descriptor, and once for each field (each entry of an array) with another
// value. `dims`: entries of arrays from this one on must be refused.
template <class D>
void walk(const std::string& user, const D& base, const std::function<Outcome(const D&)>& run,
          const Values& values, const Exempt& exempt, int dims = 3) {
  const Outcome before = run(base);
  ASSERT_EQ(before.status, MPT_OK) << user << ": " << before.error;
  D names = base;
  call::each_field(names, [&](auto& first, const char* name) {
    using T = std::remove_reference_t<decltype(first)>;
    if (exempt.contains(name) || std::string(name).starts_with("reserved")) return;
    constexpr int kEntries = std::is_array_v<T> ? 3 : 1;
    for (int i = 0; i < kEntries; ++i) {
      D d = base;
      call::each_field(d, [&](auto& field, const char* other) {
        if (std::string(other) != name) return;
        if constexpr (std::is_array_v<std::remove_reference_t<decltype(field)>>)
          change(field[i], name, values);
        else change(field, name, values);
      });
      SCOPED_TRACE(user + ": " + name + "[" + std::to_string(i) + "]");
      const Outcome after = run(d);
      if (after.status == MPT_OK) {
        EXPECT_NE(after.values, before.values) << "the field has no effect";
        EXPECT_LT(i, dims) << "an entry beyond the spatial dims";
      } else {
        EXPECT_EQ(after.status, MPT_ERROR_INVALID_ARGUMENT);
        EXPECT_NE(after.error.find(name), std::string::npos) << after.error;
        if (i >= dims) {
          const std::string entry = std::string(name) + "[" + std::to_string(i) + "] is ";
          EXPECT_NE(after.error.find(entry), std::string::npos) << after.error;
        }
      }
    }
  });
}

template <class D>
D defaults() {
  D d;
  call::set_defaults(d);
  return d;
}

// -- optimizers and schedules ---------------------------------------------------------------------

// Makes `steps` steps on 4096 numbers and returns them.
Outcome train(const mpt_optimizer_desc& d, const mpt_schedule_desc* schedule, int steps) {
  const Space s;
  mpt_params set = nullptr;
  mpt_optimizer o = nullptr;
  mpt_tensor w = s.random({64, 64});
  TRY(mpt_params_create(s.c, &set));
  TRY(mpt_params_add(set, "w", w));
  TRY(mpt_optimizer_create(set, &d, &o));
  if (schedule) TRY(mpt_optimizer_set_schedule(o, schedule));
  for (int t = 0; t < steps; ++t) {
    TRY(mpt_tensor_set_grad(w, s.random({64, 64})));
    TRY(mpt_optimizer_step(o));
  }
  return outcome_of(w);
}

TEST(Fields, OfEachRuleOfAnOptimizer) {
  const Values values = {{"eps", 0.5},        {"min_rms", 10},     {"state_bits", 8},
                         {"alpha_warmup", 5}, {"beta3_warmup", 5}, {"beta2_decay", -0.4}};
  const Values coded = {{"state_block", 64}, {"state_min", 8192}};
  const auto run = [](const mpt_optimizer_desc& d) { return train(d, nullptr, 4); };
  const auto check = [&](const char* user, void (*init)(mpt_optimizer_desc*, size_t)) {
    mpt_optimizer_desc d;
    init(&d, sizeof d);
    if (d.kind == MPT_OPTIMIZER_SGD || d.kind == MPT_OPTIMIZER_RMSPROP) d.momentum = 0.9;
    const Exempt exempt = {{"kind", "it is the rule"},
                           {"state_block", "with state_bits 8, below"},
                           {"state_min", "with state_bits 8, below"}};
    walk<mpt_optimizer_desc>(user, d, run, values, exempt);
    d.state_bits = 8;
    if (d.kind == MPT_OPTIMIZER_ADAFACTOR) return;  // its states have no coded form
    Exempt others;
    call::each_field(d, [&](auto&, const char* name) {
      if (!coded.contains(name)) others[name] = "above";
    });
    walk<mpt_optimizer_desc>(user, d, run, coded, others);
  };
#define CHECK(NAME, name) check(#NAME, mpt_##name##_desc_init);
  MPT_OPTIMIZERS(CHECK)
#undef CHECK
}

template <int kPart>
mpt_status shared_factor(void*, int64_t step, double* factor) {
  *factor = 1.0 / static_cast<double>(step + kPart);
  return MPT_OK;
}

TEST(Fields, OfEachKindOfASchedule) {
  mpt_optimizer_desc sgd;
  mpt_sgd_desc_init(&sgd, sizeof sgd);
  sgd.momentum = 0.9;
  const auto run = [&](const mpt_schedule_desc& s) { return train(sgd, &s, 8); };
  Exempt exempt = {{"kind", "it is the kind"},
                   {"factor", "below"},
                   {"user", "the host's"},
                   {"done", "runs for every kind"},
                   {"resets_lr", "mpt_optimizer_set_lr reads it: Optim.ARateThatIsSetIsTheRate"},
                   {"first_step", "a constant has no steps"}};
  for (mpt_schedule_kind kind = MPT_SCHEDULE_CONSTANT; kind <= MPT_SCHEDULE_LAMBDA; ++kind) {
    auto d = defaults<mpt_schedule_desc>();
    d.kind = kind;
    const bool ends = kind == MPT_SCHEDULE_LINEAR || kind == MPT_SCHEDULE_COSINE ||
                      kind == MPT_SCHEDULE_ONE_CYCLE;
    if (ends) d.total_steps = 10;
    if (kind == MPT_SCHEDULE_LAMBDA) d.factor = shared_factor<1>;
    if (kind != MPT_SCHEDULE_CONSTANT) exempt.erase("first_step");
    if (kind == MPT_SCHEDULE_STEP) d.step_size = 3;
    const std::string user = "schedule " + std::to_string(kind);
    walk<mpt_schedule_desc>(
        user, d, run, {{"warmup_steps", 3}, {"cycle_momentum", 0}, {"linear_anneal", 1}}, exempt);
    auto other = d;
    other.factor = shared_factor<2>;
    const Outcome after = run(other);
    if (kind == MPT_SCHEDULE_LAMBDA) {
      EXPECT_NE(after.values, run(d).values);
    } else {
      EXPECT_EQ(after.status, MPT_ERROR_INVALID_ARGUMENT);
      EXPECT_NE(after.error.find("factor is given; MPT_SCHEDULE_"), std::string::npos)
          << after.error;
    }
  }
}

// -- convolutions and pools -----------------------------------------------------------------------

// Returns `channels` planes with 9 elements in each of `dims` dims.
std::vector<int64_t> extents(int64_t batch, int64_t channels, int dims, int64_t n) {
  std::vector<int64_t> shape(static_cast<size_t>(dims) + 2, n);
  shape[0] = batch;
  shape[1] = channels;
  return shape;
}

TEST(Fields, OfConvolutions) {
  decltype(&mpt_conv1d) ops[] = {mpt_conv1d,           mpt_conv2d,           mpt_conv3d,
                                 mpt_conv_transpose1d, mpt_conv_transpose2d, mpt_conv_transpose3d};
  decltype(&mpt_nn_conv1d) modules[] = {mpt_nn_conv1d,           mpt_nn_conv2d,
                                        mpt_nn_conv3d,           mpt_nn_conv_transpose1d,
                                        mpt_nn_conv_transpose2d, mpt_nn_conv_transpose3d};
  const Values values = {{"stride", 3},         {"padding", 1}, {"dilation", 2}, {"kernel", 2},
                         {"output_padding", 1}, {"groups", 2},  {"bias", 0}};
  for (int k = 0; k < 6; ++k) {
    const int dims = k % 3 + 1;
    const auto op = [&, k](const mpt_conv_desc& d) -> Outcome {
      const Space s;
      const int64_t inner = d.groups == 2 && k < 3 ? 1 : 2;
      mpt_tensor out = nullptr;
      TRY(ops[k](s.random(extents(1, 2, dims, 9)), s.random(extents(2, inner, dims, 3)), nullptr, 2,
                 0, &d, &out));
      return outcome_of(out);
    };
    walk<mpt_conv_desc>("convolution " + std::to_string(k), defaults<mpt_conv_desc>(), op, values,
                        {}, dims);
    const auto module = [&, k](const mpt_nn_conv_desc& d) -> Outcome {
      const Space s;
      mpt_params set = nullptr;
      mpt_module m = nullptr;
      mpt_tensor out = nullptr;
      TRY(mpt_params_create(s.c, &set));
      TRY(modules[k](set, "m", 2, 2, 3, 2, 0, &d, &m));
      TRY(mpt_module_forward(m, s.random(extents(1, 2, dims, 9)), &out));
      return outcome_of(out);
    };
    walk<mpt_nn_conv_desc>("module " + std::to_string(k), defaults<mpt_nn_conv_desc>(), module,
                           values, {}, dims);
  }
}

TEST(Fields, OfPools) {
  decltype(&mpt_max_pool1d) ops[] = {mpt_max_pool1d, mpt_max_pool2d, mpt_max_pool3d,
                                     mpt_avg_pool1d, mpt_avg_pool2d, mpt_avg_pool3d};
  for (int k = 0; k < 6; ++k) {
    const int dims = k % 3 + 1;
    const auto run = [&, k](const mpt_pool_desc& d) -> Outcome {
      const Space s;
      mpt_tensor out = nullptr;
      TRY(ops[k](s.random(extents(1, 2, dims, 10)), 3, 2, 1, &d, &out));
      return outcome_of(out);
    };
    walk<mpt_pool_desc>(
        "pool " + std::to_string(k), defaults<mpt_pool_desc>(), run,
        {{"stride", 3}, {"padding", 0}, {"dilation", 2}, {"kernel", 2}, {"count_include_pad", 0}},
        {}, dims);
  }
  const auto module = [](const mpt_pool_desc& d) -> Outcome {
    const Space s;
    mpt_module m = nullptr;
    mpt_tensor out = nullptr;
    TRY(mpt_nn_max_pool2d(s.c, 3, 2, 1, &d, &m));
    TRY(mpt_module_forward(m, s.random({1, 2, 10, 10}), &out));
    return outcome_of(out);
  };
  walk<mpt_pool_desc>(
      "module", defaults<mpt_pool_desc>(), module,
      {{"stride", 3}, {"padding", 0}, {"dilation", 2}, {"kernel", 2}, {"count_include_pad", 0}}, {},
      2);
}

// -- every struct that several functions or kinds share -------------------------------------------

// Where it is tested, or why there is no test, that no function drops a field without a word. A new
// field of such a struct needs an entry here.
struct Covered {
  const char* type;
  const char* fields;
  const char* why;
};
constexpr Covered kCovered[] = {
    {"mpt_optimizer_desc",
     "kind lr weight_decay eps momentum dampening beta1 beta2 beta3 alpha alpha_warmup "
     "beta3_warmup lr_decay initial_accumulator trust_coefficient beta2_decay min_rms "
     "clip_threshold maximize nesterov amsgrad centered trust_clip state_bits state_block "
     "state_min",
     "walked above; state_block and state_min wait for a change of state_bits"},
    {"mpt_schedule_desc",
     "kind warmup_steps total_steps end_factor step_size gamma pct_start div_factor "
     "final_div_factor base_momentum max_momentum cycle_momentum linear_anneal factor user done "
     "min_lr first_step resets_lr",
     "walked above"},
    {"mpt_conv_desc", "activation stride padding dilation output_padding groups", "walked above"},
    {"mpt_nn_conv_desc", "activation bias kernel stride padding dilation output_padding groups",
     "walked above"},
    {"mpt_pool_desc", "ceil_mode kernel stride padding dilation count_include_pad", "walked above"},
    {"mpt_rnn_desc", "bias bidirectional batch_first training layers dropout",
     "all rows of the operations have them; a module refuses training 0, below"},
    {"mpt_nn_norm_desc", "affine bias activation eps momentum track_running_stats comm",
     "structs_test.cpp: only batch norm takes activation, momentum and comm; bias is for affine "
     "norms"},
    {"mpt_cross_entropy_desc", "reduction ignore_index label_smoothing",
     "mpt_nll_loss refuses label_smoothing, below"},
    {"mpt_norm_desc", "eps", "every norm reads it"},
    {"mpt_attention_desc", "causal dropout_p scale", "both functions run one operation"},
    {"mpt_backward_desc", "retain_graph create_graph", "every backward reads them"},
    {"mpt_stats_desc", "dtype scale", "both functions take the same statistics"},
    {"mpt_attr", "kind name integer number integers count text",
     "kind says which one has the value"},
    {"mpt_precision",
     "param compute grad output master vectors_f32 batch_norm_f32 profile cost_rule scaling alias "
     "static_scale min_loss_scale max_loss_scale buffer",
     "one precision serves the set, the scope and the stepper, which read a part each"},
    {"mpt_params_file_desc", "strict prefix file_prefix metadata metadata_count dtype",
     "one descriptor serves the save and the load; the header says whose a field is"},
    {"mpt_training_desc",
     "stepper steppers optimizers params scaler scalers lbfgs values stepper_count "
     "optimizer_count params_count scaler_count lbfgs_count value_count",
     "the save, the load and the snapshot read all"},
    {"mpt_metadata", "key value", "every save writes both"},
    {"mpt_writer", "blob begin write user", "one writer serves every save"},
    {"mpt_reader", "data bytes read user done name", "one reader serves every load"},
};

TEST(Fields, OfSharedStructsAreAllCovered) {
  std::set<std::string> covered;
  for (const Covered& c : kCovered) {
    EXPECT_NE(c.why[0], 0);
    std::istringstream fields(c.fields);
    for (std::string field; fields >> field;) covered.insert(std::string(c.type) + "." + field);
  }
  EXPECT_EQ(covered,
            std::set<std::string>(std::begin(call::shared_fields), std::end(call::shared_fields)));
}

TEST(Fields, ThatOneFunctionDoesNotUseAreRefused) {
  const Space s;
  mpt_params set = nullptr;
  mpt_module m = nullptr;
  mpt_tensor out = nullptr;
  ASSERT_EQ(mpt_params_create(s.c, &set), MPT_OK);
  const auto refused = [](mpt_status status, const char* text) {
    EXPECT_EQ(status, MPT_ERROR_INVALID_ARGUMENT);
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
  };
  auto rnn = defaults<mpt_rnn_desc>();
  rnn.training = 0;
  for (const auto& make : {mpt_nn_lstm, mpt_nn_gru, mpt_nn_rnn_tanh})
    refused(make(set, "m", 2, 2, &rnn, &m), "training is 0");
  auto loss = defaults<mpt_cross_entropy_desc>();
  loss.label_smoothing = 0.5;
  const mpt_tensor x = s.random({2, 3});
  refused(mpt_nll_loss(x, x, nullptr, &loss, &out), "label_smoothing is 0.5");
}

}  // namespace
