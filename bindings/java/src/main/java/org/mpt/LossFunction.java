// A callback.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Computes the loss anew, for optimizers that need it more than once. What it throws becomes the cause of the
 * exception of the call that ran it. */
@FunctionalInterface
public interface LossFunction {
  /** The loss. */
  Tensor evaluate() throws Exception;
}
