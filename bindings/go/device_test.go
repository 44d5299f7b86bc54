// Tests of devices: names, memory, errors, and tensors on the fake device of tests/fake.
// SPDX-License-Identifier: Apache-2.0

package mpt_test

import (
	"math"
	"os"
	"reflect"
	"regexp"
	"testing"

	"libmpt.org/mpt"
)

func TestADeviceThatIsNotThereIsAnError(t *testing.T) {
	for path, part := range map[string]string{"/no/such/module.so": "/no/such/module.so",
		"libm.so.6": "no module of libmpt", "": "ContextOptions.DeviceModule"} {
		_, err := mpt.NewContext(&mpt.ContextOptions{Device: mpt.DeviceModule, DeviceModule: path})
		fails(t, err, mpt.ErrDevice, part, "DeviceModule")
	}
	_, err := mpt.NewContext(&mpt.ContextOptions{Device: mpt.DeviceModule, DeviceModule: "a\x00b"})
	fails(t, err, mpt.ErrInvalidArgument, "NUL")
	ctx := open(t)
	_, err = get(ctx.Ones(mpt.F32, 2))(t).To(mpt.DeviceCUDA, 0)
	fails(t, err, mpt.ErrDevice, "computes on the CPU")
	_, err = ctx.DeviceMemory(mpt.DeviceCUDA, 1)
	fails(t, err, mpt.ErrDevice, "not in use")
}

func TestTheDevicesAreListed(t *testing.T) {
	text := get(mpt.DevicesText())(t)
	if !regexp.MustCompile(`^cpu\ncuda(:0 .+, \d+ MB| has no devices: ).*\nvulkan(:0 .+, \d+ MB| has no devices: .)`).MatchString(text) {
		t.Fatal(text)
	}
	_, _, err := mpt.DeviceFromName("vulkan:no such GPU")
	fails(t, err, mpt.ErrDevice, "vulkan:no such GPU")
	_, _, err = mpt.DeviceFromName("tpu")
	fails(t, err, mpt.ErrInvalidArgument, "tpu", "vulkan:1")
	if kind, index, err := mpt.DeviceFromName("vulkan:3"); kind != mpt.DeviceVulkan || index != 3 || err != nil {
		t.Fatal(kind, index, err)
	}
}

func TestATrainingOnVulkan(t *testing.T) {
	ctx, err := mpt.NewContext(&mpt.ContextOptions{Device: mpt.DeviceVulkan})
	if err != nil { // it must say what is missing
		if !regexp.MustCompile(`libmpt_vulkan.so|Vulkan's loader|lacks features|has version`).MatchString(err.Error()) {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	x := get(ctx.Normal(mpt.F32, []int64{64, 8}, 0, 1))(t)
	y := get(x.Sum([]int64{1}, true))(t)
	params := get(mpt.NewParams(ctx))(t)
	ok(t, params.Add("w", get(ctx.Zeros(mpt.F32, 1, 8))(t)))
	precision := get(mpt.NewPrecision("16-mixed"))(t)
	ok(t, params.SetPrecision(precision))
	adamw := mpt.AdamW()
	adamw.LR = 0.1
	stepper := get(mpt.NewStepper(ctx, precision, nil))(t)
	ok(t, stepper.Add(get(mpt.NewOptimizer(params, adamw))(t)))
	var losses []float64
	for i := 0; i < 30; i++ {
		var loss *mpt.Tensor
		ok(t, precision.Run(ctx, func() error {
			guess := get(x.Linear(get(params.Get("w"))(t), nil, mpt.ActivationNone))(t)
			loss = get(guess.MSELoss(y, mpt.ReductionMean))(t)
			return nil
		}))
		ok(t, stepper.Backward(loss))
		get(stepper.Step())(t)
		losses = append(losses, get(loss.Item())(t))
	}
	if first, last := losses[0], losses[29]; first < 4 || last > first/10 || get(x.Info())(t).Device != mpt.DeviceVulkan {
		t.Fatal(losses)
	}
	ok(t, ctx.Close())
}

func TestTheCPUIsADevice(t *testing.T) {
	ctx := open(t)
	x := get(ctx.Ones(mpt.F32, 2))(t)
	info := get(x.Info())(t)
	same := get(x.To(mpt.DeviceCPU, 0))(t)
	if info.Device != mpt.DeviceCPU || info.DeviceIndex != 0 || get(same.Pointer())(t) != get(x.Pointer())(t) {
		t.Fatal(info)
	}
	if all, cpu := get(ctx.Memory())(t), get(ctx.DeviceMemory(mpt.DeviceCPU, 0))(t); !reflect.DeepEqual(all, cpu) {
		t.Fatal(all, cpu)
	}
}

func TestTensorsOnADevice(t *testing.T) {
	fake := os.Getenv("MPT_FAKE")
	if _, err := os.Stat(fake); err != nil {
		t.Skip("the fake device is not built")
	}
	ctx := get(mpt.NewContext(&mpt.ContextOptions{Device: mpt.DeviceModule, DeviceIndex: 1, DeviceModule: fake}))(t)
	x := get(mpt.NewTensor(ctx, []float32{1, 2}, 2))(t)
	info := get(x.Info())(t)
	if info.Device != mpt.DeviceModule || info.DeviceIndex != 1 {
		t.Fatal(info)
	}
	if v := get(mpt.Values[float32](get(x.Add(x))(t)))(t); !reflect.DeepEqual(v, []float32{2, 4}) {
		t.Fatal(v)
	}
	_, err := mpt.View[float32](x)
	fails(t, err, mpt.ErrDevice, "Tensor.To")
	host := get(x.To(mpt.DeviceCPU, 0))(t)
	if v := get(mpt.View[float32](host))(t); v[1] != 2 {
		t.Fatal(v)
	}
	_, err = x.Add(host)
	fails(t, err, mpt.ErrDevice)
	if reflect.DeepEqual(get(ctx.Memory())(t), get(ctx.DeviceMemory(mpt.DeviceCPU, 0))(t)) {
		t.Fatal("the CPU has the memory of the device")
	}
	params := get(mpt.NewParams(ctx))(t)
	ok(t, params.Add("w", x))
	stepper := get(mpt.NewStepper(ctx, get(mpt.NewPrecision("16-mixed"))(t), nil))(t)
	ok(t, stepper.Add(get(mpt.NewOptimizer(params, mpt.SGD()))(t)))
	ok(t, stepper.Backward(get(get(x.MulScalar(math.NaN()))(t).Sum(nil, false))(t)))
	applied := get(stepper.Step())(t)
	_, err = stepper.Verdict(0)
	fails(t, err, mpt.StatusNotReady, "not finished")
	if verdict := applied && !get(stepper.Wait())(t); !verdict || get(stepper.Verdict(0))(t).BadParameter != "w" {
		t.Fatal("the answer of the step is lost")
	}
	ok(t, ctx.Close())
}
