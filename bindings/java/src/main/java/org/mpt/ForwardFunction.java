// ForwardFunction: a callback that computes tensors.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Computes tensors from tensors by operations, for a custom operation or a checkpoint. An
 * exception that it throws becomes the cause of the exception of the call that ran it. The tensors
 * that it receives are closed when it returns; clone a tensor to keep it. */
@FunctionalInterface
public interface ForwardFunction {
  /** Returns the results. */
  Tensor[] apply(Tensor... inputs) throws Exception;
}
