// Numbered: the interface of the enums.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

/** A constant of the C ABI: a number with a name. */
public interface Numbered {
  /** Returns the number in the C ABI. */
  int number();

  /** Returns the number of a constant; for null 0, which means "not given". */
  static int of(Numbered x) {
    return x == null ? 0 : x.number();
  }

  /** Returns the name of a number, or its digits if it has no name. */
  static String name(Numbered[] all, long number) {
    for (Numbered x : all) if (x.number() == number) return x.toString();
    return Long.toString(number);
  }
}
