// C entry points of traces, and their text.
// SPDX-License-Identifier: Apache-2.0
#include "observe/trace.h"

#include <cstdio>

#include "api/entry.h"
#include "autograd/node.h"
#include "mpt/mpt_observe.h"

using namespace mpt;
using namespace mpt::api;

namespace {

Trace& trace_of(Context& ctx) { return ctx.part<Trace>(); }

Trace& idle(Context& ctx) {
  Trace& t = trace_of(ctx);
  if (t.on()) fail(MPT_ERROR_STATE, "a trace is on: mpt_trace_end first");
  return t;
}

// Returns the trace, unless it has dropped its records.
const Trace& recorded(Context& ctx) {
  const Trace& t = trace_of(ctx);
  if (t.is_full()) {
    fail(MPT_ERROR_OUT_OF_MEMORY,
         "the trace had no memory for its records and has dropped them: trace fewer operations, or "
         "raise the context's memory_limit");
  }
  return t;
}
const Trace& idle_recorded(Context& ctx) {
  idle(ctx);
  return recorded(ctx);
}

template <class T>
const T& at(const std::vector<T>& list, int64_t index, const char* what) {
  if (index < 0 || static_cast<size_t>(index) >= list.size()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %lld; the trace has %zu", what, lld(index),
         list.size());
  }
  return list[static_cast<size_t>(index)];
}

const char* name_of_op(const Context& ctx, const Trace::Operation& o) {
  const char* name = o.op < 0 ? nullptr : op_name(ctx, static_cast<Op>(o.op));
  return name ? name : o.name.c_str();
}

mpt_dtype number(DType t) { return static_cast<mpt_dtype>(t); }

constexpr const char* kPhases[] = {"forward", "backward", "step", "host"};
constexpr const char* kClasses[] = {"none", "lower", "fp32", "fp32_out", "promote", "banned"};
constexpr const char* kReasons[] = {"its own", "profile", "override", "cost rule", "off"};
constexpr const char* kCaches[] = {"made", "cached", "refreshed", "made and cached",
                                   "as it is read"};

template <size_t N>
const char* word(const char* const (&words)[N], int index) {
  return words[static_cast<size_t>(index)];
}

std::string describe(const Trace::Operand& t) {
  if (t.dtype == DType::none) return "-";
  std::string s = name_of(t.dtype);
  s += text(t.shape).s;
  return t.name.empty() ? s : s + " '" + t.name + "'";
}

std::string sentence(const Context& ctx, const Trace& t, const Trace::Hazard& h) {
  const bool named = !h.from.name.empty();
  const std::string what = named ? "'" + h.from.name + "'" : describe(h.from);
  const std::string cast =  // an unnamed source shows only the cast's result
      named ? "a cast by hand to " + std::string(name_of(h.from.dtype)) + " of " + what
            : "the result " + what + " of a cast by hand";
  const std::string op =
      std::string(name_of_op(ctx, t.ops[h.op])) + " (op " + std::to_string(h.op) + ")";
  switch (h.kind) {
    case Trace::HazardKind::undone:
      return cast + " is cast to " + name_of(h.to) + " by autocast for " + op +
             ": override the operation's class, or open a scope with casts off";
    case Trace::HazardKind::again:
      return cast + " is cast again, to " + name_of(h.to) + ", by hand, at " + op + ": each rounds";
    case Trace::HazardKind::parameter:
      return "the parameter " + what + " is cast to " + name_of(h.to) + " by hand at " + op +
             ": past the cache, at every use; autocast casts it once per version";
  }
  return {};
}

std::string table(const Context& ctx, const Trace& t) {
  std::string s;
  size_t cast = 0, kernel = 0;
  for (size_t i = 0; i < t.ops.size(); ++i) {
    const Trace::Operation& o = t.ops[i];
    s.append(std::to_string(i)).append(" ").append(word(kPhases, static_cast<int>(o.phase)));
    s.append(" ").append(name_of_op(ctx, o));
    if (o.scope != DType::none) {
      s.append(": ").append(word(kClasses, static_cast<int>(o.cls)));
      s.append(" (").append(word(kReasons, static_cast<int>(o.why))).append(")");
      s.append(" under ").append(name_of(o.scope));
    }
    for (size_t k = 0; k < o.in.size(); ++k) s.append(k ? ", " : " <- ").append(describe(o.in[k]));
    s.append("; ").append(std::to_string(o.bytes)).append(" bytes\n");
    for (int k = 0; k < o.casts; ++k) {
      const Trace::Cast& c = t.casts[cast++];
      s.append("    cast ").append(describe(c.from)).append(" to ").append(name_of(c.to));
      s.append(": ").append(word(kCaches, static_cast<int>(c.how))).append(", ");
      s.append(std::to_string(c.bytes)).append(" bytes\n");
    }
    for (int k = 0; k < o.kernels; ++k) {
      const Trace::Kernel& c = t.kernels[kernel++];
      s.append("    ").append(c.text).append(": ").append(c.name);
      s.append(c.refused.empty() ? " (first choice)" : " (" + c.refused + ")");
      s.append(", ").append(std::to_string(c.bytes)).append(" bytes\n");
    }
  }
  for (const Trace::Hazard& h : t.hazards)
    s.append("hazard: ").append(sentence(ctx, t, h)).append("\n");
  return s;
}

}  // namespace

mpt_status mpt_trace_begin(mpt_context context) {
  return entry("mpt_trace_begin", [&] {
    Context& ctx = in(context);
    idle(ctx).begin(ctx, Trace::Mode::real);
  });
}

mpt_status mpt_trace_begin_dry(mpt_context context) {
  return entry("mpt_trace_begin_dry", [&] {
    Context& ctx = in(context);
    idle(ctx).begin(ctx, Trace::Mode::dry);
  });
}

mpt_status mpt_trace_end(mpt_context context) {
  return entry("mpt_trace_end", [&] {
    Context& ctx = in(context);
    Trace& t = trace_of(ctx);
    if (!t.on()) fail(MPT_ERROR_STATE, "no trace is on: mpt_trace_begin begins one");
    for (Trace::Hazard& h : t.hazards) h.text = sentence(ctx, t, h);
    t.end(ctx);
  });
}

mpt_status mpt_trace_clear(mpt_context context) {
  return entry("mpt_trace_clear", [&] { idle(in(context)).clear(); });
}

mpt_status mpt_trace_get_info(mpt_context context, mpt_trace_info* out) {
  return entry("mpt_trace_get_info", [&] {
    Context& ctx = in(context);
    const Trace& t = recorded(ctx);
    mpt_trace_info i = {};
    i.on = t.on();
    i.ops = static_cast<int64_t>(t.ops.size());
    i.casts = static_cast<int64_t>(t.casts.size());
    i.kernels = static_cast<int64_t>(t.kernels.size());
    i.hazards = static_cast<int64_t>(t.hazards.size());
    for (const auto& o : t.ops) i.bytes += o.bytes;
    for (const auto& c : t.casts) i.cast_bytes += c.bytes;
    out_desc(i, out, "mpt_trace_info");
  });
}

mpt_status mpt_trace_get_op(mpt_context context, int64_t index, mpt_trace_op* out) {
  return entry("mpt_trace_get_op", [&] {
    Context& ctx = in(context);
    need(out, "out");
    const Trace::Operation& o = at(idle_recorded(ctx).ops, index, "index");
    mpt_trace_op d = {};
    d.phase = static_cast<int32_t>(o.phase);
    d.op = o.op;
    d.cast_class = static_cast<mpt_cast_class>(o.cls);
    d.why = static_cast<int32_t>(o.why);
    d.scope = number(o.scope);
    d.inputs = static_cast<int32_t>(o.in.size());
    d.casts = o.casts;
    d.kernels = o.kernels;
    d.bytes = o.bytes;
    d.name = name_of_op(ctx, o);
    out_desc(d, out, "mpt_trace_op");
  });
}

mpt_status mpt_trace_get_input(mpt_context context, int64_t op, int32_t input,
                               mpt_trace_tensor* out) {
  return entry("mpt_trace_get_input", [&] {
    Context& ctx = in(context);
    need(out, "out");
    const Trace::Operand& t = at(at(idle_recorded(ctx).ops, op, "op").in, input, "input");
    mpt_trace_tensor d = {};
    d.dtype = number(t.dtype);
    d.rank = t.shape.size();
    for (int i = 0; i < t.shape.size(); ++i) d.shape[i] = t.shape[i];
    d.name = t.name.c_str();
    out_desc(d, out, "mpt_trace_tensor");
  });
}

mpt_status mpt_trace_get_cast(mpt_context context, int64_t index, mpt_trace_cast* out) {
  return entry("mpt_trace_get_cast", [&] {
    Context& ctx = in(context);
    need(out, "out");
    const Trace::Cast& c = at(idle_recorded(ctx).casts, index, "index");
    mpt_trace_cast d = {};
    d.cache = static_cast<int32_t>(c.how);
    d.op = static_cast<int64_t>(c.op);
    d.from = number(c.from.dtype);
    d.to = number(c.to);
    d.elements = count(c.from.shape);
    d.bytes = c.bytes;
    d.name = c.from.name.c_str();
    out_desc(d, out, "mpt_trace_cast");
  });
}

mpt_status mpt_trace_get_kernel(mpt_context context, int64_t index, mpt_trace_kernel* out) {
  return entry("mpt_trace_get_kernel", [&] {
    Context& ctx = in(context);
    need(out, "out");
    const Trace::Kernel& k = at(idle_recorded(ctx).kernels, index, "index");
    mpt_trace_kernel d = {};
    d.op = static_cast<int64_t>(k.op);
    d.bytes = k.bytes;
    d.operands = k.text.c_str();
    d.name = k.name.c_str();
    d.refused = k.refused.c_str();
    out_desc(d, out, "mpt_trace_kernel");
  });
}

mpt_status mpt_trace_get_hazard(mpt_context context, int64_t index, mpt_trace_hazard* out) {
  return entry("mpt_trace_get_hazard", [&] {
    Context& ctx = in(context);
    need(out, "out");
    const Trace::Hazard& h = at(idle_recorded(ctx).hazards, index, "index");
    mpt_trace_hazard d = {};
    d.kind = static_cast<int32_t>(h.kind);
    d.op = static_cast<int64_t>(h.op);
    d.from = number(h.from.dtype);
    d.to = number(h.to);
    d.name = h.from.name.c_str();
    d.text = h.text.c_str();
    out_desc(d, out, "mpt_trace_hazard");
  });
}

mpt_status mpt_trace_text(mpt_context context, char* text, size_t size, size_t* needed) {
  return entry("mpt_trace_text", [&] {
    Context& ctx = in(context);
    give_text(table(ctx, idle_recorded(ctx)), text, size, needed);
  });
}
