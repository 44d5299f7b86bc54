// Handle: the base class of native objects, with their release.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Threading;

namespace Mpt {
  /// <summary>The base class of native objects. <c>Dispose</c> frees an object, and a <c>Scope</c>
  /// frees its tensors when it is disposed. The finalizer frees an object that the garbage
  /// collector finds. The use of a disposed object fails with <c>ErrorInvalidHandle</c>.
  ///
  /// Any thread may make calls; the calls on one context are serialized.</summary> <remarks>The
  /// finalizer's thread only releases a reference, which any thread may do at any time: the library
  /// frees the object in the next call with its context. The order of finalizers does not matter,
  /// because the library ignores handles of a context that has ended.</remarks>
  public abstract class Handle : IDisposable {
    private long handle;

    /// <summary>What must live as long as this object.</summary>
    internal object Kept;

    static Handle() {
      Interop.Load();
    }

    internal Handle(Context context, long handle) {
      this.handle = handle;
      Context = context ?? (Context)this;
      if (context == null) return;
      if (this is Tensor && context.Scopes > 0) GC.SuppressFinalize(this); // the scope frees it
      else context.Grown();
    }

    /// <summary>Frees the object if it was not disposed.</summary>
    ~Handle() {
      if (!Environment.HasShutdownStarted) Release();
    }

    /// <summary>The context to which the object belongs.</summary>
    public Context Context { get; }

    /// <summary>The number of the object in C, such as a native plugin needs; 0 if it was
    /// disposed.</summary>
    public long NativeHandle {
      get { return Interlocked.Read(ref handle); }
    }

    internal long Pointer {
      get {
        long mine = NativeHandle;
        if (mine == 0) {
          throw new MptException(Status.ErrorInvalidHandle, "the " + GetType().Name + " was disposed earlier");
        }
        return mine;
      }
    }

    internal bool IsDisposed {
      get { return NativeHandle == 0; }
    }

    /// <summary>Returns the name of the class, and whether the object was disposed.</summary>
    public override string ToString() {
      return IsDisposed ? GetType().Name + "[disposed]" : GetType().Name;
    }

    /// <summary>Frees the object. A second call has no effect.</summary>
    public virtual void Dispose() {
      Release();
      GC.SuppressFinalize(this);
    }

    private void Release() {
      long mine = Interlocked.Exchange(ref handle, 0);
      if (mine != 0) Free(mine);
    }

    /// <summary>Releases the reference to the native object, on any thread.</summary>
    internal abstract void Free(long handle);

    // ---- arguments of native calls ----

    internal static long Of(Handle x) {
      return x == null ? 0 : x.Pointer;
    }

    internal static long Given(Handle x, string name) {
      if (x == null) throw new ArgumentNullException(name);
      return x.Pointer;
    }

    internal static long[] All(Handle[] list) {
      if (list == null) return null;
      long[] all = new long[list.Length];
      for (int i = 0; i < all.Length; ++i) all[i] = Of(list[i]);
      return all;
    }

    /// <summary>Returns the gradients of roots; null if there are none.</summary>
    internal static long[] Grads(Handle[] roots, Handle[] grads) {
      if (grads != null && grads.Length != Length(roots)) {
        throw new ArgumentException("got " + Length(roots) + " roots and " + grads.Length
            + " gradients; expected one for each root, or null");
      }
      return All(grads);
    }

    internal static int Length(Array list) {
      return list == null ? 0 : list.Length;
    }

    internal static Context ContextOf(Handle x, string name) {
      if (x == null) throw new ArgumentNullException(name);
      return x.Context;
    }

    internal static Context ContextOf(Handle[] list, string name) {
      if (list == null) throw new ArgumentNullException(name);
      foreach (Handle x in list) if (x != null) return x.Context;
      throw new ArgumentException("the list is empty, so it names no context", name);
    }

    // ---- results ----

    internal static Tensor Made(Context context, long handle) {
      return handle == 0 ? null : new Tensor(context, handle);
    }

    internal static Tensor[] Made(Context context, long[] handles) {
      var all = new Tensor[handles.Length];
      for (int i = 0; i < all.Length; ++i) all[i] = Made(context, handles[i]);
      return all;
    }
  }
}
