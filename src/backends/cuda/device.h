// CudaDevice: a device of CUDA as the library sees it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/cuda/captures.h"
#include "backends/cuda/cublas.h"
#include "backends/cuda/cudnn.h"
#include "backends/cuda/images.h"
#include "backends/cuda/memory.h"
#include "backends/cuda/nccl.h"
#include "backends/cuda/primary.h"
#include "backends/cuda/stream.h"
#include "backends/cuda/uploads.h"
#include "backends/gpu/device.h"
#include "mpt/mpt_cuda.h"

namespace mpt::cuda {

class NcclLink;

class CudaDevice final : public gpu::GpuDevice {
 public:
  // Opens device number `index`, with handles of the program. Throws MPT_ERROR_DEVICE.
  CudaDevice(int32_t index, const mpt_cuda_device& given);
  ~CudaDevice() override;

  std::span<const Backend* const> backends() const override;
  void* alloc(size_t bytes) override { return pool_.alloc(bytes); }
  const char* why_no_memory() const noexcept override { return pool_.why(); }
  void free(void* p, size_t) noexcept override { pool_.free(p); }
  size_t outside() const noexcept override {
    return GpuDevice::outside() + uploads_.bytes() + captures_.bytes();
  }
  const char* fault_of_memory(const void* p, size_t bytes) override;
  Adopted adopt(const void* native, std::string& why) override;
  void* alloc_staging(size_t bytes) override { return staging_.alloc(bytes); }
  void free_staging(void* p, size_t) noexcept override { staging_.free(p); }
  const char* copy_in(void* to, const void* from, size_t bytes) override;
  const char* copy_out(void* to, const void* from, size_t bytes) override;
  const char* copy_within(void* to, const void* from, size_t bytes) override;
  const char* fill(void* to, uint8_t byte, size_t bytes) override;
  const char* record(Event& event) override;
  bool has_passed(Event event) override;
  const char* wait(Event event) override;
  const char* begin_capture() override { return captures_.begin(); }
  const char* end_capture(Capture& capture) override;
  const char* replay(Capture capture) override { return captures_.replay(capture); }
  void drop_capture(Capture capture) noexcept override { captures_.drop(capture); }
  void* native() override { return &native_; }
  // Does what mpt_cuda_device.get_cache says.
  bool get_cache(void* data, size_t& size);

  const gpu::Features& features() const override { return features_; }
  const gpu::CompiledKernel* find(const char* entry, std::span<const uint32_t> constants,
                                  std::string& why) override {
    return images_.find(entry, constants, why);
  }
  const char* launch(const gpu::CompiledKernel& f, const void* arguments, size_t bytes,
                     uint32_t groups) override;

  // A second queue, for work beside that of the first one, such as reductions over devices. Makes
  // it at the first call; nullptr: `why` says why there is none. Memory that its work uses is freed
  // when the first queue waits for that work.
  Stream* second_queue(std::string& why);
  // Let the next work of a queue wait, on the device, for all that the other one has been given.
  // The second queue must be there. Return as the functions of a device do.
  const char* second_after_first() { return second_->wait_for(stream_.handle()); }
  const char* first_after_second() { return stream_.wait_for(second_->handle()); }

  // Lets the next work of the first queue wait for an event of the second one.
  const char* first_after(EventHandle e) { return stream_.wait_for(e); }

  std::string link_kind(std::string& why) override;
  bool make_link_id(std::vector<char>& id, std::string& why) override;
  std::unique_ptr<DeviceLink> link(const LinkOptions& options, std::string& why) override;
  // Let waits for the device look after the exchanges of a link, until it ends.
  void watch(NcclLink* link);
  void unwatch(NcclLink* link) noexcept;
  // Notes that work of the first queue has waited for an exchange that other ranks have not made.
  void fail_of_ranks(std::string text) { stream_.fail_of_ranks(std::move(text)); }

  // Returns cuBLASLt, opened by the first call; nullptr: it cannot be had. Then `why` says why not.
  const CublasLt* cublas(std::string& why) const;
  // Queues a product: `call` returns the result of cublasLtMatmul on the stream.
  template <class Call>
  const char* multiply(const CublasLt& lt, Call call) {
    const Current current(primary_.cu, primary_.context);
    return stream_.add_of_library("cublasLtMatmul", [&](StreamHandle s) -> const char* {
      const BlasResult r = call(s);
      if (r == BlasResult::success) return nullptr;
      refusal_ = lt.text("cublasLtMatmul", r);
      return refusal_.c_str();
    });
  }
  // True from a failure to the call that takes it: nothing is queued.
  bool has_failed() const { return stream_.has_failed(); }
  // The context, for calls of libraries that queue nothing.
  const Primary& primary() const { return primary_; }
  // cuDNN on the stream of the device.
  Dnn& dnn() { return dnn_; }

 private:
  const char* capture_copy_in(void* to, const void* from, size_t bytes);
  bool take_fault(Failure& out) override {
    return stream_.take_failure(out) || (second_ && second_->take_failure(out));
  }

  const gpu::Features features_{.f64 = true};
  Primary primary_;
  Images images_;
  Stream stream_;
  MemoryPool pool_;
  PinnedStaging staging_;
  Uploads uploads_;
  Captures captures_;
  Dnn dnn_;
  std::unique_ptr<Stream> second_;    // made when it is asked for
  std::unique_ptr<const Nccl> nccl_;  // opened when it is asked for
  std::vector<NcclLink*> links_;
  std::string refusal_;  // the text of the last one
  mpt_cuda_device native_{};
  mutable std::unique_ptr<const CublasLt> cublas_;
  mutable std::string why_no_cublas_;  // once it was to be opened
};

}  // namespace mpt::cuda
