// CudaDevice: a device of CUDA as the library sees it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "backends/cuda/images.h"
#include "backends/cuda/memory.h"
#include "backends/cuda/primary.h"
#include "backends/cuda/stream.h"
#include "backends/cuda/uploads.h"
#include "backends/gpu/device.h"
#include "mpt/mpt_cuda.h"

namespace mpt::cuda {

class CudaDevice final : public gpu::GpuDevice {
 public:
  // Opens device number `index`, with handles of the program. Throws MPT_ERROR_DEVICE.
  CudaDevice(int32_t index, const mpt_cuda_device& given);
  ~CudaDevice() override;

  std::span<const Backend* const> backends() const override;
  void* alloc(size_t bytes) override { return pool_.alloc(bytes); }
  const char* why_no_memory() const noexcept override { return pool_.why(); }
  void free(void* p, size_t) noexcept override { pool_.free(p); }
  size_t outside() const noexcept override { return GpuDevice::outside() + uploads_.bytes(); }
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
  void* native() override { return &native_; }

  const gpu::Features& features() const override { return features_; }
  const gpu::Function* find(const char* entry, std::span<const uint32_t> constants,
                            std::string& why) override {
    return images_.find(entry, constants, why);
  }
  const char* launch(const gpu::Function& f, const void* arguments, size_t bytes,
                     uint32_t groups) override;

 private:
  bool take_fault(Failure& out) override { return stream_.take_failure(out); }
  const char* check_memory(const void* p, size_t bytes);

  const gpu::Features features_{.f64 = true};
  Primary primary_;
  Images images_;
  Stream stream_;
  MemoryPool pool_;
  Staging staging_;
  Uploads uploads_;
  std::string refusal_;  // the text of the last one
  mpt_cuda_device native_{};
};

}  // namespace mpt::cuda
