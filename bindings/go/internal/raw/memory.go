// Access to texts, errors and memory of C.
// SPDX-License-Identifier: Apache-2.0

package raw

// #include "runtime.h"
import "C"
import "unsafe"

// Text copies a C string; it returns "" for NULL.
func Text(p uintptr) string {
	return C.GoString(*(**C.char)(unsafe.Pointer(&p)))
}

// Error reads the record of an error and frees it.
func Error(status uintptr) (code int32, text string) {
	e := *(**C.mptgo_error)(unsafe.Pointer(&status))
	code, text = int32(e.status), C.GoString((*C.char)(unsafe.Add(unsafe.Pointer(e), unsafe.Sizeof(e.status))))
	C.mptgo_free_error(C.mptgo_status(status))
	return code, text
}

// ReadText calls a function with a buffer for a text, and again with a larger buffer if the text
// did not fit.
func ReadText(call func(text *byte, size uintptr, needed *uintptr) uintptr) (string, uintptr) {
	text, needed := make([]byte, 1024), new(uintptr)
	for {
		status := call(&text[0], uintptr(len(text)), needed)
		if IsError(status) {
			return "", status
		}
		if *needed <= uintptr(len(text)) {
			if *needed == 0 {
				return "", status
			}
			return string(text[:*needed-1]), status
		}
		text = make([]byte, *needed)
	}
}

// IsError reports whether a status is the address of an error's record. Other statuses are small
// numbers.
func IsError(status uintptr) bool { return status > 4095 }

// NewText copies a text to C memory. Free releases it.
func NewText(s string) uintptr { return uintptr(unsafe.Pointer(C.CString(s))) }

// Free releases C memory.
func Free(p uintptr) { C.free(*(*unsafe.Pointer)(unsafe.Pointer(&p))) }

// Alloc allocates zeroed C memory; it returns nil if there is none.
func Alloc(size uintptr) unsafe.Pointer { return unsafe.Pointer(C.mptgo_calloc(C.size_t(size))) }

// Functions holds the addresses of the C trampolines for structs with callbacks.
var Functions = struct {
	Forward, Backward, Factor, Log, Alloc, Free, ParallelFor, CommExchange, CommWait, CommAbort, Done uintptr
}{
	uintptr(C.mptgo_forward), uintptr(C.mptgo_backward), uintptr(C.mptgo_factor), uintptr(C.mptgo_log),
	uintptr(C.mptgo_alloc), uintptr(C.mptgo_free), uintptr(C.mptgo_parallel_for),
	uintptr(C.mptgo_comm_exchange), uintptr(C.mptgo_comm_wait), uintptr(C.mptgo_comm_abort), uintptr(C.mptgo_done),
}

// StatsFirstExponent is the exponent of the first bin of mpt_tensor_stats.
const StatsFirstExponent = C.MPT_STATS_FIRST_EXPONENT

// HeaderVersion is the version of the headers that these sources were generated from.
const HeaderVersion = C.MPT_VERSION_NUMBER

// Purposes is the length of arrays that are indexed by memory purpose.
const Purposes = C.MPT_MEMORY_PURPOSES

// DeleteManaged releases a DLManagedTensorVersioned by its deleter.
func DeleteManaged(managed unsafe.Pointer) { C.mptgo_delete_managed(managed) }

// EndEngine ends an engine that no communicator has taken.
func EndEngine(desc *C_mpt_comm_desc) { C.mptgo_end_engine(unsafe.Pointer(desc)) }

// Bytes returns C memory as a slice.
func Bytes(p, n uintptr) []byte {
	if p == 0 || n == 0 {
		return nil
	}
	return unsafe.Slice(*(**byte)(unsafe.Pointer(&p)), int(n))
}
