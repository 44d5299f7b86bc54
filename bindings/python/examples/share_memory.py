"""Memory sharing with PyTorch by DLPack: tensors of both libraries use the same memory, without copies.

    share_memory.py [--with torch|numpy]

The other library is PyTorch if it is installed, otherwise NumPy, which also supports DLPack. The
other library creates the data, mpt trains on them, and the other library reads the weights during
the training.
SPDX-License-Identifier: Apache-2.0
"""
import argparse
import importlib
import importlib.util

import mpt
from mpt import nn


def other_library():
    installed = [name for name in ("torch", "numpy") if importlib.util.find_spec(name)]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--with", dest="name", choices=("torch", "numpy"),
                        default=installed[0] if installed else "torch")
    return importlib.import_module(parser.parse_args().name)


def main():
    other = other_library()
    mpt.manual_seed(1)

    # A tensor of the other library as an mpt tensor: x sees a write to batch.
    batch = other.zeros((64, 8), dtype=other.float32)
    x = mpt.from_dlpack(batch)
    batch[:] = other.linspace(-1, 1, 512).reshape(64, 8)
    assert x[63, 7].item() == 1
    y = x.sum(1, keepdim=True)

    # An mpt tensor as one of the other library, detached, because a tensor that requires a gradient
    # is not exported.
    net = nn.Linear(8, 1)
    weight = other.from_dlpack(net.weight.detach())
    before = weight[0].tolist()

    stepper = mpt.Stepper(mpt.optim.SGD(net.parameters(), lr=0.1))
    for _ in range(200):
        loss = nn.functional.mse_loss(net(x), y)
        stepper.backward(loss)
        stepper.step()  # updates in place: `weight` sees each step
    after = weight[0].tolist()
    assert after == net.weight[0].tolist() != before
    assert loss.item() < 1e-3

    # The memory exists as long as one of the two tensors.
    del net, stepper
    assert weight[0].tolist() == after
    print(f"{other.__name__} and mpt share the batch and the weight: no copy; the loss is {loss.item():.1e}")


if __name__ == "__main__":
    main()
