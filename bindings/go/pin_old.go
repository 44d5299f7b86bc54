//go:build !go1.21

// Memory of Go's cannot be pinned before Go 1.21. SPDX-License-Identifier: Apache-2.0

package mpt

const canPin = false

func pin(p interface{}) func() { return nil }
