// Tests of parameters, precisions, optimizers, schedules, scalers, steppers, files and reports.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrainTest extends Fixture {
  @TempDir
  Path folder;

  /** A small network with its optimizer and stepper. */
  private record Training(Params params, NnModule net, Precision precision, Optimizer optimizer, Stepper stepper) {
    static Training of(Context c, String name, OptimizerDesc desc) {
      Params params = Params.create(c);
      NnModule net = Nn.sequential(c, Nn.linear(params, "a", 8, 32, true, Activation.RELU), Nn.linear(params, "b", 32, 3));
      Precision p = Precision.of(name);
      params.setPrecision(p);
      Optimizer o = Optimizer.create(params, desc);
      Stepper s = Stepper.create(c, p, new StepperDesc().clipNorm(10));
      s.add(o);
      return new Training(params, net, p, o, s);
    }

    double step(int i) {
      Context c = params.context();
      try (Scope scope = c.scope()) {
        float[] x = new float[16 * 8];
        long[] y = new long[16];
        for (int k = 0; k < x.length; ++k) x[k] = (float) Math.sin(k * 0.7 + i % 4);
        for (int k = 0; k < y.length; ++k) y[k] = x[8 * k] > 0 ? x[8 * k + 1] > 0 ? 2 : 1 : 0;
        Tensor loss;
        try (Mode m = precision.open(c)) {
          loss = Ops.crossEntropy(net.forward(precision.input(c.tensor(x, 16, 8))), c.tensor(y));
        }
        stepper.backward(loss);
        stepper.step();
        return loss.item();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"32-true", "64-true", "16-true", "bf16-true", "16-mixed", "bf16-mixed", "O0", "O1", "O2", "O3",
      "bf16-true,master=stochastic"})
  void everyPresetTrains(String name) {
    Training t = Training.of(context, name, OptimizerDesc.adamw().lr(1e-2).eps(1e-4));
    double first = t.step(0);
    double last = 0;
    for (int i = 1; i < 60; ++i) last = t.step(i);
    assertTrue(last < 0.6 * first, name + ": " + first + " to " + last);
  }

  @ParameterizedTest
  @EnumSource(OptimizerKind.class)
  void everyOptimizerTrains(OptimizerKind kind) throws ReflectiveOperationException {
    String[] words = kind.name().toLowerCase().split("_");
    for (int i = 1; i < words.length; ++i) words[i] = words[i].substring(0, 1).toUpperCase() + words[i].substring(1);
    OptimizerDesc desc = (OptimizerDesc) OptimizerDesc.class.getMethod(String.join("", words)).invoke(null);
    assertEquals(kind, desc.kind());
    desc.lr(switch (kind) {
      case SGD -> 0.3;
      case LARS -> 5;
      case NOVOGRAD -> 0.05;
      case ADAGRAD -> 0.1;
      default -> 1e-2;
    });
    Training t = Training.of(context, "32-true", desc);
    double first = t.step(0);
    double last = 0;
    for (int i = 1; i < 80; ++i) last = t.step(i);
    assertTrue(last < 0.6 * first, kind + ": " + first + " to " + last);
    assertEquals(80, t.optimizer.info().steps());
    assertEquals(StepVerdict.class, t.stepper.verdict(0).getClass());
    assertEquals(Outcome.APPLIED, t.stepper.verdict(0).outcome());
  }

  /** Compares one step of SGD with momentum with values computed by hand. */
  @Test
  void oneStepByItsFormula() {
    Params p = Params.create(context);
    Tensor w = tensor(1, -2);
    p.add("w", w);
    Optimizer o = Optimizer.create(p, OptimizerDesc.sgd().lr(0.5).weightDecay(0.25).momentum(0.9));
    w.mul(w).sum().backward(); // g = 2 w + 0.25 w
    o.step();
    assertArrayEquals(new float[] {1 - 0.5f * 2.25f, -2 + 0.5f * 4.5f}, w.toFloats());
    assertArrayEquals(new float[] {2.25f, -4.5f}, o.getState("w", "momentum_buffer").toFloats());
    o.zeroGrad();
    assertNull(w.grad());
    fails(Status.ERROR_INVALID_ARGUMENT, () -> Optimizer.create(p, OptimizerDesc.sgd().lr(Double.NaN)), "lr");
  }

  @Test
  void groupsAndSchedules() {
    Training t = Training.of(context, "32-true", OptimizerDesc.sgd().lr(0.1));
    int group = t.optimizer.addGroup(new Selection().suffix("bias"), OptimizerDesc.sgd().lr(0.2));
    assertEquals(1, group);
    assertEquals(0.2, t.optimizer.getGroup(1).lr());
    t.optimizer.setSchedule(new ScheduleDesc().kind(ScheduleKind.STEP).stepSize(2).gamma(0.5));
    double[] wanted = {0.1, 0.1, 0.05, 0.05, 0.025};
    for (double lr : wanted) {
      assertEquals(lr, t.optimizer.getLr(0), 1e-12);
      t.step(0);
    }
    t.optimizer.setSchedule(new ScheduleDesc().kind(ScheduleKind.LAMBDA).factor(step -> 1.0 / (step + 1)));
    System.gc(); // the function must stay alive
    assertEquals(0.1, t.optimizer.getLr(0), 1e-12);
    t.step(0);
    assertEquals(0.05, t.optimizer.getLr(0), 1e-12);
    t.optimizer.setSchedule(new ScheduleDesc().kind(ScheduleKind.LAMBDA).factor(step -> {
      throw new IllegalStateException("no rate");
    }));
    MptException e = org.junit.jupiter.api.Assertions.assertThrows(MptException.class, () -> t.step(0));
    assertEquals("no rate", e.getCause().getMessage());
    t.optimizer.setSchedule(null);
    t.step(0);
  }

  @Test
  void anAverageMovesWithTheSteps() {
    Params p = Params.create(context);
    Params average = Params.create(context);
    Tensor w = tensor(1, 2);
    Tensor averaged = tensor(1, 2);
    p.add("w", w);
    average.add("w", averaged);
    Optimizer o = Optimizer.create(p, OptimizerDesc.sgd().lr(0.5));
    o.setAverage(average, 0.75);
    w.sum().backward();
    o.step();
    assertArrayEquals(new float[] {0.875f, 1.875f}, averaged.toFloats());
    o.setAverage(null, 0);
    o.step();
    assertArrayEquals(new float[] {0.875f, 1.875f}, averaged.toFloats());
  }

  @Test
  void theScalerByHand() {
    Params p = Params.create(context);
    Tensor w = tensor(1, 2);
    p.add("w", w);
    Optimizer o = Optimizer.create(p, OptimizerDesc.sgd().lr(1));
    Scaler s = Scaler.create(context, new ScalerDesc().initScale(1024).growthInterval(1));
    s.scale(w.mul(3).sum()).backward();
    assertArrayEquals(new float[] {3072, 3072}, w.grad().toFloats());
    s.unscale(o);
    assertArrayEquals(new float[] {3, 3}, w.grad().toFloats());
    assertTrue(s.step(o));
    fails(Status.ERROR_STATE, () -> s.step(o));
    s.update();
    assertArrayEquals(new float[] {-2, -1}, w.toFloats());
    assertEquals(2048, s.info().scale());
    o.zeroGrad();
    s.scale(w.mul(Double.POSITIVE_INFINITY).sum()).backward();
    assertFalse(s.step(o));
    s.update();
    assertEquals(1024, s.info().scale());
    assertEquals(1, s.info().skipped());
    assertArrayEquals(new float[] {-2, -1}, w.toFloats());
    ScalerState state = s.getState();
    Scaler other = Scaler.create(context);
    other.setState(state.scale(4));
    assertEquals(4, other.info().scale());
  }

  @Test
  void theStepperSkipsAndSaysWhy() {
    Params p = Params.create(context);
    Tensor w = tensor(1, 2);
    p.add("weight", w);
    Optimizer o = Optimizer.create(p, OptimizerDesc.sgd().lr(1));
    Stepper s = Stepper.create(context, Precision.of("16-mixed"), null);
    s.add(o);
    assertNotNull(s.scaler());
    s.backward(w.mul(Double.NaN).sum());
    assertFalse(s.step());
    assertEquals(Outcome.NON_FINITE, s.verdict(0).outcome());
    assertEquals("weight", s.verdict(0).badParameter());
    assertNull(Stepper.create(context, null, null).scaler());
    fails(Status.ERROR_STATE, () -> s.step());
  }

  @Test
  void parameterSets() {
    Params p = Params.create(context);
    Nn.linear(p, "encoder.fc", 4, 2);
    Nn.linear(p, "head", 2, 2);
    assertEquals(4, p.info().tensors());
    assertEquals(18 - 2, p.info().elements());
    assertEquals("encoder.fc.weight", p.at(0).name());
    assertArrayEquals(new long[] {2, 4}, p.get("encoder.fc.weight").shape());
    fails(Status.ERROR_INVALID_ARGUMENT, () -> p.get("encoder.fc.wieght"), "encoder.fc.weight");
    p.freeze("encoder", true);
    assertFalse(p.get("encoder.fc.bias").requiresGrad());
    assertEquals(6, p.info().trainable());
  }

  @Test
  void parametersAreIterable() {
    Params p = Params.create(context);
    Nn.batchNorm(p, "norm", 2, null);
    StringBuilder names = new StringBuilder();
    for (Params.AtEntry e : p) names.append(e.name()).append(e.value().requiresGrad()).append(' ');
    assertEquals("norm.weighttrue norm.biastrue ", names.toString());
    names.setLength(0);
    for (Params.AtEntry e : p.buffers()) names.append(e.name()).append(' ');
    assertEquals("norm.running_mean norm.running_var norm.num_batches_tracked ", names.toString());
  }

  @Test
  void aPrecisionIsOneThing() {
    Params p = Params.create(context);
    Nn.linear(p, "fc", 2, 2);
    p.setPrecision(Precision.of("bf16-mixed"));
    Precision got = p.getPrecision();
    assertEquals(DType.BF16, got.fields().compute());
    assertTrue(got.toString().startsWith("Precision[param=") && got.toString().contains("compute=BF16"), got.toString());
    p.setPrecision(Precision.of(new PrecisionFields())); // 32-true
    assertEquals(DType.F32, p.get("fc.weight").dtype());
  }

  @Test
  void optionsAndReportsHaveTexts() {
    Params p = Params.create(context);
    Nn.linear(p, "fc", 2, 2);
    String text = p.info().toString();
    assertTrue(text.startsWith("ParamsInfo[") && text.contains("tensors=2, ") && text.endsWith("]"), text);
    text = OptimizerDesc.adamw().lr(0.5).toString();
    assertTrue(text.startsWith("OptimizerDesc[kind=ADAMW, lr=0.5, ") && text.contains("amsgrad=false"), text);
    text = new ConvDesc().stride(2).toString();
    assertTrue(text.startsWith("ConvDesc[") && text.contains("stride=[2, 2, 2]") && !text.contains("reserved"), text);
  }

  @Test
  void aTrainingInMemory() throws java.io.IOException {
    Params p = Params.create(context);
    Nn.linear(p, "fc", 2, 2);
    Stepper stepper = Stepper.create(context, null, null);
    stepper.add(Optimizer.create(p, null));
    java.nio.ByteBuffer epoch = java.nio.ByteBuffer.allocateDirect(1);
    epoch.put(0, (byte) 3);
    TrainingDesc training = new TrainingDesc().stepper(stepper).values(new HostValue().key("epoch").data(epoch));
    Blob blob = Blob.create(context);
    assertEquals(0, blob.bytes().length);
    Mpt.trainingSaveTo(blob.writer(), training);
    byte[] bytes = blob.bytes();
    Mpt.trainingSave(folder.resolve("run"), training);
    assertArrayEquals(java.nio.file.Files.readAllBytes(folder.resolve("run")), bytes);
    float[] before = p.get("fc.weight").toFloats();
    Snapshot snapshot = Snapshot.create(context, training);
    Runnable change = () -> {
      epoch.put(0, (byte) 4);
      try (Mode off = context.noGrad()) {
        p.get("fc.weight").fillInto(7);
      }
    };
    change.run();
    snapshot.restore();
    assertEquals(3, epoch.get(0));
    assertArrayEquals(before, p.get("fc.weight").toFloats());
    change.run();
    Mpt.trainingLoadFrom(Blob.reader(bytes), training);
    assertEquals(3, epoch.get(0));
    assertArrayEquals(before, p.get("fc.weight").toFloats());
    change.run();
    snapshot.take();
    snapshot.restore();
    assertEquals(4, epoch.get(0));
    p.saveTo(blob.writer());
    assertEquals(2, p.loadFrom(Blob.reader(blob.bytes())).loaded());
    bytes[bytes.length - 1] ^= 1;
    fails(Status.ERROR_IO, () -> Mpt.trainingLoadFrom(Blob.reader(bytes), training), "'memory' is damaged");
  }

  @Test
  void parameterFiles() {
    Training a = Training.of(context, "bf16-mixed", OptimizerDesc.adam());
    Path file = folder.resolve("params.safetensors");
    a.params.save(file, new ParamsFileDesc().metadata(new Metadata().key("who").value("Jürgen")));
    Training b = Training.of(context, "32-true", OptimizerDesc.adam());
    assertEquals(4, b.params.load(file.toString()).loaded());
    assertArrayEquals(a.params.get("a.weight").shape(), b.params.get("a.weight").shape());
    TensorFile f = context.safetensorsOpen(file);
    assertEquals(4, f.count());
    assertEquals("Jürgen", f.metadata("who"));
    assertNull(f.metadata("what"));
    assertArrayEquals(b.params.get("a.weight").toFloats(), f.read("a.weight").toFloats());
    TensorFile.AtEntry entry = f.at(0);
    assertEquals(DType.F32, entry.info().dtype());
    Mpt.safetensorsSave(folder.resolve("t"), new String[] {"x", "y"},
        new Tensor[] {tensor(1, 2), context.tensor(new long[] {3})}, new Metadata[] {});
    assertArrayEquals(new long[] {3}, context.safetensorsOpen(folder.resolve("t").toString()).read("y").toLongs());
    fails(Status.ERROR_NOT_FOUND, () -> b.params.load(folder.resolve("none")), "none");
  }

  /** Checks that a saved and resumed training gives bitwise equal losses. */
  @ParameterizedTest
  @ValueSource(strings = {"bf16-mixed", "16-mixed", "32-true"})
  void wholeTrainingsGoOn(String name) {
    Training a = Training.of(context, name, OptimizerDesc.adamw());
    for (int i = 0; i < 5; ++i) a.step(i);
    ByteBuffer position = ByteBuffer.allocateDirect(8).order(ByteOrder.nativeOrder());
    position.putLong(0, 42);
    Path file = folder.resolve("run");
    Mpt.trainingSave(file, new TrainingDesc().stepper(a.stepper).values(new HostValue().key("position").data(position)));
    double[] wanted = new double[5];
    for (int i = 0; i < 5; ++i) wanted[i] = a.step(i);
    try (Context c = Context.builder().seed(99).open()) {
      Training b = Training.of(c, name, OptimizerDesc.adamw());
      position.putLong(0, 0);
      Mpt.trainingLoad(file, new TrainingDesc().stepper(b.stepper).values(new HostValue().key("position").data(position)));
      assertEquals(42, position.getLong(0));
      for (int i = 0; i < 5; ++i) assertEquals(wanted[i], b.step(i));
    }
  }

  @Test
  void theMemoryReport() {
    Training t = Training.of(context, "bf16-mixed", OptimizerDesc.adamw());
    t.step(0);
    Tensor x = context.zeros(DType.F32, 16, 8);
    context.memoryWatch(x);
    t.step(1);
    context.memoryWatch();
    MemoryInfo m = context.memory();
    assertTrue(m.now()[MemoryPurpose.PARAMETERS.number()] > 0);
    assertTrue(m.now()[MemoryPurpose.STATES.number()] > 0);
    assertEquals(2, m.steps());
    assertTrue(context.memoryText().contains("parameters"), context.memoryText());
    assertTrue(context.kernels().length() > 0);
  }

  /** A small training whose step has dropout, and reads its batch from x and y. */
  private static final class Recorded {
    final Context context;
    final Params params;
    final NnModule net;
    final Precision precision = Precision.of("bf16-mixed");
    final Stepper stepper;
    final Tensor x;
    final Tensor y;
    Tensor loss;

    Recorded(Context c) {
      context = c;
      params = Params.create(c);
      net = Nn.sequential(c, Nn.linear(params, "up", 6, 16, true, Activation.GELU),
          Nn.dropout(c, 0.2), Nn.linear(params, "down", 16, 3));
      params.setPrecision(precision);
      stepper = Stepper.create(c, precision, null);
      stepper.add(Optimizer.create(params, OptimizerDesc.adamw().lr(1e-2)));
      x = c.zeros(DType.F32, 8, 6);
      y = c.zeros(DType.I64, 8);
    }

    void batch(int step) {
      float[] in = new float[48];
      long[] out = new long[8];
      for (int i = 0; i < 48; ++i) in[i] = (7 * i + step) % 5 - 2;
      for (int i = 0; i < 8; ++i) out[i] = (i + step) % 3;
      x.write(in);
      y.write(out);
    }

    void backward() {
      try (Mode m = precision.open(context)) {
        loss = Ops.crossEntropy(precision.output(net.forward(precision.input(x))), y);
      }
      stepper.backward(loss);
    }

    void step() {
      backward();
      stepper.step();
    }

    void steps(int first, int last) {
      for (int i = first; i < last; ++i) {
        batch(i);
        step();
      }
    }

    List<Object> bits() {
      List<Object> all = new java.util.ArrayList<>(List.of(loss.item()));
      for (Params.AtEntry p : params) for (float v : p.value().toFloats()) all.add(v);
      return all;
    }
  }

  @Test
  void aReplayHasTheBitsOfAStep() {
    try (Context other = Context.builder().seed(7).open()) {
      Recorded a = new Recorded(context);
      Recorded b = new Recorded(other);
      a.steps(0, 8);
      b.steps(0, 2);
      b.batch(2);
      Recording recording = other.record(b::step);
      for (int i = 3; i < 6; ++i) {
        b.batch(i);
        recording.replay();
      }
      b.batch(6);
      int parts = 1;
      while (!recording.advance(Duration.ZERO)) ++parts;
      b.batch(7);
      assertTrue(recording.advance(Duration.ofMinutes(1)));
      assertEquals(a.bits(), b.bits());
      RecordingInfo info = recording.info();
      assertEquals(5, info.replays());
      assertTrue(info.launches() > 10 && parts > 10, info.launches() + " kernels, " + parts);
      assertTrue(info.bytes() > 0);
      recording.close();
      fails(Status.ERROR_INVALID_HANDLE, recording::replay);
    }
  }

  @Test
  void aFunctionThatFailsIsNotRecorded() {
    Recorded t = new Recorded(context);
    t.step();
    fails(Status.ERROR_STATE, () -> context.record(() -> {
      t.step();
      t.loss.item();
    }), "while a recording is made");
    assertThrows(IllegalStateException.class, () -> context.record(() -> {
      throw new IllegalStateException("stop");
    }));
    fails(Status.ERROR_STATE, () -> context.record(() -> context.record(t::step)),
        "the end of Context.record");
    fails(Status.ERROR_STATE, () -> context.record(t::backward), "gradient");
    t.stepper.drop();
    Recording recording = context.record(t::step);
    recording.replay();
    assertTrue(Double.isFinite(t.loss.item()));
  }

  /** Minimizes a quadratic function with its minimum at (3, -1). */
  @Test
  void lossesThatAreEvaluatedAgain() {
    Params p = Params.create(context);
    Tensor w = tensor(0, 0);
    p.add("w", w);
    Tensor least = tensor(3, -1);
    Lbfgs o = Lbfgs.create(p);
    for (int i = 0; i < 10; ++i) {
      o.step(() -> {
        Tensor d = w.sub(least);
        return d.mul(d).sum();
      });
    }
    assertEquals(3, w.toFloats()[0], 1e-3);
    assertEquals(-1, w.toFloats()[1], 1e-3);
    int before = Callbacks.count();
    MptException e = fails(Status.ERROR_CALLBACK, () -> o.step(() -> {
      throw new IllegalStateException("no loss");
    }));
    assertEquals("no loss", e.getCause().getMessage());
    assertEquals(before, Callbacks.count());
  }

  @Test
  void looksInside() {
    Params p = Params.create(context);
    Tensor a = tensor(1, 2, 3);
    Tensor b = tensor(4);
    p.add("a", a);
    p.add("b", b);
    a.sum().add(b.sum()).mul(1024).backward();
    Params.GetGradStatsEntry stats = p.getGradStats(null, 2);
    assertEquals(4, stats.total().elements());
    assertEquals(3, stats.each()[0].elements());
    assertEquals(1, stats.each()[1].elements());
    assertEquals(1024, stats.each()[1].largest());
    fails(Status.ERROR_SHAPE, () -> p.getGradStats(null, 5));
    assertEquals(0, a.getStats().zeros());
    context.traceBegin();
    a.mul(a).sum();
    context.traceEnd();
    assertTrue(context.traceGetInfo().ops() >= 2);
    assertEquals("mul", context.traceGetOp(0).name());
    assertEquals("a", context.traceGetInput(0, 0).name());
    assertTrue(context.traceText().contains("mul"));
    assertEquals(NonFinitePhase.NONE, context.getNonFinite().phase());
  }

  @Test
  void modulesOfEveryKind() {
    Params p = Params.create(context);
    Tensor x = context.ones(DType.F32, 2, 5, 8);
    assertArrayEquals(new long[] {2, 5, 8}, Nn.transformerBlock(p, "block", 8, 2).forward(x).shape());
    Tensor[] lstm = Nn.lstm(p, "lstm", 8, 4, new RnnDesc().batchFirst(true)).call(new Tensor[] {x}, 3);
    assertArrayEquals(new long[] {2, 5, 4}, lstm[0].shape());
    assertArrayEquals(new long[] {2, 5, 8}, Nn.layerNorm(p, "norm", 8).forward(x).shape());
    NnModule mine = Nn.function(context, in -> new Tensor[] {in[0].mul(2)});
    assertEquals(2 * 80, Nn.sequential(context, mine).forward(x).sum().item());
    NnModule drop = Nn.dropout(context, 0.5);
    assertTrue(drop.isTraining());
    drop.train(false);
    assertEquals(80, drop.forward(x).sum().item());
    List.of(p, drop, mine).forEach(Handle::close);
  }
}
