// Modules against PyTorch's modules with the same state (golden/modules.txt, make_modules.py).
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <fstream>
#include <functional>
#include <map>

#include "../golden/open.h"
#include "fixture.h"

namespace mpt::test {
namespace {

struct Array {
  std::vector<int64_t> shape;
  std::vector<double> v;
};
struct Golden {
  std::vector<std::pair<std::string, Array>> state, in, out, grad, after;
};

std::map<std::string, Golden> load() {
  std::map<std::string, Golden> all;
  std::ifstream file = mpt_test::open_golden(GOLDEN "/modules.txt");
  Golden* g = nullptr;
  for (std::string kind, name; file >> kind >> name;) {
    if (kind == "module") {
      g = &all[name];
      continue;
    }
    Array a;
    int rank = 0;
    file >> rank;
    a.shape.resize(static_cast<size_t>(rank));
    int64_t n = 1;
    for (int64_t& d : a.shape) file >> d, n *= d;
    a.v.resize(static_cast<size_t>(n));
    for (double& v : a.v) file >> v;
    auto& list = kind == "state"  ? g->state
                 : kind == "in"   ? g->in
                 : kind == "out"  ? g->out
                 : kind == "grad" ? g->grad
                                  : g->after;
    list.emplace_back(name, std::move(a));
  }
  return all;
}

using Create = std::function<mpt_status(mpt_context, mpt_params, mpt_module*)>;
struct Case {
  const char* name;
  Create create;
  bool eval = false;
};

template <class D>
D with(void (*init)(D*, size_t), const std::function<void(D&)>& change) {
  D d;
  init(&d, sizeof d);
  change(d);
  return d;
}

const std::vector<Case>& all_cases() {
  using C = mpt_context;
  using P = mpt_params;
  using M = mpt_module*;
  static const std::vector<Case> list = {
      {"linear", [](C, P p, M m) { return mpt_nn_linear(p, "m", 3, 4, 1, 0, m); }},
      {"linear_plain", [](C, P p, M m) { return mpt_nn_linear(p, "m", 3, 4, 0, 0, m); }},
      {"conv1d", [](C, P p, M m) { return mpt_nn_conv1d(p, "m", 2, 3, 3, 1, 1, nullptr, m); }},
      {"conv2d",
       [](C, P p, M m) {
         const auto d = with<mpt_nn_conv_desc>(mpt_nn_conv_desc_init, [](auto& o) {
           o.groups = 2;
           o.kernel[1] = 2;
         });
         return mpt_nn_conv2d(p, "m", 2, 4, 3, 2, 1, &d, m);
       }},
      {"conv3d", [](C, P p, M m) { return mpt_nn_conv3d(p, "m", 1, 2, 2, 0, 0, nullptr, m); }},
      {"conv_transpose2d",
       [](C, P p, M m) {
         const auto d = with<mpt_nn_conv_desc>(mpt_nn_conv_desc_init, [](auto& o) {
           o.groups = 2;
           o.output_padding[0] = o.output_padding[1] = 1;
         });
         return mpt_nn_conv_transpose2d(p, "m", 4, 2, 3, 2, 1, &d, m);
       }},
      {"batch_norm", [](C, P p, M m) { return mpt_nn_batch_norm(p, "m", 3, nullptr, m); }},
      {"batch_norm_eval", [](C, P p, M m) { return mpt_nn_batch_norm(p, "m", 3, nullptr, m); },
       true},
      {"batch_norm_plain",
       [](C, P p, M m) {
         const auto d = with<mpt_nn_norm_desc>(
             mpt_nn_norm_desc_init, [](auto& o) { o.affine = o.track_running_stats = 0; });
         return mpt_nn_batch_norm(p, "m", 3, &d, m);
       }},
      {"layer_norm",
       [](C, P p, M m) {
         const int64_t shape[] = {2, 3};
         return mpt_nn_layer_norm(p, "m", shape, 2, nullptr, m);
       }},
      {"rms_norm",
       [](C, P p, M m) {
         const int64_t shape[] = {4};
         const auto d =
             with<mpt_nn_norm_desc>(mpt_nn_norm_desc_init, [](auto& o) { o.eps = 1e-3; });
         return mpt_nn_rms_norm(p, "m", shape, 1, &d, m);
       }},
      {"group_norm", [](C, P p, M m) { return mpt_nn_group_norm(p, "m", 2, 4, nullptr, m); }},
      {"instance_norm",
       [](C, P p, M m) {
         const auto d =
             with<mpt_nn_norm_desc>(mpt_nn_norm_desc_init, [](auto& o) { o.affine = 0; });
         return mpt_nn_instance_norm(p, "m", 2, &d, m);
       }},
      {"embedding",
       [](C, P p, M m) {
         mpt_nn_embedding_desc d;
         mpt_nn_embedding_desc_init(&d, sizeof d);
         d.padding_idx = 1;
         return mpt_nn_embedding(p, "m", 5, 3, &d, m);
       }},
      {"attention",
       [](C, P p, M m) { return mpt_nn_multihead_attention(p, "m", 4, 2, nullptr, m); }},
      {"attention_cross",
       [](C, P p, M m) { return mpt_nn_multihead_attention(p, "m", 4, 2, nullptr, m); }},
      {"transformer",
       [](C, P p, M m) {
         const auto d = with<mpt_nn_transformer_desc>(mpt_nn_transformer_desc_init, [](auto& o) {
           o.dim_feedforward = 6;
           o.dropout = 0;
         });
         return mpt_nn_transformer_block(p, "m", 4, 2, &d, m);
       }},
      {"transformer_gpt",
       [](C, P p, M m) {
         const auto d = with<mpt_nn_transformer_desc>(mpt_nn_transformer_desc_init, [](auto& o) {
           o.dim_feedforward = 6;
           o.dropout = 0;
           o.norm_first = o.causal = 1;
           o.activation = MPT_ACTIVATION_GELU;
         });
         return mpt_nn_transformer_block(p, "m", 4, 2, &d, m);
       }},
      {"lstm",
       [](C, P p, M m) {
         const auto d = with<mpt_rnn_desc>(mpt_rnn_desc_init, [](auto& o) {
           o.layers = 2;
           o.bidirectional = 1;
         });
         return mpt_nn_lstm(p, "m", 3, 2, &d, m);
       }},
      {"gru",
       [](C, P p, M m) {
         const auto d = with<mpt_rnn_desc>(mpt_rnn_desc_init, [](auto& o) { o.batch_first = 1; });
         return mpt_nn_gru(p, "m", 3, 2, &d, m);
       }},
      {"rnn",
       [](C, P p, M m) {
         const auto d = with<mpt_rnn_desc>(mpt_rnn_desc_init, [](auto& o) {
           o.layers = 2;
           o.bidirectional = 1;
         });
         return mpt_nn_rnn_tanh(p, "m", 3, 2, &d, m);
       }},
      {"conv_transpose1d",
       [](C, P p, M m) {
         const auto d = with<mpt_nn_conv_desc>(mpt_nn_conv_desc_init, [](auto& o) {
           o.groups = 2;
           o.output_padding[0] = 1;
         });
         return mpt_nn_conv_transpose1d(p, "m", 4, 2, 3, 2, 1, &d, m);
       }},
      {"conv_transpose3d",
       [](C, P p, M m) { return mpt_nn_conv_transpose3d(p, "m", 2, 3, 2, 2, 0, nullptr, m); }},
  };
  return list;
}

void near(const std::vector<double>& got, const std::vector<double>& want,
          const std::string& what) {
  ASSERT_EQ(got.size(), want.size()) << what;
  for (size_t i = 0; i < got.size(); ++i)
    ASSERT_NEAR(got[i], want[i], 2e-5 * (1 + std::fabs(want[i]))) << what << ", element " << i;
}

class Modules : public Nn, public ::testing::WithParamInterface<size_t> {};

TEST_P(Modules, EqualPyTorchs) {
  const Case& c = all_cases()[GetParam()];
  SCOPED_TRACE(c.name);
  const auto golden = load();
  ASSERT_TRUE(golden.contains(c.name));
  const Golden& g = golden.at(c.name);
  mpt_module m = nullptr;
  OK(c.create(ctx, set, &m));
  if (c.eval) {
    OK(mpt_module_train(m, 0));
  }

  // All names and shapes are PyTorch's.
  EXPECT_EQ(names().size(), g.state.size());
  for (const auto& [name, a] : g.state) {
    mpt_tensor t = get("m." + name);
    ASSERT_NE(t, nullptr);
    EXPECT_EQ(shape(t), a.shape) << name;
    OK(mpt_tensor_write(t, MPT_F64, a.v.data(), static_cast<int64_t>(a.v.size())));
  }

  std::vector<mpt_tensor> in, out(g.out.size());
  for (const auto& [dtype, a] : g.in) {
    const bool floating = dtype == "f64";
    in.push_back(tensor(a.shape, a.v, floating ? MPT_F32 : dtype == "i64" ? MPT_I64 : MPT_BOOL));
    if (floating) {
      OK(mpt_tensor_set_requires_grad(in.back(), 1));
    }
  }
  OK(mpt_module_call(m, in.data(), static_cast<int32_t>(in.size()), out.data(),
                     static_cast<int32_t>(out.size())));
  for (size_t i = 0; i < out.size(); ++i) {
    EXPECT_EQ(shape(out[i]), g.out[i].second.shape);
    near(read(out[i]), g.out[i].second.v, "result " + std::to_string(i));
  }
  if (in.size() == 1 && !c.eval && std::string(c.name).find("batch") == std::string::npos) {
    mpt_tensor again = nullptr;
    OK(mpt_module_forward(m, in[0], &again));
    near(read(again), g.out[0].second.v, "forward");
  }

  // The gradients of the results, as in make_modules.py.
  std::vector<mpt_tensor> weights;
  for (size_t k = 0; k < out.size(); ++k) {
    std::vector<double> w;
    for (size_t i = 0; i < g.out[k].second.v.size(); ++i)
      w.push_back(std::sin(1 + 1.7 * static_cast<double>(i) + static_cast<double>(k)));
    weights.push_back(tensor(g.out[k].second.shape, w));
  }
  OK(mpt_backward(out.data(), weights.data(), static_cast<int32_t>(out.size()), nullptr));
  for (const auto& [name, a] : g.grad) {
    const bool input = name.starts_with("in") && name.size() == 3;
    mpt_tensor t = input ? in[static_cast<size_t>(name[2] - '0')] : get("m." + name);
    near(grad(t), a.v, "gradient of " + name);
  }
  for (const auto& [name, a] : g.after) near(read(get("m." + name)), a.v, name + " afterwards");
  mpt_module_release(m);
}

INSTANTIATE_TEST_SUITE_P(All, Modules, ::testing::Range<size_t>(0, all_cases().size()),
                         [](const auto& p) { return std::string(all_cases()[p.param].name); });

}  // namespace
}  // namespace mpt::test
