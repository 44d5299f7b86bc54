// Tests that error texts use Java names and contain no C name.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class TextTest extends Fixture {
  private static final Pattern C_NAME = Pattern.compile("mpt_|MPT_|\\bNULL\\b");

  @Test
  void textsHaveNoNameOfC() {
    Tensor a = context.ones(DType.F32, 2, 3);
    Params params = Params.create(context);
    params.add("w", context.ones(DType.F32, 3));
    Optimizer optimizer = Optimizer.create(params, OptimizerDesc.sgd());
    Scaler scaler = Scaler.create(context, null);
    Map<String, Executable> all = new LinkedHashMap<>();
    all.put("Ops.matmul: ", () -> a.matmul(a));
    all.put("Ops.add: ", () -> a.add(context.ones(DType.F32, 7)));
    all.put("Ops.embedding: ", () -> Ops.embedding(a, a));
    all.put("Scaler.step: ", () -> scaler.step(optimizer));
    all.put("Scaler.unscale: ", () -> scaler.unscale(optimizer));
    all.put("OptimizerDesc.lr is -1", () -> Optimizer.create(params, OptimizerDesc.sgd().lr(-1)));
    all.put("OptimizerDesc.stateBits is 5", () -> Optimizer.create(params, OptimizerDesc.sgd().stateBits(5)));
    all.put("Master.SPLIT", () -> params.setPrecision(Precision.of("32-true,master=split")));
    all.put("NnModule.forward: linear: ", () -> Nn.linear(params, "l", 5, 2).forward(a));
    all.put("Nn.linear: ", () -> Nn.linear(params, "m", 0, 2));
    all.forEach((part, call) -> {
      String text = assertThrows(MptException.class, call, part).getMessage();
      assertTrue(text.contains(part), part + " in: " + text);
      assertFalse(C_NAME.matcher(text).find(), text);
    });
  }

  @Test
  void theRule() {
    assertEquals("Scaler.scale: x is null", MptException.ownWords("mpt_scaler_scale: x is NULL"));
    assertEquals("StepperDesc.skip is 3; Skip.ALONE (0) is.",
        MptException.ownWords("mpt_stepper_desc.skip is 3; MPT_SKIP_ALONE (0) is."));
    assertEquals("OptimizerDesc.weightDecay", MptException.ownWords("mpt_optimizer_desc.weight_decay"));
    for (String own : new String[] {"'mpt_add' is", "/tmp/mpt_add/x", "mpt_add/x", "my-mpt_add", "NULLABLE", "$1 \\"}) {
      assertEquals(own, MptException.ownWords(own));
    }
    for (String line : WordTable.text().split("\n")) {
      String name = line.split(" ", 2)[0];
      assertFalse(C_NAME.matcher(MptException.ownWords("of " + name + ", " + name + ".")).find(), line);
    }
  }
}
