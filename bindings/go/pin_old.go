//go:build !go1.21

// Pinning: Go memory that C may keep.
// SPDX-License-Identifier: Apache-2.0

package mpt

import "runtime"

// pin keeps memory alive until the returned function is called. The collector of these Go versions
// does not move memory.
func pin(p any) func() { return func() { runtime.KeepAlive(p) } }
