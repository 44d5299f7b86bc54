// Bench measures the overhead of the Go binding against C: of single operations, and of a training
// step of the small benchmark model.
//
//	go run ./examples/bench BUILD [SECONDS [THREADS]]
//
// BUILD is a Meson folder with -Dbenchmarks=enabled.
//
// SPDX-License-Identifier: Apache-2.0
package main

import (
	"fmt"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"strconv"
	"strings"
	"time"

	"libmpt.org/mpt"
)

func must[T any](v T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return v
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func find(build, name string) string {
	found := ""
	filepath.WalkDir(build, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Name() == name && !d.IsDir() {
			found = path
		}
		return nil
	})
	if found == "" {
		log.Fatalf("no %s in %s: build it with -Dbenchmarks=enabled", name, build)
	}
	return found
}

const calls = 1000 // few, so that some rounds run undisturbed

// Ways to release the result of an operation.
const (
	closed = iota
	scoped
	collected
)

// least returns the smallest time of one call, in nanoseconds.
func least(ctx *mpt.Context, op func() (*mpt.Tensor, error), how int) float64 {
	best := 1e18
	for r := 0; r < 200; r++ { // the first ones warm up
		begin := time.Now()
		for i := 0; i < calls/100; i++ {
			hundred := func(*mpt.Scope) error {
				for k := 0; k < 100; k++ {
					t, err := op()
					if err != nil {
						return err
					}
					if how == closed {
						t.Close()
					}
				}
				return nil
			}
			if how == scoped {
				check(ctx.Scope(hundred))
			} else {
				check(hundred(nil))
			}
		}
		if took := float64(time.Since(begin).Nanoseconds()) / calls; took < best {
			best = took
		}
		if how == collected && r%50 == 0 {
			runtime.GC()
		}
	}
	return best
}

// step returns the median time of a training step of mlp116k in tests/bench/step.c, in
// milliseconds.
func step(name string, seconds float64, threads int) float64 {
	ctx := must(mpt.NewContext(&mpt.ContextOptions{OwnThreads: threads}))
	defer ctx.Close()
	params := must(mpt.NewParams(ctx))
	net := must(mpt.NewSequential(ctx,
		must(mpt.NewLinear(params, "a", 784, 128, true, mpt.ActivationReLU)),
		must(mpt.NewLinear(params, "b", 128, 112, true, mpt.ActivationReLU)),
		must(mpt.NewLinear(params, "c", 112, 10, true, mpt.ActivationNone))))
	precision := must(mpt.NewPrecision(name))
	check(params.SetPrecision(precision))
	stepper := must(mpt.NewStepper(ctx, precision, nil))
	check(stepper.Add(must(mpt.NewOptimizer(params, nil))))
	x := must(ctx.Normal(mpt.F32, mpt.Shape{128, 784}, 0, 1))
	y := must(ctx.Zeros(mpt.I64, 128))
	var times []float64
	for start := time.Now(); len(times) < 20 || time.Since(start).Seconds() < seconds; {
		begin := time.Now()
		check(ctx.Scope(func(*mpt.Scope) error {
			var loss *mpt.Tensor
			err := precision.Run(ctx, func() error {
				guess, err := net.Forward(x)
				if err != nil {
					return err
				}
				loss, err = guess.CrossEntropy(y, nil, nil)
				return err
			})
			if err != nil {
				return err
			}
			if err := stepper.Backward(loss); err != nil {
				return err
			}
			if _, err := stepper.Step(); err != nil {
				return err
			}
			_, err = loss.Item()
			return err
		}))
		times = append(times, time.Since(begin).Seconds()*1e3)
	}
	times = times[5:]
	sort.Float64s(times)
	return times[len(times)/2]
}

func main() {
	build, seconds, threads := "build", 2.0, 2
	if len(os.Args) > 1 {
		build = os.Args[1]
	}
	if len(os.Args) > 2 {
		seconds = must(strconv.ParseFloat(os.Args[2], 64))
	}
	if len(os.Args) > 3 {
		threads = must(strconv.Atoi(os.Args[3]))
	}

	ctx := must(mpt.NewContext(&mpt.ContextOptions{OwnThreads: 2}))
	defer ctx.Close()
	a := must(ctx.Ones(mpt.F32, 8, 8))
	b := must(ctx.Ones(mpt.F32, 8, 8))
	w := must(ctx.Ones(mpt.F32, 8, 8))
	check(w.SetRequiresGrad(true))
	dims := mpt.Dims(1)
	ops := []struct {
		name string
		run  func() (*mpt.Tensor, error)
	}{
		{"add", func() (*mpt.Tensor, error) { return a.Add(b) }},
		{"relu", func() (*mpt.Tensor, error) { return a.ReLU() }},
		{"matmul", func() (*mpt.Tensor, error) { return a.Matmul(b) }},
		{"sum", func() (*mpt.Tensor, error) { return a.Sum(dims, false) }},
		{"add with gradient", func() (*mpt.Tensor, error) { return w.Add(b) }},
	}
	inC, inGo := map[string]float64{}, map[string][3]float64{}
	for round := 0; round < 3; round++ { // alternating: other load disturbs both
		for _, line := range strings.Split(strings.TrimSpace(string(must(exec.Command(find(build, "bench_ops")).Output()))), "\n") {
			name, text, _ := strings.Cut(line, ": ")
			if ns := must(strconv.ParseFloat(text, 64)); round == 0 || ns < inC[name] {
				inC[name] = ns
			}
		}
		for _, op := range ops {
			best := inGo[op.name]
			for how := range best {
				if ns := least(ctx, op.run, how); round == 0 || ns < best[how] {
					best[how] = ns
				}
			}
			inGo[op.name] = best
		}
	}
	fmt.Printf("%-24s%8s%8s%8s%8s%8s%11s\n", "ns of a call, 8 x 8", "C", "Close", "more", "Scope", "more", "collector")
	for _, op := range ops {
		c, ns := inC[op.name], inGo[op.name]
		fmt.Printf("%-24s%8.0f%8.0f%8.0f%8.0f%8.0f%11.0f\n", op.name, c, ns[closed], ns[closed]-c, ns[scoped], ns[scoped]-c,
			ns[collected])
	}

	const turns = 8
	fmt.Printf("\n%-24s%8s%8s%8s%11s\n", "ms of a step, mlp116k", "C", "Go", "ratio", "of medians")
	program, median := find(build, "bench_step"), regexp.MustCompile(`"median": *([0-9.e-]+)`)
	for _, mode := range [][2]string{{"f32", "32-true"}, {"bf16", "bf16-mixed"}, {"f16", "16-mixed"}} {
		var mine, theirs []float64 // medians of alternating turns
		each := seconds / turns
		for i := 0; i < turns; i++ {
			out := must(exec.Command(program, "mlp116k", mode[0], fmt.Sprint(each), fmt.Sprint(threads)).Output())
			found := median.FindSubmatch(out)
			if found == nil {
				log.Fatalf("bench_step said %s", out)
			}
			theirs = append(theirs, 1e3*must(strconv.ParseFloat(string(found[1]), 64)))
			mine = append(mine, step(mode[1], each, threads))
		}
		sort.Float64s(mine)
		sort.Float64s(theirs)
		fmt.Printf("%-24s%8.3f%8.3f%8.2f%11.2f\n", mode[0], theirs[0], mine[0], mine[0]/theirs[0],
			mine[turns/2]/theirs[turns/2])
	}
}
