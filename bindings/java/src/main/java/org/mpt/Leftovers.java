// Leftovers: release of objects that the program has not closed.
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
final class Leftovers {
  private static final int SOME = 64; // most objects that one call frees
  private static final int LOOK = 64; // new objects between two checks of the native memory
  private static final long ENOUGH = 128L << 20; // bytes below which no collection is requested

  /** The handle and release function of an object, which remain after the object was collected. */
  static final class Ref extends PhantomReference<Handle> {
    private final long handle;
    private final LongConsumer release;
    private Ref before;
    private Ref after;

    private Ref(Handle owner, ReferenceQueue<Handle> queue, long handle, LongConsumer release) {
      super(owner, queue);
      this.handle = handle;
      this.release = release;
    }
  }

  private final long context;
  private final ReferenceQueue<Handle> gone = new ReferenceQueue<>();
  private final Ref ring = new Ref(null, gone, 0, null);
  private int made;
  private long least = Long.MAX_VALUE; // smallest number of bytes since the last request of a collection

  Leftovers(long context) {
    this.context = context;
    ring.before = ring;
    ring.after = ring;
  }

  Ref add(Handle owner, long handle, LongConsumer release) {
    for (int i = 0; i < SOME; ++i) {
      Ref r = (Ref) gone.poll();
      if (r == null) break;
      if (remove(r)) r.release.accept(r.handle);
    }
    Ref r = new Ref(owner, gone, handle, release);
    boolean look;
    synchronized (this) {
      r.before = ring;
      r.after = ring.after;
      r.after.before = r;
      ring.after = r;
      look = ++made % LOOK == 0;
    }
    if (look) look();
    return r;
  }

  /** Removes an object. Returns true for the first call only, whose caller then releases the
   * object. */
  synchronized boolean remove(Ref r) {
    if (r.before == null) return false;
    r.before.after = r.after;
    r.after.before = r.before;
    r.before = null;
    r.after = null;
    return true;
  }

  /** Releases all objects. */
  void drop() {
    for (Ref r; (r = ring.after) != ring; ) if (remove(r)) r.release.accept(r.handle);
  }

  private void look() {
    long bytes = Jni.memory(context);
    least = Math.min(least, bytes);
    if (bytes > Math.max(ENOUGH, 2 * least)) {
      least = bytes;
      System.gc();
    }
  }
}
