package mpt

import (
	"errors"
	"sync/atomic"
	"testing"

	"libmpt.org/mpt/internal/foreign"
	"libmpt.org/mpt/internal/raw"
)

// Callbacks come from threads that Go has never seen, at once; a panic there ends nothing.
func TestCallbacksFromForeignThreads(t *testing.T) {
	var said int64
	panics := false
	ctx, err := NewContext(&ContextOptions{Hooks: &Hooks{Log: func(level LogLevel, text string) {
		if text == "from elsewhere" && level == LogInfo {
			atomic.AddInt64(&said, 1)
		}
		if panics {
			panic("oh no")
		}
	}}})
	if err != nil {
		t.Fatal(err)
	}
	if n := foreign.Log(raw.Functions.Log, ctx.hooks, 32); int64(n) != said || n == 0 {
		t.Fatal(n, said)
	}
	panics = true
	foreign.Log(raw.Functions.Log, ctx.hooks, 32)
	var p *PanicError
	if err := ctx.Err(); !errors.As(err, &p) || p.Value != "oh no" {
		t.Fatal(err)
	}
	if err := ctx.Close(); err != nil {
		t.Fatal(err)
	}
	// The context is gone, its number too.
	foreign.Log(raw.Functions.Log, ctx.hooks, 1)
}
