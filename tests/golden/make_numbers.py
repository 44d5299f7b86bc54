#!/usr/bin/env python3
# Writes numbers.txt: PyTorch's conversions between f32 and the narrow floats.
# Usage: make_numbers.py > numbers.txt
# SPDX-License-Identifier: Apache-2.0
import torch

from made_by import made_by

print(made_by("torch"))

torch.manual_seed(3)
NARROW = {"f16": torch.float16, "bf16": torch.bfloat16, "f8e4m3": torch.float8_e4m3fn,
          "f8e5m2": torch.float8_e5m2}


def bits(t):
    return t.view({1: torch.uint8, 2: torch.int16, 4: torch.int32}[t.element_size()]).tolist()


for name in ["f8e4m3", "f8e5m2"]:
    codes = torch.arange(256, dtype=torch.uint8).view(NARROW[name])
    print("decode", name, *[f"{v:.9g}" for v in codes.float().tolist()])
# Every exponent, with mantissas at the ties of each format, beside them and between them.
mantissas = [0, 1, 0x0FFF, 0x1000, 0x1001, 0x3000, 0x7FFF, 0x8000, 0x8001, 0x18000, 0x80000, 0x80001,
             0x100000, 0x180000, 0x200000, 0x300000, 0x5FFFFF, 0x7FFFFF]
words = [(e << 23 | m) for e in list(range(101, 144)) + [0, 1, 254] for m in mantissas]
words += torch.randint(0, 0x7F800000, (100,)).tolist()
words = torch.tensor([w for u in words for w in (u, u - 2**31)], dtype=torch.int32)
for name, dtype in NARROW.items():
    some = words
    if name == "f8e4m3":  # PyTorch saturates; libmpt's overflow is NaN
        some = words[words.view(torch.float32).abs() <= 464]
    codes = bits(some.view(torch.float32).to(dtype))
    mask = 0xFF if name.startswith("f8") else 0xFFFF
    pairs = zip(some.tolist(), codes)
    print("encode", name, len(some), *[f"{w & 0xFFFFFFFF:x} {c & mask:x}" for w, c in pairs])
