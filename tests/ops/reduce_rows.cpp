// Rows of reductions over dims.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <limits>

#include "core/context.h"
#include "harness.h"

namespace mpt::test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

ROWS(Reduce, ROW("sum/all", ops::sum(x[0])).on({real({0, 3})}).on({real({})}),
     ROW("sum/dims", ops::sum(x[0], {0, -1}, ops::KeepDims::yes)),
     ROW("mean/all", ops::mean(x[0])).on({real({1, 1})}),
     ROW("mean/dim", ops::mean(x[0], {1})).on({real({2, 3, 0})}),
     ROW("prod/all", ops::prod(x[0])).on({real({0, 3})}).on({real({})}),
     ROW("prod/dim", ops::prod(x[0], {1})),
     ROW("prod/zeros", ops::prod(x[0], {1}, ops::KeepDims::yes)),
     ROW("logsumexp", ops::logsumexp(x[0], {0, 2})).roundings(1, 4).on({real({1, 2, 1})}),
     ROW("logsumexp/large", ops::logsumexp(x[0], {1})).no_half(),
     ROW("cumsum", ops::cumsum(x[0], 1)).on({real({2, 0})}).on({real({2, 1})}),
     ROW("any", ops::any(ops::gt(x[0], ops::full(ctx, x[0].dtype(), {}, 1.5)), {1}))
         .no_grad()
         .no_half()
         .no_autocast(),
     ROW("all", ops::all(ops::gt(x[0], ops::full(ctx, x[0].dtype(), {}, -1.5)), {0, 2}))
         .no_grad()
         .no_half()
         .no_autocast());

ROWS(Spread, ROW("var/c0", ops::var(x[0], {0, 2}, 0, ops::KeepDims::yes)),
     ROW("var/c1", ops::var(x[0], {0, 2}, 1, ops::KeepDims::yes)),
     ROW("var/all", ops::var(x[0], {}, 1)),
     ROW("var/one", ops::var(x[0], {0}, 1)).no_second(),  // NaN
     ROW("std/c0", ops::std(x[0], {0, 2}, 0)),
     ROW("std/c1", ops::std(x[0], {0, 2}, 1)).roundings(1, 3),
     ROW("std/same", ops::std(x[0], {1}, 1)).no_differences());

ROWS(Extremes, ROW("amax/dims", ops::amax(x[0], {0, 2})), ROW("amin/dims", ops::amin(x[0], {0, 2})),
     ROW("amax/ties", ops::amax(x[0], {1})).no_differences(),
     ROW("amin/ties", ops::amin(x[0], {1}, ops::KeepDims::yes)).no_differences(),
     ROW("max", ops::max(x[0])).on({real({})}), ROW("min", ops::min(x[0])).on({real({1, 1})}),
     ROW("max/ties", ops::max(x[0])).no_differences(),
     ROW("max_dim", ops::max_dim(x[0], 1)).on({real({0, 3})}).on({real({1, 1})}),
     ROW("min_dim", ops::min_dim(x[0], -1, ops::KeepDims::yes)),
     ROW("max_dim/ties", ops::max_dim(x[0], 1)).no_differences(),
     ROW("median", ops::median(x[0])).on({real({})}).on({real({1, 1})}),
     ROW("median/even", ops::median(x[0])),
     ROW("median_dim", ops::median_dim(x[0], 1)).on({real({0, 3})}).no_strides(),
     ROW("median_dim/keep", ops::median_dim(x[0], -1, ops::KeepDims::yes))
         .on({real({})})
         .no_strides(),
     ROW("median_dim/nan", ops::median_dim(x[0], 1)).no_grad().no_strides(),
     ROW("argmax", ops::argmax(x[0], {1})).no_grad(),
     ROW("argmax/all", ops::argmax(x[0])).no_grad(),
     ROW("argmax/nan", ops::argmax(x[0], {1}, ops::KeepDims::yes)).no_grad(),
     ROW("argmin", ops::argmin(x[0], {-1})).no_grad(),
     ROW("argmin/nan", ops::argmin(x[0], {1})).no_grad());

ROWS(Norms, ROW("norm/p0", ops::norm(x[0], 0, {0, 2})), ROW("norm/p1", ops::norm(x[0], 1, {0, 2})),
     ROW("norm/p2", ops::norm(x[0], 2, {0, 2}))
         .on({
             real({2, 0, 1}),
         }),
     ROW("norm/p3", ops::norm(x[0], 3, {0, 2})), ROW("norm/p0.5", ops::norm(x[0], 0.5, {0, 2})),
     ROW("norm/pinf", ops::norm(x[0], kInf, {0, 2})),
     ROW("norm/p-inf", ops::norm(x[0], -kInf, {0, 2})), ROW("norm/all", ops::norm(x[0], 2)),
     ROW("norm/zero", ops::norm(x[0], 2, {1})).no_differences(),
     ROW("norm/zero3", ops::norm(x[0], 3, {1})).no_differences(),
     ROW("normalize", ops::normalize(x[0], 2, {1}, 1e-12))
         .on({real({3, 4})})
         .on({real({2, 3, 2})})
         .on({real({0, 3})})
         .truth([](const std::vector<Array>& x) {
           std::vector<double> y;
           for (size_t i = 0; i < 12; ++i) {
             double sum = 0;
             for (size_t k = 0; k < 4; ++k) sum += x[0].v[i / 4 * 4 + k] * x[0].v[i / 4 * 4 + k];
             y.push_back(x[0].v[i] / std::sqrt(sum));
           }
           return y;
         }));

}  // namespace
}  // namespace mpt::test
