// A callback.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** The gradient of an operation of the host's. What it throws becomes the cause of the exception of the call that
 * ran it. The tensors that it is given are given back when it returns; clone what is to stay. */
@FunctionalInterface
public interface BackwardFunction {
  /** The gradients of the inputs, null for none; gradients of outputs that nothing uses are null. */
  Tensor[] apply(Tensor[] inputs, Tensor[] outputs, Tensor[] grads) throws Exception;
}
