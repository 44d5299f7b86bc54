// Comm: ranks that train together, and the engines that connect them.
// SPDX-License-Identifier: Apache-2.0
using System;

namespace Mpt {
  /// <summary>The engine of one rank: of threads, by <c>Comm.Threads</c>, or of native code. A
  /// <c>Comm</c> is made of it. Engines cannot be written in C#: a struct of native functions, such
  /// as that of MPI, is taken over by <c>At</c>.</summary>
  public sealed unsafe class CommEngine : Struct, IDisposable {
    private static readonly Layout LAYOUT = new Layout("mpt_comm_desc");
    private static readonly Field RANK = LAYOUT["rank"];
    private static readonly Field SIZE = LAYOUT["size"];
    private static readonly Field FLAGS = LAYOUT["flags"];
    private static readonly Field TIME_LIMIT = LAYOUT["time_limit"];
    private static readonly Field USER = LAYOUT["user"];
    private static readonly Field DONE = LAYOUT["done"];
    private IntPtr done; // copies, because the finalizer of the struct's memory may run first
    private IntPtr user;
    private bool isTaken;

    private CommEngine() : base(LAYOUT, "comm_desc") {
    }

    /// <summary>Ends an engine that no communicator has taken over.</summary>
    ~CommEngine() {
      if (!Environment.HasShutdownStarted) Dispose();
    }

    internal static CommEngine[] Threads(int count) {
      var all = new CommEngine[Math.Max(1, Math.Min(count, 65536))];
      for (int i = 0; i < all.Length; ++i) all[i] = new CommEngine();
      Pointers pointers = All(all);
      Interop.Check(Native.mpt_comm_threads(count, pointers.Address));
      pointers.Into(all);
      foreach (CommEngine e in all) e.Own();
      return all;
    }

    /// <summary>Takes over an engine of native code: the address of a struct mpt_comm_desc, which
    /// may be freed after this call.</summary>
    public static CommEngine At(IntPtr address) {
      var e = new CommEngine();
      Buffer.MemoryCopy((void*)address, (void*)e.Address, LAYOUT.Size, LAYOUT.Size);
      e.Own();
      return e;
    }

    private void Own() {
      done = *(IntPtr*)At(DONE);
      user = *(IntPtr*)At(USER);
    }

    /// <summary>The number of this rank, from 0.</summary>
    public int Rank {
      get { return (int)Number(RANK); }
    }

    /// <summary>The number of ranks.</summary>
    public int Ranks {
      get { return (int)Number(SIZE); }
    }

    /// <summary>The time to wait for another rank, which is 300 seconds by default.</summary>
    public TimeSpan TimeLimit {
      get { return TimeSpan.FromSeconds(Real(TIME_LIMIT)); }
      set { Put(TIME_LIMIT, value.TotalSeconds); }
    }

    /// <summary>Whether the devices of the ranks are to be linked, which all ranks have to ask
    /// for.</summary>
    public bool Direct {
      get { return Number(FLAGS) != 0; }
      set { Put(FLAGS, value ? 1 : 0); }
    }

    /// <summary>Returns the address for a communicator that is about to take the engine
    /// over.</summary>
    internal IntPtr Free() {
      if (isTaken) {
        throw new InvalidOperationException("the engine was disposed, or a communicator has taken it over");
      }
      return Address;
    }

    internal void Taken() {
      isTaken = true;
      GC.SuppressFinalize(this);
    }

    /// <summary>Ends an engine that no communicator has taken over, so that other ranks do not wait
    /// for it.</summary>
    public void Dispose() {
      if (!isTaken && done != IntPtr.Zero) Interop.Done(done, user);
      Taken();
    }

    /// <summary>Returns the rank and the number of ranks.</summary>
    public override string ToString() {
      return "CommEngine[rank " + Rank + " of " + Ranks + "]";
    }
  }

  public sealed partial class Comm {
    /// <summary>Makes a communicator over an engine, which it takes over; null means one rank.
    /// Every rank gives it to its stepper, <c>new StepperDesc {Comm = comm}</c>, and runs the same
    /// loop on its own part of the batch.
    ///
    /// All ranks make the calls of a communicator and the steps of a stepper in the same order. A
    /// rank that is in another call than the others gets <c>ErrorComm</c>, with a text that names
    /// both. The same error reports a rank that has failed, has ended its communicator, or has sent
    /// nothing for the engine's time limit. The communicator is then of no use any more, and the
    /// objects of this rank are as before the call. Errors: ErrorInvalidArgument (the time limit is
    /// out of range).</summary>
    public Comm(Context context, CommEngine engine) : this(context, TakeOver(context, engine)) {
    }

    private static long TakeOver(Context context, CommEngine engine) {
      lock (context.Gate) {
        Interop.Check(Native.mpt_comm_create(context.Pointer, engine == null ? IntPtr.Zero : engine.Free(), out long made));
        if (engine != null) engine.Taken();
        return made;
      }
    }

    /// <summary>Returns the engines of ranks in threads of this process, each of which opens a
    /// context and makes a communicator of its own. No thread is started. Errors:
    /// ErrorInvalidArgument (count is not in 1 to 65536).</summary>
    public static CommEngine[] Threads(int count) {
      return CommEngine.Threads(count);
    }

    /// <summary>The number of this rank, from 0.</summary>
    public int Rank {
      get { return Info.Rank; }
    }

    /// <summary>The number of ranks.</summary>
    public int Size {
      get { return Info.Size; }
    }
  }
}
