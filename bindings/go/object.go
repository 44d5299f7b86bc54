// Objects of the library's: whose they are, and how they are given back. SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"runtime"
	"unsafe"

	"libmpt.org/mpt/internal/raw"
)

// object is a handle of a context's; its turn guards the fields.
type object struct {
	ctx *Context
	h   uintptr // gone: closed
	net *net    // nil: a scope gives it back
}

// gone are the bits of a handle behind what it is of. No live one has them all, and C says of such a one that it was
// released; 0 would be an argument that is not given.
const gone = 1<<48 - 1

func (o *object) closed() bool { return o.h&gone == gone }

// net gives a handle back when its object was left to the collector. It knows neither object nor context, so that no
// cycle keeps it; and one whose object was closed serves the next: setting a finalizer costs more than an operation.
type net struct {
	h       uintptr
	release func(uintptr)
}

// fall runs on a goroutine of the runtime's: a release may come from any thread.
func (n *net) fall() {
	if n.h != 0 {
		n.release(n.h)
	}
}

// guard hangs a net under an object.
func (c *Context) guard(o *object, release func(uintptr)) {
	var n *net
	if last := len(c.nets) - 1; last >= 0 {
		n = c.nets[last]
		c.nets[last] = nil // else it is never collected
		c.nets = c.nets[:last]
		n.h, n.release = o.h, release
	} else {
		n = &net{o.h, release}
		runtime.SetFinalizer(n, (*net).fall)
	}
	o.net = n
	if c.guarded++; c.guarded%16 == 0 && !c.closed() {
		c.watch()
	}
}

// watch asks the collector, which does not see the library's memory, to run when that has doubled.
func (c *Context) watch() {
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
		runtime.GC() // what it finds is given back by the calls that follow
	}
}

// unguard takes the net away.
func (c *Context) unguard(o *object) {
	if n := o.net; n != nil {
		o.net, n.h = nil, 0
		if len(c.nets) < 1024 {
			c.nets = append(c.nets, n)
		}
	}
}

// close gives the handle back, once.
func (o *object) close(release func(uintptr)) {
	c := o.ctx
	c.mu.Lock()
	if !o.closed() {
		release(o.h)
		o.h |= gone
		c.unguard(o)
	}
	c.mu.Unlock()
}

// handled is a type whose values have handles; nil has none.
type handled interface{ raw() uintptr }

func rawAll[T handled](list []T) []uintptr {
	out := make([]uintptr, len(list))
	for i, x := range list {
		out[i] = x.raw()
	}
	return out
}

// first is the context of a list's objects.
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
	return nil, invalid("an empty list: there is no context to work in")
}

// keep is memory of C's that lasts for a call, and what was wrong with what should go there.
type keep struct {
	texts []uintptr
	err   error
}

func (k *keep) check(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == 0 {
			if k.err == nil {
				k.err = invalid("the text %q has a NUL in it: C would see its first %d bytes", s, i)
			}
			return false
		}
	}
	return true
}

// text is for structs; "" is NULL.
func (k *keep) text(s string) uintptr {
	if s == "" || !k.check(s) {
		return 0
	}
	p := raw.NewText(s)
	k.texts = append(k.texts, p)
	return p
}

// bytes is for parameters.
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

// small is a number as C has it; one that does not fit there is refused there as the largest.
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
