// Trampolines: Go functions that the library calls.
// SPDX-License-Identifier: Apache-2.0

package raw

// #cgo pkg-config: mpt
// #cgo CFLAGS: -fno-strict-aliasing -Wno-incompatible-pointer-types
// #include "runtime.h"
import "C"
import "unsafe"

// Calls receives the callbacks of the library, each with the number it was registered with. An
// implementation must not let a panic escape.
type Calls interface {
	Forward(id uintptr, in, out []uintptr) int32
	Backward(id uintptr, in, out, gradOut, gradIn []uintptr) int32
	GradHook(id uintptr, grad *uintptr) int32
	PostHook(id uintptr, leaf uintptr) int32
	Closure(id uintptr, loss *uintptr) int32
	Factor(id uintptr, step int64, factor *float64) int32
	CommExchange(id uintptr, messages unsafe.Pointer, request *uint64) int32
	CommWait(id uintptr, request uint64, nanoseconds int64, rank *int32) int32
	CommAbort(id uintptr, reason string)
	Done(id uintptr)
	Log(id uintptr, level int32, text string)
	Alloc(id, size, align uintptr) unsafe.Pointer
	Free(id uintptr, memory unsafe.Pointer, size, align uintptr)
	ParallelFor(id uintptr, n, grain int64, run func(begin, end int64, worker int32))
}

// To is set once, when package mpt is initialized.
var To Calls

func list(p unsafe.Pointer, n C.int32_t) []uintptr {
	if p == nil || n <= 0 {
		return nil
	}
	return unsafe.Slice((*uintptr)(p), int(n))
}

//export mptgoForward
func mptgoForward(id C.uintptr_t, in unsafe.Pointer, inCount C.int32_t, out unsafe.Pointer, outCount C.int32_t) C.int32_t {
	return C.int32_t(To.Forward(uintptr(id), list(in, inCount), list(out, outCount)))
}

//export mptgoBackward
func mptgoBackward(id C.uintptr_t, in unsafe.Pointer, inCount C.int32_t, out, gradOut unsafe.Pointer, outCount C.int32_t, gradIn unsafe.Pointer) C.int32_t {
	return C.int32_t(To.Backward(uintptr(id), list(in, inCount), list(out, outCount), list(gradOut, outCount), list(gradIn, inCount)))
}

//export mptgoGradHook
func mptgoGradHook(id C.uintptr_t, grad unsafe.Pointer) C.int32_t {
	return C.int32_t(To.GradHook(uintptr(id), (*uintptr)(grad)))
}

//export mptgoPostHook
func mptgoPostHook(id, leaf C.uintptr_t) C.int32_t {
	return C.int32_t(To.PostHook(uintptr(id), uintptr(leaf)))
}

//export mptgoClosure
func mptgoClosure(id C.uintptr_t, loss unsafe.Pointer) C.int32_t {
	return C.int32_t(To.Closure(uintptr(id), (*uintptr)(loss)))
}

//export mptgoFactor
func mptgoFactor(id C.uintptr_t, step C.int64_t, factor unsafe.Pointer) C.int32_t {
	return C.int32_t(To.Factor(uintptr(id), int64(step), (*float64)(factor)))
}

//export mptgoCommExchange
func mptgoCommExchange(id C.uintptr_t, messages, request unsafe.Pointer) C.int32_t {
	return C.int32_t(To.CommExchange(uintptr(id), messages, (*uint64)(request)))
}

//export mptgoCommWait
func mptgoCommWait(id C.uintptr_t, request C.uint64_t, nanoseconds C.int64_t, rank unsafe.Pointer) C.int32_t {
	return C.int32_t(To.CommWait(uintptr(id), uint64(request), int64(nanoseconds), (*int32)(rank)))
}

//export mptgoCommAbort
func mptgoCommAbort(id C.uintptr_t, reason *C.char) { To.CommAbort(uintptr(id), C.GoString(reason)) }

//export mptgoDone
func mptgoDone(id C.uintptr_t) { To.Done(uintptr(id)) }

//export mptgoLog
func mptgoLog(id C.uintptr_t, level C.int32_t, text *C.char) {
	To.Log(uintptr(id), int32(level), C.GoString(text))
}

//export mptgoAlloc
func mptgoAlloc(id C.uintptr_t, size, align C.size_t) unsafe.Pointer {
	return To.Alloc(uintptr(id), uintptr(size), uintptr(align))
}

//export mptgoFree
func mptgoFree(id C.uintptr_t, memory unsafe.Pointer, size, align C.size_t) {
	To.Free(uintptr(id), memory, uintptr(size), uintptr(align))
}

//export mptgoParallelFor
func mptgoParallelFor(id C.uintptr_t, n, grain C.int64_t, fn, job C.uintptr_t) {
	To.ParallelFor(uintptr(id), int64(n), int64(grain), func(begin, end int64, worker int32) {
		C.mptgo_run_job(fn, job, C.int64_t(begin), C.int64_t(end), C.int32_t(worker))
	})
}
