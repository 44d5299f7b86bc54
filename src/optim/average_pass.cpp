// The passes that move averages, and the optimizer's part in them.
// SPDX-License-Identifier: Apache-2.0
#include "optim/average_pass.h"

#include <deque>
#include <string>

#include "backends/host_access.h"
#include "backends/masters.h"
#include "backends/recorder.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/create.h"
#include "ops/ops.h"
#include "optim/optimizer.h"
#include "precision/master.h"

namespace mpt {

Hyper move_rule(double weight) {
  Hyper move = default_hyper(OptimizerKind::sgd);
  move.lr = weight;
  move.weight_decay = 1;
  move.maximize = true;
  return move;
}

namespace {

// True if the exact value of a parameter lies in two halves, which a kernel joins.
bool is_in_halves(const Tensor& p) { return has_master(p) && p->meta->master.kind != Master::copy; }

// Returns the exact value of any other one.
const Tensor& whole_value(const Tensor& p) { return has_master(p) ? current_master_bits(p) : p; }

void copy_buffer(const Tensor& average, const Tensor& buffer) noexcept {
  copy_bytes(average, buffer);
  ops::touch(average, Op::optimizer_step);
}

}  // namespace

void AveragePass::add(const Tensor& average, const Tensor& param) {
  Move move{.average = average, .param = param};
  if (is_in_halves(param)) {
    move.value = Tensor::empty(*ctx_, DType::f32, param.shape(), Purpose::workspace);
  } else {
    move.value = whole_value(param);
  }
  plan_.add_written(average, move.value);
  plan_.tensors().back().first = static_cast<uint64_t>(moves_.size()) << 40;
  moves_.push_back(std::move(move));
}

void AveragePass::add_buffer(const Tensor& average, const Tensor& buffer) {
  buffers_.emplace_back(average, buffer);
}

void AveragePass::write_numbers(double weight, uint64_t draws) {
  UpdateNumbers& n = plan_.make_numbers(1, 1);
  const Hyper& rule = n.first_group()[0] = move_rule(weight);
  n.first_scheduled()[0] = {.lr = rule.lr};
  n.first_count = 0;
  if (!draw_) return;
  n.seed = ctx_->generator.seed;
  n.draw = *draw_ + draws;
  for (MultiTensor& t : plan_.tensors()) t.key = rounding_key(n.seed, n.draw);
}

void AveragePass::finish(double weight) {
  draw_.reset();
  for (const MultiTensor& t : plan_.tensors())
    if (t.master == Master::stochastic && !draw_) draw_ = ops::draw(*ctx_, 2);
  plan_.finish();
  write_numbers(weight, 0);
  shift_ = ops::draw_shift(*ctx_);
}

void AveragePass::prepare(const Tensor& decision) {
  for (Move& m : moves_) {
    if (!is_in_halves(m.param)) continue;
    m.joined = raw(m.value);
    m.high = raw(m.param);
    m.low = raw(m.param->meta->master.bits);
    m.join = prepare_launch(Kernel::join, {&m.joined}, {&m.high, &m.low},
                            SplitParams{m.param->meta->master.kind});
  }
  const Tensor none;
  ready_ = prepare_launch(
      Kernel::multi_step, {&decision, &none, &none, &none},
      {&none, &shift_, &plan_.table(), &plan_.chunks(), &plan_.units(), &plan_.number_table()},
      plan_.step_params());
}

void AveragePass::launch(const Tensor& decision) {
  for (Move& m : moves_) {
    if (!m.joined) continue;
    launch_prepared(m.join, Kernel::join, {&m.joined}, {&m.high, &m.low},
                    SplitParams{m.param->meta->master.kind});
  }
  const Tensor none;
  UpdateScalars how{.reads_as_is = true};
  how.size = plan_.size(Kernel::multi_step);
  launch_prepared(
      ready_, Kernel::multi_step, {&decision, &none, &none, &none},
      {&none, &shift_, &plan_.table(), &plan_.chunks(), &plan_.units(), &plan_.number_table()},
      plan_.step_params(), how, Effect::lasting);
  if (ctx_->dry_run) return;
  for (size_t i = 0; i < moves_.size(); ++i)
    count_written(moves_[i].average, plan_.tensors()[i], Op::optimizer_step);
  for (const auto& [average, buffer] : buffers_) copy_buffer(average, buffer);
  if (!ctx_->home->recorder) moves_.clear();  // gives back the joined values
}

bool AveragePass::fits() const {
  const std::span<const MultiTensor> tensors = plan_.tensors();
  for (size_t i = 0; i < moves_.size(); ++i) {
    const Move& m = moves_[i];
    const Tensor& value = is_in_halves(m.param) ? m.value : whole_value(m.param);
    if (tensors[i].grad != value.address() || !names_memory_of(tensors[i], m.average)) return false;
  }
  return true;
}

void AveragePass::plan_again(double weight, uint64_t draws) {
  for (const Move& m : moves_)
    if (m.average->meta->master.bits) current_master_bits(m.average);
  write_numbers(weight, draws);
}

void AveragePass::launched_again() {
  for (const Move& m : moves_) {
    ops::touch(m.average, Op::optimizer_step);
    if (m.average->meta->master.bits) mark_master_bits_current(m.average);
  }
  for (const auto& [average, buffer] : buffers_) ops::touch(average, Op::optimizer_step);
}

// -- the optimizer's part ----------------------------------------------------------------------

namespace {

// Adds the tensors of an average for the entries that have none yet.
void find_averages(const Params& average, const std::deque<Params::Entry>& entries,
                   std::vector<Tensor>& found) {
  while (found.size() < entries.size()) {
    const char* const name = entries[found.size()].name.c_str();
    const Tensor* const t = average.find(name);
    if (!t) fail(MPT_ERROR_INVALID_ARGUMENT, "the average lacks '%s'", name);
    found.push_back(*t);
  }
}

// Throws unless a tensor can be moved to a parameter, or be overwritten by a buffer.
void need_alike(const Params::Entry& e, const Tensor& average, bool is_buffer) {
  const Tensor& t = e.tensor;
  const char* const name = e.name.c_str();
  if (!(t.shape() == average.shape())) {
    fail(MPT_ERROR_SHAPE, "'%s' has shape %s, and %s in the average", name, text(t.shape()).s,
         text(average.shape()).s);
  }
  const bool is_wide = t.dtype() == DType::f64, has_wide = average.dtype() == DType::f64;
  const bool is_alike = is_buffer ? t.dtype() == average.dtype()
                                  : is_floating(average.dtype()) && is_wide == has_wide;
  if (!is_alike) {
    fail(MPT_ERROR_DTYPE, "'%s' is %s, and %s in the average, which cannot be moved to it", name,
         name_of(t.dtype()), name_of(average.dtype()));
  }
  ops::need_writable(average, Op::optimizer_step);
  need_whole(t);
  need_whole(average);
}

}  // namespace

void Optimizer::set_average(Ref<Params> set, double decay) {
  Average average{std::move(set), decay, {}, {}};
  if (average.set) {
    if (&average.set->ctx() != &ctx()) {
      fail(MPT_ERROR_INVALID_HANDLE, "`average` and the optimizer belong to different contexts");
    }
    if (average.set.get() == params_.get()) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "`average` is the set that the optimizer trains: make another one, with the same names");
    }
    if (!(decay >= 0 && decay <= 1)) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "decay is %g; it must be in 0 to 1", decay);
    }
    fit_average(average);
  }
  average_ = std::move(average);
}

// Finds what is new in the set, and checks everything.
void Optimizer::fit_average(Average& average) const {
  find_averages(*average.set, params_->params(), average.params);
  find_averages(*average.set, params_->buffers(), average.buffers);
  for (size_t i = 0; i < average.params.size(); ++i)
    need_alike(params_->params()[i], average.params[i], false);
  for (size_t i = 0; i < average.buffers.size(); ++i)
    need_alike(params_->buffers()[i], average.buffers[i], true);
}

void Optimizer::plan_average(Plan& plan, std::optional<size_t> slot) {
  AveragePass& pass = plan.average_;
  pass.begin(ctx());
  plan.average_set_ = average_.set;
  if (!average_.set || plan.empty()) return;
  fit_average(average_);
  for (size_t i = slot.value_or(0), end = slot ? i + 1 : slots_.size(); i < end; ++i)
    pass.add(average_.params[slots_[i].entry->index], slots_[i].entry->tensor);
  for (size_t i = 0; i < average_.buffers.size() && !slot; ++i)
    pass.add_buffer(average_.buffers[i], params_->buffers()[i].tensor);
  pass.finish(1 - average_.decay);
}

// Copies the buffers behind a step of single parameters.
void Optimizer::copy_buffers() const {
  for (size_t i = 0; i < average_.buffers.size(); ++i)
    copy_buffer(average_.buffers[i], params_->buffers()[i].tensor);
}

}  // namespace mpt
