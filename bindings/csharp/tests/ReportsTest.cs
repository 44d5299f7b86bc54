// Tests of bug reports: the cases of tests/reports/cases.txt, whose header describes its lines.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using Mpt;

namespace Tests {
  /// <summary>A report: its first line, and the lines of its steps with their numbers.</summary>
  public sealed class Report {
    public readonly int Line;
    public readonly string Text;
    public readonly List<KeyValuePair<int, string>> Steps = new List<KeyValuePair<int, string>>();

    public Report(int line, string text) {
      Line = line;
      Text = text;
    }

    /// <summary>Whether a step leaves this language out. A wrong word fails later.</summary>
    public bool IsForOthers {
      get {
        return Steps.Select(s => s.Value.Split(new[] {' '}, StringSplitOptions.RemoveEmptyEntries))
            .Any(w => w[0] == "only" && w.Length > 1 &&
                w.Skip(1).All(l => l != "csharp" && ReportsTest.Languages.Contains(l)));
      }
    }

    public override string ToString() {
      return Text.Split(' ')[1].Replace('#', ' ') + " line " + Line;
    }
  }

  public class ReportsTest : Fixture {
    public static readonly string[] Languages = {"c", "python", "go", "rust", "java", "csharp"};
    private readonly Dictionary<string, Tensor> tensors = new Dictionary<string, Tensor>();
    // The inputs and keys that a call has not taken yet.
    private readonly Queue<string> inputs = new Queue<string>();
    private readonly Dictionary<string, string> keys = new Dictionary<string, string>();

    private static string FilePath {
      get { return Path.Combine(Source, "..", "..", "tests", "reports", "cases.txt"); }
    }

    public static object[] Reports() {
      var reports = new List<Report>();
      string[] lines = File.ReadAllLines(FilePath);
      for (int i = 0; i < lines.Length; ++i) {
        string text = lines[i];
        if (text.Trim() == "" || text.StartsWith("#")) continue;
        if (text.StartsWith("report ")) reports.Add(new Report(i + 1, text));
        else reports.Last().Steps.Add(new KeyValuePair<int, string>(i + 1, text));
      }
      return reports.Where(r => !r.IsForOthers).ToArray<object>();
    }

    [Test(From = nameof(Reports))]
    public void Report(Report report) {
      True(report.Steps.Count > 0, "the report has no steps");
      if (report.Steps.Any(s => s.Value == "long") && Environment.GetEnvironmentVariable("MPT_TIER") != "full") {
        throw new Skipped("takes long: thousands of files");
      }
      foreach (KeyValuePair<int, string> step in report.Steps) {
        try {
          Step(step.Value.Split(new[] {' '}, StringSplitOptions.RemoveEmptyEntries));
        } catch (Exception e) {
          throw new Failure(FilePath + ":" + step.Key + ": " + step.Value + "\n" + e + "\n" + report.Text);
        }
      }
    }

    /// <summary>Runs a step.</summary>
    private void Step(string[] words) {
      string[] head = words.TakeWhile(w => w != ":").ToArray();
      string[] values = words.Skip(head.Length + 1).ToArray();
      double bound = 0;
      if (head.Length == 5 && head[3] == "within") {
        bound = Number(head[4]);
        head = head.Take(3).ToArray();
      }
      if (head[0] == "only" && head.Length > 1) {
        True(head.Skip(1).All(Languages.Contains), "there is no such language");
      } else if (head[0] == "long" && head.Length == 1) {
        return;
      } else if (head[0] == "tensor" && head.Length == 4) {
        tensors[head[1]] = Make(DTypeNamed(head[2]), head[3], values);
      } else if (head[0] == "call") {
        Call(head.Skip(1).ToArray());
      } else if (head[0] == "is" && head.Length == 3) {
        Compare(Named(head[1]), DTypeNamed(head[2]), bound, Numbers(values));
      } else if (head[0] == "gradient" && head.Length == 3) {
        Tensor x = Named(head[2]);
        Tensor gradient = Autograd.Grad(new[] {Named(head[1]).Sum()}, null, new[] {x},
            new BackwardDesc {RetainGraph = true})[0];
        True(gradient != null, head[1] + " does not depend on " + head[2]);
        Compare(gradient, x.DType, bound, Numbers(values));
      } else {
        throw new Failure("this is no line of a case");
      }
    }

    /// <summary>Reads values, where v*n stands for n times v.</summary>
    private static IEnumerable<string> Expand(string[] values) {
      foreach (string word in values) {
        string[] parts = word.Split('*');
        int n = parts.Length == 1 ? 1 : int.Parse(parts[1]);
        for (int i = 0; i < n; ++i) yield return parts[0];
      }
    }

    private static double Number(string word) {
      switch (word) {
        case "nan": return double.NaN;
        case "inf": return double.PositiveInfinity;
        case "-inf": return double.NegativeInfinity;
        default: return double.Parse(word, CultureInfo.InvariantCulture);
      }
    }

    private static double[] Numbers(string[] values) {
      return Expand(values).Select(Number).ToArray();
    }

    private static long[] Integers(string[] values) {
      return Expand(values).Select(long.Parse).ToArray();
    }

    private static DType DTypeNamed(string name) {
      for (DType d = DType.F32; d <= DType.Bool; ++d) if (Library.DTypeName(d) == name) return d;
      throw new Failure("there is no dtype " + name);
    }

    /// <summary>Fails unless a tensor has a dtype and elements that are equal or within a
    /// bound.</summary>
    private static void Compare(Tensor x, DType dtype, double bound, double[] want) {
      Same(dtype, x.DType, "the dtype:");
      double[] got = x.ToArray<double>();
      Same(want.Length, got.Length, "the number of elements:");
      for (int i = 0; i < got.Length; ++i) {
        bool equal = got[i] == want[i] || double.IsNaN(got[i]) && double.IsNaN(want[i]);
        True(equal || Math.Abs(got[i] - want[i]) <= bound,
            "element " + i + " is " + got[i] + ", expected " + want[i] + " within " + bound);
      }
    }

    private Tensor Named(string name) {
      True(tensors.TryGetValue(name, out Tensor x), "there is no tensor " + name);
      return x;
    }

    private Tensor Make(DType dtype, string shape, string[] values) {
      long[] extents = shape == "-" ? new long[0] : Integers(shape.Split(','));
      bool floating = dtype <= DType.F8E5M2;
      Tensor all = floating ? context.Tensor(Numbers(values)) : context.Tensor(Integers(values));
      Tensor x = all.Reshape(extents).Cast(dtype);
      if (floating) x.RequiresGrad = true;
      return x;
    }

    /// <summary>Calls the function of a line and keeps its results under their names.</summary>
    private void Call(string[] words) {
      int arrow = Array.IndexOf(words, "->");
      True(arrow > 0, "a call has a function and results");
      inputs.Clear();
      keys.Clear();
      foreach (string word in words.Take(arrow).Skip(1)) {
        string[] parts = word.Split('=');
        if (parts.Length == 1) inputs.Enqueue(word);
        else keys.Add(parts[0], parts[1]);
      }
      Tensor[] results = Results(words[0]);
      True(inputs.Count == 0 && keys.Count == 0,
          "the function does not take the inputs " + Show(inputs) + " and the keys " + Show(keys.Keys));
      Same(words.Length - arrow - 1, results.Length, "the number of results:");
      for (int i = 0; i < results.Length; ++i) tensors[words[arrow + 1 + i]] = results[i];
    }

    /// <summary>Takes the next input, which may be none.</summary>
    private Tensor Optional() {
      True(inputs.Count > 0, "the call has too few inputs");
      string name = inputs.Dequeue();
      return name == "-" ? null : Named(name);
    }

    private Tensor Input() {
      return Optional() ?? throw new Failure("this input may not be none");
    }

    /// <summary>Takes a key's value, or the default; a key without a default is needed.</summary>
    private string Word(string key, string otherwise = null) {
      if (!keys.TryGetValue(key, out string value)) value = otherwise;
      keys.Remove(key);
      return value ?? throw new Failure("the call needs the key " + key);
    }

    private double Real(string key, string otherwise = null) {
      return Number(Word(key, otherwise));
    }

    private long Integer(string key, string otherwise = null) {
      return long.Parse(Word(key, otherwise));
    }

    private bool Flag(string key) {
      return Integer(key, "0") != 0;
    }

    private long[] Dims(string key) {
      string list = Word(key, "");
      return list == "" ? null : Integers(list.Split(','));
    }

    private DType Type(string otherwise = null) {
      string name = Word("dtype", otherwise);
      return name == "" ? DType.None : DTypeNamed(name);
    }

    private T Choice<T>(string key, string otherwise) {
      return (T)Enum.Parse(typeof(T), Word(key, otherwise), true);
    }

    private Reduction Reduction() {
      return Choice<Reduction>("reduction", "mean");
    }

    private Tensor[] List(params double[] values) {
      return new[] {context.Tensor(values)};
    }

    private Tensor[] Results(string function) {
      switch (function) {
        case "median_dim":
          (Tensor value, Tensor at) = Input().MedianDim(Integer("dim", "-1"), Flag("keepdim"));
          return new[] {value, at};
        case "unique": return Input().Unique();
        case "second_thread": return List(SecondThread());
        case "saved_files": return List(SavedFiles((int)Integer("first"), (int)Integer("last")));
        case "unknown_dtypes": return List(UnknownDTypes());
        case "resumed_rate":
          return List(ResumedRate(Real("lr"), Integer("steps"), Integer("at"), Word("made")));
        case "clipped_nothing": return List(new Params(context).ClipGradNorm(1));
        case "average_in_place": return List(AverageInPlace(Real("decay"), Integer("times")));
        default: return new[] {Result(function)};
      }
    }

    /// <summary>Calls a function that has one result.</summary>
    private Tensor Result(string function) {
      switch (function) {
        case "attention_weights":
          return Input().AttentionWeights(Input(), Optional(), Flag("causal"), Real("scale", "0"));
        case "binary_cross_entropy": return Input().BinaryCrossEntropy(Input(), Reduction());
        case "binary_cross_entropy_with_logits":
          return Input().BinaryCrossEntropyWithLogits(Input(), null, Reduction());
        case "div": return Input().Div(Input());
        case "remainder": return Input().Remainder(Input());
        case "cast": return Input().Cast(Type());
        case "gumbel_softmax": return Input().GumbelSoftmax(Integer("dim", "-1"), Real("tau", "1"), Flag("hard"));
        case "einsum":
          var all = new List<Tensor>();
          while (inputs.Count > 0) all.Add(Input());
          return Ops.Einsum(all.ToArray(), Word("equation"));
        case "glu": return Input().Glu(Integer("dim", "-1"));
        case "hardswish": return Input().Hardswish();
        case "interpolate_by":
          return Input().InterpolateBy(Real("depth"), Real("height"), Real("width"),
              Choice<InterpolateMode>("mode", "nearest"), Flag("align_corners"));
        case "interpolate":
          return Input().Interpolate(Dims("size"), Choice<InterpolateMode>("mode", "nearest"), Flag("align_corners"));
        case "kl_div": return Input().KlDiv(Input(), Reduction(), Flag("log_target"));
        case "layer_norm": return Input().LayerNorm(Integer("last_dims"), Optional(), Optional());
        case "lerp_scalar": return Input().LerpScalar(Input(), Real("weight"));
        case "log10": return Input().Log10();
        case "log2": return Input().Log2();
        case "log_softmax": return Input().LogSoftmax(Integer("dim"), Type(""));
        case "logsigmoid": return Input().Logsigmoid();
        case "logsumexp": return Input().Logsumexp(Dims("dims"), Flag("keepdim"));
        case "matmul": return Input().Matmul(Input());
        case "max": return Input().Max();
        case "max_pool1d": return Input().MaxPool1d(Integer("kernel"), Integer("stride", "0"));
        case "mean": return Input().Mean(Dims("dims"), Flag("keepdim"));
        case "median": return Input().Median();
        case "mish": return Input().Mish();
        case "mse_loss": return Input().MseLoss(Input(), Reduction());
        case "nll_loss":
          return Input().NllLoss(Input(), Optional(), new CrossEntropyDesc {
            Reduction = Reduction(), IgnoreIndex = Integer("ignore_index", "-100"),
            LabelSmoothing = Real("label_smoothing", "0")
          });
        case "nonzero": return Input().Nonzero();
        case "norm": return Input().Norm(Real("p", "2"), Dims("dims"), Flag("keepdim"));
        case "normalize": return Input().Normalize(Real("p", "2"), Dims("dims"), Real("eps", "1e-12"));
        case "sigmoid": return Input().Sigmoid();
        case "silu": return Input().Silu();
        case "softmax": return Input().Softmax(Integer("dim"), Type(""));
        case "softplus": return Input().Softplus();
        case "std": return Input().Std(Dims("dims"), Integer("correction", "1"), Flag("keepdim"));
        case "sum": return Input().Sum(Dims("dims"), Flag("keepdim"));
        case "precise_buffer": return Mixed(Real("value")).Get("buffer");
        default: throw new Failure("there is no function " + function);
      }
    }

    /// <summary>Returns 1 if a second thread may not call while this is inside autocast.</summary>
    private double SecondThread() {
      Tensor x = context.Ones(DType.F32, 2, 2);
      double refused = 0;
      var inside = new ManualResetEvent(false);
      // A thread that is started inside of the mode would belong to it.
      var beside = new Thread(() => {
        inside.WaitOne();
        try {
          x.Matmul(x);
        } catch (MptException e) {
          refused = e.Status == Status.ErrorState ? 1 : 0;
        }
      });
      beside.Start();
      using (new Autocast(context, DType.BF16)) {
        inside.Set();
        beside.Join();
      }
      return refused;
    }

    /// <summary>Saves two tensors under names of n letters in one file after another, and returns
    /// how many came back with their values.</summary>
    private double SavedFiles(int first, int last) {
      string path = In("saved.safetensors");
      int good = 0;
      for (int n = first; n <= last; ++n) {
        double[] x = {n, 1};
        double[] y = {2, -n};
        string[] names = {new string('a', n), new string('b', n)};
        Safetensors.Save(path, names, new[] {context.Tensor(x), context.Tensor(y)}, new Metadata[0]);
        using (TensorFile file = Safetensors.Open(context, path)) {
          bool equal = file.Read(names[0]).ToArray<double>().SequenceEqual(x);
          if (equal && file.Read(names[1]).ToArray<double>().SequenceEqual(y)) ++good;
        }
      }
      return good;
    }

    /// <summary>Returns how many tensors a file lists and how many it refuses, and the value of the
    /// one whose dtype is known.</summary>
    private double[] UnknownDTypes() {
      byte[] header = Encoding.ASCII.GetBytes(("{'i':{'dtype':'I16','shape':[2],'data_offsets':[0,4]}," +
          "'u':{'dtype':'U32','shape':[1],'data_offsets':[4,8]}," +
          "'f':{'dtype':'F32','shape':[1],'data_offsets':[8,12]}}").Replace('\'', '"'));
      string path = In("unknown.safetensors");
      using (var content = new BinaryWriter(File.Create(path))) {
        content.Write((long)header.Length);
        content.Write(header);
        content.Write(0L);
        content.Write(1.5f);
      }
      double refused = 0;
      double value = 0;
      using (TensorFile file = Safetensors.Open(context, path)) {
        for (long i = 0; i < file.Count; ++i) {
          try {
            value = file.Read(file.At(i).Name).Item();
          } catch (MptException e) {
            Same(Status.ErrorDType, e.Status, e.Message);
            ++refused;
          }
        }
        return new[] {file.Count, refused, value};
      }
    }

    private Optimizer AdamW(Tensor w, double lr) {
      var parameters = new Params(context);
      parameters.Add("w", w);
      return new Optimizer(parameters, OptimizerDesc.AdamW(lr));
    }

    /// <summary>Trains for some steps, loads the training into a new optimizer, which has a
    /// schedule already or gets it from the file, and returns its rate.</summary>
    private double ResumedRate(double lr, long steps, long at, string made) {
      True(made == "before" || made == "never", "there is no made=" + made);
      var schedule = new ScheduleDesc {Kind = ScheduleKind.Cosine, TotalSteps = steps};
      Tensor w = context.Tensor(new double[] {1});
      Optimizer optimizer = AdamW(w, lr);
      optimizer.SetSchedule(schedule);
      for (long i = 0; i < at; ++i) {
        w.Square().Sum().Backward();
        optimizer.Step();
        optimizer.ZeroGrad();
      }
      string path = In("run.safetensors");
      Training.Save(path, new TrainingDesc {Optimizers = new[] {optimizer}});
      Optimizer resumed = AdamW(context.Tensor(new double[] {1}), lr);
      if (made == "before") resumed.SetSchedule(schedule);
      Training.Load(path, new TrainingDesc {Optimizers = new[] {resumed}});
      return resumed.Lr(0);
    }

    /// <summary>Returns a set in bf16-mixed with an f32 parameter w of 0 and an f64
    /// buffer.</summary>
    private Params Mixed(double buffer) {
      var parameters = new Params(context);
      parameters.Add("w", Vector(0));
      parameters.AddBuffer("buffer", context.Tensor(new[] {buffer}));
      parameters.Precision = Precision.Of("bf16-mixed");
      return parameters;
    }

    /// <summary>Averages a parameter that has become 1 into a copy of it from when it was
    /// 0.</summary>
    private double[] AverageInPlace(double decay, long times) {
      using (context.NoGrad()) {
        Tensor w = Mixed(0).Get("w");
        Tensor average = w.Clone();
        w.FillInto(1);
        Tensor keep = context.Tensor(new[] {decay});
        Tensor rest = w.MulScalar(1 - decay);
        for (long i = 0; i < times; ++i) {
          average.MulInto(keep);
          average.AddInto(rest);
        }
        return average.ToArray<double>();
      }
    }
  }
}
