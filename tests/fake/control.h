// Control: counters and switches of the fake device. Tests open the module themselves and call
// fake_control().
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mpt_fake {

// The functions of a device that can refuse.
enum class Call {
  alloc,
  alloc_staging,
  copy_in,
  copy_out,
  copy_within,
  fill,
  record,
  wait,
  launch
};
inline constexpr int kCalls = 9;

inline constexpr int kDevices = 2;     // devices that the module has
inline constexpr int kDLPack = 12;     // device 0's number in DLPack, kDLExtDev; device 1 has none
inline constexpr size_t kAlign = 256;  // alignment of blocks
inline constexpr size_t kRedZone = kAlign;  // bytes on both sides of those of a block
inline constexpr size_t kMemory = size_t{4} << 30;

// The bytes that a device's memory is set to.
inline constexpr unsigned char kFresh = 0xff;  // a block that begins: NaN, -1
inline constexpr unsigned char kRed = 0xe5;    // red zones
inline constexpr unsigned char kLate = 0x40;   // staging memory whose copy has not run: 32.5 as f64

inline constexpr int32_t kSpoilsAll = -2;  // every kernel, for Capabilities::spoils

// Holds what the devices of one number can do. Devices of two numbers may differ.
struct Capabilities {
  int32_t lacks = -1;        // number of a kernel that they lack
  int32_t spoils = -1;       // number of a kernel that writes a wrong last element; or kSpoilsAll
  size_t spoils_beyond = 0;  // bytes that each operand of it has at most where it writes none
  int32_t spoils_at = -1;    // the wrong byte of its first output; -1: the last one
  bool has_native16 = false;
};

// The program's own queue, which counts what a device puts into it.
struct ProgramQueue {
  int64_t entries = 0;
};

// The native handles of a device: those of mpt_device_module.native, of which only `queue` is read,
// and those of mpt_context_get_device_native.
struct Native {
  ProgramQueue* queue = nullptr;  // the program's; nullptr: the device's own
  void* device = nullptr;         // the mpt::Device
  // Puts work of the program into the device's queue.
  void (*put)(const Native& native, void (*work)(void* argument), void* argument) = nullptr;
};

// Memory of the program, for mpt_tensor_from_native: bytes of a device of the same number.
struct NativeMemory {
  void* address = nullptr;
  size_t bytes = 0;
};

// They count from the start, or from where a test sets them to 0.
struct Counters {
  int64_t calls[kCalls] = {};     // number per function, including those refused
  std::vector<int64_t> launches;  // number per kernel
  int64_t queries = 0;            // calls of has_passed
  int64_t bytes_in = 0;           // bytes that copy_in was asked for
  int64_t bytes_out = 0;          // bytes that copy_out was asked for
  int64_t entries = 0;            // copies, fills and launches that have run
  std::string fault;  // the work that was last refused or failed late, as errors name it

  int64_t& count(Call c) { return calls[static_cast<int>(c)]; }
};

// 0 is off.
struct Switches {
  int64_t refuse[kCalls] = {};    // n: the n-th call from now is refused
  int64_t fail_late = 0;          // n: the n-th copy, fill or launch to run from now on fails
  bool is_lost = false;           // the failure loses the device
  int32_t kernel = -1;            // the number of the only kernel whose launches count for faults
  size_t most_bytes = 0;          // memory of all devices; 0: kMemory
  int64_t entries_per_query = 0;  // run by has_passed
  uint64_t entries_seed = 0;      // draws entries_per_query at each call of has_passed
  uint64_t seed = 0;              // while one queue runs, others run in an order drawn from the
                                  // seed; 0: none
  bool overrun = false;           // the next launch writes a byte behind its first output
  size_t outside = 0;             // bytes of a device that each kernel takes when it is prepared
  Capabilities of[kDevices];      // by number of the device

  void refuse_at(Call c, int64_t n) { refuse[static_cast<int>(c)] = n; }
  // Lets a number of entries run in each call of has_passed that is drawn from a seed. The
  // environment variable FAKE_SEED does it for a whole program.
  void draw_entries(uint64_t seed) { entries_seed = 2 * seed + 1; }
  // Returns the number of entries that has_passed runs now.
  int64_t entries_now() {
    if (entries_seed == 0) return entries_per_query;
    entries_seed = entries_seed * 6364136223846793005u + 1442695040888963407u;
    if (entries_seed == 0) entries_seed = 1;
    return static_cast<int64_t>(entries_seed >> 60);  // below 16
  }
};

// One for the process. It is read and written while no thread is inside the module.
struct Control : Counters, Switches {
  int64_t devices = 0, pieces = 0, staging = 0;  // that are there now
  size_t bytes = 0;                              // size of the pieces
  int64_t adopted = 0;                           // NativeMemory that devices may use now
  int64_t blocks = 0;  // that have begun and not ended where the queues are now
  // Faults of the library. If there was one, the process ends when the module is unloaded.
  int64_t violations = 0;  // writes outside blocks, uses of memory that is not there, ..
  int64_t leaks = 0;       // blocks, pieces and staging that a device did not get back

  // Called with true when a thread enters the module, with false when it leaves it.
  void (*inside)(bool is_inside) = nullptr;

  // Returns the bytes at an address of a device, as they are now; nullptr: no block is there.
  void* (*look)(const void* address) = nullptr;
  // Memory for mpt_device_module.alloc and free.
  void* (*alloc)(void* user, size_t bytes) = nullptr;
  void (*free)(void* user, void* p, size_t bytes) = nullptr;

  void reset() {
    static_cast<Counters&>(*this) = {};
    static_cast<Switches&>(*this) = {};
  }
};

}  // namespace mpt_fake

extern "C" mpt_fake::Control* fake_control();
