"""Tests files in both directions: the safetensors package opens files of libmpt, and libmpt loads
files of the package.

SPDX-License-Identifier: Apache-2.0
"""
import json

import numpy as np
import pytest

import mpt
from mpt import nn
from need import need

torch, ml_dtypes = need("torch"), need("ml_dtypes")
st_torch, st_numpy, jax_st = need("safetensors.torch"), need("safetensors.numpy"), need("safetensors.flax")
safe_open = need("safetensors").safe_open
KINDS = ["float64", "float32", "float16", "bfloat16", "float8_e4m3fn", "float8_e5m2", "int64", "int32", "int8", "uint8",
         "bool"]


def numpy_kind(name):
    return np.dtype(getattr(ml_dtypes, name) if hasattr(ml_dtypes, name) else name)


def raw(name, shape, seed=0):
    """Returns random bytes as an array of a dtype. Every bit pattern may occur, including NaNs."""
    kind = numpy_kind(name)
    numbers = np.random.default_rng(seed)
    if name == "bool":
        return numbers.random(shape) < 0.5
    return np.frombuffer(numbers.bytes(int(np.prod(shape)) * kind.itemsize), kind).reshape(shape)


def ours(array, name):
    return mpt.tensor(np.frombuffer(array.tobytes(), np.uint8).copy()).view(getattr(mpt, name)).reshape(array.shape)


def as_bytes(t):
    return t.contiguous().reshape(-1).view(torch.uint8).numpy().tobytes() if t.dim() else t.reshape(1).view(
        torch.uint8).numpy().tobytes()


def a_set(seed):
    """Returns a parameter, and a buffer of every dtype with random bytes."""
    arrays = {k: raw(k, (3, 5), seed) for k in KINDS}
    params = mpt.Params.of([("w", mpt.tensor(np.float32([[1.5, -2.25]])).requires_grad_())])
    for k, a in arrays.items():
        params.add_buffer(f"buffers.{k}", ours(a, k))
    return params, arrays


def test_the_package_opens_ours(tmp_path):
    path = tmp_path / "ours.safetensors"
    params, arrays = a_set(1)
    metadata = {"made by": "a test", "µ": "ß \"quoted\" \\ \n", "empty": ""}
    params.save(path, metadata=metadata)
    with safe_open(path, "pt") as f:
        assert {k: v for k, v in f.metadata().items() if k in metadata} == metadata
        assert set(f.keys()) == {"w", *(f"buffers.{k}" for k in KINDS)}
        for k, a in arrays.items():
            t = f.get_tensor(f"buffers.{k}")
            assert t.dtype == getattr(torch, k) and tuple(t.shape) == a.shape
            assert as_bytes(t) == a.tobytes(), k
            assert f.get_slice(f"buffers.{k}").get_shape() == list(a.shape)
            assert as_bytes(f.get_slice(f"buffers.{k}")[1:, 2:4]) == np.ascontiguousarray(a[1:, 2:4]).tobytes(), k
        assert f.get_tensor("w").tolist() == [[1.5, -2.25]]
    # NumPy and JAX get no 8-bit floats from the package, and JAX converts 64 bits to 32.
    few = mpt.Params.of([("w", mpt.ones(2).requires_grad_())])
    kinds = [k for k in KINDS if not k.startswith("float8")]
    for k in kinds:
        few.add_buffer(k, ours(arrays[k], k))
    few.save(path)
    by_numpy, by_jax = st_numpy.load_file(path), jax_st.load_file(path)
    for k in kinds:
        assert by_numpy[k].dtype == numpy_kind(k) and by_numpy[k].tobytes() == arrays[k].tobytes(), k
        if "64" not in k:
            assert by_jax[k].dtype == numpy_kind(k) and np.asarray(by_jax[k]).tobytes() == arrays[k].tobytes(), k


@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), (1,), (7,), (2, 3, 4)])
def test_shapes(tmp_path, shape):
    path = tmp_path / "shapes.safetensors"
    a = np.asarray(np.random.default_rng(1).standard_normal(shape), np.float32)
    params = mpt.Params.of([("w", mpt.ones(1).requires_grad_())])
    params.add_buffer("x", mpt.tensor(a))
    params.save(path)
    np.testing.assert_array_equal(st_torch.load_file(path)["x"].numpy(), a)
    st_torch.save_file({"w": torch.ones(1), "x": torch.tensor(a + 1)}, path)
    params.load(path)
    np.testing.assert_array_equal(params["x"].numpy(), a + 1)


@pytest.mark.parametrize("kind", ["float64", "float32", "float16", "bfloat16", "float8_e4m3fn", "float8_e5m2"])
def test_saved_in_another_dtype(tmp_path, kind):
    """save(dtype=...) converts; PyTorch must read the values of its own conversion."""
    path = tmp_path / "converted.safetensors"
    a = np.random.default_rng(2).standard_normal((9, 11)).astype(np.float32)
    mpt.Params.of([("w", mpt.tensor(a).requires_grad_())]).save(path, dtype=kind)
    t = st_torch.load_file(path)["w"]
    assert t.dtype == getattr(torch, kind)
    assert as_bytes(t) == as_bytes(torch.tensor(a).to(t.dtype))


def test_ours_loads_the_packages(tmp_path):
    path = tmp_path / "theirs.safetensors"
    params, _ = a_set(1)
    arrays = {k: raw(k, (3, 5), 2) for k in KINDS}
    tensors = {f"buffers.{k}": torch.tensor(np.frombuffer(a.tobytes(), np.uint8).copy()).view(
        getattr(torch, k)).reshape(a.shape) for k, a in arrays.items()}
    st_torch.save_file({**tensors, "w": torch.tensor([[3.0, 4.0]])}, path, {"format": "pt"})
    params.load(path)
    assert params["w"].tolist() == [[3, 4]]
    for k, a in arrays.items():
        assert params[f"buffers.{k}"].tobytes() == a.tobytes(), k


def models():
    """Returns equal layers of both libraries."""
    made = []
    for lib in (torch, mpt):
        n = lib.nn
        made.append(n.Sequential(n.Conv2d(3, 4, 3, padding=1), n.BatchNorm2d(4), n.ReLU(), n.Flatten(), n.Linear(64, 8),
                                 n.LayerNorm(8), n.GELU(), n.Linear(8, 2)))
    return made


def test_models_both_ways(tmp_path):
    """A network's parameters and buffers are passed by name from each library to the other and must
    give equal results.
    """
    path = tmp_path / "model.safetensors"
    x = np.random.default_rng(3).standard_normal((5, 3, 4, 4)).astype(np.float32)
    theirs, mine = models()
    theirs(torch.tensor(x))  # updates the running statistics
    st_torch.save_file(theirs.state_dict(), path)
    mpt.Params.of(mine).load(path)
    theirs.eval(), mine.eval()
    np.testing.assert_allclose(mine(mpt.tensor(x)).detach().numpy(), theirs(torch.tensor(x)).detach().numpy(),
                               rtol=1e-4, atol=1e-5)
    mine, theirs = models()[::-1]
    mine(mpt.tensor(x))
    mpt.Params.of(mine).save(path)
    assert theirs.load_state_dict(st_torch.load_file(path)) == torch.nn.modules.module._IncompatibleKeys([], [])
    st_torch.load_model(theirs, path)
    theirs.eval(), mine.eval()
    np.testing.assert_allclose(mine(mpt.tensor(x)).detach().numpy(), theirs(torch.tensor(x)).detach().numpy(),
                               rtol=1e-4, atol=1e-5)


OPTIMIZERS = [("SGD", {"lr": 0.1, "momentum": 0.9}, ["momentum_buffer"]),
              ("Adam", {"lr": 0.01}, ["exp_avg", "exp_avg_sq"]),
              ("AdamW", {"lr": 0.01, "amsgrad": True}, ["exp_avg", "exp_avg_sq", "max_exp_avg_sq"]),
              ("RMSprop", {"lr": 0.01}, ["square_avg"]), ("Adagrad", {"lr": 0.01}, ["sum"]),
              ("AdamW", {"lr": 0.01, "state_bits": 8}, ["exp_avg", "exp_avg_sq"])]


@pytest.mark.parametrize("name, options, keys", OPTIMIZERS)
def test_whole_trainings(tmp_path, name, options, keys):
    """The package can open a training's file, which has the optimizer states in PyTorch's form.

    A training continues from the file as without the interruption. The file has a checksum of all
    its bytes. If the package writes it again, libmpt refuses the result, unless the bytes are
    equal.
    """
    def start():
        numbers = np.random.default_rng(4)
        w = mpt.tensor(numbers.standard_normal((65, 64)).astype(np.float32)).requires_grad_()
        w.name = "w"
        optimizer = getattr(mpt.optim, name)([("w", w)], **options)
        return w, optimizer, mpt.Stepper(optimizer), numbers

    def step(w, stepper, numbers, theirs=None):
        g = numbers.standard_normal((65, 64)).astype(np.float32)
        stepper.backward((w * mpt.tensor(g)).sum())
        stepper.step()
        if theirs:
            theirs.param_groups[0]["params"][0].grad = torch.tensor(g)
            theirs.step()

    w, optimizer, stepper, numbers = start()
    p = torch.nn.Parameter(torch.tensor(w.detach().numpy().copy()))
    theirs = getattr(torch.optim, name)([p], **{k: v for k, v in options.items() if k != "state_bits"})
    for _ in range(5):
        step(w, stepper, numbers, theirs)
    first, second = tmp_path / "training.safetensors", tmp_path / "again.safetensors"
    mpt.Training(stepper).save(first)
    with safe_open(first, "pt") as f:
        metadata, tensors = f.metadata(), {k: f.get_tensor(k) for k in f.keys()}
    np.testing.assert_array_equal(tensors["params.0.w"].numpy(), w.detach().numpy())
    for k, key in enumerate(keys):
        state = optimizer.get_state("w", key).numpy()
        if "state_bits" in options:
            codes, scale = (optimizer.get_state("w", f"{n}{k + 1}").numpy() for n in ("state", "absmax"))
            np.testing.assert_array_equal(tensors[f"optimizer.0.{key}.w"].flatten().numpy(), codes)
            np.testing.assert_array_equal(tensors[f"optimizer.0.{key}_absmax.w"].flatten().numpy(), scale)
        else:
            kept = tensors[f"optimizer.0.{key}.w"].numpy()
            np.testing.assert_array_equal(kept.reshape(state.shape), state)
            want = theirs.state[p][key].numpy()
            np.testing.assert_allclose(state, want, rtol=0, atol=1e-5 * np.abs(want).max())
    st_torch.save_file(tensors, second, metadata)
    again, optimizer2, stepper2, more = start()
    for _ in range(5):
        more.standard_normal((65, 64))
    if second.read_bytes() != first.read_bytes():
        with pytest.raises(mpt.FileError, match="checksum"):
            mpt.Training(stepper2).load(second)
    mpt.Training(stepper2).load(first)
    for _ in range(3):
        step(w, stepper, numbers)
        step(again, stepper2, more)
    assert again.detach().numpy().tobytes() == w.detach().numpy().tobytes()


def test_the_header_is_as_the_format_has_it(tmp_path):
    """The file has eight bytes of length, JSON, then the data without gaps, with each tensor
    aligned to its dtype.
    """
    path = tmp_path / "header.safetensors"
    a_set(5)[0].save(path)
    data = path.read_bytes()
    n = int.from_bytes(data[:8], "little")
    header = json.loads(data[8:8 + n])
    assert n % 8 == 0
    at = 0
    for begin, end in sorted(t["data_offsets"] for k, t in header.items() if k != "__metadata__"):
        assert begin == at <= end
        at = end
    assert at == len(data) - 8 - n
