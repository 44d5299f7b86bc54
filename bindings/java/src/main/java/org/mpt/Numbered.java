// What the ABI's numbers become.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** A number of the C ABI with a name. */
public interface Numbered {
  /** The number itself. */
  int number();

  /** Its number; 0, "not given", for null. */
  static int of(Numbered x) {
    return x == null ? 0 : x.number();
  }
}
