// Tensor: an array with a dtype and gradients.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A multi-dimensional array with a dtype and an optional gradient. Operations are methods of this
 * class and functions of {@link Ops}. */
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

  /** Returns the elements in NumPy's format; for a closed tensor, a note that it was closed. */
  @Override
  public String toString() {
    try {
      return super.toString();
    } catch (MptException e) {
      return "Tensor[" + e.getMessage() + "]";
    }
  }

  // ---- properties ----

  /** Returns the extents of the dims. */
  public long[] shape() {
    if (shape == null) {
      TensorInfo info = info();
      shape = java.util.Arrays.copyOf(info.shape(), info.rank());
    }
    return shape.clone();
  }

  /** Returns the number of dims. */
  public int rank() {
    return shape().length;
  }

  /** Returns the extent of a dim; a negative dim counts from the end. */
  public long size(int dim) {
    long[] s = shape();
    return s[dim < 0 ? dim + s.length : dim];
  }

  /** Returns the number of elements. */
  public long count() {
    return Shapes.count(shape());
  }

  /** Returns the dtype of the elements. */
  public DType dtype() {
    return info().dtype();
  }

  /** Returns true if the tensor requires a gradient. */
  public boolean requiresGrad() {
    return info().requiresGrad();
  }

  /** Sets whether the tensor requires a gradient, and returns the tensor. */
  public Tensor requiresGrad(boolean on) {
    setRequiresGrad(on);
    return this;
  }

  // ---- gradients ----

  /** Computes the gradients of this tensor, which has one element, and adds them to the gradient of
   * every leaf that requires one. */
  public void backward() {
    Mpt.backward(new Tensor[] {this}, null, null);
  }

  /** Computes the gradients of this tensor from its own gradient {@code grad}, which has its shape,
   * and adds them to the gradient of every leaf that requires one. */
  public void backward(Tensor grad) {
    Mpt.backward(new Tensor[] {this}, new Tensor[] {grad}, null);
  }

  /** Computes the gradients of this tensor with options, and adds them to the gradient of every
   * leaf that requires one. {@code grad} is the gradient of this tensor; null means 1, which only
   * a tensor of one element may have. */
  public void backward(Tensor grad, BackwardDesc desc) {
    Mpt.backward(new Tensor[] {this}, grad == null ? null : new Tensor[] {grad}, desc);
  }

  // ---- arithmetic with numbers ----

  /** Returns this + value. */
  public Tensor add(double value) {
    return addScalar(value);
  }

  /** Returns this - value. */
  public Tensor sub(double value) {
    return addScalar(-value);
  }

  /** Returns this * value. */
  public Tensor mul(double value) {
    return mulScalar(value);
  }

  /** Returns this / value. */
  public Tensor div(double value) {
    return divScalar(value);
  }

  /** Returns the elements raised to the power value. */
  public Tensor pow(double value) {
    return powScalar(value);
  }

  // ---- reading and writing elements ----

  /** Returns the first bytes of the memory of a tensor that is known to be row-major. The buffer is
   * valid while the tensor exists. */
  ByteBuffer memory(long bytes) {
    if (bytes > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(bytes + " bytes exceed the 2 GiB of a Java buffer; use parts of the tensor (narrow)");
    }
    synchronized (context().lock) {
      return Jni.buffer(Native.mpt_tensor_get_data(handle()), bytes).order(ByteOrder.nativeOrder());
    }
  }

  /** Returns a direct buffer on the memory of a row-major tensor on the CPU, without a copy. The
   * buffer stays valid after this tensor and its context are closed. Call {@link #touch} after
   * writing to it. Throws an exception with {@code ERROR_STATE} if the tensor is not row-major,
   * {@code ERROR_DEVICE} if it is on another device. */
  public ByteBuffer buffer() {
    synchronized (context().lock) {
      TensorInfo info = info();
      if (info.device() != Device.CPU) {
        throw new MptException(Status.ERROR_DEVICE, "the tensor is on " + info.device() + ":" + info.deviceIndex()
            + ": call to(Device.CPU, 0) first, or copy the values (toFloats, read)");
      }
      if (!java.util.Arrays.equals(packed(info), java.util.Arrays.copyOf(info.stride(), info.rank()))) {
        throw new MptException(Status.ERROR_STATE,
            "the tensor is not row-major: call contiguous() first, or copy the values (toFloats, read)");
      }
      long bytes = info.count() * info.dtype().size();
      if (bytes == 0) return Jni.direct(0);
      ByteBuffer out = memory(bytes);
      long outside = Native.mpt_detach(handle()); // shares the memory, outside the graph
      long managed;
      try {
        managed = Native.mpt_tensor_to_dlpack(outside);
      } finally {
        Native.mpt_tensor_release(outside);
      }
      Context.whenCollected(out, new Managed(managed));
      return out;
    }
  }

  /** Frees the exported memory after its buffer was collected. */
  private record Managed(long address) implements Runnable {
    @Override
    public void run() {
      Jni.deleteManaged(address);
    }
  }

  /** Returns the strides of row-major order, with the given strides of dims of at most one
   * element. */
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

  /** Returns a copy of the elements in row-major order, converted to float. */
  public float[] toFloats() {
    float[] out = new float[Math.toIntExact(count())];
    copy(DType.F32).asFloatBuffer().get(out);
    return out;
  }

  /** Returns a copy of the elements in row-major order, converted to double. */
  public double[] toDoubles() {
    double[] out = new double[Math.toIntExact(count())];
    copy(DType.F64).asDoubleBuffer().get(out);
    return out;
  }

  /** Returns a copy of the elements in row-major order, converted to int. */
  public int[] toInts() {
    int[] out = new int[Math.toIntExact(count())];
    copy(DType.I32).asIntBuffer().get(out);
    return out;
  }

  /** Returns a copy of the elements in row-major order, converted to long. */
  public long[] toLongs() {
    long[] out = new long[Math.toIntExact(count())];
    copy(DType.I64).asLongBuffer().get(out);
    return out;
  }

  /** Returns a copy of the elements in row-major order, converted to boolean: true if an element is
   * not 0. */
  public boolean[] toBooleans() {
    boolean[] out = new boolean[Math.toIntExact(count())];
    ByteBuffer b = copy(DType.BOOL);
    for (int i = 0; i < out.length; ++i) out[i] = b.get(i) != 0;
    return out;
  }

  /** Returns a copy of the bits of 16-bit elements in row-major order. */
  public short[] toShorts() {
    DType dtype = dtype();
    Context.need(dtype, 2);
    short[] out = new short[Math.toIntExact(count())];
    copy(dtype).asShortBuffer().get(out);
    return out;
  }

  /** Returns a copy of the bits of 8-bit elements in row-major order. */
  public byte[] toBytes() {
    DType dtype = dtype();
    Context.need(dtype, 1);
    byte[] out = new byte[Math.toIntExact(count())];
    copy(dtype).get(out);
    return out;
  }

  /** Overwrites the tensor with row-major data, converted to its dtype. */
  public void write(float[] data) {
    ByteBuffer b = Jni.direct(4L * data.length);
    b.asFloatBuffer().put(data);
    write(DType.F32, b);
  }

  /** Overwrites the tensor with row-major data, converted to its dtype. */
  public void write(double[] data) {
    ByteBuffer b = Jni.direct(8L * data.length);
    b.asDoubleBuffer().put(data);
    write(DType.F64, b);
  }

  /** Overwrites the tensor with row-major data, converted to its dtype. */
  public void write(long[] data) {
    ByteBuffer b = Jni.direct(8L * data.length);
    b.asLongBuffer().put(data);
    write(DType.I64, b);
  }
}
