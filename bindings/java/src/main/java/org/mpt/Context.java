// Context: the owner of tensors, modes and memory.
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

/** The owner of tensors, modes (autocast, grad mode), a random number generator and memory.
 *
 * <pre>{@code
 * try (Context context = Context.builder().threads(-1).seed(1).open()) {
 *   Tensor x = context.tensor(new float[] {1, 2, 3, 4}, 2, 2);
 *   System.out.println(x.matmul(x));
 * }
 * }</pre>
 *
 * <p>Several threads may use a context: its calls are serialized. While one thread is inside a
 * mode, a scope or a recording, an operation of another one is {@code ERROR_STATE}. */
public final class Context extends ContextCalls {
  /** Serializes the calls on the context. */
  final Object lock = new Object();

  /** Number of open scopes. A tensor that is created while it is above 0 belongs to the innermost
   * scope. */
  int scopes;

  private Thread owner; // the thread inside modes, scopes and a recording
  private int blocks; // their number

  /** The objects of this context that are not closed. */
  final OpenObjects openObjects;

  private static final Cleaner CLEANER = Cleaner.create();

  private final List<Long> adopted;
  private final Cleaner.Cleanable cleanup;
  private final boolean isOnCpu;

  /** The cleanup of a context that was closed or collected. */
  private record Cleanup(long handle, OpenObjects openObjects, List<Long> adopted, long host) implements Runnable {
    @Override
    public void run() {
      openObjects.freeAll();
      Native.mpt_context_release(handle);
      if (host != 0) Jni.endHost(host);
      synchronized (adopted) {
        adopted.forEach(Callbacks::done);
      }
    }
  }

  private Context(long handle, List<Long> adopted, long host, boolean isOnCpu) {
    super(null, handle, h -> {});
    this.isOnCpu = isOnCpu;
    this.adopted = adopted;
    openObjects = new OpenObjects(handle);
    cleanup = CLEANER.register(this, new Cleanup(handle, openObjects, adopted, host));
  }

  /** Registers an action that runs after an object that is no handle was collected. */
  static void whenCollected(Object object, Runnable action) {
    CLEANER.register(object, action);
  }

  /** Creates a context on one thread with the default settings. */
  public static Context create() {
    return builder().open();
  }

  /** Returns a builder with the default settings. */
  public static Builder builder() {
    return new Builder();
  }

  /** The struct mpt_hooks: the services of the program that the context uses. */
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

  /** The struct mpt_device_module: the module of a device. */
  private static final class DeviceModule extends Struct {
    private static final Layout LAYOUT = Layout.of("mpt_device_module");

    DeviceModule(String path) {
      super(LAYOUT, "device_module");
      put(LAYOUT.field("path"), path);
    }
  }

  /** The settings of a new context. */
  public static final class Builder {
    private final ContextDesc desc = new ContextDesc();
    private BiConsumer<LogLevel, String> log;
    private Executor executor;
    private String deviceModule;
    private long alloc;
    private long free;
    private long user;

    private Builder() {}

    /** Sets the number of threads that work, including the calling one. 0 (default) or 1: the
     * calling thread alone; -1: one per core. */
    public Builder threads(int threads) {
      desc.ownThreads(threads);
      return this;
    }

    /** Sets the seed of the random number generator. Default: 0. */
    public Builder seed(long seed) {
      desc.seed(seed);
      return this;
    }

    /** Sets the device that stores the data and computes. Default: the CPU. A call returns when its
     * work is queued on the device; work that fails later is reported by the next call. */
    public Builder device(Device device, int index) {
      desc.device(device).deviceIndex(index);
      return this;
    }

    /** Sets the device by a text: "cpu", "vulkan", "vulkan:1", or "vulkan:NVIDIA" for the first one
     * whose name contains this or whose UUID this is. */
    public Builder device(String name) {
      Mpt.DeviceFromNameEntry found = Mpt.deviceFromName(name);
      return device(found.device(), found.index());
    }

    /** Sets the path of the library that computes on the device, which {@link Device#MODULE}
     * needs. */
    public Builder deviceModule(String path) {
      deviceModule = path;
      return this;
    }

    /** Sets the path of the library that computes on the device, which {@link Device#MODULE}
     * needs. */
    public Builder deviceModule(java.nio.file.Path path) {
      return deviceModule(path.toString());
    }

    /** Sets the limit of the arena in bytes. 0 (default): no limit. */
    public Builder memoryLimit(long bytes) {
      desc.memoryLimit(bytes);
      return this;
    }

    /** Sets the limit of cached casts in bytes. 0 (default): no limit. */
    public Builder castCacheLimit(long bytes) {
      desc.castCacheLimit(bytes);
      return this;
    }

    /** Sets the flags of the context, such as checks of every result or plain reference kernels.
     * Default: none. */
    public Builder flags(ContextFlag... flags) {
      int all = 0;
      for (ContextFlag f : flags) all |= f.number();
      desc.flags(all);
      return this;
    }

    /** Sets the function that receives the library's messages. Without one they are dropped. */
    public Builder log(BiConsumer<LogLevel, String> log) {
      this.log = log;
      return this;
    }

    /** Sets the executor that runs the work of all {@link #threads} except the calling one. The
     * calling thread also runs the pieces that the executor has not begun. Without an executor the
     * library uses threads of its own, which cost less to wake. The results are bitwise equal. */
    public Builder executor(Executor executor) {
      this.executor = executor;
      return this;
    }

    /** Sets the allocator of the context's memory, which the context requests in large blocks.
     * {@code alloc} and {@code free} are addresses of native functions, which a library loaded by
     * JNI, LWJGL or (from Java 22 on) a {@code Linker} provides:
     *
     * <pre>{@code
     * void *alloc(void *user, size_t size, size_t align);
     * void free(void *user, void *memory, size_t size, size_t align);
     * }</pre>
     *
     * <p>Both receive {@code user} as first argument. {@code alloc} returns memory of the
     * requested alignment, or NULL: the call that needed the memory then fails with {@code
     * ERROR_OUT_OF_MEMORY} and has changed nothing. {@code free} receives the memory back. If
     * {@link Tensor#buffer} has exposed a part of a block, the block is freed after the buffer was
     * collected, which may be after the end of the context and on another thread. The functions
     * must remain valid until then. They must not use the context. {@link #log} and {@link
     * #executor} may be set as well. */
    public Builder allocator(long alloc, long free, long user) {
      if (alloc == 0 || free == 0) {
        throw new IllegalArgumentException("an allocator needs both alloc and free; the address of "
            + (alloc == 0 ? "alloc" : "free") + " is 0");
      }
      this.alloc = alloc;
      this.free = free;
      this.user = user;
      return this;
    }

    /** Creates the context. */
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
      DeviceModule module = deviceModule == null ? null : new DeviceModule(deviceModule);
      Jni.chain(desc.address(), Struct.of(module));
      try {
        return new Context(Native.mpt_context_create(desc.address()), adopted, home, desc.device() == Device.CPU);
      } catch (MptException e) {
        if (home != 0) Jni.endHost(home);
        adopted.forEach(Callbacks::done);
        throw e;
      } finally {
        Reference.reachabilityFence(hooks);
        Reference.reachabilityFence(module);
        Reference.reachabilityFence(desc);
      }
    }
  }

  static Context wrap(Context context, long handle) {
    throw new IllegalStateException("no call returns a new context");
  }

  /** Keeps the functions of a descriptor until the context ends. */
  void adopt(Struct desc) {
    synchronized (adopted) {
      for (long id : desc.callbacks()) if (!adopted.contains(id)) adopted.add(id);
    }
  }

  /** Ends the context. All objects that were created from it become invalid. */
  @Override
  public void close() {
    synchronized (lock) {
      try {
        Native.mpt_context_shutdown(handle());
      } catch (MptException e) {
        if (e.status() == Status.ERROR_STATE) throw e; // close() was called in a callback
        return; // the context is closed already
      }
      super.close();
      cleanup.clean();
    }
  }

  // ---- scopes and modes ----

  /** Throws an exception if another thread is inside a mode, which would apply to the call. The
   * caller holds the lock. */
  void needNoOther() {
    if (blocks > 0 && owner != Thread.currentThread()) {
      throw new MptException(Status.ERROR_STATE, "the thread " + owner.getName()
          + " is inside a mode, a scope or a recording of this context, which would apply to the thread "
          + Thread.currentThread().getName() + " too: use a context of its own here, or wait for the end");
    }
  }

  /** Begins and ends a mode, a scope or a recording of this thread, with the lock held. */
  void begun() {
    owner = Thread.currentThread();
    ++blocks;
  }

  void ended() {
    if (--blocks == 0) owner = null;
  }

  /** Opens a scope, which frees the tensors that are created while it is open when it closes. */
  public Scope scope() {
    synchronized (lock) {
      needNoOther();
      Native.mpt_scope_push(handle());
      begun();
      ++scopes;
      return new Scope(this);
    }
  }

  private Mode grad(GradMode mode) {
    synchronized (lock) {
      needNoOther();
      Native.mpt_grad_mode_push(handle(), mode.number());
      return new Mode(this, Native::mpt_grad_mode_pop);
    }
  }

  /** Switches recording for a backward off until the returned mode is closed. */
  public Mode noGrad() {
    return grad(GradMode.DISABLED);
  }

  /** Switches to inference mode until the returned mode is closed: nothing is recorded, and results
   * can never take part in recording later. */
  public Mode inference() {
    return grad(GradMode.INFERENCE);
  }

  /** Switches recording on until the returned mode is closed, for use inside the other grad
   * modes. */
  public Mode enableGrad() {
    return grad(GradMode.ENABLED);
  }

  /** Opens an autocast scope with options; closing the returned mode ends it. */
  public Mode autocast(AutocastDesc desc) {
    synchronized (lock) {
      needNoOther();
      try {
        Native.mpt_autocast_push(handle(), Struct.of(desc));
        return new Mode(this, Native::mpt_autocast_pop);
      } finally {
        Reference.reachabilityFence(desc);
      }
    }
  }

  /** Opens an autocast scope with the dtype BF16 or F16; closing the returned mode ends it. */
  public Mode autocast(DType dtype) {
    return autocast(new AutocastDesc().dtype(dtype));
  }

  // ---- data ----

  private static long[] shapeOf(long[] shape, int length) {
    long[] s = shape.length == 0 ? new long[] {length} : shape;
    if (Shapes.count(s) != length) {
      throw new MptException(Status.ERROR_SHAPE, "got " + length + " elements; the shape "
          + java.util.Arrays.toString(s) + " has " + Shapes.count(s));
    }
    return s;
  }

  private Tensor filled(DType dtype, long[] shape, int length, java.util.function.Consumer<ByteBuffer> fill) {
    Tensor t = empty(dtype, shapeOf(shape, length));
    if (length == 0) return t;
    long bytes = (long) length * dtype.size();
    if (isOnCpu) {
      fill.accept(t.memory(bytes));
    } else {
      ByteBuffer copy = Jni.direct(bytes);
      fill.accept(copy);
      t.write(dtype, copy.rewind());
    }
    return t;
  }

  /** Creates an f32 tensor with a copy of row-major data. Without a shape it is a vector. */
  public Tensor tensor(float[] data, long... shape) {
    return filled(DType.F32, shape, data.length, b -> b.asFloatBuffer().put(data));
  }

  /** Creates an f64 tensor with a copy of row-major data. Without a shape it is a vector. */
  public Tensor tensor(double[] data, long... shape) {
    return filled(DType.F64, shape, data.length, b -> b.asDoubleBuffer().put(data));
  }

  /** Creates an i32 tensor with a copy of row-major data. Without a shape it is a vector. */
  public Tensor tensor(int[] data, long... shape) {
    return filled(DType.I32, shape, data.length, b -> b.asIntBuffer().put(data));
  }

  /** Creates an i64 tensor with a copy of row-major data. Without a shape it is a vector. */
  public Tensor tensor(long[] data, long... shape) {
    return filled(DType.I64, shape, data.length, b -> b.asLongBuffer().put(data));
  }

  /** Creates a bool tensor with a copy of row-major data. Without a shape it is a vector. */
  public Tensor tensor(boolean[] data, long... shape) {
    return filled(DType.BOOL, shape, data.length, b -> {
      for (boolean v : data) b.put((byte) (v ? 1 : 0));
    });
  }

  /** Creates a tensor of a 16-bit dtype (F16, BF16) from the bits of its elements, in row-major
   * order. Without a shape it is a vector. */
  public Tensor tensor(short[] bits, DType dtype, long... shape) {
    need(dtype, 2);
    return filled(dtype, shape, bits.length, b -> b.asShortBuffer().put(bits));
  }

  /** Creates a tensor of an 8-bit dtype (U8, I8, F8E4M3, F8E5M2, BOOL) from the bits of its
   * elements, in row-major order. Without a shape it is a vector. */
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

  /** Creates a tensor with a copy of the remaining bytes of a buffer, which may be direct or not.
   * Without a shape it is a vector. */
  public Tensor tensor(ByteBuffer data, DType dtype, long... shape) {
    int length = data.remaining() / dtype.size();
    if (data.remaining() % dtype.size() != 0) {
      throw new MptException(Status.ERROR_INVALID_ARGUMENT,
          data.remaining() + " bytes are not a multiple of the " + dtype.size() + " bytes of " + dtype);
    }
    return filled(dtype, shape, length, b -> b.put(data.duplicate()));
  }

  /** Creates an f32 tensor without dims that holds one value. */
  public Tensor scalar(double value) {
    return full(DType.F32, new long[0], value);
  }

  /** Creates a tensor on the remaining bytes of a direct buffer, without a copy. The library keeps
   * the buffer as long as it needs the memory. The buffer must have the native byte order and be
   * writable; otherwise the call throws IllegalArgumentException. */
  public Tensor wrap(ByteBuffer direct, DType dtype, long... shape) {
    return wrapStrided(direct, dtype, shape, Shapes.rowMajor(shape));
  }

  /** Creates a tensor with strides on the remaining bytes of a direct buffer, without a copy. A
   * stride is the distance of two elements along a dim, in elements. The library keeps the buffer
   * as long as it needs the memory. The buffer must have the native byte order and be writable;
   * otherwise the call throws IllegalArgumentException. */
  public Tensor wrapStrided(ByteBuffer direct, DType dtype, long[] shape, long[] strides) {
    if (direct.order() != ByteOrder.nativeOrder() && dtype.size() > 1) {
      throw new IllegalArgumentException("the buffer's order is " + direct.order()
          + "; set it with order(ByteOrder.nativeOrder()) and write again");
    }
    if (direct.isReadOnly()) throw new IllegalArgumentException("the buffer is read-only; a tensor needs writable memory");
    if (shape.length != strides.length) {
      throw new IllegalArgumentException("got " + shape.length + " extents and " + strides.length + " strides; expected one for each");
    }
    long[] both = new long[2 * shape.length];
    System.arraycopy(shape, 0, both, 0, shape.length);
    System.arraycopy(strides, 0, both, shape.length, shape.length);
    Object keep = direct;
    long address = Jni.address(direct);
    synchronized (lock) {
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

  // ---- functions of the program ----

  /** Runs a function without keeping the values that its backward needs. The backward runs the
   * function again to compute them. {@code results} is the number of tensors that the function
   * returns. */
  public Tensor[] checkpoint(ForwardFunction forward, Tensor[] inputs, int results) {
    long[] out = new long[results];
    synchronized (lock) {
      needNoOther();
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

  /** Runs a function with one result without keeping the values that its backward needs. The
   * backward runs the function again to compute them. */
  public Tensor checkpoint(ForwardFunction forward, Tensor... inputs) {
    return checkpoint(forward, inputs, 1)[0];
  }

  /** Runs a function and records the work of its calls, such as a training step. A replay runs that
   * work again without the calls and gives the same bits:
   *
   * <pre>{@code
   * step();                                            // the first step makes states
   * Recording recording = context.record(this::step);
   * while (next(batch)) {
   *   x.write(batch);                                  // x: the input of step()
   *   recording.replay();
   * }
   * }</pre>
   *
   * <p>A replay reads and writes the tensors of the recorded calls: {@code x.write} puts a new
   * batch into an input, and the loss holds the loss of the last replay. The memory belongs to the
   * recording until it is closed. Learning rates, schedules and the scale of the loss are those of
   * the replay, and random numbers go on. Shapes, numbers given to operations, and what Java
   * computes between the calls are those of the recording.
   *
   * <p>An exception of the function drops the recording. Operations, backwards, Stepper.backward
   * and Stepper.step are recorded. Other work fails with {@code ERROR_STATE}, such as reads of
   * elements, writes by Java, Scaler.step, Optimizer.step, custom operations, and the first step of
   * an optimizer. Errors: ERROR_STATE (a recording is being made; a tensor has a gradient; a trace,
   * statistics or a check of values is on; a replay is in progress). */
  public Recording record(Runnable calls) {
    synchronized (lock) {
      needNoOther();
      Native.mpt_record_begin(handle());
      begun();
    }
    boolean done = false;
    try {
      calls.run();
      done = true;
    } finally {
      if (!done) dropRecording();
    }
    synchronized (lock) {
      ended();
      return Recording.wrap(this, Native.mpt_record_end(handle()));
    }
  }

  private void dropRecording() {
    synchronized (lock) {
      ended();
      try {
        Native.mpt_recording_release(Native.mpt_record_end(handle()));
      } catch (MptException e) {
        // A backward has left gradients, or the context was closed: nothing is being recorded.
      }
    }
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

  /** Runs a custom operation by the number that {@link #register} returned. {@code count} is its
   * number of results. */
  public Tensor[] opCall(int op, Tensor[] in, int count) {
    long[] made = new long[count];
    synchronized (lock) {
      needNoOther();
      try {
        Native.mpt_op_call(handle(), op, Handle.of(in), made);
        return Tensor.wrap(this, made);
      } finally {
        Reference.reachabilityFence(this);
        Reference.reachabilityFence(in);
      }
    }
  }

  /** Registers a custom operation and returns its number for {@link #opCall}. {@code inputs} and
   * {@code outputs} are the numbers of tensors, and {@code cast} is the autocast class. Without a
   * {@code backward} (null) the operation is not differentiable. */
  public int register(String name, int inputs, int outputs, CastClass cast, ForwardFunction forward,
      BackwardFunction backward) {
    CustomOp desc = new CustomOp(name, inputs, outputs, cast, new Callbacks.Custom(forward, backward));
    Callbacks.bind(desc.callbacks().get(0), this);
    synchronized (lock) {
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
