"""Reads the public headers into what a binding needs to know: every function with the role of each of its
parameters, handles, structs with the types of their fields, numbers, callbacks, and the comments.

SPDX-License-Identifier: Apache-2.0
"""
import re
from dataclasses import dataclass, field
from pathlib import Path

# mpt_cuda.h is read by bindings that have a use for it; here it would need a CUDA build.
LEFT_OUT = {"mpt_cuda.h"}
SCALARS = {"int32_t", "int64_t", "uint32_t", "uint64_t", "size_t", "double", "float"}


@dataclass
class Part:
    """One parameter as C has it."""
    type: str
    name: str


@dataclass
class Param:
    """One or more C parameters that are one thing to a caller.

    role         C parameters                         what a caller gives or gets
    handle       H x                                  an object (or none)
    handles      const H *x, int32_t n                a list of objects
    roots        const H *, const H *, int32_t        two lists of one length, the second may be missing
    ints         const int64_t *x, int32_t n          whole numbers (or none)
    strided      const int64_t *, const int64_t *, n  a shape, and strides or none
    struct       const S *x                           a descriptor (or none: its defaults)
    out_struct   S *x [, size_t]                      a struct, filled
    scalar       int32_t, double, mpt_dtype ...       a number
    string       const char *x                        text
    strings      const char *const *names             texts, as many as the handles after them
    structs      const S *x, int32_t n                a list of structs
    bytes        const void *x, size_t n              memory to copy from
    memory       void *x, size_t n                    memory to share
    elements     [const] void *x, int64_t n           memory of n elements, to read into or from
    text         char *x, size_t n, size_t *needed    text that comes out
    out          int32_t *x, double *x ...            a number that comes out
    out_string   const char **x                       text that comes out (borrowed)
    out_handle   H *x                                 an object that comes out
    out_handles  H *x [, int32_t n]                   n objects that come out; without an n, as many as
                                                      there are handles in the list before
    out_pointer  void **x, struct DL.. **x            an address that comes out
    pointer      struct DL.. *x                       an address
    callback     fn [, void *user [, done]]           a function of the host's
    size         size_t x                             of the struct before (init functions)
    """
    role: str
    name: str
    parts: list
    type: str = ""     # the handle, struct, scalar or callback
    values: list = field(default_factory=list)  # of a scalar: the numbers' names that it takes


@dataclass
class Function:
    name: str
    result: str
    parts: list
    doc: str
    header: str
    params: list = field(default_factory=list)
    problem: str = ""  # why its parameters have no roles

    @property
    def short(self):
        return self.name[4:]

    @property
    def outputs(self):
        return [p for p in self.params if p.role.startswith("out") or p.role == "text"]


@dataclass
class Field:
    type: str
    name: str
    length: int  # of an array; 0: a single value
    doc: str
    params: list = field(default_factory=list)  # of a function pointer
    values: list = field(default_factory=list)  # the numbers' names that it takes


@dataclass
class Struct:
    name: str
    fields: list
    doc: str
    inits: list = field(default_factory=list)  # names of functions that write its defaults


@dataclass
class Callback:
    name: str
    result: str
    parts: list
    doc: str


def _tidy(comment):
    s = re.sub(r"^/\*+|\*+/$", "", comment.strip())
    lines = [re.sub(r"^\s*\* ?", "", l).rstrip() for l in s.split("\n")]
    return "\n".join(lines).strip()


def _parts(text):
    text = " ".join(text.split())
    if text in ("", "void"):
        return []
    out = []
    for p in text.split(","):
        m = re.fullmatch(r"\s*(.*?[\s*])(\w+)\s*", p)
        if not m:
            raise ValueError(f"cannot read the parameter '{p}'")
        out.append(Part(re.sub(r"\s*\*", "*", m.group(1).strip()), m.group(2)))
    return out


_ITEM = re.compile(
    r"(?P<comment>/\*.*?\*/)"
    r"|MPT_API\s+(?P<result>[\w\s*]+?)\s*\b(?P<function>mpt_\w+)\s*\((?P<params>[^;]*)\)\s*;"
    r"|MPT_HANDLE\((?P<handle>\w+)\)\s*;"
    r"|typedef\s+struct\s+\w+\s*\{(?P<fields>.*?)\}\s*(?P<struct>\w+)\s*;"
    r"|enum\s*\{(?P<constants>.*?)\}\s*;"
    r"|typedef\s+(?P<cresult>[\w\s*]+?)\(\*(?P<callback>\w+)\)\s*\((?P<cparams>[^;]*)\)\s*;"
    r"|typedef\s+(?P<scalar>\w+)\s+(?P<alias>mpt_\w+)\s*;", re.S)


class Api:
    def __init__(self, include):
        folder = Path(include) / "mpt"
        order = ["mpt.h", "mpt_ops.h", "mpt_params.h", "mpt_optim.h", "mpt_train.h", "mpt_nn.h", "mpt_io.h"]
        there = {p.name for p in folder.glob("*.h")} - LEFT_OUT
        self.headers = [h for h in order if h in there] + sorted(there - set(order))
        self.functions, self.handles, self.structs, self.callbacks = [], [], {}, {}
        self.enums = []    # lists of (name, value, comment)
        self.aliases = {}  # mpt_dtype: int32_t
        self.lengths = {}  # of arrays: MPT_MAX_RANK: 8
        for h in self.headers:
            self._read((folder / h).read_text(), h)
        self.constants = {n: v for e in self.enums for n, v, _ in e}
        self.by_name = {f.name: f for f in self.functions}
        for s in self.structs.values():
            for x in s.fields:
                if x.type == "int32_t" or self.aliases.get(x.type) == "int32_t" and x.type != "mpt_dtype":
                    x.values = self._group(f"MPT_{x.name.upper()}_") or self._group_with(x.doc)
        for f in self.functions:
            self._assign_roles(f)
            if re.fullmatch(r"mpt_\w+_init", f.name) and f.parts:
                s = self.structs.get(f.parts[0].type.rstrip("*"))
                if s:
                    s.inits.append(f.name)

    # ---- reading ----

    def _read(self, s, header):
        self.lengths.update((n, int(v)) for n, v in re.findall(r"^#define (MPT_\w+) (\d+)$", s, flags=re.M))
        s = re.sub(r"^[ \t]*#define[^\n]*(?:\\\n[^\n]*)*\\?$|^[ \t]*#[^\n]*$", lambda m: "\n" * m.group(0).count("\n"),
                   s, flags=re.M)
        at, doc = 0, ""
        for m in _ITEM.finditer(s):
            between = s[at:m.start()]
            at = m.end()
            if m["comment"]:
                # A comment on the line of a declaration before belongs to that one.
                if "\n" in between or m.start() == 0:
                    doc = _tidy(m["comment"])
                continue
            if between.count("\n") > 1:  # a blank line ends what a comment speaks of
                doc = ""
            if m["function"]:
                result = " ".join(m["result"].split())
                parts = _parts(re.sub(r"/\*.*?\*/", " ", m["params"], flags=re.S))
                self.functions.append(Function(m["function"], re.sub(r"\s*\*", "*", result), parts, doc, header))
            elif m["handle"]:
                self.handles.append(m["handle"])
            elif m["struct"]:
                self.structs[m["struct"]] = Struct(m["struct"], self._fields(m["fields"]), doc)
            elif m["constants"] is not None:
                self.enums.append(self._numbers(m["constants"]))
            elif m["callback"]:
                self.callbacks[m["callback"]] = Callback(m["callback"], m["cresult"].strip(), _parts(m["cparams"]), doc)
            elif m["alias"]:
                self.aliases[m["alias"]] = m["scalar"]

    @staticmethod
    def _numbers(body):
        out, value = [], -1
        for name, given, comment in re.findall(
                r"(MPT_\w+)\s*(?:=\s*(-?\w+))?\s*,?\s*(/\*.*?\*/)?", re.sub(r"\A\s*", "", body), flags=re.S):
            value = int(given, 0) if given else value + 1
            out.append((name, value, _tidy(comment)))
        return out

    def _fields(self, body):
        out = []
        # Statements, each with the comment that follows it (or the one before, on lines of its own).
        for m in re.finditer(r"((?:/\*.*?\*/|[^;/])*);[ \t]*(/\*.*?\*/)?", body, flags=re.S):
            before = re.findall(r"/\*.*?\*/", m.group(1), flags=re.S)
            text = " ".join(re.sub(r"/\*.*?\*/", " ", m.group(1), flags=re.S).split())
            doc = _tidy(m.group(2) or (before[-1] if before else ""))
            pointer = re.fullmatch(r"(.*?)\(\*(\w+)\)\s*\((.*)\)", text)
            if pointer:
                out.append(Field("callback", pointer.group(2), 0, doc, _parts(pointer.group(3))))
                continue
            first, *more = text.split(",")
            m2 = re.fullmatch(r"(.*?[\s*])(\w+(?:\[\w+\])?)", first.strip())
            type_ = re.sub(r"\s*\*", "*", m2.group(1).strip())
            for part in [m2.group(2), *more]:
                name, length = re.fullmatch(r"\s*(\w+)(?:\[(\w+)\])?", part).groups()
                out.append(Field(type_, name, self.lengths.get(length) or int(length or 0), doc))
        return out

    # ---- roles ----

    def _assign_roles(self, f):
        try:
            f.params = self._roles(f)
        except ValueError as e:
            f.problem = str(e)

    def _roles(self, f):
        parts, out, i = f.parts, [], 0

        def counts(k):
            """Whether parameter k is the count of what stands before it."""
            return k < len(parts) and parts[k].type == "int32_t" and \
                re.fullmatch(r"rank|count|(\w+_)?count(_\w+)?", parts[k].name)

        def type_at(k):
            return parts[k].type if k < len(parts) else ""

        while i < len(parts):
            p, n = parts[i], 1
            base = re.sub(r"^const ", "", p.type).rstrip("*")
            stars = p.type.count("*")
            const = p.type.startswith("const ")
            kind = base
            if p.type in self.handles:
                role = "handle"
            elif base in self.handles and stars == 1 and const:
                if type_at(i + 1) == p.type and counts(i + 2):
                    role, n = "roots", 3
                elif counts(i + 1):
                    role, n = "handles", 2
                else:
                    raise ValueError(f"{p.name} is a list without a count")
            elif base in self.handles and stars == 1:
                before = [q for q in out if q.role == "handles"]
                if counts(i + 1):
                    role, n = "out_handles", 2
                elif f.name == "mpt_grad" and before:
                    role = "out_handles"
                else:
                    role = "out_handle"
            elif p.type == "const int64_t*":
                if type_at(i + 1) == "const int64_t*" and counts(i + 2):
                    role, n = "strided", 3
                elif counts(i + 1):
                    role, n = "ints", 2
                else:
                    raise ValueError(f"{p.name} is a list without a count")
            elif base in self.structs and stars == 1 and const:
                role, n = ("structs", 2) if counts(i + 1) else ("struct", 1)
            elif base in self.structs and stars == 1:
                role, n = ("out_struct", 2) if type_at(i + 1) == "size_t" else ("out_struct", 1)
            elif p.type in self.callbacks:
                role, n, kind = "callback", 1, p.type
                if type_at(i + n) == "void*":
                    n += 1
                    if type_at(i + n) == "mpt_done_fn":
                        n += 1
            elif p.type == "const char*":
                role = "string"
            elif p.type == "const char*const*":
                role = "strings"
            elif p.type == "const char**":
                role = "out_string"
            elif p.type == "char*" and type_at(i + 1) == "size_t":
                role, n = "text", 3 if type_at(i + 2) == "size_t*" else 2
            elif p.type in ("const void*", "void*") and type_at(i + 1) == "size_t":
                role, n = ("bytes" if const else "memory"), 2
            elif p.type in ("const void*", "void*") and type_at(i + 1) == "int64_t":
                role, n = "elements", 2
            elif stars == 2 and (base == "void" or base.startswith("struct DL")):
                role = "out_pointer"
            elif stars == 1 and base.startswith("struct DL"):
                role = "pointer"
            elif stars == 1 and not const and (base in SCALARS or base in self.aliases):
                role = "out"
            elif stars == 0 and (base in SCALARS or base in self.aliases):
                role = "scalar"
            else:
                raise ValueError(f"{p.type} {p.name} has no role")
            param = Param(role, p.name, parts[i:i + n], kind)
            if role == "scalar" and base == "int32_t":
                param.values = self._values(f, p.name)
            out.append(param)
            i += n
        return out

    def _values(self, f, name):
        """The names of numbers that parameter `name` of `f` takes: MPT_REDUCTION_* for `reduction`."""
        subject = f.short.split("_")[0].upper()
        wanted = [f"MPT_{name.upper()}_"] + ([f"MPT_{subject}_"] if name == "mode" else []) + \
            ([f"MPT_{f.short.rsplit('_', 1)[0].upper().replace('_MODE', '')}_"] if name == "mode" else [])
        return self._group(*wanted)

    def _group(self, *prefixes):
        """The names of the first enum whose every name begins so."""
        for prefix in prefixes:
            for e in self.enums:
                if e and all(n.startswith(prefix) for n, _, _ in e):
                    return [n for n, _, _ in e]
        return []

    def _group_with(self, doc):
        """The names of the enum of the first number that a comment names."""
        for name in re.findall(r"\bMPT_[A-Z0-9_]*[A-Z0-9]\b", doc):
            for e in self.enums:
                if any(n == name for n, _, _ in e):
                    return [n for n, _, _ in e]
        return []

    # ---- ownership ----

    def owner_calls(self, handle):
        """The functions that retain and release a handle."""
        return f"{handle}_retain", f"{handle}_release"

    def drives(self, f):
        """Whether only the thread that drives a context may call it: it takes a handle, and is none of the
        calls that any thread may make."""
        def has_handles(struct):
            return any(re.sub(r"^const |\*$", "", x.type) in self.handles for x in self.structs[struct].fields)

        if not any(p.role in ("handle", "handles", "roots") or p.role == "struct" and has_handles(p.type)
                   for p in f.params):
            return False
        return not re.search(r"_(retain|release|is_valid)$", f.name)
