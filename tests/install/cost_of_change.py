#!/usr/bin/env python3
"""Adding an operation, an optimizer or a GPU kernel takes the files that src/recipes.md says: cost_of_change.py SOURCE BUILD

Adds a sample of each to a copy of the sources and of the build: the operation squash, with a nullable operand and
a default, the optimizer signum, with a hyper-parameter and a scalar of its own, and a GPU kernel for squares. Counts
the files changed by hand and compares the numbers with the table in src/recipes.md. Builds what operation and optimizer
need once, runs the operation's row of tests/ops, and calls both in C++. The functions of C++, Python and Go come from the
headers. What GPUs need is compiled without its kernels, whose compiler is not here.
SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source, build = (Path(p).resolve() for p in sys.argv[1:3])
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402

SAMPLE = source / "tests" / "install" / "sample"
# The copy changes files that precompiled headers include. In this mode ccache would not see it.
os.environ.pop("CCACHE_DEPEND", None)

# Changes by hand. File: [(pattern, the text that is put behind its last match)].
OPERATION = {
    "src/core/ops.def": [
        (r"\nOP[2V]?\([^\n]*\n",
         "OP(squash, none, any, (mpt_tensor x, mpt_tensor weight, double gain),"
         " (Tensor x, Tensor weight, double gain), (T(x), N(weight), gain))\n"),
    ],
    "src/ops/functions.cpp": [
        (r"\n\}\n",
         "\nTensor squash(Tensor x, Tensor weight, double gain) {\n"
         "  Call call(Op::squash, {&x, &weight});\n"
         "  Tensor y = div(x, add_scalar(mul_scalar(abs(x), gain), 1));\n"
         "  return weight ? mul(y, weight) : y;\n"
         "}\n"),
    ],
    "include/mpt/mpt_ops.h": [
        (r"MPT_CALL mpt_status mpt_softplus\([^;]*;\n",
         "/* Returns weight x / (1 + gain |x|). A weight of NULL is 1. */\n"
         "MPT_CALL mpt_status mpt_squash(mpt_tensor x, mpt_tensor MPT_NULLABLE weight,\n"
         "                                 double gain MPT_DEFAULT(1), mpt_tensor *out);\n"),
    ],
    "src/api/selftest_cases.inc": [
        (r'\{"cast", [^\n]*\n', '{"squash", "r3x5 r5", "gain=2"},\n'),
    ],
    "tests/ops/pointwise_rows.cpp": [
        (r"ROWS\(Selection,",
         "\n     ROW(\"squash\", ops::squash(x[0], x[1], 2))\n"
         "         .on({real({3, 5}), real({5})})\n"
         "         .on({real({0, 2}), real({2})})\n"
         "         .roundings(4, 12)\n"
         "         .truth([](const std::vector<Array>& x) {\n"
         "           std::vector<double> y;\n"
         "           for (size_t i = 0; i < x[0].v.size(); ++i)\n"
         "             y.push_back(x[1].v[i % 5] * x[0].v[i] / (1 + 2 * std::fabs(x[0].v[i])));\n"
         "           return y;\n"
         "         }),"),
    ],
}
OPTIMIZER = {
    "include/mpt/mpt_optim.h": [
        (r"  int64_t state_min;[^;]*?\*/\n", "  double leak; /* SIGNUM: how much of m is added to its sign: 0.1 */\n"),
        (r"MPT_API void mpt_sparse_adam_desc_init\([^\n]*\n",
         "MPT_API void mpt_signum_desc_init(mpt_optimizer_desc *desc, size_t size); /* lr 1e-3, .9, leak .1 */\n"),
        (r"  X\(SPARSE_ADAM, sparse_adam\)", " \\\n  X(SIGNUM, signum)"),
    ],
    "src/backends/rules/rule.h": [
        (r"  X\(int64_t, state_min,[^\n]*", " \\\n  X(double, leak, 0.1, 0, INFINITY)"),
        (r"  X\(clip_threshold, 0\)", " \\\n  X(leak, 0)"),
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
    "src/backends/gpu/kernels/rules.slang": [
        (r"\n  sparse_adam,\n", "  signum,\n"),
        (r"\n  int64_t state_min;\n", "  double leak;\n"),
        (r"X\(factor, kOne\)", " X(leak, kZero)"),
        (r"case Kind.adamw: case Kind.lion:", " case Kind.signum:"),
        (r"case Kind.rmsprop: r.beta2 = h.alpha; break;\n", "    case Kind.signum: r.leak = h.leak; break;\n"),
        (r"case Kind.lamb: case Kind.adafactor: return [^\n]*\n",
         "    case Kind.signum: {\n"
         "      const T m = put_mean<T>(r, g, s);\n"
         "      return w * r.shrink - r.lr * joint(r.leak, m, T.sign(m));\n"
         "    }\n"),
    ],
    "src/backends/gpu/multi_arguments.h": [
        (r"MPT_AT\(Hyper, state_min, 168\);\n", "MPT_AT(Hyper, leak, 176);\n"),
        (r"sizeof\(Hyper\) == 176", " + sizeof(double)"),
        (r"OptimizerKind::sparse_adam\) == 12", " && static_cast<int>(OptimizerKind::signum) == 13"),
        (r"kRules == 12", " + 1"),
    ],
}
GPU_KERNEL = {
    "src/backends/gpu/make.h": [
        (r"make_unary\([^\n]*\n", "std::unique_ptr<Prepared> make_square(const Request& r, Why& why);\n"),
    ],
    "src/backends/gpu/backend.cpp": [
        (r"unless_empty<make_copy>\},\n", "      {Kernel::unary, unless_empty<make_square>},\n"),
    ],
    "src/backends/gpu/meson.build": [(r"'softmax.cpp',\n", "  'square.cpp',\n")],
    "tests/vulkan/meson.build": [(r"'rows': \[\],\n", "  'square': [],\n")],
}
# New files: the sample, and where it goes.
GPU_FILES = {"square.slang": "src/backends/gpu/kernels", "square.cpp": "src/backends/gpu",
             "square_test.cpp": "tests/vulkan"}


def add_kind(text):
    """Returns the header with another kind of optimizer behind the last."""
    kinds = list(re.finditer(r"(  MPT_OPTIMIZER_\w+ = )(\d+)(,?)([^\n]*)\n", text))
    last = kinds[-1]
    return text[:last.start()] + f"{last[1]}{last[2]},{last[4]}\n  MPT_OPTIMIZER_SIGNUM = {int(last[2]) + 1} " \
        "/* Signum(lr, beta1, leak, weight_decay) */\n" + text[last.end():]


def edit(root, changes):
    """Makes the changes of a table, as one would by hand. In mpt_optim.h it also adds the kind's number."""
    for name, edits in changes.items():
        path = root / name
        text = path.read_text()
        if name.endswith("mpt_optim.h"):
            text = add_kind(text)
        for pattern, more in edits:
            found = list(re.finditer(pattern, text, flags=re.S))
            if not found:
                raise ValueError(f"{name} has no {pattern}")
            text = text[:found[-1].end()] + more + text[found[-1].end():]
        times = path.stat()
        path.write_text(text)
        if path.name == "meson.build":  # the library needs none of the new files, so Meson does not run again
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def changed_files(root):
    """Returns the files of the copy that are new or differ from the source's."""
    built = root / os.path.relpath(build, source)
    files = [p.relative_to(root) for p in root.rglob("*") if p.is_file() and built not in p.parents]
    return {str(f) for f in files
            if not (source / f).is_file() or (source / f).read_bytes() != (root / f).read_bytes()}


def run(*command, **kw):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **kw)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(str(c) for c in command)}\n{done.stdout[-4000:]}")
    return done.stdout


def copy_tree(root, own):
    """Copies the sources and, of the build, the library: ninja compares the times of files."""
    left_out = {".git", *(p.name for p in source.glob("build*")), build.name, "__pycache__", "target", "node_modules"}
    shutil.copytree(source, root, symlinks=True, ignore=lambda at, names: left_out & set(names))
    own.mkdir(parents=True)
    for name in ("src", "meson-info", "meson-private", "build.ninja", ".ninja_deps", ".ninja_log"):
        if (build / name).is_dir():
            shutil.copytree(build / name, own / name, symlinks=True)
        else:
            shutil.copy2(build / name, own / name)


class CostOfChange(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        # Both lie as now below a common folder: the build names the sources from where it is.
        top, common = Path(folder.name) / "mpt", Path(os.path.commonpath([source, build]))
        cls.root = root = top / source.relative_to(common)
        cls.own = own = top / build.relative_to(common)
        copy_tree(root, own)
        edit(root, OPERATION)
        cls.operation = changed_files(root)
        edit(root, OPTIMIZER)
        shutil.copy(SAMPLE / "signum.h", root / "src/backends/rules/signum.h")
        cls.optimizer = changed_files(root) - cls.operation
        edit(root, GPU_KERNEL)
        for name, folder in GPU_FILES.items():
            shutil.copy(SAMPLE / name, root / folder)
        cls.gpu_kernel = changed_files(root) - cls.operation - cls.optimizer

        # The steps of bindings/regenerate that C++ and the library need. They use Python only.
        for script, file in (("make_hpp_ops", "include/mpt/mpt_hpp_ops.inc"),
                             ("make_op_params", "src/api/op_params.inc")):
            (root / file).write_text(run(sys.executable, root / f"bindings/common/{script}.py", root / "include"))
        cls.rows, cls.selftest = "tests/ops/ops_tests", "tests/api/api_tests"
        objects = [f"{cls.rows}.p/{name}.cpp.o" for name in ("cases", "harness", "pointwise_rows")]
        objects.append(f"{cls.selftest}.p/selftest_test.cpp.o")
        targets = run("ninja", "-C", own, "-t", "targets", "all")
        library = re.search(r"^(src/libmpt\.so[\d.]*): \w*LINKER", targets, flags=re.M)[1]
        cls.library = own / library
        done = run("ninja", "-C", own, library, *objects)
        cls.compiled = len(re.findall(r"Compiling", done))
        print(f"{cls.compiled} files compiled", flush=True, file=sys.stderr)
        # Links the tests of these files; the other files of the programs are the same as before.
        for program in (cls.rows, cls.selftest):
            link = shlex.split(run("ninja", "-C", own, "-t", "commands", program).splitlines()[-1])
            run(*(w for w in link if not w.startswith(f"{program}.p/") or w in objects), cwd=own)

    def call(self, program, *isas):
        """Compiles a sample program and runs it on the kernels of each instruction set."""
        binary = self.root / Path(program).stem
        run(os.environ.get("CXX", "c++"), "-std=c++20", "-O1", "-Wall", "-Wextra", "-Werror",
            "-I", self.root / "include", SAMPLE / program, "-o", binary, self.library)
        for isa in isas:
            env = {**os.environ, "MPT_CPU_ISA": isa, "LD_LIBRARY_PATH": str(self.library.parent)}
            print(isa, run(binary, env=env).strip(), flush=True, file=sys.stderr)

    def expect_files(self, what, files):
        """Compares the number of files with the table in src/recipes.md."""
        print(f"{what}: {len(files)} files: {', '.join(sorted(files))}", flush=True, file=sys.stderr)
        row = re.search(rf"^\| {what} \| (\d+)", (source / "src/recipes.md").read_text(), flags=re.M)
        self.assertIsNotNone(row, f"the table in src/recipes.md has no row for {what}")
        self.assertEqual(len(files), int(row[1]))

    def python(self, *files):
        """Returns the first of the files that the generator of the Python package writes."""
        files = [self.root / f for f in files]
        run(sys.executable, self.root / "bindings/python/make.py", self.root / "bindings/common", self.root / "include",
            *files)
        return files[0].read_text()

    def test_an_operation(self):
        self.expect_files("an operation", self.operation)
        for program, tests in ((self.rows, "*squash*"), (self.selftest, "SelfTest.EveryOperationHasACase")):
            print(run(self.own / program, f"--gtest_filter={tests}").splitlines()[-1], flush=True, file=sys.stderr)
        self.call("call.cpp", "base", "avx2", "avx512")
        python = re.search(r"def squash.*", self.python("functions.py", "stub.pyi"))
        self.assertEqual(python[0], "def squash(input: Tensor, weight: Tensor | None = None, gain: float = 1.0) -> Tensor:")
        go = run(sys.executable, self.root / "bindings/go/generate.py", "--print", self.root / "include")
        go = re.search(r"func .*Squash.*", go)
        self.assertEqual(go[0], "func (x *Tensor) Squash(weight *Tensor, gain float64) (*Tensor, error) {")

    def test_an_optimizer(self):
        self.expect_files("an optimizer", self.optimizer)
        self.call("train.cpp", "base", "avx2", "avx512")
        self.check_syntax("src/backends/gpu/multi.cpp")
        self.assertIn("class Signum(Optimizer):\n    _kind, _order = 'signum', ('lr', 'betas', 'leak', 'weight_decay')",
                      self.python("kinds.py"))

    def check_syntax(self, *files):
        """Compiles files, and writes nothing."""
        for file in files:
            run(os.environ.get("CXX", "c++"), "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Wno-missing-field-initializers",
                "-I", self.root / "src", "-I", self.root / "include", self.root / file)

    def test_a_gpu_kernel(self):
        self.expect_files("a GPU kernel", self.gpu_kernel)
        self.check_syntax("src/backends/gpu/square.cpp", "src/backends/gpu/backend.cpp", "tests/vulkan/square_test.cpp")


if __name__ == "__main__":
    tap.main()
