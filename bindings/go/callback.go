// Functions that the library calls, by number. SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"runtime/debug"
	"sync"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// ForwardFunc computes results of inputs, which are lent: they are closed when it returns.
type ForwardFunc func(in []*Tensor) ([]*Tensor, error)

// BackwardFunc computes the gradients of a forward's inputs, nil for none, of these, its results and the gradients of
// the results (nil where there is none), all lent.
type BackwardFunc func(in, out, gradOut []*Tensor) ([]*Tensor, error)

// GradHook sees a gradient, which is lent, and returns another in its place, or nil. An error stops the backward.
type GradHook func(grad *Tensor) (*Tensor, error)

// PostHook sees a leaf whose gradient was added to. An error stops the backward.
type PostHook func(leaf *Tensor) error

// LossFunc computes a loss. It must neither call a backward nor change parameters.
type LossFunc func() (*Tensor, error)

// custom is an operation of the host's.
type custom struct {
	forward  ForwardFunc
	backward BackwardFunc
}

// entry is what a number stands for, while the library may use it. The functions are with the context, so that one
// that knows its own context does not keep it; pinned memory must stay whatever becomes of the context.
type entry struct {
	ctx   contextRef
	unpin func()
	done  func()
	hooks *Hooks
}

var entries = struct {
	sync.RWMutex
	all    map[uintptr]*entry
	latest uintptr
}{all: map[uintptr]*entry{}}

func remember(e *entry) uintptr {
	entries.Lock()
	defer entries.Unlock()
	entries.latest++
	entries.all[entries.latest] = e
	return entries.latest
}

func recall(id uintptr) *entry {
	entries.RLock()
	defer entries.RUnlock()
	return entries.all[id]
}

// forget lets go of a number.
func forget(id uintptr) *entry {
	entries.Lock()
	e := entries.all[id]
	delete(entries.all, id)
	entries.Unlock()
	if e != nil && e.unpin != nil {
		e.unpin()
	}
	return e
}

// remember keeps a function with the context, whose turn it is.
func (c *Context) remember(f any) uintptr {
	id := remember(&entry{ctx: refer(c)})
	c.calls[id] = f
	c.numbers[id] = struct{}{}
	return id
}

func (c *Context) forget(id uintptr) {
	delete(c.calls, id)
	delete(c.numbers, id)
	forget(id)
}

// safely makes an error of a panic.
func safely(body func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &PanicError{p, debug.Stack()}
		}
	}()
	return body()
}

// miss remembers an error that no call will tell.
func (c *Context) miss(err error) {
	if c == nil || err == nil {
		return
	}
	c.missed.Lock()
	if c.missed.err == nil {
		c.missed.err = err
	}
	c.missed.Unlock()
}

// calls are what the library's callbacks come to.
type calls struct{}

func init() { raw.To = calls{} }

// call runs a function that may use the context, inside a call that has the turn.
func (calls) call(id uintptr, body func(c *Context, f any) error) int32 {
	e := recall(id)
	if e == nil {
		return int32(ErrCallback)
	}
	c := e.ctx.get()
	if c == nil {
		return int32(ErrCallback)
	}
	f := c.calls[id]
	c.inside++
	c.mu.Unlock()
	err := safely(func() error { return body(c, f) })
	c.mu.Lock()
	c.inside--
	if err != nil {
		c.pending = err
		return int32(ErrCallback)
	}
	return 0
}

// lend wraps handles of the library's for the time of a callback.
func (c *Context) lend(list []uintptr) []*Tensor {
	out := make([]*Tensor, len(list))
	for i, h := range list {
		if h != 0 {
			out[i] = &Tensor{object{ctx: c, h: raw.Mpt_tensor_retain(h)}}
		}
	}
	return out
}

func giveBack(lists ...[]*Tensor) {
	for _, list := range lists {
		for _, x := range list {
			if x != nil {
				x.Close()
			}
		}
	}
}

// give hands results over: handles of the library's own.
func give(results []*Tensor, out []uintptr, mayBeNil bool) error {
	if len(results) != len(out) {
		return invalid("%d results; %d are wanted", len(results), len(out))
	}
	for i, x := range results {
		if x == nil && !mayBeNil {
			return invalid("result %d is nil; a tensor is wanted", i)
		}
		if x != nil && x.closed() {
			return invalid("result %d was closed", i)
		}
	}
	for i, x := range results {
		out[i] = raw.Mpt_tensor_retain(x.raw())
	}
	return nil
}

func (t calls) Forward(id uintptr, in, out []uintptr) int32 {
	return t.call(id, func(c *Context, f any) error {
		forward, ok := f.(ForwardFunc)
		if !ok {
			forward = f.(*custom).forward
		}
		inputs := c.lend(in)
		defer giveBack(inputs)
		results, err := forward(inputs)
		if err != nil {
			return err
		}
		return give(results, out, false)
	})
}

func (t calls) Backward(id uintptr, in, out, gradOut, gradIn []uintptr) int32 {
	return t.call(id, func(c *Context, f any) error {
		inputs, outputs, grads := c.lend(in), c.lend(out), c.lend(gradOut)
		defer giveBack(inputs, outputs, grads)
		results, err := f.(*custom).backward(inputs, outputs, grads)
		if err != nil {
			return err
		}
		return give(results, gradIn, true)
	})
}

func (t calls) GradHook(id uintptr, grad *uintptr) int32 {
	return t.call(id, func(c *Context, f any) error {
		seen := c.lend([]uintptr{*grad})
		defer giveBack(seen)
		made, err := f.(GradHook)(seen[0])
		if err != nil || made == nil || made == seen[0] {
			return err
		}
		return give([]*Tensor{made}, unsafe.Slice(grad, 1), false)
	})
}

func (t calls) PostHook(id, leaf uintptr) int32 {
	return t.call(id, func(c *Context, f any) error {
		seen := c.lend([]uintptr{leaf})
		defer giveBack(seen)
		return f.(PostHook)(seen[0])
	})
}

func (t calls) Closure(id uintptr, loss *uintptr) int32 {
	return t.call(id, func(c *Context, f any) error {
		made, err := f.(LossFunc)()
		if err != nil {
			return err
		}
		return give([]*Tensor{made}, unsafe.Slice(loss, 1), false)
	})
}

// Factor keeps the context's turn: the function must not use it.
func (calls) Factor(id uintptr, step int64, factor *float64) int32 {
	e := recall(id)
	if e == nil {
		return int32(ErrCallback)
	}
	c := e.ctx.get()
	if c == nil {
		return int32(ErrCallback)
	}
	if err := safely(func() error { *factor = c.calls[id].(func(int64) float64)(step); return nil }); err != nil {
		c.pending = err
		return int32(ErrCallback)
	}
	return 0
}

func (calls) Done(id uintptr) {
	e := forget(id)
	if e == nil {
		return
	}
	c := e.ctx.get()
	if c != nil {
		c.forget(id)
	}
	if e.done != nil {
		c.miss(safely(func() error { e.done(); return nil }))
	}
}

// CallOp runs an operation of the host's by its number.
func (c *Context) CallOp(op Op, in []*Tensor, results int) ([]*Tensor, error) {
	if results < 0 {
		return nil, invalid("%d results: 0 or more are wanted", results)
	}
	out_ := make([]uintptr, results)
	c.mu.Lock()
	inRaw := rawAll(in)
	status := raw.Mpt_op_call(c.h, int32(op), inRaw, out_)
	runtime.KeepAlive(c)
	runtime.KeepAlive(in)
	if err := c.failed(status); err != nil {
		c.mu.Unlock()
		return nil, err
	}
	r0 := c.wrapAll(out_)
	c.mu.Unlock()
	return r0, nil
}
