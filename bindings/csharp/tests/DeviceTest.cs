// Tests of devices: names, memory, errors, and tensors on the fake device of tests/fake.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.IO;
using System.Text.RegularExpressions;
using Mpt;

namespace Tests {
  public class DeviceTest : Fixture {
    private static Context OnModule(string path, int index = 0) {
      return new Context(new ContextDesc {Device = Device.Module, DeviceIndex = index, DeviceModule = path});
    }

    [Test]
    public void ADeviceThatIsNotThereIsAnError() {
      Fails(Status.ErrorDevice, () => OnModule("/no/such/module.so"), "Device.Module", "/no/such/module.so");
      Fails(Status.ErrorDevice, () => OnModule("libm.so.6"), "no module of libmpt");
      Fails(Status.ErrorDevice, () => OnModule(null), "no module is named", "ContextDesc.DeviceModule");
      Fails(Status.ErrorDevice, () => new Context(new ContextDesc {Device = Device.Cuda, DeviceIndex = 999}),
          "Device.Cuda");
      Fails(Status.ErrorDevice, () => context.Ones(DType.F32, 2).To(Device.Cuda, 0), "computes on the CPU");
      Fails(Status.ErrorDevice, () => context.DeviceMemory(Device.Cuda, 1), "not in use");
    }

    [Test]
    public void TheDevicesAreListed() {
      string[] lines = Library.DevicesText().Split('\n');
      Same("cpu", lines[0]);
      True(Regex.IsMatch(lines[1], "^cuda(:0 .+, \\d+ MB.*| has no devices: .+)$"), lines[1]);
      True(Regex.IsMatch(lines[2], "^vulkan(:0 .+, \\d+ MB.*| has no devices: .+)$"), lines[2]);
      Fails(Status.ErrorDevice, () => Show(new ContextDesc {DeviceName = "vulkan:no such GPU"}), "vulkan:no such GPU");
      Fails(Status.ErrorInvalidArgument, () => Show(new ContextDesc {DeviceName = "tpu"}), "\"tpu\"", "vulkan:1");
    }

    [Test]
    public void TheCpuIsADevice() {
      Tensor t = Vector(1, 2);
      Same(Device.Cpu, t.Info.Device);
      Same(0, t.Info.DeviceIndex);
      Same(t.ToArray<float>(), t.To(Device.Cpu, 0).ToArray<float>());
      Same(context.Memory.ToString(), context.DeviceMemory(Device.Cpu, 0).ToString());
    }

    [Test]
    public void TensorsOnADevice() {
      string fake = Path.Combine(Build, "tests", "fake", "module", "libmpt_fake.so");
      if (!File.Exists(fake)) throw new Skipped(fake + " is not built");
      using (Context other = OnModule(fake, 1)) {
        Tensor t = other.Tensor(new float[] {1, 2});
        Same(Device.Module, t.Info.Device);
        Same(1, t.Info.DeviceIndex);
        Same(new[] {2, 4}, (t + t).ToArray<float>());
        Same(new sbyte[] {3, 4}, other.Tensor(new sbyte[] {3, 4}).ToArray<sbyte>());
        Tensor host = t.To(Device.Cpu, 0);
        Same(Device.Cpu, host.Info.Device);
        Same(new[] {1, 2}, host.ToArray<float>());
        Fails(Status.ErrorDevice, () => t.AsSpan<float>(), "Module:1", "To(Device.Cpu, 0)");
        Fails(Status.ErrorDevice, () => Show(t + host));
        var p = new Params(other);
        p.Add("w", t);
        var stepper = new Stepper(other, Precision.Of("16-mixed"));
        stepper.Add(new Optimizer(p, OptimizerDesc.SGD()));
        stepper.Backward(t.Mul(double.NaN).Sum());
        True(stepper.Step());
        Same(null, stepper.Verdict(0));
        Same(null, stepper.Info);
        True(!stepper.Wait());
        Same("w", stepper.Verdict(0).BadParameter);
        True(other.Memory.ToString() != other.DeviceMemory(Device.Cpu, 0).ToString());
      }
    }
  }
}
