// Benchmarks of single calls.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"testing"

	"libmpt.org/mpt"
)

// BenchmarkAdd measures small operations; examples/bench compares them with C.
func BenchmarkAdd(b *testing.B) {
	ctx := open(b)
	x := get(ctx.Ones(mpt.F32, 8, 8))(b)
	b.Run("Close", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; i < b.N; i++ {
			y, err := x.Add(x)
			ok(b, err)
			y.Close()
		}
	})
	b.Run("Scope", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; i < b.N; i += 100 {
			ok(b, ctx.Scope(func(*mpt.Scope) error {
				for k := 0; k < 100; k++ {
					if _, err := x.Add(x); err != nil {
						return err
					}
				}
				return nil
			}))
		}
	})
	b.Run("error", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; i < b.N; i++ {
			if _, err := x.Reshape(3); err == nil {
				b.Fatal("64 are no 3")
			}
		}
	})
}
