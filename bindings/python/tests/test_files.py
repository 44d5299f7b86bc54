"""Tests of save and load, of states of optimizers, and of PyTorch's names for places and limits.

SPDX-License-Identifier: Apache-2.0
"""
import io
import math
import pickle
import zipfile

import pytest

import mpt
from mpt import nn

F = nn.functional


def same(a, b):
    if isinstance(a, mpt.Tensor):
        return a.dtype is b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()
    if isinstance(a, (list, tuple)):
        return type(a) is type(b) and len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return list(a) == list(b) and all(same(a[k], b[k]) for k in a)
    return type(a) is type(b) and (a == b or a != a and b != b)


@pytest.mark.parametrize("value", [
    {"a": 1, "b": [1.5, None, True, "text"], "c": (mpt.ones(2), {"d": mpt.tensor([1, 2])}), 3: "three"},
    mpt.randn(2, 3), [], {}, None, 7, math.inf, math.nan, "text", (1, (2,)),
    {"x.y": mpt.ones(1), "x": {"y": mpt.zeros(1)}, "empty": mpt.zeros(0, 3), "": mpt.ones(1, dtype="bf16")},
    [mpt.tensor(True), mpt.ones(3, dtype="f8e5m2")]])
def test_values_come_back(value, tmp_path):
    mpt.save(value, tmp_path / "value.pt")
    assert same(mpt.load(tmp_path / "value.pt", map_location="cpu", weights_only=True), value)


def test_a_tensor_of_another_dtype_is_refused_alone(tmp_path):
    header = (b'{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},'
              b'"odd":{"dtype":"C64","shape":[2],"data_offsets":[4,20]},'
              b'"z":{"dtype":"U8","shape":[2],"data_offsets":[20,22]}}')
    file = tmp_path / "odd.safetensors"
    file.write_bytes(len(header).to_bytes(8, "little") + header + bytes(20) + b"\1\2")
    assert mpt.safetensors_names(file) == ["a", "odd", "z"]
    with pytest.raises(mpt.DTypeError, match="tensor 'odd' has dtype C64"):
        mpt.load_safetensors(file, ["a", "odd"])
    for call in (mpt.load, mpt.load_safetensors):
        with pytest.warns(UserWarning, match=f"^{call.__name__} leaves .*: tensor 'odd' has dtype C64") as seen:
            got = call(file)
        assert list(got) == ["a", "z"] and len(seen) == 1 and seen[0].filename == __file__
        assert got["z"].tolist() == [1, 2] and got["a"].tolist() == [0]
    assert list(mpt.load_safetensors(file, ["z", "a"])) == ["z", "a"] and mpt.load_safetensors(file, []) == {}


def test_a_state_is_a_file_with_its_names(tmp_path):
    net = nn.Linear(2, 3)
    mpt.save(net.state_dict(), tmp_path / "net.pt")
    assert set(mpt.load_safetensors(tmp_path / "net.pt")) == {"bias", "weight"}
    other = nn.Linear(2, 3)
    other.load_state_dict(mpt.load(tmp_path / "net.pt"))
    assert other.weight.tolist() == net.weight.tolist()
    mpt.save_safetensors({"w": mpt.ones(1)}, tmp_path / "plain.safetensors")
    assert same(mpt.load(tmp_path / "plain.safetensors"), {"w": mpt.ones(1)})


def test_numbers_of_numpy_are_saved_as_numbers(tmp_path):
    np = pytest.importorskip("numpy")
    value = {"loss": np.float32(0.1), "step": np.int64(3), "done": np.bool_(True), "half": [np.float16(0.5)],
             "wide": np.float64(0.1), np.int32(7): (np.uint8(255), np.str_("text"))}
    mpt.save(value, tmp_path / "x")
    assert same(mpt.load(tmp_path / "x"), {"loss": float(np.float32(0.1)), "step": 3, "done": True, "half": [0.5],
                                           "wide": 0.1, 7: (255, "text")})
    for wrong in (np.complex64(1), np.ones(2)):
        with pytest.raises(TypeError, match="save: a is a "):
            mpt.save({"a": wrong}, tmp_path / "y")


def test_paths_may_be_bytes(tmp_path):
    file = bytes(tmp_path / "ä.safetensors")
    value = {"w": mpt.ones(2)}
    mpt.save(value, file)
    assert same(mpt.load(file), value) and (tmp_path / "ä.safetensors").exists()
    mpt.save_safetensors(value, file, {"key": "text"})
    assert same(mpt.load_safetensors(file), value) and mpt.safetensors_names(file) == ["w"]
    assert mpt.safetensors_metadata(file, "key") == "text"
    params = mpt.Params.of([("w", mpt.ones(2, requires_grad=True))])
    params.save(file)
    params.load(file)
    training = mpt.Training(optimizers=[mpt.optim.SGD(params, lr=0.1)])
    training.save(file)
    training.load(file)


def test_texts_that_are_no_utf8_are_named(tmp_path):
    t, file = mpt.ones(1), tmp_path / "x"
    for call in (lambda: mpt.save({"a\ud800": t}, file), lambda: mpt.save({"b": {"a\ud800": [t]}}, file),
                 lambda: mpt.save_safetensors({"a\ud800": t}, file),
                 lambda: mpt.save_safetensors({"t": t}, file, {"k": "a\ud800"}), lambda: mpt.save(t, f"{file}a\ud800"),
                 lambda: mpt.load(f"{file}a\ud800"), lambda: mpt.safetensors_names(f"{file}a\ud800")):
        with pytest.raises(ValueError, match=r"a\\ud800.* no text in UTF-8") as error:
            call()
        assert not isinstance(error.value, UnicodeError)
    assert not list(tmp_path.iterdir())
    mpt.save({"a\ud800": "b\ud800"}, file)  # texts that are values
    assert mpt.load(file) == {"a\ud800": "b\ud800"}


def changed(file, *changes):
    """Replaces texts of the header of a file, which has a header of that length again."""
    raw = file.read_bytes()
    size = int.from_bytes(raw[:8], "little")
    header = raw[8:8 + size].decode().rstrip()
    for old, new in changes:
        assert old in header
        header = header.replace(old, new)
    file.write_bytes(len(header).to_bytes(8, "little") + header.encode() + raw[8 + size:])


def test_a_value_comes_without_a_tensor_of_another_dtype(tmp_path):
    file = tmp_path / "x"
    for value, left in (({"a": mpt.ones(1), "b": mpt.ones(2, dtype="bf16"), "n": 3}, {"a": mpt.ones(1), "n": 3}),
                        ([1, mpt.ones(2, dtype="bf16"), (mpt.ones(1), 2)], [1, None, (mpt.ones(1), 2)]),
                        (mpt.ones(2, dtype="bf16"), None)):
        mpt.save(value, file)
        changed(file, ('"BF16"', '"U16"'))
        with pytest.warns(UserWarning, match="load leaves a tensor out: .*has dtype U16") as seen:
            assert same(mpt.load(file), left)
        assert len(seen) == 1 and seen[0].filename == __file__


@pytest.mark.filterwarnings("ignore:.*has no tensor")
def test_a_value_whose_tensors_were_renamed_loses_none(tmp_path):
    file, saved = tmp_path / "x", {"a": mpt.ones(1), "b": mpt.zeros(2), "n": {"c": 3}}
    mpt.save(saved, file)
    changed(file, ('"b":', '"c":'))
    with pytest.warns(UserWarning) as seen:
        assert same(mpt.load(file), {"a": mpt.ones(1), "n": {"c": 3}, "c": mpt.zeros(2)})
    texts = [str(w.message) for w in seen]
    assert len(texts) == 2 and all(str(file) in t for t in texts) and {w.filename for w in seen} == {__file__}
    assert "has no tensor 'b'" in texts[0] and "has 'c' beside" in texts[1]
    changed(file, ('"c":', '"n":'))
    with pytest.warns(UserWarning, match="'n'"):
        assert same(mpt.load(file), {"a": mpt.ones(1), "n": {"c": 3}, "n_": mpt.zeros(2)})
    mpt.save([mpt.ones(1), mpt.zeros(2)], file)
    changed(file, ('"1":', '"other":'))
    with pytest.warns(UserWarning, match="is all tensors by name"):
        assert same(mpt.load(file), {"0": mpt.ones(1), "other": mpt.zeros(2)})


@pytest.mark.parametrize("form", [
    "", "{", "[1]", "{}", '{"list": [{"tensor": null}, {"tensor": "a"}]}', '{"tensor": ["w"]}',
    '{"tensor": "w", "list": []}', '{"dict": [["w"]]}', '{"dict": 3}',
    '{"list": "w"}', '{"set": []}', '{"dict": [[[1], 2]]}', '{"list": [' * 100000])
def test_a_damaged_form_gives_the_tensors_by_name(form, tmp_path):
    file = tmp_path / "x"
    mpt.save_safetensors({"w": mpt.ones(1)}, file, {"mpt.value": form})
    with pytest.warns(UserWarning, match="the form of the value in .*x.* is damaged") as seen:
        assert same(mpt.load(file), {"w": mpt.ones(1)})
    assert len(seen) == 1 and seen[0].filename == __file__


def test_what_cannot_be_saved_or_loaded_is_named(tmp_path):
    with pytest.raises(TypeError, match=r"save: model is a Linear; .*save its state_dict\(\)"):
        mpt.save({"model": nn.Linear(1, 1)}, tmp_path / "x")
    with pytest.raises(TypeError, match="save: the key 1.5 is a float"):
        mpt.save({1.5: 1}, tmp_path / "x")
    for call in (lambda: mpt.save(1, io.BytesIO()), lambda: mpt.load(io.BytesIO())):
        with pytest.raises(TypeError, match="expected a path, got a BytesIO"):
            call()
    assert not (tmp_path / "x").exists()
    with pytest.raises(FileNotFoundError):
        mpt.load(tmp_path / "missing")


def test_a_text_with_a_nul_is_refused_before_anything_is_written(tmp_path):
    file, t = tmp_path / "x.safetensors", mpt.ones(2)
    params = mpt.Params.of([("w", mpt.ones(2, requires_grad=True))])
    training = mpt.Training(optimizers=[mpt.optim.SGD(params, lr=0.1)])
    for before in (None, b"an older file"):
        if before:
            file.write_bytes(before)
        for call in (
                lambda: mpt.save({"z": t, "a\0b": t}, file),
                lambda: mpt.save({"z": t, "a": {"\0b": [t]}}, file),
                lambda: mpt.save_safetensors({"z": t, "a\0b": t}, file),
                lambda: mpt.save_safetensors({"z": t}, file, {"a\0b": "text"}),
                lambda: mpt.save_safetensors({"z": t}, file, {"key": "a\0b"}),
                lambda: mpt.save_safetensors({"z": t}, f"{file}\0b"),
                lambda: params.save(file, metadata={"key": "a\0b"}),
                lambda: params.save(file, file_prefix="a\0b"),
                lambda: training.save(f"{file}\0b"),
                lambda: params.add("a\0b", mpt.ones(1, requires_grad=True)),
                lambda: params["a\0b"],
                lambda: setattr(t, "name", "a\0b"),
                lambda: mpt.Precision("bf16-mixed\0b"),
                lambda: mpt.custom_op("a\0b", lambda x: x)(t),
                lambda: mpt.Context(device_module="a\0b")):
            with pytest.raises(ValueError, match=r"'[^']*\\x00b[^']*' has a NUL"):
                call()
            assert (file.read_bytes() if file.exists() else None) == before and t.name == ""
    assert [p.name for p in tmp_path.iterdir()] == [file.name] and len(params) == 1
    mpt.save({"w": t, "text": "a\0b", "parts": {"\0": 1}}, file)  # texts that are values
    assert same(mpt.load(file), {"w": t, "text": "a\0b", "parts": {"\0": 1}})


def test_a_header_of_any_length_is_read_back(tmp_path):
    """A file begins with the length of its header, whose first bytes may be those of a pickle or an archive."""
    file, lengths = tmp_path / "x.safetensors", set()
    for letters in [*range(1, 320, 2), *range(6360, 6400, 2)]:
        value = {"w" * letters: mpt.ones(1)}
        mpt.save(value, file)
        begin = file.read_bytes()[:8]
        lengths.add(int.from_bytes(begin, "little"))
        assert same(mpt.load(file), value), begin
    assert {128, 384, 640} < lengths  # 0x80, as in a pickle
    assert int.from_bytes(b"PK", "little") in lengths


def test_a_file_that_ends_early_is_named_as_that(tmp_path):
    file = tmp_path / "x.safetensors"
    mpt.save({"w": mpt.ones(1)}, file)
    whole = file.read_bytes()
    assert whole[:1] == b"\x80", "the header begins as a pickle"
    for size in (9, 100, len(whole) - 1):
        file.write_bytes(whole[:size])
        with pytest.raises(mpt.FileError, match="is not a complete safetensors file"):
            mpt.load(file)


def archive(path, *names):
    with zipfile.ZipFile(path, "w") as file:
        for name in names:
            file.writestr(name, b"content")


def test_files_of_other_kinds_are_called_by_their_names(tmp_path):
    numpy = pytest.importorskip("numpy")
    file = tmp_path / "x"
    kinds = [
        (lambda: file.write_bytes(pickle.dumps({"a": 1})), "is a pickle, as torch.save writes"),
        (lambda: archive(file, "x/data.pkl", "x/data/0"), "is an archive with a pickle, as torch.save writes"),
        (lambda: archive(file, "notes.txt"), "is a ZIP archive, and neither"),
        (lambda: archive(file), "is a ZIP archive, and neither"),
        (lambda: file.write_bytes(b"PK\3\4rest"), "is a ZIP archive that is damaged"),
        (lambda: file.write_bytes(b"PK"), "not a complete safetensors file"),
        (lambda: file.write_bytes(b"Power" * 100), "its header would be larger"),
        (lambda: numpy.savez(file.open("wb"), a=numpy.ones(3), b=numpy.ones(2)), "archive of arrays of NumPy, .*savez"),
        (lambda: numpy.save(file.open("wb"), numpy.ones(3)), "is an array of NumPy, as numpy.save writes"),
    ]
    for write, text in kinds:
        write()
        with pytest.raises(mpt.FileError, match=text) as e:
            mpt.load(file)
        assert "pickle" in text or "is a pickle" not in str(e.value)


def test_what_is_no_pickle_is_not_called_one(tmp_path):
    for content in (b"", b".", b"N", b"1.5, 2.5\n" * 9, b"{\"a\": 1}", b"Name\tvalue\n" * 9, b"I have no numbers.\n",
                    bytes(range(1, 128)), b"\0" * 99, b"\x89PNG\r\n\x1a\n" + b"\0" * 99, b"#!/bin/sh\nexit 1\n"):
        (tmp_path / "x").write_bytes(content)
        with pytest.raises(mpt.FileError) as e:
            mpt.load(tmp_path / "x")
        assert "pickle, as" not in str(e.value), content


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickle_is_told_from_a_header(protocol, tmp_path):
    for value in ("{", "a{", "{" * 300, {"{": 1}, ["{"] * 9, b"{" * 70000, 0x7B, list(range(300))):
        (tmp_path / "p").write_bytes(pickle.dumps(value, protocol) + b" " * 1000)
        with pytest.raises(mpt.FileError, match="is a pickle, as torch.save writes"):
            mpt.load(tmp_path / "p")


@pytest.mark.parametrize("precision", ["32-true", "bf16-mixed", "16-mixed", "bf16-true"])
def test_a_training_goes_on_from_states(precision, tmp_path):
    p = mpt.Precision(precision)
    x = mpt.randn(16, 4)

    def objects():
        net = p.apply(nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Linear(8, 3)))
        opt = mpt.optim.AdamW([{"params": net[0].parameters()}, {"params": net[2].parameters(), "lr": 3e-3}], lr=1e-2)
        return net, opt, mpt.optim.lr_scheduler.CosineAnnealingLR(opt, 20)

    def steps(net, opt, schedule, n):
        for _ in range(n):
            opt.zero_grad()
            with p:
                loss = F.cross_entropy(net(p.cast_input(x)), mpt.arange(16) % 3)
            loss.backward()
            opt.step()
            schedule.step()
        return [t.master().tobytes() for t in net.parameters()], schedule.get_last_lr()

    net, opt, schedule = objects()
    steps(net, opt, schedule, 4)
    mpt.save({"model": net.state_dict(), "optimizer": opt.state_dict(), "schedule": schedule.state_dict(), "epoch": 4},
             tmp_path / "run.pt")
    expected = steps(net, opt, schedule, 3)
    for order in (0, 1):
        net, opt, schedule = objects()
        saved = mpt.load(tmp_path / "run.pt")
        draws = mpt.current_context().get_rng_state()
        for i in (order, 1 - order):
            (net if i else opt).load_state_dict(saved["model" if i else "optimizer"])
        schedule.load_state_dict(saved["schedule"])
        assert mpt.current_context().get_rng_state() == draws
        assert opt.info().steps == 4 == saved["schedule"]["last_epoch"]
        assert [g["lr"] for g in saved["optimizer"]["param_groups"]] == schedule.get_last_lr()
        assert steps(net, opt, schedule, 3) == expected


def test_loading_a_state_leaves_the_parameters():
    w = mpt.tensor([1.0, 2.0], requires_grad=True)
    opt = mpt.optim.SGD([w], lr=0.1, momentum=0.9)
    w.sum().backward()
    opt.step()
    state, now = pickle.loads(pickle.dumps(opt.state_dict())), w.tolist()
    w.detach().fill_(7)
    opt.load_state_dict(state)
    assert w.tolist() == [7, 7] != now and opt.get_state("0", "momentum_buffer").tolist() == [1, 1]
    with pytest.raises(ValueError, match="a state of PyTorch's"):
        opt.load_state_dict({"state": {}, "param_groups": []})
    v = mpt.ones(3, requires_grad=True)
    other = mpt.optim.SGD([v], lr=0.1, momentum=0.9)
    with pytest.raises(mpt.Error):
        other.load_state_dict(state)
    assert v.tolist() == [1, 1, 1] and other.info().steps == 0


def test_pytorchs_modules_are_here():
    from mpt.utils.checkpoint import checkpoint
    from mpt.utils.data import DataLoader, TensorDataset

    import mpt.utils.data as data

    assert data is mpt.data is mpt.utils.data and DataLoader is mpt.data.DataLoader and TensorDataset
    assert checkpoint is mpt.checkpoint is mpt.utils.checkpoint.checkpoint
    assert mpt.autograd.grad is mpt.grad and mpt.autograd.backward is mpt.backward
    assert mpt.cuda.is_available() is False and mpt.cuda.device_count() == 0
    device = mpt.device("cuda" if mpt.cuda.is_available() else "cpu")
    assert nn.Linear(2, 2).to(device)(mpt.ones(1, 2, device=device)).device == device
    mpt.cuda.manual_seed_all(5)
    first = mpt.rand(3).tolist()
    mpt.manual_seed(5)
    assert mpt.rand(3).tolist() == first


@pytest.mark.parametrize("name, bits, eps, largest, tiny", [
    ("float32", 32, 2.0**-23, 3.4028234663852886e38, 2.0**-126), ("float16", 16, 2.0**-10, 65504.0, 2.0**-14),
    ("float64", 64, 2.0**-52, 1.7976931348623157e308, 2.0**-1022),
    ("bfloat16", 16, 2.0**-7, 3.3895313892515355e38, 2.0**-126), ("float8_e4m3fn", 8, 2.0**-3, 448.0, 2.0**-6),
    ("float8_e5m2", 8, 2.0**-2, 57344.0, 2.0**-14)])
def test_limits_of_floats(name, bits, eps, largest, tiny):
    f = mpt.finfo(getattr(mpt, name))
    assert (f.bits, f.eps, f.max, f.min, f.tiny, f.smallest_normal, f.dtype) == (
        bits, eps, largest, -largest, tiny, tiny, name)
    assert f.resolution == {"float32": 1e-6, "float64": 1e-15, "float16": 1e-3, "bfloat16": 1e-2}.get(name, f.resolution)
    assert mpt.tensor(f.max, dtype=name).item() == f.max and mpt.finfo().dtype == "float32"


def test_limits_of_integers():
    assert (mpt.iinfo(mpt.int8).min, mpt.iinfo("uint8").max, mpt.iinfo(mpt.int64).max) == (-128, 255, 2**63 - 1)
    assert mpt.iinfo(mpt.int).bits == 32 and mpt.iinfo(mpt.uint8).min == 0
    for wrong in (lambda: mpt.iinfo(mpt.float32), lambda: mpt.finfo(mpt.int8), lambda: mpt.iinfo(bool)):
        with pytest.raises(TypeError, match="limits of"):
            wrong()
