// The candidates for softmax, cross_entropy and their gradients. They compute in f64 if an operand
// of floats has it, else in f32.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/gpu/make.h"
#include "backends/gpu/rows.h"

namespace mpt::gpu {
namespace {

DType compute_type(std::span<const Spec* const> operands) {
  const bool f64 = std::any_of(operands.begin(), operands.end(),
                               [](const Spec* s) { return s->dtype == DType::f64; });
  return f64 ? DType::f64 : DType::f32;
}

const char* refusal(const Spec& x, const Spec& target, const Spec& sums) {
  if (x.rank() != 2 || target.rank() != 1) return "x is [R, V], and target [R]";
  if (sums && (sums.rank() != 2 || sums.stride[0] != x.shape[0] || sums.stride[1] != 1)) {
    return "sums are [2, R], contiguous";
  }
  return is_integral(target.dtype) ? nullptr : "targets are integers";
}

}  // namespace

std::unique_ptr<Prepared> make_softmax(const Request& r, Why& why) {
  const auto p = r.get<SoftmaxParams>();
  const Spec* const operands[] = {&r.out[0], &r.in[0]};
  return make_rows(r, why, form_of("softmax", compute_type(operands), r, why), p.log,
                   {.operands = operands,
                    .lead = 1,
                    .swept = 3,
                    .along = 1u << p.dim,
                    .passes = RowPasses::sweep});
}

std::unique_ptr<Prepared> make_softmax_grad(const Request& r, Why& why) {
  const auto p = r.get<SoftmaxParams>();
  const Spec* const operands[] = {&r.out[0], &r.in[0], &r.in[1]};
  return make_rows(r, why, form_of("softmax_grad", compute_type(operands), r, why), p.log,
                   {.operands = operands,
                    .lead = 2,
                    .swept = 7,
                    .along = 1u << p.dim,
                    .passes = RowPasses::sweep});
}

namespace {

// Returns the first numbers of cross_entropy's sums [2, R], with the extents of x.
Spec sums_of(Spec s, const Spec& x) {
  if (s) {
    s.shape.erase(0);
    s.stride.erase(0);
  }
  return expanded(s, x);
}

// The losses, and, where there is a flag, the search for the first target that is none.
class CrossEntropyLaunch final : public Prepared {
 public:
  CrossEntropyLaunch(std::unique_ptr<RowLaunch> losses, std::unique_ptr<RowLaunch> search)
      : losses_(std::move(losses)), search_(std::move(search)) {
    name = losses_->name;
    workspace = std::max(losses_->workspace, search_->workspace);
  }

  const char* run(const Run& r) const override {
    if (const char* refused = losses_->run(r)) return refused;
    return search_->run({r.out + 2, r.in + 1, nullptr, r.workspace, r.jobs});
  }

 private:
  std::unique_ptr<RowLaunch> losses_, search_;
};

}  // namespace

std::unique_ptr<Prepared> make_cross_entropy(const Request& r, Why& why) {
  const Spec &x = r.in[0], &target = r.in[1];
  if (const char* e = refusal(x, target, r.out[1])) return why.refuse("gpu", e);
  const auto p = r.get<CrossEntropyParams>();
  const Spec loss = expanded(r.out[0], x), sums = sums_of(r.out[1], x), at = expanded(target, x);
  const Spec* const operands[] = {&loss, &sums, &x, &at};
  const DType compute = compute_type(operands);
  const auto ignored = static_cast<uint64_t>(p.ignore_index);
  auto losses = make_rows(r, why, form_of("cross_entropy", compute, r, why), 0,
                          {.operands = operands,
                           .outputs = 2,
                           .lead = 2,
                           .swept = 4,
                           .along = 2,
                           .a = ignored,
                           .b = scalar_bits(p.label_smoothing, compute)});
  if (!losses || r.out.size() < 3 || !r.out[2]) return losses;
  const Spec flag = expanded(r.out[2], target);
  const Spec* const search_operands[] = {&flag, &target};
  auto search = make_rows(r, why, "mpt_bad_target", 0,
                          {.operands = search_operands,
                           .lead = 1,
                           .swept = 2,
                           .along = 1,
                           .is_ordered = true,
                           .a = ignored,
                           .b = static_cast<uint64_t>(x.shape[1])});
  if (!search) return nullptr;
  return std::make_unique<CrossEntropyLaunch>(std::move(losses), std::move(search));
}

std::unique_ptr<Prepared> make_cross_entropy_grad(const Request& r, Why& why) {
  const Spec &x = r.in[0], &target = r.in[1];
  if (const char* e = refusal(x, target, r.in[2])) return why.refuse("gpu", e);
  const auto p = r.get<CrossEntropyParams>();
  const Spec at = expanded(target, x), sums = sums_of(r.in[2], x), g = expanded(r.in[3], x);
  const Spec* const operands[] = {&r.out[0], &x, &at, &sums, &g};
  const DType compute = compute_type(operands);
  return make_rows(r, why, form_of("cross_entropy_grad", compute, r, why), 0,
                   {.operands = operands,
                    .lead = 1,
                    .swept = 3,
                    .along = 2,
                    .passes = RowPasses::map,
                    .a = static_cast<uint64_t>(p.ignore_index),
                    .b = scalar_bits(p.label_smoothing, compute)});
}

}  // namespace mpt::gpu
