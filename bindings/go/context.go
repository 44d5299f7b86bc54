// Contexts, scopes and modes.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"sync"
	"time"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// Context owns tensors, modes and memory. Any goroutine may use a context; its calls are
// serialized.
type Context struct {
	object
	mu              sync.Mutex
	callbacks       int          // number of callbacks that are running now
	scopes          int          // open scopes; the innermost one releases new tensors
	pending         error        // error of the latest callback that failed
	finalizers      uint64       // number of finalizers set so far
	spareFinalizers []*finalizer // finalizers of closed objects, for reuse
	limit           uint64       // bytes of the library above which the collector runs
	memory          *raw.C_mpt_memory_info
	calls           map[uintptr]any // functions that the library may call, by number
	numbers         map[uintptr]struct{}
	hooks           uintptr   // number of the host's hooks
	workers         bool      // true if worker threads of the library compute for this context
	lastYield       time.Time // see yieldToScheduler

	schedules  map[uintptr]uintptr // numbers of schedule functions, by optimizer
	unreported struct {            // first callback error that no call returned
		sync.Mutex
		err error
	}
}

// Shape is the extents of a tensor, one for each dim. Any []int64 is a Shape: Shape{64, 8}.
type Shape = []int64

// Dims makes a list of dims or extents for calls that have further parameters: x.Sum(mpt.Dims(1),
// true).
func Dims(dims ...int64) []int64 { return dims }

// NewContext makes a context, which owns tensors, modes and memory. With nil options it computes on
// the CPU, on the calling thread alone. On another device a call returns when its work is queued;
// work that fails later is reported by the next call, as ErrDevice. Close the context after use.
// Errors: ErrDevice (says what is missing for CUDA), ErrOutOfMemory, ErrInvalidArgument.
func NewContext(options *ContextOptions) (*Context, error) {
	if err := check(raw.Mpt_check_header(raw.HeaderVersion)); err != nil {
		return nil, err
	}
	c := &Context{calls: map[uintptr]any{}, numbers: map[uintptr]struct{}{}}
	c.ctx = c
	var k keep
	defer k.free()
	desc := options.toC(&k)
	if options != nil && options.DeviceModule != "" {
		module, err := deviceModule(&k, options.DeviceModule)
		if err != nil {
			return nil, err
		}
		defer raw.Free(module)
		desc.Next = module
	}
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
	c.addFinalizer(&c.object, releaseContext(c.hooks, c.numbers))
	return c, nil
}

// deviceModule makes the C struct of a device's module, allocated by C.
func deviceModule(k *keep, path string) (uintptr, error) {
	p := (*raw.C_mpt_device_module)(raw.Alloc(unsafe.Sizeof(raw.C_mpt_device_module{})))
	if p == nil {
		return 0, &Error{Status: ErrOutOfMemory, Message: "no memory for the module of a device"}
	}
	raw.Mpt_device_module_init(p, unsafe.Sizeof(*p))
	p.Path = k.text(path)
	return uintptr(unsafe.Pointer(p)), k.err
}

// releaseContext returns the function that releases a context left to the collector. The function
// holds the numbers of the callbacks, not the callbacks, so that it does not keep the context
// alive.
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

// Context returns the context itself.
func (c *Context) Context() *Context { return c }

// Close releases the context now and closes every object made from it. It returns the error of the
// release itself, and the callback error that no call could return (see Err). Further calls of
// Close do nothing.
func (c *Context) Close() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed() {
		return nil
	}
	if c.callbacks > 0 {
		return &Error{Status: ErrState, Message: "Close was called inside a callback: " +
			"close the context after the call that runs the callback"}
	}
	err := c.failed(raw.Mpt_context_shutdown(c.h))
	raw.Mpt_context_release(c.h)
	c.h, c.finalizer.h = c.h|closedBits, 0
	for id := range c.numbers {
		c.forget(id)
	}
	forgetHooks(c.hooks)
	return both(err, c.Err())
}

// Err returns, once, the first error or panic of a callback that has no call to fail. Such
// callbacks are log functions and functions that are told that memory is unused again.
func (c *Context) Err() error {
	c.unreported.Lock()
	defer c.unreported.Unlock()
	err := c.unreported.err
	c.unreported.err = nil
	return err
}

// Scope releases, at its end, every tensor made while it was open; see Context.Scope.
type Scope struct {
	ctx  *Context
	kept []*Tensor
}

// Keep lets tensors outlive the scope. They then belong to the enclosing scope, or to the caller if
// there is none.
func (s *Scope) Keep(tensors ...*Tensor) {
	s.ctx.mu.Lock()
	s.kept = append(s.kept, tensors...)
	s.ctx.mu.Unlock()
}

// Scope runs a function and then releases every tensor made during the call, except the tensors
// that the function keeps:
//
//	err := ctx.Scope(func(s *mpt.Scope) error {
//		y, err := model.Forward(x)
//		s.Keep(y)
//		...
//	})
//
// One scope per training step keeps memory use constant and saves the collector work. Scopes nest.
func (c *Context) Scope(body func(s *Scope) error) (err error) {
	s := &Scope{ctx: c}
	if c.workers {
		defer c.yieldToScheduler()
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
	if err != nil && !c.closed() && len(live) > 0 { // a kept tensor no longer exists
		raw.Mpt_scope_pop(c.h, nil)
	} else if c.scopes == 0 {
		for _, t := range live {
			if t.finalizer == nil {
				c.addFinalizer(&t.object, raw.Mpt_tensor_release)
			}
		}
	}
	c.mu.Unlock()
	return err
}

// yieldToScheduler yields to Go's scheduler at most every 4 ms. The runtime preempts a goroutine
// that has held its processor for 10 ms; its monitor thread then wakes every 20 us for some
// milliseconds, on a core that a worker computes on.
func (c *Context) yieldToScheduler() {
	c.mu.Lock()
	now := time.Now()
	due := now.Sub(c.lastYield) > 4*time.Millisecond
	if due {
		c.lastYield = now
	}
	c.mu.Unlock()
	if due {
		runtime.Gosched()
	}
}

// push opens a mode and adds to the number of open scopes.
func (c *Context) push(open func() uintptr, scopes int) error {
	c.mu.Lock()
	err := c.failed(open())
	if err == nil {
		c.scopes += scopes
	}
	c.mu.Unlock()
	return err
}

// mode runs a function between a push and a pop. The pop happens even if the function fails or
// panics.
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

// NoGrad runs a function in which no operation is recorded for the backward pass.
func (c *Context) NoGrad(body func() error) error { return c.gradMode(GradDisabled, body) }

// Inference runs a function in which no operation is recorded and whose results can never be part
// of a recorded graph.
func (c *Context) Inference(body func() error) error { return c.gradMode(GradInference, body) }

// EnableGrad runs a function in which operations are recorded, also inside NoGrad or Inference.
func (c *Context) EnableGrad(body func() error) error { return c.gradMode(GradEnabled, body) }

// Autocast runs a function in an autocast scope, in which each operation casts its inputs to the
// dtype of its class. With nil options the low-precision dtype is bf16. Scopes nest.
func (c *Context) Autocast(options *AutocastOptions, body func() error) error {
	var k keep
	desc := options.toC(&k)
	return c.mode(func() uintptr { return raw.Mpt_autocast_push(c.h, desc) },
		func() uintptr { return raw.Mpt_autocast_pop(c.h) }, body)
}

// OpName returns the name of an operation, or "" past the last one. Iterate from 0 to list all of
// them.
func (c *Context) OpName(op Op) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return raw.Text(raw.Mpt_op_name(c.h, int32(op)))
}

// Version returns the version of the library, for example "0.1.0".
func Version() string { return raw.Text(raw.Mpt_version_string()) }

// VersionNumber returns the version of the library as a number that grows with each release:
// 1002003 is 1.2.3.
func VersionNumber() uint32 { return raw.Mpt_version() }

// Features returns the features the library was built with: "cpu", "onednn 2.6.3", ...
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

// String returns the name of the dtype, for example "bf16".
func (d DType) String() string {
	if d == DTypeNone {
		return "none"
	}
	return raw.Text(raw.Mpt_dtype_name(int32(d)))
}

// Size returns the bytes of one element, or 0 for an unknown dtype.
func (d DType) Size() int { return int(raw.Mpt_dtype_size(int32(d))) }
