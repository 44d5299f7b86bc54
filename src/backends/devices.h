// The devices of a context: the host, and those that modules open.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "core/context.h"
#include "core/place.h"
#include "core/tensor.h"

namespace mpt {

// Memory of a device that the host gives; without `alloc` the device allocates its own.
struct DeviceMemory {
  void* (*alloc)(void* user, size_t bytes) = nullptr;
  void (*free)(void* user, void* p, size_t bytes) = nullptr;
  void* user = nullptr;
};

struct DeviceOptions {
  std::string module;  // path of the module; empty: the one that belongs to the kind
  DeviceMemory memory;
  const void* native = nullptr;  // handles of the host for the device that is opened first
  size_t limit = 0;              // most bytes of memory that each device may take; 0: any
  std::string library;           // version of this library; a module must be of the same one
};

// Gives the context its host's kernels. Call it first. is_reference: only those of `ref`.
void open_host(Context& ctx, bool is_reference);
// Sets what open_device needs. Only for contexts that may use other devices than the host.
void allow_devices(Context& ctx, DeviceOptions options);
// Returns the place of a device, which is opened at its first use. Throws MPT_ERROR_DEVICE.
Place& open_device(Context& ctx, DeviceKind kind, int32_t index);

// Waits until the work that was queued for a device is done. Throws MPT_ERROR_DEVICE if the device
// refuses that.
void synchronize(const Place& place);
// Waits until nothing that was queued for a device can run any more. A call that is refused is made
// again; a device that refuses it twice runs nothing any more.
void wait_for_queue(Device& device) noexcept;
// Notes in Place::refused that the device refused `what`, where the library cannot fail.
void keep_refusal(Place& place, const char* what, const char* why) noexcept;
// Throws MPT_ERROR_DEVICE if work of the device has failed since the last call. Does not wait.
void check_device(Place& place);
// Checks all devices of the context.
void check_devices(Context& ctx);
// Returns the number of failures that were reported for the devices of the context.
int64_t reported_failures(const Context& ctx);

struct PlaceName {
  char s[64];
};
PlaceName name_of(const Place& place);  // "cpu:0"

}  // namespace mpt
