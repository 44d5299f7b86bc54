// A stand-in for CUDA's driver, libcuda.so.1, as far as the module calls it, from the documentation
// of the driver's API. It has no GPU: kernels are the CUDA text, compiled for the host.
//
// It is as hostile as the documentation allows. Streams run when something waits for them, and a
// query of an event finds little done. The memory of devices is NaN at first, lies between pages
// that nobody may touch, and can be touched only while commands run; freed memory can never be
// touched again. Ends the process, with a line that says why, where a program breaks a rule that
// the real driver does not check, and at its end if objects are left.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <thread>

#include "fake_state.h"

namespace mpt_test {
namespace {

constexpr unsigned kMostThreads = 1024;

// Lets the host touch the memory of devices while it lives.
class Opened {
 public:
  explicit Opened(Driver& d) : d_(d) {
    if (depth_++ == 0) open(true);
  }
  ~Opened() {
    if (--depth_ == 0) open(false);
  }
  Opened(const Opened&) = delete;
  Opened& operator=(const Opened&) = delete;

 private:
  void open(bool is_open) const {
    for (const auto& [at, p] : d_.pieces) p.memory.open(is_open);
  }
  Driver& d_;
  static inline int depth_ = 0;
};

// Runs a stream up to a command, or to one that waits for what other threads have still to queue.
void run_some(Driver& d, StreamHandle s, uint64_t last) {
  if (s->context->error != Result::success) s->queue.clear();  // a lost context runs nothing
  if (s->run >= last || s->queue.empty()) return;
  const Opened opened(d);
  while (s->run < last && !s->queue.empty()) {
    const Command& next = s->queue.front();
    if (next.first) {
      run_some(d, next.first, next.position);
      if (next.first->run < next.position) return;
    }
    if (next.until && !next.until()) return;
    const Command c = std::move(s->queue.front());
    s->queue.pop_front();
    ++s->run;
    ++d.told.commands;
    c.run();
  }
}

}  // namespace

void run_to(Driver& d, StreamHandle s, uint64_t last) {
  for (const StreamHandle other : d.streams)
    if (other != s) run_some(d, other, other->run + d.random() % 8);
  run_some(d, s, last);
}

StreamHandle stream_of(const Call& call, StreamHandle s) {
  if (reinterpret_cast<uintptr_t>(s) == kLegacyStream) s = call.context->legacy;
  if (!call.d.streams.count(s)) end("work is given to a stream that does not exist");
  if (s == call.d.told.captured) end("work is given to a stream that is being captured");
  return s;
}

Result add(const Call& call, StreamHandle handle, Command c) {
  const StreamHandle s = stream_of(call, handle);
  if (s->context != call.context) end("work is given to a stream of another context");
  if (s->graph) {
    s->graph->commands.push_back(std::move(c));
    return Result::success;
  }
  s->queue.push_back(std::move(c));
  ++s->queued;
  return Result::success;
}
namespace {

void make_legacy_stream(Driver& d, Context c) {
  c->legacy = *d.streams.insert(new CUstream_st{c, {}}).first;
}
// Waits until a stream has run up to a command. Other threads may use the driver meanwhile.
void wait_for_others(StreamHandle s, uint64_t last) {
  for (;;) {
    {
      const Call call(Call::in_context, false);
      if (call.has_failed() || !call.d.streams.count(s) || s->run >= last) return;
      run_to(call.d, s, last);
    }
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
}
// Runs the stream to its end before it goes.
void end_stream(Driver& d, StreamHandle s) {
  run_to(d, s, s->queued);
  if (!s->queue.empty() && s->context->error == Result::success) {
    end("a stream is destroyed that waits for other ranks");
  }
  for (const EventHandle e : d.events)
    if (e->stream == s) e->stream = nullptr;
  for (const StreamHandle other : d.streams)
    for (Command& c : other->queue)
      if (c.first == s) c.first = nullptr;
}
void end_legacy_stream(Driver& d, Context c) {
  end_stream(d, c->legacy);
  d.streams.erase(c->legacy);
  delete std::exchange(c->legacy, nullptr);
}

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
}  // namespace mpt_test

using namespace mpt_test;

EXPORTED FakeCuda* mpt_fake_cuda();
FakeCuda* mpt_fake_cuda() { return &driver().told; }

EXPORTED Result mpt_fake_cuda_run(StreamHandle, const std::function<void()>&);
Result mpt_fake_cuda_run(StreamHandle s, const std::function<void()>& run) {
  CALL(Call::in_context);
  return add(call, s, run);
}

// Functions that a program calls, and the module does not.
EXPORTED Result cuCtxCreate_v2(Context*, unsigned, Ordinal);
EXPORTED Result cuCtxDestroy_v2(Context);

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
    case 400: *out = "CUDA_ERROR_INVALID_HANDLE"; break;
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
  if (++c.owners == 1) make_legacy_stream(call.d, &c);
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
  end_legacy_stream(call.d, &c);
  // A lost context ends with all that it has.
  if (c.error != Result::success) {
    call.d.told.objects -=
        std::erase_if(call.d.pieces, [&](const auto& p) { return p.second.context == &c; });
  }
  c = {};
  return Result::success;
}
Result cuCtxCreate_v2(Context* out, unsigned, Ordinal device) {
  CALL(Call::anywhere);
  *out = call.d.made(call.d.own_contexts, CUctx_st{device});
  make_legacy_stream(call.d, *out);
  return Result::success;
}
Result cuCtxDestroy_v2(Context c) {
  UNDO();
  end_legacy_stream(call.d, c);
  call.d.unmade(call.d.own_contexts, c);
  return Result::success;
}
Result cuCtxGetDevice(Ordinal* out) {
  CALL(Call::in_context);
  *out = call.context->device;
  return Result::success;
}
Result cuCtxPushCurrent_v2(Context c) {
  if (!c) return Result{201};  // CUDA_ERROR_INVALID_CONTEXT
  current.push_back(c);
  return Result::success;
}
Result cuCtxPopCurrent_v2(Context* c) {
  if (current.empty()) end("no context is current");
  *c = current.back();
  current.pop_back();
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
  if (s->graph) end("a stream is destroyed while it is being captured");
  end_stream(call.d, s);
  call.d.unmade(call.d.streams, s);
  return Result::success;
}
Result cuStreamSynchronize(StreamHandle s) {
  auto result = Result::success;
  uint64_t last = 0;
  {
    const Call call(Call::in_context);
    ++call.d.told.waits;
    s = stream_of(call, s);
    if (s->graph) end("the host waits for a stream that is being captured");
    last = s->queued;
    run_to(call.d, s, last);
    result = call.result;
  }
  if (result == Result::success) wait_for_others(s, last);
  return result;
}
Result cuStreamGetCtx(StreamHandle s, Context* out) {
  CALL(Call::in_context);
  *out = reinterpret_cast<uintptr_t>(s) == kLegacyStream ? call.context : s->context;
  return Result::success;
}
Result cuStreamIsCapturing(StreamHandle s, unsigned* out) {
  CALL(Call::in_context);
  const bool is_legacy = reinterpret_cast<uintptr_t>(s) == kLegacyStream;
  *out = s == call.d.told.captured || (!is_legacy && s->graph) ? 1 : 0;
  return Result::success;
}
Result cuStreamWaitEvent(StreamHandle s, EventHandle e, unsigned flags) {
  CALL(Call::in_context);
  if (flags) return Result{1};
  if (!call.d.events.count(e)) return Result{400};  // CUDA_ERROR_INVALID_HANDLE
  if (stream_of(call, s)->graph) end("a capture waits for an event from outside");
  if (!e->stream || e->stream->run >= e->position) return Result::success;
  return add(call, s, Command{[] {}, {}, e->stream, e->position});
}
Result cuEventCreate(EventHandle* out, unsigned flags) {
  CALL(Call::in_context);
  if (flags != kEventWithoutTime) return Result{1};
  *out = call.d.made(call.d.events, CUevent_st{call.context});
  return Result::success;
}
Result cuEventDestroy_v2(EventHandle e) {
  UNDO();
  call.d.unmade(call.d.events, e);
  return Result::success;
}
Result cuEventRecord(EventHandle e, StreamHandle s) {
  CALL(Call::in_context);
  s = stream_of(call, s);
  if (!call.d.events.count(e) || e->context != s->context) {
    return Result{400};  // CUDA_ERROR_INVALID_HANDLE
  }
  if (s->graph) end("an event is recorded in a capture");
  e->stream = s;
  e->position = s->queued;
  return Result::success;
}
Result cuEventQuery(EventHandle e) {
  CALL(Call::in_context);
  if (!e->stream) return Result::success;
  run_to(call.d, e->stream, std::min(e->position, e->stream->run + call.d.random() % 16));
  return e->stream->run < e->position ? Result::not_ready : Result::success;
}
Result cuEventSynchronize(EventHandle e) {
  StreamHandle s = nullptr;
  uint64_t last = 0;
  {
    CALL(Call::in_context);
    ++call.d.told.waits;
    s = e->stream;
    last = e->position;
    if (s) run_to(call.d, s, last);
  }
  if (s) wait_for_others(s, last);
  return Result::success;
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

// -- graphs ---------------------------------------------------------------------------------------

Result cuStreamBeginCapture_v2(StreamHandle s, CaptureMode mode) {
  CALL(Call::in_context);
  if (mode != CaptureMode::relaxed) end("a capture in which other calls are not allowed");
  if (reinterpret_cast<uintptr_t>(s) == kLegacyStream) return Result{900};  // UNSUPPORTED
  s = stream_of(call, s);
  if (s->graph) return Result{1};
  s->graph = call.d.made(call.d.graphs, CUgraph_st{s->context, {}});
  return Result::success;
}
Result cuStreamEndCapture(StreamHandle s, Graph* out) {
  const Call call(Call::in_context);
  s = stream_of(call, s);
  if (!s->graph) return Result{1};
  *out = std::exchange(s->graph, nullptr);
  if (!call.has_failed()) return Result::success;
  call.d.unmade(call.d.graphs, std::exchange(*out, nullptr));
  return call.result;
}
Result cuGraphInstantiateWithFlags(GraphRun* out, Graph graph, unsigned long long flags) {
  CALL(Call::in_context);
  if (flags) return Result{1};
  *out = call.d.made(call.d.graph_runs, CUgraphExec_st{*graph});
  return Result::success;
}
Result cuGraphDestroy(Graph graph) {
  UNDO();
  call.d.unmade(call.d.graphs, graph);
  return Result::success;
}
Result cuGraphLaunch(GraphRun run, StreamHandle s) {
  CALL(Call::in_context);
  if (!call.d.graph_runs.count(run)) end("a graph is launched that does not exist");
  if (stream_of(call, s)->graph) end("a graph is launched into a capture");
  for (const Command& c : run->commands) {
    for (const Use& u : c.pinned) {
      const auto behind = call.d.pinned.upper_bound(u.at);
      if (behind == call.d.pinned.begin() || !std::prev(behind)->second.has(u.at, u.bytes)) {
        end("a graph uses memory of the host that was freed");
      }
    }
  }
  for (const Command& c : run->commands) add(call, s, c);
  return Result::success;
}
Result cuGraphExecDestroy(GraphRun run) {
  UNDO();
  call.d.unmade(call.d.graph_runs, run);
  return Result::success;
}
