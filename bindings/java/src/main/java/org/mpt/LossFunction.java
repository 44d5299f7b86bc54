// LossFunction: a callback that computes the loss.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Computes the loss, for optimizers that evaluate it several times per step. An exception that it
 * throws becomes the cause of the exception of the call that ran it. */
@FunctionalInterface
public interface LossFunction {
  /** Returns the loss, a tensor of one element. */
  Tensor evaluate() throws Exception;
}
