// Context: the owner of tensors, modes and memory.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Threading;

namespace Mpt {
  /// <summary>The struct mpt_hooks: the services of the program that a context uses.</summary>
  internal sealed class Hooks : Struct {
    private static readonly Layout LAYOUT = new Layout("mpt_hooks");

    internal Hooks(int workers) : base(LAYOUT, "hooks") {
      Put(LAYOUT["worker_count"], workers);
    }
  }

  /// <summary>The struct mpt_device_module: the module of a device.</summary>
  internal sealed class DeviceModule : Struct {
    private static readonly Layout LAYOUT = new Layout("mpt_device_module");

    internal DeviceModule(string path) : base(LAYOUT, "device_module") {
      Put(LAYOUT["path"], path);
    }
  }

  public sealed partial class ContextDesc {
    private IntPtr alloc;
    private IntPtr free;
    private IntPtr user;

    /// <summary>The function that receives the library's messages. Default: null, which drops
    /// them.</summary>
    public Action<LogLevel, string> Log { get; set; }

    /// <summary>The function that runs a piece of work on another thread, such as <c>work =>
    /// ThreadPool.QueueUserWorkItem(_ => work())</c>. It runs the work of all <c>OwnThreads</c>
    /// except the calling one. The calling thread also runs the pieces that have not begun.
    /// Default: null, the library's own threads, which cost less to wake. The results are bitwise
    /// equal.</summary>
    public Action<Action> Executor { get; set; }

    /// <summary>The path of the library that computes on the device, which <c>Device.Module</c>
    /// needs.</summary>
    public string DeviceModule { get; set; }

    /// <summary>Sets the device by a text: "cpu", "vulkan", "vulkan:1", or "vulkan:NVIDIA" for the
    /// first one whose name contains this or whose UUID this is.</summary>
    public string DeviceName {
      set {
        (Device device, int index) = Library.DeviceFromName(value);
        Device = device;
        DeviceIndex = index;
      }
    }

    /// <summary>Sets the allocator of the context's memory, which the context requests in large
    /// blocks. <c>alloc</c> and <c>free</c> are addresses of native functions:
    /// <code>
    /// void *alloc(void *user, size_t size, size_t align);
    /// void free(void *user, void *memory, size_t size, size_t align);
    /// </code>
    /// Both receive <c>user</c> as first argument. <c>alloc</c> returns memory of the requested
    /// alignment, or NULL: the call that needed the memory then fails with <c>ErrorOutOfMemory</c>
    /// and has changed nothing. A block that <c>Tensor.Memory</c> has exposed is freed after the
    /// owner was disposed, which may be after the end of the context and on another thread. The
    /// functions must remain valid until then. They must not use the context.</summary>
    public void SetAllocator(IntPtr alloc, IntPtr free, IntPtr user) {
      if (alloc == IntPtr.Zero || free == IntPtr.Zero) {
        throw new ArgumentException("an allocator needs both alloc and free; the address of "
            + (alloc == IntPtr.Zero ? "alloc" : "free") + " is 0");
      }
      this.alloc = alloc;
      this.free = free;
      this.user = user;
    }

    /// <summary>Creates a context.</summary>
    internal long Open() {
      IntPtr id = IntPtr.Zero;
      IntPtr host = IntPtr.Zero;
      Hooks hooks = null;
      if (Log != null || Executor != null || alloc != IntPtr.Zero) {
        int workers = OwnThreads == -1 ? Environment.ProcessorCount : Math.Max(OwnThreads, 1);
        hooks = new Hooks(Executor == null ? 1 : workers);
        id = Callbacks.Put(null, new Callbacks.Host {Log = Log, Executor = Executor, Workers = workers});
        host = Interop.NewHost(hooks.Address, new[] {
          id, Log == null ? IntPtr.Zero : Callbacks.Log, Executor == null ? IntPtr.Zero : Callbacks.ParallelFor,
          Callbacks.Done, alloc, free, user
        });
      }
      Put(HOOKS, hooks);
      DeviceModule module = DeviceModule == null ? null : new DeviceModule(DeviceModule);
      Interop.Chain(Address, Of(module));
      int status = Native.mpt_context_create(Address, out long made);
      GC.KeepAlive(module);
      GC.KeepAlive(this);
      if (status < 0 && host != IntPtr.Zero) {
        Interop.EndHost(host);
        Callbacks.End(id);
      }
      Interop.Check(status);
      return made;
    }
  }

  /// <summary>The owner of tensors, modes (autocast, grad mode), a random number generator and
  /// memory.
  /// <code>
  /// using (var context = new Context(new ContextDesc {OwnThreads = -1, Seed = 1})) {
  ///   Tensor x = context.Tensor(new float[] {1, 2, 3, 4}, 2, 2);
  ///   Console.WriteLine(x.Matmul(x));
  /// }
  /// </code>
  /// Several threads may use a context: its calls are serialized. Inside a mode, a scope or a
  /// recording, an operation of a thread or task that was begun before it is <c>ErrorState</c>.
  /// Threads and tasks that are begun inside it work in its modes, also behind an
  /// <c>await</c>.</summary>
  public sealed partial class Context {
    private const int CheckInterval = 64; // new objects between two checks of the native memory
    private const long LeastBytes = 128L << 20; // bytes below which no collection is requested

    /// <summary>Serializes the calls on the context.</summary>
    internal readonly object Gate = new object();

    /// <summary>The number of open scopes. A tensor that is created while it is above 0 belongs to
    /// the innermost scope.</summary>
    internal int Scopes;

    private int blocks; // number of modes, scopes and recordings that are open
    private readonly AsyncLocal<int> depth = new AsyncLocal<int>(); // how many of them this thread or task is in

    private readonly List<Struct> adopted = new List<Struct>();
    private int made;
    private long smallest = long.MaxValue; // least bytes since the last request of a collection

    /// <summary>Creates a context; without a descriptor on one thread, with the default
    /// settings.</summary>
    public Context(ContextDesc desc = null) : base(null, (desc ?? new ContextDesc()).Open()) {
    }

    internal override void Free(long handle) {
      Native.mpt_context_release(handle);
    }

    /// <summary>Keeps the functions of a descriptor until the context ends.</summary>
    internal void Adopt(Struct desc) {
      if (desc != null && desc.HasFunctions && !adopted.Contains(desc)) adopted.Add(desc);
    }

    /// <summary>Ends the context. All objects that were created from it become invalid. Dispose a
    /// context before the program ends or its code is reloaded, because native code keeps the
    /// addresses of its functions.</summary>
    public override void Dispose() {
      lock (Gate) {
        if (IsDisposed) return;
        int status = Native.mpt_context_shutdown(Pointer);
        if (status == (int)Status.ErrorState) Interop.Check(status); // Dispose was called in a callback
        base.Dispose();
        adopted.Clear();
      }
    }

    /// <summary>Counts a new object. The collector sees small objects, which may hold much native
    /// memory, so a collection is requested when the memory has doubled since the last
    /// request.</summary>
    internal void Grown() {
      if (Interlocked.Increment(ref made) % CheckInterval != 0) return;
      lock (Gate) {
        MemoryInfo info = new MemoryInfo();
        if (IsDisposed || Native.mpt_context_get_memory(Pointer, info.Address) < 0) return;
        long bytes = info.TotalNow;
        smallest = Math.Min(smallest, bytes);
        if (bytes <= Math.Max(LeastBytes, 2 * smallest)) return;
        GC.Collect();
        // The finalizer's thread needs no lock of ours. It has some time to catch up.
        for (int i = 0; i < 50 && bytes > smallest + LeastBytes / 2; ++i) {
          Thread.Sleep(1);
          Native.mpt_grad_mode_push(Pointer, (int)GradMode.Enabled); // any call frees released objects
          Native.mpt_grad_mode_pop(Pointer);
          if (Native.mpt_context_get_memory(Pointer, info.Address) < 0) return;
          bytes = info.TotalNow;
        }
        smallest = bytes;
      }
    }

    // ---- scopes and modes ----

    /// <summary>Throws an exception if others are inside a mode, which would apply to the call. The
    /// caller holds the lock.</summary>
    internal void NeedNoOther() {
      if (blocks == 0 || depth.Value > 0) return;
      throw new MptException(Status.ErrorState, "another thread is inside a mode, a scope or a recording of this "
          + "context, which would apply to this one too: use a context of its own here, or wait for the end");
    }

    /// <summary>Begins a mode, a scope or a recording, with the lock held.</summary>
    internal void Begun() {
      ++blocks;
      depth.Value = depth.Value + 1;
    }

    internal void Ended() {
      --blocks;
      depth.Value = Math.Max(depth.Value - 1, 0);
    }

    /// <summary>Opens a scope, which frees the tensors that are created while it is open when it is
    /// disposed.</summary>
    public Scope Scope() {
      lock (Gate) {
        NeedNoOther();
        Interop.Check(Native.mpt_scope_push(Pointer));
        Begun();
        ++Scopes;
        return new Scope(this);
      }
    }

    private Mode Grad(GradMode mode) {
      return new Mode(this, c => Native.mpt_grad_mode_push(c, (int)mode), Native.mpt_grad_mode_pop);
    }

    /// <summary>Switches recording for a backward off until the returned mode is
    /// disposed.</summary>
    public Mode NoGrad() {
      return Grad(GradMode.Disabled);
    }

    /// <summary>Switches to inference mode until the returned mode is disposed: nothing is
    /// recorded, and results can never take part in recording later.</summary>
    public Mode Inference() {
      return Grad(GradMode.Inference);
    }

    /// <summary>Switches recording on until the returned mode is disposed, for use inside the other
    /// grad modes.</summary>
    public Mode EnableGrad() {
      return Grad(GradMode.Enabled);
    }

    // ---- functions of the program ----

    /// <summary>Runs a function without keeping the values that its backward needs. The backward
    /// runs the function again to compute them. <c>results</c> is the number of tensors that the
    /// function returns.</summary>
    public Tensor[] Checkpoint(ForwardFunction forward, Tensor[] inputs, int results) {
      long[] outs = new long[results];
      lock (Gate) {
        NeedNoOther();
        IntPtr id = Callbacks.Put(this, forward);
        long[] all = All(inputs);
        int status = Native.mpt_recompute(Pointer, Callbacks.Forward, id, Callbacks.Done, all, Length(all), outs, results);
        if (status < 0) Callbacks.End(id);
        Interop.Check(status);
        GC.KeepAlive(inputs);
        return Made(this, outs);
      }
    }

    /// <summary>Runs a function with one result without keeping the values that its backward needs.
    /// The backward runs the function again to compute them.</summary>
    public Tensor Checkpoint(ForwardFunction forward, params Tensor[] inputs) {
      return Checkpoint(forward, inputs, 1)[0];
    }

    /// <summary>Runs a function and records the work of its calls, such as a training step. A
    /// replay runs that work again without the calls and gives the same bits:
    /// <code>
    /// Step();                                            // the first step makes states
    /// Recording recording = context.Record(Step);
    /// while (Next(batch)) {
    ///   x.Write(batch);                                  // x: the input of Step
    ///   recording.Replay();
    /// }
    /// </code>
    /// A replay reads and writes the tensors of the recorded calls: <c>x.Write</c> puts a new batch
    /// into an input, and the loss holds the loss of the last replay. The memory belongs to the
    /// recording until it is disposed. Learning rates, schedules and the scale of the loss are
    /// those of the replay, and random numbers go on. Shapes, numbers given to operations, and what
    /// C# computes between the calls are those of the recording.
    ///
    /// An exception of the function drops the recording. Operations, backwards, Stepper.Backward
    /// and Stepper.Step are recorded. Other work fails with <c>ErrorState</c>, such as reads of
    /// elements, writes by C#, GradScaler.Step, Optimizer.Step, custom operations, and the first
    /// step of an optimizer. Errors: ErrorState (a recording is being made; a tensor has a
    /// gradient; a trace, statistics or a check of values is on; a replay is in
    /// progress).</summary>
    public Recording Record(Action calls) {
      if (calls == null) throw new ArgumentNullException(nameof(calls));
      lock (Gate) {
        NeedNoOther();
        Interop.Check(Native.mpt_record_begin(Pointer));
        Begun();
      }
      try {
        calls();
      } catch {
        lock (Gate) { // where a backward has left gradients, this fails, and nothing is being recorded
          Ended();
          if (!IsDisposed && Native.mpt_record_end(Pointer, out long dropped) >= 0) Native.mpt_recording_release(dropped);
        }
        throw;
      }
      lock (Gate) {
        Ended();
        Interop.Check(Native.mpt_record_end(Pointer, out long recording));
        return Recording.Wrap(this, recording);
      }
    }

    /// <summary>The struct mpt_custom_op_desc: an operation of the program.</summary>
    private sealed class CustomOp : Struct {
      private static readonly Layout LAYOUT = new Layout("mpt_custom_op_desc");

      internal CustomOp(Context context, string name, int inputs, int outputs, CastClass cast, Callbacks.Custom functions)
          : base(LAYOUT, "custom_op_desc") {
        Put(LAYOUT["in_count"], inputs);
        Put(LAYOUT["out_count"], outputs);
        Put(LAYOUT["cast_class"], (long)cast);
        Put(LAYOUT["name"], name);
        Put(LAYOUT["forward"], (long)Callbacks.Forward);
        if (functions.Backward != null) Put(LAYOUT["backward"], (long)Callbacks.Backward);
        Callbacks.Bind(PutUser(LAYOUT["user"], functions), context);
      }
    }

    /// <summary>Registers a custom operation and returns its number for <c>OpCall</c>.
    /// <c>inputs</c> and <c>outputs</c> are the numbers of tensors, and <c>cast</c> is the autocast
    /// class. Without a <c>backward</c> (null) the operation is not differentiable.</summary>
    public int Register(string name, int inputs, int outputs, CastClass cast, ForwardFunction forward,
        BackwardFunction backward = null) {
      if (forward == null) throw new ArgumentNullException(nameof(forward));
      var desc = new CustomOp(this, name, inputs, outputs, cast,
          new Callbacks.Custom {Forward = forward, Backward = backward});
      lock (Gate) {
        Interop.Check(Native.mpt_op_register(Pointer, desc.Address, out int op));
        Adopt(desc);
        return op;
      }
    }

    /// <summary>Runs a custom operation by the number that <c>Register</c> returned. <c>count</c>
    /// is its number of results.</summary>
    public Tensor[] OpCall(int op, Tensor[] inputs, int count = 1) {
      long[] outs = new long[count];
      lock (Gate) {
        NeedNoOther();
        long[] all = All(inputs);
        Interop.Check(Native.mpt_op_call(Pointer, op, all, Length(all), outs, count));
        GC.KeepAlive(inputs);
        return Made(this, outs);
      }
    }
  }
}
