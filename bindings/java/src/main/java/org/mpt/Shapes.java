// Shapes: computations on extents.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

final class Shapes {
  private Shapes() {}

  private static long extent(Tensor x, long dim) {
    long[] shape = x.shape();
    int d = (int) (dim < 0 ? dim + shape.length : dim);
    return d >= 0 && d < shape.length ? shape[d] : 1; // the native call reports the error
  }

  /** Returns the number of pieces of a size along a dim. */
  static int parts(Tensor x, long size, long dim) {
    return size <= 0 ? 1 : (int) Math.max(1, (extent(x, dim) + size - 1) / size);
  }

  /** Returns the number of chunks along a dim if {@code chunks} are requested. */
  static int chunks(Tensor x, long chunks, long dim) {
    if (chunks <= 0) return 1;
    long n = extent(x, dim);
    if (n == 0) return (int) Math.min(chunks, Integer.MAX_VALUE); // an empty dim gives the requested number
    return parts(x, Math.max(1, (n + chunks - 1) / chunks), dim);
  }

  static long count(long[] shape) {
    long n = 1;
    for (long s : shape) n *= s;
    return n;
  }

  /** Returns the strides of row-major order, in elements. */
  static long[] rowMajor(long[] shape) {
    long[] out = new long[shape.length];
    long step = 1;
    for (int i = shape.length - 1; i >= 0; --i) {
      out[i] = step;
      step *= Math.max(1, shape[i]);
    }
    return out;
  }
}
