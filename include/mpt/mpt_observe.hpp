// libmpt for C++20: traces of what a step runs and why, and statistics of magnitudes.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_OBSERVE_HPP
#define MPT_OBSERVE_HPP

#include "mpt_context.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// Trace of what runs until end() or the end of the C++ scope. Its records stay readable until the
// context's next trace begins, or clear().
//
//   mpt::Trace trace(ctx);
//   train_step();
//   std::puts(trace.end().c_str());
class Trace {
 public:
  // Begins a trace. dry: no step takes effect until the end.
  explicit Trace(const Context& c, bool dry = false)
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
  std::vector<mpt_trace_op> ops() const { return list<mpt_trace_op>(mpt_trace_get_op, info().ops); }
  // Returns the inputs of operation number `op`, before casts.
  std::vector<mpt_trace_tensor> inputs(int64_t op) const {
    const auto o = detail::filled<mpt_trace_op>(mpt_trace_get_op, ctx_.get(), op);
    std::vector<mpt_trace_tensor> v;
    for (int32_t i = 0; i < o.inputs; ++i) {
      v.push_back(detail::filled<mpt_trace_tensor>(mpt_trace_get_input, ctx_.get(), op, i));
    }
    return v;
  }
  // Returns the casts that autocast made.
  std::vector<mpt_trace_cast> casts() const {
    return list<mpt_trace_cast>(mpt_trace_get_cast, info().casts);
  }
  // Returns the kernels that ran.
  std::vector<mpt_trace_kernel> kernels() const {
    return list<mpt_trace_kernel>(mpt_trace_get_kernel, info().kernels);
  }
  // Returns the casts by hand that autocast undoes, or would do better.
  std::vector<mpt_trace_hazard> hazards() const {
    return list<mpt_trace_hazard>(mpt_trace_get_hazard, info().hazards);
  }

 private:
  template <class T, class F>
  std::vector<T> list(F f, int64_t count) const {
    std::vector<T> v;
    for (int64_t i = 0; i < count; ++i) v.push_back(detail::filled<T>(f, ctx_.get(), i));
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
