"""The raw declarations of mpt-sys, which bindgen writes.

SPDX-License-Identifier: Apache-2.0
"""
import hashlib
import re
import subprocess
import tempfile
import textwrap
from pathlib import Path

here = Path(__file__).resolve().parent
root = here.parents[1]


def rustfmt(text):
    return subprocess.run(["rustfmt", "--edition", "2021", "--config-path", str(here)], input=text, text=True,
                          check=True, stdout=subprocess.PIPE).stdout


def sys_rs(api, digest):
    """Returns bindings.rs and layouts.rs of mpt-sys."""
    includes = "".join(f'#include "mpt/{h}"\n' for h in api.headers)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "all.h").write_text(includes)
        out = subprocess.run(
            ["bindgen", "all.h", "--allowlist-function", "mpt_.*", "--allowlist-type", "mpt_.*", "--allowlist-var",
             "MPT_.*", "--no-prepend-enum-name", "--size_t-is-usize", "--rust-target", "1.47", "--",
             "-I", str(root / "include")], cwd=folder, check=True, text=True, stdout=subprocess.PIPE).stdout
    head = "// Made by bindgen from the headers; see generate.py.\n// {}\n// SPDX-License-Identifier: Apache-2.0\n"
    # bindgen's test of a struct has a function for each field. The table has a line for each
    # struct instead.
    test = re.compile(r"#\[test\]\nfn bindgen_test_layout_(\w+)\(\) \{\n.*?^\}\n", flags=re.S | re.M)
    rows = [f"{m[1]} {size_of(m[0])} {{ {', '.join(offsets_of(m[0]))} }}" for m in test.finditer(out)]
    table = "\n".join(textwrap.fill(r, 100, initial_indent="    ", subsequent_indent="        ") for r in rows)
    table = table.replace("=", " ")  # a field stays with its offset
    out = re.sub(r"^/\* automatically generated.*\*/\n", "", test.sub("", out))
    out = out.replace(';\n}\nextern "C" {\n', ";\n")  # one block for neighbours
    return head.format(digest) + rustfmt(out), \
        head.format("Each struct has its size, alignment and offsets.") + f"layouts! {{\n{table}\n}}\n"


def size_of(test):
    """Returns the size and the alignment that a test of bindgen expects."""
    return " ".join(re.findall(r"(?:size|align)_of::<\w+>\(\),\s+(\d+)usize", test))


def offsets_of(test):
    """Returns the fields and offsets that a test of bindgen expects."""
    found = re.findall(r"addr_of!\(\(\*ptr\)\.(\w+)\) as usize - ptr as usize\s+\},\s+(\d+)usize", test)
    assert len(found) == test.count("Offset of field")
    return [f"{field}={offset}" for field, offset in found]


def declarations(api):
    """Returns a digest of the headers' declarations, which are the input of bindgen."""
    text = ""
    for h in api.headers:
        s = (root / "include/mpt" / h).read_text()
        text += re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", " ", s, flags=re.S))
    return "headers " + hashlib.sha256(text.encode()).hexdigest()
