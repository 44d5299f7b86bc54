// The documentation of the package.
// SPDX-License-Identifier: Apache-2.0

// Package mpt trains neural networks in mixed precision inside your process. It offers tensors,
// autograd, autocast, loss scaling and fused optimizers on top of libmpt. It needs no Python,
// starts no hidden threads and gives the same bits on every run.
//
// A [Context] owns tensors, modes and memory. Operations are methods of [Tensor]. NewLinear,
// NewConv2d and similar functions make modules. A [Stepper] runs one training step, and [Train]
// runs a whole training.
//
// # Errors
//
// Every call that can fail returns an error. An [*Error] holds the text of the library, which says
// what was asked, what was found and what would be right. errors.Is(err, mpt.ErrShape) tests its
// status. If a function of yours failed or panicked, errors.Is and errors.As find its error inside.
//
// # Memory
//
// Close releases an object now. [Context.Scope] releases all tensors made in its function when the
// function ends; use one scope per training step. Go's garbage collector releases every other
// object when it finds it unreachable. The collector does not see the memory of the library, so the
// package runs it whenever the memory of a context has doubled since the last run and exceeds 128
// MiB. A call on a closed object fails with [ErrInvalidHandle].
//
// # Goroutines
//
// Any goroutine may use a context; its calls are serialized. Modes (autocast, gradients, the
// generator) belong to the context, so only one goroutine at a time should train with it.
//
// # Options
//
// Options are structs. A literal sets only the fields that differ from their defaults; nil means
// all defaults.
package mpt
