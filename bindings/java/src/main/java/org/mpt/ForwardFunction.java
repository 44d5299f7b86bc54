// A callback.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** A computation of the host's, in operations. What it throws becomes the cause of the exception of the call that
 * ran it. The tensors that it is given are given back when it returns; clone what is to stay. */
@FunctionalInterface
public interface ForwardFunction {
  /** The results. */
  Tensor[] apply(Tensor... inputs) throws Exception;
}
