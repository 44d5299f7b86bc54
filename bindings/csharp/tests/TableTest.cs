// Tests that nothing of the C ABI is missing, that the assembly is one of .NET Standard 2.1, and
// that the example gives the losses of the C example bitwise.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text.RegularExpressions;
using Mpt;

namespace Tests {
  public class TableTest : Fixture {
    private const BindingFlags Public = BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static;

    private static Type Class(string name) {
      return typeof(Library).Assembly.GetType("Mpt." + name) ?? throw new Failure("there is no class " + name);
    }

    private static HashSet<string> Members(string name) {
      return new HashSet<string>(Class(name).GetMembers(Public | BindingFlags.FlattenHierarchy).Select(m => m.Name));
    }

    private static string Pascal(string name) {
      return string.Concat(name.Split('_').Where(p => p.Length > 0).Select(p => char.ToUpper(p[0]) + p.Substring(1)));
    }

    /// <summary>Checks that every operation of the library has a method, except those that are
    /// parts of others.</summary>
    [Test]
    public void EveryOperationIsThere() {
      HashSet<string> ops = Members("Ops");
      string[] inside = {"write", "optimizer_step", "checkpoint", "conv", "conv_data", "conv_weight", "pool", "pool_grad",
        "max_pool_pick", "interpolate_grad"};
      int n = 0;
      var missing = new List<string>();
      for (string name; (name = context.OpName(n)) != null; ++n) {
        if (!ops.Contains(Pascal(name)) && !inside.Contains(name)) missing.Add(name);
      }
      True(n > 100, n + " operations");
      Same(new string[0], missing);
    }

    private static Dictionary<string, string> Table() {
      string text = File.ReadAllText(Path.Combine(AppDomain.CurrentDomain.BaseDirectory, "CONTENTS.md"));
      return Regex.Matches(text, @"^\| `(mpt_\w+)` \| (.+) \|$", RegexOptions.Multiline).Cast<Match>()
          .ToDictionary(m => m.Groups[1].Value, m => m.Groups[2].Value);
    }

    /// <summary>Checks that every name in the table exists.</summary>
    [Test]
    public void EveryFunctionHasACounterpart() {
      int n = 0;
      foreach (KeyValuePair<string, string> row in Table()) {
        True(!row.Value.StartsWith("MISSING"), row.ToString());
        foreach (Match m in Regex.Matches(row.Value, @"\b([A-Z]\w+)\.(\w+)")) {
          string name = m.Groups[1].Value;
          string member = m.Groups[2].Value;
          if (name == "NET") continue;
          if (member == "new") True(Class(name).GetConstructors().Length > 0, row.ToString());
          else True(Members(name).Contains(member), row.ToString());
          ++n;
        }
      }
      True(n > 400, n + " functions");
    }

    /// <summary>Compares the table with the declarations of the headers, read independently of the
    /// generator.</summary>
    [Test]
    public void TheTableHasEveryFunction() {
      Dictionary<string, string> table = Table();
      string include = Path.Combine(Source, "..", "..", "include", "mpt");
      string[] declared = Directory.GetFiles(include, "*.h").SelectMany(h => Regex.Matches(File.ReadAllText(h),
          @"^MPT_(?:API|CALL)[^;(]*?\b(mpt_\w+)\s*\(", RegexOptions.Multiline).Cast<Match>()).Select(m => m.Groups[1].Value)
          .ToArray();
      True(declared.Length > 450, declared.Length + " functions");
      Same(new string[0], declared.Where(f => !table.ContainsKey(f)));
    }

    /// <summary>A new function in the headers becomes a member, without any change to the
    /// generator.</summary>
    [Test]
    public void ANewFunctionBecomesAMember() {
      string include = Path.Combine(Source, "..", "..", "include", "mpt");
      Directory.CreateDirectory(In("mpt"));
      foreach (string h in Directory.GetFiles(include, "*.h")) {
        string text = Regex.Replace(File.ReadAllText(h), @"^MPT_CALL mpt_status mpt_sub\(", @"/* Brand new by by_much.
 * Errors: SHAPE (of a). */
MPT_CALL mpt_status mpt_brand_new(mpt_tensor a, mpt_tensor bias, double by_much, mpt_tensor *out);
$0", RegexOptions.Multiline);
        File.WriteAllText(Path.Combine(In("mpt"), Path.GetFileName(h)), text);
      }
      Run("python3", Path.Combine(Source, "make.py"), Path.Combine(Source, "..", "common"), Path.GetDirectoryName(In("mpt")),
          In("made"), Path.Combine(Build, "bindings", "csharp", "mpt_swig.cs"), In("CONTENTS.md"));
      string ops = File.ReadAllText(Path.Combine(In("made"), "Ops.cs"));
      True(ops.Contains("/// <summary>Brand new by byMuch.\n    /// Errors: Status.ErrorShape (of a).</summary>\n"
          + "    public static Tensor BrandNew(this Tensor a, Tensor bias, double byMuch) {"), "Ops.BrandNew is not there");
      True(File.ReadAllText(In("CONTENTS.md")).Contains("| `mpt_brand_new` | Ops.BrandNew |"), "no row");
    }

    /// <summary>Checks that every public member has a comment, in which no function has its name of
    /// C.</summary>
    [Test]
    public void EveryMemberHasAComment() {
      string xml = File.ReadAllText(Path.Combine(AppDomain.CurrentDomain.BaseDirectory, "libmpt.xml"));
      ILookup<string, string> comments = Regex.Matches(xml, @"<member name=""\w:([^""(`]*)[^""]*"">(.*?)</member>",
          RegexOptions.Singleline).Cast<Match>().ToLookup(m => m.Groups[1].Value, m => m.Groups[2].Value);
      var bad = new List<string>();
      int n = 0;
      foreach (Type t in typeof(Library).Assembly.GetExportedTypes()) {
        IEnumerable<MemberInfo> members = t.GetMembers(Public | BindingFlags.DeclaredOnly).Where(m =>
            !(m is MethodBase method && method.IsSpecialName) && m.Name != "value__" && !t.IsSubclassOf(typeof(Delegate)));
        foreach (string name in members.Select(m => t.FullName + "." + m.Name).Distinct().Concat(new[] {t.FullName})) {
          ++n;
          if (!comments[name].Any() || comments[name].Any(c => Regex.IsMatch(c, @"\bmpt_(?!comm_desc|done_fn)\w+"))) {
            bad.Add(name);
          }
        }
      }
      True(n > 1000, n + " members");
      Same(new string[0], bad);
    }

    [Test]
    public void TheAssemblyIsOfNetStandard21() {
      Same(new[] {"netstandard, Version=2.1.0.0"}, typeof(Library).Assembly.GetReferencedAssemblies()
          .Select(a => a.Name + ", Version=" + a.Version));
    }

    [Test]
    public void TheVersionIsTheLibrarys() {
      Version version = typeof(Library).Assembly.GetName().Version;
      Same(Library.VersionString(), version.Major + "." + version.Minor + "." + version.Build);
      string nuspec = File.ReadAllText(Path.Combine(Source, "libmpt.nuspec"));
      Same(Library.VersionString(), Regex.Match(nuspec, "<version>(.*)</version>").Groups[1].Value);
    }

    /// <summary>Compares the losses of the C example and the C# example.</summary>
    [Test("mlp", "cnn")]
    public void MnistIsTheCExampleToTheLastBit(string model) {
      if (!File.Exists(Fixture.Mnist)) throw new Skipped("no C example was built");
      string data = Path.GetDirectoryName(In("data"));
      Run("python3", Path.Combine(Source, "..", "common", "make_idx.py"), data, "1280");
      Run(Fixture.Mnist, "--data", data, "--model", model, "--epochs", "1", "--losses", In("c"));
      TextWriter console = Console.Out;
      Console.SetOut(TextWriter.Null);
      try {
        global::Mnist.Train(new Dictionary<string, string> {
          {"data", data}, {"model", model}, {"epochs", "1"}, {"losses", In("cs")}
        });
      } finally {
        Console.SetOut(console);
      }
      Same(10, File.ReadAllLines(In("c")).Length);
      Same(File.ReadAllLines(In("c")), File.ReadAllLines(In("cs")), model);
    }

    /// <summary>Trains on the four ranks of the example, which fails if their bits are not those of
    /// one program.</summary>
    [Test]
    public void TheExampleOfRanksTakesTheStepsOfOneProgram() {
      double loss = global::Ranks.Compare();
      True(loss < 0.02, "the loss is " + loss);
    }

    /// <summary>Runs a program. Its exit status, which reports the accuracy, does not matter
    /// here.</summary>
    private static void Run(string program, params string[] arguments) {
      var start = new ProcessStartInfo(program, string.Join(" ", arguments.Select(a => "\"" + a + "\""))) {
        UseShellExecute = false, RedirectStandardOutput = true, RedirectStandardError = true
      };
      using (Process p = Process.Start(start)) {
        p.OutputDataReceived += (sender, e) => { };
        p.ErrorDataReceived += (sender, e) => { };
        p.BeginOutputReadLine();
        p.BeginErrorReadLine();
        p.WaitForExit();
      }
    }
  }
}
