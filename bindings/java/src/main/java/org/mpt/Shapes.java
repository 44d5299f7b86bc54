// Numbers about shapes.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

final class Shapes {
  private Shapes() {}

  private static long extent(Tensor x, long dim) {
    long[] shape = x.shape();
    int d = (int) (dim < 0 ? dim + shape.length : dim);
    return d >= 0 && d < shape.length ? shape[d] : 1; // the call itself says what is wrong
  }

  /** How many parts of a size there are. */
  static int parts(Tensor x, long size, long dim) {
    return size <= 0 ? 1 : (int) Math.max(1, (extent(x, dim) + size - 1) / size);
  }

  /** How many chunks there are where so many are asked for. */
  static int chunks(Tensor x, long chunks, long dim) {
    if (chunks <= 0) return 1;
    long n = extent(x, dim);
    if (n == 0) return (int) Math.min(chunks, Integer.MAX_VALUE); // of nothing, as many as asked for
    return parts(x, Math.max(1, (n + chunks - 1) / chunks), dim);
  }

  static long count(long[] shape) {
    long n = 1;
    for (long s : shape) n *= s;
    return n;
  }

  /** Strides of row-major order. */
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
