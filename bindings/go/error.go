// Errors as values. SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"libmpt.org/mpt/internal/raw"
)

// Error is a failed call: the library's status and text. Its Unwrap is what a function of the caller's returned or
// panicked with, where the call failed by that.
type Error struct {
	// Status is the library's code; errors.Is(err, ErrShape) compares it.
	Status Status
	// Message says what was asked, what was found and what would be right.
	Message string

	cause error
}

// Error is the message.
func (e *Error) Error() string {
	if e.cause != nil {
		return "mpt: " + e.Message + ": " + e.cause.Error()
	}
	return "mpt: " + e.Message
}

// Is is whether the target is the error's status, or fs.ErrNotExist where there is no file of a name.
func (e *Error) Is(target error) bool {
	if target == fs.ErrNotExist {
		return e.Status == ErrNotFound
	}
	s, ok := target.(Status)
	return ok && s == e.Status
}

// Unwrap is the error of a function that the library called.
func (e *Error) Unwrap() error { return e.cause }

// Error is the status's name: statuses are errors to compare with.
func (s Status) Error() string { return s.String() }

// String is the name: "ErrShape".
func (s Status) String() string { return ownWords(raw.Text(raw.Mpt_status_name(uintptr(s)))) }

// ownWords is a text of the library's with Go's names for C's; bindings/common/c_words.py has the rule.
func ownWords(text string) string {
	isWord := func(b byte) bool {
		return b == '_' || '0' <= b && b <= '9' || 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z'
	}
	var out strings.Builder
	copied := 0
	for at := 0; at < len(text); {
		start := at
		for at < len(text) && isWord(text[at]) {
			at++
		}
		if at == start {
			at++
			continue
		}
		if start > 0 && strings.IndexByte("'\"/\\.-", text[start-1]) >= 0 || at < len(text) && text[at] == '/' {
			continue
		}
		word, known := words[text[start:at]]
		if !known {
			continue
		}
		end := at + 1
		for end < len(text) && isWord(text[end]) {
			end++
		}
		if end <= len(text) && at < len(text) && text[at] == '.' {
			if field, known := words[text[start:end]]; known {
				word, at = field, end
			}
		}
		out.WriteString(text[copied:start])
		out.WriteString(word)
		copied = at
	}
	out.WriteString(text[copied:])
	return out.String()
}

// PanicError is a panic of a function that the library called.
type PanicError struct {
	// Value is what it panicked with.
	Value any
	// Stack is where.
	Stack []byte
}

// Error is the value as text.
func (e *PanicError) Error() string { return fmt.Sprintf("panic: %v", e.Value) }

// Unwrap is the value, where that is an error.
func (e *PanicError) Unwrap() error {
	err, _ := e.Value.(error)
	return err
}

// Must is for programs that end at the first error: it returns the value, or panics.
func Must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func failure(status uintptr) *Error {
	code, text := raw.Error(status)
	return &Error{Status: Status(code), Message: ownWords(text)}
}

// check is for calls without a context.
func check(status uintptr) error {
	if status == 0 {
		return nil
	}
	if raw.IsError(status) {
		return failure(status)
	}
	if Status(status) == StatusNotReady {
		return notReady()
	}
	return nil
}

func notReady() error {
	return &Error{Status: StatusNotReady, Message: "the device has not finished: ask again"}
}

func invalid(format string, args ...any) error {
	return &Error{Status: ErrInvalidArgument, Message: fmt.Sprintf(format, args...)}
}

func unnamed(kind string, n int32) string { return kind + "(" + strconv.Itoa(int(n)) + ")" }

// failed is an error of a call on the context, whose turn it is.
func (c *Context) failed(status uintptr) error {
	if status == 0 {
		return nil
	}
	if !raw.IsError(status) {
		return check(status)
	}
	e := failure(status)
	// What a callback said is told once, by the call that failed of it.
	e.cause, c.pending = c.pending, nil
	return e
}

// failedToMake is the same for a call whose result is a handle, or an error's address below 0.
func (c *Context) failedToMake(h uintptr) error {
	if int(h) >= 0 {
		return nil
	}
	return c.failed(-h)
}

// done ends a turn.
func (c *Context) done(status uintptr) error {
	if status == 0 {
		c.mu.Unlock()
		return nil
	}
	err := c.failed(status)
	c.mu.Unlock()
	return err
}

// stepped ends a turn that was a step: whether it was applied.
func (c *Context) stepped(status uintptr) (bool, error) {
	if status == 0 {
		c.mu.Unlock()
		return true, nil
	}
	if Status(status) == StatusStepSkipped {
		c.mu.Unlock()
		return false, nil
	}
	err := c.failed(status)
	c.mu.Unlock()
	return false, err
}

func both(a, b error) error {
	if a == nil {
		return b
	}
	if b == nil || errors.Is(a, b) {
		return a
	}
	return fmt.Errorf("%w; and then %v", a, b)
}
