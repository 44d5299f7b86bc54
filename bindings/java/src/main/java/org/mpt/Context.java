// Contexts: where tensors, modes and memory live.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;

/** The home of tensors, modes and memory.
 *
 * <pre>{@code
 * try (Context context = Context.builder().threads(-1).seed(1).open()) {
 *   Tensor x = context.tensor(new float[] {1, 2, 3, 4}, 2, 2);
 *   System.out.println(x.matmul(x));
 * }
 * }</pre>
 *
 * Calls on it take turns, so that several threads may use it; its modes are shared by them. */
public final class Context extends ContextCalls {
  /** Held by the call that drives the context. */
  final Object turn = new Object();

  /** How many scopes are open: what is made then is theirs. */
  int scopes;

  /** What was made here and nobody closed. */
  final Leftovers leftovers;

  private static final Cleaner CLEANER = Cleaner.create();

  private final List<Long> adopted;
  private final Cleaner.Cleanable end;

  /** What is left of a context when it is gone. */
  private record End(long handle, Leftovers leftovers, List<Long> adopted, long host) implements Runnable {
    @Override
    public void run() {
      leftovers.drop();
      Native.mpt_context_release(handle);
      if (host != 0) Jni.endHost(host);
      synchronized (adopted) {
        adopted.forEach(Callbacks::done);
      }
    }
  }

  private Context(long handle, List<Long> adopted, long host) {
    super(null, handle, h -> {});
    this.adopted = adopted;
    leftovers = new Leftovers(handle);
    end = CLEANER.register(this, new End(handle, leftovers, adopted, host));
  }

  /** Runs something when an object that is no handle is gone. */
  static void whenGone(Object what, Runnable run) {
    CLEANER.register(what, run);
  }

  /** A context on one thread, with the defaults. */
  public static Context create() {
    return builder().open();
  }

  /** Settings for a context. */
  public static Builder builder() {
    return new Builder();
  }

  /** The host's services, as C has them. */
  private static final class Hooks extends Struct {
    private static final Layout LAYOUT = Layout.of("mpt_hooks");

    Hooks(Callbacks.Host functions, boolean allocator, long host) {
      super(LAYOUT, "hooks");
      if (functions.log() != null) put(LAYOUT.field("log"), Jni.function(3));
      if (functions.executor() != null) {
        put(LAYOUT.field("parallel_for"), Jni.function(4));
        put(LAYOUT.field("worker_count"), functions.workers());
      }
      if (allocator) {
        put(LAYOUT.field("alloc"), Jni.function(5));
        put(LAYOUT.field("free"), Jni.function(6));
      }
      put(LAYOUT.field("user"), host);
    }
  }

  /** A context's settings. */
  public static final class Builder {
    private final ContextDesc desc = new ContextDesc();
    private BiConsumer<LogLevel, String> log;
    private Executor executor;
    private long alloc;
    private long free;
    private long user;

    private Builder() {}

    /** Threads to use: 0 or 1 the caller's own, -1 one per core. */
    public Builder threads(int threads) {
      desc.ownThreads(threads);
      return this;
    }

    /** The generator's seed. */
    public Builder seed(long seed) {
      desc.seed(seed);
      return this;
    }

    /** Where the data lies. */
    public Builder device(Device device, int index) {
      desc.device(device).deviceIndex(index);
      return this;
    }

    /** Bytes of the arena at most; 0: no limit. */
    public Builder memoryLimit(long bytes) {
      desc.memoryLimit(bytes);
      return this;
    }

    /** Bytes of cached casts at most; 0: no limit. */
    public Builder castCacheLimit(long bytes) {
      desc.castCacheLimit(bytes);
      return this;
    }

    /** Switches checks on: every result, or plain reference kernels. */
    public Builder flags(ContextFlag... flags) {
      int all = 0;
      for (ContextFlag f : flags) all |= f.number();
      desc.flags(all);
      return this;
    }

    /** Gets the library's messages. */
    public Builder log(BiConsumer<LogLevel, String> log) {
      this.log = log;
      return this;
    }

    /** Whose threads the others of {@link #threads} are: the caller does a part of the work, and what the executor has
     * not begun by then. Without one they are the library's own, which cost less to wake. Results are the same bits. */
    public Builder executor(Executor executor) {
      this.executor = executor;
      return this;
    }

    /** Where the context's memory comes from, in large pieces: the addresses of native functions, as a library loaded
     * by JNI, LWJGL or (from Java 22 on) a {@code Linker} gives them,
     *
     * <pre>{@code
     * void *alloc(void *user, size_t size, size_t align);
     * void free(void *user, void *memory, size_t size, size_t align);
     * }</pre>
     *
     * and what both are given first. {@code alloc} gives memory of that alignment, or NULL: the call that needed it fails
     * with {@code ERROR_OUT_OF_MEMORY} then, and has changed nothing. {@code free} takes it back; a piece of which
     * {@link Tensor#buffer} has shown a part comes back when that buffer is gone, which may be after the context's end
     * and on another thread. The functions must stay until then. They go with {@link #log} and {@link #executor}, and
     * must not use the context. */
    public Builder allocator(long alloc, long free, long user) {
      if (alloc == 0 || free == 0) {
        throw new IllegalArgumentException("an allocator is two functions, alloc and free; the address of "
            + (alloc == 0 ? "alloc" : "free") + " is 0");
      }
      this.alloc = alloc;
      this.free = free;
      this.user = user;
      return this;
    }

    /** Makes the context. */
    public Context open() {
      List<Long> adopted = new ArrayList<>();
      Hooks hooks = null;
      long home = 0;
      if (log != null || executor != null || alloc != 0) {
        int threads = desc.ownThreads();
        int workers = threads == -1 ? Runtime.getRuntime().availableProcessors() : Math.max(threads, 1);
        Callbacks.Host host = new Callbacks.Host(log, executor, workers);
        long id = Callbacks.put(null, host);
        adopted.add(id);
        home = Jni.newHost(id, alloc, free, user);
        if (home == 0) {
          Callbacks.done(id);
          throw new OutOfMemoryError("no native memory for a context's hooks");
        }
        hooks = new Hooks(host, alloc != 0, home);
        desc.put(ContextDesc.HOOKS, hooks);
      }
      try {
        return new Context(Native.mpt_context_create(desc.address()), adopted, home);
      } catch (MptException e) {
        if (home != 0) Jni.endHost(home);
        adopted.forEach(Callbacks::done);
        throw e;
      } finally {
        Reference.reachabilityFence(hooks);
        Reference.reachabilityFence(desc);
      }
    }
  }

  static Context wrap(Context context, long handle) {
    throw new IllegalStateException("no call makes a context");
  }

  /** Keeps a descriptor's functions as long as the context. */
  void adopt(Struct desc) {
    synchronized (adopted) {
      for (long id : desc.callbacks()) if (!adopted.contains(id)) adopted.add(id);
    }
  }

  /** Ends the context now: everything made from it becomes stale. */
  @Override
  public void close() {
    synchronized (turn) {
      try {
        Native.mpt_context_shutdown(handle());
      } catch (MptException e) {
        if (e.status() == Status.ERROR_STATE) throw e; // in a callback
        return; // closed before
      }
      super.close();
      end.clean();
    }
  }

  // ---- scopes and modes ----

  /** Every tensor made from now on is given back when the scope closes. */
  public Scope scope() {
    synchronized (turn) {
      Native.mpt_scope_push(handle());
      ++scopes;
      return new Scope(this);
    }
  }

  private Mode grad(GradMode mode) {
    synchronized (turn) {
      Native.mpt_grad_mode_push(handle(), mode.number());
      return new Mode(this, Native::mpt_grad_mode_pop);
    }
  }

  /** Nothing is recorded until it is closed. */
  public Mode noGrad() {
    return grad(GradMode.DISABLED);
  }

  /** Nothing is recorded until it is closed, and results can never take part in recording. */
  public Mode inference() {
    return grad(GradMode.INFERENCE);
  }

  /** Recording again, inside the others. */
  public Mode enableGrad() {
    return grad(GradMode.ENABLED);
  }

  /** Opens an autocast scope. */
  public Mode autocast(AutocastDesc desc) {
    synchronized (turn) {
      try {
        Native.mpt_autocast_push(handle(), Struct.of(desc));
        return new Mode(this, Native::mpt_autocast_pop);
      } finally {
        Reference.reachabilityFence(desc);
      }
    }
  }

  /** Opens an autocast scope in BF16 or F16. */
  public Mode autocast(DType dtype) {
    return autocast(new AutocastDesc().dtype(dtype));
  }

  // ---- data ----

  private static long[] shapeOf(long[] shape, int length) {
    long[] s = shape.length == 0 ? new long[] {length} : shape;
    if (Shapes.count(s) != length) {
      throw new MptException(Status.ERROR_SHAPE, length + " elements given; the shape "
          + java.util.Arrays.toString(s) + " has " + Shapes.count(s));
    }
    return s;
  }

  private Tensor filled(DType dtype, long[] shape, int length, java.util.function.Consumer<ByteBuffer> fill) {
    Tensor t = empty(dtype, shapeOf(shape, length));
    if (length > 0) fill.accept(t.memory((long) length * dtype.size()));
    return t;
  }

  /** A tensor of f32 with a copy of the data, row-major; without a shape, a vector. */
  public Tensor tensor(float[] data, long... shape) {
    return filled(DType.F32, shape, data.length, b -> b.asFloatBuffer().put(data));
  }

  /** A tensor of f64. */
  public Tensor tensor(double[] data, long... shape) {
    return filled(DType.F64, shape, data.length, b -> b.asDoubleBuffer().put(data));
  }

  /** A tensor of i32. */
  public Tensor tensor(int[] data, long... shape) {
    return filled(DType.I32, shape, data.length, b -> b.asIntBuffer().put(data));
  }

  /** A tensor of i64. */
  public Tensor tensor(long[] data, long... shape) {
    return filled(DType.I64, shape, data.length, b -> b.asLongBuffer().put(data));
  }

  /** A tensor of bool. */
  public Tensor tensor(boolean[] data, long... shape) {
    return filled(DType.BOOL, shape, data.length, b -> {
      for (boolean v : data) b.put((byte) (v ? 1 : 0));
    });
  }

  /** A tensor of a 16-bit dtype (F16, BF16) by its bits. */
  public Tensor tensor(short[] bits, DType dtype, long... shape) {
    need(dtype, 2);
    return filled(dtype, shape, bits.length, b -> b.asShortBuffer().put(bits));
  }

  /** A tensor of an 8-bit dtype (U8, I8, F8E4M3, F8E5M2, BOOL) by its bits. */
  public Tensor tensor(byte[] bits, DType dtype, long... shape) {
    need(dtype, 1);
    return filled(dtype, shape, bits.length, b -> b.put(bits));
  }

  static void need(DType dtype, int size) {
    if (dtype.size() != size) {
      throw new MptException(Status.ERROR_DTYPE, dtype + " has " + dtype.size() + " bytes, the array's elements "
          + size);
    }
  }

  /** A tensor with a copy of a buffer's rest, of any kind of buffer. */
  public Tensor tensor(ByteBuffer data, DType dtype, long... shape) {
    int length = data.remaining() / dtype.size();
    if (data.remaining() % dtype.size() != 0) {
      throw new MptException(Status.ERROR_INVALID_ARGUMENT,
          data.remaining() + " bytes are no whole number of " + dtype + ", which has " + dtype.size());
    }
    return filled(dtype, shape, length, b -> b.put(data.duplicate()));
  }

  /** A single value of f32. */
  public Tensor scalar(double value) {
    return full(DType.F32, new long[0], value);
  }

  /** A tensor on a direct buffer's rest, without a copy: the buffer is kept as long as the library needs it. Its order
   * must be the machine's. */
  public Tensor wrap(ByteBuffer direct, DType dtype, long... shape) {
    return wrapStrided(direct, dtype, shape, Shapes.rowMajor(shape));
  }

  /** The same, with a distance in elements for every dim. */
  public Tensor wrapStrided(ByteBuffer direct, DType dtype, long[] shape, long[] strides) {
    if (direct.order() != ByteOrder.nativeOrder() && dtype.size() > 1) {
      throw new IllegalArgumentException("the buffer's order is " + direct.order()
          + "; set it with order(ByteOrder.nativeOrder()) and write again");
    }
    if (direct.isReadOnly()) throw new IllegalArgumentException("the buffer is read-only; tensors can be written");
    if (shape.length != strides.length) {
      throw new IllegalArgumentException(shape.length + " extents and " + strides.length + " strides");
    }
    long[] both = new long[2 * shape.length];
    System.arraycopy(shape, 0, both, 0, shape.length);
    System.arraycopy(strides, 0, both, shape.length, shape.length);
    Object keep = direct;
    long address = Jni.address(direct);
    synchronized (turn) {
      long id = Callbacks.put(this, (Runnable) () -> Reference.reachabilityFence(keep));
      boolean made = false;
      try {
        long handle = Native.mpt_tensor_from_memory(handle(), dtype.number(), both, address, direct.remaining(), id);
        made = true;
        return Tensor.wrap(this, handle);
      } finally {
        if (!made) Callbacks.done(id);
      }
    }
  }

  // ---- functions of the host's ----

  /** Runs a function without keeping what its backward needs, and again when the backward comes. */
  public Tensor[] checkpoint(ForwardFunction forward, Tensor[] inputs, int results) {
    long[] out = new long[results];
    synchronized (turn) {
      long id = Callbacks.put(this, forward);
      boolean made = false;
      try {
        Native.mpt_recompute(handle(), id, Handle.of(inputs), out);
        made = true;
        return Tensor.wrap(this, out);
      } finally {
        if (!made) Callbacks.done(id);
        Reference.reachabilityFence(inputs);
      }
    }
  }

  /** The same with one result. */
  public Tensor checkpoint(ForwardFunction forward, Tensor... inputs) {
    return checkpoint(forward, inputs, 1)[0];
  }

  private static final class CustomOp extends Struct {
    private static final Layout LAYOUT = Layout.of("mpt_custom_op_desc");

    CustomOp(String name, int inputs, int outputs, CastClass cast, Callbacks.Custom functions) {
      super(LAYOUT, "custom_op_desc");
      put(LAYOUT.field("in_count"), inputs);
      put(LAYOUT.field("out_count"), outputs);
      put(LAYOUT.field("cast_class"), cast.number());
      put(LAYOUT.field("name"), name);
      long id = Callbacks.put(null, functions);
      put(LAYOUT.field("forward"), Jni.function(0));
      if (functions.backward() != null) put(LAYOUT.field("backward"), Jni.function(1));
      callback(LAYOUT.field("user"), id);
    }
  }

  /** Runs an operation of the host's by its number: {@code count} results. */
  public Tensor[] opCall(int op, Tensor[] in, int count) {
    long[] made = new long[count];
    synchronized (turn) {
      try {
        Native.mpt_op_call(handle(), op, Handle.of(in), made);
        return Tensor.wrap(this, made);
      } finally {
        Reference.reachabilityFence(this);
        Reference.reachabilityFence(in);
      }
    }
  }

  /** Makes an operation of the host's, to run by {@link #opCall}: its number. {@code backward} null: not
   * differentiable. */
  public int register(String name, int inputs, int outputs, CastClass cast, ForwardFunction forward,
      BackwardFunction backward) {
    CustomOp desc = new CustomOp(name, inputs, outputs, cast, new Callbacks.Custom(forward, backward));
    Callbacks.bind(desc.callbacks().get(0), this);
    synchronized (turn) {
      boolean made = false;
      try {
        int op = (int) Native.mpt_op_register(handle(), desc.address());
        made = true;
        adopt(desc);
        return op;
      } finally {
        if (!made) desc.callbacks().forEach(Callbacks::done);
        Reference.reachabilityFence(desc);
      }
    }
  }
}
