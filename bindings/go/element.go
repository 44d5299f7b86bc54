// Elements of tensors as Go has them. SPDX-License-Identifier: Apache-2.0

package mpt

import "math"

// Float16 are the bits of an f16: IEEE 754 binary16.
type Float16 uint16

// BFloat16 are the bits of a bf16: the upper half of a float32's.
type BFloat16 uint16

// Element are the types that elements have in Go, each of its dtype. (f8 is read and written by conversion.)
type Element interface {
	float32 | float64 | Float16 | BFloat16 | int8 | uint8 | int32 | int64 | bool
}

// DTypeOf is the dtype of a type of elements.
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

// NewBFloat16 rounds to the nearest, ties to even; NaN stays NaN.
func NewBFloat16(x float32) BFloat16 {
	bits := math.Float32bits(x)
	if x != x {
		return BFloat16(bits>>16 | 0x40)
	}
	return BFloat16((bits + 0x7fff + bits>>16&1) >> 16)
}

// Float32 is the same value.
func (x BFloat16) Float32() float32 { return math.Float32frombits(uint32(x) << 16) }

// NewFloat16 rounds to the nearest, ties to even; what is too large is infinite, NaN stays NaN.
func NewFloat16(x float32) Float16 {
	bits := math.Float32bits(x)
	sign := uint16(bits >> 16 & 0x8000)
	bits &= 0x7fffffff
	switch {
	case bits > 0x7f800000:
		return Float16(sign | 0x7e00 | uint16(bits>>13&0x3ff))
	case bits >= 0x47800000: // 65536 and more
		return Float16(sign | 0x7c00)
	case bits < 0x38800000: // below the least normal: a multiple of 2^-24
		// Adding 1/2 leaves the multiple in the last bits, rounded as float32 rounds.
		low := math.Float32bits(math.Float32frombits(bits)+0.5) - 0x3f000000
		return Float16(sign | uint16(low))
	}
	// May carry into the exponent, up to infinity: as it should.
	return Float16(sign | uint16((bits-0x38000000+0xfff+bits>>13&1)>>13))
}

// Float32 is the same value.
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
