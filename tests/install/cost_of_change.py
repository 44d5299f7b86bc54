#!/usr/bin/env python3
"""Adding an optimizer by hand takes six files: cost_of_change.py SOURCE BUILD

Adds the optimizer of sample/, which has a hyper-parameter and a scalar of its own, to a copy of the sources and
of the build, counts the files that this changes, compiles what they need, and trains with it in C++ on every
kernel. The tables of the bindings and the C++ function come from the header.
SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source, build = (Path(p).resolve() for p in sys.argv[1:3])
MOST = 6
SAMPLE = source / "tests" / "install" / "sample"

# File: [(pattern, what is put behind its last match)].
EDITS = {
    "include/mpt/mpt_optim.h": [
        (r"  int64_t state_min;[^;]*?\*/\n", "  double leak; /* SIGNUM: how much of m is added to its sign: 0.1 */\n"),
        (r"MPT_API void mpt_sparse_adam_desc_init\([^\n]*\n",
         "MPT_API void mpt_signum_desc_init(mpt_optimizer_desc *desc, size_t size); /* lr 1e-3, .9, leak .1 */\n"),
        (r"  X\(SPARSE_ADAM, sparse_adam\)", " \\\n  X(SIGNUM, signum)"),
    ],
    "src/backends/rules/rule.h": [
        (r"  X\(int64_t, state_min,[^\n]*", " \\\n  X(double, leak, 0.1, 0, INFINITY, later)"),
        (r"  X\(clip, 0\)", " \\\n  X(leak, 0)"),
    ],
    "src/backends/rules/all.h": [
        (r'#include "backends/rules/sgd.h"\n', '#include "backends/rules/signum.h"\n'),
        (r"  X\(sparse_adam, SparseAdam\)", " \\\n  X(signum, Signum)"),
    ],
    "tests/golden/make_optim.py": [
        (r'trajectory\("adafactor_all".*?\)\)\n', 'trajectory("signum", "signum")\n'),
        (r"def average\(.*?    return s\[key\]\n",
         "\n\nclass Signum(Written):\n"
         "    standard = dict(lr=1e-3, betas=(0.9, 0.999), leak=0.1, weight_decay=0.0, maximize=False)\n\n"
         "    def update(self, p, g, s, t, o):\n"
         "        m = average(s, \"m\", g, o[\"betas\"][0])\n"
         "        p *= 1 - o[\"lr\"] * o[\"weight_decay\"]\n"
         "        p -= o[\"lr\"] * (torch.sign(m) + o[\"leak\"] * m)\n"),
        (r"adafactor=Adafactor", ", signum=Signum"),
    ],
    "examples/features.md": [(r"Adafactor, AdEMAMix", ", Signum")],
}


def add_kind(text):
    """The header with one more kind behind the last."""
    kinds = list(re.finditer(r"(  MPT_OPTIMIZER_\w+ = )(\d+)(,?)([^\n]*)\n", text))
    last = kinds[-1]
    line = f"{last[1]}{last[2]},{last[4]}\n  MPT_OPTIMIZER_SIGNUM = {int(last[2]) + 1} /* Signum(lr, beta1, leak, weight_decay) */\n"
    return text[:last.start()] + line + text[last.end():]


def edit(root):
    """Adds the optimizer, as one would by hand."""
    for name, edits in EDITS.items():
        path = root / name
        text = path.read_text()
        if name.endswith("mpt_optim.h"):
            text = add_kind(text)
        for pattern, more in edits:
            found = list(re.finditer(pattern, text, flags=re.S))
            if not found:
                raise ValueError(f"{name} has no {pattern}")
            text = text[:found[-1].end()] + more + text[found[-1].end():]
        path.write_text(text)
    shutil.copy(SAMPLE / "signum.h", root / "src/backends/rules/signum.h")


def changed_files(root):
    """The files of the copy that are new or other than the source's."""
    files = [p.relative_to(root) for p in root.rglob("*") if p.is_file()
             and build.name not in p.relative_to(root).parts[:1]]
    return sorted(str(f) for f in files
                  if not (source / f).is_file() or (source / f).read_bytes() != (root / f).read_bytes())


def run(*command, **kw):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **kw)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(str(c) for c in command)}\n{done.stdout[-4000:]}")
    return done.stdout


@unittest.skipUnless(build.parent == source, "the build is not beside the sources: its copy would compile the original")
class CostOfChange(unittest.TestCase):
    def test_an_optimizer(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder) / "mpt"
            left_out = {".git", *(p.name for p in source.glob("build*")), "__pycache__", "target", "node_modules"}
            shutil.copytree(source, root, symlinks=True, ignore=lambda at, names: left_out & set(names))
            own = root / build.name  # has the library alone; ninja compares the times of files
            own.mkdir()
            for name in ("src", "meson-info", "meson-private", "build.ninja", ".ninja_deps", ".ninja_log"):
                if (build / name).is_dir():
                    shutil.copytree(build / name, own / name, symlinks=True)
                else:
                    shutil.copy2(build / name, own / name)
            edit(root)
            changed = changed_files(root)
            print(f"{len(changed)} files: {', '.join(changed)}", flush=True)
            self.assertLessEqual(len(changed), MOST)

            targets = run("ninja", "-C", own, "-t", "targets", "all")
            library = re.search(r"^(src/libmpt\.so[\d.]*): \w*LINKER", targets, flags=re.M)[1]
            done = run("ninja", "-C", own, library)
            compiled = len(re.findall(r"Compiling", done))
            print(f"{compiled} files compiled", flush=True)
            self.assertGreater(compiled, 0, done)

            program = root / "train"
            run(os.environ.get("CXX", "c++"), "-std=c++20", "-O1", "-Wall", "-Wextra", "-Werror", "-I",
                root / "include", SAMPLE / "train.cpp", "-o", program, own / library)
            for isa in ("base", "avx2", "avx512"):
                env = {**os.environ, "MPT_CPU_ISA": isa, "LD_LIBRARY_PATH": str((own / library).parent)}
                print(isa, run(program, env=env).strip(), flush=True)

            kinds = root / "kinds.py"
            run(sys.executable, root / "bindings/python/make.py", root / "bindings/common", root / "include", kinds)
            self.assertIn("class Signum(Optimizer):\n    _kind, _order = 'signum', ('lr', 'betas', 'leak', 'weight_decay')",
                          kinds.read_text())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
