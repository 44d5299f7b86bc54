#!/usr/bin/env python3
"""Checks the READMEs: readme_test.py SOURCE LIBRARY

Their C and C++ blocks compile without a warning and run. A block with a main() is compiled as it stands. Any other is
a fragment, and stands in the place of FRAGMENT in the program of its language below, which has what the text around
it takes for granted. Blocks of other languages are run by the bindings' own suites, and by those of engines. Files and
links that the READMEs name are there, and so are functions and numbers of the library, flags of example programs, and
the tests and the members of C++ classes that the pages of src/ name. The README of the repository has at most 200 lines.
SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source, library = map(Path, sys.argv[1:3])
OF_CODE = [f"src/{page}.md" for page in ("README", "architecture", "invariants", "recipes")]
OF_EXAMPLES = sorted(str(page.relative_to(source)) for page in (source / "examples").rglob("*.md"))
DOCUMENTS = ["README.md", "CHANGELOG.md", *OF_EXAMPLES, *OF_CODE, "tests/bench/README.md",
             *(f"bindings/{language}/README.md" for language in ("python", "java", "csharp", "rust", "go",
                                                               "fortran"))]
FOLDERS = "src|include|tests|examples|bindings|\\.ci"
# The pages of a folder name files below it: `core/slots.h` in src/README.md.
FOLDERS_OF_CODE = "api|autograd|autocast|backends|core|gdb|io|nn|observe|ops|optim|params|pch|precision|train"
BESIDE = dict.fromkeys(OF_CODE, FOLDERS_OF_CODE)
# Languages of blocks whose text some suite runs: see bindings/*/package, check_package and tests.
RUN_ELSEWHERE = {"bindings/python/README.md": {"python"}, "bindings/java/README.md": {"java", "xml"},
                 "bindings/csharp/README.md": {"csharp"}, "bindings/rust/README.md": {"rust", "toml"}, "bindings/go/README.md": {"go"},
                 "bindings/fortran/README.md": {"fortran"}, "examples/godot/README.md": {"gdscript"}}
# Commands that run an example, with its name, and the files that have its flags.
EXAMPLES = {r"\bbuild/examples/(\w+)": ["examples/{}.c", "examples/{}.cpp", "examples/{}/*.c", "examples/*/{}.c"],
            r"\bbuild/ppo\b()": ["examples/mujoco/ppo.c"], r"\blove examples/love\b()": ["examples/love/main.lua"],
            r"\bgodot .*-- ()": ["examples/godot/arm.gd"], r"\./solver\b()": ["examples/solver.f90"]}

# A context, a batch (x, y) and a step over it, taken once; two more sets like the trained one.
C = """
#include <mpt/mpt.h>
#include <stdio.h>
#include <stdlib.h>
#define TRY(call) if ((call) < 0) { fprintf(stderr, "%s\\n", mpt_last_error()); exit(1); }
static mpt_context ctx;
static mpt_stepper stepper;
static mpt_tensor w;
static const int64_t shape[2] = {1, 8};
static mpt_params like(mpt_context of) {
  mpt_params set; mpt_tensor t;
  TRY(mpt_params_create(of, &set))
  TRY(mpt_full(of, MPT_F32, shape, 2, 0, &t))
  TRY(mpt_params_add(set, "w", t))
  return set;
}
static void train_step(mpt_tensor x, mpt_tensor y) {
  mpt_tensor guess, loss;
  TRY(mpt_scope_push(ctx))
  TRY(mpt_linear(x, w, NULL, MPT_ACTIVATION_NONE, &guess))
  TRY(mpt_mse_loss(guess, y, MPT_REDUCTION_MEAN, &loss))
  TRY(mpt_stepper_backward(stepper, loss))
  TRY(mpt_stepper_step(stepper))
  TRY(mpt_scope_pop(ctx, NULL, 0))
}
static inline int64_t steps(void) {
  mpt_stepper_info info = {.struct_size = sizeof info};
  TRY(mpt_stepper_get_info(stepper, &info))
  return info.steps;
}
int main(void) {
  mpt_context other; mpt_params params; mpt_optimizer adamw; mpt_tensor x, y;
  const int64_t in[2] = {64, 8}, out[2] = {64, 1};
  TRY(mpt_context_create(NULL, &ctx))
  TRY(mpt_context_create(NULL, &other))
  const mpt_params average = like(ctx), used = like(other);
  (void)average, (void)used;
  TRY(mpt_normal(ctx, MPT_F32, in, 2, 0, 1, &x))
  TRY(mpt_normal(ctx, MPT_F32, out, 2, 0, 1, &y))
  TRY(mpt_params_create(ctx, &params))
  TRY(mpt_kaiming_uniform(ctx, MPT_F32, shape, 2, 1, &w))
  TRY(mpt_params_add(params, "w", w))
  TRY(mpt_optimizer_create(params, NULL, &adamw))
  TRY(mpt_stepper_create(ctx, NULL, NULL, &stepper))
  TRY(mpt_stepper_add(stepper, adamw))
  train_step(x, y);
  FRAGMENT
  const int right = CHECK;
  mpt_context_release(ctx);
  mpt_context_release(other);
  return right ? 0 : 2;
}
"""
# By what a fragment declares: what must hold behind it.
CHECKS = {"mpt_memory_fit_info fit": "fit.fits && fit.largest_batch > 256 && fit.peak > fit.watched_peak",
          "mpt_non_finite found": "found.phase == MPT_NON_FINITE_NONE",
          "mpt_precision precision;": "precision.compute == MPT_BF16 && precision.grad == MPT_F32",
          "mpt_recording recording;": "steps() == 13", "mpt_subscriber subscriber;": "version == 1",
          "char text[": "text[0] != 0", "char table[": "table[0] != 0", "int64_t epoch": "epoch == 3"}

# Supplies batches for the context that the fragment makes; checks that it trains and that every
# batch was a step.
CPP = """
#include <mpt/mpt.hpp>
static std::vector<std::pair<mpt::Tensor, mpt::Tensor>> batches_of(const mpt::Context& ctx) {
  const auto x = ctx.normal({64, 8});
  return {20, {x, mpt::sum(x, {1}, true)}};
}
#define batches batches_of(ctx)
int main() {
  FRAGMENT
  return stepper.info()->steps == 20 && stepper.info()->open == 0 ? 0 : 2;
}
"""


def text_of(document):
    return (source / document).read_text()


def blocks(document):
    """(language, text) of each fenced block."""
    return re.findall(r"^```(\w*)\n(.*?)^```$", text_of(document), flags=re.M | re.S)


def code_of(document):
    """The code of a page: blocks, indented lines, and words between backquotes."""
    found = re.findall(r"^```\w*\n(.*?)^```$|`([^`\n]+)`|^ {4}([^\n]*)$", text_of(document), flags=re.M | re.S)
    return "\n".join(block or word or line for block, word, line in found)


class Readme(unittest.TestCase):
    def runs(self, block, wrapper, *compiler):
        whole = re.search(r"\bint main\(", block)
        check = next((c for declared, c in CHECKS.items() if declared in block), "1")
        program = block if whole else wrapper.replace("FRAGMENT", block).replace("CHECK", check)
        with tempfile.TemporaryDirectory() as folder:
            file, binary = Path(folder) / "block", Path(folder) / "program"
            file.write_text(program)
            r = subprocess.run([*compiler, "-Wall", "-Wextra", "-Werror", "-I", source / "include", file, "-x", "none",
                                library, "-Wl,-rpath," + str(library.parent), "-o", binary],
                               text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.assertEqual(r.returncode, 0, f"{r.stdout}\nin\n{program}")
            r = subprocess.run([binary], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60,
                               cwd=folder)
            self.assertEqual(r.returncode, 0, f"{r.stdout}\nfrom\n{program}")
        if whole:  # it prints its loss, which falls
            losses = [float(loss) for loss in re.findall(r"loss ([\d.]+)", r.stdout)]
            self.assertGreater(len(losses), 2, r.stdout)
            self.assertLess(losses[-1], 0.01 * losses[0], r.stdout)

    def test_c(self):
        self.assertTrue(any("int main(" in text for language, text in blocks("README.md") if language == "c"))
        for document in DOCUMENTS:
            for language, block in blocks(document):
                if language == "c":
                    with self.subTest(document + ": " + block.split("\n")[0]):
                        self.runs(block, C, os.environ.get("CC", "cc"), "-std=c99", "-pedantic", "-x", "c")

    def test_cpp(self):
        found = [b for document in DOCUMENTS for language, b in blocks(document) if language == "cpp"]
        self.assertTrue(found, "no block: was README.md read?")
        for block in found:
            with self.subTest(block.split("\n")[0]):
                self.runs(block, CPP, os.environ.get("CXX", "c++"), "-std=c++20", "-x", "c++")

    def test_no_block_is_left_out(self):
        for document in DOCUMENTS:
            languages = {language for language, _ in blocks(document)} - {"c", "cpp"}
            self.assertLessEqual(languages, RUN_ELSEWHERE.get(document, set()), document)

    def test_the_readme_is_short(self):
        self.assertLessEqual(len(text_of("README.md").splitlines()), 200)

    def test_what_is_named_is_there(self):
        for document in DOCUMENTS:
            text = text_of(document)
            here = (source / document).parent
            prose = re.sub(r"^```.*?^```$|`[^`\n]+`", "", text, flags=re.M | re.S)
            for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose):
                self.assertTrue((here / link).exists(), f"{document} links to {link}, which is not there")
            code = "\n".join(quoted or line for quoted, line in
                             re.findall(r"`([^`\n]+)`|^ {4}(.*)$", text, flags=re.M))
            path = r"(?<![\w./-])((?:{})/[\w./-]*\w)(?![\w*/])"
            named = re.findall(path.format(FOLDERS + "|" + BESIDE.get(document, FOLDERS)), code)
            for file in named:  # from the repository's root, or from the README's folder
                self.assertTrue((source / file).exists() or (here / file).exists(),
                                f"{document} names {file}, which is not there")
            self.assertNotIn("go get libmpt.org", text, "nobody has that domain")

    def test_names_of_the_library_are_there(self):
        words = {w for folder in ("include", "src", "examples") for file in (source / folder).rglob("*")
                 if file.suffix in {".h", ".hpp", ".inc", ".c", ".cpp", ".lua", ".f90"}
                 for w in re.findall(r"\w+", file.read_text())}
        count = 0
        for document in ["README.md", "CHANGELOG.md", *OF_EXAMPLES]:
            # A word with a suffix is the name of a file, and MPT_MASTER_* stands for several.
            named = set(re.findall(r"(?<![\w./-])((?:mpt|MPT)_\w*[a-zA-Z0-9])\b(?!\.(?:c|f90|h|hpp|lua|o|so)\b)", code_of(document)))
            self.assertEqual(named - words, set(), document)
            count += len(named)
        self.assertGreater(count, 200)

    def test_flags_that_commands_give_to_examples_are_known(self):
        count = 0
        for document in DOCUMENTS:
            for line in code_of(document).splitlines():
                for command, files in EXAMPLES.items():
                    for run in re.finditer(command, line):
                        name = run[1].removesuffix("_mpi")
                        found = [f for pattern in files for f in source.glob(pattern.format(name))]
                        self.assertTrue(found, f"{document}: there is no example {name}")
                        text = "\n".join(f.read_text() for f in found)
                        for flag in re.findall(r"--([\w-]+)", line[run.end():].split("#")[0]):
                            count += 1
                            self.assertTrue(re.search(rf'"(?:--)?{flag}[="]', text), f"{document}: {line.strip()}: no flag {flag}")
        self.assertGreater(count, 10)

    def test_tests_and_members_that_are_named_are_there(self):
        def files(folder):
            return "\n".join(f.read_text() for f in sorted((source / folder).rglob("*")) if f.suffix in {".h", ".cpp"})
        tests = {".".join(name) for name in re.findall(r"^TEST(?:_F|_P)?\((\w+), (\w+)\)", files("tests"), flags=re.M)}
        words = set(re.findall(r"\w+", files("src")))
        for document in OF_CODE:
            text = text_of(document)
            missing = [name for name in re.findall(r"`([A-Z]\w+\.[A-Z]\w+)`", text) if name not in tests]
            missing += [name for name in re.findall(r"`(\w+(?:::\w+)+)(?:\(\))?`", text)
                        if not words.issuperset(name.split("::"))]
            self.assertEqual(missing, [], document)


if __name__ == "__main__":
    result = unittest.main(argv=sys.argv[:1], exit=False, verbosity=2).result
    bad = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - bad} passed, {bad} failed")
    sys.exit(bad != 0)
