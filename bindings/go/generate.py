#!/usr/bin/env python3
"""Writes the generated files of the Go module: bindings/go/generate.py [--check | --print INCLUDE]

The input is include/mpt alone; this script has no list of calls. SWIG writes the raw layer of
internal/raw. Above the raw layer, the script writes the enums, options and methods of the package,
and the table of contents. A call whose declaration does not determine its Go form is written by
hand and named in tables.py. --check changes nothing and fails if a file differs from its generated
text. It needs neither SWIG nor Go, but also compares the raw layer if both are installed. --print
prints calls and table for the headers in INCLUDE.
SPDX-License-Identifier: Apache-2.0
"""
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from names import HEAD, RAW, camel, camel_c, common, here
import shape
from calls import Calls
from compact import compact_c, compact_go
from tables import HAND, HAND_STRUCTS
from c_words import words


class Generator(Calls):
    def layout_go(self):
        """Returns Go's declarations of the C structs, and a compile-time check of their layout."""
        out = [HEAD + "package raw\n"]
        check = [HEAD + 'package raw\n\n// #include "runtime.h"\nimport "C"\nimport "unsafe"\n\n'
                 "// A wrong size or offset does not compile.\nvar (\n\tzero [1]struct{}"]
        for c, s in self.api.structs.items():
            if c == "mpt_chain":
                continue
            out.append(f"type C_{c} struct {{")
            offsets = []
            for f in s.fields:
                base = self.api.aliases.get(f.type, f.type)
                t = RAW.get(base, "uintptr")
                out.append(f"\t{camel_c(f.name)} {f'[{f.length}]' if f.length else ''}{t}")
                c_name = "_type" if f.name == "type" else f.name  # a Go keyword
                offsets.append(f"unsafe.Offsetof(C_{c}{{}}.{camel_c(f.name)})-unsafe.Offsetof(C.{c}{{}}.{c_name})")
            out.append("}\n")
            check.append(f"\t_ = zero[unsafe.Sizeof(C_{c}{{}})-C.sizeof_{c}|" + "|".join(offsets) + "]")
        return "\n".join(out), "\n".join(check) + "\n)\n"

    def headers_h(self):
        return "/* Made by generate.py.\n * SPDX-License-Identifier: Apache-2.0 */\n" + \
            "".join(f"#include <mpt/{h}>\n" for h in self.api.headers)

    def shape_i(self):
        """Returns shape.py's declarations, with a single output handle as the result.

        A result saves an allocation and a pointer check.
        """
        plain = shape.declaration

        def declaration(f):
            made = [p for p in f.params if p.role == "out_handle"]
            text = plain(f)
            return re.sub(r"\* OUT\)", "* MADE)", text) if len(made) == 1 and len(f.outputs) == 1 else text
        shape.declaration = declaration
        try:
            return re.sub(r'^%feature\("docstring"\).*?";\n', "", shape.shape(self.api), flags=re.S | re.M)
        finally:
            shape.declaration = plain

    # ---- the table of contents ----

    def contents(self):
        out = ["# The C API in Go", "", "Made by generate.py; every call of the headers has a row.", ""]
        header = None
        for f in self.api.functions:
            if f.header != header:
                header = f.header
                out += ["", f"## {header}", "", "| C | Go |", "|---|---|"]
            out.append(f"| `{f.name}` | {self.where(f)} |")
        return "\n".join(out) + "\n"

    def where(self, f):
        if f.name in HAND:
            return HAND[f.name]
        if f.name.endswith("_retain"):
            return "not needed: the collector counts"
        return f"`{self.full(f.name)}`" + ", the collector" * f.name.endswith("_release")

    def words_go(self):
        """Returns the table that replaces C names in texts; see c_words.py."""
        def function(f):
            found = re.search(r"`([^`]+)`", self.where(f))
            return found[1] if found else self.where(f)

        table = words(self.api, function, lambda c: "nil" if c == "NULL" else self.enum_of[c][1],
                      lambda s: self.struct(s.name), lambda s, f: f"{self.struct(s.name)}.{camel(f.name)}")
        return HEAD + "package mpt\n\n// words maps C names to Go names.\nvar words = map[string]string{\n" + \
            "".join(f'\t"{c}": "{word}",\n' for c, word in table.items()) + "}\n"

    def hand_is_there(self):
        sources = "\n".join(p.read_text() for p in here.glob("*.go") if not p.name.endswith("_test.go"))
        used = sources + "\n".join(p.read_text() for p in (here / "internal/raw").glob("*.go") if p.name != "raw.go")
        for name in HAND_STRUCTS - {"mpt_chain", "mpt_attr", "mpt_thread_hooks", "mpt_time_hooks"}:
            for f in self.api.structs[name].fields:
                if f.name not in ("struct_size", "next", "reserved", "reserved2") and \
                        not re.search(rf"\b{camel_c(f.name)}\b", sources):
                    self.problems.append(f"{name} is written by hand, and no source has its {f.name}")
        for n, what in HAND.items():
            if n not in self.api.by_name:
                self.problems.append(f"{n} is in HAND, and not in the headers")
            for owner, name in re.findall(r"`(?:(\w+)\.)?(\w+)`", what):
                there = rf"^func \(\w+ \*?{owner}\) {name}\b" if owner else rf"^(func|type) {name}\b"
                field = rf"^type {owner} struct \{{[^}}]*^\t{name}\b" if owner else there
                if not re.search(there, sources, flags=re.M) and not re.search(field, sources, flags=re.M):
                    self.problems.append(f"{n}: HAND names {owner + '.' if owner else ''}{name}, which no source has")
            if n in self.api.by_name and "not needed" not in what and not re.search(rf"\b{camel_c(n)}\b|\bC\.{n}\b", used) \
                    and n not in NOT_CALLED:
                self.problems.append(f"{n} is in HAND, but no source calls it")


# Functions that no Go code calls: the raw layer calls some of them in C, and a tensor stores its
# context.
NOT_CALLED = {"mpt_op_run", "mpt_last_error", "mpt_last_error_code", "mpt_grad", "mpt_tensor_get_context"}


def digest_of(text):
    return "// digest " + hashlib.sha256(text.encode()).hexdigest()


def formatted(text):
    text = text.replace(HEAD, HEAD.rstrip("\n") + "\n" + digest_of(text) + "\n\n", 1)
    return subprocess.run(["gofmt"], input=text, text=True, check=True, stdout=subprocess.PIPE).stdout


def swig(shape_i, digest):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "mpt_shape.i").write_text(shape_i)
        raw = here / "internal/raw"
        subprocess.run(["swig", "-go", "-cgo", "-intgosize", "64", "-DMPT_OWN_STRUCTS", f"-I{common}", f"-I{folder}",
                        "-outdir", folder, "-o", f"{folder}/raw_wrap.c", "raw.i"], cwd=raw, check=True)
        go = (Path(folder) / "raw.go").read_text()
        c = (Path(folder) / "raw_wrap.c").read_text()
    # The wrappers' names end in a hash of the whole interface, which would change every line.
    go, c = (re.sub(r"_raw_[0-9a-f]{16}\b", "_raw", text) for text in (go, c))
    version = re.search(r"\* Version (\S+)", go)[1]
    mark = f"{digest}\n// SWIG {version}\n// SPDX-License-Identifier: Apache-2.0\n"
    go = "// Code generated by SWIG from the headers; see generate.py. DO NOT EDIT.\n" + mark + \
        re.sub(r"\A/\* -+\n.*?\*/\n", "", go, flags=re.S)
    go = re.sub(r"^type swig_gostring struct \{.*?^\}\n+func swigCopyString.*?^\}\n", "", go, flags=re.S | re.M)  # unused
    go, c = compact_go(go), compact_c(c)
    go = subprocess.run(["gofmt"], input=go, text=True, check=True, stdout=subprocess.PIPE).stdout
    c = "/* Made by SWIG from the headers; see generate.py.\n * SPDX-License-Identifier: Apache-2.0 */\n" + \
        re.sub(r"\A/\* -+\n.*?\*/\n", "", c, flags=re.S)
    return go, c


def main():
    if sys.argv[1:2] == ["--print"]:
        other = Generator(sys.argv[2])
        return print(*other.calls_go().values(), other.contents(), sep="\n")
    check = "--check" in sys.argv[1:]
    g = Generator()
    layout, layout_check = g.layout_go()
    made = {"enums_made.go": g.enums_go(), "options_made.go": g.structs_go(), "words_made.go": g.words_go(),
            **g.calls_go(), "internal/raw/layout.go": layout, "internal/raw/layout_check.go": layout_check,
            "internal/raw/headers.h": g.headers_h(), "CONTENTS.md": g.contents()}
    shape_i = g.shape_i()
    typemaps = "".join((p).read_text() for p in (common / "mpt.i", here / "internal/raw/mpt_language.i",
                                                 here / "internal/raw/raw.i"))
    digest = digest_of(shape_i + typemaps)
    stale = []
    raw, wrap = here / "internal/raw/raw.go", here / "internal/raw/raw_wrap.c"
    there = raw.read_text() if raw.exists() else ""
    if digest not in there:
        stale.append("internal/raw/raw.go")
        if not check:
            go, c = swig(shape_i, digest)
            raw.write_text(go)
            wrap.write_text(c)
    elif check and shutil.which("swig") and shutil.which("gofmt"):
        go, c = swig(shape_i, digest)
        version = re.compile("^// SWIG .*", re.M)
        if version.findall(go) == version.findall(there) and (go != there or c != wrap.read_text()):
            stale.append("internal/raw/raw.go")
    for path, text in made.items():
        file = here / path
        go = path.endswith(".go")
        if file.exists() and (digest_of(text) if go else text) in file.read_text():
            continue
        stale.append(path)
        if not check:
            file.write_text(formatted(text) if go else text)
    g.hand_is_there()
    for p in sorted(set(g.problems)):
        print("generate.py:", p, file=sys.stderr)
    if check:
        for path in stale:
            print(f"{path} is not what the headers give: run bindings/go/generate.py", file=sys.stderr)
    sys.exit(1 if g.problems or check and stale else 0)


if __name__ == "__main__":
    main()
