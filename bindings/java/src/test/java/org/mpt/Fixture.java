// Fixture: helpers of the tests.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.function.Executable;

class Fixture {
  Context context;

  @BeforeEach
  void open() {
    context = Context.builder().seed(7).open();
  }

  @AfterEach
  void close() {
    context.close();
  }

  Tensor tensor(double... values) {
    float[] f = new float[values.length];
    for (int i = 0; i < f.length; ++i) f[i] = (float) values[i];
    return context.tensor(f);
  }

  /** Asserts that a call fails with a status and a text that contains all the given words. */
  static MptException fails(Status status, Executable call, String... parts) {
    MptException e = assertThrows(MptException.class, call);
    assertEquals(status, e.status(), e.getMessage());
    for (String p : parts) assertTrue(e.getMessage().contains(p), "'" + p + "' in: " + e.getMessage());
    return e;
  }
}
