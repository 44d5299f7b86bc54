// Errors of the library as Go errors.
// SPDX-License-Identifier: Apache-2.0

package mpt

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"libmpt.org/mpt/internal/raw"
)

// Error is the error of a failed call: the status and the text of the library. If a function of the
// caller made the call fail, Unwrap returns the error that it returned or panicked with.
type Error struct {
	// Status is the code of the library; errors.Is(err, ErrShape) compares it.
	Status Status
	// Message says what was asked, what was found and what would be right.
	Message string

	cause error
}

// Error returns the message.
func (e *Error) Error() string {
	if e.cause != nil && e.Status != ErrComm { // the text of ErrComm has that of its cause
		return "mpt: " + e.Message + ": " + e.cause.Error()
	}
	return "mpt: " + e.Message
}

// Is reports whether target is the status of the error. fs.ErrNotExist matches ErrNotFound.
func (e *Error) Is(target error) bool {
	if target == fs.ErrNotExist {
		return e.Status == ErrNotFound
	}
	s, ok := target.(Status)
	return ok && s == e.Status
}

// Unwrap returns the error of the callback that made the call fail, or nil.
func (e *Error) Unwrap() error { return e.cause }

// Error returns the name of the status. It makes statuses errors, so that errors.Is can compare
// with them.
func (s Status) Error() string { return s.String() }

// String returns the name of the status, for example "ErrShape".
func (s Status) String() string { return ownWords(raw.Text(raw.Mpt_status_name(uintptr(s)))) }

// ownWords replaces C names in a text of the library by Go names; bindings/common/c_words.py
// defines the rule.
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

// PanicError is the panic of a function that the library called.
type PanicError struct {
	// Value is the argument of the panic.
	Value any
	// Stack is the stack trace of the goroutine at the panic.
	Stack []byte
}

// Error returns the value as text.
func (e *PanicError) Error() string { return fmt.Sprintf("panic: %v", e.Value) }

// Unwrap returns the value if it is an error, or else nil.
func (e *PanicError) Unwrap() error {
	err, _ := e.Value.(error)
	return err
}

// Must returns the value, or panics if err is not nil. It is meant for programs that end at the
// first error.
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

// check converts the status of a call that has no context.
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
	return &Error{Status: StatusNotReady, Message: "the device has not finished: try again"}
}

func invalid(format string, args ...any) error {
	return &Error{Status: ErrInvalidArgument, Message: fmt.Sprintf(format, args...)}
}

func unnamed(kind string, n int32) string { return kind + "(" + strconv.Itoa(int(n)) + ")" }

// failed converts the status of a call on the context. The caller holds c.mu.
func (c *Context) failed(status uintptr) error {
	if status == 0 {
		return nil
	}
	if !raw.IsError(status) {
		return check(status)
	}
	e := failure(status)
	// Only the call that failed because of a callback returns the error of that callback.
	e.cause, c.pending = c.pending, nil
	return e
}

// failedToMake converts the result of a call that returns a handle, or the negated address of an
// error's record.
func (c *Context) failedToMake(h uintptr) error {
	if int(h) >= 0 {
		return nil
	}
	return c.failed(-h)
}

// done unlocks c.mu and converts the status.
func (c *Context) done(status uintptr) error {
	if status == 0 {
		c.mu.Unlock()
		return nil
	}
	err := c.failed(status)
	c.mu.Unlock()
	return err
}

// stepped unlocks c.mu after a training step and returns true if the step was applied.
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
