// Tests of files, streams, blobs and snapshots, and of weights that are published.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using Mpt;

namespace Tests {
  public class MemoryTest : Fixture {
    [Test]
    public void ATrainingInMemory() {
      var p = new Params(context);
      Nn.Linear(p, "fc", 2, 2);
      var stepper = new Stepper(context);
      stepper.Add(new Optimizer(p));
      byte[] epoch = {3};
      var training = new TrainingDesc {Stepper = stepper, Values = new[] {new HostValue {Key = "epoch", Data = epoch}}};
      var blob = new Blob(context);
      Same(0, blob.ToArray().Length);
      Training.SaveTo(new Writer(blob), training);
      byte[] bytes = blob.ToArray();
      Training.Save(In("run"), training);
      True(File.ReadAllBytes(In("run")).SequenceEqual(bytes), "the blob differs from the file");
      float[] before = p["fc.weight"].ToArray<float>();
      var snapshot = new Snapshot(context, training);
      Action change = () => {
        epoch[0] = 4;
        using (context.NoGrad()) p["fc.weight"].FillInto(7);
      };
      change();
      snapshot.Restore();
      Same(3, epoch[0]);
      Same(before, p["fc.weight"].ToArray<float>());
      change();
      Training.LoadFrom(new Reader(bytes), training);
      Same(3, epoch[0]);
      Same(before, p["fc.weight"].ToArray<float>());
      change();
      snapshot.Take();
      snapshot.Restore();
      Same(4, epoch[0]);
      p.SaveTo(new Writer(blob));
      Same(2, p.LoadFrom(new Reader(blob.ToArray())).Loaded);
      bytes[bytes.Length - 1] ^= 1;
      Fails(Status.ErrorIo, () => Training.LoadFrom(new Reader(bytes), training), "'memory' is damaged");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private Snapshot Take(byte[] epoch) {
      var p = new Params(context);
      Nn.Linear(p, "fc", 2, 2);
      var stepper = new Stepper(context);
      stepper.Add(new Optimizer(p));
      return new Snapshot(context, new TrainingDesc {
        Stepper = stepper, Values = new[] {new HostValue {Key = "epoch", Data = epoch}}
      });
    }

    /// <summary>The collector moves arrays that nothing pins: a snapshot pins its values.</summary>
    [Test]
    public void ASnapshotKeepsItsValues() {
      var snapshots = new List<Snapshot>();
      var epochs = new List<byte[]>();
      for (int i = 0; i < 50; ++i) {
        epochs.Add(new[] {(byte)i});
        snapshots.Add(Take(epochs[i]));
      }
      for (int i = 0; i < 3; ++i) {
        GC.Collect();
        GC.WaitForPendingFinalizers();
      }
      for (int i = 0; i < 50; ++i) {
        epochs[i][0] = 99;
        snapshots[i].Restore();
        Same(i, epochs[i][0]);
      }
    }

    /// <summary>A stream that gives its bytes in small parts.</summary>
    private sealed class Slow : MemoryStream {
      internal int Reads;

      internal Slow(byte[] bytes) : base(bytes) {
      }

      public override int Read(Span<byte> buffer) {
        ++Reads;
        return base.Read(buffer.Slice(0, Math.Min(buffer.Length, 100)));
      }
    }

    /// <summary>A stream that cannot seek, or that fails.</summary>
    private sealed class Pipe : MemoryStream {
      internal bool Fails;

      internal Pipe(byte[] bytes = null) : base(bytes ?? new byte[0]) {
      }

      public override bool CanSeek {
        get { return Fails; }
      }

      public override int Read(Span<byte> buffer) {
        throw new IOException("the disk is gone");
      }

      public override void Write(ReadOnlySpan<byte> buffer) {
        throw new IOException("the disk is full");
      }
    }

    [Test]
    public void Streams() {
      var a = new Small(context, "bf16-mixed", OptimizerDesc.Adam());
      for (int i = 0; i < 3; ++i) a.Step(i);
      var training = new TrainingDesc {Stepper = a.Stepper};
      var stream = new MemoryStream();
      stream.Write(new byte[] {1, 2, 3}, 0, 3); // content of the program before the training
      Training.Save(stream, training);
      Training.Save(In("run"), training);
      byte[] bytes = stream.ToArray();
      True(File.ReadAllBytes(In("run")).SequenceEqual(bytes.Skip(3)), "the stream differs from the file");
      double[] wanted = {a.Step(3), a.Step(4)};
      var slow = new Slow(bytes) {Position = 3};
      Training.Load(slow, training);
      True(slow.Reads > 10, slow.Reads + " reads");
      SameBits(wanted, new[] {a.Step(3), a.Step(4)});
      Training.Load(new Pipe(bytes.Skip(3).ToArray()), training);
      SameBits(wanted, new[] {a.Step(3), a.Step(4)});
      double[] values = a.Parameters["a.weight"].ToArray<double>();
      MptException e = Fails(Status.ErrorCallback, () => Training.Save(new Pipe(), training), "the disk is full");
      True(e.InnerException is IOException);
      e = Fails(Status.ErrorCallback, () => Training.Load(new Pipe(bytes) {Fails = true}, training), "the disk is gone");
      True(e.InnerException is IOException);
      Fails(Status.ErrorIo, () => Training.Load(new MemoryStream(bytes, 3, bytes.Length - 10), training));
      SameBits(values, a.Parameters["a.weight"].ToArray<double>());
    }

    [Test]
    public void StreamsOfParameters() {
      var a = new Small(context, "32-true", OptimizerDesc.Adam());
      var stream = new MemoryStream();
      a.Parameters.Save(stream, new ParamsFileDesc {Metadata = new[] {new Metadata {Key = "who", Value = "J\u00fcrgen"}}});
      stream.Position = 0;
      using (TensorFile file = TensorFile.Open(context, stream)) {
        GC.Collect(); // the file keeps its stream
        GC.WaitForPendingFinalizers();
        Same(4, file.Count);
        Same("J\u00fcrgen", file.Metadata("who"));
        SameBits(a.Parameters["a.weight"].ToArray<double>(), file.Read("a.weight").ToArray<double>());
      }
      var b = new Small(context, "32-true", OptimizerDesc.Adam());
      stream.Position = 0;
      Same(4, b.Parameters.Load(stream).Loaded);
      SameBits(a.Parameters["b.weight"].ToArray<double>(), b.Parameters["b.weight"].ToArray<double>());
    }

    [Test]
    public void ParameterFiles() {
      var a = new Small(context, "bf16-mixed", OptimizerDesc.Adam());
      a.Parameters.Save(In("params.safetensors"),
          new ParamsFileDesc {Metadata = new[] {new Metadata {Key = "who", Value = "J\u00fcrgen"}}});
      var b = new Small(context, "32-true", OptimizerDesc.Adam());
      Same(4, b.Parameters.Load(In("params.safetensors")).Loaded);
      TensorFile f = Safetensors.Open(context, In("params.safetensors"));
      Same(4, f.Count);
      Same("J\u00fcrgen", f.Metadata("who"));
      Same(null, f.Metadata("what"));
      SameBits(b.Parameters["a.weight"].ToArray<double>(), f.Read("a.weight").ToArray<double>());
      Same(DType.F32, f.At(0).Info.DType);
      Safetensors.Save(In("t"), new[] {"x", "y"}, new[] {Vector(1, 2), context.Tensor(new long[] {3})},
          new Metadata[0]);
      Same(new[] {3}, Safetensors.Open(context, In("t")).Read("y").ToArray<long>());
      Fails(Status.ErrorNotFound, () => b.Parameters.Load(In("none")), "none");
    }

    /// <summary>Checks that a saved and resumed training gives bitwise equal losses.</summary>
    [Test("bf16-mixed", "16-mixed", "32-true")]
    public void WholeTrainingsGoOn(string name) {
      var a = new Small(context, name, OptimizerDesc.AdamW());
      for (int i = 0; i < 5; ++i) a.Step(i);
      long[] position = {42};
      var value = new HostValue {Key = "position", Data = position};
      Training.Save(In("run"), new TrainingDesc {Stepper = a.Stepper, Values = new[] {value}});
      double[] wanted = Enumerable.Range(0, 5).Select(a.Step).ToArray();
      using (var c = new Context(new ContextDesc {Seed = 99})) {
        var b = new Small(c, name, OptimizerDesc.AdamW());
        position[0] = 0;
        Training.Load(In("run"), new TrainingDesc {Stepper = b.Stepper, Values = new[] {value}});
        Same(42, position[0]);
        SameBits(wanted, Enumerable.Range(0, 5).Select(b.Step).ToArray());
      }
    }

    /// <summary>One thread trains and publishes, and another one takes the weights and computes.
    /// The parameter p is the number of the step in all elements, so that a step seen by half would
    /// show.</summary>
    [Test]
    public void WeightsArePublished() {
      const int steps = 300;
      using (var playing = new Context()) {
        var trained = new Params(context);
        var used = new Params(playing);
        Tensor w = context.Zeros(DType.F32, 1000);
        Tensor seen = playing.Zeros(DType.F32, 1000);
        trained.Add("p", w);
        used.Add("p", seen);
        var publisher = new Publisher(trained);
        var subscriber = new Subscriber(used, publisher);
        Same(0, subscriber.Take());
        var took = new AutoResetEvent(false);
        Task training = Task.Run(() => {
          var o = new Optimizer(trained, OptimizerDesc.SGD(lr: 1));
          for (int i = 1; i <= steps; ++i) {
            using (context.Scope()) {
              w.Sum().Neg().Backward();
              o.Step();
              o.ZeroGrad();
              Same(i, publisher.Publish());
            }
            if (i % 100 == 0) took.WaitOne(10000); // so that the other thread is not late
          }
        });
        long version = 0;
        int taken = 0;
        bool ended = false;
        while (!ended) {
          ended = training.IsCompleted;
          long next = subscriber.Take();
          True(next >= version, next + " after " + version);
          if (next > version) {
            ++taken;
            took.Set();
          }
          version = next;
          using (playing.Scope()) {
            double least = seen.Min().Item();
            double most = seen.Max().Item();
            True(least == most && most == version, least + " to " + most + " in version " + version);
          }
          Thread.Sleep(0);
        }
        training.Wait();
        Same(steps, version);
        True(taken >= 3, taken + " versions");
        var other = new Params(playing);
        other.Add("q", playing.Zeros(DType.F32, 1));
        Fails(Status.ErrorInvalidArgument, () => new Subscriber(other, publisher), "lacks 'p'");
      }
    }
  }
}
