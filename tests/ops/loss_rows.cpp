// Rows of softmax, dropout and losses.
// SPDX-License-Identifier: Apache-2.0
#include "core/context.h"
#include "harness.h"

namespace mpt::test {
namespace {

using enum ops::Reduction;
constexpr int64_t kIgnore = -100;
constexpr DType kOwn = DType::none;

Tensor weighted(const Row::Inputs& x, ops::Reduction r) {
  return ops::weighted_loss(ops::binary_cross_entropy_with_logits(x[0], x[1], {}, none), x[2], r);
}

ROWS(Softmax,
     ROW("softmax", ops::softmax(x[0], -1, kOwn)).roundings(1, 3).on({real({0, 3})}).on({real({})}),
     ROW("softmax/middle", ops::softmax(x[0], 1, kOwn)).roundings(1, 19),
     ROW("log_softmax", ops::log_softmax(x[0], -1, kOwn)).on({real({3, 0})}).on({real({2, 1})}),
     ROW("log_softmax/middle", ops::log_softmax(x[0], 1, kOwn)),
     ROW("dropout", ops::dropout(x[0], 0.3, true)).on({real({5, 7})}).on({real({0, 7})}),
     ROW("dropout/all", ops::dropout(x[0], 1, true)).on({real({5, 7})}),
     ROW("dropout/off", ops::dropout(x[0], 0.3, false)).on({real({5, 7})}),
     ROW("dropout_channels", ops::dropout_channels(x[0], 1, 0.3, true))
         .on({real({5, 7})})
         .on({real({0, 7})}),
     ROW("gumbel_softmax", ops::gumbel_softmax(x[0], -1, 0.7, false))
         .on({real({5, 7})})
         .on({real({0, 3})})
         .on({real({})}),
     ROW("multinomial", ops::multinomial(x[0], 2, false)).no_grad().on({real({5, 7}, 0.5, 2)}));

ROWS(CrossEntropy, ROW("cross_entropy/none", ops::cross_entropy(x[0], x[1], {}, kIgnore, none, 0)),
     ROW("cross_entropy/mean", ops::cross_entropy(x[0], x[1], {}, kIgnore, mean, 0))
         .on({real({4, 1}), index({4}, 1)})
         .on({real({33, 70}), index({33}, 70)}),
     ROW("cross_entropy/sum", ops::cross_entropy(x[0], x[1], {}, kIgnore, sum, 0))
         .on({real({0, 4}), index({0}, 4)}),
     ROW("cross_entropy/smooth", ops::cross_entropy(x[0], x[1], {}, kIgnore, mean, 0.25)),
     ROW("cross_entropy/weight_none", ops::cross_entropy(x[0], x[1], x[2], 2, none, 0.25)),
     ROW("cross_entropy/weight_mean", ops::cross_entropy(x[0], x[1], x[2], 2, mean, 0.25)),
     ROW("cross_entropy/weight_sum", ops::cross_entropy(x[0], x[1], x[2], 2, sum, 0.25)),
     ROW("cross_entropy/images", ops::cross_entropy(x[0], x[1], {}, kIgnore, mean, 0)),
     ROW("cross_entropy/single", ops::cross_entropy(x[0], x[1], {}, kIgnore, mean, 0)),
     ROW("cross_entropy/ignored", ops::cross_entropy(x[0], x[1], {}, kIgnore, sum, 0)),
     ROW("cross_entropy/shares", ops::cross_entropy(x[0], x[1], {}, kIgnore, mean, 0)),
     ROW("cross_entropy/shares_none", ops::cross_entropy(x[0], x[1], x[2], kIgnore, none, 0.25)),
     ROW("cross_entropy/shares_mean", ops::cross_entropy(x[0], x[1], x[2], kIgnore, mean, 0.25)),
     ROW("cross_entropy/shares_sum", ops::cross_entropy(x[0], x[1], x[2], kIgnore, sum, 0.25)),
     ROW("nll_loss/none", ops::nll_loss(x[0], x[1], {}, kIgnore, none)),
     ROW("nll_loss/mean", ops::nll_loss(x[0], x[1], {}, kIgnore, mean)),
     ROW("nll_loss/sum", ops::nll_loss(x[0], x[1], {}, kIgnore, sum)),
     ROW("nll_loss/weight", ops::nll_loss(x[0], x[1], x[2], kIgnore, mean)).roundings(2, 2));

ROWS(Losses,
     ROW("mse_loss/none", ops::mse_loss(x[0], x[1], none))
         .roundings(2, 2)
         .on({real({3, 2}), real({2})}),
     ROW("mse_loss/mean", ops::mse_loss(x[0], x[1], mean)),
     ROW("mse_loss/sum", ops::mse_loss(x[0], x[1], sum)).on({real({0, 2}), real({0, 2})}),
     ROW("l1_loss/none", ops::l1_loss(x[0], x[1], none)).on({real({3, 2}), real({2})}),
     ROW("l1_loss/mean", ops::l1_loss(x[0], x[1], mean)),
     ROW("l1_loss/sum", ops::l1_loss(x[0], x[1], sum)),
     ROW("smooth_l1_loss/none", ops::smooth_l1_loss(x[0], x[1], none, 0.7))
         .on({real({3, 2}), real({2})}),
     ROW("smooth_l1_loss/mean", ops::smooth_l1_loss(x[0], x[1], mean, 0.7)),
     ROW("smooth_l1_loss/sum", ops::smooth_l1_loss(x[0], x[1], sum, 0.7)),
     ROW("smooth_l1_loss/zero", ops::smooth_l1_loss(x[0], x[1], mean, 0)),
     ROW("huber_loss/none", ops::huber_loss(x[0], x[1], none, 0.7)).on({real({3, 2}), real({2})}),
     ROW("huber_loss/mean", ops::huber_loss(x[0], x[1], mean, 0.7)),
     ROW("huber_loss/sum", ops::huber_loss(x[0], x[1], sum, 0.7)),
     ROW("binary_cross_entropy/none", ops::binary_cross_entropy(x[0], x[1], none)).roundings(1, 3),
     ROW("binary_cross_entropy/mean", ops::binary_cross_entropy(x[0], x[1], mean)).roundings(1, 3),
     ROW("binary_cross_entropy/sum", ops::binary_cross_entropy(x[0], x[1], sum)).roundings(1, 7),
     ROW("binary_cross_entropy/certain", ops::binary_cross_entropy(x[0], x[1], none)).no_grad(),
     ROW("binary_cross_entropy_with_logits/none",
         ops::binary_cross_entropy_with_logits(x[0], x[1], {}, none))
         .roundings(1, 3)
         .on({real({3, 2}), real({2})}),
     ROW("binary_cross_entropy_with_logits/mean",
         ops::binary_cross_entropy_with_logits(x[0], x[1], {}, mean))
         .roundings(1, 3),
     ROW("binary_cross_entropy_with_logits/sum",
         ops::binary_cross_entropy_with_logits(x[0], x[1], {}, sum)),
     ROW("binary_cross_entropy_with_logits/pos",
         ops::binary_cross_entropy_with_logits(x[0], x[1], x[2], mean))
         .roundings(2, 3),
     ROW("kl_div/none", ops::kl_div(x[0], x[1], none, false)).roundings(3, 5),
     ROW("kl_div/mean", ops::kl_div(x[0], x[1], mean, false)).roundings(1, 5),
     ROW("kl_div/sum", ops::kl_div(x[0], x[1], sum, false)).roundings(1, 3),
     ROW("kl_div/batchmean", ops::kl_div(x[0], x[1], batchmean, false)).roundings(1, 5),
     ROW("kl_div/log", ops::kl_div(x[0], x[1], sum, true)).roundings(2, 2),
     ROW("kl_div/zero", ops::kl_div(x[0], x[1], sum, false)),
     ROW("cosine_similarity", ops::cosine_similarity(x[0], x[1], 1, 1e-8)).roundings(4, 6),
     ROW("cosine_similarity/broadcast", ops::cosine_similarity(x[0], x[1], -1, 1e-8))
         .roundings(2, 4),
     ROW("pairwise_distance", ops::pairwise_distance(x[0], x[1], 2, 1e-6, ops::KeepDims::no)),
     ROW("pairwise_distance/p1", ops::pairwise_distance(x[0], x[1], 1, 0.1, ops::KeepDims::yes)),
     ROW("triplet_margin_loss/none",
         ops::triplet_margin_loss(x[0], x[1], x[2], none, 1, 2, 1e-6, false)),
     ROW("triplet_margin_loss/mean",
         ops::triplet_margin_loss(x[0], x[1], x[2], mean, 1, 2, 1e-6, false)),
     ROW("triplet_margin_loss/sum",
         ops::triplet_margin_loss(x[0], x[1], x[2], sum, 1, 2, 1e-6, false)),
     ROW("triplet_margin_loss/swap",
         ops::triplet_margin_loss(x[0], x[1], x[2], mean, 3, 3, 1e-3, true)),
     ROW("weighted_loss/none", weighted(x, none)).no_autocast().roundings(2, 3),
     ROW("weighted_loss/mean", weighted(x, mean)).no_autocast().roundings(2, 3),
     ROW("weighted_loss/sum", weighted(x, sum)).no_autocast().roundings(2, 3));

}  // namespace
}  // namespace mpt::test
