// Tests of data transfer, operations and error texts.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Linq;
using Mpt;

namespace Tests {
  public class TensorTest : Fixture {
    [Test]
    public void ArraysOfEveryKindGoInAndOut() {
      Same(new[] {1, -2.5f, 3}, context.Tensor(new[] {1, -2.5f, 3}).ToArray<float>());
      Same(new[] {1e300, -2}, context.Tensor(new[] {1e300, -2}).ToArray<double>());
      Same(new[] {1, -7}, context.Tensor(new[] {1, -7}).ToArray<int>());
      Same(new[] {1L << 40, -7}, context.Tensor(new[] {1L << 40, -7}).ToArray<long>());
      Same(new[] {true, false}, context.Tensor(new[] {true, false}).ToArray<bool>());
      Same(new byte[] {1, 255}, context.Tensor(new byte[] {1, 255}).ToArray<byte>());
      Same(new sbyte[] {1, -1}, context.Tensor(new sbyte[] {1, -1}).ToArray<sbyte>());
      Same(new[] {DType.F32, DType.F64, DType.I32, DType.I64, DType.Bool, DType.U8, DType.I8}, new[] {
        context.Tensor(new float[1]).DType, context.Tensor(new double[1]).DType, context.Tensor(new int[1]).DType,
        context.Tensor(new long[1]).DType, context.Tensor(new bool[1]).DType, context.Tensor(new byte[1]).DType,
        context.Tensor(new sbyte[1]).DType
      });
      Same(new[] {2, 3}, context.Tensor(new float[6], 2, 3).Shape);
      Same(0, context.Tensor(new float[0]).Count);
      Same(0, context.Scalar(3).Rank);
      Same(3, context.Scalar(3).Item());
      Same(new[] {2, 3}, context.Tensor(new ReadOnlySpan<float>(new float[] {1, 2, 3}, 1, 2)).ToArray<float>());
      Fails(Status.ErrorShape, () => context.Tensor(new float[5], 2, 3), "5 elements", "6");
      True(Throws<ArgumentException>(() => context.Tensor(new decimal[1])).Message.Contains("Decimal"));
    }

    [Test]
    public void ElementsAreReadAndWrittenInPlace() {
      Tensor x = context.Tensor(new float[] {1, 2, 3, 4}, 2, 2);
      var half = new double[4];
      x.Read(new Span<double>(half));
      Same(new[] {1, 2, 3, 4}, half);
      x.Write(new long[] {5, 6, 7, 8});
      Same(new[] {5, 7, 6, 8}, x.Transpose(0, 1).ToArray<int>());
      Fails(Status.ErrorShape, () => x.Write(new float[3]));
      Fails(Status.ErrorShape, () => x.Read(new Span<double>(new double[5])));
    }

    [Test]
    public void SixteenBitsByTheirBits() {
      ushort[] bf16 = {0x3fc0, 0xc000}; // 1.5 and -2
      ushort[] f16 = {0x3e00, 0xc000};
      Tensor b = context.Tensor(bf16, DType.BF16);
      Tensor h = context.Tensor(f16, DType.F16);
      Same(new[] {1.5f, -2}, b.ToArray<float>());
      Same(new[] {1.5f, -2}, h.ToArray<float>());
      Same(bf16, b.ToBits<ushort>());
      Same(f16, h.ToBits<ushort>());
      Same(bf16, Vector(1.5, -2).Cast(DType.BF16).ToBits<ushort>());
      Same(new byte[] {3, 4}, context.Tensor(new byte[] {3, 4}, DType.F8E4M3).ToBits<byte>());
      Fails(Status.ErrorDType, () => Vector(1).ToBits<ushort>(), "F32");
      Fails(Status.ErrorDType, () => context.Tensor(bf16, DType.F32), "4 bytes");
    }

    [Test]
    public void RowsOutOfOrderComeOutInOrder() {
      Tensor x = context.Tensor(new float[] {1, 2, 3, 4, 5, 6}, 2, 3);
      Same(new[] {1, 4, 2, 5, 3, 6}, x.Transpose(0, 1).ToArray<float>());
      Same(new[] {1, 3}, x.Select(0, 0).Slice(0, 0, 3, 2).ToArray<float>());
      True(Fails(Status.ErrorState, () => x.Transpose(0, 1).AsSpan<float>(), "Contiguous()").Code < 0);
      Same(4, x.Transpose(0, 1).Contiguous().AsSpan<float>()[1]);
      Fails(Status.ErrorDType, () => x.AsSpan<double>(), "F32 has 4 bytes");
    }

    [Test]
    public void ArraysAreSharedWithoutACopy() {
      float[] b = {1, 2, 3, 4, 5, 6};
      Tensor t = context.Wrap(b, DType.F32, new long[] {3, 2}, new long[] {1, 3});
      Same(new[] {1, 4, 2, 5, 3, 6}, t.ToArray<float>());
      Tensor row = context.Wrap(b, 2, 3);
      b[0] = 10; // seen by the tensors
      Same(10 + 4, row.Sum(0).ToArray<float>()[0]);
      using (context.NoGrad()) row.FillInto(3);
      Same(new[] {3, 3, 3, 3, 3, 3}, b);
      Fails(Status.ErrorShape, () => context.Wrap(b, 7), "24 bytes");
      Throws<ArgumentException>(() => context.Wrap(b, DType.F32, new long[] {6}, new long[] {1, 1}));
      Fails(Status.ErrorDType, () => context.Wrap(b, DType.F64, new long[] {3}));
    }

    [Test]
    public void BigArraysWithoutACopy() {
      const int n = 16 << 20;
      var b = new float[n];
      long before = context.Memory.ArenaBytes;
      Tensor t = context.Wrap(b, n);
      True(context.Memory.ArenaBytes - before < 4 * n, "no copy in");
      b[n - 1] = 5;
      GC.Collect(); // the array stays where it is
      Same(5, t.Select(0, n - 1).Item());
      Tensor own = context.Zeros(DType.F32, n);
      long with = context.Memory.ArenaBytes;
      Span<float> elements = own.AsSpan<float>();
      elements[n - 1] = 9;
      own.Touch();
      True(context.Memory.ArenaBytes - with < 4 * n, "no copy out");
      Same(9, own.Select(0, n - 1).Item());
    }

    [Test]
    public void MemoryOutlivesItsTensorAndContext() {
      var c = new Context();
      Tensor t = c.Full(DType.F32, new long[] {1000}, 4);
      IMemoryOwner<float> memory = t.Memory<float>();
      t.Dispose();
      c.Dispose();
      GC.Collect();
      GC.WaitForPendingFinalizers();
      True(memory.Memory.Span.ToArray().All(v => v == 4));
      memory.Dispose();
      memory.Dispose();
      Throws<ObjectDisposedException>(() => memory.Memory.Span.Clear());
    }

    [Test]
    public void OperationsAgreeWithArithmetic() {
      Tensor a = context.Tensor(new float[] {1, 2, 3, 4}, 2, 2);
      Tensor b = context.Tensor(new float[] {5, 6, 7, 8}, 2, 2);
      Same(new[] {19, 22, 43, 50}, a.Matmul(b).ToArray<float>());
      Same(new[] {6, 8, 10, 12}, (a + b).ToArray<float>());
      Same(new[] {-4, -4, -4, -4}, (a - b).ToArray<float>());
      Same(new[] {5, 12, 21, 32}, (a * b).ToArray<float>());
      Same(new[] {2, 2, 2, 2}, ((a + a) / a).ToArray<float>());
      Same(new[] {.5f, 1, 1.5f, 2}, (a / 2).ToArray<float>());
      Same(new[] {-1, 0, 1, 2}, (a - 2).ToArray<float>());
      Same(new[] {-1, -2, -3, -4}, (-a).ToArray<float>());
      Same(DType.F32, context.Tensor(new long[] {3}, 1).Div(1).DType);
      Same(10, a.Sum().Item());
      Same(new[] {4, 6}, a.Sum(0).ToArray<float>());
      Same(new[] {2, 1}, a.Sum(new long[] {1}, true).Shape);
      Same(new[] {1, 1}, a.Argmax(1).ToArray<long>());
      (Tensor values, Tensor indices) = a.MaxDim(1);
      Same(new[] {2, 4}, values.ToArray<float>());
      Same(new[] {1, 1}, indices.ToArray<long>());
      Same(new[] {1, 2, 3, 4, 5, 6, 7, 8}, Ops.Cat(new[] {a, b}, 0).ToArray<float>());
      Tensor[] parts = context.Arange(DType.F32, 0, 10, 1).Split(4, 0);
      Same(3, parts.Length);
      Same(new[] {8, 9}, parts[2].ToArray<float>());
      Same(4, context.Arange(DType.F32, 0, 10, 1).Chunk(4, 0).Length);
      Same(new[] {4, 1}, a.Reshape(4, 1).Shape);
      Same(a.Softmax(-1, DType.F32).ToArray<float>(), a.Softmax(-1).ToArray<float>());
      True(a.ToString().StartsWith("tensor([[1., 2.]"), a.ToString());
      Tensor x = context.Ones(DType.F32, 1, 1, 4, 4);
      Tensor w = context.Ones(DType.F32, 1, 1, 3, 3);
      Same(new[] {4, 6, 6, 4, 6, 9, 9, 6, 6, 9, 9, 6, 4, 6, 6, 4}, Ops.Conv2d(x, w, null, 1, 1).ToArray<float>());
      Same(new[] {1, 1, 2, 2}, Ops.Conv2d(x, w, null, 1, 1, new ConvDesc {Stride = new long[] {2}}).Shape);
    }

    [Test]
    public void ALongTextIsWhole() {
      Tensor x = context.Zeros(DType.F32, 20, 20);
      string text = x.ToString();
      True(text.Length > 1024 && text.EndsWith("]])"), text);
    }

    [Test]
    public void ErrorsSayWhatWouldBeRight() {
      Tensor a = context.Zeros(DType.F32, 2, 3);
      Fails(Status.ErrorShape, () => a.Matmul(a), "Ops.Matmul: ", "[2, 3]", "must be");
      Fails(Status.ErrorDType, () => Ops.Embedding(a, a));
      Fails(Status.ErrorInvalidArgument, () => Precision.Of("bf16-mixd"), "bf16-mixed");
      Fails(Status.ErrorInvalidArgument, () => context.OpFromName("matmull"));
      Same((int)Status.ErrorUnsupported, Throws<MptException>(
          () => context.OpSupports(context.OpFromName("matmul"), DType.F8E4M3)).Code);
      Same("b", Throws<ArgumentNullException>(() => a.Matmul(null)).ParamName);
      Same("x", Throws<ArgumentNullException>(() => Ops.Exp(null)).ParamName);
      Throws<ArgumentNullException>(() => new Params(null));
      Throws<ArgumentNullException>(() => new Optimizer(null));
    }

    [Test]
    public void GeneratorsRepeat() {
      context.SetSeed(3);
      float[] first = context.Normal(DType.F32, new long[] {50}, 0, 1).ToArray<float>();
      (long seed, long draws) = context.GetGenerator();
      float[] second = context.Normal(DType.F32, new long[] {50}, 0, 1).ToArray<float>();
      context.SetGenerator(seed, draws);
      Same(second, context.Normal(DType.F32, new long[] {50}, 0, 1).ToArray<float>());
      context.SetSeed(3);
      Same(first, context.Normal(DType.F32, new long[] {50}, 0, 1).ToArray<float>());
      True(!first.SequenceEqual(second));
    }

    [Test]
    public void TextsAreUnicode() {
      Tensor t = Vector(1);
      t.Name = "Gewicht \u00fc \u91cd\u307f \ud83d\ude00";
      Same("Gewicht \u00fc \u91cd\u307f \ud83d\ude00", t.Name);
    }
  }
}
