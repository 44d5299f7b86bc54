// One training on several ranks: threads of this process, each with a context of its own.
//
//   mono Ranks.exe
//
// The ranks take the steps of one program that accumulates their micro-batches, to the last bit.
// The program trains in both ways, and fails if a bit differs. The package's README says how to
// compile it.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Mpt;

/// <summary>Trains on four ranks.</summary>
public static class Ranks {
  private const int Count = 4;
  private const int Rows = 24;
  private const int Steps = 300;

  /// <summary>Makes the rows of one rank in a step: pairs of numbers and their products.</summary>
  private static (Tensor X, Tensor Y) Batch(Context context, int step, int rank) {
    var x = new float[2 * Rows];
    var y = new float[Rows];
    for (int i = 0; i < Rows; ++i) {
      int place = (step * Count + rank) * Rows + i;
      x[2 * i] = (float)(place * 0.618 % 1 * 2 - 1);
      x[2 * i + 1] = (float)(place * 0.414 % 1 * 2 - 1);
      y[i] = x[2 * i] * x[2 * i + 1];
    }
    return (context.Tensor(x, Rows, 2), context.Tensor(y, Rows, 1));
  }

  /// <summary>Trains as one rank, or with null on the micro-batches of all ranks, one after the
  /// other. The calls with <c>comm</c> and the stepper are those of all ranks, in the same order.
  /// Returns the parameters and the last loss.</summary>
  private static (List<float> Parameters, double Loss) Train(CommEngine engine) {
    using (var context = new Context(new ContextDesc {Seed = 1})) {
      Comm comm = engine == null ? null : new Comm(context, engine);
      int[] ranks = comm == null ? Enumerable.Range(0, Count).ToArray() : new[] {comm.Rank};
      var parameters = new Params(context);
      Module net = Nn.Sequential(context, Nn.Linear(parameters, "up", 2, 64, activation: Activation.Tanh),
          Nn.Linear(parameters, "down", 64, 1));
      Precision precision = Precision.Of("bf16-mixed");
      parameters.Precision = precision;
      var how = new StepperDesc {Accumulate = ranks.Length, ClipNorm = 1};
      if (comm != null) how.Comm = comm;
      var stepper = new Stepper(context, precision, how);
      stepper.Add(new Optimizer(parameters, OptimizerDesc.AdamW(lr: 1e-2)));
      double last = 0;
      for (int step = 0; step < Steps; ++step) {
        using (context.Scope()) {
          foreach (int rank in ranks) {
            (Tensor x, Tensor y) = Batch(context, step, rank);
            Tensor loss;
            using (precision.Open(context)) loss = Ops.MseLoss(net.Forward(precision.Input(x)), y);
            stepper.Backward(loss);
            loss = loss.Detach();
            comm?.AllReduce(loss, CommOp.Mean); // the loss of the whole batch
            last = loss.Item();
          }
          stepper.Step();
        }
      }
      return (parameters.SelectMany(p => p.Value.ToArray<float>()).ToList(), last);
    }
  }

  /// <summary>Trains on threads and in one program, and compares them. Returns the loss.</summary>
  public static double Compare() {
    CommEngine[] engines = Comm.Threads(Count);
    var results = new (List<float> Parameters, double Loss)[Count];
    var errors = new Exception[Count];
    Thread[] threads = engines.Select((engine, rank) => new Thread(() => {
      try {
        results[rank] = Train(engine);
      } catch (Exception e) {
        errors[rank] = e;
      }
    })).ToArray();
    foreach (Thread t in threads) t.Start();
    List<float> one = Train(null).Parameters;
    foreach (Thread t in threads) t.Join();
    for (int rank = 0; rank < Count; ++rank) {
      if (errors[rank] != null) throw new InvalidOperationException("rank " + rank + " has failed", errors[rank]);
      if (!results[rank].Parameters.SequenceEqual(one)) {
        throw new InvalidOperationException("rank " + rank + " has other parameters than one program");
      }
    }
    return results[0].Loss;
  }

  /// <summary>Prints the loss.</summary>
  public static void Main() {
    Console.WriteLine($"{Count} ranks took the steps of one program; the loss is {Compare():F4}");
  }
}
