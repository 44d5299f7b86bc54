// Opens devices of CUDA and checks what they have.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/primary.h"

#include "core/error.h"

namespace mpt::cuda {
namespace {

int attribute(const CudaDriver& cu, Attribute a, Ordinal device) {
  int value = 0;
  cu.need("cuDeviceGetAttribute", cu.device_attribute(&value, a, device));
  return value;
}

// Says why the module cannot use a device; "": it can.
std::string missing_of(const CudaDriver& cu, Ordinal device) {
  const int major = attribute(cu, Attribute::major, device);
  const int minor = attribute(cu, Attribute::minor, device), oldest = toolkit().oldest;
  if (10 * major + minor < oldest) {
    return "it has compute capability " + std::to_string(major) + "." + std::to_string(minor) +
           ", and this module has code for " + std::to_string(oldest / 10) + "." +
           std::to_string(oldest % 10) + " and later";
  }
  if (attribute(cu, Attribute::has_pools, device) == 0) {
    return "it has no pools of memory (CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED)";
  }
  return "";
}

std::string hex_of(const Uuid& uuid) {
  std::string s;
  for (const char c : uuid.bytes)
    for (const int digit : {(c >> 4) & 15, c & 15}) s += "0123456789abcdef"[digit];
  return s;
}

FoundDevice describe(const CudaDriver& cu, Ordinal device) {
  FoundDevice d;
  char name[256] = "";
  Uuid uuid{};
  size_t memory = 0;
  cu.need("cuDeviceGetName", cu.device_name(name, sizeof name, device));
  cu.need("cuDeviceGetUuid", cu.device_uuid(&uuid, device));
  cu.need("cuDeviceTotalMem", cu.device_memory(&memory, device));
  d.name = name;
  d.uuid = hex_of(uuid);
  d.memory = memory;
  d.missing = missing_of(cu, device);
  return d;
}

std::vector<Ordinal> devices_of(const CudaDriver& cu) {
  int count = 0;
  cu.need("cuDeviceGetCount", cu.device_count(&count));
  std::vector<Ordinal> all;
  for (int i = 0; i < count; ++i) {
    all.push_back(0);
    cu.need("cuDeviceGet", cu.device_get(&all.back(), i));
  }
  return all;
}

}  // namespace

std::vector<FoundDevice> Primary::list() {
  const CudaDriver cu(toolkit().version);
  std::vector<FoundDevice> all;
  for (const Ordinal d : devices_of(cu)) all.push_back(describe(cu, d));
  return all;
}

Primary::Primary(int32_t index, Context given)
    : cu(toolkit().version), is_given_(given != nullptr) {
  const std::vector<Ordinal> all = devices_of(cu);
  if (index < 0 || static_cast<size_t>(index) >= all.size()) {
    std::string names;
    for (const Ordinal d : all) {
      const FoundDevice found = describe(cu, d);
      names += (names.empty() ? ": " : ", ") + found.name + " (" + found.uuid + ")";
    }
    fail(MPT_ERROR_DEVICE, "CUDA has %zu devices, numbered from 0%s", all.size(), names.c_str());
  }
  device = all[static_cast<size_t>(index)];
  const FoundDevice found = describe(cu, device);
  name = found.name;
  if (!found.missing.empty()) {
    fail(MPT_ERROR_DEVICE, "%s cannot be used: %s", name.c_str(), found.missing.c_str());
  }
  major = attribute(cu, Attribute::major, device);
  if (!given) {
    cu.need("cuDevicePrimaryCtxRetain", cu.primary_retain(&context, device));
    return;
  }
  context = given;
  const Current current(cu, context);
  Ordinal its_device = 0;
  Result r = current.result;
  if (r == Result::success) r = cu.context_device(&its_device);
  if (r != Result::success) {
    fail(MPT_ERROR_DEVICE, "mpt_cuda_device.context cannot be used: %s",
         cu.text("cuCtxGetDevice", r).c_str());
  }
  if (its_device != device) {
    fail(MPT_ERROR_DEVICE,
         "mpt_cuda_device.context is of device %d (%s), and device_index is %d (%s)", its_device,
         describe(cu, its_device).name.c_str(), index, name.c_str());
  }
}

Primary::~Primary() {
  if (!is_given_) cu.primary_release(device);
}

bool Primary::is_primary() const {
  if (!is_given_) return true;
  Context its = nullptr;
  if (cu.primary_retain(&its, device) != Result::success) return false;
  cu.primary_release(device);
  return its == context;
}

std::string Primary::device_of(Context c) const {
  const Current current(cu, c);
  Ordinal d = 0;
  cu.need("cuCtxGetDevice", cu.context_device(&d));
  return "device " + std::to_string(d) + " (" + describe(cu, d).name + ")";
}

// Memory may be mapped from several allocations, so that its ends tell more than the size of one.
std::string Primary::fault_of_memory(Address at, size_t bytes) const {
  const Current current(cu, context);
  for (const Address byte : {at, at + (bytes > 0 ? bytes - 1 : 0)}) {
    auto memory = MemoryType::none;
    Ordinal of = 0;
    PointerAttribute asked[] = {PointerAttribute::memory, PointerAttribute::device};
    void* answers[] = {&memory, &of};
    const Result r = cu.pointer_attributes(2, asked, answers, byte);
    if (r != Result::success) return cu.text("cuPointerGetAttributes", r);
    const char* const end = byte == at ? "" : "its last byte is ";
    if (memory == MemoryType::host) return std::string(end) + "memory of the host";
    if (memory != MemoryType::device) return std::string(end) + "memory that CUDA does not know";
    if (of != device) {
      return std::string(end) + "memory of device " + std::to_string(of) + " (" +
             describe(cu, of).name + ")";
    }
  }
  return "";
}

}  // namespace mpt::cuda
