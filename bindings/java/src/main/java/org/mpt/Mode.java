// Mode: a mode of a context that is active until it is closed.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.util.function.LongUnaryOperator;

/** An active mode of a context: a grad mode, or an autocast scope. Close modes in the reverse order
 * of opening. */
public final class Mode implements AutoCloseable {
  private Context context;
  private final LongUnaryOperator pop;

  /** Makes the object of a mode that has just begun, with the context's lock held. */
  Mode(Context context, LongUnaryOperator pop) {
    context.begun();
    this.context = context;
    this.pop = pop;
  }

  /** Ends the mode. A second call has no effect. */
  @Override
  public void close() {
    Context c = context;
    if (c == null) return;
    context = null;
    synchronized (c.lock) {
      c.ended();
      pop.applyAsLong(c.handle());
    }
  }
}
