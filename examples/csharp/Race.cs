// A ghost driver that learns from its player while they race, at 60 frames a second of the game.
//
//   mono Race.exe [--seed 6] [--precision bf16-mixed] [--lr 0.001] [--picture FILE]
//
// It fails if the ghost does not drive in the end. The README says how to compile it.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using Mpt;

/// <summary>What a ghost did alone: its line, and how far it came.</summary>
public sealed class Drive {
  public readonly List<Point> Line = new List<Point>();
  public double Laps;
  public bool HasLeft;
  public double LapTime; // seconds of the last lap

  /// <summary>Returns the result as text.</summary>
  public override string ToString() {
    int percent = (int)Math.Round(100 * Laps);
    if (HasLeft) return "leaves the track after " + percent + "% of a lap";
    if (Laps < Race.Alone) return "comes no further than " + percent + "% of a lap";
    string seconds = LapTime.ToString("F1", CultureInfo.InvariantCulture);
    return Race.Alone + " laps on the track, the last in " + seconds + " s";
  }
}

/// <summary>The game: in each frame the player drives, and the ghost takes a step of training and
/// drives beside it.</summary>
public sealed class Race : IDisposable {
  public const int Alone = 2; // laps that the ghost drives alone
  private static readonly int[] Exams = {10, 30, 60}; // seconds after which it does

  private readonly Ghost ghost;
  private readonly Player player;
  private readonly Car car = new Car();
  private readonly Car beside = new Car(); // the ghost's
  private readonly float[] sees = new float[Track.Senses];
  private readonly float[] ghostSees = new float[Track.Senses];
  private readonly float[] did = new float[2];
  private readonly float[] ghostDoes = new float[2];

  private readonly Point[] line = new Point[Exams.Last() * Track.Hertz]; // the player's
  private readonly long[] times = new long[Exams.Last() * Track.Hertz];
  private readonly long[] garbage = new long[Exams.Last() * Track.Hertz];
  private int left; // how often the ghost left the track beside the player
  private readonly List<Drive> drives = new List<Drive>();
  private readonly List<double> lapEnds = new List<double>();
  private int frame;

  private Race(string precision, double lr, int seed) {
    ghost = new Ghost(Track.Senses, 2, precision, lr, seed);
    player = new Player(seed);
  }

  public void Dispose() {
    ghost.Dispose();
  }

  /// <summary>Plays a frame, as an engine calls it.</summary>
  private void Update() {
    player.Bump(car);
    Track.Look(car, sees);
    Track.Look(beside, ghostSees);
    player.Drive(car, did);
    long begin = Stopwatch.GetTimestamp();
    long bytes = GC.GetAllocatedBytesForCurrentThread();
    ghost.Remember(sees, did);
    ghost.Train();
    ghost.Choose(ghostSees, ghostDoes);
    garbage[frame] = GC.GetAllocatedBytesForCurrentThread() - bytes;
    times[frame] = Stopwatch.GetTimestamp() - begin;
    car.Move(did);
    beside.Move(ghostDoes);
    if (!beside.IsOnTrack) { // it goes on where the player is
      ++left;
      beside.Start(car.Angle);
    }
    line[frame++] = new Point(car.X, car.Y);
    if (car.Laps >= lapEnds.Count + 1) lapEnds.Add((double)frame / Track.Hertz);
  }

  /// <summary>Lets the ghost drive alone, from the start, until it leaves the track. The game
  /// waits.</summary>
  private Drive LetGhostDrive() {
    var drive = new Drive();
    var alone = new Car();
    int lap = 0;
    for (int i = 0; i < 90 * Track.Hertz && alone.Laps < Alone && !drive.HasLeft; ++i) {
      Track.Look(alone, ghostSees);
      ghost.Choose(ghostSees, ghostDoes);
      alone.Move(ghostDoes);
      drive.Line.Add(new Point(alone.X, alone.Y));
      drive.HasLeft = !alone.IsOnTrack;
      if (alone.Laps > Alone - 1) ++lap;
    }
    drive.Laps = alone.Laps;
    drive.LapTime = (double)lap / Track.Hertz;
    return drive;
  }

  private static void Say(string text, params object[] values) {
    Console.WriteLine(string.Format(CultureInfo.InvariantCulture, text, values));
  }

  /// <summary>Plays the game. Returns whether the ghost has learned to drive.</summary>
  private bool Play(string picture) {
    long requests = 0;
    foreach (int exam in Exams) {
      while (frame < exam * Track.Hertz) {
        Update();
        if (frame == 2 * Track.Hertz) requests = ghost.Requests;
      }
      drives.Add(LetGhostDrive());
      Say("the ghost alone after {0} seconds: {1}", exam, drives.Last());
    }
    Say("the player's last lap: {0:F1} s", lapEnds[lapEnds.Count - 1] - lapEnds[lapEnds.Count - 2]);
    Say("times that the ghost left the track beside the player: {0}", left);
    Array.Sort(times);
    Array.Sort(garbage);
    double tick = 1000.0 / Stopwatch.Frequency;
    Say("a frame's step and choice: {0:F3} ms in the median, {1:F3} ms at most",
        tick * times[times.Length / 2], tick * times.Last());
    Say("garbage of a frame's step and choice: {0} bytes in the median, {1} at most",
        garbage[garbage.Length / 2], garbage.Last());
    Say("requests of libmpt for memory after two seconds: {0}", ghost.Requests - requests);
    Say("checksum of the weights: {0:x8}", ghost.Checksum());
    if (picture != "") File.WriteAllText(picture, Picture.Draw(Exams, line, drives));
    return drives.Last().Laps >= Alone;
  }

  /// <summary>Reads the flags and plays.</summary>
  public static int Main(string[] args) {
    var flags = new SortedDictionary<string, string> {
      {"--seed", "6"}, {"--precision", "bf16-mixed"}, {"--lr", "0.001"}, {"--picture", ""}
    };
    try {
      for (int i = 0; i < args.Length; i += 2) {
        if (!flags.ContainsKey(args[i]) || i + 1 == args.Length) {
          string known = string.Join(", ", flags.Keys);
          throw new ArgumentException(args[i] + ": the flags are " + known + ", each with a value");
        }
        flags[args[i]] = args[i + 1];
      }
      if (!int.TryParse(flags["--seed"], out int seed)) {
        throw new ArgumentException("--seed " + flags["--seed"] + ": a whole number is needed");
      }
      CultureInfo plain = CultureInfo.InvariantCulture;
      if (!double.TryParse(flags["--lr"], NumberStyles.Float, plain, out double lr)) {
        throw new ArgumentException("--lr " + flags["--lr"] + ": a number is needed");
      }
      using (var race = new Race(flags["--precision"], lr, seed)) {
        string precision = flags["--precision"];
        Say("{0}, seed {1}, {2} seconds at {3} Hz", precision, seed, Exams.Last(), Track.Hertz);
        return race.Play(flags["--picture"]) ? 0 : 1;
      }
    } catch (Exception e) when (e is ArgumentException || e is MptException || e is IOException) {
      Console.Error.WriteLine(e.Message);
      return 2;
    }
  }
}
