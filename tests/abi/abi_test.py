#!/usr/bin/env python3
"""Checks the ABI that compiled programs rely on: abi_test.py SOURCE SHARED_LIBRARY STATIC_LIBRARY API_JSON

Symbols and headers agree, headers compile everywhere, the list of ops and its header agree, and our
objects can neither end the process nor print.
SPDX-License-Identifier: Apache-2.0
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from headers import Api, text_of

source, shared, static, description = map(Path, sys.argv[1:5])
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402
api = Api(source / "include")
described = json.loads(description.read_text())


def run(*command, **kw):
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **kw)


class Symbols(unittest.TestCase):
    def test_exported_are_those_declared(self):
        lines = subprocess.check_output(["nm", "-D", "--defined-only", shared], text=True)
        symbols = {l.split()[2] for l in lines.splitlines() if not l.split()[2].startswith("MPT_")}
        self.assertEqual({s.partition("@@")[2] for s in symbols}, {"MPT_" + self.soversion()})
        exported = {s.split("@")[0] for s in symbols}
        declared = {name for _, name, _ in api.functions}
        self.assertEqual(exported - declared, set(), "exported without a declaration")
        self.assertEqual(declared - exported, set(), "declared but not exported")

    @staticmethod
    def soversion():
        """Returns the header's 0.MINOR or, from version 1, MAJOR, as mpt.h promises."""
        base = (source / "include/mpt/mpt_base.h").read_text()
        major, minor = (re.search(rf"#define MPT_VERSION_{w} (\d+)", base).group(1) for w in ("MAJOR", "MINOR"))
        return f"0.{minor}" if major == "0" else major

    def test_opens_late(self):
        dynamic = subprocess.check_output(["readelf", "-dW", shared], text=True)
        self.assertIn(f"[libmpt.so.{self.soversion()}]", dynamic)
        self.assertNotIn("STATIC_TLS", dynamic, "there may be no room for it in a program that runs")

    def test_needs_no_transport_and_no_driver(self):
        # The runtimes of C, C++ and OpenMP, and oneDNN. MPI and the libraries of devices
        # are the program's, or are opened when they are used.
        known = (r"lib(c|m|mvec|dl|rt|pthread|atomic|gcc_s|stdc\+\+|c\+\+|c\+\+abi|unwind)\.so[.0-9]*|"
                 r"lib(dnnl|gomp|omp)\.so[.0-9]*|ld-linux.*")
        dynamic = subprocess.check_output(["readelf", "-dW", shared], text=True)
        needed = re.findall(r"\(NEEDED\) .*\[(.*)\]", dynamic)
        self.assertNotEqual(needed, [])
        self.assertEqual([n for n in needed if not re.fullmatch(known, n)], [], "needed by libmpt.so")

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
                            "int main(void) { return mpt_version() == 77; }\n")
            r = run(compiler, "-x", language, f"-std={standard}", "-pedantic", "-Wall", "-Wextra",
                    "-Werror", "-fsyntax-only", *flags, "-I", source / "include", file)
            self.assertEqual(r.returncode, 0, f"{compiler} {standard} {header}:\n{r.stdout}")

    def compile_alone_in_every_language(self, compiler):
        for header in api.headers:
            for standard in ("c99", "c11", "c17"):
                self.compile(compiler, standard, header, "-Wstrict-prototypes", "-Wc++-compat")
            for standard in ("c++11", "c++20"):
                self.compile(compiler, standard, header)
            self.compile(compiler, "c99", header, "-DMPT_HANDLES_AS_INTEGERS")

    def test_compile_alone_in_every_language(self):
        self.compile_alone_in_every_language("gcc")

    @tap.long("a second compiler")
    @unittest.skipUnless(shutil.which("clang"), "clang is not installed")
    def test_compile_alone_in_every_language_by_clang(self):
        self.compile_alone_in_every_language("clang")

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
                    if re.search(r"^MPT_(API|CALL) ", b, flags=re.M) and "/*" not in b]
            self.assertEqual(bare, [], f"{header}: functions without a comment near them")


    def test_a_dropped_status_is_a_warning(self):
        for standard in ("c99", "c++11", "c++20"):
            for flags, call, warns in (([], "mpt_scope_push(0)", True),
                                       (["-DMPT_ALLOW_UNUSED"], "mpt_scope_push(0)", False),
                                       ([], "MPT_IGNORE(mpt_scope_push(0))", False)):
                program = f'#include "mpt/mpt.h"\nvoid f(void) {{ {call}; }}\n'
                r = run("gcc", "-x", "c++" if "++" in standard else "c", f"-std={standard}", "-Wall", "-Werror", *flags,
                        "-c", "-o", "/dev/null", "-I", source / "include", "-", input=program)
                self.assertEqual(r.returncode != 0, warns, f"{standard} {flags} {call}:\n{r.stdout}")


class Facts(unittest.TestCase):
    """Checks that the headers and api.json agree on NULL, booleans and numbers."""

    def test_what_an_operation_takes_as_NULL_is_marked(self):
        text = (source / "src" / "core" / "ops.def").read_text()
        by_name = {f["name"]: f for f in described["functions"]}
        count = 0
        for name, args in re.findall(r"^OP[2V]?\((\w+), \w+, \w+, \(.*?\), \(.*?\), \((.*)\)\)$", text, flags=re.M):
            optional = set(re.findall(r"\bN\((\w+)\)", args))
            marked = {p["name"] for p in by_name["mpt_" + name]["parameters"]
                      if p["role"] == "handle" and p["c"][0].get("nullable")}
            self.assertEqual(optional, marked, f"mpt_{name}: what may be NULL")
            count += bool(marked)
        self.assertGreater(count, 15)

    def test_a_yes_or_no_is_a_bool32(self):
        plain = [f"{s['name']}.{f['name']}" for s in described["structs"] for f in s["fields"]
                 if f["type"] == "int32_t" and re.match("[01]; [01]: ", f.get("doc", ""))]
        plain += [f"{f['name']}({p['name']})" for f in described["functions"] if f["header"] == "mpt_ops.h"
                  for p in f["parameters"] if p["role"] == "scalar" and p["type"] == "int32_t"]
        self.assertEqual(plain, [], "int32_t here is neither a count nor a number of an enum")

    def test_a_field_with_named_numbers_has_their_type(self):
        for s in described["structs"]:
            for f in s["fields"]:
                if f["type"] == "int32_t":
                    self.assertIsNone(re.match(r"MPT_[A-Z_]+", f.get("doc", "")), f"{s['name']}.{f['name']}")

    def test_api_json_has_everything(self):
        declared = {name: params for _, name, params in api.functions}
        there = {f["name"]: [(c["type"], c["name"]) for p in f["parameters"] for c in p["c"]] for f in described["functions"]}
        self.assertEqual(there, declared)
        self.assertEqual({s["name"]: [f["name"] for f in s["fields"]] for s in described["structs"]},
                         {s: list(fields) for s, fields in api.structs.items()})
        self.assertEqual(sorted(v["name"] for e in described["enums"] for v in e["values"]), sorted(api.constants))
        self.assertEqual(sorted(described["handles"]), sorted(api.handles))


class Handles(unittest.TestCase):
    """Checks that the C entry points compile with handles as numbers, as on machines with 32-bit pointers."""

    def compile(self, files, *flags):
        def one(file):
            return run("g++", "-std=c++20", "-fsyntax-only", "-I", source / "include", "-I", source / "src", *flags, file)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for r in pool.map(one, files):
                self.assertEqual(r.returncode, 0, r.stdout)

    @tap.long("every file of the C entry points")
    def test_as_numbers(self):
        self.compile(sorted((source / "src/api").glob("*.cpp")), "-DMPT_HANDLES_AS_INTEGERS")

    def test_on_32_bits(self):
        probe = run("g++", "-m32", "-std=c++20", "-fsyntax-only", "-x", "c++", "-",
                    input="#include <atomic>\n#include <cerrno>\n#include <vector>\n")
        if probe.returncode:
            self.skipTest("g++ has no 32-bit headers (g++-multilib)")
        self.compile([source / f"src/api/{name}.cpp" for name in ("context", "tensor", "train_step")], "-m32")
        program = '#include "mpt/mpt.h"\ntypedef char size[sizeof(mpt_tensor) == 8 ? 1 : -1];\n' \
                  "mpt_tensor none(void) { mpt_tensor t = MPT_NULL_HANDLE; return t; }\n"
        for language, standard in (("c", "c99"), ("c++", "c++11")):
            r = run("gcc", "-m32", f"-std={standard}", "-pedantic", "-Wall", "-Werror", "-fsyntax-only", "-x", language,
                    "-I", source / "include", "-", input=program)
            self.assertEqual(r.returncode, 0, r.stdout)


class Naming(unittest.TestCase):
    names = {name for _, name, _ in api.functions}

    def test_what_set_sets_get_gets(self):
        verbs = {"mpt_scaler_scale"}  # multiplies
        bare = [n for n in self.names if "_set_" in n and n.replace("_set_", "_") in self.names - verbs]
        self.assertEqual(bare, [], "their getters have no get_")

    def test_infos_are_got(self):
        filled = {f["name"] for f in described["functions"]
                  if f["parameters"] and f["parameters"][-1]["role"] == "out_struct" and len(f["parameters"]) < 4}
        self.assertGreater(len(filled), 20)
        calls = {"mpt_comm_threads", "mpt_memory_fit", "mpt_params_load", "mpt_precision_from_name"}  # do something first
        inits = {n for n in filled if n.endswith("_init")}
        self.assertEqual({n for n in filled - calls - inits if "_get_" not in n}, set())

    def test_no_suffix_stands_for_an_option(self):
        self.assertEqual([n for n in self.names if "_owned" in n], [])


class Ops(unittest.TestCase):
    def test_the_list_and_the_header_agree(self):
        listed = []
        text = re.sub(r"//[^\n]*", "", (source / "src" / "core" / "ops.def").read_text())
        for kind, name in re.findall(r"^(OP|OP2|OPV)\(\s*(\w+)\s*,", text, flags=re.M):
            listed.append("mpt_" + name)
        declared = {n for _, n, _ in api.functions}
        self.assertEqual([n for n in listed if n not in declared], [])
        self.assertEqual(len(listed), len(set(listed)), "an op is listed twice")


if __name__ == "__main__":
    tap.main()
