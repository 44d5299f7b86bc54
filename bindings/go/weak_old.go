//go:build !go1.24

// Strong references from callbacks to their context: before Go 1.24 only Close releases a context
// that has callbacks.
// SPDX-License-Identifier: Apache-2.0

package mpt

const collected = false

type contextRef struct{ p *Context }

func refer(c *Context) contextRef { return contextRef{c} }

func (r contextRef) get() *Context { return r.p }
