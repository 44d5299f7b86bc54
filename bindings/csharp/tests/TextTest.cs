// Tests that error texts use C# names and contain no C name.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;
using Mpt;

namespace Tests {
  public class TextTest : Fixture {
    private static readonly Regex CName = new Regex("mpt_|MPT_|\\bNULL\\b");

    [Test]
    public void TextsHaveNoNameOfC() {
      Tensor a = context.Ones(DType.F32, 2, 3);
      var parameters = new Params(context);
      parameters.Add("w", context.Ones(DType.F32, 3));
      var optimizer = new Optimizer(parameters, OptimizerDesc.SGD());
      var scaler = new GradScaler(context);
      var eight = OptimizerDesc.SGD();
      eight.StateBits = 5;
      var all = new Dictionary<string, Action> {
        {"Ops.Matmul: ", () => a.Matmul(a)},
        {"Ops.Add: ", () => Ops.Add(a, context.Ones(DType.F32, 7))},
        {"Ops.Embedding: ", () => Ops.Embedding(a, a)},
        {"GradScaler.Step: ", () => scaler.Step(optimizer)},
        {"GradScaler.Unscale: ", () => scaler.Unscale(optimizer)},
        {"OptimizerDesc.Lr is -1", () => new Optimizer(parameters, OptimizerDesc.SGD(lr: -1))},
        {"OptimizerDesc.StateBits is 5", () => new Optimizer(parameters, eight)},
        {"Master.Split", () => parameters.Precision = Precision.Of("32-true,master=split")},
        {"Module.Forward: linear: ", () => Nn.Linear(parameters, "l", 5, 2).Forward(a)},
        {"Nn.Linear: ", () => Nn.Linear(parameters, "m", 0, 2)}
      };
      foreach (KeyValuePair<string, Action> x in all) {
        string text = Throws<MptException>(x.Value).Message;
        True(text.Contains(x.Key), "'" + x.Key + "' is not in: " + text);
        True(!CName.IsMatch(text), text);
      }
    }

    [Test]
    public void TheRule() {
      Same("GradScaler.Scale: x is null", OwnWords("mpt_scaler_scale: x is NULL"));
      Same("StepperDesc.Skip is 3; Skip.Alone (0) is.", OwnWords("mpt_stepper_desc.skip is 3; MPT_SKIP_ALONE (0) is."));
      Same("OptimizerDesc.WeightDecay", OwnWords("mpt_optimizer_desc.weight_decay"));
      foreach (string own in new[] {"'mpt_add' is", "/tmp/mpt_add/x", "mpt_add/x", "my-mpt_add", "NULLABLE", "$1 \\"}) {
        Same(own, OwnWords(own));
      }
      foreach (string line in WordTable.Trim().Split('\n')) {
        string name = line.Split(' ')[0];
        True(!CName.IsMatch(OwnWords("of " + name + ", " + name + ".")), line);
      }
    }
  }
}
