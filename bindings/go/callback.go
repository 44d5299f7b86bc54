// Callbacks: Go functions that the library calls by number.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"runtime/debug"
	"sync"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// ForwardFunc computes results from inputs. The inputs are borrowed: they are closed when it
// returns.
type ForwardFunc func(in []*Tensor) ([]*Tensor, error)

// BackwardFunc computes the gradients of the inputs of a forward call; nil means no gradient. It
// receives the inputs, the results and the gradients of the results, which are nil where there is
// no gradient. All arguments are borrowed: they are closed when it returns.
type BackwardFunc func(in, out, gradOut []*Tensor) ([]*Tensor, error)

// GradHook receives a borrowed gradient. It returns a replacement, or nil to keep the gradient. An
// error stops the backward pass.
type GradHook func(grad *Tensor) (*Tensor, error)

// PostHook receives a leaf after a backward pass has added to its gradient. An error stops the
// backward pass.
type PostHook func(leaf *Tensor) error

// LossFunc computes a loss. It must neither run a backward pass nor change parameters.
type LossFunc func() (*Tensor, error)

// custom holds the functions of a custom operation.
type custom struct {
	forward  ForwardFunc
	backward BackwardFunc
}

// entry is the registration behind a callback number, kept for as long as the library may use the
// number. The Go functions are stored in the context, not here, so that a function that references
// its own context does not keep that context alive. Pinned memory is released here because it must
// outlive the context.
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

// forget removes the registration of a number and unpins its memory.
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

// remember stores a function in the context and returns its number. The caller holds c.mu.
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

// safely converts a panic of body to an error.
func safely(body func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &PanicError{p, debug.Stack()}
		}
	}()
	return body()
}

// saveError records an error that no call can return; Err returns it.
func (c *Context) saveError(err error) {
	if c == nil || err == nil {
		return
	}
	c.unreported.Lock()
	if c.unreported.err == nil {
		c.unreported.err = err
	}
	c.unreported.Unlock()
}

// calls implements raw.Calls: it dispatches the callbacks of the library to Go functions.
type calls struct{}

func init() { raw.To = calls{} }

// call runs a function that may use the context. The surrounding call holds c.mu, which is unlocked
// while the function runs.
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
	c.callbacks++
	c.mu.Unlock()
	err := safely(func() error { return body(c, f) })
	c.mu.Lock()
	c.callbacks--
	if err != nil {
		c.pending = err
		return int32(ErrCallback)
	}
	return 0
}

// lend wraps handles of the library for the duration of a callback; closeAll ends it.
func (c *Context) lend(list []uintptr) []*Tensor {
	out := make([]*Tensor, len(list))
	for i, h := range list {
		if h != 0 {
			out[i] = &Tensor{object{ctx: c, h: raw.Mpt_tensor_retain(h)}}
		}
	}
	return out
}

func closeAll(lists ...[]*Tensor) {
	for _, list := range lists {
		for _, x := range list {
			if x != nil {
				x.Close()
			}
		}
	}
}

// give stores the results of a callback as new references that the library owns.
func give(results []*Tensor, out []uintptr, mayBeNil bool) error {
	if len(results) != len(out) {
		return invalid("the function returned %d results, expected %d", len(results), len(out))
	}
	for i, x := range results {
		if x == nil && !mayBeNil {
			return invalid("result %d is nil, expected a tensor", i)
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
		defer closeAll(inputs)
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
		defer closeAll(inputs, outputs, grads)
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
		defer closeAll(seen)
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
		defer closeAll(seen)
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

// Factor holds c.mu while the function runs, so the function must not use the context.
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
		if m, ok := c.calls[id].(*member); ok {
			c.saveError(safely(m.end))
		}
		c.forget(id)
	}
	if e.done != nil {
		c.saveError(safely(func() error { e.done(); return nil }))
	}
}

// CallOp runs a custom operation by its number.
func (c *Context) CallOp(op Op, in []*Tensor, results int) ([]*Tensor, error) {
	if results < 0 {
		return nil, invalid("the number of results is %d, expected at least 0", results)
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
