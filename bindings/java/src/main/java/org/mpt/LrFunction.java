// LrFunction: a callback that computes the factor of a learning rate.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** Computes the factor of a learning rate, for a schedule of kind LAMBDA. An exception that it
 * throws becomes the cause of the exception of the call that ran it. */
@FunctionalInterface
public interface LrFunction {
  /** Returns the factor at a step, which counts applied steps from 0. */
  double factor(long step) throws Exception;
}
