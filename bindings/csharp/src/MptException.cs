// MptException: the exception of a failed call.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

namespace Mpt {
  /// <summary>The error of a failed call. The text says what was requested, what was found and what
  /// would be valid. The call has changed nothing. If a callback threw an exception, that exception
  /// is the inner exception.</summary>
  public sealed class MptException : Exception {
    internal MptException(int code, string text, Exception cause) : base(text, cause) {
      Code = code;
    }

    internal MptException(Status status, string text) : this((int)status, text, null) {
    }

    /// <summary>The status, such as <c>ErrorShape</c>.</summary>
    public Status Status {
      get { return (Status)Code; }
    }

    /// <summary>The number of the status as in C, which is negative.</summary>
    public int Code { get; }

    private static readonly Regex Name =
        new Regex("(?<![\\w'\"/\\\\.-])(mpt_\\w+|MPT_\\w+|NULL)\\b(\\.\\w+)?(?!/)", RegexOptions.CultureInvariant);

    private static readonly Lazy<Dictionary<string, string>> Words = new Lazy<Dictionary<string, string>>(() => {
      var words = new Dictionary<string, string>();
      foreach (string line in WordTable.Text.Split('\n')) {
        int space = line.IndexOf(' ');
        if (space > 0) words[line.Substring(0, space)] = line.Substring(space + 1);
      }
      return words;
    });

    /// <summary>Returns an error text of the library with the C names replaced by C# names.
    /// bindings/common/c_words.py describes the rule.</summary>
    internal static string OwnWords(string text) {
      return Name.Replace(text, m => {
        string field = m.Groups[2].Value;
        if (field.Length > 0 && Words.Value.TryGetValue(m.Value, out string whole)) return whole;
        return Words.Value.TryGetValue(m.Groups[1].Value, out string word) ? word + field : m.Value;
      });
    }

    /// <summary>Returns the exception of this thread's latest failed call.</summary>
    internal static MptException Latest(int status) {
      Exception cause = Callbacks.TakePending();
      string text = OwnWords(Interop.Text(Native.mpt_last_error()) ?? "");
      if (cause != null) text += " (" + cause.GetType().Name + ": " + cause.Message + ")";
      return new MptException(status, text, cause);
    }
  }
}
