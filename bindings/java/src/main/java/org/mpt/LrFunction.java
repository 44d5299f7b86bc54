// A callback.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** A learning rate's factor. What it throws becomes the cause of the exception of the call that ran it. */
@FunctionalInterface
public interface LrFunction {
  /** The factor of a step, counted from 0. */
  double factor(long step) throws Exception;
}
