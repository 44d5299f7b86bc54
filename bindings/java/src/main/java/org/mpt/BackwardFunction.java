// BackwardFunction: a callback that computes gradients.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Computes the gradients of a custom operation. An exception that it throws becomes the cause of
 * the exception of the call that ran it. The tensors that it receives are closed when it returns;
 * clone a tensor to keep it. */
@FunctionalInterface
public interface BackwardFunction {
  /** Returns the gradients of the inputs; an entry may be null. {@code grads} has the gradients of
   * the outputs, with null for an output that nothing uses. */
  Tensor[] apply(Tensor[] inputs, Tensor[] outputs, Tensor[] grads) throws Exception;
}
