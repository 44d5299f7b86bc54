// CommEngine: connects one rank of a communicator with the others.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.time.Duration;

/** The engine of one rank: of threads, by {@link Comm#threads}, or of native code. {@link
 * Comm#create} makes a communicator of it. Engines cannot be written in Java: a struct of native
 * functions, such as that of MPI, is taken over by {@link #at}. */
public final class CommEngine extends Struct implements AutoCloseable {
  private static final Layout LAYOUT = Layout.of("mpt_comm_desc");
  private static final Layout.Field RANK = LAYOUT.field("rank");
  private static final Layout.Field SIZE = LAYOUT.field("size");
  private static final Layout.Field FLAGS = LAYOUT.field("flags");
  private static final Layout.Field TIME_LIMIT = LAYOUT.field("time_limit");
  private static final Layout.Field DONE = LAYOUT.field("done");
  private static final Cleaner CLEANER = Cleaner.create();

  private final Cleaner.Cleanable end;
  private boolean isTaken;

  private CommEngine() {
    super(LAYOUT, "comm_desc");
    ByteBuffer memory = memory();
    end = CLEANER.register(this, () -> Jni.endEngine(Jni.address(memory)));
  }

  static CommEngine[] threads(int count) {
    CommEngine[] all = new CommEngine[Math.max(1, Math.min(count, 65536))];
    for (int i = 0; i < all.length; ++i) all[i] = new CommEngine();
    Pointers pointers = Struct.all(all);
    Native.mpt_comm_threads(count, pointers.address());
    pointers.into(all);
    return all;
  }

  /** Takes over an engine of native code: the address of a struct mpt_comm_desc, which may be freed
   * after this call. */
  public static CommEngine at(long address) {
    CommEngine e = new CommEngine();
    e.memory().put(0, Jni.buffer(address, LAYOUT.size), 0, LAYOUT.size);
    return e;
  }

  /** Returns the number of this rank, from 0. */
  public int rank() {
    return (int) number(RANK);
  }

  /** Returns the number of ranks. */
  public int size() {
    return (int) number(SIZE);
  }

  /** Sets the time to wait for another rank, which is 300 seconds otherwise. */
  public CommEngine timeLimit(Duration limit) {
    put(TIME_LIMIT, limit.toNanos() / 1e9);
    return this;
  }

  /** Links the devices of the ranks, which all have to ask for (MPT_COMM_DIRECT). */
  public CommEngine direct() {
    put(FLAGS, 1);
    return this;
  }

  /** Returns the address for a communicator that is about to take the engine over. */
  long free() {
    if (isTaken) throw new IllegalStateException("the engine was closed, or a communicator has taken it over");
    return address();
  }

  void taken() {
    isTaken = true;
    put(DONE, 0);
  }

  /** Ends an engine that no communicator has taken over, so that other ranks do not wait for it. */
  @Override
  public void close() {
    isTaken = true;
    end.clean();
  }

  @Override
  public String toString() {
    return "CommEngine[rank " + rank() + " of " + size() + "]";
  }
}
