// FakeDevice: a device as hostile as hardware can be. Its queue runs nothing until a wait demands
// it, and then only as far as demanded.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "backends/device.h"
#include "memory.h"

namespace mpt_fake {

// Every function of the module holds one while it runs: devices of several threads share the memory
// and the order of their queues.
class Inside {
 public:
  Inside() : lock_(mutex_) {
    if (control().inside) control().inside(true);
  }
  ~Inside() {
    if (control().inside) control().inside(false);
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

 private:
  static std::recursive_mutex mutex_;
  std::lock_guard<std::recursive_mutex> lock_;
};

class FakeDevice final : public mpt::Device {
 public:
  FakeDevice(int32_t index, const Native* native);
  ~FakeDevice() override;

  std::span<const mpt::Backend* const> backends() const override;
  void* alloc(size_t bytes) override;
  void free(void* p, size_t bytes) noexcept override;
  size_t outside() const noexcept override { return outside_; }
  Adopted adopt(const void* native, std::string& why) override;
  void release(const Adopted& memory) noexcept override;
  void block_begins(void* p, size_t bytes) noexcept override;
  void block_ends(void* p, size_t bytes) noexcept override;
  void* alloc_staging(size_t bytes) override;
  void free_staging(void* p, size_t bytes) noexcept override;
  const char* copy_in(void* to, const void* from, size_t bytes) override;
  const char* copy_out(void* to, const void* from, size_t bytes) override;
  const char* copy_within(void* to, const void* from, size_t bytes) override;
  const char* fill(void* to, uint8_t byte, size_t bytes) override;
  const char* record(mpt::Event& event) override;
  bool has_passed(mpt::Event event) override;
  const char* wait(mpt::Event event) override;
  const char* begin_capture() override;
  const char* end_capture(mpt::Capture& capture) override;
  const char* replay(mpt::Capture capture) override;
  void drop_capture(mpt::Capture capture) noexcept override;
  void* native() override { return &native_; }
  bool take_failure(Failure& out) override;

  // Queues a launch of the kernel with this number. `work` may throw Violation.
  const char* launch(int32_t kernel, std::string text, std::function<void()> work);
  // The bytes of a block that is alive, for work that runs; throws Violation. The block may be one
  // of another context on a device of the same number, which has exported it.
  char* reach(const void* p, size_t bytes) const;

  const Capabilities& capabilities() const { return control().of[index_]; }
  // Tell of every kernel that is prepared, and ends, with the bytes of the device that it holds.
  void kernel_begins(size_t bytes);
  void kernel_ends(size_t bytes);

  // Runs the queue up to an event.
  void run_until(mpt::Event event);
  // Called when the host frees memory that it has given, which no queue may use any more.
  static void need_all_run();
  // Returns the bytes at an address of any device; nullptr: no block is there.
  static void* look(const void* address);

 private:
  enum class Kind {
    order,  // keeps the memory in order, on a lost device too
    copy,
    launch
  };
  struct Entry {
    Kind kind;
    int32_t kernel;
    std::string text;
    std::function<void()> work;
    void* begins = nullptr;  // a block
    void* ends = nullptr;    // a block
    char* target = nullptr;  // staging memory that is copied to
    uint64_t may_use = 0;    // replays: the number of the latest block that it may use; 0: any
  };
  struct Staging {
    size_t bytes;
    mpt::Event last;  // the end of the last copy to it
  };

  static void put(const Native& native, void (*work)(void*), void* argument);
  const char* refuses(Call call, int32_t kernel = -1);
  void add(Entry entry) noexcept;    // to the capture that has begun, or to the queue
  void queue(Entry entry) noexcept;  // in any case
  Staging* staging_of(const char* p, size_t bytes);
  void run_next();
  void run_others();
  bool fails_late(const Entry& e);
  void report(const std::string& text, bool is_violation);
  void need_known(mpt::Event event);
  void check_blocks();
  void close();

  const int32_t index_;
  Native native_;
  size_t kernels_ = 0, outside_ = 0;  // prepared, and the bytes that they hold
  std::deque<Entry> entries_;
  mpt::Event queued_, done_;  // numbers of the last entry queued and run
  const mpt::Event first_;
  Blocks blocks_;
  std::map<void*, size_t> pieces_;
  std::map<char*, Staging> staging_;
  std::set<uint64_t> adopted_;
  uint64_t last_adopted_ = 0;
  uint64_t block_number_ = 0;  // that the latest block has got
  uint64_t may_use_ = 0;       // Entry::may_use of the work that runs
  bool is_capturing_ = false;
  std::vector<Entry> captured_;
  std::map<mpt::Capture, std::vector<Entry>> captures_;
  mpt::Capture last_capture_ = 0;
  std::deque<Failure> failures_;
  std::deque<std::string> latest_;  // the last launches
  bool is_lost_ = false;
  bool is_stopped_ = false;  // by a failure that the library has not taken
  mpt::Event dropped_ = 0;   // number of the last entry that such a failure keeps from running
};

const mpt::Backend& fake_backend();

}  // namespace mpt_fake
