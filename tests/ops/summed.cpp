// The reductions and losses that sums_test.cpp compares with those of f64.
// SPDX-License-Identifier: Apache-2.0
#include "summed.h"

#include <limits>
#include <vector>

namespace mpt::test {
namespace {

using enum ops::Reduction;
using enum Terms;

constexpr double kInf = std::numeric_limits<double>::infinity();

// Logits, or logarithms of probabilities, of two classes: [n, 2].
Tensor two(const Tensor& x, const Tensor& y) { return ops::stack({x, y}, 1); }
Tensor column(const Tensor& x) { return ops::reshape(x, {x.count(), 1}); }
Tensor row(const Tensor& x) { return ops::reshape(x, {1, x.count()}); }
// The classes 0, 1, 1, 0, 1, 1, .. of n rows.
Tensor classes(const Tensor& x) {
  std::vector<double> v;
  for (int64_t i = 0; i < x.count(); ++i) v.push_back(i % 3 != 0);
  return make(x.ctx(), DType::i64, {x.count()}, v);
}
Tensor class_weight(const Tensor& x) { return make(x.ctx(), x.dtype(), {2}, {0.75, 1.5}); }
Tensor last_class(const Tensor& x) {
  return ops::full(x.ctx(), DType::i64, {1}, static_cast<double>(x.count() - 1));
}

Tensor entropy(const Tensor& x, const Tensor& y, const Tensor& weight, ops::Reduction r,
               double smoothing) {
  return ops::cross_entropy(two(x, y), classes(x), weight, -100, r, smoothing);
}
// The targets y and 0.2 to 0.9 of the other class, which need not add up to 1.
Tensor entropy_of_shares(const Tensor& x, const Tensor& y, const Tensor& weight, double smoothing) {
  const Tensor logits = two(x, ops::neg(x)), target = two(y, ops::flip(y, {0}));
  return ops::cross_entropy(logits, target, weight, -100, mean, smoothing);
}
Tensor triplet(const Tensor& anchor, const Tensor& positive, const Tensor& negative,
               ops::Reduction r, bool swap) {
  return ops::triplet_margin_loss(anchor, positive, negative, r, 4, 2, 1e-6, swap);
}
// The values of x in another order. They take no gradient, which 16 bits would round before it is
// added to that of x.
Tensor other(const Tensor& x) { return ops::detach(ops::flip(x, {0})); }

const Summed kSummed[] = {
    {"sum", [](const Tensor& x, const Tensor&) { return ops::sum(x); }, any, any, Cancels::sum},
    {"mean", [](const Tensor& x, const Tensor&) { return ops::mean(x); }, any, any, Cancels::mean},
    {"var", [](const Tensor& x, const Tensor&) { return ops::var(x, {}, 0); }},
    {"std", [](const Tensor& x, const Tensor&) { return ops::std(x, {}, 0); }},
    // Each factor of a product rounds.
    {"prod", [](const Tensor& x, const Tensor&) { return ops::prod(x); }, near_one, any,
     Cancels::no, 1, true, true},
    {"amax", [](const Tensor& x, const Tensor&) { return ops::amax(x); }},
    {"amin", [](const Tensor& x, const Tensor&) { return ops::amin(x); }},
    {"max", [](const Tensor& x, const Tensor&) { return ops::max(x); }},
    {"min", [](const Tensor& x, const Tensor&) { return ops::min(x); }},
    {"max_dim", [](const Tensor& x, const Tensor&) { return ops::max_dim(x, 0).first; }},
    {"min_dim", [](const Tensor& x, const Tensor&) { return ops::min_dim(x, 0).first; }},
    {"median", [](const Tensor& x, const Tensor&) { return ops::median(x); }},
    {"median_dim", [](const Tensor& x, const Tensor&) { return ops::median_dim(x, 0).first; }},
    {"norm/0", [](const Tensor& x, const Tensor&) { return ops::norm(x, 0); }},
    {"norm/0.5", [](const Tensor& x, const Tensor&) { return ops::norm(x, 0.5); }},
    {"norm/1", [](const Tensor& x, const Tensor&) { return ops::norm(x, 1); }},
    {"norm/2", [](const Tensor& x, const Tensor&) { return ops::norm(x, 2); }},
    {"norm/3", [](const Tensor& x, const Tensor&) { return ops::norm(x, 3); }},
    {"norm/inf", [](const Tensor& x, const Tensor&) { return ops::norm(x, kInf); }},
    {"norm/-inf", [](const Tensor& x, const Tensor&) { return ops::norm(x, -kInf); }},
    {"logsumexp", [](const Tensor& x, const Tensor&) { return ops::logsumexp(x); }},
    {"cumsum", [](const Tensor& x, const Tensor&) { return ops::cumsum(x, 0); }, any, any,
     Cancels::sum},
    {"softmax", [](const Tensor& x, const Tensor&) { return ops::softmax(x, 0, DType::none); }, any,
     any, Cancels::slope, 1024, true, true},
    {"log_softmax",
     [](const Tensor& x, const Tensor&) { return ops::log_softmax(x, 0, DType::none); }},
    {"cross_entropy", [](const Tensor& x, const Tensor& y) { return entropy(x, y, {}, mean, 0); }},
    {"cross_entropy/sum",
     [](const Tensor& x, const Tensor& y) { return entropy(x, y, {}, sum, 0); }},
    {"cross_entropy/n classes",
     [](const Tensor& x, const Tensor&) {
       return ops::cross_entropy(row(x), last_class(x), {}, -100, mean, 0);
     },
     any, any, Cancels::no, 1024},
    {"cross_entropy/n classes, smoothing",
     [](const Tensor& x, const Tensor&) {
       return ops::cross_entropy(row(x), last_class(x), {}, -100, mean, 0.1);
     },
     any, any, Cancels::no, 1024},
    {"cross_entropy/weights",
     [](const Tensor& x, const Tensor& y) { return entropy(x, y, class_weight(x), mean, 0); }},
    {"cross_entropy/weights, sum",
     [](const Tensor& x, const Tensor& y) { return entropy(x, y, class_weight(x), sum, 0); }},
    {"cross_entropy/smoothing",
     [](const Tensor& x, const Tensor& y) { return entropy(x, y, {}, mean, 0.1); }},
    {"cross_entropy/weights and smoothing",
     [](const Tensor& x, const Tensor& y) { return entropy(x, y, class_weight(x), mean, 0.1); }},
    {"cross_entropy/probabilities",
     [](const Tensor& x, const Tensor& y) { return entropy_of_shares(x, y, {}, 0); }, any, shares},
    {"cross_entropy/probabilities and weights",
     [](const Tensor& x, const Tensor& y) { return entropy_of_shares(x, y, class_weight(x), 0.1); },
     any, shares},
    {"nll_loss",
     [](const Tensor& x, const Tensor&) {
       const Tensor target = ops::full(x.ctx(), DType::i64, {x.count()}, 0);
       return ops::nll_loss(column(x), target, {}, -100, mean);
     },
     any, any, Cancels::mean},
    {"nll_loss/weights",
     [](const Tensor& x, const Tensor& y) {
       return ops::nll_loss(two(x, y), classes(x), class_weight(x), -100, mean);
     },
     any, any, Cancels::mean},
    {"nll_loss/weights, sum",
     [](const Tensor& x, const Tensor& y) {
       return ops::nll_loss(two(x, y), classes(x), class_weight(x), -100, sum);
     },
     any, any, Cancels::sum},
    {"binary_cross_entropy",
     [](const Tensor& x, const Tensor& y) { return ops::binary_cross_entropy(x, y, mean); }, shares,
     shares, Cancels::no, 1, false},
    {"binary_cross_entropy/sum",
     [](const Tensor& x, const Tensor& y) { return ops::binary_cross_entropy(x, y, sum); }, shares,
     shares, Cancels::no, 1, false},
    {"binary_cross_entropy_with_logits",
     [](const Tensor& x, const Tensor& y) {
       return ops::binary_cross_entropy_with_logits(x, y, {}, mean);
     },
     any, shares},
    {"binary_cross_entropy_with_logits/weight",
     [](const Tensor& x, const Tensor& y) {
       const Tensor weight = ops::full(x.ctx(), x.dtype(), {}, 2.5);
       return ops::binary_cross_entropy_with_logits(x, y, weight, sum);
     },
     any, shares},
    // The gradient of y is the sum of n terms.
    {"binary_cross_entropy_with_logits/one weight",
     [](const Tensor& x, const Tensor& y) {
       const Tensor target = ops::full(x.ctx(), x.dtype(), {x.count()}, 0.75);
       return ops::binary_cross_entropy_with_logits(x, target, ops::narrow(y, 0, 0, 1), mean);
     },
     any, shares},
    {"mse_loss", [](const Tensor& x, const Tensor& y) { return ops::mse_loss(x, y, mean); }},
    {"mse_loss/sum", [](const Tensor& x, const Tensor& y) { return ops::mse_loss(x, y, sum); }},
    {"l1_loss", [](const Tensor& x, const Tensor& y) { return ops::l1_loss(x, y, mean); }},
    {"l1_loss/sum", [](const Tensor& x, const Tensor& y) { return ops::l1_loss(x, y, sum); }},
    {"smooth_l1_loss",
     [](const Tensor& x, const Tensor& y) { return ops::smooth_l1_loss(x, y, mean, 0.5); }},
    {"smooth_l1_loss/sum",
     [](const Tensor& x, const Tensor& y) { return ops::smooth_l1_loss(x, y, sum, 0.5); }},
    {"huber_loss",
     [](const Tensor& x, const Tensor& y) { return ops::huber_loss(x, y, mean, 0.75); }},
    {"huber_loss/sum",
     [](const Tensor& x, const Tensor& y) { return ops::huber_loss(x, y, sum, 0.75); }},
    {"kl_div", [](const Tensor& x, const Tensor& y) { return ops::kl_div(x, y, mean, false); }, any,
     shares, Cancels::sum},
    {"kl_div/batchmean",
     [](const Tensor& x, const Tensor& y) { return ops::kl_div(x, y, batchmean, false); }, any,
     shares, Cancels::sum},
    {"kl_div/log_target",
     [](const Tensor& x, const Tensor& y) { return ops::kl_div(x, y, batchmean, true); }, any, any,
     Cancels::sum},
    {"kl_div/log_target, sum",
     [](const Tensor& x, const Tensor& y) { return ops::kl_div(x, y, sum, true); }, any, any,
     Cancels::sum},
    {"cosine_similarity",
     [](const Tensor& x, const Tensor& y) { return ops::cosine_similarity(x, y, 0, 1e-8); }, any,
     any, Cancels::slope},
    {"dot", [](const Tensor& x, const Tensor& y) { return ops::dot(x, y); }, any, any,
     Cancels::sum},
    {"normalize", [](const Tensor& x, const Tensor&) { return ops::normalize(x, 2, {0}, 1e-12); },
     any, any, Cancels::slope},
    {"normalize/3", [](const Tensor& x, const Tensor&) { return ops::normalize(x, 3, {0}, 1e-12); },
     any, any, Cancels::slope},
    {"pairwise_distance",
     [](const Tensor& x, const Tensor& y) {
       return ops::pairwise_distance(x, y, 2, 1e-6, ops::KeepDims::no);
     }},
    {"pairwise_distance/1",
     [](const Tensor& x,
        const Tensor& y) { return ops::pairwise_distance(x, y, 1, 1e-6, ops::KeepDims::no); }},
    // The parts of the anchor's gradient cancel.
    {"triplet_margin_loss",
     [](const Tensor& x,
        const Tensor& y) { return triplet(column(x), column(y), column(other(x)), mean, false); },
     any, any, Cancels::slope},
    {"triplet_margin_loss/sum",
     [](const Tensor& x,
        const Tensor& y) { return triplet(column(other(x)), column(y), column(x), sum, false); },
     any, any, Cancels::slope},
    {"triplet_margin_loss/swap",
     [](const Tensor& x,
        const Tensor& y) { return triplet(column(x), column(y), column(other(x)), mean, true); },
     any, any, Cancels::slope},
    {"triplet_margin_loss/n elements",
     [](const Tensor& x,
        const Tensor& y) { return triplet(row(x), row(y), row(other(x)), mean, false); },
     any, any, Cancels::slope},
    {"weighted_loss",
     [](const Tensor& x, const Tensor& y) { return ops::weighted_loss(x, y, mean); }, any, any,
     Cancels::sum},
    {"weighted_loss/sum",
     [](const Tensor& x, const Tensor& y) { return ops::weighted_loss(x, y, sum); }, any, any,
     Cancels::sum},
    {"add/broadcast",
     [](const Tensor& x, const Tensor& y) { return ops::add(ops::narrow(x, 0, 0, 1), y); }},
};

}  // namespace

std::span<const Summed> summed() { return kSummed; }

}  // namespace mpt::test
