// Tests of data transfer, operations and error texts.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import org.junit.jupiter.api.Test;

class TensorTest extends Fixture {
  @Test
  void arraysOfEveryKindGoInAndOut() {
    assertArrayEquals(new float[] {1, -2.5f, 3}, context.tensor(new float[] {1, -2.5f, 3}).toFloats());
    assertArrayEquals(new double[] {1e300, -2}, context.tensor(new double[] {1e300, -2}).toDoubles());
    assertArrayEquals(new int[] {1, -7}, context.tensor(new int[] {1, -7}).toInts());
    assertArrayEquals(new long[] {1L << 40, -7}, context.tensor(new long[] {1L << 40, -7}).toLongs());
    assertArrayEquals(new boolean[] {true, false}, context.tensor(new boolean[] {true, false}).toBooleans());
    assertArrayEquals(new byte[] {1, -1}, context.tensor(new byte[] {1, -1}, DType.I8).toBytes());
    assertEquals(DType.I32, context.tensor(new int[] {1}).dtype());
    assertArrayEquals(new long[] {2, 3}, context.tensor(new float[6], 2, 3).shape());
    assertEquals(0, context.tensor(new float[0]).count());
    assertEquals(0, context.scalar(3).rank());
    assertEquals(3, context.scalar(3).item());
    fails(Status.ERROR_SHAPE, () -> context.tensor(new float[5], 2, 3), "5 elements", "6");
  }

  @Test
  void sixteenBitsByTheirBits() {
    // The bits of 1.5 and -2 in bf16 and f16.
    short[] bf16 = {0x3fc0, (short) 0xc000};
    short[] f16 = {0x3e00, (short) 0xc000};
    Tensor b = context.tensor(bf16, DType.BF16);
    Tensor h = context.tensor(f16, DType.F16);
    assertArrayEquals(new float[] {1.5f, -2}, b.toFloats());
    assertArrayEquals(new float[] {1.5f, -2}, h.toFloats());
    assertArrayEquals(bf16, b.toShorts());
    assertArrayEquals(f16, h.toShorts());
    assertArrayEquals(bf16, tensor(1.5, -2).cast(DType.BF16).toShorts());
    fails(Status.ERROR_DTYPE, () -> tensor(1).toShorts(), "F32");
    fails(Status.ERROR_DTYPE, () -> context.tensor(bf16, DType.F32), "4 bytes");
  }

  @Test
  void whatIsNotContiguousComesOutInOrder() {
    Tensor x = context.tensor(new float[] {1, 2, 3, 4, 5, 6}, 2, 3);
    assertArrayEquals(new float[] {1, 4, 2, 5, 3, 6}, x.transpose(0, 1).toFloats());
    assertArrayEquals(new float[] {1, 3}, x.select(0, 0).slice(0, 0, 3, 2).toFloats());
    MptException e = fails(Status.ERROR_STATE, () -> x.transpose(0, 1).buffer(), "contiguous()");
    assertTrue(e.code() < 0);
    assertEquals(4, x.transpose(0, 1).contiguous().buffer().asFloatBuffer().get(1));
  }

  @Test
  void whatIsNotContiguousGoesInWithoutACopy() {
    ByteBuffer b = ByteBuffer.allocateDirect(24).order(ByteOrder.nativeOrder());
    b.asFloatBuffer().put(new float[] {1, 2, 3, 4, 5, 6});
    Tensor t = context.wrapStrided(b, DType.F32, new long[] {3, 2}, new long[] {1, 3});
    assertArrayEquals(new float[] {1, 4, 2, 5, 3, 6}, t.toFloats());
    b.position(4);
    assertArrayEquals(new float[] {2, 3}, context.wrap(b, DType.F32, 2).toFloats());
    fails(Status.ERROR_SHAPE, () -> context.wrap(b, DType.F32, 6), "20 bytes");
    assertThrows(IllegalArgumentException.class, () -> context.wrap(ByteBuffer.allocate(24), DType.F32, 6));
    assertThrows(IllegalArgumentException.class, () -> context.wrap(ByteBuffer.allocateDirect(24), DType.F32, 6));
    assertThrows(IllegalArgumentException.class, () -> context.wrap(b.asReadOnlyBuffer(), DType.F32, 2));
  }

  @Test
  void bigArraysWithoutACopy() {
    int n = 16 << 20;
    ByteBuffer b = ByteBuffer.allocateDirect(4 * n).order(ByteOrder.nativeOrder());
    long before = context.memory().arenaBytes();
    Tensor t = context.wrap(b, DType.F32, n);
    assertTrue(context.memory().arenaBytes() - before < 4 * n, "no copy in");
    b.putFloat(4 * (n - 1), 5); // visible in the tensor as well
    assertEquals(5, t.select(0, n - 1).item());
    try (Mode off = context.noGrad()) {
      t.fillInto(3);
    }
    assertEquals(3, b.getFloat(4 * 12345));
    Tensor own = context.zeros(DType.F32, n);
    long with = context.memory().arenaBytes();
    FloatBuffer view = own.buffer().asFloatBuffer();
    assertTrue(context.memory().arenaBytes() - with < 4 * n, "no copy out");
    view.put(n - 1, 9);
    own.touch();
    assertEquals(9, own.select(0, n - 1).item());
  }

  @Test
  void aBufferOutlivesItsTensorAndContext() {
    Context c = Context.create();
    Tensor t = c.full(DType.F32, new long[] {1000}, 4);
    FloatBuffer view = t.buffer().asFloatBuffer();
    t.close();
    c.close();
    System.gc();
    for (int i = 0; i < 1000; ++i) assertEquals(4, view.get(i));
  }

  @Test
  void operationsAgreeWithArithmetic() {
    Tensor a = context.tensor(new float[] {1, 2, 3, 4}, 2, 2);
    Tensor b = context.tensor(new float[] {5, 6, 7, 8}, 2, 2);
    assertArrayEquals(new float[] {19, 22, 43, 50}, a.matmul(b).toFloats());
    assertArrayEquals(new float[] {6, 8, 10, 12}, a.add(b).toFloats());
    assertArrayEquals(new float[] {.5f, 1, 1.5f, 2}, a.div(2).toFloats());
    assertEquals(DType.F32, context.tensor(new long[] {3}, 1).div(1).dtype());
    assertArrayEquals(new float[] {-1, 0, 1, 2}, a.sub(2).toFloats());
    assertEquals(10, a.sum().item());
    assertArrayEquals(new float[] {4, 6}, a.sum(0).toFloats());
    assertArrayEquals(new long[] {2, 1}, a.sum(new long[] {1}, true).shape());
    assertArrayEquals(new long[] {1, 1}, a.argmax(1).toLongs());
    Tensor[] top = a.maxDim(1);
    assertArrayEquals(new float[] {2, 4}, top[0].toFloats());
    assertArrayEquals(new long[] {1, 1}, top[1].toLongs());
    assertArrayEquals(new float[] {1, 2, 3, 4, 5, 6, 7, 8}, Ops.cat(new Tensor[] {a, b}, 0).toFloats());
    Tensor[] parts = context.arange(DType.F32, 0, 10, 1).split(4, 0);
    assertEquals(3, parts.length);
    assertArrayEquals(new float[] {8, 9}, parts[2].toFloats());
    assertEquals(4, context.arange(DType.F32, 0, 10, 1).chunk(4, 0).length);
    assertArrayEquals(new long[] {4, 1}, a.reshape(4, 1).shape());
    assertArrayEquals(a.softmax(-1, DType.F32).toFloats(), a.softmax(-1).toFloats());
    assertTrue(a.toString().startsWith("tensor([[1., 2.]"), a.toString());
    Tensor x = context.ones(DType.F32, 1, 1, 4, 4);
    Tensor w = context.ones(DType.F32, 1, 1, 3, 3);
    assertArrayEquals(new float[] {4, 6, 6, 4, 6, 9, 9, 6, 6, 9, 9, 6, 4, 6, 6, 4},
        Ops.conv2d(x, w, null, 1, 1).toFloats());
    assertArrayEquals(new long[] {1, 1, 2, 2}, Ops.conv2d(x, w, null, 1, 1, new ConvDesc().stride(2)).shape());
  }

  @Test
  void errorsSayWhatWouldBeRight() {
    Tensor a = context.zeros(DType.F32, 2, 3);
    fails(Status.ERROR_SHAPE, () -> a.matmul(a), "Ops.matmul: ", "[2, 3]", "must be");
    fails(Status.ERROR_DTYPE, () -> Ops.embedding(a, a));
    fails(Status.ERROR_INVALID_ARGUMENT, () -> Precision.of("bf16-mixd"), "bf16-mixed");
    fails(Status.ERROR_INVALID_ARGUMENT, () -> context.opFromName("matmull"));
    MptException e = assertThrows(MptException.class, () -> context.opSupports(context.opFromName("matmul"), DType.F8E4M3));
    assertEquals(Status.ERROR_UNSUPPORTED.number(), e.code());
    assertThrows(NullPointerException.class, () -> a.add((Tensor) null));
  }

  @Test
  void generatorsRepeat() {
    context.setSeed(3);
    float[] first = context.normal(DType.F32, new long[] {50}, 0, 1).toFloats();
    long[] state = context.getGenerator();
    float[] second = context.normal(DType.F32, new long[] {50}, 0, 1).toFloats();
    context.setGenerator(state[0], state[1]);
    assertArrayEquals(second, context.normal(DType.F32, new long[] {50}, 0, 1).toFloats());
    context.setSeed(3);
    assertArrayEquals(first, context.normal(DType.F32, new long[] {50}, 0, 1).toFloats());
    assertFalse(java.util.Arrays.equals(first, second));
  }

  @Test
  void textsAreUnicode() {
    Tensor t = tensor(1);
    t.setName("Gewicht ü 重み \uD83D\uDE00");
    assertEquals("Gewicht ü 重み \uD83D\uDE00", t.getName());
  }
}
