// Services of the host: log, threads and memory.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"sort"
	"sync"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// Hooks are services that the host provides to a context. Each function may be nil. Hooks run
// inside the calls of the context, on any thread, and must not use the context. Context.Err and
// Context.Close return the panic of a hook.
type Hooks struct {
	// Log receives messages.
	Log func(level LogLevel, text string)
	// ParallelFor calls run(begin, end, worker) for ranges that together cover [0, n), and returns
	// when all calls have ended. grain is the smallest range worth a separate call. worker is below
	// Workers; two calls with one worker number must not overlap.
	ParallelFor func(n, grain int64, run func(begin, end int64, worker int))
	// Workers is the number of workers of ParallelFor, at least 1.
	Workers int
	// Alloc returns memory that the Go collector neither moves nor frees, or nil if there is none
	// left. It requires Free.
	Alloc func(size, align uintptr) unsafe.Pointer
	// Free releases memory that Alloc returned.
	Free func(memory unsafe.Pointer, size, align uintptr)
}

// setHooks makes the C struct, allocated by C.
func (c *Context) setHooks(h *Hooks) (uintptr, error) {
	if (h.Alloc == nil) != (h.Free == nil) {
		return 0, invalid("Hooks: expected both Alloc and Free, or neither")
	}
	if h.ParallelFor != nil && h.Workers < 1 {
		return 0, invalid("Hooks: Workers is %d; ParallelFor needs at least 1", h.Workers)
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

// forgetHooks keeps the registration of hooks with Free: a DLPack consumer may release memory after
// the context has closed.
func forgetHooks(id uintptr) {
	if e := recall(id); e != nil && e.hooks.Free == nil {
		forget(id)
	}
}

func (calls) Log(id uintptr, level int32, text string) {
	if e := recall(id); e != nil && e.hooks != nil {
		e.ctx.get().saveError(safely(func() error { e.hooks.Log(LogLevel(level), text); return nil }))
	}
}

func (calls) Alloc(id, size, align uintptr) (memory unsafe.Pointer) {
	if e := recall(id); e != nil {
		e.ctx.get().saveError(safely(func() error { memory = e.hooks.Alloc(size, align); return nil }))
	}
	return memory
}

func (calls) Free(id uintptr, memory unsafe.Pointer, size, align uintptr) {
	if e := recall(id); e != nil {
		e.ctx.get().saveError(safely(func() error { e.hooks.Free(memory, size, align); return nil }))
	}
}

// ParallelFor runs the remaining ranges itself when the function of the host panics.
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
	e.ctx.get().saveError(err)
}
