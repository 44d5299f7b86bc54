// Memory, copies and fills of the stand-in for CUDA's driver.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "fake_state.h"

using namespace mpt_test;

namespace {

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

}  // namespace

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
  *out = call.d.made(call.d.pools, CUmemPoolHandle_st{&call.d.contexts[p->place], 0, 0, p->place});
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
Result cuMemAllocFromPoolAsync(Address* out, size_t bytes, Pool pool, StreamHandle s) {
  CALL(Call::in_context);
  if (bytes == 0) return Result{1};
  if (stream_of(call, s)->graph) end("memory is allocated in a capture");
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
  if (stream_of(call, s)->graph) end("memory is freed in a capture");
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
Result cuPointerGetAttributes(unsigned n, PointerAttribute* asked, void** answers, Address at) {
  CALL(Call::in_context);
  const Piece* piece = found(call.d.pieces, pointer(at));
  if (piece && (piece->is_freed || !piece->memory.has(pointer(at), 1))) piece = nullptr;
  const Mapping* pinned = found(call.d.pinned, pointer(at));
  if (pinned && !pinned->has(pointer(at), 1)) pinned = nullptr;
  for (unsigned i = 0; i < n; ++i) {
    if (asked[i] == PointerAttribute::memory) {
      auto& type = *static_cast<MemoryType*>(answers[i]);
      type = piece ? MemoryType::device : pinned ? MemoryType::host : MemoryType::none;
    } else if (asked[i] == PointerAttribute::device) {
      *static_cast<Ordinal*>(answers[i]) = piece ? piece->pool->device : 0;
    } else {
      end("an attribute of memory is asked for that the fake does not have");
    }
  }
  return Result::success;
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

// -- copies and fills -----------------------------------------------------------------------------

Result cuMemcpyHtoDAsync_v2(Address to, const void* from, size_t bytes, StreamHandle s) {
  CALL(Call::in_context);
  check_device(call.d, to, bytes);
  check_pinned(call.d, from, bytes);
  call.d.told.copied_in += bytes;
  return add(call, s, [=] { std::memcpy(pointer(to), from, bytes); },
             {{static_cast<const char*>(from), bytes}});
}
Result cuMemcpyDtoHAsync_v2(void* to, Address from, size_t bytes, StreamHandle s) {
  CALL(Call::in_context);
  check_device(call.d, from, bytes);
  check_pinned(call.d, to, bytes);
  call.d.told.copied_out += bytes;
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

// -- libraries ------------------------------------------------------------------------------------

namespace {
void check_uses(Driver& d, std::span<const FakeUse> uses) {
  for (const FakeUse& u : uses) {
    const Piece* piece = found(d.pieces, u.at);
    if (!piece || !piece->memory.has(u.at, u.bytes) || piece->is_freed) {
      end("a library uses bytes that are not in one piece of the device's memory");
    }
  }
}
}  // namespace

EXPORTED Result mpt_fake_queue(StreamHandle s, std::function<void()> command,
                               std::span<const FakeUse> uses) {
  CALL(Call::in_context);
  check_uses(call.d, uses);
  return add(call, s, std::move(command));
}
EXPORTED Result mpt_fake_queue_until(StreamHandle s, std::function<bool()> run,
                                     std::span<const FakeUse> uses) {
  CALL(Call::in_context);
  check_uses(call.d, uses);
  Command c{.run = [] {}, .pinned = {}};
  c.until = [&d = call.d, run = std::move(run),
             used = std::vector<FakeUse>(uses.begin(), uses.end())] {
    for (const FakeUse& u : used) {
      const Piece* piece = found(d.pieces, u.at);
      if (!piece || !piece->memory.has(u.at, u.bytes)) {
        end("memory was freed before the work of a library that uses it has run");
      }
    }
    return run();
  };
  return add(call, s, std::move(c));
}
EXPORTED void mpt_fake_advance() {
  const Call call(Call::anywhere, false);
  for (const StreamHandle s : call.d.streams) run_to(call.d, s, s->run);
}
