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
#include "observe/stats.h"

namespace mpt {
namespace {

// Returns the node that computed the elements which this node's result is a view of.
Node* computed_by(Node* n) {
  while (n && is_view_op(n->op) && n->edge_count > 0 && n->edges[0].node)
    n = n->edges[0].node.get();
  return n;
}

// Returns the name of a named leaf that is an input of a node, directly or through casts and views.
std::string named_leaf(const Node& n) {
  for (int i = 0; i < n.edge_count; ++i) {
    const Edge* e = &n.edges[i];
    while (e->node && forwards_values(e->node->op) && e->node->edge_count > 0)
      e = &e->node->edges[0];
    if (e->leaf && *e->leaf.name()) return e->leaf.name();
  }
  return {};
}

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
NonFinite& begin_finding(Context& ctx, NonFinite::Phase phase, const Tensor& t,
                         const NonFiniteCounts& counts, uint64_t sequence) {
  NonFinite& f = ctx.part<NonFinite>();
  const bool again = f.phase == phase && f.step == ctx.steps && f.sequence == sequence;
  if (!again) ++f.found;  // a failed call that is repeated counts once
  f.phase = phase;
  f.step = ctx.steps;
  f.dtype = t.dtype();
  f.shape = t.shape();
  f.nans = counts.nans;
  f.infs = counts.infinities();
  f.op = -1;
  f.exact = false;
  f.sequence = sequence;
  f.last_finite.clear();
  return f;
}

template <class F>  // NonFinite or NonFinite::Origin
std::string amount(const F& f) {
  return format("%lld NaN and %lld Inf of %lld", lld(f.nans), lld(f.infs), lld(count(f.shape)));
}

}  // namespace

void NonFinite::set_text(int64_t in_step) {
  text = "step " + std::to_string(in_step) + ": " + what;
}

bool may_be_finite(const Tensor& t) {
  if (!is_on_host(t)) return true;
  switch (t.dtype()) {
    case DType::f32: return std::isfinite(read_item<float>(t));
    case DType::f64: return std::isfinite(read_item<double>(t));
    case DType::f16: return std::isfinite(f16_to_f32(read_item<uint16_t>(t)));
    case DType::bf16: return std::isfinite(bf16_to_f32(read_item<uint16_t>(t)));
    default: return true;
  }
}

// Checks the values that a backward reads from the tape. The non-finite result of the operation
// with the lowest sequence number is the first one.
class BackwardSearch final : public NonFiniteSearch {
 public:
  BackwardSearch(Context& ctx, std::span<const Tensor> roots);
  ~BackwardSearch() override;
  BackwardSearch(const BackwardSearch&) = delete;
  BackwardSearch& operator=(const BackwardSearch&) = delete;

  void value_read(const Tensor& t, Node* maker, const Node& user, DType as) override {
    if (found_.searching == this) check(t, maker, &user, as);
  }
  void report() override;

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
  NonFinite& found_;
  BackwardSearch* outer_;
  Ref<Node> maker_;
  Seen bad_;
  Seen input_;  // a non-finite leaf, read by the node with number `input_user_`
  uint64_t input_user_ = 0;
};

// Starts with the roots and the tensors in the host's open scopes.
BackwardSearch::BackwardSearch(Context& ctx, std::span<const Tensor> roots)
    : ctx_(ctx), found_(ctx.part<NonFinite>()), outer_(found_.searching) {
  for (const Tensor& t : roots) check(t, t->node.get(), nullptr, DType::none);
  for (uint64_t h : ctx.scope_handles) {
    Tensor t(static_cast<TensorImpl*>(find_handle(h, HandleType::tensor)));
    // Freed: belongs to an earlier backward.
    if (t && t->node && !t->node->freed) check(t, t->node.get(), nullptr, DType::none);
  }
  found_.searching = this;
  attach(ctx);
}

BackwardSearch::~BackwardSearch() { stop(); }

void BackwardSearch::stop() {
  detach(ctx_);
  found_.searching = outer_;
}

std::unique_ptr<NonFiniteSearch> search_non_finite(Context& ctx, std::span<const Tensor> roots) {
  return std::make_unique<BackwardSearch>(ctx, roots);
}

void BackwardSearch::check(const Tensor& t, Node* maker, const Node* user, DType as) {
  if (!is_floating(t.dtype()) || is_f8(t.dtype())) return;
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

void BackwardSearch::report() {
  stop();
  if (!maker_) return;
  const Node& n = *maker_;
  Seen blamed = input_user_ == n.sequence ? input_ : Seen();
  for (int i = 0; i < n.edge_count && !blamed.tensor; ++i) {
    const Tensor& leaf = n.edges[i].leaf;
    if (!leaf || !is_floating(leaf.dtype())) continue;
    const NonFiniteCounts counts = count_non_finite(leaf);
    if (counts.nans || counts.infinities()) blamed = {leaf, counts};
  }
  const char* op = op_name(ctx_, n.op);
  const auto number = llu(n.sequence);
  if (blamed.tensor) {
    NonFinite& f =
        begin_finding(ctx_, NonFinite::Phase::input, blamed.tensor, blamed.elements, n.sequence);
    f.op = static_cast<int>(n.op);
    f.tensor = blamed.tensor.name();
    const bool rounded = blamed.as != DType::none;
    f.what = format("the input%s of %s (number %llu on the tape) is not finite%s%s: %s, %s%s",
                    blamed.tensor.quoted().s, op, number, rounded ? " in " : "",
                    rounded ? name_of(blamed.as) : "", amount(f).c_str(), name_of(f.dtype),
                    text(f.shape).s);
    f.set_text(f.step + 1);
    return;
  }
  NonFinite& f =
      begin_finding(ctx_, NonFinite::Phase::forward, bad_.tensor, bad_.elements, n.sequence);
  f.op = static_cast<int>(n.op);
  f.tensor = *bad_.tensor.name() ? bad_.tensor.name() : named_leaf(n);
  f.what = format(
      "the forward of %s (number %llu on the tape) made the first value that "
      "is not finite: %s, %s%s%s%s%s",
      op, number, amount(f).c_str(), name_of(f.dtype), text(f.shape).s,
      f.tensor.empty() ? "" : ", at '", f.tensor.c_str(), f.tensor.empty() ? "" : "'");
  f.set_text(f.step + 1);
}

bool watches_gradients(const Context& ctx) {
  const auto* f = ctx.find_part<NonFinite>();
  return f && f->watched == ctx.steps && f->origin.step != ctx.steps;
}

void watch_gradients(const Node& n, std::span<const Tensor> grads) {
  if (forwards_values(n.op)) return;
  for (const Tensor& g : grads) {
    if (!g || !is_floating(g.dtype())) continue;
    const NonFiniteCounts counts = count_non_finite(g);
    if (!counts.nans && !counts.infinities()) continue;
    n.ctx->part<NonFinite>().origin = {.step = n.ctx->steps,
                                       .op = n.op,
                                       .sequence = n.sequence,
                                       .dtype = g.dtype(),
                                       .shape = g.shape(),
                                       .nans = counts.nans,
                                       .infs = counts.infinities()};
    return;
  }
}

void report_gradients(Context& ctx, std::span<const Tensor> leaves) {
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
    auto* known = ctx.find_part<NonFinite>();
    const bool forward =
        known && known->step == ctx.steps &&
        (known->phase == NonFinite::Phase::forward || known->phase == NonFinite::Phase::input);
    if (forward) return;  // the loss was not finite, which is the earlier cause
    NonFinite& f =
        begin_finding(ctx, NonFinite::Phase::backward, m.grad, counts, m.grad_from >> 16);
    if (m.grad_from) f.op = static_cast<int16_t>(m.grad_from & 0xffff);
    f.tensor = t->name();
    if (last) f.last_finite = last->name();
    f.watched = ctx.steps + 1;
    if (const NonFinite::Origin& o = f.origin; o.step == ctx.steps) {
      f.op = static_cast<int>(o.op);
      f.sequence = o.sequence;
      f.exact = true;
      f.what = format(
          "the backward of %s (number %llu on the tape) made the first gradient that is "
          "not finite: %s, %s%s; it came to '%s' first",
          op_name(ctx, o.op), llu(o.sequence), amount(o).c_str(), name_of(o.dtype), text(o.shape).s,
          f.tensor.c_str());
      f.set_text(f.step + 1);
      return;
    }
    f.what = format(
        "the backward of %s (number %llu on the tape) gave '%s' the first "
        "gradient that is not finite: %s, %s%s",
        op_name(ctx, static_cast<Op>(f.op)), llu(f.sequence), f.tensor.c_str(), amount(f).c_str(),
        name_of(f.dtype), text(f.shape).s);
    if (last) f.what += format("; that of '%s' before it was finite", f.last_finite.c_str());
    f.set_text(f.step + 1);
    return;
  }
}

}  // namespace mpt
