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


    def test_structs_with_texts_have_every_field_of_c(self):
        text = "".join(code_of(p) for p in headers)
        for struct in ("verdict", "non_finite", "trace_op", "trace_tensor", "trace_cast", "trace_kernel", "trace_hazard"):
            body = re.search(r"explicit \w+\(const mpt_%s& (\w+)\)(.*?)\{\}" % struct, text, flags=re.S)
            self.assertTrue(body, struct)
            read = set(re.findall(r"\b%s\.(\w+)" % body[1], body[2]))
            fields = {f for f in Api(include).structs[f"mpt_{struct}"] if not f.startswith("reserved")} - {"struct_size"}
            self.assertEqual(sorted(fields - read), [], f"mpt_{struct}")


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
    # Statements of a program that are mistakes. Each does not compile.
    MISTAKES = (
        "c.view({3}, std::vector<float>{1, 2, 3});",
        "c.view({3}, make());",
        "c.view({3}, fixed());",
        "mpt::softmax(x, 1.9);",
        "mpt::softmax(x, true);",
        "mpt::softmax(x, MPT_F16);",
        "mpt::softmax(x, 1, 2.0);",
        "mpt::sum(x, {0}, 1.5f);",
        "mpt::sum(x, {0}, int64_t{1});",
        "mpt::dropout(x, true);",
        "mpt::add_scalar(x, MPT_F16);",
        "mpt::conv2d(x, x, nullptr, 1.5f);",
        "mpt::linear(x, x, 1);",
        "float& v = *mpt::attempt([] { return 1.f; });",
        "auto& list = *s.events();",
        "auto& list = s.events().value();",
        "mpt_verdict v = *s.verdict();",
        "mpt::Scope(c, 1);",
    )
    # Statements that look at nothing or end at once. The compiler warns about each.
    DROPPED = (
        "mpt::Autocast(c, MPT_BF16);",
        "mpt::Autocast{c};",
        "mpt::NoGrad{c};",
        "mpt::Inference{c};",
        "mpt::GradMode(c, MPT_GRAD_ENABLED);",
        "mpt::Scope{c};",
        "mpt::Trace{c};",
        "mpt::PrecisionScope(c, p);",
        "mpt::attempt([] { return 1; });",
        "s.verdict();",
        "s.events();",
    )
    # The right way to write them.
    RIGHT = (
        "std::vector<float> v(3); c.view({3}, v);",
        "const std::vector<float> v(3); c.view({3}, v);",
        "c.tensor({3}, std::vector<float>{1, 2, 3});",
        "mpt::softmax(x, 1); mpt::softmax(x, int64_t{1}, MPT_F32); mpt::softmax(x, size_t{1});",
        "mpt::sum(x, {0}, true); mpt::sum(x, {0}, 1); mpt::gelu(x, true);",
        "mpt::dropout(x, 0.5f); mpt::dropout(x, 0.5, false); mpt::add_scalar(x, 1); mpt::add_scalar(x, 1.5);",
        "mpt::conv2d(x, x, nullptr, 2, 1); mpt::max_pool2d(x, 3, 2, 1); mpt::linear(x, x);",
        "mpt::linear(x, x, x, MPT_ACTIVATION_RELU);",
        "for (auto& v : *s.events()) puts(v.bad_parameter.c_str());",
        "const auto& list = *s.events(); puts(list.front().bad_text.c_str());",
        "if (const auto v = s.verdict()) puts(v->bad_parameter.c_str());",
        "mpt::Verdict v = *s.verdict(); puts(s.verdict()->bad_text.c_str());",
        "mpt::run(c, 1, {x}, {{\"dtype\", MPT_F16}, {\"keepdim\", true}, {\"dim\", -1}, {\"eps\", 1e-5}});",
        "mpt::Autocast scope(c); mpt::NoGrad no_grad(c); mpt::PrecisionScope precision(c, p); s.step();",
    )

    def diagnostics(self, compiler, statements, *flags):
        """Compiles the statements as functions of one file, each on a line numbered by its place from 1000 on.
        Returns the compiler's exit status, its output, and for each statement whether its line is named."""
        text = ['#include <cstdio>', '#include "mpt/mpt.hpp"', "std::vector<float> make();",
                "const std::vector<float> fixed();"]
        for i, statement in enumerate(statements):
            text += [f"#line {1000 + i}", f"void f{i}([[maybe_unused]] const mpt::Context& c, [[maybe_unused]] const "
                     "mpt::Tensor& x, [[maybe_unused]] const mpt::Stepper& s, [[maybe_unused]] const mpt::Precision& "
                     f"p) {{ {statement} }}"]
        r = self.compile(compiler, "\n".join(text), *flags)
        return r.returncode, r.stdout, [f"user.cpp:{1000 + i}:" in r.stdout for i in range(len(statements))]

    def mistakes_are_found(self, compiler):
        limit = "-ferror-limit=0" if "clang" in compiler else "-fmax-errors=0"
        with self.subTest("mistakes do not compile"):
            status, out, named = self.diagnostics(compiler, self.MISTAKES, "-w", limit, "-ftemplate-backtrace-limit=0")
            self.assertNotEqual(status, 0)
            self.assertEqual([s for s, n in zip(self.MISTAKES, named) if not n], [], "they compile")
            self.assertIn("this argument is a whole number", out)
        with self.subTest("what ends at once warns"):
            status, out, named = self.diagnostics(compiler, self.DROPPED)
            self.assertEqual(status, 0, out[:4000])
            self.assertEqual([s for s, n in zip(self.DROPPED, named) if not n], [], "they do not warn")
        with self.subTest("the right ways compile"):
            status, out, _ = self.diagnostics(compiler, self.RIGHT, *STRICT)
            self.assertEqual(status, 0, out[:4000])

    def test_mistakes(self):
        self.mistakes_are_found("g++")

    @tap.long("a second compiler")
    @unittest.skipUnless(shutil.which("clang++"), "clang is not installed")
    def test_mistakes_by_clang(self):
        self.mistakes_are_found("clang++")

    @tap.long("a second compiler")
    @unittest.skipUnless(shutil.which("clang++"), "clang is not installed")
    def test_null_can_be_checked_by_clang(self):
        text = (include / "mpt" / "mpt_base.h").read_text()
        flags = ["-DMPT_NULLABLE=_Nullable", "-Wno-nullability-completeness"]
        self.assertTrue(all(f in text for f in flags), "mpt_base.h names these flags")
        self.compiles("clang++", '#include "mpt/mpt.hpp"', "-Wall", "-Wextra", "-Werror", *flags)

    def compile(self, compiler, text, *flags):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "user.cpp"
            file.write_text(text + "\nint main() {}\n")
            return subprocess.run([compiler, "-std=c++20", "-fsyntax-only", "-I", include, *flags, file], text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def compiles(self, *args):
        r = self.compile(*args)
        self.assertEqual(r.returncode, 0, f"{args}:\n{r.stdout[:4000]}")

    @tap.long("each header alone")
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

    @tap.long("a second compiler")
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
