// Tests of errors and their texts.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"libmpt.org/mpt"
)

func TestErrorsAreValues(t *testing.T) {
	ctx := open(t)
	a, b := get(ctx.Ones(mpt.F32, 2, 3))(t), get(ctx.Ones(mpt.F32, 2, 3))(t)
	ok(t, a.SetName("left"))
	_, err := a.Matmul(b)
	// The error says what was asked and what was found. errors.Is finds the status, also through
	// wrapping.
	fails(t, err, mpt.ErrShape, "Tensor.Matmul: ", "[2, 3]")
	fails(t, fmt.Errorf("in a layer: %w", err), mpt.ErrShape)
	var e *mpt.Error
	if !errors.As(err, &e) || errors.Is(err, mpt.ErrDType) || errors.Unwrap(e) != nil {
		t.Fatal(err)
	}
	if s := mpt.ErrShape.Error(); s != "ErrShape" {
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
	fails(t, err, mpt.ErrDType, "99")
	_, err = mpt.NewContext(&mpt.ContextOptions{Device: mpt.DeviceCUDA})
	fails(t, err, mpt.ErrDevice, "CUDA")
	_, err = mpt.NewContext(&mpt.ContextOptions{OwnThreads: 1 << 40})
	fails(t, err, mpt.ErrInvalidArgument, "own_threads")
	defer func() {
		if e, ok := recover().(error); !ok || !errors.Is(e, mpt.ErrShape) {
			t.Fatal("Must panics with the error")
		}
	}()
	mpt.Must(a.Matmul(b))
}

// TestTextsHaveNoNameOfC checks that no error text contains a C name.
func TestTextsHaveNoNameOfC(t *testing.T) {
	ctx := open(t)
	params := get(mpt.NewParams(ctx))(t)
	a, whole := get(ctx.Ones(mpt.F32, 2, 3))(t), get(ctx.Ones(mpt.I64, 2, 3))(t)
	ok(t, params.Add("w", get(ctx.Ones(mpt.F32, 3))(t)))
	optimizer := get(mpt.NewOptimizer(params, mpt.SGD()))(t)
	scaler := get(mpt.NewScaler(ctx, nil))(t)
	rule := func(change func(o *mpt.OptimizerOptions)) error {
		o := mpt.SGD()
		change(o)
		_, err := mpt.NewOptimizer(params, o)
		return err
	}
	precision := func(change func(p *mpt.Precision)) error {
		p := get(mpt.NewPrecision("32-true"))(t)
		change(p)
		return params.SetPrecision(p)
	}
	second := func(_ any, err error) error { return err }
	for _, c := range []struct {
		err  error
		part string
	}{
		{second(a.Matmul(a)), "Tensor.Matmul: "},
		{second(a.Add(get(ctx.Ones(mpt.F32, 7))(t))), "Tensor.Add: "},
		{second(a.Embedding(a, -1)), "Tensor.Embedding: "},
		{second(scaler.Step(optimizer)), "Scaler.Step: "},
		{scaler.Unscale(optimizer), "Scaler.Unscale: "},
		{rule(func(o *mpt.OptimizerOptions) { o.LR = -1 }), "OptimizerOptions.LR is -1"},
		{rule(func(o *mpt.OptimizerOptions) { o.StateBits = 5 }), "OptimizerOptions.StateBits is 5"},
		{rule(func(o *mpt.OptimizerOptions) { o.Kind = 99 }), "KindSGD"},
		{precision(func(p *mpt.Precision) { p.Master = 9 }), "MasterKahan"},
		{precision(func(p *mpt.Precision) { p.Master = mpt.MasterSplit }), "MasterSplit"},
		{precision(func(p *mpt.Precision) { p.Scaling = 9 }), "ScalingDynamic"},
		{second(ctx.Ones(mpt.DType(99), 1)), "F32"},
		{whole.SetRequiresGrad(true), ""},
		{second(ctx.Op("mpt_add")), "Context.Op: "},
	} {
		if c.err == nil {
			t.Fatalf("no error: %q", c.part)
		}
		text := strings.ReplaceAll(c.err.Error(), "'mpt_add'", "")
		if strings.Contains(text, "mpt_") || strings.Contains(text, "MPT_") || strings.Contains(text, "NULL") ||
			!strings.Contains(text, c.part) {
			t.Errorf("%q, with %q", c.err, c.part)
		}
	}
}
