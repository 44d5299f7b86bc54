// Objects: handles of the library, their owners and their release.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// object is a handle with its context. The mutex of the context guards the fields.
type object struct {
	ctx       *Context
	h         uintptr    // has closedBits set once closed
	finalizer *finalizer // nil if a scope releases the handle
}

// closedBits has all generation and slot bits of a handle set. No live handle has this value, so
// the library reports such a handle as released. A handle of 0 would be an absent optional
// argument.
const closedBits = 1<<48 - 1

func (o *object) closed() bool { return o.h&closedBits == closedBits }

// finalizer releases a handle whose object the collector found. It refers to neither the object nor
// the context, so that no cycle keeps them alive. The finalizer of a closed object is reused for a
// new object, because runtime.SetFinalizer costs more than an operation.
type finalizer struct {
	h       uintptr
	release func(uintptr)
}

// run releases the handle. It runs on a goroutine of the runtime; the library accepts releases from
// any thread.
func (f *finalizer) run() {
	if f.h != 0 {
		f.release(f.h)
	}
}

// addFinalizer makes the collector release an object that is not closed.
func (c *Context) addFinalizer(o *object, release func(uintptr)) {
	var f *finalizer
	if last := len(c.spareFinalizers) - 1; last >= 0 {
		f = c.spareFinalizers[last]
		c.spareFinalizers[last] = nil // else the finalizer is never collected
		c.spareFinalizers = c.spareFinalizers[:last]
		f.h, f.release = o.h, release
	} else {
		f = &finalizer{o.h, release}
		runtime.SetFinalizer(f, (*finalizer).run)
	}
	o.finalizer = f
	if c.finalizers++; c.finalizers%16 == 0 && !c.closed() {
		c.collectIfGrown()
	}
}

// collectIfGrown runs the collector when the memory of the library, which the collector does not
// see, has doubled.
func (c *Context) collectIfGrown() {
	const least = 128 << 20
	if c.memory == nil {
		c.memory = &raw.C_mpt_memory_info{Struct_size: uint32(unsafe.Sizeof(*c.memory))}
	}
	if raw.IsError(checkOnly(raw.Mpt_context_get_memory(c.h, c.memory))) {
		return
	}
	now := uint64(c.memory.Total_now)
	switch {
	case c.limit == 0: // the collector has run
		if c.limit = 2 * now; c.limit < least {
			c.limit = least
		}
	case now > c.limit:
		c.limit = 0
		runtime.GC() // subsequent calls release the objects it finds
	}
}

// removeFinalizer detaches the finalizer of an object and keeps it for reuse.
func (c *Context) removeFinalizer(o *object) {
	if f := o.finalizer; f != nil {
		o.finalizer, f.h = nil, 0
		if len(c.spareFinalizers) < 1024 {
			c.spareFinalizers = append(c.spareFinalizers, f)
		}
	}
}

// close releases the handle, once.
func (o *object) close(release func(uintptr)) {
	c := o.ctx
	c.mu.Lock()
	if !o.closed() {
		release(o.h)
		o.h |= closedBits
		c.removeFinalizer(o)
	}
	c.mu.Unlock()
}

// handled is implemented by types with a handle; raw returns 0 for nil.
type handled interface{ raw() uintptr }

func rawAll[T handled](list []T) []uintptr {
	out := make([]uintptr, len(list))
	for i, x := range list {
		out[i] = x.raw()
	}
	return out
}

// first returns the context of the first object in a list.
func first[T interface {
	comparable
	Context() *Context
}](list []T) (*Context, error) {
	var none T
	for _, x := range list {
		if x != none {
			return x.Context(), nil
		}
	}
	return nil, invalid("the list is empty, so it names no context")
}

// keep collects the C memory that a call needs, and the first error found while filling it.
type keep struct {
	texts []uintptr
	err   error
}

func (k *keep) check(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == 0 {
			if k.err == nil {
				k.err = invalid("the text %q contains a NUL: C would read only its first %d bytes", s, i)
			}
			return false
		}
	}
	return true
}

// text copies a text for a field of a C struct; "" gives NULL.
func (k *keep) text(s string) uintptr {
	if s == "" || !k.check(s) {
		return 0
	}
	p := raw.NewText(s)
	k.texts = append(k.texts, p)
	return p
}

// bytes copies a text for a parameter of a C function.
func (k *keep) bytes(s string) *byte {
	if !k.check(s) {
		return nil
	}
	b := make([]byte, len(s)+1)
	copy(b, s)
	return &b[0]
}

func (k *keep) free() {
	for _, p := range k.texts {
		raw.Free(p)
	}
}

func flag(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// small converts an int to int32. It clamps a value that does not fit to the largest magnitude,
// which the library rejects.
func small(n int) int32 {
	const most = 1<<31 - 1
	if n > most {
		return most
	}
	if n < -most {
		return -most
	}
	return int32(n)
}

func sizes(list [raw.Purposes]uint64) (out [raw.Purposes]uintptr) {
	for i, x := range list {
		out[i] = uintptr(x)
	}
	return out
}

func numbers(list [raw.Purposes]uintptr) (out [raw.Purposes]uint64) {
	for i, x := range list {
		out[i] = uint64(x)
	}
	return out
}
