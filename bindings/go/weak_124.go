//go:build go1.24

// Weak references from callbacks to their context.
// SPDX-License-Identifier: Apache-2.0

package mpt

import "weak"

// collected is true if the collector can release a context that has callbacks.
const collected = true

type contextRef struct{ p weak.Pointer[Context] }

func refer(c *Context) contextRef { return contextRef{weak.Make(c)} }

func (r contextRef) get() *Context { return r.p.Value() }
