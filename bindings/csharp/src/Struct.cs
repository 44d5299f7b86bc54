// Struct: the base class of descriptors, which are structs of the C ABI in native memory.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Mpt {
  /// <summary>Native memory that is freed with its object.</summary>
  internal sealed unsafe class NativeMemory {
    internal readonly IntPtr Address;
    internal readonly int Bytes;

    internal NativeMemory(int bytes) {
      Bytes = bytes;
      Address = Marshal.AllocHGlobal(Math.Max(bytes, 1));
      new Span<byte>((void*)Address, bytes).Clear();
    }

    ~NativeMemory() {
      Marshal.FreeHGlobal(Address);
    }

    internal static NativeMemory Of(byte[] bytes) {
      if (bytes == null) return null;
      var made = new NativeMemory(bytes.Length);
      Marshal.Copy(bytes, 0, made.Address, bytes.Length);
      return made;
    }
  }

  /// <summary>An array that the collector does not move while this object exists.</summary>
  internal sealed class PinnedArray : IDisposable {
    private GCHandle pin;

    internal PinnedArray(Array array) {
      pin = GCHandle.Alloc(array, GCHandleType.Pinned);
      Array = array;
    }

    ~PinnedArray() {
      Unpin();
    }

    internal Array Array { get; }

    internal long Bytes {
      get { return Buffer.ByteLength(Array); }
    }

    internal IntPtr Address {
      get { return pin.AddrOfPinnedObject(); }
    }

    public void Dispose() {
      Unpin();
      GC.SuppressFinalize(this);
    }

    private void Unpin() {
      if (pin.IsAllocated) pin.Free();
    }
  }

  /// <summary>The base class of descriptors and reports. A descriptor keeps the objects to which it
  /// points, and can be used for several calls.</summary>
  public abstract unsafe class Struct {
    /// <summary>A field of a struct: its kind (mpt_fields.h), and the offset of its
    /// count.</summary>
    internal struct Field {
      internal int Kind;
      internal int Offset;
      internal int Length;
      internal int Count;

      internal bool IsLong {
        get { return Kind == 3 || Kind == 4; }
      }

      /// <summary>Tells if it is an address: from MPT_FIELD_STRING to MPT_FIELD_OTHER.</summary>
      internal bool IsAddress {
        get { return Kind >= 7 && Kind <= 15; }
      }
    }

    /// <summary>The layout of a struct as the library reports it.</summary>
    internal sealed class Layout {
      internal readonly int Size;
      internal readonly bool IsSized;
      private readonly string name;
      private readonly Dictionary<string, Field> fields = new Dictionary<string, Field>();
      private readonly Dictionary<string, IntPtr> inits = new Dictionary<string, IntPtr>();

      internal Layout(string name) {
        this.name = name;
        string[] lines = Interop.Layout(name);
        string[] head = lines[0].Split(' ');
        Size = int.Parse(head[0]);
        IsSized = head[1] == "1";
        for (int i = 1; i < lines.Length; ++i) {
          string[] s = lines[i].Split(' ');
          if (s[0] == "init") {
            inits[s[1]] = (IntPtr)long.Parse(s[2]);
          } else {
            fields[s[0]] = new Field {
              Kind = int.Parse(s[1]), Offset = int.Parse(s[2]), Length = int.Parse(s[3]), Count = int.Parse(s[4])
            };
          }
        }
      }

      internal Field this[string field] {
        get {
          if (!fields.TryGetValue(field, out Field f)) {
            throw new InvalidOperationException(name + " has no field " + field);
          }
          return f;
        }
      }

      internal IntPtr Init(string function) {
        return inits[function];
      }
    }

    /// <summary>Native memory that a call reads, and the objects to which it points.</summary>
    internal sealed class Pointers {
      private readonly NativeMemory memory;
      private readonly object kept;

      internal Pointers(NativeMemory memory, object kept) {
        this.memory = memory;
        this.kept = kept;
      }

      internal IntPtr Address {
        get { return memory == null ? IntPtr.Zero : memory.Address; }
      }

      /// <summary>Copies the structs back into the objects after a call has filled them.</summary>
      internal void Into(Struct[] list) {
        for (int i = 0; i < list.Length; ++i) {
          int size = list[i].StructSize;
          Buffer.MemoryCopy((byte*)Address + i * size, (void*)list[i].Address, size, size);
        }
        GC.KeepAlive(kept);
      }
    }

    private readonly NativeMemory memory;
    private Dictionary<int, object> kept;
    private List<IntPtr> functions;

    internal Struct(Layout layout, string init) {
      memory = new NativeMemory(layout.Size);
      if (init != null) Interop.Init(layout.Init(init), Address, layout.Size);
      else if (layout.IsSized) *(int*)Address = layout.Size;
    }

    /// <summary>Forgets the functions of the descriptor.</summary>
    ~Struct() {
      if (functions == null) return;
      foreach (IntPtr id in functions) Callbacks.End(id);
    }

    internal IntPtr Address {
      get { return memory.Address; }
    }

    internal int StructSize {
      get { return memory.Bytes; }
    }

    internal static IntPtr Of(Struct x) {
      return x == null ? IntPtr.Zero : x.Address;
    }

    internal static IntPtr Given(Struct x, string name) {
      if (x == null) throw new ArgumentNullException(name);
      return x.Address;
    }

    /// <summary>Copies structs into one array.</summary>
    internal static Pointers All(Struct[] list) {
      if (list == null || list.Length == 0) return new Pointers(null, list);
      int size = list[0].StructSize;
      var all = new NativeMemory(size * list.Length);
      for (int i = 0; i < list.Length; ++i) {
        Buffer.MemoryCopy((void*)list[i].Address, (byte*)all.Address + i * size, size, size);
      }
      return new Pointers(all, list);
    }

    /// <summary>Texts as a list of addresses.</summary>
    internal static IntPtr[] Texts(string[] list, out object kept) {
      var texts = new NativeMemory[list.Length];
      var all = new IntPtr[list.Length];
      for (int i = 0; i < all.Length; ++i) {
        texts[i] = NativeMemory.Of(Interop.Utf8(list[i]));
        all[i] = texts[i] == null ? IntPtr.Zero : texts[i].Address;
      }
      kept = texts;
      return all;
    }

    // ---- reading ----

    internal byte* At(Field f) {
      return (byte*)Address + f.Offset;
    }

    internal long Number(Field f) {
      long v = f.IsLong ? *(long*)At(f) : *(int*)At(f);
      GC.KeepAlive(this);
      return v;
    }

    internal double Real(Field f) {
      double v = *(double*)At(f);
      GC.KeepAlive(this);
      return v;
    }

    internal string TextAt(Field f) {
      string v = Interop.Text(*(IntPtr*)At(f));
      GC.KeepAlive(this);
      return v;
    }

    internal long[] Longs(Field f) {
      var v = new long[f.Length];
      for (int i = 0; i < v.Length; ++i) v[i] = f.IsLong ? ((long*)At(f))[i] : ((int*)At(f))[i];
      GC.KeepAlive(this);
      return v;
    }

    /// <summary>Returns the object to which a field points, as it was set, or null.</summary>
    internal T Kept<T>(Field f) where T : class {
      return kept != null && kept.TryGetValue(f.Offset, out object what) ? (T)what : null;
    }

    /// <summary>Returns a value as text.</summary>
    internal static string Show(object value) {
      if (value is long[] all) return "[" + string.Join(", ", all) + "]";
      return value == null ? "null" : Convert.ToString(value, System.Globalization.CultureInfo.InvariantCulture);
    }

    // ---- writing ----

    private void Keep(Field f, object what) {
      if (kept == null) kept = new Dictionary<int, object>();
      kept[f.Offset] = what;
    }

    internal void Put(Field f, long value) {
      if (f.IsAddress || f.IsLong) *(long*)At(f) = value;
      else *(int*)At(f) = (int)value;
      GC.KeepAlive(this);
    }

    internal void Put(Field f, double value) {
      *(double*)At(f) = value;
      GC.KeepAlive(this);
    }

    /// <summary>Sets all elements of an array field to one value, or its first elements to several
    /// values.</summary>
    internal void Put(Field f, long[] values) {
      if (values.Length > f.Length) {
        throw new ArgumentException("got " + values.Length + " values, expected at most " + f.Length);
      }
      for (int i = 0; i < (values.Length == 1 ? f.Length : values.Length); ++i) {
        ((long*)At(f))[i] = values[values.Length == 1 ? 0 : i];
      }
      GC.KeepAlive(this);
    }

    private void Point(Field f, IntPtr to, object what, object memory) {
      Keep(f, what);
      if (memory != null) Keep(new Field {Offset = ~f.Offset}, memory);
      *(IntPtr*)At(f) = to;
      GC.KeepAlive(this);
    }

    internal void Put(Field f, string value) {
      NativeMemory text = NativeMemory.Of(Interop.Utf8(value));
      Point(f, text == null ? IntPtr.Zero : text.Address, value, text);
    }

    internal void Put(Field f, Handle value) {
      Put(f, Handle.Of(value));
      Keep(f, value);
    }

    internal void Put(Field f, Handle[] values) {
      var list = new NativeMemory(8 * Handle.Length(values));
      for (int i = 0; i < Handle.Length(values); ++i) ((long*)list.Address)[i] = Handle.Of(values[i]);
      Point(f, list.Address, values, list);
      *(int*)((byte*)Address + f.Count) = Handle.Length(values);
    }

    internal void Put(Field f, Struct value) {
      Point(f, Of(value), value, null);
    }

    internal void Put(Field f, Struct[] values) {
      Pointers all = All(values);
      Point(f, all.Address, values, all);
      *(int*)((byte*)Address + f.Count) = Handle.Length(values);
    }

    /// <summary>Sets an address to the memory of an array, which stays where it is, and the next
    /// field to its size.</summary>
    internal void PutMemory(Field f, Array value) {
      PinnedArray pin = value == null ? null : new PinnedArray(value);
      Point(f, pin == null ? IntPtr.Zero : pin.Address, value, pin);
      *(long*)(At(f) + 8) = pin == null ? 0 : pin.Bytes;
    }

    /// <summary>Sets a static method that native code calls, and the next field to the number of
    /// the function that it runs.</summary>
    internal void Put(Field f, IntPtr method, object function) {
      PutUser(new Field {Kind = f.Kind, Offset = f.Offset + IntPtr.Size}, function);
      *(IntPtr*)At(f) = method;
      Keep(f, function);
    }

    /// <summary>Sets the number of the function that a static method runs.</summary>
    internal IntPtr PutUser(Field f, object function) {
      IntPtr id = Callbacks.Put(null, function);
      if (functions == null) functions = new List<IntPtr>();
      functions.Add(id);
      *(IntPtr*)At(f) = id;
      return id;
    }

    internal bool HasFunctions {
      get { return functions != null; }
    }
  }
}
