#!/usr/bin/env python3
"""Writes the generated files of the Fortran module: bindings/fortran/generate.py [--check]

The input is include/mpt alone; this script has no list of calls. mpt_made.f90 has a type for every
struct and handle, a parameter for every constant, and an interface for every function. Functions
with strings, and those with the size of a struct, get a procedure that converts these arguments.
tests/layout.f90 and tests/layout.inc print the layout of every struct as Fortran and as C see it.
--check changes nothing and fails if a file differs from its generated text.

    generate.py --names    prints the functions' names, which a test looks up in the library

SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
import textwrap
from pathlib import Path

here = Path(__file__).resolve().parent
root = here.parents[1]
sys.path.insert(0, str(here.parent / "common"))
from api import Api  # noqa: E402

HEAD = "! Made by generate.py from the headers.\n! SPDX-License-Identifier: Apache-2.0\n"
KINDS = {"int32_t": "integer(c_int32_t)", "uint32_t": "integer(c_int32_t)", "int64_t": "integer(c_int64_t)",
         "uint64_t": "integer(c_int64_t)", "size_t": "integer(c_size_t)", "double": "real(c_double)",
         "float": "real(c_float)"}
BYTES = {"int32_t": 4, "uint32_t": 4, "float": 4}
ADDRESS = "type(c_ptr)"
TEXT = "character(len=:), allocatable"
# Names have no case in Fortran: this struct has that of the constant MPT_DEVICE_MODULE.
RENAMED = {"mpt_device_module": "mpt_device_module_t"}
# Pointers to several structs that no count follows.
ARRAYS = {("mpt_comm_threads", "descs"), ("mpt_params_get_grad_stats", "each")}


def wrapped(line, indent=""):
    """Returns a statement in lines of at most 96 columns, with continuation marks."""
    out, rest = [], indent + line
    while len(rest) > 94:
        cut = rest.rfind(",", 0, 93) + 1 or rest.rfind(" ", 0, 93)
        out.append(rest[:cut] + " &")
        rest = indent + "    " + rest[cut:].strip()
    return out + [rest]


def comment(doc, indent=""):
    """Returns the lines of a comment."""
    return textwrap.wrap(doc.replace("\n", " "), 100, initial_indent=indent + "! ", subsequent_indent=indent + "! ",
                         break_long_words=False, break_on_hyphens=False)


def sentence(doc):
    """Returns the first sentence of a comment."""
    return re.match(r".*?[.:](?=\s|$)|.*", " ".join(doc.split()))[0].rstrip(":")


class Dummy:
    """One dummy argument with its declaration."""

    def __init__(self, kind, name, shape="", optional=False):
        self.name = name
        self.text = f"{kind}{', optional' if optional else ''} :: {name}{shape}"


class Generator:
    def __init__(self):
        self.api = Api(root / "include")
        bad = [f"{f.name}: {f.problem}" for f in self.api.functions if f.problem]
        if bad:
            sys.exit("\n".join(bad))
        known = {(f.name, p.name) for f in self.api.functions for p in f.parts}
        if not ARRAYS <= known:
            sys.exit(f"ARRAYS names what is not there: {ARRAYS - known}")

    # ---- types ----

    def base(self, c_type):
        """Returns the Fortran type of a C type without pointers, or None if it has none."""
        c_type = self.api.aliases.get(c_type, c_type)
        if c_type in self.api.handles or c_type in self.api.structs:
            return f"type({RENAMED.get(c_type, c_type)})"
        return KINDS.get(c_type)

    def member(self, field):
        """Returns the type, the initial value and the bytes of a component."""
        if "*" in field.type:
            return ADDRESS, "c_null_ptr", 8
        if field.type in self.api.callbacks or field.type == "callback":
            return "type(c_funptr)", "c_null_funptr", 8
        kind = self.base(field.type)
        if field.type in self.api.handles:
            return kind, f"{field.type}()", 8
        scalar = self.api.aliases.get(field.type, field.type)
        return kind, "0.0_c_double" if scalar == "double" else "0", BYTES.get(scalar, 8)

    def struct_size(self, struct):
        """Returns the size of a struct where addresses have 64 bits."""
        end, widest = 0, 1
        for f in struct.fields:
            width = self.member(f)[2]
            widest = max(widest, width)
            end = -(-end // width) * width + width * (f.length or 1)
        return -(-end // widest) * widest

    def struct(self, s):
        out = comment(sentence(s.doc))
        out.append(f"type, bind(c) :: {RENAMED.get(s.name, s.name)}")
        for f in s.fields:
            kind, value, _ = self.member(f)
            if f.name == "struct_size" and not s.inits:
                value = str(self.struct_size(s))
            length = f"({f.length})" if f.length else ""
            if f.doc:
                out += comment(f.doc, "  ")
            out.append(f"  {kind} :: {f.name}{length} = {value}")
        return out + ["end type", ""]

    # ---- arguments ----

    def pointer(self, part):
        """Returns a dummy for a pointer to one value."""
        const = part.type.startswith("const ")
        base = re.sub(r"^const ", "", part.type)[:-1]
        intent = "in" if const else "inout" if base in self.api.handles or base in self.api.structs else "out"
        return Dummy(f"{self.base(base)}, intent({intent})", part.name, optional=part.nullable)

    def items(self, part, optional=True):
        """Returns a dummy for a pointer to a list. It can be absent, for a count of 0."""
        const = part.type.startswith("const ")
        base = re.sub(r"^const ", "", part.type)[:-1]
        intent = "in" if const else "inout"
        return Dummy(f"{self.base(base)}, intent({intent})", part.name, "(*)", optional)

    def value(self, part):
        return Dummy(f"{self.base(part.type)}, value", part.name)

    def raw(self, f):
        """Returns the dummies of a function as C has them, strings as addresses."""
        out = []
        for p in f.params:
            first, *rest = p.parts
            if (f.name, p.name) in ARRAYS:
                out.append(self.items(first, first.nullable))
            elif p.role in ("handle", "scalar"):
                out.append(self.value(first))
            elif p.role in ("handles", "ints", "structs", "out_handles"):
                out += [self.items(first, bool(rest)), *map(self.value, rest)]
            elif p.role in ("roots", "strided"):
                out += [self.items(first), self.items(rest[0]), self.value(rest[1])]
            elif p.role in ("struct", "out_struct", "out", "out_handle"):
                out += [self.pointer(first), *map(self.value, rest)]
            elif p.role in ("bytes", "memory", "elements"):
                out += [Dummy(ADDRESS + ", value", first.name), *map(self.value, rest)]
            elif p.role in ("string", "pointer"):
                out.append(Dummy(ADDRESS + ", value", first.name))
            elif p.role == "strings":
                out.append(Dummy(ADDRESS + ", intent(in)", first.name, "(*)"))
            elif p.role == "text":
                out += [Dummy(ADDRESS + ", value", first.name), self.value(rest[0]), *map(self.pointer, rest[1:])]
            elif p.role in ("out_string", "out_pointer"):
                out.append(Dummy(ADDRESS + ", intent(out)", first.name, optional=first.nullable))
            elif p.role == "callback":
                out.append(Dummy("type(c_funptr), value" if first.nullable else f"procedure({p.type})", first.name))
                for q in rest:
                    out.append(Dummy(("type(c_funptr)" if q.type == "mpt_done_fn" else ADDRESS) + ", value", q.name))
            else:
                sys.exit(f"{f.name}: {p.name} has the role {p.role}, which this generator does not know")
        return out

    def result(self, c_type):
        if c_type == "void":
            return None
        return ADDRESS if "*" in c_type else self.base(c_type)

    def interface(self, name, symbol, result, dummies):
        """Returns the interface body of a C function, or an abstract one where there is no symbol."""
        word = "function" if result else "subroutine"
        bind = f'bind(c, name="{symbol}")' if symbol else "bind(c)"
        out = wrapped(f"{word} {name}({', '.join(d.name for d in dummies)}) {bind}", "  ")
        out.append("    import")
        for d in dummies:
            out += wrapped(d.text, "    ")
        if result:
            out.append(f"    {result} :: {name}")
        return [*out, f"  end {word}"]

    def callback(self, c):
        dummies = []
        for p in c.parts:
            # A list is a pointer to const, or one of the lists of outputs.
            if p.type in ("void*", "const void*", "const char*"):
                dummies.append(Dummy(ADDRESS + ", value", p.name))
            elif "*" not in p.type:
                dummies.append(self.value(p))
            elif p.type.startswith("const ") or any(q.name in ("out_count", "in_count") for q in c.parts):
                dummies.append(self.items(p, False))
            else:
                dummies.append(self.pointer(p))
        return self.interface(c.name, "", self.result(c.result), dummies)

    # ---- procedures that convert arguments ----

    @staticmethod
    def converts(f):
        return "*" in f.result or any(p.role in ("string", "strings", "text", "out_string") or
                                      p.role == "out_struct" and len(p.parts) > 1 for p in f.params)

    def procedure(self, f):
        """Returns a procedure that converts strings and knows the sizes of structs."""
        raw = {d.name: d for d in self.raw(f)}
        dummies, local, before, actual, after = [], [], [], [], []
        text = None
        for p in f.params:
            n = p.parts[0].name
            optional = ", optional" if p.nullable else ""
            if p.role == "string":
                dummies.append(Dummy(f"character(len=*), intent(in){optional}", n))
                local += [f"character(kind=c_char, len=:), allocatable, target :: {n}_c", f"type(c_ptr) :: {n}_p"]
                take = [f"{n}_c = trim({n}) // c_null_char", f"{n}_p = c_loc({n}_c)"]
                if optional:
                    before += [f"{n}_p = c_null_ptr", f"if (present({n})) then", *("  " + t for t in take), "end if"]
                else:
                    before += take
                actual.append(n + "_p")
            elif p.role == "strings":
                dummies.append(Dummy("character(len=*), intent(in)", n, "(:)"))
                local += [f"character(kind=c_char, len=len({n}) + 1), allocatable, target :: {n}_c(:)",
                          f"type(c_ptr) :: {n}_p(size({n}))", f"integer :: {n}_i"]
                before += [f"allocate({n}_c(size({n})))", f"do {n}_i = 1, size({n})",
                           f"  {n}_c({n}_i) = trim({n}({n}_i)) // c_null_char",
                           f"  {n}_p({n}_i) = c_loc({n}_c({n}_i))", "end do"]
                actual.append(n + "_p")
            elif p.role == "text":
                dummies.append(Dummy(TEXT + ", intent(out)", n))
                local += ["character(kind=c_char, len=:), allocatable, target :: room",
                          "integer(c_size_t) :: needed"]
                before.append("needed = 0")
                text = n, len(actual)
                actual += ["c_null_ptr", "0_c_size_t", "needed"]
            elif p.role == "out_string":
                dummies.append(Dummy(f"{TEXT}, intent(out){optional}", n))
                local.append(f"type(c_ptr) :: {n}_p")
                before.append(f"{n}_p = c_null_ptr")
                given = f"present({n}) .and. c_associated({n}_p)" if optional else f"c_associated({n}_p)"
                after += ([f"if (present({n})) then", f"  if (c_associated({n}_p)) {n} = mpt_text({n}_p)", "end if"]
                          if optional else [f"if ({given}) {n} = mpt_text({n}_p)"])
                actual.append(n + "_p")
            elif p.role == "out_struct" and len(p.parts) > 1:
                dummies.append(raw[n])
                actual += [n, f"c_sizeof({n})"]
            else:
                dummies += [raw[q.name] for q in p.parts]
                actual += [q.name for q in p.parts]
        kind = self.result(f.result)
        result, call = "", f"c_{f.name}({{}})"
        if "*" in f.result:
            result, kind, call = "text", TEXT, f"mpt_text({call})"
        elif kind:
            result = "answer"
        word = "function" if kind else "subroutine"
        tail = f" result({result})" if kind else ""
        out = comment(sentence(f.doc), "  ")
        out += wrapped(f"{word} {f.name}({', '.join(d.name for d in dummies)}){tail}", "  ")
        for d in dummies:
            out += wrapped(d.text, "    ")
        out += ["    " + t for t in ([f"{kind} :: {result}"] if kind else []) + local]
        out.append("")
        body = list(before)
        start = f"{result} = " if kind else "call "
        body += wrapped(start + call.format(", ".join(actual)))
        if text:
            n, at = text
            actual[at:at + 3] = ["c_loc(room)", "len(room, c_size_t)", "needed"]
            body += ["if (answer < 0) return", "allocate(character(kind=c_char, len=needed) :: room)"]
            body += wrapped(start + call.format(", ".join(actual)))
            body.append(f"if (answer >= 0) {n} = room(:len(room) - 1)")
        body += after
        return [*out, *("    " + t for t in body), f"  end {word}", ""]

    # ---- files ----

    def module(self):
        api = self.api
        out = [HEAD.rstrip("\n"), "! The C interface of libmpt: constants, types, functions. Programs use module mpt.",
               "module mpt_made", "  use, intrinsic :: iso_c_binding", "  implicit none", "  public", ""]
        out += ["! ---- numbers ----", ""]
        for n, v in api.lengths.items():
            if n != "MPT_NULL_HANDLE":
                out.append(f"integer(c_int32_t), parameter :: {n} = {v}")
        major, minor, patch = (api.lengths[f"MPT_VERSION_{x}"] for x in ("MAJOR", "MINOR", "PATCH"))
        out += [f"integer(c_int32_t), parameter :: MPT_VERSION_NUMBER = {major * 1000000 + minor * 1000 + patch}", ""]
        for name, values in api.enums.items():
            out += comment(f"{name}: {sentence(api.enum_docs[name])}")
            for n, v, doc in values:
                out += comment(doc, "  ") if doc else []
                out.append(f"integer(c_int32_t), parameter :: {n} = {v}")
            out.append("")
        out += ["! ---- handles ----", ""]
        for h in api.handles:
            out += [f"! Handle of an object in C's {h}. {h}() is the handle of no object.",
                    f"type, bind(c) :: {h}", "  integer(c_int64_t), private :: bits = 0", "end type", ""]
        out += ["! True if the handle is that of no object.", "interface mpt_is_null"]
        out += [f"  module procedure null_{h}" for h in api.handles]
        out += ["end interface", "private :: " + ", &\n    ".join(f"null_{h}" for h in api.handles), ""]
        out += ["! ---- structs ----", ""]
        for s in api.structs.values():
            out += self.struct(s)
        out += ["! ---- functions of the program that the library calls ----", "", "abstract interface"]
        for c in api.callbacks.values():
            out += comment(sentence(c.doc), "  ") + self.callback(c)
        out += ["end interface", "", "! ---- functions ----", "", "interface"]
        for f in api.functions:
            own = self.converts(f)
            if not own:
                out += comment(sentence(f.doc), "  ")
            out += self.interface(f"c_{f.name}" if own else f.name, f.name, self.result(f.result), self.raw(f))
        out += ["  function c_strlen(text) bind(c, name=\"strlen\")", "    import", "    type(c_ptr), value :: text",
                "    integer(c_size_t) :: c_strlen", "  end function"]
        out += ["end interface", "", "contains", ""]
        out += ["  ! Returns a text of C, for the components of structs. It is empty if there is none.",
                "  function mpt_text(address) result(text)", "    type(c_ptr), intent(in) :: address",
                f"    {TEXT} :: text", "    character(kind=c_char), pointer :: letters(:)", "    integer :: i", "",
                "    if (.not. c_associated(address)) then", "      text = ''", "      return", "    end if",
                "    call c_f_pointer(address, letters, [c_strlen(address)])",
                "    allocate(character(len=size(letters)) :: text)", "    do i = 1, size(letters)",
                "      text(i:i) = letters(i)", "    end do", "  end function", ""]
        for h in api.handles:
            out += [f"  pure logical function null_{h}(handle)", f"    type({h}), intent(in) :: handle", "",
                    f"    null_{h} = handle%bits == 0", "  end function", ""]
        for f in api.functions:
            if self.converts(f):
                out += self.procedure(f)
        return "\n".join([*out, "end module"]) + "\n"

    def layout_f90(self):
        """Returns a program that prints the size of each struct and the offset of each field."""
        out = [HEAD.rstrip("\n"), "! Prints the layout of every struct, as tests/layout.c does.", "program layout",
               "  use mpt", "  implicit none", ""]
        for s in self.api.structs.values():
            out.append(f"  call {s.name}_layout")
        out += ["", "contains", "",
                "  subroutine field(name, base, address)", "    character(len=*), intent(in) :: name",
                "    type(c_ptr), intent(in) :: base, address", "",
                "    print '(3a, i0)', '  ', name, ' ', transfer(address, 0_c_intptr_t) - &",
                "      transfer(base, 0_c_intptr_t)", "  end subroutine", ""]
        for s in self.api.structs.values():
            out += [f"  subroutine {s.name}_layout", f"    type({RENAMED.get(s.name, s.name)}), target :: s", "",
                    f"    print '(a, i0)', '{s.name} ', c_sizeof(s)"]
            if s.fields[0].name == "struct_size":
                own = "0" if s.inits else "int(c_sizeof(s))"
                out.append(f"    if (s%struct_size /= {own}) error stop 'struct_size of {s.name}'")
            for f in s.fields:
                first = "(1)" if f.length else ""
                out.append(f"    call field('{f.name}', c_loc(s), c_loc(s%{f.name}{first}))")
            out += ["  end subroutine", ""]
        return "\n".join([*out, "end program"]) + "\n"

    def layout_inc(self):
        out = ["/* Made by generate.py from the headers.", " * SPDX-License-Identifier: Apache-2.0 */"]
        for s in self.api.structs.values():
            out.append(f"STRUCT({s.name})")
            out += [f"FIELD({s.name}, {f.name})" for f in s.fields]
        return "\n".join(out) + "\n"


def main():
    made = Generator()
    if sys.argv[1:] == ["--names"]:
        print("\n".join(f.name for f in made.api.functions))
        return
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        sys.exit(__doc__)
    files = {"mpt_made.f90": made.module(), "tests/layout.f90": made.layout_f90(),
             "tests/layout.inc": made.layout_inc()}
    bad = 0
    for name, text in files.items():
        path = here / name
        if path.exists() and path.read_text() == text:
            continue
        if check:
            bad += 1
            print(f"bindings/fortran/{name} is not what the headers give: run bindings/regenerate", file=sys.stderr)
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
