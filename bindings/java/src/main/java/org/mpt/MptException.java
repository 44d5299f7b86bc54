// The exception of every failed call.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  private static final Pattern NAME =
      Pattern.compile("(?<![\\w'\"/\\\\.-])(mpt_\\w+|MPT_\\w+|NULL)\\b(\\.\\w+)?(?!/)");
  private static Map<String, String> words;

  /** A text of the library's with Java's names for C's; bindings/common/c_words.py has the rule. */
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

  /** Called by the native part. */
  private static void raise(int code, byte[] text) {
    Throwable cause = Callbacks.takePending();
    if (cause instanceof Error error) throw error;
    String message = ownWords(new String(text, StandardCharsets.UTF_8));
    throw new MptException(code, cause == null ? message : message + " (" + cause + ")", cause);
  }
}
