// The queue of a fake device and what it checks.
// SPDX-License-Identifier: Apache-2.0
#include "device.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <set>
#include <utility>
#include <vector>

namespace mpt_fake {

std::recursive_mutex Inside::mutex_;

namespace {

std::set<FakeDevice*>& devices() {
  static std::set<FakeDevice*> all;
  return all;
}

// Numbers of events begin elsewhere on each device, so that one of another device is noticed.
mpt::Event next_first() {
  static mpt::Event first = 0;
  return first += mpt::Event{1} << 40;
}

std::string bytes_text(const char* what, size_t bytes) {
  return std::string(what) + " of " + std::to_string(bytes) + " bytes";
}

constexpr size_t kLatest = 4;

}  // namespace

FakeDevice::FakeDevice(int32_t index, const Native* native)
    : Device({.name = "fake", .is_host = false, .dlpack = index == 0 ? kDLPack : 0}),
      index_(index),
      native_{.queue = native ? native->queue : nullptr,
              .device = static_cast<Device*>(this),
              .put = put},
      queued_(next_first()),
      done_(queued_),
      first_(queued_) {
  devices().insert(this);
  ++control().devices;
}

FakeDevice::~FakeDevice() {
  const Inside inside;
  close();
}

// Runs what is left of the queue, and counts what was not given back.
void FakeDevice::close() {
  Control& c = control();
  run_until(queued_);
  check_blocks();
  const auto leaked = [&c](size_t n, const char* what) {
    if (n == 0) return;
    c.leaks += static_cast<int64_t>(n);
    std::fprintf(stderr, "fake device: %zu %s not given back\n", n, what);
  };
  leaked(captures_.size(), "captures were");
  leaked(kernels_, "prepared kernels were");
  leaked(blocks_.count(), "blocks were");
  leaked(pieces_.size(), "pieces of memory were");
  leaked(staging_.size(), "pieces of staging were");
  leaked(adopted_.size(), "memories of the program were");
  for (auto& [p, bytes] : pieces_) memory().give(p);
  for (auto& [p, s] : staging_) std::free(p);
  c.staging -= static_cast<int64_t>(staging_.size());
  devices().erase(this);
  if (--c.devices == 0) memory().release_addresses();
}

std::span<const mpt::Backend* const> FakeDevice::backends() const {
  static const mpt::Backend* const list[] = {&fake_backend()};
  return list;
}

// -- faults and failures --------------------------------------------------------------------------

const char* FakeDevice::refuses(Call call, int32_t kernel) {
  Control& c = control();
  ++c.count(call);
  if (is_lost_) return "the device is lost";
  int64_t& left = c.refuse[static_cast<int>(call)];
  if (left == 0 || (call == Call::launch && c.kernel >= 0 && c.kernel != kernel)) return nullptr;
  return --left == 0 ? "a test asked for it" : nullptr;
}

bool FakeDevice::fails_late(const Entry& e) {
  Control& c = control();
  if (c.fail_late == 0) return false;
  if (c.kernel >= 0 && (e.kind != Kind::launch || c.kernel != e.kernel)) return false;
  if (--c.fail_late > 0) return false;
  is_lost_ = c.is_lost;
  is_stopped_ = true;
  c.fault = e.text;
  report(e.text + " failed, as a test asked", false);
  return true;
}

void FakeDevice::report(const std::string& text, bool is_violation) {
  std::string s = text;
  if (is_violation) {
    ++control().violations;
    s += ". The last launches:";
    for (const std::string& l : latest_) s += " " + l + ";";
    std::fprintf(stderr, "fake device: %s\n", s.c_str());
  }
  failures_.push_back({std::move(s), is_lost_});
}

bool FakeDevice::take_failure(Failure& out) {
  const Inside inside;
  if (failures_.empty()) return false;
  out = std::move(failures_.front());
  failures_.pop_front();
  if (std::exchange(is_stopped_, false)) dropped_ = queued_;
  return true;
}

// -- the queue ------------------------------------------------------------------------------------

void FakeDevice::add(Entry entry) noexcept {
  if (is_capturing_) captured_.push_back(std::move(entry));
  else queue(std::move(entry));
}

void FakeDevice::queue(Entry entry) noexcept {
  if (native_.queue && entry.kind != Kind::order) ++native_.queue->entries;
  entries_.push_back(std::move(entry));
  ++queued_;
  Staging* const staging = entries_.back().target ? staging_of(entries_.back().target, 0) : nullptr;
  if (staging) staging->last = queued_;
}

void FakeDevice::put(const Native& native, void (*work)(void*), void* argument) {
  const Inside inside;
  auto& device = static_cast<FakeDevice&>(*static_cast<Device*>(native.device));
  device.add({Kind::order, -1, "work of the program", [work, argument] { work(argument); }});
}

void FakeDevice::run_next() {
  const Entry e = std::move(entries_.front());
  entries_.pop_front();
  ++done_;
  if (e.kind == Kind::launch) {
    latest_.push_back(e.text);
    if (latest_.size() > kLatest) latest_.pop_front();
  }
  if (e.kind != Kind::order) {
    ++control().entries;
    if (is_lost_ || is_stopped_ || done_ <= dropped_ || fails_late(e)) return;
  }
  may_use_ = e.may_use;
  try {
    e.work();
  } catch (const Violation& v) {
    report(e.text.empty() ? v.what() : e.text + ": " + v.what(), true);
  }
}

// Runs entries of other devices, as many and in such an order as the seed says.
void FakeDevice::run_others() {
  static std::mt19937_64 random;
  static uint64_t seed = 0;
  if (std::exchange(seed, control().seed) != control().seed) random.seed(control().seed);
  for (FakeDevice* d : devices()) {
    for (uint64_t n = random() % 4; d != this && n > 0; --n)
      if (!d->entries_.empty()) d->run_next();
  }
}

void FakeDevice::run_until(mpt::Event event) {
  while (done_ < event) {
    if (control().seed) run_others();
    run_next();
  }
}

void FakeDevice::need_all_run() {
  for (FakeDevice* d : devices()) {
    if (d->entries_.empty()) continue;
    d->report("the host's memory was given back before the queue had run", true);
    d->run_until(d->queued_);
  }
}

const char* FakeDevice::record(mpt::Event& event) {
  const Inside inside;
  if (const char* why = refuses(Call::record)) return why;
  if (is_capturing_) return "work is being captured";
  event = queued_;
  return nullptr;
}

void FakeDevice::need_known(mpt::Event event) {
  if (event >= first_ && event <= queued_) return;
  report("event " + std::to_string(event) + " is none of this device", true);
}

bool FakeDevice::has_passed(mpt::Event event) {
  const Inside inside;
  ++control().queries;
  need_known(event);
  for (int64_t n = control().entries_now(); n > 0 && done_ < event; --n) run_until(done_ + 1);
  return done_ >= event || is_lost_;
}

const char* FakeDevice::wait(mpt::Event event) {
  const Inside inside;
  if (const char* why = refuses(Call::wait)) return why;
  need_known(event);
  run_until(std::min(event, queued_));
  check_blocks();
  return is_lost_ ? "the device is lost" : nullptr;
}

// -- captures
// --------------------------------------------------------------------------------------

const char* FakeDevice::begin_capture() {
  const Inside inside;
  if (is_lost_) return "the device is lost";
  if (is_capturing_) return "a capture has begun already";
  is_capturing_ = true;
  return nullptr;
}

const char* FakeDevice::end_capture(mpt::Capture& capture) {
  const Inside inside;
  if (!std::exchange(is_capturing_, false)) return "no capture has begun";
  std::vector<Entry> entries;
  std::swap(entries, captured_);
  std::set<void*> begun;  // blocks that stay
  bool is_whole = true;
  for (const Entry& e : entries) {
    if (e.begins) begun.insert(e.begins);
    if (e.ends && begun.erase(e.ends) == 0) is_whole = false;
  }
  const auto begins_once = [&](const Entry& e) { return e.begins && begun.contains(e.begins); };
  for (Entry& e : entries) {
    e.may_use = block_number_;
    if (is_whole ? begins_once(e) : e.begins || e.ends) queue(e);  // the library knows these blocks
  }
  if (!is_whole) return "a block ends in the capture and does not begin there";
  std::erase_if(entries, begins_once);
  capture = ++last_capture_;
  captures_[capture] = std::move(entries);
  return nullptr;
}

const char* FakeDevice::replay(mpt::Capture capture) {
  const Inside inside;
  if (is_lost_) return "the device is lost";
  if (is_capturing_) return "work is being captured";
  const auto at = captures_.find(capture);
  if (at == captures_.end()) return "there is no such capture";
  for (const Entry& e : at->second) queue(e);
  return nullptr;
}

void FakeDevice::drop_capture(mpt::Capture capture) noexcept {
  const Inside inside;
  if (captures_.erase(capture) == 0) report("dropped a capture that is not there", true);
}

// -- memory ---------------------------------------------------------------------------------------

char* FakeDevice::reach(const void* p, size_t bytes) const {
  uint64_t number = 0;
  if (char* found = blocks_.find(p, bytes, &number)) {
    if (may_use_ == 0 || number <= may_use_) return found;
    throw Violation("a replay used memory that was given to another block");
  }
  for (const FakeDevice* d : devices()) {
    if (d->index_ != index_) continue;
    if (char* found = d->blocks_.find(p, bytes)) return found;
  }
  char s[80];
  std::snprintf(s, sizeof s, "used memory that is in no block: %zu bytes at %p", bytes, p);
  throw Violation(s);
}

void* FakeDevice::look(const void* address) {
  const Inside inside;
  for (const FakeDevice* d : devices())
    if (char* found = d->blocks_.find(address, 1)) return found;
  return nullptr;
}

void FakeDevice::kernel_begins(size_t bytes) {
  ++kernels_;
  outside_ += bytes;
}

void FakeDevice::kernel_ends(size_t bytes) {
  --kernels_;
  outside_ -= bytes;
}

void FakeDevice::check_blocks() {
  try {
    blocks_.check();
  } catch (const Violation& v) {
    report(v.what(), true);
  }
}

void* FakeDevice::alloc(size_t bytes) {
  const Inside inside;
  if (refuses(Call::alloc)) return nullptr;
  void* p = memory().take(bytes);
  if (p) pieces_[p] = bytes;
  return p;
}

void FakeDevice::free(void* p, size_t) noexcept {
  const Inside inside;
  const auto at = pieces_.find(p);
  if (at == pieces_.end()) return report("freed memory that the device did not give", true);
  const size_t bytes = at->second;
  pieces_.erase(at);
  queue({Kind::order, -1, "", [this, p, bytes] {
           blocks_.need_none(static_cast<char*>(p), bytes);
           memory().give(p);
         }});
}

mpt::Device::Adopted FakeDevice::adopt(const void* native, std::string& why) {
  const Inside inside;
  const auto& given = *static_cast<const NativeMemory*>(native);
  if (!memory().has(static_cast<char*>(given.address), given.bytes)) {
    why = "no device has the " + bytes_text("memory", given.bytes);
    return {};
  }
  adopted_.insert(++last_adopted_);
  ++control().adopted;
  return {given.address, given.bytes, last_adopted_};
}

void FakeDevice::release(const Adopted& memory) noexcept {
  const Inside inside;
  if (adopted_.erase(memory.number) == 0) return report("released memory twice", true);
  --control().adopted;
}

void FakeDevice::block_begins(void* p, size_t bytes) noexcept {
  const Inside inside;
  const uint64_t number = ++block_number_;
  add({.kind = Kind::order,
       .work = [this, p, bytes, number] { blocks_.begin(static_cast<char*>(p), bytes, number); },
       .begins = p});
}

void FakeDevice::block_ends(void* p, size_t bytes) noexcept {
  const Inside inside;
  add({.kind = Kind::order,
       .work = [this, p, bytes] { blocks_.end(static_cast<char*>(p), bytes); },
       .ends = p});
}

FakeDevice::Staging* FakeDevice::staging_of(const char* p, size_t bytes) {
  auto at = staging_.upper_bound(const_cast<char*>(p));
  if (at == staging_.begin()) return nullptr;
  --at;
  return p + bytes <= at->first + at->second.bytes ? &at->second : nullptr;
}

void* FakeDevice::alloc_staging(size_t bytes) {
  const Inside inside;
  if (refuses(Call::alloc_staging)) return nullptr;
  auto* p = static_cast<char*>(std::malloc(std::max<size_t>(bytes, 1)));
  if (!p) return nullptr;
  std::memset(p, kLate, bytes);
  staging_[p] = {bytes, first_};
  ++control().staging;
  return p;
}

void FakeDevice::free_staging(void* p, size_t) noexcept {
  const Inside inside;
  const auto at = staging_.find(static_cast<char*>(p));
  if (at == staging_.end()) return report("freed staging that the device did not give", true);
  if (at->second.last > done_ && !is_lost_) {
    report("freed staging before the copy to it has run", true);
    run_until(at->second.last);
  }
  staging_.erase(at);
  std::free(p);
  --control().staging;
}

// -- copies ---------------------------------------------------------------------------------------

const char* FakeDevice::copy_in(void* to, const void* from, size_t bytes) {
  const Inside inside;
  if (const char* why = refuses(Call::copy_in)) return why;
  const auto* data = static_cast<const char*>(from);
  control().bytes_in += static_cast<int64_t>(bytes);
  add({Kind::copy, -1, bytes_text("a copy to the device", bytes),
       [this, to, source = std::vector<char>(data, data + bytes)] {
         char* p = reach(to, source.size());
         if (!source.empty()) std::memcpy(p, source.data(), source.size());
       }});
  return nullptr;
}

const char* FakeDevice::copy_out(void* to, const void* from, size_t bytes) {
  const Inside inside;
  if (const char* why = refuses(Call::copy_out)) return why;
  auto* target = static_cast<char*>(to);
  if (!staging_of(target, bytes)) return "the target of a copy to the host is no staging memory";
  std::memset(to, kLate, bytes);
  control().bytes_out += static_cast<int64_t>(bytes);
  add({.kind = Kind::copy,
       .text = bytes_text("a copy to the host", bytes),
       .work =
           [this, target, from, bytes] {
             if (!staging_of(target, bytes)) throw Violation("copied to staging that was freed");
             std::memcpy(target, reach(from, bytes), bytes);
           },
       .target = target});
  return nullptr;
}

const char* FakeDevice::copy_within(void* to, const void* from, size_t bytes) {
  const Inside inside;
  if (const char* why = refuses(Call::copy_within)) return why;
  const auto target = reinterpret_cast<uintptr_t>(to), source = reinterpret_cast<uintptr_t>(from);
  if (target < source + bytes && source < target + bytes) {
    report("source and target of a copy on the device overlap", true);
    return "source and target overlap";
  }
  add({Kind::copy, -1, bytes_text("a copy on the device", bytes),
       [this, to, from, bytes] { std::memcpy(reach(to, bytes), reach(from, bytes), bytes); }});
  return nullptr;
}

const char* FakeDevice::fill(void* to, uint8_t byte, size_t bytes) {
  const Inside inside;
  if (const char* why = refuses(Call::fill)) return why;
  add({Kind::copy, -1, bytes_text("a fill", bytes),
       [this, to, byte, bytes] { std::memset(reach(to, bytes), byte, bytes); }});
  return nullptr;
}

const char* FakeDevice::launch(int32_t kernel, std::string text, std::function<void()> work) {
  Control& c = control();
  const auto number = static_cast<size_t>(kernel);
  if (c.launches.size() <= number) c.launches.resize(number + 1);
  ++c.launches[number];
  if (const char* why = refuses(Call::launch, kernel)) {
    c.fault = text;
    return why;
  }
  add({Kind::launch, kernel, std::move(text), std::move(work)});
  return nullptr;
}

}  // namespace mpt_fake
