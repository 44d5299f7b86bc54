"""MNIST in any precision, with a multilayer perceptron or a small convolutional network.

Networks, seed and data are those of examples/mnist.c, and the losses are bitwise equal.

    mnist.py --data FOLDER [--model mlp|cnn] [--precision bf16-mixed] [--epochs N] [--seed N] [--losses FILE]

FOLDER contains the four IDX files (LeCun, Cortes & Burges); examples/data/get_mnist downloads them.
SPDX-License-Identifier: Apache-2.0
"""
import argparse
import struct
import sys
import time
from pathlib import Path

import numpy as np

import mpt
from mpt import nn

try:
    from tqdm import tqdm
except ImportError:  # without tqdm there is no progress bar

    def tqdm(iterable, **_):
        return iterable

SIDE, CLASSES, BATCH = 28, 10, 128


def read_set(folder, which):
    images = np.fromfile(folder / f"{which}-images-idx3-ubyte", np.uint8)[16:].reshape(-1, SIDE, SIDE)
    labels = np.fromfile(folder / f"{which}-labels-idx1-ubyte", np.uint8)[8:].astype(np.int64)
    return images, labels


class Random:
    """A small random number generator for the order and the shifts, equal to that of the C example."""

    def __init__(self):
        self.state = 1

    def below(self, n):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
        return (self.state >> 33) % n

    def shuffle(self, order):
        for i in range(len(order) - 1, 0, -1):
            k = self.below(i + 1)
            order[i], order[k] = order[k], order[i]


def shifted(image, down, right):
    out = np.zeros_like(image)
    rows = slice(max(0, down), SIDE + min(0, down)), slice(max(0, -down), SIDE + min(0, -down))
    columns = slice(max(0, right), SIDE + min(0, right)), slice(max(0, -right), SIDE + min(0, -right))
    out[rows[0], columns[0]] = image[rows[1], columns[1]]
    return out


def batch_of(data, index, random=None, shift=0):
    """Returns images normalized to mean 0 and standard deviation 1, each shifted by up to `shift` pixels."""
    pixels, labels = data[0][index], data[1][index]
    if shift:
        for i, image in enumerate(pixels):
            down = random.below(2 * shift + 1) - shift
            pixels[i] = shifted(image, down, random.below(2 * shift + 1) - shift)
    x = (pixels.astype(np.float32) / np.float32(255) - np.float32(0.1307)) / np.float32(0.3081)
    return mpt.tensor(x[:, None]), mpt.tensor(labels)


def make_mlp():
    """Returns a perceptron with layers of 784, 512, 256 and 10 units."""
    return nn.Sequential({
        "flat": nn.Flatten(),
        "fc1": nn.Linear(SIDE * SIDE, 512, activation="relu"),
        "dropout": nn.Dropout(0.2),
        "fc2": nn.Linear(512, 256, activation="relu"),
        "fc3": nn.Linear(256, CLASSES)})


def make_cnn():
    """Returns two blocks of 3x3 convolution, batch norm, relu and 2x2 max pooling, and two linear layers."""
    return nn.Sequential({
        "conv1": nn.Conv2d(1, 16, 3, padding=1, bias=False),  # the batch norm has a bias
        "norm1": nn.BatchNorm2d(16, activation="relu"),
        "pool1": nn.MaxPool2d(2),
        "conv2": nn.Conv2d(16, 32, 3, padding=1, bias=False),
        "norm2": nn.BatchNorm2d(32, activation="relu"),
        "pool2": nn.MaxPool2d(2),
        "flat": nn.Flatten(),
        "fc1": nn.Linear(32 * 7 * 7, 128, activation="relu"),
        "dropout": nn.Dropout(0.3),
        "fc2": nn.Linear(128, CLASSES)})


@mpt.inference_mode()
def accuracy(net, precision, data):
    net.eval()
    right = 0
    for at in range(0, len(data[1]), 1000):
        x, y = batch_of(data, slice(at, at + 1000))
        with precision:
            guess = net(precision.cast_input(x)).argmax(1)
        right += int((guess == y).sum())
    net.train()
    return right / len(data[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", type=Path, default=Path("build/mnist"))
    parser.add_argument("--model", choices=["mlp", "cnn"], default="mlp")
    parser.add_argument("--precision", default="bf16-mixed")
    parser.add_argument("--epochs", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--losses", type=Path, help="writes the bits of every step's loss")
    args = parser.parse_args()
    is_cnn = args.model == "cnn"
    epochs = args.epochs or (3 if is_cnn else 6)
    train, test = read_set(args.data, "train"), read_set(args.data, "t10k")
    steps = len(train[1]) // BATCH

    mpt.configure(seed=args.seed, log=lambda level, text: print("mpt:", text, file=sys.stderr))
    net = make_cnn() if is_cnn else make_mlp()
    precision = mpt.Precision(args.precision)
    precision.apply(net)
    adam = mpt.optim.Adam(net.parameters(), lr=5e-3 if is_cnn else 3e-3)
    adam.set_schedule("one_cycle", total_steps=epochs * steps)  # rises to lr, then falls to almost 0
    stepper = mpt.Stepper(adam, precision=precision)
    print(f"mnist {args.model}: {sum(p.numel() for p in net.parameters())} parameters, {args.precision}, "
          f"{len(train[1])} training images, batch {BATCH}, seed {args.seed}")

    order = np.arange(len(train[1])).tolist()
    random = Random()
    losses = []
    result, started = 0.0, time.perf_counter()
    for epoch in range(epochs):
        begin = time.perf_counter()
        random.shuffle(order)
        skipped = 0
        for step in tqdm(range(steps), desc=f"epoch {epoch + 1}/{epochs}", leave=False):
            x, y = batch_of(train, order[step * BATCH:(step + 1) * BATCH], random, shift=int(is_cnn))
            with precision:
                loss = nn.functional.cross_entropy(net(precision.cast_input(x)), y)
            stepper.backward(loss)
            skipped += not stepper.step()
            losses.append(loss.item())
        took = time.perf_counter() - begin
        result = accuracy(net, precision, test)
        print(f"epoch {epoch + 1}/{epochs}  loss {sum(losses[-steps:]) / steps:.4f}  test accuracy "
              f"{100 * result:.2f}%  {steps * BATCH / took:.0f} images/s  skipped {skipped}", flush=True)
    if args.losses:
        args.losses.write_text("".join(f"{struct.unpack('<Q', struct.pack('<d', v))[0]:016x}\n" for v in losses))
    wanted = 0.99 if is_cnn else 0.98
    print(f"{args.model} {args.precision}: test accuracy {100 * result:.2f}% ({100 * wanted:.0f}% wanted) in "
          f"{time.perf_counter() - started:.1f} s")
    return 0 if result >= wanted else 1


if __name__ == "__main__":
    sys.exit(main())
