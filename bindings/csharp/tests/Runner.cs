// Runner: finds the tests, runs them, and prints the results as TAP.
//
//   mono tests.exe BUILD MNIST SOURCE [PART OF A NAME]     BUILD: build folder; MNIST: the C example, or -
//
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using Mpt;

namespace Tests {
  /// <summary>Marks a test. The arguments, if any, are those of one run each.</summary>
  [AttributeUsage(AttributeTargets.Method)]
  public sealed class TestAttribute : Attribute {
    public TestAttribute(params object[] cases) {
      Cases = cases;
    }

    public object[] Cases { get; }

    /// <summary>The name of a static method that returns the arguments.</summary>
    public string From { get; set; }
  }

  public sealed class Failure : Exception {
    public Failure(string text) : base(text) {
    }
  }

  public sealed class Skipped : Exception {
    public Skipped(string text) : base(text) {
    }
  }

  /// <summary>The base class of tests: a context, a folder, and comparisons.</summary>
  public class Fixture : IDisposable {
    protected Context context = new Context(new ContextDesc {Seed = 7});
    private string folder;

    public static string Build;
    public static string Mnist;
    public static string Source;

    public virtual void Dispose() {
      context.Dispose();
      if (folder != null) Directory.Delete(folder, true);
    }

    /// <summary>Returns the path of a file in a folder of this test.</summary>
    protected string In(string name) {
      if (folder == null) {
        folder = Path.Combine(Path.GetTempPath(), "mpt-" + Guid.NewGuid());
        Directory.CreateDirectory(folder);
      }
      return Path.Combine(folder, name);
    }

    protected Tensor Vector(params double[] values) {
      return context.Tensor(values.Select(v => (float)v).ToArray());
    }

    protected Tensor Leaf(params double[] values) {
      Tensor t = Vector(values);
      t.RequiresGrad = true;
      return t;
    }

    public static string Show(object x) {
      if (x is string || !(x is System.Collections.IEnumerable all)) return x == null ? "null" : x.ToString();
      return "[" + string.Join(", ", all.Cast<object>().Select(Show)) + "]";
    }

    public static void Same(object expected, object actual, string what = "") {
      string a = Show(expected);
      string b = Show(actual);
      if (a != b) throw new Failure(what + " expected " + a + ", got " + b);
    }

    /// <summary>Compares the bits of numbers.</summary>
    public static void SameBits(double[] expected, double[] actual, string what = "") {
      Same(expected.Select(BitConverter.DoubleToInt64Bits), actual.Select(BitConverter.DoubleToInt64Bits), what);
    }

    public static void True(bool condition, string what = "the condition does not hold") {
      if (!condition) throw new Failure(what);
    }

    public static void Near(double expected, double actual, double most) {
      True(Math.Abs(expected - actual) <= most, "expected " + expected + ", got " + actual);
    }

    public static T Throws<T>(Action call) where T : Exception {
      try {
        call();
      } catch (T e) {
        return e;
      }
      throw new Failure("no " + typeof(T).Name + " was thrown");
    }

    /// <summary>Asserts that a call fails with a status and a text that contains all the given
    /// words.</summary>
    public static MptException Fails(Status status, Action call, params string[] parts) {
      MptException e = Throws<MptException>(call);
      Same(status, e.Status, e.Message);
      foreach (string p in parts) True(e.Message.Contains(p), "'" + p + "' is not in: " + e.Message);
      return e;
    }

    private static Type Internal(string name) {
      return typeof(Library).Assembly.GetType("Mpt." + name, true);
    }

    /// <summary>The number of functions that the library holds.</summary>
    public static int Functions {
      get {
        return (int)Internal("Callbacks").GetProperty("Count", BindingFlags.NonPublic | BindingFlags.Static).GetValue(null);
      }
    }

    public static string OwnWords(string text) {
      return (string)typeof(MptException).GetMethod("OwnWords", BindingFlags.NonPublic | BindingFlags.Static)
          .Invoke(null, new object[] {text});
    }

    public static string WordTable {
      get {
        return (string)Internal("WordTable").GetField("Text", BindingFlags.NonPublic | BindingFlags.Static).GetValue(null);
      }
    }

    public static int OpenScopes(Context context) {
      return (int)typeof(Context).GetField("Scopes", BindingFlags.NonPublic | BindingFlags.Instance).GetValue(context);
    }
  }

  public static class Runner {
    public static int Main(string[] args) {
      Fixture.Build = args[0];
      Fixture.Mnist = args[1];
      Fixture.Source = args[2];
      string wanted = args.Length > 3 ? args[3] : "";
      int n = 0;
      int failed = 0;
      foreach (Type type in typeof(Runner).Assembly.GetTypes().Where(t => t.IsSubclassOf(typeof(Fixture)))
          .OrderBy(t => t.Name, StringComparer.Ordinal)) {
        foreach (MethodInfo method in type.GetMethods().Where(m => m.GetCustomAttribute<TestAttribute>() != null)) {
          var test = method.GetCustomAttribute<TestAttribute>();
          object[] cases = test.From == null ? test.Cases : (object[])type.GetMethod(test.From).Invoke(null, null);
          IEnumerable<object[]> runs = cases.Length == 0 ? new[] {new object[0]} : cases.Select(c => new[] {c});
          foreach (object[] run in runs) {
            string name = type.Name + "." + method.Name + (run.Length > 0 ? " " + run[0] : "");
            if (!name.Contains(wanted)) continue;
            string line = "ok " + ++n + " - " + name;
            try {
              using (var fixture = (Fixture)Activator.CreateInstance(type)) method.Invoke(fixture, run);
            } catch (Exception e) {
              Exception cause = e is TargetInvocationException ? e.InnerException : e;
              if (cause is Skipped) {
                line += " # SKIP " + cause.Message.Replace('\n', ' ');
              } else {
                ++failed;
                line = "not " + line;
                Console.Error.WriteLine(name + ": " + cause);
              }
            }
            Console.WriteLine(line);
            Console.Out.Flush();
          }
        }
      }
      Console.WriteLine("1.." + n);
      return failed == 0 ? 0 : 1;
    }
  }
}
