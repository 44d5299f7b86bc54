// Context: construction, the log and names of operations.
// SPDX-License-Identifier: Apache-2.0
#include "core/context.h"

#include <cstdarg>
#include <cstdio>
#include <utility>

#include "core/host_workers.h"
#include "core/pool.h"
#include "core/tensor_meta.h"
#include "core/utf8.h"

namespace mpt {

void Log::warn(const char* format, ...) const {
  if (!write) return;
  char text[512];
  va_list args;
  va_start(args, format);
  const int n = std::vsnprintf(text, sizeof text, format, args);
  va_end(args);
  end_text(text, sizeof text, n);
  write(user, MPT_LOG_WARNING, text);
}

Context::Context(ContextOptions o)
    : arena(o.memory, o.memory_limit),
      pool(std::move(o.pool)),
      host_workers(std::move(o.host_workers)),
      jobs(o.jobs),
      log(o.log),
      clock(o.clock),
      flags(o.flags) {
  if (pool) pool->sharing().set_clock(clock);
  generator.seed = static_cast<uint64_t>(o.seed);
}

Context::~Context() { close(); }

void Context::close() {
  // A gradient made with create_graph can hold its leaf through its graph. Dropping every gradient
  // breaks this cycle. That may destroy any TensorMeta, so a node of its own keeps the place.
  ListNode place;
  place.insert_after(metas);
  while (place.next != &metas) {
    auto& m = static_cast<TensorMeta&>(*place.next);
    place.unlink();
    place.insert_after(m);
    const Tensor last = std::move(m.grad);
  }
  place.unlink();
  observers = nullptr;  // they are parts
  for (size_t i = parts_.size(); i-- > 0;) parts_[i].reset();
  if (devices) devices->close_unused(*this);
  if (pool) jobs = Jobs();
  pool.reset();
}

void Context::end_step() {
  for (Place* p : places) p->arena->end_step();
  if (pool) pool->sharing().end_step();
}

void need_no_dry_run(const Context& ctx, const char* why) {
  if (ctx.dry_run) fail(MPT_ERROR_STATE, "a dry run is on (mpt_trace_begin_dry): %s", why);
}

const char* op_name(const Context& ctx, Op op) {
  const int i = static_cast<int>(op);
  if (i < 0) return "the host";
  if (i < kOps) return kOpInfo[i].name;
  const auto custom = static_cast<size_t>(i - kFirstCustomOp);
  const bool known = is_custom(op) && custom < ctx.custom_op_names.size();
  return known ? ctx.custom_op_names[custom].c_str() : nullptr;
}

void fail_cancelled() {
  fail(MPT_ERROR_CANCELLED,
       "mpt_context_cancel has ended the work of the context: mpt_context_resume lets it go on");
}

}  // namespace mpt
