// The square of dense operands.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "kernels.h"

namespace mpt::test {
namespace {

class Square : public Kernels {};

TEST_F(Square, IsThatOfTheHost) {
  const Dims shape{3, 500};
  Operand y(DType::f32, shape, contiguous_strides(shape)), x(DType::f32, shape, y.spec.stride);
  x.draw(Values::any, random);
  check({Kernel::unary, bytes_of(PointParams{static_cast<int16_t>(UnaryOp::square)}),
         bytes_of(PointScalars{})},
        {y}, {x}, {}, false);
}

}  // namespace
}  // namespace mpt::test
