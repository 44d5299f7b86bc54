"""Tests of modules; tests/peers compares them with PyTorch.

SPDX-License-Identifier: Apache-2.0
"""
import copy
import pickle
import warnings

import pytest

np = pytest.importorskip("numpy")

import mpt  # noqa: E402
from mpt import nn  # noqa: E402

F = nn.functional


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Flatten(), nn.Linear(12, 8), nn.ReLU(), nn.Dropout(0.5))
        self.norm = nn.BatchNorm1d(8)
        self.scale = nn.Parameter(mpt.ones(8))
        self.heads = nn.ModuleList([nn.Linear(8, 3), nn.Linear(8, 2)])
        self.register_buffer("seen", mpt.zeros(1))

    def forward(self, x, head=0):
        return self.heads[head](self.norm(self.body(x)) * self.scale)


def test_rms_norm_without_eps_takes_the_dtypes():
    for dtype, eps in ((mpt.float64, 2.0**-52), (mpt.float32, 2.0**-23), (mpt.bfloat16, 2.0**-23)):
        x = mpt.tensor([1e-8, -2e-8, 3e-8, 0.0], dtype=dtype)
        values = np.array(x.tolist())
        expected = values / np.sqrt(np.mean(values**2) + eps)
        np.testing.assert_allclose(F.rms_norm(x, 4).tolist(), expected, rtol=1e-2 if dtype == mpt.bfloat16 else 1e-5)


def test_a_network_of_ones_own():
    net = Net()
    names = ["scale", "body.1.weight", "body.1.bias", "norm.weight", "norm.bias", "heads.0.weight", "heads.0.bias",
             "heads.1.weight", "heads.1.bias"]
    assert [n for n, _ in net.named_parameters()] == names
    assert [n for n, _ in net.named_buffers()] == ["seen", "norm.running_mean", "norm.running_var",
                                                   "norm.num_batches_tracked"]
    assert all(isinstance(p, nn.Parameter) and p.requires_grad and p.is_leaf for p in net.parameters())
    assert net(mpt.randn(4, 3, 4)).shape == (4, 3) and net(mpt.randn(4, 3, 4), head=1).shape == (4, 2)
    assert len(list(net.modules())) == 10 and net.get_submodule("heads.1") is net.heads[1]
    assert "(heads): ModuleList(" in repr(net) and "Linear(in_features=12, out_features=8, bias=True)" in repr(net)
    with pytest.raises(AttributeError, match="hands"):
        net.hands
    with pytest.raises(AttributeError, match="super"):
        type("Early", (nn.Module,), {"__init__": lambda self: setattr(self, "x", nn.ReLU())})()
    with pytest.raises(TypeError):
        net.body = 3
    with pytest.raises(NotImplementedError):
        nn.Module()(1)


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(7, 4)
        self.head = nn.Linear(4, 7, bias=False)
        self.head.weight = self.table.weight

    def forward(self, x):
        return self.head(self.table(x))


def test_two_layers_with_one_weight():
    net = Tied()
    assert [n for n, _ in net.named_parameters()] == ["table.weight"]
    x = mpt.tensor([1, 5])
    np.testing.assert_allclose(net(x).tolist(), net.table.weight[x].matmul(net.table.weight.T).tolist(), rtol=1e-6)
    F.cross_entropy(net(x), x).backward()
    assert all(any(row) for row in net.table.weight.grad.tolist())  # the head reaches every row
    assert list(net.state_dict()) == ["table.weight", "head.weight"]
    other = Tied()
    other.load_state_dict(net.state_dict())
    assert other(x).tolist() == net(x).tolist()


@pytest.mark.parametrize("precision", ["32-true", "bf16-mixed", "O2"])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda net: pickle.loads(pickle.dumps(net))])
def test_a_copy_has_its_weights_in_the_same_places(precision, copied):
    net = nn.Sequential(Tied(), nn.Identity())
    mpt.Precision(precision).apply(net)
    x = mpt.tensor([1, 5])
    other = copied(net)
    assert other[0].head.weight is other[0].table.weight and other[0].head.weight is not net[0].table.weight
    assert len(list(other.parameters())) == 1 and other(x).tolist() == net(x).tolist()
    with mpt.no_grad():
        other[0].table.weight.fill_(1)
    assert other[0].head.weight.mean().item() == 1 and net[0].head.weight.mean().item() != 1
    alone = copied(net[0].head)
    assert alone.weight.tolist() == net[0].table.weight.tolist()
    assert copied(alone)(mpt.ones(1, 4, dtype=alone.weight.dtype)).shape == (1, 7)
    for two in (nn.ModuleDict({"keys": nn.Linear(3, 3), "a.b": nn.Linear(3, 3)}),
                nn.ModuleDict({"z": nn.Linear(3, 3), "items": nn.Linear(3, 3)})):
        first, second = two.values()
        second.weight = first.weight
        again, last = copied(two).values()
        assert last.weight is again.weight and again.weight.tolist() == first.weight.tolist()


def test_a_sequence_sees_the_weight_that_took_anothers_place():
    net = nn.Sequential(nn.Linear(2, 2, bias=False), nn.ReLU(), nn.Linear(2, 2, bias=False))
    x = mpt.ones(1, 2)
    net(x)
    net[2].weight = nn.Parameter(mpt.zeros(2, 2))
    assert net(x).tolist() == [[0, 0]]
    with pytest.raises(AttributeError, match="only Linear and Embedding"):
        nn.LayerNorm(2).weight = nn.Parameter(mpt.ones(2))


def test_layers_beside_the_librarys_own():
    x = mpt.tensor([[[-1.0, 2.0], [3.0, -4.0]]])
    for layer, expected in (
            (nn.LeakyReLU(0.5, inplace=True), [[[-0.5, 2], [3, -2]]]), (nn.ReLU(inplace=True), [[[0, 2], [3, 0]]]),
            (nn.ELU(), [[[np.expm1(-1), 2], [3, np.expm1(-4)]]]),
            (nn.Softplus(), np.log1p(np.exp(x.numpy()))), (nn.Flatten(), [[-1, 2, 3, -4]]),
            (nn.Flatten(0, 1), [[-1, 2], [3, -4]]), (nn.LogSoftmax(-1), F.softmax(x.double(), -1).log().numpy())):
        for one in (layer, copy.deepcopy(layer), nn.Sequential(nn.Identity(), layer),
                    nn.Sequential(nn.Tanh(), layer)[1]):
            np.testing.assert_allclose(one(x).tolist(), expected, rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(F.normalize(x, dim=-1).tolist(),
                               x.numpy() / np.linalg.norm(x.numpy(), axis=-1, keepdims=True), rtol=1e-6)
    assert F.normalize(mpt.zeros(1, 2)).tolist() == [[0, 0]]


def test_conversions_say_what_to_do():
    m = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    assert m.cpu() is m and m.float() is m and m.to(mpt.float32) is m
    for convert, advice in ((m.half, "'16-true'"), (m.bfloat16, "'bf16-true'"), (m.double, "'64-true'")):
        with pytest.raises(mpt.UnsupportedError, match=advice):
            convert()
    with pytest.raises(mpt.DeviceError, match="device is 'cuda', and the context computes on the CPU"):
        m.cuda()
    one = nn.Linear(2, 2)
    mpt.Precision("bf16-true").apply(one)
    assert one.bfloat16() is one


def test_interpolation_by_size_and_by_factor():
    x = mpt.arange(0.0, 4, dtype="f32").reshape(1, 1, 2, 2)
    assert F.interpolate(x, scale_factor=2).tolist() == F.interpolate(x, 4).tolist() == F.interpolate(x, (4, 4), mode="nearest").tolist()
    assert F.interpolate(x, scale_factor=(1, 2), mode="bilinear").shape == (1, 1, 2, 4)
    assert F.interpolate(x, size=3, mode="bilinear", align_corners=True)[0, 0].tolist() == \
        [[0, 0.5, 1], [1, 1.5, 2], [2, 2.5, 3]]
    for wrong in ({}, {"size": 2, "scale_factor": 2}, {"size": 2, "mode": "trilinear"}):
        with pytest.raises(ValueError):
            F.interpolate(x, **wrong)


def test_buffers_that_are_not_saved():
    class Masked(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("mask", mpt.ones(2, 2).tril(), persistent=False)
            self.register_buffer("seen", mpt.zeros(1))

    m = Masked()
    assert list(m.state_dict()) == ["seen"] and [n for n, _ in m.named_buffers()] == ["mask", "seen"]
    assert m.load_state_dict({"seen": mpt.ones(1)}) == ([], []) and m.seen.item() == 1
    assert list(pickle.loads(pickle.dumps(nn.Sequential(nn.Linear(1, 1)))).state_dict()) == ["0.weight", "0.bias"]


def test_training_and_evaluation():
    net = Net()
    x = mpt.randn(16, 3, 4)
    assert not (net(x) == net(x)).all().item()
    before = net.norm.running_mean.tolist()
    net.eval()
    assert not net.training and not net.body[3].training
    assert (net(x) == net(x)).all().item() and net.norm.running_mean.tolist() == before
    net.train()
    net(x)
    assert net.norm.running_mean.tolist() != before


def test_states():
    a, b = Net(), Net()
    a(mpt.randn(8, 3, 4))
    missing, unexpected = b.load_state_dict(a.state_dict())
    assert missing == unexpected == []
    a.eval(), b.eval()
    x = mpt.randn(8, 3, 4)
    assert a(x).tolist() == b(x).tolist()
    state = {k: v.numpy() for k, v in a.state_dict().items()}
    b.load_state_dict(state)
    before = b.scale.tolist()
    with pytest.raises(ValueError, match="missing: scale"):
        b.load_state_dict({k: v for k, v in state.items() if k != "scale"})
    with pytest.raises(ValueError, match="shape"):
        b.load_state_dict({**state, "scale": np.ones(9, np.float32)})
    assert b.scale.tolist() == before
    assert b.load_state_dict({"scale": np.full(8, 2.0), "new": np.ones(1)}, strict=False)[1] == ["new"]
    assert b.scale.tolist() == [2] * 8


def test_copies_and_pickles(context):
    net = Net()
    mpt.Precision("bf16-mixed").apply(net)
    with mpt.autocast("bf16"):
        net(mpt.randn(8, 3, 4))
    state = context.get_rng_state()
    copies = [copy.deepcopy(net), pickle.loads(pickle.dumps(net))]
    assert context.get_rng_state() == state
    net.eval()
    x = mpt.randn(4, 3, 4)
    for c in copies:
        c.eval()
        with mpt.autocast("bf16"):
            assert c(x).tolist() == net(x).tolist()
        with mpt.no_grad():
            c.scale.fill_(3)
        assert net.scale.tolist() == [1] * 8


def test_sequential_runs_as_one_call_and_means_the_same(context):
    seq = nn.Sequential(nn.Linear(6, 8), nn.GELU(), nn.Linear(8, 4), nn.ReLU())
    x = mpt.randn(5, 6)
    whole = seq(x)
    one = x
    for m in seq:
        one = m(one)
    assert np.allclose(whole.detach().numpy(), one.detach().numpy(), rtol=1e-6)
    seen = []
    with seq[0].register_forward_hook(lambda m, args, out: seen.append(out.shape)):
        seq(x)
    assert seen == [(5, 8)]
    seq.append(nn.Linear(4, 2))
    assert seq(x).shape == (5, 2) and len(seq) == 5 and len(seq[1:3]) == 2
    named = nn.Sequential({"up": nn.Linear(6, 8), "down": nn.Linear(8, 1)})
    assert [n for n, _ in named.named_parameters()][0] == "up.weight" and named.down(named.up(x)).shape == (5, 1)


def test_forward_hooks():
    m = nn.Linear(2, 2)
    with m.register_forward_pre_hook(lambda m, args: (args[0] * 0,)), \
            m.register_forward_hook(lambda m, a, out: out + 1):
        assert np.allclose(m(mpt.randn(1, 2)).detach().numpy(), m.bias.detach().numpy() + 1)


def test_parameters_of_layers_are_written():
    m = nn.Linear(2, 2)
    with mpt.no_grad():
        m.weight.copy_(mpt.eye(2))
        m.bias.zero_()
    assert m(mpt.tensor([[1.0, 2.0]])).tolist() == [[1, 2]]


def test_freezing():
    net = Net()
    net.body.requires_grad_(False)
    opt = mpt.optim.SGD(net.parameters(), lr=1.0)
    before = net.body[1].weight.tolist()
    net(mpt.randn(4, 3, 4)).square().sum().backward()
    assert net.body[1].weight.grad is None and net.scale.grad is not None
    opt.step()
    assert net.body[1].weight.tolist() == before and net.scale.tolist() != [1] * 8
    net.zero_grad()
    assert net.scale.grad is None


def test_init():
    w = nn.Linear(100, 50).weight
    nn.init.normal_(w, 1.0, 0.1)
    assert abs(float(w.mean()) - 1) < 0.02
    nn.init.kaiming_uniform_(w, a=5 ** 0.5)
    assert float(w.abs().max()) <= 0.1 + 1e-6
    assert nn.init.ones_(w).detach().sum().item() == 5000


def test_losses_and_modules_of_losses():
    x, y = mpt.randn(4, 3), mpt.tensor([0, 2, 1, 1])
    assert nn.CrossEntropyLoss()(x, y).item() == F.cross_entropy(x, y).item()
    assert nn.CrossEntropyLoss(reduction="none")(x, y).shape == (4,)
    assert nn.MSELoss(reduction="sum")(x, x * 0).item() == pytest.approx(float((x * x).sum()), rel=1e-6)
    for loss in (nn.L1Loss(), nn.SmoothL1Loss(), nn.HuberLoss(), nn.BCEWithLogitsLoss()):
        assert loss(x, x.sigmoid()).shape == ()


def test_a_module_with_buffers_alone_is_a_set(tmp_path):
    norm = nn.BatchNorm2d(3, affine=False)
    norm(mpt.randn(4, 3, 2, 2))
    mpt.Params.of(norm).save(tmp_path / "norm.safetensors")
    again = nn.BatchNorm2d(3, affine=False)
    mpt.Params.of(again).load(tmp_path / "norm.safetensors")
    assert again.running_mean.tolist() == norm.running_mean.tolist() != [0, 0, 0]


def test_ranks_are_checked_behind_a_flatten():
    net = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.Flatten(), nn.Linear(4, 3), nn.BatchNorm1d(3))
    assert net(mpt.ones(2, 3, 3, 3)).shape == (2, 3)
    words = nn.Sequential(nn.Embedding(5, 4), nn.Flatten(1, 2), nn.BatchNorm1d(12))
    assert words(mpt.tensor([[1, 2, 3], [0, 1, 2]])).shape == (2, 12)
    channels = nn.Sequential(nn.Conv1d(3, 3, 1), nn.BatchNorm2d(3))
    for _ in range(2):  # the joint native call is made only after a check
        with pytest.raises(mpt.ShapeError, match="BatchNorm2d: the input has 3 dims; expected 4"):
            channels(mpt.ones(2, 3, 4))


def test_rows_of_a_matrix_become_a_layer():
    rows = mpt.randn(5, 3)
    e = nn.Embedding.from_pretrained(rows, padding_idx=1)
    assert e(mpt.tensor([4, 0])).tolist() == rows[[4, 0]].tolist() and not e.weight.requires_grad and e.padding_idx == 1
    assert nn.Embedding.from_pretrained(rows, freeze=False).weight.requires_grad


def test_a_module_without_parameters_has_an_empty_set(tmp_path):
    empty = mpt.Params.of(nn.ReLU())
    empty.save(tmp_path / "empty.safetensors")
    assert len(empty) == 0 and mpt.load_safetensors(tmp_path / "empty.safetensors") == {}
    for wrong in (lambda: mpt.Params.of([]), lambda: mpt.optim.SGD(nn.ReLU(), lr=0.1)):
        with pytest.raises(ValueError, match="at least one parameter"):
            wrong()


def test_texts_of_objects():
    block = repr(nn.TransformerEncoderLayer(4, 2, 8))
    assert block.startswith("TransformerEncoderLayer(\n  4, 2, batch_first=False\n  (self_attn): Part(\n") and block.endswith("\n)")
    assert block.count("(") == block.count(")") and "(linear1): Part(weight (8, 4), bias (8,))" in block
    assert repr(nn.AdaptiveAvgPool2d((1, None))) == "AdaptiveAvgPool2d(output_size=(1, None))"
    assert repr(nn.AvgPool2d(3, padding=1)) == "AvgPool2d(kernel_size=3, stride=None, padding=1)"
    assert repr(nn.LSTM(2, 3, batch_first=True)) == "LSTM(2, 3, num_layers=1, batch_first=True)"
    opt = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.5)
    stepper = mpt.Stepper(opt)
    for thing, text in ((stepper, "optimizers: SGD"), (mpt.Training(stepper, values={"epoch": bytearray(8)}), "values: epoch"),
                        (mpt.data.DataLoader([1], 4), "batch_size=4"), (mpt.autocast("bf16"), "autocast"),
                        (mpt.optim.lr_scheduler.StepLR(opt, 3), "StepLR: lr [0.5]")):
        assert text in repr(thing) and " at 0x" not in repr(thing)


def test_a_loss_that_broadcasts_warns():
    a, b = mpt.ones(3, 1), mpt.ones(3)
    for loss in (F.mse_loss, F.l1_loss, F.smooth_l1_loss, F.huber_loss):
        with pytest.warns(UserWarning, match=r"_loss: the input has shape \(3, 1\) and the target \(3,\), which broadcast"):
            loss(a, b)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            loss(b, b)
