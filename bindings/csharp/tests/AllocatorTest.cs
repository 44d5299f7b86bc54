// Tests of allocators: native functions that provide a context's memory.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Linq;
using System.Runtime.InteropServices;
using System.Threading;
using Mpt;

namespace Tests {
  public class AllocatorTest : Fixture {
    /// <summary>Marks a function that native code calls, for programs that are translated before
    /// they run. The name is known to such compilers.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    private sealed class MonoPInvokeCallbackAttribute : Attribute {
      public MonoPInvokeCallbackAttribute(Type type) {
        Type = type;
      }

      public Type Type { get; }
    }

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate IntPtr AllocFunction(IntPtr user, UIntPtr size, UIntPtr align);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate void FreeFunction(IntPtr user, IntPtr memory, UIntPtr size, UIntPtr align);

    private static readonly AllocFunction AllocKept = Alloc;
    private static readonly FreeFunction FreeKept = Free;

    private readonly ConcurrentDictionary<long, IntPtr> blocks = new ConcurrentDictionary<long, IntPtr>();
    private GCHandle self;
    private long bytes;
    private long most = 1 << 30;
    private int wrong;

    public AllocatorTest() {
      self = GCHandle.Alloc(this);
    }

    public override void Dispose() {
      base.Dispose();
      self.Free();
    }

    [MonoPInvokeCallback(typeof(AllocFunction))]
    private static IntPtr Alloc(IntPtr user, UIntPtr size, UIntPtr align) {
      var test = (AllocatorTest)GCHandle.FromIntPtr(user).Target;
      if (Interlocked.Add(ref test.bytes, (long)size) > test.most) {
        Interlocked.Add(ref test.bytes, -(long)size);
        return IntPtr.Zero;
      }
      IntPtr block = Marshal.AllocHGlobal((IntPtr)((long)size + (long)align));
      long at = ((long)block + (long)align - 1) / (long)align * (long)align;
      test.blocks[at] = block;
      return (IntPtr)at;
    }

    [MonoPInvokeCallback(typeof(FreeFunction))]
    private static void Free(IntPtr user, IntPtr memory, UIntPtr size, UIntPtr align) {
      var test = (AllocatorTest)GCHandle.FromIntPtr(user).Target;
      if (test.blocks.TryRemove((long)memory, out IntPtr block)) Marshal.FreeHGlobal(block);
      else ++test.wrong;
      Interlocked.Add(ref test.bytes, -(long)size);
    }

    private ContextDesc Desc() {
      var desc = new ContextDesc {Seed = 1};
      desc.SetAllocator(Marshal.GetFunctionPointerForDelegate(AllocKept),
          Marshal.GetFunctionPointerForDelegate(FreeKept), GCHandle.ToIntPtr(self));
      return desc;
    }

    private static double[] Work(Context c) {
      Tensor x = c.Normal(DType.F32, new long[] {300, 200}, 0, 1);
      x.RequiresGrad = true;
      x.Matmul(c.Normal(DType.F32, new long[] {200, 100}, 0, 1)).Square().Mean().Backward();
      return x.Grad.ToArray<double>();
    }

    private static double[] Expected() {
      using (var plain = new Context(new ContextDesc {Seed = 1})) return Work(plain);
    }

    [Test]
    public void MemoryIsTheHosts() {
      using (var c = new Context(Desc())) {
        SameBits(Expected(), Work(c));
        True(blocks.Count > 0 && bytes >= c.Memory.ArenaBytes);
      }
      Same(0, blocks.Count);
      Same(0, bytes);
      Same(0, wrong);
    }

    [Test]
    public void ItGoesWithALogAndAnExecutor() {
      int tasks = 0;
      int functions = Functions;
      ContextDesc desc = Desc();
      desc.OwnThreads = 3;
      desc.Log = (level, text) => { };
      desc.Executor = work => {
        Interlocked.Increment(ref tasks);
        new Thread(() => work()).Start();
      };
      using (var c = new Context(desc)) {
        SameBits(Expected(), Work(c));
        True(blocks.Count > 0 && tasks > 0);
        Same(functions + 1, Functions);
      }
      Same(0, blocks.Count);
      Same(functions, Functions);
    }

    [Test]
    public void NoMoreMemoryIsAnError() {
      most = 32 << 20;
      using (var c = new Context(Desc())) {
        Tensor small = c.Ones(DType.F32, 4);
        long live = c.Memory.LiveTensors;
        Fails(Status.ErrorOutOfMemory, () => c.Ones(DType.F32, 64 << 20));
        Same(live, c.Memory.LiveTensors);
        Same(4, small.Sum().Item());
      }
      Same(0, blocks.Count);
    }

    [Test]
    public void AnOwnerKeepsItsMemory() {
      IMemoryOwner<float> shown;
      using (var c = new Context(Desc())) shown = c.Full(DType.F32, new long[] {1000}, 3).Memory<float>();
      True(blocks.Count > 0);
      True(shown.Memory.Span.ToArray().All(v => v == 3));
      shown.Dispose();
      Same(0, blocks.Count);
      Same(0, wrong);
    }

    [Test]
    public void HalfAnAllocatorIsRefused() {
      var desc = new ContextDesc();
      True(Throws<ArgumentException>(() => desc.SetAllocator((IntPtr)1, IntPtr.Zero, IntPtr.Zero)).Message
          .Contains("the address of free is 0"));
      True(Throws<ArgumentException>(() => desc.SetAllocator(IntPtr.Zero, (IntPtr)1, IntPtr.Zero)).Message
          .Contains("the address of alloc is 0"));
      // A context that fails to open frees nothing twice.
      int functions = Functions;
      desc = Desc();
      desc.OwnThreads = -7;
      Fails(Status.ErrorInvalidArgument, () => new Context(desc), "-7");
      Same(0, blocks.Count);
      Same(functions, Functions);
    }
  }
}
