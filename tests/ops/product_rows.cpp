// Rows of matrix products, views and copies.
// SPDX-License-Identifier: Apache-2.0
#include "core/context.h"
#include "harness.h"
#include "ops/op.h"

namespace mpt::test {
namespace {

ROWS(Dots, ROW("dot", ops::dot(x[0], x[1]))
               .on({real({5}), real({5})})
               .on({real({0}), real({0})})
               .truth([](const std::vector<Array>& x) {
                 double sum = 0;
                 for (size_t i = 0; i < 5; ++i) sum += x[0].v[i] * x[1].v[i];
                 return std::vector<double>{sum};
               }));

ROWS(Products,
     ROW("matmul", ops::matmul(x[0], x[1]))
         .on({real({0, 3}), real({3, 2})})
         .on({real({2, 0}), real({0, 3})})
         .on({real({1, 1}), real({1, 1})})
         .on({real({17, 33}), real({33, 9})}),
     ROW("matmul/batch", ops::matmul(x[0], x[1])).on({real({0, 2, 3}), real({0, 3, 2})}),
     ROW("matmul/broadcast", ops::matmul(x[0], x[1])).roundings(1, 4),
     ROW("matmul/row", ops::matmul(x[0], x[1])), ROW("matmul/column", ops::matmul(x[0], x[1])),
     ROW("matmul/dot", ops::matmul(x[0], x[1])),
     ROW("einsum", ops::einsum({x[0], x[1]}, "bij,bjk->bik")),
     ROW("einsum/outer", ops::einsum({x[0], x[1]}, "i,j")),
     ROW("einsum/diagonal", ops::einsum({x[0]}, "...ii->...i")),
     ROW("einsum/trace", ops::einsum({x[0]}, "ii")),
     ROW("einsum/alone", ops::einsum({x[0], x[1]}, "ij,kl->jl")),
     ROW("einsum/chain", ops::einsum({x[0], x[1], x[2]}, "bi,ijk,bk->bj")),
     ROW("einsum/ellipsis", ops::einsum({x[0], x[1]}, "...ij,kj->...ki")),
     ROW("einsum/broadcast", ops::einsum({x[0], x[1]}, "...i,...i->...")),
     ROW("einsum/permuted", ops::einsum({x[0]}, "ijk->kij")),
     ROW("bmm", ops::bmm(x[0], x[1]))
         .on({real({0, 2, 3}), real({0, 3, 2})})
         .on({real({2, 3, 0}), real({2, 0, 4})}),
     ROW("addmm", ops::addmm(x[0], x[1], x[2], -3, 2))
         .on({real({}), real({2, 0}), real({0, 3})})
         .on({real({1, 3}), real({0, 2}), real({2, 3})}),
     ROW("addmm/row", ops::addmm(x[0], x[1], x[2], 1, 1)),
     ROW("addmm/beta_0", ops::addmm(x[0], x[1], x[2], 0, -1)));

constexpr Activation kAlone = Activation::none;
ROWS(Linear,
     ROW("linear", ops::linear(x[0], x[1], x[2], kAlone))
         .on({real({0, 3}), real({2, 3}), real({2})})
         .on({real({2, 0}), real({3, 0}), real({3})})
         .on({real({19, 33}), real({17, 33}), real({17})}),
     ROW("linear/plain", ops::linear(x[0], x[1], {}, kAlone)),
     ROW("linear/vector", ops::linear(x[0], x[1], x[2], kAlone)),
     ROW("linear/relu", ops::linear(x[0], x[1], x[2], Activation::relu)).no_half(),
     ROW("linear/gelu", ops::linear(x[0], x[1], x[2], Activation::gelu_erf)).roundings(2, 5),
     ROW("linear/gelu_tanh", ops::linear(x[0], x[1], x[2], Activation::gelu_tanh)).roundings(2, 5),
     ROW("linear/silu", ops::linear(x[0], x[1], x[2], Activation::silu)).roundings(2, 6),
     ROW("linear/sigmoid", ops::linear(x[0], x[1], x[2], Activation::sigmoid)).roundings(1, 24),
     ROW("linear/tanh", ops::linear(x[0], x[1], x[2], Activation::tanh)).roundings(1, 19));

ROWS(Views, ROW("reshape", ops::reshape(x[0], {4, -1})).on({real({0, 4})}),
     ROW("permute", ops::permute(x[0], {2, 0, 1})).on({real({2, 0, 3})}),
     ROW("transpose", ops::transpose(x[0], 0, -1)).on({real({1})}),
     ROW("slice", ops::slice(x[0], 1, 0, 3, 2)).on({real({0, 3})}),
     ROW("slice/behind", ops::slice(x[0], -1, -3, 99, 1)).on({real({0})}),
     ROW("narrow", ops::narrow(x[0], 2, 1, 2)), ROW("select", ops::select(x[0], 1, -1)),
     ROW("squeeze", ops::squeeze(x[0], 1)).on({real({2, 3})}),
     ROW("unsqueeze", ops::unsqueeze(x[0], -1)).on({real({})}),
     ROW("expand", ops::expand(x[0], {4, 2, 3})).on({real({2, 3})}),
     ROW("flatten", ops::flatten(x[0], 1, 2)).on({real({0, 2, 3})}),
     ROW("clone", ops::clone(x[0])).on({real({})}).on({real({0, 2})}),
     ROW("contiguous", ops::contiguous(x[0])).on({real({})}).on({real({0, 2})}));

}  // namespace
}  // namespace mpt::test
