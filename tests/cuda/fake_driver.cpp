// A stand-in for CUDA's driver, libcuda.so.1, as far as the module calls it, from the documentation
// of the driver's API. It has no GPU: kernels are the CUDA text, compiled for the host.
//
// It is as hostile as the documentation allows. Streams run when something waits for them, and a
// query of an event finds little done. The memory of devices is NaN at first, lies between pages
// that nobody may touch, and can be touched only while commands run; freed memory can never be
// touched again. Ends the process, with a line that says why, where a program breaks a rule that
// the real driver does not check, and at its end if objects are left.
// SPDX-License-Identifier: Apache-2.0
#include "fake_driver.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "../cuda_text/entry.h"
#include "../cuda_text/launcher.h"

using namespace mpt::cuda;
using mpt_test::FakeCuda;

// Bytes of memory that a command uses.
struct Use {
  const char* at;
  size_t bytes;
};
struct Command {
  std::function<void()> run;
  std::vector<Use> pinned;  // memory of the host
};
// Objects of the driver.
struct CUctx_st {
  Ordinal device;
  int owners = 0;
  Result error = Result::success;  // that every call returns
  size_t taken = 0;                // bytes of the device
};
struct CUstream_st {
  CUctx_st* context;
  std::deque<Command> queue;
  uint64_t queued = 0, run = 0;
};
struct CUevent_st {
  CUstream_st* stream = nullptr;
  uint64_t position = 0;  // commands of the stream before it
};
struct CUmemPoolHandle_st {
  CUctx_st* context;
  size_t unused = 0;  // bytes that the pool keeps
  size_t pieces = 0;
  bool is_destroyed = false;
};
struct CUlib_st {
  const char* image;
};

namespace {

constexpr size_t kPage = 4096, kAlign = 256, kMostThreads = 1024;
constexpr unsigned char kNan = 0xff;

[[noreturn]] void end(const std::string& why) {
  std::fprintf(stderr, "fake CUDA: %s\n", why.c_str());
  std::abort();
}

size_t rounded(size_t bytes, size_t unit) { return (bytes + unit - 1) / unit * unit; }

// A mapping between two pages that nobody may touch. The bytes end where it ends.
struct Mapping {
  char* start = nullptr;
  size_t all = 0;
  char* at = nullptr;
  size_t bytes = 0;

  static Mapping make(size_t bytes) {
    Mapping m;
    m.bytes = bytes;
    const size_t room = rounded(bytes, kAlign);
    m.all = rounded(room, kPage);
    void* const p = mmap(nullptr, m.all + 2 * kPage, PROT_NONE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) return {};
    m.start = static_cast<char*>(p) + kPage;
    m.at = m.start + m.all - room;
    m.open(true);
    std::memset(m.start, kNan, m.all);
    return m;
  }
  void open(bool is_open) const {
    mprotect(start, all, is_open ? PROT_READ | PROT_WRITE : PROT_NONE);
  }
  // Ends the process if a byte around those that were asked for has changed. Gives the memory back;
  // the addresses stay taken.
  void close() const {
    open(true);
    for (const char* c = start; c < start + all; ++c) {
      const bool is_outside = c < at || c >= at + bytes;
      if (is_outside && static_cast<unsigned char>(*c) != kNan) {
        end("a byte outside of a piece of memory was written");
      }
    }
    mmap(start, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
  }
  bool has(const void* p, size_t n) const {
    const auto* c = static_cast<const char*>(p);
    return c >= at && n <= bytes && c <= at + bytes - n;
  }
};

struct Piece {
  Mapping memory;
  Pool pool;
  Context context;
  bool is_freed = false;  // by a call whose command may not have run
};

// Everything that the driver knows. One call at a time uses it.
struct Driver {
  FakeCuda told;
  bool is_ready = false;
  std::map<Ordinal, CUctx_st> contexts;
  std::map<const char*, Piece> pieces;
  std::map<const char*, Mapping> pinned;
  std::set<StreamHandle> streams;
  std::set<EventHandle> events;
  std::set<Pool> pools;
  std::set<Library> libraries;
  mpt::cuda_text::Launcher launcher;
  std::mt19937 random{static_cast<unsigned>(
      std::getenv("MPT_FAKE_CUDA_SEED") ? std::atoi(std::getenv("MPT_FAKE_CUDA_SEED")) : 1)};
  std::recursive_mutex mutex;

  ~Driver() {
    if (told.objects) {
      std::fprintf(stderr,
                   "fake CUDA: %zu objects are left: %zu pieces, %zu of the host, %zu streams, "
                   "%zu events, %zu pools, %zu libraries\n",
                   told.objects, pieces.size(), pinned.size(), streams.size(), events.size(),
                   pools.size(), libraries.size());
      _exit(1);
    }
  }

  template <class T>
  T* made(std::set<T*>& all, T value) {
    ++told.objects;
    return *all.insert(new T(std::move(value))).first;
  }
  template <class T>
  void unmade(std::set<T*>& all, T* p) {
    if (!all.erase(p)) end("an object is destroyed that does not exist");
    --told.objects;
    delete p;
  }
};

Driver& driver() {
  static Driver d;
  return d;
}

thread_local std::vector<Context> current;

// Begins every call: one at a time, on a driver that was initialized.
class Call {
 public:
  enum Kind { anywhere, in_context };

  explicit Call(Kind kind, bool can_fail = true) {
    if (kind == in_context) {
      if (current.empty()) {
        result = Result{201};  // CUDA_ERROR_INVALID_CONTEXT
        return;
      }
      context = current.back();
      result = context->error;
    }
    if (!d.is_ready && result == Result::success) result = Result{3};  // CUDA_ERROR_NOT_INITIALIZED
    if (result != Result::success || !can_fail || ++d.told.calls != d.told.fails) return;
    result = d.told.failure;
    if (context && d.told.is_sticky) context->error = result;
  }
  bool has_failed() const { return result != Result::success; }

  Driver& d = driver();
  const std::lock_guard<std::recursive_mutex> lock{d.mutex};
  Context context = nullptr;
  Result result = Result::success;
};

// -- streams --------------------------------------------------------------------------------------

void run_some(Driver& d, StreamHandle s, uint64_t last) {
  if (s->context->error != Result::success) s->queue.clear();  // a lost context runs nothing
  if (s->run >= last || s->queue.empty()) return;
  for (const auto& [at, p] : d.pieces) p.memory.open(true);
  while (s->run < last && !s->queue.empty()) {
    const Command c = std::move(s->queue.front());
    s->queue.pop_front();
    ++s->run;
    ++d.told.commands;
    c.run();
  }
  for (const auto& [at, p] : d.pieces) p.memory.open(false);
}

// Runs a stream up to a command, and parts of the others, in any order.
void run_to(Driver& d, StreamHandle s, uint64_t last) {
  for (const StreamHandle other : d.streams)
    if (other != s) run_some(d, other, other->run + d.random() % 8);
  run_some(d, s, last);
}

Result add(const Call& call, StreamHandle s, std::function<void()> run,
           std::vector<Use> pinned = {}) {
  if (!call.d.streams.count(s)) end("work is given to a stream that does not exist");
  if (s->context != call.context) end("work is given to a stream of another context");
  s->queue.push_back({std::move(run), std::move(pinned)});
  ++s->queued;
  return Result::success;
}

// -- memory ---------------------------------------------------------------------------------------

template <class T>
T* found(std::map<const char*, T>& all, const void* p) {
  auto at = all.upper_bound(static_cast<const char*>(p));
  return at == all.begin() ? nullptr : &std::prev(at)->second;
}

void check_device(Driver& d, Address a, size_t bytes) {
  const auto* p = reinterpret_cast<const void*>(static_cast<uintptr_t>(a));
  const Piece* piece = found(d.pieces, p);
  if (!piece || !piece->memory.has(p, bytes))
    end("a copy or a fill leaves the memory of the device");
  if (piece->is_freed) end("a copy or a fill uses memory that was freed before");
}
void check_pinned(Driver& d, const void* p, size_t bytes) {
  const Mapping* m = found(d.pinned, p);
  if (!m || !m->has(p, bytes)) end("a copy between host and device uses memory that is not pinned");
}
char* pointer(Address a) { return reinterpret_cast<char*>(static_cast<uintptr_t>(a)); }

// -- kernels --------------------------------------------------------------------------------------

const mpt::cuda_text::Entry* entry_of(const char* name) {
  for (const auto& e : mpt::cuda_text::entries())
    if (std::strcmp(e.name, name) == 0) return &e;
  return nullptr;
}

bool is_fatbin(const char* image) {
  uint32_t first = 0;
  std::memcpy(&first, image, sizeof first);
  return first == 0xba55ed50;
}

}  // namespace

#define CALL(kind)       \
  const Call call(kind); \
  if (call.has_failed()) return call.result
// Begins a call that gives back what another has made; it goes on where the context is lost.
#define UNDO() const Call call(Call::anywhere, false)
#define EXPORTED extern "C" __attribute__((visibility("default")))

EXPORTED FakeCuda* mpt_fake_cuda();
FakeCuda* mpt_fake_cuda() { return &driver().told; }

// Every function is declared as the module declares it.
#define MPT_X(name, symbol, parameters) EXPORTED Result symbol parameters;
MPT_CUDA_FUNCTIONS(MPT_X)
#undef MPT_X

// -- the driver and its devices -------------------------------------------------------------------

Result cuDriverGetVersion(int* v) {
  *v = driver().told.version;
  return Result::success;
}
Result cuInit(unsigned) {
  Driver& d = driver();
  const std::lock_guard lock(d.mutex);
  if (d.told.devices == 0) return Result::no_device;
  d.is_ready = true;
  return Call(Call::anywhere).result;
}
Result cuGetErrorName(Result r, const char** out) {
  *out = nullptr;
  switch (static_cast<unsigned>(r)) {
    case 1: *out = "CUDA_ERROR_INVALID_VALUE"; break;
    case 2: *out = "CUDA_ERROR_OUT_OF_MEMORY"; break;
    case 100: *out = "CUDA_ERROR_NO_DEVICE"; break;
    case 201: *out = "CUDA_ERROR_INVALID_CONTEXT"; break;
    case 209: *out = "CUDA_ERROR_NO_BINARY_FOR_GPU"; break;
    case 500: *out = "CUDA_ERROR_NOT_FOUND"; break;
    case 700: *out = "CUDA_ERROR_ILLEGAL_ADDRESS"; break;
    default: return Result{1};
  }
  return Result::success;
}
Result cuGetErrorString(Result r, const char** out) {
  *out = nullptr;
  if (r == Result::illegal_address) *out = "an illegal memory access was encountered";
  return *out ? Result::success : Result{1};
}
Result cuDeviceGetCount(int* n) {
  CALL(Call::anywhere);
  *n = call.d.told.devices;
  return Result::success;
}
Result cuDeviceGet(Ordinal* out, int i) {
  CALL(Call::anywhere);
  *out = i;
  return Result::success;
}
Result cuDeviceGetName(char* out, int size, Ordinal device) {
  CALL(Call::anywhere);
  std::snprintf(out, static_cast<size_t>(size), "Fake GPU %c", 'A' + device);
  return Result::success;
}
Result cuDeviceGetUuid_v2(Uuid* out, Ordinal device) {
  CALL(Call::anywhere);
  for (int i = 0; i < 16; ++i) out->bytes[i] = static_cast<char>(0xa0 + 16 * device + i);
  return Result::success;
}
Result cuDeviceTotalMem_v2(size_t* out, Ordinal) {
  CALL(Call::anywhere);
  *out = call.d.told.memory;
  return Result::success;
}
Result cuDeviceGetAttribute(int* out, Attribute a, Ordinal) {
  CALL(Call::anywhere);
  switch (a) {
    case Attribute::major: *out = call.d.told.major; return Result::success;
    case Attribute::minor: *out = call.d.told.minor; return Result::success;
    case Attribute::has_pools: *out = call.d.told.has_pools; return Result::success;
  }
  end("an attribute is asked for that the fake does not have");
}
Result cuDevicePrimaryCtxRetain(Context* out, Ordinal device) {
  CALL(Call::anywhere);
  CUctx_st& c = call.d.contexts[device];
  c.device = device;
  ++c.owners;
  ++call.d.told.objects;
  *out = &c;
  return Result::success;
}
Result cuDevicePrimaryCtxRelease_v2(Ordinal device) {
  UNDO();
  CUctx_st& c = call.d.contexts[device];
  if (c.owners == 0) end("a context is released that nobody holds");
  --call.d.told.objects;
  if (--c.owners > 0) return Result::success;
  // A lost context ends with all that it has.
  if (c.error != Result::success) {
    call.d.told.objects -=
        std::erase_if(call.d.pieces, [&](const auto& p) { return p.second.context == &c; });
  }
  c = {};
  return Result::success;
}
Result cuCtxPushCurrent_v2(Context c) {
  current.push_back(c);
  return Result::success;
}
Result cuCtxPopCurrent_v2(Context* c) {
  if (current.empty()) end("no context is current");
  *c = current.back();
  current.pop_back();
  return Result::success;
}

// -- memory ---------------------------------------------------------------------------------------

Result cuMemGetInfo_v2(size_t* left, size_t* all) {
  CALL(Call::in_context);
  *all = call.d.told.memory;
  *left = *all - call.context->taken;
  return Result::success;
}
Result cuMemPoolCreate(Pool* out, const PoolProperties* p) {
  CALL(Call::anywhere);
  if (p->kind != 1 || p->handles || p->place_kind != 1 || p->windows || p->most || p->usage) {
    return Result{1};
  }
  *out = call.d.made(call.d.pools, CUmemPoolHandle_st{&call.d.contexts.at(p->place)});
  return Result::success;
}
Result cuMemPoolDestroy(Pool pool) {
  UNDO();
  if (pool->pieces && pool->context->error == Result::success)
    end("a pool is destroyed that has memory in use");
  pool->context->taken -= pool->unused;
  call.d.unmade(call.d.pools, pool);
  return Result::success;
}
Result cuMemPoolTrimTo(Pool pool, size_t keep) {
  CALL(Call::anywhere);
  if (keep) end("the fake trims pools to nothing");
  pool->context->taken -= pool->unused;
  pool->unused = 0;
  return Result::success;
}
Result cuMemAllocFromPoolAsync(Address* out, size_t bytes, Pool pool, StreamHandle) {
  CALL(Call::in_context);
  if (bytes == 0) return Result{1};
  const size_t kept = std::min(pool->unused, bytes);
  if (bytes - kept > call.d.told.memory - call.context->taken) return Result::out_of_memory;
  const Mapping m = Mapping::make(bytes);
  if (!m.start) return Result::out_of_memory;
  m.open(false);
  pool->unused -= kept;
  call.context->taken += bytes - kept;
  ++pool->pieces;
  ++call.d.told.objects;
  call.d.pieces[m.at] = {m, pool, call.context};
  *out = reinterpret_cast<uintptr_t>(m.at);
  return Result::success;
}
Result cuMemFreeAsync(Address a, StreamHandle s) {
  const Call call(Call::in_context, false);
  const auto at = call.d.pieces.find(pointer(a));
  if (at == call.d.pieces.end() || at->second.is_freed) end("memory is freed that is not in use");
  at->second.is_freed = true;
  return add(call, s, [&d = call.d, p = pointer(a)] {
    const Piece piece = d.pieces.at(p);
    piece.memory.close();
    piece.pool->unused += piece.memory.bytes;
    --piece.pool->pieces;
    d.pieces.erase(p);
    --d.told.objects;
  });
}
Result cuMemHostAlloc(void** out, size_t bytes, unsigned flags) {
  CALL(Call::in_context);
  if (bytes == 0 || flags) return Result{1};
  if (bytes > call.d.told.memory) return Result::out_of_memory;
  const Mapping m = Mapping::make(bytes);
  if (!m.start) return Result::out_of_memory;
  call.d.pinned[m.at] = m;
  ++call.d.told.objects;
  *out = m.at;
  return Result::success;
}
Result cuMemFreeHost(void* p) {
  UNDO();
  const auto at = call.d.pinned.find(static_cast<char*>(p));
  if (at == call.d.pinned.end()) end("memory of the host is freed that is not in use");
  for (const StreamHandle s : call.d.streams) {
    if (s->context->error != Result::success) continue;
    for (const Command& c : s->queue)
      for (const Use& u : c.pinned)
        if (at->second.has(u.at, u.bytes)) end("memory of the host is freed before a copy has run");
  }
  at->second.close();
  call.d.pinned.erase(at);
  --call.d.told.objects;
  return Result::success;
}

// -- streams and events ---------------------------------------------------------------------------

Result cuStreamCreate(StreamHandle* out, unsigned flags) {
  CALL(Call::in_context);
  if (flags != kNonBlockingStream) end("the stream waits for the default stream");
  *out = call.d.made(call.d.streams, CUstream_st{call.context, {}});
  return Result::success;
}
Result cuStreamDestroy_v2(StreamHandle s) {
  UNDO();
  run_to(call.d, s, s->queued);
  call.d.unmade(call.d.streams, s);
  return Result::success;
}
Result cuStreamSynchronize(StreamHandle s) {
  const Call call(Call::in_context);
  ++call.d.told.waits;
  run_to(call.d, s, s->queued);
  return call.result;
}
Result cuEventCreate(EventHandle* out, unsigned flags) {
  CALL(Call::in_context);
  if (flags != kEventWithoutTime) return Result{1};
  *out = call.d.made(call.d.events, CUevent_st{});
  return Result::success;
}
Result cuEventDestroy_v2(EventHandle e) {
  UNDO();
  call.d.unmade(call.d.events, e);
  return Result::success;
}
Result cuEventRecord(EventHandle e, StreamHandle s) {
  CALL(Call::in_context);
  *e = {s, s->queued};
  return Result::success;
}
Result cuEventQuery(EventHandle e) {
  CALL(Call::in_context);
  run_to(call.d, e->stream, std::min(e->position, e->stream->run + call.d.random() % 16));
  return e->stream->run < e->position ? Result::not_ready : Result::success;
}
Result cuEventSynchronize(EventHandle e) {
  CALL(Call::in_context);
  ++call.d.told.waits;
  run_to(call.d, e->stream, e->position);
  return Result::success;
}

// -- copies and fills -----------------------------------------------------------------------------

Result cuMemcpyHtoDAsync_v2(Address to, const void* from, size_t bytes, StreamHandle s) {
  CALL(Call::in_context);
  check_device(call.d, to, bytes);
  check_pinned(call.d, from, bytes);
  return add(call, s, [=] { std::memcpy(pointer(to), from, bytes); },
             {{static_cast<const char*>(from), bytes}});
}
Result cuMemcpyDtoHAsync_v2(void* to, Address from, size_t bytes, StreamHandle s) {
  CALL(Call::in_context);
  check_device(call.d, from, bytes);
  check_pinned(call.d, to, bytes);
  return add(call, s, [=] { std::memcpy(to, pointer(from), bytes); },
             {{static_cast<const char*>(to), bytes}});
}
Result cuMemcpyDtoDAsync_v2(Address to, Address from, size_t bytes, StreamHandle s) {
  CALL(Call::in_context);
  check_device(call.d, to, bytes);
  check_device(call.d, from, bytes);
  if (to < from + bytes && from < to + bytes) end("the memory of a copy overlaps");
  return add(call, s, [=] { std::memcpy(pointer(to), pointer(from), bytes); });
}
Result cuMemsetD8Async(Address to, unsigned char byte, size_t bytes, StreamHandle s) {
  CALL(Call::in_context);
  check_device(call.d, to, bytes);
  return add(call, s, [=] { std::memset(pointer(to), byte, bytes); });
}

// -- kernels --------------------------------------------------------------------------------------

Result cuLibraryLoadData(Library* out, const void* image, unsigned*, void**, unsigned options,
                         unsigned*, void**, unsigned more) {
  CALL(Call::anywhere);
  const auto* text = static_cast<const char*>(image);
  const bool is_text = std::strncmp(text, "// The kernels of ", 18) == 0;
  if (options || more || (!is_text && !is_fatbin(text))) return Result{200};  // INVALID_IMAGE
  *out = call.d.made(call.d.libraries, CUlib_st{text});
  return Result::success;
}
Result cuLibraryUnload(Library library) {
  UNDO();
  call.d.unmade(call.d.libraries, library);
  return Result::success;
}
Result cuLibraryGetKernel(Kernel* out, Library library, const char* name) {
  CALL(Call::anywhere);
  const auto* const entry = entry_of(name);
  const std::string declared = std::string("extern \"C\" __global__ void ") + name + "(";
  if (!entry || (!is_fatbin(library->image) && !std::strstr(library->image, declared.c_str()))) {
    return Result{500};  // CUDA_ERROR_NOT_FOUND
  }
  *out = reinterpret_cast<Kernel>(const_cast<mpt::cuda_text::Entry*>(entry));
  return Result::success;
}
Result cuKernelGetFunction(FunctionHandle* out, Kernel kernel) {
  CALL(Call::in_context);
  *out = reinterpret_cast<FunctionHandle>(kernel);
  return Result::success;
}
Result cuLaunchKernel(FunctionHandle f, unsigned groups, unsigned y, unsigned z, unsigned threads,
                      unsigned threads_y, unsigned threads_z, unsigned shared, StreamHandle s,
                      void** parameters, void** extra) {
  CALL(Call::in_context);
  const auto* const entry = reinterpret_cast<const mpt::cuda_text::Entry*>(f);
  if (threads != mpt::cuda_text::kThreads || threads > kMostThreads || y != 1 || z != 1 ||
      threads_y != 1 || threads_z != 1 || groups == 0 || groups > 0x7fffffff || shared || extra) {
    return Result{1};
  }
  const auto* arguments = static_cast<const char*>(parameters[0]);
  const auto* constants = static_cast<const uint32_t*>(parameters[1]);
  return add(
      call, s,
      [entry, groups, &d = call.d, a = std::vector<char>(arguments, arguments + entry->bytes),
       c = std::vector<uint32_t>(constants, constants + 4)] {
        d.launcher.run(*entry, a.data(), c.data(), groups);
      });
}
