// MptException: the exception of a failed call.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The error of a failed call. The text says what was requested, what was found and what would be
 * valid. The call has changed nothing. If a callback threw an exception, that exception is the
 * cause. */
public final class MptException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The number of the status. */
  private final int code;

  MptException(int code, String text, Throwable cause) {
    super(text, cause);
    this.code = code;
  }

  MptException(Status status, String text) {
    this(status.number(), text, null);
  }

  /** Returns the status, such as {@code ERROR_SHAPE}. */
  public Status status() {
    return Status.of(code);
  }

  /** Returns the number of the status as in C, which is negative. */
  public int code() {
    return code;
  }

  private static final Pattern NAME =
      Pattern.compile("(?<![\\w'\"/\\\\.-])(mpt_\\w+|MPT_\\w+|NULL)\\b(\\.\\w+)?(?!/)");
  private static Map<String, String> words;

  /** Returns an error text of the library with the C names replaced by Java names.
   * bindings/common/c_words.py describes the rule. */
  static synchronized String ownWords(String text) {
    if (words == null) {
      words = new HashMap<>();
      for (String line : WordTable.text().split("\n")) {
        String[] parts = line.split(" ", 2);
        words.put(parts[0], parts[1]);
      }
    }
    return NAME.matcher(text).replaceAll(m -> {
      String field = m.group(2) == null ? null : words.get(m.group());
      if (field != null) return Matcher.quoteReplacement(field);
      String word = words.get(m.group(1));
      if (word == null) return Matcher.quoteReplacement(m.group());
      return Matcher.quoteReplacement(word + (m.group(2) == null ? "" : m.group(2)));
    });
  }

  /** Throws the exception of a failed call, or the Error that a callback threw. The native part
   * calls it. */
  private static void raise(int code, byte[] text) {
    Throwable cause = Callbacks.takePending();
    if (cause instanceof Error error) throw error;
    String message = ownWords(new String(text, StandardCharsets.UTF_8));
    throw new MptException(code, cause == null ? message : message + " (" + cause + ")", cause);
  }
}
