// What is left to the collector.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.function.LongConsumer;

/** A context's objects that nobody has closed. The collector says which of them are gone; the calls that make new ones
 * give those back, some at a time. No thread waits for them: the library lets go of what is given back when the context
 * is driven, not before.
 *
 * <p>The collector sees small objects where there may be much native memory. So it is asked to run when that has become
 * twice what it was, as the memory of direct buffers does. */
final class Leftovers {
  private static final int SOME = 64;
  private static final int LOOK = 64; // objects between two looks at the memory
  private static final long ENOUGH = 128L << 20;

  /** What is left of an object when it is gone. */
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
  private long least = Long.MAX_VALUE; // bytes, since the collector was asked

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

  /** Whether the object is still to be given back: once. */
  synchronized boolean remove(Ref r) {
    if (r.before == null) return false;
    r.before.after = r.after;
    r.after.before = r.before;
    r.before = null;
    r.after = null;
    return true;
  }

  /** Gives back everything. */
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
