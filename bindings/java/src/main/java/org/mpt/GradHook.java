// GradHook: a callback that receives a gradient.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Receives the gradient of a tensor when it has been computed, and may replace it. An exception
 * that it throws becomes the cause of the exception of the call that ran it. The tensors that it
 * receives are closed when it returns; clone a tensor to keep it. */
@FunctionalInterface
public interface GradHook {
  /** Returns a tensor that replaces the gradient, or null to keep it. */
  Tensor apply(Tensor grad) throws Exception;
}
