// MNIST in any precision, with a multilayer perceptron or a small convolutional network. Networks,
// seed and data are those of examples/mnist.c, and the losses are bitwise equal.
//
//   java -cp mpt-0.1.0.jar examples/Mnist.java --data FOLDER [--model mlp|cnn] [--precision bf16-mixed]
//        [--epochs N] [--seed N] [--losses FILE]
//
// FOLDER contains the four IDX files (LeCun, Cortes & Burges); examples/data/get_mnist downloads
// them.
// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mpt.Activation;
import org.mpt.Context;
import org.mpt.Mode;
import org.mpt.Nn;
import org.mpt.NnConvDesc;
import org.mpt.NnModule;
import org.mpt.NnNormDesc;
import org.mpt.Ops;
import org.mpt.Optimizer;
import org.mpt.OptimizerDesc;
import org.mpt.Params;
import org.mpt.Precision;
import org.mpt.ScheduleKind;
import org.mpt.ScheduleDesc;
import org.mpt.Scope;
import org.mpt.Stepper;
import org.mpt.Tensor;

/** Trains on MNIST. */
public final class Mnist {
  private static final int SIDE = 28;
  private static final int PIXELS = SIDE * SIDE;
  private static final int CLASSES = 10;
  private static final int BATCH = 128;

  private Mnist() {}

  // ---- the data ----

  private record Dataset(byte[] images, byte[] labels) {
    static Dataset read(Path folder, String which) throws IOException {
      byte[] images = Files.readAllBytes(folder.resolve(which + "-images-idx3-ubyte"));
      byte[] labels = Files.readAllBytes(folder.resolve(which + "-labels-idx1-ubyte"));
      return new Dataset(java.util.Arrays.copyOfRange(images, 16, images.length),
          java.util.Arrays.copyOfRange(labels, 8, labels.length));
    }

    int count() {
      return labels.length;
    }
  }

  /** A small random number generator for the order of the images and their shifts. */
  private static final class Random {
    private long state = 1;

    int below(int n) {
      state = state * 6364136223846793005L + 1442695040888963407L;
      return (int) ((state >>> 33) % n);
    }
  }

  private record Batch(Tensor x, Tensor y) {}

  /** Returns images normalized to mean 0 and standard deviation 1. Each is shifted by up to {@code
   * shift} pixels. */
  private static Batch batch(Context context, Dataset d, int[] order, int from, int n, int shift, Random random) {
    float[] pixels = new float[n * PIXELS];
    long[] labels = new long[n];
    for (int i = 0; i < n; ++i) {
      int k = order == null ? from + i : order[from + i];
      int down = shift == 0 ? 0 : random.below(2 * shift + 1) - shift;
      int right = shift == 0 ? 0 : random.below(2 * shift + 1) - shift;
      for (int row = 0; row < SIDE; ++row) {
        for (int column = 0; column < SIDE; ++column) {
          int r = row - down;
          int c = column - right;
          boolean inside = r >= 0 && r < SIDE && c >= 0 && c < SIDE;
          int v = inside ? d.images[k * PIXELS + r * SIDE + c] & 0xff : 0;
          pixels[i * PIXELS + row * SIDE + column] = (v / 255.0f - 0.1307f) / 0.3081f;
        }
      }
      labels[i] = d.labels[k];
    }
    return new Batch(context.tensor(pixels, n, 1, SIDE, SIDE), context.tensor(labels));
  }

  // ---- the networks ----

  /** Creates a perceptron with layers of 784, 512, 256 and 10 units. */
  private static NnModule mlp(Context context, Params params) {
    return Nn.sequential(context,
        Nn.flatten(context),
        Nn.linear(params, "fc1", PIXELS, 512, true, Activation.RELU),
        Nn.dropout(context, 0.2),
        Nn.linear(params, "fc2", 512, 256, true, Activation.RELU),
        Nn.linear(params, "fc3", 256, CLASSES));
  }

  /** Creates a network of two blocks (3x3 convolution, batch norm, relu, 2x2 max pooling) and two
   * linear layers. */
  private static NnModule cnn(Context context, Params params) {
    NnConvDesc noBias = new NnConvDesc().bias(false); // the batch norm has a bias
    NnNormDesc withRelu = new NnNormDesc().activation(Activation.RELU);
    return Nn.sequential(context,
        Nn.conv2d(params, "conv1", 1, 16, 3, 1, 1, noBias),
        Nn.batchNorm(params, "norm1", 16, withRelu),
        Nn.maxPool2d(context, 2),
        Nn.conv2d(params, "conv2", 16, 32, 3, 1, 1, noBias),
        Nn.batchNorm(params, "norm2", 32, withRelu),
        Nn.maxPool2d(context, 2),
        Nn.flatten(context),
        Nn.linear(params, "fc1", 32 * 7 * 7, 128, true, Activation.RELU),
        Nn.dropout(context, 0.3),
        Nn.linear(params, "fc2", 128, CLASSES));
  }

  private static double accuracy(Context context, NnModule net, Precision precision, Dataset d) {
    long right = 0;
    net.train(false);
    try (Mode inference = context.inference()) {
      for (int at = 0; at < d.count(); at += 1000) {
        int n = Math.min(1000, d.count() - at);
        try (Scope scope = context.scope(); Mode mode = precision.open(context)) {
          Batch b = batch(context, d, null, at, n, 0, null);
          long[] guess = net.forward(precision.input(b.x)).argmax(1).toLongs();
          for (int i = 0; i < n; ++i) if (guess[i] == d.labels[at + i]) ++right;
        }
      }
    }
    net.train(true);
    return (double) right / d.count();
  }

  /** Trains the network. Returns true if it reaches the expected accuracy. */
  public static boolean train(Map<String, String> flags) throws IOException {
    Path folder = Path.of(flags.getOrDefault("data", "build/mnist"));
    String name = flags.getOrDefault("precision", "bf16-mixed");
    String model = flags.getOrDefault("model", "mlp");
    boolean isCnn = model.equals("cnn");
    int epochs = Integer.parseInt(flags.getOrDefault("epochs", isCnn ? "3" : "6"));
    long seed = Long.parseLong(flags.getOrDefault("seed", "1"));
    Dataset train = Dataset.read(folder, "train");
    Dataset test = Dataset.read(folder, "t10k");
    List<String> losses = new ArrayList<>();

    try (Context context = Context.builder().threads(-1).seed(seed)
        .log((level, text) -> System.err.println("mpt: " + text)).open()) {
      Params params = Params.create(context);
      NnModule net = isCnn ? cnn(context, params) : mlp(context, params);
      Precision precision = Precision.of(name);
      params.setPrecision(precision);
      Optimizer optimizer = Optimizer.create(params, OptimizerDesc.adam().lr(isCnn ? 5e-3 : 3e-3));
      int steps = train.count() / BATCH;
      // The learning rate rises to lr and then falls to almost 0.
      optimizer.setSchedule(new ScheduleDesc().kind(ScheduleKind.ONE_CYCLE).totalSteps((long) epochs * steps));
      Stepper stepper = Stepper.create(context, precision, null);
      stepper.add(optimizer);
      System.out.printf("mnist %s: %d parameters, %s, %d training images, batch %d, seed %d%n", model,
          params.info().elements(), name, train.count(), BATCH, seed);

      int[] order = new int[train.count()];
      for (int i = 0; i < order.length; ++i) order[i] = i;
      Random random = new Random();
      double result = 0;
      long started = System.nanoTime();
      for (int epoch = 0; epoch < epochs; ++epoch) {
        long begin = System.nanoTime();
        for (int i = order.length - 1; i > 0; --i) { // a new order in each epoch
          int k = random.below(i + 1);
          int keep = order[i];
          order[i] = order[k];
          order[k] = keep;
        }
        double sum = 0;
        int skipped = 0;
        for (int step = 0; step < steps; ++step) {
          try (Scope scope = context.scope()) {
            Batch b = batch(context, train, order, step * BATCH, BATCH, isCnn ? 1 : 0, random);
            Tensor loss;
            try (Mode mode = precision.open(context)) {
              loss = Ops.crossEntropy(net.forward(precision.input(b.x)), b.y);
            }
            stepper.backward(loss);
            if (!stepper.step()) ++skipped;
            double v = loss.item();
            sum += v;
            losses.add(String.format("%016x%n", Double.doubleToRawLongBits(v)));
          }
        }
        double took = (System.nanoTime() - begin) * 1e-9;
        result = accuracy(context, net, precision, test);
        System.out.printf("epoch %d/%d  loss %.4f  test accuracy %.2f%%  %.0f images/s  skipped %d%n", epoch + 1, epochs,
            sum / steps, 100 * result, steps * BATCH / took, skipped);
      }
      if (flags.containsKey("losses")) Files.writeString(Path.of(flags.get("losses")), String.join("", losses));
      double wanted = isCnn ? 0.99 : 0.98;
      System.out.printf("%s %s: test accuracy %.2f%% (%.0f%% wanted) in %.1f s%n", model, name, 100 * result,
          100 * wanted, (System.nanoTime() - started) * 1e-9);
      return result >= wanted;
    }
  }

  /** Parses the command line. */
  public static void main(String[] args) throws IOException {
    Map<String, String> flags = new HashMap<>();
    for (int i = 0; i + 1 < args.length; i += 2) flags.put(args[i].replaceFirst("^--", ""), args[i + 1]);
    if (!train(flags)) System.exit(1);
  }
}
