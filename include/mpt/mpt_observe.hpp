// libmpt for C++20: traces of what a step runs and why, and statistics of magnitudes.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_OBSERVE_HPP
#define MPT_OBSERVE_HPP

#include "mpt_context.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// Writes down what runs until end() or the end of the C++ scope. What was written stays readable
// until the context's next trace begins or clear().
//
//   mpt::Trace trace(ctx);
//   train_step();
//   std::puts(trace.end().c_str());
class Trace {
 public:
  // dry: no step takes effect until the end.
  explicit Trace(const Context& c, bool dry = false)
      : ctx_(c), on_(must(dry ? mpt_trace_begin_dry(c.get()) : mpt_trace_begin(c.get())) >= 0) {}
  ~Trace() {
    if (on_) static_cast<void>(mpt_trace_end(ctx_.get()));
  }
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  // Ends the trace and returns the table of what ran.
  std::string end() {
    on_ = false;
    must(mpt_trace_end(ctx_.get()));
    return text();
  }
  // The table of what ran so far.
  std::string text() const { return detail::text(mpt_trace_text, ctx_.get()); }
  // Drops what was written; after the end.
  void clear() const { must(mpt_trace_clear(ctx_.get())); }

  // How much was written down.
  mpt_trace_info info() const {
    return detail::filled<mpt_trace_info>(mpt_trace_get_info, ctx_.get());
  }
  // The operations, in the order of the run.
  std::vector<mpt_trace_op> ops() const { return list<mpt_trace_op>(mpt_trace_get_op, info().ops); }
  // The inputs of operation number `op`, before casts.
  std::vector<mpt_trace_tensor> inputs(int64_t op) const {
    const auto o = detail::filled<mpt_trace_op>(mpt_trace_get_op, ctx_.get(), op);
    std::vector<mpt_trace_tensor> v;
    for (int32_t i = 0; i < o.inputs; ++i) {
      v.push_back(detail::filled<mpt_trace_tensor>(mpt_trace_get_input, ctx_.get(), op, i));
    }
    return v;
  }
  // The casts that autocast made.
  std::vector<mpt_trace_cast> casts() const {
    return list<mpt_trace_cast>(mpt_trace_get_cast, info().casts);
  }
  // The kernels that ran.
  std::vector<mpt_trace_kernel> kernels() const {
    return list<mpt_trace_kernel>(mpt_trace_get_kernel, info().kernels);
  }
  // The casts made by hand that autocast does better or takes back.
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

// Statistics as a picture: a bar per power of two, the dtype's limits marked.
inline std::string stats_text(const mpt_tensor_stats& stats) {
  return detail::text(mpt_stats_text, &stats);
}

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_OBSERVE_HPP
