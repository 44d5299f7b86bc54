// C entry points of autocast, of operations by name and of custom operations.
// SPDX-License-Identifier: Apache-2.0
#include "autocast/cast_cache.h"
#include "autocast/classes.h"

#include <memory>

#include "api/callback.h"
#include "api/entry.h"
#include "autocast/profiles.h"
#include "core/near.h"
#include "ops/checkpoint.h"
#include "ops/custom.h"

using namespace mpt;
using namespace mpt::api;

void mpt_autocast_desc_init(mpt_autocast_desc* desc, size_t size) {
  // Copied from read-only memory: a copy of a struct that was just built field by field would
  // stall.
  static constexpr mpt_autocast_desc kDefaults = {.struct_size = 0,
                                                  .dtype = MPT_BF16,
                                                  .next = nullptr,
                                                  .enabled = 1,
                                                  .profile = MPT_PROFILE_INHERIT,
                                                  .cost_rule = 0,
                                                  .cache = MPT_CAST_CACHE_KEEP};
  init_desc(desc, size, kDefaults);
}

mpt_status mpt_autocast_push(mpt_context context, const mpt_autocast_desc* desc) {
  return entry("mpt_autocast_push", [&] {
    Context& ctx = in(context);
    const mpt_autocast_desc d = in_desc(desc, mpt_autocast_desc_init, "mpt_autocast_desc");
    if (d.cache < MPT_CAST_CACHE_OFF || d.cache > MPT_CAST_CACHE_SCOPE) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "mpt_autocast_desc.cache is %d; it must be MPT_CAST_CACHE_OFF (0), _KEEP (1) or _SCOPE "
           "(2)",
           d.cache);
    }
    check_profile(d.profile, "mpt_autocast_desc");
    autocast_push(ctx, {.enabled = d.enabled != 0,
                        .dtype = in_dtype(d.dtype, DType::bf16),
                        .cache = static_cast<CacheUse>(d.cache),
                        .profile = d.profile,
                        .cost_rule = d.cost_rule != 0});
  });
}

mpt_status mpt_autocast_pop(mpt_context context) {
  return entry("mpt_autocast_pop", [&] { autocast_pop(in_at_end(context)); });
}

mpt_status mpt_autocast_get_dtype(mpt_context context, mpt_dtype* out) {
  return entry("mpt_autocast_get_dtype", [&] {
    const Autocast& a = in(context).autocast;
    *need(out, "out") = a.enabled ? static_cast<mpt_dtype>(a.dtype) : MPT_DTYPE_NONE;
  });
}

mpt_status mpt_autocast_profile_from_name(const char* name, mpt_profile* out) {
  return entry("mpt_autocast_profile_from_name", [&] {
    need(out, "out");
    *out = profile_from_name(need(name, "name"));
  });
}

const char* mpt_autocast_profile_name(mpt_profile profile) {
  const auto all = profiles();
  return profile > 0 && static_cast<size_t>(profile) <= all.size()
             ? all[static_cast<size_t>(profile - 1)].name
             : nullptr;
}

namespace {
Op in_op(Context& ctx, mpt_op op) {
  if (op < 0 || op > 32767 || !op_name(ctx, static_cast<Op>(op))) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "operation %d does not exist; mpt_op_from_name returns the number of a name", op);
  }
  return static_cast<Op>(op);
}
}  // namespace

mpt_status mpt_autocast_set_class(mpt_context context, mpt_op op, mpt_cast_class cls) {
  return entry("mpt_autocast_set_class", [&] {
    Context& ctx = in(context);
    if (cls < MPT_CAST_DEFAULT || cls > MPT_CAST_BANNED) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "the class is %d; it must be MPT_CAST_NONE (0) to MPT_CAST_BANNED (5), or "
           "MPT_CAST_DEFAULT "
           "(-1)",
           cls);
    }
    const auto to = static_cast<CastClass>(cls);
    autocast_override(ctx, in_op(ctx, op), cls == MPT_CAST_DEFAULT ? nullptr : &to);
  });
}

mpt_status mpt_autocast_get_class(mpt_context context, mpt_op op, mpt_cast_class* out) {
  return entry("mpt_autocast_get_class", [&] {
    Context& ctx = in(context);
    *need(out, "out") = static_cast<mpt_cast_class>(cast_class(ctx, in_op(ctx, op)).cls);
  });
}

mpt_status mpt_autocast_clear_cache(mpt_context context) {
  return entry("mpt_autocast_clear_cache", [&] { clear_cast_cache(in(context)); });
}

mpt_status mpt_autocast_get_cache_info(mpt_context context, mpt_cast_cache_info* out) {
  return entry("mpt_autocast_get_cache_info", [&] {
    const CastCachePart& c = cast_cache(in(context));
    mpt_cast_cache_info i = {};
    i.hits = c.hits;
    i.misses = c.misses;
    i.stale = c.stale;
    i.evictions = c.evictions;
    i.entries = static_cast<int64_t>(c.holders.size());
    i.bytes = c.bytes;
    out_desc(i, out, "mpt_cast_cache_info");
  });
}

// -- operations by name, custom operations --------------------------------------------------------

mpt_status mpt_op_from_name(mpt_context context, const char* name, mpt_op* out) {
  return entry("mpt_op_from_name", [&] {
    Context& ctx = in(context);
    need(out, "out");
    const Op op = find_op(ctx, need(name, "name"));
    if (static_cast<int>(op) < 0) {
      std::vector<std::string_view> names;
      for (int32_t first : {0, kFirstCustomOp}) {
        for (int32_t i = first; const char* known = op_name(ctx, static_cast<Op>(i)); ++i) {
          names.push_back(known);
        }
      }
      fail(MPT_ERROR_INVALID_ARGUMENT, "no operation is named '%s'; near names: %s", name,
           near_names(name, std::move(names)).c_str());
    }
    *out = static_cast<mpt_op>(op);
  });
}

const char* mpt_op_name(mpt_context context, mpt_op op) {
  auto* ctx = static_cast<Context*>(find_handle(bits(context), HandleType::context));
  return ctx && op >= 0 && op <= 32767 ? op_name(*ctx, static_cast<Op>(op)) : nullptr;
}

mpt_status mpt_op_supports(mpt_context context, mpt_op op, mpt_dtype dtype) {
  return entry("mpt_op_supports", [&] {
    const Op o = in_op(in(context), op);
    need_supported(in(context), o, in_dtype(dtype));
  });
}

void mpt_custom_op_desc_init(mpt_custom_op_desc* desc, size_t size) {
  init_desc(desc, size,
            mpt_custom_op_desc{.struct_size = 0,
                               .reserved = 0,
                               .next = nullptr,
                               .name = nullptr,
                               .in_count = 1,
                               .out_count = 1,
                               .forward = nullptr,
                               .backward = nullptr,
                               .user = nullptr,
                               .done = nullptr,
                               .cast_class = MPT_CAST_NONE,
                               .in_scope = 0,
                               .advice = nullptr});
}

mpt_status mpt_op_register(mpt_context context, const mpt_custom_op_desc* desc, mpt_op* out) {
  return entry("mpt_op_register", [&] {
    Context& ctx = in(context);
    need(out, "out");
    const mpt_custom_op_desc d =
        in_desc(need(desc, "desc"), mpt_custom_op_desc_init, "mpt_custom_op_desc");
    need(d.name, "mpt_custom_op_desc.name");
    need(d.forward, "mpt_custom_op_desc.forward");
    if (d.in_count < 1 || d.in_count > 64 || d.out_count < 1 || d.out_count > 64) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "%d inputs and %d results given; there must be 1 to 64 of each", d.in_count,
           d.out_count);
    }
    if (d.cast_class < MPT_CAST_NONE || d.cast_class > MPT_CAST_BANNED) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "the cast class is %d; it must be MPT_CAST_NONE (0) to MPT_CAST_BANNED (5)",
           d.cast_class);
    }
    const auto notifier = std::make_shared<DoneNotifier>(ctx, d.done, d.user);
    CustomOp op;
    op.advice = d.advice ? d.advice : "";
    op.in_scope = d.in_scope != 0;
    op.in_count = d.in_count;
    op.out_count = d.out_count;
    op.forward = [notifier, run = forward_of(ctx, d.forward, d.user, d.out_count,
                                             "the forward of '" + std::string(d.name) + "'")](
                     std::span<const Tensor> x) { return run(x); };
    if (d.backward) {
      op.backward = [&ctx, backward = d.backward, user = d.user,
                     what = "the backward of '" + std::string(d.name) + "'"](
                        std::span<const Tensor> in, std::span<const Tensor> results,
                        std::span<const Tensor> grads) {
        LentHandles lent_in(in), lent_out(results), lent_grads(grads);
        std::vector<mpt_tensor> g(in.size());
        const uint64_t errors = error_count();
        const mpt_status s =
            backward(user, lent_in.data(), static_cast<int32_t>(in.size()), lent_out.data(),
                     lent_grads.data(), static_cast<int32_t>(results.size()), g.data());
        return take_stored(ctx, g, StoredNull::accepted, what.c_str(), s, errors);
      };
    }
    *out = static_cast<mpt_op>(
        register_op(ctx, d.name, std::move(op), static_cast<CastClass>(d.cast_class)));
    notifier->armed = true;
  });
}

mpt_status mpt_recompute(mpt_context context, mpt_forward_fn forward, void* user, mpt_done_fn done,
                         const mpt_tensor* in_handles, int32_t in_count, mpt_tensor* out,
                         int32_t out_count) {
  return entry("mpt_recompute", [&] {
    clear_list(out, out_count);
    Context& ctx = in(context);
    need(forward, "forward");
    need(out, "out");
    std::vector<Tensor> inputs = in_list(ctx, in_handles, in_count, "in");
    if (out_count < 1) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "the number of results is %d; it must be 1 or more",
           out_count);
    }
    auto notifier = std::make_shared<DoneNotifier>(ctx, done, user);
    ForwardFn fn = [notifier,
                    run = forward_of(ctx, forward, user, out_count, "the checkpointed forward")](
                       std::span<const Tensor> x) { return run(x); };
    std::vector<Tensor> results = checkpoint(ctx, std::move(fn), std::move(inputs));
    give_list(results, out);
    notifier->armed = true;
  });
}
