// Element types of tensors in Go.
// SPDX-License-Identifier: Apache-2.0

package mpt

import "math"

// Float16 holds the bits of an f16 value: IEEE 754 binary16.
type Float16 uint16

// BFloat16 holds the bits of a bf16 value: the upper half of the bits of a float32.
type BFloat16 uint16

// Element lists the Go types that correspond to a dtype. (Values of f8 are read and written by
// conversion.)
type Element interface {
	float32 | float64 | Float16 | BFloat16 | int8 | uint8 | int32 | int64 | bool
}

// DTypeOf returns the dtype that corresponds to an element type.
func DTypeOf[T Element]() DType {
	var x T
	switch any(x).(type) {
	case float32:
		return F32
	case float64:
		return F64
	case Float16:
		return F16
	case BFloat16:
		return BF16
	case int8:
		return I8
	case uint8:
		return U8
	case int32:
		return I32
	case int64:
		return I64
	}
	return Bool
}

// NewBFloat16 rounds to nearest, ties to even. NaN stays NaN.
func NewBFloat16(x float32) BFloat16 {
	bits := math.Float32bits(x)
	if x != x {
		return BFloat16(bits>>16 | 0x40)
	}
	return BFloat16((bits + 0x7fff + bits>>16&1) >> 16)
}

// Float32 converts x to float32 exactly.
func (x BFloat16) Float32() float32 { return math.Float32frombits(uint32(x) << 16) }

// NewFloat16 rounds to nearest, ties to even. Values out of range become infinite; NaN stays NaN.
func NewFloat16(x float32) Float16 {
	bits := math.Float32bits(x)
	sign := uint16(bits >> 16 & 0x8000)
	bits &= 0x7fffffff
	switch {
	case bits > 0x7f800000:
		return Float16(sign | 0x7e00 | uint16(bits>>13&0x3ff))
	case bits >= 0x47800000: // 65536 and above
		return Float16(sign | 0x7c00)
	case bits < 0x38800000: // below the smallest normal number, a multiple of 2^-24
		// Adding 1/2 moves that multiple into the lowest bits of the sum, rounded by float32
		// addition.
		low := math.Float32bits(math.Float32frombits(bits)+0.5) - 0x3f000000
		return Float16(sign | uint16(low))
	}
	// A carry into the exponent, up to infinity, is the correct rounding.
	return Float16(sign | uint16((bits-0x38000000+0xfff+bits>>13&1)>>13))
}

// Float32 converts x to float32 exactly.
func (x Float16) Float32() float32 {
	sign := uint32(x&0x8000) << 16
	exponent, fraction := uint32(x>>10&0x1f), uint32(x&0x3ff)
	switch exponent {
	case 0:
		v := float32(fraction) / (1 << 24)
		return math.Float32frombits(math.Float32bits(v) | sign)
	case 31:
		return math.Float32frombits(sign | 0x7f800000 | fraction<<13)
	}
	return math.Float32frombits(sign | (exponent+112)<<23 | fraction<<13)
}
