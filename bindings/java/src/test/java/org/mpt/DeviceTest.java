// Tests of devices: names, memory, errors, and tensors on the fake device of tests/fake.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DeviceTest extends Fixture {
  private static Context.Builder module(String path) {
    return Context.builder().device(Device.MODULE, 0).deviceModule(path);
  }

  @Test
  void aDeviceThatIsNotThereIsAnError() {
    fails(Status.ERROR_DEVICE, () -> module("/no/such/module.so").open(), "Device.MODULE", "/no/such/module.so");
    fails(Status.ERROR_DEVICE, () -> module("libm.so.6").open(), "no module of libmpt");
    fails(Status.ERROR_DEVICE, () -> module(null).open(), "no module is named", "Context.Builder.deviceModule");
    fails(Status.ERROR_DEVICE, () -> Context.builder().device(Device.CUDA, 999).open(), "Device.CUDA");
    fails(Status.ERROR_DEVICE, () -> context.ones(DType.F32, 2).to(Device.CUDA, 0), "computes on the CPU");
    fails(Status.ERROR_DEVICE, () -> context.memory(Device.CUDA, 1), "not in use");
  }

  @Test
  void theDevicesAreListed() {
    String[] lines = Mpt.devicesText().split("\n");
    assertEquals("cpu", lines[0]);
    assertTrue(lines[1].matches("cuda(:0 .+, \\d+ MB.*| has no devices: .+)"), lines[1]);
    assertTrue(lines[2].matches("vulkan(:0 .+, \\d+ MB.*| has no devices: .+)"), lines[2]);
    fails(Status.ERROR_DEVICE, () -> Context.builder().device("vulkan:no such GPU"), "vulkan:no such GPU");
    fails(Status.ERROR_INVALID_ARGUMENT, () -> Context.builder().device("tpu"), "\"tpu\"", "vulkan:1");
  }

  /** Opens a context on a device of Vulkan; an error must say what is missing. */
  private static Context vulkan() {
    try {
      return Context.builder().device("vulkan").open();
    } catch (MptException e) {
      String text = e.getMessage();
      assertTrue(text.matches("(?s).*(libmpt_vulkan.so|Vulkan's loader|lacks features|has version).*"), text);
      assumeTrue(false, text);
      throw e;
    }
  }

  @Test
  void aTrainingOnVulkan() {
    try (Context other = vulkan()) {
      Tensor x = other.normal(DType.F32, new long[] {64, 8}, 0, 1);
      Tensor y = x.sum(new long[] {1}, true);
      Params params = Params.create(other);
      params.add("w", other.zeros(DType.F32, 1, 8));
      Precision precision = Precision.of("16-mixed");
      params.setPrecision(precision);
      Stepper stepper = Stepper.create(other, precision, null);
      stepper.add(Optimizer.create(params, OptimizerDesc.adamw().lr(0.1)));
      double first = 0;
      double last = 0;
      for (int i = 0; i < 30; ++i) {
        Tensor loss;
        try (Mode m = precision.open(other)) {
          loss = x.linear(params.get("w"), null, Activation.NONE).mseLoss(y, Reduction.MEAN);
        }
        stepper.backward(loss);
        stepper.step();
        last = loss.item();
        if (i == 0) first = last;
      }
      assertEquals(Device.VULKAN, x.info().device());
      assertTrue(first > 4 && last < first / 10, first + " " + last);
    }
  }

  @Test
  void theCpuIsADevice() {
    Tensor t = tensor(1, 2);
    assertEquals(Device.CPU, t.info().device());
    assertEquals(0, t.info().deviceIndex());
    assertEquals(t.buffer(), t.to(Device.CPU, 0).buffer());
    assertEquals(context.memory().toString(), context.memory(Device.CPU, 0).toString());
  }

  @Test
  void tensorsOnADevice() {
    Path fake = Path.of(System.getProperty("mpt.build"), "..", "..", "tests", "fake", "module", "libmpt_fake.so");
    assumeTrue(Files.exists(fake), fake + " is not built");
    try (Context other = Context.builder().device(Device.MODULE, 1).deviceModule(fake).open()) {
      Tensor t = other.tensor(new float[] {1, 2});
      assertEquals(Device.MODULE, t.info().device());
      assertEquals(1, t.info().deviceIndex());
      assertArrayEquals(new float[] {2, 4}, t.add(t).toFloats());
      assertArrayEquals(new byte[] {3, 4}, other.tensor(new byte[] {3, 4}, DType.I8).toBytes());
      Tensor host = t.to(Device.CPU, 0);
      assertEquals(Device.CPU, host.info().device());
      assertArrayEquals(new float[] {1, 2}, host.toFloats());
      fails(Status.ERROR_DEVICE, () -> t.buffer(), "MODULE:1", "to(Device.CPU, 0)");
      fails(Status.ERROR_DEVICE, () -> t.add(host));
      Params params = Params.create(other);
      params.add("w", t);
      Stepper stepper = Stepper.create(other, Precision.of("16-mixed"), null);
      stepper.add(Optimizer.create(params, OptimizerDesc.sgd()));
      stepper.backward(t.mul(Double.NaN).sum());
      assertTrue(stepper.step());
      assertNull(stepper.verdict(0));
      assertNull(stepper.info());
      assertFalse(stepper.await());
      assertEquals("w", stepper.verdict(0).badParameter());
      assertTrue(!other.memory().toString().equals(other.memory(Device.CPU, 0).toString()));
    }
  }
}
