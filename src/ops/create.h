// Creation of tensors (values, random, foreign memory), and printing.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "core/tensor.h"

namespace mpt::ops {

// Takes n draws from the generator and returns the first one, for RandomScalars::offset.
// Undone if the public call fails.
uint64_t draw(Context& ctx, int64_t n);
// Returns the number that kernels add to the offset of their draws, i64 [1] in the memory of
// Context::place, where a recorded step reads it. It is 0 but while recorded work runs again. Empty
// on the host, which records nothing that it could not change.
Tensor draw_shift(Context& ctx);

Tensor arange(Context& ctx, DType dtype, double start, double end, double step);
Tensor uniform(Context& ctx, DType dtype, const Dims& shape, double low, double high);
Tensor normal(Context& ctx, DType dtype, const Dims& shape, double mean, double deviation);
Tensor randint(Context& ctx, DType dtype, const Dims& shape, int64_t low, int64_t high);
double kaiming_bound(const Dims& shape, double a);  // bound of a uniform initial weight
double xavier_bound(const Dims& shape, double gain);
// Returns the bytes from the first element to the end of the last; throws if the strides are
// invalid.
size_t bytes_reached(DType dtype, const Dims& shape, const Dims& stride);
// Returns a tensor on memory of others. place: where the memory is; nullptr: on the host.
Tensor borrow(Context& ctx, DType dtype, const Dims& shape, const Dims& stride, void* data,
              size_t bytes, DoneFn done, void* user, Place* place = nullptr);
// Returns a tensor on memory of the program on the device where the context computes, which a
// struct of the device's module describes.
Tensor adopt(Context& ctx, DType dtype, const Dims& shape, const Dims& stride, const void* native,
             DoneFn done, void* user);
std::string to_string(const Tensor& t);  // in NumPy's format

}  // namespace mpt::ops
