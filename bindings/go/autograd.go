// Gradients, hooks, checkpointing, operations of the host's. SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// Backward adds d(x)/d(leaf) to the gradient of every leaf that wants one; x has one element. Errors: ErrState (the
// graph was freed already; a saved value was changed in place), ErrShape, ErrInvalidArgument.
func (x *Tensor) Backward() error { return Backward([]*Tensor{x}, nil, nil) }

// Backward adds d(sum of roots)/d(leaf) to the gradient of every leaf that wants one. grads (nil, or one for each root,
// which may be nil) are the roots' own gradients; a root without one must have one element.
func Backward(roots, grads []*Tensor, options *BackwardOptions) error {
	c, err := first(roots)
	if err != nil {
		return err
	}
	var k keep
	desc := options.toC(&k)
	c.mu.Lock()
	list, err := pairs(roots, grads)
	if err != nil {
		c.mu.Unlock()
		return err
	}
	status := raw.Mpt_backward(list, desc)
	runtime.KeepAlive(roots)
	runtime.KeepAlive(grads)
	return c.done(status)
}

// Grad is the gradients of the roots with respect to inputs, as new tensors; no leaf's own gradient is touched. An
// input that the roots do not depend on gives nil.
func Grad(roots, grads, inputs []*Tensor, options *BackwardOptions) ([]*Tensor, error) {
	c, err := first(roots)
	if err != nil {
		return nil, err
	}
	var k keep
	desc := options.toC(&k)
	c.mu.Lock()
	defer c.mu.Unlock()
	list, err := pairs(roots, grads)
	if err != nil {
		return nil, err
	}
	out := make([]uintptr, len(inputs))
	err = c.failed(raw.Mpt_gradients(list, rawAll(inputs), desc, out))
	runtime.KeepAlive(roots)
	runtime.KeepAlive(grads)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, err
	}
	return c.wrapAll(out), nil
}

// pairs are the roots, then as many gradients.
func pairs(roots, grads []*Tensor) ([]uintptr, error) {
	if grads != nil && len(grads) != len(roots) {
		return nil, invalid("%d roots and %d gradients of roots: one for each, or nil", len(roots), len(grads))
	}
	list := make([]uintptr, 2*len(roots))
	for i, x := range roots {
		list[i] = x.raw()
	}
	for i, x := range grads {
		list[len(roots)+i] = x.raw()
	}
	return list, nil
}

// AddHook adds a hook that sees x's gradient in each backward, and may replace it. The number is for RemoveHook.
func (x *Tensor) AddHook(hook GradHook) (int64, error) {
	return x.addHook(hook, raw.Mpt_tensor_add_hook)
}

// AddPostHook adds a hook that runs after this leaf's gradient was added to.
func (x *Tensor) AddPostHook(hook PostHook) (int64, error) {
	return x.addHook(hook, raw.Mpt_tensor_add_post_hook)
}

func (x *Tensor) addHook(hook any, add func(uintptr, uintptr, *int64) uintptr) (int64, error) {
	c := x.ctx
	var number int64
	c.mu.Lock()
	id := c.remember(hook)
	status := add(x.h, id, &number)
	runtime.KeepAlive(x)
	if raw.IsError(status) {
		c.forget(id)
	}
	return number, c.done(status)
}

// Checkpoint runs forward without keeping what its backward needs, and again, with the same random numbers and
// autocast state, when the backward comes: it must compute the same from the same. Gradients reach in, and the
// parameters that forward reads besides.
func (c *Context) Checkpoint(in []*Tensor, results int, forward ForwardFunc) ([]*Tensor, error) {
	if forward == nil || results < 0 {
		return nil, invalid("Checkpoint: a function and a number of results are wanted")
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	id := c.remember(forward)
	out := make([]uintptr, results)
	err := c.failed(raw.Mpt_recompute(c.h, id, rawAll(in), out))
	runtime.KeepAlive(in)
	if err != nil {
		c.forget(id)
		return nil, err
	}
	return c.wrapAll(out), nil
}

// CustomOp is an operation of the host's.
type CustomOp struct {
	// Name is unique in the context.
	Name string
	// Inputs and Results are how many tensors go in and come out.
	Inputs, Results int
	// Forward computes the results; its own operations are not recorded.
	Forward ForwardFunc
	// Backward computes the inputs' gradients; nil: not differentiable. Written in operations, it is itself
	// differentiable.
	Backward BackwardFunc
	// CastClass is what autocast does with its inputs: CastNone, or another.
	CastClass CastClass
	// Advice, with CastBanned, is what to use instead.
	Advice string
	// InScope runs both under the autocast scope that was in force at the call, not with casts off.
	InScope bool
}

// RegisterOp adds an operation of the host's, which CallOp runs.
func (c *Context) RegisterOp(op CustomOp) (Op, error) {
	if op.Forward == nil {
		return 0, invalid("RegisterOp %q: Forward is wanted", op.Name)
	}
	var k keep
	defer k.free()
	var desc raw.C_mpt_custom_op_desc
	raw.Mpt_custom_op_desc_init(&desc, unsafe.Sizeof(desc))
	desc.In_count, desc.Out_count = small(op.Inputs), small(op.Results)
	desc.Cast_class, desc.In_scope = int32(op.CastClass), flag(op.InScope)
	desc.Name, desc.Advice = k.text(op.Name), k.text(op.Advice)
	if k.err != nil {
		return 0, k.err
	}
	desc.Forward = raw.Functions.Forward
	if op.Backward != nil {
		desc.Backward = raw.Functions.Backward
	}
	c.mu.Lock()
	id := c.remember(&custom{op.Forward, op.Backward})
	desc.User = id
	var number int32
	status := raw.Mpt_op_register(c.h, &desc, &number)
	if raw.IsError(status) {
		c.forget(id)
	}
	return Op(number), c.done(status)
}

// NewFunction makes a module of a function of one input and one result.
func NewFunction(ctx *Context, forward func(x *Tensor) (*Tensor, error)) (*Module, error) {
	if forward == nil {
		return nil, invalid("NewFunction: a function is wanted")
	}
	ctx.mu.Lock()
	id := ctx.remember(ForwardFunc(func(in []*Tensor) ([]*Tensor, error) {
		y, err := forward(in[0])
		return []*Tensor{y}, err
	}))
	h := raw.Mpt_nn_function(ctx.h, id)
	if int(h) < 0 {
		ctx.forget(id)
	}
	return ctx.madeModule(h)
}

// DeleteDLPack gives a DLManagedTensorVersioned back by its deleter, where its consumer did not.
func DeleteDLPack(managed unsafe.Pointer) {
	if managed != nil {
		raw.DeleteManaged(managed)
	}
}
