// Rows of indices, order, triangles, joining and splitting.
// SPDX-License-Identifier: Apache-2.0
#include "core/context.h"
#include "harness.h"

namespace mpt::test {
namespace {

ROWS(Index,
     ROW("embedding", ops::embedding(x[0], x[1], -1))
         .on({index({0}, 3), real({3, 2})})
         .on({index({}, 3), real({3, 2})}),
     ROW("embedding/padding", ops::embedding(x[0], x[1], 1)).no_differences(),
     ROW("index_select", ops::index_select(x[0], 1, x[1]))
         .on({real({2, 3}), index({0}, 3)})
         .on({real({0, 3}), index({2}, 3)}),
     ROW("index_add", ops::index_add(x[0], 1, x[1], x[2]))
         .on({real({2, 3}), index({0}, 3), real({2, 0})}),
     ROW("index_add_scaled", ops::index_add_scaled(x[0], 1, x[1], x[2], -3))
         .on({real({2, 3}), index({0}, 3), real({2, 0})}),
     ROW("gather", ops::gather(x[0], 1, x[1])).on({real({2, 3}), index({2, 0}, 3)}),
     ROW("gather/smaller", ops::gather(x[0], 0, x[1])),
     // An expanded index has equal entries, of which any may win.
     ROW("scatter", ops::scatter(x[0], 1, x[1], x[2])).no_strides(),
     ROW("scatter/larger", ops::scatter(x[0], 1, x[1], x[2])).no_strides(),
     ROW("scatter_add", ops::scatter_add(x[0], 1, x[1], x[2]))
         .on({real({2, 3}), index({2, 0}, 3), real({2, 0})}),
     ROW("one_hot", ops::one_hot(x[0], 5)).no_grad(),
     ROW("one_hot/largest", ops::one_hot(x[0], -1)).no_grad());

ROWS(Order, ROW("topk", ops::topk(x[0], 2, 1, true)).on({real({0, 3})}).no_strides(),
     ROW("topk/smallest", ops::topk(x[0], 2, -1, false)).no_strides(),
     ROW("sort", ops::sort(x[0], 1, false)).on({real({2, 0})}).no_strides(),
     ROW("sort/single", ops::sort(x[0], -1, false)).on({real({})}),
     ROW("sort/ties", ops::sort(x[0], 1, true)).no_differences(),
     ROW("argsort", ops::argsort(x[0], 0, false)).no_grad());

ROWS(Found, ROW("nonzero", ops::nonzero(x[0])).no_grad().on({boolean({3, 4})}).on({real({0, 2})}),
     ROW("masked_select", ops::masked_select(x[0], x[1]))
         .on({real({2, 3}), boolean({2, 1})})
         .on({real({0, 3}), boolean({3})}),
     ROW("unique", ops::unique(x[0])).no_grad().on({real({0, 3})}).on({index({4, 5}, 4)}));

ROWS(Triangles, ROW("tril/-1", ops::tril(x[0], -1)), ROW("tril/0", ops::tril(x[0], 0)),
     ROW("tril/2", ops::tril(x[0], 2)).on({real({0, 3})}), ROW("triu/-1", ops::triu(x[0], -1)),
     ROW("triu/0", ops::triu(x[0], 0)), ROW("triu/2", ops::triu(x[0], 2)).on({real({1, 1})}));

ROWS(Arrange,
     ROW("cat", ops::cat({x[0], x[1], x[2]}, 1)).on({real({0, 2}), real({0, 1}), real({0, 0})}),
     ROW("cat/empty", ops::cat({x[0], x[1]}, 0)), ROW("stack", ops::stack({x[0], x[1]}, -1)),
     ROW("split", ops::split(x[0], 2, 1)),
     ROW("split_with_sizes", ops::split_with_sizes(x[0], {1, 0, 3}, 2)).no_drawn(),
     ROW("chunk", ops::chunk(x[0], 3, -1)).on({real({2, 0})}),
     ROW("flip", ops::flip(x[0], {0, 2})).on({real({0, 2, 1})}),
     ROW("roll", ops::roll(x[0], {1, -2}, {0, 2})).on({real({2, 1, 0})}),
     ROW("roll/all", ops::roll(x[0], {5}, {})),
     ROW("repeat", ops::repeat(x[0], {2, 1, 3})).on({real({0, 2})}),
     ROW("repeat/one", ops::repeat(x[0], {2, 3})),
     ROW("repeat/eight_dims", ops::repeat(x[0], {1, 1, 1, 3, 1, 1, 1, 1}))
         .on({real({1, 1, 2, 2, 1, 1, 3, 1})}),
     ROW("pad", ops::pad(x[0], {1, 2, -1, 1}, ops::PadMode::constant, 7)).on({real({1, 2, 0})}),
     ROW("pad/reflect", ops::pad(x[0], {1, 2}, ops::PadMode::reflect, 0)),
     ROW("pad/replicate", ops::pad(x[0], {3, 1}, ops::PadMode::replicate, 0)),
     ROW("pad/circular", ops::pad(x[0], {2, 1, 1, 3}, ops::PadMode::circular, 0)),
     ROW("pixel_shuffle", ops::pixel_shuffle(x[0], 2)).on({real({4, 1, 2})}),
     ROW("pixel_unshuffle", ops::pixel_unshuffle(x[0], 2)).on({real({0, 2, 2})}));

}  // namespace
}  // namespace mpt::test
