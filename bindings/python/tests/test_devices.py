"""Tests of devices: names, memory, errors, and a training on the fake device of tests/fake.

SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mpt
from mpt import nn

FAKE = Path(mpt.__file__).parents[3] / "tests" / "fake" / "module" / "libmpt_fake.so"


@pytest.fixture
def fake():
    """Returns a context on the fake device, whose kernels are the reference's."""
    if not FAKE.exists():
        pytest.skip(f"{FAKE} is not built")
    with mpt.Context(threads=1, seed=1, device="module:1", device_module=FAKE) as c:
        yield c
    c.close()


@pytest.fixture
def vulkan():
    """Returns a context on a device of Vulkan; an error must say what is missing."""
    try:
        c = mpt.Context(threads=1, seed=1, device="vulkan")
    except mpt.DeviceError as e:
        assert re.search(r"libmpt_vulkan\.so|Vulkan's loader|lacks features|has version", str(e))
        pytest.skip(str(e))
    with c:
        yield c
    c.close()


def test_the_devices_are_listed():
    first, *others = mpt.devices_text().splitlines()
    assert first == "cpu" and all(re.match(r"(cuda|vulkan)(:\d+ .+, \d+ MB| has no devices: .)", line) for line in others)
    assert any(line.startswith(("cuda:0 ", "cuda has no devices: ")) for line in others)
    with pytest.raises(mpt.DeviceError, match='device "vulkan:no such GPU" was not found'):
        mpt.Context(device="vulkan:no such GPU")


def test_the_cpu_is_a_device(context):
    t = mpt.ones(2)
    assert context.device == t.device == "cpu" and t.__dlpack_device__() == (1, 0)
    assert t.to("cpu") is t.to("cpu", index=0) is t.to(t) is t.to("f32") is t.cpu() is t
    assert t.to("f32", copy=True).data_ptr() != t.data_ptr()
    assert t.to("cpu", "f16").dtype == mpt.float16 and mpt.tensor(1.0, device="cpu").item() == 1
    assert context.memory("cpu") == context.memory()
    assert mpt.Context(device="cpu", device_index=0).device == "cpu"


def test_a_device_that_is_not_there_is_an_error(context):
    t = mpt.ones(2)
    for call, text in ((lambda: mpt.Context(device="module", device_module="/no/such/module.so"), "/no/such/module.so"),
                       (lambda: mpt.Context(device="module", device_module=Path("libm.so.6")), "no module of libmpt"),
                       (lambda: mpt.Context(device="module"), r"no module is named: .* Context\(device_module=\)"),
                       (lambda: mpt.Context(device="cuda:9999"), "device.*cuda"),
                       (lambda: mpt.Context(device="vulkan:9999"), "device.*vulkan"),
                       (lambda: mpt.Context(device_index=1), "device_index is 1"),
                       (lambda: t.to("cuda:1"), "computes on the CPU"),
                       (lambda: mpt.tensor([1], device="module"), "computes on the CPU"),
                       (lambda: context.memory("cuda", 1), "not in use")):
        with pytest.raises(mpt.DeviceError, match=text) as e:
            call()
        assert e.value.name == "MPT_ERROR_DEVICE"
    for wrong in (lambda: mpt.Context(device="tpu"), lambda: context.memory("cuda:1", 1), lambda: t.to("cuda:x")):
        with pytest.raises(ValueError, match="unknown device"):
            wrong()


def test_tensors_on_a_device(fake):
    t = mpt.tensor([1.0, 2.0], requires_grad=True)
    assert fake.device == t.device == "module:1"
    host = t.cpu()
    assert host.device == "cpu" and host.detach().numpy().tolist() == t.tolist() == [1, 2]
    (host.to("module", index=1) * 3).sum().backward()
    assert t.grad.device == "module:1" and t.grad.tolist() == [3, 3]
    assert fake.memory() == fake.memory("module:1") != fake.memory("cpu")
    assert mpt.tensor([3], device="cpu").device == "cpu"
    with pytest.raises(BufferError, match="the memory of a device: share the memory of x.cpu()"):
        t.detach().numpy()
    with pytest.raises(mpt.DeviceError, match="to_dlpack.*not exchanged by DLPack"):
        t.__dlpack_device__()
    with pytest.raises(mpt.DeviceError, match="one device, to which Tensor.to copies"):
        t + host
    with pytest.raises(mpt.DeviceError, match="'cuda', and the context has the CPU and devices of 'module'"):
        t.to("cuda")
    net = nn.Linear(2, 2, device="module:1")
    assert net.to("module:1") is net
    with pytest.raises(mpt.UnsupportedError, match="the module is on module:1"):
        net.cpu()


OWNER = """
import mpt

class Owner:  # a tensor of another library, which notes the streams that it is given
    streams = []
    def __init__(self, tensor):
        self.tensor = tensor
    def __dlpack_device__(self):
        return self.tensor.__dlpack_device__()
    def __dlpack__(self, *, max_version=None, **how):
        self.streams.append(how)
        return self.tensor.__dlpack__(max_version=max_version)

with mpt.Context(device="cuda:1") as c:
    t = mpt.from_dlpack(Owner(mpt.tensor([1.0, 2.0])))
    assert t.__dlpack_device__() == (2, 1) and t.tolist() == [1, 2]
    mpt.from_dlpack(Owner(t))
    mpt.from_dlpack(Owner(t.cpu()))
    first, again, host = Owner.streams
    assert first["stream"] > 2 and first == again and host == {}, Owner.streams
    with mpt.Context(device="cuda:0"):
        try:
            mpt.from_dlpack(Owner(t))
        except mpt.DeviceError as e:
            assert "not in use" in str(e), e
        else:
            raise AssertionError("a tensor of another device was imported")
"""


def test_an_owner_of_memory_on_cuda_is_told_the_stream():
    driver = FAKE.parents[2] / "cuda"  # a stand-in for NVIDIA's, and the module that runs on it
    if not (driver / "libcuda.so.1").exists() or not (driver / "libmpt_cuda.so").exists():
        pytest.skip(f"the stand-in for CUDA's driver is not built in {driver}")
    subprocess.run([sys.executable, "-c", OWNER], check=True,
                   env={**os.environ, "LD_LIBRARY_PATH": str(driver), "MPT_CPU_ISA": "base",
                        "PYTHONPATH": str(Path(mpt.__file__).parents[1])})


def regression(answers):
    """Makes 5 steps, of which the first overflows. Returns the parameters, the loss and the scale."""
    mpt.manual_seed(3)
    net = nn.Linear(4, 1)
    precision = mpt.Precision("16-mixed")
    precision.apply(net)
    stepper = mpt.Stepper(mpt.optim.AdamW(net.parameters(), lr=0.1), clip_norm=1.0, events=4)
    x = mpt.randn(16, 4)
    y = x.sum(dim=1, keepdim=True)
    for i in range(5):
        with precision:
            loss = nn.functional.mse_loss(net(x), y)
        stepper.backward(loss)
        answers.append((stepper.step(), stepper.verdict(), stepper.info(), stepper.events(), stepper.scaler.info()))
        assert stepper.wait() == (i > 0) == stepper.verdict().applied
    repr(stepper.scaler)
    assert stepper.info().skipped == len(stepper.events()) == 1
    return [p.tolist() for p in net.parameters()], loss.item(), stepper.scaler.get_scale()


def test_a_training_on_a_device_has_the_bits_of_the_cpu(fake):
    late, at_once = [], []
    on_device = regression(late)
    with mpt.Context(flags=mpt.capi.CONTEXT_REFERENCE, threads=1):
        assert regression(at_once) == on_device
    assert [a[0] for a in late] == [True] * 5 and [a[0] for a in at_once] == [False, True, True, True, True]
    assert all(a[1:] == (None, None, None, None) for a in late) and None not in at_once[0]


def test_a_training_on_vulkan(vulkan):
    name = re.search("^vulkan:0 (.+), \\d+ MB", mpt.devices_text(), re.M)[1]
    assert mpt.Context(device=f"vulkan:{name}").device == vulkan.device == mpt.ones(1).device == "vulkan:0"
    on_device, loss, scale = regression([])
    with mpt.Context(threads=1):
        on_cpu, cpu_loss, cpu_scale = regression([])
    assert on_device[0][0] == pytest.approx(on_cpu[0][0], abs=1e-3) and scale == cpu_scale
    assert loss == pytest.approx(cpu_loss, rel=1e-2)
