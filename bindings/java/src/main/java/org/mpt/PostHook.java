// PostHook: a callback that receives a leaf after its gradient was added to.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Receives a leaf after its gradient was added to. An exception that it throws becomes the cause
 * of the exception of the call that ran it. The tensors that it receives are closed when it
 * returns; clone a tensor to keep it. */
@FunctionalInterface
public interface PostHook {
  /** Runs after each addition to the gradient of {@code leaf}. */
  void accept(Tensor leaf) throws Exception;
}
