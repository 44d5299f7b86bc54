// Tests of lifetimes and their misuse, of leaks, and of threads.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class LifetimeTest extends Fixture {
  private static final int STEPS = Integer.getInteger("mpt.test.steps", 100000);

  @Test
  void closedObjectsSaySo() {
    Tensor t = tensor(1, 2);
    t.close();
    t.close();
    fails(Status.ERROR_INVALID_HANDLE, () -> t.sum(), "Tensor was closed");
    fails(Status.ERROR_INVALID_HANDLE, () -> Ops.linear(context.ones(DType.F32, 1, 1), context.ones(DType.F32, 1, 1), t),
        "Tensor was closed"); // also for an optional argument
    Params p = Params.create(context);
    p.close();
    fails(Status.ERROR_INVALID_HANDLE, () -> p.info(), "Params was closed");
    assertEquals("Tensor[the Tensor was closed earlier]", t.toString()); // toString() is valid, since debuggers call it
    assertEquals("Params[closed]", p.toString());
    Tensor ended;
    try (Scope scope = context.scope()) {
      ended = tensor(1);
    }
    assertTrue(ended.toString().startsWith("Tensor["), ended.toString());
  }

  @Test
  void anotherThreadCancels() throws Exception {
    Tensor x = context.ones(DType.F32, 64, 64);
    ExecutorService other = Executors.newSingleThreadExecutor();
    Future<MptException> ended = other.submit(() -> {
      try {
        while (true) {
          try (Scope scope = context.scope()) {
            x.matmul(x);
          }
        }
      } catch (MptException e) {
        return e;
      }
    });
    Thread.sleep(50);
    context.cancel();
    assertEquals(Status.ERROR_CANCELLED, ended.get(60, TimeUnit.SECONDS).status());
    other.shutdown();
    fails(Status.ERROR_CANCELLED, () -> x.sum(), "resume");
    context.resume();
    assertEquals(64 * 64, x.sum().item(), 0);
  }

  @Test
  void aThreadDoesNotWorkInTheModesOfAnother() throws Exception {
    Tensor x = tensor(1, 2);
    Precision precision = Precision.of("bf16-mixed");
    ExecutorService other = Executors.newSingleThreadExecutor();
    Runnable work = () -> {
      for (Executable refused : List.<Executable>of(() -> x.mul(x), () -> context.ones(DType.F32, 2),
          () -> x.split(1), () -> context.noGrad(), () -> context.scope(), () -> precision.open(context),
          () -> context.record(() -> {}), () -> context.checkpoint(t -> new Tensor[] {t[0]}, new Tensor[] {x}, 1))) {
        fails(Status.ERROR_STATE, refused, "the thread " + Thread.currentThread().getName() + " too");
      }
    };
    for (Supplier<AutoCloseable> mode : List.<Supplier<AutoCloseable>>of(context::noGrad, context::inference,
        context::enableGrad, context::scope, () -> context.autocast(DType.BF16), () -> precision.open(context))) {
      try (AutoCloseable open = mode.get()) {
        other.submit(work).get();
        assertEquals(1, other.submit(() -> x.toFloats()[0]).get(), 0);
        x.mul(x);
      }
      other.submit(() -> x.mul(x)).get(); // behind the mode the context is free again
    }
    context.record(() -> {
      try {
        other.submit(work).get();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
      x.mul(x);
    }).close();
    other.submit(() -> x.mul(x)).get();
    other.shutdown();
  }

  @Test
  void scopesEndWhatTheyMade() {
    Tensor kept;
    Tensor gone;
    Tensor early;
    long before = context.memory().liveTensors();
    try (Scope scope = context.scope()) {
      gone = tensor(1);
      early = tensor(2);
      early.close();
      try (Scope inner = context.scope()) {
        kept = scope.keep(inner.keep(tensor(3)));
      }
      assertEquals(3, kept.item());
      scope.close(); // the second close() at the end of the block has no effect
    }
    fails(Status.ERROR_INVALID_HANDLE, () -> gone.item());
    assertEquals(3, kept.item());
    kept.close();
    assertEquals(before, context.memory().liveTensors());
    assertEquals(0, context.scopes);
  }

  @Test
  void scopesEndWhateverWasToBeKept() {
    long before = context.memory().liveTensors();
    try (Scope scope = context.scope()) {
      scope.keep(tensor(1)).close();
    }
    Scope bad = context.scope();
    Tensor stale;
    try (Scope inner = context.scope()) {
      stale = tensor(2);
    }
    bad.keep(stale);
    fails(Status.ERROR_INVALID_HANDLE, bad::close);
    assertEquals(0, context.scopes);
    assertEquals(before, context.memory().liveTensors());
    try (Context c = Context.create()) {
      Scope late = c.scope();
      c.close();
      fails(Status.ERROR_INVALID_HANDLE, late::close);
    }
  }

  @Test
  void aClosedContextTakesEverythingWithIt() {
    Context c = Context.create();
    Tensor t = c.ones(DType.F32, 3);
    Params p = Params.create(c);
    c.close();
    c.close();
    fails(Status.ERROR_INVALID_HANDLE, () -> t.sum());
    fails(Status.ERROR_INVALID_HANDLE, () -> p.info());
    fails(Status.ERROR_INVALID_HANDLE, () -> c.ones(DType.F32, 3));
    t.close();
    p.close();
  }

  @Test
  void contextsDoNotMix() {
    try (Context other = Context.create()) {
      Tensor a = tensor(1);
      Tensor b = other.ones(DType.F32, 1);
      assertThrows(MptException.class, () -> a.add(b));
    }
  }

  @Test
  void theCollectorGivesBackWhatIsForgotten() throws InterruptedException {
    long before = context.memory().liveTensors();
    for (int i = 0; i < 5000; ++i) tensor(i);
    for (int i = 0; i < 200 && context.memory().liveTensors() > before; ++i) {
      System.gc();
      Thread.sleep(10);
      context.zeros(DType.F32, 1).close(); // a call on the context frees released objects
    }
    assertEquals(before, context.memory().liveTensors());
  }

  /** Checks that forgotten tensors are freed although the collector sees only 100 bytes of each. */
  @Test
  void whatIsForgottenStaysSmall() {
    try (Context small = Context.builder().memoryLimit(4L << 30).open()) {
      for (int i = 0; i < 8000; ++i) small.empty(DType.U8, 1 << 20);
    }
  }

  private static double[] work(Context c) {
    try (c) {
      Tensor x = c.normal(DType.F32, new long[] {512, 300}, 0, 1).requiresGrad(true);
      Tensor loss = Ops.gelu(x.matmul(c.normal(DType.F32, new long[] {300, 200}, 0, 1))).square().mean();
      loss.backward();
      double[] out = x.grad().toDoubles();
      out[0] += loss.item();
      return out;
    }
  }

  @Test
  void anExecutorDoesTheWork() {
    double[] expected = work(Context.builder().threads(1).seed(1).open());
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    CountDownLatch ran = new CountDownLatch(1);
    assertArrayEquals(expected, work(Context.builder().threads(3).seed(1).executor(task -> pool.execute(() -> {
      task.run();
      seen.add(Thread.currentThread());
      ran.countDown();
    })).open()));
    assertDoesNotThrow(() -> assertTrue(ran.await(10, TimeUnit.SECONDS)));
    assertFalse(seen.contains(Thread.currentThread()));
    // Executors that start late, that run nothing, and that reject.
    List<Runnable> late = new ArrayList<>();
    assertArrayEquals(expected, work(Context.builder().threads(4).seed(1).executor(late::add).open()));
    assertFalse(late.isEmpty());
    late.forEach(Runnable::run);
    pool.shutdown();
    List<Throwable> told = new ArrayList<>();
    Thread.currentThread().setUncaughtExceptionHandler((t, e) -> told.add(e));
    try {
      assertArrayEquals(expected, work(Context.builder().threads(2).seed(1).executor(pool).open()));
    } finally {
      Thread.currentThread().setUncaughtExceptionHandler(null);
    }
    assertTrue(told.get(0) instanceof RejectedExecutionException);
    // An interrupt takes effect after the work is done, and is not lost.
    Thread.currentThread().interrupt();
    assertArrayEquals(expected, work(Context.builder().threads(2).seed(1).executor(t -> new Thread(t).start()).open()));
    assertTrue(Thread.interrupted());
  }

  @Test
  void sharedMemoryIsLetGo() {
    int before = Callbacks.count();
    ByteBuffer b = ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder());
    Tensor t = context.wrap(b, DType.F32, 4);
    Tensor view = t.reshape(2, 2);
    assertEquals(before + 1, Callbacks.count());
    t.close();
    assertEquals(0, view.sum().item()); // the view keeps the memory
    view.close();
    context.zeros(DType.F32, 1).close();
    for (int i = 0; i < 3; ++i) context.memory();
    context.close();
    assertEquals(before, Callbacks.count());
    open();
  }

  /** Runs training steps and checks that the numbers of tensors, bytes and functions stay
   * constant. */
  @Test
  void noLeakOverManySteps() {
    Params params = Params.create(context);
    NnModule net = Nn.sequential(context, Nn.linear(params, "a", 4, 8, true, Activation.RELU), Nn.linear(params, "b", 8, 2));
    Optimizer optimizer = Optimizer.create(params, OptimizerDesc.sgd().lr(1e-3));
    Stepper stepper = Stepper.create(context, null, null);
    stepper.add(optimizer);
    float[] x = {1, 2, 3, 4};
    long[] y = {1};
    long tensors = 0;
    long bytes = 0;
    long arena = 0;
    int functions = 0;
    for (int i = 0; i < STEPS; ++i) {
      try (Scope scope = context.scope()) {
        Tensor in = context.tensor(x, 1, 4);
        if (i % 16 == 0) in = context.checkpoint(t -> new Tensor[] {t[0].mul(1)}, in);
        Tensor loss = Ops.crossEntropy(net.forward(in), context.tensor(y));
        stepper.backward(loss);
        stepper.step();
      }
      if (i == 100) {
        MemoryInfo m = context.memory();
        tensors = m.liveTensors();
        bytes = m.totalNow();
        arena = m.arenaBytes();
        functions = Callbacks.count();
      }
    }
    MemoryInfo m = context.memory();
    assertEquals(tensors, m.liveTensors());
    assertEquals(bytes, m.totalNow());
    assertEquals(arena, m.arenaBytes());
    assertEquals(functions, Callbacks.count());
    assertEquals(STEPS, optimizer.info().steps());
  }

  @Test
  void tensorsMadeAndClosed() {
    long before = context.memory().liveTensors();
    Tensor one = context.ones(DType.F32, 8);
    for (int i = 0; i < STEPS; ++i) {
      try (Tensor t = one.add(1)) {
        if (i % 10000 == 0) assertEquals(16, t.sum().item());
      }
    }
    one.close();
    assertTrue(context.memory().liveTensors() - before <= 2 * (STEPS / 10000 + 1));
  }

  @Test
  void threadsTakeTurns() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    Tensor shared = context.ones(DType.F32, 100);
    List<Future<Double>> all = new ArrayList<>();
    for (int i = 0; i < 4; ++i) {
      all.add(pool.submit(() -> {
        double sum = 0;
        for (int k = 0; k < 2000; ++k) {
          try (Tensor t = shared.mul(2); Tensor s = t.sum()) {
            sum += s.item();
          }
        }
        return sum;
      }));
    }
    for (Future<Double> f : all) assertEquals(2000 * 200.0, f.get());
    List<Future<?>> own = new ArrayList<>(); // threads with a context and errors of their own
    for (int i = 0; i < 4; ++i) {
      int n = i + 2;
      own.add(pool.submit(() -> {
        try (Context c = Context.create()) {
          for (int k = 0; k < 500; ++k) {
            Tensor a = c.ones(DType.F32, n, n + 1);
            fails(Status.ERROR_SHAPE, () -> a.matmul(a), "[" + n + ", " + (n + 1) + "]");
          }
        }
      }));
    }
    for (Future<?> f : own) assertNull(f.get());
    pool.shutdown();
  }
}
