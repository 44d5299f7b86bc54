// Tensors.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** An array of numbers that gradients can be taken through. Operations are methods here, and functions of
 * {@link Ops}. */
public final class Tensor extends TensorCalls {
  private long[] shape;

  private Tensor(Context context, long handle) {
    super(context, handle, Native::mpt_tensor_release);
  }

  static Tensor wrap(Context context, long handle) {
    return handle == 0 ? null : new Tensor(context, handle);
  }

  static Tensor[] wrap(Context context, long[] handles) {
    Tensor[] out = new Tensor[handles.length];
    for (int i = 0; i < out.length; ++i) out[i] = wrap(context, handles[i]);
    return out;
  }

  @Override
  Tensor self() {
    return this;
  }

  /** As NumPy prints it; of one that was given back, that it was. */
  @Override
  public String toString() {
    try {
      return super.toString();
    } catch (MptException e) {
      return "Tensor[" + e.getMessage() + "]";
    }
  }

  // ---- what it is ----

  /** Its extents. */
  public long[] shape() {
    if (shape == null) {
      TensorInfo info = info();
      shape = java.util.Arrays.copyOf(info.shape(), info.rank());
    }
    return shape.clone();
  }

  /** How many dims it has. */
  public int rank() {
    return shape().length;
  }

  /** The extent of a dim; negative ones count from the end. */
  public long size(int dim) {
    long[] s = shape();
    return s[dim < 0 ? dim + s.length : dim];
  }

  /** How many elements it has. */
  public long count() {
    return Shapes.count(shape());
  }

  /** What its elements are. */
  public DType dtype() {
    return info().dtype();
  }

  /** Whether gradients are wanted for it. */
  public boolean requiresGrad() {
    return info().requiresGrad();
  }

  /** Whether gradients are wanted; returns the tensor. */
  public Tensor requiresGrad(boolean on) {
    setRequiresGrad(on);
    return this;
  }

  // ---- gradients ----

  /** Adds the gradient of this tensor, of one element, to that of every leaf that wants one. */
  public void backward() {
    Mpt.backward(new Tensor[] {this}, null, null);
  }

  /** The same with this tensor's own gradient. */
  public void backward(Tensor grad) {
    Mpt.backward(new Tensor[] {this}, new Tensor[] {grad}, null);
  }

  /** The same with options. */
  public void backward(Tensor grad, BackwardDesc desc) {
    Mpt.backward(new Tensor[] {this}, grad == null ? null : new Tensor[] {grad}, desc);
  }

  // ---- arithmetic with numbers ----

  /** this + value. */
  public Tensor add(double value) {
    return addScalar(value);
  }

  /** this - value. */
  public Tensor sub(double value) {
    return addScalar(-value);
  }

  /** this * value. */
  public Tensor mul(double value) {
    return mulScalar(value);
  }

  /** this / value. */
  public Tensor div(double value) {
    return divScalar(value);
  }

  /** this to the power value. */
  public Tensor pow(double value) {
    return powScalar(value);
  }

  // ---- elements out and in ----

  /** The first bytes of its memory; for a tensor that is known to be row-major, and while it is held. */
  ByteBuffer memory(long bytes) {
    if (bytes > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(bytes + " bytes are more than a buffer of Java's can hold; take parts (narrow)");
    }
    synchronized (context().turn) {
      return Jni.buffer(Native.mpt_tensor_get_data(handle()), bytes).order(ByteOrder.nativeOrder());
    }
  }

  /** The memory itself as a direct buffer, without a copy: of a row-major tensor on a CPU. It stays good after this
   * tensor and its context are closed. Count what you write with {@link #touch}. */
  public ByteBuffer buffer() {
    synchronized (context().turn) {
      TensorInfo info = info();
      if (!java.util.Arrays.equals(packed(info), java.util.Arrays.copyOf(info.stride(), info.rank()))) {
        throw new MptException(Status.ERROR_STATE,
            "the tensor is not row-major in memory: take contiguous() first, or copy it out (toFloats, read)");
      }
      long bytes = info.count() * info.dtype().size();
      if (bytes == 0) return Jni.direct(0);
      ByteBuffer out = memory(bytes);
      long outside = Native.mpt_detach(handle()); // of the graph, on the same memory
      long managed;
      try {
        managed = Native.mpt_tensor_to_dlpack(outside);
      } finally {
        Native.mpt_tensor_release(outside);
      }
      Context.whenGone(out, new Managed(managed));
      return out;
    }
  }

  /** The library's memory, until nobody has a buffer on it. */
  private record Managed(long address) implements Runnable {
    @Override
    public void run() {
      Jni.deleteManaged(address);
    }
  }

  /** The strides of row-major order; of dims with one element, whatever they are. */
  private static long[] packed(TensorInfo info) {
    long[] given = info.stride();
    long[] s = java.util.Arrays.copyOf(info.shape(), info.rank());
    long[] out = Shapes.rowMajor(s);
    for (int i = 0; i < s.length; ++i) if (s[i] <= 1 || info.count() == 0) out[i] = given[i];
    return out;
  }

  private ByteBuffer copy(DType dtype) {
    ByteBuffer out = Jni.direct(count() * dtype.size());
    read(dtype, out);
    return out;
  }

  /** A copy of the elements, row-major, converted to float. */
  public float[] toFloats() {
    float[] out = new float[Math.toIntExact(count())];
    copy(DType.F32).asFloatBuffer().get(out);
    return out;
  }

  /** A copy of the elements as double. */
  public double[] toDoubles() {
    double[] out = new double[Math.toIntExact(count())];
    copy(DType.F64).asDoubleBuffer().get(out);
    return out;
  }

  /** A copy of the elements as int. */
  public int[] toInts() {
    int[] out = new int[Math.toIntExact(count())];
    copy(DType.I32).asIntBuffer().get(out);
    return out;
  }

  /** A copy of the elements as long. */
  public long[] toLongs() {
    long[] out = new long[Math.toIntExact(count())];
    copy(DType.I64).asLongBuffer().get(out);
    return out;
  }

  /** A copy of the elements as boolean: whether they are not 0. */
  public boolean[] toBooleans() {
    boolean[] out = new boolean[Math.toIntExact(count())];
    ByteBuffer b = copy(DType.BOOL);
    for (int i = 0; i < out.length; ++i) out[i] = b.get(i) != 0;
    return out;
  }

  /** The bits of a tensor of 16-bit elements. */
  public short[] toShorts() {
    DType dtype = dtype();
    Context.need(dtype, 2);
    short[] out = new short[Math.toIntExact(count())];
    copy(dtype).asShortBuffer().get(out);
    return out;
  }

  /** The bits of a tensor of 8-bit elements. */
  public byte[] toBytes() {
    DType dtype = dtype();
    Context.need(dtype, 1);
    byte[] out = new byte[Math.toIntExact(count())];
    copy(dtype).get(out);
    return out;
  }

  /** Overwrites the tensor. */
  public void write(float[] data) {
    ByteBuffer b = Jni.direct(4L * data.length);
    b.asFloatBuffer().put(data);
    write(DType.F32, b);
  }

  /** Overwrites the tensor. */
  public void write(double[] data) {
    ByteBuffer b = Jni.direct(8L * data.length);
    b.asDoubleBuffer().put(data);
    write(DType.F64, b);
  }

  /** Overwrites the tensor. */
  public void write(long[] data) {
    ByteBuffer b = Jni.direct(8L * data.length);
    b.asLongBuffer().put(data);
    write(DType.I64, b);
  }
}
