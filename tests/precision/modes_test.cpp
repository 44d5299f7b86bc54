// Tests of precision modes: names and options, and the conversion of a set of parameters.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>
#include <vector>

#include "../support/fixture.h"
#include "../support/golden.h"
#include "mpt/mpt.h"

namespace mpt_test {
namespace {

std::string both(std::string a, const char* b) { return a.append(b); }

class Modes : public Train {
 protected:
  // Returns the fields of a precision as text.
  static std::string text(const mpt_precision& p) {
    const char* dtypes[] = {"-", "f32", "f64", "f16", "bf16"};
    const char* masters[] = {"none", "split", "copy", "stochastic", "kahan"};
    std::string s = dtypes[p.param];
    s.append(" ").append(dtypes[p.compute]).append(" ").append(dtypes[p.grad]);
    s.append(" ").append(dtypes[p.output]).append(" ").append(masters[p.master]);
    if (p.scaling == MPT_SCALING_DYNAMIC) s += " dynamic";
    if (p.scaling == MPT_SCALING_STATIC)
      s += both(" ", std::to_string(std::lround(p.static_scale)).c_str());
    if (p.vectors_f32) s += " vectors";
    if (p.batch_norm_f32) s += " norms";
    return s;
  }
  std::string text(const char* name) { return text(precision(name)); }

  void refused(const char* name, const char* why) {
    mpt_precision p;
    std::memset(&p, 0xee, sizeof p);
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_precision_from_name(name, &p, sizeof p), why);
    EXPECT_EQ(p.struct_size, 0xeeeeeeeeu) << "nothing was written";
  }

  // Adds a minimal network: a convolution, a batch norm and a linear layer.
  void add_net() {
    OK(mpt_nn_conv2d(params, "conv", 1, 2, 3, 1, 1, nullptr, &layer[0]));
    OK(mpt_nn_batch_norm(params, "norm", 2, nullptr, &layer[1]));
    OK(mpt_nn_flatten(ctx, &layer[2]));
    OK(mpt_nn_linear(params, "fc", 2 * 16, 3, 1, MPT_ACTIVATION_NONE, &layer[3]));
    OK(mpt_nn_sequential(ctx, layer, 4, &net));
  }
  mpt_dtype dtype(const char* name) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_params_get(params, name, &t), MPT_OK);
    return info(t).dtype;
  }
  std::vector<uint32_t> all_bits() {
    std::vector<uint32_t> all;
    for (const char* name : {"conv.weight", "conv.bias", "norm.weight", "fc.weight", "fc.bias"}) {
      mpt_tensor t = nullptr;
      EXPECT_EQ(mpt_params_get(params, name, &t), MPT_OK);
      for (uint32_t u : bits(read(t))) all.push_back(u);
    }
    return all;
  }
  // Runs one training step on random images. Returns the dtype of the result.
  mpt_dtype step(const mpt_precision& p) {
    const int64_t shape[] = {8, 1, 4, 4}, n = 8;
    mpt_tensor x = nullptr, y = nullptr, out = nullptr, loss = nullptr;
    mpt_stepper stepper = nullptr;
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_normal(ctx, MPT_F32, shape, 4, 0, 1, &x), MPT_OK);
    EXPECT_EQ(mpt_zeros(ctx, MPT_I64, &n, 1, &y), MPT_OK);
    EXPECT_EQ(mpt_optimizer_create(params, nullptr, &o), MPT_OK);
    EXPECT_EQ(mpt_stepper_create(ctx, &p, nullptr, &stepper), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_stepper_add(stepper, o), MPT_OK);
    EXPECT_EQ(mpt_precision_push(ctx, &p), MPT_OK);
    EXPECT_EQ(mpt_precision_input(&p, x, &x), MPT_OK);
    EXPECT_EQ(mpt_module_forward(net, x, &out), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_precision_output(&p, out, &out), MPT_OK);
    EXPECT_EQ(mpt_cross_entropy(out, y, nullptr, nullptr, &loss), MPT_OK);
    EXPECT_EQ(mpt_precision_pop(ctx), MPT_OK);
    EXPECT_EQ(mpt_stepper_backward(stepper, loss), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_stepper_step(stepper), MPT_OK) << mpt_last_error();
    mpt_stepper_release(stepper);
    mpt_optimizer_release(o);
    return info(out).dtype;
  }

  mpt_module layer[4] = {}, net = nullptr;
};

// -- the names ------------------------------------------------------------------------------------

TEST_F(Modes, NamesAreLightnings) {
  // The columns are parameters, compute, gradients, output, master.
  EXPECT_EQ(text("32-true"), "f32 - - - none");
  EXPECT_EQ(text("64-true"), "f64 - - - none");
  EXPECT_EQ(text("16-true"), "f16 - - - none");
  EXPECT_EQ(text("bf16-true"), "bf16 - - - none");
  EXPECT_EQ(text("16-mixed"), "f32 f16 f16 - none dynamic vectors");
  EXPECT_EQ(text("bf16-mixed"), "bf16 bf16 bf16 - split vectors");
  mpt_precision p;
  mpt_precision_init(&p, sizeof p);
  const mpt_precision q = precision("32-true");
  EXPECT_EQ(std::memcmp(&p, &q, sizeof p), 0) << "the default mode";
}

// Apex's table: cast_model_type, patch_torch_functions, keep_batchnorm_fp32, master_weights and
// loss_scale of each opt level.
TEST_F(Modes, LevelsAreApexs) {
  EXPECT_EQ(text("O0"), "f32 - - f32 none");
  EXPECT_EQ(text("O1"), "f32 f16 - - none dynamic");
  EXPECT_EQ(text("O2"), "f16 - - f32 copy dynamic norms");
  EXPECT_EQ(text("O3"), "f16 - - f32 none");
  EXPECT_EQ(text("O3,keep_batchnorm_fp32=True"), "f16 - - f32 none norms") << "the speed of light";
  for (const char* name : {"O1", "O2"}) {  // apex.amp.initialize: max_loss_scale = 2**24
    EXPECT_EQ(precision(name).max_loss_scale, 1 << 24);
    EXPECT_EQ(precision(name).min_loss_scale, 0);
  }
  EXPECT_EQ(precision("O1").profile, MPT_PROFILE_APEX_O1) << "its lists of operations";
}

TEST_F(Modes, EveryOptionOfApexCanBeOverridden) {
  EXPECT_EQ(text("O0,cast_model_type=float16"), "f16 - - f32 none");
  EXPECT_EQ(text("O0,loss_scale=dynamic,cast_model_outputs=f16"), "f32 - - f16 none dynamic");
  EXPECT_EQ(text("O0,master_weights=1"), "f32 - - f32 none") << "f32 parameters are their masters";
  EXPECT_EQ(precision("O2,master=none").master, MPT_MASTER_NONE);
  EXPECT_EQ(text("O1,cast_model_type=fp32,loss_scale=128"), "f32 f16 - - none 128");
  EXPECT_EQ(text("O1,cast_model_type=None,keep_batchnorm_fp32=None,master_weights=None"),
            text("O1"));
  for (const char* level : {"O0", "O1", "O2", "O3"}) {
    const mpt_precision all = precision(
        both(level,
             ",cast_model_type=None,patch_torch_functions=None,keep_batchnorm_fp32=None,"
             "master_weights=None,loss_scale=None,cast_model_outputs=None,min_loss_scale=None,"
             "max_loss_scale=None")
            .c_str());
    const mpt_precision own = precision(level);
    EXPECT_EQ(std::memcmp(&all, &own, sizeof all), 0) << level << ": Apex's defaults";
  }
  EXPECT_EQ(text("O1,patch_torch_functions=False"), "f32 - - - none dynamic");
  EXPECT_EQ(text("O2,keep_batchnorm_fp32=0"), "f16 - - f32 copy dynamic");
  EXPECT_EQ(text("O2,master_weights=false,loss_scale=1.0"), "f16 - - f32 none norms");
  EXPECT_EQ(text("O2,cast_model_type=bfloat16"), "bf16 - - f32 copy dynamic norms");
  EXPECT_EQ(text("O2,cast_model_type=fp32"), "f32 - - f32 none dynamic norms");
  EXPECT_EQ(text("O3,master_weights=True,loss_scale=512"), "f16 - - f32 copy 512");
  EXPECT_EQ(text("O2 , loss_scale = 64"), "f16 - - f32 copy 64 norms") << "spaces";
  const mpt_precision p = precision("O2,min_loss_scale=4,max_loss_scale=1024");
  EXPECT_EQ(p.min_loss_scale, 4);
  EXPECT_EQ(p.max_loss_scale, 1024);
  EXPECT_EQ(precision("O2,loss_scale=64").max_loss_scale, 0) << "of a dynamic scale only";
}

TEST_F(Modes, OptionsOfAnyPreset) {
  EXPECT_EQ(precision("16-mixed,profile=pytorch-cuda").profile, MPT_PROFILE_PYTORCH_CUDA);
  EXPECT_EQ(text("bf16-true,master=stochastic"), "bf16 - - - stochastic");
  EXPECT_EQ(text("16-true,master=kahan,vectors_f32=1"), "f16 - - - kahan vectors");
  EXPECT_EQ(text("bf16-mixed,grad=float32,output=fp32"), "bf16 bf16 f32 f32 split vectors");
  EXPECT_EQ(text("16-mixed,loss_scale=none"), "f32 f16 f16 - none vectors");
  EXPECT_EQ(text("16-mixed,batch_norm_f32=true,vectors_f32=0"), "f32 f16 f16 - none dynamic norms");
  EXPECT_EQ(text("param=f32,compute=bf16,output=f32"), "f32 bf16 - f32 none") << "a policy string";
  EXPECT_EQ(text("O2,cast_model_type=bf16,master=split"), "bf16 - - f32 split dynamic norms");
}

// Contradictory options are refused, by Apex's rules and by those of libmpt.
TEST_F(Modes, ContradictionsAreRefusedWithTheReason) {
  refused("O1,cast_model_type=float16",
          "O1 casts the inputs of operations and keeps the parameters f32");
  refused("O1,keep_batchnorm_fp32=True", "O1 keeps all parameters f32, also those of batch norms");
  refused("O1,master_weights=True", "which need no masters");
  for (const char* name : {"O0", "O2", "O3"}) {
    refused(both(name, ",patch_torch_functions=1").c_str(), "use O1");
  }
  refused("32-true,keep_batchnorm_fp32=1", "O0 to O3");
  refused("O2,keep_batchnorm_fp32=yes", "0, 1, false or true");
  refused("O2,loss_scale=fast", "dynamic, none, or a positive number");
  for (const char* v : {"0", "-1", "nan", "inf", "1e39", "", "12x"}) {
    refused(both("O2,loss_scale=", v).c_str(), "a positive number");
  }
  refused("O2,cast_model_type=int8", "f32, f64, f16, bf16");
  refused("O2,loss_scale=128,min_loss_scale=1", "need a dynamic scale");
  refused("32-true,max_loss_scale=8", "need a dynamic scale");
  refused("O2,min_loss_scale=64,max_loss_scale=8", "the first at most the second");
  for (const char* twice :
       {"O2,master=none,master_weights=1", "O2,param=f16,cast_model_type=f16",
        "O1,patch_torch_functions=0,compute=f16", "O1,compute=f16,patch_torch_functions=0",
        "O3,batch_norm_f32=0,keep_batchnorm_fp32=1", "O2,cast_model_outputs=f32,output=f16"}) {
    refused(twice, "are two names of one option; give one");
  }
  refused("O2,loss_scale=1,loss_scale=2", "given twice");
  refused("O2,master=split", "param must be bf16");
  refused("32-true,master=copy", "only bf16 and f16");
  refused("64-true,master=stochastic", "MPT_MASTER_STOCHASTIC");
  refused("16-mixed,master=kahan", "MPT_MASTER_KAHAN");
  refused("bf16-true,master=double", "none, split, copy, stochastic or kahan");
  refused("16-mixed,profile=apex", "'apex' is no autocast profile");
  refused("O2,O3", "options follow the name as NAME=VALUE");
  mpt_precision p;
  REFUSED(MPT_ERROR_DTYPE, mpt_precision_from_name("32-true,compute=f64", &p, sizeof p),
          "it must be bf16, f16, or none");
}

// Names with changed, missing and doubled letters give either an error that leaves the struct
// unchanged, or a precision that a set accepts.
TEST_F(Modes, NoTextIsTooOdd) {
  add("w", {2, 2}, {1, 2, 3, 4});
  const std::string good[] = {"O2,keep_batchnorm_fp32=0,loss_scale=128", "bf16-true,master=kahan",
                              "param=f32,compute=bf16,output=f32", "16-mixed,min_loss_scale=2.5e3"};
  uint64_t state = 1;
  auto draw = [&state](size_t n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<size_t>((state >> 33) % n);
  };
  int accepted = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string s = good[draw(4)];
    for (size_t edits = draw(4); edits-- > 0 && !s.empty();) {
      const size_t at = draw(s.size());
      if (const size_t what = draw(4); what == 0) s.erase(at, 1 + draw(4));
      else if (what == 1) s.insert(at, s.substr(draw(s.size()), draw(9)));
      else s[at] = ",=01O2 \t%s\xff-e."[draw(15)];
    }
    mpt_precision p, before;
    std::memset(&p, 0xee, sizeof p);
    before = p;
    const mpt_status status = mpt_precision_from_name(s.c_str(), &p, sizeof p);
    if (status == MPT_OK) {
      ++accepted;
      OK(mpt_params_set_precision(params, &p)) << s;
    } else {
      ASSERT_TRUE(status == MPT_ERROR_INVALID_ARGUMENT || status == MPT_ERROR_DTYPE) << s;
      ASSERT_EQ(std::memcmp(&p, &before, sizeof p), 0) << s;
    }
  }
  EXPECT_GT(accepted, 5000);
  EXPECT_LT(accepted, 15000);
}

TEST_F(Modes, WhatDoesNotExistGetsTheNearNames) {
  refused("bf16-mix", "near names: 'bf16-mixed'");
  refused("O4", "near names: 'O");
  refused("BF16-Mixed", "near names: 'bf16-mixed'");
  refused("o2", "near names: 'O2'");
  refused("bf16_true", "'bf16-true'");
  refused("", "is not a precision");
  refused("fp16-mixed", "near names: '16-mixed', 'bf16-mixed'");
  refused("transformer-engine", "32-true, 64-true, 16-true, bf16-true, 16-mixed, bf16-mixed, O0");
  refused("O2,keep_batchnorm=1", "near names: 'keep_batchnorm_fp32'");
  refused("16-true,los_scale=2", "'loss_scale'");
  refused("O2,num_losses=2", "mpt_stepper_desc.losses");
  refused("opt_level=O2", "the name before the options");
}

struct Logged {
  std::vector<std::string> lines;
  static void write(void* user, int32_t level, const char* line) {
    if (level == MPT_LOG_WARNING) static_cast<Logged*>(user)->lines.emplace_back(line);
  }
};

TEST_F(Modes, OtherSpellingsWarnOnceInAContext) {
  const std::pair<const char*, const char*> spellings[] = {
      {"32", "32-true"},   {"64", "64-true"},    {"16", "16-mixed"},    {"bf16", "bf16-mixed"},
      {"half", "16-true"}, {"float", "32-true"}, {"double", "64-true"}, {"bfloat16", "bf16-true"}};
  Logged log;
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.log = Logged::write;
  hooks.user = &log;
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &hooks;
  mpt_context logged;
  OK(mpt_context_create(&d, &logged));
  mpt_params set;
  OK(mpt_params_create(logged, &set));
  size_t warned = 0;
  for (const auto& [alias, name] : spellings) {
    EXPECT_EQ(text(alias), text(name)) << alias;
    EXPECT_NE(precision(alias).alias, 0);
    EXPECT_EQ(precision(name).alias, 0);
    const mpt_precision p = precision(both(alias, ",output=f32").c_str());
    EXPECT_EQ(log.lines.size(), warned) << "nothing before its use";
    for (int twice = 0; twice < 2; ++twice) {
      mpt_stepper s;
      OK(mpt_params_set_precision(set, &p));
      OK(mpt_precision_push(logged, &p));
      OK(mpt_precision_pop(logged));
      OK(mpt_stepper_create(logged, &p, nullptr, &s));
    }
    ASSERT_EQ(log.lines.size(), ++warned) << alias;
    char want[100];
    std::snprintf(want, sizeof want, "'%s' is another spelling of '%s'", alias, name);
    EXPECT_NE(log.lines.back().find(want), std::string::npos) << log.lines.back();
    const mpt_precision exact = precision(name);
    OK(mpt_params_set_precision(set, &exact));
    EXPECT_EQ(log.lines.size(), warned) << "the right name says nothing";
  }
  mpt_context_release(logged);
  mpt_precision p = precision("32-true");
  for (int32_t alias : {-1, 9, 1 << 30}) {  // invalid values must not crash
    p.alias = alias;
    OK(mpt_params_set_precision(params, &p));
  }
}

// -- sets -----------------------------------------------------------------------------------------

TEST_F(Modes, APresetConvertsASetAndBackWithoutLosingTheMaster) {
  add_net();
  const auto exact = all_bits();
  // Converts from each format that holds an f32 to each other one and back.
  const char* exact_ones[] = {"32-true",
                              "16-mixed",
                              "bf16-mixed",
                              "O0",
                              "O1",
                              "O2",
                              "O2,cast_model_type=bf16",
                              "64-true",
                              "bf16-true,master=copy"};
  for (const char* from : exact_ones) {
    for (const char* to : exact_ones) {
      set_precision(from);
      set_precision(to);
      ASSERT_EQ(all_bits(), exact) << from << " to " << to;
    }
  }
  set_precision("16-true,master=kahan");
  set_precision("32-true");
  const auto kahan = all_bits();
  EXPECT_NE(kahan, exact) << "it holds 22 bits of 24";
  set_precision("16-true,master=kahan");
  set_precision("32-true");
  EXPECT_EQ(all_bits(), kahan) << "which stay";
  set_precision("O3");
  set_precision("O2");
  EXPECT_NE(all_bits(), kahan) << "without masters 11 bits are left";
}

// Converts in the middle of a training: between two steps, from each format that holds an f32 to
// the next. The weights must equal those of the f32 run, for every rule and width of states.
TEST_F(Modes, ASetIsConvertedBetweenSteps) {
  constexpr int64_t rows = 30, columns = 160, n = rows * columns;
  const Floats start = normal(n);
  const char* names[] = {"32-true",  "bf16-mixed",
                         "O2",       "bf16-true,master=split",
                         "16-mixed", "O2,cast_model_type=bf16",
                         "32-true",  "bf16-true,master=copy",
                         "O1"};
  for (const std::string& kind : kRuleKinds) {
    for (int32_t width : {32, 8, 4}) {
      if (kind == "adafactor" && width < 32) continue;
      SCOPED_TRACE(kind + ", " + std::to_string(width) + " bits");
      Floats result[2];
      for (int converted = 0; converted < 2; ++converted) {
        mpt_params set = nullptr;
        OK(mpt_params_create(ctx, &set));
        mpt_tensor w = make({rows, columns}, start);
        OK(mpt_params_add(set, "w", w));
        mpt_optimizer_desc d = optimizer_desc(kind);
        d.state_bits = width;
        if (kind == "sgd") d.momentum = 0.9;
        mpt_optimizer o = nullptr;
        OK(mpt_optimizer_create(set, &d, &o));
        for (size_t t = 0; t < 2 * std::size(names); ++t) {
          const mpt_precision p = precision(converted ? names[t % std::size(names)] : "32-true");
          OK(mpt_params_set_precision(set, &p));
          Floats g(n);  // values that every format holds
          for (size_t i = 0; i < g.size(); ++i)
            g[i] = std::nearbyint(64 * std::sin(1.3f * static_cast<float>(i + 7 * t))) / 1024;
          set_grad(w, g, info(w).dtype);
          OK(mpt_optimizer_step(o));
        }
        result[converted] = read(w);
        mpt_params_release(set);
      }
      EXPECT_NE(result[0], start);
      EXPECT_TRUE(bits(result[0]) == bits(result[1]));
    }
  }
}

TEST_F(Modes, EachModeKeepsAndComputesAsItSays) {
  add_net();
  struct {
    const char* name;
    mpt_dtype matrix, vector, norm, out;
    double bytes;  // bytes per element, masters included
  } const rows[] = {{"32-true", MPT_F32, MPT_F32, MPT_F32, MPT_F32, 4},
                    {"64-true", MPT_F64, MPT_F64, MPT_F64, MPT_F64, 8},
                    {"16-true", MPT_F16, MPT_F16, MPT_F16, MPT_F16, 2},
                    {"bf16-true", MPT_BF16, MPT_BF16, MPT_BF16, MPT_BF16, 2},
                    {"16-mixed", MPT_F32, MPT_F32, MPT_F32, MPT_F16, 4},
                    {"bf16-mixed", MPT_BF16, MPT_F32, MPT_F32, MPT_BF16, 4},
                    {"O0", MPT_F32, MPT_F32, MPT_F32, MPT_F32, 4},
                    {"O1", MPT_F32, MPT_F32, MPT_F32, MPT_F16, 4},
                    {"O2", MPT_F16, MPT_F16, MPT_F32, MPT_F32, 6},
                    {"O3", MPT_F16, MPT_F16, MPT_F16, MPT_F32, 2},
                    {"O3,keep_batchnorm_fp32=1", MPT_F16, MPT_F16, MPT_F32, MPT_F32, 2},
                    {"bf16-true,master=stochastic", MPT_BF16, MPT_BF16, MPT_BF16, MPT_BF16, 2},
                    {"16-true,master=kahan", MPT_F16, MPT_F16, MPT_F16, MPT_F16, 4}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    const mpt_precision p = precision(row.name);
    OK(mpt_params_set_precision(params, &p));
    EXPECT_EQ(dtype("conv.weight"), row.matrix);
    EXPECT_EQ(dtype("fc.weight"), row.matrix);
    EXPECT_EQ(dtype("fc.bias"), row.vector);
    EXPECT_EQ(dtype("norm.weight"), row.norm);
    EXPECT_EQ(dtype("norm.bias"), row.norm);
    EXPECT_EQ(dtype("norm.running_mean"), row.norm == MPT_F64 ? MPT_F64 : MPT_F32);
    mpt_params_info i = {};
    i.struct_size = sizeof i;
    OK(mpt_params_get_info(params, &i));
    const bool vectors = p.vectors_f32 || p.batch_norm_f32;
    const double small = 4 + 2 + 2 + 3 + 2;  // elements that may be f32 instead
    EXPECT_NEAR(static_cast<double>(i.bytes), row.bytes * static_cast<double>(i.elements),
                vectors ? 2 * small : 0);
    const auto before = all_bits();
    EXPECT_EQ(step(p), row.out);
    EXPECT_NE(all_bits(), before);
    mpt_precision kept;
    mpt_precision_init(&kept, sizeof kept);
    OK(mpt_params_get_precision(params, &kept));
    EXPECT_EQ(text(kept), text(p));
  }
}

TEST_F(Modes, BatchNormsOfModelsOnOperationsAreMarkedByName) {
  mpt_tensor w = add("norm.weight", {3}, {1.001f, 2.002f, 3.003f}),
             b = add("normal.bias", {3}, {1, 2, 3});
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_mark_batch_norm(params, "nrm"), "norm.weight");
  set_precision("O2");
  EXPECT_EQ(info(w).dtype, MPT_F16);
  OK(mpt_params_mark_batch_norm(params, "norm"));
  EXPECT_EQ(info(w).dtype, MPT_F32) << "at once, from its master";
  EXPECT_EQ(read(w), (Floats{1.001f, 2.002f, 3.003f}));
  EXPECT_EQ(info(b).dtype, MPT_F16);
  set_precision("O3");
  EXPECT_EQ(info(w).dtype, MPT_F16);
  set_precision("O3,keep_batchnorm_fp32=1");
  EXPECT_EQ(info(w).dtype, MPT_F32);
}

TEST_F(Modes, TheSteppersScalerIsThePresets) {
  struct {
    const char* name;
    double scale;
  } const rows[] = {{"O0", 0},
                    {"O1", 65536},
                    {"O2", 65536},
                    {"O3", 0},
                    {"O2,loss_scale=128", 128},
                    {"16-mixed,max_loss_scale=1024", 1024},
                    {"O2,min_loss_scale=131072,max_loss_scale=262144", 131072}};
  for (const auto& row : rows) {
    const mpt_precision p = precision(row.name);
    mpt_stepper s;
    mpt_scaler scaler;
    OK(mpt_stepper_create(ctx, &p, nullptr, &s)) << row.name;
    OK(mpt_stepper_get_scaler(s, &scaler));
    ASSERT_EQ(scaler != nullptr, row.scale > 0) << row.name;
    if (!scaler) continue;
    mpt_scaler_info i = {};
    i.struct_size = sizeof i;
    OK(mpt_scaler_get_info(scaler, &i));
    EXPECT_EQ(i.scale, row.scale) << row.name;
  }
}

// f64 is never cast: an operation on f64 in an autocast scope is the f64 operation.
TEST_F(Modes, F64IsNeverCast) {
  mpt_tensor a = nullptr, b = nullptr, plain = nullptr, scoped = nullptr;
  OK(mpt_cast(make({2, 2}, {1, 2, 3, 4}), MPT_F64, &a));
  OK(mpt_mul_scalar(a, 1.0 / 3, &b));
  OK(mpt_matmul(a, b, &plain));
  for (const char* name : {"16-mixed", "bf16-mixed", "O1"}) {
    const mpt_precision p = precision(name);
    OK(mpt_precision_push(ctx, &p));
    OK(mpt_matmul(a, b, &scoped));
    OK(mpt_precision_pop(ctx));
    double x[4], y[4];
    OK(mpt_tensor_read(plain, MPT_F64, x, 4));
    OK(mpt_tensor_read(scoped, MPT_F64, y, 4));
    EXPECT_EQ(std::memcmp(x, y, sizeof x), 0) << name;
    EXPECT_EQ(info(scoped).dtype, MPT_F64) << name;
  }
}

// tensor.half() converts each element separately; its gradient has the dtype of the source.
TEST_F(Modes, ElementsAreConvertedOneByOne) {
  mpt_tensor x = make({4}, {1.0009765625f, 65520.f, 1e-8f, -2.5f}), h = nullptr, s = nullptr;
  OK(mpt_tensor_set_requires_grad(x, 1));
  OK(mpt_cast(x, MPT_F16, &h));
  EXPECT_EQ(info(h).dtype, MPT_F16);
  EXPECT_EQ(read(h), (Floats{1.0009765625f, INFINITY, 0.f, -2.5f}));
  OK(mpt_sum(h, nullptr, 0, 0, &s));
  OK(mpt_backward(&s, nullptr, 1, nullptr));
  EXPECT_EQ(grad(x), (Floats{1, 1, 1, 1}));
}

// -- buffers --------------------------------------------------------------------------------------

// All floating buffers become the dtype that is asked for, also those of f64 and those that are
// added later; integers keep theirs. Without one, each precision has its own.
TEST_F(Modes, BuffersHaveTheDtypeThatIsAskedFor) {
  const std::vector<double> values = {1, 1 + 0x1p-8, 1 + 0x1p-40};
  const int64_t n = 3;
  const auto add = [&](const char* name) {
    mpt_tensor t = nullptr;
    OK(mpt_tensor_from_data(ctx, MPT_F64, &n, 1, values.data(), 24, &t));
    OK(mpt_params_add_buffer(params, name, t));
  };
  const auto set = [&](const char* name) {
    const mpt_precision p = precision(name);
    OK(mpt_params_set_precision(params, &p));
    mpt_precision now;
    mpt_precision_init(&now, sizeof now);
    OK(mpt_params_get_precision(params, &now));
    EXPECT_EQ(now.buffer, p.buffer);
  };
  add_net();
  add("clock");
  set("bf16-mixed");
  EXPECT_EQ(dtype("norm.running_var"), MPT_F32);
  EXPECT_EQ(dtype("clock"), MPT_F64);
  EXPECT_EQ(precision("bf16-mixed").buffer, MPT_DTYPE_NONE);

  set("bf16-mixed,buffer=bf16");
  add("late");
  EXPECT_EQ(dtype("norm.running_mean"), MPT_BF16);
  EXPECT_EQ(dtype("norm.running_var"), MPT_BF16);
  EXPECT_EQ(dtype("clock"), MPT_BF16);
  EXPECT_EQ(dtype("late"), MPT_BF16);
  EXPECT_EQ(dtype("norm.num_batches_tracked"), MPT_I64);
  EXPECT_EQ(dtype("norm.weight"), MPT_F32) << "a parameter";
  EXPECT_EQ(step(precision("bf16-mixed,buffer=bf16")), MPT_BF16);
  EXPECT_EQ(dtype("norm.running_mean"), MPT_BF16) << "a step keeps the dtype";

  set("64-true,buffer=f32");
  EXPECT_EQ(dtype("norm.weight"), MPT_F64);
  EXPECT_EQ(dtype("late"), MPT_F32);
  set("param=none,buffer=float16");
  EXPECT_EQ(dtype("norm.weight"), MPT_F64);
  EXPECT_EQ(dtype("late"), MPT_F16);
  set("32-true");
  EXPECT_EQ(dtype("late"), MPT_F32);

  mpt_precision p = precision("32-true");
  p.buffer = MPT_I64;
  REFUSED(MPT_ERROR_DTYPE, mpt_params_set_precision(params, &p), "precision.buffer is i64");
  p.buffer = MPT_F8E4M3;
  REFUSED(MPT_ERROR_DTYPE, mpt_params_set_precision(params, &p), "precision.buffer is f8");
  refused("32-true,buffer=i8", "buffer");
}

// A struct of an earlier version works: the newer fields are not written, and their defaults apply.
TEST_F(Modes, AnOlderStructWillDo) {
  mpt_precision p;
  std::memset(&p, 0xee, sizeof p);
  const size_t old = offsetof(mpt_precision, min_loss_scale);
  OK(mpt_precision_from_name("16-mixed", &p, old));
  EXPECT_EQ(p.struct_size, old);
  EXPECT_EQ(p.scaling, MPT_SCALING_DYNAMIC);
  double newer;
  std::memset(&newer, 0xee, sizeof newer);
  EXPECT_EQ(p.min_loss_scale, newer);
  EXPECT_EQ(p.max_loss_scale, newer);
  EXPECT_EQ(std::memcmp(&p.buffer, &newer, sizeof p.buffer), 0);
  OK(mpt_params_set_precision(params, &p));
}

}  // namespace
}  // namespace mpt_test
