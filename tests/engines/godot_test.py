#!/usr/bin/env python3
"""The project of examples/godot in Godot 4, headless: godot_test.py SOURCE LIBRARY FOLDER

FOLDER is that of tests/engines/godot, which gets Godot there. The plugin is compiled as its page says, in a copy of the
project.
SPDX-License-Identifier: Apache-2.0
"""
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source, library, folder = (Path(p).resolve() for p in sys.argv[1:4])
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402

BUDGET = 2  # milliseconds of training in a frame: that of the node's property
REPORT = re.compile(r"error of the hand: (\S+) in the first second, (\S+) before .*, (\S+) in the second after, (\S+) in the last")
TIMES = r": (\S+) ms in the median, (\S+) ms in 99 of 100, (\S+) ms at most"


def godot(project, *flags):
    """Runs Godot; returns what it printed, and its errors."""
    run = subprocess.run([source / "tests" / "engines" / "godot", folder, "--headless", *flags], cwd=project, text=True,
                         capture_output=True, timeout=240)
    if run.returncode != 0:
        raise AssertionError(f"status {run.returncode}\n{run.stdout}{run.stderr}")
    return run.stdout, run.stderr


def play(project, *flags):
    """Runs the scene as fast as it can, and prints its report. Returns the errors of the hand, the share of frames within the
    budget in percent, the times of slices, the numbers of frames and steps, and Godot's errors."""
    text, errors = godot(project, "--path", ".", "--fixed-fps", "60", "--", *flags)
    print("".join(f"# {line}\n" for line in text.splitlines()[2:]), end="")
    slices = tuple(map(float, re.search("training in a frame" + TIMES, text).groups()))
    held = float(re.search(r"; (\S+)% within 1.25 budgets", text)[1])
    counts = re.search(r"(\d+) frames, (\d+) steps", text)
    return [float(e) for e in REPORT.search(text).groups()], held, slices, int(counts[1]), int(counts[2]), errors


def checks(project, what):
    """Runs a part of godot_checks.gd; returns the values by their names, in order, and the errors."""
    text, errors = godot(project, "--path", ".", "--fixed-fps", "60", "--script", "res://godot_checks.gd", "--", what)
    values = {}
    for name, value in re.findall(r"^([a-z ]+): (.*)$", text, flags=re.M):
        values.setdefault(name, []).append(value)
    return values, errors


PAGE = """extends Node
{members}
var hand := Vector2(0.1, 0.2)
var angles := Vector2(0.3, 0.4)
var target := Vector2(0.5, 0.6)
var answer: PackedFloat32Array
var saved: PackedByteArray


func _ready() -> void:
	learner.set_process(false)
	{lines}
	answer = guess
	saved = bytes
"""


class Godot(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not (folder / "complete").exists():
            tap.need("apt-get")
        cls.temporary = tempfile.TemporaryDirectory()
        cls.project = project = Path(cls.temporary.name)
        shutil.copytree(source / "examples" / "godot", project, dirs_exist_ok=True)
        shutil.copy(source / "tests" / "engines" / "godot_checks.gd", project)
        (project / "bin").mkdir(exist_ok=True)
        shutil.copy(library, project / "bin" / "libmpt.so.0.1")
        godot(project, "--dump-gdextension-interface")
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-std=c11", "-Wall", "-Wextra", "-Wconversion", "-Werror",
                        "extension/learner.c", "extension/mpt_godot.c", "-I.", "-I", source / "include",
                        "bin/libmpt.so.0.1", "-Wl,-rpath,$ORIGIN", "-o", "bin/libmpt_godot.so"],
                       cwd=project, check=True)
        # The editor lists plugins when it opens a project. A headless editor of Godot 4.6 that
        # finds one and ends at once ends with a signal (godotengine/godot issue 111048).
        (project / ".godot").mkdir(exist_ok=True)
        (project / ".godot" / "extension_list.cfg").write_text("res://mpt.gdextension\n")

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def test_the_arm_learns_within_the_budget_of_each_frame(self):
        (first, learned, broken, again), held, slices, frames, steps, errors = play(self.project, "--seconds=60")
        self.assertEqual(errors, "")
        self.assertGreater(first, 0.3)
        self.assertLess(learned, 0.1)
        self.assertGreater(broken, 2 * learned)
        self.assertLess(again, 0.1)
        self.assertEqual(frames, 3600)
        self.assertGreater(steps, 100)
        # A busy machine makes many slices longer, but not all of them.
        self.assertGreater(held, 10)
        self.assertGreater(slices[0], 1)
        self.assertLess(slices[0], 10 * BUDGET)

    def test_a_slice_is_a_small_part_of_a_step(self):
        values, errors = checks(self.project, "slices")
        self.assertEqual(errors, "")
        print("".join(f"# {name}: {value[0]}\n" for name, value in values.items()), end="")
        found = {name: float(value[0]) for name, value in values.items()}
        self.assertGreater(found["frames of short slices"], 200)  # here 2400 of 20 steps
        self.assertGreaterEqual(found["steps of a long slice"], 2)
        self.assertLess(10 * found["short slice"], found["long slice"] / found["steps of a long slice"])
        self.assertEqual(found["steps without a budget"], 0)

    def test_one_that_does_not_train_misses(self):
        (_, learned, _, again), _, slices, _, steps, errors = play(self.project, "--seconds=60", "--untrained")
        self.assertGreater(learned, 0.3)
        self.assertGreater(again, 0.3)
        self.assertEqual((slices, steps, errors), ((0, 0, 0), 0, ""))

    def test_the_block_of_the_page(self):
        block = re.search(r"^```gdscript\n(.*?)^```$", (self.project / "README.md").read_text(), flags=re.M | re.S)[1].splitlines()
        members = [line for line in block if line.startswith("@")]
        lines = [line for line in block if line not in members]
        self.assertEqual((len(members), len(lines) > 3), (1, True))
        (self.project / "page.gd").write_text(PAGE.format(members="\n".join(members), lines="\n\t".join(lines)))
        values, errors = checks(self.project, "page")
        self.assertEqual(errors, "")
        self.assertEqual(values, {"guess": ["2"], "saved": ["true"] * 2, "changed": ["true"], "loaded": ["true"]})

    def test_the_same_bits_for_any_slices_and_after_a_load_and_a_reload(self):
        values, errors = checks(self.project, "life")
        self.assertEqual(errors, "")
        self.assertEqual(values["long slices"], values["short slices"])
        self.assertNotEqual(values["long slices"], values["another seed"])
        self.assertEqual(values["one example"], values["replaced between slices"])
        self.assertEqual(values["loaded"], ["true"] * 3)
        self.assertEqual(values["bytes again"], ["true"] * 3)
        self.assertEqual(values["after a load"], values["without a break"] * 3)
        self.assertEqual(values["unloaded"], ["0"] * 3)  # GDExtensionManager.LOAD_STATUS_OK
        self.assertEqual(values["class is known"], ["false"] * 3)
        self.assertEqual(values["libmpt is mapped"], ["false"] * 3)
        self.assertEqual(values["loaded again"], ["0"] * 3)
        self.assertEqual(values["mapped at the end"], ["true"])

    def test_errors_are_those_of_godot_with_the_text_of_the_library(self):
        values, errors = checks(self.project, "errors")
        found = re.findall(r"^ERROR: (.*)\n +at: (\w+) \(.*mpt_godot\.c:\d+\)$", errors, flags=re.M)
        wanted = [("mpt_precision_from_name: 'bf17-mixed' is not a precision", "has_learner"),
                  ("mpt_tensor_write: count is 3; tensor of shape [1, 2] has 2 elements", "answer"),
                  ("mpt_tensor_write: count is 2; tensor of shape [1] has 1 elements", "remember"),
                  ("mpt_tensor_write: count is 1; tensor of shape [1, 2] has 2 elements", "remember"),
                  ("mpt_optimizer_set_lr: mpt_optimizer_desc.lr is -1", "set_learning_rate"),
                  ("mpt_training_load_from: 'memory' is not a complete safetensors file", "load"),
                  ("sizes: from 2 to 33 numbers are wanted", "has_learner"),
                  ("mpt_nn_linear: out_features is -4", "has_learner"),
                  ("mpt_training_load_from: ", "load"),
                  ("The plugin was unloaded before this node was freed.", "deinitialize")]
        self.assertEqual([where for _, where in found], [where for _, where in wanted], errors)
        for (text, _), (begin, _) in zip(found, wanted):
            self.assertEqual(text[:len(begin)], begin)
        self.assertEqual(errors.count("ERROR: "), len(wanted) + 1)
        self.assertIn("Invalid type in function 'answer'", errors)
        self.assertEqual(values["answer"], ["[]"])
        self.assertEqual(values["answers now"], ["1"])
        self.assertEqual(values["cut"] + values["another network"], ["false"] * 2)
        self.assertEqual(values["answer of no network"], ["[]"] * 2)
        self.assertEqual(values["goes on"], ["true"])
        self.assertNotIn("wrong type", values)
        self.assertEqual(values["unloaded early"] + values["node lives"], ["0", "false"])


if __name__ == "__main__":
    tap.main()
