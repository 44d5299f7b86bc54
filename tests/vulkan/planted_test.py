#!/usr/bin/env python3
"""A test of the tests: plants faults in copies of the GPU kernels and drivers, and expects that a test fails for each.

planted_test.py SOURCE BUILD VULKAN (yes or no)

With MPT_TIER=full in the environment all kernels whose threads share memory, and else three families. With NEWER_MESA,
the folder of newer_mesa, it only tests that GPU-assisted validation works there.
SPDX-License-Identifier: Apache-2.0
"""
import itertools
import os
import re
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
import tap  # noqa: E402
from planted import BUILD, SOURCE, Copy, Faults, Planted, with_edits  # noqa: E402

HAS_VULKAN = sys.argv[3] == "yes"
GUARD_PAGE = -11  # the status of a process that touches one
DRIVERS = os.environ.get("VK_ICD_FILENAMES", "") + os.environ.get("VK_DRIVER_FILES", "")


class Kernels(Planted):
    """Faults in the CUDA text of kernels whose threads share memory. A launch has two groups at most, so that a group
    goes on with the memory that it has used."""

    files = []
    # Faults that change nothing: (file, function, "barrier" or "store", number in the function).
    harmless = set()
    env = {"MPT_TEST_GROUPS": "2"}

    @classmethod
    def setUpClass(cls):
        cls.faults, cls.copy = Faults(), Copy("tests/cuda_text/libmpt_cuda_text.so")
        generated, folder = SOURCE / "src/backends/gpu/generated", cls.copy.folder
        table = (generated / "entries.inc").read_text(encoding="utf-8").splitlines()
        of = {m[1]: line for line in table if (m := re.match(r"ENTRY\(\w+, (\w+),", line))}
        lines = [line for line in table if (m := re.match(r"ENTRY\(\w+, (\w+),", line)) and m[1] in cls.files]
        assert set(cls.files) <= set(of), "entries.inc has these files"
        (folder / "entries.inc").write_text("\n".join(lines) + "\n", encoding="utf-8")
        cls.barriers, cls.stores = [], []
        for name in cls.files:
            text = (generated / f"{name}.cu").read_text(encoding="utf-8")
            text = "\n".join(cls.planted_lines(name, text.splitlines()))
            if name == cls.files[0]:
                text = cls.with_accesses(name, text)
            (folder / f"{name}.cu").write_text(text + "\n", encoding="utf-8")
        subprocess.run([sys.executable, SOURCE / "tests/cuda_text/text.py", folder / "entries.inc", folder / "text.cpp",
                        folder / "text.d"], check=True)
        cls.copy.replace("tests/cuda_text/libcompiled_text", "text.cpp",
                         (folder / "text.cpp").read_text(encoding="utf-8"))
        cls.copy.link()

    @classmethod
    def planted_lines(cls, name, lines):
        """Gives each barrier a fault that takes it out, and each store to shared memory one that stores at the next
        place."""
        function, count = "", {}
        for line in lines:
            if m := re.match(r'(?:extern "C" )?__(?:device|global)__ .*?(\w+)\(', line):
                function, count = m[1], {"barrier": itertools.count(1), "store": itertools.count(1)}
            barrier = re.match(r"( +)(meet_\d+\(\);)$", line)
            store = re.match(r"( +\(\*&\w+\)\[)(.*)(\](?:\.\w+)? = .*;)$", line)
            kind = "barrier" if barrier else "store" if store else None
            fault = kind and (name, function, kind, next(count[kind]))
            if fault in cls.harmless:
                cls.harmless = cls.harmless - {fault}
            elif fault:
                text = "{0}, {1}: {2} {3} is {4}".format(*fault, "missing" if barrier else "wrong")
                (cls.barriers if barrier else cls.stores).append(text)
                is_there = cls.faults.plant(text)
                if barrier:
                    line = f"{barrier[1]}if (!{is_there}) {barrier[2]}"
                else:
                    line = f"{store[1]}({store[2]}) + {is_there}{store[3]}"
            yield line

    @classmethod
    def with_accesses(cls, name, text):
        """Adds reads and writes beyond the elements, which change no result."""
        touch = "{{ volatile uchar* p = (volatile uchar*)({base} + ({i} {to} 1) * {size}); {do}; }}"
        for function, do in (("load_0", "(void)*p"), ("store_0", "*p = *p")):
            head = rf"__device__ \w+ {function}\(uint (\w+), ulonglong (\w+), longlong (\w+)[^)]*\)\n{{\n"

            def with_faults(m, function=function, do=do):
                lines = ""
                for place, to in (("behind", "+"), ("before", "-")):
                    is_there = cls.faults.plant(f"{function} of {name} touches the element {place}")
                    access = touch.format(size=m[1], base=m[2], i=m[3], to=to, do=do)
                    lines += f"    if ({is_there}) {access}\n"
                return m[0] + lines

            text, found = re.subn(head, with_faults, text)
            assert found == 1, f"{name} has one {function}"
        return text

    def test_nothing(self):
        self.expect_nothing(self.program, self.tests)

    def test_a_barrier_of_a_group_is_missing(self):
        self.assertEqual(self.harmless, set(), "the text has the places that the test leaves out")
        for name in self.barriers:
            with self.subTest(name):
                self.expect_found(name)

    def test_shared_memory_is_written_at_a_wrong_place(self):
        for name in self.stores:
            with self.subTest(name):
                self.expect_found(name)

    def test_an_element_too_far_is_touched(self):
        for name in (n for n in self.faults.names if "touches" in n):
            with self.subTest(name):
                self.expect_found(name, GUARD_PAGE)


class Norm(Kernels):
    files, program = ["norm", "norm_real"], "kernels_norm"
    # The sums of two numbers, which follow, meet before the mean of the next line is computed, and
    # take out what is wrong with a mean.
    harmless = {(file, "Group_all_1", "barrier", 3) for file in files} | {("norm_real", "Group_all_1", "store", 2)}


class Product(Kernels):
    files, program, tests = ["product", "product_real"], "kernels_product", "-Convolution.BeyondOneTile"


class Attention(Kernels):
    files, program = ["attention", "attention_real"], "kernels_attention"
    # The products before it end with a barrier.
    harmless = {(file, "Forward_compute_0", "barrier", 2) for file in files}


class Rows(Kernels):
    files, program = ["softmax", "reduce", "rows_real", "spread_real", "tri"], "kernels_rows"
    harmless = {
        # Each thread has read its own value only.
        ("reduce", "Running_of_0", "barrier", 3), ("reduce", "Running_of_1", "barrier", 3),
        ("rows_real", "Running_of_0", "barrier", 3),
        # The lowest number is joined once in a launch, and a thread's own need not be from memory.
        ("softmax", "Group_all_0", "barrier", 3), ("softmax", "Group_all_0", "store", 1),
        ("softmax", "Group_all_0", "store", 2),
    }


class Multi(Kernels):
    files, program = ["multi_passes", "multi_step", "multi_whole", "decide", "split", "random_real"], "kernels_multi"
    # Another barrier comes before the memory is used again, or the launch ends. Only the thread
    # sanitizer finds barrier 2 of multi_step's Group_all_0, which joins flags of many tensors.
    harmless = {(file, function, "barrier", number) for file, function, number in (
        ("multi_passes", "Group_all_2", 3), ("multi_passes", "Group_all_4", 3), ("multi_passes", "Group_all_5", 3),
        ("multi_passes", "ChunkStats_of_0", 2), ("multi_step", "Group_all_0", 2),
        ("multi_step", "Group_all_0", 3), ("multi_step", "Codes_open_0", 1), ("multi_step", "Codes_encode_0", 2),
        ("multi_whole", "Codes_open_0", 1))}
    # A largest value that is stored twice, or is not the last thread's, is still the largest.
    test_shared_memory_is_written_at_a_wrong_place = None


class Bounds(Kernels):
    """Wrong numbers, which tests find too that let a device take subnormal numbers for 0."""

    files, program, tests = ["binary"], "kernels_pointwise", "Pointwise.BinaryOfFloats"
    env = {"MPT_TEST_BOUNDS": "vulkan"}

    @classmethod
    def with_accesses(cls, name, text):
        def with_faults(m):
            last = cls.faults.plant("the last bit of a number is wrong")
            small = cls.faults.plant("numbers below four times the least normal one are 0")
            return (f"{m[0]}    if ({last}) {m[1]} ^= 1;\n"
                    f"    if ({small} && ({m[1]} & 0x7fffffffu) < 0x01800000u) {m[1]} &= 0x80000000u;\n")

        text, found = re.subn(r"__device__ \w+ of_f32_0\(uint \w+, uint (\w+)\)\n{\n", with_faults, text)
        assert found == 1, f"{name} has one of_f32_0"
        return text

    def test_a_number_is_wrong(self):
        for name in self.faults.names[1:]:
            with self.subTest(name):
                self.expect_found(name, " at .*, not ")


class Launches(Planted):
    """Missing barriers between launches, in the planning that all drivers share. The CUDA text runs launches without a
    barrier between them in the opposite order."""

    TRAINING = "vulkan_training", "Each/OnDevice.*/mlp_16_mixed"

    @classmethod
    def setUpClass(cls):
        cls.faults, cls.copy = Faults(), Copy("tests/cuda_text/libmpt_cuda_text.so")
        sources = {
            "gpu/hazards.cpp": {
                "a launch does not wait for the one before it in its kernel": (
                    "return is_first_ &&", "return (PLANTED && !is_first_) || (is_first_ &&"),
                "a kernel does not wait for what it reads": ("!meet(read_now_, written_);",
                                                             "(PLANTED || !meet(read_now_, written_)));"),
                "a kernel does not wait for those that read what it writes": (
                    "!meet(written_now_, read_) &&", "(PLANTED || !meet(written_now_, read_)) &&"),
            },
            "gpu/backend.cpp": {
                "a kernel does not tell its inputs": (
                    "add(extents_[i], r.in[i - outputs_]);", "if (!PLANTED) add(extents_[i], r.in[i - outputs_]);"),
                "a kernel does not tell its outputs": ("add(extents_[i], r.out[i]);",
                                                       "if (!PLANTED) add(extents_[i], r.out[i]);"),
                "a kernel tells a wrong place of an operand": (
                    "static_cast<const char*>(p) + first,", "static_cast<const char*>(p) + first + 64 * PLANTED,"),
            },
            "gpu/kept.cpp": {
                "the strides of one kernel are written over those of another": (
                    "p->base + cell * kMostKept;", "p->base + cell * kMostKept / (PLANTED ? 2 : 1);"),
            },
        }
        for file, edits in sources.items():
            cls.copy.replace("src/backends/gpu/libmpt_gpu_planners", os.path.basename(file),
                             with_edits(cls.faults, file, edits))
        cls.copy.link()

    def test_nothing(self):
        self.expect_nothing(*self.TRAINING)
        self.expect_nothing("kernels_product", "Product.LongSums*")

    def test_faults_of_one_kernel(self):
        self.expect_found("a launch does not wait for the one before it in its kernel", " at .*, not ",
                          "kernels_product", "Product.LongSums*")

    def test_faults_of_several_kernels(self):
        for name in self.faults.names[2:]:
            with self.subTest(name):
                self.expect_found(name, "FAILED", *self.TRAINING)


MOVED = {
    "an address is too far": (
        "vk.CmdPushConstants(",
        "uint64_t moved[16];\n    std::memcpy(moved, arguments, bytes);\n"
        "    if (PLANTED) moved[0] += 16;\n    arguments = moved;\n    vk.CmdPushConstants("),
}


class Validation(Planted):
    """GPU-assisted validation of Vulkan's layers, on Mesa 26."""

    program, tests = "kernels_index", "Index.Gather"
    env, wrapper = {"MPT_GPU_ASSISTED": "1"}, [SOURCE / "tests/vulkan/newer_mesa", "26", os.environ.get("NEWER_MESA")]

    @classmethod
    def setUpClass(cls):
        cls.faults, cls.copy = Faults(), Copy("src/libmpt_vulkan.so")
        cls.copy.replace("src/backends/vulkan/libmpt_vulkan_driver", "device.cpp",
                         with_edits(cls.faults, "vulkan/device.cpp", MOVED))
        cls.copy.link()

    def test_nothing(self):
        self.expect_nothing(self.program, self.tests)

    def test_an_address_is_too_far(self):
        self.expect_found("an address is too far", "Out of bounds access")


@unittest.skipUnless(HAS_VULKAN, "there is no module of Vulkan")
@unittest.skipIf(DRIVERS and "lvp" not in DRIVERS, "the driver is none of software, which has guard pages")
class Driver(Planted):
    """Faults in the driver of Vulkan."""

    program, tests = "kernels_index", "Index.Gather:Index.ScatterStoresTheLastOfEqualIndices"
    env = {"VK_ADD_LAYER_PATH": str(BUILD / "tests/vulkan")}

    @classmethod
    def setUpClass(cls):
        cls.faults, cls.copy = Faults(), Copy("src/libmpt_vulkan.so")
        sources = {
            "vulkan/device.cpp": MOVED | {
                "memory is freed before the work that uses it has run": (
                    "(is_known) buffers_.destroy_after(queue_.number(), b);\n  buffers_.destroy_run(queue_.done());\n"
                    "}\n\nDevice::Adopted",
                    "(is_known && PLANTED) buffers_.destroy(b);\n"
                    "  else if (is_known) buffers_.destroy_after(queue_.number(), b);\n"
                    "  buffers_.destroy_run(queue_.done());\n}\n\nDevice::Adopted"),
                "the offset of a copy is wrong": (".dstOffset = to.offset,",
                                                  ".dstOffset = PLANTED ? to.offset / 2 : to.offset,"),
            },
            "vulkan/queue.cpp": {
                "there are no barriers": ("if (!hazards_.next() &&", "if ((!hazards_.next() || PLANTED) &&"),
                "a barrier shows nothing of what was written": ("b.srcAccessMask = from.accesses;",
                                                                "b.srcAccessMask = PLANTED ? 0 : from.accesses;"),
            },
        }
        for file, edits in sources.items():
            cls.copy.replace("src/backends/vulkan/libmpt_vulkan_driver", os.path.basename(file),
                             with_edits(cls.faults, file, edits))
        cls.copy.link()

    def test_nothing(self):
        self.expect_nothing(self.program, self.tests)

    def test_an_address_is_too_far(self):
        self.expect_found("an address is too far", GUARD_PAGE)

    def test_an_early_free(self):
        self.expect_found("memory is freed before the work that uses it has run", "vkDestroyBuffer")

    def test_a_wrong_offset(self):
        self.expect_found("the offset of a copy is wrong", " at .*, not ")

    def test_missing_barriers_between_launches(self):
        for name in ("there are no barriers", "a barrier shows nothing of what was written"):
            with self.subTest(name):
                self.expect_found(name, "SYNC-HAZARD")


def load_tests(loader, _tests, _pattern):
    cases = [Norm, Product, Attention, Bounds, Launches, Driver]
    if os.environ.get("MPT_TIER") == "full":
        cases += [Rows, Multi]
    if "NEWER_MESA" in os.environ:
        cases = [Validation]
    return unittest.TestSuite(loader.loadTestsFromTestCase(c) for c in cases)


if __name__ == "__main__":
    tap.main()
