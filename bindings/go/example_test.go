// Examples of the documentation.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"libmpt.org/mpt"
)

// Example trains a network whose target y is the sum of x.
func Example() {
	ctx, err := mpt.NewContext(&mpt.ContextOptions{Seed: 1})
	if err != nil {
		log.Fatal(err)
	}
	defer ctx.Close()
	x := mpt.Must(ctx.Normal(mpt.F32, mpt.Shape{64, 8}, 0, 1))
	y := mpt.Must(x.Sum(mpt.Dims(1), true))

	params := mpt.Must(mpt.NewParams(ctx))
	net := mpt.Must(mpt.NewSequential(ctx,
		mpt.Must(mpt.NewLinear(params, "up", 8, 64, true, mpt.ActivationReLU)),
		mpt.Must(mpt.NewLinear(params, "down", 64, 1, true, mpt.ActivationNone))))
	precision := mpt.Must(mpt.NewPrecision("bf16-mixed")) // or 32-true, 16-mixed, ...
	if err := params.SetPrecision(precision); err != nil {
		log.Fatal(err)
	}
	stepper := mpt.Must(mpt.NewStepper(ctx, precision, &mpt.StepperOptions{ClipNorm: 1}))
	if err := stepper.Add(mpt.Must(mpt.NewOptimizer(params, &mpt.OptimizerOptions{LR: 1e-2}))); err != nil {
		log.Fatal(err)
	}

	var first, last float64
	steps, err := mpt.Train(context.Background(), mpt.Loop{
		Stepper: stepper, Precision: precision, Steps: 300,
		Loss: func(step int64) (*mpt.Tensor, error) {
			guess, err := net.Forward(x)
			if err != nil {
				return nil, err
			}
			return guess.MSELoss(y, mpt.ReductionMean)
		},
		After: func(r mpt.StepReport) error {
			if r.Step == 0 {
				first = r.Loss
			}
			last = r.Loss
			return nil
		},
	})
	fmt.Println(steps, err, last < 0.05*first)
	// Output: 300 <nil> true
}

func ExampleNewTensor() {
	ctx := mpt.Must(mpt.NewContext(nil))
	defer ctx.Close()
	x := mpt.Must(mpt.NewTensor(ctx, []float32{1, 2, 3, 4}, 2, 2))
	y := mpt.Must(x.MulScalar(10))
	fmt.Println(mpt.Must(mpt.Values[float32](y)))
	// Output: [10 20 30 40]
}

// ExampleError shows the text of an error and tests its status.
func ExampleError() {
	ctx := mpt.Must(mpt.NewContext(nil))
	defer ctx.Close()
	x := mpt.Must(ctx.Ones(mpt.F32, 2, 3))
	_, err := x.Reshape(4, 4)
	fmt.Println(errors.Is(err, mpt.ErrShape))
	// Output: true
}

// ExampleWrap shares the memory of a Go slice with a tensor, without a copy.
func ExampleWrap() {
	ctx := mpt.Must(mpt.NewContext(nil))
	defer ctx.Close()
	data := []float32{1, 2, 3}
	x := mpt.Must(mpt.Wrap(ctx, data, nil))
	data[0] = 7
	fmt.Println(mpt.Must(mpt.Must(x.Sum(nil, false)).Item()))
	// Output: 12
}

func ExampleContext_Scope() {
	ctx := mpt.Must(mpt.NewContext(nil))
	defer ctx.Close()
	var kept *mpt.Tensor
	err := ctx.Scope(func(s *mpt.Scope) error {
		x, err := ctx.Ones(mpt.F32, 3)
		if err != nil {
			return err
		}
		kept, err = x.AddScalar(1)
		s.Keep(kept) // x is released at the end
		return err
	})
	fmt.Println(mpt.Must(kept.Float32s()), err)
	// Output: [2 2 2] <nil>
}

func ExampleContext_Autocast() {
	ctx := mpt.Must(mpt.NewContext(nil))
	defer ctx.Close()
	x := mpt.Must(ctx.Ones(mpt.F32, 2, 2))
	err := ctx.Autocast(&mpt.AutocastOptions{DType: mpt.F16}, func() error {
		y, err := x.Matmul(x)
		if err != nil {
			return err
		}
		info, err := y.Info()
		fmt.Println(info.DType)
		return err
	})
	fmt.Println(err)
	// Output:
	// f16
	// <nil>
}

func ExampleContext_RegisterOp() {
	ctx := mpt.Must(mpt.NewContext(nil))
	defer ctx.Close()
	double := mpt.Must(ctx.RegisterOp(mpt.CustomOp{
		Name: "double", Inputs: 1, Results: 1,
		Forward: func(in []*mpt.Tensor) ([]*mpt.Tensor, error) {
			y, err := in[0].MulScalar(2)
			return []*mpt.Tensor{y}, err
		},
		Backward: func(in, out, gradOut []*mpt.Tensor) ([]*mpt.Tensor, error) {
			g, err := gradOut[0].MulScalar(2)
			return []*mpt.Tensor{g}, err
		},
	}))
	x := mpt.Must(mpt.NewTensor(ctx, []float32{1, 2}))
	y := mpt.Must(ctx.CallOp(double, []*mpt.Tensor{x}, 1))
	fmt.Println(mpt.Must(y[0].Float32s()))
	// Output: [2 4]
}
