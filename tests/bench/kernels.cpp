// Benchmark of the CPU backend's own kernels on one thread: bytes or operations per second of CPU
// time. Pointwise kernels run on 64 elements (overhead), 16K (caches) and 4M (memory), kernels over
// rows on the shapes of small, usual and very wide layers.
// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "backends/cpu/make.h"

namespace {

using namespace mpt;

struct Tensor {
  Spec spec;
  std::unique_ptr<char[]> bytes;
  char* data = nullptr;

  Tensor() = default;
  Tensor(DType t, Dims shape) : spec{t, shape, contiguous_strides(shape)} {
    const auto n = static_cast<size_t>(count(shape) * size_of(t));
    bytes = std::make_unique<char[]>(n + 64);
    data = reinterpret_cast<char*>((reinterpret_cast<uintptr_t>(bytes.get()) + 63) / 64 * 64);
    for (int64_t i = 0; i < count(shape); ++i) {
      const float v = static_cast<float>(i % 1009) * 0.004f - 2;
      uint32_t u;
      std::memcpy(&u, &v, 4);
      if (t == DType::f32) std::memcpy(data + 4 * i, &u, 4);
      else if (t == DType::i64) reinterpret_cast<int64_t*>(data)[i] = i % 1000;
      else reinterpret_cast<uint16_t*>(data)[i] = static_cast<uint16_t>(u >> 16);
    }
  }
  double size() const { return static_cast<double>(count(spec.shape) * size_of(spec.dtype)); }
};

struct Call {
  Kernel kernel;
  std::vector<Tensor> out, in;
  std::vector<char> params, scalars;

  template <class P>
  static std::vector<char> raw(const P& p) {
    std::vector<char> b(sizeof p);
    std::memcpy(b.data(), &p, sizeof p);
    return b;
  }
  double bytes() const {
    double n = 0;
    for (const auto* list : {&out, &in})
      for (const Tensor& t : *list) n += t.spec ? t.size() : 0;
    return n;
  }
};

// Measures a kernel call. With `operations` 0 it counts bytes, otherwise operations.
void run(benchmark::State& state, const Call& c, double operations = 0) {
  std::vector<Spec> os, is;
  std::vector<void*> op;
  std::vector<const void*> ip;
  for (const Tensor& t : c.out) os.push_back(t.spec), op.push_back(t.data);
  for (const Tensor& t : c.in) is.push_back(t.spec), ip.push_back(t.data);
  Why why;
  auto p = prepare(cpu_backend(), {c.kernel, os, is, c.params.data(), c.params.size()}, why);
  if (!p) return state.SkipWithError(why.text.c_str());
  std::vector<char> work(p->workspace + 64);
  auto* space = reinterpret_cast<char*>((reinterpret_cast<uintptr_t>(work.data()) + 63) / 64 * 64);
  const Jobs jobs;
  for (auto _ : state) p->run({op.data(), ip.data(), c.scalars.data(), space, jobs});
  const auto n = static_cast<double>(state.iterations());
  state.counters[operations > 0 ? "op/s" : "B/s"] = benchmark::Counter(
      n * (operations > 0 ? operations : c.bytes()), benchmark::Counter::kIsRate);
}

void add(const std::string& name, DType t, const std::string& size, Call c, double operations = 0) {
  auto shared = std::make_shared<Call>(std::move(c));
  benchmark::RegisterBenchmark(
      (name + "/" + name_of(t) + "/" + size).c_str(),
      [shared, operations](benchmark::State& s) { run(s, *shared, operations); })
      ->MinTime(0.05);
}

template <class Op>
std::vector<char> point(Op op) {
  return Call::raw(PointParams{static_cast<int16_t>(op)});
}

void pointwise(DType t, const Dims& s) {
  const std::string size = std::to_string(count(s));
  const auto scalars = Call::raw(PointScalars{0.5, 1});
  auto x = [&] { return Tensor(t, s); };
  auto list = [](auto... v) {
    std::vector<Tensor> l;
    (l.push_back(std::move(v)), ...);
    return l;
  };
  const std::pair<const char*, UnaryOp> unary[] = {{"relu", UnaryOp::relu},
                                                   {"exp", UnaryOp::exp},
                                                   {"log", UnaryOp::log},
                                                   {"tanh", UnaryOp::tanh},
                                                   {"sigmoid", UnaryOp::sigmoid},
                                                   {"gelu_erf", UnaryOp::gelu_erf},
                                                   {"gelu_tanh", UnaryOp::gelu_tanh}};
  for (auto [name, op] : unary)
    add(name, t, size, {Kernel::unary, list(x()), list(x()), point(op), scalars},
        static_cast<double>(count(s)));
  const std::pair<const char*, BinaryOp> binary[] = {{"add", BinaryOp::add},
                                                     {"gelu_erf_grad", BinaryOp::gelu_erf_grad}};
  for (auto [name, op] : binary)
    add(name, t, size, {Kernel::binary, list(x()), list(x(), x()), point(op), scalars},
        op == BinaryOp::add ? 0 : static_cast<double>(count(s)));
  if (s.size() == 2) {
    add("add_row", t, size,
        {Kernel::binary, list(x()),
         list(x(),
              [&] {
                Tensor b(t, {s[1]});
                b.spec = {t, s, {0, 1}};
                return b;
              }()),
         point(BinaryOp::add), scalars});
    Tensor turned(t, {s[1], s[0]});
    turned.spec = {t, s, {1, s[0]}};
    add("transpose", t, size, {Kernel::copy, list(x()), list(std::move(turned)), {}, {}});
  }
  const DType other = t == DType::f32 ? DType::bf16 : DType::f32;
  add("cast", t, size, {Kernel::copy, list(Tensor(other, s)), list(x()), {}, {}});
}

void rows(DType t, int64_t r, int64_t c) {
  const Dims s{r, c};
  const std::string size = std::to_string(r) + "x" + std::to_string(c);
  auto x = [&] { return Tensor(t, s); };
  auto f32 = [](int64_t n) { return Tensor(DType::f32, {n}); };
  auto list = [](auto... v) {
    std::vector<Tensor> l;
    (l.push_back(std::move(v)), ...);
    return l;
  };
  const auto sum = Call::raw(ReduceParams{ReduceOp::sum});
  add("sum_columns", t, size, {Kernel::reduce, list(Tensor(t, {1, c})), list(x()), sum, {}});
  add("sum_rows", t, size, {Kernel::reduce, list(Tensor(t, {r, 1})), list(x()), sum, {}});
  const auto soft = Call::raw(SoftmaxParams{1, 0});
  add("softmax", t, size, {Kernel::softmax, list(x()), list(x()), soft, {}});
  add("softmax_grad", t, size, {Kernel::softmax_grad, list(x()), list(x(), x()), soft, {}});
  const auto ce = Call::raw(CrossEntropyParams{-100, 0});
  add("cross_entropy", t, size,
      {Kernel::cross_entropy,
       list(f32(r), Tensor(DType::f32, {2, r})),
       list(x(), Tensor(DType::i64, {r})),
       ce,
       {}});
  add("cross_entropy_grad", t, size,
      {Kernel::cross_entropy_grad,
       list(x()),
       list(x(), Tensor(DType::i64, {r}), Tensor(DType::f32, {2, r}), f32(r)),
       ce,
       {}});
  const auto norm = Call::raw(NormParams{1e-5f});
  add("norm", t, size,
      {Kernel::norm, list(x(), f32(r), f32(r)), list(x(), f32(c), f32(c)), norm, {}});
  add("norm_grad", t, size,
      {Kernel::norm_grad,
       list(x(), f32(c), f32(c)),
       list(x(), x(), f32(c), f32(r), f32(r)),
       norm,
       {}});
  add("batch_norm_rows", t, size,
      {Kernel::batch_norm,
       list(x(), f32(c), f32(c)),
       list(x(), f32(c), f32(c), Tensor(), Tensor()),
       norm,
       {}});
  add("batch_norm_grad_rows", t, size,
      {Kernel::batch_norm_grad,
       list(x(), f32(c), f32(c)),
       list(x(), x(), f32(c), f32(c), f32(c), Tensor()),
       norm,
       {}});
}

void attention(DType t, int64_t b, int64_t h, int64_t n, int64_t d, int32_t causal) {
  const Dims s{b, h, n, d}, rows{b, h, n};
  const std::string size = std::to_string(b * h) + "x" + std::to_string(n) + "x" +
                           std::to_string(d) + (causal ? "/causal" : "");
  const auto params = Call::raw(AttentionParams{causal, 0, 0.125f});
  const auto scalars = Call::raw(AttentionScalars{});
  auto x = [&] { return Tensor(t, s); };
  std::vector<Tensor> out, in, gradients, all;
  out.push_back(x());
  out.emplace_back(DType::f32, rows);
  for (int i = 0; i < 3; ++i) in.push_back(x()), gradients.push_back(x());
  in.emplace_back();
  for (int i = 0; i < 5; ++i) all.push_back(x());
  all.emplace_back(DType::f32, rows);
  all.emplace_back();
  const auto product = 2.0 * static_cast<double>(b * h * n * n * d) / (causal ? 2 : 1);
  add("attention", t, size, {Kernel::attention, std::move(out), std::move(in), params, scalars},
      2 * product);
  add("attention_grad", t, size,
      {Kernel::attention_grad, std::move(gradients), std::move(all), params, scalars}, 5 * product);
}

}  // namespace

int main(int argc, char** argv) {
  for (DType t : {DType::f32, DType::bf16}) {
    for (const Dims& s : {Dims{8, 8}, Dims{128, 128}, Dims{2048, 2048}}) pointwise(t, s);
    rows(t, 8, 8);
    rows(t, 1024, 768);
    rows(t, 64, 50304);
    for (int32_t causal : {0, 1}) {
      attention(t, 1, 4, 256, 64, causal);
      attention(t, 1, 2, 1024, 64, causal);
    }
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
