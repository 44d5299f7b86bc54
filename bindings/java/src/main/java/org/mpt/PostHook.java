// A callback.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Sees a leaf whose gradient was added to. What it throws becomes the cause of the exception of the call that
 * ran it. The tensors that it is given are given back when it returns; clone what is to stay. */
@FunctionalInterface
public interface PostHook {
  /** Called after each addition. */
  void accept(Tensor leaf) throws Exception;
}
