// Tests of allocators: native functions that provide a context's memory.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class AllocatorTest {
  /** The counters of the native functions: blocks, bytes, limit of the bytes, and wrong calls. */
  private final ByteBuffer counts = Jni.direct(32).putLong(16, 1L << 30);

  static native long alloc();

  static native long free();

  @BeforeAll
  static void load() {
    System.load(Path.of(System.getProperty("mpt.build"), System.mapLibraryName("mptjtest")).toAbsolutePath().toString());
  }

  private long pieces() {
    return counts.getLong(0);
  }

  private Context.Builder builder() {
    return Context.builder().seed(1).allocator(alloc(), free(), Jni.address(counts));
  }

  private static double[] work(Context c) {
    Tensor x = c.normal(DType.F32, new long[] {300, 200}, 0, 1).requiresGrad(true);
    x.matmul(c.normal(DType.F32, new long[] {200, 100}, 0, 1)).square().mean().backward();
    return x.grad().toDoubles();
  }

  @Test
  void memoryIsTheHosts() {
    double[] expected;
    try (Context plain = Context.builder().seed(1).open()) {
      expected = work(plain);
    }
    try (Context c = builder().open()) {
      assertArrayEquals(expected, work(c));
      assertTrue(pieces() > 0);
      assertTrue(counts.getLong(8) >= c.memory().arenaBytes());
    }
    assertEquals(0, pieces());
    assertEquals(0, counts.getLong(8));
    assertEquals(0, counts.getLong(24));
  }

  @Test
  void itGoesWithALogAndAnExecutor() {
    AtomicInteger tasks = new AtomicInteger();
    List<String> said = new ArrayList<>();
    double[] expected;
    try (Context plain = Context.builder().seed(1).open()) {
      expected = work(plain);
    }
    try (Context c = builder().threads(3).log((level, text) -> said.add(text)).executor(task -> {
      tasks.incrementAndGet();
      new Thread(task).start();
    }).open()) {
      assertArrayEquals(expected, work(c));
      assertTrue(pieces() > 0 && tasks.get() > 0);
    }
    assertEquals(0, pieces());
  }

  @Test
  void noMoreMemoryIsAnError() {
    counts.putLong(16, 32L << 20);
    try (Context c = builder().open()) {
      Tensor small = c.ones(DType.F32, 4);
      long live = c.memory().liveTensors();
      Fixture.fails(Status.ERROR_OUT_OF_MEMORY, () -> c.ones(DType.F32, 64 << 20));
      assertEquals(live, c.memory().liveTensors());
      assertEquals(4, small.sum().item());
    }
    assertEquals(0, pieces());
  }

  @Test
  void aBufferKeepsItsMemory() throws InterruptedException {
    show();
    for (int i = 0; i < 500 && pieces() > 0; ++i) {
      System.gc();
      Thread.sleep(10);
    }
    assertEquals(0, pieces());
    assertEquals(0, counts.getLong(24));
  }

  private void show() {
    ByteBuffer shown;
    try (Context c = builder().open()) {
      shown = c.full(DType.F32, new long[] {1000}, 3).buffer();
    }
    assertTrue(pieces() > 0);
    for (int i = 0; i < 1000; ++i) assertEquals(3, shown.getFloat(4 * i));
  }

  @Test
  void halfAnAllocatorIsRefused() {
    assertTrue(assertThrows(IllegalArgumentException.class, () -> Context.builder().allocator(alloc(), 0, 0)).getMessage()
        .contains("the address of free is 0"));
    assertTrue(assertThrows(IllegalArgumentException.class, () -> Context.builder().allocator(0, free(), 0)).getMessage()
        .contains("the address of alloc is 0"));
    // A context that fails to open frees nothing twice.
    Fixture.fails(Status.ERROR_INVALID_ARGUMENT, () -> builder().threads(-7).open(), "-7");
    assertEquals(0, pieces());
  }
}
