// Tests of parameters, precisions, optimizers, schedules, scalers, steppers, recordings and
// reports.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Linq;
using Mpt;

namespace Tests {
  /// <summary>A small network with its optimizer and stepper.</summary>
  public sealed class Small {
    public readonly Context Context;
    public readonly Params Parameters;
    public readonly Module Net;
    public readonly Precision Precision;
    public readonly Optimizer Optimizer;
    public readonly Stepper Stepper;

    public Small(Context c, string name, OptimizerDesc desc) {
      Context = c;
      Parameters = new Params(c);
      Net = Nn.Sequential(c, Nn.Linear(Parameters, "a", 8, 32, activation: Activation.Relu),
          Nn.Linear(Parameters, "b", 32, 3));
      Precision = Precision.Of(name);
      Parameters.Precision = Precision;
      Optimizer = new Optimizer(Parameters, desc);
      Stepper = new Stepper(c, Precision, new StepperDesc {ClipNorm = 10});
      Stepper.Add(Optimizer);
    }

    public double Step(int i) {
      using (Context.Scope()) {
        float[] x = Enumerable.Range(0, 16 * 8).Select(k => (float)Math.Sin(k * 0.7 + i % 4)).ToArray();
        long[] y = Enumerable.Range(0, 16).Select(k => x[8 * k] > 0 ? x[8 * k + 1] > 0 ? 2L : 1 : 0).ToArray();
        Tensor loss;
        using (Precision.Open(Context)) {
          loss = Ops.CrossEntropy(Net.Forward(Precision.Input(Context.Tensor(x, 16, 8))), Context.Tensor(y));
        }
        Stepper.Backward(loss);
        Stepper.Step();
        return loss.Item();
      }
    }
  }

  public class TrainTest : Fixture {
    [Test("32-true", "64-true", "16-true", "bf16-true", "16-mixed", "bf16-mixed", "O0", "O1", "O2", "O3",
        "bf16-true,master=stochastic")]
    public void EveryPresetTrains(string name) {
      var t = new Small(context, name, OptimizerDesc.AdamW(lr: 1e-2, eps: 1e-4));
      double first = t.Step(0);
      double last = 0;
      for (int i = 1; i < 60; ++i) last = t.Step(i);
      True(last < 0.6 * first, name + ": " + first + " to " + last);
    }

    [Test]
    public void EveryOptimizerTrains() {
      foreach (OptimizerKind kind in Enum.GetValues(typeof(OptimizerKind))) {
        var create = typeof(OptimizerDesc).GetMethod(kind.ToString());
        var desc = (OptimizerDesc)create.Invoke(null, new object[create.GetParameters().Length]);
        Same(kind, desc.Kind);
        desc.Lr = kind == OptimizerKind.SGD ? 0.3 : kind == OptimizerKind.LARS ? 5 : kind == OptimizerKind.NovoGrad ? 0.05
            : kind == OptimizerKind.Adagrad ? 0.1 : 1e-2;
        using (var c = new Context(new ContextDesc {Seed = 7})) {
          var t = new Small(c, "32-true", desc);
          double first = t.Step(0);
          double last = 0;
          for (int i = 1; i < 80; ++i) last = t.Step(i);
          True(last < 0.6 * first, kind + ": " + first + " to " + last);
          Same(80, t.Optimizer.Info.Steps);
          Same(Outcome.Applied, t.Stepper.Verdict(0).Outcome);
        }
      }
    }

    /// <summary>Compares one step of SGD with momentum with values computed by hand.</summary>
    [Test]
    public void OneStepByItsFormula() {
      var p = new Params(context);
      Tensor w = Vector(1, -2);
      p.Add("w", w);
      var o = new Optimizer(p, OptimizerDesc.SGD(lr: 0.5, weightDecay: 0.25, momentum: 0.9));
      Ops.Sum(w * w).Backward(); // g = 2 w + 0.25 w
      o.Step();
      Same(new[] {1 - 0.5f * 2.25f, -2 + 0.5f * 4.5f}, w.ToArray<float>());
      Same(new[] {2.25f, -4.5f}, o.State("w", "momentum_buffer").ToArray<float>());
      o.ZeroGrad();
      Same(null, w.Grad);
      Fails(Status.ErrorInvalidArgument, () => new Optimizer(p, OptimizerDesc.SGD(lr: double.NaN)), "Lr");
    }

    /// <summary>Two optimizers of two sets, in one stepper, which accumulates two
    /// micro-batches.</summary>
    [Test]
    public void SeveralOptimizersAccumulate() {
      var one = new Params(context);
      var two = new Params(context);
      Tensor v = Vector(1, 2);
      Tensor w = Vector(3);
      one.Add("v", v);
      two.Add("w", w);
      var stepper = new Stepper(context, null, new StepperDesc {Accumulate = 2});
      stepper.Add(new Optimizer(one, OptimizerDesc.SGD(lr: 1)));
      stepper.Add(new Optimizer(two, OptimizerDesc.SGD(lr: 0.5)));
      for (int i = 1; i <= 2; ++i) stepper.Backward(Ops.Add(v.Mul(2 * i).Sum(), w.Mul(4 * i).Sum()));
      Same(2, stepper.Info.Open);
      True(stepper.Step());
      Same(new[] {1 - 3, 2 - 3}, v.ToArray<float>()); // the mean of 2 and 4
      Same(new[] {3 - 0.5 * 6}, w.ToArray<double>());
      Same(2, stepper.Info.Optimizers);
      Same(0, stepper.Info.Open);
    }

    [Test]
    public void GroupsAndSchedules() {
      var t = new Small(context, "32-true", OptimizerDesc.SGD(lr: 0.1));
      Same(1, t.Optimizer.AddGroup(new Selection {Suffix = "bias"}, OptimizerDesc.SGD(lr: 0.2)));
      Same(0.2, t.Optimizer.Group(1).Lr);
      t.Optimizer.SetSchedule(new ScheduleDesc {Kind = ScheduleKind.Step, StepSize = 2, Gamma = 0.5});
      foreach (double lr in new[] {0.1, 0.1, 0.05, 0.05, 0.025}) {
        Near(lr, t.Optimizer.Lr(0), 1e-12);
        t.Step(0);
      }
      t.Optimizer.SetSchedule(new ScheduleDesc {Kind = ScheduleKind.Lambda, Factor = step => 1.0 / (step + 1)});
      GC.Collect(); // the function must stay alive
      GC.WaitForPendingFinalizers();
      Near(0.1, t.Optimizer.Lr(0), 1e-12);
      t.Step(0);
      Near(0.05, t.Optimizer.Lr(0), 1e-12);
      t.Optimizer.SetSchedule(new ScheduleDesc {Kind = ScheduleKind.Lambda, Factor = step => {
        throw new InvalidOperationException("no rate");
      }});
      Same("no rate", Fails(Status.ErrorCallback, () => t.Step(0)).InnerException.Message);
      t.Optimizer.SetSchedule(null);
      t.Step(0);
    }

    [Test]
    public void AnAverageMovesWithTheSteps() {
      var p = new Params(context);
      var average = new Params(context);
      Tensor w = Vector(1, 2);
      Tensor averaged = Vector(1, 2);
      p.Add("w", w);
      average.Add("w", averaged);
      var o = new Optimizer(p, OptimizerDesc.SGD(lr: 0.5));
      o.SetAverage(average, 0.75);
      w.Sum().Backward();
      o.Step();
      Same(new[] {0.875f, 1.875f}, averaged.ToArray<float>());
      o.SetAverage(null, 0);
      o.Step();
      Same(new[] {0.875f, 1.875f}, averaged.ToArray<float>());
    }

    [Test]
    public void TheScalerByHand() {
      var p = new Params(context);
      Tensor w = Vector(1, 2);
      p.Add("w", w);
      var o = new Optimizer(p, OptimizerDesc.SGD(lr: 1));
      var s = new GradScaler(context, new ScalerDesc {InitScale = 1024, GrowthInterval = 1});
      s.Scale(w.Mul(3).Sum()).Backward();
      Same(new[] {3072, 3072}, w.Grad.ToArray<float>());
      s.Unscale(o);
      Same(new[] {3, 3}, w.Grad.ToArray<float>());
      True(s.Step(o));
      Fails(Status.ErrorState, () => s.Step(o));
      s.Update();
      Same(new[] {-2, -1}, w.ToArray<float>());
      Same(2048, s.Info.Scale);
      o.ZeroGrad();
      s.Scale(w.Mul(double.PositiveInfinity).Sum()).Backward();
      True(!s.Step(o));
      s.Update();
      Same(1024, s.Info.Scale);
      Same(1, s.Info.Skipped);
      Same(new[] {-2, -1}, w.ToArray<float>());
      ScalerState state = s.State;
      state.Scale = 4;
      var other = new GradScaler(context);
      other.State = state;
      Same(4, other.Info.Scale);
      True(s.StateToJson().Contains("1024"), s.StateToJson());
    }

    [Test]
    public void TheStepperSkipsAndSaysWhy() {
      var p = new Params(context);
      Tensor w = Vector(1, 2);
      p.Add("weight", w);
      var s = new Stepper(context, Precision.Of("16-mixed"));
      s.Add(new Optimizer(p, OptimizerDesc.SGD(lr: 1)));
      True(s.Scaler != null);
      s.Backward(w.Mul(double.NaN).Sum());
      True(!s.Step());
      Same(Outcome.NonFinite, s.Verdict(0).Outcome);
      Same("weight", s.Verdict(0).BadParameter);
      Same(null, new Stepper(context).Scaler);
      Fails(Status.ErrorState, () => s.Step());
    }

    [Test]
    public void ParameterSets() {
      var p = new Params(context);
      Nn.Linear(p, "encoder.fc", 4, 2);
      Nn.Linear(p, "head", 2, 2);
      Same(4, p.Info.Tensors);
      Same(18 - 2, p.Info.Elements);
      Same("encoder.fc.weight", p.At(0).Name);
      Same(new[] {2, 4}, p["encoder.fc.weight"].Shape);
      Fails(Status.ErrorInvalidArgument, () => p.Get("encoder.fc.wieght"), "encoder.fc.weight");
      p.Freeze("encoder", true);
      True(!p["encoder.fc.bias"].RequiresGrad);
      Same(6, p.Info.Trainable);
    }

    [Test]
    public void ParametersAreListed() {
      var p = new Params(context);
      Nn.BatchNorm(p, "norm", 2);
      Same("[norm.weightTrue, norm.biasTrue]", Show(p.Select(e => e.Key + e.Value.RequiresGrad)));
      Same("[norm.running_mean, norm.running_var, norm.num_batches_tracked]", Show(p.Buffers.Select(e => e.Key)));
    }

    [Test]
    public void APrecisionIsOneThing() {
      var p = new Params(context);
      Nn.Linear(p, "fc", 2, 2);
      p.Precision = Precision.Of("bf16-mixed");
      Precision got = p.Precision;
      Same(DType.BF16, got.Fields.Compute);
      True(got.ToString().StartsWith("Precision[Param=") && got.ToString().Contains("Compute=BF16"), got.ToString());
      p.Precision = Precision.Of(new PrecisionFields()); // 32-true
      Same(DType.F32, p["fc.weight"].DType);
    }

    [Test]
    public void OptionsAndReportsHaveTexts() {
      var p = new Params(context);
      Nn.Linear(p, "fc", 2, 2);
      string text = p.Info.ToString();
      True(text.StartsWith("ParamsInfo[") && text.Contains("Tensors=2, ") && text.EndsWith("]"), text);
      text = OptimizerDesc.AdamW(lr: 0.5).ToString();
      True(text.StartsWith("OptimizerDesc[Kind=AdamW, Lr=0.5, ") && text.Contains("Amsgrad=False"), text);
      text = new ConvDesc {Stride = new long[] {2}}.ToString();
      True(text.StartsWith("ConvDesc[") && text.Contains("Stride=[2, 2, 2]") && !text.Contains("Reserved"), text);
      var stepper = new Stepper(context);
      var desc = new TrainingDesc {Stepper = stepper, Values = new[] {new HostValue {Key = "k", Data = new byte[1]}}};
      True(desc.Stepper == stepper && desc.Values[0].Key == "k");
      desc.Stepper = null;
      Same(null, desc.Stepper);
    }

    [Test]
    public void TheMemoryReport() {
      var t = new Small(context, "bf16-mixed", OptimizerDesc.AdamW());
      t.Step(0);
      context.MemoryWatch(context.Zeros(DType.F32, 16, 8));
      t.Step(1);
      context.MemoryWatch();
      MemoryInfo m = context.Memory;
      True(m.Now[(int)MemoryPurpose.Parameters] > 0);
      True(m.Now[(int)MemoryPurpose.States] > 0);
      Same(2, m.Steps);
      True(context.MemoryText().Contains("parameters"), context.MemoryText());
      True(context.Kernels().Length > 0);
    }

    /// <summary>A small training whose step has dropout, and reads its batch from X and
    /// Y.</summary>
    private sealed class Recorded {
      private readonly Context context;
      private readonly Params parameters;
      private readonly Module net;
      private readonly Precision precision = Precision.Of("bf16-mixed");
      internal readonly Stepper Stepper;
      private readonly Tensor x;
      private readonly Tensor y;
      internal Tensor Loss;

      internal Recorded(Context c) {
        context = c;
        parameters = new Params(c);
        net = Nn.Sequential(c, Nn.Linear(parameters, "up", 6, 16, true, Activation.Gelu), Nn.Dropout(c, 0.2),
            Nn.Linear(parameters, "down", 16, 3));
        parameters.Precision = precision;
        Stepper = new Stepper(c, precision);
        Stepper.Add(new Optimizer(parameters, OptimizerDesc.AdamW(lr: 1e-2)));
        x = c.Zeros(DType.F32, 8, 6);
        y = c.Zeros(DType.I64, 8);
      }

      internal void Batch(int step) {
        x.Write(Enumerable.Range(0, 48).Select(i => (7 * i + step) % 5 - 2f).ToArray());
        y.Write(Enumerable.Range(0, 8).Select(i => (i + step) % 3L).ToArray());
      }

      internal void Backward() {
        using (precision.Open(context)) {
          Loss = Ops.CrossEntropy(precision.Output(net.Forward(precision.Input(x))), y);
        }
        Stepper.Backward(Loss);
      }

      internal void Step() {
        Backward();
        Stepper.Step();
      }

      internal void Steps(int first, int last) {
        for (int i = first; i < last; ++i) {
          Batch(i);
          Step();
        }
      }

      internal double[] Bits() {
        return new[] {Loss.Item()}.Concat(parameters.SelectMany(p => p.Value.ToArray<double>())).ToArray();
      }
    }

    [Test]
    public void AReplayHasTheBitsOfAStep() {
      using (var other = new Context(new ContextDesc {Seed = 7})) {
        var a = new Recorded(context);
        var b = new Recorded(other);
        a.Steps(0, 8);
        b.Steps(0, 2);
        b.Batch(2);
        Recording recording = other.Record(b.Step);
        for (int i = 3; i < 6; ++i) {
          b.Batch(i);
          recording.Replay();
        }
        b.Batch(6);
        int parts = 1;
        while (!recording.Advance(TimeSpan.Zero)) ++parts;
        b.Batch(7);
        True(recording.Advance(TimeSpan.FromMinutes(1)));
        SameBits(a.Bits(), b.Bits());
        RecordingInfo info = recording.Info;
        Same(5, info.Replays);
        True(info.Launches > 10 && parts > 10, info.Launches + " kernels, " + parts);
        True(info.Bytes > 0);
        recording.Dispose();
        Fails(Status.ErrorInvalidHandle, () => recording.Replay());
      }
    }

    [Test]
    public void AFunctionThatFailsIsNotRecorded() {
      var t = new Recorded(context);
      t.Step();
      Fails(Status.ErrorState, () => context.Record(() => {
        t.Step();
        t.Loss.Item();
      }), "while a recording is made");
      Throws<InvalidOperationException>(() => context.Record(() => { throw new InvalidOperationException("stop"); }));
      Fails(Status.ErrorState, () => context.Record(() => context.Record(t.Step)), "the end of Context.Record");
      Fails(Status.ErrorState, () => context.Record(t.Backward), "gradient");
      t.Stepper.Drop();
      Recording recording = context.Record(t.Step);
      recording.Replay();
      True(!double.IsNaN(t.Loss.Item()));
    }

    /// <summary>Minimizes a quadratic function with its minimum at (3, -1).</summary>
    [Test]
    public void LossesThatAreEvaluatedAgain() {
      var p = new Params(context);
      Tensor w = Vector(0, 0);
      p.Add("w", w);
      Tensor least = Vector(3, -1);
      var o = new Lbfgs(p);
      for (int i = 0; i < 10; ++i) {
        o.Step(() => {
          Tensor d = w - least;
          return (d * d).Sum();
        });
      }
      Near(3, w.ToArray<float>()[0], 1e-3);
      Near(-1, w.ToArray<float>()[1], 1e-3);
      int before = Functions;
      MptException e = Fails(Status.ErrorCallback, () => o.Step(() => { throw new InvalidOperationException("no loss"); }));
      Same("no loss", e.InnerException.Message);
      Same(before, Functions);
    }

    [Test]
    public void LooksInside() {
      var p = new Params(context);
      Tensor a = Vector(1, 2, 3);
      Tensor b = Vector(4);
      p.Add("a", a);
      p.Add("b", b);
      (a.Sum() + b.Sum()).Mul(1024).Backward();
      (TensorStats total, TensorStats[] each) = p.GradStats(null, 2);
      Same(4, total.Elements);
      Same(3, each[0].Elements);
      Same(1, each[1].Elements);
      Same(1024, each[1].Largest);
      Fails(Status.ErrorShape, () => p.GradStats(null, 5));
      Same(0, a.Stats().Zeros);
      context.TraceBegin();
      a.Mul(a).Sum();
      context.TraceEnd();
      True(context.TraceInfo.Ops >= 2);
      Same("mul", context.TraceOp(0).Name);
      Same("a", context.TraceInput(0, 0).Name);
      True(context.TraceText().Contains("mul"));
      Same(NonFinitePhase.None, context.NonFinite.Phase);
    }

    [Test]
    public void ModulesOfEveryKind() {
      var p = new Params(context);
      Tensor x = context.Ones(DType.F32, 2, 5, 8);
      Same(new[] {2, 5, 8}, Nn.TransformerBlock(p, "block", 8, 2).Forward(x).Shape);
      Tensor[] lstm = Nn.Lstm(p, "lstm", 8, 4, new RnnDesc {BatchFirst = true}).Call(new[] {x}, 3);
      Same(new[] {2, 5, 4}, lstm[0].Shape);
      Same(new[] {2, 5, 8}, Nn.LayerNorm(p, "norm", 8).Forward(x).Shape);
      Module mine = Nn.Function(context, t => new[] {t[0] * 2});
      GC.Collect();
      GC.WaitForPendingFinalizers();
      Same(2 * 80, Nn.Sequential(context, mine).Forward(x).Sum().Item());
      Module drop = Nn.Dropout(context, 0.5);
      True(drop.IsTraining());
      drop.Train(false);
      Same(80, drop.Forward(x).Sum().Item());
    }
  }
}
