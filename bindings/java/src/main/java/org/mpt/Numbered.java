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

  /** The name of a number; the number itself where it has none. */
  static String name(Numbered[] all, long number) {
    for (Numbered x : all) if (x.number() == number) return x.toString();
    return Long.toString(number);
  }
}
