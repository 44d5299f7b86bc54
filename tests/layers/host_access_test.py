#!/usr/bin/env python3
"""Checks that only src/backends/ dereferences the memory of tensors: host_access_test.py SRC

Other code reads and writes elements by backends/host_access.h, because the memory of a device may
be out of the host's reach. It may take the address of a tensor only to pass it on, in the
statements of PASSED_ON.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import re
import sys

CODE = {".cpp", ".h", ".def", ".inc"}
INSIDE = ("backends/", "core/arena.", "core/tensor.")  # the code below the interface
# Statements that hand an address to a kernel or to the caller as an opaque value.
PASSED_ON = {
    "api/tensor.cpp": {"*out = t.address();"},  # mpt_tensor_get_data
    "io/dlpack.cpp": {"d.data = t.address();"},
    # Messages between devices (backends/device_link.h).
    "comm/reduction.cpp": {
        "m.send = mine.address();",
        "m.recv = theirs.address();",
    },
    "comm/gathered.cpp": {
        "void* const on_device = elements.address();",
        "void* const data = s.staging_ ? HostWriter<char>(s.staging_).data() : elements.address();",
    },
    # The tensors of a pass (backends/multi.h).
    "optim/average_pass.cpp": {
        "if (tensors[i].grad != value.address() || !names_memory_of(tensors[i], m.average)) return false;",
    },
    "optim/plan.cpp": {
        "auto* const first = static_cast<TensorScratch*>(scratch_.address());",
        "t.grad = g.address();",
        "t.grad = grad.address();",
        "t.row = static_cast<const int64_t*>(g->meta->rows.address());",
        "t.param = bits->address();",
        "t.copy = p.address();",
        "t.param = p.address();",
        "if (bits) t.low = bits->address();",
        "t.copy = cast.address();",
        "t.copy = g.address();",
        "t.row = rows ? static_cast<const int64_t*>(rows.address()) : nullptr;",
        "t.param = sum.address();",
        "const void* const param = p.address();",
        "const void* const bits = meta.master.bits ? meta.master.bits.address() : nullptr;",
    },
    "optim/state.cpp": {
        "void* const codes = data_.address();",
        "void* const scales = scale_ ? scale_.address() : nullptr;",
    },
    "train/wire_rounding.cpp": {"t.param = to.address();", "t.grad = given.address();"},
    # The key under which an arena's events name the memory.
    "observe/step_memory.cpp": {"const void* memory_of(const Tensor& t) { return t->storage->data; }"},
}

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
FORBIDDEN = [
    (re.compile(r"\bas<[\w:\s]+>\(\)"), "as<T>() dereferences the tensor's memory"),
    (re.compile(r"\bstorage\s*(?:->|\.)\s*data\b"), "storage->data is the tensor's memory"),
    (re.compile(r"\baddress\(\)"), "this address is not in the list of those passed on"),
]
# A list of tensors in a declaration: "Tensor a = f(x), b" gives a and b.
DECLARED = re.compile(r"\b(?:Tensor|TensorImpl|Storage)\s*[&*]*\s*((?:\w+\s*(?:=[^;,()]*(?:\([^;()]*\))?)?\s*,\s*)*\w+)")
DATA = re.compile(r"(\w+)\s*(?:\[[^]]*\]|\(\))?\s*(?:\.|->)\s*data\b")


def blank(match):
    """Replaces a comment or string by as many lines."""
    return "\n" * match.group().count("\n") or " "


def tensors_of(code):
    """Returns the names that the code declares as tensors."""
    return {n for d in DECLARED.findall(code) for n in re.findall(r"(?:^|,)\s*(\w+)", d)}


def violations(name, text, declared=frozenset()):
    """Returns (line, reason) of each use of tensor memory in the file `name` below src/."""
    if name.startswith(INSIDE):
        return []
    code = NOT_CODE.sub(blank, text)
    tensors = tensors_of(code) | declared
    found = []
    for number, line in enumerate(code.split("\n"), 1):
        if line.strip() in PASSED_ON.get(name, ()):
            continue
        found += [(number, why) for pattern, why in FORBIDDEN if pattern.search(line)]
        for receiver in DATA.findall(line):
            if receiver in tensors:
                found.append((number, f"{receiver}.data is the tensor's memory"))
    return found


def check_itself():
    planted = [
        "float x = *t.as<float>();",
        "auto* p = grads[0].as<const int64_t>();",
        "void f(const Tensor& t) { memset(t.data(), 0, 4); }",
        "Tensor a = make(b), c;\nuse(c.data());",
        "void f(const Tensor* t) { g((*t)->storage->data); }",
        "const Tensor& t = s;\nmemcpy(to, t->data(), 4);",
        "const Storage& s = *t->storage;\nuse(s.data);",
        "auto* p = static_cast<float*>(t.address());",
        "*out = t.address(); ++n;",
    ]
    for text in planted:
        assert violations("ops/planted.cpp", text), f"not found: {text}"
        assert not violations("backends/planted.cpp", text)
    clean = [
        "std::string s; write(s.data(), s.size());",
        "// t.as<float>() and storage->data\n",
        'fail("t.address()");',
        "const HostView<float> x(t);\nwrite(x.data(), x.size());",
        "Tensor t = make(names.data());",
    ]
    for text in clean:
        assert not violations("ops/clean.cpp", text), f"wrongly found: {text}"
    assert not violations("io/dlpack.cpp", "  d.data = t.address();\n")


def main():
    check_itself()
    src = pathlib.Path(sys.argv[1])
    files = sorted(f for f in src.rglob("*") if f.suffix in CODE)
    found = 0
    for file in files:
        name = file.relative_to(src).as_posix()
        header = file.with_suffix(".h")
        declared = tensors_of(header.read_text(encoding="utf-8")) if header.is_file() else set()
        wrong = violations(name, file.read_text(encoding="utf-8"), declared)
        for line, why in wrong:
            print(f"src/{name}:{line}: {why}")
        found += len(wrong)
    print(f"{len(files)} files, {found} uses of tensor memory outside src/backends")
    sys.exit(1 if found or not files else 0)


if __name__ == "__main__":
    main()
