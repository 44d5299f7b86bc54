#!/usr/bin/env python3
"""Writes four IDX files in the format of MNIST: make_idx.py FOLDER [TRAINING IMAGES]

The images are simple drawn shapes. The tests of the examples use them where MNIST itself is not
available.

SPDX-License-Identifier: Apache-2.0
"""
import random
import struct
import sys
from pathlib import Path


def write(folder, which, count, seed):
    draw = random.Random(seed)
    images, labels = bytearray(), bytearray()
    for _ in range(count):
        label = draw.randrange(10)
        labels.append(label)
        image = bytearray(draw.randrange(40) for _ in range(28 * 28))
        at = 2 * label + 4  # column of a vertical bar; its position encodes the class
        for row in range(4, 24):
            image[28 * row + at] = image[28 * row + at + 1] = 200 + draw.randrange(56)
        images += image
    (folder / f"{which}-images-idx3-ubyte").write_bytes(struct.pack(">IIII", 2051, count, 28, 28) + images)
    (folder / f"{which}-labels-idx1-ubyte").write_bytes(struct.pack(">II", 2049, count) + labels)


if __name__ == "__main__":
    to = Path(sys.argv[1])
    to.mkdir(parents=True, exist_ok=True)
    write(to, "train", int(sys.argv[2]) if len(sys.argv) > 2 else 2560, 1)
    write(to, "t10k", 500, 2)
