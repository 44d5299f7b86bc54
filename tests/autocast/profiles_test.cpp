// Tests of profiles, and of lists of classes by name.
// SPDX-License-Identifier: Apache-2.0
#include <fstream>
#include <map>
#include <sstream>

#include "../golden/open.h"
#include "../support/scope.h"

namespace mpt_test {
namespace {

using ProfileNames = TrainInScope;
TEST_F(ProfileNames, GiveProfiles) {
  for (int32_t i = 1; const char* name = mpt_autocast_profile_name(i); ++i) {
    int32_t back = 0;
    OK(mpt_autocast_profile_from_name(name, &back));
    EXPECT_EQ(back, i);
  }
  int32_t p = 7;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_autocast_profile_from_name("O1", &p),
          "default, pytorch-cpu, pytorch-cuda, apex-o1");
  EXPECT_EQ(p, 7);
  mpt_autocast_desc d;
  mpt_autocast_desc_init(&d, sizeof d);
  d.profile = 5;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_autocast_push(ctx, &d), "profile is 5");
  // Apex, amp/lists: tests one function of each list.
  under(
      MPT_F16,
      [&] {
        for (const char* name : {"softmax", "gelu", "layer_norm", "group_norm", "std", "prod"})
          EXPECT_EQ(cls(name), MPT_CAST_FP32) << name;
        for (const char* name : {"add", "mul", "lt", "cat"})
          EXPECT_EQ(cls(name), MPT_CAST_PROMOTE) << name;
        for (const char* name : {"linear", "conv2d"}) EXPECT_EQ(cls(name), MPT_CAST_LOWER) << name;
        for (const char* name : {"log1p", "logsumexp", "mean", "scatter_add"})
          EXPECT_EQ(cls(name), MPT_CAST_NONE) << name;
        EXPECT_EQ(cls("binary_cross_entropy"), MPT_CAST_BANNED);
        mpt_tensor half = random({4}, MPT_F16), one = make({}, {1});
        EXPECT_EQ(dtype(call(mpt_add, half, one)), MPT_F32) << "0-dim operands count";
      },
      MPT_PROFILE_APEX_O1);
}

// PyTorch 2.15 on a CPU with f32 weights: the state (that of x if none is given) and the scope
// decide the dtype of a recurrent operation.
struct Recurrent {
  mpt_dtype scope, x, state, result;
};
class RecurrentProfile : public TrainInScope, public testing::WithParamInterface<Recurrent> {};
TEST_P(RecurrentProfile, FollowsTheState) {
  const auto [scope, x_type, state, result] = GetParam();
  mpt_tensor x = random({2, 4}, x_type), xs = random({3, 2, 4}, x_type);
  mpt_tensor h = state ? random({2, 4}, state) : random({2, 4}, x_type);
  mpt_tensor h0 = state ? random({1, 2, 4}, state) : nullptr;
  const mpt_tensor w[] = {random({12, 4}), random({12, 4})}, v = random({16, 4});
  mpt_rnn_desc d;
  mpt_rnn_desc_init(&d, sizeof d);
  d.bias = 0;
  under(
      scope,
      [&] {
        mpt_tensor out, last, h2, c2;
        OK(mpt_gru(xs, h0, w, 2, &d, &out, &last));
        EXPECT_EQ(dtype(out), result);
        EXPECT_EQ(dtype(last), result);
        EXPECT_EQ(dtype(call(mpt_gru_cell, x, h, w[0], w[1], nullptr, nullptr)), result);
        OK(mpt_lstm_cell(x, random({2, 4}, MPT_F32), h, v, v, nullptr, nullptr, &h2, &c2));
        EXPECT_EQ(dtype(h2), result) << "the cell's state c decides";
        EXPECT_EQ(dtype(c2), result);
      },
      MPT_PROFILE_PYTORCH_CPU);
}
INSTANTIATE_TEST_SUITE_P(All, RecurrentProfile,
                         testing::Values(Recurrent{MPT_BF16, MPT_F32, MPT_DTYPE_NONE, MPT_F32},
                                         Recurrent{MPT_BF16, MPT_BF16, MPT_DTYPE_NONE, MPT_BF16},
                                         Recurrent{MPT_F16, MPT_F16, MPT_DTYPE_NONE, MPT_F16},
                                         Recurrent{MPT_BF16, MPT_F16, MPT_DTYPE_NONE, MPT_F32},
                                         Recurrent{MPT_BF16, MPT_BF16, MPT_F32, MPT_F32},
                                         Recurrent{MPT_BF16, MPT_F32, MPT_BF16, MPT_BF16},
                                         Recurrent{MPT_BF16, MPT_F16, MPT_BF16, MPT_BF16},
                                         Recurrent{MPT_F16, MPT_BF16, MPT_F16, MPT_F16},
                                         Recurrent{MPT_F16, MPT_BF16, MPT_BF16, MPT_F32}));

// Compares the result dtype of each operation for an input x of 4 x 4 with PyTorch's
// (make_autocast.py).
class Profiles : public TrainInScope {
 protected:
  void compare(const char* with, int32_t profile);
  mpt_tensor shaped(const Shape& s, mpt_dtype t) { return random(s, t); }
  using Operations = std::map<std::string, std::function<mpt_tensor(mpt_tensor)>>;
  void add_families(Operations& m) {
    using Unary = mpt_status (*)(mpt_tensor, mpt_tensor*);
    const std::map<const char*, Unary> unary = {{"exp", mpt_exp},
                                                {"expm1", mpt_expm1},
                                                {"log", mpt_log},
                                                {"log1p", mpt_log1p},
                                                {"reciprocal", mpt_reciprocal},
                                                {"rsqrt", mpt_rsqrt},
                                                {"sqrt", mpt_sqrt},
                                                {"softplus", mpt_softplus},
                                                {"tan", mpt_tan},
                                                {"log2", mpt_log2},
                                                {"log10", mpt_log10},
                                                {"sin", mpt_sin},
                                                {"tanh", mpt_tanh},
                                                {"relu", mpt_relu},
                                                {"sigmoid", mpt_sigmoid}};
    for (const auto& [name, f] : unary)
      m[name] = [this, f = f](mpt_tensor x) { return call(f, x); };
    using Reduce = mpt_status (*)(mpt_tensor, const int64_t*, int32_t, int32_t, mpt_tensor*);
    const std::map<const char*, Reduce> reduce = {
        {"sum", mpt_sum}, {"mean", mpt_mean}, {"prod", mpt_prod}, {"logsumexp", mpt_logsumexp}};
    for (const auto& [name, f] : reduce) {
      m[name] = [this, f = f](mpt_tensor x) {
        return call(f, x, static_cast<const int64_t*>(nullptr), 0, 0);
      };
    }
    using Loss = mpt_status (*)(mpt_tensor, mpt_tensor, int32_t, mpt_tensor*);
    const std::map<const char*, Loss> loss = {{"mse_loss", mpt_mse_loss},
                                              {"l1_loss", mpt_l1_loss},
                                              {"binary_cross_entropy", mpt_binary_cross_entropy}};
    for (const auto& [name, f] : loss) {
      m[name] = [this, f = f](mpt_tensor x) { return call(f, x, x, MPT_REDUCTION_MEAN); };
    }
  }
  void add_products(Operations& m) {
    const mpt_tensor no = nullptr;
    m["matmul"] = [this](mpt_tensor x) { return call(mpt_matmul, x, random({4, 4})); };
    m["bmm"] = [this](mpt_tensor x) {
      return call(mpt_bmm, shaped({2, 4, 4}, dtype(x)), random({2, 4, 4}));
    };
    m["addmm"] = [this](mpt_tensor x) {
      return call(mpt_addmm, random({4, 4}), x, random({4, 4}), 1.0, 1.0);
    };
    m["linear"] = [this](mpt_tensor x) { return linear(x, random({4, 4})); };
    using Conv = mpt_status (*)(mpt_tensor, mpt_tensor, mpt_tensor, int64_t, int64_t,
                                const mpt_conv_desc*, mpt_tensor*);
    const std::map<const char*, std::pair<Conv, int>> conv = {
        {"conv1d", {mpt_conv1d, 1}},
        {"conv2d", {mpt_conv2d, 2}},
        {"conv3d", {mpt_conv3d, 3}},
        {"conv_transpose1d", {mpt_conv_transpose1d, 1}},
        {"conv_transpose2d", {mpt_conv_transpose2d, 2}},
        {"conv_transpose3d", {mpt_conv_transpose3d, 3}}};
    for (const auto& [name, f] : conv) {
      m[name] = [this, f = f, no](mpt_tensor x) {
        Shape in = {1, 4}, w = {4, 4};
        for (int i = 0; i < f.second; ++i) in.push_back(3), w.push_back(1);
        return call(f.first, shaped(in, dtype(x)), random(w), no, 1, 0, nullptr);
      };
    }
    m["scaled_dot_product_attention"] = [this, no](mpt_tensor x) {
      mpt_tensor q = shaped({1, 1, 4, 4}, dtype(x));
      return call(mpt_scaled_dot_product_attention, q, q, q, no, nullptr);
    };
  }
  void add_functions(Operations& m) {
    const mpt_tensor no = nullptr;
    m["pow"] = [this](mpt_tensor x) { return call(mpt_pow, x, x); };
    m["pow_scalar"] = [this](mpt_tensor x) { return call(mpt_pow_scalar, x, 3.0); };
    m["rpow_scalar"] = [this](mpt_tensor x) { return call(mpt_rpow_scalar, 3.0, x); };
    m["gelu"] = [this](mpt_tensor x) { return call(mpt_gelu, x, 0); };
    m["cumsum"] = [this](mpt_tensor x) { return call(mpt_cumsum, x, 0); };
    m["norm"] = [this](mpt_tensor x) {
      return call(mpt_norm, x, 2.0, static_cast<const int64_t*>(nullptr), 0, 0);
    };
    m["var"] = [this](mpt_tensor x) {
      return call(mpt_var, x, static_cast<const int64_t*>(nullptr), 0, 1, 0);
    };
    m["softmax"] = [this](mpt_tensor x) { return call(mpt_softmax, x, 0, MPT_DTYPE_NONE); };
    m["log_softmax"] = [this](mpt_tensor x) { return call(mpt_log_softmax, x, 0, MPT_DTYPE_NONE); };
    m["layer_norm"] = [this, no](mpt_tensor x) {
      return call(mpt_layer_norm, x, 1, no, no, nullptr);
    };
    m["group_norm"] = [this, no](mpt_tensor x) {
      return call(mpt_group_norm, x, 2, no, no, nullptr);
    };
    auto target = [this] {
      const int64_t n = 4;
      return call(mpt_zeros, ctx, MPT_I64, &n, 1);
    };
    m["cross_entropy"] = [this, no, target](mpt_tensor x) {
      return call(mpt_cross_entropy, x, target(), no, nullptr);
    };
    m["nll_loss"] = [this, no, target](mpt_tensor x) {
      return call(mpt_nll_loss, x, target(), no, nullptr);
    };
    m["binary_cross_entropy_with_logits"] = [this, no](mpt_tensor x) {
      return call(mpt_binary_cross_entropy_with_logits, x, x, no, MPT_REDUCTION_MEAN);
    };
    m["smooth_l1_loss"] = [this](mpt_tensor x) {
      return call(mpt_smooth_l1_loss, x, x, MPT_REDUCTION_MEAN, 1.0);
    };
    m["huber_loss"] = [this](mpt_tensor x) {
      return call(mpt_huber_loss, x, x, MPT_REDUCTION_MEAN, 1.0);
    };
    m["kl_div"] = [this](mpt_tensor x) { return call(mpt_kl_div, x, x, MPT_REDUCTION_SUM, 0); };
    m["cosine_similarity"] = [this](mpt_tensor x) {
      return call(mpt_cosine_similarity, x, x, 1, 1e-8);
    };
    m["pairwise_distance"] = [this](mpt_tensor x) {
      return call(mpt_pairwise_distance, x, x, 2.0, 1e-6, 0);
    };
    m["prelu"] = [this](mpt_tensor x) { return call(mpt_prelu, x, random({4})); };
    m["gumbel_softmax"] = [this](mpt_tensor x) { return call(mpt_gumbel_softmax, x, 0, 1.0, 0); };
  }
  void add_windows_and_copies(Operations& m) {
    using Pool =
        mpt_status (*)(mpt_tensor, int64_t, int64_t, int64_t, const mpt_pool_desc*, mpt_tensor*);
    const std::map<const char*, std::pair<Pool, int>> pool = {{"max_pool2d", {mpt_max_pool2d, 2}},
                                                              {"max_pool3d", {mpt_max_pool3d, 3}},
                                                              {"avg_pool2d", {mpt_avg_pool2d, 2}},
                                                              {"avg_pool3d", {mpt_avg_pool3d, 3}}};
    for (const auto& [name, f] : pool) {
      m[name] = [this, f = f](mpt_tensor x) {
        Shape s(static_cast<size_t>(f.second) + 2, 4);
        s[0] = 1;
        return call(f.first, shaped(s, dtype(x)), 2, 0, 0, nullptr);
      };
    }
    m["adaptive_max_pool3d"] = [this](mpt_tensor x) {
      return call(mpt_adaptive_max_pool3d, shaped({1, 4, 4, 4, 4}, dtype(x)), 2, 2, 2);
    };
    m["interpolate"] = [this](mpt_tensor x) {
      const int64_t size[] = {8, 8};
      return call(mpt_interpolate, shaped({1, 4, 4, 4}, dtype(x)), size, 2, 0, 0);
    };
    auto join = [this](auto f) {
      return [this, f](mpt_tensor x) {
        const mpt_tensor both[] = {x, random({4, 4})};
        return call(f, both, 2, 0);
      };
    };
    m["cat"] = join(mpt_cat);
    m["stack"] = join(mpt_stack);
    m["add"] = [this](mpt_tensor x) { return call(mpt_add, x, random({4, 4})); };
    m["scatter_add"] = [this](mpt_tensor x) {
      const int64_t s[] = {4, 4};
      return call(mpt_scatter_add, x, 0, call(mpt_zeros, ctx, MPT_I64, s, 2), x);
    };
  }
  void add_recurrent(Operations& m) {
    const mpt_tensor no = nullptr;
    // Recurrent operations have no biases here. The first result is the outputs or the new state.
    m["gru"] = [this, no](mpt_tensor x) {
      const mpt_tensor w[] = {random({12, 4}, dtype(x)), random({12, 4}, dtype(x))};
      mpt_rnn_desc d;
      mpt_rnn_desc_init(&d, sizeof d);
      d.bias = 0;
      mpt_tensor out, h;
      EXPECT_EQ(MPT_OK, mpt_gru(shaped({4, 1, 4}, dtype(x)), no, w, 2, &d, &out, &h));
      return out;
    };
    m["lstm"] = [this, no](mpt_tensor x) {
      const mpt_tensor w[] = {random({16, 4}, dtype(x)), random({16, 4}, dtype(x))};
      mpt_rnn_desc d;
      mpt_rnn_desc_init(&d, sizeof d);
      d.bias = 0;
      mpt_tensor out[3];
      EXPECT_EQ(MPT_OK, mpt_lstm(shaped({4, 1, 4}, dtype(x)), no, no, w, 2, &d, out, 3));
      return out[0];
    };
    m["gru_cell"] = [this, no](mpt_tensor x) {
      mpt_tensor w = random({12, 4}, dtype(x));
      return call(mpt_gru_cell, x, x, w, w, no, no);
    };
    m["lstm_cell"] = [this, no](mpt_tensor x) {
      mpt_tensor w = random({16, 4}, dtype(x)), h, c;
      EXPECT_EQ(MPT_OK, mpt_lstm_cell(x, x, x, w, w, no, no, &h, &c));
      return h;
    };
  }
  Operations operations() {
    Operations m;
    add_families(m);
    add_products(m);
    add_functions(m);
    add_windows_and_copies(m);
    add_recurrent(m);
    return m;
  }
};

mpt_dtype dtype_named(const std::string& s) {
  for (mpt_dtype t = MPT_F32; t <= MPT_BF16; ++t)
    if (s == mpt_dtype_name(t)) return t;
  return MPT_DTYPE_NONE;
}

// Compares PyTorch's dtypes for a device, "cpu" or "gpu", with those of a profile.
void Profiles::compare(const char* with, int32_t profile) {
  const auto run = operations();
  std::ifstream file = open_golden(GOLDEN "/autocast.txt");
  int rows = 0;
  for (std::string line; std::getline(file, line);) {
    std::istringstream s(line);
    std::string device, name, from, scope, gives;
    s >> device >> name >> from >> scope >> gives;
    if (device != with) continue;
    ++rows;
    ASSERT_TRUE(run.contains(name)) << name;
    mpt_tensor x = call(mpt_sigmoid, random({4, 4}, dtype_named(from)));
    under(
        dtype_named(scope),
        [&] {
          if (gives == "banned") EXPECT_EQ(cls(name.c_str()), MPT_CAST_BANNED) << line;
          else EXPECT_EQ(mpt_dtype_name(dtype(run.at(name)(x))), gives) << line;
        },
        profile);
  }
  EXPECT_GT(rows, 200);
}

TEST_F(Profiles, PytorchCpuGivesPyTorchsDtypes) { compare("cpu", MPT_PROFILE_PYTORCH_CPU); }

TEST_F(Profiles, PytorchCudaGivesPyTorchsDtypes) { compare("gpu", MPT_PROFILE_PYTORCH_CUDA); }

TEST_F(Profiles, PytorchCudaHasPyTorchsLists) {
  std::ifstream file = open_golden(GOLDEN "/autocast.txt");
  int rows = 0;
  under(
      MPT_F16,
      [&] {
        for (std::string line; std::getline(file, line);) {
          std::istringstream s(line);
          std::string device, name;
          int listed = 0;
          s >> device >> name >> listed;
          if (device != "cuda") continue;
          ++rows;
          EXPECT_EQ(cls(name.c_str()) != MPT_CAST_NONE, listed) << line;
        }
      },
      MPT_PROFILE_PYTORCH_CUDA);
  EXPECT_GT(rows, 40);
}

// The reference backend and the optimized one cast the same inputs, as the kernels that ran show.
TEST_F(Profiles, EveryBackendCastsAlike) {
  const auto run = operations();
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.flags = MPT_CONTEXT_REFERENCE;
  mpt_context plain = nullptr, own = ctx;
  OK(mpt_context_create(&d, &plain));
  int casts = 0;
  for (const auto& [name, operation] : run) {
    if (name == "binary_cross_entropy") continue;  // banned by autocast
    std::string lists[2];
    for (const int i : {0, 1}) {
      ctx = i ? plain : own;
      mpt_tensor x = call(mpt_sigmoid, random({4, 4}));
      OK(mpt_trace_begin(ctx));
      under(MPT_BF16, [&] { operation(x); });
      OK(mpt_trace_end(ctx));
      for (const auto& c : all<mpt_trace_cast>(mpt_trace_get_cast, trace().casts)) {
        lists[i] += std::to_string(c.op) + ": " + mpt_dtype_name(c.from) + " to " +
                    mpt_dtype_name(c.to) + " of " + std::to_string(c.elements) + "\n";
        casts += i;
      }
    }
    ctx = own;
    EXPECT_EQ(lists[0], lists[1]) << name;
  }
  mpt_context_release(plain);
  EXPECT_GT(casts, 20);
}

}  // namespace
}  // namespace mpt_test
