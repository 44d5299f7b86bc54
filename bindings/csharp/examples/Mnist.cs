// MNIST in any precision, with a multilayer perceptron or a small convolutional network. Networks,
// seed and data are those of examples/mnist.c, and the losses are bitwise equal.
//
//   mono Mnist.exe --data FOLDER [--model mlp|cnn] [--precision bf16-mixed] [--epochs N] [--seed N] [--losses FILE]
//
// FOLDER contains the four IDX files (LeCun, Cortes & Burges); examples/data/get_mnist downloads
// them. The package's README says how to compile it.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using Mpt;

/// <summary>Trains on MNIST.</summary>
public static class Mnist {
  private const int Side = 28;
  private const int Pixels = Side * Side;
  private const int Classes = 10;
  private const int BatchSize = 128;

  // ---- the data ----

  private sealed class Dataset {
    internal readonly byte[] Images;
    internal readonly byte[] Labels;

    internal Dataset(string folder, string which) {
      Images = File.ReadAllBytes(Path.Combine(folder, which + "-images-idx3-ubyte")).Skip(16).ToArray();
      Labels = File.ReadAllBytes(Path.Combine(folder, which + "-labels-idx1-ubyte")).Skip(8).ToArray();
    }
  }

  /// <summary>A small random number generator for the order of the images and their
  /// shifts.</summary>
  private sealed class Order {
    private ulong state = 1;

    internal int Below(int n) {
      state = unchecked(state * 6364136223846793005UL + 1442695040888963407UL);
      return (int)((state >> 33) % (ulong)n);
    }
  }

  /// <summary>The values of the 256 grays, normalized to mean 0 and standard deviation 1 of the
  /// data.</summary>
  private static readonly float[] Grays =
      Enumerable.Range(0, 256).Select(v => (float)((float)((float)(v / 255.0f) - 0.1307f) / 0.3081f)).ToArray();

  /// <summary>Returns images and their labels. Each image is shifted by up to <c>shift</c>
  /// pixels.</summary>
  private static (Tensor X, Tensor Y) Batch(Context context, Dataset d, int[] order, int from, int n, int shift,
      Order random) {
    var pixels = new float[n * Pixels];
    var labels = new long[n];
    for (int i = 0; i < n; ++i) {
      int k = order == null ? from + i : order[from + i];
      int down = shift == 0 ? 0 : random.Below(2 * shift + 1) - shift;
      int right = shift == 0 ? 0 : random.Below(2 * shift + 1) - shift;
      for (int row = 0; row < Side; ++row) {
        for (int column = 0; column < Side; ++column) {
          int r = row - down;
          int c = column - right;
          bool inside = r >= 0 && r < Side && c >= 0 && c < Side;
          pixels[i * Pixels + row * Side + column] = Grays[inside ? d.Images[k * Pixels + r * Side + c] : 0];
        }
      }
      labels[i] = d.Labels[k];
    }
    return (context.Tensor(pixels, n, 1, Side, Side), context.Tensor(labels));
  }

  // ---- the networks ----

  /// <summary>Creates a perceptron with layers of 784, 512, 256 and 10 units.</summary>
  private static Module Mlp(Context context, Params parameters) {
    return Nn.Sequential(context,
        Nn.Flatten(context),
        Nn.Linear(parameters, "fc1", Pixels, 512, activation: Activation.Relu),
        Nn.Dropout(context, 0.2),
        Nn.Linear(parameters, "fc2", 512, 256, activation: Activation.Relu),
        Nn.Linear(parameters, "fc3", 256, Classes));
  }

  /// <summary>Creates a network of two blocks (3x3 convolution, batch norm, relu, 2x2 max pooling)
  /// and two linear layers.</summary>
  private static Module Cnn(Context context, Params parameters) {
    var noBias = new NnConvDesc {Bias = false}; // the batch norm has a bias
    var withRelu = new NnNormDesc {Activation = Activation.Relu};
    return Nn.Sequential(context,
        Nn.Conv2d(parameters, "conv1", 1, 16, 3, 1, 1, noBias),
        Nn.BatchNorm(parameters, "norm1", 16, withRelu),
        Nn.MaxPool2d(context, 2),
        Nn.Conv2d(parameters, "conv2", 16, 32, 3, 1, 1, noBias),
        Nn.BatchNorm(parameters, "norm2", 32, withRelu),
        Nn.MaxPool2d(context, 2),
        Nn.Flatten(context),
        Nn.Linear(parameters, "fc1", 32 * 7 * 7, 128, activation: Activation.Relu),
        Nn.Dropout(context, 0.3),
        Nn.Linear(parameters, "fc2", 128, Classes));
  }

  private static double Accuracy(Context context, Module net, Precision precision, Dataset d) {
    long right = 0;
    net.Train(false);
    using (context.Inference()) {
      for (int at = 0; at < d.Labels.Length; at += 1000) {
        int n = Math.Min(1000, d.Labels.Length - at);
        using (context.Scope())
        using (precision.Open(context)) {
          Tensor x = Batch(context, d, null, at, n, 0, null).X;
          long[] guess = net.Forward(precision.Input(x)).Argmax(1).ToArray<long>();
          for (int i = 0; i < n; ++i) right += guess[i] == d.Labels[at + i] ? 1 : 0;
        }
      }
    }
    net.Train();
    return (double)right / d.Labels.Length;
  }

  /// <summary>Trains the network. Returns true if it reaches the expected accuracy.</summary>
  public static bool Train(Dictionary<string, string> flags) {
    Func<string, string, string> flag = (key, otherwise) => flags.TryGetValue(key, out string given) ? given : otherwise;
    string folder = flag("data", "build/mnist");
    string name = flag("precision", "bf16-mixed");
    string model = flag("model", "mlp");
    bool isCnn = model == "cnn";
    int epochs = int.Parse(flag("epochs", isCnn ? "3" : "6"));
    long seed = long.Parse(flag("seed", "1"));
    var train = new Dataset(folder, "train");
    var test = new Dataset(folder, "t10k");
    var losses = new List<string>();

    using (var context = new Context(new ContextDesc {
      OwnThreads = -1, Seed = seed, Log = (level, text) => Console.Error.WriteLine("mpt: " + text)
    })) {
      var parameters = new Params(context);
      Module net = isCnn ? Cnn(context, parameters) : Mlp(context, parameters);
      Precision precision = Precision.Of(name);
      parameters.Precision = precision;
      var optimizer = new Optimizer(parameters, OptimizerDesc.Adam(lr: isCnn ? 5e-3 : 3e-3));
      int count = train.Labels.Length;
      int steps = count / BatchSize;
      // The learning rate rises to lr and then falls to almost 0.
      optimizer.SetSchedule(new ScheduleDesc {Kind = ScheduleKind.OneCycle, TotalSteps = (long)epochs * steps});
      var stepper = new Stepper(context, precision);
      stepper.Add(optimizer);
      Console.WriteLine($"mnist {model}: {parameters.Info.Elements} parameters, {name}, {count} training images, "
          + $"batch {BatchSize}, seed {seed}");

      int[] order = Enumerable.Range(0, count).ToArray();
      var random = new Order();
      double result = 0;
      Stopwatch all = Stopwatch.StartNew();
      for (int epoch = 0; epoch < epochs; ++epoch) {
        Stopwatch time = Stopwatch.StartNew();
        for (int i = count - 1; i > 0; --i) { // a new order in each epoch
          int k = random.Below(i + 1);
          int keep = order[i];
          order[i] = order[k];
          order[k] = keep;
        }
        double sum = 0;
        int skipped = 0;
        for (int step = 0; step < steps; ++step) {
          using (context.Scope()) {
            (Tensor x, Tensor y) = Batch(context, train, order, step * BatchSize, BatchSize, isCnn ? 1 : 0, random);
            Tensor loss;
            using (precision.Open(context)) loss = Ops.CrossEntropy(net.Forward(precision.Input(x)), y);
            stepper.Backward(loss);
            if (!stepper.Step()) ++skipped;
            double v = loss.Item();
            sum += v;
            losses.Add(BitConverter.DoubleToInt64Bits(v).ToString("x16"));
          }
        }
        double took = time.Elapsed.TotalSeconds;
        result = Accuracy(context, net, precision, test);
        Console.WriteLine($"epoch {epoch + 1}/{epochs}  loss {sum / steps:F4}  test accuracy {100 * result:F2}%  "
            + $"{steps * BatchSize / took:F0} images/s  skipped {skipped}");
      }
      if (flags.ContainsKey("losses")) File.WriteAllLines(flags["losses"], losses);
      double wanted = isCnn ? 0.99 : 0.98;
      Console.WriteLine($"{model} {name}: test accuracy {100 * result:F2}% ({100 * wanted:F0}% wanted) in "
          + $"{all.Elapsed.TotalSeconds:F1} s");
      return result >= wanted;
    }
  }

  /// <summary>Parses the command line.</summary>
  public static int Main(string[] args) {
    var flags = new Dictionary<string, string>();
    for (int i = 0; i + 1 < args.Length; i += 2) flags[args[i].Substring(2)] = args[i + 1];
    return Train(flags) ? 0 : 1;
  }
}
