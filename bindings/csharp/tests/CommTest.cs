// Tests of communicators: threads as ranks.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Threading;
using Mpt;
using Module = Mpt.Module;

namespace Tests {
  public class CommTest : Fixture {
    /// <summary>Runs work on each rank, in a thread with a context of its own. Returns the results,
    /// or the exceptions.</summary>
    private static object[] OnRanks(CommEngine[] engines, Func<Comm, object> work) {
      var results = new object[engines.Length];
      Thread[] all = engines.Select((engine, i) => new Thread(() => {
        try {
          using (var c = new Context(new ContextDesc {Seed = 1})) results[i] = work(new Comm(c, engine));
        } catch (Exception e) {
          results[i] = e;
        }
      })).ToArray();
      foreach (Thread t in all) t.Start();
      foreach (Thread t in all) t.Join();
      return results;
    }

    private static CommEngine[] Patient(int ranks) {
      CommEngine[] engines = Comm.Threads(ranks);
      foreach (CommEngine e in engines) e.TimeLimit = TimeSpan.FromSeconds(30);
      return engines;
    }

    private static float[] Inputs(int count, int step, int rank) {
      return Enumerable.Range(0, count).Select(i => ((7 * i + 5 * step + 11 * rank) % 9 - 4) / 3f).ToArray();
    }

    /// <summary>Trains on the micro-batches of some ranks, and returns the losses, and the
    /// parameters at the end.</summary>
    private static List<double> Train(Context c, string name, StepperDesc how, params int[] ranks) {
      var parameters = new Params(c);
      Module net = Nn.Sequential(c, Nn.Linear(parameters, "up", 6, 16, true, Activation.Tanh),
          Nn.Linear(parameters, "down", 16, 3));
      if (ranks[0] > 0) parameters["up.weight"].Write(new float[16 * 6]); // taken from rank 0
      Precision precision = Precision.Of(name);
      parameters.Precision = precision;
      var stepper = new Stepper(c, precision, how);
      stepper.Add(new Optimizer(parameters, OptimizerDesc.AdamW(lr: 1e-2)));
      var all = new List<double>();
      for (int step = 0; step < 5; ++step) {
        foreach (int rank in ranks) {
          Tensor loss;
          using (precision.Open(c)) {
            Tensor x = c.Tensor(Inputs(24, step, rank), 4, 6);
            loss = precision.Output(net.Forward(precision.Input(x))).Square().Mean();
          }
          stepper.Backward(loss);
          all.Add(loss.Item());
        }
        True(stepper.Step());
      }
      foreach (var p in parameters) all.AddRange(p.Value.ToArray<double>());
      return all;
    }

    [Test("32-true", "16-mixed", "bf16-true")]
    public void RanksTrainAsOneThatAccumulates(string name) {
      List<double> one;
      using (var c = new Context(new ContextDesc {Seed = 1})) {
        one = Train(c, name, new StepperDesc {Accumulate = 2}, 0, 1);
      }
      foreach (bool overlap in new[] {true, false}) {
        object[] all = OnRanks(Patient(2), comm => Train(comm.Context, name, new StepperDesc {
          Comm = comm, Overlap = overlap, BucketBytes = overlap ? 1 << 20 : 64, CompareEvery = overlap ? 0 : 1
        }, comm.Rank));
        for (int rank = 0; rank < 2; ++rank) {
          if (all[rank] is Exception e) throw new Failure("rank " + rank + ": " + e);
          IEnumerable<double> want = Enumerable.Range(0, 5).Select(step => one[2 * step + rank]).Concat(one.Skip(10));
          SameBits(want.ToArray(), ((List<double>)all[rank]).ToArray(), name + ", rank " + rank);
        }
      }
    }

    /// <summary>A model of two weights, of which each of two ranks owns one.</summary>
    private sealed class Model {
      internal readonly Params Parameters;
      internal readonly Module Net;
      internal readonly Optimizer Optimizer;
      internal readonly Stepper Stepper;

      internal Model(Context c, StepperDesc how) {
        Parameters = new Params(c);
        Net = Nn.Sequential(c, Nn.Linear(Parameters, "up", 8, 8, false, Activation.Tanh),
            Nn.Linear(Parameters, "down", 8, 8, false));
        Optimizer = new Optimizer(Parameters, OptimizerDesc.AdamW(lr: 1e-2));
        Stepper = new Stepper(c, Precision.Of("32-true"), how);
        Stepper.Add(Optimizer);
      }

      /// <summary>Takes some steps, and returns the parameters. All ranks have equal
      /// batches.</summary>
      internal string Steps(int first, int last) {
        for (int step = first; step < last; ++step) {
          Stepper.Backward(Net.Forward(Parameters.Context.Tensor(Inputs(16, step, 0), 2, 8)).Square().Mean());
          True(Stepper.Step());
        }
        return Show(Parameters.SelectMany(p => p.Value.ToArray<float>().Select(v => v.ToString("R"))));
      }

      internal TrainingDesc Training {
        get { return new TrainingDesc {Stepper = Stepper}; }
      }
    }

    [Test(Shard.States, Shard.Grads, Shard.Params)]
    public void RanksKeepShardsAndOneOfThemSaves(Shard shard) {
      string whole = In("whole");
      string shards = In("shards");
      context.SetSeed(1); // that of the ranks
      var one = new Model(context, new StepperDesc());
      one.Steps(0, 3);
      Training.Save(whole, one.Training);
      string values = one.Steps(3, 6);
      foreach (object result in OnRanks(Patient(2), comm => {
        int rank = comm.Rank;
        var model = new Model(comm.Context, new StepperDesc {Comm = comm, Shard = shard, GatherFrom = 1});
        model.Steps(0, 3);
        int kept = 0;
        foreach (string name in new[] {"up.weight", "down.weight"}) {
          try {
            Same(2, model.Optimizer.State(name, "exp_avg").Rank);
            ++kept;
          } catch (MptException e) {
            Same(Status.ErrorUnsupported, e.Status);
            True(e.Message.Contains("rank " + (1 - rank) + " keeps the states of '" + name + "'"), e.Message);
          }
        }
        Same(1, kept);
        if (rank == 1) Training.Save(shards, model.Training);
        else Training.JoinSave(model.Training);
        string got = model.Steps(3, 6);
        if (rank == 1) Fails(Status.ErrorNotFound, () => Training.Save(In("none/file"), model.Training), "none");
        else Fails(Status.ErrorComm, () => Training.JoinSave(model.Training), "rank 1 wrote no file");
        return got;
      })) {
        Same(values, result, shard.ToString());
      }
      True(File.ReadAllBytes(whole).SequenceEqual(File.ReadAllBytes(shards)), "the files differ");
      var resumed = new Model(context, new StepperDesc());
      Training.Load(shards, resumed.Training);
      Same(values, resumed.Steps(3, 6));
      Fails(Status.ErrorInvalidArgument, () => Training.JoinSave(one.Training), "has other ranks");
    }

    [Test]
    public void TheCallsOfRanks() {
      CommEngine[] engines = Patient(3);
      Same("CommEngine[rank 1 of 3]", engines[1].ToString());
      foreach (object result in OnRanks(engines, comm => {
        Context c = comm.Context;
        comm.Barrier();
        var all = new List<float>();
        foreach (CommOp op in Enum.GetValues(typeof(CommOp))) {
          Tensor x = c.Tensor(new float[] {comm.Rank, -comm.Rank});
          comm.AllReduce(x, op);
          all.AddRange(x.ToArray<float>().Select(v => v + 0f));
        }
        Tensor y = c.Tensor(new float[] {comm.Rank});
        comm.Broadcast(y, 2);
        all.Add(y.ToArray<float>()[0]);
        CommInfo info = comm.Info;
        Same(3, comm.Size);
        True(info.Exchanges > 5 && info.BytesSent > 0 && info.BytesReceived > 0 && !info.Failed);
        return all;
      })) {
        Same(new[] {3, -3, 1, -1, 2, 0, 0, -2, 2}, result);
      }
      var alone = new Comm(context, null);
      alone.Barrier();
      Same(1, alone.Size);
    }

    [Test]
    public void ErrorsNameTheCallOfEachRank() {
      foreach (object e in OnRanks(Patient(2), comm => {
        if (comm.Rank == 0) comm.Barrier();
        else comm.AllReduce(comm.Context.Ones(DType.F32, 2), CommOp.Sum);
        return null;
      })) {
        Fails(Status.ErrorComm, () => { throw (Exception)e; }, "at Comm.Barrier", "at Comm.AllReduce");
      }
      foreach (object e in OnRanks(Patient(2), comm => Train(comm.Context, "32-true",
          new StepperDesc {Comm = comm, ClipNorm = 1 + comm.Rank}, comm.Rank))) {
        Fails(Status.ErrorComm, () => { throw (Exception)e; }, "rank 1 differs from rank 0");
      }
    }

    /// <summary>Native code that has an engine passes its address, as this does.</summary>
    [Test]
    public void EnginesOfNativeCodeAreTakenOver() {
      const BindingFlags hidden = BindingFlags.Instance | BindingFlags.NonPublic;
      CommEngine[] engines = Patient(2);
      CommEngine copy = CommEngine.At(
          (IntPtr)typeof(CommEngine).BaseType.GetProperty("Address", hidden).GetValue(engines[1]));
      typeof(CommEngine).GetMethod("Taken", hidden).Invoke(engines[1], null);
      Same("CommEngine[rank 1 of 2]", copy.ToString());
      Same(TimeSpan.FromSeconds(30), copy.TimeLimit);
      foreach (object size in OnRanks(new[] {engines[0], copy}, comm => {
        comm.Barrier();
        return comm.Size;
      })) {
        Same(2, size);
      }
      Throws<InvalidOperationException>(() => new Comm(context, copy));
    }

    [Test]
    public void EnginesAreTakenOnce() {
      Fails(Status.ErrorInvalidArgument, () => Comm.Threads(0), "count is 0");
      CommEngine[] engines = Comm.Threads(2);
      engines[1].TimeLimit = TimeSpan.Zero;
      Fails(Status.ErrorInvalidArgument, () => new Comm(context, engines[1]), "CommEngine.TimeLimit is 0");
      engines[1].TimeLimit = TimeSpan.FromMilliseconds(20);
      var comm = new Comm(context, engines[1]);
      Fails(Status.ErrorComm, comm.Barrier, "rank 0 has kept rank 1 waiting for 0.02 seconds");
      Fails(Status.ErrorComm, comm.Barrier, "the communicator has failed");
      True(comm.Info.Failed);
      Throws<InvalidOperationException>(() => new Comm(context, engines[1]));
      engines[0].Dispose();
      engines[0].Dispose();
      Throws<InvalidOperationException>(() => new Comm(context, engines[0]));
      CommEngine[] others = Patient(2);
      others[0].Dispose();
      Fails(Status.ErrorComm, new Comm(context, others[1]).Barrier, "rank 0 has ended its communicator");
    }
  }
}
