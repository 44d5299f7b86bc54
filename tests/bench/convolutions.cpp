// Benchmark of convolutions by engine: GFLOP/s of conv, conv_data and conv_weight.
//   convolutions [workers] [bf16|f32]
// SPDX-License-Identifier: Apache-2.0
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "backends/cpu/make.h"
#include "core/pool.h"

namespace mpt {
namespace {

double now() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

struct Conv {
  int64_t images, channels, extent, outputs, kernel;
};

struct Operand {
  Spec spec;
  void* data = nullptr;

  Operand(DType t, const Dims& shape, bool last) : spec{t, shape, contiguous_strides(shape)} {
    if (last && shape.size() == 4) {
      spec.stride = {shape[1] * shape[2] * shape[3], 1, shape[3] * shape[1], shape[1]};
    }
    const size_t bytes = static_cast<size_t>(count(shape) * size_of(t) + 8191) / 4096 * 4096;
    data = std::aligned_alloc(4096, bytes);
    std::memset(data, 0x3c, bytes);  // small and normal in every float dtype
  }
  ~Operand() { std::free(data); }
  Operand(const Operand&) = delete;
};

void row(DType t, const Conv& c, const Jobs& jobs) {
  std::printf("%s %3ld x %2ld x %2ld^2 -> %2ld (%ld^2)", name_of(t), static_cast<long>(c.images),
              static_cast<long>(c.channels), static_cast<long>(c.extent),
              static_cast<long>(c.outputs), static_cast<long>(c.kernel));
  const auto pad = static_cast<int32_t>(c.kernel / 2);
  const ConvParams params = {2, 1, {1, 1, 1}, {pad, pad, 0}, {1, 1, 1}};
  for (bool last : {true, false}) {
    Operand x(t, {c.images, c.channels, c.extent, c.extent}, last),
        y(t, {c.images, c.outputs, c.extent, c.extent}, last),
        w(t, {c.outputs, c.channels, c.kernel, c.kernel}, false);
    std::printf(last ? " | channels last" : " | channels first");
    for (Kernel kernel : {Kernel::conv, Kernel::conv_data, Kernel::conv_weight}) {
      std::vector<Operand*> out = {&y}, in = {&x, &w};
      if (kernel == Kernel::conv_data) out = {&x}, in = {&y, &w};
      if (kernel == Kernel::conv_weight) out = {&w}, in = {&x, &y};
      std::vector<Spec> outs, ins;
      std::vector<void*> po;
      std::vector<const void*> pi;
      for (Operand* o : out) outs.push_back(o->spec), po.push_back(o->data);
      for (Operand* o : in) ins.push_back(o->spec), pi.push_back(o->data);
      outs.emplace_back(), po.push_back(nullptr), ins.emplace_back(), pi.push_back(nullptr);
      Why why;
      const auto p =
          prepare(cpu_backend(), {kernel, outs, ins, &params, sizeof params, jobs.workers()}, why);
      if (!p) {
        std::printf("    -");
        continue;
      }
      void* workspace = std::aligned_alloc(4096, (p->workspace / 4096 + 1) * 4096);
      double best = 1e9;
      const double end = now() + 0.2;
      for (int i = 0; i < 5 || now() < end; ++i) {
        const double from = now();
        p->run({po.data(), pi.data(), nullptr, workspace, jobs});
        best = std::min(best, now() - from);
      }
      std::free(workspace);
      const double flops = 2. * static_cast<double>(count(y.spec.shape) * c.channels) *
                           static_cast<double>(c.kernel * c.kernel);
      std::printf(" %4.0f", flops / best / 1e9);
      if (kernel == Kernel::conv_weight) std::printf(" (%s)", p->name);
    }
  }
  std::printf("\n");
}

int run(int argc, char** argv) {
  const int workers = argc > 1 ? std::atoi(argv[1]) : 2;
  const DType t = argc > 2 && std::string(argv[2]) == "f32" ? DType::f32 : DType::bf16;
  Pool pool(workers);
  const Jobs jobs = pool.jobs();
  const Conv convs[] = {{128, 3, 32, 16, 3}, {128, 16, 32, 16, 3}, {128, 32, 16, 32, 3},
                        {128, 64, 8, 64, 3}, {32, 64, 32, 64, 3},  {128, 16, 32, 32, 1},
                        {1, 64, 32, 64, 3}};
  for (const Conv& c : convs) row(t, c, jobs);
  return 0;
}

}  // namespace
}  // namespace mpt

int main(int argc, char** argv) { return mpt::run(argc, argv); }
