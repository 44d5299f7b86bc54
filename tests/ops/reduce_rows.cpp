// Reductions over dims.
// SPDX-License-Identifier: Apache-2.0
#include "core/context.h"
#include "harness.h"

namespace mpt::test {
namespace {

ROWS(Reduce, ROW("sum/all", ops::sum(x[0], {}, false)).on({real({0, 3})}).on({real({})}),
     ROW("sum/dims", ops::sum(x[0], {0, -1}, true)),
     ROW("mean/all", ops::mean(x[0], {}, false)).on({real({1, 1})}),
     ROW("mean/dim", ops::mean(x[0], {1}, false)));

}  // namespace
}  // namespace mpt::test
