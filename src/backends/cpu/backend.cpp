// The CPU backend: its table of kernels.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/bf16_speed.h"
#include "backends/cpu/make.h"
#include "backends/cpu/simd/isa.h"

namespace mpt {
namespace cpu {
namespace {

constexpr KernelEntry kKernels[] = {
#define KERNEL(id, make) {Kernel::id, make},
#include "backends/cpu/kernels.inc"
#undef KERNEL
};

Arithmetic measured(const Device&) {
  return native16(Arithmetic::measure) ? Arithmetic::native16 : Arithmetic::widen16;
}

bool fuses() { return cpu::cpu_info().isa != cpu::Isa::base; }

constexpr Backend kBackend = {"cpu", kKernels, measured, fuses};

}  // namespace
}  // namespace cpu

const Backend& cpu_backend() { return cpu::kBackend; }
bool cpu_backend_runs() { return static_cast<int>(cpu::cpu_info().isa) >= MPT_ISA_MIN; }

}  // namespace mpt
