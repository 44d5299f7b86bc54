// Autograd: gradients, hooks, checkpointing and custom operations.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// Backward adds d(x)/d(leaf) to the gradient of every leaf that requires one. x must have exactly
// one element. Errors: ErrState (the graph was already freed, or a saved value was changed in
// place), ErrShape, ErrInvalidArgument.
func (x *Tensor) Backward() error { return Backward([]*Tensor{x}, nil, nil) }

// Backward adds d(sum of roots)/d(leaf) to the gradient of every leaf that requires one. grads
// holds the gradient of each root; it is nil, or has one entry per root, each of which may be nil.
// A root without a gradient must have exactly one element.
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

// Grad returns the gradients of the roots with respect to inputs as new tensors. It does not change
// the gradient of any leaf. The result is nil for an input that the roots do not depend on.
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

// pairs returns the handles of the roots, followed by the handles of their gradients.
func pairs(roots, grads []*Tensor) ([]uintptr, error) {
	if grads != nil && len(grads) != len(roots) {
		return nil, invalid("got %d roots and %d gradients; expected one for each root, or nil", len(roots), len(grads))
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

// AddHook adds a hook that receives the gradient of x in every backward pass and may replace it.
// Pass the returned number to RemoveHook.
func (x *Tensor) AddHook(hook GradHook) (int64, error) {
	return x.addHook(hook, raw.Mpt_tensor_add_hook)
}

// AddPostHook adds a hook that runs after a backward pass has added to the gradient of this leaf.
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

// Checkpoint runs forward without saving intermediate values, and runs it again during the backward
// pass with the same random numbers and autocast state. Given equal inputs, forward must compute
// equal results. Gradients flow to the tensors of in and to every parameter that forward uses.
func (c *Context) Checkpoint(in []*Tensor, results int, forward ForwardFunc) ([]*Tensor, error) {
	if forward == nil || results < 0 {
		return nil, invalid("Checkpoint: expected a function and at least 0 results")
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

// CustomOp describes an operation that the host program implements.
type CustomOp struct {
	// Name identifies the operation; it must be unique in the context.
	Name string
	// Inputs and Results are the numbers of input and result tensors.
	Inputs, Results int
	// Forward computes the results. The operations inside it are not recorded.
	Forward ForwardFunc
	// Backward computes the gradients of the inputs. If it is nil, the operation is not
	// differentiable. A Backward that is composed of operations is itself differentiable.
	Backward BackwardFunc
	// CastClass selects what autocast does with the inputs; CastNone leaves them unchanged.
	CastClass CastClass
	// Advice names an alternative; the error for CastBanned includes it.
	Advice string
	// InScope runs Forward and Backward under the autocast scope of the call. Otherwise they run
	// with autocast off.
	InScope bool
}

// RegisterOp adds an operation of the host program to the context. CallOp runs it.
func (c *Context) RegisterOp(op CustomOp) (Op, error) {
	if op.Forward == nil {
		return 0, invalid("RegisterOp %q: Forward is nil", op.Name)
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

// NewFunction makes a module from a function of one input and one result.
func NewFunction(ctx *Context, forward func(x *Tensor) (*Tensor, error)) (*Module, error) {
	if forward == nil {
		return nil, invalid("NewFunction: the function is nil")
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

// DeleteDLPack releases a DLManagedTensorVersioned by its deleter. Use it for a capsule that no
// consumer took over.
func DeleteDLPack(managed unsafe.Pointer) {
	if managed != nil {
		raw.DeleteManaged(managed)
	}
}
