// The search for the first non-finite value on a device.
// SPDX-License-Identifier: Apache-2.0
#include "observe/late_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "autograd/cast.h"
#include "backends/cache.h"
#include "core/slots.h"
#include "observe/stats.h"
#include "ops/ops.h"

namespace mpt {
namespace {

// Hides launches from the observers while it lives.
class Unobserved {
 public:
  explicit Unobserved(Context& ctx)
      : ctx_(ctx), observers_(std::exchange(ctx.observers, nullptr)) {}
  ~Unobserved() { ctx_.observers = observers_; }
  Unobserved(const Unobserved&) = delete;
  Unobserved& operator=(const Unobserved&) = delete;

 private:
  Context& ctx_;
  Observer* observers_;
};

// Writes the number of true elements to a tensor of one i64.
void count_true(const Tensor& flags, const Tensor& number) {
  const Dims ones = Dims::filled(flags.rank(), 1);
  const Tensor out = number.view(ones, ones, number->offset);
  launch(Kernel::reduce, {&out}, {&flags}, ReduceParams{ReduceOp::sum});
}

// Queues the counts of `t` to a row of a table.
void queue_counts(const Tensor& t, const Tensor& row) {
  Context& ctx = t.ctx();
  const auto number = [&](int64_t i) { return row.view({}, {}, row->offset + i); };
  count_true(ops::unary_raw(UnaryOp::isnan, t), number(0));
  for (const int64_t i : {1, 2}) {
    const Tensor infinity = ops::full(ctx, t.dtype(), {}, i == 1 ? INFINITY : -INFINITY);
    const Tensor all = infinity.view(t.shape(), Dims::filled(t.rank(), 0), 0);
    Tensor is_it = Tensor::empty(ctx, DType::boolean, t.shape());
    launch(Kernel::binary, {&is_it}, {&t, &all}, PointParams{static_cast<int16_t>(BinaryOp::eq)},
           PointScalars{});
    count_true(is_it, number(i));
  }
}

bool is_countable(const Tensor& t) { return t.count() > 0 && is_searched(t); }

LateCounts& counts_of_step(Context& ctx) {
  auto& all = ctx.part<NonFiniteSearches>().late;
  if (all.empty() || all.back()->step() != ctx.steps)
    all.push_back(std::make_unique<LateCounts>(ctx.steps));
  return *all.back();
}

}  // namespace

void LateCounts::count(Entry entry, const Tensor& t) {
  const auto at = static_cast<int64_t>(entries_.size());
  const Unobserved unobserved(t.ctx());
  const GradModeGuard no_grad(t.ctx(), GradMode::disabled);
  const PlaceGuard guard(t.ctx(), t.place());
  if (at % kRows == 0) {
    Tensor table = Tensor::empty(t.ctx(), DType::i64, {kRows, 3}, Purpose::other);
    fill_bytes(table, 0);
    tables_.push_back(std::move(table));
  }
  const Tensor& table = tables_.back();
  const Tensor counted = entry.value.as == DType::none ? t : ops::convert(t, entry.value.as);
  queue_counts(counted, table.view({3}, {1}, at % kRows * 3));
  entries_.push_back(std::move(entry));
}

void LateCounts::forget_from(size_t entry) {
  entries_.resize(std::min(entry, entries_.size()));
  tables_.resize((entries_.size() + kRows - 1) / kRows);
}

void LateCounts::send() {
  if (tables_.empty()) return;
  std::vector<const Tensor*> tables;
  for (const Tensor& t : tables_) tables.push_back(&t);
  completions(tables_[0].place()).when_ready(*this, tables);
}

// Returns the earliest value of a role that is not finite.
const LateCounts::Entry* LateCounts::first(Role role) const {
  const Entry* found = nullptr;
  for (const Entry& e : entries_) {
    const NonFiniteCounts& c = e.value.counts;
    if (e.role != role || !(c.nans || c.up || (c.down && e.counts_down))) continue;
    // A backward makes its gradients in the order of the entries.
    if (!found || (role != Role::gradient && e.sequence < found->sequence)) found = &e;
  }
  return found;
}

void LateCounts::find(Context& ctx) {
  if (!has_answer()) return;
  for (size_t i = 0; i < entries_.size(); ++i) {
    const auto row = static_cast<size_t>(i % kRows) * 3;
    const std::span<const int64_t> n = get<int64_t>(i / kRows).subspan(row, 3);
    entries_[i].value.counts = {.nans = n[0], .up = n[1], .down = n[2]};
  }
  const Entry *result = first(Role::result), *input = first(Role::input);
  if (result) {
    if (input && input->sequence == result->sequence)
      return record_bad_input(ctx, step_, input->value, input->op, input->sequence);
    return record_bad_result(ctx, step_, result->value, result->op, result->sequence);
  }
  if (const Entry* g = first(Role::gradient))
    record_bad_gradient(ctx, step_, g->value, g->op, g->sequence);
}

LateSearch::Attempt::Attempt(Context& ctx)
    : ctx_(ctx), step_(ctx.steps), first_(counts_of_step(ctx).size()) {}

LateSearch::Attempt::~Attempt() {
  if (has_succeeded_) return;
  auto& all = ctx_.part<NonFiniteSearches>().late;
  if (!all.empty() && all.back()->step() == step_) all.back()->forget_from(first_);
}

LateSearch::LateSearch(Context& ctx, std::span<const Tensor> roots) : ctx_(ctx), attempt_(ctx) {
  for (const Tensor& t : roots) count(t, t->node.get(), nullptr, DType::none);
  for (uint64_t h : ctx.scope_handles) {
    Tensor t(static_cast<TensorImpl*>(find_handle(h, HandleType::tensor)));
    if (t && t->node && !t->node->freed) count(t, t->node.get(), nullptr, DType::none);
  }
  attach(ctx);
}

void LateSearch::count(const Tensor& t, Node* maker, const Node* user, DType as) {
  if (!is_countable(t) || is_on_host(t)) return;
  maker = computed_by(maker);
  if (!maker && !user) return;
  const bool is_rounded = !maker && as != t.dtype() && as != DType::none;
  const Node& n = maker ? *maker : *user;
  LateCounts::Entry e{.role = maker ? LateCounts::Role::result : LateCounts::Role::input,
                      .op = n.op,
                      .sequence = n.sequence,
                      .counts_down = maker || t->wants_grad || is_rounded,
                      .value = {.name = t.name(), .dtype = t.dtype(), .shape = t.shape()}};
  if (is_rounded) e.value.as = as;
  if (maker && e.value.name.empty()) e.value.name = named_leaf(n);
  counts_of_step(ctx_).count(std::move(e), t);
  // The leaves of the operation that made the value, which the backward need not read.
  for (int i = 0; maker && i < maker->edge_count; ++i)
    if (const Tensor& leaf = maker->edges[i].leaf) count(leaf, nullptr, maker, DType::none);
}

void LateSearch::finish() {
  detach(ctx_);
  counts_of_step(ctx_).send();
  attempt_.succeed();
}

void count_late_gradient(const Node& n, const Tensor& grad) {
  if (!is_countable(grad)) return;
  counts_of_step(*n.ctx).count({.role = LateCounts::Role::gradient,
                                .op = n.op,
                                .sequence = n.sequence,
                                .counts_down = true,
                                .value = {.dtype = grad.dtype(), .shape = grad.shape()}},
                               grad);
}

bool searches_late(const Context& ctx) {
  const auto* f = ctx.find_part<NonFiniteSearches>();
  return f && f->watched == ctx.steps;
}

void find_late(Context& ctx, int64_t step) {
  auto& f = ctx.part<NonFiniteSearches>();
  f.watched = ctx.steps + (ctx.backward_step == ctx.steps ? 1 : 0);
  forget_late(ctx, step - 1);
  auto& late = f.late;
  if (late.empty() || late.front()->step() != step || late.front()->is_pending()) return;
  const std::unique_ptr<LateCounts> counts = std::move(late.front());
  late.pop_front();
  counts->find(ctx);
}

void forget_late(Context& ctx, int64_t step) noexcept {
  auto* f = ctx.find_part<NonFiniteSearches>();
  while (f && !f->late.empty() && f->late.front()->step() <= step) f->late.pop_front();
}

}  // namespace mpt
