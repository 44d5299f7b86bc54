// Precision: the dtypes in which a model is stored and computed.
// SPDX-License-Identifier: Apache-2.0
using System;

namespace Mpt {
  /// <summary>The dtypes in which a model is stored and computed. The names are "32-true",
  /// "bf16-mixed", "16-mixed", "bf16-true", "16-true", "64-true" and Apex's "O0" to "O3". A name
  /// may have options: "bf16-true,master=stochastic". <c>Fields</c> has the single fields.
  /// <code>
  /// Precision precision = Precision.Of("bf16-mixed");
  /// parameters.Precision = precision;
  /// using (precision.Open(context)) {
  ///   loss = Ops.CrossEntropy(net.Forward(precision.Input(x)), y);
  /// }
  /// </code></summary>
  public sealed class Precision {
    private Precision(PrecisionFields fields) {
      Fields = fields;
    }

    /// <summary>The fields of this precision. Changes to them change the precision.</summary>
    public PrecisionFields Fields { get; }

    /// <summary>Returns the precision of a name. The error for an unknown name lists similar
    /// names.</summary>
    public static Precision Of(string name) {
      var fields = new PrecisionFields();
      Interop.Check(Native.mpt_precision_from_name(Interop.Utf8(name), fields.Address, (UIntPtr)(uint)fields.StructSize));
      return new Precision(fields);
    }

    /// <summary>Returns the precision with the given fields.</summary>
    public static Precision Of(PrecisionFields fields) {
      if (fields == null) throw new ArgumentNullException(nameof(fields));
      return new Precision(fields);
    }

    internal static IntPtr AddressOf(Precision x) {
      return x == null ? IntPtr.Zero : x.Fields.Address;
    }

    /// <summary>Returns the fields as text.</summary>
    public override string ToString() {
      return Fields.ToString().Replace("PrecisionFields[", "Precision[");
    }

    /// <summary>Opens the autocast scope of the precision; disposing the returned mode ends
    /// it.</summary>
    public Mode Open(Context context) {
      var mode = new Mode(context, c => Native.mpt_precision_push(c, Fields.Address), Native.mpt_precision_pop);
      GC.KeepAlive(this);
      return mode;
    }

    /// <summary>Returns a floating input of a model in the dtype that the first operation needs.
    /// Tensors of other dtypes are returned unchanged.</summary>
    public Tensor Input(Tensor x) {
      Context context = Handle.ContextOf(x, nameof(x));
      lock (context.Gate) {
        Interop.Check(Native.mpt_precision_input(Fields.Address, x.Pointer, out long made));
        GC.KeepAlive(x);
        GC.KeepAlive(this);
        return Handle.Made(context, made);
      }
    }

    /// <summary>Returns a floating result of a model in the precision's output dtype.</summary>
    public Tensor Output(Tensor x) {
      Context context = Handle.ContextOf(x, nameof(x));
      lock (context.Gate) {
        Interop.Check(Native.mpt_precision_output(Fields.Address, x.Pointer, out long made));
        GC.KeepAlive(x);
        GC.KeepAlive(this);
        return Handle.Made(context, made);
      }
    }
  }
}
