"""Parser of the public headers for the binding generators.

Api holds every function with the role of each parameter, the handles, the structs with the types of
their fields, the enum constants, the callbacks, and the comments of all declarations.

    api.py INCLUDE > api.json      writes the parsed API as JSON; installed as share/mpt/api.json

SPDX-License-Identifier: Apache-2.0
"""
import json
import re
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

# mpt.h only includes the other headers; mpt_mpi.h has no call of the library, and needs MPI's.
LEFT_OUT = {"mpt.h", "mpt_mpi.h"}
SCALARS = {"int32_t", "int64_t", "uint32_t", "uint64_t", "size_t", "double", "float"}


@dataclass
class Part:
    """One C parameter."""
    type: str
    name: str
    nullable: bool = False  # the parameter itself may be NULL
    maybe: bool = False     # the value that it points to (a result, a list entry) may be NULL
    default: str = ""       # in C: the value of MPT_DEFAULT, or NULL where MPT_NULLABLE stands


@dataclass
class Param:
    """One or more C parameters that form one argument or result in a language.

    role         C parameters                         value in the language
    handle       H x                                  an object (or none)
    handles      const H *x, int32_t n                a list of objects
    roots        const H *, const H *, int32_t        two lists of equal length; the second is optional
    ints         const int64_t *x, int32_t n          a list of integers (or none)
    strided      const int64_t *, const int64_t *, n  a shape, and strides or none
    struct       const S *x                           a descriptor (or none: its defaults)
    out_struct   S *x [, size_t]                      a struct that the function fills
    scalar       int32_t, double, mpt_dtype ...       a number
    string       const char *x                        text
    strings      const char *const *names             a list of texts, one per entry of the handle list
                                                      that follows
    structs      const S *x, int32_t n                a list of structs
    bytes        const void *x, size_t n              memory to copy from
    memory       void *x, size_t n                    memory to share
    elements     [const] void *x, int64_t n           memory of n elements to read from or write to
    text         char *x, size_t n, size_t *needed    output: text
    out          int32_t *x, double *x ...            output: a number
    out_string   const char **x                       output: text (borrowed)
    out_handle   H *x                                 output: an object
    out_handles  H *x [, int32_t n]                   output: n objects; without n, one per entry of the
                                                      preceding handle list
    out_pointer  void **x, struct DL.. **x            output: an address
    pointer      struct DL.. *x                       an address
    callback     fn [, void *user [, done]]           a function of the host program
    size         size_t x                             size of the preceding struct (init functions)
    """
    role: str
    name: str
    parts: list
    type: str = ""     # type of the handle, struct, scalar or callback
    values: list = field(default_factory=list)  # names of the enum constants that a scalar accepts

    @property
    def nullable(self):
        """True if a caller may omit the argument."""
        return self.parts[0].nullable

    @property
    def default(self):
        """Returns its default in C, or "" if it has none."""
        return self.parts[0].default

    @property
    def maybe(self):
        """True if the output, or an entry of the list, may be none."""
        return self.parts[0].maybe


@dataclass
class Function:
    name: str
    result: str
    parts: list
    doc: str
    header: str
    params: list = field(default_factory=list)
    problem: str = ""  # reason why no roles could be assigned to the parameters

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
    length: int  # number of array elements; 0: a single value
    doc: str
    params: list = field(default_factory=list)  # parameters of a function pointer
    values: list = field(default_factory=list)  # names of the enum constants that the field accepts
    nullable: bool = False  # the field may be NULL


@dataclass
class Struct:
    name: str
    fields: list
    doc: str
    inits: list = field(default_factory=list)  # names of the functions that write the defaults


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


def wrapped(doc, width):
    """Returns the lines of a comment. The comment of a field or of a number is one line, which is wrapped."""
    return doc.split("\n") if "\n" in doc else textwrap.wrap(doc, width, break_long_words=False, break_on_hyphens=False)


NULLABLE = re.compile(r"\s*\bMPT_NULLABLE\b\s*")
DEFAULT = re.compile(r"\s*\bMPT_DEFAULT\(([^()]*)\)")


def _part(text):
    """Parses "type name"; MPT_NULLABLE follows the pointer type that may be NULL, MPT_DEFAULT the name."""
    given = DEFAULT.search(text)
    text = DEFAULT.sub("", text)
    last, pointee = bool(re.search(r"MPT_NULLABLE\s+\w+\s*$", text)), bool(re.search(r"MPT_NULLABLE\s*\*", text))
    m = re.fullmatch(r"\s*(.*?[\s*])(\w+)\s*", NULLABLE.sub(" ", text))
    if not m:
        raise ValueError(f"cannot read the parameter '{text}'")
    type_ = re.sub(r"\s*\*\s*", "*", m.group(1).strip())
    default = given[1] if given else "NULL" if last and not type_.endswith("**") else ""
    return Part(type_, m.group(2), last, pointee, default)


def _parts(text):
    text = " ".join(text.split())
    return [] if text in ("", "void") else [_part(p) for p in text.split(",")]


_ITEM = re.compile(
    r"(?P<comment>/\*.*?\*/)"
    r"|MPT_(?:API|CALL)\s+(?P<result>[\w\s*]+?)\s*\b(?P<function>mpt_\w+)\s*\((?P<params>[^;]*)\)\s*;"
    r"|MPT_HANDLE\((?P<handle>\w+)\)\s*;"
    r"|typedef\s+struct\s+\w+\s*\{(?P<fields>.*?)\}\s*(?P<struct>\w+)\s*;"
    r"|(?:typedef\s+int32_t\s+(?P<enum>mpt_\w+)\s*;\s*)?enum\s*\{(?P<constants>.*?)\}\s*;"
    r"|typedef\s+(?P<cresult>[\w\s*]+?)\(\*(?P<callback>\w+)\)\s*\((?P<cparams>[^;]*)\)\s*;"
    r"|typedef\s+(?P<scalar>\w+)\s+(?P<alias>mpt_\w+)\s*;", re.S)


class Api:
    """The declarations of the public headers in the folder INCLUDE/mpt."""

    def __init__(self, include):
        folder = Path(include) / "mpt"
        order = ["mpt_base.h", "mpt_context.h", "mpt_tensor.h", "mpt_autograd.h", "mpt_autocast.h", "mpt_custom.h",
                 "mpt_ops.h", "mpt_params.h", "mpt_optim.h", "mpt_comm.h", "mpt_train.h", "mpt_nn.h", "mpt_io.h"]
        there = {p.name for p in folder.glob("*.h")} - LEFT_OUT
        self.headers = [h for h in order if h in there] + sorted(there - set(order))
        self.functions, self.handles, self.structs, self.callbacks = [], [], {}, {}
        self.enums = {}    # "mpt_reduction" -> [(name, value, comment)]
        self.enum_docs = {}
        self.aliases = {}  # "mpt_dtype" -> "int32_t"
        self.lengths = {}  # array lengths by macro: "MPT_MAX_RANK" -> 8
        for h in self.headers:
            self._read((folder / h).read_text(), h)
        self.constants = {n: v for e in self.enums.values() for n, v, _ in e}
        self.by_name = {f.name: f for f in self.functions}
        for s in self.structs.values():
            for x in s.fields:
                x.values = self.values(x.type)
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
                # A trailing comment belongs to the declaration before it on its line.
                if "\n" in between or m.start() == 0:
                    doc = _tidy(m["comment"])
                continue
            if between.count("\n") > 1:  # a comment applies up to the next blank line
                doc = ""
            if m["function"]:
                result = " ".join(m["result"].split())
                parts = _parts(re.sub(r"/\*.*?\*/", " ", m["params"], flags=re.S))
                result = NULLABLE.sub("", re.sub(r"\s*\*\s*", "*", result))
                self.functions.append(Function(m["function"], result, parts, doc, header))
            elif m["handle"]:
                self.handles.append(m["handle"])
            elif m["struct"]:
                self.structs[m["struct"]] = Struct(m["struct"], self._fields(m["fields"]), doc)
            elif m["constants"] is not None:
                if not m["enum"]:
                    raise ValueError(f"{header}: an enum without a type: typedef int32_t mpt_x; enum {{ ...")
                self.enums[m["enum"]] = self._numbers(m["constants"])
                self.enum_docs[m["enum"]] = doc
                self.aliases[m["enum"]] = "int32_t"
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
            out.append((name, value, " ".join(_tidy(comment).split())))
        return out

    def optimizers(self):
        """Returns the names and arguments that the kinds' comments have: {"adamw": ("AdamW", ["lr", "beta1", ..])}."""
        out = {}
        for name, _, doc in self.enums["mpt_optimizer_kind"]:
            m = re.fullmatch(r"(\w+)\((\w+(?:, \w+)*)\)\.?", doc)
            if not m:
                raise ValueError(f"the comment of {name} is no name with fields: {doc!r}")
            fields = m[2].split(", ")
            unknown = set(fields) - {f.name for f in self.structs["mpt_optimizer_desc"].fields}
            if unknown:
                raise ValueError(f"{name}: mpt_optimizer_desc has no field {', '.join(sorted(unknown))}")
            out[name[len("MPT_OPTIMIZER_"):].lower()] = m[1], fields
        return out

    def _fields(self, body):
        out = []
        # Matches each statement with its trailing comment, or with the comment on the lines above
        # it.
        for m in re.finditer(r"((?:/\*.*?\*/|[^;/])*);[ \t]*(/\*.*?\*/)?", body, flags=re.S):
            before = re.findall(r"/\*.*?\*/", m.group(1), flags=re.S)
            text = " ".join(re.sub(r"/\*.*?\*/", " ", m.group(1), flags=re.S).split())
            nullable = "MPT_NULLABLE" in text
            text = re.sub(r"\*\s+(?=\w+$)", "*", NULLABLE.sub(" ", text)).replace("(* ", "(*").strip()
            doc = " ".join(_tidy(m.group(2) or (before[-1] if before else "")).split())
            pointer = re.fullmatch(r"(.*?)\(\*(\w+)\)\s*\((.*)\)", text)
            if pointer:
                out.append(Field("callback", pointer.group(2), 0, doc, _parts(pointer.group(3)), nullable=nullable))
                continue
            first, *more = text.split(",")
            m2 = re.fullmatch(r"(.*?[\s*])(\w+(?:\[\w+\])?)", first.strip())
            type_ = re.sub(r"\s*\*", "*", m2.group(1).strip())
            for part in [m2.group(2), *more]:
                name, length = re.fullmatch(r"\s*(\w+)(?:\[(\w+)\])?", part).groups()
                out.append(Field(type_, name, self.lengths.get(length) or int(length or 0), doc,
                                 nullable=nullable))
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
            """True if parameter k is the element count of the parameter before it."""
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
            elif p.type == "const void*" or stars == 1 and base.startswith("struct DL"):
                role = "pointer"
            elif stars == 1 and not const and (base in SCALARS or base in self.aliases):
                role = "out"
            elif stars == 0 and (base in SCALARS or base in self.aliases):
                role = "scalar"
            else:
                raise ValueError(f"{p.type} {p.name} has no role")
            param = Param(role, p.name, parts[i:i + n], kind)
            if role in ("scalar", "out"):
                param.values = self.values(kind)
            out.append(param)
            i += n
        return out

    def values(self, type_):
        """Returns the names of the constants of an enum type.

        The list is empty for other types, and for mpt_dtype: each language has its own dtype type.
        """
        return [] if type_ == "mpt_dtype" else [n for n, _, _ in self.enums.get(type_, ())]

    # ---- ownership ----

    def owner_calls(self, handle):
        """Returns the names of the functions that retain and release a handle."""
        return f"{handle}_retain", f"{handle}_release"

    def drives(self, f):
        """True if only the thread that drives a context may call the function.

        Every function that takes a handle does, except retain, release, is_valid, cancel and resume,
        which any thread may call.
        """
        def has_handles(struct):
            return any(re.sub(r"^const |\*$", "", x.type) in self.handles for x in self.structs[struct].fields)

        if not any(p.role in ("handle", "handles", "roots") or p.role == "struct" and has_handles(p.type)
                   for p in f.params):
            return False
        return not re.search(r"_(retain|release|is_valid|cancel|resume)$", f.name)

    # ---- as JSON ----

    def describe(self):
        """Returns the content of api.json.

        C types are spelled without MPT_NULLABLE. `nullable` marks a parameter or field that may be NULL,
        `maybe` one whose pointee or list entries may be NULL. `role` is one of Param's roles, and `c`
        lists the C parameters of the role.
        """
        def part(p):
            return {"name": p.name, "type": p.type, **({"nullable": True} if p.nullable else {}),
                    **({"maybe": True} if p.maybe else {}),
                    **({"default": p.default} if p.default else {})}

        def param(p):
            return {"role": p.role, "name": p.name, "type": p.type, "c": [part(q) for q in p.parts]}

        def member(f):
            return {"name": f.name, "type": f.type, **({"length": f.length} if f.length else {}),
                    **({"nullable": True} if f.nullable else {}), **({"doc": f.doc} if f.doc else {}),
                    **({"parameters": [part(p) for p in f.params]} if f.params else {})}

        return {
            "handles": self.handles,
            "types": self.aliases,
            "lengths": self.lengths,
            "enums": [{"name": n, "doc": self.enum_docs[n],
                       "values": [{"name": c, "value": v, "doc": d} for c, v, d in values]}
                      for n, values in self.enums.items()],
            "structs": [{"name": s.name, "doc": s.doc, "inits": s.inits, "fields": [member(f) for f in s.fields]}
                        for s in self.structs.values()],
            "callbacks": [{"name": c.name, "result": c.result, "doc": c.doc, "parameters": [part(p) for p in c.parts]}
                          for c in self.callbacks.values()],
            "functions": [{"name": f.name, "header": f.header, "result": f.result, "doc": f.doc,
                           "drives_a_context": self.drives(f), "parameters": [param(p) for p in f.params]}
                          for f in self.functions],
        }


if __name__ == "__main__":
    json.dump(Api(sys.argv[1]).describe(), sys.stdout, indent=1)
