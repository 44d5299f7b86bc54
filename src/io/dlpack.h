// DLPack 1.x: the structs of its specification, and the import and export of tensors.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/tensor.h"

extern "C" {
struct DLTensor {
  void* data;
  int32_t device_type, device_id;
  int32_t ndim;
  uint8_t code, bits;
  uint16_t lanes;
  int64_t *shape, *strides;  // strides in elements; NULL: row-major
  uint64_t byte_offset;
};
struct DLManagedTensor {
  DLTensor dl_tensor;
  void* manager_ctx;
  void (*deleter)(DLManagedTensor*);
};
struct DLManagedTensorVersioned {
  uint32_t major, minor;
  void* manager_ctx;
  void (*deleter)(DLManagedTensorVersioned*);
  uint64_t flags;  // bit 0: read only
  DLTensor dl_tensor;
};
}
static_assert(sizeof(DLTensor) == 48 && sizeof(DLManagedTensor) == 64 &&
              sizeof(DLManagedTensorVersioned) == 80);

namespace mpt::io {

// Returns a tensor on the managed memory. `managed` is taken over only on success.
Tensor import_dlpack(Context& ctx, DLManagedTensor* managed);
Tensor import_dlpack(Context& ctx, DLManagedTensorVersioned* managed);
// Exports the memory of a tensor to a consumer, which may call the deleter on any thread. The
// memory stays valid if the context is shut down first. Waits for the tensor's device,
// because the structs have no place for an event that the consumer's queue could wait for.
void export_dlpack(const Tensor& t, DLManagedTensor*& out);
void export_dlpack(const Tensor& t, DLManagedTensorVersioned*& out);

}  // namespace mpt::io
