// Scalar functions of the pointwise kernels, in double.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/ref/access.h"

namespace mpt::ref {

double unary(UnaryOp op, double x, double a, double b);
double binary(BinaryOp op, double x, double y, double a);
double ternary(TernaryOp op, double x, double y, double z, double a);
double activate(Activation act, double x);
int64_t floor_div(int64_t x, int64_t y);    // 0 for y = 0
uint64_t whole_pow(uint64_t x, int64_t p);  // modulo 2^64; 0 where x^p is a fraction

}  // namespace mpt::ref
