"""Generates the Go methods and functions of the C calls; names.py has names, enums and structs.

SPDX-License-Identifier: Apache-2.0
"""
import re

from names import HEAD, NUMBERS, RAW, Names, camel, camel_c, variable
from tables import COUNTS, HAND, HANDLE_DOCS, KEYWORDS


class Calls(Names):
    def call(self, f):
        """Returns the Go source of a call, or None after recording why it has none."""
        owner, name = self.places[f.name]
        params, args, before, alive, results, checks = [], [], [], [], [], []
        receiver = context = None
        ins = [p for p in f.params if not p.role.startswith("out") and p.role != "text"]
        made = [p for p in f.params if p.role == "out_handle"]
        returned = len(made) == 1 and len(f.outputs) == 1
        keeps = False
        for p in f.params:
            n = variable(p.name)
            if p.role in ("out", "out_string", "out_handle", "out_pointer"):
                n = "got" + camel(p.name)
            if p.role == "handle":
                t = self.handles[p.type]
                if receiver is None and owner == t:
                    receiver = (n if n != "context" else "c", t)
                    args.append(f"{receiver[0]}.h")
                    alive.append(receiver[0])
                    context = context or ("c" if t == "Context" else f"{receiver[0]}.ctx")
                    continue
                if p.type == "mpt_context":
                    n = "ctx"
                params.append((n, "*" + t))
                args.append(f"{n}.raw()")
                alive.append(n)
                context = context or (n if t == "Context" else f"{n}.ctx")
            elif p.role == "handles":
                t = self.handles[p.type]
                params.append((n, "[]*" + t))
                before.append(f"{n}Raw := rawAll({n})")
                args.append(f"{n}Raw")
                alive.append(n)
                context = context or f"first({n})"
            elif p.role == "ints":
                params.append((n, "[]int64"))
                args.append(n)
            elif p.role == "struct":
                if receiver is None and owner == self.struct(p.type):
                    receiver = (n, owner)
                elif f"{p.type}" == "mpt_precision":
                    params.append((n, "*Precision"))
                else:
                    params.append(("options" if n == "desc" else n, "*" + self.struct(p.type)))
                who = receiver[0] if receiver and receiver[1] == self.struct(p.type) and not owner in self.handles.values() \
                    else params[-1][0]
                keeps = True
                before.append(f"{n}C := {who}.toC(&k)")
                args.append(f"{n}C")
                alive.append(who)
            elif p.role == "string":
                params.append((n, "string"))
                keeps = True
                args.append(f"k.bytes({n})")
            elif p.role == "scalar":
                typed = self.types.get(p.type)
                base = self.api.aliases.get(p.type, p.type)
                if p.type == "mpt_bool32":
                    t, e = "bool", "flag({0})"
                elif typed:
                    t, e = typed, "int32({0})"
                elif NUMBERS[base] == "int":
                    t, e = "int", "small({0})"
                elif RAW[base] != NUMBERS[base]:
                    t, e = NUMBERS[base], RAW[base] + "({0})"
                else:
                    t, e = NUMBERS[base], "{0}"
                params.append((n, t))
                args.append(e.format(n))
            elif p.role == "out":
                typed = self.types.get(p.type)
                base = self.api.aliases.get(p.type, p.type)
                before.append(f"var {n} {RAW[base]}")
                args.append(f"&{n}")
                if p.type == "mpt_bool32":
                    results.append(("bool", f"{n} != 0"))
                elif typed:
                    results.append((typed, f"{typed}({n})"))
                else:
                    g = NUMBERS[base]
                    results.append((g, n if g == RAW[base] else f"{g}({n})"))
            elif p.role == "out_string":
                before.append(f"var {n} uintptr")
                args.append(f"&{n}")
                results.append(("string", f"raw.Text({n})"))
            elif p.role == "out_pointer":
                before.append(f"var {n} unsafe.Pointer")
                args.append(f"&{n}")
                results.append(("unsafe.Pointer", n))
            elif p.role == "pointer":
                params.append((n, "unsafe.Pointer"))
                args.append(n)
            elif p.role == "out_handle":
                t = self.handles[p.type]
                if not returned:
                    before.append(f"var {n} uintptr")
                    args.append(f"&{n}")
                    results.append(("*" + t, f"c.wrap{t}({n})"))
                else:
                    results.append(("*" + t, None))
            elif p.role == "out_handles":
                t = self.handles[p.type]
                count = COUNTS.get(f.short)
                if count is None:
                    self.problems.append(f"{f.name}: how many results there are belongs into COUNTS")
                    return None
                if not count:
                    params.append(("results", "int"))
                    count = "results"
                    checks.append('if results < 0 {\n\treturn nil, invalid("the number of results is %d, expected at least 0", results)\n}')
                before.append(f"{n} := make([]uintptr, {count.replace(', n,', ', chunks_,')})")
                args.append(n)
                results.append(("[]*" + t, f"c.wrapAll({n})"))
            elif p.role == "out_struct":
                before.append(f"var {n} raw.C_{p.type}")
                if self.api.structs[p.type].fields[0].name == "struct_size":
                    before.append(f"{n}.Struct_size = uint32(unsafe.Sizeof({n}))")
                args.append(f"&{n}")
                if len(p.parts) == 2:
                    args.append(f"unsafe.Sizeof({n})")
                results.append((self.struct(p.type), ("struct", n)))
            elif p.role == "text" and len(f.outputs) == 1 and len(p.parts) == 3:
                results.append(("string", ("text",)))
                args += ["text", "size", "needed"]
            else:
                self.problems.append(f"{f.name}: {p.name} ({p.role}) has no form in Go; write it by hand")
                return None
        # The package has a function chunks, so a parameter of that name is renamed.
        params = [("chunks_" if n == "chunks" else n, t) for n, t in params]
        args = ["chunks_" if a == "chunks" else a for a in args]
        if params and params[-1][1].startswith("[]"):
            params[-1] = (params[-1][0], "..." + params[-1][1][2:])
        steps = "MPT_STEP_SKIPPED" in f.doc and not f.outputs and f.result == "mpt_status"
        shown, group = [], []
        for i, (n, t) in enumerate(params):
            group.append(n)
            if i + 1 == len(params) or params[i + 1][1] != t:
                shown.append(f"{', '.join(group)} {t}")
                group = []
        lines = []
        call = f"raw.{camel_c(f.name)}({', '.join(args)})"

        def zero(t):
            if t.startswith(("*", "[")) or t == "unsafe.Pointer":
                return "nil"
            if t == "bool":
                return "false"
            if t == "string":
                return '""'
            if t in self.enums or t in NUMBERS.values() or t in ("Op",):
                return "0"
            return t + "{}"

        bad = ", ".join([zero(t) for t, _ in results] + ["err"])
        if steps:
            bad = "false, err"
        if context and context != "c":
            lines.append(f"c := {context}")
        if context and context.startswith("first("):
            lines[-1] = f"c, err := {context}"
            lines.append(f"if err != nil {{\n\treturn {bad}\n}}")
        lines += checks
        if keeps:
            lines.append("var k keep\ndefer k.free()")
        # Texts are converted before the lock is taken, because the conversion can fail.
        args_now = []
        for a in args:
            if a.startswith("k.bytes("):
                n = a[8:-1]
                lines.append(f"{n}C := {a}")
                a = n + "C"
            args_now.append(a)
        call = f"raw.{camel_c(f.name)}({', '.join(args_now)})"
        early = [b for b in before if b.endswith(".toC(&k)") or b.startswith("var ") or ".Struct_size" in b or
                 "make([]uintptr" in b]
        if keeps:
            lines += [b for b in early if b.endswith(".toC(&k)")]
            lines.append(f"if err := k.err; err != nil {{\n\treturn {bad}\n}}")
        lines += [b for b in early if not b.endswith(".toC(&k)")]
        locks = context and self.api.drives(f)
        if locks:
            lines.append("c.mu.Lock()")
        lines += [b for b in before if b not in early]
        keep_alive = [f"runtime.KeepAlive({a})" for a in dict.fromkeys(alive)]
        kinds = [t for t, _ in results]
        if f.result == "mpt_status":
            if results and results[0][1] == ("text",):
                kinds.append("error")
                inner = call
                lines.append(f"text, status := raw.ReadText(func(text *byte, size uintptr, needed *uintptr) uintptr {{\n"
                             f"\treturn {inner}\n}})")
                lines += keep_alive
                lines.append(f"return text, {'c.done' if context else 'check'}(status)")
            elif returned:
                kinds.append("error")
                t = results[0][0][1:]
                lines.append(f"made := {call}")
                lines += keep_alive
                lines.append(f"return c.made{t}(made)")
            else:
                lines.append(f"status := {call}")
                lines += keep_alive
                done = "c.done" if locks else "check"
                if steps:
                    kinds = ["bool", "error"]
                    lines.append("return c.stepped(status)")
                elif not results:
                    kinds = ["error"]
                    lines.append(f"return {done}(status)")
                else:
                    kinds.append("error")
                    wraps = any("wrap" in e for _, e in results if isinstance(e, str))
                    structs = [(t, e[1]) for t, e in results if isinstance(e, tuple)]
                    if wraps:  # while the lock is held
                        values = ", ".join(e for _, e in results)
                        lines.append(f"if err := c.failed(status); err != nil {{\n\tc.mu.Unlock()\n\treturn {bad}\n}}")
                        names = [f"r{i}" for i in range(len(results))]
                        lines.append(f"{', '.join(names)} := {values}\nc.mu.Unlock()\nreturn {', '.join(names)}, nil")
                    else:
                        lines.append(f"if err := {done}(status); err != nil {{\n\treturn {bad}\n}}")
                        for t, n in structs:
                            lines.append(f"var {n}Go {t}\n{n}Go.fromC(&{n})")
                        values = ", ".join(e if isinstance(e, str) else e[1] + "Go" for _, e in results)
                        lines.append(f"return {values}, nil")
        else:
            e = {"const char*": "raw.Text({0})", "mpt_bool32": "{0} != 0"}.get(f.result, "{0}")
            t = {"const char*": "string", "mpt_bool32": "bool"}.get(f.result) or NUMBERS.get(f.result)
            if t is None:
                self.problems.append(f"{f.name}: the result {f.result} has no form in Go; write it by hand")
                return None
            kinds = [t]
            if t in NUMBERS.values() and RAW[f.result] != t:
                e = t + "({0})"
            lines.append(f"r := {call}")
            if context:
                lines.append("c.mu.Unlock()")
            lines += keep_alive
            lines.append(f"return {e.format('r')}")
        returns = f"({', '.join(kinds)})" if len(kinds) > 1 else kinds[0] if kinds else ""
        if len(kinds) > 2:  # named results, so that a reader can tell them apart
            returns = self.named([p for p in f.params if p.role.startswith("out")], params, kinds)
        body = "\n".join("\t" + l.replace("\n", "\n\t") for l in lines)
        head = f"func ({receiver[0]} *{receiver[1]}) {name}" if receiver else f"func {name}"
        # Drop the sentences about truncated texts: Go returns the whole text.
        doc = re.sub(r"\s*(?:The\s+text\s+is\s+cut|`needed`)[^.]*\.(?=\s|$)", "", f.doc).strip()
        doc = re.sub(r"MPT_NOT_READY,\s+with\s+`out`\s+unchanged,", "the error MPT_NOT_READY", doc)
        own = {}
        for p in f.params:
            if p.role == "struct":
                own.update(self.fields_by_name(self.api.structs[p.type]))
                own["desc"] = "options"
            if "_" in p.name:
                v = variable(p.name)
                own[p.name] = v if any(n == v for n, _ in params) else camel(p.name)
        return f"{self.comment(name, doc, '', own, verb=True)}{head}({', '.join(shown)}) {returns} {{\n{body}\n}}\n"

    @staticmethod
    def named(outs, params, kinds):
        names = []
        for p in outs:
            n = camel(re.sub(r"^out_", "", p.name), False)
            n = "values" if n == "out" else n
            names.append("new" + n[:1].upper() + n[1:] if n in KEYWORDS | {q.rstrip("_") for q, _ in params} else n)
        return f"({', '.join(f'{n} {k}' for n, k in zip([*names, 'err'], kinds))})"

    def skip(self, f):
        return f.name in HAND or re.search(r"_(retain|release)$", f.name) or \
            any(f.name in s.inits for s in self.api.structs.values())

    def calls_go(self):
        """Returns the sources of two files: operations, and all other calls."""
        files = {"ops_made.go": [], "calls_made.go": []}
        for f in self.api.functions:
            if self.skip(f):
                continue
            if f.problem:
                self.problems.append(f"{f.name}: {f.problem}")
                continue
            made = self.call(f)
            if made:
                files["ops_made.go" if f.header == "mpt_ops.h" else "calls_made.go"].append(made)
        files["calls_made.go"].append(self.handles_go())
        out = {}
        for name, parts in files.items():
            body = "\n".join(parts)
            imports = "".join(f'\t"{i}"\n' for i in ("runtime", "unsafe") if i + "." in body)
            out[name] = HEAD + f'package mpt\n\nimport (\n{imports}\n\t"libmpt.org/mpt/internal/raw"\n)\n\n' + body
        return out

    @staticmethod
    def handle_doc(c):
        doc = HANDLE_DOCS.get(c, c + " of C.")
        return doc if doc[1].isupper() else doc[0].lower() + doc[1:]

    def handles_go(self):
        out = []
        for c, go in self.handles.items():
            if go in ("Context", "Tensor"):
                continue
            v = go.lower() if go[0] == "C" else go[0].lower()  # c is a context
            out.append(f"""// {go} is {self.handle_doc(c)}
// Close releases the object now; otherwise the garbage collector releases the object.
type {go} struct {{
	object
}}

func ({v} *{go}) raw() uintptr {{
	if {v} == nil {{
		return 0
	}}
	return {v}.h
}}

// Context returns the context that the object belongs to.
func ({v} *{go}) Context() *Context {{ return {v}.ctx }}

// Close releases the object now. Further calls of Close do nothing.
func ({v} *{go}) Close() error {{
	{v}.close(raw.{camel_c(c)}_release)
	return nil
}}

func (c *Context) wrap{go}(h uintptr) *{go} {{
	if h == 0 {{
		return nil
	}}
	{v} := &{go}{{object{{ctx: c, h: h}}}}
	c.addFinalizer(&{v}.object, raw.{camel_c(c)}_release)
	return {v}
}}

func (c *Context) made{go}(h uintptr) (*{go}, error) {{
	err := c.failedToMake(h)
	var out *{go}
	if err == nil {{
		out = c.wrap{go}(h)
	}}
	c.mu.Unlock()
	return out, err
}}
""")
        return "\n".join(out)
