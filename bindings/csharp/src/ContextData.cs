// ContextData: tensors from data of the program.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Runtime.InteropServices;

namespace Mpt {
  /// <summary>The dtypes of C#'s numbers.</summary>
  internal static class Elements {
    /// <summary>Returns the dtype of a type of C#. f16 and bf16 have none: their bits are
    /// <c>ushort</c>.</summary>
    internal static DType Of<T>() where T : struct {
      Type t = typeof(T);
      if (t == typeof(float)) return DType.F32;
      if (t == typeof(double)) return DType.F64;
      if (t == typeof(int)) return DType.I32;
      if (t == typeof(long)) return DType.I64;
      if (t == typeof(byte)) return DType.U8;
      if (t == typeof(sbyte)) return DType.I8;
      if (t == typeof(bool)) return DType.Bool;
      throw new ArgumentException("no dtype has the elements of " + t.Name + "; expected float, double, int, long, byte, "
          + "sbyte or bool, or a dtype beside the bits of 8 or 16 bits (byte, ushort)");
    }

    private static class SizeOf<T> where T : struct {
      internal static readonly int Value = MemoryMarshal.AsBytes(new Span<T>(new T[1])).Length;
    }

    /// <summary>Returns the number of bytes of an element of C#.</summary>
    internal static int Size<T>() where T : struct {
      return SizeOf<T>.Value;
    }

    /// <summary>Returns elements at an address.</summary>
    internal static unsafe Span<T> At<T>(IntPtr data, int length) where T : struct {
      return MemoryMarshal.Cast<byte, T>(new Span<byte>((void*)data, checked(length * Size<T>())));
    }

    /// <summary>Checks that elements of C# have the size of a dtype.</summary>
    internal static void Need<T>(DType dtype) where T : struct {
      if (dtype.Size() != Size<T>()) {
        throw new MptException(Status.ErrorDType, dtype + " has " + dtype.Size() + " bytes, the elements of "
            + typeof(T).Name + " have " + Size<T>());
      }
    }
  }

  public sealed partial class Context {
    /// <summary>Creates a tensor with a copy of row-major data: float (F32), double (F64), int
    /// (I32), long (I64), byte (U8), sbyte (I8) or bool. Without a shape it is a vector.</summary>
    public Tensor Tensor<T>(T[] data, params long[] shape) where T : struct {
      return Tensor(new ReadOnlySpan<T>(data), Elements.Of<T>(), shape);
    }

    /// <summary>Creates a tensor with a copy of row-major data: float (F32), double (F64), int
    /// (I32), long (I64), byte (U8), sbyte (I8) or bool. Without a shape it is a vector.</summary>
    public Tensor Tensor<T>(ReadOnlySpan<T> data, params long[] shape) where T : struct {
      return Tensor(data, Elements.Of<T>(), shape);
    }

    /// <summary>Creates a tensor of a dtype from the bits of its elements, in row-major order:
    /// <c>ushort</c> or <c>short</c> for F16 and BF16, <c>byte</c> for the dtypes of 8 bits.
    /// Without a shape it is a vector.</summary>
    public Tensor Tensor<T>(T[] bits, DType dtype, params long[] shape) where T : struct {
      return Tensor(new ReadOnlySpan<T>(bits), dtype, shape);
    }

    /// <summary>Creates a tensor of a dtype from the bits of its elements, in row-major order.
    /// Without a shape it is a vector.</summary>
    public unsafe Tensor Tensor<T>(ReadOnlySpan<T> bits, DType dtype, params long[] shape) where T : struct {
      Elements.Need<T>(dtype);
      long[] s = Length(shape) == 0 ? new long[] {bits.Length} : shape;
      if (Shapes.Count(s) != bits.Length) {
        throw new MptException(Status.ErrorShape, "got " + bits.Length + " elements; the shape [" + string.Join(", ", s)
            + "] has " + Shapes.Count(s));
      }
      lock (Gate) {
        fixed (byte* data = &MemoryMarshal.GetReference(MemoryMarshal.AsBytes(bits))) {
          Interop.Check(Native.mpt_tensor_from_data(Pointer, (int)dtype, s, s.Length, (IntPtr)data,
              (UIntPtr)((ulong)bits.Length * (ulong)Elements.Size<T>()), out long made));
          return Made(this, made);
        }
      }
    }

    /// <summary>Creates an f32 tensor without dims that holds one value.</summary>
    public Tensor Scalar(double value) {
      return Full(DType.F32, new long[0], value);
    }

    /// <summary>Creates a tensor on the elements of an array, without a copy. The array is pinned
    /// as long as the library needs the memory. Call <c>Touch</c> after writing to the
    /// array.</summary>
    public Tensor Wrap<T>(T[] array, params long[] shape) where T : struct {
      return Wrap(array, Elements.Of<T>(), shape);
    }

    /// <summary>Creates a tensor of a dtype on the bits of its elements, without a copy.
    /// <c>strides</c> are the distances of two elements along each dim, in elements; null means
    /// row-major order. The array is pinned as long as the library needs the memory.</summary>
    public Tensor Wrap<T>(T[] array, DType dtype, long[] shape, long[] strides = null) where T : struct {
      if (array == null) throw new ArgumentNullException(nameof(array));
      Elements.Need<T>(dtype);
      var pin = new PinnedArray(array);
      return Wrap(pin.Address, pin.Bytes, dtype, shape, strides, pin);
    }

    /// <summary>Creates a tensor on native memory, without a copy. <c>done</c> runs when the
    /// library no longer needs the memory.</summary>
    public Tensor Wrap(IntPtr memory, long bytes, DType dtype, long[] shape, long[] strides = null, Action done = null) {
      return Wrap(memory, bytes, dtype, shape, strides, (object)(done ?? Nothing));
    }

    private static void Nothing() {
    }

    private Tensor Wrap(IntPtr memory, long bytes, DType dtype, long[] shape, long[] strides, object keep) {
      if (Length(shape) == 0) shape = new[] {bytes / dtype.Size()};
      strides = strides ?? Shapes.RowMajor(shape);
      if (shape.Length != strides.Length) {
        throw new ArgumentException("got " + shape.Length + " extents and " + strides.Length
            + " strides; expected one for each");
      }
      lock (Gate) {
        IntPtr id = Callbacks.Put(this, keep);
        int status = Native.mpt_tensor_from_memory(Pointer, (int)dtype, shape, strides, shape.Length, memory,
            (UIntPtr)(ulong)bytes, Callbacks.Done, id, out long made);
        if (status < 0) {
          Callbacks.Forget(id);
          (keep as PinnedArray)?.Dispose();
        }
        Interop.Check(status);
        return Made(this, made);
      }
    }
  }
}
