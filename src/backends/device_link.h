// DeviceLink: connects the device of one rank with those of the others, for messages that do not
// pass through the memory of the host. A device makes one (Device::link).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace mpt {

// A message to a rank and one from it, in memory of the device.
struct DeviceMessage {
  const void* send = nullptr;
  size_t send_bytes = 0;
  void* recv = nullptr;
  size_t recv_bytes = 0;
};

struct LinkOptions {
  int32_t rank = 0, size = 1;
  std::span<const char> id;  // that rank 0 has from Device::make_link_id
  double join_limit = 0;     // seconds to wait for other ranks until the link is made
  double time_limit = 0;     // seconds for which another rank may send nothing later
};

// All ranks start their exchanges in the same order, with messages that fit each other. The
// functions that return a text return nullptr if there is no fault, and otherwise a text that is
// valid until the next call.
class DeviceLink {
 public:
  DeviceLink() = default;
  virtual ~DeviceLink() = default;  // waits for the exchanges, up to the time limit
  DeviceLink(const DeviceLink&) = delete;
  DeviceLink& operator=(const DeviceLink&) = delete;

  // Queues an exchange of messages with every other rank, and stores its number. It runs behind all
  // work that the device has been given, and beside what it is given later. `messages` has an entry
  // per rank, of which that of this rank is not read. After an error the link is of no use.
  virtual const char* exchange(std::span<const DeviceMessage> messages, uint64_t& number) = 0;
  // Lets the work that the device is given from now on wait for an exchange. Its memory may be used
  // by such work alone. Works after abort() too.
  virtual const char* wait_for(uint64_t number) = 0;
  // Says what is wrong with the link: another rank has failed, or has sent nothing for the time
  // limit while the device waited for it. The link is aborted then. Does not wait.
  virtual const char* fault() noexcept = 0;
  // Tells that all ranks have started the exchanges until now, and that what outlives this call is
  // computed with their results.
  virtual void rely() noexcept = 0;
  // Ends the exchanges that have not run, whose results are undefined. Waits up to the time limit
  // for those that were relied on. If one of them has not run then, that is a failure of the device
  // (Device::Failure::is_of_ranks).
  virtual void abort() noexcept = 0;
};

}  // namespace mpt
