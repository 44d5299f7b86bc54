// Contexts, scopes and modes. SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"sync"
	"time"

	"libmpt.org/mpt/internal/raw"
)

// Context is the home of tensors, modes and memory. Any goroutine may use it; calls take turns.
type Context struct {
	object
	mu      sync.Mutex
	inside  int   // functions that the library is calling now
	scopes  int   // open ones: what is made then is given back by them
	pending error // what the latest callback that failed said
	nets    []*net
	guarded uint64 // how many nets were hung, and how large memory may become until the collector is asked
	limit   uint64
	memory  *raw.C_mpt_memory_info
	calls   map[uintptr]any // functions that the library may call, by number
	numbers map[uintptr]struct{}
	hooks   uintptr // the host's, by number
	workers bool    // whether threads of the library's work for it
	rested  time.Time

	schedules map[uintptr]uintptr // the numbers of functions, by optimizer
	missed    struct {            // what a callback said that no call failed of
		sync.Mutex
		err error
	}
}

// Shape are extents: Shape{64, 8} is any []int64.
type Shape = []int64

// Dims lists dims, or extents, where more parameters follow: x.Sum(mpt.Dims(1), true).
func Dims(dims ...int64) []int64 { return dims }

// NewContext makes a context: the home of tensors, modes and memory. nil: on the CPU, with the caller's thread alone.
// Close it when done. Errors: ErrDevice (what is missing for CUDA), ErrOutOfMemory, ErrInvalidArgument.
func NewContext(options *ContextOptions) (*Context, error) {
	if err := check(raw.Mpt_check_header(raw.HeaderVersion)); err != nil {
		return nil, err
	}
	c := &Context{calls: map[uintptr]any{}, numbers: map[uintptr]struct{}{}}
	c.ctx = c
	var k keep
	desc := options.toC(&k)
	if options != nil && options.Hooks != nil {
		hooks, err := c.setHooks(options.Hooks)
		if err != nil {
			return nil, err
		}
		defer raw.Free(hooks)
		desc.Hooks = hooks
	}
	h := raw.Mpt_context_create(desc)
	if err := c.failedToMake(h); err != nil {
		forget(c.hooks)
		return nil, err
	}
	c.h = h
	c.workers = options != nil && (options.OwnThreads > 1 || options.OwnThreads < 0)
	c.guard(&c.object, releaseContext(c.hooks, c.numbers))
	return c, nil
}

// releaseContext is for one that was left to the collector: it knows the numbers of its functions, and not these.
func releaseContext(hooks uintptr, numbers map[uintptr]struct{}) func(uintptr) {
	return func(h uintptr) {
		raw.Mpt_context_release(h)
		for id := range numbers {
			forget(id)
		}
		forgetHooks(hooks)
	}
}

func (c *Context) raw() uintptr {
	if c == nil {
		return 0
	}
	return c.h
}

// Context is the context itself.
func (c *Context) Context() *Context { return c }

// Close ends the context now: every object made from it is closed with it. Its error is that of the end itself, or
// what a callback panicked with that no call could tell (see Err). Once is enough, more is fine.
func (c *Context) Close() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed() {
		return nil
	}
	if c.inside > 0 {
		return &Error{Status: ErrState, Message: "Close inside a function that the library called, whose call goes on: " +
			"close the context after it"}
	}
	err := c.failed(raw.Mpt_context_shutdown(c.h))
	raw.Mpt_context_release(c.h)
	c.h, c.net.h = c.h|gone, 0
	for id := range c.numbers {
		c.forget(id)
	}
	forgetHooks(c.hooks)
	return both(err, c.Err())
}

// Err is the first error or panic of a callback that has no call to fail: a log function, a function that was told
// that memory is free again. It is told once.
func (c *Context) Err() error {
	c.missed.Lock()
	defer c.missed.Unlock()
	err := c.missed.err
	c.missed.err = nil
	return err
}

// Scope gives back every tensor that was made while it was open, in one go; see Context.Scope.
type Scope struct {
	ctx  *Context
	kept []*Tensor
}

// Keep lets tensors outlive the scope; the scope around it has them then, or the caller.
func (s *Scope) Keep(tensors ...*Tensor) {
	s.ctx.mu.Lock()
	s.kept = append(s.kept, tensors...)
	s.ctx.mu.Unlock()
}

// Scope runs a function and gives back every tensor that was made meanwhile, except those that it keeps:
//
//	err := ctx.Scope(func(s *mpt.Scope) error {
//		y, err := model.Forward(x)
//		s.Keep(y)
//		...
//	})
//
// One per training step keeps the memory flat, and spares the collector its work. Scopes nest.
func (c *Context) Scope(body func(s *Scope) error) (err error) {
	s := &Scope{ctx: c}
	if c.workers {
		defer c.rest()
	}
	if err := c.push(func() uintptr { return raw.Mpt_scope_push(c.h) }, 1); err != nil {
		return err
	}
	defer func() { err = both(err, s.pop()) }()
	return body(s)
}

func (s *Scope) pop() error {
	c := s.ctx
	c.mu.Lock()
	c.scopes--
	live := s.kept[:0]
	for _, t := range s.kept {
		if t != nil && !t.closed() {
			live = append(live, t)
		}
	}
	err := c.failed(raw.Mpt_scope_pop(c.h, rawAll(live)))
	if err != nil && !c.closed() && len(live) > 0 { // something to keep that is not there any more
		raw.Mpt_scope_pop(c.h, nil)
	} else if c.scopes == 0 {
		for _, t := range live {
			if t.net == nil {
				c.guard(&t.object, raw.Mpt_tensor_release)
			}
		}
	}
	c.mu.Unlock()
	return err
}

// rest gives Go's scheduler its turn before it takes it. A goroutine that has kept its processor for 10 ms is preempted,
// and the runtime's monitor looks at it every 20 us for some milliseconds then: on a core that a worker computes on.
func (c *Context) rest() {
	c.mu.Lock()
	now := time.Now()
	due := now.Sub(c.rested) > 4*time.Millisecond
	if due {
		c.rested = now
	}
	c.mu.Unlock()
	if due {
		runtime.Gosched()
	}
}

// push opens a mode, and adds to the count of scopes.
func (c *Context) push(open func() uintptr, scopes int) error {
	c.mu.Lock()
	err := c.failed(open())
	if err == nil {
		c.scopes += scopes
	}
	c.mu.Unlock()
	return err
}

// mode runs a function between a push and a pop, whatever happens in it.
func (c *Context) mode(push, pop func() uintptr, body func() error) (err error) {
	if err := c.push(push, 0); err != nil {
		return err
	}
	defer func() {
		c.mu.Lock()
		err = both(err, c.failed(pop()))
		c.mu.Unlock()
	}()
	return body()
}

func (c *Context) gradMode(mode GradMode, body func() error) error {
	return c.mode(func() uintptr { return raw.Mpt_grad_mode_push(c.h, int32(mode)) },
		func() uintptr { return raw.Mpt_grad_mode_pop(c.h) }, body)
}

// NoGrad runs a function in which nothing is recorded.
func (c *Context) NoGrad(body func() error) error { return c.gradMode(GradDisabled, body) }

// Inference is NoGrad whose results can never take part in recording.
func (c *Context) Inference(body func() error) error { return c.gradMode(GradInference, body) }

// EnableGrad runs a function in which operations are recorded, inside the others.
func (c *Context) EnableGrad(body func() error) error { return c.gradMode(GradEnabled, body) }

// Autocast runs a function in an autocast scope: its operations take their inputs in the dtypes of their classes. nil:
// bf16. Scopes nest.
func (c *Context) Autocast(options *AutocastOptions, body func() error) error {
	var k keep
	desc := options.toC(&k)
	return c.mode(func() uintptr { return raw.Mpt_autocast_push(c.h, desc) },
		func() uintptr { return raw.Mpt_autocast_pop(c.h) }, body)
}

// OpName is the name of an operation by number; "" past the end: iterate from 0.
func (c *Context) OpName(op Op) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return raw.Text(raw.Mpt_op_name(c.h, int32(op)))
}

// Version is the library's: "0.1.0".
func Version() string { return raw.Text(raw.Mpt_version_string()) }

// VersionNumber is the library's version as a number, greater for a later one: 1002003 is 1.2.3.
func VersionNumber() uint32 { return raw.Mpt_version() }

// Features is what the library was built with: "cpu", "onednn 2.6.3", ...
func Features() []string {
	var out []string
	for i := int32(0); ; i++ {
		name := raw.Text(raw.Mpt_feature_name(i))
		if name == "" {
			return out
		}
		out = append(out, name)
	}
}

// String is the dtype's name: "bf16".
func (d DType) String() string {
	if d == DTypeNone {
		return "none"
	}
	return raw.Text(raw.Mpt_dtype_name(int32(d)))
}

// Size is the bytes of one element; 0 for an unknown dtype.
func (d DType) Size() int { return int(raw.Mpt_dtype_size(int32(d))) }
