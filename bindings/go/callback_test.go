// Tests of callbacks: hooks, custom operations, checkpoints, schedules, host services.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"libmpt.org/mpt"
)

var errMine = errors.New("of my own")

// told checks that the call returned the callback's error or panic, and that the context still
// works.
func told(t *testing.T, ctx *mpt.Context, err error, panicked bool) {
	t.Helper()
	fails(t, err, mpt.ErrCallback)
	var p *mpt.PanicError
	if errors.As(err, &p) != panicked || !panicked && !errors.Is(err, errMine) {
		t.Fatalf("%v", err)
	}
	if panicked && (p.Value != "oh no" || !strings.Contains(string(p.Stack), "callback_test.go")) {
		t.Fatalf("%v", p.Value)
	}
	equal(t, get(get(ctx.Ones(mpt.F32, 2))(t).Float32s())(t), 1, 1)
	ok(t, ctx.Err())
}

// bad returns an error or panics, as its argument says.
func bad(panics bool) error {
	if panics {
		panic("oh no")
	}
	return errMine
}

func leaf(t *testing.T, ctx *mpt.Context, values ...float32) *mpt.Tensor {
	t.Helper()
	w := get(mpt.NewTensor(ctx, values))(t)
	ok(t, w.SetRequiresGrad(true))
	return w
}

func total(t *testing.T, x *mpt.Tensor) *mpt.Tensor {
	t.Helper()
	return get(x.Sum(nil, false))(t)
}

func TestHooks(t *testing.T) {
	ctx := open(t)
	w := leaf(t, ctx, 1, 2)
	var seen []float32
	first := get(w.AddHook(func(grad *mpt.Tensor) (*mpt.Tensor, error) {
		seen = get(grad.Float32s())(t)
		return grad.MulScalar(10)
	}))(t)
	posted := 0
	get(w.AddPostHook(func(leaf *mpt.Tensor) error {
		posted++
		equal(t, get(get(leaf.Grad())(t).Float32s())(t), 20, 40)
		return nil
	}))(t)
	ok(t, total(t, get(w.Square())(t)).Backward())
	equal(t, seen, 2, 4)
	equal(t, get(get(w.Grad())(t).Float32s())(t), 20, 40)
	if posted != 1 {
		t.Fatal(posted)
	}
	ok(t, w.RemoveHook(first))
	ok(t, w.SetGrad(nil))
	if g := get(w.Grad())(t); g != nil {
		t.Fatal("there is none")
	}
	for _, panics := range []bool{false, true} {
		v := leaf(t, ctx, 1)
		get(v.AddHook(func(*mpt.Tensor) (*mpt.Tensor, error) { return nil, bad(panics) }))(t)
		told(t, ctx, total(t, v).Backward(), panics)
		if g := get(v.Grad())(t); g != nil {
			t.Fatal("a backward that failed leaves gradients as they were")
		}
		u := leaf(t, ctx, 1)
		get(u.AddPostHook(func(*mpt.Tensor) error { return bad(panics) }))(t)
		told(t, ctx, total(t, u).Backward(), panics)
	}
}

func TestACustomOperation(t *testing.T) {
	ctx := open(t)
	cube := get(ctx.RegisterOp(mpt.CustomOp{
		Name: "cube", Inputs: 1, Results: 1,
		Forward: func(in []*mpt.Tensor) ([]*mpt.Tensor, error) {
			y, err := in[0].PowScalar(3)
			return []*mpt.Tensor{y}, err
		},
		Backward: func(in, out, gradOut []*mpt.Tensor) ([]*mpt.Tensor, error) {
			y, err := in[0].Square()
			if err == nil {
				y, err = y.MulScalar(3)
			}
			if err == nil {
				y, err = y.Mul(gradOut[0])
			}
			return []*mpt.Tensor{y}, err
		},
	}))(t)
	if n := ctx.OpName(cube); n != "cube" || get(ctx.Op("cube"))(t) != cube {
		t.Fatal(n)
	}
	x := leaf(t, ctx, 2, 3)
	y := get(ctx.CallOp(cube, []*mpt.Tensor{x}, 1))(t)[0]
	equal(t, get(y.Float32s())(t), 8, 27)
	g := get(mpt.Grad([]*mpt.Tensor{total(t, y)}, nil, []*mpt.Tensor{x}, &mpt.BackwardOptions{CreateGraph: true}))(t)[0]
	equal(t, get(g.Float32s())(t), 12, 27)
	gg := get(mpt.Grad([]*mpt.Tensor{total(t, g)}, nil, []*mpt.Tensor{x}, nil))(t)[0]
	equal(t, get(gg.Float32s())(t), 12, 18)

	for _, panics := range []bool{false, true} {
		name := map[bool]string{false: "fails", true: "panics"}[panics]
		op := get(ctx.RegisterOp(mpt.CustomOp{Name: name, Inputs: 1, Results: 1,
			Forward: func([]*mpt.Tensor) ([]*mpt.Tensor, error) { return nil, bad(panics) }}))(t)
		_, err := ctx.CallOp(op, []*mpt.Tensor{x}, 1)
		told(t, ctx, err, panics)
		op = get(ctx.RegisterOp(mpt.CustomOp{Name: name + " late", Inputs: 1, Results: 1,
			Forward: func(in []*mpt.Tensor) ([]*mpt.Tensor, error) {
				y, err := in[0].Neg()
				return []*mpt.Tensor{y}, err
			},
			Backward: func(in, out, gradOut []*mpt.Tensor) ([]*mpt.Tensor, error) { return nil, bad(panics) }}))(t)
		y := get(ctx.CallOp(op, []*mpt.Tensor{x}, 1))(t)[0]
		told(t, ctx, total(t, y).Backward(), panics)
	}
	// The result of the call is a new reference to the returned tensor.
	mine := get(ctx.Ones(mpt.F32, 2))(t)
	same := get(ctx.RegisterOp(mpt.CustomOp{Name: "same", Inputs: 1, Results: 1,
		Forward: func(in []*mpt.Tensor) ([]*mpt.Tensor, error) { return []*mpt.Tensor{mine}, nil }}))(t)
	ok(t, get(ctx.CallOp(same, []*mpt.Tensor{x}, 1))(t)[0].Close())
	equal(t, get(mine.Float32s())(t), 1, 1)
	// A wrong number of results, or a nil result, is an error.
	few := get(ctx.RegisterOp(mpt.CustomOp{Name: "few", Inputs: 1, Results: 2,
		Forward: func(in []*mpt.Tensor) ([]*mpt.Tensor, error) { return in, nil }}))(t)
	_, err := ctx.CallOp(few, []*mpt.Tensor{x}, 2)
	fails(t, err, mpt.ErrCallback, "returned 1 results, expected 2")
	none := get(ctx.RegisterOp(mpt.CustomOp{Name: "none", Inputs: 1, Results: 1,
		Forward: func(in []*mpt.Tensor) ([]*mpt.Tensor, error) { return []*mpt.Tensor{nil}, nil }}))(t)
	_, err = ctx.CallOp(none, []*mpt.Tensor{x}, 1)
	fails(t, err, mpt.ErrCallback, "result 0 is nil")
	_, err = ctx.RegisterOp(mpt.CustomOp{Name: "nothing"})
	fails(t, err, mpt.ErrInvalidArgument, "Forward")
}

func TestCheckpoints(t *testing.T) {
	ctx := open(t)
	x := leaf(t, ctx, 1, 2)
	runs := 0
	y := get(ctx.Checkpoint([]*mpt.Tensor{x}, 1, func(in []*mpt.Tensor) ([]*mpt.Tensor, error) {
		runs++
		y, err := in[0].Square()
		return []*mpt.Tensor{y}, err
	}))(t)[0]
	ok(t, total(t, y).Backward())
	equal(t, get(get(x.Grad())(t).Float32s())(t), 2, 4)
	if runs != 2 {
		t.Fatal(runs)
	}
	for _, panics := range []bool{false, true} {
		_, err := ctx.Checkpoint([]*mpt.Tensor{x}, 1, func([]*mpt.Tensor) ([]*mpt.Tensor, error) { return nil, bad(panics) })
		told(t, ctx, err, panics)
		runs = 0
		y, err := ctx.Checkpoint([]*mpt.Tensor{x}, 1, func(in []*mpt.Tensor) ([]*mpt.Tensor, error) {
			if runs++; runs == 2 {
				return nil, bad(panics)
			}
			y, err := in[0].Square()
			return []*mpt.Tensor{y}, err
		})
		ok(t, err)
		told(t, ctx, total(t, y[0]).Backward(), panics)
	}
}

func TestAFunctionAsModule(t *testing.T) {
	ctx := open(t)
	double := get(mpt.NewFunction(ctx, func(x *mpt.Tensor) (*mpt.Tensor, error) { return x.MulScalar(2) }))(t)
	net := get(mpt.NewSequential(ctx, double, double))(t)
	x := get(mpt.NewTensor(ctx, []float32{1, 2}))(t)
	equal(t, get(get(net.Forward(x))(t).Float32s())(t), 4, 8)
	equal(t, get(get(double.Call([]*mpt.Tensor{x}, 1))(t)[0].Float32s())(t), 2, 4)
	for _, panics := range []bool{false, true} {
		f := get(mpt.NewFunction(ctx, func(*mpt.Tensor) (*mpt.Tensor, error) { return nil, bad(panics) }))(t)
		_, err := f.Forward(x)
		told(t, ctx, err, panics)
	}
}

func TestLBFGS(t *testing.T) {
	ctx := open(t)
	params := get(mpt.NewParams(ctx))(t)
	w := get(mpt.NewTensor(ctx, []float32{5, -3}))(t)
	ok(t, params.Add("w", w))
	for _, panics := range []bool{false, true} {
		l := get(mpt.NewLBFGS(params, nil))(t)
		_, _, err := l.Step(func() (*mpt.Tensor, error) { return nil, bad(panics) })
		told(t, ctx, err, panics)
	}
	equal(t, get(w.Float32s())(t), 5, -3)
	l := get(mpt.NewLBFGS(params, &mpt.LBFGSOptions{LineSearch: mpt.LineSearchStrongWolfe}))(t)
	loss, applied, err := l.Step(func() (*mpt.Tensor, error) {
		y, err := w.AddScalar(-1)
		if err == nil {
			y, err = y.Square()
		}
		if err == nil {
			y, err = y.Sum(nil, false)
		}
		return y, err
	})
	ok(t, err)
	if loss != 16+16 || !applied {
		t.Fatal(loss, applied)
	}
	for _, v := range get(w.Float32s())(t) {
		near(t, float64(v), 1, 1e-3)
	}
}

func TestASchedule(t *testing.T) {
	ctx := open(t)
	params := get(mpt.NewParams(ctx))(t)
	w := get(mpt.NewTensor(ctx, []float32{1}))(t)
	ok(t, params.Add("w", w))
	sgd := get(mpt.NewOptimizer(params, &mpt.OptimizerOptions{Kind: mpt.KindSGD, LR: 1}))(t)
	ok(t, sgd.SetScheduleFunc(func(step int64) float64 { return 1 / float64(1+step) }))
	for i := 0; i < 3; i++ {
		if lr := get(sgd.LR(0))(t); lr != 1/float64(1+i) {
			t.Fatal(i, lr)
		}
		ok(t, total(t, w).Backward())
		ok(t, sgd.Step())
		ok(t, sgd.ZeroGrad())
	}
	ok(t, sgd.SetScheduleFunc(func(step int64) float64 { panic("oh no") }))
	ok(t, total(t, w).Backward())
	before := get(w.Float32s())(t)
	err := sgd.Step()
	var p *mpt.PanicError
	if !errors.As(err, &p) || p.Value != "oh no" {
		t.Fatal(err)
	}
	equal(t, get(w.Float32s())(t), before...)
	ok(t, sgd.SetSchedule(nil))
	ok(t, sgd.Step())
}

func TestTheLog(t *testing.T) {
	var said []string
	hooks := &mpt.Hooks{Log: func(level mpt.LogLevel, text string) { said = append(said, level.String()+": "+text) }}
	ctx := get(mpt.NewContext(&mpt.ContextOptions{Hooks: hooks}))(t)
	defer ctx.Close()
	hooks.Log = nil // has no effect: the hooks were copied
	params := get(mpt.NewParams(ctx))(t)
	ok(t, params.SetPrecision(get(mpt.NewPrecision("bf16"))(t)))
	if len(said) != 1 || !strings.HasPrefix(said[0], "Warning: ") || !strings.Contains(said[0], "bf16-mixed") {
		t.Fatal(said)
	}
	// A panic in a log function has no call to fail; Err returns it.
	other := get(mpt.NewContext(&mpt.ContextOptions{Hooks: &mpt.Hooks{Log: func(mpt.LogLevel, string) { panic("oh no") }}}))(t)
	p := get(mpt.NewParams(other))(t)
	ok(t, p.SetPrecision(get(mpt.NewPrecision("bf16"))(t)))
	var panicked *mpt.PanicError
	if err := other.Err(); !errors.As(err, &panicked) {
		t.Fatal(err)
	}
	ok(t, other.Err())
	ok(t, other.Close())
}

func TestDonePanics(t *testing.T) {
	ctx := get(mpt.NewContext(nil))(t)
	x := get(mpt.Wrap(ctx, make([]float32, 4), func() { panic("oh no") }))(t)
	ok(t, x.Close())
	get(ctx.Ones(mpt.F32, 1))(t)
	var p *mpt.PanicError
	if err := ctx.Close(); !errors.As(err, &p) {
		t.Fatal(err)
	}
}

func TestTheHostsThreadsAndMemory(t *testing.T) {
	var mu sync.Mutex
	parts, blocks := 0, map[uintptr][]byte{}
	panics := false
	hooks := &mpt.Hooks{
		Workers: 4,
		ParallelFor: func(n, grain int64, run func(begin, end int64, worker int)) {
			var all sync.WaitGroup
			for w := 0; w < 4; w++ {
				begin, end := n*int64(w)/4, n*int64(w+1)/4
				if panics && w == 2 {
					all.Wait()
					panic("oh no")
				}
				all.Add(1)
				go func(w int) {
					defer all.Done()
					mu.Lock()
					parts++
					mu.Unlock()
					if begin < end {
						run(begin, end, w)
					}
				}(w)
			}
			all.Wait()
		},
		Alloc: func(size, align uintptr) unsafe.Pointer { return alloc(&mu, blocks, size, align) },
		Free: func(memory unsafe.Pointer, size, align uintptr) {
			mu.Lock()
			delete(blocks, uintptr(memory))
			mu.Unlock()
		},
	}
	ctx := get(mpt.NewContext(&mpt.ContextOptions{Hooks: hooks}))(t)
	sum := func() []float32 {
		x := get(ctx.Arange(mpt.F32, 0, 1<<20, 1))(t)
		y := get(x.MulScalar(2))(t)
		z := get(get(y.Reshape(1024, 1024))(t).Sum(mpt.Dims(1), false))(t)
		return get(z.Float32s())(t)
	}
	want := sum()
	if parts == 0 || len(blocks) == 0 {
		t.Fatal("the hooks were not used", parts, len(blocks))
	}
	panics = true
	equal(t, sum(), want...) // the remaining work is done in spite of the panic
	var p *mpt.PanicError
	if err := ctx.Err(); !errors.As(err, &p) {
		t.Fatal(err)
	}
	panics = false
	ok(t, ctx.Close())
	if len(blocks) != 0 {
		t.Fatal(len(blocks), "blocks were not freed")
	}
	_, err := mpt.NewContext(&mpt.ContextOptions{Hooks: &mpt.Hooks{Alloc: hooks.Alloc}})
	fails(t, err, mpt.ErrInvalidArgument, "Alloc and Free")
}
