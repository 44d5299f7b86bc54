// Benchmark of matrix products by engine, all in one run: GFLOP/s per kernel.
//   products [workers] [bf16|f32] [gemm | M K N ...]
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "backends/cpu/make.h"
#include "core/half.h"
#include "core/pool.h"

namespace mpt {
namespace {

struct Engine {
  const char* name;
  Backend backend;
};

constexpr KernelEntry kOwn[] = {{Kernel::gemm, cpu::make_gemm_own},
                                {Kernel::linear, cpu::make_linear_own},
                                {Kernel::linear_data, cpu::make_linear_data_own},
                                {Kernel::linear_weight, cpu::make_linear_weight_own}};
#if MPT_ONEDNN
constexpr KernelEntry kOneDnn[] = {{Kernel::gemm, cpu::make_onednn_gemm}};
#endif
constexpr Engine kEngines[] = {
    {"own", {.name = "own", .kernels = kOwn}},
#if MPT_ONEDNN
    {"onednn", {.name = "onednn", .kernels = kOneDnn}},
#endif
};

double now() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

void* memory(size_t bytes) {
  bytes = (bytes / 4096 + 2) * 4096;
  void* p = std::aligned_alloc(4096, bytes);
  std::memset(p, 0, bytes);
  return p;
}

void fill(void* p, DType t, int64_t n) {
  uint32_t r = 1;
  for (int64_t i = 0; i < n; ++i) {
    r = r * 1664525u + 1013904223u;
    const float f = static_cast<float>(r >> 9) / 4194304.f - 1.f;
    if (t == DType::f32) static_cast<float*>(p)[i] = f;
    else static_cast<uint16_t*>(p)[i] = f32_to_bf16(f);
  }
}

struct Bench {
  DType t;
  int64_t m, k, n;
  Jobs jobs;

  struct Call {
    std::unique_ptr<Prepared> p;
    std::vector<void*> out;
    std::vector<const void*> in;
    void* workspace;
    double best = 1e9;
  };

  void row() {
    const Dims xs = {m, k}, ws = {n, k}, ys = {m, n}, bs = {n};
    const auto bytes = static_cast<size_t>(size_of(t));
    const Spec x = {t, xs, contiguous_strides(xs)}, w = {t, ws, contiguous_strides(ws)},
               y = {t, ys, contiguous_strides(ys)}, b = {t, bs, contiguous_strides(bs)};
    void *px = memory(bytes * static_cast<size_t>(m * k)),
         *py = memory(bytes * static_cast<size_t>(m * n)),
         *pb = memory(bytes * static_cast<size_t>(n)),
         *pw = memory(bytes * static_cast<size_t>(n * k)),
         *pd = memory(bytes * static_cast<size_t>(n * k));
    fill(px, t, m * k);
    fill(py, t, m * n);
    fill(pw, t, n * k);
    const GemmParams params;
    std::vector<Call> calls;
    for (const Engine& e : kEngines) {
      Why why;
      auto add = [&](Kernel kernel, std::vector<Spec> out, std::vector<Spec> in,
                     std::vector<void*> po, std::vector<const void*> pi) {
        const Request request{kernel, out, in, &params, sizeof params, jobs.workers()};
        calls.push_back({prepare(e.backend, request, why), std::move(po), std::move(pi), nullptr});
        if (calls.back().p) calls.back().workspace = memory(calls.back().p->workspace);
      };
      add(Kernel::linear, {y}, {x, w, b}, {py}, {px, pw, pb});
      add(Kernel::linear_data, {x}, {y, w}, {px}, {py, pw});
      add(Kernel::linear_weight, {w, b}, {x, y}, {pd, pb}, {px, py});
    }
    // The engines alternate, so that changes in the machine's speed affect all of them equally.
    const double end = now() + 0.6;
    for (int turn = 0; turn < 5 || now() < end; ++turn) {
      for (Call& c : calls) {
        if (!c.p) continue;
        for (int i = 0; i < 3; ++i) {
          const double from = now();
          c.p->run({c.out.data(), c.in.data(), nullptr, c.workspace, jobs});
          c.best = std::min(c.best, now() - from);
        }
      }
    }
    std::printf("%s %5ldx%5ldx%5ld", name_of(t), static_cast<long>(m), static_cast<long>(k),
                static_cast<long>(n));
    const double flops = 2. * static_cast<double>(m) * static_cast<double>(k * n);
    for (size_t i = 0; i < calls.size(); ++i) {
      if (i % 3 == 0) std::printf(" | %s", kEngines[i / 3].name);
      if (calls[i].p) std::printf(" %4.0f", flops / calls[i].best / 1e9);
      else std::printf("    -");
    }
    std::printf("\n");
    for (Call& c : calls) std::free(c.workspace);
    for (void* p : {px, py, pb, pw, pd}) std::free(p);
  }
};

// Measures c [batch, m, n] = a b, then with a transposed, then with b transposed.
void gemm_row(DType t, int64_t batch, int64_t m, int64_t k, int64_t n, const Jobs& jobs) {
  const auto bytes = static_cast<size_t>(size_of(t));
  void *pa = memory(bytes * static_cast<size_t>(batch * m * k)),
       *pb = memory(bytes * static_cast<size_t>(batch * k * n)),
       *pc = memory(bytes * static_cast<size_t>(batch * m * n));
  fill(pa, t, batch * m * k);
  fill(pb, t, batch * k * n);
  std::printf("%s %3ld x %4ldx%4ldx%4ld", name_of(t), static_cast<long>(batch),
              static_cast<long>(m), static_cast<long>(k), static_cast<long>(n));
  for (const Engine& e : kEngines) {
    std::printf(" | %s", e.name);
    for (int transposed : {0, 1, 2}) {
      const Dims as = {batch, m, k}, bs = {batch, k, n}, cs = {batch, m, n};
      const Spec out[] = {{t, cs, contiguous_strides(cs)}};
      Spec in[] = {{t, as, contiguous_strides(as)}, {t, bs, contiguous_strides(bs)}, {}};
      if (transposed == 1) in[0].stride = {m * k, 1, m};
      if (transposed == 2) in[1].stride = {k * n, 1, k};
      const GemmParams params;
      const GemmScalars scalars;
      Why why;
      const auto p =
          prepare(e.backend, {Kernel::gemm, out, in, &params, sizeof params, jobs.workers()}, why);
      if (!p) {
        std::printf("    -");
        continue;
      }
      void* workspace = memory(p->workspace);
      void* outs[] = {pc};
      const void* ins[] = {pa, pb, nullptr};
      double best = 1e9;
      const double end = now() + 0.1;
      for (int i = 0; i < 5 || now() < end; ++i) {
        const double from = now();
        p->run({outs, ins, &scalars, workspace, jobs});
        best = std::min(best, now() - from);
      }
      std::free(workspace);
      std::printf(" %4.0f",
                  2. * static_cast<double>(batch * m) * static_cast<double>(k * n) / best / 1e9);
    }
  }
  std::printf("\n");
  for (void* p : {pa, pb, pc}) std::free(p);
}

// Parses a whole number of 1 or more; returns 0 for anything else.
int64_t number(const char* text) {
  char* end = nullptr;
  const long long n = std::strtoll(text, &end, 10);
  return *text && !*end && n > 0 && n <= 1 << 20 ? n : 0;
}

int usage() {
  std::fprintf(stderr, "usage: products [workers] [bf16|f32] [gemm | M K N ...]\n");
  return 2;
}

int run(int argc, char** argv) {
  const int workers = argc > 1 ? static_cast<int>(number(argv[1])) : 2;
  const std::string type = argc > 2 ? argv[2] : "bf16";
  const bool gemm = argc == 4 && std::string(argv[3]) == "gemm";
  std::vector<int64_t> sizes;
  for (int i = 3; i < argc && !gemm; ++i) sizes.push_back(number(argv[i]));
  if (workers < 1 || workers > 1024 || (type != "f32" && type != "bf16") || sizes.size() % 3 ||
      std::count(sizes.begin(), sizes.end(), 0)) {
    return usage();
  }
  const DType t = type == "f32" ? DType::f32 : DType::bf16;
  const int64_t shapes[][3] = {{128, 784, 128},   {128, 128, 128},   {256, 784, 1232},
                               {256, 1232, 1232}, {2048, 384, 1536}, {2048, 384, 384},
                               {1024, 768, 3072}, {1024, 3072, 768}, {128, 4096, 4096},
                               {128, 112, 10},    {1, 4096, 4096}};
  std::printf("GF of linear, linear_data, linear_weight on %d threads\n", workers);
  Pool pool(workers);
  const Jobs jobs = pool.jobs();
  if (gemm) {
    const int64_t gemms[][4] = {{48, 256, 64, 256}, {48, 256, 256, 64}, {96, 64, 32, 64},
                                {1, 128, 128, 128}, {1, 512, 512, 512}, {1, 1024, 768, 768}};
    for (auto [b, m, k, n] : gemms) gemm_row(t, b, m, k, n, jobs);
    return 0;
  }
  for (size_t i = 0; i < sizes.size(); i += 3) {
    Bench{t, sizes[i], sizes[i + 1], sizes[i + 2], jobs}.row();
  }
  if (!sizes.empty()) return 0;
  for (auto [m, k, n] : shapes) Bench{t, m, k, n, jobs}.row();
  return 0;
}

}  // namespace
}  // namespace mpt

int main(int argc, char** argv) { return mpt::run(argc, argv); }
