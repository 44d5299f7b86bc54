#!/usr/bin/env python3
"""Plants changes in a copy of the public headers, and checks that agreed.py names each of them and nothing else.

SPDX-License-Identifier: Apache-2.0
"""
import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

import agreed

sys.path.insert(0, str(agreed.root / "tests"))
import tap  # noqa: E402

SAME_SIZE = {"double": "int64_t", "int64_t": "double", "uint64_t": "double", "size_t": "double"}


class Planted(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.before = agreed.describe(agreed.root / "include")
        cls.headers = ["mpt.h", *agreed.Api(agreed.root / "include").headers]

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.include = Path(self.folder.name) / "include"
        shutil.copytree(agreed.root / "include", self.include)

    def plant(self, pattern, made):
        """Replaces a pattern in whichever headers have it."""
        count = 0
        for name in self.headers:
            file = self.include / "mpt" / name
            text, n = re.subn(pattern, made, file.read_text(), flags=re.S | re.M)
            file.write_text(text)
            count += n
        self.assertGreater(count, 0, f"nothing in the headers is {pattern}")
        return count

    def in_struct(self, name, pattern, made):
        """Replaces a pattern in the fields of a struct."""
        def change(m):
            text, n = re.subn(pattern, made, m[2], count=1, flags=re.S)
            self.assertEqual(n, 1, f"{name} has no {pattern}")
            return m[1] + text + m[3]
        self.plant(rf"(typedef struct {name} \{{)(.*?)(\}} {name};)", change)

    def named(self):
        """Returns the names in agreed.py's report."""
        text = agreed.report(self.include, self.before)
        return {agreed.key(line)[1:] for line in re.findall(r"^agreed:  (.*)", text, flags=re.M)}

    def of(self, *kinds):
        """Returns the names of all agreed lines of these kinds."""
        keys = map(agreed.key, self.before)
        return {k[1:] for k in keys if k[0] in kinds}

    def callbacks(self):
        """Returns the names of all typedefs of callbacks."""
        return {agreed.key(line)[1:] for line in self.before if line.startswith("TYPE(") and "(*)" in line}

    def test_nothing(self):
        self.assertEqual(agreed.report(self.include, self.before), "")

    def test_growth(self):
        self.in_struct("mpt_verdict", r"$", "  int64_t planted;\n")
        self.in_struct("mpt_host_value", r"\breserved;", "planted;")
        self.plant(r"MPT_BOOL = 11 ", "MPT_BOOL = 11, MPT_PLANTED = 12 ")
        self.plant(r"^#endif /\* MPT_H \*/", "#define MPT_PLANTED_TOO 3\nMPT_API int32_t mpt_planted(void);\n"
                   "typedef struct mpt_planted_desc {\n  uint32_t struct_size;\n} mpt_planted_desc;\n#endif")
        self.assertEqual(agreed.report(self.include, self.before), "")

    def test_one_of_each_kind(self):
        planted = {
            "a field's type": ("mpt_clip_desc", "error_if_nonfinite"),
            "a field's type of 8 bytes": ("mpt_verdict", "grad_norm"),
            "a parameter less in a struct's callback": ("mpt_hooks", "alloc"),
            "a callback in a struct that returns something else": ("mpt_thread_hooks", "stop"),
            "a field without const": ("mpt_selection", "prefix"),
            "a longer array": ("mpt_tensor_stats", "exponents"),
            "a field that moved": ("mpt_scaler_info", "updates"),
            "the other field": ("mpt_scaler_info", "skipped"),
            "a field with another name": ("mpt_lbfgs_info", "iterations"),
            "a removed field": ("mpt_optimizer_info", "schedule_step"),
            "and the size": ("mpt_optimizer_info",),
            "a callback": ("mpt_done_fn",),
            "a typedef": ("mpt_grad_mode",),
            "a handle": ("mpt_file",),
            "an enumerator": ("MPT_BF16",),
            "a removed enumerator": ("MPT_ERROR_NOT_FOUND",),
            "a macro": ("MPT_STATS_FIRST_EXPONENT",),
            "a removed function": ("mpt_memory_end_step",),
            "a narrowed parameter": ("mpt_memory_fit",),
            "a parameter without const": ("mpt_set_error",),
            "a parameter more": ("mpt_clear_errors",),
            "a result": ("mpt_dtype_size",),
        }
        self.in_struct("mpt_clip_desc", r"mpt_bool32 error_if_nonfinite", "float error_if_nonfinite")
        self.in_struct("mpt_verdict", r"double grad_norm", "int64_t grad_norm")
        self.in_struct("mpt_hooks", r"(\balloc\)\([^)]*),[^,)]*\)", r"\1)")
        self.in_struct("mpt_thread_hooks", r"void (\(\*[^()]*\bstop\))", r"int32_t \1")
        self.in_struct("mpt_selection", r"const (char \*[\w ]*\bprefix)", r"\1")
        self.in_struct("mpt_tensor_stats", r"exponents\[\w+\]", "exponents[300]")
        self.in_struct("mpt_scaler_info", r"\bupdates;(.*)\bskipped;", r"skipped;\1updates;")
        self.in_struct("mpt_lbfgs_info", r"\biterations;", "planted;")
        self.in_struct("mpt_optimizer_info", r"\w+ schedule_step;", "")
        self.plant(r"\(\*mpt_done_fn\)\(", "(*mpt_done_fn)(int32_t planted, ")
        self.plant(r"typedef int32_t mpt_grad_mode;", "typedef uint32_t mpt_grad_mode;")
        self.plant(r"^MPT_HANDLE\(mpt_file\);", "typedef void *mpt_file;")
        self.plant(r"MPT_BF16 = 4\b", "MPT_BF16 = 40")
        self.plant(r"MPT_ERROR_NOT_FOUND = ", "MPT_ERROR_PLANTED = ")
        self.plant(r"MPT_STATS_FIRST_EXPONENT \(-\d+\)", "MPT_STATS_FIRST_EXPONENT (-1)")
        self.plant(r"^MPT_\w+ \w+ mpt_memory_end_step\([^;]*;", "")
        self.plant(r"(\bmpt_memory_fit\([^;]*?)int64_t", r"\1int32_t")
        self.plant(r"(\bmpt_set_error\()const ", r"\1")
        self.plant(r"(\bmpt_clear_errors\()void\)", r"\1int32_t planted)")
        self.plant(r"^MPT_API size_t mpt_dtype_size\b", "MPT_API int32_t mpt_dtype_size")
        self.assertEqual(self.named(), set(planted.values()))

    def test_the_type_of_every_field(self):
        def changed(field):
            if "(*" in field[0]:
                return re.sub(r"\)\((void\))?", lambda m: ")(int32_t planted" + (")" if m[1] else ", "), field[0], count=1)
            type_, names = re.fullmatch(r"(\s*.*?[\s*])(\w+(?:\[\w+\])?(?:, .*)?)", field[0], flags=re.S).groups()
            space, word = re.match(r"(\s*)(.*)", type_.rstrip(), flags=re.S).groups()
            pointer = "*" in word or not pointers.isdisjoint(word.split())
            return space + ("struct planted *" if pointer else SAME_SIZE.get(word, "float")) + " " + names

        def body(m):
            return m[1] + re.sub(r"[^;]+(?=;)", changed, re.sub(r"/\*.*?\*/", "", m[2], flags=re.S)) + m[3]

        pointers = {name for name, in self.of("HANDLE") | self.callbacks()}
        self.assertEqual(self.plant(r"^((?:typedef )?struct \w+ \{)(.*?)(\n\}[ \w]*;)", body), len(self.of("SIZE")))
        self.assertEqual(self.named(), self.of("FIELD"))

    def test_the_parameters_of_every_function_and_callback(self):
        self.plant(r"^((?:MPT_API|MPT_CALL)\s[^;()]*\bmpt_\w+\(|typedef [^;(]*\(\*mpt_\w+\)\()(void\))?",
                   lambda m: m[1] + ("int32_t planted)" if m[2] else "int32_t planted, "))
        self.assertEqual(self.named(), self.of("FUNCTION") | self.callbacks())

    def test_the_value_of_every_number(self):
        self.plant(r"^(  MPT_\w+) = (-?\w+)", r"\1 = 1000 + \2")
        self.plant(r"\((major)\) \* 1000000 \+", r"\1 +")
        self.plant(r"^#define (?!MPT_VERSION|MPT_NULL)(MPT_\w+) \(?-?(\d+)\)?$", r"#define \1 (\2 + 1000)")
        numbers = self.of("NUMBER")
        self.assertEqual(self.named() & numbers, numbers)


if __name__ == "__main__":
    tap.main()
