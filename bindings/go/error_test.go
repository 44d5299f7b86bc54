package mpt_test

import (
	"errors"
	"fmt"
	"testing"

	"libmpt.org/mpt"
)

func TestErrorsAreValues(t *testing.T) {
	ctx := open(t)
	a, b := get(ctx.Ones(mpt.F32, 2, 3))(t), get(ctx.Ones(mpt.F32, 2, 3))(t)
	ok(t, a.SetName("left"))
	_, err := a.Matmul(b)
	// What was asked, what was found; and the status, as it is and wrapped.
	fails(t, err, mpt.ErrShape, "mpt_matmul", "[2, 3]")
	fails(t, fmt.Errorf("in a layer: %w", err), mpt.ErrShape)
	var e *mpt.Error
	if !errors.As(err, &e) || errors.Is(err, mpt.ErrDType) || errors.Unwrap(e) != nil {
		t.Fatal(err)
	}
	if s := mpt.ErrShape.Error(); s != "MPT_ERROR_SHAPE" {
		t.Fatal(s)
	}
	if s := fmt.Sprint(mpt.F16, mpt.DTypeNone, mpt.ReductionMean, mpt.Reduction(77)); s != "f16 none Mean Reduction(77)" {
		t.Fatal(s)
	}
	_, err = ctx.Op("no such thing")
	fails(t, err, mpt.ErrInvalidArgument, "no such thing")
	_, err = ctx.Op("a\x00b")
	fails(t, err, mpt.ErrInvalidArgument, "NUL", "1 bytes")
	_, err = ctx.Full(mpt.DType(99), nil, 1)
	if err == nil {
		t.Fatal("there is no dtype 99")
	}
	_, err = mpt.NewContext(&mpt.ContextOptions{Device: mpt.DeviceCUDA})
	if err != nil { // where there is none
		fails(t, err, mpt.ErrDevice)
	}
	_, err = mpt.NewContext(&mpt.ContextOptions{OwnThreads: 1 << 40})
	fails(t, err, mpt.ErrInvalidArgument, "own_threads")
	defer func() {
		if e, ok := recover().(error); !ok || !errors.Is(e, mpt.ErrShape) {
			t.Fatal("Must panics with the error")
		}
	}()
	mpt.Must(a.Matmul(b))
}
