// The rules of the race: a closed track, cars, and a player who drives one. Nothing here learns or
// draws.
// SPDX-License-Identifier: Apache-2.0
using System;

/// <summary>A place on the plane.</summary>
public struct Point {
  public readonly double X;
  public readonly double Y;

  public Point(double x, double y) {
    X = x;
    Y = y;
  }
}

/// <summary>The track, in meters and seconds: a band around a closed curve, whose distance from the
/// middle is a function of the angle. The cars drive in the direction of growing angles.</summary>
public static class Track {
  public const int Hertz = 60;
  public const double Width = 14;
  private const double Sight = 60;

  private static readonly double[] Rays = {-1.4, -0.7, -0.3, 0, 0.3, 0.7, 1.4};

  /// <summary>The number of values that a driver sees.</summary>
  public static readonly int Senses = Rays.Length + 7;

  /// <summary>Returns the distance of the curve from the middle; the first and second derivative
  /// are also given.</summary>
  public static double Radius(double angle, out double first, out double second) {
    const double size = 64;
    const double a = 0.27;
    const double b = 0.14;
    const double c = 0.05;
    double two = a * Math.Cos(2 * angle);
    double three = b * Math.Cos(3 * angle + 1);
    double five = c * Math.Cos(5 * angle);
    first = -size * (2 * a * Math.Sin(2 * angle) + 3 * b * Math.Sin(3 * angle + 1)
        + 5 * c * Math.Sin(5 * angle));
    second = -size * (4 * two + 9 * three + 25 * five);
    return size * (1 + two + three + five);
  }

  /// <summary>Returns how far to the left of the curve a place is, at most about half the width on
  /// the track.</summary>
  public static double Left(double x, double y) {
    double r = Radius(Math.Atan2(y, x), out double first, out _);
    return (r - Math.Sqrt(x * x + y * y)) * r / Math.Sqrt(r * r + first * first);
  }

  /// <summary>Returns the place at an angle, so many meters to the left of the curve.</summary>
  public static Point Place(double angle, double left) {
    double r = Radius(angle, out double first, out _);
    double at = r - left * Math.Sqrt(r * r + first * first) / r;
    return new Point(at * Math.Cos(angle), at * Math.Sin(angle));
  }

  /// <summary>Returns the direction of the curve.</summary>
  public static double Direction(double angle) {
    double r = Radius(angle, out double first, out _);
    return angle + Math.PI / 2 - Math.Atan2(first, r);
  }

  /// <summary>Returns how the curve bends: 1 by the radius of the bend, above 0 to the left. The
  /// angle that lies a meter ahead is also given.</summary>
  public static double Bend(double angle, out double ahead) {
    double r = Radius(angle, out double first, out double second);
    double length = Math.Sqrt(r * r + first * first);
    ahead = angle + 1 / length;
    return (r * r + 2 * first * first - r * second) / (length * length * length);
  }

  /// <summary>Writes what the driver of a car sees: how near the edge is along some rays, the
  /// speed, and the angles between the car and the track here and farther on.</summary>
  public static void Look(Car car, float[] senses) {
    for (int i = 0; i < Rays.Length; ++i) {
      double x = Math.Cos(car.Heading + Rays[i]);
      double y = Math.Sin(car.Heading + Rays[i]);
      double far = 0;
      for (double free = 1; far < Sight && free > 0; far += Math.Max(0.7 * free, 0.3)) {
        free = Width / 2 - Math.Abs(Left(car.X + far * x, car.Y + far * y));
      }
      senses[i] = (float)(2 * Math.Exp(-far / 20) - 1);
    }
    int at = Rays.Length;
    senses[at++] = (float)(car.Speed / 15 - 1);
    double angle = car.Angle;
    for (int meter = 0; meter <= 50; ++meter) {
      if (meter % 10 == 0) {
        senses[at++] = (float)Math.IEEERemainder(Direction(angle) - car.Heading, 2 * Math.PI);
      }
      Bend(angle, out angle);
    }
  }
}

/// <summary>A car: where it is, and how it moves.</summary>
public sealed class Car {
  public const double Grip = 15; // how much a car turns or brakes at most, in m/s^2
  public const double Begin = -0.5; // the angle of the start
  private const double Push = 9;
  private const double Slowest = 5; // a car that races does not stop

  public double X;
  public double Y;
  public double Heading;
  public double Speed;

  /// <summary>The laps since the start.</summary>
  public double Laps;

  public Car() {
    Start(Begin);
  }

  /// <summary>The angle at which the car is, seen from the middle of the track.</summary>
  public double Angle {
    get { return Math.Atan2(Y, X); }
  }

  public bool IsOnTrack {
    get { return Math.Abs(Track.Left(X, Y)) < Track.Width / 2; }
  }

  /// <summary>Returns the tightest bend that the car can drive at its speed.</summary>
  public double Tightest {
    get { return Math.Min(0.15, Grip / (Speed * Speed)); }
  }

  /// <summary>Puts the car on the middle of the track.</summary>
  public void Start(double angle) {
    Point place = Track.Place(angle, 0);
    X = place.X;
    Y = place.Y;
    Heading = Track.Direction(angle);
    Speed = Slowest;
  }

  /// <summary>Moves on by a frame. The steering goes from -1, right, to 1, and then the throttle
  /// from -1, which brakes, to 1.</summary>
  public void Move(float[] action) {
    const double dt = 1.0 / Track.Hertz;
    double steering = action[0];
    double throttle = action[1];
    Speed += (throttle > 0 ? Push : Grip) * throttle * dt;
    Speed = Math.Max(Speed - 0.004 * Speed * Speed * dt, Slowest);
    Heading += Speed * Tightest * steering * dt;
    double before = Angle;
    X += Speed * Math.Cos(Heading) * dt;
    Y += Speed * Math.Sin(Heading) * dt;
    Laps += Math.IEEERemainder(Angle - before, 2 * Math.PI) / (2 * Math.PI);
  }
}

/// <summary>A scripted player. It brakes before bends and cuts them, but its line and its pace
/// wander and bumps turn its car, so that no two laps are alike.</summary>
public sealed class Player {
  private readonly Random random;
  private double wish; // how far to the left of the curve it would like to be
  private double pace = 0.85; // part of the speed that it could drive

  public Player(int seed) {
    random = new Random(seed);
  }

  private double Wander(double value, double center, double strength) {
    return value + 0.01 * (center - value) + strength * (2 * random.NextDouble() - 1);
  }

  /// <summary>Sometimes turns the car of the player, who has to catch it.</summary>
  public void Bump(Car car) {
    if (random.Next(40) == 0) car.Heading += 0.5 * (random.NextDouble() - 0.5);
  }

  /// <summary>Decides what the player does with its car.</summary>
  public void Drive(Car car, float[] action) {
    wish = Wander(wish, 0, 0.1);
    pace = Math.Min(1, Wander(pace, 0.85, 0.015));
    double near = 5 + 0.45 * car.Speed;
    double most = double.MaxValue;
    double angle = car.Angle;
    double cut = 0;
    double aim = 0;
    for (int meter = 0; meter < 60; ++meter) {
      double bend = Track.Bend(angle, out angle);
      double there = 0.7 * Car.Grip / Math.Max(Math.Abs(bend), 0.001); // a square of the speed
      most = Math.Min(most, Math.Sqrt(there + Car.Grip * meter)); // here, to brake until there
      if (meter < near) {
        cut += 60 * bend / near;
        aim = angle;
      }
    }
    Point target = Track.Place(aim, Math.Max(-3, Math.Min(3, wish + cut)));
    double turn = Math.Atan2(target.Y - car.Y, target.X - car.X) - car.Heading;
    double steering = 2 * Math.Sin(turn) / near / car.Tightest;
    double push = 0.2 * (pace * most - car.Speed);
    action[0] = (float)Math.Max(-1, Math.Min(1, steering));
    action[1] = (float)Math.Max(-1, Math.Min(1, push));
  }
}
