// A callback.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Sees a gradient on its way, and may replace it. What it throws becomes the cause of the exception of the call that
 * ran it. The tensors that it is given are given back when it returns; clone what is to stay. */
@FunctionalInterface
public interface GradHook {
  /** The gradient to go on with; null: the same. */
  Tensor apply(Tensor grad) throws Exception;
}
