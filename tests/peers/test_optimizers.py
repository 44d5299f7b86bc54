"""Compares optimizers that PyTorch does not have, or that keep low-bit states, with the packages
that are used for them.

The packages are lion-pytorch, bitsandbytes (in 32 and 8 bits), torchao (8 and 4 bits),
pytorch-optimizer (AdEMAMix, LAMB, LARS, NovoGrad), and torch.optim.SparseAdam. With 8 bits, RMSprop
and Adagrad of bitsandbytes keep their squares in its signed code book and libmpt in the unsigned
one, so they are compared in 32 bits. pytorch-optimizer places NovoGrad's momentum differently from
Apex, whose rule libmpt implements; both agree with beta1 = 0, which is tested. libmpt does not have
torch.optim's NAdam, RAdam and others.
SPDX-License-Identifier: Apache-2.0
"""
import numpy as np
import pytest

import mpt
from need import need

torch = need("torch")
lion_pytorch, bnb, others = need("lion_pytorch"), need("bitsandbytes"), need("pytorch_optimizer")
torchao, bnb_cpu = need("torchao.optim"), need("bitsandbytes.backends.cpu.ops")
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
SHAPES = [(7,), (4, 6), (3, 2, 5)]


def trained(ours, theirs, shapes, steps=12, seed=1, check=None, decades=3):
    """Trains both from one start with equal gradients. Returns the pairs of parameters."""
    numbers = np.random.default_rng(seed)
    start = [numbers.standard_normal(s).astype(np.float32) for s in shapes]
    t = [torch.nn.Parameter(torch.tensor(a)) for a in start]
    m = [mpt.tensor(a).requires_grad_() for a in start]
    first, second = ours(m), theirs(t)
    for step in range(1, steps + 1):
        for a, b in zip(m, t):
            # The gradients span several decades, as in a network, and have no zeros, because Lion
            # takes the sign of a sum.
            g = (numbers.standard_normal(tuple(b.shape)) * 10.0 ** numbers.uniform(-decades, 0, tuple(b.shape))).astype(np.float32)
            a.grad, b.grad = mpt.tensor(g), torch.tensor(g)
        first.step()
        second.step()
        if check:
            check(step, first, second, m, t)
    return list(zip(m, t)), first, second


RULES = [
    ("lion-pytorch", lambda p: mpt.optim.Lion(p, 1e-2, (0.8, 0.95), 0.1),
     lambda p: lion_pytorch.Lion(p, 1e-2, (0.8, 0.95), 0.1)),
    ("lion-pytorch's defaults", lambda p: mpt.optim.Lion(p), lambda p: lion_pytorch.Lion(p)),
    ("bitsandbytes Adam", lambda p: mpt.optim.Adam(p, 1e-2, (0.8, 0.95), 1e-6),
     lambda p: bnb.optim.Adam32bit(p, 1e-2, (0.8, 0.95), 1e-6)),
    ("bitsandbytes AdamW", lambda p: mpt.optim.AdamW(p, 1e-2, weight_decay=0.1),
     lambda p: bnb.optim.AdamW32bit(p, 1e-2, weight_decay=0.1)),
    ("bitsandbytes Lion", lambda p: mpt.optim.Lion(p, 1e-2, (0.8, 0.95), 0.1),
     lambda p: bnb.optim.Lion32bit(p, 1e-2, (0.8, 0.95), 0.1)),
    ("bitsandbytes SGD", lambda p: mpt.optim.SGD(p, 0.1, 0.9, weight_decay=0.01),
     lambda p: bnb.optim.SGD32bit(p, 0.1, 0.9, weight_decay=0.01)),
    ("bitsandbytes RMSprop", lambda p: mpt.optim.RMSprop(p, 1e-2, 0.9, 1e-6),
     lambda p: bnb.optim.RMSprop32bit(p, 1e-2, 0.9, 1e-6)),
    ("bitsandbytes Adagrad", lambda p: mpt.optim.Adagrad(p, 1e-2, eps=1e-8),
     lambda p: bnb.optim.Adagrad32bit(p, 1e-2, eps=1e-8)),
    ("bitsandbytes AdEMAMix", lambda p: mpt.optim.AdEMAMix(p, 1e-2, (0.8, 0.95, 0.99), 3.0, weight_decay=0.1),
     lambda p: bnb.optim.AdEMAMix(p, 1e-2, (0.8, 0.95, 0.99), 3.0, weight_decay=0.1)),
    ("pytorch-optimizer AdEMAMix", lambda p: mpt.optim.AdEMAMix(
        p, 1e-2, (0.8, 0.95, 0.99), 3.0, weight_decay=0.1, alpha_warmup=8, beta3_warmup=8),
     lambda p: others.AdEMAMix(p, 1e-2, (0.8, 0.95, 0.99), 0.1, True, alpha=3.0, t_alpha_beta3=8)),
    # pytorch-optimizer's LAMB applies the bias corrections outside of the ratio. Without decay the
    # ratio cancels them, except for eps.
    ("pytorch-optimizer LAMB", lambda p: mpt.optim.LAMB(p, 1e-2, (0.8, 0.95), 1e-15, 0.0),
     lambda p: others.Lamb(p, 1e-2, (0.8, 0.95), eps=1e-15, adam_debias=True)),
    ("pytorch-optimizer LAMB with decay", lambda p: mpt.optim.LAMB(p, 1e-2, (0.0, 0.0), 1e-12, 0.2),
     lambda p: others.Lamb(p, 1e-2, (0.0, 0.0), 0.2, weight_decouple=False, eps=1e-12)),
    # pytorch-optimizer applies no ratio to tensors of one dim, so these are left out.
    ("pytorch-optimizer LARS", lambda p: mpt.optim.LARS(p[1:], 0.5, 0.8, weight_decay=0.1, eps=0.0,
                                                                trust_coefficient=0.02),
     lambda p: others.LARS(p[1:], 0.5, 0.1, 0.8, trust_coefficient=0.02)),
    ("pytorch-optimizer LARS with Nesterov", lambda p: mpt.optim.LARS(p[1:], 0.5, 0.8, nesterov=True, eps=0.0),
     lambda p: others.LARS(p[1:], 0.5, 0.0, 0.8, nesterov=True)),
    ("pytorch-optimizer NovoGrad", lambda p: mpt.optim.NovoGrad(p, 1e-2, (0.0, 0.9), 1e-15),
     lambda p: others.NovoGrad(p, 1e-2, (0.0, 0.9), eps=1e-15, adam_debias=True)),
]


@pytest.mark.parametrize("name, ours, theirs", RULES, ids=[n.replace(" ", "-") for n, *_ in RULES])
def test_rules(name, ours, theirs):
    """Both agree within a hundred f32 roundings of a parameter's largest element, after 12 steps.
    """
    # Without averages an update is the sign of the gradient, and the f32 average, m + (g - m),
    # loses a small g.
    decades = 1 if "LAMB with decay" in name else 3
    for seed in range(4):
        for m, t in trained(ours, theirs, SHAPES, seed=seed, decades=decades)[0]:
            want = t.detach().numpy()
            np.testing.assert_allclose(m.detach().numpy(), want, rtol=0, atol=100 * 2.0**-24 * np.abs(want).max())


def test_gradients_by_rows():
    numbers = np.random.default_rng(3)
    table = numbers.standard_normal((30, 4)).astype(np.float32)
    theirs = torch.nn.Embedding(30, 4, sparse=True)
    theirs.load_state_dict({"weight": torch.tensor(table)})
    ours = mpt.nn.Embedding(30, 4, sparse=True)
    ours.load_state_dict({"weight": table})
    a = torch.optim.SparseAdam(theirs.parameters(), 0.05, (0.8, 0.95))
    b = mpt.optim.SparseAdam(ours.parameters(), 0.05, (0.8, 0.95))
    for _ in range(10):
        rows, w = numbers.integers(0, 30, 9), numbers.standard_normal((9, 4)).astype(np.float32)
        a.zero_grad(), b.zero_grad()
        (theirs(torch.tensor(rows)) * torch.tensor(w)).sum().backward()
        (ours(mpt.tensor(rows)) * mpt.tensor(w)).sum().backward()
        a.step(), b.step()
        np.testing.assert_allclose(ours.weight.detach().numpy(), theirs.weight.detach().numpy(), rtol=0, atol=1e-5)


# ---- states of few bits ----

SIZE = (37, 256)  # whole blocks, as torchao requires
CODED = [
    ("bitsandbytes", 8, mpt.optim.Adam, bnb.optim.Adam8bit, 2, {"lr": 1e-2}),
    ("bitsandbytes", 8, mpt.optim.AdamW, bnb.optim.AdamW8bit, 2, {"lr": 1e-2, "weight_decay": 0.1}),
    ("bitsandbytes", 8, mpt.optim.Lion, bnb.optim.Lion8bit, 1, {"lr": 1e-2, "weight_decay": 0.1}),
    ("bitsandbytes", 8, mpt.optim.SGD, bnb.optim.SGD8bit, 1, {"lr": 1e-2, "momentum": 0.9}),
    ("bitsandbytes", 8, mpt.optim.AdEMAMix, bnb.optim.AdEMAMix8bit, 2, {"lr": 1e-2, "betas": (0.9, 0.99, 0.999)}),
    ("torchao", 8, mpt.optim.Adam, torchao.Adam8bit, 2, {"lr": 1e-2}),
    ("torchao", 8, mpt.optim.AdamW, torchao.AdamW8bit, 2, {"lr": 1e-2, "weight_decay": 0.1}),
    ("torchao", 4, mpt.optim.Adam, torchao.Adam4bit, 2, {"lr": 1e-2}),
    ("torchao", 4, mpt.optim.AdamW, torchao.AdamW4bit, 2, {"lr": 1e-2, "weight_decay": 0.1}),
]


def exactly(values, book, block=256):
    """Returns bitsandbytes' codes and scales by its PyTorch backend, which takes the nearest entry,
    like its CUDA kernels.

    The C++ backend for CPUs looks codes up in a coarser table. Of values over three decades, 2 in
    100 get a neighbour of the nearest entry; of values over seven decades, 40 in 100.
    """
    return torch.ops.bitsandbytes.quantize_blockwise.default.redispatch(
        torch._C.DispatchKeySet(torch._C.DispatchKey.CompositeExplicitAutograd), values, book, block)


@pytest.fixture
def nearest_entries(monkeypatch):
    def quantize(values, book, scale, codes, block):
        made, size = exactly(values, book, block)
        codes.copy_(made.reshape(codes.shape))
        scale.copy_(size)
    monkeypatch.setattr(bnb_cpu, "_quant_blockwise_fp32_direct", quantize)


def kept(peer, optimizer, p, k):
    """Returns codes, scales and code book of the peer's k-th state; AdEMAMix keeps both averages in
    the first state.
    """
    state = optimizer.state[p]
    if peer == "torchao":
        s = state[("exp_avg", "exp_avg_sq")[k]]
        return s.codes.flatten(), s.scale, s.qmap
    codes, scale = state[f"state{k + 1}"], state[f"absmax{k + 1}"]
    if scale.ndim == 2:
        codes, scale = codes[0], scale[0]
    return codes.flatten(), scale, state[f"qmap{k + 1}"]


def same_book(mine, theirs):
    """Code books agree up to two f32 roundings: the peers compute the entries by torch.linspace in
    f32, libmpt in f64.
    """
    np.testing.assert_allclose(mine, theirs, rtol=2.0**-22, atol=0)


@pytest.mark.parametrize("peer, bits, ours, theirs, states, options", CODED, ids=lambda v: getattr(v, "__name__", None))
def test_states_of_few_bits(peer, bits, ours, theirs, states, options, nearest_entries):
    """Code books and scales agree up to a rounding. After each step, all codes but a few agree, and
    so do the parameters.

    A value between two entries of a book, up to an f32 rounding, may get either code. From then on
    that element differs slightly. This happens to about 1 element in 10 000 per step.
    """
    def check(step, first, second, m, t):
        for k in range(states):
            codes, scale, book = (x.numpy() for x in kept(peer, second, t[0], k))
            mine = [first.get_state("0", f"{key}{k + 1}") for key in ("state", "absmax", "qmap")]
            assert all(x is not None for x in mine)
            same_book(mine[2].numpy(), book)
            np.testing.assert_allclose(mine[1].numpy(), scale.flatten(), rtol=1e-3 if step > 1 else 1e-6)
            assert mine[0].numel() == codes.size
            assert (mine[0].numpy() != codes).mean() <= 0.0005 * step, (step, k)

    pairs = trained(lambda p: ours(p, state_bits=bits, **options), lambda p: theirs(p, **options), [SIZE],
                    check=check)[0]
    (m, t), = pairs
    off = np.abs(m.detach().numpy() - t.detach().numpy())
    assert (off > 2e-6).mean() <= 0.005 and off.max() < 12 * options["lr"], (off > 2e-6).mean()


def test_the_code_of_every_value():
    """After one step, the state of plain momentum is the gradient itself; libmpt's codes are the
    nearest ones.
    """
    numbers = np.random.default_rng(5)
    n = 256 * 40
    g = (numbers.standard_normal(n) * 10.0 ** numbers.uniform(-7, 0, n)).astype(np.float32)
    p = mpt.zeros(n).requires_grad_()
    optimizer = mpt.optim.SGD([p], 1.0, 0.9, state_bits=8)
    p.grad = mpt.tensor(g)
    optimizer.step()
    codes, scale, values = (optimizer.get_state("0", k).numpy() for k in ("state1", "absmax1", "momentum_buffer"))
    book = bnb.functional.create_dynamic_map(signed=True)
    same_book(optimizer.get_state("0", "qmap1").numpy(), book.numpy())
    theirs, size = exactly(torch.tensor(g), book)
    np.testing.assert_array_equal(scale, size.numpy())
    assert (codes != theirs.numpy()).mean() < 0.0005
    back = torch.ops.bitsandbytes.dequantize_blockwise(torch.tensor(codes), torch.tensor(scale), book, 256,
                                                       torch.float32)
    np.testing.assert_allclose(values, back.numpy(), rtol=3e-7)
    # The public call uses the C++ table here, which gives neighbours of the nearest entries.
    theirs, state = bnb.functional.quantize_blockwise(torch.tensor(g), code=book, blocksize=256)
    assert np.abs(book.numpy()[codes] - book.numpy()[theirs.numpy()]).max() < 0.01
    np.testing.assert_array_equal(scale, state.absmax.numpy())
