// Tests of contexts on several goroutines and threads.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"

	"libmpt.org/mpt"
)

// TestContextsAreIndependent runs many goroutines, each with its own context and with failing calls
// among the others.
func TestContextsAreIndependent(t *testing.T) {
	var all sync.WaitGroup
	failed := make(chan error, 16)
	for g := 0; g < 16; g++ {
		all.Add(1)
		go func(g int) {
			defer all.Done()
			failed <- func() error {
				ctx, err := mpt.NewContext(nil)
				if err != nil {
					return err
				}
				defer ctx.Close()
				for i := 0; i < 200; i++ {
					x, err := ctx.Full(mpt.F32, mpt.Shape{8}, float64(g))
					if err != nil {
						return err
					}
					y, err := x.Sum(nil, false)
					if err != nil {
						return err
					}
					if v, err := y.Item(); v != float64(8*g) || err != nil {
						return fmt.Errorf("%v %v", v, err)
					}
					// The error belongs to this call, whichever thread the goroutine now runs on.
					_, err = x.Reshape(int64(g+100), 3)
					if want := fmt.Sprintf("[%d, 3]", g+100); err == nil || !contains(err, want) {
						return fmt.Errorf("%v does not say %s", err, want)
					}
					runtime.Gosched()
				}
				return nil
			}()
		}(g)
	}
	all.Wait()
	close(failed)
	for err := range failed {
		ok(t, err)
	}
}

// TestCallsTakeTurns uses one context from many goroutines while the collector releases what they
// leave behind.
func TestCallsTakeTurns(t *testing.T) {
	ctx := open(t)
	before := live(t, ctx)
	var all sync.WaitGroup
	failed := make(chan error, 8)
	for g := 0; g < 8; g++ {
		all.Add(1)
		go func() {
			defer all.Done()
			for i := 0; i < 500; i++ {
				x, err := ctx.Ones(mpt.F32, 16)
				if err == nil {
					x, err = x.MulScalar(3)
				}
				if err == nil {
					var v float64
					x, err = x.Sum(nil, false)
					if err == nil {
						if v, err = x.Item(); err == nil && v != 48 {
							err = fmt.Errorf("%v", v)
						}
					}
				}
				if err != nil {
					failed <- err
					return
				}
				if i%100 == 0 {
					runtime.GC()
				}
			}
		}()
	}
	all.Wait()
	close(failed)
	for err := range failed {
		ok(t, err)
	}
	eventually(t, "all are collected", func() bool { return live(t, ctx) == before })
}

// TestAContextMoves passes a context with its hooks from goroutine to goroutine.
func TestAContextMoves(t *testing.T) {
	ctx := open(t)
	w := leaf(t, ctx, 1, 2)
	calls := 0
	get(w.AddHook(func(*mpt.Tensor) (*mpt.Tensor, error) { calls++; return nil, nil }))(t)
	for i := 0; i < 20; i++ {
		done := make(chan error)
		go func() {
			runtime.LockOSThread() // locked to its own thread, which ends with the goroutine
			y, err := w.Sum(nil, false)
			if err == nil {
				err = y.Backward()
			}
			done <- err
		}()
		ok(t, <-done)
	}
	if calls != 20 {
		t.Fatal(calls)
	}
}

// TestOwnThreadsWorkForAnyGoroutine checks that a context's own threads work for calls from any
// thread and give the same bits.
func TestOwnThreadsWorkForAnyGoroutine(t *testing.T) {
	ctx := get(mpt.NewContext(&mpt.ContextOptions{OwnThreads: 2, Seed: 1}))(t)
	defer ctx.Close()
	x := get(ctx.Normal(mpt.F32, mpt.Shape{256, 256}, 0, 1))(t)
	results := make(chan float64, 8)
	for i := 0; i < cap(results); i++ {
		done := make(chan error)
		go func() {
			runtime.LockOSThread() // locked to its own thread, which ends with the goroutine
			for k := 0; k < 100; k++ {
				err := ctx.Scope(func(*mpt.Scope) error {
					y, err := x.Matmul(x)
					if err == nil {
						y, err = y.Sum(nil, false)
					}
					if err == nil && k == 99 {
						var v float64
						v, err = y.Item()
						results <- v
					}
					return err
				})
				if err != nil {
					done <- err
					return
				}
			}
			done <- nil
		}()
		ok(t, <-done)
	}
	for want := <-results; len(results) > 0; {
		if v := <-results; v != want {
			t.Fatal(v, want)
		}
	}
}

// TestAnotherGoroutineCancels ends the calls of a goroutine that computes, while one is running.
func TestAnotherGoroutineCancels(t *testing.T) {
	ctx := open(t)
	x := get(ctx.Ones(mpt.F32, 64, 64))(t)
	ended := make(chan error)
	go func() {
		for {
			if err := ctx.Scope(func(*mpt.Scope) error {
				_, err := x.Matmul(x)
				return err
			}); err != nil {
				ended <- err
				return
			}
		}
	}()
	ok(t, ctx.Cancel())
	if err := <-ended; !errors.Is(err, mpt.ErrCancelled) {
		t.Fatal(err)
	}
	_, err := x.Sum(nil, false)
	if !errors.Is(err, mpt.ErrCancelled) {
		t.Fatal(err)
	}
	ok(t, ctx.Resume())
	near(t, get(get(x.Sum(nil, false))(t).Item())(t), 64*64, 0)
}
