#!/usr/bin/env python3
"""Runs every example program briefly: examples_test.py SOURCE BUILD
Checks the output, the files and the exit status of each. The test "examples manual" runs `manual`.
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

source, build = Path(sys.argv[1]), Path(sys.argv[2])
folder = Path(tempfile.mkdtemp(prefix="mpt-examples-"))
atexit.register(shutil.rmtree, folder)
TEXT = folder / "text"


def run(program, *arguments, status=0):
    """Returns the output of a program, which must end with `status`."""
    p = subprocess.run([program, *map(str, arguments)], cwd=folder, text=True, errors="replace", stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, timeout=240, env={**os.environ, "BUILD": str(build)})
    assert p.returncode == status, f"{Path(program).name} ended with {p.returncode}:\n{p.stdout}"
    return p.stdout


def example(name, *arguments, status=0):
    return run(build / "examples" / name, *arguments, status=status)


def number(pattern, text):
    found = re.findall(pattern, text)
    assert found, f"no {pattern} in:\n{text}"
    return float(found[-1])


class Examples(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        TEXT.write_text("the quick brown fox jumps over the lazy dog; " * 1000)
        subprocess.run([sys.executable, source / "bindings" / "common" / "make_idx.py", folder / "idx", "2560"], check=True)

    def test_run_compares_two_precisions(self):
        out = run(source / "examples" / "run", "--size", "tiny", "--steps", 8, "--text", TEXT)
        table = [line.split() for line in out[out.rindex("precision  "):].splitlines()]
        self.assertEqual([row[0] for row in table], ["precision", "bf16-mixed", "32-true"])
        for row in table[1:]:
            self.assertEqual(len(row), 6)
            ms, rate, mb, loss, held = map(float, row[1:])
            self.assertTrue(ms > 0 and rate > 0 and mb > 0, row)
            self.assertLess(loss, 5.0, "the first loss is log 256 = 5.5")
            self.assertLess(held, 5.0)

    def test_gpt_resumes_to_the_same_loss(self):
        whole = ("--size", "tiny", "--text", TEXT, "--steps", 6, "--precision", "16-mixed")
        file = folder / "gpt.safetensors"
        at_once = example("gpt", *whole)
        example("gpt", *whole, "--until", 3, "--checkpoint", file)
        resumed = example("gpt", *whole, "--resume", file)
        held_out = r"validation loss ([\d.]+)"
        self.assertEqual(number(held_out, at_once), number(held_out, resumed))
        self.assertIn("--- sample ---", resumed)

    def test_gpt_begins_the_file_that_it_writes_and_goes_on_with_it(self):
        """One command, again and again, is one training. A file that only --resume names has to exist."""
        whole = ("--size", "tiny", "--text", TEXT, "--steps", 6, "--precision", "32-true", "--sample", 4)
        file, losses = folder / "again.safetensors", r"(?m)^step +(\d+/6  loss [\d.]+)"
        at_once = example("gpt", *whole, "--until", 3), example("gpt", *whole)
        begun = example("gpt", *whole, "--until", 3, "--checkpoint", file, "--resume", file)
        self.assertIn(f"there is no {file} yet: the training begins\n", begun)
        self.assertEqual(re.findall(losses, begun), re.findall(losses, at_once[0]))
        resumed = example("gpt", *whole, "--checkpoint", file, "--resume", file)
        self.assertNotIn("there is no", resumed)
        self.assertEqual(re.findall(losses, resumed)[0][:3], "4/6")
        self.assertEqual(re.findall(losses, resumed)[-1], re.findall(losses, at_once[1])[-1])
        for checkpoint in (), ("--checkpoint", folder / "new.safetensors"):
            out = example("gpt", *whole, "--resume", folder / "agian.safetensors", *checkpoint, status=1)
            self.assertRegex(out, "agian.safetensors' cannot be opened: No such file")
            self.assertFalse((folder / "new.safetensors").exists())

    def test_gpt_with_split_states_has_the_same_loss(self):
        """The file of the ranks is one that a single program resumes."""
        whole = ("--size", "tiny", "--text", TEXT, "--steps", 6, "--precision", "bf16-true,master=copy", "--ranks", 2)
        held_out = r"validation loss ([\d.]+)"
        expected = number(held_out, example("gpt", *whole))
        file = folder / "ranks.safetensors"
        for shard in "states", "grads":
            example("gpt", *whole, "--until", 3, "--checkpoint", file, "--shard", shard)
            self.assertEqual(number(held_out, example("gpt", *whole, "--resume", file)), expected)

    def test_gpt_says_what_is_wrong(self):
        self.assertIn("no-such-file", example("gpt", "--text", "no-such-file", status=1))
        self.assertIn("--size huge: known are small tiny medium", example("gpt", "--text", TEXT, "--size", "huge", status=2))

    def test_files_for_clusters_pass_flags_that_gpt_has(self):
        """slurm.sh is run by tests/parallel/gpt_test.py."""
        known = set(re.findall(r"\[(--[a-z]+) ", example("gpt", "--help")))
        self.assertGreater(len(known), 10)
        cluster = source / "examples" / "cluster"
        manifest = (cluster / "kubernetes.yaml").read_text()
        words = re.findall(r"(?m)^ *- \"?([^\s\"]+)", manifest[manifest.index("- mpirun"):manifest.index(" Worker:")])
        flags = words[words.index("/usr/local/bin/gpt_mpi") + 1:]
        self.assertLess({"--text", "--checkpoint", "--resume"}, set(flags))
        self.assertLessEqual(set(flags[::2]), known)
        given = dict(zip(flags[::2], flags[1::2]))
        self.assertEqual(given["--resume"], given["--checkpoint"])
        ranks = int(words[words.index("-n") + 1])
        self.assertRegex(manifest, rf" Worker:\n +replicas: {ranks}\n")
        self.assertEqual(int(given["--batch"]) % ranks, 0)
        self.assertRegex(manifest, rf"limits:\n +cpu: {given['--threads']}\n")
        self.assertRegex(manifest, r"mountPath: " + os.path.dirname(given["--checkpoint"]))
        script = (cluster / "slurm.sh").read_text()
        passed = set(re.findall(r"--[a-z]+", script[script.index("./gpt_mpi --"):]))
        self.assertTrue(passed and passed <= known, passed)
        try:
            import yaml
        except ImportError:
            return
        claim, job = yaml.safe_load_all(manifest)
        self.assertEqual((claim["kind"], job["kind"]), ("PersistentVolumeClaim", "MPIJob"))
        pod = job["spec"]["mpiReplicaSpecs"]["Worker"]["template"]["spec"]
        self.assertEqual(pod["volumes"][0]["persistentVolumeClaim"]["claimName"], claim["metadata"]["name"])
        self.assertEqual(pod["containers"][0]["volumeMounts"][0]["name"], pod["volumes"][0]["name"])
        command = job["spec"]["mpiReplicaSpecs"]["Launcher"]["template"]["spec"]["containers"][0]["command"]
        self.assertEqual(command, words)  # each of them is a text

    def test_a_device_that_is_not_there_is_named(self):
        """The library looks for modules in its own folder, so a copy of it has none."""
        alone = folder / "alone"
        (alone / "examples").mkdir(parents=True)
        (alone / "src").mkdir()
        mnist = shutil.copy(build / "examples" / "mnist", alone / "examples")
        for library in (build / "src").glob("libmpt.so*"):
            if library.is_file():
                shutil.copy(library, alone / "src")
        for device in "vulkan", "vulkan:llvmpipe":
            out = run(mnist, "--data", folder / "idx", "--device", device, status=1)
            self.assertRegex(out, "libmpt_vulkan.so: cannot open shared object file")
        self.assertRegex(run(mnist, "--device", "list"), "(?m)^vulkan has no devices: libmpt_vulkan.so: ")
        self.assertIn('"tpu"; it must be "cpu"', example("gpt", "--text", TEXT, "--device", "tpu", status=1))
        if (build / "src" / "libmpt_vulkan.so").exists():
            out = run("env", "VK_ICD_FILENAMES=none", "VK_DRIVER_FILES=none", build / "examples" / "gpt", "--text", TEXT,
                      "--device", "vulkan", status=1)
            self.assertRegex(out, "device_index 0 of MPT_DEVICE_VULKAN could not be opened: Vulkan's loader ")

    def test_embed_learns_on_the_hosts_memory(self):
        for precision in "bf16-mixed", "32-true":
            out = example("embed", "--precision", precision)  # exits with 1 if the loss is above 0.01
            self.assertLess(number(r"loss ([\d.]+)", out), 0.05)
        # Steps in slices: several frames for each, and the same learning. A frame runs one part of
        # a step at least, however slow the machine is, and a step has some 30 parts.
        out = example("embed", "--budget", 1, "--frames", 40000)
        self.assertIn(" 0 allocations after the first frames", out)
        self.assertLess(1000, number(r"frames, (\d+) steps", out))

    def test_profile_shows_each_part_of_a_step(self):
        out = example("profile", "--steps", 20)
        for zone in "linear +forward +40", "linear +backward +40", "layer_norm +backward +20", r"\S+ +step +20":
            self.assertRegex(out, rf"(?m)^{zone} ")
        self.assertAlmostEqual(sum(float(v) for v in re.findall(r"([\d.]+)%\n", out)), 100, delta=2)

    def test_a_network_learns_to_balance_by_deep_q_learning(self):
        untrained = example("dqn", "--steps", 0)
        self.assertLess(number(r"return of the best pushes: ([\d.]+)", untrained), 50)
        for precision in "32-true", "bf16-mixed":
            out = example("dqn", "--precision", precision)
            # On another kind of processor its tries are others. Without learning it stays below 30.
            self.assertGreater(max(map(float, re.findall(r"mean return ([\d.]+) of", out))), 80, out)

    def test_a_network_clones_a_script(self):
        for precision in "32-true", "bf16-mixed":
            out = example("clone", "--precision", precision)
            self.assertLess(number(r"return before the first step: ([\d.]+)", out), 50)
            self.assertGreater(number(r"return of the clone: ([\d.]+)", out), 300, out)

    def test_scaling_shows_why_f16_needs_it(self):
        out = example("scaling", "--steps", 400)  # exits with 1 if it does not
        left = [float(v) for v in re.findall(r"([\d.]+)% of the variance", out)]
        self.assertEqual(len(left), 3)
        self.assertTrue(left[0] < 5 < 50 < left[1] and left[2] < 5, out)

    def test_finetune_keeps_the_frozen_body(self):
        for precision in "bf16-mixed", "16-mixed", "32-true":
            out = example("finetune", "--precision", precision, "--file", folder / "body.safetensors")
            self.assertLess(number(r"fine-tuning in \S+: ([\d.]+)%", out), 10)
            self.assertIn("the frozen body has the bits of", out)  # compared with the file

    def test_custom_op_has_the_right_gradient(self):
        out = example("custom_op")  # exits with 1 if a gradient is wrong
        self.assertLess(number(r"gradient: off by at most (\S+);", out), 1e-6)
        self.assertIn("matmul gives bf16, signed_square gives f32", out)

    def test_two_networks_find_two_scales(self):
        out = example("two_networks")  # exits with 1 if a network does not learn
        teacher, student = (re.search(rf"{who}: .* became (\S+), (\d+) steps", out) for who in ("teacher", "student"))
        self.assertLess(float(teacher[1]), 2.0 ** 30)
        self.assertGreater(int(teacher[2]), 0)
        self.assertGreater(float(student[1]), 2.0 ** 20)

    def test_background_training_reaches_the_thread_that_infers(self):
        out = example("background")  # exits with 1 if the answers stay wrong
        first, last = map(float, re.search(r"fell from (\S+) to (\S+)", out).groups())
        self.assertLess(100 * last, first)
        self.assertGreater(number(r"with (\d+) sets", out), 0)

    def test_precision_study_writes_its_table_and_chart(self):
        csv, svg = folder / "study.csv", folder / "study.svg"
        precisions = ["32-true", "bf16-mixed", "bf16-mixed/8"]
        out = example("precision_study", "--sizes", "116k", "--steps", 30, "--data", folder / "idx", "--precisions",
                      ",".join(precisions), "--csv", csv, "--svg", svg)
        rows = [line.split(",") for line in csv.read_text().splitlines()]
        self.assertEqual([r[2] for r in rows[1:]], precisions, out)
        for r in rows[1:]:
            self.assertEqual(len(r), len(rows[0]))
            self.assertEqual(dict(zip(rows[0], r))["steps"], "30")
        self.assertTrue(svg.read_text().lstrip().startswith("<svg") and "bf16-mixed/8" in svg.read_text())

    def test_mnist_reaches_its_accuracy_on_drawn_digits(self):
        for model in "mlp", "cnn":
            out = example("mnist", "--data", folder / "idx", "--model", model, "--epochs", 4)
            self.assertGreater(number(r"test accuracy ([\d.]+)%", out), 97)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
