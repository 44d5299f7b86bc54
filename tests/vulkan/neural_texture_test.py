#!/usr/bin/env python3
"""Runs examples/neural_texture on the driver of Vulkan that is there: neural_texture_test.py PROGRAM
The network learns in 16-mixed, the picture has the three frames, the validation layer finds no fault in the program's
use of Vulkan, and a missing driver is named.
SPDX-License-Identifier: Apache-2.0
"""
import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

program = Path(sys.argv[1]).resolve()
folder = Path(tempfile.mkdtemp(prefix="mpt-neural-texture-"))
atexit.register(shutil.rmtree, folder)


def run(*arguments, status=0, **environment):
    """Returns the output of the program, which must end with `status`."""
    p = subprocess.run([program, *map(str, arguments)], cwd=folder, text=True, stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, env={**os.environ, **environment})
    assert p.returncode == status, f"the program ended with {p.returncode}:\n{p.stdout}"
    return p.stdout


def columns(picture):
    """Returns the pixels of the three frames in a picture."""
    head, pixels = picture.read_bytes().split(b"\n", 1)
    kind, width, height, _ = head.split()
    assert (kind, len(pixels)) == (b"P6", 3 * int(width) * int(height)), head
    rows = [pixels[i:i + 3 * int(width)] for i in range(0, len(pixels), 3 * int(width))]
    third = int(width)
    return [b"".join(row[i * third:(i + 1) * third] for row in rows) for i in range(3)]


def difference(a, b):
    return sum(abs(x - y) for x, y in zip(a, b)) / len(a)


class NeuralTexture(unittest.TestCase):
    def test_the_network_learns_while_frames_are_drawn(self):
        out = run("--frames", 40, "--picture", folder / "picture.ppm")
        before, steps, after = re.search(r"error of the texture: ([\d.]+), after (\d+) steps ([\d.]+)", out).groups()
        self.assertEqual(steps, "41")
        self.assertLess(float(after), 0.06)
        self.assertGreater(float(before), 0.1)
        first, last, truth = columns(folder / "picture.ppm")
        self.assertLess(difference(last, truth), 0.6 * difference(first, truth))

    def test_the_validation_layer_is_silent(self):
        log = folder / "log"
        (folder / "vk_layer_settings.txt").write_text(
            "khronos_validation.debug_action = VK_DBG_LAYER_ACTION_LOG_MSG\n"
            "khronos_validation.report_flags = error,warn\n"
            "khronos_validation.enables = VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT\n"
            f"khronos_validation.log_filename = {log}\n")
        run("--frames", 3, status=1, VK_INSTANCE_LAYERS="VK_LAYER_KHRONOS_validation",
            VK_LAYER_SETTINGS_PATH=str(folder / "vk_layer_settings.txt"))
        self.assertEqual(log.read_text(), "")

    def test_a_missing_driver_is_named(self):
        self.assertIn("there is no driver of Vulkan: install", run(status=1, VK_ICD_FILENAMES=str(folder / "none")))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
