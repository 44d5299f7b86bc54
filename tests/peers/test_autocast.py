"""Compares autocast and loss scaling with torch.autocast and torch.amp.GradScaler, on a CPU.

Tests the result dtypes of every operation of the table in the profile "pytorch-cpu", and whole
trainings.
SPDX-License-Identifier: Apache-2.0
"""
import numpy as np
import pytest

import mpt
import op_cases_more  # noqa: F401
import op_cases_nn  # noqa: F401
from need import need
from op_cases import CASES, drawn

torch = need("torch")
UNDER = {"bf16": torch.bfloat16, "f16": torch.float16}
# Operations for which the profile deviates on purpose.
DIFFERS = {"pad": "a class belongs to an operation, and of PyTorch's only the reflecting and the replicating one are listed",
           "einsum": "a class belongs to an operation, and PyTorch's sums one tensor in its dtype, without a product",
           "weighted_loss": "PyTorch's losses with weights give f32, too; its product, with which the case compares, does not"}


def dtypes(out):
    """Returns the dtypes of the floating results."""
    out = out if isinstance(out, (tuple, list)) else [out]
    return [str(x.dtype).removeprefix("torch.").removeprefix("mpt.") for x in out if x.is_floating_point()]


@pytest.mark.parametrize("under", list(UNDER))
@pytest.mark.parametrize("name", sorted(set(CASES) - set(DIFFERS)))
def test_dtypes_under_autocast(name, under):
    tried = 0
    for seed in range(4):
        arrays, ours, theirs, _ = drawn(name, seed)
        for low in (False, True):
            m = [mpt.tensor(a) if a.dtype != np.float64 else mpt.tensor(a).to(under if low else "f32") for a in arrays]
            t = [torch.tensor(a) if a.dtype != np.float64 else torch.tensor(a).to(UNDER[under] if low else torch.float32)
                 for a in arrays]
            try:
                with torch.autocast("cpu", UNDER[under]):
                    want = theirs(*t)
            except RuntimeError as e:
                assert any(s in str(e).lower() for s in ("not implemented", "not support", "primitive descriptor")), e
                continue
            tried += 1
            with mpt.autocast(under, profile="pytorch-cpu"):
                got = ours(*m)
            if name == "batch_norm":  # the other results are its running statistics
                got, want = got[0], want[0]
            assert dtypes(got) == dtypes(want), (name, seed, low)
    assert tried


def test_training_with_a_scaler():
    """Trains a network in f16 with autocast and a scaler that starts too high. Compares skips,
    scales and losses step by step.

    The scales must be equal to the bit. Losses come from f16 products with different rounding, so
    they may differ by 2%, and later losses by what follows from that.
    """
    numbers = np.random.default_rng(4)
    x, y = numbers.standard_normal((64, 12)).astype(np.float32), numbers.integers(0, 3, 64)
    nets, losses, scales = [], [], []
    for lib in (torch, mpt):
        nets.append(lib.nn.Sequential(lib.nn.Linear(12, 24), lib.nn.GELU(), lib.nn.LayerNorm(24), lib.nn.Linear(24, 3)))
    nets[1].load_state_dict({k: v.detach().numpy() for k, v in nets[0].state_dict().items()})
    for lib, net in zip((torch, mpt), nets):
        data, labels = lib.tensor(x), lib.tensor(y)
        optimizer = lib.optim.AdamW(net.parameters(), lr=1e-2)
        scaler = lib.amp.GradScaler("cpu", init_scale=2.0**24, growth_interval=7)
        losses.append([]), scales.append([])
        for _ in range(60):
            optimizer.zero_grad()
            with lib.autocast("cpu", dtype=lib.float16, **({} if lib is torch else {"profile": "pytorch-cpu"})):
                loss = lib.nn.functional.cross_entropy(net(data), labels)
            scaler.scale(loss).backward()
            scaler.unscale_(optimizer)
            lib.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            scaler.step(optimizer)
            scaler.update()
            losses[-1].append(loss.item())
            scales[-1].append(scaler.get_scale())
    assert scales[0] == scales[1] and min(scales[0]) < 2.0**20 and len(set(scales[0])) > 3
    np.testing.assert_allclose(losses[1], losses[0], rtol=0.02, atol=0.005)
    assert losses[1][-1] < 0.5 * losses[1][0]
