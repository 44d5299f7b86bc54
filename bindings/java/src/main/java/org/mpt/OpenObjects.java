// OpenObjects: the objects of a context that are not closed, and their release by the garbage
// collector.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.function.LongConsumer;

/** The objects of a context that are not closed. When the garbage collector has found some of them,
 * the calls that create new objects free them, a limited number at a time. No thread is needed for
 * this, because the library frees a released object only at the next call on its context.
 *
 * <p>The collector sees small Java objects, which may hold much native memory. So the class
 * requests a collection when the native memory has doubled since the last request, as the JDK does
 * for direct buffers. */
final class OpenObjects {
  private static final int FREES_PER_CALL = 64; // most objects that one call frees
  private static final int CHECK_INTERVAL = 64; // new objects between two checks of the native memory
  private static final long LEAST_BYTES = 128L << 20; // bytes below which no collection is requested

  /** The handle and release function of an object, which remain after the object was collected. */
  static final class Ref extends PhantomReference<Handle> {
    private final long handle;
    private final LongConsumer release;
    private Ref previous;
    private Ref next;

    private Ref(Handle owner, ReferenceQueue<Handle> queue, long handle, LongConsumer release) {
      super(owner, queue);
      this.handle = handle;
      this.release = release;
    }
  }

  private final long context;
  private final ReferenceQueue<Handle> collected = new ReferenceQueue<>();
  private final Ref list = new Ref(null, collected, 0, null);
  private int added;
  private long smallest = Long.MAX_VALUE; // least bytes since the last request of a collection

  OpenObjects(long context) {
    this.context = context;
    list.previous = list;
    list.next = list;
  }

  Ref add(Handle owner, long handle, LongConsumer release) {
    for (int i = 0; i < FREES_PER_CALL; ++i) {
      Ref r = (Ref) collected.poll();
      if (r == null) break;
      if (remove(r)) r.release.accept(r.handle);
    }
    Ref r = new Ref(owner, collected, handle, release);
    boolean check;
    synchronized (this) {
      r.previous = list;
      r.next = list.next;
      r.next.previous = r;
      list.next = r;
      check = ++added % CHECK_INTERVAL == 0;
    }
    if (check) collectIfGrown();
    return r;
  }

  /** Removes an object. Returns true for the first call only, whose caller then releases the
   * object. */
  synchronized boolean remove(Ref r) {
    if (r.previous == null) return false;
    r.previous.next = r.next;
    r.next.previous = r.previous;
    r.previous = null;
    r.next = null;
    return true;
  }

  /** Frees all objects. */
  void freeAll() {
    for (Ref r; (r = list.next) != list; ) if (remove(r)) r.release.accept(r.handle);
  }

  /** Requests a garbage collection if the native memory has doubled since the last one. */
  private void collectIfGrown() {
    long bytes = Jni.memory(context);
    smallest = Math.min(smallest, bytes);
    if (bytes > Math.max(LEAST_BYTES, 2 * smallest)) {
      smallest = bytes;
      System.gc();
    }
  }
}
