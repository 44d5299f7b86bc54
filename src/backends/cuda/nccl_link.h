// NcclLink: connects a device of CUDA with those of other ranks by NCCL. Messages travel on the
// device's second queue, which events order with the first one. The host waits for other ranks only
// while the link is made.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "backends/cuda/nccl.h"
#include "backends/cuda/stream.h"
#include "backends/device_link.h"

namespace mpt::cuda {

class CudaDevice;

class NcclLink final : public DeviceLink {
 public:
  // Joins the other ranks and tries the link out. Throws MPT_ERROR_DEVICE.
  NcclLink(CudaDevice& device, const Nccl& nccl, const LinkOptions& o);
  ~NcclLink() override;

  const char* exchange(std::span<const DeviceMessage> messages, uint64_t& number) override;
  const char* wait_for(uint64_t number) override;
  const char* fault() noexcept override;
  void rely() noexcept override { relied_ = latest_; }
  void abort() noexcept override;

  // True if an exchange has not run, so that whoever waits for the device has to ask for fault().
  bool is_busy() noexcept;

 private:
  using Clock = std::chrono::steady_clock;
  // An exchange that may not have run.
  struct Flight {
    uint64_t number;
    EventHandle start, end;  // pass when the device comes to it, and when it has run
  };
  std::string join(const LinkOptions& o);
  std::string try_out();
  // Waits until a call that may go on behind its return is done; returns its result.
  NcclResult settle(NcclResult r);
  // Waits until `is_done` or the time limit.
  bool wait_until(const std::function<bool()>& is_done) const;
  const char* queue(std::span<const DeviceMessage> messages, StreamHandle s);
  const char* take_event(EventHandle& out);
  void trim() noexcept;  // forgets exchanges that have run
  // True if an exchange that was relied on has not run.
  bool has_relied() noexcept;
  void break_off(const std::string& why) noexcept;
  void end() noexcept;

  CudaDevice& device_;
  const Nccl& nccl_;
  Stream* second_ = nullptr;
  const int32_t rank_, size_;
  double time_limit_;        // seconds to wait for another rank
  NcclComm comm_ = nullptr;  // nullptr: there is none any more
  std::deque<Flight> flights_;
  std::vector<EventHandle> unused_;
  uint64_t latest_ = 0;        // number of the last exchange
  uint64_t relied_ = 0;        // number of the last one that was relied on
  uint64_t watched_ = 0;       // number of the exchange that the device has come to
  Clock::time_point since_{};  // when that was seen
  std::string fault_;          // "": there is none
};

}  // namespace mpt::cuda
