// Tensors: made from slices, read into slices, shared with slices.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"fmt"
	"runtime"
	"strings"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// Tensor is an array of numbers of one dtype. Operations are its methods and return new tensors.
// Close, the enclosing scope or the collector releases a tensor.
type Tensor struct {
	object
}

func (x *Tensor) raw() uintptr {
	if x == nil {
		return 0
	}
	return x.h
}

// Context returns the context that the tensor belongs to.
func (x *Tensor) Context() *Context { return x.ctx }

// Close releases the tensor now. Further calls of Close do nothing.
func (x *Tensor) Close() error {
	x.close(raw.Mpt_tensor_release)
	return nil
}

// wrapTensor makes a tensor from a handle that the caller owns. The caller holds c.mu.
func (c *Context) wrapTensor(h uintptr) *Tensor {
	if h == 0 {
		return nil
	}
	x := &Tensor{object{ctx: c, h: h}}
	if c.scopes == 0 {
		c.addFinalizer(&x.object, raw.Mpt_tensor_release)
	}
	return x
}

func (c *Context) wrapAll(list []uintptr) []*Tensor {
	out := make([]*Tensor, len(list))
	for i, h := range list {
		out[i] = c.wrapTensor(h)
	}
	return out
}

// madeTensor unlocks c.mu after a call that made a tensor, and wraps the result.
func (c *Context) madeTensor(h uintptr) (*Tensor, error) {
	if int(h) < 0 {
		err := c.failed(-h)
		c.mu.Unlock()
		return nil, err
	}
	x := c.wrapTensor(h)
	c.mu.Unlock()
	return x, nil
}

// address returns the address of the first element of a slice, or nil for an empty one.
func address[T any](data []T) unsafe.Pointer {
	if len(data) == 0 {
		return nil
	}
	return unsafe.Pointer(&data[0])
}

func bytesOf[T any](data []T) uintptr {
	var x T
	return uintptr(len(data)) * unsafe.Sizeof(x)
}

func ints(list []int64) *int64 {
	if len(list) == 0 {
		return nil
	}
	return &list[0]
}

// NewTensor makes a tensor with a copy of row-major elements. Without extents it has one dim of
// len(data) elements.
func NewTensor[T Element](ctx *Context, data []T, shape ...int64) (*Tensor, error) {
	if len(shape) == 0 {
		shape = []int64{int64(len(data))}
	}
	ctx.mu.Lock()
	h := raw.Mpt_tensor_from_data(ctx.h, int32(DTypeOf[T]()), shape, address(data), bytesOf(data))
	runtime.KeepAlive(data)
	return ctx.madeTensor(h)
}

// NewScalar makes a tensor without dims that holds one value.
func NewScalar[T Element](ctx *Context, value T) (*Tensor, error) {
	data := []T{value}
	ctx.mu.Lock()
	return ctx.madeTensor(raw.Mpt_tensor_from_data(ctx.h, int32(DTypeOf[T]()), nil, address(data), bytesOf(data)))
}

// Wrap makes a tensor that shares the memory of a slice: each side sees what the other writes. The
// slice stays pinned until the library no longer needs it. Then done is called, if it is not nil,
// inside another call, so it must not use the context. Report writes from Go with Tensor.Touch.
func Wrap[T Element](ctx *Context, data []T, done func(), shape ...int64) (*Tensor, error) {
	if len(shape) == 0 {
		shape = []int64{int64(len(data))}
	}
	return WrapStrided(ctx, data, done, shape, nil)
}

// WrapStrided makes a tensor that shares the memory of a slice, like Wrap, with strides in elements
// for each dim. With nil strides the elements are row-major.
func WrapStrided[T Element](ctx *Context, data []T, done func(), shape, strides []int64) (*Tensor, error) {
	if strides != nil && len(strides) != len(shape) {
		return nil, invalid("got %d strides for %d extents; expected one for each", len(strides), len(shape))
	}
	var unpin func()
	if len(data) > 0 {
		unpin = pin(&data[0])
	}
	id := remember(&entry{ctx: refer(ctx), unpin: unpin, done: done})
	ctx.mu.Lock()
	h := raw.Mpt_tensor_from_memory(ctx.h, int32(DTypeOf[T]()), ints(shape), ints(strides), int32(len(shape)), address(data),
		bytesOf(data), id)
	if int(h) < 0 {
		forget(id)
	}
	return ctx.madeTensor(h)
}

// Read copies the elements, row-major and converted to T, into a slice of exactly that length.
func Read[T Element](x *Tensor, into []T) error {
	c := x.ctx
	c.mu.Lock()
	status := raw.Mpt_tensor_read(x.h, int32(DTypeOf[T]()), address(into), int64(len(into)))
	runtime.KeepAlive(x)
	return c.done(status)
}

// Values returns the elements, row-major and converted to T.
func Values[T Element](x *Tensor) ([]T, error) {
	info, err := x.Info()
	if err != nil {
		return nil, err
	}
	out := make([]T, info.Count)
	return out, Read(x, out)
}

// Write overwrites the elements in place, converted from T. See Tensor.CopyFrom for in-place
// writes.
func Write[T Element](x *Tensor, from []T) error {
	c := x.ctx
	c.mu.Lock()
	status := raw.Mpt_tensor_write(x.h, int32(DTypeOf[T]()), address(from), int64(len(from)))
	runtime.KeepAlive(x)
	return c.done(status)
}

// View returns the memory of a contiguous CPU tensor as a slice, without a copy. The slice is valid
// while the tensor lives: keep the tensor (runtime.KeepAlive) for as long as the slice is in use.
// Report writes with Tensor.Touch. Errors: ErrDevice (the tensor is on another device), ErrDType,
// ErrShape (not row-major).
func View[T Element](x *Tensor) ([]T, error) {
	info, err := x.Info()
	if err != nil {
		return nil, err
	}
	if info.Device != DeviceCPU {
		return nil, &Error{Status: ErrDevice, Message: fmt.Sprintf("View: the tensor is on %v:%d; use Values, or Tensor.To",
			info.Device, info.DeviceIndex)}
	}
	if info.DType != DTypeOf[T]() {
		return nil, &Error{Status: ErrDType, Message: fmt.Sprintf("View: the tensor is %v, the slice would be %v; use %s",
			info.DType, DTypeOf[T](), "its own type, or Values, which converts")}
	}
	row := int64(1)
	for d := info.Rank - 1; d >= 0; d-- {
		if info.Shape[d] != 1 && info.Stride[d] != row && info.Count > 0 {
			return nil, &Error{Status: ErrShape, Message: fmt.Sprintf(
				"View: the tensor has strides %v, a slice is row-major: take Contiguous first", info.Stride[:info.Rank])}
		}
		row *= info.Shape[d]
	}
	p, err := x.Pointer()
	if err != nil || info.Count == 0 {
		return []T{}, err
	}
	return unsafe.Slice((*T)(p), info.Count), nil
}

// Pointer returns the address of the first element, in the memory of the tensor's device. Info has
// the strides. The address is valid while the tensor lives.
func (x *Tensor) Pointer() (unsafe.Pointer, error) {
	c := x.ctx
	var p unsafe.Pointer
	c.mu.Lock()
	status := raw.Mpt_tensor_get_data(x.h, &p)
	runtime.KeepAlive(x)
	return p, c.done(status)
}

// IsValid reports whether the tensor has not been released.
func (x *Tensor) IsValid() bool {
	c := x.ctx
	c.mu.Lock()
	defer c.mu.Unlock()
	return raw.Mpt_tensor_is_valid(x.h) != 0
}

// String formats the tensor as NumPy prints it.
func (x *Tensor) String() string {
	if x == nil {
		return "<nil>"
	}
	c := x.ctx
	c.mu.Lock()
	text, status := raw.ReadText(func(text *byte, size uintptr, needed *uintptr) uintptr {
		return raw.Mpt_tensor_text(x.h, text, size, needed)
	})
	runtime.KeepAlive(x)
	if err := c.done(status); err != nil {
		return "<" + strings.TrimPrefix(err.Error(), "mpt: ") + ">"
	}
	return text
}

// Shape returns the extents.
func (x *Tensor) Shape() ([]int64, error) {
	info, err := x.Info()
	return append([]int64{}, info.Shape[:info.Rank]...), err
}

// DType returns the type of the elements.
func (x *Tensor) DType() (DType, error) {
	info, err := x.Info()
	return info.DType, err
}

// RequiresGrad reports whether gradients of the tensor are recorded.
func (x *Tensor) RequiresGrad() (bool, error) {
	info, err := x.Info()
	return info.RequiresGrad, err
}

// StatsFirstExponent is the exponent of the first bin: bin i of TensorStats.Exponents begins at
// 2^(i + StatsFirstExponent).
const StatsFirstExponent = raw.StatsFirstExponent

// Float32s returns the elements converted to float32.
func (x *Tensor) Float32s() ([]float32, error) { return Values[float32](x) }

// Int64s returns the elements converted to int64.
func (x *Tensor) Int64s() ([]int64, error) { return Values[int64](x) }

// extent returns the extent of a dim, or -1 for an invalid dim; the call that follows then reports
// the error.
func extent(x *Tensor, dim int64) int64 {
	var info raw.C_mpt_tensor_info
	info.Struct_size = uint32(unsafe.Sizeof(info))
	if raw.IsError(checkOnly(raw.Mpt_tensor_get_info(x.h, &info))) {
		return -1
	}
	if dim < 0 {
		dim += int64(info.Rank)
	}
	if dim < 0 || dim >= int64(info.Rank) {
		return -1
	}
	return info.Shape[dim]
}

// checkOnly frees the record of an error without reading it, and returns the status.
func checkOnly(status uintptr) uintptr {
	if raw.IsError(status) {
		raw.Error(status)
	}
	return status
}

// parts returns the number of pieces of a size along a dim, or 1 if the split itself will fail.
func parts(x *Tensor, size, dim int64) int64 {
	n := extent(x, dim)
	if n <= 0 || size <= 0 {
		return 1
	}
	return (n + size - 1) / size
}

// chunks returns the number of pieces when a dim is split into at most the given number.
func chunks(x *Tensor, most, dim int64) int64 {
	n := extent(x, dim)
	if n <= 0 || most <= 0 {
		return 1
	}
	return parts(x, (n+most-1)/most, dim)
}
