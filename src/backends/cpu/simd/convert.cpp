// ConvertTable: conversions between f32, bf16 and f16.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/convert.h"

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {
namespace {

template <class From, class To>
void convert(const void* from, void* to, int64_t n) {
  auto* x = static_cast<const typename From::T*>(from);
  auto* y = static_cast<typename To::T*>(to);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) To::store(y + i, From::load(x + i));
  if (i < n) store_n<To>(y + i, load_n<From>(x + i, n - i), n - i);
}

template <class T>
void same(const void* from, void* to, int64_t n) {
  __builtin_memmove(to, from, static_cast<size_t>(n) * sizeof(T));
}

}  // namespace

const ConvertTable convert_table = {{
    {same<float>, convert<F32, BF16>, convert<F32, F16>},
    {convert<BF16, F32>, same<uint16_t>, convert<BF16, F16>},
    {convert<F16, F32>, convert<F16, BF16>, same<uint16_t>},
}};

}  // namespace mpt::cpu::MPT_ISA
