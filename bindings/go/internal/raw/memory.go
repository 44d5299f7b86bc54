// Texts, errors and addresses of C. SPDX-License-Identifier: Apache-2.0

package raw

// #include "runtime.h"
import "C"
import "unsafe"

// Text reads a text of C's; "" for none.
func Text(p uintptr) string {
	return C.GoString(*(**C.char)(unsafe.Pointer(&p)))
}

// Error reads an error's record and gives it back.
func Error(status uintptr) (code int32, text string) {
	e := *(**C.mptgo_error)(unsafe.Pointer(&status))
	code, text = int32(e.status), C.GoString((*C.char)(unsafe.Add(unsafe.Pointer(e), unsafe.Sizeof(e.status))))
	C.mptgo_free_error(C.mptgo_status(status))
	return code, text
}

// ReadText calls with room for a text, and again with more where that was too little.
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

// IsError is whether a status is an error's record; others are small numbers.
func IsError(status uintptr) bool { return status > 4095 }

// NewText copies a text into memory of C's, which Free gives back.
func NewText(s string) uintptr { return uintptr(unsafe.Pointer(C.CString(s))) }

// Free gives back memory of C's.
func Free(p uintptr) { C.free(*(*unsafe.Pointer)(unsafe.Pointer(&p))) }

// Alloc gets memory of C's; nil where there is none.
func Alloc(size uintptr) unsafe.Pointer { return unsafe.Pointer(C.mptgo_calloc(C.size_t(size))) }

// Functions are the addresses of what structs with callbacks hold.
var Functions = struct{ Forward, Backward, Factor, Log, Alloc, Free, ParallelFor uintptr }{
	uintptr(C.mptgo_forward), uintptr(C.mptgo_backward), uintptr(C.mptgo_factor), uintptr(C.mptgo_log),
	uintptr(C.mptgo_alloc), uintptr(C.mptgo_free), uintptr(C.mptgo_parallel_for),
}

// StatsFirstExponent is that of the first bin of mpt_tensor_stats.
const StatsFirstExponent = C.MPT_STATS_FIRST_EXPONENT

// HeaderVersion is what these sources were made for.
const HeaderVersion = C.MPT_VERSION_NUMBER

// Purposes is the length of arrays by purpose.
const Purposes = C.MPT_MEMORY_PURPOSES

// DeleteManaged gives a DLManagedTensorVersioned back by its deleter.
func DeleteManaged(managed unsafe.Pointer) { C.mptgo_delete_managed(managed) }

// Bytes are memory of C's as a slice.
func Bytes(p, n uintptr) []byte {
	if p == 0 || n == 0 {
		return nil
	}
	return unsafe.Slice(*(**byte)(unsafe.Pointer(&p)), int(n))
}
