// Ranks trains on several ranks: goroutines of this process, each with a context of its own.
//
//	go run ./examples/ranks
//
// The ranks take the steps of one program that accumulates their micro-batches, to the last bit.
// The program trains in both ways, and fails if a bit differs.
// SPDX-License-Identifier: Apache-2.0
package main

import (
	"context"
	"fmt"
	"log"
	"math"

	"libmpt.org/mpt"
)

const (
	ranks = 4
	rows  = 24
	steps = 300
)

// batch makes the rows of one rank in a step: pairs of numbers and their products.
func batch(ctx *mpt.Context, step int64, rank int) (x, y *mpt.Tensor) {
	pairs, products := make([]float32, 2*rows), make([]float32, rows)
	for i := range products {
		place := float64((int(step)*ranks+rank)*rows + i)
		pairs[2*i] = float32(math.Mod(place*0.618, 1)*2 - 1)
		pairs[2*i+1] = float32(math.Mod(place*0.414, 1)*2 - 1)
		products[i] = pairs[2*i] * pairs[2*i+1]
	}
	return mpt.Must(mpt.NewTensor(ctx, pairs, rows, 2)), mpt.Must(mpt.NewTensor(ctx, products, rows, 1))
}

// result is what a training ends with.
type result struct {
	parameters []float32
	loss       float64
}

// train trains as one rank, or with nil on the micro-batches of all ranks, one after the other. The
// calls with the communicator and the stepper are those of all ranks, in the same order.
func train(engine *mpt.CommEngine) (r result, err error) {
	ctx, err := mpt.NewContext(&mpt.ContextOptions{Seed: 1})
	if err != nil {
		return r, err
	}
	defer ctx.Close()
	how := &mpt.StepperOptions{ClipNorm: 1}
	first, batches := 0, ranks // the micro-batches of a step
	if engine != nil {
		if how.Comm, err = mpt.NewComm(ctx, engine); err != nil {
			return r, err
		}
		first, batches = engine.Rank, 1
	}
	how.Accumulate = batches

	params := mpt.Must(mpt.NewParams(ctx))
	net := mpt.Must(mpt.NewSequential(ctx,
		mpt.Must(mpt.NewLinear(params, "up", 2, 64, true, mpt.ActivationTanh)),
		mpt.Must(mpt.NewLinear(params, "down", 64, 1, true, mpt.ActivationNone))))
	precision := mpt.Must(mpt.NewPrecision("bf16-mixed"))
	if err := params.SetPrecision(precision); err != nil {
		return r, err
	}
	stepper := mpt.Must(mpt.NewStepper(ctx, precision, how))
	if err := stepper.Add(mpt.Must(mpt.NewOptimizer(params, &mpt.OptimizerOptions{LR: 1e-2}))); err != nil {
		return r, err
	}

	next := 0 // number of the micro-batch
	_, err = mpt.Train(context.Background(), mpt.Loop{
		Stepper: stepper, Precision: precision, Steps: steps, Accumulate: batches,
		Loss: func(step int64) (*mpt.Tensor, error) {
			x, y := batch(ctx, step, first+next%batches)
			next++
			guess, err := net.Forward(x)
			if err != nil {
				return nil, err
			}
			return guess.MSELoss(y, mpt.ReductionMean)
		},
		After: func(report mpt.StepReport) error {
			r.loss = report.Loss
			return nil
		},
	})
	if err != nil {
		return r, err
	}
	if how.Comm != nil { // the loss of the whole batch
		loss := mpt.Must(mpt.NewTensor(ctx, []float64{r.loss}))
		if err := how.Comm.AllReduce(loss, mpt.CommMean); err != nil {
			return r, err
		}
		r.loss = mpt.Must(loss.Item())
	}
	return r, params.All(func(_ string, x *mpt.Tensor) bool {
		r.parameters = append(r.parameters, mpt.Must(mpt.Values[float32](x))...)
		return true
	})
}

func main() {
	engines, err := mpt.CommThreads(ranks)
	if err != nil {
		log.Fatal(err)
	}
	results, errs := make([]result, ranks), make(chan error, ranks)
	for _, engine := range engines {
		go func(engine *mpt.CommEngine) {
			var err error
			results[engine.Rank], err = train(engine)
			errs <- err
		}(engine)
	}
	one, err := train(nil)
	if err != nil {
		log.Fatal(err)
	}
	for range engines {
		if err := <-errs; err != nil {
			log.Fatal(err)
		}
	}
	for rank, r := range results {
		for i, v := range one.parameters {
			if r.parameters[i] != v {
				log.Fatalf("parameter %d is %v on rank %d and %v in one program", i, r.parameters[i], rank, v)
			}
		}
		if r.loss > 0.02 {
			log.Fatalf("the loss is %v", r.loss)
		}
	}
	fmt.Printf("%d ranks took the steps of one program; the loss is %.4f\n", ranks, results[0].loss)
}
