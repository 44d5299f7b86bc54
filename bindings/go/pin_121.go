//go:build go1.21

// Memory of Go's that C may keep. SPDX-License-Identifier: Apache-2.0

package mpt

import "runtime"

// pin keeps memory where it is, and there, until the function is called.
func pin(p any) func() {
	var pinner runtime.Pinner
	pinner.Pin(p)
	return pinner.Unpin
}
