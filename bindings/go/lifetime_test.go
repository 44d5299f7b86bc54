// Tests of lifetimes: closing, scopes, modes, the collector, leaks.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"libmpt.org/mpt"
)

func TestAClosedTensorFails(t *testing.T) {
	ctx := open(t)
	a, b := get(ctx.Ones(mpt.F32, 2))(t), get(ctx.Ones(mpt.F32, 2))(t)
	ok(t, a.Close())
	ok(t, a.Close())
	_, err := a.Add(b)
	fails(t, err, mpt.ErrInvalidHandle, "Tensor.Add: ")
	_, err = b.Add(a)
	fails(t, err, mpt.ErrInvalidHandle)
	_, err = b.Add(nil)
	fails(t, err, mpt.ErrInvalidHandle)
	_, err = mpt.Cat([]*mpt.Tensor{b, a, nil}, 0)
	fails(t, err, mpt.ErrInvalidHandle)
	if a.IsValid() || !b.IsValid() {
		t.Fatal("a is gone, b is there")
	}
	if s := a.String(); s == "" {
		t.Fatal("a closed tensor has a text, too")
	}
}

func TestScopes(t *testing.T) {
	ctx := open(t)
	before := live(t, ctx)
	var kept, outer, gone *mpt.Tensor
	ok(t, ctx.Scope(func(s *mpt.Scope) error {
		gone = get(ctx.Ones(mpt.F32, 2))(t)
		return ctx.Scope(func(inner *mpt.Scope) error {
			kept = get(ctx.Ones(mpt.F32, 3))(t)
			outer = get(ctx.Ones(mpt.F32, 4))(t)
			inner.Keep(kept, outer, nil)
			s.Keep(kept)
			return nil
		})
	}))
	if gone.IsValid() || outer.IsValid() || !kept.IsValid() {
		t.Fatal("one is kept")
	}
	_, err := gone.ReLU()
	fails(t, err, mpt.ErrInvalidHandle)
	if n := live(t, ctx); n != before+1 {
		t.Fatal(n, before)
	}
	equal(t, get(kept.Float32s())(t), 1, 1, 1)
	// The collector also releases a tensor that was kept from a scope.
	kept = nil
	eventually(t, "the kept tensor is collected", func() bool { return live(t, ctx) == before })
}

func TestAClosedArgumentIsNotAnAbsentOne(t *testing.T) {
	ctx := open(t)
	x, w := get(ctx.Ones(mpt.F32, 2, 3))(t), get(ctx.Ones(mpt.F32, 4, 3))(t)
	bias := get(ctx.Ones(mpt.F32, 4))(t)
	params := get(mpt.NewParams(ctx))(t)
	ok(t, params.Add("bias", bias))
	ok(t, bias.Close()) // the set holds its own reference
	_, err := x.Linear(w, bias, mpt.ActivationNone)
	fails(t, err, mpt.ErrInvalidHandle)
	if !strings.Contains(err.Error(), "bias is a stale tensor handle: it was released") {
		t.Fatal(err)
	}
	get(x.Linear(w, get(params.Get("bias"))(t), mpt.ActivationNone))(t)
	ok(t, ctx.Close())
	_, err = ctx.Ones(mpt.F32, 1)
	fails(t, err, mpt.ErrInvalidHandle)
	if strings.Contains(err.Error(), "NULL") {
		t.Fatal(err)
	}
}

func TestWhatATensorIs(t *testing.T) {
	ctx := open(t)
	x := get(ctx.Ones(mpt.F16, 2, 3))(t)
	if d := get(x.DType())(t); d != mpt.F16 {
		t.Fatal(d)
	}
	if get(x.RequiresGrad())(t) {
		t.Fatal("no gradient was asked for")
	}
	ok(t, x.SetRequiresGrad(true))
	if !get(x.RequiresGrad())(t) {
		t.Fatal("a gradient was asked for")
	}
	ok(t, x.Close())
	if _, err := x.DType(); err == nil {
		t.Fatal("a closed tensor has no dtype")
	}
}

func TestAScopeEndsWithItsFunction(t *testing.T) {
	ctx := open(t)
	mine := errors.New("mine")
	var x *mpt.Tensor
	if err := ctx.Scope(func(s *mpt.Scope) error { x, _ = ctx.Ones(mpt.F32, 1); return mine }); err != mine {
		t.Fatal(err)
	}
	if x.IsValid() {
		t.Fatal("the scope is closed")
	}
	func() {
		defer func() {
			if recover() != "oh" {
				t.Fatal("a panic goes through")
			}
		}()
		ctx.Scope(func(s *mpt.Scope) error { x, _ = ctx.Ones(mpt.F32, 1); panic("oh") })
	}()
	if x.IsValid() {
		t.Fatal("the scope is closed by a panic, too")
	}
	// Keep ignores a closed tensor.
	ok(t, ctx.Scope(func(s *mpt.Scope) error {
		x := get(ctx.Ones(mpt.F32, 1))(t)
		s.Keep(x)
		return x.Close()
	}))
	y := get(ctx.Ones(mpt.F32, 1))(t)
	ok(t, y.Close())
}

func TestModesEndWithTheirFunctions(t *testing.T) {
	ctx := open(t)
	w := get(ctx.Ones(mpt.F32, 2))(t)
	ok(t, w.SetRequiresGrad(true))
	recorded := func() bool {
		return get(get(w.ReLU())(t).Info())(t).RequiresGrad
	}
	ok(t, ctx.NoGrad(func() error {
		if recorded() {
			t.Fatal("recorded without gradients")
		}
		return ctx.EnableGrad(func() error {
			if !recorded() {
				t.Fatal("not recorded")
			}
			return nil
		})
	}))
	mine := errors.New("mine")
	if err := ctx.Inference(func() error { return mine }); err != mine || !recorded() {
		t.Fatal(err)
	}
	func() {
		defer func() { recover() }()
		ctx.Autocast(nil, func() error { panic(1) })
	}()
	if d := get(ctx.AutocastDType())(t); d != mpt.DTypeNone {
		t.Fatal(d)
	}
}

func TestClosingAContextClosesAll(t *testing.T) {
	ctx := get(mpt.NewContext(nil))(t)
	x := get(ctx.Ones(mpt.F32, 2))(t)
	params := get(mpt.NewParams(ctx))(t)
	ok(t, ctx.Close())
	ok(t, ctx.Close())
	_, err := x.ReLU()
	fails(t, err, mpt.ErrInvalidHandle)
	_, err = ctx.Ones(mpt.F32, 2)
	fails(t, err, mpt.ErrInvalidHandle)
	fails(t, params.ZeroGrad(), mpt.ErrInvalidHandle)
	fails(t, ctx.Scope(func(*mpt.Scope) error { return nil }), mpt.ErrInvalidHandle)
	ok(t, x.Close())
	ok(t, params.Close())
}

func TestAContextInUseIsNotClosed(t *testing.T) {
	ctx := open(t)
	w := leaf(t, ctx, 1, 2)
	get(w.AddHook(func(*mpt.Tensor) (*mpt.Tensor, error) { return nil, ctx.Close() }))(t)
	err := total(t, w).Backward()
	fails(t, err, mpt.ErrCallback, "close the context after the call")
	if !errors.Is(err, mpt.ErrState) {
		t.Fatal(err)
	}
	_, err = ctx.CallOp(0, nil, -1)
	fails(t, err, mpt.ErrInvalidArgument, "the number of results is -1")
	// Close inside a scope succeeds, and the scope returns an error because it can no longer end.
	other := get(mpt.NewContext(nil))(t)
	fails(t, other.Scope(func(*mpt.Scope) error { return other.Close() }), mpt.ErrInvalidHandle)
}

func TestTensorsOfTwoContexts(t *testing.T) {
	a, b := open(t), open(t)
	x, y := get(a.Ones(mpt.F32, 2))(t), get(b.Ones(mpt.F32, 2))(t)
	if _, err := x.Add(y); err == nil {
		t.Fatal("they do not mix")
	}
}

func TestTheCollectorGivesBack(t *testing.T) {
	ctx := open(t)
	before := live(t, ctx)
	for i := 0; i < 500; i++ {
		get(ctx.Ones(mpt.F32, 10))(t)
	}
	eventually(t, "500 tensors are collected", func() bool { return live(t, ctx) == before })
	// A context in use is not collected.
	x := get(ctx.Ones(mpt.F32, 2))(t)
	runtime.GC()
	runtime.GC()
	equal(t, get(x.Float32s())(t), 1, 1)
}

func TestContextsAreCollected(t *testing.T) {
	// At most 255 contexts exist at once. This test makes more, so contexts with callbacks that
	// refer to them must be collected.
	if !mpt.Collected {
		t.Skip("Go 1.24 has weak pointers")
	}
	for i := 0; i < 600; i++ {
		ctx, err := mpt.NewContext(&mpt.ContextOptions{Hooks: &mpt.Hooks{Log: func(mpt.LogLevel, string) {}}})
		if err != nil {
			t.Fatal(i, err)
		}
		x := get(ctx.Ones(mpt.F32, 2))(t)
		ok(t, x.SetRequiresGrad(true))
		get(x.AddHook(func(*mpt.Tensor) (*mpt.Tensor, error) { return ctx.Ones(mpt.F32, 2) }))(t)
		get(mpt.NewFunction(ctx, func(x *mpt.Tensor) (*mpt.Tensor, error) { _, err := ctx.Ones(mpt.F32); return x, err }))(t)
		if i%50 == 49 {
			runtime.GC()
			runtime.GC()
		}
	}
}

func TestACallMakesOneObject(t *testing.T) {
	ctx := open(t)
	x := get(ctx.Ones(mpt.F32, 2))(t)
	if n := testing.AllocsPerRun(1000, func() {
		y, err := x.Add(x)
		ok(t, err)
		ok(t, y.Close())
	}); n > 1 {
		t.Fatal(n)
	}
}

// TestLeaks checks that neither handles nor memory grow over many steps, whether a scope, Close or
// the collector releases the tensors.
func TestLeaks(t *testing.T) {
	const steps = 100000
	ctx := open(t)
	a := get(ctx.Ones(mpt.F32, 4, 4))(t)
	ok(t, a.SetRequiresGrad(true))
	step := func() error {
		y, err := a.Matmul(a)
		if err != nil {
			return err
		}
		z, err := y.ReLU()
		if err != nil {
			return err
		}
		_, err = z.Sum(nil, false)
		return err
	}
	var start mpt.MemoryInfo
	for i := 0; i < steps; i++ {
		switch i % 10 {
		case 9: // left to the collector
			ok(t, step())
		case 8: // explicitly
			y, err := a.Neg()
			ok(t, err)
			ok(t, y.Close())
			_, err = a.Reshape(3)
			if err == nil {
				t.Fatal("16 are no 3")
			}
		default:
			ok(t, ctx.Scope(func(*mpt.Scope) error { return step() }))
		}
		if i%1000 == 999 {
			runtime.GC()
		}
		if i == steps/10 {
			start = get(ctx.Memory())(t)
		}
	}
	eventually(t, "one tensor is left", func() bool { return live(t, ctx) == 1 })
	end := get(ctx.Memory())(t)
	if end.ArenaBytes > start.ArenaBytes+1<<22 {
		t.Fatalf("the arena grew from %d to %d bytes", start.ArenaBytes, end.ArenaBytes)
	}
}

// TestMemoryLeftToTheCollectorIsKeptSmall checks that the collector runs in time, although it does
// not see the library's memory.
func TestMemoryLeftToTheCollectorIsKeptSmall(t *testing.T) {
	ctx := open(t)
	for i := 0; i < 3000; i++ { // 12 GB in all
		x := get(ctx.Empty(mpt.F32, 1<<20))(t)
		if i%2 == 0 {
			_, err := x.Reshape(1<<10, 1<<10)
			ok(t, err)
		}
	}
	if m := get(ctx.Memory())(t); m.TotalPeak > 1<<30 {
		t.Fatalf("%d MB", m.TotalPeak>>20)
	}
}
