//go:build !go1.21

// Memory of Go's that C may keep. SPDX-License-Identifier: Apache-2.0

package mpt

import "runtime"

// pin keeps memory until the function is called: what the collector of these versions leaves there, it does not move.
func pin(p any) func() { return func() { runtime.KeepAlive(p) } }
