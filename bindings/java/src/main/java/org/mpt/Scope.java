// Tensors given back together.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.util.ArrayList;
import java.util.List;

/** Gives back every tensor that was made while it was open, in one go:
 *
 * <pre>{@code
 * try (Scope scope = context.scope()) {
 *   loss = scope.keep(model.forward(x));
 * }
 * }</pre>
 *
 * One per training step keeps the memory flat, and spares the collector its work. Scopes nest. */
public final class Scope implements AutoCloseable {
  private Context context;
  private final List<Tensor> kept = new ArrayList<>();

  Scope(Context context) {
    this.context = context;
  }

  /** Lets a tensor outlive the scope; the scope around it has it then, or you. Returns it. */
  public Tensor keep(Tensor tensor) {
    kept.add(tensor);
    return tensor;
  }

  /** Gives back all but what was kept. Once is enough, more is fine. */
  @Override
  public void close() {
    Context c = context;
    if (c == null) return;
    context = null;
    synchronized (c.turn) {
      kept.removeIf(Handle::isClosed);
      try {
        Native.mpt_scope_pop(c.handle(), Handle.of(kept.toArray(new Tensor[0])));
      } catch (MptException e) { // something to keep that is not there any more
        if (e.status() == Status.ERROR_INVALID_HANDLE) Native.mpt_scope_pop(c.handle(), null);
        throw e;
      } finally {
        if (--c.scopes == 0) for (Tensor t : kept) t.leaveToCollector();
      }
    }
  }
}
