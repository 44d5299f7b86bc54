// Callbacks: the functions that the library calls, by number.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Concurrent;
using System.IO;
using System.Runtime.InteropServices;
using System.Threading;

namespace Mpt {
  /// <summary>The functions that the library calls, by number. Native code calls the static methods
  /// of this class, and gives them the number as their `user`. None of them throws: an exception
  /// that left them would unwind frames of C. A failed one keeps its exception for the call of C#
  /// that ran it.</summary>
  internal static unsafe class Callbacks {
    private const int Failed = (int)Status.ErrorCallback;

    private static readonly ConcurrentDictionary<long, Entry> Entries = new ConcurrentDictionary<long, Entry>();
    private static long latest;

    [ThreadStatic]
    private static Exception pending;

    /// <summary>A function and its context. The reference is weak, because the call that runs a
    /// callback keeps the context.</summary>
    private sealed class Entry {
      internal readonly WeakReference<Context> Home;
      internal readonly object Function;

      internal Entry(Context context, object function) {
        Home = new WeakReference<Context>(context);
        Function = function;
      }

      internal Context Context {
        get { return Home.TryGetTarget(out Context context) ? context : null; }
      }
    }

    /// <summary>The functions of a custom operation.</summary>
    internal sealed class Custom {
      internal ForwardFunction Forward;
      internal BackwardFunction Backward;
    }

    /// <summary>The log function and the executor of a context; null means none.</summary>
    internal sealed class Host {
      internal Action<LogLevel, string> Log;
      internal Action<Action> Executor;
      internal int Workers;
    }

    // ---- the table ----

    internal static IntPtr Put(Context context, object function) {
      if (function == null) throw new ArgumentNullException(nameof(function));
      long id = Interlocked.Increment(ref latest);
      Entries[id] = new Entry(context, function);
      return (IntPtr)id;
    }

    /// <summary>Sets the context of a function.</summary>
    internal static void Bind(IntPtr id, Context context) {
      if (Entries.TryGetValue((long)id, out Entry e)) e.Home.SetTarget(context);
    }

    internal static int Count {
      get { return Entries.Count; }
    }

    /// <summary>Forgets a function that the library has refused.</summary>
    internal static void Forget(IntPtr id) {
      Entries.TryRemove((long)id, out Entry _);
    }

    /// <summary>Forgets a function. Memory that was lent to the library is not pinned any
    /// more.</summary>
    internal static void End(IntPtr id) {
      if (Entries.TryRemove((long)id, out Entry e) && e.Function is PinnedArray pin) pin.Dispose();
      else if (e != null && e.Function is Action action) action();
    }

    /// <summary>Returns and clears the exception of the latest callback that failed on this thread,
    /// or null.</summary>
    internal static Exception TakePending() {
      Exception e = pending;
      pending = null;
      return e;
    }

    private static int Fail(Exception e) {
      pending = e;
      return Failed;
    }

    /// <summary>Tells of an exception that no call can receive: the library must not see
    /// it.</summary>
    internal static void Report(Exception e) {
      try {
        Library.OnUnhandled(e);
      } catch (Exception other) {
        Console.Error.WriteLine(other);
      }
    }

    // ---- the static methods ----

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int ForwardNative(IntPtr user, long* inputs, int inCount, long* outputs, int outCount);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int BackwardNative(IntPtr user, long* inputs, int inCount, long* outputs, long* gradOut, int outCount,
        long* gradIn);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int GradHookNative(IntPtr user, long* grad);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int PostHookNative(IntPtr user, long leaf);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int FactorNative(IntPtr user, long step, double* factor);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int WriteNative(IntPtr user, IntPtr data, UIntPtr bytes);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int ReadNative(IntPtr user, UIntPtr offset, IntPtr buffer, UIntPtr bytes, UIntPtr* given);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate void DoneNative(IntPtr user);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate void LogNative(IntPtr user, int level, IntPtr text);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int ParallelForNative(IntPtr user, IntPtr job, long most);

    // The delegates are kept as long as the program runs, as native code may call them at any time.
    private static readonly ForwardNative ForwardKept = RunForward;
    private static readonly BackwardNative BackwardKept = RunBackward;
    private static readonly GradHookNative GradHookKept = RunGradHook;
    private static readonly GradHookNative ClosureKept = RunClosure;
    private static readonly PostHookNative PostHookKept = RunPostHook;
    private static readonly FactorNative FactorKept = RunFactor;
    private static readonly WriteNative WriteKept = RunWrite;
    private static readonly ReadNative ReadKept = RunRead;
    private static readonly DoneNative DoneKept = RunDone;
    private static readonly LogNative LogKept = RunLog;
    private static readonly ParallelForNative ParallelForKept = RunParallelFor;

    internal static readonly IntPtr Forward = Marshal.GetFunctionPointerForDelegate(ForwardKept);
    internal static readonly IntPtr Backward = Marshal.GetFunctionPointerForDelegate(BackwardKept);
    internal static readonly IntPtr GradHook = Marshal.GetFunctionPointerForDelegate(GradHookKept);
    internal static readonly IntPtr Closure = Marshal.GetFunctionPointerForDelegate(ClosureKept);
    internal static readonly IntPtr PostHook = Marshal.GetFunctionPointerForDelegate(PostHookKept);
    internal static readonly IntPtr Factor = Marshal.GetFunctionPointerForDelegate(FactorKept);
    internal static readonly IntPtr Write = Marshal.GetFunctionPointerForDelegate(WriteKept);
    internal static readonly IntPtr Read = Marshal.GetFunctionPointerForDelegate(ReadKept);
    internal static readonly IntPtr Done = Marshal.GetFunctionPointerForDelegate(DoneKept);
    internal static readonly IntPtr Log = Marshal.GetFunctionPointerForDelegate(LogKept);
    internal static readonly IntPtr ParallelFor = Marshal.GetFunctionPointerForDelegate(ParallelForKept);

    private static Tensor Borrowed(Context context, long handle) {
      return handle == 0 ? null : Handle.Made(context, Native.mpt_tensor_retain(handle));
    }

    private static Tensor[] Borrowed(Context context, long* handles, int count) {
      var all = new Tensor[count];
      for (int i = 0; i < count; ++i) all[i] = Borrowed(context, handles[i]);
      return all;
    }

    /// <summary>Disposes the tensors that a callback received, because they belong to no
    /// scope.</summary>
    private static void Return(params Tensor[] lent) {
      foreach (Tensor t in lent) if (t != null) t.Dispose();
    }

    /// <summary>Stores the results of a callback as handles that the library owns.</summary>
    private static void Give(Tensor[] results, long* handles, int count, bool mayBeNull) {
      int got = Handle.Length(results);
      if (got != count) {
        throw new InvalidOperationException("the function returned " + got + " results, expected " + count);
      }
      for (int i = 0; i < count; ++i) {
        if (results[i] == null && !mayBeNull) throw new InvalidOperationException("a result is null, expected a Tensor");
        Handle.Of(results[i]);
      }
      for (int i = 0; i < count; ++i) {
        handles[i] = results[i] == null ? 0 : Native.mpt_tensor_retain(results[i].Pointer);
      }
      GC.KeepAlive(results);
    }

    [MonoPInvokeCallback(typeof(ForwardNative))]
    private static int RunForward(IntPtr user, long* inputs, int inCount, long* outputs, int outCount) {
      try {
        Entry e = Entries[(long)user];
        ForwardFunction forward = e.Function is Custom c ? c.Forward : (ForwardFunction)e.Function;
        Tensor[] lent = Borrowed(e.Context, inputs, inCount);
        try {
          Give(forward((Tensor[])lent.Clone()), outputs, outCount, false);
        } finally {
          Return(lent);
        }
        return 0;
      } catch (Exception e) {
        return Fail(e);
      }
    }

    [MonoPInvokeCallback(typeof(BackwardNative))]
    private static int RunBackward(IntPtr user, long* inputs, int inCount, long* outputs, long* gradOut, int outCount,
        long* gradIn) {
      try {
        Entry e = Entries[(long)user];
        Tensor[] lent = Borrowed(e.Context, inputs, inCount);
        Tensor[] results = Borrowed(e.Context, outputs, outCount);
        Tensor[] grads = Borrowed(e.Context, gradOut, outCount);
        try {
          Give(((Custom)e.Function).Backward(lent, results, grads), gradIn, inCount, true);
        } finally {
          Return(lent);
          Return(results);
          Return(grads);
        }
        return 0;
      } catch (Exception e) {
        return Fail(e);
      }
    }

    [MonoPInvokeCallback(typeof(GradHookNative))]
    private static int RunGradHook(IntPtr user, long* grad) {
      try {
        Entry e = Entries[(long)user];
        Tensor seen = Borrowed(e.Context, *grad);
        try {
          Tensor made = ((GradHook)e.Function)(seen);
          if (made != null && made != seen) Give(new[] {made}, grad, 1, false);
        } finally {
          Return(seen);
        }
        return 0;
      } catch (Exception e) {
        return Fail(e);
      }
    }

    [MonoPInvokeCallback(typeof(PostHookNative))]
    private static int RunPostHook(IntPtr user, long leaf) {
      try {
        Entry e = Entries[(long)user];
        Tensor seen = Borrowed(e.Context, leaf);
        try {
          ((PostHook)e.Function)(seen);
        } finally {
          Return(seen);
        }
        return 0;
      } catch (Exception e) {
        return Fail(e);
      }
    }

    [MonoPInvokeCallback(typeof(GradHookNative))]
    private static int RunClosure(IntPtr user, long* loss) {
      try {
        Give(new[] {((LossFunction)Entries[(long)user].Function)()}, loss, 1, false);
        return 0;
      } catch (Exception e) {
        return Fail(e);
      }
    }

    [MonoPInvokeCallback(typeof(FactorNative))]
    private static int RunFactor(IntPtr user, long step, double* factor) {
      try {
        *factor = ((LrFunction)Entries[(long)user].Function)(step);
        return 0;
      } catch (Exception e) {
        return Fail(e);
      }
    }

    [MonoPInvokeCallback(typeof(WriteNative))]
    private static int RunWrite(IntPtr user, IntPtr data, UIntPtr bytes) {
      try {
        var stream = (Stream)Entries[(long)user].Function;
        for (long at = 0, all = (long)bytes; at < all; at += Streams.Most) {
          stream.Write(new ReadOnlySpan<byte>((byte*)data + at, (int)Math.Min(all - at, Streams.Most)));
        }
        return 0;
      } catch (Exception e) {
        return Fail(e);
      }
    }

    [MonoPInvokeCallback(typeof(ReadNative))]
    private static int RunRead(IntPtr user, UIntPtr offset, IntPtr buffer, UIntPtr bytes, UIntPtr* given) {
      try {
        var source = (Streams.Source)Entries[(long)user].Function;
        int most = (int)Math.Min((long)bytes, Streams.Most);
        *given = (UIntPtr)(uint)source.Read((long)offset, new Span<byte>((byte*)buffer, most));
        return 0;
      } catch (Exception e) {
        return Fail(e);
      }
    }

    [MonoPInvokeCallback(typeof(DoneNative))]
    private static void RunDone(IntPtr user) {
      try {
        End(user);
      } catch (Exception e) {
        Report(e);
      }
    }

    [MonoPInvokeCallback(typeof(LogNative))]
    private static void RunLog(IntPtr user, int level, IntPtr text) {
      try {
        if (Entries.TryGetValue((long)user, out Entry e)) ((Host)e.Function).Log((LogLevel)level, Interop.Text(text));
      } catch (Exception e) { // the call that logs goes on
        Report(e);
      }
    }

    /// <summary>Runs a job in pieces. Returns 0 if nothing has run.</summary>
    [MonoPInvokeCallback(typeof(ParallelForNative))]
    private static int RunParallelFor(IntPtr user, IntPtr job, long most) {
      Pieces pieces;
      Host host;
      try {
        host = (Host)Entries[(long)user].Function;
        pieces = new Pieces(job, (int)Math.Min(most, host.Workers));
      } catch (Exception) {
        return 0;
      }
      pieces.Run(host.Executor);
      return 1;
    }
  }
}
