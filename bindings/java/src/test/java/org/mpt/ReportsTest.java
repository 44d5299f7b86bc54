// Tests of bug reports: the cases of tests/reports/cases.txt, whose header describes its lines.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class ReportsTest {
  private static final Path PATH = Path.of("../../tests/reports/cases.txt");
  private static final Set<String> LANGUAGES = Set.of("c", "python", "go", "rust", "java", "csharp");
  private static final Set<DType> INTEGERS = Set.of(DType.I8, DType.U8, DType.I32, DType.I64, DType.BOOL);

  @TempDir
  Path folder;

  /** A line with its number. */
  private record Line(int number, String text) {
    List<String> words() {
      return Arrays.asList(text.trim().split(" +"));
    }
  }

  /** A report and its steps. */
  private record Report(Line line, List<Line> steps) {
    String name() {
      return line.words().get(1).replace('#', ' ') + " line " + line.number;
    }

    /** Returns the place of the report; Maven names tests with a place as they name themselves. */
    URI source() {
      return URI.create(PATH.toUri() + "?line=" + line.number);
    }

    /** Says whether a step leaves this language out. A word that is no language fails later. */
    boolean isForOthers() {
      return steps.stream().map(Line::words).anyMatch(w -> w.get(0).equals("only") && w.size() > 1
          && !w.contains("java") && LANGUAGES.containsAll(w.subList(1, w.size())));
    }
  }

  private static List<Report> readReports() throws IOException {
    List<Report> reports = new ArrayList<>();
    List<String> lines = Files.readAllLines(PATH);
    for (int i = 0; i < lines.size(); ++i) {
      Line line = new Line(i + 1, lines.get(i));
      if (line.text.isBlank() || line.text.startsWith("#")) continue;
      if (line.text.startsWith("report ")) {
        reports.add(new Report(line, new ArrayList<>()));
      } else {
        assertFalse(reports.isEmpty(), "no report is above the first step");
        reports.get(reports.size() - 1).steps.add(line);
      }
    }
    return reports;
  }

  @TestFactory
  List<DynamicTest> reports() throws IOException {
    return readReports().stream().filter(r -> !r.isForOthers())
        .map(r -> DynamicTest.dynamicTest(r.name(), r.source(), () -> run(r))).toList();
  }

  private void run(Report report) {
    assertFalse(report.steps.isEmpty(), "the report has no steps");
    boolean isLong = report.steps.stream().anyMatch(step -> step.text.equals("long"));
    assumeTrue(!isLong || "full".equals(System.getenv("MPT_TIER")), "takes long: thousands of files");
    try (Context context = Context.create()) {
      Case here = new Case(context);
      for (Line step : report.steps) {
        try {
          here.run(step.words());
        } catch (Exception | AssertionError e) {
          throw new AssertionError(PATH + ":" + step.number + ": " + step.text + "\n" + e.getMessage() + "\n"
              + report.line.text, e);
        }
      }
    }
  }

  /** Reads values, where v*n stands for n times v. */
  private static List<String> expand(List<String> values) {
    List<String> out = new ArrayList<>();
    for (String word : values) {
      int star = word.indexOf('*');
      int n = star < 0 ? 1 : Integer.parseInt(word.substring(star + 1));
      for (int i = 0; i < n; ++i) out.add(star < 0 ? word : word.substring(0, star));
    }
    return out;
  }

  private static double parse(String word) {
    return switch (word) {
      case "nan" -> Double.NaN;
      case "inf" -> Double.POSITIVE_INFINITY;
      case "-inf" -> Double.NEGATIVE_INFINITY;
      default -> Double.parseDouble(word);
    };
  }

  private static double[] numbers(List<String> values) {
    return expand(values).stream().mapToDouble(ReportsTest::parse).toArray();
  }

  private static long[] integers(List<String> values) {
    return expand(values).stream().mapToLong(Long::parseLong).toArray();
  }

  private static DType dtypeNamed(String name) {
    for (DType d : DType.values()) if (d != DType.NONE && Mpt.dtypeName(d).equals(name)) return d;
    return fail("there is no dtype " + name);
  }

  /** Fails unless a tensor has a dtype and elements that are equal or within a bound. */
  private static void compare(Tensor x, DType dtype, double bound, double[] want) {
    assertEquals(dtype, x.dtype());
    double[] got = x.toDoubles();
    assertEquals(want.length, got.length, "the number of elements");
    for (int i = 0; i < got.length; ++i) {
      boolean equal = got[i] == want[i] || Double.isNaN(got[i]) && Double.isNaN(want[i]);
      assertTrue(equal || Math.abs(got[i] - want[i]) <= bound,
          "element " + i + " is " + got[i] + ", expected " + want[i] + " within " + bound);
    }
  }

  /** A case that runs: its tensors, and the inputs and keys that a call has not taken yet. */
  private final class Case {
    private final Context context;
    private final Map<String, Tensor> tensors = new HashMap<>();
    private final Deque<String> inputs = new ArrayDeque<>();
    private final Map<String, String> keys = new HashMap<>();

    Case(Context context) {
      this.context = context;
    }

    private Tensor named(String name) {
      Tensor x = tensors.get(name);
      assertNotNull(x, "there is no tensor " + name);
      return x;
    }

    /** Runs a step. */
    void run(List<String> words) throws IOException {
      int colon = words.indexOf(":");
      List<String> head = colon < 0 ? words : words.subList(0, colon);
      List<String> values = colon < 0 ? List.of() : words.subList(colon + 1, words.size());
      double bound = 0;
      if (head.size() == 5 && head.get(3).equals("within")) {
        bound = parse(head.get(4));
        head = head.subList(0, 3);
      }
      switch (head.get(0) + " " + head.size()) {
        case "is 3" -> compare(named(head.get(1)), dtypeNamed(head.get(2)), bound, numbers(values));
        case "gradient 3" -> {
          Tensor x = named(head.get(2));
          Tensor gradient = Mpt.grad(new Tensor[] {named(head.get(1)).sum()}, null, new Tensor[] {x},
              new BackwardDesc().retainGraph(true))[0];
          assertNotNull(gradient, head.get(1) + " does not depend on " + head.get(2));
          compare(gradient, x.dtype(), bound, numbers(values));
        }
        case "tensor 4" -> tensors.put(head.get(1), make(dtypeNamed(head.get(2)), head.get(3), values));
        case "long 1" -> { }
        default -> {
          if (head.get(0).equals("call")) {
            call(head.subList(1, head.size()));
          } else {
            assertTrue(head.get(0).equals("only") && head.size() > 1, "this is no line of a case");
            assertTrue(LANGUAGES.containsAll(head.subList(1, head.size())), "there is no such language");
          }
        }
      }
    }

    private Tensor make(DType dtype, String shape, List<String> values) {
      long[] extents = shape.equals("-") ? new long[0] : integers(List.of(shape.split(",")));
      if (INTEGERS.contains(dtype)) return context.tensor(integers(values)).reshape(extents).cast(dtype);
      return context.tensor(numbers(values)).reshape(extents).cast(dtype).requiresGrad(true);
    }

    /** Calls the function of a line and keeps its results under their names. */
    private void call(List<String> words) throws IOException {
      int arrow = words.indexOf("->");
      assertTrue(arrow > 0, "a call has a function and results");
      inputs.clear();
      keys.clear();
      for (String word : words.subList(1, arrow)) {
        int sign = word.indexOf('=');
        if (sign < 0) inputs.add(word);
        else keys.put(word.substring(0, sign), word.substring(sign + 1));
      }
      Tensor[] results = results(words.get(0));
      assertTrue(inputs.isEmpty() && keys.isEmpty(),
          "the function does not take the inputs " + inputs + " and the keys " + keys);
      List<String> outs = words.subList(arrow + 1, words.size());
      assertEquals(outs.size(), results.length, "the number of results");
      for (int i = 0; i < results.length; ++i) tensors.put(outs.get(i), results[i]);
    }

    /** Takes the next input, which may be none. */
    private Tensor optional() {
      assertFalse(inputs.isEmpty(), "the call has too few inputs");
      String name = inputs.remove();
      return name.equals("-") ? null : named(name);
    }

    private Tensor tensor() {
      Tensor x = optional();
      assertNotNull(x, "this input may not be none");
      return x;
    }

    /** Takes a key's value, or the default; a key with the default null is needed. */
    private String word(String key, String otherwise) {
      String given = keys.remove(key);
      String value = given == null ? otherwise : given;
      assertNotNull(value, "the call needs the key " + key);
      return value;
    }

    private double number(String key, String otherwise) {
      return parse(word(key, otherwise));
    }

    private long integer(String key, String otherwise) {
      return Long.parseLong(word(key, otherwise));
    }

    private boolean flag(String key) {
      return integer(key, "0") != 0;
    }

    private long[] dims(String key) {
      String list = word(key, "");
      return list.isEmpty() ? null : integers(List.of(list.split(",")));
    }

    private DType dtype(String otherwise) {
      String name = word("dtype", otherwise);
      return name.isEmpty() ? DType.NONE : dtypeNamed(name);
    }

    private Reduction reduction() {
      return Reduction.valueOf(word("reduction", "mean").toUpperCase());
    }

    private Tensor[] results(String function) throws IOException {
      return switch (function) {
        case "median_dim" -> tensor().medianDim(integer("dim", "-1"), flag("keepdim"));
        case "unique" -> tensor().unique();
        case "second_thread" -> list(secondThread());
        case "saved_files" -> list(savedFiles((int) integer("first", null), (int) integer("last", null)));
        case "unknown_dtypes" -> list(unknownDTypes());
        case "resumed_rate" -> list(resumedRate(number("lr", null), integer("steps", null), integer("at", null),
            word("made", null)));
        case "clipped_nothing" -> list(Params.create(context).clipGradNorm(1));
        case "average_in_place" -> list(averageInPlace(number("decay", null), integer("times", null)));
        default -> new Tensor[] {result(function)};
      };
    }

    /** Calls a function that has one result. */
    private Tensor result(String function) {
      return switch (function) {
        case "attention_weights" -> tensor().attentionWeights(tensor(), optional(), flag("causal"),
            number("scale", "0"));
        case "binary_cross_entropy" -> tensor().binaryCrossEntropy(tensor(), reduction());
        case "binary_cross_entropy_with_logits" ->
          tensor().binaryCrossEntropyWithLogits(tensor(), null, reduction());
        case "div" -> tensor().div(tensor());
        case "remainder" -> tensor().remainder(tensor());
        case "cast" -> tensor().cast(dtype(null));
        case "gumbel_softmax" -> tensor().gumbelSoftmax(integer("dim", "-1"), number("tau", "1"), flag("hard"));
        case "einsum" -> {
          List<Tensor> all = new ArrayList<>();
          while (!inputs.isEmpty()) all.add(tensor());
          yield Ops.einsum(all.toArray(new Tensor[0]), word("equation", null));
        }
        case "glu" -> tensor().glu(integer("dim", "-1"));
        case "hardswish" -> tensor().hardswish();
        case "interpolate_by" -> tensor().interpolateBy(number("depth", null), number("height", null),
            number("width", null), InterpolateMode.valueOf(word("mode", "nearest").toUpperCase()),
            flag("align_corners"));
        case "interpolate" -> tensor().interpolate(dims("size"),
            InterpolateMode.valueOf(word("mode", "nearest").toUpperCase()), flag("align_corners"));
        case "kl_div" -> tensor().klDiv(tensor(), reduction(), flag("log_target"));
        case "layer_norm" -> tensor().layerNorm(integer("last_dims", null), optional(), optional());
        case "lerp_scalar" -> tensor().lerpScalar(tensor(), number("weight", null));
        case "log10" -> tensor().log10();
        case "log2" -> tensor().log2();
        case "log_softmax" -> tensor().logSoftmax(integer("dim", null), dtype(""));
        case "logsigmoid" -> tensor().logsigmoid();
        case "logsumexp" -> tensor().logsumexp(dims("dims"), flag("keepdim"));
        case "matmul" -> tensor().matmul(tensor());
        case "max" -> tensor().max();
        case "max_pool1d" -> tensor().maxPool1d(integer("kernel", null), integer("stride", "0"));
        case "mean" -> tensor().mean(dims("dims"), flag("keepdim"));
        case "median" -> tensor().median();
        case "mish" -> tensor().mish();
        case "mse_loss" -> tensor().mseLoss(tensor(), reduction());
        case "nll_loss" -> tensor().nllLoss(tensor(), optional(), new CrossEntropyDesc().reduction(reduction())
            .ignoreIndex(integer("ignore_index", "-100")).labelSmoothing(number("label_smoothing", "0")));
        case "nonzero" -> tensor().nonzero();
        case "norm" -> tensor().norm(number("p", "2"), dims("dims"), flag("keepdim"));
        case "normalize" -> tensor().normalize(number("p", "2"), dims("dims"), number("eps", "1e-12"));
        case "sigmoid" -> tensor().sigmoid();
        case "silu" -> tensor().silu();
        case "softmax" -> tensor().softmax(integer("dim", null), dtype(""));
        case "softplus" -> tensor().softplus();
        case "std" -> tensor().std(dims("dims"), integer("correction", "1"), flag("keepdim"));
        case "sum" -> tensor().sum(dims("dims"), flag("keepdim"));
        case "precise_buffer" -> mixed(number("value", null)).get("buffer");
        default -> fail("there is no function " + function);
      };
    }

    private Tensor[] list(double... values) {
      return new Tensor[] {context.tensor(values)};
    }

    /** Returns 1 if a second thread may not call while this one is inside autocast. */
    private double secondThread() {
      Tensor x = context.ones(DType.F32, 2, 2);
      double[] refused = {0};
      Thread beside = new Thread(() -> {
        try {
          x.matmul(x);
        } catch (MptException e) {
          refused[0] = e.status() == Status.ERROR_STATE ? 1 : 0;
        }
      });
      try (AutoCloseable open = context.autocast(DType.BF16)) {
        beside.start();
        beside.join();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
      return refused[0];
    }

    /** Saves two tensors under names of n letters in one file after another, and returns how many
     * came back with their values. */
    private double savedFiles(int first, int last) {
      Path path = folder.resolve("saved.safetensors");
      int good = 0;
      for (int n = first; n <= last; ++n) {
        double[] x = {n, 1};
        double[] y = {2, -n};
        String[] names = {"a".repeat(n), "b".repeat(n)};
        Mpt.safetensorsSave(path, names, new Tensor[] {context.tensor(x), context.tensor(y)}, new Metadata[] {});
        try (TensorFile file = context.safetensorsOpen(path)) {
          boolean equal = Arrays.equals(x, file.read(names[0]).toDoubles());
          if (equal && Arrays.equals(y, file.read(names[1]).toDoubles())) ++good;
        }
      }
      return good;
    }

    /** Returns how many tensors a file lists, how many it refuses, and the value of the one whose
     * dtype is known. */
    private double[] unknownDTypes() throws IOException {
      byte[] header = ("{'i':{'dtype':'I16','shape':[2],'data_offsets':[0,4]},"
          + "'u':{'dtype':'U32','shape':[1],'data_offsets':[4,8]},"
          + "'f':{'dtype':'F32','shape':[1],'data_offsets':[8,12]}}").replace('\'', '"')
          .getBytes(StandardCharsets.UTF_8);
      ByteBuffer content = ByteBuffer.allocate(8 + header.length + 12).order(ByteOrder.LITTLE_ENDIAN);
      content.putLong(header.length).put(header).putLong(0).putFloat(1.5f);
      Path path = folder.resolve("unknown.safetensors");
      Files.write(path, content.array());
      double refused = 0;
      double value = 0;
      try (TensorFile file = context.safetensorsOpen(path)) {
        for (long i = 0; i < file.count(); ++i) {
          try {
            value = file.read(file.at(i).name()).item();
          } catch (MptException e) {
            assertEquals(Status.ERROR_DTYPE, e.status(), e.getMessage());
            ++refused;
          }
        }
        return new double[] {file.count(), refused, value};
      }
    }

    private Optimizer adamw(Tensor w, double lr) {
      Params params = Params.create(context);
      params.add("w", w);
      return Optimizer.create(params, OptimizerDesc.adamw().lr(lr));
    }

    /** Trains for some steps, loads the training into a new optimizer, which has a schedule already
     * or gets it from the file, and returns its rate. */
    private double resumedRate(double lr, long steps, long at, String made) {
      assertTrue(Set.of("before", "never").contains(made), "there is no made=" + made);
      ScheduleDesc schedule = new ScheduleDesc().kind(ScheduleKind.COSINE).totalSteps(steps);
      Tensor w = context.tensor(new double[] {1});
      Optimizer optimizer = adamw(w, lr);
      optimizer.setSchedule(schedule);
      for (long i = 0; i < at; ++i) {
        w.square().sum().backward();
        optimizer.step();
        optimizer.zeroGrad();
      }
      Path path = folder.resolve("run.safetensors");
      Mpt.trainingSave(path, new TrainingDesc().optimizers(optimizer));
      Optimizer resumed = adamw(context.tensor(new double[] {1}), lr);
      if (made.equals("before")) resumed.setSchedule(schedule);
      Mpt.trainingLoad(path, new TrainingDesc().optimizers(resumed));
      return resumed.getLr(0);
    }

    /** Returns a set in bf16-mixed with an f32 parameter w of 0 and an f64 buffer. */
    private Params mixed(double buffer) {
      Params params = Params.create(context);
      params.add("w", context.tensor(new float[] {0}));
      params.addBuffer("buffer", context.tensor(new double[] {buffer}));
      params.setPrecision(Precision.of("bf16-mixed"));
      return params;
    }

    /** Averages a parameter that has become 1 into a copy of it from when it was 0. */
    private double[] averageInPlace(double decay, long times) {
      try (Mode off = context.noGrad()) {
        Tensor w = mixed(0).get("w");
        Tensor average = w.clone();
        w.fillInto(1);
        Tensor keep = context.tensor(new double[] {decay});
        Tensor rest = w.mul(1 - decay);
        for (long i = 0; i < times; ++i) {
          average.mulInto(keep);
          average.addInto(rest);
        }
        return average.toDoubles();
      }
    }
  }
}
