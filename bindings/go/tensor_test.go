// Tests of tensors: slices, dtypes, views, operations, DLPack.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"math"
	"runtime"
	"strings"
	"testing"

	"libmpt.org/mpt"
)

func TestSlicesGoInAndOut(t *testing.T) {
	ctx := open(t)
	x := get(mpt.NewTensor(ctx, []float32{1, 2, 3, 4, 5, 6}, 2, 3))(t)
	equal(t, get(x.Shape())(t), 2, 3)
	equal(t, get(x.Float32s())(t), 1, 2, 3, 4, 5, 6)
	equal(t, get(mpt.Values[int64](x))(t), 1, 2, 3, 4, 5, 6)
	equal(t, get(get(x.Sum(mpt.Dims(1), false))(t).Float32s())(t), 6, 15)
	equal(t, get(get(x.Reshape(3, -1))(t).Shape())(t), 3, 2)
	ok(t, mpt.Write(x, []float64{6, 5, 4, 3, 2, 1}))
	equal(t, get(x.Float32s())(t), 6, 5, 4, 3, 2, 1)
	equal(t, get(mpt.Values[bool](get(mpt.NewTensor(ctx, []bool{true, false}))(t)))(t), true, false)
	for _, d := range []mpt.DType{mpt.I8, mpt.U8, mpt.I32, mpt.I64, mpt.F64, mpt.F8E4M3, mpt.F8E5M2} {
		equal(t, get(get(x.Cast(d))(t).Float32s())(t), 6, 5, 4, 3, 2, 1)
	}
	if v := get(get(mpt.NewScalar(ctx, 2.5))(t).Item())(t); v != 2.5 {
		t.Fatal(v)
	}
	empty := get(mpt.NewTensor(ctx, []float32{}, 0, 3))(t)
	equal(t, get(empty.Float32s())(t))
	if s := x.String(); !strings.Contains(s, "6") {
		t.Fatal(s)
	}
}

func TestWrongSizesAreErrors(t *testing.T) {
	ctx := open(t)
	_, err := mpt.NewTensor(ctx, []float32{1, 2, 3}, 2, 2)
	if err == nil {
		t.Fatal("three elements are no 2 x 2")
	}
	x := get(ctx.Ones(mpt.F32, 2, 2))(t)
	if err := mpt.Read(x, make([]float32, 3)); err == nil {
		t.Fatal("a slice of 3 has no room for 4")
	}
	if err := mpt.Write(x, make([]float32, 5)); err == nil {
		t.Fatal("5 elements are too many")
	}
	equal(t, get(x.Float32s())(t), 1, 1, 1, 1)
}

func TestHalves(t *testing.T) {
	ctx := open(t)
	// Every f16 and bf16 value is equal in Go and in the library.
	all16, allB := make([]mpt.Float16, 1<<16), make([]mpt.BFloat16, 1<<16)
	for i := range all16 {
		all16[i], allB[i] = mpt.Float16(i), mpt.BFloat16(i)
	}
	x, y := get(mpt.NewTensor(ctx, all16))(t), get(mpt.NewTensor(ctx, allB))(t)
	if i := get(x.Info())(t); i.DType != mpt.F16 {
		t.Fatal(i.DType)
	}
	fx, fy := get(x.Float32s())(t), get(y.Float32s())(t)
	for i := range fx {
		same := func(a, b float32) bool { return math.Float32bits(a) == math.Float32bits(b) || a != a && b != b }
		if !same(fx[i], all16[i].Float32()) || !same(fy[i], allB[i].Float32()) {
			t.Fatalf("%#x: %v %v, %v %v", i, fx[i], all16[i].Float32(), fy[i], allB[i].Float32())
		}
	}
	// Rounding from float32 is equal as well, at all values near a rounding boundary and at many
	// between.
	var some []float32
	for i := uint32(0); i < 1<<16; i++ {
		for _, low := range []uint32{0, 1, 0x0fff, 0x1000, 0x1001, 0x7fff, 0x8000, 0x8001, 0xffff} {
			if f := math.Float32frombits(i<<16 | low); f == f {
				some = append(some, f)
			}
		}
	}
	z := get(mpt.NewTensor(ctx, some))(t)
	z16, zB := get(mpt.Values[mpt.Float16](z))(t), get(mpt.Values[mpt.BFloat16](z))(t)
	for i, f := range some {
		if mpt.NewFloat16(f) != z16[i] || mpt.NewBFloat16(f) != zB[i] {
			t.Fatalf("%x %v: %#x, %#x; %#x, %#x", math.Float32bits(f), f, mpt.NewFloat16(f), z16[i], mpt.NewBFloat16(f), zB[i])
		}
	}
	nan := float32(math.NaN())
	if f, b := mpt.NewFloat16(nan).Float32(), mpt.NewBFloat16(nan).Float32(); f == f || b == b {
		t.Fatal(f, b)
	}
}

func TestWhatIsNotContiguous(t *testing.T) {
	ctx := open(t)
	x := get(mpt.NewTensor(ctx, []int64{1, 2, 3, 4, 5, 6}, 2, 3))(t)
	turned := get(x.Transpose(0, 1))(t)
	equal(t, get(turned.Int64s())(t), 1, 4, 2, 5, 3, 6)
	_, err := mpt.View[int64](turned)
	fails(t, err, mpt.ErrShape, "strides [1 3]", "Contiguous")
	equal(t, get(mpt.View[int64](get(turned.Contiguous())(t)))(t), 1, 4, 2, 5, 3, 6)
	equal(t, get(get(x.Slice(1, 0, 3, 2))(t).Int64s())(t), 1, 3, 4, 6)
	// A strided wrap takes every second element of a slice, as columns.
	data := []float32{0, 1, 2, 3, 4, 5, 6, 7}
	y := get(mpt.WrapStrided(ctx, data, nil, mpt.Shape{2, 2}, []int64{2, 4}))(t)
	equal(t, get(y.Float32s())(t), 0, 4, 2, 6)
	_, err = mpt.WrapStrided(ctx, data, nil, mpt.Shape{2, 2}, []int64{2})
	fails(t, err, mpt.ErrInvalidArgument, "1 strides for 2 extents")
	_, err = mpt.WrapStrided(ctx, data, nil, mpt.Shape{2, 2}, []int64{2, 8})
	if err == nil {
		t.Fatal("there are no 11 elements")
	}
}

func TestBigArraysAreNotCopied(t *testing.T) {
	ctx := open(t)
	const n = 1 << 24 // 64 MB
	data := make([]float32, n)
	before := get(ctx.Memory())(t)
	done := 0
	x := get(mpt.Wrap(ctx, data, func() { done++ }, 4096, -1+4097))(t)
	if after := get(ctx.Memory())(t); after.TotalNow-before.TotalNow > 1<<20 {
		t.Fatal("the library has a copy", after.TotalNow, before.TotalNow)
	}
	data[n-1] = 7
	if v := get(get(get(x.Select(0, 4095))(t).Select(0, 4095))(t).Item())(t); v != 7 {
		t.Fatal(v)
	}
	ok(t, x.Fill(3))
	if data[0] != 3 || data[n-1] != 3 {
		t.Fatal(data[0], data[n-1])
	}
	runtime.GC() // the slice is pinned, and stays where it is
	view := get(mpt.View[float32](x))(t)
	if len(view) != n || &view[0] != &data[0] {
		t.Fatal("a view of it is elsewhere")
	}
	view[5] = 9
	ok(t, x.Touch())
	if data[5] != 9 {
		t.Fatal(data[5])
	}
	if done != 0 {
		t.Fatal("done too early")
	}
	// The slice stays pinned while any tensor of the library uses its memory.
	row := get(x.Select(0, 0))(t)
	ok(t, x.Close())
	get(ctx.Zeros(mpt.F32, 1))(t)
	if done != 0 {
		t.Fatal("a view still needs it")
	}
	ok(t, row.Close())
	eventually(t, "the library lets go of it", func() bool { ctx.Zeros(mpt.F32, 1); return done == 1 })
}

func TestAViewIsOfItsType(t *testing.T) {
	ctx := open(t)
	x := get(ctx.Ones(mpt.F32, 3))(t)
	_, err := mpt.View[float64](x)
	fails(t, err, mpt.ErrDType, "f32", "f64")
	v := get(mpt.View[float32](x))(t)
	v[1] = 5
	ok(t, x.Touch())
	equal(t, get(x.Float32s())(t), 1, 5, 1)
	runtime.KeepAlive(x)
}

func TestOperations(t *testing.T) {
	ctx := open(t)
	x := get(mpt.NewTensor(ctx, []float32{3, 1, 2, 9, 7, 8}, 2, 3))(t)
	values, index, err := x.Sort(1, false)
	ok(t, err)
	equal(t, get(values.Float32s())(t), 1, 2, 3, 7, 8, 9)
	equal(t, get(index.Int64s())(t), 1, 2, 0, 1, 2, 0)
	equal(t, get(get(x.Argmax(nil, false))(t).Int64s())(t), 3)
	equal(t, get(get(x.Argmax(mpt.Dims(1), false))(t).Int64s())(t), 0, 0)
	for i, piece := range get(x.Split(2, 1))(t) {
		if s := get(piece.Shape())(t); s[1] != []int64{2, 1}[i] {
			t.Fatal(s)
		}
	}
	if n := len(get(x.Chunk(2, -1))(t)); n != 2 {
		t.Fatal(n)
	}
	if n := len(get(x.SplitWithSizes([]int64{1, 1, 1}, 1))(t)); n != 3 {
		t.Fatal(n)
	}
	_, err = x.Split(2, 5)
	if err == nil {
		t.Fatal("there is no dim 5")
	}
	both := get(mpt.Cat([]*mpt.Tensor{x, x}, 0))(t)
	equal(t, get(both.Shape())(t), 4, 3)
	_, err = mpt.Cat(nil, 0)
	fails(t, err, mpt.ErrInvalidArgument, "the list is empty")
	// Options may be nil, a literal in which zero fields have their defaults, or complete.
	logits := get(mpt.NewTensor(ctx, []float32{1, 2, 3, 1, 2, 3}, 2, 3))(t)
	target := get(mpt.NewTensor(ctx, []int64{2, 0}))(t)
	mean := get(get(logits.CrossEntropy(target, nil, nil))(t).Item())(t)
	near(t, mean, (0.40760596+2.40760596)/2, 1e-5)
	sum := get(get(logits.CrossEntropy(target, nil, &mpt.CrossEntropyOptions{Reduction: mpt.ReductionSum}))(t).Item())(t)
	near(t, sum, 2*mean, 1e-5)
	none := mpt.NewCrossEntropyOptions()
	none.Reduction, none.IgnoreIndex = mpt.ReductionNone, 0
	each := get(get(logits.CrossEntropy(target, nil, none))(t).Float32s())(t)
	near(t, float64(each[0]), 0.40760596, 1e-5)
	near(t, float64(each[1]), 0, 0)
	// A convolution with options.
	image := get(ctx.Ones(mpt.F32, 1, 2, 4, 4))(t)
	kernel := get(ctx.Ones(mpt.F32, 2, 1, 3, 3))(t)
	y := get(image.Conv2d(kernel, nil, 1, 0, &mpt.ConvOptions{Groups: 2}))(t)
	equal(t, get(y.Float32s())(t), 9, 9, 9, 9, 9, 9, 9, 9)
	plain := mpt.NewRNNOptions()
	plain.Bias = false
	outs := get(get(ctx.Ones(mpt.F32, 5, 1, 2))(t).LSTM(nil, nil, []*mpt.Tensor{get(ctx.Ones(mpt.F32, 12, 2))(t),
		get(ctx.Ones(mpt.F32, 12, 3))(t)}, plain))(t)
	// Every gate pre-activation of the first step is 2.
	if len(outs) != 3 {
		t.Fatal(len(outs))
	}
	first := get(outs[0].Float32s())(t)
	if len(first) != 15 {
		t.Fatal(len(first))
	}
	cell := 1 / (1 + math.Exp(-2)) * math.Tanh(2)
	near(t, float64(first[0]), 1/(1+math.Exp(-2))*math.Tanh(cell), 1e-5)
	last := get(outs[1].Float32s())(t)
	near(t, float64(last[2]), float64(first[14]), 0)
}

func TestDLPack(t *testing.T) {
	ctx := open(t)
	x := get(mpt.NewTensor(ctx, []float32{1, 2, 3}))(t)
	managed := get(x.ToDLPack())(t)
	other := open(t)
	y := get(other.FromDLPack(managed))(t)
	equal(t, get(y.Float32s())(t), 1, 2, 3)
	ok(t, x.Fill(4))
	equal(t, get(y.Float32s())(t), 4, 4, 4)
	mpt.DeleteDLPack(get(x.ToDLPack())(t)) // no consumer took it
}
