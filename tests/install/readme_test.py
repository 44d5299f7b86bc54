#!/usr/bin/env python3
"""Checks that README.md's C and C++ blocks compile without warnings and run: readme_test.py SOURCE LIBRARY

A block with a main() is compiled as it stands. Any other is a fragment, and stands in the place of FRAGMENT in the
program of its language below, which has what the text around it takes for granted.
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

# A context, a batch (x, y) and one step on it; the fragment asks for the memory of another batch.
C = """
#include <mpt/mpt.h>
#include <stdio.h>
#include <stdlib.h>
#define OK(call) if ((call) < 0) { fprintf(stderr, "%s\\n", mpt_last_error()); exit(1); }
static mpt_context ctx;
static mpt_stepper stepper;
static mpt_tensor w;
static void train_step(mpt_tensor x, mpt_tensor y) {
  mpt_tensor guess, loss;
  OK(mpt_scope_push(ctx))
  OK(mpt_linear(x, w, NULL, MPT_ACTIVATION_NONE, &guess))
  OK(mpt_mse_loss(guess, y, MPT_REDUCTION_MEAN, &loss))
  OK(mpt_stepper_backward(stepper, loss))
  OK(mpt_stepper_step(stepper))
  OK(mpt_scope_pop(ctx, NULL, 0))
}
int main(void) {
  mpt_params params; mpt_optimizer adamw; mpt_tensor x, y;
  const int64_t in[2] = {64, 8}, out[2] = {64, 1}, shape[2] = {1, 8};
  OK(mpt_context_create(NULL, &ctx))
  OK(mpt_normal(ctx, MPT_F32, in, 2, 0, 1, &x))
  OK(mpt_normal(ctx, MPT_F32, out, 2, 0, 1, &y))
  OK(mpt_params_create(ctx, &params))
  OK(mpt_kaiming_uniform(ctx, MPT_F32, shape, 2, 1, &w))
  OK(mpt_params_add(params, "w", w))
  OK(mpt_optimizer_create(params, NULL, &adamw))
  OK(mpt_stepper_create(ctx, NULL, NULL, &stepper))
  OK(mpt_stepper_add(stepper, adamw))
  train_step(x, y);
  FRAGMENT
  mpt_context_release(ctx);
  return fit.fits && fit.largest_batch > 256 && fit.peak > fit.watched_peak ? 0 : 2;
}
"""

# Supplies batches for the context that the fragment makes; checks that it trains and that every batch was a step.
CPP = """
#include <mpt/mpt.hpp>
static std::vector<std::pair<mpt::Tensor, mpt::Tensor>> batches_of(const mpt::Context& ctx) {
  const auto x = ctx.normal({64, 8});
  return {20, {x, mpt::sum(x, {1}, true)}};
}
#define batches batches_of(ctx)
int main() {
  FRAGMENT
  return stepper.info().steps == 20 && stepper.info().open == 0 ? 0 : 2;
}
"""


class Readme(unittest.TestCase):
    def blocks(self, language):
        text = (source / "README.md").read_text()
        return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.M | re.S)

    def runs(self, block, wrapper, *compiler):
        program = block if re.search(r"\bint main\(", block) else wrapper.replace("FRAGMENT", block)
        with tempfile.TemporaryDirectory() as folder:
            file, binary = Path(folder) / "block", Path(folder) / "program"
            file.write_text(program)
            r = subprocess.run([*compiler, "-Wall", "-Wextra", "-Werror", "-I", source / "include", file, "-x", "none",
                                library, "-Wl,-rpath," + str(library.parent), "-o", binary],
                               text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.assertEqual(r.returncode, 0, f"{r.stdout}\nin\n{program}")
            r = subprocess.run([binary], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
            self.assertEqual(r.returncode, 0, f"{r.stdout}\nfrom\n{program}")

    def test_c(self):
        blocks = self.blocks("c")
        self.assertTrue(any("int main(" in b for b in blocks), "no whole program: was README.md read?")
        for block in blocks:
            with self.subTest(block.split("\n")[0]):
                self.runs(block, C, os.environ.get("CC", "cc"), "-std=c99", "-pedantic", "-x", "c")

    def test_cpp(self):
        blocks = self.blocks(r"cpp")
        self.assertTrue(blocks, "no block: was README.md read?")
        for block in blocks:
            with self.subTest(block.split("\n")[0]):
                self.runs(block, CPP, os.environ.get("CXX", "c++"), "-std=c++20", "-x", "c++")


if __name__ == "__main__":
    result = unittest.main(argv=sys.argv[:1], exit=False, verbosity=2).result
    bad = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - bad} passed, {bad} failed")
    sys.exit(bad != 0)
