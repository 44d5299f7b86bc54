// Tests of gradients, modes, hooks, checkpoints, custom operations, and callbacks that throw.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Mpt;

namespace Tests {
  public class AutogradTest : Fixture {
    [Test]
    public void GradientsOfFirstAndSecondOrder() {
      Tensor x = Leaf(1, 2, 3);
      Same(null, x.Grad);
      Ops.Sum(x * x * x).Backward(); // 3 x^2
      Same(new[] {3, 12, 27}, x.Grad.ToArray<float>());
      x.Grad = null;
      Same(null, x.Grad);
      Tensor y = (x * x * x).Sum();
      Tensor first = Autograd.Grad(new[] {y}, null, new[] {x}, new BackwardDesc {CreateGraph = true})[0];
      Tensor second = Autograd.Grad(new[] {first.Sum()}, null, new[] {x})[0];
      Same(new[] {6, 12, 18}, second.ToArray<float>());
      Ops.Mul(x, x).Backward(Vector(1, 0, 2));
      Same(new[] {2, 0, 12}, x.Grad.ToArray<float>());
      Fails(Status.ErrorInvalidArgument, () => Vector(1).Backward());
      Throws<ArgumentException>(() => Autograd.Backward(new[] {y, y}, new[] {Vector(1)}));
    }

    [Test]
    public void ModesNestAndEndInOrder() {
      Tensor x = Leaf(1);
      using (context.NoGrad()) {
        Fails(Status.ErrorInvalidArgument, () => x.Mul(2).Backward());
        using (context.EnableGrad()) x.Mul(2).Backward();
      }
      Same(2, x.Grad.Item());
      using (var m = new Autocast(context, DType.BF16)) {
        Same(DType.BF16, context.AutocastDType);
        Tensor w = context.Ones(DType.F32, 4, 4);
        Same(DType.BF16, w.Matmul(w).DType);
        using (new Autocast(context, new AutocastDesc {Enabled = false})) Same(DType.F32, w.Matmul(w).DType);
        context.AutocastOverride(context.OpFromName("matmul"), CastClass.Fp32);
        Same(DType.F32, w.Matmul(w).DType);
        m.Dispose(); // the second one, at the end of the block, has no effect
      }
      Same(DType.None, context.AutocastDType);
    }

    [Test]
    public void HooksSeeAndReplaceGradients() {
      Tensor x = Leaf(1, 2);
      var seen = new List<float[]>();
      long id = x.AddHook(g => {
        seen.Add(g.ToArray<float>());
        return g * 10;
      });
      double posts = 0;
      x.AddPostHook(leaf => posts += leaf.Grad.Sum().Item());
      GC.Collect(); // the functions stay alive without a reference of ours
      GC.WaitForPendingFinalizers();
      x.Sum().Backward();
      Same(new[] {1, 1}, seen[0]);
      Same(new[] {10, 10}, x.Grad.ToArray<float>());
      Same(20, posts);
      int before = Functions;
      x.RemoveHook(id);
      Same(before - 1, Functions);
      x.Sum().Backward();
      Same(new[] {11, 11}, x.Grad.ToArray<float>());
    }

    [Test]
    public void AContextIsNotDisposedFromInsideACall() {
      Tensor x = Leaf(1, 2);
      long id = x.AddHook(g => {
        context.Dispose();
        return g;
      });
      Fails(Status.ErrorCallback, () => x.Sum().Backward(), "called from inside");
      x.RemoveHook(id);
      x.Sum().Backward();
      Same(new[] {1, 1}, x.Grad.ToArray<float>());
    }

    [Test]
    public void CallbacksThatThrow() {
      Tensor x = Leaf(1, 2);
      var mine = new InvalidDataException("not today");
      long id = x.AddHook(g => { throw mine; });
      MptException e = Fails(Status.ErrorCallback, () => x.Sum().Backward(), "not today");
      True(e.InnerException == mine);
      Same(null, x.Grad);
      x.RemoveHook(id);
      x.Sum().Backward(); // the context still works
      Same(2, x.Grad.Sum().Item());
      e = Fails(Status.ErrorCallback, () => context.Checkpoint(t => { throw new IOException("disk"); }, x));
      Same("disk", e.InnerException.Message);
      Fails(Status.ErrorCallback, () => context.Checkpoint(t => null, x), "returned 0 results, expected 1");
      Tensor closed = x * 2;
      closed.Dispose();
      Fails(Status.ErrorCallback, () => context.Checkpoint(t => new[] {closed}, x), "disposed");
      // An exception that a callback has caught is not the cause of a later one.
      e = Fails(Status.ErrorCallback, () => context.Checkpoint(t => {
        Fails(Status.ErrorShape, () => t[0].Matmul(context.Ones(DType.F32, 5)));
        throw new IOException("later");
      }, x));
      Same("later", e.InnerException.Message);
      Same(null, Fails(Status.ErrorShape, () => x.Matmul(context.Ones(DType.F32, 5))).InnerException);
    }

    /// <summary>A callback inside a callback: the inner exception comes out of the inner call, and
    /// may go on.</summary>
    [Test]
    public void AnExceptionCrossesTwoCalls() {
      Tensor x = Leaf(1, 2);
      x.AddHook(g => { throw new IOException("inner"); });
      MptException e = Fails(Status.ErrorCallback, () => context.Checkpoint(t => {
        using (context.EnableGrad()) x.Sum().Backward();
        return t;
      }, Vector(1)));
      Same(Status.ErrorCallback, ((MptException)e.InnerException).Status);
      Same("inner", e.InnerException.InnerException.Message);
    }

    [Test]
    public void AFailedLogDoesNoHarm() {
      var lines = new List<string>();
      var told = new List<Exception>();
      Action<Exception> listen = told.Add;
      Library.Unhandled += listen;
      try {
        using (var c = new Context(new ContextDesc {Log = (level, text) => {
          lines.Add(level + " " + text);
          throw new InvalidOperationException("log");
        }})) {
          var p = new Params(c);
          p.Add("w", c.Zeros(DType.F32, 2));
          p.Precision = Precision.Of("bf16"); // another spelling of a name logs a warning
          using (Precision.Of("bf16").Open(c)) Same(2, c.Ones(DType.F32, 2).Sum().Item());
          True(lines.Any(l => l.StartsWith("Warning") && l.Contains("bf16-mixed")), Show(lines));
          Same(lines.Count, told.Count);
          Same("log", told[0].Message);
        }
      } finally {
        Library.Unhandled -= listen;
      }
    }

    [Test]
    public void CheckpointsGiveTheSameGradients() {
      Tensor x = Leaf(.5, 1);
      x.Sin().Exp().Sum().Backward();
      float[] wanted = x.Grad.ToArray<float>();
      x.Grad = null;
      int runs = 0;
      Tensor mine = null;
      Tensor y = context.Checkpoint(t => {
        ++runs;
        return new[] {mine = t[0].Sin().Exp()};
      }, x);
      Same(y.ToArray<float>(), mine.ToArray<float>()); // the library has a reference of its own
      y.Sum().Backward();
      Same(wanted, x.Grad.ToArray<float>());
      Same(2, runs);
    }

    [Test]
    public void OperationsOfTheHosts() {
      int op = context.Register("cs_cube", 1, 1, CastClass.None, t => new[] {t[0] * t[0] * t[0]},
          (t, outs, grads) => new[] {t[0] * t[0] * 3 * grads[0]});
      GC.Collect();
      GC.WaitForPendingFinalizers();
      Same("cs_cube", context.OpName(op));
      Tensor x = Leaf(2, 3);
      context.OpCall(op, new[] {x})[0].Sum().Backward();
      Same(new[] {12, 27}, x.Grad.ToArray<float>());
      Fails(Status.ErrorInvalidArgument, () => context.Register("cs_cube", 1, 1, CastClass.None, t => t), "cs_cube");
      int bad = context.Register("cs_bad", 1, 1, CastClass.None, t => new[] {t[0] * 2},
          (t, outs, grads) => { throw new ArithmeticException("backward"); });
      MptException e = Fails(Status.ErrorCallback, () => context.OpCall(bad, new[] {x})[0].Sum().Backward());
      Same("backward", e.InnerException.Message);
    }
  }
}
