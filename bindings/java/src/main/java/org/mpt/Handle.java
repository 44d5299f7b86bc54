// Handle: the base class of native objects, with their release.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.LongConsumer;

/** The base class of native objects. {@link #close} frees an object, and a {@link Scope} frees its
 * tensors when it closes. An object that the garbage collector finds is freed by one of the next
 * calls that create objects. The use of a closed object fails with {@code ERROR_INVALID_HANDLE}.
 *
 * <p>Any thread may make calls; the calls on one context are serialized. */
public abstract class Handle implements AutoCloseable {
  private static final VarHandle HANDLE;

  static {
    Jni.load();
    try {
      HANDLE = MethodHandles.lookup().findVarHandle(Handle.class, "handle", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final Context context;
  private long handle;
  private final LongConsumer release;
  private OpenObjects.Ref open; // null: a scope or the subclass frees the object

  Handle(Context context, long handle, LongConsumer release) {
    this.context = context != null ? context : (Context) this;
    this.handle = handle;
    this.release = release;
    if (context != null && (context.scopes == 0 || !(this instanceof Tensor))) freeWhenCollected();
  }

  final void freeWhenCollected() {
    if (open == null && handle != 0) open = context.openObjects.add(this, handle, release);
  }

  /** Returns the context to which the object belongs. */
  public final Context context() {
    return context;
  }

  final long handle() {
    if (handle == 0) {
      throw new MptException(Status.ERROR_INVALID_HANDLE,
          "the " + getClass().getSimpleName() + " was closed earlier");
    }
    return handle;
  }

  final boolean isClosed() {
    return handle == 0;
  }

  @Override
  public String toString() {
    return isClosed() ? getClass().getSimpleName() + "[closed]" : super.toString();
  }

  /** Frees the object. A second call has no effect. */
  @Override
  public void close() {
    long mine = (long) HANDLE.getAndSet(this, 0L);
    if (mine != 0 && (open == null || context.openObjects.remove(open))) release.accept(mine);
  }

  // ---- arguments of native calls ----

  static long of(Handle x) {
    return x == null ? 0 : x.handle();
  }

  static long[] of(Handle[] list) {
    if (list == null) return null;
    long[] out = new long[list.length];
    for (int i = 0; i < out.length; ++i) out[i] = of(list[i]);
    return out;
  }

  /** Returns the handles of the roots, followed by those of their gradients (0: none). */
  static long[] pairs(Handle[] roots, Handle[] grads) {
    if (grads != null && grads.length != roots.length) {
      throw new IllegalArgumentException(
          "got " + roots.length + " roots and " + grads.length + " gradients; expected one for each root, or null");
    }
    long[] out = new long[2 * roots.length];
    for (int i = 0; i < roots.length; ++i) {
      out[i] = of(roots[i]);
      if (grads != null) out[roots.length + i] = of(grads[i]);
    }
    return out;
  }

  static Context contextOf(Handle[] list) {
    for (Handle x : list) if (x != null) return x.context;
    throw new IllegalArgumentException("the list is empty, so it names no context");
  }
}
