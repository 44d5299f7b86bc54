// The host's services: log, threads, memory. SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"sort"
	"sync"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// Hooks are the host's services for a context. Any of them may be nil. They run inside the context's calls, on any
// thread, and must not use the context. A panic in one is told by Context.Err and Context.Close.
type Hooks struct {
	// Log gets messages; LogError is the gravest level.
	Log func(level LogLevel, text string)
	// ParallelFor runs run(begin, end, worker) until [0, n) is covered, and returns when all of it is done. grain is
	// the smallest piece worth a hand-over; worker is below Workers and never runs twice at once.
	ParallelFor func(n, grain int64, run func(begin, end int64, worker int))
	// Workers of ParallelFor; at least 1.
	Workers int
	// Alloc gives memory of C's, which Go does not move or collect; nil: there is no more. With Free.
	Alloc func(size, align uintptr) unsafe.Pointer
	// Free takes it back.
	Free func(memory unsafe.Pointer, size, align uintptr)
}

// setHooks makes the C struct, in memory of C's.
func (c *Context) setHooks(h *Hooks) (uintptr, error) {
	if (h.Alloc == nil) != (h.Free == nil) {
		return 0, invalid("Hooks: Alloc and Free come together")
	}
	if h.ParallelFor != nil && h.Workers < 1 {
		return 0, invalid("Hooks: ParallelFor with %d Workers: at least 1", h.Workers)
	}
	keep := *h
	c.hooks = remember(&entry{ctx: refer(c), hooks: &keep})
	p := (*raw.C_mpt_hooks)(raw.Alloc(unsafe.Sizeof(raw.C_mpt_hooks{})))
	if p == nil {
		return 0, &Error{Status: ErrOutOfMemory, Message: "no memory for hooks"}
	}
	raw.Mpt_hooks_init(p, unsafe.Sizeof(*p))
	p.User = c.hooks
	p.Worker_count = 1
	if h.Log != nil {
		p.Log = raw.Functions.Log
	}
	if h.ParallelFor != nil {
		p.Parallel_for, p.Worker_count = raw.Functions.ParallelFor, small(h.Workers)
	}
	if h.Alloc != nil {
		p.Alloc, p.Free = raw.Functions.Alloc, raw.Functions.Free
	}
	return uintptr(unsafe.Pointer(p)), nil
}

// forgetHooks keeps those that memory may still come back to: DLPack's consumers may be late.
func forgetHooks(id uintptr) {
	if e := recall(id); e != nil && e.hooks.Free == nil {
		forget(id)
	}
}

func (calls) Log(id uintptr, level int32, text string) {
	if e := recall(id); e != nil && e.hooks != nil {
		e.ctx.get().miss(safely(func() error { e.hooks.Log(LogLevel(level), text); return nil }))
	}
}

func (calls) Alloc(id, size, align uintptr) (memory unsafe.Pointer) {
	if e := recall(id); e != nil {
		e.ctx.get().miss(safely(func() error { memory = e.hooks.Alloc(size, align); return nil }))
	}
	return memory
}

func (calls) Free(id uintptr, memory unsafe.Pointer, size, align uintptr) {
	if e := recall(id); e != nil {
		e.ctx.get().miss(safely(func() error { e.hooks.Free(memory, size, align); return nil }))
	}
}

// ParallelFor does itself what a function that panicked has left.
func (calls) ParallelFor(id uintptr, n, grain int64, run func(begin, end int64, worker int32)) {
	type piece struct{ begin, end int64 }
	var mu sync.Mutex
	var running sync.WaitGroup
	var covered []piece
	e := recall(id)
	err := safely(func() error {
		e.hooks.ParallelFor(n, grain, func(begin, end int64, worker int) {
			mu.Lock()
			covered = append(covered, piece{begin, end})
			running.Add(1)
			mu.Unlock()
			defer running.Done()
			run(begin, end, int32(worker))
		})
		return nil
	})
	if err == nil {
		return
	}
	running.Wait()
	mu.Lock()
	defer mu.Unlock()
	sort.Slice(covered, func(i, j int) bool { return covered[i].begin < covered[j].begin })
	at := int64(0)
	for _, p := range append(covered, piece{n, n}) {
		if p.begin > at {
			run(at, p.begin, 0)
		}
		if p.end > at {
			at = p.end
		}
	}
	e.ctx.get().miss(err)
}
