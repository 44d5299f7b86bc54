//go:build go1.21

// Pinning: Go memory that C may keep.
// SPDX-License-Identifier: Apache-2.0

package mpt

import "runtime"

// pin keeps memory alive and at its address until the returned function is called.
func pin(p any) func() {
	var pinner runtime.Pinner
	pinner.Pin(p)
	return pinner.Unpin
}
