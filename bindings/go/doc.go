// Package mpt is mixed-precision training in your own process: tensors, autograd, autocast, loss scaling and fused
// optimizers, over libmpt. No Python, no hidden thread, the same bits on every run.
//
// A [Context] is the home of tensors, modes and memory. Operations are methods of [Tensor]; modules are made by
// NewLinear, NewConv2d and the others; a [Stepper] does whole steps, and [Train] a whole training.
//
// # Errors
//
// What can fail returns an error: an [*Error] with the library's text, which says what was asked, what was found and
// what would be right. errors.Is(err, mpt.ErrShape) asks for its status. What a function of yours returned, or
// panicked with, is inside and found by errors.Is and errors.As.
//
// # Memory
//
// Close gives an object back now, and [Context.Scope] all tensors that its function made, at its end: use one per
// training step. What is left is given back when the collector finds it. It sees none of the library's memory, and is
// asked to run when a context's has doubled since the last time and is over 128 MiB. A closed object fails with
// [ErrInvalidHandle].
//
// # Goroutines
//
// Any goroutine may use a context: calls take turns. Modes (autocast, gradients, the generator) belong to the context,
// so one goroutine at a time should train with it.
//
// # Options
//
// Options are structs, of which a literal names what is not as usual, and nil means the defaults.
package mpt
