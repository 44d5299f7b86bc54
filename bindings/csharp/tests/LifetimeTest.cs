// Tests of lifetimes and their misuse, of finalizers, of leaks, and of threads.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using Mpt;

namespace Tests {
  public class LifetimeTest : Fixture {
    private static readonly int Steps = int.Parse(Environment.GetEnvironmentVariable("MPT_TEST_STEPS") ?? "20000");

    [Test]
    public void DisposedObjectsSaySo() {
      Tensor t = Vector(1, 2);
      t.Dispose();
      t.Dispose();
      Fails(Status.ErrorInvalidHandle, () => t.Sum(), "Tensor was disposed");
      Fails(Status.ErrorInvalidHandle,
          () => Ops.Linear(context.Ones(DType.F32, 1, 1), context.Ones(DType.F32, 1, 1), t), "Tensor was disposed");
      var p = new Params(context);
      p.Dispose();
      Fails(Status.ErrorInvalidHandle, () => Show(p.Info), "Params was disposed");
      Same("Tensor[the Tensor was disposed earlier]", t.ToString()); // valid, since debuggers call it
      Same("Params[disposed]", p.ToString());
      Tensor ended;
      using (context.Scope()) ended = Vector(1);
      True(ended.ToString().StartsWith("Tensor["), ended.ToString());
    }

    [Test]
    public void AnotherThreadCancels() {
      Tensor x = context.Ones(DType.F32, 64, 64);
      Task<MptException> ended = Task.Run(() => Throws<MptException>(() => {
        while (true) {
          using (context.Scope()) x.Matmul(x);
        }
      }));
      Thread.Sleep(50);
      context.Cancel();
      True(ended.Wait(60000), "the other thread goes on");
      Same(Status.ErrorCancelled, ended.Result.Status);
      Fails(Status.ErrorCancelled, () => x.Sum(), "Resume");
      context.Resume();
      Same(64 * 64, x.Sum().Item());
    }

    [Test]
    public void AThreadDoesNotWorkInTheModesOfAnother() {
      Tensor x = Vector(1, 2);
      var turn = new Barrier(2);
      var precision = Precision.Of("bf16-mixed");
      var modes = new Func<IDisposable>[] {
        context.NoGrad, context.Inference, context.EnableGrad, context.Scope,
        () => new Autocast(context, DType.BF16), () => precision.Open(context)};
      Exception problem = null;
      var beside = new Thread(() => {
        for (int i = 0; i <= modes.Length; ++i) {
          turn.SignalAndWait();
          try {
            foreach (Action refused in new Action[] {
                       () => x.Mul(x), () => context.Ones(DType.F32, 2), () => x.Split(1), () => context.NoGrad(),
                       () => context.Scope(), () => precision.Open(context), () => context.Record(() => { }),
                       () => context.Checkpoint(t => new[] {t[0]}, x)})
              Fails(Status.ErrorState, refused, "another thread is inside a mode");
            if (i < modes.Length) Same(1f, x.ToArray<float>()[0]); // reads are no part of a recording
          } catch (Exception e) {
            problem = e;
          } finally {
            turn.SignalAndWait();
          }
        }
      });
      beside.IsBackground = true;
      beside.Start();
      foreach (Func<IDisposable> mode in modes) {
        using (mode()) {
          turn.SignalAndWait();
          x.Mul(x);
          turn.SignalAndWait();
        }
      }
      context.Record(() => {
        turn.SignalAndWait();
        x.Mul(x);
        turn.SignalAndWait();
      }).Dispose();
      beside.Join();
      Same(null, problem);
      Task.Run(() => x.Mul(x)).Wait(); // behind the modes the context is free again
    }

    [Test]
    public void ScopesEndTheirTensors() {
      Tensor kept;
      Tensor gone;
      long before = context.Memory.LiveTensors;
      using (Scope scope = context.Scope()) {
        gone = Vector(1);
        Vector(2).Dispose();
        using (Scope inner = context.Scope()) kept = scope.Keep(inner.Keep(Vector(3)));
        Same(3, kept.Item());
        scope.Dispose(); // the second one, at the end of the block, has no effect
      }
      Fails(Status.ErrorInvalidHandle, () => gone.Item());
      Same(3, kept.Item());
      kept.Dispose();
      Same(before, context.Memory.LiveTensors);
      Same(0, OpenScopes(context));
    }

    [Test]
    public void ScopesEndWhateverWasToBeKept() {
      long before = context.Memory.LiveTensors;
      using (Scope scope = context.Scope()) scope.Keep(Vector(1)).Dispose();
      Scope bad = context.Scope();
      Tensor stale;
      using (context.Scope()) stale = Vector(2);
      bad.Keep(stale);
      Fails(Status.ErrorInvalidHandle, bad.Dispose);
      Same(0, OpenScopes(context));
      Same(before, context.Memory.LiveTensors);
      using (var c = new Context()) {
        Scope late = c.Scope();
        c.Dispose();
        Fails(Status.ErrorInvalidHandle, late.Dispose);
      }
    }

    [Test]
    public void ADisposedContextTakesEverythingWithIt() {
      var c = new Context();
      Tensor t = c.Ones(DType.F32, 3);
      var p = new Params(c);
      c.Dispose();
      c.Dispose();
      Fails(Status.ErrorInvalidHandle, () => t.Sum());
      Fails(Status.ErrorInvalidHandle, () => Show(p.Info));
      Fails(Status.ErrorInvalidHandle, () => c.Ones(DType.F32, 3));
      t.Dispose();
      p.Dispose();
    }

    [Test]
    public void ContextsDoNotMix() {
      using (var other = new Context()) {
        Tensor a = Vector(1);
        Tensor b = other.Ones(DType.F32, 1);
        Fails(Status.ErrorInvalidHandle, () => Show(a + b));
      }
    }

    /// <summary>Runs the collector and the finalizers until a condition holds.</summary>
    private static void Collect(Func<bool> until, string what) {
      for (int i = 0; i < 200 && !until(); ++i) {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        Thread.Sleep(5);
      }
      True(until(), what);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Forget(int count) {
      for (int i = 0; i < count; ++i) {
        if (i % 2 == 0) Vector(i);
        else using (Scope scope = context.Scope()) scope.Keep(Vector(i));
      }
    }

    /// <summary>Clears old references from the stack, which Mono's collector takes for
    /// references.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Clear(int depth) {
      return depth == 0 ? 0 : 1 + Clear(depth - 1);
    }

    [Test]
    public void FinalizersFreeTheForgotten() {
      long before = context.Memory.LiveTensors;
      Forget(5000);
      Clear(200);
      Collect(() => {
        context.Zeros(DType.F32, 1).Dispose(); // a call on the context frees released objects
        return context.Memory.LiveTensors <= before + 2;
      }, "forgotten tensors stay");
    }

    /// <summary>Finalizers run on their own thread while this one computes, and contexts are
    /// forgotten with all their objects, in any order.</summary>
    [Test]
    public void FinalizersRunBesideCalls() {
      Tensor x = context.Ones(DType.F32, 8, 8);
      for (int i = 0; i < 300; ++i) {
        Run(i, x);
        if (i % 20 == 0) GC.Collect();
      }
      GC.Collect();
      GC.WaitForPendingFinalizers();
      Same(64, x.Sum().Item());
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Run(int i, Tensor x) {
      var c = new Context(new ContextDesc {Seed = i, Log = (level, text) => { }});
      var p = new Params(c);
      Module net = Nn.Linear(p, "fc", 4, 2);
      var o = new Optimizer(p, OptimizerDesc.AdamW());
      o.SetSchedule(new ScheduleDesc {Kind = ScheduleKind.Lambda, Factor = step => 1.0 / (step + 1)});
      var s = new Stepper(c);
      s.Add(o);
      s.Backward(net.Forward(c.Ones(DType.F32, 3, 4)).Square().Mean());
      s.Step();
      for (int k = 0; k < 10; ++k) x.Mul(2).Sum();
    }

    /// <summary>The functions of forgotten contexts are forgotten too, where they do not hold the
    /// context.</summary>
    [Test]
    public void FunctionsEndWithTheirContext() {
      Tensor x = context.Ones(DType.F32, 2, 2);
      Collect(() => true, "");
      int before = Functions;
      for (int i = 0; i < 50; ++i) Run(i, x);
      Clear(200);
      Collect(() => Functions <= before + 4, "functions stay: " + before + " before");
    }

    /// <summary>Forgotten tensors are freed although the collector sees only 50 bytes of
    /// each.</summary>
    [Test]
    public void TheForgottenStaysSmall() {
      using (var small = new Context(new ContextDesc {MemoryLimit = 1L << 30})) {
        for (int i = 0; i < 8000; ++i) small.Empty(DType.U8, 1 << 20);
      }
    }

    private static double[] Work(ContextDesc desc) {
      desc.Seed = 1;
      using (var c = new Context(desc)) {
        Tensor x = c.Normal(DType.F32, new long[] {512, 300}, 0, 1);
        x.RequiresGrad = true;
        Tensor loss = x.Matmul(c.Normal(DType.F32, new long[] {300, 200}, 0, 1)).Gelu().Square().Mean();
        loss.Backward();
        double[] all = x.Grad.ToArray<double>();
        all[0] += loss.Item();
        return all;
      }
    }

    [Test]
    public void AnExecutorDoesTheWork() {
      double[] expected = Work(new ContextDesc {OwnThreads = 1});
      var seen = new ConcurrentBag<int>();
      var ran = new ManualResetEventSlim();
      SameBits(expected, Work(new ContextDesc {OwnThreads = 3, Executor = work => new Thread(() => {
        work();
        seen.Add(Thread.CurrentThread.ManagedThreadId);
        ran.Set();
      }).Start()}));
      True(ran.Wait(10000), "no work came to the executor");
      True(!seen.Contains(Thread.CurrentThread.ManagedThreadId));
      // Executors that start late, that run nothing, and that throw.
      var late = new List<Action>();
      SameBits(expected, Work(new ContextDesc {OwnThreads = 4, Executor = late.Add}));
      True(late.Count > 0);
      late.ForEach(work => work());
      var told = new List<Exception>();
      Action<Exception> listen = told.Add;
      Library.Unhandled += listen;
      try {
        SameBits(expected, Work(new ContextDesc {OwnThreads = 2, Executor = work => {
          throw new InvalidOperationException("the pool has ended");
        }}));
      } finally {
        Library.Unhandled -= listen;
      }
      Same("the pool has ended", told[0].Message);
      // An interrupt takes effect after the work is done, and is not lost.
      bool interrupted = false;
      double[] got = null;
      var other = new Thread(() => {
        Thread.CurrentThread.Interrupt();
        try {
          got = Work(new ContextDesc {OwnThreads = 2, Executor = work => new Thread(() => work()).Start()});
          Thread.Sleep(1000);
        } catch (ThreadInterruptedException) {
          interrupted = true;
        }
      });
      other.Start();
      other.Join();
      True(interrupted, "the interrupt is lost");
      SameBits(expected, got);
    }

    [Test]
    public void SharedMemoryIsLetGo() {
      int before = Functions;
      int done = 0;
      var b = new float[4];
      Tensor t = context.Wrap(b, 4);
      Tensor view = t.Reshape(2, 2);
      Same(before + 1, Functions);
      t.Dispose();
      Same(0, view.Sum().Item()); // the view keeps the memory
      view.Dispose();
      IntPtr native = System.Runtime.InteropServices.Marshal.AllocHGlobal(16);
      Tensor other = context.Wrap(native, 16, DType.F32, new long[] {4}, null, () => {
        ++done;
        System.Runtime.InteropServices.Marshal.FreeHGlobal(native);
      });
      other.FillInto(2);
      Same(8, other.Sum().Item());
      other.Dispose();
      Fails(Status.ErrorShape, () => context.Wrap(native, 16, DType.F32, new long[] {5}, null, () => ++done));
      context.Dispose();
      Same(before, Functions);
      Same(1, done);
    }

    /// <summary>Runs training steps and checks that the numbers of tensors, bytes and functions
    /// stay constant.</summary>
    [Test]
    public void NoLeakOverManySteps() {
      var parameters = new Params(context);
      Module net = Nn.Sequential(context, Nn.Linear(parameters, "a", 4, 8, true, Activation.Relu),
          Nn.Linear(parameters, "b", 8, 2));
      var optimizer = new Optimizer(parameters, OptimizerDesc.SGD(lr: 1e-3));
      var stepper = new Stepper(context);
      stepper.Add(optimizer);
      float[] x = {1, 2, 3, 4};
      long[] y = {1};
      MemoryInfo first = null;
      int functions = 0;
      for (int i = 0; i < Steps; ++i) {
        using (context.Scope()) {
          Tensor at = context.Tensor(x, 1, 4);
          if (i % 16 == 0) at = context.Checkpoint(t => new[] {t[0].Mul(1)}, at);
          stepper.Backward(Ops.CrossEntropy(net.Forward(at), context.Tensor(y)));
          stepper.Step();
        }
        if (i == 100) {
          first = context.Memory;
          functions = Functions;
        }
      }
      MemoryInfo last = context.Memory;
      Same(first.LiveTensors, last.LiveTensors);
      Same(first.TotalNow, last.TotalNow);
      Same(first.ArenaBytes, last.ArenaBytes);
      // The finalizers may end functions that other tests have forgotten.
      True(Functions <= functions, "functions are left");
      Same(Steps, optimizer.Info.Steps);
    }

    [Test]
    public void TensorsMadeAndDisposed() {
      long before = context.Memory.LiveTensors;
      Tensor one = context.Ones(DType.F32, 8);
      for (int i = 0; i < Steps; ++i) {
        using (Tensor t = one.Add(1)) {
          if (i % 10000 == 0) {
            using (Tensor s = t.Sum()) Same(16, s.Item());
          }
        }
      }
      one.Dispose();
      Same(before, context.Memory.LiveTensors);
    }

    [Test]
    public void ThreadsTakeTurns() {
      Tensor shared = context.Ones(DType.F32, 4);
      long before = context.Memory.LiveTensors;
      var sums = new double[4];
      Thread[] all = Enumerable.Range(0, 4).Select(i => new Thread(() => {
        for (int k = 0; k < 4000; ++k) {
          using (Tensor t = shared.Mul(i + 1))
          using (Tensor s = t.Sum()) sums[i] += s.Item();
        }
      })).ToArray();
      foreach (Thread t in all) t.Start();
      foreach (Thread t in all) t.Join();
      Same(new[] {16000, 32000, 48000, 64000}, sums);
      Same(before, context.Memory.LiveTensors);
      Task[] own = Enumerable.Range(2, 4).Select(n => Task.Run(() => { // a context and errors of its own
        using (var c = new Context()) {
          for (int k = 0; k < 500; ++k) {
            Tensor a = c.Ones(DType.F32, n, n + 1);
            Fails(Status.ErrorShape, () => a.Matmul(a), "[" + n + ", " + (n + 1) + "]");
          }
        }
      })).ToArray();
      Task.WaitAll(own);
    }
  }
}
