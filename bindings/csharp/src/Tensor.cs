// Tensor: an array with a dtype and gradients.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Runtime.InteropServices;

namespace Mpt {
  /// <summary>Memory of a tensor that a program shares. It stays valid until this object is
  /// disposed, even if the tensor and its context are not.</summary>
  internal sealed unsafe class TensorMemory<T> : MemoryManager<T> where T : struct {
    private readonly IntPtr data;
    private readonly int length;
    private IntPtr managed;

    internal TensorMemory(IntPtr data, int length, IntPtr managed) {
      this.data = data;
      this.length = length;
      this.managed = managed;
    }

    ~TensorMemory() {
      if (!Environment.HasShutdownStarted) Dispose(false);
    }

    public override Span<T> GetSpan() {
      if (managed == IntPtr.Zero) throw new ObjectDisposedException(nameof(TensorMemory<T>));
      return Elements.At<T>(data, length);
    }

    public override MemoryHandle Pin(int elementIndex = 0) {
      return new MemoryHandle((byte*)data + (long)elementIndex * Elements.Size<T>(), default(GCHandle), this);
    }

    public override void Unpin() {
    }

    protected override void Dispose(bool disposing) {
      IntPtr mine = System.Threading.Interlocked.Exchange(ref managed, IntPtr.Zero);
      if (mine != IntPtr.Zero) Interop.DeleteManaged(mine);
      if (disposing) GC.SuppressFinalize(this);
    }
  }

  /// <summary>A multi-dimensional array with a dtype and an optional gradient. Operations are
  /// methods of tensors, by the class <c>Ops</c>, and the operators + - * /.</summary>
  public sealed partial class Tensor {
    private long[] shape;

    /// <summary>Returns the elements in NumPy's format; for a disposed tensor, a note that it was
    /// disposed.</summary>
    public override string ToString() {
      try {
        return Text();
      } catch (MptException e) {
        return "Tensor[" + e.Message + "]";
      }
    }

    // ---- properties ----

    /// <summary>The extents of the dims.</summary>
    public long[] Shape {
      get {
        if (shape == null) {
          TensorInfo info = Info;
          long[] s = info.Shape;
          Array.Resize(ref s, info.Rank);
          shape = s;
        }
        return (long[])shape.Clone();
      }
    }

    /// <summary>The number of dims.</summary>
    public int Rank {
      get { return Shape.Length; }
    }

    /// <summary>Returns the extent of a dim; a negative dim counts from the end.</summary>
    public long Size(int dim) {
      long[] s = Shape;
      return s[dim < 0 ? dim + s.Length : dim];
    }

    /// <summary>The number of elements.</summary>
    public long Count {
      get { return Shapes.Count(Shape); }
    }

    /// <summary>The dtype of the elements.</summary>
    public DType DType {
      get { return Info.DType; }
    }

    /// <summary>Whether the tensor requires a gradient.</summary>
    public bool RequiresGrad {
      get { return Info.RequiresGrad; }
      set {
        lock (Context.Gate) {
          Interop.Check(Native.mpt_tensor_set_requires_grad(Pointer, value ? 1 : 0));
          GC.KeepAlive(this);
        }
      }
    }

    // ---- gradients ----

    /// <summary>Computes the gradients of this tensor, and adds them to the gradient of every leaf
    /// that requires one. <c>grad</c> is the gradient of this tensor; null means 1, which only a
    /// tensor of one element may have.</summary>
    public void Backward(Tensor grad = null, BackwardDesc desc = null) {
      Autograd.Backward(new[] {this}, grad == null ? null : new[] {grad}, desc);
    }

    // ---- arithmetic with numbers ----

    /// <summary>Returns this + value.</summary>
    public Tensor Add(double value) {
      return this.AddScalar(value);
    }

    /// <summary>Returns this - value.</summary>
    public Tensor Sub(double value) {
      return this.AddScalar(-value);
    }

    /// <summary>Returns this * value.</summary>
    public Tensor Mul(double value) {
      return this.MulScalar(value);
    }

    /// <summary>Returns this / value.</summary>
    public Tensor Div(double value) {
      return this.DivScalar(value);
    }

    /// <summary>Returns the elements raised to the power value.</summary>
    public Tensor Pow(double value) {
      return this.PowScalar(value);
    }

    /// <summary>Returns a + b, with broadcasting.</summary>
    public static Tensor operator +(Tensor a, Tensor b) {
      return Ops.Add(a, b);
    }

    /// <summary>Returns a + b.</summary>
    public static Tensor operator +(Tensor a, double b) {
      return a.Add(b);
    }

    /// <summary>Returns a - b, with broadcasting.</summary>
    public static Tensor operator -(Tensor a, Tensor b) {
      return Ops.Sub(a, b);
    }

    /// <summary>Returns a - b.</summary>
    public static Tensor operator -(Tensor a, double b) {
      return a.Sub(b);
    }

    /// <summary>Returns -a.</summary>
    public static Tensor operator -(Tensor a) {
      return Ops.Neg(a);
    }

    /// <summary>Returns a * b, with broadcasting.</summary>
    public static Tensor operator *(Tensor a, Tensor b) {
      return Ops.Mul(a, b);
    }

    /// <summary>Returns a * b.</summary>
    public static Tensor operator *(Tensor a, double b) {
      return a.Mul(b);
    }

    /// <summary>Returns a / b, with broadcasting.</summary>
    public static Tensor operator /(Tensor a, Tensor b) {
      return Ops.Div(a, b);
    }

    /// <summary>Returns a / b.</summary>
    public static Tensor operator /(Tensor a, double b) {
      return a.Div(b);
    }

    // ---- reading and writing elements ----

    /// <summary>Returns a copy of the elements in row-major order, converted to float, double, int,
    /// long, byte, sbyte or bool.</summary>
    public T[] ToArray<T>() where T : struct {
      var all = new T[checked((int)Count)];
      Read(new Span<T>(all));
      return all;
    }

    /// <summary>Returns a copy of the bits of the elements in row-major order: <c>ushort</c> for
    /// F16 and BF16, <c>byte</c> for the dtypes of 8 bits.</summary>
    public T[] ToBits<T>() where T : struct {
      DType dtype = DType;
      Elements.Need<T>(dtype);
      var all = new T[checked((int)Count)];
      Read(new Span<T>(all), dtype);
      return all;
    }

    /// <summary>Copies the elements in row-major order, converted to the elements of the span,
    /// which has as many.</summary>
    public void Read<T>(Span<T> data) where T : struct {
      Read(data, Elements.Of<T>());
    }

    private unsafe void Read<T>(Span<T> data, DType dtype) where T : struct {
      fixed (byte* p = &MemoryMarshal.GetReference(MemoryMarshal.AsBytes(data))) Read(dtype, (IntPtr)p, data.Length);
    }

    /// <summary>Overwrites the tensor with row-major data, converted to its dtype.</summary>
    public unsafe void Write<T>(ReadOnlySpan<T> data) where T : struct {
      fixed (byte* p = &MemoryMarshal.GetReference(MemoryMarshal.AsBytes(data))) {
        Write(Elements.Of<T>(), (IntPtr)p, data.Length);
      }
    }

    /// <summary>Overwrites the tensor with row-major data, converted to its dtype.</summary>
    public void Write<T>(T[] data) where T : struct {
      Write(new ReadOnlySpan<T>(data));
    }

    /// <summary>Returns the strides of row-major order, with the given strides of dims of at most
    /// one element.</summary>
    private static bool IsPacked(TensorInfo info) {
      long[] given = info.Stride;
      long[] s = info.Shape;
      Array.Resize(ref s, info.Rank);
      long[] packed = Shapes.RowMajor(s);
      for (int i = 0; i < s.Length; ++i) if (s[i] > 1 && info.Count != 0 && given[i] != packed[i]) return false;
      return true;
    }

    private IntPtr Data<T>(out int length) where T : struct {
      TensorInfo info = Info;
      if (info.Device != Device.Cpu) {
        throw new MptException(Status.ErrorDevice, "the tensor is on " + info.Device + ":" + info.DeviceIndex
            + ": call To(Device.Cpu, 0) first, or copy the values (ToArray, Read)");
      }
      if (!IsPacked(info)) {
        throw new MptException(Status.ErrorState,
            "the tensor is not row-major: call Contiguous() first, or copy the values (ToArray, Read)");
      }
      Elements.Need<T>(info.DType);
      length = checked((int)info.Count);
      Interop.Check(Native.mpt_tensor_get_data(Pointer, out IntPtr data));
      GC.KeepAlive(this);
      return data;
    }

    /// <summary>Returns the elements of a row-major tensor on the CPU, without a copy. <c>T</c> has
    /// the size of the dtype. The span does not keep the tensor: it is valid until the tensor is
    /// disposed or collected, or its scope ends. Call <c>Touch</c> after writing to it. Errors:
    /// ErrorState (the tensor is not row-major), ErrorDevice (it is on another device), ErrorDType
    /// (the size of T).</summary>
    public Span<T> AsSpan<T>() where T : struct {
      lock (Context.Gate) {
        IntPtr data = Data<T>(out int length);
        return Elements.At<T>(data, length);
      }
    }

    /// <summary>Returns the elements of a row-major tensor on the CPU, without a copy. The memory
    /// stays valid until the owner is disposed, even if this tensor and its context are disposed
    /// before. Call <c>Touch</c> after writing to it. Errors: those of <c>AsSpan</c>.</summary>
    public IMemoryOwner<T> Memory<T>() where T : struct {
      lock (Context.Gate) {
        IntPtr data = Data<T>(out int length);
        Interop.Check(Native.mpt_detach(Pointer, out long outside)); // shares the memory, outside the graph
        int status = Native.mpt_tensor_to_dlpack(outside, out IntPtr managed);
        Native.mpt_tensor_release(outside);
        GC.KeepAlive(this);
        Interop.Check(status);
        return new TensorMemory<T>(data, length, managed);
      }
    }
  }
}
