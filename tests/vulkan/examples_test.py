#!/usr/bin/env python3
"""Runs examples on a device of a GPU: examples_test.py SOURCE MNIST GPT KIND
KIND is as in names of devices: vulkan or cuda. Compares their losses with those of the CPU.
SPDX-License-Identifier: Apache-2.0
"""
import atexit
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source, mnist, gpt = map(Path, sys.argv[1:4])
kind = sys.argv[4]
folder = Path(tempfile.mkdtemp(prefix=f"mpt-{kind}-"))
atexit.register(shutil.rmtree, folder)


def run(program, *arguments, status=(0,)):
    """Returns the output of a program, which must end with one of `status`."""
    p = subprocess.run([program, *map(str, arguments)], text=True, errors="replace", stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, timeout=500)
    assert p.returncode in status, f"{program.name} ended with {p.returncode}:\n{p.stdout}"
    return p.stdout


class Examples(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        subprocess.run([sys.executable, source / "bindings" / "common" / "make_idx.py", folder / "idx", "384"], check=True)

    def device(self):
        """Returns the name of the first device."""
        return re.search(rf"(?m)^{kind}:0 (.+), \d+ MB, UUID [0-9a-f]{{32}}(?:; .+)?$", run(mnist, "--device", "list"))[1]

    def mnist(self, *arguments):
        """Returns the losses of a short training, which ends with 1 if its accuracy is not what the example wants."""
        losses = folder / "losses"
        run(mnist, "--data", folder / "idx", "--losses", losses, *arguments, status=(0, 1))
        return [struct.unpack(">d", bytes.fromhex(line))[0] for line in losses.read_text().split()]

    def test_mnist_has_the_losses_of_the_cpu(self):
        for model, precision, device in ("mlp", "32-true", kind), ("cnn", "16-mixed", f"{kind}:{self.device()}"):
            options = ("--model", model, "--precision", precision, "--epochs", 1)
            there, here = self.mnist(*options, "--device", device), self.mnist(*options)
            self.assertEqual(len(here), 3)
            for a, b in zip(there, here):
                self.assertAlmostEqual(a, b, delta=0.02 * b, msg=f"{model} {precision}: {there} {here}")

    def test_gpt_has_the_losses_of_the_cpu(self):
        text = folder / "text"
        text.write_text("the quick brown fox jumps over the lazy dog; " * 1000)
        options = (gpt, "--size", "tiny", "--text", text, "--steps", 4, "--batch", 2, "--precision", "bf16-mixed",
                   "--sample", 8)
        there, here = run(*options, "--device", f"{kind}:0"), run(*options)
        held_out = [float(re.search(r"validation loss ([\d.]+)", out)[1]) for out in (there, here)]
        self.assertAlmostEqual(*held_out, delta=0.02)
        self.assertIn("--- sample ---", there)

    def test_a_device_that_is_not_there_is_named(self):
        self.assertRegex(run(gpt, "--device", f"{kind}:77", status=(1,)),
                         f"device_index 77 of MPT_DEVICE_{kind.upper()} could not be opened: (Vulkan|CUDA) has [0-9]+ devices, numbered from 0")
        self.assertRegex(run(gpt, "--device", f"{kind}:no such GPU", status=(1,)),
                         f'"{kind}:no such GPU" was not found; there are: .*{re.escape(self.device())}, ')


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
