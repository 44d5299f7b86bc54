#!/usr/bin/env python3
"""What compiled programs rely on: abi_test.py SOURCE SHARED_LIBRARY STATIC_LIBRARY

Symbols and headers agree, headers compile everywhere, the list of ops and its header agree, frozen
layouts hold and are complete, and our objects can neither end the process nor print.
SPDX-License-Identifier: Apache-2.0
"""
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from headers import Api, text_of

source, shared, static = map(Path, sys.argv[1:4])
api = Api(source / "include")
here = source / "tests" / "abi"


def run(*command, **kw):
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **kw)


class Symbols(unittest.TestCase):
    def test_exported_are_those_declared(self):
        lines = subprocess.check_output(["nm", "-D", "--defined-only", shared], text=True)
        symbols = {l.split()[2] for l in lines.splitlines()} - {"MPT_1", "MPT_1@@MPT_1"}
        self.assertEqual({s.partition("@@")[2] for s in symbols}, {"MPT_1"})
        exported = {s.split("@")[0] for s in symbols}
        declared = {name for _, name, _ in api.functions}
        self.assertEqual(exported - declared, set(), "exported without a declaration")
        self.assertEqual(declared - exported, set(), "declared but not exported")

    def test_opens_late(self):
        dynamic = subprocess.check_output(["readelf", "-dW", shared], text=True)
        self.assertIn("SONAME", dynamic)
        self.assertNotIn("STATIC_TLS", dynamic, "there may be no room for it in a program that runs")

    def test_opens_and_closes_without_a_trace(self):
        program = """if True:
            import _ctypes, ctypes, sys
            class Mallinfo(ctypes.Structure):
                _fields_ = [(n, ctypes.c_size_t) for n in ("arena ordblks smblks hblks hblkhd usmblks "
                                                           "fsmblks uordblks fordblks keepcost").split()]
            mallinfo = ctypes.CDLL(None).mallinfo2
            mallinfo.restype = Mallinfo
            def in_use():
                m = mallinfo()
                return m.uordblks + m.hblkhd
            def once():
                lib, context = ctypes.CDLL(sys.argv[1]), ctypes.c_void_p()
                assert lib.mpt_context_create(None, ctypes.byref(context)) == 0
                lib.mpt_context_release(context)
                _ctypes.dlclose(lib._handle)
                assert "libmpt.so" not in open("/proc/self/maps").read(), "it stays"
            once(), once()
            before = in_use()
            for i in range(20): once()
            print(in_use() - before)"""
        r = run(sys.executable, "-c", program, shared)
        self.assertEqual(r.returncode, 0, r.stdout)
        self.assertLess(int(r.stdout), 100_000, "bytes that 20 closed libraries have left")

    def test_nothing_ends_the_process_or_prints(self):
        forbidden = re.compile(
            r"^(abort|exit|_exit|quick_exit|raise|kill|signal|sigaction|printf|vprintf|puts|putchar|"
            r"perror|stdout|stderr|longjmp|_ZSt4c(out|err|log)|__assert_fail|pthread_create|"
            r"_ZNSt8ios_base4InitC.*)$")
        found = []
        lines = subprocess.check_output(["nm", "-u", "-A", static], text=True)
        for line in lines.splitlines():
            symbol = line.split()[-1].split("@")[0]
            if forbidden.match(symbol):
                found.append(line)
        self.assertEqual(found, [])


class Headers(unittest.TestCase):
    def compile(self, compiler, standard, header, *flags):
        language = "c++" if "++" in standard else "c"
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "user"
            file.write_text(f'#include "mpt/{header}"\n#include "mpt/{header}"\n'
                            "int main(void) { return mpt_abi_version() == 77; }\n")
            r = run(compiler, "-x", language, f"-std={standard}", "-pedantic", "-Wall", "-Wextra",
                    "-Werror", "-fsyntax-only", *flags, "-I", source / "include", file)
            self.assertEqual(r.returncode, 0, f"{compiler} {standard} {header}:\n{r.stdout}")

    def test_compile_alone_in_every_language(self):
        for compiler in ("gcc", "clang"):
            if not shutil.which(compiler):
                print(f"{compiler} is not installed: its part was not checked")
                continue
            for header in api.headers:
                for standard in ("c99", "c11", "c17"):
                    self.compile(compiler, standard, header, "-Wstrict-prototypes", "-Wc++-compat")
                for standard in ("c++11", "c++20"):
                    self.compile(compiler, standard, header)
                self.compile(compiler, "c99", header, "-DMPT_HANDLES_AS_INTEGERS")

    def test_no_types_that_change_with_the_compiler(self):
        for header in api.headers:
            for word in ("long", "bool", "_Bool", "unsigned", "wchar_t", "enum\\s+\\w+"):
                text = text_of(source / "include" / "mpt" / header)
                self.assertIsNone(re.search(rf"\b{word}\b(?!\s*\{{)", text), f"{word} in {header}")

    def test_every_function_is_documented(self):
        for header in api.headers:
            raw = (source / "include" / "mpt" / header).read_text()
            blocks = re.split(r"\n\s*\n", raw)
            bare = [re.findall(r"\b(mpt_\w+)\(", b)[:1] for b in blocks
                    if re.search(r"^MPT_API ", b, flags=re.M) and "/*" not in b]
            self.assertEqual(bare, [], f"{header}: functions without a comment near them")


class Ops(unittest.TestCase):
    def test_the_list_and_the_header_agree(self):
        listed = []
        text = re.sub(r"//[^\n]*", "", (source / "src" / "ops" / "ops.def").read_text())
        for kind, name in re.findall(r"^(OP|OP2|OPV)\(\s*(\w+)\s*,", text, flags=re.M):
            listed.append("mpt_" + name)
        declared = {n for _, n, _ in api.functions}
        self.assertEqual([n for n in listed if n not in declared], [])
        self.assertEqual(len(listed), len(set(listed)), "an op is listed twice")


class Layout(unittest.TestCase):
    def test_frozen_layouts_and_calls_hold(self):
        for file in ("layout.c", "calls.c"):
            r = run("gcc", "-std=c99", "-pedantic", "-Wall", "-Werror", "-fsyntax-only",
                    "-I", source / "include", here / file)
            self.assertEqual(r.returncode, 0, r.stdout)

    def test_everything_is_frozen(self):
        text = (here / "layout.c").read_text()
        missing = [c for c in api.constants if f"NUMBER({c}," not in text]
        for s, fields in api.structs.items():
            missing += [f"{s}.{f}" for f in fields if f"FIELD({s}, {f}," not in text]
        self.assertEqual(missing, [], "add them: tests/abi/freeze.py > tests/abi/layout.c")
        text = (here / "calls.c").read_text()
        missing = [n for _, n, _ in api.functions if not re.search(rf"\b{n}\(", text)]
        missing += [n for n in api.callbacks if f"CALLBACK({n}," not in text]
        self.assertEqual(missing, [], "add them: tests/abi/freeze.py calls > tests/abi/calls.c")


if __name__ == "__main__":
    result = unittest.main(argv=sys.argv[:1], exit=False, verbosity=2).result
    bad = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - bad} passed, {bad} failed")
    sys.exit(bad != 0)
