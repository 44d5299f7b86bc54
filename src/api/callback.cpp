// Handles that go to a callback of the host and come from it.
// SPDX-License-Identifier: Apache-2.0
#include "api/callback.h"

#include "api/entry.h"

namespace mpt::api {

LentHandles::LentHandles(std::span<const Tensor> tensors) {
  handles_.reserve(tensors.size());
  try {
    for (const Tensor& t : tensors) handles_.push_back(t ? lend(t) : mpt_tensor{});
  } catch (...) {
    for (mpt_tensor h : handles_) mpt_tensor_release(h);
    throw;
  }
}

LentHandles::~LentHandles() {
  for (mpt_tensor h : handles_) mpt_tensor_release(h);
}

namespace {

// Releases handles at the end of a scope.
struct Released {
  std::span<const mpt_tensor> handles;
  ~Released() {
    for (mpt_tensor h : handles) mpt_tensor_release(h);
  }
};

// Fails because a callback stored a handle that is not that of a live tensor of its context.
[[noreturn, gnu::cold]] void bad_stored(std::span<const mpt_tensor> stored, size_t index,
                                        const char* what) {
  const uint64_t h = bits(stored[index]);
  std::string where = "handle ";
  if (stored.size() > 1) where.append(std::to_string(index)).append(" ");
  where.append("that ").append(what).append(" stored");
  if (is_live(h, HandleType::tensor))
    fail(MPT_ERROR_CALLBACK, "%s is a tensor of another context", where.c_str());
  try {
    bad_handle(h, HandleType::tensor, where.c_str());
  } catch (const Error& e) {
    fail(MPT_ERROR_CALLBACK, "%s", message_of(e).c_str());
  }
}

}  // namespace

std::vector<Tensor> take_stored(Context& ctx, std::span<const mpt_tensor> stored, StoredNull null,
                                const char* what, mpt_status status, uint64_t errors_before) {
  const Released released{stored};
  if (status != MPT_OK) fail_callback(what, status, errors_before);
  std::vector<Tensor> list;
  list.reserve(stored.size());
  for (size_t i = 0; i < stored.size(); ++i) {
    const uint64_t h = bits(stored[i]);
    // Another thread may drive another context, so its tensors are not touched.
    const bool is_own = space_of(h) == ctx.space;
    void* object = is_own ? find_handle(h, HandleType::tensor) : nullptr;
    if (!object && (h || null == StoredNull::refused)) bad_stored(stored, i, what);
    list.emplace_back(static_cast<TensorImpl*>(object));
  }
  return list;
}

ForwardFn forward_of(Context& ctx, mpt_forward_fn forward, void* user, int32_t out_count,
                     std::string what) {
  return [=, &ctx](std::span<const Tensor> in) {
    const LentHandles lent(in);
    std::vector<mpt_tensor> out(static_cast<size_t>(out_count));
    const uint64_t errors = error_count();
    const mpt_status s =
        forward(user, lent.data(), static_cast<int32_t>(in.size()), out.data(), out_count);
    return take_stored(ctx, out, StoredNull::refused, what.c_str(), s, errors);
  };
}

}  // namespace mpt::api
