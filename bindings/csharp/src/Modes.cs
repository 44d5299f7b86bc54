// Modes: states of a context that last until they are disposed.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;

namespace Mpt {
  /// <summary>An active mode of a context: a grad mode, or an autocast scope. Dispose modes in the
  /// reverse order of opening:
  /// <code>using (context.NoGrad()) { ... }</code></summary>
  public class Mode : IDisposable {
    private Context context;
    private readonly Func<long, int> pop;

    /// <summary>Opens a mode by a call that returns a status.</summary>
    internal Mode(Context context, Func<long, int> push, Func<long, int> pop) {
      lock (context.Gate) {
        context.NeedNoOther();
        Interop.Check(push(context.Pointer));
        context.Begun();
        GC.KeepAlive(context);
      }
      this.context = context;
      this.pop = pop;
    }

    /// <summary>Ends the mode. A second call has no effect.</summary>
    public void Dispose() {
      Context c = context;
      if (c == null) return;
      context = null;
      lock (c.Gate) {
        c.Ended();
        Interop.Check(pop(c.Pointer));
        GC.KeepAlive(c);
      }
    }
  }

  /// <summary>An autocast scope. Operations inside it compute in a dtype of 16 bits where that is
  /// safe:
  /// <code>using (new Autocast(context, DType.BF16)) { ... }</code></summary>
  public sealed class Autocast : Mode {
    /// <summary>Opens a scope with the dtype BF16 or F16.</summary>
    public Autocast(Context context, DType dtype) : this(context, new AutocastDesc {DType = dtype}) {
    }

    /// <summary>Opens a scope with options.</summary>
    public Autocast(Context context, AutocastDesc desc)
        : base(context, c => Native.mpt_autocast_push(c, Struct.Of(desc)), Native.mpt_autocast_pop) {
      GC.KeepAlive(desc);
    }
  }

  /// <summary>A scope that frees all tensors created while it is open when it is disposed:
  /// <code>
  /// using (Scope scope = context.Scope()) {
  ///   loss = scope.Keep(model.Forward(x));
  /// }
  /// </code>
  /// One scope per training step keeps the memory use constant, and saves work of the garbage
  /// collector. Scopes nest.</summary>
  public sealed class Scope : IDisposable {
    private Context context;
    private readonly List<Tensor> kept = new List<Tensor>();

    internal Scope(Context context) {
      this.context = context;
    }

    /// <summary>Keeps a tensor alive after the end of the scope, and returns it. The tensor then
    /// belongs to the enclosing scope, or to the caller if there is none.</summary>
    public Tensor Keep(Tensor tensor) {
      kept.Add(tensor);
      return tensor;
    }

    /// <summary>Closes the scope and frees its tensors, except those passed to <c>Keep</c>. A
    /// second call has no effect.</summary>
    public void Dispose() {
      Context c = context;
      if (c == null) return;
      context = null;
      lock (c.Gate) {
        kept.RemoveAll(t => t.IsDisposed);
        try {
          long[] all = Handle.All(kept.ToArray());
          int status = Native.mpt_scope_pop(c.Pointer, all, all.Length);
          if (status == (int)Status.ErrorInvalidHandle) { // a tensor to keep was freed
            MptException e = MptException.Latest(status);
            Native.mpt_scope_pop(c.Pointer, null, 0);
            throw e;
          }
          Interop.Check(status);
        } finally {
          c.Ended();
          if (--c.Scopes == 0) foreach (Tensor t in kept) GC.ReRegisterForFinalize(t);
        }
      }
    }
  }
}
