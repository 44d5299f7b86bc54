// Parts of generated classes that are written by hand: libraries, sets, blobs, snapshots and
// recordings.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Mpt {
  public static partial class Library {
    /// <summary>Receives the exceptions that no call can receive: those of log functions, and of
    /// work in an executor. Without a handler they are written to the standard error.</summary>
    public static event Action<Exception> Unhandled;

    internal static void OnUnhandled(Exception e) {
      Action<Exception> all = Unhandled;
      if (all != null) all(e);
      else Console.Error.WriteLine(e);
    }

    /// <summary>Returns the size of an element in bytes.</summary>
    public static int Size(this DType dtype) {
      return (int)DTypeSize(dtype);
    }
  }

  public sealed partial class Params : IEnumerable<KeyValuePair<string, Tensor>> {
    /// <summary>Returns the parameters with their names, in the order of adding.</summary>
    public IEnumerator<KeyValuePair<string, Tensor>> GetEnumerator() {
      return Entries(0, Info.Tensors).GetEnumerator();
    }

    IEnumerator IEnumerable.GetEnumerator() {
      return GetEnumerator();
    }

    /// <summary>The buffers with their names, which files include and optimizers do not
    /// train.</summary>
    public IEnumerable<KeyValuePair<string, Tensor>> Buffers {
      get {
        ParamsInfo info = Info;
        return Entries(info.Tensors, info.Tensors + info.Buffers);
      }
    }

    private IEnumerable<KeyValuePair<string, Tensor>> Entries(long from, long to) {
      for (long i = from; i < to; ++i) {
        (string name, Tensor value) = At(i);
        yield return new KeyValuePair<string, Tensor>(name, value);
      }
    }

    /// <summary>The parameter with a name. Errors: as of <c>Get</c>.</summary>
    public Tensor this[string name] {
      get { return Get(name); }
    }
  }

  public sealed partial class Blob {
    /// <summary>Returns a copy of what was last saved to the blob, which is empty before the first
    /// save.</summary>
    public byte[] ToArray() {
      lock (Context.Gate) {
        Interop.Check(Native.mpt_blob_get(Pointer, out IntPtr data, out UIntPtr bytes));
        byte[] all = new byte[checked((int)bytes)];
        if (all.Length > 0) Marshal.Copy(data, all, 0, all.Length);
        GC.KeepAlive(this);
        return all;
      }
    }
  }

  public sealed partial class Snapshot {
    /// <summary>Takes a snapshot of a training of a context, between steps. It keeps the parts of
    /// the training and the memory of its values. <c>Restore</c> rolls the training back to it, any
    /// number of times and with the same bits. Errors: ErrorState and ErrorInvalidArgument as for
    /// Training.Save.</summary>
    public Snapshot(Context context, TrainingDesc desc) : this(context, Take(context, desc)) {
      Kept = desc; // has the memory of its values
    }

    private static long Take(Context context, TrainingDesc desc) {
      lock (context.Gate) {
        Interop.Check(Native.mpt_snapshot_create(Struct.Given(desc, nameof(desc)), out long made));
        GC.KeepAlive(desc);
        return made;
      }
    }
  }

  public sealed partial class Recording {
    /// <summary>Runs the recorded work for about this time, and at least a part of a kernel, so
    /// that a replay fits into the frames of a program. Returns true if the replay has ended; the
    /// next call goes on otherwise. Between the calls the parameters may be used, and a stepper
    /// must not step. Throws the exceptions of <c>Replay</c>.</summary>
    public bool Advance(TimeSpan time) {
      lock (Context.Gate) {
        Interop.Check(Native.mpt_recording_advance(Pointer, time.Ticks * 100, out int ended));
        GC.KeepAlive(this);
        return ended != 0;
      }
    }
  }
}
