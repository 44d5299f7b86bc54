// KernelInfo: the table of kernel properties.
// SPDX-License-Identifier: Apache-2.0
#include "backends/kernel_info.h"

#include <iterator>

namespace mpt {

using enum Kernel;
using enum BatchOutputs;

extern constexpr KernelInfo kKernelInfo[] = {
    {.kernel = fill, .name = "fill", .flat = true},
    {.kernel = arange, .name = "arange"},
    {.kernel = copy, .name = "copy", .flat = true},
    {.kernel = unary, .name = "unary", .flat = true},
    {.kernel = binary, .name = "binary", .flat = true},
    {.kernel = ternary, .name = "ternary", .flat = true},
    {.kernel = random, .name = "random"},
    {.kernel = reduce, .name = "reduce", .batch_outputs = varies},
    {.kernel = scan, .name = "scan"},
    {.kernel = gemm, .name = "gemm", .batch_outputs = varies},
    {.kernel = linear, .name = "linear"},
    {.kernel = linear_data, .name = "linear_data"},
    {.kernel = linear_weight, .name = "linear_weight", .batch_outputs = none},
    {.kernel = conv, .name = "conv"},
    {.kernel = conv_data, .name = "conv_data"},
    {.kernel = conv_weight, .name = "conv_weight", .batch_outputs = none},
    {.kernel = pool, .name = "pool"},
    {.kernel = pool_grad, .name = "pool_grad"},
    {.kernel = interpolate, .name = "interpolate"},
    {.kernel = interpolate_grad, .name = "interpolate_grad"},
    {.kernel = norm, .name = "norm"},
    {.kernel = norm_grad, .name = "norm_grad", .batch_outputs = first},
    {.kernel = batch_norm, .name = "batch_norm", .batch_outputs = first},
    {.kernel = batch_norm_grad, .name = "batch_norm_grad", .batch_outputs = first},
    {.kernel = softmax, .name = "softmax"},
    {.kernel = softmax_grad, .name = "softmax_grad"},
    {.kernel = cross_entropy, .name = "cross_entropy"},
    {.kernel = cross_entropy_grad, .name = "cross_entropy_grad"},
    {.kernel = attention, .name = "attention"},
    {.kernel = attention_grad, .name = "attention_grad"},
    {.kernel = index_select, .name = "index_select"},
    {.kernel = index_add, .name = "index_add", .batch_outputs = varies},
    {.kernel = gather, .name = "gather"},
    {.kernel = scatter, .name = "scatter", .batch_outputs = varies},
    {.kernel = sort, .name = "sort"},
    {.kernel = tri, .name = "tri"},
    {.kernel = split, .name = "split", .batch_outputs = none},
    {.kernel = join, .name = "join", .batch_outputs = none},
    {.kernel = multi_stats, .name = "multi_stats", .batch_outputs = none, .over_tensors = true},
    {.kernel = multi_scale, .name = "multi_scale", .batch_outputs = none, .over_tensors = true},
    {.kernel = step_decide, .name = "step_decide", .batch_outputs = none},
    {.kernel = multi_step, .name = "multi_step", .batch_outputs = none, .over_tensors = true},
    {.kernel = scaler_update, .name = "scaler_update", .batch_outputs = none},
};

namespace {
constexpr bool in_order() {
  for (size_t i = 0; i < std::size(kKernelInfo); ++i)
    if (kKernelInfo[i].kernel != static_cast<Kernel>(i)) return false;
  return true;
}
}  // namespace
static_assert(in_order() && kKernelInfo[std::size(kKernelInfo) - 1].kernel == kLastKernel);

}  // namespace mpt
