// Tests of examples/csharp, a ghost driver that learns from its player while they race.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.IO;
using System.Linq;

namespace Tests {
  public class GhostTest : Fixture {
    /// <summary>Plays the game, whose exit status is given; returns what it printed.</summary>
    private static string Play(int status, params string[] flags) {
      TextWriter console = Console.Out;
      TextWriter errors = Console.Error;
      var text = new StringWriter();
      Console.SetOut(text);
      Console.SetError(text);
      int got;
      try {
        got = global::Race.Main(flags);
      } finally {
        Console.SetOut(console);
        Console.SetError(errors);
      }
      Same(status, got, text.ToString());
      return text.ToString();
    }

    private static void Has(string text, params string[] parts) {
      foreach (string p in parts) True(text.Contains(p), "'" + p + "' is not in: " + text);
    }

    /// <summary>The lines of a report that are the same in each run. The first run of a program
    /// makes some garbage in its first frame.</summary>
    private static string[] Fixed(string text) {
      return text.Split('\n').Where(l => !l.Contains(" ms ") && !l.Contains("garbage")).ToArray();
    }

    [Test("bf16-mixed", "16-mixed")]
    public void AGhostLearnsToDriveOnTheTrack(string precision) {
      string text = Play(0, "--precision", precision, "--picture", In("picture.svg"));
      Has(text, precision, "the ghost alone after 60 seconds: 2 laps on the track",
          "for memory after two seconds: 0\n",
          "garbage of a frame's step and choice: 0 bytes in the median");
      string picture = File.ReadAllText(In("picture.svg"));
      Has(picture, "<svg ", "after 10 seconds", "2 laps on the track", "</svg>");
      // Once more: the same drives and the same bits of all weights.
      Same(Fixed(text), Fixed(Play(0, "--precision", precision)));
    }

    [Test]
    public void AGhostThatDoesNotLearnLeavesTheTrack() {
      string text = Play(1, "--lr", "0");
      foreach (int seconds in new[] {10, 30, 60}) {
        Has(text, "the ghost alone after " + seconds + " seconds: leaves the track after ");
      }
      True(!text.Contains("laps on the track"), text);
    }

    [Test]
    public void WrongFlagsOfTheGhostAreNamed() {
      Has(Play(2, "--precision", "bf17"), "bf17", "32-true");
      Has(Play(2, "--horses", "3"), "--horses: the flags are --lr, --picture, --precision, --seed");
      Has(Play(2, "--lr"), "--lr: the flags are");
      Has(Play(2, "--lr", "fast"), "--lr fast: a number is needed");
      Has(Play(2, "--seed", "1.5"), "--seed 1.5: a whole number is needed");
    }
  }
}
