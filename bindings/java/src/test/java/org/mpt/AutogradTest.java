// Tests of gradients, hooks, checkpoints, custom operations, callbacks that throw, and autocast.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AutogradTest extends Fixture {
  private Tensor leaf(double... values) {
    return tensor(values).requiresGrad(true);
  }

  @Test
  void gradientsOfFirstAndSecondOrder() {
    Tensor x = leaf(1, 2, 3);
    assertNull(x.grad());
    x.mul(x).mul(x).sum().backward(); // 3 x^2
    assertArrayEquals(new float[] {3, 12, 27}, x.grad().toFloats());
    x.setGrad(null);
    assertNull(x.grad());
    Tensor y = x.mul(x).mul(x).sum();
    Tensor first = Mpt.grad(new Tensor[] {y}, null, new Tensor[] {x}, new BackwardDesc().createGraph(true))[0];
    Tensor second = Mpt.grad(new Tensor[] {first.sum()}, null, new Tensor[] {x}, null)[0];
    assertArrayEquals(new float[] {6, 12, 18}, second.toFloats());
    x.mul(x).backward(tensor(1, 0, 2));
    assertArrayEquals(new float[] {2, 0, 12}, x.grad().toFloats());
    fails(Status.ERROR_INVALID_ARGUMENT, () -> tensor(1).backward());
    assertThrows(IllegalArgumentException.class,
        () -> Mpt.backward(new Tensor[] {y, y}, new Tensor[] {tensor(1)}, null));
  }

  @Test
  void modesNestAndEndInOrder() {
    Tensor x = leaf(1);
    try (Mode off = context.noGrad()) {
      fails(Status.ERROR_INVALID_ARGUMENT, () -> x.mul(2).backward());
      try (Mode on = context.enableGrad()) {
        x.mul(2).backward();
      }
    }
    assertEquals(2, x.grad().item());
    try (Mode m = context.autocast(DType.BF16)) {
      assertEquals(DType.BF16, context.autocastDtype());
      Tensor w = context.ones(DType.F32, 4, 4);
      assertEquals(DType.BF16, w.matmul(w).dtype());
      try (Mode inner = context.autocast(new AutocastDesc().enabled(false))) {
        assertEquals(DType.F32, w.matmul(w).dtype());
      }
      context.autocastOverride(context.opFromName("matmul"), CastClass.FP32);
      assertEquals(DType.F32, w.matmul(w).dtype());
      m.close(); // the second close() at the end of the block has no effect
    }
    assertEquals(DType.NONE, context.autocastDtype());
  }

  @Test
  void hooksSeeAndReplaceGradients() {
    Tensor x = leaf(1, 2);
    List<float[]> seen = new ArrayList<>();
    long id = x.addHook(g -> {
      seen.add(g.toFloats());
      return g.mul(10);
    });
    int[] posts = {0};
    x.addPostHook(leaf -> posts[0] += (int) leaf.grad().sum().item());
    x.sum().backward();
    assertArrayEquals(new float[] {1, 1}, seen.get(0));
    assertArrayEquals(new float[] {10, 10}, x.grad().toFloats());
    assertEquals(20, posts[0]);
    int before = Callbacks.count();
    x.removeHook(id);
    assertEquals(before - 1, Callbacks.count());
    x.sum().backward();
    assertArrayEquals(new float[] {11, 11}, x.grad().toFloats());
  }

  @Test
  void aContextIsNotClosedFromInsideACall() {
    Tensor x = leaf(1, 2);
    long id = x.addHook(g -> {
      context.close();
      return g;
    });
    fails(Status.ERROR_CALLBACK, () -> x.sum().backward(), "called from inside");
    x.removeHook(id);
    x.sum().backward();
    assertArrayEquals(new float[] {1, 1}, x.grad().toFloats());
  }

  @Test
  void callbacksThatThrow() {
    Tensor x = leaf(1, 2);
    RuntimeException mine = new IllegalStateException("not today");
    long id = x.addHook(g -> {
      throw mine;
    });
    MptException e = fails(Status.ERROR_CALLBACK, () -> x.sum().backward(), "not today");
    assertSame(mine, e.getCause());
    assertNull(x.grad());
    x.removeHook(id);
    x.sum().backward(); // the context still works
    assertEquals(2, x.grad().sum().item());
    e = fails(Status.ERROR_CALLBACK, () -> context.checkpoint(in -> {
      throw new java.io.IOException("disk");
    }, x));
    assertEquals("disk", e.getCause().getMessage());
    fails(Status.ERROR_CALLBACK, () -> context.checkpoint(in -> null, x), "returned 0 results, expected 1");
    assertThrows(StackOverflowError.class, () -> context.checkpoint(in -> {
      throw new StackOverflowError(); // an Error propagates unchanged
    }, x));
    Tensor closed = x.mul(2);
    closed.close();
    fails(Status.ERROR_CALLBACK, () -> context.checkpoint(in -> new Tensor[] {closed}, x), "closed");
  }


  @Test
  void aFailedLogDoesNoHarm() {
    List<String> lines = new ArrayList<>();
    List<Throwable> told = new ArrayList<>();
    Thread.currentThread().setUncaughtExceptionHandler((thread, problem) -> told.add(problem));
    try (Context c = Context.builder().log((level, text) -> {
      lines.add(level + " " + text);
      throw new IllegalStateException("log");
    }).open()) {
      Params p = Params.create(c);
      p.add("w", c.zeros(DType.F32, 2));
      p.setPrecision(Precision.of("bf16")); // another spelling of a name logs a warning
      try (Mode m = Precision.of("bf16").open(c)) {
        assertEquals(2, c.ones(DType.F32, 2).sum().item());
      }
      assertTrue(lines.stream().anyMatch(l -> l.startsWith("WARNING") && l.contains("bf16-mixed")), lines.toString());
      assertEquals(lines.size(), told.size());
      assertEquals("log", told.get(0).getMessage());
    } finally {
      Thread.currentThread().setUncaughtExceptionHandler(null);
    }
  }

  @Test
  void checkpointsGiveTheSameGradients() {
    Tensor x = leaf(.5, 1);
    x.sin().exp().sum().backward();
    float[] wanted = x.grad().toFloats();
    x.setGrad(null);
    int[] runs = {0};
    Tensor y = context.checkpoint(in -> {
      ++runs[0];
      return new Tensor[] {in[0].sin().exp()};
    }, x);
    y.sum().backward();
    assertArrayEquals(wanted, x.grad().toFloats());
    assertEquals(2, runs[0]);
  }

  @Test
  void operationsOfTheHosts() {
    int op = context.register("java_cube", 1, 1, CastClass.NONE, in -> new Tensor[] {in[0].mul(in[0]).mul(in[0])},
        (in, out, grads) -> new Tensor[] {in[0].mul(in[0]).mul(3).mul(grads[0])});
    assertEquals("java_cube", context.opName(op));
    Tensor x = leaf(2, 3);
    context.opCall(op, new Tensor[] {x}, 1)[0].sum().backward();
    assertArrayEquals(new float[] {12, 27}, x.grad().toFloats());
    fails(Status.ERROR_INVALID_ARGUMENT,
        () -> context.register("java_cube", 1, 1, CastClass.NONE, in -> in, null), "java_cube");
    int bad = context.register("java_bad", 1, 1, CastClass.NONE, in -> new Tensor[] {in[0].mul(2)},
        (in, out, grads) -> {
          throw new ArithmeticException("backward");
        });
    MptException e = fails(Status.ERROR_CALLBACK, () -> context.opCall(bad, new Tensor[] {x}, 1)[0].sum().backward());
    assertEquals("backward", e.getCause().getMessage());
  }
}
