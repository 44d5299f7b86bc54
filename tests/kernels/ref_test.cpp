// ref against PyTorch's results (tests/golden/make_kernels.py).
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <sstream>

#include "backends/ref/access.h"
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
  std::ifstream file(GOLDEN "/kernels.txt");
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

// The n-th group of `spatial` ints after `first`.
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
    return {kernel, NormParams{single(r[0]), small(i[0]), static_cast<Activation>(i[1])}, {}};
  }
  if (k.starts_with("softmax")) {
    return {k == "softmax" ? Kernel::softmax : Kernel::softmax_grad,
            SoftmaxParams{small(i[0]), small(i[1])},
            {}};
  }
  if (k.starts_with("cross_entropy")) {
    return {k == "cross_entropy" ? Kernel::cross_entropy : Kernel::cross_entropy_grad,
            CrossEntropyParams{i[0], single(r[0])},
            {}};
  }
  if (k.starts_with("attention")) {
    return {k == "attention" ? Kernel::attention : Kernel::attention_grad,
            AttentionParams{small(i[0]), small(i[1]), single(r[0])}, AttentionScalars{0, 0, 0}};
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

}  // namespace
}  // namespace mpt::test
