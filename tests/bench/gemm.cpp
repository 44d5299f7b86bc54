// Own matrix products against oneDNN's inner_product on weights packed by each side's own choice.
// The two run by turns, so that a machine's other load meets both. Counters: GF/s of each (best
// run) and their ratio.
// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>
#include <omp.h>
#include <time.h>
#include <dnnl.hpp>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "backends/cpu/make.h"

namespace {

using namespace mpt;

void omp_host(void*, int64_t n, int64_t grain, JobFn fn, void* job) {
#pragma omp parallel for schedule(dynamic)
  for (int64_t i = 0; i < (n + grain - 1) / grain; ++i) {
    fn(job, i * grain, std::min(n, (i + 1) * grain), omp_get_thread_num());
  }
}
Jobs all_cores() { return Jobs(omp_host, nullptr, omp_get_max_threads()); }

struct Memory {  // 64-byte aligned, of small random values
  explicit Memory(size_t n) : bytes(n + 64) {
    data = reinterpret_cast<char*>((reinterpret_cast<uintptr_t>(bytes.data()) + 63) / 64 * 64);
  }
  void fill(DType t, int64_t n) {
    uint32_t state = 1;
    for (int64_t i = 0; i < n; ++i) {
      state = state * 1664525 + 1013904223;
      const float v = static_cast<float>(state >> 8) * 0x1p-24f - 0.5f;
      uint32_t u;
      std::memcpy(&u, &v, 4);
      const uint16_t half =
          static_cast<uint16_t>(t == DType::f16 ? 0x3000 | (u >> 20 & 0x3ff) : u >> 16);
      if (t == DType::f32) std::memcpy(data + 4 * i, &v, 4);
      else std::memcpy(data + 2 * i, &half, 2);
    }
  }
  std::vector<char> bytes;
  char* data;
};

struct Shape {
  int64_t m, k, n;  // tokens, inputs, outputs
};
enum Pass { forward, backward_data, backward_weights };

// Ours, with weights in our layout if we have one.
struct Own {
  std::unique_ptr<Layout> layout;
  std::unique_ptr<Prepared> kernel;
  Memory x, w, y, space{0};
  std::vector<void*> out;
  std::vector<const void*> in;
  Jobs jobs = all_cores();

  Own(Pass pass, DType t, const Shape& s, bool packed)
      : x(static_cast<size_t>(s.m * s.k * 4)),
        w(static_cast<size_t>((s.n + 32) * (s.k + 32) * 4)),
        y(static_cast<size_t>(s.m * s.n * 4)) {
    x.fill(t, s.m * s.k);
    w.fill(t, s.n * s.k);
    y.fill(t, s.m * s.n);
    Spec sx{t, {s.m, s.k}, {s.k, 1}}, sw{t, {s.n, s.k}, {s.k, 1}}, sy{t, {s.m, s.n}, {s.n, 1}};
    const GemmParams params;
    Spec outs[2] = {sy}, ins[3] = {sx, sw, {}};
    if (packed) {
      layout =
          cpu::gemm_weight_layout({Kernel::linear, {outs, 1}, {ins, 3}, &params, sizeof params});
      sw.layout = layout.get();
      ins[1] = sw;
    }
    Kernel which = Kernel::linear;
    size_t n_out = 1, n_in = 3;
    out = {y.data};
    in = {x.data, w.data, nullptr};
    if (pass == backward_data) {
      which = Kernel::linear_data;
      outs[0] = sx;
      ins[0] = sy;
      n_in = 2;
      out = {x.data};
      in = {y.data, w.data};
    } else if (pass == backward_weights) {
      which = Kernel::linear_weight;
      outs[0] = sw;
      ins[1] = sy;
      n_out = 2;
      n_in = 2;
      out = {w.data, nullptr};
      in = {x.data, y.data};
    }
    auto make = which == Kernel::linear        ? cpu::make_linear_own
                : which == Kernel::linear_data ? cpu::make_linear_data_own
                                               : cpu::make_linear_weight_own;
    Why why;
    kernel = make({which, {outs, n_out}, {ins, n_in}, &params, sizeof params, jobs.workers()}, why);
    space = Memory(kernel->workspace);
  }
  void run() { kernel->run({out.data(), in.data(), nullptr, space.data, jobs}); }
};

struct Peer {
  dnnl::engine engine{dnnl::engine::kind::cpu, 0};
  dnnl::stream stream{engine};
  dnnl::primitive primitive;
  std::unordered_map<int, dnnl::memory> args;

  Peer(Pass pass, DType t, const Shape& s) {
    using dnnl::memory;
    using IP = dnnl::inner_product_forward;
    const auto type = t == DType::f32 ? memory::data_type::f32 : memory::data_type::bf16;
    const memory::desc x({s.m, s.k}, type, memory::format_tag::ab),
        y({s.m, s.n}, type, memory::format_tag::ab);
    const memory::desc w({s.n, s.k}, type, memory::format_tag::any);
    const IP::primitive_desc fwd({dnnl::prop_kind::forward_training, x, w, y}, engine);
    memory mx(x, engine), my(y, engine);
    std::memset(mx.get_data_handle(), 0x11, x.get_size());
    std::memset(my.get_data_handle(), 0x11, y.get_size());
    memory::desc wd = fwd.weights_desc();
    if (pass == forward) {
      primitive = IP(fwd);
    } else if (pass == backward_data) {
      const dnnl::inner_product_backward_data::primitive_desc pd({x, w, y}, engine, fwd);
      primitive = dnnl::inner_product_backward_data(pd);
      wd = pd.weights_desc();
    } else {
      const dnnl::inner_product_backward_weights::primitive_desc pd({x, w, y}, engine, fwd);
      primitive = dnnl::inner_product_backward_weights(pd);
      wd = pd.diff_weights_desc();
    }
    memory mw(wd, engine);
    std::memset(mw.get_data_handle(), 0x11, wd.get_size());
    if (pass == forward) args = {{DNNL_ARG_SRC, mx}, {DNNL_ARG_WEIGHTS, mw}, {DNNL_ARG_DST, my}};
    if (pass == backward_data) {
      args = {{DNNL_ARG_DIFF_SRC, mx}, {DNNL_ARG_WEIGHTS, mw}, {DNNL_ARG_DIFF_DST, my}};
    }
    if (pass == backward_weights) {
      args = {{DNNL_ARG_SRC, mx}, {DNNL_ARG_DIFF_WEIGHTS, mw}, {DNNL_ARG_DIFF_DST, my}};
    }
  }
  void run() {
    primitive.execute(stream, args);
    stream.wait();
  }
};

// With one thread its own CPU time, which is blind to what else the machine does.
double now() {
  timespec t;
  clock_gettime(omp_get_max_threads() == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}
template <class F>
double seconds(const F& f) {
  const double begin = now();
  f();
  return now() - begin;
}

void linear(benchmark::State& state, Pass pass, DType t, Shape s) {
  Own own(pass, t, s, true);
  std::unique_ptr<Peer> peer;
  if (t != DType::f16) peer = std::make_unique<Peer>(pass, t, s);
  double best = 1e9, best_peer = 1e9;
  for (int i = 0; i < 2; ++i) {
    own.run();
    if (peer) peer->run();
  }
  for (auto _ : state) {
    const double time = seconds([&] { own.run(); });
    state.SetIterationTime(time);
    best = std::min(best, time);
    if (peer) best_peer = std::min(best_peer, seconds([&] { peer->run(); }));
  }
  const double gf =
      2e-9 * static_cast<double>(s.m) * static_cast<double>(s.n) * static_cast<double>(s.k);
  state.counters["GF"] = gf / best;
  if (peer) {
    state.counters["oneDNN"] = gf / best_peer;
    state.counters["ratio"] = best_peer / best;
  }
  state.SetLabel(own.kernel->name);
}

constexpr Shape kShapes[] = {{128, 784, 128},   {128, 128, 112},   {256, 784, 1232},
                             {256, 1232, 1232}, {128, 784, 8736},  {128, 8736, 8736},
                             {2048, 384, 1152}, {2048, 384, 1536}, {2048, 1536, 384},
                             {1024, 768, 3072}, {1024, 3072, 768}, {256, 768, 50304}};

void register_all() {
  for (DType t : {DType::bf16, DType::f32, DType::f16}) {
    for (const Shape& s : kShapes) {
      for (Pass pass : {forward, backward_data, backward_weights}) {
        const char* what[] = {"forward", "backward_data", "backward_weights"};
        const std::string name = std::string("linear/") + name_of(t) + "/" + std::to_string(s.m) +
                                 "x" + std::to_string(s.k) + "x" + std::to_string(s.n) + "/" +
                                 what[pass];
        benchmark::RegisterBenchmark(name.c_str(),
                                     [=](benchmark::State& st) { linear(st, pass, t, s); })
            ->UseManualTime()
            ->MinTime(0.05);
      }
    }
  }
}

void small(benchmark::State& state) {
  const int64_t n = state.range(0);
  Memory a(static_cast<size_t>(n * n * 4)), b(a), c(a);
  const Spec s{DType::f32, {n, n}, {n, 1}};
  const Spec outs[] = {s}, ins[] = {s, s, {}};
  const GemmParams params;
  Why why;
  auto k = cpu::make_gemm_own({Kernel::gemm, outs, ins, &params, sizeof params, 1}, why);
  void* out[] = {c.data};
  const void* in[] = {a.data, b.data, nullptr};
  const Jobs jobs;
  for (auto _ : state) k->run({out, in, nullptr, nullptr, jobs});
}

}  // namespace

BENCHMARK(small)->Arg(8)->Arg(16)->Arg(32)->Arg(64)->MinTime(0.05);

int main(int argc, char** argv) {
  register_all();
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
