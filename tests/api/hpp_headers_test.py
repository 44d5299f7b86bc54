#!/usr/bin/env python3
"""Checks the headers of the C++ layer: hpp_headers_test.py SOURCE

Every C function has a form in C++. Every header compiles alone, under strict warnings, without exceptions and
with the macros of engines and platforms defined. Element types without a dtype give a readable error.
SPDX-License-Identifier: Apache-2.0
"""
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source = Path(sys.argv[1])
sys.path[:0] = [str(source / "tests"), str(source / "tests" / "abi")]
import tap  # noqa: E402
from headers import Api  # noqa: E402

include = source / "include"
headers = sorted((include / "mpt").glob("*.hpp"))

# C functions without a form in C++, with the reason.
WITHOUT = {
    "mpt_last_error_code": "mpt::Error has the status",
    "mpt_first_error": "every failing call throws, or gives its error",
    "mpt_first_error_code": "every failing call throws, or gives its error",
    "mpt_clear_errors": "every failing call throws, or gives its error",
}

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Wsign-conversion", "-Wold-style-cast",
          "-Wnon-virtual-dtor", "-Wdouble-promotion", "-Werror"]

# Names that engines, platforms and their libraries define as macros. Each is poisoned here, so that
# the layer does not compile if it uses one.
FUNCTION_MACROS = """check checkf checkSlow verify verifyf ensure ensureMsgf require TEXT min max LOG CHECK DCHECK ASSERT
  assert_cast UNLIKELY LIKELY likely unlikely Q_ASSERT foreach _T MAKEWORD RGB MulDiv CreateFile LoadLibrary""".split()
OBJECT_MACROS = """near far small hyper interface IN OUT OPTIONAL CONST VOID DELETE ERROR STRICT NO_ERROR ABSOLUTE RELATIVE
  DIFFERENCE TRANSPARENT OPAQUE None Bool Status Success True False Always Above Below Complex signals slots emit forever
  PI INDEX_NONE FORCEINLINE linux unix major minor nil YES NO I GetObject GetMessage""".split()


def code_of(path):
    return re.sub(r"//[^\n]*", "", path.read_text())


class Forms(unittest.TestCase):
    def test_every_function_of_c_has_one(self):
        text = "".join(code_of(p) for p in [*headers, include / "mpt" / "mpt_hpp_ops.inc"])
        ops = set(re.findall(r"^MPT_HPP_OP(?:_OR)?\((\w+)", text, flags=re.M))
        inits = set(re.findall(r"^MPT_HPP_DESC\((\w+)\)", text, flags=re.M))
        kinds = re.findall(r"\bX\([A-Z_]+, (\w+)\)", (include / "mpt" / "mpt_optim.h").read_text())
        inits |= {f"{k}_desc" for k in kinds if "MPT_OPTIMIZERS(MPT_HPP_RULE)" in text}
        formed = set(re.findall(r"\bmpt_\w+", text)) | {f"mpt_{o}" for o in ops} | {f"mpt_{i}_init" for i in inits}
        functions = {name for _, name, _ in Api(include).functions}
        self.assertGreater(len(functions), 300, "the headers were not read")
        self.assertEqual(sorted(functions - formed - set(WITHOUT)), [],
                         "functions of C without a form in include/mpt/*.hpp: give them one")
        self.assertEqual(sorted(set(WITHOUT) - functions), [], "WITHOUT names functions that are gone")
        self.assertEqual(sorted(set(WITHOUT) & formed), [], "WITHOUT names functions that have a form")


class Values(unittest.TestCase):
    def test_every_operation_is_called_by_value(self):
        """Checks that values_test.cpp has a row for each; hpp_forms_test.cpp tests the forms that write in place."""
        declared = re.findall(r"\bmpt_status mpt_(\w+)\(", code_of(include / "mpt" / "mpt_ops.h"))
        ops = {name for name in declared if not name.endswith("_into")}
        self.assertGreater(len(ops), 140, "mpt_ops.h was not read")
        text = (source / "tests" / "api" / "values_test.cpp").read_text()
        called = set(re.findall(r"(?:mpt::|ONE\(|TWO\(|WITH\()(\w+)", text))
        other = {"max": "max_all", "min": "min_all", "split_with_sizes": "split"}
        self.assertEqual(sorted(o for o in ops if other.get(o, o) not in called), [],
                         "give them a row in values_test.cpp")


class Compile(unittest.TestCase):
    def compile(self, compiler, text, *flags):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "user.cpp"
            file.write_text(text + "\nint main() {}\n")
            return subprocess.run([compiler, "-std=c++20", "-fsyntax-only", "-I", include, *flags, file], text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def compiles(self, *args):
        r = self.compile(*args)
        self.assertEqual(r.returncode, 0, f"{args}:\n{r.stdout[:4000]}")

    def test_each_header_alone(self):
        for path in headers:
            with self.subTest(path.name):
                self.compiles("g++", f'#include "mpt/{path.name}"', *STRICT)

    def compiles_in_every_mode(self, compiler):
        for mode in ([], ["-fno-exceptions", "-fno-rtti"], ["-DMPT_HANDLES_AS_INTEGERS"]):
            with self.subTest(f"{compiler} {mode}"):
                self.compiles(compiler, '#include "mpt/mpt.hpp"', *STRICT, *mode)

    def test_every_mode(self):
        self.compiles_in_every_mode("g++")

    @unittest.skipUnless(shutil.which("clang++"), "clang is not installed")
    def test_every_mode_by_clang(self):
        self.compiles_in_every_mode("clang++")

    def test_beside_macros_of_engines_and_platforms(self):
        # The standard library is included first: it is not under test.
        standard = sorted({i for p in headers for i in re.findall(r"#include <(\w+)>", p.read_text())})
        poison = [f"#define {m}(...) poison by {m}" for m in FUNCTION_MACROS]
        poison += [f"#define {m} poison by {m}" for m in OBJECT_MACROS]
        text = [f"#include <{i}>" for i in standard] + poison + ['#include "mpt/mpt.hpp"']
        use = "auto f(const mpt::Tensor& x) { return std::pair(mpt::max_all(x), mpt::min_all(x)); }"
        self.compiles("g++", "\n".join([*text, use]))
        self.assertNotEqual(self.compile("g++", "\n".join([*text, "int f() { return min(1, 2); }"])).returncode, 0)

    def test_types_without_a_dtype_are_refused(self):
        used = '#include "mpt/mpt.hpp"\nvoid f(const mpt::Context& c, mpt::Tensor& t) {{\n{}\n}}'
        bad = ("c.tensor<uint32_t>({3}, {1, 2, 3});", "t.read<uint64_t>();", "t.read<char>();",
               "t.write(std::vector<int16_t>(3));", "std::vector<uint16_t> v(3); c.view({3}, v);",
               "t.data<long double>();")
        r = self.compile("g++", used.format("\n".join(bad)))
        self.assertEqual(r.stdout.count("libmpt has no dtype for this element type: use float"), len(bad), r.stdout)
        self.compiles("g++", used.format("c.tensor<int32_t>({3}, {1, 2, 3});"))

    def test_the_compilers_own_16_bit_floats(self):
        asked = ("#if !__has_include(<stdfloat>)\n#error none\n#endif\n#include <stdfloat>\n"
                 "static_assert(sizeof(std::float16_t) + sizeof(std::bfloat16_t) == 4);")
        if self.compile("g++", asked, "-std=c++23").returncode:
            self.skipTest("this compiler has no std::float16_t")
        self.compiles("g++", '#include <stdfloat>\n#include "mpt/mpt.hpp"\n'
                      "static_assert(mpt::dtype_of<std::float16_t> == MPT_F16);\n"
                      "static_assert(mpt::dtype_of<std::bfloat16_t> == MPT_BF16);\n"
                      "auto f(const mpt::Tensor& t) { return t.read<std::float16_t>(); }", "-std=c++23", *STRICT)


if __name__ == "__main__":
    tap.main()
