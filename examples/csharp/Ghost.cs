// A ghost that learns from its player: a memory of what the player saw and did, a network, a step
// and a choice. Copy this file into a game.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using Mpt;

/// <summary>A driver that learns to do what its player does. The memory lies in arrays on which
/// tensors lie too, and a step and a choice are recorded once, so that a frame makes no
/// garbage.</summary>
public sealed class Ghost : IDisposable {
  private const int Moments = 3000; // it remembers these: 50 seconds at 60 Hz
  private const int Rows = 256;     // moments in a step
  private const int Width = 64;

  private readonly Context context;
  private readonly Precision precision;
  private readonly Params parameters;
  private readonly Module net;
  private readonly Stepper stepper;
  private readonly Recording training;
  private readonly Recording choosing;
  private readonly Random random;
  private readonly int senses;
  private readonly int actions;
  private long known;

  // The memory, the moments of a step, and what is seen now: arrays and the tensors on them.
  private readonly float[] seen;
  private readonly float[] done;
  private readonly long[] batch = new long[Rows];
  private readonly float[] now;
  private readonly Tensor seenTensor;
  private readonly Tensor doneTensor;
  private readonly Tensor batchTensor;
  private readonly Tensor nowTensor;
  private readonly Tensor choice;
  private readonly IMemoryOwner<float> chosen;

  /// <summary>Makes a ghost that knows nothing. It sees <c>senses</c> numbers of about 1, and what
  /// it does is <c>actions</c> numbers from -1 to 1.</summary>
  public Ghost(int senses, int actions, string precisionName, double lr, int seed) {
    this.senses = senses;
    this.actions = actions;
    precision = Precision.Of(precisionName);
    random = new Random(seed);
    context = new Context(new ContextDesc {Seed = seed});
    try {
      seen = new float[Moments * senses];
      done = new float[Moments * actions];
      now = new float[senses];
      seenTensor = context.Wrap(seen, Moments, senses);
      doneTensor = context.Wrap(done, Moments, actions);
      batchTensor = context.Wrap(batch, Rows);
      nowTensor = context.Wrap(now, 1, senses);

      parameters = new Params(context);
      net = Nn.Sequential(context,
          Nn.Linear(parameters, "in", senses, Width, activation: Activation.Relu),
          Nn.Linear(parameters, "middle", Width, Width, activation: Activation.Relu),
          Nn.Linear(parameters, "out", Width, actions, activation: Activation.Tanh));
      parameters.Precision = precision;
      stepper = new Stepper(context, precision, new StepperDesc {ClipNorm = 1});
      stepper.Add(new Optimizer(parameters, OptimizerDesc.Adam(lr: lr)));
      // The first steps make the optimizer's states; nothing is remembered yet.
      for (int i = 0; i < 2; ++i) {
        Step();
        using (context.Scope()) Answer();
      }
      training = context.Record(Step);
      Tensor made = null;
      choosing = context.Record(() => made = Answer());
      choice = made;
      chosen = choice.Memory<float>();
    } catch {
      context.Dispose(); // now, and not in a finalizer
      throw;
    }
  }

  private Tensor Forward(Tensor x) {
    using (precision.Open(context)) return net.Forward(precision.Input(x)).Cast(DType.F32);
  }

  private Tensor Answer() {
    using (context.NoGrad()) return Forward(nowTensor);
  }

  private void Step() {
    using (context.Scope()) {
      Tensor guess = Forward(seenTensor.IndexSelect(0, batchTensor));
      stepper.Backward(Ops.MseLoss(guess, doneTensor.IndexSelect(0, batchTensor)));
      stepper.Step();
    }
  }

  /// <summary>Remembers what the player saw and did, and forgets the oldest moment if there are too
  /// many.</summary>
  public void Remember(float[] saw, float[] did) {
    int at = (int)(known++ % Moments);
    Array.Copy(saw, 0, seen, at * senses, senses);
    Array.Copy(did, 0, done, at * actions, actions);
  }

  /// <summary>Takes a step on remembered moments.</summary>
  public void Train() {
    int count = (int)Math.Min(known, Moments);
    if (count == 0) return;
    for (int i = 0; i < Rows; ++i) batch[i] = random.Next(count);
    training.Replay();
  }

  /// <summary>Chooses what to do.</summary>
  public void Choose(float[] sees, float[] does) {
    Array.Copy(sees, now, senses);
    choosing.Replay();
    chosen.Memory.Span.CopyTo(does);
  }

  /// <summary>How often libmpt has asked for memory so far.</summary>
  public long Requests {
    get { return context.Memory.HostAllocations; }
  }

  /// <summary>Returns a checksum of the weights' bits.</summary>
  public int Checksum() {
    int sum = 0;
    foreach (var p in parameters) {
      foreach (float v in p.Value.ToArray<float>()) {
        sum = unchecked(31 * sum + BitConverter.SingleToInt32Bits(v));
      }
    }
    return sum;
  }

  /// <summary>Frees the context with everything that was made from it.</summary>
  public void Dispose() {
    chosen.Dispose();
    context.Dispose();
  }
}
