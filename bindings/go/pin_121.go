//go:build go1.21

// Memory of Go's that C may keep. SPDX-License-Identifier: Apache-2.0

package mpt

import "runtime"

const canPin = true

func pin(p interface{}) func() {
	var pinner runtime.Pinner
	pinner.Pin(p)
	return pinner.Unpin
}
