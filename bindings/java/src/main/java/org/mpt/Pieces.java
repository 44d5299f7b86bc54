// Pieces: a job of the library that an executor runs in parallel.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** One run of parallel_for. Each piece runs once, on the first thread that claims it. The calling
 * thread runs all pieces that have not begun, so an executor that is busy or shut down only costs
 * time. */
final class Pieces {
  private final long job;
  private final AtomicIntegerArray taken;
  private final CountDownLatch left;

  Pieces(long job, int count) {
    this.job = job;
    taken = new AtomicIntegerArray(count);
    left = new CountDownLatch(count);
  }

  private void piece(int i) {
    if (!taken.compareAndSet(i, 0, 1)) return;
    Jni.piece(job, i, taken.length());
    left.countDown();
  }

  /** Runs all pieces and returns when they have ended. Throws nothing. */
  void run(Executor executor) {
    try {
      for (int i = 1; i < taken.length(); ++i) {
        int mine = i;
        executor.execute(() -> piece(mine));
      }
    } catch (Throwable t) {
      Callbacks.report(t);
    }
    for (int i = 0; i < taken.length(); ++i) piece(i);
    boolean interrupted = false;
    while (left.getCount() > 0) {
      try {
        left.await();
      } catch (InterruptedException e) { // keeps waiting: the pieces work on memory of the call
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
  }
}
