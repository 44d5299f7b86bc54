// libmpt for C++20: traces of what a step runs and why, and statistics of magnitudes.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_OBSERVE_HPP
#define MPT_OBSERVE_HPP

#include "mpt_context.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// Record of an operation: mpt_trace_op with texts of its own.
struct TraceOp {
  mpt_trace_phase phase;
  mpt_op op;
  mpt_cast_class cast_class;
  mpt_why why;
  mpt_dtype scope;
  int32_t inputs, casts, kernels;
  int64_t bytes;
  std::string name;
  explicit TraceOp(const mpt_trace_op& o)
      : phase(o.phase),
        op(o.op),
        cast_class(o.cast_class),
        why(o.why),
        scope(o.scope),
        inputs(o.inputs),
        casts(o.casts),
        kernels(o.kernels),
        bytes(o.bytes),
        name(detail::owned(o.name)) {}
};
// Record of an input of an operation: mpt_trace_tensor with texts of its own.
struct TraceTensor {
  mpt_dtype dtype;
  Shape shape;
  std::string name;
  explicit TraceTensor(const mpt_trace_tensor& t)
      : dtype(t.dtype),
        shape(std::span<const int64_t>(t.shape, static_cast<size_t>(t.rank))),
        name(detail::owned(t.name)) {}
};
// Record of a cast by autocast: mpt_trace_cast with texts of its own.
struct TraceCast {
  mpt_trace_cache cache;
  int64_t op;
  mpt_dtype from, to;
  int64_t elements, bytes;
  std::string name;
  explicit TraceCast(const mpt_trace_cast& c)
      : cache(c.cache),
        op(c.op),
        from(c.from),
        to(c.to),
        elements(c.elements),
        bytes(c.bytes),
        name(detail::owned(c.name)) {}
};
// Record of a kernel that ran: mpt_trace_kernel with texts of its own.
struct TraceKernel {
  int64_t op, bytes;
  std::string operands, name, refused;
  explicit TraceKernel(const mpt_trace_kernel& k)
      : op(k.op),
        bytes(k.bytes),
        operands(detail::owned(k.operands)),
        name(detail::owned(k.name)),
        refused(detail::owned(k.refused)) {}
};
// Record of a cast by hand: mpt_trace_hazard with texts of its own.
struct TraceHazard {
  mpt_hazard_kind kind;
  int64_t op;
  mpt_dtype from, to;
  std::string name, text;
  explicit TraceHazard(const mpt_trace_hazard& h)
      : kind(h.kind),
        op(h.op),
        from(h.from),
        to(h.to),
        name(detail::owned(h.name)),
        text(detail::owned(h.text)) {}
};

// Trace of what runs until end() or the end of the C++ scope. Its records stay readable until the
// context's next trace begins, or clear().
//
//   mpt::Trace trace(ctx);
//   train_step();
//   std::puts(trace.end().c_str());
class Trace {
 public:
  // Begins a trace. dry: no step takes effect until the end.
  [[nodiscard]] explicit Trace(const Context& c, bool dry = false)
      : ctx_(c), on_(must(dry ? mpt_trace_begin_dry(c.get()) : mpt_trace_begin(c.get())) >= 0) {}
  ~Trace() {
    if (on_) static_cast<void>(mpt_trace_end(ctx_.get()));
  }
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  // Ends the trace and returns its records as a table.
  std::string end() {
    on_ = false;
    must(mpt_trace_end(ctx_.get()));
    return text();
  }
  // Returns the records so far as a table.
  std::string text() const { return detail::text(mpt_trace_text, ctx_.get()); }
  // Drops the records. Only after the end.
  void clear() const { must(mpt_trace_clear(ctx_.get())); }

  // Returns the size of the records.
  mpt_trace_info info() const {
    return detail::filled<mpt_trace_info>(mpt_trace_get_info, ctx_.get());
  }
  // Returns the operations in the order of execution.
  std::vector<TraceOp> ops() const {
    return list<TraceOp, mpt_trace_op>(mpt_trace_get_op, info().ops);
  }
  // Returns the inputs of operation number `op`, before casts.
  std::vector<TraceTensor> inputs(int64_t op) const {
    const auto o = detail::filled<mpt_trace_op>(mpt_trace_get_op, ctx_.get(), op);
    std::vector<TraceTensor> v;
    for (int32_t i = 0; i < o.inputs; ++i) {
      v.emplace_back(detail::filled<mpt_trace_tensor>(mpt_trace_get_input, ctx_.get(), op, i));
    }
    return v;
  }
  // Returns the casts that autocast made.
  std::vector<TraceCast> casts() const {
    return list<TraceCast, mpt_trace_cast>(mpt_trace_get_cast, info().casts);
  }
  // Returns the kernels that ran.
  std::vector<TraceKernel> kernels() const {
    return list<TraceKernel, mpt_trace_kernel>(mpt_trace_get_kernel, info().kernels);
  }
  // Returns the casts by hand that autocast undoes, or would do better.
  std::vector<TraceHazard> hazards() const {
    return list<TraceHazard, mpt_trace_hazard>(mpt_trace_get_hazard, info().hazards);
  }

 private:
  template <class T, class Record, class F>
  std::vector<T> list(F f, int64_t count) const {
    std::vector<T> v;
    for (int64_t i = 0; i < count; ++i) v.emplace_back(detail::filled<Record>(f, ctx_.get(), i));
    return v;
  }
  Context ctx_;
  bool on_;
};

// Formats statistics as a bar chart, with one bar per power of two and the limits of the dtype.
inline std::string stats_text(const mpt_tensor_stats& stats) {
  return detail::text(mpt_stats_text, &stats);
}

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_OBSERVE_HPP
