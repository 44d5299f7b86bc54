// Opens devices: the host's kernels, and those of modules.
// SPDX-License-Identifier: Apache-2.0
#include "backends/devices.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

#include "backends/cache.h"
#include "backends/completions.h"
#include "backends/device.h"
#include "backends/host_access.h"
#include "backends/modules.h"
#include "core/error.h"
#include "core/utf8.h"

namespace mpt {
namespace {

// The host's backends in order of preference.
std::vector<const Backend*> host_backends(bool is_reference) {
  std::vector<const Backend*> list;
  if (!is_reference && cpu_backend_runs()) list.push_back(&cpu_backend());
  list.push_back(&ref_backend());
  return list;
}

struct HostPart : Context::Part {
  static constexpr PartId kId = PartId::kernels;
  std::vector<const Backend*> backends;
  std::unique_ptr<HostDevice> device;
  std::unique_ptr<KernelCache> kernels;
  std::unique_ptr<Completions> completions;
};

// Pieces of a device's memory for its arena. Memory that the host gives is not used any more when
// it goes back, because the host does not know the queue. The device has its own back when the
// queue has run, and gives no other before, so that the limit holds.
class DevicePieces final : public PieceSource {
 public:
  DevicePieces(Device& device, const DeviceMemory& memory) : device_(device), memory_(memory) {
    if (memory.alloc) name = "mpt_device_module.alloc";
  }
  void* alloc(size_t bytes) override {
    if (memory_.alloc) return memory_.alloc(memory_.user, bytes);
    if (std::exchange(has_freed_, false)) wait_for_queue(device_);
    void* const p = device_.alloc(bytes);
    if (!p) refusal = device_.why_no_memory();
    return p;
  }
  void free(void* p, size_t bytes) noexcept override {
    if (memory_.alloc) {
      wait_for_queue(device_);
      memory_.free(memory_.user, p, bytes);
    } else {
      device_.free(p, bytes);
      has_freed_ = true;
    }
  }
  size_t outside() const noexcept override { return device_.outside(); }
  void block_begins(void* p, size_t bytes) noexcept override { device_.block_begins(p, bytes); }
  void block_ends(void* p, size_t bytes) noexcept override { device_.block_ends(p, bytes); }

 private:
  Device& device_;
  DeviceMemory memory_;
  bool has_freed_ = false;
};

// One device that a module opened. The members are destroyed from the last to the first.
struct OpenDevice {
  std::shared_ptr<ModuleFile> module;
  std::unique_ptr<Device, void (*)(Device*)> device;
  DevicePieces pieces;
  Arena arena;
  KernelCache kernels;
  StagingPool staging;
  Place place;
  Completions completions;

  OpenDevice(std::shared_ptr<ModuleFile> m, std::unique_ptr<Device, void (*)(Device*)> d,
             const DeviceOptions& o, Arena& headers, DeviceKind kind, int32_t index)
      : module(std::move(m)),
        device(std::move(d)),
        pieces(*device, o.memory),
        arena(pieces, headers, o.limit),
        kernels(*device, headers),
        staging(place, headers),
        place{.arena = &arena,
              .device = device.get(),
              .kernels = &kernels,
              .completions = &completions,
              .staging = &staging,
              .kind = kind,
              .index = index,
              .is_host = false},
        completions(place) {}
};

struct Devices : Context::DeviceOwner {
  DeviceOptions options;
  std::vector<std::unique_ptr<OpenDevice>> open;

  void close_unused(Context& ctx) noexcept override {
    ctx.home = ctx.place = &ctx.host;
    for (const auto& d : open) {
      d->completions.finish();
      d->staging.give_back();
    }
    std::erase_if(open, [&](const std::unique_ptr<OpenDevice>& d) {
      if (d->arena.stats().total_now > 0 || d->place.borrowed > 0) return false;
      std::erase(ctx.places, &d->place);
      return true;
    });
  }
};

void add_device(Context& ctx, Devices& devices, DeviceKind kind, int32_t index) {
  DeviceOptions& o = devices.options;
  std::shared_ptr<ModuleFile> module;
  for (const auto& other : devices.open)
    if (other->place.kind == kind) module = other->module;
  ctx.places.reserve(ctx.places.size() + 1);
  if (!module) module = open_module(kind, o.module, o.library);
  const DeviceModule& d = *module->description();
  std::string why;
  Device* device = d.open(index, std::exchange(o.native, nullptr), why);
  if (!device) {
    fail(MPT_ERROR_DEVICE, "device_index %d of %s could not be opened: %s", index,
         constant_of(kind), why.c_str());
  }
  std::unique_ptr<Device, void (*)(Device*)> opened(device, d.close);
  if (opened->backends().empty()) {
    fail(MPT_ERROR_DEVICE, "device_index %d of %s has no list of kernels, so nothing can run on it",
         index, constant_of(kind));
  }
  if (o.memory.alloc && !opened->info().takes_memory) {
    fail(MPT_ERROR_DEVICE,
         "mpt_device_module.alloc is set, and device_index %d of %s uses only memory that its "
         "module "
         "allocates: leave alloc and free NULL",
         index, constant_of(kind));
  }
  devices.open.push_back(std::make_unique<OpenDevice>(std::move(module), std::move(opened), o,
                                                      ctx.arena, kind, index));
}

}  // namespace

void open_host(Context& ctx, bool is_reference) {
  auto& part = ctx.part<HostPart>();
  part.backends = host_backends(is_reference);
  part.device = std::make_unique<HostDevice>(part.backends);
  part.kernels = std::make_unique<KernelCache>(*part.device, ctx.arena);
  ctx.host.device = part.device.get();
  ctx.host.kernels = part.kernels.get();
  part.completions = std::make_unique<Completions>(ctx.host);
  ctx.host.completions = part.completions.get();
}

void allow_devices(Context& ctx, DeviceOptions options) {
  auto devices = std::make_unique<Devices>();
  devices->options = std::move(options);
  ctx.devices = std::move(devices);
}

Place& open_device(Context& ctx, DeviceKind kind, int32_t index) {
  if (kind == DeviceKind::cpu) {
    if (index != 0) {
      fail(MPT_ERROR_DEVICE, "device_index is %d; it must be 0 for MPT_DEVICE_CPU", index);
    }
    return ctx.host;
  }
  if (!ctx.devices) {
    fail(MPT_ERROR_DEVICE,
         "device is %s, and the context computes on the CPU: create a context with that device",
         constant_of(kind));
  }
  auto& devices = static_cast<Devices&>(*ctx.devices);
  for (const auto& d : devices.open)
    if (d->place.kind == kind && d->place.index == index) return d->place;
  if (!devices.open.empty() && devices.open[0]->place.kind != kind) {
    fail(MPT_ERROR_DEVICE,
         "device is %s, and the context has the CPU and devices of %s: create another context",
         constant_of(kind), constant_of(devices.open[0]->place.kind));
  }
  add_device(ctx, devices, kind, index);
  ctx.places.push_back(&devices.open.back()->place);
  return devices.open.back()->place;
}

void check_device(Place& place) {
  Device::Failure f{.text = place.refused};
  *place.refused = 0;
  const bool has_failed_late = place.device->take_failure(f);
  const bool has_failed = has_failed_late || !f.text.empty();
  if (!has_failed && place.lost.empty()) return;
  ++place.failures;
  place.late_failures += has_failed_late;
  const PlaceName name = name_of(place);
  if (f.is_lost && place.lost.empty()) {
    place.lost = std::string(name.s) + " was lost: " + f.text +
                 ". Release this context and create another one";
  }
  if (!place.lost.empty()) fail(MPT_ERROR_DEVICE, "%s", place.lost.c_str());
  if (f.is_of_ranks) {
    fail(MPT_ERROR_COMM,
         "an exchange between the devices of the ranks has failed: %s. What %s has computed with "
         "its values is undefined; the communicator is of no use any more",
         f.text.c_str(), name.s);
  }
  fail(MPT_ERROR_DEVICE,
       "earlier work on %s failed: %s. Its results are undefined; the context can be used", name.s,
       f.text.c_str());
}

void check_devices(Context& ctx) {
  for (const auto& d : static_cast<Devices&>(*ctx.devices).open) check_device(d->place);
}

int64_t reported_failures(const Context& ctx) {
  int64_t n = 0;
  for (const Place* p : ctx.places) n += p->failures;
  return n;
}

void keep_refusal(Place& place, const char* what, const char* why) noexcept {
  if (*place.refused) return;
  const int n = std::snprintf(place.refused, sizeof place.refused, "%s: %s", what, why);
  end_text(place.refused, sizeof place.refused, n);
}

void synchronize(const Place& place) {
  Event event = 0;
  const char* refused = place.device->record(event);
  if (!refused) refused = place.device->wait(event);
  if (refused) fail(MPT_ERROR_DEVICE, "%s could not be waited for: %s", name_of(place).s, refused);
}

void wait_for_queue(Device& device) noexcept {
  Event now = 0;
  const char* refused = device.record(now);
  if (refused) refused = device.record(now);
  if (!refused && device.wait(now)) device.wait(now);
}

PlaceName name_of(const Place& place) {
  PlaceName n;
  std::snprintf(n.s, sizeof n.s, "%.40s:%d", place.device->info().name.c_str(), place.index);
  return n;
}

}  // namespace mpt
