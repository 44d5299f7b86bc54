// Shapes: computations on extents.
// SPDX-License-Identifier: Apache-2.0
using System;

namespace Mpt {
  internal static class Shapes {
    private static long Extent(Tensor x, long dim) {
      long[] shape = x.Shape;
      long d = dim < 0 ? dim + shape.Length : dim;
      return d >= 0 && d < shape.Length ? shape[d] : 1; // the native call reports the error
    }

    /// <summary>Returns the number of pieces of a size along a dim.</summary>
    internal static int Parts(Tensor x, long size, long dim) {
      return size <= 0 ? 1 : (int)Math.Max(1, (Extent(x, dim) + size - 1) / size);
    }

    /// <summary>Returns the number of chunks along a dim if <c>chunks</c> are requested.</summary>
    internal static int Chunks(Tensor x, long chunks, long dim) {
      if (chunks <= 0) return 1;
      long n = Extent(x, dim);
      if (n == 0) return (int)Math.Min(chunks, int.MaxValue); // an empty dim gives the requested number
      return Parts(x, Math.Max(1, (n + chunks - 1) / chunks), dim);
    }

    internal static long Count(long[] shape) {
      long n = 1;
      foreach (long s in shape) n *= s;
      return n;
    }

    /// <summary>Returns the strides of row-major order, in elements.</summary>
    internal static long[] RowMajor(long[] shape) {
      long[] strides = new long[shape.Length];
      long step = 1;
      for (int i = shape.Length - 1; i >= 0; --i) {
        strides[i] = step;
        step *= Math.Max(1, shape[i]);
      }
      return strides;
    }
  }
}
