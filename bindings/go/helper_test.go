// Helpers of the tests.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"errors"
	"math"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"libmpt.org/mpt"
)

// open makes a context that is closed when the test ends.
func open(t testing.TB) *mpt.Context {
	t.Helper()
	ctx, err := mpt.NewContext(&mpt.ContextOptions{Seed: 1})
	ok(t, err)
	t.Cleanup(func() { ok(t, ctx.Close()) })
	return ctx
}

func ok(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// get returns the value of a call and ends the test if the call failed.
func get[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		ok(t, err)
		return v
	}
}

func equal[T comparable](t testing.TB, got []T, want ...T) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Fatalf("got %v, want %v", got, want)
		}
	}
}

func near(t testing.TB, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Fatalf("got %v, want %v", got, want)
	}
}

// fails checks that an error has a status and that its text contains the given words.
func fails(t testing.TB, err error, status mpt.Status, words ...string) {
	t.Helper()
	var e *mpt.Error
	if !errors.Is(err, status) || !errors.As(err, &e) || e.Status != status {
		t.Fatalf("got %v, want %v", err, status)
	}
	for _, w := range words {
		if !strings.Contains(err.Error(), w) {
			t.Fatalf("%q does not say %q", err, w)
		}
	}
}

// eventually runs the collector until a condition holds.
func eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for i := 0; i < 200; i++ {
		if holds() {
			return
		}
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	t.Fatal("never: " + what)
}

func live(t testing.TB, ctx *mpt.Context) int64 {
	return get(ctx.Memory())(t).LiveTensors
}

// alloc maps memory outside Go's heap, which the collector neither moves nor frees.
func alloc(mu *sync.Mutex, blocks map[uintptr][]byte, size, align uintptr) unsafe.Pointer {
	memory, err := syscall.Mmap(-1, 0, int(size+align), syscall.PROT_READ|syscall.PROT_WRITE,
		syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		return nil
	}
	p := unsafe.Pointer(&memory[0])
	if rest := uintptr(p) % align; rest != 0 {
		p = unsafe.Add(p, align-rest)
	}
	mu.Lock()
	blocks[uintptr(p)] = memory
	mu.Unlock()
	return p
}

func contains(err error, text string) bool { return strings.Contains(err.Error(), text) }
