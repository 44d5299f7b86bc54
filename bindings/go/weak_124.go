//go:build go1.24

// A context that callbacks know, and do not keep. SPDX-License-Identifier: Apache-2.0

package mpt

import "weak"

// collected is whether a context with callbacks can be left to the collector.
const collected = true

type contextRef struct{ p weak.Pointer[Context] }

func refer(c *Context) contextRef { return contextRef{weak.Make(c)} }

func (r contextRef) get() *Context { return r.p.Value() }
