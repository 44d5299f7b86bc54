// Memory, copies, fills, launches and events of a device of CUDA.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/device.h"

#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <utility>
#include <vector>

#include "backends/cuda/dnn.h"
#include "backends/cuda/nccl_link.h"
#include "backends/cuda/products.h"
#include "backends/gpu/arguments.h"
#include "backends/gpu/backend.h"
#include "backends/gpu/stored.h"
#include "core/assert.h"
#include "core/error.h"

namespace mpt::cuda {

namespace {

constexpr int32_t kDLPackCuda = 2;  // kDLCUDA
// The text that the bytes of get_cache begin with; another one if their layout changes.
constexpr const char* kStoredFormat = "libmpt cuda 1";

CudaDevice& device_of(const mpt_cuda_device* d) { return *static_cast<CudaDevice*>(d->module); }

std::string text_of(const void* p, size_t bytes) {
  char s[64];
  std::snprintf(s, sizeof s, "%zu bytes at address 0x%" PRIxPTR, bytes,
                reinterpret_cast<uintptr_t>(p));
  return s;
}

}  // namespace

CudaDevice::CudaDevice(int32_t index, const mpt_cuda_device& given)
    : GpuDevice({.name = "cuda", .dlpack = kDLPackCuda}),
      primary_(index, static_cast<Context>(given.context)),
      images_(primary_),
      stream_(primary_, static_cast<StreamHandle>(given.stream)),
      pool_(primary_, stream_),
      staging_(primary_, stream_),
      uploads_(primary_, stream_),
      captures_(primary_, stream_),
      dnn_(primary_, stream_) {
  choices().measures = (given.flags & MPT_CUDA_MEASURE) != 0;
  choices().read(gpu::Stored::find({static_cast<const char*>(given.cache), given.cache_size},
                                   kStoredFormat, primary_.name)
                     .choices);
  native_.struct_size = sizeof native_;
  native_.device = primary_.device;
  native_.context = primary_.context;
  native_.stream = stream_.handle();
  native_.flags = given.flags;
  native_.module = this;
  native_.record = [](const mpt_cuda_device* d, void* event) {
    return device_of(d).stream_.record_for_program(static_cast<EventHandle>(event));
  };
  native_.wait_for = [](const mpt_cuda_device* d, void* event) {
    return device_of(d).stream_.wait_for(static_cast<EventHandle>(event));
  };
  native_.wait_for_stream = [](const mpt_cuda_device* d, void* stream) {
    return device_of(d).stream_.wait_for(static_cast<StreamHandle>(stream));
  };
  native_.get_cache = [](const mpt_cuda_device* d, void* data, size_t* size) -> mpt_bool32 {
    return device_of(d).get_cache(data, *size);
  };
}

bool CudaDevice::get_cache(void* data, size_t& size) {
  const size_t room = std::exchange(size, 0);
  try {
    const std::vector<char> chosen = choices().bytes();
    const std::vector<char> all =
        gpu::Stored{.choices = chosen}.bytes_of(kStoredFormat, primary_.name);
    if (data && room < all.size()) return false;
    if (data) std::memcpy(data, all.data(), all.size());
    size = all.size();
    return true;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

CudaDevice::~CudaDevice() {
  Capture none = 0;
  if (stream_.is_captured()) end_capture(none);
  if (second_) second_->finish();
  pool_.free_all();
  stream_.finish();
}

std::span<const Backend* const> CudaDevice::backends() const {
  static const Backend* const list[] = {&cublas_backend(), &dnn_backend(), &gpu::gpu_backend()};
  return list;
}

Stream* CudaDevice::second_queue(std::string& why) {
  if (second_) return second_.get();
  try {
    second_ = std::make_unique<Stream>(primary_);
  } catch (const Error& e) {
    why = message_of(e);
  }
  return second_.get();
}

std::string CudaDevice::link_kind(std::string& why) {
  if (!primary_.is_primary()) {
    why = "mpt_cuda_device.context is not the primary CUcontext of the device, which NCCL uses";
    return "";
  }
  if (!nccl_) nccl_ = Nccl::open(why);
  return nccl_ ? nccl_->name : "";
}

bool CudaDevice::make_link_id(std::vector<char>& id, std::string& why) {
  if (link_kind(why).empty()) return false;
  NcclId made{};
  const Current current(primary_.cu, primary_.context);
  const NcclResult r = nccl_->make_id(&made);
  if (r != NcclResult::success) {
    why = nccl_->text("ncclGetUniqueId", r, nullptr);
    return false;
  }
  id.assign(made.bytes, made.bytes + sizeof made.bytes);
  return true;
}

std::unique_ptr<DeviceLink> CudaDevice::link(const LinkOptions& options, std::string& why) {
  if (link_kind(why).empty()) return nullptr;
  try {
    return std::make_unique<NcclLink>(*this, *nccl_, options);
  } catch (const Error& e) {
    why = message_of(e);
  }
  return nullptr;
}

void CudaDevice::watch(NcclLink* link) {
  links_.push_back(link);
  stream_.set_watch([this] {
    bool is_busy = false;
    for (NcclLink* const each : links_) is_busy |= each->is_busy() && !each->fault();
    return is_busy;
  });
}

void CudaDevice::unwatch(NcclLink* link) noexcept { std::erase(links_, link); }

const CublasLt* CudaDevice::cublas(std::string& why) const {
  if (!cublas_ && why_no_cublas_.empty()) cublas_ = CublasLt::open(primary_, why_no_cublas_);
  if (!cublas_) why = why_no_cublas_;
  return cublas_.get();
}

// Returns a text if the memory is not the device's: a block of the pool, or memory of the program.
const char* CudaDevice::fault_of_memory(const void* p, size_t bytes) {
  if (pool_.pieces().has(address_of(p), bytes)) return nullptr;
  const std::string fault = primary_.fault_of_memory(address_of(p), bytes);
  if (fault.empty()) return nullptr;
  refusal_ = "the " + text_of(p, bytes) + " are in no memory of the CUDA device: " + fault;
  return refusal_.c_str();
}

Device::Adopted CudaDevice::adopt(const void* native, std::string& why) {
  const auto& given = *static_cast<const mpt_cuda_buffer*>(native);
  if (given.struct_size < sizeof given) {
    why = "mpt_cuda_buffer.struct_size is " + std::to_string(given.struct_size) +
          "; it must be sizeof(mpt_cuda_buffer)";
    return {};
  }
  if (given.reserved != 0) {
    why = "mpt_cuda_buffer.reserved is " + std::to_string(given.reserved) + "; it must be 0";
    return {};
  }
  if (!given.address) {
    why = "mpt_cuda_buffer.address is NULL";
    return {};
  }
  const std::string fault = primary_.fault_of_memory(address_of(given.address), given.size);
  if (fault.empty()) return {given.address, given.size, 0};
  why = "mpt_cuda_buffer, " + text_of(given.address, given.size) +
        ", must be memory of the context's device, device " + std::to_string(primary_.device) +
        " (" + primary_.name + "): " + fault;
  return {};
}

const char* CudaDevice::copy_in(void* to, const void* from, size_t bytes) {
  if (bytes == 0) return nullptr;
  if (const char* why = fault_of_memory(to, bytes)) return why;
  const Current current(primary_.cu, primary_.context);
  if (stream_.is_captured()) return capture_copy_in(to, from, bytes);
  const auto* source = static_cast<const std::byte*>(from);
  for (size_t at = 0; at < bytes;) {
    const Uploads::Room room = uploads_.take(bytes - at);
    const char* why =
        stream_.is_lost() ? Stream::kLost : "there is no memory of the host for the bytes";
    if (room.bytes > 0) {
      std::memcpy(room.data, source + at, room.bytes);
      why = stream_.add("a copy to the device", [&](StreamHandle s) {
        return primary_.cu.copy_in(address_of(to) + at, room.data, room.bytes, s);
      });
    }
    if (why) {
      // Nothing of refused work may be queued; otherwise it is work that failed.
      if (at == 0 || stream_.is_lost()) return why;
      stream_.fail(std::string("the rest of a copy was refused: ") + why);
      return nullptr;
    }
    at += room.bytes;
  }
  return nullptr;
}

// Each replay copies the bytes of now.
const char* CudaDevice::capture_copy_in(void* to, const void* from, size_t bytes) {
  void* const kept = captures_.keep(bytes);
  if (!kept) return "there is no memory of the host for the bytes";
  std::memcpy(kept, from, bytes);
  return stream_.add("a copy to the device", [&](StreamHandle s) {
    return primary_.cu.copy_in(address_of(to), kept, bytes, s);
  });
}

// Constant memory of kernels that were prepared in the capture has its bytes only there.
const char* CudaDevice::end_capture(Capture& capture) {
  const char* const why = captures_.end(capture);
  pool_.end_capture();
  kept().expire();
  return why;
}

const char* CudaDevice::copy_out(void* to, const void* from, size_t bytes) {
  if (bytes == 0) return nullptr;
  if (const char* why = fault_of_memory(from, bytes)) return why;
  if (!staging_.pieces().has(address_of(to), bytes)) {
    return "the target of a copy to the host is no staging memory of the device";
  }
  const Current current(primary_.cu, primary_.context);
  return stream_.add("a copy to the host", [&](StreamHandle s) {
    return primary_.cu.copy_out(to, address_of(from), bytes, s);
  });
}

const char* CudaDevice::copy_within(void* to, const void* from, size_t bytes) {
  if (bytes == 0) return nullptr;
  if (const char* why = fault_of_memory(to, bytes)) return why;
  if (const char* why = fault_of_memory(from, bytes)) return why;
  const Current current(primary_.cu, primary_.context);
  return stream_.add("a copy on the device", [&](StreamHandle s) {
    return primary_.cu.copy_within(address_of(to), address_of(from), bytes, s);
  });
}

const char* CudaDevice::fill(void* to, uint8_t byte, size_t bytes) {
  if (bytes == 0) return nullptr;
  if (const char* why = fault_of_memory(to, bytes)) return why;
  const Current current(primary_.cu, primary_.context);
  return stream_.add(
      "a fill", [&](StreamHandle s) { return primary_.cu.fill(address_of(to), byte, bytes, s); });
}

const char* CudaDevice::launch(const gpu::CompiledKernel& f, const void* arguments, size_t bytes,
                               uint32_t groups) {
  MPT_ASSERT(bytes == f.bytes, "the arguments are those of the entry");
  const Current current(primary_.cu, primary_.context);
  // A kernel without constants has no second parameter, and the driver does not look at it.
  void* parameters[] = {const_cast<void*>(arguments), const_cast<uint32_t*>(f.constants.data())};
  return stream_.add(f.name, [&](StreamHandle s) {
    return primary_.cu.launch(f.handle, groups, 1, 1, gpu::kPointThreads, 1, 1, 0, s, parameters,
                              nullptr);
  });
}

const char* CudaDevice::record(Event& event) {
  const Current current(primary_.cu, primary_.context);
  return stream_.record(event);
}

bool CudaDevice::has_passed(Event event) {
  const Current current(primary_.cu, primary_.context);
  return stream_.has_run(event);
}

const char* CudaDevice::wait(Event event) {
  const Current current(primary_.cu, primary_.context);
  return stream_.wait(event);
}

}  // namespace mpt::cuda
