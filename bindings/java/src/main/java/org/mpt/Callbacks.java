// Callbacks: the functions that the library calls, by id.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;

/** The functions that the library calls, by id. The native part calls the methods of this class;
 * none of them throws. */
final class Callbacks {
  private static final int FAILED = Status.ERROR_CALLBACK.number();
  private static final Map<Long, Entry> ENTRIES = new ConcurrentHashMap<>();
  private static final AtomicLong LATEST = new AtomicLong();
  private static final ThreadLocal<Throwable> PENDING = new ThreadLocal<>();

  /** A function and its context. The reference is weak, because the call that runs a callback keeps
   * the context. */
  private record Entry(WeakReference<Context> context, Object function) {}

  /** The functions of a custom operation. */
  record Custom(ForwardFunction forward, BackwardFunction backward) {}

  /** The log function and the executor of a context; null means none. */
  record Host(BiConsumer<LogLevel, String> log, Executor executor, int workers) {}

  private Callbacks() {}

  static long put(Context context, Object function) {
    if (function == null) throw new NullPointerException("the function is null");
    long id = LATEST.incrementAndGet();
    ENTRIES.put(id, new Entry(new WeakReference<>(context), function));
    return id;
  }

  /** Sets the context of a function. */
  static void bind(long id, Context context) {
    ENTRIES.computeIfPresent(id, (i, e) -> new Entry(new WeakReference<>(context), e.function));
  }

  static int count() {
    return ENTRIES.size();
  }

  /** Returns and clears the exception that the latest callback on this thread threw, or null. */
  static Throwable takePending() {
    Throwable t = PENDING.get();
    if (t != null) PENDING.remove();
    return t;
  }

  private static int failed(Throwable t) {
    PENDING.set(t);
    return FAILED;
  }

  private static Tensor[] borrowed(Context context, long[] handles) {
    Tensor[] out = new Tensor[handles.length];
    for (int i = 0; i < out.length; ++i) out[i] = borrowed(context, handles[i]);
    return out;
  }

  private static Tensor borrowed(Context context, long handle) {
    return handle == 0 ? null : Tensor.wrap(context, Native.mpt_tensor_retain(handle));
  }

  /** Closes the tensors that a callback received, because they belong to no scope. */
  private static void end(Tensor... lent) {
    for (Tensor t : lent) if (t != null) t.close();
  }

  /** Stores the results of a callback as handles that the library owns. */
  private static void give(Tensor[] results, long[] out, boolean mayBeNull) {
    int got = results == null ? 0 : results.length;
    if (got != out.length) {
      throw new IllegalArgumentException("the function returned " + got + " results, expected " + out.length);
    }
    for (Tensor t : results) {
      if (t == null && !mayBeNull) throw new NullPointerException("a result is null, expected a Tensor");
      if (t != null) t.handle();
    }
    for (int i = 0; i < out.length; ++i) {
      out[i] = results[i] == null ? 0 : Native.mpt_tensor_retain(results[i].handle());
    }
  }

  static int forward(long id, long[] in, long[] out) {
    try {
      Entry e = ENTRIES.get(id);
      Object f = e.function;
      ForwardFunction forward = f instanceof Custom c ? c.forward : (ForwardFunction) f;
      Tensor[] inputs = borrowed(e.context.get(), in);
      try {
        give(forward.apply(inputs), out, false);
      } finally {
        end(inputs);
      }
      return 0;
    } catch (Throwable t) {
      return failed(t);
    }
  }

  static int closure(long id, long[] loss) {
    try {
      give(new Tensor[] {((LossFunction) ENTRIES.get(id).function).evaluate()}, loss, false);
      return 0;
    } catch (Throwable t) {
      return failed(t);
    }
  }

  static int backward(long id, long[] in, long[] out, long[] gradOut, long[] gradIn) {
    try {
      Entry e = ENTRIES.get(id);
      Context c = e.context.get();
      BackwardFunction f = ((Custom) e.function).backward;
      Tensor[] inputs = borrowed(c, in);
      Tensor[] outputs = borrowed(c, out);
      Tensor[] grads = borrowed(c, gradOut);
      try {
        give(f.apply(inputs, outputs, grads), gradIn, true);
      } finally {
        end(inputs);
        end(outputs);
        end(grads);
      }
      return 0;
    } catch (Throwable t) {
      return failed(t);
    }
  }

  /** Runs a gradient hook. If it returns a tensor, grad[0] becomes a handle that the library
   * owns. */
  static int gradHook(long id, long[] grad) {
    try {
      Entry e = ENTRIES.get(id);
      Tensor seen = borrowed(e.context.get(), grad[0]);
      try {
        Tensor made = ((GradHook) e.function).apply(seen);
        if (made != null && made != seen) give(new Tensor[] {made}, grad, false);
      } finally {
        end(seen);
      }
      return 0;
    } catch (Throwable t) {
      return failed(t);
    }
  }

  static int postHook(long id, long leaf) {
    try {
      Entry e = ENTRIES.get(id);
      Tensor seen = borrowed(e.context.get(), leaf);
      try {
        ((PostHook) e.function).accept(seen);
      } finally {
        end(seen);
      }
      return 0;
    } catch (Throwable t) {
      return failed(t);
    }
  }

  /** Returns the factor of a learning rate; after an exception NaN, which the optimizer rejects. */
  static double factor(long id, long step) {
    try {
      return ((LrFunction) ENTRIES.get(id).function).factor(step);
    } catch (Throwable t) {
      failed(t);
      return Double.NaN;
    }
  }

  /** Runs a job in pieces. Returns false if nothing has run. */
  static boolean parallelFor(long id, long job, long most) {
    Pieces pieces;
    Executor executor;
    try {
      Host host = (Host) ENTRIES.get(id).function;
      executor = host.executor;
      pieces = new Pieces(job, (int) Math.min(most, host.workers));
    } catch (Throwable t) {
      return false;
    }
    pieces.run(executor);
    return true;
  }

  /** Passes an exception that no caller can receive to the thread's handler of uncaught
   * exceptions. */
  static void report(Throwable t) {
    Thread.currentThread().getUncaughtExceptionHandler().uncaughtException(Thread.currentThread(), t);
  }

  static void done(long id) {
    Entry e = ENTRIES.remove(id);
    if (e != null && e.function instanceof Runnable r) {
      try {
        r.run();
      } catch (Throwable t) {
        report(t);
      }
    }
  }

  static void log(long id, int level, byte[] text) {
    Entry e = ENTRIES.get(id);
    if (e == null) return;
    try {
      ((Host) e.function).log.accept(LogLevel.of(level), new String(text, StandardCharsets.UTF_8));
    } catch (Throwable t) { // the call that logs continues
      report(t);
    }
  }
}
