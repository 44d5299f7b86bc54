"""Reads the public headers: functions, handle types, callbacks, structs, enum constants.

SPDX-License-Identifier: Apache-2.0
"""
import re
from pathlib import Path

HEADERS = [f"mpt_{topic}.h" for topic in ("base", "context", "tensor", "autograd", "autocast", "custom", "ops", "nn",
                                          "params", "optim", "comm", "train", "io", "observe", "memory", "vulkan", "cuda")]
# mpt.h includes the others; mpt_mpi.h has no call of the library and needs the header of MPI.
OTHERS = ("mpt.h", "mpt_mpi.h")


def text_of(path):
    s = Path(path).read_text()
    s = re.sub(r"/\*.*?\*/", " ", s, flags=re.S)
    s = re.sub(r"//[^\n]*", " ", s)
    s = re.sub(r"^\s*#.*(\\\n.*)*$", "", s, flags=re.M)
    return re.sub(r"\bMPT_CALL\b", "MPT_API", s)


def plain(s):
    """Returns the text without MPT_NULLABLE and MPT_DEFAULT(value)."""
    s = re.sub(r"\s*\bMPT_DEFAULT\([^()]*\)", "", s)
    return re.sub(r"\s*\bMPT_NULLABLE\b\s*", " ", re.sub(r"\*\s*MPT_NULLABLE\s*", "*", s))


def errors_of(include):
    """Returns {function: errors that it may give by the comments, as names without MPT_ERROR_}.

    They are those after "Errors:" in its comment, those of calls that the list refers to ("those of mpt_backward"),
    those after "Common errors:" of its header or section, and those that mpt.h names for every call.
    """
    folder = Path(include) / "mpt"
    statuses = set(re.findall(r"\bMPT_ERROR_(\w+) =", (folder / "mpt_base.h").read_text()))
    read = {}  # function: its own errors and its references

    def listed(comment, mark):
        text = re.sub(r"\s*\n \*\s*", " ", comment)
        _, found, after = text.partition(mark)
        return set(re.findall(r"\b[A-Z_]+\b", after)) & statuses, re.findall(r"\bmpt_\w+", after) if found else []

    conventions = re.sub(r"\s*\n \*\s*", " ", (folder / "mpt.h").read_text())
    every = re.search(r"Every call may also fail with (.*?)\. A call whose", conventions)[1]
    every = set(re.findall(r"\b[A-Z_]+\b", every)) & statuses
    for h in HEADERS:
        header, section, comment = set(), set(), ""
        for block in re.findall(r"/\*(?:[^*]|\*(?!/))*\*/|MPT_CALL\s+\w+\s+mpt_\w+\(", (folder / h).read_text()):
            if block.startswith("/* libmpt:"):
                header = listed(block, "Common errors:")[0]
            elif block.startswith("/* ----"):
                section = listed(block, "Common errors:")[0]
            elif block.startswith("/*"):
                comment = block
            else:
                own, calls = listed(comment, "Errors:")
                read[re.search(r"mpt_\w+(?=\()", block)[0]] = own | section | header | every, calls

    def errors(name, seen=()):
        own, calls = read[name]
        for c in calls:
            if c in read and c not in seen:
                own = own | errors(c, (*seen, name))
        return own

    return {name: errors(name) for name in read}


class Api:
    def __init__(self, include):
        folder = Path(include) / "mpt"
        self.headers = [h for h in HEADERS if (folder / h).exists()]
        unknown = [p.name for p in folder.glob("*.h") if p.name not in {*HEADERS, *OTHERS}]
        assert not unknown, f"add {unknown} to HEADERS in {__file__}"
        self.functions = []  # (result, name, [(type, name)])
        self.handles, self.constants = [], []
        self.structs = {}  # name -> {field: type}
        self.own = {}  # structs that the bindings leave out, such as those of handles of Vulkan
        self.types = {}  # typedefs of numbers and callbacks: name -> type
        self.nullable = set()  # (function, parameter) that may be NULL
        for h in self.headers:
            self._read(text_of(folder / h))

    def _read(self, s):
        for name, params in re.findall(r"\b(mpt_\w+)\s*\(([^;]*)\)\s*;", s):
            self.nullable.update((name, p) for p in re.findall(r"MPT_NULLABLE (\w+)\s*(?:,|$)", params))
        s = plain(s)
        self.handles += re.findall(r"^MPT_HANDLE\((\w+)\);", s, flags=re.M)
        self.types.update((name, t) for t, name in re.findall(r"typedef\s+(\w+)\s+(mpt_\w+)\s*;", s))
        for result, name, params in re.findall(r"typedef\s+([\w\s*]+?)\s*\(\*(\w+)\)\s*\(([^;]*)\)\s*;", s):
            self.types[name] = self._pointer(result, params)
        for body in re.findall(r"\benum\s*\{(.*?)\}", s, flags=re.S):
            self.constants += re.findall(r"(MPT_\w+)\s*(?:=[^,}]*)?(?:,|$)", body.strip())
        for body, name in re.findall(r"typedef struct \w+ \{(.*?)\}\s*(mpt_\w+);", s, flags=re.S):
            self.structs[name] = self._fields(body)
        for name, body in re.findall(r"^struct (mpt_\w+) \{(.*?)\n\};", s, flags=re.S | re.M):
            self.own[name] = self._fields(body)
        for result, name, params in re.findall(
                r"MPT_API\s+([\w\s*]+?)\s*\b(mpt_\w+)\s*\(([^;]*)\)\s*;", s):
            self.functions.append((" ".join(result.split()), name, self._params(params)))

    @classmethod
    def _pointer(cls, result, params):
        """Returns the type of a pointer to a function."""
        return f"{' '.join(result.split())} (*)({', '.join(t for t, _ in cls._params(params)) or 'void'})"

    @classmethod
    def _fields(cls, body):
        fields = {}
        for line in body.split(";"):
            line = " ".join(line.split())
            if not line:
                continue
            pointer = re.match(r"(.*)\(\*\s*(\w+)\)\s*\((.*)\)", line)
            if pointer:
                fields[pointer.group(2)] = cls._pointer(pointer.group(1), pointer.group(3))
                continue
            first, *more = line.split(",")
            type_, first = re.fullmatch(r"(.*?[\s*])(\w+(?:\[\w+\])?)", first.strip()).groups()
            for part in [first, *more]:
                name, length = re.fullmatch(r"\s*(\w+)(\[\w+\])?\s*", part).groups()
                fields[name] = type_.strip().replace(" *", "*") + (length or "")
        return fields

    @staticmethod
    def _params(text):
        text = " ".join(text.split())
        if text in ("", "void"):
            return []
        out = []
        for p in text.split(","):
            m = re.fullmatch(r"\s*(.*?[\s*])(\w+)\s*", p)
            assert m, f"cannot read the parameter '{p}'"
            out.append((m.group(1).strip().replace(" *", "*"), m.group(2)))
        return out
