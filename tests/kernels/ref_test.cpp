// Tests of ref against PyTorch's results (tests/golden/make_kernels.py).
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <sstream>

#include "../golden/open.h"
#include "backends/ref/access.h"
#include "core/rng.h"
#include "harness.h"

namespace mpt::test {
namespace {

struct Golden {
  std::string kernel;
  std::vector<int64_t> ints;
  std::vector<double> reals;
  std::vector<Buffer> in, out;
};

double number(std::istream& s) {  // istream does not read nan and inf
  std::string t;
  s >> t;
  return std::strtod(t.c_str(), nullptr);
}

Buffer read_tensor(std::istream& s) {
  std::string dtype;
  s >> dtype;
  Operand o;
  for (DType t : kAll)
    if (dtype == mpt::name_of(t)) o.dtype = t;
  if (o.dtype == DType::none) return Buffer();
  int rank = 0;
  s >> rank;
  for (int i = 0; i < rank; ++i) o.shape.push(static_cast<int64_t>(number(s)));
  Buffer b(o, contiguous_strides(o.shape), 0, false);
  ref::walk(o.shape, [&](const Dims& i) { b.set(i, number(s)); });
  return b;
}

std::vector<Golden> read_all() {
  std::ifstream file = mpt_test::open_golden(GOLDEN "/kernels.txt");
  std::vector<Golden> all;
  for (std::string word; file >> word;) {
    if (word == "case") all.emplace_back(), file >> all.back().kernel;
    int n = 0;
    if (word == "ints" && file >> n)
      while (n-- > 0) all.back().ints.push_back(static_cast<int64_t>(number(file)));
    if (word == "reals" && file >> n)
      while (n-- > 0) all.back().reals.push_back(number(file));
    if (word == "in") all.back().in.push_back(read_tensor(file));
    if (word == "out") all.back().out.push_back(read_tensor(file));
  }
  return all;
}

int32_t small(int64_t v) { return static_cast<int32_t>(v); }
float single(double v) { return static_cast<float>(v); }

// Copies the n-th group of `spatial` ints after `first`.
void group(const Golden& g, size_t first, int n, int32_t spatial, int32_t (&to)[3]) {
  for (int d = 0; d < spatial; ++d)
    to[d] = small(g.ints[first + static_cast<size_t>(n * spatial + d)]);
}

struct Entry {
  Kernel kernel;
  Bytes params, scalars;
};

Entry entry(const Golden& g) {
  const auto& i = g.ints;
  const auto& r = g.reals;
  const std::string& k = g.kernel;
  auto point = [&](Kernel kernel) -> Entry {
    return {kernel, PointParams{static_cast<int16_t>(i[0])},
            PointScalars{r[0], r.size() > 1 ? r[1] : 0}};
  };
  if (k == "unary") return point(Kernel::unary);
  if (k == "binary") return point(Kernel::binary);
  if (k == "ternary") return point(Kernel::ternary);
  if (k == "gemm")
    return {Kernel::gemm, GemmParams{static_cast<Activation>(i[0]), small(i[1])},
            GemmScalars{single(r[0]), single(r[1])}};
  if (k == "linear") return {Kernel::linear, GemmParams{}, {}};
  if (k == "linear_data") return {Kernel::linear_data, {}, {}};
  if (k == "linear_weight") return {Kernel::linear_weight, {}, {}};
  if (k.starts_with("conv")) {
    ConvParams p{small(i[0]), small(i[1]), {}, {}, {}};
    group(g, 2, 0, p.spatial, p.stride);
    group(g, 2, 1, p.spatial, p.padding);
    group(g, 2, 2, p.spatial, p.dilation);
    return {k == "conv"        ? Kernel::conv
            : k == "conv_data" ? Kernel::conv_data
                               : Kernel::conv_weight,
            p,
            {}};
  }
  if (k.starts_with("pool")) {
    PoolParams p{static_cast<PoolOp>(i[0]), i[1] != 0, i[2] != 0, small(i[3]), {}, {}, {}, {}};
    group(g, 4, 0, p.spatial, p.kernel);
    group(g, 4, 1, p.spatial, p.stride);
    group(g, 4, 2, p.spatial, p.padding);
    group(g, 4, 3, p.spatial, p.dilation);
    return {k == "pool" ? Kernel::pool : Kernel::pool_grad, p, {}};
  }
  if (k.starts_with("interpolate")) {
    return {k == "interpolate" ? Kernel::interpolate : Kernel::interpolate_grad,
            InterpolateParams{static_cast<InterpolateOp>(i[0]), static_cast<int16_t>(i[1]),
                              small(i[2])},
            {}};
  }
  if (k.find("norm") != std::string::npos) {
    const Kernel kernel = k == "norm"         ? Kernel::norm
                          : k == "norm_grad"  ? Kernel::norm_grad
                          : k == "batch_norm" ? Kernel::batch_norm
                                              : Kernel::batch_norm_grad;
    return {kernel, NormParams{r[0], small(i[0]), static_cast<Activation>(i[1])}, {}};
  }
  if (k.starts_with("softmax")) {
    return {k == "softmax" ? Kernel::softmax : Kernel::softmax_grad,
            SoftmaxParams{small(i[0]), small(i[1])},
            {}};
  }
  if (k.starts_with("cross_entropy")) {
    return {k == "cross_entropy" ? Kernel::cross_entropy : Kernel::cross_entropy_grad,
            CrossEntropyParams{i[0], r[0]},
            {}};
  }
  if (k.starts_with("attention")) {
    return {k == "attention" ? Kernel::attention : Kernel::attention_grad,
            AttentionParams{small(i[0]), small(i[1]), r[0]}, AttentionScalars{0, 0, 0}};
  }
  if (k == "index_select") return {Kernel::index_select, DimParams{small(i[0])}, {}};
  if (k == "index_add") return {Kernel::index_add, DimParams{small(i[0])}, {}};
  if (k == "gather") return {Kernel::gather, DimParams{small(i[0])}, {}};
  if (k == "scatter")
    return {Kernel::scatter, ScatterParams{small(i[0]), static_cast<ScatterOp>(i[1])}, {}};
  if (k == "sort") return {Kernel::sort, SortParams{small(i[0]), small(i[1]), i[2]}, {}};
  if (k == "tri") return {Kernel::tri, TriParams{i[0], i[1]}, {}};
  if (k == "reduce")
    return {Kernel::reduce, ReduceParams{static_cast<ReduceOp>(i[0]), small(i[1])}, {}};
  if (k == "scan") return {Kernel::scan, DimParams{small(i[0])}, {}};
  throw std::runtime_error("no such kernel: " + k);
}

TEST(Ref, EqualsPyTorch) {
  const std::vector<Golden> all = read_all();
  ASSERT_GT(all.size(), 250u);
  int line = 0;
  for (const Golden& g : all) {
    ++line;
    const Entry e = entry(g);
    std::vector<Buffer> got, in = g.in;
    std::vector<Buffer*> outs, ins;
    for (const Buffer& want : g.out) {
      got.emplace_back(Operand{want.spec.dtype, want.spec.shape}, want.spec.stride, 0, false);
      ref::walk(want.spec.shape, [&](const Dims& i) { got.back().set(i, 0); });
    }
    for (Buffer& b : got) outs.push_back(&b);
    for (Buffer& b : in) ins.push_back(&b);
    run_kernel(ref_backend(), e.kernel, outs, ins, e.params, e.scalars);
    for (size_t o = 0; o < got.size(); ++o) {
      if (!got[o].spec) continue;
      ref::walk(got[o].spec.shape, [&](const Dims& i) {
        const double want = g.out[o].get(i), have = got[o].get(i);
        if (want == have || (std::isnan(want) && std::isnan(have))) return;
        ASSERT_NEAR(have, want, 1e-6 * std::max(1.0, std::fabs(want)))
            << "case " << line << ", " << g.kernel << ", out " << o << " at " << text(i).s;
      });
    }
  }
}

// Dropout, whose random numbers differ from PyTorch's. The forward pass is compared with its
// formula on the documented draws, the gradients with finite differences.
struct Dropped {
  static constexpr int64_t b = 2, h = 4, hk = 2, t = 3, s = 5, d = 3;
  static constexpr double p = 0.375, scale = 0.5;
  Buffer q = tensor({b, h, t, d}, 1), k = tensor({b, hk, s, d}, 2), v = tensor({b, hk, s, d}, 3);
  Buffer o = tensor({b, h, t, d}, 0), lse = tensor({b, h, t}, 0);
  AttentionParams params{1, 1, scale};
  AttentionScalars scalars{77, 1000, static_cast<float>(p)};

  static Buffer tensor(const Dims& shape, int64_t seed) {
    Buffer x({DType::f64, shape}, contiguous_strides(shape), 0, false);
    int64_t i = seed * 1000;
    ref::walk(shape, [&](const Dims& at) { x.set(at, normal_at(5, static_cast<uint64_t>(i++))); });
    return x;
  }
  void forward() {
    run_kernel(ref_backend(), Kernel::attention, {&o, &lse}, {&q, &k, &v, &none}, params, scalars);
  }
  Buffer none;
};

TEST(RefAttention, DropoutTakesTheDocumentedDraws) {
  Dropped a;
  a.forward();
  int kept = 0, all = 0;
  ref::walk({a.b, a.h, a.t, a.d}, [&](const Dims& at) {
    double sum = 0, out = 0;
    for (int pass = 0; pass < 2; ++pass) {
      for (int64_t j = 0; j <= at[2]; ++j) {
        double dot = 0;
        for (int64_t e = 0; e < a.d; ++e)
          dot += a.q.get({at[0], at[1], at[2], e}) * a.k.get({at[0], at[1] / 2, j, e});
        const double z = std::exp(dot * a.scale);
        if (pass == 0) sum += z;
        const int64_t draw = 1000 + ((at[0] * a.h + at[1]) * a.t + at[2]) * a.s + j;
        const bool keep =
            static_cast<double>(to_uniform(random_bits(77, static_cast<uint64_t>(draw)))) < 1 - a.p;
        if (pass && keep) out += z / sum / (1 - a.p) * a.v.get({at[0], at[1] / 2, j, at[3]});
        if (pass) kept += keep, ++all;
      }
    }
    EXPECT_NEAR(a.o.get(at), out, 1e-12);
  });
  EXPECT_GT(kept, 0);
  EXPECT_LT(kept, all);
}

// The shift is a number in memory, so that recorded work can draw anew.
TEST(RefRandom, AShiftMovesTheDraws) {
  const Operand y{DType::f64, {5, 7}};
  const Dims dense = contiguous_strides(y.shape);
  Buffer moved(y, dense, 0, false), plain(y, dense, 0, false);
  Buffer shift({DType::i64, {1}}, {1}, 0, false), none;
  shift.set({0}, 400);
  const RandomParams params{RandomOp::normal};
  run_kernel(ref_backend(), Kernel::random, {&moved}, {&shift}, params,
             RandomScalars{77, 600, 0, 1});
  run_kernel(ref_backend(), Kernel::random, {&plain}, {&none}, params,
             RandomScalars{77, 1000, 0, 1});
  ref::walk(y.shape, [&](const Dims& i) { EXPECT_EQ(moved.get(i), plain.get(i)); });

  Dropped a, b;
  a.forward();
  b.scalars.offset -= 400;
  run_kernel(ref_backend(), Kernel::attention, {&b.o, &b.lse}, {&b.q, &b.k, &b.v, &b.none, &shift},
             b.params, b.scalars);
  ref::walk(a.o.spec.shape, [&](const Dims& i) { EXPECT_EQ(a.o.get(i), b.o.get(i)); });
}

TEST(RefAttention, GradientsWithDropoutAreTheSlopes) {
  Dropped a;
  a.forward();
  const Buffer go = Dropped::tensor({a.b, a.h, a.t, a.d}, 9);
  Buffer g = go, dq = Dropped::tensor(a.q.spec.shape, 0), dk = Dropped::tensor(a.k.spec.shape, 0),
         dv = Dropped::tensor(a.v.spec.shape, 0);
  run_kernel(ref_backend(), Kernel::attention_grad, {&dq, &dk, &dv},
             {&g, &a.q, &a.k, &a.v, &a.o, &a.lse, &a.none}, a.params, a.scalars);
  auto loss = [&] {
    a.forward();
    double sum = 0;
    ref::walk(go.spec.shape, [&](const Dims& i) { sum += go.get(i) * a.o.get(i); });
    return sum;
  };
  const std::pair<Buffer*, Buffer*> pairs[] = {{&a.q, &dq}, {&a.k, &dk}, {&a.v, &dv}};
  for (const auto& [x, dx] : pairs) {
    ref::walk(x->spec.shape, [&](const Dims& i) {
      const double at = x->get(i), step = 1e-5;
      x->set(i, at + step);
      const double up = loss();
      x->set(i, at - step);
      const double down = loss();
      x->set(i, at);
      EXPECT_NEAR(dx->get(i), (up - down) / (2 * step), 1e-7) << text(i).s;
    });
  }
}

// A row without keys to attend to gives 0, and no NaN in the gradients.
TEST(RefAttention, RowsWithoutKeysAreZero) {
  Dropped a;
  a.params = {0, 0, 1};
  a.none = Buffer({DType::boolean, {a.b, a.h, a.t, a.s}}, {0, 0, 1, 0}, 0, false);
  for (int64_t i = 0; i < a.t; ++i) a.none.set({0, 0, i, 0}, i != 1);
  a.forward();
  Buffer g = Dropped::tensor({a.b, a.h, a.t, a.d}, 9), dq = Dropped::tensor(a.q.spec.shape, 0),
         dk = Dropped::tensor(a.k.spec.shape, 0), dv = Dropped::tensor(a.v.spec.shape, 0);
  run_kernel(ref_backend(), Kernel::attention_grad, {&dq, &dk, &dv},
             {&g, &a.q, &a.k, &a.v, &a.o, &a.lse, &a.none}, a.params, a.scalars);
  ref::walk(a.o.spec.shape, [&](const Dims& i) {
    EXPECT_EQ(i[2] == 1, a.o.get(i) == 0) << text(i).s;
    EXPECT_EQ(i[2] == 1, dq.get(i) == 0) << text(i).s;
  });
  EXPECT_EQ(a.lse.get({0, 0, 1}), -INFINITY);
  ref::walk(dk.spec.shape,
            [&](const Dims& i) { EXPECT_TRUE(std::isfinite(dk.get(i) + dv.get(i))); });
}

}  // namespace
}  // namespace mpt::test
