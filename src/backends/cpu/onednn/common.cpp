// The common part of the oneDNN candidates.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/common.h"

#include "backends/cpu/bf16_speed.h"
#include "backends/cpu/cpu_info.h"
#include "backends/cpu/onednn/fold.h"

namespace mpt::onednn {

const Spec& operand(std::span<const Spec> list, size_t i) {
  static const Spec kAbsent{};
  return i < list.size() ? list[i] : kAbsent;
}

const char* refuse_dtype(const Request& r, DType t) {
  const cpu::CpuInfo& info = cpu::cpu_info();
  if (info.isa < cpu::Isa::avx2) return "needs AVX2";
  if (t == DType::f32) return nullptr;
  if (t == DType::bf16) {
    return cpu::native16(r.arithmetic) ? nullptr : "bf16 is slower than f32 on this CPU";
  }
  return t == DType::f16 ? "does not compute in f16" : "computes in f32 and bf16 only";
}

bool is_row_major(const Spec& s) { return is_contiguous(s.shape, s.stride); }

bool may_be(DType t, DType a, DType b) { return t == DType::none || t == a || t == b; }

void fold(const Run& r, const void* parts, int64_t count, size_t step, int64_t n, DType t,
          void* out) {
  const cpu::FoldTable& table = cpu::fold_table();
  const auto* from = static_cast<const float*>(parts);
  const auto floats = static_cast<int64_t>(step / sizeof(float));
  r.jobs.run(n, 1 << 14, [&](int64_t begin, int64_t end, int32_t) {
    if (t == DType::f32) {
      table.f32(from + begin, count, floats, end - begin, static_cast<float*>(out) + begin);
    } else {
      table.bf16(from + begin, count, floats, end - begin, static_cast<uint16_t*>(out) + begin);
    }
  });
}

}  // namespace mpt::onednn
