// Search for the first non-finite value.
// SPDX-License-Identifier: Apache-2.0
#include "observe/non_finite.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <vector>

#include "backends/host_access.h"
#include "core/half.h"
#include "core/slots.h"
#include "observe/late_search.h"
#include "observe/stats.h"

namespace mpt {

Node* computed_by(Node* n) {
  while (n && is_view_op(n->op) && n->edge_count > 0 && n->edges[0].node)
    n = n->edges[0].node.get();
  return n;
}

std::string named_leaf(const Node& n) {
  for (int i = 0; i < n.edge_count; ++i) {
    const Edge* e = &n.edges[i];
    while (e->node && forwards_values(e->node->op) && e->node->edge_count > 0)
      e = &e->node->edges[0];
    if (e->leaf && *e->leaf.name()) return e->leaf.name();
  }
  return {};
}

namespace {

std::string format(const char* format, ...) __attribute__((format(printf, 1, 2)));
std::string format(const char* format, ...) {
  char s[512];
  va_list args;
  va_start(args, format);
  std::vsnprintf(s, sizeof s, format, args);
  va_end(args);
  return s;
}

// Begins a finding: sets the fields that every finding has. The caller sets the others and the
// text.
NonFinite& begin_finding(Context& ctx, int64_t step, NonFinite::Phase phase,
                         const NonFinite::Value& v, uint64_t sequence) {
  auto& searches = ctx.part<NonFiniteSearches>();
  NonFinite& f = searches.finding;
  const bool again = f.phase == phase && f.step == step && f.sequence == sequence;
  if (!again) ++searches.found;  // a failed call that is repeated counts once
  f.phase = phase;
  f.step = step;
  f.dtype = v.dtype;
  f.shape = v.shape;
  f.nans = v.counts.nans;
  f.infs = v.counts.infinities();
  f.op = -1;
  f.exact = false;
  f.sequence = sequence;
  f.tensor = v.name;
  f.last_finite.clear();
  return f;
}

NonFinite::Value value_of(const Tensor& t, const NonFiniteCounts& counts) {
  return {.name = t.name(), .dtype = t.dtype(), .shape = t.shape(), .counts = counts};
}

// Describes the elements of a value.
std::string amount(const NonFinite::Value& v) {
  return format("%lld NaN and %lld Inf of %lld, %s%s", lld(v.counts.nans),
                lld(v.counts.infinities()), lld(count(v.shape)), name_of(v.dtype), text(v.shape).s);
}

}  // namespace

NonFiniteSearches::NonFiniteSearches() = default;
NonFiniteSearches::~NonFiniteSearches() = default;

void NonFinite::set_text(int64_t in_step) {
  text = "step " + std::to_string(in_step) + ": " + what;
}

void record_bad_input(Context& ctx, int64_t step, const NonFinite::Value& v, Op op,
                      uint64_t sequence) {
  NonFinite& f = begin_finding(ctx, step, NonFinite::Phase::input, v, sequence);
  f.op = static_cast<int>(op);
  const bool is_rounded = v.as != DType::none;
  const std::string quoted = v.name.empty() ? "" : " '" + v.name + "'";
  f.what = format("the input%s of %s (number %llu on the tape) is not finite%s%s: %s",
                  quoted.c_str(), op_name(ctx, op), llu(sequence), is_rounded ? " in " : "",
                  is_rounded ? name_of(v.as) : "", amount(v).c_str());
  f.set_text(step + 1);
}

void record_bad_result(Context& ctx, int64_t step, const NonFinite::Value& v, Op op,
                       uint64_t sequence) {
  NonFinite& f = begin_finding(ctx, step, NonFinite::Phase::forward, v, sequence);
  f.op = static_cast<int>(op);
  f.what = format(
      "the forward of %s (number %llu on the tape) made the first value that "
      "is not finite: %s%s%s%s",
      op_name(ctx, op), llu(sequence), amount(v).c_str(), f.tensor.empty() ? "" : ", at '",
      f.tensor.c_str(), f.tensor.empty() ? "" : "'");
  f.set_text(step + 1);
}

namespace {

// True if the only element of a tensor on the host is finite.
bool is_finite(const Tensor& t) {
  switch (t.dtype()) {
    case DType::f32: return std::isfinite(read_item<float>(t));
    case DType::f64: return std::isfinite(read_item<double>(t));
    case DType::f16: return std::isfinite(f16_to_f32(read_item<uint16_t>(t)));
    case DType::bf16: return std::isfinite(bf16_to_f32(read_item<uint16_t>(t)));
    default: return true;
  }
}

}  // namespace

// Checks the values that a backward reads from the tape. The non-finite result of the operation
// with the lowest sequence number is the first one.
class BackwardSearch final : public NonFiniteSearch {
 public:
  BackwardSearch(Context& ctx, std::span<const Tensor> roots);
  ~BackwardSearch() override;
  BackwardSearch(const BackwardSearch&) = delete;
  BackwardSearch& operator=(const BackwardSearch&) = delete;

  void value_read(const Tensor& t, Node* maker, const Node& user, DType as) override {
    if (searches_.searching == this) check(t, maker, &user, as);
  }
  void finish() override;

 private:
  // A value with the counts of its elements when it was checked: a backward may overwrite it.
  struct Seen {
    Tensor tensor;
    NonFiniteCounts elements;
    DType as = DType::none;  // the counts are those after rounding to it
  };

  void check(const Tensor& t, Node* maker, const Node* user, DType as);
  void stop();

  Context& ctx_;
  NonFiniteSearches& searches_;
  BackwardSearch* outer_;
  Ref<Node> maker_;
  Seen bad_;
  Seen input_;  // a non-finite leaf, read by the node with number `input_user_`
  uint64_t input_user_ = 0;
};

// Starts with the roots and the tensors in the host's open scopes.
BackwardSearch::BackwardSearch(Context& ctx, std::span<const Tensor> roots)
    : ctx_(ctx), searches_(ctx.part<NonFiniteSearches>()), outer_(searches_.searching) {
  for (const Tensor& t : roots) check(t, t->node.get(), nullptr, DType::none);
  for (uint64_t h : ctx.scope_handles) {
    Tensor t(static_cast<TensorImpl*>(find_handle(h, HandleType::tensor)));
    // Freed: belongs to an earlier backward.
    if (t && t->node && !t->node->freed) check(t, t->node.get(), nullptr, DType::none);
  }
  searches_.searching = this;
  attach(ctx);
}

BackwardSearch::~BackwardSearch() { stop(); }

void BackwardSearch::stop() {
  detach(ctx_);
  searches_.searching = outer_;
}

std::unique_ptr<NonFiniteSearch> search_non_finite(Context& ctx, std::span<const Tensor> roots) {
  if (roots[0].place().recorder) return {};  // a replay does not come here
  if (!is_on_host(roots[0])) {
    if (!searches_late(ctx)) return {};
    return std::make_unique<LateSearch>(ctx, roots);
  }
  const auto is_bad = [](const Tensor& root) { return root.count() == 1 && !is_finite(root); };
  if (std::none_of(roots.begin(), roots.end(), is_bad)) return {};
  return std::make_unique<BackwardSearch>(ctx, roots);
}

void BackwardSearch::check(const Tensor& t, Node* maker, const Node* user, DType as) {
  if (!is_searched(t)) return;
  maker = computed_by(maker);
  // A value that was made later than the one found, or a leaf that is read later, need not be
  // counted.
  if (maker ? maker_ && maker->sequence >= maker_->sequence
            : !user || (input_.tensor && user->sequence >= input_user_)) {
    return;
  }
  NonFiniteCounts counts = count_non_finite(t);
  // A finite leaf that its reader rounds to 16 bits is counted as rounded.
  if (maker || as == t.dtype() || counts.nans || counts.infinities()) as = DType::none;
  if (as != DType::none) counts = count_non_finite(t, as);
  if (maker) {
    if (!counts.nans && !counts.infinities()) return;
    maker_ = Ref<Node>(maker);
    bad_ = {t, counts};
  } else if (counts.nans || counts.up || (counts.down && (t->wants_grad || as != DType::none))) {
    input_ = {t, counts, as};  // an input with -inf alone may be an attention mask
    input_user_ = user->sequence;
  }
}

void BackwardSearch::finish() {
  stop();
  if (!maker_) return;
  const Node& n = *maker_;
  Seen blamed = input_user_ == n.sequence ? input_ : Seen();
  for (int i = 0; i < n.edge_count && !blamed.tensor; ++i) {
    const Tensor& leaf = n.edges[i].leaf;
    if (!leaf || !is_searched(leaf)) continue;
    const NonFiniteCounts counts = count_non_finite(leaf);
    if (counts.nans || counts.infinities()) blamed = {leaf, counts};
  }
  if (blamed.tensor) {
    NonFinite::Value v = value_of(blamed.tensor, blamed.elements);
    v.as = blamed.as;
    return record_bad_input(ctx_, ctx_.steps, v, n.op, n.sequence);
  }
  NonFinite::Value v = value_of(bad_.tensor, bad_.elements);
  if (v.name.empty()) v.name = named_leaf(n);
  record_bad_result(ctx_, ctx_.steps, v, n.op, n.sequence);
}

bool watches_gradients(const Context& ctx) {
  const auto* f = ctx.find_part<NonFiniteSearches>();
  return f && f->watched == ctx.steps && f->origin.step != ctx.steps && !ctx.home->recorder;
}

void watch_gradients(const Node& n, std::span<const Tensor> grads) {
  if (forwards_values(n.op)) return;
  for (const Tensor& g : grads) {
    if (!g || !is_floating(g.dtype())) continue;
    if (!is_on_host(g)) {
      count_late_gradient(n, g);
      continue;
    }
    const NonFiniteCounts counts = count_non_finite(g);
    if (!counts.nans && !counts.infinities()) continue;
    n.ctx->part<NonFiniteSearches>().origin = {
        .step = n.ctx->steps, .op = n.op, .sequence = n.sequence, .value = value_of(g, counts)};
    return;
  }
}

namespace {

// Completes the finding of a gradient: the operation that made it is known.
void set_maker(const Context& ctx, NonFinite& f, const NonFinite::Value& v, Op op,
               uint64_t sequence) {
  f.op = static_cast<int>(op);
  f.sequence = sequence;
  f.exact = true;
  f.what = format(
      "the backward of %s (number %llu on the tape) made the first gradient that is not finite: %s",
      op_name(ctx, op), llu(sequence), amount(v).c_str());
  if (!f.tensor.empty()) f.what += "; it came to '" + f.tensor + "' first";
  f.set_text(f.step + 1);
}

}  // namespace

void record_bad_gradient(Context& ctx, int64_t step, const NonFinite::Value& v, Op op,
                         uint64_t sequence) {
  set_maker(ctx, begin_finding(ctx, step, NonFinite::Phase::backward, v, sequence), v, op,
            sequence);
}

namespace {

// Records the gradient that the backward produced first of those that are not finite, and its
// operation.
void record_first_bad_gradient(Context& ctx, std::span<const Tensor> leaves) {
  std::vector<const Tensor*> order;
  for (const Tensor& t : leaves)
    if (t->meta && t->meta->grad) order.push_back(&t);
  std::stable_sort(order.begin(), order.end(), [](const Tensor* a, const Tensor* b) {
    return (*a)->meta->grad_from > (*b)->meta->grad_from;
  });
  const Tensor* last = nullptr;
  for (const Tensor* t : order) {
    const TensorMeta& m = *(*t)->meta;
    const NonFiniteCounts counts = count_non_finite(m.grad);
    if (!counts.nans && !counts.infinities()) {
      last = t;
      continue;
    }
    auto& searches = ctx.part<NonFiniteSearches>();
    const NonFinite& known = searches.finding;
    const bool is_forward = known.step == ctx.steps && (known.phase == NonFinite::Phase::forward ||
                                                        known.phase == NonFinite::Phase::input);
    if (is_forward) return;  // the loss was not finite, which is the earlier cause
    const NonFinite::Value v = value_of(m.grad, counts);
    NonFinite& f = begin_finding(ctx, ctx.steps, NonFinite::Phase::backward, v, m.grad_from >> 16);
    if (m.grad_from) f.op = static_cast<int16_t>(m.grad_from & 0xffff);
    f.tensor = t->name();
    if (last) f.last_finite = last->name();
    searches.watched = ctx.steps + 1;
    if (const NonFiniteSearches::Origin& o = searches.origin; o.step == ctx.steps)
      return set_maker(ctx, f, o.value, o.op, o.sequence);
    f.what = format(
        "the backward of %s (number %llu on the tape) gave '%s' the first "
        "gradient that is not finite: %s",
        op_name(ctx, static_cast<Op>(f.op)), llu(f.sequence), f.tensor.c_str(), amount(v).c_str());
    if (last) f.what += format("; that of '%s' before it was finite", f.last_finite.c_str());
    f.set_text(f.step + 1);
    return;
  }
}

}  // namespace

std::shared_ptr<const NonFinite> origin_of(Context& ctx, int64_t step, int64_t context_step,
                                           std::span<const Tensor> leaves) {
  if (is_on_host(leaves[0])) record_first_bad_gradient(ctx, leaves);
  else find_late(ctx, context_step);
  const NonFinite& f = ctx.part<NonFiniteSearches>().finding;
  if (f.phase == NonFinite::Phase::none || f.step != context_step) return {};
  struct Counted {
    Arena::Outside memory;
    NonFinite finding;
    explicit Counted(Arena& arena) : memory(arena) {}
  };
  constexpr size_t kTexts = 2048;  // `what` and `text`, without names
  auto own = std::make_shared<Counted>(ctx.arena);
  own->memory.add(sizeof(Counted) + kTexts + 3 * (f.tensor.size() + f.last_finite.size()));
  own->finding = f;
  own->finding.set_text(step);
  return {own, &own->finding};
}

}  // namespace mpt
