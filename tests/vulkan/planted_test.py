#!/usr/bin/env python3
"""A test of the method: plants faults in copies of kernels and of drivers, and expects that a test of the suite fails.

planted_test.py SOURCE BUILD VULKAN (yes or no). The copies are compiled and linked by the commands of the build.
SPDX-License-Identifier: Apache-2.0
"""
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
import tap

SOURCE, BUILD, HAS_VULKAN = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3] == "yes"
TEXT = "tests/cuda_text/libmpt_cuda_text.so"
DRIVER = "src/backends/vulkan/libmpt_vulkan.so"
GENERATED = SOURCE / "src/backends/gpu/generated"


def without(line, options):
    """Returns a command without some options and their values."""
    args = shlex.split(line)
    return [a for i, a in enumerate(args) if a not in options and (i == 0 or args[i - 1] not in options)]


class Copy:
    """A copy of a module of the build with one source replaced."""

    compiled = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))

    def __init__(self, folder, module):
        self.folder, self.module, self.path = folder, module, folder / "planted.so"

    def build(self, source, part_of):
        """Compiles `source` as the file part_of[1] of the target part_of[0], and links the module with it."""
        of = next(c for c in self.compiled
                  if c["output"].startswith(part_of[0]) and c["file"].endswith(part_of[1]))
        made = self.folder / "planted.o"
        subprocess.run(without(of["command"], ("-o", "-c", "-MD", "-MQ", "-MF")) + ["-o", str(made), "-c", str(source)],
                       cwd=BUILD, check=True)
        link = subprocess.check_output(["ninja", "-t", "commands", self.module], cwd=BUILD, text=True)
        args = without(link.splitlines()[-1], ("-o",))
        # Before the library that has the replaced object.
        args = args[:1] + ["-o", str(self.path), str(made)] + [a for a in args[1:] if a != of["output"]]
        subprocess.run(args, cwd=BUILD, check=True)

    def text(self, name, change):
        """Builds the module of CUDA text with the changed text of one file, and no other."""
        table = (GENERATED / "entries.inc").read_text(encoding="utf-8").splitlines()
        (self.folder / "entries.inc").write_text(
            "\n".join(line for line in table if f", {name}," in line) + "\n", encoding="utf-8")
        (self.folder / f"{name}.cu").write_text(
            change((GENERATED / f"{name}.cu").read_text(encoding="utf-8")), encoding="utf-8")
        subprocess.run([sys.executable, SOURCE / "tests/cuda_text/text.py", self.folder / "entries.inc",
                        self.folder / "text.cpp", self.folder / "text.d"], check=True)
        self.build(self.folder / "text.cpp", ("tests/cuda_text/libcompiled_text", "text.cpp"))
        return self

    def file(self, name, target, old, new):
        """Builds the module with one change in a file of src/backends."""
        before = (SOURCE / "src/backends" / name).read_text(encoding="utf-8")
        if old not in before:
            raise AssertionError(f"{name} does not have '{old}' any more")
        changed = self.folder / "planted.cpp"
        changed.write_text(before.replace(old, new, 1), encoding="utf-8")
        self.build(changed, (target, os.path.basename(name)))
        return self


def run(program, tests, module):
    """Runs tests on the device of a module; returns the exit status and what the program printed."""
    env = dict(os.environ, MPT_TEST_DEVICE=str(module), MPT_CPU_ISA="base",
               VK_ADD_LAYER_PATH=str(BUILD / "tests/vulkan"))
    done = subprocess.run([BUILD / "tests/vulkan" / program, f"--gtest_filter={tests}"], env=env, cwd=BUILD,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
    return done.returncode, done.stdout.decode(errors="replace")


class Planted(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="mpt-planted-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def expect(self, found, program, tests, module):
        """Expects that the tests fail, and say `found`; a process that dies of a guard page says nothing."""
        status, said = run(program, tests, module)
        self.assertNotEqual(status, 0, f"{tests} of {program} passed")
        if found == "guard page":
            self.assertEqual(status, -11, said)
        else:
            self.assertRegex(said, found)

    def text(self, name, change):
        return Copy(self.folder, TEXT).text(name, change).path

    def driver(self, name, old, new):
        target = "src/backends/vulkan/libmpt_vulkan_driver"
        return Copy(self.folder, DRIVER).file(name, target, old, new).path


def behind_the_head(function, statement):
    """Returns a change that puts a statement at the beginning of load_0(size, base, i) or store_0."""
    def change(text):
        changed, count = re.subn(
            rf"(__device__ \w+ {function}_0\(uint (\w+), ulonglong (\w+), longlong (\w+)[^)]*\)\n{{\n)",
            lambda m: m[1] + statement.format(size=m[2], base=m[3], i=m[4]), text)
        if count != 1:
            raise AssertionError(f"the text has {count} functions {function}_0")
        return changed
    return change


def without_barrier(number):
    """Returns a change that takes out the call `number` of the barrier of a group."""
    def change(text):
        calls = list(re.finditer(r"^ +meet_\d+\(\);\n", text, re.MULTILINE))
        return text[:calls[number].start()] + text[calls[number].end():]
    return change


class InKernels(Planted):
    """Faults in the CUDA text. They change no result, so that only the method can find them, but for the barriers."""

    def test_nothing(self):
        status, said = run("kernels_norm", "Norms.Rows", self.text("norm", lambda text: text))
        self.assertEqual(status, 0, said)

    def test_an_element_behind_the_end_is_read(self):
        read = "(void)*(volatile uchar*)({base} + ({i} + 1) * {size});\n"
        self.expect("guard page", "kernels_norm", "Norms.Rows", self.text("norm", behind_the_head("load", read)))

    def test_an_element_before_the_beginning_is_read(self):
        read = "(void)*(volatile uchar*)({base} + ({i} - 1) * {size});\n"
        self.expect("guard page", "kernels_norm", "Norms.Rows", self.text("norm", behind_the_head("load", read)))

    def test_an_element_behind_the_end_is_written(self):
        write = "{{ volatile uchar* p = (volatile uchar*)({base} + ({i} + 1) * {size}); *p = *p; }}\n"
        self.expect("guard page", "kernels_norm", "Norms.Rows", self.text("norm", behind_the_head("store", write)))

    def test_a_barrier_of_a_group_is_missing(self):
        for name, program, tests, count in (("norm", "kernels_norm", "Norms.Rows:Norms.Channels", 6),
                                            ("product", "kernels_product", "Product.GemmOfEveryShape", 2)):
            for number in range(count):
                with self.subTest(name=name, number=number):
                    self.expect(" at .*, not |bytes around|meet, and others have ended", program, tests,
                                self.text(name, without_barrier(number)))


@unittest.skipUnless(HAS_VULKAN, "there is no module of Vulkan")
class InDriver(Planted):
    """Faults in the driver of Vulkan and in the planning of launches."""

    TESTS = "Index.Gather:Index.ScatterStoresTheLastOfEqualIndices"

    def test_nothing(self):
        status, said = run("kernels_index", self.TESTS, BUILD / DRIVER)
        self.assertEqual(status, 0, said)

    def test_a_kernel_gets_an_address_too_far(self):
        module = self.driver("vulkan/device.cpp", "    vk.CmdPushConstants(",
                             "    uint64_t moved[16];\n    std::memcpy(moved, arguments, bytes);\n"
                             "    moved[0] += 16;\n    arguments = moved;\n    vk.CmdPushConstants(")
        self.expect("guard page", "kernels_index", self.TESTS, module)

    def test_a_barrier_between_launches_is_missing(self):
        module = self.driver("vulkan/queue.cpp", "  latest_[count_++ % kLatest] = name;",
                             "  latest_[count_++ % kLatest] = name;\n"
                             "  if (std::string_view(name).starts_with(\"mpt_\")) return nullptr;")
        self.expect("a launch has no barrier", "kernels_index", self.TESTS, module)

    def test_memory_is_freed_too_early(self):
        module = self.driver("vulkan/device.cpp", "if (is_known) buffers_.destroy_after(queue_.number(), b);",
                             "if (is_known) buffers_.destroy(b);")
        status, said = run("kernels_index", self.TESTS, module)
        self.assertTrue(status == -11 or "vkDestroyBuffer" in said, (status, said))

    def test_the_offset_of_a_copy_is_wrong(self):
        module = self.driver("vulkan/device.cpp", ".dstOffset = to.offset", ".dstOffset = to.offset / 2")
        self.expect(" at .*, not ", "kernels_index", self.TESTS, module)


if __name__ == "__main__":
    tap.main()
