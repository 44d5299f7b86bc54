// Device: memory and an ordered queue of work. Everything outside backends/ reaches a device
// through this interface, and a module that is opened at run time implements it.
//
// The queue runs its work in the order in which it was queued: copies, fills and launches of
// kernels (Prepared::run). A function returns when its work is queued, not when the work is done.
// A host device has done it by then.
//
// The queue runs no functions of the host. What the host does once work has run, such as to tell
// the owner of borrowed memory, is a completion (completions.h): an event, and a function that the
// thread of a later public call runs when the event has passed. A function that the device ran
// itself would run on a thread which the program does not know.
//
// The functions that return a text return nullptr if the work is queued. Otherwise the text says
// why the device refused, and nothing was queued; it is valid until the next call of the device.
//
// One thread at a time calls a device, not always the same one.
//
// Left out:
// - Tables of C functions in place of classes: a module is built from the sources of the release
//   that opens it, which its description proves before anything else is called.
// - The purpose of memory in alloc: a piece holds blocks of every purpose, which the arena counts.
// - A second queue for copies: nothing computes while it would run. Messages between the devices of
//   ranks have one (device_link.h): the first queue waits for them before their memory is used.
// - Copies between devices of one context without the host: the parameters of a training are on one
//   device, so such copies are rare. They need an order between two queues too.
// - Tensors of the host in pinned memory: copy_in must take what the host may change at once, so
//   the copy into the module's own pinned memory cannot be saved.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "backends/device_link.h"

namespace mpt {

// Version of this interface and of all that it names in backend.h, kernels.h and multi.h. It grows
// with every change of them: a library opens only modules of its own version.
inline constexpr uint32_t kDeviceVersion = 9;

struct DeviceInfo {
  std::string name;      // "cpu", "cuda"
  bool is_host = false;  // its memory is the host's, and its queue has run when a function returns
  int32_t dlpack = 0;    // DLPack's number of the device type; 0: its memory is not exchanged
  // True if the device can use memory that the host allocates (mpt_device_module.alloc).
  bool takes_memory = true;
};

// Number of an event: the end of the work that was queued before it. Numbers grow.
using Event = uint64_t;
// Number of a capture of a device.
using Capture = uint64_t;

class Device {
 public:
  explicit Device(DeviceInfo info) : info_(std::move(info)) {}
  virtual ~Device() = default;  // waits for the queue
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;
  const DeviceInfo& info() const { return info_; }

  // The lists of kernels, in the order in which they are asked; at least one.
  virtual std::span<const Backend* const> backends() const = 0;

  // Allocates a large piece of memory, aligned to 256 bytes; nullptr: there is no more. An arena
  // (core/arena.h) divides it into blocks, which are aligned as well.
  virtual void* alloc(size_t bytes) = 0;
  // Says why the latest alloc returned nullptr, with the limit of the device that was passed; "":
  // unknown. Valid until the next alloc.
  virtual const char* why_no_memory() const noexcept { return ""; }
  // Frees a piece once the work that was queued before has run.
  virtual void free(void* p, size_t bytes) noexcept = 0;
  // Returns the bytes of its memory that the device, its prepared kernels and their libraries have
  // taken now, beside those pieces. They count towards the limit of the context's memory.
  virtual size_t outside() const noexcept { return 0; }
  // Tell of every block that an arena hands out and takes back, in the order of the queue, for
  // tools that check the use of memory.
  virtual void block_begins(void* /*p*/, size_t /*bytes*/) noexcept {}
  virtual void block_ends(void* /*p*/, size_t /*bytes*/) noexcept {}

  // Says why memory that was given by its address is none of the device's; nullptr: it is, or the
  // device cannot tell. Valid until the next call of the device.
  virtual const char* fault_of_memory(const void* /*p*/, size_t /*bytes*/) { return nullptr; }

  // Memory of the program that the device may use.
  struct Adopted {
    void* data = nullptr;  // address on the device; nullptr: the memory was refused
    size_t bytes = 0;      // from there on
    uint64_t number = 0;   // for release()
  };
  // Takes the memory that a struct of the module's public header describes. Refuses it if `why`
  // says why. The program keeps it until the work has run that is queued before release().
  virtual Adopted adopt(const void* /*native*/, std::string& why) {
    why = "the device takes no memory of the program";
    return {};
  }
  virtual void release(const Adopted& /*memory*/) noexcept {}

  // Memory of the host that copy_out writes to; nullptr: there is no more. The library keeps it and
  // uses it again (StagingPool). The memory that is freed must not be the target of a copy that has
  // not run.
  virtual void* alloc_staging(size_t bytes) = 0;
  virtual void free_staging(void* p, size_t bytes) noexcept = 0;

  // Copy `bytes` bytes. The source of copy_in may change when the call has returned. The target of
  // copy_out is staging memory, and has the bytes once an event recorded later has passed. Source
  // and target of copy_within do not overlap.
  virtual const char* copy_in(void* to, const void* from, size_t bytes) = 0;
  virtual const char* copy_out(void* to, const void* from, size_t bytes) = 0;
  virtual const char* copy_within(void* to, const void* from, size_t bytes) = 0;
  virtual const char* fill(void* to, uint8_t byte, size_t bytes) = 0;

  // Records an event behind the work queued so far.
  virtual const char* record(Event& event) = 0;
  // True if the work before the event is done. Does not wait.
  virtual bool has_passed(Event event) = 0;
  // Waits on the host until the event has passed.
  virtual const char* wait(Event event) = 0;

  // A capture keeps work, which replay then queues again and again at a fraction of the cost.
  // Between begin_capture and end_capture nothing is queued: copies, fills, launches and blocks go
  // into the capture, and record is refused. A replay has the addresses and scalars of the capture
  // and the bytes that its copy_in have read. Until drop_capture the memory that it uses, staging
  // included, is given to nobody else. A block that begins in a capture ends there too, or it stays
  // until the capture is dropped and begins once.
  //
  // A device need not have captures. Recordings use them (backends/recorder.h).
  virtual const char* begin_capture() { return "the device has no captures"; }
  virtual const char* end_capture(Capture& /*capture*/) { return "the device has no captures"; }
  virtual const char* replay(Capture /*capture*/) { return "the device has no captures"; }
  virtual void drop_capture(Capture /*capture*/) noexcept {}

  // Gives all that was queued to the native queue, and returns its handles in the struct that
  // DeviceModule::open takes, valid until the device is closed; nullptr: there are none. Work that
  // the program queues there runs behind it, and before what is queued here later.
  virtual void* native() { return nullptr; }

  // Says how the device exchanges messages with those of other ranks: the name and the version of
  // what carries them, which all ranks must have in common. Returns "" if `why` says why it cannot.
  virtual std::string link_kind(std::string& why) {
    why = "the device has no way to those of other ranks";
    return "";
  }
  // Makes the bytes that rank 0 sends to all before they link their devices. Returns false if `why`
  // says why not.
  virtual bool make_link_id(std::vector<char>& /*id*/, std::string& /*why*/) { return false; }
  // Links the device with those of the other ranks, which make this call too. Waits for them up to
  // the time limit. Returns nullptr if `why` says why not. The link ends before the device.
  virtual std::unique_ptr<DeviceLink> link(const LinkOptions& /*options*/, std::string& /*why*/) {
    return nullptr;
  }

  // Work that failed after its call had returned.
  struct Failure {
    std::string text;          // names the launch
    bool is_lost = false;      // nothing can run on the device any more
    bool is_of_ranks = false;  // another rank has not done its part of an exchange
  };
  // Moves the oldest failure that was not taken yet to `out`; false: there is none. Does not wait.
  // From the work that failed to the call that takes the failure the queue runs nothing: it drops
  // the work in between, which may use what the failed work was to write.
  virtual bool take_failure(Failure& out) = 0;

 private:
  DeviceInfo info_;
};

// The CPU as a device, for the backends cpu and ref.
class HostDevice final : public Device {
 public:
  explicit HostDevice(std::span<const Backend* const> backends)
      : Device({.name = "cpu", .is_host = true}), backends_(backends) {}
  std::span<const Backend* const> backends() const override { return backends_; }
  // The arena of the host takes its memory from the host's hooks or from the system.
  void* alloc(size_t) override { return nullptr; }
  void free(void*, size_t) noexcept override {}
  void* alloc_staging(size_t) override { return nullptr; }
  void free_staging(void*, size_t) noexcept override {}
  const char* copy_in(void* to, const void* from, size_t bytes) override {
    return copy_within(to, from, bytes);
  }
  const char* copy_out(void* to, const void* from, size_t bytes) override {
    return copy_within(to, from, bytes);
  }
  const char* copy_within(void* to, const void* from, size_t bytes) override {
    if (bytes) std::memcpy(to, from, bytes);
    return nullptr;
  }
  const char* fill(void* to, uint8_t byte, size_t bytes) override {
    if (bytes) std::memset(to, byte, bytes);
    return nullptr;
  }
  const char* record(Event& event) override {
    event = 0;
    return nullptr;
  }
  bool has_passed(Event) override { return true; }
  const char* wait(Event) override { return nullptr; }
  bool take_failure(Failure&) override { return false; }

 private:
  std::span<const Backend* const> backends_;
};

// A device that a module has found.
struct FoundDevice {
  std::string name, uuid;  // uuid: hexadecimal digits; "": it has none
  uint64_t memory = 0;     // bytes
  std::string has;         // its driver and what it offers, as "driver X, f64"; "": not told
  std::string missing;     // says why it cannot be opened; "": it can
};

// The description of a module, which its one exported function returns:
//   extern "C" const mpt::DeviceModule* mpt_describe_device_module();
struct DeviceModule {
  uint32_t version;     // kDeviceVersion of the module; read before any other field
  const char* library;  // version of libmpt that the module was built with
  // Opens device number `index` for one context. `native`: the program's own handles to compute
  // with, in a struct of the module's public header, which lives during the call; nullptr: the
  // module makes its own. Returns nullptr if `why` says why not.
  Device* (*open)(int32_t index, const void* native, std::string& why);
  void (*close)(Device* device);
  // Lists the devices in the order of their numbers. Returns false if `why` says what is missing on
  // this machine.
  bool (*list)(std::vector<FoundDevice>& out, std::string& why);
};
inline constexpr const char* kDeviceModuleFunction = "mpt_describe_device_module";

}  // namespace mpt
