// C entry points of DLPack.
// SPDX-License-Identifier: Apache-2.0
#include "io/dlpack.h"

#include "api/entry.h"

using namespace mpt;
using namespace mpt::api;

namespace {

template <class M>
mpt_status import(const char* name, mpt_context context, M* managed, mpt_tensor* out) noexcept {
  return entry(name, [&] {
    *need(out, "out") = {};
    Context& ctx = in(context);
    need(managed, "managed");
    *out = give_borrowed(io::import_dlpack(ctx, managed));
  });
}

template <class M>
mpt_status export_(const char* name, mpt_tensor tensor, M** out) noexcept {
  return entry(name, [&] {
    *need(out, "out") = {};
    io::export_dlpack(in(tensor, "tensor"), *out);
  });
}

}  // namespace

mpt_status mpt_tensor_from_dlpack(mpt_context context, DLManagedTensorVersioned* managed,
                                  mpt_tensor* out) {
  return import("mpt_tensor_from_dlpack", context, managed, out);
}
mpt_status mpt_tensor_from_dlpack_legacy(mpt_context context, DLManagedTensor* managed,
                                         mpt_tensor* out) {
  return import("mpt_tensor_from_dlpack_legacy", context, managed, out);
}
mpt_status mpt_tensor_to_dlpack(mpt_tensor tensor, DLManagedTensorVersioned** out) {
  return export_("mpt_tensor_to_dlpack", tensor, out);
}
mpt_status mpt_tensor_to_dlpack_legacy(mpt_tensor tensor, DLManagedTensor** out) {
  return export_("mpt_tensor_to_dlpack_legacy", tensor, out);
}
