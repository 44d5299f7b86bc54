// Scope: release of all tensors that are created inside it.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.util.ArrayList;
import java.util.List;

/** A scope that frees all tensors created while it is open when it closes:
 *
 * <pre>{@code
 * try (Scope scope = context.scope()) {
 *   loss = scope.keep(model.forward(x));
 * }
 * }</pre>
 *
 * <p>One scope per training step keeps the memory use constant, and saves work of the garbage
 * collector. Scopes nest. */
public final class Scope implements AutoCloseable {
  private Context context;
  private final List<Tensor> kept = new ArrayList<>();

  Scope(Context context) {
    this.context = context;
  }

  /** Keeps a tensor alive after the end of the scope, and returns it. The tensor then belongs to
   * the enclosing scope, or to the caller if there is none. */
  public Tensor keep(Tensor tensor) {
    kept.add(tensor);
    return tensor;
  }

  /** Closes the scope and frees its tensors, except those passed to {@link #keep}. A second call
   * has no effect. */
  @Override
  public void close() {
    Context c = context;
    if (c == null) return;
    context = null;
    synchronized (c.lock) {
      kept.removeIf(Handle::isClosed);
      try {
        Native.mpt_scope_pop(c.handle(), Handle.of(kept.toArray(new Tensor[0])));
      } catch (MptException e) { // a tensor to keep was freed
        if (e.status() == Status.ERROR_INVALID_HANDLE) Native.mpt_scope_pop(c.handle(), null);
        throw e;
      } finally {
        c.ended();
        if (--c.scopes == 0) for (Tensor t : kept) t.freeWhenCollected();
      }
    }
  }
}
