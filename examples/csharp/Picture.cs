// A picture of the race, as SVG: what the player had driven by some moments, and what the ghost
// then did alone.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

/// <summary>Draws panels side by side.</summary>
public sealed class Picture {
  private const double Wide = 290; // a panel's, in pixels
  private const double High = 290;
  private const double Scale = 1.42; // pixels of a meter
  private const double Down = 168;   // where the middle of the track is
  private const string Font = "font-family=\"sans-serif\" font-size=\"13\" fill=\"#e3e7eb\"";
  private const string Road = "fill=\"#333e4a\" fill-rule=\"evenodd\" stroke=\"#77828e\"";
  private const string PlayerColour = "#8fb4d9";
  private const string GhostColour = "#ff9a3d";

  private readonly StringBuilder svg = new StringBuilder();

  private void Add(FormattableString text) {
    svg.Append(FormattableString.Invariant(text)).Append('\n');
  }

  private static string Pair(Point p) {
    return FormattableString.Invariant($"{Scale * p.X:F1},{-Scale * p.Y:F1}");
  }

  private static string Points(IEnumerable<Point> line) {
    return string.Join(" ", line.Select(Pair));
  }

  private static string Edge(double side) {
    double left = side * Track.Width / 2;
    return Points(Enumerable.Range(0, 180).Select(i => Track.Place(i * Math.PI / 90, left)));
  }

  private void Line(IEnumerable<Point> line, string colour, double width) {
    string points = Points(line.Where((p, i) => i % 3 == 0)); // every third frame
    Add($"<polyline points=\"{points}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>");
  }

  private void Legend(double x, string colour, string text) {
    Add($"<path d=\"M{x} 24h26\" stroke=\"{colour}\" stroke-width=\"3\"/>");
    Add($"<text x=\"{x + 34}\" y=\"28\">{text}</text>");
  }

  /// <summary>Adds a panel: the lines of the player and of the ghost, where they start, and where
  /// the ghost leaves the track.</summary>
  private void Panel(double left, string title, IEnumerable<Point> line, Drive drive) {
    double middle = left + Wide / 2;
    Add($"<g text-anchor=\"middle\"><text x=\"{middle}\" y=\"64\" font-size=\"15\">{title}</text>");
    Add($"<text x=\"{middle}\" y=\"276\">{drive}</text></g>");
    Add($"<g transform=\"translate({middle - 12} {Down})\" fill=\"none\">");
    Add($"<path d=\"M{Edge(-1)}zM{Edge(1)}z\" {Road}/>");
    Point right = Track.Place(Car.Begin, -Track.Width / 2);
    Point other = Track.Place(Car.Begin, Track.Width / 2);
    Add($"<path d=\"M{Pair(right)} {Pair(other)}\" stroke=\"#fff\" stroke-width=\"2\"/>");
    Line(line, PlayerColour, 1.5);
    Line(drive.Line, GhostColour, 1.5);
    if (drive.HasLeft) {
      Point end = drive.Line.Last();
      string cross = "m-6-6l12 12m-12 0l12-12";
      Add($"<path d=\"M{Pair(end)}{cross}\" stroke=\"#ff4d4d\" stroke-width=\"3\"/>");
    }
    Add($"</g>");
  }

  /// <summary>Returns the text of the picture, with a panel for each drive of the ghost and the
  /// player's line until then.</summary>
  public static string Draw(IList<int> seconds, IList<Point> line, IList<Drive> drives) {
    var p = new Picture();
    double width = drives.Count * Wide;
    p.Add($"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{High}\" {Font}>");
    p.Add($"<rect width=\"{width}\" height=\"{High}\" fill=\"#14191f\"/>");
    p.Legend(20, PlayerColour, "the player so far, from whom the ghost learns as they race");
    p.Legend(width / 2 + 60, GhostColour, "the ghost alone, from the white line");
    for (int i = 0; i < drives.Count; ++i) {
      IEnumerable<Point> driven = line.Take(seconds[i] * Track.Hertz);
      p.Panel(i * Wide, "after " + seconds[i] + " seconds", driven, drives[i]);
    }
    p.Add($"</svg>");
    return p.svg.ToString();
  }
}
