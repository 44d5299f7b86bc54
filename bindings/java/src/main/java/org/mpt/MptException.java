// The exception of every failed call.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.nio.charset.StandardCharsets;

/** A call of the library failed: its text says what was asked, what was found and what would be right. Nothing has
 * changed. Where a callback threw, that exception is the cause. */
public final class MptException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Which error it is. */
  private final int code;

  MptException(int code, String text, Throwable cause) {
    super(text, cause);
    this.code = code;
  }

  MptException(Status status, String text) {
    this(status.number(), text, null);
  }

  /** The error's name: {@code ERROR_SHAPE} and so on. */
  public Status status() {
    return Status.of(code);
  }

  /** The number of the status, as in C: negative. */
  public int code() {
    return code;
  }

  /** Called by the native part. */
  private static void raise(int code, byte[] text) {
    Throwable cause = Callbacks.takePending();
    if (cause instanceof Error error) throw error;
    String message = new String(text, StandardCharsets.UTF_8);
    throw new MptException(code, cause == null ? message : message + " (" + cause + ")", cause);
  }
}
