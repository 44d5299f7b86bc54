// Tests inside the package: memory of callbacks, calls from threads that Go did not start.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"errors"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"libmpt.org/mpt/internal/foreign"
	"libmpt.org/mpt/internal/raw"
)

// TestNothingIsRemembered checks that every callback number of a context is removed with the
// context, however it ends.
func TestNothingIsRemembered(t *testing.T) {
	count := func() int {
		entries.RLock()
		defer entries.RUnlock()
		return len(entries.all)
	}
	before := count()
	use := func(end bool) {
		ctx := Must(NewContext(&ContextOptions{Hooks: &Hooks{Log: func(LogLevel, string) {}}}))
		x := Must(Wrap(ctx, make([]float32, 8), nil))
		if err := x.SetRequiresGrad(true); err != nil {
			t.Fatal(err)
		}
		Must(x.AddHook(func(*Tensor) (*Tensor, error) { return nil, ctx.Err() }))
		Must(NewFunction(ctx, func(x *Tensor) (*Tensor, error) { return x, ctx.Err() }))
		Must(ctx.RegisterOp(CustomOp{Name: "own", Inputs: 1, Results: 1,
			Forward: func(in []*Tensor) ([]*Tensor, error) { return in, ctx.Err() }}))
		Must(ctx.Checkpoint([]*Tensor{x}, 1, func(in []*Tensor) ([]*Tensor, error) {
			y, err := in[0].Neg()
			return []*Tensor{y}, err
		}))
		if end {
			if err := ctx.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i := 0; i < 10; i++ {
		use(true)
	}
	if n := count(); n != before {
		t.Fatal(n, before)
	}
	if !collected {
		return
	}
	for i := 0; i < 10; i++ {
		use(false)
	}
	for i := 0; count() != before; i++ {
		if i == 200 {
			t.Fatal(count(), before)
		}
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
}

// TestCallbacksFromForeignThreads runs callbacks at once on threads that Go did not create. A panic
// in one must not end the process.
func TestCallbacksFromForeignThreads(t *testing.T) {
	var said int64
	panics := false
	ctx, err := NewContext(&ContextOptions{Hooks: &Hooks{Log: func(level LogLevel, text string) {
		if text == "from elsewhere" && level == LogWarning {
			atomic.AddInt64(&said, 1)
		}
		if panics {
			panic("oh no")
		}
	}}})
	if err != nil {
		t.Fatal(err)
	}
	if n := foreign.Log(raw.Functions.Log, ctx.hooks, 32); int64(n) != said || n == 0 {
		t.Fatal(n, said)
	}
	panics = true
	foreign.Log(raw.Functions.Log, ctx.hooks, 32)
	var p *PanicError
	if err := ctx.Err(); !errors.As(err, &p) || p.Value != "oh no" {
		t.Fatal(err)
	}
	if err := ctx.Close(); err != nil {
		t.Fatal(err)
	}
	// The context is closed and its callback number is no longer known.
	foreign.Log(raw.Functions.Log, ctx.hooks, 1)
}
