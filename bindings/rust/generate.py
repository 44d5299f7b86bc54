#!/usr/bin/env python3
"""Writes the generated files of the two crates: bindings/rust/generate.py [--check]

The input is include/mpt alone; this script has no list of calls. It writes the enums, structs and
methods of `mpt` and the table of contents; bindgen writes the raw declarations of `mpt-sys`. A call
whose declaration does not determine its Rust form is written by hand in mpt/src and named in
tables.py. --check changes nothing and fails if a file differs from its generated text.
SPDX-License-Identifier: Apache-2.0
"""
import hashlib
import os
import re
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
root = here.parents[1]
sys.path.insert(0, str(here.parent / "common"))
from api import Api, wrapped  # noqa: E402
from c_words import words  # noqa: E402

from raw import declarations, rustfmt, sys_rs  # noqa: E402
from tables import (EXTRA, FILLED, FLAGS, HAND, HANDLE_DOCS, HANDLES, HAND_STRUCTS, KEYWORDS, MODULES,  # noqa: E402
                    NUMBERS, OPTIONAL_DTYPES, RENAMED, STRUCT_WORDS)

HEAD = "// Made by generate.py from the headers.\n// SPDX-License-Identifier: Apache-2.0\n"


def camel(name):
    return "".join(w[:1].upper() + w[1:].lower() for w in name.split("_") if w)


def variable(name):
    return name + "_" if name in KEYWORDS else name


class Generator:
    def __init__(self):
        self.api = Api(root / "include")
        roles = [(p.role, p.type) for f in self.api.functions for p in f.params]
        self.inputs = {t for role, t in roles if role in ("struct", "structs")}
        self.outputs = {t for role, t in roles if role == "out_struct"}
        self.handles = {h: HANDLES.get(h, camel(h[4:])) for h in self.api.handles}
        self.flags = []
        self.enums = self._enums()
        self.paths = {}     # C name: Rust path, used in texts
        for f in self.api.functions:
            self.paths[f.name] = self.place(f)[1]
        self.problems = []

    # ---- names ----

    def _enums(self):
        out = {}
        self.types = {"mpt_op": "Op"}  # C type: Rust type
        for c_type, values in self.api.enums.items():
            if c_type in FLAGS:
                self.flags += values
                continue
            common = os.path.commonprefix([n for n, _, _ in values])
            common = common[:common.rfind("_") + 1]
            name = self.types[c_type] = camel(c_type[4:])
            if name == "Status":
                strip = lambda n: re.sub("^MPT_(ERROR_)?", "", n)
            elif name == "Dtype":
                strip = lambda n: re.sub("^MPT_(DTYPE_)?", "", n)
            else:
                strip = lambda n, c=common: n[len(c):]
            variants = []
            for n, v, doc in values:
                s = strip(n)
                v_name = s if name in ("Dtype", "OptimizerKind") and s != "NONE" else camel(s)
                v_name = {"BF16": "BF16", "ADAMW": "AdamW", "SGD": "Sgd", "ADAM": "Adam", "RMSPROP": "RmsProp",
                          "ADAGRAD": "Adagrad", "LION": "Lion", "BOOL": "Bool"}.get(v_name, v_name)
                if name == "OptimizerKind" and v_name.isupper():
                    v_name = camel(v_name)
                variants.append((v_name, n, v, doc))
            out[name] = variants
        return out

    def struct(self, c):
        return camel(c[4:])

    def has_lifetime(self, c):
        return c not in HAND_STRUCTS and any(f.type in self.handles for f in self.api.structs[c].fields)

    def place(self, f):
        """Returns the impl of a call ('' for a free function), and its path in texts."""
        if f.name in HAND:
            m = re.match(r"`([\w:]+)`", HAND[f.name])
            return None, m.group(1) if m else f.short
        if f.name in RENAMED:
            name = RENAMED[f.name]
        else:
            name = f.short
        owner = ""
        handles = [p for p in f.params if p.role == "handle"]
        made = [p for p in f.params if p.role == "out_handle"]
        if f.short.startswith("nn_"):
            return "nn", "nn::" + name[3:]
        m = re.fullmatch(r"mpt_(\w+)_create", f.name)
        if m and made:
            owner, name = self.handles[made[0].type], "new"
        elif handles:
            first = handles[0].type
            owner = self.handles[first]
            own = first[4:] + "_"
            if f.short.startswith(own):
                name = f.short[len(own):]
        name = re.sub(r"(^|_)get_", r"\1", name)
        return owner, (owner + "::" if owner else "") + variable(name)

    # ---- texts ----

    def text(self, doc):
        """Converts a C comment to rustdoc."""
        def code(m):
            word = m.group(0)
            if word in self.paths:
                return f"`{self.paths[word]}`"
            for name, variants in self.enums.items():
                for v, c, _, _ in variants:
                    if c == word:
                        return f"`{name}::{v}`"
            if word in self.api.structs and word not in HAND_STRUCTS:
                return f"`{self.struct(word)}`"
            return f"`{word}`"
        known = {c for variants in self.enums.values() for _, c, _, _ in variants}
        doc = re.sub(r"(?s)\bErrors: .*", lambda m: re.sub(r"\b[A-Z][A-Z_]+\b", lambda e: (
            "MPT_ERROR_" + e[0] if "MPT_ERROR_" + e[0] in known else e[0]), m[0]), doc)
        out = []
        for part in re.split(r"(\bmpt_\w+\*?|\bMPT_\w+\*?)", doc):
            if re.match(r"(mpt|MPT)_", part):
                out.append(code(re.match(r".*", part)))
            else:
                part = re.sub(r"([\\\[\]<>*])", r"\\\1", part)
                out.append(re.sub(r"\bNULL\b", "`None`", part))
        return "".join(out)

    def doc(self, doc, indent=""):
        if not doc:
            return ""
        lines, in_list = [], False
        for l in wrapped(self.text(doc), 96 - len(indent)):
            if in_list and l and not l.startswith((" ", "- ")):
                lines.append("")  # end of a list
            in_list = l.startswith("- ") or in_list and l.startswith(" ")
            lines.append(l)
        return "".join(f"{indent}/// {l}".rstrip() + "\n" for l in lines)

    # ---- enums ----

    def enums_rs(self):
        out = [HEAD]
        for name, variants in self.enums.items():
            out.append(f"/// {self.enum_doc(name)}\n#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]\n#[non_exhaustive]")
            out.append(f"pub enum {name} {{")
            for v, c, _, doc in variants:
                out.append((self.doc(doc, "    ") or f"    /// `{c}`.\n") + f"    {v},")
            out.append("    /// A number without a name in this version of the crate.\n    Unknown(i32),\n}\n")
            out.append(f"impl {name} {{\n    /// Returns the number that C uses.\n    #[inline]\n"
                       f"    pub fn raw(self) -> i32 {{\n        match self {{")
            out += [f"            {name}::{v} => {n}," for v, _, n, _ in variants]
            out.append(f"            {name}::Unknown(n) => n,\n        }}\n    }}\n"
                       f"    /// Converts a number of C.\n    #[inline]\n"
                       f"    pub fn from_raw(n: i32) -> {name} {{\n        match n {{")
            out += [f"            {n} => {name}::{v}," for v, _, n, _ in variants]
            out.append(f"            n => {name}::Unknown(n),\n        }}\n    }}\n}}\n")
        for n, v, doc in self.flags:
            out.append(f"{self.doc(doc)}pub const {n[4:]}: i32 = {v};")
        return "\n".join(out) + "\n"

    def enum_doc(self, name):
        first, last = self.enums[name][0][1], self.enums[name][-1][1]
        return f"Holds the value `{first}` of C." if first == last else f"Holds the values `{first}` to `{last}` of C."

    # ---- structs ----

    def fields(self, s):
        """Returns (name, Rust type, expression to C, expression from C) for each field."""
        out = []
        for f in s.fields:
            n = variable(f.name)
            if f.name in ("struct_size", "next", "reserved", "reserved2") or f.name in FILLED.get(s.name, ()):
                continue
            base = self.api.aliases.get(f.type, f.type)
            typed = self.types.get(f.type)
            if f.type in self.handles:
                t = self.handles[f.type]
                out.append((n, f"Option<{t}<'c>>", f"opt(&self.{n})", None))
            elif f.type == "const char*":
                out.append((n, "Option<String>", f"keep.text(&self.{n})?", f"text(c.{f.name})"))
            elif f.type == "mpt_bool32":
                out.append((n, "bool", f"self.{n} as i32", f"c.{f.name} != 0"))
            elif typed and not f.length:
                out.append((n, typed, f"self.{n}.raw()", f"{typed}::from_raw(c.{f.name})"))
            elif base in NUMBERS:
                t = NUMBERS[base]
                out.append((n, f"[{t}; {f.length}]" if f.length else t, f"self.{n}", f"c.{f.name}"))
            else:
                self.problems.append(f"{s.name}.{f.name} ({f.type}) has no counterpart; see HAND_STRUCTS")
        return out

    def structs_rs(self):
        out = [HEAD, "use super::*;\n"]
        docs = {}
        for c, s in self.api.structs.items():
            if c in HAND_STRUCTS:
                continue
            name, fields = self.struct(c), self.fields(s)
            life = "<'c>" if self.has_lifetime(c) else ""
            docs = {variable(f.name): f.doc for f in s.fields}
            sized = s.fields and s.fields[0].name == "struct_size"
            out.append((self.doc(s.doc) or f"/// `{c}` of C.\n") + "#[derive(Debug, Clone" +
                       ("" if life else ", PartialEq") + ")]")
            out.append(f"pub struct {name}{life} {{")
            for n, t, _, _ in fields:
                out.append((self.doc(docs[n], "    ") or f"    /// `{n}` of C.\n") + f"    pub {n}: {t},")
            for n, t, doc in EXTRA.get(c, ()):
                out.append(f"    /// {doc}\n    pub {n}: {t},")
            out.append("}\n")
            inits = [i for i in s.inits]
            own = f"{c}_init"
            body = []
            start = "c.struct_size = std::mem::size_of::<sys::%s>() as u32;\n        " % c if sized else ""
            if inits:
                main = own if own in inits else None
                for i in inits:
                    if i != main:
                        short = variable(i[4:-5].replace("_desc", ""))
                        body.append(f"    /// Returns the defaults that `{i}` sets.\n    pub fn {short}() -> Self {{\n"
                                    f"        // SAFETY: the call writes a whole struct of that size.\n"
                                    f"        Self::from_sys(&unsafe {{ init(sys::{i}) }})\n    }}")
            start_with = f"unsafe {{ init(sys::{own}) }}" if own in inits else (
                f"unsafe {{ init(sys::{inits[0]}) }}" if inits else "unsafe { std::mem::zeroed() }")
            if c in self.inputs:
                keep = "keep" if any("keep." in to for _, _, to, _ in fields) else "_keep"
                body.append(f"    pub(crate) fn to_sys(&self, {keep}: &mut Keep) -> Result<sys::{c}> {{\n"
                            f"        // SAFETY: plain data.\n"
                            f"        let mut c: sys::{c} = {start_with};\n        {start}"
                            + "\n        ".join(f"c.{n.rstrip('_') if n.rstrip('_') in KEYWORDS else n} = {to};"
                                                for n, _, to, _ in fields) + "\n        Ok(c)\n    }")
            if c in self.outputs or inits:
                inner = ", ".join([f"{n}: {back if back else 'None'}" for n, _, _, back in fields] +
                                  [f"{n}: Default::default()" for n, _, _ in EXTRA.get(c, ())])
                body.append(f"    pub(crate) fn from_sys(c: &sys::{c}) -> Self {{\n"
                            f"        {name} {{ {inner} }}\n    }}")
            out.append(f"impl{life} {name}{life} {{\n" + "\n".join(body) + "\n}\n")
            if own in inits:
                out.append(f"impl{life} Default for {name}{life} {{\n    fn default() -> Self {{\n"
                           f"        // SAFETY: the call writes a whole struct of that size.\n"
                           f"        Self::from_sys(&unsafe {{ init(sys::{own}) }})\n    }}\n}}\n")
        return "\n".join(out)

    # ---- calls ----

    def call(self, f):
        """Returns (owner, Rust source) of a call, or None after recording a problem."""
        owner, path = self.place(f)
        name = path.split("::")[-1]
        params, args, before, results, generics = [], [], [], [], ""
        me = None
        fresh = re.fullmatch(r"mpt_\w+_create", f.name) and any(p.role == "out_handle" for p in f.params)
        step = "MPT_STEP_SKIPPED" in f.doc and not f.outputs
        context_life = "<'_>"
        for p in f.params:
            n = variable(p.name)
            if p.role == "handle":
                t = self.handles[p.type]
                if me is None and owner and not fresh and owner != "nn" and t == owner:
                    me = p.name
                    args.append("self.as_raw()")
                elif t == "Context":
                    params.append(f"{n}: &'c Context")
                    args.append(f"{n}.as_raw()")
                elif p.nullable:
                    params.append(f"{n}: Option<&{t}<'c>>")
                    args.append(f"opt_ref({n})")
                else:
                    params.append(f"{n}: &{t}<'c>")
                    args.append(f"{n}.as_raw()")
            elif p.role == "handles":
                t = self.handles[p.type]
                params.append(f"{n}: &[impl Borrow<{t}<'c>>]")
                before.append(f"let {n}_raw: Vec<_> = {n}.iter().map(|h| h.borrow().as_raw()).collect();")
                args += [f"{n}_raw.as_ptr()", f"count({n}.len())?"]
            elif p.role == "ints":
                if p.name == "dim":  # a list with at most one entry
                    params.append(f"{n}: Option<i64>")
                    args += [f"{n}.as_ref().map_or(ptr::null(), |d| d as *const i64)", f"{n}.is_some() as i32"]
                else:
                    params.append(f"{n}: impl AsRef<[i64]>")
                    before.append(f"let {n} = {n}.as_ref();")
                    args += [f"ints({n})", f"count({n}.len())?"]
            elif p.role == "struct":
                life = "<'c>" if self.has_lifetime(p.type) else ""
                if p.type == "mpt_precision" or not f.name.endswith("_create") and "_set_" in f.name:
                    params.append(f"{n}: &{self.struct(p.type)}{life}")
                    before.append(f"let mut keep = Keep::new();\nlet {n} = {n}.to_sys(&mut keep)?;")
                    args.append(f"&{n}")
                else:
                    params.append(f"{n}: Option<&{self.struct(p.type)}{life}>")
                    before.append(f"let mut {n}_keep = Keep::new();\nlet {n} = match {n} {{ Some(d) => "
                                  f"Some(d.to_sys(&mut {n}_keep)?), None => None }};")
                    args.append(f"{n}.as_ref().map_or(ptr::null(), |d| d as *const _)")
                if p.type in HAND_STRUCTS:
                    self.problems.append(f"{f.name}: {p.type} is written by hand, and so must the call be")
            elif p.role == "string":
                params.append(f"{n}: &str")
                before.append(f"let {n} = c_text({n})?;")
                args.append(f"{n}.as_ptr()")
            elif p.role == "scalar":
                typed = self.types.get(p.type)
                if p.type == "mpt_bool32":
                    params.append(f"{n}: bool")
                    args.append(f"{n} as i32")
                elif f.name in OPTIONAL_DTYPES and typed == "Dtype":
                    params.append(f"{n}: impl Into<Option<Dtype>>")
                    args.append(f"{n}.into().unwrap_or(Dtype::None).raw()")
                elif typed:
                    params.append(f"{n}: {typed}")
                    args.append(f"{n}.raw()")
                else:
                    base = self.api.aliases.get(p.type, p.type)
                    params.append(f"{n}: {NUMBERS[base]}")
                    args.append(n)
            elif p.role == "out":
                typed = self.types.get(p.type)
                base = self.api.aliases.get(p.type, p.type)
                before.append(f"let mut {n}: {NUMBERS[base]} = Default::default();")
                args.append(f"&mut {n}")
                if p.type == "mpt_bool32":
                    results.append(("bool", f"{n} != 0"))
                elif typed:
                    results.append((typed, f"{typed}::from_raw({n})"))
                else:
                    results.append((NUMBERS[base], n))
            elif p.role == "out_handle":
                t = self.handles[p.type]
                life = "<'_>" if owner == "Context" else "<'c>"
                before.append(f"let mut {n} = ptr::null_mut();")
                args.append(f"&mut {n}")
                if p.maybe:
                    results.append((f"Option<{t}{life}>", f"maybe({n})"))
                else:
                    results.append((f"{t}{life}", f"made({n})?"))
                if t != "Tensor":
                    first = next(q for q in f.params if q.role == "handle")
                    whose = "self" if first.name == me else variable(first.name)
                    if self.handles[first.type] != "Context":
                        whose += ".context()"
                    r, e = results.pop()
                    results.append((r, e.replace(f"({n})", f"_in({n}, {whose})")))
            elif p.role == "out_struct":
                before.append(f"let mut {n}: sys::{p.type} = unsafe {{ std::mem::zeroed() }};")
                if self.api.structs[p.type].fields[0].name == "struct_size":
                    before.append(f"{n}.struct_size = std::mem::size_of::<sys::{p.type}>() as u32;")
                args.append(f"&mut {n}")
                if len(p.parts) == 2:
                    args.append(f"std::mem::size_of::<sys::{p.type}>()")
                results.append((self.struct(p.type) + ("<'c>" if self.has_lifetime(p.type) else ""),
                                f"{self.struct(p.type)}::from_sys(&{n})"))
            elif p.role == "out_string":
                before.append(f"let mut {n} = ptr::null();")
                args.append(f"&mut {n}")
                results.append(("Option<String>", f"text({n})"))
            elif p.role == "text" and len(f.outputs) == 1 and len(p.parts) == 3:
                results.append(("String", None))
                args += ["text", "size", "needed"]
            else:
                self.problems.append(f"{f.name}: {p.name} ({p.role}) has no form in Rust; write it by hand")
                return None
        # Put the parts together.
        method = me is not None
        if method:
            params.insert(0, "&self")
        needs_life = any("'c" in x for x in params + [r for r, _ in results])
        if (not method or owner == "Context") and needs_life:
            generics = "<'c>"
        if owner == "Context" and any("'c" in x for x in params):
            # Arguments and results belong to one context.
            params[0] = "&'c self"
            results = [(r.replace("<'_>", "<'c>"), e) for r, e in results]
        if fresh:
            generics = ""
        body = "\n".join(before)
        call = f"sys::{f.name}({', '.join(args)})"
        safety = "// SAFETY: the library checks the handles; the memory is local and large enough."
        if results and results[0][1] is None:
            kind, tail = "String", f"{safety}\nread_text(|text, size, needed| unsafe {{ {call} }})"
        elif f.result == "mpt_status":
            one = results[0] if len(results) == 1 else \
                ("(" + ", ".join(r for r, _ in results) + ")", "(" + ", ".join(e for _, e in results) + ")")
            if step:
                kind, tail = "Step", f"{safety}\nstepped(unsafe {{ {call} }})"
            elif not results:
                kind, tail = "()", f"{safety}\ncheck(unsafe {{ {call} }})"
            else:
                kind = one[0]
                e = one[1]
                end = e[:-1] if e.endswith("?") and len(results) == 1 else f"Ok({e})"
                tail = f"{safety}\ncheck(unsafe {{ {call} }})?;\n{end}"
        elif f.result == "const char*":
            kind, tail = None, f"{safety}\ntext(unsafe {{ {call} }})"
            returns = "Option<String>"
        elif f.result in ("mpt_bool32",):
            kind, tail, returns = None, f"{safety}\nlet yes = unsafe {{ {call} }};\nyes != 0", "bool"
        elif f.result in NUMBERS:
            kind, tail, returns = None, f"{safety}\nunsafe {{ {call} }}", NUMBERS[f.result]
        else:
            self.problems.append(f"{f.name}: result {f.result} has no form in Rust; write it by hand")
            return None
        if kind is not None:
            returns = f"Result<{kind}>"
        inline = "#[inline]\n" if f.header == "mpt_ops.h" else ""
        many = "#[allow(clippy::too_many_arguments)]\n" if len(params) > 7 else ""
        traps = "#[allow(clippy::should_implement_trait)]\n" if name in (
            "add", "sub", "mul", "div", "neg", "not", "eq", "ne", "cmp", "clone") else ""
        doc = re.sub(r"MPT_NOT_READY,\s+with\s+`out`\s+unchanged,", "the error MPT_NOT_READY", f.doc)
        doc = self.doc(doc) or f"/// `{f.name}` of C.\n"
        return owner, f"{doc}{inline}{many}{traps}pub fn {name}{generics}({', '.join(params)}) -> {returns} {{\n{body}\n{tail}\n}}\n"

    def skip(self, f):
        return f.name in HAND or re.search(r"_(retain|release)$", f.name) or \
            any(f.name in s.inits for s in self.api.structs.values())

    def calls_rs(self):
        groups = {}
        for f in self.api.functions:
            if self.skip(f):
                continue
            if f.problem:
                self.problems.append(f"{f.name}: {f.problem}")
                continue
            made = self.call(f)
            if made:
                groups.setdefault(made[0], []).append(made[1])
        out = [HEAD, "use super::*;\n"]
        for call, module in MODULES.items():
            if call in self.api.by_name:
                out.append(f'#[path = "../{module}.rs"]\nmod {module};\n')
        for h, t in self.handles.items():
            if t != "Context":
                kind = "tensor_handle" if t == "Tensor" else "handle"
                doc = HANDLE_DOCS.get(h, f"`{h}` of C.")
                out.append(f"{kind}!({t}, {h}, {h}_s, {h}_retain, {h}_release, \"{doc}\");\n")
        for owner, functions in groups.items():
            body = "\n".join(functions)
            if owner == "":
                out.append(body)
            elif owner == "nn":
                continue
            elif owner == "Context":
                out.append(f"impl Context {{\n{body}}}\n")
            else:
                out.append(f"impl<'c> {owner}<'c> {{\n{body}}}\n")
        nn = HEAD + "use super::*;\n\n" + "\n".join(groups.get("nn", []))
        return "\n".join(out), nn

    # ---- the table of contents ----

    def contents(self):
        out = ["# The C API in Rust", "",
               "Made by generate.py; every call of the headers has a row.", ""]
        header = None
        for f in self.api.functions:
            if f.header != header:
                header = f.header
                out += ["", f"## {header}", "", "| C | Rust |", "|---|---|"]
            out.append(f"| `{f.name}` | {self.where(f)} |")
        return "\n".join(out) + "\n"

    def where(self, f):
        if f.name in HAND:
            return HAND[f.name]
        if f.name.endswith("_retain"):
            return "`Clone`"
        if f.name.endswith("_release"):
            return "`Drop`"
        s = next((s for s in self.api.structs.values() if f.name in s.inits), None)
        if s is None:
            return f"`{self.paths[f.name]}`"
        return f"`{self.struct(s.name)}::" + (
            "default`" if f.name == s.name + "_init" else f"{f.name[4:-5].replace('_desc', '')}`")

    def words_rs(self):
        """Returns the table that replaces C names in texts; see c_words.py."""
        def function(f):
            found = re.search(r"`([^`]+)`", self.where(f))
            return found[1] if found else self.where(f)

        def constant(name):
            if name == "NULL":
                return "None"
            found = [f"{t}::{v}" for t, variants in self.enums.items() for v, c, _, _ in variants if c == name]
            return found[0] if found else name[4:]

        table = words(self.api, function, constant, lambda s: STRUCT_WORDS.get(s.name) or self.struct(s.name),
                      lambda s, f: None)
        return HEAD + "\n/// Rust words by C name, sorted by C name.\npub(crate) static WORDS: &[(&str, &str)] = &[\n" + \
            "".join(f'    ("{c}", "{word}"),\n' for c, word in table.items()) + "];\n"

    def hand_is_there(self):
        sources = "\n".join(p.read_text() for p in (here / "mpt/src").glob("*.rs"))
        for n in HAND:
            if n in self.api.by_name and "not needed" not in HAND[n] and not re.search(rf"\bsys::{n}\b", sources):
                self.problems.append(f"{n} is in HAND, but no source calls it")


def digest_of(text):
    return "// digest " + hashlib.sha256(text.encode()).hexdigest()


def formatted(text):
    return rustfmt(text.replace(HEAD, HEAD + digest_of(text) + "\n", 1))


def main():
    check = "--check" in sys.argv[1:]
    g = Generator()
    calls, nn = g.calls_rs()
    made = {"mpt/src/generated/enums.rs": g.enums_rs(), "mpt/src/generated/structs.rs": g.structs_rs(),
            "mpt/src/generated/calls.rs": calls, "mpt/src/generated/nn.rs": nn,
            "mpt/src/generated/words.rs": g.words_rs(), "CONTENTS.md": g.contents()}
    g.hand_is_there()
    for p in sorted(set(g.problems)):
        print("generate.py:", p, file=sys.stderr)
    bad = len(g.problems)
    digest = declarations(g.api)
    raw = here / "mpt-sys/src/bindings.rs"
    if not raw.exists() or digest not in raw.read_text():
        if check:
            print("mpt-sys/src/bindings.rs is older than the headers: run bindings/rust/generate.py", file=sys.stderr)
            bad += 1
        else:
            for name, text in zip(("bindings.rs", "layouts.rs"), sys_rs(g.api, digest)):
                raw.with_name(name).write_text(text)
    for path, text in made.items():
        file = here / path
        rust = path.endswith(".rs")
        if file.exists() and (digest_of(text) if rust else text) in file.read_text():
            continue
        if check:
            print(f"{path} is not what the headers give: run bindings/rust/generate.py", file=sys.stderr)
            bad += 1
        else:
            file.write_text(formatted(text) if rust else text)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
