// What is switched on until it is closed.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.util.function.LongUnaryOperator;

/** A mode of a context, switched on: a grad mode, or an autocast scope. Close them in the reverse order. */
public final class Mode implements AutoCloseable {
  private Context context;
  private final LongUnaryOperator pop;

  Mode(Context context, LongUnaryOperator pop) {
    this.context = context;
    this.pop = pop;
  }

  /** Switches it off. Once is enough, more is fine. */
  @Override
  public void close() {
    Context c = context;
    if (c == null) return;
    context = null;
    synchronized (c.turn) {
      pop.applyAsLong(c.handle());
    }
  }
}
