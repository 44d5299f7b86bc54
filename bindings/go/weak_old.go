//go:build !go1.24

// Before Go 1.24 a context with callbacks is given back by its Close alone. SPDX-License-Identifier: Apache-2.0

package mpt

const collected = false

type contextRef struct{ p *Context }

func refer(c *Context) contextRef { return contextRef{c} }

func (r contextRef) get() *Context { return r.p }
