// MNIST trains on MNIST in any precision. Its networks, data and losses equal those of
// examples/mnist.c to the last bit.
//
//	go run ./examples/mnist -data FOLDER [-model mlp|cnn] [-precision bf16-mixed] [-epochs N]
//	    [-seed N] [-losses FILE]
//
// FOLDER holds the four IDX files; examples/data/get_mnist downloads them. The bits of every loss
// are written to FILE.
// SPDX-License-Identifier: Apache-2.0
package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"libmpt.org/mpt"
)

const (
	side    = 28
	pixels  = side * side
	classes = 10
	batch   = 128
)

// ---- the data ----

type dataset struct {
	images, labels []byte
}

func read(folder, which string) (dataset, error) {
	images, err := os.ReadFile(filepath.Join(folder, which+"-images-idx3-ubyte"))
	if err != nil {
		return dataset{}, fmt.Errorf("%w; examples/data/get_mnist FOLDER fetches it", err)
	}
	labels, err := os.ReadFile(filepath.Join(folder, which+"-labels-idx1-ubyte"))
	if err != nil {
		return dataset{}, err
	}
	if len(images)-16 != (len(labels)-8)*pixels {
		return dataset{}, fmt.Errorf("%s: %d images, %d labels", folder, (len(images)-16)/pixels, len(labels)-8)
	}
	return dataset{images[16:], labels[8:]}, nil
}

// random is the generator of the sample order and the image shifts, which must equal that of
// examples/mnist.c.
type random uint64

func (r *random) below(n int) int {
	*r = *r*6364136223846793005 + 1442695040888963407
	return int(uint64(*r>>33) % uint64(n))
}

// take makes a batch of examples, with pixels normalized to mean 0 and standard deviation 1. If
// shift is positive, each image is moved by up to shift pixels, in a new direction each time.
func (d dataset) take(ctx *mpt.Context, examples []int, shift int, r *random) (x, y *mpt.Tensor, err error) {
	values := make([]float32, len(examples)*pixels)
	labels := make([]int64, len(examples))
	for i, k := range examples {
		down, right := 0, 0
		if shift > 0 {
			down = r.below(2*shift+1) - shift
			right = r.below(2*shift+1) - shift
		}
		for row := 0; row < side; row++ {
			for column := 0; column < side; column++ {
				v := byte(0)
				if a, b := row-down, column-right; a >= 0 && a < side && b >= 0 && b < side {
					v = d.images[k*pixels+a*side+b]
				}
				values[i*pixels+row*side+column] = (float32(v)/255 - 0.1307) / 0.3081
			}
		}
		labels[i] = int64(d.labels[k])
	}
	n := int64(len(examples))
	if x, err = mpt.NewTensor(ctx, values, n, 1, side, side); err != nil {
		return nil, nil, err
	}
	y, err = mpt.NewTensor(ctx, labels)
	return x, y, err
}

// ---- the networks ----

// layers collects modules and the first error.
type layers struct {
	list []*mpt.Module
	err  error
}

func (l *layers) add(m *mpt.Module, err error) {
	if l.err == nil {
		l.err = err
	}
	l.list = append(l.list, m)
}

func (l *layers) sequential(ctx *mpt.Context) (*mpt.Module, error) {
	if l.err != nil {
		return nil, l.err
	}
	return mpt.NewSequential(ctx, l.list...)
}

// mlp is a network of fully connected layers: 784 - 512 - 256 - 10.
func mlp(ctx *mpt.Context, params *mpt.Params) (*mpt.Module, error) {
	var l layers
	l.add(mpt.NewFlatten(ctx))
	l.add(mpt.NewLinear(params, "fc1", pixels, 512, true, mpt.ActivationReLU))
	l.add(mpt.NewDropout(ctx, 0.2))
	l.add(mpt.NewLinear(params, "fc2", 512, 256, true, mpt.ActivationReLU))
	l.add(mpt.NewLinear(params, "fc3", 256, classes, true, mpt.ActivationNone))
	return l.sequential(ctx)
}

// cnn is a network of two blocks (3x3 convolution, batch norm, ReLU, 2x2 max pooling), followed by
// two linear layers.
func cnn(ctx *mpt.Context, params *mpt.Params) (*mpt.Module, error) {
	noBias := mpt.NewNNConvOptions() // the norm has a bias
	noBias.Bias = false
	relu := &mpt.NNNormOptions{Activation: mpt.ActivationReLU}
	var l layers
	l.add(mpt.NewConv2d(params, "conv1", 1, 16, 3, 1, 1, noBias))
	l.add(mpt.NewBatchNorm(params, "norm1", 16, relu))
	l.add(mpt.NewMaxPool2d(ctx, 2, 0, 0, nil))
	l.add(mpt.NewConv2d(params, "conv2", 16, 32, 3, 1, 1, noBias))
	l.add(mpt.NewBatchNorm(params, "norm2", 32, relu))
	l.add(mpt.NewMaxPool2d(ctx, 2, 0, 0, nil))
	l.add(mpt.NewFlatten(ctx))
	l.add(mpt.NewLinear(params, "fc1", 32*7*7, 128, true, mpt.ActivationReLU))
	l.add(mpt.NewDropout(ctx, 0.3))
	l.add(mpt.NewLinear(params, "fc2", 128, classes, true, mpt.ActivationNone))
	return l.sequential(ctx)
}

// forward returns the results of the network for a batch.
func forward(net *mpt.Module, precision *mpt.Precision, x *mpt.Tensor) (*mpt.Tensor, error) {
	x, err := precision.CastInput(x)
	if err != nil {
		return nil, err
	}
	if x, err = net.Forward(x); err != nil {
		return nil, err
	}
	return precision.CastOutput(x) // f32 for O0, O2 and O3
}

func accuracy(ctx *mpt.Context, net *mpt.Module, precision *mpt.Precision, d dataset) (float64, error) {
	right := 0
	if err := net.Train(false); err != nil {
		return 0, err
	}
	err := ctx.Inference(func() error {
		for at := 0; at < len(d.labels); at += 1000 {
			var examples []int
			for i := at; i < at+1000 && i < len(d.labels); i++ {
				examples = append(examples, i)
			}
			err := ctx.Scope(func(*mpt.Scope) error {
				return precision.Run(ctx, func() error {
					x, _, err := d.take(ctx, examples, 0, nil)
					if err != nil {
						return err
					}
					y, err := forward(net, precision, x)
					if err != nil {
						return err
					}
					best, err := y.Argmax(mpt.Dims(1), false)
					if err != nil {
						return err
					}
					guess, err := best.Int64s()
					for i, g := range guess {
						if g == int64(d.labels[at+i]) {
							right++
						}
					}
					return err
				})
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	return float64(right) / float64(len(d.labels)), net.Train(true)
}

// run trains the network and returns true if it reached the expected accuracy.
func run() (bool, error) {
	folder := flag.String("data", "build/mnist", "the folder of the four IDX files")
	name := flag.String("precision", "bf16-mixed", "a precision with its options")
	model := flag.String("model", "mlp", "mlp or cnn")
	epochs := flag.Int("epochs", 0, "6 of mlp, 3 of cnn")
	seed := flag.Int64("seed", 1, "of the generator")
	losses := flag.String("losses", "", "a file for the bits of every loss")
	flag.Parse()

	network, lr, shift, wanted, usual := mlp, 3e-3, 0, 0.98, 6
	if *model == "cnn" {
		network, lr, shift, wanted, usual = cnn, 5e-3, 1, 0.99, 3
	}
	if *epochs == 0 {
		*epochs = usual
	}
	train, err := read(*folder, "train")
	if err != nil {
		return false, err
	}
	test, err := read(*folder, "t10k")
	if err != nil {
		return false, err
	}

	ctx, err := mpt.NewContext(&mpt.ContextOptions{OwnThreads: -1, Seed: *seed, Hooks: &mpt.Hooks{
		Log: func(_ mpt.LogLevel, text string) { fmt.Fprintln(os.Stderr, "mpt:", text) },
	}})
	if err != nil {
		return false, err
	}
	defer ctx.Close()
	params, err := mpt.NewParams(ctx)
	if err != nil {
		return false, err
	}
	net, err := network(ctx, params)
	if err != nil {
		return false, err
	}
	precision, err := mpt.NewPrecision(*name)
	if err != nil {
		return false, err
	}
	if err := params.SetPrecision(precision); err != nil {
		return false, err
	}
	adam := mpt.Adam()
	adam.LR = lr
	optimizer, err := mpt.NewOptimizer(params, adam)
	if err != nil {
		return false, err
	}
	steps := len(train.labels) / batch
	// The learning rate rises to lr and then falls almost to 0.
	schedule := &mpt.ScheduleOptions{Kind: mpt.ScheduleOneCycle, TotalSteps: int64(*epochs * steps)}
	if err := optimizer.SetSchedule(schedule); err != nil {
		return false, err
	}
	stepper, err := mpt.NewStepper(ctx, precision, nil)
	if err != nil {
		return false, err
	}
	if err := stepper.Add(optimizer); err != nil {
		return false, err
	}
	info, err := params.Info()
	if err != nil {
		return false, err
	}
	fmt.Printf("mnist %s: %d parameters, %s, %d training images, batch %d, seed %d\n", *model, info.Elements, *name,
		len(train.labels), batch, *seed)

	// Ctrl-C ends the training between two steps.
	interrupted, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	var bits strings.Builder
	var r random = 1
	order := newOrder(len(train.labels))
	result, started := 0.0, time.Now()
	for epoch := 0; epoch < *epochs; epoch++ {
		r.shuffle(order)
		sum, skipped, begin := 0.0, 0, time.Now()
		_, err := mpt.Train(interrupted, mpt.Loop{
			Stepper: stepper, Precision: precision, Steps: int64(steps),
			Loss: func(step int64) (*mpt.Tensor, error) {
				x, y, err := train.take(ctx, order[step*batch:(step+1)*batch], shift, &r)
				if err != nil {
					return nil, err
				}
				guess, err := forward(net, precision, x)
				if err != nil {
					return nil, err
				}
				return guess.CrossEntropy(y, nil, nil)
			},
			After: func(report mpt.StepReport) error {
				sum += report.Loss
				if report.Skipped {
					skipped++
				}
				fmt.Fprintf(&bits, "%016x\n", math.Float64bits(report.Loss))
				return nil
			},
		})
		if err != nil {
			return false, err
		}
		took := time.Since(begin).Seconds()
		if result, err = accuracy(ctx, net, precision, test); err != nil {
			return false, err
		}
		fmt.Printf("epoch %d/%d  loss %.4f  test accuracy %.2f%%  %.0f images/s  skipped %d\n", epoch+1, *epochs,
			sum/float64(steps), 100*result, float64(steps*batch)/took, skipped)
	}
	if *losses != "" {
		if err := os.WriteFile(*losses, []byte(bits.String()), 0o644); err != nil {
			return false, err
		}
	}
	fmt.Printf("%s %s: test accuracy %.2f%% (%.0f%% wanted) in %.1f s\n", *model, *name, 100*result, 100*wanted,
		time.Since(started).Seconds())
	return result >= wanted, nil
}

func newOrder(n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	return order
}

func (r *random) shuffle(order []int) {
	for i := len(order) - 1; i > 0; i-- {
		k := r.below(i + 1)
		order[i], order[k] = order[k], order[i]
	}
}

func main() {
	good, err := run()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	if err != nil || !good {
		os.Exit(1)
	}
}
