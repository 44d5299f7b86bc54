// Benchmark of the binding's overhead: the call of an operation, and a training step of the small
// benchmark model, in Java and in C.
//
//   java -cp mpt-0.1.0.jar examples/Bench.java BUILD [SECONDS [THREADS]]     BUILD: a Meson folder with -Dbenchmarks=enabled
//
// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.mpt.Activation;
import org.mpt.Context;
import org.mpt.DType;
import org.mpt.Mode;
import org.mpt.Nn;
import org.mpt.NnModule;
import org.mpt.Ops;
import org.mpt.Optimizer;
import org.mpt.OptimizerDesc;
import org.mpt.Params;
import org.mpt.Precision;
import org.mpt.Scope;
import org.mpt.Stepper;
import org.mpt.Tensor;

/** Compares the times of calls and training steps with those of C. */
public final class Bench {
  private static final int TURNS = 8;

  private Bench() {}

  private static String output(Path program, String... args) throws IOException {
    String[] command = new String[args.length + 1];
    command[0] = program.toString();
    System.arraycopy(args, 0, command, 1, args.length);
    return new String(new ProcessBuilder(command).start().getInputStream().readAllBytes());
  }

  private static Path find(Path build, String name) throws IOException {
    try (var all = Files.walk(build)) {
      return all.filter(p -> p.endsWith(name) && Files.isExecutable(p)).findFirst()
          .orElseThrow(() -> new IOException("no " + name + " in " + build + ": build it with -Dbenchmarks=enabled"));
    }
  }

  /** Returns the nanoseconds of one call. The result is closed at once (how 0), freed by a scope
   * (1) or left to the garbage collector (2). With the collector, one run has so many calls that
   * the time includes its work; otherwise a run is short, so that some runs are undisturbed. */
  private static double least(Context context, Supplier<Tensor> op, int how) {
    int calls = how == 2 ? 400_000 : 1000;
    double best = Double.MAX_VALUE;
    for (int r = 0; r < (how == 2 ? 8 : 1000); ++r) { // the first ones warm up the JIT compiler
      long begin = System.nanoTime();
      for (int i = 0; i < calls / 100; ++i) {
        if (how == 1) {
          try (Scope scope = context.scope()) {
            for (int k = 0; k < 100; ++k) op.get();
          }
        } else {
          for (int k = 0; k < 100; ++k) {
            Tensor t = op.get();
            if (how == 0) t.close();
          }
        }
      }
      best = Math.min(best, (System.nanoTime() - begin) / (double) calls);
    }
    return best;
  }

  /** Returns the median milliseconds of a training step of the model mlp116k of
   * tests/bench/step.c. */
  private static double step(String name, double seconds, int threads) {
    try (Context context = Context.builder().threads(threads).open()) {
      Params params = Params.create(context);
      NnModule net = Nn.sequential(context, Nn.linear(params, "a", 784, 128, true, Activation.RELU),
          Nn.linear(params, "b", 128, 112, true, Activation.RELU), Nn.linear(params, "c", 112, 10));
      Precision precision = Precision.of(name);
      params.setPrecision(precision);
      Stepper stepper = Stepper.create(context, precision, null);
      stepper.add(Optimizer.create(params, OptimizerDesc.adamw()));
      Tensor x = context.normal(DType.F32, new long[] {128, 784}, 0, 1);
      Tensor y = context.zeros(DType.I64, 128);
      double[] times = new double[1 << 20];
      int n = 0;
      long start = System.nanoTime();
      while (n < times.length && (n < 20 || System.nanoTime() - start < seconds * 1e9)) {
        long begin = System.nanoTime();
        try (Scope scope = context.scope()) {
          Tensor loss;
          try (Mode mode = precision.open(context)) {
            loss = Ops.crossEntropy(net.forward(x), y);
          }
          stepper.backward(loss);
          stepper.step();
          loss.item();
        }
        times[n++] = (System.nanoTime() - begin) * 1e-6;
      }
      double[] sorted = Arrays.copyOfRange(times, Math.min(n - 10, 5), n);
      Arrays.sort(sorted);
      return sorted[sorted.length / 2];
    }
  }

  /** Runs the benchmark and prints the tables. */
  public static void main(String[] args) throws IOException {
    Path build = Path.of(args.length > 0 ? args[0] : "build");
    double seconds = args.length > 1 ? Double.parseDouble(args[1]) : 2;
    int threads = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    Map<String, Double> c = new LinkedHashMap<>();
    for (String line : output(find(build, "bench_ops")).strip().split("\n")) {
      String[] s = line.split(": ");
      c.put(s[0], Double.parseDouble(s[1]));
    }
    System.out.printf("%-24s%8s%8s%8s%8s%8s%11s%8s%n", "ns of a call, 8 x 8", "C", "close", "more", "scope",
        "more", "collector", "more");
    try (Context context = Context.builder().threads(2).open()) {
      Tensor a = context.ones(DType.F32, 8, 8);
      Tensor b = context.ones(DType.F32, 8, 8);
      Tensor w = context.ones(DType.F32, 8, 8).requiresGrad(true);
      Map<String, Supplier<Tensor>> ops = new LinkedHashMap<>();
      ops.put("add", () -> a.add(b));
      ops.put("relu", () -> a.relu());
      ops.put("matmul", () -> a.matmul(b));
      ops.put("sum", () -> a.sum(1));
      ops.put("add with gradient", () -> w.add(b));
      for (var op : ops.entrySet()) {
        double plain = c.get(op.getKey());
        double close = least(context, op.getValue(), 0);
        double scope = least(context, op.getValue(), 1);
        double left = least(context, op.getValue(), 2);
        System.out.printf("%-24s%8.0f%8.0f%8.0f%8.0f%8.0f%11.0f%8.0f%n", op.getKey(), plain, close, close - plain, scope,
            scope - plain, left, left - plain);
      }
    }
    System.out.printf("%n%-24s%8s%8s%8s%n", "ms of a step, mlp116k", "C", "Java", "ratio");
    Path program = find(build, "bench_step");
    for (String[] mode : new String[][] {{"f32", "32-true"}, {"bf16", "bf16-mixed"}, {"f16", "16-mixed"}}) {
      double mine = Double.MAX_VALUE;
      double theirs = Double.MAX_VALUE;
      for (int i = 0; i < TURNS; ++i) { // C and Java alternate, so that other load on the machine affects both
        String each = String.valueOf(seconds / TURNS);
        String json = output(program, "mlp116k", mode[0], each, String.valueOf(threads));
        var m = Pattern.compile("\"median\": *([0-9.e-]+)").matcher(json);
        if (!m.find()) throw new IOException("bench_step said " + json);
        theirs = Math.min(theirs, 1e3 * Double.parseDouble(m.group(1)));
        mine = Math.min(mine, step(mode[1], seconds / TURNS, threads));
      }
      System.out.printf("%-24s%8.3f%8.3f%8.2f%n", mode[0], theirs, mine, mine / theirs);
    }
  }
}
