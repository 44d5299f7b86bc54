// Values of every operation through its C entry point, to find arguments that are passed in the
// wrong place. mpt::x of the C++ layer only calls mpt_x. tests/ops tests the operations themselves,
// with more cases. Expected values are PyTorch's, from tests/golden, or a plain formula.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "mpt/mpt.hpp"

namespace {

using mpt::Tensor, mpt::Tensors;
using Doubles = std::vector<double>;

constexpr double kInf = std::numeric_limits<double>::infinity();

// -- PyTorch's values -----------------------------------------------------------------------------

struct Array {
  mpt_dtype dtype = MPT_F64;
  mpt::Shape shape;
  Doubles v;
};
struct Entry {
  std::vector<Array> in, out;
};

double number(std::istream& s) {  // istream cannot read nan and inf
  std::string t;
  s >> t;
  return std::strtod(t.c_str(), nullptr);
}
Array read_array(std::istream& s) {
  Array a;
  std::string dtype;
  int rank = 0;
  s >> dtype >> rank;
  if (dtype == "i64") a.dtype = MPT_I64;
  if (dtype == "bool") a.dtype = MPT_BOOL;
  std::vector<int64_t> shape;
  int64_t count = 1;
  for (; rank > 0; --rank) {
    shape.push_back(static_cast<int64_t>(number(s)));
    count *= shape.back();
  }
  for (; count > 0; --count) a.v.push_back(number(s));
  a.shape = shape;
  return a;
}
std::map<std::string, Entry> read_golden() {
  std::map<std::string, Entry> all;
  for (const char* name : {MPT_GOLDEN "/ops.txt", MPT_GOLDEN "/layers.txt"}) {
    std::ifstream file(name);
    Entry* e = nullptr;
    for (std::string word; file >> word;) {
      if (word == "op") file >> word, e = &all[word];
      if (word == "in") e->in.push_back(read_array(file));
      if (word == "out") e->out.push_back(read_array(file));
      if (word == "grad") file >> word, (void)read_array(file);
    }
  }
  return all;
}

void near(const Doubles& got, const Doubles& want, const std::string& what) {
  ASSERT_EQ(got.size(), want.size()) << what;
  for (size_t i = 0; i < got.size(); ++i) {
    if (std::isnan(want[i]) ? std::isnan(got[i]) : got[i] == want[i]) continue;
    // The golden values have ten digits.
    EXPECT_NEAR(got[i], want[i], 1e-8 * (1 + std::fabs(want[i]))) << what << ", element " << i;
  }
}

Tensors list(Tensor t) { return {std::move(t)}; }
Tensors list(std::pair<Tensor, Tensor> p) { return {p.first, p.second}; }
Tensors list(std::tuple<Tensor, Tensor, Tensor> t) {
  return {std::get<0>(t), std::get<1>(t), std::get<2>(t)};
}
Tensors list(Tensors t) { return t; }

struct Row {
  const char* name;  // name of an entry in tests/golden
  Tensors (*run)(const Tensors& x);
};
#define ROW(name, ...)                                       \
  Row {                                                      \
    name, [](const Tensors& x) { return list(__VA_ARGS__); } \
  }

// Returns a descriptor with some of its fields changed.
template <class Desc, class F>
Desc with(F change) {
  auto d = mpt::defaults<Desc>();
  change(d);
  return d;
}
using Conv = mpt_conv_desc;
using Pool = mpt_pool_desc;
using Rnn = mpt_rnn_desc;
Pool window(int64_t stride, int64_t padding = 0) {
  return with<Pool>([&](Pool& d) {
    for (int64_t& s : d.stride) s = stride;
    for (int64_t& p : d.padding) p = padding;
  });
}
Conv groups_2() {
  return with<Conv>([](Conv& d) {
    d.stride[0] = 2, d.stride[1] = 1, d.padding[0] = 0, d.padding[1] = 2;
    d.dilation[0] = 1, d.dilation[1] = 2, d.groups = 2;
  });
}
Conv transposed_groups() {
  return with<Conv>([](Conv& d) {
    d.stride[0] = 2, d.stride[1] = 1, d.padding[0] = 1, d.padding[1] = 0;
    d.dilation[0] = 2, d.dilation[1] = 1, d.output_padding[0] = 1, d.groups = 2;
  });
}
Conv output_padding_1() {
  return with<Conv>([](Conv& d) {
    for (int64_t& p : d.output_padding) p = 1;
  });
}
Conv by_dim_3d() {
  return with<Conv>([](Conv& d) {
    d.stride[0] = 1, d.stride[1] = 2, d.stride[2] = 1;
    d.padding[0] = 1, d.padding[1] = 0, d.padding[2] = 0;
  });
}
mpt_norm_desc eps(double v) {
  return with<mpt_norm_desc>([&](mpt_norm_desc& d) { d.eps = v; });
}
mpt_batch_norm_desc batch(bool training, int32_t activation = 0) {
  return with<mpt_batch_norm_desc>([&](mpt_batch_norm_desc& d) {
    d.training = training;
    d.activation = activation;
  });
}
mpt_attention_desc attend(bool causal, double scale = 0) {
  return with<mpt_attention_desc>([&](mpt_attention_desc& d) {
    d.causal = causal;
    d.scale = scale;
  });
}
mpt_cross_entropy_desc entropy(int32_t reduction, double smoothing = 0, int64_t ignore = -100) {
  return with<mpt_cross_entropy_desc>([&](mpt_cross_entropy_desc& d) {
    d.reduction = reduction;
    d.label_smoothing = smoothing;
    d.ignore_index = ignore;
  });
}
std::span<const Tensor> from(const Tensors& x, size_t i) { return std::span(x).subspan(i); }

constexpr auto none = MPT_REDUCTION_NONE, mean = MPT_REDUCTION_MEAN, sum = MPT_REDUCTION_SUM;

const Row kRows[] = {
      // Attention and recurrence.
      ROW("scaled_dot_product_attention", mpt::scaled_dot_product_attention(x[0], x[1], x[2])),
      ROW("scaled_dot_product_attention/causal",
          mpt::scaled_dot_product_attention(x[0], x[1], x[2], nullptr, attend(true))),
      ROW("scaled_dot_product_attention/bool",
          mpt::scaled_dot_product_attention(x[0], x[1], x[2], x[3], attend(false, 0.3))),
      ROW("self_attention", mpt::self_attention(x[0], 2)),
      ROW("self_attention/causal", mpt::self_attention(x[0], 2, 1, nullptr, attend(true))),
      ROW("self_attention/learned", mpt::self_attention(x[0], 2, 0, x[1], attend(false, 0.5))),
      ROW("lstm_cell", mpt::lstm_cell(x[0], x[1], x[2], x[3], x[4], x[5], x[6])),
      ROW("gru_cell", mpt::gru_cell(x[0], x[1], x[2], x[3], x[4], x[5])),
      ROW("rnn_tanh_cell", mpt::rnn_tanh_cell(x[0], x[1], x[2], x[3], x[4], x[5])),
      ROW("lstm", mpt::lstm(x[0], x[1], x[2], from(x, 3))),
      Row{"lstm/deep",
          [](const Tensors& x) {
            const auto d = with<Rnn>([](Rnn& r) {
              r.layers = 2, r.bias = 0, r.bidirectional = 1, r.batch_first = 1;
            });
            return list(mpt::lstm(x[0], {}, {}, from(x, 1), &d));
          }},
      Row{"gru",
          [](const Tensors& x) {
            const auto d = with<Rnn>([](Rnn& r) { r.bidirectional = 1; });
            return list(mpt::gru(x[0], x[1], from(x, 2), &d));
          }},
      Row{"rnn_tanh",
          [](const Tensors& x) {
            const auto d = with<Rnn>([](Rnn& r) { r.batch_first = 1; });
            return list(mpt::rnn_tanh(x[0], x[1], from(x, 2), &d));
          }},
      // Indices.
      ROW("embedding", mpt::embedding(x[0], x[1])),
      ROW("index_select", mpt::index_select(x[0], 1, x[1])),
      ROW("index_add", mpt::index_add(x[0], 1, x[1], x[2])),
      ROW("gather", mpt::gather(x[0], 1, x[1])),
      ROW("scatter", mpt::scatter(x[0], 1, x[1], x[2])),
      ROW("scatter_add", mpt::scatter_add(x[0], 1, x[1], x[2])),
      ROW("one_hot", mpt::one_hot(x[0], 5)), ROW("topk", mpt::topk(x[0], 2, 1, true)),
      ROW("topk/smallest", mpt::topk(x[0], 2, -1, false)),
      ROW("sort", mpt::sort(x[0], 1, false)), ROW("sort/ties", mpt::sort(x[0], 1, true)),
      ROW("argsort", mpt::argsort(x[0], 0, false)), ROW("tril/-1", mpt::tril(x[0], -1)),
      ROW("triu/2", mpt::triu(x[0], 2)),
      // Arranging.
      ROW("cat", mpt::cat({x[0], x[1], x[2]}, 1)), ROW("stack", mpt::stack({x[0], x[1]}, -1)),
      ROW("einsum", mpt::einsum({x[0], x[1]}, "bij,bjk->bik")),
      ROW("einsum/diagonal", mpt::einsum({x[0]}, "...ii->...i")),
      ROW("split", mpt::split(x[0], 2, 1)),
      ROW("split_with_sizes", mpt::split(x[0], mpt::Shape{1, 0, 3}, 2)),
      ROW("chunk", mpt::chunk(x[0], 3, -1)), ROW("flip", mpt::flip(x[0], {0, 2})),
      ROW("roll", mpt::roll(x[0], {1, -2}, mpt::Shape{0, 2})),
      ROW("repeat", mpt::repeat(x[0], {2, 1, 3})),
      ROW("pad", mpt::pad(x[0], {1, 2, -1, 1}, MPT_PAD_CONSTANT, 7)),
      ROW("pad/reflect", mpt::pad(x[0], {1, 2}, MPT_PAD_REFLECT)),
      ROW("pad/replicate", mpt::pad(x[0], {3, 1}, MPT_PAD_REPLICATE)),
      ROW("pad/circular", mpt::pad(x[0], {2, 1, 1, 3}, MPT_PAD_CIRCULAR)),
      ROW("pixel_shuffle", mpt::pixel_shuffle(x[0], 2)),
      ROW("pixel_unshuffle", mpt::pixel_unshuffle(x[0], 2)),
      ROW("median", mpt::median(x[0])), ROW("median_dim", mpt::median_dim(x[0], 1)),
      ROW("median_dim/keep", mpt::median_dim(x[0], -1, true)),
      ROW("nonzero", mpt::nonzero(x[0])), ROW("masked_select", mpt::masked_select(x[0], x[1])),
      ROW("unique", mpt::unique(x[0])), ROW("add_scaled", mpt::add_scaled(x[0], x[1], -2.5)),
      ROW("index_add_scaled", mpt::index_add_scaled(x[0], 1, x[1], x[2], -3)),
      ROW("isclose", mpt::isclose(x[0], x[1], 0.1, 0.01)),
      ROW("isclose/nan", mpt::isclose(x[0], x[1], 1e-5, 1e-8, true)),
      ROW("reshape", mpt::reshape(x[0], {4, -1})), ROW("permute", mpt::permute(x[0], {2, 0, 1})),
      ROW("transpose", mpt::transpose(x[0], 0, -1)), ROW("slice", mpt::slice(x[0], 1, 0, 3, 2)),
      ROW("narrow", mpt::narrow(x[0], 2, 1, 2)), ROW("select", mpt::select(x[0], 1, -1)),
      ROW("squeeze", mpt::squeeze(x[0], 1)), ROW("unsqueeze", mpt::unsqueeze(x[0], -1)),
      ROW("expand", mpt::expand(x[0], {4, 2, 3})), ROW("flatten", mpt::flatten(x[0], 1, 2)),
      ROW("clone", mpt::clone(x[0])), ROW("contiguous", mpt::contiguous(x[0])),
      // Convolutions, pooling, interpolation, norms.
      ROW("conv1d", mpt::conv1d(x[0], x[1], x[2])),
      ROW("conv2d", mpt::conv2d(x[0], x[1], x[2], 1, 1)),
      ROW("conv2d/uneven", mpt::conv2d(x[0], x[1], x[2], 1, 0, groups_2())),
      ROW("conv3d", mpt::conv3d(x[0], x[1], x[2], 1, 0, by_dim_3d())),
      ROW("conv_transpose1d",
          mpt::conv_transpose1d(x[0], x[1], x[2], 2, 1, output_padding_1())),
      ROW("conv_transpose2d",
          mpt::conv_transpose2d(x[0], x[1], x[2], 2, 1, output_padding_1())),
      ROW("conv_transpose2d/uneven",
          mpt::conv_transpose2d(x[0], x[1], nullptr, 1, 0, transposed_groups())),
      ROW("conv_transpose3d", mpt::conv_transpose3d(x[0], x[1], x[2], 2, 0)),
      ROW("max_pool1d", mpt::max_pool1d(x[0], 3, 2, 1)),
      ROW("max_pool2d", mpt::max_pool2d(x[0], 2)),
      ROW("max_pool3d", mpt::max_pool3d(x[0], 2, 0, 0, window(1))),
      ROW("avg_pool1d", mpt::avg_pool1d(x[0], 2)),
      ROW("avg_pool2d", mpt::avg_pool2d(x[0], 3, 0, 0, window(2, 1))),
      ROW("avg_pool3d", mpt::avg_pool3d(x[0], 2, 1)),
      ROW("adaptive_avg_pool1d", mpt::adaptive_avg_pool1d(x[0], 3)),
      ROW("adaptive_avg_pool2d", mpt::adaptive_avg_pool2d(x[0], 3, 2)),
      ROW("adaptive_avg_pool3d", mpt::adaptive_avg_pool3d(x[0], 2, 1, 3)),
      ROW("adaptive_max_pool1d", mpt::adaptive_max_pool1d(x[0], 3)),
      ROW("adaptive_max_pool2d", mpt::adaptive_max_pool2d(x[0], 3, 2)),
      ROW("adaptive_max_pool3d", mpt::adaptive_max_pool3d(x[0], 2, 1, 3)),
      ROW("interpolate_by/nearest", mpt::interpolate_by(x[0], 1, 1.3, 0.6)),
      ROW("interpolate_by/trilinear",
          mpt::interpolate_by(x[0], 1.5, 2.3, 0.9, MPT_INTERPOLATE_LINEAR)),
      ROW("interpolate_by/corners",
          mpt::interpolate_by(x[0], 1, 1.7, 0.6, MPT_INTERPOLATE_LINEAR, true)),
      ROW("interpolate/nearest", mpt::interpolate(x[0], {5, 2})),
      ROW("interpolate/corners", mpt::interpolate(x[0], {5, 3}, MPT_INTERPOLATE_LINEAR, true)),
      ROW("batch_norm", mpt::batch_norm(x[0], x[1], x[2], nullptr, nullptr, batch(true))),
      ROW("batch_norm/eval", mpt::batch_norm(x[0], x[1], x[2], x[3], x[4], batch(false))),
      ROW("batch_norm/eval_tanh", mpt::batch_norm(x[0], nullptr, nullptr, x[1], x[2],
                                                  batch(false, MPT_ACTIVATION_TANH))),
      ROW("layer_norm", mpt::layer_norm(x[0], 1, x[1], x[2])),
      ROW("layer_norm/dims", mpt::layer_norm(x[0], 2, x[1], nullptr, eps(0.01))),
      ROW("rms_norm", mpt::rms_norm(x[0], 1, x[1])),
      ROW("rms_norm/plain", mpt::rms_norm(x[0], 2, nullptr, eps(1e-3))),
      ROW("group_norm", mpt::group_norm(x[0], 2, x[1], x[2])),
      ROW("instance_norm", mpt::instance_norm(x[0], x[1], x[2])),
      // Softmax and losses.
      ROW("softmax", mpt::softmax(x[0], -1)), ROW("softmax/middle", mpt::softmax(x[0], 1)),
      ROW("log_softmax/middle", mpt::log_softmax(x[0], 1)),
      ROW("cross_entropy/mean", mpt::cross_entropy(x[0], x[1])),
      ROW("cross_entropy/sum", mpt::cross_entropy(x[0], x[1], nullptr, entropy(sum))),
      ROW("cross_entropy/weight_none",
          mpt::cross_entropy(x[0], x[1], x[2], entropy(none, 0.25, 2))),
      ROW("nll_loss/weight", mpt::nll_loss(x[0], x[1], x[2])),
      ROW("nll_loss/none", mpt::nll_loss(x[0], x[1], nullptr, entropy(none))),
      ROW("mse_loss/sum", mpt::mse_loss(x[0], x[1], sum)),
      ROW("l1_loss/none", mpt::l1_loss(x[0], x[1], none)),
      ROW("smooth_l1_loss/sum", mpt::smooth_l1_loss(x[0], x[1], sum, 0.7)),
      ROW("huber_loss/sum", mpt::huber_loss(x[0], x[1], sum, 0.7)),
      ROW("binary_cross_entropy/sum", mpt::binary_cross_entropy(x[0], x[1], sum)),
      ROW("binary_cross_entropy_with_logits/pos", mpt::binary_cross_entropy_with_logits(x[0], x[1], x[2], mean)),
      ROW("kl_div/batchmean", mpt::kl_div(x[0], x[1], MPT_REDUCTION_BATCHMEAN)),
      ROW("kl_div/log", mpt::kl_div(x[0], x[1], sum, true)),
      ROW("cosine_similarity", mpt::cosine_similarity(x[0], x[1])),
      ROW("pairwise_distance", mpt::pairwise_distance(x[0], x[1])),
      ROW("pairwise_distance/p1", mpt::pairwise_distance(x[0], x[1], 1, 0.1, true)),
      ROW("triplet_margin_loss/mean", mpt::triplet_margin_loss(x[0], x[1], x[2])),
      ROW("triplet_margin_loss/none", mpt::triplet_margin_loss(x[0], x[1], x[2], none)),
      ROW("triplet_margin_loss/swap",
          mpt::triplet_margin_loss(x[0], x[1], x[2], MPT_REDUCTION_MEAN, 3, 3, 1e-3, true)),
      ROW("weighted_loss/sum",
          mpt::weighted_loss(
              mpt::binary_cross_entropy_with_logits(x[0], x[1], nullptr, none), x[2], sum)),
      ROW("attention_weights", mpt::attention_weights(x[0], x[1])),
      ROW("attention_weights/causal", mpt::attention_weights(x[0], x[1], nullptr, true)),
      // Products.
      ROW("matmul/batch", mpt::matmul(x[0], x[1])), ROW("bmm", mpt::bmm(x[0], x[1])),
      ROW("addmm", mpt::addmm(x[0], x[1], x[2], -3, 2)),
      ROW("linear", mpt::linear(x[0], x[1], x[2])),
      ROW("linear/gelu_tanh", mpt::linear(x[0], x[1], x[2], MPT_ACTIVATION_GELU_TANH)),
      // Reductions.
      ROW("sum/dims", mpt::sum(x[0], {0, -1}, true)), ROW("mean/dim", mpt::mean(x[0], {1})),
      ROW("prod/dim", mpt::prod(x[0], {1})), ROW("prod/zeros", mpt::prod(x[0], {1}, true)),
      ROW("logsumexp", mpt::logsumexp(x[0], {0, 2})), ROW("cumsum", mpt::cumsum(x[0], 1)),
      ROW("any", mpt::any(mpt::gt(x[0], x[0].context().full({}, 1.5)), {1})),
      ROW("all", mpt::all(mpt::gt(x[0], x[0].context().full({}, -1.5)), {0, 2})),
      ROW("var/c0", mpt::var(x[0], {0, 2}, 0, true)), ROW("std/c1", mpt::std(x[0], {0, 2}, 1)),
      ROW("amax/dims", mpt::amax(x[0], {0, 2})), ROW("amin/ties", mpt::amin(x[0], {1}, true)),
      ROW("max", mpt::max_all(x[0])), ROW("min", mpt::min_all(x[0])),
      ROW("max_dim", mpt::max_dim(x[0], 1)), ROW("min_dim", mpt::min_dim(x[0], -1, true)),
      ROW("argmax", mpt::argmax(x[0], {1})), ROW("argmax/nan", mpt::argmax(x[0], {1}, true)),
      ROW("argmin", mpt::argmin(x[0], {-1})),
      ROW("norm/p3", mpt::norm(x[0], 3, mpt::Shape{0, 2})),
      ROW("norm/p-inf", mpt::norm(x[0], -kInf, mpt::Shape{0, 2})),
};

TEST(Values, ArePyTorchs) {
  const auto ctx = mpt::Context::create();
  const auto golden = read_golden();
  ASSERT_GT(golden.size(), 200u) << "tests/golden was not read";
  for (const Row& row : kRows) {
    const auto entry = golden.find(row.name);
    ASSERT_NE(entry, golden.end()) << row.name;
    Tensors in;
    for (const Array& a : entry->second.in) {
      in.push_back(ctx.empty(a.shape, a.dtype));
      in.back().write(a.v);
    }
    const Tensors out = row.run(in);
    const auto& want = entry->second.out;
    ASSERT_EQ(out.size(), want.size()) << row.name;
    for (size_t i = 0; i < out.size(); ++i) {
      EXPECT_EQ(out[i].shape(), want[i].shape) << row.name;
      EXPECT_EQ(out[i].dtype(), want[i].dtype) << row.name;
      near(out[i].read<double>(), want[i].v, row.name);
    }
  }
}

// -- plain formulas -------------------------------------------------------------------------------

struct Formula {
  const char* name;
  Tensor (*run)(const Tensor& a, const Tensor& b);
  double (*of)(double a, double b);
};
double logistic(double x) { return 1 / (1 + std::exp(-x)); }
double phi(double x) { return 0.5 * (1 + std::erf(x / std::sqrt(2.0))); }

#define ONE(op, formula)                                                                           \
  Formula {                                                                                        \
#op,                                                                                           \
        [](const Tensor& a,                                                                        \
           const Tensor&) { return mpt::op(a); },                                                  \
                                               [](double a,                                        \
                                                  double) { return static_cast<double>(formula); } \
  }
#define TWO(op, formula)                                                                         \
  Formula {                                                                                      \
#op, [](const Tensor& a,                                                                     \
            const Tensor&                                                                        \
                b) { return mpt::op(a, b); },                                                    \
                                           [](double a,                                          \
                                              double b) { return static_cast<double>(formula); } \
  }
#define WITH(call, formula)                                                                       \
  Formula {                                                                                       \
#call,                                                                                        \
        [](const Tensor& a,                                                                       \
           const Tensor&) { return mpt::call; },                                                  \
                                              [](double a,                                        \
                                                 double) { return static_cast<double>(formula); } \
  }

const Formula kFormulas[] = {
    TWO(add, a + b),
    TWO(sub, a - b),
    TWO(mul, a* b),
    TWO(div, a / b),
    TWO(maximum, a > b ? a : b),
    TWO(minimum, a < b ? a : b),
    TWO(remainder, a - b * std::floor(a / b)),
    TWO(floor_divide, std::floor(a / b)),
    TWO(eq, a == b),
    TWO(ne, a != b),
    TWO(lt, a < b),
    TWO(le, a <= b),
    TWO(gt, a > b),
    TWO(ge, a >= b),
    TWO(logical_and, a != 0 && b != 0),
    TWO(logical_or, a != 0 || b != 0),
    TWO(logical_xor, (a != 0) != (b != 0)),
    WITH(pow(mpt::abs(a), a), std::pow(std::fabs(a), a)),
    WITH(add_scalar(a, 1.5), a + 1.5),
    WITH(mul_scalar(a, -1.5), a * -1.5),
    WITH(div_scalar(a, -3.0), a / -3),
    WITH(rdiv_scalar(-3.0, a), -3 / a),
    WITH(pow_scalar(a, 3.0), a* a* a),
    WITH(rpow_scalar(1.5, a), std::pow(1.5, a)),
    ONE(neg, -a),
    ONE(abs, std::fabs(a)),
    ONE(sign, (a > 0) - (a < 0)),
    WITH(sqrt(mpt::abs(a)), std::sqrt(std::fabs(a))),
    WITH(rsqrt(mpt::abs(a)), 1 / std::sqrt(std::fabs(a))),
    ONE(square, a* a),
    ONE(exp, std::exp(a)),
    ONE(expm1, std::expm1(a)),
    WITH(log(mpt::abs(a)), std::log(std::fabs(a))),
    WITH(log1p(mpt::abs(a)), std::log1p(std::fabs(a))),
    ONE(reciprocal, 1 / a),
    ONE(sin, std::sin(a)),
    ONE(cos, std::cos(a)),
    ONE(tan, std::tan(a)),
    WITH(log2(mpt::abs(a)), std::log2(std::fabs(a))),
    WITH(log10(mpt::abs(a)), std::log10(std::fabs(a))),
    ONE(erf, std::erf(a)),
    ONE(floor, std::floor(a)),
    ONE(ceil, std::ceil(a)),
    ONE(round, std::nearbyint(a)),
    WITH(round_decimals(mpt::mul_scalar(a, 3.3), 1), std::nearbyint(a * 33) / 10),
    WITH(round_decimals(mpt::mul_scalar(a, 33.0), -1), std::nearbyint(a * 3.3) * 10),
    WITH(clamp(a, -0.5, 1.0), a<-0.5 ? -0.5 : a> 1 ? 1 : a),
    ONE(relu, a > 0 ? a : 0),
    WITH(leaky_relu(a, 0.1), a > 0 ? a : a / 10),
    WITH(elu(a, 1.5), a > 0 ? a : 1.5 * std::expm1(a)),
    ONE(gelu, a* phi(a)),
    WITH(gelu(a, true),
         0.5 * a * (1 + std::tanh(std::sqrt(2 / M_PI) * (a + 0.044715 * a * a * a)))),
    ONE(silu, a* logistic(a)),
    ONE(sigmoid, logistic(a)),
    ONE(tanh, std::tanh(a)),
    ONE(softplus, std::log1p(std::exp(a))),
    WITH(softplus_beta(a, 2.5), std::log1p(std::exp(2.5 * a)) / 2.5),
    ONE(logsigmoid, std::log(logistic(a))),
    ONE(softsign, a / (1 + std::fabs(a))),
    ONE(hardsigmoid, (a + 3) / 6),
    ONE(hardswish, a*(a + 3) / 6),
    ONE(mish, a* std::tanh(std::log1p(std::exp(a)))),
    WITH(prelu(a, a.context().full({1}, 0.25)), a > 0 ? a : a / 4),
    WITH(lerp_scalar(a, mpt::neg(a), 0.25), a / 2),
    WITH(glu(mpt::cat({a, a}, 0), 0), a* logistic(a)),
    WITH(flatten(mpt::normalize(mpt::unsqueeze(a, 1), 2, mpt::Shape{1})), (a > 0) - (a < 0)),
    WITH(add(a, mpt::dot(a, a)), a + 21.68),
    WITH(lerp(a, mpt::neg(a), mpt::abs(a)), a - 2 * a * std::fabs(a)),
    ONE(logical_not, a == 0),
    ONE(isfinite, std::isfinite(a)),
    ONE(isnan, std::isnan(a)),
    WITH(where(mpt::gt(a, a.context().zeros({})), a, mpt::neg(a)), std::fabs(a)),
    WITH(masked_fill(a, mpt::lt(a, a.context().zeros({})), -7.0), a < 0 ? -7 : a),
    WITH(cast(a, MPT_I64), std::trunc(a)),
    ONE(detach, a),
    WITH(dropout(a, 0.3, false), a),
    WITH(dropout_channels(a, 0, 0.3, false), a),
    WITH(flatten(mpt::gumbel_softmax(mpt::unsqueeze(a, 1), 1)), a - a + 1),
    WITH(flatten(mpt::multinomial(mpt::unsqueeze(mpt::abs(a), 1))), a - a),
};

TEST(Values, AreTheFormulas) {
  LONG_ON_DEVICES("each formula has kernels of its own");
  const auto ctx = mpt::Context::create();
  const Doubles a{-1.7, -1, -0.6, 0.4, 1, 1.9, 0.4, -2.5, 2.5},
      b{0.7, -1, 2, -0.3, 1, 0.4, 0.4, 3, 2};
  const auto x = ctx.tensor({9}, a), y = ctx.tensor({9}, b);
  for (const Formula& f : kFormulas) {
    Doubles want;
    for (size_t i = 0; i < a.size(); ++i) want.push_back(f.of(a[i], b[i]));
    near(f.run(x, y).read<double>(), want, f.name);
  }
  const Doubles odd{NAN, kInf, -kInf, 0};
  const auto t = ctx.tensor({4}, odd);
  near(mpt::isnan(t).read<double>(), {1, 0, 0, 0}, "isnan");
  near(mpt::isfinite(t).read<double>(), {0, 0, 0, 1}, "isfinite");
  near(mpt::logical_not(t).read<double>(), {0, 0, 0, 1}, "logical_not");
  EXPECT_NEAR(mpt::mean(mpt::dropout(ctx.ones({100, 100}), 0.25)).item(), 1, 0.05);
}

}  // namespace
